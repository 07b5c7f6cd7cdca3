// Sorts the puzzles of the collection into groups, its shelves. In: an entry of the collection. Out: a shelf.
// Invariants: each puzzle is on exactly one shelf; the shelves for beginners come first.

/** @typedef {import("./sources.js").Entry} Entry */
/**
 * A shelf: its name and message, the lesson before it, and which entries it holds.
 * @typedef {{ name: string, title: string, lesson?: string, holds: (entry: Entry) => boolean }} Shelf
 */

/** @param {Entry} entry */
const longest = ({ shape: { rect } }) => Math.max(rect.width, rect.height);
/** @param {Entry} entry */
const isHard = ({ difficulty }) => difficulty === "hard" || difficulty === "fiendish";

/** The first shelf that holds an entry gets it. @type {Shelf[]} */
const TAKING = [
  {
    name: "triangles",
    title: "page-shelf-triangles",
    lesson: "triangles",
    holds: ({ shape }) => Boolean(shape.triangles),
  },
  { name: "hex", title: "page-shelf-honeycombs", lesson: "hex", holds: ({ shape }) => Boolean(shape.hex) },
  { name: "odd", title: "page-shelf-odd", holds: ({ holes = [] }) => holes.length > 0 },
  { name: "experts", title: "page-shelf-experts", holds: isHard },
  { name: "big", title: "page-shelf-big", holds: (entry) => longest(entry) >= 25 },
  { name: "colors", title: "page-shelf-colors", lesson: "colors", holds: ({ colors }) => colors.length > 2 },
  { name: "start", title: "page-shelf-start", lesson: "squares", holds: (entry) => longest(entry) <= 12 },
  { name: "classic", title: "page-shelf-classic", holds: () => true },
];
const ORDER = ["start", "colors", "classic", "big", "hex", "triangles", "odd", "experts"];

/** @param {Entry} entry @returns {Shelf} */
export const shelfOf = (entry) => /** @type {Shelf} */ (TAKING.find(({ holds }) => holds(entry)));

/** All shelves with their entries. @param {Entry[]} entries @returns {(Shelf & { entries: Entry[] })[]} */
export function shelves(entries) {
  return ORDER.map((name) => {
    const shelf = /** @type {Shelf} */ (TAKING.find((one) => one.name === name));
    return { ...shelf, entries: entries.filter((entry) => shelfOf(entry) === shelf) };
  });
}
