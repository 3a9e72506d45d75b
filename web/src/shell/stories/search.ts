// Looking for stories: accents, capitals and a slip of the finger are forgiven. Pure.

import type { Story } from "../protocol";

/** Letters and digits as people type them, words apart. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Stories that fit what was typed, the best first: their title, then their line and text, then what is nearly so. */
export function find(stories: readonly Story[], typed: string): Story[] {
  const wanted = plain(typed);
  if (!wanted) return [...stories];
  const ranked = stories.flatMap((story) => {
    const rank = rankOf(story, wanted);
    return rank === null ? [] : [{ story, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ story }) => story);
}

function rankOf(story: Story, wanted: string): number | null {
  const title = plain(story.title);
  if (title.startsWith(wanted)) return 0;
  if (` ${title}`.includes(` ${wanted}`)) return 1;
  if (title.includes(wanted)) return 2;
  if (story.year !== null && String(Math.abs(story.year)) === wanted) return 2;
  const words = plain(`${story.line} ${story.text}`);
  if (` ${words}`.includes(` ${wanted}`)) return 3;
  return wanted.split(" ").every((word) => title.split(" ").some((other) => isNearly(word, other))) ? 4 : null;
}

/** Whether a word begins like another but for a slip: one in four letters, two from eight on. */
function isNearly(word: string, other: string): boolean {
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (slips === 0) return other.startsWith(word);
  const lengths = Array.from({ length: 2 * slips + 1 }, (_, i) => word.length - slips + i);
  return lengths.some((length) => distance(word, other.slice(0, length)) <= slips);
}

/** How many letters must be put in, taken out, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const [above = [], aboveThat = []] = [rows[i - 1], rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (aboveThat[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
