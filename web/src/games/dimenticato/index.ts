/** Dimenticato for the table. */

import { wordsFrom } from "../../words/language";
import { anyGame } from "../game";
import Art from "./Art.svelte";
import { paths, place, places, REACH, wished } from "./paths";
import { duration, frame, rest } from "./scene";
import Tray from "./Tray.svelte";
import { actionName, counts, ending, pickName, reason, tell } from "./telling";
import type { DimenticatoGeometry, DimenticatoView } from "./view";
import type { Words } from "./words/en";

const loadWords = wordsFrom<Words>({
  de: () => import("./words/de"),
  en: () => import("./words/en"),
  fr: () => import("./words/fr"),
  it: () => import("./words/it"),
  uk: () => import("./words/uk"),
});

/** Room for lines round the outermost fields, and for heads above them. */
const MARGIN = 0.1;
const HEADROOM = 0.3;

export default anyGame({
  name: "dimenticato",
  box: (_view: DimenticatoView, { box }: DimenticatoGeometry) => ({
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
  Art,
  Tray,
  words: loadWords,
  pickName,
  actionName,
  tell,
  counts,
  ending,
  reason,
});
