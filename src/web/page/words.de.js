// German. English on the left, as it stands in the page and its modules.

export const TABLE = {
  "Puzzles": "Rätsel",
  "Make": "Entwerfen",
  "File": "Datei",
  "Edit": "Bearbeiten",
  "Tools": "Werkzeuge",
  "Copy a link": "Link kopieren",
  "A link to the puzzle is copied. Whoever opens it can play it.": "Ein Link zum Rätsel ist kopiert. Wer ihn öffnet, kann es spielen.",
  "The address of this page is a link to the puzzle now; copy it from there.": "Die Adresse dieser Seite ist jetzt ein Link zum Rätsel; von dort lässt er sich kopieren.",
  "The link holds no puzzle: {why}": "Der Link enthält kein Rätsel: {why}",
  "The link holds more than one puzzle.": "Der Link enthält mehrere Rätsel.",
  "A new version is here. Your game is kept.": "Eine neue Fassung ist da. Ihr Spiel bleibt erhalten.",
  "Load it": "Laden",
};
