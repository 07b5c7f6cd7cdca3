// Shows the palette, in which people choose a color with the pointer or a key. In: the colors of the board. Out: the
// color of the state.

import { byId } from "../basics/dialogs.js";
import { element } from "../board/svg.js";
import { colorName } from "../basics/words.js";

/** @import { State } from "../game/state.js" */
/** @import { Preferences } from "../basics/preferences.js" */

export class Palette {
  /** @param {State} state @param {Preferences} preferences */
  constructor(state, preferences) {
    this.state = state;
    this.preferences = preferences;
  }

  draw() {
    const palette = byId("palette"),
      { colors } = this.state.board;
    palette.hidden = colors.length === 2;
    palette.querySelectorAll("label").forEach((/** @type {Element} */ label) => label.remove());
    palette.append(
      ...colors.slice(1).map((color, place) => {
        const label = document.createElement("label"),
          radio = document.createElement("input");
        Object.assign(radio, {
          type: "radio",
          name: "color",
          value: color.letter,
          checked: color.letter === this.state.color,
        });
        radio.addEventListener("change", () => {
          this.state.color = color.letter;
        });
        const swatch = element("svg", { "aria-hidden": "true" });
        swatch.style.background = this.preferences.colorOf(this.state.board, color.letter);
        const name = document.createElement("span");
        name.textContent = label.title = colorName(color);
        const digit = document.createElement("small");
        digit.textContent = place < 10 ? `${(place + 1) % 10} ` : "";
        label.append(radio, swatch, digit, name);
        return label;
      }),
    );
  }

  /** Chooses a color by its number. @param {number} number */
  choose(number) {
    const color = this.state.board.colors[number];
    if (!color) return;
    this.state.color = color.letter;
    const radio = byId("palette").querySelector(`[name=color][value="${color.letter}"]`);
    if (radio) radio.checked = true;
  }

  /** Chooses the previous or the next color; the first follows the last. @param {number} by */
  turn(by) {
    const { colors } = this.state.board,
      inks = colors.length - 1;
    const place = colors.findIndex((color) => color.letter === this.state.color);
    this.choose(((place - 1 + by + inks) % inks) + 1);
  }
}
