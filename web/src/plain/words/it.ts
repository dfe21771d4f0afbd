/** Il tabellone semplice in italiano. */

import type { Words } from "./en";

const words: Words = {
  clockwise: (part) => `Gira ${part} in senso orario`,
  back: (part) => `Gira ${part} in senso antiorario`,
  free: "libera",
  piece: "pedina",
  shapes: { circle: "cerchio", square: "quadrato", triangle: "triangolo", diamond: "rombo" },
  told: {
    placed: (place) => `mette una pedina in ${place}`,
    moved: (from, to) => `muove da ${from} a ${to}`,
    taken: (place) => `prende la pedina in ${place}`,
    clockwise: (part) => `gira ${part} in senso orario`,
    back: (part) => `gira ${part} in senso antiorario`,
  },
  counted: (name, count) => `${name}: ${count}`,
  actions: "Che cosa puoi fare",
  limit: "L’ultima mossa è fatta: chi è ancora in gioco condivide la vittoria.",
  over: "La partita è finita.",
};

export default words;
