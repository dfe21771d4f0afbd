/** What the server says, by the names of its own document. */

import type { components } from "./schema";

/** Everything that the document describes; what belongs to one game is named in its folder. */
export type Schemas = components["schemas"];

export type Chair = Schemas["Chair"];
export type Clocks = Schemas["Clocks"];
export type Result = Schemas["Result"];
export type State = Schemas["State"];
export type Problem = Schemas["Problem"];
export type GameInfo = Schemas["GameInfo"];
export type MyMatch = Schemas["MyMatch"];
export type Made = Schemas["Made"];
export type NewMatch = Schemas["NewMatch"];
export type Hint = Schemas["Hint"];
export type Evaluation = Schemas["Evaluation"];
export type OwnSeats = Schemas["OwnSeats"];
export type Seated = Schemas["Seated"];
export type Watching = Schemas["Watching"];
export type Invitation = Schemas["Invitation"];
export type Invited = Schemas["Invited"];
export type BotSeated = Schemas["BotSeated"];
export type CarryLink = Schemas["CarryLink"];
export type TryGame = Schemas["TryGame"];
export type Replay = Schemas["Replay"];

/** A board that was tried out: what a lesson shows. */
export type Tried = Schemas["Trial"];

// -- games ------------------------------------------------------------------------------------

/** A game by its name; the server says which games there are. */
export type GameName = NewMatch["game"];

/** What a seat sees of some game; what all of them have in common can be read of it. */
export type View = Schemas["View"];

/** A decision of some game as it may be told. */
export type Entry = Schemas["Entry"];

/** One thing that an action did. */
export type Effect = Schemas["Effect"];

/** What a board for any game can draw. */
export type PlainView = Schemas["PlainView"];
export type PlainGeometry = Schemas["PlainGeometry"];
export type Piece = Schemas["Piece"];
export type Turning = Schemas["Turning"];

// -- what is told over a socket ---------------------------------------------------------------

export type Message = Schemas["Message"];
export type EventMessage = Schemas["EventMessage"];
export type StateMessage = Schemas["StateMessage"];
export type AnswerMessage = Schemas["AnswerMessage"];

/** A decision of the game among all that can happen. */
export type Acted = Schemas["VisibleAct"];

export function isActed(what: EventMessage["what"]): what is Acted {
  return what.event === "acted";
}

type Kinds = Schemas["Command"];
/** A command before it has an id, a number and a seat. */
export type Wish = Kinds extends infer C
  ? C extends unknown
    ? Omit<C, "id" | "number" | "seat">
    : never
  : never;
export type Command = Wish & { id: string; number: number; seat: number };
