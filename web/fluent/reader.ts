/**
 * Reads the words: Fluent files, with a folder for each language and a file for each area. The
 * words of a game are in its folder: `words/<language>.ftl`.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentParser, type Pattern, type Resource, type SelectExpression } from "@fluent/syntax";

/** The words of the Python package, which the client shares. */
export const FOLDER = new URL("../../src/tavolino/words/", import.meta.url);
export const GAMES = new URL("../../src/tavolino/games/", import.meta.url);

/** The language that the others are compared with, and that defines the types. */
export const REFERENCE = "en";

/** The area of the terminal, and the messages of a game for it: the client does not need them. */
const TERMINAL = "terminal";
const FOR_TERMINAL = /^(fact|notation|note)-/;

/** A piece of a text: words, a variable, or a selection by a number or a name. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "variable"; name: string }
  | { kind: "choice"; name: string; by: "number" | "name"; variants: Variant[] };

/** The use of a variable: to fill a gap, or to select a text by a number or a name. */
export type Use = "gap" | "number" | "name";

export interface Variant {
  /** A plural category, a number, or a name. */
  key: string;
  isDefault: boolean;
  pieces: Piece[];
}

export interface Message {
  pieces: Piece[];
  /** Its variables, each with its most demanding use. */
  variables: Map<string, Use>;
}

export type Area = Map<string, Message>;

/** By language and area. */
export type Words = Map<string, Map<string, Area>>;

/** The words without those of the terminal. */
export function forClient(words: Words): Words {
  const shown = (area: Area) => new Map([...area].filter(([id]) => !FOR_TERMINAL.test(id)));
  const kept = (areas: Map<string, Area>) =>
    [...areas].flatMap(([name, area]) => (name === TERMINAL ? [] : [[name, shown(area)] as const]));
  return new Map([...words].map(([language, areas]) => [language, new Map(kept(areas))]));
}

/** All words, including the terminal's: no language may lack any. */
export function readWords(): Words {
  return new Map(foldersIn(FOLDER).map((language) => [language, readLanguage(language)]));
}

/** The names of the folders in a folder, in order. */
function foldersIn(folder: URL): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  return folders.flatMap(({ name }) => (name.startsWith("_") ? [] : name)).sort();
}

/** The files of a language, by area. */
export function wordFiles(language: string): Map<string, URL> {
  const folder = new URL(`${language}/`, FOLDER);
  const files = new Map(
    readdirSync(folder).map((file) => [file.replace(".ftl", ""), new URL(file, folder)]),
  );
  for (const game of foldersIn(GAMES)) {
    files.set(game, new URL(`${game}/words/${language}.ftl`, GAMES));
  }
  const there = [...files].filter(([, file]) => existsSync(file));
  return new Map(there.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function readLanguage(language: string): Map<string, Area> {
  const read = ([area, file]: [string, URL]): [string, Area] => [
    area,
    readArea(readFileSync(file, "utf8"), `${language}/${area}.ftl`),
  ];
  return new Map([...wordFiles(language)].map(read));
}

/** The messages of a file, in order. */
export function readArea(source: string, file: string): Area {
  const resource: Resource = new FluentParser({ withSpans: false }).parse(source);
  const area: Area = new Map();
  for (const entry of resource.body) {
    if (entry.type === "Junk") throw new Error(`${file}: this is not Fluent: ${entry.content}`);
    if (entry.type === "Term") throw new Error(`${file}: -${entry.id.name}: we use no terms`);
    if (entry.type !== "Message") continue;
    const { name } = entry.id;
    const where = `${file}: ${name}`;
    if (area.has(name)) throw new Error(`${where} is there twice`);
    if (!entry.value || entry.attributes.length > 0) {
      throw new Error(`${where}: a message has a text and no attributes`);
    }
    const pieces = piecesOf(entry.value, where);
    area.set(name, { pieces, variables: variablesOf(pieces) });
  }
  return area;
}

function piecesOf(pattern: Pattern, where: string): Piece[] {
  return pattern.elements.map((element): Piece => {
    if (element.type === "TextElement") return { kind: "text", text: element.value };
    const { expression } = element;
    switch (expression.type) {
      case "StringLiteral":
        return { kind: "text", text: String(expression.parse().value) };
      case "VariableReference":
        return { kind: "variable", name: variable(expression.id.name, where) };
      case "SelectExpression":
        return choiceOf(expression, where);
      default:
        throw new Error(`${where}: we use no ${expression.type} in words`);
    }
  });
}

function choiceOf({ selector, variants }: SelectExpression, where: string): Piece {
  if (selector.type !== "VariableReference") {
    throw new Error(`${where}: a text is chosen by a variable`);
  }
  const keys = variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
  return {
    kind: "choice",
    name: variable(selector.id.name, where),
    by: keys.every((key) => NUMBER.test(key)) ? "number" : "name",
    variants: variants.map((each, k) => ({
      key: variantKey(keys[k] ?? "", where),
      isDefault: each.default,
      pieces: piecesOf(each.value, where),
    })),
  };
}

/** A variable's name as a TypeScript name. */
function variable(name: string, where: string): string {
  if (!/^[a-z]\w*$/i.test(name)) throw new Error(`${where}: $${name} should be one word`);
  return name;
}

/** A number, or a plural category. */
const NUMBER = /^(zero|one|two|few|many|other|\d+)$/;

/** A variant's key as a TypeScript key. */
function variantKey(key: string, where: string): string {
  if (/^\w+$/.test(key)) return key;
  throw new Error(`${where}: [${key}] should be one word or a number`);
}

function variablesOf(pieces: readonly Piece[]): Map<string, Use> {
  const found = new Map<string, Use>();
  const visit = (piece: Piece): void => {
    if (piece.kind === "variable") found.set(piece.name, found.get(piece.name) ?? "gap");
    if (piece.kind !== "choice") return;
    found.set(piece.name, piece.by);
    for (const { pieces: inner } of piece.variants) inner.forEach(visit);
  };
  pieces.forEach(visit);
  return found;
}

/** What is missing or superfluous in the other languages, each with its name. */
export function gapsIn(words: Words): string[] {
  const reference = words.get(REFERENCE) ?? new Map<string, Area>();
  return [...words].flatMap(([language, areas]) => [
    ...differences([...reference.keys()], [...areas.keys()], `${language}/`),
    ...[...areas].flatMap(([name, area]) =>
      areaGaps(reference.get(name) ?? new Map(), area, `${language}/${name}.ftl: `),
    ),
  ]);
}

function areaGaps(reference: Area, area: Area, where: string): string[] {
  return [
    ...differences([...reference.keys()], [...area.keys()], where),
    ...[...area].flatMap(([id, { variables }]) => {
      const wanted = reference.get(id);
      if (!wanted) return [];
      return differences([...wanted.variables.keys()], [...variables.keys()], `${where}${id} $`);
    }),
  ];
}

function differences(wanted: string[], given: string[], where: string): string[] {
  return [
    ...wanted.filter((name) => !given.includes(name)).map((name) => `${where}${name} is missing`),
    ...given.filter((name) => !wanted.includes(name)).map((name) => `${where}${name} is too much`),
  ];
}
