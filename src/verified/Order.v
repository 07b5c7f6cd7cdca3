(** * A puzzle as a formula by order

    In: a puzzle. Out: [order_formula], the clauses of docs/method/encoding.md ("The clues alone"), and
    [order_variables], their variables in the order of that section.
    OrderModels.v proves what the models are.

    The document says for which [t] and [p] there are clauses. Here they are listed for all: those
    beside its ranges are true for all values, so they are not written. *)

From Coq Require Import List NArith Arith Bool.
From Verified Require Import Rules Checker Placements Numbering Formula Facts Groups.
Import ListNotations.
Open Scope nat_scope.

Section Order.
Variable p : puzzle.

(** More than one foreground color. *)
Definition several : bool := (2 <? color_count p)%N.

(** ** Cells *)

Definition has (c : cell) (k : color) : fact := is_var (Has c k).
Definition painted (c : cell) : fact := is_var (if several then Painted c else Has c 1%N).

Definition cell_facts (c : cell) : list (list fact) :=
  (if several then
    (opposite (painted c) :: map (has c) (foreground p)) ::
    map (fun k => [opposite (has c k); painted c]) (foreground p)
  else []) ++
  at_most_one_of (Painted c) (map (has c) (foreground p)).

(** Holes and given cells. *)
Definition limit_facts (limit : cell * list color) : list (list fact) :=
  let (c, ks) := limit in
  flat_map (fun k => if among ks k then [] else [[opposite (has c k)]]) (foreground p) ++
  if among ks background then [] else [[painted c]].

(** ** Where runs may be *)

(** The least length of a run, and whether it is the only one. *)
Definition size (r : run) : nat := N.to_nat (least r).
Definition is_exact (r : run) : bool := match most r with Some m => N.eqb m (least r) | None => false end.

(** How many blank cells must lie between two runs. *)
Definition gap (r r' : run) : nat :=
  if several then
    match run_color r, run_color r' with
    | Some k, Some k' => if N.eqb k k' then 1 else 0
    | _, _ => 0
    end
  else 1.
Definition gap_behind (r : run) (rest : list run) : nat :=
  match rest with [] => 0 | r' :: _ => gap r r' end.

(** The least number of cells of a clue. *)
Fixpoint room (runs : list run) : nat :=
  match runs with [] => 0 | r :: rest => size r + gap_behind r rest + room rest end.

(** A run of a line with its earliest start; the latest is [slack] cells further. *)
Record place := Place { of_line : nat; of_run : nat; what : run; lo : nat; slack : nat }.
Definition hi (q : place) : nat := lo q + slack q.

Fixpoint places (line number earliest slack : nat) (runs : list run) : list place :=
  match runs with
  | [] => []
  | r :: rest =>
      Place line number r earliest slack ::
      places line (S number) (earliest + size r + gap_behind r rest) slack rest
  end.

(** The run starts at [t] or later; it ends, exclusive, at [t] or later; it has this color. *)
Definition starts (q : place) (t : nat) : fact :=
  if t <=? lo q then Known true else if hi q <? t then Known false
  else is_var (Starts (of_line q) (of_run q) t).
Definition ends (q : place) (t : nat) : fact :=
  if is_exact (what q) then starts q (t - size (what q))
  else if t <=? lo q + size (what q) then Known true else if hi q + size (what q) <? t then Known false
  else is_var (Ends (of_line q) (of_run q) t).
Definition hue (q : place) (k : color) : fact :=
  match run_color (what q) with
  | Some own => Known (N.eqb k own)
  | None => if several then is_var (Hue (of_line q) (of_run q) k) else Known true
  end.

(** ** Lines *)

Definition times (line : list cell) : list nat := seq 0 (S (length line)).

(** Ladder, length. *)
Definition threshold_facts (line : list cell) (q : place) : list (list fact) :=
  map (fun t => [opposite (starts q (S t)); starts q t]) (times line) ++
  if is_exact (what q) then [] else
    map (fun t => [opposite (ends q (S t)); ends q t]) (times line) ++
    map (fun t => [opposite (starts q t); ends q (t + size (what q))]) (times line) ++
    match most (what q) with
    | Some m => map (fun t => [opposite (ends q t); starts q (N.to_nat (N.of_nat t - m))]) (times line)
    | None => []
    end.

(** Color: one of those that are open. *)
Definition hue_facts (q : place) : list (list fact) :=
  match run_color (what q) with
  | Some _ => []
  | None =>
      if several then
        map (hue q) (foreground p) ::
        at_most_one_of (Hue (of_line q) (of_run q) background) (map (hue q) (foreground p))
      else []
  end.

(** Cover: a run paints its cells. *)
Definition cover_facts (line : list cell) (q : place) : list (list fact) :=
  flat_map (fun ic => map (fun k =>
    [starts q (S (fst ic)); opposite (ends q (S (fst ic))); opposite (hue q k); has (snd ic) k])
    (foreground p)) (numbered 0 line).

(** A run and the one before it: sequence, colors. *)
Definition pair_facts (line : list cell) (before : option place) (q : place) : list (list fact) :=
  match before with
  | None => []
  | Some q' =>
      let blank := gap (what q') (what q) in
      map (fun t => [opposite (ends q' t); starts q (t + blank)]) (times line) ++
      if blank =? 0 then
        flat_map (fun t => map (fun k =>
          [opposite (ends q' t); starts q (S t); opposite (hue q' k); opposite (hue q k)])
          (foreground p)) (times line)
      else []
  end.

(** The cells behind one run and in front of the next. *)
Definition gap_facts (line : list cell) (before after : option place) : list (list fact) :=
  map (fun ic =>
    let ended := match before with None => Known false | Some q => ends q (S (fst ic)) end in
    let begun := match after with None => Known false | Some q => opposite (starts q (S (fst ic))) end in
    [ended; begun; opposite (painted (snd ic))]) (numbered 0 line).

Fixpoint row_facts (line : list cell) (before : option place) (all : list place) : list (list fact) :=
  match all with
  | [] => gap_facts line before None
  | q :: rest =>
      gap_facts line before (Some q) ++ threshold_facts line q ++ hue_facts q ++ cover_facts line q ++
      pair_facts line before q ++ row_facts line (Some q) rest
  end.

Definition line_places (nl : nat * (list cell * option (list run))) : list place :=
  let '(n, (line, clue)) := nl in
  match clue with None => [] | Some runs => places n 0 0 (length line - room runs) runs end.

Definition line_facts (nl : nat * (list cell * option (list run))) : list (list fact) :=
  match snd (snd nl) with None => [] | Some _ => row_facts (fst (snd nl)) None (line_places nl) end.

(** ** The formula *)

(** Part by part, so that no list of the program grows long. *)
Definition order_parts : list (list (list fact)) :=
  map cell_facts (cells (board p)) ++ map line_facts (clued_lines p) ++ map limit_facts (limits p).

Definition order_formula : list clause := flat_map (flat_map written) order_parts.

Definition cell_variables (c : cell) : list variable :=
  map (Has c) (foreground p) ++
  (if several then [Painted c] else []) ++ groups_of (Painted c) (length (foreground p)).

Definition place_variables (q : place) : list variable :=
  map (Starts (of_line q) (of_run q)) (seq (lo q + 1) (slack q)) ++
  (if is_exact (what q) then []
   else map (Ends (of_line q) (of_run q)) (seq (lo q + size (what q) + 1) (slack q))) ++
  match run_color (what q) with
  | None =>
      if several then
        map (Hue (of_line q) (of_run q)) (foreground p) ++
        groups_of (Hue (of_line q) (of_run q) background) (length (foreground p))
      else []
  | Some _ => []
  end.

Definition order_variables : list variable :=
  flat_map cell_variables (cells (board p)) ++
  flat_map (fun nl => flat_map place_variables (line_places nl)) (clued_lines p).

(** ** Which puzzles are meant

    A clue for each line; runs of one cell or more, of colors of the palette, that fit on their line;
    one foreground color or more. *)
Definition run_readable (line : list cell) (r : run) : bool :=
  (1 <=? least r)%N && (least r <=? N.of_nat (length line))%N &&
  match run_color r with None => true | Some k => among (foreground p) k end.

Definition clue_readable (lc : list cell * option (list run)) : bool :=
  match snd lc with
  | None => true
  | Some runs => forallb (run_readable (fst lc)) runs && (room runs <=? length (fst lc))
  end.

Definition readable : bool :=
  (2 <=? color_count p)%N && clues_match p &&
  forallb clue_readable (combine (lines (board p)) (clues p)).

End Order.
