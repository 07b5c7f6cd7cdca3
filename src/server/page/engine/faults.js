// What is wrong in a file or a link, and why nothing was answered, in the language of the reader.
// In: problems and failures, as the engine words them. Out: words. Invariants: where people can do something on the
// page,
// the page says what; everything else is in the engine's words.

import { t } from "../basics/words.js";

/** @import { Failure, Problem } from "../answers.js" */

/** Messages by the kind of `hint`: what it is instead. @type {Record<string, string>} */
const KINDS = { image: "page-fault-image", convert: "page-fault-convert", several: "page-fault-several" };

/** Something wrong in a file. @param {Problem} problem */
export function worded({ line, column, message, expected, hint }) {
  const id = KINDS[hint?.kind ?? ""];
  if (id) return t(id);
  // Places are no amounts: without the signs that part thousands.
  const all = {
    line: String(line),
    column: String(column),
    problem: message,
    expected: t("problem-expected", { wanted: expected }),
  };
  return hint?.kind === "text" ? t("problem-at-advice", { ...all, advice: hint.text }) : t("problem-at", all);
}

/**
 * Why there is no answer at all: a server that does not come to read a question words this in English, but as data,
 * too.
 * @param {Partial<Failure>} failure
 */
export function refused({ error, message }) {
  const values = Object.values(message?.arguments ?? {});
  return message && values.every((value) => typeof value !== "object") ? t(message.id, message.arguments) : error;
}
