// Plays sounds and vibrates, if people enable that. In: marks, and the end of a game. Out: short soft tones, short
// pulses. Invariants: there is neither unless its preference is on; no file is loaded.

/** A tone: its pitch in hertz, its start and its length in seconds. @typedef {[number, number, number]} Tone */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  mark: [[523, 0, 0.06]],
  takenBack: [[392, 0, 0.06]],
  solved: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.3],
  ],
};
/** The pulses, and the pauses between them, in milliseconds. @type {Record<string, number[]>} */
const PULSES = { mark: [8], takenBack: [5, 40, 5], solved: [20, 60, 20, 60, 60] };
const LOUDNESS = 0.06;

export class Sounds {
  /** @type {AudioContext | null} */
  #context = null;

  /**
   * @param {import("../game/state.js").State} state @param {import("../basics/preferences.js").Preferences} preferences
   */
  constructor(state, preferences) {
    this.preferences = preferences;
    state.addEventListener("marks", () => this.play(state.isPainted ? "mark" : "takenBack"));
  }

  /** @param {string} name */
  play(name) {
    const { sound, vibration } = this.preferences.values;
    if (vibration) navigator.vibrate?.(PULSES[name]);
    if (!sound) return;
    this.#context ??= new AudioContext();
    for (const [pitch, after, length] of SOUNDS[name]) {
      const tone = this.#context.createOscillator(),
        loud = this.#context.createGain(),
        begin = this.#context.currentTime + after;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(LOUDNESS, begin);
      loud.gain.exponentialRampToValueAtTime(0.0001, begin + length);
      tone.connect(loud).connect(this.#context.destination);
      tone.start(begin);
      tone.stop(begin + length);
    }
  }
}
