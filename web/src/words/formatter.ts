/** Formats numbers and chooses plural forms for the words made from Fluent files. */

export interface Formatter {
  /** A value in a text: numbers in the format of the language. */
  text(value: string | number): string;
  /** The form for a number: 1 камінь, 2 камені, 5 каменів. */
  plural(count: number, usual: string, forms: Record<string, string>): string;
  /** The form for a name: takes your figure, takes a figure from Pia. */
  choice(name: string, usual: string, forms: Record<string, string>): string;
}

export function formatter(language: string): Formatter {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  return {
    text: (value) => (typeof value === "number" ? numbers.format(value) : value),
    plural: (count, usual, forms) =>
      forms[count] ?? forms[plurals.select(count)] ?? forms[usual] ?? "",
    choice: (name, usual, forms) => forms[name] ?? forms[usual] ?? "",
  };
}
