// The board as SVG, in units of cells. In: a State. Out: elements that follow it.
// Cells carry data-cell, lamps and labels data-line; what is drawn is told by roles and labels, too.

import { BLANK } from "./state.js";

const SVG = "http://www.w3.org/2000/svg";

export function element(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function outline(board, cells) {
  return cells.map((cell) => {
    const [x, y] = board.cells[cell];
    return `M${board.outline.map(([dx, dy]) => `${x + dx} ${y + dy}`).join("L")}Z`;
  }).join("");
}

const edges = (list) => list.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");

/** Black or white, whichever can be read on a color. */
export function readable(rgb) {
  const linear = (at) => {
    const value = parseInt(rgb.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5) > 0.18 ? "#000000" : "#ffffff";
}

export class BoardView {
  /** The cell of the keyboard. */
  cursor = 0;
  /** Marks that a drag would set, by cell. */
  preview = new Map();
  judgement = null;

  constructor(state, preferences, desk) {
    Object.assign(this, { state, preferences, desk });
    state.addEventListener("puzzle", () => this.draw());
    state.addEventListener("marks", (event) => event.detail.forEach((cell) => this.show(cell)));
  }

  draw() {
    const { board } = this.state;
    const [left, top, right, bottom] = board.bounds;
    this.cursor = 0;
    this.judgement = null;
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
    this.hinted = element("path", { class: "hinted" });
    this.differing = element("path", { class: "differing" });
    this.overlay = element("g", { "aria-hidden": "true" });
    this.svg = element("svg", { id: "board", viewBox: `${left} ${top} ${right - left} ${bottom - top}` },
      this.grid, this.overlay, this.lit,
      element("path", { class: "thin", d: edges(board.thin) }),
      element("path", { class: "halo", d: edges(board.heavy) }),
      element("path", { class: "heavy", d: edges(board.heavy) }),
      this.marked, this.hinted, this.differing, this.#clues());
    this.desk.replaceChildren(this.svg);
    this.resize();
    board.cells.forEach((_, cell) => this.show(cell));
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
    return element("g", {}, ...this.labels.flat(2), ...this.lamps);
  }

  /** Sizes the drawing; lengths of preferences are pixels. */
  resize() {
    if (!this.svg) return;
    const { cell, left, top } = this.preferences.values;
    const [x, y, right, bottom] = this.state.board.bounds;
    this.svg.setAttribute("width", Math.round((right - x) * cell));
    this.svg.setAttribute("height", Math.round((bottom - y) * cell));
    this.svg.style.margin = `${top}px 0 0 ${left}px`;
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
    path.style.fill = isColor ? ink : state.all.length > 2 ? this.preferences.colorOf(state.board, BLANK) : "";
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
      const dot = element("circle", { class: isFilled ? "auto" : "dot", cx: x, cy: y, r: .12 });
      const paper = this.preferences.colorOf(this.state.board, BLANK);
      if (paper.startsWith("#") && !isFilled) dot.style.fill = readable(paper) === "#000000" ? "#b3261e" : "#ff9d95";
      parts.push(dot);
    }
    if (isColor && this.preferences.values.letters) {
      const text = element("text", { class: "letter", x, y: y + .17 }, letter);
      text.style.fill = readable(ink.startsWith("#") ? ink : "#000000");
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

  moveTo(cell) {
    this.cursor = cell;
    this.marked.setAttribute("d", outline(this.state.board, [cell]));
    this.grid.setAttribute("aria-activedescendant", `cell-${cell}`);
    this.light(cell);
    this.cells[cell].scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }

  point(cells) { this.hinted.setAttribute("d", outline(this.state.board, cells)); }

  differ(cells) { this.differing.setAttribute("d", outline(this.state.board, cells)); }

  repaint() { this.state.board?.cells.forEach((_, cell) => this.show(cell)); }
}

/** A small picture of rows of letters, cells in `differing` outlined. */
export function miniature(board, rows, preferences, differing = []) {
  const letters = [...rows.join("")];
  const paths = board.colors.map((color) => {
    const path = element("path", { d: outline(board, letters.flatMap((letter, cell) => (letter === color.letter ? [cell] : []))) });
    path.style.fill = preferences.colorOf(board, color.letter);
    return path;
  });
  const xs = board.cells.map(([x]) => x), ys = board.cells.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - .6, Math.min(...ys) - .6];
  const [width, height] = [Math.max(...xs) - left + .6, Math.max(...ys) - top + .6];
  const scale = Math.max(3, Math.min(30, 260 / Math.max(width, height)));
  return element("svg", { class: "mini", role: "img", "aria-label": "a picture", viewBox: `${left} ${top} ${width} ${height}`, width: width * scale, height: height * scale },
    ...paths, element("path", { class: "differing", d: outline(board, differing) }));
}
