// @ts-check
/**
 * The board of Mills in the browser: three inlaid squares of wood, and turned men.
 *
 * @typedef {import("../../../../src/tavolino/kit/template/board-types").BoardModule} BoardModule
 * @typedef {import("../../../../src/tavolino/kit/template/board-types").Point} Point
 * @typedef {import("../../../../src/tavolino/kit/template/board-types").Token} Token
 * @typedef {Partial<CSSStyleDeclaration>} Style
 */

/** Half the width of the board, and of each square; a step from point to point is 1. */
const BOARD = 4;
const SQUARES = [3, 2, 1];
/** The radius of a man. */
const MAN = 0.4;

const CENTRE = { x: 0, y: 0 };
const WOOD = { fill: "var(--slab)", stroke: "var(--lines)", strokeWidth: "0.03" };
const INLAY = { fill: "color-mix(in srgb, var(--edge) 38%, var(--slab))" };
const SHADOW = { fill: "black", fillOpacity: "0.2" };
const EDGE = { stroke: "var(--ink)", strokeWidth: "0.03" };
const SIGN = { fill: "var(--chalk)" };
/** @type {Style} */
const LINE = { fill: "none", stroke: "var(--lines)", strokeWidth: "0.065", strokeLinecap: "round" };
const GROOVE = { ...LINE, stroke: "black", strokeOpacity: "0.28", strokeWidth: "0.035" };

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Style} style
 * @param {(Element | string)[]} inside
 */
function shape(name, attributes = {}, style = {}, inside = []) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  Object.assign(element.style, style); // the page forbids `style` attributes
  element.append(...inside);
  return element;
}

/** @param {number} half @param {number} rx @param {Style} style */
function square(half, rx, style) {
  return shape("rect", { x: -half, y: -half, width: 2 * half, height: 2 * half, rx }, style);
}

/** @param {Point} at @param {number} r @param {Style} style */
function disc({ x, y }, r, style) {
  return shape("circle", { cx: x, cy: y, r }, style);
}

/** @param {string} text @param {number} x @param {number} y */
function letter(text, x, y) {
  const style = { fill: "var(--muted)", fontWeight: "700", textAnchor: "middle" };
  return shape("text", { x, y, dy: "0.35em", "font-size": 0.27 }, style, [text]);
}

/**
 * What never changes: the wood, the lines, the points and their coordinates.
 *
 * @param {Point[]} points
 * @param {Point[][]} lines
 */
function board(points, lines) {
  const ways = lines.map((way) => way.map(({ x, y }) => `${x},${y}`).join(" "));
  return [
    shape("g", { transform: "translate(0 0.1)" }, {}, [square(BOARD, 0.42, SHADOW)]),
    square(BOARD, 0.42, { ...WOOD, fill: "var(--edge)" }),
    square(BOARD - 0.14, 0.3, WOOD),
    ...SQUARES.map((half, k) => square(half, 0, k === 1 ? WOOD : INLAY)),
    ...ways.map((way) => shape("polyline", { points: way }, LINE)),
    ...points.map((at) => disc(at, 0.12, { fill: "var(--lines)" })),
    ...[..."abcdefg"].map((column, k) => letter(column, k - 3, 3.63)),
    ...[..."7654321"].map((row, k) => letter(row, -3.63, k - 3)),
  ];
}

/**
 * A man with the sign of its seat, because some people cannot tell the colours apart.
 *
 * @param {Token} token
 */
function man({ seat, at, lift, shown }) {
  const colour = `var(--seat-${seat})`;
  const side = { fill: `color-mix(in srgb, ${colour}, black 35%)`, ...EDGE };
  const raised = `translate(0 ${-0.06 - lift * MAN}) scale(${1 + lift * 0.12})`;
  return shape("g", { transform: `translate(${at.x} ${at.y})` }, { opacity: `${shown}` }, [
    disc({ x: 0.03, y: 0.12 }, MAN, SHADOW),
    shape("g", { transform: raised }, {}, [
      shape("path", { d: `M${-MAN} 0v0.12a${MAN} ${MAN} 0 0 0 ${2 * MAN} 0v-0.12z` }, side),
      disc(CENTRE, MAN, { fill: colour, ...EDGE }),
      disc(CENTRE, MAN * 0.84, GROOVE),
      disc(CENTRE, MAN * 0.7, GROOVE),
      seat === 0 ? disc(CENTRE, MAN * 0.4, SIGN) : square(MAN * 0.36, 0.02, SIGN),
    ]),
  ]);
}

/**
 * What can be picked; what can be taken is red.
 *
 * @param {Point[]} free
 * @param {Point[]} taken
 * @param {Point[]} chosen
 * @param {Point[]} cursor
 * @param {boolean} taking
 */
function marks(free, taken, chosen, cursor, taking) {
  const stroke = taking ? "var(--bad)" : "var(--accent)";
  const dashes = { strokeDasharray: "0.16 0.12", strokeLinecap: "butt" };
  const open = { ...LINE, stroke, ...dashes };
  const thick = { ...LINE, stroke, strokeWidth: "0.11" };
  const tint = { fill: `color-mix(in srgb, ${stroke} 16%, transparent)` };
  return [
    ...free.map((at) => disc(at, 0.3, { ...open, ...tint })),
    ...taken.map((at) => disc(at, 0.5, open)),
    ...chosen.map((at) => disc(at, 0.5, thick)),
    ...cursor.map((at) => disc(at, 0.57, { ...thick, stroke: "var(--paper)", strokeWidth: "0.2" })),
    ...cursor.map((at) => disc(at, 0.57, thick)),
  ];
}

/** @type {BoardModule} */
export default () => ({
  box: () => ({ x: -4.05, y: -4.05, width: 8.1, height: 8.2 }),
  art(group) {
    const [wood, below, men, above] = [shape("g"), shape("g"), shape("g"), shape("g")];
    group.append(wood, below, men, above);
    return {
      update({ view, geometry, scene, open, chosen, left, cursor, trail, glow }) {
        const nameOf = (/** @type {string} */ pick) => pick.replace("place:", "");
        const points = (/** @type {Iterable<string>} */ picks) =>
          [...picks].flatMap((pick) => geometry.places[nameOf(pick)] ?? []);
        const isTaken = (/** @type {string} */ pick) => nameOf(pick) in view.pieces;

        if (!wood.firstChild)
          wood.append(...board(Object.values(geometry.places), geometry.lines.map(points)));
        men.replaceChildren(...scene.tokens.map(man));
        const still = scene.tokens.every(({ lift, shown }) => lift === 0 && shown === 1);
        below.replaceChildren();
        above.replaceChildren();
        if (!still) return;
        below.append(
          ...points(glow).map((at) => disc(at, 0.58, { fill: "var(--sun)" })),
          ...trail.flatMap(({ seat, effects }) =>
            points(effects.flatMap(({ type, at }) => (type === "won" ? [] : at))).map((at) =>
              disc(at, 0.5, { ...LINE, stroke: `var(--seat-${seat})` }),
            ),
          ),
        );
        above.append(
          ...marks(
            points([...open].filter((pick) => !isTaken(pick))),
            points([...open].filter(isTaken)),
            points(chosen),
            points(cursor ? [cursor] : []),
            left.some(({ action }) => action.startsWith("take")),
          ),
        );
      },
      destroy() {},
    };
  },
});
