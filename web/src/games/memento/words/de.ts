/** Memento auf Deutsch. */

import { plural } from "../../../words/language";
import type { Words } from "./en";

const words: Words = {
  heights: { 1: "Einer", 2: "Zweier", 3: "Dreier" },
  shapes: { 0: "Kreis", 1: "Quadrat", 2: "Dreieck", 3: "Raute" },
  triangles: {
    N: "Oberes Dreieck",
    E: "Rechtes Dreieck",
    W: "Linkes Dreieck",
    M: "Mittleres Dreieck",
  },
  parts: { N: "oben", E: "rechts", W: "links", M: "innen" },
  corners: { top: "obere Ecke", bottom: "untere Ecke", left: "linke Ecke", right: "rechte Ecke" },
  sides: { top: "obere Seite", bottom: "untere Seite", left: "linke Seite", right: "rechte Seite" },
  centre: "Mitte",
  point: (part, where) => `${part} · ${where}`,
  clockwise: "im Uhrzeigersinn",
  anticlockwise: "gegen den Uhrzeigersinn",
  and: "und",
  freePoint: (point) => `${point}, frei`,
  figure: (point, height, shape) => `${point}, ${height}, ${shape}`,
  turn: (triangle, way) => `${triangle} ${way}`,
  bring: (points) => `Einsetzen: ${points}`,
  move: (from, to) => `${from} → ${to}`,
  split: (from, parts) => `${from} teilen: ${parts}`,
  part: (height, to) => `${height} → ${to}`,
  splitInto: (heights) => `Teilen: ${heights}`,
  tellBring: (points) => `setzt ein: ${points}`,
  tellTurn: (triangle, way) => `dreht: ${triangle} ${way}`,
  tellMove: (from, to) => `zieht ${from} → ${to}`,
  tellSplit: (from, parts) => `teilt ${from}: ${parts}`,
  supply: "Vorrat",
  inHand: "In der Hand",
  turnTitle: "Ein Dreieck drehen",
  splitTitle: "Oder teilen:",
  stones: (count) => plural("de", count, { one: "# Stein", other: "# Steine" }),
  markers: (count) => plural("de", count, { other: "# Marker" }),
  endings: {
    limit: "Die Partie hat lange genug gedauert: Alle, die noch dabei sind, teilen sich den Sieg.",
    "four-centres": "Eine Figur auf jeder Mitte.",
    "whole-triangle": "Das Herz eines Dreiecks ist voll.",
    "last-seat": "Alle anderen sind ausgeschieden.",
  },
  reasons: {
    over: "Die Partie ist zu Ende.",
    "open-first": "Die Partie beginnt mit einem Einer auf einem beliebigen Punkt.",
    opened: "Die Partie ist eröffnet: Jetzt kommen immer zwei Einer zusammen ins Spiel.",
    "no-stones": "Im Vorrat sind weniger als zwei Steine.",
    "no-markers": "Du hast nicht genug Marker in der Hand.",
    "no-entrance": "Einer kommen auf den drei äußeren Dreiecken ins Spiel, nicht auf einer Mitte.",
    "point-taken": "Dieser Punkt ist besetzt.",
    "just-turned": "Gerade eben wurde ein Dreieck gedreht.",
    "turned-yourself": "Du hast in deinem letzten Zug ein Dreieck gedreht.",
    "turn-changes-nothing": "Dieses Dreieck zu drehen würde nichts ändern.",
    "not-your-figure": "Auf diesem Punkt steht keine Figur von dir.",
    "out-of-reach": "So weit kommt diese Figur nicht.",
    "cannot-split": "Für diese Teilung hat die Figur nicht die richtige Höhe.",
  },
};

export default words;
