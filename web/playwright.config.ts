/** Browser tests: Debian's Chromium without a window against a real server with the built client. */

import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.TAVOLINO_E2E_PORT ?? 8653);
/** The command under test. */
export const tavolino = process.env.TAVOLINO ?? "../build/compiled/bin/tavolino";
const database = process.env.TAVOLINO_E2E_DATABASE ?? "build/e2e.sqlite";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** Chromium without windows, which needs a quarter less of the processor. */
const withoutWindows = {
  executablePath: process.env.TAVOLINO_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args,
};
/** The whole of Chromium, which also hides tabs, shows notifications and installs sites. */
export const withWindows = {
  executablePath: process.env.TAVOLINO_CHROMIUM ?? "/usr/bin/chromium",
  args,
};

/** With the service worker, which keeps the client in case the network goes. */
export const KEEPING = { serviceWorkers: "allow" } as const;

export default defineConfig({
  testDir: "e2e",
  outputDir: "build/e2e",
  // Two people at one device take minutes on a slow machine: each hand-over waits by design.
  timeout: 900_000,
  // A page with a table of its own starts Python first.
  expect: { timeout: 45_000 },
  workers: 2,
  fullyParallel: true,
  reporter: "list",
  forbidOnly: true,
  projects: [
    {
      name: "play",
      testIgnore: [
        "screenshots.spec.ts",
        "motion.spec.ts",
        "newcomer.spec.ts",
        "pictures.spec.ts",
        "offline/**",
      ],
    },
    // A page's own table, from a pack on a host of files.
    {
      name: "offline",
      testMatch: /offline\/(here|installed|packages|site|store|table)\.spec\.ts/,
      use: KEEPING,
    },
    // Firefox, which Playwright cannot drive as Debian has it.
    { name: "offline-firefox", testMatch: "offline/firefox.spec.ts" },
    // Alone, because it measures.
    { name: "offline-figures", testMatch: "offline/figures.spec.ts", use: KEEPING },
    // Alone, because anything beside it would affect the measurement; with retries in case the
    // machine was busy.
    { name: "motion", testMatch: "motion.spec.ts", retries: 2 },
    // All cases; "play" includes the few that the gate runs.
    { name: "sizes", testMatch: "sizes/*.spec.ts" },
    // Tests an installation that `.ci/newcomer` has just made.
    { name: "newcomer", testMatch: "newcomer.spec.ts", use: KEEPING },
    // Sheets and booklets of every game in every language; "play" includes a few sheets.
    { name: "paper", testMatch: "paper.spec.ts" },
    { name: "pictures", testMatch: "pictures.spec.ts" },
    { name: "screenshots", testMatch: "screenshots.spec.ts" },
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: "en-GB",
    // A service worker would first keep the whole client for each new page.
    serviceWorkers: "block",
    actionTimeout: 45_000,
    launchOptions: withoutWindows,
  },
  webServer: {
    command: `rm -f ${database}* && ${tavolino} serve --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { TAVOLINO_DATABASE: database, TAVOLINO_RATE: "0" },
    timeout: 60_000,
  },
});
