// The page of rules: what a search leaves of it. The words come from the server (`RulesPage`).

import type { ComponentRow, ComponentTable, RulesPage, Section } from "./protocol";

/** Ends what is a ruling of ours. */
export const SIGN = "◇";

/** A text in pieces: what stands before the last word, and that word, which stays on one line with the sign of a ruling
 *  that follows it. */
export function signed(text: string): { before: string; last: string; ruling: boolean }[] {
  const parts = text.split(SIGN);
  return parts.map((part, number) => {
    const end = part.lastIndexOf(" ") + 1;
    return { before: part.slice(0, end), last: part.slice(end), ruling: number < parts.length - 1 };
  });
}

/** Where a part of the page can be found. */
export const place = (part: "section" | "table", number: number): string => `rules-${part}-${number}`;

/** The page with only what has all the words that are looked for; the whole page if none are. */
export function matching(page: RulesPage, wanted: string): RulesPage {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return page;
  const has = (...texts: string[]): boolean => {
    const text = texts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const section = ({ title, entries }: Section): Section => ({
    title,
    entries: entries.filter((entry) => has(entry.id, title, entry.text)),
  });
  const table = (each: ComponentTable): ComponentTable => ({
    ...each,
    rows: each.rows.filter((row) => has(each.title, row.group, ...row.cells)),
  });
  return {
    ...page,
    short: page.short.filter((paragraph) => has(page.short_title, paragraph)),
    sections: page.sections.map(section).filter((each) => each.entries.length > 0),
    components: page.components.map(table).filter((each) => each.rows.length > 0),
  };
}

export const isEmpty = (page: RulesPage): boolean =>
  page.short.length + page.sections.length + page.components.length === 0;

/** Rows that stand under the same heading, together. */
export function groups(rows: readonly ComponentRow[]): { title: string; rows: ComponentRow[] }[] {
  const found: { title: string; rows: ComponentRow[] }[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last?.title === row.group) last.rows.push(row);
    else found.push({ title: row.group, rows: [row] });
  }
  return found;
}

const SHORT = 3;

/** Which columns hold nothing but a few characters, such as numbers: they are set in the middle. */
export function narrow(table: ComponentTable): boolean[] {
  return table.columns.map((_, column) => table.rows.every((row) => (row.cells[column] ?? "").length <= SHORT));
}
