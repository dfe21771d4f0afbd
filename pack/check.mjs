// Checks a pack in Node: `node check.mjs PACK PYTHON [SECONDS]`. PYTHON has the same rules
// natively. Everything must be the same in both; SECONDS also compares their speed.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { start } from "./start.mjs";

const POSITIONS = 10_000;
const ROUNDS = 5;
const WARM = 3; // seconds until the engine has compiled again, and better, what is used often
const HERE = dirname(fileURLToPath(import.meta.url));

const [pack, native, seconds] = process.argv.slice(2);
const folder = `${resolve(pack)}/`;
const manifest = JSON.parse(readFileSync(`${folder}manifest.json`, "utf8"));

// Node would print the line of the error, and Pyodide's code is one line of a megabyte.
process.on("uncaughtException", (error) => fail(error.message));

const begun = performance.now();
const page = await start(folder, manifest, async (name) => new Uint8Array(await readFile(folder + name)));
page.pyimport("tavolino.page.table");
console.log(`The pack starts in ${taken(begun)} s.`);
const games = page.runPython("from tavolino.games import descriptors; [*descriptors()]").toJs();
await compareGames();
if (seconds) await compareSpeed();

/** A script of this folder as a module in the page. */
function imported(name) {
  page.FS.writeFile(`/home/pyodide/${name}.py`, readFileSync(join(HERE, `${name}.py`)));
  return page.pyimport(name);
}

/** Starts a script of this folder natively. */
function natively(script, ...given) {
  const stdio = ["pipe", "pipe", "inherit"];
  const started = spawn(native, ["-u", join(HERE, script), ...given], { stdio });
  process.on("exit", () => started.kill());
  return started;
}

function linesOf(process) {
  return createInterface(process.stdout)[Symbol.asyncIterator]();
}

/** The value of the next line, which is JSON. */
async function nextOf(lines) {
  const { value, done } = await lines.next();
  if (done) fail("there is no answer from the native rules");
  return JSON.parse(value);
}

function taken(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/** Compares random positions by one hash per game, and every choice of the bots. */
async function compareGames() {
  const since = performance.now();
  const lines = linesOf(natively("same.py", POSITIONS, ...games)); // at the same time as in the page
  const same = imported("same");
  const found = JSON.parse(same.hashes(games, POSITIONS));
  const expected = await nextOf(lines);
  for (const [name, hash] of Object.entries(expected))
    if (found[name] !== hash) fail(`${name}: legal actions, views or keys differ`);
  console.log(`${Object.keys(expected).length} x ${POSITIONS} positions are the same (${taken(since)} s).`);
  const chosen = JSON.parse(same.choices(games));
  let choices = 0;
  for (const [name, levels] of Object.entries(await nextOf(lines)))
    levels.forEach((actions, at) => {
      const here = chosen[name][at];
      if (String(here) !== String(actions)) fail(`${name}: level ${at + 1} plays ${here}, not ${actions}`);
      choices += actions.length;
    });
  console.log(`${choices} choices of bots are the same (${taken(since)} s).`);
}

/** Prints how fast searches are, as parts of the native speed: the median of a few rounds. Natively
 * and in the page by turns, since other work on the machine slows both down. */
async function compareSpeed() {
  const { rate } = imported("speed");
  const clock = () => process.cpuUsage().user / 1e6;
  const there = natively("speed.py");
  const answers = linesOf(there);
  for (const name of games)
    for (const kind of ["guided", "random"]) {
      rate(name, kind, 0, WARM, clock);
      const rounds = [];
      for (let seed = 1; seed <= ROUNDS; seed += 1) {
        there.stdin.write(`${name} ${kind} ${seed} ${seconds}\n`);
        const expected = await nextOf(answers);
        const found = rate(name, kind, seed, Number(seconds), clock);
        rounds.push({ share: found / expected, found });
      }
      rounds.sort((one, other) => one.share - other.share);
      const [least, middle, most] = [rounds[0], rounds[(ROUNDS - 1) / 2], rounds[ROUNDS - 1]];
      const shares = [middle, least, most].map(({ share }) => share.toFixed(2));
      console.log(
        `${name}, ${kind}: ${Math.round(middle.found)} iterations/s, ` +
          `${shares[0]} of native (${shares[1]}-${shares[2]})`,
      );
    }
  there.stdin.end();
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
