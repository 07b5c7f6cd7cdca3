// Shows the end of a game: the finished picture, its name, the statistics, what comes next. In: a solved puzzle. Out: a
// panel over the board; the events "solved" and "next" of the document. Invariants: the next mark shows the
// board again; while the panel is open nothing behind it can be pressed.

import { attempt, byId } from "../basics/dialogs.js";
import { day, dayName, streak } from "../game/days.js";
import { sendPicture, sendResult } from "../export/poster.js";
import { drawnParts, partOf } from "../game/parts.js";
import { holesOf } from "../board/shapes.js";
import { shelves } from "../game/shelves.js";
import { thumbnail } from "../board/thumbnail.js";
import { clock, language, t } from "../basics/words.js";

/** @import { BoardView } from "./board.js" */
/** @import { State } from "../game/state.js" */

/** The side of the picture in pixels. */
const SIDE = 960;

/** Disables or enables everything behind the panel, except elements that announce messages. @param {boolean} isInert */
function behind(isInert) {
  for (const part of document.querySelectorAll("#bar, #further, #dock, #play > :not(#end, [role=status])"))
    /** @type {HTMLElement} */ (part).inert = isInert;
}

export class End {
  /**
   * @param {State} state
   * @param {BoardView} view
   * @param {import("../game/sources.js").Sources} sources
   * @param {() => string} gameName returns the name of the game
   * @param {import("../game/covers.js").Covers} covers
   */
  constructor(state, view, sources, gameName, covers) {
    this.state = state;
    this.view = view;
    this.sources = sources;
    this.gameName = gameName;
    this.covers = covers;
    for (const name of ["marks", "puzzle"]) state.addEventListener(name, () => this.close());
    byId("end-close").addEventListener("click", () => this.close(true));
    byId("end-next").addEventListener("click", () => document.dispatchEvent(new Event("next")));
    byId("end-picture").addEventListener("click", () =>
      attempt(() =>
        sendPicture(
          /** @type {HTMLCanvasElement} */ (byId("end-board").firstChild),
          byId("end-title").textContent,
          state.board.puzzle.colors[0].rgb,
        ),
      ),
    );
    byId("end-share").addEventListener("click", () => attempt(() => sendResult(state, sources)));
  }

  /** Shows only the picture, since the player did not solve the puzzle. */
  picture() {
    this.view.finish(true);
  }

  /** Shows the panel, since the player solved the puzzle. */
  show() {
    const { seconds, hints, mistakes, from } = this.state,
      best = this.sources.records.pictures[from ?? ""]?.seconds;
    this.view.finish(true);
    document.dispatchEvent(new CustomEvent("solved", { detail: { seconds, hints, mistakes } }));
    byId("end-title").textContent = this.gameName();
    byId("end-board").replaceChildren(this.#thumbnail());
    // The paper around the picture is that of the picture: a blank cell is no shape of its own.
    byId("end-board").style.background = this.state.board.puzzle.colors[0].rgb;
    byId("end-time").textContent = clock(seconds);
    byId("end-best").textContent =
      best === undefined
        ? t("page-end-time")
        : seconds < best
          ? t("page-end-record")
          : t("page-end-best", { time: clock(best) });
    byId("end-text").textContent = [
      t("page-end-hints", { n: hints }),
      ...(mistakes ? [t("page-end-mistakes", { n: mistakes })] : []),
    ].join(" · ");
    this.#compare();
    byId("end-joins").textContent = "";
    byId("end-shelf").hidden = true;
    attempt(async () => {
      byId("end-joins").textContent = await this.#joins();
    });
    byId("end-next-name").textContent = "";
    attempt(async () => {
      byId("end-next-name").textContent = await this.#next(from);
    });
    behind(true);
    byId("end").hidden = false;
    byId("end-title").focus({ preventScroll: true });
  }

  /** Shows the time of the friend whose link brought the puzzle beside the player's own. */
  #compare() {
    const { seconds, beat } = this.state;
    for (const id of ["end-friend", "end-beat"]) byId(id).hidden = !beat;
    if (!beat) return;
    const result = seconds < beat ? "faster" : seconds > beat ? "slower" : "equal";
    byId("end-other").textContent = clock(beat);
    byId("end-beat").textContent = t("page-end-beat", { result, by: clock(Math.abs(seconds - beat)) });
  }

  /** Draws the picture alone, in its own colors. */
  #thumbnail() {
    const { board, marks } = this.state,
      letters = marks.map((mark) => (mark.length === 1 ? mark : "-")).join("");
    return thumbnail(
      board.puzzle.shape,
      board.puzzle.colors.map(({ rgb }) => rgb),
      letters,
      holesOf(board.puzzle),
      SIDE,
    );
  }

  /** The name and the size of what comes next. @param {string | null} from */
  async #next(from) {
    await this.sources.records.lastAdded;
    return this.sources.summary(await this.sources.next(from), from);
  }

  /** Shows the shelf of the puzzle. Returns a text about it, or about its day and the days in a row. */
  async #joins() {
    await this.sources.records.lastAdded;
    const { from } = this.state,
      { pictures } = this.sources.records;
    if (!from || !pictures[from]) return "";
    if (from.startsWith("day/")) {
      const date = dayName(language, from.slice(4), { weekday: "long", day: "numeric", month: "long" });
      const n = streak((isoDate) => Boolean(pictures[`day/${isoDate}`]), day());
      return [date, ...(n ? [t("page-day-streak", { n })] : [])].join(" · ");
    }
    if (from.startsWith("part/")) return this.#joined(from.slice(5));
    const all = shelves(await this.sources.entries()),
      shelf = all.find(({ entries }) => entries.some((entry) => entry.from === from));
    if (!shelf) return "";
    byId("end-shelf-title").textContent = t(shelf.title);
    byId("end-strip").replaceChildren(...this.covers.strip(shelf.entries, from, await this.sources.next(from)));
    byId("end-shelf").hidden = false;
    const strip = byId("end-strip"),
      next = strip.querySelector(".next");
    strip.scrollLeft = next ? next.offsetLeft - strip.offsetWidth / 2 : 0;
    const n = shelf.entries.filter((entry) => this.sources.solvedPicture(entry.from)).length;
    return `${t(shelf.title)}: ${t("page-shelf-count", { n, all: shelf.entries.length })}`;
  }

  /**
   * Shows what is solved of a picture in parts; its name once it is whole. Returns a text about it.
   * @param {string} name
   */
  #joined(name) {
    const part = partOf(name);
    if (!part) return "";
    const solved = this.sources.solvedParts(part.key, part.parts),
      [all, n] = [solved.length, solved.filter(Boolean).length];
    const letters = solved.map((picture) => picture?.letters);
    byId("end-board").replaceChildren(drawnParts(part.parts, letters, (colors) => colors, SIDE));
    if (n === all) byId("end-title").textContent = part.parts.of;
    return `${t("page-parts", { n: all })}: ${t("page-shelf-count", { n, all })}`;
  }

  close(isRequested = false) {
    const panel = byId("end"),
      hadFocus = panel.contains(document.activeElement);
    panel.hidden = true;
    behind(false);
    this.view.finish(false);
    if (hadFocus || isRequested) this.view.grid?.focus({ preventScroll: true });
  }
}
