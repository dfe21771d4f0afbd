import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The third-party packages that reach players, and the licence file of each. */
const SHIPPED = {
  "@fontsource-variable/nunito": "LICENSE",
  svelte: "LICENSE.md",
  clsx: "license",
};

test.each(Object.entries(SHIPPED))("players get the licence of %s", (name, file) => {
  const licence = readFileSync(`node_modules/${name}/${file}`, "utf8").trim();
  expect(licence.length).toBeGreaterThan(500);
  expect(readFileSync("public/licenses.txt", "utf8")).toContain(licence);
});
