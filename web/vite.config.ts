import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { words } from "./fluent/plugin.ts";
import { serviceWorker } from "./service-worker.ts";

/** Where the server runs while the client is being worked on. */
const { TAVOLINO_SERVER = "http://127.0.0.1:8642" } = loadEnv("", ".", "TAVOLINO_");
const API = "^/(matches|me|games|phrases|carry)(/|$)";

/** What the start page shares with others, in one file: every file more costs its headers. */
const SHARED = /src\/(board\/SeatShape\.svelte|learn\/files\.ts|(shell|words)\/[^/]+\.ts)$/;

// The client is built into the Python package, which serves it.
export default defineConfig({
  plugins: [words(), svelte(), serviceWorker()],
  build: {
    outDir: "../src/tavolino/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: SHARED }] } },
    },
  },
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
  // Some go through all places of a board, which takes a while on a busy machine.
  test: { include: ["{src,fluent}/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
