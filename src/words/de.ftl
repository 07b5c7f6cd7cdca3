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
# belongs there) and .dative; of facts .clause (verb last, behind "weil"), .inverted (verb first,
# behind "also") and .inverted-next (the facts after it: "... und Feld 2 ist leer"); of colors .feminine ("die rote 5") and .masculine ("ein roter Block").

## Lists

list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-sentences = { $first } { $second }
list-semicolon = { $first }; { $second }
aside = { $what } ({ $aside })

## Lines of the board

line-row = Zeile { $label }
line-column = Spalte { $label }
line-falling-diagonal = fallende Diagonale { $label }
    .definite = die fallende Diagonale { $label }
    .dative = der fallenden Diagonale { $label }
line-rising-diagonal = steigende Diagonale { $label }
    .definite = die steigende Diagonale { $label }
    .dative = der steigenden Diagonale { $label }
line-region = Gebiet { $label }
line-block = 3x3-Block um { $label }
    .definite = der 3x3-Block um { $label }
    .dative = dem 3x3-Block um { $label }

lines-row = Zeilen
    .definite = die Zeilen
lines-column = Spalten
    .definite = die Spalten
lines-falling-diagonal = fallende Diagonalen
    .definite = die fallenden Diagonalen
lines-rising-diagonal = steigende Diagonalen
    .definite = die steigenden Diagonalen
lines-region = Gebiete
    .definite = die Gebiete
lines-block = 3x3-Blöcke
    .definite = die 3x3-Blöcke

## Cells

range = { $first } bis { $last }
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
cells-of-total = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} in { $line-dative }
cell-crossing = { $row }, { $column }
    .definite = das Feld in { $row }, { $column }
cell-of-line = { $line }, Feld { $at }
    .definite = Feld { $at } in { $line-dative }

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
length-range = { $least } bis { $most }
length-least = { $least } oder mehr
length-color = { $color-feminine } { $length }
run-any = eine { $length }
run-every = jeden Block
clue-runs = { $count ->
    [one] die { $runs }
   *[other] die Blöcke { $runs }
}
clue-run = die { $length }
runs-many = die { $count } Blöcke

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
ink-named = { $name }-farben
    .feminine = { $name }-farbene
    .masculine = { $name }-farbener

## Facts

fact-empty = { $cells-definite } { $count ->
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
    .inverted-next = { $cells-definite } { $count ->
        [one] ist
       *[other] sind
    } leer
fact-filled = { $cells-definite } { $count ->
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
    .inverted-next = { $cells-definite } { $count ->
        [one] ist
       *[other] sind
    } ausgemalt
fact-color = { $cells-definite } { $count ->
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
    .inverted-next = { $cells-definite } { $count ->
        [one] ist
       *[other] sind
    } { $color }
fact-not-empty = { $cells-definite } { $count ->
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
    .inverted-next = { $cells-definite } { $count ->
        [one] ist
       *[other] sind
    } nicht leer
fact-not = { $cells-definite } { $count ->
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
    .inverted-next = { $cells-definite } { $count ->
        [one] ist
       *[other] sind
    } nicht { $colors }
fact-one-of = { $cells-definite } { $count ->
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
    .inverted-next = { $cells-definite } { $count ->
        [one] ist
       *[other] sind
    } { $colors }
fact-one-or-empty = { $cells-definite } { $count ->
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
    .inverted-next = { $cells-definite } { $count ->
        [one] ist
       *[other] sind
    } leer oder { $colors }
fact-more = { $count ->
    [one] { $count } weiteres Feld ist bekannt
   *[other] { $count } weitere Felder sind bekannt
}
    .clause = { $count ->
        [one] { $count } weiteres Feld bekannt ist
       *[other] { $count } weitere Felder bekannt sind
    }
since = , weil { $facts-clause }

## Explanations

rule-exact = { $clue } { $count ->
    [one] füllt
   *[other] füllen
} { $line-definite } genau aus, also { $result-inverted }.
rule-no-runs = { $line-definite } hat keine Blöcke: Alles ist leer.
rule-overlap-empty = { $run } hat { $room } Felder Platz: In jeder Lage { $result-inverted }.
rule-region = { $line-definite } hat eine einzige Farbe, und { $facts }; also { $result-inverted }.
rule-total-reached = { $count ->
    [0] in { $line-dative } sind 0 Felder erlaubt
   *[other] { $facts }, und mehr dürfen es nicht sein
}; also { $result-inverted }.
rule-total-none-color = in { $line-dative } sind 0 { $color-feminine } Felder erlaubt; also { $result-inverted }.
rule-total-needed = { $line-definite } braucht { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} und hat nicht für mehr Platz{ $since }; also { $result-inverted }.
rule-total-needed-color = { $line-definite } braucht { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} ({ $color }) und hat nicht für mehr Platz{ $since }; also { $result-inverted }.
rule-complete = alle Blöcke in { $line-dative } sind gefunden: Der Rest ist leer.
rule-one-place = { $run } passt nur in { $place-definite }{ $since }.
rule-overlap = { $run } muss in { $place-dative } liegen{ $since }; also { $result-inverted }.
run-within = { $run } muss in { $place-dative } liegen
run-placed = { $run } passt nur in { $place-definite }
rule-overlaps = { $runs }{ $since }; also { $result-inverted }.
rule-places = { $runs }{ $since }.
rule-beside = { $run } liegt in { $place-dative }{ $since }; also { $result-inverted }.
rule-before-first = { $run } liegt in { $place-dative }{ $since }, und davor kommt kein Block; also { $result-inverted }.
rule-behind-last = { $run } liegt in { $place-dative }{ $since }, und danach kommt kein Block; also { $result-inverted }.
rule-between = { $run } endet spätestens in { $end-dative }, und die { $next } danach beginnt frühestens in { $start-dative }{ $since }; also { $result-inverted }.
rule-before = { $run } kann frühestens in { $start-dative } beginnen{ $since }; also { $result-inverted }.
rule-behind = { $run } reicht höchstens bis { $end-definite }{ $since }; also { $result-inverted }.
rule-before-covering = { $run } deckt { $block-definite } ab{ $since }, und kann darum frühestens in { $start-dative } beginnen; also { $result-inverted }.
rule-behind-covering = { $run } deckt { $block-definite } ab{ $since }, und reicht darum höchstens bis { $end-definite }; also { $result-inverted }.
rule-unreached = kein Block in { $line-dative } erreicht { $cells-definite }{ $since }: { $count ->
    [one] Dieses Feld ist
   *[other] Diese Felder sind
} leer.
rule-unreached-color = kein { $colors-masculine } Block in { $line-dative } erreicht { $cells-definite }{ $since }; also { $result-inverted }.
rule-block-whole = in { $line-dative } { $count ->
    [one] ist { $block-definite } eine fertige 1
   *[other] bilden { $block-definite } eine fertige { $count }
}{ $since }; also { $result-inverted }.
rule-block-ends = in { $line-dative } endet jeder Block, der { $block-definite } abdeckt, genau dort{ $since }; also { $result-inverted }.
rule-block-ends-run = { $run } deckt { $block-definite } ab und endet dort{ $since }; also { $result-inverted }.
rule-gap = in { $line-dative } ist die Lücke bei { $gap-dative } zu klein für { $runs }{ $since }; also { $result-inverted }.
rule-no-fit = kein Block in { $line-dative } kann { $cells-definite } abdecken{ $since }; also { $result-inverted }.
rule-no-fit-color = kein { $colors-masculine } Block in { $line-dative } kann { $cells-definite } abdecken{ $since }; also { $result-inverted }.
rule-edge = in { $line-dative } { $count ->
    [one] gehört
   *[other] gehören
} { $block-definite } zu einem Block von mindestens { $least } { $least ->
    [one] Feld
   *[other] Feldern
}{ $since }; also { $result-inverted }.
rule-edge-any = in { $line-dative } geht jeder Block, der { $block-definite } abdeckt, noch weiter{ $since }; also { $result-inverted }.
rule-join = in { $line-dative } gehören { $blocks-definite } zum selben Block{ $since }; also { $result-inverted }.
rule-split = in { $line-dative } würde { $cell-definite } die Nachbarn zu { $length } Feldern verbinden, aber kein Block ist so lang{ $since }; also { $result-inverted }.
rule-color-no-gap = { $own }, und { $line-definite } hat dort keine Lücke{ $since }; also { $result-inverted }.
rule-color-no-gap-nor = { $own }, und in { $line-dative } ist dort weder eine Lücke noch ein { $colors-masculine } Block{ $since }; also { $result-inverted }.
rule-color-no-run = { $own }, und kein { $colors-masculine } Block in { $line-dative } passt dorthin{ $since }; also { $result-inverted }.
rule-one-way = für { $clue } gibt es in { $line-dative } nur eine Möglichkeit{ $since }; also { $result-inverted }.
rule-few-ways = für { $clue } gibt es in { $line-dative } nur { $ways } Möglichkeiten{ $since }; in { $ways ->
    [2] beiden
   *[other] allen
} { $result-inverted }.
clue-of-region = „eine Farbe“
clue-with-regions = { $clue } (mit den Gebieten)
rule-pattern = { $clue } lässt sich in { $line-dative } nur dann erfüllen, wenn { $result-clause }{ $since }.
rule-pattern-ways = für { $clue } gibt es in { $line-dative } nur { $ways ->
    [one] eine Möglichkeit
   *[other] { $ways } Möglichkeiten
}{ $since }; { $ways ->
    [1] also
    [2] in beiden
   *[other] in allen
} { $result-inverted }.
rule-all-runs = { $clue } { $count ->
    [one] passt
   *[other] passen
} nur dann in { $line-definite }, wenn { $result-clause }{ $since }.
rule-first-runs = { $count ->
    [one] der erste Block in { $line-dative } ({ $clue }) passt
   *[other] die ersten { $count } Blöcke in { $line-dative } ({ $clue }) passen
} nur, wenn { $result-clause }{ $since }.
rule-last-runs = { $count ->
    [one] der letzte Block in { $line-dative } ({ $clue }) passt
   *[other] die letzten { $count } Blöcke in { $line-dative } ({ $clue }) passen
} nur, wenn { $result-clause }{ $since }.
rule-all-many = die { $count } Blöcke in { $line-dative } passen nur, wenn { $result-clause }{ $since }{ $near }.
rule-first-many = die ersten { $count } Blöcke in { $line-dative } passen nur, wenn { $result-clause }{ $since }{ $near }.
rule-last-many = die letzten { $count } Blöcke in { $line-dative } passen nur, wenn { $result-clause }{ $since }{ $near }.
near-runs = ; dorthin { $count ->
    [one] reicht
   *[other] reichen
} nur { $runs }

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
dead-pattern = In { $line-dative } lässt sich { $clue } nicht erfüllen{ $since }
dead-all-runs = In { $line-dative } ist kein Platz für { $clue }{ $since }
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
hint-nowhere = keine Reihe allein hilft weiter, und kein Versuch ist kurz genug, dass du ihm folgen könntest.
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
}, nämlich dass { $facts-clause }.
mistake-unshown = das ist in keiner Lösung so, aber einen kurzen Grund dafür gibt es nicht.

## Walks

heading-mixed = Schritt für Schritt
heading-colors = Ausgeschlossene Farben
heading-empty-line = Überlappung
heading-region = Gebiete
heading-total = Summen
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
heading-trial = Was ist, wenn … (Widerspruch)
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
limit-weights = es wurden keine Zahlen gefunden, die es beweisen
limit-patterns = für Hinweise mit Mustern, Gebiete und Zahlen in Feldern sind nur Zahlen ein Beweis
limit-interrupted = unterbrochen
limit-literals = die Formel hat mehr als { $limit } Literale

## Difficulty

difficulty-gentle = sehr leicht
difficulty-easy = leicht
difficulty-tricky = knifflig
difficulty-hard = schwer
difficulty-fiendish = teuflisch
difficulty-with-trials = { $difficulty }, mit { $count ->
    [one] einem Versuch
   *[other] { $count } Versuchen
}
difficulty-with-guesses = { $difficulty }, mit { $count ->
    [one] einmal Raten
   *[other] { $count }-mal Raten
}
time-minutes = { $n ->
    [one] etwa { $n } Minute
   *[other] etwa { $n } Minuten
}
time-hours = { $n ->
    [one] etwa { $n } Stunde
   *[other] etwa { $n } Stunden
}
time-many-hours = viele Stunden

## Proofs by numbers: why a picture is the only one. $lines: two lines cross in a cell, or more.
## $goal and $most are numbers; k and M behind numbers stay.

weights-title = { $kind ->
   *[unique] Warum es kein anderes Bild gibt
    [none] Warum es kein Bild gibt
}
weights-each = { $kind ->
   *[unique] { $lines ->
       *[two] Wo ein Bild von diesem abweicht, sammelt die Zeile die Zahl des Feldes und die Spalte { $goal } weniger diese Zahl.
        [more] Wo ein Bild von diesem abweicht, sammelt die Zeile die Zahl des Feldes, und die beiden anderen Reihen durch das Feld teilen sich den Rest von { $goal }.
    }
    [none] { $lines ->
       *[two] Für jedes ausgemalte Feld eines Bildes sammelt die Zeile die Zahl des Feldes, und die Spalte verliert sie.
        [more] Für jedes ausgemalte Feld eines Bildes sammelt die Zeile die Zahl des Feldes, und die beiden anderen Reihen durch das Feld verlieren sie zusammen.
    }
}
weights-together = { $kind ->
   *[unique] Alle Reihen zusammen sammeln also genau { $goal } für jedes Feld, das abweicht.
    [none] Alle Reihen zusammen sammeln also genau 0.
}
weights-most = { $kind ->
   *[unique] Ihre Zahlen am Rand erlauben ihnen aber insgesamt höchstens { $most }: Kein Feld kann abweichen.
    [none] Ihre Zahlen am Rand erlauben ihnen aber insgesamt höchstens { $most }: So ein Bild gibt es nicht.
}
weights-stuck = In einer Reihe passt aber nichts mehr: So ein Bild gibt es nicht.
weights-trials = { $count ->
    [one] Davor hat { $count } Versuch eine Farbe eines Feldes ausgeschlossen, mit eigenen Zahlen.
   *[other] Davor haben { $count } Versuche Farben von Feldern ausgeschlossen, mit eigenen Zahlen.
}
weights-colors = Bei mehreren Farben zeigt ein Feld die Zahl, die am weitesten von 0 entfernt ist.
weights-short = Große Zahlen sind gekürzt: 16k sind etwa 16 000, 5M etwa 5 000 000.
weights-line = { $line }: Die Zahlen am Rand erlauben höchstens { $most }. Was dort am meisten sammelt:

## The page of all steps

explain-first = Erster Schritt
explain-back = Zurück
explain-next = Weiter
explain-last = Letzter Schritt
explain-step = Schritt { $number } von { $all }
explain-reasons = warum
explain-news = was folgt

## Problems of files. A message is "line 3, column 4: <problem-…>, expected <want-…>"; below it, or behind it in
## parentheses, stands <advice-…>, how to mend it. None has a full stop. Words between ` ` stand so in files: they
## stay as they are, and so do words in capital letters that stand for a number or a name, such as
## HEIGHT. $found is a part of the file. In a problem, $count is a number of things that were found.

problem-at = Textzeile { $line }, Zeichen { $column }: { $problem }, { $expected }
problem-at-advice = Textzeile { $line }, Zeichen { $column }: { $problem }, { $expected } ({ $advice })
problem-list = { $first }; { $second }
problem-expected = erwartet: { $wanted }
problem-alone = { $problem }, { $expected }

problem-found = `{ $found }` gefunden
problem-found-plain = { $found } gefunden
problem-found-nothing = nichts gefunden
problem-found-list = eine Liste gefunden
problem-found-object = ein Objekt gefunden
problem-found-list-of = eine Liste der Länge { $count } gefunden
problem-negative = eine negative Zahl gefunden
problem-number-large = die Zahl { $found } ist zu groß
problem-no-number = die Zahl fehlt
problem-text-ends = der Text endet zu früh
problem-missing = `{ $name }` fehlt
problem-no-size = die Größe fehlt
problem-size = die Größe fehlt oder ist nicht möglich
problem-file-ends = die Datei endet
problem-ends-rows = die Datei endet nach { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
problem-ends-columns = die Datei endet nach { $count ->
    [one] { $count } Spalte
   *[other] { $count } Spalten
}
problem-clue-lines = { $count ->
    [one] { $count } Textzeile mit Zahlen
   *[other] { $count } Textzeilen mit Zahlen
}
problem-clues-many = Zahlen für { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}
problem-no-columns = es gibt keine Spalten
problem-columns-line = die Textzeile mit den Spalten fehlt
problem-section-missing = der Abschnitt `{ $name }` fehlt
problem-section-twice = der Abschnitt `{ $name }` kommt zweimal vor
problem-section-clues = der Abschnitt `{ $name }` hat Zahlen für { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}
problem-list-clues = die Liste `{ $name }` hat Zahlen für { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}
problem-json-fields = keine Zahlen unter den Feldern { $names } des Objekts
problem-line-missing = die Textzeile `{ $name }` fehlt
problem-clues-missing = die Zahlen `{ $name }` fehlen
problem-no-word = `{ $found }` gefunden, wo eine Textzeile mit einem Wort beginnen sollte
problem-behind-clues = `{ $found }` hinter den letzten Zahlen gefunden
problem-between-numbers = `{ $found }` zwischen Zahlen gefunden
problem-color-place = `{ $found }` statt einer Farbe gefunden
problem-not-three = nicht drei Wörter
problem-no-zero = `{ $found }` endet nicht mit 0
problem-no-puzzle-number = die Nummer des Rätsels fehlt
problem-colon-lines = { $count ->
    [one] { $count } Textzeile mit `:`
   *[other] { $count } Textzeilen mit `:`
}
problem-table-missing = die Tabelle `{ $name }` fehlt

problem-color-undeclared = die Farbe `{ $color }` ist nicht deklariert
problem-color-unusable = die Farbe `{ $color }` ist nicht deklariert oder ist der Hintergrund
problem-color-twice = die Farbe `{ $color }` ist zweimal deklariert
problem-color-nameless = die Farbe hat keinen Namen
problem-background-undeclared = die Hintergrundfarbe `{ $color }` ist nicht deklariert
problem-background-run = der Hintergrund kann kein Block sein
problem-two-colors = Felder mit zwei Farben werden noch nicht unterstützt
problem-no-palette = die Palette fehlt
problem-one-color = nur eine Farbe
problem-colors = { $count ->
    [one] { $count } Farbe
   *[other] { $count } Farben
}
problem-colors-more = mehr als { $count ->
    [one] { $count } Farbe
   *[other] { $count } Farben
}
problem-signs-more = mehr als { $count } Zeichen

problem-run-colorless = der Block `{ $run }` hat keine Farbe
problem-run-lengthless = der Block `{ $run }` hat keine Länge
problem-clue-needs = die Zahlen brauchen { $needs ->
    [one] { $needs } Feld
   *[other] { $needs } Felder
}
problem-run-needs = ein Block von { $run ->
    [one] { $run } Feld
   *[other] { $run } Feldern
}

problem-rows-of-cells = { $count ->
    [one] { $count } Zeile mit Feldern
   *[other] { $count } Zeilen mit Feldern
}
problem-row-has = Zeile { $row } hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
problem-this-row-has = diese Zeile hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
problem-row-surplus = eine Zeile zu viel (Zeile { $row })
problem-row-open = die letzte Zeile endet nicht
problem-picture-rows = das Bild hat { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
problem-picture-row = Zeile { $row } des Bildes hat { $cells } zwischen `{ $first }` und `{ $last }`
problem-picture-cells = das Bild hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
problem-goal-cells = das Zielbild hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
problem-saved-cells = der Spielstand hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
problem-cells-more = zu viele Felder
problem-goal-open = ein Feld des Zielbilds ist offen
problem-saved-letters = `saved` hat Buchstaben, zu denen es keine Farbe gibt
problem-no-board = die Zeilen bilden kein Gitter
problem-no-bit = ein Zeichen gefunden, das kein Bit ist
problem-no-bitmap = das ist keine Bitmap
problem-behind-board = dieses Feld liegt hinter dem Ende des Gitters
problem-no-given = Zeile { $row }, Feld { $place } kann kein vorgegebenes Feld sein
problem-hole-rows = { $count ->
    [one] { $count } Zeile mit Zeichen für Löcher
   *[other] { $count } Zeilen mit Zeichen für Löcher
}
problem-region-rows = { $count ->
    [one] { $count } Zeile mit Zeichen für Gebiete
   *[other] { $count } Zeilen mit Zeichen für Gebiete
}
problem-number-rows = { $count ->
    [one] { $count } Zeile mit Zahlen
   *[other] { $count } Zeilen mit Zahlen
}
problem-signs = { $count } Zeichen
problem-only-holes = { $line-definite } besteht nur aus Löchern

problem-empty = die Datei ist leer
problem-no-puzzle = die Datei enthält kein Rätsel
problem-several-puzzles = die Datei enthält { $count } Rätsel
problem-xml-empty = dieses XML enthält kein Rätsel
problem-bytes = mehr als { $count } Byte
problem-lines = mehr als { $count } Textzeilen
problem-puzzles = mehr als { $count } Rätsel
problem-cells-together = mehr als { $count } Felder in allen Rätseln zusammen
problem-notes-together = mehr als { $count } Byte Begleittexte in allen Rätseln zusammen
problem-not-utf8 = Byte { $at } ({ $byte }) ist kein UTF-8
problem-not-utf16 = das ist als UTF-16 gekennzeichnet, ist es aber nicht
problem-image = das ist ein { $kind }-Bild
problem-graymap = das ist ein Graustufenbild (PGM)
problem-pixmap = das ist ein Farbbild (PPM)
problem-pdf = das ist ein PDF-Dokument
problem-archive = das ist ein ZIP-Archiv
problem-archive-damaged = das ZIP-Archiv ist beschädigt
problem-archive-none = das ZIP-Archiv enthält keine Datei mit einem Rätsel
problem-member = in `{ $name }`: { $problem }
problem-could-be = das könnte { $formats } sein
problem-page = diese Seite enthält kein lesbares Rätsel
problem-no-format = `{ $found }` gefunden, und so beginnt kein bekanntes Format
problem-unequal-lists = die einzigen zwei Listen mit Zahlen brauchen { $count } und { $other } Felder
problem-version = Version { $found } des Formats
problem-type = ein Rätsel vom Typ `{ $type }`
problem-hex-sides = ein Sechseck mit `side` und `sides` oder mit keinem von beiden
problem-board-large = das Gitter ist zu groß
problem-entity = eine Entität, die die Datei selbst definiert
problem-name-spaces = mehr als { $count } Namensräume
problem-attributes = mehr als { $count } Attribute an einem Element
problem-nested = mehr als { $count } Elemente ineinander
problem-variable = `var d` ist keine Liste von Zahlenlisten
problem-variable-numbers = die Zahlen sind nicht die eines Rätsels

number-rows = die Anzahl der Zeilen
number-columns = die Anzahl der Spalten
number-run = die Länge eines Blocks
number-sum = eine Summe
number-colors = die Anzahl der Farben
number-side = die Seitenlänge
number-side-lines = die Anzahl der Reihen, die an einer Seite beginnen
number-row = die Nummer einer Zeile des Gitters
number-place = die Nummer eines Feldes in dieser Zeile
want-whole = { $what }, eine ganze Zahl ab 1
want-numbers = { $what }
want-text = `{ $text }`
want-end-or = das Ende oder eines von { $words }
want-one = eines
want-some = mindestens eines
want-at-most = höchstens { $count }
want-rows = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
want-columns = { $count ->
    [one] { $count } Spalte
   *[other] { $count } Spalten
}
want-cells = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
want-rows-and-columns = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} und { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
}
want-lines = { $count } ({ $lines })
want-lines-of = { $lines }: { $count }
want-as-board = { $count }, wie im Gitter
want-as-rows-before = { $count }, wie in den Zeilen davor
want-as-size = { $count }, wie die Größe sagt
want-as-line = { $count }, wie `{ $name }` sagt
want-as-clues = { $count }, wie die Zahlen sagen
want-row-as-clues = { $cells } zwischen `{ $first }` und `{ $last }`, wie die Zahlen sagen
want-rows-as-board = { $count ->
    [one] { $count } Zeile, wie im Gitter
   *[other] { $count } Zeilen, wie im Gitter
}
want-cells-as-board = { $count ->
    [one] { $count } Feld, wie dort im Gitter
   *[other] { $count } Felder, wie dort im Gitter
}
want-cells-of-row = höchstens { $count }, so viele Felder hat diese Zeile
want-clue-of-line = eine kleinere Angabe für { $line-definite }
want-cells-of-line = höchstens { $cells }, so viele Felder hat { $line-definite }
want-stretch-of-line = höchstens { $cells }, so lang ist die längste Strecke zwischen Löchern in { $line-dative }
want-row-cells = { $count }, eines für jedes Feld der Zeile
want-row-each = { $count }, eine für jede Zeile des Gitters
want-cell-each-line = mindestens ein Feld in jeder Reihe
want-hole-sign = `#` für ein Feld oder `.` für ein Loch
want-region-sign = ein Buchstabe oder eine Ziffer
want-number-sign = eine Ziffer oder `.`
want-touching = aneinandergrenzende Felder eines Gebiets
want-blank-rows-columns = eine Leerzeile zwischen Zeilen und Spalten
want-blank-columns-rows = eine Leerzeile zwischen Spalten und Zeilen
want-mark-rows-columns = eine Textzeile `{ $mark }` zwischen Zeilen und Spalten
want-end-rows = das Ende der Datei nach den Zeilen
want-end-columns = das Ende der Datei nach den Spalten
want-sections = `rows` und `columns`, jedes in einer eigenen Textzeile
want-sections-once = `rows` und `columns`, beide genau einmal je Rätsel
want-sizes = `width` und `height` oder keines von beiden
want-property = `rows`, `columns` oder eine Eigenschaft
want-separator = ein Komma, ein Punkt oder ein Leerzeichen
want-zero = 0 am Ende jeder Textzeile
want-square = ebenso viele Zeilen wie Spalten, eine leere Reihe als 0
want-colons = `:` vor den Zeilen, vor den Spalten und dahinter
want-colons-six = `:` vor jeder der sechs Gruppen A bis F und dahinter
want-six-groups = sechs Gruppen von Zahlen, deren Größen zusammenpassen
want-six-named = sechs Gruppen von Zahlen: { $names }
want-clues-or-goal = Zahlen für Zeilen und Spalten oder ein Zielbild
want-columns-line = eine Textzeile hinter der mit den Zeilen
want-lengths = eine Liste der Längen der Blöcke, ganze Zahlen ab 1
want-pairs = Paare aus Zeichen und Länge, wie in `#,3,#,1`
want-runs-rgb = die Anzahl der Blöcke, dann von jedem Länge, Rot, Grün und Blau, wie in `1 3 255 0 0`
want-letters-numbers = Buchstaben, A für 1 bis Z für 26
want-table-sign = 1, 0 oder -1
want-pattern = eine Angabe wie `* 3a *`, `{ "{" }1a 2a{ "}" }`, `?a =7a` oder `0 | 5a`
want-typed-clue = eine Zahl, wie in `3 1`
want-hexadecimal = zwei Hexadezimalziffern hinter `-`
want-known-number = eine Zahl (ein `?` könnte hier für einen Block oder für mehrere stehen)
want-link-sign = Ziffern, `-` und zwei Ziffern oder ein Buchstabe von g bis z
want-color-value = eine Farbe wie #ff8800
want-color-hex = eine Farbe wie FF0000
want-color-name = eine Farbe als Name oder #rrggbb
want-color-letter = `-` oder eine Farbe von `a` bis `{ $last }`
want-color-letters = Buchstaben deklarierter Farben oder `-`
want-color-each = `-` oder der Buchstabe einer Farbe für jedes Feld
want-color-only = `a`, die einzige deklarierte Farbe
want-color-declared = eine der deklarierten Farben, `a` bis `{ $last }`
want-color-once = jede Farbe nur einmal
want-color-element = ein Element `<color>` dafür
want-declared-name = der Name einer deklarierten Farbe
want-declared-sign = das Zeichen einer deklarierten Farbe
want-declared-letter = der Buchstabe einer deklarierten Farbe
want-declared-runs = Blöcke in deklarierten Farben
want-declaration = `SIGN:SIGN COLOR`, wie in `b:*  blue`
want-fewer-colors = weniger Farben
want-two-colors = mindestens zwei `colors`
want-palette = die Hintergrundfarbe und mindestens eine weitere, wie `#ffffff #000000`
want-letter-behind = ein Buchstabe dahinter, wie in `{ $run }a`
want-number-before = eine Zahl davor oder `?`
want-number-letter = eine Zahl und der Buchstabe oder der Name einer Farbe
want-attribute-name = ein Attribut `name`
want-cell-sign = 0 oder 1 oder . oder # für jedes Feld
want-goal-sign = 0, 1 oder der Buchstabe einer Farbe
want-nonogram-sign = `x` oder `_` für jedes Feld
want-image-sign = das Zeichen (`char`) einer Farbe, `?` oder `|`
want-bit = 0 oder 1
want-bitmap = `P1` oder `P4` am Anfang
want-given-letter = ein Buchstabe für jedes vorgegebene Feld
want-given = ein Feld des Gitters und Buchstaben seiner Farben
want-each-cell-once = jedes Feld nur einmal
want-hole = `-`, denn dort ist ein Loch
want-each-cell = eine Farbe des Rätsels für jedes Feld
want-one-color-each = eine Farbe für jedes Feld des Gitters
want-letters-each = für jedes Feld die Buchstaben seiner Farben
want-rows-bars = Zeilen zwischen `|`
want-rows-slashes = Zeilen zwischen `/` und `\`
want-rows-board = die Zeilen eines Rechtecks, eines Sechsecks oder von Dreiecken zwischen Schrägstrichen
want-puzzle = ein Rätsel
want-possible = ein mögliches Rätsel
want-board = ein anderes Gitter
want-smaller-board = ein kleineres Gitter
want-smaller-file = eine kleinere Datei
want-smaller-picture = ein kleineres Bild
want-other-picture = ein anderes Bild
want-fewer-puzzles = weniger in einer Datei
want-puzzle-file = eine Rätseldatei
want-archive = ein unversehrtes ZIP-Archiv
want-puzzle-files = Dateien mit Rätseln, wie `.non` oder `.nonogram`
want-utf8 = UTF-8
want-utf16 = UTF-16 oder UTF-8
want-one-format = ein Inhalt, der nur zu einem Format passt
want-format = `rect HEIGHT WIDTH`, `hex SIDE` oder `tri A B C D E F` (.clues), die Textzeilen `rows` und `columns` (.non) oder ein anderes Format aus docs/FORMATS.md
want-header = `rect HEIGHT WIDTH`, `hex SIDE` oder `tri A B C D E F`
want-sides = Seiten A bis F, die zusammenpassen
want-hex-sides = `side` oder sechs `sides`
want-version = Version { $version }
want-type = der Typ `grid` oder `triddler`
want-nonograms-org = die Zahlen einer Seite von nonograms.org
want-link = eine Adresse wie https://puzz.link/p?nonogram/COLUMNS/ROWS/CLUES
want-penpa = eine Adresse von penpa-edit mit `m=edit&p=` und allem, was folgt
want-penpa-grid = ein Gitter aus Quadraten mit Platz für Zahlen darüber und links davon
want-penpa-number = Zahlen und `?`, über dem Brett oder links davon
want-game-id = `WIDTHxHEIGHT:` und Zahlen, mit `.` zwischen den Zahlen und `/` zwischen den Reihen
want-puzzle-element = ein Element `<puzzle>`
want-nonogram-element = ein Element `<Nonogram>`
want-xml = wohlgeformtes XML
want-plain-xml = XML ohne das
want-json = JSON, wie docs/FORMATS.md es beschreibt
want-json-puzzle = ein Objekt mit `nonosat`, `shape`, `colors` und `clues`
want-json-clues = Listen mit den Zahlen, etwa `rows` und `columns` oder `row_clues` und `col_clues`
want-equal-lists = zwei Listen, deren Zahlen gleich viele Felder brauchen: die der Zeilen und die der Spalten
want-closed-list = eine Klammer, die jede Liste schließt
want-one-reading = Namen oder Summen, die zu einer Lesart passen
want-page = Zahlen unter `Zeilen` und `Spalten`, ein Skript mit zwei Listen von Zahlen oder eine `task`
want-json-picture = Zeilen von Feldern, etwa [[0, 1], [1, 0]]
want-puzzlekit = Daten von puzzlekit: ein Objekt mit `problem`
want-json-list = eine Liste
want-json-text = ein Text in Anführungszeichen
want-json-number = eine ganze Zahl ab 0

advice-sizes = die Größe sagt, für wie viele Reihen es Zahlen gibt
advice-board = das Gitter in der ersten Textzeile sagt, für wie viele Reihen es Zahlen gibt
advice-first-line = die erste Textzeile sagt, dass es { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} gibt
advice-height-width = ein Abschnitt hat Zahlen für so viele Reihen, wie `height` oder `width` sagt
advice-empty-own-line = eine leere Reihe des Gitters hat eine eigene Textzeile
advice-empty-clue = eine leere Reihe des Gitters hat die Zahl 0
advice-empty-zero-line = eine leere Reihe des Gitters ist eine 0 in einer eigenen Textzeile
advice-runless-line = auch eine Reihe ohne Block hat einen eigenen Eintrag
advice-blank-clue = für eine leere Reihe des Gitters steht eine Leerzeile, auch am Ende der Datei
advice-columns-here = sollte die Textzeile `columns` vor dieser stehen?
advice-add-size = dieser Abschnitt hat Zahlen für { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}: Ergänze `{ $name } { $count }`
advice-meant = ist `{ $text }` gemeint?
advice-declare = deklariere sie vor den Zahlen: color { $color } #rrggbb
advice-declare-sign = deklariere sie unter `#d`, wie in `b:*  blue`
advice-add-color = nimm sie in der zweiten Textzeile in die Palette auf
advice-save-utf8 = speichere die Datei als UTF-8-Text
advice-unpack = entpacke es zuerst
reading-lists =
    `{ $rows }` ist als Zeilen gelesen, `{ $columns }` als Spalten{ $zeros ->
        [yes] ; Nullen an den Enden sind weggelassen
       *[no] {""}
    }
reading-encoding = der Text ist kein UTF-8 und ist als { $encoding } gelesen

## Why a board, clues, a goal or a picture are no puzzle. No full stops; these also stand in the place
## of problem-… above.

puzzle-size = ein Gitter der Form { $shape } ist nicht möglich: Es braucht 1 bis { $cells } Felder und höchstens { $line } in einer Reihe
puzzle-hole = das Loch { $cell } liegt nicht auf dem Gitter
puzzle-no-cell = eine Reihe besteht nur aus Löchern
puzzle-colors = { $found ->
    [one] { $found } Farbe
   *[other] { $found } Farben
}; ein Rätsel hat 2 bis { $most }, der Hintergrund zählt mit
puzzle-clues = Zahlen für { $found ->
    [one] { $found } Reihe
   *[other] { $found } Reihen
} statt für { $expected }
puzzle-clue-long = die Zahlen brauchen { $needs ->
    [one] { $needs } Feld
   *[other] { $needs } Felder
}, ihre Reihe hat { $cells }
puzzle-run-long = ein Block von { $run ->
    [one] { $run } Feld
   *[other] { $run } Feldern
}, seine Reihe hat zwischen Löchern höchstens { $cells }
puzzle-region = ein Gebiet von { $cells } Feldern; Gebiete gibt es nur in Rechtecken, mit höchstens { $most }
puzzle-blocks = 3x3-Blöcke haben nur Zahlen und liegen in einem Rechteck ohne Löcher und Gebiete
puzzle-no-word = keine Reihe von { $cells } Feldern erfüllt diese Angabe
puzzle-pattern-large = die Angabe braucht zu viel Speicher
puzzle-empty-run = ein Block von 0 Feldern
puzzle-run-color = ein Block in einer Farbe, die keine Vordergrundfarbe der Palette ist
puzzle-given = das vorgegebene Feld { $cell } liegt nicht auf dem Gitter, oder ihm bleibt keine Farbe
puzzle-side = Seite { $side } hat { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
} statt { $expected } = { $sum }
puzzle-side-follows = Seite { $side } hätte { $expected } Reihen = { $sum }
document-goal = das Zielbild hat eine andere Größe oder andere Farben als das Rätsel
document-saved = der Spielstand hat eine andere Größe oder andere Farben als das Rätsel
mismatch-board = das Bild hat die Form { $found }, das Rätsel { $expected }
mismatch-line = { $line-definite } ergibt { $found }, aber ihre Zahlen sind andere
mismatch-line-empty = { $line-definite } ist leer, aber ihre Zahlen sind andere
mismatch-given = ein vorgegebenes Feld ({ $cell }) hat eine andere Farbe
size-impossible = ein Gitter von { $size }, Spalten x Zeilen, ist nicht möglich: Es braucht 1 bis { $cells } Felder und höchstens { $line } in einer Reihe
size-expected = erwartet: 20x15, Spalten x Zeilen, oder Seiten: hex:7, tri:5, tri:2,1,2,2,1,2
random-cells = { $found } Felder, erwartet: höchstens { $most }
random-stars = erwartet: Sterne von 0.5 bis 5, die kleinere Zahl zuerst
random-thing = nur Rechtecke ab { $least }x{ $least } Zellen ohne Symmetrie zeigen ein Ding
random-symmetry = { $shape } hat keine Symmetrie `{ $symmetry }`
random-mosaic = ein Mosaik ist ein Rechteck in Schwarz und Weiß
random-class = mit Hinweisen { $clues } wird kein Rätsel der Klasse { $class } gemacht
repair-picture = das Bild passt nicht zum Rätsel: { $why }

## Images from which puzzles are made: why one cannot be used

image-unreadable = das ist kein lesbares Bild (PNG, JPEG, SVG, GIF, BMP, WebP, PGM oder PPM)
image-unreadable-why = das ist kein lesbares Bild (PNG, JPEG, SVG, GIF, BMP, WebP, PGM oder PPM): { $why }
image-large = ein Bild von { $width } x { $height } Pixeln ist zu groß, erwartet: höchstens { $side } Pixel je Seite und { $megabytes } MB nach dem Dekodieren
image-frame = der Ausschnitt ragt über das Bild hinaus, das { $width } x { $height } Pixel hat
image-side = { $found ->
    [one] { $found } Feld
   *[other] { $found } Felder
} je Seite, erwartet: 1 bis { $most }
image-colors = { $found ->
    [one] { $found } Farbe
   *[other] { $found } Farben
}; ein Rätsel hat 2 bis { $most }, der Hintergrund zählt mit
image-slow = das Lesen des Bildes dauerte zu lange
image-transparent = das Bild ist überall durchsichtig
image-blank = im Bild hebt sich nichts ab: Kein Feld würde ausgemalt
image-thin = das Bild ist zu schmal: Es ergäbe { $columns } x { $rows } Felder

## Writing: why a puzzle cannot be written. $format: the name of a file format, the same in every language

write-read-only = das Format `{ $format }` lässt sich nur lesen
write-lossy = das Format `{ $format }` kann Folgendes nicht speichern: { $features }
write-no-picture = das Format `{ $format }` speichert ein Bild, und das Rätsel hat kein Zielbild, das zu seinen Zahlen passt
write-impossible = das Format `{ $format }` kann dieses Rätsel nicht speichern
write-one = eine Datei im Format `{ $format }` enthält ein Rätsel, nicht { $count }
write-among = Rätsel { $number }: { $why }

## Refusals: why the page or its server does not answer

refused-bytes = das ist größer, als nonosat es hier annimmt: mehr als { $count } Byte
refused-cells = das Gitter hat { $found ->
    [one] { $found } Feld
   *[other] { $found } Felder
}, die Seite nimmt höchstens { $most } an
refused-busy = zu viele Anfragen auf einmal; versuch es noch einmal
refused-slow = die Anfrage kam zu langsam; versuch es noch einmal
refused-broken = die Anfrage bricht ab
edit-regions = Gitter mit Gebieten oder Zahlen in Feldern lassen sich noch nicht ändern
card-author = von { $name }
card-about = Jede Zahl steht für einen Block ausgemalter Felder in ihrer Reihe: Finde das Bild.
clue-needs = dafür braucht es { $needs ->
    [one] { $needs } Feld
   *[other] { $needs } Felder
}, { $line-definite } hat { $cells }
clue-needs-stretch = dafür braucht es { $needs ->
    [one] { $needs } Feld
   *[other] { $needs } Felder
} am Stück, { $line-definite } hat zwischen Löchern höchstens { $cells }

## What a puzzle can have and a format may be unable to keep: a list of these stands behind "left out" or
## "without"

feature-hexagon = das sechseckige Gitter
feature-triangles = das Gitter aus Dreiecken
feature-unequal-sides = die ungleichen Seiten des Gitters
feature-holes = die Löcher im Gitter
feature-regions = die Gebiete
feature-blocks = die Zahlen in Feldern
feature-colors = mehrere Farben
feature-unknown-lengths = Blöcke unbekannter Länge
feature-ranges = Blöcke mit einem Bereich von Längen
feature-unknown-colors = Blöcke unbekannter Farbe
feature-unknown-lines = Reihen mit unbekannten Zahlen
feature-patterns = Reihen mit Mustern
feature-givens = vorgegebene Felder
feature-partial-givens = vorgegebene Felder mit mehreren möglichen Farben
feature-inks = das Aussehen der Farben
feature-background = die Farbe des Hintergrunds
feature-color-names = die Namen der Farben
feature-goal = das Zielbild
feature-saved = den Spielstand
feature-partial-saved = Felder mit mehreren möglichen Farben im Spielstand
feature-title = den Titel
feature-author = den Autor
feature-rights = Copyright und Lizenz
feature-catalogue = den Katalogeintrag
feature-remark = die Bemerkung

## Texts that are the same in every language

plain = { $text }

## Aus Bildern gelesene Zahlen

scan-no-grid = in diesem Bild ist kein Gitter mit Zahlen daneben
scan-slow = das Lesen der Zahlen dauerte zu lange
scan-found = { $name }: { $what }
scan-size = { $width } x { $height } Felder
scan-sure = jede Zahl ist sicher
scan-unsure = { $count ->
    [0] mit mehreren Änderungen gelesen
    [one] { $count } Zahl ist nicht sicher
   *[other] { $count } Zahlen sind nicht sicher
}
scan-unique = mit genau einer Lösung
scan-several = mit mehreren Lösungen, vielleicht so gedruckt
scan-none = ohne Lösung
scan-too-long = { $line } braucht { $needs } Felder und hat { $cells }: eine Zahl dort ist falsch
scan-undecided = die Zeit war um, bevor eine Lösung gefunden war
scan-changed = { $line } lautet { $now }, nicht { $read }: Nur so gibt es eine Lösung
scan-changed-unique = { $line } lautet { $now }, nicht { $read }: Nur so gibt es eine Lösung, und genau eine
scan-rim = { $lines }: vielleicht nicht der Rand. Ist das Gitter { $width } x { $height }?
scan-number = { $line }, Stelle { $place } lautet { $numbers }
scan-color = { $line }, Stelle { $place } hat die Farbe { $colors }
scan-nothing = nichts
scan-more = { $count } weitere { $count ->
    [one] Zahl ist
   *[other] Zahlen sind
} nicht sicher

## Page: the bar and its menus

page-bar-screens = Seiten
page-bar-play = Spielen
page-bar-make = Entwerfen
page-bar-mine = Meine
page-bar-menus = Menüs
page-menu-more = Menü
page-menu-gear = Einstellungen und mehr
page-menu-new = Neu…
page-menu-open = Rätsel mitbringen…
page-menu-recent = Zuletzt gespielt…
page-menu-save = Speichern…
page-menu-export = Als Zeichnung speichern
page-copy-link = Link kopieren
page-menu-print = Drucken
page-menu-statistics = Statistik…
page-menu-save-all = Alle Spiele speichern
page-menu-load-all = Gespeicherte Spiele laden…
page-menu-clear = Gitter leeren
page-menu-checkpoint = Zwischenstand merken
page-menu-return = Zurück zum Zwischenstand
page-menu-edit-clues = Zahlen bearbeiten…
page-menu-preferences = Einstellungen…
page-menu-full-screen = Vollbild
page-menu-solve = Lösen
page-menu-unique = Eindeutig lösbar?
page-menu-image = Aus einem Bild…
page-menu-keys = Tasten…
page-no-puzzle = Kein Rätsel
page-clock-pause = Pause
page-clock-go-on = Weiter

## Page: the first screen

page-continue = Weiterspielen
page-continue-play = Weiter
page-learn = Neu hier?
page-learn-about = In einer Minute gelernt, auf 5 × 5 Feldern.
page-learn-show = Zeig es mir
page-learn-how = So geht es
page-learn-step = Schritt { $n } von { $all }
page-learn-wrong = Das nicht. Zähl noch einmal.
page-learn-done = Geschafft! Das ist alles: Jedes Rätsel hier hat ein einziges Bild, und seine Zahlen führen dahin.
page-learn-tool = Nimm zuerst das richtige Werkzeug unter dem Gitter.
page-learn-drawn = Eine Katze
page-learn-new = Etwas Neues
page-learn-skip = Überspringen
page-learn-begin = Zum Rätsel
page-hello = Aus Zahlen wird ein Bild.
page-hello-skip = Ich kenne die Regeln: zum Bild des Tages
page-learn-play = Ein richtiges spielen
page-lesson-1 = Die 5 neben dieser Zeile heißt: fünf ausgemalte Felder nebeneinander. Die Zeile hat nur fünf: Drück auf jedes oder zieh einen Strich.
page-lesson-2 = 1 1 1 heißt: drei einzelne Felder mit je einem leeren dazwischen. Das passt nur auf eine Art.
page-lesson-3 = Die Zeile hat alles, was ihre Zahlen verlangen. Nimm das Kreuz und kreuze die anderen Felder an: Sie sind sicher leer.
page-lesson-4 = Nimm wieder den Stift. Spalten gehen genauso, von oben nach unten. In diesen beiden: eine 1, eine Lücke, dann eine 2.
page-lesson-5 = Diese Zeile hat eine 3, zwei Felder sind schon ausgemalt. Drei nebeneinander: Mal das dazwischen aus.
page-lesson-6 = Jetzt du: Diese Zeile hat eine 5, die beiden äußeren Spalten je eine 4. Fünf Felder fehlen noch.
page-lesson-lines-1 = Hier laufen Reihen in drei Richtungen. Diese läuft waagerecht, und ihre Zahl füllt alle ihre Felder.
page-lesson-lines-2 = Diese Reihe läuft schräg. Ein Teil ist schon ausgemalt; mal den Rest aus.
page-lesson-lines-3 = Diese Reihe hat ihre 1 schon. Nimm das Kreuz und kreuze den Rest an.
page-lesson-colors-1 = Jede Zahl hat ihre Farbe. Die 2 ist rot: Mal zwei Felder rot aus.
page-lesson-colors-2 = Dann kommt eine blaue 3: Nimm Blau und mal drei Felder aus. Verschiedene Farben dürfen sich berühren.
page-lesson-colors-3 = Nimm wieder Rot: zweimal zwei Felder. Zwischen Blöcken derselben Farbe bleibt mindestens ein Feld leer.
page-lesson-open = Unbekannte Zahlen
page-lesson-open-1 = Ein „?“ verbirgt eine Zahl, mindestens 1. Neben der 3 ist für mehr kein Platz.
page-lesson-open-2 = Gleich drei davon. Hier ist jedes eine 1: Anders passt es nicht.
page-percent = { $n } %
page-day-play = Heutiges spielen
page-day-monday = Klein und sanft
page-day-tuesday = Ein kurzes
page-day-wednesday = Ohne Eile
page-day-thursday = Platz zum Denken
page-day-friday = Eine harte Nuss
page-day-saturday = Groß und bunt
page-day-sunday = Eine Wabe
page-day-triangles = Lauter Dreiecke
page-day-large = Ein großes
page-day-feast = Passend zum Tag
page-days = Kalender
page-days-about = Jeden Tag ein Bild, für alle dasselbe. Verpasste warten hier und zählen nachgeholt auch zur Folge.
page-days-before = Monat davor
page-days-after = Monat danach
page-day-again = Noch einmal spielen
page-day-streak =
    { $n ->
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
page-random = Endlos
page-random-size = Größe
page-random-hexagons = Sechsecke
page-random-triangles = Dreiecke
page-random-difficulty = Schwierigkeit
page-random-about = Ein Druck, und ein neues Rätsel liegt da.
page-random-working = Ein Rätsel entsteht…
page-random-none = Auf die Schnelle fand sich keines. Versuch eine andere Größe.
page-random-near = In dieser Schwierigkeit fand sich auf die Schnelle keines; dieses kommt ihr nahe.
page-random-name = Endlos, { $size }
page-own = Selbst entwerfen
page-own-about = Zeichne eins oder bring ein Foto mit: Du siehst sofort, ob es genau eine Lösung hat. Rätseldateien kannst du hier ablegen.
page-own-make = Zum Zeichnen
page-gallery = Rätsel
page-gallery-solved = { $n } von { $all } gelöst
page-filter = Suchen
page-filter-text = Name oder Thema
page-filter-sizes = Alle Größen
page-shelf-small = Klein
page-shelf-medium = Mittel
page-shelf-large = Groß
page-filter-levels = Jede Schwierigkeit
page-filter-colors = Alle Farben
page-filter-any = Gelöst oder nicht
page-filter-unsolved = Nur ungelöste
page-filter-solved = Nur gelöste
page-filter-none = Kein Rätsel passt.
page-shelf-start = Für den Anfang
page-shelf-animals = Tiere
page-shelf-food = Essen und Trinken
page-shelf-nature = Natur
page-shelf-weather = Wetter
page-shelf-space = Weltraum
page-shelf-home = Zu Hause
page-shelf-tools = Werkzeuge
page-shelf-music = Musik
page-shelf-sport = Sport und Spiel
page-shelf-travel = Reisen
page-shelf-people = Menschen
page-shelf-letters = Buchstaben und Zeichen
page-shelf-seasons = Jahreszeiten und Feste
page-shelf-colors = In Farbe
page-shelf-classic = In Schwarz und Weiß
page-shelf-hex = Waben
page-shelf-triangles = Dreiecke
page-shelf-count = { $n } von { $all }
page-shelf-next = Nächstes ungelöstes
page-shelf-list = Regale
page-shelf-by = Wie die Regale sortiert sind
page-shelf-by-subject = Nach Themen
page-shelf-by-size = Nach Größe
page-shelf-all = Alle zeigen
page-card-name = Nr. { $n }
page-no-name = Ohne Namen
page-card-solved = gelöst in { $time }
page-game-share = zu { $n } % gelöst
page-game-solved = gelöst
page-card-colors =
    { $n ->
        [one] { $n } Farbe
       *[other] { $n } Farben
    }
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
page-clue-problem = { $line }: { $problem }
page-clue-unknown = unbekannte Zahlen
page-clue-unknown-length = unbekannte Länge
page-clue-run = { $n } { $color }
page-line-done = { $line } ist fertig
page-readout-left = noch { $n }
page-readout-over = { $n } zu viel
page-dock = Werkzeuge des Gitters
page-more = Mehr
page-words = Hinweise und Meldungen
page-words-close = Schließen
page-again = Noch einmal versuchen
page-two-fingers = Ein Finger zeichnet, zwei Finger bewegen das Gitter.
page-wheel-moves = Das Mausrad ändert die Größe der Felder. Das Gitter bewegt, wer neben den Feldern oder auf der Karte zieht.
page-gamepad = Gamepad: A malt aus, B kreuzt an, X macht rückgängig, Y gibt einen Hinweis.
page-pad = Steuerkreuz
page-pad-up = Nach oben
page-pad-left = Nach links
page-pad-down = Nach unten
page-pad-right = Nach rechts
page-pad-fill = Ausmalen
page-zoom = Größe der Felder
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
page-end-time = deine Zeit
page-end-best = deine beste { $time }
page-end-record = deine bisher beste
page-end-friend = die Herausforderung
page-end-beat =
    { $result ->
        [faster] Du gewinnst um { $by }.
        [slower] { $by } langsamer.
       *[equal] Unentschieden!
    }
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
page-end-share = Jemanden herausfordern
page-end-challenge = Schaffst du es schneller als { $time }?
page-end-picture = Bild senden
page-end-copied = Deine Zeit und ein Link sind kopiert. Vom Bild verraten sie nichts.
page-end-close = Zurück zum Gitter
page-end-all = Alle Rätsel
page-end-congratulations = Glückwunsch! Das Rätsel ist gelöst.
page-beat = Jemand hat dieses Rätsel in { $time } gelöst. Schaffst du es schneller?
page-beat-time = Deine Zeit / zu schlagen: { $time }

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
page-mistake-unknown = Welche Markierungen falsch sind, ließ sich auf die Schnelle nicht feststellen.
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
page-solve-ask = Das Rätsel lösen lassen?
page-solve-about = Das ganze Bild wird gezeigt. Rückgängig bringt deine Markierungen zurück.
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
        [unique] Falls du zweifelst: eine Datei mit dem Rätsel, seinem Bild und dem Beweis, dass es kein anderes gibt. Entpack sie in einen eigenen Ordner und starte dort `python3 check.py`: Das prüft alles ohne nonosat.
        [several] Falls du zweifelst: eine Datei mit dem Rätsel und zweien seiner Bilder. Entpack sie in einen eigenen Ordner und starte dort `python3 check.py`: Das prüft alles ohne nonosat.
       *[none] Falls du zweifelst: eine Datei mit dem Rätsel und dem Beweis, dass es kein Bild hat. Entpack sie in einen eigenen Ordner und starte dort `python3 check.py`: Das prüft alles ohne nonosat.
    }
page-proof-download = Beweis herunterladen
page-weights = { $verdict ->
   *[unique] Warum gibt es nur eine?
    [none] Warum gibt es keine?
}
page-weights-working = Suche nach Zahlen
page-weights-nothing = Es gibt nichts zu zeigen: { $why }.
page-weights-line = Reihe
page-weights-choose = Wähle ein Feld, um seine Zeile zu sehen; wähle es noch einmal, um die nächste Reihe durch das Feld zu sehen.
page-verify = Mit dem verifizierten Prüfprogramm prüfen
page-verify-working = Das verifizierte Prüfprogramm arbeitet
page-verify-accepted = { $verdict ->
   *[unique] Angenommen: Das Bild ist das einzige. Das Prüfprogramm ist selbst als richtig bewiesen.
    [none] Angenommen: Es gibt kein Bild. Das Prüfprogramm ist selbst als richtig bewiesen.
}
page-verify-refused = Das verifizierte Prüfprogramm lehnt diesen Beweis ab: { $why }.
page-verify-nothing = Es gibt keine Zahlen zu prüfen: { $why }.
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
page-mend = Eindeutig machen
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
page-color-near = Kaum zu unterscheiden: { $one }, { $other }. Auf dem Gitter sähen beide gleich aus.
page-draw-play = Spielen
page-draw-save = Speichern, PNG, drucken…
page-draw-image = Bild hierher ziehen
page-draw-image-about = oder eines auswählen: Daraus wird ein Rätsel
page-drawing-new = Neu
page-drawings = Meine Bilder
page-drawing-copy = { $name } kopieren
page-drawing-copied = { $name } (Kopie)
page-drawing-damaged = Dieses Bild lässt sich nicht lesen.
page-drawing-full = In diesem Browser ist kein Platz für ein weiteres Bild. Speichere es als Datei oder lösche einige.
page-drop-here = Loslassen: Aus einem Bild wird ein Rätsel, ein Rätsel wird geöffnet
page-draw-prove = Beweisen, dass es eindeutig lösbar ist
page-publish-button = Veröffentlichen…
page-publish-menu = Veröffentlichen, QR-Code…
page-publish = Veröffentlichen
page-publish-author = Autor
page-publish-ending = Den Titel erst am Ende zeigen
page-publish-link = Ein Link zum Rätsel
page-publish-code = Der Link als QR-Code
page-publish-code-save = Code speichern
page-publish-code-none = Der Link ist zu lang für einen QR-Code.
page-publish-frame = Ein Rahmen für eine andere Website
page-publish-frame-copy = Rahmen kopieren
page-embed-open = In nonosat öffnen
page-embed-none = Dieser Rahmen enthält kein Rätsel.
page-print = Drucken
page-print-which = Was
page-print-this = dieses Rätsel
page-print-collection = Rätsel der Sammlung
page-print-count = Höchstens so viele Rätsel
page-print-each = Rätsel je Seite
page-print-letters = Buchstaben für Farben bei den Zahlen
page-print-large = Großdruck, wenn nötig auf mehreren Blättern
page-print-answers-too = Lösungen auf einem eigenen Blatt
page-print-code = QR-Code des Links
page-print-answers = Lösungen
page-print-unsolved = keine Lösung auf die Schnelle gefunden
page-print-sheet = Blatt { $n } von { $all }: Zeile { $row }, Spalte { $column }
page-publish-copied = Kopiert.
page-publish-by-hand = Bitte von Hand kopieren: Der Browser erlaubt es nicht.
page-publish-local = Dieser Link funktioniert nur auf diesem Rechner. Leg die Seite auf einen Webserver, um das Rätsel weiterzugeben.
page-publish-card-about = Wo der Link eingefügt wird, erscheint nur sein Text: Eine Vorschau braucht den Server nonosat serve.
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
page-new-done = Zeichne ein Bild: Die Zahlen stehen am Rand. Oder gib sie selbst ein: „Zahlen bearbeiten“ im Menü.
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
page-clues-about = Zahlen, getrennt durch Leerzeichen oder Punkte, `3 1` oder `3.1`; nichts oder `0` für eine leere Reihe, `*` für eine unbekannte, `2-4` für 2 bis 4 Felder, `2+` für 2 oder mehr, `?` für eine unbekannte Länge.
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
page-image = Aus einem Bild
page-image-file = Bild (PNG, JPEG, GIF, BMP, WebP)
page-image-original = Das Bild; der abgedunkelte Teil wird abgeschnitten
page-image-drag = Zieh darüber, um einen Teil auszuschneiden.
page-image-suggestions = Vorschläge
page-image-suggest = Einstellungen vorschlagen
page-image-drop = Hierher ziehen, einfügen oder eine Datei wählen
page-image-settings = Von Hand einstellen
page-image-working = Suche gute Einstellungen…
page-image-inks =
    { $n ->
        [one] { $n } Farbe
       *[other] { $n } Farben
    }
page-image-fair = eindeutig
page-image-repaired = { $n ->
    [one] eindeutig, { $n } Zelle geändert
   *[other] eindeutig, { $n } Zellen geändert
}
page-image-doubt =
    { $n ->
        [one] { $n } Feld unklar
       *[other] { $n } Felder unklar
    }
page-image-unknown = nicht rechtzeitig geprüft
page-image-tone = Farben
page-image-threshold = Schwarz, was dunkler ist als…
page-image-sketch = Schwarz-Weiß, wie gezeichnet
page-image-filled = Schwarz-Weiß, Umrisse gefüllt
page-image-otsu = Schwarz-Weiß, automatisch getrennt
page-image-local = Schwarz, was dunkler ist als seine Umgebung
page-image-edges = Kanten
page-image-dither = Grau als Muster
page-image-several = Mehrere Farben
page-image-darker = Dunkler als
page-image-count = Anzahl der Farben, mit Hintergrund
page-image-same = wie im Bild
page-image-crop = Einfarbigen Rand weglassen
page-image-invert = Hell und Dunkel tauschen
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
page-scan = Zahlen eines Rätsels in diesem Bild
page-scan-place = { $line }, Zahl { $place }
page-scan-look = { $n ->
    [0] Dazu gibt es kein Bild; vergleiche es mit der Vorlage.
    [one] Sieh dir diese Zahl an.
   *[other] Sieh dir diese { $n } Zahlen an.
}
page-scan-seen = Das Bild mit den Stellen aller Zahlen: Grün ist sicher, Orange nicht, Rot wurde wegen der anderen Reihen geändert
page-scan-colors = Zahlen in Farben
page-scan-play = Spielen
page-scan-clues = Darin stehen die Zahlen eines Rätsels, { $width } x { $height }.
page-scan-button = Dieses Rätsel spielen
page-scan-lines = Alle Linien
page-scan-lines-about = Jede Linie lässt sich hier ändern; ein Druck auf ihre Zahlen im Bild führt zu ihr.
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
page-sum-streak =
    { $n ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
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
page-parts = Ein Bild aus { $n } Teilen
page-part = Teil { $n } von { $all }
page-mine-solved = Gelöste Bilder
page-mine-solved-none = Hier hängen die Bilder, die du löst.
page-mine-drawings = Zeichnungen
page-mine-drawings-none = Was du zeichnest, bleibt hier.
page-mine-games = Begonnen
page-mine-backup = Alles als Datei
page-mine-backup-about = Nur dieser Browser behält es. Eine Datei bringt es in einen anderen.
page-mine-mended = Etwas, das dieser Browser gespeichert hatte, war beschädigt. Was davon heil ist, ist da; eine Kopie des beschädigten Textes bleibt in diesem Browser als { $names }.
page-save = Speichern
page-save-name = Name
page-save-format = Format
page-save-print = Drucken oder PDF
page-save-usual = Üblich
page-save-others = Andere
page-save-json = JSON, behält alles
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
page-preferences = Einstellungen
page-preferences-largest = Größtes Feld, Pixel
page-preferences-left = Linker Rand, Pixel
page-preferences-top = Oberer Rand, Pixel
page-preferences-fill = Den Rest fertiger Reihen als leer zeigen
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
page-preferences-vibration = Vibration
page-preferences-mirrored = Werkzeuge für die linke Hand
page-preferences-pixels = Größen in Pixeln

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
page-key-tool-do = Stift oder Kreuz, das nächste Werkzeug; solange S gehalten wird, das andere von beiden
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
page-key-gamepad = Gamepad
page-key-gamepad-do = Stick oder Pfeile bewegen, A malt aus, B kreuzt an, X macht rückgängig, Y gibt einen Hinweis, LB und RB wechseln die Farbe; A oder B gehalten malen weiter
page-key-menus = In Menüs
page-key-menus-do = Auf, ab, Pos1, Ende und Anfangsbuchstaben wählen; links und rechts öffnen das nächste Menü; Esc schließt es.

## Page: files, links, kept games

page-bring = Rätsel mitbringen
page-bring-file = Dateien wählen oder hier ablegen
page-bring-kinds = Rätsel in jedem Format, gespeicherte Seiten, Bilder, Fotos eines Rätsels
page-bring-text = Oder füge Zahlen ein, eine Adresse, einen Text mit einem Rätsel
page-bring-paste = Einfügen
page-bring-open = Öffnen
page-bring-nothing = Hier ist kein Rätsel, das diese Seite lesen kann.
page-bring-most = Nur die ersten { $n } Dateien wurden gelesen; bring die übrigen danach mit.
page-bring-refused = Der Browser zeigt die Zwischenablage nicht; füge in das Feld ein.
page-bring-address = Diese Seite lädt nichts von { $site }. Speichere dort die Seite des Rätsels (Strg+S) und bring die Datei mit, oder einen Screenshot.
page-bring-continued = Du hast es angefangen: Es geht weiter, wo du aufgehört hast.
page-bring-picture = Daraus wird ein Rätsel; zeigt es Zahlen, werden sie gelesen.
page-file-games = Datei mit Spielen
page-file-name = Rätsel
page-file-opened = { $name } ist geöffnet.
page-file-failed = { $name }: { $why }
page-file-continued = { $name } ist geöffnet; es geht weiter, wo du aufgehört hast.
page-file-large = { $name } hat { $n } MiB, höchstens 16 sind erlaubt.
page-file-which-format = Welches Format?
page-file-formats = { $name } passt zu mehreren.
page-file-which-puzzle = Welches Rätsel?
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
page-no-such-puzzle = Unter dieser Adresse gibt es kein Rätsel oder noch keines.
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
page-fault-convert = Das ist kein Rätsel; speichere es als PNG und zieh es dann auf die Seite.
page-fault-several = Es sind mehrere Rätsel darin.

## One line

page-line = Eine Zeile
page-line-about = Was ein Hinweis über eine Zeile sagt: welche Felder sicher sind, wie viele Möglichkeiten es gibt und warum. Auch { "{" }1 3{ "}" }, 2-4, 3+, *, =5 und 0 | 5.
page-line-clue = Hinweis
page-line-cells = Felder: . offen, # gefüllt, - leer
line-placements = { $count ->
    [one] { $number } Möglichkeit
   *[other] { $number } Möglichkeiten
}
line-placements-least = mindestens { $number } Möglichkeiten
line-nothing = kein weiteres Feld ist sicher
line-sign = { $found } in Feld { $cell }
help-line-sign = ein Feld ist `.` (offen), `#` oder ein Buchstabe (gefüllt) oder `-` (leer)

## Drawings

drawing-accordion = Akkordeon
drawing-acorn = Eichel
drawing-acoustic-guitar = Gitarre
drawing-advent-wreath = Adventskranz
drawing-airplane = Flugzeug
drawing-alarm-clock = Wecker
drawing-alien = Außerirdischer
drawing-anchor = Anker
drawing-angelfish = Skalar
drawing-anglerfish = Anglerfisch
drawing-ant = Ameise
drawing-apple = Apfel
drawing-apple-tree = Apfelbaum
drawing-armchair = Sessel
drawing-astronaut = Astronaut
drawing-avocado = Avocado
drawing-axe = Axt
drawing-ballerina = Ballerina
drawing-banana = Banane
drawing-bat = Fledermaus
drawing-bathtub = Schaumbad
drawing-bear-face = Bär
drawing-bed = Bett
drawing-bee = Biene
drawing-bell = Glocke
drawing-bicycle = Fahrrad
drawing-big-ben = Big Ben
drawing-binoculars = Fernglas
drawing-bird-cage = Vogel im Käfig
drawing-birdhouse = Vogelhaus
drawing-birthday-cake = Geburtstagstorte
drawing-black-sheep = Schwarzes Schaf
drawing-black-swan = Schwarzer Schwan
drawing-blossom = Blüte
drawing-bone = Knochen
drawing-bonsai = Bonsai
drawing-bookshelf = Bücherregal
drawing-bouquet = Blumenstrauß
drawing-bow-and-arrow = Pfeil und Bogen
drawing-bowling-pin = Bowlingkegel
drawing-brachiosaurus = Brachiosaurus
drawing-bucket = Eimer
drawing-building-blocks = Buchstabenwürfel
drawing-bus = Bus
drawing-butterfly = Schmetterling
drawing-button = Knopf
drawing-cable-car = Seilbahn
drawing-cactus = Kaktus
drawing-camel = Kamel
drawing-camera = Fotoapparat
drawing-candy-cane = Zuckerstange
drawing-car = Auto
drawing-carnival-mask = Karnevalsmaske
drawing-carrot = Karotte
drawing-castle = Burg
drawing-cat = Katze
drawing-caterpillar = Raupe
drawing-chameleon = Chamäleon
drawing-cheese = Käse
drawing-chef-hat = Kochmütze
drawing-cherries = Kirschen
drawing-chess-knight = Springer (Schach)
drawing-chess-queen = Dame (Schach)
drawing-chess-rook = Turm (Schach)
drawing-christmas-present = Geschenk
drawing-christmas-stocking = Nikolausstiefel
drawing-christmas-tree = Weihnachtsbaum
drawing-church = Kirche
drawing-clock = Uhr
drawing-cloud = Wolke
drawing-clown = Clown
drawing-clownfish = Clownfisch
drawing-cocktail = Cocktail
drawing-coffee-break = Kaffeepause
drawing-coffee-grinder = Kaffeemühle
drawing-coffee-pot = Espressokocher
drawing-colosseum = Kolosseum
drawing-comet = Komet
drawing-compass = Kompass
drawing-corn = Maiskolben
drawing-cow-face = Kuh
drawing-cowboy = Cowboy
drawing-cowboy-boot = Cowboystiefel
drawing-crab = Krabbe
drawing-crescent-moon = Mondsichel
drawing-crocodile = Krokodil
drawing-croissant = Croissant
drawing-crow = Krähe
drawing-cuckoo-clock = Kuckucksuhr
drawing-cupcake = Cupcake
drawing-cutlery = Gabel, Löffel und Messer
drawing-dachshund = Dackel
drawing-dalmatian = Dalmatiner
drawing-desert-island = Einsame Insel
drawing-detective = Detektiv
drawing-die = Würfel
drawing-diya-lamp = Öllicht (Diwali)
drawing-dog-face = Hund
drawing-doghouse = Hundehütte
drawing-dolphin = Delfin
drawing-doughnut = Donut
drawing-dragon = Drache
drawing-dragonfly = Libelle
drawing-dress = Kleid
drawing-drill = Bohrmaschine
drawing-drop-of-water = Wassertropfen
drawing-drum = Trommel
drawing-duck-on-a-pond = Ente auf dem Teich
drawing-duckling = Entenküken
drawing-eagle = Adler
drawing-earth = Erde
drawing-easter-basket = Osterkorb
drawing-easter-egg = Osterei
drawing-eggplant = Aubergine
drawing-eiffel-tower = Eiffelturm
drawing-eighth-note = Achtelnote
drawing-elephant = Elefant
drawing-elephant-spraying = Elefant spritzt Wasser
drawing-envelope = Brief
drawing-ferris-wheel = Riesenrad
drawing-fir-tree = Tanne
drawing-fireplace = Kamin
drawing-fireworks = Feuerwerk
drawing-fish-bone = Fischgräte
drawing-flamingo = Flamingo
drawing-fox = Fuchs
drawing-fox-face = Fuchskopf
drawing-fried-egg = Spiegelei
drawing-frightened-cat = Katze mit Buckel
drawing-frog-from-above = Frosch von oben
drawing-frog-on-lily-pad = Frosch auf Seerose
drawing-fruit-bowl = Obstschale
drawing-frying-pan = Bratpfanne
drawing-game-controller = Gamecontroller
drawing-gem = Edelstein
drawing-ghost = Gespenst
drawing-gingerbread-man = Lebkuchenmann
drawing-giraffe = Giraffe
drawing-globe = Globus
drawing-goat = Ziege
drawing-goldfish = Goldfisch
drawing-goldfish-bowl = Goldfischglas
drawing-gorilla = Gorilla
drawing-gramophone = Grammofon
drawing-grand-piano = Flügel
drawing-grapes = Weintrauben
drawing-greek-temple = Griechischer Tempel
drawing-gumball-machine = Kaugummiautomat
drawing-guppy = Guppy
drawing-hamburger = Hamburger
drawing-hammer = Hammer
drawing-hammerhead = Hammerhai
drawing-hamster = Hamster
drawing-harp = Harfe
drawing-hatching-chick = Schlüpfendes Küken
drawing-haunted-house = Spukhaus
drawing-headphones = Kopfhörer
drawing-heart = Herz
drawing-heart-and-arrow = Herz mit Pfeil
drawing-heart-with-arrow = Herz mit Pfeil
drawing-hedgehog = Igel
drawing-helicopter = Hubschrauber
drawing-hen-with-chicks = Henne mit Küken
drawing-hi = Hi
drawing-high-heel = Stöckelschuh
drawing-hippopotamus = Nilpferd
drawing-honey-jar = Honigglas
drawing-horse = Pferd
drawing-hot-air-balloon = Heißluftballon
drawing-hot-dog = Hotdog
drawing-hourglass = Sanduhr
drawing-house = Haus
drawing-howling-wolf = Heulender Wolf
drawing-hummingbird = Kolibri
drawing-ice-cream = Eis
drawing-ice-cream-cone = Eistüte
drawing-ice-cream-sundae = Eisbecher
drawing-ice-lolly = Eis am Stiel
drawing-ice-skate = Schlittschuh
drawing-igloo = Iglu
drawing-iron = Bügeleisen
drawing-jack-o-lantern = Kürbislaterne
drawing-jellyfish = Qualle
drawing-joy = Freude (Joy)
drawing-kangaroo = Känguru
drawing-key = Schlüssel
drawing-kimono = Kimono
drawing-kitchen-stove = Küchenherd
drawing-kite = Drachen
drawing-kitten-with-yarn = Kätzchen mit Wolle
drawing-knight-armor = Ritter
drawing-koala-face = Koala
drawing-koinobori = Karpfenfahnen
drawing-ladybird = Marienkäfer
drawing-laughing-smiley = Lachgesicht
drawing-leaf = Blatt
drawing-leaning-tower-of-pisa = Schiefer Turm von Pisa
drawing-leaping-stag = Springender Hirsch
drawing-light-bulb = Glühbirne
drawing-lighthouse = Leuchtturm
drawing-lightning = Blitz
drawing-lion-face = Löwe
drawing-little-boat = Kleines Boot
drawing-lizard = Eidechse
drawing-llama = Lama
drawing-lobster = Hummer
drawing-locomotive = Dampflokomotive
drawing-lollipop = Lutscher
drawing-lotus = Lotosblüte
drawing-love = Liebe (Love)
drawing-magnet = Magnet
drawing-magnifying-glass = Lupe
drawing-manta-ray = Manta
drawing-maple-leaf = Ahornblatt
drawing-matryoshka = Matroschka
drawing-maypole = Maibaum
drawing-menorah = Chanukkaleuchter
drawing-microphone = Mikrofon
drawing-microscope = Mikroskop
drawing-mitten = Fäustling
drawing-moai = Moai
drawing-monkey-face = Affe
drawing-moon-and-stars = Mond und Sterne
drawing-moose = Elch
drawing-mount-fuji = Fudschi
drawing-mountain-lake = Bergsee
drawing-mountain-sunset = Berge im Abendrot
drawing-mouse = Maus
drawing-mug = Becher
drawing-mushroom = Fliegenpilz
drawing-music-note = Musiknote
drawing-nest = Nest mit Eiern
drawing-night-skyline = Stadt bei Nacht
drawing-ninja = Ninja
drawing-nutcracker = Nussknacker
drawing-octopus = Krake
drawing-old-key = Alter Schlüssel
drawing-open-book = Offenes Buch
drawing-opera-house-sydney = Oper von Sydney
drawing-ostrich = Strauß
drawing-owl = Eule
drawing-padlock = Vorhängeschloss
drawing-pagoda = Pagode
drawing-palette = Farbpalette
drawing-pancakes = Pfannkuchen
drawing-panda-face = Pandakopf
drawing-paper-boat = Papierschiff
drawing-paper-lantern = Papierlaterne
drawing-paper-plane = Papierflieger
drawing-parachute = Fallschirmspringer
drawing-parrot = Papagei
drawing-party-balloon = Luftballon
drawing-paw-print = Pfotenabdruck
drawing-peacock = Pfau
drawing-pear = Birne
drawing-pencil = Bleistift
drawing-penguin = Pinguin
drawing-pharaoh = Pharao
drawing-phoenix = Phönix
drawing-pig-face = Schwein
drawing-pineapple = Ananas
drawing-pinwheel = Windrädchen
drawing-pirate = Pirat
drawing-pizza-slice = Pizzastück
drawing-poodle = Pudel
drawing-popcorn = Popcorn
drawing-pretzel = Brezel
drawing-pterodactyl = Flugsaurier
drawing-puzzle-piece = Puzzleteil
drawing-pyramids = Pyramiden
drawing-queen = Königin
drawing-rabbit = Hase
drawing-rabbit-in-the-moon = Hase im Mond
drawing-raccoon-face = Waschbär
drawing-rainbow = Regenbogen
drawing-raindrop = Regentropfen
drawing-ram-head = Widder
drawing-ramen-bowl = Nudelsuppe
drawing-rhinoceros = Nashorn
drawing-ringed-planet = Planet mit Ring
drawing-robot = Roboter
drawing-rocket = Rakete
drawing-rocking-chair = Schaukelstuhl
drawing-rocking-horse = Schaukelpferd
drawing-rooster = Hahn
drawing-rose = Rose
drawing-runner = Läufer
drawing-sailboat = Segelboot
drawing-sailing-ship = Segelschiff
drawing-samurai = Samurai
drawing-sand-dunes = Sanddünen
drawing-santa-claus = Weihnachtsmann
drawing-saturn = Saturn
drawing-saw = Säge
drawing-saxophone = Saxofon
drawing-scales = Waage
drawing-scallop-shell = Jakobsmuschel
drawing-scissors = Schere
drawing-scorpion = Skorpion
drawing-sea-turtle = Meeresschildkröte
drawing-seahorse = Seepferdchen
drawing-seal-with-ball = Seehund mit Ball
drawing-sewing-machine = Nähmaschine
drawing-shamrock = Kleeblatt
drawing-shark = Hai
drawing-skateboard = Skateboard
drawing-skunk = Stinktier
drawing-sleeping-cat = Schlafende Katze
drawing-sloth = Faultier
drawing-snail = Schnecke
drawing-snake = Schlange
drawing-sneaker = Turnschuh
drawing-snow-crystal = Schneekristall
drawing-snowflake = Schneeflocke
drawing-snowman = Schneemann
drawing-soccer-ball = Fußball
drawing-space-shuttle = Raumfähre
drawing-spade = Pik
drawing-sparrow = Spatz
drawing-sphinx = Sphinx
drawing-spider = Spinne
drawing-spider-web = Spinnennetz
drawing-spinning-top = Kreisel
drawing-spiral = Spirale
drawing-squirrel = Eichhörnchen
drawing-stag-beetle = Hirschkäfer
drawing-star = Stern
drawing-starfish = Seestern
drawing-statue-of-liberty = Freiheitsstatue
drawing-steam-engine = Dampflok
drawing-stegosaurus = Stegosaurus
drawing-stonehenge = Stonehenge
drawing-strawberry = Erdbeere
drawing-submarine = U-Boot
drawing-suitcase = Koffer
drawing-sun = Sonne
drawing-sunflower = Sonnenblume
drawing-sunglasses = Sonnenbrille
drawing-suspension-bridge = Hängebrücke
drawing-swordfish = Schwertfisch
drawing-t-shirt = T-Shirt
drawing-table-lamp = Tischlampe
drawing-taj-mahal = Taj Mahal
drawing-target = Zielscheibe
drawing-teapot = Teekanne
drawing-teddy-bear = Teddybär
drawing-telephone = Telefon
drawing-telescope = Teleskop
drawing-television = Fernseher
drawing-tennis-racket = Tennisschläger
drawing-tent = Zelt
drawing-thermometer = Thermometer
drawing-thread-spool = Nadel und Faden
drawing-thumbs-up = Daumen hoch
drawing-tiger-face = Tiger
drawing-tiger-stripes = Tigerstreifen
drawing-toaster = Toaster
drawing-tomato = Tomate
drawing-toolbox = Werkzeugkasten
drawing-top-hat = Zylinder
drawing-torii = Torii
drawing-tornado = Tornado
drawing-toucan = Tukan
drawing-tower-bridge = Tower Bridge
drawing-tractor = Traktor
drawing-traffic-light = Ampel
drawing-treble-clef = Violinschlüssel
drawing-triumphal-arch = Triumphbogen
drawing-trophy = Pokal
drawing-trousers = Hose
drawing-truck = Lastwagen
drawing-trumpet = Trompete
drawing-tulip = Tulpe
drawing-turkey = Truthahn
drawing-turtle = Schildkröte
drawing-two-peaks = Zwei Gipfel
drawing-typewriter = Schreibmaschine
drawing-tyrannosaurus = Tyrannosaurus
drawing-ufo = Fliegende Untertasse
drawing-umbrella = Regenschirm
drawing-unicorn = Einhorn
drawing-vase-of-flowers = Blumenvase
drawing-viking = Wikinger
drawing-violin = Geige
drawing-volcano = Vulkan
drawing-wagon-wheel = Wagenrad
drawing-watering-can = Gießkanne
drawing-watermelon = Wassermelonenscheibe
drawing-weightlifter = Gewichtheber
drawing-whale = Wal
drawing-whistle = Trillerpfeife
drawing-wild-boar = Wildschwein
drawing-windmill = Windmühle
drawing-wine-glass = Weinglas
drawing-witch-hat = Hexenhut
drawing-witch-on-broom = Hexe auf dem Besen
drawing-wrench = Schraubenschlüssel
drawing-yes = Ja (Yes)
drawing-zebra = Zebra
drawing-zebra-stripes = Zebramuster

## Books

book-title = Nonogramme
book-untitled = Nonogramm
book-date =
    { $weekday ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }, { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
book-month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
book-weekday = { $weekday ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
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
book-lesson-empty-line = Schiebe die Blöcke einer Reihe ganz an das eine Ende, dann ganz an das andere. Wo derselbe Block beide Male ein Feld bedeckt, ist es ausgemalt.
book-lesson-complete = Sind alle Blöcke einer Reihe ausgemalt, ist ihr Rest leer. Kreuze ihn an.
book-lesson-joining = Zwei ausgemalte Felder, die nur zum selben Block gehören können, hängen zusammen: Auch die Felder dazwischen sind ausgemalt.
book-lesson-overlap = Ein ausgemaltes Feld oder ein Kreuz lässt einem Block weniger Platz. Schiebe ihn so weit nach beiden Seiten, wie es noch geht. Die Felder, die er beide Male bedeckt, sind ausgemalt.
book-lesson-reach = Ein Block mit einem ausgemalten Feld reicht nur so weit, wie er lang ist. Felder, die kein Block der Reihe erreicht, sind leer.
book-lesson-bounded = Ein Stück, das so lang ist wie der längste Block, der es sein kann, ist fertig: Die Felder an seinen beiden Enden sind leer.
book-lesson-small-gap = Eine Lücke zwischen Kreuzen, die kürzer ist als jeder Block, der dort liegen könnte, bleibt leer.
book-lesson-edge = Ein Stück neben einem Kreuz oder am Rand wächst nur nach der anderen Seite, mindestens bis zur Länge des kürzesten Blocks, der es sein kann.
book-lesson-enumeration = Schreibe alle Lagen der Blöcke einer Reihe auf, die noch möglich sind. Ein Feld, das in allen gleich ist, steht fest.
book-contents = Inhalt
book-example = Ein Beispiel
book-part = Teil { $number } von { $count }
book-several = mehrere Lösungen
book-hexagon = Sechseck, Seitenlänge { $side }
book-hexagon-sides = Sechseck, Seitenlängen { $sides }
book-triangles-side = Dreiecke im Sechseck, Seitenlänge { $side }
book-triangles-sides = Dreiecke, Seitenlängen { $sides }
book-joined = Das Bild aus { $count } Rätseln
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
book-rules-ranges = 2–4 ist ein Block von 2 bis 4 Feldern, 3+ ein Block von 3 Feldern oder mehr.
book-rules-sums = Eine Zahl hinter = zählt die ausgemalten Felder ihrer Reihe: =7 heißt 7 Felder, in Blöcken von beliebiger Länge.
book-rules-regions = Dicke Linien teilen das Gitter in Gebiete. Die Felder eines Gebiets sind alle leer oder alle mit einer Farbe ausgemalt.
book-rules-blocks = Eine Zahl in einem Feld zählt die ausgemalten Felder ringsum: das Feld selbst und die, die es berühren, auch an einer Ecke.
book-rules-givens = Ein Punkt zeigt ein Feld, das vorgegeben ist: Es stimmt von Anfang an.
book-rules-unique = Jedes Rätsel hat genau eine Lösung.
book-rules-stars = Sterne und ein Wort sagen, wie schwer ein Rätsel ist, von einem halben Stern (sehr leicht) bis zu fünf Sternen (teuflisch). Die Art sagt, welche Schritte es braucht:
book-rules-class-trivial = Auf einen Blick: Ein Blick auf jede Reihe genügt, in der richtigen Reihenfolge.
book-rules-class-lines = Reihe für Reihe: Es genügt, immer nur eine Reihe zu betrachten.
book-rules-class-trials = Mit Probieren: Ab und zu probierst du ein Feld aus und siehst, dass es zu einem Widerspruch führt.
book-rules-class-deep-trials = Mit langem Probieren: Der Widerspruch zeigt sich erst viele Reihen später.
book-rules-class-guessing = Mit Raten: Für manche Felder ist kein kurzer Grund bekannt.

## The program: its lines, warnings and errors. Words that begin with - or -- are options, words in
## capital letters stand for what people type, `nonosat …` is a command: they stay as they are.
## Errors have no full stop. $name and $file are names of files or of puzzles in files
## ("heart.non", "many.non#3"), $folder that of a folder.

label-error = Fehler
label-help = Hilfe
label-note = Anmerkung
label-warning = Warnung
label-undecided = unklar
label-no-solution = keine Lösung
labeled = { $label }: { $text }

because = { $what }: { $why }

## The program: verdicts, as "heart.non: unique, by lines, easy, 1.5 stars, about 10 minutes; the goal is the solution"

verdict-unique = eindeutig
verdict-several = mehrere Lösungen
verdict-none = keine Lösung
verdict-undecided = unklar
verdict-solved = gelöst
verdict-error = Fehler
decimal = { $whole },{ $part }
stars = { $halves ->
    [2] { $stars } Stern
   *[other] { $stars } Sterne
}
check-not-lines = nicht Reihe für Reihe
check-pictures = { $count ->
    [one] { $count } Bild
   *[other] { $count } Bilder
}
check-pictures-least = { $count ->
    [one] mindestens { $count } Bild
   *[other] mindestens { $count } Bilder
}
check-ambiguous = { $count ->
    [one] { $count } mehrdeutiges Feld
   *[other] { $count } mehrdeutige Felder
}
check-ambiguous-least = { $count ->
    [one] mindestens { $count } mehrdeutiges Feld
   *[other] mindestens { $count } mehrdeutige Felder
}
check-differ = zwei Bilder unterscheiden sich in { $count ->
    [one] { $count } Feld
   *[other] { $count } Feldern
}, zuerst bei r{ $row }c{ $at }
check-proved-numbers = bewiesen durch eine Zahl in jedem Feld
check-proved = bewiesen in { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
}
check-goal-wrong = das Zielbild ist falsch: { $why }
check-goal-only = das Zielbild ist die Lösung
check-goal-one = das Zielbild ist eine Lösung
check-goal-absent = die Datei hat kein Zielbild
summary-puzzles = { $count } Rätsel
summary-unique = { $count } eindeutig
summary-several = { $count } mit mehreren Lösungen
summary-none = { $count } ohne Lösung
summary-undecided = { $count } unklar
summary-error = { $count } Fehler
summary-slow = { $name } { $seconds } s
summary-slowest = am langsamsten: { $names }
drawing-by = von { $author }

## The program: lines of `info`, `mend`, `make` and `prove`

info-title = Titel
info-author = Autor
info-board = Gitter
info-colors = Farben
info-givens = vorgegeben
info-fill = ausgemalt
info-slack = Spielraum
info-clues = Zahlen
info-rating = Schwierigkeit
info-goal = Zielbild
info-saved = gespeichert
info-cells = { $count } { $count ->
    [one] Feld
   *[other] Felder
}
info-lines = { $count } { $count ->
    [one] Reihe
   *[other] Reihen
}
info-size = { $shape }, { $cells }, { $lines }
info-inks = { $count } und der Hintergrund
info-filled = { $cells }, { $percent } %
info-fill-unknown = die Zahlen lassen es offen
info-room = { $least } bis { $most } Felder je Reihe, im Schnitt { $mean }
info-disagree = passen nicht zusammen: { $why }
info-goal-right = passt zu den Zahlen
info-goal-wrong = falsch: { $why }
info-goal-absent = keines
info-play = ein Spielstand
mend-before = vorher
mend-after = nachher
mend-nothing-unique = schon eindeutig, es gibt nichts zu reparieren
mend-nothing-lines = schon Reihe für Reihe lösbar, es gibt nichts zu reparieren
mend-changed = { $count } von { $all } Feldern geändert: { $cells }
mend-revealed = { $count } von { $all } Feldern vorgegeben: { $cells }
mend-more = { $cells } und { $count } weitere
mend-fewest = mit weniger geht es nicht
mend-fewest-why = mit weniger geht es nicht, aber andere können weniger auffallen ({ $why })
mend-least-why = mindestens { $count } { $count ->
    [one] ist
   *[other] sind
} nötig ({ $why })
mend-least = { $count ->
    [0] vielleicht reichen weniger
    [one] vielleicht reichen weniger; mindestens { $count } ist nötig
   *[other] vielleicht reichen weniger; mindestens { $count } sind nötig
}
mend-only-way = anders geht es nicht
mend-all-ways = das sind alle { $count } Möglichkeiten
mend-some-ways = { $count } { $count ->
    [one] Möglichkeit
   *[other] Möglichkeiten
}, vielleicht gibt es mehr
mend-too-many = mit höchstens { $max } { $max ->
    [one] Feld
   *[other] Feldern
} nicht zu reparieren: nötig { $count ->
    [one] ist
   *[other] sind
} mindestens { $count }
mend-impossible = nicht zu reparieren: Was man an den übrigen Feldern auch ändert, es gibt mehrere Lösungen
mend-undecided = unklar: { $why }; nötig { $count ->
    [one] ist mindestens { $count } Feld
   *[other] sind mindestens { $count } Felder
}
mend-not-found = nichts gefunden; nötig { $count ->
    [one] ist mindestens { $count } Feld
   *[other] sind mindestens { $count } Felder
}
weaken-least = { $count } von { $all } Zahlen bleiben, und jede davon ist nötig
weaken-less = { $count } von { $all } Zahlen bleiben; vielleicht reichen weniger
make-random-title = Zufallsrätsel, Startwert { $seed }
make-random-name = Zufall { $seed }-{ $number }
thing-bird = Vogel
thing-boat = Boot
thing-cat = Katze
thing-cup = Tasse
thing-duck = Ente
thing-face = Gesicht
thing-fish = Fisch
thing-flower = Blume
thing-house = Haus
thing-lamp = Lampe
thing-letter = Buchstabe
thing-mushroom = Pilz
thing-tree = Baum
make-image-title = { $name }: Rätsel zur Auswahl
make-parts-small = die Bilder haben weniger Zeilen oder Spalten als --parts
help-parts = weniger --parts, oder eine größere --width
make-likeness = Ähnlichkeit { $percent } %
make-painted = { $percent } % ausgemalt
make-unchanged = unverändert
make-changed = { $count } { $count ->
    [one] Feld
   *[other] Felder
} geändert
make-not-unique = nicht eindeutig
make-open = { $count } { $count ->
    [one] Feld
   *[other] Felder
} offen
make-not-rated = zu schwer zu bewerten
table-puzzle = Rätsel
table-likeness = ähnlich
table-painted = ausgemalt
table-changed = geändert
table-open = offen
table-rating = Schwierigkeit
prove-written = { $verdict }: { $proof } in { $file }
prove-pictures = zwei Bilder
prove-steps = ein Beweis in { $count } { $count ->
    [one] Schritt
   *[other] Schritten
}
prove-numbers = ein Beweis durch Zahlen bis { $largest }
prove-numbers-trials = ein Beweis durch Zahlen bis { $largest } mit { $count } { $count ->
    [one] Versuch
   *[other] Versuchen
}
prove-accepted = angenommen: { $shape }: { $verdict }: { $what }
prove-two = zwei Bilder passen zu den Zahlen
prove-one = ein Bild, und { $proof } gegen jedes andere
prove-no = { $proof } gegen jedes Bild
prove-refused = abgelehnt: { $why }

## The program: the game in the terminal (`nonosat play`). Single letters are keys of the keyboard: they stay.
## A row of the list of keys (play-keys-… and play-help-…) has at most 80 letters

play-keys = ? zeigt die Tasten
play-solved = Glückwunsch! Die Lösung stimmt!
play-solved-title = Glückwunsch! Die Lösung stimmt: { $title }
play-is-solved = Es ist gelöst.
play-unsolvable = Das Rätsel hat keine Lösung.
play-no-solution = Keine Lösung: { $why }.
play-given = Dieses Feld gibt das Rätsel vor.
play-color = Farbe { $number }: { $name }
play-no-color = Es gibt keine Farbe { $number }.
play-undone = Zurückgenommen.
play-nothing-undone = Nichts zurückzunehmen.
play-redone = Wiederholt.
play-nothing-redone = Nichts zu wiederholen.
play-reset = Alle Felder sind wieder offen; u nimmt das zurück.
play-open = Alle Felder sind schon offen.
play-shown = Das ist eine Lösung; u nimmt sie zurück.
play-right = Bisher ist alles richtig.
play-mistake = Da ist ein Fehler; c zeigt, wo, b geht zurück bis vor den Fehler.
play-mistake-unknown = Welche Markierungen falsch sind, ließ sich nicht rechtzeitig feststellen.
play-back = { $count } { $count ->
    [one] Schritt
   *[other] Schritte
} zurückgenommen; jetzt ist alles richtig.
play-began-wrong = Das Spiel begann mit einem Fehler.
play-hint-open = Es bleiben mehrere Lösungen, und kein Grund führt von hier weiter.
play-hint-more = (h: mehr)
play-hint-do = (d: ausführen)
play-nothing-done = Es gibt gerade keinen Hinweis; h holt einen.
play-done = Erledigt; u nimmt es zurück, h macht weiter.
play-work-check = Es wird geprüft … Esc bricht ab.
play-work-where = Der Fehler wird gesucht … Esc bricht ab.
play-work-back = Der letzte richtige Stand wird gesucht … Esc bricht ab.
play-work-hint = Ein Hinweis wird gesucht … Esc bricht ab.
play-work-solve = Es wird gelöst … Esc bricht ab.
play-undecided = Unklar
play-no-hint = Kein Hinweis
play-stopped = abgebrochen.
play-too-long = es dauert zu lange.
play-quit = Das Spiel ist nicht ganz gespeichert. Beenden (y = ja, n = nein)?
play-not-quit = Nicht beendet.
play-file = In die Datei
play-replace = { $file } gibt es schon. Ersetzen (y = ja, n = nein)?
play-replace-as = { $file } gibt es schon. Im Format { $format } ersetzen (y = ja, n = nein)?
play-wrote = { $file } ist geschrieben.
play-wrote-as = { $file } ist im Format { $format } geschrieben.
play-not-written = Nicht geschrieben.
play-not-written-why = Nicht geschrieben: { $why }.
play-kept = das Spiel steht jetzt in { $file }
play-not-kept = das Spiel ließ sich in keiner Datei sichern
play-unwritten = dieses Spiel wurde in keine Datei geschrieben; w tut das vor q
save-ending = { $file }: als .{ $ending } wird kein Rätsel geschrieben
help-save-json = ein Name mit der Endung .json behält alles
save-no-file = { $file } ist keine gewöhnliche Datei
help-save-name = gib den Namen einer Datei ein
play-small = { $size } Zeichen sind zu wenig für dieses Rätsel: Es braucht { $least }. Vergrößere das Fenster oder drücke q.
play-key-mark = Leert. malen
play-key-blank = x leer
play-key-undo = u zurück
play-key-hint = h Hinweis
play-key-save = w speichern
play-key-help = ? Hilfe
play-key-quit = q Ende
play-keys-arrows = Pfeile
play-keys-ends = Pos1, Ende
play-keys-page = Bild auf, ab
play-keys-space = Leertaste
play-keys-backspace = Rücktaste
play-keys-colors = 1-9, Tab
play-keys-left = Linksklick
play-keys-right = Rechtsklick
play-keys-undo = u, Strg+Z
play-keys-interrupt = Strg+C
play-help-move = bewegen
play-help-ends = an die Enden der Zeile
play-help-page = um einen Bildschirm; das Mausrad um drei Zeilen
play-help-mark = eintragen: offen, farbig, leer, offen
play-help-blank = leer
play-help-open = offen
play-help-color = die Farbe wählen
play-help-left = eintragen; ziehen: eine Reihe entlang
play-help-right = dasselbe rückwärts
play-help-undo = zurücknehmen
play-help-redo = wiederholen
play-help-reset = alle Felder öffnen
play-help-hint = Hinweis: wohin schauen; nochmals: welche Felder; nochmals: warum
play-help-do = tun, was der Hinweis sagt
play-help-check = prüfen: bisher richtig? nochmals: wo ist der Fehler?
play-help-back = zurück bis vor den Fehler
play-help-solve = lösen
play-help-save = speichern
play-help-stop = das Lösen abbrechen; den Hinweis ausblenden
play-help-quit = beenden
play-help-interrupt = beenden; zweimal: ohne Antwort
play-help-answer = auf Fragen: nur y heißt ja
play-help-list = diese Liste; jede andere Taste schließt sie

## The program: notes and warnings, behind "note: " or "warning: "

warning-left-out = geschrieben ohne { $features }
note-formats = { $name } könnte { $formats } sein, alle mit demselben Ergebnis; alles Weitere gilt für { $first }
note-reading = { $name }: { $reading }
reading-image = die Zahlen sind aus dem Bild gelesen
note-other-solutions = es gibt weitere Lösungen; -n 0 zeigt alle
note-solver-idle = alles ließ sich ohne SAT-Solver klären; --solver wurde nicht benutzt
note-animation = { $name } ist eine Animation; genommen wurde das erste Bild
note-opacity = { $name } ist hell auf durchsichtigem Grund; was deckt, wurde als Schwarz genommen
note-unlike = die Bilder sind { $name } wenig ähnlich; nimm mit --frame oder --focus nur ein Motiv
note-nothing-written = nichts wurde geschrieben, weil sich nicht alle Rätsel schreiben lassen
note-no-state = { $name } hat keinen Spielstand; begonnen wird von vorn
note-nearest = { $file }: kein Rätsel wie verlangt gefunden; am nächsten kommt: { $rating }
note-colors = { $file }: das Bild hat nur { $count } von { $wanted } Farben, den Hintergrund mitgezählt
note-no-goal = es ist kein Zielbild gespeichert; an seine Stelle tritt die erste Lösung
note-full-clues = die Zahlen lassen etwas offen; repariert werden die vollständigen Zahlen des Bildes
note-ambiguous = { $name } hat so viele Doppelgänger, dass Reparieren viel ändert; besser: Flächen füllen, Linien dicker oder alles kleiner zeichnen
warning-line-empty = { $line-definite } ist jetzt leer
warning-line-full = { $line-definite } ist jetzt ganz ausgemalt
warning-outline-broken = die Änderung öffnet, schließt, teilt oder verbindet eine Fläche des Bildes
warning-symmetry-broken = die Änderung stört die Symmetrie des Bildes
warning-letter-left-out = { $name }: die Schrift hat kein `{ $sign }`, darum fehlt `{ $text }`; --font FILE nimmt eine andere Schrift
warning-everyone = alle, die diesen Rechner erreichen, können die Seite und ihren Solver benutzen
warning-port = Port { $port } ist belegt; auf einem anderen hat der Browser andere Spiele und Einstellungen

## The program: behind "undecided: " and a limit

undecided-more = { $limit }; es kann weitere geben
undecided-more-than = { $count ->
    [one] { $limit }; es kann mehr als diese eine geben
   *[other] { $limit }; es kann mehr als diese { $count } geben
}
undecided-ambiguous = { $limit }; weitere Felder können mehrdeutig sein
undecided-other = { $limit }; ein Bild ist gefunden, ob es ein anderes gibt, ist nicht bekannt
undecided-rating = { $limit }; die Schwierigkeit ist nicht bekannt
undecided-make = { $limit }; die Arbeit an { $count } von { $all } Rätseln ist nicht fertig
undecided-random = { $limit }; { $count } von { $all } Rätseln sind nicht wie gewünscht
undecided-nothing = { $limit }; nichts wurde geschrieben
help-placements = nimm --encoding order oder auto, oder erhöhe --placement-limit
help-search = nimm --engine search, das braucht keine Formel
help-memory-limit = erhöhe --memory-limit, falls mehr da ist
help-weights = nonosat prove --proof-format lrat beweist es auf andere Weise
help-own-solver = lass --solver weg: Der eingebaute macht weiter, solange er darf

## The program: advice about a file that cannot be read

help-make = mach ein Rätsel daraus: nonosat convert IMAGE PUZZLE.non --width 40; zeigt es Zahlen: nonosat scan IMAGE
help-save-png = speichere es als PNG; mach ein Rätsel daraus: nonosat convert IMAGE PUZZLE.non --width 40
help-page = die Seite als PNG speichern, mit: pdftoppm -png -r 150 DATEI.pdf SEITE
help-from = --from FORMAT sagt, welches Format es ist
help-from-which = sag, welches: { $options }
help-which-puzzle = sag, welches: FILE#1 ist das erste

## The program: errors, each with its help (help-…), what people can do

cannot-read = { $file } lässt sich nicht lesen
cannot-write = { $file } lässt sich nicht schreiben
cannot-write-output = auf die Standardausgabe lässt sich nicht schreiben
cannot-make-folder = der Ordner { $folder } lässt sich nicht anlegen
file-exists = { $file } gibt es schon
help-force = mit --force wird es ersetzt
help-resume = --resume macht weiter, wo es aufgehört hat, --force ersetzt es
file-is-folder = { $file } ist ein Ordner
help-not-folder = nenn eine der Dateien darin; { $commands } nehmen alle Rätsel eines Ordners
folder-missing = { $folder } ist kein Ordner
folder-no-puzzles = { $folder } enthält keine Rätseldatei
folder-no-images = in { $folder } liegt kein Bild
# Puzzles that are the same, turned or not; $names: of files
same-puzzle = dasselbe Rätsel: { $names }
help-readable = nonosat formats zählt auf, was gelesen wird
note-passed-over = { $count ->
    [1] { $first } übergangen: Darin ist kein Rätsel zu lesen
   *[other] { $count } Dateien übergangen, in denen kein Rätsel zu lesen ist, zum Beispiel { $first }
}
folder-other = { $folder } sieht nicht wie ein früheres Ergebnis aus und wird nicht ersetzt
help-other-folder = nenn einen anderen Ordner
folder-full = { $folder } ist nicht leer
help-resume-proofs = --resume macht weiter, wo ein Lauf aufgehört hat, --force ersetzt seine Beweise
file-none-fits = keine Datei passt zu { $pattern }
help-right-folder = ist es der richtige Ordner?
numbers-from-1 = { $name }: die Nummern beginnen bei 1
help-first = { $first } ist das erste
input-empty = die Standardeingabe ist leer oder geschlossen
help-input = nenn eine Datei oder leite eine hinein: nonosat COMMAND - < FILE
help-similar = es gibt { $file }
input-colored = { $name } enthält die Farben eines Terminals und keine Zeichen für die Felder
help-color-never = nonosat solve --color never gibt Zeichen aus
help-formats = nonosat formats FORMAT zeigt, was ein Format enthalten kann
file-several = { $name } enthält { $count } Rätsel
help-say-first = sag, welches: { $first } für das erste
file-no-number = { $name } enthält { $count } Rätsel, aber keine Nummer { $number }
file-pages = { $name } hat { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
}
address-network = { $address } ist eine Adresse, und nonosat greift nicht auf das Netz zu
help-address-save = speichere die Datei oder die Seite und nenn, was du gespeichert hast
file-other-puzzles = { $name } enthält auch andere Rätsel
help-other-file = nenn eine andere Datei
file-is-puzzle = { $file } ist ein Rätsel, das durch ein Bild ersetzt würde
help-keep-puzzle = nenn eine andere Datei; --to mit einem Rätselformat behält das Bild als Zielbild
file-twice = zwei Rätsel würden in { $file } geschrieben
help-file-twice = nichts wurde geschrieben; wandle Dateien mit demselben Namen nacheinander um, jede in einen anderen Ordner
file-for-several = mehrere Dateien lassen sich nicht in { $file } schreiben
help-folder-or-one = -o { $folder } schreibt alle, { $one } nur eine
resume-file = --resume setzt eine Datei mit Antworten fort, und die Standardausgabe ist keine
help-resume-file = nenn die Datei: -o answers.ndjson
scan-outputs = die Standardausgabe kann nicht Rätsel und Zeichnung zugleich aufnehmen
help-scan-outputs = nenn für eins davon eine Datei: -o puzzle.non, --show seen.png
about-file = { $name }: { $what }
help-lossy = nonosat convert --lossy lässt es weg
help-drop-givens = nonosat convert --drop givens lässt sie weg; das Rätsel kann dann andere Lösungen haben
help-solve-goal = nonosat convert --solve speichert die Lösung als Zielbild
help-several-formats = nenn einen Ordner, mit einem Schrägstrich am Ende: out/; mehrere Rätsel in einer Datei: { $formats }
convert-arguments = erwartet: erst Rätsel, dann das Ziel, in das sie geschrieben werden
note-sheet = die Rätsel stehen in { $folder }; { $sheet } zeigt sie
convert-drawing = convert schreibt Rätsel, und { $file } wäre eine Zeichnung
help-render = nonosat render { $puzzle } -o { $file } zeichnet es
terminal-drawing = eine Zeichnung ist kein Text für ein Terminal
help-terminal-drawing = schreib sie in eine Datei: -o { $file }; oder zeig das Rätsel als Text: --to { $form }
note-counting = zähle die Lösungen von { $name }; das endet nach höchstens { $seconds } s (--time-limit)
note-working = { $name } braucht lange; --time-limit oder Strg+C beendet es
convert-ending = die Endung von { $file } sagt nicht, welches Format es sein soll
help-to = sag, welches: --to json, --to non, ...
the-puzzle = das Rätsel
ending-picture = { $file }: Bilder werden nicht als .{ $ending } geschrieben
ending-drawing = { $file }: Zeichnungen werden nicht als .{ $ending } geschrieben
ending-book = { $file }: Bücher werden nicht als .{ $ending } geschrieben
ending-explanation = { $file }: Erklärungen werden nicht als .{ $ending } geschrieben
ending-formula = { $file }: Formeln werden nicht als .{ $ending } geschrieben
help-endings-picture = passende Endungen: .txt, { $endings }, .solution und die von Rätseln mit Zielbild: .non, .json, .xml, .clues, .pbm; oder nenn das Format mit --to
help-endings-other = nimm einen Namen, der auf { $endings } endet
not-built = dieses Programm wurde ohne das Feature `{ $feature }` gebaut
image-not-built = { $name } ist ein Bild, und dieses nonosat wurde ohne das Feature `image` gebaut
help-build-image = cargo install nonosat --features image
image-option = { $option } ist für Bilder, { $name } ist ein Rätsel
help-image-option = --scale macht die Felder eines Bildes größer, --recolor gibt ihm andere Farben
image-bytes = ein Bild von mehr als { $megabytes } MB
help-save-smaller = speichere es kleiner
help-scan = nimm das ganze Gitter mit allen Zahlen auf, gerade und scharf, mit mindestens 25 Pixeln je Feld
help-both-sides = --width und --height zusammen legen beide Seiten fest
help-image-blank = versuch es mit --threshold, --invert, --edges oder --colors
help-make-blank = lass mit --crop den einfarbigen Rand weg, oder nimm mit --frame einen Teil; convert kennt auch --threshold, --invert und --edges
help-image-thin = nimm mit --frame einen Teil davon, oder leg mit --width und --height beide Seiten fest
edit-no-goal-inverted = mit dem Rätsel ist kein Bild gespeichert, und ohne Bild lässt es sich nicht invertieren
edit-no-goal-cropped = mit dem Rätsel ist kein Bild gespeichert, und ohne Bild lässt es sich nicht zuschneiden
edit-no-goal-padded = mit dem Rätsel ist kein Bild gespeichert, und ohne Bild kann es keinen Rand bekommen
edit-no-goal-enlarged = mit dem Rätsel ist kein Bild gespeichert, und ohne Bild lässt es sich nicht vergrößern
help-solve = --solve speichert die Lösung als Bild
edit-rectangle-cropped = nur Rechtecke lassen sich zuschneiden, das ist { $shape }
edit-rectangle-padded = nur Rechtecke können einen Rand bekommen, das ist { $shape }
edit-rectangle-enlarged = nur Rechtecke lassen sich vergrößern, das ist { $shape }
edit-colors = nur einfarbige Bilder lassen sich invertieren, dieses hat { $count ->
    [one] { $count } Farbe
   *[other] { $count } Farben
}
edit-letter = hier gibt es keine Farbe { $letter }, nur { $letters }
edit-turn = { $shape } lässt sich nicht um { $degrees } Grad drehen
help-turn = nimm ein Vielfaches von { $step }
solution-wrong = { $name } ist keine Lösung des Rätsels: { $why }
thumbnail-picture = --thumbnail braucht ein Bild
help-thumbnail = --solve findet eines, --solution FILE nennt eines
film-options = ein Film zeigt, wie das Rätsel gelöst wird
help-film-options = lass --thumbnail, --ambiguous und --solution weg
film-large = Filme gibt es für Gitter mit höchstens { $most } Feldern
font-drawings = --font ist für PNG, PDF und Filme
help-font-drawings = lass es weg: Ein SVG hat die Schriften des Programms, das es anzeigt
pixels-more = das Bild hätte { $width } mal { $height } Pixel, mehr als { $limit }
help-cell = --cell-size { $cell } macht es klein genug; SVG und PDF haben keine solche Grenze
help-svg = SVG und PDF haben keine solche Grenze
font-unknown = das ist keine TrueType- oder OpenType-Schrift (.ttf, .otf, .ttc oder .otc)
font-outlines = die Buchstaben haben keine Umrisse der Art TrueType oder CFF
font-embedding = die Schrift lässt sich nicht in ein PDF einbetten: { $why }
font-folder = das ist ein Ordner
font-empty = die Datei ist leer
font-bytes = die Datei hat mehr als { $mebibytes } MiB
help-font = --font FILE nimmt eine Schrift, zum Beispiel NotoSansCJK-Regular.ttc
font-letters = Zeichen, die der Schrift fehlen: { $letters }
font-letters-more = Zeichen, die der Schrift fehlen: { $letters } und { $count ->
    [one] { $count } weiteres
   *[other] { $count } weitere
}
font-letter = `{ $sign }` ({ $code }, in { $place-dative })
the-book = das Buch
    .dative = dem Buch
the-page = die Seite
    .dative = dem Text der Seite
weights-form = --weights zeichnet SVG, PNG und PDF
help-weights-form = nonosat prove --proof-format weights schreibt die Zahlen als Text
weights-several = es gibt mehrere Lösungen, und Zahlen zeigen nur, dass es eine oder keine gibt
help-font-letters = gib eine Schrift an, die sie hat: --font FILE. Noto Sans CJK (Paket fonts-noto-cjk) hat Chinesisch, Japanisch und Koreanisch, andere Noto-Schriften haben andere Schriftsysteme
book-large = ein Buch hat höchstens { $puzzles } Rätsel mit zusammen { $cells } Feldern, nicht { $found } mit { $together }
help-several-books = mach mehrere Bücher daraus
book-lesson-missing = es fanden sich keine zehn kleinen Rätsel, deren schwerster Schritt { $rule } ist
book-isbn = die ISBN { $isbn } stimmt nicht: Ihre Prüfziffer ist eine andere
book-house = { $house } druckt Bücher mit { $fewest } bis { $pages } Seiten von { $least } bis { $most }, nicht { $found } Seiten von { $size }
book-files = ein Buch mit Umschlag und eine Reihe sind mehrere Dateien; die Standardausgabe fasst nur eine
book-cover = zu { $name } wurde keine Lösung gefunden, also gibt es kein Bild für den Umschlag
book-not-unique = { $name } hat mehrere Lösungen
book-unsolvable = { $name } hat keine Lösung: { $why }
book-undecided = es ist unklar, ob { $name } genau eine Lösung hat: { $why }
help-not-unique = lass weg, was nicht eindeutig ist; --allow-several lässt mehrere Lösungen zu
memory-picture = das Bild braucht { $megabytes } MB Speicher, mehr, als da ist
memory-server = ein Server braucht { $megabytes } MB Speicher, mehr, als da ist
help-memory = erhöhe --memory-limit oder die Grenze des Systems (ulimit -v)
no-thread = das System startet keinen Thread
help-threads = ein Server braucht ein paar: Erhöhe die Grenze für Prozesse (ulimit -u)
cannot-serve = unter { $address } lässt sich kein Server starten
serve-stop = Strg+C beendet den Server.
mcp-waits = das Programm eines Sprachmodells startet diesen Befehl und sendet ihm seine Nachrichten (Model Context Protocol); Strg+C beendet ihn
mcp-failed = Nachrichten konnten nicht gelesen oder beantwortet werden
serve-no-browser = es ließ sich kein Browser öffnen: { $why }
explain-large = zu zeichnen wären { $found } Felder und Zahlen, gezeichnet werden höchstens { $most }
help-explain-large = wähle `--to text` oder `--to json`
explain-mistake-unknown = die Markierungen können zu keiner Lösung werden; welche falsch sind, ließ sich nicht rechtzeitig feststellen
explain-cell-known = { $cell-definite } ist von Anfang an bekannt
explain-cell-unknown = für { $cell-definite } fand sich kein Grund
explain-no-step = es gibt keinen Schritt zu zeichnen: Mehr ist nicht bekannt
cell-none = { $cell } ist kein Feld des Gitters
help-cell-named = r5c7 ist das siebte Feld von Zeile 5
options-encoding = --encoding sagt, wie aus Reihen Klauseln werden, --engine search macht keine
help-leave-one = lass eine der beiden Optionen weg
options-solver = --solver: { $what }
count-no-picture = --count ergibt eine Zahl, und die ist kein Bild
help-to-text-json = nimm --to text oder json
several-in-one = eine Zeichnung oder ein Rätsel hat nur ein Bild, -n verlangt mehrere
help-to-several = nimm --to text, solution oder json
mend-all-lines = --all schreibt alle Möglichkeiten mit den wenigsten geänderten Feldern, aber --until lines beweist nicht, welche das sind
mend-all-one = --all kann mehrere Rätsel finden, und eine solche Datei enthält nur eines
help-mend-all = nimm --to text oder json oder ein Format für mehrere: { $formats }
mend-goal = das Zielbild passt nicht zu den Zahlen: { $why }
help-mend-goal = nonosat convert --drop goal lässt es weg; dann tritt die erste Lösung an seine Stelle
weaken-several = mehrere Bilder erfüllen die Hinweise; weaken nimmt ein Rätsel mit einem
help-weaken = nonosat mend macht sein Bild zum einzigen
random-none = Rätsel { $number }: es fand sich kein neues eindeutig lösbares
help-random = versuch es mit einem anderen --seed, mit --symmetry none oder mit einer Größe, die mehr Raum lässt
help-random-time = versuch es mit einem längeren --time-limit, einem anderen --seed, mit --symmetry none oder mit einer Größe, die mehr Raum lässt
help-symmetry = quarter-turn ist für Quadrate, third-turn und sixth-turn sind für Sechsecke
help-mosaic = lass --colors weg, und gib --size als Spalten x Zeilen an
help-class = --class lines; Summen brauchen nur in Farbe oder auf Sechsecken und Dreiecken mehr als einzelne Reihen
answer-no-values = die Antwort ist „satisfiable“, hat aber keine Werte (Textzeilen, die mit `v` beginnen)
answer-wrong = die Werte der Antwort sind keine Lösung des Rätsels: { $why }
answer-unsatisfiable = der Solver sagt, dass die Formel unerfüllbar ist
answer-unknown = der Solver hat es nicht herausgefunden
record-bytes = mehr als { $count } Byte in einem Datensatz
record-unreadable = der Datensatz lässt sich nicht lesen: { $why }
records-puzzle = die erste Textzeile ist kein JSON; eine Datei mit Rätseln nimmt nonosat batch FILE
record-no-text = `puzzle` ist kein Text
record-no-puzzle = der Datensatz hat kein `puzzle`
record-format = `from`: kein Format heißt { $name }
help-record = wie { $example } oder ein Rätsel als JSON von nonosat
record-twice = die id { $id } kommt zweimal vor
record-disorder = die Antworten in { $file } stehen nicht in der Reihenfolge der Datensätze
help-record-twice = damit ein Lauf weitergehen kann, braucht jeder Datensatz eine eigene id
help-record-disorder = lass --ordered weg, oder beginne neu, mit --force statt --resume
record-no-answer = Textzeile { $line } von { $file } ist keine Antwort
help-answer-file = nenn eine Datei, die batch geschrieben hat, oder eine neue
play-input = es gibt kein Terminal, in dem gespielt wird
help-play-input = nenn eine Datei; oder keine, um das Gitter einzutippen
