// What the browser keeps, by name. In: values. Out: the same, as far as they are right; who listens hears of changes,
// also of those that another tab makes. Invariants: a browser that keeps nothing, or that is full, breaks nothing here;
// what is damaged is healed when it is read.

/**
 * Who hears of a record, by its name. @typedef {(isElsewhere: boolean) => unknown} Heard @type {Map<string,
 * Set<Heard>>}
 */
const listeners = new Map();
/** Who hears that something was damaged. */
let damaged = () => {};

/** @param {string} name @param {boolean} isElsewhere */
function changed(name, isElsewhere) {
  for (const heard of listeners.get(name) ?? []) heard(isElsewhere);
}

// Without a name, another tab forgot all.
addEventListener("storage", ({ key }) => {
  for (const name of key === null ? listeners.keys() : [key]) changed(name, true);
});

/** @param {() => void} heard */
export function whenDamaged(heard) {
  damaged = heard;
}

/** The names of all records. */
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

/** A value that is kept under a name. @template T */
export class Kept {
  /**
   * @param {string} name
   * @param {(value: any) => T} right what is right of a value, the value itself if all is; of null, what comes first
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
      /* It is no value, so nothing of it is right. */
    }
    const right = this.right(value ?? null);
    if (value !== null && right !== value) {
      this.#write(right);
      damaged();
    }
    return right;
  }

  /** Keeps a value; false where there is no room. @param {T} value */
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

  /** Hears of changes, and whether another tab made them; what it gives ends that. @param {Heard} heard */
  subscribe(heard) {
    if (!listeners.has(this.name)) listeners.set(this.name, new Set());
    listeners.get(this.name)?.add(heard);
    return () => listeners.get(this.name)?.delete(heard);
  }
}

/** @param {any} value @returns {value is Record<string, any>} */
export const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** The right ones of a list. @param {(one: any) => boolean} isRight @returns {(value: any) => any[]} */
export const listOf = (isRight) => (value) =>
  !Array.isArray(value) ? [] : value.every(isRight) ? value : value.filter(isRight);

/**
 * The right ones of an object. @param {(one: any) => boolean} isRight @returns {(value: any) => Record<string, any>}
 */
export const tableOf = (isRight) => (value) =>
  !isObject(value)
    ? {}
    : Object.values(value).every(isRight)
      ? value
      : Object.fromEntries(Object.entries(value).filter(([, one]) => isRight(one)));

/** What people set once: the words need their language before all else. */
export const choices = new Kept("nonosat.preferences", (value) => (isObject(value) ? value : {}));
