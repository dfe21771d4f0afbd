/** Builds the service worker beside the client and passes it the list of files. */

import type { Plugin } from "vite";

const WORKER = "sw.js";
const SOURCE = "src/sw.ts";

/** Other files beside the built ones that are also needed without a network. */
const BESIDE = ["icons/icon.svg", "icons/icon-turn.svg", "manifest.webmanifest"];

/** The modules that only a table on this device needs. */
const HERE = /\/src\/(.*\/here|page)\//;

type Bundle = Parameters<Extract<Plugin["generateBundle"], (...all: never[]) => unknown>>[1];

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** The chunks and styles of the pages that do not need a table on this device. */
function usual(bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const follow = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    if (chunk.facadeModuleId && HERE.test(chunk.facadeModuleId)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.isEntry) follow(chunk.fileName);
  }
  return found;
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
        .sort();
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      const forAll = usual(bundle);
      // Fonts are no chunks; what is left of the scripts and styles is for a table here.
      const isForAll = (name: string) => forAll.has(name) || !/\.(js|css)$/.test(name);
      const files = [...built.filter(isForAll), ...BESIDE];
      const here = built.filter((name) => !isForAll(name));
      const version = await hashOf([...files, ...here].join());
      const facts = JSON.stringify({ version, files, here });
      worker.code = worker.code.replace("__BUILT__", () => facts);
    },
  };
}
