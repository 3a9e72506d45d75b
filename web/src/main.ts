// The first script is small. What every page needs is on its way with it (vite.plugins.ts), and what this address needs
// besides is asked for at once.

import "./shell/tokens.css";
import "./shell/base.css";
import { aheadOf, askGames } from "./shell/ahead";
import { pages } from "./shell/pages";
import { routeOf } from "./shell/routes";
import { load } from "./shell/stored";
import { learn } from "./shell/words";

askGames();
const first = routeOf(location.hash);
if (first.page === "table") void aheadOf(first.id);
const page = pages[first.page]().catch(() => undefined); // the client asks again, and says what is wrong
void Promise.all([import("./start"), learn(load().language), page]).then(([{ start }]) => start());
