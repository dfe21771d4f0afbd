/**
 * A board: one plain state, and two doors through which it changes from outside, `render` (jump
 * there) and `animate` (go there). Between them a player chooses.
 */

import type { Entry, View } from "../api/types";
import { Chooser } from "./chooser";
import type { AnyGame } from "./game";
import { nearest, nextIn } from "./hittest";
import { type Keyframes, keyframesOf } from "./keyframes";
import { easeOut, swept } from "./motion";
import type { Arc, Grip, Pick, Point } from "./types";

export interface BoardState {
  view: View;
  chooser: Chooser;
  /** What can be picked while nothing is chosen. */
  first: ReadonlySet<Pick>;
  /** What the pointer or the keyboard is on. */
  cursor: Pick | null;
  /** What a hint points at. */
  hinted: readonly Pick[];
  /** The part that is being dragged, and how far. */
  drag: { grip: Grip; degrees: number } | null;
  /** The last turn, shown as an arc to those who want no motion. */
  arc: Arc | null;
}

/** Beyond this part of a step a dragged part goes on by itself; before it, back. */
const DETENT = 0.4;

export class Board {
  state: BoardState = $state.raw() as BoardState;
  /** What is drawn: the view at rest, or something in the middle of a motion. It changes with
   * every frame, so it stands apart: nothing but the drawing has to look at it. */
  scene: unknown = $state.raw();
  /** A turn that the browser plays by itself; meanwhile the scene stays as it was. */
  keyframes: Keyframes<unknown> | null = $state.raw(null);
  /** Whether something is on its way. */
  moving = $state(false);
  /** What the others decided since the reader's last turn. */
  trail: readonly Entry[] = $state.raw([]);
  /** All decisions that are known, in order; perhaps also some that are not shown yet. */
  entries: readonly Entry[] = $state.raw([]);
  /** The places that won. */
  glow: readonly string[] = $state.raw([]);
  /** What was pointed at in vain just now: it shakes once. Another object with every try. */
  closed: { pick: Pick } | null = $state.raw(null);
  /** Counts motions: a newer one ends those before it. */
  private motion = 0;
  /** When a turn is as far as a part had been dragged when it was decided, 0 to 1. */
  private dragged = 0;

  constructor(
    readonly game: AnyGame,
    readonly geometry: unknown,
    view: View,
    private readonly mayMove: () => boolean,
    private readonly decided: (action: string) => void,
    private readonly asks: () => boolean,
    /** Asks why an action is not allowed. */
    private readonly wished: (action: string) => void = decided,
  ) {
    this.state = this.at(view, []);
  }

  // -- the two doors -----------------------------------------------------------------------

  /** Shows a view at once, and lets the player choose among these actions. */
  render(view: View, legal: readonly string[] = []): void {
    this.motion++;
    this.moving = false;
    // The same position through another seat's eyes still shows how it came about.
    const { arc } = this.state;
    const same = view.decisions === this.state.view.decisions;
    this.state = { ...this.at(view, legal), arc: same ? arc : null };
  }

  /** Goes from the present view to the next one; resolves when it is there. */
  async animate(entry: Entry, after: View, legal: readonly string[] = []): Promise<void> {
    const before = this.state.view;
    const motion = ++this.motion;
    const arc = this.game.arc(entry, this.geometry);
    if (this.mayMove()) {
      // What was dragged part of the way goes on from there.
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
      // The last picture is not held up by what is drawn anew for the next player.
      await nextFrame();
      if (motion !== this.motion) return;
      this.state = this.at(after, legal);
    } else {
      this.state = { ...this.at(after, legal), arc };
    }
  }

  /** Shows a moment between two views, for scrubbing. */
  scrub(before: View, entry: Entry, after: View, t: number): void {
    this.motion++;
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
      drag: null,
      arc: null,
    };
  }

  private run(duration: number, motion: number, frame: (t: number) => unknown): Promise<void> {
    if (duration <= 0) return Promise.resolve();
    // The time runs from the first frame on: what a slow device does before it eats no motion.
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

  /** What can be picked while nothing is chosen: choosing can always begin anew with it. */
  get first(): ReadonlySet<Pick> {
    return this.state.first;
  }

  /** What whoever is to move has decided in this turn so far; at the end, the last turn. */
  get thisTurn(): readonly Entry[] {
    const { decisions, to_move } = this.state.view;
    const entries = this.entries.slice(0, decisions);
    const seat = to_move < 0 ? entries.at(-1)?.seat : to_move;
    return entries.slice(entries.findLastIndex((entry) => entry.seat !== seat) + 1);
  }

  // -- choosing ----------------------------------------------------------------------------

  /** Picks something; the last pick of an action plays it, or asks first: then picking any of it
   * again plays it. */
  pick(pick: Pick): void {
    const { complete, chosen } = this.state.chooser;
    if (complete && this.asks() && chosen.includes(pick)) {
      this.confirm();
      return;
    }
    const chooser = this.state.chooser.pick(pick);
    if (chooser === this.state.chooser) {
      this.wish(pick);
      return;
    }
    this.closed = null;
    const hinted = this.follows(chooser.chosen) ? this.state.hinted : [];
    this.state = { ...this.state, chooser, cursor: null, hinted, arc: null };
    if (chooser.complete && !this.asks()) this.confirm();
  }

  /** Whether picks are the first ones of the hint. */
  private follows(picks: readonly Pick[]): boolean {
    return picks.every((pick, k) => this.state.hinted[k] === pick);
  }

  /** Plays what was chosen. */
  confirm(): void {
    const { action } = this.state.chooser;
    if (action !== null) this.decided(action);
  }

  /** Takes the last pick back. */
  back(): void {
    this.state = { ...this.state, chooser: this.state.chooser.back(), cursor: null };
    this.putBack();
  }

  /** Takes all picks back; a hint stays. */
  cancel(): void {
    const { paths } = this.state.chooser;
    this.state = { ...this.state, chooser: new Chooser(paths), cursor: null };
    this.putBack();
  }

  /** Points at what leads to an action. */
  hint(action: string): void {
    const path = this.state.chooser.paths.find((each) => each.action === action);
    this.cancel();
    this.state = { ...this.state, hinted: path?.picks ?? [] };
  }

  // -- pointing ----------------------------------------------------------------------------

  /** Where something that can be picked lies. */
  place = (pick: Pick): Point | null => this.game.place(pick, this.state.view, this.geometry);

  /** How far from there it can still be hit. */
  reach = (pick: Pick): number => this.game.reach(this.geometry, pick);

  /** The pick under a point; by arithmetic alone. Also a pick that begins the choice anew. */
  under(at: Point): Pick | null {
    const { open } = this.state.chooser;
    const under = (picks: ReadonlySet<Pick>) => nearest(at, picks, this.place, this.reach);
    return under(open) ?? under(this.first);
  }

  /** Asks for what someone seems to want who points where nothing is open: they learn why not.
   * Whether there was anything to ask for. */
  wishAt(at: Point): boolean {
    const all = this.game.places(this.state.view, this.geometry);
    const pick = nearest(at, all, this.place, this.reach);
    if (pick) this.wish(pick);
    return this.closed !== null && this.closed.pick === pick;
  }

  /** Asks why something cannot be picked; hint and picks stay as they are. */
  private wish(pick: Pick): void {
    const { chooser, view } = this.state;
    this.closed = null;
    if (chooser.paths.length === 0) return;
    const wished = this.game.wished([...chooser.chosen, pick], view, this.geometry);
    if (!wished || chooser.paths.some(({ action }) => action === wished)) return;
    this.closed = { pick };
    this.wished(wished);
  }

  /** Where a point of the screen lies on the board; the drawing knows, while there is one. */
  locate: (x: number, y: number) => Point | null = () => null;

  /** Carries what was picked beside the board to a point of the screen. Put down where it cannot
   * lie, it says why not; put down beside everything, it goes back. */
  carry(x: number, y: number, down: boolean): void {
    const at = this.locate(x, y);
    const { open } = this.state.chooser;
    const pick = at && nearest(at, open, this.place, this.reach);
    if (!down) this.point(pick);
    else if (pick) this.pick(pick);
    else if (!at || !this.wishAt(at)) this.cancel();
  }

  /** Moves the keyboard's cursor to the next pick in a direction. */
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

  /** Takes hold of a part that may be turned. */
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

  /** The part under a point, if it may be turned. */
  private gripAt(at: Point): Grip | undefined {
    const { first } = this.state;
    const grips = this.game.grips(this.geometry);
    return grips.find(
      (grip) => (first.has(grip.forward) || first.has(grip.back)) && grip.holds(at),
    );
  }

  /** Drags it from one point to another; it stops where a turn does. */
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

  /** Lets go: far enough it turns, else it goes back. Whether something was turned at all. */
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

  /** Shows the board again as it is, if a part of it was dragged; motions go on. */
  private putBack(): void {
    if (!this.state.drag && this.dragged === 0) return;
    this.state = { ...this.state, drag: null };
    this.scene = this.game.rest(this.state.view, this.geometry);
    this.dragged = 0;
  }
}

/** Waits for something that is drawn. A hidden page draws no frames, so the wait ends when the page
 * is hidden. */
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

/** Waits for the next frame. */
function nextFrame(): Promise<void> {
  return whileSeen((done) => requestAnimationFrame(() => done()));
}

/** Waits while the browser plays keyframes. */
async function played(duration: number): Promise<void> {
  await nextFrame();
  await whileSeen((done) => setTimeout(done, duration));
}

/** When a motion is so far on its way: games ease their turns. */
function timeOf(way: number): number {
  return 1 - Math.cbrt(1 - way);
}
