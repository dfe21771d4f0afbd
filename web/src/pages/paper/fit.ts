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
    const step = (sizeOf(sheet, name) - least) / STEPS;
    for (let size = sizeOf(sheet, name); overflows(columns) && size > least; ) {
      size = Math.max(size - step, least);
      sheet.style.setProperty(name, `${size}px`);
    }
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
