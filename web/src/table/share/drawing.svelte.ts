/** Draws moments of a match off screen and turns them into files. */

import { flushSync, mount, unmount } from "svelte";
import { Film } from "./film";
import type { Moment, Sheet } from "./moments";
import Picture from "./Picture.svelte";
import { Shapes } from "./shapes";
import { Styles } from "./styles";
import { typefaceFor } from "./typeface";

/** The page's typeface, and others for letters that it does not have. */
const FONT = "font-family:Nunito,ui-rounded,'Segoe UI',system-ui,sans-serif";

/** The width of a picture in its own units. */
const WIDTH = 720;

/** Milliseconds of drawing after which the page gets a turn. */
const BREATH = 40;

/** A film of these moments; a single moment makes a picture. */
export async function filmed(sheet: Sheet, moments: readonly Moment[]): Promise<string> {
  const [first] = moments;
  if (!first) return "";
  const styles = new Styles();
  const shapes = new Shapes(styles);
  const film = new Film();
  const svg = unseen();
  let moment = $state.raw(first);
  const props = {
    sheet,
    get moment() {
      return moment;
    },
  };
  const drawing = mount(Picture, { target: svg, props });
  try {
    let begun = performance.now();
    for (const next of moments) {
      moment = next;
      flushSync();
      film.add(shapes.of(svg), next.duration);
      if (performance.now() - begun < BREATH) continue;
      await new Promise((done) => setTimeout(done));
      begun = performance.now();
    }
  } finally {
    await unmount(drawing);
    svg.remove();
  }
  const size = `viewBox="0 0 ${WIDTH} ${sheet.height}" width="${WIDTH}" height="${sheet.height}"`;
  const write = (style: string) => film.toSvg(`${size} style="${FONT}"`, style);
  const plain = write(styles.toString());
  return write((await typefaceFor(plain)) + styles.toString());
}

/**
 * An invisible element in the page to draw in; outside the page the theme's rules would not
 * apply.
 */
function unseen(): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("display", "none");
  svg.setAttribute("aria-hidden", "true");
  document.body.append(svg);
  return svg;
}
