// Help: lamps and numbers after each move, checks, hints, solving, uniqueness.

import { ask, watch } from "./api.js";
import { miniature } from "./board.js";
import { byId, opened, tell } from "./dialogs.js";

export class Help {
  #isJudging = false;
  #isStale = false;
  #wasSolved = false;

  constructor(state, view, preferences) {
    Object.assign(this, { state, view, preferences });
    state.addEventListener("puzzle", () => {
      // A puzzle that comes solved was drawn, or solved before: nobody is to be congratulated.
      this.#wasSolved = true;
      view.point([]);
      view.differ([]);
      this.#judge();
    });
    state.addEventListener("marks", () => {
      view.point([]);
      this.#judge();
    });
  }

  /** Asks what the marks satisfy; answers to older marks are thrown away. */
  async #judge() {
    if (this.#isJudging) { this.#isStale = true; return; }
    this.#isJudging = true;
    try {
      do {
        this.#isStale = false;
        const { board } = this.state;
        const judgement = await ask("judge", this.state.puzzle());
        if (!this.#isStale && board === this.state.board) this.#apply(judgement);
      } while (this.#isStale);
    } catch (error) {
      tell(error.message, "problem");
    } finally {
      this.#isJudging = false;
    }
  }

  #apply(judgement) {
    this.view.judge(judgement);
    if (judgement.solved && !this.#wasSolved) tell("Congratulations! The puzzle is solved.", "good");
    this.#wasSolved = judgement.solved;
  }

  async check() {
    const { answer } = await ask("check", this.state.puzzle());
    const words = {
      right: ["No mistake so far.", "good"],
      wrong: ["There is a mistake somewhere.", "problem"],
      none: ["The puzzle has no solution.", "problem"],
      undecided: ["That could not be told in time."],
    };
    tell(...words[answer]);
  }

  async hint() {
    const hint = await ask("hint", this.state.puzzle());
    const words = {
      mistake: ["There is a mistake somewhere; undo, or go back to a checkpoint.", "problem"],
      none: ["The puzzle has no solution.", "problem"],
      solved: ["It is solved.", "good"],
      open: ["No cell is certain: the puzzle has several solutions from here."],
      undecided: ["No hint was found in time."],
    };
    if (hint.answer !== "cell") return tell(...words[hint.answer]);
    const { board } = this.state;
    const color = board.colors.find((one) => one.letter === hint.letter);
    const name = hint.letter === "-" ? "blank" : color.name;
    const why = {
      line: () => `${board.lines[hint.line].name} alone`,
      probing: () => "trying both ways, which ends in a contradiction for the other",
      solver: () => "the solver; no short reason was found",
    }[hint.why]();
    this.view.moveTo(hint.cell);
    this.view.point([hint.cell]);
    const place = this.state.through[hint.cell].map((line) => board.lines[line].name).join(", ");
    tell(`Hint: ${place} is ${name}, by ${why}.`);
  }

  /** Solves and shows the picture as one step. */
  async solve() {
    const found = await this.#solving("solve");
    if (found.verdict === "solved") {
      // Not the player's merit.
      this.#wasSolved = true;
      this.state.show(found.pictures[0]);
      tell("Solved. Undo brings your marks back.", "good");
    } else if (found.verdict === "none") {
      tell(`There is no solution: ${found.reason}.`, "problem");
    } else {
      tell("Undecided: the time was over.", "problem");
    }
  }

  /** Says whether there is another solution, and where it differs. */
  async unique() {
    const found = await this.#solving("solve?unique=true");
    const differing = found.differing_cells;
    const words = {
      unique: ["Unique", "The puzzle has exactly one solution."],
      several: ["Several solutions", `Two of them differ in ${differing.length} cells, which are outlined here and on the board.`],
      none: ["No solution", `The puzzle has no solution: ${found.reason}.`],
      undecided: ["Undecided", "The time was over before it could be told."],
    }[found.verdict];
    this.view.differ(differing);
    byId("answer-title").textContent = words[0];
    byId("answer-text").textContent = words[1];
    const pictures = found.verdict === "several" ? found.pictures : [];
    byId("answer-pictures").replaceChildren(...pictures.map((rows) =>
      miniature(this.state.board, rows, this.preferences, differing)));
    tell(words[1], found.verdict === "unique" ? "good" : "problem");
    await opened(byId("answer-dialog"));
  }

  /** Runs the solver behind a dialog that shows the stages, the time, and a way out. */
  async #solving(path) {
    const dialog = byId("solving-dialog"), abort = new AbortController(), began = performance.now();
    const tick = () => { byId("solving-time").textContent = `${((performance.now() - began) / 1000).toFixed(1)} s`; };
    const timer = setInterval(tick, 100);
    const cancel = () => abort.abort();
    dialog.addEventListener("cancel", cancel);
    byId("solving-cancel").addEventListener("click", cancel);
    const opening = setTimeout(() => dialog.showModal(), 150);
    byId("solving-stage").textContent = "Reading";
    try {
      return await watch(path, this.state.puzzle(), abort.signal, stage);
    } catch (error) {
      if (error.name === "AbortError") tell(`Cancelled after ${byId("solving-time").textContent}.`);
      throw error;
    } finally {
      clearInterval(timer);
      clearTimeout(opening);
      dialog.removeEventListener("cancel", cancel);
      byId("solving-cancel").removeEventListener("click", cancel);
      dialog.close();
    }
  }
}

function stage(line) {
  const words = {
    lines: () => `Lines solved one by one: ${line.open_cells} cells open`,
    probing: () => `Cells tried both ways: ${line.open_cells} cells open`,
    formula: () => `Deciding a formula of ${line.variables} variables and ${line.clauses} clauses`,
    decided: () => `Deciding, part ${line.decision}`,
  }[line.stage];
  if (words) byId("solving-stage").textContent = words();
}
