// Prints puzzles: people choose which, how many on a page, and what is added. In: the current puzzle, the drawings, the
// collection. Out: pages of the document that the browser prints. Invariants: every number is large enough to be read,
// a board that is too large for that takes several sheets; answers are on sheets of their own after all puzzles.

import { ask, get, watch } from "../engine/api.js";
import { byId, openDialog } from "../basics/dialogs.js";
import { drawings } from "../game/drawings.js";
import { newElement } from "../basics/elements.js";
import { miniature } from "../board/miniature.js";
import { packed, pageOf } from "../game/share.js";
import { HIGH, WIDE, sheetsFor, sheets } from "./sheet.js";
import { colorName, language, t } from "../basics/words.js";

/** @import { Subject } from "./sheet.js" */

/** Columns and rows for each number of puzzles on a page. @type {Record<number, [number, number]>} */
const GRIDS = { 1: [1, 1], 2: [1, 2], 4: [2, 2], 6: [2, 3] };
/** The space below a board and between two boards, in millimeters. */
const GAP = 12;

/** @typedef {{ each: number, hasLetters: boolean, isLarge: boolean, hasAnswers: boolean, hasCode: boolean }} How */

/** @type {How} */
const USUAL = { each: 1, hasLetters: true, isLarge: false, hasAnswers: false, hasCode: false };

export class Printing {
  /** The pages for the next print. @type {Element | null} */
  pages = null;

  /** @param {import("../basics/preferences.js").Preferences} preferences */
  constructor(preferences) {
    this.preferences = preferences;
    this.dialog = byId("print-dialog");
    const { elements } = this.dialog.querySelector("form");
    elements.which.addEventListener("change", () => {
      this.#fields();
    });
  }

  #fields() {
    const { elements } = this.dialog.querySelector("form"),
      isOne = elements.which.value === "this";
    for (const label of this.dialog.querySelectorAll(".of-several")) label.hidden = isOne;
    for (const name of ["count", "each"]) elements[name].disabled = isOne;
  }

  /** Opens the print dialog, and prints. @param {Subject} subject */
  async show(subject) {
    const { elements } = this.dialog.querySelector("form");
    elements.which.value = "this";
    elements.which.querySelector("[value=drawings]").disabled = drawings().length === 0;
    this.#fields();
    const use = async () => {
      const count = Number(elements.count.value),
        all = elements.which.value === "this" ? [subject] : await this.#several(elements.which.value, count);
      const how = {
        each: elements.which.value === "this" ? 1 : Number(elements.each.value),
        hasLetters: elements.letters.checked,
        isLarge: elements.large.checked,
        hasAnswers: elements.answers.checked,
        hasCode: elements.code.checked,
      };
      this.pages = await this.#pages(all, how);
    };
    if (await openDialog(this.dialog, { use })) print();
  }

  /**
   * The drawings, or puzzles of the collection.
   * @param {string} source
   * @param {number} count
   * @returns {Promise<Subject[]>}
   */
  async #several(source, count) {
    const all = [],
      isOwn = source === "drawings",
      list = isOwn ? drawings() : /** @type {any[]} */ (await get("collection"));
    for (const [at, item] of /** @type {any[]} */ (list).slice(0, count).entries()) {
      const { goal, ...puzzle } = isOwn ? JSON.parse(item.text) : { goal: null };
      const board = isOwn
        ? await ask("generate", { ...puzzle, saved: goal.map((/** @type {string} */ row) => [...row]) })
        : await get(`puzzle?${new URLSearchParams({ name: item.name })}`);
      all.push({
        board: /** @type {any} */ (board),
        letter: () => null,
        name: isOwn ? item.title || t("page-draw-name") : t("page-card-name", { n: at + 1 }),
      });
    }
    return all;
  }

  /**
   * Makes the pages, with the code and the answers, which come from the engine.
   * @param {Subject[]} subjects
   * @param {How} how
   */
  async #pages(subjects, how) {
    const pages = arranged(subjects, this.preferences, how);
    if (how.hasCode && subjects.length === 1) {
      const link = `${pageOf("")}#p=${await packed(subjects[0].board.puzzle)}`;
      // A link that is too long for a QR code gets none.
      const code = await ask("qr", new File([link], "link")).catch(() => null),
        image = new Image();
      image.className = "code";
      if (code) image.src = `data:image/svg+xml,${encodeURIComponent(/** @type {any} */ (code).svg)}`;
      if (code) await image.decode();
      if (code) pages.querySelector("header")?.append(image);
    }
    if (how.hasAnswers) pages.append(await this.#answers(subjects));
    return pages;
  }

  /** @param {Subject[]} subjects */
  async #answers(subjects) {
    const figures = [];
    for (const { board, name } of subjects) {
      const rows = board.puzzle.goal ?? (await solutionOf(board.puzzle));
      const title = board.puzzle.title && board.puzzle.title !== name ? `${name}: ${board.puzzle.title}` : name;
      figures.push(
        newElement(
          "figure",
          "",
          ...(rows ? [miniature(board, rows, this.preferences)] : [t("page-print-unsolved")]),
          newElement("figcaption", "", title),
        ),
      );
    }
    return newElement(
      "section",
      "sheet answers",
      newElement("header", "", newElement("h2", "", t("page-print-answers"))),
      ...figures,
    );
  }
}

/** The picture of a puzzle; null if none is found. @param {any} puzzle */
async function solutionOf(puzzle) {
  const { saved, goal, ...blank } = puzzle,
    { signal } = new AbortController();
  const answer = /** @type {any} */ (await watch("solve?seconds=10", blank, signal, () => {}));
  return answer.pictures?.[0] ?? null;
}

/**
 * Arranges puzzles on pages.
 * @param {Subject[]} subjects
 * @param {import("../basics/preferences.js").Preferences} preferences
 * @param {How} [how]
 */
export function arranged(subjects, preferences, how = USUAL) {
  const [columns, rows] = GRIDS[how.each],
    pages = newElement("div", "");
  pages.id = "printed";
  /** @type {Element[]} */
  let waiting = [];
  const flush = () => {
    if (!waiting.length) return;
    const page = newElement("section", "sheet several", ...waiting, foot());
    page.style.gridTemplateColumns = `repeat(${columns}, 1fr)`;
    pages.append(page);
    waiting = [];
  };
  for (const subject of subjects) {
    const { board } = subject,
      hasLetters = how.hasLetters && board.colors.length > 2;
    const small = sheetsFor(
      board,
      hasLetters,
      how.isLarge,
      WIDE / columns - (columns > 1 ? GAP / 2 : 0),
      HIGH / rows - GAP,
    );
    if (how.each > 1 && small.across * small.down === 1) {
      waiting.push(
        newElement(
          "figure",
          "",
          newElement("figcaption", "", headOf(subject)),
          ...sheets(subject, preferences, { ...small, hasLetters }),
          ...legend(subject, hasLetters),
        ),
      );
      if (waiting.length === how.each) flush();
      continue;
    }
    const fit = sheetsFor(board, hasLetters, how.isLarge),
      all = sheets(subject, preferences, { ...fit, hasLetters });
    for (const [at, svg] of all.entries()) {
      const of =
        all.length > 1
          ? [
              newElement(
                "small",
                "",
                t("page-print-sheet", {
                  n: at + 1,
                  all: all.length,
                  row: Math.floor(at / fit.across) + 1,
                  column: (at % fit.across) + 1,
                }),
              ),
            ]
          : [];
      pages.append(
        newElement(
          "section",
          "sheet",
          newElement("header", "", newElement("h2", "", headOf(subject)), ...of),
          svg,
          ...(at === 0 ? legend(subject, hasLetters) : []),
          foot(),
        ),
      );
    }
  }
  flush();
  return pages;
}

/** The name of a puzzle, and its author. @param {Subject} subject */
const headOf = ({ board: { puzzle }, name }) =>
  puzzle.author ? `${name} · ${t("card-author", { name: puzzle.author })}` : name;

/** The list of colors and their letters. @param {Subject} subject @param {boolean} hasLetters */
function legend({ board }, hasLetters) {
  if (board.colors.length <= 2) return [];
  return [
    newElement(
      "p",
      "legend",
      ...board.colors.slice(1).map((color) => {
        const swatch = newElement("i", "");
        swatch.style.background = color.rgb;
        return newElement("span", "", swatch, hasLetters ? `${color.letter} = ${colorName(color)}` : colorName(color));
      }),
    ),
  ];
}

/** The footer: the address of the page, and the date. */
function foot() {
  const isHere = /^(localhost|127\.|\[::1\])/.test(location.hostname),
    address = isHere ? "nonosat" : `nonosat · ${location.host}${location.pathname.replace(/[^/]*$/, "")}`;
  return newElement(
    "footer",
    "",
    newElement("span", "", address),
    newElement("span", "", new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(Date.now())),
  );
}
