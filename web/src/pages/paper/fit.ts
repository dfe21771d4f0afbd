/** Makes a sheet fit: first its pictures shrink, then its margins, never its text. */

/** CSS px; the first values are those of the style. */
const MIN_PICTURE = 120;
const MIN_MARGIN = 40;
const STEP = 6;

/** Whether the columns need more than the page has. */
const overflows = (columns: HTMLElement) => columns.scrollWidth > columns.clientWidth + 1;

const sizeOf = (sheet: HTMLElement, name: string) =>
  Number.parseFloat(getComputedStyle(sheet).getPropertyValue(name));

/** Shrinks what may shrink until the columns fit, or nothing may. */
function shrink(sheet: HTMLElement, columns: HTMLElement): void {
  for (const [name, least] of [
    ["--picture", MIN_PICTURE],
    ["--margin", MIN_MARGIN],
  ] as const) {
    let size = sizeOf(sheet, name);
    while (overflows(columns) && size > least) {
      size = Math.max(size - STEP, least);
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
    if (overflows(columns)) shrink(sheet, columns);
    else columns.dataset.fits = "true";
  });
  if (around) watching.observe(around);
  for (const each of columns?.children ?? []) watching.observe(each);
  return () => watching.disconnect();
}
