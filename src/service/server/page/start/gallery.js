// Shows the start screen: the puzzle of today, the game to continue, a random puzzle, the shelves. In: the puzzles, the
// solved pictures, the stored games. Out: what begins a game. Invariants: an unsolved puzzle shows no picture, no
// outline and no title.

import { attempt, byId } from "../basics/dialogs.js";
import { day, dayName, describing, numberOf, streak, week } from "../game/days.js";
import { DIFFICULTIES, button, icon, newElement } from "../basics/elements.js";
import { keptGame, keptGames } from "../game/games.js";
import { isLearned } from "../game/learned.js";
import { holesOf, plainSizeOf } from "../board/shapes.js";
import { Rows } from "./rows.js";
import { thumbnail } from "../board/thumbnail.js";
import { clock, duration, language, list, t } from "../basics/words.js";

export { DIFFICULTIES, icon, newElement } from "../basics/elements.js";

/** The range of stars for each difficulty; the generator finds puzzles in these for nearly every size. */
const LEVELS = { gentle: "0.5-1", easy: "1.5-2", tricky: "2.5-3", hard: "3.5-4", fiendish: "4.5-5" };
/** The most colors of a random puzzle, the background not counted. */
const MOST_COLORS = 6;

export class Gallery {
  /** The scroll position when the screen was left. */
  #scrolled = 0;
  /**
   * @param {import("../game/sources.js").Sources} sources @param {import("../basics/preferences.js").Preferences}
   *   preferences
   * @param {import("../game/covers.js").Covers} covers
   */
  constructor(sources, preferences, covers) {
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
    for (const button of byId("random-sizes").children)
      button.addEventListener("click", () => attempt(() => this.random(button.dataset.size)));
    this.rows = new Rows(sources, covers);
    this.covers = covers;
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
    this.rows.draw();
    if (this.#scrolled) byId("start").scrollTop = this.#scrolled;
    this.#scrolled = 0;
  }

  /** Removes the cards when the screen is left, which makes the page faster. */
  leave() {
    this.#scrolled = byId("start").scrollTop;
    // The height of cards that are not laid out yet, so that the same scroll position shows the same cards.
    const card = byId("gallery").querySelector(".card");
    if (card) byId("gallery").style.setProperty("--card", `${card.offsetHeight}px`);
    this.rows.clear();
  }

  /** Plays a random puzzle with the chosen settings. @param {string} size */
  async random(size) {
    const [colors, stars] = ["random-colors", "random-level"].map((id) => byId(id).value),
      query = new URLSearchParams({ size, colors, stars });
    const enable = (/** @type {boolean} */ isEnabled) => {
      for (const button of byId("random-sizes").children) button.disabled = !isEnabled;
    };
    enable(false);
    try {
      await this.sources.deal(query);
    } finally {
      enable(true);
    }
  }

  #drawContinue() {
    const game = keptGames().find(({ isTouched, isSolved, marked }) => isTouched && !isSolved && marked > 0),
      card = byId("continue");
    const stored = game && keptGame(game.id);
    card.hidden = !stored;
    // Who knows the rules finds the lessons on the shelves.
    byId("learn-card").hidden = isLearned("squares");
    card.classList.toggle("wide", isLearned("squares"));
    byId("learn-card").classList.toggle("wide", !stored);
    if (!stored) return;
    card.dataset.id = game.id;
    byId("continue-picture").replaceChildren(gameThumbnail(stored, this.preferences));
    byId("continue-name").textContent = this.nameOf(game);
    const share = t("page-percent", { n: Math.round((100 * game.marked) / game.cells) });
    byId("continue-facts").textContent = `${plainSizeOf(game.shape)} · ${share} · ${clock(game.seconds ?? 0)}`;
  }

  /** The name of a stored game. @param {any} game */
  nameOf({ from, title }) {
    return this.sources.nameOf(from, title);
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
      picture = this.records.pictures[`day/${today}`];
    if (!plan) return;
    byId("today-title").textContent = picture ? plan.title : t(describing(plan));
    byId("today-picture").replaceChildren(this.covers.picture(`day/${today}`, plan, numberOf(today)));
    byId("today-facts").textContent = picture
      ? t("page-card-solved", { time: clock(picture.seconds) })
      : [plainSizeOf(plan.shape), t(DIFFICULTIES[plan.difficulty]), duration(plan.minutes)].join(" · ");
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
    picture = sources.records.pictures[from],
    isDone = Boolean(picture);
  const longDate = dayName(language, date, { weekday: "long", day: "numeric", month: "long" });
  const element = button(
    "day",
    [newElement("span", "square", ...(isDone ? [icon("check")] : [])), newElement("span", "", name)],
    () => attempt(() => sources.play(from)),
  );
  element.classList.toggle("done", isDone);
  if (date === today) element.setAttribute("aria-current", "date");
  // The label has the title only after the puzzle is solved: the title names the picture.
  const facts = [...(picture?.title ? [picture.title] : []), ...(isDone ? [t("page-game-solved")] : [])];
  element.setAttribute("aria-label", list([longDate, ...facts]));
  /** @type {HTMLButtonElement} */ (element).disabled = date > today;
  element.dataset.day = date;
  return element;
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
