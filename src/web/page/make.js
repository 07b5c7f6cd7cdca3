// Making a puzzle: a new board, clues as they are typed, clues of a drawing.

import { ask } from "./api.js";
import { byId, complain, opened, settled, tell } from "./dialogs.js";

/** Inks of a new puzzle: the background, then up to eight that the color-blind can tell apart. */
export const INKS = ["#ffffff", "#000000", "#d55e00", "#0072b2", "#f0e442", "#009e73", "#56b4e9", "#cc79a7", "#e69f00"];

export class Make {
  constructor(state, help) {
    Object.assign(this, { state, help });
    const form = byId("new-dialog").querySelector("form");
    form.addEventListener("change", () => {
      const isHex = form.elements.shape.value === "hex";
      form.querySelectorAll(".of-rect").forEach((label) => { label.hidden = isHex; label.firstElementChild.disabled = isHex; });
      form.querySelectorAll(".of-hex").forEach((label) => { label.hidden = !isHex; label.firstElementChild.disabled = !isHex; });
    });
    this.validate = settled(120, () => this.#validate());
    byId("clue-fields").addEventListener("input", () => this.validate());
  }

  /** Asks for shape and size; the board comes without clues. */
  async fresh() {
    const dialog = byId("new-dialog"), { elements } = dialog.querySelector("form");
    complain(dialog, "");
    if (!await opened(dialog)) return;
    const number = (name) => Number(elements[name].value);
    const isHex = elements.shape.value === "hex";
    const shape = isHex ? { hex: { side: number("side") } } : { rect: { height: number("height"), width: number("width") } };
    const lines = isHex ? 3 * (2 * number("side") - 1) : number("height") + number("width");
    const colors = INKS.slice(0, number("colors") + 1).map((rgb) => ({ rgb }));
    this.state.load(await ask("board", { nonosat: 1, shape, colors, clues: Array(lines).fill(null) }));
    tell("Draw a picture and generate its clues, or edit the clues.");
  }

  async generate() {
    this.state.load(await ask("generate", this.state.puzzle()), this.state.story());
    tell("The clues are those of the picture. Clear the grid to solve it, or ask whether it is unique.");
  }

  /** Opens the form of all clues, rows first, then columns. */
  async editClues() {
    const { board } = this.state, dialog = byId("clues-dialog");
    complain(dialog, "");
    const letters = board.colors.slice(1).map((color) => `${color.letter} ${color.name}`).join(", ");
    byId("clues-colors").textContent = board.colors.length > 2 ? ` A letter behind each number is its color, as in 3a: ${letters}; ? for an unknown one.` : "";
    const families = Map.groupBy(board.lines.map((line, number) => ({ ...line, number })), (line) => line.name.replace(/ \d+$/, ""));
    byId("clue-fields").replaceChildren(...[...families].map(([name, lines]) => family(name, lines, board)));
    this.found = null;
    await this.#validate();
    if (!await opened(dialog)) return;
    // What was typed last may not have been looked at.
    await this.#validate();
    if (!this.found) return tell("The clues were not used: some of them are wrong.", "problem");
    this.state.load(this.found, this.state.story());
    if (this.disagreement) tell(`These clues have no solution: ${this.disagreement}.`, "problem");
    else tell("The clues are in use.");
  }

  async #validate() {
    const dialog = byId("clues-dialog"), inputs = [...byId("clue-fields").querySelectorAll("input")];
    const clues = inputs.map((input) => input.value);
    const answer = await ask("clues", { puzzle: this.state.puzzle(), clues });
    this.found = answer.board ?? null;
    this.disagreement = answer.disagreement;
    answer.problems.forEach((problem, line) => {
      inputs[line].setAttribute("aria-invalid", problem !== null);
      byId(`clue-problem-${line}`).textContent = problem ?? "";
    });
    complain(dialog, answer.disagreement ? `The sums differ: ${answer.disagreement}.` : "");
    const ok = dialog.querySelector("[value=ok]");
    ok.disabled = this.found === null;
    ok.textContent = answer.disagreement ? "Use all the same" : "OK";
  }
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
    input.value = isPlain ? clue.replaceAll("a", "") : clue;
    input.name = `clue-${number}`;
    input.autocomplete = "off";
    problem.id = `clue-problem-${number}`;
    input.setAttribute("aria-describedby", problem.id);
    label.append(name, input, problem);
    return label;
  }));
  return set;
}
