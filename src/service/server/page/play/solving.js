// Solves the puzzle, and searches for a second solution. In: a puzzle. Out: its picture on the board, or messages about
// it. Invariants: while the solver runs, a dialog shows each stage and a button to cancel.

import { watch } from "../engine/api.js";
import { byId, openDialog, showMessage, showMarksMessage } from "../basics/dialogs.js";
import { miniature } from "../board/miniature.js";
import { Proof } from "./proof.js";
import { t } from "../basics/words.js";

/** @import { AnswerTo, Proof as Answer, Report, Stage } from "../answers.js" */
/** @import { BoardView } from "./board.js" */
/** @import { End } from "./end.js" */
/** @import { Preferences } from "../basics/preferences.js" */
/** @import { State } from "../game/state.js" */

export class Solving {
  /**
   * @param {{ alone: (question: (signal: AbortSignal) => Promise<any>) => Promise<any>, cancel: (why: string) => void,
   *   known: () => void }} requests
   *   `alone` runs one request at a time, `cancel` aborts it, `known` records that the solution is known
   * @param {State} state @param {BoardView} view @param {Preferences} preferences @param {End} end
   */
  constructor(state, view, preferences, end, requests) {
    this.state = state;
    this.view = view;
    this.preferences = preferences;
    this.end = end;
    this.requests = requests;
    /**
     * The puzzle of the request: the game, or a drawing.
     * @type {{ board: any, puzzle: () => any, name: string | null }}
     */
    this.subject = state;
    this.proof = new Proof(
      () => this.subject,
      preferences,
      (path, title) => this.#solving(path, title),
    );
  }

  /** Solves the puzzle and marks its picture in one step. */
  async solve() {
    this.subject = this.state;
    const answer = await this.#solving("solve");
    if (answer.verdict === "solved") {
      this.requests.known();
      const isNew = this.state.show(answer.pictures?.[0] ?? []);
      this.end.picture();
      showMarksMessage(isNew ? t("page-solve-done") : t("page-hint-solved"), "good");
    } else if (answer.verdict === "none") {
      showMessage(t("page-solve-none", { why: answer.reason?.words }), "problem");
    } else {
      showMessage(t("page-solve-undecided", { why: undecided(answer) }), "problem");
    }
  }

  /**
   * Shows whether there is another solution, and where it differs.
   * @param {{ board: any, puzzle: () => any, name: string | null }} [subject]
   */
  async unique(subject = this.state) {
    const isGame = subject === this.state;
    this.subject = subject;
    const answer = await this.#solving("solve?unique=true");
    const differing = answer.differing_cells ?? [];
    const words = /** @type {Record<string, string[]>} */ ({
      unique: [t("page-unique-title"), t("page-unique")],
      several: [t("page-several-title"), t("page-several", { n: differing.length })],
      none: [t("page-none-title"), t("page-none", { why: answer.reason?.words })],
      undecided: [t("page-undecided-title"), t("page-undecided", { why: undecided(answer) })],
    })[answer.verdict];
    if (isGame) this.view.differ(differing);
    if (isGame && differing.length) this.view.reveal(differing[0]);
    byId("answer-title").textContent = words[0];
    byId("answer-text").textContent = words[1];
    const pictures = answer.verdict === "several" ? (answer.pictures ?? []) : [];
    byId("answer-pictures").replaceChildren(
      ...pictures.map((rows) => miniature(subject.board, rows, this.preferences, differing)),
    );
    this.proof.offer(/** @type {Answer["verdict"]} */ (answer.verdict));
    (isGame ? showMarksMessage : showMessage)(words[1], answer.verdict === "unique" ? "good" : "problem");
    await openDialog(byId("answer-dialog"));
  }

  /**
   * Runs the solver while a dialog shows the stages, the time, and a button to cancel.
   * @template {"solve" | "solve?unique=true" | "prove" | "prove?numbers=true" | "weights"} P
   * @param {P} path
   * @returns {Promise<AnswerTo<P>>}
   */
  async #solving(path, title = t("page-solving")) {
    const dialog = byId("solving-dialog"),
      began = performance.now();
    const tick = () => {
      byId("solving-time").textContent = `${((performance.now() - began) / 1000).toFixed(1)} s`;
    };
    const cancel = () => this.requests.cancel(t("page-cancelled-after", { time: byId("solving-time").textContent }));
    return this.requests.alone(async (signal) => {
      tick();
      byId("solving-title").textContent = title;
      byId("solving-stage").textContent = t("page-solving-reading");
      const timer = setInterval(tick, 100),
        opening = setTimeout(() => dialog.showModal(), 150);
      dialog.oncancel = byId("solving-cancel").onclick = cancel;
      try {
        return await watch(path, this.subject.puzzle(), signal, stage);
      } finally {
        clearInterval(timer);
        clearTimeout(opening);
        dialog.close();
      }
    });
  }
}

/** Why solving ended without an answer. @param {Pick<Report, "reason">} report */
const undecided = ({ reason }) => (!reason || reason.kind === "time" ? t("page-out-of-time") : reason.words);

/** @param {Stage} stage */
function stage(stage) {
  /** @type {any} */
  const line = stage;
  const words = /** @type {Record<Stage["stage"], () => string>} */ ({
    lines: () => t("page-solving-lines", { n: line.open_cells }),
    probing: () => t("page-solving-probing", { n: line.open_cells }),
    formula: () => t("page-solving-formula", { variables: line.variables, clauses: line.clauses }),
    solving: () => t("page-solving-search", { n: line.conflicts }),
    decided: () => t("page-solving-part", { n: line.decision }),
  })[stage.stage];
  if (words) byId("solving-stage").textContent = words();
}
