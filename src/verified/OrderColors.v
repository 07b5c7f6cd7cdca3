(** * Facts about colors, by their places in the palette

    In: one fact for each foreground color, of which that of one color is true. Out: [only_color]: which
    place that is; [Grouped]: the groups that must be true for it; [one_foreground]: where the palette
    has one foreground color, all are this one. *)

From Coq Require Import List NArith Arith Lia Bool.
From Verified Require Import Rules Checker Formula Decoding Facts Groups Order.
Import ListNotations.
Open Scope nat_scope.

(** Where a color stands in the palette without background. *)
Definition color_at (k : color) : option nat := if N.eqb k background then None else Some (N.to_nat k - 1).

Section Colors.
Variable p : puzzle.
Variable m : model.

Lemma foreground_at i k : nth_error (foreground p) i = Some k -> k = N.of_nat (S i).
Proof.
  unfold foreground, palette, all_colors. destruct (N.to_nat (color_count p)) as [|more]; [now destruct i|].
  cbn [seq map filter N.of_nat]. rewrite N.eqb_refl. cbn [negb].
  assert (all : forall from, 1 <= from ->
    nth_error (filter (fun k => negb (N.eqb k background)) (map N.of_nat (seq from more))) i = Some k ->
    k = N.of_nat (from + i)); [|now apply (all 1)].
  revert i. induction more as [|more IH]; intros i from some; simpl; [now destruct i|].
  destruct (N.eqb_spec (N.of_nat from) background) as [blank|]; [unfold background in blank; lia|]. simpl.
  destruct i as [|i]; simpl.
  - intros [= <-]. now rewrite Nat.add_0_r.
  - intros at_i. apply IH in at_i; [|lia]. now rewrite <- Nat.add_succ_comm.
Qed.

Lemma only_color f k :
  (forall k', In k' (foreground p) -> value m (f k') = N.eqb k' k) ->
  forall i a, nth_error (map f (foreground p)) i = Some a -> value m a = only (color_at k) i.
Proof.
  intros says i a at_i. rewrite nth_error_map in at_i.
  destruct (nth_error (foreground p) i) as [k'|] eqn:here; [|easy]. injection at_i as <-.
  rewrite says by now apply nth_error_In in here. apply foreground_at in here as ->.
  unfold color_at. destruct (N.eqb_spec k background) as [->|colored]; simpl only; apply eq_true_iff_eq.
  - rewrite N.eqb_eq. unfold background. split; [lia|easy].
  - rewrite N.eqb_eq, Nat.eqb_eq. unfold background in colored. lia.
Qed.

Lemma one_foreground k k' : several p = false -> In k (foreground p) -> In k' (foreground p) -> k = k'.
Proof.
  unfold several. rewrite N.ltb_ge, !in_foreground. unfold background. lia.
Qed.

(** The groups of [owner] that contain this color are true. *)
Definition Grouped (owner : variable) (k : color) : Prop := forall round i,
  m (Group owner round i) = only (option_map (fun j => j / 4 ^ S round) (color_at k)) i.

End Colors.
