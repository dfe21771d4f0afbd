/** Dimenticato for the table. */

import { load, type Words } from "../../../build/words/dimenticato";
import type { Game } from "../../board/game";
import Art from "./Art.svelte";
import { actionName, counts, ending, pickName, reason, task, tell } from "./descriptions";
import { parts, paths, place, places, reach } from "./paths";
import { duration, frame, joys, rest, type Scene, sound } from "./scene";
import Tray from "./Tray.svelte";
import { turnedTo } from "./turning";
import type { DimenticatoEntry, DimenticatoGeometry, DimenticatoView } from "./types";

/** Extra room for lines and heads round the outermost fields. */
const MARGIN = 0.1;

const dimenticato: Game<DimenticatoView, DimenticatoEntry, DimenticatoGeometry, Scene, Words> = {
  name: "dimenticato",
  box: (_view, { box }) => ({
    x: box.x - MARGIN,
    y: box.y - MARGIN,
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  }),
  paths,
  place,
  places,
  reach,
  isRemembered: (pick) => parts(pick)[0] === "say",
  grips: () => [],
  rest,
  frame,
  turned: (view, _part, _degrees, geometry) => rest(view, geometry),
  duration,
  arc: () => null,
  sound,
  joys,
  turnedTo,
  Art,
  Tray,
  words: load,
  pickName,
  actionName,
  task,
  tell,
  counts,
  ending,
  reason,
};

export default dimenticato;
