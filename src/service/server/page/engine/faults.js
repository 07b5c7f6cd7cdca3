// Translates the errors of files, links and requests. In: problems and failures, as the engine returns them. Out: texts
// in the reader's language. Invariants: where the page offers a remedy, its own message names that; all other texts are
// the engine's.

import { t } from "../basics/words.js";

/** @import { Failure, Problem } from "../answers.js" */

/** The message for each kind of `hint`: it names what the file really is. @type {Record<string, string>} */
const KINDS = { convert: "page-fault-convert", several: "page-fault-several" };

/** The message for a problem of a file. @param {Problem} problem */
export function worded({ line, column, message, expected, hint }) {
  const id = KINDS[hint?.kind ?? ""];
  if (id) return t(id);
  // Line numbers are passed as texts, so that they get no thousands separators.
  const values = {
    line: String(line),
    column: String(column),
    problem: message,
    expected: t("problem-expected", { wanted: expected }),
  };
  return hint?.kind === "text" ? t("problem-at-advice", { ...values, advice: hint.text }) : t("problem-at", values);
}

/**
 * The message if there is no answer at all: a server that refuses a request unread writes English, but sends the
 * message's id and arguments, too.
 * @param {Partial<Failure>} failure
 */
export function failureMessage({ error, message }) {
  const values = Object.values(message?.arguments ?? {});
  return message && values.every((value) => typeof value !== "object") ? t(message.id, message.arguments) : error;
}
