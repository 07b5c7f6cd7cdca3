// The games that the browser keeps, and what a tab remembers. In: games by their ids. Out: the same.
// Invariants: no game is written over another; what was played goes last. A list of all games tells what
// each is, so that no game is read but the one that is wanted; its history lies beside it.

import { rightOf, sound, store, stored } from "../basics/store.js";

/** @import { Puzzle } from "../answers.js" */

/** The list of the games, the newest first. */
const GAMES = "nonosat.games";
/** So many games are kept that were only looked at. */
const LOOKED = 30;

export const anything = () => Math.random().toString(36).slice(2);
/** @param {any} one @param {any} other */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** @param {string} id */
const historyOf = (id) => `${id}.history`;

/** A number for a text; two texts hardly have the same. @param {string} text */
function print(text) {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

/** The puzzle without its state of play, as a number. @param {Puzzle} puzzle */
function printOf({ saved, ...bare }) {
  return print(JSON.stringify(bare));
}

/** What the list says of a game. @param {string} id @param {any} game */
function told(id, game) {
  const { puzzle, name, seconds, isTouched, revision, from, isSolved } = game;
  const cells = puzzle.saved?.flat() ?? [],
    marked = cells.filter((/** @type {string} */ mark) => mark.length === 1).length;
  return {
    id,
    print: printOf(puzzle),
    title: puzzle.title ?? name ?? null,
    shape: puzzle.shape,
    marked,
    cells: cells.length,
    seconds,
    isTouched,
    revision,
    from: from ?? null,
    isSolved: isSolved ?? false,
    when: Date.now(),
  };
}

/** Is it an id, or what the list says of a game? @param {any} one */
const isEntry = (one) =>
  typeof (one?.id ?? one) === "string" &&
  (!one.shape || [one.shape.rect, one.shape.hex, one.shape.triangles].some((kind) => typeof kind === "object"));

/** What there is, the newest first. A list of an older page has ids alone. @returns {any[]} */
export function keptGames() {
  const list = sound(GAMES, (value) => rightOf(value, isEntry));
  return list.map((/** @type {any} */ one) => (typeof one === "string" ? known(one) : one)).filter(Boolean);
}

/** @param {string} id */
function known(id) {
  const game = stored(id);
  if (!game?.puzzle) return null;
  return game.puzzle.shape ? told(id, game) : { id, isTouched: game.isTouched };
}

/** A game with its history; null if it is gone. @param {string} id */
export function keptGame(id) {
  const game = stored(id);
  return game?.puzzle ? { ...game, ...stored(historyOf(id)), id } : null;
}

/** The kept games of a puzzle, whatever their state of play. @param {Puzzle} puzzle */
export function sameGames(puzzle) {
  const wanted = printOf(puzzle);
  return keptGames()
    .filter((one) => one.print === wanted)
    .map(({ id }) => keptGame(id))
    .filter(Boolean);
}

/** Forgets a game. @param {string} id */
export function forget(id) {
  taken(id);
  store(
    GAMES,
    keptGames().filter((one) => one.id !== id),
  );
}

/**
 * Writes a game as the newest. Where there is no room, others go: those that were only looked
 * at, and the oldest if `mayRemove` says so. False if that is not enough; then all of them stay.
 * @param {string} id @param {any} game @param {any} history @param {boolean} mayRemove
 */
export function wrote(id, game, history, mayRemove) {
  const before = keptGames(),
    own = told(id, game);
  const oldest = before.filter((other) => other.id !== id).reverse();
  const looked = oldest.filter(({ isTouched }) => isTouched === false);
  const leaving = [...looked, ...(mayRemove ? oldest.filter((other) => !looked.includes(other)) : [])];
  const gone = leaving.splice(0, Math.max(0, looked.length - LOOKED)).map((other) => taken(other.id));
  for (;;) {
    const others = before.filter((other) => other.id !== id && !gone.some(([one]) => one === other.id));
    if (store(GAMES, [own, ...others]) && store(id, game) && stores(historyOf(id), history)) return true;
    if (leaving.length === 0) break;
    gone.push(taken(leaving.shift().id));
  }
  store(GAMES, before);
  for (const [other, game, history] of gone) {
    stores(other, game, true);
    stores(historyOf(other), history, true);
  }
  return false;
}

/** Keeps a value or, for none, nothing. @param {string} key @param {any} value @param {boolean} [isText] */
function stores(key, value, isText = false) {
  if (value !== null && !isText) return store(key, value);
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  return true;
}

/** Takes a game away; its id and what it was. @param {string} id */
function taken(id) {
  const texts = [id, historyOf(id)].map((key) => localStorage.getItem(key));
  for (const key of [id, historyOf(id)]) localStorage.removeItem(key);
  return /** @type {[string, string | null, string | null]} */ ([id, ...texts]);
}

/** What this tab remembers, also when the page is loaded again. @param {string} name */
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
    /* The puzzle of the command line is shown again. */
  }
}
