// A deal of the day that others may be playing yet: until the day is over nobody is shown the hands of others.

import * as api from "../api";
import type { TableInfo } from "../protocol";

/** Whether it is one; which day it is, the server says. */
export async function isSealed({ game, given }: Pick<TableInfo, "game" | "given">): Promise<boolean> {
  return given ? given.day !== "" && given.day >= (await api.daily(game, null)).day : false;
}
