/** Builds the service worker beside the client and tells it which files there are. */

import type { Plugin } from "vite";

const WORKER = "sw.js";
const SOURCE = "src/sw.ts";

/** Files that lie beside the built ones and are needed without a network, too. */
const BESIDE = ["/icons/icon.svg", "/icons/icon-turn.svg", "/manifest.webmanifest"];

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export function serviceWorker(): Plugin {
  return {
    name: "tavolino-service-worker",
    apply: "build",
    enforce: "post",

    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: "index.html", sw: SOURCE },
          output: {
            entryFileNames: (chunk) => (chunk.name === "sw" ? WORKER : "assets/[name]-[hash].js"),
          },
        },
      },
    }),

    async generateBundle(_, bundle) {
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/") && !name.endsWith(".map"))
        .map((name) => `/${name}`)
        .sort();
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      const files = [...built, ...BESIDE];
      const facts = JSON.stringify({ version: await hashOf(files.join()), files });
      worker.code = worker.code.replace("__BUILT__", () => facts);
    },
  };
}
