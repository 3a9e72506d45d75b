// What the build does beyond bundling: the first sight comes before everything else, files are packed once, and the
// worker that keeps the client on a device is told what there is to keep.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/** What every page needs comes with the first script. Style sheets go behind the first sight, which has a style of its
 *  own: nothing that is seen waits for them. */
export function paintFirst(): Plugin {
  return {
    name: "paint-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const shared = neededFor(bundle, ["start"]).filter((name) => !html.includes(name));
        const scripts = shared.filter((name) => name.endsWith(".js"));
        const sheets = [...html.matchAll(SHEET)].map(([sheet]) => sheet.trim());
        sheets.push(...shared.filter((name) => !scripts.includes(name)).map((name) => linkTo("stylesheet", name)));
        return html
          .replace(SHEET, "")
          .replace("  </head>", `${scripts.map((name) => `    ${linkTo("modulepreload", name)}\n`).join("")}  </head>`)
          .replace('<div id="app">', `${sheets.join("\n    ")}\n    <div id="app">`);
      },
    },
  };
}

const SHEET = /\n\s*<link rel="stylesheet"[^>]*>/g;
const linkTo = (kind: string, name: string): string => `<link rel="${kind}" crossorigin href="./${name}">`;

/** These scripts, with all that they cannot do without. */
function neededFor(bundle: Rolldown.OutputBundle, scripts: readonly string[]): string[] {
  const needed = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || needed.has(name)) return;
    needed.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) needed.add(sheet);
    for (const each of chunk.imports) take(each);
  };
  for (const [name, chunk] of Object.entries(bundle))
    if (chunk.type === "chunk" && scripts.includes(chunk.name)) take(name);
  return [...needed];
}

/** Home and the table, with all they need and their words: what a device keeps. Boards and maps are kept once they were used. */
export function keepShell(): Plugin {
  return {
    name: "keep-shell",
    apply: "build",
    generateBundle(_, bundle) {
      const words = Object.keys(bundle).filter((name) => name.endsWith(".ftl"));
      const files = [...neededFor(bundle, ["first", "start", "home", "table"]), ...words].sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./src/worker.js", import.meta.url), "utf8")
        .replace('"VERSION"', JSON.stringify(version))
        .replace('["FILES"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

const PACKED = /\.(js|css|svg|html|json|ftl|webmanifest)$/;
const LEAST = 512;

/** Beside each text lies its packed form, for those who can unpack it: the server only has to send it. */
export function packFiles(): Plugin {
  let folder = "";
  return {
    name: "pack-files",
    apply: "build",
    writeBundle(options) {
      folder = options.dir ?? "";
    },
    closeBundle() {
      for (const name of folder ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : []) {
        const path = join(folder, name);
        if (!PACKED.test(name) || statSync(path).size < LEAST) continue;
        const text = readFileSync(path);
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        );
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const COARSE = "/world-atlas/countries-110m.json?url";
/** Steps from one edge of the world to the other: a tenth of a pixel on a desk. */
const STEPS = 10_000;

/** The coarse atlas is drawn as a whole: what nobody can see of it need not be sent, which is a third. */
export function coarsen(): Plugin {
  return {
    name: "coarsen",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(COARSE)) return null;
      const atlas = JSON.parse(readFileSync(id.replace("?url", ""), "utf8")) as Atlas;
      const file = this.emitFile({
        type: "asset",
        name: "countries-110m.json",
        source: JSON.stringify(coarser(atlas)),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

export interface Atlas {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
}

/** The same atlas in larger steps. */
export function coarser(atlas: Atlas): Atlas {
  const { scale, translate } = atlas.transform;
  const ratio = (STEPS * scale[0]) / 360;
  const arcs = atlas.arcs.map((arc) => {
    let [x, y, atX, atY] = [0, 0, 0, 0];
    const steps = arc.map(([dx, dy]): [number, number] => {
      [x, y] = [x + dx, y + dy];
      const step: [number, number] = [Math.round(x * ratio) - atX, Math.round(y * ratio) - atY];
      [atX, atY] = [atX + step[0], atY + step[1]];
      return step;
    });
    return steps.filter(([dx, dy], i) => i === 0 || dx !== 0 || dy !== 0);
  });
  return { ...atlas, arcs, transform: { scale: [scale[0] / ratio, scale[1] / ratio], translate } };
}

const AT_THE_TABLE =
  /\/src\/games\/([a-z_]+)\/(Board\.svelte|Things\.svelte|Sheet\.svelte|told\.ts|moments\.ts|guide\.json)$/;
const ENTRY = "entry";
const START = "/src/start.ts";
const HOME = "/src/shell/Home.svelte";
const TABLE = "/src/shell/TablePage.svelte";
const ELSEWHERE =
  /\/src\/shell\/.*(Home|MyGames|Recover|JournalPage|GuidePage|QuizPage|DailyPage|ChallengePage)\.svelte$/;

/** In which file a module comes; null: as the bundler thinks. Each file costs a slow line a trip, so that a table comes
 *  in few: what every page has, what tables share with other pages, the table, and of its game what only the table
 *  needs and what is shown elsewhere, too. A file needs only such as are needed by more, so that none needs itself. */
export function fileOf(id: string, context: { getModuleInfo(id: string): ModuleTold | null }): string | null {
  const roots = rootsOf(id, context);
  if (roots.has(ENTRY)) return context.getModuleInfo(id)?.isEntry ? null : "first";
  const named = [...roots];
  const isFor = (page: string): boolean => named.some((root) => root.endsWith(page));
  if (isFor(START)) return "start";
  if (isFor(TABLE)) return named.some((root) => ELSEWHERE.test(root)) ? "shared" : "table";
  if (isFor(HOME)) return "home";
  const games = [...new Set(named.flatMap((root) => AT_THE_TABLE.exec(root)?.[1] ?? []))].sort();
  if (games.length === 0 || games.includes("generic")) return null;
  if (games.length > 2) return "shared";
  const apart = games.length > 1 || !named.every((root) => AT_THE_TABLE.test(root));
  return `${apart ? "parts" : "table"}-${games.join("-")}`;
}

/** The modules that a page asks for by themselves, and through which it comes to need this one. */
function rootsOf(id: string, context: { getModuleInfo(id: string): ModuleTold | null }): Set<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const climb = (each: string): void => {
    if (seen.has(each)) return;
    seen.add(each);
    const told = context.getModuleInfo(each);
    if (told?.isEntry) roots.add(ENTRY);
    if (told?.dynamicImporters.length) roots.add(each);
    for (const importer of told?.importers ?? []) climb(importer);
  };
  climb(id);
  return roots;
}

interface ModuleTold {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
