// The proof of an answer, as a file. In: the board, and whoever asks so that people can cancel.
// Out: the file, through the browser; what is said of it in the dialog of the answer.

import { byId, tell } from "./dialogs.js";
import { download } from "./files.js";
import { put, t } from "./words.js";

/** The answers that have a proof. */
const PROVED = ["unique", "several", "none"];

export class Proof {
  /** `solving` asks a path behind the dialog of this title. */
  constructor(state, solving) {
    this.state = state;
    this.solving = solving;
    byId("prove").addEventListener("click", () => this.#handOver());
  }

  /** Offers the proof of an answer that is about to be told. */
  offer(verdict) {
    byId("proof").hidden = !PROVED.includes(verdict);
    put(byId("proof-about"), t("page-proof-about", { verdict }));
    say("");
  }

  async #handOver() {
    const name = `${this.#name()}.proof.tar`;
    say("");
    try {
      const { tar, missing } = await this.solving("prove", t("page-proof-working"));
      if (!tar) return say(t("page-proof-none", { why: reason(missing) }), "problem");
      const bytes = Uint8Array.from(atob(tar), (letter) => letter.charCodeAt(0));
      download(name, bytes, "application/x-tar");
      say(t("page-proof-saved", { name, size: size(bytes.length) }), "good");
    } catch (error) {
      say(error.message, error.name === "AbortError" ? "" : "problem");
    }
  }

  /** What the puzzle is called, without signs that a shell takes for something else. */
  #name() {
    const called = this.state.board.puzzle.title ?? this.state.name ?? "";
    const words = called.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["puzzle"];
    return [...words.join("-")].slice(0, 60).join("");
  }
}

const reason = ({ kind, words }) => (kind === "time" ? t("page-proof-out-of-time") : words);

const size = (bytes) => (bytes < 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KiB` : `${(bytes / 2 ** 20).toFixed(1)} MiB`);

/** Says it in the dialog; at the foot of the page, if people left the dialog. */
function say(text, kind = "") {
  if (text && !byId("answer-dialog").open) tell(text, kind);
  byId("proof-message").textContent = text;
  byId("proof-message").className = kind;
}
