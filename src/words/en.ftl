# English. Variables are documented where other languages need to know more than the words show.
# A message may have attributes (grammatical cases): `.genitive` of a part is `$part-genitive` in
# the message around it.

## Lists

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
# Sentences of one paragraph
list-sentences = { $first } { $second }
# Parts of one line of a result
list-semicolon = { $first }; { $second }
# As "none (row 1 and column 1 contradict each other)"
aside = { $what } ({ $aside })

## Lines of the board. $label is a number, or what stands beside the line. A falling diagonal goes
## from the upper left to the lower right, a rising one from the lower left to the upper right.

line-row = row { $label }
line-column = column { $label }
line-falling-diagonal = falling diagonal { $label }
line-rising-diagonal = rising diagonal { $label }
line-region = region { $label }
line-block = the block around { $label }

lines-row = rows
lines-column = columns
lines-falling-diagonal = falling diagonals
lines-rising-diagonal = rising diagonals
lines-region = regions
lines-block = blocks

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first } to { $last }
# Cells of a line, by their numbers along it: "row 20 is empty" would be a whole row.
cells-cell = { $count ->
    [one] cell { $places }
   *[other] cells { $places }
}
# Too many to name: $count of them lie from $first to $last.
cells-cell-many = { $count } of cells { $first } to { $last }
cells-of-line = { $cells } of { $line }
cells-several = { $cells }
cells-many = { $count } cells
# Cells of a line, counted and not named.
cells-of-total = { $count ->
    [one] 1 cell
   *[other] { $count } cells
} of { $line }
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
length-range = { $least } to { $most }
length-least = { $least } or more
length-color = { $color } { $length }
run-any = a run of { $length }
run-every = any of its runs
# The runs of a clue as the subject of a sentence, one of these: $runs as it is printed, "3 1 2", or one
# "3"; in several colors a list of clue-run; many.
clue-runs = { $count ->
    [one] the { $runs }
   *[other] the runs { $runs }
}
clue-run = the { $length }
runs-many = the { $count } runs

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
color-shaded = filled
# Two inks of one puzzle with the same name have their letters.
color-lettered = { $color } ({ $letter })
# An ink with a name of the file that is no word above: "dough"
ink-named = { $name }

## Facts: what is known of cells. $cells has their names, $count their number. $colors is a list of
## colors with "or".

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
fact-more = { $count ->
    [one] { $count } more cell is
   *[other] { $count } more cells are
} known
# Reasons, placed in the middle of a sentence; nothing if there are none.
since = , since { $facts }

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $clue } { $count ->
    [one] fills
   *[other] fill
} { $line } exactly: { $result }.
rule-no-runs = { $line } has no runs: it is empty.
rule-overlap-empty = { $run } has { $room } cells of room: wherever it lies, { $result }.
rule-region = { $line } has one color, and { $facts }: { $result }.
rule-total-reached = { $count ->
    [0] the clue of { $line } allows 0 cells
   *[other] { $facts }, and no more can be
}: { $result }.
rule-total-none-color = the clue of { $line } allows 0 cells of color { $color }: { $result }.
rule-total-needed = { $line } needs { $count ->
    [one] 1 cell
   *[other] { $count } cells
} and has room for no more{ $since }: { $result }.
rule-total-needed-color = { $line } needs { $count ->
    [one] 1 cell
   *[other] { $count } cells
} of color { $color } and has room for no more{ $since }: { $result }.
rule-complete = all runs of { $line } are found: the rest of it is empty.
# The run has one place left, $place, which also says what follows.
rule-one-place = { $run } can only be { $place }{ $since }.
rule-overlap = { $run } must lie in { $place }{ $since }: { $result }.
# Runs of one line that the same cells limit, each with its place
run-within = { $run } must lie in { $place }
run-placed = { $run } can only be { $place }
rule-overlaps = { $runs }{ $since }: { $result }.
rule-places = { $runs }{ $since }.
# The run is complete; the cell beside it follows.
rule-beside = { $run } is { $place }{ $since }: { $result }.
rule-before-first = { $run } is { $place }{ $since }, and no run comes before it: { $result }.
rule-behind-last = { $run } is { $place }{ $since }, and no run comes after it: { $result }.
rule-between = { $run } ends by { $end } and the next { $next } begins at { $start } or later{ $since }: { $result }.
rule-before = { $run } cannot begin before { $start }{ $since }: { $result }.
rule-behind = { $run } cannot reach beyond { $end }{ $since }: { $result }.
# The run covers a painted block, for the reasons in $since
rule-before-covering = { $run } covers { $block }{ $since }, so it cannot begin before { $start }: { $result }.
rule-behind-covering = { $run } covers { $block }{ $since }, so it cannot reach beyond { $end }: { $result }.
rule-unreached = no run of { $line } reaches { $cells }{ $since }: { $result }.
rule-unreached-color = no { $colors } run of { $line } reaches { $cells }{ $since }: { $result }.
# The painted cells $block are as long as the run that they belong to.
rule-block-whole = { $block } of { $line } { $count ->
    [one] is a complete 1
   *[other] are a complete { $count }
}{ $since }: { $result }.
rule-block-ends = whichever run of { $line } covers { $block }, it ends there{ $since }: { $result }.
rule-block-ends-run = { $run } covers { $block } and ends there{ $since }: { $result }.
rule-gap = the gap at { $gap } of { $line } is too small for { $runs }{ $since }: { $result }.
rule-no-fit = no run of { $line } can cover { $cells }{ $since }: { $result }.
rule-no-fit-color = no { $colors } run of { $line } can cover { $cells }{ $since }: { $result }.
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
rule-few-ways = there are only { $ways } ways to lay { $clue } in { $line }{ $since }: { $ways ->
    [2] in both
   *[other] in all of them
} { $result }.
clue-of-region = the rule of one color
clue-with-regions = { $clue } (with the regions)
rule-pattern = { $line } satisfies { $clue } only if { $result }{ $since }.
rule-pattern-ways = { $clue } leaves only { $ways ->
    [one] one way
   *[other] { $ways } ways
} to fill { $line }{ $since }: { $ways ->
    [1] so
    [2] in both
   *[other] in all of them
} { $result }.
# $count is the number of the runs in $clue.
rule-all-runs = { $clue } { $count ->
    [one] fits
   *[other] fit
} in { $line } only if { $result }{ $since }.
rule-first-runs = { $count ->
    [one] the first run of { $line } ({ $clue }) fits
   *[other] the first { $count } runs of { $line } ({ $clue }) fit
} only if { $result }{ $since }.
rule-last-runs = { $count ->
    [one] the last run of { $line } ({ $clue }) fits
   *[other] the last { $count } runs of { $line } ({ $clue }) fit
} only if { $result }{ $since }.
# As above, where there are too many runs to list
rule-all-many = the { $count } runs of { $line } fit only if { $result }{ $since }{ $near }.
rule-first-many = the first { $count } runs of { $line } fit only if { $result }{ $since }{ $near }.
rule-last-many = the last { $count } runs of { $line } fit only if { $result }{ $since }{ $near }.
# Behind a sentence about many runs: the one or two that can cover the cells
near-runs = ; only { $runs } { $count ->
    [one] reaches
   *[other] reach
} there

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
dead-pattern = { $line } cannot satisfy { $clue }{ $since }
dead-all-runs = { $clue } { $count ->
    [one] does
   *[other] do
} not fit in { $line }{ $since }
dead-first-runs = { $count ->
    [one] the first run of { $line } ({ $clue }) does
   *[other] the first { $count } runs of { $line } ({ $clue }) do
} not fit{ $since }
dead-last-runs = { $count ->
    [one] the last run of { $line } ({ $clue }) does
   *[other] the last { $count } runs of { $line } ({ $clue }) do
} not fit{ $since }
dead-all-many = the { $count } runs of { $line } do not fit{ $since }
dead-first-many = the first { $count } runs of { $line } do not fit{ $since }
dead-last-many = the last { $count } runs of { $line } do not fit{ $since }
# Only the solver knows; $lines lines lead from the other color to a contradiction.
guess = guess that { $facts }: no short reason shows it. Otherwise there is a contradiction after { $lines ->
    [one] one line
   *[other] { $lines } lines
}.
guess-beyond-lines = guess that { $facts }: no short reason shows it.

## Hints, in three levels, and mistakes

hint-look = look at { $line }.
hint-look-after = look at { $before }, and then at { $line }.
hint-try = no single line says more. Try out a cell of { $line }.
hint-nowhere = no single line says more, and no trial that is short enough to follow.
hint-follows = { $cells } can be settled.
hint-certain = { $cells } { $count ->
    [one] is
   *[other] are
} certain, but for no short reason.
mistake-clues = the clues alone contradict each other.
mistake-marks = { $count ->
    [one] this mark cannot be right
   *[other] these marks cannot all be right
}: { $facts }.
mistake-unshown = no solution has that, but no short reason shows it.

## Walks

# Headings of steps of one kind, and of steps of several kinds
heading-mixed = Step by step
heading-colors = Colors that cells cannot have
heading-empty-line = Overlap
heading-region = Regions
heading-total = Totals
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
walk-time = time is up; { $count ->
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
walk-none = there is no solution, but no short reason shows it: { $count ->
    [one] { $count } cell is
   *[other] { $count } cells are
} open.
walk-stuck = no reason was found that goes further: { $count ->
    [one] { $count } cell is
   *[other] { $count } cells are
} open.
walk-cut = time is up; there are more steps.
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
limit-time = time is up
limit-memory = it needs more memory than there is
limit-placements = { $line } has { $placements } placements, which with the lines before it are more than the limit of { $limit }
limit-placements-uncounted = { $line } has more than 10^38 placements, which with the lines before it are more than the limit of { $limit }
limit-capacity = a table of bounded size is full
limit-solver = the solver gave up
limit-conflicts = the short try is over
limit-weights = no numbers that prove it were found
limit-patterns = only numbers prove clues with patterns, regions and numbers in cells
limit-interrupted = interrupted
limit-literals = the formula has more than { $limit } literals

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = gentle
difficulty-easy = easy
difficulty-tricky = tricky
difficulty-hard = hard
difficulty-fiendish = fiendish
difficulty-with-trials = { $difficulty }, with { $count ->
    [one] one trial
   *[other] { $count } trials
}
difficulty-with-guesses = { $difficulty }, with { $count ->
    [one] one guess
   *[other] { $count } guesses
}
# How long a puzzle takes, a guess
time-minutes = { $n ->
    [one] about a minute
   *[other] about { $n } minutes
}
time-hours = { $n ->
    [one] about an hour
   *[other] about { $n } hours
}
time-many-hours = many hours

## Proofs by numbers: why a picture is the only one. $lines: two lines cross in a cell, or more.
## $goal and $most are numbers; k and M behind numbers stay.

weights-title = { $kind ->
   *[unique] Why there is no other picture
    [none] Why there is no picture
}
weights-each = { $kind ->
   *[unique] { $lines ->
       *[two] Wherever a picture differs from this one, the row collects the number of the cell, and the column collects { $goal } less that number.
        [more] Wherever a picture differs from this one, the row collects the number of the cell, and the other two lines through it share what is left of { $goal }.
    }
    [none] { $lines ->
       *[two] For each filled cell of a picture, the row collects the number of the cell, and the column loses it.
        [more] For each filled cell of a picture, the row collects the number of the cell, and the other two lines through it lose it together.
    }
}
weights-together = { $kind ->
   *[unique] So all lines together collect exactly { $goal } for each cell that differs.
    [none] So all lines together collect exactly 0.
}
weights-most = { $kind ->
   *[unique] But the clues allow them to collect at most { $most } in all: no cell can differ.
    [none] But the clues allow them to collect at most { $most } in all: there is no such picture.
}
weights-stuck = But one line has no placement left: there is no such picture.
weights-trials = { $count ->
    [one] Before this, { $count } trial excluded a color of a cell, by numbers of its own.
   *[other] Before this, { $count } trials excluded colors of cells, by numbers of their own.
}
weights-colors = With several colors, a cell shows the number that is farthest from 0.
weights-short = Large numbers are shortened: 16k is about 16,000, 5M about 5,000,000.
weights-line = { $line }: the clue allows at most { $most }. What collects most there:

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = First step
explain-back = Back
explain-next = Next
explain-last = Last step
explain-step = Step { $number } of { $all }
explain-reasons = why
explain-news = what follows

## Problems of files. A message is "line 3, column 4: <problem-…>, expected <want-…>"; below it, or behind it in
## parentheses, stands <advice-…>, how to mend it. None has a full stop. Do not translate words
## between ` `, which are those of the files, nor words in capital letters that stand for a number or a name, such
## as HEIGHT. $found is a part of the file. In a problem, $count is a number of things that were found.

# The whole message on one line. $problem: problem-…, $expected: problem-expected.
problem-at = line { $line }, column { $column }: { $problem }, { $expected }
problem-at-advice = line { $line }, column { $column }: { $problem }, { $expected } ({ $advice })
# Two whole messages on one line
problem-list = { $first }; { $second }
# $wanted: one of want-… or of number-…, always a noun phrase; a colon may stand before it
problem-expected = expected { $wanted }
# A problem and what was expected, without a place
problem-alone = { $problem }, { $expected }

# A number, a word or a line that does not belong there. Very frequent.
problem-found = found `{ $found }`
# $found: a number, or a word of the JSON format such as "null"
problem-found-plain = found { $found }
problem-found-nothing = found nothing
problem-found-list = found a list
problem-found-object = found an object
problem-found-list-of = found a list of { $count }
problem-negative = found a negative number
problem-number-large = the number { $found } is too large
problem-no-number = the number is missing
problem-text-ends = the text ends too soon
# $name: the name of a field of JSON, or another word of the format
problem-missing = `{ $name }` is missing
problem-no-size = the size is missing
problem-size = the size is missing or impossible
problem-file-ends = the file ends
problem-ends-rows = the file ends after { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
problem-ends-columns = the file ends after { $count ->
    [one] { $count } column
   *[other] { $count } columns
}
# How many lines with clues the file has
problem-clue-lines = { $count ->
    [one] { $count } line of clues
   *[other] { $count } lines of clues
}
problem-clues-many = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
problem-no-columns = there are no columns
problem-columns-line = the line with the columns is missing
# $name: the heading of a part of the file: `rows`, `columns`, `goal` ...
problem-section-missing = the section `{ $name }` is missing
problem-section-twice = the section `{ $name }` appears twice
problem-section-clues = the section `{ $name }` has { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
# $name: the name of a field of JSON
problem-list-clues = the list `{ $name }` has { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
# $names: the names of fields of JSON
problem-json-fields = no clues among the fields { $names }
problem-line-missing = the line `{ $name }` is missing
problem-clues-missing = the clues `{ $name }` are missing
problem-no-word = found `{ $found }` where a line should begin with a word
problem-behind-clues = found `{ $found }` after the last clue
problem-between-numbers = found `{ $found }` between numbers
problem-color-place = found `{ $found }` where a color should stand
problem-not-three = not three words
problem-no-zero = `{ $found }` does not end with 0
problem-no-puzzle-number = the number of the puzzle is missing
# How many lines of the file begin with a colon
problem-colon-lines = { $count ->
    [one] { $count } line with `:`
   *[other] { $count } lines with `:`
}
# $name: the name of a table of numbers
problem-table-missing = the table `{ $name }` is missing

# Problems of colors. $color: its name or letter in the file. An undeclared color was not introduced
# where the file lists its colors.
problem-color-undeclared = the color `{ $color }` is not declared
problem-color-unusable = the color `{ $color }` is not declared, or is the background
problem-color-twice = the color `{ $color }` is declared twice
problem-color-nameless = the color has no name
problem-background-undeclared = the background color `{ $color }` is not declared
problem-background-run = the background cannot be a run
problem-two-colors = cells of two colors are not supported yet
problem-no-palette = the palette is missing
problem-one-color = only one color
problem-colors = { $count } colors
problem-colors-more = more than { $count } colors
problem-signs-more = more than { $count } signs

# Problems of runs, the numbers of a clue. $run: the run as it stands in the file.
problem-run-colorless = the run `{ $run }` has no color
problem-run-lengthless = the run `{ $run }` has no length
# The cells that all runs of the clue and the gaps between them need
problem-clue-needs = the clue needs { $needs } cells
problem-run-needs = a run of { $run } cells

# Problems of pictures, of a goal and of a state of play (a game that goes on)
problem-rows-of-cells = { $count ->
    [one] { $count } row of cells
   *[other] { $count } rows of cells
}
problem-row-has = row { $row } has { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
problem-this-row-has = this row has { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
problem-row-surplus = a row too many (row { $row })
problem-row-open = the last row does not end
problem-picture-rows = the picture has { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
# $cells: want-cells. On a board of triangles, a slash stands at both ends of each row.
problem-picture-row = row { $row } of the picture has { $cells } between `{ $first }` and `{ $last }`
problem-picture-cells = the picture has { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
problem-goal-cells = the goal has { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
problem-saved-cells = the saved state has { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
problem-cells-more = too many cells
problem-goal-open = a cell of the goal is open
problem-saved-letters = `saved` has letters that stand for no color
problem-no-board = the rows do not form a board
problem-no-bit = found a character that is not a bit
problem-no-bitmap = this is not a bitmap
problem-behind-board = this cell is beyond the end of the board
problem-no-given = row { $row }, place { $place } cannot be a given cell
# Rows of signs that say where the holes of the board are
problem-hole-rows = { $count ->
    [one] { $count } row of signs for holes
   *[other] { $count } rows of signs for holes
}
problem-region-rows = { $count ->
    [one] { $count } row of signs for regions
   *[other] { $count } rows of signs for regions
}
problem-number-rows = { $count ->
    [one] { $count } row of numbers
   *[other] { $count } rows of numbers
}
problem-signs = { $count ->
    [one] { $count } sign
   *[other] { $count } signs
}
problem-only-holes = { $line } has nothing but holes

# Problems of whole files
problem-empty = the file is empty
problem-no-puzzle = the file has no puzzle
problem-several-puzzles = the file has { $count } puzzles
problem-xml-empty = there is no puzzle in this XML
problem-bytes = more than { $count } bytes
problem-lines = more than { $count } lines
problem-puzzles = more than { $count } puzzles
problem-cells-together = more than { $count } cells in all puzzles together
# Notes: titles, authors and other texts of a puzzle
problem-notes-together = more than { $count } bytes of notes in all puzzles together
# $byte: a number such as 0xfc
problem-not-utf8 = byte { $at } ({ $byte }) is not UTF-8
problem-not-utf16 = this is marked as UTF-16, but is not
# $kind: PNG, GIF, JPEG, BMP or WebP
problem-image = this is a { $kind } image
problem-graymap = this is a graymap (PGM)
problem-pixmap = this is a pixmap (PPM)
problem-pdf = this is a PDF document
problem-archive = this is a ZIP archive
problem-archive-damaged = the ZIP archive is damaged
problem-archive-none = the ZIP archive has no file of a puzzle
# $name: a file in an archive; $problem: problem-…
problem-member = in `{ $name }`: { $problem }
# $formats: names of formats with "or"
problem-could-be = this could be { $formats }
problem-page = this page holds no puzzle that can be read
problem-no-format = found `{ $found }`, which begins no format known here
problem-unequal-lists = the only two lists of clues need { $count } and { $other } cells
problem-version = version { $found } of the format
problem-type = a puzzle of the type `{ $type }`
problem-hex-sides = a hexagon with both or neither of `side` and `sides`
problem-board-large = the board is too large
problem-entity = an entity that the file defines itself
problem-name-spaces = more than { $count } namespaces
problem-attributes = more than { $count } attributes of an element
problem-nested = more than { $count } elements inside each other
problem-variable = `var d` is not a list of lists of numbers
problem-variable-numbers = the numbers are not those of a puzzle

# What is expected, behind problem-expected: "expected the number of rows".
number-rows = the number of rows
number-columns = the number of columns
number-run = the length of a run
number-sum = a sum
number-colors = the number of colors
number-side = the length of a side
number-side-lines = the number of lines that begin at a side
number-row = a row of the board
number-place = a place in that row
# $what: one of number-…
want-whole = { $what }, a whole number from 1
# $what: several of number-… with "and"
want-numbers = { $what }
# $text: what should stand there, as it is
want-text = `{ $text }`
# $words: words that may stand there, with commas between
want-end-or = the end, or one of { $words }
want-one = one
want-some = at least one
want-at-most = at most { $count }
want-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
want-columns = { $count ->
    [one] { $count } column
   *[other] { $count } columns
}
want-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
# Two sizes: $rows and $columns are numbers of lines
want-rows-and-columns = { $rows } rows and { $columns } columns
# $lines: want-rows-and-columns, or numbers of lines in each direction: "rows: 5, columns: 4"
want-lines = { $count } ({ $lines })
# $lines: lines-row, lines-column ...
want-lines-of = { $lines }: { $count }
# $count: the number that it should be, of what the problem counts ("the picture has 5 rows, expected 4 as the board has")
want-as-board = { $count } as the board has
want-as-rows-before = { $count } as the rows before
want-as-size = { $count }, as the size says
# $name: `height` or `width`
want-as-line = { $count }, as `{ $name }` says
want-as-clues = { $count }, as the clues say
want-row-as-clues = { $cells } between `{ $first }` and `{ $last }`, as the clues say
want-rows-as-board = { $count ->
    [one] { $count } row as the board has
   *[other] { $count } rows as the board has
}
want-cells-as-board = { $count ->
    [one] { $count } cell as the board has there
   *[other] { $count } cells as the board has there
}
want-cells-of-row = at most { $count }, the cells of that row
want-clue-of-line = a smaller clue for { $line }
want-cells-of-line = at most { $cells }, the cells of { $line }
want-stretch-of-line = at most { $cells }, the longest stretch between holes in { $line }
want-row-cells = { $count }, the cells of the row
want-row-each = { $count }, one for each row of the board
want-cell-each-line = at least one cell in each line
want-hole-sign = `#` for a cell or `.` for a hole
want-region-sign = a letter or a digit
want-number-sign = a digit or `.`
want-touching = cells of one region that touch
want-blank-rows-columns = a blank line between rows and columns
want-blank-columns-rows = a blank line between columns and rows
# $mark: a sign such as `#`
want-mark-rows-columns = a line `{ $mark }` between rows and columns
want-end-rows = the end of the file after the last row
want-end-columns = the end of the file after the columns
want-sections = `rows` and `columns`, each on a line of its own
want-sections-once = `rows` and `columns`, each once for a puzzle
want-sizes = `width` and `height`, or neither
want-property = `rows`, `columns` or a property
want-separator = a comma, a period or a space
want-zero = 0 at the end of each line
want-square = as many rows as columns, an empty one as 0
want-colons = `:` before the rows, before the columns and after them
want-colons-six = `:` before each of the six groups A to F, and after them
want-six-groups = six groups of clues, one for each side of a closed outline
want-six-named = six groups of clues: { $names }
want-clues-or-goal = clues for rows and columns, or a goal
want-columns-line = a line after the one with the rows
want-lengths = a list of the lengths of the runs, whole numbers from 1
want-pairs = pairs of a sign and a length, as in `#,3,#,1`
want-runs-rgb = the number of runs, then the length, red, green and blue of each, as in `1 3 255 0 0`
want-letters-numbers = letters, A for 1 to Z for 26
want-table-sign = 1, 0 or -1
want-pattern = a clue like `* 3a *`, `{ "{" }1a 2a{ "}" }`, `?a =7a` or `0 | 5a`
want-typed-clue = a number, as in `3 1`
want-hexadecimal = two hexadecimal digits after `-`
want-known-number = a number (here `?` could be one run or several)
want-link-sign = digits, `-` and two digits, or a letter from g to z
# Colors
want-color-value = a color like #ff8800
want-color-hex = a color like FF0000
want-color-name = the name or #rrggbb of a color
want-color-letter = `-` or a color from `a` to `{ $last }`
want-color-letters = letters of declared colors, or `-`
want-color-each = `-` or the letter of a color for each cell
want-color-only = `a`, the one color declared
want-color-declared = one of the colors declared, `a` to `{ $last }`
want-color-once = each color once
want-color-element = an element `<color>` for it
want-declared-name = the name of a declared color
want-declared-sign = the sign of a declared color
want-declared-letter = the letter of a declared color
want-declared-runs = runs of declared colors
want-declaration = `SIGN:SIGN COLOR`, as in `b:*  blue`
want-fewer-colors = fewer colors
want-two-colors = two or more `colors`
want-palette = the background color and at least one more, like `#ffffff #000000`
# $run: the run as it stands in the file, a number
want-letter-behind = a letter after it, as in `{ $run }a`
want-number-before = a number before it, or `?`
want-number-letter = a number and the letter or name of a color
want-attribute-name = an attribute `name`
# Pictures
want-cell-sign = 0 or 1, or . or # for each cell
want-goal-sign = 0, 1 or the letter of a color
want-nonogram-sign = `x` or `_` for each cell
want-image-sign = the sign (`char`) of a color, `?` or `|`
want-bit = 0 or 1
want-bitmap = `P1` or `P4` at the beginning
want-given-letter = a letter for each given cell
want-given = a cell of the board and letters of its colors
want-each-cell-once = each cell once
want-hole = `-`: there is a hole
want-each-cell = a color of the puzzle for each cell
want-one-color-each = one color for each cell of the board
want-letters-each = for each cell the letters of its colors
want-rows-bars = rows between `|`
want-rows-slashes = rows between `/` and `\`
want-rows-board = those of a rectangle, of a hexagon, or of triangles between slashes
# Whole files
want-puzzle = a puzzle
want-possible = a possible puzzle
want-board = another board
want-smaller-board = a smaller board
want-smaller-file = a smaller file
want-smaller-picture = a smaller picture
want-other-picture = another picture
want-fewer-puzzles = fewer in one file
want-puzzle-file = the file of a puzzle
want-archive = an intact ZIP archive
want-puzzle-files = files of puzzles, such as `.non` or `.nonogram`
want-utf8 = UTF-8
want-utf16 = UTF-16 or UTF-8
want-one-format = content that fits one format only
want-format = `rect HEIGHT WIDTH`, `hex SIDE` or `tri A B C D E F` (.clues), the lines `rows` and `columns` (.non), or another format of docs/FORMATS.md
want-header = `rect HEIGHT WIDTH`, `hex SIDE` or `tri A B C D E F`
want-sides = sides A to F of a closed outline
want-hex-sides = `side`, or six `sides`
want-version = version { $version }
want-type = the type `grid` or `triddler`
want-nonograms-org = the numbers of a page of nonograms.org
want-link = an address like https://puzz.link/p?nonogram/COLUMNS/ROWS/CLUES
want-penpa = an address of penpa-edit with `m=edit&p=` and all that follows
want-penpa-grid = a grid of squares with room for numbers above and to the left
want-penpa-number = numbers and `?`, above the board or to the left of it
want-game-id = `WIDTHxHEIGHT:` and numbers, with `.` between the numbers and `/` between the lines
want-puzzle-element = an element `<puzzle>`
want-nonogram-element = an element `<Nonogram>`
want-xml = well-formed XML
want-plain-xml = XML without it
want-json = JSON as docs/FORMATS.md describes it
want-json-puzzle = an object with `nonosat`, `shape`, `colors` and `clues`
want-json-clues = lists of clues, such as `rows` and `columns` or `row_clues` and `col_clues`
want-equal-lists = two lists whose clues need equally many cells: those of the rows and those of the columns
want-closed-list = a bracket that closes each list
want-one-reading = names or sums that fit one reading
want-page = numbers under `Rows` and `Columns`, a script with two lists of clues, or a `task`
want-json-picture = rows of cells, such as [[0, 1], [1, 0]]
want-puzzlekit = the data of puzzlekit: an object with `problem`
want-json-list = a list
want-json-text = a text in quotation marks
want-json-number = a whole number from 0

# How to mend it: a clause that says what to do, or a fact that helps
advice-sizes = the size says how many clues there are
advice-board = the board in the first line says how many clues there are
advice-first-line = the first line says that there are { $count } rows
advice-height-width = a section has as many clues as `height` or `width` says
advice-empty-own-line = an empty line of the board has a line of its own
advice-empty-clue = an empty line of the board has the clue 0
advice-empty-zero-line = an empty line of the board is a 0 on a line of its own
advice-runless-line = a line without runs needs a clue, too
advice-blank-clue = an empty line of the board has a blank clue line, also at the end of the file
advice-columns-here = should the line `columns` stand before this one?
# $name: `width` or `height`
advice-add-size = this section has { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}: add `{ $name } { $count }`
# Perhaps a typing error. $text: what should stand there
advice-meant = did you mean `{ $text }`?
advice-declare = declare it before the clues: color { $color } #rrggbb
advice-declare-sign = declare it under `#d`, as in `b:*  blue`
advice-add-color = add it to the palette in the second line
advice-save-utf8 = save the file as UTF-8 text
advice-unpack = unpack it first
# How a file was read, in a note
# $rows, $columns: the names of lists; $zeros: yes or no
reading-lists =
    `{ $rows }` is read as the rows, `{ $columns }` as the columns{ $zeros ->
        [yes] ; zeros at the ends are left out
       *[no] {""}
    }
# $encoding: the name of an encoding
reading-encoding = the text is not UTF-8 and is read as { $encoding }

## Why a board, clues, a goal or a picture are no puzzle. No full stops; these also stand in the place
## of problem-… above.

# $shape: "4x5" (4 columns, 5 rows), "hex 3" or "tri 1 2 3 1 2 3", the same in every language
puzzle-size = a board of { $shape } is not possible: it needs 1 to { $cells } cells and at most { $line } in a line
puzzle-hole = hole { $cell } is not on the board
puzzle-no-cell = a line has no cell left besides the holes
puzzle-colors = { $found } colors; a puzzle has 2 to { $most }, the background included
puzzle-clues = { $found } clues for { $expected } lines
puzzle-clue-long = the clue needs { $needs } cells, its line has { $cells }
puzzle-run-long = a run of { $run } cells, its line has at most { $cells } between holes
puzzle-region = a region of { $cells } cells; a rectangle may have regions of up to { $most }
puzzle-blocks = blocks have numbers alone, on a rectangle without holes and regions
puzzle-no-word = no line of { $cells } cells satisfies the clue
puzzle-pattern-large = the clue needs too much memory
puzzle-empty-run = a run of 0 cells
puzzle-run-color = a run in a color that is not a foreground color of the palette
puzzle-given = given cell { $cell } is not on the board or has no possible color
# The sides of a hexagonal or triangular board have letters from A to F. $sum: "A + B - D"
puzzle-side = side { $side } has { $count ->
    [one] { $count } line
   *[other] { $count } lines
} instead of { $expected } = { $sum }
puzzle-side-follows = side { $side } would have { $expected } lines = { $sum }
document-goal = the goal picture has another size or other colors than the puzzle
document-saved = the state of play has another size or other colors than the puzzle
# A picture and a puzzle that do not belong together. $found and $expected as $shape above
mismatch-board = the picture is one of { $found }, the puzzle of { $expected }
# $found: the runs of the picture in that line, such as "2a 1b"
mismatch-line = { $line } reads { $found }, which is not its clue
mismatch-line-empty = { $line } is empty, but its clue demands runs
# $cell: cell-of-line ("row 3, cell 5")
mismatch-given = a given cell ({ $cell }) has another color
# A size that was typed for a puzzle by chance. $size: as typed, "20x15" has 20 columns and 15 rows
size-impossible = a board of { $size }, columns x rows, is not possible: it needs 1 to { $cells } cells and at most { $line } in a line
size-expected = expected 20x15, columns x rows, or sides: hex:7, tri:5, tri:2,1,2,2,1,2
random-cells = { $found } cells, expected at most { $most }
random-stars = expected stars from 0.5 to 5, the smaller number first
random-thing = only rectangles of at least { $least }x{ $least } cells without a symmetry show a thing
random-symmetry = { $shape } has no symmetry `{ $symmetry }`
random-mosaic = a mosaic is a rectangle in black and white
random-class = no puzzle of class { $class } is made with clues { $clues }
repair-picture = the picture does not satisfy the puzzle: { $why }

## Images from which puzzles are made: why one cannot be used

image-unreadable = this is not an image that nonosat reads (PNG, JPEG, SVG, GIF, BMP, WebP, PGM or PPM)
# $why: in English
image-unreadable-why = this is not an image that nonosat reads (PNG, JPEG, SVG, GIF, BMP, WebP, PGM or PPM): { $why }
image-large = an image of { $width } x { $height } pixels is too large, expected at most { $side } to a side and { $megabytes } MB decoded
image-frame = the frame reaches beyond the image, which has { $width } x { $height } pixels
image-side = { $found } cells to a side, expected 1 to { $most }
image-colors = { $found } colors; a puzzle has 2 to { $most }, the background included
image-slow = the image was not read in time
image-transparent = the image is transparent all over
image-blank = nothing in the image stands out: no cell would be filled
image-thin = the image is too thin: pictures would have { $columns } x { $rows } cells

## Writing: why a puzzle cannot be written. $format: the name of a file format, the same in every language

write-read-only = the format `{ $format }` can only be read
# $features: a list of the feature-… below
write-lossy = the format `{ $format }` cannot hold { $features }
write-no-picture = the format `{ $format }` holds a picture, and the puzzle has no goal that satisfies its clues
write-impossible = the format `{ $format }` cannot hold this puzzle
write-one = a file of the format `{ $format }` holds one puzzle, not { $count }
write-among = puzzle { $number }: { $why }

## Refusals: why the page or its server does not answer

refused-bytes = this has more than { $count } bytes, the largest size accepted here
refused-cells = the board has { $found } cells, the page takes at most { $most }
refused-busy = too many requests at once; try again
refused-slow = the request came too slowly; try again
refused-broken = the request was cut short
edit-regions = boards with regions or numbers in cells cannot be changed yet
# What stands where a link to a puzzle is pasted: size, difficulty, minutes, the author and a sentence
card-author = by { $name }
card-about = Each number is a run of filled cells in its line: find the picture.
# A clue that was typed into a form on the page
clue-needs = needs { $needs } cells, { $line } has { $cells }
clue-needs-stretch = needs { $needs } cells in a row, { $line } has { $cells } between holes

## What a puzzle can have and a format may be unable to keep: a list of these stands behind "left out" or
## "without"

feature-hexagon = the hexagonal board
feature-triangles = a board of triangles
feature-unequal-sides = the unequal sides of the board
feature-holes = the holes in the board
feature-regions = regions
feature-blocks = numbers in cells
feature-colors = several colors
feature-unknown-lengths = runs of unknown length
feature-ranges = runs of a range of lengths
feature-unknown-colors = runs of unknown color
feature-unknown-lines = lines with unknown clues
feature-patterns = lines with patterns
feature-givens = given cells
feature-partial-givens = given cells of several possible colors
feature-inks = what the colors look like
feature-background = the color of the background
feature-color-names = the names of the colors
feature-goal = the goal picture
feature-saved = the state of play
feature-partial-saved = cells of several possible colors in the state of play
feature-title = the title
feature-author = the author
feature-rights = copyright and license
feature-catalogue = the catalogue entry
feature-remark = the remark

## Texts that are the same in every language

plain = { $text }

## Clues read from images

scan-no-grid = this image shows no board with clues beside it
scan-slow = the clues were not read in time
# $what: a list of what follows
scan-found = { $name }: { $what }
scan-size = { $width } x { $height } cells
scan-sure = every number is sure
scan-unsure = { $count ->
    [0] read with several changes
    [one] { $count } number is not sure
   *[other] { $count } numbers are not sure
}
scan-unique = with one solution
scan-several = with several solutions, perhaps printed so
scan-none = without a solution
scan-undecided = time was up before a solution was found
# $line: line-row or line-column
scan-too-long = { $line } needs { $needs } cells and has { $cells }: a number there is wrong
# $line: line-row or line-column; $now and $read: numbers
scan-changed = { $line } reads { $now }, not { $read }: only then is there a solution
scan-changed-unique = { $line } reads { $now }, not { $read }: only then is there a solution, and only one
# $lines: line-row and line-column, with `and`
scan-rim = { $lines } may not be the rim: is the board { $width } x { $height }?
# $numbers: a list with `or`
scan-number = { $line }, place { $place } reads { $numbers }
# $colors: a list with `or`
scan-color = { $line }, place { $place } has the color { $colors }
scan-nothing = nothing
scan-more = { $count } more { $count ->
    [one] number is
   *[other] numbers are
} not sure

## Page: the bar and its menus. Texts of buttons and menus are short, at most half as long again as
## in English. Quoted words such as "Make" are the names of what they mean.

# For screen readers: the links to the screens of the page.
page-bar-screens = Screens
page-bar-play = Play
# A link: the screen on which people draw puzzles of their own.
page-bar-make = Make
# A link, short: what the reader has solved and drawn.
page-bar-mine = Mine
# For screen readers.
page-bar-menus = Menus
page-menu-more = Menu
page-menu-gear = Settings
page-menu-new = New…
page-menu-open = Bring a puzzle…
# Games that were played lately.
page-menu-recent = Recent…
page-menu-save = Save…
page-menu-export = Export drawing
page-copy-link = Copy a link
page-menu-print = Print
page-menu-statistics = Statistics…
page-menu-save-all = Save all games
page-menu-load-all = Read saved games…
page-menu-clear = Clear board
page-menu-checkpoint = Set checkpoint
page-menu-return = Back to checkpoint
page-menu-edit-clues = Edit clues…
page-menu-preferences = Preferences…
page-menu-full-screen = Full screen
page-menu-solve = Solve
page-menu-unique = One solution?
page-menu-image = Create from image…
page-menu-keys = Keys…
# In place of the title, before a puzzle is open.
page-no-puzzle = No puzzle
# A button: stops the clock.
page-clock-pause = Pause
# The same button while the clock stands.
page-clock-go-on = Resume

## Page: the first screen

# Above the game that was begun last.
page-continue = Continue playing
page-continue-play = Continue
page-learn = New here?
page-learn-about = Learn it in a minute, on 5 × 5 cells.
page-learn-show = Show me
page-learn-how = How it works
page-learn-step = Step { $n } of { $all }
page-learn-wrong = Not that one. Count again.
page-learn-done = Done! That is all: every puzzle here has one picture, and its numbers lead to it.
page-learn-tool = Take the right tool first: it is below the board.
page-learn-drawn = A cat
page-learn-new = Something new
page-learn-skip = Skip
page-learn-begin = To the puzzle
page-hello = Numbers make a picture.
page-hello-skip = I know the rules: today’s picture
page-learn-play = Play a real one
page-lesson-1 = The 5 beside this row means five filled cells next to each other. The row has only five: press each of them, or draw one stroke.
page-lesson-2 = 1 1 1 means three single cells with an empty one between them. They fit in one way only.
page-lesson-3 = The row has all that its numbers ask for. Take the cross and cross out the other cells: they are surely empty.
page-lesson-4 = Take the pen again. Columns work the same way, from top to bottom. In both of these: a 1, a gap, then a 2.
page-lesson-5 = This row has a 3, and two of its cells are filled. Three next to each other: fill the one between.
page-lesson-6 = Now on your own: this row has a 5, and each outer column a 4. Five cells are missing.
page-lesson-lines-1 = Here lines run in three directions. This one runs across, and its number fills all of its cells.
page-lesson-lines-2 = This line runs at a slant. Part of it is filled already; fill the rest.
page-lesson-lines-3 = This line has its 1 already. Take the cross and cross out what is left.
page-lesson-colors-1 = Each number has its color. The 2 is red: fill two cells with red.
page-lesson-colors-2 = Then comes a blue 3: take blue and fill three cells. Different colors may touch.
page-lesson-colors-3 = Take red again: twice two cells. Between runs of the same color at least one cell stays empty.
page-lesson-open = Unknown numbers
page-lesson-open-1 = A “?” hides a number, at least 1. Beside the 3 there is room for no more.
page-lesson-open-2 = Three of them. Here each is a 1: nothing else fits.
page-percent = { $n } %
page-day-play = Play today’s
page-day-monday = Small and gentle
page-day-tuesday = A short one
page-day-wednesday = In no hurry
page-day-thursday = Room to think
page-day-friday = One to chew on
page-day-saturday = Large, in color
page-day-sunday = A honeycomb
page-day-triangles = All triangles
# A Sunday with squares
page-day-large = A large one
# A feast, such as Christmas; this does not tell what the picture shows
page-day-feast = Made for today
page-days = Calendar
page-days-about = One picture a day, the same for everyone. What you missed waits here, and a missed day that you solve counts for your row, too.
page-days-before = Month before
page-days-after = Month after
page-day-again = Play it again
# On how many days in a row a puzzle was solved.
page-day-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
# A puzzle that is made at random.
page-random = Endless
page-random-size = Size
page-random-hexagons = hexagons
page-random-triangles = triangles
page-random-difficulty = Difficulty
page-random-about = One press deals a board.
page-random-working = A puzzle is being made…
page-random-none = None was found in time. Try another size.
page-random-near = None of that difficulty was found in time; this one is near it.
# The name of a game. $size: "10 × 10" or page-size-hexagon.
page-random-name = Endless, { $size }
page-own = Make your own
page-own-about = Draw one or bring a photo. You see at once whether it has one solution. Puzzle files can be dropped here.
page-own-make = Open the studio
page-gallery = Puzzles
# $n of the puzzles of the collection are solved; $all is how many there are.
page-gallery-solved = { $n } of { $all } solved
# Above the shelves: opens the fields that narrow them
page-filter = Find
page-filter-text = Name or subject
page-filter-sizes = All sizes
page-shelf-small = Small
page-shelf-medium = Medium
page-shelf-large = Large
page-filter-levels = All difficulties
page-filter-colors = All colors
page-filter-any = Solved or not
page-filter-unsolved = Unsolved only
page-filter-solved = Solved only
page-filter-none = No puzzle fits.
page-shelf-start = Start here
page-shelf-animals = Animals
page-shelf-food = Food and drink
page-shelf-nature = Nature
page-shelf-weather = Weather
page-shelf-space = Space
page-shelf-home = At home
page-shelf-tools = Tools
page-shelf-music = Music
page-shelf-sport = Sports and games
page-shelf-travel = Travel
page-shelf-people = People
page-shelf-letters = Letters and signs
page-shelf-seasons = Seasons and feasts
page-shelf-colors = In color
page-shelf-classic = In black and white
page-shelf-hex = Honeycombs
page-shelf-triangles = Triangles
page-shelf-count = { $n } of { $all }
page-shelf-next = Next unsolved
page-shelf-list = Shelves
page-shelf-by = How the shelves are sorted
page-shelf-by-subject = By subject
page-shelf-by-size = By size
page-shelf-all = Show all
# The name of a puzzle that is not solved yet. $n is its place on its shelf.
page-card-name = No. { $n }
page-no-name = No name
page-card-solved = solved in { $time }
# How much of a game is played.
page-game-share = { $n } % done
page-game-solved = solved
page-card-colors =
    { $n ->
        [one] { $n } color
       *[other] { $n } colors
    }
# Sizes of boards that are no rectangles. $sides: one number, or six such as "4·5·4·4·5·4".
page-size-hexagon = hexagon { $sides }
page-size-triangles = triangles { $sides }

## Page: the board

page-paused = The clock is stopped. Press anywhere to resume.
# For screen readers: the list of the clues of all lines.
page-clues = Clues
# What a cell shows, behind its place: "row 3, column 5: empty". Empty cells are crossed out, open
# ones are undecided.
page-mark-blank = empty
page-mark-clear = open
# $what: a color or "empty".
page-mark-maybe = maybe { $what }
page-cell = { $place }: { $what }
# The puzzle fixes this cell.
page-cell-given = { $place }: { $what }, given
# A cell of a board of triangles: the $n-th one of its row, which has $all.
page-cell-place-up = { $row }, cell { $n } of { $all }, pointing up
page-cell-place-down = { $row }, cell { $n } of { $all }, pointing down
# A line with its clue: "row 3: 1, 2". $clue has no number in it if nothing is known.
page-clue = { $line }: { $clue }
page-clue-done = { $line }: { $clue }, done
# Behind the name of a line, what is wrong with its clue.
page-clue-problem = { $line }: { $problem }
page-clue-unknown = unknown clue
page-clue-unknown-length = unknown length
# A run of a clue: $n is its length as a text or page-clue-unknown-length.
page-clue-run = { $n } { $color }
page-line-done = { $line } is done
# While a line is painted: how many cells its clue still needs, or how many are too many. Very short.
page-readout-left = { $n } left
page-readout-over = { $n } too many
page-dock = Tools of the board
page-more = More
page-words = Hints and messages
page-words-close = Close
page-again = Try again
page-two-fingers = One finger draws, two fingers move the board.
page-wheel-moves = The wheel changes the size of the cells. To move the board, drag beside the cells or on the map.
# Shown when a game pad is connected; A, B, X, Y are its buttons.
page-gamepad = Game pad: A fills, B crosses out, X undoes, Y gives a hint.
page-pad = Cursor pad
page-pad-up = Up
page-pad-left = Left
page-pad-down = Down
page-pad-right = Right
page-pad-fill = Fill
page-zoom = Size of the cells
page-undo = Undo
page-redo = Redo
# Tips: a command and its key.
page-undo-tip = Undo (Ctrl+Z)
page-redo-tip = Redo (Ctrl+Y)
page-hint = Hint
page-hint-tip = Hint (H)
page-check = Check
page-check-tip = Check my work (C)
page-fit-tip = Fit (F)
page-zoom-smaller = Smaller cells
page-zoom-larger = Larger cells
page-zoom-fit = Fit the board
# Tools: what a click does. The names stand on buttons.
page-tool-legend = What a click or a touch does
page-tool-swap = Pen or cross
page-tool-pen = Pen
page-tool-cross = Cross
page-tool-maybe = Maybe
page-tool-cycle = Cycle
page-tool-pen-tip = Fill cells
page-tool-cross-tip = Cross out cells
page-tool-maybe-tip = Note a guess
page-tool-cycle-tip = Fill, cross out, clear: one after the other
# $tool: one of the four names.
page-tool-held = Tool: { $tool }.
page-palette = Color
page-cleared = The board is clear. Undo brings the marks back.
page-clear-already = The board is clear already.
page-checkpoint-set = Checkpoint { $n } is set.
page-checkpoint-back = Back at checkpoint { $n }.
page-checkpoint-none = There is no earlier checkpoint.
page-end-title = Solved!
page-end-time = your time
page-end-best = your best { $time }
page-end-record = your best yet
# Behind the time in the link of a friend.
page-end-friend = your friend
# The result against that friend.
page-end-beat =
    { $result ->
        [faster] You win by { $by }.
        [slower] Your friend wins by { $by }.
       *[equal] A draw!
    }
page-end-hints =
    { $n ->
        [0] no hints
        [1] one hint
       *[other] { $n } hints
    }
page-end-mistakes =
    { $n ->
        [1] one mistake
       *[other] { $n } mistakes
    }
page-end-next = Next puzzle
page-end-share = Challenge a friend
# The last line of the text that is sent to a friend, before a link.
page-end-challenge = Can you beat { $time }?
page-end-picture = Send the picture
page-end-copied = Your time and a link are copied. They do not give the picture away.
page-end-close = Back to the board
page-end-all = All puzzles
page-end-congratulations = Congratulations! The puzzle is solved.
# Shown when a link with the time of a friend is opened.
page-beat = A friend solved this in { $time }. Can you beat that?
# The title of the clock during a game with the time of a friend.
page-beat-time = Your time / time to beat: { $time }

## Page: hints and checks

# For screen readers: the buttons beside a message.
page-further = Next
page-working = Searching… Esc stops it.
page-given-up = Stopped, because the marks changed.
page-cancelled = Cancelled.
page-cancelled-after = Cancelled after { $time }.
page-no-answer-in-time = No answer was found in time.
page-no-solution = The puzzle has no solution.
# Buttons: the next level of a hint.
page-hint-which = Which cells?
page-hint-why = Why?
page-hint-do = Do it
page-hint-solved = It is solved.
page-hint-several = The puzzle has several solutions from here, and no reason leads further.
page-hint-none-in-time = No hint was found in time.
page-hint-missing = There is no hint to follow. H asks for one.
page-hint-done = Done. Undo takes it back.
# Answers to "why is this cell what it is?"
page-why-given = The puzzle itself gives this cell.
page-why-open = Single lines do not settle this cell yet.
page-why-mistake = There is a mistake somewhere, so nothing follows. Check shows where.
# $before: how many steps come before this cell.
page-why-far =
    { $before ->
        [one] { $before } other step leads there. Hint shows the next one.
       *[other] { $before } other steps lead there. Hint shows the next one.
    }
page-check-right = No mistake so far.
page-mistake = There is a mistake somewhere.
# Directly after a move.
page-mistake-now = That cannot be right.
page-mistake-unknown = There was no time to find which marks are wrong.
# Buttons.
page-mistake-where = Show me where
page-mistake-back = Back to the last correct state
page-mistake-undone =
    { $n ->
        [one] { $n } step undone: everything is right again.
       *[other] { $n } steps undone: everything is right again.
    }
page-mistake-always = The game began with a mistake: no earlier state of it is correct.

## Page: solving

page-solving = Solving
page-solve-ask = Solve the puzzle?
page-solve-about = The whole picture is shown. Undo brings your marks back.
page-solving-elapsed = Elapsed time
page-solving-reading = Reading
# Stages of the solver.
page-solving-lines =
    { $n ->
        [one] Lines solved one by one: { $n } cell open
       *[other] Lines solved one by one: { $n } cells open
    }
page-solving-probing =
    { $n ->
        [one] Cells tried both ways: { $n } cell open
       *[other] Cells tried both ways: { $n } cells open
    }
page-solving-formula = Deciding a formula of { $variables } variables and { $clauses } clauses
page-solving-search =
    { $n ->
        [one] Deciding: { $n } dead end so far
       *[other] Deciding: { $n } dead ends so far
    }
page-solving-part = Deciding, part { $n }
page-solve-done = Solved. Undo brings your marks back.
# $why begins with a small letter and has no full stop; it may be English.
page-solve-none = There is no solution: { $why }.
page-solve-undecided = Undecided: { $why }.
page-out-of-time = the time ran out
# Is there exactly one solution? Headings and answers.
page-unique-title = One solution
page-unique = The puzzle has exactly one solution.
page-several-title = Several solutions
page-several =
    { $n ->
        [one] The puzzle has several solutions. Two of them differ in { $n } cell, which is outlined on the board.
       *[other] The puzzle has several solutions. Two of them differ in { $n } cells, which are outlined on the board.
    }
page-none-title = No solution
page-none = The puzzle has no solution: { $why }.
page-undecided-title = Undecided
page-undecided = No answer was found: { $why }.
# Below the answer. `python3 check.py` is a command; keep it between its signs.
page-proof-about =
    { $verdict ->
        [unique] If you doubt this: one file with the puzzle, its picture and the proof that there is no other. Unpack it into a folder of its own and run `python3 check.py` there, which checks all of it without nonosat.
        [several] If you doubt this: one file with the puzzle and two of its pictures. Unpack it into a folder of its own and run `python3 check.py` there, which checks all of it without nonosat.
       *[none] If you doubt this: one file with the puzzle and the proof that it has no picture. Unpack it into a folder of its own and run `python3 check.py` there, which checks all of it without nonosat.
    }
page-proof-download = Download the proof
page-weights = { $verdict ->
   *[unique] Why is it the only one?
    [none] Why is there none?
}
page-weights-working = Looking for numbers
page-weights-nothing = There is nothing to show: { $why }.
page-weights-line = Line
page-weights-choose = Choose a cell to see its row; choose it again to see the next line through it.
# The checker is a program for which a machine has checked a proof that it accepts nothing false.
page-verify = Check it with the proved checker
page-verify-working = The proved checker is at work
page-verify-accepted = { $verdict ->
   *[unique] Accepted: the picture is the only one. The checker is itself proved correct.
    [none] Accepted: there is no picture. The checker is itself proved correct.
}
# $why: the place in the files, in English, "weights.txt line 3: wanted a row of numbers".
page-verify-refused = The proved checker refuses this proof: { $why }.
page-verify-nothing = There are no numbers to check: { $why }.
page-proof-working = Proving
page-proof-none = There is no file: { $why }.
page-proof-out-of-time = no proof was found in time
# $name: of the file. $size: "12 KiB".
page-proof-saved = { $name } is saved, { $size }.

## Page: drawing a puzzle

page-make = Make a puzzle
page-draw-tools = Tools for drawing
page-draw-tool = Tool
page-draw-pen = Pen
page-draw-line = Line
# Draws the outline of a rectangle.
page-draw-box = Box
page-draw-fill = Fill
page-draw-hole = Holes
page-draw-across = Draw on both sides
page-draw-down = Draw above and below
# Why a tool cannot be used. $tool: its name; $why: one of the following four.
page-draw-unusable = { $tool }: { $why }
page-draw-box-rectangle = A box needs rows and columns.
page-draw-hole-rectangle = Only rectangles can have holes.
page-draw-across-unlike = The right side of this outline is not like the left one.
page-draw-down-unlike = The lower half of this outline is not like the upper one.
# A menu for the picture that is drawn.
page-draw-picture = Picture
page-draw-mirror = Mirror left and right
page-draw-flip = Mirror top and bottom
page-draw-turn = Turn
page-draw-left = Shift to the left
page-draw-right = Shift to the right
page-draw-up = Shift up
page-draw-below = Shift down
page-draw-clear = Clear all
# The shape and the size of the board.
page-outline = Outline
page-outline-change = Outline…
page-outline-of = Outline: { $size }
page-columns = Columns
page-rows = Rows
# For screen readers: what is drawn.
page-easel = The picture
page-easel-size = The picture, { $size }
page-easel-keys = Arrows move, with Shift they paint on; Shift and Home, Page Up, End or Page Down go diagonally. Space paints, Delete erases; plus, minus and F change the size.
page-easel-no-cell = no cell
page-hole-line = Every row and every column must keep a cell.
# Whether the clues of the drawing have only this one picture.
page-lamp-working = Checking…
page-lamp-empty = Nothing is drawn yet.
page-lamp-fair = One solution: there is no other picture.
page-lamp-several = Several solutions: other pictures have the same clues.
page-lamp-cells =
    { $n ->
        [one] { $n } cell is in doubt.
       *[other] { $n } cells are in doubt.
    }
page-lamp-cells-at-least =
    { $n ->
        [one] At least { $n } cell is in doubt.
       *[other] At least { $n } cells are in doubt.
    }
page-lamp-undecided = No answer was found in { $time }.
page-lamp-other = Another picture with the same clues
page-mend = Give it one solution
page-mend-working = Looking for the fewest cells to change…
page-mend-out-of-time = No such change was found in time.
page-mend-impossible = No change gives it one solution.
page-mend-found =
    { $n ->
        [one] With { $n } cell changed, it has one solution.
       *[other] With { $n } cells changed, it has one solution.
    }
page-mend-fewest = Fewer are impossible.
page-mend-do = Change these
page-mend-not = Leave it
# A field: what the puzzle is called.
page-draw-title = Title
page-draw-colors = Colors
page-color-add = Another color
page-color-background = Background
page-color-number = Color { $n }
# For screen readers. $name: of a color, as the file or a person called it, or one of color-…
page-color-use = Paint with { $name }
page-color-looks = { $name }: how it looks
page-color-called = { $name }: its name
page-color-remove = Remove { $name }
# Two colors of a drawing.
page-color-near = { $one } and { $other } look almost the same; nobody could tell them apart on the board.
page-draw-play = Play it
page-draw-save = Save, PNG, print…
page-draw-image = Drop a picture
# Below the one before, small.
page-draw-image-about = or press to choose one: it becomes a puzzle
# A button: begins a drawing.
page-drawing-new = New
page-drawings = My drawings
page-drawing-copy = Copy { $name }
page-drawing-copied = { $name } (copy)
page-drawing-damaged = This drawing cannot be read.
page-drawing-full = This browser has no room for another drawing. Save it as a file, or delete some.
# While a file hovers over the page.
page-drop-here = Drop it: a picture becomes a puzzle, a puzzle opens
page-draw-prove = Prove that it has one solution
page-publish-button = Publish…
# The same in a menu, for the puzzle that is played.
page-publish-menu = Publish, QR code…
page-publish = Publish
page-publish-author = Author
page-publish-ending = Show the title only at the end
page-publish-link = A link to the puzzle
page-publish-code = The link as a QR code
page-publish-code-save = Save the code
page-publish-code-none = The link is too long for a QR code.
# A frame in which another web site shows the puzzle.
page-publish-frame = A frame for another site
page-publish-frame-copy = Copy the frame
# A link in a frame of another web site: opens the puzzle in the whole page.
page-embed-open = Open in nonosat
page-embed-none = This frame has no puzzle.
# The title of a dialog and its button.
page-print = Print
# A choice: the puzzle that is played, the drawings, or the collection.
page-print-which = What
page-print-this = this puzzle
page-print-collection = puzzles of the collection
page-print-count = Puzzles at most
page-print-each = Puzzles per page
page-print-letters = Letters for colors in clues
page-print-large = Large print, on several sheets if need be
page-print-answers-too = Answers on a sheet of their own
page-print-code = QR code of the link
page-print-answers = Answers
page-print-unsolved = no answer was found in time
# A board that takes several sheets: where this one lies among them.
page-print-sheet = Sheet { $n } of { $all }: row { $row }, column { $column }
page-publish-copied = Copied.
page-publish-by-hand = Copy it by hand: the browser does not allow copying.
page-publish-local = This link works on this machine only. Put the page on a web server to give the puzzle to others.
page-publish-card-about = Where the link is pasted, only its text appears: a preview needs the server nonosat serve.
# The name of a game, if the drawing has none.
page-draw-name = My drawing

## Page: dialogs

page-ok = OK
page-cancel = Cancel
# $name: of the field. $found: what was typed, or page-number-missing.
page-number-wrong = { $name }: found { $found }, expected a whole number from { $least } to { $most }
page-number-missing = no number
page-new = New puzzle
page-new-shape = Shape
page-new-rectangle = Rectangle
page-new-hexagons = Hexagons
page-new-triangles = Triangles
page-new-alike = All sides alike
# The length of one side of a hexagonal board.
page-new-side = Side
# How many colors, besides the background.
page-new-colors = Colors
page-new-done = Draw a picture: its clues appear at the edge. Or type the clues: “Edit clues” in the menu.
# How large a new board is.
page-outline-facts =
    { $size }: { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
page-outline-many =
    { $n ->
        [one] More than { $n } cell is too many.
       *[other] More than { $n } cells are too many.
    }
# The six sides have the letters A to F.
page-outline-side-e = Side E would be { $n }: A + B − D. Make D shorter, or A or B longer.
page-outline-side-f = Side F would be { $n }: C + D − A. Make A shorter, or C or D longer.
page-outline-zero = Two sides in a row cannot both be 0.
page-clues-edit = Edit clues
# What stands between two ` is typed as it is; keep it.
page-clues-about = Numbers separated by spaces or periods, `3 1` or `3.1`; nothing or `0` for an empty line, `*` for an unknown one, `2-4` for 2 to 4 cells, `2+` for 2 or more, `?` for an unknown length.
# Behind page-clues-about. $letters: a list such as "a black, b red".
page-clues-letters = A letter after each number is its color, as in 3a: { $letters }; ? for an unknown one.
# $letter: of a color; $name: one of color-… or what the file calls it.
page-clues-letter = { $letter } { $name }
# Headings of groups of fields.
page-lines-rows = Rows
page-lines-columns = Columns
page-lines-falling = Falling diagonals
page-lines-rising = Rising diagonals
page-clues-differ = The sums differ: { $why }.
# A button: the clues are used though their sums differ.
page-clues-use = Use them anyway
page-clues-unused = The clues that were typed are not in use. Press Escape or Cancel again to discard them.
page-clues-used = The clues are in use.
page-clues-unsolvable = These clues have no solution: { $why }.
page-image = Create from image
page-image-file = Image (PNG, JPEG, GIF, BMP, WebP)
# For screen readers.
page-image-original = The image; the dimmed part is cut off
page-image-drag = Drag over it to cut out a part.
page-image-suggestions = Suggestions
page-image-suggest = Suggest settings
page-image-drop = Drop one here, paste one, or choose a file
page-image-settings = Settings by hand
page-image-working = Looking for good settings…
page-image-inks =
    { $n ->
        [one] { $n } color
       *[other] { $n } colors
    }
# Below a proposal: the puzzle has only this picture.
page-image-fair = one solution
page-image-repaired = { $n ->
    [one] one solution, { $n } cell changed
   *[other] one solution, { $n } cells changed
}
page-image-doubt =
    { $n ->
        [one] { $n } cell in doubt
       *[other] { $n } cells in doubt
    }
page-image-unknown = not judged in time
# Before a list that has the next six choices: how the image becomes cells.
page-image-tone = Colors
page-image-threshold = Black where darker than…
page-image-sketch = Black and white, as an artist would draw it
page-image-filled = Black and white, outlines filled
page-image-otsu = Black and white, split automatically
page-image-local = Black where darker than its surroundings
page-image-edges = Edges
page-image-dither = Grays as patterns
page-image-several = Several colors
# Before a number from 1 to 255.
page-image-darker = Darker than
page-image-count = Number of colors, background included
# In an empty field for columns or rows.
page-image-same = like the image
page-image-crop = Leave out a border of one color
page-image-invert = Swap dark and light
page-image-cut = Cut off, percent
page-image-left = Left
page-image-top = Top
page-image-right = Right
page-image-bottom = Bottom
# A button: takes the picture.
page-image-capture = Use it
page-image-facts =
    { $height ->
        [one] { $height } row
       *[other] { $height } rows
    }, { $width ->
        [one] { $width } column
       *[other] { $width } columns
    }, { $colors ->
        [one] { $colors } color
       *[other] { $colors } colors
    }
page-image-done = The picture is drawn. The text beside it shows whether it has one solution.
page-scan = Clues of a puzzle in this image
page-scan-place = { $line }, number { $place }
page-scan-look = { $n ->
    [0] These clues have no solution; compare them with the image.
    [one] Look at this number.
   *[other] Look at these { $n } numbers.
}
page-scan-seen = The image, with the places of all numbers: green is sure, orange is not, red was changed because of the other lines
page-scan-colors = Clues in colors
page-scan-play = Play
page-scan-clues = It shows the clues of a puzzle, { $width } x { $height }.
page-scan-button = Play this puzzle
page-scan-lines = All lines
page-scan-lines-about = Each line can be changed here; a press on its numbers in the image leads to it.
page-statistics = Statistics
# For screen readers: a table.
page-statistics-table = What was solved
page-statistics-day = Day
page-statistics-puzzle = Puzzle
page-statistics-size = Size
page-statistics-time = Time
page-statistics-hints = Hints
page-statistics-mistakes = Mistakes
page-statistics-export = Save as a table
# Names of figures: how many were solved, how long all took, the mean, ...
page-sum-solved = solved
page-sum-time = in total
page-sum-mean = on average
page-sum-alone = without help
page-sum-streak =
    { $n ->
        [one] day in a row
       *[other] days in a row
    }
page-games-saved = All games are saved to a file.
page-games-read =
    { $n ->
        [one] { $n } game was read.
       *[other] { $n } games were read.
    }
page-games-none = { $name } has no saved games of this page.
page-recent = Recent games
page-recent-none = No games are kept in this browser yet.
page-recent-delete = Delete { $name }
# A picture that is cut into several puzzles, and one of these.
page-parts = A picture in { $n } parts
page-part = Part { $n } of { $all }
page-mine-solved = Solved pictures
page-mine-solved-none = The pictures that you solve appear here.
page-mine-drawings = Drawings
page-mine-drawings-none = What you draw is kept here.
page-mine-games = In progress
page-mine-backup = Back up everything
page-mine-backup-about = This browser alone keeps it. A file takes it to another one.
page-mine-mended = Something that this browser kept was damaged. What is whole in it is here; a copy of the damaged text stays in this browser as { $names }.
page-save = Save
page-save-name = Name
page-save-format = Format
page-save-print = Print or PDF
# Heading of the formats that most programs read.
page-save-usual = Usual
page-save-others = Others
page-save-json = JSON, keeps everything
page-save-png = PNG, a picture
page-save-svg = SVG, a drawing
# $lost: a list of the feature-… above, what the format cannot keep.
page-save-without = Without { $lost }.
page-saved-without = Saved without { $lost }.
page-saved = Saved.
# A format that cannot be chosen. $format: its name and what it is, in English; $why: one of the next five.
page-save-impossible = { $format } ({ $why })
page-save-not = cannot hold { $lost }
page-save-picture = it holds a picture
page-save-letters = no empty lines, no number above 26
page-save-square = squares only
page-save-other = it cannot hold this
page-preferences = Preferences
page-preferences-largest = Largest cell, pixels
page-preferences-left = Left margin, pixels
page-preferences-top = Top margin, pixels
page-preferences-fill = Cross out the rest of a finished line
page-preferences-mistakes = Show mistakes at once
page-preferences-letters = Letters on colored cells
# Before a list that has the next four choices.
page-preferences-theme = Appearance
page-preferences-system = Same as the system
page-preferences-light = Light
page-preferences-dark = Dark
page-preferences-contrast = High contrast
# Before a list that has the next two choices.
page-preferences-inks = Colors
page-preferences-own = The puzzle's own
page-preferences-safe = Safe for the color-blind (up to 15 colors)
page-preferences-language = Language
page-preferences-browser = Same as the browser
page-preferences-clock = Show the clock
page-preferences-sound = Sounds
page-preferences-vibration = Vibration
page-preferences-mirrored = Tools for the left hand
# The heading of three numbers of pixels.
page-preferences-pixels = Sizes in pixels

## Page: the list of keys

# Keys on the left, what they do on the right: "Arrows ...: move the cursor".
page-keys = Keys
page-key-arrows = Arrows, Home, End, Page Up, Page Down
page-key-arrows-do = move the cursor
page-key-space = Space, Shift+Space
page-key-space-do = the next mark, the previous one
page-key-enter = Enter, X, Q, Delete
page-key-enter-do = fill, cross out, guess, clear
page-key-shift = Shift+arrow
page-key-shift-do = paint along the line
page-key-aslant = Shift+Home, Page Up, End, Page Down
page-key-aslant-do = on hexagons and triangles, paint to the upper left, upper right, lower left, lower right
page-key-digits = 1 to 9, 0
page-key-digits-do = choose the color; 0 is the tenth
page-key-comma = Comma, period
page-key-comma-do = the previous color, the next one
page-key-undo = Ctrl+Z, Ctrl+Y
page-key-undo-do = undo, redo
page-key-save = Ctrl+S, Ctrl+O
page-key-save-do = save, open
# The key is "?".
page-key-help-do = this page
page-key-hint = H, again and again
page-key-hint-do = hint: where to look, which cells, why
# The key is D.
page-key-follow-do = do what the hint says
page-key-check = C, again
page-key-check-do = check my work, show me where the mistake is
# The key is B.
page-key-back-do = back to the last correct state
# The key is W, or a long press.
page-key-why-do = why is this cell what it is
# The keys are +, − and F.
page-key-zoom-do = larger, smaller cells, the whole board
# The keys are S and M.
page-key-tool-do = pen or cross, the next tool; while S is held, the other of the two
page-key-escape = Escape
page-key-escape-do = cancel a drag, a hint or a check; hide the hint
page-key-drag = Drag beside the cells, or two fingers
page-key-drag-do = move the board
page-key-wheel = Wheel, or two fingers apart
page-key-wheel-do = larger, smaller
page-key-tap = Tap with two fingers, with three
page-key-press = Press long, or W
page-key-number = Click on a number
page-key-number-do = strike it out
page-key-gamepad = Game pad
page-key-gamepad-do = stick or arrows move, A fills, B crosses out, X undoes, Y hints, LB and RB change the color; A or B held paint along
page-key-menus = In menus
page-key-menus-do = Up, down, Home, End and first letters choose; left and right open the next menu; Escape closes it.

## Page: files, links, kept games

page-bring = Bring a puzzle
page-bring-file = Choose files, or drop them
# Small, below the one before.
page-bring-kinds = puzzles in any format, saved pages, pictures, photos of a puzzle
page-bring-text = Or paste numbers, an address, any text with a puzzle
page-bring-paste = Paste
page-bring-open = Open
page-bring-nothing = There is no puzzle here that this page can read.
page-bring-most = Only the first { $n } files were read; bring the others afterwards.
page-bring-refused = The browser does not show the clipboard; paste into the field.
# $site: such as example.org
page-bring-address = This page loads nothing from { $site }. Save the page of the puzzle there (Ctrl+S) and bring the file, or bring a screenshot.
page-bring-continued = You have begun it: it goes on where you left it.
# Of a picture among several files.
page-bring-picture = It becomes a puzzle; if it shows clues, they are read.
# For screen readers.
page-file-games = File of games
# The name of a file that has none.
page-file-name = puzzle
page-file-opened = Opened { $name }.
page-file-failed = { $name }: { $why }
page-file-continued = Opened { $name }, where you left it.
page-file-large = { $name } has { $n } MiB, expected at most 16.
page-file-which-format = Which format?
page-file-formats = { $name } could be in several.
page-file-which-puzzle = Which puzzle?
page-link-copied = A link to the puzzle is copied. Anyone who opens it can play it.
page-link-address = The address of this page is a link to the puzzle now; copy it from there.
# $why: a sentence, one of the next two, page-fault-… or problem-at
page-link-wrong = The link holds no puzzle: { $why }
page-link-damaged = it is damaged, or not all of it is there
page-link-large =
    { $n ->
        [one] more than { $n } byte
       *[other] more than { $n } bytes
    }
page-link-several = The link holds more than one puzzle.
page-keep-other-tab = Another tab has played this game. Here it goes on as a game of its own; Recent has both.
page-keep-two-tabs = This game is played in another tab, too. What you do here is kept as a game of its own.
page-keep-gone = This game is no longer kept.
page-no-such-puzzle = There is no puzzle at this address, or not yet.
page-keep-no-undo = This browser has no room for what Undo needs: Undo ends with this page. Save games to files.
page-keep-no-checkpoints = This browser has no room for Undo and checkpoints: they end with this page. Save games to files.
page-keep-removed = This browser is full: the oldest games made room for this one. Save games to files.
page-keep-impossible = This game cannot be kept in this browser; save it to a file.
page-update = A new version is here. Your game is kept.
# A button: loads the new version.
page-update-load = Load it

## Page: what went wrong

page-engine-silent = nonosat does not answer; is it still running?
page-engine-missing = nonosat could not be loaded; is the network there?
page-engine-worker = the worker could not be started
page-engine-broken = the answer broke off
# $status: a number of HTTP, such as 503.
page-engine-status = nonosat answered { $status }
page-fault-convert = It is not a puzzle; save it as PNG, then drop it on the page.
page-fault-several = It holds several puzzles.

## One line, on the page and by `nonosat line`. $number is a number with $count as its value; signs such as
## `#` and `=5` are the same in every language

page-line = One line
page-line-about = What a clue says about one line: which cells are certain, how many placements there are, and why. Also { "{" }1 3{ "}" }, 2-4, 3+, *, =5 and 0 | 5.
page-line-clue = Clue
page-line-cells = Cells: . open, # filled, - empty
line-placements = { $count ->
    [one] { $number } placement
   *[other] { $number } placements
}
line-placements-least = at least { $number } placements
line-nothing = no other cell is certain
line-sign = found { $found } in cell { $cell }
help-line-sign = a cell is `.` (open), `#` or a letter (filled), or `-` (empty)

## Drawings: the titles of the pictures of the days, as they stand under a picture

drawing-accordion = Accordion
drawing-acorn = Acorn
drawing-acoustic-guitar = Guitar
drawing-advent-wreath = Advent wreath
drawing-airplane = Airplane
drawing-alarm-clock = Alarm clock
drawing-alien = Alien
drawing-anchor = Anchor
drawing-angelfish = Angelfish
drawing-anglerfish = Anglerfish
drawing-ant = Ant
drawing-apple = Apple
drawing-apple-tree = Apple tree
drawing-armchair = Armchair
drawing-astronaut = Astronaut
drawing-avocado = Avocado
drawing-axe = Axe
drawing-ballerina = Ballerina
drawing-banana = Banana
drawing-bat = Bat
drawing-bathtub = Bubble bath
drawing-bear-face = Bear
drawing-bed = Bed
drawing-bee = Bee
drawing-bell = Bell
drawing-bicycle = Bicycle
drawing-big-ben = Big Ben
drawing-binoculars = Binoculars
drawing-bird-cage = Bird in a cage
drawing-birdhouse = Birdhouse
drawing-birthday-cake = Birthday cake
drawing-black-sheep = Black sheep
drawing-black-swan = Black swan
drawing-blossom = Blossom
drawing-bone = Bone
drawing-bonsai = Bonsai
drawing-bookshelf = Bookshelf
drawing-bouquet = Bouquet
drawing-bow-and-arrow = Bow and arrow
drawing-bowling-pin = Bowling pin
drawing-brachiosaurus = Brachiosaurus
drawing-bucket = Bucket
drawing-building-blocks = Letter blocks
drawing-bus = Bus
drawing-butterfly = Butterfly
drawing-button = Button
drawing-cable-car = Cable car
drawing-cactus = Cactus
drawing-camel = Camel
drawing-camera = Camera
drawing-candy-cane = Candy cane
drawing-car = Car
drawing-carnival-mask = Carnival mask
drawing-carrot = Carrot
drawing-castle = Castle
drawing-cat = Cat
drawing-caterpillar = Caterpillar
drawing-chameleon = Chameleon
drawing-cheese = Cheese
drawing-chef-hat = Chef’s hat
drawing-cherries = Cherries
drawing-chess-knight = Chess knight
drawing-chess-queen = Chess queen
drawing-chess-rook = Rook
drawing-christmas-present = Present
drawing-christmas-stocking = Christmas stocking
drawing-christmas-tree = Christmas tree
drawing-church = Church
drawing-clock = Clock
drawing-cloud = Cloud
drawing-clown = Clown
drawing-clownfish = Clownfish
drawing-cocktail = Cocktail
drawing-coffee-break = Coffee break
drawing-coffee-grinder = Coffee grinder
drawing-coffee-pot = Moka pot
drawing-colosseum = Colosseum
drawing-comet = Comet
drawing-compass = Compass
drawing-corn = Corn cob
drawing-cow-face = Cow
drawing-cowboy = Cowboy
drawing-cowboy-boot = Cowboy boot
drawing-crab = Crab
drawing-crescent-moon = Crescent moon
drawing-crocodile = Crocodile
drawing-croissant = Croissant
drawing-crow = Crow
drawing-cuckoo-clock = Cuckoo clock
drawing-cupcake = Cupcake
drawing-cutlery = Fork, spoon and knife
drawing-dachshund = Dachshund
drawing-dalmatian = Dalmatian
drawing-desert-island = Desert island
drawing-detective = Detective
drawing-die = Die
drawing-diya-lamp = Oil lamp (Diwali)
drawing-dog-face = Dog
drawing-doghouse = Doghouse
drawing-dolphin = Dolphin
drawing-doughnut = Doughnut
drawing-dragon = Dragon
drawing-dragonfly = Dragonfly
drawing-dress = Dress
drawing-drill = Power drill
drawing-drop-of-water = Drop of water
drawing-drum = Drum
drawing-duck-on-a-pond = Duck on a pond
drawing-duckling = Duckling
drawing-eagle = Eagle
drawing-earth = Earth
drawing-easter-basket = Easter basket
drawing-easter-egg = Easter egg
drawing-eggplant = Aubergine
drawing-eiffel-tower = Eiffel Tower
drawing-eighth-note = Eighth note
drawing-elephant = Elephant
drawing-elephant-spraying = Elephant spraying water
drawing-envelope = Letter
drawing-ferris-wheel = Ferris wheel
drawing-fir-tree = Fir tree
drawing-fireplace = Fireplace
drawing-fireworks = Fireworks
drawing-fish-bone = Fishbone
drawing-flamingo = Flamingo
drawing-fox = Fox
drawing-fox-face = Fox's face
drawing-fried-egg = Fried egg
drawing-frightened-cat = Startled cat
drawing-frog-from-above = Frog from above
drawing-frog-on-lily-pad = Frog on a lily pad
drawing-fruit-bowl = Fruit bowl
drawing-frying-pan = Frying pan
drawing-game-controller = Game controller
drawing-gem = Gem
drawing-ghost = Ghost
drawing-gingerbread-man = Gingerbread man
drawing-giraffe = Giraffe
drawing-globe = Globe
drawing-goat = Goat
drawing-goldfish = Goldfish
drawing-goldfish-bowl = Goldfish bowl
drawing-gorilla = Gorilla
drawing-gramophone = Gramophone
drawing-grand-piano = Grand piano
drawing-grapes = Grapes
drawing-greek-temple = Greek temple
drawing-gumball-machine = Gumball machine
drawing-guppy = Guppy
drawing-hamburger = Hamburger
drawing-hammer = Hammer
drawing-hammerhead = Hammerhead shark
drawing-hamster = Hamster
drawing-harp = Harp
drawing-hatching-chick = Hatching chick
drawing-haunted-house = Haunted house
drawing-headphones = Headphones
drawing-heart = Heart
drawing-heart-and-arrow = Heart and arrow
drawing-heart-with-arrow = Heart with arrow
drawing-hedgehog = Hedgehog
drawing-helicopter = Helicopter
drawing-hen-with-chicks = Hen with chicks
drawing-hi = Hi
drawing-high-heel = High heel
drawing-hippopotamus = Hippopotamus
drawing-honey-jar = Jar of honey
drawing-horse = Horse
drawing-hot-air-balloon = Hot-air balloon
drawing-hot-dog = Hot dog
drawing-hourglass = Hourglass
drawing-house = House
drawing-howling-wolf = Howling wolf
drawing-hummingbird = Hummingbird
drawing-ice-cream = Ice cream
drawing-ice-cream-cone = Ice cream cone
drawing-ice-cream-sundae = Ice cream sundae
drawing-ice-lolly = Ice lolly
drawing-ice-skate = Ice skate
drawing-igloo = Igloo
drawing-iron = Iron
drawing-jack-o-lantern = Pumpkin lantern
drawing-jellyfish = Jellyfish
drawing-joy = Joy
drawing-kangaroo = Kangaroo
drawing-key = Key
drawing-kimono = Kimono
drawing-kitchen-stove = Kitchen stove
drawing-kite = Kite
drawing-kitten-with-yarn = Kitten with yarn
drawing-knight-armor = Knight
drawing-koala-face = Koala
drawing-koinobori = Carp streamers
drawing-ladybird = Ladybird
drawing-laughing-smiley = Laughing face
drawing-leaf = Leaf
drawing-leaning-tower-of-pisa = Leaning Tower of Pisa
drawing-leaping-stag = Leaping stag
drawing-light-bulb = Light bulb
drawing-lighthouse = Lighthouse
drawing-lightning = Lightning bolt
drawing-lion-face = Lion
drawing-little-boat = Little boat
drawing-lizard = Lizard
drawing-llama = Llama
drawing-lobster = Lobster
drawing-locomotive = Steam locomotive
drawing-lollipop = Lollipop
drawing-lotus = Lotus flower
drawing-love = Love
drawing-magnet = Magnet
drawing-magnifying-glass = Magnifying glass
drawing-manta-ray = Manta ray
drawing-maple-leaf = Maple leaf
drawing-matryoshka = Matryoshka doll
drawing-maypole = Maypole
drawing-menorah = Menorah
drawing-microphone = Microphone
drawing-microscope = Microscope
drawing-mitten = Mitten
drawing-moai = Moai statue
drawing-monkey-face = Monkey
drawing-moon-and-stars = Moon and stars
drawing-moose = Moose
drawing-mount-fuji = Mount Fuji
drawing-mountain-lake = Mountain lake
drawing-mountain-sunset = Mountains at sunset
drawing-mouse = Mouse
drawing-mug = Mug
drawing-mushroom = Toadstool
drawing-music-note = Music note
drawing-nest = Nest with eggs
drawing-night-skyline = City at night
drawing-ninja = Ninja
drawing-nutcracker = Nutcracker
drawing-octopus = Octopus
drawing-old-key = Old key
drawing-open-book = Open book
drawing-opera-house-sydney = Sydney Opera House
drawing-ostrich = Ostrich
drawing-owl = Owl
drawing-padlock = Padlock
drawing-pagoda = Pagoda
drawing-palette = Paint palette
drawing-pancakes = Pancakes
drawing-panda-face = Panda's face
drawing-paper-boat = Paper boat
drawing-paper-lantern = Paper lantern
drawing-paper-plane = Paper plane
drawing-parachute = Parachutist
drawing-parrot = Parrot
drawing-party-balloon = Balloon
drawing-paw-print = Paw print
drawing-peacock = Peacock
drawing-pear = Pear
drawing-pencil = Pencil
drawing-penguin = Penguin
drawing-pharaoh = Pharaoh
drawing-phoenix = Phoenix
drawing-pig-face = Pig
drawing-pineapple = Pineapple
drawing-pinwheel = Pinwheel
drawing-pirate = Pirate
drawing-pizza-slice = Slice of pizza
drawing-poodle = Poodle
drawing-popcorn = Popcorn
drawing-pretzel = Pretzel
drawing-pterodactyl = Pterodactyl
drawing-puzzle-piece = Jigsaw piece
drawing-pyramids = Pyramids
drawing-queen = Queen
drawing-rabbit = Rabbit
drawing-rabbit-in-the-moon = Rabbit in the moon
drawing-raccoon-face = Raccoon
drawing-rainbow = Rainbow
drawing-raindrop = Raindrop
drawing-ram-head = Ram
drawing-ramen-bowl = Noodle soup
drawing-rhinoceros = Rhinoceros
drawing-ringed-planet = Ringed planet
drawing-robot = Robot
drawing-rocket = Rocket
drawing-rocking-chair = Rocking chair
drawing-rocking-horse = Rocking horse
drawing-rooster = Rooster
drawing-rose = Rose
drawing-runner = Runner
drawing-sailboat = Sailboat
drawing-sailing-ship = Sailing ship
drawing-samurai = Samurai
drawing-sand-dunes = Sand dunes
drawing-santa-claus = Santa Claus
drawing-saturn = Saturn
drawing-saw = Saw
drawing-saxophone = Saxophone
drawing-scales = Scales
drawing-scallop-shell = Scallop shell
drawing-scissors = Scissors
drawing-scorpion = Scorpion
drawing-sea-turtle = Sea turtle
drawing-seahorse = Seahorse
drawing-seal-with-ball = Seal with ball
drawing-sewing-machine = Sewing machine
drawing-shamrock = Shamrock
drawing-shark = Shark
drawing-skateboard = Skateboard
drawing-skunk = Skunk
drawing-sleeping-cat = Sleeping cat
drawing-sloth = Sloth
drawing-snail = Snail
drawing-snake = Snake
drawing-sneaker = Trainer
drawing-snow-crystal = Snow crystal
drawing-snowflake = Snowflake
drawing-snowman = Snowman
drawing-soccer-ball = Football
drawing-space-shuttle = Space shuttle
drawing-spade = Spade (cards)
drawing-sparrow = Sparrow
drawing-sphinx = Sphinx
drawing-spider = Spider
drawing-spider-web = Spider's web
drawing-spinning-top = Spinning top
drawing-spiral = Spiral
drawing-squirrel = Squirrel
drawing-stag-beetle = Stag beetle
drawing-star = Star
drawing-starfish = Starfish
drawing-statue-of-liberty = Statue of Liberty
drawing-steam-engine = Steam engine
drawing-stegosaurus = Stegosaurus
drawing-stonehenge = Stonehenge
drawing-strawberry = Strawberry
drawing-submarine = Submarine
drawing-suitcase = Suitcase
drawing-sun = Sun
drawing-sunflower = Sunflower
drawing-sunglasses = Sunglasses
drawing-suspension-bridge = Suspension bridge
drawing-swordfish = Swordfish
drawing-t-shirt = T-shirt
drawing-table-lamp = Table lamp
drawing-taj-mahal = Taj Mahal
drawing-target = Archery target
drawing-teapot = Teapot
drawing-teddy-bear = Teddy bear
drawing-telephone = Telephone
drawing-telescope = Telescope
drawing-television = Television
drawing-tennis-racket = Tennis racket
drawing-tent = Tent
drawing-thermometer = Thermometer
drawing-thread-spool = Needle and thread
drawing-thumbs-up = Thumbs up
drawing-tiger-face = Tiger
drawing-tiger-stripes = Tiger stripes
drawing-toaster = Toaster
drawing-tomato = Tomato
drawing-toolbox = Toolbox
drawing-top-hat = Top hat
drawing-torii = Torii gate
drawing-tornado = Tornado
drawing-toucan = Toucan
drawing-tower-bridge = Tower Bridge
drawing-tractor = Tractor
drawing-traffic-light = Traffic light
drawing-treble-clef = Treble clef
drawing-triumphal-arch = Triumphal arch
drawing-trophy = Trophy
drawing-trousers = Trousers
drawing-truck = Truck
drawing-trumpet = Trumpet
drawing-tulip = Tulip
drawing-turkey = Turkey
drawing-turtle = Turtle
drawing-two-peaks = Two peaks
drawing-typewriter = Typewriter
drawing-tyrannosaurus = Tyrannosaurus
drawing-ufo = Flying saucer
drawing-umbrella = Umbrella
drawing-unicorn = Unicorn
drawing-vase-of-flowers = Vase of flowers
drawing-viking = Viking
drawing-violin = Violin
drawing-volcano = Volcano
drawing-wagon-wheel = Wagon wheel
drawing-watering-can = Watering can
drawing-watermelon = Slice of watermelon
drawing-weightlifter = Weightlifter
drawing-whale = Whale
drawing-whistle = Whistle
drawing-wild-boar = Wild boar
drawing-windmill = Windmill
drawing-wine-glass = Glass of wine
drawing-witch-hat = Witch's hat
drawing-witch-on-broom = Witch on a broom
drawing-wrench = Spanner
drawing-yes = Yes
drawing-zebra = Zebra
drawing-zebra-stripes = Zebra stripes

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

# The cover, if it has no other title
book-title = Nonograms
# A puzzle without a title
book-untitled = Nonogram
# The title of a puzzle of a day in a calendar: "Friday, January 1"; $weekday and $month count from 1
book-date =
    { $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }, { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }
# The title of a calendar of a month: "January 2027"
book-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
# Above the days of a month in a calendar; $weekday counts from 1, Monday
book-weekday = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
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
# A sheet for pupils: what a rule says, below its heading-…
book-lesson-empty-line = Lay the runs of a clue as far to one side as they go, then as far to the other. Where one run covers a cell both times, the cell is filled.
book-lesson-complete = Once all runs of a line are filled, the rest of the line is empty. Cross it out.
book-lesson-joining = Two filled cells that can only belong to the same run are connected: the cells between them are filled, too.
book-lesson-overlap = A filled cell or a cross leaves a run less room. Lay the run as far to each side as it still goes. The cells that it covers both times are filled.
book-lesson-reach = A run that has a filled cell reaches only so far. Cells that no run of the line can reach are empty.
book-lesson-bounded = A block that is as long as the longest run that it can be is complete: the cells at both of its ends are empty.
book-lesson-small-gap = A gap between crosses that is shorter than every run that could lie in it stays empty.
book-lesson-edge = A block beside a cross or the edge grows to the other side only, at least to the length of the shortest run that it can be.
book-lesson-enumeration = Write down all ways to lay the runs of a line that are left. A cell that is the same in all of them is certain.
book-contents = Contents
book-example = An example
# Below the title of a puzzle, in small letters. $number of $count: a large puzzle on several pages
book-part = part { $number } of { $count }
book-several = several solutions
book-hexagon = hexagon of side { $side }
book-hexagon-sides = hexagon with sides { $sides }
book-triangles-side = triangles in a hexagon of side { $side }
book-triangles-sides = triangles, sides { $sides }
# Below the title of a picture whose parts are puzzles of the book
book-joined = The picture of { $count } puzzles
book-solution-on = solution on page { $page }
# Below a solution: the page of its puzzle
book-puzzle-on = page { $page }
# The steps that a puzzle takes
book-class-trivial = at a glance
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
book-rules-ranges = 2–4 is a run of 2 to 4 cells, 3+ a run of 3 cells or more.
book-rules-sums = A number behind = counts the filled cells of its line: =7 means 7 of them, in runs of any lengths.
book-rules-regions = Thick lines divide the board into regions. The cells of a region are all empty, or all filled with one color.
book-rules-blocks = A number in a cell counts the filled cells around it: the cell itself and those that touch it, also at a corner.
book-rules-givens = A dot marks a cell that is given: it is right from the start.
book-rules-unique = Every puzzle has exactly one solution.
book-rules-stars = Stars and a word say how hard a puzzle is, from half a star (gentle) to five (fiendish). The kind says which steps it takes:
book-rules-class-trivial = At a glance: one look at each line is enough, in the right order.
book-rules-class-lines = By lines: one line at a time is enough.
book-rules-class-trials = By trials: now and then, try a cell and see that it leads to a contradiction.
book-rules-class-deep-trials = By deep trials: the contradiction comes only many lines later.
book-rules-class-guessing = By guessing: for some cells, no short reason is known.

## The program: its lines, warnings and errors. Words that begin with - or -- are options, words in
## capital letters stand for what people type, `nonosat …` is a command: they stay as they are.
## Errors have no full stop. $name and $file are names of files or of puzzles in files
## ("heart.non", "many.non#3"), $folder that of a folder.

# What stands before a message, then a colon: "error: …". Below an error stands "help: …".
label-error = error
label-help = help
label-note = note
label-warning = warning
label-undecided = undecided
label-no-solution = no solution
# $label: one of these
labeled = { $label }: { $text }

# What is wrong and why, as the system says it, in English
because = { $what }: { $why }

## The program: verdicts, as "heart.non: unique, by lines, easy, 1.5 stars, about 10 minutes; the goal is the solution"

verdict-unique = unique
verdict-several = several
verdict-none = none
verdict-undecided = undecided
# A picture was found, and a second one was not looked for
verdict-solved = solved
verdict-error = error
# A number with one decimal
decimal = { $whole }.{ $part }
# Stars of difficulty. $halves: twice as many, a number from 1 to 10, to choose the form; $stars: "1.5"
stars = { $halves ->
    [2] { $stars } star
   *[other] { $stars } stars
}
check-not-lines = not by lines
# How many solutions there are
check-pictures = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
}
check-pictures-least = { $count ->
    [one] at least { $count } picture
   *[other] at least { $count } pictures
}
# Cells that are not the same in all solutions
check-ambiguous = { $count ->
    [one] { $count } ambiguous cell
   *[other] { $count } ambiguous cells
}
check-ambiguous-least = { $count ->
    [one] at least { $count } ambiguous cell
   *[other] at least { $count } ambiguous cells
}
check-differ = two pictures differ in { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}, first at r{ $row }c{ $at }
# $count steps of a proof
check-proved-numbers = proved by a number in each cell
check-proved = proved in { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
# $why: mismatch-…
check-goal-wrong = the goal is wrong: { $why }
check-goal-only = the goal is the solution
check-goal-one = the goal is a solution
check-goal-absent = the file has no goal
# After many puzzles: "30 puzzles: 28 unique, 1 several, 1 error"
summary-puzzles = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
summary-unique = { $count } unique
summary-several = { $count } several
summary-none = { $count } none
summary-undecided = { $count } undecided
summary-error = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
# $names: names of files with seconds
summary-slow = { $name } { $seconds } s
summary-slowest = slowest: { $names }
# Below a drawing's title
drawing-by = by { $author }

## The program: lines of `info`, `mend`, `make` and `prove`

# Labels of `info`, in one column; a fact stands behind each. info-slack: cells that a line has to spare
info-title = title
info-author = author
info-board = board
info-colors = colors
info-givens = givens
info-fill = fill
info-slack = slack
info-clues = clues
info-rating = rating
info-goal = goal
info-saved = saved
info-cells = { $count } { $count ->
    [one] cell
   *[other] cells
}
info-lines = { $count } { $count ->
    [one] line
   *[other] lines
}
# Behind info-board. $shape: "4x5" (4 columns, 5 rows), the same in every language
info-size = { $shape }, { $cells }, { $lines }
# Behind info-colors: $count colors besides the background
info-inks = { $count } and the background
# Behind info-fill: cells that are filled
info-filled = { $cells }, { $percent } %
info-fill-unknown = the clues leave it open
# Behind info-slack
info-room = { $least } to { $most } cells a line, { $mean } on average
# Behind info-clues. $why: reason-totals
info-disagree = cannot agree: { $why }
# Behind info-goal. $why: mismatch-…
info-goal-right = satisfies the clues
info-goal-wrong = wrong: { $why }
info-goal-absent = none
# Behind info-saved: there is one
info-play = a state of play
# Above two drawings of the puzzle
mend-before = before
mend-after = after
# Behind the name of a puzzle and a colon, as all of mend-…
mend-nothing-unique = unique already, there is nothing to mend
mend-nothing-lines = solved by lines already, there is nothing to mend
# $count of $all cells, with new colors. $cells: their names, the same in every language
mend-changed = { $count } { $count ->
    [one] cell
   *[other] cells
} of { $all } changed: { $cells }
# $count of $all cells, which the puzzle now gives
mend-revealed = { $count } { $count ->
    [one] cell
   *[other] cells
} of { $all } revealed: { $cells }
mend-more = { $cells } and { $count } more
# Behind mend-changed or mend-revealed and a semicolon. $count cells
mend-fewest = fewer are impossible
mend-fewest-why = fewer are impossible, but others may be less visible ({ $why })
mend-least-why = at least { $count } { $count ->
    [one] is
   *[other] are
} needed ({ $why })
mend-least = { $count ->
    [0] perhaps fewer suffice
    [one] perhaps fewer suffice; at least { $count } is needed
   *[other] perhaps fewer suffice; at least { $count } are needed
}
# Behind that and a semicolon. $count ways to mend it
mend-only-way = this is the only way
mend-all-ways = these are all { $count } ways
mend-some-ways = { $count } { $count ->
    [one] way
   *[other] ways
}, there may be more
mend-too-many = cannot be mended with at most { $max } { $max ->
    [one] cell
   *[other] cells
}: it takes at least { $count } { $count ->
    [one] cell
   *[other] cells
}
mend-impossible = cannot be mended: whatever is done to the other cells, it has several solutions
mend-undecided = undecided: { $why }; it takes at least { $count } { $count ->
    [one] cell
   *[other] cells
}
mend-not-found = nothing was found; it takes at least { $count } { $count ->
    [one] cell
   *[other] cells
}
# Behind the name of a puzzle and a colon. $count of $all numbers in clues
weaken-least = { $count } of { $all } numbers are left, and each of them is needed
weaken-less = { $count } of { $all } numbers are left; perhaps fewer suffice
# Above a folder's pictures. $seed: a number
make-random-title = Random puzzles, seed { $seed }
# The title of a random puzzle. $seed, $number: numbers
make-random-name = Random { $seed }-{ $number }
# What a random puzzle shows, as its title; more of them are drawing-…
thing-bird = Bird
thing-boat = Boat
thing-cat = Cat
thing-cup = Cup
thing-duck = Duck
thing-face = Face
thing-fish = Fish
thing-flower = Flower
thing-house = House
thing-lamp = Lamp
thing-letter = Letter
thing-mushroom = Mushroom
thing-tree = Tree
make-image-title = { $name }: puzzles to choose from
# --parts: pictures that are cut
make-parts-small = the pictures have fewer rows or columns of cells than --parts
help-parts = fewer --parts, or a larger --width
# Below a picture; make-painted: cells that are painted
make-likeness = likeness { $percent } %
make-painted = { $percent } % filled
make-unchanged = unchanged
make-changed = { $count } { $count ->
    [one] cell
   *[other] cells
} changed
make-not-unique = not unique
make-open = { $count } { $count ->
    [one] cell
   *[other] cells
} open
make-not-rated = too hard to rate
# Heads of the columns of a table, short
table-puzzle = puzzle
table-likeness = likeness
table-painted = filled
table-changed = changed
table-open = open
table-rating = rating
# $verdict: verdict-…, with the reason in parentheses; $proof: one of the next four
prove-written = { $verdict }: { $proof } in { $file }
prove-pictures = two pictures
prove-steps = a proof of { $count } { $count ->
    [one] step
   *[other] steps
}
prove-numbers = a proof by numbers up to { $largest }
prove-numbers-trials = a proof by numbers up to { $largest } with { $count } { $count ->
    [one] trial
   *[other] trials
}
# $what: one of the next three
prove-accepted = accepted: { $shape } is { $verdict }: { $what }
prove-two = two pictures satisfy the clues
# $proof: prove-steps or prove-numbers…
prove-one = a picture, and { $proof } against any other
prove-no = { $proof } against any picture
# $why: in English
prove-refused = refused: { $why }

## The program: the game in the terminal (`nonosat play`). Single letters are keys of the keyboard: they stay.
## A row of the list of keys (play-keys-… and play-help-…) has at most 80 letters

# Below the board
play-keys = ? lists the keys
play-solved = Congratulations! Your solution is correct!
play-solved-title = Congratulations! Your solution is correct: { $title }
play-is-solved = It is solved.
play-unsolvable = The puzzle has no solution.
# $why: reason-…
play-no-solution = No solution: { $why }.
play-given = This cell is given by the puzzle.
# After a key chose a color
play-color = Color { $number }: { $name }
play-no-color = There is no color { $number }.
# u and r: the last step was taken back, was made again
play-undone = Undone.
play-nothing-undone = Nothing to undo.
play-redone = Redone.
play-nothing-redone = Nothing to redo.
# R
play-reset = All cells are open again; u takes that back.
play-open = All cells are open already.
play-shown = This is a solution; u takes it back.
# c: a check of the marks
play-right = Everything is right so far.
play-mistake = There is a mistake; c shows where, b goes back to before it.
play-mistake-unknown = There was no time to find which marks are wrong.
# b
play-back = { $count } { $count ->
    [one] step
   *[other] steps
} undone; everything is right again.
play-began-wrong = The game began with a mistake.
play-hint-open = Several solutions are left, and no reason leads further.
# Behind a hint
play-hint-more = (h: more)
play-hint-do = (d: do it)
play-nothing-done = There is no hint to follow; h asks for one.
play-done = Done; u takes it back, h goes on.
# While the program works
play-work-check = Checking ... Esc stops it.
play-work-where = Looking where ... Esc stops it.
play-work-back = Looking back ... Esc stops it.
play-work-hint = Looking for a hint ... Esc stops it.
play-work-solve = Solving ... Esc stops it.
# Before a colon and play-stopped or play-too-long
play-undecided = Undecided
play-no-hint = No hint
play-stopped = it was stopped.
play-too-long = it takes too long.
# Questions. The keys y and n answer them in every language
play-quit = Part of this game is not saved. Quit (y/n)?
play-not-quit = The game goes on.
# Before a colon and the name that people type
play-file = File to write
play-replace = { $file } exists. Replace it (y/n)?
play-replace-as = { $file } exists. Replace it as { $format } (y/n)?
# $format: the name of a format of files
play-wrote = Wrote { $file }.
play-wrote-as = Wrote { $file } as { $format }.
play-not-written = Not written.
play-not-written-why = Not written: { $why }.
# Behind "note: " or "warning: ", when the terminal was closed
play-kept = the game was kept in { $file }
play-not-kept = the game could not be kept in any file
play-unwritten = this game was not written to a file; w does that before q
save-ending = { $file }: a puzzle cannot be written as .{ $ending }
help-save-json = a name that ends in .json keeps everything
save-no-file = { $file } is not a regular file
help-save-name = type the name of a file
# $size, $least: columns and rows, "80x24"
play-small = This screen of { $size } is too small for this puzzle: it needs { $least }. Enlarge it, or press q.
# The bottom row: a key and what it does, as short as can be
play-key-mark = space mark
play-key-blank = x empty
play-key-undo = u undo
play-key-hint = h hint
play-key-save = w save
play-key-help = ? help
play-key-quit = q quit
# Keys in the list of keys
play-keys-arrows = arrows
play-keys-ends = home, end
play-keys-page = page up, down
play-keys-space = space
play-keys-backspace = backspace
play-keys-colors = 1-9, tab
play-keys-left = left click
play-keys-right = right click
play-keys-undo = u, ctrl-z
play-keys-interrupt = ctrl-c
# What they do
play-help-move = move
play-help-ends = to the ends of the row
play-help-page = move by a screen; the wheel, by three rows
play-help-mark = mark: open, filled, empty, open
play-help-blank = empty
play-help-open = open
play-help-color = choose the color
play-help-left = mark; drag to mark a line
play-help-right = the same, backwards
play-help-undo = undo
play-help-redo = redo
play-help-reset = open all cells
play-help-hint = hint: where to look; again: which cells; again: why
play-help-do = do what the hint says
play-help-check = check: right so far? again: where is the mistake?
play-help-back = go back to before the mistake
play-help-solve = solve
play-help-save = save
play-help-stop = stop solving; hide the hint
play-help-quit = quit
play-help-interrupt = quit; twice: without asking
play-help-answer = answer a question: any key but y is no
play-help-list = this list; any other key closes it

## The program: notes and warnings, behind "note: " or "warning: "

# $features: a list of feature-…
warning-left-out = left out { $features }
# $formats: names of formats with "or"; $first: the one that was used
note-formats = { $name } could be { $formats }; each gives the same verdict, and the rest of the answer reads it as { $first }
# $reading: a reading-…
note-reading = { $name }: { $reading }
reading-image = the clues were read in the image
note-other-solutions = there are other solutions; -n 0 shows all
note-solver-idle = all was settled without a SAT solver; --solver was not used
note-animation = { $name } is an animation; its first picture was taken
note-opacity = { $name } is light on a transparent background; what is opaque was taken as black
note-unlike = the pictures hardly resemble { $name }; take one subject of it with --frame or --focus
note-nothing-written = nothing was written, since not all puzzles could be
note-no-state = { $name } has no state of play, so all cells are unknown at the beginning
note-nearest = { $file }: no puzzle was found as requested; closest: { $rating }
note-colors = { $file }: the picture has only { $count } of { $wanted } colors, the background included
note-no-goal = no goal is stored; the first solution is used instead
note-full-clues = the clues leave something out; the full clues of the picture are mended
note-ambiguous = { $name } has so many look-alikes that mending changes much; better fill areas, thicken lines or draw it smaller
warning-line-empty = { $line } is empty after the change
warning-line-full = { $line } is full after the change
warning-outline-broken = the change opens, closes, splits or joins an area of the picture
warning-symmetry-broken = the change breaks the symmetry of the picture
warning-letter-left-out = { $name }: the font has no `{ $sign }`, so `{ $text }` is left out; --font FILE takes another font
warning-everyone = everyone who reaches this machine can use the page and its solver
warning-port = port { $port } is taken; on another one the browser keeps other games and preferences

## The program: behind "undecided: " and a limit

undecided-more = { $limit }; there may be more solutions
undecided-more-than = { $limit }; there may be more than these { $count }
undecided-ambiguous = { $limit }; more cells may be ambiguous
undecided-other = { $limit }; one picture was found, and whether there is another is not known
undecided-rating = { $limit }; the difficulty is not known
undecided-make = { $limit }; the work on { $count } of { $all } puzzles is not finished
undecided-random = { $limit }; { $count } of { $all } puzzles are not as requested
undecided-nothing = { $limit }; nothing was written
help-placements = use --encoding order or auto, or raise --placement-limit
help-search = use --engine search, which needs no formula
help-memory-limit = raise --memory-limit, if there is more
help-weights = nonosat prove --proof-format lrat proves it in another way
help-own-solver = leave out --solver: the built-in one goes on as long as the limits allow

## The program: advice about a file that cannot be read

help-make = make a puzzle from it: nonosat convert IMAGE PUZZLE.non --width 40; if it shows clues: nonosat scan IMAGE
help-save-png = save it as PNG; make a puzzle from it: nonosat convert IMAGE PUZZLE.non --width 40
help-page = save its page as PNG, with: pdftoppm -png -r 150 FILE.pdf PAGE
help-from = --from FORMAT says which format it is
# $options: "--from nin or --from it3105"
help-from-which = say which: { $options }
help-which-puzzle = say which: FILE#1 is the first

## The program: errors, each with its help (help-…), what people can do

# $file: what people typed for a file
cannot-read = cannot read { $file }
cannot-write = cannot write { $file }
cannot-write-output = cannot write to standard output
cannot-make-folder = cannot make the folder { $folder }
# An existing file or folder, which is not replaced
file-exists = { $file } exists
help-force = use --force to replace it
help-resume = --resume continues where it ended, --force replaces it
file-is-folder = { $file } is a folder
# $commands: names of commands with commas
help-not-folder = name one of its files; { $commands } take all puzzles of a folder
folder-missing = { $folder } is not a folder
folder-no-puzzles = { $folder } has no file of puzzles
folder-no-images = there is no image in { $folder }
# Puzzles that are the same, turned or not; $names: of files
same-puzzle = the same puzzle: { $names }
help-readable = nonosat formats lists what can be read
note-passed-over = { $count ->
    [1] passed over { $first }: no puzzle can be read in it
   *[other] passed over { $count } files in which no puzzle can be read, such as { $first }
}
folder-other = { $folder } does not look like an earlier result, so it is not replaced
help-other-folder = name another folder
folder-full = { $folder } is not empty
help-resume-proofs = --resume continues where a run ended, --force replaces its proofs
file-none-fits = no file fits { $pattern }
help-right-folder = is it the right folder?
numbers-from-1 = { $name }: numbers begin at 1
help-first = { $first } is the first
input-empty = standard input is empty, or closed
help-input = name a file, or give one: nonosat COMMAND - < FILE
help-similar = there is { $file }
input-colored = { $name } has the colors of a terminal instead of signs for the cells
help-color-never = nonosat solve --color never prints signs
help-formats = nonosat formats FORMAT shows what a format holds
file-several = { $name } has { $count } puzzles
help-say-first = say which: { $first } for the first
file-no-number = { $name } has { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}, no number { $number }
file-pages = { $name } has { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
address-network = { $address } is an address, and nonosat does not use the network
help-address-save = save the file or the page, and name what you saved
file-other-puzzles = { $name } has other puzzles, too
help-other-file = name another file
file-is-puzzle = { $file } is a puzzle, which a picture would replace
help-keep-puzzle = name another file; --to with a format of puzzles keeps the picture as the goal
file-twice = two puzzles would be written to { $file }
help-file-twice = nothing was written; convert files of the same name one after the other, each to another folder
file-for-several = several files cannot be written to { $file }
# $folder: a new folder; $one: a command or its options
help-folder-or-one = -o { $folder } writes all of them, { $one } only one
resume-file = --resume continues a file of answers, which standard output is not
help-resume-file = name the file: -o answers.ndjson
scan-outputs = standard output cannot have both the puzzle and the drawing
help-scan-outputs = name a file for one of them: -o puzzle.non, --show seen.png
# An error of a file. $what: what is wrong with it
about-file = { $name }: { $what }
help-lossy = nonosat convert --lossy leaves it out
help-drop-givens = nonosat convert --drop givens leaves them out; the puzzle may then have other solutions
help-solve-goal = nonosat convert --solve stores the solution as the goal
help-several-formats = name a folder, with a slash at its end: out/; several hold { $formats }
convert-arguments = expected puzzles, then where to write them
# $folder: a new folder of puzzles; $sheet: a drawing of all of them in it
note-sheet = the puzzles are in { $folder }; { $sheet } shows them
convert-drawing = convert writes puzzles, and { $file } would be a drawing
# $puzzle, $file: names of files
help-render = nonosat render { $puzzle } -o { $file } draws it
terminal-drawing = a drawing is not text for a terminal
# $file: a name for the drawing, such as puzzle.svg; $form: a word of the program
help-terminal-drawing = write it to a file: -o { $file }; or show the puzzle as text: --to { $form }
# $name: of a puzzle; $seconds: a limit of time
note-counting = counting the solutions of { $name }; this ends after { $seconds } s at most (--time-limit)
note-working = { $name } takes long; --time-limit or Ctrl-C ends it
convert-ending = the ending of { $file } does not say which format
help-to = say which: --to json, --to non, ...
the-puzzle = the puzzle
# $ending: of a file name; $endings: a list such as ".svg, .png, .pdf"
ending-picture = { $file }: a picture cannot be written as .{ $ending }
ending-drawing = { $file }: a drawing cannot be written as .{ $ending }
ending-book = { $file }: a book cannot be written as .{ $ending }
ending-explanation = { $file }: an explanation cannot be written as .{ $ending }
ending-formula = { $file }: a formula cannot be written as .{ $ending }
help-endings-picture = possible endings: .txt, { $endings }, .solution, and those of puzzles that have a goal: .non, .json, .xml, .clues, .pbm; or say which with --to
help-endings-other = possible endings: { $endings }
not-built = this program was built without the feature `{ $feature }`
image-not-built = { $name } is an image, and this nonosat was built without the feature `image`
help-build-image = cargo install nonosat --features image
image-option = { $option } is for images, { $name } is a puzzle
help-image-option = --scale makes the cells of a picture larger, --recolor gives other colors
image-bytes = an image of more than { $megabytes } MB
help-save-smaller = save it smaller
help-scan = show the whole board with all its clues, straight and sharp, at least 25 pixels for each cell
help-both-sides = --width and --height together set both sides
help-image-blank = try --threshold, --invert, --edges or --colors
help-make-blank = leave out what is plain around the subject with --crop, or take a part with --frame; convert has --threshold, --invert and --edges, too
help-image-thin = take a part of it with --frame, or set both sides with --width and --height
# Editing a puzzle needs a picture: its goal
edit-no-goal-inverted = no picture is stored with the puzzle, and without one it cannot be inverted
edit-no-goal-cropped = no picture is stored with the puzzle, and without one it cannot be cropped
edit-no-goal-padded = no picture is stored with the puzzle, and without one it cannot be padded
edit-no-goal-enlarged = no picture is stored with the puzzle, and without one it cannot be enlarged
help-solve = --solve stores the solution as one
# $shape: "4x5" (4 columns, 5 rows), "hex 3" or "tri 1 2 3 1 2 3", the same in every language
edit-rectangle-cropped = only rectangles can be cropped, this is { $shape }
edit-rectangle-padded = only rectangles can be padded, this is { $shape }
edit-rectangle-enlarged = only rectangles can be enlarged, this is { $shape }
edit-colors = only pictures in one color can be inverted, this one has { $count }
# $letters: letters of colors with commas
edit-letter = there is no color { $letter } here, only { $letters }
edit-turn = { $shape } cannot be turned by { $degrees } degrees
help-turn = turn it by a multiple of { $step }
solution-wrong = { $name } is not a solution of the puzzle: { $why }
thumbnail-picture = --thumbnail needs a picture
help-thumbnail = --solve finds one, --solution FILE names one
film-options = a film shows the solving
help-film-options = leave out --thumbnail, --ambiguous and --solution
film-large = a film is made of boards of up to { $most } cells
font-drawings = --font is for PNG, PDF and films
help-font-drawings = leave it out: an SVG has the fonts of its viewer
pixels-more = the picture would have { $width } by { $height } pixels, more than { $limit }
help-cell = --cell-size { $cell } makes it small enough; SVG and PDF have no such limit
help-svg = SVG and PDF have no such limit
font-unknown = it is not a TrueType or OpenType font (.ttf, .otf, .ttc or .otc)
font-outlines = its letters have neither TrueType nor CFF outlines
# $why: in English
font-embedding = it cannot be embedded in a PDF: { $why }
font-folder = it is a folder
font-empty = it is empty
font-bytes = it has more than { $mebibytes } MiB
help-font = --font FILE takes a font, such as NotoSansCJK-Regular.ttc
# $letters: a list of font-letter
font-letters = the font has no { $letters }
font-letters-more = the font has no { $letters } and { $count } more
# $sign: the letter; $code: its number; $place: where it is needed, a file, an option or the-book
font-letter = `{ $sign }` ({ $code }, in { $place })
the-book = the book
the-page = the page
weights-form = --weights draws SVG, PNG and PDF
help-weights-form = nonosat prove --proof-format weights writes the numbers as text
weights-several = there are several solutions, and numbers show only that there is one or none
help-font-letters = give a font that has them: --font FILE. Noto Sans CJK (package fonts-noto-cjk) has Chinese, Japanese and Korean, other Noto fonts other scripts
book-large = a book has at most { $puzzles } puzzles with { $cells } cells together, not { $found } with { $together }
help-several-books = make several books
# $rule: the name of a rule, such as overlap
book-lesson-missing = no ten small puzzles with the hardest step { $rule } were found
# The check digit of an ISBN is its last sign
book-isbn = the ISBN { $isbn } is not right: its check digit is another one
book-house = { $house } prints books of { $fewest } to { $pages } pages of { $least } to { $most }, not { $found } pages of { $size }
book-files = a book with a cover, and a series, are several files, which standard output cannot have
book-cover = no solution of { $name } was found, so there is no picture for the cover
book-not-unique = { $name } has several solutions
book-unsolvable = { $name } has no solution: { $why }
book-undecided = whether { $name } has exactly one solution is undecided: { $why }
help-not-unique = leave out what is not unique; --allow-several takes several solutions
memory-picture = the picture takes { $megabytes } MB of memory, more than there is
memory-server = a server takes { $megabytes } MB of memory, more than there is
help-memory = raise --memory-limit, or the limit of the system (ulimit -v)
no-thread = the system does not start a thread
help-threads = a server needs a few: raise the limit of processes (ulimit -u)
cannot-serve = cannot serve at { $address }
serve-stop = Ctrl-C ends it.
mcp-waits = the program of a language model starts this and sends its messages here (Model Context Protocol); Ctrl-C ends it
mcp-failed = messages could not be read or answered
# $why: as the system says it
serve-no-browser = no browser could be opened: { $why }
explain-large = the board has { $found } cells and numbers to draw, at most { $most } are drawn
help-explain-large = choose `--to text` or `--to json`
explain-mistake-unknown = the marks cannot become a solution; which ones are wrong was not found in time
explain-cell-known = { $cell } is known from the beginning
explain-cell-unknown = no reason was found for { $cell }
explain-no-step = there is no step to draw: nothing more is known
# nonosat line. $count selects the plural, $number is the number in digits
cell-none = { $cell } is not a cell of the board
help-cell-named = r5c7 is the seventh cell of row 5
options-encoding = --encoding says how lines become clauses, --engine search makes none
help-leave-one = leave out one of them
# $what: what is wrong with what follows --solver, in English
options-solver = --solver: { $what }
count-no-picture = --count gives a number, not a picture
help-to-text-json = use --to text or json
several-in-one = a drawing or a puzzle has one picture, -n requests several
help-to-several = use --to text, solution or json
mend-all-lines = --all writes each way with the fewest cells, but --until lines does not prove which are the fewest
mend-all-one = --all may find several puzzles, and such a file holds one
help-mend-all = use --to text or json; or a format of several: { $formats }
# $why: mismatch-…
mend-goal = the goal does not satisfy the clues: { $why }
help-mend-goal = nonosat convert --drop goal leaves it out; the first solution is then used instead
weaken-several = several pictures satisfy the clues; weaken takes a puzzle with one
help-weaken = nonosat mend makes its picture the only one
random-none = puzzle { $number }: no new unique puzzle was found
help-random = another --seed, --symmetry none, or a size that leaves more room
help-random-time = a longer --time-limit, another --seed, --symmetry none, or a size that leaves more room
help-symmetry = a quarter-turn is for squares, third-turn and sixth-turn are for hexagons
help-mosaic = leave out --colors, and give --size as columns x rows
help-class = --class lines; sums need more than lines only in colors, or on hexagons and triangles
# An answer of another solver to a formula
answer-no-values = the answer is "satisfiable" but has no values (lines that begin with `v`)
answer-wrong = the values of the answer are not a solution of the puzzle: { $why }
answer-unsatisfiable = the solver says that the formula is unsatisfiable
answer-unknown = the solver found no answer
# Files of records, one puzzle a line
record-bytes = more than { $count } bytes in one record
# $why: what a reader of JSON says, in English
record-unreadable = the record cannot be read: { $why }
records-puzzle = the first line is not JSON; nonosat batch FILE takes a file of puzzles
record-no-text = `puzzle` is not a text
record-no-puzzle = the record has no `puzzle`
record-format = `from`: unknown format { $name }
help-record = like { $example }, or a puzzle as nonosat's JSON
record-twice = the id { $id } appears twice
record-disorder = the answers in { $file } are not in the order of the records
help-record-twice = to continue a run, each record needs an id of its own
help-record-disorder = leave out --ordered, or begin again with --force instead of --resume
record-no-answer = line { $line } of { $file } is not an answer
help-answer-file = name a file that batch wrote, or a new one
# The game in the terminal
play-input = there is no terminal to play on
help-play-input = name a file; or none, to type the board
