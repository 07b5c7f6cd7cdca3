// Solving, and whether there is another solution. In: a puzzle. Out: its picture on the board, or what is
// said of it. Invariants: what takes long is told stage by stage, with a way out.

import { watch } from "./api.js";
import { byId, opened, tell, tellOfMarks } from "./dialogs.js";
import { miniature } from "./miniature.js";
import { Proof } from "./proof.js";
import { count, t } from "./words.js";

/** @import { AnswerTo, Proof as Answer, Report, Stage } from "./answers.js" */
/** @import { BoardView } from "./board.js" */
/** @import { End } from "./end.js" */
/** @import { Preferences } from "./preferences.js" */
/** @import { State } from "./state.js" */

export class Solving {
  /**
   * @param {{ alone: (question: (signal: AbortSignal) => Promise<any>) => Promise<any>, cancel: (why: string) => void, known: () => void }} asking
   *   one question at a time, giving it up, and that the solution is known now
   * @param {State} state @param {BoardView} view @param {Preferences} preferences @param {End} end
   */
  constructor(state, view, preferences, end, asking) {
    this.state = state;
    this.view = view;
    this.preferences = preferences;
    this.end = end;
    this.asking = asking;
    this.proof = new Proof(state, (path, title) => this.#solving(path, title));
  }

  /** Solves and shows the picture as one step. */
  async solve() {
    const found = await this.#solving("solve");
    if (found.verdict === "solved") {
      this.asking.known();
      const isNew = this.state.show(found.pictures?.[0] ?? []);
      this.end.picture();
      tellOfMarks(isNew ? "Solved. Undo brings your marks back." : "It is solved.", "good");
    } else if (found.verdict === "none") {
      tell(t("There is no solution: {why}.", { why: found.reason?.words }), "problem");
    } else {
      tell(t("Undecided: {why}.", { why: undecided(found) }), "problem");
    }
  }

  /** Says whether there is another solution, and where it differs. */
  async unique() {
    const found = await this.#solving("solve?unique=true");
    const differing = found.differing_cells ?? [];
    const words = /** @type {Record<string, string[]>} */ ({
      unique: [t("Unique"), t("The puzzle has exactly one solution.")],
      several: [t("Several solutions"), count(differing.length, "The puzzle has several solutions. Two of them differ in {n} cell, which is outlined on the board.", "The puzzle has several solutions. Two of them differ in {n} cells, which are outlined on the board.")],
      none: [t("No solution"), t("The puzzle has no solution: {why}.", { why: found.reason?.words })],
      undecided: [t("Undecided"), t("It could not be told: {why}.", { why: undecided(found) })],
    })[found.verdict];
    this.view.differ(differing);
    if (differing.length) this.view.reveal(differing[0]);
    byId("answer-title").textContent = words[0];
    byId("answer-text").textContent = words[1];
    const pictures = found.verdict === "several" ? found.pictures ?? [] : [];
    byId("answer-pictures").replaceChildren(...pictures.map((rows) =>
      miniature(this.state.board, rows, this.preferences, differing)));
    this.proof.offer(/** @type {Answer["verdict"]} */ (found.verdict));
    tellOfMarks(words[1], found.verdict === "unique" ? "good" : "problem");
    await opened(byId("answer-dialog"));
  }

  /** Runs the solver behind a dialog that shows the stages, the time, and a way out. @template {"solve" | "solve?unique=true" | "prove"} P @param {P} path @returns {Promise<AnswerTo<P>>} */
  async #solving(path, title = t("Solving")) {
    const dialog = byId("solving-dialog"), began = performance.now();
    const tick = () => { byId("solving-time").textContent = `${((performance.now() - began) / 1000).toFixed(1)} s`; };
    const cancel = () => this.asking.cancel(t("Cancelled after {time}.", { time: byId("solving-time").textContent }));
    return this.asking.alone(async (signal) => {
      tick();
      byId("solving-title").textContent = title;
      byId("solving-stage").textContent = t("Reading");
      const timer = setInterval(tick, 100), opening = setTimeout(() => dialog.showModal(), 150);
      dialog.oncancel = byId("solving-cancel").onclick = cancel;
      try {
        return await watch(path, this.state.puzzle(), signal, stage);
      } finally {
        clearInterval(timer);
        clearTimeout(opening);
        dialog.close();
      }
    });
  }
}

/** Why a solve ended without an answer. @param {Pick<Report, "reason">} report */
const undecided = ({ reason }) => (!reason || reason.kind === "time" ? t("the time was over") : reason.words);

/** @param {Stage} stage */
function stage(stage) {
  /** @type {any} */
  const line = stage;
  const words = /** @type {Record<Stage["stage"], () => string>} */ ({
    lines: () => t("Lines solved one by one: {n} cells open", { n: line.open_cells }),
    probing: () => t("Cells tried both ways: {n} cells open", { n: line.open_cells }),
    formula: () => t("Deciding a formula of {variables} variables and {clauses} clauses", line),
    solving: () => t("Deciding: {n} dead ends so far", { n: line.conflicts }),
    decided: () => t("Deciding, part {n}", { n: line.decision }),
  })[stage.stage];
  if (words) byId("solving-stage").textContent = words();
}
