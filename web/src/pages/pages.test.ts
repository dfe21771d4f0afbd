import { expect, test } from "vitest";
import { ABOUT, aboutAt, missing, PLAIN, plainAt } from "./pages";

const PACK = "0123456789abcdef";
const NOWHERE = ["/nowhere", "/constructor", "/privacy/", "/privacy/more", "/table", "/table/"];

test("every page has its address on a server", () => {
  for (const [name, load] of Object.entries(PLAIN))
    expect(plainAt(`/${name}`, null, false)).toBe(load);
  for (const [name, load] of Object.entries(ABOUT))
    expect(aboutAt(`/${name}/it`)).toEqual({ about: "it", load });
});

test("a link with the former path of a transfer opens the same page", () => {
  expect(plainAt("/carry", null, false)).toBe(PLAIN.transfer);
});

test("a table on this device has no pages about a server, but its start", () => {
  for (const name of Object.keys(PLAIN)) {
    for (const isSite of [false, true]) expect(plainAt(`/${name}`, PACK, isSite)).toBe(PLAIN[""]);
    expect(plainAt(`/${name}`, null, true)).toBe(PLAIN.here);
  }
});

test.each(NOWHERE)("%s is the address of nothing", (path) => {
  expect(aboutAt(path)).toBeNull();
  for (const pack of [null, PACK])
    for (const isSite of [false, true]) expect(plainAt(path, pack, isSite)).toBe(missing);
});
