// Runs the screen on which people draw puzzles: its tools, its colors, and what they do with a drawing. In: buttons and
// fields. Out: changes of a Drawing; a game, a file.

import { ask } from "../engine/api.js";
import { attempt, byId, showMessage } from "../basics/dialogs.js";
import { isSimilar } from "../basics/colors.js";
import { Drawing, INKS, LIMITS, blank } from "./drawing.js";
import { Easel } from "./easel.js";
import { icon, newElement } from "../basics/elements.js";
import { FairnessMeter } from "./fairness.js";
import { sidesSign, sizeOf } from "../board/shapes.js";
import { sketchbook } from "./sketchbook.js";
import { colorName, t } from "../basics/words.js";

/** @import { Board, Puzzle } from "../answers.js" */

/**
 * The tools that not every outline allows, by the ids of their fields: why one is disabled, or "".
 * @type {Record<string, (drawing: Drawing) => string>}
 */
const REASONS = {
  "tool-box": ({ now }) => (now.shape.rect ? "" : t("page-draw-box-rectangle")),
  "tool-hole": ({ now }) => (now.shape.rect ? "" : t("page-draw-hole-rectangle")),
  "mirror-across": ({ lattice }) => (lattice?.isAlike.across ? "" : t("page-draw-across-unlike")),
  "mirror-down": ({ lattice }) => (lattice?.isAlike.down ? "" : t("page-draw-down-unlike")),
};

export class Studio {
  /** The colors whose names were requested last. @type {string | undefined} */
  namedColors;
  /**
   * @param {import("../game/state.js").State} state @param {import("../basics/preferences.js").Preferences} preferences
   * @param {import("../export/files.js").Files} files
   * @param {{ prove: (subject: any) => Promise<void>, publish: (puzzle: Puzzle, title: string) => Promise<void>,
   *   outline: (shape: any, use: (shape: any) => Promise<any>) => Promise<void> }} commands
   */
  constructor(state, preferences, files, { prove, publish, outline }) {
    this.state = state;
    this.preferences = preferences;
    this.drawing = new Drawing();
    this.easel = new Easel(this.drawing, preferences);
    this.meter = new FairnessMeter(this.drawing, this.easel, preferences);
    const { drawing, easel } = this;
    const buttons = {
      "draw-undo": () => drawing.undo(),
      "draw-redo": () => drawing.redo(),
      "draw-clear": () => drawing.clear(),
      "draw-mirror": () => drawing.mirror(),
      "draw-flip": () => drawing.flip(),
      "draw-turn": () => drawing.turn(),
      "draw-left": () => drawing.shift(-1, 0),
      "draw-right": () => drawing.shift(1, 0),
      "draw-up": () => drawing.shift(0, -1),
      "draw-down": () => drawing.shift(0, 1),
      "draw-outline": () => outline(drawing.now.shape, (shape) => drawing.resize(shape)),
      "draw-larger": () => easel.zoom(1.25),
      "draw-smaller": () => easel.zoom(0.8),
      "draw-fit": () => easel.fit(),
      "color-add": () => this.#addColor(),
      "draw-play": () => this.play(),
      "draw-save": () => this.#save(files),
      "draw-publish": async () => publish(await this.#puzzle(), drawing.title.trim()),
      "draw-prove": async () => prove(await this.subject()),
      "draw-new": () => drawing.begin(),
      "draw-list": () => sketchbook(drawing, preferences),
    };
    for (const [id, work] of Object.entries(buttons)) byId(id).addEventListener("click", () => attempt(work));
    byId("draw-tools").addEventListener("change", (/** @type {any} */ { target }) => this.#hold(target));
    for (const id of ["draw-width", "draw-height"]) byId(id).addEventListener("change", () => this.#resize());
    byId("draw-title").addEventListener("input", () => {
      drawing.title = byId("draw-title").value;
      drawing.keep();
    });
    drawing.addEventListener("change", () => {
      // What was said was about the drawing before.
      showMessage("");
      this.#show();
    });
    drawing.addEventListener("another", () => {
      byId("draw-title").value = drawing.title;
      easel.color = 1;
      this.#show();
    });
    preferences.addEventListener("change", () => this.#showColors());
    document.addEventListener("keydown", (event) => this.#key(event));
    byId("draw-title").value = drawing.title;
    this.#show();
  }

  /** Prepares the screen when it is shown. */
  begin() {
    attempt(async () => {
      await this.drawing.ready();
      this.easel.draw();
      await this.meter.look();
    });
  }

  /** Takes a tool or a mirror; shows why if this outline does not allow it. @param {HTMLInputElement} field */
  #hold(field) {
    const { easel, drawing } = this,
      reason = REASONS[field.id]?.(drawing);
    if (reason && field.checked) {
      field.checked = false;
      byId(`tool-${easel.tool}`).checked = true;
      showMessage(reason);
    }
    easel.tool = byId("make").querySelector("[name=tool]:checked").value;
    easel.mirrors = { across: byId("mirror-across").checked, down: byId("mirror-down").checked };
    easel.draw();
  }

  /** Disables the tools that this outline does not allow, and deselects them. */
  #grey() {
    for (const [id, reasonOf] of Object.entries(REASONS)) {
      const field = byId(id),
        reason = reasonOf(this.drawing),
        label = field.closest("label");
      label.dataset.title ??= label.title;
      label.title = reason ? t("page-draw-unusable", { tool: label.dataset.title, why: reason }) : label.dataset.title;
      field.setAttribute("aria-disabled", `${reason !== ""}`);
      field.setAttribute("aria-description", reason);
      if (!reason || !field.checked) continue;
      if (field.type === "radio") byId("tool-pen").checked = true;
      field.checked = false;
      this.#hold(field);
    }
  }

  /** @param {import("../export/files.js").Files} files */
  async #save(files) {
    return files.saveAs(await this.#puzzle(), this.drawing.title.trim() || t("page-file-name"));
  }

  /**
   * Begins a drawing with the picture of an image.
   * @param {string[]} rows
   * @param {string[]} colors
   * @param {string} name
   */
  take(rows, colors, name) {
    return this.drawing.take(
      name,
      rows,
      colors.map((rgb) => ({ rgb })),
    );
  }

  get #title() {
    return this.drawing.title.trim() || t("page-draw-name");
  }

  /** The puzzle of the drawing: its clues, the picture as its goal, no marks. */
  async #puzzle() {
    const { puzzle } = await ask("generate", this.drawing.puzzle());
    delete puzzle.saved;
    return puzzle;
  }

  /** A puzzle of the drawing for work that games have, too. @param {any} [puzzle] */
  async subject(puzzle = undefined) {
    puzzle ??= await this.#puzzle();
    const board = /** @type {Board} */ (await ask("board", puzzle));
    return { board, puzzle: () => puzzle, name: this.#title };
  }

  /** The puzzle whose clues are typed: at first those of the drawing, none if that is empty. */
  async typed() {
    const { drawing } = this;
    await drawing.ready();
    const subject = await this.subject(drawing.isEmpty ? drawing.picture() : undefined);
    return { ...subject, name: drawing.title.trim() || t("page-new") };
  }

  /** Plays the puzzle of the drawing. */
  async play() {
    const { board, name } = await this.subject();
    this.state.load(board, { name }, { isTouched: true });
  }

  #resize() {
    const side = (/** @type {string} */ id, /** @type {number} */ before) => {
      const value = Math.round(Number(byId(id).value));
      return value >= 1 ? Math.min(LIMITS.side, value) : before;
    };
    const { width, height } = this.drawing.now.shape.rect;
    const rect = { height: side("draw-height", height), width: side("draw-width", width) };
    attempt(async () => {
      await this.drawing.resize({ rect });
      this.#show();
    });
  }

  #addColor() {
    const { colors } = this.drawing.now,
      free = INKS.find((ink) => !colors.some(({ rgb }) => rgb === ink)) ?? "#888888";
    if (colors.length >= LIMITS.colors) return;
    this.easel.color = colors.length;
    this.drawing.change({ colors: [...colors, { rgb: free }] });
  }

  #show() {
    const { drawing } = this;
    const { rect } = drawing.now.shape;
    byId("draw-size").hidden = !rect;
    if (rect) Object.assign(byId("draw-width"), { value: rect.width });
    if (rect) Object.assign(byId("draw-height"), { value: rect.height });
    byId("draw-outline-kind").setAttribute("href", `#i-${Object.keys(drawing.now.shape)[0]}`);
    byId("draw-outline-sign").textContent = rect ? "" : sidesSign(drawing.now.shape);
    byId("draw-outline").title = t("page-outline-of", { size: sizeOf(drawing.now.shape) });
    this.#grey();
    for (const id of ["draw-play", "draw-publish"]) byId(id).disabled = drawing.isEmpty;
    byId("draw-undo").disabled = drawing.past.length === 0;
    byId("draw-redo").disabled = drawing.future.length === 0;
    if (this.easel.color >= drawing.now.colors.length) this.easel.color = 1;
    this.#showColors();
    attempt(() => this.#name());
  }

  /** Requests the names of the colors. */
  async #name() {
    const { drawing } = this,
      { colors } = drawing.now,
      key = JSON.stringify(colors);
    if (key === this.namedColors || !drawing.lattice) return;
    this.namedColors = key;
    const answer = /** @type {Board} */ (await ask("board", blank({ rect: { height: 1, width: 1 } }, colors)));
    if (key !== this.namedColors) return;
    drawing.names = answer.colors.map(colorName);
    // Updates the placeholders instead of the fields, since people may be typing a name.
    for (const place of colors.keys())
      Object.assign(byId(`ink-name-${place}`), { placeholder: this.#usualName(place) });
  }

  /** Shows the colors as rows: a button that selects the color, its value, its name. */
  #showColors() {
    const { drawing, easel } = this,
      { colors } = drawing.now,
      focus = document.activeElement?.id;
    byId("draw-colors").replaceChildren(...colors.map((ink, place) => this.#color(ink, place, colors.length)));
    byId("color-add").hidden = colors.length >= LIMITS.colors;
    if (focus?.startsWith("ink-")) byId(focus)?.focus();
    easel.draw();
  }

  /**
   * The name of a color that people did not name: the engine's name if there are several colors.
   * @param {number} place
   */
  #usualName(place) {
    const {
      names,
      now: { colors },
    } = this.drawing;
    if (place === 0) return t("page-color-background");
    return colors.length > 2 && names.length === colors.length ? names[place] : t("page-color-number", { n: place });
  }

  /** @param {import("./drawing.js").Ink} ink @param {number} place @param {number} count */
  #color(ink, place, count) {
    const radio = document.createElement("input"),
      picker = document.createElement("input"),
      name = document.createElement("input");
    const usualName = this.#usualName(place);
    Object.assign(radio, {
      type: "radio",
      name: "ink",
      id: `ink-use-${place}`,
      checked: this.easel.color === place,
      ariaLabel: t("page-color-use", { name: ink.name || usualName }),
    });
    Object.assign(picker, {
      type: "color",
      id: `ink-pick-${place}`,
      value: ink.rgb,
      ariaLabel: t("page-color-looks", { name: usualName }),
    });
    Object.assign(name, {
      id: `ink-name-${place}`,
      value: ink.name ?? "",
      placeholder: usualName,
      autocomplete: "off",
      maxLength: 30,
      ariaLabel: t("page-color-called", { name: usualName }),
    });
    radio.addEventListener("change", () => {
      this.easel.color = place;
    });
    const change = (/** @type {any} */ values) =>
      this.drawing.change({
        colors: this.drawing.now.colors.map((color, at) => (at === place ? { ...color, ...values } : color)),
      });
    picker.addEventListener("change", () => {
      change({ rgb: picker.value });
      this.#compare(place);
    });
    name.addEventListener("change", () => change({ name: name.value.trim() || undefined }));
    const row = newElement("div", "ink", radio, picker, name);
    if (place > 0 && count > 2) {
      const removeButton = newElement("button", "tool", icon("trash"));
      removeButton.setAttribute("type", "button");
      removeButton.setAttribute("aria-label", t("page-color-remove", { name: ink.name || usualName }));
      removeButton.addEventListener("click", () => this.drawing.without(place));
      row.append(removeButton);
    }
    return row;
  }

  /** Shows which color is nearly the same as this one. @param {number} place */
  #compare(place) {
    const { colors } = this.drawing.now,
      similar = colors.findIndex(({ rgb }, at) => at !== place && isSimilar(rgb, colors[place].rgb));
    if (similar < 0) return;
    const [one, two] = [place, similar].map((at) => colors[at].name || this.#usualName(at));
    showMessage(t("page-color-near", { one, other: two }), "problem");
  }

  /** Undo and redo while this screen is visible. @param {KeyboardEvent} event */
  #key(event) {
    if (
      document.body.dataset.screen !== "make" ||
      !(event.ctrlKey || event.metaKey) ||
      document.querySelector("dialog[open]")
    )
      return;
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "y" || event.shiftKey) this.drawing.redo();
    else this.drawing.undo();
  }
}
