/** Collects everything the table knows for the narrator, and runs the narrator's clock. */

import { untrack } from "svelte";
import { api, Refusal } from "../api/api";
import type { Entry, Hint } from "../api/types";
import { type TableWords, tableWords } from "../words/words.svelte";
import { hintText } from "./hint";
import type { MatchStore } from "./match.svelte";
import { nameOf, readerOf } from "./names";
import {
  EXPLAINED,
  type Facts,
  narrate,
  type Passing,
  type Speech,
  type SpokenDecision,
} from "./narrator";
import { questionFor } from "./question";
import type { Replay } from "./replay.svelte";
import { endingText, eventText, resultText, statusText } from "./status";
import { sinceLastOf } from "./trail";

/** At most this many decisions are told one after the other; of more at once, the last ones. */
const MAX_NEWS = 4;

const LONG_AGO = Number.NEGATIVE_INFINITY;

export class Voice {
  /** Whether the strip asks someone here if they really want to give up. */
  resigning = $state(false);
  /** Whether the sheet with the result was closed. */
  resultClosed = $state(false);
  /** Whether a hint was requested and has not arrived. */
  seeking = $state(false);
  private now = $state(performance.now());
  /** When each decision arrived. */
  private came: number[] = $state.raw([]);
  private dueSince = $state(0);
  private closed: Passing | null = $state.raw(null);
  private event: Passing | null = $state.raw(null);
  private hinted = $state("");

  readonly words: TableWords = $derived(tableWords());
  readonly speech: Speech = $derived(narrate(this.facts()));

  /** Create it while a component initialises: its effects live as long as the component. */
  constructor(
    readonly match: MatchStore,
    readonly replay: Replay,
    private readonly gameWords: () => unknown,
  ) {
    $effect.pre(() => {
      const { length } = match.entries;
      untrack(() => this.noteDecisions(length));
    });
    $effect.pre(() => {
      match.state?.to_move;
      this.dueSince = this.tick();
    });
    $effect.pre(() => {
      const { news } = match;
      untrack(() => this.noteEvent(news));
    });
    $effect.pre(() => {
      const { refused, game } = match;
      return untrack(() => this.noteRefusal(refused, game !== null));
    });
    $effect(() => {
      const { until } = this.speech;
      if (until === null) return;
      const timer = setTimeout(() => this.tick(), until - performance.now());
      return () => clearTimeout(timer);
    });
  }

  // -- changes -------------------------------------------------------------------------------

  private tick(): number {
    const now = performance.now();
    this.now = now;
    return now;
  }

  /**
   * Decisions from before the page opened, or many at once after a pause, count as long ago.
   */
  private noteDecisions(count: number): void {
    const known = this.came.slice(0, count);
    const more = count - known.length;
    const old = more > MAX_NEWS || (known.length === 0 && more > 1);
    this.came = [...known, ...Array<number>(more).fill(old ? LONG_AGO : this.tick())];
  }

  private noteEvent(news: MatchStore["news"]): void {
    const text = news && eventText(this.match, news.what, this.words);
    if (text) this.event = { text, at: this.tick() };
  }

  /** Shows why a request was refused for a while; without a board, until there is one. */
  private noteRefusal(refused: MatchStore["refused"], hasBoard: boolean): (() => void) | undefined {
    const { section } = refused ?? {};
    this.closed = refused && { text: this.refusalText(), at: this.tick(), section };
    if (!refused || !hasBoard) return;
    const timer = setTimeout(() => {
      if (this.match.refused === refused) this.match.refused = null;
    }, EXPLAINED);
    return () => clearTimeout(timer);
  }

  private refusalText(): string {
    const { refused, game } = this.match;
    const rule = refused?.rule && game?.reason(refused.rule, this.gameWords());
    const known = this.words.refused[refused?.reason as keyof TableWords["refused"]];
    return rule || known || this.words.refused.other;
  }

  // -- facts ---------------------------------------------------------------------------------

  /** Whether someone here has to choose now. */
  get mine(): boolean {
    const { state, shown, people, handingOver } = this.match;
    return (
      state?.phase === "on" && state.to_move === shown && people.includes(shown) && !handingOver
    );
  }

  /** Whether all other players are bots; only then are there hints. */
  get againstBots(): boolean {
    const { state, own } = this.match;
    return (state?.seats ?? []).every((chair, seat) => chair?.bot || own.includes(seat));
  }

  /** What the others decided since the reader's last decision. */
  get others(): Entry[] {
    return sinceLastOf(this.match.entries, this.match.shown);
  }

  private facts(): Facts {
    const { match, words } = this;
    const { state } = match;
    const on = state?.phase === "on";
    return {
      now: this.now,
      lost: this.lost(),
      request: this.request(),
      resigning: this.resigning && on ? words.menu.resignSure : "",
      handOver: match.handingOver
        ? words.handover.give({ name: nameOf(match, match.shown, words) })
        : "",
      closed: this.closed,
      hint: match.board?.state.hinted.length ? this.hinted : "",
      event: this.event,
      ...this.decisions(),
      past: this.past(),
      result: this.result(),
      due: on ? state.to_move : (state?.result?.winners[0] ?? -1),
      since: this.dueSince,
      thinking: this.thinking(),
      task: this.task(),
      choice: this.choice(),
      canShowAgain: this.mine && this.replay.open && match.own.length > 0 && this.others.length > 0,
    };
  }

  private lost(): string {
    const { connection, game, refused } = this.match;
    if (connection === "lost") return this.words.connection.lost;
    return !game && refused ? this.refusalText() : "";
  }

  private request(): Facts["request"] {
    const { match, words } = this;
    const asked = questionFor(match);
    if (!asked) return null;
    const { to, seat, open } = asked;
    const waits = to === "undo" ? words.ask.waitUndo : words.ask.waitDraw;
    const text = open.length > 0 ? words.ask[to]({ name: nameOf(match, seat, words) }) : waits;
    return { seat, text, open: open.length > 0 };
  }

  private decisions(): Pick<Facts, "others" | "mine"> {
    const { entries, shown } = this.match;
    const first = entries.length - Math.min(this.others.length, MAX_NEWS);
    const others = entries.slice(first).map((_, k) => this.decisionAt(first + k));
    const mine = entries.at(-1)?.seat === shown ? this.decisionAt(entries.length - 1) : null;
    return { others: others.filter(isSpoken), mine };
  }

  private decisionAt(ply: number): SpokenDecision | null {
    const { match, words } = this;
    const entry = match.entries[ply];
    const gameWords = this.gameWords();
    if (!entry || !match.board || !gameWords) return null;
    const { game, geometry } = match.board;
    const { seat } = entry;
    const who = seat === match.shown ? "" : nameOf(match, seat, words);
    const said = game.tell(entry, gameWords, geometry, readerOf(match, words));
    return { seat, who, said, at: this.came[ply] ?? LONG_AGO };
  }

  private past(): Facts["past"] {
    if (!this.match.replaying) return null;
    const ply = Math.ceil(this.replay.at);
    const moment = this.words.replay.at({ ply, total: this.replay.total });
    return { moment, decision: this.decisionAt(ply - 1) };
  }

  private result(): Facts["result"] {
    const { match, words } = this;
    if (!match.state?.result) return null;
    const ofGame = (ending: string) => match.game?.ending(ending, this.gameWords()) ?? "";
    const why = this.gameWords() ? endingText(match, words, ofGame) : "";
    return { text: resultText(match, words), why, hidden: this.resultClosed };
  }

  /** The sentence that another player on turn thinks. */
  private thinking(): string {
    const { match, words } = this;
    const { state } = match;
    if (state?.phase !== "on" || this.mine || match.handingOver) return "";
    return words.turn.thinking({ name: nameOf(match, state.to_move, words) });
  }

  private task(): string {
    const { match, words } = this;
    const board = match.board;
    const gameWords = this.gameWords();
    if (!board || !gameWords || !this.mine) return statusText(match, words);
    const { chooser, view } = board.state;
    if (chooser.complete && !match.submitting) return words.turn.confirm;
    const task =
      chooser.paths.length > 0 &&
      board.game.task(
        chooser,
        view,
        gameWords,
        board.geometry,
        readerOf(match, words),
        board.thisTurn,
      );
    return task || statusText(match, words);
  }

  private choice(): Facts["choice"] {
    const chooser = this.match.board?.state.chooser;
    if (!chooser || !this.mine) return { chosen: 0, steps: 0, playable: false };
    const { chosen, left, action } = chooser;
    const steps = Math.max(0, ...left.map(({ picks }) => picks.length));
    return { chosen: chosen.length, steps, playable: action !== null && !this.match.submitting };
  }

  // -- actions -------------------------------------------------------------------------------

  /** Asks the server for a good action, marks it and describes it. */
  readonly hint = async (): Promise<void> => {
    const { match } = this;
    if (this.seeking || !this.mine || !this.againstBots || match.replaying) return;
    this.seeking = true;
    try {
      const hint = await api.hint(match.id, match.shown);
      if (this.mine) this.showHint(hint);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      match.refused = { reason: error.reason };
    } finally {
      this.seeking = false;
    }
  };

  private showHint(hint: Hint): void {
    const { match, words } = this;
    const { board } = match;
    const best = hint.actions[0]?.action;
    if (!board || best === undefined) return;
    board.hint(best);
    const shown = { board, gameWords: this.gameWords() };
    this.hinted = hintText(hint, shown, words, readerOf(match, words));
  }
}

function isSpoken(decision: SpokenDecision | null): decision is SpokenDecision {
  return decision !== null;
}
