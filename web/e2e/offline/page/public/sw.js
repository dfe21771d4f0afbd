// Answers from all caches first, as the client's own service worker does for packs.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (!new URL(event.request.url).pathname.startsWith("/offline/")) return;
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
// There is nothing else to keep: the page itself comes from the test's server.
self.addEventListener("message", ({ ports }) => ports[0].postMessage({ kept: true }));
