// The page: what belongs together, and which button does what.

import { BoardView } from "./board.js";
import { attempt, byId, menus, opened, tell, tellOfMarks } from "./dialogs.js";
import { Files } from "./files.js";
import { Help } from "./help.js";
import { FromImage } from "./image.js";
import { Keep } from "./keep.js";
import { Keyboard } from "./keyboard.js";
import { Make } from "./make.js";
import { Palette } from "./palette.js";
import { Pointer, mode } from "./pointer.js";
import { Preferences } from "./preferences.js";
import { Screens } from "./screens.js";
import { State } from "./state.js";
import { translate } from "./words.js";

translate(document.body);
const desk = byId("desk");
const preferences = new Preferences();
const state = new State();
const screens = new Screens();
// Before the board is drawn: it is as large as the screen has room for.
state.addEventListener("puzzle", () => screens.go("play"));
screens.addEventListener("screen", () => {
  if (screens.current === "play" && !state.board) screens.go("start");
});
const view = new BoardView(state, preferences, desk);
const help = new Help(state, view, preferences);
const make = new Make(state, help);
const image = new FromImage(state, preferences);
const keep = new Keep(state);
const files = new Files(state, keep);
const palette = new Palette(state, preferences);
const pointer = new Pointer(view, state, desk);

const zoom = (factor, x, y) => view.zoom(preferences.values.cell * factor, x, y);

/** Buttons by their ids. Those of the second list need a puzzle. */
const anytime = {
  new: () => make.fresh(),
  open: () => byId("file").click(),
  "show-recent": () => keep.recent(),
  image: () => image.capture(),
  preferences: () => preferences.edit(),
  keys: () => opened(byId("keys-dialog")),
  smaller: () => zoom(1 / 1.25),
  larger: () => zoom(1.25),
};
const withPuzzle = {
  save: () => files.saveAs(),
  export: () => files.exportSvg(),
  print: () => print(),
  undo: () => state.undo(),
  redo: () => state.redo(),
  clear: () => tellOfMarks(state.clear() ? "The grid is clear. Undo brings the marks back." : "The grid is clear."),
  checkpoint: () => {
    state.keep();
    keep.save();
    tell(`Checkpoint ${state.checkpoints.length} is set.`);
  },
  return: () => {
    const number = state.goBack();
    tellOfMarks(number ? `Back at checkpoint ${number}.` : "There is no earlier checkpoint.");
  },
  "edit-clues": () => make.editClues(),
  generate: () => make.generate(),
  check: () => help.check(),
  hint: () => help.hint(),
  more: () => help.hint(),
  "do-it": () => help.doIt(),
  where: () => help.where(),
  "go-back": () => help.goBack(),
  solve: () => help.solve(),
  unique: () => help.unique(),
};

for (const [id, work] of Object.entries({ ...anytime, ...withPuzzle })) {
  byId(id).addEventListener("click", () => attempt(work));
}

new Keyboard(view, state, {
  ...Object.fromEntries(["undo", "redo", "save", "hint", "do-it", "check", "go-back"].map((name) => [name, () => state.board && attempt(withPuzzle[name])])),
  open: anytime.open, larger: anytime.larger, smaller: anytime.smaller,
  color: (number) => palette.choose(number),
  previousColor: () => palette.turn(-1), nextColor: () => palette.turn(1),
  cancel: () => pointer.cancel() || help.cancel("Cancelled.") || help.dismiss(),
  nextMode: () => {
    const modes = [...document.querySelectorAll("[name=mode]")];
    const next = modes[(modes.findIndex((one) => one.checked) + 1) % modes.length];
    next.checked = true;
    next.dispatchEvent(new Event("change", { bubbles: true }));
    tell(`A click does: ${next.value}.`);
  },
});

byId("modes").addEventListener("change", () => desk.classList.toggle("move", mode() === "move"));
desk.addEventListener("wheel", (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1, event.clientX, event.clientY);
}, { passive: false });

function title() {
  const { puzzle, description } = state.board;
  byId("title").textContent = puzzle.title ?? state.name ?? description;
}

function enable() {
  for (const id of Object.keys(withPuzzle)) byId(id).disabled = !state.board;
  byId("undo").disabled = state.past.length === 0;
  byId("redo").disabled = state.future.length === 0;
  byId("return").disabled = state.checkpoints.length === 0;
  // A button that is disabled under the focus leaves it to the board.
  if (document.activeElement.disabled) view.grid?.focus({ preventScroll: true });
}

state.addEventListener("puzzle", () => {
  palette.draw();
  title();
  enable();
  showTime();
  view.grid.focus({ preventScroll: true });
});
state.addEventListener("marks", enable);
byId("checkpoint").addEventListener("click", enable);
preferences.addEventListener("change", ({ detail }) => {
  if (!state.board) return;
  view.resize();
  if (detail.every((name) => ["cell", "left", "top"].includes(name))) return;
  view.drawAgain();
  palette.draw();
});

function showTime() {
  const [minutes, seconds] = [Math.floor(state.seconds / 60), state.seconds % 60];
  byId("timer").textContent = `${minutes}:${String(seconds).padStart(2, "0")}`;
}

setInterval(() => {
  if (!state.board || document.hidden || screens.current !== "play" || view.judgement?.solved) return;
  state.seconds += 1;
  showTime();
  if (state.seconds % 15 === 0) keep.save();
}, 1000);

menus();
enable();
attempt(() => keep.restore(screens.named === "play")).then(() => {
  if (!screens.current) screens.go(screens.named ?? "start");
  document.body.dataset.ready = "true";
});
