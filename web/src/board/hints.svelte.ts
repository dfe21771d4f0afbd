/** A hint on the buttons beside a board, numbered in the order of the picks as on the board. */

import type { Board } from "./model.svelte";

/** Marks the hinted buttons inside an element; a single one gets no number. */
export function hintMarks(board: Board): (element: HTMLElement) => void {
  return (element) => {
    // Runs after every change, because the part beside the board is redrawn with each pick.
    $effect(() => {
      const { hinted, chooser } = board.state;
      for (const button of element.querySelectorAll<HTMLElement>("button[data-pick]")) {
        const order = board.moving ? 0 : hinted.indexOf(button.dataset.pick ?? "") + 1;
        if (order <= chooser.chosen.length) delete button.dataset.hint;
        else button.dataset.hint = hinted.length > 1 ? String(order) : "";
      }
    });
  };
}
