// Prints the versions of what is inside Pyodide, as far as it says them.
import { loadPyodide } from "pyodide";

const VERSIONS = `
import compression.zstd, decimal, json, platform, pyexpat, sqlite3, zlib
json.dumps({
    "python": platform.python_version(),
    "expat": pyexpat.EXPAT_VERSION.removeprefix("expat_"),
    "libmpdec": decimal.__libmpdec_version__,
    "sqlite": sqlite3.sqlite_version,
    "zlib": zlib.ZLIB_RUNTIME_VERSION,
    "zstd": compression.zstd.zstd_version,
})
`;
const python = await loadPyodide();
console.log(python.runPython(VERSIONS));
