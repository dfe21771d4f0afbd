/** The moments of a match that the pictures show, with a sentence for each. */

import { api } from "../../api/api";
import type { Entry, View } from "../../api/types";
import type { AnyGame } from "../../board/game";
import { easeOut } from "../../board/motion";
import { joined } from "../../board/telling";
import type { Box } from "../../board/types";
import type { TableWords } from "../../words/words.svelte";
import { type MatchStore, WATCHER } from "../match.svelte";
import { nameOf, namesOf } from "../names";

/** What all pictures of a match share. */
export interface Sheet {
  game: AnyGame;
  geometry: unknown;
  title: string;
  /** The names of the players, by seat. */
  names: string[];
  /** The part of the board that must be visible at every moment. */
  box: Box;
  height: number;
}

export interface Moment {
  view: View;
  scene: unknown;
  /** The seat it is about. */
  seat: number | null;
  text: string;
  won: boolean;
  /** The winning places. */
  glow: readonly string[];
  /** How long it is visible, in milliseconds. */
  duration: number;
}

/** A whole match: its positions, and the decisions between them. */
export interface Course {
  views: View[];
  entries: Entry[];
}

/** How many decisions to fetch at a time. */
const CHUNK = 100;

/** Milliseconds for the start, a motion and the end; long matches play faster. */
const [BEGINNING, MOTION, END] = [1200, 300, 5000];
const [SLOWEST, FASTEST, WHOLE] = [650, 150, 60_000];

/** The width inside the picture's margin, and the height of everything except the board. */
const [INNER, AROUND] = [672, 204];

/** The match as the reader may see it after the end. */
export async function courseOf(match: MatchStore): Promise<Course> {
  const { views, entries } = await api.replay(match.id, match.shown, 0, CHUNK);
  const total = match.state?.view.decisions ?? 0;
  while (views.length <= total) {
    // The first view of this chunk repeats the last view of the one before.
    const next = await api.replay(match.id, match.shown, views.length - 1, CHUNK);
    if (next.views.length < 2) break;
    entries.splice(views.length - 1, entries.length, ...next.entries);
    views.push(...next.views.slice(1));
  }
  return { views, entries };
}

/** What the pictures of these positions share. */
export function sheetOf(match: MatchStore, title: string, words: TableWords, views: View[]): Sheet {
  const { board } = match;
  if (!board) throw new Error("there is no board to draw");
  const { game, geometry } = board;
  const box = around(views.map((view) => game.box(view, geometry)));
  const names = views[0]
    ? Array.from({ length: views[0].players }, (_, k) => nameOf(match, k, words))
    : [];
  const height = Math.min(Math.max((INNER * box.height) / box.width, INNER * 0.6), INNER);
  return { game, geometry, title, names, box, height: Math.round(height) + AROUND };
}

/** The smallest box around all of these. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}

export class Moments {
  constructor(
    private readonly match: MatchStore,
    private readonly sheet: Sheet,
    private readonly course: Course,
    private readonly words: TableWords,
    private readonly gameWords: unknown,
  ) {}

  /** All moments in order, with this many pictures per motion. */
  *all(pictures: number): Generator<Moment> {
    const { views, entries } = this.course;
    const rest = Math.min(Math.max(WHOLE / views.length - MOTION, FASTEST), SLOWEST);
    for (const [k, view] of views.entries()) {
      const before = views[k - 1];
      const entry = entries[k - 1];
      if (before && entry) yield* this.motion(before, entry, view, pictures);
      if (k === views.length - 1) break;
      yield this.moment(view, k === 0 ? BEGINNING : rest, entry);
    }
    yield this.end();
  }

  /** The end, with the winner. */
  end(): Moment {
    const { views, entries } = this.course;
    const view = views.at(-1);
    if (!view) throw new Error("there is nothing to show");
    const winners = this.match.state?.result?.winners ?? [];
    const [first] = winners;
    const names = namesOf(this.match, winners, this.words);
    const { over } = this.words;
    const text =
      winners.length === 0
        ? over.noOne
        : winners.length === 1
          ? over.won({ name: names })
          : over.shared({ names });
    const won = (entries.at(-1)?.effects ?? []).filter(({ type }) => type === "won");
    return {
      ...this.moment(view, END),
      seat: winners.length === 1 && first !== undefined ? first : null,
      text,
      won: true,
      glow: won.flatMap(({ at }) => at),
    };
  }

  private *motion(before: View, entry: Entry, after: View, pictures: number): Generator<Moment> {
    const { game, geometry } = this.sheet;
    for (let k = 1; k <= pictures; k++) {
      const t = easeOut(k / (pictures + 1));
      const scene = game.frame(before, entry, after, t, geometry);
      yield { ...this.moment(before, MOTION / pictures, entry), scene };
    }
  }

  private moment(view: View, duration: number, entry?: Entry): Moment {
    const { game, geometry } = this.sheet;
    const scene = game.rest(view, geometry);
    const seat = entry?.seat ?? null;
    return { view, scene, seat, text: this.textOf(entry), won: false, glow: [], duration };
  }

  /** The decision as a sentence, for a reader without a seat. */
  private textOf(entry: Entry | undefined): string {
    if (!entry) return "";
    const name = (seat: number) => nameOf(this.match, seat, this.words);
    const { game, geometry } = this.sheet;
    const said = joined(game.tell(entry, this.gameWords, geometry, { seat: WATCHER, name }));
    return `${name(entry.seat)} ${said}`;
  }
}
