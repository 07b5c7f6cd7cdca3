// Shows what the user has: pictures in parts, solved pictures, drawings, unfinished games. In: what the browser stores.
// Out: cards.
// Invariants: an unsolved game shows its marks, but no title; damaged values are left out.

import { ask } from "../engine/api.js";
import { attempt, byId } from "../basics/dialogs.js";
import { drawings, removeDrawing } from "../game/drawings.js";
import { button, icon, newElement } from "../basics/elements.js";
import { gameThumbnail } from "./gallery.js";
import { forget, keptGame, keptGames } from "../game/games.js";
import { drawnParts, keptParts, measures, originOfPart } from "../game/parts.js";
import { holesOf, plainSizeOf } from "../board/shapes.js";
import { thumbnail } from "../board/thumbnail.js";
import { dayName, day } from "../game/days.js";
import { clock, language, list, t } from "../basics/words.js";

/** The number of games that are shown, since each must be read from the storage. */
const MAX_CARDS = 40;
/** The side of a picture in parts, in pixels. */
const FRAME = 832;

export class Mine {
  /**
   * @param {import("../game/sources.js").Sources} sources
   * @param {import("../basics/preferences.js").Preferences}   preferences
   * @param {(drawing: import("../game/drawings.js").Drawing) => unknown} draw continues a drawing
   */
  constructor(sources, preferences, draw) {
    this.sources = sources;
    this.preferences = preferences;
    this.goOn = draw;
  }

  async draw() {
    const { sources } = this,
      coming = sources.entries();
    sources.keep.save();
    await coming;
    const games = keptGames().filter(({ shape }) => shape),
      { pictures } = sources.records;
    const others = games.filter(({ from, isSolved }) => isSolved && !pictures[from]);
    byId("mine-parts").replaceChildren(...Object.entries(keptParts.get()).map((entry) => this.#parts(entry)));
    this.#fill("solved", [
      ...Object.keys(pictures)
        .filter((from) => !from.startsWith("part/"))
        .map((from) => this.#solvedCard(from)),
      ...others.map((game) => this.#game(game, "solved")),
    ]);
    this.#fill(
      "drawings",
      drawings().map((drawing) => this.#drawing(drawing)),
    );
    this.#fill(
      "games",
      games
        .filter(({ isSolved, isTouched }) => isTouched && !isSolved)
        .slice(0, MAX_CARDS)
        .map((game) => this.#game(game, "games")),
    );
  }

  /** @param {string} list @param {(HTMLElement | null)[]} items */
  #fill(list, items) {
    const cards = items.filter((item) => item !== null);
    byId(`mine-${list}`).replaceChildren(...cards);
    byId(`mine-${list}-none`).hidden = cards.length > 0;
  }

  /** A picture in parts, of which each can be pressed. @param {[string, import("../game/parts.js").Parts]} entry */
  #parts([key, parts]) {
    const { sources } = this,
      solved = sources.solvedParts(key, parts),
      { widths, heights } = measures(parts),
      [all, n] = [solved.length, solved.filter(Boolean).length],
      name = n === all ? parts.of : t("page-parts", { n: all });
    const places = newElement("ol", "", ...solved.map((picture, place) => this.#part(key, place, Boolean(picture)))),
      letters = solved.map((picture) => picture?.letters),
      fractions = (/** @type {number[]} */ lengths) => lengths.map((length) => `${length}fr`).join(" ");
    places.style.gridTemplate = `${fractions(heights)} / ${fractions(widths)}`;
    const picture = drawnParts(parts, letters, (colors) => this.preferences.paints(colors), FRAME),
      facts = newElement("p", "faint", t("page-shelf-count", { n, all }));
    const remove = this.#removeButton(name, "solved", () => {
      const { [key]: removed, ...others } = keptParts.get();
      keptParts.set(others);
    });
    return newElement(
      "section",
      "",
      newElement("div", "shelf-head", newElement("h3", "", name), facts, remove),
      newElement("div", "parts", picture, places),
    );
  }

  /** @param {string} key @param {number} place @param {boolean} isSolved */
  #part(key, place, isSolved) {
    const from = originOfPart(key, place),
      part = button(isSolved ? "solved" : "", isSolved ? [] : [String(place + 1)], () =>
        attempt(() => this.sources.play(from)),
      );
    part.setAttribute("aria-label", list([this.sources.nameOf(from), ...(isSolved ? [t("page-game-solved")] : [])]));
    return newElement("li", "", part);
  }

  /** @param {string} from */
  #solvedCard(from) {
    const { sources } = this,
      solved = sources.records.pictures[from],
      outline = sources.outline(from);
    if (!outline) return null;
    const date = from.startsWith("day/") ? [dayName(language, from.slice(4), { dateStyle: "medium" })] : [];
    const picture = thumbnail(outline.shape, this.preferences.paints(outline.colors), solved.letters, outline.holes);
    return newElement(
      "li",
      "",
      button(
        "card solved",
        frame(picture, sources.nameOf(from, solved.title), [...date, clock(solved.seconds)].join(" · ")),
        () => attempt(() => sources.play(from)),
      ),
    );
  }

  /** @param {any} game @param {"solved" | "games"} list */
  #game(game, list) {
    const stored = keptGame(game.id),
      { sources } = this,
      name = sources.nameOf(game.from, game.title);
    if (!stored) return null;
    const facts = game.isSolved
      ? clock(game.seconds ?? 0)
      : `${plainSizeOf(game.shape)} · ${t("page-percent", { n: Math.round((100 * game.marked) / game.cells) })}`;
    const item = newElement(
      "li",
      "",
      button("card", frame(gameThumbnail(stored, this.preferences), name, facts), () =>
        attempt(() => sources.keep.goOn(game.id)),
      ),
    );
    // The current game cannot be removed, since it would be saved again.
    if (game.id !== sources.keep.state.id) item.append(this.#removeButton(name, list, () => forget(game.id)));
    return item;
  }

  /** @param {import("../game/drawings.js").Drawing} drawing */
  #drawing(drawing) {
    const name = drawing.title || t("page-no-name"),
      place = newElement("span", "picture");
    // A drawing is stored as text; one that cannot be read shows no picture, but stays in the list.
    attempt(async () => {
      const { puzzle } = await read(drawing.text),
        rows =
          puzzle.goal ?? puzzle.saved?.map((row) => row.map((mark) => (mark.length === 1 ? mark : "-")).join("")) ?? [];
      place.replaceChildren(
        thumbnail(
          puzzle.shape,
          this.preferences.paints(puzzle.colors.map(({ rgb }) => rgb)),
          rows.join(""),
          holesOf(puzzle),
        ),
      );
    });
    return newElement(
      "li",
      "",
      button(
        "card",
        [
          place,
          newElement("span", "name", name),
          newElement("span", "news", dayName(language, day(drawing.when), { dateStyle: "medium" })),
        ],
        () => attempt(() => this.goOn(drawing)),
      ),
      this.#removeButton(name, "drawings", () => removeDrawing(drawing.id)),
    );
  }

  /** A button that removes a card. @param {string} name @param {string} list @param {() => void} work */
  #removeButton(name, list, work) {
    const removeButton = button("tool away", [icon("trash")], () => {
      work();
      this.draw().then(() => byId(`mine-${list}-title`).focus());
    });
    removeButton.setAttribute("aria-label", t("page-recent-delete", { name }));
    return removeButton;
  }
}

/** The board of a text. @param {string} text @returns {Promise<import("../answers.js").Board>} */
async function read(text) {
  const board = await ask("board?format=json", new File([text], "drawing.json"));
  if ("puzzle" in board) return board;
  throw new Error(t("page-no-puzzle"));
}

/**
 * The parts of a card: a picture, a name, and a fact.
 * @param {HTMLElement} picture
 * @param {string} name
 * @param {string} fact
 */
const frame = (picture, name, fact) => [
  newElement("span", "picture", picture),
  newElement("span", "name", name),
  newElement("span", "news", fact),
];
