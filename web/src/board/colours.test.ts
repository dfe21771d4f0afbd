/**
 * The colours are readable and distinct for everyone, including the colour-blind; shapes only
 * add to that.
 */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Rgb = [number, number, number];

/** The client's palette. */
const css = readFileSync(new URL("../palette.css", import.meta.url), "utf8");

/** The colours defined in a block of the style sheet. */
function tokensOf(block: RegExp): Map<string, Rgb> {
  const text = block.exec(css)?.[1] ?? "";
  const found = [...text.matchAll(/(--[\w-]+):\s*#([0-9a-f]{3,6})\b/g)];
  return new Map(found.map(([, name = "", hex = ""]) => [name, rgbOf(hex)]));
}

/** Linear light, each component from 0 to 1. */
function rgbOf(hex: string): Rgb {
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  return [0, 2, 4].map((k) => {
    const part = Number.parseInt(digits.slice(k, k + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

const LIGHT = tokensOf(/:root,\s*.paper \{([^}]*)\}/);
const DARK = new Map([...LIGHT, ...tokensOf(/:root\[data-theme="dark"\] \{([^}]*)\}/)]);
const THEMES = { light: LIGHT, dark: DARK };

function colour(tokens: Map<string, Rgb>, name: string): Rgb {
  const found = tokens.get(name);
  if (!found) throw new Error(`palette.css has no ${name}`);
  return found;
}

/** Machado, Oliveira and Fernandes (2009), each kind at severity 1.0. */
const SIGHTS: Record<string, [Rgb, Rgb, Rgb]> = {
  "most people": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function dot(a: Rgb, b: Rgb): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function seenWith(sight: readonly Rgb[], rgb: Rgb): Rgb {
  return sight.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as Rgb;
}

const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722];

/** The WCAG contrast, from 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [dot(LUMINANCE, a), dot(LUMINANCE, b)].sort((p, q) => p - q);
  return (lighter + 0.05) / (darker + 0.05);
}

/** CIE Lab in daylight. */
function lab(rgb: Rgb): Rgb {
  const bent = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const x = bent(dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = bent(dot(LUMINANCE, rgb));
  const z = bent(dot([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How different two colours look (CIE76); from 10 on, the difference is obvious. */
function difference(a: Rgb, b: Rgb): number {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

const GLANCE = 10;

function pairs(names: readonly string[]): [string, string][] {
  return names.flatMap((one, k) =>
    names.slice(k + 1).map((other): [string, string] => [one, other]),
  );
}

const SEATS = [0, 1, 2, 3].map((seat) => `--seat-${seat}`);
const NUMBERS = [1, 2, 3, 4, 5].map((number) => `--number-${number}`);

describe.each(Object.entries(THEMES))("the %s theme", (_, tokens) => {
  it.each(Object.entries(SIGHTS))(
    "signs and numbers contrast with their colour for %s",
    (_, sight) => {
      for (const name of [...SEATS, ...NUMBERS]) {
        const [sign, ground] = [colour(tokens, "--chalk"), colour(tokens, name)];
        const seen = contrast(seenWith(sight, sign), seenWith(sight, ground));
        expect(seen, `--chalk on ${name}`).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(Object.entries(SIGHTS))("all seats and all numbers look different for %s", (_, sight) => {
    const alike = [...pairs(SEATS), ...pairs(NUMBERS)].filter(([one, other]) => {
      const [a, b] = [seenWith(sight, colour(tokens, one)), seenWith(sight, colour(tokens, other))];
      return difference(a, b) < GLANCE;
    });
    expect(alike).toEqual([]);
  });

  it("numbers are readable on their colour", () => {
    for (const number of NUMBERS) {
      const found = contrast(colour(tokens, "--chalk"), colour(tokens, number));
      expect(found, `--chalk on ${number}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("lines contrast with the board", () => {
    for (const ground of ["--paper", "--slab"]) {
      const found = contrast(colour(tokens, "--lines"), colour(tokens, ground));
      expect(found, `--lines on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(["--ink", "--muted", "--accent", "--good", "--bad"])("%s can be read", (text) => {
    for (const ground of ["--paper", "--table", "--slab"]) {
      const found = contrast(colour(tokens, text), colour(tokens, ground));
      expect(found, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("--on-accent is readable on --accent", () => {
    const found = contrast(colour(tokens, "--on-accent"), colour(tokens, "--accent"));
    expect(found).toBeGreaterThanOrEqual(4.5);
  });
});
