// Draws the pictures on cards. In: puzzles, what was solved. Out: canvases, cards. Invariants: an unsolved puzzle shows
// no picture, no outline and no title.

import { attempt } from "../basics/dialogs.js";
import { button, newElement } from "../basics/elements.js";
import { cellCount, plainSizeOf } from "../board/shapes.js";
import { numberName } from "./sources.js";
import { thumbnail } from "../board/thumbnail.js";
import { clock, duration } from "../basics/words.js";
import { wrapper } from "../board/wrap.js";

/** @typedef {import("./sources.js").Entry} Entry */

/** The colors of a puzzle in black. */
const BLACK = "#ffffff,#000000";
/** What colors the wrap of puzzles in black, by their subjects. @type {Record<string, string>} */
const RIBBONS = {
  start: "#1f6a5c",
  animals: "#8a5a2b",
  food: "#b4452f",
  nature: "#3f7a3d",
  weather: "#3a76a8",
  space: "#54529c",
  home: "#8c6d1f",
  tools: "#55626c",
  music: "#9a3f86",
  sport: "#c26a1c",
  travel: "#2d7f86",
  people: "#a34a62",
  letters: "#5a7d2a",
  seasons: "#b03a3a",
};
/** How many cards the strip at the end of a game has. */
const IN_A_STRIP = 8;

export class Covers {
  /**
   * @param {import("./sources.js").Sources} sources @param {import("../basics/preferences.js").Preferences}
   * preferences
   */
  constructor(sources, preferences) {
    this.sources = sources;
    this.preferences = preferences;
  }

  /**
   * The picture of a solved puzzle, or the pattern of an unsolved one.
   * @param {string} from
   * @param {import("./sources.js").Outline} outline
   * @param {number} seed
   * @param {string} [subject] gives the pattern of a puzzle in black its color
   */
  picture(from, outline, seed, subject = "start") {
    const picture = this.sources.solvedPicture(from),
      letters = picture?.letters ?? "",
      // A drawing that was solved on its day has the size and the colors of that day.
      { shape, colors, holes } = from.startsWith("drawing/") ? { ...outline, ...picture } : outline,
      paints = this.preferences.paints(colors);
    // In older versions of the page a day had another picture.
    return letters.length === cellCount(shape)
      ? thumbnail(shape, paints, letters, holes)
      : wrapper(shape, paints, seed, `${colors}` === BLACK ? RIBBONS[subject] : null);
  }

  /** The picture on the card of a puzzle. @param {Entry} entry */
  cover(entry) {
    return this.picture(entry.from, entry, entry.number, entry.shelf);
  }

  /**
   * Small cards of the shelf around a puzzle.
   * @param {Entry[]} entries of the shelf
   * @param {string} current the puzzle that was just solved
   * @param {string} next the one that comes next
   */
  strip(entries, current, next) {
    const place = entries.findIndex(({ from }) => from === current),
      start = Math.max(0, Math.min(place - 1, entries.length - IN_A_STRIP));
    return entries.slice(start, start + IN_A_STRIP).map((entry) => {
      const { from, shape, minutes } = entry,
        picture = this.sources.solvedPicture(from),
        time = picture ? clock(picture.seconds) : duration(minutes);
      const card = button(
        "card",
        [
          newElement("span", "picture", this.cover(entry)),
          newElement("span", "name", picture ? this.sources.nameOf(from) : numberName(entry)),
          newElement("span", "news", `${plainSizeOf(shape)} · ${time}`),
        ],
        () => attempt(() => this.sources.play(from)),
      );
      card.classList.toggle("solved", Boolean(picture));
      card.classList.toggle("next", from === next);
      if (from === current) card.setAttribute("aria-current", "true");
      return newElement("li", "", card);
    });
  }
}
