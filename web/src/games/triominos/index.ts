/** My First Triominos: triangle cards whose corners have to agree. */

import type { Game } from "../../board/game";
import Art from "./Art.svelte";
import { paths, place, places, wished } from "./paths";
import { box, duration, frame, rest, type Scene, sound } from "./scene";
import Tray from "./Tray.svelte";
import { actionName, counts, ending, loadWords, pickName, reason, tell } from "./telling";
import type { TriominosEntry, TriominosGeometry, TriominosView } from "./types";
import type { Words } from "./words/en";

/** Between the middles of two cells that share a side lies 1/√3. */
const REACH = 0.55;

const triominos: Game<TriominosView, TriominosEntry, TriominosGeometry, Scene, Words> = {
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
  sound,
  Art,
  Tray,
  words: loadWords,
  pickName,
  actionName,
  tell,
  counts,
  ending,
  reason,
};

export default triominos;
