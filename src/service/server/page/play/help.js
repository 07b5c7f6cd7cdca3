// Helps the player: it marks satisfied lines after each move, checks marks, gives hints and goes back to valid marks.
// In: changed marks, requests. Out: messages, and marks on the board. Invariants: one request at a time; answers about
// older marks are dropped.

import { ask } from "../engine/api.js";
import { byId, marksChanged, offer, showMessage, showFailure, showMarksMessage } from "../basics/dialogs.js";
import { Ladder } from "./ladder.js";
import { Solving } from "./solving.js";
import { withSwatches } from "../basics/swatches.js";
import { t } from "../basics/words.js";

/** @import { Assessment } from "../answers.js" */
/** @import { BoardView } from "./board.js" */
/** @import { End } from "./end.js" */
/** @import { Preferences } from "../basics/preferences.js" */
/** @import { State } from "../game/state.js" */

/** The message for each reason why a cell has no explanation. */
const UNKNOWN = {
  given: "page-why-given",
  open: "page-why-open",
  mistake: "page-why-mistake",
  far: "page-why-far",
};

export class Help {
  #isJudging = false;
  /** Was it shown that the engine does not answer? */
  #isSilent = false;
  #isStale = false;
  #wasSolved = false;
  /**
   * Is the solution known without the player having found it? Clearing all marks resets this; null before the first
   * judgement.
   * @type {boolean | null}
   */
  #isKnown = null;
  /** Aborts the current request of the player. @type {AbortController | null} */
  #abort = null;
  /** Aborts the search for a mistake after a move. @type {AbortController | null} */
  #quiet = null;
  /** The current hint; null if none is shown. @type {Ladder | null} */
  #ladder = null;
  /** Was it shown that these marks have a mistake? */
  #isWrong = false;

  /** @param {State} state @param {BoardView} view @param {Preferences} preferences @param {End} end */
  constructor(state, view, preferences, end) {
    this.state = state;
    this.view = view;
    this.preferences = preferences;
    this.end = end;
    this.solving = new Solving(state, view, preferences, end, {
      alone: (question) => this.#alone(question),
      cancel: (why) => this.cancel(why),
      known: () => {
        this.#isKnown = true;
      },
    });
    state.addEventListener("puzzle", () => {
      this.#isKnown = null;
      this.#dropOld("");
    });
    state.addEventListener("marks", () => {
      const isClear = state.marks.every((mark, cell) => mark === state.all || state.givens.has(cell));
      if (isClear && state.future.length === 0) this.#isKnown = false;
      this.#dropOld(t("page-given-up"));
    });
  }

  /** The marks changed: drops all messages, hints and requests about the old ones. @param {string} reason */
  #dropOld(reason) {
    this.#quiet?.abort();
    this.cancel(reason);
    marksChanged();
    this.#forget();
    this.view.differ([]);
    this.#judge();
  }

  /**
   * Aborts the current request, and shows why unless `why` is "". Returns whether there was one.
   * @param {string} reason
   */
  cancel(reason) {
    const wasRunning = this.#abort !== null;
    this.#abort?.abort(new DOMException(reason, "AbortError"));
    return wasRunning;
  }

  /** Hides the hint or the mistake. Returns whether there was one. */
  dismiss() {
    const isShown = Boolean(this.#ladder || this.#isWrong || this.view.pointed);
    if (isShown) marksChanged();
    this.#forget();
    return isShown;
  }

  #forget() {
    this.#ladder = null;
    this.#isWrong = false;
    this.view.point(null);
  }

  /** Requests what the marks satisfy; an answer about older marks is dropped. */
  async #judge() {
    if (this.#isJudging) {
      this.#isStale = true;
      return;
    }
    this.#isJudging = true;
    try {
      do {
        this.#isStale = false;
        const { board } = this.state;
        const judgement = await ask("progress", this.state.puzzle());
        if (this.#isSilent) showMessage("");
        this.#isSilent = false;
        if (!this.#isStale && board === this.state.board) this.#apply(judgement);
      } while (this.#isStale);
    } catch (/** @type {any} */ error) {
      this.#isSilent = true;
      showFailure(error, () => this.#judge());
    } finally {
      this.#isJudging = false;
    }
  }

  /** @param {Assessment} judgement */
  #apply(judgement) {
    byId("news").textContent = this.view.judge(judgement);
    // A puzzle that is solved when it is loaded was not solved by this player now.
    this.#isKnown ??= judgement.solved;
    const isOwn = !this.#wasSolved && !this.#isKnown && this.state.isPainted;
    if (judgement.solved && isOwn) {
      showMarksMessage(t("page-end-congratulations"), "good");
      this.end.show();
    } else if (isOwn && this.preferences.values.tell) {
      this.#watch();
    }
    this.#wasSolved = judgement.solved;
  }

  /**
   * Searches in the background for a mistake in the newest step, and shows it. If the engine cannot decide, nothing is
   * shown.
   */
  async #watch() {
    const step = this.state.past.at(-1)?.map(([cell]) => cell) ?? [];
    const { signal } = (this.#quiet = new AbortController()),
      puzzle = this.state.puzzle();
    try {
      if ((await ask("validate", puzzle, signal)).answer !== "wrong") return;
      const mistake = await ask("mistake", puzzle, signal),
        marks = "marks" in mistake ? mistake.marks : [];
      if (signal.aborted) return;
      this.state.mistakes += 1;
      const guilty = step.filter((cell) => marks.includes(cell));
      this.view.point({ lines: [], wrong: guilty.length ? guilty : step });
      this.#isWrong = true;
      showMarksMessage(t("page-mistake-now"), "problem");
      offer("where", "go-back");
    } catch (/** @type {any} */ error) {
      if (!signal.aborted) showMarksMessage(error.message, "problem");
    }
  }

  /**
   * Runs a request. Throws if another one is running, or if the marks or the puzzle change before the answer.
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} question
   * @returns {Promise<T>}
   */
  async #alone(question) {
    if (this.#abort) {
      showMarksMessage(t("page-working"));
      throw new DOMException("", "AbortError");
    }
    const { signal } = (this.#abort = new AbortController());
    try {
      const answer = await question(signal);
      signal.throwIfAborted();
      return answer;
    } catch (/** @type {any} */ error) {
      if (signal.aborted && signal.reason.message) showMarksMessage(signal.reason.message);
      throw signal.aborted ? signal.reason : error;
    } finally {
      this.#abort = null;
    }
  }

  /**
   * Sends a request, and shows a message if it takes a while.
   * @template {string} P
   * @param {P} path
   * @param {unknown} body
   */
  #looking(path, body = this.preferences.withColorNames(this.state.board, this.state.puzzle())) {
    return this.#alone(async (signal) => {
      const timer = setTimeout(() => showMarksMessage(t("page-working")), 300);
      try {
        return await ask(path, body, signal);
      } finally {
        clearTimeout(timer);
      }
    });
  }

  /** Checks whether the marks so far are right. After a mistake was shown, shows where it is. */
  async check() {
    if (this.#isWrong) return this.where();
    const { answer } = await this.#looking("validate");
    this.#forget();
    /** @type {Record<string, [string, string?]>} */
    const words = {
      right: [t("page-check-right"), "good"],
      none: [t("page-no-solution"), "problem"],
      undecided: [t("page-no-answer-in-time")],
    };
    if (answer === "wrong") return this.showWrong();
    showMarksMessage(...words[answer]);
  }

  showWrong() {
    this.state.mistakes += 1;
    this.#isWrong = true;
    showMarksMessage(t("page-mistake"), "problem");
    offer("where", "go-back");
  }

  /** Adds a colored square to each name of a color in a text. @param {string} text */
  #colored(text) {
    const { board } = this.state;
    return withSwatches(text, board.colors.slice(1), (letter) => this.preferences.colorOf(board, letter));
  }

  /** Shows which marks contradict each other. */
  async where() {
    const mistake = await this.#looking("mistake");
    if (mistake.answer === "not-found") {
      showMarksMessage(t("page-mistake-unknown"));
      return offer("go-back");
    }
    this.view.point({ ...mistake, wrong: mistake.marks });
    showMarksMessage(this.#colored(mistake.level3.join("\n")), "problem");
    offer("go-back");
    if (mistake.marks.length) this.view.reveal(mistake.marks[0]);
  }

  /** Undoes all steps after the last state that is part of a solution. */
  async goBack() {
    const { answer, steps = 0 } = await this.#looking("undo-to-valid", {
      puzzle: this.state.puzzle(),
      past: this.state.steps(),
    });
    this.#forget();
    for (let step = 0; step < steps; step += 1) this.state.undo();
    /** @type {Record<string, [string, string?]>} */
    const words = {
      right: [steps === 0 ? t("page-check-right") : t("page-mistake-undone", { n: steps }), "good"],
      never: [t("page-mistake-always"), "problem"],
      undecided: [t("page-no-answer-in-time")],
    };
    showMarksMessage(...words[answer]);
  }

  /** Shows the next level of the hint; the first level of a new one if the marks changed. */
  async hint() {
    if (!this.#ladder) {
      const hint = await this.#looking("hint");
      this.#forget();
      /** @type {Record<string, [string, string?]>} */
      const words = {
        none: [t("page-no-solution"), "problem"],
        solved: [t("page-hint-solved"), "good"],
        open: [t("page-hint-several")],
        undecided: [t("page-hint-none-in-time")],
      };
      if (hint.answer === "mistake") return this.showWrong();
      if (hint.answer !== "step") return showMarksMessage(...words[hint.answer]);
      this.#ladder = new Ladder(hint);
      this.state.hints += 1;
    }
    const ladder = this.#ladder,
      { words, marks, more } = ladder.climb();
    this.view.point(marks);
    showMarksMessage(this.#colored(words));
    byId("more").textContent = more && t(more);
    offer(...(more ? ["more"] : []), ...(ladder.level > 1 ? ["do-it"] : []));
    if (marks.follows?.length) this.view.reveal(marks.follows[0]);
  }

  /** Explains why a cell has its color, if reasoning by lines shows that. @param {number} cell */
  async why(cell) {
    const explanation = await this.#looking(`why?cell=${cell}`);
    this.#forget();
    this.state.hints += 1;
    this.view.moveTo(cell);
    if (explanation.answer !== "step")
      return showMarksMessage(
        t(UNKNOWN[explanation.answer], "before" in explanation ? { before: explanation.before } : {}),
      );
    this.#ladder = new Ladder(explanation, 2);
    this.hint();
  }

  /** Marks the cells of the hint in one step. */
  doIt() {
    if (!this.#ladder) return showMarksMessage(t("page-hint-missing"));
    const { settled } = this.#ladder;
    this.state.set(settled.map(({ cell, letter }) => [cell, letter]));
    showMarksMessage(t("page-hint-done"));
  }
}
