// Help: lamps and numbers after each move, checks, hints, the way back. In: marks that change, questions.
// Out: what is said and shown of them. Invariants: one question at a time, and no answer to older marks.

import { ask } from "../engine/api.js";
import { byId, marksChanged, offer, tell, tellFailure, tellOfMarks } from "../basics/dialogs.js";
import { Ladder } from "./ladder.js";
import { Solving } from "./solving.js";
import { withSwatches } from "../basics/swatches.js";
import { t } from "../basics/words.js";

/** @import { Assessment } from "../answers.js" */
/** @import { BoardView } from "./board.js" */
/** @import { End } from "./end.js" */
/** @import { Preferences } from "../basics/preferences.js" */
/** @import { State } from "../game/state.js" */

/** The message of why no reason for a cell is given. */
const UNKNOWN = {
  given: "page-why-given",
  open: "page-why-open",
  mistake: "page-why-mistake",
  far: "page-why-far",
};

export class Help {
  #isJudging = false;
  /** Was it told that nobody answers? */
  #isSilent = false;
  #isStale = false;
  #wasSolved = false;
  /**
   * Is the solution known without the player's merit? Until all is cleared; null before the first judgement.
   * @type {boolean | null}
   */
  #isKnown = null;
  /** Ends the question that is being looked at. @type {AbortController | null} */
  #abort = null;
  /** Ends the look for a mistake after each move. @type {AbortController | null} */
  #quiet = null;
  /** The hint that is climbed; null if none was asked for. @type {Ladder | null} */
  #ladder = null;
  /** Was it told that there is a mistake in these marks? */
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
      this.#changed("");
    });
    state.addEventListener("marks", () => {
      const isClear = state.marks.every((mark, cell) => mark === state.all || state.givens.has(cell));
      if (isClear && state.future.length === 0) this.#isKnown = false;
      this.#changed(t("page-given-up"));
    });
  }

  /** What was said or asked of other marks is over. @param {string} why */
  #changed(why) {
    this.#quiet?.abort();
    this.cancel(why);
    marksChanged();
    this.#forget();
    this.view.differ([]);
    this.#judge();
  }

  /** Gives up the question that is being looked at; says why, except for "". Was there one? @param {string} why */
  cancel(why) {
    const isAsked = this.#abort !== null;
    this.#abort?.abort(new DOMException(why, "AbortError"));
    return isAsked;
  }

  /** No hint and no mistake is shown any more. */
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

  /** Asks what the marks satisfy; answers to older marks are thrown away. */
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
        if (this.#isSilent) tell("");
        this.#isSilent = false;
        if (!this.#isStale && board === this.state.board) this.#apply(judgement);
      } while (this.#isStale);
    } catch (/** @type {any} */ error) {
      this.#isSilent = true;
      tellFailure(error, () => this.#judge());
    } finally {
      this.#isJudging = false;
    }
  }

  /** @param {Assessment} judgement */
  #apply(judgement) {
    byId("news").textContent = this.view.judge(judgement);
    // A puzzle that comes solved was drawn, or solved before.
    this.#isKnown ??= judgement.solved;
    const isOwn = !this.#wasSolved && !this.#isKnown && this.state.isPainted;
    if (judgement.solved && isOwn) {
      tellOfMarks(t("page-end-congratulations"), "good");
      this.end.show();
    } else if (isOwn && this.preferences.values.tell) {
      this.#watch();
    }
    this.#wasSolved = judgement.solved;
  }

  /** Looks quietly whether the newest step is a mistake, and shows it. Nothing is said of what cannot be told. */
  async #watch() {
    const step = this.state.past.at(-1)?.map(([cell]) => cell) ?? [];
    const { signal } = (this.#quiet = new AbortController()),
      puzzle = this.state.puzzle();
    try {
      if ((await ask("validate", puzzle, signal)).answer !== "wrong") return;
      const found = await ask("mistake", puzzle, signal),
        marks = "marks" in found ? found.marks : [];
      if (signal.aborted) return;
      this.state.mistakes += 1;
      const guilty = step.filter((cell) => marks.includes(cell));
      this.view.point({ lines: [], wrong: guilty.length ? guilty : step });
      this.#isWrong = true;
      tellOfMarks(t("page-mistake-now"), "problem");
      offer("where", "go-back");
    } catch (/** @type {any} */ error) {
      if (!signal.aborted) tellOfMarks(error.message, "problem");
    }
  }

  /**
   * Asks one question at a time; its answer comes only if marks and puzzle are still the same.
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} question
   * @returns {Promise<T>}
   */
  async #alone(question) {
    if (this.#abort) {
      tellOfMarks(t("page-working"));
      throw new DOMException("", "AbortError");
    }
    const { signal } = (this.#abort = new AbortController());
    try {
      const answer = await question(signal);
      signal.throwIfAborted();
      return answer;
    } catch (/** @type {any} */ error) {
      if (signal.aborted && signal.reason.message) tellOfMarks(signal.reason.message);
      throw signal.aborted ? signal.reason : error;
    } finally {
      this.#abort = null;
    }
  }

  /** Asks, and says so when it takes a while. @template {string} P @param {P} path @param {unknown} body */
  #looking(path, body = this.preferences.named(this.state.board, this.state.puzzle())) {
    return this.#alone(async (signal) => {
      const saying = setTimeout(() => tellOfMarks(t("page-working")), 300);
      try {
        return await ask(path, body, signal);
      } finally {
        clearTimeout(saying);
      }
    });
  }

  /** Is all right so far? Asked again, where it is not. */
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
    if (answer === "wrong") return this.#tellWrong();
    tellOfMarks(...words[answer]);
  }

  #tellWrong() {
    this.state.mistakes += 1;
    this.#isWrong = true;
    tellOfMarks(t("page-mistake"), "problem");
    offer("where", "go-back");
  }

  /** A text with a square of its color beside each word for a color. @param {string} text */
  #colored(text) {
    const { board } = this.state;
    return withSwatches(text, board.colors.slice(1), (letter) => this.preferences.colorOf(board, letter));
  }

  /** Shows which marks contradict each other. */
  async where() {
    const found = await this.#looking("mistake");
    if (found.answer === "not-found") {
      tellOfMarks(t("page-mistake-unknown"));
      return offer("go-back");
    }
    this.view.point({ ...found, wrong: found.marks });
    tellOfMarks(this.#colored(found.level3.join("\n")), "problem");
    offer("go-back");
    if (found.marks.length) this.view.reveal(found.marks[0]);
  }

  /** Undoes what was done since the last state that some solution has. */
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
    tellOfMarks(...words[answer]);
  }

  /** The next rung of a hint; the first one of another if the marks changed. */
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
      if (hint.answer === "mistake") return this.#tellWrong();
      if (hint.answer !== "step") return tellOfMarks(...words[hint.answer]);
      this.#ladder = new Ladder(hint);
      this.state.hints += 1;
    }
    const ladder = this.#ladder,
      { words, marks, more } = ladder.climb();
    this.view.point(marks);
    tellOfMarks(this.#colored(words));
    byId("more").textContent = more && t(more);
    offer(...(more ? ["more"] : []), ...(ladder.rung > 1 ? ["do-it"] : []));
    if (marks.follows?.length) this.view.reveal(marks.follows[0]);
  }

  /** Says why a cell is what it is, as far as lines tell. @param {number} cell */
  async why(cell) {
    const found = await this.#looking(`why?cell=${cell}`);
    this.#forget();
    this.state.hints += 1;
    this.view.moveTo(cell);
    if (found.answer !== "step")
      return tellOfMarks(t(UNKNOWN[found.answer], "before" in found ? { before: found.before } : {}));
    this.#ladder = new Ladder(found, 2);
    this.hint();
  }

  /** Marks what the hint tells, as one step. */
  doIt() {
    if (!this.#ladder) return tellOfMarks(t("page-hint-missing"));
    const { settled } = this.#ladder;
    this.state.set(settled.map(({ cell, letter }) => [cell, letter]));
    tellOfMarks(t("page-hint-done"));
  }
}
