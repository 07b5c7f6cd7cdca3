// What the browser keeps, by name. In: values. Out: the same, or null where there is none.
// Invariants: a browser that keeps nothing, or that is full, breaks nothing here.

/** @param {string} key @returns {any} */
export function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
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

/**
 * A value with what is wrong in it left out, and kept that way; the document hears of it as "damaged".
 * @template T
 * @param {string} key
 * @param {(value: any) => T} healed what is right of a value
 * @returns {T}
 */
export function sound(key, healed) {
  const value = stored(key),
    right = healed(value);
  if (value !== null && JSON.stringify(value) !== JSON.stringify(right)) {
    store(key, right);
    document.dispatchEvent(new Event("damaged"));
  }
  return right;
}

/** @param {any} value @param {(one: any) => boolean} isRight @returns {any[]} */
export const rightOf = (value, isRight) => (Array.isArray(value) ? value.filter(isRight) : []);
