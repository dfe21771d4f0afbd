/** Le plateau simple en français. */

import type { Words } from "./en";

const words: Words = {
  clockwise: (part) => `Tourner ${part} dans le sens horaire`,
  back: (part) => `Tourner ${part} dans le sens antihoraire`,
  free: "libre",
  piece: "pion",
  shapes: { circle: "cercle", square: "carré", triangle: "triangle", diamond: "losange" },
  told: {
    placed: (place) => `pose un pion en ${place}`,
    moved: (from, to) => `va de ${from} à ${to}`,
    taken: (place) => `prend le pion en ${place}`,
    clockwise: (part) => `tourne ${part} dans le sens horaire`,
    back: (part) => `tourne ${part} dans le sens antihoraire`,
  },
  counted: (name, count) => `${name} : ${count}`,
  actions: "Ce que tu peux faire",
  limit: "Le dernier coup est joué : les couleurs encore en jeu partagent la victoire.",
  over: "La partie est finie.",
};

export default words;
