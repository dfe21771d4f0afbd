/** Inspects a table as it is in the window, and returns its faults. Runs in the page. */

/** What has to be in the window; of several names, the first that exists. */
export interface Wanted {
  /** Parts that must be visible as a whole. */
  parts: Record<string, string>;
  /** Parts of which every one must be visible, and at least this many. */
  each: Record<string, { selector: string; least: number }>;
}

/** All faults, each as a kind and the element concerned. */
export function faultsOf({ parts, each }: Wanted): string[] {
  const faults: string[] = [];
  const page = document.documentElement;
  const [wide, high] = [page.clientWidth, page.clientHeight];
  /** The smallest target for a finger, in pixels. */
  const FINGER = 43.5;

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
    return left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
  }

  /** Whether an element is in a list that may scroll: its rows may be smaller. */
  function isInList(element: Element): boolean {
    return listOf(element) !== null;
  }

  /** Whether an element is in a list with more rows than fit. */
  function scrolls(element: Element): boolean {
    const list = listOf(element);
    return list !== null && list.scrollHeight > list.clientHeight + 1;
  }

  function listOf(element: Element): Element | null {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      if (up.matches("ol, ul") && /auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
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
    if (page.scrollHeight > high) faults.push(`scrolls: ${page.scrollHeight} of ${high}`);
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
      const isButton = up.matches("button, a.button");
      if (overflowX !== "visible" || isButton) {
        if (box.left < around.left - 1.5 || box.right > around.right + 1.5) return nameOf(up);
      }
      if (overflowY !== "visible" || isButton) {
        if (box.top < around.top - 3 || box.bottom > around.bottom + 3) return nameOf(up);
      }
    }
    return null;
  }

  /** Controls that are too small, covered, or overlap each other. */
  function lookAtControls(): void {
    const controls = found("button, a.button, select").filter(
      (control) => !control.closest("[inert]") && !isInList(control),
    );
    const boxes = controls.map((control) => control.getBoundingClientRect());
    for (const [k, control] of controls.entries()) {
      const box = boxes[k];
      if (!box) continue;
      if (box.width < FINGER || box.height < FINGER)
        faults.push(`small: ${nameOf(control)} ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
    const seen = controls.filter((control, k) => {
      const box = boxes[k];
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top && (control.contains(top) || top.contains(control));
    });
    for (const [k, one] of seen.entries()) {
      for (const other of seen.slice(k + 1)) {
        if (!one.contains(other) && !other.contains(one) && overlap(one, other))
          faults.push(`overlap: ${nameOf(one)} and ${nameOf(other)}`);
      }
    }
  }

  function overlap(one: Element, other: Element): boolean {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // The boxes of triangles in a row overlap; their shapes do not.
    const isShaped = [one, other].some((each) => getComputedStyle(each).clipPath !== "none");
    return !isShaped && width > 1.5 && height > 1.5;
  }

  lookAtPage();
  lookAtParts();
  lookAtTexts();
  lookAtControls();
  return [...new Set(faults)];
}
