// Teaches what a reader does not know yet: the rules on the first screen at the first visit, and what is new about a
// puzzle before its board. In: what the reader learned and played. Out: lessons. Invariants: each lesson is offered
// once, and can be passed over; who played here before sees no first visit.

import { attempt, byId, openDialog } from "../basics/dialogs.js";
import { day } from "../game/days.js";
import { keptGames } from "../game/games.js";
import { isLearned, learn, learnedBefore, lessonsBefore } from "../game/learned.js";
import { t } from "../basics/words.js";

/** @import { Board } from "../answers.js" */

export class Hello {
  /** Is the first screen that of a first visit? It stays so until the reader leaves it. */
  #isFirst = false;

  /**
   * @param {() => Promise<import("./learn.js").Learn>} lessons @param {import("../game/sources.js").Sources} sources
   */
  constructor(lessons, sources) {
    this.lessons = lessons;
    this.records = sources.records;
    learnedBefore(Object.keys(this.records.pictures).length);
    byId("hello-skip").addEventListener("click", () => {
      learn("squares");
      attempt(() => sources.play(`day/${day()}`));
    });
  }

  /** Shows the lesson on the first screen if this is the first visit. */
  async draw() {
    const isPlayed = Object.keys(this.records.pictures).length || keptGames().some(({ isTouched }) => isTouched);
    if (!this.#isFirst && !isPlayed && !isLearned("squares")) {
      this.#isFirst = true;
      (await this.lessons()).begin("squares", byId("hello-place"));
    }
    byId("start").classList.toggle("first", this.#isFirst);
    byId("hello").hidden = !this.#isFirst;
  }

  leave() {
    this.#isFirst = false;
  }

  /**
   * Shows the lessons that the reader needs before the board, one after the other.
   * @param {import("../game/state.js").State} state
   */
  async teachBefore(state) {
    const { board } = state;
    for (const name of lessonsBefore(board)) {
      const lessons = await this.lessons();
      // Meanwhile the reader may have gone on to another one.
      if (state.board !== board) return;
      byId("lesson-title").textContent = t(lessons.titleOf(name));
      lessons.begin(name, byId("lesson-place"));
      await openDialog(byId("lesson-dialog"));
      learn(name);
    }
  }

  /** Who solved a board knows its kind. @param {Board} board */
  learned(board) {
    learn("squares", ...lessonsBefore(board));
  }
}
