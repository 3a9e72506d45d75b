// What the build does beyond bundling: the first sight comes before everything else, files are packed once, and the
// worker that keeps the client on a device is told what there is to keep.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Style sheets go behind the first sight, which has a style of its own: nothing that is seen waits for them. */
export function paintFirst(): Plugin {
  return {
    name: "paint-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const sheets: string[] = [];
        const without = html.replace(/\n\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
          sheets.push(sheet.trim());
          return "";
        });
        return without.replace('<div id="app">', `${sheets.join("\n    ")}\n    <div id="app">`);
      },
    },
  };
}

/** The entry and the table, with all they need: what a device keeps. Boards and maps are kept once they were used. */
export function keepShell(): Plugin {
  return {
    name: "keep-shell",
    apply: "build",
    generateBundle(_, bundle) {
      const kept = new Set<string>();
      const take = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || kept.has(name)) return;
        kept.add(name);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) kept.add(sheet);
        for (const needed of chunk.imports) take(needed);
      };
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === "chunk" && (chunk.isEntry || chunk.name === "TablePage")) take(name);
      }
      const files = [...kept].sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./src/worker.js", import.meta.url), "utf8")
        .replace('"VERSION"', JSON.stringify(version))
        .replace('["FILES"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

const PACKED = /\.(js|css|svg|html|json|webmanifest)$/;
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
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const AT_THE_TABLE = /\/src\/games\/([a-z_]+)\/(Board\.svelte|Things\.svelte|Sheet\.svelte|told\.ts)$/;

/** In which file a module of a game comes: all that only its table needs in one, for each file costs a slow line a trip. */
export function tableOf(id: string, context: { getModuleInfo(id: string): ModuleTold | null }): string | null {
  const games = new Set<string | null>();
  const seen = new Set<string>();
  const climb = (each: string): void => {
    if (seen.has(each)) return;
    seen.add(each);
    const told = context.getModuleInfo(each);
    if (told?.isEntry) games.add(null);
    if (told?.dynamicImporters.length) games.add(AT_THE_TABLE.exec(each)?.[1] ?? null);
    for (const importer of told?.importers ?? []) climb(importer);
  };
  climb(id);
  const [game] = games;
  return games.size === 1 && game && game !== "generic" ? `table-${game}` : null;
}

interface ModuleTold {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
