// Shows the calendar of the daily puzzles, one month at a time. In: the solved puzzles. Out: days to play, also past
// ones.

import { attempt, byId } from "../basics/dialogs.js";
import { day, dayName, isDay, dayAfter, numberOf, streak, weekday, week } from "../game/days.js";
import { dayButton } from "./gallery.js";
import { newElement } from "../basics/elements.js";
import { language, t } from "../basics/words.js";

export class Calendar {
  /** The date when the calendar was drawn last. */
  #today = "";
  /** A date in the visible month. */
  #visibleDate = "";

  /** @param {import("../game/sources.js").Sources} sources @param {import("../game/covers.js").Covers} covers */
  constructor(sources, covers) {
    this.sources = sources;
    this.covers = covers;
    byId("days-before").addEventListener("click", () => this.#turn(-1));
    byId("days-after").addEventListener("click", () => this.#turn(32));
  }

  /** @param {number} count days from the first of the month */
  #turn(count) {
    this.#visibleDate = dayAfter(`${this.#visibleDate.slice(0, 8)}01`, count);
    attempt(() => this.draw());
  }

  async draw() {
    const today = day();
    // A new day may be in another month.
    if (today !== this.#today) this.#today = this.#visibleDate = today;
    const date = this.#visibleDate;
    await this.sources.learn([date]);
    // Meanwhile the reader may have turned to another month.
    if (date === this.#visibleDate) this.#draw(today);
  }

  /** @param {string} today */
  #draw(today) {
    const first = `${this.#visibleDate.slice(0, 8)}01`,
      { pictures } = this.sources.records;
    const isSolved = (/** @type {string} */ date) => Boolean(pictures[`day/${date}`]),
      days = streak(isSolved, today);
    byId("days-month").textContent = dayName(language, first, { month: "long", year: "numeric" });
    byId("days-streak").textContent = days > 1 ? t("page-day-streak", { n: days }) : "";
    byId("days-after").disabled = dayAfter(first, 32).slice(0, 7) > today.slice(0, 7);
    byId("days-before").disabled = !isDay(dayAfter(first, -1));
    byId("days-names").replaceChildren(
      ...week(today).map((date) => newElement("span", "", dayName(language, date, { weekday: "short" }))),
    );
    const month = Array.from({ length: 31 }, (_, place) => dayAfter(first, place)).filter((date) =>
      date.startsWith(first.slice(0, 7)),
    );
    byId("days-list").replaceChildren(...month.map((date) => this.#day(date, today)));
    byId("days-list").firstElementChild.style.gridColumnStart = weekday(first) + 1;
  }

  /** @param {string} date @param {string} today */
  #day(date, today) {
    const item = dayButton(this.sources, date, today, String(Number(date.slice(8)))),
      plan = this.sources.day(date);
    if (plan && date <= today)
      item.querySelector(".square")?.replaceChildren(this.covers.picture(`day/${date}`, plan, numberOf(date)));
    return newElement("li", "", item);
  }
}
