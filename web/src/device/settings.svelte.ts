/** What someone has set on this device. It stays here and is sent to no one. */

import { type Language, preferredLanguage } from "../words/language";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  sounds: boolean;
  /** Vibrates when it is one's turn. */
  vibration: boolean;
  /** Shows a notice when it is one's turn and the table is out of sight. */
  notices: boolean;
  /** Asks before an action is played, for children and big thumbs. */
  confirm: boolean;
  /** Shows the list of actions beside the board, not only to those who use the keyboard. */
  list: boolean;
  /** The name to join with. */
  name: string;
}

const KEY = "tavolino.settings";

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // private windows may have no storage, and what is there may be broken
  }
}

export const settings: Settings = $state({
  language: preferredLanguage(navigator.languages),
  theme: "auto",
  sounds: false,
  vibration: false,
  notices: false,
  confirm: false,
  list: false,
  name: "",
  ...remembered(),
});

/** Changes settings and remembers them. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then they last as long as the page does
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** The theme that is to be shown now. */
export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return dark.matches ? "dark" : "light";
}

/** Calls back when the device changes between light and dark. */
export function onDeviceTheme(then: () => void): () => void {
  dark.addEventListener("change", then);
  return () => dark.removeEventListener("change", then);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move. */
export function mayMove(): boolean {
  return !still.matches;
}
