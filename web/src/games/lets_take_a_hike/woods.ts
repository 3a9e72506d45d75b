// Trees as paths: a row of pines far away, and single ones with trunk, three tiers and a dark side.

export function pines(
  from: number,
  to: number,
  step: number,
  base: number,
  heights: readonly number[],
  width: number,
): string {
  let path = "";
  for (let i = 0, x = from; x < to; i++, x += step) {
    const height = heights[i % heights.length] ?? 0;
    const foot = base + ((i * 7) % 21) - 14;
    path += `M${x} ${foot}l${width / 2} ${-height}l${width / 2} ${height}z`;
  }
  return path;
}

export interface Tree {
  trunk: string;
  /** From the ground up: each tier lies over the one below. */
  tiers: { crown: string; shade: string }[];
}

/** Where each tier begins and ends, and half its width, as parts of the tree's height. */
const TIERS = [
  [0.14, 0.56, 0.23],
  [0.36, 0.78, 0.18],
  [0.6, 1, 0.127],
] as const;

export function tree(x: number, foot: number, height: number): Tree {
  const at = (part: number) => (foot - part * height).toFixed(1);
  const half = 0.04 * height;
  return {
    trunk: `M${x - half} ${foot}V${at(0.2)}h${2 * half}V${foot}z`,
    tiers: TIERS.map(([low, high, wide]) => {
      const [left, right, dip] = [x - wide * height, x + wide * height, at(low - 0.05)];
      return {
        crown: `M${left} ${at(low)}L${x} ${at(high)}L${right} ${at(low)}Q${x} ${dip} ${left} ${at(low)}z`,
        shade: `M${x} ${at(high)}L${right} ${at(low)}Q${x + wide * height * 0.4} ${dip} ${x} ${at(low - 0.02)}z`,
      };
    }),
  };
}
