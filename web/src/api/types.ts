/** The server's data, by the names in its OpenAPI document. */

import type { components } from "./schema";

/** Everything in the document; types of one game get their names in its folder. */
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
/** What is likely to be played, and the threat that its first turn averts. */
export type Line = Pick<Hint, "line" | "threat">;
export type WhyNot = Schemas["WhyNot"];
export type Evaluation = Schemas["Evaluation"];
export type OwnSeats = Schemas["OwnSeats"];
export type Seated = Schemas["Seated"];
export type Watching = Schemas["Watching"];
export type Invitation = Schemas["Invitation"];
export type Invited = Schemas["Invited"];
export type JoinMatch = Schemas["JoinMatch"];
export type BotSeated = Schemas["BotSeated"];
export type Code = Schemas["Code"];
export type CodeMatch = Schemas["CodeMatch"];
export type TransferLink = Schemas["TransferLink"];
export type TryGame = Schemas["TryGame"];
export type Replay = Schemas["Replay"];
export type Phrase = Schemas["Say"]["phrase"];

/** The position of a demo board in a lesson. */
export type Tried = Schemas["Trial"];
export type Rulebook = Schemas["Rulebook"];
export type Rule = Schemas["Rule"];
export type Picture = Schemas["Picture"];
/** What a small board shows of a game. */
export type Preview = Schemas["Preview"];
export type Lesson = Schemas["Lesson"];
export type Step = Schemas["LessonStep"];
/** A position on a demo board and how it came about. */
export type Scene = Pick<Picture, "players" | "options" | "setup" | "actions" | "show" | "seated">;

/** What the server offers besides games: a pack with which a page plays without it. */
export type Site = Schemas["Site"];

// -- games ------------------------------------------------------------------------------------

/** The name of a game; the server says which games there are. */
export type GameName = NewMatch["game"];

/** A seat's view of any game, with the keys that all games share. */
export type View = Schemas["View"];

/** A decision in any game, as far as the seat may know it. */
export type Entry = Schemas["Entry"];

/** One effect of an action. */
export type Effect = Schemas["Effect"];

/** The view of a game that the plain board can draw. */
export type PlainView = Schemas["PlainView"];
export type PlainGeometry = Schemas["PlainGeometry"];
export type Piece = Schemas["Piece"];
export type PieceLook = Schemas["PieceLook"];
export type Place = Schemas["Place"];
export type Turning = Schemas["Turning"];

/** A text of a game's package, and a place in it for a value or for one of several texts. */
export type Gap = Schemas["Gap"];
export type Text = string | (string | Gap)[];

// -- messages over a socket -------------------------------------------------------------------

export type Message = Schemas["Message"];
export type EventMessage = Schemas["EventMessage"];
export type StateMessage = Schemas["StateMessage"];
export type AnswerMessage = Schemas["AnswerMessage"];

/** The event of a decision in the game. */
export type Acted = Schemas["VisibleAct"];

export function isActed(what: EventMessage["what"]): what is Acted {
  return what.type === "acted";
}

export type Command = Schemas["Command"];

/** A command before it gets an id, a number and a seat. */
export type Wish = Command extends infer C
  ? C extends unknown
    ? Omit<C, "id" | "number" | "seat">
    : never
  : never;
