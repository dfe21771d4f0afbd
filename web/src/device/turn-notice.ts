/** What a device does to say that it is someone's turn: the icon of the tab, a buzz, a notice. */

import { change, settings } from "./settings.svelte";

/** Milliseconds of a buzz that is felt and does not annoy. */
const BUZZ = 80;

/** Marks the icon of the tab, or takes the mark away. */
export function markIcon(marked: boolean): void {
  const icon = document.querySelector('link[rel="icon"]');
  icon?.setAttribute("href", marked ? "/icons/icon-turn.svg" : "/icons/icon.svg");
}

export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function";
}

/** Vibrates for a moment, if that is wanted and someone has touched the page. */
export function buzz(): void {
  if (!settings.vibration || !canVibrate()) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ);
}

/** Whether this device can show notices; a browser that was told not to show ours cannot. */
export function canNotify(): boolean {
  return (
    "Notification" in globalThis &&
    "serviceWorker" in navigator &&
    Notification.permission !== "denied"
  );
}

/** Asks the browser for leave to show notices, and remembers that they are wanted if it gives it. */
export async function wantNotices(): Promise<void> {
  change({ notices: (await Notification.requestPermission()) === "granted" });
}

/** Shows a notice that leads to a page of ours, if that is wanted and the page is out of sight. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!settings.notices || !document.hidden || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, {
    body,
    tag: path,
    icon: "/icons/icon-192.png",
    data: path,
  });
}

/** Takes the notice of a page away: what it said is no longer so. */
export async function withdrawNotice(path: string): Promise<void> {
  if (!settings.notices || !canNotify()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close();
}
