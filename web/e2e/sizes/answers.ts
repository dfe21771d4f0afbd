/** The right answers to the steps of a lesson, as the server knows them. */

import type { Page } from "@playwright/test";
import type { Step, Tried } from "../../src/api/types";
import { isRight, LEARNER } from "../../src/learn/data";
import { expect } from "../fixtures";
import { pathsOf, pointAt } from "../player";

/** The steps of a lesson in the order in which it shows them. */
export async function stepsOf(page: Page, game: string): Promise<readonly Step[]> {
  return (await (await page.request.get(`/games/${game}/lesson/en`)).json()).steps;
}

/** Does what a step asks for, and waits until it is done. */
export async function answer(page: Page, game: string, step: Step): Promise<void> {
  for (const pick of await rightPicks(page, game, step)) await pointAt(page, pick);
  await expect(page.locator("[data-testid=lesson-next].main")).toBeVisible();
}

/** The shortest way to a right action. */
async function rightPicks(page: Page, game: string, step: Step): Promise<readonly string[]> {
  const { players, options, setup, actions } = step;
  const data = { players, options, setup, actions, seat: LEARNER, pointed: [] };
  const tried: Tried = await (await page.request.post(`/games/${game}/try`, { data })).json();
  const state = { view: { game, players }, legal: tried.legal };
  const right = (await pathsOf(page, state)).filter(({ action }) => isRight(step, action));
  const [first, ...others] = right.map(({ picks }) => picks);
  if (!first) throw new Error(`no action is right in ${step.id}`);
  return others.reduce((least, picks) => (picks.length < least.length ? picks : least), first);
}
