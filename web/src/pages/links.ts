/** The part of a link after the #: the match and the token that opens it. */

export interface Link {
  match: string;
  token: string;
  /** The decision at which the replay opens. */
  at: number | null;
}

const LINK = /^([A-Za-z0-9_-]{22})\.([^~]+)(?:~(\d+))?$/;

/** Parses a link; null if it is incomplete. */
export function readLink(hash: string): Link | null {
  const [, match, token, at] = LINK.exec(hash) ?? [];
  if (!match || !token) return null;
  return { match, token, at: at === undefined ? null : Number(at) };
}
