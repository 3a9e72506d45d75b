// How a title is set on a plain cover. Pure: from words to lines and a size.

const WIDTH = 216;
const LARGEST = 44;
/** How wide a letter of the bold title face is on average, as a share of its size. */
const LETTER = 0.6;
const MOST = 3;

export interface Setting {
  lines: string[];
  size: number;
}

/** A title in at most three lines, as large as the longest of them allows. */
export function settingOf(title: string): Setting {
  const words = title.split(/\s+/).filter(Boolean);
  const settings = splits(words, MOST).map((lines): Setting => {
    const longest = Math.max(1, ...lines.map((line) => line.length));
    return { lines, size: Math.min(LARGEST, WIDTH / (longest * LETTER)) };
  });
  // Of equally large ones the one with the fewest lines, which comes first.
  return settings.reduce((best, each) => (each.size > best.size ? each : best), { lines: [], size: 0 });
}

/** All ways to break words into at most so many lines, those with fewer lines first. */
function splits(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [];
  const whole = [[words.join(" ")]];
  if (most === 1) return whole;
  const broken = words.slice(1).flatMap((_, i) => {
    const first = words.slice(0, i + 1).join(" ");
    return splits(words.slice(i + 1), most - 1).map((rest) => [first, ...rest]);
  });
  return [...whole, ...broken.sort((a, b) => a.length - b.length)];
}
