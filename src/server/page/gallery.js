// The puzzles to choose from: the collection, the one of today, a random one, the game that goes on.
// In: the collection, what was solved, the kept games. Out: cards. Invariants: what is not solved shows no picture and no title.

import { ask, get } from "./api.js";
import { clock } from "./clock.js";
import { attempt, byId, tell } from "./dialogs.js";
import { collection } from "./first.js";
import { keptGame, keptGames } from "./games.js";
import { day } from "./records.js";
import { cellCount, holesOf, sizeOf } from "./shapes.js";
import { thumbnail } from "./thumbnail.js";
import { duration, language, list, t } from "./words.js";

/** @typedef {{ name: string, title?: string, shape: any, holes?: number[], colors: string[], class: string, difficulty: string, stars: number, minutes: number, number: number }} Entry */

/** The message of each class of difficulty. @type {Record<string, string>} */
export const CLASSES = {
  trivial: "page-class-trivial", lines: "page-class-lines", trials: "page-class-trials", "deep-trials": "page-class-deep-trials",
  guessing: "page-class-guessing",
};

/** How hard a puzzle is, in words. @type {Record<string, string>} */
export const DIFFICULTIES = {
  gentle: "difficulty-gentle", easy: "difficulty-easy", tricky: "difficulty-tricky", hard: "difficulty-hard", fiendish: "difficulty-fiendish",
};

/** Milliseconds of drawing before the page may do something else. */
const SLICE = 8;

/** @param {Entry} entry */
export const fromOf = ({ name }) => `collection/${name}`;

/** An element with a class, a text, and what is in it. @param {string} name @param {string} kind @param {(string | Node)[]} parts */
export function made(name, kind, ...parts) {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  element.append(...parts);
  return element;
}

/** @param {string} name */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"), use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** @param {number} some */
export function stars(some) {
  const row = made("span", "stars");
  row.setAttribute("aria-hidden", "true");
  row.style.setProperty("--stars", String(some));
  return row;
}

export class Gallery {
  /** @type {Entry[] | null} */
  #entries = null;
  /** How far the screen was scrolled when it was left. */
  #scrolled = 0;
  /** Pictures that are not drawn yet: each a place and its puzzle. @type {[HTMLElement, Entry][]} */
  #undrawn = [];
  #isDrawing = false;
  /** The collection that was asked for before all else, as long as nobody took it. */
  #coming = collection;

  /**
   * @param {import("./keep.js").Keep} keep @param {import("./records.js").Records} records
   * @param {import("./preferences.js").Preferences} preferences
   */
  constructor(keep, records, preferences) {
    this.keep = keep;
    this.records = records;
    this.preferences = preferences;
    for (const id of ["gallery-show", "gallery-sort"]) byId(id).addEventListener("change", () => this.draw());
    byId("continue-play").addEventListener("click", () => attempt(() => keep.goOn(byId("continue").dataset.id)));
    byId("today-play").addEventListener("click", () => attempt(() => this.#play(this.today())));
    for (const [name, id] of Object.entries(CLASSES)) byId("random-class").append(new Option(t(id), name));
    byId("random-class").value = "lines";
    byId("random-play").addEventListener("click", () => attempt(() => this.#random()));
    // Whoever has solved one wants another: the next that is not solved, or what comes after it.
    document.addEventListener("next", () => attempt(() => this.next()));
  }

  /** The collection, asked for once. @returns {Promise<Entry[]>} */
  async entries() {
    if (this.#entries) return this.#entries;
    const coming = this.#coming ?? get("collection");
    this.#coming = null;
    this.#entries ??= (await coming).map((/** @type {any} */ entry, /** @type {number} */ place) => ({ ...entry, number: place + 1 }));
    return /** @type {Entry[]} */ (this.#entries);
  }

  /** Draws all of the screen, and scrolls to where it was left. */
  async draw() {
    const coming = this.entries();
    // While they come: a browser takes long to name its first day.
    byId("today-date").textContent = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" }).format(Date.now());
    await coming;
    this.#drawContinue();
    this.#drawToday();
    this.#drawCards();
    if (this.#scrolled) byId("start").scrollTop = this.#scrolled;
    this.#scrolled = 0;
  }

  /** Where nobody sees the cards, the page is lighter without them. */
  leave() {
    this.#scrolled = byId("start").scrollTop;
    // The room that cards take before they are laid out, so that the same ones come back to the same places.
    const card = byId("gallery").firstElementChild;
    if (card) byId("gallery").style.setProperty("--card", `${card.firstElementChild.offsetHeight}px`);
    this.#undrawn = [];
    byId("gallery").replaceChildren();
  }

  /** @param {Entry | undefined} entry */
  async #play(entry) {
    if (!entry) return;
    const board = await get(`puzzle?${new URLSearchParams({ name: entry.name })}`);
    await this.keep.play(board, fromOf(entry), this.called(entry));
  }

  /** Makes a puzzle by chance, and plays it. */
  async #random() {
    const seed = Math.floor(Math.random() * 2 ** 31), size = byId("random-size").value, button = byId("random-play");
    const query = new URLSearchParams({ size, class: byId("random-class").value, seed: String(seed) });
    button.disabled = true;
    tell(t("page-random-working"));
    try {
      const { answer, board } = await ask(`random?${query}`, new File([], "nothing"));
      if (!board) throw new Error(t("page-random-none"));
      tell(answer === "wanted" ? "" : t("page-random-near"));
      await this.keep.play(board, `random/${query}`, t("page-random-name", { size: sizeOf(board.puzzle.shape) }));
    } finally {
      button.disabled = false;
    }
  }

  /** The puzzle behind the one that is played: not solved, if there is such a one. */
  async next() {
    const entries = await this.entries(), { pictures } = this.records;
    const here = entries.findIndex((entry) => fromOf(entry) === this.keep.state.from);
    const after = [...entries.slice(here + 1), ...entries.slice(0, here + 1)];
    await this.#play(after.find((entry) => !pictures[fromOf(entry)]) ?? after[0]);
  }

  /** The puzzle of a day: each day another one, until all were there. */
  today(when = Date.now()) {
    const entries = this.#entries ?? [], [year, month, date] = day(when).split("-").map(Number);
    const days = Math.floor(Date.UTC(year, month - 1, date) / 86_400_000);
    // A step that shares no divisor with their number goes through all of them.
    const common = (/** @type {number} */ one, /** @type {number} */ other) => { while (other) [one, other] = [other, one % other]; return one; };
    let step = Math.max(1, Math.floor(entries.length * .618));
    while (common(step, entries.length) > 1) step += 1;
    return entries[days * step % entries.length];
  }

  /** What a puzzle is called: its title tells what it shows, so only when that was seen. @param {Entry} entry */
  called(entry) {
    return (this.records.pictures[fromOf(entry)] && entry.title) || t("page-card-name", { n: entry.number });
  }

  /** @param {Entry} entry */
  #picture(entry) {
    const letters = this.records.pictures[fromOf(entry)]?.letters ?? null;
    return thumbnail(entry.shape, this.preferences.paints(entry.colors), letters, entry.holes);
  }

  #drawContinue() {
    const game = keptGames().find(({ isTouched, isSolved, marked }) => isTouched && !isSolved && marked > 0), card = byId("continue");
    const kept = game && keptGame(game.id);
    card.hidden = !kept;
    if (!kept) return;
    card.dataset.id = game.id;
    byId("continue-picture").replaceChildren(gameThumbnail(kept, this.preferences));
    byId("continue-name").textContent = this.nameOf(game);
    byId("continue-facts").textContent = `${sizeOf(game.shape)} · ${t("page-percent", { n: Math.round(100 * game.marked / game.cells) })} · ${clock(game.seconds ?? 0)}`;
  }

  /** What a kept game is called. @param {any} game */
  nameOf(game) {
    const entry = this.#entries?.find((entry) => fromOf(entry) === game.from);
    return entry ? this.called(entry) : game.title ?? t("page-no-name");
  }

  #drawToday() {
    const entry = this.today();
    byId("today").hidden = !entry;
    if (!entry) return;
    const streak = this.records.streak(Date.now()), isSolved = Boolean(this.records.pictures[fromOf(entry)]);
    byId("today-picture").replaceChildren(this.#picture(entry));
    byId("today-facts").textContent = [sizeOf(entry.shape), t(DIFFICULTIES[entry.difficulty]), t(CLASSES[entry.class]), ...(streak > 1 ? [t("page-day-streak", { n: streak })] : [])].join(" · ");
    byId("today-play").textContent = isSolved ? t("page-day-again") : t("page-day-play");
  }

  #drawCards() {
    const show = byId("gallery-show").value, sort = byId("gallery-sort").value, { pictures } = this.records;
    const games = keptGames(), entries = [...this.#entries ?? []];
    const isShown = (/** @type {Entry} */ entry) => /** @type {Record<string, boolean>} */ ({
      all: true, open: !pictures[fromOf(entry)], solved: Boolean(pictures[fromOf(entry)]),
      colors: entry.colors.length > 2, hex: Boolean(entry.shape.hex), triangles: Boolean(entry.shape.triangles),
    })[show];
    if (sort === "size") entries.sort((one, other) => cellCount(one.shape) - cellCount(other.shape));
    const solved = entries.filter((entry) => pictures[fromOf(entry)]).length;
    byId("gallery-count").textContent = t("page-gallery-solved", { n: solved, all: entries.length });
    this.#undrawn = [];
    const cards = entries.filter(isShown).map((entry) => this.#card(entry, games.find(({ from, isSolved, marked }) => from === fromOf(entry) && !isSolved && marked > 0)));
    byId("gallery").replaceChildren(...cards);
    byId("gallery-none").hidden = cards.length > 0;
    this.#drawPictures();
  }

  /** Draws the pictures from above, as many as a frame has time for; the others with the next ones. */
  #drawPictures() {
    const began = performance.now();
    while (this.#undrawn.length && performance.now() - began < SLICE) {
      const [place, entry] = /** @type {[HTMLElement, Entry]} */ (this.#undrawn.shift());
      place.prepend(this.#picture(entry));
    }
    if (this.#undrawn.length && !this.#isDrawing) {
      this.#isDrawing = true;
      requestAnimationFrame(() => setTimeout(() => {
        this.#isDrawing = false;
        this.#drawPictures();
      }));
    }
  }

  /** @param {Entry} entry @param {any} game */
  #card(entry, game) {
    const solved = this.records.pictures[fromOf(entry)];
    const news = solved ? t("page-card-solved", { time: clock(solved.seconds) }) : game ? t("page-game-share", { n: Math.round(100 * game.marked / game.cells) }) : "";
    const picture = made("span", "picture");
    this.#undrawn.push([picture, entry]);
    if (solved) picture.append(made("span", "seal", icon("check")));
    const button = made("button", "card", picture,
      made("span", "name", this.called(entry)),
      made("span", "facts", sizeOf(entry.shape), stars(entry.stars)),
      made("span", "news", `${t(DIFFICULTIES[entry.difficulty])} · ${t(CLASSES[entry.class])}`), made("span", "news", news || duration(entry.minutes)),
      made("span", "quiet", list(["", t("page-card-stars", { n: entry.stars }), ...(entry.colors.length > 2 ? [t("page-card-colors", { n: entry.colors.length - 1 })] : [])])));
    button.classList.toggle("solved", Boolean(solved));
    button.dataset.name = entry.name;
    button.addEventListener("click", () => attempt(() => this.#play(entry)));
    return made("li", "", button);
  }
}

/** A thumbnail of a game as far as it was played. @param {any} game @param {import("./preferences.js").Preferences} preferences */
export function gameThumbnail({ puzzle }, preferences) {
  const letters = puzzle.saved?.flat().map((/** @type {string} */ mark) => (mark.length === 1 ? mark : "-")).join("") ?? null;
  const colors = puzzle.colors.map((/** @type {any} */ color) => color.rgb);
  return thumbnail(puzzle.shape, preferences.paints(colors), letters, holesOf(puzzle));
}
