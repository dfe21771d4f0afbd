// Draws the icons for home screens from public/icons/icon.svg: node make_icons.mjs [CHROMIUM]
import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";

const FOLDER = new URL("public/icons/", import.meta.url);
const PALETTE = new URL("src/palette.css", import.meta.url);

// Only the inner four fifths of a maskable icon are sure to be visible.
const KINDS = [
  { name: "icon", round: "22%", share: "74%" },
  { name: "maskable", round: "0", share: "58%" },
];

const table = /--table: (#\w+)/.exec(await readFile(PALETTE, "utf8"))?.[1];
const mark = (await readFile(new URL("icon.svg", FOLDER))).toString("base64");
const executablePath = process.argv[2];
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const { name, round, share } of KINDS) {
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<body style="margin:0">
      <div style="display:grid;place-items:center;height:100vh;background:${table};border-radius:${round}">
        <img style="width:${share}" src="data:image/svg+xml;base64,${mark}">
      </div>`);
    await page.locator("img").evaluate((image) => image.decode());
    const path = new URL(`${name}-${size}.png`, FOLDER).pathname;
    await page.screenshot({ path, omitBackground: true });
    await page.close();
  }
}
await browser.close();
