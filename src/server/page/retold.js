// Hints and mistakes in the language of the reader. In: the engine's answer, a state. Out: the same
// with its sentences made of the table of words. Invariants: in English the engine's own words stay,
// which name each run; a hint tells on each rung what it tells there in English, and no more.

import { BLANK } from "./state.js";
import { language, lineName, t } from "./words.js";

/** @import { HintStep, MistakeFound } from "./answers.js" */
/** @import { State } from "./state.js" */

/** How many cells are named one by one. */
const NAMED = 12;

/** What a rule says, whatever the line. @type {Record<string, string>} */
const RULES = {
  "empty-line": "A run covers these cells wherever it lies in the empty line.",
  complete: "All runs are painted: the rest is blank.",
  overlap: "A run covers these cells in all places that it still has.",
  reach: "No run can reach these cells.",
  split: "Between two painted blocks a cell is blank: together they would be too long.",
  bounded: "A painted block is as long as any run that it can belong to, so it ends there.",
  "small-gap": "The runs that could reach these cells do not fit there.",
  edge: "Whichever run a painted block belongs to, it covers these cells as well.",
  joining: "Two painted blocks belong to one run, and so does what is between them.",
  color: "A color that another line allows here is impossible in this one.",
  enumeration: "In every way to lay this line these cells are the same.",
  trial: "Tried otherwise, the numbered steps lead to a line that cannot be laid.",
  either: "Whatever the cell is, the numbered steps lead to the same.",
  solver: "No short reason is known; only solving tells.",
};

/** A step or a mistake, as the engine tells it, in the reader's words. @template {HintStep | MistakeFound} T @param {T} found @param {State} state @returns {T} */
export function retold(found, state) {
  if (language === "en") return found;
  return /** @type {T} */ (found.answer === "step" ? step(found, state) : { ...found, why: mistake(found, state) });
}

/** @param {HintStep} found @param {State} state @returns {HintStep} */
function step({ rules, lines, settled, ...rest }, state) {
  const names = lines.map((line) => lineName(state.board.lines[line])), last = names.at(-1), rule = rules.at(-1);
  const before = names.slice(0, -1).join(", ");
  const look = rule === "solver" ? t("No line alone says more, and no trial that is short enough to follow.")
    : rule === "trial" || rule === "either" ? t("No line alone says more. Try out a cell of {line}.", { line: last })
    : before ? t("Look at {before}, and then at {line}.", { before, line: last }) : t("Look at {line}.", { line: last });
  const follow = t("What follows: {cells}.", { cells: named(settled.map(({ cell }) => cell), state) });
  const told = [...new Set(rules)].map((name) => t(RULES[name])).join(" ");
  const letters = [...new Set(settled.map(({ letter }) => letter))];
  const why = letters.map((letter) => t("{cells}: {what}.", {
    cells: named(settled.filter((one) => one.letter === letter).map(({ cell }) => cell), state), what: colorOf(letter, state),
  }));
  return { ...rest, rules, lines, settled, look, follow, why: [last ? `${names.join(", ")}: ${told}` : told, ...why] };
}

/** @param {MistakeFound} found @param {State} state */
function mistake({ answer, marks = [], dead_end }, state) {
  if (answer === "none") return [t("The puzzle has no solution.")];
  const told = t("These marks cannot all be right: {cells}.", { cells: named(marks, state) });
  if (dead_end === undefined) return [told];
  return [told, t("With them {line} cannot be laid.", { line: lineName(state.board.lines[dead_end]) })];
}

/** Cells by the lines through them. @param {number[]} cells @param {State} state */
function named(cells, { board, through }) {
  const names = cells.slice(0, NAMED).map((cell) => through[cell].map((line) => lineName(board.lines[line])).join(", "));
  return names.join("; ") + (cells.length > NAMED ? " …" : "");
}

/** @param {string} letter @param {State} state */
function colorOf(letter, { board }) {
  return t(letter === BLANK ? "blank" : board.colors.find((color) => color.letter === letter)?.name ?? "");
}
