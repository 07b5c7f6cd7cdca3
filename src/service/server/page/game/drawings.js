// Stores the drawings in the browser. In: a drawing as the text of its puzzle. Out: the list of drawings, the newest
// first. Invariants: damaged storage gives a list, too; each drawing has its own id; at most MOST drawings are stored.

import { anything } from "./games.js";
import { Kept, listOf } from "../basics/store.js";

/**
 * A drawing: its text is a puzzle in nonosat's JSON, with its picture as the goal.
 * @typedef {{ id: string, title: string, text: string, when: number }} Drawing
 */

const MOST = 200;

/** @param {any} one */
const isDrawing = (one) => typeof one?.id === "string" && typeof one.text === "string";
/** All drawings are one stored value. */
export const sketches = new Kept("nonosat.drawings", listOf(isDrawing));

/** All drawings, the newest first. @returns {Drawing[]} */
export const drawings = () => sketches.get();

/**
 * Stores a drawing under its id, or a new one under a new id. Returns the id, or null if there is no room.
 * @param {{ id?: string | null, title: string, text: string }} drawing
 */
export function saveDrawing({ id = null, title, text }) {
  const own = { id: id ?? anything(), title, text, when: Date.now() };
  // A drawing that did not change keeps its place in the list.
  if (drawings().some((one) => one.id === own.id && one.title === title && one.text === text)) return own.id;
  const isKept = sketches.set([own, ...drawings().filter((one) => one.id !== own.id)].slice(0, MOST));
  return isKept ? own.id : null;
}

/** @param {string} id */
export function removeDrawing(id) {
  sketches.set(drawings().filter((one) => one.id !== id));
}
