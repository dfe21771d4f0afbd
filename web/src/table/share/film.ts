/**
 * A film as one SVG that plays by itself: it contains each shape once and shows it during the
 * pictures it belongs to. It needs no script and no other file, so it plays anywhere.
 */

import { BEST, WeightedOrder } from "./order";
import type { Shape } from "./shapes";

/** A part of the merged pictures, with the pictures that show it. */
interface Part {
  shape: Shape;
  /** The keys of the shapes that this part had in the pictures, including their content. */
  seen: Set<number>;
  children: Part[];
  pictures: number[];
}

/**
 * A subtree that occurs several times is stored once, if it is longer than a reference to it.
 */
const WORTH = 60;

/** How well two shapes match; an identical shape with identical content is best. */
const OUTSIDE = 1;

function newPart(shape: Shape): Part {
  return { shape, seen: new Set(), children: [], pictures: [] };
}

export class Film {
  private root: Part | null = null;
  /** When each picture starts, in milliseconds, and when the last one ends. */
  private readonly times: number[] = [0];

  /** Adds a picture that is visible for this many milliseconds. */
  add(shape: Shape, duration: number): void {
    this.root ??= newPart(shape);
    merge(this.root, shape, this.times.length - 1);
    this.times.push((this.times.at(-1) ?? 0) + duration);
  }

  /** The whole film as a file; without animation it shows its last picture. */
  toSvg(attributes: string, style: string): string {
    if (!this.root) return "";
    const writer = new Writer(this.times);

    const content = writer.parts(this.root.children, this.root.pictures);
    return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><style>${style}</style>${writer.defs()}${content}</svg>`;
  }
}

/** Merges a picture into the film; both keep their order. */
function merge(part: Part, shape: Shape, picture: number): void {
  part.seen.add(shape.key);
  part.pictures.push(picture);
  const order = new WeightedOrder(part.children, shape.children, fit);
  const merged: Part[] = [];
  for (const [known, next] of order.pairs()) {
    const child = known ?? (next && newPart(next));
    if (!child) continue;
    if (next) merge(child, next, picture);
    merged.push(child);
  }
  part.children = merged;
}

function fit(part: Part, shape: Shape): number {
  if (part.seen.has(shape.key)) return BEST;
  return part.shape.open === shape.open && part.shape.text === shape.text ? OUTSIDE : 0;
}

class Writer {
  private readonly ids = new Map<string, string>();
  private readonly kept: string[] = [];
  private readonly counts = new Map<string, number>();
  private readonly total: number;

  constructor(private readonly times: readonly number[]) {
    this.total = times.at(-1) ?? 0;
  }

  defs(): string {
    return `<defs>${this.kept.join("")}</defs>`;
  }

  /** The parts in order; neighbours that come and go together are shown and hidden as one. */
  parts(parts: readonly Part[], outer: readonly number[]): string {
    for (const part of parts) this.count(part);
    return this.write(parts, outer);
  }

  private write(parts: readonly Part[], outer: readonly number[]): string {
    const written: string[] = [];
    for (let k = 0; k < parts.length; ) {
      const from = k;
      const when = parts[from]?.pictures ?? [];
      while (k < parts.length && same(parts[k]?.pictures ?? [], when)) k++;
      const inside = parts
        .slice(from, k)
        .map((part) => this.whole(part))
        .join("");
      written.push(same(when, outer) ? inside : this.shown(inside, when));
    }
    return written.join("");
  }

  /** Content that only some pictures show. */
  private shown(inside: string, when: readonly number[]): string {
    const last = this.times.length - 2;
    const at = new Set(when);
    const changes = this.times.slice(0, -1).flatMap((time, k) => {
      const isShown = at.has(k);
      return k === 0 || isShown !== at.has(k - 1) ? [{ time, isShown }] : [];
    });
    const values = changes.map(({ isShown }) => (isShown ? "inline" : "none")).join(";");
    const keyTimes = changes.map(({ time }) => fraction(time / this.total)).join(";");
    const rest = at.has(last) ? "" : ' display="none"';
    const motion = `<animate attributeName="display" values="${values}" keyTimes="${keyTimes}" calcMode="discrete" dur="${this.total / 1000}s" repeatCount="indefinite"/>`;
    return `<g${rest}>${motion}${inside}</g>`;
  }

  private whole(part: Part): string {
    const text = this.still(part);
    const often = text !== null && (this.counts.get(text) ?? 0) > 1 && text.length > WORTH;
    return often ? `<use href="#${this.keep(part, text)}"/>` : this.element(part);
  }

  private element(part: Part): string {
    const { name, open, text } = part.shape;
    const inside = text + this.write(part.children, part.pictures);
    return inside ? `<${open}>${inside}</${name}>` : `<${open}/>`;
  }

  private keep(part: Part, text: string): string {
    const known = this.ids.get(text);
    if (known) return known;
    const id = `d${this.ids.size}`;
    this.ids.set(text, id);
    const written = this.element(part);
    this.kept.push(`<g id="${id}">${written}</g>`);
    return id;
  }

  private readonly stills = new Map<Part, string | null>();

  /** A part as text if nothing inside it comes or goes; otherwise null. */
  private still(part: Part): string | null {
    const known = this.stills.get(part);
    if (known !== undefined) return known;
    const { name, open, text } = part.shape;
    const inside = part.children.map((child) =>
      same(child.pictures, part.pictures) ? this.still(child) : null,
    );
    const whole = inside.includes(null) || open.includes(" id=");
    const found = whole ? null : `<${open}>${text}${inside.join("")}</${name}>`;
    this.stills.set(part, found);
    return found;
  }

  private count(part: Part): void {
    const text = this.still(part);
    if (text !== null) {
      const count = (this.counts.get(text) ?? 0) + 1;
      this.counts.set(text, count);
      if (count > 1) return;
    }
    for (const child of part.children) this.count(child);
  }
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((each, k) => each === b[k]);
}

function fraction(part: number): string {
  return String(Number(part.toFixed(5))).replace(/^0\./, ".");
}
