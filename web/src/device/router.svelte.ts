/** Which page is shown: the address decides, and links change it without loading anything. */

function addressed(): { path: string; query: string; hash: string } {
  const { pathname, search, hash } = location;
  return { path: pathname, query: search, hash: hash.slice(1) };
}

export const route = $state(addressed());

function follow(): void {
  Object.assign(route, addressed());
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);

/** Goes to another page. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  follow();
  scrollTo(0, 0);
}

/** Lets plain links within the client change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target) return;
  if (link.hasAttribute("download")) return; // also without a name, as the property would not tell
  if (link.origin !== location.origin || link.dataset.loads !== undefined) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
