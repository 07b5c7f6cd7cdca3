// Makes puzzles: a new board, typed clues. In: forms. Out: an outline, a game. Invariants: a board with other clues
// than before is a game of its own and has no origin; only corrections of typed clues stay the same game.

import { ask } from "../engine/api.js";
import { byId, complain, openDialog, debounced, showMessage } from "../basics/dialogs.js";
import { clueField, clueInputs, showProblems } from "./clue-fields.js";
import { INKS } from "./drawing.js";
import { OutlineForm } from "./outline.js";
import { withSwatches } from "../basics/swatches.js";
import { colorName, lineName, list, t } from "../basics/words.js";

/** @import { Board, Line, Puzzle } from "../answers.js" */

/** @typedef {{ board: Board, puzzle: () => Puzzle, name: string | null }} Subject */

export class Make {
  /** Counts the changes of the clues in the form. */
  typed = 0;

  /** The board with the typed clues; null if they are wrong. @type {Board | null} */
  board = null;
  /** @type {string | undefined} */
  disagreement = undefined;
  /** Was it shown that leaving the form loses the typed clues? */
  isWarned = false;
  /** The puzzle whose clues are in the form: the game, or a drawing. @type {Subject} */
  subject;

  /**
   * @param {import("../game/state.js").State} state @param {import("../basics/preferences.js").Preferences} preferences
   */
  constructor(state, preferences) {
    this.state = state;
    this.preferences = preferences;
    this.subject = state;
    this.outline = new OutlineForm(byId("new-dialog"), preferences);
    const dialog = byId("clues-dialog");
    const validate = debounced(120, () => this.#validate().catch((error) => complain(dialog, error.message)));
    byId("clue-fields").addEventListener("input", () => {
      this.typed += 1;
      this.isWarned = false;
      dialog.querySelector("[value=ok]").disabled = false;
      validate();
    });
  }

  /**
   * Opens the form for a new puzzle: title, outline and colors.
   * @param {(title: string, shape: any, colors: { rgb: string }[]) => Promise<any>} begin
   */
  async fresh(begin) {
    const { elements } = byId("new-dialog").querySelector("form");
    elements.title.value = "";
    const use = () => {
      const colors = ["#ffffff", ...INKS.slice(0, Number(elements.colors.value))].map((rgb) => ({ rgb }));
      return begin(elements.title.value.trim(), this.outline.shape, colors);
    };
    if (await this.openForm(t("page-new"), true, use)) showMessage(t("page-new-done"));
  }

  /** Opens the form for another outline. @param {any} shape @param {(shape: any) => Promise<any>} use */
  async another(shape, use) {
    this.outline.take(shape);
    await this.openForm(t("page-outline"), false, () => use(this.outline.shape));
  }

  /**
   * Opens the form of outlines; for a new puzzle with more fields.
   * @param {string} title
   * @param {boolean} isNew
   * @param {() => Promise<any>} use
   */
  openForm(title, isNew, use) {
    const dialog = byId("new-dialog");
    byId("new-title").textContent = title;
    for (const label of dialog.querySelectorAll(".of-new"))
      label.hidden = label.querySelector("input").disabled = !isNew;
    this.outline.draw();
    return openDialog(dialog, { use });
  }

  /** Opens the form of all clues, rows first, then columns. @param {Subject} subject */
  async editClues(subject) {
    const { board } = subject,
      dialog = byId("clues-dialog");
    if (board.areas) return showMessage(t("edit-regions"), "problem");
    this.subject = subject;
    complain(dialog, "");
    const letters = list(
      board.colors.slice(1).map((color) => t("page-clues-letter", { letter: color.letter, name: colorName(color) })),
    );
    const words = board.colors.length > 2 ? ` ${t("page-clues-letters", { letters })}` : "";
    byId("clues-colors").replaceChildren(
      ...withSwatches(words, board.colors.slice(1), (letter) => this.preferences.colorOf(board, letter)),
    );
    const families = Map.groupBy(
      board.lines.map((line, number) => ({ ...line, number })),
      (line) => line.family,
    );
    byId("clue-fields").replaceChildren(...[...families].map(([name, lines]) => fieldsOf(name, lines, board)));
    this.typed += 1;
    this.board = null;
    this.disagreement = undefined;
    this.isWarned = false;
    this.#validate().catch((error) => complain(dialog, error.message));
    const closing = openDialog(dialog, { use: () => this.#areRight(), leave: () => this.#mayLeave() });
    const [first] = this.#inputs();
    first.focus();
    first.select();
    if (!(await closing) || !this.board) return;
    const { state } = this,
      isGame = subject === state,
      story = isGame ? { ...state.story(), isSolved: false, struck: [] } : {};
    const identity = isGame && state.isTyped ? state.identity : { name: subject.name };
    state.load(this.board, identity, { ...story, isTyped: true, isTouched: true });
    if (this.disagreement) showMessage(t("page-clues-unsolvable", { why: this.disagreement }), "problem");
    else showMessage(t("page-clues-used"));
  }

  #inputs() {
    return clueInputs(byId("clue-fields"));
  }

  /** May OK use the typed clues? If their sums differ, that must have been shown before. */
  async #areRight() {
    const { typed, disagreement } = this;
    await this.#validate();
    return this.board !== null && typed === this.typed && disagreement === this.disagreement;
  }

  /** Typed clues are lost only if people request that twice. */
  #mayLeave() {
    if (this.isWarned || this.#inputs().every((input) => input.value === input.defaultValue)) return true;
    this.isWarned = true;
    complain(byId("clues-dialog"), t("page-clues-unused"));
    return false;
  }

  /** Shows what is wrong with the clues; an answer about older clues is dropped. */
  async #validate() {
    const dialog = byId("clues-dialog"),
      { typed } = this;
    const clues = this.#inputs().map((input) => input.value);
    // The picture of the clues before may be none of the new ones.
    const { goal, ...puzzle } = this.subject.puzzle();
    const answer = await ask("clues", { puzzle, clues });
    if (typed !== this.typed) return;
    this.board = answer.board ?? null;
    this.disagreement = answer.disagreement;
    showProblems(byId("clue-fields"), answer.problems);
    if (!this.isWarned)
      complain(dialog, answer.disagreement ? t("page-clues-differ", { why: answer.disagreement }) : "");
    const ok = dialog.querySelector("[value=ok]");
    ok.disabled = this.board === null;
    ok.textContent = answer.disagreement ? t("page-clues-use") : t("page-ok");
  }
}

/** The heading of each family of lines. @type {Record<string, string>} */
const FAMILIES = {
  row: "page-lines-rows",
  column: "page-lines-columns",
  "falling diagonal": "page-lines-falling",
  "rising diagonal": "page-lines-rising",
};

/**
 * The fields of one family of lines.
 * @param {string} family
 * @param {(Line & { number: number })[]} lines
 * @param {Board} board
 */
function fieldsOf(family, lines, board) {
  const set = document.createElement("fieldset"),
    legend = document.createElement("legend");
  legend.textContent = t(FAMILIES[family]);
  const isPlain = board.colors.length === 2;
  set.append(
    legend,
    ...lines.map(({ number, name }) => {
      const clue = board.puzzle.clues[number] ?? "*";
      return clueField("clue", number, lineName({ name, family }), isPlain ? clue.replaceAll("a", "") : clue);
    }),
  );
  return set;
}
