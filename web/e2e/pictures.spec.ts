/** Draws the pictures of the rules as files for the documentation: the client's own boards. */

import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const TARGET = "../build/pictures";

/** What a style may say about a shape; a file has it as attributes, with no style sheet. */
const STYLES = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "font-size",
  "font-weight",
  "text-anchor",
];

/** The board of a figure as a file of its own. */
function standalone(figure: Element, styles: string[]): string {
  const svg = figure.querySelector("svg") as SVGSVGElement;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const bare = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  document.body.append(bare);
  const usual = getComputedStyle(bare);
  const pairs = [svg, ...svg.querySelectorAll("*")].map((drawn, k) => {
    const written = [copy, ...copy.querySelectorAll("*")][k] as Element;
    return [drawn, written] as const;
  });
  for (const [drawn, written] of pairs) {
    const style = getComputedStyle(drawn);
    const { transform } = (drawn as SVGElement).style;
    for (const name of written.getAttributeNames())
      if (/^(class|style|data-|aria-|role|tabindex)/.test(name)) written.removeAttribute(name);
    if (transform) written.setAttribute("style", `transform: ${transform}`);
    const inherited = drawn === svg ? usual : getComputedStyle(drawn.parentElement as Element);
    for (const name of styles) {
      const value = style.getPropertyValue(name);
      const before = name.endsWith("opacity") ? "1" : inherited.getPropertyValue(name);
      if (value !== before) written.setAttribute(name, value);
    }
  }
  for (const [drawn, written] of pairs)
    if (getComputedStyle(drawn).display === "none") written.remove();
  bare.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("font-family", "Nunito, sans-serif");
  return new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/-?\d+\.\d{4,}/g, (number) => String(Number(Number(number).toFixed(3))));
}

test("every picture of the rules is drawn", async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { name, has_rules } of await (await request.get("/games")).json()) {
    if (!has_rules) continue;
    await page.goto(`/booklet/${name}`);
    const figures = page.getByTestId("picture");
    await expect(page.locator("[data-picture]").first()).toBeVisible();
    await expect(page.locator("[data-picture]:not([data-ready])")).toHaveCount(0);
    mkdirSync(`${TARGET}/${name}`, { recursive: true });
    for (const figure of await figures.all()) {
      const id = await figure.getAttribute("data-picture");
      writeFileSync(`${TARGET}/${name}/${id}.svg`, await figure.evaluate(standalone, STYLES));
    }
  }
});
