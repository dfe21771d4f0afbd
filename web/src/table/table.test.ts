import { describe, expect, test } from "vitest";
import { stackedAreas } from "./chart";
import { timeLeft } from "./clocks";

const days = ({ count }: { count: number }) => `${count} days`;

describe("clocks", () => {
  const night = 8 * 3_600_000; // the server was down, so table time lags behind by this much
  const sentAt = 1_700_000_000_000 - night;
  const clock = {
    left: [65_000, 3_600_000 * 24 * 3],
    running: 0,
    since: sentAt - 3000,
    now: sentAt,
  };

  test("the running clock counts by table time until it arrives, then by this device", () => {
    expect(timeLeft(clock, 0, 0, days)).toBe("1:02");
    expect(timeLeft(clock, 0, 5000, days)).toBe("0:57");
    expect(timeLeft(clock, 0, 98_000, days)).toBe("0:00");
  });

  test("long times are in days; hours show two-digit minutes", () => {
    expect(timeLeft(clock, 1, 8000, days)).toBe("3 days");
    expect(timeLeft({ ...clock, left: [3_660_000], running: -1 }, 0, 0, days)).toBe("1:01:00");
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
