// @ts-check
// A board of your own, to start from. Rename this file to board.js and reload the page.
// board-types.d.ts says what a module is given, and what else it can do.

/** @typedef {Partial<CSSStyleDeclaration>} Style */

/** The radius of a piece, in the units of the geometry. */
const R = 0.28;
const CIRCLE = `M${-R} 0a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0`;
const CROSS = `M${-R} ${-R}L${R} ${R}M${R} ${-R}L${-R} ${R}`;

// The page has a light and a dark theme, which give these colours their values.
/** @type {Style} */
const LINE = { fill: "none", stroke: "var(--edge)", strokeWidth: "0.04" };
const DOT = { fill: "var(--lines)" };
const WINNING = { fill: "var(--sun)" };
const CHANGED = { ...LINE, stroke: "var(--lines)" };
const OPEN = { ...LINE, stroke: "var(--accent)", strokeDasharray: "0.12 0.08" };
const CHOSEN = { ...LINE, stroke: "var(--accent)", strokeWidth: "0.09" };

/**
 * A shape for the page's <svg>. The page forbids `style` attributes, but not `element.style`.
 *
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Style} style
 */
function shape(name, attributes, style) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  Object.assign(element.style, style);
  return element;
}

/**
 * A piece: a circle for the first seat, a cross for the second, because some people cannot tell
 * the colours apart.
 *
 * @param {import("./board-types").Token} token
 */
function piece({ seat, at: { x, y }, lift, shown }) {
  const transform = `translate(${x} ${y - lift * R}) scale(${1 + lift * 0.2})`;
  const stroke = { stroke: `var(--seat-${seat})`, strokeWidth: "0.13" };
  const style = { ...LINE, ...stroke, fill: "var(--paper)", opacity: `${shown}` };
  return shape("path", { d: seat === 0 ? CIRCLE : CROSS, transform }, style);
}

/** @type {import("./board-types").BoardModule} */
export default () => ({
  art: (group) => ({
    update({ geometry: { places, lines }, scene, open, chosen, cursor, trail, glow }) {
      const rings = (
        /** @type {Iterable<string>} */ names,
        /** @type {number} */ r,
        /** @type {Style} */ style,
      ) =>
        [...names]
          .flatMap((name) => places[name.replace("place:", "")] ?? [])
          .map(({ x, y }) => shape("circle", { cx: x, cy: y, r }, style));
      const ways = lines.map((way) =>
        way.map((name) => `${places[name]?.x},${places[name]?.y}`).join(" "),
      );
      const changed = trail.flatMap(({ effects }) => effects.flatMap(({ at }) => at));
      group.replaceChildren(
        ...ways.map((points) => shape("polyline", { points }, LINE)),
        ...rings(Object.keys(places), 0.07, DOT),
        ...rings(glow, 0.46, WINNING),
        ...rings(changed, 0.46, CHANGED),
        ...scene.tokens.map(piece),
        ...rings(open, 0.4, OPEN),
        ...rings(chosen, 0.4, CHOSEN),
        ...rings(cursor ? [cursor] : [], 0.46, CHOSEN),
      );
    },
    destroy() {},
  }),
});
