// Shows dialogs and messages. In: elements of the page. Out: what people entered or chose.

import { t } from "./words.js";

/** The element with this id; the page has every element that its scripts request. @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/** On other screens than the game a message that reports success covers something, so it leaves after this time. */
const READ = 8_000;
let leaving = 0;

/**
 * Shows a text in the message line of the screen. The kind is "", "good" or "problem".
 * @param {string | (string | Node)[]} text
 */
export function showMessage(text, kind = "") {
  const message = byId("message");
  message.replaceChildren(...[text].flat().filter((part) => part !== ""));
  message.className = kind;
  delete message.dataset.ofMarks;
  byId("foot").classList.remove("read");
  for (const button of byId("further").children) leave(button);
  document.dispatchEvent(new Event("message-shown"));
  clearTimeout(leaving);
  if (message.textContent && kind !== "problem") leaving = setTimeout(hideReadMessage, READ);
}

/** Hides a message that was read, unless it has buttons. */
function hideReadMessage() {
  if (document.body.dataset.screen !== "play" && !byId("further").querySelector("button:not([hidden])"))
    showMessage("");
}

/** Hides a button. If it had the focus, the board gets the focus. @param {any} button */
function leave(button) {
  const hadFocus = button === document.activeElement;
  button.hidden = true;
  if (hadFocus) byId("grid")?.focus({ preventScroll: true });
}

/** Shows these buttons, by their ids, beside the message until the next message. @param {string[]} ids */
export function offer(...ids) {
  for (const id of ids) byId(id).hidden = false;
}

/**
 * Shows a message that is true only of the current marks; it disappears when they change.
 * @param {string | (string | Node)[]} text
 */
export function showMarksMessage(text, kind = "") {
  showMessage(text, kind);
  byId("message").dataset.ofMarks = "";
}

export function marksChanged() {
  if ("ofMarks" in byId("message").dataset) showMessage("");
}

/** The function that ends each open dialog. @type {WeakMap<HTMLDialogElement, () => void>} */
const ends = new WeakMap();

/**
 * Opens a dialog. Resolves to true if it was closed by OK. The dialog stays open while `use`, which does the work of
 * OK, throws (the dialog shows why) or returns false, and while `leave` returns false on Cancel.
 * @param {HTMLDialogElement} dialog
 * @param {{ use?: () => any, leave?: () => boolean }} [how]
 * @returns {Promise<boolean>}
 */
export function openDialog(dialog, { use = undefined, leave = undefined } = {}) {
  let isOpen = true,
    isUsed = false;
  /** @param {Event} event */
  const stay = (event) => {
    if (leave && !leave()) event.preventDefault();
  };
  /** @param {any} event */
  const submit = async (event) => {
    if (event.submitter?.value === "cancel") return stay(event);
    if (!use) return;
    event.preventDefault();
    if (isUsed) return;
    isUsed = true;
    try {
      if ((await use()) !== false && isOpen) dialog.close("ok");
    } catch (/** @type {any} */ error) {
      complain(dialog, error.message);
    }
    isUsed = false;
  };
  // The close event of an earlier opening may arrive when the dialog is open again; it must not end the new one.
  const end = () => {
    if (!dialog.open) ends.get(dialog)?.();
  };
  ends.get(dialog)?.();
  dialog.addEventListener("submit", submit);
  dialog.addEventListener("cancel", stay);
  dialog.addEventListener("close", end);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) =>
    ends.set(dialog, () => {
      isOpen = false;
      ends.delete(dialog);
      dialog.removeEventListener("submit", submit);
      dialog.removeEventListener("cancel", stay);
      dialog.removeEventListener("close", end);
      resolve(dialog.returnValue === "ok");
    }),
  );
}

// The back button of the browser closes open dialogs, as Cancel does.
addEventListener("hashchange", () => {
  for (const dialog of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]")))
    if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close("");
});

/** Shows an error within a dialog; "" clears it. @param {HTMLDialogElement} dialog @param {string} text */
export function complain(dialog, text) {
  /** @type {Element} */ (dialog.querySelector(".problem")).textContent = text;
}

/** The error message for a wrong number in a field. @param {HTMLInputElement} field */
export const misfit = (field) =>
  t("page-number-wrong", {
    name: field.parentElement?.firstChild?.textContent?.trim(),
    found: field.value || t("page-number-missing"),
    least: field.min,
    most: field.max,
  });

/**
 * The work that failed because the server did not answer; the button "again" repeats it.
 * @type {(() => unknown) | undefined}
 */
let failed;

/** Runs the work of a button and shows its failure, but not that it was cancelled. @param {() => unknown} work */
export async function attempt(work) {
  try {
    await work();
  } catch (/** @type {any} */ error) {
    if (error.name !== "AbortError") showFailure(error, work);
  }
}

/**
 * Shows why work failed. If the server did not answer, the button "again" is offered.
 * @param {any} error
 * @param {() => unknown} work
 */
export function showFailure(error, work) {
  showMessage(error.message, "problem");
  if (!error.isSilence) return;
  failed = work;
  offer("again");
}

/** Repeats the work that failed because the server did not answer. */
export function again() {
  showMessage("");
  return failed && attempt(failed);
}

/**
 * Returns a function that calls `work` once it was not called itself for `wait` milliseconds.
 * @param {number} wait
 * @param {() => unknown} work
 */
export function debounced(wait, work) {
  /** @type {number | undefined} */
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, wait);
  };
}
