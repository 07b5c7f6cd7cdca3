// Saves the proof of an answer as a file, or explains the answer by numbers. In: the board, and a function that sends
// requests which people can cancel. Out: a file, which the browser downloads; the dialog of weights; the answer of the
// proved checker, where the site has it; messages in the dialog of the answer.

import { byId, showMessage } from "../basics/dialogs.js";
import { hasChecker, checkArchive } from "./checker.js";
import { download } from "../export/files.js";
import { Weights } from "./weights.js";
import { put, t } from "../basics/words.js";

/** @import { AnswerTo, Proof as ProofAnswer } from "../answers.js" */
/** @import { Preferences } from "../basics/preferences.js" */

/** @typedef {"prove" | "prove?numbers=true" | "weights"} Requests */

/** The verdicts that have a proof. */
const VERDICTS = ["unique", "several", "none"];

export class Proof {
  /**
   * `solving` sends a request while a dialog with this title is open.
   * @param {() => { board: any, name: string | null }} subject
   * @param {Preferences} preferences
   * @param {<P extends Requests>(path: P, title: string) => Promise<AnswerTo<P>>} solving
   */
  constructor(subject, preferences, solving) {
    this.subject = subject;
    this.preferences = preferences;
    this.solving = solving;
    byId("prove").addEventListener("click", () => this.#handOver());
    byId("why-only").addEventListener("click", () => this.#explain());
    byId("verify").addEventListener("click", () => this.#verify());
  }

  /** Offers the proof of a verdict that is about to be shown. @param {ProofAnswer["verdict"]} verdict */
  offer(verdict) {
    byId("proof").hidden = !VERDICTS.includes(verdict);
    byId("why-only").hidden = verdict === "several";
    // The proved checker does not know patterns.
    const clues = this.subject().board.puzzle.clues.join("\n");
    byId("verify").hidden = verdict === "several" || !hasChecker || /[{=|*]/.test(clues);
    byId("why-only").textContent = t("page-weights", { verdict });
    put(byId("proof-about"), t("page-proof-about", { verdict }));
    showNote("");
  }

  /** Shows the numbers that prove the verdict. */
  async #explain() {
    showNote("");
    try {
      const answer = await this.solving("weights", t("page-weights-working"));
      if (!answer.lines) return showNote(t("page-weights-nothing", { why: answer.missing?.words }), "problem");
      await new Weights(this.subject().board, this.preferences, answer).show();
    } catch (/** @type {any} */ error) {
      showNote(error.message, error.name === "AbortError" ? "" : "problem");
    }
  }

  /** Lets the proved checker judge the numbers. */
  async #verify() {
    showNote("");
    try {
      const { tar, missing } = await this.solving("prove?numbers=true", t("page-weights-working"));
      if (!tar) return showNote(t("page-verify-nothing", { why: reason(missing) }), "problem");
      showNote(t("page-verify-working"));
      const { verdict, why } = await checkArchive(unpacked(tar));
      if (verdict) showNote(t("page-verify-accepted", { verdict }), "good");
      else showNote(t("page-verify-refused", { why }), "problem");
    } catch (/** @type {any} */ error) {
      showNote(error.message, error.name === "AbortError" ? "" : "problem");
    }
  }

  async #handOver() {
    const name = `${this.#name()}.proof.tar`;
    showNote("");
    try {
      const { tar, missing } = await this.solving("prove", t("page-proof-working"));
      if (!tar) return showNote(t("page-proof-none", { why: reason(missing) }), "problem");
      const bytes = unpacked(tar);
      download(name, bytes, "application/x-tar");
      showNote(t("page-proof-saved", { name, size: size(bytes.length) }), "good");
    } catch (/** @type {any} */ error) {
      showNote(error.message, error.name === "AbortError" ? "" : "problem");
    }
  }

  /** The name of the puzzle for a file, without characters that are special in a shell. */
  #name() {
    const { board, name } = this.subject(),
      title = board.puzzle.title ?? name ?? "";
    const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["puzzle"];
    return [...words.join("-")].slice(0, 60).join("");
  }
}

/** Why there is no archive. @param {ProofAnswer["missing"]} missing */
const reason = (missing) => (missing?.kind === "time" ? t("page-proof-out-of-time") : missing?.words);

/** The bytes of an archive. @param {string} tar */
const unpacked = (tar) => Uint8Array.from(atob(tar), (letter) => letter.charCodeAt(0));

/** @param {number} bytes */
const size = (bytes) => (bytes < 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KiB` : `${(bytes / 2 ** 20).toFixed(1)} MiB`);

/** Shows a message in the dialog; in the message line of the page if the dialog was closed. @param {string} text */
function showNote(text, kind = "") {
  if (text && !byId("answer-dialog").open) showMessage(text, kind);
  byId("proof-message").textContent = text;
  byId("proof-message").className = kind;
}
