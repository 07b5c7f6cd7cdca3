// Brings puzzles into the page by one dialog: pasted, dropped, chosen, typed, or shared by other apps. In: what people
// bring. Out: a game, or a picture for the screen that makes puzzles. Invariants: people see what was understood before
// it opens; the games that they played stay; another open dialog blocks it.

import { attempt, byId, complain, debounced, openDialog, showMessage } from "../basics/dialogs.js";
import { newElement } from "../basics/elements.js";
import { described, load, loadDrawing } from "../export/files.js";
import { clipboard, listen } from "./brought.js";
import { isSame, sameGames } from "../game/games.js";
import { drawnParts, keepParts } from "../game/parts.js";
import { sizeOf } from "../board/shapes.js";
import { swatch } from "../basics/swatches.js";
import { boardOf, ofFile, understand } from "./understand.js";
import { t } from "../basics/words.js";

/** @import { Board, Puzzle } from "../answers.js" */
/** @import { Brought } from "./brought.js" */
/** @import { Item } from "./understand.js" */

/** How many files that cannot be read are named. */
const MAX_NAMED = 3;
/** The side of the empty frame of a picture in parts, in pixels. */
const FRAME = 480;

export class Bring {
  /** What was understood last. @type {Item[]} */
  #items = [];
  /** What Open opens. @type {Item | null} */
  #item = null;
  /** Counts what was brought: only the newest is shown. */
  #turn = 0;

  /**
   * @param {import("../game/keep.js").Keep} keep
   * @param {import("../basics/preferences.js").Preferences} preferences
   */
  constructor(keep, preferences) {
    this.keep = keep;
    this.preferences = preferences;
    this.dialog = byId("bring-dialog");
    this.fields = this.dialog.querySelector("form").elements;
    const { text, file, which, format } = this.fields;
    text.addEventListener(
      "input",
      debounced(300, () => this.take({ text: text.value })),
    );
    file.addEventListener("change", () => {
      const files = [...file.files];
      file.value = "";
      if (files.length) this.take({ files });
    });
    which.addEventListener("change", () => this.#choose(this.#items[which.selectedIndex]));
    format.addEventListener("change", () => this.#readAs(format.value));
    const paste = byId("bring-paste");
    paste.hidden = !navigator.clipboard?.read;
    paste.addEventListener("click", () =>
      clipboard().then(
        (brought) => this.take(brought),
        () => complain(this.dialog, t("page-bring-refused")),
      ),
    );
    listen((brought) => this.take(brought));
  }

  /** Opens the dialog without anything brought. */
  async show() {
    this.#turn += 1;
    this.#list([]);
    complain(this.dialog, "");
    await this.#offer("");
  }

  /**
   * Understands what people brought, and shows it. A picture alone has a dialog of its own.
   * @param {Brought} brought
   */
  async take(brought) {
    const turn = ++this.#turn,
      { dialog } = this;
    let problem = "";
    this.#list([]);
    try {
      const { items, problems } = await understand(brought);
      if (turn !== this.#turn) return;
      // What is brought may be the game on the board, whose last mark is a moment old.
      this.keep.save();
      if (items.length === 1 && isPicture(items[0])) return this.#open(items[0]);
      problem = problems.slice(0, MAX_NAMED).join("\n");
      this.#list(items);
      await this.#choose(items[0]);
    } catch (/** @type {any} */ error) {
      problem = error.message;
    }
    if (turn !== this.#turn) return;
    complain(dialog, problem);
    if (dialog.open) return;
    // Only a text can be mended in the dialog.
    if (!this.#item && !brought.text) return showMessage(problem, "problem");
    await this.#offer(brought.text ?? "");
  }

  /** Opens the dialog, and then what people chose in it. @param {string} text what they brought */
  async #offer(text) {
    this.fields.text.value = text;
    // What was understood needs no fields to bring it.
    this.dialog.classList.toggle("brought", this.#item !== null);
    const item = (await openDialog(this.dialog)) && this.#item;
    if (item) await attempt(() => this.#open(item));
  }

  /** @param {Item[]} items */
  #list(items) {
    const { which } = this.fields;
    this.#items = items;
    which.replaceChildren(...items.map(({ label, name }) => new Option(label ?? name)));
    which.parentElement.hidden = items.length < 2;
    this.#show(null);
  }

  /** Shows an item, whose board is loaded if it comes from a file with several. @param {Item} item */
  async #choose(item) {
    const turn = this.#turn;
    this.#show(null);
    const board = await boardOf(item),
      { file, parts } = item;
    const picture = parts
      ? drawnParts(parts, [], (colors) => this.preferences.paints(colors), FRAME)
      : await (board ? loadDrawing(board.puzzle) : load(/** @type {File} */ (file)));
    if (turn === this.#turn && item === this.#items[this.fields.which.selectedIndex]) this.#show(item, picture);
  }

  /** Shows what Open opens, with its picture; null if nothing. @param {Item | null} item @param {Node} [picture] */
  #show(item, picture) {
    const { format } = this.fields,
      formats = item?.formats ?? [];
    this.#item = item;
    this.dialog.querySelector("[value=ok]").disabled = byId("bring-card").hidden = !item;
    format.parentElement.hidden = !formats.length;
    format.replaceChildren(...formats.map((one) => new Option(described(one), one.name)));
    if (formats.length) format.value = item?.query?.get("format");
    byId("bring-card").replaceChildren(
      ...(item && picture ? [newElement("div", "picture", picture), this.#about(item)] : []),
    );
  }

  /** Reads the file of the shown item in another format. @param {string} format */
  async #readAs(format) {
    const item = /** @type {Item} */ (this.#item),
      file = /** @type {File} */ (item.file),
      turn = ++this.#turn;
    this.dialog.querySelector("[value=ok]").disabled = true;
    try {
      const items = await ofFile(file, new URLSearchParams({ format })),
        place = this.#items.findIndex((other) => other.file === file);
      if (turn !== this.#turn) return;
      const count = this.#items.filter((other) => other.file === file).length;
      for (const other of items) other.formats = item.formats;
      this.#list(this.#items.toSpliced(place, count, ...items));
      this.fields.which.selectedIndex = place;
      await this.#choose(items[0]);
    } catch (/** @type {any} */ error) {
      complain(this.dialog, error.message);
    }
  }

  /** What is known of an item. @param {Item} item */
  #about({ file, name, board, formats, parts }) {
    if (parts) return about(name, [], []);
    if (!board) return about(name, [], [t("page-bring-picture")]);
    const { puzzle, colors, notes = [] } = board,
      inks = colors.length > 2 ? colors.slice(1) : [];
    /** @param {typeof inks[number]} ink */
    const colored = ({ letter }) => swatch("", this.preferences.colorOf(board, letter));
    const facts = [
      sizeOf(puzzle.shape),
      ...(inks.length ? [" · ", ...inks.map(colored)] : []),
      ...(puzzle.author ? [` · ${t("card-author", { name: puzzle.author })}`] : []),
    ];
    return about(puzzle.title ?? name, facts, [
      ...notes,
      ...(formats ? [t("page-file-formats", { name: file?.name || t("page-file-name") })] : []),
      ...(sameGame(puzzle) ? [t("page-bring-continued")] : []),
    ]);
  }

  /** @param {Item} item */
  async #open({ file, name, board, extras, parts }) {
    if (parts) {
      if (!keepParts(parts)) throw new Error(t("page-keep-impossible"));
      location.hash = "#mine";
      return;
    }
    if (board) return this.begin(board, name, file?.name, extras);
    this.dialog.close();
    document.dispatchEvent(new CustomEvent("image", { detail: file }));
  }

  /**
   * Plays a board: continues its game if there is one.
   * @param {Board} board
   * @param {string} [name] of the game
   * @param {string} [source] what the message names
   * @param {import("../game/share.js").Extras} [extras]
   */
  async begin(board, name = sizeOf(board.puzzle.shape), source = name, extras = {}) {
    this.keep.save();
    const game = sameGame(board.puzzle);
    await this.keep.load(board, game, name, extras);
    showMessage(t(game ? "page-file-continued" : "page-file-opened", { name: source || name }));
  }
}

/** @param {Item} item */
const isPicture = ({ query, board, parts }) => !query && !board && !parts;

/** The stored game of a puzzle, unless the puzzle brings other marks. @param {Puzzle} puzzle */
const sameGame = (puzzle) => sameGames(puzzle).find((game) => !puzzle.saved || isSame(game.puzzle.saved, puzzle.saved));

/** @param {string | undefined} name @param {(string | Node)[]} facts @param {string[]} notes */
const about = (name, facts, notes) =>
  newElement(
    "div",
    "",
    newElement("b", "", name ?? ""),
    newElement("span", "faint", ...facts),
    ...notes.map((note) => newElement("small", "", note)),
  );
