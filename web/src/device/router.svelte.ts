/**
 * Chooses the page by the address; links change it without loading anything.
 *
 * A page keeps its table: when the pack in the address changes, it is loaded anew.
 */

import { inHash, onServer } from "./address";

const isSite = import.meta.env.MODE === "site";
const scheme = isSite ? inHash : onServer;

export const route = $state(scheme.read(location));

function follow(): void {
  const next = scheme.read(location);
  if (next.pack !== route.pack) location.reload();
  else Object.assign(route, next);
}

/** Follows the browser; in a static site, it cannot find an anchor after the path. */
function followBrowser(): void {
  follow();
  if (isSite) document.getElementById(route.hash)?.scrollIntoView();
}

addEventListener("popstate", followBrowser);
addEventListener("hashchange", followBrowser);

/** The address of a page of the current table, for a link. */
export function to(path: string): string {
  return scheme.write(route.pack, path);
}

/** The address of a page of another table. */
export const toPack = scheme.write;

/** Goes to another page of the current table. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to(path));
  follow();
  scrollTo(0, 0);
}

/** Handles plain links within the client without loading a page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target) return;
  if (link.hasAttribute("download")) return; // the property would miss one without a name
  if (link.origin !== location.origin || link.dataset.loads !== undefined) return;
  const { pack, path, query, hash } = scheme.read(link);
  if (pack !== route.pack || (path === route.path && hash)) return;
  event.preventDefault();
  go(path + query + (hash && `#${hash}`));
}
