// Shows statistics in a dialog, and saves them and all games as files. In: the records. Out: sums, rows, files.

import { attempt, byId, openDialog, showMessage } from "../basics/dialogs.js";
import { download } from "../export/files.js";
import { day, streak } from "../game/days.js";
import { newElement } from "../basics/elements.js";
import { clock, language, number, t } from "../basics/words.js";

/** The number of games that are listed, the newest first. */
const MAX_LISTED = 100;

export class Statistics {
  /** @param {import("../game/records.js").Records} records */
  constructor(records) {
    this.records = records;
    byId("statistics-export").addEventListener("click", () =>
      download("nonosat-statistics.csv", this.#table(), "text/csv"),
    );
    byId("games-file").addEventListener("change", (/** @type {Event} */ event) =>
      this.#read(/** @type {HTMLInputElement} */ (event.target)),
    );
  }

  async show() {
    const { history, pictures } = this.records,
      seconds = history.reduce((sum, solve) => sum + solve.seconds, 0),
      days = streak((date) => Boolean(pictures[`day/${date}`]), day());
    const alone = history.filter(({ hints, mistakes }) => !hints && !mistakes).length;
    const sums = [
      [t("page-sum-solved"), number(history.length)],
      [t("page-sum-time"), clock(seconds)],
      [t("page-sum-mean"), history.length ? clock(Math.round(seconds / history.length)) : "–"],
      [t("page-sum-alone"), number(alone)],
      [t("page-sum-streak", { n: days }), number(days)],
    ];
    byId("statistics-sums").replaceChildren(
      ...sums.map(([name, value]) => newElement("div", "", newElement("dt", "", name), newElement("dd", "", value))),
    );
    const heads = document.querySelectorAll("#statistics-dialog th"),
      date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
    byId("statistics-rows").replaceChildren(
      ...history
        .slice(-MAX_LISTED)
        .reverse()
        .map((solve) =>
          newElement(
            "tr",
            "",
            ...[
              date.format(solve.when),
              solve.title || t("page-no-name"),
              solve.size,
              clock(solve.seconds),
              number(solve.hints),
              number(solve.mistakes),
            ].map((text, place) => cell(text, heads[place].textContent ?? "")),
          ),
        ),
    );
    for (const row of byId("statistics-rows").children) row.setAttribute("role", "row");
    await openDialog(byId("statistics-dialog"));
  }

  /** The whole history as a CSV table. */
  #table() {
    const quoted = (/** @type {any} */ value) =>
      /[",\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`;
    const rows = this.records.history.map((solve) => [
      day(solve.when),
      solve.title ?? "",
      solve.size,
      solve.seconds,
      solve.hints,
      solve.mistakes,
    ]);
    return [["day", "title", "size", "seconds", "hints", "mistakes"], ...rows]
      .map((row) => `${row.map(quoted).join(",")}\n`)
      .join("");
  }

  saveAll() {
    download(`nonosat-games-${day(Date.now())}.json`, this.records.exported(), "application/json");
    showMessage(t("page-games-saved"), "good");
  }

  /** @param {HTMLInputElement} field */
  async #read(field) {
    const [file] = field.files ?? [];
    field.value = "";
    if (!file) return;
    const games = this.records.imported(await file.text());
    if (games === null) showMessage(t("page-games-none", { name: file.name }), "problem");
    else showMessage(t("page-games-read", { n: games }), "good");
    await attempt(() => this.records.lastAdded);
  }
}

/**
 * A cell of the table. It has the name of its column, which narrow windows show beside it; its role stays though they
 * lay it out in another way.
 * @param {string} text
 * @param {string} name
 */
function cell(text, name) {
  const cell = newElement("td", "", text);
  cell.setAttribute("role", "cell");
  cell.dataset.name = name;
  return cell;
}
