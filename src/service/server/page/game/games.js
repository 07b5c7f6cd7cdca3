// Stores the games in the browser, and what a tab remembers. In: games by their ids. Out: the same. Invariants: each
// game is one stored value; no game replaces another; untouched games are removed first. The list of all games
// describes each, so that only the wanted game is read.

import { StoredValue, isObject, listOf, names } from "../basics/store.js";

/** @import { Puzzle } from "../answers.js" */

/**
 * A stored game: the puzzle with its marks, the history of the marks, and the view.
 * @typedef {import("./state.js").StoredGame & { puzzle: Puzzle, revision?: string }} Game
 */

/** The number of games that are kept although the player did not touch them. */
const LOOKED = 30;

export const anything = () => Math.random().toString(36).slice(2);
/** @param {any} one @param {any} other */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Is this an id, or an entry of the list of games? @param {any} entry */
const isEntry = (entry) =>
  String(entry?.id ?? entry).startsWith("nonosat.game.") &&
  (!entry.shape || [entry.shape.rect, entry.shape.hex, entry.shape.triangles].some((kind) => typeof kind === "object"));

const entries = listOf(isEntry);
/**
 * The valid entries of a list of games; if a part of it is missing, the ids of the stored games that it lacks, too.
 * @param {any} value
 */
function repairedList(value) {
  const list = entries(value);
  if (list === value) return list;
  const ids = new Set(list.map((entry) => entry.id ?? entry));
  return [...list, ...names().filter((name) => /^nonosat\.game\.[^.]+$/.test(name) && !ids.has(name))];
}
/** The list of the games, the newest first. Older versions of the page stored only ids. */
export const games = new StoredValue("nonosat.games", repairedList);
/** A whole game; null if it is gone. @param {string} id @returns {StoredValue<any>} */
export const gameOf = (id) =>
  new StoredValue(id, (value) => (isObject(value) && isObject(value.puzzle) ? value : null));

/** Merges the several values in which older versions of the page stored each game. */
function mergeOldGames() {
  const storedViews = /** @type {StoredValue<any>} */ (new StoredValue("nonosat.views")),
    list = /** @type {any} */ (storedViews.get()),
    views = new Map(Array.isArray(list) ? list.filter((pair) => pair?.length === 2) : []);
  const old = names().filter((name) => name.startsWith("nonosat.game.") && name.endsWith(".history"));
  const ids = new Set([...old.map((name) => name.slice(0, -".history".length)), ...views.keys()]);
  for (const id of ids) {
    const history = /** @type {StoredValue<any>} */ (new StoredValue(`${id}.history`)),
      oldHistory = history.get(),
      game = gameOf(id).get();
    // The old value is removed first, since there may be no room for both.
    history.set(null);
    const merged = { view: views.get(id) ?? null, ...(isObject(oldHistory) ? oldHistory : {}), ...game };
    if (game && !gameOf(id).set(merged)) history.set(oldHistory);
  }
  storedViews.set(null);
}
mergeOldGames();

/** A hash of a text. @param {string} text */
export function hashOf(text) {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

/** A hash of a puzzle without its marks. @param {Puzzle} puzzle */
function printOf({ saved, ...bare }) {
  return hashOf(JSON.stringify(bare));
}

/** What decides which pictures solve a puzzle, as a text. @param {Puzzle} puzzle */
export const rulesOf = ({ shape, holes, regions, numbers, clues }) =>
  JSON.stringify([shape, holes, clues, ...(regions ?? numbers ?? [])]);

/** The entry of a game in the list. @param {string} id @param {any} game */
function entryOf(id, game) {
  const { puzzle, name, seconds, isTouched, revision, from, isSolved } = game;
  const cells = Array.isArray(puzzle.saved) ? puzzle.saved.flat() : [],
    markedCount = cells.filter((/** @type {string} */ mark) => mark.length === 1).length;
  return {
    id,
    print: printOf(puzzle),
    title: puzzle.title ?? name ?? null,
    shape: puzzle.shape,
    marked: markedCount,
    cells: cells.length,
    seconds,
    isTouched,
    revision,
    from: from ?? null,
    isSolved: isSolved ?? false,
    when: Date.now(),
  };
}

/** The entries of all games, the newest first. @returns {any[]} */
export function keptGames() {
  return games
    .get()
    .map((entry) => (typeof entry === "string" ? entryOfStored(entry) : entry))
    .filter(Boolean);
}

/** @param {string} id */
function entryOfStored(id) {
  const game = gameOf(id).get();
  if (!game) return null;
  return game.puzzle.shape ? entryOf(id, game) : { id, isTouched: game.isTouched };
}

/** A game; null if it is gone. @param {string} id */
export function keptGame(id) {
  const game = id && gameOf(id).get();
  return game ? { ...game, id } : null;
}

/** The stored games of a puzzle, with any marks. @param {Puzzle} puzzle */
export function sameGames(puzzle) {
  const print = printOf(puzzle);
  return keptGames()
    .filter((entry) => entry.print === print)
    .map(({ id }) => keptGame(id))
    .filter(Boolean);
}

/** Removes a game. @param {string} id */
export function forget(id) {
  gameOf(id).set(null);
  games.set(keptGames().filter((entry) => entry.id !== id));
}

/**
 * Stores a game as the newest. If there is no room, others are removed: untouched games, then the oldest ones if
 * `mayRemove` is true. Returns false if that is not enough; then all of them stay.
 * @param {string} id
 * @param {Game} game
 * @param {boolean} mayRemove
 */
export function wrote(id, game, mayRemove) {
  const oldEntries = keptGames(),
    newEntry = entryOf(id, game);
  const oldest = oldEntries.filter((other) => other.id !== id).reverse();
  const looked = oldest.filter(({ isTouched }) => isTouched === false);
  const leaving = [...looked, ...(mayRemove ? oldest.filter((other) => !looked.includes(other)) : [])];
  const removed = leaving.splice(0, Math.max(0, looked.length - LOOKED)).map((other) => removeGame(other.id));
  for (;;) {
    const otherEntries = oldEntries.filter((other) => other.id !== id && !removed.some(([one]) => one === other.id));
    if (games.set([newEntry, ...otherEntries]) && gameOf(id).set(game)) return true;
    if (leaving.length === 0) break;
    removed.push(removeGame(leaving.shift().id));
  }
  games.set(oldEntries);
  for (const [other, game] of removed) gameOf(other).set(game);
  return false;
}

/** Removes a game. Returns its id and its value. @param {string} id @returns {[string, any]} */
function removeGame(id) {
  const game = gameOf(id),
    value = game.get();
  game.set(null);
  return [id, value];
}

/** A value that this tab remembers, also after a reload. @param {string} name */
export function noted(name) {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text */
export function note(name, text) {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    /* Without storage, a reload shows the puzzle of the command line again. */
  }
}
