// Connects the parts of the page, and binds each button to its command.

import { ClueBar } from "./play/bar.js";
import { BoardView } from "./play/board.js";
import { Bring } from "./start/bring.js";
import { sharedByApp } from "./start/brought.js";
import { again, attempt, byId, openDialog, showMessage, showMarksMessage } from "./basics/dialogs.js";
import { Clock } from "./play/clock.js";
import { Covers } from "./game/covers.js";
import { End } from "./play/end.js";
import { Files } from "./export/files.js";
import { day } from "./game/days.js";
import { sketches } from "./game/drawings.js";
import { first } from "./game/first.js";
import { games } from "./game/games.js";
import { GamePad } from "./play/gamepad.js";
import { Gallery } from "./start/gallery.js";
import { Hello } from "./start/hello.js";
import { Help } from "./play/help.js";
import { Hand } from "./play/hand.js";
import { FromImage } from "./studio/image.js";
import { Keep } from "./game/keep.js";
import { Keyboard } from "./play/keyboard.js";
import { Make } from "./studio/make.js";
import { Overview } from "./play/map.js";
import { commandsOf, menus } from "./basics/menus.js";
import { Palette } from "./play/palette.js";
import { Pointer } from "./play/pointer.js";
import { Printing, arranged } from "./export/printing.js";
import { Publish } from "./export/publish.js";
import { Preferences, offerLanguages } from "./basics/preferences.js";
import { recent } from "./start/recent.js";
import { Records } from "./game/records.js";
import { Screens } from "./basics/screens.js";
import { against, extrasOf, pageOf, shared } from "./game/share.js";
import { Sounds } from "./play/sound.js";
import { Sources } from "./game/sources.js";
import { State } from "./game/state.js";
import { Statistics } from "./start/statistics.js";
import { StoredValue, whenDamaged } from "./basics/store.js";
import { Studio } from "./studio/studio.js";
import { Tools, settingsOf } from "./play/tools.js";
import { clock, list, t } from "./basics/words.js";

/** @import { Puzzle } from "./answers.js" */

const desk = byId("desk");
const preferences = new Preferences();
const state = new State();
const screens = new Screens();
const keep = new Keep(state);
const records = new Records(state);
const sources = new Sources(keep, records);
const view = new BoardView(state, preferences, desk);
const bar = new ClueBar(view, state, preferences);
/** Runs in a fixed order when a puzzle is loaded; the listeners of "puzzle" run after it, in any order. */
state.prepare = () => {
  keep.begin();
  preferences.nameColors(state.board);
  // The size of the board depends on the screen and on the clue bar, so these come first.
  screens.go("play", addressed());
  bar.place();
  view.draw();
  // The name needs the number of the puzzle on its shelf, which is loaded for that.
  if (state.from && !sources.loadedEntries) attempt(numbered);
};
const covers = new Covers(sources, preferences);
const end = new End(state, view, sources, gameName, covers);
const help = new Help(state, view, preferences, end);
const make = new Make(state, preferences);
const files = new Files(state);
const bring = new Bring(keep, preferences);
const palette = new Palette(state, preferences);
const hand = new Hand(state);
const pointer = new Pointer(view, state, {
  paint: (/** @type {string} */ mark, /** @type {MouseEvent} */ event) => hand.paint(mark, event),
  drag: (/** @type {any} */ drag) => hand.drag(drag),
  why: (cell) => attempt(() => help.why(cell)),
  undo: () => state.undo(),
  redo: () => state.redo(),
  moves: () => preferences.values.pad,
  drawn: (/** @type {string} */ kind) => movable(kind === "touch" ? "two-fingers" : "wheel"),
});
new Overview(view, state);
new Tools(view, state, preferences, () => {
  if (!help.dismiss()) showMessage("");
});

/** Shows once how a board that is larger than the window is moved. @param {"two-fingers" | "wheel"} device */
function movable(device) {
  const wasShown = new StoredValue(`nonosat.${device}`, (value) => value === true);
  if (wasShown.get()) return;
  wasShown.set(true);
  showMessage(t(device === "wheel" ? "page-wheel-moves" : "page-two-fingers"));
}
const gallery = new Gallery(sources, preferences, covers);
const statistics = new Statistics(records);
const sounds = new Sounds(state, preferences);
/** Copies a link to a puzzle. Returns false if only a file can hold the puzzle. @param {Puzzle} puzzle */
async function share(puzzle) {
  const { text, isCopied } = await shared(puzzle, { ending: state.ending });
  if (text) showMessage(text, isCopied ? "good" : "");
  return Boolean(text);
}
/** Makes a value when it is first needed, since most visits do not need it. @template T @param {() => T} make */
function late(make) {
  /** @type {T | undefined} */
  let value;
  return () => (value ??= make());
}
const studio = late(
  () =>
    new Studio(state, preferences, files, {
      prove: (subject) => help.solving.unique(subject),
      publish: (puzzle, title) => publishing().show(puzzle, title),
      outline: (shape, use) => make.another(shape, use),
    }),
);
// Screens that most visits do not need are loaded when they are first shown.
const line = late(async () => new (await import("./start/line.js")).Line());
const calendar = late(async () => new (await import("./start/calendar.js")).Calendar(sources, covers));
const learn = late(async () => new (await import("./start/learn.js")).Learn(sources));
const hello = new Hello(learn, sources);
const mine = late(
  async () =>
    new (await import("./start/mine.js")).Mine(sources, preferences, (drawing) => {
      screens.go("make");
      document.dispatchEvent(new CustomEvent("drawing", { detail: drawing }));
    }),
);
const printing = late(() => new Printing(preferences));
const publishing = late(() => new Publish());
const image = late(() => new FromImage(studio(), preferences, (board, name) => bring.begin(board, name)));
document.addEventListener("drawing", (/** @type {any} */ { detail }) => attempt(() => studio().drawing.open(detail)));
document.addEventListener("image", (/** @type {any} */ { detail }) => attempt(() => image().capture(detail)));

/** The commands of buttons, by the ids of these. Those in `withPuzzle` need a puzzle. */
const anytime = {
  new: () =>
    make.fresh(async (title, shape, colors) => {
      await studio().drawing.begin(title, shape, colors);
      screens.go("make");
    }),
  open: () => bring.show(),
  "start-open": () => bring.show(),
  "show-recent": () => recent(keep, preferences, (game) => gallery.nameOf(game)),
  statistics: () => statistics.show(),
  "mine-statistics": () => statistics.show(),
  "mine-save": () => anytime["save-all"](),
  "mine-load": () => byId("games-file").click(),
  "save-all": () => {
    keep.save();
    statistics.saveAll();
  },
  "load-all": () => byId("games-file").click(),
  image: () => image().capture(),
  "draw-image": () => image().capture(),
  preferences: () => preferences.edit(),
  keys: () => openDialog(byId("keys-dialog")),
  "full-screen": () =>
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
  smaller: () => view.zoom(1 / 1.25),
  larger: () => view.zoom(1.25),
  fit: () => view.fit(),
  again,
};
/**
 * On the screen for drawing, this command means the drawing instead of the game.
 * @param {string} screen
 * @param {() => unknown} work
 */
const ofScreen = (screen, work) => () => {
  if (screens.current !== "make") return work();
  if (byId(screen).disabled) showMessage(t("page-lamp-empty"));
  return byId(screen).click();
};
const withPuzzle = {
  save: ofScreen("draw-save", () => files.saveAs()),
  export: () => files.exportSvg(),
  share: async () => {
    if (!(await share(state.puzzle()))) await files.saveAs();
  },
  publish: ofScreen("draw-publish", () => publishing().show(state.puzzle(), gameName())),
  print: () => printing().show(game()),
  undo: () => state.undo(),
  redo: () => state.redo(),
  clear: () => showMarksMessage(state.clear() ? t("page-cleared") : t("page-clear-already")),
  checkpoint: () => {
    state.keep();
    keep.save();
    showMessage(t("page-checkpoint-set", { n: state.checkpoints.length }));
  },
  return: () => {
    const number = state.goBack();
    showMarksMessage(number ? t("page-checkpoint-back", { n: number }) : t("page-checkpoint-none"));
  },
  "edit-clues": async () => make.editClues(screens.current === "make" ? await studio().typed() : state),
  check: () => help.check(),
  hint: () => help.hint(),
  more: () => help.hint(),
  "do-it": () => help.doIt(),
  where: () => help.where(),
  "go-back": () => help.goBack(),
  solve: async () => {
    if (await openDialog(byId("solve-dialog"))) await help.solving.solve();
  },
  unique: () => help.solving.unique(),
};

for (const [id, work] of Object.entries({ ...anytime, ...withPuzzle })) {
  byId(id).addEventListener("click", () => attempt(work));
}

/** Can a key run this command on the current screen? @param {string} name */
const isHere = (name) => (screens.current === "play" ? state.board : name === "save" && screens.current === "make");
new Keyboard(view, state, {
  ...Object.fromEntries(
    ["undo", "redo", "save", "hint", "do-it", "check", "go-back"].map((name) => [
      name,
      () => isHere(name) && attempt(/** @type {Record<string, () => unknown>} */ (withPuzzle)[name]),
    ]),
  ),
  open: anytime.open,
  larger: anytime.larger,
  smaller: anytime.smaller,
  fit: anytime.fit,
  keys: anytime.keys,
  why: () => attempt(() => help.why(view.cursor)),
  color: (/** @type {number} */ number) => palette.choose(number),
  previousColor: () => palette.turn(-1),
  nextColor: () => palette.turn(1),
  cancel: () => state.board && (pointer.cancel() || help.cancel(t("page-cancelled")) || help.dismiss() || end.close()),
  swap: () => holding(hand.hold()),
  release: () => holding(hand.release()),
  nextMode: () => holding(hand.next()),
});

/** Shows which tool is held now. @param {string | null} tool */
function holding(tool) {
  if (tool !== null) showMessage(t("page-tool-held", { tool }));
}
new GamePad(view, state, () => showMessage(t("page-gamepad")));

/** The current game for printing. */
const game = () => ({
  board: /** @type {any} */ (state.board),
  letter: (/** @type {number} */ cell) => state.letter(cell),
  name: gameName(),
});
document.addEventListener("print", (/** @type {any} */ { detail: board }) =>
  attempt(() => printing().show({ board, letter: () => null, name: board.puzzle.title ?? t("page-draw-name") })),
);
addEventListener("beforeprint", () => {
  const pages = printing().pages ?? (state.board && arranged([game()], preferences));
  byId("printed")?.remove();
  if (pages) document.body.append(pages);
});
addEventListener("afterprint", () => {
  byId("printed")?.remove();
  printing().pages = null;
});

// After a click on a tool the board gets the focus; the keyboard leaves the focus where it is.
byId("dock").addEventListener("click", (/** @type {UIEvent} */ event) => {
  if (event.detail) view.grid?.focus({ preventScroll: true });
});

/** Names the tab after what it shows. */
function titled() {
  const name =
    screens.current === "play" && state.board
      ? gameName()
      : document.querySelector("#screens a[aria-current]")?.textContent?.trim();
  document.title = name ? `${name} · nonosat` : "nonosat";
  if (!state.board) return;
  const { author } = state.board.puzzle;
  byId("title").textContent = gameName();
  byId("embed-name").textContent = author ? `${gameName()} · ${t("card-author", { name: author })}` : gameName();
}

/**
 * The name of the game. The title of a puzzle of the collection reveals the picture, so it is used only once the game
 * is solved.
 */
function gameName() {
  const { puzzle, description } = state.board;
  if (state.isSolved && state.ending) return state.ending;
  return (state.from && !state.isSolved ? nameOnShelf() : puzzle.title) ?? state.name ?? description;
}

/** What the puzzle is called as long as its picture is a secret. */
const nameOnShelf = () =>
  sources.loadedEntries ? sources.nameOf(state.from, state.name) : (state.name ?? sources.nameOf(state.from));

function enable() {
  for (const id of Object.keys(withPuzzle))
    byId(id).disabled = !state.board && !(screens.current === "make" && byId(id).dataset.on?.includes("make"));
  // The clues of a puzzle that others play, too, are not the player's to change.
  if (screens.current === "play") byId("edit-clues").hidden = state.from !== null;
  byId("undo").disabled = state.past.length === 0;
  byId("redo").disabled = state.future.length === 0;
  byId("return").disabled = state.checkpoints.length === 0;
  // If the focused button becomes disabled, the board gets the focus.
  if (document.activeElement?.matches(":disabled")) view.grid?.focus({ preventScroll: true });
}

state.addEventListener("leave", () => showMessage(""));
state.addEventListener("puzzle", () => {
  palette.draw();
  titled();
  enable();
  if (state.beat && !state.isSolved) showMessage(t("page-beat", { time: clock(state.beat) }));
  view.grid.focus({ preventScroll: true });
});
state.addEventListener("puzzle", () => {
  // A puzzle that somebody made or opened is not the first of its kind.
  if (state.from && !state.isTouched && !isEmbedded) attempt(() => hello.teachBefore(state));
});
state.addEventListener("marks", enable);
state.addEventListener("disowned", () => {
  keep.soon();
  if (screens.current === "play") screens.go("play");
  enable();
  titled();
});
byId("checkpoint").addEventListener("click", enable);
preferences.addEventListener("change", (/** @type {any} */ { detail }) => {
  if (!state.board) return;
  preferences.nameColors(state.board);
  if (detail.every((/** @type {string} */ name) => ["largest", "left", "top", "tell", "pad"].includes(name)))
    return view.resize();
  view.drawAgain();
  palette.draw();
});

new Clock(state, preferences, {
  isPlaying: () => screens.current === "play" && !view.judgement?.solved,
  everySecond: () => {
    if (state.seconds % 15 === 0) keep.save();
  },
});

/** The function that draws each screen when it is shown. @type {Record<string, () => unknown>} */
const drawScreen = {
  start: async () => {
    await hello.draw();
    await gallery.draw();
  },
  make: () => studio().begin(),
  days: async () => (await calendar()).draw(),
  mine: async () => (await mine()).draw(),
  learn: async () => (await learn()).begin(screens.path, byId("learn-place")),
  line: async () => (await line()).begin(),
};
const draw = (/** @type {string[]} */ ...names) => {
  if (names.includes(screens.current)) attempt(drawScreen[screens.current]);
};
screens.addEventListener("screen", () => {
  commandsOf(screens.current);
  settingsOf(screens.current);
  enable();
  if (screens.current !== "play") keep.save();
  draw(...Object.keys(drawScreen));
  titled();
});
screens.addEventListener("leave", (/** @type {any} */ { detail: oldScreen }) => {
  // The message was about the screen before. Only the play screen shows a hint; on other screens the state may already
  // have a new board, which the view does not show yet.
  if (oldScreen && !(oldScreen === "play" && help.dismiss())) showMessage("");
  if (oldScreen === "start") {
    gallery.leave();
    hello.leave();
  }
  if (oldScreen === "play" && state.board) end.close();
});
screens.addEventListener("address", () => {
  draw("learn", "line");
  if (screens.current === "play") attempt(playFromAddress);
});
records.subscribe(() => draw("start", "days", "mine"));
// Another tab plays or draws.
for (const record of [games, sketches])
  record.subscribe((isElsewhere) => {
    if (isElsewhere) draw("start", "mine");
  });
preferences.addEventListener("change", () => draw("start", "days", "mine"));
let today = day();
/** Draws again what shows the day if that has changed while the page stayed open. */
function dated() {
  if (document.hidden || day() === today) return;
  today = day();
  draw("start", "days", "mine");
}
for (const name of ["visibilitychange", "focus", "pageshow"]) addEventListener(name, dated);
// A page that is only looked at gets none of these events at midnight.
setInterval(dated, 60_000);

/** The address of the game. */
const addressed = () => against(sources.addressOf(state.from), state.beat);

/** Puts the number of the puzzle on the page. */
async function numbered() {
  await sources.entries();
  titled();
}

/**
 * Plays what the address names: a puzzle by its number or date; without one, the newest game. If there is none, the
 * start screen is shown.
 */
async function playFromAddress() {
  const { path } = screens,
    [place, query = ""] = path.split("?"),
    from = path ? await sources.fromAddress(place) : null;
  if (path && !from) {
    screens.go("start");
    return showMessage(t("page-no-such-puzzle"), "problem");
  }
  const { beat = null } = extrasOf(query);
  // Older versions of the page had other addresses.
  if (from) history.replaceState(null, "", `#play/${against(sources.addressOf(from), beat)}`);
  if (from && (from !== state.from || (beat && beat !== state.beat))) await sources.play(from, { beat });
  else if (!state.board) await keep.restore(true);
  if (!state.board) screens.go("start");
}

offerLanguages(/** @type {HTMLSelectElement} */ (document.querySelector("#preferences-dialog [name=language]")));
menus();
enable();
byId("full-screen").hidden = !document.fullscreenEnabled;
byId("vibration").hidden = !("vibrate" in navigator);
// The title shows the name of the picture once the game is solved.
document.addEventListener("solved", (/** @type {any} */ { detail }) => {
  state.isSolved = true;
  hello.learned(state.board);
  keep.soon();
  attempt(() => records.add(detail ?? {}));
  sounds.play("solved");
  titled();
});
whenDamaged((names) => showMessage(t("page-mine-mended", { names: list(names) }), "problem"));
addEventListener("hashchange", () => {
  if (location.hash.startsWith("#p=")) attempt(() => keep.restore(false));
});
const isEmbedded = document.body.hasAttribute("data-embed");
if (isEmbedded) {
  byId("embed-open").href = `${pageOf("")}${location.hash}`;
  byId("home").removeAttribute("href");
}
/** Shows what the address names, so that a reload changes nothing; without a name, restores the game of this tab. */
async function begin() {
  const { requested, path } = screens;
  if (requested && requested !== "play") return;
  if (path) await playFromAddress();
  else await keep.restore(requested === "play", first);
}
attempt(begin).then(() => {
  if (isEmbedded && !state.board) showMessage(t("page-embed-none"));
  const { requested, path } = screens,
    isNothing = !requested || (requested === "play" && !state.board);
  if (!screens.current) screens.go(isNothing ? "start" : requested, isNothing ? "" : path);
  document.body.dataset.ready = "true";
  document.dispatchEvent(new Event("ready"));
  attempt(async () => {
    const brought = await sharedByApp();
    if (brought) await bring.take(brought);
  });
});
