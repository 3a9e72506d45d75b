// How much the coach says, and where there can be one.

import type { Appraised, TableInfo } from "../protocol";

export const TALKS = ["off", "quiet", "normal", "talkative"] as const;
export type Talk = (typeof TALKS)[number];

/** Whether somebody may have a coach at a table: where hints are allowed and nobody else plays but bots. A lesson has
 *  its own. */
export const mayCoach = ({ settings, seats, status }: Pick<TableInfo, "settings" | "seats" | "status">): boolean =>
  status === "playing" &&
  settings.hints !== null &&
  !settings.lesson &&
  seats.filter((seat) => seat.kind === "person").length === 1;

/** Whether a coach asks before a choice of this weight. */
export const asks = (talk: Talk, { weight }: Pick<Appraised, "weight">): boolean =>
  weight === "grave" ? talk !== "off" : weight === "costly" && (talk === "normal" || talk === "talkative");
