/** The names of people and bots. */

import type { Chair } from "../api/types";
import type { Reader } from "../board/telling";
import { botName } from "../shell/bots";
import type { TableWords } from "../words/words.svelte";
import type { MatchStore } from "./match.svelte";

/** Anything that knows who sits where. */
type Seating = Pick<MatchStore, "chair">;

/** The most seats a table can have. */
const MAX_SEATS = 4;

/** The name of the player on a seat, in the reader's language. */
export function nameOf(match: Seating, seat: number, words: TableWords): string {
  const chairs = Array.from({ length: MAX_SEATS }, (_, each) => match.chair(each));
  return namesAt(chairs, words)[seat] ?? words.free;
}

/**
 * The names of all players, by seat. People keep theirs; those without one are numbered. A bot, or
 * someone who is numbered, gets another number if the name is taken: "Pia", "Pia 2".
 */
export function namesAt(chairs: readonly (Chair | null)[], words: TableWords): string[] {
  const taken = new Set(chairs.map((chair) => (isBot(chair) ? "" : chair?.name)));
  return chairs.map((chair, seat) => {
    if (!chair) return words.free;
    if (!isBot(chair) && chair.name) return chair.name;
    const name = isBot(chair)
      ? botName(Number(chair.bot), words)
      : words.player({ number: seat + 1 });
    let unique = name;
    for (let k = 2; taken.has(unique); k++) unique = `${name} ${k}`;
    taken.add(unique);
    return unique;
  });
}

/**
 * Whether a bot had the seat from the start; a bot that plays on for someone does not count.
 */
function isBot(chair: Chair | null): boolean {
  return Boolean(chair?.bot && !chair.gone);
}

/** The person at this device who reads what happened. */
export function readerOf(match: Seating & Pick<MatchStore, "shown">, words: TableWords): Reader {
  return { seat: match.shown, name: (seat) => nameOf(match, seat, words) };
}

/** Names as a phrase: "Ada, Ben and Cleo". */
export function namesOf(match: Seating, seats: number[], words: TableWords): string {
  return listed(seats.map((seat) => nameOf(match, seat, words)));
}

/** Names in one line, separated by commas. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}

/** The name on a seat's card: "you" for the reader, unless several people share the device. */
export function shownName(
  match: Seating & Pick<MatchStore, "own">,
  seat: number,
  words: TableWords,
): string {
  const { own } = match;
  return own.length === 1 && own[0] === seat ? words.you : nameOf(match, seat, words);
}

/** From this many common letters on, names look the same when their ends are cut off. */
const ALIKE = 5;

/**
 * The name on a small card. Of names that begin alike, the part that differs stays: "Player 1"
 * and "Player 2" become "Pl. 1" and "Pl. 2", "Alexander" and "Alexandra" "Al…er" and "Al…ra".
 */
export function shortName(name: string, others: readonly string[]): string {
  const alike = Math.max(0, ...others.map((other) => commonStart(name, other)));
  const word = name.lastIndexOf(" ", alike) + 1;
  const rest = name.slice(word || alike);
  if (alike < ALIKE || rest === "") return name;
  return name.slice(0, 2) + (word ? ". " : "…") + rest;
}

/** How many letters two names begin with in common. */
function commonStart(one: string, other: string): number {
  let k = 0;
  while (k < one.length && one[k] === other[k]) k++;
  return k;
}

/** All seats but the shown one in the order of play, starting with the next. */
export function othersOf({ state, shown }: Pick<MatchStore, "state" | "shown">): number[] {
  const seats = state?.seats.length ?? 0;
  const all = Array.from({ length: seats }, (_, k) => (shown + 1 + k) % seats);
  return all.filter((seat) => seat !== shown);
}

/** The seats of other people, if the host is here and may still free them. */
export function removableSeats(
  match: Seating & Pick<MatchStore, "state" | "own" | "made">,
): number[] {
  const { state, own, made } = match;
  if (!made || state?.phase === "over") return [];
  const seats = (state?.seats ?? []).map((_, seat) => seat);
  return seats.filter((seat) => match.chair(seat)?.bot === null && !own.includes(seat));
}

/** Whether a player is out by the rules of the game, according to the board. */
export function isOut(match: Pick<MatchStore, "board">, seat: number): boolean {
  const view = match.board?.state.view;
  const playing: unknown = view && "in_play" in view ? view.in_play : null;
  return Array.isArray(playing) && !playing.includes(seat);
}

/** The level of the bot that plays on for a player who gave up; 0 if none does. */
export function standIn(match: Seating & Pick<MatchStore, "state">, seat: number): number {
  const chair = match.chair(seat);
  return chair?.gone && match.state?.phase === "on" ? Number(chair.bot) : 0;
}

interface OnCard {
  match: Seating & Pick<MatchStore, "state" | "own" | "company">;
  seat: number;
  counts: string;
  due: boolean;
}

/** Everything on a seat's card, for screen readers. */
export function seatLabel({ match, seat, counts, due }: OnCard, words: TableWords): string {
  const chair = match.chair(seat);
  const { circle, square, triangle, diamond } = words.shape;
  const isPerson = chair && !chair.bot && !match.own.includes(seat);
  const isHere = match.company.present.seats.includes(seat);
  return [
    shownName(match, seat, words),
    chair?.bot && !chair.gone ? words.level({ level: chair.bot }) : "",
    [circle, square, triangle, diamond][seat] ?? "",
    chair?.gone ? (standIn(match, seat) ? words.gone : words.gaveUp) : "",
    chair?.gone && !standIn(match, seat) ? "" : counts,
    isPerson ? (isHere ? words.here : words.away) : "",
    due ? words.due : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}
