/** Keys that work anywhere at the table, where nothing else takes them. */

import type { Voice } from "./voice.svelte";

export interface Doings {
  voice: Voice;
  toPresent: () => void;
  /** Closes what is open; whether anything was. */
  closeOne: () => boolean;
}

/** What is written in or has keys of its own; the bar through the past has only arrows. */
const TAKES_KEYS = "input:not([type=range]), select, textarea, dialog";

/** Whether the key belongs to what has the focus: a field that is written in, a dialog. */
function isTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}

/** Does what a key stands for; the browser does nothing more with it then. */
export function pressKey(event: KeyboardEvent, doings: Doings): void {
  if (isTaken(event)) return;
  if (doneBy(event.key, doings)) event.preventDefault();
}

function doneBy(key: string, { voice, toPresent, closeOne }: Doings): boolean {
  const { match, replay } = voice;
  switch (key.toLowerCase()) {
    case "h":
      void voice.hint();
      return true;
    case "z":
      if (match.people.length > 0 && match.state?.phase === "on") match.takeBack();
      return true;
    case ",":
      if (replay.open) void replay.step(-1);
      return true;
    case ".":
      if (replay.open && match.replaying) void replay.step(1);
      return true;
    case "n":
      if (match.replaying) toPresent();
      return true;
    case "escape":
      return goBack(voice, closeOne);
    default:
      return say(key, voice);
  }
}

/** One step back: the last pick, else what is open. */
function goBack({ match: { board } }: Voice, closeOne: () => boolean): boolean {
  if (!board?.state.chooser.chosen.length) return closeOne();
  board.back();
  return true;
}

/** Says a number, if it can be said now. */
function say(number: string, { match: { board } }: Voice): boolean {
  const pick = `say:${number}`;
  if (!board?.state.chooser.open.has(pick)) return false;
  board.pick(pick);
  return true;
}
