/** Dimenticato en français. */

import type { Words } from "./en";

const words: Words = {
  pass: "Passer",
  figure: (figure) => `Figurine ${figure}`,
  figureOn: (figure, field) => `Figurine ${figure} : ${field}`,
  field: (row, column) => `ligne ${row}, colonne ${column}`,
  startField: (number) => `case de départ ${number}`,
  shows: (field, number) => `${field}, montre ${number}`,
  say: (number) => `Dire ${number}`,
  setBackTo: (field) => `Faire reculer : ${field}`,
  announce: (figure) => `Annoncer un nombre pour la figurine ${figure}`,
  announceNumber: (figure, number) => `Annoncer ${number} pour la figurine ${figure}`,
  go: (figure) => `Déplacer la figurine ${figure}`,
  goTo: (figure, goal) => `Figurine ${figure} vers ${goal}`,
  goToBack: (figure, goal, back) => `Figurine ${figure} vers ${goal} ; l’autre recule vers ${back}`,
  home: (home, all) => `${home} sur ${all} à la maison`,
  ask: {
    figure: "Choisis une figurine.",
    under: (figure) => `Qu’y a-t-il sous la figurine ${figure} ?`,
    where: (figure) => `Où va la figurine ${figure} ?`,
    right: (figure, number) => `Juste, ${number} ! Où va la figurine ${figure} ?`,
    back: "Où recule l’autre figurine ?",
    pass: "Aucune figurine ne peut avancer maintenant.",
  },
  told: {
    passed: "passe",
    announced: (figure) => `annonce un nombre pour la figurine ${figure}`,
    announcedNumber: (figure, number) => `annonce ${number} pour la figurine ${figure}`,
    rightly: (announced) => `${announced} : juste`,
    inVain: (announced) => `${announced} et reste sur place`,
    moved: (figure) => `déplace la figurine ${figure}`,
    movedTo: (figure, goal) => `déplace la figurine ${figure} vers ${goal}`,
    movedToBack: (figure, goal, back) =>
      `déplace la figurine ${figure} vers ${goal} et fait reculer l’autre vers ${back}`,
  },
  endings: {
    limit: "La partie a assez duré : tout le monde partage la victoire.",
    home: "Toutes les figurines d’une couleur sont rentrées à la maison.",
  },
  reasons: {
    over: "La partie est finie.",
    "must-go": "Tu as dit le bon nombre : fais avancer cette figurine.",
    "must-leave": "D’abord, tes figurines doivent quitter leurs cases de départ.",
    "must-act": "Tu ne peux passer que si rien d’autre n’est possible.",
    "not-on-track": "On annonce un nombre pour une figurine qui est sur la piste.",
    "announce-first": "Annonce d’abord le nombre qui est sous la figurine.",
    "cannot-leave": "Aucune de tes figurines ne peut quitter sa case de départ maintenant.",
    "not-a-field": "Cette case n’existe pas sur ce plateau.",
    "own-card": "Une figurine qui part doit dépasser ta propre grande carte.",
    "no-way": "Aucun chemin de la bonne longueur n’y mène.",
    "home-only":
      "Une figurine rentrée à la maison ne peut aller que sur une autre de tes cases de départ.",
    "own-figure": "Une de tes figurines s’y trouve.",
    safe: "La figurine qui s’y trouve est à l’abri sur sa propre couleur.",
    "no-way-back": "La figurine qui s’y trouve ne peut reculer sur aucune case.",
    "say-where": "Dis sur quelle case recule la figurine qui s’y trouve.",
    "not-back-there": "La figurine qui s’y trouve ne peut pas reculer sur cette case.",
    "nobody-there": "Il n’y a là aucune figurine à faire reculer.",
  },
};

export default words;
