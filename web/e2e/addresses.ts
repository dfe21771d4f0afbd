/** The addresses of all pages, by the client's own list, so that no new page is left out. */

import type { APIRequestContext } from "@playwright/test";
import { ABOUT, PLAIN } from "../src/pages/pages";
import { GAMES, OPEN } from "./games";
import { QuickMatch } from "./quick";

/** The only page about a match; the others are about games. */
const MATCH: keyof typeof ABOUT = "table";

/** Every page by its name in addresses. */
export const PAGE_NAMES: readonly string[] = [...Object.keys(PLAIN), ...Object.keys(ABOUT)];

/**
 * The addresses of a page: one if it is about nothing, otherwise one for each game, or a match that
 * `people` have just begun. The part after # is that of a link that is not complete.
 */
export async function addressesOf(name: string, people: APIRequestContext): Promise<string[]> {
  if (name === "") return ["/", ...GAMES.map((game) => `/?game=${game}`)];
  if (Object.hasOwn(PLAIN, name)) return [`/${name}#nothing`];
  if (name !== MATCH) return GAMES.map((game) => `/${name}/${game}`);
  const { id } = await QuickMatch.create(OPEN, ["Ada", "Ben"], people, null);
  return [`/${MATCH}/${id}`];
}
