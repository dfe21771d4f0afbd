/** Watches where the Tab key goes on a page. Both functions run in the page. */

interface Tabs {
  /** Everything that Tab has to reach, in the order of the document. */
  controls: Element[];
  /** How each of them looks without the focus, and where it is. */
  looks: string[];
  places: DOMRect[];
  /** What got the focus, and how it looked then. */
  reached: { element: Element; look: string }[];
}

declare global {
  interface Window {
    tabs: Tabs;
  }
}

/** Begins to watch, with the focus before the first control; returns how many controls there are. */
export function prepareTabs(): number {
  /** What can show the focus: the element, what is in it, or what is round it. */
  function lookOf(element: Element): string {
    const round: Element[] = [];
    for (let up = element.parentElement; up && round.length < 3; up = up.parentElement)
      round.push(up);
    return [element, ...round, ...[...element.querySelectorAll("*")].slice(0, 60)]
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, "::after")])
      .map(({ outline, boxShadow, borderColor, clipPath, stroke }) =>
        [outline, boxShadow, borderColor, clipPath, stroke].join(" "),
      )
      .join(" ");
  }

  /** Of the radio buttons of a group, Tab reaches one: the chosen one. */
  function isOther(element: Element): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== "radio") return false;
    const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
      ({ name }) => name === element.name,
    );
    return element !== (group.find(({ checked }) => checked) ?? group[0]);
  }

  const selector = "a[href], button, input, select, textarea, summary, [tabindex]";
  const controls = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [inert] *, input[type=hidden]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isOther(element),
  );
  const reached: Tabs["reached"] = [];
  // The focus is before the first control once the element that had it there is gone.
  const first = document.createElement("button");
  document.body.prepend(first);
  first.focus();
  first.remove();
  const places = controls.map((control) => control.getBoundingClientRect());
  window.tabs = { controls, looks: controls.map(lookOf), places, reached };
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) reached.push({ element: target, look: lookOf(target) });
  });
  return controls.length;
}

/** What is wrong with the way of the focus: each fault and the control concerned. */
export function tabFaults(): string[] {
  const { controls, looks, places, reached } = window.tabs;
  const faults: string[] = [];
  const nameOf = (element: Element | undefined) =>
    element?.outerHTML.replace(/\s+/g, " ").slice(0, 90) ?? "nothing";
  // A browser may also stop at what scrolls, and after the last control it begins anew.
  const way = reached.filter(({ element }) => controls.includes(element));
  const [once, again] = [way.slice(0, controls.length), way.slice(controls.length)];
  for (const [k, control] of controls.entries()) {
    const { element, look } = once[k] ?? {};
    if (element !== control) {
      faults.push(`instead of ${nameOf(control)} comes ${nameOf(element)}`);
      break;
    }
    if (look === looks[k]) faults.push(`without a visible focus: ${nameOf(control)}`);
  }
  if (again[0] && again[0].element !== controls[0]) faults.push("the focus is trapped");
  for (const [k, at] of places.entries()) {
    const next = places[k + 1];
    if (next && next.bottom <= at.top && next.right <= at.left)
      faults.push(`above and before ${nameOf(controls[k])}: ${nameOf(controls[k + 1])}`);
  }
  return faults;
}
