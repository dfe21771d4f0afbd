/** What the server says, by the names of its own document. */

import type { Entry, View } from "../board/types";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Chair = Schemas["Chair"];
export type Result = Schemas["Result"];
export type Problem = Schemas["Problem"];
export type GameInfo = Schemas["GameInfo"];
export type MyMatch = Schemas["MyMatch"];
export type Made = Schemas["Made"];
export type NewMatch = Schemas["NewMatch"];

/** What seats have left; `came` is when it was told, by this device's `performance.now()`. */
export type Clocks = Schemas["Clocks"] & { came: number };

/** How a match stands; what a view holds is its game's own affair. */
export type State = Omit<Schemas["State"], "view" | "clock"> & {
  view: View;
  clock?: Clocks | null;
};

/** An event that is no decision of the game. */
export type Happening = Exclude<Schemas["TellEvent"]["what"], Schemas["ToldAct"]>;
export type Acted = Omit<Schemas["ToldAct"], "entry"> & { entry: Entry | null };

export type TellEvent = Omit<Schemas["TellEvent"], "state" | "what"> & {
  what: Acted | Happening;
  state?: State;
};
export type TellState = Omit<Schemas["TellState"], "state"> & { state: State };
export type TellAnswer = Omit<Schemas["TellAnswer"], "missing"> & {
  missing?: (TellEvent | TellState)[];
};
export type Tell =
  | TellEvent
  | TellState
  | TellAnswer
  | Schemas["TellPresent"]
  | Schemas["TellPhrase"];

type Kinds = Schemas["Command"];
/** A command before it has an id, a number and a seat. */
export type Wish = Kinds extends infer C
  ? C extends unknown
    ? Omit<C, "id" | "number" | "seat">
    : never
  : never;
export type Command = Wish & { id: string; number: number; seat: number };

export type Hint = Schemas["Hint"];
export type Evaluation = Schemas["Evaluation"];
export type OwnSeats = Schemas["OwnSeats"];
export type Seated = Schemas["Seated"];
export type Watching = Schemas["Watching"];
export type Invited = Schemas["Invited"];
export type BotSeated = Schemas["BotSeated"];
export type CarryLink = Schemas["CarryLink"];
export type TryGame = Schemas["TryGame"];

/** What holds decisions and views, which only their game knows more closely. */
type Played<T> = Omit<T, "entries" | "views"> & { entries: Entry[]; views: View[] };

export type Replay = Played<Schemas["Replay"]>;

/** A board that was tried out: what a lesson shows. */
export type Tried = Played<Schemas["Trial"]>;

export function isActed(what: TellEvent["what"]): what is Acted {
  return what.event === "acted";
}
