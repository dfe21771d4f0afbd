/** Anneaux in italiano. */

import type { Words } from "./en";

const words: Words = {
  clockwise: (ring) => `Anello ${ring} in senso orario`,
  back: (ring) => `Anello ${ring} in senso antiorario`,
  place: (cell) => `Una pedina in ${cell}`,
  move: (from, to) => `Da ${from} a ${to}`,
  take: (cell) => `Prendi la pedina in ${cell}`,
  pass: "Passa",
  free: (cell) => `${cell}, libera`,
  pawn: (cell, shape) => `${cell}, pedina con ${shape}`,
  spentPawn: (cell, shape) => `${cell}, pedina stanca con ${shape}`,
  takeable: (cell, shape) => `Prendi ${cell}, pedina con ${shape}`,
  shapes: { circle: "cerchio", square: "quadrato", triangle: "triangolo", diamond: "rombo" },
  told: {
    place: (cell) => `mette una pedina in ${cell}`,
    move: (from, to) => `muove da ${from} a ${to}`,
    take: (cell) => `prende la pedina in ${cell}`,
    clockwise: (ring) => `gira l’anello ${ring} in senso orario`,
    back: (ring) => `gira l’anello ${ring} in senso antiorario`,
    pass: "passa",
  },
  counts: (hand, track) => `${hand} in mano, ${track} sugli anelli`,
  hands: "Pedine in mano",
  inHand: (shape, hand) => `${shape}: ${hand} in mano`,
  out: "fuori",
  turns: "Gira un anello",
  pinned: (ring) => `L’anello ${ring} è bloccato: è stato girato per ultimo.`,
  unpinned: "Tutti gli anelli si possono girare.",
  flying: "Voli: puoi andare su qualsiasi casella libera, ma non girare anelli.",
  where: "Dove va?",
  owed: (count) => (count === 1 ? "Prendi una pedina di" : `Prendi ${count} pedine di`),
  owes: (count) => (count === 1 ? "Da prendere: una pedina di" : `Da prendere: ${count} pedine di`),
  endings: {
    limit: "L’ultima mossa è fatta: chi è ancora in gioco condivide la vittoria.",
    "last-seat": "Una sola persona ha ancora tre pedine o più.",
  },
  reasons: {
    over: "La partita è finita.",
    "take-first": "Prendi prima le pedine che le tue file hanno guadagnato.",
    "nothing-to-take": "Ora non ci sono pedine da prendere.",
    "not-theirs": "Prendi una pedina di chi deve darne una adesso.",
    "hand-empty": "Non hai più pedine in mano.",
    "cell-taken": "Questa casella è occupata.",
    "not-your-pawn": "Su questa casella non c’è una tua pedina.",
    "too-far": "Una pedina va sulla casella vicina del suo anello o sull’anello accanto.",
    "ring-turned-last": "Questo anello è stato girato per ultimo; prima bisogna girarne un altro.",
    flying: "Con quattro pedine o meno e la mano vuota voli e non puoi girare anelli.",
    "must-act": "Puoi passare solo quando non è possibile nient’altro.",
  },
};

export default words;
