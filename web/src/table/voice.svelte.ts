/** Collects everything the table knows for the narrator, and runs the narrator's clock. */

import { untrack } from "svelte";
import type { Entry } from "../api/types";
import { settings } from "../device/settings.svelte";
import { wordsOf } from "../shell/games.svelte";
import { type TableWords, tableWords } from "../words/words.svelte";
import { Advice } from "./advice.svelte";
import { Coach, coachText } from "./coach.svelte";
import type { MatchStore } from "./match.svelte";
import { listed, nameOf, readerOf } from "./names";
import {
  EXPLAINED,
  type Facts,
  narrate,
  type Passing,
  type Speech,
  type SpokenDecision,
  sentenceOf,
} from "./narrator";
import { isLoss } from "./pace";
import { questionFor } from "./question";
import type { Replay } from "./replay.svelte";
import { endingText, eventText, resultText, statusText } from "./status";
import { sinceLastOf } from "./trail";

const LONG_AGO = Number.NEGATIVE_INFINITY;

export class Voice {
  /** Whether the strip asks someone here if they really want to give up. */
  resigning = $state(false);
  /** Whether the sheet with the result was closed. */
  resultClosed = $state(false);
  /** Whether the table lists what the others did since the reader's turn. */
  isListed = $state(false);
  private now = $state(performance.now());
  /** When the last new decision was shown. */
  private decidedAt = $state(LONG_AGO);
  private dueSince = $state(0);
  private closed: Passing | null = $state.raw(null);
  private event: Passing | null = $state.raw(null);
  private hinted = $state("");
  readonly advice: Advice;
  readonly coach: Coach;

  readonly words: TableWords = $derived(tableWords());
  readonly speech: Speech = $derived(narrate(this.facts()));

  /** Create it while a component initialises: its effects live as long as the component. */
  constructor(
    readonly match: MatchStore,
    readonly replay: Replay,
    private readonly gameWords: () => unknown,
  ) {
    this.advice = new Advice(match);
    this.coach = new Coach(match);
    $effect(() => {
      if (match.state?.phase === "on" && match.own.length > 0) untrack(() => this.coach.meet());
    });
    $effect(() => {
      if (!this.coach.on) untrack(() => this.removeMarks());
    });
    $effect(() => {
      if (this.isCoached) untrack(() => void this.beCoached());
    });
    $effect.pre(() => {
      match.due;
      if (!match.showing) this.dueSince = this.tick();
    });
    $effect.pre(() => {
      const { news } = match;
      untrack(() => this.noteEvent(news));
    });
    $effect.pre(() => {
      const { pointed } = match.company;
      untrack(() => this.notePointed(pointed));
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

  private noteEvent(news: MatchStore["news"]): void {
    if (news?.what.type === "acted") this.decidedAt = this.tick();
    const text = news && eventText(this.match, news.what, this.words);
    if (text) this.event = { text, at: this.tick() };
  }

  /** Says what a helper points at, for as long as it is marked. */
  private notePointed(pointed: MatchStore["company"]["pointed"]): void {
    const { board } = this.match;
    const gameWords = this.gameWords();
    if (!pointed || !board || !gameWords) return;
    const what = board.game.pickName(pointed.pick, board.state.view, gameWords, board.geometry);
    this.hinted = this.words.act.look({ what });
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
    const { state, shown, people, handingOver, showing } = this.match;
    if (state?.phase !== "on" || handingOver || showing) return false;
    return state.to_move === shown && people.includes(shown);
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
      left: this.left(),
      handOver: match.handingOver
        ? words.handover.give({ name: nameOf(match, match.shown, words) })
        : "",
      closed: this.closed,
      hint: match.board?.state.hinted.length ? this.hinted : "",
      coach: this.coached(),
      event: this.event,
      decision: this.decisionAt(match.board?.ply ?? 0),
      showing: this.showing(),
      isListed: this.isListed,
      past: this.past(),
      result: this.result(),
      due: on ? match.due : (state?.result?.winners[0] ?? -1),
      since: this.dueSince,
      thinking: this.thinking(),
      task: this.task(),
      choice: this.choice(),
      canShowAgain: this.mine && this.replay.open && !this.isListed && this.others.length > 0,
    };
  }

  /** Actions that have arrived are shown to the end before anything is said about it. */
  private lost(): string {
    const { connection, game, refused, showing } = this.match;
    if (connection === "lost" && !showing) return this.words.connection.lost;
    return !game && refused ? this.refusalText() : "";
  }

  /** The seats that left this device, as long as others are here. */
  private left(): Facts["left"] {
    const { match, words } = this;
    if (!match.lost || match.own.length === 0) return null;
    const { seats, why } = match.lost;
    // A seat that was given away may be free.
    const named = (seat: number) =>
      match.chair(seat) ? nameOf(match, seat, words) : words.seat({ number: seat + 1 });
    const name = listed(seats.map(named));
    return { seat: seats[0] ?? -1, text: words.turn.named({ name, task: words.lost[why] }) };
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

  /** The decision after which there were this many, in words. */
  private decisionAt(ply: number): SpokenDecision | null {
    const { match, words } = this;
    const entry = match.entries[ply - 1];
    const gameWords = this.gameWords();
    if (!entry || !match.board || !gameWords) return null;
    const { game, geometry } = match.board;
    const { seat } = entry;
    const who = seat === match.shown ? "" : nameOf(match, seat, words);
    const said = game.tell(entry, gameWords, geometry, readerOf(match, words));
    return { ply, seat, who, said, at: this.decidedAt, isLoss: isLoss(entry, match.people) };
  }

  private showing(): Facts["showing"] {
    const { showing, replaying, queue } = this.match;
    if (!showing || replaying) return null;
    const { seat, stands } = showing;
    return {
      seat,
      skipped: queue.skipped ? this.words.act.skipped(queue.skipped) : "",
      waits: stands > 0,
    };
  }

  /** What another seat did since the reader's last turn, in words. */
  didSince(seat: number): SpokenDecision[] {
    const { match, others } = this;
    const first = match.entries.length - others.length + 1;
    return others.flatMap((entry, k) =>
      entry.seat === seat ? (this.decisionAt(first + k) ?? []) : [],
    );
  }

  /**
   * The decision on show for screen readers. If all are shown at once, they come as one summary
   * when it is the reader's turn.
   */
  get heard(): string {
    const { match } = this;
    if (match.replaying) return "";
    const ply = match.board?.ply ?? 0;
    const isSummary = settings.pace === "at-once" && match.people.length > 0;
    if (isSummary && match.state?.phase === "on" && !this.mine) return "";
    const first = isSummary ? match.entries.length - this.others.length + 1 : ply;
    const told = Array.from({ length: ply - first + 1 }, (_, k) => this.decisionAt(first + k));
    return told.flatMap((decision) => (decision ? sentenceOf(decision) : [])).join(". ");
  }

  private past(): string {
    if (!this.match.replaying) return "";
    const ply = Math.ceil(this.replay.at);
    return this.words.replay.at({ ply, total: this.replay.total });
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
    // Until the last motion is over, and after a choice was sent, there is nothing to do.
    if (chooser.paths.length === 0 || match.submitting) return "";
    const task = board.game.task(
      chooser,
      view,
      gameWords,
      board.geometry,
      readerOf(match, words),
      board.thisTurn,
    );
    if (!task) return statusText(match, words);
    if (match.own.length === 1) return task;
    return words.turn.named({ name: nameOf(match, match.shown, words), task });
  }

  private choice(): Facts["choice"] {
    const chooser = this.match.board?.state.chooser;
    if (!chooser || !this.mine) return { chosen: 0, steps: 0, playable: false };
    const { chosen, left, action } = chooser;
    const steps = Math.max(0, ...left.map(({ picks }) => picks.length));
    return { chosen: chosen.length, steps, playable: action !== null && !this.match.submitting };
  }

  // -- advice --------------------------------------------------------------------------------

  /** Whether the coach may mark a good action now. */
  private get isCoached(): boolean {
    const { board } = this.match;
    if (this.coach.turn === 0 || !this.mine || !this.againstBots || !board) return false;
    if (!this.advice.isMarkable) return false;
    const { chooser, hinted } = board.state;
    return chooser.paths.length > 0 && chooser.chosen.length === 0 && hinted.length === 0;
  }

  /** Marks a good action for the coach to speak about. */
  private async beCoached(): Promise<void> {
    const { advice } = this;
    // The turn may pass, and another one begin, before the answer is here.
    while (this.isCoached && !advice.hint && !advice.refused) await advice.ask();
    if (!this.isCoached) return;
    this.hinted = "";
    advice.mark();
  }

  /** Removes the marks of a coach who was sent away, but not those of a hint. */
  private removeMarks(): void {
    if (this.hinted === "") this.match.board?.unhint();
  }

  private coached(): Facts["coach"] {
    const { match, coach, mine, againstBots: hasHints, words } = this;
    const game = match.state?.view.game;
    if (!game || match.replaying || coach.turn === 0) return null;
    const told = mine ? this.advice.text(this.gameWords(), words) : null;
    return coachText({ turn: coach.turn, mine, aim: wordsOf(game).aim, told, hasHints }, words);
  }

  /** Asks the server for a good action, marks it and describes it; each press tells more. */
  readonly hint = async (): Promise<void> => {
    const { match, advice, words } = this;
    if (advice.seeking || !this.mine || !this.againstBots || match.replaying) return;
    await advice.ask();
    if (!this.mine) return;
    if (advice.refused) match.refused = { reason: advice.refused };
    if (!advice.hint) return;
    const press = advice.press();
    advice.mark(press);
    const told = advice.text(this.gameWords(), words, press);
    if (told) this.hinted = [words.hint.follow({ what: told.does }), told.why].join(" ").trim();
  };
}
