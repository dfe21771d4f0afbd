/** Picks, actions, the task and what happened, in words. */

import type { Words } from "../../../build/words/dimenticato";
import { effectsOf } from "../../board/effects";
import type { Choice } from "../../board/game";
import { describeEffects, plainly, type Reader, type Said } from "../../board/telling";
import type { Pick } from "../../board/types";
import { parse } from "./actions";
import { fieldOf, figureMeant } from "./figures";
import { numberOn, startNumber } from "./layout";
import { parts } from "./paths";
import type { DimenticatoEntry, DimenticatoGeometry, DimenticatoView } from "./types";

/**
 * A field for screen readers, by row and column of the board as shown, from 1: `0,7` would be
 * read out as a fraction.
 */
function fieldWords(name: string, words: Words, geometry: DimenticatoGeometry): string {
  const start = startNumber(name, geometry);
  if (start > 0) return words.startField({ number: start });
  const at = geometry.fields[name];
  return at ? words.field({ row: at.y + 1, column: at.x + 1 }) : name;
}

/** A field with its visible number. */
function seenField(
  name: string,
  view: DimenticatoView,
  words: Words,
  geometry: DimenticatoGeometry,
): string {
  const field = fieldWords(name, words, geometry);
  const number = numberOn(name, view, geometry);
  return number === null ? field : words.shows({ field, number });
}

export function pickName(
  pick: Pick,
  view: DimenticatoView,
  words: Words,
  geometry: DimenticatoGeometry,
): string {
  const [kind, what] = parts(pick);
  switch (kind) {
    case "figure":
      return figureName(Number(what), view, words, geometry);
    case "say":
      return words.say({ number: Number(what) });
    case "back":
      return words.setBackTo({ field: seenField(what, view, words, geometry) });
    case "point":
      return seenField(what, view, words, geometry);
    case "stay":
      return words.stay;
    default:
      return words.pass;
  }
}

function figureName(
  figure: number,
  view: DimenticatoView,
  words: Words,
  geometry: DimenticatoGeometry,
): string {
  const field = fieldOf(figure, view);
  return field === null
    ? words.figure({ figure })
    : words.figureOn({ figure, field: fieldWords(field, words, geometry) });
}

export function actionName(action: string, words: Words, geometry: DimenticatoGeometry): string {
  const said = parse(action);
  if (said.kind === "pass" || said.kind === "stay") return words[said.kind];
  if (said.kind === "say") {
    return said.number === null
      ? words.announce({ figure: said.figure })
      : words.announceNumber({ figure: said.figure, number: said.number });
  }
  if (said.goal === null) return words.go({ figure: said.figure });
  const goal = fieldWords(said.goal, words, geometry);
  return said.back === null
    ? words.goTo({ figure: said.figure, goal })
    : words.goToBack({ figure: said.figure, goal, back: fieldWords(said.back, words, geometry) });
}

/** Effects that are a gain or a loss. */
const STRESSED = ["back", "home", "won"];

/**
 * What happened, in terms of figures and never of fields, because the board shows no field
 * names.
 */
export function tell(
  entry: DimenticatoEntry,
  words: Words,
  _geometry: DimenticatoGeometry,
  reader: Reader,
): Said[] {
  const failed = effectsOf(entry, "announced").some(({ why }) => why !== "right");
  const stressed = failed ? [...STRESSED, "announced"] : STRESSED;
  // Tell a shared win only once.
  const effects = entry.effects.filter(({ type, seat }) => type !== "won" || seat === entry.seat);
  return [
    ...describeEffects({ seat: entry.seat, effects }, words.did, stressed, reader),
    ...tellShown(entry, words),
  ];
}

/** The number that everyone has seen for a moment, unless it was announced. */
function tellShown(entry: DimenticatoEntry, words: Words): Said[] {
  const [first] = entry.shown ?? [];
  const heard = effectsOf(entry, "announced").some(({ why }) => why !== "wrong");
  return first && !heard ? plainly(words.itWas({ number: Number(first[1]) })) : [];
}

/** What the player has to choose now; empty if nothing is left to pick. */
export function task(choice: Choice, view: DimenticatoView, words: Words): string {
  const kinds = new Set([...choice.open].map((pick) => parts(pick)[0]));
  const figure = figureMeant(choice, view);
  const { task } = words;
  if (kinds.has("back")) return task.back;
  if (kinds.has("pass")) return task.pass;
  if (figure === null) return kinds.has("figure") ? whichFigure(choice, words) : "";
  if (kinds.has("say")) return task.under({ figure });
  if (!kinds.has("point")) return "";
  if (!view.announced) return task.where({ figure });
  const { number } = view.announced;
  return number === null || kinds.has("stay")
    ? task.take({ figure })
    : task.right({ figure, number });
}

function whichFigure({ left }: Choice, { task }: Words): string {
  return left.some(({ picks }) => parts(picks[1] ?? "")[0] === "say") ? task.figure : task.leave;
}

export function counts(view: DimenticatoView, seat: number, words: Words): string {
  return words.home({ home: view.home[seat]?.length ?? 0, all: view.figures[seat]?.length ?? 0 });
}

export function ending(name: string, words: Words): string {
  const endings: Record<string, string> = words.ending;
  return endings[name] ?? "";
}

export function reason(name: string, words: Words): string | undefined {
  const reasons: Record<string, string> = words.reason;
  return reasons[name];
}
