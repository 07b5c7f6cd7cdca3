// The games that the browser keeps, and what a tab remembers. In: games by their ids. Out: the same.
// Holds: no game is written over another; the oldest make room for the newest.

/** The ids of the games that are kept, the newest first. */
const GAMES = "nonosat.games";
/** So many games are kept; the one that was not played longest makes room. */
const MOST = 30;

export const anything = () => Math.random().toString(36).slice(2);
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export function stored(key) {
  try { return JSON.parse(localStorage.getItem(key)); } catch { return null; }
}

const keptIds = () => stored(GAMES) ?? [];
/** The games that are kept, the newest first. */
export const keptGames = () => keptIds().map((id) => ({ ...stored(id), id })).filter(({ puzzle }) => puzzle);

/** The kept games of a puzzle, whatever their state of play. */
export function sameGames(puzzle) {
  const bare = ({ saved, ...rest }) => rest;
  return keptGames().filter((game) => isSame(bare(game.puzzle), bare(puzzle)));
}

/** Writes a game as the newest; the oldest others make room. False if they cannot; then they stay. */
export function wrote(id, game) {
  const before = JSON.stringify(keptIds()), others = keptIds().filter((other) => other !== id);
  const text = JSON.stringify(game), gone = others.splice(MOST - 1).map(taken);
  for (;;) {
    try {
      localStorage.setItem(GAMES, JSON.stringify([id, ...others]));
      localStorage.setItem(id, text);
      return true;
    } catch {
      if (others.length === 0) break;
      gone.push(taken(others.pop()));
    }
  }
  if (gone.length > 0) localStorage.setItem(GAMES, before);
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
