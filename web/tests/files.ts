// A test has no server: the files of the client come from the disk.

import { readFile } from "node:fs/promises";
import { LANGUAGES } from "../src/shell/languages";
import { learn } from "../src/shell/words";

globalThis.fetch = async (address) => new Response(await readFile(`.${address as string}`));

await Promise.all(LANGUAGES.map(learn));
