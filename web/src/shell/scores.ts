// Running scores out of any game's view: a list with one entry for each seat, in the words of the sheet's lines.

export interface Running {
  seat: number;
  total: number | null;
  lines: { id: string; parts: number[] }[];
}

type Fields = Record<string, unknown>;

const isFields = (each: unknown): each is Fields => typeof each === "object" && each !== null && !Array.isArray(each);
const isNumber = (each: unknown): each is number => typeof each === "number";

/** What a field says in points: a number, a list of them, or numbers by name. */
function parts(value: unknown): number[] | null {
  if (isNumber(value)) return [value];
  if (Array.isArray(value)) return value.every(isNumber) ? value : null;
  if (!isFields(value)) return null;
  const numbers = Object.values(value);
  return numbers.every(isNumber) ? numbers : null;
}

/** The entries about the seats in a view's public part, if it has such a list. */
function perSeat(view: unknown, count: number): Fields[] | null {
  if (!isFields(view)) return null;
  for (const value of Object.values(view)) {
    if (!Array.isArray(value) || value.length !== count || !value.every(isFields)) continue;
    if (value.every((each, seat) => each["seat"] === seat)) return value;
  }
  return null;
}

/** The score of each seat as far as all may know it; `isLine` tells which fields are lines of the sheet. */
export function running(view: unknown, count: number, isLine: (id: string) => boolean): Running[] | null {
  const entries = perSeat(view, count);
  if (!entries) return null;
  return entries.map((entry, seat) => {
    const lines = Object.entries(entry).flatMap(([field, value]) => {
      const id = field.replaceAll("_", "-");
      const points = isLine(id) ? parts(value) : null;
      return points ? [{ id, parts: points }] : [];
    });
    const total = entry["score"];
    return { seat, total: isNumber(total) ? total : null, lines };
  });
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
