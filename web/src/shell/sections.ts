/** The sections of a game's rules. */

/** The id of the section that a message is the text of: `rules-turn-text` is that of `turn`. */
export function sectionOf(message: string | null | undefined): string | undefined {
  return message?.match(/^rules-(.+)-text$/)?.[1];
}
