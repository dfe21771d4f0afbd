import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { fileAddress } from "./device/files";
import { mayReload } from "./device/reload";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register(fileAddress("sw.js")).catch(() => {
    // everything works without it; it only helps without a network
  });
}

// The server no longer has a part of this version, so reload to get the new one.
addEventListener("vite:preloadError", () => {
  if (mayReload()) location.reload();
});
