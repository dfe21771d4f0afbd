/** Memento in English, the reference for all languages. */

import { plural, type Translated } from "../../../words/language";

const words = {
  heights: { 1: "Single", 2: "Double", 3: "Tripple" } as Record<number, string>,
  shapes: { 0: "circle", 1: "square", 2: "triangle", 3: "diamond" } as Record<number, string>,
  triangles: {
    N: "Top triangle",
    E: "Right triangle",
    W: "Left triangle",
    M: "Middle triangle",
  } as Record<string, string>,
  parts: { N: "top", E: "right", W: "left", M: "middle" } as Record<string, string>,
  corners: {
    top: "top corner",
    bottom: "bottom corner",
    left: "left corner",
    right: "right corner",
  },
  sides: { top: "top side", bottom: "bottom side", left: "left side", right: "right side" },
  centre: "centre",
  point: (part: string, where: string) => `${part} · ${where}`,
  clockwise: "clockwise",
  anticlockwise: "anticlockwise",
  and: "and",
  freePoint: (point: string) => `${point}, free`,
  figure: (point: string, height: string, shape: string) => `${point}, ${height}, ${shape}`,
  turn: (triangle: string, way: string) => `${triangle} ${way}`,
  bring: (points: string) => `In: ${points}`,
  move: (from: string, to: string) => `${from} → ${to}`,
  split: (from: string, parts: string) => `Split ${from}: ${parts}`,
  part: (height: string, to: string) => `${height} → ${to}`,
  splitInto: (heights: string) => `Split: ${heights}`,
  tellBring: (points: string) => `comes in: ${points}`,
  tellTurn: (triangle: string, way: string) => `turns a triangle: ${triangle} ${way}`,
  tellMove: (from: string, to: string) => `goes ${from} → ${to}`,
  tellSplit: (from: string, parts: string) => `splits ${from}: ${parts}`,
  supply: "Supply",
  inHand: "In hand",
  turnTitle: "Turn a triangle",
  splitTitle: "Or split it:",
  stones: (count: number) => plural("en", count, { one: "# stone", other: "# stones" }),
  markers: (count: number) => plural("en", count, { one: "# marker", other: "# markers" }),
  endings: {
    limit: "The game has lasted long enough: all who are still in share the win.",
    "four-centres": "A figure on every centre.",
    "whole-triangle": "The heart of a triangle is full.",
    "last-seat": "Everyone else is out.",
  } as Record<string, string>,
  reasons: {
    over: "The match is over.",
    "open-first": "The game opens with one Single on any point.",
    opened: "The game is open: now two Singles come in together.",
    "no-stones": "There are fewer than two stones in the supply.",
    "no-markers": "You have too few markers left in your hand.",
    "no-entrance": "Singles come in on the three outer triangles, not on a centre.",
    "point-taken": "That point is taken.",
    "just-turned": "A triangle was turned just before.",
    "turned-yourself": "You turned a triangle on your last turn.",
    "turn-changes-nothing": "Turning this triangle would change nothing.",
    "not-your-figure": "There is no figure of yours on that point.",
    "out-of-reach": "This figure cannot go that far.",
    "cannot-split": "This figure is not the right height for that split.",
  } as Record<string, string>,
};

export type Words = Translated<typeof words>;

export default words;
