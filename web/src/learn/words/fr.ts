/** The words of rules and lessons that all games share, in French. */

import type { LearnWords } from "./en";

const words: LearnWords = {
  seats: ["Rouge", "Bleu", "Vert", "Jaune"],
  list: "Ce que tu peux faire",
  takeBack: "Annuler le choix",
  idle: "Rien à choisir pour l’instant.",
  board: (title) => `Petit plateau : ${title}`,
  show: "Montre-moi",
  again: "Encore une fois",
  tryIt: "Essaie ici : tu joues pour tout le monde.",
  startAgain: "Recommencer",
  refused: "Pas permis maintenant :",
  contents: "Sur cette page",
  lesson: "Essayer la leçon",
  rules: "Lire les règles",
  play: "Jouer",
  step: (number, count) => `Étape ${number} sur ${count}`,
  back: "Retour",
  next: "Suite",
  skip: "Passer cette étape",
  hint: "Donne-moi un indice",
  hinted: "Regarde ce qui brille.",
  finish: "Terminé",
  youAreRed: "Tu es Rouge, avec le cercle.",
  done: "Maintenant, tu sais jouer !",
  doneText: "C’est tout ce qu’il faut pour une première partie. Le reste vient en jouant.",
  playNow: "Jouer contre un robot facile",
  repeat: "Refaire la leçon",
};

export default words;
