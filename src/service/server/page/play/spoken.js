// Describes the board for screen readers: a grid of rows and named cells, a list of all clues. In: a state, satisfied
// lines. Out: elements over the drawing, which they do not hide. Invariants: on large boards only cells near the cursor
// have elements.

import { BLANK } from "../basics/colors.js";
import { isHole } from "../board/geometry.js";
import { placeName } from "../board/walk.js";
import { colorName, lineName, list, t } from "../basics/words.js";

/** @import { Shown } from "../board/cells.js" */
/** @import { State } from "../game/state.js" */

/**
 * Boards of at most MAX_ALL cells have an element for each cell; larger ones only for cells within REACH rows and
 * columns of the cursor.
 */
const [MAX_ALL, REACH] = [1600, 7];
/** The pixels of a cell before the grid is scaled. */
const UNIT = 100;

/** @template {keyof HTMLElementTagNameMap} K @param {K} name @param {Record<string, any>} attributes */
const newNode = (name, attributes, text = "") => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
};

export class Spoken {
  /** Returns what a cell shows. @type {(cell: number) => Shown} */
  looks;
  /** The index of each cell in its row. @type {number[]} */
  column;
  /** @type {HTMLElement} */
  grid;
  /** @type {HTMLElement} */
  list;
  /** The row and the column around which there are elements. @type {{ row: number, column: number } | null} */
  center = null;
  /** The elements of cells. @type {Map<number, HTMLElement>} */
  cells = new Map();
  /** Which lines are satisfied. @type {boolean[]} */
  isDone = [];

  /** @param {State} state */
  constructor(state) {
    this.state = state;
  }

  /**
   * Describes another board; `looks` returns what a cell shows.
   * @param {(cell: number) => Shown} looks
   * @param {number} cursor
   */
  draw(looks, cursor) {
    const { board } = this.state,
      [, ...rows] = [0, ...board.lines.slice(0, board.row_count)];
    this.looks = looks;
    this.column = board.cells.map(() => 0);
    rows.forEach(({ cells }) =>
      cells.forEach((cell, at) => {
        this.column[cell] = at;
      }),
    );
    this.grid = newNode("div", {
      id: "grid",
      role: "grid",
      tabindex: 0,
      "aria-label": board.description,
      "aria-rowcount": rows.length,
      "aria-colcount": Math.max(...rows.map(({ cells }) => cells.length)),
    });
    this.list = newNode("ul", { id: "lines", class: "quiet", "aria-label": t("page-clues") });
    this.list.append(
      ...board.lines.flatMap(({ labels }, number) => {
        const clue = labels.map(({ text }) => text).join(" ");
        // The numbers of blocks stand in cells.
        if (!clue) return [];
        return [newNode("li", { class: "line", "data-line": number, "data-clue": clue }, this.clueOf(number))];
      }),
    );
    this.cells.clear();
    this.center = null;
    this.isDone = [];
    this.moveTo(cursor);
  }

  /** Makes the elements of the cells around the cursor, or of all. @param {number} cursor */
  moveTo(cursor) {
    const { board, through } = this.state,
      row = through[cursor][0],
      column = this.column[cursor];
    const isWhole = board.cells.length <= MAX_ALL,
      { center } = this;
    if (
      !center ||
      (!isWhole && (Math.abs(row - center.row) > REACH - 2 || Math.abs(column - center.column) > REACH - 2))
    ) {
      this.center = { row, column };
      this.#build(isWhole ? Infinity : REACH);
    }
    this.grid.setAttribute("aria-activedescendant", `cell-${cursor}`);
    this.#describe(cursor);
  }

  /** @param {number} reach */
  #build(reach) {
    const { board } = this.state,
      { row, column } = /** @type {{ row: number, column: number }} */ (this.center);
    this.cells.clear();
    /** @param {number} at @param {number} middle */
    const isNear = (at, middle) => Math.abs(at - middle) <= reach;
    this.grid.replaceChildren(
      ...board.lines.slice(0, board.row_count).flatMap((line, number) => {
        if (!isNear(number, row)) return [];
        const element = newNode("div", { role: "row", "aria-rowindex": number + 1, "aria-label": this.clueOf(number) });
        element.append(
          ...line.cells
            .filter((cell, at) => isNear(at, column) && !isHole(board, cell))
            .map((cell) => this.#cell(cell)),
        );
        return [element];
      }),
    );
  }

  /** @param {number} cell */
  #cell(cell) {
    const [x, y] = this.state.board.cells[cell];
    const element = newNode("div", {
      role: "gridcell",
      id: `cell-${cell}`,
      "data-cell": cell,
      "aria-colindex": this.column[cell] + 1,
    });
    element.style.left = `${(x - 0.5) * UNIT}px`;
    element.style.top = `${(y - 0.5) * UNIT}px`;
    this.cells.set(cell, element);
    this.show(cell);
    return element;
  }

  /** Updates the name of a cell; `isAgain` does that even if its mark is the same. @param {number} cell */
  show(cell, isAgain = false) {
    const element = this.cells.get(cell);
    if (!element) return;
    const { letter, maybe, isFilled, isGiven } = this.looks(cell),
      { board, through } = this.state;
    const isColor = letter !== null && letter !== BLANK,
      mark = isColor ? letter : letter === BLANK ? "blank" : isFilled ? "filled" : "clear";
    if (!isAgain && element.dataset.mark === mark && element.dataset.maybe === (maybe ?? undefined)) return;
    element.dataset.mark = mark;
    if (maybe) element.dataset.maybe = maybe;
    else delete element.dataset.maybe;
    /** @param {string} letter */
    const colorOf = (letter) =>
      letter === BLANK
        ? t("page-mark-blank")
        : colorName(board.colors.find((color) => color.letter === letter) ?? { name: "" });
    const content = isColor
      ? colorOf(letter)
      : letter === BLANK || isFilled
        ? t("page-mark-blank")
        : maybe
          ? t("page-mark-maybe", { what: colorOf(maybe) })
          : t("page-mark-clear");
    const place = placeName(board, through[cell], cell);
    element.setAttribute(
      "aria-label",
      isGiven ? t("page-cell-given", { place, what: content }) : t("page-cell", { place, what: content }),
    );
  }

  /** Adds the clues of the lines through the cell of the cursor to its description. @param {number} cell */
  #describe(cell) {
    this.described?.removeAttribute("aria-description");
    this.described = this.cells.get(cell);
    this.described?.setAttribute(
      "aria-description",
      this.state
        .about(cell)
        .map((line) => this.clueOf(line, "middle" in this.state.lines[line] && this.isDone[line]))
        .join("; "),
    );
  }

  /** The name of a line, with its clue, the colors by name, and whether it is satisfied. @param {number} number */
  clueOf(number, isDone = false) {
    const { board, lines } = this.state,
      line = lines[number];
    if (!line.labels.length) return lineName(line);
    const words = line.labels.map(({ text, tint }) => {
      const color = tint.startsWith("#") ? board.colors.find(({ rgb }, place) => place > 0 && rgb === tint) : null;
      const length = text === "?" ? t("page-clue-unknown-length") : text;
      return text === "*"
        ? t("page-clue-unknown")
        : color
          ? t("page-clue-run", { n: length, color: colorName(color) })
          : length;
    });
    return t(isDone ? "page-clue-done" : "page-clue", { line: lineName(line), clue: list(words) });
  }

  /**
   * Updates which lines are satisfied. Returns a text about the lines in `news`, which became satisfied.
   * @param {boolean[]} isDone
   * @param {number[]} news
   */
  judge(isDone, news) {
    this.isDone = isDone;
    const { board, lines } = this.state,
      rows = new Map([...this.grid.children].map((row) => [Number(row.getAttribute("aria-rowindex")) - 1, row]));
    for (const [line, element] of [...this.list.children].entries()) {
      if (element.classList.contains("on") === isDone[line]) continue;
      element.classList.toggle("on", isDone[line]);
      element.textContent = this.clueOf(line, isDone[line] && board.puzzle.clues[line] !== null);
      rows.get(line)?.setAttribute("aria-label", element.textContent);
    }
    this.#describe(Number(this.grid.getAttribute("aria-activedescendant")?.slice(5)));
    if (news.length) this.news = list(news.map((line) => t("page-line-done", { line: lineName(lines[line]) })));
    return news.length ? this.news : "";
  }

  /** Highlights the clues of the lines that a hint uses. @param {Map<number, unknown>} lines */
  ask(lines) {
    for (const [line, element] of [...this.list.children].entries())
      element.classList.toggle("of-hint", lines.has(line));
  }

  /** Moves the grid over the drawing. @param {{ left: number, top: number, cell: number }} camera */
  aim({ left, top, cell }) {
    this.grid.style.transform = `translate(${left}px, ${top}px) scale(${cell / UNIT})`;
  }
}
