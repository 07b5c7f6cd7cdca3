// Measures the time of a game. In: the game's seconds, the visible screen. Out: the text of the clock. Invariants: the
// clock starts with the first mark, and stops while nobody can play; the screen stays on while people play.

import { awake } from "./awake.js";
import { byId } from "../basics/dialogs.js";
import { clock, t } from "../basics/words.js";

/** The screen may go dark this many milliseconds after the last mark. */
const PATIENCE = 300_000;

export class Clock {
  #isPaused = false;
  /** The time of the last mark. */
  #last = 0;

  /**
   * @param {import("../game/state.js").State} state
   * @param {import("../basics/preferences.js").Preferences} preferences
   * @param {{ isPlaying: () => boolean, everySecond: () => void }} game `isPlaying` returns whether the clock runs,
   *   `everySecond` is called every second
   */
  constructor(state, preferences, { isPlaying, everySecond }) {
    const show = () => {
      const { seconds, beat } = state;
      byId("timer").textContent = beat ? `${clock(seconds)} / ${clock(beat)}` : clock(seconds);
      byId("pause").title = beat ? t("page-beat-time", { time: clock(beat) }) : "";
      byId("pause").hidden = !preferences.values.clock;
    };
    byId("pause").addEventListener("click", () => this.pause(!this.#isPaused));
    byId("paused").addEventListener("click", () => this.pause(false));
    state.addEventListener("marks", () => {
      this.#last = Date.now();
      this.pause(false);
    });
    state.addEventListener("puzzle", () => {
      this.pause(false);
      show();
    });
    preferences.addEventListener("change", show);
    setInterval(() => {
      const isBusy = document.hidden || document.querySelector("dialog[open]") !== null;
      const isRunning = !isBusy && !this.#isPaused && state.board && state.isTouched && isPlaying();
      awake(isRunning && Date.now() - this.#last < PATIENCE);
      if (!isRunning) return;
      state.seconds += 1;
      show();
      everySecond();
    }, 1000);
    show();
  }

  /** Stops the clock and covers the board, since looking at it is playing. @param {boolean} isPaused */
  pause(isPaused) {
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    byId("paused").hidden = !isPaused;
    byId("pause").setAttribute("aria-pressed", String(isPaused));
    byId("pause-name").textContent = isPaused ? t("page-clock-go-on") : t("page-clock-pause");
    if (!isPaused) byId("grid")?.focus({ preventScroll: true });
  }
}
