/** No link names a path by itself: it would lead out of the table on this device. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SRC = new URL("./", import.meta.url);

/** A path from the root, in markup; `to` and `fileAddress` are the ways to write one. */
const BARE = /\b(?:href|src|action)=(?:"\/|'\/|\{["'`]\/)[^\s>]*/g;

/** The way from a server's start page to the tables on this device, which have no such page. */
const MEANT = 'href="/here"';

test("no address in the markup is bare", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => file.endsWith(".svelte"))
    .flatMap((file) =>
      [...readFileSync(new URL(file, SRC), "utf8").matchAll(BARE)].map(([bare]) => ({
        file,
        bare,
      })),
    );
  expect(found.map(({ bare }) => bare)).toEqual([MEANT]);
});

test("the pattern finds what it should", () => {
  for (const bare of ['href="/rules"', "href={`/table/${`", 'src="/icons/a.svg"', "href={'/'}"])
    expect(bare.match(BARE)).not.toBeNull();
  for (const good of ['href={to("/")}', 'href="#content"', 'src={fileAddress("a")}'])
    expect(good.match(BARE)).toBeNull();
});
