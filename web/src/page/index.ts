/**
 * Playing without a server: packs that are kept on this device, and tables in a worker of this
 * page. Load it with `import()`, so that a page of a server never loads it.
 */

export { download } from "./download";
export { downloaded, fetchCurrent, matchesIn, type Pack, remove } from "./packs";
export { Elsewhere, type Lost, openHere, openTable } from "./page-table";
