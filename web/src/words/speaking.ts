/** How the words that are made from Fluent files speak: numbers, and forms that go with them. */

export interface Speaker {
  /** A value within a text: numbers as the language writes them. */
  text(value: string | number): string;
  /** The form that goes with a number: 1 камінь, 2 камені, 5 каменів. */
  form(count: number, usual: string, forms: Record<string, string>): string;
}

export function speaker(language: string): Speaker {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  return {
    text: (value) => (typeof value === "number" ? numbers.format(value) : value),
    form: (count, usual, forms) =>
      forms[count] ?? forms[plurals.select(count)] ?? forms[usual] ?? "",
  };
}
