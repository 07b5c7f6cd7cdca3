// The drawings that the browser keeps. In: a drawing as the text of its puzzle. Out: the list of them, the newest
// first.
// Invariants: whatever lies in the storage, a list comes out; each drawing has an id of its own; at most MOST are kept.

import { anything } from "./games.js";
import { Kept, listOf } from "../basics/store.js";

/**
 * A drawing: the text is a puzzle in nonosat's JSON with its picture.
 * @typedef {{ id: string, title: string, text: string, when: number }} Drawing
 */

const MOST = 200;

/** @param {any} one */
const isDrawing = (one) => typeof one?.id === "string" && typeof one.text === "string";
/** All of them in one record. */
export const sketches = new Kept("nonosat.drawings", listOf(isDrawing));

/** All drawings, the newest first. @returns {Drawing[]} */
export const drawings = () => sketches.get();

/**
 * Keeps a drawing under its id, or a new one under a new id; the id, or null where there is no room.
 * @param {{ id?: string | null, title: string, text: string }} drawing
 */
export function saveDrawing({ id = null, title, text }) {
  const own = { id: id ?? anything(), title, text, when: Date.now() };
  // One that was only looked at keeps its place.
  if (drawings().some((one) => one.id === own.id && one.title === title && one.text === text)) return own.id;
  const isKept = sketches.set([own, ...drawings().filter((one) => one.id !== own.id)].slice(0, MOST));
  return isKept ? own.id : null;
}

/** @param {string} id */
export function removeDrawing(id) {
  sketches.set(drawings().filter((one) => one.id !== id));
}
