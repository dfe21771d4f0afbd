/**
 * Says the texts of a game's package. The server compiles them from Fluent files to data, so
 * that no player needs a parser.
 */

import type { Gap, Text } from "../api/types";

/** Texts by their ids. */
export type Texts = Readonly<Record<string, Text>>;

/** The values for the gaps of a text. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with its gaps filled; undefined if there is no such text. */
export function said(
  texts: Texts,
  id: string,
  language: string,
  values: Values = {},
): string | undefined {
  const text = own(texts, id);
  return text === undefined ? undefined : written(text, language, values);
}

function written(text: Text, language: string, values: Values): string {
  if (typeof text === "string") return text;
  return text
    .map((piece) => (typeof piece === "string" ? piece : filled(piece, language, values)))
    .join("");
}

/** The value for a gap, or the form that it chooses: by number, plural category or name. */
function filled(gap: Gap, language: string, values: Values): string {
  const value = own(values, gap.value);
  if (value === undefined) return `{ $${gap.value} }`;
  const { forms = {}, usual, number } = gap;
  if (usual === undefined) {
    return typeof value === "string" ? value : numbers(language, number).format(value);
  }
  const category =
    typeof value === "number" ? new Intl.PluralRules(language, number).select(value) : value;
  const form = own(forms, String(value)) ?? own(forms, category) ?? own(forms, usual) ?? "";
  return written(form, language, values);
}

const numbers = (language: string, options: Intl.NumberFormatOptions | undefined) =>
  new Intl.NumberFormat(language, options);

/** What an object has under a name, and none of what all objects have. */
function own<T>(object: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
