// Dialogs and messages. In: elements of the page. Out: what people answered.

import { t } from "./words.js";

/** The element of this id; the page has all that are asked for. @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/**
 * Shows words where the screen has room for them; kind is "", "good" or "problem".
 * @param {string | (string | Node)[]} text
 */
export function tell(text, kind = "") {
  const message = byId("message");
  message.replaceChildren(...[text].flat().filter((part) => part !== ""));
  message.className = kind;
  delete message.dataset.ofMarks;
  byId("foot").classList.remove("read");
  for (const button of byId("further").children) leave(button);
  document.dispatchEvent(new Event("told"));
}

/** Hides a button; the focus goes on to the board if it was there. @param {any} button */
function leave(button) {
  const hadFocus = button === document.activeElement;
  button.hidden = true;
  if (hadFocus) byId("grid")?.focus({ preventScroll: true });
}

/**
 * Offers these beside what is said, by the ids of their buttons, until something else is said.
 * @param {string[]} ids
 */
export function offer(...ids) {
  for (const id of ids) byId(id).hidden = false;
}

/** The same for what is true of these marks; it goes when they change. @param {string | (string | Node)[]} text */
export function tellOfMarks(text, kind = "") {
  tell(text, kind);
  byId("message").dataset.ofMarks = "";
}

export function marksChanged() {
  if ("ofMarks" in byId("message").dataset) tell("");
}

/** What ends the opening of each open dialog. @type {WeakMap<HTMLDialogElement, () => void>} */
const ends = new WeakMap();

/**
 * Opens a dialog; true if it was left by OK. It stays open as long as `use`, which does what OK
 * asks for, throws (the dialog shows why) or answers false, or `leave` answers false to Cancel.
 * @param {HTMLDialogElement} dialog @param {{ use?: () => any, leave?: () => boolean }} [how]
 * @returns {Promise<boolean>}
 */
export function opened(dialog, { use = undefined, leave = undefined } = {}) {
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
  // The event of an earlier closing may come only now, when the dialog is open again: that ends no opening.
  const closed = () => {
    if (!dialog.open) ends.get(dialog)?.();
  };
  ends.get(dialog)?.();
  dialog.addEventListener("submit", submit);
  dialog.addEventListener("cancel", stay);
  dialog.addEventListener("close", closed);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) =>
    ends.set(dialog, () => {
      isOpen = false;
      ends.delete(dialog);
      dialog.removeEventListener("submit", submit);
      dialog.removeEventListener("cancel", stay);
      dialog.removeEventListener("close", closed);
      resolve(dialog.returnValue === "ok");
    }),
  );
}

// Who goes back in the browser leaves the dialog of the screen before, as by Cancel.
addEventListener("hashchange", () => {
  for (const dialog of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]")))
    if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close("");
});

/**
 * Lets people choose one of these names; its place, or null.
 * @param {string} title
 * @param {string} text
 * @param {string[]} names
 */
export async function choice(title, text, names) {
  const dialog = byId("choose-dialog");
  let chosen = null;
  byId("choose-title").textContent = title;
  byId("choose-text").textContent = text;
  byId("choices").replaceChildren(
    ...names.map((name, place) => {
      const item = document.createElement("li"),
        button = document.createElement("button");
      Object.assign(button, { textContent: name, value: "ok" });
      button.addEventListener("click", () => {
        chosen = place;
      });
      item.append(button);
      return item;
    }),
  );
  return (await opened(dialog)) ? chosen : null;
}

/** Shows what is wrong within a dialog; nothing for "". @param {HTMLDialogElement} dialog @param {string} text */
export function complain(dialog, text) {
  /** @type {Element} */ (dialog.querySelector(".problem")).textContent = text;
}

/** What is wrong with a number that was typed. @param {HTMLInputElement} field */
export const misfit = (field) =>
  t("page-number-wrong", {
    name: field.parentElement?.firstChild?.textContent?.trim(),
    found: field.value || t("page-number-missing"),
    least: field.min,
    most: field.max,
  });

/** What is tried once more where nobody answered. @type {(() => unknown) | undefined} */
let failed;

/** Runs what a button asks for; failures are told, cancelling is silent. @param {() => unknown} work */
export async function attempt(work) {
  try {
    await work();
  } catch (/** @type {any} */ error) {
    if (error.name !== "AbortError") tellFailure(error, work);
  }
}

/** Says what failed; it can be tried again if nobody answered. @param {any} error @param {() => unknown} work */
export function tellFailure(error, work) {
  tell(error.message, "problem");
  if (!error.isSilence) return;
  failed = work;
  offer("again");
}

/** Tries once more what nobody answered. */
export function again() {
  tell("");
  return failed && attempt(failed);
}

/** Calls `work` when nothing came for `wait` milliseconds. @param {number} wait @param {() => unknown} work */
export function settled(wait, work) {
  /** @type {number | undefined} */
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, wait);
  };
}
