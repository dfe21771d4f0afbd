import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { words } from "./fluent/plugin.ts";
import { serviceWorker } from "./service-worker.ts";

/** The address of the server during development. */
const { TAVOLINO_SERVER = "http://127.0.0.1:8642" } = loadEnv("", ".", "TAVOLINO_");
const CALLS = readFileSync("src/api/schema.d.ts", "utf8").matchAll(/^ {4}"\/(\w+)/gm);
/** The first words of the server's addresses; `offline` has the packs. */
const WORDS = new Set(["offline", ...Array.from(CALLS, ([, word]) => word)]);
const API = `^/(${[...WORDS].join("|")})(/|$)`;

/**
 * The modules that the start page shares with others, and a small one that two parts share, in
 * one file, because every further file costs its headers.
 */
const SHARED = [
  /src\/(device|shell)\//,
  /src\/words\/[^/]+\.ts$/,
  /src\/board\/(Moving|SeatShape)\.svelte$/,
  /src\/(learn\/files|table\/(names|status|share\/send))\.ts$/,
  /src\/pages\/(LoadError|Notice|Refused|emblems\/Emblem|start\/Facts)\.svelte$/,
  /src\/pages\/start\/facts\.ts$|svelte\/src\/reactivity\//,
];
const isShared = (module: string) => SHARED.some((pattern) => pattern.test(module));

// The client is built into the Python package, which serves it. A static site has no server, and
// may be in any folder of its host.
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [words(), svelte(), serviceWorker()],
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/tavolino/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: isShared }] } },
    },
  },
  worker: { format: "es" }, // a worker may start another
  server: {
    proxy: {
      [API]: {
        target: TAVOLINO_SERVER,
        ws: true,
        bypass: (request) =>
          request.method === "GET" && request.headers.accept?.includes("text/html")
            ? "/index.html"
            : undefined,
      },
    },
  },
  // Some tests go through all places of a board, which takes a while on a busy machine.
  test: {
    include: ["{src,fluent}/**/*.test.ts"],
    environment: "node",
    globalSetup: "fresh-samples.ts",
    testTimeout: 60_000,
  },
}));
