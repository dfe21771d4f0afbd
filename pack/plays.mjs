// Plays every game through a pack as a page does, with most calls: `node plays.mjs PACK`. A pack
// has only a part of Python's standard library, and what is missing would show here.
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";

const LEVEL = 4;
const folder = `${resolve(process.argv[2])}/`;
const { openTable, openThinker } = await import(`${folder}start.mjs`);

// Node would print the line of the error, and Pyodide's code is one line of a megabyte.
process.on("uncaughtException", (error) => fail(error.message));

const begun = performance.now();
let stored = new Map();
const thinker = await openThinker(folder);
let table = await opened();
const games = await ask("GET", "/games");
console.log(`A table is open and tells its games after ${taken(begun)} s.`);
for (const { name } of games) await play(name);
await table.close();

/** A table with what was stored. */
function opened() {
  return openTable(folder, {
    files: stored,
    flush: async (files) => {
      stored = new Map([...files].map(([name, content]) => [name, content.slice()]));
    },
    think: async (text) => thinker.answer(text),
    halt() {},
    origin: "https://table.example",
  });
}

async function ask(method, path, wish) {
  const { status, body } = await table.request(method, path, wish ? JSON.stringify(wish) : null);
  if (status >= 300) fail(`${method} ${path} answers ${status}: ${body}`);
  return body ? JSON.parse(body) : null;
}

/** Plays a match to the end, with the table opened anew in the middle, and asks all about it. */
async function play(game) {
  const since = performance.now();
  for (const what of ["geometry", "picks", "words/en"]) await ask("GET", `/games/${game}/${what}`);
  const wish = { id: randomBytes(12).toString("hex"), game, names: ["Ann"], bots: [LEVEL] };
  const { match } = await ask("POST", "/matches", wish);
  const hint = await ask("POST", `/matches/${match}/hint`, { seat: 0 });
  if (!hint) fail(`${game}: no hint`);
  let turns = await take(match, 3);
  await table.close();
  table = await opened();
  turns += await take(match, Number.POSITIVE_INFINITY);
  for (const what of ["evaluation", "events", "replay", "record", "seats"])
    await ask("GET", `/matches/${match}/${what}`);
  await ask("POST", "/matches/file", await ask("GET", `/matches/${match}/file`));
  console.log(`${game}: a match of ${turns} own turns against level ${LEVEL} (${taken(since)} s).`);
}

/** Takes some own turns, or all to the end. Returns how many. */
async function take(match, most) {
  const messages = [];
  const told = waiting();
  const live = table.connect(
    `/matches/${match}/live`,
    (text) => {
      messages.push(JSON.parse(text));
      told.wake();
    },
    (code, reason) => fail(`the connection is closed: ${code} ${reason}`),
  );
  let turns = 0;
  for (; turns < most; turns += 1) {
    await told.until(() => isOwn(newest(messages)));
    const { number, state } = newest(messages);
    if (state.phase === "over") break;
    const action = state.legal[turns % state.legal.length];
    const id = randomBytes(8).toString("hex");
    live.receive(JSON.stringify({ id, type: "act", number: number + 1, seat: 0, action }));
    const answered = () => messages.find((one) => one.type === "answer" && one.id === id);
    await told.until(answered);
    if (answered().refused) fail(`${action} is refused: ${answered().refused}`);
  }
  live.close();
  return turns;
}

/** How the match stands after its last event, if that has been told. */
function newest(messages) {
  const last = Math.max(...messages.filter((one) => one.type === "event").map((one) => one.number), 0);
  return messages.findLast((one) => one.state && one.type !== "answer" && one.number >= last);
}

function isOwn(told) {
  return told && (told.state.to_move === 0 || told.state.phase === "over");
}

/** Lets code wait for messages. */
function waiting() {
  let wake = () => {};
  return {
    wake: () => wake(),
    async until(done) {
      while (!done()) await new Promise((resolve) => (wake = resolve));
    },
  };
}

function taken(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
