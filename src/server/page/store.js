// What the browser keeps, by name. In: values. Out: the same, or null where there is none.
// Invariants: a browser that keeps nothing, or that is full, breaks nothing here.

/** @param {string} key @returns {any} */
export function stored(key) {
  try { return JSON.parse(localStorage.getItem(key) ?? "null"); } catch { return null; }
}

/** Keeps a value; false where there is no room. @param {string} key @param {any} value */
export function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
