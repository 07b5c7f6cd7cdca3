// Asks the checker that is proved in Coq about a proof by numbers. In: the archive of the proof. Out: the verdict that
// it accepts, or the reason why it refuses. Invariants: the checker is loaded only when it is asked, into a worker of
// its own; the build of a site names its file in the page; other pages have none.

import { t } from "../basics/words.js";

const script = document.querySelector("meta[name=nonosat-verified]")?.getAttribute("content");

/** Does this site have the checker? */
export const hasChecker = Boolean(script);

/** The bytes of a block of an archive, and where its head has the name and the size of a file. */
const BLOCK = 512,
  NAME = [0, 100],
  SIZE = [124, 136];

/**
 * @param {Uint8Array} archive
 * @returns {Promise<{ verdict?: string, why?: string }>}
 */
export async function checkArchive(archive) {
  const files = texts(archive);
  const answer = await answered({ puzzle: files.get("puzzle.json") ?? "", numbers: files.get("weights.txt") ?? "" });
  const [, verdict] = /^VERIFIED (unique|none)$/.exec(answer) ?? [];
  return verdict ? { verdict } : { why: answer.replace(/^REFUSED /, "") };
}

/** @param {{ puzzle: string, numbers: string }} files @returns {Promise<string>} */
async function answered(files) {
  const worker = new Worker(new URL(/** @type {string} */ (script), document.baseURI));
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || t("page-engine-missing")));
      };
      worker.postMessage(files);
    });
  } finally {
    worker.terminate();
  }
}

/** The texts of the files in an archive (tar), by name. @param {Uint8Array} archive */
function texts(archive) {
  const text = (/** @type {number} */ from, /** @type {number} */ to) =>
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(archive.subarray(from, to));
  const files = new Map();
  for (let at = 0; archive[at];) {
    const field = (/** @type {number[]} */ [from, to]) => text(at + from, at + to).split("\0")[0],
      size = parseInt(field(SIZE), 8),
      content = at + BLOCK;
    files.set(field(NAME), text(content, content + size));
    at = content + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
