/** The state of a match in words. */

import type { EventMessage, State } from "../api/types";
import type { TableWords } from "../words/words.svelte";
import type { MatchStore } from "./match.svelte";
import { nameOf, namesOf } from "./names";

/** The parts of a match that its status depends on. */
type MatchStatus = Pick<MatchStore, "state" | "own" | "chair">;

/** Whose turn it is, or that the table waits for players. */
export function statusText(match: MatchStatus, words: TableWords): string {
  const { state, own } = match;
  if (!state) return words.connection.connecting;
  if (state.phase === "waiting") return words.waiting.free({ count: freeSeats(state).length });
  if (state.phase === "over") return resultText(match, words);
  const mine = own.length === 1 && own[0] === state.to_move;
  return mine ? words.turn.yours : words.turn.of({ name: nameOf(match, state.to_move, words) });
}

/** The seats that nobody has taken. */
export function freeSeats({ seats }: Pick<State, "seats">): number[] {
  return seats.flatMap((chair, seat) => (chair ? [] : [seat]));
}

export function resultText(match: MatchStatus, words: TableWords): string {
  const { state, own } = match;
  const winners = state?.result?.winners ?? [];
  if (winners.length === 0) return words.over.noOne;
  if (winners.length !== 1) return words.over.shared({ names: namesOf(match, winners, words) });
  const mine = own.length === 1 && own[0] === winners[0];
  return mine ? words.over.youWon : words.over.won({ name: namesOf(match, winners, words) });
}

/** Events told elsewhere: as a decision, as a request, or by the result. */
const SAID_ELSEWHERE = ["acted", "ended", "undo_asked", "draw_offered", "rematched"];

/** What someone did apart from the game; empty if there is nothing to say about it here. */
export function eventText(
  match: Pick<MatchStore, "own" | "chair">,
  what: EventMessage["what"],
  words: TableWords,
): string {
  if (SAID_ELSEWHERE.includes(what.type)) return "";
  const happened = words.happened[what.type as "joined" | "left"];
  if (typeof happened === "string") return happened;
  const joins = what.type === "joined";
  if (joins && match.own.includes(what.seat)) return "";
  // A single person at a device knows what they did, and sees it on the board.
  if (what.type === "taken_back" && match.own.length === 1 && match.own[0] === what.seat) return "";
  // After a lost connection, the new chairs come later than the event that someone sat down.
  const chair = joins ? { bot: null, ...what } : match.chair(what.seat);
  const seating = { chair: (seat: number) => (seat === what.seat ? chair : match.chair(seat)) };
  return chair ? happened({ name: nameOf(seating, what.seat, words) }) : "";
}

/** Endings other than by the rules of the game. */
const OURS = ["agreed", "time", "rules_changed", "closed"] as const;
const isOurs = (ending: string): ending is (typeof OURS)[number] =>
  (OURS as readonly string[]).includes(ending);

/** Why the match ended: by the rules of the game, or by what people did. */
export function endingText(
  match: MatchStatus,
  words: TableWords,
  ofGame: (ending: string) => string,
): string {
  const ending = match.state?.result?.ending ?? "";
  if (ending === "resigned") return resignedText(match, words);
  return isOurs(ending) ? words.over[ending] : ofGame(ending);
}

/** Who gave up, worded for those who did or for the others. */
function resignedText(match: MatchStatus, words: TableWords): string {
  const gone = (match.state?.seats ?? []).flatMap((chair, seat) => (chair?.gone ? [seat] : []));
  if (match.own.length === 1 && gone.includes(match.own[0] ?? -1)) return words.over.youResigned;
  const [one] = gone;
  if (gone.length !== 1 || one === undefined) return words.over.resigned;
  return words.happened.resigned({ name: nameOf(match, one, words) });
}
