// Runs tests of the rules in a pack: `node tests.mjs PACK PACKAGES`. PACKAGES is a folder with
// pytest. It needs more of the standard library than a pack has, so Python comes from Pyodide
// as it is, and only our modules from the pack.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const TESTS = ["rules/test_vectors.py", "rules/test_golden.py", "rules/test_perft.py", "search/test_mcts.py"];
const [pack, packages] = process.argv.slice(2).map((path) => resolve(path));
const { compiled } = JSON.parse(readFileSync(`${pack}/manifest.json`, "utf8"));

// Plugins that happen to be there may not run in Pyodide.
const env = { TAVOLINO_COMPILED: compiled ? "1" : "0", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" };
const python = await loadPyodide({ env });
python.unpackArchive(new Uint8Array(readFileSync(`${pack}/tavolino.zip`)), "zip");
const mounted = { "/project": dirname(dirname(fileURLToPath(import.meta.url))), "/packages": packages };
for (const [at, real] of Object.entries(mounted)) {
  python.FS.mkdirTree(at);
  python.mountNodeFS(at, real);
}
const files = TESTS.map((name) => `/project/tests/${name}`);
process.exitCode = python.runPython(`
import os, shutil, sys
from pathlib import Path
import tavolino.table
# The pack has no references, which only tests need, so they come from the source.
shutil.copy("/project/src/tavolino/table/reference.py", Path(tavolino.table.__file__).parent)
sys.path.append("/packages")
os.chdir("/project")
import pytest
int(pytest.main(["-q", "-p", "no:cacheprovider", *${JSON.stringify(files)}]))
`);
