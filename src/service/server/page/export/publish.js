// Publishes a puzzle: a link with a preview card, a QR code, a frame for another site. In: a puzzle. Out: texts to
// copy. Invariants: none of them shows the picture; the link contains the whole puzzle, so no server stores it.

import { ask } from "../engine/api.js";
import { byId, complain, openDialog, debounced } from "../basics/dialogs.js";
import { download } from "./files.js";
import { DIFFICULTIES } from "../basics/elements.js";
import { extrasSign, packed, pageOf } from "../game/share.js";
import { sizeOf } from "../board/shapes.js";
import { StoredValue } from "../basics/store.js";
import { duration, t } from "../basics/words.js";

/** @import { Puzzle } from "../answers.js" */

/** The author that people entered last. */
const author = new StoredValue("nonosat.author", (value) => (typeof value === "string" ? value : ""));
/** The width and the height of the frame, in pixels. */
const FRAME = [480, 600];

export class Publish {
  /** @type {Puzzle} */
  puzzle;
  /** The difficulty and the time, as a text. */
  rating = "";
  code = "";

  constructor() {
    this.dialog = byId("publish-dialog");
    this.form = this.dialog.querySelector("form");
    const update = debounced(200, () => this.#update());
    for (const name of ["title", "author", "ending"]) this.form.elements[name].addEventListener("input", update);
    for (const button of this.dialog.querySelectorAll("[data-copies]"))
      button.addEventListener("click", () => this.#copy(button));
    byId("publish-code-save").addEventListener("click", () =>
      download(`${this.form.elements.title.value || "nonosat"}.svg`, this.code, "image/svg+xml"),
    );
  }

  /** @param {Puzzle} puzzle @param {string} title @returns {Promise<void>} */
  async show(puzzle, title) {
    const { elements } = this.form,
      { goal } = puzzle;
    this.puzzle = puzzle;
    this.rating = "";
    elements.title.value = title;
    elements.author.value = puzzle.author ?? author.get();
    const { goal: _, saved: __, ...blank } = puzzle,
      { svg } = await ask("svg", blank);
    byId("publish-picture").src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    byId("publish-local").hidden = !/^(localhost|127\.|\[::1\])/.test(location.hostname);
    byId("publish-card-about").hidden = pageOf("p") !== null;
    byId("publish-news").textContent = "";
    complain(this.dialog, "");
    const closing = openDialog(this.dialog);
    await this.#update();
    if (goal) {
      const rating = await ask("rate", { ...puzzle, saved: goal.map((row) => [...row]) });
      if (rating.verdict === "unique" && rating.difficulty)
        this.rating = `${t(DIFFICULTIES[rating.difficulty])} · ${duration(rating.minutes ?? 0)}`;
      // Whoever gets it would have to guess.
      if (rating.verdict === "several") complain(this.dialog, t("page-lamp-several"));
      this.#card();
    }
    await closing;
  }

  /** The title that is shown only at the end; "" if it may be seen before. */
  get #ending() {
    const { title, ending } = this.form.elements;
    return ending.checked ? title.value.trim() : "";
  }

  /** The puzzle with the title and the author in the form. */
  get #signed() {
    const { title, author } = this.form.elements,
      { title: _, author: __, ...rest } = this.puzzle;
    return {
      ...rest,
      ...(title.value.trim() && !this.#ending && { title: title.value.trim() }),
      ...(author.value.trim() && { author: author.value.trim() }),
    };
  }

  #card() {
    const { title, author } = /** @type {any} */ (this.#signed);
    byId("publish-name").textContent = title ?? "nonosat";
    byId("publish-facts").textContent = [
      sizeOf(this.puzzle.shape),
      ...(this.rating ? [this.rating] : []),
      ...(author ? [t("card-author", { name: author })] : []),
    ].join(" · ");
  }

  async #update() {
    const { elements } = this.form,
      data = `${await packed(/** @type {any} */ (this.#signed))}${extrasSign({ ending: this.#ending })}`;
    author.set(elements.author.value.trim());
    this.#card();
    const card = pageOf("p"),
      link = card ? `${card}?d=${data}` : `${pageOf("")}#p=${data}`,
      frame = `${pageOf("embed")}#p=${data}`;
    const name = escaped(/** @type {any} */ (this.#signed).title ?? "nonosat");
    elements.link.value = link;
    const size = `width="${FRAME[0]}" height="${FRAME[1]}"`;
    elements.frame.value = `<iframe src="${escaped(frame)}" title="${name}" ${size} style="border:0"></iframe>`;
    try {
      this.code = (await ask("qr", new File([`${pageOf("")}#p=${data}`], "link"))).svg;
      byId("publish-code").src = `data:image/svg+xml,${encodeURIComponent(this.code)}`;
      byId("publish-code-none").textContent = "";
    } catch (/** @type {any} */ error) {
      this.code = "";
      byId("publish-code-none").textContent = error.status === 413 ? t("page-publish-code-none") : error.message;
    }
    for (const id of ["publish-code", "publish-code-save"]) byId(id).hidden = !this.code;
  }

  /** @param {any} button */
  async #copy(button) {
    const field = this.form.elements[button.dataset.copies];
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      byId("publish-news").textContent = t("page-publish-copied");
    } catch {
      byId("publish-news").textContent = t("page-publish-by-hand");
    }
  }
}

/** A text within an attribute. @param {string} text */
const escaped = (text) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
