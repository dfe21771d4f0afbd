/** The pages of the client, by their address. Each is loaded when someone opens it. */

const transfer = () => import("./TransferPage.svelte");

/** Pages with an address of one part. */
export const PLAIN = {
  "": () => import("./StartPage.svelte"),
  join: () => import("./JoinPage.svelte"),
  code: () => import("./CodePage.svelte"),
  watch: () => import("./WatchPage.svelte"),
  transfer,
  /** Links with this path were given out before. */
  carry: transfer,
  privacy: () => import("./PrivacyPage.svelte"),
  here: () => import("./here/HerePage.svelte"),
};

/** Pages about a match or a game, which is the second part of their address. */
export const ABOUT = {
  table: () => import("./TablePage.svelte"),
  rules: () => import("./RulesPage.svelte"),
  sheet: () => import("./paper/SheetPage.svelte"),
  booklet: () => import("./paper/BookletPage.svelte"),
  learn: () => import("./LearnPage.svelte"),
};

/** The page for every other address. */
export const missing = () => import("./MissingPage.svelte");

const partsOf = (path: string) => path.split("/").slice(1);

/** The page at an address about something, and what it is about; null at any other address. */
export function aboutAt(path: string) {
  const [name = "", about, ...more] = partsOf(path);
  if (!about || more.length > 0 || !Object.hasOwn(ABOUT, name)) return null;
  return { about, load: ABOUT[name as keyof typeof ABOUT] };
}

/** The page at any other address. */
export function plainAt(path: string, pack: string | null, isSite: boolean) {
  const [name = "", ...more] = partsOf(path);
  if (more.length > 0 || !Object.hasOwn(PLAIN, name)) return missing;
  // The other pages are about a server, which a table on this device does not have.
  if (pack) return PLAIN[""];
  return isSite ? PLAIN.here : PLAIN[name as keyof typeof PLAIN];
}
