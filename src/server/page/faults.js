// What is wrong in a file or a link, in the language of the reader. In: a problem, as the engine tells it.
// Out: words. Invariants: in English the engine's own words stay, which name what was found; elsewhere the usual
// faults have words of their own, and of the others the place is told, with those words behind it.

import { language, t } from "./words.js";

/** @import { Problem } from "./answers.js" */

/** By `fault` of docs/report.schema.json. @type {Record<string, () => string>} */
const FAULTS = {
  empty: () => t("There is no puzzle in it"),
  "too-large": () => t("It is too large"),
  encoding: () => t("It is no text, or not in UTF-8"),
  "unknown-format": () => t("It begins like no known format"),
  "clue-count": () => t("There are more or fewer clues than the board has lines"),
  "clue-too-long": () => t("A clue needs more cells than its line has"),
};
/** By the kind of `hint`: what it is instead. @type {Record<string, () => string>} */
const KINDS = {
  image: () => t("It is an image; choose \"Create from image\" in the Tools menu"),
  convert: () => t("It is no puzzle; save it as PNG, then choose \"Create from image\" in the Tools menu"),
  several: () => t("It holds several puzzles"),
};
/** What is said of the whole file, not of a place in it. */
const WHOLE = ["empty", "too-large", "unknown-format"];

/** @param {Problem} problem */
export function worded(problem) {
  if (language === "en") return english(problem);
  const { line, column, message, expected, hint, fault = "" } = problem, known = KINDS[hint?.kind ?? ""] ?? FAULTS[fault];
  if (known && (KINDS[hint?.kind ?? ""] || WHOLE.includes(fault))) return `${known()}.`;
  const what = known ? known() : t("This was not expected there (in English: {why})", { why: `${message}, expected ${expected}` });
  return t("Line {line}, column {column}: {what}.", { line, column, what });
}

/** Something wrong in a file, with its place. @param {Problem} problem */
function english({ line, column, message, expected, hint }) {
  /** @type {Record<string, () => string>} */
  const mends = {
    text: () => ` (${hint?.kind === "text" ? hint.text : ""})`,
    image: () => ` (choose "Create from image" in the Tools menu)`,
    convert: () => ` (save it as PNG, then choose "Create from image" in the Tools menu)`,
  };
  const mend = mends[hint?.kind ?? ""]?.() ?? "";
  return `line ${line}, column ${column}: ${message}, expected ${expected}${mend}`;
}

/** Why a question had no answer at all, by its kind; nothing if the engine's own words are as good. @param {string} [kind] */
export function refused(kind) {
  if (language === "en") return "";
  /** @type {Record<string, () => string>} */
  const words = {
    "too-large": () => t("This is larger than nonosat takes here."),
    busy: () => t("Too much is asked at once; try it again."),
    slow: () => t("What was sent came too slowly; try it again."),
  };
  return words[kind ?? ""]?.() ?? "";
}
