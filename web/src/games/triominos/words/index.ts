/** The game's words, loaded in the language that is wanted. */

import type { Language } from "../../../words/language";
import type { TriominosWords } from "./en";

const LOADERS: Record<Language, () => Promise<{ default: TriominosWords }>> = {
  de: () => import("./de"),
  en: () => import("./en"),
  fr: () => import("./fr"),
  it: () => import("./it"),
  uk: () => import("./uk"),
};

export async function loadWords(language: Language): Promise<TriominosWords> {
  return (await LOADERS[language]()).default;
}
