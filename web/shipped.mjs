// Prints the npm packages of which something is in the client, as a list of names. Builds the
// client in memory, and looks which files of packages are left in it.
import { build } from "vite";

const found = new Set();

function note(file) {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (name) found.add(name);
}

const look = () => ({
  name: "tavolino-shipped",
  generateBundle(_, bundle) {
    for (const built of Object.values(bundle)) {
      if (built.type === "asset") built.originalFileNames.forEach(note);
      else
        for (const [file, { renderedLength }] of Object.entries(built.modules))
          if (renderedLength) note(file);
    }
  },
});

// The workers have bundles of their own.
const worker = { format: "es", plugins: () => [look()] };
await build({ logLevel: "error", build: { write: false }, plugins: [look()], worker });
console.log(JSON.stringify([...found].sort()));
