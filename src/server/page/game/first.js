// What the page begins with, asked for as soon as a script runs: while all else is still on its way.
// In: the address. Out: the board to begin with, and the collection if its cards are what is seen first.

import { get } from "../engine/api.js";
import { beginning } from "./share.js";

/** The board of a link, or of the command line; null without both. */
export const first = beginning();
/** The collection; null if another screen comes first. */
export const collection =
  ["", "#start", "#mine"].includes(location.hash) || location.hash.startsWith("#play/") ? get("collection") : null;
// Whoever waits for them hears what is wrong.
first.catch(() => {});
collection?.catch(() => {});
