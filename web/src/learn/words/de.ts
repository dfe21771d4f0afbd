/** The words of rules and lessons that all games share, in German. */

import type { LearnWords } from "./en";

const words: LearnWords = {
  seats: ["Rot", "Blau", "Grün", "Gelb"],
  list: "Was du tun kannst",
  takeBack: "Auswahl zurücknehmen",
  idle: "Gerade gibt es nichts zu wählen.",
  board: (title) => `Kleines Brett: ${title}`,
  show: "Zeig es mir",
  again: "Noch einmal",
  tryIt: "Probier es hier aus: Du spielst für alle.",
  startAgain: "Von vorn",
  refused: "Jetzt nicht erlaubt:",
  contents: "Auf dieser Seite",
  lesson: "Zur Lektion",
  rules: "Die Regeln lesen",
  play: "Spielen",
  step: (number, count) => `Schritt ${number} von ${count}`,
  back: "Zurück",
  next: "Weiter",
  skip: "Überspringen",
  hint: "Gib mir einen Tipp",
  hinted: "Achte auf das, was leuchtet.",
  finish: "Fertig",
  youAreRed: "Du bist Rot, mit dem Kreis.",
  done: "Jetzt kannst du es spielen!",
  doneText: "Das war alles, was du für die erste Partie brauchst. Der Rest kommt beim Spielen.",
  playNow: "Gegen einen leichten Bot spielen",
  repeat: "Die Lektion noch einmal",
};

export default words;
