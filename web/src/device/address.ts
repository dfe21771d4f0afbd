/** How the address of a page is written, on a server and in a static site. */

export interface Address {
  /** The pack whose table the page uses; null on pages of the server, or before one is open. */
  pack: string | null;
  /** The path within the client, the same for every table. */
  path: string;
  query: string;
  /** What follows the #, without it. */
  hash: string;
}

/** The parts of a URL that matter here; a link and the location have them. */
type Written = Pick<URL, "pathname" | "search" | "hash">;

interface Scheme {
  read(url: Written): Address;
  /** The address to link to; the path may have a query and a hash. */
  write(pack: string | null, path: string): string;
}

/** On a server, the pages of a pack are below `/here/<pack>`. */
export const onServer: Scheme = {
  read({ pathname, search, hash }) {
    const [, pack = null, path = "/"] = /^\/here\/([0-9a-f]{16})(\/.*)?$/.exec(pathname) ?? [];
    return { pack, path: pack ? path : pathname, query: search, hash: hash.slice(1) };
  },
  write: (pack, path) => (pack ? `/here/${pack}${path}` : path),
};

const IN_HASH = /^#(?:\/([0-9a-f]{16}))?(\/[^?#]*)?(\?[^#]*)?(?:#(.*))?$/;

/** A static site has one page, so everything follows its #. */
export const inHash: Scheme = {
  read({ hash: written }) {
    const [, pack = null, path = "/", query = "", hash = ""] = IN_HASH.exec(written) ?? [];
    return { pack, path, query, hash };
  },
  write: (pack, path) => (pack ? `#/${pack}${path}` : `#${path}`),
};
