// How a badge says how many things are new.

/** As a badge has room for it. */
export const countSaid = (count: number): string => (count > 99 ? "99+" : String(count));
