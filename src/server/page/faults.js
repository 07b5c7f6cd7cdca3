// What is wrong in a file or a link, in the language of the reader. In: a problem, as the engine tells it.
// Out: words. Invariants: in English the engine's own words stay, which name what was found; elsewhere the usual
// faults have messages of their own, and the others name the place, with those words behind it.

import { language, t } from "./words.js";

/** @import { Problem } from "./answers.js" */

/** Messages by `fault` of docs/report.schema.json. @type {Record<string, string>} */
const FAULTS = {
  empty: "page-fault-empty", "too-large": "page-fault-large", encoding: "page-fault-encoding",
  "unknown-format": "page-fault-unknown-format", "clue-count": "page-fault-clue-count", "clue-too-long": "page-fault-clue-too-long",
};
/** Messages by the kind of `hint`: what it is instead. @type {Record<string, string>} */
const KINDS = { image: "page-fault-image", convert: "page-fault-convert", several: "page-fault-several" };

/** Something wrong in a file. @param {Problem} problem */
export function worded({ line, column, message, expected, hint, fault }) {
  const id = KINDS[hint?.kind ?? ""] ?? (language === "en" ? undefined : FAULTS[fault ?? ""]);
  // Places are no amounts: without the signs that part thousands.
  const place = { line: String(line), column: String(column) };
  if (id) return t(id, place);
  if (hint?.kind === "text") return t("page-fault-other-fix", { ...place, message, expected, fix: hint.text });
  return t("page-fault-other", { ...place, message, expected });
}

/** Why a question had no answer at all, by its kind; nothing if the engine's own words are as good. @param {string} [kind] */
export function refused(kind) {
  if (language === "en") return "";
  /** @type {Record<string, string>} */
  const ids = { "too-large": "page-refused-large", busy: "page-refused-busy", slow: "page-refused-slow" };
  const id = ids[kind ?? ""];
  return id ? t(id) : "";
}
