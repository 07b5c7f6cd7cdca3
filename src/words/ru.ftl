# Russian. Words: nonogram, puzzle = (японский) кроссворд; row = строка; column = столбец;
# line (row, column or diagonal) = линия; falling, rising diagonal = нисходящая, восходящая
# диагональ; cell = клетка; clue, clues = число, числа; run = группа ("группа из 4"); block of
# filled cells = часть группы; filled = закрашено; empty = пусто; cross = крестик; known cell =
# известная клетка; gap = промежуток; hint = подсказка; mistake = ошибка; mark = отметка;
# guess = догадка; contradiction = противоречие; board, grid = поле; picture = картинка;
# image = изображение; drawing = рисунок; checkpoint = контрольная точка; undo, redo = отменить,
# вернуть; check = проверить; unique, fair = одно решение; pen = карандаш; game = игра.
# The reader is "вы". Facts are impersonal ("в столбце 3 пусто"), so that a column that is named
# is not taken for a whole column; no gender is needed.
#
# .in: where ("в строке 8", "на нисходящей диагонали 4"). .nor: behind a negation ("нет красного",
# "нет ни красного, ни синего"). .clause: facts in a list ("в столбце 3 пусто, а в столбце 5
# закрашено"). .group, .groupof: a length and its color as a group ("красная группа из 4", "красной
# группы из 4"); .number: a color before a number ("красное 4"). A number that does not stand beside
# its noun takes no plural category (21 cells are "столбцы 1–21"): these choose by [1].

## Lists

list-comma = { $first }, { $second }
    .nor = { $first }, ни { $second }
list-and = { $first } и { $second }
    .clause = { $first }, а { $second }
list-or = { $first } или { $second }
    .nor = ни { $first }, ни { $second }
list-sentences = { $first } { $second }
list-semicolon = { $first }; { $second }
aside = { $what } ({ $aside })

## Lines of the board. $label is a number, or what stands beside the line. A falling diagonal goes
## from the upper left to the lower right, a rising one from the lower left to the upper right.

line-row = строка { $label }
    .genitive = строки { $label }
    .accusative = строку { $label }
    .in = в строке { $label }
line-column = столбец { $label }
    .genitive = столбца { $label }
    .in = в столбце { $label }
line-falling-diagonal = нисходящая диагональ { $label }
    .genitive = нисходящей диагонали { $label }
    .accusative = нисходящую диагональ { $label }
    .in = на нисходящей диагонали { $label }
line-rising-diagonal = восходящая диагональ { $label }
    .genitive = восходящей диагонали { $label }
    .accusative = восходящую диагональ { $label }
    .in = на восходящей диагонали { $label }
line-region = область { $label }
    .genitive = области { $label }
    .in = в области { $label }
line-block = квадрат вокруг { $label }
    .genitive = квадрата вокруг { $label }
    .in = в квадрате вокруг { $label }

lines-row = строки
    .in = в строках
lines-column = столбцы
    .in = в столбцах
lines-falling-diagonal = нисходящие диагонали
    .in = на нисходящих диагоналях
lines-rising-diagonal = восходящие диагонали
    .in = на восходящих диагоналях
lines-region = области
    .in = в областях
lines-block = квадраты
    .in = в квадратах

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first }–{ $last }
cells-cell = { $count ->
    [1] клетка { $places }
   *[other] клетки { $places }
}
    .genitive = { $count ->
        [1] клетки { $places }
       *[other] клеток { $places }
    }
    .in = { $count ->
        [1] в клетке { $places }
       *[other] в клетках { $places }
    }
cells-cell-many = { $count } из клеток { $first }–{ $last }
    .in = в { $count } из клеток { $first }–{ $last }
cells-of-line = { $cells } { $line-genitive }
    .genitive = { $cells-genitive } { $line-genitive }
    .in = { $cells-in } { $line-genitive }
cells-several = { $cells }
    .genitive = { $cells-genitive }
    .in = { $cells-in }
cells-many = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
    .genitive = { $count ->
        [one] { $count } клетки
        [few] { $count } клеток
        [many] { $count } клеток
       *[other] { $count } клеток
    }
    .in = { $count ->
        [one] в { $count } клетке
        [few] в { $count } клетках
        [many] в { $count } клетках
       *[other] в { $count } клетках
    }
# Cells of a line, counted and not named.
cells-of-total = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
} { $line-genitive }
    .in = в { $count ->
        [one] { $count } клетке
       *[other] { $count } клетках
    } { $line-genitive }
cell-crossing = { $row }, { $column }
    .genitive = клетки ({ $row }, { $column })
    .in = в клетке ({ $row }, { $column })
cell-of-line = { $line }, клетка { $at }
    .genitive = клетки { $at } { $line-genitive }
    .in = в клетке { $at } { $line-genitive }

## Runs, the numbers of a clue. $length is a number, "?" or length-color.

run = { $length-group } { $line-in }
run-first = первая { $length-group } { $line-in }
run-last = последняя { $length-group } { $line-in }
run-nth = { $place ->
    [2] вторая
    [3] третья
    [4] четвёртая
    [5] пятая
    [6] шестая
    [7] седьмая
    [8] восьмая
    [9] девятая
    [10] десятая
   *[other] { $place }-я
} { $length-group } { $line-in }
length-range = { $least }–{ $most }
length-least = { $least } или более
length-color = { $color-number } { $length }
    .genitive = { $color-genitive } { $length }
    .group = { $color-group } из { $length }
    .groupof = { $color-groupof } из { $length }
run-any = { $length-group }
    .genitive = { $length-groupof }
run-every = любая группа
    .genitive = любой группы
clue-runs = { $runs }
clue-run = { $length }
    .genitive = { $length-genitive }
# In the genitive: "числа 8 групп", "для 8 групп".
runs-many = { $count ->
    [one] { $count } группы
    [few] { $count } групп
    [many] { $count } групп
   *[other] { $count } групп
}

## Colors. A file may have others, under its own names.

color-black = чёрный
    .genitive = чёрного
    .nor = чёрного
    .group = чёрная группа
    .groupof = чёрной группы
    .number = чёрное
color-white = белый
    .genitive = белого
    .nor = белого
    .group = белая группа
    .groupof = белой группы
    .number = белое
color-gray = серый
    .genitive = серого
    .nor = серого
    .group = серая группа
    .groupof = серой группы
    .number = серое
color-dark-gray = тёмно-серый
    .genitive = тёмно-серого
    .nor = тёмно-серого
    .group = тёмно-серая группа
    .groupof = тёмно-серой группы
    .number = тёмно-серое
color-light-gray = светло-серый
    .genitive = светло-серого
    .nor = светло-серого
    .group = светло-серая группа
    .groupof = светло-серой группы
    .number = светло-серое
color-brown = коричневый
    .genitive = коричневого
    .nor = коричневого
    .group = коричневая группа
    .groupof = коричневой группы
    .number = коричневое
color-dark-brown = тёмно-коричневый
    .genitive = тёмно-коричневого
    .nor = тёмно-коричневого
    .group = тёмно-коричневая группа
    .groupof = тёмно-коричневой группы
    .number = тёмно-коричневое
color-red = красный
    .genitive = красного
    .nor = красного
    .group = красная группа
    .groupof = красной группы
    .number = красное
color-light-red = светло-красный
    .genitive = светло-красного
    .nor = светло-красного
    .group = светло-красная группа
    .groupof = светло-красной группы
    .number = светло-красное
color-dark-red = тёмно-красный
    .genitive = тёмно-красного
    .nor = тёмно-красного
    .group = тёмно-красная группа
    .groupof = тёмно-красной группы
    .number = тёмно-красное
color-orange = оранжевый
    .genitive = оранжевого
    .nor = оранжевого
    .group = оранжевая группа
    .groupof = оранжевой группы
    .number = оранжевое
color-light-orange = светло-оранжевый
    .genitive = светло-оранжевого
    .nor = светло-оранжевого
    .group = светло-оранжевая группа
    .groupof = светло-оранжевой группы
    .number = светло-оранжевое
color-dark-orange = тёмно-оранжевый
    .genitive = тёмно-оранжевого
    .nor = тёмно-оранжевого
    .group = тёмно-оранжевая группа
    .groupof = тёмно-оранжевой группы
    .number = тёмно-оранжевое
color-yellow = жёлтый
    .genitive = жёлтого
    .nor = жёлтого
    .group = жёлтая группа
    .groupof = жёлтой группы
    .number = жёлтое
color-light-yellow = светло-жёлтый
    .genitive = светло-жёлтого
    .nor = светло-жёлтого
    .group = светло-жёлтая группа
    .groupof = светло-жёлтой группы
    .number = светло-жёлтое
color-dark-yellow = тёмно-жёлтый
    .genitive = тёмно-жёлтого
    .nor = тёмно-жёлтого
    .group = тёмно-жёлтая группа
    .groupof = тёмно-жёлтой группы
    .number = тёмно-жёлтое
color-green = зелёный
    .genitive = зелёного
    .nor = зелёного
    .group = зелёная группа
    .groupof = зелёной группы
    .number = зелёное
color-light-green = светло-зелёный
    .genitive = светло-зелёного
    .nor = светло-зелёного
    .group = светло-зелёная группа
    .groupof = светло-зелёной группы
    .number = светло-зелёное
color-dark-green = тёмно-зелёный
    .genitive = тёмно-зелёного
    .nor = тёмно-зелёного
    .group = тёмно-зелёная группа
    .groupof = тёмно-зелёной группы
    .number = тёмно-зелёное
color-turquoise = бирюзовый
    .genitive = бирюзового
    .nor = бирюзового
    .group = бирюзовая группа
    .groupof = бирюзовой группы
    .number = бирюзовое
color-light-turquoise = светло-бирюзовый
    .genitive = светло-бирюзового
    .nor = светло-бирюзового
    .group = светло-бирюзовая группа
    .groupof = светло-бирюзовой группы
    .number = светло-бирюзовое
color-dark-turquoise = тёмно-бирюзовый
    .genitive = тёмно-бирюзового
    .nor = тёмно-бирюзового
    .group = тёмно-бирюзовая группа
    .groupof = тёмно-бирюзовой группы
    .number = тёмно-бирюзовое
color-blue = синий
    .genitive = синего
    .nor = синего
    .group = синяя группа
    .groupof = синей группы
    .number = синее
color-light-blue = голубой
    .genitive = голубого
    .nor = голубого
    .group = голубая группа
    .groupof = голубой группы
    .number = голубое
color-dark-blue = тёмно-синий
    .genitive = тёмно-синего
    .nor = тёмно-синего
    .group = тёмно-синяя группа
    .groupof = тёмно-синей группы
    .number = тёмно-синее
color-purple = фиолетовый
    .genitive = фиолетового
    .nor = фиолетового
    .group = фиолетовая группа
    .groupof = фиолетовой группы
    .number = фиолетовое
color-light-purple = светло-фиолетовый
    .genitive = светло-фиолетового
    .nor = светло-фиолетового
    .group = светло-фиолетовая группа
    .groupof = светло-фиолетовой группы
    .number = светло-фиолетовое
color-dark-purple = тёмно-фиолетовый
    .genitive = тёмно-фиолетового
    .nor = тёмно-фиолетового
    .group = тёмно-фиолетовая группа
    .groupof = тёмно-фиолетовой группы
    .number = тёмно-фиолетовое
color-pink = розовый
    .genitive = розового
    .nor = розового
    .group = розовая группа
    .groupof = розовой группы
    .number = розовое
color-light-pink = светло-розовый
    .genitive = светло-розового
    .nor = светло-розового
    .group = светло-розовая группа
    .groupof = светло-розовой группы
    .number = светло-розовое
color-dark-pink = тёмно-розовый
    .genitive = тёмно-розового
    .nor = тёмно-розового
    .group = тёмно-розовая группа
    .groupof = тёмно-розовой группы
    .number = тёмно-розовое
color-background = фон
    .genitive = фона
color-shaded = закрашено
    .genitive = закрашенного
color-lettered = { $color } { $letter }
    .genitive = { $color-genitive } { $letter }
    .nor = { $color-nor } { $letter }
    .group = { $color-group } { $letter }
    .groupof = { $color-groupof } { $letter }
    .number = { $color-number } { $letter }
ink-named = «{ $name }»
    .group = группа цвета «{ $name }»
    .groupof = группы цвета «{ $name }»

## Facts: what is known of cells. $cells has their names, $count their number. $colors is a list of
## colors with "or".

fact-empty = { $cells-in } пусто
fact-filled = { $cells-in } закрашено
fact-color = { $cells-in } — { $color }
fact-not-empty = { $cells-in } не пусто
fact-not = { $cells-in } нет { $colors-nor }
fact-one-of = { $cells-in } — { $colors }
fact-one-or-empty = { $cells-in } — { $colors } либо пусто
fact-more = ещё { $count ->
    [one] { $count } клетка уже известна
    [few] { $count } клетки уже известны
    [many] { $count } клеток уже известно
   *[other] { $count } клетки уже известно
}
since = , так как { $facts-clause }

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $count ->
    [1] число { $clue } помещается
   *[other] числа { $clue } помещаются
} { $line-in } впритык: { $result-clause }.
rule-no-runs = { $line-in } нет групп: там всё пусто.
rule-overlap-empty = { $run } стоит на участке из { $room ->
    [one] { $room } клетки
   *[other] { $room } клеток
}: где бы она ни стояла, { $result-clause }.
rule-region = { $line } одного цвета, и { $facts-clause }; значит, { $result-clause }.
rule-total-reached = { $count ->
    [0] { $line-in } допускается 0 клеток
   *[other] { $facts-clause }, и больше таких быть не может
}; значит, { $result-clause }.
rule-total-none-color = { $line-in } допускается 0 клеток (цвет: { $color }); значит, { $result-clause }.
rule-total-needed = { $line-in } { $count ->
    [one] нужна { $count } клетка
    [few] нужны { $count } клетки
   *[other] нужно { $count } клеток
}, а для большего нет места{ $since }; значит, { $result-clause }.
rule-total-needed-color = { $line-in } { $count ->
    [one] нужна { $count } клетка
    [few] нужны { $count } клетки
   *[other] нужно { $count } клеток
} (цвет: { $color }), а для большего нет места{ $since }; значит, { $result-clause }.
rule-complete = все группы { $line-genitive } найдены: остальное пусто.
rule-one-place = { $run } может стоять только { $place-in }{ $since }.
rule-overlap = { $run } стоит где-то { $place-in }{ $since }; значит, { $result-clause }.
# Runs of one line that the same cells limit, each with its place
run-within = { $run } стоит где-то { $place-in }
run-placed = { $run } может стоять только { $place-in }
rule-overlaps = { $runs }{ $since }; значит, { $result-clause }.
rule-places = { $runs }{ $since }.
rule-beside = { $run } стоит { $place-in }{ $since }; значит, { $result-clause }.
rule-before-first = { $run } стоит { $place-in }{ $since }; перед ней групп нет, значит, { $result-clause }.
rule-behind-last = { $run } стоит { $place-in }{ $since }; после неё групп нет, значит, { $result-clause }.
rule-between = { $run } заканчивается не дальше { $end-genitive }, а следующая { $next-group } начинается не раньше { $start-genitive }{ $since }; значит, { $result-clause }.
rule-before = { $run } не может начинаться раньше { $start-genitive }{ $since }; значит, { $result-clause }.
rule-behind = { $run } не может доходить дальше { $end-genitive }{ $since }; значит, { $result-clause }.
# The run covers a painted block, for the reasons in $since
rule-before-covering = { $run } стоит { $block-in }{ $since }, и потому не может начинаться раньше { $start-genitive }; значит, { $result-clause }.
rule-behind-covering = { $run } стоит { $block-in }{ $since }, и потому не может доходить дальше { $end-genitive }; значит, { $result-clause }.
rule-unreached = ни одна группа { $line-genitive } не доходит до { $cells-genitive }{ $since }; значит, там пусто.
rule-unreached-color = до { $cells-genitive } { $line-genitive } не доходит ни одна группа { $colors-genitive } цвета{ $since }; значит, { $result-clause }.
rule-block-whole = { $block-in } { $line-genitive } — готовая группа из { $count }{ $since }; значит, { $result-clause }.
rule-block-ends = какая бы группа { $line-genitive } ни стояла { $block-in }, дальше она не идёт{ $since }; значит, { $result-clause }.
rule-block-ends-run = { $run } стоит { $block-in } и дальше не идёт{ $since }; значит, { $result-clause }.
rule-gap = { $gap-in } { $line-genitive } слишком мало места для { $runs-genitive }{ $since }; значит, { $result-clause }.
rule-no-fit = ни одна группа { $line-genitive } не может стоять { $cells-in }{ $since }; значит, { $result-clause }.
rule-no-fit-color = ни одна группа { $colors-genitive } цвета { $line-genitive } не может стоять { $cells-in }{ $since }; значит, { $result-clause }.
rule-edge = { $block-in } { $line-genitive } — часть группы из { $least } или более клеток{ $since }; значит, { $result-clause }.
rule-edge-any = какая бы группа { $line-genitive } ни стояла { $block-in }, она идёт дальше{ $since }; значит, { $result-clause }.
rule-join = { $blocks-in } { $line-genitive } — одна и та же группа{ $since }; значит, { $result-clause }.
rule-split = если бы { $cell-in } { $line-genitive } было закрашено, соседние клетки слились бы в группу из { $length }, а такой длинной группы нет{ $since }; значит, { $result-clause }.
rule-color-no-gap = { $own-clause }, и промежутка { $line-in } там быть не может{ $since }; значит, { $result-clause }.
rule-color-no-gap-nor = { $own-clause }, и { $line-in } там нет промежутка и не может быть { $colors-nor }{ $since }; значит, { $result-clause }.
rule-color-no-run = { $own-clause }, и { $colors-nor } { $line-in } там тоже быть не может{ $since }; значит, { $result-clause }.
rule-one-way = для { $count ->
    [1] числа
   *[other] чисел
} { $clue-genitive } { $line-in } есть только один вариант{ $since }; значит, { $result-clause }.
rule-few-ways = для { $count ->
    [1] числа
   *[other] чисел
} { $clue-genitive } { $line-in } есть всего { $ways ->
    [one] { $ways } вариант
    [few] { $ways } варианта
    [many] { $ways } вариантов
   *[other] { $ways } варианта
}{ $since }; { $ways ->
    [2] в обоих случаях
   *[other] во всех случаях
} { $result-clause }.
clue-of-region = «один цвет»
clue-with-regions = { $clue } (с учётом областей)
rule-pattern = { $line }: { $result-clause }, иначе условие { $clue } не выполняется{ $since }.
rule-pattern-ways = для условия { $clue } { $line-in } есть всего { $ways ->
    [one] { $ways } вариант
    [few] { $ways } варианта
    [many] { $ways } вариантов
   *[other] { $ways } варианта
}{ $since }; { $ways ->
    [1] значит,
   *[other] в каждом из них
} { $result-clause }.
rule-all-runs = { $line }: { $result-clause }, иначе { $count ->
    [1] число { $clue } не поместится
   *[other] числа { $clue } не поместятся
}{ $since }.
rule-first-runs = { $line }: { $result-clause }, иначе { $count ->
    [1] первое число ({ $clue }) не поместится
   *[other] первые числа ({ $clue }) не поместятся
}{ $since }.
rule-last-runs = { $line }: { $result-clause }, иначе { $count ->
    [1] последнее число ({ $clue }) не поместится
   *[other] последние числа ({ $clue }) не поместятся
}{ $since }.
rule-all-many = { $line }: { $result-clause }, иначе группы (всего { $count }) не поместятся{ $since }{ $near }.
rule-first-many = { $line }: { $result-clause }, иначе первые группы (всего { $count }) не поместятся{ $since }{ $near }.
rule-last-many = { $line }: { $result-clause }, иначе последние группы (всего { $count }) не поместятся{ $since }{ $near }.
# Behind a sentence about many runs: the one or two that can cover the cells
near-runs = ; туда { $count ->
    [one] доходит
   *[other] доходят
} только { $runs }

## Suppositions and what they lead to

suppose = что, если { $fact }?
so = значит, { $facts-clause }.
likewise = точно так же { $facts-clause }.
either = разберём оба варианта: { $cell }.
either-if = если { $fact }:
either-way = в любом случае { $facts-clause }.
contradiction = противоречие: { $why }.
dead-no-runs = { $line-in } нет групп, но не всё пусто{ $since }
dead-run = для { $length-groupof } { $line-in } нет места{ $since }
dead-pattern = условие { $clue } { $line-in } не выполняется{ $since }
dead-all-runs = { $count ->
    [1] число { $clue } не помещается
   *[other] числа { $clue } не помещаются
} { $line-in }{ $since }
dead-first-runs = { $count ->
    [1] первое число { $line-genitive } ({ $clue }) не помещается
   *[other] первые числа { $line-genitive } ({ $clue }) не помещаются
}{ $since }
dead-last-runs = { $count ->
    [1] последнее число { $line-genitive } ({ $clue }) не помещается
   *[other] последние числа { $line-genitive } ({ $clue }) не помещаются
}{ $since }
dead-all-many = группы { $line-genitive } (всего { $count }) не помещаются{ $since }
dead-first-many = первые группы { $line-genitive } (всего { $count }) не помещаются{ $since }
dead-last-many = последние группы { $line-genitive } (всего { $count }) не помещаются{ $since }
guess = догадка без короткого объяснения: { $facts-clause }. Иначе через { $lines ->
    [one] { $lines } линию
    [few] { $lines } линии
    [many] { $lines } линий
   *[other] { $lines } линии
} получится противоречие.
guess-beyond-lines = догадка без короткого объяснения: { $facts-clause }.

## Hints, in three levels, and mistakes

hint-look = посмотрите на { $line-accusative }.
hint-look-after = посмотрите на { $before-accusative }, а потом на { $line-accusative }.
hint-try = по отдельным линиям дальше не продвинуться. Попробуйте сделать предположение об одной из клеток { $line-genitive }.
hint-nowhere = по отдельным линиям дальше не продвинуться, а проверка любого предположения слишком длинная, чтобы за ней проследить.
hint-follows = можно определить: { $cells }.
hint-certain = { $cells }: ответ известен, но коротко его не объяснить.
mistake-clues = сами числа противоречат друг другу.
mistake-marks = { $count ->
    [1] эта отметка не может быть верной
   *[other] эти отметки не могут быть верны все сразу
}: { $facts-clause }.
mistake-unshown = такого нет ни в одном решении, но коротко это не объяснить.

## Walks

heading-mixed = Шаг за шагом
heading-colors = Каких цветов быть не может
heading-empty-line = Наложение
heading-region = Области
heading-total = Суммы
heading-complete = Готовые линии
heading-overlap = Наложение с известными клетками
heading-reach = Недостижимые клетки
heading-bounded = Готовые группы
heading-small-gap = Тесные промежутки
heading-edge = Продолжить группу
heading-joining = Соединить
heading-split = Разделить
heading-color = Остался один цвет
heading-enumeration = Линия целиком
heading-trial = Что, если… (противоречие)
heading-either = Оба варианта
heading-solver = Догадка
line-range = { $lines } { $first }–{ $last }
walk-empty-lines = пустые линии (число 0): { $lines }.
walk-solved = все клетки определены.
walk-dead-end = { $contradiction } Решения нет.
walk-time = время вышло; { $count ->
    [one] осталась { $count } клетка
    [few] остались { $count } клетки
    [many] осталось { $count } клеток
   *[other] остались { $count } клетки
}.
walk-memory = шаги занимают больше { $mebibytes } МиБ памяти; { $count ->
    [one] осталась { $count } клетка
    [few] остались { $count } клетки
    [many] осталось { $count } клеток
   *[other] остались { $count } клетки
}.
walk-several = решений несколько, и рассуждением дальше не продвинуться; { $count ->
    [one] осталась { $count } клетка
    [few] остались { $count } клетки
    [many] осталось { $count } клеток
   *[other] остались { $count } клетки
}.
walk-none = решения нет, но коротко это не объяснить; { $count ->
    [one] осталась { $count } клетка
    [few] остались { $count } клетки
    [many] осталось { $count } клеток
   *[other] остались { $count } клетки
}.
walk-stuck = не нашлось рассуждения, которое ведёт дальше; { $count ->
    [one] осталась { $count } клетка
    [few] остались { $count } клетки
    [many] осталось { $count } клеток
   *[other] остались { $count } клетки
}.
walk-cut = время вышло; есть и другие шаги.
walk-complete = в остальных клетках этих линий пусто: { $lines }.
walk-since = так как:{" "}
walk-earlier = { $count ->
    [one] (опирается ещё на { $count } шаг)
    [few] (опирается ещё на { $count } шага)
    [many] (опирается ещё на { $count } шагов)
   *[other] (опирается ещё на { $count } шага)
}

## Verdicts: why there is no picture, and which limit ended the work; clauses without a full stop.
## $more and $fewer are "rows", "columns" ...

reason-totals = { $more-in } закрашено не меньше { $least ->
    [one] { $least } клетки
   *[other] { $least } клеток
}, а { $fewer-in } — не больше { $most }
reason-totals-color = { $more-in } закрашено не меньше { $least ->
    [one] { $least } клетки
   *[other] { $least } клеток
} (цвет: { $color }), а { $fewer-in } — не больше { $most }
reason-line = { $line-accusative } нельзя заполнить, если учесть остальные линии
reason-search = ни одна картинка не подходит ко всем линиям сразу
limit-time = время вышло
limit-memory = не хватает памяти
limit-placements = число вариантов для { $line-genitive } — { $placements }; вместе с предыдущими линиями это больше предела { $limit }
limit-placements-uncounted = число вариантов для { $line-genitive } больше 10^38; вместе с предыдущими линиями это больше предела { $limit }
limit-capacity = таблица ограниченного размера заполнена
limit-solver = решатель сдался
limit-conflicts = короткая попытка закончилась
limit-weights = чисел, которые это доказывают, не найдено
limit-patterns = подсказки с шаблонами, области и числа в клетках доказываются только числами
limit-interrupted = прервано
limit-literals = в формуле больше { $limit } литералов

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = очень лёгкий
difficulty-easy = лёгкий
difficulty-tricky = непростой
difficulty-hard = трудный
difficulty-fiendish = зверский
difficulty-with-trials = { $difficulty }, с { $count ->
    [1] одним предположением
    [one] { $count } предположением
   *[other] { $count } предположениями
}
difficulty-with-guesses = { $difficulty }, с { $count ->
    [1] одной догадкой
    [one] { $count } догадкой
   *[other] { $count } догадками
}
time-minutes = { $n ->
    [one] около { $n } минуты
   *[other] около { $n } минут
}
time-hours = { $n ->
    [one] около { $n } часа
   *[other] около { $n } часов
}
time-many-hours = много часов

## Proofs by numbers: why a picture is the only one. $lines: two lines cross in a cell, or more.
## $goal and $most are numbers; k and M behind numbers stay.

weights-title = { $kind ->
   *[unique] Почему нет другой картинки
    [none] Почему картинки нет
}
weights-each = { $kind ->
   *[unique] { $lines ->
       *[two] Где картинка отличается от этой, строка получает число клетки, а столбец — { $goal } минус это число.
        [more] Где картинка отличается от этой, строка получает число клетки, а две другие линии через эту клетку делят остаток от { $goal }.
    }
    [none] { $lines ->
       *[two] За каждую закрашенную клетку картинки строка получает число клетки, а столбец теряет его.
        [more] За каждую закрашенную клетку картинки строка получает число клетки, а две другие линии через эту клетку вместе теряют его.
    }
}
weights-together = { $kind ->
   *[unique] Значит, все линии вместе получают ровно { $goal } за каждую отличающуюся клетку.
    [none] Значит, все линии вместе получают ровно 0.
}
weights-most = { $kind ->
   *[unique] Но числа на краю позволяют им получить всего не больше { $most }: ни одна клетка отличаться не может.
    [none] Но числа на краю позволяют им получить всего не больше { $most }: такой картинки нет.
}
weights-stuck = Но в одной линии уже ничего не помещается: такой картинки нет.
weights-trials = { $count ->
    [one] До этого { $count } предположение исключило цвет клетки своими числами.
    [few] До этого { $count } предположения исключили цвета клеток своими числами.
    [many] До этого { $count } предположений исключили цвета клеток своими числами.
   *[other] До этого { $count } предположения исключили цвета клеток своими числами.
}
weights-colors = Если цветов несколько, клетка показывает число, которое дальше всего от 0.
weights-short = Большие числа сокращены: 16k — это около 16 000, 5M — около 5 000 000.
weights-line = { $line }: числа на краю позволяют не больше { $most }. Больше всего получает:

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = Первый шаг
explain-back = Назад
explain-next = Дальше
explain-last = Последний шаг
explain-step = Шаг { $number } из { $all }
explain-reasons = почему
explain-news = что следует

## Problems of files. A message is "line 3, column 4: <problem-…>, expected <want-…>"; below it, or behind it in
## parentheses, stands <advice-…>, how to mend it. None has a full stop. Words between ` ` stand so in files: they
## stay as they are, and so do words in capital letters that stand for a number or a name, such as
## HEIGHT. $found is a part of the file. In a problem, $count is a number of things that were found.

problem-at = строка { $line }, символ { $column }: { $problem }, { $expected }
problem-at-advice = строка { $line }, символ { $column }: { $problem }, { $expected } ({ $advice })
problem-list = { $first }; { $second }
problem-expected = ожидалось: { $wanted }
problem-alone = { $problem }, { $expected }

problem-found = найдено `{ $found }`
problem-found-plain = найдено { $found }
problem-found-nothing = ничего не найдено
problem-found-list = найден список
problem-found-object = найден объект
problem-found-list-of = найден список из { $count ->
    [one] { $count } элемента
   *[other] { $count } элементов
}
problem-negative = найдено отрицательное число
problem-number-large = число { $found } слишком большое
problem-no-number = нет числа
problem-text-ends = текст обрывается
problem-missing = нет `{ $name }`
problem-no-size = нет размера
problem-size = размер не указан или невозможен
problem-file-ends = файл заканчивается
problem-ends-rows = файл заканчивается после чисел для { $count ->
    [one] { $count } строки
   *[other] { $count } строк
}
problem-ends-columns = файл заканчивается после чисел для { $count ->
    [one] { $count } столбца
   *[other] { $count } столбцов
}
problem-clue-lines = числа для { $count ->
    [one] { $count } линии
   *[other] { $count } линий
}
problem-clues-many = числа для { $count ->
    [one] { $count } линии
   *[other] { $count } линий
}
problem-no-columns = нет столбцов
problem-columns-line = нет строки файла с числами столбцов
problem-section-missing = нет раздела `{ $name }`
problem-section-twice = раздел `{ $name }` встречается дважды
problem-section-clues = в разделе `{ $name }` числа для { $count ->
    [one] { $count } линии
   *[other] { $count } линий
}
problem-list-clues = в списке `{ $name }` числа для { $count ->
    [one] { $count } линии
   *[other] { $count } линий
}
problem-json-fields = среди полей объекта { $names } нет чисел
problem-line-missing = нет строки файла `{ $name }`
problem-clues-missing = нет чисел `{ $name }`
problem-no-word = в начале строки файла найдено `{ $found }`, а не слово
problem-behind-clues = после чисел последней линии найдено `{ $found }`
problem-between-numbers = между числами найдено `{ $found }`
problem-color-place = вместо цвета найдено `{ $found }`
problem-not-three = не три слова
problem-no-zero = в конце `{ $found }` нет 0
problem-no-puzzle-number = нет номера кроссворда
problem-colon-lines = { $count ->
    [one] { $count } строка файла
    [few] { $count } строки файла
    [many] { $count } строк файла
   *[other] { $count } строки файла
} с `:`
problem-table-missing = нет таблицы `{ $name }`

problem-color-undeclared = цвет `{ $color }` не объявлен
problem-color-unusable = цвет `{ $color }` не объявлен, или это фон
problem-color-twice = цвет `{ $color }` объявлен дважды
problem-color-nameless = у цвета нет названия
problem-background-undeclared = цвет фона `{ $color }` не объявлен
problem-background-run = группа не может быть цвета фона
problem-two-colors = клетки из двух цветов пока не поддерживаются
problem-no-palette = нет палитры
problem-one-color = только один цвет
problem-colors = { $count ->
    [one] { $count } цвет
    [few] { $count } цвета
    [many] { $count } цветов
   *[other] { $count } цвета
}
problem-colors-more = больше { $count ->
    [one] { $count } цвета
   *[other] { $count } цветов
}
problem-signs-more = больше { $count ->
    [one] { $count } знака
   *[other] { $count } знаков
}

problem-run-colorless = у группы `{ $run }` нет цвета
problem-run-lengthless = у группы `{ $run }` нет длины
problem-clue-needs = для этих чисел { $needs ->
    [one] нужна { $needs } клетка
    [few] нужны { $needs } клетки
    [many] нужно { $needs } клеток
   *[other] нужно { $needs } клетки
}
problem-run-needs = группа из { $run ->
    [one] { $run } клетки
   *[other] { $run } клеток
}

problem-rows-of-cells = { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
} клеток
problem-row-has = в строке { $row } — { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
problem-this-row-has = в этой строке { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
problem-row-surplus = лишняя строка ({ $row }-я)
problem-row-open = последняя строка не заканчивается
problem-picture-rows = в картинке { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}
problem-picture-row = в строке { $row } картинки — { $cells } между `{ $first }` и `{ $last }`
problem-picture-cells = в картинке { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
problem-goal-cells = в картинке-ответе { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
problem-saved-cells = в сохранённом состоянии игры { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
problem-cells-more = слишком много клеток
problem-goal-open = в картинке-ответе есть клетка без определённого цвета
problem-saved-letters = в `saved` есть буквы, которые не обозначают цвета
problem-no-board = из этих строк не получается поле
problem-no-bit = найден знак, который не является битом
problem-no-bitmap = это не чёрно-белое изображение (PBM)
problem-behind-board = эта клетка — за концом поля
problem-no-given = в строке { $row } клетка { $place } не может быть заданной
problem-hole-rows = { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
} знаков для вырезанных клеток
problem-region-rows = { $count ->
    [one] { $count } строка знаков областей
    [few] { $count } строки знаков областей
   *[many] { $count } строк знаков областей
}
problem-number-rows = { $count ->
    [one] { $count } строка чисел
    [few] { $count } строки чисел
   *[many] { $count } строк чисел
}
problem-signs = { $count ->
    [one] { $count } знак
    [few] { $count } знака
    [many] { $count } знаков
   *[other] { $count } знака
}
problem-only-holes = { $line-in } все клетки вырезаны

problem-empty = файл пуст
problem-no-puzzle = в файле нет кроссворда
problem-several-puzzles = в файле { $count ->
    [one] { $count } кроссворд
    [few] { $count } кроссворда
    [many] { $count } кроссвордов
   *[other] { $count } кроссворда
}
problem-xml-empty = в этом XML нет кроссворда
problem-bytes = больше { $count ->
    [one] { $count } байта
   *[other] { $count } байт
}
problem-lines = больше { $count ->
    [one] { $count } строки
   *[other] { $count } строк
} в файле
problem-puzzles = больше { $count ->
    [one] { $count } кроссворда
   *[other] { $count } кроссвордов
}
problem-cells-together = больше { $count ->
    [one] { $count } клетки
   *[other] { $count } клеток
} во всех кроссвордах вместе
problem-notes-together = больше { $count ->
    [one] { $count } байта
   *[other] { $count } байт
} названий и примечаний во всех кроссвордах вместе
problem-not-utf8 = байт { $at } ({ $byte }) — не UTF-8
problem-not-utf16 = файл помечен как UTF-16, но это не UTF-16
problem-image = это изображение { $kind }
problem-graymap = это изображение в оттенках серого (PGM)
problem-pixmap = это цветное изображение (PPM)
problem-pdf = это документ PDF
problem-archive = это архив ZIP
problem-archive-damaged = архив ZIP повреждён
problem-archive-none = в архиве ZIP нет файла с головоломкой
problem-member = в `{ $name }`: { $problem }
problem-could-be = это может быть { $formats }
problem-page = на этой странице нет читаемой головоломки
problem-no-format = найдено `{ $found }`, а так не начинается ни один известный формат
problem-unequal-lists = единственные два списка чисел требуют { $count } и { $other } клеток
problem-version = версия формата { $found }
problem-type = кроссворд типа `{ $type }`
problem-hex-sides = шестиугольник, у которого `side` и `sides` есть одновременно или нет ни того ни другого
problem-board-large = поле слишком большое
problem-entity = сущность XML, которую определяет сам файл
problem-name-spaces = больше { $count ->
    [one] { $count } пространства
   *[other] { $count } пространств
} имён
problem-attributes = больше { $count ->
    [one] { $count } атрибута
   *[other] { $count } атрибутов
} у одного элемента
problem-nested = вложенность элементов больше { $count }
problem-variable = `var d` — не список списков чисел
problem-variable-numbers = эти числа — не кроссворд

number-rows = количество строк
number-columns = количество столбцов
number-run = длина группы
number-sum = сумма
number-colors = количество цветов
number-side = длина стороны
number-side-lines = количество линий, которые начинаются у стороны
number-row = номер строки поля
number-place = номер клетки в этой строке
want-whole = { $what }, целое число не меньше 1
want-numbers = { $what }
want-text = `{ $text }`
want-end-or = конец файла или одно из слов { $words }
want-one = один
want-some = хотя бы один
want-at-most = не больше { $count }
want-rows = { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}
want-columns = { $count ->
    [one] { $count } столбец
    [few] { $count } столбца
    [many] { $count } столбцов
   *[other] { $count } столбца
}
want-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
want-rows-and-columns = { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
    [many] { $rows } строк
   *[other] { $rows } строки
} и { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
    [many] { $columns } столбцов
   *[other] { $columns } столбца
}
want-lines = { $count } ({ $lines })
want-lines-of = { $lines }: { $count }
want-as-board = { $count }, как на поле
want-as-rows-before = { $count }, как в предыдущих строках
want-as-size = { $count }, как указано в размере
want-as-line = { $count }, как указано в `{ $name }`
want-as-clues = { $count }, как следует из чисел
want-row-as-clues = { $cells } между `{ $first }` и `{ $last }`, как следует из чисел
want-rows-as-board = { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}, как на поле
want-cells-as-board = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}, как в этой строке поля
want-cells-of-row = не больше { $count }: столько клеток в этой строке
want-clue-of-line = условие поменьше для линии: { $line }
want-cells-of-line = не больше { $cells }: столько клеток { $line-in }
want-stretch-of-line = не больше { $cells }: столько клеток { $line-in } на самом длинном участке между вырезанными
want-row-cells = { $count }, по одному на каждую клетку строки
want-row-each = { $count }, по одной на каждую строку поля
want-cell-each-line = хотя бы одна клетка в каждой линии
want-hole-sign = `#` для клетки или `.` для вырезанной клетки
want-region-sign = буква или цифра
want-number-sign = цифра или `.`
want-touching = соприкасающиеся клетки одной области
want-blank-rows-columns = пустая строка файла между строками и столбцами
want-blank-columns-rows = пустая строка файла между столбцами и строками
want-mark-rows-columns = строка файла `{ $mark }` между строками и столбцами
want-end-rows = конец файла после строк
want-end-columns = конец файла после столбцов
want-sections = `rows` и `columns`, каждое слово на отдельной строке файла
want-sections-once = `rows` и `columns`, по одному разу на кроссворд
want-sizes = `width` и `height` вместе или ни того ни другого
want-property = `rows`, `columns` или свойство
want-separator = запятая, точка или пробел
want-zero = 0 в конце каждой строки файла
want-square = столько же строк, сколько столбцов (пустая линия — 0)
want-colons = `:` перед строками, перед столбцами и после них
want-colons-six = `:` перед каждым из шести наборов чисел A–F и после них
want-six-groups = шесть наборов чисел, размеры которых согласованы
want-six-named = шесть наборов чисел: { $names }
want-clues-or-goal = числа строк и столбцов или картинка-ответ
want-columns-line = ещё одна строка файла после той, где числа строк
want-lengths = список длин групп, целых чисел не меньше 1
want-pairs = пары из знака и длины, например `#,3,#,1`
want-runs-rgb = количество групп, затем длина, красный, зелёный и синий каждой, например `1 3 255 0 0`
want-letters-numbers = буквы от A (это 1) до Z (это 26)
want-table-sign = 1, 0 или -1
want-pattern = условие, например `* 3a *`, `{ "{" }1a 2a{ "}" }`, `?a =7a` или `0 | 5a`
want-typed-clue = число, например `3 1`
want-hexadecimal = две шестнадцатеричные цифры после `-`
want-known-number = число (здесь `?` может означать и одну группу, и несколько)
want-link-sign = цифры, `-` и две цифры или буква от g до z
want-color-value = цвет, например #ff8800
want-color-hex = цвет, например FF0000
want-color-name = название цвета или #rrggbb
want-color-letter = `-` или цвет от `a` до `{ $last }`
want-color-letters = буквы объявленных цветов или `-`
want-color-each = `-` или буква цвета для каждой клетки
want-color-only = `a`, единственный объявленный цвет
want-color-declared = один из объявленных цветов, от `a` до `{ $last }`
want-color-once = каждый цвет один раз
want-color-element = элемент `<color>` для него
want-declared-name = название объявленного цвета
want-declared-sign = знак объявленного цвета
want-declared-letter = буква объявленного цвета
want-declared-runs = группы объявленных цветов
want-declaration = `SIGN:SIGN COLOR`, например `b:*  blue`
want-fewer-colors = меньше цветов
want-two-colors = хотя бы два цвета в `colors`
want-palette = цвет фона и хотя бы ещё один, например `#ffffff #000000`
want-letter-behind = буква после числа, например `{ $run }a`
want-number-before = число или `?` перед буквой
want-number-letter = число и буква или название цвета
want-attribute-name = атрибут `name`
want-cell-sign = 0 или 1 либо . или # для каждой клетки
want-goal-sign = 0, 1 или буква цвета
want-nonogram-sign = `x` или `_` для каждой клетки
want-image-sign = знак цвета (`char`), `?` или `|`
want-bit = 0 или 1
want-bitmap = `P1` или `P4` в начале
want-given-letter = буква для каждой заданной клетки
want-given = клетка поля и буквы её цветов
want-each-cell-once = каждая клетка один раз
want-hole = `-`: здесь вырезанная клетка
want-each-cell = по одному цвету кроссворда на каждую клетку
want-one-color-each = по одному цвету на каждую клетку поля
want-letters-each = для каждой клетки буквы её цветов
want-rows-bars = строки между `|`
want-rows-slashes = строки между `/` и `\`
want-rows-board = строки прямоугольника, шестиугольника или треугольников между косыми чертами
want-puzzle = кроссворд
want-possible = допустимый кроссворд
want-board = другое поле
want-smaller-board = поле меньшего размера
want-smaller-file = файл меньшего размера
want-smaller-picture = картинка меньшего размера
want-other-picture = другая картинка
want-fewer-puzzles = меньше в одном файле
want-puzzle-file = файл кроссворда
want-archive = неповреждённый архив ZIP
want-puzzle-files = файлы с головоломками, например `.non` или `.nonogram`
want-utf8 = UTF-8
want-utf16 = UTF-16 или UTF-8
want-one-format = содержимое, которое подходит только к одному формату
want-format = `rect HEIGHT WIDTH`, `hex SIDE` или `tri A B C D E F` (.clues), строки `rows` и `columns` (.non) или другой формат из docs/FORMATS.md
want-header = `rect HEIGHT WIDTH`, `hex SIDE` или `tri A B C D E F`
want-sides = согласованные стороны A–F
want-hex-sides = `side` или шесть `sides`
want-version = версия { $version }
want-type = тип `grid` или `triddler`
want-nonograms-org = числа со страницы nonograms.org
want-link = адрес, например https://puzz.link/p?nonogram/COLUMNS/ROWS/CLUES
want-penpa = адрес penpa-edit с `m=edit&p=` и всем, что следует
want-penpa-grid = сетка из квадратов с местом для чисел сверху и слева
want-penpa-number = числа и `?`, над полем или слева от него
want-game-id = `WIDTHxHEIGHT:` и числа, между числами `.`, между линиями `/`
want-puzzle-element = элемент `<puzzle>`
want-nonogram-element = элемент `<Nonogram>`
want-xml = правильный XML
want-plain-xml = XML без этого
want-json = JSON по описанию в docs/FORMATS.md
want-json-puzzle = объект с `nonosat`, `shape`, `colors` и `clues`
want-json-clues = списки чисел, например `rows` и `columns` или `row_clues` и `col_clues`
want-equal-lists = два списка, числа которых требуют одинакового количества клеток: строк и столбцов
want-closed-list = скобка, закрывающая каждый список
want-one-reading = имена или суммы, которые подходят к одному прочтению
want-page = числа под `Строки` и `Столбцы`, скрипт с двумя списками чисел или `task`
want-json-picture = строки клеток, например [[0, 1], [1, 0]]
want-puzzlekit = данные puzzlekit: объект с `problem`
want-json-list = список
want-json-text = текст в кавычках
want-json-number = целое число не меньше 0

advice-sizes = размер определяет, для скольких линий нужны числа
advice-board = поле в первой строке файла определяет, для скольких линий нужны числа
advice-first-line = в первой строке файла указано: { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}
advice-height-width = в разделе числа для стольких линий, сколько указано в `height` или `width`
advice-empty-own-line = у пустой линии поля тоже есть своя строка файла
advice-empty-clue = для пустой линии поля пишут число 0
advice-empty-zero-line = для пустой линии поля пишут 0 на отдельной строке файла
advice-runless-line = для линии без групп тоже нужна своя запись среди чисел
advice-blank-clue = для пустой линии поля нужна пустая строка файла, в том числе в конце файла
advice-columns-here = может быть, перед этой строкой файла нужна строка `columns`?
advice-add-size = в этом разделе числа для { $count ->
    [one] { $count } линии
   *[other] { $count } линий
}: добавьте `{ $name } { $count }`
advice-meant = может быть, имелось в виду `{ $text }`?
advice-declare = объявите его перед числами: color { $color } #rrggbb
advice-declare-sign = объявите его под `#d`, например `b:*  blue`
advice-add-color = добавьте его в палитру во второй строке файла
advice-save-utf8 = сохраните файл как текст UTF-8
advice-unpack = сначала распакуйте его
reading-lists =
    `{ $rows }` прочитано как строки, `{ $columns }` как столбцы{ $zeros ->
        [yes] ; нули по краям опущены
       *[no] {""}
    }
reading-encoding = текст не в UTF-8 и прочитан как { $encoding }

## Why a board, clues, a goal or a picture are no puzzle. No full stops; these also stand in the place
## of problem-… above.

puzzle-size = поле { $shape } невозможно: на нём должно быть от 1 до { $cells ->
    [one] { $cells } клетки
   *[other] { $cells } клеток
}, а в одной линии не больше { $line }
puzzle-hole = вырезанной клетки { $cell } нет на поле
puzzle-no-cell = в одной из линий все клетки вырезаны
puzzle-colors = { $found ->
    [one] { $found } цвет
    [few] { $found } цвета
    [many] { $found } цветов
   *[other] { $found } цвета
}; в кроссворде их может быть от 2 до { $most }, считая фон
puzzle-clues = числа для { $found ->
    [one] { $found } линии
   *[other] { $found } линий
}, а на поле их { $expected }
puzzle-clue-long = для этих чисел { $needs ->
    [one] нужна { $needs } клетка
    [few] нужны { $needs } клетки
    [many] нужно { $needs } клеток
   *[other] нужно { $needs } клетки
}, а в линии их { $cells }
puzzle-run-long = группа из { $run ->
    [one] { $run } клетки
   *[other] { $run } клеток
}, а в линии между вырезанными клетками их не больше { $cells }
puzzle-region = в области { $cells } клеток; области бывают только у прямоугольника, не больше { $most }
puzzle-blocks = у квадратов бывают только числа, на прямоугольнике без вырезанных клеток и областей
puzzle-no-word = ни одна линия из { $cells ->
    [one] { $cells } клетки
   *[other] { $cells } клеток
} не подходит под это условие
puzzle-pattern-large = для этого условия нужно слишком много памяти
puzzle-empty-run = группа из 0 клеток
puzzle-run-color = цвета группы нет в палитре, или это фон
puzzle-given = заданной клетки { $cell } нет на поле, или ей не остаётся ни одного цвета
puzzle-side = у стороны { $side } { $count ->
    [one] { $count } линия
    [few] { $count } линии
    [many] { $count } линий
   *[other] { $count } линии
}, а должно быть { $expected } = { $sum }
puzzle-side-follows = линий у стороны { $side } было бы { $expected } = { $sum }
document-goal = у картинки-ответа не тот размер или не те цвета, что у кроссворда
document-saved = у состояния игры не тот размер или не те цвета, что у кроссворда
mismatch-board = поле картинки — { $found }, а кроссворда — { $expected }
mismatch-line = { $line-in } получается { $found }, а числа там другие
mismatch-line-empty = { $line-in } пусто, а числа там другие
mismatch-given = у заданной клетки ({ $cell }) другой цвет
size-impossible = поле { $size } (столбцы x строки) невозможно: на нём должно быть от 1 до { $cells ->
    [one] { $cells } клетки
   *[other] { $cells } клеток
}, а в одной линии не больше { $line }
size-expected = ожидалось: 20x15 (столбцы x строки) или стороны: hex:7, tri:5, tri:2,1,2,2,1,2
random-cells = { $found ->
    [one] { $found } клетка
    [few] { $found } клетки
    [many] { $found } клеток
   *[other] { $found } клетки
}, ожидалось: не больше { $most }
random-stars = ожидалось: звёзды от 0.5 до 5, сначала меньшее число
random-thing = только прямоугольники от { $least }x{ $least } клеток без симметрии показывают предмет
random-symmetry = у поля { $shape } нет симметрии `{ $symmetry }`
random-mosaic = мозаика — это чёрно-белый прямоугольник
random-class = с подсказками { $clues } головоломки класса { $class } не создаются
repair-picture = картинка не подходит к кроссворду: { $why }

## Images from which puzzles are made: why one cannot be used

image-unreadable = это не изображение PNG, JPEG, SVG, GIF, BMP, WebP, PGM или PPM, или его нельзя прочитать
image-unreadable-why = это не изображение PNG, JPEG, SVG, GIF, BMP, WebP, PGM или PPM, или его нельзя прочитать: { $why }
image-large = изображение { $width } x { $height } пикселей слишком большое, ожидалось: не больше { $side } по каждой стороне и { $megabytes } МБ после распаковки
image-frame = фрагмент выходит за край изображения, в нём { $width } x { $height } пикселей
image-side = сторона в { $found ->
    [one] { $found } клетку
    [few] { $found } клетки
    [many] { $found } клеток
   *[other] { $found } клетки
}, ожидалось: от 1 до { $most }
image-colors = { $found ->
    [one] { $found } цвет
    [few] { $found } цвета
    [many] { $found } цветов
   *[other] { $found } цвета
}; в кроссворде их может быть от 2 до { $most }, считая фон
image-slow = изображение не удалось прочитать вовремя
image-transparent = всё изображение прозрачно
image-blank = на изображении ничего не выделяется: ни одна клетка не будет закрашена
image-thin = изображение слишком узкое: вышло бы { $columns } x { $rows } клеток

## Writing: why a puzzle cannot be written. $format: the name of a file format, the same in every language

write-read-only = формат `{ $format }` можно только читать
write-lossy = в формате `{ $format }` нельзя сохранить: { $features }
write-no-picture = в формате `{ $format }` хранится картинка, а у кроссворда нет картинки-ответа, которая подходит к его числам
write-impossible = в формате `{ $format }` этот кроссворд сохранить нельзя
write-one = в файле формата `{ $format }` может быть только один кроссворд, а не { $count }
write-among = кроссворд { $number }: { $why }

## Refusals: why the page or its server does not answer

refused-bytes = слишком много данных: nonosat принимает здесь не больше { $count ->
    [one] { $count } байта
   *[other] { $count } байт
}
refused-cells = на поле { $found ->
    [one] { $found } клетка
    [few] { $found } клетки
    [many] { $found } клеток
   *[other] { $found } клетки
}, а страница принимает не больше { $most }
refused-busy = слишком много запросов одновременно; попробуйте ещё раз
refused-slow = запрос пришёл слишком медленно; попробуйте ещё раз
refused-broken = запрос обрывается
edit-regions = поля с областями или числами в клетках пока нельзя изменять
card-author = автор: { $name }
card-about = Каждое число — группа закрашенных клеток в своей линии: найдите картинку.
clue-needs = { $needs ->
    [one] нужна { $needs } клетка
    [few] нужны { $needs } клетки
    [many] нужно { $needs } клеток
   *[other] нужно { $needs } клетки
}, а { $line-in } их { $cells }
clue-needs-stretch = { $needs ->
    [one] нужна { $needs } клетка
    [few] нужны { $needs } клетки
    [many] нужно { $needs } клеток
   *[other] нужно { $needs } клетки
} подряд, а { $line-in } между вырезанными клетками их { $cells }

## What a puzzle can have and a format may be unable to keep: a list of these stands behind "left out" or
## "without"

feature-hexagon = шестиугольное поле
feature-triangles = поле из треугольников
feature-unequal-sides = неравные стороны поля
feature-holes = вырезанные клетки
feature-regions = области
feature-blocks = числа в клетках
feature-colors = несколько цветов
feature-unknown-lengths = группы неизвестной длины
feature-ranges = группы с диапазоном длин
feature-unknown-colors = группы неизвестного цвета
feature-unknown-lines = линии с неизвестными числами
feature-patterns = линии с шаблонами
feature-givens = заданные клетки
feature-partial-givens = заданные клетки с несколькими возможными цветами
feature-inks = вид цветов
feature-background = цвет фона
feature-color-names = названия цветов
feature-goal = картинка-ответ
feature-saved = состояние игры
feature-partial-saved = клетки с несколькими возможными цветами в состоянии игры
feature-title = название
feature-author = автор
feature-rights = авторские права и лицензия
feature-catalogue = запись в каталоге
feature-remark = примечание

## Texts that are the same in every language

plain = { $text }
    .group = группа из { $text }
    .groupof = группы из { $text }

## Clues read from images

scan-no-grid = на этом изображении нет поля с числами рядом
scan-slow = числа не удалось прочитать вовремя
scan-found = { $name }: { $what }
scan-size = { $width } x { $height } клеток
scan-sure = все числа прочитаны уверенно
scan-unsure = { $count ->
    [0] прочитано с несколькими изменениями
    [one] { $count } число под вопросом
    [few] { $count } числа под вопросом
    [many] { $count } чисел под вопросом
   *[other] { $count } числа под вопросом
}
scan-unique = с одним решением
scan-several = с несколькими решениями, возможно, так и напечатано
scan-none = без решения
scan-too-long = { $line }: нужно клеток: { $needs }, а есть { $cells }; одно из чисел там неверно
scan-undecided = время вышло раньше, чем нашлось решение
scan-changed = { $line }: { $now }, а не { $read }: только тогда есть решение
scan-changed-unique = { $line }: { $now }, а не { $read }: только тогда есть решение, и только одно
scan-rim = { $lines }: возможно, это не край. Поле { $width } x { $height }?
scan-number = { $line }, место { $place }: { $numbers }
scan-color = { $line }, место { $place }: цвет { $colors }
scan-nothing = ничего
scan-more = { $count ->
    [one] ещё { $count } число под вопросом
    [few] ещё { $count } числа под вопросом
    [many] ещё { $count } чисел под вопросом
   *[other] ещё { $count } числа под вопросом
}

## Page: the bar and its menus

page-bar-screens = Разделы
page-bar-play = Играть
page-bar-make = Создать
page-bar-mine = Мои
page-bar-menus = Меню
page-menu-more = Меню
page-menu-gear = Параметры
page-menu-new = Новый…
page-menu-open = Принести кроссворд…
page-menu-recent = Недавние…
page-menu-save = Сохранить…
page-menu-export = Экспорт рисунка
page-copy-link = Скопировать ссылку
page-menu-print = Печать
page-menu-statistics = Статистика…
page-menu-save-all = Сохранить все игры
page-menu-load-all = Загрузить сохранённые игры…
page-menu-clear = Очистить поле
page-menu-checkpoint = Поставить контрольную точку
page-menu-return = Назад к контрольной точке
page-menu-edit-clues = Изменить числа…
page-menu-preferences = Настройки…
page-menu-full-screen = Полный экран
page-menu-solve = Решить
page-menu-unique = Одно ли решение?
page-menu-image = Создать из изображения…
page-menu-keys = Клавиши…
page-no-puzzle = Нет кроссворда
page-clock-pause = Пауза
page-clock-go-on = Продолжить

## Page: the first screen

page-continue = Продолжить
page-continue-play = Играть дальше
page-learn = Впервые здесь?
page-learn-about = Научитесь за минуту, на поле 5 × 5.
page-learn-show = Покажите
page-learn-how = Как играть
page-learn-step = Шаг { $n } из { $all }
page-learn-wrong = Не эта. Посчитайте ещё раз.
page-learn-done = Готово! Это всё: у каждого кроссворда одна картинка, и числа ведут к ней.
page-learn-tool = Сначала возьмите нужный инструмент: он под полем.
page-learn-drawn = Кошка
page-learn-new = Кое-что новое
page-learn-skip = Пропустить
page-learn-begin = К кроссворду
page-hello = Из чисел получается картинка.
page-hello-skip = Я знаю правила: картинка дня
page-learn-play = Решить настоящий
page-lesson-1 = 5 рядом со строкой — это пять закрашенных клеток подряд. В строке всего пять клеток: нажмите каждую или проведите по ним.
page-lesson-2 = 1 1 1 — это три отдельные клетки, а между ними пустые. Расставить их можно только одним способом.
page-lesson-3 = В строке есть всё, что требуют числа. Возьмите крестик и отметьте остальные клетки: они точно пустые.
page-lesson-4 = Снова возьмите карандаш. Столбцы читаются так же, сверху вниз. В обоих: 1, промежуток, затем 2.
page-lesson-5 = В этой строке 3, и две клетки уже закрашены. Три подряд: закрасьте ту, что между ними.
page-lesson-6 = Теперь сами: в этой строке 5, а в крайних столбцах по 4. Не хватает пяти клеток.
page-lesson-lines-1 = Здесь линии идут в трёх направлениях. Эта — горизонтальная, и её число заполняет все клетки.
page-lesson-lines-2 = Эта линия наклонная. Часть уже закрашена; закрасьте остальное.
page-lesson-lines-3 = В этой линии уже есть её 1. Возьмите крестик и отметьте остальное.
page-lesson-colors-1 = У каждого числа свой цвет. 2 — красное: закрасьте две клетки красным.
page-lesson-colors-2 = Затем синее 3: возьмите синий и закрасьте три клетки. Разные цвета могут соприкасаться.
page-lesson-colors-3 = Снова возьмите красный: дважды по две клетки. Между группами одного цвета остаётся хотя бы одна пустая.
page-lesson-open = Неизвестные числа
page-lesson-open-1 = За «?» скрыто число, не меньше 1. Рядом с 3 для большего нет места.
page-lesson-open-2 = Сразу три. Здесь каждый — 1: иначе не поместятся.
page-percent = { $n } %
page-day-play = Решить сегодняшний
page-day-monday = Маленький и лёгкий
page-day-tuesday = Короткий
page-day-wednesday = Без спешки
page-day-thursday = Простор для мысли
page-day-friday = Крепкий орешек
page-day-saturday = Большой и цветной
page-day-sunday = Соты
page-day-triangles = Одни треугольники
page-day-large = Большой
page-day-feast = К этому дню
page-days = Календарь
page-days-about = Каждый день одна картинка, общая для всех. Пропущенные ждут здесь; решённые позже тоже входят в серию.
page-days-before = Предыдущий месяц
page-days-after = Следующий месяц
page-day-again = Сыграть ещё раз
page-day-streak =
    { $n ->
        [one] { $n } день подряд
        [few] { $n } дня подряд
        [many] { $n } дней подряд
       *[other] { $n } дня подряд
    }
page-random = Без конца
page-random-size = Размер
page-random-hexagons = шестиугольники
page-random-triangles = треугольники
page-random-difficulty = Сложность
page-random-about = Одно нажатие — и готов новый кроссворд.
page-random-working = Создаём кроссворд…
page-random-none = За это время ничего не нашлось. Попробуйте другой размер.
page-random-near = За это время не нашлось кроссворда такой сложности; этот близок к ней.
page-random-name = Без конца, { $size }
page-own = Создать свой
page-own-about = Нарисуйте его или возьмите фото: сразу видно, одно ли у него решение. Файлы кроссвордов можно перетащить сюда.
page-own-make = Открыть мастерскую
page-gallery = Кроссворды
page-gallery-solved = решено { $n } из { $all }
page-filter = Найти
page-filter-text = Имя или тема
page-filter-sizes = Все размеры
page-shelf-small = Маленькие
page-shelf-medium = Средние
page-shelf-large = Большие
page-filter-levels = Любая сложность
page-filter-colors = Любые цвета
page-filter-any = Решённые и нет
page-filter-unsolved = Только нерешённые
page-filter-solved = Только решённые
page-filter-none = Ничего не подходит.
page-shelf-start = Для начала
page-shelf-animals = Животные
page-shelf-food = Еда и напитки
page-shelf-nature = Природа
page-shelf-weather = Погода
page-shelf-space = Космос
page-shelf-home = Дома
page-shelf-tools = Инструменты
page-shelf-music = Музыка
page-shelf-sport = Спорт и игры
page-shelf-travel = Путешествия
page-shelf-people = Люди
page-shelf-letters = Буквы и знаки
page-shelf-seasons = Времена года и праздники
page-shelf-colors = Цветные
page-shelf-classic = Чёрно-белые
page-shelf-hex = Соты
page-shelf-triangles = Треугольники
page-shelf-count = { $n } из { $all }
page-shelf-next = Следующий нерешённый
page-shelf-list = Полки
page-shelf-by = Порядок полок
page-shelf-by-subject = По темам
page-shelf-by-size = По размеру
page-shelf-all = Показать все
page-card-name = № { $n }
page-no-name = Без названия
page-card-solved = решено за { $time }
page-game-share = готово { $n } %
page-game-solved = решено
page-card-colors =
    { $n ->
        [one] { $n } цвет
        [few] { $n } цвета
        [many] { $n } цветов
       *[other] { $n } цвета
    }
page-size-hexagon = шестиугольник { $sides }
page-size-triangles = треугольники { $sides }

## Page: the board

page-paused = Часы остановлены. Нажмите где угодно, чтобы продолжить.
page-clues = Числа
page-mark-blank = пусто
page-mark-clear = не отмечено
page-mark-maybe = может быть, { $what }
page-cell = { $place }: { $what }
page-cell-given = { $place }: { $what }, задано
page-cell-place-up = { $row }, клетка { $n } из { $all }, вершиной вверх
page-cell-place-down = { $row }, клетка { $n } из { $all }, вершиной вниз
page-clue = { $line }: { $clue }
page-clue-done = { $line }: { $clue }, готово
page-clue-problem = { $line }: { $problem }
page-clue-unknown = числа неизвестны
page-clue-unknown-length = неизвестная длина
page-clue-run = { $n } ({ $color })
page-line-done = { $line }: готово
page-readout-left = ещё { $n }
page-readout-over = лишних: { $n }
page-dock = Инструменты поля
page-more = Ещё
page-words = Подсказки и сообщения
page-words-close = Закрыть
page-again = Повторить
page-two-fingers = Один палец рисует, два пальца двигают поле.
page-wheel-moves = Колёсико меняет размер клеток. Чтобы сдвинуть поле, потяните рядом с клетками или по карте.
page-gamepad = Геймпад: A закрашивает, B ставит крестик, X отменяет, Y даёт подсказку.
page-pad = Крестовина
page-pad-up = Вверх
page-pad-left = Влево
page-pad-down = Вниз
page-pad-right = Вправо
page-pad-fill = Закрасить
page-zoom = Размер клеток
page-undo = Отменить
page-redo = Вернуть
page-undo-tip = Отменить (Ctrl+Z)
page-redo-tip = Вернуть (Ctrl+Y)
page-hint = Подсказка
page-hint-tip = Подсказка (H)
page-check = Проверить
page-check-tip = Проверить на ошибки (C)
page-fit-tip = Поле целиком (F)
page-zoom-smaller = Клетки мельче
page-zoom-larger = Клетки крупнее
page-zoom-fit = Поле целиком
page-tool-legend = Что делает щелчок или касание
page-tool-swap = Карандаш или крестик
page-tool-pen = Карандаш
page-tool-cross = Крестик
page-tool-maybe = Может быть
page-tool-cycle = По кругу
page-tool-pen-tip = Закрашивать клетки
page-tool-cross-tip = Ставить крестики
page-tool-maybe-tip = Записать догадку
page-tool-cycle-tip = Закрасить, поставить крестик, стереть: по очереди
page-tool-held = Инструмент: { $tool }.
page-palette = Цвет
page-cleared = Поле очищено. «Отменить» вернёт отметки.
page-clear-already = Поле и так чистое.
page-checkpoint-set = Контрольная точка { $n } поставлена.
page-checkpoint-back = Вы снова у контрольной точки { $n }.
page-checkpoint-none = Более ранней контрольной точки нет.
page-end-title = Решено!
page-end-time = ваше время
page-end-best = ваш рекорд { $time }
page-end-record = ваш новый рекорд
page-end-friend = время соперника
page-end-beat =
    { $result ->
        [faster] Вы быстрее на { $by }.
        [slower] Соперник быстрее на { $by }.
       *[equal] Ничья!
    }
page-end-hints =
    { $n ->
        [0] без подсказок
        [1] одна подсказка
        [one] { $n } подсказка
        [few] { $n } подсказки
        [many] { $n } подсказок
       *[other] { $n } подсказки
    }
page-end-mistakes =
    { $n ->
        [1] одна ошибка
        [one] { $n } ошибка
        [few] { $n } ошибки
        [many] { $n } ошибок
       *[other] { $n } ошибки
    }
page-end-next = Следующий кроссворд
page-end-share = Бросить вызов
page-end-challenge = Сможете быстрее, чем { $time }?
page-end-picture = Отправить картинку
page-end-copied = Ваше время и ссылка скопированы. О картинке они ничего не говорят.
page-end-close = Назад к полю
page-end-all = Все кроссворды
page-end-congratulations = Поздравляем! Кроссворд решён.
page-beat = Кто-то решил это за { $time }. Сможете быстрее?
page-beat-time = Ваше время / нужно быстрее: { $time }

## Page: hints and checks

page-further = Дальше
page-working = Ищем… Esc — прервать.
page-given-up = Прервано: отметки изменились.
page-cancelled = Прервано.
page-cancelled-after = Прервано через { $time }.
page-no-answer-in-time = За это время ответ не нашёлся.
page-no-solution = У кроссворда нет решения.
page-hint-which = Какие клетки?
page-hint-why = Почему?
page-hint-do = Сделать
page-hint-solved = Уже решено.
page-hint-several = С этого места у кроссворда несколько решений, и рассуждением дальше не продвинуться.
page-hint-none-in-time = За это время подсказка не нашлась.
page-hint-missing = Сейчас подсказки нет. Чтобы получить её, нажмите H.
page-hint-done = Готово. «Отменить» вернёт как было.
page-why-given = Эта клетка задана в самом кроссворде.
page-why-open = По отдельным линиям эту клетку пока не определить.
page-why-mistake = Где-то есть ошибка, поэтому ничего вывести нельзя. «Проверить» покажет, где она.
page-why-far =
    { $before ->
        [one] К этому ведёт ещё { $before } шаг. «Подсказка» покажет следующий.
        [few] К этому ведут ещё { $before } шага. «Подсказка» покажет следующий.
        [many] К этому ведут ещё { $before } шагов. «Подсказка» покажет следующий.
       *[other] К этому ведут ещё { $before } шага. «Подсказка» покажет следующий.
    }
page-check-right = Пока ошибок нет.
page-mistake = Где-то есть ошибка.
page-mistake-now = Так быть не может.
page-mistake-unknown = За это время не удалось найти, какие отметки неверны.
page-mistake-where = Показать, где
page-mistake-back = Назад к верному состоянию
page-mistake-undone =
    { $n ->
        [one] Отменён { $n } шаг: теперь всё верно.
        [few] Отменены { $n } шага: теперь всё верно.
        [many] Отменено { $n } шагов: теперь всё верно.
       *[other] Отменены { $n } шага: теперь всё верно.
    }
page-mistake-always = Игра началась с ошибки: верного состояния в ней не было.

## Page: solving

page-solving = Решаем
page-solve-ask = Решить кроссворд?
page-solve-about = Будет показана вся картинка. «Отменить» вернёт ваши отметки.
page-solving-elapsed = Прошло времени
page-solving-reading = Чтение
page-solving-lines =
    { $n ->
        [one] Линии по одной: осталась { $n } клетка
        [few] Линии по одной: остались { $n } клетки
        [many] Линии по одной: осталось { $n } клеток
       *[other] Линии по одной: остались { $n } клетки
    }
page-solving-probing =
    { $n ->
        [one] Проверка предположений: осталась { $n } клетка
        [few] Проверка предположений: остались { $n } клетки
        [many] Проверка предположений: осталось { $n } клеток
       *[other] Проверка предположений: остались { $n } клетки
    }
page-solving-formula = Решается формула: переменных { $variables }, дизъюнктов { $clauses }
page-solving-search =
    { $n ->
        [one] Перебор: пока { $n } тупик
        [few] Перебор: пока { $n } тупика
        [many] Перебор: пока { $n } тупиков
       *[other] Перебор: пока { $n } тупика
    }
page-solving-part = Перебор, часть { $n }
page-solve-done = Решено. «Отменить» вернёт ваши отметки.
page-solve-none = Решения нет: { $why }.
page-solve-undecided = Неизвестно: { $why }.
page-out-of-time = время вышло
page-unique-title = Одно решение
page-unique = У кроссворда ровно одно решение.
page-several-title = Несколько решений
page-several =
    { $n ->
        [one] У кроссворда несколько решений. Два из них различаются в { $n } клетке, она обведена на поле.
        [few] У кроссворда несколько решений. Два из них различаются в { $n } клетках, они обведены на поле.
        [many] У кроссворда несколько решений. Два из них различаются в { $n } клетках, они обведены на поле.
       *[other] У кроссворда несколько решений. Два из них различаются в { $n } клетках, они обведены на поле.
    }
page-none-title = Нет решения
page-none = У кроссворда нет решения: { $why }.
page-undecided-title = Неизвестно
page-undecided = Ответ не найден: { $why }.
page-proof-about =
    { $verdict ->
        [unique] Если сомневаетесь: один файл, а в нём кроссворд, его картинка и доказательство, что другой нет. Распакуйте его в отдельную папку и запустите там `python3 check.py`: всё будет проверено без nonosat.
        [several] Если сомневаетесь: один файл, а в нём кроссворд и две его картинки. Распакуйте его в отдельную папку и запустите там `python3 check.py`: всё будет проверено без nonosat.
       *[none] Если сомневаетесь: один файл, а в нём кроссворд и доказательство, что картинки у него нет. Распакуйте его в отдельную папку и запустите там `python3 check.py`: всё будет проверено без nonosat.
    }
page-proof-download = Скачать доказательство
page-weights = { $verdict ->
   *[unique] Почему оно одно?
    [none] Почему нет ни одного?
}
page-weights-working = Поиск чисел
page-weights-nothing = Показать нечего: { $why }.
page-weights-line = Линия
page-weights-choose = Выберите клетку, чтобы увидеть её строку, и ещё раз — следующую линию через неё.
page-verify = Проверить программой с доказанной правильностью
page-verify-working = Программа проверяет
page-verify-accepted = { $verdict ->
   *[unique] Принято: картинка единственная. Правильность самой программы доказана.
    [none] Принято: картинки нет. Правильность самой программы доказана.
}
page-verify-refused = Программа отвергает это доказательство: { $why }.
page-verify-nothing = Проверять нечего, чисел нет: { $why }.
page-proof-working = Доказываем
page-proof-none = Файла нет: { $why }.
page-proof-out-of-time = за это время доказательство не нашлось
page-proof-saved = Файл { $name } сохранён, { $size }.

## Page: drawing a puzzle

page-make = Создать кроссворд
page-draw-tools = Инструменты рисования
page-draw-tool = Инструмент
page-draw-pen = Карандаш
page-draw-line = Линия
page-draw-box = Рамка
page-draw-fill = Заливка
page-draw-hole = Вырезать клетки
page-draw-across = Симметрия слева и справа
page-draw-down = Симметрия сверху и снизу
page-draw-unusable = { $tool }: { $why }
page-draw-box-rectangle = Для рамки нужны строки и столбцы.
page-draw-hole-rectangle = Вырезать клетки можно только в прямоугольнике.
page-draw-across-unlike = Правая половина этого поля не такая, как левая.
page-draw-down-unlike = Нижняя половина этого поля не такая, как верхняя.
page-draw-picture = Картинка
page-draw-mirror = Отразить слева направо
page-draw-flip = Отразить сверху вниз
page-draw-turn = Повернуть
page-draw-left = Сдвинуть влево
page-draw-right = Сдвинуть вправо
page-draw-up = Сдвинуть вверх
page-draw-below = Сдвинуть вниз
page-draw-clear = Стереть всё
page-outline = Форма и размер
page-outline-change = Форма и размер…
page-outline-of = Форма и размер: { $size }
page-columns = Столбцы
page-rows = Строки
page-easel = Картинка
page-easel-size = Картинка, { $size }
page-easel-keys = Стрелки двигают курсор, вместе с Shift — рисуют; Shift с Home, Page Up, End или Page Down — наискосок. Пробел закрашивает, Delete стирает; плюс, минус и F меняют масштаб.
page-easel-no-cell = нет клетки
page-hole-line = В каждой строке и каждом столбце должна остаться клетка.
page-lamp-working = Проверяем…
page-lamp-empty = Пока ничего не нарисовано.
page-lamp-fair = Одно решение: другой картинки нет.
page-lamp-several = Решений пока несколько: эти числа подходят и другим картинкам.
page-lamp-cells =
    { $n ->
        [one] Под вопросом { $n } клетка.
        [few] Под вопросом { $n } клетки.
        [many] Под вопросом { $n } клеток.
       *[other] Под вопросом { $n } клетки.
    }
page-lamp-cells-at-least =
    { $n ->
        [one] Под вопросом не меньше { $n } клетки.
       *[other] Под вопросом не меньше { $n } клеток.
    }
page-lamp-undecided = За { $time } ответ не нашёлся.
page-lamp-other = Другая картинка с теми же числами
page-mend = Исправить
page-mend-working = Ищем, как изменить меньше всего клеток…
page-mend-out-of-time = За это время исправление не нашлось.
page-mend-impossible = Исправить нельзя.
page-mend-found =
    { $n ->
        [one] Если изменить { $n } клетку, решение будет одно.
        [few] Если изменить { $n } клетки, решение будет одно.
        [many] Если изменить { $n } клеток, решение будет одно.
       *[other] Если изменить { $n } клетки, решение будет одно.
    }
page-mend-fewest = Меньше нельзя.
page-mend-do = Изменить их
page-mend-not = Оставить так
page-draw-title = Название
page-draw-colors = Цвета
page-color-add = Ещё цвет
page-color-background = Фон
page-color-number = Цвет { $n }
page-color-use = Рисовать: { $name }
page-color-looks = { $name }: как выглядит
page-color-called = { $name }: как называется
page-color-remove = Убрать: { $name }
page-color-near = Почти одинаковы: { $one }, { $other }. На поле их не различить.
page-draw-play = Играть
page-draw-save = Сохранить, PNG, печать…
page-draw-image = Бросьте картинку
page-draw-image-about = или нажмите и выберите: она станет кроссвордом
page-drawing-new = Новый
page-drawings = Мои рисунки
page-drawing-copy = Скопировать: { $name }
page-drawing-copied = { $name } (копия)
page-drawing-damaged = Этот рисунок не читается.
page-drawing-full = В этом браузере нет места для ещё одного рисунка. Сохраните его в файл или удалите другие.
page-drop-here = Отпустите: картинка станет кроссвордом, кроссворд откроется
page-draw-prove = Доказать, что решение одно
page-publish-button = Опубликовать…
page-publish-menu = Опубликовать, QR-код…
page-publish = Публикация
page-publish-author = Автор
page-publish-ending = Показать название только в конце
page-publish-link = Ссылка на кроссворд
page-publish-code = Ссылка в виде QR-кода
page-publish-code-save = Сохранить код
page-publish-code-none = Ссылка слишком длинная для QR-кода.
page-publish-frame = Вставка на другой сайт
page-publish-frame-copy = Скопировать код вставки
page-embed-open = Открыть в nonosat
page-embed-none = Здесь нет кроссворда.
page-print = Печать
page-print-which = Что
page-print-this = этот кроссворд
page-print-collection = кроссворды коллекции
page-print-count = Кроссвордов не больше
page-print-each = Кроссвордов на странице
page-print-letters = Буквы цветов у чисел
page-print-large = Крупно, при необходимости на нескольких листах
page-print-answers-too = Ответы на отдельном листе
page-print-code = QR-код ссылки
page-print-answers = Ответы
page-print-unsolved = решение не нашлось вовремя
page-print-sheet = Лист { $n } из { $all }: ряд { $row }, столбец { $column }
page-publish-copied = Скопировано.
page-publish-by-hand = Скопируйте вручную: браузер не разрешает.
page-publish-local = Эта ссылка работает только на этом компьютере. Разместите страницу на сервере, чтобы поделиться кроссвордом.
page-publish-card-about = Там, куда вставлена ссылка, виден только её текст: для предпросмотра нужен сервер nonosat serve.
page-draw-name = Мой рисунок

## Page: dialogs

page-ok = ОК
page-cancel = Отмена
page-number-wrong = { $name }: нужно целое число от { $least } до { $most }, а здесь: { $found }
page-number-missing = нет числа
page-new = Новый кроссворд
page-new-shape = Форма
page-new-rectangle = Прямоугольник
page-new-hexagons = Шестиугольники
page-new-triangles = Треугольники
page-new-alike = Все стороны равны
page-new-side = Сторона
page-new-colors = Цвета
page-new-done = Нарисуйте картинку: её числа стоят по краю. Или введите числа сами: «Изменить числа» в меню.
page-outline-facts =
    { $size }: { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
        [many] { $cells } клеток
       *[other] { $cells } клетки
    }, { $lines ->
        [one] { $lines } линия
        [few] { $lines } линии
        [many] { $lines } линий
       *[other] { $lines } линии
    }
page-outline-many =
    { $n ->
        [one] Больше { $n } клетки — слишком много.
       *[other] Больше { $n } клеток — слишком много.
    }
page-outline-side-e = Сторона E была бы { $n }: A + B − D. Уменьшите D или увеличьте A или B.
page-outline-side-f = Сторона F была бы { $n }: C + D − A. Уменьшите A или увеличьте C или D.
page-outline-zero = Две соседние стороны не могут быть обе равны 0.
page-clues-edit = Изменить числа
page-clues-about = Числа через пробел или точку, `3 1` или `3.1`; ничего или `0` — пустая линия, `*` — неизвестная, `2-4` — от 2 до 4 клеток, `2+` — 2 или более, `?` — неизвестная длина.
page-clues-letters = Буква после числа — его цвет, например 3a: { $letters }; ? — неизвестный.
page-clues-letter = { $letter } { $name }
page-lines-rows = Строки
page-lines-columns = Столбцы
page-lines-falling = Нисходящие диагонали
page-lines-rising = Восходящие диагонали
page-clues-differ = Суммы не совпадают: { $why }.
page-clues-use = Всё равно применить
page-clues-unused = Введённые числа не применены. Нажмите Esc или «Отмена» ещё раз, чтобы отказаться от них.
page-clues-used = Числа применены.
page-clues-unsolvable = У этих чисел нет решения: { $why }.
page-image = Создать из изображения
page-image-file = Изображение (PNG, JPEG, GIF, BMP, WebP)
page-image-original = Изображение; затемнённое отрезается
page-image-drag = Проведите по нему, чтобы вырезать часть.
page-image-suggestions = Варианты
page-image-suggest = Предложить настройки
page-image-drop = Перетащите сюда, вставьте или выберите файл
page-image-settings = Настроить вручную
page-image-working = Ищем хорошие настройки…
page-image-inks =
    { $n ->
        [one] { $n } цвет
        [few] { $n } цвета
       *[many] { $n } цветов
    }
page-image-fair = одно решение
page-image-repaired = { $n ->
    [one] одно решение, изменена { $n } клетка
    [few] одно решение, изменены { $n } клетки
   *[other] одно решение, изменено { $n } клеток
}
page-image-doubt =
    { $n ->
        [one] { $n } клетка под вопросом
        [few] { $n } клетки под вопросом
       *[many] { $n } клеток под вопросом
    }
page-image-unknown = не проверено вовремя
page-image-tone = Цвета
page-image-threshold = Чёрное, где темнее, чем…
page-image-sketch = Чёрно-белое, как рисунок
page-image-filled = Чёрно-белое, контуры закрашены
page-image-otsu = Чёрно-белое, автоматически
page-image-local = Чёрное, где темнее, чем вокруг
page-image-edges = Контуры
page-image-dither = Серый цвет узором
page-image-several = Несколько цветов
page-image-darker = Темнее, чем
page-image-count = Число цветов вместе с фоном
page-image-same = как у изображения
page-image-crop = Убрать одноцветные края
page-image-invert = Поменять тёмное и светлое
page-image-cut = Обрезать, проценты
page-image-left = Слева
page-image-top = Сверху
page-image-right = Справа
page-image-bottom = Снизу
page-image-capture = Взять
page-image-facts =
    { $height ->
        [one] { $height } строка
        [few] { $height } строки
        [many] { $height } строк
       *[other] { $height } строки
    }, { $width ->
        [one] { $width } столбец
        [few] { $width } столбца
        [many] { $width } столбцов
       *[other] { $width } столбца
    }, { $colors ->
        [one] { $colors } цвет
        [few] { $colors } цвета
        [many] { $colors } цветов
       *[other] { $colors } цвета
    }
page-image-done = Картинка нарисована. Рядом с ней написано, одно ли решение у кроссворда.
page-scan = Числа кроссворда на этом изображении
page-scan-place = { $line }, число { $place }
page-scan-look = { $n ->
    [0] У этих чисел нет решения; сравните их с изображением.
    [one] Проверьте это число.
    [few] Проверьте эти { $n } числа.
    [many] Проверьте эти { $n } чисел.
   *[other] Проверьте эти { $n } числа.
}
page-scan-seen = Изображение с местами всех чисел: зелёные прочитаны уверенно, оранжевые нет, красные изменены из-за других линий
page-scan-colors = Числа в цветах
page-scan-play = Играть
page-scan-clues = На нём числа кроссворда, { $width } x { $height }.
page-scan-button = Решить этот кроссворд
page-scan-lines = Все линии
page-scan-lines-about = Каждую линию можно исправить здесь; нажатие на её числа на изображении ведёт к ней.
page-statistics = Статистика
page-statistics-table = Что решено
page-statistics-day = День
page-statistics-puzzle = Кроссворд
page-statistics-size = Размер
page-statistics-time = Время
page-statistics-hints = Подсказки
page-statistics-mistakes = Ошибки
page-statistics-export = Сохранить таблицей
page-sum-solved = решено
page-sum-time = всего
page-sum-mean = в среднем
page-sum-alone = без подсказок
page-sum-streak =
    { $n ->
        [one] день подряд
        [few] дня подряд
        [many] дней подряд
       *[other] дня подряд
    }
page-games-saved = Все игры сохранены в файл.
page-games-read =
    { $n ->
        [one] Загружена { $n } игра.
        [few] Загружены { $n } игры.
        [many] Загружено { $n } игр.
       *[other] Загружены { $n } игры.
    }
page-games-none = В файле { $name } нет сохранённых игр этой страницы.
page-recent = Недавние игры
page-recent-none = В этом браузере пока нет игр.
page-recent-delete = Удалить: { $name }
page-parts = Картинка из частей: { $n }
page-part = Часть { $n } из { $all }
page-mine-solved = Решённые картинки
page-mine-solved-none = Здесь будут висеть решённые вами картинки.
page-mine-drawings = Рисунки
page-mine-drawings-none = Здесь хранится то, что вы рисуете.
page-mine-games = Начатые
page-mine-backup = Всё одним файлом
page-mine-backup-about = Всё это хранит только этот браузер. Файл перенесёт это в другой.
page-mine-mended = Что-то из сохранённого в этом браузере было повреждено. Всё целое на месте; копия повреждённого текста остаётся в этом браузере как { $names }.
page-save = Сохранить
page-save-name = Название
page-save-format = Формат
page-save-print = Печать или PDF
page-save-usual = Обычные
page-save-others = Другие
page-save-json = JSON, сохраняет всё
page-save-png = PNG, картинка
page-save-svg = SVG, рисунок
page-save-without = Не войдёт: { $lost }.
page-saved-without = Сохранено, но не вошло: { $lost }.
page-saved = Сохранено.
page-save-impossible = { $format } ({ $why })
page-save-not = не войдёт: { $lost }
page-save-picture = в нём хранится картинка
page-save-letters = без пустых линий и чисел больше 26
page-save-square = только квадраты
page-save-other = сюда это не войдёт
page-preferences = Настройки
page-preferences-largest = Самая большая клетка, пиксели
page-preferences-left = Отступ слева, пиксели
page-preferences-top = Отступ сверху, пиксели
page-preferences-fill = В готовых линиях вычёркивать остальные клетки
page-preferences-mistakes = Сразу показывать ошибки
page-preferences-letters = Буквы на цветных клетках
page-preferences-theme = Оформление
page-preferences-system = Как в системе
page-preferences-light = Светлое
page-preferences-dark = Тёмное
page-preferences-contrast = Контрастное
page-preferences-inks = Цвета
page-preferences-own = Как в кроссворде
page-preferences-safe = Различимые при дальтонизме (до 15 цветов)
page-preferences-language = Язык
page-preferences-browser = Как в браузере
page-preferences-clock = Показывать часы
page-preferences-sound = Звуки
page-preferences-vibration = Вибрация
page-preferences-mirrored = Инструменты для левой руки
page-preferences-pixels = Размеры в пикселях

## Page: the list of keys

page-keys = Клавиши
page-key-arrows = Стрелки, Home, End, Page Up, Page Down
page-key-arrows-do = двигать курсор
page-key-space = Пробел, Shift+пробел
page-key-space-do = следующая отметка, предыдущая
page-key-enter = Enter, X, Q, Delete
page-key-enter-do = закрасить, поставить крестик, догадка, стереть
page-key-shift = Shift+стрелка
page-key-shift-do = рисовать вдоль линии
page-key-aslant = Shift+Home, Page Up, End, Page Down
page-key-aslant-do = на шестиугольниках и треугольниках рисовать влево вверх, вправо вверх, влево вниз, вправо вниз
page-key-digits = 1–9, 0
page-key-digits-do = выбрать цвет; 0 — десятый
page-key-comma = Запятая, точка
page-key-comma-do = предыдущий цвет, следующий
page-key-undo = Ctrl+Z, Ctrl+Y
page-key-undo-do = отменить, вернуть
page-key-save = Ctrl+S, Ctrl+O
page-key-save-do = сохранить, открыть
page-key-help-do = эта страница
page-key-hint = H, ещё и ещё раз
page-key-hint-do = подсказка: где, какие клетки, почему
page-key-follow-do = сделать то, что в подсказке
page-key-check = C, ещё раз
page-key-check-do = проверить на ошибки, показать, где ошибка
page-key-back-do = назад к верному состоянию
page-key-why-do = почему эта клетка такая
page-key-zoom-do = клетки крупнее, мельче, поле целиком
page-key-tool-do = карандаш или крестик, следующий инструмент; пока S нажата, другой из двух
page-key-escape = Esc
page-key-escape-do = прервать рисование, подсказку или проверку; убрать подсказку
page-key-drag = Тянуть рядом с клетками или двумя пальцами
page-key-drag-do = двигать поле
page-key-wheel = Колёсико или раздвинуть два пальца
page-key-wheel-do = крупнее, мельче
page-key-tap = Коснуться двумя пальцами, тремя
page-key-press = Долгое нажатие или W
page-key-number = Щелчок по числу
page-key-number-do = зачеркнуть его
page-key-gamepad = Геймпад
page-key-gamepad-do = стик или стрелки двигают курсор, A закрашивает, B ставит крестик, X отменяет, Y даёт подсказку, LB и RB меняют цвет; удерживайте A или B, чтобы вести линию
page-key-menus = В меню
page-key-menus-do = Вверх, вниз, Home, End и первые буквы выбирают; влево и вправо открывают соседнее меню; Esc закрывает его.

## Page: files, links, kept games

page-bring = Принести кроссворд
page-bring-file = Выберите файлы или перетащите их сюда
page-bring-kinds = кроссворды в любом формате, сохранённые страницы, картинки, фото кроссворда
page-bring-text = Или вставьте числа, адрес, любой текст с кроссвордом
page-bring-paste = Вставить
page-bring-open = Открыть
page-bring-nothing = Здесь нет кроссворда, который эта страница может прочитать.
page-bring-most = Прочитаны только первые файлы, числом { $n }; остальные принесите потом.
page-bring-refused = Браузер не показывает буфер обмена; вставьте в поле.
page-bring-address = Эта страница ничего не загружает с { $site }. Сохраните там страницу кроссворда (Ctrl+S) и принесите файл или снимок экрана.
page-bring-continued = Вы его уже начали: игра продолжится с того же места.
page-bring-picture = Станет кроссвордом; если на картинке видны числа, они будут прочитаны.
page-file-games = Файл с играми
page-file-name = кроссворд
page-file-opened = Открыто: { $name }.
page-file-failed = { $name }: { $why }
page-file-continued = Открыто: { $name }, на том же месте.
page-file-large = { $name }: { $n } МиБ, а можно не больше 16.
page-file-which-format = Какой формат?
page-file-formats = { $name }: подходит несколько форматов.
page-file-which-puzzle = Какой кроссворд?
page-link-copied = Ссылка на кроссворд скопирована. Каждый, кто её откроет, сможет играть.
page-link-address = Теперь адрес этой страницы — ссылка на кроссворд; скопируйте её оттуда.
page-link-wrong = В ссылке нет кроссворда: { $why }
page-link-damaged = она повреждена или скопирована не целиком
page-link-large =
    { $n ->
        [one] больше { $n } байта
       *[other] больше { $n } байт
    }
page-link-several = В ссылке несколько кроссвордов.
page-keep-other-tab = В эту игру играли в другой вкладке. Здесь она продолжится как отдельная; в «Недавних» есть обе.
page-keep-two-tabs = Эта игра открыта и в другой вкладке. То, что вы делаете здесь, хранится как отдельная игра.
page-keep-gone = Эта игра больше не хранится.
page-no-such-puzzle = По этому адресу кроссворда нет или ещё нет.
page-keep-no-undo = В браузере не хватает места для отмены: после закрытия страницы отменить ходы будет нельзя. Сохраняйте игры в файлы.
page-keep-no-checkpoints = В браузере не хватает места для отмены и контрольных точек: после закрытия страницы они пропадут. Сохраняйте игры в файлы.
page-keep-removed = Место в браузере кончилось: самые старые игры удалены ради этой. Сохраняйте игры в файлы.
page-keep-impossible = Эта игра не помещается в браузере; сохраните её в файл.
page-update = Вышла новая версия. Ваша игра сохранена.
page-update-load = Загрузить

## Page: what went wrong

page-engine-silent = nonosat не отвечает; он ещё работает?
page-engine-missing = nonosat не загрузился; есть ли связь с сетью?
page-engine-worker = не удалось запустить фоновый процесс
page-engine-broken = ответ оборвался
page-engine-status = nonosat ответил: { $status }
page-fault-convert = Это не кроссворд; сохраните его как PNG, а потом перетащите на страницу.
page-fault-several = Здесь несколько кроссвордов.

## One line

page-line = Одна линия
page-line-about = Что подсказка говорит об одной линии: какие клетки определены, сколькими способами её можно заполнить и почему. Годятся и { "{" }1 3{ "}" }, 2-4, 3+, *, =5 и 0 | 5.
page-line-clue = Подсказка
page-line-cells = Клетки: . открыта, # закрашена, - пуста
line-placements = { $count ->
    [one] { $number } вариант
    [few] { $number } варианта
   *[other] { $number } вариантов
}
line-placements-least = не менее { $number } вариантов
line-nothing = больше ни одна клетка не определена
line-sign = { $found } в клетке { $cell }
help-line-sign = клетка — это `.` (неизвестная), `#` или буква (закрашенная) или `-` (пустая)

## Drawings

drawing-accordion = Аккордеон
drawing-acorn = Жёлудь
drawing-acoustic-guitar = Гитара
drawing-advent-wreath = Адвентский венок
drawing-airplane = Самолёт
drawing-alarm-clock = Будильник
drawing-alien = Инопланетянин
drawing-anchor = Якорь
drawing-angelfish = Скалярия
drawing-anglerfish = Рыба-удильщик
drawing-ant = Муравей
drawing-apple = Яблоко
drawing-apple-tree = Яблоня
drawing-armchair = Кресло
drawing-astronaut = Космонавт
drawing-avocado = Авокадо
drawing-axe = Топор
drawing-ballerina = Балерина
drawing-banana = Банан
drawing-bat = Летучая мышь
drawing-bathtub = Ванна с пеной
drawing-bear-face = Медведь
drawing-bed = Кровать
drawing-bee = Пчела
drawing-bell = Колокол
drawing-bicycle = Велосипед
drawing-big-ben = Биг-Бен
drawing-binoculars = Бинокль
drawing-bird-cage = Птица в клетке
drawing-birdhouse = Скворечник
drawing-birthday-cake = Торт со свечами
drawing-black-sheep = Чёрная овца
drawing-black-swan = Чёрный лебедь
drawing-blossom = Цветок
drawing-bone = Косточка
drawing-bonsai = Бонсай
drawing-bookshelf = Книжный шкаф
drawing-bouquet = Букет
drawing-bow-and-arrow = Лук и стрела
drawing-bowling-pin = Кегля
drawing-brachiosaurus = Брахиозавр
drawing-bucket = Ведро
drawing-building-blocks = Кубики с буквами
drawing-bus = Автобус
drawing-butterfly = Бабочка
drawing-button = Пуговица
drawing-cable-car = Канатная дорога
drawing-cactus = Кактус
drawing-camel = Верблюд
drawing-camera = Фотоаппарат
drawing-candy-cane = Леденцовая трость
drawing-car = Автомобиль
drawing-carnival-mask = Карнавальная маска
drawing-carrot = Морковь
drawing-castle = Замок
drawing-cat = Кошка
drawing-caterpillar = Гусеница
drawing-chameleon = Хамелеон
drawing-cheese = Сыр
drawing-chef-hat = Поварской колпак
drawing-cherries = Вишни
drawing-chess-knight = Шахматный конь
drawing-chess-queen = Ферзь
drawing-chess-rook = Ладья
drawing-christmas-present = Подарок
drawing-christmas-stocking = Рождественский чулок
drawing-christmas-tree = Рождественская ёлка
drawing-church = Церковь
drawing-clock = Часы
drawing-cloud = Облако
drawing-clown = Клоун
drawing-clownfish = Рыба-клоун
drawing-cocktail = Коктейль
drawing-coffee-break = Перерыв на кофе
drawing-coffee-grinder = Кофемолка
drawing-coffee-pot = Гейзерная кофеварка
drawing-colosseum = Колизей
drawing-comet = Комета
drawing-compass = Компас
drawing-corn = Кукуруза
drawing-cow-face = Корова
drawing-cowboy = Ковбой
drawing-cowboy-boot = Ковбойский сапог
drawing-crab = Краб
drawing-crescent-moon = Полумесяц
drawing-crocodile = Крокодил
drawing-croissant = Круассан
drawing-crow = Ворона
drawing-cuckoo-clock = Часы с кукушкой
drawing-cupcake = Капкейк
drawing-cutlery = Вилка, ложка и нож
drawing-dachshund = Такса
drawing-dalmatian = Далматин
drawing-desert-island = Необитаемый остров
drawing-detective = Сыщик
drawing-die = Игральная кость
drawing-diya-lamp = Масляная лампа
drawing-dog-face = Собака
drawing-doghouse = Собачья будка
drawing-dolphin = Дельфин
drawing-doughnut = Пончик
drawing-dragon = Дракон
drawing-dragonfly = Стрекоза
drawing-dress = Платье
drawing-drill = Дрель
drawing-drop-of-water = Капля воды
drawing-drum = Барабан
drawing-duck-on-a-pond = Утка на пруду
drawing-duckling = Утёнок
drawing-eagle = Орёл
drawing-earth = Земля
drawing-easter-basket = Пасхальная корзина
drawing-easter-egg = Пасхальное яйцо
drawing-eggplant = Баклажан
drawing-eiffel-tower = Эйфелева башня
drawing-eighth-note = Восьмая нота
drawing-elephant = Слон
drawing-elephant-spraying = Слон с фонтаном
drawing-envelope = Письмо
drawing-ferris-wheel = Колесо обозрения
drawing-fir-tree = Ель
drawing-fireplace = Камин
drawing-fireworks = Фейерверк
drawing-fish-bone = Рыбья кость
drawing-flamingo = Фламинго
drawing-fox = Лиса
drawing-fox-face = Лисья мордочка
drawing-fried-egg = Яичница
drawing-frightened-cat = Кошка выгнула спину
drawing-frog-from-above = Лягушка сверху
drawing-frog-on-lily-pad = Лягушка на кувшинке
drawing-fruit-bowl = Ваза с фруктами
drawing-frying-pan = Сковорода
drawing-game-controller = Игровой джойстик
drawing-gem = Самоцвет
drawing-ghost = Привидение
drawing-gingerbread-man = Пряничный человечек
drawing-giraffe = Жираф
drawing-globe = Глобус
drawing-goat = Коза
drawing-goldfish = Золотая рыбка
drawing-goldfish-bowl = Аквариум
drawing-gorilla = Горилла
drawing-gramophone = Граммофон
drawing-grand-piano = Рояль
drawing-grapes = Виноград
drawing-greek-temple = Греческий храм
drawing-gumball-machine = Автомат с жвачкой
drawing-guppy = Гуппи
drawing-hamburger = Гамбургер
drawing-hammer = Молоток
drawing-hammerhead = Акула-молот
drawing-hamster = Хомяк
drawing-harp = Арфа
drawing-hatching-chick = Вылупившийся цыплёнок
drawing-haunted-house = Дом с привидениями
drawing-headphones = Наушники
drawing-heart = Сердце
drawing-heart-and-arrow = Сердце со стрелой
drawing-heart-with-arrow = Сердце со стрелой
drawing-hedgehog = Ёж
drawing-helicopter = Вертолёт
drawing-hen-with-chicks = Курица с цыплятами
drawing-hi = Привет (Hi)
drawing-high-heel = Туфля на каблуке
drawing-hippopotamus = Бегемот
drawing-honey-jar = Банка мёда
drawing-horse = Лошадь
drawing-hot-air-balloon = Воздушный шар
drawing-hot-dog = Хот-дог
drawing-hourglass = Песочные часы
drawing-house = Домик
drawing-howling-wolf = Воющий волк
drawing-hummingbird = Колибри
drawing-ice-cream = Мороженое
drawing-ice-cream-cone = Рожок мороженого
drawing-ice-cream-sundae = Мороженое в вазочке
drawing-ice-lolly = Фруктовый лёд
drawing-ice-skate = Конёк
drawing-igloo = Иглу
drawing-iron = Утюг
drawing-jack-o-lantern = Тыквенный фонарь
drawing-jellyfish = Медуза
drawing-joy = Радость (Joy)
drawing-kangaroo = Кенгуру
drawing-key = Ключ
drawing-kimono = Кимоно
drawing-kitchen-stove = Кухонная плита
drawing-kite = Воздушный змей
drawing-kitten-with-yarn = Котёнок с клубком
drawing-knight-armor = Рыцарь
drawing-koala-face = Коала
drawing-koinobori = Коинобори
drawing-ladybird = Божья коровка
drawing-laughing-smiley = Смеющееся лицо
drawing-leaf = Лист
drawing-leaning-tower-of-pisa = Пизанская башня
drawing-leaping-stag = Прыгающий олень
drawing-light-bulb = Лампочка
drawing-lighthouse = Маяк
drawing-lightning = Молния
drawing-lion-face = Лев
drawing-little-boat = Кораблик
drawing-lizard = Ящерица
drawing-llama = Лама
drawing-lobster = Омар
drawing-locomotive = Паровоз
drawing-lollipop = Леденец на палочке
drawing-lotus = Цветок лотоса
drawing-love = Любовь (Love)
drawing-magnet = Магнит
drawing-magnifying-glass = Лупа
drawing-manta-ray = Манта
drawing-maple-leaf = Кленовый лист
drawing-matryoshka = Матрёшка
drawing-maypole = Майское дерево
drawing-menorah = Ханукальный светильник
drawing-microphone = Микрофон
drawing-microscope = Микроскоп
drawing-mitten = Варежка
drawing-moai = Моаи
drawing-monkey-face = Обезьяна
drawing-moon-and-stars = Луна и звёзды
drawing-moose = Лось
drawing-mount-fuji = Гора Фудзи
drawing-mountain-lake = Горное озеро
drawing-mountain-sunset = Горы на закате
drawing-mouse = Мышь
drawing-mug = Кружка
drawing-mushroom = Мухомор
drawing-music-note = Нота
drawing-nest = Гнездо с яйцами
drawing-night-skyline = Ночной город
drawing-ninja = Ниндзя
drawing-nutcracker = Щелкунчик
drawing-octopus = Осьминог
drawing-old-key = Старый ключ
drawing-open-book = Открытая книга
drawing-opera-house-sydney = Сиднейский оперный театр
drawing-ostrich = Страус
drawing-owl = Сова
drawing-padlock = Навесной замок
drawing-pagoda = Пагода
drawing-palette = Палитра художника
drawing-pancakes = Панкейки
drawing-panda-face = Морда панды
drawing-paper-boat = Бумажный кораблик
drawing-paper-lantern = Бумажный фонарик
drawing-paper-plane = Бумажный самолётик
drawing-parachute = Парашютист
drawing-parrot = Попугай
drawing-party-balloon = Воздушный шарик
drawing-paw-print = След лапы
drawing-peacock = Павлин
drawing-pear = Груша
drawing-pencil = Карандаш
drawing-penguin = Пингвин
drawing-pharaoh = Фараон
drawing-phoenix = Феникс
drawing-pig-face = Свинья
drawing-pineapple = Ананас
drawing-pinwheel = Вертушка
drawing-pirate = Пират
drawing-pizza-slice = Кусок пиццы
drawing-poodle = Пудель
drawing-popcorn = Попкорн
drawing-pretzel = Брецель
drawing-pterodactyl = Птеродактиль
drawing-puzzle-piece = Кусочек пазла
drawing-pyramids = Пирамиды
drawing-queen = Королева
drawing-rabbit = Заяц
drawing-rabbit-in-the-moon = Лунный кролик
drawing-raccoon-face = Енот
drawing-rainbow = Радуга
drawing-raindrop = Капля дождя
drawing-ram-head = Баран
drawing-ramen-bowl = Суп с лапшой
drawing-rhinoceros = Носорог
drawing-ringed-planet = Планета с кольцом
drawing-robot = Робот
drawing-rocket = Ракета
drawing-rocking-chair = Кресло-качалка
drawing-rocking-horse = Лошадка-качалка
drawing-rooster = Петух
drawing-rose = Роза
drawing-runner = Бегун
drawing-sailboat = Парусная лодка
drawing-sailing-ship = Парусник
drawing-samurai = Самурай
drawing-sand-dunes = Песчаные дюны
drawing-santa-claus = Дед Мороз
drawing-saturn = Сатурн
drawing-saw = Пила
drawing-saxophone = Саксофон
drawing-scales = Весы
drawing-scallop-shell = Морская раковина
drawing-scissors = Ножницы
drawing-scorpion = Скорпион
drawing-sea-turtle = Морская черепаха
drawing-seahorse = Морской конёк
drawing-seal-with-ball = Тюлень с мячом
drawing-sewing-machine = Швейная машина
drawing-shamrock = Трилистник
drawing-shark = Акула
drawing-skateboard = Скейтборд
drawing-skunk = Скунс
drawing-sleeping-cat = Спящая кошка
drawing-sloth = Ленивец
drawing-snail = Улитка
drawing-snake = Змея
drawing-sneaker = Кроссовка
drawing-snow-crystal = Снежный кристалл
drawing-snowflake = Снежинка
drawing-snowman = Снеговик
drawing-soccer-ball = Футбольный мяч
drawing-space-shuttle = Космический челнок
drawing-spade = Пики
drawing-sparrow = Воробей
drawing-sphinx = Сфинкс
drawing-spider = Паук
drawing-spider-web = Паутина
drawing-spinning-top = Волчок
drawing-spiral = Спираль
drawing-squirrel = Белка
drawing-stag-beetle = Жук-олень
drawing-star = Звезда
drawing-starfish = Морская звезда
drawing-statue-of-liberty = Статуя Свободы
drawing-steam-engine = Паровоз
drawing-stegosaurus = Стегозавр
drawing-stonehenge = Стоунхендж
drawing-strawberry = Клубника
drawing-submarine = Подводная лодка
drawing-suitcase = Чемодан
drawing-sun = Солнце
drawing-sunflower = Подсолнух
drawing-sunglasses = Солнечные очки
drawing-suspension-bridge = Висячий мост
drawing-swordfish = Меч-рыба
drawing-t-shirt = Футболка
drawing-table-lamp = Настольная лампа
drawing-taj-mahal = Тадж-Махал
drawing-target = Мишень
drawing-teapot = Чайник для заварки
drawing-teddy-bear = Плюшевый мишка
drawing-telephone = Телефон
drawing-telescope = Телескоп
drawing-television = Телевизор
drawing-tennis-racket = Теннисная ракетка
drawing-tent = Палатка
drawing-thermometer = Термометр
drawing-thread-spool = Иголка с ниткой
drawing-thumbs-up = Большой палец вверх
drawing-tiger-face = Тигр
drawing-tiger-stripes = Полосы тигра
drawing-toaster = Тостер
drawing-tomato = Помидор
drawing-toolbox = Ящик с инструментами
drawing-top-hat = Цилиндр
drawing-torii = Тории
drawing-tornado = Торнадо
drawing-toucan = Тукан
drawing-tower-bridge = Тауэрский мост
drawing-tractor = Трактор
drawing-traffic-light = Светофор
drawing-treble-clef = Скрипичный ключ
drawing-triumphal-arch = Триумфальная арка
drawing-trophy = Кубок
drawing-trousers = Брюки
drawing-truck = Грузовик
drawing-trumpet = Труба
drawing-tulip = Тюльпан
drawing-turkey = Индюк
drawing-turtle = Черепаха
drawing-two-peaks = Две вершины
drawing-typewriter = Пишущая машинка
drawing-tyrannosaurus = Тираннозавр
drawing-ufo = Летающая тарелка
drawing-umbrella = Зонт
drawing-unicorn = Единорог
drawing-vase-of-flowers = Ваза с цветами
drawing-viking = Викинг
drawing-violin = Скрипка
drawing-volcano = Вулкан
drawing-wagon-wheel = Тележное колесо
drawing-watering-can = Лейка
drawing-watermelon = Ломтик арбуза
drawing-weightlifter = Штангист
drawing-whale = Кит
drawing-whistle = Свисток
drawing-wild-boar = Кабан
drawing-windmill = Ветряная мельница
drawing-wine-glass = Бокал вина
drawing-witch-hat = Шляпа ведьмы
drawing-witch-on-broom = Ведьма на метле
drawing-wrench = Гаечный ключ
drawing-yes = Да (Yes)
drawing-zebra = Зебра
drawing-zebra-stripes = Полосы зебры

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

book-title = Японские кроссворды
book-untitled = Японский кроссворд
book-date =
    { $weekday ->
        [1] Понедельник
        [2] Вторник
        [3] Среда
        [4] Четверг
        [5] Пятница
        [6] Суббота
       *[7] Воскресенье
    }, { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    }
book-month =
    { $month ->
        [1] Январь
        [2] Февраль
        [3] Март
        [4] Апрель
        [5] Май
        [6] Июнь
        [7] Июль
        [8] Август
        [9] Сентябрь
        [10] Октябрь
        [11] Ноябрь
       *[12] Декабрь
    } { $year } г.
book-weekday = { $weekday ->
    [1] Пн
    [2] Вт
    [3] Ср
    [4] Чт
    [5] Пт
    [6] Сб
   *[7] Вс
}
book-count = { $count ->
    [one] { $count } кроссворд
    [few] { $count } кроссворда
    [many] { $count } кроссвордов
   *[other] { $count } кроссворда
}
book-sizes = от { $least } до { $most }
book-hexagons = { $count ->
    [one] { $count } шестиугольник
    [few] { $count } шестиугольника
    [many] { $count } шестиугольников
   *[other] { $count } шестиугольника
}
book-triangles = { $count ->
    [one] { $count } поле из треугольников
    [few] { $count } поля из треугольников
    [many] { $count } полей из треугольников
   *[other] { $count } поля из треугольников
}
book-colored = { $count ->
    [one] { $count } цветной
   *[other] { $count } цветных
}
book-rules = Как решать
book-puzzles = Кроссворды
book-solutions = Ответы
book-lesson-empty-line = Сдвиньте группы линии к одному краю, потом к другому. Клетка, которую оба раза занимает одна и та же группа, закрашена.
book-lesson-complete = Когда все группы линии закрашены, остальное пусто. Поставьте там крестики.
book-lesson-joining = Две закрашенные клетки, которые могут быть только в одной группе, соединяются: клетки между ними тоже закрашены.
book-lesson-overlap = Закрашенная клетка или крестик оставляет группе меньше места. Сдвиньте её в обе стороны, насколько ещё можно. Клетки, которые она занимает оба раза, закрашены.
book-lesson-reach = Группа, у которой уже есть клетка, не достанет дальше своей длины. Клетки, до которых не доходит ни одна группа линии, пусты.
book-lesson-bounded = Часть такой же длины, как самая длинная возможная там группа, готова: клетки с обоих её концов пусты.
book-lesson-small-gap = Промежуток между крестиками, который короче любой возможной там группы, остаётся пустым.
book-lesson-edge = Часть рядом с крестиком или краем растёт только в другую сторону, по крайней мере до длины самой короткой возможной там группы.
book-lesson-enumeration = Выпишите все расположения групп линии, которые ещё возможны. Клетка, одинаковая во всех, известна наверняка.
book-contents = Содержание
book-example = Пример
book-part = часть { $number } из { $count }
book-several = несколько решений
book-hexagon = шестиугольник, сторона { $side }
book-hexagon-sides = шестиугольник, стороны { $sides }
book-triangles-side = треугольники, сторона поля { $side }
book-triangles-sides = треугольники, стороны поля { $sides }
book-joined = Картинка из кроссвордов: { $count }
book-solution-on = ответ на стр. { $page }
book-puzzle-on = стр. { $page }
book-class-trivial = с одного взгляда
book-class-lines = линия за линией
book-class-trials = с предположениями
book-class-deep-trials = с долгими предположениями
book-class-guessing = с догадками
book-rules-clues = В каждом кроссворде спрятана картинка. Числа сбоку от строки и над столбцом — это длины групп закрашенных клеток по порядку. Между двумя группами есть хотя бы одна пустая клетка. Число 0 значит, что вся линия пуста.
book-rules-marks = Ищите клетки, которые закрашены при любом положении групп, и клетки, до которых не доходит ни одна группа. Первые закрашивайте, во вторых ставьте крестики: и то и другое поможет в линиях, которые там пересекаются.
book-rules-colors = Если в кроссворде несколько цветов, у каждого числа цвет его группы и буква этого цвета, так что хватит и простого карандаша. Список букв — под полем. Группы разных цветов могут стоять вплотную; между группами одного цвета есть хотя бы одна пустая клетка.
book-rules-hexagons = В шестиугольнике линии идут в трёх направлениях. Числа стоят там, где начинается их линия. Читайте их в сторону поля.
book-rules-triangles = На поле из треугольников линии идут в трёх направлениях. Числа стоят там, где начинается их линия. Читайте их в сторону поля.
book-rules-unknowns = Знак ? — группа неизвестной длины, пунктирная рамка — группа неизвестного цвета. Знак * — все числа линии неизвестны.
book-rules-ranges = 2–4 — группа из 2, 3 или 4 клеток, 3+ — группа из 3 или более клеток.
book-rules-sums = Число после знака = показывает, сколько клеток линии закрашено: =7 — это 7 клеток в группах любой длины.
book-rules-regions = Толстые линии делят поле на области. Клетки области либо все пустые, либо все закрашены одним цветом.
book-rules-blocks = Число в клетке показывает, сколько клеток вокруг закрашено: считаются сама клетка и те, что касаются её, в том числе углом.
book-rules-givens = Точкой отмечена заданная клетка: она верна с самого начала.
book-rules-unique = У каждого кроссворда ровно одно решение.
book-rules-stars = Звёзды и слово говорят, насколько труден кроссворд: от половины звезды (очень лёгкий) до пяти (зверский). Вид говорит, какие шаги для него нужны:
book-rules-class-trivial = С одного взгляда: достаточно взглянуть на каждую линию один раз, в верном порядке.
book-rules-class-lines = Линия за линией: достаточно смотреть каждый раз на одну линию.
book-rules-class-trials = С предположениями: иногда нужно сделать предположение об одной клетке и увидеть, что оно ведёт к противоречию.
book-rules-class-deep-trials = С долгими предположениями: противоречие возникает лишь через много линий.
book-rules-class-guessing = С догадками: для некоторых клеток короткое объяснение неизвестно.

## The program: its lines, warnings and errors. Words that begin with - or -- are options, words in
## capital letters stand for what people type, `nonosat …` is a command: they stay as they are.
## Errors have no full stop. $name and $file are names of files or of puzzles in files
## ("heart.non", "many.non#3"), $folder that of a folder.

label-error = ошибка
label-help = совет
label-note = замечание
label-warning = предупреждение
label-undecided = неизвестно
label-no-solution = нет решения
labeled = { $label }: { $text }

because = { $what }: { $why }

## The program: verdicts, as "heart.non: unique, by lines, easy, 1.5 stars, about 10 minutes; the goal is the solution"

verdict-unique = одно решение
verdict-several = несколько решений
verdict-none = нет решения
verdict-undecided = неизвестно
verdict-solved = решено
verdict-error = ошибка
decimal = { $whole },{ $part }
stars = { $halves ->
    [2] { $stars } звезда
    [10] { $stars } звёзд
   *[other] { $stars } звезды
}
check-not-lines = линия за линией не решается
check-pictures = { $count ->
    [one] { $count } картинка
    [few] { $count } картинки
    [many] { $count } картинок
   *[other] { $count } картинки
}
check-pictures-least = не меньше { $count ->
    [one] { $count } картинки
   *[other] { $count } картинок
}
check-ambiguous = под вопросом { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
check-ambiguous-least = под вопросом не меньше { $count ->
    [one] { $count } клетки
   *[other] { $count } клеток
}
check-differ = две картинки различаются в { $count ->
    [one] { $count } клетке
   *[other] { $count } клетках
}, первая — r{ $row }c{ $at }
check-proved-numbers = доказано числом в каждой клетке
check-proved = доказано за { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}
check-goal-wrong = картинка-ответ неверна: { $why }
check-goal-only = картинка-ответ — это решение
check-goal-one = картинка-ответ — одно из решений
check-goal-absent = в файле нет картинки-ответа
summary-puzzles = { $count ->
    [one] { $count } кроссворд
    [few] { $count } кроссворда
    [many] { $count } кроссвордов
   *[other] { $count } кроссворда
}
summary-unique = с одним решением — { $count }
summary-several = с несколькими — { $count }
summary-none = без решения — { $count }
summary-undecided = неизвестно — { $count }
summary-error = с ошибкой — { $count }
summary-slow = { $name } { $seconds } с
summary-slowest = дольше всего: { $names }
drawing-by = автор: { $author }

## The program: lines of `info`, `mend`, `make` and `prove`

info-title = название
info-author = автор
info-board = поле
info-colors = цвета
info-givens = задано
info-fill = закрашено
info-slack = запас
info-clues = числа
info-rating = сложность
info-goal = картинка-ответ
info-saved = сохранено
info-cells = { $count } { $count ->
    [one] клетка
    [few] клетки
    [many] клеток
   *[other] клетки
}
info-lines = { $count } { $count ->
    [one] линия
    [few] линии
    [many] линий
   *[other] линии
}
info-size = { $shape }, { $cells }, { $lines }
info-inks = { $count } и фон
info-filled = { $cells }, { $percent } %
info-fill-unknown = по числам не узнать
info-room = от { $least } до { $most } клеток на линию, в среднем { $mean }
info-disagree = не сходятся: { $why }
info-goal-right = подходит к числам
info-goal-wrong = неверна: { $why }
info-goal-absent = нет
info-play = состояние игры
mend-before = до
mend-after = после
mend-nothing-unique = решение уже одно, исправлять нечего
mend-nothing-lines = уже решается линия за линией, исправлять нечего
mend-changed = { $count ->
    [one] изменена { $count } клетка
    [few] изменены { $count } клетки
    [many] изменено { $count } клеток
   *[other] изменено { $count } клетки
} из { $all }: { $cells }
mend-revealed = { $count ->
    [one] открыта { $count } клетка
    [few] открыты { $count } клетки
    [many] открыто { $count } клеток
   *[other] открыто { $count } клетки
} из { $all }: { $cells }
mend-more = { $cells } и ещё { $count }
mend-fewest = меньше нельзя
mend-fewest-why = меньше нельзя, но другие могут быть менее заметны ({ $why })
mend-least-why = нужно не меньше { $count } ({ $why })
mend-least = { $count ->
    [0] возможно, хватит и меньшего числа
   *[other] возможно, хватит и меньшего числа; нужно не меньше { $count }
}
mend-only-way = другого способа нет
mend-all-ways = это все способы: { $count }
mend-some-ways = { $count } { $count ->
    [one] способ
    [few] способа
    [many] способов
   *[other] способа
}, могут быть и другие
mend-too-many = нельзя исправить, изменив не больше { $max } { $max ->
    [one] клетки
   *[other] клеток
}: нужно не меньше { $count }
mend-impossible = исправить нельзя: что ни делай с остальными клетками, решений несколько
mend-undecided = неизвестно: { $why }; нужно не меньше { $count } { $count ->
    [one] клетки
   *[other] клеток
}
mend-not-found = ничего не нашлось; нужно не меньше { $count } { $count ->
    [one] клетки
   *[other] клеток
}
weaken-least = осталось чисел: { $count } из { $all }, и каждое из них нужно
weaken-less = осталось чисел: { $count } из { $all }; возможно, хватит и меньшего числа
make-random-title = Случайные кроссворды, зерно { $seed }
make-random-name = Случайный { $seed }-{ $number }
thing-bird = Птица
thing-boat = Лодка
thing-cat = Кошка
thing-cup = Чашка
thing-duck = Утка
thing-face = Лицо
thing-fish = Рыба
thing-flower = Цветок
thing-house = Дом
thing-lamp = Лампа
thing-letter = Буква
thing-mushroom = Гриб
thing-tree = Дерево
make-image-title = { $name }: кроссворды на выбор
make-parts-small = в рисунках меньше строк или столбцов, чем в --parts
help-parts = меньше --parts или большая --width
make-likeness = сходство { $percent } %
make-painted = закрашено { $percent } %
make-unchanged = без изменений
make-changed = { $count ->
    [one] изменена { $count } клетка
    [few] изменены { $count } клетки
    [many] изменено { $count } клеток
   *[other] изменено { $count } клетки
}
make-not-unique = решений несколько
make-open = { $count ->
    [one] осталась { $count } клетка
    [few] осталось { $count } клетки
    [many] осталось { $count } клеток
   *[other] осталось { $count } клетки
}
make-not-rated = слишком сложно оценить
table-puzzle = кроссворд
table-likeness = сходство
table-painted = закрашено
table-changed = изменено
table-open = осталось
table-rating = сложность
prove-written = { $verdict }: { $proof }, файл { $file }
prove-pictures = две картинки
prove-steps = доказательство за { $count } { $count ->
    [one] шаг
    [few] шага
    [many] шагов
   *[other] шага
}
prove-numbers = доказательство числами до { $largest }
prove-numbers-trials = доказательство числами до { $largest } с { $count } { $count ->
    [one] предположением
   *[other] предположениями
}
prove-accepted = принято: { $shape }: { $verdict }: { $what }
prove-two = к числам подходят две картинки
prove-one = картинка и { $proof } того, что другой нет
prove-no = { $proof } того, что картинки нет
prove-refused = отклонено: { $why }

## The program: the game in the terminal (`nonosat play`). Single letters are keys of the keyboard: they stay.
## A row of the list of keys (play-keys-… and play-help-…) has at most 80 letters

play-keys = ? — список клавиш
play-solved = Поздравляем! Решение верное!
play-solved-title = Поздравляем! Решение верное: { $title }
play-is-solved = Решено.
play-unsolvable = У кроссворда нет решения.
play-no-solution = Нет решения: { $why }.
play-given = Эта клетка задана в кроссворде.
play-color = Цвет { $number }: { $name }
play-no-color = Цвета { $number } нет.
play-undone = Отменено.
play-nothing-undone = Отменять нечего.
play-redone = Шаг возвращён.
play-nothing-redone = Возвращать нечего.
play-reset = Все отметки стёрты; u вернёт как было.
play-open = Отметок и так нет.
play-shown = Это решение; u вернёт как было.
play-right = Пока всё верно.
play-mistake = Есть ошибка; c покажет где, b вернёт назад, до ошибки.
play-mistake-unknown = Какие клетки неверны, за это время найти не удалось.
play-back = { $count ->
    [one] Отменён { $count } шаг
    [few] Отменены { $count } шага
    [many] Отменено { $count } шагов
   *[other] Отменено { $count } шага
}; теперь всё верно.
play-began-wrong = Игра началась с ошибки.
play-hint-open = Решений осталось несколько, и дальше рассуждением не пройти.
play-hint-more = (h: ещё)
play-hint-do = (d: выполнить)
play-nothing-done = Подсказки сейчас нет; h покажет её.
play-done = Сделано; u отменит, h — дальше.
play-work-check = Проверка… Esc прервёт.
play-work-where = Поиск ошибки… Esc прервёт.
play-work-back = Поиск последнего верного шага… Esc прервёт.
play-work-hint = Поиск подсказки… Esc прервёт.
play-work-solve = Решение… Esc прервёт.
play-undecided = Неизвестно
play-no-hint = Подсказки нет
play-stopped = прервано.
play-too-long = это занимает слишком много времени.
play-quit = Не вся игра сохранена в файле. Выйти (y — да, n — нет)?
play-not-quit = Игра продолжается.
play-file = Файл для записи
play-replace = { $file } уже есть. Заменить (y — да, n — нет)?
play-replace-as = { $file } уже есть. Заменить, формат { $format } (y — да, n — нет)?
play-wrote = Записано: { $file }.
play-wrote-as = Записано: { $file }, формат { $format }.
play-not-written = Не записано.
play-not-written-why = Не записано: { $why }.
play-kept = игра сохранена в { $file }
play-not-kept = игру не удалось сохранить ни в одном файле
play-unwritten = эта игра не записана в файл; чтобы записать её, нажмите w до выхода (q)
save-ending = { $file }: кроссворды не пишутся как .{ $ending }
help-save-json = имя на .json сохраняет всё
save-no-file = { $file } — не обычный файл
help-save-name = введите имя файла
play-small = Экран { $size } мал для этого кроссворда: нужно { $least }. Увеличьте его или нажмите q.
play-key-mark = пробел отметка
play-key-blank = x пусто
play-key-undo = u отмена
play-key-hint = h подсказка
play-key-save = w файл
play-key-help = ? клавиши
play-key-quit = q выход
play-keys-arrows = стрелки
play-keys-ends = home, end
play-keys-page = page up, down
play-keys-space = пробел
play-keys-backspace = backspace
play-keys-colors = 1-9, tab
play-keys-left = левая кнопка
play-keys-right = правая кнопка
play-keys-undo = u, ctrl-z
play-keys-interrupt = ctrl-c
play-help-move = перейти
play-help-ends = к концам строки
play-help-page = на экран; колесо — на три строки
play-help-mark = отметка: нет, цвет, пусто, нет
play-help-blank = пусто
play-help-open = стереть
play-help-color = выбрать цвет
play-help-left = отметка; протянуть — вдоль линии
play-help-right = то же в обратном порядке
play-help-undo = отменить
play-help-redo = вернуть
play-help-reset = стереть все отметки
play-help-hint = подсказка: где искать; ещё раз: какие клетки; ещё раз: почему
play-help-do = выполнить подсказку
play-help-check = проверить: пока верно? ещё раз: где ошибка?
play-help-back = назад, до ошибки
play-help-solve = решить
play-help-save = сохранить
play-help-stop = прервать решение; убрать подсказку
play-help-quit = выйти
play-help-interrupt = выйти; дважды — без ответа
play-help-answer = ответить на вопрос: только y значит да
play-help-list = этот список; любая другая клавиша закроет его

## The program: notes and warnings, behind "note: " or "warning: "

warning-left-out = не вошло: { $features }
note-formats = { $name }: это может быть { $formats }, ответ у всех один; остальное — для { $first }
note-reading = { $name }: { $reading }
reading-image = числа прочитаны с изображения
note-other-solutions = есть и другие решения; -n 0 покажет все
note-solver-idle = всё решилось без SAT-решателя; --solver не понадобился
note-animation = { $name } — анимация; взят её первый кадр
note-opacity = { $name } — светлое изображение на прозрачном фоне; непрозрачное принято за чёрное
note-unlike = картинки мало похожи на { $name }; выберите один предмет через --frame или --focus
note-nothing-written = ничего не записано, потому что не все кроссворды можно записать
note-no-state = в { $name } нет состояния игры; решение начинается с пустого поля
note-nearest = { $file }: точно такого не нашлось; самое близкое: { $rating }
note-colors = { $file }: цветов на картинке вместе с фоном: { $count } вместо { $wanted }
note-no-goal = картинки-ответа нет; вместо неё взято первое решение
note-full-clues = в числах не всё известно; исправляются полные числа картинки
note-ambiguous = у { $name } столько двойников, что починка многое изменит; лучше закрасить области, утолщить линии или нарисовать мельче
warning-line-empty = { $line-in } теперь пусто
warning-line-full = { $line-in } теперь всё закрашено
warning-outline-broken = изменение размыкает, замыкает, делит или соединяет область картинки
warning-symmetry-broken = изменение нарушает симметрию картинки
warning-letter-left-out = { $name }: в шрифте нет `{ $sign }`, поэтому текста `{ $text }` не будет; --font FILE задаёт другой шрифт
warning-everyone = страницей и её решателем может пользоваться каждый, кому доступен этот компьютер
warning-port = порт { $port } занят; для другого порта в браузере хранятся другие игры и настройки

## The program: behind "undecided: " and a limit

undecided-more = { $limit }; решений может быть больше
undecided-more-than = { $limit }; решений может быть больше, чем { $count }
undecided-ambiguous = { $limit }; под вопросом может быть больше клеток
undecided-other = { $limit }; одна картинка найдена, а есть ли другая, неизвестно
undecided-rating = { $limit }; сложность неизвестна
undecided-make = { $limit }; не закончено кроссвордов: { $count } из { $all }
undecided-random = { $limit }; не соответствует заданию: { $count } из { $all }
undecided-nothing = { $limit }; ничего не записано
help-placements = задайте --encoding order или auto либо увеличьте --placement-limit
help-search = задайте --engine search: ему не нужна формула
help-memory-limit = увеличьте --memory-limit, если памяти хватает
help-weights = nonosat prove --proof-format lrat доказывает это иначе
help-own-solver = уберите --solver: встроенный решатель работает, сколько ему разрешено

## The program: advice about a file that cannot be read

help-make = сделайте из него кроссворд: nonosat convert IMAGE PUZZLE.non --width 40; если на нём видны числа: nonosat scan IMAGE
help-save-png = сохраните его как PNG и сделайте кроссворд: nonosat convert IMAGE PUZZLE.non --width 40
help-page = сохранить страницу как PNG: pdftoppm -png -r 150 ФАЙЛ.pdf СТРАНИЦА
help-from = --from FORMAT указывает, какой это формат
help-from-which = укажите формат: { $options }
help-which-puzzle = укажите кроссворд: FILE#1 — первый

## The program: errors, each with its help (help-…), what people can do

cannot-read = не удаётся прочитать { $file }
cannot-write = не удаётся записать { $file }
cannot-write-output = не удаётся писать в стандартный вывод
cannot-make-folder = не удаётся создать папку { $folder }
file-exists = { $file } уже существует
help-force = чтобы заменить, добавьте --force
help-resume = --resume продолжит с того же места, --force заменит файл
file-is-folder = { $file } — это папка
help-not-folder = укажите один из её файлов; команды { $commands } принимают все кроссворды папки
folder-missing = { $folder } — это не папка
folder-no-puzzles = в папке { $folder } нет файлов с кроссвордами
folder-no-images = в { $folder } нет изображений
# Puzzles that are the same, turned or not; $names: of files
same-puzzle = один и тот же кроссворд: { $names }
help-readable = nonosat formats перечисляет, что можно прочитать
note-passed-over = { $count ->
    [1] файл { $first } пропущен: в нём нет кроссворда, который можно прочитать
   *[other] пропущено файлов, в которых нет кроссворда, который можно прочитать: { $count }, например { $first }
}
folder-other = { $folder } не похоже на прежний результат, поэтому заменено не будет
help-other-folder = укажите другую папку
folder-full = папка { $folder } не пуста
help-resume-proofs = --resume продолжит прерванную работу, --force заменит её доказательства
file-none-fits = ни один файл не подходит под { $pattern }
help-right-folder = та ли это папка?
numbers-from-1 = { $name }: номера начинаются с 1
help-first = { $first } — первый
input-empty = стандартный ввод пуст или закрыт
help-input = укажите файл или подайте его на ввод: nonosat COMMAND - < FILE
help-similar = есть { $file }
input-colored = { $name }: там цвета терминала, а не знаки клеток
help-color-never = nonosat solve --color never печатает знаки
help-formats = nonosat formats FORMAT покажет, что умещается в формат
file-several = { $name }: { $count ->
    [one] { $count } кроссворд
    [few] { $count } кроссворда
    [many] { $count } кроссвордов
   *[other] { $count } кроссворда
}
help-say-first = укажите кроссворд: { $first } — первый
file-no-number = { $name }: { $count ->
    [one] { $count } кроссворд
    [few] { $count } кроссворда
    [many] { $count } кроссвордов
   *[other] { $count } кроссворда
}, номера { $number } нет
file-pages = { $name }: { $count ->
    [one] { $count } страница
    [few] { $count } страницы
    [many] { $count } страниц
   *[other] { $count } страницы
}
address-network = { $address } — это адрес, а nonosat не обращается к сети
help-address-save = сохраните файл или страницу и укажите то, что сохранили
file-other-puzzles = { $name }: там есть и другие кроссворды
help-other-file = укажите другой файл
file-is-puzzle = { $file } — это кроссворд, а картинка его заменила бы
help-keep-puzzle = укажите другой файл; --to с форматом кроссвордов сохранит её как картинку-ответ
file-twice = два кроссворда попали бы в { $file }
help-file-twice = ничего не записано; файлы с одинаковым именем преобразуйте по одному, каждый в свою папку
file-for-several = несколько файлов нельзя записать в { $file }
help-folder-or-one = -o { $folder } запишет все, { $one } — только один
resume-file = --resume продолжает файл ответов, а стандартный вывод — не файл
help-resume-file = укажите файл: -o answers.ndjson
scan-outputs = в стандартный вывод нельзя записать и кроссворд, и рисунок
help-scan-outputs = укажите файл для одного из них: -o puzzle.non, --show seen.png
about-file = { $name }: { $what }
help-lossy = nonosat convert --lossy запишет без этого
help-drop-givens = nonosat convert --drop givens запишет без них; тогда у кроссворда могут быть и другие решения
help-solve-goal = nonosat convert --solve сохранит решение как картинку-ответ
help-several-formats = укажите папку с косой чертой в конце: out/; несколько кроссвордов хранят форматы: { $formats }
convert-arguments = ожидалось: кроссворды, а потом — куда их записать
note-sheet = кроссворды лежат в папке { $folder }; их показывает { $sheet }
convert-drawing = convert записывает кроссворды, а { $file } был бы рисунком
help-render = его нарисует nonosat render { $puzzle } -o { $file }
terminal-drawing = рисунок — это не текст для терминала
help-terminal-drawing = запишите его в файл: -o { $file }; или покажите кроссворд текстом: --to { $form }
note-counting = подсчёт решений { $name }; он закончится не позже чем через { $seconds } с (--time-limit)
note-working = { $name } требует времени; прервать можно через --time-limit или Ctrl-C
convert-ending = по расширению { $file } не понять, какой нужен формат
help-to = укажите формат: --to json, --to non, ...
the-puzzle = кроссворд
ending-picture = { $file }: картинку нельзя записать как .{ $ending }
ending-drawing = { $file }: рисунок нельзя записать как .{ $ending }
ending-book = { $file }: книгу нельзя записать как .{ $ending }
ending-explanation = { $file }: объяснение нельзя записать как .{ $ending }
ending-formula = { $file }: формулу нельзя записать как .{ $ending }
help-endings-picture = подходят расширения .txt, { $endings }, .solution и расширения кроссвордов с картинкой-ответом: .non, .json, .xml, .clues, .pbm; или укажите формат через --to
help-endings-other = подходят расширения: { $endings }
not-built = эта программа собрана без функции `{ $feature }`
image-not-built = { $name } — это изображение, а этот nonosat собран без функции `image`
help-build-image = cargo install nonosat --features image
image-option = { $option } — для изображений, а { $name } — это кроссворд
help-image-option = --scale делает клетки картинки крупнее, --recolor даёт другие цвета
image-bytes = изображение больше { $megabytes } МБ
help-save-smaller = сохраните его в меньшем размере
help-scan = снимите всё поле со всеми числами, ровно и резко, не менее 25 пикселей на клетку
help-both-sides = --width и --height вместе задают обе стороны
help-image-blank = попробуйте --threshold, --invert, --edges или --colors
help-make-blank = уберите однотонные края (--crop) или возьмите часть (--frame); у convert есть ещё --threshold, --invert и --edges
help-image-thin = возьмите часть (--frame) или задайте обе стороны (--width и --height)
edit-no-goal-inverted = у кроссворда нет картинки-ответа, а без неё его нельзя инвертировать
edit-no-goal-cropped = у кроссворда нет картинки-ответа, а без неё его нельзя обрезать
edit-no-goal-padded = у кроссворда нет картинки-ответа, а без неё к нему нельзя добавить отступы
edit-no-goal-enlarged = у кроссворда нет картинки-ответа, а без неё его нельзя увеличить
help-solve = --solve сохранит решение как картинку-ответ
edit-rectangle-cropped = обрезать можно только прямоугольники, а это { $shape }
edit-rectangle-padded = добавить отступы можно только к прямоугольнику, а это { $shape }
edit-rectangle-enlarged = увеличить можно только прямоугольники, а это { $shape }
edit-colors = инвертировать можно только одноцветные картинки, а в этой { $count ->
    [one] { $count } цвет
    [few] { $count } цвета
    [many] { $count } цветов
   *[other] { $count } цвета
}
edit-letter = цвета { $letter } здесь нет, есть только { $letters }
edit-turn = { $shape } нельзя повернуть на { $degrees ->
    [one] { $degrees } градус
    [few] { $degrees } градуса
    [many] { $degrees } градусов
   *[other] { $degrees } градуса
}
help-turn = можно на угол, кратный { $step }°
solution-wrong = { $name } — не решение этого кроссворда: { $why }
thumbnail-picture = для --thumbnail нужна картинка
help-thumbnail = --solve её найдёт, --solution FILE её укажет
film-options = фильм показывает ход решения
help-film-options = уберите --thumbnail, --ambiguous и --solution
film-large = фильмы бывают только для полей, где не больше { $most ->
    [one] { $most } клетки
   *[other] { $most } клеток
}
font-drawings = --font — для PNG, PDF и фильмов
help-font-drawings = уберите его: SVG показывают шрифтами той программы, где его открыли
pixels-more = в рисунке было бы { $width } на { $height } пикселей, а это больше { $limit }
help-cell = с --cell-size { $cell } размер подойдёт; у SVG и PDF такого предела нет
help-svg = у SVG и PDF такого предела нет
font-unknown = это не шрифт TrueType или OpenType (.ttf, .otf, .ttc или .otc)
font-outlines = у его букв нет контуров TrueType или CFF
font-embedding = его нельзя встроить в PDF: { $why }
font-folder = это папка
font-empty = файл пуст
font-bytes = файл больше { $mebibytes } МиБ
help-font = --font FILE задаёт шрифт, например NotoSansCJK-Regular.ttc
font-letters = в шрифте нет { $letters }
font-letters-more = в шрифте нет { $letters } и ещё { $count }
font-letter = `{ $sign }` ({ $code }, { $place })
the-book = книга
the-page = страница
weights-form = --weights рисует SVG, PNG и PDF
help-weights-form = nonosat prove --proof-format weights записывает числа текстом
weights-several = решений несколько, а числа показывают только, что решение одно или ни одного
help-font-letters = укажите шрифт, в котором они есть: --font FILE. В Noto Sans CJK (пакет fonts-noto-cjk) есть китайское, японское и корейское письмо, в других шрифтах Noto — остальные
book-large = в книге может быть не больше { $puzzles ->
    [one] { $puzzles } кроссворда
   *[other] { $puzzles } кроссвордов
} и { $cells ->
    [one] { $cells } клетки
   *[other] { $cells } клеток
} во всех вместе, а не { $found } и { $together }
help-several-books = сделайте несколько книг
book-lesson-missing = не нашлось десяти маленьких кроссвордов, где самый трудный шаг — { $rule }
book-isbn = ISBN { $isbn } неверен: его контрольная цифра другая
book-house = { $house } печатает книги объёмом от { $fewest } до { $pages } страниц и размером от { $least } до { $most }; в этой страниц: { $found }, размер { $size }
book-files = книга с обложкой и серия — это несколько файлов, а стандартный вывод вмещает один
book-cover = у { $name } не нашлось решения, поэтому картинки для обложки нет
book-not-unique = { $name }: несколько решений
book-unsolvable = { $name }: решения нет ({ $why })
book-undecided = { $name }: ответ неизвестен ({ $why })
help-not-unique = уберите те, у которых решение не одно; --allow-several допускает несколько решений
memory-picture = для картинки нужно { $megabytes } МБ памяти, а доступно меньше
memory-server = для сервера нужно { $megabytes } МБ памяти, а доступно меньше
help-memory = увеличьте --memory-limit или предел системы (ulimit -v)
no-thread = система не запускает новых потоков
help-threads = серверу их нужно несколько: увеличьте предел числа процессов (ulimit -u)
cannot-serve = не удаётся запустить сервер по адресу { $address }
serve-stop = Ctrl-C завершит работу.
mcp-waits = эту команду запускает программа языковой модели и отправляет ей свои сообщения (Model Context Protocol); Ctrl-C завершит работу
mcp-failed = не удалось прочитать сообщения или ответить на них
serve-no-browser = не удалось открыть браузер: { $why }
explain-large = клеток и чисел на рисунке было бы { $found }, а можно не больше { $most }
help-explain-large = выберите `--to text` или `--to json`
explain-mistake-unknown = отметки не могут привести к решению; какие из них неверны, вовремя найти не удалось
explain-cell-known = { $cell }: известно с самого начала
explain-cell-unknown = { $cell }: объяснение не нашлось
explain-no-step = рисовать нечего: ни одного нового шага нет
cell-none = { $cell } — такой клетки на поле нет
help-cell-named = r5c7 — седьмая клетка строки 5
options-encoding = --encoding задаёт, как линии становятся дизъюнктами, а с --engine search их нет
help-leave-one = уберите один из этих параметров
options-solver = --solver: { $what }
count-no-picture = --count даёт количество, а это не картинка
help-to-text-json = задайте --to text или json
several-in-one = в рисунке или кроссворде только одна картинка, а -n требует нескольких
help-to-several = задайте --to text, solution или json
mend-all-lines = --all даёт все варианты, где меняется меньше всего клеток, но --until lines не доказывает, какое количество наименьшее
mend-all-one = --all может найти несколько кроссвордов, а в таком файле может быть только один
help-mend-all = задайте --to text или json либо формат для нескольких: { $formats }
mend-goal = картинка-ответ не подходит к числам: { $why }
help-mend-goal = nonosat convert --drop goal уберёт её; тогда вместо неё будет первое решение
weaken-several = подсказкам отвечает несколько картинок; weaken берёт кроссворд с одной
help-weaken = nonosat mend делает его картинку единственной
random-none = кроссворд { $number }: нового с одним решением не нашлось
help-random = другой --seed, --symmetry none или размер, при котором больше свободы
help-random-time = больше времени (--time-limit), другой --seed, --symmetry none или размер, при котором больше свободы
help-symmetry = quarter-turn — для квадратов, third-turn и sixth-turn — для шестиугольников
help-mosaic = уберите --colors и укажите --size как столбцы x строки
help-class = --class lines; суммы требуют большего только в цвете или на шестиугольниках и треугольниках
answer-no-values = в ответе сказано «satisfiable», но значений нет (строк, которые начинаются с `v`)
answer-wrong = значения из ответа — не решение кроссворда: { $why }
answer-unsatisfiable = решатель говорит, что формула невыполнима
answer-unknown = решатель не нашёл ответа
record-bytes = больше { $count ->
    [one] { $count } байта
   *[other] { $count } байт
} в одной записи
record-unreadable = запись не читается: { $why }
records-puzzle = первая строка — не JSON; для файла с кроссвордами: nonosat batch FILE
record-no-text = `puzzle` — не текст
record-no-puzzle = в записи нет `puzzle`
record-format = `from`: формата { $name } нет
help-record = например, { $example } или кроссворд в JSON программы nonosat
record-twice = id { $id } встречается дважды
record-disorder = ответы в { $file } идут не в порядке записей
help-record-twice = чтобы работу можно было продолжить, у каждой записи должен быть свой id
help-record-disorder = уберите --ordered или начните заново с --force вместо --resume
record-no-answer = строка { $line } файла { $file } — не ответ
help-answer-file = укажите файл, который записала команда batch, или новый
play-input = нет терминала, в котором можно играть
help-play-input = укажите файл или запустите без файла, чтобы ввести кроссворд вручную
