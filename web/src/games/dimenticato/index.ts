/** Dimenticato for the table. */

import { load, type Words } from "../../../build/words/dimenticato";
import type { Game } from "../../board/game";
import Art from "./Art.svelte";
import { actionName, counts, ending, pickName, reason, tell } from "./descriptions";
import { paths, place, places, REACH, wished } from "./paths";
import { duration, frame, rest, type Scene, sound } from "./scene";
import Tray from "./Tray.svelte";
import type { DimenticatoEntry, DimenticatoGeometry, DimenticatoView } from "./types";

/** Room for lines round the outermost fields, and for heads above them. */
const MARGIN = 0.1;
const HEADROOM = 0.3;

const dimenticato: Game<DimenticatoView, DimenticatoEntry, DimenticatoGeometry, Scene, Words> = {
  name: "dimenticato",
  box: (_view, { box }) => ({
    x: box.x - MARGIN,
    y: box.y - HEADROOM,
    width: box.width + 2 * MARGIN,
    height: box.height + HEADROOM + MARGIN,
  }),
  paths,
  place,
  places,
  wished,
  reach: () => REACH,
  grips: () => [],
  rest,
  frame,
  turned: (view, _part, _degrees, geometry) => rest(view, geometry),
  duration,
  arc: () => null,
  sound,
  Art,
  Tray,
  words: load,
  pickName,
  actionName,
  tell,
  counts,
  ending,
  reason,
};

export default dimenticato;
