/** The rules and the lesson of Anneaux, in German. */

import type { Translated } from "../../../words/language";
import type en from "./en";

const texts: Translated<typeof en> = {
  rules: {
    board: {
      title: "Das Brett",
      text: [
        "Drei Ringe liegen ineinander: A, B und C von innen nach außen. Jeder hat acht Felder, und drei Felder von der Mitte nach außen bilden eine Speiche.",
        "Alle haben je zehn Steine, am Anfang alle in der Hand. Du willst drei deiner Steine in eine Linie bringen, auf einem Ring oder auf einer Speiche. Jede Linie kostet alle anderen einen Stein.",
      ],
    },
    turn: {
      title: "Dein Zug",
      text: [
        "Du tust eines von drei Dingen. Setze einen Stein aus der Hand auf ein freies Feld. Oder zieh einen deiner Steine auf ein freies Nachbarfeld, auf seinem Ring oder auf den Ring daneben. Oder dreh einen Ring um ein Feld, mit allem, was darauf steht.",
        "Der Ring, der zuletzt gedreht wurde, steht fest: Er bleibt, wie er ist, bis jemand einen anderen dreht.",
      ],
    },
    row: {
      title: "Eine Reihe auf dem Ring",
      text: [
        "Drei deiner Steine nebeneinander auf einem Ring sind eine Reihe, wenn der gerade gesetzte oder gezogene Stein dazugehört. Du nimmst allen anderen je einen Stein vom Brett, welchen du willst.",
        "Steine in der Hand sind sicher, und genommene Steine kommen nie zurück.",
      ],
    },
    spoke: {
      title: "Eine Speiche",
      text: [
        "Auch eine Speiche voll eigener Steine ist eine Linie. Du kannst sie durch Setzen oder Ziehen füllen oder indem du einen Ring drehst: Dann zählt jede Speiche, die danach voll eigener Steine ist.",
        "Ein Zug kann mehrere Linien ergeben, und jede kostet alle anderen je einen Stein. Eine Linie, die deine Drehung für jemand anderen fertig macht, zählt nicht.",
      ],
    },
    spent: {
      title: "Müde Steine",
      text: [
        "Zählt eine Reihe, werden die beiden Steine an ihren Enden müde. Ein müder Stein zählt für keine Linie, bis er selbst gezogen wird; auf einem Ring mitzufahren weckt ihn nicht. Speichen machen niemanden müde.",
        "Hier setzt Rot einen vierten Stein an die Reihe. Er bringt nichts ein, denn sein Nachbar ist müde.",
      ],
    },
    end: {
      title: "Fliegen und das Ende",
      text: [
        "Ist deine Hand leer und hast du höchstens vier Steine, dann fliegst du: Dein Stein darf auf jedes freie Feld. Dafür darfst du keinen Ring drehen.",
        "Wer nur noch zwei Steine hat, Hand und Brett zusammen, scheidet aus. Wer zuletzt übrig bleibt, gewinnt. Dauert eine Partie sehr lange, teilen sich alle, die noch dabei sind, den Sieg.",
      ],
    },
  },
  lesson: {
    place: {
      title: "Ein Stein zum Anfang",
      text: "Zehn Steine warten in deiner Hand. Setze einen auf irgendein freies Feld.",
      right: "Gut. Einfacher kann ein Zug nicht sein.",
      wrong: "Das geht auch, aber setze zuerst einen Stein: Tippe auf ein freies Feld.",
    },
    turn: {
      title: "Dreh einen Ring",
      text: "Jeder Ring lässt sich um ein Feld drehen, links oder rechts herum, mit allen, die darauf stehen. Dreh irgendeinen Ring, mit dem Finger oder mit den Pfeilen.",
      right: "Und herum. Dieser Ring ruht jetzt, bis sich ein anderer dreht.",
      wrong: "Probier eine Drehung: Schieb einen Ring herum oder drück auf einen seiner Pfeile.",
    },
    row: {
      title: "Drei in einer Reihe",
      text: "Auf dem inneren Ring stehen zwei deiner Steine nebeneinander. Setze einen dritten daneben.",
      right: "Eine Reihe! Dafür nimmst du einen Stein.",
      wrong: "Schau auf den inneren Ring: Der dritte Stein gehört direkt neben deine zwei.",
    },
    take: {
      title: "Deine Belohnung",
      text: "Für deine Reihe nimmst du einen blauen Stein vom Brett. Such dir einen aus.",
      right: "Weg ist er, für immer. Blau hat jetzt einen weniger.",
      wrong: "Tippe auf einen der blauen Steine.",
    },
    spoke: {
      title: "Durch Drehen voll",
      text: "Zwei deiner Steine stehen auf der Speiche ganz oben, der dritte ist auf dem äußeren Ring nur ein Feld entfernt. Dreh den äußeren Ring so, dass die Speiche voll wird.",
      right: "Drei von innen nach außen: eine Linie, nur durch Drehen!",
      wrong: "Dreh den äußeren Ring, C, im Uhrzeigersinn: Er bringt deinen Stein nach oben.",
    },
    rest: {
      title: "Ein Ring ruht",
      text: "Der äußere Ring wurde zuletzt gedreht, also steht er fest. Dreh einen der beiden anderen.",
      right: "Und jetzt ist der äußere Ring wieder frei.",
      wrong: "Dreh diesmal den inneren oder den mittleren Ring.",
    },
    refresh: {
      title: "Aufwachen!",
      text: "Die Enden einer Reihe werden müde und zählen nicht mehr, bis du sie ziehst. Einer deiner Steine ist gerade hinausgezogen und wieder wach. Zieh ihn zurück und mach eine neue Reihe.",
      right: "Hinaus und wieder herein: eine neue Reihe mit einem frischen Stein in der Mitte.",
      wrong: "Zieh den Stein von B3 zurück auf A3.",
    },
    double: {
      title: "Zwei auf einmal",
      text: "Ein einziger Stein kann eine Reihe und eine Speiche zugleich voll machen. Such das Feld, auf dem sich beide treffen.",
      right: "Eine Reihe und eine Speiche: Das kostet Blau zwei Steine!",
      wrong:
        "Such die Lücke auf dem inneren Ring, direkt unter deinen zwei Steinen auf einer Speiche.",
    },
    fly: {
      title: "Fliegen",
      text: "Deine Hand ist leer und du hast noch vier Steine, also darfst du auf jedes freie Feld fliegen. Flieg so, dass auf dem mittleren Ring drei nebeneinanderstehen.",
      right: "Schön gelandet! Jetzt darfst du einen Stein nehmen.",
      wrong:
        "Auf dem mittleren Ring stehen zwei deiner Steine nebeneinander. Flieg daneben, aber nicht mit einem von diesen beiden.",
    },
    win: {
      title: "Der letzte Stein",
      text: "Blau hat nur noch drei Steine. Nimm einen, und Blau scheidet aus.",
      right: "Zwei sind zu wenig: Du hast gewonnen!",
      wrong: "Tippe auf einen der blauen Steine.",
    },
  },
};

export default texts;
