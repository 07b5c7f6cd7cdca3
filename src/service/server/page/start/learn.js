// Shows lessons: small boards that explain the rules line by line. In: presses on cells. Out: the next step, and at the
// end a puzzle to play. Invariants: each step follows from visible numbers, so nobody has to guess; pressing a wrong
// cell changes nothing.

import { attempt, byId } from "../basics/dialogs.js";
import { made } from "../basics/elements.js";
import { cornersOf, plan } from "../board/shapes.js";
import { shelves } from "../game/shelves.js";
import { fromOf } from "../game/sources.js";
import { element } from "../board/svg.js";
import { t } from "../basics/words.js";

/**
 * A step: its message, the line that it is about, the cells to press, and what they become: a color or a cross.
 * @typedef {{ text: string, line: number[], cells: number[], mark?: string }} Step
 * A clue: the cells of its line, and its numbers; a number may have a color, for example "2a".
 * @typedef {{ line: number[], runs: string[] }} Clue
 * @typedef {{ title: string, shape: any, inks?: string[], clues: Clue[], steps: Step[], shelf?: string }} Lesson
 */

/**
 * A list of `count` cells, from one cell on, with a distance of `step`.
 * @param {number} from
 * @param {number} count
 * @param {number} step
 */
const row = (from, count, step = 1) => Array.from({ length: count }, (_, place) => from + place * step);
const CROSS = "x";

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

/** @type {Record<string, Lesson>} */
const LESSONS = {
  squares: {
    title: "page-shelf-start",
    shape: { rect: { width: 5, height: 5 } },
    shelf: "start",
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
    shape: { rect: { width: 5, height: 2 } },
    inks: ["#d0312d", "#2f6fc4"],
    shelf: "colors",
    clues: [
      { line: row(0, 5), runs: ["2a", "3b"] },
      { line: row(5, 5), runs: ["2a", "2a"] },
    ],
    steps: [
      { text: "page-lesson-colors-1", line: row(0, 5), cells: row(0, 5), mark: "aabbb" },
      { text: "page-lesson-colors-2", line: row(5, 5), cells: [5, 6, 8, 9] },
    ],
  },
  hex: {
    title: "page-shelf-honeycombs",
    shape: { hex: { side: 2 } },
    shelf: "hex",
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
    shape: { triangles: { sides: [1, 1, 1, 1, 1, 1] } },
    shelf: "triangles",
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

export class Learn {
  #name = "squares";
  #step = 0;
  /** The mark of each cell. @type {string[]} */
  #marks = [];

  /** @param {import("../game/sources.js").Sources} sources */
  constructor(sources) {
    this.sources = sources;
    byId("learn-play").addEventListener("click", () => attempt(() => this.#play()));
  }

  /** Begins a lesson. @param {string} name */
  begin(name) {
    this.#name = Object.hasOwn(LESSONS, name) ? name : "squares";
    this.#step = 0;
    this.#marks = plan(LESSONS[this.#name].shape).centers.map(() => "");
    byId("learn-list").replaceChildren(
      ...Object.entries(LESSONS).map(([name, { title }]) => {
        const link = /** @type {HTMLAnchorElement} */ (made("a", "", t(title)));
        link.href = `#learn/${name}`;
        if (name === this.#name) link.setAttribute("aria-current", "page");
        return link;
      }),
    );
    byId("learn-list").querySelector("[aria-current]").scrollIntoView({ block: "nearest", inline: "center" });
    this.#draw();
  }

  /** Plays the first unsolved puzzle of this kind. */
  async #play() {
    const there =
      shelves(await this.sources.entries()).find(({ name }) => name === (LESSONS[this.#name].shelf ?? "start"))
        ?.entries ?? [];
    const first = there.find((entry) => !this.sources.records.pictures[fromOf(entry)]) ?? there[0];
    await this.sources.play(fromOf(first));
  }

  #draw() {
    const lesson = LESSONS[this.#name],
      step = lesson.steps[this.#step],
      isDone = !step;
    byId("learn-step").textContent = isDone
      ? ""
      : t("page-learn-step", { n: this.#step + 1, all: lesson.steps.length });
    byId("learn-says").textContent = isDone ? t("page-learn-done") : t(step.text);
    byId("learn-wrong").textContent = "";
    byId("learn-play").hidden = !isDone;
    byId("learn-board").replaceChildren(this.#board(lesson, step));
    if (isDone) byId("learn-play").focus({ preventScroll: true });
  }

  /** @param {Lesson} lesson @param {Step | undefined} step */
  #board({ shape, clues, inks = [] }, step) {
    const { kind, centers, width, height } = plan(shape),
      [left, top] = kind === "rect" ? [2.1, clues.length > 5 ? 1.5 : 0.2] : [0.7, 0.8];
    const svg = element("svg", {
      viewBox: `${-left} ${-top} ${width + left + 0.3} ${height + top + 0.3}`,
      role: "group",
      "aria-labelledby": "learn-title",
    });
    centers.forEach((center, cell) => {
      const d = `M${cornersOf(kind, center.isTurned)
          .map(([x, y]) => `${center.x + x * 0.97} ${center.y + y * 0.97}`)
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
      if (isLit && !mark) this.#pressed(path, cell, /** @type {Step} */ (step));
    });
    for (const clue of clues) svg.append(...this.#clue(clue, centers, kind, inks, step));
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
      isLit = step && line.every((cell) => step.line.includes(cell));
    if (kind !== "rect" && !isLit) return [];
    const length = Math.hypot(first.x - second.x, first.y - second.y),
      away = kind === "rect" ? 0.8 : 0.95;
    const [dx, dy] = [(first.x - second.x) / length, (first.y - second.y) / length];
    return [...runs].reverse().map((run, place) => {
      const far = away + place * 0.58,
        text = element("text", { x: first.x + dx * far, y: first.y + dy * far + 0.16, class: isLit ? "lit" : "" });
      text.textContent = run.replace(/[a-z]$/, "");
      const ink = inks[run.charCodeAt(run.length - 1) - 97];
      if (ink) text.style.fill = ink;
      return text;
    });
  }

  /** Lets people press a cell. @param {SVGElement} path @param {number} cell @param {Step} step */
  #pressed(path, cell, step) {
    const press = () => {
      if (!step.cells.includes(cell)) {
        byId("learn-wrong").textContent = t("page-learn-wrong");
        return;
      }
      const mark = step.mark ?? "a";
      this.#marks[cell] = mark.length > 1 ? mark[step.cells.indexOf(cell)] : mark;
      if (step.cells.every((one) => this.#marks[one])) this.#step += 1;
      this.#draw();
      /** @type {any} */ (byId("learn-board").querySelector("[tabindex]"))?.focus({ preventScroll: true });
    };
    path.setAttribute("role", "button");
    path.setAttribute("tabindex", "0");
    path.setAttribute("data-lesson-cell", String(cell));
    path.setAttribute("aria-label", t("cells-cell", { count: 1, places: step.line.indexOf(cell) + 1 }));
    path.addEventListener("click", press);
    path.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      press();
    });
  }
}
