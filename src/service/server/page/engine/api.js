// Sends requests to the engine, which runs on a server or inside the page. In: values. Out: its answers; throws Refused
// with the error.

import { failureMessage, worded } from "./faults.js";
import { language, t } from "../basics/words.js";

/** @import { AnswerTo, Failure, Stage } from "../answers.js" */

/** Larger files are refused. */
const MOST_BYTES = 16 * 2 ** 20;

/** The reason why there is no answer; `kind` is one of the kinds in docs/report.schema.json. */
export class Refusal extends Error {
  /** @param {Partial<Failure>} failure @param {number} [status] */
  constructor({ error, message, kind, problems = [] }, status) {
    super(
      problems.map(worded).join("\n") ||
        failureMessage({ error, message }) ||
        t("page-engine-status", { status: String(status) }),
    );
    this.status = status;
    this.kind = kind;
    this.problems = problems;
  }

  /** The formats that a file could have, if it was refused because there are several. */
  get formats() {
    return this.problems.flatMap(({ hint }) => (hint?.kind === "format" ? hint.formats : []));
  }
}

/** The language of the answers. */
const LANGUAGE = language === "en" ? "" : `lang=${language}`;

/** Which engine answers: a server, or workers of this page. */
const kind = document.querySelector("meta[name=nonosat-engine]")?.getAttribute("content");
const engine = import(kind === "worker" ? "./engine-worker.js" : "./engine-http.js");

/**
 * @param {string} path
 * @param {{ body?: BodyInit, signal?: AbortSignal, each?: (line: string) => void }} options
 * @returns {Promise<any>}
 */
async function answered(path, options) {
  const { status, text } = await (
    await engine
  ).request(`/api/${path}${LANGUAGE && (path.includes("?") ? "&" : "?")}${LANGUAGE}`, options);
  if (status === 200) return parseAnswer(text);
  throw new Refusal(parseAnswer(text) ?? {}, status);
}

/** Parses an answer; null if it is incomplete. @param {string} text */
function parseAnswer(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @template {string} P @param {P} path @returns {Promise<AnswerTo<P>>} */
export function get(path) {
  return answered(path, {});
}

/**
 * Sends a request with a body: a file as it is, anything else as JSON.
 * @template {string} P
 * @param {P} path
 * @param {unknown} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<AnswerTo<P>>}
 */
export async function ask(path, body, signal) {
  if (body instanceof File && body.size > MOST_BYTES) {
    throw new Error(t("page-file-large", { name: body.name, n: Math.ceil(body.size / 2 ** 20) }));
  }
  return answered(path, { body: body instanceof File ? body : JSON.stringify(body), signal });
}

/**
 * Sends a request and calls `each` with every line of the answer as it arrives. Returns the last line.
 * @template {string} P
 * @param {P} path
 * @param {unknown} body
 * @param {AbortSignal} signal
 * @param {(stage: Stage) => void} each
 * @returns {Promise<AnswerTo<P>>}
 */
export async function watch(path, body, signal, each) {
  const last = await answered(path, { body: JSON.stringify(body), signal, each: (line) => each(JSON.parse(line)) });
  if (!last || last.stage) throw new Error(t("page-engine-broken"));
  if (last.error) throw new Refusal(last);
  return last;
}
