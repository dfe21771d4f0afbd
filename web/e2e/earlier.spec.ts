/** Matches that an earlier release stored, under rules version 1, continue in the browser. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { exchanged } from "../src/api/earlier-options";
import { python } from "./brain";
import { expect, LONG, STILL, test } from "./fixtures";
import { Host, newFolder } from "./offline/hosts";
import { Player } from "./player";

const STORED = "../tests/stored/c84a56d";

/** The secret with which the stored matches were made, and the token of a seat. */
const SECRET = "the same in every test";
const tokenOf = (seat: number) => `token-of-seat-${seat}`.padEnd(22, "-");

interface Account {
  match: string;
  story: string;
  game: string;
  options: Record<string, unknown>;
  players: number;
  phase: string;
  /** For each seat its name and the level of its bot, if it has one. */
  seats: ([string, string | null, boolean] | null)[];
  timed: boolean;
  draw: number[] | null;
  undo: unknown[] | null;
  actions: string[];
}

/** The cookie of whoever has a token. */
function cookieOf(token: string): string {
  const sign = "import sys; from tavolino.hosting.access.signing import Signer; ";
  const say = `print(Signer((${JSON.stringify(SECRET)},)).sign("cookie", sys.argv[1]))`;
  return execFileSync(python, ["-c", sign + say, token], { encoding: "utf8" }).trim();
}

let folder: ReturnType<typeof newFolder>;
let host: Host;

test.beforeAll(async () => {
  folder = newFolder();
  const database = gunzipSync(readFileSync(`${STORED}.sqlite.gz`));
  writeFileSync(join(folder.path, "table.sqlite"), database);
  host = await Host.signing(folder.path, SECRET);
});

test.afterAll(async () => {
  await host.stop();
  folder.remove();
});

/** The first match of people alone for each game and each choice of options. */
function chosen(): Account[] {
  const all: Account[] = JSON.parse(readFileSync(`${STORED}.json`, "utf8"));
  const on = all.filter(({ phase, seats, timed, draw, undo }) => {
    const isQuiet = !timed && draw === null && undo === null;
    return phase === "on" && isQuiet && seats.every((seat) => seat?.[1] === null);
  });
  const kind = ({ game, options }: Account) => game + JSON.stringify(options);
  return on.filter((one, at) => on.findIndex((other) => kind(other) === kind(one)) === at);
}

const CHOSEN = chosen();

/** The first match of its game, or one with options that have other names today. */
function isTelling({ story, game, options }: Account): boolean {
  const isRenamed = JSON.stringify(exchanged(game, options)) !== JSON.stringify(options);
  return isRenamed || CHOSEN.find((each) => each.game === game)?.story === story;
}

for (const account of CHOSEN) {
  const how = isTelling(account) ? {} : LONG;
  const name = `${account.story}: a match of rules version 1 continues`;
  test(name, how, async ({ newPage, brain }) => {
    const until = account.actions.length + 6;
    const players = await Promise.all(
      Array.from({ length: account.players }, async (_, seat) => {
        const page = await newPage(STILL);
        const cookie = { name: "tavolino", value: cookieOf(tokenOf(seat)), url: host.origin };
        await page.context().addCookies([cookie]);
        const player = new Player(page, brain);
        await page.goto(`${host.origin}/table/${account.match}`);
        await expect(page.getByTestId("board")).toBeVisible();
        return player;
      }),
    );
    await Promise.all(players.map((player) => player.play(until)));
    for (const player of players) expect(player.over || player.decisions >= until).toBe(true);
  });
}
