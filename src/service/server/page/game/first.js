// Requests what the page shows first, as early as possible, while other scripts are still loading. In: the address.
// Out: the first board, and the collection if its cards come first.

import { get } from "../engine/api.js";
import { beginning } from "./share.js";

/** The board of a link, or of the command line; null if there is neither. */
export const first = beginning();
/** The collection; null if another screen comes first. */
export const collection =
  ["", "#start", "#mine"].includes(location.hash) || location.hash.startsWith("#play/") ? get("collection") : null;
// The code that awaits these promises handles their errors.
first.catch(() => {});
collection?.catch(() => {});
