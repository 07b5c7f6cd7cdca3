// German. English on the left, as it stands in the page and its modules.

export const TABLE = {
  "Puzzles": "Rätsel",
  "Make": "Entwerfen",
  "File": "Datei",
  "Edit": "Bearbeiten",
  "Tools": "Werkzeuge",
};
