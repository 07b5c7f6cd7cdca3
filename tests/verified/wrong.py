"""Makes definitions and programs wrong on purpose: wrong.py BUILT check.py FOLDER...

BUILT is the folder of src/verified/build; the folders are proofs by numbers, some of hexagons and of triangles. Each
wrong version must break the proof or the test that stands beside it. Prints a table of what broke."""
import pathlib, re, shutil, subprocess, sys, tempfile

TEST = "compare.py"
# What is wrong; the file; the words there; other words; what breaks: a lemma or the comparison with check.py.
WRONG = [
    ("two runs of one color touch", "Rules.v", "k <> background -> k <> before ->", "k <> background ->", "charts_reach"),
    ("runs of two colors never touch", "Rules.v", "    Fits k runs cells ->\n", "    hd background cells = background -> Fits k runs cells ->\n", "fits_continues"),
    ("the color of a run is ignored", "Rules.v", "allows_color r k ->", "", "charts_reach"),
    ("the length of a run is ignored", "Rules.v", " allows_length r (N.of_nat (S n)) ->", "", "charts_reach"),
    ("the least length of a run is ignored", "Rules.v", "(least r <= n)%N /\\", "True /\\", "of_length_allows"),
    ("the most length of a run is ignored", "Rules.v", "Some m => (n <= m)%N", "Some m => True", "of_length_allows"),
    ("a run is one cell longer than its clue", "Rules.v", "(N.of_nat (S n))", "(N.of_nat n)", "fits_continues"),
    ("a run may have no cell", "Rules.v", "repeat k (S n) ++", "repeat k n ++", "fits_continues"),
    ("a run may be background", "Rules.v", "k <> background -> k <> before ->", "k <> before ->", "charts_reach"),
    ("runs may be missing at the end", "Rules.v", "| Fits_end before :\n    Fits before [] []", "| Fits_end before runs :\n    Fits before runs []", "charts_reach"),
    ("runs in the opposite order", "Rules.v", "Fits before (r :: runs)", "Fits before (runs ++ [r])", "fits_continues"),
    ("patterns: `*` is one run at most", "Rules.v", "Spells (Any_runs :: items) runs -> Spells (Any_runs :: items) (any_run :: runs)", "Spells items runs -> Spells (Any_runs :: items) (any_run :: runs)", "spells_more"),
    ("patterns: a run may be missing", "Rules.v", "(One r :: items) (r :: runs)", "(One r :: items) runs", "spells_none"),
    ("patterns: any order is the order", "Rules.v", "Permutation all runs end", "all = runs end", "arranged_none"),
    ("patterns: a total may be passed", "Rules.v", "match greatest t with None => True | Some m => (n <= m)%N end", "True", "start_follows"),
    ("patterns: all cases must hold", "Rules.v", "exists c, In c cases /\\ case_holds (map x line) c", "forall c, In c cases -> case_holds (map x line) c", "most_collected_reaches"),
    ("patterns: they bind no line", "Rules.v", "Forall2 (pattern_holds x) (lines (board p)) patterns", "True", "solves_allowed"),
    ("patterns: the program forgets what a total wants", "Patterns.v", " && forallb (fun d => is_met (snd d)) (due st)", "", "final_follows"),
    ("patterns: the program takes runs in their order", "Patterns.v", "then false else true) (next_runs rest)", "then false else true) (firstn 0 (next_runs rest))", "next_runs_spec"),
    ("a column without its first cell", "Rules.v", "(fun x => map (fun row => (row, x)) rows)", "(fun x => map (fun row => (row, x)) (range 1 height))", "families_numbered"),
    ("hexagons: a diagonal fewer", "Rules.v", "(rev (range 0 (e + f - 1)))", "(rev (range 1 (e + f - 1)))", "families_numbered"),
    ("hexagons: a board of other cells", "Rules.v", "within 0 (x + row) (e + f - 1)", "within 0 (x + row) (e + f)", "families_numbered"),
    ("hexagons: read downwards", "Rules.v", "(row, q)) (rev rows)", "(row, q)) rows", "neighbors_in_lines"),
    ("hexagons: diagonals from the left", "Rules.v", "Family (rev (range 0 (e + f - 1)))", "Family (range 0 (e + f - 1))", "lines_in_order"),
    ("triangles: up, then down", "Rules.v", "[(row, 2 * strip + 1); (row, 2 * strip)]", "[(row, 2 * strip); (row, 2 * strip + 1)]", "neighbors_in_lines"),
    ("triangles: a strip moved", "Rules.v", "((x + 1) / 2 - 1 - row) (c + d)", "((x + 1) / 2 - row) (c + d)", "families_numbered"),
    ("holes may have any color", "Rules.v", "In c (holes p) -> x c = background", "In c (holes p) -> True", "first_colors_sound"),
    ("given cells may have any color", "Rules.v", "In (c, ks) (givens p) -> In (x c) ks", "In (c, ks) (givens p) -> True", "first_colors_sound"),
    ("one color too many", "Rules.v", "(x c < color_count p)%N", "(x c <= color_count p)%N", "first_colors_sound"),
    ("a line without a clue is empty", "Rules.v", "match clue with None => True |", "match clue with None => Fits background [] (map x line) |", "is_solution_sound"),
    ("the program: a scale of 0", "Numbers.v", "(0 <? scale) && below p (worth", "below p (worth", "only_picture"),
    ("the program: as much as the scale", "Numbers.v", "Some b => b <? limit", "Some b => b <=? limit", "below_sound"),
    ("the program: a supposed color stays", "Trials.v", "negb (N.eqb other k)", "N.eqb other k", "supposed_or_not"),
    ("order: the ladder upside down", "Order.v", "[opposite (starts q (S t)); starts q t]", "[opposite (starts q t); starts q (S t)]", "some_threshold"),
    ("order: a run may be shorter than its least", "Order.v", "ends q (t + size (what q))]", "ends q (S t)]", "some_end"),
    ("order: a run may be longer than its most", "Order.v", "| Some m => map (fun t => [opposite (ends q t);", "| Some m => map (fun t => [Known true;", "some_end"),
    ("order: runs of one color touch", "Order.v", "starts q (t + blank)]", "starts q t]", "pair_means"),
    ("order: runs of open colors may be alike", "Order.v", "if blank =? 0 then", "if blank =? 2 then", "pair_means"),
    ("order: the last cell of a run is not painted", "Order.v", "opposite (ends q (S (fst ic))); opposite", "opposite (ends q (S (S (fst ic)))); opposite", "cover_means"),
    ("order: a cell behind a run may be painted", "Order.v", "Some q => ends q (S (fst ic)) end in", "Some q => ends q (fst ic) end in", "gap_means"),
    ("order: the latest start is a cell too early", "Order.v", "lo q + slack q.", "lo q + (slack q - 1).", "blocks_within"),
    ("order: the latest start is a cell too late", "Order.v", "lo q + slack q.", "lo q + slack q + 1.", "row_blocks"),
    ("order: a known color is ignored", "Order.v", "Known (N.eqb k own)", "Known true", "some_hue"),
    ("order: a cell has a color and is not painted", "Order.v", "map (fun k => [opposite (has c k); painted c]) (foreground p)", "[]", "shows_decoded"),
    ("order: holes may be painted", "Order.v", "else [[opposite (has c k)]]) (foreground p) ++", "else []) (foreground p) ++", "limit_means"),
    ("order: a group that its colors do not imply", "Groups.v", "[opposite f; group ip]", "[opposite (group ip); f]", "at_most_one_sound_from"),
    ("order: a variable without a name", "Order.v", "(seq (lo q + size (what q) + 1) (slack q))", "(seq (lo q + size (what q) + 1) (slack q - 1))", "ends_allowed"),
    ("the reader: rows and places exchanged", "program/reader.ml", "C.cell_at rows (n_of_int row) (n_of_int at_place)", "C.cell_at rows (n_of_int at_place) (n_of_int row)", TEST),
    ("the reader: holes and cells exchanged", "program/reader.ml", "if sign = '.'", "if sign = '#'", TEST),
    ("the reader: any order is the order", "program/reader.ml", "C.Any_order (List.sort compare (List.map (run value count) runs))", "C.In_order (List.map (fun r -> C.One (run value count r)) runs)", TEST),
    ("the reader: `-` for less than 0 is ignored", "program/reader.ml", "(C.Neg (digits rest))", "(C.Pos (digits rest))", TEST),
]


def lemma(source, line):
    """The lemma in whose text this line stands."""
    names = re.findall(r"^(?:Lemma|Theorem|Definition|Fixpoint) (\w+)", "\n".join(source.split("\n")[:line]), re.M)
    return names[-1] if names else "?"


def broken(built, checker, folders, file, old, new):
    with tempfile.TemporaryDirectory() as place:
        root = pathlib.Path(place)
        shutil.copytree("src/verified", root / "src/verified")
        shutil.copytree(built, root / "out")
        path = root / "src/verified" / file
        source = path.read_text()
        assert source.count(old) >= 1, old
        path.write_text(source.replace(old, new, 1))
        ran = subprocess.run([root / "src/verified/build", root / "out"], capture_output=True, text=True)
        if ran.returncode:
            place = re.search(r'File "\./(\w+\.v)", line (\d+)', ran.stderr)
            if not place:
                return ran.stderr
            return lemma((root / "out" / place[1]).read_text(), int(place[2]))
        ran = subprocess.run([sys.executable, "tests/verified/compare.py", root / "out/nonosat-verified", checker, "0", *folders],
                             capture_output=True, text=True)
        return TEST if ran.returncode == 1 and "proved refused" in ran.stdout else "nothing: " + ran.stdout + ran.stderr


def main():
    built, checker, *folders = sys.argv[1:]
    failed = False
    for what, file, old, new, wanted in WRONG:
        found = broken(built, checker, folders, file, old, new)
        print("%-45s %s" % (what, found), flush=True)
        if found != wanted:
            failed = True
            print("    but should break", wanted)
    sys.exit(failed)


main()
