// The engine inside the page. In: paths and bodies. Out: statuses and texts.
// Invariants: one worker for what is quick and one for what is not, each with one question at a time;
// a question that is given up ends its worker, and the next one gets another worker from the
// module that the first one compiled, beside the page. The first module can only what playing needs;
// what it refuses is asked again of the whole one, which is loaded then and stays.

import "./offline.js";
import { catalog, language, t } from "../basics/words.js";

const QUICK = [
  "board",
  "write",
  "formats/supported",
  "svg",
  "clues",
  "generate",
  "progress",
  "formats",
  "collection",
  "puzzle",
  "qr",
];
/** Statuses of requests that a module has no answer to. */
const REFUSED = [404, 422];
/** A worker whose memory grew past this is replaced: it never shrinks again. */
const MOST_MEMORY = 128 * 2 ** 20;

/** The catalog of the reader's language, since the module has none. */
const WORDS = { language, catalog };
/** The module as it comes, begun with the page: it is the most that there is to load. */
let loading = load("nonosat.wasm");
/** Is that the whole one? */
let isWhole = false;
/** The module that a worker compiled. @type {WebAssembly.Module | null} */
let compiled = null;

/** @param {string} name */
function load(name) {
  const bytes = fetch(new URL(name, import.meta.url)).then((answer) => {
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    return answer.arrayBuffer();
  });
  // Each question that waits for it reports the error.
  bytes.catch(() => {});
  return bytes;
}

/** Loads the module that can everything; workers that begin from now on have it. */
function loadWhole() {
  if (isWhole) return;
  isWhole = true;
  compiled = null;
  loading = load("whole.wasm");
}

/** @typedef {{ path: string, body?: any, signal?: AbortSignal, each?: (line: string) => void }} Question */
/**
 * @typedef {Question & { resolve: (answer: { status: number, text: string }) => void, reject: (error: unknown) => void,
 *   stop: () => void }} Waiting
 */

/** A worker and the questions that wait for it. */
class Lane {
  /** @type {Worker | null} */
  worker = null;
  /** @type {Waiting[]} */
  waiting = [];
  /** The question that is answered just now. @type {Waiting | null} */
  asked = null;
  /** Does the worker have the whole module? */
  hasWhole = false;

  /** @param {Question} question @returns {Promise<{ status: number, text: string }>} */
  async answer(question) {
    question.signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      /** @type {any} */
      const one = { ...question, resolve, reject };
      one.stop = () => this.#stop(one);
      question.signal?.addEventListener("abort", one.stop);
      this.waiting.push(one);
      this.#next();
    });
  }

  #next() {
    if (this.asked || this.waiting.length === 0) return;
    const next = (this.asked = /** @type {Waiting} */ (this.waiting.shift()));
    this.#send(next);
  }

  /** @param {Waiting} question */
  #send({ path, body }) {
    this.begin().postMessage({ path, body });
  }

  #begun() {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.hasWhole = isWhole;
    this.#equip(worker);
    worker.addEventListener("message", ({ data }) => worker === this.worker && this.#heard(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker === this.worker) this.#broke(event.message ?? t("page-engine-worker"));
    });
    return worker;
  }

  /** Gives a worker the catalog and the module: compiled, if another one was sooner. @param {Worker} worker */
  async #equip(worker) {
    if (compiled) return worker.postMessage({ module: compiled, words: WORDS });
    try {
      worker.postMessage({ bytes: await loading, words: WORDS });
    } catch {
      if (worker === this.worker) this.#broke(t("page-engine-missing"));
    }
  }

  /** The worker is made ready before anybody asks. */
  begin() {
    return (this.worker ??= this.#begun());
  }

  /** @param {any} said */
  #heard({ module, line, status, text, memory, isBroken }) {
    if (module) {
      if (this.hasWhole === isWhole) compiled = module;
      return;
    }
    if (line !== undefined) {
      this.asked?.each?.(line);
      return;
    }
    if (!this.hasWhole && REFUSED.includes(status) && this.asked) {
      loadWhole();
      this.#end();
      return this.#send(this.asked);
    }
    if (isBroken || memory > MOST_MEMORY) this.#end();
    this.#done((one) => one.resolve({ status, text }));
  }

  /** @param {string} why */
  #broke(why) {
    this.#end();
    this.#done((one) => one.reject(new Error(why)));
  }

  /** @param {Waiting} one */
  #stop(one) {
    if (one === this.asked) {
      this.#end();
      return this.#done(() => one.reject(one.signal?.reason));
    }
    this.waiting = this.waiting.filter((other) => other !== one);
    one.reject(one.signal?.reason);
  }

  #end() {
    this.worker?.terminate();
    this.worker = null;
  }

  /** @param {(one: Waiting) => void} tell */
  #done(tell) {
    const one = this.asked;
    this.asked = null;
    if (one) {
      one.signal?.removeEventListener("abort", one.stop);
      tell(one);
    }
    this.#next();
  }
}

const quick = new Lane(),
  slow = new Lane();
quick.begin();

/**
 * Asks; `each` is called with every line that is told before the answer.
 * @param {string} path
 * @param {{ body?: BodyInit, signal?: AbortSignal, each?: (line: string) => void }} options
 */
export async function asked(path, { body, signal, each }) {
  const [name] = path.slice(path.lastIndexOf("/") + 1).split("?");
  // A page without a server begins with nothing.
  if (name === "start") return { status: 200, text: "null" };
  return (QUICK.includes(name) ? quick : slow).answer({ path, body, signal, each });
}
