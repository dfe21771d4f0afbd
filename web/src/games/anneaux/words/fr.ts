/** Anneaux en français. */

import type { Words } from "./en";

const words: Words = {
  clockwise: (ring) => `Anneau ${ring} dans le sens horaire`,
  back: (ring) => `Anneau ${ring} dans le sens antihoraire`,
  place: (cell) => `Un pion en ${cell}`,
  move: (from, to) => `De ${from} à ${to}`,
  take: (cell) => `Prendre le pion en ${cell}`,
  pass: "Passer",
  free: (cell) => `${cell}, libre`,
  pawn: (cell, shape) => `${cell}, pion avec un ${shape}`,
  spentPawn: (cell, shape) => `${cell}, pion fatigué avec un ${shape}`,
  takeable: (cell, shape) => `Prendre ${cell}, pion avec un ${shape}`,
  shapes: { circle: "cercle", square: "carré", triangle: "triangle", diamond: "losange" },
  told: {
    place: (cell) => `pose un pion en ${cell}`,
    move: (from, to) => `va de ${from} à ${to}`,
    take: (cell) => `prend le pion en ${cell}`,
    clockwise: (ring) => `tourne l’anneau ${ring} dans le sens horaire`,
    back: (ring) => `tourne l’anneau ${ring} dans le sens antihoraire`,
    pass: "passe",
  },
  counts: (hand, track) => `${hand} en main, ${track} sur les anneaux`,
  hands: "Pions en main",
  inHand: (shape, hand) => `${shape} : ${hand} en main`,
  out: "hors jeu",
  turns: "Tourner un anneau",
  pinned: (ring) => `L’anneau ${ring} est bloqué : il a tourné en dernier.`,
  unpinned: "Tous les anneaux peuvent tourner.",
  flying: "Tu voles vers n’importe quelle case libre, sans tourner d’anneau.",
  where: "Où aller ?",
  owed: (count) => (count === 1 ? "Prends un pion à" : `Prends ${count} pions à`),
  owes: (count) => (count === 1 ? "À prendre : un pion de" : `À prendre : ${count} pions de`),
  endings: {
    limit: "Le dernier coup est joué : les couleurs encore en jeu partagent la victoire.",
    "last-seat": "Une seule couleur a encore trois pions ou plus.",
  },
  reasons: {
    over: "La partie est finie.",
    "take-first": "Prends d’abord les pions que tes lignes t’ont rapportés.",
    "nothing-to-take": "Il n’y a pas de pion à prendre maintenant.",
    "not-theirs": "Prends un pion de la couleur qui doit en donner un maintenant.",
    "hand-empty": "Tu n’as plus de pion en main.",
    "cell-taken": "Cette case est occupée.",
    "not-your-pawn": "Aucun de tes pions n’est sur cette case.",
    "too-far": "Un pion va sur la case voisine de son anneau, ou sur l’anneau d’à côté.",
    "ring-turned-last": "Cet anneau a tourné en dernier ; un autre doit d’abord tourner.",
    flying: "Avec quatre pions ou moins et la main vide, tu voles et ne peux pas tourner d’anneau.",
    "must-act": "Tu ne peux passer que si rien d’autre n’est possible.",
  },
};

export default words;
