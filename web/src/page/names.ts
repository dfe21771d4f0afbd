/** The names under which the browser keeps what belongs to a pack. */

/** The Cache with a pack's files. */
export const cacheOf = (hash: string): string => `pack-${hash}`;

/** The IndexedDB database with a pack's matches. */
export const databaseOf = (hash: string): string => `tavolino-${hash}`;

/** The Web Lock of the worker that may write a pack's matches. */
export const lockOf = (hash: string): string => `tavolino-${hash}`;

/** Where the files of all packs are. */
export const packs = (): URL => new URL(`${import.meta.env.BASE_URL}offline/`, document.baseURI);

/** Where the files of a pack are, with a slash at its end. */
export const folderOf = (hash: string): string => new URL(`${hash}/`, packs()).href;
