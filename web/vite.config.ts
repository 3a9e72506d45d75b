/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { coarsen, fileOf, keepShell, packFiles, paintFirst } from "./vite.plugins.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Every address is told from where the page is: the server may stand below a path of a larger site.
  base: "./",
  plugins: [
    svelte(),
    coarsen(),
    paintFirst(),
    keepShell(),
    ...(process.env.BALUCHON_PACK === "0" ? [] : [packFiles()]),
  ],
  resolve: {
    alias: {
      "@shell": here("./src/shell"),
      // The component data of the games: every printed number is there, once.
      "@data": here("../src/baluchon/games"),
    },
  },
  build: {
    outDir: process.env.BALUCHON_STATIC ?? "dist",
    emptyOutDir: true,
    // The server's content security policy allows no inline code and no data: scripts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] } },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/files.ts"],
    testTimeout: 60_000, // a busy machine is no mistake
  },
});
