/** Dimenticato in italiano. */

import type { Words } from "./en";

const words: Words = {
  pass: "Passa",
  figure: (figure) => `Pedina ${figure}`,
  figureOn: (figure, field) => `Pedina ${figure}: ${field}`,
  field: (row, column) => `riga ${row}, colonna ${column}`,
  startField: (number) => `casella di partenza ${number}`,
  shows: (field, number) => `${field}, mostra ${number}`,
  say: (number) => `Di’ ${number}`,
  setBackTo: (field) => `Rimanda indietro: ${field}`,
  announce: (figure) => `Annuncia un numero per la pedina ${figure}`,
  announceNumber: (figure, number) => `Annuncia ${number} per la pedina ${figure}`,
  go: (figure) => `Muovi la pedina ${figure}`,
  goTo: (figure, goal) => `Pedina ${figure} → ${goal}`,
  goToBack: (figure, goal, back) =>
    `Pedina ${figure} → ${goal}; quella che è lì torna indietro: ${back}`,
  home: (home, all) => `${home} su ${all} a casa`,
  ask: {
    figure: "Scegli una pedina.",
    under: (figure) => `Che cosa c’è sotto la pedina ${figure}?`,
    where: (figure) => `Dove va la pedina ${figure}?`,
    right: (figure, number) => `Giusto, ${number}! Dove va la pedina ${figure}?`,
    back: "Dove rimandi l’altra pedina?",
    pass: "Ora nessuna pedina può muoversi.",
  },
  told: {
    passed: "passa",
    announced: (figure) => `annuncia un numero per la pedina ${figure}`,
    announcedNumber: (figure, number) => `annuncia ${number} per la pedina ${figure}`,
    rightly: (announced) => `${announced}: giusto`,
    inVain: (announced) => `${announced}: la pedina resta ferma`,
    moved: (figure) => `muove la pedina ${figure}`,
    movedTo: (figure, goal) => `muove la pedina ${figure} → ${goal}`,
    movedToBack: (figure, goal, back) =>
      `muove la pedina ${figure} → ${goal}; rimanda indietro quella che era lì: ${back}`,
  },
  endings: {
    limit: "La partita è durata abbastanza: tutti condividono la vittoria.",
    home: "Qualcuno ha di nuovo a casa tutte le sue pedine.",
  },
  reasons: {
    over: "La partita è finita.",
    "must-go": "Hai detto il numero giusto: ora muovi quella pedina.",
    "must-leave": "Prima le tue pedine devono lasciare le caselle di partenza.",
    "must-act": "Puoi passare solo quando non è possibile nient’altro.",
    "not-on-track": "Si annuncia un numero per una pedina che è sul percorso.",
    "announce-first": "Prima annuncia il numero su cui sta la pedina.",
    "cannot-leave": "Nessuna delle tue pedine può lasciare ora la casella di partenza.",
    "not-a-field": "Questa casella non c’è su questo tabellone.",
    "own-card": "Una pedina che parte deve superare la tua carta grande.",
    "no-way": "Nessuna strada della lunghezza giusta porta lì.",
    "home-only": "Una pedina a casa può andare solo su un’altra tua casella di partenza.",
    "own-figure": "Lì c’è già una tua pedina.",
    safe: "La pedina che è lì è al sicuro sul proprio colore.",
    "no-way-back": "La pedina che è lì non può essere rimandata su nessuna casella.",
    "say-where": "Di’ su quale casella rimandare la pedina che è lì.",
    "not-back-there": "La pedina che è lì non può essere rimandata su quella casella.",
    "nobody-there": "Lì non c’è nessuno da rimandare indietro.",
  },
};

export default words;
