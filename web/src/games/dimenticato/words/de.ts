/** Dimenticato auf Deutsch. */

import type { Words } from "./en";

const words: Words = {
  pass: "Passen",
  figure: (figure) => `Figur ${figure}`,
  figureOn: (figure, field) => `Figur ${figure}: ${field}`,
  field: (row, column) => `Reihe ${row}, Spalte ${column}`,
  startField: (number) => `Startfeld ${number}`,
  shows: (field, number) => `${field}, zeigt ${number}`,
  say: (number) => `${number} sagen`,
  setBackTo: (field) => `Zurücksetzen auf ${field}`,
  announce: (figure) => `Eine Zahl für Figur ${figure} ansagen`,
  announceNumber: (figure, number) => `${number} für Figur ${figure} ansagen`,
  go: (figure) => `Figur ${figure} ziehen`,
  goTo: (figure, goal) => `Figur ${figure} auf ${goal}`,
  goToBack: (figure, goal, back) => `Figur ${figure} auf ${goal}; die andere zurück auf ${back}`,
  home: (home, all) => `${home} von ${all} zu Hause`,
  ask: {
    figure: "Wähle eine Figur.",
    under: (figure) => `Was ist unter Figur ${figure}?`,
    where: (figure) => `Wohin geht Figur ${figure}?`,
    right: (figure, number) => `Richtig, ${number}! Wohin geht Figur ${figure}?`,
    back: "Wohin setzt du die andere Figur zurück?",
    pass: "Gerade kann keine Figur ziehen.",
  },
  told: {
    passed: "passt",
    announced: (figure) => `sagt eine Zahl für Figur ${figure} an`,
    announcedNumber: (figure, number) => `sagt ${number} für Figur ${figure} an`,
    rightly: (announced) => `${announced}: richtig`,
    inVain: (announced) => `${announced} und bleibt stehen`,
    moved: (figure) => `zieht Figur ${figure}`,
    movedTo: (figure, goal) => `zieht Figur ${figure} auf ${goal}`,
    movedToBack: (figure, goal, back) =>
      `zieht Figur ${figure} auf ${goal} und setzt die andere auf ${back} zurück`,
  },
  endings: {
    limit: "Die Partie hat lange genug gedauert: Alle teilen sich den Sieg.",
    home: "Alle Figuren einer Farbe sind wieder zu Hause.",
  },
  reasons: {
    over: "Die Partie ist zu Ende.",
    "must-go": "Du hast die richtige Zahl gesagt: Zieh jetzt mit dieser Figur.",
    "must-leave": "Zuerst müssen deine Figuren ihre Startfelder verlassen.",
    "must-act": "Passen darfst du nur, wenn sonst nichts geht.",
    "not-on-track": "Eine Zahl wird für eine Figur auf der Bahn angesagt.",
    "announce-first": "Sag zuerst die Zahl an, auf der die Figur steht.",
    "cannot-leave": "Keine deiner Figuren kann jetzt ihr Startfeld verlassen.",
    "not-a-field": "So ein Feld gibt es auf diesem Brett nicht.",
    "own-card": "Eine Figur, die losgeht, muss über deine eigene große Karte hinaus.",
    "no-way": "Kein Weg der richtigen Länge führt dorthin.",
    "home-only": "Eine Figur zu Hause darf nur auf ein anderes deiner Startfelder.",
    "own-figure": "Dort steht eine Figur von dir.",
    safe: "Die Figur dort ist auf ihrer eigenen Farbe sicher.",
    "no-way-back": "Die Figur dort kann auf kein Feld zurückgesetzt werden.",
    "say-where": "Sag, auf welches Feld die Figur dort zurückgesetzt wird.",
    "not-back-there": "Auf dieses Feld kann die Figur dort nicht zurückgesetzt werden.",
    "nobody-there": "Dort steht keine Figur, die du zurücksetzen könntest.",
  },
};

export default words;
