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
# blok: „czerwony blok 4”; jaki: „kolorowy”, gdy blok ma kolor; zdania: łączy fakty („…, a …”); dop
# i zaden w list-or: w przeczeniach („ani”); dalej: powód zamknięty przecinkiem.

## Lists

list-comma = { $first }, { $second }
list-and = { $first } i { $second }
    .zdania = { $first }, a { $second }
list-or = { $first } lub { $second }
    .dop = { $first } ani { $second }
    .zaden = { $first } ani { $second }
# Sentences of one paragraph
list-sentences = { $first } { $second }
list-semicolon = { $first }; { $second }
aside = { $what } ({ $aside })

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
line-region = obszar { $label }
    .dop = obszaru { $label }
    .bie = obszar { $label }
    .gdzie = w obszarze { $label }
    .msc = obszarze { $label }
line-block = kwadrat wokół { $label }
    .dop = kwadratu wokół { $label }
    .bie = kwadrat wokół { $label }
    .gdzie = w kwadracie wokół { $label }
    .msc = kwadracie wokół { $label }

lines-row = wiersze
lines-column = kolumny
lines-falling-diagonal = przekątne opadające
lines-rising-diagonal = przekątne wznoszące
lines-region = obszary
lines-block = kwadraty

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first }–{ $last }
# Cells of a line, by their numbers along it: "row 20 is empty" would be a whole row.
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
# Cells of a line, counted and not named.
cells-of-total = { $count ->
    [one] 1 pole
    [few] { $count } pola
   *[other] pola w liczbie { $count }
} { $line-gdzie }
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

run = { $length-jaki ->
    [kolorowy] { $length-blok }
   *[sam] blok { $length }
} { $line-gdzie }
run-first = pierwszy { $length-jaki ->
    [kolorowy] { $length-blok }
   *[sam] blok { $length }
} { $line-gdzie }
run-last = ostatni { $length-jaki ->
    [kolorowy] { $length-blok }
   *[sam] blok { $length }
} { $line-gdzie }
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
} { $length-jaki ->
    [kolorowy] { $length-blok }
   *[sam] blok { $length }
} { $line-gdzie }
length-range = { $least } do { $most }
length-least = { $least } lub więcej
length-color = { $color } { $length }
    .blok = { $color } blok { $length }
    .jaki = kolorowy
run-any = { $length-jaki ->
    [kolorowy] { $length-blok }
   *[sam] blok { $length }
}
run-every = którykolwiek z bloków
clue-runs = { $count ->
    [one] blok { $runs }
   *[other] bloki { $runs }
}
clue-run = { $length-jaki ->
    [kolorowy] { $length-blok }
   *[sam] blok { $length }
}
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
ink-named = { $name }
    .f = w kolorze { $name }
    .n = w kolorze { $name }

## Facts: what is known of cells. $cells has their names, $count their number. $colors is a list of
## colors with "or".

fact-empty = { $cells-mian } { $count ->
    [one] jest puste
   *[other] są puste
}
fact-filled = { $cells-mian } { $count ->
    [one] jest zamalowane
   *[other] są zamalowane
}
fact-color = { $cells-mian } { $count ->
    [one] jest { $color-n }
   *[other] są { $color-n }
}
fact-not-empty = { $cells-mian } { $count ->
    [one] nie jest puste
   *[other] nie są puste
}
fact-not = { $cells-mian } { $count ->
    [one] nie ma koloru { $colors-dop }
   *[other] nie mają koloru { $colors-dop }
}
fact-one-of = { $cells-mian } { $count ->
    [one] jest { $colors-n }
   *[other] są { $colors-n }
}
fact-one-or-empty = { $cells-mian } { $count ->
    [one] jest puste lub { $colors-n }
   *[other] są puste lub { $colors-n }
}
fact-more = { $count ->
    [one] znane jest jeszcze { $count } inne pole
    [few] znane są jeszcze { $count } inne pola
    [many] znanych jest jeszcze { $count } innych pól
   *[other] znane jest jeszcze { $count } innego pola
}
# Reasons, placed in the middle of a sentence; nothing if there are none.
since = , bo { $facts-zdania }
    .dalej = , bo { $facts-zdania },

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $line-gdzie } jest miejsce dokładnie na { $clue }: { $result-zdania }.
rule-no-runs = { $line-gdzie } nie ma bloków: wszystkie pola są puste.
rule-overlap-empty = { $run } ma do dyspozycji { $room ->
    [one] { $room } pole
    [few] { $room } pola
    [many] { $room } pól
   *[other] { $room } pola
}: gdziekolwiek leży, { $result-zdania }.
rule-region = { $line } ma jeden kolor, a { $facts-zdania }: { $result-zdania }.
rule-total-reached = { $count ->
    [0] { $line-gdzie } dozwolone jest 0 pól
   *[other] { $facts-zdania }, a więcej być nie może
}: { $result-zdania }.
rule-total-none-color = { $line-gdzie } dozwolone jest 0 pól koloru { $color-dop }: { $result-zdania }.
rule-total-needed = { $line-gdzie } potrzeba { $count ->
    [one] 1 pola
   *[other] { $count } pól
}, a na więcej nie ma miejsca{ $since }: { $result-zdania }.
rule-total-needed-color = { $line-gdzie } potrzeba { $count ->
    [one] 1 pola
   *[other] { $count } pól
} koloru { $color-dop }, a na więcej nie ma miejsca{ $since }: { $result-zdania }.
rule-complete = wszystkie bloki { $line-gdzie } są już znane: reszta pól jest pusta.
# The run has one place left, $place, which also says what follows.
rule-one-place = { $run } może zająć tylko { $place-bie }{ $since }.
rule-overlap = { $run } musi leżeć { $place-gdzie }{ $since }: { $result-zdania }.
# Runs of one line that the same cells limit, each with its place
run-within = { $run } musi leżeć { $place-gdzie }
run-placed = { $run } może zająć tylko { $place-bie }
rule-overlaps = { $runs }{ $since }: { $result-zdania }.
rule-places = { $runs }{ $since }.
# The run is complete; the cell beside it follows.
rule-beside = { $run } zajmuje { $place-bie }{ $since }: { $result-zdania }.
rule-before-first = { $run } zajmuje { $place-bie }{ $since-dalej } i nie ma przed sobą żadnego bloku: { $result-zdania }.
rule-behind-last = { $run } zajmuje { $place-bie }{ $since-dalej } i nie ma za sobą żadnego bloku: { $result-zdania }.
rule-between = { $run } sięga najdalej do { $end-dop }, a następny { $next-jaki ->
    [kolorowy] { $next-blok }
   *[sam] blok { $next }
} zaczyna się najwcześniej { $start-gdzie }{ $since }: { $result-zdania }.
rule-before = { $run } zaczyna się najwcześniej { $start-gdzie }{ $since }: { $result-zdania }.
rule-behind = { $run } sięga najdalej do { $end-dop }{ $since }: { $result-zdania }.
# The run covers a painted block, for the reasons in $since
rule-before-covering = { $run } przechodzi przez { $block-bie }{ $since-dalej } więc zaczyna się najwcześniej { $start-gdzie }: { $result-zdania }.
rule-behind-covering = { $run } przechodzi przez { $block-bie }{ $since-dalej } więc sięga najdalej do { $end-dop }: { $result-zdania }.
rule-unreached = żaden blok { $line-gdzie } nie sięga do { $cells-dop }{ $since }, więc jest tam pusto.
rule-unreached-color = żaden { $colors-zaden } blok { $line-gdzie } nie sięga do { $cells-dop }{ $since }: { $result-zdania }.
# The painted cells $block are as long as the run that they belong to.
rule-block-whole = { $line-gdzie } { $block } to już cały blok { $count }{ $since }: { $result-zdania }.
rule-block-ends = każdy blok { $line-gdzie }, który może przechodzić przez { $block-bie }, tam się kończy{ $since }: { $result-zdania }.
rule-block-ends-run = { $run } przechodzi przez { $block-bie } i tam się kończy{ $since }: { $result-zdania }.
rule-gap = { $line-gdzie } luka { $gap-gdzie } jest za mała na { $runs }{ $since }: { $result-zdania }.
rule-no-fit = żaden blok { $line-gdzie } nie może przechodzić przez { $cells-bie }{ $since }: { $result-zdania }.
rule-no-fit-color = żaden { $colors-zaden } blok { $line-gdzie } nie może przechodzić przez { $cells-bie }{ $since }: { $result-zdania }.
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
rule-color-no-run = { $own-zdania }, a żaden { $colors-zaden } blok { $line-gdzie } tam się nie mieści{ $since }: { $result-zdania }.
rule-one-way = { $clue } da się ułożyć { $line-gdzie } tylko na jeden sposób{ $since }: { $result-zdania }.
rule-few-ways = { $clue } da się ułożyć { $line-gdzie } tylko na { $ways ->
    [one] { $ways } sposób
    [few] { $ways } sposoby
    [many] { $ways } sposobów
   *[other] { $ways } sposobu
}{ $since }: { $ways ->
    [2] w obu przypadkach
   *[other] za każdym razem
} { $result-zdania }.
clue-of-region = „jeden kolor”
clue-with-regions = { $clue } (z obszarami)
rule-pattern = { $line-gdzie } da się spełnić { $clue } tylko wtedy, gdy { $result-zdania }{ $since }.
rule-pattern-ways = { $line-gdzie } da się spełnić { $clue } tylko na { $ways ->
    [one] { $ways } sposób
    [few] { $ways } sposoby
    [many] { $ways } sposobów
   *[other] { $ways } sposobu
}{ $since }: { $ways ->
    [1] wtedy
    [2] w obu przypadkach
   *[other] we wszystkich przypadkach
} { $result-zdania }.
# $count is the number of the runs in $clue.
rule-all-runs = { $line-gdzie } jest miejsce na { $clue } tylko wtedy, gdy { $result-zdania }{ $since }.
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
} tylko wtedy, gdy { $result-zdania }{ $since }{ $near }.
rule-first-many = { $count ->
    [one] pierwszy blok { $line-gdzie } mieści się
    [few] pierwsze { $count } bloki { $line-gdzie } mieszczą się
    [many] pierwszych { $count } bloków { $line-gdzie } mieści się
   *[other] pierwsze { $count } bloku { $line-gdzie } mieści się
} tylko wtedy, gdy { $result-zdania }{ $since }{ $near }.
rule-last-many = { $count ->
    [one] ostatni blok { $line-gdzie } mieści się
    [few] ostatnie { $count } bloki { $line-gdzie } mieszczą się
    [many] ostatnich { $count } bloków { $line-gdzie } mieści się
   *[other] ostatnie { $count } bloku { $line-gdzie } mieści się
} tylko wtedy, gdy { $result-zdania }{ $since }{ $near }.
# Behind a sentence about many runs: the one or two that can cover the cells
near-runs = ; { $count ->
    [one] sięga
   *[other] sięgają
} tam tylko { $runs }

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
dead-run = nie ma miejsca na { $length-jaki ->
    [kolorowy] { $length-blok }
   *[sam] blok { $length }
} { $line-gdzie }{ $since }
dead-pattern = { $line-gdzie } nie da się spełnić { $clue }{ $since }
dead-all-runs = { $line-gdzie } nie ma miejsca na { $clue }{ $since }
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
heading-region = Obszary
heading-total = Sumy
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
walk-empty-lines = puste linie (liczba 0): { $lines }.
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
limit-solver = program rozwiązujący poddał się
limit-conflicts = krótka próba dobiegła końca
limit-weights = nie znaleziono liczb, które tego dowodzą
limit-patterns = wskazówek z wzorcami, obszarów i liczb w polach dowodzą tylko liczby
limit-interrupted = przerwano
limit-literals = formuła ma więcej literałów niż { $limit }

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = bardzo łatwy
difficulty-easy = łatwy
difficulty-tricky = średni
difficulty-hard = trudny
difficulty-fiendish = diabelski
difficulty-with-trials = { $difficulty }, z { $count ->
    [one] jedną próbą
   *[other] { $count } próbami
}
difficulty-with-guesses = { $difficulty }, ze zgadywaniem { $count ->
    [one] jednego pola
   *[other] { $count } pól
}
time-minutes = { $n ->
    [one] około { $n } minuty
   *[other] około { $n } minut
}
time-hours = { $n ->
    [one] około { $n } godziny
   *[other] około { $n } godzin
}
time-many-hours = wiele godzin

## Proofs by numbers: why a picture is the only one. $lines: two lines cross in a cell, or more.
## $goal and $most are numbers; k and M behind numbers stay.

weights-title = { $kind ->
   *[unique] Dlaczego nie ma innego rysunku
    [none] Dlaczego nie ma rysunku
}
weights-each = { $kind ->
   *[unique] { $lines ->
       *[two] Gdzie rysunek różni się od tego, wiersz zbiera liczbę pola, a kolumna { $goal } minus tę liczbę.
        [more] Gdzie rysunek różni się od tego, wiersz zbiera liczbę pola, a dwie inne linie przechodzące przez to pole dzielą resztę z { $goal }.
    }
    [none] { $lines ->
       *[two] Za każde zamalowane pole rysunku wiersz zbiera liczbę pola, a kolumna ją traci.
        [more] Za każde zamalowane pole rysunku wiersz zbiera liczbę pola, a dwie inne linie przechodzące przez to pole tracą ją razem.
    }
}
weights-together = { $kind ->
   *[unique] Wszystkie linie razem zbierają więc dokładnie { $goal } za każde pole, które się różni.
    [none] Wszystkie linie razem zbierają więc dokładnie 0.
}
weights-most = { $kind ->
   *[unique] Ich liczby na brzegu pozwalają im jednak zebrać razem najwyżej { $most }: żadne pole nie może się różnić.
    [none] Ich liczby na brzegu pozwalają im jednak zebrać razem najwyżej { $most }: takiego rysunku nie ma.
}
weights-stuck = W jednej linii nic się już jednak nie mieści: takiego rysunku nie ma.
weights-trials = { $count ->
    [one] Wcześniej { $count } próba wykluczyła kolor pola, na podstawie własnych liczb.
    [few] Wcześniej { $count } próby wykluczyły kolory pól, na podstawie własnych liczb.
    [many] Wcześniej { $count } prób wykluczyło kolory pól, na podstawie własnych liczb.
   *[other] Wcześniej { $count } próby wykluczyły kolory pól, na podstawie własnych liczb.
}
weights-colors = Przy kilku kolorach pole pokazuje liczbę najdalszą od 0.
weights-short = Duże liczby są skrócone: 16k to około 16 000, 5M około 5 000 000.
weights-line = { $line }: liczby na brzegu pozwalają na najwyżej { $most }. Najwięcej zbiera:

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = Pierwszy krok
explain-back = Wstecz
explain-next = Dalej
explain-last = Ostatni krok
explain-step = Krok { $number } z { $all }
explain-reasons = dlaczego
explain-news = co wynika

## Problems of files. A message is "line 3, column 4: <problem-…>, expected <want-…>"; below it, or behind it in
## parentheses, stands <advice-…>, how to mend it. None has a full stop. Words between ` ` stand so in files: they
## stay as they are, and so do words in capital letters that stand for a number or a name, such as
## HEIGHT. $found is a part of the file. In a problem, $count is a number of things that were found.

problem-at = linijka { $line }, znak { $column }: { $problem }, { $expected }
problem-at-advice = linijka { $line }, znak { $column }: { $problem }, { $expected } ({ $advice })
problem-list = { $first }; { $second }
problem-expected = oczekiwano: { $wanted }
problem-alone = { $problem }, { $expected }

problem-found = znaleziono `{ $found }`
problem-found-plain = znaleziono { $found }
problem-found-nothing = nic nie znaleziono
problem-found-list = znaleziono listę
problem-found-object = znaleziono obiekt
problem-found-list-of = znaleziono listę z { $count ->
    [one] { $count } elementem
   *[other] { $count } elementami
}
problem-negative = znaleziono liczbę ujemną
problem-number-large = liczba { $found } jest za duża
problem-no-number = brak liczby
problem-text-ends = tekst kończy się za wcześnie
problem-missing = brak `{ $name }`
problem-no-size = brak rozmiaru
problem-size = brak rozmiaru albo taki rozmiar jest niemożliwy
problem-file-ends = plik się kończy
problem-ends-rows = plik się kończy po { $count ->
    [one] { $count } wierszu
   *[other] { $count } wierszach
}
problem-ends-columns = plik się kończy po { $count ->
    [one] { $count } kolumnie
   *[other] { $count } kolumnach
}
problem-clue-lines = { $count ->
    [one] { $count } linijka z liczbami
    [few] { $count } linijki z liczbami
    [many] { $count } linijek z liczbami
   *[other] { $count } linijki z liczbami
}
problem-clues-many = liczby dla { $count } linii
problem-no-columns = nie ma kolumn
problem-columns-line = brak linijki z kolumnami
problem-section-missing = brak sekcji `{ $name }`
problem-section-twice = sekcja `{ $name }` się powtarza
problem-section-clues = sekcja `{ $name }` ma liczby dla { $count } linii
problem-list-clues = lista `{ $name }` ma liczby dla { $count } linii
problem-json-fields = wśród pól { $names } obiektu nie ma liczb
problem-line-missing = brak linijki `{ $name }`
problem-clues-missing = brak liczb `{ $name }`
problem-no-word = znaleziono `{ $found }` tam, gdzie linijka powinna zaczynać się od słowa
problem-behind-clues = znaleziono `{ $found }` za ostatnimi liczbami
problem-between-numbers = znaleziono `{ $found }` między liczbami
problem-color-place = znaleziono `{ $found }` zamiast koloru
problem-not-three = to nie są trzy słowa
problem-no-zero = `{ $found }` nie kończy się na 0
problem-no-puzzle-number = brak numeru nonogramu
problem-colon-lines = { $count ->
    [one] { $count } linijka z `:`
    [few] { $count } linijki z `:`
    [many] { $count } linijek z `:`
   *[other] { $count } linijki z `:`
}
problem-table-missing = brak tabeli `{ $name }`

problem-color-undeclared = kolor `{ $color }` nie jest zadeklarowany
problem-color-unusable = kolor `{ $color }` nie jest zadeklarowany albo jest tłem
problem-color-twice = kolor `{ $color }` jest zadeklarowany dwa razy
problem-color-nameless = kolor nie ma nazwy
problem-background-undeclared = kolor tła `{ $color }` nie jest zadeklarowany
problem-background-run = tło nie może być blokiem
problem-two-colors = pola w dwóch kolorach nie są jeszcze obsługiwane
problem-no-palette = brak palety
problem-one-color = tylko jeden kolor
problem-colors = { $count ->
    [one] { $count } kolor
    [few] { $count } kolory
    [many] { $count } kolorów
   *[other] { $count } koloru
}
problem-colors-more = więcej niż { $count ->
    [one] { $count } kolor
    [few] { $count } kolory
    [many] { $count } kolorów
   *[other] { $count } koloru
}
problem-signs-more = więcej niż { $count ->
    [one] { $count } znak
    [few] { $count } znaki
    [many] { $count } znaków
   *[other] { $count } znaku
}

problem-run-colorless = blok `{ $run }` nie ma koloru
problem-run-lengthless = blok `{ $run }` nie ma długości
problem-clue-needs = liczby wymagają { $needs ->
    [one] { $needs } pola
   *[other] { $needs } pól
}
problem-run-needs = blok o długości { $run }

problem-rows-of-cells = { $count ->
    [one] { $count } wiersz pól
    [few] { $count } wiersze pól
    [many] { $count } wierszy pól
   *[other] { $count } wiersza pól
}
problem-row-has = wiersz { $row } ma { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
problem-this-row-has = ten wiersz ma { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
problem-row-surplus = o wiersz za dużo (wiersz { $row })
problem-row-open = ostatni wiersz się nie kończy
problem-picture-rows = rysunek ma { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}
problem-picture-row = wiersz { $row } rysunku ma { $cells } między `{ $first }` a `{ $last }`
problem-picture-cells = rysunek ma { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
problem-goal-cells = docelowy rysunek ma { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
problem-saved-cells = zapisany stan ma { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
problem-cells-more = za dużo pól
problem-goal-open = docelowy rysunek ma nieoznaczone pole
problem-saved-letters = w `saved` są litery, które nie oznaczają żadnego koloru
problem-no-board = te wiersze nie tworzą żadnej planszy
problem-no-bit = znaleziono znak, który nie jest bitem
problem-no-bitmap = to nie jest bitmapa
problem-behind-board = to pole leży za końcem planszy
problem-no-given = w wierszu { $row }, na miejscu { $place }, nie może być pola danego z góry
problem-hole-rows = { $count ->
    [one] { $count } wiersz ze znakami dziur
    [few] { $count } wiersze ze znakami dziur
    [many] { $count } wierszy ze znakami dziur
   *[other] { $count } wiersza ze znakami dziur
}
problem-region-rows = { $count ->
    [one] { $count } wiersz znaków obszarów
    [few] { $count } wiersze znaków obszarów
   *[many] { $count } wierszy znaków obszarów
}
problem-number-rows = { $count ->
    [one] { $count } wiersz liczb
    [few] { $count } wiersze liczb
   *[many] { $count } wierszy liczb
}
problem-signs = { $count ->
    [one] { $count } znak
    [few] { $count } znaki
    [many] { $count } znaków
   *[other] { $count } znaku
}
problem-only-holes = { $line } składa się z samych dziur

problem-empty = plik jest pusty
problem-no-puzzle = w pliku nie ma nonogramu
problem-several-puzzles = plik zawiera { $count ->
    [one] { $count } nonogram
    [few] { $count } nonogramy
    [many] { $count } nonogramów
   *[other] { $count } nonogramu
}
problem-xml-empty = w tym XML nie ma nonogramu
problem-bytes = więcej niż { $count ->
    [one] { $count } bajt
    [few] { $count } bajty
    [many] { $count } bajtów
   *[other] { $count } bajtu
}
problem-lines = więcej niż { $count ->
    [one] { $count } linijka
    [few] { $count } linijki
    [many] { $count } linijek
   *[other] { $count } linijki
}
problem-puzzles = więcej niż { $count ->
    [one] { $count } nonogram
    [few] { $count } nonogramy
    [many] { $count } nonogramów
   *[other] { $count } nonogramu
}
problem-cells-together = więcej niż { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
} we wszystkich nonogramach łącznie
problem-notes-together = więcej niż { $count ->
    [one] { $count } bajt opisów
    [few] { $count } bajty opisów
    [many] { $count } bajtów opisów
   *[other] { $count } bajtu opisów
} we wszystkich nonogramach łącznie
problem-not-utf8 = bajt { $at } ({ $byte }) to nie UTF-8
problem-not-utf16 = plik jest oznaczony jako UTF-16, ale nim nie jest
problem-image = to obraz { $kind }
problem-graymap = to obraz w odcieniach szarości (PGM)
problem-pixmap = to obraz kolorowy (PPM)
problem-pdf = to dokument PDF
problem-archive = to jest archiwum ZIP
problem-archive-damaged = archiwum ZIP jest uszkodzone
problem-archive-none = w archiwum ZIP nie ma pliku z łamigłówką
problem-member = w `{ $name }`: { $problem }
problem-could-be = to może być { $formats }
problem-page = na tej stronie nie ma łamigłówki, którą da się odczytać
problem-no-format = znaleziono `{ $found }`, a tak nie zaczyna się żaden znany tu format
problem-unequal-lists = jedyne dwie listy liczb wymagają { $count } i { $other } kratek
problem-version = wersja { $found } formatu
problem-type = nonogram typu `{ $type }`
problem-hex-sides = sześciokąt z `side` i `sides` naraz albo bez żadnego z nich
problem-board-large = plansza jest za duża
problem-entity = encja zdefiniowana w samym pliku
problem-name-spaces = więcej niż { $count ->
    [one] { $count } przestrzeń nazw
    [few] { $count } przestrzenie nazw
    [many] { $count } przestrzeni nazw
   *[other] { $count } przestrzeni nazw
}
problem-attributes = więcej niż { $count ->
    [one] { $count } atrybut elementu
    [few] { $count } atrybuty elementu
    [many] { $count } atrybutów elementu
   *[other] { $count } atrybutu elementu
}
problem-nested = więcej niż { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
    [many] { $count } poziomów
   *[other] { $count } poziomu
} zagnieżdżenia elementów
problem-variable = `var d` nie jest listą list liczb
problem-variable-numbers = te liczby nie tworzą nonogramu

number-rows = liczba wierszy
number-columns = liczba kolumn
number-run = długość bloku
number-sum = suma
number-colors = liczba kolorów
number-side = długość boku
number-side-lines = liczba linii, które zaczynają się przy boku
number-row = numer wiersza planszy
number-place = numer miejsca w tym wierszu
want-whole = { $what }, liczba całkowita od 1
want-numbers = { $what }
want-text = `{ $text }`
want-end-or = koniec pliku albo jedno ze słów { $words }
want-one = jeden
want-some = co najmniej jeden
want-at-most = najwyżej { $count }
want-rows = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}
want-columns = { $count ->
    [one] { $count } kolumna
    [few] { $count } kolumny
    [many] { $count } kolumn
   *[other] { $count } kolumny
}
want-cells = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
want-rows-and-columns = { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
    [many] { $rows } wierszy
   *[other] { $rows } wiersza
} i { $columns ->
    [one] { $columns } kolumna
    [few] { $columns } kolumny
    [many] { $columns } kolumn
   *[other] { $columns } kolumny
}
want-lines = { $count } ({ $lines })
want-lines-of = { $lines }: { $count }
want-as-board = { $count }, jak na planszy
want-as-rows-before = { $count }, jak w poprzednich wierszach
want-as-size = { $count }, zgodnie z rozmiarem
want-as-line = { $count }, zgodnie z `{ $name }`
want-as-clues = { $count }, zgodnie z liczbami
want-row-as-clues = { $cells } między `{ $first }` a `{ $last }`, zgodnie z liczbami
want-rows-as-board = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}, jak na planszy
want-cells-as-board = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}, jak w tym miejscu planszy
want-cells-of-row = najwyżej { $count }, bo tyle pól ma ten wiersz
want-clue-of-line = prostsze liczby dla linii: { $line }
want-cells-of-line = najwyżej { $cells }, bo tyle pól ma { $line }
want-stretch-of-line = najwyżej { $cells }, bo tyle pól ma najdłuższy odcinek między dziurami { $line-gdzie }
want-row-cells = { $count }, bo tyle pól ma ten wiersz
want-row-each = { $count }, po jednym na każdy wiersz planszy
want-cell-each-line = co najmniej jedno pole w każdej linii
want-hole-sign = `#` dla pola lub `.` dla dziury
want-region-sign = litera lub cyfra
want-number-sign = cyfra lub `.`
want-touching = stykające się pola jednego obszaru
want-blank-rows-columns = pusta linijka między wierszami a kolumnami
want-blank-columns-rows = pusta linijka między kolumnami a wierszami
want-mark-rows-columns = linijka `{ $mark }` między wierszami a kolumnami
want-end-rows = koniec pliku po wierszach
want-end-columns = koniec pliku po kolumnach
want-sections = `rows` i `columns`, każde w osobnej linijce
want-sections-once = `rows` i `columns`, każde raz na nonogram
want-sizes = `width` i `height` albo żadne z nich
want-property = `rows`, `columns` lub nazwa właściwości
want-separator = przecinek, kropka lub spacja
want-zero = 0 na końcu każdej linijki
want-square = tyle samo wierszy co kolumn; pusta linia to 0
want-colons = `:` przed wierszami, przed kolumnami i za nimi
want-colons-six = `:` przed każdą z sześciu grup od A do F i za nimi
want-six-groups = sześć grup liczb o zgodnych rozmiarach
want-six-named = sześć grup liczb: { $names }
want-clues-or-goal = liczby dla wierszy i kolumn albo docelowy rysunek
want-columns-line = linijka za tą z wierszami
want-lengths = lista długości bloków, liczb całkowitych od 1
want-pairs = pary złożone ze znaku i długości, jak w `#,3,#,1`
want-runs-rgb = liczba bloków, a potem długość, czerwony, zielony i niebieski każdego z nich, jak w `1 3 255 0 0`
want-letters-numbers = litery od A (czyli 1) do Z (czyli 26)
want-table-sign = 1, 0 lub -1
want-pattern = liczby takie jak `* 3a *`, `{ "{" }1a 2a{ "}" }`, `?a =7a` lub `0 | 5a`
want-typed-clue = liczba, jak w `3 1`
want-hexadecimal = dwie cyfry szesnastkowe za `-`
want-known-number = liczba (tutaj `?` mógłby oznaczać jeden blok albo kilka)
want-link-sign = cyfry, `-` i dwie cyfry albo litera od g do z
want-color-value = kolor taki jak #ff8800
want-color-hex = kolor taki jak FF0000
want-color-name = nazwa koloru lub #rrggbb
want-color-letter = `-` lub kolor od `a` do `{ $last }`
want-color-letters = litery zadeklarowanych kolorów lub `-`
want-color-each = `-` lub litera koloru dla każdego pola
want-color-only = `a`, jedyny zadeklarowany kolor
want-color-declared = jeden z zadeklarowanych kolorów, od `a` do `{ $last }`
want-color-once = każdy kolor tylko raz
want-color-element = element `<color>` dla niego
want-declared-name = nazwa zadeklarowanego koloru
want-declared-sign = znak zadeklarowanego koloru
want-declared-letter = litera zadeklarowanego koloru
want-declared-runs = bloki w zadeklarowanych kolorach
want-declaration = `SIGN:SIGN COLOR`, jak w `b:*  blue`
want-fewer-colors = mniej kolorów
want-two-colors = co najmniej dwa kolory w `colors`
want-palette = kolor tła i co najmniej jeden inny, jak w `#ffffff #000000`
want-letter-behind = litera po liczbie, jak w `{ $run }a`
want-number-before = liczba lub `?` przed literą
want-number-letter = liczba i litera lub nazwa koloru
want-attribute-name = atrybut `name`
want-cell-sign = 0 lub 1 albo . lub # dla każdego pola
want-goal-sign = 0, 1 lub litera koloru
want-nonogram-sign = `x` lub `_` dla każdego pola
want-image-sign = znak (`char`) koloru, `?` lub `|`
want-bit = 0 lub 1
want-bitmap = `P1` lub `P4` na początku
want-given-letter = litera dla każdego pola danego z góry
want-given = pole planszy i litery jego kolorów
want-each-cell-once = każde pole tylko raz
want-hole = `-`: tu jest dziura
want-each-cell = kolor nonogramu dla każdego pola
want-one-color-each = jeden kolor dla każdego pola planszy
want-letters-each = dla każdego pola litery jego kolorów
want-rows-bars = wiersze między `|`
want-rows-slashes = wiersze między `/` a `\`
want-rows-board = wiersze prostokąta, sześciokąta albo trójkątów między ukośnikami
want-puzzle = nonogram
want-possible = poprawny nonogram
want-board = inna plansza
want-smaller-board = mniejsza plansza
want-smaller-file = mniejszy plik
want-smaller-picture = mniejszy rysunek
want-other-picture = inny rysunek
want-fewer-puzzles = mniej w jednym pliku
want-puzzle-file = plik z nonogramem
want-archive = nieuszkodzone archiwum ZIP
want-puzzle-files = pliki z łamigłówkami, takie jak `.non` lub `.nonogram`
want-utf8 = UTF-8
want-utf16 = UTF-16 lub UTF-8
want-one-format = treść, która pasuje tylko do jednego formatu
want-format = `rect HEIGHT WIDTH`, `hex SIDE` lub `tri A B C D E F` (.clues), linijki `rows` i `columns` (.non) albo inny format z docs/FORMATS.md
want-header = `rect HEIGHT WIDTH`, `hex SIDE` lub `tri A B C D E F`
want-sides = zgodne ze sobą boki od A do F
want-hex-sides = `side` albo sześć `sides`
want-version = wersja { $version }
want-type = typ `grid` lub `triddler`
want-nonograms-org = liczby ze strony nonograms.org
want-link = adres, np. https://puzz.link/p?nonogram/COLUMNS/ROWS/CLUES
want-penpa = adres penpa-edit z `m=edit&p=` i wszystkim, co następuje
want-penpa-grid = siatka kwadratów z miejscem na liczby u góry i po lewej
want-penpa-number = liczby i `?`, nad planszą lub po jej lewej stronie
want-game-id = `WIDTHxHEIGHT:` i liczby, z `.` między liczbami i `/` między liniami
want-puzzle-element = element `<puzzle>`
want-nonogram-element = element `<Nonogram>`
want-xml = poprawny XML
want-plain-xml = XML bez tego
want-json = JSON zgodny z opisem w docs/FORMATS.md
want-json-puzzle = obiekt z `nonosat`, `shape`, `colors` i `clues`
want-json-clues = listy liczb, na przykład `rows` i `columns` lub `row_clues` i `col_clues`
want-equal-lists = dwie listy, których liczby wymagają tej samej liczby kratek: wierszy i kolumn
want-closed-list = nawias zamykający każdą listę
want-one-reading = nazwy lub sumy pasujące do jednego odczytu
want-page = liczby pod `Wiersze` i `Kolumny`, skrypt z dwiema listami liczb lub `task`
want-json-picture = wiersze pól, na przykład [[0, 1], [1, 0]]
want-puzzlekit = dane puzzlekit: obiekt z `problem`
want-json-list = lista
want-json-text = tekst w cudzysłowie
want-json-number = liczba całkowita od 0

advice-sizes = rozmiar określa, dla ilu linii mają być liczby
advice-board = plansza w pierwszej linijce określa, dla ilu linii mają być liczby
advice-first-line = według pierwszej linijki liczba wierszy to { $count }
advice-height-width = sekcja ma liczby dla tylu linii, ile podaje `height` lub `width`
advice-empty-own-line = pusta linia planszy też ma w pliku własną linijkę
advice-empty-clue = pusta linia planszy ma liczbę 0
advice-empty-zero-line = pusta linia planszy to 0 w osobnej linijce
advice-runless-line = linia bez bloków też ma swój wpis z liczbami
advice-blank-clue = pusta linia planszy to pusta linijka zamiast liczb, także na końcu pliku
advice-columns-here = czy przed tą linijką nie brakuje linijki `columns`?
advice-add-size = ta sekcja ma liczby dla { $count } linii: dodaj `{ $name } { $count }`
advice-meant = czy chodzi o `{ $text }`?
advice-declare = zadeklaruj go przed liczbami: color { $color } #rrggbb
advice-declare-sign = zadeklaruj go pod `#d`, jak w `b:*  blue`
advice-add-color = dodaj go do palety w drugiej linijce
advice-save-utf8 = zapisz plik jako tekst UTF-8
advice-unpack = najpierw je rozpakuj
reading-lists =
    `{ $rows }` odczytano jako wiersze, `{ $columns }` jako kolumny{ $zeros ->
        [yes] ; pominięto zera na końcach
       *[no] {""}
    }
reading-encoding = tekst nie jest w UTF-8 i odczytano go jako { $encoding }

## Why a board, clues, a goal or a picture are no puzzle. No full stops; these also stand in the place
## of problem-… above.

puzzle-size = plansza { $shape } jest niemożliwa: musi mieć od 1 do { $cells ->
    [one] { $cells } pola
   *[other] { $cells } pól
}, a w linii najwyżej { $line }
puzzle-hole = dziura { $cell } leży poza planszą
puzzle-no-cell = linia nie ma ani jednego pola poza dziurami
puzzle-colors = { $found ->
    [one] { $found } kolor
    [few] { $found } kolory
    [many] { $found } kolorów
   *[other] { $found } koloru
}; nonogram może mieć od 2 do { $most } kolorów, licząc z tłem
puzzle-clues = liczby dla { $found } linii, a linii jest { $expected }
puzzle-clue-long = liczby wymagają { $needs ->
    [one] { $needs } pola
   *[other] { $needs } pól
}, a ich linia ma { $cells }
puzzle-run-long = blok o długości { $run }, a jego linia ma między dziurami najwyżej { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
}
puzzle-region = obszar liczy { $cells } pól; obszary ma tylko prostokąt, najwyżej po { $most }
puzzle-blocks = kwadraty mają tylko liczby, na prostokącie bez dziur i obszarów
puzzle-no-word = żadna linia z { $cells ->
    [one] { $cells } polem
   *[other] { $cells } polami
} nie spełnia tych liczb
puzzle-pattern-large = te liczby wymagają za dużo pamięci
puzzle-empty-run = blok o długości 0
puzzle-run-color = kolor bloku jest tłem albo nie ma go w palecie
puzzle-given = pole { $cell }, dane z góry, leży poza planszą lub nie ma koloru
puzzle-side = bok { $side } ma { $count ->
    [one] { $count } linię
    [few] { $count } linie
    [many] { $count } linii
   *[other] { $count } linii
} zamiast { $expected } = { $sum }
puzzle-side-follows = bok { $side } miałby następującą liczbę linii: { $expected } = { $sum }
document-goal = docelowy rysunek ma inny rozmiar lub inne kolory niż nonogram
document-saved = stan gry ma inny rozmiar lub inne kolory niż nonogram
mismatch-board = plansza rysunku to { $found }, a plansza nonogramu to { $expected }
mismatch-line = { $line }: z rysunku wynika { $found }, a liczby są inne
mismatch-line-empty = { $line }: na rysunku jest pusto, a liczby są inne
mismatch-given = pole dane z góry ({ $cell }) ma inny kolor
size-impossible = plansza { $size } (kolumny x wiersze) jest niemożliwa: musi mieć od 1 do { $cells ->
    [one] { $cells } pola
   *[other] { $cells } pól
}, a w linii najwyżej { $line }
size-expected = oczekiwano: 20x15 (kolumny x wiersze) albo boki: hex:7, tri:5, tri:2,1,2,2,1,2
random-cells = { $found ->
    [one] { $found } pole
    [few] { $found } pola
    [many] { $found } pól
   *[other] { $found } pola
}, oczekiwano: najwyżej { $most }
random-stars = oczekiwano: gwiazdki od 0.5 do 5, najpierw mniejsza liczba
random-thing = tylko prostokąty od { $least }x{ $least } komórek bez symetrii pokazują rzecz
random-symmetry = { $shape } nie ma symetrii `{ $symmetry }`
random-mosaic = mozaika jest prostokątem w czerni i bieli
random-class = ze wskazówkami { $clues } nie powstaje żadna łamigłówka klasy { $class }
repair-picture = rysunek nie pasuje do nonogramu: { $why }

## Images from which puzzles are made: why one cannot be used

image-unreadable = to nie jest obraz PNG, JPEG, SVG, GIF, BMP, WebP, PGM ani PPM, który da się odczytać
image-unreadable-why = to nie jest obraz PNG, JPEG, SVG, GIF, BMP, WebP, PGM ani PPM, który da się odczytać: { $why }
image-large = obraz { $width } x { $height } pikseli jest za duży, oczekiwano: bok do { $side } pikseli i do { $megabytes } MB po zdekodowaniu
image-frame = wycinek wychodzi poza obraz, który ma { $width } x { $height } pikseli
image-side = liczba pól wzdłuż boku to { $found }, oczekiwano: od 1 do { $most }
image-colors = { $found ->
    [one] { $found } kolor
    [few] { $found } kolory
    [many] { $found } kolorów
   *[other] { $found } koloru
}; nonogram może mieć od 2 do { $most } kolorów, licząc z tłem
image-slow = nie udało się odczytać obrazu na czas
image-transparent = obraz jest cały przezroczysty
image-blank = nic się na obrazie nie wyróżnia: żadne pole nie byłoby zamalowane
image-thin = obraz jest za wąski: dałby { $columns } x { $rows } pól

## Writing: why a puzzle cannot be written. $format: the name of a file format, the same in every language

write-read-only = format `{ $format }` służy tylko do odczytu
write-lossy = format `{ $format }` nie pozwala zapisać { $features }
write-no-picture = format `{ $format }` przechowuje rysunek, a nonogram nie ma docelowego rysunku pasującego do liczb
write-impossible = format `{ $format }` nie pozwala zapisać tego nonogramu
write-one = plik w formacie `{ $format }` mieści jeden nonogram, a nie { $count }
write-among = nonogram { $number }: { $why }

## Refusals: why the page or its server does not answer

refused-bytes = to więcej, niż nonosat tu przyjmuje: ponad { $count ->
    [one] { $count } bajt
    [few] { $count } bajty
    [many] { $count } bajtów
   *[other] { $count } bajtu
}
refused-cells = plansza ma { $found ->
    [one] { $found } pole
    [few] { $found } pola
    [many] { $found } pól
   *[other] { $found } pola
}, strona przyjmuje najwyżej { $most }
refused-busy = za dużo żądań naraz; spróbuj ponownie
refused-slow = żądanie przesyłano zbyt wolno; spróbuj ponownie
refused-broken = żądanie się urywa
edit-regions = plansz z obszarami lub liczbami w polach nie można jeszcze zmieniać
card-author = autor: { $name }
card-about = Każda liczba to blok zamalowanych pól w swojej linii: znajdź rysunek.
clue-needs = potrzeba { $needs ->
    [one] { $needs } pola
   *[other] { $needs } pól
}, a { $line } ma { $cells }
clue-needs-stretch = potrzeba { $needs ->
    [one] { $needs } pola
   *[other] { $needs } pól
} z rzędu, a { $line } ma między dziurami najwyżej { $cells }

## What a puzzle can have and a format may be unable to keep: a list of these stands behind "left out" or
## "without"

feature-hexagon = sześciokątnej planszy
feature-triangles = planszy z trójkątów
feature-unequal-sides = nierównych boków planszy
feature-holes = dziur w planszy
feature-regions = obszarów
feature-blocks = liczb w polach
feature-colors = kilku kolorów
feature-unknown-lengths = bloków o nieznanej długości
feature-ranges = bloków o zakresie długości
feature-unknown-colors = bloków o nieznanym kolorze
feature-unknown-lines = linii z nieznanymi liczbami
feature-patterns = linii ze wzorcami
feature-givens = pól danych z góry
feature-partial-givens = pól danych z góry z kilkoma możliwymi kolorami
feature-inks = wyglądu kolorów
feature-background = koloru tła
feature-color-names = nazw kolorów
feature-goal = docelowego rysunku
feature-saved = stanu gry
feature-partial-saved = pól z kilkoma możliwymi kolorami w stanie gry
feature-title = tytułu
feature-author = autora
feature-rights = praw autorskich i licencji
feature-catalogue = wpisu katalogowego
feature-remark = uwagi

## Texts that are the same in every language

plain = { $text }

## Liczby odczytane z obrazów

scan-no-grid = na tym obrazie nie ma planszy z liczbami obok
scan-slow = nie udało się odczytać liczb na czas
scan-found = { $name }: { $what }
scan-size = { $width } x { $height } pól
scan-sure = każda liczba jest pewna
scan-unsure = { $count ->
    [0] odczytano z kilkoma zmianami
    [one] { $count } liczba nie jest pewna
    [few] { $count } liczby nie są pewne
    [many] { $count } liczb nie jest pewnych
   *[other] { $count } liczby nie są pewne
}
scan-unique = z jednym rozwiązaniem
scan-several = z kilkoma rozwiązaniami, być może tak wydrukowano
scan-none = bez rozwiązania
scan-too-long = { $line }: potrzeba { $needs } pól, a jest ich { $cells }; któraś liczba jest tam błędna
scan-undecided = czas minął, zanim znaleziono rozwiązanie
scan-changed = { $line } to { $now }, a nie { $read }: tylko wtedy jest rozwiązanie
scan-changed-unique = { $line } to { $now }, a nie { $read }: tylko wtedy jest rozwiązanie, i to jedno
scan-rim = { $lines }: może to nie brzeg. Czy plansza ma { $width } x { $height }?
scan-number = { $line }, miejsce { $place } to { $numbers }
scan-color = { $line }, miejsce { $place } ma kolor { $colors }
scan-nothing = nic
scan-more = { $count ->
    [one] jeszcze { $count } liczba nie jest pewna
    [few] jeszcze { $count } liczby nie są pewne
    [many] jeszcze { $count } liczb nie jest pewnych
   *[other] jeszcze { $count } liczby nie są pewne
}

## Page: the bar and its menus

# For screen readers: the links to the screens of the page.
page-bar-screens = Ekrany
page-bar-play = Graj
# A link: the screen on which people draw puzzles of their own.
page-bar-make = Twórz
page-bar-mine = Moje
# For screen readers.
page-bar-menus = Menu
page-menu-more = Menu
page-menu-gear = Opcje
page-menu-new = Nowy…
page-menu-open = Przynieś nonogram…
# Games that were played lately.
page-menu-recent = Ostatnie…
page-menu-save = Zapisz…
page-menu-export = Eksportuj rysunek
page-copy-link = Kopiuj link
page-menu-print = Drukuj
page-menu-statistics = Statystyki…
page-menu-save-all = Zapisz wszystkie gry
page-menu-load-all = Wczytaj zapisane gry…
page-menu-clear = Wyczyść planszę
page-menu-checkpoint = Ustaw punkt kontrolny
page-menu-return = Wróć do punktu kontrolnego
page-menu-edit-clues = Edytuj liczby…
page-menu-preferences = Ustawienia…
page-menu-full-screen = Pełny ekran
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

## Page: the first screen

# Above the game that was begun last.
page-continue = Graj dalej
page-continue-play = Dalej
page-learn = Pierwszy raz?
page-learn-about = Naucz się w minutę, na 5 × 5 polach.
page-learn-show = Pokaż
page-learn-how = Jak grać
page-learn-step = Krok { $n } z { $all }
page-learn-wrong = Nie to pole. Policz jeszcze raz.
page-learn-done = Gotowe! To wszystko: każdy nonogram ma tu jeden rysunek i liczby do niego prowadzą.
page-learn-tool = Najpierw weź właściwe narzędzie: jest pod planszą.
page-learn-drawn = Kot
page-learn-new = Coś nowego
page-learn-skip = Pomiń
page-learn-begin = Do nonogramu
page-hello = Z liczb powstaje obrazek.
page-hello-skip = Znam zasady: obrazek dnia
page-learn-play = Zagraj w prawdziwy
page-lesson-1 = 5 obok tego wiersza to pięć zamalowanych pól obok siebie. Wiersz ma tylko pięć: naciśnij każde albo przeciągnij po nich.
page-lesson-2 = 1 1 1 to trzy pojedyncze pola, a między nimi po jednym pustym. Da się je ułożyć tylko na jeden sposób.
page-lesson-3 = Wiersz ma już wszystko, czego chcą liczby. Weź krzyżyk i skreśl pozostałe pola: na pewno są puste.
page-lesson-4 = Weź znów ołówek. Kolumny działają tak samo, z góry na dół. W tych dwóch: 1, luka, potem 2.
page-lesson-5 = Ten wiersz ma 3, a dwa pola są już zamalowane. Trzy obok siebie: zamaluj to pomiędzy.
page-lesson-6 = Teraz twoja kolej: ten wiersz ma 5, a skrajne kolumny po 4. Brakuje pięciu pól.
page-lesson-lines-1 = Tutaj linie biegną w trzech kierunkach. Ta biegnie poziomo, a jej liczba wypełnia wszystkie pola.
page-lesson-lines-2 = Ta linia biegnie skośnie. Część jest już zamalowana; zamaluj resztę.
page-lesson-lines-3 = Ta linia ma już swoją 1. Weź krzyżyk i skreśl resztę.
page-lesson-colors-1 = Każda liczba ma swój kolor. 2 jest czerwone: zamaluj dwa pola na czerwono.
page-lesson-colors-2 = Potem jest niebieska 3: weź niebieski i zamaluj trzy pola. Różne kolory mogą się stykać.
page-lesson-colors-3 = Weź znów czerwony: dwa razy po dwa pola. Między blokami tego samego koloru zostaje co najmniej jedno puste pole.
page-lesson-open = Nieznane liczby
page-lesson-open-1 = „?” zastępuje ukrytą liczbę, co najmniej 1. Obok 3 nie ma miejsca na więcej.
page-lesson-open-2 = Trzy naraz. Tu każdy to 1: inaczej się nie zmieszczą.
page-percent = { $n }%
page-day-play = Graj w dzisiejszy
page-day-monday = Mały i łagodny
page-day-tuesday = Krótki
page-day-wednesday = Bez pośpiechu
page-day-thursday = Miejsce na myśli
page-day-friday = Twardy orzech
page-day-saturday = Duży i kolorowy
page-day-sunday = Plaster miodu
page-day-triangles = Same trójkąty
page-day-large = Duży
page-day-feast = Na dzisiejszy dzień
page-days = Kalendarz
page-days-about = Codziennie jeden rysunek, dla wszystkich ten sam. Pominięte czekają tutaj; rozwiązane później też liczą się do serii.
page-days-before = Poprzedni miesiąc
page-days-after = Następny miesiąc
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
page-random = Bez końca
page-random-size = Rozmiar
page-random-hexagons = sześciokąty
page-random-triangles = trójkąty
page-random-difficulty = Trudność
page-random-about = Jedno naciśnięcie i jest nowy.
page-random-working = Nonogram powstaje…
page-random-none = Nie udało się na czas. Wybierz inny rozmiar.
page-random-near = Nie udało się na czas utworzyć nonogramu o tej trudności; ten jest do niej zbliżony.
# The name of a game. $size: "10 × 10" or page-size-hexagon.
page-random-name = Bez końca, { $size }
page-own = Utwórz własny
page-own-about = Narysuj go albo weź zdjęcie: od razu widać, czy ma jedno rozwiązanie. Pliki z nonogramami można tu upuścić.
page-own-make = Otwórz pracownię
page-gallery = Nonogramy
# $n of the puzzles of the collection are solved; $all is how many there are.
page-gallery-solved = Rozwiązane: { $n } z { $all }
page-filter = Szukaj
page-filter-text = Nazwa lub temat
page-filter-sizes = Wszystkie rozmiary
page-shelf-small = Małe
page-shelf-medium = Średnie
page-shelf-large = Duże
page-filter-levels = Każda trudność
page-filter-colors = Wszystkie kolory
page-filter-any = Rozwiązane i nie
page-filter-unsolved = Tylko nierozwiązane
page-filter-solved = Tylko rozwiązane
page-filter-none = Żaden nonogram nie pasuje.
page-shelf-start = Na początek
page-shelf-animals = Zwierzęta
page-shelf-food = Jedzenie i picie
page-shelf-nature = Przyroda
page-shelf-weather = Pogoda
page-shelf-space = Kosmos
page-shelf-home = W domu
page-shelf-tools = Narzędzia
page-shelf-music = Muzyka
page-shelf-sport = Sport i gry
page-shelf-travel = Podróże
page-shelf-people = Ludzie
page-shelf-letters = Litery i znaki
page-shelf-seasons = Pory roku i święta
page-shelf-colors = W kolorze
page-shelf-classic = Czarno-białe
page-shelf-hex = Plastry miodu
page-shelf-triangles = Trójkąty
page-shelf-count = { $n } z { $all }
page-shelf-next = Następny nierozwiązany
page-shelf-list = Półki
page-shelf-by = Układ półek
page-shelf-by-subject = Według tematu
page-shelf-by-size = Według rozmiaru
page-shelf-all = Pokaż wszystkie
# The name of a puzzle that is not solved yet. $n is its place in the collection.
page-card-name = Nr { $n }
page-no-name = Bez nazwy
page-card-solved = rozwiązany, czas { $time }
# How much of a game is played.
page-game-share = gotowe { $n }%
page-game-solved = rozwiązany
page-card-colors =
    { $n ->
        [one] { $n } kolor
        [few] { $n } kolory
        [many] { $n } kolorów
       *[other] { $n } koloru
    }
# Classes of difficulty, from the easiest to the hardest.
# Each line can be solved by itself.
# Sizes of boards that are no rectangles. $sides: one number, or six such as "4·5·4·4·5·4".
page-size-hexagon = sześciokąt { $sides }
page-size-triangles = trójkąty { $sides }

## Page: the board

page-paused = Zegar stoi. Naciśnij gdziekolwiek, by grać dalej.
# For screen readers: the list of the clues of all lines.
page-clues = Liczby
# What a cell shows, behind its place: "row 3, column 5: empty". Empty cells are crossed out, open
# ones are undecided.
page-mark-blank = puste
page-mark-clear = nieoznaczone
# $what: a color or "empty".
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
page-clue-problem = { $line }: { $problem }
page-clue-unknown = nieznane liczby
page-clue-unknown-length = nieznana długość
# A run of a clue: $n is its length as a text or page-clue-unknown-length.
page-clue-run = { $n } { $color }
page-line-done = { $line }: gotowe
# While a line is painted: how many cells its clue still needs, or how many are too many. Very short.
page-readout-left = jeszcze { $n }
page-readout-over = o { $n } za dużo
page-dock = Narzędzia planszy
page-more = Więcej
page-words = Podpowiedzi i komunikaty
page-words-close = Zamknij
page-again = Spróbuj ponownie
page-two-fingers = Jeden palec rysuje, dwa palce przesuwają planszę.
page-wheel-moves = Kółko myszy zmienia wielkość pól. Aby przesunąć planszę, przeciągnij obok pól albo po mapie.
page-gamepad = Pad: A zamalowuje, B stawia krzyżyk, X cofa, Y daje podpowiedź.
page-pad = Krzyżak
page-pad-up = W górę
page-pad-left = W lewo
page-pad-down = W dół
page-pad-right = W prawo
page-pad-fill = Zamaluj
page-zoom = Rozmiar pól
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
page-end-time = twój czas
page-end-best = twój rekord { $time }
page-end-record = twój nowy rekord
page-end-friend = czas do pobicia
page-end-beat =
    { $result ->
        [faster] Wygrywasz o { $by }.
        [slower] Zabrakło { $by }.
       *[equal] Remis!
    }
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
page-end-share = Rzuć wyzwanie
page-end-challenge = Pobijesz { $time }?
page-end-picture = Wyślij rysunek
page-end-copied = Twój czas i link skopiowano. Nie zdradzają nic o rysunku.
page-end-close = Wróć do planszy
page-end-all = Wszystkie nonogramy
page-end-congratulations = Gratulacje! Nonogram rozwiązany.
page-beat = Ktoś rozwiązał to w { $time }. Pobijesz ten czas?
page-beat-time = Twój czas / do pobicia: { $time }

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
page-why-open = Pojedyncze linie jeszcze nie rozstrzygają tego pola.
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
page-solve-ask = Rozwiązać nonogram?
page-solve-about = Pokaże się cały rysunek. „Cofnij” przywraca twoje oznaczenia.
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
        [unique] W razie wątpliwości: jeden plik z nonogramem, jego rysunkiem i dowodem, że nie ma innego. Rozpakuj go do osobnego folderu i uruchom tam `python3 check.py`: sprawdzi wszystko bez udziału nonosat.
        [several] W razie wątpliwości: jeden plik z nonogramem i dwoma jego rysunkami. Rozpakuj go do osobnego folderu i uruchom tam `python3 check.py`: sprawdzi wszystko bez udziału nonosat.
       *[none] W razie wątpliwości: jeden plik z nonogramem i dowodem, że nie ma on rysunku. Rozpakuj go do osobnego folderu i uruchom tam `python3 check.py`: sprawdzi wszystko bez udziału nonosat.
    }
page-proof-download = Pobierz dowód
page-weights = { $verdict ->
   *[unique] Dlaczego jest tylko jedno?
    [none] Dlaczego nie ma żadnego?
}
page-weights-working = Szukanie liczb
page-weights-nothing = Nie ma czego pokazać: { $why }.
page-weights-line = Linia
page-weights-choose = Wybierz pole, aby zobaczyć jego wiersz, i jeszcze raz, aby zobaczyć następną linię przez to pole.
page-verify = Sprawdź weryfikatorem o udowodnionej poprawności
page-verify-working = Weryfikator pracuje
page-verify-accepted = { $verdict ->
   *[unique] Przyjęto: rysunek jest jedyny. Poprawność samego weryfikatora jest udowodniona.
    [none] Przyjęto: nie ma rysunku. Poprawność samego weryfikatora jest udowodniona.
}
page-verify-refused = Weryfikator odrzuca ten dowód: { $why }.
page-verify-nothing = Nie ma liczb do sprawdzenia: { $why }.
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
page-easel-keys = Strzałki przesuwają kursor, z klawiszem Shift też malują; Shift z Home, Page Up, End lub Page Down maluje na skos. Spacja maluje, Delete usuwa; plus, minus i F zmieniają rozmiar.
page-easel-no-cell = brak pola
page-hole-line = W każdym wierszu i w każdej kolumnie musi zostać pole.
# Whether the clues of the drawing have only this one picture.
page-lamp-working = Sprawdzanie…
page-lamp-empty = Nic jeszcze nie narysowano.
page-lamp-fair = Jedno rozwiązanie: nie ma innego rysunku.
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
page-mend = Napraw nonogram
page-mend-working = Szukanie najmniejszej liczby zmian…
page-mend-out-of-time = Nie udało się na czas znaleźć sposobu naprawy.
page-mend-impossible = Nie da się tego naprawić.
page-mend-found =
    { $n ->
        [one] Po zmianie { $n } pola rozwiązanie będzie jedno.
       *[other] Po zmianie { $n } pól rozwiązanie będzie jedno.
    }
page-mend-fewest = Mniej się nie da.
page-mend-do = Zmień te pola
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
page-color-near = Prawie takie same: { $one }, { $other }. Na planszy nikt ich nie odróżni.
page-draw-play = Graj
page-draw-save = Zapisz, PNG, drukuj…
page-draw-image = Upuść obraz
page-draw-image-about = albo naciśnij i wybierz: powstanie nonogram
page-drawing-new = Nowy
page-drawings = Moje rysunki
page-drawing-copy = Kopiuj: { $name }
page-drawing-copied = { $name } (kopia)
page-drawing-damaged = Tego rysunku nie da się odczytać.
page-drawing-full = W tej przeglądarce nie ma miejsca na kolejny rysunek. Zapisz go do pliku albo usuń inne.
page-drop-here = Upuść: z obrazu powstanie nonogram, nonogram się otworzy
page-draw-prove = Dowód: jedno rozwiązanie
page-publish-button = Opublikuj…
page-publish-menu = Opublikuj, kod QR…
page-publish = Publikacja
page-publish-author = Autor
page-publish-ending = Pokaż tytuł dopiero na końcu
page-publish-link = Link do nonogramu
page-publish-code = Link jako kod QR
page-publish-code-save = Zapisz kod
page-publish-code-none = Link jest za długi na kod QR.
page-publish-frame = Ramka na inną stronę
page-publish-frame-copy = Kopiuj ramkę
page-embed-open = Otwórz w nonosat
page-embed-none = W tej ramce nie ma nonogramu.
page-print = Drukuj
page-print-which = Co
page-print-this = ten nonogram
page-print-collection = nonogramy ze zbioru
page-print-count = Najwyżej nonogramów
page-print-each = Nonogramów na stronie
page-print-letters = Litery kolorów przy liczbach
page-print-large = Duży druk, w razie potrzeby na kilku kartkach
page-print-answers-too = Rozwiązania na osobnej kartce
page-print-code = Kod QR linku
page-print-answers = Rozwiązania
page-print-unsolved = nie znaleziono rozwiązania na czas
page-print-sheet = Kartka { $n } z { $all }: wiersz { $row }, kolumna { $column }
page-publish-copied = Skopiowano.
page-publish-by-hand = Skopiuj ręcznie: przeglądarka na to nie pozwala.
page-publish-local = Ten link działa tylko na tym komputerze. Umieść stronę na serwerze, aby udostępnić nonogram.
page-publish-card-about = Po wklejeniu linku widać tylko jego tekst: podgląd wymaga serwera nonosat serve.
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
page-new-done = Narysuj coś: liczby są na brzegu. Albo wpisz je samodzielnie: „Edytuj liczby” w menu.
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
page-clues-about = Liczby oddzielone spacjami lub kropkami, `3 1` albo `3.1`; nic lub `0` to pusta linia, `*` nieznana linia, `2-4` od 2 do 4 pól, `2+` 2 lub więcej, `?` nieznana długość.
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
page-image = Utwórz z obrazu
page-image-file = Obraz (PNG, JPEG, GIF, BMP, WebP)
# For screen readers.
page-image-original = Obraz; przyciemniona część zostanie odcięta
page-image-drag = Przeciągnij po nim, by wyciąć fragment.
page-image-suggestions = Propozycje
page-image-suggest = Zaproponuj ustawienia
page-image-drop = Upuść tu, wklej albo wybierz plik
page-image-settings = Ustawienia ręczne
page-image-working = Szukanie dobrych ustawień…
page-image-inks =
    { $n ->
        [one] { $n } kolor
        [few] { $n } kolory
        [many] { $n } kolorów
       *[other] { $n } koloru
    }
page-image-fair = jedno rozwiązanie
page-image-repaired = { $n ->
    [one] jedno rozwiązanie, zmieniona { $n } kratka
    [few] jedno rozwiązanie, zmienione { $n } kratki
   *[other] jedno rozwiązanie, zmienionych { $n } kratek
}
page-image-doubt =
    { $n ->
        [one] { $n } pole niepewne
        [few] { $n } pola niepewne
        [many] { $n } pól niepewnych
       *[other] { $n } pola niepewnego
    }
page-image-unknown = nie sprawdzono na czas
# Before a list that has the next six choices: how the image becomes cells.
page-image-tone = Kolory
page-image-threshold = Czarne, gdy ciemniejsze niż…
page-image-sketch = Czerń i biel, jak rysunek
page-image-filled = Czerń i biel, wypełnione kontury
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
page-scan = Liczby nonogramu na tym obrazie
page-scan-place = { $line }, liczba { $place }
page-scan-look = { $n ->
    [0] Nie pasuje żaden rysunek; porównaj z obrazem.
    [one] Przyjrzyj się tej liczbie.
    [few] Przyjrzyj się tym { $n } liczbom.
    [many] Przyjrzyj się tym { $n } liczbom.
   *[other] Przyjrzyj się tym { $n } liczbom.
}
page-scan-seen = Obraz z miejscami wszystkich liczb: zielone są pewne, pomarańczowe nie, czerwone zmieniono ze względu na inne linie
page-scan-colors = Liczby w kolorach
page-scan-play = Graj
page-scan-clues = Są na nim liczby nonogramu, { $width } x { $height }.
page-scan-button = Graj w ten nonogram
page-scan-lines = Wszystkie linie
page-scan-lines-about = Każdą linię można tu poprawić; naciśnięcie jej liczb na obrazie prowadzi do niej.
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
page-sum-streak =
    { $n ->
        [one] dzień z rzędu
        [few] dni z rzędu
        [many] dni z rzędu
       *[other] dnia z rzędu
    }
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
page-recent-none = W tej przeglądarce nie ma jeszcze żadnych gier.
page-recent-delete = Usuń: { $name }
page-parts = Rysunek w częściach: { $n }
page-part = Część { $n } z { $all }
page-mine-solved = Rozwiązane nonogramy
page-mine-solved-none = Tu zawisną rysunki z rozwiązanych nonogramów.
page-mine-drawings = Rysunki
page-mine-drawings-none = Tu zostaje to, co narysujesz.
page-mine-games = Rozpoczęte
page-mine-backup = Wszystko w pliku
page-mine-backup-about = Wszystko to jest tylko w tej przeglądarce. Plik przeniesie to do innej.
page-mine-mended = Coś, co przechowywała ta przeglądarka, było uszkodzone. To, co ocalało, jest na miejscu; kopia uszkodzonego tekstu zostaje w tej przeglądarce jako { $names }.
page-save = Zapisz
page-save-name = Nazwa
page-save-format = Format
page-save-print = Drukuj lub PDF
# Heading of the formats that most programs read.
page-save-usual = Typowe
page-save-others = Inne
page-save-json = JSON, zachowuje wszystko
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
page-save-other = tego nie pomieści
page-preferences = Ustawienia
page-preferences-largest = Największe pole, piksele
page-preferences-left = Lewy margines, piksele
page-preferences-top = Górny margines, piksele
page-preferences-fill = W gotowych liniach skreślaj pozostałe pola
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
page-preferences-vibration = Wibracje
page-preferences-mirrored = Narzędzia dla lewej ręki
page-preferences-pixels = Rozmiary w pikselach

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
page-key-tool-do = ołówek lub krzyżyk, następne narzędzie; przytrzymane S: to drugie z nich
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
page-key-gamepad = Pad
page-key-gamepad-do = drążek lub strzałki przesuwają, A zamalowuje, B stawia krzyżyk, X cofa, Y daje podpowiedź, LB i RB zmieniają kolor; przytrzymane A lub B maluje dalej
page-key-menus = W menu
page-key-menus-do = Góra, dół, Home, End i pierwsze litery wybierają; lewo i prawo otwierają sąsiednie menu; Esc je zamyka.

## Page: files, links, kept games

page-bring = Przynieś nonogram
page-bring-file = Wybierz pliki albo upuść je tutaj
page-bring-kinds = nonogramy w każdym formacie, zapisane strony, obrazy, zdjęcia nonogramu
page-bring-text = Albo wklej liczby, adres, tekst z nonogramem
page-bring-paste = Wklej
page-bring-open = Otwórz
page-bring-nothing = Nie ma tu nonogramu, który ta strona umie odczytać.
page-bring-most = Wczytano tylko pierwsze pliki, w liczbie { $n }; resztę przynieś potem.
page-bring-refused = Przeglądarka nie pokazuje schowka; wklej w pole.
page-bring-address = Ta strona niczego nie wczytuje z { $site }. Zapisz tam stronę nonogramu (Ctrl+S) i przynieś plik albo zrzut ekranu.
page-bring-continued = Gra jest już zaczęta: potoczy się dalej od tego miejsca.
page-bring-picture = Powstanie z niego nonogram; jeśli widać liczby, zostaną odczytane.
# For screen readers.
page-file-games = Plik z grami
# The name of a file that has none.
page-file-name = nonogram
page-file-opened = Otwarto { $name }.
page-file-failed = { $name }: { $why }
page-file-continued = Otwarto { $name } tam, gdzie gra została przerwana.
page-file-large = { $name } ma { $n } MiB, a może mieć najwyżej 16.
page-file-which-format = Który format?
page-file-formats = { $name } pasuje do kilku.
page-file-which-puzzle = Który nonogram?
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
page-keep-other-tab = Ta gra toczyła się dalej w innej karcie. Tutaj trwa jako osobna gra; obie są pod „Ostatnie”.
page-keep-two-tabs = Ta gra jest otwarta także w innej karcie. To, co zrobisz tutaj, zostanie jako osobna gra.
page-keep-gone = Tej gry już nie ma.
page-no-such-puzzle = Pod tym adresem nie ma nonogramu albo jeszcze go nie ma.
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
page-fault-convert = To nie nonogram; zapisz jako PNG, a potem upuść na stronę.
page-fault-several = Zawiera kilka nonogramów.

## One line

page-line = Jedna linia
page-line-about = Co wskazówka mówi o jednej linii: które pola są pewne, na ile sposobów można ją wypełnić i dlaczego. Także { "{" }1 3{ "}" }, 2-4, 3+, *, =5 i 0 | 5.
page-line-clue = Wskazówka
page-line-cells = Pola: . otwarte, # pełne, - puste
line-placements = { $count ->
    [one] { $number } sposób
    [few] { $number } sposoby
   *[other] { $number } sposobów
}
line-placements-least = co najmniej { $number } sposobów
line-nothing = żadne inne pole nie jest pewne
line-sign = { $found } w polu { $cell }
help-line-sign = pole to `.` (nieznane), `#` lub litera (zamalowane) albo `-` (puste)

## Drawings

drawing-accordion = Akordeon
drawing-acorn = Żołądź
drawing-acoustic-guitar = Gitara
drawing-advent-wreath = Wieniec adwentowy
drawing-airplane = Samolot
drawing-alarm-clock = Budzik
drawing-alien = Kosmita
drawing-anchor = Kotwica
drawing-angelfish = Skalar
drawing-anglerfish = Żabnica
drawing-ant = Mrówka
drawing-apple = Jabłko
drawing-apple-tree = Jabłoń
drawing-armchair = Fotel
drawing-astronaut = Astronauta
drawing-avocado = Awokado
drawing-axe = Siekiera
drawing-ballerina = Baletnica
drawing-banana = Banan
drawing-bat = Nietoperz
drawing-bathtub = Kąpiel z pianą
drawing-bear-face = Niedźwiedź
drawing-bed = Łóżko
drawing-bee = Pszczoła
drawing-bell = Dzwon
drawing-bicycle = Rower
drawing-big-ben = Big Ben
drawing-binoculars = Lornetka
drawing-bird-cage = Ptak w klatce
drawing-birdhouse = Budka dla ptaków
drawing-birthday-cake = Tort urodzinowy
drawing-black-sheep = Czarna owca
drawing-black-swan = Czarny łabędź
drawing-blossom = Kwiat
drawing-bone = Kość
drawing-bonsai = Bonsai
drawing-bookshelf = Regał z książkami
drawing-bouquet = Bukiet
drawing-bow-and-arrow = Łuk i strzała
drawing-bowling-pin = Kręgiel
drawing-brachiosaurus = Brachiozaur
drawing-bucket = Wiadro
drawing-building-blocks = Klocki z literami
drawing-bus = Autobus
drawing-butterfly = Motyl
drawing-button = Guzik
drawing-cable-car = Kolejka linowa
drawing-cactus = Kaktus
drawing-camel = Wielbłąd
drawing-camera = Aparat fotograficzny
drawing-candy-cane = Laska cukrowa
drawing-car = Samochód
drawing-carnival-mask = Maska karnawałowa
drawing-carrot = Marchewka
drawing-castle = Zamek
drawing-cat = Kot
drawing-caterpillar = Gąsienica
drawing-chameleon = Kameleon
drawing-cheese = Ser
drawing-chef-hat = Czapka kucharska
drawing-cherries = Wiśnie
drawing-chess-knight = Skoczek szachowy
drawing-chess-queen = Hetman szachowy
drawing-chess-rook = Wieża szachowa
drawing-christmas-present = Prezent
drawing-christmas-stocking = Skarpeta świąteczna
drawing-christmas-tree = Choinka
drawing-church = Kościół
drawing-clock = Zegar
drawing-cloud = Chmura
drawing-clown = Klaun
drawing-clownfish = Błazenek
drawing-cocktail = Koktajl
drawing-coffee-break = Przerwa na kawę
drawing-coffee-grinder = Młynek do kawy
drawing-coffee-pot = Kawiarka
drawing-colosseum = Koloseum
drawing-comet = Kometa
drawing-compass = Kompas
drawing-corn = Kolba kukurydzy
drawing-cow-face = Krowa
drawing-cowboy = Kowboj
drawing-cowboy-boot = But kowbojski
drawing-crab = Krab
drawing-crescent-moon = Półksiężyc
drawing-crocodile = Krokodyl
drawing-croissant = Rogalik
drawing-crow = Wrona
drawing-cuckoo-clock = Zegar z kukułką
drawing-cupcake = Babeczka
drawing-cutlery = Widelec, łyżka i nóż
drawing-dachshund = Jamnik
drawing-dalmatian = Dalmatyńczyk
drawing-desert-island = Bezludna wyspa
drawing-detective = Detektyw
drawing-die = Kostka do gry
drawing-diya-lamp = Lampka oliwna
drawing-dog-face = Pies
drawing-doghouse = Buda dla psa
drawing-dolphin = Delfin
drawing-doughnut = Pączek z dziurką
drawing-dragon = Smok
drawing-dragonfly = Ważka
drawing-dress = Sukienka
drawing-drill = Wiertarka
drawing-drop-of-water = Kropla wody
drawing-drum = Bęben
drawing-duck-on-a-pond = Kaczka na stawie
drawing-duckling = Kaczątko
drawing-eagle = Orzeł
drawing-earth = Ziemia
drawing-easter-basket = Koszyk wielkanocny
drawing-easter-egg = Pisanka
drawing-eggplant = Bakłażan
drawing-eiffel-tower = Wieża Eiffla
drawing-eighth-note = Ósemka
drawing-elephant = Słoń
drawing-elephant-spraying = Słoń pryska wodą
drawing-envelope = List
drawing-ferris-wheel = Diabelski młyn
drawing-fir-tree = Jodła
drawing-fireplace = Kominek
drawing-fireworks = Fajerwerki
drawing-fish-bone = Rybia ość
drawing-flamingo = Flaming
drawing-fox = Lis
drawing-fox-face = Lisia głowa
drawing-fried-egg = Jajko sadzone
drawing-frightened-cat = Koci grzbiet
drawing-frog-from-above = Żaba z góry
drawing-frog-on-lily-pad = Żaba na liściu
drawing-fruit-bowl = Misa z owocami
drawing-frying-pan = Patelnia
drawing-game-controller = Kontroler do gier
drawing-gem = Klejnot
drawing-ghost = Duch
drawing-gingerbread-man = Piernikowy ludzik
drawing-giraffe = Żyrafa
drawing-globe = Globus
drawing-goat = Koza
drawing-goldfish = Złota rybka
drawing-goldfish-bowl = Akwarium
drawing-gorilla = Goryl
drawing-gramophone = Gramofon
drawing-grand-piano = Fortepian
drawing-grapes = Winogrona
drawing-greek-temple = Grecka świątynia
drawing-gumball-machine = Automat z gumami do żucia
drawing-guppy = Gupik
drawing-hamburger = Hamburger
drawing-hammer = Młotek
drawing-hammerhead = Rekin młot
drawing-hamster = Chomik
drawing-harp = Harfa
drawing-hatching-chick = Wykluwające się pisklę
drawing-haunted-house = Nawiedzony dom
drawing-headphones = Słuchawki
drawing-heart = Serce
drawing-heart-and-arrow = Serce ze strzałą
drawing-heart-with-arrow = Serce ze strzałą
drawing-hedgehog = Jeż
drawing-helicopter = Helikopter
drawing-hen-with-chicks = Kura z kurczętami
drawing-hi = Cześć (Hi)
drawing-high-heel = Szpilka
drawing-hippopotamus = Hipopotam
drawing-honey-jar = Słoik miodu
drawing-horse = Koń
drawing-hot-air-balloon = Balon na ogrzane powietrze
drawing-hot-dog = Hot dog
drawing-hourglass = Klepsydra
drawing-house = Dom
drawing-howling-wolf = Wyjący wilk
drawing-hummingbird = Koliber
drawing-ice-cream = Lody
drawing-ice-cream-cone = Lody w rożku
drawing-ice-cream-sundae = Puchar lodowy
drawing-ice-lolly = Lód na patyku
drawing-ice-skate = Łyżwa
drawing-igloo = Igloo
drawing-iron = Żelazko
drawing-jack-o-lantern = Dynia z Halloween
drawing-jellyfish = Meduza
drawing-joy = Radość (Joy)
drawing-kangaroo = Kangur
drawing-key = Klucz
drawing-kimono = Kimono
drawing-kitchen-stove = Kuchenka
drawing-kite = Latawiec
drawing-kitten-with-yarn = Kotek z włóczką
drawing-knight-armor = Rycerz
drawing-koala-face = Koala
drawing-koinobori = Koinobori
drawing-ladybird = Biedronka
drawing-laughing-smiley = Roześmiana buźka
drawing-leaf = Liść
drawing-leaning-tower-of-pisa = Krzywa Wieża w Pizie
drawing-leaping-stag = Skaczący jeleń
drawing-light-bulb = Żarówka
drawing-lighthouse = Latarnia morska
drawing-lightning = Błyskawica
drawing-lion-face = Lew
drawing-little-boat = Łódka
drawing-lizard = Jaszczurka
drawing-llama = Lama
drawing-lobster = Homar
drawing-locomotive = Parowóz
drawing-lollipop = Lizak
drawing-lotus = Kwiat lotosu
drawing-love = Miłość (Love)
drawing-magnet = Magnes
drawing-magnifying-glass = Lupa
drawing-manta-ray = Manta
drawing-maple-leaf = Liść klonu
drawing-matryoshka = Matrioszka
drawing-maypole = Drzewko majowe
drawing-menorah = Chanukija
drawing-microphone = Mikrofon
drawing-microscope = Mikroskop
drawing-mitten = Rękawiczka
drawing-moai = Posąg moai
drawing-monkey-face = Małpa
drawing-moon-and-stars = Księżyc i gwiazdy
drawing-moose = Łoś
drawing-mount-fuji = Góra Fudżi
drawing-mountain-lake = Górskie jezioro
drawing-mountain-sunset = Góry o zachodzie słońca
drawing-mouse = Mysz
drawing-mug = Kubek
drawing-mushroom = Muchomor
drawing-music-note = Nuta
drawing-nest = Gniazdo z jajkami
drawing-night-skyline = Miasto nocą
drawing-ninja = Ninja
drawing-nutcracker = Dziadek do orzechów
drawing-octopus = Ośmiornica
drawing-old-key = Stary klucz
drawing-open-book = Otwarta książka
drawing-opera-house-sydney = Opera w Sydney
drawing-ostrich = Struś
drawing-owl = Sowa
drawing-padlock = Kłódka
drawing-pagoda = Pagoda
drawing-palette = Paleta malarska
drawing-pancakes = Naleśniki z syropem
drawing-panda-face = Głowa pandy
drawing-paper-boat = Papierowy statek
drawing-paper-lantern = Chiński lampion
drawing-paper-plane = Papierowy samolot
drawing-parachute = Spadochroniarz
drawing-parrot = Papuga
drawing-party-balloon = Balonik
drawing-paw-print = Odcisk łapy
drawing-peacock = Paw
drawing-pear = Gruszka
drawing-pencil = Ołówek
drawing-penguin = Pingwin
drawing-pharaoh = Faraon
drawing-phoenix = Feniks
drawing-pig-face = Świnia
drawing-pineapple = Ananas
drawing-pinwheel = Wiatraczek
drawing-pirate = Pirat
drawing-pizza-slice = Kawałek pizzy
drawing-poodle = Pudel
drawing-popcorn = Popcorn
drawing-pretzel = Precel
drawing-pterodactyl = Pterodaktyl
drawing-puzzle-piece = Element układanki
drawing-pyramids = Piramidy
drawing-queen = Królowa
drawing-rabbit = Zając
drawing-rabbit-in-the-moon = Królik na księżycu
drawing-raccoon-face = Szop pracz
drawing-rainbow = Tęcza
drawing-raindrop = Kropla deszczu
drawing-ram-head = Baran
drawing-ramen-bowl = Zupa z makaronem
drawing-rhinoceros = Nosorożec
drawing-ringed-planet = Planeta z pierścieniem
drawing-robot = Robot
drawing-rocket = Rakieta
drawing-rocking-chair = Fotel bujany
drawing-rocking-horse = Koń na biegunach
drawing-rooster = Kogut
drawing-rose = Róża
drawing-runner = Biegacz
drawing-sailboat = Żaglówka
drawing-sailing-ship = Żaglowiec
drawing-samurai = Samuraj
drawing-sand-dunes = Wydmy
drawing-santa-claus = Święty Mikołaj
drawing-saturn = Saturn
drawing-saw = Piła
drawing-saxophone = Saksofon
drawing-scales = Waga
drawing-scallop-shell = Muszla
drawing-scissors = Nożyczki
drawing-scorpion = Skorpion
drawing-sea-turtle = Żółw morski
drawing-seahorse = Konik morski
drawing-seal-with-ball = Foka z piłką
drawing-sewing-machine = Maszyna do szycia
drawing-shamrock = Koniczyna
drawing-shark = Rekin
drawing-skateboard = Deskorolka
drawing-skunk = Skunks
drawing-sleeping-cat = Śpiący kot
drawing-sloth = Leniwiec
drawing-snail = Ślimak
drawing-snake = Wąż
drawing-sneaker = Trampek
drawing-snow-crystal = Kryształek śniegu
drawing-snowflake = Płatek śniegu
drawing-snowman = Bałwan
drawing-soccer-ball = Piłka nożna
drawing-space-shuttle = Prom kosmiczny
drawing-spade = Pik
drawing-sparrow = Wróbel
drawing-sphinx = Sfinks
drawing-spider = Pająk
drawing-spider-web = Pajęczyna
drawing-spinning-top = Bączek
drawing-spiral = Spirala
drawing-squirrel = Wiewiórka
drawing-stag-beetle = Jelonek
drawing-star = Gwiazda
drawing-starfish = Rozgwiazda
drawing-statue-of-liberty = Statua Wolności
drawing-steam-engine = Parowóz
drawing-stegosaurus = Stegozaur
drawing-stonehenge = Stonehenge
drawing-strawberry = Truskawka
drawing-submarine = Łódź podwodna
drawing-suitcase = Walizka
drawing-sun = Słońce
drawing-sunflower = Słonecznik
drawing-sunglasses = Okulary przeciwsłoneczne
drawing-suspension-bridge = Most wiszący
drawing-swordfish = Miecznik
drawing-t-shirt = Koszulka
drawing-table-lamp = Lampa stołowa
drawing-taj-mahal = Tadż Mahal
drawing-target = Tarcza
drawing-teapot = Czajniczek do herbaty
drawing-teddy-bear = Pluszowy miś
drawing-telephone = Telefon
drawing-telescope = Teleskop
drawing-television = Telewizor
drawing-tennis-racket = Rakieta tenisowa
drawing-tent = Namiot
drawing-thermometer = Termometr
drawing-thread-spool = Igła z nitką
drawing-thumbs-up = Kciuk w górę
drawing-tiger-face = Tygrys
drawing-tiger-stripes = Paski tygrysa
drawing-toaster = Toster
drawing-tomato = Pomidor
drawing-toolbox = Skrzynka z narzędziami
drawing-top-hat = Cylinder
drawing-torii = Torii
drawing-tornado = Tornado
drawing-toucan = Tukan
drawing-tower-bridge = Tower Bridge
drawing-tractor = Traktor
drawing-traffic-light = Sygnalizacja świetlna
drawing-treble-clef = Klucz wiolinowy
drawing-triumphal-arch = Łuk triumfalny
drawing-trophy = Puchar
drawing-trousers = Spodnie
drawing-truck = Ciężarówka
drawing-trumpet = Trąbka
drawing-tulip = Tulipan
drawing-turkey = Indyk
drawing-turtle = Żółw
drawing-two-peaks = Dwa szczyty
drawing-typewriter = Maszyna do pisania
drawing-tyrannosaurus = Tyranozaur
drawing-ufo = Latający spodek
drawing-umbrella = Parasol
drawing-unicorn = Jednorożec
drawing-vase-of-flowers = Wazon z kwiatami
drawing-viking = Wiking
drawing-violin = Skrzypce
drawing-volcano = Wulkan
drawing-wagon-wheel = Koło od wozu
drawing-watering-can = Konewka
drawing-watermelon = Plasterek arbuza
drawing-weightlifter = Sztangista
drawing-whale = Wieloryb
drawing-whistle = Gwizdek
drawing-wild-boar = Dzik
drawing-windmill = Wiatrak
drawing-wine-glass = Kieliszek wina
drawing-witch-hat = Kapelusz czarownicy
drawing-witch-on-broom = Czarownica na miotle
drawing-wrench = Klucz płaski
drawing-yes = Tak (Yes)
drawing-zebra = Zebra
drawing-zebra-stripes = Paski zebry

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

# The cover, if it has no other title
book-title = Nonogramy
# A puzzle without a title
book-untitled = Nonogram
book-date =
    { $weekday ->
        [1] Poniedziałek
        [2] Wtorek
        [3] Środa
        [4] Czwartek
        [5] Piątek
        [6] Sobota
       *[7] Niedziela
    }, { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    }
book-month =
    { $month ->
        [1] Styczeń
        [2] Luty
        [3] Marzec
        [4] Kwiecień
        [5] Maj
        [6] Czerwiec
        [7] Lipiec
        [8] Sierpień
        [9] Wrzesień
        [10] Październik
        [11] Listopad
       *[12] Grudzień
    } { $year }
book-weekday = { $weekday ->
    [1] pon.
    [2] wt.
    [3] śr.
    [4] czw.
    [5] pt.
    [6] sob.
   *[7] niedz.
}
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
book-lesson-empty-line = Dosuń bloki linii do jednego końca, a potem do drugiego. Pole, które za każdym razem zakrywa ten sam blok, jest zamalowane.
book-lesson-complete = Gdy wszystkie bloki linii są zamalowane, reszta linii jest pusta. Skreśl ją.
book-lesson-joining = Dwa zamalowane pola, które mogą należeć tylko do tego samego bloku, łączą się: pola między nimi też są zamalowane.
book-lesson-overlap = Zamalowane lub skreślone pole zostawia blokowi mniej miejsca. Przesuń go jak najdalej w obie strony. Pola, które zakrywa za każdym razem, są zamalowane.
book-lesson-reach = Blok, który ma już zamalowane pole, nie sięga dalej niż jego długość. Pola, do których nie sięga żaden blok linii, są puste.
book-lesson-bounded = Kawałek tak długi jak najdłuższy blok, którym może być, jest gotowy: pola na obu jego końcach są puste.
book-lesson-small-gap = Luka między krzyżykami krótsza niż każdy blok, który mógłby w niej leżeć, pozostaje pusta.
book-lesson-edge = Kawałek obok krzyżyka lub brzegu rośnie tylko w drugą stronę, co najmniej do długości najkrótszego bloku, którym może być.
book-lesson-enumeration = Wypisz wszystkie ułożenia bloków linii, które są jeszcze możliwe. Pole, które w każdym jest takie samo, jest pewne.
book-contents = Spis treści
book-example = Przykład
# Below the title of a puzzle, in small letters. $number of $count: a large puzzle on several pages
book-part = część { $number } z { $count }
book-several = kilka rozwiązań
book-hexagon = sześciokąt o boku { $side }
book-hexagon-sides = sześciokąt o bokach { $sides }
book-triangles-side = trójkąty w sześciokącie o boku { $side }
book-triangles-sides = trójkąty, boki { $sides }
book-joined = Rysunek złożony z nonogramów: { $count }
book-solution-on = rozwiązanie na stronie { $page }
# Below a solution: the page of its puzzle
book-puzzle-on = strona { $page }
# The steps that a puzzle takes
book-class-trivial = na pierwszy rzut oka
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
book-rules-ranges = 2–4 to blok od 2 do 4 pól, 3+ to blok z 3 pól lub więcej.
book-rules-sums = Liczba po znaku = podaje, ile pól jej linii jest zamalowanych: =7 to 7 pól, w blokach dowolnej długości.
book-rules-regions = Grube linie dzielą planszę na obszary. Pola obszaru są albo wszystkie puste, albo wszystkie zamalowane jednym kolorem.
book-rules-blocks = Liczba w polu podaje, ile pól wokół niej jest zamalowanych: licząc to pole i pola, które się z nim stykają, także rogiem.
book-rules-givens = Kropka oznacza pole dane z góry: jest poprawne od samego początku.
book-rules-unique = Każdy nonogram ma dokładnie jedno rozwiązanie.
book-rules-stars = Gwiazdki i słowo mówią, jak trudny jest nonogram: od pół gwiazdki (bardzo łatwy) do pięciu (diabelski). Rodzaj mówi, jakich kroków wymaga:
book-rules-class-trivial = Na pierwszy rzut oka: wystarczy raz spojrzeć na każdą linię, w odpowiedniej kolejności.
book-rules-class-lines = Linia po linii: wystarczy rozważać każdą linię osobno.
book-rules-class-trials = Z próbami: od czasu do czasu trzeba wypróbować pole i zobaczyć, że prowadzi to do sprzeczności.
book-rules-class-deep-trials = Z długimi próbami: sprzeczność pojawia się dopiero wiele linii dalej.
book-rules-class-guessing = Ze zgadywaniem: dla niektórych pól nie jest znane żadne krótkie rozumowanie.

## The program: its lines, warnings and errors. Words that begin with - or -- are options, words in
## capital letters stand for what people type, `nonosat …` is a command: they stay as they are.
## Errors have no full stop. $name and $file are names of files or of puzzles in files
## ("heart.non", "many.non#3"), $folder that of a folder.

label-error = błąd
label-help = wskazówka
label-note = uwaga
label-warning = ostrzeżenie
label-undecided = nierozstrzygnięte
label-no-solution = brak rozwiązania
labeled = { $label }: { $text }

because = { $what }: { $why }

## The program: verdicts, as "heart.non: unique, by lines, easy, 1.5 stars, about 10 minutes; the goal is the solution"

verdict-unique = jedno rozwiązanie
verdict-several = kilka rozwiązań
verdict-none = brak rozwiązania
verdict-undecided = nierozstrzygnięty
verdict-solved = rozwiązany
verdict-error = błąd
decimal = { $whole },{ $part }
stars = { $halves ->
    [2] { $stars } gwiazdka
    [10] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
check-not-lines = linia po linii nie wystarcza
check-pictures = { $count ->
    [one] { $count } rysunek
    [few] { $count } rysunki
    [many] { $count } rysunków
   *[other] { $count } rysunku
}
check-pictures-least = co najmniej { $count ->
    [one] { $count } rysunek
    [few] { $count } rysunki
    [many] { $count } rysunków
   *[other] { $count } rysunku
}
check-ambiguous = { $count ->
    [one] { $count } niepewne pole
    [few] { $count } niepewne pola
    [many] { $count } niepewnych pól
   *[other] { $count } niepewnego pola
}
check-ambiguous-least = co najmniej { $count ->
    [one] { $count } niepewne pole
    [few] { $count } niepewne pola
    [many] { $count } niepewnych pól
   *[other] { $count } niepewnego pola
}
check-differ = dwa rysunki różnią się { $count ->
    [one] { $count } polem
   *[other] { $count } polami
}, pierwsza różnica: r{ $row }c{ $at }
check-proved-numbers = udowodniono liczbą w każdym polu
check-proved = udowodniono w { $count ->
    [one] { $count } kroku
   *[other] { $count } krokach
}
check-goal-wrong = docelowy rysunek jest błędny: { $why }
check-goal-only = docelowy rysunek jest tym rozwiązaniem
check-goal-one = docelowy rysunek jest jednym z rozwiązań
check-goal-absent = w pliku nie ma docelowego rysunku
summary-puzzles = { $count ->
    [one] { $count } nonogram
    [few] { $count } nonogramy
    [many] { $count } nonogramów
   *[other] { $count } nonogramu
}
summary-unique = { $count } z jednym rozwiązaniem
summary-several = { $count } z kilkoma rozwiązaniami
summary-none = { $count } bez rozwiązania
summary-undecided = { $count ->
    [one] { $count } nierozstrzygnięty
    [few] { $count } nierozstrzygnięte
    [many] { $count } nierozstrzygniętych
   *[other] { $count } nierozstrzygniętego
}
summary-error = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
summary-slow = { $name } { $seconds } s
summary-slowest = najwolniejsze: { $names }
drawing-by = autor: { $author }

## The program: lines of `info`, `mend`, `make` and `prove`

info-title = tytuł
info-author = autor
info-board = plansza
info-colors = kolory
info-givens = dane z góry
info-fill = zamalowane
info-slack = luz
info-clues = liczby
info-rating = trudność
info-goal = docelowy rysunek
info-saved = gra
info-cells = { $count } { $count ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}
info-lines = { $count } { $count ->
    [one] linia
    [few] linie
    [many] linii
   *[other] linii
}
info-size = { $shape }, { $cells }, { $lines }
info-inks = { $count } i tło
info-filled = { $cells }, { $percent }%
info-fill-unknown = liczby tego nie mówią
info-room = od { $least } do { $most } pól na linię, średnio { $mean }
info-disagree = są sprzeczne: { $why }
info-goal-right = zgadza się z liczbami
info-goal-wrong = błędny: { $why }
info-goal-absent = brak
info-play = zapisany stan gry
mend-before = przed
mend-after = po
mend-nothing-unique = ma już jedno rozwiązanie, nie ma czego naprawiać
mend-nothing-lines = linia po linii już wystarcza, nie ma czego naprawiać
mend-changed = { $count ->
    [one] zmieniono { $count } pole
    [few] zmieniono { $count } pola
    [many] zmieniono { $count } pól
   *[other] zmieniono { $count } pola
} z { $all }: { $cells }
mend-revealed = { $count ->
    [one] odkryto { $count } pole
    [few] odkryto { $count } pola
    [many] odkryto { $count } pól
   *[other] odkryto { $count } pola
} z { $all }: { $cells }
mend-more = { $cells } i jeszcze { $count }
mend-fewest = mniej się nie da
mend-fewest-why = mniej się nie da, ale inne mogą być mniej widoczne ({ $why })
mend-least-why = potrzeba co najmniej { $count } ({ $why })
mend-least = { $count ->
    [0] być może wystarczy mniej
   *[other] być może wystarczy mniej; potrzeba co najmniej { $count }
}
mend-only-way = to jedyny sposób
mend-all-ways = to wszystkie sposoby: { $count }
mend-some-ways = { $count } { $count ->
    [one] sposób
    [few] sposoby
    [many] sposobów
   *[other] sposobu
}, może być ich więcej
mend-too-many = nie da się naprawić, zmieniając najwyżej { $max } { $max ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}: potrzeba co najmniej { $count }
mend-impossible = nie da się naprawić: cokolwiek zmieni się w pozostałych polach, rozwiązań będzie kilka
mend-undecided = nierozstrzygnięte: { $why }; potrzeba co najmniej { $count } { $count ->
    [one] pola
   *[other] pól
}
mend-not-found = nic nie znaleziono; potrzeba co najmniej { $count } { $count ->
    [one] pola
   *[other] pól
}
weaken-least = zostało { $count } z { $all } liczb, a każda z nich jest potrzebna
weaken-less = zostało { $count } z { $all } liczb; może wystarczy mniej
make-random-title = Losowe nonogramy, ziarno { $seed }
make-random-name = Losowy { $seed }-{ $number }
thing-bird = Ptak
thing-boat = Łódka
thing-cat = Kot
thing-cup = Filiżanka
thing-duck = Kaczka
thing-face = Twarz
thing-fish = Ryba
thing-flower = Kwiat
thing-house = Dom
thing-lamp = Lampa
thing-letter = Litera
thing-mushroom = Grzyb
thing-tree = Drzewo
make-image-title = { $name }: nonogramy do wyboru
make-parts-small = rysunki mają mniej wierszy lub kolumn niż --parts
help-parts = mniej --parts albo większa --width
make-likeness = podobieństwo { $percent }%
make-painted = zamalowane { $percent }%
make-unchanged = bez zmian
make-changed = { $count ->
    [one] zmieniono { $count } pole
    [few] zmieniono { $count } pola
    [many] zmieniono { $count } pól
   *[other] zmieniono { $count } pola
}
make-not-unique = kilka rozwiązań
make-open = { $count } { $count ->
    [one] nieustalone pole
    [few] nieustalone pola
    [many] nieustalonych pól
   *[other] nieustalonego pola
}
make-not-rated = zbyt trudny do oceny
table-puzzle = nonogram
table-likeness = podobieństwo
table-painted = zamalowane
table-changed = zmiany
table-open = nieustalone
table-rating = trudność
prove-written = { $verdict }: { $proof } w { $file }
prove-pictures = dwa rysunki
prove-steps = dowód w { $count } { $count ->
    [one] kroku
   *[other] krokach
}
prove-numbers = dowód liczbami do { $largest }
prove-numbers-trials = dowód liczbami do { $largest } z { $count } { $count ->
    [one] próbą
   *[other] próbami
}
prove-accepted = przyjęto: { $shape }: { $verdict }: { $what }
prove-two = dwa rysunki zgadzają się z liczbami
prove-one = rysunek oraz { $proof } przeciw każdemu innemu
prove-no = { $proof } przeciw każdemu rysunkowi
prove-refused = odrzucono: { $why }

## The program: the game in the terminal (`nonosat play`). Single letters are keys of the keyboard: they stay.
## A row of the list of keys (play-keys-… and play-help-…) has at most 80 letters

play-keys = ? pokazuje klawisze
play-solved = Gratulacje! Rozwiązanie jest poprawne!
play-solved-title = Gratulacje! Rozwiązanie jest poprawne: { $title }
play-is-solved = Rozwiązane.
play-unsolvable = Nonogram nie ma rozwiązania.
play-no-solution = Brak rozwiązania: { $why }.
play-given = To pole jest dane z góry.
play-color = Kolor { $number }: { $name }
play-no-color = Nie ma koloru { $number }.
play-undone = Cofnięto.
play-nothing-undone = Nie ma czego cofać.
play-redone = Ponowiono.
play-nothing-redone = Nie ma czego ponawiać.
play-reset = Wszystkie pola są znów nieoznaczone; u to cofa.
play-open = Wszystkie pola są już nieoznaczone.
play-shown = To jest rozwiązanie; u je cofa.
play-right = Jak dotąd wszystko się zgadza.
play-mistake = Jest błąd; c pokazuje gdzie, b wraca do chwili przed błędem.
play-mistake-unknown = Nie udało się na czas ustalić, które oznaczenia są błędne.
play-back = { $count ->
    [one] Cofnięto { $count } krok
    [few] Cofnięto { $count } kroki
    [many] Cofnięto { $count } kroków
   *[other] Cofnięto { $count } kroku
}; teraz wszystko się zgadza.
play-began-wrong = Gra zaczęła się od błędu.
play-hint-open = Zostało kilka rozwiązań i żadne rozumowanie nie prowadzi dalej.
play-hint-more = (h: więcej)
play-hint-do = (d: wykonaj)
play-nothing-done = Nie ma teraz podpowiedzi; h ją podaje.
play-done = Zrobione; u to cofa, h prowadzi dalej.
play-work-check = Sprawdzanie… Esc przerywa.
play-work-where = Szukanie błędu… Esc przerywa.
play-work-back = Szukanie ostatniego poprawnego stanu… Esc przerywa.
play-work-hint = Szukanie podpowiedzi… Esc przerywa.
play-work-solve = Rozwiązywanie… Esc przerywa.
play-undecided = Nierozstrzygnięte
play-no-hint = Brak podpowiedzi
play-stopped = przerwano.
play-too-long = trwa to zbyt długo.
play-quit = Części tej gry nie ma w żadnym pliku. Zakończyć (y = tak, n = nie)?
play-not-quit = Gra trwa dalej.
play-file = Plik do zapisu
play-replace = { $file } już istnieje. Zastąpić (y = tak, n = nie)?
play-replace-as = { $file } już istnieje. Zastąpić w formacie { $format } (y = tak, n = nie)?
play-wrote = Zapisano { $file }.
play-wrote-as = Zapisano { $file } w formacie { $format }.
play-not-written = Nie zapisano.
play-not-written-why = Nie zapisano: { $why }.
play-kept = grę zachowano w { $file }
play-not-kept = gry nie udało się zachować w żadnym pliku
play-unwritten = tej gry nie zapisano w pliku; w robi to przed q
save-ending = { $file }: nonogramów nie zapisuje się jako .{ $ending }
help-save-json = nazwa z rozszerzeniem .json zachowuje wszystko
save-no-file = { $file } to nie jest zwykły plik
help-save-name = wpisz nazwę pliku
play-small = Ekran { $size } jest za mały na ten nonogram: potrzeba { $least }. Powiększ go albo naciśnij q.
play-key-mark = spacja zamaluj
play-key-blank = x puste
play-key-undo = u cofnij
play-key-hint = h podpowiedź
play-key-save = w zapisz
play-key-help = ? pomoc
play-key-quit = q koniec
play-keys-arrows = strzałki
play-keys-ends = home, end
play-keys-page = page up, down
play-keys-space = spacja
play-keys-backspace = backspace
play-keys-colors = 1-9, tab
play-keys-left = lewy klik
play-keys-right = prawy klik
play-keys-undo = u, ctrl-z
play-keys-interrupt = ctrl-c
play-help-move = ruch
play-help-ends = na końce wiersza
play-help-page = o ekran; kółko myszy o trzy wiersze
play-help-mark = oznacz: kolorowe, puste, znów nieoznaczone
play-help-blank = puste
play-help-open = nieoznaczone
play-help-color = wybierz kolor
play-help-left = oznacz; przeciągnij wzdłuż linii
play-help-right = to samo, wstecz
play-help-undo = cofnij
play-help-redo = ponów
play-help-reset = wyczyść wszystkie pola
play-help-hint = podpowiedź: gdzie patrzeć; znów: które pola; znów: dlaczego
play-help-do = zrób to, co mówi podpowiedź
play-help-check = sprawdź: dobrze jak dotąd? znów: gdzie jest błąd?
play-help-back = wróć do chwili przed błędem
play-help-solve = rozwiąż
play-help-save = zapisz
play-help-stop = przerwij rozwiązywanie; ukryj podpowiedź
play-help-quit = koniec
play-help-interrupt = koniec; dwa razy: bez odpowiedzi
play-help-answer = odpowiedź na pytanie: tylko y to tak
play-help-list = ta lista; każdy inny klawisz ją zamyka

## The program: notes and warnings, behind "note: " or "warning: "

warning-left-out = zapisano bez { $features }
note-formats = { $name } może być w formacie { $formats }, a wynik w każdym z nich jest ten sam; reszta dotyczy formatu { $first }
note-reading = { $name }: { $reading }
reading-image = liczby odczytano z obrazu
note-other-solutions = są inne rozwiązania; -n 0 pokazuje wszystkie
note-solver-idle = wszystko rozstrzygnięto bez programu rozwiązującego SAT; --solver nie został użyty
note-animation = { $name } to animacja; użyto jej pierwszego obrazu
note-opacity = { $name } jest jasny na przezroczystym tle; to, co nieprzezroczyste, uznano za czarne
note-unlike = obrazki są mało podobne do { $name }; wybierz jeden motyw przez --frame albo --focus
note-nothing-written = nic nie zapisano, bo nie wszystkie nonogramy da się zapisać
note-no-state = w { $name } nie ma stanu gry; gra zaczyna się od początku
note-nearest = { $file }: nie znaleziono takiego, jakiego szukano; najbliższy znaleziony: { $rating }
note-colors = { $file }: liczba kolorów na rysunku, z tłem: { $count } zamiast { $wanted }
note-no-goal = nie ma zapisanego docelowego rysunku; zastępuje go pierwsze rozwiązanie
note-full-clues = liczby coś pomijają; naprawiane są pełne liczby rysunku
note-ambiguous = { $name } ma tylu sobowtórów, że naprawa wiele zmienia; lepiej wypełnić pola, pogrubić linie albo narysować mniejszy obrazek
warning-line-empty = { $line }: ta linia jest teraz pusta
warning-line-full = { $line }: ta linia jest teraz cała zamalowana
warning-outline-broken = zmiana otwiera, zamyka, dzieli lub łączy obszar rysunku
warning-symmetry-broken = zmiana narusza symetrię rysunku
warning-letter-left-out = { $name }: czcionka nie ma `{ $sign }`, więc pominięto `{ $text }`; --font FILE wybiera inną czcionkę
warning-everyone = każdy, kto ma dostęp do tego komputera, może korzystać ze strony i z programu rozwiązującego
warning-port = port { $port } jest zajęty; na innym przeglądarka przechowuje inne gry i ustawienia

## The program: behind "undecided: " and a limit

undecided-more = { $limit }; rozwiązań może być więcej
undecided-more-than = { $limit }; rozwiązań może być więcej niż { $count }
undecided-ambiguous = { $limit }; niepewnych pól może być więcej
undecided-other = { $limit }; znaleziono jeden rysunek, a czy jest inny, nie wiadomo
undecided-rating = { $limit }; trudność nie jest znana
undecided-make = { $limit }; nieukończone nonogramy: { $count } z { $all }
undecided-random = { $limit }; nonogramy niezgodne z życzeniem: { $count } z { $all }
undecided-nothing = { $limit }; nic nie zapisano
help-placements = użyj --encoding order lub auto albo zwiększ --placement-limit
help-search = użyj --engine search: nie wymaga formuły
help-memory-limit = zwiększ --memory-limit, jeśli pamięci jest więcej
help-weights = nonosat prove --proof-format lrat dowodzi tego w inny sposób
help-own-solver = pomiń --solver: wbudowany program szuka tak długo, jak mu wolno

## The program: advice about a file that cannot be read

help-make = zrób z niego nonogram: nonosat convert IMAGE PUZZLE.non --width 40; jeśli widać liczby: nonosat scan IMAGE
help-save-png = zapisz jako PNG i zrób z niego nonogram: nonosat convert IMAGE PUZZLE.non --width 40
help-page = zapisać stronę jako PNG: pdftoppm -png -r 150 PLIK.pdf STRONA
help-from = --from FORMAT określa, jaki to format
help-from-which = wskaż format: { $options }
help-which-puzzle = wskaż nonogram: FILE#1 to pierwszy

## The program: errors, each with its help (help-…), what people can do

cannot-read = nie można odczytać { $file }
cannot-write = nie można zapisać { $file }
cannot-write-output = nie można pisać na standardowe wyjście
cannot-make-folder = nie można utworzyć folderu { $folder }
file-exists = { $file } już istnieje
help-force = użyj --force, aby to zastąpić
help-resume = --resume podejmuje pracę tam, gdzie się skończyła, --force zastępuje plik
file-is-folder = { $file } to folder
help-not-folder = podaj jeden z jego plików; polecenia { $commands } przyjmują wszystkie nonogramy z folderu
folder-missing = { $folder } to nie folder
folder-no-puzzles = w folderze { $folder } nie ma pliku z nonogramami
folder-no-images = w { $folder } nie ma obrazu
# Puzzles that are the same, turned or not; $names: of files
same-puzzle = ten sam nonogram: { $names }
help-readable = nonosat formats wymienia to, co można odczytać
note-passed-over = { $count ->
    [1] pominięto { $first }: nie ma w nim nonogramu, który można odczytać
   *[other] pominięto pliki bez nonogramu, który można odczytać: { $count }, na przykład { $first }
}
folder-other = { $folder } nie wygląda na wcześniejszy wynik, więc nie zostanie zastąpiony
help-other-folder = podaj inny folder
folder-full = folder { $folder } nie jest pusty
help-resume-proofs = --resume podejmuje pracę tam, gdzie się skończyła, --force zastępuje jej dowody
file-none-fits = żaden plik nie pasuje do { $pattern }
help-right-folder = czy to właściwy folder?
numbers-from-1 = { $name }: numery zaczynają się od 1
help-first = { $first } to pierwszy
input-empty = standardowe wejście jest puste lub zamknięte
help-input = podaj nazwę pliku albo przekaż plik: nonosat COMMAND - < FILE
help-similar = jest { $file }
input-colored = { $name } zawiera kolory terminala, a nie znaki pól
help-color-never = nonosat solve --color never wypisuje znaki
help-formats = nonosat formats FORMAT pokazuje, co mieści dany format
file-several = { $name } zawiera { $count ->
    [one] { $count } nonogram
    [few] { $count } nonogramy
    [many] { $count } nonogramów
   *[other] { $count } nonogramu
}
help-say-first = wskaż nonogram: { $first } to pierwszy
file-no-number = { $name } zawiera { $count ->
    [one] { $count } nonogram
    [few] { $count } nonogramy
    [many] { $count } nonogramów
   *[other] { $count } nonogramu
}, numeru { $number } nie ma
file-pages = { $name } zawiera { $count ->
    [one] { $count } stronę
    [few] { $count } strony
    [many] { $count } stron
   *[other] { $count } strony
}
address-network = { $address } to adres, a nonosat nie korzysta z sieci
help-address-save = zapisz plik lub stronę i podaj nazwę zapisanego pliku
file-other-puzzles = { $name } zawiera też inne nonogramy
help-other-file = podaj inny plik
file-is-puzzle = { $file } to nonogram, a rysunek by go zastąpił
help-keep-puzzle = podaj inny plik; --to z formatem nonogramów zachowuje rysunek jako docelowy
file-twice = w { $file } zapisano by dwa nonogramy
help-file-twice = nic nie zapisano; przekształcaj pliki o tej samej nazwie jeden po drugim, każdy do innego folderu
file-for-several = do { $file } nie można zapisać kilku plików
help-folder-or-one = -o { $folder } zapisuje wszystkie, { $one } tylko jeden
resume-file = --resume kontynuuje plik z odpowiedziami, a standardowe wyjście nim nie jest
help-resume-file = podaj plik: -o answers.ndjson
scan-outputs = na standardowe wyjście nie może trafić i nonogram, i rysunek
help-scan-outputs = podaj plik dla jednego z nich: -o puzzle.non, --show seen.png
about-file = { $name }: { $what }
help-lossy = nonosat convert --lossy zapisuje bez tego
help-drop-givens = nonosat convert --drop givens zapisuje bez nich; nonogram może mieć wtedy inne rozwiązania
help-solve-goal = nonosat convert --solve zapisuje rozwiązanie jako docelowy rysunek
help-several-formats = podaj folder z ukośnikiem na końcu: out/; kilka nonogramów mieszczą formaty: { $formats }
convert-arguments = oczekiwano: nonogramy, a potem miejsce zapisu
note-sheet = nonogramy są w folderze { $folder }; pokazuje je { $sheet }
convert-drawing = convert zapisuje nonogramy, a { $file } byłby rysunkiem
help-render = rysuje go nonosat render { $puzzle } -o { $file }
terminal-drawing = rysunek to nie tekst dla terminala
help-terminal-drawing = zapisz go do pliku: -o { $file }; albo pokaż nonogram jako tekst: --to { $form }
note-counting = liczę rozwiązania { $name }; skończę najpóźniej po { $seconds } s (--time-limit)
note-working = { $name } trwa długo; kończy to --time-limit lub Ctrl-C
convert-ending = z rozszerzenia pliku { $file } nie wynika, jaki to format
help-to = wskaż format: --to json, --to non, ...
the-puzzle = nonogram
ending-picture = { $file }: jako .{ $ending } nie da się zapisać rysunku
ending-drawing = { $file }: jako .{ $ending } nie da się zapisać grafiki
ending-book = { $file }: jako .{ $ending } nie da się zapisać książki
ending-explanation = { $file }: jako .{ $ending } nie da się zapisać objaśnienia
ending-formula = { $file }: jako .{ $ending } nie da się zapisać formuły
help-endings-picture = właściwe rozszerzenia: .txt, { $endings }, .solution i rozszerzenia nonogramów z docelowym rysunkiem: .non, .json, .xml, .clues, .pbm; albo wskaż format opcją --to
help-endings-other = właściwa nazwa kończy się na { $endings }
not-built = ten program zbudowano bez funkcji `{ $feature }`
image-not-built = { $name } to obraz, a ten nonosat zbudowano bez funkcji `image`
help-build-image = cargo install nonosat --features image
image-option = { $option } dotyczy obrazów, a { $name } to nonogram
help-image-option = --scale powiększa pola rysunku, --recolor daje inne kolory
image-bytes = obraz ma więcej niż { $megabytes } MB
help-save-smaller = zapisz go w mniejszym rozmiarze
help-scan = ująć całą planszę ze wszystkimi liczbami, prosto i ostro, co najmniej 25 pikseli na pole
help-both-sides = --width i --height razem ustalają oba boki
help-image-blank = wypróbuj --threshold, --invert, --edges lub --colors
help-make-blank = usuń jednolity brzeg przez --crop albo wybierz część przez --frame; convert ma też --threshold, --invert i --edges
help-image-thin = wybierz część przez --frame albo ustal oba boki przez --width i --height
edit-no-goal-inverted = nonogram nie ma zapisanego rysunku, a bez rysunku nie da się odwrócić kolorów
edit-no-goal-cropped = nonogram nie ma zapisanego rysunku, a bez rysunku nie da się go przyciąć
edit-no-goal-padded = nonogram nie ma zapisanego rysunku, a bez rysunku nie da się dodać marginesu
edit-no-goal-enlarged = nonogram nie ma zapisanego rysunku, a bez rysunku nie da się go powiększyć
help-solve = --solve zapisuje rozwiązanie jako rysunek
edit-rectangle-cropped = przyciąć można tylko prostokąt, a to jest { $shape }
edit-rectangle-padded = margines można dodać tylko do prostokąta, a to jest { $shape }
edit-rectangle-enlarged = powiększyć można tylko prostokąt, a to jest { $shape }
edit-colors = odwrócić można tylko rysunek w jednym kolorze, a ten ma { $count ->
    [one] { $count } kolor
    [few] { $count } kolory
    [many] { $count } kolorów
   *[other] { $count } koloru
}
edit-letter = nie ma tu koloru { $letter }, są tylko: { $letters }
edit-turn = { $shape }: nie da się obrócić o { $degrees ->
    [one] { $degrees } stopień
    [few] { $degrees } stopnie
    [many] { $degrees } stopni
   *[other] { $degrees } stopnia
}
help-turn = można o wielokrotność { $step }°
solution-wrong = { $name } nie jest rozwiązaniem tego nonogramu: { $why }
thumbnail-picture = --thumbnail wymaga rysunku
help-thumbnail = --solve go znajduje, --solution FILE wskazuje
film-options = film pokazuje rozwiązywanie
help-film-options = pomiń --thumbnail, --ambiguous i --solution
film-large = film można zrobić z planszy, która ma najwyżej { $most ->
    [one] { $most } pole
    [few] { $most } pola
    [many] { $most } pól
   *[other] { $most } pola
}
font-drawings = --font dotyczy PNG, PDF i filmów
help-font-drawings = pomiń tę opcję: SVG korzysta z czcionek programu, który je wyświetla
pixels-more = rysunek miałby { $width } na { $height } pikseli, a to więcej niż { $limit }
help-cell = --cell-size { $cell } zmniejsza go wystarczająco; SVG i PDF nie mają takiego limitu
help-svg = SVG i PDF nie mają takiego limitu
font-unknown = to nie jest czcionka TrueType ani OpenType (.ttf, .otf, .ttc lub .otc)
font-outlines = litery tej czcionki nie mają konturów typu TrueType ani CFF
font-embedding = tej czcionki nie da się osadzić w PDF: { $why }
font-folder = to folder
font-empty = plik jest pusty
font-bytes = plik ma więcej niż { $mebibytes } MiB
help-font = --font FILE wybiera czcionkę, taką jak NotoSansCJK-Regular.ttc
font-letters = w czcionce brak: { $letters }
font-letters-more = w czcionce brak: { $letters } i jeszcze { $count }
font-letter = `{ $sign }` ({ $code }, w { $place-msc })
the-book = książka
    .msc = książce
the-page = strona
    .msc = treści strony
weights-form = --weights rysuje SVG, PNG i PDF
help-weights-form = nonosat prove --proof-format weights zapisuje liczby jako tekst
weights-several = jest kilka rozwiązań, a liczby pokazują tylko, że jest jedno albo żadne
help-font-letters = wybierz czcionkę, która je ma: --font FILE. Noto Sans CJK (pakiet fonts-noto-cjk) ma pismo chińskie, japońskie i koreańskie, inne czcionki Noto mają inne pisma
book-large = książka może mieć najwyżej { $puzzles ->
    [one] { $puzzles } nonogram
    [few] { $puzzles } nonogramy
    [many] { $puzzles } nonogramów
   *[other] { $puzzles } nonogramu
}, łącznie { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
}; tu nonogramów jest { $found }, a pól { $together }
help-several-books = zrób kilka książek
book-lesson-missing = nie znaleziono dziesięciu małych nonogramów, w których najtrudniejszym krokiem jest { $rule }
book-isbn = numer ISBN { $isbn } jest błędny: jego cyfra kontrolna jest inna
book-house = { $house } drukuje książki o liczbie stron od { $fewest } do { $pages } i formacie od { $least } do { $most }; ta ma stron: { $found }, format { $size }
book-files = książka z okładką i seria to kilka plików, a standardowe wyjście mieści jeden
book-cover = nie znaleziono rozwiązania { $name }, więc nie ma rysunku na okładkę
book-not-unique = { $name } ma kilka rozwiązań
book-unsolvable = { $name } nie ma rozwiązania: { $why }
book-undecided = nie wiadomo, czy { $name } ma dokładnie jedno rozwiązanie: { $why }
help-not-unique = pomiń nonogramy, które nie mają dokładnie jednego rozwiązania; --allow-several dopuszcza kilka rozwiązań
memory-picture = rysunek wymaga { $megabytes } MB pamięci, a tyle jej nie ma
memory-server = serwer wymaga { $megabytes } MB pamięci, a tyle jej nie ma
help-memory = zwiększ --memory-limit albo limit systemu (ulimit -v)
no-thread = system nie uruchamia wątku
help-threads = serwer potrzebuje kilku: zwiększ limit procesów (ulimit -u)
cannot-serve = nie można uruchomić serwera pod adresem { $address }
serve-stop = Ctrl-C kończy pracę.
mcp-waits = program modelu językowego uruchamia to polecenie i wysyła do niego swoje komunikaty (Model Context Protocol); Ctrl-C kończy pracę
mcp-failed = nie udało się odczytać komunikatów lub na nie odpowiedzieć
serve-no-browser = nie udało się otworzyć przeglądarki: { $why }
explain-large = pól i liczb do narysowania jest na planszy { $found }, a rysuje się ich najwyżej { $most }
help-explain-large = wybierz `--to text` lub `--to json`
explain-mistake-unknown = z tych oznaczeń nie powstanie rozwiązanie; nie udało się na czas ustalić, które są błędne
explain-cell-known = { $cell-mian } jest znane od początku
explain-cell-unknown = nie znaleziono rozumowania dla { $cell-dop }
explain-no-step = nie ma kroku do narysowania: nic więcej nie wiadomo
cell-none = na planszy nie ma pola { $cell }
help-cell-named = r5c7 to siódme pole wiersza 5
options-encoding = --encoding określa, jak z linii powstają klauzule, a przy --engine search nie powstają żadne
help-leave-one = pomiń jedną z tych opcji
options-solver = --solver: { $what }
count-no-picture = --count daje liczbę, a to nie rysunek
help-to-text-json = użyj --to text lub json
several-in-one = grafika lub nonogram może mieć tylko jeden rysunek, a -n żąda kilku
help-to-several = użyj --to text, solution lub json
mend-all-lines = --all podaje każdy sposób, przy którym zmienia się najmniej pól, ale --until lines nie dowodzi, ile to jest najmniej
mend-all-one = --all może znaleźć kilka nonogramów, a taki plik mieści jeden
help-mend-all = użyj --to text lub json albo formatu, który mieści kilka: { $formats }
mend-goal = docelowy rysunek nie pasuje do liczb: { $why }
help-mend-goal = nonosat convert --drop goal go pomija; zastępuje go wtedy pierwsze rozwiązanie
weaken-several = wskazówki spełnia kilka obrazków; weaken bierze łamigłówkę z jednym
help-weaken = nonosat mend sprawia, że jej obrazek jest jedyny
random-none = nonogram { $number }: nie znaleziono nowego, który ma jedno rozwiązanie
help-random = inny --seed, --symmetry none albo rozmiar, który daje więcej swobody
help-random-time = dłuższy --time-limit, inny --seed, --symmetry none albo rozmiar, który daje więcej swobody
help-symmetry = quarter-turn jest dla kwadratów, third-turn i sixth-turn są dla sześciokątów
help-mosaic = pomiń --colors i podaj --size jako kolumny x wiersze
help-class = --class lines; sumy wymagają czegoś więcej tylko w kolorach albo na sześciokątach i trójkątach
answer-no-values = odpowiedź brzmi „satisfiable”, ale nie ma w niej wartości (linijek, które zaczynają się od `v`)
answer-wrong = wartości z odpowiedzi nie są rozwiązaniem nonogramu: { $why }
answer-unsatisfiable = program rozwiązujący mówi, że formuła jest niespełnialna
answer-unknown = program rozwiązujący nie znalazł odpowiedzi
record-bytes = więcej niż { $count ->
    [one] { $count } bajt
    [few] { $count } bajty
    [many] { $count } bajtów
   *[other] { $count } bajtu
} w jednym rekordzie
record-unreadable = nie można odczytać rekordu: { $why }
records-puzzle = pierwsza linijka nie jest JSON-em; plik z nonogramami przyjmuje nonosat batch FILE
record-no-text = `puzzle` nie jest tekstem
record-no-puzzle = w rekordzie nie ma `puzzle`
record-format = `from`: nie ma formatu o nazwie { $name }
help-record = na przykład { $example } albo nonogram w formacie JSON programu nonosat
record-twice = identyfikator { $id } się powtarza
record-disorder = odpowiedzi w { $file } nie są w kolejności rekordów
help-record-twice = gdy praca jest podejmowana na nowo, każdy rekord potrzebuje własnego identyfikatora
help-record-disorder = pomiń --ordered albo zacznij od nowa z --force zamiast --resume
record-no-answer = linijka { $line } pliku { $file } to nie odpowiedź
help-answer-file = podaj plik zapisany przez batch albo nowy
play-input = nie ma terminala, w którym można grać
help-play-input = podaj plik albo uruchom bez pliku, aby wpisać planszę
