/** Makes a sheet fit: pictures shrink first, then margins, then the text to 11 points, no less. */

/** The sizes in CSS px that may shrink, in this order, and how far; the style has the first ones. */
const SHRINKS = [
  ["--picture", 140],
  ["--margin", 40],
  ["--text", 14.7],
  ["--picture", 110],
] as const;

const STEPS = 12;

/** Whether the columns need more than the page has. */
const overflows = (columns: HTMLElement) => columns.scrollWidth > columns.clientWidth + 1;

const sizeOf = (sheet: HTMLElement, name: string) =>
  Number.parseFloat(getComputedStyle(sheet).getPropertyValue(name));

/** Shrinks what may shrink until the columns fit, or nothing may. */
function shrink(sheet: HTMLElement, columns: HTMLElement): void {
  for (const [name] of SHRINKS) sheet.style.removeProperty(name);
  for (const [name, least] of SHRINKS) {
    if (!overflows(columns)) break;
    const most = sizeOf(sheet, name);
    const shrinkBy = (steps: number) =>
      sheet.style.setProperty(name, `${most + ((least - most) * steps) / STEPS}px`);
    // Each try lays out the whole sheet, so the fewest steps are found by bisection.
    let [tooFew, enough] = [0, STEPS];
    while (enough - tooFew > 1) {
      const middle = Math.floor((tooFew + enough) / 2);
      shrinkBy(middle);
      if (overflows(columns)) tooFew = middle;
      else enough = middle;
    }
    shrinkBy(enough);
  }
  columns.dataset.fits = String(!overflows(columns));
}

/** Fits a sheet whenever something in it changes its size, and scales it to a narrow screen. */
export function fit(sheet: HTMLElement): () => void {
  const columns = sheet.querySelector<HTMLElement>("[data-fits]");
  const around = sheet.parentElement;
  const watching = new ResizeObserver(() => {
    if (!columns || !around) return;
    sheet.style.zoom = String(Math.min(1, around.clientWidth / 794));
    shrink(sheet, columns);
  });
  if (around) watching.observe(around);
  for (const each of columns?.children ?? []) watching.observe(each);
  return () => watching.disconnect();
}
