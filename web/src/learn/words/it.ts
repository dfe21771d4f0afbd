/** The words of rules and lessons that all games share, in Italian. */

import type { LearnWords } from "./en";

const words: LearnWords = {
  seats: ["Rosso", "Blu", "Verde", "Giallo"],
  list: "Che cosa puoi fare",
  takeBack: "Annulla la scelta",
  idle: "Ora non c’è niente da scegliere.",
  board: (title) => `Piccolo tabellone: ${title}`,
  show: "Fammi vedere",
  again: "Ancora una volta",
  tryIt: "Prova qui: giochi per tutti.",
  startAgain: "Ricomincia",
  refused: "Adesso non si può:",
  contents: "In questa pagina",
  lesson: "Prova la lezione",
  rules: "Leggi le regole",
  play: "Gioca",
  step: (number, count) => `Passo ${number} di ${count}`,
  back: "Indietro",
  next: "Avanti",
  skip: "Salta",
  hint: "Dammi un suggerimento",
  hinted: "Guarda che cosa si illumina.",
  finish: "Fine",
  youAreRed: "Tu giochi con il rosso, il cerchio.",
  done: "Adesso sai giocare!",
  doneText: "È tutto quello che serve per una prima partita. Il resto viene giocando.",
  playNow: "Gioca con un bot facile",
  repeat: "Rifai la lezione",
};

export default words;
