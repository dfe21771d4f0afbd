// Packs a folder of modules: `node pack.mjs STAGE NAMES OTHERS OUT`. NAMES are the modules to
// import, with commas, and OTHERS names that they import, which may be no modules. OUT gets the archives, Pyodide itself, and a compressed copy of each file.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { loadPyodide, version } from "pyodide";

const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const HERE = dirname(fileURLToPath(import.meta.url));
const [stage, names, others, out] = process.argv.slice(2);

const python = await loadPyodide();
python.FS.mkdirTree("/stage");
python.FS.mkdirTree("/out");
python.mountNodeFS("/stage", resolve(stage));
python.mountNodeFS("/out", resolve(out));
python.runPython(readFileSync(join(HERE, "zipped.py"), "utf8"));
python.globals.get("pack")("/stage", ...[names, others].map((each) => python.toPy(each.split(","))), "/out");

for (const name of PYODIDE) copyFileSync(join(HERE, "node_modules/pyodide", name), join(out, name));
for (const name of readdirSync(out)) {
  writeFileSync(join(out, `${name}.br`), compressed(readFileSync(join(out, name))));
}

/** The bytes compressed as well as possible, which takes a minute for Pyodide: hence kept. */
function compressed(content) {
  const kept = join(dirname(out), "brotli", createHash("sha256").update(content).digest("hex"));
  if (!existsSync(kept)) {
    const best = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, brotliCompressSync(content, { params: best }));
  }
  return readFileSync(kept);
}
// What start.mjs has to tell Pyodide about itself.
const abi = python.runPython("import sysconfig; sysconfig.get_config_var('PYODIDE_ABI_VERSION')");
const told = { pyodide: version, python: python.runPython("import platform; platform.python_version()"), abi };
process.stdout.write(JSON.stringify(told));
