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

lines-row = filas
    .la = las filas
lines-column = columnas
    .la = las columnas
lines-falling-diagonal = diagonales descendentes
    .la = las diagonales descendentes
lines-rising-diagonal = diagonales ascendentes
    .la = las diagonales ascendentes

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first } a { $last }
# Cells of a column are named by their rows, cells of a row by their columns; where three lines
# cross in a cell, cells have numbers along the line.
cells-row = { $count ->
    [one] fila { $places }
   *[other] filas { $places }
}
    .la = { $count ->
        [one] la fila { $places }
       *[other] las filas { $places }
    }
cells-column = { $count ->
    [one] columna { $places }
   *[other] columnas { $places }
}
    .la = { $count ->
        [one] la columna { $places }
       *[other] las columnas { $places }
    }
cells-cell = { $count ->
    [one] casilla { $places }
   *[other] casillas { $places }
}
    .la = { $count ->
        [one] la casilla { $places }
       *[other] las casillas { $places }
    }
# Too many to name: $count of them lie from $first to $last.
cells-row-many = { $count } de las filas { $first } a { $last }
cells-column-many = { $count } de las columnas { $first } a { $last }
cells-cell-many = { $count } de las casillas { $first } a { $last }
cells-of-line = { $cells } de { $line-la }
    .la = { $cells-la } de { $line-la }
cells-several = { $cells }
    .la = { $cells-la }
cells-many = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
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
length-color = { $length } { $color }
    .el = el { $length } { $color }
run-any = un bloque de { $length }
run-every = cualquiera de sus bloques
    .ninguno = ninguno de sus bloques
runs-many = { $count ->
    [one] { $count } bloque
   *[other] { $count } bloques
}
    .el = { $count ->
        [one] el bloque
       *[other] los { $count } bloques
    }

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

## Facts: what is known of cells. $cells has their names, $count their number, $kind what they
## are called: row, column or cell. $colors is a list of colors with "or".

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
# Reasons, placed in the middle of a sentence; nothing if there are none.
since = , porque { $facts }
    .sigue = , porque { $facts },
since-many = , { $count ->
    [one] dada la casilla ya conocida
   *[other] dadas las { $count } casillas ya conocidas
}
    .sigue = , { $count ->
        [one] dada la casilla ya conocida
       *[other] dadas las { $count } casillas ya conocidas
    },

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $count ->
    [one] el { $clue } llena
   *[other] { $clue-el } llenan
} exactamente { $line-la }: { $result }.
rule-no-runs = { $line-la } no tiene bloques: está vacía.
rule-overlap-empty = { $run } tiene un espacio de { $room } casillas: esté donde esté, { $result }.
rule-complete = ya se conocen todos los bloques de { $line-la }: el resto está vacío.
# The run has one place left, $place, which also says what follows.
rule-one-place = { $run } solo puede ocupar { $place-la }{ $since }.
rule-overlap = { $run } tiene que estar dentro de { $place-la }{ $since }: { $result }.
# The run is complete; the cell beside it follows.
rule-beside = { $run } ocupa { $place-la }{ $since }: { $result }.
rule-before-first = { $run } ocupa { $place-la }{ $since-sigue } y no tiene ningún bloque delante: { $result }.
rule-behind-last = { $run } ocupa { $place-la }{ $since-sigue } y no tiene ningún bloque detrás: { $result }.
rule-between = { $run } no pasa de { $end-la } y el { $next } siguiente no empieza antes de { $start-la }{ $since }: { $result }.
rule-before = { $run } no puede empezar antes de { $start-la }{ $since }: { $result }.
rule-behind = { $run } no puede pasar de { $end-la }{ $since }: { $result }.
rule-unreached = ningún bloque de { $line-la } llega a { $cells-la }{ $since }, así que { $count ->
    [one] esa casilla está vacía
   *[other] esas casillas están vacías
}.
rule-unreached-color = ningún bloque { $colors } de { $line-la } llega a { $cells-la }{ $since }.
# The painted cells $block are as long as the run that they belong to.
rule-block-whole = en { $line-la }, { $block-la } { $count ->
    [one] es un 1 completo
   *[other] forman un { $count } completo
}{ $since }: { $result }.
rule-block-ends = en { $line-la }, todo bloque que pueda pasar por { $block-la } acaba ahí{ $since }: { $result }.
rule-gap = en { $line-la }, el hueco de { $gap-la } es demasiado pequeño para { $runs }{ $since }: { $result }.
rule-no-fit = en { $line-la }, por { $cells-la } no puede pasar { $runs-ninguno }{ $since }: { $result }.
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
rule-color-no-run = { $own }, y ningún bloque { $colors } de { $line-la } cabe ahí{ $since }: { $result }.
rule-one-way = solo hay una manera de colocar { $clue-el } en { $line-la }{ $since }: { $result }.
rule-few-ways = solo hay { $ways } maneras de colocar { $clue-el } en { $line-la }{ $since }: en todas ellas, { $result }.
# $count is the number of the runs in $clue.
rule-all-runs = { $count ->
    [one] el { $clue } solo cabe
   *[other] { $clue-el } solo caben
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
rule-all-many = los { $count } bloques de { $line-la } solo caben si { $result }{ $since }.
rule-first-many = los { $count } primeros bloques de { $line-la } solo caben si { $result }{ $since }.
rule-last-many = los { $count } últimos bloques de { $line-la } solo caben si { $result }{ $since }.

## Suppositions and what they lead to

suppose = ¿Y si { $fact }?
so = por tanto, { $facts }.
# After a trial: others go along like lines to the same contradiction
likewise = del mismo modo, { $facts }.
either = mira las dos opciones para { $cell-la }.
either-if = si { $fact }:
either-way = en los dos casos, { $facts }.
contradiction = contradicción: { $why }.
dead-no-runs = { $line-la } no tiene bloques, pero no está vacía del todo{ $since }
dead-run = no hay sitio para el { $length } de { $line-la }{ $since }
dead-all-runs = { $count ->
    [one] el { $clue } no cabe
   *[other] { $clue-el } no caben
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
walk-memory = los pasos ocupan más de { $mebibytes } MiB de memoria; { $count ->
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
reason-totals-color = { $more-la } necesitan al menos { $least } casillas de color { $color } y { $fewer-la } tienen como mucho { $most }
reason-line = { $line-la } no se puede completar si se tienen en cuenta las demás líneas
reason-search = ningún dibujo cumple todas las líneas a la vez
limit-time = se acabó el tiempo
limit-memory = necesita más memoria de la que hay
limit-placements = { $line-la } tiene { $placements } colocaciones, que con las de las líneas anteriores superan el límite de { $limit }
limit-placements-uncounted = { $line-la } tiene más de 10^38 colocaciones, que con las de las líneas anteriores superan el límite de { $limit }
limit-capacity = una tabla de tamaño limitado está llena
limit-solver = el solucionador se rindió
limit-conflicts = se acabó el intento breve
limit-interrupted = interrumpido
limit-literals = la fórmula tiene más de { $limit } literales

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = muy fácil
difficulty-easy = fácil
difficulty-tricky = complicado
difficulty-hard = difícil
difficulty-fiendish = diabólico
time-minutes = { $n ->
    [one] alrededor de { $n } minuto
   *[other] unos { $n } minutos
}
time-hours = { $n ->
    [one] alrededor de { $n } hora
   *[other] unas { $n } horas
}

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = Primer paso
explain-back = Anterior
explain-next = Siguiente
explain-last = Último paso
explain-step = Paso { $number } de { $all }
explain-reasons = por qué
explain-news = qué se deduce

## Page: the bar and its menus

# For screen readers: the links to the screens of the page.
page-bar-screens = Pantallas
page-bar-puzzles = Nonogramas
# A link: the screen on which people draw puzzles of their own.
page-bar-make = Crear
# For screen readers.
page-bar-menus = Menús
page-menu-file = Archivo
page-menu-new = Nuevo…
page-menu-open = Abrir…
# Games that were played lately.
page-menu-recent = Recientes…
page-menu-save = Guardar…
page-menu-export = Exportar dibujo
page-copy-link = Copiar enlace
page-menu-print = Imprimir
page-menu-statistics = Estadísticas…
page-menu-save-all = Guardar todas las partidas
page-menu-load-all = Cargar partidas guardadas…
page-menu-edit = Editar
page-menu-clear = Vaciar tablero
page-menu-checkpoint = Fijar punto de control
page-menu-return = Volver al punto de control
page-menu-edit-clues = Editar números…
# The clues of the picture that the grid shows.
page-menu-generate = Generar números
page-menu-preferences = Ajustes…
# Other messages name this menu; there, write it as here.
page-menu-tools = Herramientas
page-menu-check = Comprobar
page-menu-hint = Pista
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
page-clock-played = Tiempo jugado

## Page: the first screen

# Above the game that was begun last.
page-continue = Seguir jugando
page-continue-play = Seguir
page-percent = { $n } %
page-day = Nonograma del día
page-day-play = Jugar
page-day-again = Jugar otra vez
# On how many days in a row a puzzle was solved.
page-day-streak =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }
# A puzzle that is made at random.
page-random = Aleatorio
page-random-size = Tamaño
page-random-hexagons = hexágonos
page-random-triangles = triángulos
page-random-difficulty = Dificultad
page-random-play = Crear y jugar
page-random-working = Creando un nonograma…
page-random-none = No salió ninguno a tiempo. Prueba con otro tamaño.
page-random-near = No salió ninguno de esa dificultad a tiempo; este se le acerca.
# The name of a game. $size: "10 × 10" or page-size-hexagon.
page-random-name = Aleatorio, { $size }
page-own = Los tuyos
page-own-about = Dibuja un nonograma, sácalo de una imagen o abre un archivo en cualquier formato habitual. O suéltalo aquí.
page-own-make = Crear uno
page-gallery = Nonogramas
# $n of the puzzles of the collection are solved; $all is how many there are.
page-gallery-solved = { $n } de { $all } resueltos
# Before a list that has the following choices: all, not solved, ...
page-gallery-show = Mostrar
page-gallery-all = todos
page-gallery-open = sin resolver
page-gallery-done = resueltos
page-gallery-colors = en color
page-gallery-hexagons = hexágonos
page-gallery-triangles = triángulos
# Before a list that has the next two choices.
page-gallery-sort = Ordenar
page-gallery-difficulty = por dificultad
page-gallery-size = por tamaño
page-gallery-none = No hay ninguno así.
# The name of a puzzle that is not solved yet. $n is its place in the collection.
page-card-name = Nonograma { $n }
page-no-name = Sin nombre
page-card-solved = resuelto en { $time }
# How much of a game is played.
page-game-share = { $n } % hecho
page-game-solved = resuelto
# For screen readers: how difficult a puzzle is, 1 to 5 stars.
page-card-stars =
    { $n ->
        [one] { $n } estrella
       *[other] { $n } estrellas
    }
page-card-colors =
    { $n ->
        [one] { $n } color
       *[other] { $n } colores
    }
# Classes of difficulty, from the easiest to the hardest.
page-class-trivial = Primeros pasos
# Each line can be solved by itself.
page-class-lines = Línea a línea
page-class-trials = Ver más allá
page-class-deep-trials = Ver mucho más allá
page-class-guessing = Suponer
# Sizes of boards that are no rectangles. $sides: one number, or six such as "4·5·4·4·5·4".
page-size-hexagon = hexágono { $sides }
page-size-triangles = triángulos { $sides }

## Page: the board

page-paused = El reloj está parado. Pulsa en cualquier sitio para seguir.
# For screen readers: the list of the clues of all lines.
page-clues = Números
# What a cell shows, behind its place: "row 3, column 5: blank". Blank cells are crossed out, clear
# ones are undecided.
page-mark-blank = vacía
page-mark-clear = sin marcar
# $what: a color or "blank".
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
page-end-time = Tiempo: { $time }
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
page-end-share = Compartir
page-end-close = Volver al tablero
page-end-congratulations = ¡Enhorabuena! El nonograma está resuelto.

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
page-solving-formula = Decidiendo una fórmula de { $variables } variables y { $clauses } cláusulas
page-solving-search =
    { $n ->
        [one] Decidiendo: { $n } callejón sin salida hasta ahora
       *[other] Decidiendo: { $n } callejones sin salida hasta ahora
    }
page-solving-part = Decidiendo, parte { $n }
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
        [unique] Si lo dudas: un archivo con el nonograma, su dibujo y todos los pasos que descartan cualquier otro. Descomprímelo en una carpeta aparte y ejecuta allí `python3 check.py`, que lo comprueba todo sin nonosat.
        [several] Si lo dudas: un archivo con el nonograma y dos de sus dibujos. Descomprímelo en una carpeta aparte y ejecuta allí `python3 check.py`, que lo comprueba todo sin nonosat.
       *[none] Si lo dudas: un archivo con el nonograma y todos los pasos que descartan cualquier dibujo. Descomprímelo en una carpeta aparte y ejecuta allí `python3 check.py`, que lo comprueba todo sin nonosat.
    }
page-proof-download = Descargar la demostración
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
page-hole-line = Cada fila y cada columna conserva una casilla.
# Whether the drawing is a good puzzle: fair means that the clues have only this one picture.
page-lamp-working = Comprobando…
page-lamp-empty = Aún no hay nada dibujado.
page-lamp-fair = Solución única: no hay otro dibujo.
# Behind a row of stars.
page-lamp-stars = { $n } de 5
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
page-mend = Arreglarlo
page-mend-working = Buscando el menor número de cambios…
page-mend-out-of-time = No se encontró un arreglo a tiempo.
page-mend-impossible = No se puede arreglar.
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
page-draw-play = Jugar
page-draw-save = Guardar, PNG, imprimir…
page-draw-image = Desde imagen…
page-draw-prove = Demostrar que es única
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
page-new-done = Haz un dibujo y genera sus números, o edita los números.
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
page-outline-zero = Dos lados seguidos no pueden ser los dos 0.
page-clues-edit = Editar números
# What stands between two ` is typed as it is; keep it.
page-clues-about = Números separados por espacios o puntos, `3 1` o `3.1`; nada o `0` para una línea vacía, `*` para una desconocida, `?` para una longitud desconocida.
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
page-clues-unused = Los números escritos aún no se usan. Pulsa Esc o Cancelar otra vez para descartarlos.
page-clues-used = Los números ya se usan.
page-clues-unsolvable = Estos números no tienen solución: { $why }.
page-clues-drawn = Los números son los del dibujo. Vacía el tablero para resolverlo, o mira si la solución es única.
# Behind page-clues-drawn.
page-clues-before = La partida con los números de antes está en «Recientes».
page-image = Crear desde imagen
page-image-file = Imagen (PNG, JPEG, GIF, BMP, WebP)
# For screen readers.
page-image-original = La imagen; lo oscuro queda fuera
page-image-drag = Arrastra por encima para recortar una parte.
page-image-suggestions = Sugerencias
page-image-suggest = Sugerir valores
page-image-likeness = parecido a la imagen: { $n } %
# Before a list that has the next six choices: how the image becomes cells.
page-image-tone = Colores
page-image-threshold = Negro donde sea más oscuro que…
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
page-image-cut = Recortar, por ciento
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
page-sum-streak = días seguidos
page-games-saved = Todas las partidas están guardadas en un archivo.
page-games-read =
    { $n ->
        [one] { $n } partida cargada.
       *[other] { $n } partidas cargadas.
    }
page-games-none = { $name } no contiene partidas guardadas de esta página.
page-recent = Partidas recientes
page-recent-none = No hay ninguna en este navegador.
page-recent-delete = Borrar { $name }
page-save = Guardar
page-save-name = Nombre
page-save-format = Formato
page-save-print = Imprimir o PDF
# Heading of the formats that most programs read.
page-save-usual = Habituales
page-save-others = Otros
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
page-lost-hexagon = el tablero hexagonal
page-lost-triangles = el tablero triangular
page-lost-unequal-sides = los lados desiguales del tablero
page-lost-holes = los agujeros del tablero
page-lost-colors = varios colores
page-lost-unknown-lengths = bloques de longitud desconocida
page-lost-unknown-colors = bloques de color desconocido
page-lost-unknown-lines = líneas con números desconocidos
page-lost-givens = casillas dadas
page-lost-partial-givens = casillas dadas con varios colores posibles
page-lost-inks = el aspecto de los colores
page-lost-background = el color del fondo
page-lost-color-names = los nombres de los colores
page-lost-goal = el dibujo final
page-lost-saved = el estado de la partida
page-lost-partial-saved = casillas con varios colores posibles en el estado de la partida
page-lost-title = el título
page-lost-author = el autor
page-lost-rights = los derechos y la licencia
page-lost-catalogue = la ficha del catálogo
page-lost-remark = el comentario
page-preferences = Ajustes
page-preferences-largest = Casilla más grande, píxeles
page-preferences-left = Margen izquierdo, píxeles
page-preferences-top = Margen superior, píxeles
page-preferences-fill = Autocompletar: tachar el resto de las líneas completas
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
page-key-tool-do = lápiz o cruz, la herramienta siguiente
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

## Page: files, links, kept games

# For screen readers.
page-file = Archivo de nonograma
page-file-games = Archivo de partidas
# The name of a file that has none.
page-file-name = nonograma
page-file-opened = { $name } está abierto.
page-file-continued = { $name } está abierto, donde lo dejaste.
page-file-image = { $name } es una imagen; para sacar de ella un nonograma, elige «Crear desde imagen» en el menú Herramientas.
page-file-large = { $name } tiene { $n } MiB; se admiten 16 como máximo.
page-file-which-format = ¿Qué formato?
page-file-formats = { $name } podría estar en varios.
page-file-which-puzzle = ¿Qué nonograma?
page-file-puzzles =
    { $n ->
        [one] { $name } contiene { $n } nonograma.
       *[other] { $name } contiene { $n } nonogramas.
    }
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
page-refused-large = Esto es más grande de lo que nonosat admite aquí.
page-refused-busy = Demasiadas peticiones a la vez; prueba otra vez.
page-refused-slow = Los datos llegaron demasiado despacio; prueba otra vez.
# What is wrong in a file or a link. $line and $column: where.
page-fault-empty = No contiene ningún nonograma.
page-fault-large = Es demasiado grande.
page-fault-unknown-format = Su comienzo no es el de ningún formato conocido.
page-fault-encoding = Línea { $line }, columna { $column }: no es texto, o no está en UTF-8.
page-fault-clue-count = Línea { $line }, columna { $column }: la cantidad de grupos de números no coincide con la de líneas del tablero.
page-fault-clue-too-long = Línea { $line }, columna { $column }: los números necesitan más casillas de las que tiene su línea.
page-fault-image = Es una imagen; elige «Crear desde imagen» en el menú Herramientas.
page-fault-convert = No es un nonograma; guárdalo como PNG y elige «Crear desde imagen» en el menú Herramientas.
page-fault-several = Contiene varios nonogramas.
# Any other fault. $message ("found `x`"), $expected and $fix are English in every language.
page-fault-other = Línea { $line }, columna { $column }: algo no esperado (en inglés: { $message }, expected { $expected }).
page-fault-other-fix = Línea { $line }, columna { $column }: algo no esperado (en inglés: { $message }, expected { $expected }; { $fix }).

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

# The cover, if it has no other title
book-title = Nonogramas
# A puzzle without a title
book-untitled = Nonograma
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
# Below the title of a puzzle, in small letters. $number of $count: a large puzzle on several pages
book-part = parte { $number } de { $count }
book-several = varias soluciones
book-hexagon = hexágono de lado { $side }
book-hexagon-sides = hexágono de lados { $sides }
book-triangles-side = triángulos en un hexágono de lado { $side }
book-triangles-sides = triángulos, lados { $sides }
book-solution-on = solución en la página { $page }
# Below a solution: the page of its puzzle
book-puzzle-on = página { $page }
# The steps that a puzzle takes
book-class-trivial = trivial
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
book-rules-givens = Un punto señala una casilla dada: está bien desde el principio.
book-rules-unique = Cada nonograma tiene exactamente una solución.
book-rules-stars = Las estrellas y una palabra indican lo difícil que es un nonograma, desde media estrella (muy fácil) hasta cinco (diabólico). El tipo indica qué pasos hacen falta:
book-rules-class-trivial = Trivial: basta con mirar una vez cada línea, en el orden adecuado.
book-rules-class-lines = Línea a línea: basta con mirar las líneas de una en una.
book-rules-class-trials = Con pruebas: de vez en cuando hay que probar con una casilla y ver que lleva a una contradicción.
book-rules-class-deep-trials = Con pruebas largas: la contradicción no llega hasta muchas líneas después.
book-rules-class-guessing = Con suposiciones: para algunas casillas no se conoce ningún razonamiento corto.
