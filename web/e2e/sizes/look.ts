/** Inspects a page as it is in the window, and returns its faults. Runs in the page. */

/** What has to be in the window; of several names, the first that exists. */
export interface Wanted {
  /** Parts that must be visible as a whole. */
  parts: Record<string, string>;
  /** Parts of which every one must be visible, and at least this many. */
  each: Record<string, { selector: string; least: number }>;
  /** Whether the page is read from top to bottom, and so may scroll. */
  reads?: boolean;
}

/** All faults, each as a kind and the element concerned. */
export function faultsOf({ parts, each, reads = false }: Wanted): string[] {
  const faults: string[] = [];
  const page = document.documentElement;
  const [wide, high] = [page.clientWidth, page.clientHeight];
  /** The smallest target for a finger, in pixels, and the smallest field of a board. */
  const FINGER = 43.5;
  const FIELD = 23.5;

  const found = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => isSeen(element));

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isThere =
      element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    return isThere && !isOnlyHeard(element);
  }

  /** Whether an element is in a box of one pixel, which is for screen readers only. */
  function isOnlyHeard(element: Element): boolean {
    for (let up: Element | null = element; up && up !== page; up = up.parentElement) {
      const { width, height } = up.getBoundingClientRect();
      if (width <= 2 && height <= 2 && getComputedStyle(up).overflow !== "visible") return true;
    }
    return false;
  }

  function nameOf(element: Element): string {
    const own = element.getAttribute("data-testid") ?? element.getAttribute("data-pick");
    const text = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30);
    return `${element.localName} ${own ?? element.getAttribute("aria-label") ?? text}`;
  }

  const at = ({ left, top, right, bottom }: DOMRect) =>
    [left, top, right, bottom].map((side) => Math.round(side)).join(" ");

  function isInside({ left, top, right, bottom }: DOMRect): boolean {
    return left >= -1 && right <= wide + 1 && (reads || (top >= -1 && bottom <= high + 1));
  }

  /** Whether an element is in a list with more rows than fit. */
  function scrolls(element: Element): boolean {
    const list = listOf(element);
    if (!list) return false;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = list;
    return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  }

  function listOf(element: Element): Element | null {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const mayScroll = up.matches("ol, ul, [data-scrolls]");
      if (mayScroll && /auto|scroll/.test(getComputedStyle(up).overflow)) return up;
    }
    return null;
  }

  function lookAtParts(): void {
    for (const [name, selector] of Object.entries(parts)) {
      const [element] = found(selector);
      if (!element) faults.push(`missing: ${name}`);
      else if (!isInside(element.getBoundingClientRect()))
        faults.push(`outside: ${name} ${at(element.getBoundingClientRect())}`);
    }
    for (const [name, { selector, least }] of Object.entries(each)) {
      const all = found(selector);
      if (all.length < least) faults.push(`missing: ${name}, ${all.length} of ${least}`);
      for (const element of all) {
        if (!isInside(element.getBoundingClientRect()))
          faults.push(`outside: ${name} ${nameOf(element)} ${at(element.getBoundingClientRect())}`);
      }
    }
  }

  function lookAtPage(): void {
    if (page.scrollWidth > wide) faults.push(`scrolls sideways: ${page.scrollWidth} of ${wide}`);
    if (!reads && page.scrollHeight > high) faults.push(`scrolls: ${page.scrollHeight} of ${high}`);
  }

  /** Texts that are cut by their own box, by the window or by their surroundings. */
  function lookAtTexts(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || !isSeen(holder)) continue;
      if (holder.closest("script, style, option, svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || scrolls(holder)) continue;
      const cut = cutBy(holder, box);
      if (cut) faults.push(`text cut by ${cut}: ${node.textContent.trim().slice(0, 40)}`);
    }
  }

  function cutBy(holder: Element, box: DOMRect): string | null {
    if (!isInside(box)) return "the window";
    for (let up: Element | null = holder; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const around = up.getBoundingClientRect();
      const isWhole = up.matches("button, a.button, .frame > .head");
      if (overflowX !== "visible" || isWhole) {
        if (box.left < around.left - 1.5 || box.right > around.right + 1.5) return nameOf(up);
      }
      if (overflowY !== "visible" || isWhole) {
        if (box.top < around.top - 3 || box.bottom > around.bottom + 3) return nameOf(up);
      }
    }
    return null;
  }

  const CONTROLS = "button, a.button, nav a, select, input, summary";

  /** The label of a checkbox or radio button that is too small itself; it is as good to tap. */
  function labelOf(control: Element): Element | undefined {
    const { width, height } = control.getBoundingClientRect();
    const isSmall = width < FINGER || height < FINGER;
    const isTicked = control.matches("[type=checkbox], [type=radio]");
    return isSmall && isTicked ? (control as HTMLInputElement).labels?.[0] : undefined;
  }

  function boxOf(control: Element): DOMRect {
    return (labelOf(control) ?? control).getBoundingClientRect();
  }

  /** What is at the middle of a control, if it is something else that lies over it. */
  function coverOf(control: Element): Element | null {
    const { x, y, width, height } = boxOf(control);
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isFree =
      !top || control.contains(top) || top.contains(control) || labelOf(control)?.contains(top);
    return isFree ? null : top;
  }

  /** Whether it lies over others only for a while, such as a question or a result. */
  const isMeant = (cover: Element) => cover.closest("dialog, [data-covers]") !== null;

  /** Controls that are too small, outside, covered, or overlap each other. */
  function lookAtControls(): void {
    const controls = found(CONTROLS).filter(
      (control) => !control.closest("[inert], .pick-list") && !scrolls(control),
    );
    for (const control of controls) {
      const box = boxOf(control);
      const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
      if (box.width < FINGER || box.height < FINGER)
        faults.push(`small: ${nameOf(control)} ${size}`);
      if (!isInside(box)) faults.push(`outside: ${nameOf(control)} ${at(box)}`);
      const cover = reads ? null : coverOf(control);
      if (cover && !isMeant(cover)) faults.push(`covered: ${nameOf(control)} by ${nameOf(cover)}`);
    }
    const boxes = controls.map(boxOf);
    for (const [k, one] of controls.entries()) {
      for (let j = k + 1; j < controls.length; j++) {
        const other = controls[j] as Element;
        if (meet(boxes[k] as DOMRect, boxes[j] as DOMRect) && overlap(one, other))
          faults.push(`overlap: ${nameOf(one)} and ${nameOf(other)}`);
      }
    }
  }

  /** Fields to choose on a board that are too close for a finger, where no loupe helps. */
  function lookAtFields(): void {
    const fields = found("[data-testid=board]:not(.small) [data-pick]").map((field) => {
      const { x, y, width, height } = field.getBoundingClientRect();
      return { name: nameOf(field), x: x + width / 2, y: y + height / 2 };
    });
    for (const [k, one] of fields.entries()) {
      const near = fields.slice(k + 1).find((other) => {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        return apart > 1 && apart < FIELD;
      });
      if (near) faults.push(`small fields: ${one.name} and ${near.name}`);
    }
  }

  function meet(a: DOMRect, b: DOMRect): boolean {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 1.5 && height > 1.5;
  }

  /** Whether two controls whose boxes meet really lie over each other. */
  function overlap(one: Element, other: Element): boolean {
    if (one.contains(other) || other.contains(one) || coverOf(one) || coverOf(other)) return false;
    // The boxes of triangles in a row overlap; their shapes do not.
    return [one, other].every((each) => getComputedStyle(each).clipPath === "none");
  }

  lookAtPage();
  lookAtParts();
  lookAtTexts();
  lookAtControls();
  lookAtFields();
  return [...new Set(faults)];
}
