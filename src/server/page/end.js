// The end of a game: the clean picture, how it came about, what comes next.
// In: a solved puzzle. Out: a panel below the picture, the events "solved", "next" and "share" for who
// else wants to know. Invariants: the next mark brings the board back.

import { byId } from "./dialogs.js";
import { t } from "./words.js";

/** @import { BoardView } from "./board.js" */
/** @import { State } from "./state.js" */

export class End {
  /** @param {State} state @param {BoardView} view */
  constructor(state, view) {
    this.state = state;
    this.view = view;
    for (const name of ["marks", "puzzle"]) state.addEventListener(name, () => this.close());
    byId("end-close").addEventListener("click", () => this.close(true));
    for (const name of ["next", "share"]) {
      byId(`end-${name}`).addEventListener("click", () => document.dispatchEvent(new CustomEvent(name)));
    }
  }

  /** Shows the picture without a word: someone else solved it. */
  picture() { this.view.finish(true); }

  /** The player solved it. */
  show() {
    const { seconds, hints, mistakes } = this.state, panel = byId("end");
    byId("end-text").textContent = [
      t("page-end-time", { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` }),
      t("page-end-hints", { n: hints }),
      ...(mistakes ? [t("page-end-mistakes", { n: mistakes })] : []),
    ].join(" · ");
    panel.hidden = false;
    this.view.finish(true);
    byId("end-title").focus({ preventScroll: true });
    document.dispatchEvent(new CustomEvent("solved", { detail: { seconds, hints, mistakes } }));
  }

  close(isAsked = false) {
    const panel = byId("end"), hadFocus = panel.contains(document.activeElement);
    panel.hidden = true;
    this.view.finish(false);
    if (hadFocus || isAsked) this.view.grid?.focus({ preventScroll: true });
  }
}
