// Shows the dialog of stored drawings. In: their list. Out: the drawing to continue, a copy, a new one; removed
// drawings. Invariants: the current drawing is stored before another one replaces it.

import { attempt, byId, openDialog } from "../basics/dialogs.js";
import { drawings, removeDrawing, saveDrawing } from "../game/drawings.js";
import { pictureOf } from "./drawing.js";
import { icon, newElement } from "../basics/elements.js";
import { sizeOf } from "../board/shapes.js";
import { thumbnail } from "../board/thumbnail.js";
import { language, t } from "../basics/words.js";

/**
 * @param {import("./drawing.js").Drawing} drawing @param {import("../basics/preferences.js").Preferences} preferences
 */
export async function sketchbook(drawing, preferences) {
  drawing.save();
  const dialog = byId("drawings-dialog"),
    list = byId("drawings");
  /** @type {(() => unknown) | null} */
  let work = null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  /** @param {string} picture @param {string} words @param {() => void} press */
  const tool = (picture, words, press) => {
    const button = newElement("button", "tool", icon(picture));
    Object.assign(button, { type: "button", ariaLabel: words, title: words });
    button.addEventListener("click", press);
    return button;
  };
  const item = (/** @type {import("../game/drawings.js").Drawing} */ stored) => {
    const picture = pictureOf(stored.text),
      name = stored.title || t("page-no-name");
    if (!picture) return [];
    const { shape, holes, colors, letters } = picture;
    const go = newElement(
      "button",
      "kept",
      newElement(
        "span",
        "picture",
        thumbnail(shape, preferences.paints(colors.map((/** @type {any} */ { rgb }) => rgb)), letters, holes),
      ),
      newElement(
        "span",
        "",
        newElement("b", "", name),
        newElement("span", "", sizeOf(shape)),
        newElement("small", "faint", date.format(stored.when)),
      ),
    );
    go.setAttribute("value", "ok");
    if (stored.id === drawing.id) go.setAttribute("aria-current", "true");
    go.addEventListener("click", () => {
      work = () => drawing.open(stored);
    });
    const row = newElement(
      "li",
      "",
      go,
      tool("copy", t("page-drawing-copy", { name }), () => {
        saveDrawing({ title: t("page-drawing-copied", { name }), text: stored.text });
        show();
      }),
      tool("trash", t("page-recent-delete", { name }), () => {
        removeDrawing(stored.id);
        if (stored.id === drawing.id) drawing.begin();
        const next = row.nextElementSibling ?? row.previousElementSibling;
        row.remove();
        const after = next?.querySelector(".tool:last-child") ?? byId("drawings-title");
        /** @type {HTMLElement} */ (after).focus();
        byId("drawings-none").hidden = list.children.length > 0;
      }),
    );
    return [row];
  };
  const show = () => {
    list.replaceChildren(...drawings().flatMap(item));
    byId("drawings-none").hidden = list.children.length > 0;
  };
  show();
  byId("drawings-new").onclick = () => {
    work = () => drawing.begin();
  };
  const isChosen = await openDialog(dialog);
  if (isChosen && work) await attempt(work);
}
