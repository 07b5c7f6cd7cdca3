// Puts all puzzles on shelves, by subject or by size. In: the collection and the drawings. Out: shelves, each with its
// puzzles from the smallest on. Invariants: each puzzle stands on one shelf of each arrangement; the shelf for
// beginners comes first in both; the number of a puzzle is its place on the shelf of its subject.

import { cellCount } from "../board/shapes.js";
import { StoredValue } from "../basics/store.js";

/** @typedef {import("./sources.js").Entry} Entry */
/** @typedef {"subject" | "size"} Arrangement */
/** A shelf: its name, the message of its title, the lesson about its puzzles, the puzzles. */
/** @typedef {{ name: string, title: string, lesson?: string, entries: Entry[] }} Shelf */

/** The titles of the shelves of subjects, in their order. @type {Record<string, string>} */
const SUBJECTS = {
  start: "page-shelf-start",
  animals: "page-shelf-animals",
  food: "page-shelf-food",
  nature: "page-shelf-nature",
  weather: "page-shelf-weather",
  space: "page-shelf-space",
  home: "page-shelf-home",
  tools: "page-shelf-tools",
  music: "page-shelf-music",
  sport: "page-shelf-sport",
  travel: "page-shelf-travel",
  people: "page-shelf-people",
  letters: "page-shelf-letters",
  seasons: "page-shelf-seasons",
};
/** The titles of the shelves of sizes, in their order. @type {Record<string, string>} */
const SIZES = {
  start: "page-shelf-start",
  small: "page-shelf-small",
  medium: "page-shelf-medium",
  large: "page-shelf-large",
  hex: "page-shelf-hex",
  triangles: "page-shelf-triangles",
};
/** The most cells of a small board, and of one that is not large. */
const [SMALL, MEDIUM] = [150, 450];
/** Shelves whose puzzles need a lesson of their own. @type {Record<string, string>} */
const LESSONS = { start: "squares", hex: "hex", triangles: "triangles" };

/** How the reader wants the shelves. @type {StoredValue<Arrangement>} */
export const arrangement = new StoredValue("nonosat.shelves", (value) => (value === "size" ? value : "subject"));

/** Is a board small, medium or large? @param {any} shape */
export function sizeClass(shape) {
  const cells = cellCount(shape);
  if (cells <= SMALL) return "small";
  return cells <= MEDIUM ? "medium" : "large";
}

/** @param {Entry} entry */
function sizeShelf({ shelf, shape }) {
  if (shelf === "start") return shelf;
  if (shape.triangles) return "triangles";
  return shape.hex ? "hex" : sizeClass(shape);
}

/** The message of a subject. @param {Entry} entry */
export const subjectOf = ({ shelf }) => SUBJECTS[shelf];

/** Which of two puzzles is smaller: a person's time counts, then the cells. @param {Entry} one @param {Entry} other */
const smaller = (one, other) =>
  one.minutes - other.minutes || cellCount(one.shape) - cellCount(other.shape) || (one.from < other.from ? -1 : 1);

/**
 * All shelves with their puzzles.
 * @param {Entry[]} entries
 * @param {Arrangement} [by]
 * @returns {Shelf[]}
 */
export function shelves(entries, by = arrangement.get()) {
  const nameOf = by === "size" ? sizeShelf : (/** @type {Entry} */ { shelf }) => shelf,
    bySize = [...entries].sort(smaller);
  return Object.entries(by === "size" ? SIZES : SUBJECTS).map(([name, title]) => ({
    name,
    title,
    lesson: LESSONS[name],
    entries: bySize.filter((entry) => nameOf(entry) === name),
  }));
}

/** Gives each puzzle its number. @param {Omit<Entry, "number">[]} entries @returns {Entry[]} */
export const numbered = (entries) =>
  shelves(/** @type {Entry[]} */ (entries), "subject").flatMap((shelf) =>
    shelf.entries.map((entry, place) => ({ ...entry, number: place + 1 })),
  );
