// Shows why a picture is the only one: a number in each cell, and the most that a line can collect. In: an answer of
// the engine. Out: a dialog. Invariants: the numbers on the board are those of the direction of the chosen line.

import { byId, openDialog } from "../basics/dialogs.js";
import { cellsOf, frame } from "../board/geometry.js";
import { element, outline } from "../board/svg.js";
import { lineName, t } from "../basics/words.js";

/** @import { Amount, Board, Weights as Answer } from "../answers.js" */
/** @import { Preferences } from "../basics/preferences.js" */

/**
 * The width of a digit as a share of the font size; the width of a number as a share of a cell, for squares and for
 * other cells.
 */
const DIGIT = 0.62,
  ROOM = 0.86,
  NARROW = 0.6;
/** The font size of the weakest numbers, as a share. */
const WEAK = 0.74;
/** The pixels of a cell in a row of cells. */
const STRIP = 26;

export class Weights {
  /** @param {Board} board @param {Preferences} preferences @param {Answer} answer */
  constructor(board, preferences, answer) {
    this.board = board;
    this.paint = (/** @type {string} */ letter) => preferences.colorOf(board, letter);
    this.answer = answer;
    this.letters = [...(answer.picture ?? []).join("")];
    this.lines = answer.lines ?? [];
    /** The lines through each cell. @type {number[][]} */
    this.through = board.cells.map(() => []);
    board.lines.forEach(({ cells }, line) => cells.forEach((cell) => this.through[cell].push(line)));
  }

  /** Shows the dialog until it is closed. */
  async show() {
    const { board, answer } = this,
      select = byId("weights-line");
    byId("weights-title").textContent = answer.title ?? "";
    byId("weights-rule").replaceChildren(
      ...(answer.rule ?? []).map((sentence) => {
        const item = document.createElement("li");
        item.textContent = sentence;
        return item;
      }),
    );
    select.replaceChildren(...board.lines.map((line, number) => new Option(lineName(line), String(number))));
    this.drawing = this.#drawBoard();
    byId("weights-board").replaceChildren(this.drawing);
    select.onchange = () => this.#choose(Number(select.value));
    this.drawing.onclick = (event) => this.#press(event);
    this.#choose(this.#first());
    await openDialog(byId("weights-dialog"));
  }

  /** The line that is shown first: its placements have the most numbers. */
  #first() {
    const changes = (/** @type {Amount[]} */ amounts) => amounts.filter(({ text }) => text && text !== "0").length;
    const worths = this.lines.map(({ placements }) =>
      placements.reduce((sum, { amounts }) => sum + changes(amounts), 0),
    );
    return worths.indexOf(Math.max(...worths));
  }

  /** Draws the board without numbers. */
  #drawBoard() {
    const { board, letters } = this,
      cells = cellsOf(board),
      [left, top, right, bottom] = frame(board, cells);
    const paths = board.colors.map(({ letter }) => {
      const path = element("path", {
        class: "below",
        d: outline(
          board,
          letters.flatMap((cellLetter, cell) => (cellLetter === letter ? [cell] : [])),
        ),
      });
      path.style.fill = this.paint(letter);
      return path;
    });
    return element(
      "svg",
      {
        class: "weights",
        "aria-hidden": "true",
        viewBox: `${left - 0.1} ${top - 0.1} ${right - left + 0.2} ${bottom - top + 0.2}`,
      },
      ...paths,
      element("path", { class: "grid", d: outline(board, cells) }),
      element("path", { class: "chosen" }),
      element("g"),
    );
  }

  /**
   * Chooses the row of the cell that was pressed; if that is chosen already, the next line through the cell.
   * @param {MouseEvent} event
   */
  #press(event) {
    const drawing = /** @type {SVGSVGElement} */ (this.drawing),
      { board } = this;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
    const distance = (/** @type {number} */ cell) => Math.hypot(board.cells[cell][0] - x, board.cells[cell][1] - y);
    const cell = cellsOf(board).reduce((one, other) => (distance(other) < distance(one) ? other : one));
    const lines = this.through[cell],
      at = cell === this.cell ? lines.indexOf(this.line ?? -1) + 1 : 0;
    this.cell = cell;
    this.#choose(lines[at % lines.length]);
  }

  /** @param {number} line */
  #choose(line) {
    const { board } = this,
      { most, placements } = this.lines[line],
      { cells } = board.lines[line];
    this.line = line;
    byId("weights-line").value = String(line);
    byId("weights-about").textContent = t("weights-line", { line: lineName(board.lines[line]), most });
    const drawing = /** @type {SVGSVGElement} */ (this.drawing);
    drawing.querySelector(".chosen")?.setAttribute("d", outline(board, cells));
    drawing.querySelector("g")?.replaceChildren(...this.#numbers(line));
    const letters = cells.map((cell) => this.letters[cell] ?? "-").join("");
    const none = cells.map(() => ({ text: "", strength: 0 }));
    const rows = [...(this.letters.length ? [{ colors: letters, amounts: none, sum: "0" }] : []), ...placements];
    byId("weights-strips").replaceChildren(
      ...rows.map(({ colors, amounts, sum }) => this.#strip([...colors], amounts, sum)),
    );
  }

  /** The numbers in all cells for the lines of this direction. @param {number} line */
  #numbers(line) {
    const { board, lines } = this,
      { family } = board.lines[line];
    const all = board.lines.flatMap(({ family: cellFamily, cells }, place) =>
      cellFamily === family ? cells.map((cell, at) => ({ cell, amount: lines[place].amounts[at] })) : [],
    );
    const size = fitting(all.map(({ amount }) => amount)) * (board.outlines.length > 1 ? NARROW : ROOM);
    return all
      .filter(({ amount }) => amount.text)
      .map(({ cell, amount }) => number(amount, board.cells[cell][0], board.cells[cell][1], size));
  }

  /**
   * Draws a placement as a row of cells, with its sum.
   * @param {string[]} colors
   * @param {Amount[]} amounts
   * @param {string} sum
   */
  #strip(colors, amounts, sum) {
    const size = fitting(amounts) * ROOM,
      row = document.createElement("li");
    const cells = colors.flatMap((letter, at) => {
      const cell = element("rect", { class: "below", x: at, y: 0, width: 1, height: 1 });
      cell.style.fill = this.paint(letter);
      const parts = [cell, element("rect", { class: "grid", x: at, y: 0, width: 1, height: 1 })];
      return amounts[at].text ? [...parts, number(amounts[at], at + 0.5, 0.5, size)] : parts;
    });
    const drawing = element(
      "svg",
      { class: "weights", "aria-hidden": "true", viewBox: `-.05 -.05 ${colors.length + 0.1} 1.1` },
      ...cells,
    );
    drawing.style.width = `${colors.length * STRIP}px`;
    row.append(drawing, `= ${sum}`);
    return row;
  }
}

/** The font size at which the widest of these numbers fits a cell. @param {Amount[]} amounts */
const fitting = (amounts) => Math.min(0.62, 1 / (DIGIT * Math.max(1, ...amounts.map(({ text }) => text.length))));

/** @param {Amount} amount @param {number} x @param {number} y @param {number} size */
function number({ text, strength }, x, y, size) {
  const letters = size * (WEAK + (1 - WEAK) * strength);
  const label = element(
    "text",
    { class: text.startsWith("\u2212") ? "loss" : "gain", x, y: y + 0.36 * letters, "font-size": letters },
    text,
  );
  label.style.setProperty("--strength", `${Math.round(100 * strength)}%`);
  return label;
}
