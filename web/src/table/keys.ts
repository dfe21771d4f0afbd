/** Keys that work anywhere at the table, unless something else takes them. */

import { othersOf } from "./names";
import type { Voice } from "./voice.svelte";

export interface KeyTargets {
  voice: Voice;
  toPresent: () => void;
  /** Closes the topmost open thing; returns whether there was one. */
  closeOne: () => boolean;
}

/** Text fields and dialogs have keys of their own; the slider only takes the arrows. */
const TAKES_KEYS = "input:not([type=range]), select, textarea, dialog";
/** What the space bar presses. */
const TAKES_SPACE = "button, a, summary";

/** Whether the key belongs to the focused element, such as a text field or a dialog. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  const takers = key === " " ? `${TAKES_KEYS}, ${TAKES_SPACE}` : TAKES_KEYS;
  return target instanceof Element && target.closest(takers) !== null;
}

/**
 * Handles a key and, if it means something here, stops the browser from handling it as well.
 */
export function pressKey(event: KeyboardEvent, targets: KeyTargets): void {
  if (isTaken(event)) return;
  if (handleKey(event.key, targets)) event.preventDefault();
}

function handleKey(key: string, { voice, toPresent, closeOne }: KeyTargets): boolean {
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
    case "t":
      if (voice.coach.on) voice.coach.dismiss();
      return true;
    case "n":
      if (match.replaying) toPresent();
      else match.skip();
      return true;
    case " ":
      if (match.showing) match.skip();
      return match.showing !== null;
    case "escape":
      return goBack(voice, closeOne);
    default:
      return say(key, voice) || playAgain(Number(key), voice);
  }
}

/** Goes one step back: undoes the last pick, or else closes what is open. */
function goBack({ match: { board } }: Voice, closeOne: () => boolean): boolean {
  if (!board?.state.chooser.chosen.length) return closeOne();
  board.back();
  return true;
}

/** Picks a number, if the player has to name one now. */
function say(number: string, { match: { board } }: Voice): boolean {
  const pick = `say:${number}`;
  if (!board?.state.chooser.open.has(pick)) return false;
  board.pick(pick);
  return true;
}

/** Replays what one of the others did last; they are numbered in the order of play. */
function playAgain(number: number, { match, replay }: Voice): boolean {
  const seat = othersOf(match)[number - 1];
  if (seat === undefined || !replay.hasLastOf(seat)) return false;
  void replay.playLastOf(seat);
  return true;
}
