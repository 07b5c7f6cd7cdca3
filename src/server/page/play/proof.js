// The proof of an answer, as a file. In: the board, and whoever asks so that people can cancel.
// Out: the file, through the browser; the numbers that show it; messages in the dialog of the answer.

import { byId, tell } from "../basics/dialogs.js";
import { download } from "../export/files.js";
import { Weights } from "./weights.js";
import { put, t } from "../basics/words.js";

/** @import { AnswerTo, Proof as ProofAnswer } from "../answers.js" */
/** @import { Preferences } from "../basics/preferences.js" */

/** The answers that have a proof. */
const PROVED = ["unique", "several", "none"];

export class Proof {
  /**
   * `solving` requests a path behind the dialog of this title.
   * @param {() => { board: any, name: string | null }} subject @param {Preferences} preferences
   * @param {<P extends "prove" | "weights">(path: P, title: string) => Promise<AnswerTo<P>>} solving
   */
  constructor(subject, preferences, solving) {
    this.subject = subject;
    this.preferences = preferences;
    this.solving = solving;
    byId("prove").addEventListener("click", () => this.#handOver());
    byId("why-only").addEventListener("click", () => this.#explain());
  }

  /** Offers the proof of an answer that is about to be told. @param {ProofAnswer["verdict"]} verdict */
  offer(verdict) {
    byId("proof").hidden = !PROVED.includes(verdict);
    byId("why-only").hidden = verdict === "several";
    byId("why-only").textContent = t("page-weights", { verdict });
    put(byId("proof-about"), t("page-proof-about", { verdict }));
    say("");
  }

  /** Shows the numbers that show the verdict. */
  async #explain() {
    say("");
    try {
      const answer = await this.solving("weights", t("page-weights-working"));
      if (!answer.lines) return say(t("page-weights-nothing", { why: answer.missing?.words }), "problem");
      await new Weights(this.subject().board, this.preferences, answer).show();
    } catch (/** @type {any} */ error) {
      say(error.message, error.name === "AbortError" ? "" : "problem");
    }
  }

  async #handOver() {
    const name = `${this.#name()}.proof.tar`;
    say("");
    try {
      const { tar, missing } = await this.solving("prove", t("page-proof-working"));
      if (!tar)
        return say(
          t("page-proof-none", { why: reason(/** @type {NonNullable<ProofAnswer["missing"]>} */ (missing)) }),
          "problem",
        );
      const bytes = Uint8Array.from(atob(tar), (letter) => letter.charCodeAt(0));
      download(name, bytes, "application/x-tar");
      say(t("page-proof-saved", { name, size: size(bytes.length) }), "good");
    } catch (/** @type {any} */ error) {
      say(error.message, error.name === "AbortError" ? "" : "problem");
    }
  }

  /** What the puzzle is called, without signs that a shell takes for something else. */
  #name() {
    const { board, name } = this.subject(),
      called = board.puzzle.title ?? name ?? "";
    const words = called.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["puzzle"];
    return [...words.join("-")].slice(0, 60).join("");
  }
}

/** @param {NonNullable<ProofAnswer["missing"]>} missing */
const reason = ({ kind, words }) => (kind === "time" ? t("page-proof-out-of-time") : words);

/** @param {number} bytes */
const size = (bytes) => (bytes < 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KiB` : `${(bytes / 2 ** 20).toFixed(1)} MiB`);

/** Says it in the dialog; at the foot of the page, if people left the dialog. @param {string} text */
function say(text, kind = "") {
  if (text && !byId("answer-dialog").open) tell(text, kind);
  byId("proof-message").textContent = text;
  byId("proof-message").className = kind;
}
