// Puts a small colored square before each name of a color in a text. In: a text, the colors of a board. Out: the parts
// of the text. Invariants: the text stays the same; screen readers ignore the squares, and no line becomes higher.

import { colorForms, language } from "./words.js";

/** @typedef {{ name: string, letter: string }} Ink */

/** A name within a longer word does not count; but Chinese and Japanese put no spaces between words. */
const EDGES = ["ja", "zh"].includes(language) ? ["", ""] : ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];

/** A word with its colored square. @param {string} word @param {string} paint @returns {Node} */
export function swatch(word, paint) {
  const span = document.createElement("span"),
    square = document.createElement("i");
  span.className = "swatch";
  square.ariaHidden = "true";
  square.style.background = paint;
  span.append(square, word);
  return span;
}

/**
 * Splits a text into parts; each name of a color becomes a swatch.
 * @param {string} text
 * @param {Ink[]} inks
 * @param {(letter: string) => string} paint
 * @returns {(string | Node)[]}
 */
export function withSwatches(text, inks, paint) {
  if (inks.length < 2) return [text];
  const letters = new Map(inks.flatMap((ink) => colorForms(ink).map((form) => [form.toLowerCase(), ink.letter])));
  // Longer names come first: "light red" is not "red".
  const forms = [...letters.keys()].sort((one, other) => other.length - one.length);
  const any = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
  return text.split(new RegExp(`${EDGES[0]}(${any})${EDGES[1]}`, "giu")).map((part, place) => {
    const letter = place % 2 ? letters.get(part.toLowerCase()) : undefined;
    return letter ? swatch(part, paint(letter)) : part;
  });
}
