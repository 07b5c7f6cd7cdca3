// Shows the dialog of stored games. In: the list of games. Out: the game to continue; removed games.

import { attempt, byId, openDialog } from "../basics/dialogs.js";
import { icon, newElement } from "../basics/elements.js";
import { gameThumbnail } from "./gallery.js";
import { forget, keptGame, keptGames } from "../game/games.js";
import { plainSizeOf } from "../board/shapes.js";
import { clock, language, t } from "../basics/words.js";

/** The number of games that have a picture, since each must be read from the storage. */
const MAX_PICTURES = 40;

/**
 * @param {import("../game/keep.js").Keep} keep @param {import("../basics/preferences.js").Preferences} preferences
 * @param {(game: any) => string} nameOf
 */
export async function recent(keep, preferences, nameOf) {
  keep.save();
  const dialog = byId("recent-dialog"),
    list = byId("recent");
  let chosenId = null;
  const item = (/** @type {any} */ game, /** @type {number} */ place) => {
    const stored = place < MAX_PICTURES ? keptGame(game.id) : null,
      name = nameOf(game);
    const share = game.isSolved
      ? t("page-game-solved")
      : t("page-game-share", { n: Math.round((100 * game.marked) / game.cells) });
    const go = newElement(
      "button",
      "go",
      newElement("span", "picture", ...(stored ? [gameThumbnail(stored, preferences)] : [])),
      newElement(
        "span",
        "",
        newElement("b", "", name),
        newElement("span", "", `${plainSizeOf(game.shape)}, ${share}`),
        newElement("small", "faint", lastPlayed(game)),
      ),
    );
    go.setAttribute("value", "ok");
    go.addEventListener("click", () => {
      chosenId = game.id;
    });
    const removeButton = newElement("button", "tool", icon("trash"));
    removeButton.setAttribute("type", "button");
    removeButton.setAttribute("aria-label", t("page-recent-delete", { name }));
    const row = newElement("li", "", go, removeButton);
    removeButton.addEventListener("click", () => {
      forget(game.id);
      const next = /** @type {HTMLElement | null} */ (
        (row.nextElementSibling ?? row.previousElementSibling)?.querySelector(".tool") ?? null
      );
      row.remove();
      (next ?? byId("recent-title")).focus();
      byId("recent-none").hidden = list.children.length > 0;
    });
    // The current game cannot be removed, since it would be saved again.
    if (game.id === keep.state.id) removeButton.hidden = true;
    return row;
  };
  list.replaceChildren(
    ...keptGames()
      .filter(({ shape }) => shape)
      .map(item),
  );
  byId("recent-none").hidden = list.children.length > 0;
  await openDialog(dialog);
  const id = chosenId;
  if (id !== null) await attempt(() => keep.goOn(id));
}

/** When a game was played last, and for how long. @param {any} game */
function lastPlayed(game) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(game.when ?? 0);
  return `${date} · ${clock(game.seconds ?? 0)}`;
}
