import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { mayReload } from "./device/reload";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // it only helps without a network; everything works without it
  });
}

// A part of a version that is no longer served: the new one is there, so open it.
addEventListener("vite:preloadError", () => {
  if (mayReload()) location.reload();
});
