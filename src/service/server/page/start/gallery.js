// Shows the start screen: the puzzle of today, the game to continue, a random puzzle, the shelves of the collection.
// In: the collection, the solved puzzles, the stored games. Out: cards. Invariants: an unsolved puzzle shows no
// picture, no outline and no title.

import { attempt, byId } from "../basics/dialogs.js";
import { day, dayName, describing, numberOf, streak, week } from "../game/days.js";
import { DIFFICULTIES, button, icon, made, scale } from "../basics/elements.js";
import { Filter } from "./filter.js";
import { keptGame, keptGames } from "../game/games.js";
import { cellCount, holesOf, sizeOf } from "../board/shapes.js";
import { shelves } from "../game/shelves.js";
import { fromOf } from "../game/sources.js";
import { thumbnail } from "../board/thumbnail.js";
import { clock, duration, language, list, t } from "../basics/words.js";
import { wrapped } from "../board/wrap.js";

export { DIFFICULTIES, icon, made } from "../basics/elements.js";

/** @typedef {import("../game/sources.js").Entry} Entry */

/** The range of stars for each difficulty; the generator finds puzzles in these for nearly every size. */
const LEVELS = { gentle: "0.5-1", easy: "1.5-2", tricky: "2.5-3", hard: "3.5-4", fiendish: "4.5-5" };
/** The most colors of a random puzzle, the background not counted. */
const MOST_COLORS = 6;
/** The page draws pictures for this many milliseconds before it does other work. */
const SLICE = 8;

export class Gallery {
  /** The scroll position when the screen was left. */
  #scrolled = 0;
  /** The pictures that are not drawn yet: each an element and its puzzle. @type {[HTMLElement, Entry][]} */
  #undrawn = [];
  #isDrawing = false;
  /** The shelves that show all of their puzzles. @type {Set<string>} */
  #open = new Set();

  /**
   * @param {import("../game/sources.js").Sources} sources @param {import("../basics/preferences.js").Preferences}
   * preferences
   */
  constructor(sources, preferences) {
    this.sources = sources;
    this.records = sources.records;
    this.preferences = preferences;
    byId("continue-play").addEventListener("click", () =>
      attempt(() => sources.keep.goOn(byId("continue").dataset.id)),
    );
    byId("today-play").addEventListener("click", () => attempt(() => sources.play(`day/${day()}`)));
    for (const [name, range] of Object.entries(LEVELS))
      byId("random-level").append(new Option(t(DIFFICULTIES[name]), range));
    byId("random-level").value = LEVELS.easy;
    for (let n = 1; n <= MOST_COLORS; n += 1)
      byId("random-colors").append(
        new Option(n === 1 ? t("page-shelf-classic") : t("page-card-colors", { n }), `${n + 1}`),
      );
    byId("random-play").addEventListener("click", () => attempt(() => this.random()));
    this.filter = new Filter(() => this.#drawShelves());
    // The button for the next puzzle, after one is solved.
    document.addEventListener("next", () =>
      attempt(async () => sources.play(await sources.next(sources.keep.state.from))),
    );
  }

  /** Draws the whole screen, and restores the scroll position. */
  async draw() {
    const coming = Promise.all([this.sources.entries(), this.sources.learn([day()])]);
    // Draws the week while puzzles are loading, since a browser takes long to format its first date.
    this.#drawWeek();
    await coming;
    this.#drawToday();
    this.#drawContinue();
    this.#drawShelves();
    if (this.#scrolled) byId("start").scrollTop = this.#scrolled;
    this.#scrolled = 0;
  }

  /** Removes the cards when the screen is left, which makes the page faster. */
  leave() {
    this.#scrolled = byId("start").scrollTop;
    // The height of cards that are not laid out yet, so that the same scroll position shows the same cards.
    const card = byId("gallery").querySelector(".card");
    if (card) byId("gallery").style.setProperty("--card", `${card.offsetHeight}px`);
    this.#undrawn = [];
    byId("gallery").replaceChildren();
  }

  /** Plays a random puzzle with the chosen settings. */
  async random() {
    const [size, colors, stars] = ["random-size", "random-colors", "random-level"].map((id) => byId(id).value);
    const query = new URLSearchParams({ size, colors, stars });
    byId("random-play").disabled = true;
    try {
      await this.sources.deal(query);
    } finally {
      byId("random-play").disabled = false;
    }
  }

  /**
   * The picture of a solved puzzle, or the pattern of an unsolved one.
   * @param {string} from
   * @param {import("../game/sources.js").Outline} outline
   * @param {number} seed
   */
  picture(from, { shape, colors, holes }, seed) {
    const letters = this.records.pictures[from]?.letters ?? "",
      paints = this.preferences.paints(colors);
    // In older versions of the page a day had another picture.
    return letters.length === cellCount(shape)
      ? thumbnail(shape, paints, letters, holes)
      : wrapped(shape, paints, seed);
  }

  #drawContinue() {
    const game = keptGames().find(({ isTouched, isSolved, marked }) => isTouched && !isSolved && marked > 0),
      card = byId("continue");
    const kept = game && keptGame(game.id);
    card.hidden = !kept;
    byId("learn-card").classList.toggle("wide", !kept);
    if (!kept) return;
    card.dataset.id = game.id;
    byId("continue-picture").replaceChildren(gameThumbnail(kept, this.preferences));
    byId("continue-name").textContent = this.nameOf(game);
    const share = t("page-percent", { n: Math.round((100 * game.marked) / game.cells) });
    byId("continue-facts").textContent = `${sizeOf(game.shape)} · ${share} · ${clock(game.seconds ?? 0)}`;
  }

  /** The name of a stored game. @param {any} game */
  nameOf({ from, title }) {
    return this.sources.called(from, title);
  }

  /** The week of today, with what is known without the puzzles. */
  #drawWeek() {
    const today = day(),
      { pictures } = this.records;
    byId("today-date").textContent = dayName(language, today, { weekday: "long", day: "numeric", month: "long" });
    byId("today-play").textContent = pictures[`day/${today}`] ? t("page-day-again") : t("page-day-play");
    const days = streak((date) => Boolean(pictures[`day/${date}`]), today);
    byId("today-streak").textContent = days > 1 ? t("page-day-streak", { n: days }) : "";
    byId("week").replaceChildren(
      ...week(today).map((date) =>
        dayButton(this.sources, date, today, dayName(language, date, { weekday: "narrow" })),
      ),
    );
  }

  #drawToday() {
    const today = day(),
      plan = this.sources.day(today),
      solved = this.records.pictures[`day/${today}`];
    if (!plan) return;
    byId("today-title").textContent = solved ? plan.title : t(describing(plan));
    byId("today-picture").replaceChildren(this.picture(`day/${today}`, plan, numberOf(today)));
    byId("today-facts").textContent = solved
      ? t("page-card-solved", { time: clock(solved.seconds) })
      : [sizeOf(plan.shape), t(DIFFICULTIES[plan.difficulty]), duration(plan.minutes)].join(" · ");
  }

  #drawShelves() {
    const { pictures } = this.records,
      entries = this.sources.known ?? [],
      games = keptGames();
    byId("gallery-count").textContent = t("page-gallery-solved", {
      n: entries.filter((entry) => pictures[fromOf(entry)]).length,
      all: entries.length,
    });
    this.#undrawn = [];
    byId("gallery").replaceChildren(
      ...shelves(entries)
        .map((shelf) => ({ ...shelf, entries: shelf.entries.filter((entry) => this.#fits(entry)) }))
        .filter(({ entries }) => entries.length)
        .map((shelf) => this.#shelf(shelf, games)),
    );
    byId("filter-none").hidden = byId("gallery").childElementCount > 0;
    this.#drawPictures();
  }

  /** @param {Entry} entry */
  #fits(entry) {
    const from = fromOf(entry);
    return this.filter.fits(entry, this.sources.called(from), Boolean(this.records.pictures[from]));
  }

  /** @param {import("../game/shelves.js").Shelf & { entries: Entry[] }} shelf @param {any[]} games */
  #shelf({ name, title, lesson, entries }, games) {
    const { pictures } = this.records,
      solved = entries.filter((entry) => pictures[fromOf(entry)]).length;
    const head = made("h3", "", t(title)),
      [first, last] = [entries[0], entries[entries.length - 1]].map(({ difficulty }) => t(DIFFICULTIES[difficulty]));
    const facts = [
      first === last ? first : t("range", { first, last }),
      t("page-shelf-count", { n: solved, all: entries.length }),
    ].join(" · ");
    const cards = entries.map((entry) =>
      this.#card(
        entry,
        games.find(({ from, isSolved, marked }) => from === fromOf(entry) && !isSolved && marked > 0),
      ),
    );
    const shelf = made("section", "shelf"),
      row = made("div", "shelf-head", head, made("p", "faint", facts));
    head.id = `shelf-${name}`;
    shelf.setAttribute("aria-labelledby", head.id);
    if (lesson) {
      const link = /** @type {HTMLAnchorElement} */ (made("a", "", t("page-learn-how")));
      link.href = `#learn/${lesson}`;
      row.append(link);
    }
    const all = button("tool all", [t("page-shelf-all")], () => {
      this.#open.add(name);
      shelf.classList.add("open");
      /** @type {HTMLElement | null} */ (shelf.querySelector("li:nth-child(8) button, li:last-child button"))?.focus();
    });
    all.setAttribute("aria-describedby", head.id);
    row.append(all);
    // What was looked for is shown at once.
    shelf.classList.toggle("open", this.filter.isOn || this.#open.has(name));
    shelf.append(row, made("ol", "", ...cards));
    return shelf;
  }

  /** Draws pictures from the top for a few milliseconds in each frame. */
  #drawPictures() {
    const began = performance.now();
    while (this.#undrawn.length && performance.now() - began < SLICE) {
      const [place, entry] = /** @type {[HTMLElement, Entry]} */ (this.#undrawn.shift());
      place.prepend(this.picture(fromOf(entry), entry, entry.number));
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

  /** @param {Entry} entry @param {any} game */
  #card(entry, game) {
    const from = fromOf(entry),
      solved = this.records.pictures[from];
    const news = solved
      ? t("page-card-solved", { time: clock(solved.seconds) })
      : game
        ? t("page-game-share", { n: Math.round((100 * game.marked) / game.cells) })
        : duration(entry.minutes);
    const picture = made("span", "picture");
    this.#undrawn.push([picture, entry]);
    const card = button(
      "card",
      [
        picture,
        made("span", "name", this.sources.called(from)),
        // The number of cells is easier to understand than the lengths of six sides.
        made(
          "span",
          "news",
          entry.shape.rect ? sizeOf(entry.shape) : t("cells-many", { count: cellCount(entry.shape) }),
        ),
        scale(entry.difficulty),
        made("span", "news", news),
        ...(entry.colors.length > 2
          ? [made("span", "quiet", t("page-card-colors", { n: entry.colors.length - 1 }))]
          : []),
      ],
      () => attempt(() => this.sources.play(from)),
    );
    card.classList.toggle("solved", Boolean(solved));
    card.dataset.name = entry.name;
    return made("li", "", card);
  }
}

/**
 * A button for the puzzle of a day: solved, unsolved, or in the future.
 * @param {import("../game/sources.js").Sources} sources
 * @param {string} date
 * @param {string} today
 * @param {string} name
 */
export function dayButton(sources, date, today, name) {
  const from = `day/${date}`,
    kept = sources.records.pictures[from],
    isDone = Boolean(kept);
  const called = dayName(language, date, { weekday: "long", day: "numeric", month: "long" });
  const one = button("day", [made("span", "square", ...(isDone ? [icon("check")] : [])), made("span", "", name)], () =>
    attempt(() => sources.play(from)),
  );
  one.classList.toggle("done", isDone);
  if (date === today) one.setAttribute("aria-current", "date");
  // The label has the title only after the puzzle is solved: the title names the picture.
  const facts = [...(kept?.title ? [kept.title] : []), ...(isDone ? [t("page-game-solved")] : [])];
  one.setAttribute("aria-label", list([called, ...facts]));
  /** @type {HTMLButtonElement} */ (one).disabled = date > today;
  one.dataset.day = date;
  return one;
}

/**
 * A thumbnail of a game with its marks.
 * @param {any} game
 * @param {import("../basics/preferences.js").Preferences} preferences
 */
export function gameThumbnail({ puzzle }, preferences) {
  const letters =
    puzzle.saved
      ?.flat()
      .map((/** @type {string} */ mark) => (mark.length === 1 ? mark : "-"))
      .join("") ?? null;
  const colors = puzzle.colors.map((/** @type {any} */ color) => color.rgb);
  return thumbnail(puzzle.shape, preferences.paints(colors), letters, holesOf(puzzle));
}
