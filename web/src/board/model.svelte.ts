/**
 * A board: one plain state, which changes from outside in two ways: `render` jumps to a view
 * and `animate` moves there. In between, the player chooses.
 */

import type { Entry, View } from "../api/types";
import { Chooser, nameOf } from "./chooser";
import type { AnyGame } from "./game";
import { nearest, nextIn } from "./hittest";
import { type Keyframes, keyframesOf } from "./keyframes";
import { easeOut, swept } from "./motion";
import { isRemembered, TELLS_ALL } from "./remembered";
import type { Arc, Grip, Pick, Point } from "./types";

export interface BoardState {
  view: View;
  chooser: Chooser;
  /** The possible first picks. */
  first: ReadonlySet<Pick>;
  /** The pick under the pointer or the keyboard cursor. */
  cursor: Pick | null;
  /** The picks of a hint. */
  hinted: readonly Pick[];
  /** Where another player threatens something that the hint averts. */
  threat: Pick | null;
  /** The part being dragged, and how far. */
  drag: { grip: Grip; degrees: number } | null;
  /** The last turn, shown as an arc to people who want less motion. */
  arc: Arc | null;
}

/** Milliseconds for which something to be glad about glows. */
const JOY = 900;

/** With more picks of its own, a hint marks no threat. */
const MAX_MARKS = 2;

/** Beyond this fraction of a step a dragged part completes its turn; otherwise it goes back. */
const DETENT = 0.4;

export class Board {
  state: BoardState = $state.raw() as BoardState;
  /** Where things are; on a shared device the board may turn to each player. */
  geometry: unknown = $state.raw();
  /**
   * What to draw: the view at rest, or a moment of a motion. It changes with every frame, so it
   * is a field of its own that only the drawing depends on.
   */
  scene: unknown = $state.raw();
  /** A turn that the browser plays alone; meanwhile the scene stays the same. */
  keyframes: Keyframes<unknown> | null = $state.raw(null);
  /** Whether a motion is in progress. */
  moving = $state(false);
  /** How many decisions the board shows, counting the one in motion. */
  ply = $state(0);
  /** Shows the present at once; null if the board does not run behind it. */
  skip: (() => void) | null = null;
  /** What the others decided since the reader's last turn. */
  trail: readonly Entry[] = $state.raw([]);
  /** All known decisions in order; perhaps including some that are not shown yet. */
  entries: readonly Entry[] = $state.raw([]);
  /** Where something to be glad about has just happened. */
  joys: readonly Point[] = $state.raw([]);
  /** The winning places. */
  glow: readonly string[] = $state.raw([]);
  /**
   * The impossible pick that the player just tried: it shakes once. A new object for every try.
   */
  closed: { pick: Pick } | null = $state.raw(null);
  /** What a picture of the rules says of picks: whether they are allowed. */
  verdicts: readonly { pick: Pick; allowed: boolean }[] = $state.raw([]);
  /** Called when someone points at something although there is nothing to choose. */
  pointed: (pick: Pick) => void = () => {};
  /** Counts motions: a newer one ends the older ones. */
  private motion = 0;
  /**
   * The time (0 to 1) at which a turn is as far as the part had been dragged when it was
   * decided.
   */
  private dragged = 0;

  constructor(
    readonly game: AnyGame,
    geometry: unknown,
    view: View,
    private readonly mayMove: () => boolean,
    private readonly decided: (action: string) => void,
    private readonly asks: () => boolean,
    /** Asks the rules why what the player pointed at cannot be chosen; gets the names. */
    private readonly askWhy: (pointed: string[]) => void,
  ) {
    this.geometry = geometry;
    this.state = this.at(view, []);
    this.ply = view.decisions;
  }

  // -- changes from outside ----------------------------------------------------------------

  /** Shows a view at once and lets the player choose among these actions. */
  render(view: View, legal: readonly string[] = []): void {
    this.motion++;
    this.moving = false;
    this.ply = view.decisions;
    // The same position seen from another seat keeps the arc of the turn that led to it.
    const { arc } = this.state;
    const same = view.decisions === this.state.view.decisions;
    this.state = { ...this.at(view, legal), arc: same ? arc : null };
  }

  /** Moves from the current view to the next one; resolves when it is there. */
  async animate(entry: Entry, after: View, legal: readonly string[] = []): Promise<void> {
    const before = this.state.view;
    const motion = ++this.motion;
    this.ply = after.decisions;
    const arc = this.game.arc(entry, this.geometry);
    if (this.mayMove()) {
      // A part dragged by hand continues from where it is.
      const from = arc ? this.dragged : 0;
      const frame = (t: number) =>
        this.game.frame(before, entry, after, from + (1 - from) * easeOut(t), this.geometry);
      const duration = this.game.duration(entry) * (1 - from);
      this.state = this.at(before, []);
      this.scene = frame(0);
      this.keyframes = arc && keyframesOf(frame, duration);
      this.moving = true;
      if (arc) await played(duration);
      else await this.run(duration, motion, frame);
      if (motion !== this.motion) return;
      this.moving = false;
      // Let the browser show the last picture before the work for the next player begins.
      await nextFrame();
      if (motion !== this.motion) return;
      this.state = this.at(after, legal);
    } else {
      this.state = { ...this.at(after, legal), arc };
    }
    this.celebrate(entry);
  }

  /** Lets whatever a decision made to be glad about glow for a moment. */
  private celebrate(entry: Entry): void {
    const joys = this.game.joys?.(entry, this.geometry) ?? [];
    if (joys.length === 0) return;
    this.joys = joys;
    setTimeout(() => {
      if (this.joys === joys) this.joys = [];
    }, JOY);
  }

  /** Shows a moment between two views, for scrubbing. */
  scrub(before: View, entry: Entry, after: View, t: number): void {
    this.motion++;
    this.ply = (t > 0 ? after : before).decisions;
    this.state = this.at(t < 1 ? before : after, []);
    this.scene = this.game.frame(before, entry, after, t, this.geometry);
  }

  private at(view: View, legal: readonly string[]): BoardState {
    this.dragged = 0;
    this.keyframes = null;
    this.scene = this.game.rest(view, this.geometry);
    const chooser = new Chooser(this.game.paths(legal, this.geometry));
    return {
      view,
      chooser,
      first: chooser.open,
      cursor: null,
      hinted: [],
      threat: null,
      drag: null,
      arc: null,
    };
  }

  private run(duration: number, motion: number, frame: (t: number) => unknown): Promise<void> {
    if (duration <= 0) return Promise.resolve();
    // Time starts with the first frame, so that a slow device does not skip a part of the
    // motion.
    let begun: number | null = null;
    let over = false;
    const moved = whileSeen((done) => {
      const step = (now: number) => {
        if (over || motion !== this.motion) return done();
        begun ??= now;
        const t = Math.min((now - begun) / duration, 1);
        this.scene = frame(t);
        if (t < 1) requestAnimationFrame(step);
        else done();
      };
      requestAnimationFrame(step);
    });
    return moved.then(() => {
      over = true;
    });
  }

  /** The possible first picks: choosing can start over with any of them. */
  get first(): ReadonlySet<Pick> {
    return this.state.first;
  }

  /**
   * The decisions of the player on turn in this turn so far; after the end, those of the last
   * turn.
   */
  get thisTurn(): readonly Entry[] {
    const { decisions, to_move } = this.state.view;
    const entries = this.entries.slice(0, decisions);
    const seat = to_move < 0 ? entries.at(-1)?.seat : to_move;
    return entries.slice(entries.findLastIndex((entry) => entry.seat !== seat) + 1);
  }

  // -- choosing ----------------------------------------------------------------------------

  /**
   * Picks something. The last pick of an action plays it, or asks for confirmation: then
   * picking any part of it again plays it.
   */
  pick(pick: Pick): void {
    const { complete, chosen } = this.state.chooser;
    if (complete && this.asks() && chosen.includes(pick)) {
      this.confirm();
      return;
    }
    const chooser = this.state.chooser.pick(pick);
    if (chooser === this.state.chooser) {
      this.refuse(pick);
      return;
    }
    this.closed = null;
    const hinted = this.follows(chooser.chosen) ? this.state.hinted : [];
    this.state = { ...this.state, chooser, cursor: null, hinted, arc: null };
    if (chooser.complete && !this.asks()) this.confirm();
  }

  /** Whether these picks follow the hint so far. */
  private follows(picks: readonly Pick[]): boolean {
    return picks.every((pick, k) => this.state.hinted[k] === pick);
  }

  /** Plays the chosen action. */
  confirm(): void {
    const { action } = this.state.chooser;
    if (action !== null) this.decided(action);
  }

  /** Undoes the last pick. */
  back(): void {
    this.state = { ...this.state, chooser: this.state.chooser.back(), cursor: null };
    this.putBack();
  }

  /** Undoes all picks; a hint stays. */
  cancel(): void {
    const { paths } = this.state.chooser;
    this.state = { ...this.state, chooser: new Chooser(paths), cursor: null };
    this.putBack();
  }

  /**
   * Marks the picks that lead to an action, and where it averts another one. What the player has
   * to remember is marked only at last, when the hint was asked for again and again.
   */
  hint(action: string, { press = 1, averts = "" } = {}): void {
    const path = this.state.chooser.paths.find((each) => each.action === action);
    this.cancel();
    const isTold = (pick: Pick) => press >= TELLS_ALL || !isRemembered(this.game, pick);
    const hinted = path?.picks.filter(isTold) ?? [];
    const threat = averts && hinted.length < MAX_MARKS ? this.lastPlaceOf(averts) : null;
    this.state = { ...this.state, hinted, threat: hinted.includes(threat ?? "") ? null : threat };
  }

  /** Removes the marks of a hint. */
  unhint(): void {
    this.state = { ...this.state, hinted: [], threat: null };
  }

  /** The last pick of any action that has a place on the board. */
  private lastPlaceOf(action: string): Pick | null {
    const [path] = this.game.paths([action], this.geometry);
    return path?.picks.findLast((pick) => this.placeOrPart(pick)) ?? null;
  }

  /** Marks where actions lead that are right or wrong. */
  mark(right: readonly string[], wrong: readonly string[]): void {
    this.verdicts = [...right, ...wrong].flatMap((action) => {
      const pick = this.lastPlaceOf(action);
      return pick ? [{ pick, allowed: right.includes(action) }] : [];
    });
  }

  /** Marks what a helper points at, after what is chosen; false if there is no such thing here. */
  pointTo(pick: Pick): boolean {
    const { view, chooser, first } = this.state;
    const places = this.game.places(view, this.geometry);
    if (!chooser.open.has(pick) && !first.has(pick) && !places.includes(pick)) return false;
    this.state = { ...this.state, hinted: [...chooser.chosen, pick], threat: null };
    return true;
  }

  /** Removes the mark of a helper, unless there is another one. */
  endPointing(pick: Pick): void {
    if (this.state.hinted.at(-1) === pick) this.state = { ...this.state, hinted: [] };
  }

  /** Marks actions that are allowed or not; what comes from the hand lies there for one of them. */
  judge(allowed: readonly string[], refused: readonly string[]): void {
    this.mark(allowed, refused);
    const paths = this.game.paths([...refused, ...allowed], this.geometry);
    const first = paths.find(({ picks: [from = ""] }) => !this.placeOrPart(from));
    if (first) this.state = { ...this.state, chooser: new Chooser([first], first.picks) };
  }

  // -- pointing ----------------------------------------------------------------------------

  /** The place of a pick. */
  place = (pick: Pick): Point | null => this.game.place(pick, this.state.view, this.geometry);

  /** The place of a pick; a turn without one has the centre of the part that turns. */
  placeOrPart(pick: Pick): Point | null {
    const grips = this.game.grips(this.geometry);
    const grip = grips.find(({ forward, back }) => forward === pick || back === pick);
    return this.place(pick) ?? grip?.centre ?? null;
  }

  /** How far from its place a pick can be hit. */
  reach = (pick: Pick): number => this.game.reach(this.geometry, pick);

  /** The pick under a point, by arithmetic alone; it may also be one that starts over. */
  under(at: Point): Pick | null {
    const { open } = this.state.chooser;
    const under = (picks: ReadonlySet<Pick>) => nearest(at, picks, this.place, this.reach);
    return under(open) ?? under(this.first);
  }

  /**
   * The player points at something that is not open: asks the rules why not. Returns whether
   * there was anything to ask.
   */
  refuseAt(at: Point): boolean {
    const all = this.game.places(this.state.view, this.geometry);
    const pick = nearest(at, all, this.place, this.reach);
    return pick !== null && this.refuse(pick);
  }

  /** Marks something that cannot be picked and asks why; the hint and the picks stay. */
  private refuse(pick: Pick): boolean {
    const { chooser } = this.state;
    const choosing = chooser.paths.length > 0;
    this.closed = choosing ? { pick } : null;
    if (choosing) this.askWhy([...chooser.chosen, pick].map(nameOf));
    else this.pointed(pick);
    return choosing;
  }

  /**
   * The board coordinates of a point of the screen; the drawing provides this while it exists.
   */
  locate: (x: number, y: number) => Point | null = () => null;

  /**
   * Drags a pick from beside the board to a point of the screen. Dropped on an illegal place,
   * it says why not; dropped anywhere else, it goes back.
   */
  dragPick(x: number, y: number, down: boolean): void {
    const at = this.locate(x, y);
    const { open } = this.state.chooser;
    const pick = at && nearest(at, open, this.place, this.reach);
    if (!down) this.point(pick);
    else if (pick) this.pick(pick);
    else if (!at || !this.refuseAt(at)) this.cancel();
  }

  /** Moves the keyboard cursor to the next pick in a direction. */
  step(direction: Point): void {
    const { chooser, cursor, view } = this.state;
    const cursorAt = cursor === null ? null : this.place(cursor);
    const box = this.game.box(view, this.geometry);
    const from = cursorAt ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const next = nextIn(direction, from, cursor, chooser.open, this.place);
    if (next) this.point(next);
  }

  point(pick: Pick | null): void {
    if (pick !== this.state.cursor) this.state = { ...this.state, cursor: pick };
  }

  // -- turning by hand ---------------------------------------------------------------------

  /** Takes hold of a part that the player may turn; returns whether there is one. */
  hold(at: Point): boolean {
    const grip = this.gripAt(at);
    if (!grip) return false;
    this.motion++;
    this.state = { ...this.state, drag: { grip, degrees: 0 }, arc: null };
    return true;
  }

  /** Turns the part under the cursor by one step, for the keyboard. */
  turn(clockwise: boolean): void {
    const { cursor } = this.state;
    const at = cursor === null ? null : this.place(cursor);
    const grip = at && this.gripAt(at);
    if (grip) this.pick(clockwise ? grip.forward : grip.back);
  }

  /** The part under a point, if the player may turn it. */
  private gripAt(at: Point): Grip | undefined {
    const { first } = this.state;
    const grips = this.game.grips(this.geometry);
    return grips.find(
      (grip) => (first.has(grip.forward) || first.has(grip.back)) && grip.holds(at),
    );
  }

  /** Drags the held part from one point to another, up to one whole turn. */
  drag(from: Point, to: Point): void {
    const { drag, view, first } = this.state;
    if (!drag) return;
    const { grip } = drag;
    const most = first.has(grip.forward) ? grip.step : 0;
    const least = first.has(grip.back) ? -grip.step : 0;
    const wanted = drag.degrees + swept(grip.centre, from, to);
    const degrees = Math.min(Math.max(wanted, least), most);
    this.state = { ...this.state, drag: { grip, degrees } };
    this.scene = this.game.turned(view, grip.part, degrees, this.geometry);
  }

  /**
   * Lets go: dragged far enough, the part turns; otherwise it goes back. Returns whether a part
   * was dragged.
   */
  release(): boolean {
    const { drag } = this.state;
    if (!drag) return false;
    const { grip, degrees } = drag;
    if (Math.abs(degrees) >= grip.step * DETENT) {
      this.state = { ...this.state, drag: null };
      this.dragged = timeOf(Math.abs(degrees) / grip.step);
      this.pick(degrees > 0 ? grip.forward : grip.back);
    } else {
      this.putBack();
    }
    return Math.abs(degrees) > 1;
  }

  /** Shows the board at rest again after a part was dragged; motions continue. */
  private putBack(): void {
    if (!this.state.drag && this.dragged === 0) return;
    this.state = { ...this.state, drag: null };
    this.scene = this.game.rest(this.state.view, this.geometry);
    this.dragged = 0;
  }
}

/**
 * Waits for something visible. A hidden page draws no frames, so the wait also ends when the
 * page becomes hidden.
 */
function whileSeen(begin: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      document.removeEventListener("visibilitychange", done);
      resolve();
    };
    if (document.visibilityState === "hidden") return resolve();
    document.addEventListener("visibilitychange", done);
    begin(done);
  });
}

function nextFrame(): Promise<void> {
  return whileSeen((done) => requestAnimationFrame(() => done()));
}

/** Waits while the browser plays keyframes. */
async function played(duration: number): Promise<void> {
  await nextFrame();
  await whileSeen((done) => setTimeout(done, duration));
}

/** The time at which an eased motion has covered this fraction of its way. */
function timeOf(way: number): number {
  return 1 - Math.cbrt(1 - way);
}
