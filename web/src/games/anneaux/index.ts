/** Anneaux: three rings that turn, and lines of three. */

import { anyGame } from "../game";
import Art from "./Art.svelte";
import { box } from "./layout";
import { grips, paths, place, places, reach, wished } from "./paths";
import { arc, duration, frame, rest, type Scene, turned } from "./scene";
import Tray from "./Tray.svelte";
import {
  actionName,
  counts,
  ending,
  loadWords,
  pickName,
  reason,
  tell,
  type Words,
} from "./telling";
import type { AnneauxGeometry, AnneauxView } from "./view";

export default anyGame<AnneauxView, AnneauxGeometry, Scene, Words>({
  name: "anneaux",
  box: (_view, geometry) => box(geometry),
  paths,
  place: (pick, _view, geometry) => place(pick, geometry),
  places,
  wished,
  reach,
  grips,
  rest,
  frame,
  turned,
  duration,
  arc,
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
