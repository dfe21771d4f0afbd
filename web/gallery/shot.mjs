// Takes a picture of a page: node gallery/shot.mjs URL FILE.png [WIDTH HEIGHT]
import { chromium } from "@playwright/test";

const [url, file, width = "760", height = "900"] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
page.on("console", (message) => message.type() === "error" && console.error(message.text()));
page.on("pageerror", (error) => console.error(String(error)));
await page.goto(url);
await page.waitForTimeout(1200);
await page.screenshot({ path: file });
await browser.close();
