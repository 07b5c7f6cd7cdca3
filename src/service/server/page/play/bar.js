// Shows the clues of the lines through the cursor, or of the lines of a hint, in large letters, where the clues at the
// board are small: on small screens and for large boards. In: the board view. Out: a bar. Invariants: the presence and
// the height of the bar change only with the puzzle or the window, so that no move shifts the board.

import { byId } from "../basics/dialogs.js";
import { readable } from "../basics/preferences.js";
import { clueText } from "../board/strips.js";
import { lineName } from "../basics/words.js";

/** @import { BoardView } from "./board.js" */
/** @import { State } from "../game/state.js" */
/** @import { Preferences } from "../basics/preferences.js" */

/** The clues of a board are hard to read if its cells would have fewer pixels than this in the whole window. */
const SMALL = 18;
/** The widths of parts of a clue, in rem: a letter of the line's name, the space around each number, each digit. */
const [LETTER, AROUND, SIGN] = [0.5, 0.95, 0.62];
const narrow = matchMedia("(max-width: 59.99rem), (max-height: 30rem)");

export class ClueBar {
  /** @param {BoardView} view @param {State} state @param {Preferences} preferences */
  constructor(view, state, preferences) {
    this.view = view;
    this.state = state;
    this.preferences = preferences;
    addEventListener("resize", () => this.place());
    for (const name of ["lit", "judged", "pointed"]) view.addEventListener(name, () => this.#show());
    state.addEventListener("struck", () => this.#show());
  }

  /** Reserves the space of the bar. The board is drawn after that and gets the rest. */
  place() {
    const { state } = this;
    const longest = Math.max(1, ...(state.board?.lines ?? []).map(({ cells }) => cells.length));
    const isSmall = narrow.matches || Math.min(innerWidth, innerHeight) / longest < SMALL;
    // Numbers inside cells need no bar.
    const hasBar = isSmall && state.board?.lines.some(({ labels }) => labels.length);
    byId("play").classList.toggle("is-small", Boolean(hasBar));
    if (hasBar) byId("clue-bar").style.setProperty("--rows", String(this.#rows()));
  }

  /** How many rows the longest clues of a cell need. */
  #rows() {
    const { lines } = this.state.board,
      longest = new Map();
    for (const line of lines) {
      const { family, labels } = line,
        name = LETTER * lineName(line).length + 1;
      const wide = labels.reduce((sum, { text }) => sum + AROUND + SIGN * text.length, name);
      longest.set(family, Math.max(wide, longest.get(family) ?? 0));
    }
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const room = (byId("clue-bar").parentElement.clientWidth || innerWidth) / rem;
    const needed = [...longest.values()].reduce((sum, wide) => sum + wide, 0);
    return Math.max(1, Math.min(innerHeight < 34 * rem ? 2 : 3, Math.ceil(needed / room)));
  }

  #show() {
    const { view, state } = this,
      { lines = [], dead_end } = view.pointed ?? {};
    const hinted = dead_end === undefined ? lines : [...lines, dead_end];
    const numbers = hinted.length ? [...new Set(hinted)] : state.about(view.lighted ?? view.cursor);
    byId("clue-bar").replaceChildren(...numbers.map((number) => this.#line(number)));
  }

  /** @param {number} number */
  #line(number) {
    const { board, lines } = this.state,
      line = lines[number];
    const all = document.createElement("span"),
      name = document.createElement("span");
    name.className = "name";
    name.textContent = lineName(line);
    const hasLetters = this.preferences.values.letters && board.colors.length > 2;
    all.append(
      name,
      ...line.labels.map((label, run) => {
        const word = document.createElement("b"),
          { tint } = label;
        word.textContent = clueText(label, hasLetters, board);
        if (tint.startsWith("#")) {
          const paint = this.preferences.ink(board, tint);
          word.style.background = paint;
          if (!this.view.isStruck(number, run)) word.style.color = readable(paint);
        }
        word.classList.toggle("struck", this.view.isStruck(number, run));
        return word;
      }),
    );
    return all;
  }
}
