/**
 * Writes words as TypeScript, so that the compiler checks their names and players need no
 * parser. `group-key` becomes `words.group.key`: the first hyphen separates, the others belong
 * to the key. A text with variables becomes a function of an object with their values.
 */

import { type Area, type Message, type Piece, REFERENCE, type Words } from "./reader.ts";

const MADE = "// Made from src/tavolino by web/fluent; not to be edited.\n";

/** A game's title, description and the like, which are needed before the game is loaded. */
const COVER = /^(title|tagline|suits|aim|about|option-.*)$/;

/** The files to write, by name. An area with a `title` is a game. */
export function filesOf(words: Words): Map<string, string> {
  const files = new Map([["languages.ts", languagesFile(words)]]);
  const languages = [...words.keys()];
  for (const [name, area] of words.get(REFERENCE) ?? []) {
    const spoken = [...words.values()].map((areas) => areas.get(name) ?? area);
    files.set(`${name}.ts`, areaFile(interfaceOf(withoutCover(area), spoken), name, languages));
  }
  files.set("covers.ts", areaFile(COVERS, "covers", languages));
  for (const [language, areas] of words) {
    for (const [name, area] of areas) {
      files.set(`${name}.${language}.ts`, wordsFile(valuesOf(withoutCover(area)), name, language));
    }
    files.set(`covers.${language}.ts`, wordsFile(coversOf(areas), "covers", language));
  }
  return files;
}

function languagesFile(words: Words): string {
  const names = [...words].map(([language, areas]) => [language, languageName(areas, language)]);
  return `${MADE}
export const LANGUAGES = ${JSON.stringify([...words.keys()])} as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = ${JSON.stringify(Object.fromEntries(names))};
`;
}

function languageName(areas: Map<string, Area>, language: string): string {
  const name = areas.get("pages")?.get("language-name");
  if (!name) throw new Error(`${language}/pages.ftl: language-name is missing`);
  return plainText(name);
}

/** An area's type, and the loader of its words. */
function areaFile(type: string, name: string, languages: string[]): string {
  const files = languages.map(
    (language) => `  ${JSON.stringify(language)}: () => import("./${name}.${language}"),\n`,
  );
  return `${MADE}
import type { Language } from "./languages";

export ${type}
const FILES: Record<Language, () => Promise<{ default: Words }>> = {
${files.join("")}};

export const load = async (language: Language): Promise<Words> => (await FILES[language]()).default;
`;
}

/** An area's words in one language. */
function wordsFile(values: string, name: string, language: string): string {
  const used = ["text", "plural", "choice"].filter((each) => values.includes(`${each}(`));
  const begin =
    used.length > 0
      ? `import { formatter } from "../../src/words/formatter";
import type { Words } from "./${name}";

const { ${used.join(", ")} } = formatter(${JSON.stringify(language)});
`
      : `import type { Words } from "./${name}";\n`;
  return `${MADE}
${begin}
const words: Words = ${values};

export default words;
`;
}

// -- shapes ---------------------------------------------------------------------------------

/** A message with its key within its group, or on its own. */
interface Leaf {
  key: string;
  id: string;
  message: Message;
}

/** Messages in groups, in order; those without a group are on their own. */
function grouped(area: Area): Map<string, Leaf | Leaf[]> {
  const found = new Map<string, Leaf | Leaf[]>();
  for (const [id, message] of area) {
    const [, group = "", key = ""] = /^([^-]*)-?(.*)$/.exec(id) ?? [];
    const before = found.get(group);
    if (key === "" && before === undefined) found.set(group, { key: group, id, message });
    else if (key !== "" && (before === undefined || Array.isArray(before))) {
      found.set(group, [...(before ?? []), { key, id, message }]);
    } else throw new Error(`${id}: ${group} is both a message and a group`);
  }
  return found;
}

function object(area: Area, code: (message: Message, id: string) => string, end: string): string {
  const line = ({ key, id, message }: Leaf) => `${JSON.stringify(key)}: ${code(message, id)}${end}`;
  const lines = [...grouped(area)].map(([group, leaf]) => {
    if (!Array.isArray(leaf)) return `  ${line(leaf)}\n`;
    const inner = leaf.map((each) => `    ${line(each)}\n`).join("");
    return `  ${JSON.stringify(group)}: {\n${inner}  }${end}\n`;
  });
  return `{\n${lines.join("")}}`;
}

function interfaceOf(area: Area, spoken: readonly Area[]): string {
  return `interface Words ${object(area, (message, id) => typeOf(message, id, spoken), ";")}\n`;
}

function valuesOf(area: Area): string {
  return object(area, codeOf, ",");
}

/**
 * English defines the variables; if any language selects by one, its type is a number or a
 * name.
 */
function typeOf({ variables }: Message, id: string, spoken: readonly Area[]): string {
  if (variables.size === 0) return "string";
  const types = [...variables.keys()].map((name) => {
    const uses = spoken.map((area) => area.get(id)?.variables.get(name));
    if (uses.includes("number")) return `${name}: number`;
    return `${name}: ${uses.includes("name") ? "string" : "string | number"}`;
  });
  return `(values: { ${types.join("; ")} }) => string`;
}

// -- covers ---------------------------------------------------------------------------------

const COVERS = `interface Cover {
  title: string;
  tagline: string;
  /** Whom it suits, in a few words. */
  suits: string;
  /** What a player tries to reach, in one or two sentences. */
  aim: string;
  about: string;
  /** By \`name\`, \`name-help\`, \`name-value\` and \`name-value-help\`. */
  option: Record<string, string>;
}

export type Words = Record<string, Cover>;
`;

function isGame(area: Area): boolean {
  return area.has("title");
}

function withoutCover(area: Area): Area {
  return isGame(area) ? new Map([...area].filter(([id]) => !COVER.test(id))) : area;
}

function coversOf(areas: Map<string, Area>): string {
  const covers = [...areas]
    .filter(([, area]) => isGame(area))
    .map(([name, area]) => {
      const said = (id: string) => plainText(area.get(id) ?? { pieces: [], variables: new Map() });
      const options = [...area.keys()].filter((id) => id.startsWith("option-"));
      const option = Object.fromEntries(
        options.map((id) => [id.slice("option-".length), said(id)]),
      );
      const [title, tagline, suits, aim, about] = ["title", "tagline", "suits", "aim", "about"].map(
        said,
      );
      return [name, { title, tagline, suits, aim, about, option }];
    });
  return JSON.stringify(Object.fromEntries(covers), null, 2);
}

function plainText({ pieces }: Message): string {
  return pieces
    .map((piece) => {
      if (piece.kind !== "text") throw new Error(`$${piece.name}: a game's cover has no variables`);
      return piece.text;
    })
    .join("");
}

// -- texts ----------------------------------------------------------------------------------

function codeOf({ pieces, variables }: Message): string {
  return variables.size === 0 ? template(pieces) : `(values) => ${template(pieces)}`;
}

/** A text as a template literal. */
function template(pieces: readonly Piece[]): string {
  const [only] = pieces;
  if (pieces.length === 1 && only?.kind === "choice") return gap(only);
  const parts = pieces.map((piece) =>
    piece.kind === "text" ? piece.text.replace(/[\\`]|\$\{/g, "\\$&") : `\${${gap(piece)}}`,
  );
  return `\`${parts.join("")}\``;
}

function gap(piece: Exclude<Piece, { kind: "text" }>): string {
  if (piece.kind === "variable") return `text(values.${piece.name})`;
  const cases = piece.variants.map(({ key, pieces }) => `${key}: ${template(pieces)}`);
  const usual = piece.variants.find(({ isDefault }) => isDefault)?.key;
  const choose = piece.by === "number" ? "plural" : "choice";
  return `${choose}(values.${piece.name}, ${JSON.stringify(usual)}, { ${cases.join(", ")} })`;
}
