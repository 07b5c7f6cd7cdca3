(** * A puzzle as a formula

    In: a puzzle. Out: [formula], clauses by placements (docs/method/encoding.md): a variable for each cell and
    color, and one for each placement of each line, as G. S. Tseitin names the members of a disjunction.
    [decode]: what a model says about the cells. Models.v proves what the models are. *)

From Coq Require Import List ZArith NArith Lia Bool.
From Verified Require Import Rules Checker Placements Numbering.
Import ListNotations.
Open Scope nat_scope.

Inductive variable :=
| Has (c : cell) (k : color)          (* the cell has this color, which is not the background *)
| Takes (line number : nat)           (* the line has this placement *)
(* Those of the formula by order: Order.v. *)
| Painted (c : cell)                  (* the cell is not background *)
| Starts (line number at_cell : nat)  (* the run of the line starts at this cell or later *)
| Ends (line number at_cell : nat)    (* it ends in front of this cell or later *)
| Hue (line number : nat) (k : color)   (* it has this color *)
| Group (owner : variable) (round number : nat). (* one of four colors of the owner: Groups.v *)

Record literal := Literal { sign : bool; about : variable }.
Definition clause := list literal.
Definition model := variable -> bool.

Definition holds (m : model) (cl : clause) : Prop :=
  exists l, In l cl /\ m (about l) = sign l.
Definition satisfies (m : model) (f : list clause) : Prop := forall cl, In cl f -> holds m cl.

Definition yes := Literal true.
Definition no := Literal false.

(** ** The clauses *)

Definition palette (p : puzzle) : list color := all_colors (color_count p).
Definition foreground (p : puzzle) : list color :=
  filter (fun k => negb (N.eqb k background)) (palette p).

(** A cell has at most one color; without any it is background. *)
Definition at_most_one (p : puzzle) (c : cell) : list clause :=
  flat_map (fun k => flat_map (fun k' => if N.ltb k k' then [[no (Has c k); no (Has c k')]] else [])
    (foreground p)) (foreground p).

(** A cell has one of these colors. *)
Definition limited (p : puzzle) (limit : cell * list color) : list clause :=
  let (c, ks) := limit in
  flat_map (fun k => if among ks k then [] else [[no (Has c k)]]) (foreground p) ++
  if among ks background then [] else [map (fun k => yes (Has c k)) (foreground p)].

(** A placement of a line says the color of each of its cells. *)
Definition effect (p : puzzle) (placed : variable) (ck : cell * color) : list clause :=
  let (c, k) := ck in
  if N.eqb k background then map (fun k' => [no placed; no (Has c k')]) (foreground p)
  else [[no placed; yes (Has c k)]].

Definition line_placements (p : puzzle) (line : list cell) (clue : option (list run))
  : list (list color) :=
  match clue with None => [] | Some runs => placements (palette p) (length line) runs end.

Definition line_clauses (p : puzzle) (nl : nat * (list cell * option (list run))) : list clause :=
  let '(n, (line, clue)) := nl in
  match clue with
  | None => []
  | Some runs =>
      let all := numbered 0 (line_placements p line clue) in
      map (fun iw => yes (Takes n (fst iw))) all ::
      flat_map (fun iw => flat_map (effect p (Takes n (fst iw))) (combine line (snd iw))) all
  end.

Definition clued_lines (p : puzzle) : list (nat * (list cell * option (list run))) :=
  numbered 0 (combine (lines (board p)) (clues p)).

Definition formula (p : puzzle) : list clause :=
  flat_map (at_most_one p) (cells (board p)) ++
  flat_map (limited p) (limits p) ++
  flat_map (line_clauses p) (clued_lines p).

Definition variables (p : puzzle) : list variable :=
  flat_map (fun c => map (Has c) (foreground p)) (cells (board p)) ++
  flat_map (fun nl => map (fun iw => Takes (fst nl) (fst iw))
    (numbered 0 (line_placements p (fst (snd nl)) (snd (snd nl))))) (clued_lines p).

(** What a model says about the cells. *)
Definition decode (p : puzzle) (m : model) : picture := fun c =>
  match List.find (fun k => m (Has c k)) (foreground p) with Some k => k | None => background end.
