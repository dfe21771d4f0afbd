/** The available languages: those with a folder in src/tavolino/words. */

import { LANGUAGES, type Language } from "../../build/words/languages";

export { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../build/words/languages";

/** The first of the person's languages that we have. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "en";
}
