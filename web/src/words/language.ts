/** The languages people can choose, and how numbers change words in them. */

export const LANGUAGES = ["de", "en", "fr", "it", "uk"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  uk: "Українська",
};

/** The first of someone's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "en";
}

/** The forms of a phrase with a number in it; `#` stands for the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<Language, Intl.PluralRules>();

/** The form of a phrase that goes with a number: 1 Stein, 2 Steine; 1 камінь, 2 камені, 5 каменів. */
export function plural(language: Language, count: number, forms: Forms): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return (forms[rule.select(count)] ?? forms.other).replace("#", String(count));
}

/** Loads words in the language that is wanted, from a file for each. */
export function wordsFrom<W>(
  files: Record<Language, () => Promise<{ default: W }>>,
): (language: Language) => Promise<W> {
  return async (language) => (await files[language]()).default;
}

/** The same shape with other texts: what every language has to offer for an area. */
export type Translated<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer P) => string
      ? (...values: P) => string
      : Translated<T[K]>;
};
