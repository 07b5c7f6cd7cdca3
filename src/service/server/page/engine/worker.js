// Answers requests in a worker. In: once the module, as bytes or compiled, and the catalog of the reader's language;
// then requests one after the other: a path, and a text, a file or nothing. Out: the module as soon as it is compiled
// here; for each request its lines, then a status, a text and the size of the memory. Invariants: after an answer with
// `isBroken` the page ends this worker.

import { pixels } from "./pixels.js";

/** The values of `what` in `receive` that are no statuses. */
const LINE = 0,
  LAST_WORDS = 1;

/** @type {any} */
let engine = null;
/** @type {any} */
let answer = null;
let lastWords = "";
/** @type {{ path: string, body: any }[]} */
const waiting = [];

onmessage = async ({ data }) => {
  if (data.path) waiting.push(data);
  // The page gets the error as the reason why this worker ended.
  else await begin(data).catch(reportError);
  while (engine && waiting.length) await ask(/** @type {{ path: string, body: any }} */ (waiting.shift()));
};

/** @param {{ bytes: ArrayBuffer, module?: WebAssembly.Module, words: { language: string, catalog: string } }} data */
async function begin({ bytes, module, words }) {
  const compiled = module ?? (await WebAssembly.compile(bytes));
  if (!module) postMessage({ module: compiled });
  const instance = /** @type {any} */ (
    await WebAssembly.instantiate(compiled, { page: { now: () => performance.now(), receive } })
  );
  engine = instance.exports;
  engine.begin();
  request(`language/${words.language}`, new TextEncoder().encode(words.catalog));
}

/** @param {number} kind @param {number} at @param {number} length */
function receive(kind, at, length) {
  const text = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, at, length));
  if (kind === LINE) postMessage({ line: text });
  else if (kind === LAST_WORDS) lastWords = text;
  else answer = { status: kind, text };
}

/**
 * Writes a request into the memory of the engine, which answers by calling `receive`.
 * @param {string} path
 * @param {Uint8Array} body
 */
function request(path, body) {
  const head = new TextEncoder().encode(path),
    at = engine.take(head.length + body.length);
  const room = new Uint8Array(engine.memory.buffer, at, head.length + body.length);
  room.set(head);
  room.set(body, head.length);
  engine.ask(head.length);
}

/** @param {{ path: string, body: any }} question */
async function ask({ path, body }) {
  try {
    request(path, await bytes(path, body));
    postMessage({ ...answer, memory: engine.memory.buffer.byteLength });
  } catch (error) {
    postMessage({ status: 500, text: JSON.stringify(broken(error)), isBroken: true });
  }
}

/** The body of a request as bytes; an image becomes its pixels. @param {string} path */
async function bytes(path, /** @type {any} */ body = "") {
  if (typeof body === "string") return new TextEncoder().encode(body);
  const isImage = /\/(image|candidates)(\?|$)/.test(path);
  return (isImage && (await pixels(body))) || new Uint8Array(await body.arrayBuffer());
}

/** @param {any} error */
function broken(error) {
  // The engine requested more memory than it may have; then it ends without last words.
  const isFull = !lastWords && engine.memory.buffer.byteLength > 2 ** 29;
  if (isFull) return { kind: "too-large", error: "there is not enough memory for this" };
  return { kind: "defect", error: `the work broke off: ${lastWords || error.message}; please report this` };
}
