// Making a puzzle: a new board, clues as they are typed, clues of a drawing.

import { ask } from "./api.js";
import { byId, complain, opened, settled, tell } from "./dialogs.js";

/** Inks of a new puzzle: the background, then up to eight that the color-blind can tell apart. */
export const INKS = ["#ffffff", "#000000", "#d55e00", "#0072b2", "#f0e442", "#009e73", "#56b4e9", "#cc79a7", "#e69f00"];

export class Make {
  /** Counts what is typed into the clues. */
  typed = 0;

  constructor(state, help) {
    Object.assign(this, { state, help });
    const form = byId("new-dialog").querySelector("form");
    form.addEventListener("change", () => {
      const isHex = form.elements.shape.value === "hex";
      form.querySelectorAll(".of-rect").forEach((label) => { label.hidden = isHex; label.firstElementChild.disabled = isHex; });
      form.querySelectorAll(".of-hex").forEach((label) => { label.hidden = !isHex; label.firstElementChild.disabled = !isHex; });
    });
    const dialog = byId("clues-dialog");
    const validate = settled(120, () => this.#validate().catch((error) => complain(dialog, error.message)));
    byId("clue-fields").addEventListener("input", () => {
      this.typed += 1;
      this.isWarned = false;
      dialog.querySelector("[value=ok]").disabled = false;
      validate();
    });
  }

  /** Asks for title, shape and size; the board comes without clues. */
  async fresh() {
    const dialog = byId("new-dialog"), { elements } = dialog.querySelector("form");
    elements.title.value = "";
    complain(dialog, "");
    let board;
    const use = async () => { board = await ask("board", blank(elements)); };
    if (!await opened(dialog, { use })) return;
    this.state.load(board, { name: board.puzzle.title ?? "New puzzle" });
    tell("Draw a picture and generate its clues, or edit the clues.");
  }

  /** Takes the clues of the picture. Clues that were typed stay with the game before. */
  async generate() {
    const board = await ask("generate", this.state.puzzle()), story = this.state.story();
    const isTyped = !story.isDrawn && this.state.board.puzzle.clues.some((clue) => clue !== null);
    this.state.load(board, { ...story, id: isTyped ? null : story.id, isDrawn: true, isTouched: true });
    const before = isTyped ? " The game with the clues before is in Recent." : "";
    tell(`The clues are those of the picture. Clear the grid to solve it, or ask whether it is unique.${before}`);
  }

  /** Opens the form of all clues, rows first, then columns. */
  async editClues() {
    const { board } = this.state, dialog = byId("clues-dialog");
    complain(dialog, "");
    const letters = board.colors.slice(1).map((color) => `${color.letter} ${color.name}`).join(", ");
    byId("clues-colors").textContent = board.colors.length > 2 ? ` A letter behind each number is its color, as in 3a: ${letters}; ? for an unknown one.` : "";
    const families = Map.groupBy(board.lines.map((line, number) => ({ ...line, number })), (line) => line.family);
    byId("clue-fields").replaceChildren(...[...families].map(([name, lines]) => family(name, lines, board)));
    this.typed += 1;
    Object.assign(this, { found: null, disagreement: undefined, isWarned: false });
    this.#validate().catch((error) => complain(dialog, error.message));
    const left = opened(dialog, { use: () => this.#areRight(), leave: () => this.#mayLeave() });
    clueInputs()[0].focus();
    clueInputs()[0].select();
    if (!await left) return;
    this.state.load(this.found, { ...this.state.story(), isDrawn: false, isTouched: true });
    if (this.disagreement) tell(`These clues have no solution: ${this.disagreement}.`, "problem");
    else tell("The clues are in use.");
  }

  /** May the clues be used as they are typed? Sums that differ must have been shown before. */
  async #areRight() {
    const { typed, disagreement } = this;
    await this.#validate();
    return this.found !== null && typed === this.typed && disagreement === this.disagreement;
  }

  /** What was typed is given up only if that is asked for twice. */
  #mayLeave() {
    if (this.isWarned || clueInputs().every((input) => input.value === input.defaultValue)) return true;
    this.isWarned = true;
    complain(byId("clues-dialog"), "The clues that were typed are not in use. Press Escape or Cancel again to give them up.");
    return false;
  }

  /** Shows what is wrong with the clues; answers to what was typed before are thrown away. */
  async #validate() {
    const dialog = byId("clues-dialog"), inputs = clueInputs(), { typed } = this;
    const clues = inputs.map((input) => input.value);
    const answer = await ask("clues", { puzzle: this.state.puzzle(), clues });
    if (typed !== this.typed) return;
    this.found = answer.board ?? null;
    this.disagreement = answer.disagreement;
    answer.problems.forEach((problem, line) => {
      inputs[line].setAttribute("aria-invalid", problem !== null);
      byId(`clue-problem-${line}`).textContent = problem ?? "";
    });
    if (!this.isWarned) complain(dialog, answer.disagreement ? `The sums differ: ${answer.disagreement}.` : "");
    const ok = dialog.querySelector("[value=ok]");
    ok.disabled = this.found === null;
    ok.textContent = answer.disagreement ? "Use all the same" : "OK";
  }
}

const clueInputs = () => [...byId("clue-fields").querySelectorAll("input")];

/** The puzzle that a form asks for: nothing is told of any line. */
function blank(elements) {
  const number = (name) => Number(elements[name].value);
  const isHex = elements.shape.value === "hex", title = elements.title.value.trim();
  const shape = isHex ? { hex: { side: number("side") } } : { rect: { height: number("height"), width: number("width") } };
  const lines = isHex ? 3 * (2 * number("side") - 1) : number("height") + number("width");
  const colors = INKS.slice(0, number("colors") + 1).map((rgb) => ({ rgb }));
  return { nonosat: 1, ...(title && { title }), shape, colors, clues: Array(lines).fill(null) };
}

/** The fields of one family of lines. */
function family(name, lines, board) {
  const set = document.createElement("fieldset"), legend = document.createElement("legend");
  legend.textContent = `${name[0].toUpperCase()}${name.slice(1)}s`;
  const isPlain = board.colors.length === 2;
  set.append(legend, ...lines.map(({ number, name }) => {
    const label = document.createElement("label"), input = document.createElement("input");
    const problem = document.createElement("small");
    const clue = board.puzzle.clues[number] ?? "*";
    input.defaultValue = isPlain ? clue.replaceAll("a", "") : clue;
    input.name = `clue-${number}`;
    input.autocomplete = "off";
    problem.id = `clue-problem-${number}`;
    input.setAttribute("aria-describedby", problem.id);
    label.append(name, input, problem);
    return label;
  }));
  return set;
}
