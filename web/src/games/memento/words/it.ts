/** Memento in italiano. */

import { plural } from "../../../words/language";
import type { Words } from "./en";

const words: Words = {
  heights: { 1: "singolo", 2: "doppio", 3: "triplo" },
  shapes: { 0: "cerchio", 1: "quadrato", 2: "triangolo", 3: "rombo" },
  triangles: {
    N: "Triangolo in alto",
    E: "Triangolo a destra",
    W: "Triangolo a sinistra",
    M: "Triangolo di mezzo",
  },
  parts: { N: "in alto", E: "a destra", W: "a sinistra", M: "in mezzo" },
  corners: {
    top: "angolo in alto",
    bottom: "angolo in basso",
    left: "angolo sinistro",
    right: "angolo destro",
  },
  sides: {
    top: "lato in alto",
    bottom: "lato in basso",
    left: "lato sinistro",
    right: "lato destro",
  },
  centre: "centro",
  point: (part, where) => `${part} · ${where}`,
  clockwise: "in senso orario",
  anticlockwise: "in senso antiorario",
  and: "e",
  freePoint: (point) => `${point}, libero`,
  figure: (point, height, shape) => `${point}, ${height}, ${shape}`,
  turn: (triangle, way) => `${triangle} ${way}`,
  bring: (points) => `Fai entrare: ${points}`,
  move: (from, to) => `${from} → ${to}`,
  split: (from, parts) => `Dividi (${from}): ${parts}`,
  part: (height, to) => `${height} → ${to}`,
  splitInto: (heights) => `Dividi: ${heights}`,
  tellBring: (points) => `fa entrare: ${points}`,
  tellTurn: (triangle, way) => `gira un triangolo: ${triangle} ${way}`,
  tellMove: (from, to) => `va: ${from} → ${to}`,
  tellSplit: (from, parts) => `divide (${from}): ${parts}`,
  supply: "Riserva",
  inHand: "In mano",
  turnTitle: "Gira un triangolo",
  splitTitle: "Oppure dividi:",
  stones: (count) => plural("it", count, { one: "# pietra", other: "# pietre" }),
  markers: (count) => plural("it", count, { one: "# segnalino", other: "# segnalini" }),
  endings: {
    limit: "La partita è durata abbastanza: chi è ancora in gioco condivide la vittoria.",
    "four-centres": "Una figura su ogni centro.",
    "whole-triangle": "Il cuore di un triangolo è pieno.",
    "last-seat": "Tutti gli altri sono fuori.",
  },
  reasons: {
    over: "La partita è finita.",
    "open-first": "La partita si apre con un singolo su un punto qualsiasi.",
    opened: "La partita è aperta: ora entrano due singoli insieme.",
    "no-stones": "Nella riserva ci sono meno di due pietre.",
    "no-markers": "Non hai abbastanza segnalini in mano.",
    "no-entrance": "I singoli entrano sui tre triangoli esterni, non su un centro.",
    "point-taken": "Questo punto è occupato.",
    "just-turned": "Un triangolo è appena stato girato.",
    "turned-yourself": "Hai girato un triangolo nel tuo ultimo turno.",
    "turn-changes-nothing": "Girare questo triangolo non cambierebbe nulla.",
    "not-your-figure": "Su questo punto non c’è una tua figura.",
    "out-of-reach": "Questa figura non può andare così lontano.",
    "cannot-split": "Questa figura non ha l’altezza giusta per questa divisione.",
  },
};

export default words;
