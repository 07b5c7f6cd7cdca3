// Words in the language of the reader. In: English. Out: the same in that language.
// A language is one file with a table, English to its own words, and one line in LANGUAGES.
// Invariants: what a table has not is said in English; names in braces are filled in, whatever the language.

import { stored } from "./store.js";

/** Every language by its code: what it calls itself, and how its table comes. @type {Record<string, { name: string, table: () => Promise<Record<string, string>> }>} */
export const LANGUAGES = {
  en: { name: "English", table: async () => ({}) },
  de: { name: "Deutsch", table: async () => (await import("./words.de.js")).TABLE },
};

const wanted = [stored("nonosat.preferences")?.language, ...navigator.languages].map((code) => String(code).slice(0, 2));
/** The code of the language that is spoken. */
export const language = wanted.find((code) => Object.hasOwn(LANGUAGES, code)) ?? "en";
/** @type {Record<string, string>} */
const table = await LANGUAGES[language].table();

/** These words, with `{name}` filled in. @param {string} english @param {Record<string, any>} [values] */
export function t(english, values = {}) {
  const words = Object.hasOwn(table, english) ? table[english] : english;
  return words.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** The words for one or for more than one; `{n}` is how many. @param {number} n @param {string} one @param {string} more @param {Record<string, any>} [values] */
export function count(n, one, more, values = {}) {
  return t(n === 1 ? one : more, { n: number(n), ...values });
}

/** Made when a number needs it, which takes a browser as long as a tenth of its start. @type {Intl.NumberFormat | undefined} */
let numbers;
/** @param {number} value */
export function number(value) {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  numbers ??= new Intl.NumberFormat(language);
  return numbers.format(value);
}

/** A line of a board by its name, as "row 3". @param {{ name: string, family: string }} line */
export function lineName({ name, family }) {
  return t(`${family} {n}`, { n: name.slice(family.length + 1) });
}

/** Says all that stands in a part of the page in the language of the reader. @param {Element} root */
export function translate(root) {
  document.documentElement.lang = language;
  if (language === "en") return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = /** @type {Text} */ (texts.currentNode), text = node.data.trim().replace(/\s+/g, " ");
    if (text) node.data = node.data.replace(/\S[^]*\S|\S/, () => t(text));
  }
  for (const name of ["title", "aria-label", "placeholder"]) {
    for (const part of root.querySelectorAll(`[${name}]`)) part.setAttribute(name, t(part.getAttribute(name) ?? ""));
  }
}
