/** Anneaux auf Deutsch. */

import type { Words } from "./en";

const words: Words = {
  clockwise: (ring) => `Ring ${ring} im Uhrzeigersinn`,
  back: (ring) => `Ring ${ring} gegen den Uhrzeigersinn`,
  place: (cell) => `Ein Stein auf ${cell}`,
  move: (from, to) => `Von ${from} nach ${to}`,
  take: (cell) => `Den Stein auf ${cell} nehmen`,
  pass: "Passen",
  free: (cell) => `${cell}, frei`,
  pawn: (cell, shape) => `${cell}, Stein mit ${shape}`,
  spentPawn: (cell, shape) => `${cell}, müder Stein mit ${shape}`,
  takeable: (cell, shape) => `${cell} nehmen, Stein mit ${shape}`,
  shapes: { circle: "Kreis", square: "Quadrat", triangle: "Dreieck", diamond: "Raute" },
  told: {
    place: (cell) => `setzt einen Stein auf ${cell}`,
    move: (from, to) => `zieht von ${from} nach ${to}`,
    take: (cell) => `nimmt den Stein auf ${cell}`,
    clockwise: (ring) => `dreht Ring ${ring} im Uhrzeigersinn`,
    back: (ring) => `dreht Ring ${ring} gegen den Uhrzeigersinn`,
    pass: "passt",
  },
  counts: (hand, track) => `${hand} in der Hand, ${track} auf den Ringen`,
  hands: "Steine in der Hand",
  inHand: (shape, hand) => `${shape}: ${hand} in der Hand`,
  out: "raus",
  turns: "Einen Ring drehen",
  pinned: (ring) => `Ring ${ring} steht fest: Er wurde zuletzt gedreht.`,
  unpinned: "Jeder Ring darf gedreht werden.",
  flying: "Du fliegst: auf jedes freie Feld, aber ohne einen Ring zu drehen.",
  where: "Wohin?",
  owed: (count) => (count === 1 ? "Nimm einen Stein von" : `Nimm ${count} Steine von`),
  owes: (count) => (count === 1 ? "Zu nehmen: ein Stein von" : `Zu nehmen: ${count} Steine von`),
  endings: {
    limit: "Der letzte Zug ist gespielt: Alle, die noch dabei sind, teilen sich den Sieg.",
    "last-seat": "Nur noch eine Farbe hat drei Steine oder mehr.",
  },
  reasons: {
    over: "Die Partie ist zu Ende.",
    "take-first": "Nimm zuerst die Steine, die deine Linien eingebracht haben.",
    "nothing-to-take": "Jetzt gibt es keinen Stein zu nehmen.",
    "not-theirs": "Nimm einen Stein der Farbe, die jetzt einen abgeben muss.",
    "hand-empty": "Du hast keinen Stein mehr in der Hand.",
    "cell-taken": "Dieses Feld ist besetzt.",
    "not-your-pawn": "Auf diesem Feld steht kein Stein von dir.",
    "too-far": "Ein Stein zieht auf das nächste Feld seines Rings oder auf den Ring daneben.",
    "ring-turned-last": "Dieser Ring wurde zuletzt gedreht; erst ist ein anderer dran.",
    flying: "Mit höchstens vier Steinen und leerer Hand fliegst du und darfst keinen Ring drehen.",
    "must-act": "Passen darfst du nur, wenn sonst nichts geht.",
  },
};

export default words;
