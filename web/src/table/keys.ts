/** Keys that work anywhere at the table, unless something else takes them. */

import type { Voice } from "./voice.svelte";

export interface KeyTargets {
  voice: Voice;
  toPresent: () => void;
  /** Closes the topmost open thing; returns whether there was one. */
  closeOne: () => boolean;
}

/** Text fields and dialogs have keys of their own; the slider only takes the arrows. */
const TAKES_KEYS = "input:not([type=range]), select, textarea, dialog";

/** Whether the key belongs to the focused element, such as a text field or a dialog. */
function isTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
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
    case "n":
      if (match.replaying) toPresent();
      return true;
    case "escape":
      return goBack(voice, closeOne);
    default:
      return say(key, voice);
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
