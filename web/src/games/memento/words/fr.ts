/** Memento en français. */

import { plural } from "../../../words/language";
import type { Words } from "./en";

const words: Words = {
  heights: { 1: "simple", 2: "double", 3: "triple" },
  shapes: { 0: "cercle", 1: "carré", 2: "triangle", 3: "losange" },
  triangles: {
    N: "Triangle du haut",
    E: "Triangle de droite",
    W: "Triangle de gauche",
    M: "Triangle du milieu",
  },
  parts: { N: "en haut", E: "à droite", W: "à gauche", M: "au milieu" },
  corners: { top: "coin du haut", bottom: "coin du bas", left: "coin gauche", right: "coin droit" },
  sides: { top: "côté du haut", bottom: "côté du bas", left: "côté gauche", right: "côté droit" },
  centre: "centre",
  point: (part, where) => `${part} · ${where}`,
  clockwise: "dans le sens horaire",
  anticlockwise: "dans le sens antihoraire",
  and: "et",
  freePoint: (point) => `${point}, libre`,
  figure: (point, height, shape) => `${point}, ${height}, ${shape}`,
  turn: (triangle, way) => `${triangle} ${way}`,
  bring: (points) => `Entrer : ${points}`,
  move: (from, to) => `${from} → ${to}`,
  split: (from, parts) => `Diviser ${from} : ${parts}`,
  part: (height, to) => `${height} → ${to}`,
  splitInto: (heights) => `Diviser : ${heights}`,
  tellBring: (points) => `entre : ${points}`,
  tellTurn: (triangle, way) => `tourne : ${triangle} ${way}`,
  tellMove: (from, to) => `va : ${from} → ${to}`,
  tellSplit: (from, parts) => `divise ${from} : ${parts}`,
  supply: "Réserve",
  inHand: "En main",
  turnTitle: "Tourner un triangle",
  splitTitle: "Ou diviser :",
  stones: (count) => plural("fr", count, { one: "# pierre", other: "# pierres" }),
  markers: (count) => plural("fr", count, { one: "# marqueur", other: "# marqueurs" }),
  endings: {
    limit: "La partie a assez duré : les couleurs encore en jeu partagent la victoire.",
    "four-centres": "Une figurine sur chaque centre.",
    "whole-triangle": "Le cœur d’un triangle est plein.",
    "last-seat": "Tous les autres sont hors jeu.",
  },
  reasons: {
    over: "La partie est finie.",
    "open-first": "La partie commence par un simple sur n’importe quel point.",
    opened: "La partie est ouverte : maintenant, deux simples entrent ensemble.",
    "no-stones": "Il y a moins de deux pierres dans la réserve.",
    "no-markers": "Tu n’as plus assez de marqueurs en main.",
    "no-entrance": "Les simples entrent sur les trois triangles extérieurs, pas sur un centre.",
    "point-taken": "Ce point est occupé.",
    "just-turned": "Un triangle vient d’être tourné.",
    "turned-yourself": "Tu as tourné un triangle à ton dernier tour.",
    "turn-changes-nothing": "Tourner ce triangle ne changerait rien.",
    "not-your-figure": "Aucune de tes figurines n’est sur ce point.",
    "out-of-reach": "Cette figurine ne peut pas aller si loin.",
    "cannot-split": "Cette figurine n’a pas la bonne hauteur pour se diviser ainsi.",
  },
};

export default words;
