// Shows the board: cells and clues on canvases, highlights and hints above them, elements for screen readers. In: a
// State, preferences. Out: drawings that follow them. Invariants: each move draws only what it changed; the number of
// elements has a limit for boards of any size.

import { Camera } from "../board/camera.js";
import { BLANK } from "../basics/colors.js";
import { Cells } from "../board/cells.js";
import { Clues } from "../board/clues.js";
import { Places, cellsOf, frame } from "../board/geometry.js";
import { Looks } from "./looks.js";
import { readable } from "../basics/preferences.js";
import { Reasons } from "./reasons.js";
import { Spoken } from "./spoken.js";
import { Strips } from "../board/strips.js";
import { Surface } from "../board/surface.js";
import { element, outline } from "../board/svg.js";
import { Paints, themed } from "../board/theme.js";

/** @import { Assessment } from "../answers.js" */
/** @import { Preferences } from "../basics/preferences.js" */
/** @import { Marks } from "./reasons.js" */
/** @import { State } from "../game/state.js" */

const MARGIN = 4;
/** If more cells change at once, the whole board is drawn. */
const MAX_SINGLE_CELLS = 2000;
/**
 * The least size of cells with which a whole board is shown, and the size with which a larger board begins: for a
 * finger, for a mouse, and for pictures that nobody presses.
 */
const SIZES = {
  finger: { readable: 20, least: 26 },
  mouse: { readable: 12, least: 20 },
  none: { readable: 2, least: 2 },
};
/** The share of the desk that the cells of a slanted board get beside their clues, or those move with them. */
const SHARE = 0.45;
/** Media queries for touch, and for small upright screens, where the board lies at the top because the message covers
 * the bottom. */
const [coarse, sheeted] = [
  matchMedia("(pointer: coarse)"),
  matchMedia("(max-width: 59.99rem) and (orientation: portrait)"),
];
const NO_ROOM = { left: 6, top: 6, right: 6, bottom: 6 };

/**
 * Makes an element of the desk that screen readers ignore.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {string} id
 * @param {Node[]} children
 */
function part(name, id, ...children) {
  const node = document.createElement(name);
  node.id = id;
  node.setAttribute("aria-hidden", "true");
  node.append(...children);
  return node;
}

export class BoardView extends Surface {
  /** The cell of the keyboard cursor. */
  cursor = 0;
  /** The marks that the current drag would set, by cell. @type {Map<number, string | null>} */
  preview = new Map();
  /** What the marks satisfy, as the engine answered. @type {Assessment | null} */
  judgement = null;
  /** The cell whose lines are highlighted. @type {number | null} */
  lighted = null;
  /** What the current hint or mistake shows. @type {Marks | null} */
  pointed = null;
  isFinished = false;
  /** The CSS colors of the letters. @type {Map<string | null, string>} */
  inks = new Map();
  /** The paths around lines that were highlighted. @type {Map<number, string>} */
  outlines = new Map();
  /** All cells that are no holes. @type {number[]} */
  visibleCells;
  /** Does the clue of a line tell how many cells have color? @type {boolean[]} */
  isExact;
  /** The bounding box of all cells. @type {[number, number, number, number]} */
  box;
  /** @type {Strips} */
  strips;
  /** @type {Reasons} */
  reasons;
  /** @type {Record<"lit" | "marked" | "differing", SVGPathElement>} */
  paths;
  /** @type {SVGSVGElement | undefined} */
  svg;
  /** The size of the desk when it was measured last. @type {{ width: number, height: number } | undefined} */
  deskSize;
  /**
   * The view before the finished picture was shown.
   * @type {Pick<Camera, "isFit" | "isWhole" | "cell" | "left" | "top">}
   */
  viewBeforeEnd;

  /** @param {State} state @param {Preferences} preferences @param {HTMLElement} desk */
  constructor(state, preferences, desk) {
    const canvases = ["cells", "edges"].map((id) => part("canvas", id));
    super(desk, part("div", "sheet", ...canvases), new Cells(canvases[0], canvases[1]));
    this.state = state;
    this.preferences = preferences;
    this.paints = { desk: new Paints(/** @type {HTMLElement} */ (desk.parentElement)), sheet: new Paints(this.sheet) };
    this.clues = new Clues(part("canvas", "numbers"));
    this.looks = new Looks(this);
    this.spoken = new Spoken(state);
    // The observer also reports the size that was measured while drawing; then nothing is to do.
    new ResizeObserver(() => {
      if (this.#isResized()) this.resize();
    }).observe(desk);
    state.addEventListener("marks", (/** @type {any} */ { detail }) =>
      detail.forEach((/** @type {number} */ cell) => this.show(cell)),
    );
    state.addEventListener("struck", () => this.clues.all());
  }

  get grid() {
    return this.spoken.grid;
  }

  focus() {
    this.grid.focus({ preventScroll: true });
  }

  draw() {
    const hadFocus = this.grid && document.activeElement === this.grid;
    [this.cursor] = cellsOf(this.state.board);
    this.judgement = null;
    this.pointed = null;
    this.lighted = null;
    this.isFinished = false;
    this.desk.classList.remove("finished");
    this.preview.clear();
    this.#build();
    // The sheet must be in the document, since its styles are resolved there.
    if (!this.sheet.isConnected) this.desk.append(this.sheet);
    this.#look();
    this.spoken.draw((cell) => this.looks.of(cell), this.cursor);
    this.desk.replaceChildren(this.sheet, this.clues.context.canvas, this.grid, this.spoken.list);
    const storedView = this.state.view;
    this.#measureDesk();
    if (storedView) this.camera.to(storedView.cell, storedView.left, storedView.top);
    this.render();
    if (hadFocus) this.focus();
  }

  /** Makes everything that depends only on the board. */
  #build() {
    const { board } = this.state;
    this.places = new Places(board);
    this.visibleCells = cellsOf(board);
    this.outlines = new Map();
    const exact = board.colors.length > 2 ? /^(\d+[a-zA-Z?] ?)*$|^=\d+\?$/ : /^(\d+[a-zA-Z?] ?)*$|^=\d+.$/;
    this.isExact = this.state.lines.map((line, at) => "middle" in line || exact.test(board.puzzle.clues[at] ?? "*"));
    this.box = frame(board, board.cells.keys());
    this.strips = new Strips(board, this.preferences.values.letters && board.colors.length > 2);
    this.camera = new Camera(this.box, (...size) => (this.isFinished ? NO_ROOM : this.strips.room(...size)));
    const [lit, marked, differing] = ["lit", "cursor", "differing"].map((name) => element("path", { class: name }));
    this.paths = { lit, marked, differing };
    this.reasons = new Reasons(this.state);
    this.over = element("g", {}, lit, this.reasons.drawn, marked, differing);
    this.svg?.remove();
    this.svg = element("svg", { id: "board" }, this.over);
    this.sheet.append(this.svg);
    this.clues.lit = new Set();
    this.clues.underlined = new Map();
  }

  /** Updates the colors from the stylesheets and the preferences. */
  #look() {
    const { board } = this.state,
      paint = (/** @type {string} */ letter) =>
        this.preferences[this.isFinished && board.colors.length > 2 ? "trueColor" : "colorOf"](board, letter);
    const paper = paint(BLANK);
    const isOwn = paper.startsWith("#");
    this.sheet.className = isOwn ? (readable(paper) === "#000000" ? "paper-light" : "paper-dark") : "";
    this.sheet.style.setProperty("--paper", isOwn ? paper : null);
    this.paints.desk.forget();
    this.paints.sheet.forget();
    const inks = new Map(board.colors.map(({ letter }) => [letter, this.paints.sheet.of(paint(letter))]));
    this.inks = inks;
    this.cells.use(board, themed(this.paints.sheet), this.isFinished);
    this.clues.use(this.strips, themed(this.paints.desk), {
      paint: (rgb) => this.paints.sheet.of(this.preferences.ink(board, rgb)),
      isDone: (line) => this.#isDone(line),
      isStruck: (line, run) => this.isStruck(line, run),
    });
  }

  /** Is a number certain, or did the player strike it out? @param {number} line @param {number} run */
  isStruck(line, run) {
    const { struck } = this.state;
    return Boolean(this.judgement?.certain[line]?.[run]) || (struck.size > 0 && struck.has(`${line}:${run}`));
  }

  /** Is this line satisfied? A line without a clue does not count. @param {number} line */
  #isDone(line) {
    return Boolean(this.judgement?.satisfied[line]) && this.state.lines[line].labels.some(({ text }) => text !== "*");
  }

  /** Draws the same board with other preferences. */
  drawAgain() {
    const { pointed, cursor, lighted } = this,
      path = this.paths.differing.getAttribute("d") ?? "",
      { cell, left, top, isFit } = this.camera;
    this.#build();
    this.#look();
    this.paths.differing.setAttribute("d", path);
    this.#measureDesk();
    if (!isFit) this.camera.to(cell, left, top);
    this.spoken.cells.forEach((_, number) => this.spoken.show(number, true));
    this.lighted = null;
    this.light(lighted);
    this.moveTo(cursor);
    this.point(pointed);
    this.render();
  }

  /** Fits the board to the desk. */
  resize() {
    if (this.#measureDesk()) this.render();
  }

  #isResized() {
    return this.deskSize?.width !== this.desk.clientWidth || this.deskSize?.height !== this.desk.clientHeight;
  }

  /** Measures the desk. Returns whether there is a board, and space for it. */
  #measureDesk() {
    if (!this.camera) return false;
    const { clientWidth, clientHeight } = this.desk;
    this.deskSize = { width: clientWidth, height: clientHeight };
    if (!clientWidth || !clientHeight) return false;
    const { left = 0, top = 0, largest = 100 } = this.preferences.values;
    Object.assign(this.camera, {
      ...SIZES[this.isFinished ? "none" : coarse.matches ? "finger" : "mouse"],
      leastShare: this.isFinished || this.strips.isStraight ? 0 : SHARE,
      align: sheeted.matches ? 0 : 0.5,
    });
    this.measure(clientWidth - 2 * MARGIN - left, clientHeight - 2 * MARGIN - top, largest);
    this.desk.style.setProperty("--left", `${MARGIN + left}px`);
    this.desk.style.setProperty("--top", `${MARGIN + top}px`);
    return true;
  }

  /** @param {number} ratio */
  paintAround(ratio) {
    this.clues.aim(this.camera, ratio);
    this.clues.all();
    this.spoken.aim(this.camera);
    const { isFit, cell, left, top } = this.camera;
    if (!this.isFinished) this.state.view = isFit ? null : { cell, left, top };
  }

  /** The number of a clue at a place of the window, or null. @param {number} x @param {number} y */
  clueAt(x, y) {
    return this.strips.hit(...this.placeOnDesk(x, y), this.camera);
  }

  /** @param {number} cell */
  show(cell, isPainted = true) {
    if (!this.camera?.width) return;
    if (isPainted) this.looks.drawCell(cell);
    this.spoken.show(cell);
  }

  paint() {
    this.looks.all(this.visibleCells.filter((cell) => this.camera.sees(this.state.board.cells[cell])));
  }

  /**
   * Shows an answer of the engine about the marks. Returns a text about the lines that became satisfied.
   * @param {Assessment} judgement
   */
  judge(judgement) {
    const oldJudgement = this.judgement,
      { lines } = this.state;
    const changedLines = lines.flatMap((_, line) =>
      judgement.satisfied[line] !== oldJudgement?.satisfied[line] ? [line] : [],
    );
    this.judgement = judgement;
    const cells = new Set(changedLines.flatMap((line) => lines[line].cells.flatMap((cell) => this.state.alike(cell))));
    if (cells.size > MAX_SINGLE_CELLS) this.paint();
    for (const cell of cells) this.show(cell, cells.size <= MAX_SINGLE_CELLS);
    const isSame = (/** @type {number} */ line) =>
      judgement.certain[line].every((isOn, run) => isOn === Boolean(oldJudgement?.certain[line][run]));
    this.clues.drawLines(lines.flatMap((_, line) => (changedLines.includes(line) || !isSame(line) ? [line] : [])));
    this.dispatchEvent(new Event("judged"));
    return this.spoken.judge(
      judgement.satisfied,
      oldJudgement ? changedLines.filter((line) => this.#isDone(line)) : [],
    );
  }

  /** Highlights the lines through a cell; null highlights none. @param {number | null} cell */
  light(cell) {
    if (cell === this.lighted) return;
    this.lighted = cell;
    // A hint highlights its own lines, and no others.
    const lines = cell === null || this.pointed?.lines?.length ? [] : this.state.about(cell);
    const changedLines = [...this.clues.lit, ...lines];
    this.clues.lit = new Set(lines);
    this.clues.drawLines(changedLines);
    this.paths.lit.setAttribute("d", lines.map((line) => this.#around(line)).join(""));
    this.dispatchEvent(new Event("lit"));
  }

  /** The path around the cells of a line; it is made once. @param {number} line */
  #around(line) {
    const { board, lines } = this.state;
    if (!this.outlines.has(line)) this.outlines.set(line, outline(board, lines[line].cells));
    return this.outlines.get(line);
  }

  /** Puts the cursor on a cell without moving the board. @param {number} cell */
  moveTo(cell) {
    this.cursor = cell;
    this.paths.marked.setAttribute("d", outline(this.state.board, [cell]));
    this.spoken.moveTo(cell);
    this.light(cell);
  }

  /** Moves the board until a cell is visible. @param {number} cell */
  reveal(cell) {
    this.bring(this.state.board, cell);
  }

  /** Shows the marks of a hint or a mistake; null shows none. @param {Marks | null} marks */
  point(marks) {
    if (!this.camera) return;
    if (marks) this.finish(false);
    this.pointed = marks;
    this.reasons.show(marks, (letter) => this.inks.get(letter) ?? "");
    const { lines = [], runs, dead_end } = marks ?? {},
      last = lines.at(-1);
    const oldLines = [...this.clues.underlined.keys()];
    this.clues.underlined = new Map(
      (dead_end === undefined ? lines : [...lines, dead_end]).map((line) => [
        line,
        line === last && runs ? runs : [0, Infinity],
      ]),
    );
    this.clues.drawLines([...oldLines, ...this.clues.underlined.keys()]);
    this.spoken.ask(this.clues.underlined);
    const { lighted } = this;
    this.lighted = null;
    this.light(lighted ?? this.cursor);
    this.dispatchEvent(new Event("pointed"));
  }

  /** Shows only the picture in its own colors, or the board again. @param {boolean} isFinished */
  finish(isFinished) {
    if (this.isFinished === isFinished || !this.camera) return;
    this.isFinished = isFinished;
    this.desk.classList.toggle("finished", isFinished);
    const { camera } = this;
    if (isFinished) {
      this.viewBeforeEnd = { ...camera };
      camera.isFit = true;
    }
    this.#look();
    this.#measureDesk();
    if (!isFinished) {
      if (this.viewBeforeEnd.isFit) camera.home(this.viewBeforeEnd.isWhole);
      else camera.to(this.viewBeforeEnd.cell, this.viewBeforeEnd.left, this.viewBeforeEnd.top);
    }
    this.render();
  }

  /** @param {number[]} cells */
  differ(cells) {
    if (cells.length) this.finish(false);
    this.paths.differing.setAttribute("d", outline(this.state.board, cells));
  }
}
