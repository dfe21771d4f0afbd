/**
 * The board as seen from a seat: turned by quarters until its start fields are at the bottom.
 */

import type { Point } from "../../board/types";
import { around, centre, middle } from "./layout";
import type { DimenticatoGeometry } from "./types";

/** A quarter turn clockwise round the origin, y downwards. */
const quarter = ({ x, y }: Point): Point => ({ x: 0 - y, y: x });

/** The geometry with a seat's start fields below the frame; unchanged if they already are. */
export function turnedTo(geometry: DimenticatoGeometry, seat: number): DimenticatoGeometry {
  let turned = geometry;
  for (let turns = 0; turns < 3 && !isBelow(turned, seat); turns++) turned = turnedOnce(turned);
  return turned;
}

/** Whether a seat's start fields are below all dice; true for a seat that does not exist. */
function isBelow(geometry: DimenticatoGeometry, seat: number): boolean {
  const starts = geometry.starts[seat];
  if (!starts) return true;
  const frame = frameOf(geometry);
  return starts.every((name) => middle(name, geometry).y > frame.y + frame.height);
}

function frameOf(geometry: DimenticatoGeometry) {
  return around(
    geometry.cards.flatMap((card) => card.fields),
    geometry,
  );
}

/**
 * One more quarter; the first field stays at the origin, because rows are counted from there.
 */
function turnedOnce(geometry: DimenticatoGeometry): DimenticatoGeometry {
  const { height } = frameOf(geometry);
  const turned = (at: Point): Point => {
    const { x, y } = quarter(at);
    return { x: x + height - 1, y };
  };
  const fields = Object.fromEntries(
    Object.entries(geometry.fields).map(([name, at]) => [name, turned(at)]),
  );
  const { box } = geometry;
  const middleOfBox = turned(centre(box));
  return {
    ...geometry,
    fields,
    box: {
      x: middleOfBox.x - box.height / 2,
      y: middleOfBox.y - box.width / 2,
      width: box.height,
      height: box.width,
    },
  };
}
