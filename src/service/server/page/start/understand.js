// Understands what people bring: a text, an address, HTML, files, a picture. In: what was pasted, dropped, chosen or
// shared. Out: the puzzles and the pictures in it, none of them opened. Invariants: nothing is loaded from other sites;
// what a text holds counts before a picture of the same text.

import { ask, get } from "../engine/api.js";
import { isPart, whole } from "../game/parts.js";
import { linked } from "../game/share.js";
import { t } from "../basics/words.js";

/** @import { Board, Format } from "../answers.js" */
/** @import { Brought } from "./brought.js" */
/**
 * Something that can be opened. A text has no `name`; a puzzle of several has a `label`; a picture has no board, no
 * `query` and no `parts`. `formats` are those that the file could have, the one in `query` first.
 * @typedef {{ file?: File, name?: string, label?: string, query?: URLSearchParams, board?: Board, formats?: Format[],
 *   parts?: import("../game/parts.js").Parts, extras?: import("../game/share.js").Extras }} Item
 */

/** The most files that are read at once, as many as a picture has parts. */
const MOST_FILES = 144;
/** What `make` writes beside puzzles; it shows them and holds none. */
const SHEET = "contact.svg";

/**
 * What can be opened, and why some files cannot; throws the reason if there is nothing.
 * @param {Brought} brought
 * @returns {Promise<{ items: Item[], problems: string[] }>}
 */
export async function understand({ files = [], text = "", html = "" }) {
  const ways = [
    ...(text.trim() ? [async () => ({ items: await ofText(text.trim()), problems: [] })] : []),
    ...(html ? [async () => ({ items: await ofFile(new File([html], "")), problems: [] })] : []),
    ...(files.length ? [() => ofFiles(files)] : []),
  ];
  const reasons = [];
  for (const read of ways) {
    try {
      const { items, problems } = await read();
      return { items: await joined(items), problems };
    } catch (error) {
      reasons.push(error);
    }
  }
  // The text beside a file is seldom more than its name.
  throw reasons.at(files.length ? -1 : 0) ?? new Error(t("page-bring-nothing"));
}

/** The board of an item, which is loaded if its file holds several; a picture has none. @param {Item} item */
export async function boardOf(item) {
  if (item.query) item.board ??= /** @type {Board} */ (await ask(`board?${item.query}`, item.file));
  return item.board;
}

/** Puts pictures in the place of their parts, if all of these are there. @param {Item[]} items */
async function joined(items) {
  if (items.length < 2 || !isPart((await boardOf(items[0]))?.puzzle)) return items;
  // What is wrong with one of several is said when it is chosen.
  for (const item of items.slice(0, MOST_FILES)) await boardOf(item).catch(() => {});
  const pictures = whole(items.flatMap(({ board }) => (board ? [board.puzzle] : []))),
    used = new Set(pictures.flatMap(({ puzzles }) => puzzles));
  return [
    ...pictures.map((parts) => ({ name: t("page-parts", { n: parts.puzzles.length }), parts })),
    ...items.filter(({ board }) => !board || !used.has(board.puzzle)),
  ];
}

/** @param {string} text */
async function ofText(text) {
  // A page is full of addresses.
  const address = text.startsWith("<") ? undefined : /https?:\/\/\S+/.exec(text)?.[0];
  const link = address && (await linked(address));
  if (link) return [link];
  try {
    return await ofFile(new File([text], ""));
  } catch (/** @type {any} */ error) {
    const isUnknown = error.problems?.[0]?.fault === "unknown-format";
    if (!address) throw isUnknown ? new Error(t("page-bring-nothing")) : error;
    return ofFile(new File([address], "")).catch(() => {
      throw new Error(t("page-bring-address", { site: address.split("/")[2] }));
    });
  }
}

/** @param {File[]} files */
async function ofFiles(files) {
  /** @type {Item[]} */
  const items = [];
  const problems = [];
  const meant = files.filter(({ name }) => name !== SHEET);
  for (const file of meant.slice(0, MOST_FILES)) {
    try {
      items.push(...(await ofFile(file)));
    } catch (/** @type {any} */ { message }) {
      problems.push(message.startsWith(file.name) ? message : t("page-file-failed", { name: file.name, why: message }));
    }
  }
  if (!items.length) throw new Error(problems[0] ?? t("page-bring-nothing"));
  // In front: the others may be too many to be shown.
  if (meant.length > MOST_FILES) problems.unshift(t("page-bring-most", { n: MOST_FILES }));
  return { items, problems };
}

/**
 * The puzzles of a file, or the picture that it is.
 * @param {File} file
 * @param {URLSearchParams} [query]
 * @returns {Promise<Item[]>}
 */
export async function ofFile(file, query = new URLSearchParams({ ending: endingOf(file.name) })) {
  const name = file.name.replace(/\.[^.]*$/, "") || undefined;
  if (/^image\/(?!svg)/.test(file.type)) return [{ file, name }];
  const answer = await ask(`board?${query}`, file).catch(otherwise);
  if (!answer) return [{ file, name }];
  if ("formats" in answer) {
    query.set("format", answer.formats[0].name);
    return (await ofFile(file, query)).map((item) => ({ ...item, formats: answer.formats }));
  }
  if ("puzzle" in answer) return [{ file, name, query, board: answer }];
  return answer.choices.map((label, place) => {
    const number = String(place + 1);
    return {
      file,
      name: name && `${name} ${number}`,
      label,
      query: new URLSearchParams([...query, ["number", number]]),
    };
  });
}

/** @param {string} name */
const endingOf = (name) => (name.includes(".") ? (name.split(".").at(-1) ?? "") : "");

/**
 * Why a file was refused: it is an image (null), or it could have several formats; throws any other error.
 * @param {any} error
 */
async function otherwise(error) {
  if (error.problems?.some((/** @type {any} */ { hint }) => hint?.kind === "image")) return null;
  const names = error.formats ?? [];
  if (names.length === 0) throw error;
  // Variants of a format have its name and a suffix; they can hold the same file.
  /** @param {string} name */
  const isNamed = (name) =>
    names.some((/** @type {string} */ ending) => name === ending || name.startsWith(`${ending}-`));
  return { formats: (await get("formats")).filter(({ name }) => isNamed(name)) };
}
