/** What `tavolino new-game` writes, played to its end as it is. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { python } from "./brain";
import { expect, STILL, test } from "./fixtures";
import { Host, newFolder } from "./offline/hosts";
import { pointAt } from "./player";
import { speak, start } from "./table";

const WRITE = `import sys, pathlib
from support.game_packages import new_game
print(new_game(pathlib.Path(sys.argv[1])))`;

/** Writes the package of a new game, found as if it were installed. */
function newGame(folder: string): string {
  const env = { ...process.env, PYTHONPATH: path("../tests") };
  return execFileSync(python, ["-c", WRITE, folder], { encoding: "utf8", env }).trim();
}

/** A folder on Python's path, before whatever is there already. */
function path(folder: string): string {
  return [folder, process.env.PYTHONPATH].filter(Boolean).join(":");
}

/** What a file of words says about a piece on this place. */
function placed(file: string, place: string): string {
  const text = /^did-placed = (.*)$/m.exec(readFileSync(file, "utf8"))?.[1];
  return text?.replace(/\{ \$\w+ \}/, place) ?? "nothing";
}

test("two people play a new game on one device to its end, in every language", async ({
  newPage,
}) => {
  const folder = newFolder();
  const game = newGame(folder.path);
  const words = join(game, "words");
  const host = await Host.withPackages(folder.path, path(dirname(game)));
  try {
    const page = await newPage({ ...STILL, viewport: { width: 1440, height: 900 } });
    await start(page, "three_stones", ["here"], { base: host.origin });
    const moves = page.getByTestId("moves").locator("li");
    for (const [k, place] of ["a1", "a2", "b1", "b2"].entries()) {
      await pointAt(page, `place:${place}`);
      await expect(moves).toHaveCount(k + 1);
    }
    for (const file of readdirSync(words)) {
      await speak(page, file.replace(".ftl", ""));
      await expect(moves.last()).toContainText(placed(join(words, file), "b2"));
    }
    await pointAt(page, "place:c1");
    await expect(page.getByTestId("result")).toBeVisible();
  } finally {
    await host.stop();
    folder.remove();
  }
});

test("the example of a board draws the game, once it is renamed", async ({ newPage }) => {
  const folder = newFolder();
  const game = newGame(folder.path);
  renameSync(join(game, "board.example.js"), join(game, "board.js"));
  const host = await Host.withPackages(folder.path, path(dirname(game)));
  try {
    const page = await newPage({ viewport: { width: 360, height: 740 } });
    await start(page, "three_stones", ["here"], { base: host.origin });
    const art = page.getByTestId("board").locator(".art");
    await expect(art.locator("polyline")).toHaveCount(8);
    for (const [k, place] of ["a1", "a2", "b1", "b2", "c1"].entries()) {
      await pointAt(page, `place:${place}`);
      await expect(art.locator("path")).toHaveCount(k + 1);
    }
    await expect(page.getByTestId("result")).toBeVisible();
  } finally {
    await host.stop();
    folder.remove();
  }
});
