/** A board for games of other packages, drawn from data that every such game can provide. */

import { load as loadOwn } from "../../build/words/plain";
import { api, Refusal } from "../api/api";
import type { Entry, GameName } from "../api/types";
import type { AnyGame, Game } from "../board/game";
import type { Language } from "../words/language";
import Art from "./Art.svelte";
import Counts from "./Counts.svelte";
import {
  actionName,
  counts,
  ending,
  pickName,
  reason,
  task,
  tell,
  type Words,
} from "./descriptions";
import { layoutOf } from "./layout";
import { loadModule, withModule } from "./module";
import { type GivenPicks, grips, pathsOf, place, places, reach } from "./paths";
import { arc, duration, frame, joys, rest, type Scene, sound, turned } from "./scene";
import Tray from "./Tray.svelte";
import type { Texts } from "./texts";
import type { SomeGeometry, SomeView } from "./types";

export interface PlainOptions {
  /** The picks of actions whose text does not contain them. */
  picks: GivenPicks;
  /** The server's sentences for its refusals. */
  reasons: Readonly<Record<string, string>>;
  /** The words of the game's package in a language; empty if it has none. */
  texts(language: Language): Promise<Texts>;
}

export type PlainGame = Game<SomeView, Entry, SomeGeometry, Scene, Words>;

export function plainGame(name: GameName, { picks, reasons, texts }: PlainOptions): PlainGame {
  return {
    name,
    box: (_view, geometry) => layoutOf(geometry).box,
    paths: (legal, geometry) => pathsOf(legal, picks, geometry),
    place: (pick, _view, geometry) => place(pick, geometry),
    places,
    reach,
    grips,
    rest,
    frame,
    turned,
    duration,
    arc,
    sound,
    joys,
    Art,
    Tray,
    Counts,
    async words(language) {
      const [own, english, spoken] = await Promise.all([
        loadOwn(language),
        texts("en"),
        texts(language),
      ]);
      return { own, language, texts: { ...english, ...spoken }, reasons, given: picks };
    },
    pickName,
    actionName,
    task,
    tell,
    counts,
    ending,
    reason,
  };
}

/**
 * The board of a game of another package: plain, or with the drawing of the package's module.
 */
export async function loadPlain(name: GameName, players: number): Promise<AnyGame> {
  const [games, picks] = await Promise.all([api.games(), api.picks(name, players)]);
  const info = games.find((game) => game.name === name);
  const texts = (language: Language) => api.gameWords(name, language).catch(nothing);
  const plain = plainGame(name, { picks, reasons: info?.reasons ?? {}, texts });
  const board = info?.module ? await loadModule(info.module, plain) : null;
  return board ? withModule(plain, board) : plain;
}

/** No texts, if the server has none: a match works without them. */
function nothing(error: unknown): Texts {
  if (error instanceof Refusal) return {};
  throw error;
}
