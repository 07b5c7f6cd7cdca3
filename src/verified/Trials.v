(** * Arguments with trials

    In: numbers, and trials: suppose that a cell has a color, refute that, go on without it. Out:
    [refutes] and [proves], programs that follow such an argument; [refutes_sound] and [proves_sound]. *)

From Coq Require Import List ZArith NArith Lia Bool Permutation.
From Verified Require Import Rules Tables Numbers.
Import ListNotations.

Definition with_colors (p : problem) (c : cell) (ks : list color) : problem :=
  Problem (places p) (line_families p) (set c ks (possible p)).

(** The cell has this color alone; the cell does not have this color. *)
Definition suppose (p : problem) (c : cell) (k : color) : problem := with_colors p c [k].
Definition without (p : problem) (c : cell) (k : color) : problem :=
  with_colors p c (filter (fun other => negb (N.eqb other k)) (colors_of p c)).

Lemma colors_with p c ks d :
  colors_of (with_colors p c ks) d = if cell_eq_dec c d then ks else colors_of p d.
Proof.
  unfold colors_of, with_colors. simpl.
  destruct (cell_eq_dec c d) as [<-|other].
  - now rewrite find_set_same.
  - now rewrite find_set_other.
Qed.

Lemma well_formed_with p c ks : well_formed p -> well_formed (with_colors p c ks).
Proof. auto. Qed.

Lemma supposed_or_not p c k x :
  allowed p x -> x c = k /\ allowed (suppose p c k) x \/ allowed (without p c k) x.
Proof.
  intros [colored fit]. destruct (N.eq_dec (x c) k) as [same|other]; [left; split; auto|right];
    split; auto; intros d among; unfold suppose, without; rewrite colors_with;
    destruct (cell_eq_dec c d) as [<-|]; auto.
  - now left.
  - apply filter_In. split; auto. now apply negb_true_iff, N.eqb_neq.
Qed.

(** The numbers of all families but the last: for each family, cell and color. *)
Definition grids := nat -> cell -> color -> Z.

Inductive refutation :=
| Numbers_refute (numbers : grids)
| Trial_within (c : cell) (k : color) (inner rest : refutation).

Fixpoint refutes (p : problem) (r : refutation) : bool :=
  match r with
  | Numbers_refute numbers => shows_none p numbers
  | Trial_within c k inner rest => refutes (suppose p c k) inner && refutes (without p c k) rest
  end.

Theorem refutes_sound r : forall p x, well_formed p -> refutes p r = true -> ~ allowed p x.
Proof.
  induction r as [numbers|c k inner IHinner rest IHrest]; simpl; intros p x formed accepted.
  - now apply (no_picture p numbers).
  - apply andb_true_iff in accepted as [inner_refutes rest_refutes]. intros x_allowed.
    destruct (supposed_or_not p c k x x_allowed) as [[_ supposed]|excluded].
    + now apply (IHinner _ x (well_formed_with p c [k] formed) inner_refutes).
    + now apply (IHrest _ x (well_formed_with p c _ formed) rest_refutes).
Qed.

Inductive argument :=
| Numbers_show (scale : Z) (numbers : grids)
| Trial (c : cell) (k : color) (inner : refutation) (rest : argument).

Fixpoint proves (p : problem) (own : picture) (a : argument) : bool :=
  match a with
  | Numbers_show scale numbers => shows_only p own scale numbers
  | Trial c k inner rest => refutes (suppose p c k) inner && proves (without p c k) own rest
  end.

Theorem proves_sound own a : forall p x,
  well_formed p -> proves p own a = true -> allowed p x ->
  forall c, In c (places p) -> x c = own c.
Proof.
  induction a as [scale numbers|d k inner rest IH]; simpl; intros p x formed accepted x_allowed c among.
  - now apply (only_picture p own scale numbers).
  - apply andb_true_iff in accepted as [inner_refutes rest_proves].
    destruct (supposed_or_not p d k x x_allowed) as [[_ supposed]|excluded].
    + destruct (refutes_sound inner _ x (well_formed_with p d [k] formed) inner_refutes supposed).
    + now apply (IH _ x (well_formed_with p d _ formed) rest_proves).
Qed.
