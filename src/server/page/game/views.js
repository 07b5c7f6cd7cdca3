// How large each puzzle was looked at, and where. In: the ids of games. Out: what was kept of them.
// Invariants: those that are fitted need nothing; only the newest are kept.

const KEY = "nonosat.views",
  MOST = 40;

export class View {
  /** @type {Map<string | null, {cell: number, left: number, top: number}>} */
  #views = new Map();

  constructor() {
    try {
      this.#views = new Map(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
    } catch {
      /* All are fitted, then. */
    }
  }

  /** @param {string | null} id @returns {{cell: number, left: number, top: number} | undefined} */
  of(id) {
    return this.#views.get(id);
  }

  /** @param {string | null} id @param {{ isFit: boolean, cell: number, left: number, top: number }} camera */
  keep(id, { isFit, cell, left, top }) {
    if (!id || (isFit && !this.#views.has(id))) return;
    this.#views.delete(id);
    if (!isFit) this.#views.set(id, { cell, left, top });
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#views].slice(-MOST)));
    } catch {
      /* Only for now, then. */
    }
  }
}
