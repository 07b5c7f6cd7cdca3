// Returns the texts of the page in the language of the reader. In: the id of a message and its arguments. Out: a text.
// The catalogs are those of the program, in Fluent's format (src/words); the browser loads the one of its language.
// Invariants: ids are written in full in the scripts, so that a test finds unused and missing ones; only the ids of
// colors are composed.

import { FluentBundle, FluentNumber, FluentResource } from "./fluent.js";
import { choices } from "./store.js";

/** The code of each language with its own name. @type {Record<string, string>} */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  pl: "Polski",
  ru: "Русский",
  ja: "日本語",
  zh: "简体中文",
};

const codes = [choices.get().language, ...navigator.languages].map((code) => String(code).slice(0, 2));
/** The code of the page's language. */
export const language = codes.find((code) => Object.hasOwn(LANGUAGES, code)) ?? "en";

/** The text of the catalog; the engine in a worker needs it, too. */
export const catalog = await loadText(new URL(`${language}.ftl`, document.baseURI));
const bundle = new FluentBundle(language);
bundle.addResource(new FluentResource(catalog));

/** @param {URL} address */
async function loadText(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** A number in a message; it selects the plural. */
class Amount extends FluentNumber {
  toString() {
    return number(this.value);
  }
}

/** The text of a message. @param {string} id @param {Record<string, any>} [values] */
export function t(id, values = {}) {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? new Amount(value) : String(value),
  ]);
  // Fluent leaves the name of a missing variable in the text.
  return bundle.formatPattern(pattern, Object.fromEntries(texts));
}

/**
 * Made only when a number needs it: making it takes a tenth of the time in which the page starts.
 * @type {Intl.NumberFormat | undefined}
 */
let numbers;
/** @param {number} value */
export function number(value) {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  numbers ??= new Intl.NumberFormat(language);
  return numbers.format(value);
}

/** A time as hours, minutes and seconds. @param {number} seconds */
export function clock(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The seconds of a time as `clock` writes it; null for any other text. @param {string} text */
export function secondsOf(text) {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)$/.exec(text)?.map(Number) ?? [];
  if (minutes === undefined || (hours && minutes > 59)) return null;
  return 3600 * (hours || 0) + 60 * minutes + seconds;
}

/** The estimated time for a puzzle. @param {number} minutes */
export function duration(minutes) {
  if (minutes > 120) return t("time-many-hours");
  return minutes === 60 || minutes > 90
    ? t("time-hours", { n: Math.floor(minutes / 60) })
    : t("time-minutes", { n: minutes });
}

/** Joins texts with commas. @param {string[]} parts */
export const list = (parts) =>
  parts.length ? parts.reduce((first, second) => t("list-comma", { first, second })) : "";

/** @type {Record<string, string>} */
const LINES = {
  row: "line-row",
  column: "line-column",
  "falling diagonal": "line-falling-diagonal",
  "rising diagonal": "line-rising-diagonal",
  region: "line-region",
  block: "line-block",
};

/** The names of lines that were already made: boards need each one for every cell. @type {Map<string, string>} */
const lines = new Map();

/** The name of a line in the reader's language, for example "row 3". @param {{ name: string, family: string }} line */
export function lineName({ name, family }) {
  const text = lines.get(name) ?? t(LINES[family], { label: name.slice(family.length + 1) });
  lines.set(name, text);
  return text;
}

/** The message for the English name of a color, and the letter after the name, if there is one. @param {string} name */
function colorMessage(name) {
  const [, words, letter] = /** @type {RegExpExecArray} */ (/^(.*?)(?: ([a-zA-Z]))?$/s.exec(name));
  return { id: `color-${words.toLowerCase().replaceAll(" ", "-")}`, letter };
}

/**
 * The name of a color in the reader's language; a name that is not in the catalog stays as it is.
 * @param {{ name: string }} color
 */
export function colorName({ name }) {
  const { id, letter } = colorMessage(name);
  if (!bundle.hasMessage(id)) return name;
  return letter ? t("color-lettered", { color: t(id), letter }) : t(id);
}

/**
 * All forms of the name of a color, since a language may decline it.
 * @param {{ name: string }} color
 * @returns {string[]}
 */
export function colorForms({ name }) {
  const { id, letter } = colorMessage(name),
    message = bundle.getMessage(id);
  if (!message) return [name];
  const patterns = [message.value, ...Object.values(message.attributes)].filter((pattern) => pattern !== null);
  const forms = patterns.map((pattern) => bundle.formatPattern(pattern));
  return letter ? forms.map((color) => t("color-lettered", { color, letter })) : forms;
}

/**
 * Fills an element with a text; parts between backquotes become code.
 * @param {Element} element
 * @param {string} text
 */
export function put(element, text) {
  element.replaceChildren(
    ...text.split("`").map((part, place) => {
      if (place % 2 === 0) return part;
      const typed = document.createElement("code");
      typed.textContent = part;
      return typed;
    }),
  );
}

/** Fills in the texts and names of all elements that name a message. */
function translate() {
  const root = document.documentElement;
  root.lang = language;
  root.dataset.worded = "";
  for (const part of root.querySelectorAll("[data-words]")) put(part, t(part.getAttribute("data-words") ?? ""));
  for (const [kind, name] of [
    ["title", "title"],
    ["label", "aria-label"],
    ["placeholder", "placeholder"],
    ["alt", "alt"],
  ]) {
    for (const part of root.querySelectorAll(`[data-words-${kind}]`))
      part.setAttribute(name, t(part.getAttribute(`data-words-${kind}`) ?? ""));
  }
}

// Runs as soon as the page is parsed, which is before most modules are loaded.
if (document.readyState === "loading") document.addEventListener("readystatechange", translate, { once: true });
else translate();
