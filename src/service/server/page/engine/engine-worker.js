// Runs the engine inside the page, in workers. In: paths and bodies. Out: statuses and texts. Invariants: one worker
// takes fast requests and one takes slow ones, each one request at a time; aborting a request terminates its worker,
// and the next request gets a new worker from the module that the first one compiled. The first module contains only
// what playing needs; requests that it refuses are sent again to the whole module, which is then loaded and kept.

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
  "days",
  "day",
  "qr",
];
/** The statuses with which a module refuses a request. */
const REFUSALS = [404, 422];
/** A worker whose memory grew past this is replaced, since its memory never shrinks. */
const MOST_MEMORY = 128 * 2 ** 20;

/** The catalog of the reader's language; the module has none. */
const WORDS = { language, catalog };
/** The bytes of the module. Loading begins with the page, since this is its largest file. */
let loading = load("nonosat.wasm");
/** Is that the whole module? */
let isWhole = false;
/** The module, once a worker compiled it. @type {WebAssembly.Module | null} */
let compiled = null;

/** @param {string} name */
function load(name) {
  const bytes = fetch(new URL(name, import.meta.url)).then((answer) => {
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    return answer.arrayBuffer();
  });
  // Each request that waits for the module reports the error.
  bytes.catch(() => {});
  return bytes;
}

/** Loads the whole module; workers that start from now on use it. */
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

/** A worker and the requests that wait for it. */
class Lane {
  /** @type {Worker | null} */
  worker = null;
  /** @type {Waiting[]} */
  waiting = [];
  /** The request that the worker is answering. @type {Waiting | null} */
  current = null;
  /** Does the worker have the whole module? */
  hasWhole = false;

  /** @param {Question} question @returns {Promise<{ status: number, text: string }>} */
  async answer(question) {
    question.signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      /** @type {any} */
      const waiting = { ...question, resolve, reject };
      waiting.stop = () => this.#stop(waiting);
      question.signal?.addEventListener("abort", waiting.stop);
      this.waiting.push(waiting);
      this.#next();
    });
  }

  #next() {
    if (this.current || this.waiting.length === 0) return;
    const next = (this.current = /** @type {Waiting} */ (this.waiting.shift()));
    this.#send(next);
  }

  /** @param {Waiting} question */
  #send({ path, body }) {
    this.begin().postMessage({ path, body });
  }

  #newWorker() {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.hasWhole = isWhole;
    this.#equip(worker);
    worker.addEventListener("message", ({ data }) => worker === this.worker && this.#receive(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker === this.worker) this.#fail(event.message ?? t("page-engine-worker"));
    });
    return worker;
  }

  /**
   * Sends a worker the catalog and the module: compiled, if another worker compiled it before.
   * @param {Worker} worker
   */
  async #equip(worker) {
    if (compiled) return worker.postMessage({ module: compiled, words: WORDS });
    try {
      worker.postMessage({ bytes: await loading, words: WORDS });
    } catch {
      if (worker === this.worker) this.#fail(t("page-engine-missing"));
    }
  }

  /** Starts the worker, so that it is ready before the first request. */
  begin() {
    return (this.worker ??= this.#newWorker());
  }

  /** @param {any} message */
  #receive({ module, line, status, text, memory, isBroken }) {
    if (module) {
      if (this.hasWhole === isWhole) compiled = module;
      return;
    }
    if (line !== undefined) {
      this.current?.each?.(line);
      return;
    }
    if (!this.hasWhole && REFUSALS.includes(status) && this.current) {
      loadWhole();
      this.#end();
      return this.#send(this.current);
    }
    if (isBroken || memory > MOST_MEMORY) this.#end();
    this.#finish((request) => request.resolve({ status, text }));
  }

  /** @param {string} message */
  #fail(message) {
    this.#end();
    this.#finish((request) => request.reject(new Error(message)));
  }

  /** @param {Waiting} request */
  #stop(request) {
    if (request === this.current) {
      this.#end();
      return this.#finish(() => request.reject(request.signal?.reason));
    }
    this.waiting = this.waiting.filter((other) => other !== request);
    request.reject(request.signal?.reason);
  }

  #end() {
    this.worker?.terminate();
    this.worker = null;
  }

  /** @param {(one: Waiting) => void} settle */
  #finish(settle) {
    const request = this.current;
    this.current = null;
    if (request) {
      request.signal?.removeEventListener("abort", request.stop);
      settle(request);
    }
    this.#next();
  }
}

const quick = new Lane(),
  slow = new Lane();
quick.begin();

/**
 * Sends a request; `each` is called with every line that comes before the answer.
 * @param {string} path
 * @param {{ body?: BodyInit, signal?: AbortSignal, each?: (line: string) => void }} options
 */
export async function request(path, { body, signal, each }) {
  const [name] = path.slice(path.lastIndexOf("/") + 1).split("?");
  // Without a server there is no puzzle of the command line.
  if (name === "start") return { status: 200, text: "null" };
  return (QUICK.includes(name) ? quick : slow).answer({ path, body, signal, each });
}
