import { afterEach, beforeEach, expect, test, vi } from "vitest";

const shown: { title: string; tag: string }[] = [];
const page = { hidden: true };

/** A browser that answers a request for permission in this way. */
async function device(answer: "granted" | "denied") {
  const notification = {
    permission: "default",
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  const registration = {
    showNotification: async (title: string, { tag }: { tag: string }) => shown.push({ title, tag }),
    getNotifications: async ({ tag }: { tag: string }) =>
      shown
        .filter((each) => each.tag === tag)
        .map((each) => ({ close: () => shown.splice(shown.indexOf(each), 1) })),
  };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("navigator", {
    languages: ["en"],
    serviceWorker: { getRegistration: async () => registration },
  });
  return import("./turn-notice");
}

beforeEach(() => {
  vi.resetModules();
  shown.length = 0;
  page.hidden = true;
});
afterEach(() => vi.unstubAllGlobals());

test("a notification only comes if it is wanted and the page is hidden", async () => {
  const { notify, wantNotices } = await device("granted");
  await notify("Your turn", "", "/table/a");
  expect(shown).toEqual([]);
  await wantNotices();
  page.hidden = false;
  await notify("Your turn", "", "/table/a");
  expect(shown).toEqual([]);
  page.hidden = true;
  await notify("Your turn", "", "/table/a");
  expect(shown).toEqual([{ title: "Your turn", tag: "/table/a" }]);
});

test("the notification disappears when the turn is over", async () => {
  const { notify, wantNotices, withdrawNotice } = await device("granted");
  await wantNotices();
  await notify("Your turn", "", "/table/a");
  await notify("Your turn", "", "/table/b");
  await withdrawNotice("/table/a");
  expect(shown.map(({ tag }) => tag)).toEqual(["/table/b"]);
});

test("a browser without permission shows none and is not asked again", async () => {
  const { canNotify, notify, wantNotices } = await device("denied");
  expect(canNotify()).toBe(true);
  await wantNotices();
  expect(canNotify()).toBe(false);
  await notify("Your turn", "", "/table/a");
  expect(shown).toEqual([]);
});
