// Shows a hint level by level: where to look, which cells follow, what they are and why. In: a hint of the engine. Out:
// the texts and the marks to show. Invariants: nothing of a level is shown before it is requested.

/** @import { HintStep } from "../answers.js" */
/** @import { Marks } from "./reasons.js" */

/** The text of the button that leads from each level to the next. @type {Record<number, string>} */
const MORE = { 1: "page-hint-which", 2: "page-hint-why", 3: "" };

export class Ladder {
  level = 0;

  /** A hint, and the level that is shown already. @param {HintStep} hint */
  constructor(hint, level = 0) {
    this.hint = hint;
    this.level = level;
  }

  /** The cells of the hint with their letters. */
  get settled() {
    return this.hint.settled;
  }

  /** Goes to the next level, or repeats the last one. */
  climb() {
    this.level = Math.min(this.level + 1, 3);
    const { level1, level2, level3 } = this.hint;
    const words = [level1, level2, level3.join("\n")][this.level - 1];
    return { words, marks: this.#marks(), more: MORE[this.level] };
  }

  /** What the board shows at this level. */
  #marks() {
    const { lines, settled, runs, needs, tried, chain, dead_end } = this.hint;
    /** @type {Marks} */
    const marks = { lines, follows: [], settled: [], needs: [], chain: [] };
    if (this.level > 1) marks.follows = settled.map(({ cell }) => cell);
    if (this.level > 2) Object.assign(marks, { settled, runs, needs, tried, chain: chain ?? [], dead_end });
    return marks;
  }
}
