// Shares a solved puzzle: its picture as a PNG with its name, or a line of text that does not reveal the picture, with
// a link and the time to beat. In: a canvas, a game. Out: the share dialog of the system, else a file or the clipboard.

import { showMessage } from "../basics/dialogs.js";
import { day, dayName, week } from "../game/days.js";
import { download } from "./files.js";
import { against, link, pageOf } from "../game/share.js";
import { sizeOf } from "../board/shapes.js";
import { clock, language, t } from "../basics/words.js";

/** The address of this page for other people; "" if the page is only on this machine. */
function address() {
  const isHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  return isHere ? "" : `${location.origin}${location.pathname}`;
}

/** @param {any} error */
const isGivenUp = (error) => error.name === "AbortError";

/**
 * Shares a picture with its name below.
 * @param {HTMLCanvasElement} picture
 * @param {string} name
 * @param {string} paper
 */
export async function sendPicture(picture, name, paper) {
  const poster = document.createElement("canvas"),
    pen = /** @type {CanvasRenderingContext2D} */ (poster.getContext("2d"));
  const style = getComputedStyle(document.documentElement),
    display = style.getPropertyValue("--display"),
    margin = 60;
  poster.width = Math.max(picture.width, 640) + 2 * margin;
  poster.height = picture.height + 3 * margin + 90;
  pen.fillStyle = style.getPropertyValue("--deep");
  pen.fillRect(0, 0, poster.width, poster.height);
  const left = (poster.width - picture.width) / 2;
  pen.fillStyle = paper;
  pen.fillRect(left - 20, margin - 20, picture.width + 40, picture.height + 40);
  pen.drawImage(picture, left, margin);
  pen.textAlign = "center";
  pen.fillStyle = style.getPropertyValue("--on-deep");
  pen.font = `700 56px ${display}`;
  pen.fillText(name, poster.width / 2, picture.height + 2 * margin + 40, poster.width - margin);
  pen.fillStyle = style.getPropertyValue("--deep-quiet");
  pen.font = `600 24px ${display}`;
  pen.fillText(
    ["nonosat", address()].filter(Boolean).join(" · "),
    poster.width / 2,
    picture.height + 2 * margin + 95,
    poster.width - margin,
  );
  const blob = await new Promise((resolve) => poster.toBlob(resolve, "image/png")),
    file = new File([blob], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title: name });
    } catch (/** @type {any} */ error) {
      if (isGivenUp(error)) return;
    }
  }
  download(file.name, file, "image/png");
  showMessage(t("page-saved"), "good");
}

/** Nobody can beat less than a second. @param {{ seconds: number }} state */
const secondsToBeat = ({ seconds }) => Math.max(seconds, 1);

/**
 * The line of text about a game: its date or name, size, time and hints; it does not reveal the picture.
 * @param {import("../game/state.js").State} state
 * @param {import("../game/sources.js").Sources} sources
 */
export function resultLine(state, { records: { pictures } }) {
  const { from, hints, name, board } = state;
  const date = from?.startsWith("day/") ? from.slice(4) : null;
  const days = date
    ? week(date)
        .map((date) => (pictures[`day/${date}`] ? "▣" : date > day() ? "" : "▢"))
        .join("")
    : "";
  const label = date ? dayName(language, date, { day: "numeric", month: "short" }) : name;
  return (
    [
      `nonosat ${label}`,
      sizeOf(board.puzzle.shape),
      clock(secondsToBeat(state)),
      t("page-end-hints", { n: hints }),
    ].join(" · ") + (days && ` ${days}`)
  );
}

/**
 * Shares the line of text and a link to the puzzle with the player's time, which a friend can try to beat.
 * @param {import("../game/state.js").State} state
 * @param {import("../game/sources.js").Sources} sources
 */
export async function sendResult(state, sources) {
  const { from, ending } = state,
    seconds = secondsToBeat(state),
    place = against(sources.addressOf(from) ?? "", seconds),
    url = place ? `${pageOf("")}#play/${place}` : await link(state.puzzle(), { beat: seconds, ending }),
    text = `${resultLine(state, sources)}\n${t("page-end-challenge", { time: clock(seconds) })}`;
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      return await navigator.share(url ? { text, url } : { text });
    } catch (/** @type {any} */ error) {
      if (isGivenUp(error)) return;
    }
  }
  const all = [text, url].filter(Boolean).join("\n");
  try {
    await navigator.clipboard.writeText(all);
    showMessage(t("page-end-copied"), "good");
  } catch {
    showMessage(all);
  }
}
