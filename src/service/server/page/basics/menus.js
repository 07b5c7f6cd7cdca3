// Runs the menus: each is a details element whose second child opens below the first. In: clicks and keys. Out: clicks
// on commands. Invariants: at most one menu is open, and it lies within the window; a menu shows only the commands of
// the current screen; its keys are those of the menu pattern of the ARIA guide, and the board gets no key while a menu
// is open.

import { byId } from "./dialogs.js";

/** The least distance between a menu and the edge of the window, in pixels. */
const EDGE = 8;

const all = () => /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll(".menu")]);
/** @param {HTMLDetailsElement} menu */
const title = (menu) => /** @type {HTMLElement} */ (menu.querySelector("summary"));
/** The commands of a menu that can be chosen now. @param {Element} menu */
const items = (menu) =>
  /** @type {HTMLElement[]} */ ([...menu.querySelectorAll("[role=menuitem]:not(:disabled)")]).filter((item) =>
    item.checkVisibility(),
  );

/** @param {Element | null} but */
function close(but) {
  for (const menu of all()) if (menu !== but) menu.open = false;
}

/** Moves a menu into the window and limits its height. @param {HTMLDetailsElement} menu */
function place(menu) {
  const sheet = /** @type {HTMLElement} */ (menu.lastElementChild);
  Object.assign(sheet.style, { translate: "", maxHeight: `${innerHeight - 2 * EDGE}px` });
  const box = sheet.getBoundingClientRect(),
    titleBox = title(menu).getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const right = box.left < EDGE ? EDGE - box.left : Math.min(0, wide - EDGE - box.right);
  // A menu below its button becomes shorter; a menu beside its button moves up.
  const isBelow = box.top >= titleBox.bottom - 1,
    down = isBelow ? 0 : Math.min(0, innerHeight - EDGE - box.bottom);
  const high = isBelow ? innerHeight - EDGE - box.top : innerHeight - 2 * EDGE;
  const up = box.top + down < EDGE ? EDGE - box.top : down;
  Object.assign(sheet.style, { translate: `${right}px ${up}px`, maxHeight: `${high}px` });
}

/** @param {HTMLDetailsElement} menu @param {number} at the index of the item that gets the focus; -1 is the last one */
function open(menu, at = 0) {
  close(menu);
  menu.open = true;
  place(menu);
  items(menu).at(at)?.focus();
}

/** The next visible menu in this direction. @param {HTMLDetailsElement} menu @param {number} by */
function nextMenu(menu, by) {
  const visibleMenus = all().filter((menu) => title(menu).checkVisibility() && menu.querySelector("[role=menu]"));
  return visibleMenus[(visibleMenus.indexOf(menu) + by + visibleMenus.length) % visibleMenus.length];
}

/**
 * Handles a key of an open menu. Returns whether the menu used it.
 * @param {HTMLDetailsElement} menu
 * @param {string} key
 */
function moves(menu, key) {
  const list = items(menu),
    at = list.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const step = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key];
  if (step !== undefined) list.at(step % list.length)?.focus();
  else if (key === "ArrowLeft" || key === "ArrowRight") open(nextMenu(menu, key === "ArrowLeft" ? -1 : 1));
  else if (key.length === 1 && key !== " ") {
    const letter = key.toLowerCase();
    const begins = (/** @type {HTMLElement} */ item) => item.textContent?.trim().toLowerCase().startsWith(letter);
    [...list.slice(at + 1), ...list.slice(0, at + 1)].find(begins)?.focus();
  } else return key === " " ? false : key.startsWith("Page");
  return true;
}

/** @param {HTMLDetailsElement} menu @param {KeyboardEvent} event */
function pressed(menu, event) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !menu.querySelector("[role=menu]")) return;
  if (!menu.open) {
    if (key !== "ArrowDown" && key !== "ArrowUp") return;
    open(menu, key === "ArrowDown" ? 0 : -1);
  } else {
    if (key === "Tab") menu.open = false;
    event.stopPropagation();
    if (key === "Tab" || !moves(menu, key)) return;
  }
  event.stopPropagation();
  event.preventDefault();
}

/** Shows the commands of this screen and hides all others, with the lines between them. @param {string} screen */
export function commandsOf(screen) {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#menus [data-on]"))) {
    part.hidden = !part.dataset.on?.split(" ").includes(screen);
  }
}

/** Sets up all menus. A menu closes when people choose something or the focus leaves it. */
export function menus() {
  for (const button of document.querySelectorAll("[role=menu] button")) button.setAttribute("role", "menuitem");
  for (const group of document.querySelectorAll("[role=menu] .group")) group.setAttribute("role", "group");
  document.addEventListener(
    "click",
    (event) => {
      const target = /** @type {Element} */ (event.target),
        menu = target.closest(".menu");
      const isCommand = target.closest(".menu [role=menuitem]"),
        stays = target.closest("summary, #rest");
      close(stays ? menu : null);
      // The focus moves before the command runs, since a dialog returns the focus to the element that had it.
      const grid = byId("grid");
      if (isCommand) (grid?.offsetParent ? grid : menu?.querySelector("summary")).focus({ preventScroll: true });
    },
    { capture: true },
  );
  for (const menu of all()) {
    title(menu).setAttribute("aria-haspopup", menu.querySelector("[role=menu]") ? "menu" : "true");
    menu.addEventListener("toggle", () => {
      if (menu.open) place(menu);
    });
    menu.addEventListener("keydown", (event) => pressed(menu, event));
    // A click without a pointer comes from the keyboard: then the first command gets the focus.
    title(menu).addEventListener("click", (event) => {
      if (event.detail || menu.open || !menu.querySelector("[role=menu]")) return;
      event.preventDefault();
      open(menu);
    });
    menu.addEventListener("focusout", (/** @type {FocusEvent} */ event) => {
      if (event.relatedTarget && !menu.contains(/** @type {Node} */ (event.relatedTarget))) menu.open = false;
    });
  }
  document.addEventListener(
    "keydown",
    (event) => {
      const menu = all().find((menu) => menu.open);
      if (event.key !== "Escape" || !menu) return;
      menu.open = false;
      title(menu).focus();
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
  addEventListener("resize", () => close(null));
}
