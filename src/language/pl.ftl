# Polski (Polish).
#
# Słowniczek. Jedno słowo na jedną rzecz:
#   puzzle = nonogram             board, grid = plansza
#   row = wiersz                  column = kolumna
#   line (row or column) = linia  cell = pole
#   diagonal: falling = opadająca, rising = wznosząca (przekątna)
#   run = blok                    clue = liczby
#   hint = podpowiedź             mistake = błąd
#   filled, shaded = zamalowane   empty, blank = puste
#   open = do rozwiązania         clear (undecided) = nieoznaczone
#   cross = krzyżyk, to cross out = skreślić
#   mark = oznaczenie             gap = luka (w kolorowych: przerwa)
#   game = gra                    checkpoint = punkt kontrolny
#   picture = rysunek             image (file) = obraz
#   reason = rozumowanie          trial = próba
#   unique = jedno rozwiązanie    given = dane z góry
# Atrybuty: mian(ownik), dop(ełniacz), bie(rnik), gdzie („w wierszu 8”, „na przekątnej 3”).
# Kolory: forma główna jest męska (czerwony blok); f: czerwona kolumna; n: czerwone pole, pola.
# blok: „czerwony blok 4”; zdania: łączy fakty („…, a …”); dop i zaden w list-or: w przeczeniach
# („ani”); dalej: powód zamknięty przecinkiem.

## Lists

list-comma = { $first }, { $second }
list-and = { $first } i { $second }
    .zdania = { $first }, a { $second }
list-or = { $first } lub { $second }
    .dop = { $first } ani { $second }
    .zaden = { $first } ani { $second }
# Sentences of one paragraph
list-sentences = { $first } { $second }

## Lines of the board. $label is a number, or what stands beside the line. A falling diagonal goes
## from the upper left to the lower right, a rising one from the lower left to the upper right.

line-row = wiersz { $label }
    .dop = wiersza { $label }
    .bie = wiersz { $label }
    .gdzie = w wierszu { $label }
    .msc = wierszu { $label }
line-column = kolumna { $label }
    .dop = kolumny { $label }
    .bie = kolumnę { $label }
    .gdzie = w kolumnie { $label }
    .msc = kolumnie { $label }
line-falling-diagonal = przekątna opadająca { $label }
    .dop = przekątnej opadającej { $label }
    .bie = przekątną opadającą { $label }
    .gdzie = na przekątnej opadającej { $label }
    .msc = przekątnej opadającej { $label }
line-rising-diagonal = przekątna wznosząca { $label }
    .dop = przekątnej wznoszącej { $label }
    .bie = przekątną wznoszącą { $label }
    .gdzie = na przekątnej wznoszącej { $label }
    .msc = przekątnej wznoszącej { $label }

lines-row = wiersze
lines-column = kolumny
lines-falling-diagonal = przekątne opadające
lines-rising-diagonal = przekątne wznoszące

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first }–{ $last }
# Cells of a column are named by their rows, cells of a row by their columns; where three lines
# cross in a cell, cells have numbers along the line.
cells-row = { $count ->
    [one] wiersz { $places }
   *[other] wiersze { $places }
}
    .dop = { $count ->
        [one] wiersza { $places }
       *[other] wierszy { $places }
    }
    .gdzie = { $count ->
        [one] w wierszu { $places }
       *[other] w wierszach { $places }
    }
cells-column = { $count ->
    [one] kolumna { $places }
   *[other] kolumny { $places }
}
    .dop = { $count ->
        [one] kolumny { $places }
       *[other] kolumn { $places }
    }
    .bie = { $count ->
        [one] kolumnę { $places }
       *[other] kolumny { $places }
    }
    .gdzie = { $count ->
        [one] w kolumnie { $places }
       *[other] w kolumnach { $places }
    }
cells-cell = { $count ->
    [one] pole { $places }
   *[other] pola { $places }
}
    .dop = { $count ->
        [one] pola { $places }
       *[other] pól { $places }
    }
    .gdzie = { $count ->
        [one] w polu { $places }
       *[other] w polach { $places }
    }
# Too many to name: $count of them lie from $first to $last.
cells-row-many = wiersze { $first }–{ $last } ({ $count } z nich)
    .dop = wierszy { $first }–{ $last } ({ $count } z nich)
    .gdzie = w wierszach { $first }–{ $last } ({ $count } z nich)
cells-column-many = kolumny { $first }–{ $last } ({ $count } z nich)
    .dop = kolumn { $first }–{ $last } ({ $count } z nich)
    .gdzie = w kolumnach { $first }–{ $last } ({ $count } z nich)
cells-cell-many = pola { $first }–{ $last } ({ $count } z nich)
    .dop = pól { $first }–{ $last } ({ $count } z nich)
    .gdzie = w polach { $first }–{ $last } ({ $count } z nich)
cells-of-line = { $cells } { $line-dop }
    .mian = { $cells-mian } { $line-dop }
    .dop = { $cells-dop } { $line-dop }
    .bie = { $cells-bie } { $line-dop }
    .gdzie = { $cells-gdzie } { $line-dop }
cells-several = { $cells }
    .mian = { $cells-mian }
    .dop = { $cells-dop }
    .bie = { $cells-bie }
    .gdzie = { $cells-gdzie }
cells-many = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
    .dop = { $count ->
        [one] { $count } pola
       *[other] { $count } pól
    }
    .gdzie = { $count ->
        [one] w { $count } polu
       *[other] w { $count } polach
    }
cell-crossing = { $row }, { $column }
    .mian = pole { $row-gdzie } i { $column-msc }
    .dop = pola { $row-gdzie } i { $column-msc }
    .bie = pole { $row-gdzie } i { $column-msc }
    .gdzie = { $row-gdzie } i { $column-msc }
cell-of-line = { $line }, pole { $at }
    .mian = pole { $at } { $line-gdzie }
    .dop = pola { $at } { $line-gdzie }
    .bie = pole { $at } { $line-gdzie }
    .gdzie = w polu { $at } { $line-gdzie }

## Runs, the numbers of a clue. $length is a number, "?" or length-color.

run = blok { $length } { $line-gdzie }
run-first = pierwszy blok { $length } { $line-gdzie }
run-last = ostatni blok { $length } { $line-gdzie }
run-nth = { $place ->
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
    [6] szósty
    [7] siódmy
    [8] ósmy
    [9] dziewiąty
    [10] dziesiąty
   *[other] { $place }.
} blok { $length } { $line-gdzie }
length-color = { $color } { $length }
    .blok = { $color } blok { $length }
run-any = blok { $length }
run-every = którykolwiek z bloków
    .zaden = żaden z bloków
runs-many = { $count ->
    [one] { $count } blok
    [few] { $count } bloki
    [many] { $count } bloków
   *[other] { $count } bloku
}

## Colors. A file may have others, under its own names.

color-black = czarny
    .dop = czarnego
    .f = czarna
    .n = czarne
color-white = biały
    .dop = białego
    .f = biała
    .n = białe
color-gray = szary
    .dop = szarego
    .f = szara
    .n = szare
color-dark-gray = ciemnoszary
    .dop = ciemnoszarego
    .f = ciemnoszara
    .n = ciemnoszare
color-light-gray = jasnoszary
    .dop = jasnoszarego
    .f = jasnoszara
    .n = jasnoszare
color-brown = brązowy
    .dop = brązowego
    .f = brązowa
    .n = brązowe
color-dark-brown = ciemnobrązowy
    .dop = ciemnobrązowego
    .f = ciemnobrązowa
    .n = ciemnobrązowe
color-red = czerwony
    .dop = czerwonego
    .f = czerwona
    .n = czerwone
color-light-red = jasnoczerwony
    .dop = jasnoczerwonego
    .f = jasnoczerwona
    .n = jasnoczerwone
color-dark-red = ciemnoczerwony
    .dop = ciemnoczerwonego
    .f = ciemnoczerwona
    .n = ciemnoczerwone
color-orange = pomarańczowy
    .dop = pomarańczowego
    .f = pomarańczowa
    .n = pomarańczowe
color-light-orange = jasnopomarańczowy
    .dop = jasnopomarańczowego
    .f = jasnopomarańczowa
    .n = jasnopomarańczowe
color-dark-orange = ciemnopomarańczowy
    .dop = ciemnopomarańczowego
    .f = ciemnopomarańczowa
    .n = ciemnopomarańczowe
color-yellow = żółty
    .dop = żółtego
    .f = żółta
    .n = żółte
color-light-yellow = jasnożółty
    .dop = jasnożółtego
    .f = jasnożółta
    .n = jasnożółte
color-dark-yellow = ciemnożółty
    .dop = ciemnożółtego
    .f = ciemnożółta
    .n = ciemnożółte
color-green = zielony
    .dop = zielonego
    .f = zielona
    .n = zielone
color-light-green = jasnozielony
    .dop = jasnozielonego
    .f = jasnozielona
    .n = jasnozielone
color-dark-green = ciemnozielony
    .dop = ciemnozielonego
    .f = ciemnozielona
    .n = ciemnozielone
color-turquoise = turkusowy
    .dop = turkusowego
    .f = turkusowa
    .n = turkusowe
color-light-turquoise = jasnoturkusowy
    .dop = jasnoturkusowego
    .f = jasnoturkusowa
    .n = jasnoturkusowe
color-dark-turquoise = ciemnoturkusowy
    .dop = ciemnoturkusowego
    .f = ciemnoturkusowa
    .n = ciemnoturkusowe
color-blue = niebieski
    .dop = niebieskiego
    .f = niebieska
    .n = niebieskie
color-light-blue = jasnoniebieski
    .dop = jasnoniebieskiego
    .f = jasnoniebieska
    .n = jasnoniebieskie
color-dark-blue = ciemnoniebieski
    .dop = ciemnoniebieskiego
    .f = ciemnoniebieska
    .n = ciemnoniebieskie
color-purple = fioletowy
    .dop = fioletowego
    .f = fioletowa
    .n = fioletowe
color-light-purple = jasnofioletowy
    .dop = jasnofioletowego
    .f = jasnofioletowa
    .n = jasnofioletowe
color-dark-purple = ciemnofioletowy
    .dop = ciemnofioletowego
    .f = ciemnofioletowa
    .n = ciemnofioletowe
color-pink = różowy
    .dop = różowego
    .f = różowa
    .n = różowe
color-light-pink = jasnoróżowy
    .dop = jasnoróżowego
    .f = jasnoróżowa
    .n = jasnoróżowe
color-dark-pink = ciemnoróżowy
    .dop = ciemnoróżowego
    .f = ciemnoróżowa
    .n = ciemnoróżowe
# What cells show that belong to no run.
color-background = tło
# A filled cell of a puzzle in black and white.
color-shaded = zamalowane
    .f = zamalowana
    .n = zamalowane
# Two inks of one puzzle with the same name have their letters.
color-lettered = { $color } ({ $letter })
    .dop = { $color-dop } ({ $letter })
    .f = { $color-f } ({ $letter })
    .n = { $color-n } ({ $letter })

## Facts: what is known of cells. $cells has their names, $count their number, $kind what they
## are called: row, column or cell. $colors is a list of colors with "or".

fact-empty = { $cells-mian } { $count ->
    [one] { $kind ->
        [row] jest pusty
        [column] jest pusta
       *[cell] jest puste
    }
   *[other] są puste
}
fact-filled = { $cells-mian } { $count ->
    [one] { $kind ->
        [row] jest zamalowany
        [column] jest zamalowana
       *[cell] jest zamalowane
    }
   *[other] są zamalowane
}
fact-color = { $cells-mian } { $count ->
    [one] { $kind ->
        [row] jest { $color }
        [column] jest { $color-f }
       *[cell] jest { $color-n }
    }
   *[other] są { $color-n }
}
fact-not-empty = { $cells-mian } { $count ->
    [one] { $kind ->
        [row] nie jest pusty
        [column] nie jest pusta
       *[cell] nie jest puste
    }
   *[other] nie są puste
}
fact-not = { $cells-mian } { $count ->
    [one] nie ma koloru { $colors-dop }
   *[other] nie mają koloru { $colors-dop }
}
fact-one-of = { $cells-mian } { $count ->
    [one] { $kind ->
        [row] jest { $colors }
        [column] jest { $colors-f }
       *[cell] jest { $colors-n }
    }
   *[other] są { $colors-n }
}
fact-one-or-empty = { $cells-mian } { $count ->
    [one] { $kind ->
        [row] jest pusty lub { $colors }
        [column] jest pusta lub { $colors-f }
       *[cell] jest puste lub { $colors-n }
    }
   *[other] są puste lub { $colors-n }
}
# Reasons, placed in the middle of a sentence; nothing if there are none.
since = , bo { $facts-zdania }
    .dalej = , bo { $facts-zdania },
since-many = , skoro { $count ->
    [one] znane jest już { $count } pole
    [few] znane są już { $count } pola
    [many] znanych jest już { $count } pól
   *[other] znane jest już { $count } pola
}
    .dalej = , skoro { $count ->
        [one] znane jest już { $count } pole
        [few] znane są już { $count } pola
        [many] znanych jest już { $count } pól
       *[other] znane jest już { $count } pola
    },

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $line-gdzie } jest miejsce dokładnie na { $clue-blok }: { $result-zdania }.
rule-no-runs = { $line-gdzie } nie ma bloków: wszystkie pola są puste.
rule-overlap-empty = { $run } ma do dyspozycji { $room ->
    [one] { $room } pole
    [few] { $room } pola
    [many] { $room } pól
   *[other] { $room } pola
}: gdziekolwiek leży, { $result-zdania }.
rule-complete = wszystkie bloki { $line-gdzie } są już znane: reszta pól jest pusta.
# The run has one place left, $place, which also says what follows.
rule-one-place = { $run } może zająć tylko { $place-bie }{ $since }.
rule-overlap = { $run } musi leżeć { $place-gdzie }{ $since }: { $result-zdania }.
# The run is complete; the cell beside it follows.
rule-beside = { $run } zajmuje { $place-bie }{ $since }: { $result-zdania }.
rule-before-first = { $run } zajmuje { $place-bie }{ $since-dalej } i nie ma przed sobą żadnego bloku: { $result-zdania }.
rule-behind-last = { $run } zajmuje { $place-bie }{ $since-dalej } i nie ma za sobą żadnego bloku: { $result-zdania }.
rule-between = { $run } sięga najdalej do { $end-dop }, a następny blok { $next } zaczyna się najwcześniej { $start-gdzie }{ $since }: { $result-zdania }.
rule-before = { $run } zaczyna się najwcześniej { $start-gdzie }{ $since }: { $result-zdania }.
rule-behind = { $run } sięga najdalej do { $end-dop }{ $since }: { $result-zdania }.
rule-unreached = żaden blok { $line-gdzie } nie sięga do { $cells-dop }{ $since }, więc jest tam pusto.
rule-unreached-color = żaden { $colors } blok { $line-gdzie } nie sięga do { $cells-dop }{ $since }.
# The painted cells $block are as long as the run that they belong to.
rule-block-whole = { $line-gdzie } { $block } to cały blok { $count }{ $since }: { $result-zdania }.
rule-block-ends = każdy blok { $line-gdzie }, który może przechodzić przez { $block-bie }, tam się kończy{ $since }: { $result-zdania }.
rule-gap = { $line-gdzie } luka { $gap-gdzie } jest za mała na { $runs }{ $since }: { $result-zdania }.
rule-no-fit = { $line-gdzie } przez { $cells-bie } nie przejdzie { $runs-zaden }{ $since }: { $result-zdania }.
rule-edge = { $line-gdzie } { $block } { $count ->
    [one] należy
   *[other] należą
} do bloku o długości co najmniej { $least }{ $since }: { $result-zdania }.
rule-edge-any = każdy blok { $line-gdzie }, który może przechodzić przez { $block-bie }, sięga dalej{ $since }: { $result-zdania }.
rule-join = { $line-gdzie } { $blocks } należą do jednego bloku{ $since }: { $result-zdania }.
rule-split = gdyby { $line-gdzie } zamalować { $cell-bie }, powstałby blok { $length }, a tak długiego nie ma{ $since }: { $result-zdania }.
# $own says what was known of the cells before.
rule-color-no-gap = { $own-zdania }, a { $line-gdzie } nie ma tam przerwy{ $since }: { $result-zdania }.
rule-color-no-gap-nor = { $own-zdania }, a { $line-gdzie } nie ma tam ani przerwy, ani { $colors-dop } bloku{ $since }: { $result-zdania }.
rule-color-no-run = { $own-zdania }, a żaden { $colors } blok { $line-gdzie } tam się nie mieści{ $since }: { $result-zdania }.
rule-one-way = { $clue-blok } da się ułożyć { $line-gdzie } tylko na jeden sposób{ $since }: { $result-zdania }.
rule-few-ways = { $clue-blok } da się ułożyć { $line-gdzie } tylko na { $ways ->
    [one] { $ways } sposób
    [few] { $ways } sposoby
    [many] { $ways } sposobów
   *[other] { $ways } sposobu
}{ $since }: za każdym razem { $result-zdania }.
# $count is the number of the runs in $clue.
rule-all-runs = { $line-gdzie } jest miejsce na { $clue-blok } tylko wtedy, gdy { $result-zdania }{ $since }.
rule-first-runs = { $count ->
    [one] pierwszy blok { $line-gdzie } ({ $clue }) mieści się
    [few] pierwsze { $count } bloki { $line-gdzie } ({ $clue }) mieszczą się
    [many] pierwszych { $count } bloków { $line-gdzie } ({ $clue }) mieści się
   *[other] pierwsze { $count } bloku { $line-gdzie } ({ $clue }) mieści się
} tylko wtedy, gdy { $result-zdania }{ $since }.
rule-last-runs = { $count ->
    [one] ostatni blok { $line-gdzie } ({ $clue }) mieści się
    [few] ostatnie { $count } bloki { $line-gdzie } ({ $clue }) mieszczą się
    [many] ostatnich { $count } bloków { $line-gdzie } ({ $clue }) mieści się
   *[other] ostatnie { $count } bloku { $line-gdzie } ({ $clue }) mieści się
} tylko wtedy, gdy { $result-zdania }{ $since }.
# As above, where there are too many runs to list
rule-all-many = { $count ->
    [one] { $count } blok { $line-gdzie } mieści się
    [few] { $count } bloki { $line-gdzie } mieszczą się
    [many] { $count } bloków { $line-gdzie } mieści się
   *[other] { $count } bloku { $line-gdzie } mieści się
} tylko wtedy, gdy { $result-zdania }{ $since }.
rule-first-many = { $count ->
    [one] pierwszy blok { $line-gdzie } mieści się
    [few] pierwsze { $count } bloki { $line-gdzie } mieszczą się
    [many] pierwszych { $count } bloków { $line-gdzie } mieści się
   *[other] pierwsze { $count } bloku { $line-gdzie } mieści się
} tylko wtedy, gdy { $result-zdania }{ $since }.
rule-last-many = { $count ->
    [one] ostatni blok { $line-gdzie } mieści się
    [few] ostatnie { $count } bloki { $line-gdzie } mieszczą się
    [many] ostatnich { $count } bloków { $line-gdzie } mieści się
   *[other] ostatnie { $count } bloku { $line-gdzie } mieści się
} tylko wtedy, gdy { $result-zdania }{ $since }.

## Suppositions and what they lead to

suppose = a jeśli { $fact }?
so = zatem { $facts-zdania }.
# After a trial: others go along like lines to the same contradiction
likewise = podobnie { $facts-zdania }.
either = rozważ obie możliwości dla { $cell-dop }.
either-if = jeśli { $fact }:
either-way = w obu przypadkach { $facts-zdania }.
contradiction = sprzeczność: { $why }.
dead-no-runs = { $line-gdzie } nie ma bloków, a nie wszystkie pola są puste{ $since }
dead-run = nie ma miejsca na blok { $length } { $line-gdzie }{ $since }
dead-all-runs = { $line-gdzie } nie ma miejsca na { $clue-blok }{ $since }
dead-first-runs = { $count ->
    [one] pierwszy blok { $line-gdzie } ({ $clue }) się nie mieści
    [few] pierwsze { $count } bloki { $line-gdzie } ({ $clue }) się nie mieszczą
    [many] pierwszych { $count } bloków { $line-gdzie } ({ $clue }) się nie mieści
   *[other] pierwsze { $count } bloku { $line-gdzie } ({ $clue }) się nie mieści
}{ $since }
dead-last-runs = { $count ->
    [one] ostatni blok { $line-gdzie } ({ $clue }) się nie mieści
    [few] ostatnie { $count } bloki { $line-gdzie } ({ $clue }) się nie mieszczą
    [many] ostatnich { $count } bloków { $line-gdzie } ({ $clue }) się nie mieści
   *[other] ostatnie { $count } bloku { $line-gdzie } ({ $clue }) się nie mieści
}{ $since }
dead-all-many = { $count ->
    [one] { $count } blok { $line-gdzie } się nie mieści
    [few] { $count } bloki { $line-gdzie } się nie mieszczą
    [many] { $count } bloków { $line-gdzie } się nie mieści
   *[other] { $count } bloku { $line-gdzie } się nie mieści
}{ $since }
dead-first-many = { $count ->
    [one] pierwszy blok { $line-gdzie } się nie mieści
    [few] pierwsze { $count } bloki { $line-gdzie } się nie mieszczą
    [many] pierwszych { $count } bloków { $line-gdzie } się nie mieści
   *[other] pierwsze { $count } bloku { $line-gdzie } się nie mieści
}{ $since }
dead-last-many = { $count ->
    [one] ostatni blok { $line-gdzie } się nie mieści
    [few] ostatnie { $count } bloki { $line-gdzie } się nie mieszczą
    [many] ostatnich { $count } bloków { $line-gdzie } się nie mieści
   *[other] ostatnie { $count } bloku { $line-gdzie } się nie mieści
}{ $since }
# Only the solver knows; $lines lines lead from the other color to a contradiction.
guess = trzeba zgadnąć, że { $facts-zdania }: nie dowodzi tego żadne krótkie rozumowanie. W przeciwnym razie { $lines ->
    [one] { $lines } linia prowadzi
    [few] { $lines } linie prowadzą
    [many] { $lines } linii prowadzi
   *[other] { $lines } linii prowadzi
} do sprzeczności.
guess-beyond-lines = trzeba zgadnąć, że { $facts-zdania }: nie dowodzi tego żadne krótkie rozumowanie.

## Hints, in three levels, and mistakes

hint-look = spójrz na { $line-bie }.
hint-look-after = spójrz na { $before-bie }, a potem na { $line-bie }.
hint-try = żadna linia sama nie mówi nic więcej. Wypróbuj któreś pole { $line-gdzie }.
hint-nowhere = żadna linia sama nie mówi nic więcej i żadna próba nie jest dość krótka, by ją prześledzić.
hint-follows = można już ustalić { $cells-bie }.
hint-certain = stan { $cells-dop } jest pewny, ale nie dowodzi tego żadne krótkie rozumowanie.
mistake-clues = liczby są ze sobą sprzeczne.
mistake-marks = { $count ->
    [one] to oznaczenie nie może być poprawne
   *[other] te oznaczenia nie mogą być wszystkie poprawne
}: { $facts-zdania }.
mistake-unshown = tak nie jest w żadnym rozwiązaniu, choć nie dowodzi tego żadne krótkie rozumowanie.

## Walks

# Headings of steps of one kind, and of steps of several kinds
heading-mixed = Krok po kroku
heading-colors = Kolory, których pola mieć nie mogą
heading-empty-line = Część wspólna
heading-complete = Gotowe linie
heading-overlap = Część wspólna, ze znanymi polami
heading-reach = Poza zasięgiem
heading-bounded = Gotowe bloki
heading-small-gap = Za małe luki
heading-edge = Przedłużanie
heading-joining = Łączenie
heading-split = Rozdzielanie
heading-color = Został jeden kolor
heading-enumeration = Całe linie
heading-trial = A jeśli… (sprzeczność)
heading-either = Obie możliwości
heading-solver = Zgadywanie
# $lines: rows, columns ...
line-range = { $lines } { $first }–{ $last }
walk-empty-lines = puste linie (liczby: 0): { $lines }.
walk-solved = wszystkie pola są znane.
walk-dead-end = { $contradiction } Nie ma rozwiązania.
walk-time = czas minął; { $count ->
    [one] zostało { $count } pole
    [few] zostały { $count } pola
    [many] zostało { $count } pól
   *[other] zostało { $count } pola
}.
walk-memory = kroki zajmują ponad { $mebibytes } MiB pamięci; { $count ->
    [one] zostało { $count } pole
    [few] zostały { $count } pola
    [many] zostało { $count } pól
   *[other] zostało { $count } pola
}.
walk-several = jest kilka rozwiązań i żadne rozumowanie nie prowadzi dalej: { $count ->
    [one] zostało { $count } pole
    [few] zostały { $count } pola
    [many] zostało { $count } pól
   *[other] zostało { $count } pola
}.
walk-none = nie ma rozwiązania, choć nie dowodzi tego żadne krótkie rozumowanie: { $count ->
    [one] zostało { $count } pole
    [few] zostały { $count } pola
    [many] zostało { $count } pól
   *[other] zostało { $count } pola
}.
walk-stuck = nie udało się znaleźć rozumowania, które prowadzi dalej: { $count ->
    [one] zostało { $count } pole
    [few] zostały { $count } pola
    [many] zostało { $count } pól
   *[other] zostało { $count } pola
}.
walk-cut = czas minął; kroków jest więcej.
walk-complete = reszta tych linii jest pusta: { $lines }.
# Before an earlier step, in a tree
walk-since = bo:{" "}
walk-earlier = { $count ->
    [one] (opiera się na jeszcze { $count } kroku)
   *[other] (opiera się na jeszcze { $count } krokach)
}

## Verdicts: why there is no picture, and which limit ended the work; clauses without a full stop.
## $more and $fewer are "rows", "columns" ...

reason-totals = { $more } wymagają co najmniej { $least } { $least ->
    [one] pola
   *[other] pól
}, a { $fewer } mają ich najwyżej { $most }
reason-totals-color = { $more } wymagają co najmniej { $least } { $least ->
    [one] pola
   *[other] pól
} koloru { $color-dop }, a { $fewer } mają ich najwyżej { $most }
reason-line = { $line-dop } nie da się wypełnić, gdy uwzględni się pozostałe linie
reason-search = żaden rysunek nie pasuje do wszystkich linii naraz
limit-time = czas minął
limit-memory = potrzeba więcej pamięci, niż jest
limit-placements = liczba ułożeń { $line-gdzie } to { $placements }, co razem z poprzednimi liniami przekracza limit { $limit }
limit-placements-uncounted = liczba ułożeń { $line-gdzie } to ponad 10^38, co razem z poprzednimi liniami przekracza limit { $limit }
limit-capacity = tablica o ograniczonym rozmiarze jest pełna
limit-solver = program rozwiązujący się poddał
limit-conflicts = krótka próba dobiegła końca
limit-interrupted = przerwano
limit-literals = formuła ma więcej literałów niż { $limit }

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = bardzo łatwy
difficulty-easy = łatwy
difficulty-tricky = podchwytliwy
difficulty-hard = trudny
difficulty-fiendish = diabelski
time-minutes = { $n ->
    [one] około { $n } minuty
   *[other] około { $n } minut
}
time-hours = { $n ->
    [one] około { $n } godziny
   *[other] około { $n } godzin
}

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = Pierwszy krok
explain-back = Wstecz
explain-next = Dalej
explain-last = Ostatni krok
explain-step = Krok { $number } z { $all }
explain-reasons = dlaczego
explain-news = co wynika

## Page: the bar and its menus

# For screen readers: the links to the screens of the page.
page-bar-screens = Ekrany
page-bar-puzzles = Nonogramy
# A link: the screen on which people draw puzzles of their own.
page-bar-make = Twórz
# For screen readers.
page-bar-menus = Menu
page-menu-file = Plik
page-menu-new = Nowy…
page-menu-open = Otwórz…
# Games that were played lately.
page-menu-recent = Ostatnie…
page-menu-save = Zapisz…
page-menu-export = Eksportuj rysunek
page-copy-link = Kopiuj link
page-menu-print = Drukuj
page-menu-statistics = Statystyki…
page-menu-save-all = Zapisz wszystkie gry
page-menu-load-all = Wczytaj zapisane gry…
page-menu-edit = Edycja
page-menu-clear = Wyczyść planszę
page-menu-checkpoint = Ustaw punkt kontrolny
page-menu-return = Wróć do punktu kontrolnego
page-menu-edit-clues = Edytuj liczby…
# The clues of the picture that the grid shows.
page-menu-generate = Utwórz liczby
page-menu-preferences = Ustawienia…
# Other messages name this menu; there, write it as here.
page-menu-tools = Narzędzia
page-menu-check = Sprawdź
page-menu-hint = Podpowiedź
page-menu-solve = Rozwiąż
page-menu-unique = Jedno rozwiązanie?
page-menu-image = Utwórz z obrazu…
page-menu-keys = Klawisze…
# In place of the title, before a puzzle is open.
page-no-puzzle = Brak nonogramu
# A button: stops the clock.
page-clock-pause = Pauza
# The same button while the clock stands.
page-clock-go-on = Dalej
page-clock-played = Czas gry

## Page: the first screen

# Above the game that was begun last.
page-continue = Graj dalej
page-continue-play = Dalej
page-percent = { $n }%
page-day = Nonogram dnia
page-day-play = Graj
page-day-again = Zagraj jeszcze raz
# On how many days in a row a puzzle was solved.
page-day-streak =
    { $n ->
        [one] { $n } dzień z rzędu
        [few] { $n } dni z rzędu
        [many] { $n } dni z rzędu
       *[other] { $n } dnia z rzędu
    }
# A puzzle that is made at random.
page-random = Losowy
page-random-size = Rozmiar
page-random-hexagons = sześciokąty
page-random-triangles = trójkąty
page-random-difficulty = Trudność
page-random-play = Utwórz i graj
page-random-working = Nonogram powstaje…
page-random-none = Nie udało się na czas. Wybierz inny rozmiar.
page-random-near = Nie udało się na czas utworzyć nonogramu o tej trudności; ten jest do niej zbliżony.
# The name of a game. $size: "10 × 10" or page-size-hexagon.
page-random-name = Losowy, { $size }
page-own = Własne
page-own-about = Narysuj nonogram, utwórz go z obrazu albo otwórz plik w dowolnym typowym formacie. Możesz go też tu upuścić.
page-own-make = Utwórz
page-gallery = Nonogramy
# $n of the puzzles of the collection are solved; $all is how many there are.
page-gallery-solved = Rozwiązane: { $n } z { $all }
# Before a list that has the following choices: all, not solved, ...
page-gallery-show = Pokaż
page-gallery-all = wszystkie
page-gallery-open = nierozwiązane
page-gallery-done = rozwiązane
page-gallery-colors = kolorowe
page-gallery-hexagons = sześciokąty
page-gallery-triangles = trójkąty
# Before a list that has the next two choices.
page-gallery-sort = Sortuj
page-gallery-difficulty = według trudności
page-gallery-size = według rozmiaru
page-gallery-none = Nie ma takich nonogramów.
# The name of a puzzle that is not solved yet. $n is its place in the collection.
page-card-name = Nonogram { $n }
page-no-name = Bez nazwy
page-card-solved = rozwiązany, czas { $time }
# How much of a game is played.
page-game-share = gotowe { $n }%
page-game-solved = rozwiązany
# For screen readers: how difficult a puzzle is, 1 to 5 stars.
page-card-stars =
    { $n ->
        [one] { $n } gwiazdka
        [few] { $n } gwiazdki
        [many] { $n } gwiazdek
       *[other] { $n } gwiazdki
    }
page-card-colors =
    { $n ->
        [one] { $n } kolor
        [few] { $n } kolory
        [many] { $n } kolorów
       *[other] { $n } koloru
    }
# Classes of difficulty, from the easiest to the hardest.
page-class-trivial = Pierwsze kroki
# Each line can be solved by itself.
page-class-lines = Linia po linii
page-class-trials = Myślenie naprzód
page-class-deep-trials = Myślenie daleko naprzód
page-class-guessing = Zgadywanie
# Sizes of boards that are no rectangles. $sides: one number, or six such as "4·5·4·4·5·4".
page-size-hexagon = sześciokąt { $sides }
page-size-triangles = trójkąty { $sides }

## Page: the board

page-paused = Zegar stoi. Naciśnij gdziekolwiek, by grać dalej.
# For screen readers: the list of the clues of all lines.
page-clues = Liczby
# What a cell shows, behind its place: "row 3, column 5: blank". Blank cells are crossed out, clear
# ones are undecided.
page-mark-blank = puste
page-mark-clear = nieoznaczone
# $what: a color or "blank".
page-mark-maybe = może { $what }
page-cell = { $place }: { $what }
# The puzzle fixes this cell.
page-cell-given = { $place }: { $what }, dane z góry
# A cell of a board of triangles: the $n-th one of its row, which has $all.
page-cell-place-up = { $row }, pole { $n } z { $all }, wierzchołkiem w górę
page-cell-place-down = { $row }, pole { $n } z { $all }, wierzchołkiem w dół
# A line with its clue: "row 3: 1, 2". $clue has no number in it if nothing is known.
page-clue = { $line }: { $clue }
page-clue-done = { $line }: { $clue }, gotowe
page-clue-unknown = nieznane liczby
page-clue-unknown-length = nieznana długość
# A run of a clue: $n is its length as a text or page-clue-unknown-length.
page-clue-run = { $n } { $color }
page-line-done = { $line }: gotowe
# While a line is painted: how many cells its clue still needs, or how many are too many. Very short.
page-readout-left = jeszcze { $n }
page-readout-over = { $n } za dużo
page-dock = Narzędzia planszy
page-undo = Cofnij
page-redo = Ponów
# Tips: a command and its key.
page-undo-tip = Cofnij (Ctrl+Z)
page-redo-tip = Ponów (Ctrl+Y)
page-hint = Podpowiedź
page-hint-tip = Podpowiedź (H)
page-check = Sprawdź
page-check-tip = Sprawdź, czy są błędy (C)
page-fit-tip = Dopasuj (F)
page-zoom-smaller = Mniejsze pola
page-zoom-larger = Większe pola
page-zoom-fit = Dopasuj planszę
# Tools: what a click does. The names stand on buttons.
page-tool-legend = Co robi kliknięcie lub dotknięcie
page-tool-swap = Ołówek lub krzyżyk
page-tool-pen = Ołówek
page-tool-cross = Krzyżyk
page-tool-maybe = Może
page-tool-cycle = Na zmianę
page-tool-pen-tip = Zamaluj pola
page-tool-cross-tip = Skreśl pola
page-tool-maybe-tip = Zanotuj przypuszczenie
page-tool-cycle-tip = Zamaluj, skreśl, wyczyść: po kolei
# $tool: one of the four names.
page-tool-held = Narzędzie: { $tool }.
page-palette = Kolor
page-cleared = Plansza jest czysta. „Cofnij” przywraca oznaczenia.
page-clear-already = Plansza jest czysta.
page-checkpoint-set = Ustawiono punkt kontrolny { $n }.
page-checkpoint-back = Powrót do punktu kontrolnego { $n }.
page-checkpoint-none = Nie ma wcześniejszego punktu kontrolnego.
page-end-title = Rozwiązane!
page-end-time = Czas: { $time }
page-end-hints =
    { $n ->
        [0] bez podpowiedzi
        [1] jedna podpowiedź
       *[other] { $n } podpowiedzi
    }
page-end-mistakes =
    { $n ->
        [1] jeden błąd
        [few] { $n } błędy
        [many] { $n } błędów
       *[other] { $n } błędu
    }
page-end-next = Następny nonogram
page-end-share = Udostępnij
page-end-close = Wróć do planszy
page-end-congratulations = Gratulacje! Nonogram rozwiązany.

## Page: hints and checks

# For screen readers: the buttons beside a message.
page-further = Dalej
page-working = Szukanie… Esc przerywa.
page-given-up = Przerwano, bo oznaczenia się zmieniły.
page-cancelled = Przerwano.
page-cancelled-after = Przerwano po { $time }.
page-no-answer-in-time = Nie udało się znaleźć odpowiedzi na czas.
page-no-solution = Nonogram nie ma rozwiązania.
# Buttons: the next level of a hint.
page-hint-which = Które pola?
page-hint-why = Dlaczego?
page-hint-do = Zrób to
page-hint-solved = Jest już rozwiązany.
page-hint-several = Od tego miejsca nonogram ma kilka rozwiązań i żadne rozumowanie nie prowadzi dalej.
page-hint-none-in-time = Nie udało się znaleźć podpowiedzi na czas.
page-hint-missing = Nie ma teraz podpowiedzi. Naciśnij H, by ją dostać.
page-hint-done = Zrobione. „Cofnij” to odwraca.
# Answers to "why is this cell what it is?"
page-why-given = To pole jest dane z góry.
page-why-open = Z samych linii nie wynika jeszcze to pole.
page-why-mistake = Gdzieś jest błąd, więc nic nie wynika. „Sprawdź” pokaże gdzie.
# $before: how many steps come before this cell.
page-why-far =
    { $before ->
        [one] Prowadzi tam jeszcze { $before } krok. „Podpowiedź” pokaże następny.
        [few] Prowadzą tam jeszcze { $before } kroki. „Podpowiedź” pokaże następny.
        [many] Prowadzi tam jeszcze { $before } kroków. „Podpowiedź” pokaże następny.
       *[other] Prowadzi tam jeszcze { $before } kroku. „Podpowiedź” pokaże następny.
    }
page-check-right = Na razie bez błędów.
page-mistake = Gdzieś jest błąd.
# Directly after a move.
page-mistake-now = Tak być nie może.
page-mistake-unknown = Nie udało się na czas ustalić, które oznaczenia są błędne.
# Buttons.
page-mistake-where = Pokaż gdzie
page-mistake-back = Wróć do ostatniego poprawnego stanu
page-mistake-undone =
    { $n ->
        [one] Cofnięto { $n } krok: teraz wszystko się zgadza.
        [few] Cofnięto { $n } kroki: teraz wszystko się zgadza.
        [many] Cofnięto { $n } kroków: teraz wszystko się zgadza.
       *[other] Cofnięto { $n } kroku: teraz wszystko się zgadza.
    }
page-mistake-always = Gra zaczęła się od błędu: żaden wcześniejszy stan nie jest poprawny.

## Page: solving

page-solving = Rozwiązywanie
page-solving-elapsed = Upłynęło
page-solving-reading = Wczytywanie
# Stages of the solver.
page-solving-lines =
    { $n ->
        [one] Linia po linii: zostało { $n } pole
        [few] Linia po linii: zostały { $n } pola
        [many] Linia po linii: zostało { $n } pól
       *[other] Linia po linii: zostało { $n } pola
    }
page-solving-probing =
    { $n ->
        [one] Próby obu możliwości: zostało { $n } pole
        [few] Próby obu możliwości: zostały { $n } pola
        [many] Próby obu możliwości: zostało { $n } pól
       *[other] Próby obu możliwości: zostało { $n } pola
    }
page-solving-formula = Rozstrzyganie formuły (zmienne: { $variables }, klauzule: { $clauses })
page-solving-search =
    { $n ->
        [one] Rozstrzyganie: na razie { $n } ślepa uliczka
        [few] Rozstrzyganie: na razie { $n } ślepe uliczki
        [many] Rozstrzyganie: na razie { $n } ślepych uliczek
       *[other] Rozstrzyganie: na razie { $n } ślepej uliczki
    }
page-solving-part = Rozstrzyganie, część { $n }
page-solve-done = Rozwiązane. „Cofnij” przywraca twoje oznaczenia.
# $why begins with a small letter and has no full stop; it may be English.
page-solve-none = Nie ma rozwiązania: { $why }.
page-solve-undecided = Nierozstrzygnięte: { $why }.
page-out-of-time = czas minął
# Is there exactly one solution? Headings and answers.
page-unique-title = Jedno rozwiązanie
page-unique = Nonogram ma dokładnie jedno rozwiązanie.
page-several-title = Kilka rozwiązań
page-several =
    { $n ->
        [one] Nonogram ma kilka rozwiązań. Dwa z nich różnią się { $n } polem, obwiedzionym na planszy.
       *[other] Nonogram ma kilka rozwiązań. Dwa z nich różnią się { $n } polami, obwiedzionymi na planszy.
    }
page-none-title = Brak rozwiązania
page-none = Nonogram nie ma rozwiązania: { $why }.
page-undecided-title = Nierozstrzygnięte
page-undecided = Nie znaleziono odpowiedzi: { $why }.
# Below the answer. `python3 check.py` is a command; keep it between its signs.
page-proof-about =
    { $verdict ->
        [unique] W razie wątpliwości: jeden plik z nonogramem, jego rysunkiem i wszystkimi krokami, które wykluczają inne rysunki. Rozpakuj go do osobnego folderu i uruchom tam `python3 check.py`: sprawdzi wszystko bez udziału nonosat.
        [several] W razie wątpliwości: jeden plik z nonogramem i dwoma jego rysunkami. Rozpakuj go do osobnego folderu i uruchom tam `python3 check.py`: sprawdzi wszystko bez udziału nonosat.
       *[none] W razie wątpliwości: jeden plik z nonogramem i wszystkimi krokami, które wykluczają jakikolwiek rysunek. Rozpakuj go do osobnego folderu i uruchom tam `python3 check.py`: sprawdzi wszystko bez udziału nonosat.
    }
page-proof-download = Pobierz dowód
page-proof-working = Szukanie dowodu
page-proof-none = Nie ma pliku: { $why }.
page-proof-out-of-time = nie udało się znaleźć dowodu na czas
# $name: of the file. $size: "12 KiB".
page-proof-saved = Zapisano { $name }, { $size }.

## Page: drawing a puzzle

page-make = Utwórz nonogram
page-draw-tools = Narzędzia do rysowania
page-draw-tool = Narzędzie
page-draw-pen = Ołówek
page-draw-line = Linia
# Draws the outline of a rectangle.
page-draw-box = Ramka
page-draw-fill = Wypełnij
page-draw-hole = Dziury w planszy
page-draw-across = Rysuj po obu stronach
page-draw-down = Rysuj u góry i u dołu
# Why a tool cannot be used. $tool: its name; $why: one of the following four.
page-draw-unusable = { $tool }: { $why }
page-draw-box-rectangle = Ramka wymaga wierszy i kolumn.
page-draw-hole-rectangle = Tylko prostokąty mogą mieć dziury.
page-draw-across-unlike = W tym obrysie prawa strona jest inna niż lewa.
page-draw-down-unlike = W tym obrysie dolna połowa jest inna niż górna.
# A menu for the picture that is drawn.
page-draw-picture = Rysunek
page-draw-mirror = Odbij w poziomie
page-draw-flip = Odbij w pionie
page-draw-turn = Obróć
page-draw-left = Przesuń w lewo
page-draw-right = Przesuń w prawo
page-draw-up = Przesuń w górę
page-draw-below = Przesuń w dół
page-draw-clear = Wyczyść wszystko
# The shape and the size of the board.
page-outline = Obrys
page-outline-change = Obrys…
page-outline-of = Obrys: { $size }
page-columns = Kolumny
page-rows = Wiersze
# For screen readers: what is drawn.
page-easel = Rysunek
page-easel-size = Rysunek, { $size }
page-easel-keys = Strzałki przesuwają kursor, z klawiszem Shift też malują; Shift z Home, Page Up, End lub Page Down prowadzi na skos. Spacja maluje, Delete usuwa; plus, minus i F zmieniają rozmiar.
page-easel-no-cell = brak pola
page-hole-line = W każdym wierszu i w każdej kolumnie zostaje pole.
# Whether the drawing is a good puzzle: fair means that the clues have only this one picture.
page-lamp-working = Sprawdzanie…
page-lamp-empty = Nic jeszcze nie narysowano.
page-lamp-fair = Jedno rozwiązanie: nie ma innego rysunku.
# Behind a row of stars.
page-lamp-stars = { $n } z 5
page-lamp-several = Na razie kilka rozwiązań: te same liczby mają też inne rysunki.
page-lamp-cells =
    { $n ->
        [one] { $n } pole jest niepewne.
        [few] { $n } pola są niepewne.
        [many] { $n } pól jest niepewnych.
       *[other] { $n } pola jest niepewne.
    }
page-lamp-cells-at-least =
    { $n ->
        [one] Co najmniej { $n } pole jest niepewne.
        [few] Co najmniej { $n } pola są niepewne.
        [many] Co najmniej { $n } pól jest niepewnych.
       *[other] Co najmniej { $n } pola jest niepewne.
    }
page-lamp-undecided = Nie znaleziono odpowiedzi (czas: { $time }).
page-lamp-other = Inny rysunek z tymi samymi liczbami
page-mend = Napraw
page-mend-working = Szukanie najmniejszej liczby zmian…
page-mend-out-of-time = Nie udało się na czas znaleźć sposobu naprawy.
page-mend-impossible = Nie da się tego naprawić.
page-mend-found =
    { $n ->
        [one] Po zmianie { $n } pola rozwiązanie będzie jedno.
       *[other] Po zmianie { $n } pól rozwiązanie będzie jedno.
    }
page-mend-fewest = Mniej się nie da.
page-mend-do = Zmień
page-mend-not = Zostaw
# A field: what the puzzle is called.
page-draw-title = Tytuł
page-draw-colors = Kolory
page-color-add = Dodaj kolor
page-color-background = Tło
page-color-number = Kolor { $n }
# For screen readers. $name: of a color, as the file or a person called it, or one of color-…
page-color-use = Maluj kolorem: { $name }
page-color-looks = { $name }: wygląd
page-color-called = { $name }: nazwa
page-color-remove = Usuń kolor: { $name }
page-draw-play = Graj
page-draw-save = Zapisz, PNG, drukuj…
page-draw-image = Z obrazu…
page-draw-prove = Dowód: jedno rozwiązanie
# The name of a game, if the drawing has none.
page-draw-name = Mój rysunek

## Page: dialogs

page-ok = OK
page-cancel = Anuluj
# $name: of the field. $found: what was typed, or page-number-missing.
page-number-wrong = { $name }: { $found }; powinna być liczba całkowita od { $least } do { $most }
page-number-missing = brak liczby
page-new = Nowy nonogram
page-new-shape = Kształt
page-new-rectangle = Prostokąt
page-new-hexagons = Sześciokąty
page-new-triangles = Trójkąty
page-new-alike = Wszystkie boki równe
# The length of one side of a hexagonal board.
page-new-side = Bok
# How many colors, besides the background.
page-new-colors = Kolory
page-new-done = Narysuj coś i utwórz liczby z rysunku albo edytuj liczby.
# How large a new board is.
page-outline-facts =
    { $size }: { $cells ->
        [one] { $cells } pole
        [few] { $cells } pola
        [many] { $cells } pól
       *[other] { $cells } pola
    }, { $lines ->
        [one] { $lines } linia
        [few] { $lines } linie
        [many] { $lines } linii
       *[other] { $lines } linii
    }
page-outline-many =
    { $n ->
        [one] Więcej niż { $n } pole to za dużo.
        [few] Więcej niż { $n } pola to za dużo.
        [many] Więcej niż { $n } pól to za dużo.
       *[other] Więcej niż { $n } pola to za dużo.
    }
# The six sides have the letters A to F.
page-outline-side-e = Bok E miałby { $n }: A + B − D. Skróć D albo wydłuż A lub B.
page-outline-side-f = Bok F miałby { $n }: C + D − A. Skróć A albo wydłuż C lub D.
page-outline-zero = Dwa sąsiednie boki nie mogą oba mieć 0.
page-clues-edit = Edytuj liczby
# What stands between two ` is typed as it is; keep it.
page-clues-about = Liczby oddzielone spacjami lub kropkami, `3 1` albo `3.1`; nic lub `0` to pusta linia, `*` nieznana linia, `?` nieznana długość.
# Behind page-clues-about. $letters: a list such as "a black, b red".
page-clues-letters = Litera za każdą liczbą to jej kolor, jak w 3a: { $letters }; ? to kolor nieznany.
# $letter: of a color; $name: one of color-… or what the file calls it.
page-clues-letter = { $letter } { $name }
# Headings of groups of fields.
page-lines-rows = Wiersze
page-lines-columns = Kolumny
page-lines-falling = Przekątne opadające
page-lines-rising = Przekątne wznoszące
page-clues-differ = Sumy się różnią: { $why }.
# A button: the clues are used though their sums differ.
page-clues-use = Użyj mimo to
page-clues-unused = Wpisane liczby nie są jeszcze w użyciu. Naciśnij ponownie Esc lub Anuluj, aby je odrzucić.
page-clues-used = Liczby są już w użyciu.
page-clues-unsolvable = Te liczby nie mają rozwiązania: { $why }.
page-clues-drawn = To liczby z rysunku. Wyczyść planszę, by je rozwiązać, albo sprawdź, czy jest jedno rozwiązanie.
# Behind page-clues-drawn.
page-clues-before = Gra z poprzednimi liczbami jest pod „Ostatnie”.
page-image = Utwórz z obrazu
page-image-file = Obraz (PNG, JPEG, GIF, BMP, WebP)
# For screen readers.
page-image-original = Obraz; to, co ciemne, jest odcięte
page-image-drag = Przeciągnij po nim, by wyciąć fragment.
page-image-suggestions = Propozycje
page-image-suggest = Zaproponuj ustawienia
page-image-likeness = podobieństwo do obrazu: { $n }%
# Before a list that has the next six choices: how the image becomes cells.
page-image-tone = Kolory
page-image-threshold = Czarne, gdy ciemniejsze niż…
page-image-otsu = Czerń i biel, podział automatyczny
page-image-local = Czarne, gdy ciemniejsze niż otoczenie
page-image-edges = Krawędzie
page-image-dither = Szarości jako wzory
page-image-several = Kilka kolorów
# Before a number from 1 to 255.
page-image-darker = Ciemniejsze niż
page-image-count = Liczba kolorów, razem z tłem
# In an empty field for columns or rows.
page-image-same = jak obraz
page-image-crop = Pomiń jednokolorowy brzeg
page-image-invert = Zamień jasne z ciemnym
page-image-cut = Odetnij, procent
page-image-left = Z lewej
page-image-top = Z góry
page-image-right = Z prawej
page-image-bottom = Z dołu
# A button: takes the picture.
page-image-capture = Użyj
page-image-facts =
    { $height ->
        [one] { $height } wiersz
        [few] { $height } wiersze
        [many] { $height } wierszy
       *[other] { $height } wiersza
    }, { $width ->
        [one] { $width } kolumna
        [few] { $width } kolumny
        [many] { $width } kolumn
       *[other] { $width } kolumny
    }, { $colors ->
        [one] { $colors } kolor
        [few] { $colors } kolory
        [many] { $colors } kolorów
       *[other] { $colors } koloru
    }
page-image-done = Rysunek jest gotowy. Tekst obok mówi, czy jest jedno rozwiązanie.
page-statistics = Statystyki
# For screen readers: a table.
page-statistics-table = Rozwiązane nonogramy
page-statistics-day = Dzień
page-statistics-puzzle = Nonogram
page-statistics-size = Rozmiar
page-statistics-time = Czas
page-statistics-hints = Podpowiedzi
page-statistics-mistakes = Błędy
page-statistics-export = Zapisz jako tabelę
# Names of figures: how many were solved, how long all took, the mean, ...
page-sum-solved = rozwiązane
page-sum-time = łącznie
page-sum-mean = średnio
page-sum-alone = bez pomocy
page-sum-streak = dni z rzędu
page-games-saved = Wszystkie gry zapisano w pliku.
page-games-read =
    { $n ->
        [one] Wczytano { $n } grę.
        [few] Wczytano { $n } gry.
        [many] Wczytano { $n } gier.
       *[other] Wczytano { $n } gry.
    }
page-games-none = { $name } nie zawiera zapisanych gier z tej strony.
page-recent = Ostatnie gry
page-recent-none = W tej przeglądarce nie ma żadnych.
page-recent-delete = Usuń: { $name }
page-save = Zapisz
page-save-name = Nazwa
page-save-format = Format
page-save-print = Drukuj lub PDF
# Heading of the formats that most programs read.
page-save-usual = Typowe
page-save-others = Inne
page-save-png = PNG, obraz
page-save-svg = SVG, grafika wektorowa
# $lost: a list of the page-lost-… below, what the format cannot keep.
page-save-without = Bez { $lost }.
page-saved-without = Zapisano bez { $lost }.
page-saved = Zapisano.
# A format that cannot be chosen. $format: its name and what it is, in English; $why: one of the next five.
page-save-impossible = { $format } ({ $why })
page-save-not = bez { $lost }
page-save-picture = przechowuje rysunek
page-save-letters = bez pustych linii i liczb ponad 26
page-save-square = tylko kwadraty
page-save-other = tego nie przechowa
page-lost-hexagon = sześciokątnej planszy
page-lost-triangles = trójkątnej planszy
page-lost-unequal-sides = nierównych boków planszy
page-lost-holes = dziur w planszy
page-lost-colors = kilku kolorów
page-lost-unknown-lengths = bloków o nieznanej długości
page-lost-unknown-colors = bloków o nieznanym kolorze
page-lost-unknown-lines = linii z nieznanymi liczbami
page-lost-givens = pól danych z góry
page-lost-partial-givens = pól danych z góry z kilkoma możliwymi kolorami
page-lost-inks = wyglądu kolorów
page-lost-background = koloru tła
page-lost-color-names = nazw kolorów
page-lost-goal = docelowego rysunku
page-lost-saved = stanu gry
page-lost-partial-saved = pól z kilkoma możliwymi kolorami w stanie gry
page-lost-title = tytułu
page-lost-author = autora
page-lost-rights = praw autorskich i licencji
page-lost-catalogue = wpisu katalogowego
page-lost-remark = uwagi
page-preferences = Ustawienia
page-preferences-largest = Największe pole, piksele
page-preferences-left = Lewy margines, piksele
page-preferences-top = Górny margines, piksele
page-preferences-fill = Wypełnianie: w gotowych liniach pokazuj resztę pól jako puste
page-preferences-mistakes = Pokazuj błędy od razu
page-preferences-letters = Litery na kolorowych polach
# Before a list that has the next four choices.
page-preferences-theme = Wygląd
page-preferences-system = Jak w systemie
page-preferences-light = Jasny
page-preferences-dark = Ciemny
page-preferences-contrast = Wysoki kontrast
# Before a list that has the next two choices.
page-preferences-inks = Kolory
page-preferences-own = Z nonogramu
page-preferences-safe = Dla daltonistów (do 15 kolorów)
page-preferences-language = Język
page-preferences-browser = Jak w przeglądarce
page-preferences-clock = Pokazuj zegar
page-preferences-sound = Dźwięki

## Page: the list of keys

# Keys on the left, what they do on the right: "Arrows ...: move the cursor".
page-keys = Klawisze
page-key-arrows = Strzałki, Home, End, Page Up, Page Down
page-key-arrows-do = przesuń kursor
page-key-space = Spacja, Shift+Spacja
page-key-space-do = następne oznaczenie, poprzednie
page-key-enter = Enter, X, Q, Delete
page-key-enter-do = zamaluj, skreśl, zanotuj przypuszczenie, wyczyść
page-key-shift = Shift+strzałka
page-key-shift-do = maluj wzdłuż linii
page-key-aslant = Shift+Home, Page Up, End, Page Down
page-key-aslant-do = na planszach z sześciokątów i trójkątów maluj w lewo w górę, w prawo w górę, w lewo w dół, w prawo w dół
page-key-digits = 1 do 9, 0
page-key-digits-do = wybierz kolor; 0 to dziesiąty
page-key-comma = Przecinek, kropka
page-key-comma-do = poprzedni kolor, następny
page-key-undo = Ctrl+Z, Ctrl+Y
page-key-undo-do = cofnij, ponów
page-key-save = Ctrl+S, Ctrl+O
page-key-save-do = zapisz, otwórz
# The key is "?".
page-key-help-do = ta strona
page-key-hint = H, kilka razy
page-key-hint-do = podpowiedź: gdzie patrzeć, które pola, dlaczego
# The key is D.
page-key-follow-do = zrób to, co mówi podpowiedź
page-key-check = C, ponownie
page-key-check-do = sprawdź, czy są błędy, pokaż, gdzie jest błąd
# The key is B.
page-key-back-do = wróć do ostatniego poprawnego stanu
# The key is W, or a long press.
page-key-why-do = dlaczego to pole jest właśnie takie
# The keys are +, − and F.
page-key-zoom-do = większe pola, mniejsze, cała plansza
# The keys are S and M.
page-key-tool-do = ołówek lub krzyżyk, następne narzędzie
page-key-escape = Esc
page-key-escape-do = przerwij przeciąganie, podpowiedź lub sprawdzanie; ukryj podpowiedź
page-key-drag = Przeciągnij obok pól albo dwoma palcami
page-key-drag-do = przesuń planszę
page-key-wheel = Kółko myszy albo rozsuń dwa palce
page-key-wheel-do = powiększ, pomniejsz
page-key-tap = Stuknij dwoma palcami, trzema
page-key-press = Długie naciśnięcie lub W
page-key-number = Kliknij liczbę
page-key-number-do = skreśl ją

## Page: files, links, kept games

# For screen readers.
page-file = Plik z nonogramem
page-file-games = Plik z grami
# The name of a file that has none.
page-file-name = nonogram
page-file-opened = Otwarto { $name }.
page-file-continued = Otwarto { $name } tam, gdzie gra została przerwana.
page-file-image = { $name } to obraz; aby zrobić z niego nonogram, wybierz „Utwórz z obrazu” w menu Narzędzia.
page-file-large = { $name } ma { $n } MiB, a może mieć najwyżej 16.
page-file-which-format = Który format?
page-file-formats = { $name } może być w kilku.
page-file-which-puzzle = Który nonogram?
page-file-puzzles =
    { $n ->
        [one] { $name } zawiera { $n } nonogram.
        [few] { $name } zawiera { $n } nonogramy.
        [many] { $name } zawiera { $n } nonogramów.
       *[other] { $name } zawiera { $n } nonogramu.
    }
page-link-copied = Skopiowano link do nonogramu. Każdy, kto go otworzy, może zagrać.
page-link-address = Adres tej strony jest teraz linkiem do nonogramu; skopiuj go stamtąd.
# $why: a sentence, one of the next two, or page-fault-…
page-link-wrong = W linku nie ma nonogramu: { $why }
page-link-damaged = jest uszkodzony albo niepełny
page-link-large =
    { $n ->
        [one] więcej niż { $n } bajt
        [few] więcej niż { $n } bajty
        [many] więcej niż { $n } bajtów
       *[other] więcej niż { $n } bajtu
    }
page-link-several = W linku jest więcej niż jeden nonogram.
page-keep-other-tab = W tę grę grano w innej karcie. Tutaj toczy się dalej jako osobna gra; obie są pod „Ostatnie”.
page-keep-two-tabs = Ta gra jest otwarta także w innej karcie. To, co zrobisz tutaj, zostanie jako osobna gra.
page-keep-gone = Tej gry już nie ma.
page-keep-no-undo = W tej przeglądarce brak miejsca na to, czego wymaga „Cofnij”: zniknie to razem z tą stroną. Zapisuj gry w plikach.
page-keep-no-checkpoints = W tej przeglądarce brak miejsca na „Cofnij” i punkty kontrolne: znikną razem z tą stroną. Zapisuj gry w plikach.
page-keep-removed = Ta przeglądarka jest pełna: najstarsze gry ustąpiły miejsca tej. Zapisuj gry w plikach.
page-keep-impossible = Tej gry nie da się zachować w tej przeglądarce; zapisz ją w pliku.
page-update = Jest nowa wersja. Twoja gra zostanie zachowana.
# A button: loads the new version.
page-update-load = Wczytaj

## Page: what went wrong

page-engine-silent = nonosat nie odpowiada; czy nadal działa?
page-engine-missing = nie udało się wczytać nonosat; czy jest połączenie z siecią?
page-engine-worker = nie udało się uruchomić procesu roboczego
page-engine-broken = odpowiedź się urwała
# $status: a number of HTTP, such as 503.
page-engine-status = odpowiedź nonosat: { $status }
page-refused-large = To więcej, niż nonosat tu przyjmuje.
page-refused-busy = Za dużo żądań naraz; spróbuj ponownie.
page-refused-slow = Dane przychodziły zbyt wolno; spróbuj ponownie.
# What is wrong in a file or a link. $line and $column: where.
page-fault-empty = Nie ma w nim nonogramu.
page-fault-large = Jest za duży.
page-fault-unknown-format = Zaczyna się inaczej niż wszystkie znane formaty.
page-fault-encoding = Linia { $line }, kolumna { $column }: to nie tekst albo nie w UTF-8.
page-fault-clue-count = Linia { $line }, kolumna { $column }: liczba grup liczb nie zgadza się z liczbą linii planszy.
page-fault-clue-too-long = Linia { $line }, kolumna { $column }: liczby wymagają więcej pól, niż ma ich linia.
page-fault-image = To obraz; wybierz „Utwórz z obrazu” w menu Narzędzia.
page-fault-convert = To nie nonogram; zapisz jako PNG, a potem wybierz „Utwórz z obrazu” w menu Narzędzia.
page-fault-several = Zawiera kilka nonogramów.
# Any other fault. $message ("found `x`"), $expected and $fix are English in every language.
page-fault-other = Linia { $line }, kolumna { $column }: coś nieoczekiwanego (po angielsku: { $message }, expected { $expected }).
page-fault-other-fix = Linia { $line }, kolumna { $column }: coś nieoczekiwanego (po angielsku: { $message }, expected { $expected }; { $fix }).

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

# The cover, if it has no other title
book-title = Nonogramy
# A puzzle without a title
book-untitled = Nonogram
book-count = { $count ->
    [one] { $count } nonogram
    [few] { $count } nonogramy
    [many] { $count } nonogramów
   *[other] { $count } nonogramu
}
# The smallest and the largest size: "5 × 5 to 30 × 40"
book-sizes = od { $least } do { $most }
book-hexagons = { $count ->
    [one] { $count } sześciokąt
    [few] { $count } sześciokąty
    [many] { $count } sześciokątów
   *[other] { $count } sześciokąta
}
book-triangles = { $count ->
    [one] { $count } plansza z trójkątów
    [few] { $count } plansze z trójkątów
    [many] { $count } plansz z trójkątów
   *[other] { $count } planszy z trójkątów
}
# $count puzzles have several colors
book-colored = { $count ->
    [one] { $count } kolorowy
    [few] { $count } kolorowe
    [many] { $count } kolorowych
   *[other] { $count } kolorowego
}
# Headings, also in the table of contents
book-rules = Jak rozwiązywać
book-puzzles = Nonogramy
book-solutions = Rozwiązania
# Below the title of a puzzle, in small letters. $number of $count: a large puzzle on several pages
book-part = część { $number } z { $count }
book-several = kilka rozwiązań
book-hexagon = sześciokąt o boku { $side }
book-hexagon-sides = sześciokąt o bokach { $sides }
book-triangles-side = trójkąty w sześciokącie o boku { $side }
book-triangles-sides = trójkąty, boki { $sides }
book-solution-on = rozwiązanie na stronie { $page }
# Below a solution: the page of its puzzle
book-puzzle-on = strona { $page }
# The steps that a puzzle takes
book-class-trivial = elementarny
book-class-lines = linia po linii
book-class-trials = z próbami
book-class-deep-trials = z długimi próbami
book-class-guessing = ze zgadywaniem
# The page of rules. It has only those that the puzzles of the book need.
book-rules-clues = W każdym nonogramie ukryty jest rysunek. Liczby obok wiersza i nad kolumną podają po kolei długości bloków, czyli nieprzerwanych ciągów zamalowanych pól. Między dwoma blokami jest co najmniej jedno puste pole. Liczba 0 oznacza, że cała linia jest pusta.
book-rules-marks = Szukaj pól, które są zamalowane bez względu na to, gdzie leżą bloki, i pól, do których żaden blok nie sięga. Pierwsze zamaluj, drugie skreśl: jedne i drugie pomogą ci w liniach, które się tam krzyżują.
book-rules-colors = W nonogramie kolorowym każda liczba ma kolor swojego bloku i literę, która go oznacza, więc wystarczy ołówek. Spis liter jest pod planszą. Bloki różnych kolorów mogą się stykać; między blokami tego samego koloru jest co najmniej jedno puste pole.
book-rules-hexagons = W sześciokącie linie biegną w trzech kierunkach. Liczby stoją tam, gdzie zaczyna się ich linia. Czytaj je w stronę planszy.
book-rules-triangles = Na planszy z trójkątów linie biegną w trzech kierunkach. Liczby stoją tam, gdzie zaczyna się ich linia. Czytaj je w stronę planszy.
book-rules-unknowns = Znak ? to blok o nieznanej długości, a przerywana ramka to blok o nieznanym kolorze. Znak * oznacza, że wszystkie liczby linii są nieznane.
book-rules-givens = Kropka oznacza pole dane z góry: jest poprawne od samego początku.
book-rules-unique = Każdy nonogram ma dokładnie jedno rozwiązanie.
book-rules-stars = Gwiazdki i słowo mówią, jak trudny jest nonogram: od pół gwiazdki (bardzo łatwy) do pięciu (diabelski). Rodzaj mówi, jakich kroków wymaga:
book-rules-class-trivial = Elementarny: wystarczy raz spojrzeć na każdą linię, w odpowiedniej kolejności.
book-rules-class-lines = Linia po linii: wystarczy rozważać każdą linię osobno.
book-rules-class-trials = Z próbami: od czasu do czasu trzeba wypróbować pole i zobaczyć, że prowadzi to do sprzeczności.
book-rules-class-deep-trials = Z długimi próbami: sprzeczność pojawia się dopiero wiele linii dalej.
book-rules-class-guessing = Ze zgadywaniem: dla niektórych pól nie jest znane żadne krótkie rozumowanie.
