// Narrows the shelves. In: what the reader chooses above them. Out: which puzzles fit.
// Invariants: without a choice every puzzle fits; the title of an unsolved puzzle cannot be searched for.

import { byId } from "../basics/dialogs.js";
import { DIFFICULTIES } from "../basics/elements.js";
import { cellCount } from "../board/shapes.js";
import { t } from "../basics/words.js";

/** @typedef {import("../game/sources.js").Entry} Entry */

/** The most cells of a small board, and of one that is not large. */
const [SMALL, MEDIUM] = [150, 450];
/** The fields that choose; an empty value chooses nothing. */
const FIELDS = ["filter-text", "filter-size", "filter-level", "filter-colors"];

/** @param {Entry} entry */
function sizeOf({ shape }) {
  const cells = cellCount(shape);
  if (cells <= SMALL) return "small";
  return cells <= MEDIUM ? "medium" : "large";
}

export class Filter {
  /** @param {() => unknown} changed is called after each choice */
  constructor(changed) {
    for (const [name, id] of Object.entries(DIFFICULTIES)) byId("filter-level").append(new Option(t(id), name));
    byId("filter-open").addEventListener("click", () => {
      const { hidden: isOpening } = byId("filter");
      byId("filter").hidden = !isOpening;
      byId("filter-open").setAttribute("aria-expanded", String(isOpening));
      if (isOpening) byId("filter-text").focus();
    });
    for (const id of [...FIELDS, "filter-unsolved"]) byId(id).addEventListener("input", changed);
  }

  /** Is anything chosen? */
  get isOn() {
    return byId("filter-unsolved").checked || FIELDS.some((id) => byId(id).value.trim() !== "");
  }

  /**
   * Does a puzzle fit all choices?
   * @param {Entry} entry
   * @param {string} name as the reader may know it
   * @param {boolean} isSolved
   */
  fits(entry, name, isSolved) {
    const [text, size, level, colors] = FIELDS.map((id) => byId(id).value.trim());
    return (
      name.toLocaleLowerCase().includes(text.toLocaleLowerCase()) &&
      (!size || size === sizeOf(entry)) &&
      (!level || level === entry.difficulty) &&
      (!colors || (colors === "many") === entry.colors.length > 2) &&
      !(isSolved && byId("filter-unsolved").checked)
    );
  }
}
