/** Dimenticato in English, the reference for all languages. */

import type { Translated } from "../../../words/language";

const words = {
  pass: "Pass",
  figure: (figure: number) => `Figure ${figure}`,
  figureOn: (figure: number, field: string) => `Figure ${figure}: ${field}`,
  field: (row: number, column: number) => `row ${row}, column ${column}`,
  startField: (number: number) => `start field ${number}`,
  shows: (field: string, number: number) => `${field}, shows ${number}`,
  say: (number: number) => `Say ${number}`,
  setBackTo: (field: string) => `Set back to ${field}`,
  announce: (figure: number) => `Announce a number for figure ${figure}`,
  announceNumber: (figure: number, number: number) => `Announce ${number} for figure ${figure}`,
  go: (figure: number) => `Move figure ${figure}`,
  goTo: (figure: number, goal: string) => `Figure ${figure} to ${goal}`,
  goToBack: (figure: number, goal: string, back: string) =>
    `Figure ${figure} to ${goal}; the one there back to ${back}`,
  home: (home: number, all: number) => `${home} of ${all} home`,
  ask: {
    figure: "Pick a figure.",
    under: (figure: number) => `What is under figure ${figure}?`,
    where: (figure: number) => `Where does figure ${figure} go?`,
    right: (figure: number, number: number) => `Right, ${number}! Where does figure ${figure} go?`,
    back: "Where do you set the other figure back to?",
    pass: "Nothing can move just now.",
  },
  told: {
    passed: "passed",
    announced: (figure: number) => `announced a number for figure ${figure}`,
    announcedNumber: (figure: number, number: number) => `announced ${number} for figure ${figure}`,
    rightly: (announced: string) => `${announced}: right`,
    inVain: (announced: string) => `${announced} and stays put`,
    moved: (figure: number) => `moved figure ${figure}`,
    movedTo: (figure: number, goal: string) => `moved figure ${figure} to ${goal}`,
    movedToBack: (figure: number, goal: string, back: string) =>
      `moved figure ${figure} to ${goal} and set the one there back to ${back}`,
  },
  endings: {
    limit: "The match has lasted long enough: everyone shares the win.",
    home: "All figures of one player are home again.",
  },
  reasons: {
    over: "The match is over.",
    "must-go": "You said the right number: now go with that figure.",
    "must-leave": "First your figures have to leave their start fields.",
    "must-act": "You may only pass when nothing else is possible.",
    "not-on-track": "A number is announced for a figure on the track.",
    "announce-first": "First announce the number the figure stands on.",
    "cannot-leave": "None of your figures can leave its start field now.",
    "not-a-field": "This board has no such field.",
    "own-card": "A figure that leaves goes further than your own large card.",
    "no-way": "No way of the right length leads there.",
    "home-only": "A figure that is home may only go to another start field of yours.",
    "own-figure": "A figure of yours stands there.",
    safe: "The figure there is safe on its own colour.",
    "no-way-back": "The figure there cannot be set back to any field.",
    "say-where": "Say to which field the figure there is set back.",
    "not-back-there": "The figure there cannot be set back to that field.",
    "nobody-there": "Nobody stands there to be set back.",
  },
};

export type Words = Translated<typeof words>;

export default words;
