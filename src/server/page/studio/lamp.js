// Shows whether a drawing is a fair puzzle while people draw: whether its solution is unique, how hard it is, which
// cells are ambiguous, and how to repair it. In: a Drawing, an Easel. Out: texts, marked cells on the easel.
// Invariants: each change of the drawing aborts the current request.

import { ask } from "../engine/api.js";
import { attempt, byId, settled } from "../basics/dialogs.js";
import { scale } from "../basics/elements.js";
import { thumbnail } from "../board/thumbnail.js";
import { clock, duration, t } from "../basics/words.js";

/** @import { Rated } from "../answers.js" */

export class Lamp {
  /** Aborts the current request. @type {AbortController | null} */
  #asking = null;
  /** The repaired picture as rows of letters. @type {string[] | null} */
  #mended = null;

  /**
   * @param {import("./drawing.js").Drawing} drawing @param {import("./easel.js").Easel} easel
   * @param {import("../basics/preferences.js").Preferences} preferences
   */
  constructor(drawing, easel, preferences) {
    this.drawing = drawing;
    this.easel = easel;
    this.preferences = preferences;
    const look = settled(300, () => attempt(() => this.look()));
    drawing.addEventListener("change", () => {
      this.#forget();
      this.#say("", t("page-lamp-working"));
      byId("lamp").ariaBusy = "true";
      look();
    });
    byId("mend").addEventListener("click", () => attempt(() => this.#mend()));
    byId("mend-do").addEventListener("click", () => {
      if (this.#mended) drawing.redraw(this.#mended);
    });
    byId("mend-not").addEventListener("click", () => attempt(() => this.look()));
  }

  /** Hides everything about the picture before. */
  #forget() {
    this.#asking?.abort();
    this.#mended = null;
    this.easel.doubt = [];
    this.easel.changes = new Map();
    for (const id of ["mend", "mend-do", "mend-not", "other"]) byId(id).hidden = true;
    byId("lamp-stars").replaceChildren();
  }

  /** @param {string} verdict @param {string} words @param {string} [more] */
  #say(verdict, words, more = "") {
    byId("lamp").dataset.verdict = verdict;
    byId("lamp-words").textContent = words;
    byId("lamp-more").textContent = more;
  }

  /** Requests a rating of the drawing and shows it. */
  async look() {
    this.#forget();
    const request = (this.#asking = new AbortController());
    try {
      if (!this.drawing.lattice) return;
      if (this.drawing.now.cells.every((color) => color === 0)) this.#say("", t("page-lamp-empty"));
      else this.#show(await ask("rate", this.drawing.puzzle(), request.signal));
    } finally {
      if (request === this.#asking) byId("lamp").ariaBusy = "false";
    }
  }

  /** Shows a rating. @param {Rated} found */
  #show(found) {
    const cells = found.ambiguous.length;
    if (found.verdict === "unique") {
      this.#say("unique", t("page-lamp-fair"));
      if (found.difficulty) byId("lamp-stars").replaceChildren(scale(found.difficulty), duration(found.minutes ?? 0));
    } else if (found.verdict === "several") {
      this.#say(
        "several",
        t("page-lamp-several"),
        found.exact ? t("page-lamp-cells", { n: cells }) : t("page-lamp-cells-at-least", { n: cells }),
      );
      this.easel.doubt = found.ambiguous;
      this.#showOther(found.other);
      byId("mend").hidden = false;
    } else {
      this.#say("undecided", t("page-lamp-undecided", { time: clock(3) }));
    }
    this.easel.draw();
  }

  /** Shows another picture with the same clues. @param {string[] | undefined} rows */
  #showOther(rows) {
    byId("other").hidden = !rows;
    if (!rows) return;
    const { shape, holes, colors } = this.drawing.now;
    byId("other-picture").replaceChildren(
      thumbnail(shape, this.preferences.paints(colors.map(({ rgb }) => rgb)), rows.join(""), holes),
    );
  }

  /** Shows the fewest cells whose change makes the solution unique. */
  async #mend() {
    this.#asking?.abort();
    this.#asking = new AbortController();
    const doubt = this.easel.doubt;
    this.#say("several", t("page-mend-working"));
    byId("mend").hidden = true;
    const found = await ask("repair", this.drawing.puzzle(), this.#asking.signal);
    if (found.outcome !== "repaired") {
      this.#say("several", found.outcome === "undecided" ? t("page-mend-out-of-time") : t("page-mend-impossible"));
      return;
    }
    const letters = found.after.join("");
    this.#mended = found.after;
    this.easel.doubt = doubt;
    this.easel.changes = new Map(
      found.cells.map((/** @type {number} */ cell) => [
        cell,
        letters[cell] === "-" ? 0 : letters.charCodeAt(cell) - 96,
      ]),
    );
    this.#say("several", t("page-mend-found", { n: found.cells.length }), found.is_fewest ? t("page-mend-fewest") : "");
    for (const id of ["mend-do", "mend-not"]) byId(id).hidden = false;
    this.easel.draw();
  }
}
