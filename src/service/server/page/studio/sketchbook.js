// Shows the dialog of stored drawings. In: their list. Out: the drawing to continue, a copy, a new one; removed
// drawings. Invariants: the current drawing is stored before another one replaces it.

import { attempt, byId, opened } from "../basics/dialogs.js";
import { drawings, removeDrawing, saveDrawing } from "../game/drawings.js";
import { pictureOf } from "./drawing.js";
import { icon, made } from "../basics/elements.js";
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
    const button = made("button", "tool", icon(picture));
    Object.assign(button, { type: "button", ariaLabel: words, title: words });
    button.addEventListener("click", press);
    return button;
  };
  const item = (/** @type {import("../game/drawings.js").Drawing} */ one) => {
    const picture = pictureOf(one.text),
      name = one.title || t("page-no-name");
    if (!picture) return [];
    const { shape, holes, colors, letters } = picture;
    const go = made(
      "button",
      "kept",
      made(
        "span",
        "picture",
        thumbnail(shape, preferences.paints(colors.map((/** @type {any} */ { rgb }) => rgb)), letters, holes),
      ),
      made(
        "span",
        "",
        made("b", "", name),
        made("span", "", sizeOf(shape)),
        made("small", "faint", date.format(one.when)),
      ),
    );
    go.setAttribute("value", "ok");
    if (one.id === drawing.id) go.setAttribute("aria-current", "true");
    go.addEventListener("click", () => {
      work = () => drawing.open(one);
    });
    const row = made(
      "li",
      "",
      go,
      tool("copy", t("page-drawing-copy", { name }), () => {
        saveDrawing({ title: t("page-drawing-copied", { name }), text: one.text });
        show();
      }),
      tool("trash", t("page-recent-delete", { name }), () => {
        removeDrawing(one.id);
        if (one.id === drawing.id) drawing.begin();
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
  const isChosen = await opened(dialog);
  if (isChosen && work) await attempt(work);
}
