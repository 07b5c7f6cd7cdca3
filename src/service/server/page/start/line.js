// Shows what a clue says about one line. In: a clue and cells, typed or in the address. Out: the line with everything
// that follows, the number of placements, and why; an address to share. Invariants: only the last question is shown.

import { get } from "../engine/api.js";
import { byId } from "../basics/dialogs.js";
import { newElement } from "../basics/elements.js";
import { t } from "../basics/words.js";

const EXAMPLE = ["3 1 2", "?.##......"];
const FIELDS = ["single-clue", "single-cells"];

export class Line {
  /** The number of the last question. */
  #latest = 0;

  constructor() {
    byId("single-form").addEventListener("input", () => this.#ask());
    byId("single-form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
    byId("single-copy").addEventListener("click", () => this.#copy());
  }

  /** Fills the fields from the address; an address without a line has an example. */
  begin() {
    const parts = location.hash.split("/").slice(1).map(decoded);
    FIELDS.forEach((id, place) => {
      byId(id).value = parts.length === FIELDS.length ? parts[place] : EXAMPLE[place];
    });
    return this.#ask();
  }

  async #ask() {
    const number = ++this.#latest,
      [clue, cells] = FIELDS.map((id) => byId(id).value.trim());
    history.replaceState(null, "", `#line/${encodeURIComponent(clue)}/${encodeURIComponent(cells)}`);
    const query = new URLSearchParams({ clue, cells });
    let answer;
    try {
      answer = await get(`line?${query}`);
    } catch (error) {
      answer = { none: /** @type {Error} */ (error).message, steps: [] };
    }
    if (number === this.#latest) this.#show(cells, answer);
  }

  /** @param {string} cells @param {{ line?: string, placements?: string, steps: string[], none?: string }} answer */
  #show(cells, { line = "", placements = "", steps, none = "" }) {
    const kinds = (/** @type {string} */ sign, /** @type {number} */ at) =>
      `${sign === "#" ? "full" : ""} ${sign === "." || sign === cells[at] ? "" : "new"}`.trim();
    byId("single-drawn").replaceChildren(...[...line].map((sign, at) => newElement("span", kinds(sign, at), sign)));
    const isAll = line && !steps.length;
    byId("single-count").textContent = isAll
      ? t("list-semicolon", { first: placements, second: t("line-nothing") })
      : placements;
    byId("single-steps").replaceChildren(...steps.map((sentence) => newElement("li", "", sentence)));
    byId("single-problem").textContent = none;
  }

  async #copy() {
    await navigator.clipboard.writeText(location.href).catch(() => {});
    byId("single-count").textContent = t("page-link-copied");
  }
}

/** A part of an address; "" if it is damaged. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
