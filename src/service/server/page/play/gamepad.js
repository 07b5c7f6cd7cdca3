// Plays with a game pad. In: the buttons and the left stick of all connected pads. Out: keys for the board, presses at
// the end of a game. Invariants: nothing is read while no pad is connected; a held direction repeats; a direction while
// the button that fills or crosses out is held paints along the line.

import { byId } from "../basics/dialogs.js";
import { REPEAT, HOLD, pressed } from "./tools.js";

/** @import { BoardView } from "./board.js" */
/** @import { State } from "../game/state.js" */

/**
 * The keys of the buttons, by their numbers in the standard layout.
 * @type {Record<number, KeyboardEventInit>}
 */
const KEYS = {
  0: { key: "Enter" },
  1: { key: "x" },
  2: { key: "z", ctrlKey: true },
  3: { key: "h" },
  4: { key: "," },
  5: { key: "." },
};
/** The buttons and the axes of the directions: the number of the button, the axis, its sign. */
const WAYS = /** @type {const} */ ({
  ArrowUp: [12, 1, -1],
  ArrowDown: [13, 1, 1],
  ArrowLeft: [14, 0, -1],
  ArrowRight: [15, 0, 1],
});
/** What the buttons press at the end of a game. @type {Record<string, string>} */
const AT_END = { Enter: "end-next", x: "end-close" };
/** A stick counts from this share of its way on; worn sticks rest at up to a quarter. */
const TILT = 0.5;

export class GamePad {
  /** The time of the next repetition of everything that is held. @type {Map<string, number>} */
  #repeats = new Map();
  #isReading = false;

  /** @param {BoardView} view @param {State} state @param {() => void} whenConnected */
  constructor(view, state, whenConnected) {
    this.view = view;
    this.state = state;
    addEventListener("gamepadconnected", () => {
      whenConnected();
      if (!this.#isReading) this.#read();
    });
  }

  #read() {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    this.#isReading = pads.length > 0;
    if (!this.#isReading) return;
    /** @param {number} button */
    const isDown = (button) => pads.some(({ buttons }) => buttons[button]?.pressed);
    const now = performance.now(),
      isPainting = isDown(0) || isDown(1);
    for (const [button, key] of Object.entries(KEYS)) this.#repeat(isDown(Number(button)), key, now, Infinity);
    for (const [key, [button, axis, sign]] of Object.entries(WAYS)) {
      const isTilted = pads.some(({ axes }) => (axes[axis] ?? 0) * sign > TILT);
      this.#repeat(isDown(button) || isTilted, { key, shiftKey: isPainting }, now, REPEAT);
    }
    requestAnimationFrame(() => this.#read());
  }

  /**
   * Does what a key does when its button goes down, and each `each` milliseconds while it stays down.
   * @param {boolean} isDown
   * @param {KeyboardEventInit} key
   * @param {number} now
   * @param {number} interval
   */
  #repeat(isDown, key, now, interval) {
    const name = /** @type {string} */ (key.key),
      next = this.#repeats.get(name);
    if (!isDown) this.#repeats.delete(name);
    else if (next === undefined) this.#repeats.set(name, now + (interval === Infinity ? interval : HOLD));
    else if (now >= next) this.#repeats.set(name, now + interval);
    if (isDown && (next === undefined || now >= next)) this.#act(key);
  }

  /** @param {KeyboardEventInit} key */
  #act(key) {
    if (byId("end").hidden) {
      if (!document.querySelector("dialog[open]")) pressed(this.view, this.state, key);
    } else byId(AT_END[key.key ?? ""])?.click();
  }
}
