// The types of a `board.js`, the module by which a game draws its own board in the browser.
//
// `tavolino new-game` puts this file beside the module. The client of Tavolino uses the same
// types, so they are always those of the version that you have installed.

// -- the module -------------------------------------------------------------------------------

/** The default export of `board.js`: it gets the host, and returns what it draws itself. */
export type BoardModule<V extends View = PlainView, G = PlainGeometry, S = Scene> = (
  host: Host,
) => ModuleBoard<V, G, S>;

/** What a module is given. */
export interface Host {
  /** The name of the game. */
  name: string;
  /** The functions of the plain board, for a module that builds on them. */
  plain: BoardFunctions<PlainView, Entry, PlainGeometry, Scene, unknown>;
}

/**
 * What a module may draw or decide itself; whatever it leaves out is as on the plain board.
 *
 * V is the view of your game, G its geometry, and S the content of one picture. A module with
 * its own pictures (`rest`, `frame` and `turned`) also draws them (`art`).
 */
export interface ModuleBoard<V extends View = PlainView, G = PlainGeometry, S = Scene>
  extends Partial<BoardFunctions<V, Entry, G, S, unknown>> {
  /** Draws the board into a group of the page's `<svg>`, in the units of `box`. */
  art?(group: SVGGElement): Drawn<ArtProps<V, G, S>>;
  /**
   * Draws the part beside the board; each open pick without a place needs a button there that
   * calls `pick`.
   */
  tray?(element: HTMLElement): Drawn<TrayProps<V, G, unknown>>;
}

/** Something that a module has drawn. */
export interface Drawn<Props> {
  /** Shows what has changed; it runs at first and with every change. */
  update(props: Props): void;
  /** Stops whatever still runs; it runs once at the end. */
  destroy(): void;
}

/** What the drawing of a board gets with every change. */
export interface ArtProps<V, G, S, E = Entry> {
  /** What the reader may know. */
  view: V;
  /** What to draw: the board at rest, or in the middle of a motion. */
  scene: S;
  /** Where everything is. */
  geometry: G;
  /** The possible next picks, to highlight. */
  open: ReadonlySet<Pick>;
  /** The picks so far, to preview. */
  chosen: readonly Pick[];
  /** The paths that start with the picks so far: what they can still become. */
  left: readonly Path[];
  /** The pick under the keyboard cursor or the pointer. */
  cursor: Pick | null;
  /** What the others decided since the reader's last turn, to mark softly. */
  trail: readonly E[];
  /**
   * The decisions of the player on turn in this turn so far, and after the end those of the
   * last turn; missing if a position is drawn without its history.
   */
  thisTurn?: readonly E[];
  /** The winning places, which glow at the end. */
  glow: readonly string[];
}

/** What the part beside the board gets with every change: racks, supplies, numbers to name. */
export interface TrayProps<V, G, W> {
  /** What the reader may know. */
  view: V;
  /** Where everything is. */
  geometry: G;
  /** The words of the game, for `pickName` and the like of the plain board. */
  words: W;
  /** The possible next picks. */
  open: ReadonlySet<Pick>;
  /** The possible first picks: choosing can start over with any of them. */
  first: ReadonlySet<Pick>;
  /** The picks so far. */
  chosen: readonly Pick[];
  /** Picks something, as a tap on its button does. */
  pick: (pick: Pick) => void;
  /**
   * Drags the latest pick to a point of the screen; `down` drops it there. Everything that
   * can be dragged can also be tapped.
   */
  dragPick?: (x: number, y: number, down: boolean) => void;
}

/**
 * A board without its drawing: its picks, its motions, its sentences. It has no rules: legal
 * actions come from the server, and each entry comes with its effects.
 *
 * V is the game's view, E its entry, G its geometry, S the content of one picture, W its words.
 */
export interface BoardFunctions<V, E, G, S, W> {
  /** The part of the plane that a picture must show. */
  box(view: V, geometry: G): Box;
  /** The picks for each legal action. It gets no view, so that it cannot judge the actions. */
  paths(legal: readonly string[], geometry: G): Path[];
  /** Where a pick is on the board; null if it is a button beside the board. */
  place(pick: Pick, view: V, geometry: G): Point | null;
  /**
   * Everything on the board that a player could point at, whether or not it can be picked now.
   */
  places(view: V, geometry: G): Pick[];
  /** How far from its place a pick can still be hit; without a pick, the usual distance. */
  reach(geometry: G, pick?: Pick): number;
  /** Whether players have to remember a pick by themselves: a hint does not tell it. */
  isRemembered?(pick: Pick): boolean;
  /** The parts that a player can turn by hand. */
  grips(geometry: G): Grip[];

  /** The picture of a view at rest. */
  rest(view: V, geometry: G): S;
  /**
   * The picture at time t (0 to 1) between two views. It is pure, so that live play, replay and
   * scrubbing can share it. `frame(…, 1)` is the picture of `after` at rest.
   */
  frame(before: V, entry: E, after: V, t: number, geometry: G): S;
  /** The picture while the player drags a part, before anything is decided. */
  turned(view: V, part: string, degrees: number, geometry: G): S;
  /** How long the motion takes, in milliseconds. */
  duration(entry: E): number;
  /**
   * The turn that an entry made, if any. The plain board lets the browser play a turn alone, so
   * a module that draws turns itself returns null: then it gets every picture on the way.
   */
  arc(entry: E, geometry: G): Arc | null;
  /** The sound of an entry; null if it is silent. */
  sound(entry: E): SoundName | null;
  /**
   * Where a decision made something to be glad about, such as a figure that got home: it
   * glows there for a moment.
   */
  joys?(entry: E, geometry: G): Point[];
  /**
   * The geometry with this seat's side at the bottom, for boards whose sides belong to seats.
   */
  turnedTo?(geometry: G, seat: number): G;

  /** A pick in words, for buttons and screen readers. */
  pickName(pick: Pick, view: V, words: W, geometry: G): string;
  /** A whole action in words: "B1 to B2", "ring C clockwise". */
  actionName(action: string, words: W, geometry: G): string;
  /**
   * What the player has to do now: "Now the second Single". `thisTurn` are their decisions in
   * this turn so far, such as the line for which they take a pawn.
   */
  task(
    choice: Choice,
    view: V,
    words: W,
    geometry: G,
    reader: Reader,
    thisTurn: readonly E[],
  ): string;
  /**
   * What happened, in words, without naming the player. It only names places that the board
   * shows.
   */
  tell(entry: E, words: W, geometry: G, reader: Reader): Said[];
  /**
   * Where it happened, for the list of moves, if the board shows no names that `tell` could use.
   */
  where?(entry: E, words: W, geometry: G): string;
  /** A seat's counts in a few letters: markers in hand, pawns, chips, figures at home. */
  counts(view: V, seat: number, words: W, geometry: G): string;
  /** The text for the reason why the game ended. */
  ending(name: string, words: W): string;
  /** The text for the reason why an action was refused. */
  reason(name: string, words: W): string | undefined;
}

// -- pictures of the plain board --------------------------------------------------------------

/** The content of one picture of the plain board, at rest or in motion. */
export interface Scene {
  /** The pieces to draw, the lowest first. */
  tokens: readonly Token[];
  /** The part that turns, and how far it is; null if none turns. */
  turn: { part: string; degrees: number } | null;
}

/** A piece in a picture. */
export interface Token {
  /** The same in all pictures of a motion. */
  key: string;
  /** The owner; null for a neutral piece. */
  seat: number | null;
  /** Its kind; empty if the game has only one. */
  kind: string;
  /** How many are stacked. */
  count: number;
  /** Where its middle is. */
  at: Point;
  /** From 0 (on the board) to 1 (as high as a hand lifts it). */
  lift: number;
  /** From 0 (gone) to 1 (fully visible). */
  shown: number;
}

// -- picks ------------------------------------------------------------------------------------

/**
 * Something a player can point at on the way to an action, as `kind:what`: `point:Na`,
 * `turn:B>`, `card:123`, `say:4`. Only the game knows what a pick means; those of the plain
 * board are `place:` and a place, `turn:` and a part with `>` or `<`, and `do:` and an action.
 */
export type Pick = string;

/** The picks that lead to an action, in order. An action may have several paths. */
export interface Path {
  /** The text of the action. */
  action: string;
  /** What to pick for it. */
  picks: readonly Pick[];
}

/** How much is chosen, for the sentence that asks for the next pick. */
export interface Choice {
  /** The possible next picks. */
  readonly open: ReadonlySet<Pick>;
  /** The picks so far. */
  readonly chosen: readonly Pick[];
  /** The paths that start with the picks so far. */
  readonly left: readonly Path[];
}

/** A part of the board that a player can turn by dragging it round its centre. */
export interface Grip {
  /** Its name. */
  part: string;
  /** The point round which it turns. */
  centre: Point;
  /** Degrees of one turn. */
  step: number;
  /** The pick for a turn clockwise. */
  forward: Pick;
  /** The pick for a turn anticlockwise. */
  back: Pick;
  /** Whether the part is under this point. */
  holds(at: Point): boolean;
}

/** A turn as an arc, for people who want less motion. */
export interface Arc {
  /** The point round which it goes. */
  centre: Point;
  /** How far it is from there. */
  radius: number;
  /** Clockwise is positive. */
  degrees: number;
}

// -- sentences and sounds ---------------------------------------------------------------------

/** Who reads: their seat, and the names of the others. */
export interface Reader {
  /** The seat of the reader; -1 for spectators. */
  seat: number;
  /** The name of the player on a seat. */
  name(seat: number): string;
}

/** A part of a sentence. */
export interface Said {
  /** What it says. */
  text: string;
  /** Whether it stands out, as gains and losses do. */
  stressed: boolean;
}

/** The sounds that the page can make. */
export type SoundName =
  | "place"
  | "slide"
  | "turn"
  | "take"
  | "wrong"
  | "card"
  | "win"
  | "yourTurn"
  | "joy"
  | "phrase";

// -- views, entries and geometry: written by tests/kit/test_board_types.py -------------------

/** What one seat may know; every game adds its `options` and what is on its table. */
export interface View {
  /** The name of the game. */
  game: string;
  /** How many seats there are. */
  players: number;
  /** Whose view this is; `null` for a spectator. */
  seat: number | null;
  /** The seat that began. */
  start: number;
  /** The seat that decides; -1 when the game is over. */
  to_move: number;
  /** How many decisions have been made. */
  decisions: number;
  /** The seats that share the win; empty while the game is on. */
  winners: number[];
  /** Why the game is over: one of the game's endings; empty while it is on. */
  ending: string;
}

/** One thing that an action did. */
export interface Effect {
  /** What happened, such as `moved`, `taken` or `won`. */
  type: string;
  /** Whose figure, pawn, card, chips or seat it happened to. */
  seat: number;
  /** The places of the geometry where it happened, in order; empty if there is none to show. */
  at: string[];
  /** How many stones, pawns, cards or chips; negative if they were paid. */
  count: number;
  /** How it happened: how a figure moved, what chips were for, by which ending a seat won. */
  why?: string;
  /** The number of the figure, where figures have numbers. */
  figure?: number;
  /** The part of the board or the card, by its name: a triangle, a ring, `1-1-3`, `joker`. */
  part?: string;
}

/** One decision, as it is shown afterwards. */
export interface Entry {
  /** The seat that decided. */
  seat: number;
  /** The action it chose. */
  action: string;
  /** What the action did, in order. */
  effects: Effect[];
}

/** A place on the board: x to the right, y downwards. */
export interface Point {
  /** To the right. */
  x: number;
  /** Downwards. */
  y: number;
}

/** What a picture has to show. */
export interface Box {
  /** Its left side. */
  x: number;
  /** Its upper side. */
  y: number;
  /** How wide it is. */
  width: number;
  /** How high it is. */
  height: number;
}

/** What lies on one place of a plain board. */
export interface Piece {
  /** Whose piece it is; `null` if it is nobody's. */
  seat: number | null;
  /** Its kind, where a game has pieces of several kinds. */
  kind?: string;
  /** How many lie on top of each other; 1 if not given. */
  count?: number;
}

/** A view that any screen can draw on the board of a `PlainGeometry`. */
export interface PlainView extends View {
  /** For each place that is not empty the piece on it. */
  pieces: Record<string, Piece>;
  /** The counts beside the board, by name: a number for each seat. */
  counts: Record<string, number[]>;
}

/** A part of a plain board that turns. */
export interface Turning {
  /** The point round which it turns. */
  centre: Point;
  /** How far it reaches. */
  radius: number;
  /** The places that turn with it. */
  places: string[];
  /** The degrees of a turn. */
  turn: number;
}

/** A place of a plain board: where a piece can lie, and what can be picked. */
export interface Place extends Point {
  /** What it shows instead of its name; an empty text shows nothing. */
  label?: string;
  /** `true` if it is not drawn; pieces on it, and marks that it can be picked, still are. */
  hidden?: boolean;
}

/** How a kind of piece is drawn on a plain board; `tavolino.rules.looks` makes it. */
export interface PieceLook {
  /** What it looks like; a die with a label from `1` to `6` shows pips. */
  shape: "card" | "die" | "disc";
  /** What is written on it; a card or a die without a label lies face down. */
  label: string;
}

/** A board that any screen can draw: places, lines between them, parts that turn. */
export interface PlainGeometry {
  /** What a picture has to show. */
  box: Box;
  /** Each place's middle, by its name; where pieces lie and what can be picked. */
  places: Record<string, Place>;
  /** Lines to draw, each along the places it names. */
  lines: string[][];
  /** The parts that turn, by name. */
  turning?: Record<string, Turning>;
  /** How each kind of piece is drawn; other kinds are written in full. */
  looks?: Record<string, PieceLook>;
}
