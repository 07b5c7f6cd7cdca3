// Shows the shelves, and the cards of their puzzles. In: all puzzles, the solved pictures, the stored games. Out: cards
// to press. Invariants: an unsolved puzzle shows no picture, no outline and no title; a shelf has few cards until it is
// opened, since the page draws each.

import { attempt, byId } from "../basics/dialogs.js";
import { DIFFICULTIES, button, icon, newElement, scale } from "../basics/elements.js";
import { Filter } from "./filter.js";
import { keptGames } from "../game/games.js";
import { plainSizeOf } from "../board/shapes.js";
import { arrangement, shelves } from "../game/shelves.js";
import { numberName } from "../game/sources.js";
import { clock, duration, t } from "../basics/words.js";

/** @typedef {import("../game/sources.js").Entry} Entry */
/** @typedef {import("../game/shelves.js").Shelf} Shelf */

/** How many cards a shelf shows until it is opened. */
const IN_A_ROW = 8;
/** The page draws pictures for this many milliseconds before it does other work. */
const SLICE = 8;

export class Rows {
  /** The pictures that are not drawn yet: each an element and its puzzle. @type {[HTMLElement, Entry][]} */
  #undrawn = [];
  #isDrawing = false;
  /** The shelves that show all of their puzzles. @type {Set<string>} */
  #open = new Set();

  /** @param {import("../game/sources.js").Sources} sources @param {import("../game/covers.js").Covers} covers */
  constructor(sources, covers) {
    this.sources = sources;
    this.covers = covers;
    this.filter = new Filter(() => this.draw());
    for (const by of /** @type {const} */ (["subject", "size"]))
      byId(`by-${by}`).addEventListener("click", () => {
        arrangement.set(by);
        this.draw();
      });
  }

  /** Removes the cards. */
  clear() {
    this.#undrawn = [];
    byId("gallery").replaceChildren();
  }

  draw() {
    const by = arrangement.get(),
      entries = this.sources.loadedEntries ?? [],
      games = keptGames(),
      all = shelves(entries).filter((shelf) => shelf.entries.length);
    for (const order of ["subject", "size"]) byId(`by-${order}`).setAttribute("aria-pressed", String(order === by));
    byId("gallery-count").textContent = t("page-gallery-solved", {
      n: this.#solvedCount(entries),
      all: entries.length,
    });
    this.#undrawn = [];
    const sections = all.flatMap((shelf) => {
      const fitting = shelf.entries.filter((entry) => this.#fits(entry));
      return fitting.length ? [this.#shelf(shelf, fitting, games)] : [];
    });
    byId("gallery").replaceChildren(...sections);
    byId("shelf-list").replaceChildren(...(this.filter.isOn ? [] : all.map((shelf) => this.#link(shelf))));
    byId("filter-none").hidden = sections.length > 0;
    this.#drawPictures();
  }

  /** How many of these are solved. @param {Entry[]} entries */
  #solvedCount(entries) {
    return entries.filter(({ from }) => this.sources.solvedPicture(from)).length;
  }

  /** @param {Entry} entry */
  #fits(entry) {
    const { from } = entry;
    return this.filter.fits(entry, this.sources.nameOf(from), Boolean(this.sources.solvedPicture(from)));
  }

  /** A button that leads to a shelf. @param {Shelf} shelf */
  #link({ name, title, entries }) {
    const solvedCount = this.#solvedCount(entries),
      count = solvedCount ? t("page-shelf-count", { n: solvedCount, all: entries.length }) : String(entries.length);
    return button("pill", [t(title), newElement("small", "", count)], () => {
      const head = byId(`shelf-${name}`);
      head.scrollIntoView({ block: "start", behavior: "smooth" });
      head.focus({ preventScroll: true });
    });
  }

  /** @param {Shelf} shelf @param {Entry[]} fitting the puzzles that the filter leaves @param {any[]} games */
  #shelf({ name, title, lesson, entries }, fitting, games) {
    const isOpen = this.filter.isOn || this.#open.has(name),
      open = entries.findIndex(({ from }) => !this.sources.solvedPicture(from));
    // The row begins with the picture that was solved last, so that the next puzzle is in it.
    const start = Math.max(0, Math.min(open - 1, entries.length - IN_A_ROW)),
      visible = isOpen ? fitting : entries.slice(start, start + IN_A_ROW);
    const shelf = newElement("section", "shelf"),
      list = newElement("ol", "", ...visible.map((entry) => this.#item(entry, name, games)));
    const head = this.#head({ name, title, lesson, entries }, open, () => {
      this.#open.add(name);
      shelf.classList.add("open");
      list.replaceChildren(...entries.map((entry) => this.#item(entry, name, games)));
      list.querySelector("button")?.focus();
      this.#drawPictures();
    });
    shelf.setAttribute("aria-labelledby", `shelf-${name}`);
    // What was looked for is visible at once.
    shelf.classList.toggle("open", isOpen);
    shelf.classList.toggle("long", entries.length > IN_A_ROW);
    shelf.append(head, list);
    return shelf;
  }

  /**
   * The title of a shelf, what it holds, and its buttons.
   * @param {Shelf} shelf
   * @param {number} open the place of the first unsolved puzzle, or -1
   * @param {() => unknown} all shows all puzzles
   */
  #head({ name, title, lesson, entries }, open, all) {
    const head = newElement("h3", "", t(title)),
      levels = Object.keys(DIFFICULTIES),
      places = entries.map(({ difficulty }) => levels.indexOf(difficulty));
    const [first, last] = [Math.min(...places), Math.max(...places)].map((place) => t(DIFFICULTIES[levels[place]]));
    const facts = newElement(
      "p",
      "faint",
      newElement("span", "levels", `${first === last ? first : t("range", { first, last })} · `),
      t("page-shelf-count", { n: this.#solvedCount(entries), all: entries.length }),
    );
    head.id = `shelf-${name}`;
    head.tabIndex = -1;
    const tools = newElement("div", "shelf-tools");
    if (lesson) {
      const link = /** @type {HTMLAnchorElement} */ (newElement("a", "tool button", t("page-learn-how")));
      link.href = `#learn/${lesson}`;
      tools.append(link);
    }
    const next = button("tool next", [icon("play"), t("page-shelf-next")], () =>
      attempt(() => this.sources.play(entries[open].from)),
    );
    const showAll = button("tool all", [t("page-shelf-all")], all);
    for (const tool of [next, showAll]) tool.setAttribute("aria-describedby", head.id);
    tools.append(...(open < 0 ? [] : [next]), showAll);
    return newElement("div", "shelf-head", head, facts, tools);
  }

  /** @param {Entry} entry @param {string} shelf @param {any[]} games */
  #item(entry, shelf, games) {
    const game = games.find(({ from, isSolved, marked }) => from === entry.from && !isSolved && marked > 0);
    return newElement("li", "", this.#card(entry, game, shelf === entry.shelf));
  }

  /** Draws pictures from the top for a few milliseconds in each frame. */
  #drawPictures() {
    const began = performance.now();
    while (this.#undrawn.length && performance.now() - began < SLICE) {
      const [place, entry] = /** @type {[HTMLElement, Entry]} */ (this.#undrawn.shift());
      if (!place.hasChildNodes()) place.prepend(this.covers.cover(entry));
    }
    if (this.#undrawn.length && !this.#isDrawing) {
      this.#isDrawing = true;
      requestAnimationFrame(() =>
        setTimeout(() => {
          this.#isDrawing = false;
          this.#drawPictures();
        }),
      );
    }
  }

  /** @param {Entry} entry @param {any} game @param {boolean} isAtHome on the shelf whose number it has */
  #card(entry, game, isAtHome) {
    const { from, shape, colors } = entry,
      solvedPicture = this.sources.solvedPicture(from),
      picture = newElement("span", "picture");
    const news = solvedPicture
      ? t("page-card-solved", { time: clock(solvedPicture.seconds) })
      : game
        ? t("page-game-share", { n: Math.round((100 * game.marked) / game.cells) })
        : duration(entry.minutes);
    this.#undrawn.push([picture, entry]);
    const card = button(
      "card",
      [
        picture,
        newElement("span", "name", isAtHome && !solvedPicture ? numberName(entry) : this.sources.nameOf(from)),
        newElement("span", "news", plainSizeOf(shape)),
        scale(entry.difficulty),
        newElement("span", "news", news),
        ...(colors.length > 2 ? [newElement("span", "quiet", t("page-card-colors", { n: colors.length - 1 }))] : []),
      ],
      () => attempt(() => this.sources.play(from)),
    );
    card.classList.toggle("solved", Boolean(solvedPicture));
    card.dataset.name = from.replace("collection/", "");
    return card;
  }
}
