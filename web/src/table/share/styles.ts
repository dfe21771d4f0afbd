/** The rules of the page's style sheets that a drawing needs, as one class per look. */

interface Rule {
  selector: string;
  declarations: string;
  /** The rule's priority: specificity first, then order. */
  weight: number;
}

/** Elements with equal tags and classes inside equal parents: they all look alike. */
export interface Place {
  inner: Map<string, Place>;
  /** The class they get; null until someone asks for it. */
  look: string | null;
}

/** The classes in the last part of a selector: only elements with them can match. */
const LAST_CLASSES = /\.([\w-]+)/g;

export class Styles {
  /** Rules by a class that an element must have. */
  private readonly rules = new Map<string, Rule[]>();
  /** The assigned classes, by their declarations. */
  private readonly looks = new Map<string, string>();
  /** The place around the drawing. */
  readonly root: Place = { inner: new Map(), look: "" };
  private readonly theme = getComputedStyle(document.documentElement);

  constructor() {
    let order = 0;
    for (const rule of allRules()) {
      const declarations = rule.style.cssText;
      for (const selector of selectorsOf(rule.selectorText)) {
        const classes = [...lastPart(selector).matchAll(LAST_CLASSES)].map(([, name = ""]) => name);
        const name = classes.at(-1);
        if (!name) continue;
        const weight = specificity(selector) * 1e6 + order++;
        const others = this.rules.get(name) ?? [];
        this.rules.set(name, [...others, { selector, declarations, weight }]);
      }
    }
  }

  /** The place of an element in the drawing; the rules only depend on tags and classes. */
  placeOf(element: Element, outer: Place): Place {
    const name = `${element.localName}.${element.getAttribute("class") ?? ""}`;
    const known = outer.inner.get(name);
    if (known) return known;
    const place = { inner: new Map(), look: null };
    outer.inner.set(name, place);
    return place;
  }

  /** The class that makes an element look as it does in the page; empty if no rule applies. */
  classOf(element: Element, place: Place): string {
    place.look ??= this.look(element);
    return place.look;
  }

  private look(element: Element): string {
    const rules = [...element.classList].flatMap((name) => this.rules.get(name) ?? []);
    const matching = [...new Set(rules)]
      .filter(({ selector }) => element.matches(selector))
      .sort((a, b) => a.weight - b.weight);
    const declarations = this.resolved(matching.map((rule) => rule.declarations).join(""));
    if (!declarations) return "";
    const name = this.looks.get(declarations) ?? `k${this.looks.size}`;
    this.looks.set(declarations, name);
    return name;
  }

  /** Declarations with the theme's colours in place of the variables. */
  resolved(declarations: string): string {
    return declarations.replace(/var\((--[\w-]+)\)/g, (whole, name) => {
      const value = this.theme.getPropertyValue(name).trim();
      return value || whole;
    });
  }

  /** The style sheet with all assigned classes. */
  toString(): string {
    return [...this.looks].map(([declarations, name]) => `.${name}{${declarations}}`).join("");
  }
}

/** The rules that apply at the moment, in order. */
function allRules(): CSSStyleRule[] {
  return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules));
}

function within(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule && matchMedia(rule.media.mediaText).matches)
      return within(rule.cssRules);
    return [];
  });
}

/** The selectors of a list; commas inside brackets do not separate. */
function selectorsOf(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** The part of a selector that describes the element itself. */
function lastPart(selector: string): string {
  return selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? "";
}

/** A selector's specificity: a class and the like counts a hundred times as much as a tag. */
function specificity(selector: string): number {
  const counted = selector.replace(/:where\([^)]*\)/g, "");
  const classes =
    counted.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!not|is|where|:)[\w-]+/g)?.length ?? 0;
  const tags = counted.match(/(^|[\s>+~(])[a-z]+/g)?.length ?? 0;
  return classes * 100 + tags;
}
