// Stores values in the browser by name. In: values. Out: the same values, repaired if they are damaged; subscribers are
// called on changes, also those of another tab. Invariants: nothing here fails if the browser stores nothing or its
// storage is full; a damaged value is repaired when it is read.

/** The subscribers of each name. @typedef {(isElsewhere: boolean) => unknown} Heard @type {Map<string, Set<Heard>>} */
const listeners = new Map();
/** Is called when a stored value was damaged. */
let damaged = () => {};

/** @param {string} name @param {boolean} isElsewhere */
function changed(name, isElsewhere) {
  for (const heard of listeners.get(name) ?? []) heard(isElsewhere);
}

// The key is null if another tab cleared the storage.
addEventListener("storage", ({ key }) => {
  for (const name of key === null ? listeners.keys() : [key]) changed(name, true);
});

/** @param {() => void} heard */
export function whenDamaged(heard) {
  damaged = heard;
}

/** The names of all stored values. */
export function names() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith("nonosat."));
  } catch {
    return [];
  }
}

/** @param {string} name */
function written(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A value that is stored under a name. @template T */
export class Kept {
  /**
   * @param {string} name
   * @param {(value: any) => T} right returns the valid part of a value, the value itself if all of it is valid; for
   *   null the initial value
   */
  constructor(name, right = (value) => value) {
    this.name = name;
    this.right = right;
  }

  /** @returns {T} */
  get() {
    const text = written(this.name);
    let value;
    try {
      value = JSON.parse(/** @type {string} */ (text));
    } catch {
      /* The text is no JSON, so the value counts as missing. */
    }
    const right = this.right(value ?? null);
    if (value !== null && right !== value) {
      this.#write(right);
      damaged();
    }
    return right;
  }

  /** Stores a value. Returns false if there is no room. @param {T} value */
  set(value) {
    if (!this.#write(value)) return false;
    changed(this.name, false);
    return true;
  }

  /** @param {any} value */
  #write(value) {
    try {
      if (value === null) localStorage.removeItem(this.name);
      else localStorage.setItem(this.name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Calls `heard` on each change, with whether another tab made it. Returns a function that ends the subscription.
   * @param {Heard} heard
   */
  subscribe(heard) {
    if (!listeners.has(this.name)) listeners.set(this.name, new Set());
    listeners.get(this.name)?.add(heard);
    return () => listeners.get(this.name)?.delete(heard);
  }
}

/** @param {any} value @returns {value is Record<string, any>} */
export const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * Makes a function that keeps the valid items of a list.
 * @param {(one: any) => boolean} isRight
 * @returns {(value: any) => any[]}
 */
export const listOf = (isRight) => (value) =>
  !Array.isArray(value) ? [] : value.every(isRight) ? value : value.filter(isRight);

/**
 * Makes a function that keeps the valid values of an object.
 * @param {(one: any) => boolean} isRight
 * @returns {(value: any) => Record<string, any>}
 */
export const tableOf = (isRight) => (value) =>
  !isObject(value)
    ? {}
    : Object.values(value).every(isRight)
      ? value
      : Object.fromEntries(Object.entries(value).filter(([, one]) => isRight(one)));

/** What people prefer. It stands here because words.js needs the language before everything else. */
export const choices = new Kept("nonosat.preferences", (value) => (isObject(value) ? value : {}));
