// Narrows the shelves. In: what the reader chooses above them. Out: which puzzles fit.
// Invariants: without a choice every puzzle fits; the title of an unsolved puzzle cannot be searched for.

import { byId } from "../basics/dialogs.js";
import { DIFFICULTIES } from "../basics/elements.js";
import { sizeClass, subjectOf } from "../game/shelves.js";
import { t } from "../basics/words.js";

/** @typedef {import("../game/sources.js").Entry} Entry */

/** The fields that choose; an empty value chooses nothing. */
const FIELDS = ["filter-text", "filter-size", "filter-level", "filter-colors", "filter-solved"];

export class Filter {
  /** @param {() => unknown} whenChanged is called after each choice */
  constructor(whenChanged) {
    for (const [name, id] of Object.entries(DIFFICULTIES)) byId("filter-level").append(new Option(t(id), name));
    byId("filter-open").addEventListener("click", () => {
      const { hidden: isOpening } = byId("filter");
      byId("filter").hidden = !isOpening;
      byId("filter-open").setAttribute("aria-expanded", String(isOpening));
      if (isOpening) byId("filter-text").focus();
    });
    for (const id of FIELDS) byId(id).addEventListener("input", whenChanged);
  }

  /** Is anything chosen? */
  get isOn() {
    return FIELDS.some((id) => byId(id).value.trim() !== "");
  }

  /**
   * Does a puzzle fit all choices?
   * @param {Entry} entry
   * @param {string} name as the reader may know it
   * @param {boolean} isSolved
   */
  fits(entry, name, isSolved) {
    const [text, size, level, colors, solved] = FIELDS.map((id) => byId(id).value.trim()),
      words = `${t(subjectOf(entry))} ${name}`;
    return (
      words.toLocaleLowerCase().includes(text.toLocaleLowerCase()) &&
      (!size || size === sizeClass(entry.shape)) &&
      (!level || level === entry.difficulty) &&
      (!colors || (colors === "many") === entry.colors.length > 2) &&
      (!solved || (solved === "yes") === isSolved)
    );
  }
}
