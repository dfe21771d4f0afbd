/** Prints how many looks at pages and tables `make sizes` took, and how many found a fault. */

import { readdirSync, readFileSync } from "node:fs";

const FOLDER = "build/sizes";

const all = readdirSync(FOLDER).map((name) =>
  JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")),
);
const sum = (key) => all.reduce((total, each) => total + each[key], 0);
console.log(
  `${all.length} pages and tables: ${sum("looks") - sum("failed")} looks passed, ${sum("failed")} failed`,
);
