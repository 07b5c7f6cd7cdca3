// A puzzle of an image, with a preview that follows the settings.

import { ask } from "./api.js";
import { miniature } from "./miniature.js";
import { byId, complain, opened, settled, tell } from "./dialogs.js";

export class FromImage {
  constructor(state, preferences) {
    Object.assign(this, { state, preferences });
    this.dialog = byId("image-dialog");
    this.form = this.dialog.querySelector("form");
    const update = settled(120, () => this.#update());
    this.form.addEventListener("input", () => {
      const isColored = this.form.elements.tone.value === "colors";
      this.form.querySelector(".of-threshold").hidden = isColored;
      this.form.querySelector(".of-colors").hidden = !isColored;
      // What is hidden is not wrong.
      this.form.elements.count.disabled = !isColored;
      // Until the new preview is there, nothing is shown or captured.
      this.pending?.abort();
      this.#show(null);
      complain(this.dialog, "");
      update();
    });
  }

  async capture() {
    this.form.reset();
    this.form.dispatchEvent(new Event("input"));
    if (!await opened(this.dialog) || !this.found) return;
    const [file] = this.form.elements.file.files;
    this.state.load(this.found, { isDrawn: true, isTouched: true, name: file.name.replace(/\.[^.]*$/, "") });
    tell("The clues are those of the image. Clear the grid to solve it, or ask whether it is unique.");
  }

  /** What is wrong with a number that was typed; nothing if it can be used. */
  #wrong() {
    const { width, height, count } = this.form.elements;
    const isWrong = (field) => !field.disabled && !field.validity.valid;
    const words = (field) => `${field.parentElement.firstChild.textContent.trim()}: found ${field.value || "no number"}, expected a whole number from ${field.min} to ${field.max}`;
    return [count, width, height].filter(isWrong).map(words).join("\n");
  }

  async #update() {
    const { elements } = this.form, file = elements.file.files[0], wrong = this.#wrong();
    complain(this.dialog, wrong);
    if (!file || wrong) return;
    const query = new URLSearchParams();
    if (elements.tone.value === "colors") query.set("colors", elements.count.value);
    else query.set("threshold", elements.threshold.value);
    for (const side of ["width", "height"]) if (elements[side].value) query.set(side, elements[side].value);
    this.pending = new AbortController();
    try {
      const found = await ask(`image?${query}`, file, this.pending.signal);
      this.#show(found);
    } catch (error) {
      if (error.name === "AbortError") return;
      complain(this.dialog, error.message);
    }
  }

  #show(found) {
    this.found = found;
    this.dialog.querySelector("[value=ok]").disabled = found === null;
    if (found === null) return byId("preview").replaceChildren();
    const { shape, goal } = found.puzzle, caption = document.createElement("figcaption");
    caption.textContent = `${shape.rect.height} rows, ${shape.rect.width} columns, ${found.colors.length} colors`;
    const figure = document.createElement("figure");
    figure.append(miniature(found, goal, this.preferences), caption);
    byId("preview").replaceChildren(figure);
  }
}
