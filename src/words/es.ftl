# Español (Spanish).
#
# Glosario. Una palabra para cada cosa:
#   puzzle = nonograma            board, grid = tablero
#   row = fila                    column = columna
#   line (row or column) = línea  cell = casilla
#   diagonal: falling = descendente, rising = ascendente
#   run = bloque                  clue = números (nunca «pista»)
#   hint = pista                  mistake = error
#   filled, shaded = pintada      empty, blank = vacía
#   open = por resolver           clear (undecided) = sin marcar
#   cross = cruz, to cross out = tachar
#   mark = marca                  gap = hueco
#   game = partida                checkpoint = punto de control
#   picture = dibujo              image (file) = imagen
#   reason = razonamiento         trial = prueba
#   unique = solución única       given = dada
#   pen (tool) = lápiz            difficulty = dificultad
# El atributo «la» lleva el artículo: «la fila 8», «las columnas 3 y 5»; «el», para los números de
# un bloque de color: «el 4 rojo». «ni» y «ninguno» unen lo que se niega; «sigue» cierra la razón
# con una coma.
# Los colores: la forma simple es masculina (el 4 rojo, un bloque rojo); «f» y «fp», para casillas.

## Lists

list-comma = { $first }, { $second }
list-and = { $first } y { $second }
list-or = { $first } o { $second }
    .ni = { $first } ni { $second }
    .ninguno = { $first } ni { $second }
# Sentences of one paragraph
list-sentences = { $first } { $second }
list-semicolon = { $first }; { $second }
aside = { $what } ({ $aside })

## Lines of the board. $label is a number, or what stands beside the line. A falling diagonal goes
## from the upper left to the lower right, a rising one from the lower left to the upper right.

line-row = fila { $label }
    .la = la fila { $label }
line-column = columna { $label }
    .la = la columna { $label }
line-falling-diagonal = diagonal descendente { $label }
    .la = la diagonal descendente { $label }
line-rising-diagonal = diagonal ascendente { $label }
    .la = la diagonal ascendente { $label }
line-region = región { $label }
    .la = la región { $label }
line-block = cuadrado alrededor de { $label }
    .la = el cuadrado alrededor de { $label }

lines-row = filas
    .la = las filas
lines-column = columnas
    .la = las columnas
lines-falling-diagonal = diagonales descendentes
    .la = las diagonales descendentes
lines-rising-diagonal = diagonales ascendentes
    .la = las diagonales ascendentes
lines-region = regiones
    .la = las regiones
lines-block = cuadrados
    .la = los cuadrados

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first } a { $last }
# Cells of a line, by their numbers along it: "row 20 is empty" would be a whole row.
cells-cell = { $count ->
    [one] casilla { $places }
   *[other] casillas { $places }
}
    .la = { $count ->
        [one] la casilla { $places }
       *[other] las casillas { $places }
    }
# Too many to name: $count of them lie from $first to $last.
cells-cell-many = { $count } de las casillas { $first } a { $last }
cells-of-line = { $cells } de { $line-la }
    .la = { $cells-la } de { $line-la }
cells-several = { $cells }
    .la = { $cells-la }
cells-many = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
# Cells of a line, counted and not named.
cells-of-total = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
} en { $line-la }
cell-crossing = { $row }, { $column }
    .la = la casilla de { $row-la } y { $column-la }
cell-of-line = { $line }, casilla { $at }
    .la = la casilla { $at } de { $line-la }

## Runs, the numbers of a clue. $length is a number, "?" or length-color.

run = el { $length } de { $line-la }
run-first = el primer { $length } de { $line-la }
run-last = el último { $length } de { $line-la }
run-nth = el { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
    [9] noveno
    [10] décimo
   *[other] { $place }.º
} { $length } de { $line-la }
length-range = { $least } a { $most }
length-least = { $least } o más
length-color = { $length } { $color }
run-any = un bloque de { $length }
run-every = cualquiera de sus bloques
clue-runs = { $count ->
    [one] el { $runs }
   *[other] los bloques { $runs }
}
clue-run = el { $length }
runs-many = los { $count } bloques

## Colors. A file may have others, under its own names.

color-black = negro
    .f = negra
    .fp = negras
color-white = blanco
    .f = blanca
    .fp = blancas
color-gray = gris
    .fp = grises
color-dark-gray = gris oscuro
color-light-gray = gris claro
color-brown = marrón
    .fp = marrones
color-dark-brown = marrón oscuro
color-red = rojo
    .f = roja
    .fp = rojas
color-light-red = rojo claro
color-dark-red = rojo oscuro
color-orange = naranja
    .fp = naranjas
color-light-orange = naranja claro
color-dark-orange = naranja oscuro
color-yellow = amarillo
    .f = amarilla
    .fp = amarillas
color-light-yellow = amarillo claro
color-dark-yellow = amarillo oscuro
color-green = verde
    .fp = verdes
color-light-green = verde claro
color-dark-green = verde oscuro
color-turquoise = turquesa
    .fp = turquesas
color-light-turquoise = turquesa claro
color-dark-turquoise = turquesa oscuro
color-blue = azul
    .fp = azules
color-light-blue = azul claro
color-dark-blue = azul oscuro
color-purple = morado
    .f = morada
    .fp = moradas
color-light-purple = morado claro
color-dark-purple = morado oscuro
color-pink = rosa
    .fp = rosas
color-light-pink = rosa claro
color-dark-pink = rosa oscuro
# What cells show that belong to no run.
color-background = fondo
# A filled cell of a puzzle in black and white.
color-shaded = pintada
    .fp = pintadas
# Two inks of one puzzle with the same name have their letters.
color-lettered = { $color } ({ $letter })
    .f = { $color-f } ({ $letter })
    .fp = { $color-fp } ({ $letter })
ink-named = de color { $name }
    .ni = { $name }

## Facts: what is known of cells. $cells has their names, $count their number. $colors is a list of
## colors with "or".

fact-empty = { $cells-la } { $count ->
    [one] está vacía
   *[other] están vacías
}
fact-filled = { $cells-la } { $count ->
    [one] está pintada
   *[other] están pintadas
}
fact-color = { $cells-la } { $count ->
    [one] es { $color-f }
   *[other] son { $color-fp }
}
fact-not-empty = { $cells-la } { $count ->
    [one] no está vacía
   *[other] no están vacías
}
fact-not = { $cells-la } { $count ->
    [one] no es de color { $colors-ni }
   *[other] no son de color { $colors-ni }
}
fact-one-of = { $cells-la } { $count ->
    [one] es { $colors-f }
   *[other] son { $colors-fp }
}
fact-one-or-empty = { $cells-la } { $count ->
    [one] está vacía o es { $colors-f }
   *[other] están vacías o son { $colors-fp }
}
fact-more = { $count ->
    [one] otra casilla ya se conoce
   *[other] otras { $count } casillas ya se conocen
}
# Reasons, placed in the middle of a sentence; nothing if there are none.
since = , porque { $facts }
    .sigue = , porque { $facts },

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $count ->
    [one] { $clue } llena
   *[other] { $clue } llenan
} exactamente { $line-la }: { $result }.
rule-no-runs = { $line-la } no tiene bloques: está vacía.
rule-overlap-empty = { $run } tiene un espacio de { $room } casillas: esté donde esté, { $result }.
rule-region = { $line-la } tiene un solo color, y { $facts }: { $result }.
rule-total-reached = { $count ->
    [0] en { $line-la } caben 0 casillas
   *[other] { $facts }, y no puede haber más
}: { $result }.
rule-total-none-color = en { $line-la } caben 0 casillas { $color-fp }: { $result }.
rule-total-needed = { $line-la } necesita { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
} y no tiene sitio para más{ $since }: { $result }.
rule-total-needed-color = { $line-la } necesita { $count ->
    [one] 1 casilla { $color-f }
   *[other] { $count } casillas { $color-fp }
} y no tiene sitio para más{ $since }: { $result }.
rule-complete = ya se conocen todos los bloques de { $line-la }: el resto está vacío.
# The run has one place left, $place, which also says what follows.
rule-one-place = { $run } solo puede ocupar { $place-la }{ $since }.
rule-overlap = { $run } tiene que estar dentro de { $place-la }{ $since }: { $result }.
# Runs of one line that the same cells limit, each with its place
run-within = { $run } tiene que estar dentro de { $place-la }
run-placed = { $run } solo puede ocupar { $place-la }
rule-overlaps = { $runs }{ $since }: { $result }.
rule-places = { $runs }{ $since }.
# The run is complete; the cell beside it follows.
rule-beside = { $run } ocupa { $place-la }{ $since }: { $result }.
rule-before-first = { $run } ocupa { $place-la }{ $since-sigue } y no tiene ningún bloque delante: { $result }.
rule-behind-last = { $run } ocupa { $place-la }{ $since-sigue } y no tiene ningún bloque detrás: { $result }.
rule-between = { $run } no pasa de { $end-la } y el { $next } siguiente no empieza antes de { $start-la }{ $since }: { $result }.
rule-before = { $run } no puede empezar antes de { $start-la }{ $since }: { $result }.
rule-behind = { $run } no puede pasar de { $end-la }{ $since }: { $result }.
# The run covers a painted block, for the reasons in $since
rule-before-covering = { $run } pasa por { $block-la }{ $since-sigue } así que no puede empezar antes de { $start-la }: { $result }.
rule-behind-covering = { $run } pasa por { $block-la }{ $since-sigue } así que no puede pasar de { $end-la }: { $result }.
rule-unreached = ningún bloque de { $line-la } llega a { $cells-la }{ $since }: { $result }.
rule-unreached-color = ningún bloque { $colors-ninguno } de { $line-la } llega a { $cells-la }{ $since }: { $result }.
# The painted cells $block are as long as the run that they belong to.
rule-block-whole = en { $line-la }, { $block-la } { $count ->
    [one] es un 1 completo
   *[other] forman un { $count } completo
}{ $since }: { $result }.
rule-block-ends = en { $line-la }, todo bloque que pueda pasar por { $block-la } acaba ahí{ $since }: { $result }.
rule-block-ends-run = { $run } pasa por { $block-la } y acaba ahí{ $since }: { $result }.
rule-gap = en { $line-la }, el hueco de { $gap-la } es demasiado pequeño para { $runs }{ $since }: { $result }.
rule-no-fit = ningún bloque de { $line-la } puede pasar por { $cells-la }{ $since }: { $result }.
rule-no-fit-color = ningún bloque { $colors-ninguno } de { $line-la } puede pasar por { $cells-la }{ $since }: { $result }.
rule-edge = en { $line-la }, { $block-la } { $count ->
    [one] pertenece
   *[other] pertenecen
} a un bloque de { $least } o más{ $since }: { $result }.
rule-edge-any = en { $line-la }, todo bloque que pueda pasar por { $block-la } sigue más allá{ $since }: { $result }.
rule-join = en { $line-la }, { $blocks-la } pertenecen al mismo bloque{ $since }: { $result }.
rule-split = en { $line-la }, si se pintara { $cell-la }, saldría un bloque de { $length }, y no hay ninguno tan largo{ $since }: { $result }.
# $own says what was known of the cells before.
rule-color-no-gap = { $own }, y { $line-la } no tiene ningún hueco ahí{ $since }: { $result }.
rule-color-no-gap-nor = { $own }, y { $line-la } no tiene ahí ni un hueco ni un bloque { $colors }{ $since }: { $result }.
rule-color-no-run = { $own }, y ningún bloque { $colors-ninguno } de { $line-la } cabe ahí{ $since }: { $result }.
rule-one-way = solo hay una manera de colocar { $clue } en { $line-la }{ $since }: { $result }.
rule-few-ways = solo hay { $ways } maneras de colocar { $clue } en { $line-la }{ $since }: { $ways ->
    [2] en las dos
   *[other] en todas
}, { $result }.
clue-of-region = «un solo color»
clue-with-regions = { $clue } (con las regiones)
rule-pattern = { $line-la } solo cumple { $clue } si { $result }{ $since }.
rule-pattern-ways = solo hay { $ways ->
    [one] { $ways } manera
   *[other] { $ways } maneras
} de cumplir { $clue } en { $line-la }{ $since }: { $ways ->
    [1] así
    [2] en las dos
   *[other] en todas
}, { $result }.
# $count is the number of the runs in $clue.
rule-all-runs = { $count ->
    [one] { $clue } solo cabe
   *[other] { $clue } solo caben
} en { $line-la } si { $result }{ $since }.
rule-first-runs = { $count ->
    [one] el primer bloque de { $line-la } ({ $clue }) solo cabe si
   *[other] los { $count } primeros bloques de { $line-la } ({ $clue }) solo caben si
} { $result }{ $since }.
rule-last-runs = { $count ->
    [one] el último bloque de { $line-la } ({ $clue }) solo cabe si
   *[other] los { $count } últimos bloques de { $line-la } ({ $clue }) solo caben si
} { $result }{ $since }.
# As above, where there are too many runs to list
rule-all-many = los { $count } bloques de { $line-la } solo caben si { $result }{ $since }{ $near }.
rule-first-many = los { $count } primeros bloques de { $line-la } solo caben si { $result }{ $since }{ $near }.
rule-last-many = los { $count } últimos bloques de { $line-la } solo caben si { $result }{ $since }{ $near }.
# Behind a sentence about many runs: the one or two that can cover the cells
near-runs = , y ahí solo { $count ->
    [one] llega
   *[other] llegan
} { $runs }

## Suppositions and what they lead to

suppose = ¿Y si { $fact }?
so = por tanto, { $facts }.
# After a trial: others go along like lines to the same contradiction
likewise = del mismo modo, { $facts }.
either = mira las dos opciones para { $cell-la }.
either-if = caso en que { $fact }.
either-way = en los dos casos, { $facts }.
contradiction = contradicción: { $why }.
dead-no-runs = { $line-la } no tiene bloques, pero no está vacía del todo{ $since }
dead-run = no hay sitio para el { $length } de { $line-la }{ $since }
dead-pattern = { $line-la } no puede cumplir { $clue }{ $since }
dead-all-runs = { $count ->
    [one] { $clue } no cabe
   *[other] { $clue } no caben
} en { $line-la }{ $since }
dead-first-runs = { $count ->
    [one] el primer bloque de { $line-la } ({ $clue }) no cabe
   *[other] los { $count } primeros bloques de { $line-la } ({ $clue }) no caben
}{ $since }
dead-last-runs = { $count ->
    [one] el último bloque de { $line-la } ({ $clue }) no cabe
   *[other] los { $count } últimos bloques de { $line-la } ({ $clue }) no caben
}{ $since }
dead-all-many = los { $count } bloques de { $line-la } no caben{ $since }
dead-first-many = los { $count } primeros bloques de { $line-la } no caben{ $since }
dead-last-many = los { $count } últimos bloques de { $line-la } no caben{ $since }
# Only the solver knows; $lines lines lead from the other color to a contradiction.
guess = hay que suponer que { $facts }: ningún razonamiento corto lo demuestra. Si no, { $lines ->
    [one] una línea lleva
   *[other] { $lines } líneas llevan
} a una contradicción.
guess-beyond-lines = hay que suponer que { $facts }: ningún razonamiento corto lo demuestra.

## Hints, in three levels, and mistakes

hint-look = fíjate en { $line-la }.
hint-look-after = fíjate en { $before-la } y después en { $line-la }.
hint-try = ninguna línea dice más por sí sola. Prueba con una casilla de { $line-la }.
hint-nowhere = ninguna línea dice más por sí sola, y ninguna prueba es lo bastante corta para seguirla.
hint-follows = ya puedes deducir { $cells-la }.
hint-certain = { $cells-la } { $count ->
    [one] es segura
   *[other] son seguras
}, pero no por un razonamiento corto.
mistake-clues = los números se contradicen entre sí.
mistake-marks = { $count ->
    [one] esta marca no puede estar bien
   *[other] estas marcas no pueden estar todas bien
}: { $facts }.
mistake-unshown = ninguna solución es así, aunque ningún razonamiento corto lo demuestra.

## Walks

# Headings of steps of one kind, and of steps of several kinds
heading-mixed = Paso a paso
heading-colors = Colores que no pueden tener las casillas
heading-empty-line = Solapamiento
heading-region = Regiones
heading-total = Totales
heading-complete = Líneas completas
heading-overlap = Solapamiento, con casillas conocidas
heading-reach = Fuera de alcance
heading-bounded = Bloques completos
heading-small-gap = Huecos demasiado pequeños
heading-edge = Prolongar
heading-joining = Unir
heading-split = Separar
heading-color = Solo queda un color
heading-enumeration = Líneas enteras
heading-trial = ¿Y si…? (contradicción)
heading-either = Las dos opciones
heading-solver = Suponer
# $lines: rows, columns ...
line-range = { $lines } { $first } a { $last }
walk-empty-lines = líneas vacías (números: 0): { $lines }.
walk-solved = se conocen todas las casillas.
walk-dead-end = { $contradiction } No hay solución.
walk-time = se acabó el tiempo; { $count ->
    [one] queda { $count } casilla
   *[other] quedan { $count } casillas
} por resolver.
walk-memory = los pasos ocupan más de { $mebibytes } MiB de memoria; { $count ->
    [one] queda { $count } casilla
   *[other] quedan { $count } casillas
} por resolver.
walk-several = hay varias soluciones, y ningún razonamiento lleva más lejos: { $count ->
    [one] queda { $count } casilla
   *[other] quedan { $count } casillas
} por resolver.
walk-none = no hay solución, aunque ningún razonamiento corto lo demuestra: { $count ->
    [one] queda { $count } casilla
   *[other] quedan { $count } casillas
} por resolver.
walk-stuck = no se encontró ningún razonamiento que lleve más lejos: { $count ->
    [one] queda { $count } casilla
   *[other] quedan { $count } casillas
} por resolver.
walk-cut = se acabó el tiempo; hay más pasos.
walk-complete = el resto de estas líneas está vacío: { $lines }.
# Before an earlier step, in a tree
walk-since = porque:{" "}
walk-earlier = { $count ->
    [one] (se apoya en { $count } paso más)
   *[other] (se apoya en { $count } pasos más)
}

## Verdicts: why there is no picture, and which limit ended the work; clauses without a full stop.
## $more and $fewer are "rows", "columns" ...

reason-totals = { $more-la } necesitan al menos { $least } casillas y { $fewer-la } tienen como mucho { $most }
reason-totals-color = { $more-la } necesitan al menos { $least } casillas { $color-fp } y { $fewer-la } tienen como mucho { $most }
reason-line = { $line-la } no se puede completar si se tienen en cuenta las demás líneas
reason-search = ningún dibujo cumple todas las líneas a la vez
limit-time = se acabó el tiempo
limit-memory = necesita más memoria de la que hay
limit-placements = { $line-la } tiene { $placements } colocaciones, que con las de las líneas anteriores superan el límite de { $limit }
limit-placements-uncounted = { $line-la } tiene más de 10^38 colocaciones, que con las de las líneas anteriores superan el límite de { $limit }
limit-capacity = una tabla de tamaño limitado está llena
limit-solver = el solucionador se rindió
limit-conflicts = se acabó el intento breve
limit-weights = no se encontraron números que lo demuestren
limit-patterns = para pistas con patrones, regiones y números en casillas solo los números son una demostración
limit-interrupted = interrumpido
limit-literals = la fórmula tiene más de { $limit } literales

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = muy fácil
difficulty-easy = fácil
difficulty-tricky = complicado
difficulty-hard = difícil
difficulty-fiendish = diabólico
difficulty-with-trials = { $difficulty }, con { $count ->
    [one] una prueba
   *[other] { $count } pruebas
}
difficulty-with-guesses = { $difficulty }, con { $count ->
    [one] una suposición
   *[other] { $count } suposiciones
}
time-minutes = { $n ->
    [one] alrededor de un minuto
   *[other] unos { $n } minutos
}
time-hours = { $n ->
    [one] alrededor de una hora
   *[other] unas { $n } horas
}
time-many-hours = muchas horas

## Proofs by numbers: why a picture is the only one. $lines: two lines cross in a cell, or more.
## $goal and $most are numbers; k and M behind numbers stay.

weights-title = { $kind ->
   *[unique] Por qué no hay otro dibujo
    [none] Por qué no hay ningún dibujo
}
weights-each = { $kind ->
   *[unique] { $lines ->
       *[two] Donde un dibujo difiere de este, la fila recoge el número de la casilla, y la columna { $goal } menos ese número.
        [more] Donde un dibujo difiere de este, la fila recoge el número de la casilla, y las otras dos líneas que pasan por ella se reparten el resto de { $goal }.
    }
    [none] { $lines ->
       *[two] Por cada casilla pintada de un dibujo, la fila recoge el número de la casilla, y la columna lo pierde.
        [more] Por cada casilla pintada de un dibujo, la fila recoge el número de la casilla, y las otras dos líneas que pasan por ella lo pierden entre las dos.
    }
}
weights-together = { $kind ->
   *[unique] Así, todas las líneas juntas recogen exactamente { $goal } por cada casilla que difiere.
    [none] Así, todas las líneas juntas recogen exactamente 0.
}
weights-most = { $kind ->
   *[unique] Pero sus números les permiten recoger como mucho { $most } en total: ninguna casilla puede diferir.
    [none] Pero sus números les permiten recoger como mucho { $most } en total: no hay tal dibujo.
}
weights-stuck = Pero en una línea ya no cabe nada: no hay tal dibujo.
weights-trials = { $count ->
    [one] Antes de esto, { $count } prueba excluyó un color de una casilla, con números propios.
   *[other] Antes de esto, { $count } pruebas excluyeron colores de casillas, con números propios.
}
weights-colors = Con varios colores, una casilla muestra el número más alejado de 0.
weights-short = Los números grandes están abreviados: 16k son unos 16 000, 5M unos 5 000 000.
weights-line = { $line }: sus números permiten como mucho { $most }. Lo que más recoge:

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = Primer paso
explain-back = Anterior
explain-next = Siguiente
explain-last = Último paso
explain-step = Paso { $number } de { $all }
explain-reasons = por qué
explain-news = qué se deduce

## Problems of files. A message is "line 3, column 4: <problem-…>, expected <want-…>"; below it, or behind it in
## parentheses, stands <advice-…>, how to mend it. None has a full stop. Words between ` ` stand so in files: they
## stay as they are, and so do words in capital letters that stand for a number or a name, such as
## HEIGHT. $found is a part of the file. In a problem, $count is a number of things that were found.

problem-at = línea { $line }, columna { $column }: { $problem }, { $expected }
problem-at-advice = línea { $line }, columna { $column }: { $problem }, { $expected } ({ $advice })
problem-list = { $first }; { $second }
problem-expected = se esperaba: { $wanted }
problem-alone = { $problem }, { $expected }

problem-found = se encontró `{ $found }`
problem-found-plain = se encontró { $found }
problem-found-nothing = no se encontró nada
problem-found-list = se encontró una lista
problem-found-object = se encontró un objeto
problem-found-list-of = se encontró una lista de { $count ->
    [one] { $count } elemento
   *[other] { $count } elementos
}
problem-negative = se encontró un número negativo
problem-number-large = el número { $found } es demasiado grande
problem-no-number = falta el número
problem-text-ends = el texto acaba demasiado pronto
problem-missing = falta `{ $name }`
problem-no-size = falta el tamaño
problem-size = falta el tamaño o no es posible
problem-file-ends = el archivo acaba aquí
problem-ends-rows = el archivo acaba después de { $count ->
    [one] { $count } fila
   *[other] { $count } filas
}
problem-ends-columns = el archivo acaba después de { $count ->
    [one] { $count } columna
   *[other] { $count } columnas
}
problem-clue-lines = { $count ->
    [one] { $count } línea de números
   *[other] { $count } líneas de números
}
problem-clues-many = números para { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
problem-no-columns = no hay columnas
problem-columns-line = falta la línea de las columnas
problem-section-missing = falta la sección `{ $name }`
problem-section-twice = la sección `{ $name }` aparece dos veces
problem-section-clues = la sección `{ $name }` tiene números para { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
problem-list-clues = la lista `{ $name }` tiene números para { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
problem-json-fields = los campos { $names } no contienen los números de las líneas
problem-line-missing = falta la línea `{ $name }`
problem-clues-missing = faltan los números `{ $name }`
problem-no-word = se encontró `{ $found }` donde una línea debería empezar por una palabra
problem-behind-clues = se encontró `{ $found }` después de los últimos números
problem-between-numbers = se encontró `{ $found }` entre números
problem-color-place = se encontró `{ $found }` en el lugar de un color
problem-not-three = no son tres palabras
problem-no-zero = `{ $found }` no acaba en 0
problem-no-puzzle-number = falta el número del nonograma
problem-colon-lines = { $count ->
    [one] { $count } línea con `:`
   *[other] { $count } líneas con `:`
}
problem-table-missing = falta la tabla `{ $name }`

problem-color-undeclared = el color `{ $color }` no está declarado
problem-color-unusable = el color `{ $color }` no está declarado, o es el fondo
problem-color-twice = el color `{ $color }` está declarado dos veces
problem-color-nameless = el color no tiene nombre
problem-background-undeclared = el color de fondo `{ $color }` no está declarado
problem-background-run = el fondo no puede ser un bloque
problem-two-colors = las casillas de dos colores aún no se admiten
problem-no-palette = falta la paleta
problem-one-color = solo un color
problem-colors = { $count ->
    [one] { $count } color
   *[other] { $count } colores
}
problem-colors-more = más de { $count ->
    [one] { $count } color
   *[other] { $count } colores
}
problem-signs-more = más de { $count ->
    [one] { $count } signo
   *[other] { $count } signos
}

problem-run-colorless = el bloque `{ $run }` no tiene color
problem-run-lengthless = el bloque `{ $run }` no tiene longitud
problem-clue-needs = los números necesitan { $needs ->
    [one] { $needs } casilla
   *[other] { $needs } casillas
}
problem-run-needs = un bloque de { $run ->
    [one] { $run } casilla
   *[other] { $run } casillas
}

problem-rows-of-cells = { $count ->
    [one] { $count } fila de casillas
   *[other] { $count } filas de casillas
}
problem-row-has = la fila { $row } tiene { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
problem-this-row-has = esta fila tiene { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
problem-row-surplus = sobra una fila (la fila { $row })
problem-row-open = la última fila no está cerrada
problem-picture-rows = el dibujo tiene { $count ->
    [one] { $count } fila
   *[other] { $count } filas
}
problem-picture-row = la fila { $row } del dibujo tiene { $cells } entre `{ $first }` y `{ $last }`
problem-picture-cells = el dibujo tiene { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
problem-goal-cells = el dibujo final tiene { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
problem-saved-cells = el estado de la partida tiene { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
problem-cells-more = demasiadas casillas
problem-goal-open = una casilla del dibujo final está por resolver
problem-saved-letters = `saved` tiene letras que no son de ningún color
problem-no-board = las filas no son las de ningún tablero
problem-no-bit = se encontró un signo que no es un bit
problem-no-bitmap = esto no es un mapa de bits
problem-behind-board = esta casilla está más allá del final del tablero
problem-no-given = la posición { $place } de la fila { $row } no puede ser una casilla dada
problem-hole-rows = { $count ->
    [one] { $count } fila de signos para los agujeros
   *[other] { $count } filas de signos para los agujeros
}
problem-region-rows = { $count ->
    [one] { $count } fila de signos para regiones
   *[other] { $count } filas de signos para regiones
}
problem-number-rows = { $count ->
    [one] { $count } fila de números
   *[other] { $count } filas de números
}
problem-signs = { $count ->
    [one] { $count } signo
   *[other] { $count } signos
}
problem-only-holes = { $line-la } solo tiene agujeros

problem-empty = el archivo está vacío
problem-no-puzzle = el archivo no contiene ningún nonograma
problem-several-puzzles = el archivo contiene { $count ->
    [one] { $count } nonograma
   *[other] { $count } nonogramas
}
problem-xml-empty = este XML no contiene ningún nonograma
problem-bytes = más de { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
}
problem-lines = más de { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
problem-puzzles = más de { $count ->
    [one] { $count } nonograma
   *[other] { $count } nonogramas
}
problem-cells-together = más de { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} entre todos los nonogramas
problem-notes-together = más de { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
} de notas entre todos los nonogramas
problem-not-utf8 = el byte { $at } ({ $byte }) no es UTF-8
problem-not-utf16 = esto está marcado como UTF-16, pero no lo es
problem-image = esto es una imagen { $kind }
problem-graymap = esto es una imagen en escala de grises (PGM)
problem-pixmap = esto es una imagen en color (PPM)
problem-pdf = esto es un documento PDF
problem-archive = esto es un archivo ZIP
problem-archive-damaged = el archivo ZIP está dañado
problem-archive-none = el archivo ZIP no contiene ningún archivo de puzle
problem-member = en `{ $name }`: { $problem }
problem-could-be = esto podría ser { $formats }
problem-page = esta página no contiene ningún puzle legible
problem-no-format = se encontró `{ $found }`, y ningún formato conocido empieza así
problem-unequal-lists = las únicas dos listas de números necesitan { $count } y { $other } celdas
problem-version = versión { $found } del formato
problem-type = un nonograma del tipo `{ $type }`
problem-hex-sides = un hexágono con `side` y `sides`, o sin ninguno de los dos
problem-board-large = el tablero es demasiado grande
problem-entity = una entidad que define el propio archivo
problem-name-spaces = más de { $count ->
    [one] { $count } espacio de nombres
   *[other] { $count } espacios de nombres
}
problem-attributes = un elemento con más de { $count ->
    [one] { $count } atributo
   *[other] { $count } atributos
}
problem-nested = más de { $count ->
    [one] { $count } elemento anidado
   *[other] { $count } elementos anidados
}
problem-variable = `var d` no es una lista de listas de números
problem-variable-numbers = los números no son los de un nonograma

number-rows = el número de filas
number-columns = el número de columnas
number-run = la longitud de un bloque
number-sum = una suma
number-colors = el número de colores
number-side = la longitud del lado
number-side-lines = el número de líneas que empiezan en un lado
number-row = el número de una fila del tablero
number-place = la posición de una casilla en esa fila
want-whole = { $what }, un número entero a partir de 1
want-numbers = { $what }
want-text = `{ $text }`
want-end-or = el final, o una de las palabras { $words }
want-one = solo uno
want-some = al menos uno
want-at-most = como mucho { $count }
want-rows = { $count ->
    [one] { $count } fila
   *[other] { $count } filas
}
want-columns = { $count ->
    [one] { $count } columna
   *[other] { $count } columnas
}
want-cells = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
want-rows-and-columns = { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
} y { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnas
}
want-lines = { $count } ({ $lines })
want-lines-of = { $lines }: { $count }
want-as-board = { $count }, como en el tablero
want-as-rows-before = { $count }, como las filas anteriores
want-as-size = { $count }, como dice el tamaño
want-as-line = { $count }, como dice `{ $name }`
want-as-clues = { $count }, como dicen los números
want-row-as-clues = { $cells } entre `{ $first }` y `{ $last }`, como dicen los números
want-rows-as-board = { $count ->
    [one] { $count } fila, como en el tablero
   *[other] { $count } filas, como en el tablero
}
want-cells-as-board = { $count ->
    [one] { $count } casilla, la que tiene ahí el tablero
   *[other] { $count } casillas, las que tiene ahí el tablero
}
want-cells-of-row = como mucho { $count }, las casillas de esa fila
want-clue-of-line = una pista más pequeña para { $line-la }
want-cells-of-line = como mucho { $cells }, las casillas de { $line-la }
want-stretch-of-line = como mucho { $cells }, el tramo más largo entre agujeros de { $line-la }
want-row-cells = { $count }, las casillas de la fila
want-row-each = { $count }, una por cada fila del tablero
want-cell-each-line = al menos una casilla en cada línea
want-hole-sign = `#` para una casilla o `.` para un agujero
want-region-sign = una letra o una cifra
want-number-sign = una cifra o `.`
want-touching = casillas contiguas en cada región
want-blank-rows-columns = una línea en blanco entre filas y columnas
want-blank-columns-rows = una línea en blanco entre columnas y filas
want-mark-rows-columns = una línea `{ $mark }` entre filas y columnas
want-end-rows = el final del archivo después de las filas
want-end-columns = el final del archivo después de las columnas
want-sections = `rows` y `columns`, cada palabra en su propia línea
want-sections-once = `rows` y `columns`, cada palabra una sola vez por nonograma
want-sizes = `width` y `height`, o ninguno de los dos
want-property = `rows`, `columns` o una propiedad
want-separator = una coma, un punto o un espacio
want-zero = un 0 al final de cada línea
want-square = tantas filas como columnas, y un 0 para las vacías
want-colons = `:` antes de las filas, antes de las columnas y después de estas
want-colons-six = `:` antes de cada uno de los seis grupos, de A a F, y después de ellos
want-six-groups = seis grupos de números cuyos tamaños concuerden
want-six-named = seis grupos de números: { $names }
want-clues-or-goal = números para filas y columnas, o un dibujo final
want-columns-line = una línea detrás de la de las filas
want-lengths = una lista de las longitudes de los bloques, números enteros a partir de 1
want-pairs = pares de signo y longitud, como en `#,3,#,1`
want-runs-rgb = el número de bloques y después la longitud, rojo, verde y azul de cada uno, como en `1 3 255 0 0`
want-letters-numbers = letras, de A para 1 a Z para 26
want-table-sign = 1, 0 o -1
want-pattern = una pista como `* 3a *`, `{ "{" }1a 2a{ "}" }`, `?a =7a` o `0 | 5a`
want-typed-clue = un número, como en `3 1`
want-hexadecimal = dos cifras hexadecimales detrás de `-`
want-known-number = un número (aquí `?` podría ser un bloque o varios)
want-link-sign = cifras, `-` y dos cifras, o una letra de la g a la z
want-color-value = un color como #ff8800
want-color-hex = un color como FF0000
want-color-name = el nombre o el #rrggbb de un color
want-color-letter = `-` o un color de `a` a `{ $last }`
want-color-letters = letras de colores declarados, o `-`
want-color-each = `-` o la letra de un color para cada casilla
want-color-only = `a`, el único color declarado
want-color-declared = uno de los colores declarados, de `a` a `{ $last }`
want-color-once = cada color una sola vez
want-color-element = un elemento `<color>` para él
want-declared-name = el nombre de un color declarado
want-declared-sign = el signo de un color declarado
want-declared-letter = la letra de un color declarado
want-declared-runs = bloques de colores declarados
want-declaration = `SIGN:SIGN COLOR`, como en `b:*  blue`
want-fewer-colors = menos colores
want-two-colors = dos o más `colors`
want-palette = el color de fondo y al menos otro, como `#ffffff #000000`
want-letter-behind = una letra detrás, como en `{ $run }a`
want-number-before = un número delante, o `?`
want-number-letter = un número y la letra o el nombre de un color
want-attribute-name = un atributo `name`
want-cell-sign = para cada casilla, 0 o 1, o bien . o #
want-goal-sign = 0, 1 o la letra de un color
want-nonogram-sign = `x` o `_` para cada casilla
want-image-sign = el signo (`char`) de un color, `?` o `|`
want-bit = 0 o 1
want-bitmap = `P1` o `P4` al principio
want-given-letter = una letra para cada casilla dada
want-given = una casilla del tablero y las letras de sus colores
want-each-cell-once = cada casilla una sola vez
want-hole = `-`: ahí hay un agujero
want-each-cell = para cada casilla, un color del nonograma
want-one-color-each = un color para cada casilla del tablero
want-letters-each = para cada casilla, las letras de sus colores
want-rows-bars = filas entre `|`
want-rows-slashes = filas entre `/` y `\`
want-rows-board = las de un rectángulo, las de un hexágono o las de triángulos entre barras inclinadas
want-puzzle = un nonograma
want-possible = un nonograma posible
want-board = otro tablero
want-smaller-board = un tablero más pequeño
want-smaller-file = un archivo más pequeño
want-smaller-picture = un dibujo más pequeño
want-other-picture = otro dibujo
want-fewer-puzzles = menos nonogramas en un archivo
want-puzzle-file = un archivo de nonograma
want-archive = un archivo ZIP intacto
want-puzzle-files = archivos de puzles, como `.non` o `.nonogram`
want-utf8 = UTF-8
want-utf16 = UTF-16 o UTF-8
want-one-format = un contenido que corresponda a un solo formato
want-format = `rect HEIGHT WIDTH`, `hex SIDE` o `tri A B C D E F` (.clues), las líneas `rows` y `columns` (.non), u otro formato de docs/FORMATS.md
want-header = `rect HEIGHT WIDTH`, `hex SIDE` o `tri A B C D E F`
want-sides = lados de A a F que concuerden
want-hex-sides = `side`, o seis `sides`
want-version = versión { $version }
want-type = el tipo `grid` o `triddler`
want-nonograms-org = los números de una página de nonograms.org
want-link = una dirección como https://puzz.link/p?nonogram/COLUMNS/ROWS/CLUES
want-penpa = una dirección de penpa-edit con `m=edit&p=` y todo lo que sigue
want-penpa-grid = una cuadrícula de cuadrados con sitio para números arriba y a la izquierda
want-penpa-number = números y `?`, encima del tablero o a su izquierda
want-game-id = `WIDTHxHEIGHT:` y números, con `.` entre los números y `/` entre las líneas
want-puzzle-element = un elemento `<puzzle>`
want-nonogram-element = un elemento `<Nonogram>`
want-xml = XML bien formado
want-plain-xml = XML sin eso
want-json = el JSON que describe docs/FORMATS.md
want-json-puzzle = un objeto con `nonosat`, `shape`, `colors` y `clues`
want-json-clues = listas de números, como `rows` y `columns` o `row_clues` y `col_clues`
want-equal-lists = dos listas cuyos números necesiten las mismas celdas: la de las filas y la de las columnas
want-closed-list = un corchete que cierre cada lista
want-one-reading = nombres o sumas que correspondan a una sola lectura
want-page = números bajo `Filas` y `Columnas`, un script con dos listas de números, o una `task`
want-json-picture = filas de casillas, como [[0, 1], [1, 0]]
want-puzzlekit = los datos de puzzlekit: un objeto con `problem`
want-json-list = una lista
want-json-text = un texto entre comillas
want-json-number = un número entero a partir de 0

advice-sizes = el tamaño dice cuántas líneas de números hay
advice-board = el tablero de la primera línea dice cuántas líneas de números hay
advice-first-line = la primera línea dice que hay { $count ->
    [one] { $count } fila
   *[other] { $count } filas
}
advice-height-width = una sección tiene tantas líneas de números como dice `height` o `width`
advice-empty-own-line = una línea vacía del tablero también ocupa su propia línea en el archivo
advice-empty-clue = una línea vacía del tablero tiene el número 0
advice-empty-zero-line = una línea vacía del tablero es un 0 en su propia línea
advice-runless-line = una línea sin bloques también ocupa su lugar en el grupo
advice-blank-clue = una línea vacía del tablero tiene una línea de números en blanco, también al final del archivo
advice-columns-here = ¿debería estar la línea `columns` antes de esta?
advice-add-size = esta sección tiene números para { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}: añade `{ $name } { $count }`
advice-meant = ¿querías decir `{ $text }`?
advice-declare = decláralo antes de los números: color { $color } #rrggbb
advice-declare-sign = decláralo debajo de `#d`, como en `b:*  blue`
advice-add-color = añádelo a la paleta de la segunda línea
advice-save-utf8 = guarda el archivo como texto UTF-8
advice-unpack = descomprímelo primero
reading-lists =
    `{ $rows }` se lee como las filas, `{ $columns }` como las columnas{ $zeros ->
        [yes] ; se omiten los ceros de los extremos
       *[no] {""}
    }
reading-encoding = el texto no es UTF-8 y se lee como { $encoding }

## Why a board, clues, a goal or a picture are no puzzle. No full stops; these also stand in the place
## of problem-… above.

puzzle-size = un tablero { $shape } no es posible: necesita de 1 a { $cells } casillas, y como mucho { $line } en una línea
puzzle-hole = el agujero { $cell } no está en el tablero
puzzle-no-cell = a una línea no le queda ninguna casilla aparte de los agujeros
puzzle-colors = { $found ->
    [one] { $found } color
   *[other] { $found } colores
}; un nonograma tiene de 2 a { $most }, incluido el fondo
puzzle-clues = números para { $found ->
    [one] { $found } línea
   *[other] { $found } líneas
}, el tablero tiene { $expected }
puzzle-clue-long = los números necesitan { $needs ->
    [one] { $needs } casilla
   *[other] { $needs } casillas
}, su línea tiene { $cells }
puzzle-run-long = un bloque de { $run ->
    [one] { $run } casilla
   *[other] { $run } casillas
}, su línea tiene como mucho { $cells } entre agujeros
puzzle-region = una región de { $cells } casillas; solo un rectángulo tiene regiones, de { $most } como máximo
puzzle-blocks = los cuadrados solo tienen números, en un rectángulo sin agujeros ni regiones
puzzle-no-word = ninguna línea de { $cells } casillas cumple esta pista
puzzle-pattern-large = la pista necesita demasiada memoria
puzzle-empty-run = un bloque de 0 casillas
puzzle-run-color = un bloque de un color que no está en la paleta o que es el fondo
puzzle-given = la casilla dada { $cell } no está en el tablero o se queda sin ningún color
puzzle-side = el lado { $side } tiene { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
} en lugar de { $expected } = { $sum }
puzzle-side-follows = el lado { $side } tendría { $expected ->
    [one] { $expected } línea
   *[other] { $expected } líneas
} = { $sum }
document-goal = el dibujo final no tiene el tamaño o los colores del nonograma
document-saved = el estado de la partida no tiene el tamaño o los colores del nonograma
mismatch-board = el dibujo tiene la forma { $found }; el nonograma, { $expected }
mismatch-line = en { $line-la } se lee { $found }, que no son sus números
mismatch-line-empty = { $line-la } está vacía, y esos no son sus números
mismatch-given = una casilla dada ({ $cell }) tiene otro color
size-impossible = un tablero de { $size }, columnas x filas, no es posible: necesita de 1 a { $cells } casillas, y como mucho { $line } en una línea
size-expected = se esperaba: 20x15, columnas x filas, o lados: hex:7, tri:5, tri:2,1,2,2,1,2
random-cells = { $found ->
    [one] { $found } casilla
   *[other] { $found } casillas
}, se admiten como mucho { $most }
random-stars = se esperaba: estrellas de 0.5 a 5, primero el número menor
random-thing = solo los rectángulos de al menos { $least }x{ $least } celdas sin simetría muestran una cosa
random-symmetry = { $shape } no tiene la simetría `{ $symmetry }`
random-mosaic = un mosaico es un rectángulo en blanco y negro
random-class = con pistas { $clues } no se hace ningún nonograma de la clase { $class }
repair-picture = el dibujo no es una solución del nonograma: { $why }

## Images from which puzzles are made: why one cannot be used

image-unreadable = esto no es una imagen PNG, JPEG, SVG, GIF, BMP, WebP, PGM o PPM que se pueda leer
image-unreadable-why = esto no es una imagen PNG, JPEG, SVG, GIF, BMP, WebP, PGM o PPM que se pueda leer: { $why }
image-large = una imagen de { $width } x { $height } píxeles es demasiado grande, se admiten como mucho { $side } píxeles por lado y { $megabytes } MB sin comprimir
image-frame = el recorte se sale de la imagen, que tiene { $width } x { $height } píxeles
image-side = { $found ->
    [one] { $found } casilla
   *[other] { $found } casillas
} por lado, se admiten de 1 a { $most }
image-colors = { $found ->
    [one] { $found } color
   *[other] { $found } colores
}; un nonograma tiene de 2 a { $most }, incluido el fondo
image-slow = la imagen no se leyó a tiempo
image-transparent = la imagen es transparente por completo
image-blank = nada destaca en la imagen: no se pintaría ninguna casilla
image-thin = la imagen es demasiado estrecha: daría { $columns } x { $rows } casillas

## Writing: why a puzzle cannot be written. $format: the name of a file format, the same in every language

write-read-only = el formato `{ $format }` se puede leer, pero no escribir
write-lossy = el formato `{ $format }` no puede guardar { $features }
write-no-picture = el formato `{ $format }` guarda un dibujo, y el nonograma no tiene un dibujo final que cumpla sus números
write-impossible = el formato `{ $format }` no puede guardar este nonograma
write-one = un archivo del formato `{ $format }` guarda un solo nonograma, no { $count }
write-among = nonograma { $number }: { $why }

## Refusals: why the page or its server does not answer

refused-bytes = esto es más grande de lo que nonosat admite aquí: más de { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
}
refused-cells = el tablero tiene { $found ->
    [one] { $found } casilla
   *[other] { $found } casillas
}, la página admite como mucho { $most }
refused-busy = demasiadas peticiones a la vez; prueba otra vez
refused-slow = la petición llegó demasiado despacio; prueba otra vez
refused-broken = la petición se cortó
edit-regions = los tableros con regiones o números en casillas aún no se pueden modificar
card-author = de { $name }
card-about = Cada número es un bloque de casillas pintadas en su línea: encuentra el dibujo.
clue-needs = { $needs ->
    [one] hace falta { $needs } casilla
   *[other] hacen falta { $needs } casillas
}, { $line-la } tiene { $cells }
clue-needs-stretch = { $needs ->
    [one] hace falta { $needs } casilla seguida
   *[other] hacen falta { $needs } casillas seguidas
}, { $line-la } tiene { $cells } entre agujeros

## What a puzzle can have and a format may be unable to keep: a list of these stands behind "left out" or
## "without"

feature-hexagon = el tablero hexagonal
feature-triangles = el tablero de triángulos
feature-unequal-sides = los lados desiguales del tablero
feature-holes = los agujeros del tablero
feature-regions = las regiones
feature-blocks = los números en casillas
feature-colors = varios colores
feature-unknown-lengths = bloques de longitud desconocida
feature-ranges = bloques con un intervalo de longitudes
feature-unknown-colors = bloques de color desconocido
feature-unknown-lines = líneas con números desconocidos
feature-patterns = líneas con patrones
feature-givens = casillas dadas
feature-partial-givens = casillas dadas con varios colores posibles
feature-inks = el aspecto de los colores
feature-background = el color del fondo
feature-color-names = los nombres de los colores
feature-goal = el dibujo final
feature-saved = el estado de la partida
feature-partial-saved = casillas con varios colores posibles en el estado de la partida
feature-title = el título
feature-author = el autor
feature-rights = los derechos y la licencia
feature-catalogue = la ficha del catálogo
feature-remark = el comentario

## Texts that are the same in every language

plain = { $text }

## Números leídos de imágenes

scan-no-grid = en esta imagen no hay un tablero con números al lado
scan-slow = los números no se leyeron a tiempo
scan-found = { $name }: { $what }
scan-size = { $width } x { $height } casillas
scan-sure = todos los números son seguros
scan-unsure = { $count ->
    [0] leído con varios cambios
    [one] { $count } número no es seguro
   *[other] { $count } números no son seguros
}
scan-unique = con una sola solución
scan-several = con varias soluciones, quizá impreso así
scan-none = sin solución
scan-too-long = { $line }: hacen falta { $needs } casillas y hay { $cells }; un número de ahí está mal
scan-undecided = el tiempo se acabó antes de que se encontrara una solución
scan-changed = en { $line-la } se lee { $now }, no { $read }: solo así hay una solución
scan-changed-unique = en { $line-la } se lee { $now }, no { $read }: solo así hay una solución, y es única
scan-rim = { $lines-la }: quizá no sea el borde. ¿El tablero es de { $width } x { $height }?
scan-number = { $line }, número { $place }: se lee { $numbers }
scan-color = { $line }, número { $place }: color { $colors }
scan-nothing = nada
scan-more = { $count ->
    [one] { $count } número más no es seguro
   *[other] { $count } números más no son seguros
}

## Page: the bar and its menus

# For screen readers: the links to the screens of the page.
page-bar-screens = Pantallas
page-bar-play = Jugar
# A link: the screen on which people draw puzzles of their own.
page-bar-make = Crear
page-bar-mine = Lo mío
# For screen readers.
page-bar-menus = Menús
page-menu-more = Menú
page-menu-gear = Opciones
page-menu-new = Nuevo…
page-menu-open = Traer un nonograma…
# Games that were played lately.
page-menu-recent = Recientes…
page-menu-save = Guardar…
page-menu-export = Exportar dibujo
page-copy-link = Copiar enlace
page-menu-print = Imprimir
page-menu-statistics = Estadísticas…
page-menu-save-all = Guardar todas las partidas
page-menu-load-all = Cargar partidas guardadas…
page-menu-clear = Vaciar tablero
page-menu-checkpoint = Fijar punto de control
page-menu-return = Volver al punto de control
page-menu-edit-clues = Editar números…
page-menu-preferences = Ajustes…
page-menu-full-screen = Pantalla completa
page-menu-solve = Resolver
page-menu-unique = ¿Solución única?
page-menu-image = Crear desde imagen…
page-menu-keys = Teclas…
# In place of the title, before a puzzle is open.
page-no-puzzle = Sin nonograma
# A button: stops the clock.
page-clock-pause = Pausa
# The same button while the clock stands.
page-clock-go-on = Seguir

## Page: the first screen

# Above the game that was begun last.
page-continue = Seguir jugando
page-continue-play = Seguir
page-learn = ¿Es tu primera vez?
page-learn-about = Apréndelo en un minuto, en 5 × 5 casillas.
page-learn-show = Enséñame
page-learn-how = Cómo se juega
page-learn-step = Paso { $n } de { $all }
page-learn-wrong = Esa no. Vuelve a contar.
page-learn-done = ¡Hecho! Eso es todo: cada nonograma tiene un solo dibujo, y sus números llevan a él.
page-learn-tool = Toma antes la herramienta adecuada: está debajo del tablero.
page-learn-drawn = Un gato
page-learn-new = Algo nuevo
page-learn-skip = Saltar
page-learn-begin = Al nonograma
page-hello = Los números forman un dibujo.
page-hello-skip = Ya sé las reglas: el dibujo de hoy
page-learn-play = Jugar uno de verdad
page-lesson-1 = El 5 junto a esta fila significa cinco casillas pintadas seguidas. Solo tiene cinco: pulsa cada una o traza una línea.
page-lesson-2 = 1 1 1 significa tres casillas sueltas separadas por una casilla vacía. Solo caben de una manera.
page-lesson-3 = La fila ya tiene lo que piden sus números. Toma la cruz y tacha las demás casillas: seguro que están vacías.
page-lesson-4 = Toma otra vez el lápiz. Las columnas van igual, de arriba abajo. En estas dos: un 1, un hueco y luego un 2.
page-lesson-5 = Esta fila tiene un 3 y dos casillas pintadas. Tres seguidas: pinta la del medio.
page-lesson-6 = Ahora tú: esta fila tiene un 5 y las columnas de los lados un 4. Faltan cinco casillas.
page-lesson-lines-1 = Aquí las líneas van en tres direcciones. Esta es horizontal y su número ocupa todas sus casillas.
page-lesson-lines-2 = Esta línea va en diagonal. Una parte ya está pintada; pinta el resto.
page-lesson-lines-3 = Esta línea ya tiene su 1. Toma la cruz y tacha el resto.
page-lesson-colors-1 = Cada número tiene su color. El 2 es rojo: pinta dos casillas de rojo.
page-lesson-colors-2 = Luego viene un 3 azul: toma el azul y pinta tres casillas. Los colores distintos pueden tocarse.
page-lesson-colors-3 = Toma otra vez el rojo: dos veces dos casillas. Entre bloques del mismo color queda al menos una vacía.
page-lesson-open = Números desconocidos
page-lesson-open-1 = Un «?» es un número que no se dice, al menos 1. Junto al 3 no cabe más.
page-lesson-open-2 = Tres seguidos. Aquí cada uno es un 1: no cabe otra cosa.
page-percent = { $n } %
page-day-play = Jugar el de hoy
page-day-monday = Pequeño y suave
page-day-tuesday = Uno corto
page-day-wednesday = Sin prisa
page-day-thursday = Para pensar
page-day-friday = Un hueso duro de roer
page-day-saturday = Grande y en color
page-day-sunday = Un panal
page-day-triangles = Todo triángulos
page-day-large = Uno grande
page-day-feast = Hecho para hoy
page-days = Calendario
page-days-about = Un dibujo al día, el mismo para todos. Los que te perdiste esperan aquí y, si los resuelves después, también cuentan para la racha.
page-days-before = Mes anterior
page-days-after = Mes siguiente
page-day-again = Jugar otra vez
# On how many days in a row a puzzle was solved.
page-day-streak =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }
# A puzzle that is made at random.
page-random = Sin fin
page-random-size = Tamaño
page-random-hexagons = hexágonos
page-random-triangles = triángulos
page-random-difficulty = Dificultad
page-random-about = Una pulsación y sale uno nuevo.
page-random-working = Creando un nonograma…
page-random-none = No salió ninguno a tiempo. Prueba con otro tamaño.
page-random-near = No salió ninguno de esa dificultad a tiempo; este se le acerca.
# The name of a game. $size: "10 × 10" or page-size-hexagon.
page-random-name = Sin fin, { $size }
page-own = Crea el tuyo
page-own-about = Dibújalo o trae una foto: verás al momento si tiene solución única. Suelta aquí archivos de nonogramas.
page-own-make = Abrir el taller
page-gallery = Nonogramas
# $n of the puzzles of the collection are solved; $all is how many there are.
page-gallery-solved = { $n } de { $all } resueltos
page-filter = Buscar
page-filter-text = Nombre o tema
page-filter-sizes = Todos los tamaños
page-shelf-small = Pequeños
page-shelf-medium = Medianos
page-shelf-large = Grandes
page-filter-levels = Todas las dificultades
page-filter-colors = Todos los colores
page-filter-any = Resueltos o no
page-filter-unsolved = Solo sin resolver
page-filter-solved = Solo resueltos
page-filter-none = Ningún nonograma encaja.
page-shelf-start = Empieza aquí
page-shelf-animals = Animales
page-shelf-food = Comida y bebida
page-shelf-nature = Naturaleza
page-shelf-weather = El tiempo
page-shelf-space = Espacio
page-shelf-home = En casa
page-shelf-tools = Herramientas
page-shelf-music = Música
page-shelf-sport = Deportes y juegos
page-shelf-travel = Viajes
page-shelf-people = Personas
page-shelf-letters = Letras y signos
page-shelf-seasons = Estaciones y fiestas
page-shelf-colors = En color
page-shelf-classic = En blanco y negro
page-shelf-hex = Panales
page-shelf-triangles = Triángulos
page-shelf-count = { $n } de { $all }
page-shelf-next = Siguiente sin resolver
page-shelf-list = Estantes
page-shelf-by = Orden de los estantes
page-shelf-by-subject = Por tema
page-shelf-by-size = Por tamaño
page-shelf-all = Ver todos
# The name of a puzzle that is not solved yet. $n is its place in the collection.
page-card-name = N.º { $n }
page-no-name = Sin nombre
page-card-solved = resuelto en { $time }
# How much of a game is played.
page-game-share = { $n } % hecho
page-game-solved = resuelto
page-card-colors =
    { $n ->
        [one] { $n } color
       *[other] { $n } colores
    }
# Classes of difficulty, from the easiest to the hardest.
# Each line can be solved by itself.
# Sizes of boards that are no rectangles. $sides: one number, or six such as "4·5·4·4·5·4".
page-size-hexagon = hexágono { $sides }
page-size-triangles = triángulos { $sides }

## Page: the board

page-paused = El reloj está parado. Pulsa en cualquier sitio para seguir.
# For screen readers: the list of the clues of all lines.
page-clues = Números
# What a cell shows, behind its place: "row 3, column 5: empty". Empty cells are crossed out, open
# ones are undecided.
page-mark-blank = vacía
page-mark-clear = sin marcar
# $what: a color or "empty".
page-mark-maybe = quizá { $what }
page-cell = { $place }: { $what }
# The puzzle fixes this cell.
page-cell-given = { $place }: { $what }, dada
# A cell of a board of triangles: the $n-th one of its row, which has $all.
page-cell-place-up = { $row }, casilla { $n } de { $all }, punta hacia arriba
page-cell-place-down = { $row }, casilla { $n } de { $all }, punta hacia abajo
# A line with its clue: "row 3: 1, 2". $clue has no number in it if nothing is known.
page-clue = { $line }: { $clue }
page-clue-done = { $line }: { $clue }, completa
page-clue-problem = { $line }: { $problem }
page-clue-unknown = números desconocidos
page-clue-unknown-length = longitud desconocida
# A run of a clue: $n is its length as a text or page-clue-unknown-length.
page-clue-run = { $n } { $color }
page-line-done = { $line } completa
# While a line is painted: how many cells its clue still needs, or how many are too many. Very short.
page-readout-left =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
page-readout-over =
    { $n ->
        [one] sobra { $n }
       *[other] sobran { $n }
    }
page-dock = Herramientas del tablero
page-more = Más
page-words = Pistas y mensajes
page-words-close = Cerrar
page-again = Reintentar
page-two-fingers = Un dedo dibuja, dos dedos mueven el tablero.
page-wheel-moves = La rueda cambia el tamaño de las casillas. Para mover el tablero, arrastra al lado de las casillas o en el mapa.
page-gamepad = Mando: A pinta, B tacha, X deshace, Y da una pista.
page-pad = Cruceta
page-pad-up = Arriba
page-pad-left = Izquierda
page-pad-down = Abajo
page-pad-right = Derecha
page-pad-fill = Pintar
page-zoom = Tamaño de las casillas
page-undo = Deshacer
page-redo = Rehacer
# Tips: a command and its key.
page-undo-tip = Deshacer (Ctrl+Z)
page-redo-tip = Rehacer (Ctrl+Y)
page-hint = Pista
page-hint-tip = Pista (H)
page-check = Comprobar
page-check-tip = Comprobar si hay errores (C)
page-fit-tip = Ajustar (F)
page-zoom-smaller = Casillas más pequeñas
page-zoom-larger = Casillas más grandes
page-zoom-fit = Ajustar a la pantalla
# Tools: what a click does. The names stand on buttons.
page-tool-legend = Qué hace un clic o un toque
page-tool-swap = Lápiz o cruz
page-tool-pen = Lápiz
page-tool-cross = Cruz
page-tool-maybe = Quizá
page-tool-cycle = Alternar
page-tool-pen-tip = Pintar casillas
page-tool-cross-tip = Tachar casillas
page-tool-maybe-tip = Anotar una suposición
page-tool-cycle-tip = Pintar, tachar, borrar: por turno
# $tool: one of the four names.
page-tool-held = Herramienta: { $tool }.
page-palette = Color
page-cleared = El tablero está sin marcas. «Deshacer» las recupera.
page-clear-already = El tablero ya está sin marcas.
page-checkpoint-set = Punto de control { $n } fijado.
page-checkpoint-back = De vuelta en el punto de control { $n }.
page-checkpoint-none = No hay ningún punto de control anterior.
page-end-title = ¡Resuelto!
page-end-time = tu tiempo
page-end-best = tu récord: { $time }
page-end-record = tu mejor tiempo
page-end-friend = el tiempo a batir
page-end-beat =
    { $result ->
        [faster] Ganas por { $by }.
        [slower] Te faltaron { $by }.
       *[equal] ¡Empate!
    }
page-end-hints =
    { $n ->
        [0] sin pistas
        [1] una pista
       *[other] { $n } pistas
    }
page-end-mistakes =
    { $n ->
        [1] un error
       *[other] { $n } errores
    }
page-end-next = Siguiente nonograma
page-end-share = Retar a alguien
page-end-challenge = ¿Puedes bajar de { $time }?
page-end-picture = Enviar el dibujo
page-end-copied = Tu tiempo y un enlace se han copiado. No revelan nada del dibujo.
page-end-close = Volver al tablero
page-end-all = Todos los nonogramas
page-end-congratulations = ¡Enhorabuena! El nonograma está resuelto.
page-beat = Alguien lo resolvió en { $time }. ¿Puedes mejorarlo?
page-beat-time = Tu tiempo / a batir: { $time }

## Page: hints and checks

# For screen readers: the buttons beside a message.
page-further = Seguir
page-working = Buscando… Esc lo cancela.
page-given-up = Cancelado, porque las marcas cambiaron.
page-cancelled = Cancelado.
page-cancelled-after = Cancelado después de { $time }.
page-no-answer-in-time = No se encontró una respuesta a tiempo.
page-no-solution = El nonograma no tiene solución.
# Buttons: the next level of a hint.
page-hint-which = ¿Qué casillas?
page-hint-why = ¿Por qué?
page-hint-do = Hacerlo
page-hint-solved = Ya está resuelto.
page-hint-several = Desde aquí el nonograma tiene varias soluciones, y ningún razonamiento lleva más lejos.
page-hint-none-in-time = No se encontró una pista a tiempo.
page-hint-missing = No hay ninguna pista que seguir. H pide una.
page-hint-done = Hecho. «Deshacer» lo anula.
# Answers to "why is this cell what it is?"
page-why-given = Esta casilla la da el propio nonograma.
page-why-open = Las líneas por sí solas aún no dicen nada de esta casilla.
page-why-mistake = Hay un error en alguna parte, así que no se puede deducir nada. «Comprobar» muestra dónde.
# $before: how many steps come before this cell.
page-why-far =
    { $before ->
        [one] Antes hay que dar { $before } paso más. «Pista» muestra el siguiente.
       *[other] Antes hay que dar { $before } pasos más. «Pista» muestra el siguiente.
    }
page-check-right = Ningún error por ahora.
page-mistake = Hay un error en alguna parte.
# Directly after a move.
page-mistake-now = Eso no puede estar bien.
page-mistake-unknown = No se pudo averiguar a tiempo qué marcas están mal.
# Buttons.
page-mistake-where = Muéstrame dónde
page-mistake-back = Volver a donde todo estaba bien
page-mistake-undone =
    { $n ->
        [one] { $n } paso deshecho: ahora todo está bien.
       *[other] { $n } pasos deshechos: ahora todo está bien.
    }
page-mistake-always = La partida empezó con un error: en ningún momento anterior estaba todo bien.

## Page: solving

page-solving = Resolviendo
page-solve-ask = ¿Resolver el nonograma?
page-solve-about = Se muestra el dibujo entero. «Deshacer» recupera tus marcas.
page-solving-elapsed = Tiempo transcurrido
page-solving-reading = Leyendo
# Stages of the solver.
page-solving-lines =
    { $n ->
        [one] Líneas una por una: queda { $n } casilla
       *[other] Líneas una por una: quedan { $n } casillas
    }
page-solving-probing =
    { $n ->
        [one] Probando las dos opciones: queda { $n } casilla
       *[other] Probando las dos opciones: quedan { $n } casillas
    }
page-solving-formula = Analizando una fórmula de { $variables } variables y { $clauses } cláusulas
page-solving-search =
    { $n ->
        [one] Analizando: { $n } callejón sin salida hasta ahora
       *[other] Analizando: { $n } callejones sin salida hasta ahora
    }
page-solving-part = Analizando, parte { $n }
page-solve-done = Resuelto. «Deshacer» recupera tus marcas.
# $why begins with a small letter and has no full stop; it may be English.
page-solve-none = No hay solución: { $why }.
page-solve-undecided = Sin decidir: { $why }.
page-out-of-time = se acabó el tiempo
# Is there exactly one solution? Headings and answers.
page-unique-title = Solución única
page-unique = El nonograma tiene exactamente una solución.
page-several-title = Varias soluciones
page-several =
    { $n ->
        [one] El nonograma tiene varias soluciones. Dos de ellas difieren en { $n } casilla, recuadrada en el tablero.
       *[other] El nonograma tiene varias soluciones. Dos de ellas difieren en { $n } casillas, recuadradas en el tablero.
    }
page-none-title = Sin solución
page-none = El nonograma no tiene solución: { $why }.
page-undecided-title = Sin decidir
page-undecided = No se encontró una respuesta: { $why }.
# Below the answer. `python3 check.py` is a command; keep it between its signs.
page-proof-about =
    { $verdict ->
        [unique] Si lo dudas: un archivo con el nonograma, su dibujo y la demostración de que no hay otro. Descomprímelo en una carpeta aparte y ejecuta allí `python3 check.py`, que lo comprueba todo sin nonosat.
        [several] Si lo dudas: un archivo con el nonograma y dos de sus dibujos. Descomprímelo en una carpeta aparte y ejecuta allí `python3 check.py`, que lo comprueba todo sin nonosat.
       *[none] Si lo dudas: un archivo con el nonograma y la demostración de que no tiene dibujo. Descomprímelo en una carpeta aparte y ejecuta allí `python3 check.py`, que lo comprueba todo sin nonosat.
    }
page-proof-download = Descargar la demostración
page-weights = { $verdict ->
   *[unique] ¿Por qué es la única?
    [none] ¿Por qué no hay ninguna?
}
page-weights-working = Búsqueda de números
page-weights-nothing = No hay nada que mostrar: { $why }.
page-weights-line = Línea
page-weights-choose = Elige una casilla para ver su fila, y otra vez para ver la siguiente línea que pasa por ella.
page-verify = Comprobarla con el verificador demostrado correcto
page-verify-working = El verificador está trabajando
page-verify-accepted = { $verdict ->
   *[unique] Aceptada: el dibujo es el único. Está demostrado que el propio verificador es correcto.
    [none] Aceptada: no hay ningún dibujo. Está demostrado que el propio verificador es correcto.
}
page-verify-refused = El verificador rechaza esta demostración: { $why }.
page-verify-nothing = No hay números que comprobar: { $why }.
page-proof-working = Demostrando
page-proof-none = No hay archivo: { $why }.
page-proof-out-of-time = no se encontró una demostración a tiempo
# $name: of the file. $size: "12 KiB".
page-proof-saved = { $name } se ha guardado, { $size }.

## Page: drawing a puzzle

page-make = Crear un nonograma
page-draw-tools = Herramientas de dibujo
page-draw-tool = Herramienta
page-draw-pen = Lápiz
page-draw-line = Línea
# Draws the outline of a rectangle.
page-draw-box = Recuadro
page-draw-fill = Rellenar
page-draw-hole = Agujeros del tablero
page-draw-across = Dibujar a ambos lados
page-draw-down = Dibujar arriba y abajo
# Why a tool cannot be used. $tool: its name; $why: one of the following four.
page-draw-unusable = { $tool }: { $why }
page-draw-box-rectangle = Un recuadro necesita filas y columnas.
page-draw-hole-rectangle = Solo los rectángulos pueden tener agujeros.
page-draw-across-unlike = En este contorno, el lado derecho no es como el izquierdo.
page-draw-down-unlike = En este contorno, la mitad de abajo no es como la de arriba.
# A menu for the picture that is drawn.
page-draw-picture = Dibujo
page-draw-mirror = Reflejar izquierda y derecha
page-draw-flip = Reflejar arriba y abajo
page-draw-turn = Girar
page-draw-left = Mover a la izquierda
page-draw-right = Mover a la derecha
page-draw-up = Mover hacia arriba
page-draw-below = Mover hacia abajo
page-draw-clear = Borrar todo
# The shape and the size of the board.
page-outline = Contorno
page-outline-change = Contorno…
page-outline-of = Contorno: { $size }
page-columns = Columnas
page-rows = Filas
# For screen readers: what is drawn.
page-easel = El dibujo
page-easel-size = El dibujo, { $size }
page-easel-keys = Las flechas mueven el cursor, con Mayús además pintan; Mayús con Inicio, Re Pág, Fin o Av Pág va en diagonal. Espacio pinta, Supr borra; más, menos y F cambian el tamaño.
page-easel-no-cell = ninguna casilla
page-hole-line = Cada fila y cada columna debe conservar una casilla.
# Whether the clues of the drawing have only this one picture.
page-lamp-working = Comprobando…
page-lamp-empty = Aún no hay nada dibujado.
page-lamp-fair = Solución única: no hay otro dibujo.
page-lamp-several = La solución aún no es única: otros dibujos tienen los mismos números.
page-lamp-cells =
    { $n ->
        [one] { $n } casilla en duda.
       *[other] { $n } casillas en duda.
    }
page-lamp-cells-at-least =
    { $n ->
        [one] Al menos { $n } casilla en duda.
       *[other] Al menos { $n } casillas en duda.
    }
page-lamp-undecided = No se encontró una respuesta en { $time }.
page-lamp-other = Otro dibujo con los mismos números
page-mend = Hacerla única
page-mend-working = Buscando el menor número de cambios…
page-mend-out-of-time = No se encontró un arreglo a tiempo.
page-mend-impossible = Ningún cambio hace única la solución.
page-mend-found =
    { $n ->
        [one] Si cambia { $n } casilla, la solución es única.
       *[other] Si cambian { $n } casillas, la solución es única.
    }
page-mend-fewest = Con menos es imposible.
page-mend-do = Cambiar
page-mend-not = Dejarlo así
# A field: what the puzzle is called.
page-draw-title = Título
page-draw-colors = Colores
page-color-add = Otro color
page-color-background = Fondo
page-color-number = Color { $n }
# For screen readers. $name: of a color, as the file or a person called it, or one of color-…
page-color-use = Pintar con { $name }
page-color-looks = { $name }: aspecto
page-color-called = { $name }: nombre
page-color-remove = Quitar { $name }
page-color-near = Casi iguales: { $one }, { $other }. En el tablero nadie los distinguiría.
page-draw-play = Jugar
page-draw-save = Guardar, PNG, imprimir…
page-draw-image = Suelta una imagen
page-draw-image-about = o pulsa para elegir una: se convierte en nonograma
page-drawing-new = Nuevo
page-drawings = Mis dibujos
page-drawing-copy = Copiar { $name }
page-drawing-copied = { $name } (copia)
page-drawing-damaged = Este dibujo no se puede leer.
page-drawing-full = En este navegador no cabe otro dibujo. Guárdalo como archivo o borra algunos.
page-drop-here = Suelta: una imagen se convierte en nonograma; un nonograma se abre
page-draw-prove = Demostrar que es única
page-publish-button = Publicar…
page-publish-menu = Publicar, código QR…
page-publish = Publicar
page-publish-author = Autor
page-publish-ending = Mostrar el título solo al final
page-publish-link = Un enlace al nonograma
page-publish-code = El enlace como código QR
page-publish-code-save = Guardar el código
page-publish-code-none = El enlace es demasiado largo para un código QR.
page-publish-frame = Un marco para otro sitio
page-publish-frame-copy = Copiar el marco
page-embed-open = Abrir en nonosat
page-embed-none = Este marco no tiene ningún nonograma.
page-print = Imprimir
page-print-which = Qué imprimir
page-print-this = este nonograma
page-print-collection = nonogramas de la colección
page-print-count = Nonogramas como máximo
page-print-each = Nonogramas por página
page-print-letters = Letras para los colores de los números
page-print-large = Letra grande, en varias hojas si hace falta
page-print-answers-too = Soluciones en una hoja aparte
page-print-code = Código QR del enlace
page-print-answers = Soluciones
page-print-unsolved = no se encontró una solución a tiempo
page-print-sheet = Hoja { $n } de { $all }: fila { $row }, columna { $column }
page-publish-copied = Copiado.
page-publish-by-hand = Cópialo a mano: el navegador no lo permite.
page-publish-local = Este enlace solo funciona en esta máquina. Pon la página en un servidor web para compartir el nonograma.
page-publish-card-about = Donde se pega el enlace, solo aparece su texto: una vista previa necesita el servidor nonosat serve.
# The name of a game, if the drawing has none.
page-draw-name = Mi dibujo

## Page: dialogs

page-ok = Aceptar
page-cancel = Cancelar
# $name: of the field. $found: what was typed, or page-number-missing.
page-number-wrong = { $name }: { $found }; se esperaba un número entero de { $least } a { $most }
page-number-missing = ningún número
page-new = Nonograma nuevo
page-new-shape = Forma
page-new-rectangle = Rectángulo
page-new-hexagons = Hexágonos
page-new-triangles = Triángulos
page-new-alike = Todos los lados iguales
# The length of one side of a hexagonal board.
page-new-side = Lado
# How many colors, besides the background.
page-new-colors = Colores
page-new-done = Haz un dibujo: sus números están en el borde. O escríbelos tú: «Editar números», en el menú.
# How large a new board is.
page-outline-facts =
    { $size }: { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }, { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }
page-outline-many =
    { $n ->
        [one] Más de { $n } casilla es demasiado.
       *[other] Más de { $n } casillas son demasiadas.
    }
# The six sides have the letters A to F.
page-outline-side-e = El lado E sería { $n }: A + B − D. Acorta D, o alarga A o B.
page-outline-side-f = El lado F sería { $n }: C + D − A. Acorta A, o alarga C o D.
page-outline-zero = Dos lados seguidos no pueden ser 0 a la vez.
page-clues-edit = Editar números
# What stands between two ` is typed as it is; keep it.
page-clues-about = Números separados por espacios o puntos, `3 1` o `3.1`; nada o `0` para una línea vacía, `*` para una desconocida, `2-4` para 2 a 4 casillas, `2+` para 2 o más, `?` para una longitud desconocida.
# Behind page-clues-about. $letters: a list such as "a black, b red".
page-clues-letters = Una letra detrás de cada número es su color, como en 3a: { $letters }; ? para uno desconocido.
# $letter: of a color; $name: one of color-… or what the file calls it.
page-clues-letter = { $letter } { $name }
# Headings of groups of fields.
page-lines-rows = Filas
page-lines-columns = Columnas
page-lines-falling = Diagonales descendentes
page-lines-rising = Diagonales ascendentes
page-clues-differ = Las sumas no coinciden: { $why }.
# A button: the clues are used though their sums differ.
page-clues-use = Usar de todos modos
page-clues-unused = Los números escritos aún no se usan. Pulsa Esc o «Cancelar» otra vez para descartarlos.
page-clues-used = Los números ya se usan.
page-clues-unsolvable = Estos números no tienen solución: { $why }.
page-image = Crear desde imagen
page-image-file = Imagen (PNG, JPEG, GIF, BMP, WebP)
# For screen readers.
page-image-original = La imagen; la parte oscurecida queda fuera
page-image-drag = Arrastra por encima para recortar una parte.
page-image-suggestions = Sugerencias
page-image-suggest = Sugerir valores
page-image-drop = Suelta una aquí, pégala o elige un archivo
page-image-settings = Ajustes a mano
page-image-working = Buscando buenos ajustes…
page-image-inks =
    { $n ->
        [one] { $n } color
       *[other] { $n } colores
    }
page-image-fair = solución única
page-image-repaired = { $n ->
    [one] solución única, { $n } casilla cambiada
   *[other] solución única, { $n } casillas cambiadas
}
page-image-doubt =
    { $n ->
        [one] { $n } casilla dudosa
       *[other] { $n } casillas dudosas
    }
page-image-unknown = sin comprobar a tiempo
# Before a list that has the next six choices: how the image becomes cells.
page-image-tone = Colores
page-image-threshold = Negro donde sea más oscuro que…
page-image-sketch = Blanco y negro, como un dibujo
page-image-filled = Blanco y negro, contornos rellenos
page-image-otsu = Blanco y negro, corte automático
page-image-local = Negro donde sea más oscuro que su entorno
page-image-edges = Bordes
page-image-dither = Grises como tramas
page-image-several = Varios colores
# Before a number from 1 to 255.
page-image-darker = Más oscuro que
page-image-count = Número de colores, con el fondo
# In an empty field for columns or rows.
page-image-same = como la imagen
page-image-crop = Quitar un borde de un solo color
page-image-invert = Invertir claro y oscuro
page-image-cut = Recortar, en %
page-image-left = Izquierda
page-image-top = Arriba
page-image-right = Derecha
page-image-bottom = Abajo
# A button: takes the picture.
page-image-capture = Usar
page-image-facts =
    { $height ->
        [one] { $height } fila
       *[other] { $height } filas
    }, { $width ->
        [one] { $width } columna
       *[other] { $width } columnas
    }, { $colors ->
        [one] { $colors } color
       *[other] { $colors } colores
    }
page-image-done = El dibujo está hecho. El texto de al lado dice si la solución es única.
page-scan = Números de un nonograma en esta imagen
page-scan-place = { $line }, número { $place }
page-scan-look = { $n ->
    [0] Estos números no tienen solución; compáralos con la imagen.
    [one] Revisa este número.
   *[other] Revisa estos { $n } números.
}
page-scan-seen = La imagen con el lugar de cada número: en verde, los seguros; en naranja, los dudosos; en rojo, los que se cambiaron por las otras líneas
page-scan-colors = Números en colores
page-scan-play = Jugar
page-scan-clues = Muestra los números de un nonograma, { $width } x { $height }.
page-scan-button = Jugar este nonograma
page-scan-lines = Todas las líneas
page-scan-lines-about = Cada línea se puede corregir aquí; al pulsar sus números en la imagen se llega a ella.
page-statistics = Estadísticas
# For screen readers: a table.
page-statistics-table = Lo que has resuelto
page-statistics-day = Día
page-statistics-puzzle = Nonograma
page-statistics-size = Tamaño
page-statistics-time = Tiempo
page-statistics-hints = Pistas
page-statistics-mistakes = Errores
page-statistics-export = Guardar como tabla
# Names of figures: how many were solved, how long all took, the mean, ...
page-sum-solved = resueltos
page-sum-time = en total
page-sum-mean = de media
page-sum-alone = sin ayuda
page-sum-streak =
    { $n ->
        [one] día seguido
       *[other] días seguidos
    }
page-games-saved = Todas las partidas están guardadas en un archivo.
page-games-read =
    { $n ->
        [one] { $n } partida cargada.
       *[other] { $n } partidas cargadas.
    }
page-games-none = { $name } no contiene partidas guardadas de esta página.
page-recent = Partidas recientes
page-recent-none = Este navegador aún no guarda ninguna partida.
page-recent-delete = Borrar { $name }
page-parts = Un dibujo en { $n } partes
page-part = Parte { $n } de { $all }
page-mine-solved = Nonogramas resueltos
page-mine-solved-none = Aquí colgarán los dibujos que descubras.
page-mine-drawings = Dibujos
page-mine-drawings-none = Lo que dibujes se guarda aquí.
page-mine-games = En curso
page-mine-backup = Todo en un archivo
page-mine-backup-about = Solo lo guarda este navegador. Con un archivo pasa a otro.
page-mine-mended = Algo que guardaba este navegador estaba dañado. Lo que está entero sigue aquí; una copia del texto dañado queda en este navegador como { $names }.
page-save = Guardar
page-save-name = Nombre
page-save-format = Formato
page-save-print = Imprimir o PDF
# Heading of the formats that most programs read.
page-save-usual = Habituales
page-save-others = Otros
page-save-json = JSON, lo conserva todo
page-save-png = PNG, una imagen
page-save-svg = SVG, un dibujo vectorial
# $lost: a list of the page-lost-… below, what the format cannot keep.
page-save-without = Sin { $lost }.
page-saved-without = Guardado sin { $lost }.
page-saved = Guardado.
# A format that cannot be chosen. $format: its name and what it is, in English; $why: one of the next five.
page-save-impossible = { $format } ({ $why })
page-save-not = sin { $lost }
page-save-picture = guarda un dibujo
page-save-letters = sin líneas vacías, ningún número mayor que 26
page-save-square = solo cuadrados
page-save-other = no puede guardar esto
page-preferences = Ajustes
page-preferences-largest = Casilla más grande, píxeles
page-preferences-left = Margen izquierdo, píxeles
page-preferences-top = Margen superior, píxeles
page-preferences-fill = Tachar el resto de las líneas completas
page-preferences-mistakes = Mostrar los errores al momento
page-preferences-letters = Letras en las casillas de color
# Before a list that has the next four choices.
page-preferences-theme = Apariencia
page-preferences-system = Como el sistema
page-preferences-light = Clara
page-preferences-dark = Oscura
page-preferences-contrast = Alto contraste
# Before a list that has the next two choices.
page-preferences-inks = Colores
page-preferences-own = Los del nonograma
page-preferences-safe = Aptos para daltónicos (hasta 15 colores)
page-preferences-language = Idioma
page-preferences-browser = Como el navegador
page-preferences-clock = Mostrar el reloj
page-preferences-sound = Sonidos
page-preferences-vibration = Vibración
page-preferences-mirrored = Herramientas para la mano izquierda
page-preferences-pixels = Tamaños en píxeles

## Page: the list of keys

# Keys on the left, what they do on the right: "Arrows ...: move the cursor".
page-keys = Teclas
page-key-arrows = Flechas, Inicio, Fin, Re Pág, Av Pág
page-key-arrows-do = mover el cursor
page-key-space = Espacio, Mayús+Espacio
page-key-space-do = la marca siguiente, la anterior
page-key-enter = Intro, X, Q, Supr
page-key-enter-do = pintar, tachar, suponer, borrar
page-key-shift = Mayús+flecha
page-key-shift-do = pintar a lo largo de la línea
page-key-aslant = Mayús+Inicio, Re Pág, Fin, Av Pág
page-key-aslant-do = en hexágonos y triángulos, pintar hacia arriba a la izquierda, arriba a la derecha, abajo a la izquierda, abajo a la derecha
page-key-digits = 1 a 9, 0
page-key-digits-do = elegir el color; 0 es el décimo
page-key-comma = Coma, punto
page-key-comma-do = el color anterior, el siguiente
page-key-undo = Ctrl+Z, Ctrl+Y
page-key-undo-do = deshacer, rehacer
page-key-save = Ctrl+S, Ctrl+O
page-key-save-do = guardar, abrir
# The key is "?".
page-key-help-do = esta página
page-key-hint = H, varias veces
page-key-hint-do = pista: dónde mirar, qué casillas, por qué
# The key is D.
page-key-follow-do = hacer lo que dice la pista
page-key-check = C, otra vez
page-key-check-do = comprobar si hay errores, mostrar dónde está el error
# The key is B.
page-key-back-do = volver a donde todo estaba bien
# The key is W, or a long press.
page-key-why-do = por qué esta casilla es como es
# The keys are +, − and F.
page-key-zoom-do = casillas más grandes, más pequeñas, el tablero entero
# The keys are S and M.
page-key-tool-do = lápiz o cruz, la herramienta siguiente; con S pulsada, la otra de las dos
page-key-escape = Esc
page-key-escape-do = cancelar un trazo, una pista o una comprobación; ocultar la pista
page-key-drag = Arrastrar junto a las casillas, o dos dedos
page-key-drag-do = mover el tablero
page-key-wheel = Rueda, o separar dos dedos
page-key-wheel-do = ampliar, reducir
page-key-tap = Tocar con dos dedos, con tres
page-key-press = Pulsación larga, o W
page-key-number = Clic en un número
page-key-number-do = tacharlo
page-key-gamepad = Mando
page-key-gamepad-do = palanca o flechas mueven, A pinta, B tacha, X deshace, Y da una pista, LB y RB cambian el color; A o B sin soltar siguen pintando
page-key-menus = En los menús
page-key-menus-do = Arriba, abajo, Inicio, Fin y las letras iniciales eligen; izquierda y derecha abren el menú de al lado; Esc lo cierra.

## Page: files, links, kept games

page-bring = Traer un nonograma
page-bring-file = Elige archivos o suéltalos aquí
page-bring-kinds = nonogramas en cualquier formato, páginas guardadas, imágenes, fotos de un nonograma
page-bring-text = O pega números, una dirección, un texto con un nonograma
page-bring-paste = Pegar
page-bring-open = Abrir
page-bring-nothing = Aquí no hay ningún nonograma que esta página sepa leer.
page-bring-most = Solo se leyeron los primeros { $n } archivos; trae los demás después.
page-bring-refused = El navegador no muestra el portapapeles; pega en el campo.
page-bring-address = Esta página no carga nada de { $site }. Guarda allí la página del nonograma (Ctrl+S) y trae el archivo, o una captura de pantalla.
page-bring-continued = Ya lo empezaste: sigue donde lo dejaste.
page-bring-picture = Se convierte en nonograma; si muestra pistas, se leen.
# For screen readers.
page-file-games = Archivo de partidas
# The name of a file that has none.
page-file-name = nonograma
page-file-opened = { $name } está abierto.
page-file-failed = { $name }: { $why }
page-file-continued = { $name } está abierto, donde lo dejaste.
page-file-large = { $name } tiene { $n } MiB; se admiten 16 como máximo.
page-file-which-format = ¿Qué formato?
page-file-formats = { $name } podría estar en varios.
page-file-which-puzzle = ¿Qué nonograma?
page-link-copied = Se ha copiado un enlace al nonograma. Quien lo abra podrá jugarlo.
page-link-address = La dirección de esta página es ahora un enlace al nonograma; cópiala de ahí.
# $why: a sentence, one of the next two, or page-fault-…
page-link-wrong = El enlace no contiene ningún nonograma: { $why }
page-link-damaged = está dañado o incompleto
page-link-large =
    { $n ->
        [one] más de { $n } byte
       *[other] más de { $n } bytes
    }
page-link-several = El enlace contiene más de un nonograma.
page-keep-other-tab = Otra pestaña ha seguido con esta partida. Aquí continúa como una partida aparte; las dos están en «Recientes».
page-keep-two-tabs = Esta partida también está abierta en otra pestaña. Lo que hagas aquí se guarda como una partida aparte.
page-keep-gone = Esta partida ya no está guardada.
page-no-such-puzzle = No hay ningún nonograma en esta dirección, o todavía no.
page-keep-no-undo = Este navegador no tiene sitio para lo que necesita «Deshacer»: se perderá al cerrar esta página. Guarda las partidas en archivos.
page-keep-no-checkpoints = Este navegador no tiene sitio para «Deshacer» ni para los puntos de control: se perderán al cerrar esta página. Guarda las partidas en archivos.
page-keep-removed = Este navegador está lleno: las partidas más antiguas han dejado sitio a esta. Guarda las partidas en archivos.
page-keep-impossible = Esta partida no cabe en este navegador; guárdala en un archivo.
page-update = Hay una versión nueva. Tu partida se conserva.
# A button: loads the new version.
page-update-load = Cargarla

## Page: what went wrong

page-engine-silent = nonosat no responde; ¿sigue en marcha?
page-engine-missing = no se pudo cargar nonosat; ¿hay conexión?
page-engine-worker = no se pudo iniciar el proceso de trabajo
page-engine-broken = la respuesta se cortó
# $status: a number of HTTP, such as 503.
page-engine-status = nonosat respondió { $status }
page-fault-convert = No es un nonograma; guárdalo como PNG y suéltalo en la página.
page-fault-several = Contiene varios nonogramas.

## One line

page-line = Una línea
page-line-about = Lo que una pista dice de una línea: qué casillas son seguras, de cuántas maneras puede llenarse y por qué. También { "{" }1 3{ "}" }, 2-4, 3+, *, =5 y 0 | 5.
page-line-clue = Pista
page-line-cells = Casillas: . abierta, # rellena, - vacía
line-placements = { $count ->
    [one] { $number } manera
   *[other] { $number } maneras
}
line-placements-least = al menos { $number } maneras
line-nothing = ninguna otra casilla es segura
line-sign = { $found } en la casilla { $cell }
help-line-sign = una casilla es `.` (abierta), `#` o una letra (pintada) o `-` (vacía)

## Drawings

drawing-accordion = Acordeón
drawing-acorn = Bellota
drawing-acoustic-guitar = Guitarra
drawing-advent-wreath = Corona de Adviento
drawing-airplane = Avión
drawing-alarm-clock = Despertador
drawing-alien = Extraterrestre
drawing-anchor = Ancla
drawing-angelfish = Pez ángel
drawing-anglerfish = Rape abisal
drawing-ant = Hormiga
drawing-apple = Manzana
drawing-apple-tree = Manzano
drawing-armchair = Sillón
drawing-astronaut = Astronauta
drawing-avocado = Aguacate
drawing-axe = Hacha
drawing-ballerina = Bailarina
drawing-banana = Plátano
drawing-bat = Murciélago
drawing-bathtub = Baño de espuma
drawing-bear-face = Oso
drawing-bed = Cama
drawing-bee = Abeja
drawing-bell = Campana
drawing-bicycle = Bicicleta
drawing-big-ben = Big Ben
drawing-binoculars = Prismáticos
drawing-bird-cage = Pájaro en jaula
drawing-birdhouse = Casita de pájaros
drawing-birthday-cake = Tarta de cumpleaños
drawing-black-sheep = Oveja negra
drawing-black-swan = Cisne negro
drawing-blossom = Flor
drawing-bone = Hueso
drawing-bonsai = Bonsái
drawing-bookshelf = Estantería
drawing-bouquet = Ramo de flores
drawing-bow-and-arrow = Arco y flecha
drawing-bowling-pin = Bolo
drawing-brachiosaurus = Braquiosaurio
drawing-bucket = Cubo
drawing-building-blocks = Cubos de letras
drawing-bus = Autobús
drawing-butterfly = Mariposa
drawing-button = Botón
drawing-cable-car = Teleférico
drawing-cactus = Cactus
drawing-camel = Camello
drawing-camera = Cámara de fotos
drawing-candy-cane = Bastón de caramelo
drawing-car = Coche
drawing-carnival-mask = Máscara de carnaval
drawing-carrot = Zanahoria
drawing-castle = Castillo
drawing-cat = Gato
drawing-caterpillar = Oruga
drawing-chameleon = Camaleón
drawing-cheese = Queso
drawing-chef-hat = Gorro de cocinero
drawing-cherries = Cerezas
drawing-chess-knight = Caballo de ajedrez
drawing-chess-queen = Dama de ajedrez
drawing-chess-rook = Torre de ajedrez
drawing-christmas-present = Regalo
drawing-christmas-stocking = Calcetín de Navidad
drawing-christmas-tree = Árbol de Navidad
drawing-church = Iglesia
drawing-clock = Reloj
drawing-cloud = Nube
drawing-clown = Payaso
drawing-clownfish = Pez payaso
drawing-cocktail = Cóctel
drawing-coffee-break = Pausa para el café
drawing-coffee-grinder = Molinillo de café
drawing-coffee-pot = Cafetera italiana
drawing-colosseum = Coliseo
drawing-comet = Cometa
drawing-compass = Brújula
drawing-corn = Mazorca de maíz
drawing-cow-face = Vaca
drawing-cowboy = Vaquero
drawing-cowboy-boot = Bota vaquera
drawing-crab = Cangrejo
drawing-crescent-moon = Luna creciente
drawing-crocodile = Cocodrilo
drawing-croissant = Cruasán
drawing-crow = Cuervo
drawing-cuckoo-clock = Reloj de cuco
drawing-cupcake = Magdalena decorada
drawing-cutlery = Tenedor, cuchara y cuchillo
drawing-dachshund = Perro salchicha
drawing-dalmatian = Dálmata
drawing-desert-island = Isla desierta
drawing-detective = Detective
drawing-die = Dado
drawing-diya-lamp = Lámpara de aceite
drawing-dog-face = Perro
drawing-doghouse = Caseta de perro
drawing-dolphin = Delfín
drawing-doughnut = Dónut
drawing-dragon = Dragón
drawing-dragonfly = Libélula
drawing-dress = Vestido
drawing-drill = Taladro
drawing-drop-of-water = Gota de agua
drawing-drum = Tambor
drawing-duck-on-a-pond = Pato en el estanque
drawing-duckling = Patito
drawing-eagle = Águila
drawing-earth = Tierra
drawing-easter-basket = Cesta de Pascua
drawing-easter-egg = Huevo de Pascua
drawing-eggplant = Berenjena
drawing-eiffel-tower = Torre Eiffel
drawing-eighth-note = Corchea
drawing-elephant = Elefante
drawing-elephant-spraying = Elefante con agua
drawing-envelope = Carta
drawing-ferris-wheel = Noria
drawing-fir-tree = Abeto
drawing-fireplace = Chimenea
drawing-fireworks = Fuegos artificiales
drawing-fish-bone = Raspa de pescado
drawing-flamingo = Flamenco
drawing-fox = Zorro
drawing-fox-face = Cara de zorro
drawing-fried-egg = Huevo frito
drawing-frightened-cat = Gato erizado
drawing-frog-from-above = Rana desde arriba
drawing-frog-on-lily-pad = Rana en nenúfar
drawing-fruit-bowl = Frutero
drawing-frying-pan = Sartén
drawing-game-controller = Mando de juego
drawing-gem = Gema
drawing-ghost = Fantasma
drawing-gingerbread-man = Hombre de jengibre
drawing-giraffe = Jirafa
drawing-globe = Globo terráqueo
drawing-goat = Cabra
drawing-goldfish = Pez dorado
drawing-goldfish-bowl = Pecera
drawing-gorilla = Gorila
drawing-gramophone = Gramófono
drawing-grand-piano = Piano de cola
drawing-grapes = Uvas
drawing-greek-temple = Templo griego
drawing-gumball-machine = Máquina de chicles
drawing-guppy = Guppy
drawing-hamburger = Hamburguesa
drawing-hammer = Martillo
drawing-hammerhead = Tiburón martillo
drawing-hamster = Hámster
drawing-harp = Arpa
drawing-hatching-chick = Pollito naciendo
drawing-haunted-house = Casa embrujada
drawing-headphones = Auriculares
drawing-heart = Corazón
drawing-heart-and-arrow = Corazón con flecha
drawing-heart-with-arrow = Corazón con flecha
drawing-hedgehog = Erizo
drawing-helicopter = Helicóptero
drawing-hen-with-chicks = Gallina con pollitos
drawing-hi = Hola (Hi)
drawing-high-heel = Zapato de tacón
drawing-hippopotamus = Hipopótamo
drawing-honey-jar = Tarro de miel
drawing-horse = Caballo
drawing-hot-air-balloon = Globo aerostático
drawing-hot-dog = Perrito caliente
drawing-hourglass = Reloj de arena
drawing-house = Casa
drawing-howling-wolf = Lobo aullando
drawing-hummingbird = Colibrí
drawing-ice-cream = Helado
drawing-ice-cream-cone = Cucurucho de helado
drawing-ice-cream-sundae = Copa de helado
drawing-ice-lolly = Polo de hielo
drawing-ice-skate = Patín de hielo
drawing-igloo = Iglú
drawing-iron = Plancha
drawing-jack-o-lantern = Calabaza de Halloween
drawing-jellyfish = Medusa
drawing-joy = Alegría (Joy)
drawing-kangaroo = Canguro
drawing-key = Llave
drawing-kimono = Kimono
drawing-kitchen-stove = Cocina de horno
drawing-kite = Cometa
drawing-kitten-with-yarn = Gatito con ovillo
drawing-knight-armor = Caballero
drawing-koala-face = Koala
drawing-koinobori = Koinobori
drawing-ladybird = Mariquita
drawing-laughing-smiley = Cara que ríe
drawing-leaf = Hoja
drawing-leaning-tower-of-pisa = Torre de Pisa
drawing-leaping-stag = Ciervo saltando
drawing-light-bulb = Bombilla
drawing-lighthouse = Faro
drawing-lightning = Rayo
drawing-lion-face = León
drawing-little-boat = Barquito
drawing-lizard = Lagarto
drawing-llama = Llama
drawing-lobster = Langosta
drawing-locomotive = Locomotora de vapor
drawing-lollipop = Piruleta
drawing-lotus = Flor de loto
drawing-love = Amor (Love)
drawing-magnet = Imán
drawing-magnifying-glass = Lupa
drawing-manta-ray = Mantarraya
drawing-maple-leaf = Hoja de arce
drawing-matryoshka = Matrioska
drawing-maypole = Árbol de mayo
drawing-menorah = Janukiá
drawing-microphone = Micrófono
drawing-microscope = Microscopio
drawing-mitten = Manopla
drawing-moai = Moái
drawing-monkey-face = Mono
drawing-moon-and-stars = Luna y estrellas
drawing-moose = Alce
drawing-mount-fuji = Monte Fuji
drawing-mountain-lake = Lago de montaña
drawing-mountain-sunset = Montañas al atardecer
drawing-mouse = Ratón
drawing-mug = Taza
drawing-mushroom = Matamoscas
drawing-music-note = Nota musical
drawing-nest = Nido con huevos
drawing-night-skyline = Ciudad de noche
drawing-ninja = Ninja
drawing-nutcracker = Cascanueces
drawing-octopus = Pulpo
drawing-old-key = Llave antigua
drawing-open-book = Libro abierto
drawing-opera-house-sydney = Ópera de Sídney
drawing-ostrich = Avestruz
drawing-owl = Búho
drawing-padlock = Candado
drawing-pagoda = Pagoda
drawing-palette = Paleta de pintor
drawing-pancakes = Tortitas
drawing-panda-face = Cara de panda
drawing-paper-boat = Barco de papel
drawing-paper-lantern = Farolillo
drawing-paper-plane = Avión de papel
drawing-parachute = Paracaidista
drawing-parrot = Loro
drawing-party-balloon = Globo
drawing-paw-print = Huella
drawing-peacock = Pavo real
drawing-pear = Pera
drawing-pencil = Lápiz
drawing-penguin = Pingüino
drawing-pharaoh = Faraón
drawing-phoenix = Fénix
drawing-pig-face = Cerdo
drawing-pineapple = Piña
drawing-pinwheel = Molinillo
drawing-pirate = Pirata
drawing-pizza-slice = Porción de pizza
drawing-poodle = Caniche
drawing-popcorn = Palomitas
drawing-pretzel = Bretzel
drawing-pterodactyl = Pterodáctilo
drawing-puzzle-piece = Pieza de puzle
drawing-pyramids = Pirámides
drawing-queen = Reina
drawing-rabbit = Conejo
drawing-rabbit-in-the-moon = Conejo en la luna
drawing-raccoon-face = Mapache
drawing-rainbow = Arcoíris
drawing-raindrop = Gota de lluvia
drawing-ram-head = Carnero
drawing-ramen-bowl = Sopa de fideos
drawing-rhinoceros = Rinoceronte
drawing-ringed-planet = Planeta con anillos
drawing-robot = Robot
drawing-rocket = Cohete
drawing-rocking-chair = Mecedora
drawing-rocking-horse = Caballito balancín
drawing-rooster = Gallo
drawing-rose = Rosa
drawing-runner = Corredor
drawing-sailboat = Barco de vela
drawing-sailing-ship = Velero
drawing-samurai = Samurái
drawing-sand-dunes = Dunas de arena
drawing-santa-claus = Papá Noel
drawing-saturn = Saturno
drawing-saw = Sierra
drawing-saxophone = Saxofón
drawing-scales = Balanza
drawing-scallop-shell = Vieira
drawing-scissors = Tijeras
drawing-scorpion = Escorpión
drawing-sea-turtle = Tortuga marina
drawing-seahorse = Caballito de mar
drawing-seal-with-ball = Foca con pelota
drawing-sewing-machine = Máquina de coser
drawing-shamrock = Trébol
drawing-shark = Tiburón
drawing-skateboard = Monopatín
drawing-skunk = Mofeta
drawing-sleeping-cat = Gato dormido
drawing-sloth = Perezoso
drawing-snail = Caracol
drawing-snake = Serpiente
drawing-sneaker = Zapatilla deportiva
drawing-snow-crystal = Cristal de nieve
drawing-snowflake = Copo de nieve
drawing-snowman = Muñeco de nieve
drawing-soccer-ball = Balón de fútbol
drawing-space-shuttle = Transbordador espacial
drawing-spade = Pica
drawing-sparrow = Gorrión
drawing-sphinx = Esfinge
drawing-spider = Araña
drawing-spider-web = Telaraña
drawing-spinning-top = Peonza
drawing-spiral = Espiral
drawing-squirrel = Ardilla
drawing-stag-beetle = Ciervo volante
drawing-star = Estrella
drawing-starfish = Estrella de mar
drawing-statue-of-liberty = Estatua de la Libertad
drawing-steam-engine = Locomotora de vapor
drawing-stegosaurus = Estegosaurio
drawing-stonehenge = Stonehenge
drawing-strawberry = Fresa
drawing-submarine = Submarino
drawing-suitcase = Maleta
drawing-sun = Sol
drawing-sunflower = Girasol
drawing-sunglasses = Gafas de sol
drawing-suspension-bridge = Puente colgante
drawing-swordfish = Pez espada
drawing-t-shirt = Camiseta
drawing-table-lamp = Lámpara de mesa
drawing-taj-mahal = Taj Mahal
drawing-target = Diana
drawing-teapot = Tetera
drawing-teddy-bear = Osito de peluche
drawing-telephone = Teléfono
drawing-telescope = Telescopio
drawing-television = Televisor
drawing-tennis-racket = Raqueta de tenis
drawing-tent = Tienda de campaña
drawing-thermometer = Termómetro
drawing-thread-spool = Aguja e hilo
drawing-thumbs-up = Pulgar arriba
drawing-tiger-face = Tigre
drawing-tiger-stripes = Rayas de tigre
drawing-toaster = Tostadora
drawing-tomato = Tomate
drawing-toolbox = Caja de herramientas
drawing-top-hat = Sombrero de copa
drawing-torii = Torii
drawing-tornado = Tornado
drawing-toucan = Tucán
drawing-tower-bridge = Tower Bridge
drawing-tractor = Tractor
drawing-traffic-light = Semáforo
drawing-treble-clef = Clave de sol
drawing-triumphal-arch = Arco de triunfo
drawing-trophy = Trofeo
drawing-trousers = Pantalón
drawing-truck = Camión
drawing-trumpet = Trompeta
drawing-tulip = Tulipán
drawing-turkey = Pavo
drawing-turtle = Tortuga
drawing-two-peaks = Dos cumbres
drawing-typewriter = Máquina de escribir
drawing-tyrannosaurus = Tiranosaurio
drawing-ufo = Platillo volante
drawing-umbrella = Paraguas
drawing-unicorn = Unicornio
drawing-vase-of-flowers = Jarrón con flores
drawing-viking = Vikingo
drawing-violin = Violín
drawing-volcano = Volcán
drawing-wagon-wheel = Rueda de carro
drawing-watering-can = Regadera
drawing-watermelon = Rodaja de sandía
drawing-weightlifter = Levantador de pesas
drawing-whale = Ballena
drawing-whistle = Silbato
drawing-wild-boar = Jabalí
drawing-windmill = Molino de viento
drawing-wine-glass = Copa de vino
drawing-witch-hat = Sombrero de bruja
drawing-witch-on-broom = Bruja en escoba
drawing-wrench = Llave inglesa
drawing-yes = Sí (Yes)
drawing-zebra = Cebra
drawing-zebra-stripes = Rayas de cebra

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

# The cover, if it has no other title
book-title = Nonogramas
# A puzzle without a title
book-untitled = Nonograma
book-date =
    { $weekday ->
        [1] Lunes
        [2] Martes
        [3] Miércoles
        [4] Jueves
        [5] Viernes
        [6] Sábado
       *[7] Domingo
    }, { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
book-month =
    { $month ->
        [1] Enero
        [2] Febrero
        [3] Marzo
        [4] Abril
        [5] Mayo
        [6] Junio
        [7] Julio
        [8] Agosto
        [9] Septiembre
        [10] Octubre
        [11] Noviembre
       *[12] Diciembre
    } de { $year }
book-weekday = { $weekday ->
    [1] lun
    [2] mar
    [3] mié
    [4] jue
    [5] vie
    [6] sáb
   *[7] dom
}
book-count = { $count ->
    [one] { $count } nonograma
   *[other] { $count } nonogramas
}
# The smallest and the largest size: "5 × 5 to 30 × 40"
book-sizes = de { $least } a { $most }
book-hexagons = { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}
book-triangles = { $count ->
    [one] { $count } tablero de triángulos
   *[other] { $count } tableros de triángulos
}
# $count puzzles have several colors
book-colored = { $count } en color
# Headings, also in the table of contents
book-rules = Cómo se resuelven
book-puzzles = Nonogramas
book-solutions = Soluciones
book-lesson-empty-line = Coloca los bloques de una línea lo más cerca posible de un extremo y luego del otro. Donde un mismo bloque cubre una casilla las dos veces, está pintada.
book-lesson-complete = Cuando todos los bloques de una línea están pintados, el resto está vacío. Táchalo.
book-lesson-joining = Dos casillas pintadas que solo pueden ser del mismo bloque se unen: las casillas que hay entre ellas también están pintadas.
book-lesson-overlap = Una casilla pintada o tachada deja menos sitio a un bloque. Colócalo lo más lejos posible hacia cada lado. Las casillas que cubre las dos veces están pintadas.
book-lesson-reach = Un bloque que ya tiene una casilla pintada no llega más lejos que su longitud. Las casillas a las que no llega ningún bloque de la línea están vacías.
book-lesson-bounded = Un trozo tan largo como el bloque más largo que puede ser está completo: las casillas de sus dos extremos están vacías.
book-lesson-small-gap = Un hueco entre casillas tachadas, más corto que cualquier bloque que pudiera estar ahí, queda vacío.
book-lesson-edge = Un trozo junto a una casilla tachada o al borde solo crece hacia el otro lado, al menos hasta la longitud del bloque más corto que puede ser.
book-lesson-enumeration = Anota todas las formas que quedan de colocar los bloques de una línea. Una casilla que es igual en todas es segura.
book-contents = Índice
book-example = Un ejemplo
# Below the title of a puzzle, in small letters. $number of $count: a large puzzle on several pages
book-part = parte { $number } de { $count }
book-several = varias soluciones
book-hexagon = hexágono de lado { $side }
book-hexagon-sides = hexágono de lados { $sides }
book-triangles-side = triángulos en un hexágono de lado { $side }
book-triangles-sides = triángulos, lados { $sides }
book-joined = El dibujo que forman { $count } nonogramas
book-solution-on = solución en la página { $page }
# Below a solution: the page of its puzzle
book-puzzle-on = página { $page }
# The steps that a puzzle takes
book-class-trivial = de un vistazo
book-class-lines = línea a línea
book-class-trials = con pruebas
book-class-deep-trials = con pruebas largas
book-class-guessing = con suposiciones
# The page of rules. It has only those that the puzzles of the book need.
book-rules-clues = Cada nonograma esconde un dibujo. Los números que hay junto a una fila o encima de una columna indican, por orden, la longitud de sus bloques de casillas pintadas. Entre dos bloques hay al menos una casilla vacía. Un 0 significa que toda la línea está vacía.
book-rules-marks = Busca casillas que estén pintadas en cualquier caso, estén donde estén los bloques, y casillas a las que no llegue ningún bloque. Pinta las primeras y tacha las segundas: unas y otras te ayudan con las líneas que se cruzan ahí.
book-rules-colors = En un nonograma de varios colores, cada número tiene el color de su bloque y también una letra que lo indica, así que basta con un lápiz. Debajo del tablero está la lista de las letras. Los bloques de distinto color pueden tocarse; entre dos bloques del mismo color hay al menos una casilla vacía.
book-rules-hexagons = En un hexágono, las líneas van en tres direcciones. Los números están donde empieza su línea. Léelos hacia el tablero.
book-rules-triangles = En un tablero de triángulos, las líneas van en tres direcciones. Los números están donde empieza su línea. Léelos hacia el tablero.
book-rules-unknowns = Un ? es un bloque de longitud desconocida; un marco discontinuo, un bloque de color desconocido. Un * significa que no se conoce ningún número de esa línea.
book-rules-ranges = 2–4 es un bloque de 2 a 4 casillas, 3+ uno de 3 casillas o más.
book-rules-sums = Un número tras = cuenta las casillas pintadas de su línea: =7 son 7 casillas, en bloques de cualquier longitud.
book-rules-regions = Las líneas gruesas dividen el tablero en regiones. Las casillas de una región están todas vacías o todas pintadas de un color.
book-rules-blocks = Un número en una casilla cuenta las casillas pintadas a su alrededor: ella misma y las que la tocan, también en una esquina.
book-rules-givens = Un punto señala una casilla dada: está bien desde el principio.
book-rules-unique = Cada nonograma tiene exactamente una solución.
book-rules-stars = Las estrellas y una palabra indican lo difícil que es un nonograma, desde media estrella (muy fácil) hasta cinco (diabólico). El tipo indica qué pasos hacen falta:
book-rules-class-trivial = De un vistazo: basta con mirar una vez cada línea, en el orden adecuado.
book-rules-class-lines = Línea a línea: basta con mirar las líneas de una en una.
book-rules-class-trials = Con pruebas: de vez en cuando hay que probar con una casilla y ver que lleva a una contradicción.
book-rules-class-deep-trials = Con pruebas largas: la contradicción no llega hasta muchas líneas después.
book-rules-class-guessing = Con suposiciones: para algunas casillas no se conoce ningún razonamiento corto.

## The program: its lines, warnings and errors. Words that begin with - or -- are options, words in
## capital letters stand for what people type, `nonosat …` is a command: they stay as they are.
## Errors have no full stop. $name and $file are names of files or of puzzles in files
## ("heart.non", "many.non#3"), $folder that of a folder.

label-error = error
label-help = ayuda
label-note = nota
label-warning = aviso
label-undecided = sin decidir
label-no-solution = sin solución
labeled = { $label }: { $text }

because = { $what }: { $why }

## The program: verdicts, as "heart.non: unique, by lines, easy, 1.5 stars, about 10 minutes; the goal is the solution"

verdict-unique = solución única
verdict-several = varias soluciones
verdict-none = sin solución
verdict-undecided = sin decidir
verdict-solved = resuelto
verdict-error = error
decimal = { $whole },{ $part }
stars = { $halves ->
    [2] { $stars } estrella
   *[other] { $stars } estrellas
}
check-not-lines = línea a línea no basta
check-pictures = { $count ->
    [one] { $count } dibujo
   *[other] { $count } dibujos
}
check-pictures-least = { $count ->
    [one] al menos { $count } dibujo
   *[other] al menos { $count } dibujos
}
check-ambiguous = { $count ->
    [one] { $count } casilla en duda
   *[other] { $count } casillas en duda
}
check-ambiguous-least = { $count ->
    [one] al menos { $count } casilla en duda
   *[other] al menos { $count } casillas en duda
}
check-differ = dos dibujos difieren en { $count ->
    [one] { $count } casilla: r{ $row }c{ $at }
   *[other] { $count } casillas, la primera en r{ $row }c{ $at }
}
check-proved-numbers = demostrado con un número en cada casilla
check-proved = demostrado en { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
check-goal-wrong = el dibujo final está mal: { $why }
check-goal-only = el dibujo final es la solución
check-goal-one = el dibujo final es una solución
check-goal-absent = el archivo no tiene dibujo final
summary-puzzles = { $count ->
    [one] { $count } nonograma
   *[other] { $count } nonogramas
}
summary-unique = { $count } con solución única
summary-several = { $count } con varias soluciones
summary-none = { $count } sin solución
summary-undecided = { $count } sin decidir
summary-error = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
summary-slow = { $name } { $seconds } s
summary-slowest = los más lentos: { $names }
drawing-by = de { $author }

## The program: lines of `info`, `mend`, `make` and `prove`

info-title = título
info-author = autor
info-board = tablero
info-colors = colores
info-givens = dadas
info-fill = pintadas
info-slack = holgura
info-clues = números
info-rating = dificultad
info-goal = dibujo final
info-saved = partida
info-cells = { $count } { $count ->
    [one] casilla
   *[other] casillas
}
info-lines = { $count } { $count ->
    [one] línea
   *[other] líneas
}
info-size = { $shape }, { $cells }, { $lines }
info-inks = { $count } y el fondo
info-filled = { $cells }, { $percent } %
info-fill-unknown = los números no lo dicen
info-room = de { $least } a { $most } casillas por línea, { $mean } de media
info-disagree = no concuerdan: { $why }
info-goal-right = cumple los números
info-goal-wrong = está mal: { $why }
info-goal-absent = no hay
info-play = una partida guardada
mend-before = antes
mend-after = después
mend-nothing-unique = la solución ya es única, no hay nada que arreglar
mend-nothing-lines = ya se resuelve línea a línea, no hay nada que arreglar
mend-changed = { $count } { $count ->
    [one] casilla cambiada
   *[other] casillas cambiadas
} de { $all }: { $cells }
mend-revealed = { $count } { $count ->
    [one] casilla dada
   *[other] casillas dadas
} de { $all }: { $cells }
mend-more = { $cells } y { $count } más
mend-fewest = con menos es imposible
mend-fewest-why = con menos es imposible, pero otras pueden notarse menos ({ $why })
mend-least-why = { $count ->
    [one] hace
   *[other] hacen
} falta al menos { $count } ({ $why })
mend-least = { $count ->
    [0] quizá basten menos
    [one] quizá basten menos; hace falta al menos { $count }
   *[other] quizá basten menos; hacen falta al menos { $count }
}
mend-only-way = es la única manera
mend-all-ways = estas son las { $count } maneras posibles
mend-some-ways = { $count } { $count ->
    [one] manera
   *[other] maneras
}, puede haber más
mend-too-many = no se puede arreglar con { $max } { $max ->
    [one] casilla
   *[other] casillas
} como mucho: { $count ->
    [one] hace
   *[other] hacen
} falta al menos { $count }
mend-impossible = no se puede arreglar: se haga lo que se haga con las demás casillas, hay varias soluciones
mend-undecided = sin decidir: { $why }; { $count ->
    [one] hace
   *[other] hacen
} falta al menos { $count } { $count ->
    [one] casilla
   *[other] casillas
}
mend-not-found = no se encontró nada; { $count ->
    [one] hace
   *[other] hacen
} falta al menos { $count } { $count ->
    [one] casilla
   *[other] casillas
}
weaken-least = quedan { $count } de { $all } números, y cada uno hace falta
weaken-less = quedan { $count } de { $all } números; quizá basten menos
make-random-title = Nonogramas aleatorios, semilla { $seed }
make-random-name = Aleatorio { $seed }-{ $number }
thing-bird = Pájaro
thing-boat = Barco
thing-cat = Gato
thing-cup = Taza
thing-duck = Pato
thing-face = Cara
thing-fish = Pez
thing-flower = Flor
thing-house = Casa
thing-lamp = Lámpara
thing-letter = Letra
thing-mushroom = Seta
thing-tree = Árbol
make-image-title = { $name }: nonogramas para elegir
make-parts-small = los dibujos tienen menos filas o columnas que --parts
help-parts = menos --parts, o una --width mayor
make-likeness = parecido { $percent } %
make-painted = { $percent } % pintado
make-unchanged = sin cambios
make-changed = { $count } { $count ->
    [one] casilla cambiada
   *[other] casillas cambiadas
}
make-not-unique = solución no única
make-open = { $count } { $count ->
    [one] casilla por resolver
   *[other] casillas por resolver
}
make-not-rated = demasiado difícil de evaluar
table-puzzle = nonograma
table-likeness = parecido
table-painted = pintado
table-changed = cambios
table-open = por resolver
table-rating = dificultad
prove-written = { $verdict }: { $proof } en { $file }
prove-pictures = dos dibujos
prove-steps = una demostración en { $count } { $count ->
    [one] paso
   *[other] pasos
}
prove-numbers = una demostración con números hasta { $largest }
prove-numbers-trials = una demostración con números hasta { $largest } y { $count } { $count ->
    [one] prueba
   *[other] pruebas
}
prove-accepted = aceptada: { $shape }, { $verdict }: { $what }
prove-two = dos dibujos cumplen los números
prove-one = un dibujo, y { $proof } contra cualquier otro
prove-no = { $proof } contra cualquier dibujo
prove-refused = rechazada: { $why }

## The program: the game in the terminal (`nonosat play`). Single letters are keys of the keyboard: they stay.
## A row of the list of keys (play-keys-… and play-help-…) has at most 80 letters

play-keys = ? muestra las teclas
play-solved = ¡Enhorabuena! ¡La solución es correcta!
play-solved-title = ¡Enhorabuena! La solución es correcta: { $title }
play-is-solved = Está resuelto.
play-unsolvable = El nonograma no tiene solución.
play-no-solution = Sin solución: { $why }.
play-given = Esta casilla viene dada.
play-color = Color { $number }: { $name }
play-no-color = No hay color { $number }.
play-undone = Deshecho.
play-nothing-undone = Nada que deshacer.
play-redone = Rehecho.
play-nothing-redone = Nada que rehacer.
play-reset = Todas las casillas vuelven a estar sin marcar; u lo deshace.
play-open = Ninguna casilla está marcada.
play-shown = Esta es una solución; u la quita.
play-right = Todo está bien hasta aquí.
play-mistake = Hay un error; c muestra dónde, b vuelve a antes del error.
play-mistake-unknown = No se pudo averiguar a tiempo qué marcas están mal.
play-back = { $count } { $count ->
    [one] paso deshecho
   *[other] pasos deshechos
}; ahora todo está bien.
play-began-wrong = La partida empezó con un error.
play-hint-open = Quedan varias soluciones, y ningún razonamiento lleva más allá.
play-hint-more = (h: más)
play-hint-do = (d: hacerlo)
play-nothing-done = No hay pista que seguir; h da una.
play-done = Hecho; u lo deshace, h sigue.
play-work-check = Comprobando… Esc lo detiene.
play-work-where = Buscando el error… Esc lo detiene.
play-work-back = Buscando el último estado correcto… Esc lo detiene.
play-work-hint = Buscando una pista… Esc lo detiene.
play-work-solve = Resolviendo… Esc lo detiene.
play-undecided = Sin decidir
play-no-hint = Sin pista
play-stopped = se detuvo.
play-too-long = tarda demasiado.
play-quit = Parte de la partida no está en ningún archivo. ¿Salir (y = sí, n = no)?
play-not-quit = Seguimos.
play-file = Archivo
play-replace = { $file } ya existe. ¿Reemplazarlo (y = sí, n = no)?
play-replace-as = { $file } ya existe. ¿Reemplazarlo en formato { $format } (y = sí, n = no)?
play-wrote = Se ha escrito { $file }.
play-wrote-as = Se ha escrito { $file } en formato { $format }.
play-not-written = No se ha escrito nada.
play-not-written-why = No se ha escrito nada: { $why }.
play-kept = la partida se guardó en { $file }
play-not-kept = la partida no se pudo guardar en ningún archivo
play-unwritten = esta partida no se escribió en ningún archivo; w lo hace antes de q
save-ending = { $file }: no se puede escribir un nonograma como .{ $ending }
help-save-json = un nombre que acaba en .json lo guarda todo
save-no-file = { $file } no es un archivo normal
help-save-name = escribe el nombre de un archivo
play-small = Una pantalla de { $size } es demasiado pequeña para este nonograma: hace falta { $least }. Amplíala o pulsa q.
play-key-mark = espacio pintar
play-key-blank = x vacía
play-key-undo = u deshacer
play-key-hint = h pista
play-key-save = w guardar
play-key-help = ? ayuda
play-key-quit = q salir
play-keys-arrows = flechas
play-keys-ends = inicio, fin
play-keys-page = re pág, av pág
play-keys-space = espacio
play-keys-backspace = retroceso
play-keys-colors = 1-9, tab
play-keys-left = clic izquierdo
play-keys-right = clic derecho
play-keys-undo = u, ctrl-z
play-keys-interrupt = ctrl-c
play-help-move = moverse
play-help-ends = a los extremos de la fila
play-help-page = una pantalla; la rueda, tres filas
play-help-mark = marcar: sin marcar, pintada, vacía, sin marcar
play-help-blank = vacía
play-help-open = sin marcar
play-help-color = elegir el color
play-help-left = marcar; arrastrar a lo largo de una línea
play-help-right = lo mismo, al revés
play-help-undo = deshacer
play-help-redo = rehacer
play-help-reset = borrar todas las marcas
play-help-hint = pista: dónde mirar; otra vez: qué casillas; otra vez: por qué
play-help-do = hacer lo que dice la pista
play-help-check = comprobar: ¿va bien? otra vez: ¿dónde está el error?
play-help-back = volver a antes del error
play-help-solve = resolver
play-help-save = guardar
play-help-stop = dejar de resolver; quitar la pista
play-help-quit = salir
play-help-interrupt = salir; dos veces: sin responder
play-help-answer = responder: solo y significa sí
play-help-list = esta lista; cualquier otra tecla la cierra

## The program: notes and warnings, behind "note: " or "warning: "

warning-left-out = escrito sin { $features }
note-formats = { $name } podría ser { $formats }, todos con el mismo veredicto; lo demás corresponde a { $first }
note-reading = { $name }: { $reading }
reading-image = las pistas se leyeron en la imagen
note-other-solutions = hay otras soluciones; -n 0 las muestra todas
note-solver-idle = todo se decidió sin un solucionador SAT; --solver no se usó
note-animation = { $name } es una animación; se ha usado su primera imagen
note-opacity = { $name } es clara sobre un fondo transparente; lo opaco se ha tomado como negro
note-unlike = los dibujos se parecen poco a { $name }; toma un solo motivo con --frame o --focus
note-nothing-written = no se ha escrito nada, porque no se podían escribir todos los nonogramas
note-no-state = { $name } no tiene el estado de una partida; se empieza de cero
note-nearest = { $file }: no se encontró lo que se pedía; lo más parecido: { $rating }
note-colors = { $file }: el dibujo solo tiene { $count } de { $wanted } colores, contando el fondo
note-no-goal = no hay ningún dibujo final guardado; en su lugar se usa la primera solución
note-full-clues = a los números les falta algo; lo que se arregla son los números completos del dibujo
note-ambiguous = { $name } tiene tantos dibujos parecidos que arreglarlo cambia mucho; mejor rellena zonas, engrosa líneas o dibújalo más pequeño
warning-line-empty = ahora { $line-la } está vacía
warning-line-full = ahora { $line-la } está toda pintada
warning-outline-broken = el cambio abre, cierra, divide o une una zona del dibujo
warning-symmetry-broken = el cambio rompe la simetría del dibujo
warning-letter-left-out = { $name }: la fuente no tiene `{ $sign }`, así que se omite `{ $text }`; --font FILE indica otra fuente
warning-everyone = cualquiera que tenga acceso a este equipo puede usar la página y su solucionador
warning-port = el puerto { $port } está ocupado; en otro, el navegador guarda otras partidas y otros ajustes

## The program: behind "undecided: " and a limit

undecided-more = { $limit }; puede haber más soluciones
undecided-more-than = { $limit }; puede haber más soluciones que { $count ->
    [one] esta
   *[other] estas { $count }
}
undecided-ambiguous = { $limit }; puede haber más casillas en duda
undecided-other = { $limit }; se encontró un dibujo, y no se sabe si hay otro
undecided-rating = { $limit }; no se conoce la dificultad
undecided-make = { $limit }; nonogramas sin terminar: { $count } de { $all }
undecided-random = { $limit }; nonogramas que no son como se pidieron: { $count } de { $all }
undecided-nothing = { $limit }; no se escribió nada
help-placements = usa --encoding order o auto, o aumenta --placement-limit
help-search = usa --engine search, que no necesita ninguna fórmula
help-memory-limit = aumenta --memory-limit, si hay más memoria
help-weights = nonosat prove --proof-format lrat lo demuestra de otro modo
help-own-solver = omite --solver: el solucionador incluido sigue mientras se le permita

## The program: advice about a file that cannot be read

help-make = haz un nonograma con la imagen: nonosat convert IMAGE PUZZLE.non --width 40; si muestra pistas: nonosat scan IMAGE
help-save-png = guárdalo como PNG y haz un nonograma con la imagen: nonosat convert IMAGE PUZZLE.non --width 40
help-page = guardar la página como PNG, con: pdftoppm -png -r 150 ARCHIVO.pdf PÁGINA
help-from = --from FORMAT dice qué formato es
help-from-which = indica cuál: { $options }
help-which-puzzle = indica cuál: FILE#1 es el primero

## The program: errors, each with its help (help-…), what people can do

cannot-read = no se puede leer { $file }
cannot-write = no se puede escribir { $file }
cannot-write-output = no se puede escribir en la salida estándar
cannot-make-folder = no se puede crear la carpeta { $folder }
file-exists = { $file } ya existe
help-force = usa --force para reemplazarlo
help-resume = --resume sigue donde acabó, --force lo reemplaza
file-is-folder = { $file } es una carpeta
help-not-folder = indica uno de sus archivos; { $commands } admiten todos los nonogramas de una carpeta
folder-missing = { $folder } no es una carpeta
folder-no-puzzles = la carpeta { $folder } no tiene ningún archivo de nonogramas
folder-no-images = no hay ninguna imagen en { $folder }
# Puzzles that are the same, turned or not; $names: of files
same-puzzle = el mismo nonograma: { $names }
help-readable = nonosat formats enumera lo que se puede leer
note-passed-over = { $count ->
    [1] se omite { $first }: no contiene ningún nonograma legible
   *[other] se omiten { $count } archivos que no contienen ningún nonograma legible, por ejemplo { $first }
}
folder-other = { $folder } no parece un resultado anterior, así que no se reemplaza
help-other-folder = indica otra carpeta
folder-full = la carpeta { $folder } no está vacía
help-resume-proofs = --resume sigue donde acabó una ejecución, --force reemplaza sus demostraciones
file-none-fits = ningún archivo coincide con { $pattern }
help-right-folder = ¿es la carpeta correcta?
numbers-from-1 = { $name }: la numeración empieza en 1
help-first = { $first } es el primero
input-empty = la entrada estándar está vacía o cerrada
help-input = indica un archivo, o pasa uno: nonosat COMMAND - < FILE
help-similar = existe { $file }
input-colored = { $name } contiene los colores de una terminal y ningún signo para las casillas
help-color-never = nonosat solve --color never muestra signos
help-formats = nonosat formats FORMAT muestra qué puede contener un formato
file-several = { $name } contiene { $count ->
    [one] { $count } nonograma
   *[other] { $count } nonogramas
}
help-say-first = indica cuál: { $first } es el primero
file-no-number = { $name } contiene { $count ->
    [one] { $count } nonograma
   *[other] { $count } nonogramas
}, no existe el número { $number }
file-pages = { $name } tiene { $count ->
    [one] { $count } página
   *[other] { $count } páginas
}
address-network = { $address } es una dirección, y nonosat no usa la red
help-address-save = guarda el archivo o la página, e indica lo que has guardado
file-other-puzzles = { $name } contiene también otros nonogramas
help-other-file = indica otro archivo
file-is-puzzle = { $file } es un nonograma, y un dibujo lo reemplazaría
help-keep-puzzle = indica otro archivo; --to con un formato de nonogramas conserva el dibujo como dibujo final
file-twice = se escribirían dos nonogramas en { $file }
help-file-twice = no se ha escrito nada; convierte los archivos del mismo nombre uno tras otro, cada uno a una carpeta distinta
file-for-several = no se pueden escribir varios archivos en { $file }
help-folder-or-one = -o { $folder } los escribe todos, { $one } solo uno
resume-file = --resume continúa un archivo de respuestas, y la salida estándar no lo es
help-resume-file = indica el archivo: -o answers.ndjson
scan-outputs = la salida estándar no puede recibir a la vez el nonograma y el dibujo
help-scan-outputs = indica un archivo para uno de los dos: -o puzzle.non, --show seen.png
about-file = { $name }: { $what }
help-lossy = nonosat convert --lossy lo omite
help-drop-givens = nonosat convert --drop givens las omite; el nonograma puede tener entonces otras soluciones
help-solve-goal = nonosat convert --solve guarda la solución como dibujo final
help-several-formats = indica una carpeta, con una barra al final: out/; formatos que guardan varios: { $formats }
convert-arguments = se esperaba: nonogramas, y después dónde escribirlos
note-sheet = los nonogramas están en { $folder }; { $sheet } los muestra
convert-drawing = convert escribe nonogramas, y { $file } sería una imagen
help-render = nonosat render { $puzzle } -o { $file } lo dibuja
terminal-drawing = una imagen no es texto para una terminal
help-terminal-drawing = escríbela en un archivo: -o { $file }; o muestra el nonograma como texto: --to { $form }
note-counting = contando las soluciones de { $name }; termina a los { $seconds } s como mucho (--time-limit)
note-working = { $name } tarda; --time-limit o Ctrl-C lo termina
convert-ending = la extensión de { $file } no dice qué formato es
help-to = indica cuál: --to json, --to non, …
the-puzzle = el nonograma
ending-picture = { $file }: no se puede escribir un dibujo como .{ $ending }
ending-drawing = { $file }: no se puede escribir una imagen como .{ $ending }
ending-book = { $file }: no se puede escribir un libro como .{ $ending }
ending-explanation = { $file }: no se puede escribir una explicación como .{ $ending }
ending-formula = { $file }: no se puede escribir una fórmula como .{ $ending }
help-endings-picture = extensiones que sirven: .txt, { $endings }, .solution, y las de nonogramas que tienen un dibujo final: .non, .json, .xml, .clues, .pbm; o indica cuál con --to
help-endings-other = sirve un nombre que acabe en { $endings }
not-built = este programa se compiló sin la característica `{ $feature }`
image-not-built = { $name } es una imagen, y este nonosat se compiló sin la característica `image`
help-build-image = cargo install nonosat --features image
image-option = { $option } es para imágenes, { $name } es un nonograma
help-image-option = --scale agranda las casillas de un dibujo, --recolor da otros colores
image-bytes = una imagen de más de { $megabytes } MB
help-save-smaller = guárdala más pequeña
help-scan = toma todo el tablero con todos sus números, recto y nítido, con al menos 25 píxeles por casilla
help-both-sides = --width y --height juntos fijan los dos lados
help-image-blank = prueba --threshold, --invert, --edges o --colors
help-make-blank = quita el borde liso con --crop o toma una parte con --frame; convert tiene también --threshold, --invert y --edges
help-image-thin = toma una parte con --frame, o fija los dos lados con --width y --height
edit-no-goal-inverted = el nonograma no tiene ningún dibujo guardado, y sin él no se puede invertir
edit-no-goal-cropped = el nonograma no tiene ningún dibujo guardado, y sin él no se puede recortar
edit-no-goal-padded = el nonograma no tiene ningún dibujo guardado, y sin él no se le puede añadir un margen
edit-no-goal-enlarged = el nonograma no tiene ningún dibujo guardado, y sin él no se puede agrandar
help-solve = --solve guarda la solución como dibujo
edit-rectangle-cropped = solo se pueden recortar rectángulos, este tablero es { $shape }
edit-rectangle-padded = solo se puede añadir un margen a rectángulos, este tablero es { $shape }
edit-rectangle-enlarged = solo se pueden agrandar rectángulos, este tablero es { $shape }
edit-colors = solo se pueden invertir dibujos de un color, este tiene { $count }
edit-letter = aquí no hay ningún color { $letter }, solo { $letters }
edit-turn = { $shape } no se puede girar { $degrees } grados
help-turn = usa un múltiplo de { $step }
solution-wrong = { $name } no es una solución del nonograma: { $why }
thumbnail-picture = --thumbnail necesita un dibujo
help-thumbnail = --solve encuentra uno, --solution FILE indica uno
film-options = una animación muestra la resolución
help-film-options = omite --thumbnail, --ambiguous y --solution
film-large = solo se hacen animaciones de tableros de hasta { $most } casillas
font-drawings = --font es para PNG, PDF y animaciones
help-font-drawings = omite esa opción: un SVG usa las fuentes del programa que lo muestra
pixels-more = la imagen tendría { $width } por { $height } píxeles, más de { $limit }
help-cell = --cell-size { $cell } la hace lo bastante pequeña; SVG y PDF no tienen ese límite
help-svg = SVG y PDF no tienen ese límite
font-unknown = no es una fuente TrueType ni OpenType (.ttf, .otf, .ttc o .otc)
font-outlines = sus letras no tienen contornos TrueType ni CFF
font-embedding = no se puede incrustar en un PDF: { $why }
font-folder = es una carpeta
font-empty = el archivo está vacío
font-bytes = tiene más de { $mebibytes } MiB
help-font = --font FILE indica una fuente, como NotoSansCJK-Regular.ttc
font-letters = la fuente no tiene { $letters }
font-letters-more = la fuente no tiene { $letters }, ni { $count } más
font-letter = `{ $sign }` ({ $code }, en { $place })
the-book = el libro
the-page = la página
weights-form = --weights dibuja SVG, PNG y PDF
help-weights-form = nonosat prove --proof-format weights escribe los números como texto
weights-several = hay varias soluciones, y los números solo muestran que hay una o ninguna
help-font-letters = indica una fuente que las tenga: --font FILE. Noto Sans CJK (paquete fonts-noto-cjk) tiene chino, japonés y coreano; otras fuentes Noto, otras escrituras
book-large = un libro tiene como mucho { $puzzles } nonogramas con { $cells } casillas en total, no { $found } con { $together }
help-several-books = haz varios libros
book-lesson-missing = no se encontraron diez nonogramas pequeños cuyo paso más difícil sea { $rule }
book-isbn = el ISBN { $isbn } no es correcto: su dígito de control es otro
book-house = { $house } imprime libros de { $fewest } a { $pages } páginas de { $least } a { $most }, no { $found } páginas de { $size }
book-files = un libro con cubierta y una serie son varios archivos, que no caben en la salida estándar
book-cover = no se encontró ninguna solución de { $name }, así que no hay dibujo para la portada
book-not-unique = { $name } tiene varias soluciones
book-unsolvable = { $name } no tiene solución: { $why }
book-undecided = no se sabe si { $name } tiene solución única: { $why }
help-not-unique = quita los que no tengan solución única; --allow-several admite varias soluciones
memory-picture = la imagen necesita { $megabytes } MB de memoria, más de la que hay
memory-server = un servidor necesita { $megabytes } MB de memoria, más de la que hay
help-memory = aumenta --memory-limit, o el límite del sistema (ulimit -v)
no-thread = el sistema no inicia ningún hilo
help-threads = un servidor necesita unos cuantos: aumenta el límite de procesos (ulimit -u)
cannot-serve = no se puede iniciar el servidor en { $address }
serve-stop = Ctrl-C lo detiene.
mcp-waits = el programa de un modelo de lenguaje inicia este comando y le envía sus mensajes (Model Context Protocol); Ctrl-C lo detiene
mcp-failed = no se pudo leer o responder a los mensajes
serve-no-browser = no se pudo abrir ningún navegador: { $why }
explain-large = el tablero tiene { $found } casillas y números que dibujar, se dibujan como mucho { $most }
help-explain-large = elige `--to text` o `--to json`
explain-mistake-unknown = las marcas no pueden llegar a ninguna solución; no se pudo averiguar a tiempo cuáles están mal
explain-cell-known = { $cell-la } se conoce desde el principio
explain-cell-unknown = no se encontró ningún razonamiento para { $cell-la }
explain-no-step = no hay ningún paso que dibujar: no se sabe nada más
cell-none = { $cell } no es ninguna casilla del tablero
help-cell-named = r5c7 es la séptima casilla de la fila 5
options-encoding = --encoding dice cómo se convierten las líneas en cláusulas, --engine search no crea ninguna
help-leave-one = omite una de las dos
options-solver = --solver: { $what }
count-no-picture = --count da un número, que no es un dibujo
help-to-text-json = usa --to text o json
several-in-one = una imagen o un nonograma tiene un solo dibujo, -n pide varios
help-to-several = usa --to text, solution o json
mend-all-lines = --all escribe todos los arreglos que cambian menos casillas, pero --until lines no demuestra cuáles cambian menos
mend-all-one = --all puede encontrar varios nonogramas, y un archivo así guarda uno
help-mend-all = usa --to text o json; o un formato que guarde varios: { $formats }
mend-goal = el dibujo final no cumple los números: { $why }
help-mend-goal = nonosat convert --drop goal lo omite; en su lugar se usa entonces la primera solución
weaken-several = varias imágenes cumplen las pistas; weaken toma un nonograma con una sola
help-weaken = nonosat mend hace que su imagen sea la única
random-none = nonograma { $number }: no se encontró ninguno nuevo con solución única
help-random = prueba otro --seed, --symmetry none, o un tamaño que deje más sitio
help-random-time = prueba un --time-limit más largo, otro --seed, --symmetry none, o un tamaño que deje más sitio
help-symmetry = quarter-turn es para cuadrados; third-turn y sixth-turn, para hexágonos
help-mosaic = quita --colors y da --size como columnas x filas
help-class = --class lines; las sumas solo piden más que líneas en color, o en hexágonos y triángulos
answer-no-values = la respuesta es «satisfiable», pero no tiene valores (líneas que empiezan por `v`)
answer-wrong = los valores de la respuesta no son una solución del nonograma: { $why }
answer-unsatisfiable = el solucionador dice que la fórmula es insatisfacible
answer-unknown = el solucionador no lo averiguó
record-bytes = más de { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
} en un registro
record-unreadable = no se puede leer el registro: { $why }
records-puzzle = la primera línea no es JSON; para un archivo de nonogramas: nonosat batch FILE
record-no-text = `puzzle` no es un texto
record-no-puzzle = el registro no tiene `puzzle`
record-format = `from`: formato { $name } desconocido
help-record = como { $example }, o un nonograma en el JSON de nonosat
record-twice = el id { $id } aparece dos veces
record-disorder = las respuestas de { $file } no siguen el orden de los registros
help-record-twice = cuando una ejecución continúa, cada registro necesita su propio id
help-record-disorder = omite --ordered, o empieza de nuevo con --force en lugar de --resume
record-no-answer = la línea { $line } de { $file } no es una respuesta
help-answer-file = indica un archivo escrito por batch, o uno nuevo
play-input = no hay ningún terminal en el que jugar
help-play-input = indica un archivo; o ninguno, para escribir el tablero
