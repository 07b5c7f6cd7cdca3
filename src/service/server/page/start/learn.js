// Shows lessons: small boards that explain the rules line by line. In: presses and strokes on cells, the tools below
// the board. Out: the next step, and at the end a puzzle to play. Invariants: each step follows from visible numbers,
// so players never guess; a press that the step does not ask for changes nothing, but players may cross out a cell that
// stays empty; the one board stands where the lesson is shown, on its screen, on the first screen or before
// a game.

import { attempt, byId } from "../basics/dialogs.js";
import { button, icon } from "../basics/elements.js";
import { learn } from "../game/learned.js";
import { shelves } from "../game/shelves.js";
import { cornersOf, plan } from "../board/shapes.js";
import { element } from "../board/svg.js";
import { duration, t } from "../basics/words.js";

/** @typedef {import("../game/sources.js").Entry} Entry */
/**
 * A step: its message, the line that it is about, the cells to press, and what they become: a color or a cross.
 * @typedef {{ text: string, line: number[], cells: number[], mark?: string }} Step
 * A clue: the cells of its line, and its numbers; a number may have a color, for example "2a".
 * @typedef {{ line: number[], runs: string[] }} Clue
 * A lesson: its title, what its picture shows, which puzzles are of its kind, its board.
 * @typedef {{ title: string, drawn?: string, holds?: (entry: Entry) => boolean, shape: any, inks?: string[],
 *   clues: Clue[], steps: Step[] }} Lesson
 */

/**
 * A list of `count` cells, from one cell on, with a distance of `step`.
 * @param {number} from
 * @param {number} count
 * @param {number} step
 */
const row = (from, count, step = 1) => Array.from({ length: count }, (_, place) => from + place * step);
const CROSS = "x";
/** @param {Entry} entry */
const isForBeginners = ({ shelf }) => shelf === "start";
/** A stroke looks for cells at each distance of so many pixels, which is less than a cell on any screen. */
const STRIDE = 8;

/**
 * A lesson with one line in each of three directions; hexagons and triangles share its texts.
 * @param {number[][]} lines
 * @param {number[][]} cells
 * @returns {{ clues: Clue[], steps: Step[] }}
 */
const slanting = (lines, cells) => ({
  clues: lines.map((line, place) => ({ line, runs: [place === 2 ? "1" : "3"] })),
  steps: ["page-lesson-lines-1", "page-lesson-lines-2", "page-lesson-lines-3"].map((text, place) => ({
    text,
    line: lines[place],
    cells: cells[place],
    mark: place === 2 ? CROSS : "a",
  })),
});

/** The names of the pens of the lesson in color. @type {Record<string, string>} */
const PENS = { a: "color-red", b: "color-blue" };

/** @type {Record<string, Lesson>} */
const LESSONS = {
  squares: {
    title: "page-shelf-start",
    drawn: "page-learn-drawn",
    shape: { rect: { width: 5, height: 5 } },
    clues: [
      ...["1 1", "5", "1 1 1", "5", "3"].map((runs, place) => ({ line: row(5 * place, 5), runs: runs.split(" ") })),
      ...["4", "1 2", "4", "1 2", "4"].map((runs, place) => ({ line: row(place, 5, 5), runs: runs.split(" ") })),
    ],
    steps: [
      { text: "page-lesson-1", line: row(5, 5), cells: row(5, 5) },
      { text: "page-lesson-2", line: row(10, 5), cells: [10, 12, 14] },
      { text: "page-lesson-3", line: row(10, 5), cells: [11, 13], mark: CROSS },
      { text: "page-lesson-4", line: [...row(1, 5, 5), ...row(3, 5, 5)], cells: [16, 18, 21, 23] },
      { text: "page-lesson-5", line: row(20, 5), cells: [22] },
      { text: "page-lesson-6", line: [...row(15, 5), ...row(0, 5, 5), ...row(4, 5, 5)], cells: [0, 4, 15, 17, 19] },
    ],
  },
  colors: {
    title: "page-shelf-colors",
    holds: ({ shape, colors }) => Boolean(shape.rect) && colors.length > 2,
    shape: { rect: { width: 5, height: 2 } },
    inks: ["#d0312d", "#2f6fc4"],
    clues: [
      { line: row(0, 5), runs: ["2a", "3b"] },
      { line: row(5, 5), runs: ["2a", "2a"] },
    ],
    steps: [
      { text: "page-lesson-colors-1", line: row(0, 5), cells: [0, 1] },
      { text: "page-lesson-colors-2", line: row(0, 5), cells: [2, 3, 4], mark: "b" },
      { text: "page-lesson-colors-3", line: row(5, 5), cells: [5, 6, 8, 9] },
    ],
  },
  hex: {
    title: "page-shelf-hex",
    holds: ({ shape }) => Boolean(shape.hex),
    shape: { hex: { side: 2 } },
    ...slanting(
      [
        [2, 3, 4],
        [0, 3, 6],
        [1, 3, 5],
      ],
      [
        [2, 3, 4],
        [0, 6],
        [1, 5],
      ],
    ),
  },
  triangles: {
    title: "page-shelf-triangles",
    holds: ({ shape }) => Boolean(shape.triangles),
    shape: { triangles: { sides: [1, 1, 1, 1, 1, 1] } },
    ...slanting(
      [
        [0, 1, 2],
        [1, 2, 5],
        [3, 4, 5],
      ],
      [[0, 1, 2], [5], [3, 4]],
    ),
  },
  open: {
    title: "page-lesson-open",
    shape: { rect: { width: 5, height: 2 } },
    clues: [
      { line: row(0, 5), runs: ["?", "3"] },
      { line: row(5, 5), runs: ["?", "?", "?"] },
    ],
    steps: [
      { text: "page-lesson-open-1", line: row(0, 5), cells: [0, 2, 3, 4] },
      { text: "page-lesson-open-2", line: row(5, 5), cells: [5, 7, 9] },
    ],
  },
};

/** Is a step about the whole of a line? @param {Step | undefined} step @param {number[]} line */
const isLitBy = (step, line) => step !== undefined && line.every((cell) => step.line.includes(cell));

/** A frame around a row or a column. @param {number[]} line @param {import("../board/shapes.js").Center[]} centers */
function frame(line, centers) {
  const [first, last] = [centers[line[0]], centers[line[line.length - 1]]];
  return element("path", {
    class: "frame",
    d: `M${first.x - 0.5} ${first.y - 0.5}H${last.x + 0.5}V${last.y + 0.5}H${first.x - 0.5}Z`,
  });
}

export class Learn {
  #name = "squares";
  #step = 0;
  /** The mark of each cell. @type {string[]} */
  #marks = [];
  /** What a press makes of a cell. */
  #tool = "a";
  /** The mark of the stroke that is drawn now, and the position where it was last. */
  #stroke = /** @type {{ mark: string, x: number, y: number } | null} */ (null);

  /** @param {import("../game/sources.js").Sources} sources */
  constructor(sources) {
    this.sources = sources;
    byId("learn-play").addEventListener("click", () => attempt(async () => sources.play(await this.#next())));
    const board = byId("learn-board");
    board.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.#down(event));
    board.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel"]) board.addEventListener(name, () => (this.#stroke = null));
    board.addEventListener("contextmenu", (/** @type {Event} */ event) => event.preventDefault());
  }

  /** The message of the title of a lesson. @param {string} name */
  titleOf(name) {
    return LESSONS[name].title;
  }

  /** Begins a lesson, or goes on with the one that was begun. @param {string} name @param {HTMLElement} place */
  begin(name, place) {
    const lessonName = Object.hasOwn(LESSONS, name) ? name : "squares",
      { shape, steps } = LESSONS[lessonName];
    place.append(byId("lesson"));
    for (const link of byId("learn-list").children)
      if (link.getAttribute("href") === `#learn/${lessonName}`) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    byId("learn-list").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
    if (lessonName !== this.#name || !this.#marks.length || this.#step === steps.length) {
      this.#name = lessonName;
      this.#step = 0;
      this.#tool = "a";
      this.#marks = plan(shape).centers.map(() => "");
    }
    this.#draw();
  }

  #draw() {
    const lesson = LESSONS[this.#name],
      step = lesson.steps[this.#step],
      isDone = !step,
      { drawn } = lesson;
    byId("learn-step").textContent = isDone
      ? ""
      : [
          t("page-learn-step", { n: this.#step + 1, all: lesson.steps.length }),
          ...(this.#step || lesson.steps.length < 4 ? [] : [duration(1)]),
        ].join(" · ");
    byId("learn-drawn").textContent = isDone && drawn ? t(drawn) : "";
    byId("learn-says").textContent = isDone ? t("page-learn-done") : t(step.text);
    byId("learn-wrong").textContent = "";
    byId("learn-play").hidden = !isDone;
    byId("lesson").classList.toggle("done", isDone);
    byId("learn-board").replaceChildren(this.#board(lesson, step));
    this.#drawTools(lesson, step);
    if (isDone) this.#finish();
  }

  /** The lesson is over: names what comes next. */
  #finish() {
    learn(this.#name);
    // Before a game, the puzzle is there already.
    const begin = byId("lesson").closest("dialog")?.querySelector("[value=ok]") ?? byId("learn-play");
    begin.focus({ preventScroll: true });
    attempt(async () => {
      byId("learn-next").textContent = await this.sources.summary(await this.#next());
    });
  }

  /** The first unsolved puzzle of the kind of this lesson. */
  async #next() {
    const { holds = isForBeginners } = LESSONS[this.#name],
      candidates = shelves(await this.sources.entries(), "size").flatMap(({ entries }) => entries.filter(holds));
    return (candidates.find(({ from }) => !this.sources.solvedPicture(from)) ?? candidates[0]).from;
  }

  /** Shows the tools: a pen of each color, and the cross. @param {Lesson} lesson @param {Step | undefined} step */
  #drawTools({ inks = [] }, step) {
    const neededMark = step?.mark ?? "a",
      pens = inks.length ? [...inks.keys()].map((place) => String.fromCharCode(97 + place)) : ["a"];
    const tool = (/** @type {string} */ mark, /** @type {string} */ name, /** @type {string} */ sign) => {
      const item = button("tool", [icon(sign), t(name)], () => {
        this.#tool = mark;
        byId("learn-wrong").textContent = "";
        this.#drawTools({ ...LESSONS[this.#name] }, step);
        byId("learn-tools").querySelector("[aria-pressed=true]").focus({ preventScroll: true });
      });
      item.setAttribute("aria-pressed", String(mark === this.#tool));
      item.classList.toggle("wanted", Boolean(step) && mark === neededMark && mark !== this.#tool);
      if (inks.length && mark !== CROSS) {
        item.classList.add("ink");
        /** @type {HTMLElement} */ (item.firstElementChild).style.color = inks[mark.charCodeAt(0) - 97];
      }
      return item;
    };
    byId("learn-tools").replaceChildren(
      ...pens.map((mark) => tool(mark, inks.length ? PENS[mark] : "page-tool-pen", "pen")),
      tool(CROSS, "page-tool-cross", "cross"),
    );
  }

  /** Begins a stroke. @param {PointerEvent} event */
  #down(event) {
    const { pointerId, clientX, clientY, isPrimary } = event;
    if (!isPrimary || event.button === 1) return;
    this.#stroke = { mark: event.button === 2 ? CROSS : this.#tool, x: clientX, y: clientY };
    // The cells are drawn anew after each press, so the board keeps the pointer.
    byId("learn-board").setPointerCapture?.(pointerId);
    this.#touch(clientX, clientY);
  }

  /** Goes on with a stroke, through all cells on the way. @param {PointerEvent} event */
  #move({ clientX, clientY }) {
    const from = this.#stroke;
    if (!from) return;
    const count = Math.ceil(Math.hypot(clientX - from.x, clientY - from.y) / STRIDE);
    for (let part = 1; part <= count && this.#stroke; part += 1)
      this.#touch(from.x + ((clientX - from.x) * part) / count, from.y + ((clientY - from.y) * part) / count);
    Object.assign(from, { x: clientX, y: clientY });
  }

  /** Marks the cell at a position of the stroke. @param {number} x @param {number} y */
  #touch(x, y) {
    const cell = document.elementFromPoint(x, y)?.getAttribute("data-lesson-cell");
    if (cell && this.#stroke && !this.#press(Number(cell), this.#stroke.mark)) this.#stroke = null;
  }

  /**
   * Marks a cell. Returns false if that was wrong, or ended the step.
   * @param {number} cell
   * @param {string} mark
   */
  #press(cell, mark) {
    const { steps } = LESSONS[this.#name],
      step = steps[this.#step];
    // A cross is right where nothing is filled in the end, whatever the step asks for.
    const isEmpty = steps.every(({ cells, mark }) => mark === CROSS || !cells.includes(cell));
    if (mark !== CROSS || !isEmpty || !step.line.includes(cell)) {
      if (mark !== (step.mark ?? "a")) return this.#wrong("page-learn-tool");
      if (!step.cells.includes(cell)) return this.#wrong("page-learn-wrong");
    }
    this.#marks[cell] = mark;
    const isOver = step.cells.every((cell) => this.#marks[cell]);
    while (steps[this.#step]?.cells.every((cell) => this.#marks[cell])) this.#step += 1;
    this.#draw();
    /** @type {any} */ (byId("learn-board").querySelector("[tabindex]"))?.focus({ preventScroll: true });
    return !isOver;
  }

  /** @param {string} text */
  #wrong(text) {
    byId("learn-wrong").textContent = t(text);
    return false;
  }

  /** @param {Lesson} lesson @param {Step | undefined} step */
  #board({ shape, clues, inks = [] }, step) {
    const { kind, centers, width, height } = plan(shape),
      [left, top] = kind === "rect" ? [2.1, clues.length > 5 ? 1.5 : 0.2] : [0.7, 0.8];
    // Along a row a finger draws sideways, so up and down it can still scroll the page.
    const isAcross = new Set(step?.line.map((cell) => centers[cell].y)).size < 2;
    // Squares share their edges; between other cells there is a gap.
    const size = kind === "rect" ? 1 : 0.97;
    const svg = element("svg", {
      viewBox: `${-left} ${-top} ${width + left + 0.3} ${height + top + 0.3}`,
      role: "group",
      class: isAcross ? "across" : "",
      "aria-labelledby": "learn-title",
    });
    centers.forEach((center, cell) => {
      const d = `M${cornersOf(kind, center.isTurned)
          .map(([x, y]) => `${center.x + x * size} ${center.y + y * size}`)
          .join("L")}Z`,
        mark = this.#marks[cell];
      const isLit = step?.line.includes(cell),
        path = element("path", {
          d,
          class: ["cell", ...(isLit ? ["lit"] : []), ...(mark && mark !== CROSS ? ["full"] : [])].join(" "),
        });
      if (mark && mark !== CROSS && inks.length) path.style.fill = inks[mark.charCodeAt(0) - 97];
      svg.append(path);
      if (mark === CROSS)
        svg.append(element("path", { class: "cross", d: `M${center.x - 0.15} ${center.y - 0.15}l.3 .3m0-.3l-.3 .3` }));
      if (isLit && !mark) this.#pressed(path, cell, /** @type {Step} */ (step).line);
    });
    for (const clue of clues) svg.append(...this.#clue(clue, centers, kind, inks, step));
    if (kind === "rect")
      for (const { line } of clues.filter((clue) => isLitBy(step, clue.line))) svg.append(frame(line, centers));
    return svg;
  }

  /**
   * Draws the numbers of a line before its first cell.
   * @param {Clue} clue
   * @param {import("../board/shapes.js").Center[]} centers
   * @param {string} kind
   * @param {string[]} inks
   * @param {Step | undefined} step
   */
  #clue({ line, runs }, centers, kind, inks, step) {
    const [first, second] = line.map((cell) => centers[cell]),
      isLit = isLitBy(step, line);
    if (kind !== "rect" && !isLit) return [];
    const length = Math.hypot(first.x - second.x, first.y - second.y),
      gap = kind === "rect" ? 0.8 : 0.95;
    const [dx, dy] = [(first.x - second.x) / length, (first.y - second.y) / length];
    return [...runs].reverse().map((run, place) => {
      const distance = gap + place * 0.58,
        text = element("text", {
          x: first.x + dx * distance,
          y: first.y + dy * distance + 0.16,
          class: isLit ? "lit" : "",
        });
      text.textContent = run.replace(/[a-z]$/, "");
      const ink = inks[run.charCodeAt(run.length - 1) - 97];
      if (ink) text.style.fill = ink;
      return text;
    });
  }

  /**
   * Lets people press a cell. The board hears pointers, see `#down`; here come keys and screen readers.
   * @param {SVGElement} path
   * @param {number} cell
   * @param {number[]} line
   */
  #pressed(path, cell, line) {
    path.setAttribute("role", "button");
    path.setAttribute("tabindex", "0");
    path.setAttribute("data-lesson-cell", String(cell));
    path.setAttribute("aria-label", t("cells-cell", { count: 1, places: line.indexOf(cell) + 1 }));
    path.addEventListener("click", ({ detail }) => {
      if (detail === 0) this.#press(cell, this.#tool);
    });
    path.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      this.#press(cell, this.#tool);
    });
  }
}
