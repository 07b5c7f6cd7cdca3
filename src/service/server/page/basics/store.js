// Stores values in the browser by name. In: values. Out: the same values, repaired if they are damaged; subscribers are
// called on changes, also those of another tab. Invariants: nothing here fails if the browser stores nothing or its
// storage is full; a damaged value is repaired when it is read, after it was put aside under another name.

/** The subscribers of each name. @typedef {(isElsewhere: boolean) => unknown} Heard @type {Map<string, Set<Heard>>} */
const listeners = new Map();
/** What precedes the name of a damaged value that was put aside; `names` does not list those. */
const ASIDE = "damaged.";
/** The number of places where a cut text may have ended well, of which each costs a look at all of it. */
const MOST_ENDS = 50;
/** The damaged values by the names that they have now. @type {string[]} */
const aside = [];
/** Is called with such names when values were damaged. @type {(names: string[]) => void} */
let damaged = () => {};

/** @param {string} name @param {boolean} isElsewhere */
function notify(name, isElsewhere) {
  for (const listener of listeners.get(name) ?? []) listener(isElsewhere);
}

// The key is null if another tab cleared the storage.
addEventListener("storage", ({ key }) => {
  for (const name of key === null ? listeners.keys() : [key]) notify(name, true);
});

/** @param {(names: string[]) => void} listener is called at once, too, if a value was damaged before */
export function whenDamaged(listener) {
  damaged = listener;
  if (aside.length) listener(aside);
}

/**
 * Puts a damaged value aside under a name of its own. Returns false if there is no room; then it stays where it is.
 * @param {string} name
 * @param {string} text
 */
function putAside(name, text) {
  let freeName = ASIDE + name;
  for (let count = 2; readText(freeName) !== null; count += 1) freeName = `${ASIDE}${name}.${count}`;
  try {
    // The old name goes first: the storage may lack room for the text twice.
    localStorage.removeItem(name);
    localStorage.setItem(freeName, text);
  } catch {
    try {
      localStorage.setItem(name, text);
    } catch {
      /* The browser stores nothing. */
    }
    return false;
  }
  aside.push(freeName);
  return true;
}

/** The items of a cut list or table that are whole; null if there are none. @param {string} text */
function wholeItems(text) {
  let end = text.length;
  for (let count = 0; count < MOST_ENDS; count += 1) {
    end = text.lastIndexOf("}", end - 1);
    if (end < 0) break;
    try {
      return JSON.parse(text.slice(0, end + 1) + (text[0] === "[" ? "]" : "}"));
    } catch {
      /* An item ends before. */
    }
  }
  return null;
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
function readText(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A value that is stored under a name. @template T */
export class StoredValue {
  /** Is there a damaged value that could not be put aside? Then nothing replaces it. */
  isStuck = false;

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
    const text = readText(this.name);
    let value = null,
      isCut = false;
    try {
      value = JSON.parse(text ?? "null");
    } catch {
      isCut = true;
      value = wholeItems(/** @type {string} */ (text));
    }
    const right = this.right(value);
    if (text !== null && (isCut || (value !== null && right !== value))) {
      this.isStuck = !putAside(this.name, text);
      if (!this.isStuck) this.#write(right);
      else if (!aside.includes(this.name)) aside.push(this.name);
      damaged(aside);
    }
    return right;
  }

  /** Stores a value. Returns false if there is no room. @param {T} value */
  set(value) {
    if (this.isStuck || !this.#write(value)) return false;
    notify(this.name, false);
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
   * Calls `listener` on each change, with whether another tab made it. Returns a function that ends the subscription.
   * @param {Heard} listener
   */
  subscribe(listener) {
    if (!listeners.has(this.name)) listeners.set(this.name, new Set());
    listeners.get(this.name)?.add(listener);
    return () => listeners.get(this.name)?.delete(listener);
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
      : Object.fromEntries(Object.entries(value).filter(([, entry]) => isRight(entry)));

/** What people prefer. It stands here because words.js needs the language before everything else. */
export const choices = new StoredValue("nonosat.preferences", (value) => (isObject(value) ? value : {}));
