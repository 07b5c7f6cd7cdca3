// Requests what the page shows first, as early as possible, while other scripts are still loading. In: the address.
// Out: the first board; the puzzles of the shelves and the days of this month if their cards come first.

import { get } from "../engine/api.js";
import { day } from "./days.js";
import { beginning } from "./share.js";

/** The board of a link, or of the command line; null if there is neither. */
export const first = beginning();
/** Requests all puzzles of the shelves: the collection, and the drawings. */
export const requested = () => Promise.all([get("collection"), get("drawings")]);
/** These puzzles; null if another screen comes first. */
export const shelves =
  ["", "#start", "#mine"].includes(location.hash) || location.hash.startsWith("#play/") ? requested() : null;
/** This month, and its days; null if another screen comes first. */
export const month = day().slice(0, 7);
export const days = ["", "#start", "#days"].includes(location.hash) ? get(`days?month=${month}`) : null;
// The code that awaits these promises handles their errors.
first.catch(() => {});
shelves?.catch(() => {});
days?.catch(() => {});
