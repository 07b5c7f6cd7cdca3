// Remembers which lessons the reader took, and says which ones a board needs. In: names of lessons, boards. Out: the
// lessons that come before a board. Invariants: each lesson is asked for once; who solved some puzzles before there
// were lessons needs none.

import { StoredValue, listOf } from "../basics/store.js";

/** @import { Board } from "../answers.js" */

/** The lesson about the rules, and those about kinds of puzzles. */
const ALL = ["squares", "hex", "triangles", "colors", "open"];
/** As many solved puzzles show that a reader knows the game. */
const MIN_SOLVED = 3;

const learned = new StoredValue(
  "nonosat.learned",
  listOf((name) => typeof name === "string"),
);

/** @param {string} name */
export const isLearned = (name) => learned.get().includes(name);

/** The reader took these lessons, or does without them. @param {string[]} names */
export function learn(...names) {
  const newNames = names.filter((name) => !isLearned(name));
  if (newNames.length) learned.set([...learned.get(), ...newNames]);
}

/** Readers from before there were lessons know all. @param {number} count how many puzzles they solved */
export function learnedBefore(count) {
  if (!learned.get().length && count >= MIN_SOLVED) learn(...ALL);
}

/** The lessons that the reader needs before this board. @param {Board} board */
export function lessonsBefore({ puzzle, lines }) {
  const { shape, colors } = puzzle,
    kinds = {
      hex: "hex" in shape,
      triangles: "triangles" in shape,
      colors: colors.length > 2,
      open: lines.some(({ labels }) => labels.some(({ text }) => text.includes("?"))),
    };
  return Object.entries(kinds).flatMap(([name, isNeeded]) => (isNeeded && !isLearned(name) ? [name] : []));
}
