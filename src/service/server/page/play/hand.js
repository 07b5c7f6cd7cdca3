// Holds the current tool: pen, cross, guess, or a click that cycles through marks. In: presses on cells. Out: marks,
// and a readout of how far a drag went. Invariants: the right button uses the opposite tool; a switch that is held
// swaps pen and cross only until it is released.

import { BLANK } from "../basics/colors.js";
import { byId } from "../basics/dialogs.js";
import { t } from "../basics/words.js";

/** @import { State } from "../game/state.js" */

/** The tool of the right button, for each tool that has an opposite. @type {Record<string, string>} */
const OTHER_TOOL = { pen: "cross", cross: "pen" };
/** @type {Record<string, string>} */
const NAMES = { pen: "page-tool-pen", cross: "page-tool-cross", maybe: "page-tool-maybe", cycle: "page-tool-cycle" };

/** A switch that is held for this many milliseconds switches back, also if nothing was painted. */
const MIN_HOLD = 400;

/**
 * @typedef {ReturnType<typeof import("../board/geometry.js").straight> & { paints: string | null,
 *   event: PointerEvent }} Drag
 */

export class Hand {
  /** Pen or cross: the one that was used last. The large button switches between the two. */
  #side = "pen";
  /**
   * Since when the switch is held, and whether something was painted.
   * @type {{ since: number, isUsed: boolean } | null}
   */
  #hold = null;

  /** @param {State} state */
  constructor(state) {
    this.state = state;
    byId("modes").addEventListener("change", () => this.#showTool());
    const swap = byId("swap");
    swap.addEventListener("pointerdown", () => this.hold());
    for (const name of ["pointerup", "pointercancel", "pointerleave"])
      swap.addEventListener(name, () => this.release());
    // A click without a pointer comes from a key or a screen reader.
    swap.addEventListener("click", (/** @type {UIEvent} */ { detail }) => {
      if (!detail) this.swap();
    });
    swap.addEventListener("contextmenu", (/** @type {Event} */ event) => event.preventDefault());
    addEventListener("blur", () => this.release());
  }

  get tool() {
    return byId("modes").querySelector("[name=mode]:checked").value;
  }

  /** @param {string} name @returns {string} the name of the tool */
  take(name) {
    byId("modes").querySelector(`[name=mode][value="${name}"]`).checked = true;
    this.#showTool();
    return t(NAMES[name]);
  }

  /** Switches between pen and cross; from another tool, returns to the last of the two. */
  swap() {
    return this.take(this.tool === this.#side ? OTHER_TOOL[this.#side] : this.#side);
  }

  /** Switches between pen and cross while a key or a finger is down. @returns {string} the name of the tool */
  hold() {
    this.#hold ??= { since: performance.now(), isUsed: false };
    return this.swap();
  }

  /** Switches back if the switch was held. @returns {string | null} the name of the tool if it changed */
  release() {
    const hold = this.#hold;
    this.#hold = null;
    return hold && (hold.isUsed || performance.now() - hold.since > MIN_HOLD) ? this.swap() : null;
  }

  /** Switches to the next tool; the first follows the last. */
  next() {
    const names = Object.keys(NAMES);
    return this.take(names[(names.indexOf(this.tool) + 1) % names.length]);
  }

  #showTool() {
    const { tool } = this,
      swap = byId("swap");
    if (OTHER_TOOL[tool]) this.#side = tool;
    swap.dataset.tool = this.#side;
    swap.setAttribute("aria-pressed", String(this.#side === "cross"));
    swap.classList.toggle("idle", !OTHER_TOOL[tool]);
  }

  /**
   * The mark that a press on a cell paints: a letter, a guess, or null for open.
   * @param {string} mark
   * @param {{ button: number }} event
   */
  paint(mark, { button }) {
    if (this.#hold) this.#hold.isUsed = true;
    const { color } = this.state,
      letter = mark.length === 1 ? mark : null,
      isRight = button === 2;
    const tool = isRight ? (OTHER_TOOL[this.tool] ?? this.tool) : this.tool;
    if (tool === "pen") return letter === color ? null : color;
    if (tool === "cross") return letter === BLANK ? null : BLANK;
    if (tool === "cycle") return this.state.next(letter, !isRight);
    const guess = `?${isRight ? BLANK : color}`;
    return mark === guess ? null : guess;
  }

  /**
   * Shows beside the pointer how many cells a drag covers, and how many its line still needs; null hides it.
   * @param {Drag | null} drag
   */
  drag(drag) {
    const readout = byId("readout");
    readout.hidden = !drag || drag.cells.length < 2;
    if (readout.hidden || !drag) return;
    const { line, name, cells, paints, event } = drag,
      missing = this.#remaining(line, cells, paints);
    const count = document.createElement("b");
    count.textContent = `${cells.length}`;
    readout.replaceChildren(count);
    if (missing !== null) {
      const note = document.createElement("small");
      note.textContent = missing < 0 ? t("page-readout-over", { n: -missing }) : t("page-readout-left", { n: missing });
      readout.append(note);
    }
    readout.title = name;
    // Beside the pointer; above a finger, which would cover it.
    const [right, up] = event.pointerType === "touch" ? [-20, 92] : [16, 44];
    readout.style.left = `${Math.max(4, Math.min(innerWidth - 90, event.clientX + right))}px`;
    readout.style.top = `${Math.max(4, Math.min(innerHeight - 60, event.clientY - up))}px`;
  }

  /**
   * How many cells of a color the clue of a line still needs after these are painted; null if the clue does not
   * determine that.
   * @param {number} number
   * @param {number[]} cells
   * @param {string | null} paints
   */
  #remaining(number, cells, paints) {
    const { board } = this.state,
      line = board.lines[number];
    if (paints === null || paints === BLANK || paints[0] === "?") return null;
    const rgb = board.colors.find(({ letter }) => letter === paints)?.rgb;
    const labels = line.labels.filter(({ tint }) => !tint.startsWith("#") || tint === rgb);
    if (labels.some(({ text, tint }) => !/^\d+$/.test(text) || tint === "unknown")) return null;
    const needed = labels.reduce((sum, { text }) => sum + Number(text), 0),
      newCells = new Set(cells);
    /** @param {number} cell */
    const isOpen = (cell) => this.state.letter(cell) === null || this.state.letter(cell) === paints;
    return (
      needed -
      line.cells.filter((cell) => (newCells.has(cell) && isOpen(cell)) || this.state.letter(cell) === paints).length
    );
  }
}
