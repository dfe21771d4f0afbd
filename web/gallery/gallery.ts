/** Boards without a server: /gallery/?game=anneaux&players=3&ply=20&t=0.5&theme=dark&pick=point:A1&seat=1&trail=6 */

import { mount } from "svelte";
import "../src/app.css";
import Gallery from "./Gallery.svelte";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { wanted } });
