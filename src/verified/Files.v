(** * From what files say to puzzles, pictures and numbers

    In: rows of signs, and numbers of rows and places, as the parser reads them. Out: cells and tables.
    Theorems: [picture_as_read]: the picture that is checked is, row by row, the one in the file;
    [decimal_exact]: decimal text is the number that it says. *)

From Coq Require Import List ZArith NArith Lia Bool DecimalZ.
From Verified Require Import Rules Board Tables Trials Checker.
Import ListNotations.

(** Digits to a number, by the standard library. *)
Definition number_of_digits (digits : Decimal.signed_int) : Z := Z.of_int digits.

Theorem decimal_exact z : number_of_digits (Z.to_int z) = z.
Proof. apply DecimalZ.of_to. Qed.

(** Counted from 1. *)
Fixpoint nth_from_one {A : Type} (l : list A) (n : N) : option A :=
  match l, n with
  | [], _ | _, 0%N => None
  | a :: l, _ => if N.eqb n 1 then Some a else nth_from_one l (N.pred n)
  end.

Definition cell_at (rows : list (list cell)) (row place : N) : option cell :=
  match nth_from_one rows row with None => None | Some cells => nth_from_one cells place end.

(** Signs of the cells: as many rows, each as wide as the row of the board. *)
Fixpoint same_widths {A B : Type} (a : list (list A)) (b : list (list B)) : bool :=
  match a, b with
  | [], [] => true
  | r :: a, s :: b => Nat.eqb (length r) (length s) && same_widths a b
  | _, _ => false
  end.

Definition labels {A : Type} (rows : list (list cell)) (signs : list (list A)) : option (list (cell * A)) :=
  if same_widths rows signs then Some (combine (concat rows) (concat signs)) else None.

Definition table_of_rows {A : Type} (rows : list (list cell)) (signs : list (list A)) : option (table A) :=
  option_map table_of (labels rows signs).

(** A picture says nothing about cells off the board: there it is background. *)
Definition picture_of (t : table color) : picture :=
  fun c => match find c t with Some k => k | None => background end.

Lemma same_widths_concat {A B : Type} (a : list (list A)) : forall b : list (list B),
  same_widths a b = true -> length (concat a) = length (concat b).
Proof.
  induction a as [|r a IH]; intros [|s b] same; try discriminate; auto.
  apply andb_true_iff in same as [same rest]. apply Nat.eqb_eq in same.
  simpl. rewrite !app_length, same. f_equal. auto.
Qed.

Lemma map_rows {A B : Type} (f : A -> B) a : forall b,
  same_widths a b = true ->
  (forall x y, In (x, y) (combine (concat a) (concat b)) -> f x = y) ->
  map (map f) a = b.
Proof.
  assert (one : forall (r : list A) (s : list B) rest rest',
            length r = length s ->
            (forall x y, In (x, y) (combine (r ++ rest) (s ++ rest')) -> f x = y) ->
            map f r = s /\ forall x y, In (x, y) (combine rest rest') -> f x = y).
  { induction r as [|x r IH]; intros [|y s] rest rest' long same; try discriminate; auto.
    injection long as long. destruct (IH s rest rest' long) as [<- later].
    - intros x' y' among. apply same. now right.
    - split; auto. simpl. f_equal. apply same. now left. }
  induction a as [|r a IH]; intros [|s b] widths same; try discriminate; auto.
  apply andb_true_iff in widths as [width widths]. apply Nat.eqb_eq in width.
  destruct (one r s (concat a) (concat b) width same) as [here later].
  simpl. f_equal; auto.
Qed.

(** The rows of the picture that is checked are those of the file. *)
Theorem picture_as_read s signs t :
  table_of_rows (rows s) signs = Some t -> map (map (picture_of t)) (rows s) = signs.
Proof.
  unfold table_of_rows, labels. destruct (same_widths (rows s) signs) eqn:widths; [|discriminate].
  intros [= <-]. apply map_rows; auto. intros c k among. unfold picture_of.
  rewrite (find_table_of c k); auto.
  rewrite first_of_combine; [apply no_cell_twice|].
  rewrite (same_widths_concat _ _ widths). apply le_n.
Qed.

(** Grids: their family, counted from 0; which of the other colors, counted from 0; the numbers. *)
Definition grid := (nat * N * table Z)%type.

Definition numbers_of (grids : list grid) (own : picture) : Trials.grids := fun f c k =>
  let other := if N.ltb (own c) k then N.pred k else k in
  match List.find (fun g => Nat.eqb (fst (fst g)) f && N.eqb (snd (fst g)) other) grids with
  | None => 0%Z
  | Some g => match find c (snd g) with Some z => z | None => 0%Z end
  end.
