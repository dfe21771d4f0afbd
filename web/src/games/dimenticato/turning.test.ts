import { describe, expect, it } from "vitest";
import { distance } from "../../board/motion";
import { KEY, keyPlace, keypad, NUMBERS } from "./keys";
import { around, centre, diceFields, hole, middle } from "./layout";
import { reach } from "./paths";
import { SAMPLES } from "./samples";
import { turnedTo } from "./turning";

const ALL = Object.values(SAMPLES).flatMap(({ geometry }) =>
  geometry.starts.map((_, seat) => ({ players: geometry.starts.length, seat, geometry })),
);

describe.each(ALL)("the board of $players turned to seat $seat", ({ seat, geometry }) => {
  const turned = turnedTo(geometry, seat);
  const names = Object.keys(geometry.fields);

  it("has the seat's start fields at the bottom", () => {
    const own = around(turned.starts[seat] ?? [], turned);
    expect(own.y + own.height).toBeCloseTo(turned.box.y + turned.box.height);
    const dice = around(diceFields(turned), turned);
    expect(own.y).toBeGreaterThanOrEqual(dice.y + dice.height);
  });

  it("keeps the distances between fields, and their order", () => {
    expect(Object.keys(turned.fields)).toEqual(names);
    const [first = "", ...others] = names;
    for (const other of others) {
      const far = ({ fields }: typeof geometry) => {
        const [one, two] = [fields[first], fields[other]];
        return one && two ? distance(one, two) : Number.NaN;
      };
      expect(far(turned)).toBeCloseTo(far(geometry));
    }
  });

  it("keeps the direction of play", () => {
    const side = ({ cards, ...rest }: typeof geometry) => {
      const whole = { cards, ...rest };
      const [one, two] = [cards[0], cards[1]].map((card) =>
        centre(around(card?.fields ?? [], whole)),
      );
      const inside = centre(hole(whole));
      if (!one || !two) throw new Error("no cards");
      return Math.sign(
        (one.x - inside.x) * (two.y - inside.y) - (one.y - inside.y) * (two.x - inside.x),
      );
    };
    expect(side(turned)).toBe(side(geometry));
  });

  it("fits its box, and counts rows from the top left", () => {
    const whole = around(names, turned);
    expect(whole).toEqual(turned.box);
    const { x, y } = around(diceFields(turned), turned);
    expect([x, y]).toEqual([-0.5, -0.5]);
  });

  it("stays the same if it is already turned", () => {
    expect(turnedTo(turned, seat)).toBe(turned);
    expect(turnedTo(geometry, -1)).toBe(geometry);
  });

  it("has room for all keys in the middle, or for none", () => {
    const places = NUMBERS.map((number) => keyPlace(number, turned));
    if (!keypad(turned)) {
      expect(places.every((place) => place === null)).toBe(true);
      return;
    }
    const inside = hole(turned);
    for (const place of places) {
      expect(Math.abs((place?.x ?? 99) - centre(inside).x) + KEY / 2).toBeLessThan(3);
      expect(Math.abs((place?.y ?? 99) - centre(inside).y) + KEY / 2).toBeLessThan(3);
    }
    // A press on a key never hits a field.
    for (const name of names) {
      const nearest = Math.min(
        ...places.map((place) => (place ? distance(place, middle(name, turned)) : 99)),
      );
      expect(nearest).toBeGreaterThan(reach(turned, "say:1"));
    }
  });
});

it("has keys on the board only with four seats", () => {
  for (const { geometry } of Object.values(SAMPLES)) {
    expect(keypad(geometry) !== null).toBe(geometry.starts.length === 4);
  }
});
