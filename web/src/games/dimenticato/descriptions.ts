/** Picks, actions and what happened, in words. */

import type { Words } from "../../../build/words/dimenticato";
import type { Pick } from "../../board/types";
import { parse } from "./actions";
import { fieldName, numberOn, placeNamed, startNumber } from "./layout";
import { figurePicked, parts } from "./paths";
import type { DimenticatoEntry, DimenticatoGeometry, DimenticatoView } from "./types";

/** A field in words, rows and columns counted from 1: `0,7` would be heard as a fraction. */
function fieldWords(name: string, words: Words, geometry: DimenticatoGeometry): string {
  const start = startNumber(name, geometry);
  if (start > 0) return words.startField({ number: start });
  const [row, column] = placeNamed(name);
  return words.field({ row: row + 1, column: column + 1 });
}

/** A field with the number that everybody can see on it. */
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
  const stands = view.figures[view.to_move]?.[figure - 1];
  return stands
    ? words.figureOn({ figure, field: fieldWords(fieldName(stands), words, geometry) })
    : words.figure({ figure });
}

export function actionName(action: string, words: Words, geometry: DimenticatoGeometry): string {
  const said = parse(action);
  if (said.kind === "pass") return words.pass;
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

export function tell(entry: DimenticatoEntry, words: Words, geometry: DimenticatoGeometry): string {
  const said = parse(entry.action);
  const { told } = words;
  if (said.kind === "pass") return told.passed;
  if (said.kind === "say") {
    const announced =
      said.number === null
        ? told.announced({ figure: said.figure })
        : told.announcedNumber({ figure: said.figure, number: said.number });
    return entry.moves ? told.rightly({ announced }) : told.inVain({ announced });
  }
  if (said.goal === null) return told.moved({ figure: said.figure });
  const goal = fieldWords(said.goal, words, geometry);
  return said.back === null
    ? told.movedTo({ figure: said.figure, goal })
    : told.movedToBack({ figure: said.figure, goal, back: fieldWords(said.back, words, geometry) });
}

/** What the one who decides is asked now; empty if nothing. */
export function question(
  view: DimenticatoView,
  open: ReadonlySet<Pick>,
  chosen: readonly Pick[],
  words: Words,
): string {
  const kinds = new Set([...open].map((pick) => parts(pick)[0]));
  const figure = figurePicked(chosen, view);
  if (kinds.has("back")) return words.ask.back;
  if (kinds.has("say") && figure !== null) return words.ask.under({ figure });
  if (kinds.has("point") && figure !== null) {
    return view.announced
      ? words.ask.right({ figure, number: view.announced.number })
      : words.ask.where({ figure });
  }
  if (kinds.has("figure")) return words.ask.figure;
  return kinds.has("pass") ? words.ask.pass : "";
}

export function counts(view: DimenticatoView, seat: number, words: Words): string {
  return words.home({ home: view.home[seat]?.length ?? 0, all: view.figures[seat]?.length ?? 0 });
}

export function ending(name: string, words: Words): string {
  const endings: Record<string, string> = words.endings;
  return endings[name] ?? "";
}

export function reason(name: string, words: Words): string | undefined {
  const reasons: Record<string, string> = words.reasons;
  return reasons[name];
}
