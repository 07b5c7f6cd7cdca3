(** * What a picture of a nonogram is

    Everything proved in this folder is about the words of this file. It is the one to read: the
    checker, its proofs and its speed need no reader, since a machine checks them.

    The rules are those of docs/method/weights.md ("The files") and docs/FORMATS.md.

    Signs of Coq: [->] is "if ... then", [/\] "and", [<>] "is not"; [fun x => ...] is a function of [x],
    and [f x] its value. [[]] is an empty list, [a :: l] one that begins with [a], [l ++ m] one list
    behind the other. [map f l] has the values of [f] on [l]; [flat_map f l] joins them, as [concat]
    joins lists; [filter f l] keeps members for which [f] is true; [rev l] is [l] backwards. [In a l]:
    [a] is a member. [Permutation l m]: [m] has the members of [l], in any order. [Forall P l]: [P] holds
    for each member. [Forall2 R l m]: [l] and [m] are equally long, and [R] holds for the first members,
    the second ones and so on. [S n] is [n + 1]; [nat], [N], [Z] are numbers, [Z] also those below 0. *)

From Coq Require Import List ZArith Bool Permutation.
Import ListNotations.
Open Scope Z_scope.

(** ** A line

    Colors are numbers; the background is color 0. *)

Definition color := N.
Definition background : color := 0%N.

(** A run of a clue: it has at least [least] cells, at most [most], and one color. [None] stands for "any":
    then there is no most, or the color may be any. So `3` is 3 and [Some 3], `2-4` is 2 and [Some 4],
    `2+` is 2 and [None], and `?` is 1 and [None]. *)
Record run := Run { least : N; most : option N; run_color : option color }.

Definition allows_length (r : run) (n : N) : Prop :=
  (least r <= n)%N /\ match most r with None => True | Some m => (n <= m)%N end.
Definition allows_color (r : run) (k : color) : Prop :=
  match run_color r with None => True | Some own => own = k end.

(** [Fits before runs cells]: these cells hold exactly these runs, in this order. [before] is the
    color of the cell just before them; at the beginning of a line it is the background. There are
    three ways to fit:
    - no cell is left, and no run;
    - the first cell is background, and the others fit;
    - the first cells are a run: one or more of a color [k] that is not the background and not the
      color just before (so two runs of one color never touch, and runs of different colors may), with
      a color and a length that the clue allows; and the cells after it fit the other runs. *)
Inductive Fits : color -> list run -> list color -> Prop :=
| Fits_end before :
    Fits before [] []
| Fits_background before runs cells :
    Fits background runs cells ->
    Fits before runs (background :: cells)
| Fits_run before k n r runs cells :
    k <> background -> k <> before ->
    allows_color r k -> allows_length r (N.of_nat (S n)) ->
    Fits k runs cells ->
    Fits before (r :: runs) (repeat k (S n) ++ cells).

(** ** Patterns

    A pattern is a clue that allows several lists of runs: it has cases, one of which must hold. A case
    has items in their order, or runs in any order. An item is a run, or any runs, perhaps none, written
    `*`; and there are totals of painted cells. *)
Inductive item := One (r : run) | Any_runs.
Definition any_run : run := Run 1 None None.

(** [Spells items runs]: these runs come one for each item, and any number for `*`. *)
Inductive Spells : list item -> list run -> Prop :=
| Spells_end :
    Spells [] []
| Spells_one r items runs :
    Spells items runs -> Spells (One r :: items) (r :: runs)
| Spells_none items runs :
    Spells items runs -> Spells (Any_runs :: items) runs
| Spells_more items runs :
    Spells (Any_runs :: items) runs -> Spells (Any_runs :: items) (any_run :: runs).

Inductive arrangement := In_order (items : list item) | Any_order (runs : list run).

Definition Arranged (a : arrangement) (runs : list run) : Prop :=
  match a with In_order items => Spells items runs | Any_order all => Permutation all runs end.

(** A total: there are at least, and at most, so many cells of a color; [None] as for runs. The
    background is no color here. *)
Record total := Total { fewest : N; greatest : option N; total_color : option color }.

Definition counts (own : option color) (k : color) : bool :=
  negb (N.eqb k background) && match own with None => true | Some c => N.eqb c k end.
Definition total_holds (cells : list color) (t : total) : Prop :=
  let n := N.of_nat (length (filter (counts (total_color t)) cells)) in
  (fewest t <= n)%N /\ match greatest t with None => True | Some m => (n <= m)%N end.

Record case := Case { arranged : arrangement; totals : list total }.

Definition case_holds (cells : list color) (c : case) : Prop :=
  (exists runs, Arranged (arranged c) runs /\ Fits background runs cells) /\
  Forall (total_holds cells) (totals c).

(** ** A board

    A cell is named by its row and its place along the row. Sides A to F go counter-clockwise from
    the upper left, so C is the bottom and F the top. Six lengths are the sides of a board only if
    they close: [a + b = d + e] and [b + c = e + f]. The program that reads files (program/reader.ml)
    refuses others. No proof needs that: what is proved holds for any six numbers, but if they do not
    close, the board below has other sides than they say. *)

Definition cell := (Z * Z)%type.

Inductive shape :=
| Rectangle (height width : Z)
| Hexagons (a b c d e f : Z)
| Triangles (a b c d e f : Z).

(** From [first] on, as many as [count]; from [first] to the one before [past]. *)
Fixpoint counted (first : Z) (count : nat) : list Z :=
  match count with O => [] | S less => first :: counted (first + 1) less end.
Definition range (first past : Z) : list Z := counted first (Z.to_nat (past - first)).

Definition within (first i past : Z) : bool := (first <=? i) && (i <? past).

(** Which cells a board has. Each lies in one line of each family. [families] below lists these.
    - Hexagons: a cell [q] of row [r] has its center at [q + r/2], so [q] is the number of its `\`
      line, and [q + r] that of its `/` line.
    - Triangles: an even [t] points up. In row [r] it reaches from [t - r] to [t - r + 2] half
      sides, so [t / 2] is the number of its `/` strip, and [(t + 1) / 2 - 1 - r] that of its `\`
      strip. (Division rounds down.) *)
Definition on_board (s : shape) (at_cell : cell) : bool :=
  let (row, x) := at_cell in
  match s with
  | Rectangle height width =>
      within 0 row height && within 0 x width
  | Hexagons a b _ _ e f =>
      within 0 row (a + b - 1) && within (1 - a) x f && within 0 (x + row) (e + f - 1)
  | Triangles a b c d _ _ =>
      within 0 row (a + b) && within a (x / 2) (a + b + c) && within 0 ((x + 1) / 2 - 1 - row) (c + d)
  end.

(** A family of lines: their numbers, in the order of the clues, and the way of each, in the order of
    reading. A way may begin before the board and end behind it; its cells on the board are the line. *)
Record family := Family { numbers : list Z; way : Z -> list cell }.

Definition families (s : shape) : list family :=
  match s with
  | Rectangle height width =>
      let rows := range 0 height in
      let columns := range 0 width in
      [ Family rows (fun row => map (fun x => (row, x)) columns);
        Family columns (fun x => map (fun row => (row, x)) rows) ]
  | Hexagons a b _ _ e f =>
      let rows := range 0 (a + b - 1) in
      [ Family rows (fun row => map (fun q => (row, q)) (range (1 - a) f));
        (* `\`, from the lower left corner to the upper right one, read upwards *)
        Family (range (1 - a) f) (fun q => map (fun row => (row, q)) (rev rows));
        (* `/`, from the lower right corner to the upper left one, read downwards *)
        Family (rev (range 0 (e + f - 1))) (fun sum => map (fun row => (row, sum - row)) rows) ]
  | Triangles a b c d _ _ =>
      let rows := range 0 (a + b) in
      [ Family rows (fun row => map (fun t => (row, t)) (range (2 * a) (2 * (a + b + c))));
        (* `/` and `\`, from the left, read downwards: in each row down, then up *)
        Family (range a (a + b + c))
          (fun strip => flat_map (fun row => [(row, 2 * strip + 1); (row, 2 * strip)]) rows);
        Family (range 0 (c + d))
          (fun strip => flat_map
            (fun row => [(row, 2 * (strip + row) + 1); (row, 2 * (strip + row) + 2)]) rows) ]
  end.

Definition lines_of (s : shape) (f : family) : list (list cell) :=
  map (fun number => filter (on_board s) (way f number)) (numbers f).

(** All lines, as their clues stand in a file; the rows; all cells in the order of reading. *)
Definition lines (s : shape) : list (list cell) := flat_map (lines_of s) (families s).
Definition rows (s : shape) : list (list cell) :=
  match families s with [] => [] | first :: _ => lines_of s first end.
Definition cells (s : shape) : list cell := concat (rows s).

(** ** A puzzle and its pictures

    The colors of a puzzle are the numbers below [color_count]. Clues and given cells may hold only
    these; program/reader.ml refuses others, and so does [readable] of Order.v for formulas. What is
    proved of numbers holds without that: [solves] lets no cell have another color, so a clue or a
    given cell that demands one has no picture. *)

Record puzzle := Puzzle {
  board : shape;
  color_count : N;                       (* with the background *)
  holes : list cell;
  givens : list (cell * list color);     (* cells that must have one of these colors *)
  clues : list (option (list run)) }.    (* one for each line; [None] allows everything *)

Definition picture := cell -> color.

Definition line_fits (x : picture) (line : list cell) (clue : option (list run)) : Prop :=
  match clue with None => True | Some runs => Fits background runs (map x line) end.

(** A picture solves a puzzle if each cell has a color of the palette, holes are background, given
    cells have a color that is given, and each line fits its clue. In its line a hole is a cell like
    any other that is background. *)
Definition solves (p : puzzle) (x : picture) : Prop :=
  (forall c, In c (cells (board p)) -> (x c < color_count p)%N) /\
  (forall c, In c (holes p) -> x c = background) /\
  (forall c ks, In (c, ks) (givens p) -> In (x c) ks) /\
  Forall2 (line_fits x) (lines (board p)) (clues p).

(** Patterns stand beside the lists of runs, one for each line or [None]; a line with a pattern has no
    list of runs. *)
Definition pattern := list case.

Definition pattern_holds (x : picture) (line : list cell) (cases : option pattern) : Prop :=
  match cases with
  | None => True
  | Some cases => exists c, In c cases /\ case_holds (map x line) c
  end.

Definition solves_with (patterns : list (option pattern)) (p : puzzle) (x : picture) : Prop :=
  solves p x /\ Forall2 (pattern_holds x) (lines (board p)) patterns.
