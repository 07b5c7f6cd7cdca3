// Stores the drawings in the browser. In: a drawing as the text of its puzzle. Out: the list of drawings, the newest
// first. Invariants: damaged storage gives a list, too; each drawing has its own id; there are at most MAX_DRAWINGS.

import { anything } from "./games.js";
import { StoredValue, listOf } from "../basics/store.js";

/**
 * A drawing: its text is a puzzle in nonosat's JSON, with its picture as the goal.
 * @typedef {{ id: string, title: string, text: string, when: number }} Drawing
 */

const MAX_DRAWINGS = 200;

/** @param {any} drawing */
const isDrawing = (drawing) => typeof drawing?.id === "string" && typeof drawing.text === "string";
/** All drawings are one stored value. */
export const sketches = new StoredValue("nonosat.drawings", listOf(isDrawing));

/** All drawings, the newest first. @returns {Drawing[]} */
export const drawings = () => sketches.get();

/**
 * Stores a drawing under its id, or a new one under a new id. Returns the id, or null if there is no room.
 * @param {{ id?: string | null, title: string, text: string }} drawing
 */
export function saveDrawing({ id = null, title, text }) {
  const drawing = { id: id ?? anything(), title, text, when: Date.now() };
  // A drawing that did not change keeps its place in the list.
  if (drawings().some((stored) => stored.id === drawing.id && stored.title === title && stored.text === text))
    return drawing.id;
  const isKept = sketches.set(
    [drawing, ...drawings().filter((stored) => stored.id !== drawing.id)].slice(0, MAX_DRAWINGS),
  );
  return isKept ? drawing.id : null;
}

/** @param {string} id */
export function removeDrawing(id) {
  sketches.set(drawings().filter((drawing) => drawing.id !== id));
}
