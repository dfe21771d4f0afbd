/** The settings of this device. They stay here and are never sent. */

import { type Language, preferredLanguage } from "../words/language";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  sounds: boolean;
  /** How loud they are, in percent. */
  volume: number;
  /** Whether this device was offered sounds; once is enough. */
  soundsOffered: boolean;
  /** How fast the moves of others are shown one after the other. */
  pace: "calm" | "brisk" | "at-once";
  /** Vibrates on my turn. */
  vibration: boolean;
  /** Shows a notification on my turn while the table is not visible. */
  notices: boolean;
  /** Asks before an action is played, for children and big thumbs. */
  confirm: boolean;
  /** Always shows the list of actions beside the board, not only on keyboard focus. */
  list: boolean;
  /** Turns the board to whoever is to move, if several people share the device. */
  turns: boolean;
  /** Larger words. */
  largeType: boolean;
  /** My name when I join a match. */
  name: string;
}

const KEY = "tavolino.settings";

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // private windows may have no storage, and its content may be broken
  }
}

export const settings: Settings = $state({
  language: preferredLanguage(navigator.languages),
  theme: "auto",
  sounds: false,
  volume: 50,
  soundsOffered: false,
  pace: "calm",
  vibration: false,
  notices: false,
  confirm: false,
  list: false,
  turns: false,
  largeType: false,
  name: "",
  ...remembered(),
});

/** Changes settings and stores them. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // without storage they last as long as the page
  }
}

/** Follows a change that was made in another window of this browser. */
export function followChange({ key }: StorageEvent): void {
  if (key === KEY) Object.assign(settings, remembered());
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** The theme to show now. */
export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return dark.matches ? "dark" : "light";
}

/** Calls back when the device switches between light and dark. */
export function onDeviceTheme(then: () => void): () => void {
  dark.addEventListener("change", then);
  return () => dark.removeEventListener("change", then);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether animations are allowed. */
export function mayMove(): boolean {
  return !still.matches;
}
