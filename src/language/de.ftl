# German. The reader is "du".
#
# Words:
#   puzzle       Rätsel              board, grid   Gitter
#   row, column  Zeile, Spalte       line          Reihe (Zeile, Spalte oder Diagonale)
#   cell         Feld                clue          Zahlen
#   run          Block               "the 4"       die 4 (f.)
#   filled       ausgemalt           empty         leer
#   undecided    offen               gap           Lücke
#   cross        Kreuz, ankreuzen    mark          Markierung
#   hint         Hinweis             mistake       Fehler
#   to fit       passen              reason        Grund
#   contradiction  Widerspruch       guess         raten
#   solution     Lösung              unique, fair  eindeutig (lösbar)
#   checkpoint   Zwischenstand       game          Spiel
#   image        Bild                outline       Umriss
#
# Attributes: of lines and cells .definite (nominative and accusative with an article, where one
# belongs there) and .dative; of facts .clause (verb last, behind "weil") and .inverted (verb
# first, behind "also"); of colors .feminine ("die rote 5") and .masculine ("ein roter Block");
# of runs .negated (behind "kein").

## Lists

list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-sentences = { $first } { $second }

## Lines of the board

line-row = Zeile { $label }
line-column = Spalte { $label }
line-falling-diagonal = fallende Diagonale { $label }
    .definite = die fallende Diagonale { $label }
    .dative = der fallenden Diagonale { $label }
line-rising-diagonal = steigende Diagonale { $label }
    .definite = die steigende Diagonale { $label }
    .dative = der steigenden Diagonale { $label }

lines-row = Zeilen
    .definite = die Zeilen
lines-column = Spalten
    .definite = die Spalten
lines-falling-diagonal = fallende Diagonalen
    .definite = die fallenden Diagonalen
lines-rising-diagonal = steigende Diagonalen
    .definite = die steigenden Diagonalen

## Cells

range = { $first } bis { $last }
cells-row = { $count ->
    [one] Zeile { $places }
   *[other] Zeilen { $places }
}
    .definite = { $count ->
        [one] Zeile { $places }
       *[other] die Zeilen { $places }
    }
    .dative = { $count ->
        [one] Zeile { $places }
       *[other] den Zeilen { $places }
    }
cells-column = { $count ->
    [one] Spalte { $places }
   *[other] Spalten { $places }
}
    .definite = { $count ->
        [one] Spalte { $places }
       *[other] die Spalten { $places }
    }
    .dative = { $count ->
        [one] Spalte { $places }
       *[other] den Spalten { $places }
    }
cells-cell = { $count ->
    [one] Feld { $places }
   *[other] Felder { $places }
}
    .definite = { $count ->
        [one] Feld { $places }
       *[other] die Felder { $places }
    }
    .dative = { $count ->
        [one] Feld { $places }
       *[other] den Feldern { $places }
    }
cells-row-many = { $count } der Zeilen { $first } bis { $last }
cells-column-many = { $count } der Spalten { $first } bis { $last }
cells-cell-many = { $count } der Felder { $first } bis { $last }
cells-of-line = { $cells } in { $line-dative }
    .definite = { $cells-definite } in { $line-dative }
    .dative = { $cells-dative } in { $line-dative }
cells-several = { $cells }
    .definite = { $cells-definite }
    .dative = { $cells-dative }
cells-many = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
    .dative = { $count ->
        [one] { $count } Feld
       *[other] { $count } Feldern
    }
cell-crossing = { $row }, { $column }
cell-of-line = { $line }, Feld { $at }

## Runs

run = die { $length } in { $line-dative }
run-first = die erste { $length } in { $line-dative }
run-last = die letzte { $length } in { $line-dative }
run-nth = die { $place ->
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
   *[other] { $place }.
} { $length } in { $line-dative }
length-color = { $color-feminine } { $length }
    .definite = die { $color-feminine } { $length }
run-any = eine { $length }
run-every = jeden Block
    .negated = irgendeinen Block
runs-many = { $count } Blöcke
    .definite = die { $count } Blöcke

## Colors

color-black = schwarz
    .feminine = schwarze
    .masculine = schwarzer
color-white = weiß
    .feminine = weiße
    .masculine = weißer
color-gray = grau
    .feminine = graue
    .masculine = grauer
color-dark-gray = dunkelgrau
    .feminine = dunkelgraue
    .masculine = dunkelgrauer
color-light-gray = hellgrau
    .feminine = hellgraue
    .masculine = hellgrauer
color-brown = braun
    .feminine = braune
    .masculine = brauner
color-dark-brown = dunkelbraun
    .feminine = dunkelbraune
    .masculine = dunkelbrauner
color-red = rot
    .feminine = rote
    .masculine = roter
color-light-red = hellrot
    .feminine = hellrote
    .masculine = hellroter
color-dark-red = dunkelrot
    .feminine = dunkelrote
    .masculine = dunkelroter
color-orange = orange
    .masculine = orangefarbener
color-light-orange = hellorange
    .masculine = hellorangefarbener
color-dark-orange = dunkelorange
    .masculine = dunkelorangefarbener
color-yellow = gelb
    .feminine = gelbe
    .masculine = gelber
color-light-yellow = hellgelb
    .feminine = hellgelbe
    .masculine = hellgelber
color-dark-yellow = dunkelgelb
    .feminine = dunkelgelbe
    .masculine = dunkelgelber
color-green = grün
    .feminine = grüne
    .masculine = grüner
color-light-green = hellgrün
    .feminine = hellgrüne
    .masculine = hellgrüner
color-dark-green = dunkelgrün
    .feminine = dunkelgrüne
    .masculine = dunkelgrüner
color-turquoise = türkis
    .feminine = türkise
    .masculine = türkiser
color-light-turquoise = helltürkis
    .feminine = helltürkise
    .masculine = helltürkiser
color-dark-turquoise = dunkeltürkis
    .feminine = dunkeltürkise
    .masculine = dunkeltürkiser
color-blue = blau
    .feminine = blaue
    .masculine = blauer
color-light-blue = hellblau
    .feminine = hellblaue
    .masculine = hellblauer
color-dark-blue = dunkelblau
    .feminine = dunkelblaue
    .masculine = dunkelblauer
color-purple = violett
    .feminine = violette
    .masculine = violetter
color-light-purple = hellviolett
    .feminine = hellviolette
    .masculine = hellvioletter
color-dark-purple = dunkelviolett
    .feminine = dunkelviolette
    .masculine = dunkelvioletter
color-pink = rosa
color-light-pink = hellrosa
color-dark-pink = dunkelrosa
color-background = Hintergrund
color-shaded = ausgemalt
color-lettered = { $color } ({ $letter })
    .feminine = { $color-feminine } ({ $letter })
    .masculine = { $color-masculine } ({ $letter })

## Facts

fact-empty = { $cells } { $count ->
    [one] ist
   *[other] sind
} leer
    .clause = { $cells-definite } leer { $count ->
        [one] ist
       *[other] sind
    }
    .inverted = { $count ->
        [one] ist
       *[other] sind
    } { $cells-definite } leer
fact-filled = { $cells } { $count ->
    [one] ist
   *[other] sind
} ausgemalt
    .clause = { $cells-definite } ausgemalt { $count ->
        [one] ist
       *[other] sind
    }
    .inverted = { $count ->
        [one] ist
       *[other] sind
    } { $cells-definite } ausgemalt
fact-color = { $cells } { $count ->
    [one] ist
   *[other] sind
} { $color }
    .clause = { $cells-definite } { $color } { $count ->
        [one] ist
       *[other] sind
    }
    .inverted = { $count ->
        [one] ist
       *[other] sind
    } { $cells-definite } { $color }
fact-not-empty = { $cells } { $count ->
    [one] ist
   *[other] sind
} nicht leer
    .clause = { $cells-definite } nicht leer { $count ->
        [one] ist
       *[other] sind
    }
    .inverted = { $count ->
        [one] ist
       *[other] sind
    } { $cells-definite } nicht leer
fact-not = { $cells } { $count ->
    [one] ist
   *[other] sind
} nicht { $colors }
    .clause = { $cells-definite } nicht { $colors } { $count ->
        [one] ist
       *[other] sind
    }
    .inverted = { $count ->
        [one] ist
       *[other] sind
    } { $cells-definite } nicht { $colors }
fact-one-of = { $cells } { $count ->
    [one] ist
   *[other] sind
} { $colors }
    .clause = { $cells-definite } { $colors } { $count ->
        [one] ist
       *[other] sind
    }
    .inverted = { $count ->
        [one] ist
       *[other] sind
    } { $cells-definite } { $colors }
fact-one-or-empty = { $cells } { $count ->
    [one] ist
   *[other] sind
} leer oder { $colors }
    .clause = { $cells-definite } leer oder { $colors } { $count ->
        [one] ist
       *[other] sind
    }
    .inverted = { $count ->
        [one] ist
       *[other] sind
    } { $cells-definite } leer oder { $colors }
since = , weil { $facts-clause }
since-many = , weil schon { $count } { $count ->
    [one] Feld bekannt ist
   *[other] Felder bekannt sind
}

## Explanations

rule-exact = { $count ->
    [one] die { $clue } füllt
   *[other] { $clue-definite } füllen
} { $line-definite } genau aus: { $result }.
rule-no-runs = { $line-definite } hat keine Blöcke: Alles ist leer.
rule-overlap-empty = { $run } hat { $room } Felder Platz: In jeder Lage { $result-inverted }.
rule-complete = alle Blöcke in { $line-dative } sind gefunden: Der Rest ist leer.
rule-one-place = { $run } passt nur in { $place-definite }{ $since }.
rule-overlap = { $run } muss in { $place-dative } liegen{ $since }: { $result }.
rule-beside = { $run } liegt in { $place-dative }{ $since }: { $result }.
rule-before-first = { $run } liegt in { $place-dative }{ $since }, und davor kommt kein Block: { $result }.
rule-behind-last = { $run } liegt in { $place-dative }{ $since }, und danach kommt kein Block: { $result }.
rule-between = { $run } endet spätestens in { $end-dative }, und die { $next } danach beginnt frühestens in { $start-dative }{ $since }: { $result }.
rule-before = { $run } kann frühestens in { $start-dative } beginnen{ $since }: { $result }.
rule-behind = { $run } reicht höchstens bis { $end-definite }{ $since }: { $result }.
rule-unreached = kein Block in { $line-dative } erreicht { $cells-definite }{ $since }: { $count ->
    [one] Dieses Feld ist
   *[other] Diese Felder sind
} leer.
rule-unreached-color = kein { $colors-masculine } Block in { $line-dative } erreicht { $cells-definite }{ $since }.
rule-block-whole = in { $line-dative } { $count ->
    [one] ist { $block-definite } eine fertige 1
   *[other] bilden { $block-definite } eine fertige { $count }
}{ $since }: { $result }.
rule-block-ends = in { $line-dative } endet jeder Block, der { $block-definite } abdeckt, genau dort{ $since }: { $result }.
rule-gap = in { $line-dative } ist die Lücke bei { $gap-dative } zu klein für { $runs }{ $since }: { $result }.
rule-no-fit = in { $line-dative } ist bei { $cells-dative } kein Platz für { $runs-negated }{ $since }: { $result }.
rule-edge = in { $line-dative } { $count ->
    [one] gehört
   *[other] gehören
} { $block-definite } zu einem Block von mindestens { $least } { $least ->
    [one] Feld
   *[other] Feldern
}{ $since }: { $result }.
rule-edge-any = in { $line-dative } geht jeder Block, der { $block-definite } abdeckt, noch weiter{ $since }: { $result }.
rule-join = in { $line-dative } gehören { $blocks-definite } zum selben Block{ $since }: { $result }.
rule-split = in { $line-dative } würde { $cell-definite } die Nachbarn zu { $length } Feldern verbinden, aber kein Block ist so lang{ $since }: { $result }.
rule-color-no-gap = { $own }, und { $line-definite } hat dort keine Lücke{ $since }: { $result }.
rule-color-no-gap-nor = { $own }, und in { $line-dative } ist dort weder eine Lücke noch ein { $colors-masculine } Block{ $since }: { $result }.
rule-color-no-run = { $own }, und kein { $colors-masculine } Block in { $line-dative } passt dorthin{ $since }: { $result }.
rule-one-way = für { $clue-definite } gibt es in { $line-dative } nur eine Möglichkeit{ $since }: { $result }.
rule-few-ways = für { $clue-definite } gibt es in { $line-dative } nur { $ways } Möglichkeiten{ $since }; in { $ways ->
    [2] beiden
   *[other] allen
} gilt: { $result }.
rule-all-runs = { $count ->
    [one] die { $clue } passt
   *[other] { $clue-definite } passen
} in { $line-definite } nur so{ $since }: { $result }.
rule-first-runs = { $count ->
    [one] der erste Block in { $line-dative } ({ $clue }) passt
   *[other] die ersten { $count } Blöcke in { $line-dative } ({ $clue }) passen
} nur so{ $since }: { $result }.
rule-last-runs = { $count ->
    [one] der letzte Block in { $line-dative } ({ $clue }) passt
   *[other] die letzten { $count } Blöcke in { $line-dative } ({ $clue }) passen
} nur so{ $since }: { $result }.
rule-all-many = die { $count } Blöcke in { $line-dative } passen nur so{ $since }: { $result }.
rule-first-many = die ersten { $count } Blöcke in { $line-dative } passen nur so{ $since }: { $result }.
rule-last-many = die letzten { $count } Blöcke in { $line-dative } passen nur so{ $since }: { $result }.

## Suppositions and what they lead to

suppose = was ist, wenn { $fact-clause }?
so = also { $facts-inverted }.
likewise = ebenso { $facts-inverted }.
either = geh für { $cell-definite } beide Fälle durch.
either-if = wenn { $fact-clause }:
either-way = in beiden Fällen { $facts-inverted }.
contradiction = Widerspruch: { $why }.
dead-no-runs = In { $line-dative } ist kein Block, aber nicht alles ist leer{ $since }
dead-run = In { $line-dative } ist kein Platz für die { $length }{ $since }
dead-all-runs = In { $line-dative } ist kein Platz für { $count ->
    [one] die { $clue }
   *[other] { $clue-definite }
}{ $since }
dead-first-runs = In { $line-dative } ist kein Platz für { $count ->
    [one] den ersten Block
   *[other] die ersten { $count } Blöcke
} ({ $clue }){ $since }
dead-last-runs = In { $line-dative } ist kein Platz für { $count ->
    [one] den letzten Block
   *[other] die letzten { $count } Blöcke
} ({ $clue }){ $since }
dead-all-many = In { $line-dative } ist kein Platz für die { $count } Blöcke{ $since }
dead-first-many = In { $line-dative } ist kein Platz für die ersten { $count } Blöcke{ $since }
dead-last-many = In { $line-dative } ist kein Platz für die letzten { $count } Blöcke{ $since }
guess = rate, dass { $facts-clause }: Einen kurzen Grund dafür gibt es nicht. Sonst kommt es nach { $lines ->
    [one] einer Reihe
   *[other] { $lines } Reihen
} zu einem Widerspruch.
guess-beyond-lines = rate, dass { $facts-clause }: Einen kurzen Grund dafür gibt es nicht.

## Hints, in three levels, and mistakes

hint-look = schau dir { $line-definite } an.
hint-look-after = schau dir erst { $before-definite } an, dann { $line-definite }.
hint-try = keine Reihe allein hilft weiter. Probier ein Feld in { $line-dative } aus.
hint-nowhere = keine Reihe allein hilft weiter, und kein Versuch ist kurz genug, um ihm zu folgen.
hint-follows = { $cells-definite } { $count ->
    [one] lässt
   *[other] lassen
} sich bestimmen.
hint-certain = { $cells-definite } { $count ->
    [one] steht
   *[other] stehen
} fest, aber ohne kurzen Grund.
mistake-clues = schon die Zahlen widersprechen sich.
mistake-marks = { $count ->
    [one] diese Markierung kann nicht stimmen
   *[other] diese Markierungen können nicht alle stimmen
}: { $facts }.
mistake-unshown = das ist in keiner Lösung so, aber einen kurzen Grund dafür gibt es nicht.

## Walks

heading-mixed = Schritt für Schritt
heading-colors = Ausgeschlossene Farben
heading-empty-line = Überlappung
heading-complete = Fertige Reihen
heading-overlap = Überlappung, mit bekannten Feldern
heading-reach = Außer Reichweite
heading-bounded = Fertige Blöcke
heading-small-gap = Zu kleine Lücken
heading-edge = Verlängern
heading-joining = Verbinden
heading-split = Getrennt halten
heading-color = Nur noch eine Farbe
heading-enumeration = Ganze Reihen
heading-trial = Was ist, wenn… (Widerspruch)
heading-either = Beide Fälle
heading-solver = Raten
line-range = { $lines } { $first } bis { $last }
walk-empty-lines = leere Reihen (Zahl 0): { $lines }.
walk-solved = alle Felder sind bekannt.
walk-dead-end = { $contradiction } Es gibt keine Lösung.
walk-time = die Zeit ist um; { $count ->
    [one] { $count } Feld ist
   *[other] { $count } Felder sind
} offen.
walk-memory = die Schritte brauchen mehr als { $mebibytes } MiB Speicher; { $count ->
    [one] { $count } Feld ist
   *[other] { $count } Felder sind
} offen.
walk-several = es gibt mehrere Lösungen, und kein Grund führt weiter: { $count ->
    [one] { $count } Feld ist
   *[other] { $count } Felder sind
} offen.
walk-none = es gibt keine Lösung, einen kurzen Grund dafür aber auch nicht: { $count ->
    [one] { $count } Feld ist
   *[other] { $count } Felder sind
} offen.
walk-stuck = es fand sich kein Grund, der weiterführt: { $count ->
    [one] { $count } Feld ist
   *[other] { $count } Felder sind
} offen.
walk-cut = die Zeit ist um; es gibt noch mehr Schritte.
walk-complete = der Rest dieser Reihen ist leer: { $lines }.
walk-since = denn:{" "}
walk-earlier = { $count ->
    [one] (beruht auf { $count } weiteren Schritt)
   *[other] (beruht auf { $count } weiteren Schritten)
}

## Verdicts

reason-totals = { $more-definite } brauchen mindestens { $least } Felder, { $fewer-definite } haben höchstens { $most }
reason-totals-color = { $more-definite } brauchen mindestens { $least } { $color-feminine } Felder, { $fewer-definite } haben höchstens { $most }
reason-line = { $line-definite } lässt sich mit den anderen Reihen zusammen nicht ausfüllen
reason-search = kein Bild passt zu allen Reihen zugleich
limit-time = die Zeit ist um
limit-memory = es braucht mehr Speicher, als da ist
limit-placements = { $line-definite } hat { $placements } mögliche Lagen; mit denen der Reihen davor ist die Grenze von { $limit } überschritten
limit-placements-uncounted = { $line-definite } hat mehr als 10^38 mögliche Lagen; mit denen der Reihen davor ist die Grenze von { $limit } überschritten
limit-capacity = eine Tabelle fester Größe ist voll
limit-solver = der Solver hat aufgegeben
limit-conflicts = der kurze Versuch ist vorbei
limit-interrupted = unterbrochen
limit-literals = die Formel hat mehr als { $limit } Literale

## Difficulty

difficulty-gentle = sehr leicht
difficulty-easy = leicht
difficulty-tricky = knifflig
difficulty-hard = schwer
difficulty-fiendish = teuflisch
time-minutes = { $n ->
    [one] etwa { $n } Minute
   *[other] etwa { $n } Minuten
}
time-hours = { $n ->
    [one] etwa { $n } Stunde
   *[other] etwa { $n } Stunden
}

## The page of all steps

explain-first = Erster Schritt
explain-back = Zurück
explain-next = Weiter
explain-last = Letzter Schritt
explain-step = Schritt { $number } von { $all }
explain-reasons = warum
explain-news = was folgt

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
page-menu-load-all = Gespeicherte Spiele laden…
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
page-random = Zufallsrätsel
page-random-size = Größe
page-random-hexagons = Sechsecke
page-random-triangles = Dreiecke
page-random-difficulty = Schwierigkeit
page-random-play = Erzeugen und spielen
page-random-working = Ein Rätsel entsteht…
page-random-none = Auf die Schnelle fand sich keines. Versuch eine andere Größe.
page-random-near = In dieser Schwierigkeit fand sich auf die Schnelle keines; dieses kommt ihr nahe.
page-random-name = Zufallsrätsel, { $size }
page-own = Eigene Rätsel
page-own-about = Zeichne ein Rätsel, mach eines aus einem Bild, öffne eine Datei in einem üblichen Format oder leg sie hier ab.
page-own-make = Entwerfen
page-gallery = Rätsel
page-gallery-solved = { $n } von { $all } gelöst
page-gallery-show = Anzeigen
page-gallery-all = alle
page-gallery-open = ungelöste
page-gallery-done = gelöste
page-gallery-colors = mehrfarbige
page-gallery-hexagons = Sechsecke
page-gallery-triangles = Dreiecke
page-gallery-sort = Sortieren
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
page-class-lines = Reihe für Reihe
page-class-trials = Vorausschauen
page-class-deep-trials = Weit vorausschauen
page-class-guessing = Raten
page-size-hexagon = Sechseck { $sides }
page-size-triangles = Dreiecke { $sides }

## Page: the board

page-paused = Die Uhr steht. Klick oder tipp irgendwohin, und es geht weiter.
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
page-tool-legend = Was ein Klick oder ein Fingertipp tut
page-tool-swap = Stift oder Kreuz
page-tool-pen = Stift
page-tool-cross = Kreuz
page-tool-maybe = Vielleicht
page-tool-cycle = Reihum
page-tool-pen-tip = Felder ausmalen
page-tool-cross-tip = Felder ankreuzen
page-tool-maybe-tip = Eine Vermutung eintragen
page-tool-cycle-tip = Ausmalen, ankreuzen, löschen, eins nach dem anderen
page-tool-held = Werkzeug: { $tool }.
page-palette = Farbe
page-cleared = Das Gitter ist leer. Rückgängig bringt die Markierungen zurück.
page-clear-already = Das Gitter ist schon leer.
page-checkpoint-set = Zwischenstand { $n } ist gemerkt.
page-checkpoint-back = Zurück beim Zwischenstand { $n }.
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
page-working = Suche läuft… Esc bricht sie ab.
page-given-up = Abgebrochen, weil sich die Markierungen geändert haben.
page-cancelled = Abgebrochen.
page-cancelled-after = Abgebrochen nach { $time }.
page-no-answer-in-time = Auf die Schnelle fand sich keine Antwort.
page-no-solution = Das Rätsel hat keine Lösung.
page-hint-which = Welche Felder?
page-hint-why = Warum?
page-hint-do = Eintragen
page-hint-solved = Es ist schon gelöst.
page-hint-several = Von hier aus hat das Rätsel mehrere Lösungen, und kein Grund führt weiter.
page-hint-none-in-time = Auf die Schnelle fand sich kein Hinweis.
page-hint-missing = Es gibt gerade keinen Hinweis. H holt einen.
page-hint-done = Erledigt. Rückgängig nimmt es zurück.
page-why-given = Dieses Feld ist vom Rätsel vorgegeben.
page-why-open = Aus einzelnen Reihen ergibt sich dieses Feld noch nicht.
page-why-mistake = Irgendwo ist ein Fehler, also folgt nichts mehr. Prüfen zeigt, wo.
page-why-far =
    { $before ->
        [one] Dorthin führt { $before } anderer Schritt. Hinweis zeigt den nächsten.
       *[other] Dorthin führen { $before } andere Schritte. Hinweis zeigt den nächsten.
    }
page-check-right = Bisher kein Fehler.
page-mistake = Irgendwo ist ein Fehler.
page-mistake-now = Das kann nicht stimmen.
page-mistake-unknown = Welche Markierungen falsch sind, fand sich auf die Schnelle nicht.
page-mistake-where = Zeig mir, wo
page-mistake-back = Zurück zum letzten richtigen Stand
page-mistake-undone =
    { $n ->
        [one] { $n } Schritt zurück: Jetzt stimmt alles.
       *[other] { $n } Schritte zurück: Jetzt stimmt alles.
    }
page-mistake-always = Das Spiel begann schon mit einem Fehler: Kein früherer Stand stimmt.

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
        [one] Beide Fälle versucht: { $n } Feld offen
       *[other] Beide Fälle versucht: { $n } Felder offen
    }
page-solving-formula = Entscheiden: eine Formel mit { $variables } Variablen und { $clauses } Klauseln
page-solving-search =
    { $n ->
        [one] Entscheiden: bisher { $n } Sackgasse
       *[other] Entscheiden: bisher { $n } Sackgassen
    }
page-solving-part = Entscheiden, Teil { $n }
page-solve-done = Gelöst. Rückgängig bringt deine Markierungen zurück.
page-solve-none = Es gibt keine Lösung: { $why }.
page-solve-undecided = Unklar: { $why }.
page-out-of-time = die Zeit reichte nicht
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
page-undecided-title = Unklar
page-undecided = Es fand sich keine Antwort: { $why }.
page-proof-about =
    { $verdict ->
        [unique] Falls du zweifelst: eine Datei mit dem Rätsel, seinem Bild und jedem Schritt, der ein anderes ausschließt. Entpack sie in einen eigenen Ordner und starte dort `python3 check.py`: Das prüft alles ohne nonosat.
        [several] Falls du zweifelst: eine Datei mit dem Rätsel und zweien seiner Bilder. Entpack sie in einen eigenen Ordner und starte dort `python3 check.py`: Das prüft alles ohne nonosat.
       *[none] Falls du zweifelst: eine Datei mit dem Rätsel und jedem Schritt, der ein Bild ausschließt. Entpack sie in einen eigenen Ordner und starte dort `python3 check.py`: Das prüft alles ohne nonosat.
    }
page-proof-download = Beweis herunterladen
page-proof-working = Beweisen
page-proof-none = Es gibt keine Datei: { $why }.
page-proof-out-of-time = auf die Schnelle fand sich kein Beweis
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
page-draw-mirror = Links und rechts tauschen
page-draw-flip = Oben und unten tauschen
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
page-easel-keys = Die Pfeile bewegen den Cursor, mit Umschalt malen sie; Umschalt mit Pos1, Bild auf, Ende oder Bild ab malt schräg. Die Leertaste malt, Entf löscht; Plus, Minus und F ändern die Größe.
page-easel-no-cell = kein Feld
page-hole-line = In jeder Zeile und jeder Spalte muss ein Feld bleiben.
page-lamp-working = Wird geprüft…
page-lamp-empty = Noch ist nichts gezeichnet.
page-lamp-fair = Eindeutig lösbar: Es gibt kein anderes Bild.
page-lamp-stars = { $n } von 5
page-lamp-several = Noch nicht eindeutig lösbar: Andere Bilder haben dieselben Zahlen.
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
page-mend-working = Suche nach den wenigsten Änderungen…
page-mend-out-of-time = Auf die Schnelle fand sich keine Reparatur.
page-mend-impossible = Es lässt sich nicht reparieren.
page-mend-found =
    { $n ->
        [one] Mit { $n } geänderten Feld ist es eindeutig lösbar.
       *[other] Mit { $n } geänderten Feldern ist es eindeutig lösbar.
    }
page-mend-fewest = Mit weniger geht es nicht.
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
page-draw-prove = Beweisen, dass es eindeutig lösbar ist
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
page-new-done = Zeichne ein Bild und hol dir die Zahlen daraus, oder gib die Zahlen selbst ein.
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
        [one] Mehr als { $n } Feld geht nicht.
       *[other] Mehr als { $n } Felder gehen nicht.
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
page-clues-drawn = Die Zahlen sind die des Bildes. Leere das Gitter und löse es, oder sieh nach, ob es eindeutig lösbar ist.
page-clues-before = Das Spiel mit den Zahlen davor steht bei „Zuletzt gespielt“.
page-image = Aus einem Bild
page-image-file = Bild (PNG, JPEG, GIF, BMP, WebP)
page-image-original = Das Bild; der abgedunkelte Teil wird abgeschnitten
page-image-drag = Zieh darüber, um einen Teil auszuschneiden.
page-image-suggestions = Vorschläge
page-image-suggest = Einstellungen vorschlagen
page-image-likeness = dem Bild zu { $n } % ähnlich
page-image-tone = Farben
page-image-threshold = Schwarz, was dunkler ist als…
page-image-otsu = Schwarz-Weiß, automatisch getrennt
page-image-local = Schwarz, was dunkler ist als seine Umgebung
page-image-edges = Kanten
page-image-dither = Grau als Muster
page-image-several = Mehrere Farben
page-image-darker = Dunkler als
page-image-count = Zahl der Farben, mit Hintergrund
page-image-same = wie im Bild
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
page-statistics-table = Was du gelöst hast
page-statistics-day = Tag
page-statistics-puzzle = Rätsel
page-statistics-size = Größe
page-statistics-time = Zeit
page-statistics-hints = Hinweise
page-statistics-mistakes = Fehler
page-statistics-export = Als Tabelle speichern
page-sum-solved = gelöst
page-sum-time = insgesamt
page-sum-mean = im Schnitt
page-sum-alone = ohne Hilfe
page-sum-streak = Tage in Folge
page-games-saved = Alle Spiele sind in einer Datei gespeichert.
page-games-read =
    { $n ->
        [one] { $n } Spiel wurde geladen.
       *[other] { $n } Spiele wurden geladen.
    }
page-games-none = { $name } enthält keine gespeicherten Spiele dieser Seite.
page-recent = Zuletzt gespielt
page-recent-none = In diesem Browser gibt es noch keine Spiele.
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
page-save-picture = es enthält ein fertiges Bild
page-save-letters = keine leeren Reihen, keine Zahl über 26
page-save-square = nur Quadrate
page-save-other = das passt nicht hinein
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
page-preferences-mistakes = Fehler sofort zeigen
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
page-key-space-do = nächste Markierung, vorige Markierung
page-key-enter = Eingabe, X, Q, Entf
page-key-enter-do = ausmalen, ankreuzen, vermuten, löschen
page-key-shift = Umschalt+Pfeile
page-key-shift-do = malen die Reihe entlang
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
page-key-hint-do = Hinweis: wo du schauen kannst, welche Felder, warum
page-key-follow-do = trägt ein, was der Hinweis sagt
page-key-check = C, noch einmal
page-key-check-do = prüft auf Fehler, zeigt den Fehler
page-key-back-do = geht zurück zum letzten richtigen Stand
page-key-why-do = sagt, warum dieses Feld ist, was es ist
page-key-zoom-do = größere Felder, kleinere, das ganze Gitter
page-key-tool-do = Stift oder Kreuz, das nächste Werkzeug
page-key-escape = Esc
page-key-escape-do = bricht das Ziehen, einen Hinweis oder eine Prüfung ab; blendet den Hinweis aus
page-key-drag = Neben dem Gitter ziehen oder zwei Finger
page-key-drag-do = verschiebt das Gitter
page-key-wheel = Mausrad oder zwei Finger auseinander
page-key-wheel-do = größer, kleiner
page-key-tap = Mit zwei Fingern tippen, mit drei
page-key-press = Lang drücken oder W
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
page-link-address = Die Adresse dieser Seite ist jetzt ein Link zum Rätsel; kopier ihn von dort.
page-link-wrong = Der Link enthält kein Rätsel: { $why }
page-link-damaged = er ist beschädigt oder nicht vollständig
page-link-large =
    { $n ->
        [one] mehr als { $n } Byte
       *[other] mehr als { $n } Byte
    }
page-link-several = Der Link enthält mehrere Rätsel.
page-keep-other-tab = Ein anderer Tab hat dieses Spiel weitergespielt. Hier geht es als eigenes weiter; beide stehen bei „Zuletzt gespielt“.
page-keep-two-tabs = Dieses Spiel läuft auch in einem anderen Tab. Was du hier tust, bleibt als eigenes Spiel erhalten.
page-keep-gone = Dieses Spiel ist nicht mehr gespeichert.
page-keep-no-undo = Dieser Browser hat keinen Platz für das, was Rückgängig braucht: Wenn du die Seite schließt, ist es weg. Speichere Spiele in Dateien.
page-keep-no-checkpoints = Dieser Browser hat keinen Platz für Rückgängig und Zwischenstände: Wenn du die Seite schließt, sind sie weg. Speichere Spiele in Dateien.
page-keep-removed = Dieser Browser ist voll: Die ältesten Spiele mussten diesem weichen. Speichere Spiele in Dateien.
page-keep-impossible = Dieses Spiel hat in diesem Browser keinen Platz; speichere es in eine Datei.
page-update = Eine neue Version ist da. Dein Spiel bleibt erhalten.
page-update-load = Laden

## Page: what went wrong

page-engine-silent = nonosat antwortet nicht; läuft es noch?
page-engine-missing = nonosat konnte nicht geladen werden; bist du online?
page-engine-worker = der Worker ließ sich nicht starten
page-engine-broken = die Antwort brach ab
page-engine-status = nonosat antwortete mit { $status }
page-refused-large = Das ist größer, als nonosat es hier annimmt.
page-refused-busy = Zu viele Anfragen auf einmal; versuch es noch einmal.
page-refused-slow = Die Daten kamen zu langsam an; versuch es noch einmal.
page-fault-empty = Es ist kein Rätsel darin.
page-fault-large = Das ist zu groß.
page-fault-unknown-format = So beginnt kein bekanntes Format.
page-fault-encoding = Zeile { $line }, Spalte { $column }: Das ist kein Text oder nicht in UTF-8.
page-fault-clue-count = Zeile { $line }, Spalte { $column }: Es sind mehr oder weniger Zahlenreihen, als das Gitter Reihen hat.
page-fault-clue-too-long = Zeile { $line }, Spalte { $column }: Die Zahlen brauchen mehr Felder, als ihre Reihe hat.
page-fault-image = Das ist ein Bild; „Aus einem Bild“ im Menü Werkzeuge macht ein Rätsel daraus.
page-fault-convert = Das ist kein Rätsel; speichere es als PNG, dann macht „Aus einem Bild“ im Menü Werkzeuge eines daraus.
page-fault-several = Es sind mehrere Rätsel darin.
page-fault-other = Zeile { $line }, Spalte { $column }: Das war dort nicht zu erwarten (auf Englisch: { $message }, expected { $expected }).
page-fault-other-fix = Zeile { $line }, Spalte { $column }: Das war dort nicht zu erwarten (auf Englisch: { $message }, expected { $expected }; { $fix }).

## Books

book-title = Nonogramme
book-untitled = Nonogramm
book-count = { $count } Rätsel
book-sizes = { $least } bis { $most }
book-hexagons = { $count ->
    [one] { $count } Sechseck
   *[other] { $count } Sechsecke
}
book-triangles = { $count } mit Dreiecken
book-colored = { $count } in Farbe
book-rules = So geht’s
book-puzzles = Rätsel
book-solutions = Lösungen
book-part = Teil { $number } von { $count }
book-several = mehrere Lösungen
book-hexagon = Sechseck, Seitenlänge { $side }
book-hexagon-sides = Sechseck, Seitenlängen { $sides }
book-triangles-side = Dreiecke im Sechseck, Seitenlänge { $side }
book-triangles-sides = Dreiecke, Seitenlängen { $sides }
book-solution-on = Lösung auf Seite { $page }
book-puzzle-on = Seite { $page }
book-class-trivial = auf einen Blick
book-class-lines = Reihe für Reihe
book-class-trials = mit Probieren
book-class-deep-trials = mit langem Probieren
book-class-guessing = mit Raten
book-rules-clues = In jedem Rätsel steckt ein Bild. Die Zahlen neben einer Zeile und über einer Spalte sagen, wie viele Felder dort am Stück ausgemalt sind: Jede Zahl steht für einen Block, in dieser Reihenfolge. Zwischen zwei Blöcken ist mindestens ein Feld leer. Eine 0 heißt: Die ganze Reihe ist leer.
book-rules-marks = Suche Felder, die ausgemalt sind, wo auch immer die Blöcke liegen, und Felder, die kein Block erreicht. Male die einen aus und kreuze die anderen an: Beides hilft dir in den Reihen, die sich dort kreuzen.
book-rules-colors = Hat ein Rätsel mehrere Farben, so hat jede Zahl die Farbe ihres Blocks und einen Buchstaben dafür; ein Bleistift genügt also. Was die Buchstaben heißen, steht unter dem Gitter. Blöcke verschiedener Farben dürfen sich berühren; zwischen Blöcken derselben Farbe ist mindestens ein Feld leer.
book-rules-hexagons = In einem Sechseck laufen die Reihen in drei Richtungen. Die Zahlen stehen dort, wo ihre Reihe beginnt. Lies sie zum Gitter hin.
book-rules-triangles = In einem Gitter aus Dreiecken laufen die Reihen in drei Richtungen. Die Zahlen stehen dort, wo ihre Reihe beginnt. Lies sie zum Gitter hin.
book-rules-unknowns = Ein ? ist ein Block unbekannter Länge, ein gestrichelter Rahmen ein Block unbekannter Farbe. Ein * heißt: Alle Zahlen dieser Reihe sind unbekannt.
book-rules-givens = Ein Punkt zeigt ein Feld, das vorgegeben ist: Es stimmt von Anfang an.
book-rules-unique = Jedes Rätsel hat genau eine Lösung.
book-rules-stars = Sterne und ein Wort sagen, wie schwer ein Rätsel ist, von einem halben Stern (sehr leicht) bis zu fünf Sternen (teuflisch). Die Art sagt, welche Schritte es braucht:
book-rules-class-trivial = Auf einen Blick: Ein Blick auf jede Reihe genügt, in der richtigen Reihenfolge.
book-rules-class-lines = Reihe für Reihe: Es genügt, immer nur eine Reihe zu betrachten.
book-rules-class-trials = Mit Probieren: Ab und zu probierst du ein Feld aus und siehst, dass es zu einem Widerspruch führt.
book-rules-class-deep-trials = Mit langem Probieren: Der Widerspruch zeigt sich erst viele Reihen später.
book-rules-class-guessing = Mit Raten: Für manche Felder ist kein kurzer Grund bekannt.
