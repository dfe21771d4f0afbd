/** Memento in the browser. */

import { load, type Words } from "../../../build/words/memento";
import type { Game } from "../../board/game";
import Art from "./Art.svelte";
import { actionName, counts, ending, pickName, reason, tell, where } from "./descriptions";
import { boxOf, isInside, pointAt } from "./layout";
import { paths, pickedPoint, places, turnPick } from "./paths";
import Stock from "./Stock.svelte";
import { arc, duration, frame, rest, type Scene, sound, turned } from "./scene";
import { middleOf, REACH } from "./sizes";
import Tray from "./Tray.svelte";
import { task } from "./task";
import type { MementoEntry, MementoGeometry, MementoView } from "./types";

const memento: Game<MementoView, MementoEntry, MementoGeometry, Scene, Words> = {
  name: "memento",

  box: (_view, geometry) => boxOf(geometry),
  paths,
  place(pick, view, geometry) {
    const point = pickedPoint(pick);
    if (!point) return null;
    const { x, y } = pointAt(geometry, point);
    const height = view.figures[point]?.height;
    // Pointing at the top of a tall figure means the figure.
    return { x, y: height ? y + middleOf(height) : y };
  },
  places,
  reach: () => REACH,
  grips: (geometry) =>
    Object.entries(geometry.triangles).map(([part, triangle]) => ({
      part,
      centre: triangle.centre,
      step: triangle.turn,
      forward: turnPick(part, true),
      back: turnPick(part, false),
      holds: (at) => isInside(at, triangle),
    })),

  rest,
  frame,
  turned,
  duration,
  arc,
  sound,

  Art,
  Tray,
  Stock,

  words: load,
  pickName,
  actionName,
  task,
  tell,
  where,
  counts,
  ending,
  reason,
};

export default memento;
