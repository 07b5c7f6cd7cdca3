# German.

## Lists

list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }

## Colors

color-black = schwarz
color-white = weiß
color-gray = grau
color-dark-gray = dunkelgrau
color-light-gray = hellgrau
color-brown = braun
color-dark-brown = dunkelbraun
color-red = rot
color-light-red = hellrot
color-dark-red = dunkelrot
color-orange = orange
color-light-orange = hellorange
color-dark-orange = dunkelorange
color-yellow = gelb
color-light-yellow = hellgelb
color-dark-yellow = dunkelgelb
color-green = grün
color-light-green = hellgrün
color-dark-green = dunkelgrün
color-turquoise = türkis
color-light-turquoise = helltürkis
color-dark-turquoise = dunkeltürkis
color-blue = blau
color-light-blue = hellblau
color-dark-blue = dunkelblau
color-purple = violett
color-light-purple = hellviolett
color-dark-purple = dunkelviolett
color-pink = rosa
color-light-pink = hellrosa
color-dark-pink = dunkelrosa
color-background = Hintergrund
color-shaded = ausgemalt
color-lettered = { $color } ({ $letter })

## Lines of a board

line-row = Zeile { $label }
line-column = Spalte { $label }
line-falling-diagonal = fallende Diagonale { $label }
line-rising-diagonal = steigende Diagonale { $label }

## Page: the bar and its menus

page-bar-screens = Seiten
page-bar-puzzles = Rätsel
page-bar-make = Entwerfen
page-bar-menus = Menüs
page-menu-file = Datei
page-menu-new = Neu…
page-menu-open = Öffnen…
page-menu-recent = Zuletzt gespielt…
page-menu-save = Speichern…
page-menu-export = Als Zeichnung speichern
page-copy-link = Link kopieren
page-menu-print = Drucken
page-menu-statistics = Statistik…
page-menu-save-all = Alle Spiele speichern
page-menu-load-all = Gespeicherte Spiele lesen…
page-menu-edit = Bearbeiten
page-menu-clear = Gitter leeren
page-menu-checkpoint = Zwischenstand merken
page-menu-return = Zurück zum Zwischenstand
page-menu-edit-clues = Zahlen bearbeiten…
page-menu-generate = Zahlen aus dem Bild
page-menu-preferences = Einstellungen…
page-menu-tools = Werkzeuge
page-menu-check = Auf Fehler prüfen
page-menu-hint = Hinweis
page-menu-solve = Lösen
page-menu-unique = Eindeutig lösbar?
page-menu-image = Aus einem Bild…
page-menu-keys = Tasten…
page-no-puzzle = Kein Rätsel
page-clock-pause = Pause
page-clock-go-on = Weiter
page-clock-played = Spielzeit

## Page: the first screen

page-continue = Weiterspielen
page-continue-play = Weiter
page-percent = { $n } %
page-day = Rätsel des Tages
page-day-play = Spielen
page-day-again = Noch einmal spielen
page-day-streak =
    { $n ->
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
page-random = Ein neues
page-random-size = Größe
page-random-hexagons = Sechsecke
page-random-triangles = Dreiecke
page-random-difficulty = Schwierigkeit
page-random-play = Erzeugen und spielen
page-random-working = Ein Rätsel entsteht…
page-random-none = In der Zeit fand sich keines. Vielleicht hilft eine andere Größe.
page-random-near = In der Zeit fand sich keines dieser Schwierigkeit; dieses kommt ihr nahe.
page-random-name = Ein neues, { $size }
page-own = Eigene
page-own-about = Ein Rätsel zeichnen, aus einem Bild machen oder eine Datei in einem der üblichen Formate öffnen. Oder hier ablegen.
page-own-make = Entwerfen
page-gallery = Rätsel
page-gallery-solved = { $n } von { $all } gelöst
page-gallery-show = Zeige
page-gallery-all = alle
page-gallery-open = ungelöste
page-gallery-done = gelöste
page-gallery-colors = farbige
page-gallery-hexagons = Sechsecke
page-gallery-triangles = Dreiecke
page-gallery-sort = Ordne
page-gallery-difficulty = nach Schwierigkeit
page-gallery-size = nach Größe
page-gallery-none = Solche Rätsel gibt es nicht.
page-card-name = Rätsel { $n }
page-no-name = Ohne Namen
page-card-solved = gelöst in { $time }
page-game-share = zu { $n } % gelöst
page-game-solved = gelöst
page-card-stars =
    { $n ->
        [one] { $n } Stern
       *[other] { $n } Sterne
    }
page-card-colors =
    { $n ->
        [one] { $n } Farbe
       *[other] { $n } Farben
    }
page-class-trivial = Erste Schritte
page-class-lines = Zeile für Zeile
page-class-trials = Vorausschauen
page-class-deep-trials = Weit vorausschauen
page-class-guessing = Raten
page-size-hexagon = Sechseck { $sides }
page-size-triangles = Dreiecke { $sides }

## Page: the board

page-paused = Die Uhr steht. Zum Weiterspielen irgendwohin klicken.
page-clues = Zahlen
page-mark-blank = leer
page-mark-clear = offen
page-mark-maybe = vielleicht { $what }
page-cell = { $place }: { $what }
page-cell-given = { $place }: { $what }, vorgegeben
page-cell-place-up = { $row }, Feld { $n } von { $all }, Spitze oben
page-cell-place-down = { $row }, Feld { $n } von { $all }, Spitze unten
page-clue = { $line }: { $clue }
page-clue-done = { $line }: { $clue }, fertig
page-clue-unknown = unbekannte Zahlen
page-clue-unknown-length = unbekannte Länge
page-clue-run = { $n } { $color }
page-line-done = { $line } ist fertig
page-readout-left = noch { $n }
page-readout-over = { $n } zu viel
page-dock = Werkzeuge des Gitters
page-undo = Rückgängig
page-redo = Wiederholen
page-undo-tip = Rückgängig (Strg+Z)
page-redo-tip = Wiederholen (Strg+Y)
page-hint = Hinweis
page-hint-tip = Hinweis (H)
page-check = Prüfen
page-check-tip = Auf Fehler prüfen (C)
page-fit-tip = Einpassen (F)
page-zoom-smaller = Kleinere Felder
page-zoom-larger = Größere Felder
page-zoom-fit = Gitter einpassen
page-tool-legend = Was ein Klick oder Finger tut
page-tool-swap = Stift oder Kreuz
page-tool-pen = Stift
page-tool-cross = Kreuz
page-tool-maybe = Vielleicht
page-tool-cycle = Reihum
page-tool-pen-tip = Felder ausmalen
page-tool-cross-tip = Felder ankreuzen
page-tool-maybe-tip = Eine Vermutung eintragen
page-tool-cycle-tip = Ausmalen, ankreuzen, leeren: eins nach dem anderen
page-tool-held = Werkzeug: { $tool }.
page-palette = Farbe
page-cleared = Das Gitter ist leer. Rückgängig bringt alles zurück.
page-clear-already = Das Gitter ist leer.
page-checkpoint-set = Zwischenstand { $n } ist gemerkt.
page-checkpoint-back = Zurück bei Zwischenstand { $n }.
page-checkpoint-none = Es gibt keinen früheren Zwischenstand.
page-end-title = Gelöst!
page-end-time = Zeit { $time }
page-end-hints =
    { $n ->
        [0] keine Hinweise
        [1] ein Hinweis
       *[other] { $n } Hinweise
    }
page-end-mistakes =
    { $n ->
        [1] ein Fehler
       *[other] { $n } Fehler
    }
page-end-next = Nächstes Rätsel
page-end-share = Teilen
page-end-close = Zurück zum Gitter
page-end-congratulations = Glückwunsch! Das Rätsel ist gelöst.

## Page: hints and checks

page-further = Weiter
page-working = Wird gesucht… Esc beendet es.
page-given-up = Abgebrochen, weil sich das Gitter geändert hat.
page-cancelled = Abgebrochen.
page-cancelled-after = Abgebrochen nach { $time }.
page-no-answer-in-time = In der Zeit fand sich keine Antwort.
page-no-solution = Das Rätsel hat keine Lösung.
page-hint-which = Welche Felder?
page-hint-why = Warum?
page-hint-do = Ausführen
page-hint-solved = Es ist gelöst.
page-hint-several = Von hier aus hat das Rätsel mehrere Lösungen, und kein Schluss führt weiter.
page-hint-none-in-time = In der Zeit fand sich kein Hinweis.
page-hint-missing = Es gibt gerade keinen Hinweis. H holt einen.
page-hint-done = Erledigt. Rückgängig nimmt es zurück.
page-why-given = Dieses Feld gibt das Rätsel vor.
page-why-open = Aus einzelnen Reihen folgt dieses Feld noch nicht.
page-why-mistake = Irgendwo ist ein Fehler, also folgt nichts. Prüfen zeigt, wo.
page-why-far =
    { $before ->
        [one] { $before } anderer Schritt führt dorthin. Hinweis zeigt den nächsten.
       *[other] { $before } andere Schritte führen dorthin. Hinweis zeigt den nächsten.
    }
page-check-right = Bisher kein Fehler.
page-mistake = Irgendwo ist ein Fehler.
page-mistake-now = Das kann nicht stimmen.
page-mistake-unknown = Welche Felder falsch sind, fand sich nicht in der Zeit.
page-mistake-where = Zeig mir, wo
page-mistake-back = Zurück zum letzten richtigen Stand
page-mistake-undone =
    { $n ->
        [one] { $n } Schritt zurück: jetzt stimmt alles.
       *[other] { $n } Schritte zurück: jetzt stimmt alles.
    }
page-mistake-always = Das Spiel begann mit einem Fehler: Kein früherer Stand stimmt.

## Page: solving

page-solving = Lösen
page-solving-elapsed = Vergangene Zeit
page-solving-reading = Lesen
page-solving-lines =
    { $n ->
        [one] Reihen einzeln gelöst: { $n } Feld offen
       *[other] Reihen einzeln gelöst: { $n } Felder offen
    }
page-solving-probing =
    { $n ->
        [one] Felder auf beide Arten versucht: { $n } Feld offen
       *[other] Felder auf beide Arten versucht: { $n } Felder offen
    }
page-solving-formula = Eine Formel aus { $variables } Variablen und { $clauses } Klauseln wird entschieden
page-solving-search =
    { $n ->
        [one] Entscheiden: bisher { $n } Sackgasse
       *[other] Entscheiden: bisher { $n } Sackgassen
    }
page-solving-part = Entscheiden, Teil { $n }
page-solve-done = Gelöst. Rückgängig bringt deine Markierungen zurück.
page-solve-none = Es gibt keine Lösung: { $why }.
page-solve-undecided = Unentschieden: { $why }.
page-out-of-time = die Zeit ist abgelaufen
page-unique-title = Eindeutig lösbar
page-unique = Das Rätsel hat genau eine Lösung.
page-several-title = Mehrere Lösungen
page-several =
    { $n ->
        [one] Das Rätsel hat mehrere Lösungen. Zwei davon unterscheiden sich in { $n } Feld, das auf dem Gitter umrandet ist.
       *[other] Das Rätsel hat mehrere Lösungen. Zwei davon unterscheiden sich in { $n } Feldern, die auf dem Gitter umrandet sind.
    }
page-none-title = Keine Lösung
page-none = Das Rätsel hat keine Lösung: { $why }.
page-undecided-title = Unentschieden
page-undecided = Es fand sich keine Antwort: { $why }.
page-proof-about =
    { $verdict ->
        [unique] Zum Nachprüfen: eine Datei mit dem Rätsel, seinem Bild und jedem Schritt, der ein anderes ausschließt. Nach dem Auspacken in einen eigenen Ordner prüft dort `python3 check.py` alles ohne nonosat.
        [several] Zum Nachprüfen: eine Datei mit dem Rätsel und zweien seiner Bilder. Nach dem Auspacken in einen eigenen Ordner prüft dort `python3 check.py` alles ohne nonosat.
       *[none] Zum Nachprüfen: eine Datei mit dem Rätsel und jedem Schritt, der ein Bild ausschließt. Nach dem Auspacken in einen eigenen Ordner prüft dort `python3 check.py` alles ohne nonosat.
    }
page-proof-download = Beweis herunterladen
page-proof-working = Beweisen
page-proof-none = Es gibt keine Datei: { $why }.
page-proof-out-of-time = in der Zeit fand sich kein Beweis
page-proof-saved = { $name } ist gespeichert, { $size }.

## Page: drawing a puzzle

page-make = Ein Rätsel entwerfen
page-draw-tools = Werkzeuge zum Zeichnen
page-draw-tool = Werkzeug
page-draw-pen = Stift
page-draw-line = Linie
page-draw-box = Rahmen
page-draw-fill = Füllen
page-draw-hole = Löcher im Gitter
page-draw-across = Links und rechts zugleich zeichnen
page-draw-down = Oben und unten zugleich zeichnen
page-draw-unusable = { $tool }: { $why }
page-draw-box-rectangle = Ein Rahmen braucht Zeilen und Spalten.
page-draw-hole-rectangle = Nur Rechtecke können Löcher haben.
page-draw-across-unlike = Bei diesem Umriss ist die rechte Seite nicht wie die linke.
page-draw-down-unlike = Bei diesem Umriss ist die untere Hälfte nicht wie die obere.
page-draw-picture = Bild
page-draw-mirror = Links und rechts spiegeln
page-draw-flip = Oben und unten spiegeln
page-draw-turn = Drehen
page-draw-left = Nach links schieben
page-draw-right = Nach rechts schieben
page-draw-up = Nach oben schieben
page-draw-below = Nach unten schieben
page-draw-clear = Alles löschen
page-outline = Umriss
page-outline-change = Umriss…
page-outline-of = Umriss: { $size }
page-columns = Spalten
page-rows = Zeilen
page-easel = Das Bild
page-easel-size = Das Bild, { $size }
page-easel-keys = Pfeile bewegen, mit Umschalt malen sie weiter; Umschalt mit Pos1, Bild auf, Ende oder Bild ab geht schräg. Leertaste malt, Entf nimmt weg; Plus, Minus und F ändern die Größe.
page-easel-no-cell = kein Feld
page-hole-line = Jede Zeile und jede Spalte behält ein Feld.
page-lamp-working = Wird geprüft…
page-lamp-empty = Noch ist nichts gezeichnet.
page-lamp-fair = Eindeutig lösbar: Es gibt kein anderes Bild.
page-lamp-stars = { $n } von 5
page-lamp-several = Noch nicht eindeutig: Andere Bilder haben dieselben Zahlen.
page-lamp-cells =
    { $n ->
        [one] { $n } Feld steht nicht fest.
       *[other] { $n } Felder stehen nicht fest.
    }
page-lamp-cells-at-least =
    { $n ->
        [one] Mindestens { $n } Feld steht nicht fest.
       *[other] Mindestens { $n } Felder stehen nicht fest.
    }
page-lamp-undecided = In { $time } fand sich keine Antwort.
page-lamp-other = Ein anderes Bild mit denselben Zahlen
page-mend = Reparieren
page-mend-working = Die wenigsten Änderungen werden gesucht…
page-mend-out-of-time = In der Zeit fand sich keine Reparatur.
page-mend-impossible = Es lässt sich nicht reparieren.
page-mend-found =
    { $n ->
        [one] Mit { $n } geänderten Feld ist es eindeutig lösbar.
       *[other] Mit { $n } geänderten Feldern ist es eindeutig lösbar.
    }
page-mend-fewest = Weniger geht nicht.
page-mend-do = Diese ändern
page-mend-not = So lassen
page-draw-title = Titel
page-draw-colors = Farben
page-color-add = Weitere Farbe
page-color-background = Hintergrund
page-color-number = Farbe { $n }
page-color-use = Malen mit: { $name }
page-color-looks = { $name }: Aussehen
page-color-called = { $name }: Name
page-color-remove = { $name } entfernen
page-draw-play = Spielen
page-draw-save = Speichern, PNG, drucken…
page-draw-image = Aus einem Bild…
page-draw-prove = Beweisen, dass es eindeutig ist
page-draw-name = Meine Zeichnung

## Page: dialogs

page-ok = OK
page-cancel = Abbrechen
page-number-wrong = { $name }: { $found } statt einer ganzen Zahl von { $least } bis { $most }
page-number-missing = keine Zahl
page-new = Neues Rätsel
page-new-shape = Form
page-new-rectangle = Rechteck
page-new-hexagons = Sechsecke
page-new-triangles = Dreiecke
page-new-alike = Alle Seiten gleich
page-new-side = Seite
page-new-colors = Farben
page-new-done = Zeichne ein Bild und hole die Zahlen daraus, oder gib die Zahlen ein.
page-outline-facts =
    { $size }: { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }, { $lines ->
        [one] { $lines } Reihe
       *[other] { $lines } Reihen
    }
page-outline-many =
    { $n ->
        [one] Mehr als { $n } Feld ist zu viel.
       *[other] Mehr als { $n } Felder sind zu viele.
    }
page-outline-side-e = Seite E wäre { $n }: A + B − D. D muss kürzer werden, oder A oder B länger.
page-outline-side-f = Seite F wäre { $n }: C + D − A. A muss kürzer werden, oder C oder D länger.
page-outline-zero = Zwei Seiten nebeneinander können nicht beide 0 sein.
page-clues-edit = Zahlen bearbeiten
page-clues-about = Zahlen, getrennt durch Leerzeichen oder Punkte, `3 1` oder `3.1`; nichts oder `0` für eine leere Reihe, `*` für eine unbekannte, `?` für eine unbekannte Länge.
page-clues-letters = Ein Buchstabe hinter jeder Zahl ist ihre Farbe, wie in 3a: { $letters }; ? für eine unbekannte.
page-clues-letter = { $letter } { $name }
page-lines-rows = Zeilen
page-lines-columns = Spalten
page-lines-falling = Fallende Diagonalen
page-lines-rising = Steigende Diagonalen
page-clues-differ = Die Summen sind verschieden: { $why }.
page-clues-use = Trotzdem verwenden
page-clues-unused = Die eingegebenen Zahlen gelten noch nicht. Noch einmal Esc oder Abbrechen verwirft sie.
page-clues-used = Die Zahlen gelten.
page-clues-unsolvable = Diese Zahlen haben keine Lösung: { $why }.
page-clues-drawn = Die Zahlen sind die des Bildes. Jetzt das Gitter leeren und lösen, oder nachsehen, ob es eindeutig lösbar ist.
page-clues-before = Das Spiel mit den Zahlen davor steht bei „Zuletzt gespielt“.
page-image = Aus einem Bild
page-image-file = Bild (PNG, JPEG, GIF, BMP, WebP)
page-image-original = Das Bild; was dunkel ist, fällt weg
page-image-drag = Darüber ziehen schneidet einen Teil aus.
page-image-suggestions = Vorschläge
page-image-suggest = Vorschläge machen
page-image-likeness = zu { $n } % wie das Bild
page-image-tone = Farben
page-image-threshold = Schwarz, wo dunkler als…
page-image-otsu = Schwarz und weiß, von selbst getrennt
page-image-local = Schwarz, wo dunkler als die Umgebung
page-image-edges = Kanten
page-image-dither = Grau als Muster
page-image-several = Mehrere Farben
page-image-darker = Dunkler als
page-image-count = Zahl der Farben mit dem Hintergrund
page-image-same = wie das Bild
page-image-crop = Einfarbigen Rand weglassen
page-image-invert = Hell und dunkel tauschen
page-image-cut = Abschneiden, Prozent
page-image-left = Links
page-image-top = Oben
page-image-right = Rechts
page-image-bottom = Unten
page-image-capture = Übernehmen
page-image-facts =
    { $height ->
        [one] { $height } Zeile
       *[other] { $height } Zeilen
    }, { $width ->
        [one] { $width } Spalte
       *[other] { $width } Spalten
    }, { $colors ->
        [one] { $colors } Farbe
       *[other] { $colors } Farben
    }
page-image-done = Das Bild ist gezeichnet. Daneben steht, ob das Rätsel eindeutig lösbar ist.
page-statistics = Statistik
page-statistics-table = Was gelöst wurde
page-statistics-day = Tag
page-statistics-puzzle = Rätsel
page-statistics-size = Größe
page-statistics-time = Zeit
page-statistics-hints = Hinweise
page-statistics-mistakes = Fehler
page-statistics-export = Als Tabelle speichern
page-sum-solved = gelöst
page-sum-time = insgesamt
page-sum-mean = im Durchschnitt
page-sum-alone = ohne Hilfe
page-sum-streak = Tage in Folge
page-games-saved = Alle Spiele sind in einer Datei gespeichert.
page-games-read =
    { $n ->
        [one] { $n } Spiel wurde gelesen.
       *[other] { $n } Spiele wurden gelesen.
    }
page-games-none = { $name } hat keine gespeicherten Spiele dieser Seite.
page-recent = Zuletzt gespielt
page-recent-none = Dieser Browser hat noch keine.
page-recent-delete = { $name } löschen
page-save = Speichern
page-save-name = Name
page-save-format = Format
page-save-print = Drucken oder PDF
page-save-usual = Üblich
page-save-others = Andere
page-save-png = PNG, ein Bild
page-save-svg = SVG, eine Zeichnung
page-save-without = Ohne { $lost }.
page-saved-without = Gespeichert ohne { $lost }.
page-saved = Gespeichert.
page-save-impossible = { $format } ({ $why })
page-save-not = nicht { $lost }
page-save-picture = es fasst ein Bild
page-save-letters = keine leeren Reihen, keine Zahl über 26
page-save-square = nur Quadrate
page-save-other = das fasst es nicht
page-lost-hexagon = das sechseckige Gitter
page-lost-triangles = das dreieckige Gitter
page-lost-unequal-sides = die ungleichen Seiten des Gitters
page-lost-holes = die Löcher im Gitter
page-lost-colors = mehrere Farben
page-lost-unknown-lengths = Blöcke unbekannter Länge
page-lost-unknown-colors = Blöcke unbekannter Farbe
page-lost-unknown-lines = Reihen mit unbekannten Zahlen
page-lost-givens = vorgegebene Felder
page-lost-partial-givens = vorgegebene Felder mit mehreren möglichen Farben
page-lost-inks = das Aussehen der Farben
page-lost-background = die Farbe des Hintergrunds
page-lost-color-names = die Namen der Farben
page-lost-goal = das Zielbild
page-lost-saved = den Spielstand
page-lost-partial-saved = Felder mit mehreren möglichen Farben im Spielstand
page-lost-title = den Titel
page-lost-author = den Autor
page-lost-rights = Urheber und Lizenz
page-lost-catalogue = den Katalogeintrag
page-lost-remark = die Bemerkung
page-preferences = Einstellungen
page-preferences-largest = Größtes Feld, Pixel
page-preferences-left = Linker Rand, Pixel
page-preferences-top = Oberer Rand, Pixel
page-preferences-fill = Offene Felder fertiger Reihen als leer zeigen
page-preferences-mistakes = Fehler sofort melden
page-preferences-letters = Buchstaben auf farbigen Feldern
page-preferences-theme = Aussehen
page-preferences-system = Wie das System
page-preferences-light = Hell
page-preferences-dark = Dunkel
page-preferences-contrast = Hoher Kontrast
page-preferences-inks = Farben
page-preferences-own = Die des Rätsels
page-preferences-safe = Für Farbenblinde unterscheidbar (bis zu 15 Farben)
page-preferences-language = Sprache
page-preferences-browser = Wie der Browser
page-preferences-clock = Uhr zeigen
page-preferences-sound = Töne

## Page: the list of keys

page-keys = Tasten
page-key-arrows = Pfeile, Pos1, Ende, Bild auf, Bild ab
page-key-arrows-do = bewegen den Cursor
page-key-space = Leertaste, Umschalt+Leertaste
page-key-space-do = nächstes Zeichen, voriges Zeichen
page-key-enter = Eingabe, X, Q, Entf
page-key-enter-do = ausmalen, ankreuzen, vermuten, leeren
page-key-shift = Umschalt+Pfeil
page-key-shift-do = malt die Reihe entlang
page-key-aslant = Umschalt+Pos1, Bild auf, Ende, Bild ab
page-key-aslant-do = malen in Sechsecken und Dreiecken nach links oben, rechts oben, links unten, rechts unten
page-key-digits = 1 bis 9, 0
page-key-digits-do = wählen die Farbe; 0 ist die zehnte
page-key-comma = Komma, Punkt
page-key-comma-do = vorige Farbe, nächste Farbe
page-key-undo = Strg+Z, Strg+Y
page-key-undo-do = rückgängig, wiederholen
page-key-save = Strg+S, Strg+O
page-key-save-do = speichern, öffnen
page-key-help-do = diese Seite
page-key-hint = H, immer wieder
page-key-hint-do = Hinweis: wo, welche Felder, warum
page-key-follow-do = tut, was der Hinweis sagt
page-key-check = C, noch einmal
page-key-check-do = prüft auf Fehler, zeigt den Fehler
page-key-back-do = zurück zum letzten richtigen Stand
page-key-why-do = warum dieses Feld ist, was es ist
page-key-zoom-do = größere Felder, kleinere, das ganze Gitter
page-key-tool-do = Stift oder Kreuz, das nächste Werkzeug
page-key-escape = Esc
page-key-escape-do = bricht einen Zug, einen Hinweis oder eine Prüfung ab; kein Hinweis mehr
page-key-drag = Neben dem Gitter ziehen, oder zwei Finger
page-key-drag-do = verschieben das Gitter
page-key-wheel = Mausrad, oder zwei Finger auseinander
page-key-wheel-do = größer, kleiner
page-key-tap = Mit zwei Fingern tippen, mit dreien
page-key-press = Lange drücken, oder W
page-key-number = Klick auf eine Zahl
page-key-number-do = streicht sie durch

## Page: files, links, kept games

page-file = Rätseldatei
page-file-games = Datei mit Spielen
page-file-name = Rätsel
page-file-opened = { $name } ist offen.
page-file-continued = { $name } ist offen, wo du aufgehört hast.
page-file-image = { $name } ist ein Bild; „Aus einem Bild“ im Menü Werkzeuge macht ein Rätsel daraus.
page-file-large = { $name } hat { $n } MiB, höchstens 16 sind erlaubt.
page-file-which-format = Welches Format?
page-file-formats = { $name } könnte in mehreren sein.
page-file-which-puzzle = Welches Rätsel?
page-file-puzzles =
    { $n ->
        [one] { $name } enthält { $n } Rätsel.
       *[other] { $name } enthält { $n } Rätsel.
    }
page-link-copied = Ein Link zum Rätsel ist kopiert. Wer ihn öffnet, kann es spielen.
page-link-address = Die Adresse dieser Seite ist jetzt ein Link zum Rätsel; von dort lässt er sich kopieren.
page-link-wrong = Der Link enthält kein Rätsel: { $why }
page-link-damaged = er ist beschädigt oder nicht vollständig
page-link-large =
    { $n ->
        [one] mehr als { $n } Byte
       *[other] mehr als { $n } Byte
    }
page-link-several = Der Link enthält mehrere Rätsel.
page-keep-other-tab = Ein anderer Tab hat dieses Spiel weitergespielt. Hier geht es als eigenes weiter; „Zuletzt gespielt“ hat beide.
page-keep-two-tabs = Dieses Spiel läuft auch in einem anderen Tab. Was du hier tust, bleibt als eigenes Spiel erhalten.
page-keep-gone = Dieses Spiel ist nicht mehr da.
page-keep-no-undo = Dieser Browser hat keinen Platz für das, was Rückgängig braucht: Es endet mit dieser Seite. Spiele lassen sich in Dateien speichern.
page-keep-no-checkpoints = Dieser Browser hat keinen Platz für Rückgängig und Zwischenstände: Sie enden mit dieser Seite. Spiele lassen sich in Dateien speichern.
page-keep-removed = Dieser Browser ist voll: Die ältesten Spiele mussten diesem weichen. Spiele lassen sich in Dateien speichern.
page-keep-impossible = Dieses Spiel hat in diesem Browser keinen Platz; es lässt sich in eine Datei speichern.
page-update = Eine neue Fassung ist da. Dein Spiel bleibt erhalten.
page-update-load = Laden

## Page: what went wrong

page-engine-silent = nonosat antwortet nicht; läuft es noch?
page-engine-missing = nonosat konnte nicht geladen werden; ist das Netz da?
page-engine-worker = der Worker ließ sich nicht starten
page-engine-broken = die Antwort brach ab
page-engine-status = nonosat antwortete { $status }
page-refused-large = Das ist größer, als nonosat es hier annimmt.
page-refused-busy = Zu viele Anfragen auf einmal; bitte noch einmal versuchen.
page-refused-slow = Die Daten kamen zu langsam an; bitte noch einmal versuchen.
page-fault-empty = Es ist kein Rätsel darin.
page-fault-large = Das ist zu groß.
page-fault-unknown-format = So beginnt keines der bekannten Formate.
page-fault-encoding = Zeile { $line }, Spalte { $column }: Das ist kein Text oder nicht in UTF-8.
page-fault-clue-count = Zeile { $line }, Spalte { $column }: Es sind mehr oder weniger Zahlenreihen, als das Gitter Reihen hat.
page-fault-clue-too-long = Zeile { $line }, Spalte { $column }: Die Zahlen brauchen mehr Felder, als ihre Reihe hat.
page-fault-image = Das ist ein Bild; „Aus einem Bild“ im Menü Werkzeuge macht ein Rätsel daraus.
page-fault-convert = Das ist kein Rätsel; als PNG gespeichert macht „Aus einem Bild“ im Menü Werkzeuge eines daraus.
page-fault-several = Es sind mehrere Rätsel darin.
page-fault-other = Zeile { $line }, Spalte { $column }: Das war dort nicht zu erwarten (auf Englisch: { $message }, expected { $expected }).
page-fault-other-fix = Zeile { $line }, Spalte { $column }: Das war dort nicht zu erwarten (auf Englisch: { $message }, expected { $expected }; { $fix }).
