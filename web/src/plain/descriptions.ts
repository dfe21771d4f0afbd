/**
 * A game from another package in words: its own if it has them, else the server's, else the
 * text of the action.
 */

import type { Words as OwnWords } from "../../build/words/plain";
import type { Entry } from "../api/types";
import type { Choice } from "../board/game";
import {
  describeEffects,
  type EffectText,
  type EffectValues,
  plainly,
  type Reader,
  type Said,
} from "../board/telling";
import type { Pick } from "../board/types";
import { pieceOn } from "./layout";
import { actionOf, type GivenPicks, picksOf, placeOf, turnOf } from "./paths";
import { said, type Texts } from "./texts";
import type { SomeGeometry, SomeView } from "./types";

export interface Words {
  /** The words of the plain board itself. */
  own: OwnWords;
  language: string;
  /** The words of the package; in English if it lacks the language. */
  texts: Texts;
  /** The server's sentences for its refusals. */
  reasons: Readonly<Record<string, string>>;
  given: GivenPicks;
}

/** Places as the variables $a, $b and so on. */
function lettered(places: readonly string[]): Record<string, string> {
  return Object.fromEntries(places.map((place, k) => [String.fromCharCode(97 + k), place]));
}

function shapeName(seat: number, { own }: Words): string {
  const { circle, square, triangle, diamond } = own.shapes;
  return [circle, square, triangle, diamond][seat] ?? "";
}

export function pickName(pick: Pick, view: SomeView, words: Words, geometry: SomeGeometry): string {
  const turn = turnOf(pick);
  if (turn)
    return turn.clockwise
      ? words.own.clockwise({ part: turn.part })
      : words.own.back({ part: turn.part });
  const place = placeOf(pick);
  if (place !== null) return placeName(place, view, words);
  const action = actionOf(pick);
  return action === null ? pick.slice(pick.indexOf(":") + 1) : actionName(action, words, geometry);
}

/** A place and what is on it. */
function placeName(place: string, view: SomeView, words: Words): string {
  const piece = pieceOn(place, view);
  if (!piece) return `${place}, ${words.own.free}`;
  const { seat, kind, count = 1 } = piece;
  const name = kind
    ? (said(words.texts, `piece-${kind}`, words.language) ?? kind)
    : words.own.piece;
  const whole = count === 1 ? name : `${count} × ${name}`;
  return [place, whole, seat === null ? "" : shapeName(seat, words)].filter(Boolean).join(", ");
}

/**
 * The name of an action: the text `action-take` for `take a1`, and `action` if only punctuation
 * precedes the first place; without such a text, the action itself.
 */
export function actionName(action: string, words: Words, geometry: SomeGeometry): string {
  const places = placesIn(action, words, geometry);
  const id = ["action", ...beginning(action, places)].join("-");
  const name = said(words.texts, id, words.language, lettered(places));
  // A text that leaves out a place would give two actions the same name.
  return name !== undefined && places.every((place) => name.includes(place)) ? name : action;
}

function placesIn(action: string, { given }: Words, geometry: SomeGeometry): string[] {
  const picks = picksOf(action, given, geometry);
  return picks.map(placeOf).filter((place) => place !== null);
}

/** The words of an action before its first place; all of them if it has none. */
function beginning(action: string, [first = ""]: readonly string[]): string[] {
  const prefix = first === "" ? action : action.slice(0, Math.max(action.indexOf(first), 0));
  return prefix.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Effects that are a gain or a loss. */
const STRESSED = ["line", "taken", "out", "won"];

/** Effects at places: without places, the plain board's own words cannot tell them. */
const AT_PLACES = ["placed", "moved", "taken", "turned", "line"];

/** What a decision did, in the words of the package or in our own; else the action itself. */
export function tell(entry: Entry, words: Words, geometry: SomeGeometry, reader: Reader): Said[] {
  const given = givenTexts(words);
  const effects = entry.effects.filter(
    ({ type, at }) => at.length > 0 || type in given || !AT_PLACES.includes(type),
  );
  const said = describeEffects(
    { ...entry, effects },
    { ...words.own.did, ...given },
    STRESSED,
    reader,
  );
  return said.length > 0 ? said : plainly(actionName(entry.action, words, geometry));
}

/** The texts of a package about effects, by kind. */
function givenTexts({ texts, language }: Words): Record<string, EffectText> {
  const ids = Object.keys(texts).filter((id) => id.startsWith("did-"));
  return Object.fromEntries(
    ids.map((id) => [
      id.slice("did-".length),
      (values: EffectValues) => said(texts, id, language, { ...values }) ?? "",
    ]),
  );
}

/** What the player has to choose; empty if there is nothing to choose. */
export function task(choice: Choice, view: SomeView, words: Words, geometry: SomeGeometry): string {
  const { open, chosen, left } = choice;
  const { ask } = words.own;
  if (open.size === 0) return "";
  if (chosen.length > 0)
    return [...open].every((pick) => actionOf(pick) !== null) ? ask.which : ask.where;
  const kinds = left.map(({ action }) =>
    beginning(action, placesIn(action, words, geometry)).join("-"),
  );
  const id = `task-${[...new Set(kinds)].sort().join("_")}`;
  return said(words.texts, id, words.language) ?? ask[pickedFrom(open, view)];
}

/** What the player can pick from, if the package has no words for it. */
function pickedFrom(open: ReadonlySet<Pick>, view: SomeView): "any" | Picked {
  const kinds = new Set([...open].map((pick) => kindOf(pick, view)));
  const [only = "any", ...more] = kinds;
  if (more.length === 0) return only;
  return kinds.has("turn") || kinds.has("button") ? "any" : "place";
}

type Picked = "free" | "own" | "other" | "place" | "turn" | "button";

function kindOf(pick: Pick, view: SomeView): Picked {
  if (turnOf(pick)) return "turn";
  const place = placeOf(pick);
  if (place === null) return "button";
  const piece = pieceOn(place, view);
  if (!piece) return "free";
  return piece.seat === view.to_move ? "own" : "other";
}

export function counts(view: SomeView, seat: number, words: Words): string {
  return countsOf(view, seat, words).join(", ");
}

/** Each count of a seat in words. */
export function countsOf({ counts = {} }: SomeView, seat: number, words: Words): string[] {
  return Object.entries(counts).map(([name, seats]) => {
    const count = seats[seat] ?? 0;
    const text = said(words.texts, `count-${name}`, words.language, { count });
    return text ?? words.own.counted({ name, count });
  });
}

export function ending(name: string, { own, texts, language }: Words): string {
  const text = said(texts, `ending-${name}`, language);
  return text ?? (name === "limit" ? own.limit : sentence(name.replaceAll("-", " ")));
}

export function reason(name: string, words: Words): string | undefined {
  const { own, texts, language, reasons } = words;
  const text = said(texts, `reason-${name}`, language);
  if (text !== undefined) return text;
  const server = Object.hasOwn(reasons, name) ? reasons[name] : undefined;
  return name === "over" ? own.over : server && sentence(server);
}

/** The server's words, with a capital letter and a full stop. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
}
