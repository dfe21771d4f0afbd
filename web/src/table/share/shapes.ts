/** Turns a drawing in the page into plain shapes that contain only what a file needs. */

import type { Place, Styles } from "./styles";

/** An element of a drawing with its content. */
export interface Shape {
  name: string;
  /** The inside of its opening tag: name and attributes. */
  open: string;
  text: string;
  children: Shape[];
  /** Equal for shapes that look the same, including their content. */
  key: number;
}

/** Attributes for people and tests that a picture does not need. */
const UNSEEN = /^(class|style|data-|aria-|role|tabindex)/;

/** Declarations that only help the browser to draw fast. */
const HASTE = /will-change:[^;]*;?\s*/g;

const LONG_NUMBER = /-?\d*\.\d{5,}(e-?\d+)?/g;

export class Shapes {
  private readonly keys = new Map<string, number>();

  constructor(private readonly styles: Styles) {}

  /** The shape of an element; `outer` is the place of its parent. */
  of(element: Element, outer = this.styles.root): Shape {
    const place = this.styles.placeOf(element, outer);
    const children = [...element.children].map((child) => this.of(child, place));
    const name = element.localName;
    const open = [name, ...this.attributes(element, place)].join(" ");
    const text = element.children.length === 0 ? escaped(element.textContent?.trim() ?? "") : "";
    const signature = `${open}>${text}>${children.map(({ key }) => key).join()}`;
    const key = this.keys.get(signature) ?? this.keys.size;
    this.keys.set(signature, key);
    return { name, open, text, children, key };
  }

  private attributes(element: Element, place: Place): string[] {
    const kept = [...element.attributes]
      .filter(({ name }) => !UNSEEN.test(name))
      .map(({ name, value }) => `${name}="${escaped(shortened(value))}"`);
    const look = this.styles.classOf(element, place);
    if (look) kept.push(`class="${look}"`);
    const style = (element.getAttribute("style") ?? "").replace(HASTE, "").trim();
    if (style) kept.push(`style="${escaped(shortened(this.styles.resolved(style)))}"`);
    return kept;
  }
}

/** Rounds numbers to what the eye can see. */
function shortened(value: string): string {
  return value.replace(LONG_NUMBER, (number) => String(Number(Number(number).toFixed(4))));
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
