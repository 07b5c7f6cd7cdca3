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
# закрашено"). A number that does not stand beside its noun takes no plural category (21 cells are
# "столбцы 1–21"): these choose by [1].

## Lists

list-comma = { $first }, { $second }
    .nor = { $first }, ни { $second }
list-and = { $first } и { $second }
    .clause = { $first }, а { $second }
list-or = { $first } или { $second }
    .nor = ни { $first }, ни { $second }
list-sentences = { $first } { $second }

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

lines-row = строки
    .in = в строках
lines-column = столбцы
    .in = в столбцах
lines-falling-diagonal = нисходящие диагонали
    .in = на нисходящих диагоналях
lines-rising-diagonal = восходящие диагонали
    .in = на восходящих диагоналях

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first }–{ $last }
cells-row = { $count ->
    [1] строка { $places }
   *[other] строки { $places }
}
    .genitive = { $count ->
        [1] строки { $places }
       *[other] строк { $places }
    }
    .in = { $count ->
        [1] в строке { $places }
       *[other] в строках { $places }
    }
cells-column = { $count ->
    [1] столбец { $places }
   *[other] столбцы { $places }
}
    .genitive = { $count ->
        [1] столбца { $places }
       *[other] столбцов { $places }
    }
    .in = { $count ->
        [1] в столбце { $places }
       *[other] в столбцах { $places }
    }
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
cells-row-many = { $count } из строк { $first }–{ $last }
    .in = в { $count } из строк { $first }–{ $last }
cells-column-many = { $count } из столбцов { $first }–{ $last }
    .in = в { $count } из столбцов { $first }–{ $last }
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
cell-crossing = { $row }, { $column }
    .genitive = { $column-genitive } { $row-genitive }
    .in = { $column-in } { $row-genitive }
cell-of-line = { $line }, клетка { $at }
    .genitive = клетки { $at } { $line-genitive }
    .in = в клетке { $at } { $line-genitive }

## Runs, the numbers of a clue. $length is a number, "?" or length-color.

run = группа из { $length } { $line-in }
run-first = первая группа из { $length } { $line-in }
run-last = последняя группа из { $length } { $line-in }
run-nth = { $place ->
    [2] вторая
    [3] третья
    [4] четвёртая
    [5] пятая
   *[other] { $place }-я
} группа из { $length } { $line-in }
length-color = { $length } ({ $color })
run-any = группа из { $length }
    .genitive = группы из { $length }
run-every = любая группа
    .genitive = любой группы
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
color-white = белый
    .genitive = белого
    .nor = белого
color-gray = серый
    .genitive = серого
    .nor = серого
color-dark-gray = тёмно-серый
    .genitive = тёмно-серого
    .nor = тёмно-серого
color-light-gray = светло-серый
    .genitive = светло-серого
    .nor = светло-серого
color-brown = коричневый
    .genitive = коричневого
    .nor = коричневого
color-dark-brown = тёмно-коричневый
    .genitive = тёмно-коричневого
    .nor = тёмно-коричневого
color-red = красный
    .genitive = красного
    .nor = красного
color-light-red = светло-красный
    .genitive = светло-красного
    .nor = светло-красного
color-dark-red = тёмно-красный
    .genitive = тёмно-красного
    .nor = тёмно-красного
color-orange = оранжевый
    .genitive = оранжевого
    .nor = оранжевого
color-light-orange = светло-оранжевый
    .genitive = светло-оранжевого
    .nor = светло-оранжевого
color-dark-orange = тёмно-оранжевый
    .genitive = тёмно-оранжевого
    .nor = тёмно-оранжевого
color-yellow = жёлтый
    .genitive = жёлтого
    .nor = жёлтого
color-light-yellow = светло-жёлтый
    .genitive = светло-жёлтого
    .nor = светло-жёлтого
color-dark-yellow = тёмно-жёлтый
    .genitive = тёмно-жёлтого
    .nor = тёмно-жёлтого
color-green = зелёный
    .genitive = зелёного
    .nor = зелёного
color-light-green = светло-зелёный
    .genitive = светло-зелёного
    .nor = светло-зелёного
color-dark-green = тёмно-зелёный
    .genitive = тёмно-зелёного
    .nor = тёмно-зелёного
color-turquoise = бирюзовый
    .genitive = бирюзового
    .nor = бирюзового
color-light-turquoise = светло-бирюзовый
    .genitive = светло-бирюзового
    .nor = светло-бирюзового
color-dark-turquoise = тёмно-бирюзовый
    .genitive = тёмно-бирюзового
    .nor = тёмно-бирюзового
color-blue = синий
    .genitive = синего
    .nor = синего
color-light-blue = голубой
    .genitive = голубого
    .nor = голубого
color-dark-blue = тёмно-синий
    .genitive = тёмно-синего
    .nor = тёмно-синего
color-purple = фиолетовый
    .genitive = фиолетового
    .nor = фиолетового
color-light-purple = светло-фиолетовый
    .genitive = светло-фиолетового
    .nor = светло-фиолетового
color-dark-purple = тёмно-фиолетовый
    .genitive = тёмно-фиолетового
    .nor = тёмно-фиолетового
color-pink = розовый
    .genitive = розового
    .nor = розового
color-light-pink = светло-розовый
    .genitive = светло-розового
    .nor = светло-розового
color-dark-pink = тёмно-розовый
    .genitive = тёмно-розового
    .nor = тёмно-розового
color-background = фон
    .genitive = фона
color-shaded = закрашено
    .genitive = закрашенного
color-lettered = { $color } { $letter }
    .genitive = { $color-genitive } { $letter }
    .nor = { $color-nor } { $letter }

## Facts: what is known of cells. $cells has their names, $count their number, $kind what they
## are called: row, column or cell. $colors is a list of colors with "or".

fact-empty = { $cells-in } пусто
fact-filled = { $cells-in } закрашено
fact-color = { $cells-in } — { $color }
fact-not-empty = { $cells-in } не пусто
fact-not = { $cells-in } нет { $colors-nor }
fact-one-of = { $cells-in } — { $colors }
fact-one-or-empty = { $cells-in } — { $colors } либо пусто
since = , так как { $facts-clause }
since-many = , учитывая { $count ->
    [one] { $count } известную клетку
    [few] { $count } известные клетки
    [many] { $count } известных клеток
   *[other] { $count } известные клетки
}

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
rule-complete = все группы { $line-genitive } найдены: остальное пусто.
rule-one-place = { $run } может стоять только { $place-in }{ $since }.
rule-overlap = { $run } стоит где-то { $place-in }{ $since }; значит, { $result-clause }.
rule-beside = { $run } стоит { $place-in }{ $since }; значит, { $result-clause }.
rule-before-first = { $run } стоит { $place-in }{ $since }; перед ней групп нет, значит, { $result-clause }.
rule-behind-last = { $run } стоит { $place-in }{ $since }; после неё групп нет, значит, { $result-clause }.
rule-between = { $run } заканчивается не дальше { $end-genitive }, а группа из { $next } после неё начинается не раньше { $start-genitive }{ $since }; значит, { $result-clause }.
rule-before = { $run } не может начинаться раньше { $start-genitive }{ $since }; значит, { $result-clause }.
rule-behind = { $run } не может доходить дальше { $end-genitive }{ $since }; значит, { $result-clause }.
rule-unreached = ни одна группа { $line-genitive } не доходит до { $cells-genitive }{ $since }; значит, там пусто.
rule-unreached-color = до { $cells-genitive } { $line-genitive } не доходит ни одна группа { $colors-genitive } цвета{ $since }.
rule-block-whole = { $block-in } { $line-genitive } — готовая группа из { $count }{ $since }; значит, { $result-clause }.
rule-block-ends = какая бы группа { $line-genitive } ни стояла { $block-in }, дальше она не идёт{ $since }; значит, { $result-clause }.
rule-gap = промежуток { $gap-in } { $line-genitive } слишком мал для { $runs-genitive }{ $since }; значит, { $result-clause }.
rule-no-fit = { $cells-in } { $line-genitive } нет места для { $runs-genitive }{ $since }; значит, { $result-clause }.
rule-edge = { $block-in } { $line-genitive } — часть группы из { $least } или больше{ $since }; значит, { $result-clause }.
rule-edge-any = какая бы группа { $line-genitive } ни стояла { $block-in }, она идёт дальше{ $since }; значит, { $result-clause }.
rule-join = { $blocks-in } { $line-genitive } — одна и та же группа{ $since }; значит, { $result-clause }.
rule-split = если бы { $cell-in } { $line-genitive } было закрашено, соседние клетки слились бы в группу из { $length }, а такой длинной группы нет{ $since }; значит, { $result-clause }.
rule-color-no-gap = { $own-clause }, и промежутка { $line-in } там быть не может{ $since }; значит, { $result-clause }.
rule-color-no-gap-nor = { $own-clause }, и { $line-in } там нет промежутка и не может быть { $colors-nor }{ $since }; значит, { $result-clause }.
rule-color-no-run = { $own-clause }, и { $colors-nor } { $line-in } там тоже быть не может{ $since }; значит, { $result-clause }.
rule-one-way = для { $clue } { $line-in } есть только один вариант{ $since }; значит, { $result-clause }.
rule-few-ways = для { $clue } { $line-in } есть всего { $ways ->
    [one] { $ways } вариант
    [few] { $ways } варианта
    [many] { $ways } вариантов
   *[other] { $ways } варианта
}{ $since }; все сходятся в одном: { $result-clause }.
rule-all-runs = { $line }: { $result-clause }, иначе { $count ->
    [1] число { $clue } не поместится
   *[other] числа { $clue } не поместятся
}{ $since }.
rule-first-runs = { $line }: { $result-clause }, иначе { $count ->
    [1] первая группа ({ $clue }) не поместится
   *[other] первые группы ({ $clue }) не поместятся
}{ $since }.
rule-last-runs = { $line }: { $result-clause }, иначе { $count ->
    [1] последняя группа ({ $clue }) не поместится
   *[other] последние группы ({ $clue }) не поместятся
}{ $since }.
rule-all-many = { $line }: { $result-clause }, иначе группы (всего { $count }) не поместятся{ $since }.
rule-first-many = { $line }: { $result-clause }, иначе первые группы (всего { $count }) не поместятся{ $since }.
rule-last-many = { $line }: { $result-clause }, иначе последние группы (всего { $count }) не поместятся{ $since }.

## Suppositions and what they lead to

suppose = что, если { $fact }?
so = значит, { $facts-clause }.
likewise = точно так же { $facts-clause }.
either = разберём оба варианта: { $cell }.
either-if = если { $fact }:
either-way = в любом случае { $facts-clause }.
contradiction = противоречие: { $why }.
dead-no-runs = { $line-in } нет групп, но не всё пусто{ $since }
dead-run = для группы из { $length } { $line-in } нет места{ $since }
dead-all-runs = { $count ->
    [1] число { $clue } не помещается
   *[other] числа { $clue } не помещаются
} { $line-in }{ $since }
dead-first-runs = { $count ->
    [1] первая группа { $line-genitive } ({ $clue }) не помещается
   *[other] первые группы { $line-genitive } ({ $clue }) не помещаются
}{ $since }
dead-last-runs = { $count ->
    [1] последняя группа { $line-genitive } ({ $clue }) не помещается
   *[other] последние группы { $line-genitive } ({ $clue }) не помещаются
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
limit-interrupted = прервано
limit-literals = в формуле больше { $limit } литералов

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = очень лёгкий
difficulty-easy = лёгкий
difficulty-tricky = непростой
difficulty-hard = трудный
difficulty-fiendish = зверский
time-minutes = { $n ->
    [one] около { $n } минуты
   *[other] около { $n } минут
}
time-hours = { $n ->
    [one] около { $n } часа
   *[other] около { $n } часов
}

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = Первый шаг
explain-back = Назад
explain-next = Дальше
explain-last = Последний шаг
explain-step = Шаг { $number } из { $all }
explain-reasons = почему
explain-news = что следует

## Page: the bar and its menus

page-bar-screens = Разделы
page-bar-puzzles = Кроссворды
page-bar-make = Создать
page-bar-menus = Меню
page-menu-file = Файл
page-menu-new = Новый…
page-menu-open = Открыть…
page-menu-recent = Недавние…
page-menu-save = Сохранить…
page-menu-export = Экспорт рисунка
page-copy-link = Скопировать ссылку
page-menu-print = Печать
page-menu-statistics = Статистика…
page-menu-save-all = Сохранить все игры
page-menu-load-all = Загрузить сохранённые игры…
page-menu-edit = Правка
page-menu-clear = Очистить поле
page-menu-checkpoint = Поставить контрольную точку
page-menu-return = Назад к контрольной точке
page-menu-edit-clues = Изменить числа…
page-menu-generate = Числа по картинке
page-menu-preferences = Настройки…
page-menu-tools = Инструменты
page-menu-check = Проверить на ошибки
page-menu-hint = Подсказка
page-menu-solve = Решить
page-menu-unique = Одно ли решение?
page-menu-image = Создать из изображения…
page-menu-keys = Клавиши…
page-no-puzzle = Нет кроссворда
page-clock-pause = Пауза
page-clock-go-on = Продолжить
page-clock-played = Время игры

## Page: the first screen

page-continue = Продолжить
page-continue-play = Играть дальше
page-percent = { $n } %
page-day = Кроссворд дня
page-day-play = Играть
page-day-again = Сыграть ещё раз
page-day-streak =
    { $n ->
        [one] { $n } день подряд
        [few] { $n } дня подряд
        [many] { $n } дней подряд
       *[other] { $n } дня подряд
    }
page-random = Случайный кроссворд
page-random-size = Размер
page-random-hexagons = шестиугольники
page-random-triangles = треугольники
page-random-difficulty = Сложность
page-random-play = Создать и играть
page-random-working = Создаём кроссворд…
page-random-none = За это время ничего не нашлось. Попробуйте другой размер.
page-random-near = За это время не нашлось кроссворда такой сложности; этот близок к ней.
page-random-name = Случайный кроссворд, { $size }
page-own = Свой кроссворд
page-own-about = Нарисуйте кроссворд, сделайте его из изображения или откройте файл в любом из распространённых форматов. Или перетащите файл сюда.
page-own-make = Создать
page-gallery = Кроссворды
page-gallery-solved = решено { $n } из { $all }
page-gallery-show = Показать
page-gallery-all = все
page-gallery-open = нерешённые
page-gallery-done = решённые
page-gallery-colors = цветные
page-gallery-hexagons = шестиугольники
page-gallery-triangles = треугольники
page-gallery-sort = Порядок
page-gallery-difficulty = по сложности
page-gallery-size = по размеру
page-gallery-none = Таких кроссвордов нет.
page-card-name = Кроссворд { $n }
page-no-name = Без названия
page-card-solved = решено за { $time }
page-game-share = готово { $n } %
page-game-solved = решено
page-card-stars =
    { $n ->
        [one] { $n } звезда
        [few] { $n } звезды
        [many] { $n } звёзд
       *[other] { $n } звезды
    }
page-card-colors =
    { $n ->
        [one] { $n } цвет
        [few] { $n } цвета
        [many] { $n } цветов
       *[other] { $n } цвета
    }
page-class-trivial = Первые шаги
page-class-lines = Линия за линией
page-class-trials = С предположениями
page-class-deep-trials = С долгими предположениями
page-class-guessing = С догадками
page-size-hexagon = шестиугольник { $sides }
page-size-triangles = треугольники { $sides }

## Page: the board

page-paused = Часы стоят. Нажмите где угодно, чтобы продолжить.
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
page-clue-unknown = числа неизвестны
page-clue-unknown-length = неизвестная длина
page-clue-run = { $n } ({ $color })
page-line-done = { $line }: готово
page-readout-left = ещё { $n }
page-readout-over = лишних: { $n }
page-dock = Инструменты поля
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
page-checkpoint-back = Назад к контрольной точке { $n }.
page-checkpoint-none = Более ранней контрольной точки нет.
page-end-title = Решено!
page-end-time = Время { $time }
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
page-end-share = Поделиться
page-end-close = Назад к полю
page-end-congratulations = Поздравляем! Кроссворд решён.

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
page-hint-several = Отсюда у кроссворда несколько решений, и рассуждением дальше не продвинуться.
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

page-solving = Решение
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
        [one] Клетки с предположениями: осталась { $n } клетка
        [few] Клетки с предположениями: остались { $n } клетки
        [many] Клетки с предположениями: осталось { $n } клеток
       *[other] Клетки с предположениями: остались { $n } клетки
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
        [unique] Если сомневаетесь: один файл, а в нём кроссворд, его картинка и каждый шаг, исключающий другую. Распакуйте его в отдельную папку и запустите там `python3 check.py`: всё будет проверено без nonosat.
        [several] Если сомневаетесь: один файл, а в нём кроссворд и две его картинки. Распакуйте его в отдельную папку и запустите там `python3 check.py`: всё будет проверено без nonosat.
       *[none] Если сомневаетесь: один файл, а в нём кроссворд и каждый шаг, исключающий любую картинку. Распакуйте его в отдельную папку и запустите там `python3 check.py`: всё будет проверено без nonosat.
    }
page-proof-download = Скачать доказательство
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
page-lamp-stars = { $n } из 5
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
page-draw-play = Играть
page-draw-save = Сохранить, PNG, печать…
page-draw-image = Из изображения…
page-draw-prove = Доказать, что решение одно
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
page-new-done = Нарисуйте картинку и получите её числа или введите числа сами.
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
page-clues-about = Числа через пробел или точку, `3 1` или `3.1`; ничего или `0` — пустая линия, `*` — неизвестная, `?` — неизвестная длина.
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
page-clues-drawn = Это числа картинки. Очистите поле, чтобы решать, или узнайте, одно ли решение.
page-clues-before = Игра с прежними числами есть в «Недавних».
page-image = Создать из изображения
page-image-file = Изображение (PNG, JPEG, GIF, BMP, WebP)
page-image-original = Изображение; затемнённое отрезается
page-image-drag = Проведите по нему, чтобы вырезать часть.
page-image-suggestions = Варианты
page-image-suggest = Предложить настройки
page-image-likeness = сходство с изображением { $n } %
page-image-tone = Цвета
page-image-threshold = Чёрное, где темнее, чем…
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
page-sum-streak = дней подряд
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
page-recent-none = В этом браузере их нет.
page-recent-delete = Удалить: { $name }
page-save = Сохранить
page-save-name = Название
page-save-format = Формат
page-save-print = Печать или PDF
page-save-usual = Обычные
page-save-others = Другие
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
page-lost-hexagon = шестиугольное поле
page-lost-triangles = треугольное поле
page-lost-unequal-sides = неравные стороны поля
page-lost-holes = вырезанные клетки
page-lost-colors = несколько цветов
page-lost-unknown-lengths = группы неизвестной длины
page-lost-unknown-colors = группы неизвестного цвета
page-lost-unknown-lines = линии с неизвестными числами
page-lost-givens = заданные клетки
page-lost-partial-givens = заданные клетки с несколькими возможными цветами
page-lost-inks = вид цветов
page-lost-background = цвет фона
page-lost-color-names = названия цветов
page-lost-goal = картинка-ответ
page-lost-saved = ход игры
page-lost-partial-saved = клетки с несколькими возможными цветами в ходе игры
page-lost-title = название
page-lost-author = автор
page-lost-rights = авторские права и лицензия
page-lost-catalogue = запись в каталоге
page-lost-remark = примечание
page-preferences = Настройки
page-preferences-largest = Самая большая клетка, пиксели
page-preferences-left = Отступ слева, пиксели
page-preferences-top = Отступ сверху, пиксели
page-preferences-fill = Автозаполнение: в готовых линиях остальные клетки пусты
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
page-key-tool-do = карандаш или крестик, следующий инструмент
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

## Page: files, links, kept games

page-file = Файл кроссворда
page-file-games = Файл с играми
page-file-name = кроссворд
page-file-opened = Открыто: { $name }.
page-file-continued = Открыто: { $name }, на том же месте.
page-file-image = { $name } — это изображение; чтобы сделать из него кроссворд, выберите «Создать из изображения» в меню «Инструменты».
page-file-large = { $name }: { $n } МиБ, а можно не больше 16.
page-file-which-format = Какой формат?
page-file-formats = { $name }: подходит несколько форматов.
page-file-which-puzzle = Какой кроссворд?
page-file-puzzles =
    { $n ->
        [one] { $name }: { $n } кроссворд.
        [few] { $name }: { $n } кроссворда.
        [many] { $name }: { $n } кроссвордов.
       *[other] { $name }: { $n } кроссворда.
    }
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
page-refused-large = Это больше, чем nonosat здесь принимает.
page-refused-busy = Слишком много запросов сразу; попробуйте ещё раз.
page-refused-slow = Данные шли слишком медленно; попробуйте ещё раз.
page-fault-empty = Внутри нет кроссворда.
page-fault-large = Слишком большой размер.
page-fault-unknown-format = Начало не похоже ни на один известный формат.
page-fault-encoding = Строка { $line }, позиция { $column }: это не текст или не UTF-8.
page-fault-clue-count = Строка { $line }, позиция { $column }: линий с числами больше или меньше, чем линий на поле.
page-fault-clue-too-long = Строка { $line }, позиция { $column }: для чисел нужно больше клеток, чем есть в линии.
page-fault-image = Это изображение; выберите «Создать из изображения» в меню «Инструменты».
page-fault-convert = Это не кроссворд; сохраните его как PNG, а потом выберите «Создать из изображения» в меню «Инструменты».
page-fault-several = Здесь несколько кроссвордов.
page-fault-other = строка { $line }, позиция { $column }: неожиданное содержимое (по-английски: { $message }, expected { $expected })
page-fault-other-fix = строка { $line }, позиция { $column }: неожиданное содержимое (по-английски: { $message }, expected { $expected }; { $fix })

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

book-title = Японские кроссворды
book-untitled = Японский кроссворд
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
book-part = часть { $number } из { $count }
book-several = несколько решений
book-hexagon = шестиугольник, сторона { $side }
book-hexagon-sides = шестиугольник, стороны { $sides }
book-triangles-side = треугольники, сторона поля { $side }
book-triangles-sides = треугольники, стороны поля { $sides }
book-solution-on = ответ на стр. { $page }
book-puzzle-on = стр. { $page }
book-class-trivial = совсем просто
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
book-rules-givens = Точкой отмечена заданная клетка: она верна с самого начала.
book-rules-unique = У каждого кроссворда ровно одно решение.
book-rules-stars = Звёзды и слово говорят, насколько труден кроссворд: от половины звезды (очень лёгкий) до пяти (зверский). Вид говорит, какие шаги для него нужны:
book-rules-class-trivial = Совсем просто: достаточно взглянуть на каждую линию один раз, в верном порядке.
book-rules-class-lines = Линия за линией: достаточно смотреть каждый раз на одну линию.
book-rules-class-trials = С предположениями: иногда нужно сделать предположение об одной клетке и увидеть, что оно ведёт к противоречию.
book-rules-class-deep-trials = С долгими предположениями: противоречие возникает лишь через много линий.
book-rules-class-guessing = С догадками: для некоторых клеток короткое объяснение неизвестно.
