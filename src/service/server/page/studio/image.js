// Makes a drawing from an image: it shows the original, several proposals with their ratings as puzzles, and settings.
// In: image files. Out: rows of letters and colors. Invariants: the browser decodes the image once; requests contain
// only the cut, scaled down; an answer about older settings is never shown.

import { ask } from "../engine/api.js";
import { byId, complain, misfit, openDialog, debounced, showMessage } from "../basics/dialogs.js";
import { newElement, scale } from "../basics/elements.js";
import { pam } from "../engine/pixels.js";
import { sizeOf } from "../board/shapes.js";
import { thumbnail } from "../board/thumbnail.js";
import { duration, number, t } from "../basics/words.js";

/** @import { Board, Rated } from "../answers.js" */

/** The longest side of the image in a request: more pixels change nothing on a board of 200 cells. */
const SIDE = 512;
/** An image with at most this many pixels to a side and this many colors counts as pixel art: each pixel is a cell. */
const [CELLS, INKS] = [64, 8];
/** How many unfair proposals are repaired unasked: each may take some seconds. */
const MAX_REPAIRS = 2;
const CUTS = ["left", "top", "right", "bottom"],
  SIDES = ["width", "height"];

export class FromImage {
  /** The current result. @type {any} */
  #result = null;
  /** The decoded image; null if the browser cannot decode its format. @type {ImageBitmap | null} */
  #bitmap = null;
  /** The body of requests; null when the image or the cut has changed. @type {Blob | null} */
  #body = null;
  /** @type {AbortController | null} */
  #pending = null;
  /** Aborts the rating of the proposals. @type {AbortController | null} */
  #judging = null;
  /** What stands behind each card. @type {WeakMap<Element, { query: string, board: Board }>} */
  #proposals = new WeakMap();
  /** Did people change settings or choose since the proposals were requested? */
  #isByHand = false;

  /**
   * @param {import("./studio.js").Studio} studio
   * @param {import("../basics/preferences.js").Preferences} preferences
   * @param {(board: Board, name: string) => unknown} play
   */
  constructor(studio, preferences, play) {
    this.studio = studio;
    this.play = play;
    this.preferences = preferences;
    this.dialog = byId("image-dialog");
    this.form = this.dialog.querySelector("form");
    /** @type {number | undefined} */
    let waiting;
    const change = () => {
      this.#fields();
      for (const button of byId("candidates").children) button.setAttribute("aria-pressed", "false");
      // Until the new result arrives, nothing is shown and OK is disabled.
      this.#pending?.abort();
      this.#show(null);
      complain(this.dialog, "");
      clearTimeout(waiting);
      waiting = setTimeout(() => this.#update(), 120);
    };
    /** Requests a new result once no further change comes; `cancel` prevents that. */
    this.change = Object.assign(change, { cancel: () => clearTimeout(waiting) });
    const repropose = debounced(400, () => this.#propose());
    this.form.addEventListener("input", (/** @type {Event} */ event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      if (field.name === "file") return;
      if (CUTS.includes(field.name) && this.#bitmap) {
        this.#body = null;
        this.#drawOriginal();
        // These sizes came from a proposal for the old cut.
        for (const side of SIDES) if (!this.form.elements[side].dataset.typed) this.form.elements[side].value = "";
        return repropose();
      }
      if (SIDES.includes(field.name)) {
        field.dataset.typed = field.value;
        // The other side adapts, unless people typed it, too.
        for (const side of SIDES) if (!this.form.elements[side].dataset.typed) this.form.elements[side].value = "";
      }
      this.#isByHand = true;
      this.change();
    });
    this.form.elements.file.addEventListener("change", () => this.#open());
    this.#cutByHand();
    byId("candidates-ask").addEventListener("click", () => this.#propose());
  }

  /** Shows the fields of the chosen tone. */
  #fields() {
    const { elements } = this.form,
      tone = elements.tone.value;
    this.form.querySelector(".of-threshold").hidden = tone !== "threshold";
    this.form.querySelector(".of-colors").hidden = tone !== "colors";
    // A hidden field must not count as invalid.
    elements.count.disabled = tone !== "colors";
    byId("threshold-now").textContent = number(Number(elements.threshold.value));
  }

  /** Opens the dialog, with a file that people dropped or pasted, or without one. @param {File | null} [image] */
  async capture(image = null) {
    this.form.reset();
    byId("image-settings").open = false;
    if (image) {
      const all = new DataTransfer();
      all.items.add(image);
      this.form.elements.file.files = all.files;
    }
    this.#open();
    const isTaken = await openDialog(this.dialog);
    this.#judging?.abort();
    this.#pending?.abort();
    if (!isTaken || !this.#result) return;
    const [file] = this.form.elements.file.files,
      { puzzle, colors } = this.#result;
    // Browsers name every pasted image "image.png".
    const title = /^image\.\w+$/.test(file.name) ? "" : file.name.replace(/\.[^.]*$/, "");
    await this.studio.take(
      puzzle.goal,
      colors.map((/** @type {any} */ color) => color.rgb),
      title,
    );
    if (location.hash !== "#make") {
      // A screen that is left clears the message.
      const isShown = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      location.hash = "#make";
      await isShown;
    }
    showMessage(t("page-image-done"));
  }

  /** Decodes the chosen file. */
  async #open() {
    const [file] = this.form.elements.file.files;
    this.#bitmap = this.#body = null;
    this.#judging?.abort();
    byId("candidates").replaceChildren();
    byId("candidates-news").textContent = "";
    for (const name of CUTS) this.form.elements[name].value = 0;
    for (const side of SIDES) this.form.elements[side].dataset.typed = "";
    let bitmap = null,
      body = null;
    try {
      bitmap = file ? await createImageBitmap(file) : null;
    } catch {
      // The engine decodes PGM and PPM, and refuses what is no image.
      body = file;
    }
    // People chose another file while this one was decoded.
    if (file !== this.form.elements.file.files[0]) return;
    [this.#bitmap, this.#body] = [bitmap, body];
    this.#drawOriginal();
    this.form.classList.toggle("chosen", Boolean(file));
    byId("image-clues").hidden = true;
    this.dialog.classList.remove("has-clues");
    if (!bitmap) return this.change();
    await this.#propose(() => this.#lookForClues(bitmap, file.name));
  }

  /**
   * If the image shows the clues of a puzzle, offers to play that.
   * @param {ImageBitmap} bitmap
   * @param {string} name
   */
  async #lookForClues(bitmap, name) {
    const signal = this.#judging?.signal,
      { offer } = await import("./scan.js");
    if (bitmap === this.#bitmap && signal) await offer(bitmap, this.dialog, signal, (board) => this.play(board, name));
  }

  /** The cut, in pixels of the image. @param {ImageBitmap} bitmap */
  #cut({ width, height }) {
    const [left, top, right, bottom] = CUTS.map(
      (name) => Math.min(95, Math.max(0, Number(this.form.elements[name].value))) / 100,
    );
    const [x, y] = [Math.round(width * left), Math.round(height * top)];
    return {
      x,
      y,
      width: Math.max(1, Math.round(width * (1 - right)) - x),
      height: Math.max(1, Math.round(height * (1 - bottom)) - y),
    };
  }

  #drawOriginal() {
    const canvas = /** @type {HTMLCanvasElement} */ (byId("original")),
      bitmap = this.#bitmap;
    byId("original-figure").hidden = !bitmap;
    if (!bitmap) return;
    const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
    Object.assign(canvas, {
      width: Math.max(1, Math.round(bitmap.width * scale)),
      height: Math.max(1, Math.round(bitmap.height * scale)),
    });
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")),
      { x, y, width, height } = this.#cut(bitmap);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    pen.fillStyle = "#000a";
    pen.beginPath();
    pen.rect(0, 0, canvas.width, canvas.height);
    pen.rect(x * scale, y * scale, width * scale, height * scale);
    pen.fill("evenodd");
  }

  /** A drag over the original selects the cut; a click selects the whole image. */
  #cutByHand() {
    const canvas = byId("original"),
      { elements } = this.form;
    /** @type {[number, number] | null} */
    let start = null;
    const at = (/** @type {PointerEvent} */ event) => {
      // The image lies at the corner of its box, which may be wider or higher.
      const box = canvas.getBoundingClientRect(),
        scale = Math.min(box.width / canvas.width, box.height / canvas.height),
        share = (/** @type {number} */ part) => Math.min(100, Math.max(0, Math.round((100 * part) / scale)));
      return /** @type {[number, number]} */ ([
        share((event.clientX - box.left) / canvas.width),
        share((event.clientY - box.top) / canvas.height),
      ]);
    };
    const take = (/** @type {PointerEvent} */ event) => {
      if (!start) return;
      const [x, y] = at(event),
        isClick = Math.abs(x - start[0]) < 4 || Math.abs(y - start[1]) < 4;
      const cut = isClick
        ? [0, 0, 0, 0]
        : [Math.min(x, start[0]), Math.min(y, start[1]), 100 - Math.max(x, start[0]), 100 - Math.max(y, start[1])];
      CUTS.forEach((name, place) => {
        elements[name].value = cut[place];
      });
      elements.left.dispatchEvent(new Event("input", { bubbles: true }));
    };
    canvas.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
      event.preventDefault();
      start = at(event);
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", take);
    canvas.addEventListener("pointerup", (/** @type {PointerEvent} */ event) => {
      take(event);
      start = null;
    });
  }

  /** The body of requests: the cut, scaled down, on white. */
  #small() {
    const bitmap = this.#bitmap;
    if (!bitmap) return null;
    const { x, y, width, height } = this.#cut(bitmap),
      scale = Math.min(1, SIDE / Math.max(width, height));
    const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    const canvas = new OffscreenCanvas(size[0], size[1]),
      pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, size[0], size[1]);
    pen.imageSmoothingQuality = "high";
    pen.drawImage(bitmap, x, y, width, height, 0, 0, size[0], size[1]);
    return new File([pam(pen.getImageData(0, 0, size[0], size[1]))], "image.pam");
  }

  /** The error messages of the number fields; "" if all are valid. */
  #wrong() {
    const { width, height, count } = this.form.elements;
    const isWrong = (/** @type {HTMLInputElement} */ field) => !field.disabled && !field.validity.valid;
    return [count, width, height].filter(isWrong).map(misfit).join("\n");
  }

  /** @param {"image" | "candidates"} path */
  #query(path) {
    const { elements } = this.form,
      query = new URLSearchParams(),
      tone = elements.tone.value;
    for (const side of SIDES) if (elements[side].value) query.set(side, elements[side].value);
    if (elements.crop.checked) query.set("crop", "true");
    if (path === "candidates") {
      const cut = this.#bitmap && this.#cut(this.#bitmap);
      if (cut && !query.has("width") && !query.has("height") && Math.max(cut.width, cut.height) <= CELLS)
        query.set("width", String(cut.width));
      return query;
    }
    if (tone === "colors") query.set("colors", elements.count.value);
    else if (tone === "threshold") query.set("threshold", elements.threshold.value);
    else query.set("tone", tone);
    if (elements.invert.checked) query.set("invert", "true");
    return query;
  }

  async #update() {
    const wrong = this.#wrong();
    complain(this.dialog, wrong);
    if (wrong) return;
    try {
      this.#body ??= this.#small();
      this.#pending?.abort();
      this.#pending = new AbortController();
      if (this.#body) this.#show(await ask(`image?${this.#query("image")}`, this.#body, this.#pending.signal));
    } catch (/** @type {any} */ error) {
      if (error.name !== "AbortError") complain(this.dialog, error.message);
    }
  }

  /**
   * Requests proposals, shows them, chooses the first, and adds their ratings; then the fair ones come first.
   * @param {() => unknown} [then] What to do before the ratings, which take the longest.
   */
  async #propose(then) {
    const news = byId("candidates-news"),
      judging = new AbortController();
    this.#judging?.abort();
    this.#judging = judging;
    this.#isByHand = false;
    this.#pending?.abort();
    this.change.cancel();
    byId("candidates").replaceChildren();
    complain(this.dialog, "");
    this.#show(null);
    news.textContent = t("page-image-working");
    try {
      const candidates = await this.#suggested(judging.signal);
      if (judging.signal.aborted) return;
      news.textContent = "";
      const cards = candidates.map((candidate) => this.#card(candidate));
      byId("candidates").replaceChildren(...cards);
      if (cards.length && !this.#isByHand) this.#choose(cards[0]);
      await then?.();
      if (!cards.length) return this.change();
      await this.#rate(candidates, cards, judging.signal);
    } catch (/** @type {any} */ error) {
      if (error.name === "AbortError") return;
      news.textContent = "";
      // Settings by hand may still give a result.
      this.change();
    }
  }

  /**
   * Rates the proposals, repairs the best of those that are not fair, and puts the fair ones first.
   * @param {{ query: string, board: Board }[]} proposals @param {HTMLElement[]} cards @param {AbortSignal} signal
   */
  async #rate(proposals, cards, signal) {
    /** @type {{ query: string, board: Board, card: HTMLElement, doubts: number }[]} */
    const all = [];
    for (const [at, { query, board }] of proposals.entries()) {
      const rating = await ask("rate", board.puzzle, signal);
      cards[at].lastElementChild?.replaceChildren(...like(rating));
      all.push({ query, board, card: cards[at], doubts: doubts(rating) });
    }
    const order = () => all.sort((one, other) => one.doubts - other.doubts);
    for (const proposal of order()
      .filter(({ doubts }) => doubts > 0 && doubts < Infinity)
      .slice(0, MAX_REPAIRS)) {
      const repair = await this.#repair(proposal.board, signal);
      if (!repair) continue;
      const card = this.#card({ query: proposal.query, board: repair.board });
      card.lastElementChild?.replaceChildren(...like(repair.rated, repair.cells));
      const isChosen = proposal.card.getAttribute("aria-pressed") === "true";
      proposal.card.replaceWith(card);
      Object.assign(proposal, { card, doubts: 0 });
      if (isChosen) this.#choose(card);
    }
    byId("candidates").replaceChildren(...order().map(({ card }) => card));
    if (!this.#isByHand) this.#choose(all[0].card);
  }

  /**
   * A proposal with the fewest other cells that make it fair; null if none are known.
   * @param {Board} board @param {AbortSignal} signal
   */
  async #repair(board, signal) {
    const repair = await ask("repair", board.puzzle, signal);
    if (repair.outcome !== "repaired") return null;
    const clues = board.puzzle.clues.map(() => null),
      // What is rated are the marks.
      saved = repair.after.map((row) => [...row]),
      puzzle = /** @type {any} */ ({ ...board.puzzle, clues, goal: repair.after, saved });
    return { board: { ...board, puzzle }, rated: await ask("rate", puzzle, signal), cells: repair.cells.length };
  }

  /**
   * The proposals for the image: pixel art as it is, then those of the engine.
   * @param {AbortSignal} signal
   * @returns {Promise<{ query: string, board: Board }[]>}
   */
  async #suggested(signal) {
    this.#body ??= this.#small();
    const exact = this.#exact(),
      candidates = /** @type {any[]} */ (
        await ask(`candidates?${this.#query("candidates")}`, this.#body, signal).catch((error) => {
          if (exact && error.name !== "AbortError") return [];
          throw error;
        })
      );
    // If the image has strong colors, proposals in color come first.
    if (this.#isColorful())
      candidates?.sort(
        (first, second) => Number(second.board.colors.length > 2) - Number(first.board.colors.length > 2),
      );
    if (!exact) return candidates ?? [];
    const board = /** @type {any} */ (await ask(`image?${exact}`, this.#body, signal)),
      goal = `${board.puzzle.goal}`;
    return [
      { query: `${exact}`, board },
      ...candidates.filter((candidate) => `${candidate.board.puzzle.goal}` !== goal),
    ].slice(0, 6);
  }

  /** Do more than a few pixels of the image have strong colors? */
  #isColorful() {
    if (!this.#bitmap) return false;
    const { x, y, width, height } = this.#cut(this.#bitmap),
      side = 48;
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(side, side).getContext("2d"));
    pen.drawImage(this.#bitmap, x, y, width, height, 0, 0, side, side);
    const { data } = pen.getImageData(0, 0, side, side);
    let strong = 0;
    for (let at = 0; at < data.length; at += 4)
      if (Math.max(data[at], data[at + 1], data[at + 2]) - Math.min(data[at], data[at + 1], data[at + 2]) > 70)
        strong += 1;
    return strong > (side * side) / 20;
  }

  /** The settings that keep every pixel of pixel art; null for other images. */
  #exact() {
    const bitmap = this.#bitmap;
    if (!bitmap) return null;
    const { x, y, width, height } = this.#cut(bitmap),
      { elements } = this.form;
    if (Math.max(width, height) > CELLS || elements.width.value || elements.height.value) return null;
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(width, height).getContext("2d"));
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, width, height);
    pen.drawImage(bitmap, -x, -y);
    const colors = new Set(new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer)).size;
    const tone = colors > 2 ? ["colors", String(colors)] : ["threshold", "128"];
    return colors > INKS ? null : new URLSearchParams([tone, ["width", String(width)], ["height", String(height)]]);
  }

  /** A button for a proposal; pressing it applies its settings. @param {{ query: string, board: Board }} one */
  #card({ query, board }) {
    const {
        puzzle: { shape },
        colors,
      } = board,
      inks = colors.length > 2 ? ` · ${t("page-image-inks", { n: colors.length })}` : "";
    const card = newElement(
      "button",
      "candidate",
      newElement("span", "picture", this.#picture(board)),
      newElement("span", "", `${sizeOf(shape)}${inks}`),
      newElement("span", "faint", t("page-lamp-working")),
    );
    card.setAttribute("type", "button");
    this.#proposals.set(card, { query, board });
    card.addEventListener("click", () => {
      // What a person chose is never taken back by the ratings.
      this.#isByHand = true;
      this.#choose(card);
    });
    return card;
  }

  /** Takes a proposal: its settings and its picture. @param {Element} card */
  #choose(card) {
    const proposal = this.#proposals.get(card);
    if (!proposal) return;
    this.#settle(new URLSearchParams(proposal.query));
    this.#show(proposal.board);
    complain(this.dialog, "");
    for (const item of byId("candidates").children) item.setAttribute("aria-pressed", String(item === card));
  }

  /** Fills the fields with settings. @param {URLSearchParams} query */
  #settle(query) {
    const { elements } = this.form;
    elements.tone.value = query.get("tone") ?? (query.has("colors") ? "colors" : "threshold");
    if (query.has("threshold")) elements.threshold.value = query.get("threshold");
    if (query.has("colors")) elements.count.value = query.get("colors");
    for (const side of SIDES) elements[side].value = query.get(side) ?? "";
    for (const name of ["crop", "invert"]) elements[name].checked = query.get(name) === "true";
    this.#fields();
    this.#pending?.abort();
    this.change.cancel();
  }

  /** @param {Board} board */
  #picture({ puzzle, colors }) {
    return thumbnail(
      puzzle.shape,
      this.preferences.paints(colors.map((/** @type {any} */ color) => color.rgb)),
      (puzzle.goal ?? []).join(""),
    );
  }

  /** @param {any} result */
  #show(result) {
    this.#result = result;
    this.dialog.querySelector("[value=ok]").disabled = result === null;
    byId("candidates-ask").disabled = !this.#bitmap && !this.#body;
    if (result === null) return byId("preview").replaceChildren();
    const { height, width } = result.puzzle.shape.rect,
      caption = t("page-image-facts", { height, width, colors: result.colors.length });
    byId("preview").replaceChildren(
      newElement(
        "figure",
        "",
        newElement("div", "picture", this.#picture(result)),
        newElement("figcaption", "", caption),
      ),
    );
  }
}

/** The cells of a proposal that are in doubt: none if it is fair, `Infinity` if unknown. @param {Rated} found */
const doubts = ({ verdict, ambiguous }) =>
  verdict === "unique" ? 0 : verdict === "several" ? Math.max(1, ambiguous.length) : Infinity;

/** A short text about the rating of a puzzle in which so many cells were changed. @param {Rated} found */
function like({ verdict, difficulty, minutes, ambiguous }, changeCount = 0) {
  if (verdict === "unique")
    return [
      newElement("b", "good", changeCount ? t("page-image-repaired", { n: changeCount }) : t("page-image-fair")),
      ...(difficulty ? [` · ${duration(minutes ?? 0)}`, scale(difficulty)] : []),
    ];
  return [verdict === "several" ? t("page-image-doubt", { n: ambiguous.length }) : t("page-image-unknown")];
}
