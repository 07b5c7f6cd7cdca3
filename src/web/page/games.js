// The games that the browser keeps, and what a tab remembers. In: games by their ids. Out: the same.
// Holds: no game is written over another; what was played goes last.

import { stored } from "./store.js";

/** The ids of the games that are kept, the newest first. */
const GAMES = "nonosat.games";
/** So many games are kept that were only looked at. */
const LOOKED = 30;

export const anything = () => Math.random().toString(36).slice(2);
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

const keptIds = () => stored(GAMES) ?? [];
/** The games that are kept, the newest first. */
export const keptGames = () => keptIds().map((id) => ({ ...stored(id), id })).filter(({ puzzle }) => puzzle);

/** The kept games of a puzzle, whatever their state of play. */
export function sameGames(puzzle) {
  const bare = ({ saved, ...rest }) => rest;
  return keptGames().filter((game) => isSame(bare(game.puzzle), bare(puzzle)));
}

/**
 * Writes a game as the newest. Where there is no room, others go: those that were only looked
 * at, and the oldest if `mayRemove` says so. False if that is not enough; then all of them stay.
 */
export function wrote(id, game, mayRemove) {
  const before = keptIds(), oldest = before.filter((other) => other !== id).reverse(), text = JSON.stringify(game);
  const looked = oldest.filter((other) => stored(other)?.isTouched === false);
  const leaving = [...looked, ...(mayRemove ? oldest.filter((other) => !looked.includes(other)) : [])];
  const gone = leaving.splice(0, Math.max(0, looked.length - LOOKED)).map(taken);
  for (;;) {
    const others = before.filter((other) => other !== id && !gone.some(([one]) => one === other));
    try {
      localStorage.setItem(GAMES, JSON.stringify([id, ...others]));
      localStorage.setItem(id, text);
      return true;
    } catch {
      if (leaving.length === 0) break;
      gone.push(taken(leaving.shift()));
    }
  }
  if (gone.length > 0) localStorage.setItem(GAMES, JSON.stringify(before));
  for (const [other, value] of gone) localStorage.setItem(other, value);
  return false;
}

function taken(id) {
  const text = localStorage.getItem(id);
  localStorage.removeItem(id);
  return [id, text];
}

/** What this tab remembers, also when the page is loaded again. */
export function noted(name) {
  try { return sessionStorage.getItem(name); } catch { return null; }
}
export function note(name, text) {
  try { sessionStorage.setItem(name, text); } catch { /* The puzzle of the command line is shown again. */ }
}
