/**
 * Makes the samples before the tests run, unless they were already made from the same sources.
 * The names and contents of the sources are compared, because a checkout changes their times.
 */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../", import.meta.url));
const SAMPLES = join(ROOT, "web/build/samples");
/** The file that says from which sources the samples were made. */
export const SOURCES_OF_SAMPLES = join(SAMPLES, "sources");

/** The packages that the samples are made with: the client has no folder for the fifth game. */
const PACKAGES = ["src", "examples/mills/src"];
const SOURCES = [...PACKAGES, "web/make_samples.py"];
/** What is built into the package has other endings. */
const READ = /\.(py|ftl)$/;

function filesIn(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesIn(root, `${path}/${name}`));
}

/** A hash of everything that the samples are made from. */
export function sources(root = ROOT): string {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap((path) => filesIn(root, path));
  for (const file of files.filter((file) => READ.test(file)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

export default function makeSamples(): void {
  const now = sources();
  if (existsSync(SOURCES_OF_SAMPLES) && readFileSync(SOURCES_OF_SAMPLES, "utf8") === now) return;
  const python = join(ROOT, ".venv/bin/python");
  if (!existsSync(python)) throw new Error("there is no .venv to make samples: run make setup");
  rmSync(SAMPLES, { recursive: true, force: true });
  const path = PACKAGES.map((folder) => join(ROOT, folder)).join(delimiter);
  execFileSync(python, ["web/make_samples.py", SAMPLES], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: path },
    stdio: "inherit",
  });
  writeFileSync(SOURCES_OF_SAMPLES, now);
}
