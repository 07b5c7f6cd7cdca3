// Runs the form for the outline of a board. In: the fields. Out: a shape, as puzzles have it, and a preview.
// Invariants: people type four of six sides, since the other two follow; an outline that is no board shows an error.

import { byId, complain, misfit } from "../basics/dialogs.js";
import { cellCount, lineCount, sided, sidesOf, sizeOf } from "../board/shapes.js";
import { thumbnail } from "../board/thumbnail.js";
import { t } from "../basics/words.js";

/** The most cells of a board; a preview of more would take long and show nothing. */
const MAX_CELLS = 40_000;
const NAMES = ["a", "b", "c", "d"];

export class OutlineForm {
  /** @param {HTMLDialogElement} dialog @param {import("../basics/preferences.js").Preferences} preferences */
  constructor(dialog, preferences) {
    this.dialog = dialog;
    this.preferences = preferences;
    this.form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));
    /** The fields by their names. @type {any} */
    this.fields = this.form.elements;
    this.form.addEventListener("input", () => this.draw());
  }

  /** Fills the fields with an outline. @param {any} shape */
  take(shape) {
    const { fields } = this,
      kind = shape.rect ? "rect" : shape.hex ? "hex" : "triangles";
    fields.shape.value = kind;
    if (kind === "rect") for (const name of ["height", "width"]) fields[name].value = shape.rect[name];
    else {
      const sides = sidesOf(shape);
      fields.alike.checked = sides.every((side) => side === sides[0]);
      fields.side.value = sides[0] || 1;
      NAMES.forEach((name, place) => {
        fields[name].value = sides[place];
      });
    }
    this.draw();
  }

  get #kind() {
    return this.fields.shape.value;
  }

  /** The outline in the fields; it may be invalid. */
  get shape() {
    const { fields } = this,
      number = (/** @type {string} */ name) => Number(fields[name].value);
    if (this.#kind === "rect") return { rect: { height: number("height"), width: number("width") } };
    return sided(this.#kind, fields.alike.checked ? Array(6).fill(number("side")) : this.#six());
  }

  /** All six sides, computed from four of them. */
  #six() {
    const [a, b, c, d] = NAMES.map((name) => Number(this.fields[name].value));
    return [a, b, c, d, a + b - d, c + d - a];
  }

  /** The errors of the outline; "" if it is valid. */
  get wrong() {
    const { fields } = this,
      numbers = [...this.form.querySelectorAll(".lengths input[type=number], #outline-sides input")];
    const wrong = numbers
      .map((field) => /** @type {HTMLInputElement} */ (field))
      .filter((field) => !field.disabled && !field.validity.valid)
      .map(misfit);
    if (wrong.length) return wrong.join("\n");
    return (
      (this.#kind === "rect" || fields.alike.checked ? "" : this.#disagreement()) ||
      (cellCount(this.shape) > MAX_CELLS ? t("page-outline-many", { n: MAX_CELLS }) : "")
    );
  }

  /** Why these four sides make no board; "" if they do. */
  #disagreement() {
    const [a, b, c, d, e, f] = this.#six(),
      isHex = this.#kind === "hex",
      least = isHex ? 1 : 0;
    if (e < least) return t("page-outline-side-e", { n: e });
    if (f < least) return t("page-outline-side-f", { n: f });
    if (!isHex && (a + b === 0 || b + c === 0 || c + d === 0)) return t("page-outline-zero");
    return "";
  }

  /** Shows the fields of the chosen kind, the preview, and the errors. */
  draw() {
    const { form, fields } = this,
      kind = this.#kind,
      isAlike = fields.alike.checked;
    const isShown = {
      "of-rect": kind === "rect",
      "of-sided": kind !== "rect",
      "of-alike": kind !== "rect" && isAlike,
      "of-six": kind !== "rect" && !isAlike,
    };
    for (const [name, isOn] of Object.entries(isShown)) {
      for (const label of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(`.${name}`))) {
        label.hidden = !isOn;
        for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (label.querySelectorAll("input")))
          field.disabled = !isOn;
      }
    }
    for (const name of NAMES) fields[name].min = kind === "hex" ? "1" : "0";
    const six = this.#six(),
      least = kind === "hex" ? 1 : 0;
    ["e", "f"].forEach((name, place) => {
      fields[name].value = Number.isFinite(six[4 + place]) ? String(six[4 + place]) : "";
      fields[name].toggleAttribute("data-wrong", six[4 + place] < least);
    });
    const { wrong, shape } = this;
    complain(this.dialog, wrong);
    byId("outline-sides").dataset.kind = isShown["of-six"] ? "six" : "plain";
    /** @type {HTMLButtonElement} */ (this.dialog.querySelector("[value=ok]")).disabled = wrong !== "";
    byId("outline-size").textContent = wrong
      ? ""
      : t("page-outline-facts", { size: sizeOf(shape), cells: cellCount(shape), lines: lineCount(shape) });
    byId("outline-picture").replaceChildren(
      ...(wrong ? [] : [thumbnail(shape, this.preferences.paints(["#ffffff", "#000000"]), null)]),
    );
  }
}
