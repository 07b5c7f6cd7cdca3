# English. Variables are documented where other languages need to know more than the words show.
# A message may have attributes (grammatical cases): `.genitive` of a part is `$part-genitive` in
# the message around it.

## Lists

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }

## Lines of the board. $label is a number, or what stands beside the line. A falling diagonal goes
## from the upper left to the lower right, a rising one from the lower left to the upper right.

line-row = row { $label }
line-column = column { $label }
line-falling-diagonal = falling diagonal { $label }
line-rising-diagonal = rising diagonal { $label }

lines-row = rows
lines-column = columns
lines-falling-diagonal = falling diagonals
lines-rising-diagonal = rising diagonals

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first } to { $last }
# Cells of a column are named by their rows, cells of a row by their columns; where three lines
# cross in a cell, cells have numbers along the line.
cells-row = { $count ->
    [one] row { $places }
   *[other] rows { $places }
}
cells-column = { $count ->
    [one] column { $places }
   *[other] columns { $places }
}
cells-cell = { $count ->
    [one] cell { $places }
   *[other] cells { $places }
}
# Too many to name: $count of them lie from $first to $last.
cells-row-many = { $count } of rows { $first } to { $last }
cells-column-many = { $count } of columns { $first } to { $last }
cells-cell-many = { $count } of cells { $first } to { $last }
cells-of-line = { $cells } of { $line }
cells-several = { $cells }
cells-many = { $count } cells
cell-crossing = { $row }, { $column }
cell-of-line = { $line }, cell { $at }

## Runs, the numbers of a clue. $length is a number, "?" or length-color.

run = the { $length } of { $line }
run-first = the first { $length } of { $line }
run-last = the last { $length } of { $line }
run-nth = the { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
} { $length } of { $line }
length-color = { $color } { $length }
run-any = a run of { $length }
run-every = any of its runs
runs-many = { $count } runs

## Colors. A file may have others, under its own names.

color-black = black
color-white = white
color-gray = gray
color-dark-gray = dark gray
color-light-gray = light gray
color-brown = brown
color-dark-brown = dark brown
color-red = red
color-light-red = light red
color-dark-red = dark red
color-orange = orange
color-light-orange = light orange
color-dark-orange = dark orange
color-yellow = yellow
color-light-yellow = light yellow
color-dark-yellow = dark yellow
color-green = green
color-light-green = light green
color-dark-green = dark green
color-turquoise = turquoise
color-light-turquoise = light turquoise
color-dark-turquoise = dark turquoise
color-blue = blue
color-light-blue = light blue
color-dark-blue = dark blue
color-purple = purple
color-light-purple = light purple
color-dark-purple = dark purple
color-pink = pink
color-light-pink = light pink
color-dark-pink = dark pink
# What cells show that belong to no run.
color-background = background
# A filled cell of a puzzle in black and white.
color-shaded = shaded
# Two inks of one puzzle with the same name have their letters.
color-lettered = { $color } ({ $letter })

## Facts: what is known of cells. $cells has their names, $count their number, $kind what they
## are called: row, column or cell. $colors is a list of colors with "or".

fact-empty = { $cells } { $count ->
    [one] is
   *[other] are
} empty
fact-filled = { $cells } { $count ->
    [one] is
   *[other] are
} filled
fact-color = { $cells } { $count ->
    [one] is
   *[other] are
} { $color }
fact-not-empty = { $cells } { $count ->
    [one] is
   *[other] are
} not empty
fact-not = { $cells } { $count ->
    [one] is
   *[other] are
} not { $colors }
fact-one-of = { $cells } { $count ->
    [one] is
   *[other] are
} { $colors }
fact-one-or-empty = { $cells } { $count ->
    [one] is
   *[other] are
} empty or { $colors }
# Reasons, placed in the middle of a sentence; nothing if there are none.
since = , since { $facts }
since-many = , given its { $count } known cells

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $clue } { $count ->
    [one] fills
   *[other] fill
} { $line } exactly: { $result }.
rule-no-runs = { $line } has no runs: it is empty.
rule-overlap-empty = { $run } has { $room } cells of room: wherever it lies, { $result }.
rule-complete = all runs of { $line } are found: the rest of it is empty.
# The run has one place left, $place, which also says what follows.
rule-one-place = { $run } can only be { $place }{ $since }.
rule-overlap = { $run } must lie in { $place }{ $since }: { $result }.
# The run is complete; the cell beside it follows.
rule-beside = { $run } is { $place }{ $since }, so { $result }.
rule-before-first = { $run } is { $place }{ $since }, and no run comes before it: { $result }.
rule-behind-last = { $run } is { $place }{ $since }, and no run comes after it: { $result }.
rule-between = { $run } ends by { $end }, the { $next } after it begins at { $start } or later{ $since }: { $result }.
rule-before = { $run } cannot begin before { $start }{ $since }: { $result }.
rule-behind = { $run } cannot reach beyond { $end }{ $since }: { $result }.
rule-unreached = no run of { $line } reaches { $cells }{ $since }, so { $count ->
    [one] it is
   *[other] they are
} empty.
rule-unreached-color = no { $colors } run of { $line } reaches { $cells }{ $since }.
# The painted cells $block are as long as the run that they belong to.
rule-block-whole = { $block } of { $line } { $count ->
    [one] is a whole 1
   *[other] are a whole { $count }
}{ $since }: { $result }.
rule-block-ends = no run of { $line } that covers { $block } goes on there{ $since }: { $result }.
rule-gap = the gap at { $gap } of { $line } is too small for { $runs }{ $since }: { $result }.
rule-no-fit = in { $line } { $runs } does not fit over { $cells }{ $since }: { $result }.
rule-edge = { $block } of { $line } { $count ->
    [one] belongs
   *[other] belong
} to a run of { $least } or more{ $since }: { $result }.
rule-edge-any = every run of { $line } that fits over { $block } goes on{ $since }: { $result }.
rule-join = { $blocks } of { $line } belong to one run{ $since }: { $result }.
rule-split = { $cell } of { $line } would join its neighbors to { $length } cells, and no run is that long{ $since }: { $result }.
# $own says what was known of the cells before.
rule-color-no-gap = { $own }, and { $line } has no gap there{ $since }: { $result }.
rule-color-no-gap-nor = { $own }, and { $line } has neither a gap nor { $colors } there{ $since }: { $result }.
rule-color-no-run = { $own }, and no { $colors } run of { $line } fits there{ $since }: { $result }.
rule-one-way = { $clue } can lie in { $line } in one way only{ $since }: { $result }.
rule-few-ways = all { $ways } ways to lay { $clue } in { $line } agree{ $since }: { $result }.
# $count is the number of the runs in $clue.
rule-all-runs = { $clue } { $count ->
    [one] fits
   *[other] fit
} in { $line } only if { $result }{ $since }.
rule-first-runs = { $count ->
    [one] the first run of { $line }, { $clue }, fits
   *[other] the first { $count } runs of { $line }, { $clue }, fit
} only if { $result }{ $since }.
rule-last-runs = { $count ->
    [one] the last run of { $line }, { $clue }, fits
   *[other] the last { $count } runs of { $line }, { $clue }, fit
} only if { $result }{ $since }.
# As above, where there are too many runs to list
rule-all-many = the { $count } runs of { $line } fit only if { $result }{ $since }.
rule-first-many = the first { $count } runs of { $line } fit only if { $result }{ $since }.
rule-last-many = the last { $count } runs of { $line } fit only if { $result }{ $since }.

## Suppositions and what they lead to

suppose = what if { $fact }?
so = so { $facts }.
# After a trial: others go along like lines to the same contradiction
likewise = likewise { $facts }.
either = look at { $cell }, both ways.
either-if = if { $fact }:
either-way = either way { $facts }.
contradiction = contradiction: { $why }.
dead-no-runs = { $line } has no runs, but not all of it is empty{ $since }
dead-run = there is no room for the { $length } of { $line }{ $since }
dead-all-runs = { $clue } { $count ->
    [one] does
   *[other] do
} not fit in { $line }{ $since }
dead-first-runs = { $count ->
    [one] the first run of { $line }, { $clue }, does
   *[other] the first { $count } runs of { $line }, { $clue }, do
} not fit{ $since }
dead-last-runs = { $count ->
    [one] the last run of { $line }, { $clue }, does
   *[other] the last { $count } runs of { $line }, { $clue }, do
} not fit{ $since }
dead-all-many = the { $count } runs of { $line } do not fit{ $since }
dead-first-many = the first { $count } runs of { $line } do not fit{ $since }
dead-last-many = the last { $count } runs of { $line } do not fit{ $since }
# Only the solver knows; $lines lines lead from the other color to a contradiction.
guess = guess that { $facts }: no short reason shows it. Otherwise { $lines ->
    [one] one line leads
   *[other] { $lines } lines lead
} to a contradiction.
guess-beyond-lines = guess that { $facts }: no short reason shows it.

## Hints, in three levels, and mistakes

hint-look = look at { $line }.
hint-look-after = look at { $before }, and then at { $line }.
hint-try = no single line says more. Try out a cell of { $line }.
hint-nowhere = no single line says more, and no trial that is short enough to follow.
hint-follows = { $cells } { $count ->
    [one] follows
   *[other] follow
}.
hint-certain = { $cells } { $count ->
    [one] is
   *[other] are
} certain, but for no short reason.
mistake-clues = the clues alone contradict each other.
mistake-marks = { $count ->
    [one] this mark cannot be right
   *[other] these marks cannot all be right
}: { $facts }.
mistake-unshown = no solution has that, which no short reason shows.

## Walks

# Headings of steps of one kind, and of steps of several kinds
heading-mixed = Step by step
heading-colors = Colors that cells cannot have
heading-empty-line = Overlap
heading-complete = Complete lines
heading-overlap = Overlap, with known cells
heading-reach = Out of reach
heading-bounded = Complete runs
heading-small-gap = Gaps too small
heading-edge = Extend
heading-joining = Join
heading-split = Keep apart
heading-color = Only one color left
heading-enumeration = Whole lines
heading-trial = What if (contradiction)
heading-either = Both ways
heading-solver = Guess
# $lines: rows, columns ...
line-range = { $lines } { $first } to { $last }
walk-empty-lines = empty lines (clue 0): { $lines }.
walk-solved = every cell is known.
walk-dead-end = { $contradiction } There is no solution.
walk-time = the time is over; { $count ->
    [one] { $count } cell is
   *[other] { $count } cells are
} open.
walk-memory = the steps take more than { $mebibytes } MiB of memory; { $count ->
    [one] { $count } cell is
   *[other] { $count } cells are
} open.
walk-several = there are several solutions, and no reason goes further: { $count ->
    [one] { $count } cell is
   *[other] { $count } cells are
} open.
walk-none = there is no solution, which no short reason shows: { $count ->
    [one] { $count } cell is
   *[other] { $count } cells are
} open.
walk-stuck = no reason was found that goes further: { $count ->
    [one] { $count } cell is
   *[other] { $count } cells are
} open.
walk-cut = the time is over; there are more steps.
walk-complete = the rest of these lines is empty: { $lines }.
# Before an earlier step, in a tree
walk-since = since:{" "}
walk-earlier = { $count ->
    [one] (resting on { $count } more step)
   *[other] (resting on { $count } more steps)
}

## Verdicts: why there is no picture, and which limit ended the work; clauses without a full stop.
## $more and $fewer are "rows", "columns" ...

reason-totals = the { $more } need at least { $least } cells, the { $fewer } have at most { $most }
reason-totals-color = the { $more } need at least { $least } cells of color { $color }, the { $fewer } have at most { $most }
reason-line = { $line } cannot be filled once the other lines are taken into account
reason-search = no picture satisfies all lines at once
limit-time = the time is over
limit-memory = it needs more memory than there is
limit-placements = { $line } has { $placements } placements, which with the lines before it are more than the limit of { $limit }
limit-placements-uncounted = { $line } has more than 10^38 placements, which with the lines before it are more than the limit of { $limit }
limit-capacity = a table of bounded size is full
limit-solver = the solver gave up
limit-conflicts = the short try is over
limit-interrupted = interrupted
limit-literals = the formula has more than { $limit } literals


## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

# The cover, if it has no other title
book-title = Nonograms
# A puzzle without a title
book-untitled = Nonogram
book-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
# The smallest and the largest size: "5 × 5 to 30 × 40"
book-sizes = { $least } to { $most }
book-hexagons = { $count ->
    [one] { $count } hexagon
   *[other] { $count } hexagons
}
book-triangles = { $count ->
    [one] { $count } board of triangles
   *[other] { $count } boards of triangles
}
# $count puzzles have several colors
book-colored = { $count ->
    [one] { $count } in color
   *[other] { $count } in color
}
# Headings, also in the table of contents
book-rules = How to solve
book-puzzles = Puzzles
book-solutions = Solutions
# Below the title of a puzzle, in small letters. $number of $count: a large puzzle on several pages
book-part = part { $number } of { $count }
book-several = several solutions
book-hexagon = hexagon of side { $side }
book-hexagon-sides = hexagon with sides { $sides }
book-triangles-side = triangles in a hexagon of side { $side }
book-triangles-sides = triangles, sides { $sides }
book-solution-on = solution on page { $page }
# Below a solution: the page of its puzzle
book-puzzle-on = page { $page }
# The steps that a puzzle takes
book-class-trivial = trivial
book-class-lines = by lines
book-class-trials = by trials
book-class-deep-trials = by deep trials
book-class-guessing = by guessing
# The page of rules. It has only those that the puzzles of the book need.
book-rules-clues = Every puzzle hides a picture. The numbers beside a row and above a column are its clue: the lengths of its runs of filled cells, in order. Between two runs lies at least one empty cell. A 0 means that the whole line is empty.
book-rules-marks = Look for cells that are filled wherever the runs lie, and for cells that no run can reach. Fill the first and cross out the others: both help you with the lines that cross there.
book-rules-colors = In a puzzle with several colors, each number has the color of its run, and a letter for it, so a pencil is enough. The letters are listed below the board. Runs of different colors may touch; between runs of one color lies at least one empty cell.
book-rules-hexagons = In a hexagon, lines run in three directions. A clue stands where its line begins. Read it toward the board.
book-rules-triangles = On a board of triangles, lines run in three directions. A clue stands where its line begins. Read it toward the board.
book-rules-unknowns = A ? is a run of unknown length, a dashed frame a run of unknown color. A * is a whole clue that is unknown.
book-rules-givens = A dot marks a cell that is given: it is right from the start.
book-rules-unique = Every puzzle has exactly one solution.
book-rules-stars = Stars and a word say how hard a puzzle is, from half a star (gentle) to five (fiendish). The kind says which steps it takes:
book-rules-class-trivial = Trivial: one look at each line is enough, in the right order.
book-rules-class-lines = By lines: one line at a time is enough.
book-rules-class-trials = By trials: now and then, try a cell and see that it leads to a contradiction.
book-rules-class-deep-trials = By deep trials: the contradiction comes only many lines later.
book-rules-class-guessing = By guessing: for some cells, no short reason is known.
