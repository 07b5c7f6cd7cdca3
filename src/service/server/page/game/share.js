// Puts a puzzle into a link: all of it is after the "#", which browsers send to no server. After the puzzle a link may
// have a friend's time, and a title for the end. In: a puzzle, or an address. Out: a link, or a board. Invariants: the
// text of a link is read like a file, and its size has a limit; a time or a title that is none counts as missing.

import { ask, get } from "../engine/api.js";
import { clock, secondsOf, t } from "../basics/words.js";

/** @import { Puzzle } from "../answers.js" */

/** Other programs may cut off longer links. */
const MOST_LINK = 8 * 2 ** 10;
/** The most bytes of a puzzle in a link. */
const MOST_BYTES = 4 * 2 ** 20;
/** The most letters of a title; the field for it takes no more. */
const MOST_TITLE = 80;

/**
 * What a link adds to a puzzle: the seconds that a friend needed, and a title that is shown once the puzzle is solved.
 * @typedef {{ beat?: number | null, ending?: string | null }} Extras
 */

/** Does a server answer? Only a server has pages with previews. */
const isServed = document.querySelector("meta[name=nonosat-engine]")?.getAttribute("content") === "http";

// The address of a preview becomes an ordinary link.
const { d: data, end = "" } = Object.fromEntries(new URLSearchParams(location.search));
if (data !== undefined && !location.hash)
  history.replaceState(null, "", `${location.pathname.replace(/\/p$/, "/")}#p=${data}${end && `&end=${end}`}`);

/** Packs a puzzle for a link, without its goal and its marks. @param {Puzzle} puzzle */
export async function packed({ goal, saved, ...puzzle }) {
  return encoded(await piped(new Blob([JSON.stringify(puzzle)]), new CompressionStream("deflate-raw")));
}

/**
 * The address of another page of this site: the main page for "", the page for frames for "embed", the page with a
 * preview for "p"; null if there is none.
 * @param {"" | "embed" | "p"} name
 */
export function pageOf(name) {
  if (name === "p" && !isServed) return null;
  return new URL(name === "embed" && !isServed ? "embed.html" : name || "./", location.href.split(/[?#]/)[0]).href;
}

/**
 * The part of an address after "#play/", with the time to beat if there is one.
 * @param {string} place
 * @param {number | null} beat
 */
export const against = (place, beat) => (place && beat ? `${place}?beat=${clock(beat)}` : place);

/** The part of an address that has these extras; it begins with "&" or is "". @param {Extras} extras */
export function extrasSign({ beat, ending }) {
  const end = ending && encoded(new TextEncoder().encode(ending));
  return `${beat ? `&beat=${clock(beat)}` : ""}${end ? `&end=${end}` : ""}`;
}

/** The extras of an address; what is no time and no title is left out. @param {string} text @returns {Extras} */
export function extrasOf(text) {
  const query = new URLSearchParams(text);
  return { beat: secondsOf(query.get("beat") ?? "") || null, ending: titleOf(query.get("end") ?? "") };
}

/** @param {string} text */
function titleOf(text) {
  try {
    const title = new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(text));
    return [...title.trim()].slice(0, MOST_TITLE).join("") || null;
  } catch {
    return null;
  }
}

/** A link to a puzzle; null if it would be too long. @param {Puzzle} puzzle @param {Extras} [extras] */
export async function link(puzzle, extras = {}) {
  const address = `${pageOf("")}#p=${await packed(puzzle)}${extrasSign(extras)}`;
  return address.length > MOST_LINK ? null : address;
}

/** The board of the puzzle in an address, and its extras; null if the address has none. */
export async function linked(address = location.href) {
  const [, text, query = ""] = /(?:#p|\/p\?d)=([^&]*)&?(.*)$/s.exec(address) ?? [];
  if (text === undefined) return null;
  try {
    // Links with the puzzle ids of other sites contain characters that our encoding never has.
    const board = /[/:%]/.test(text)
      ? await ask("board", new File([decoded(text)], "link.txt"))
      : await ask("board?format=json", new File([await unpackLink(text)], "link.json"));
    if ("cells" in board) return { board, extras: extrasOf(query) };
  } catch (/** @type {any} */ error) {
    throw new Error(t("page-link-wrong", { why: error.message }));
  }
  throw new Error(t("page-link-several"));
}

/** The first board of the page, with extras: from its address, else from the command line; no board without both. */
export async function beginning() {
  return (await linked()) ?? { board: await get("start"), extras: {} };
}

/**
 * Copies a link to the puzzle. Returns a message; none if only a file can hold the puzzle.
 * @param {Puzzle} puzzle
 * @param {Extras} extras
 */
export async function shared(puzzle, extras) {
  const address = await link(puzzle, extras);
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

/** Decodes the puzzle id of another site. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(t("page-link-damaged"));
  }
}

/** Unpacks the text of a link. A damaged one gets our message instead of the browser's. @param {string} text */
async function unpackLink(text) {
  try {
    return await unpacked(text);
  } catch (/** @type {any} */ error) {
    throw error instanceof TooMuch ? error : new Error(t("page-link-damaged"));
  }
}

class TooMuch extends Error {}

/** @param {string} text */
const unpacked = (text) => piped(new Blob([bytesOf(text)]), new DecompressionStream("deflate-raw"));

/** @param {string} text */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/**
 * Pipes a blob through a stream, up to a limit of bytes.
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
