import { describe, expect, test } from "vitest";
import words from "../../build/words/table.en";
import { LANGUAGES } from "../words/language";
import { stackedAreas } from "./chart";
import { HURRY, isByDays, lowTime, secondsOf, shownTime, timeLeft } from "./clocks";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("clocks", () => {
  const night = 8 * HOUR; // the server was down, so table time lags behind by this much
  const sentAt = 1_700_000_000_000 - night;
  const clock = {
    left: [65_000, 3 * DAY],
    full: 65_000,
    running: 0,
    since: sentAt - 3000,
    now: sentAt,
  };

  test("the running clock counts by table time until it arrives, then by this device", () => {
    expect(timeLeft(clock, 0, 0)).toBe(62_000);
    expect(timeLeft(clock, 0, 5000)).toBe(57_000);
    expect(timeLeft(clock, 0, 98_000)).toBe(0);
    expect(timeLeft(clock, 1, 98_000)).toBe(3 * DAY);
  });

  test("a time up to an hour is in minutes and seconds, and the last second is a whole one", () => {
    const shown = [HOUR, 62_000, 57_000, 9001, 1, 0].map((left) => shownTime(left, words.clock));
    expect(shown).toEqual(["60:00", "1:02", "0:57", "0:10", "0:01", "0:00"]);
    expect(secondsOf(1)).toBe(1);
  });

  test("a time of days says so from its first moment, and never more than an hour too much", () => {
    const shown = [3 * DAY, 2 * DAY - 2000, 2 * DAY - HOUR - 1, 5.9 * HOUR, 119.5 * MINUTE];
    expect(shown.map((left) => shownTime(left, words.clock))).toEqual([
      "3 days",
      "2 days",
      "46 h left",
      "5 h left",
      "119 min left",
    ]);
  });

  test("no language shows seconds above an hour", async () => {
    for (const language of LANGUAGES) {
      const { default: their } = await import(`../../build/words/table.${language}.ts`);
      for (let left = HOUR + 1; left < 30 * DAY; left *= 1.5)
        expect(shownTime(left, their.clock), language).not.toContain(":");
    }
  });

  test("time is low with a fifth of it left, or with ten seconds", () => {
    expect(lowTime({ ...clock, full: 10 * MINUTE })).toBe(2 * MINUTE);
    expect(lowTime({ ...clock, full: 30_000 })).toBe(HURRY);
  });

  test("only with days for a move nobody waits at the table", () => {
    expect(isByDays({ ...clock, full: DAY })).toBe(true);
    expect(isByDays({ ...clock, full: HOUR })).toBe(false);
    expect(isByDays(null)).toBe(false);
  });
});

describe("chances as stacked areas", () => {
  test("areas are stacked and fill the height", () => {
    expect(stackedAreas([[0.5, 0.5], null, [1, 0]])).toEqual([
      "M0.00 0.00L100.00 0.00L100.00 30.00L0.00 15.00z",
      "M0.00 15.00L100.00 30.00L100.00 30.00L0.00 30.00z",
    ]);
  });

  test("without evaluations there are no areas", () => {
    expect(stackedAreas([])).toEqual([]);
  });
});
