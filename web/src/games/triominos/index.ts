/** My First Triominos: triangular cards whose corners have to match. */

import { load, type Words } from "../../../build/words/triominos";
import type { Game } from "../../board/game";
import Art from "./Art.svelte";
import Counts from "./Counts.svelte";
import { actionName, counts, ending, pickName, reason, task, tell } from "./descriptions";
import { paths, place, places } from "./paths";
import Stock from "./Stock.svelte";
import { box, duration, frame, joys, rest, type Scene, sound } from "./scene";
import Tray from "./Tray.svelte";
import type { TriominosEntry, TriominosGeometry, TriominosView } from "./types";

/** The middles of two cells that share a side are 1/√3 apart. */
const REACH = 0.55;

/** The side of a card: without a limit, the first card would fill the screen. */
const LARGEST_SIDE = "min(165px, 29cqmin)";

const triominos: Game<TriominosView, TriominosEntry, TriominosGeometry, Scene, Words> = {
  name: "triominos",
  box,
  paths,
  place,
  places,
  reach: () => REACH,
  grips: () => [],
  rest,
  frame,
  turned: (view, _part, _degrees, geometry) => rest(view, geometry),
  duration,
  arc: () => null,
  sound,
  joys,
  Art,
  Tray,
  Stock,
  Counts,
  largestUnit: LARGEST_SIDE,
  words: load,
  pickName,
  actionName,
  task,
  tell,
  counts,
  ending,
  reason,
};

export default triominos;
