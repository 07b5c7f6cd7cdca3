// The drawings that the browser keeps. In: a drawing as the text of its puzzle. Out: the list of them, the newest
// first.
// Invariants: whatever lies in the storage, a list comes out; each drawing has an id of its own; at most MOST are kept.

import { anything } from "./games.js";
import { store, stored } from "../basics/store.js";

/**
 * A drawing: the text is a puzzle in nonosat's JSON with its picture.
 * @typedef {{ id: string, title: string, text: string, when: number }} Drawing
 */

const KEY = "nonosat.drawings";
const MOST = 200;

/** All drawings, the newest first. @returns {Drawing[]} */
export function drawings() {
  const list = stored(KEY);
  return Array.isArray(list) ? list.filter((one) => typeof one?.id === "string" && typeof one.text === "string") : [];
}

/**
 * Keeps a drawing under its id, or a new one under a new id; the id, or null where there is no room.
 * @param {{ id?: string | null, title: string, text: string }} drawing
 */
export function saveDrawing({ id = null, title, text }) {
  const own = { id: id ?? anything(), title, text, when: Date.now() };
  // One that was only looked at keeps its place.
  if (drawings().some((one) => one.id === own.id && one.title === title && one.text === text)) return own.id;
  const isKept = store(KEY, [own, ...drawings().filter((one) => one.id !== own.id)].slice(0, MOST));
  return isKept ? own.id : null;
}

/** @param {string} id */
export function removeDrawing(id) {
  store(
    KEY,
    drawings().filter((one) => one.id !== id),
  );
}
