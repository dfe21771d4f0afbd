/** Anneaux: three rings that turn, and lines of three. */

import { load, type Words } from "../../../build/words/anneaux";
import type { Game } from "../../board/game";
import Art from "./Art.svelte";
import Counts from "./Counts.svelte";
import { actionName, counts, ending, pickName, reason, task, tell } from "./descriptions";
import { box } from "./layout";
import { grips, paths, place, places, reach } from "./paths";
import Stock from "./Stock.svelte";
import { arc, duration, frame, rest, type Scene, sound, turned } from "./scene";
import Tray from "./Tray.svelte";
import type { AnneauxEntry, AnneauxGeometry, AnneauxView } from "./types";

const anneaux: Game<AnneauxView, AnneauxEntry, AnneauxGeometry, Scene, Words> = {
  name: "anneaux",
  box: (_view, geometry) => box(geometry),
  paths,
  place: (pick, _view, geometry) => place(pick, geometry),
  places,
  reach,
  grips,
  rest,
  frame,
  turned,
  duration,
  arc,
  sound,
  Art,
  Tray,
  Stock,
  Counts,
  words: load,
  pickName,
  actionName,
  task: (choice, view, words, _geometry, reader, thisTurn) =>
    task(choice, view, words, reader, thisTurn),
  tell: (entry, words, _geometry, reader) => tell(entry, words, reader),
  counts,
  ending,
  reason,
};

export default anneaux;
