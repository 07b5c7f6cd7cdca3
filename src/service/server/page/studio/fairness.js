// Shows whether a drawing is a fair puzzle while people draw: whether its solution is unique, how hard it is, which
// cells are ambiguous, and how to repair it. In: a Drawing, an Easel. Out: texts, marked cells on the easel.
// Invariants: each change of the drawing aborts the current request.

import { ask } from "../engine/api.js";
import { attempt, byId, debounced } from "../basics/dialogs.js";
import { scale } from "../basics/elements.js";
import { thumbnail } from "../board/thumbnail.js";
import { clock, duration, t } from "../basics/words.js";

/** @import { Rated } from "../answers.js" */

export class FairnessMeter {
  /** Aborts the current request. @type {AbortController | null} */
  pending = null;
  /** The repaired picture as rows of letters. @type {string[] | null} */
  repairedRows = null;

  /**
   * @param {import("./drawing.js").Drawing} drawing @param {import("./easel.js").Easel} easel
   * @param {import("../basics/preferences.js").Preferences} preferences
   */
  constructor(drawing, easel, preferences) {
    this.drawing = drawing;
    this.easel = easel;
    this.preferences = preferences;
    const look = debounced(300, () => attempt(() => this.look()));
    drawing.addEventListener("change", () => {
      this.#forget();
      this.write("", t("page-lamp-working"));
      byId("fairness").ariaBusy = "true";
      look();
    });
    byId("mend").addEventListener("click", () => attempt(() => this.repair()));
    byId("mend-do").addEventListener("click", () => {
      if (this.repairedRows) drawing.redraw(this.repairedRows);
    });
    byId("mend-not").addEventListener("click", () => attempt(() => this.look()));
  }

  /** Hides everything about the picture before. */
  #forget() {
    this.pending?.abort();
    this.repairedRows = null;
    this.easel.ambiguous = [];
    this.easel.changes = new Map();
    for (const id of ["mend", "mend-do", "mend-not", "other"]) byId(id).hidden = true;
    byId("fairness-rating").replaceChildren();
  }

  /** @param {string} verdict @param {string} words @param {string} [more] */
  write(verdict, words, more = "") {
    byId("fairness").dataset.verdict = verdict;
    byId("fairness-text").textContent = words;
    byId("fairness-more").textContent = more;
  }

  /** Requests a rating of the drawing and shows it. */
  async look() {
    this.#forget();
    const request = (this.pending = new AbortController());
    try {
      if (!this.drawing.lattice) return;
      if (this.drawing.isEmpty) this.write("", t("page-lamp-empty"));
      else this.#show(await ask("rate", this.drawing.puzzle(), request.signal));
    } finally {
      if (request === this.pending) byId("fairness").ariaBusy = "false";
    }
  }

  /** Shows a rating. @param {Rated} rating */
  #show(rating) {
    const cells = rating.ambiguous.length;
    if (rating.verdict === "unique") {
      this.write("unique", t("page-lamp-fair"));
      if (rating.difficulty)
        byId("fairness-rating").replaceChildren(scale(rating.difficulty), duration(rating.minutes ?? 0));
    } else if (rating.verdict === "several") {
      this.write(
        "several",
        t("page-lamp-several"),
        rating.exact ? t("page-lamp-cells", { n: cells }) : t("page-lamp-cells-at-least", { n: cells }),
      );
      this.easel.ambiguous = rating.ambiguous;
      this.#showOther(rating.other);
      byId("mend").hidden = false;
    } else {
      this.write("undecided", t("page-lamp-undecided", { time: clock(3) }));
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
  async repair() {
    this.pending?.abort();
    this.pending = new AbortController();
    const ambiguous = this.easel.ambiguous;
    this.write("several", t("page-mend-working"));
    byId("mend").hidden = true;
    const repair = await ask("repair", this.drawing.puzzle(), this.pending.signal);
    if (repair.outcome !== "repaired") {
      this.write("several", repair.outcome === "undecided" ? t("page-mend-out-of-time") : t("page-mend-impossible"));
      return;
    }
    const letters = repair.after.join("");
    this.repairedRows = repair.after;
    this.easel.ambiguous = ambiguous;
    this.easel.changes = new Map(
      repair.cells.map((/** @type {number} */ cell) => [
        cell,
        letters[cell] === "-" ? 0 : letters.charCodeAt(cell) - 96,
      ]),
    );
    this.write(
      "several",
      t("page-mend-found", { n: repair.cells.length }),
      repair.is_fewest ? t("page-mend-fewest") : "",
    );
    for (const id of ["mend-do", "mend-not"]) byId(id).hidden = false;
    this.easel.draw();
  }
}
