/** My First Triominos: triangle cards whose corners have to agree. */

import { anyGame } from "../game";
import Art from "./Art.svelte";
import { paths, places, wished } from "./paths";
import { box, duration, frame, place, rest } from "./scene";
import Tray from "./Tray.svelte";
import { actionName, counts, ending, pickName, reason, tell } from "./telling";
import { loadWords } from "./words";

/** Between the middles of two cells that share a side lies 1/√3. */
const REACH = 0.55;

export default anyGame({
  name: "triominos",
  box,
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
