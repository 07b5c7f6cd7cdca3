# English. Variables are documented where other languages need to know more than the words show.
# A message may have attributes (grammatical cases): `.genitive` of a part is `$part-genitive` in
# the message around it.

## Lists

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
# Sentences of one paragraph
list-sentences = { $first } { $second }

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
since-many = , given { $count } known cells

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
rule-beside = { $run } is { $place }{ $since }: { $result }.
rule-before-first = { $run } is { $place }{ $since }, and no run comes before it: { $result }.
rule-behind-last = { $run } is { $place }{ $since }, and no run comes after it: { $result }.
rule-between = { $run } ends by { $end } and the next { $next } begins at { $start } or later{ $since }: { $result }.
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
rule-block-ends = every run of { $line } that covers { $block } stops there{ $since }: { $result }.
rule-gap = the gap at { $gap } of { $line } is too small for { $runs }{ $since }: { $result }.
rule-no-fit = in { $line } there is no room over { $cells } for { $runs }{ $since }: { $result }.
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
rule-few-ways = there are only { $ways } ways to lay { $clue } in { $line }{ $since }: in all of them { $result }.
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
hint-follows = you can find { $cells }.
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
walk-none = there is no solution, but no short reason shows it: { $count ->
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

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = gentle
difficulty-easy = easy
difficulty-tricky = tricky
difficulty-hard = hard
difficulty-fiendish = fiendish
# How long a puzzle takes, a guess
time-minutes = { $n ->
    [one] about { $n } minute
   *[other] about { $n } minutes
}
time-hours = { $n ->
    [one] about { $n } hour
   *[other] about { $n } hours
}

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = First step
explain-back = Back
explain-next = Next
explain-last = Last step
explain-step = Step { $number } of { $all }
explain-reasons = why
explain-news = what follows

## Page: the bar and its menus. Texts of buttons and menus are short, at most half as long again as
## in English. Quoted words such as "Tools menu" are the names of what they mean.

# For screen readers: the links to the screens of the page.
page-bar-screens = Screens
page-bar-puzzles = Puzzles
# A link: the screen on which people draw puzzles of their own.
page-bar-make = Make
# For screen readers.
page-bar-menus = Menus
page-menu-file = File
page-menu-new = New…
page-menu-open = Open…
# Games that were played lately.
page-menu-recent = Recent…
page-menu-save = Save…
page-menu-export = Export drawing
page-copy-link = Copy a link
page-menu-print = Print
page-menu-statistics = Statistics…
page-menu-save-all = Save all games
page-menu-load-all = Read saved games…
page-menu-edit = Edit
page-menu-clear = Clear grid
page-menu-checkpoint = Set checkpoint
page-menu-return = Back to checkpoint
page-menu-edit-clues = Edit clues…
# The clues of the picture that the grid shows.
page-menu-generate = Generate clues
page-menu-preferences = Preferences…
# Other messages name this menu; there, write it as here.
page-menu-tools = Tools
page-menu-check = Check my work
page-menu-hint = Hint
page-menu-solve = Solve
page-menu-unique = Is it unique?
page-menu-image = Create from image…
page-menu-keys = Keys…
# In place of the title, before a puzzle is open.
page-no-puzzle = No puzzle
# A button: stops the clock.
page-clock-pause = Pause
# The same button while the clock stands.
page-clock-go-on = Go on
page-clock-played = Time played

## Page: the first screen

# Above the game that was begun last.
page-continue = Continue
page-continue-play = Go on
page-percent = { $n } %
page-day = Puzzle of the day
page-day-play = Play
page-day-again = Play it again
# On how many days in a row a puzzle was solved.
page-day-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
# A puzzle that is made at random.
page-random = A new one
page-random-size = Size
page-random-hexagons = hexagons
page-random-triangles = triangles
page-random-difficulty = Difficulty
page-random-play = Make and play
page-random-working = A puzzle is being made…
page-random-none = None was found in time. Try another size.
page-random-near = None of that difficulty was found in time; this one is near it.
# The name of a game. $size: "10 × 10" or page-size-hexagon.
page-random-name = A new one, { $size }
page-own = Your own
page-own-about = Draw a puzzle, take one from an image, or open a file in any usual format. Or drop it here.
page-own-make = Make one
page-gallery = Puzzles
# $n of the puzzles of the collection are solved; $all is how many there are.
page-gallery-solved = { $n } of { $all } solved
# Before a list that has the following choices: all, not solved, ...
page-gallery-show = Show
page-gallery-all = all
page-gallery-open = not solved
page-gallery-done = solved
page-gallery-colors = in colors
page-gallery-hexagons = hexagons
page-gallery-triangles = triangles
# Before a list that has the next two choices.
page-gallery-sort = Sort
page-gallery-difficulty = by difficulty
page-gallery-size = by size
page-gallery-none = There is no such puzzle.
# The name of a puzzle that is not solved yet. $n is its place in the collection.
page-card-name = Puzzle { $n }
page-no-name = No name
page-card-solved = solved in { $time }
# How much of a game is played.
page-game-share = { $n } % done
page-game-solved = solved
# For screen readers: how difficult a puzzle is, 1 to 5 stars.
page-card-stars =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
page-card-colors =
    { $n ->
        [one] { $n } color
       *[other] { $n } colors
    }
# Classes of difficulty, from the easiest to the hardest.
page-class-trivial = First steps
# Each line can be solved by itself.
page-class-lines = Line by line
page-class-trials = Looking ahead
page-class-deep-trials = Looking far ahead
page-class-guessing = Guessing
# Sizes of boards that are no rectangles. $sides: one number, or six such as "4·5·4·4·5·4".
page-size-hexagon = hexagon { $sides }
page-size-triangles = triangles { $sides }

## Page: the board

page-paused = The clock is stopped. Press anywhere to go on.
# For screen readers: the list of the clues of all lines.
page-clues = Clues
# What a cell shows, behind its place: "row 3, column 5: blank". Blank cells are crossed out, clear
# ones are undecided.
page-mark-blank = blank
page-mark-clear = clear
# $what: a color or "blank".
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
page-clue-unknown = unknown clue
page-clue-unknown-length = unknown length
# A run of a clue: $n is its length as a text or page-clue-unknown-length.
page-clue-run = { $n } { $color }
page-line-done = { $line } is done
# While a line is painted: how many cells its clue still needs, or how many are too many. Very short.
page-readout-left = { $n } left
page-readout-over = { $n } too many
page-dock = Tools of the board
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
page-tool-pen-tip = Shade cells
page-tool-cross-tip = Cross out cells
page-tool-maybe-tip = Note a guess
page-tool-cycle-tip = Shade, cross out, clear: one after the other
# $tool: one of the four names.
page-tool-held = Tool: { $tool }.
page-palette = Color
page-cleared = The grid is clear. Undo brings the marks back.
page-clear-already = The grid is clear.
page-checkpoint-set = Checkpoint { $n } is set.
page-checkpoint-back = Back at checkpoint { $n }.
page-checkpoint-none = There is no earlier checkpoint.
page-end-title = Solved!
page-end-time = Time { $time }
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
page-end-share = Share
page-end-close = Back to the board
page-end-congratulations = Congratulations! The puzzle is solved.

## Page: hints and checks

# For screen readers: the buttons beside a message.
page-further = Go on
page-working = Looking… Escape ends it.
page-given-up = Given up, for the marks changed.
page-cancelled = Cancelled.
page-cancelled-after = Cancelled after { $time }.
page-no-answer-in-time = No answer was found in time.
page-no-solution = The puzzle has no solution.
# Buttons: the next level of a hint.
page-hint-which = Which cells?
page-hint-why = Why?
page-hint-do = Do it
page-hint-solved = It is solved.
page-hint-several = The puzzle has several solutions from here, and no reason leads on.
page-hint-none-in-time = No hint was found in time.
page-hint-missing = There is no hint to follow. H asks for one.
page-hint-done = Done. Undo takes it back.
# Answers to "why is this cell what it is?"
page-why-given = The puzzle itself gives this cell.
page-why-open = Lines alone do not tell this cell yet.
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
page-mistake-unknown = Which marks are wrong was not found in time.
# Buttons.
page-mistake-where = Show me where
page-mistake-back = Back to the last right state
page-mistake-undone =
    { $n ->
        [one] { $n } step undone: now all is right.
       *[other] { $n } steps undone: now all is right.
    }
page-mistake-always = The game began with a mistake: no earlier state of it is right.

## Page: solving

page-solving = Solving
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
page-unique-title = Unique
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
        [unique] If you doubt this: one file with the puzzle, its picture and every step that rules out another. Unpack it into a folder of its own and run `python3 check.py` there, which checks all of it without nonosat.
        [several] If you doubt this: one file with the puzzle and two of its pictures. Unpack it into a folder of its own and run `python3 check.py` there, which checks all of it without nonosat.
       *[none] If you doubt this: one file with the puzzle and every step that rules out a picture. Unpack it into a folder of its own and run `python3 check.py` there, which checks all of it without nonosat.
    }
page-proof-download = Download the proof
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
page-draw-hole = Cells that are not there
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
page-easel-keys = Arrows move, with Shift they paint on; Shift and Home, Page Up, End or Page Down go diagonally. Space paints, Delete takes away; plus, minus and F change the size.
page-easel-no-cell = no cell
page-hole-line = Every row and every column keeps a cell.
# Whether the drawing is a good puzzle: fair means that the clues have only this one picture.
page-lamp-working = Looking…
page-lamp-empty = Nothing is drawn yet.
page-lamp-fair = Fair: there is no other picture.
# Behind a row of stars.
page-lamp-stars = { $n } of 5
page-lamp-several = Not fair yet: other pictures have the same clues.
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
page-mend = Mend it
page-mend-working = Looking for the fewest cells to change…
page-mend-out-of-time = No way to mend it was found in time.
page-mend-impossible = It cannot be mended.
page-mend-found =
    { $n ->
        [one] With { $n } cell changed it is fair.
       *[other] With { $n } cells changed it is fair.
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
page-color-called = { $name }: what it is called
page-color-remove = Take { $name } away
page-draw-play = Play it
page-draw-save = Save, PNG, print…
page-draw-image = From an image…
page-draw-prove = Prove that it is fair
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
page-new-done = Draw a picture and generate its clues, or edit the clues.
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
page-clues-about = Numbers separated by blanks or periods, `3 1` or `3.1`; nothing or `0` for an empty line, `*` for an unknown one, `?` for an unknown length.
# Behind page-clues-about. $letters: a list such as "a black, b red".
page-clues-letters = A letter behind each number is its color, as in 3a: { $letters }; ? for an unknown one.
# $letter: of a color; $name: one of color-… or what the file calls it.
page-clues-letter = { $letter } { $name }
# Headings of groups of fields.
page-lines-rows = Rows
page-lines-columns = Columns
page-lines-falling = Falling diagonals
page-lines-rising = Rising diagonals
page-clues-differ = The sums differ: { $why }.
# A button: the clues are used though their sums differ.
page-clues-use = Use all the same
page-clues-unused = The clues that were typed are not in use. Press Escape or Cancel again to give them up.
page-clues-used = The clues are in use.
page-clues-unsolvable = These clues have no solution: { $why }.
page-clues-drawn = The clues are those of the picture. Clear the grid to solve it, or ask whether it is unique.
# Behind page-clues-drawn.
page-clues-before = The game with the clues before is in Recent.
page-image = Create from image
page-image-file = Image (PNG, JPEG, GIF, BMP, WebP)
# For screen readers.
page-image-original = The image; what is dark is cut off
page-image-drag = Drag over it to cut out a part.
page-image-suggestions = Suggestions
page-image-suggest = Suggest settings
page-image-likeness = { $n } % like the image
# Before a list that has the next six choices: how the image becomes cells.
page-image-tone = Colors
page-image-threshold = Black where darker than…
page-image-otsu = Black and white, split automatically
page-image-local = Black where darker than its surroundings
page-image-edges = Edges
page-image-dither = Grays as patterns
page-image-several = Several colors
# Before a number from 1 to 255.
page-image-darker = Darker than
page-image-count = Number of colors, background included
# In an empty field for columns or rows.
page-image-same = as the image
page-image-crop = Leave out a border of one color
page-image-invert = Swap dark and light
page-image-cut = Cut off, percent
page-image-left = Left
page-image-top = Top
page-image-right = Right
page-image-bottom = Bottom
# A button: takes the picture.
page-image-capture = Capture
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
page-image-done = The picture is drawn. The text beside it shows whether it is a fair puzzle.
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
page-sum-streak = days in a row
page-games-saved = All games are saved to a file.
page-games-read =
    { $n ->
        [one] { $n } game was read.
       *[other] { $n } games were read.
    }
page-games-none = { $name } has no saved games of this page.
page-recent = Recent games
page-recent-none = There are none in this browser.
page-recent-delete = Delete { $name }
page-save = Save
page-save-name = Name
page-save-format = Format
page-save-print = Print or PDF
# Heading of the formats that most programs read.
page-save-usual = Usual
page-save-others = Others
page-save-png = PNG, a picture
page-save-svg = SVG, a drawing
# $lost: a list of the page-lost-… below, what the format cannot keep.
page-save-without = Without { $lost }.
page-saved-without = Saved without { $lost }.
page-saved = Saved.
# A format that cannot be chosen. $format: its name and what it is, in English; $why: one of the next five.
page-save-impossible = { $format } ({ $why })
page-save-not = not { $lost }
page-save-picture = it holds a picture
page-save-letters = no empty lines, no number above 26
page-save-square = squares only
page-save-other = it cannot hold this
page-lost-hexagon = the hexagonal board
page-lost-triangles = the triangular board
page-lost-unequal-sides = the unequal sides of the board
page-lost-holes = the holes in the board
page-lost-colors = several colors
page-lost-unknown-lengths = runs of unknown length
page-lost-unknown-colors = runs of unknown color
page-lost-unknown-lines = lines with unknown clues
page-lost-givens = given cells
page-lost-partial-givens = given cells of several possible colors
page-lost-inks = what the colors look like
page-lost-background = the color of the background
page-lost-color-names = the names of the colors
page-lost-goal = the goal picture
page-lost-saved = the state of play
page-lost-partial-saved = cells of several possible colors in the state of play
page-lost-title = the title
page-lost-author = the author
page-lost-rights = copyright and license
page-lost-catalogue = the catalogue entry
page-lost-remark = the remark
page-preferences = Preferences
page-preferences-largest = Largest cell, pixels
page-preferences-left = Left margin, pixels
page-preferences-top = Top margin, pixels
page-preferences-fill = Auto-fill: show open cells of satisfied lines as blank
page-preferences-mistakes = Show mistakes at once
page-preferences-letters = Letters on colored cells
# Before a list that has the next four choices.
page-preferences-theme = Appearance
page-preferences-system = As the system
page-preferences-light = Light
page-preferences-dark = Dark
page-preferences-contrast = High contrast
# Before a list that has the next two choices.
page-preferences-inks = Colors
page-preferences-own = The puzzle's own
page-preferences-safe = Safe for the color-blind (up to 15 colors)
page-preferences-language = Language
page-preferences-browser = As the browser
page-preferences-clock = Show the clock
page-preferences-sound = Sounds

## Page: the list of keys

# Keys on the left, what they do on the right: "Arrows ...: move the cursor".
page-keys = Keys
page-key-arrows = Arrows, Home, End, Page Up, Page Down
page-key-arrows-do = move the cursor
page-key-space = Space, Shift+Space
page-key-space-do = the next mark, the previous one
page-key-enter = Enter, X, Q, Delete
page-key-enter-do = shade, cross out, guess, clear
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
page-key-back-do = back to the last right state
# The key is W, or a long press.
page-key-why-do = why is this cell what it is
# The keys are +, − and F.
page-key-zoom-do = larger, smaller cells, the whole board
# The keys are S and M.
page-key-tool-do = pen or cross, the next tool
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

## Page: files, links, kept games

# For screen readers.
page-file = Puzzle file
page-file-games = File of games
# The name of a file that has none.
page-file-name = puzzle
page-file-opened = Opened { $name }.
page-file-continued = Opened { $name }, where you left it.
page-file-image = { $name } is an image; for the puzzle of one choose "Create from image" in the Tools menu.
page-file-large = { $name } has { $n } MiB, expected at most 16.
page-file-which-format = Which format?
page-file-formats = { $name } could be in several.
page-file-which-puzzle = Which puzzle?
page-file-puzzles =
    { $n ->
        [one] { $name } has { $n } puzzle.
       *[other] { $name } has { $n } puzzles.
    }
page-link-copied = A link to the puzzle is copied. Anyone who opens it can play it.
page-link-address = The address of this page is a link to the puzzle now; copy it from there.
# $why: a sentence, one of the next two, or page-fault-…
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
page-keep-no-undo = This browser has no room for what Undo needs: it will not outlast this page. Save games to files.
page-keep-no-checkpoints = This browser has no room for Undo and checkpoints: they will not outlast this page. Save games to files.
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
page-refused-large = This is larger than nonosat takes here.
page-refused-busy = Too many requests at once; try it again.
page-refused-slow = What was sent came too slowly; try it again.
# What is wrong in a file or a link. $line and $column: where.
page-fault-empty = There is no puzzle in it.
page-fault-large = It is too large.
page-fault-unknown-format = It begins like no known format.
page-fault-encoding = Line { $line }, column { $column }: It is no text, or not in UTF-8.
page-fault-clue-count = Line { $line }, column { $column }: There are more or fewer clues than the board has lines.
page-fault-clue-too-long = Line { $line }, column { $column }: A clue needs more cells than its line has.
page-fault-image = It is an image; choose "Create from image" in the Tools menu.
page-fault-convert = It is no puzzle; save it as PNG, then choose "Create from image" in the Tools menu.
page-fault-several = It holds several puzzles.
# Any other fault. $message ("found `x`"), $expected and $fix are English in every language.
page-fault-other = line { $line }, column { $column }: { $message }, expected { $expected }
page-fault-other-fix = line { $line }, column { $column }: { $message }, expected { $expected } ({ $fix })

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
