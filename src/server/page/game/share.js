// A puzzle in a link: all of it stands behind the "#", which browsers tell no server.
// In: a puzzle, or an address. Out: a link, or a board. Invariants: what a link brings is read like a
// file, and never grows past what a file may have.

import { ask, get } from "../engine/api.js";
import { t } from "../basics/words.js";

/** @import { Puzzle } from "../answers.js" */

/** Longer links are cut off somewhere on their way. */
const MOST_LINK = 8 * 2 ** 10;
/** Most bytes of a puzzle in a link. */
const MOST_BYTES = 4 * 2 ** 20;

/** Does a server answer, which knows pages for previews and frames? */
const isServed = document.querySelector("meta[name=nonosat-engine]")?.getAttribute("content") === "http";

// Behind a preview the page is the same as behind any other link.
const given = new URLSearchParams(location.search).get("d");
if (given !== null && !location.hash)
  history.replaceState(null, "", `${location.pathname.replace(/\/p$/, "/")}#p=${given}`);

/** The puzzle in a link, without its solution and without a state of play. @param {Puzzle} puzzle */
export async function packed({ goal, saved, ...puzzle }) {
  return encoded(await piped(new Blob([JSON.stringify(puzzle)]), new CompressionStream("deflate-raw")));
}

/**
 * The address of a page beside this one: the usual one for "", "embed" for frames, "p" with a preview; null if there is
 * none.
 * @param {"" | "embed" | "p"} name
 */
export function pageOf(name) {
  if (name === "p" && !isServed) return null;
  return new URL(name === "embed" && !isServed ? "embed.html" : name || "./", location.href.split(/[?#]/)[0]).href;
}

/** A link to the puzzle; null if it were too long. @param {Puzzle} puzzle */
export async function link(puzzle) {
  const address = `${pageOf("")}#p=${await packed(puzzle)}`;
  return address.length > MOST_LINK ? null : address;
}

/** The board of the puzzle in the address of the page; null if there is none. */
export async function linked() {
  const text = /^#p=(.*)$/s.exec(location.hash)?.[1];
  if (text === undefined) return null;
  try {
    // The ids of other pages have signs that ours never has.
    const board = /[/:%]/.test(text)
      ? await ask("board", new File([decoded(text)], "link.txt"))
      : await ask("board?format=json", new File([await whole(text)], "link.json"));
    if ("cells" in board) return board;
  } catch (/** @type {any} */ error) {
    throw new Error(t("page-link-wrong", { why: error.message }));
  }
  throw new Error(t("page-link-several"));
}

/** The board that the page begins with: of its address, else of the command line; null without both. */
export async function beginning() {
  return (await linked()) ?? get("start");
}

/** Copies a link to the puzzle, and says so; says nothing if only a file can hold the puzzle. @param {Puzzle} puzzle */
export async function shared(puzzle) {
  const address = await link(puzzle);
  if (address === null) return {};
  try {
    await navigator.clipboard.writeText(address);
    return { text: t("page-link-copied"), isCopied: true };
  } catch {
    history.replaceState(null, "", address);
    return { text: t("page-link-address") };
  }
}

/** @param {Uint8Array} bytes */
const encoded = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The id of another page. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(t("page-link-damaged"));
  }
}

/** What a link holds; browsers have words of their own for one that was cut off. @param {string} text */
async function whole(text) {
  try {
    return await unpacked(text);
  } catch (/** @type {any} */ error) {
    throw error instanceof TooMuch ? error : new Error(t("page-link-damaged"));
  }
}

class TooMuch extends Error {}

/** @param {string} text */
function unpacked(text) {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  return piped(new Blob([packed]), new DecompressionStream("deflate-raw"));
}

/**
 * All that comes out of a stream, up to a limit.
 * @param {Blob} blob
 * @param {CompressionStream | DecompressionStream} stream
 */
async function piped(blob, stream) {
  const parts = [];
  let size = 0;
  const reader = blob.stream().pipeThrough(stream).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      reader.cancel().catch(() => {});
      throw new TooMuch(t("page-link-large", { n: MOST_BYTES }));
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
