import { describe, expect, test } from "vitest";
import { inHash, onServer } from "./address";

const PACK = "0123456789abcdef";
const at = (path: string) => new URL(path, "https://table.example");

describe("on a server", () => {
  test("a page without a pack is the server's", () => {
    expect(onServer.read(at("/table/abc?x=1#12"))).toEqual({
      pack: null,
      path: "/table/abc",
      query: "?x=1",
      hash: "12",
    });
    for (const path of ["/", "/here", "/here/", "/here/other", `/here/${PACK}0/`]) {
      expect(onServer.read(at(path))).toMatchObject({ pack: null, path });
    }
  });

  test("the pages of a pack have the same paths below it", () => {
    expect(onServer.read(at(`/here/${PACK}/table/abc#12`))).toEqual({
      pack: PACK,
      path: "/table/abc",
      query: "",
      hash: "12",
    });
    expect(onServer.read(at(`/here/${PACK}`))).toMatchObject({ pack: PACK, path: "/" });
    expect(onServer.write(PACK, "/?game=a-game")).toBe(`/here/${PACK}/?game=a-game`);
    expect(onServer.write(null, "/rules/a-game#board")).toBe("/rules/a-game#board");
  });
});

describe("in a static site", () => {
  test("everything follows the #, an anchor after a second one", () => {
    expect(inHash.read(at(`/any/folder/#/${PACK}/rules/a-game#turning`))).toEqual({
      pack: PACK,
      path: "/rules/a-game",
      query: "",
      hash: "turning",
    });
    expect(inHash.read(at(`/#/${PACK}/?game=a-game`))).toMatchObject({
      pack: PACK,
      path: "/",
      query: "?game=a-game",
    });
    expect(inHash.read(at(`/index.html#/${PACK}`))).toMatchObject({ pack: PACK, path: "/" });
  });

  test("without a pack there is only the page that downloads one", () => {
    expect(inHash.read(at("/any/folder/"))).toMatchObject({ pack: null, path: "/" });
    expect(inHash.read(at("/any/folder/#/here"))).toMatchObject({ pack: null, path: "/here" });
    expect(inHash.read(at(`/#/${PACK}0/`))).toMatchObject({ pack: null, path: `/${PACK}0/` });
    expect(inHash.read(at("/#content"))).toMatchObject({ pack: null, path: "/" });
  });
});

test.each([onServer, inHash])("what is written can be read again", (scheme) => {
  for (const pack of [null, PACK]) {
    for (const path of ["/", "/here", "/?game=x", "/table/a#3", "/rules/b#c"]) {
      const { path: read, query, hash, ...rest } = scheme.read(at(scheme.write(pack, path)));
      expect(rest.pack).toBe(pack);
      expect(read + query + (hash && `#${hash}`)).toBe(path);
    }
  }
});
