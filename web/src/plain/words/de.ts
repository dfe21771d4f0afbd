/** Das einfache Brett auf Deutsch. */

import type { Words } from "./en";

const words: Words = {
  clockwise: (part) => `${part} im Uhrzeigersinn drehen`,
  back: (part) => `${part} gegen den Uhrzeigersinn drehen`,
  free: "frei",
  piece: "Stein",
  shapes: { circle: "Kreis", square: "Quadrat", triangle: "Dreieck", diamond: "Raute" },
  told: {
    placed: (place) => `setzt einen Stein auf ${place}`,
    moved: (from, to) => `zieht von ${from} nach ${to}`,
    taken: (place) => `nimmt den Stein auf ${place}`,
    clockwise: (part) => `dreht ${part} im Uhrzeigersinn`,
    back: (part) => `dreht ${part} gegen den Uhrzeigersinn`,
  },
  counted: (name, count) => `${name}: ${count}`,
  actions: "Was du tun kannst",
  limit: "Der letzte Zug ist gespielt: Alle, die noch dabei sind, teilen sich den Sieg.",
  over: "Die Partie ist zu Ende.",
};

export default words;
