/** Which of the small boards moves. Only one does at a time, so that nobody has to look around. */

import type { GameName } from "../../api/types";

/** How many moments a small board has, and how long each is shown. */
export const MOMENTS = 3;
const STAY_MS = 4000;

/** Boards whose middles are as near as this to the middle of the list take turns. */
const ALIKE_PX = 8;

/** People who want less motion or want to save data get boards that stand still. */
function wantsMotion(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class LivingBoards {
  /** The board under the pointer, if any. */
  pointed: GameName | null = null;
  #steps: Record<GameName, number> = $state({});

  momentOf(game: GameName): number {
    return this.stepsOf(game) % MOMENTS;
  }

  private stepsOf(game: GameName): number {
    return this.#steps[game] ?? 0;
  }

  /** Moves one board after the other among the cards of a list, until it is stopped. */
  run(list: Element): () => void {
    if (!wantsMotion()) return () => {};
    const timer = setInterval(() => {
      const game = this.pointed ?? this.nearest(list);
      if (game && !document.hidden) this.#steps[game] = this.stepsOf(game) + 1;
    }, STAY_MS);
    return () => clearInterval(timer);
  }

  /** The game in the middle of a list; among several the one with the fewest rounds. */
  private nearest(list: Element): GameName | undefined {
    const middle = middleOf(list);
    const cards = [...list.querySelectorAll<HTMLElement>("[data-game]")].map((card) => {
      const at = middleOf(card);
      const rounds = Math.floor(this.stepsOf(card.dataset.game ?? "") / MOMENTS);
      return { game: card.dataset.game, far: Math.hypot(at.x - middle.x, at.y - middle.y), rounds };
    });
    const least = Math.min(...cards.map(({ far }) => far));
    const near = cards.filter(({ far }) => far <= least + ALIKE_PX);
    return near.sort((a, b) => a.rounds - b.rounds)[0]?.game;
  }
}

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
