/** How the pieces of a plain board move from one moment to the next. */

import type { Piece } from "../../api/types";

type Pieces = Readonly<Record<string, Piece>>;

export interface Track {
  seat: number | null;
  /** Its place at each moment; null if it is not on the board. */
  places: (string | null)[];
}

/** One track for each piece; one that left a place is where another of its seat appeared. */
export function tracksOf(moments: readonly Pieces[]): Track[] {
  const tracks: Track[] = [];
  for (const [moment, pieces] of moments.entries()) {
    const here = new Map(Object.entries(pieces));
    const before = (track: Track) => track.places[moment - 1] ?? null;
    const settle = (track: Track | undefined, place: string, seat: number | null) => {
      if (track) track.places.push(place);
      else tracks.push({ seat, places: [...Array<null>(moment).fill(null), place] });
      here.delete(place);
    };
    const open = () => tracks.filter(({ places }) => places.length === moment);
    for (const track of open()) {
      const place = before(track);
      if (place && here.get(place)?.seat === track.seat) settle(track, place, track.seat);
    }
    for (const [place, { seat }] of here) {
      const left = open().find((track) => track.seat === seat && before(track));
      settle(left, place, seat);
    }
    for (const track of open()) track.places.push(null);
  }
  return tracks;
}
