/** A board of its own for Showdown: the kind of each piece, written on its place. */

export default () => ({
  art(group) {
    return {
      update({ view, geometry }) {
        group.replaceChildren(
          ...Object.entries(view.pieces).map(([place, { kind }]) => {
            const text = document.createElementNS(group.namespaceURI, "text");
            const { x, y } = geometry.places[place];
            text.setAttribute("x", x);
            text.setAttribute("y", y);
            text.setAttribute("font-size", "0.25");
            text.setAttribute("text-anchor", "middle");
            text.textContent = kind;
            return text;
          }),
        );
      },
      destroy() {},
    };
  },
});
