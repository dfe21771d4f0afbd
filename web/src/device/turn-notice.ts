/**
 * How the device says that it is the player's turn: the tab's icon, vibration, a notification.
 */

import { fileAddress } from "./files";
import { change, settings } from "./settings.svelte";

/** Milliseconds of a vibration that is noticeable but not annoying. */
const BUZZ = 80;

/** Adds a mark to the tab's icon, or removes it. */
export function markIcon(marked: boolean): void {
  const icon = document.querySelector('link[rel="icon"]');
  icon?.setAttribute("href", fileAddress(marked ? "icons/icon-turn.svg" : "icons/icon.svg"));
}

export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function";
}

/** Vibrates briefly, if the person wants that and has touched the page. */
export function buzz(): void {
  if (!settings.vibration || !canVibrate()) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ);
}

/** Whether this device can show notifications; not if the person has blocked ours. */
export function canNotify(): boolean {
  return (
    "Notification" in globalThis &&
    "serviceWorker" in navigator &&
    Notification.permission !== "denied"
  );
}

/** Asks the browser for permission to show notifications; if granted, turns them on. */
export async function wantNotices(): Promise<void> {
  change({ notices: (await Notification.requestPermission()) === "granted" });
}

/** Shows a notification that links to one of our pages, if wanted and the page is hidden. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!settings.notices || !document.hidden || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, {
    body,
    tag: path,
    icon: fileAddress("icons/icon-192.png"),
    data: path,
  });
}

/** Removes the notification about a page, because it is out of date. */
export async function withdrawNotice(path: string): Promise<void> {
  if (!settings.notices || !canNotify()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close();
}
