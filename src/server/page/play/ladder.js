// A hint, climbed rung by rung: where to look, which cells follow, what they are and why.
// In: the server's hint. Out: what to say and to show. Invariants: nothing of a rung that was not asked for.

/** @import { HintStep } from "../answers.js" */
/** @import { Marks } from "./reasons.js" */

/** The message of what leads from a rung to the next one. @type {Record<number, string>} */
const MORE = { 1: "page-hint-which", 2: "page-hint-why", 3: "" };

export class Ladder {
  rung = 0;

  /** A hint, and on which rung one stands already. @param {HintStep} hint */
  constructor(hint, rung = 0) {
    this.hint = hint;
    this.rung = rung;
  }

  /** The cells with their letters. */
  get settled() {
    return this.hint.settled;
  }

  /** The next rung, or the last one again. */
  climb() {
    this.rung = Math.min(this.rung + 1, 3);
    const { level1, level2, level3 } = this.hint;
    const words = [level1, level2, level3.join("\n")][this.rung - 1];
    return { words, marks: this.#marks(), more: MORE[this.rung] };
  }

  /** What the board shows of it. */
  #marks() {
    const { lines, settled, runs, needs, tried, chain, dead_end } = this.hint;
    /** @type {Marks} */
    const marks = { lines, follows: [], settled: [], needs: [], chain: [] };
    if (this.rung > 1) marks.follows = settled.map(({ cell }) => cell);
    if (this.rung > 2) Object.assign(marks, { settled, runs, needs, tried, chain: chain ?? [], dead_end });
    return marks;
  }
}
