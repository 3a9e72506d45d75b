// Each page comes in a file of its own, when it is gone to.

import { during } from "./quiet";
import type { Route } from "./routes";

export const pages = {
  home: () => during(import("./Home.svelte")),
  /** Where an invitation is shown. */
  invite: () => during(import("./Home.svelte")),
  table: () => during(import("./TablePage.svelte")),
  replay: () => during(import("./ReplayPage.svelte")),
  journal: () => during(import("./journal/JournalPage.svelte")),
  guide: () => during(import("./stories/GuidePage.svelte")),
  quiz: () => during(import("./stories/QuizPage.svelte")),
  daily: () => during(import("./daily/DailyPage.svelte")),
  challenge: () => during(import("./daily/ChallengePage.svelte")),
  puzzles: () => during(import("./puzzles/PuzzlesPage.svelte")),
  puzzle: () => during(import("./puzzles/PuzzlePage.svelte")),
  games: () => during(import("./MyGames.svelte")),
  admin: () => during(import("./admin/AdminPage.svelte")),
  recover: () => during(import("./Recover.svelte")),
} satisfies Record<Route["page"], () => Promise<unknown>>;
