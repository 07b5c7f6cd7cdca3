// The games that the browser keeps, and what a tab remembers. In: games by their ids. Out: the same.
// Invariants: all of a game is one record; no game is written over another; what was played goes last. A list of all
// games tells what each is, so that no game is read but the one that is wanted.

import { Kept, isObject, listOf, names } from "../basics/store.js";

/** @import { Puzzle } from "../answers.js" */

/**
 * All that is kept of a game: the puzzle with its marks, how these came about, how it is looked at.
 * @typedef {import("./state.js").Kept & { puzzle: Puzzle, revision?: string }} Game
 */

/** So many games are kept that were only looked at. */
const LOOKED = 30;

export const anything = () => Math.random().toString(36).slice(2);
/** @param {any} one @param {any} other */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Is it an id, or what the list says of a game? @param {any} one */
const isEntry = (one) =>
  String(one?.id ?? one).startsWith("nonosat.game.") &&
  (!one.shape || [one.shape.rect, one.shape.hex, one.shape.triangles].some((kind) => typeof kind === "object"));

/** The list of the games, the newest first. A list of an older page has ids alone. */
export const games = new Kept("nonosat.games", listOf(isEntry));
/** All of a game; null if it is gone. @param {string} id @returns {Kept<any>} */
export const gameOf = (id) => new Kept(id, (value) => (isObject(value) && isObject(value.puzzle) ? value : null));

/** Brings together what older pages kept of each game in several records. */
function gathered() {
  const own = /** @type {Kept<any>} */ (new Kept("nonosat.views")),
    list = /** @type {any} */ (own.get()),
    views = new Map(Array.isArray(list) ? list.filter((one) => one?.length === 2) : []);
  const old = names().filter((name) => name.startsWith("nonosat.game.") && name.endsWith(".history"));
  const ids = new Set([...old.map((name) => name.slice(0, -".history".length)), ...views.keys()]);
  for (const id of ids) {
    const history = /** @type {Kept<any>} */ (new Kept(`${id}.history`)),
      before = history.get(),
      game = gameOf(id).get();
    // It goes first, since there may be no room for both.
    history.set(null);
    const whole = { view: views.get(id) ?? null, ...(isObject(before) ? before : {}), ...game };
    if (game && !gameOf(id).set(whole)) history.set(before);
  }
  own.set(null);
}
gathered();

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

/** What there is, the newest first. @returns {any[]} */
export function keptGames() {
  return games
    .get()
    .map((one) => (typeof one === "string" ? known(one) : one))
    .filter(Boolean);
}

/** @param {string} id */
function known(id) {
  const game = gameOf(id).get();
  if (!game) return null;
  return game.puzzle.shape ? told(id, game) : { id, isTouched: game.isTouched };
}

/** A game; null if it is gone. @param {string} id */
export function keptGame(id) {
  const game = id && gameOf(id).get();
  return game ? { ...game, id } : null;
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
  gameOf(id).set(null);
  games.set(keptGames().filter((one) => one.id !== id));
}

/**
 * Writes a game as the newest. Where there is no room, others go: those that were only looked
 * at, and the oldest if `mayRemove` says so. False if that is not enough; then all of them stay.
 * @param {string} id @param {Game} game @param {boolean} mayRemove
 */
export function wrote(id, game, mayRemove) {
  const before = keptGames(),
    own = told(id, game);
  const oldest = before.filter((other) => other.id !== id).reverse();
  const looked = oldest.filter(({ isTouched }) => isTouched === false);
  const leaving = [...looked, ...(mayRemove ? oldest.filter((other) => !looked.includes(other)) : [])];
  const gone = leaving.splice(0, Math.max(0, looked.length - LOOKED)).map((other) => taken(other.id));
  for (;;) {
    const others = before.filter((other) => other.id !== id && !gone.some(([one]) => one === other.id));
    if (games.set([own, ...others]) && gameOf(id).set(game)) return true;
    if (leaving.length === 0) break;
    gone.push(taken(leaving.shift().id));
  }
  games.set(before);
  for (const [other, game] of gone) gameOf(other).set(game);
  return false;
}

/** Takes a game away; its id and what it was. @param {string} id @returns {[string, any]} */
function taken(id) {
  const game = gameOf(id),
    value = game.get();
  game.set(null);
  return [id, value];
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
