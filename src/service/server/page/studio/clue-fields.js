// Fields in which the clues of lines are typed. In: names and clues. Out: labels with a field and its problem.
// Invariants: fields stand in the order of the lines, rows first.

import { newElement } from "../basics/elements.js";

/**
 * A field for the clue of one line. `prefix` keeps the ids of two forms apart.
 * @param {string} prefix @param {number} line @param {string | Node} name @param {string} clue
 */
export function clueField(prefix, line, name, clue) {
  const input = document.createElement("input"),
    problem = document.createElement("small");
  input.defaultValue = clue;
  input.name = `${prefix}-${line}`;
  input.autocomplete = "off";
  problem.id = `${prefix}-problem-${line}`;
  input.setAttribute("aria-describedby", problem.id);
  return newElement("label", "", name, input, problem);
}

/** The fields in an element, one for each line. @param {Element} part @returns {HTMLInputElement[]} */
export const clueInputs = (part) => [...part.querySelectorAll("input")];

/** Shows the problem of each line at its field. @param {Element} part @param {(string | null)[]} problems */
export function showProblems(part, problems) {
  clueInputs(part).forEach((input, line) => {
    const problem = problems[line];
    input.setAttribute("aria-invalid", String(problem !== null));
    /** @type {Element} */ (input.nextElementSibling).textContent = problem ?? "";
  });
}
