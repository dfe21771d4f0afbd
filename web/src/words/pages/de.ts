/** The words of the pages around the table, in German. */

import { plural, type Translated } from "../language";
import type en from "./en";

const words: Translated<typeof en> = {
  shell: {
    skip: "Zum Inhalt",
    home: "Tavolino, zum Anfang",
    language: "Sprache",
    settings: "Einstellungen",
    toDark: "Dunkle Farben",
    toLight: "Helle Farben",
    close: "Schließen",
    loading: "Einen Moment …",
  },
  settings: {
    title: "Einstellungen",
    here: "Sie bleiben auf diesem Gerät.",
    theme: "Farben",
    themes: { auto: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
    sounds: "Klänge",
    soundsHelp: "Holz und Papier, ganz leise.",
    confirm: "Vor dem Ziehen fragen",
    confirmHelp: "Ein Zug gilt erst nach dem zweiten Tippen. Gut für Kinder und für große Daumen.",
    list: "Liste der Möglichkeiten zeigen",
    listHelp: "Alles, was du tun kannst, in Worten neben dem Brett.",
    name: "Mein Name",
    nameHelp: "Unter diesem Namen nimmst du am Tisch Platz.",
    forget: "Vergiss mich",
    forgetHelp:
      "Deine laufenden Partien werden aufgegeben, dein Name verschwindet aus den beendeten, und dieses Gerät vergisst, was du eingestellt hast.",
    forgetSure: "Alles über dich vergessen? Das lässt sich nicht rückgängig machen.",
    forgetYes: "Ja, vergiss mich",
    forgetNo: "Nein, behalten",
    forgotten: "Erledigt. Von dir ist nichts mehr da.",
  },
  games: {
    memento: {
      title: "Memento",
      tagline: "Stapel auf drehbaren Dreiecken",
      about:
        "Zieh, staple und teile deine Figuren, während sich das Brett unter ihnen dreht. Wer zuerst auf allen vier Mitten steht oder das Herz eines Dreiecks füllt, gewinnt.",
    },
    anneaux: {
      title: "Anneaux",
      tagline: "Drei Ringe, drei in einer Linie",
      about:
        "Setze deine Steine und dreh die Ringe, bis drei in einer Linie stehen. Jede Linie kostet die anderen einen Stein.",
    },
    triominos: {
      title: "My First Triominos",
      tagline: "Dreiecke, deren Ecken passen",
      about:
        "Leg Dreieckskarten so an, dass Zahlen und Farben an jeder Ecke übereinstimmen. Jede Karte bringt einen Chip, Brücken und Sechsecke bringen mehr.",
    },
    dimenticato: {
      title: "Dimenticato",
      tagline: "Merk dir, worauf du stehst",
      about:
        "Vier Figuren laufen einmal um eine Bahn aus Würfeln und wieder nach Hause. Wer weiterwill, muss sagen, welche Zahl unter der Figur liegt.",
    },
  },
  facts: {
    players: (from, to) => `${from}–${to} Personen`,
    minutes: (from, to) => `${from}–${to} Minuten`,
    age: (years) => `ab ${years} Jahren`,
  },
  start: {
    hello: "Vier Spiele für zwei bis vier. Ohne Konto, ohne Warten: hinsetzen und spielen.",
    choose: "Was spielen wir?",
    rules: "Regeln",
    learn: "Lernen",
    learnLong: "In fünf Minuten lernen",
    play: "Spielen",
    back: "Alle Spiele",
    rulesOf: (game) => `Regeln von ${game}`,
    learnOf: (game) => `${game} lernen`,
  },
  setup: {
    begin: "Los geht’s",
    beginAndInvite: "Los und einladen",
    beginning: "Der Tisch wird gedeckt …",
    seats: "Wie viele spielen?",
    who: "Wer spielt mit?",
    seat: (number) => `Platz ${number}`,
    kinds: {
      here: "Jemand an diesem Gerät",
      link: "Jemand per Link",
      bot: "Ein Bot",
    },
    myName: "Mein Name",
    guestName: "Name",
    guestDefaultName: (number) => `Gast ${number}`,
    level: "Wie stark?",
    levels: {
      1: "Lernt noch",
      2: "Anfänger",
      3: "Gemütlich",
      4: "Aufmerksam",
      5: "Geübt",
      6: "Stark",
      7: "Sehr stark",
      8: "So gut wir können",
    },
    invite: (count) =>
      plural("de", count, {
        one: "Ein Platz wartet auf jemanden. Den Link bekommst du am Tisch.",
        other: "# Plätze warten auf jemanden. Den Link bekommst du am Tisch.",
      }),
    order: "Zuerst sitzt, wer an diesem Gerät spielt, dann wer per Link kommt, dann die Bots.",
    more: "Mehr Auswahl",
    clock: "Uhr",
    clocks: {
      none: "Ohne Uhr",
      move: "Für jeden Zug",
      game: "Für die ganze Partie",
      days: "Tage für jeden Zug",
    },
    clockHelp: "Wer keine Zeit mehr hat, hat aufgegeben.",
    seconds: (count) => plural("de", count, { one: "# Sekunde", other: "# Sekunden" }),
    minutes: (count) => plural("de", count, { one: "# Minute", other: "# Minuten" }),
    days: (count) => plural("de", count, { one: "# Tag", other: "# Tage" }),
    time: "Zeit",
  },
  options: {
    version: {
      title: "Fassung",
      help: "Wie weit ein Stapel aus zwei Steinen laufen darf.",
      values: {
        simple: "Einfach",
        original: "Wie im Original",
        complex: "Verzwickt",
      },
      about: {
        simple: "Ein Weg endet am Ende seiner Linie. Gut für die erste Partie.",
        original: "Lange Linien gehen am anderen Ende weiter, wie Ringe.",
        complex: "Ein Weg darf das Brett einmal verlassen und anderswo zurückkommen.",
      },
    },
    joker: { title: "Mit Joker", help: "Eine Karte, die überall passt." },
    open_racks: {
      title: "Offene Karten",
      help: "Alle sehen alle Karten. Gut für die erste Partie und für ganz junge Kinder.",
    },
  },
  matches: {
    title: "Meine Partien",
    on: "Im Gange",
    waiting: "Noch nicht vollzählig",
    over: (count) => plural("de", count, { one: "# beendete Partie", other: "# beendete Partien" }),
    play: "Weiterspielen",
    open: "Öffnen",
    look: "Noch einmal ansehen",
    watching: "du schaust zu",
  },
  join: {
    title: "Du bist eingeladen",
    hello: "Am Tischchen wartet ein Platz auf dich.",
    name: "Dein Name",
    nameHelp: "Die anderen sehen ihn.",
    sit: "Platz nehmen",
    sitting: "Einen Moment …",
    watch: { title: "Zuschauen", working: "Die Partie wird geöffnet …" },
    carry: { title: "Auf dieses Gerät", working: "Dein Platz kommt hierher …" },
    again: "Noch einmal versuchen",
    home: "Zum Anfang",
  },
  refusals: {
    offline: "Der Server ist nicht erreichbar. Bist du verbunden?",
    expired: "Diese Einladung galt 30 Tage, und die sind vorbei. Bitte um eine neue.",
    bad_link: "Dieser Link ist unvollständig oder führt nirgendwohin. Bitte um einen neuen.",
    used: "Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Mach auf dem anderen Gerät einen neuen.",
    full: "Alle Plätze sind schon besetzt.",
    over: "Diese Partie ist schon zu Ende.",
    no_match: "Diese Partie gibt es nicht, oder sie ist nicht für dich offen.",
    too_fast: "Das war etwas schnell. Warte kurz und versuch es noch einmal.",
    unavailable: "Der Server hat zu tun. Versuch es gleich noch einmal.",
    rules_changed:
      "Diese Partie wurde nach anderen Regeln gespielt und lässt sich nicht mehr zeigen.",
    name_empty: "Ein Name hat mindestens ein Zeichen.",
    name_long: "Ein Name hat höchstens 24 Zeichen.",
    name_character:
      "Ein Name kann lateinische, kyrillische oder griechische Buchstaben, Ziffern, Leerzeichen, Emojis und - ' . _ enthalten.",
    name_scripts: "Bitte schreib den Namen in einem einzigen Alphabet.",
    other: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
  },
};

export default words;
