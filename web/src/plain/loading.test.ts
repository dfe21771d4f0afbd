/** Requests for a game of another package, and what happens if they fail. */

import { afterEach, expect, it, vi } from "vitest";
import { Refusal } from "../api/api";
import { loadPlain } from ".";
import { GEOMETRY } from "./sample";

type Answers = Record<string, unknown>;

const INFO = { name: "corners", reasons: { "too-far": "too far" }, module: null };
const ANSWERS: Answers = {
  "/games": [INFO],
  "/games/corners/picks?players=3": { "!": ["place:a1"] },
  "/games/corners/words/en": { "action-wait": "Wait", "ending-full": "Full." },
  "/games/corners/words/de": { "action-wait": "Warten" },
};

/** A server that only knows these paths. */
function answering(answers: Answers): void {
  vi.stubGlobal("fetch", async (path: string) =>
    path in answers
      ? Response.json(answers[path])
      : Response.json({ reason: "not_found" }, { status: 404 }),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("loads the picks for this number of players and the words of the language", async () => {
  answering(ANSWERS);
  const game = await loadPlain("corners", 3);
  expect(game.paths(["!"], GEOMETRY)).toEqual([{ action: "!", picks: ["place:a1"] }]);
  const words = await game.words("de");
  expect(game.actionName("wait", words, GEOMETRY)).toBe("Warten");
  expect(game.ending("full", words)).toBe("Full.");
  expect(game.reason("too-far", words)).toBe("Too far.");
});

it("works without words", async () => {
  const { "/games": games, "/games/corners/picks?players=3": picks } = ANSWERS;
  answering({ "/games": games, "/games/corners/picks?players=3": picks });
  const game = await loadPlain("corners", 3);
  expect(game.actionName("wait", await game.words("de"), GEOMETRY)).toBe("wait");
});

it("fails without the picks, because actions would be missing", async () => {
  answering({ "/games": [INFO] });
  await expect(loadPlain("corners", 3)).rejects.toThrow(Refusal);
});

it("uses the functions of a module, or the plain board if it fails to load", async () => {
  const source = "export default ({ name }) => ({ actionName: () => name })";
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const loaded = async (module: string) => {
    answering({ ...ANSWERS, "/games": [{ ...INFO, module }] });
    const game = await loadPlain("corners", 3);
    return game.actionName("wait", await game.words("en"), GEOMETRY);
  };
  expect(await loaded(`data:text/javascript,${encodeURIComponent(source)}`)).toBe("corners");
  expect(logged).not.toHaveBeenCalled();
  expect(await loaded("data:text/javascript,no%20module")).toBe("Wait");
  expect(logged).toHaveBeenCalled();
});
