// The board as SVG, in units of cells. In: a State. Out: elements that follow it.
// Cells carry data-cell, lamps and labels data-line; what is drawn is told by roles and labels, too.

import { readable } from "./preferences.js";
import { Reasons } from "./reasons.js";
import { BLANK } from "./state.js";
import { element, outline } from "./svg.js";

const edges = (list) => list.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");

export class BoardView {
  /** The cell of the keyboard. */
  cursor = 0;
  /** Marks that a drag would set, by cell. */
  preview = new Map();
  judgement = null;

  constructor(state, preferences, desk) {
    Object.assign(this, { state, preferences, desk });
    desk.addEventListener("scroll", () => this.pin());
    state.addEventListener("puzzle", () => this.draw());
    state.addEventListener("marks", (event) => event.detail.forEach((cell) => this.show(cell)));
  }

  draw() {
    const { board } = this.state;
    const hadFocus = this.grid && document.activeElement === this.grid;
    const [left, top, right, bottom] = board.bounds;
    this.cursor = 0;
    this.judgement = null;
    this.pointed = null;
    this.preview.clear();
    this.lighted = null;
    this.litLines = [];
    this.cells = board.cells.map((_, cell) => element("path", {
      class: "cell", d: outline(board, [cell]), role: "gridcell", id: `cell-${cell}`, "data-cell": cell,
    }));
    this.signs = board.cells.map(() => null);
    const rows = board.lines.slice(0, board.row_count).map((line) =>
      element("g", { role: "row", "aria-label": line.name }, ...line.cells.map((cell) => this.cells[cell])));
    this.grid = element("g", { role: "grid", tabindex: 0, id: "grid", "aria-label": board.description }, ...rows);
    this.lit = element("path", { class: "lit" });
    this.marked = element("path", { class: "cursor" });
    this.reasons = new Reasons(board);
    this.differing = element("path", { class: "differing" });
    this.overlay = element("g", { "aria-hidden": "true" });
    this.svg = element("svg", { id: "board", viewBox: `${left} ${top} ${right - left} ${bottom - top}` },
      this.#paper(
        this.grid, this.overlay, this.lit,
        element("path", { class: "thin", d: edges(board.thin) }),
        element("path", { class: "halo", d: edges(board.heavy) }),
        element("path", { class: "heavy", d: edges(board.heavy) }),
        this.reasons.drawn, this.marked, this.differing),
      this.#clues());
    this.desk.replaceChildren(this.svg);
    this.resize();
    board.cells.forEach((_, cell) => this.show(cell));
    if (hadFocus) this.grid.focus({ preventScroll: true });
  }

  /** Draws the same board in other colors. */
  drawAgain() {
    const { cursor, judgement, pointed } = this, differing = this.differing.getAttribute("d") ?? "";
    this.draw();
    if (judgement) this.judge(judgement);
    this.differing.setAttribute("d", differing);
    this.point(pointed);
    this.moveTo(cursor);
  }

  /** What lies on the cells. Paper of the puzzle's own color has lines and signs that can be seen on it. */
  #paper(...parts) {
    const made = element("g", {}, ...parts), paper = this.preferences.colorOf(this.state.board, BLANK);
    if (!paper.startsWith("#")) return made;
    made.classList.add(readable(paper) === "#000000" ? "paper-light" : "paper-dark");
    made.style.setProperty("--paper", paper);
    return made;
  }

  #clues() {
    const { board } = this.state;
    const [width, height] = board.label_size;
    this.lamps = board.lines.map((line, number) => element("circle", {
      class: "lamp", cx: line.lamp[0], cy: line.lamp[1], r: .15, role: "img", "data-line": number,
    }));
    this.labels = board.lines.map((line, number) => line.labels.flatMap((label) => {
      const [x, y] = label.at;
      const text = element("text", { class: `clue ${label.tint}`, x, y: y + .17, "data-line": number }, label.text);
      if (label.text.length > 2) text.style.fontSize = `${1 / label.text.length}px`;
      if (label.tint === "plain" || label.tint === "muted") return [[text]];
      const tile = element("rect", {
        class: `tile ${label.tint}`, x: x - width / 2 + .03, y: y - height / 2 + .03,
        width: width - .06, height: height - .06, rx: .1,
      });
      if (label.tint.startsWith("#")) {
        const rgb = this.preferences.ink(board, label.tint);
        tile.style.fill = rgb;
        text.style.fill = readable(rgb);
      }
      return [[tile, text]];
    }));
    return this.#strips();
  }

  /** The clues in strips that can stay at the edges: rows, columns, the corner between. Those of a hexagon surround it. */
  #strips() {
    const { board } = this.state, [left, top, right, bottom] = board.bounds;
    const clues = (...lines) => [...this.labels.slice(...lines).flat(2), ...this.lamps.slice(...lines)];
    this.pinned = null;
    if (board.puzzle.shape.hex) return element("g", {}, ...clues(0));
    const strip = (width, height, ...parts) =>
      element("g", { class: "strip" }, element("rect", { x: left, y: top, width, height }), ...parts);
    const [wide, high] = [-left - .05, -top - .05];
    this.pinned = [
      strip(wide, bottom - top, ...clues(0, board.row_count)),
      strip(right - left, high, ...clues(board.row_count)),
      strip(wide, high),
    ];
    return element("g", {}, ...this.pinned);
  }

  /** Keeps the strips at the edges of the desk where it is scrolled, unless one would take half of it. */
  pin() {
    if (!this.pinned) return;
    const { desk } = this, { cell, left, top } = this.preferences.values, [x, y] = this.state.board.bounds;
    const isSmall = [-x * cell < desk.clientWidth / 2, -y * cell < desk.clientHeight / 2];
    const right = isSmall[0] ? Math.max(0, (desk.scrollLeft - left) / cell) : 0;
    const down = isSmall[1] ? Math.max(0, (desk.scrollTop - top) / cell) : 0;
    const places = [`translate(${right} 0)`, `translate(0 ${down})`, `translate(${right} ${down})`];
    this.pinned.forEach((strip, which) => strip.setAttribute("transform", places[which]));
    // What is revealed is not to lie below them.
    desk.style.scrollPadding = `${isSmall[1] ? -y * cell : 0}px 0 0 ${isSmall[0] ? -x * cell : 0}px`;
  }

  /** Sizes the drawing; lengths of preferences are pixels. */
  resize() {
    if (!this.svg) return;
    const { cell, left, top } = this.preferences.values;
    const [x, y, right, bottom] = this.state.board.bounds;
    this.svg.setAttribute("width", Math.round((right - x) * cell));
    this.svg.setAttribute("height", Math.round((bottom - y) * cell));
    this.svg.style.margin = `${top}px 0 0 ${left}px`;
    this.pin();
  }

  /** Sizes the cells, in pixels; what is at a place of the window stays there, else what is in the middle. */
  zoom(size, x, y) {
    const values = { cell: Math.round(Math.min(80, Math.max(8, size))) };
    if (!this.svg) return this.preferences.set(values);
    const desk = this.desk.getBoundingClientRect(), before = this.svg.getBoundingClientRect();
    x ??= desk.left + this.desk.clientWidth / 2;
    y ??= desk.top + this.desk.clientHeight / 2;
    this.preferences.set(values);
    const after = this.svg.getBoundingClientRect(), ratio = after.width / before.width;
    this.desk.scrollBy(after.left + (x - before.left) * ratio - x, after.top + (y - before.top) * ratio - y);
  }

  /** Is an open cell blank because a line through it is satisfied? Not where a clue leaves lengths open. */
  isFilled(cell) {
    if (!this.preferences.values.fill || !this.judgement) return false;
    return this.state.through[cell].some((line) => {
      const clue = this.state.board.puzzle.clues[line];
      return clue !== null && !/\?[a-zA-Z?]/.test(clue) && this.judgement.satisfied[line];
    });
  }

  show(cell) {
    const { state } = this;
    const letter = this.preview.has(cell) ? this.preview.get(cell) : state.letter(cell);
    const isColor = letter !== null && letter !== BLANK;
    const isFilled = letter === null && this.isFilled(cell);
    const path = this.cells[cell], ink = isColor ? this.preferences.colorOf(state.board, letter) : "";
    path.style.fill = ink;
    path.dataset.mark = isColor ? letter : letter === BLANK ? "blank" : isFilled ? "filled" : "clear";
    const name = isColor ? state.board.colors.find((color) => color.letter === letter).name : letter === BLANK || isFilled ? "blank" : "clear";
    const place = state.through[cell].map((line) => state.board.lines[line].name).join(", ");
    path.setAttribute("aria-label", `${place}: ${name}${state.givens.has(cell) ? ", given" : ""}`);
    this.#sign(cell, letter, isColor, isFilled, ink);
  }

  /** What stands in a cell beside its color: a dot, a letter, the ring of a given cell. */
  #sign(cell, letter, isColor, isFilled, ink) {
    this.signs[cell]?.remove();
    const [x, y] = this.state.board.cells[cell], parts = [];
    if (letter === BLANK || isFilled) {
      parts.push(element("circle", { class: isFilled ? "auto" : "dot", cx: x, cy: y, r: .12 }));
    }
    if (isColor && this.preferences.values.letters) {
      const text = element("text", { class: "letter", x, y: y + .17 }, letter);
      text.style.fill = ink.startsWith("#") ? readable(ink) : "var(--paper)";
      parts.push(text);
    }
    if (this.state.givens.has(cell)) parts.push(element("circle", { class: "given", cx: x, cy: y, r: .3 }));
    this.signs[cell] = parts.length ? element("g", {}, ...parts) : null;
    if (this.signs[cell]) this.overlay.append(this.signs[cell]);
  }

  /** Takes what the server says of the marks. */
  judge(judgement) {
    const filled = (line) => judgement.satisfied[line] !== this.judgement?.satisfied[line];
    const changed = this.state.board.lines.flatMap((line, number) => (filled(number) ? line.cells : []));
    this.judgement = judgement;
    judgement.satisfied.forEach((isOn, line) => {
      this.lamps[line].classList.toggle("on", isOn);
      this.lamps[line].setAttribute("aria-label", `${this.state.board.lines[line].name}: ${isOn ? "satisfied" : "not satisfied"}`);
    });
    judgement.certain.forEach((runs, line) => runs.forEach((isCertain, run) =>
      this.labels[line][run]?.forEach((part) => part.classList.toggle("certain", isCertain))));
    new Set(changed).forEach((cell) => this.show(cell));
  }

  /** Lights the lines through a cell; none for null. */
  light(cell) {
    if (cell === this.lighted) return;
    this.lighted = cell;
    const { board, through } = this.state;
    const lines = cell === null ? [] : through[cell];
    const weigh = (isLit) => (line) =>
      this.labels[line].flat().forEach((part) => part.classList.toggle("of-lit", isLit));
    this.litLines.filter((line) => !lines.includes(line)).forEach(weigh(false));
    lines.filter((line) => !this.litLines.includes(line)).forEach(weigh(true));
    this.litLines = lines;
    this.lit.setAttribute("d", lines.map((line) => outline(board, board.lines[line].cells)).join(""));
  }

  /** Puts the cursor on a cell, and scrolls nothing. */
  moveTo(cell) {
    this.cursor = cell;
    this.marked.setAttribute("d", outline(this.state.board, [cell]));
    this.grid.setAttribute("aria-activedescendant", `cell-${cell}`);
    this.light(cell);
  }

  /** Scrolls until a cell is seen. */
  reveal(cell) { this.cells[cell].scrollIntoView({ block: "nearest", inline: "nearest" }); }

  /** Shows the marks of a hint or a mistake; none for null. */
  point(marks) {
    this.pointed = marks;
    this.reasons.show(marks, (letter) => this.preferences.colorOf(this.state.board, letter));
    this.labels.flat(2).forEach((part) => part.classList.remove("of-hint"));
    const { lines = [], runs, dead_end } = marks ?? {}, last = lines.at(-1);
    for (const line of dead_end === undefined ? lines : [...lines, dead_end]) {
      const [from, to] = line === last && runs ? runs : [0, Infinity];
      this.labels[line].slice(from, to).flat().forEach((part) => part.classList.add("of-hint"));
    }
  }

  differ(cells) { this.differing.setAttribute("d", outline(this.state.board, cells)); }
}
