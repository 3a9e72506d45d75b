// Tables at which it is the reader's turn, counted. Pure.

const BADGE = '<circle cx="46" cy="46" r="18" fill="#B8452E" stroke="#FFFBF2" stroke-width="3"/>';

/** The icon with a number on it. */
export function iconWith(count: number, drawing: string): string {
  const number = `<text x="46" y="54" font-family="sans-serif" font-size="24" font-weight="700" text-anchor="middle" fill="#FFFBF2">${count > 9 ? "9+" : count}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing.replace("</svg>", `${BADGE}${number}</svg>`))}`;
}

/** Tables at which it has become the reader's turn. */
export function newTurns(before: readonly string[] | null, now: readonly string[]): string[] {
  return before === null ? [] : now.filter((table) => !before.includes(table));
}
