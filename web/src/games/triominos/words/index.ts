/** The game's words, loaded in the language that is wanted. */

import { wordsFrom } from "../../../words/language";
import type { TriominosWords } from "./en";

export const loadWords = wordsFrom<TriominosWords>({
  de: () => import("./de"),
  en: () => import("./en"),
  fr: () => import("./fr"),
  it: () => import("./it"),
  uk: () => import("./uk"),
});
