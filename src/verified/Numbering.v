(** * Lists whose members have numbers

    In: a list. Out: [numbered], the same with a number before each member, and what that means. *)

From Coq Require Import List Arith Lia.
Import ListNotations.

Fixpoint numbered {A : Type} (from : nat) (l : list A) : list (nat * A) :=
  match l with [] => [] | a :: l => (from, a) :: numbered (S from) l end.

Lemma in_numbered {A : Type} (l : list A) : forall from i a,
  In (i, a) (numbered from l) <-> from <= i /\ nth_error l (i - from) = Some a.
Proof.
  induction l as [|b l IH]; intros from i a; simpl.
  - split; [easy|]. intros [_ none]. now destruct (i - from).
  - rewrite IH. split.
    + intros [[= -> ->]|[le at_i]]; [split; [lia|now rewrite Nat.sub_diag]|].
      split; [lia|]. now replace (i - from) with (S (i - S from)) by lia.
    + intros [le at_i]. destruct (Nat.eq_dec i from) as [->|].
      * rewrite Nat.sub_diag in at_i. injection at_i as ->. now left.
      * right. split; [lia|]. now replace (i - from) with (S (i - S from)) in at_i by lia.
Qed.

Lemma nth_numbered {A : Type} (l : list A) i a : nth_error l i = Some a <-> In (i, a) (numbered 0 l).
Proof. rewrite in_numbered, Nat.sub_0_r. intuition lia. Qed.

Lemma numbered_member {A : Type} (l : list A) a : In a l -> exists i, In (i, a) (numbered 0 l).
Proof.
  intros among. apply In_nth_error in among as [i at_i]. exists i.
  apply in_numbered. split; [lia|]. now rewrite Nat.sub_0_r.
Qed.

Lemma member_numbered {A : Type} (l : list A) i a : In (i, a) (numbered 0 l) -> In a l.
Proof. intros among. apply in_numbered in among as [_ at_i]. now apply nth_error_In in at_i. Qed.

Lemma numbered_function {A : Type} (l : list A) i a b :
  In (i, a) (numbered 0 l) -> In (i, b) (numbered 0 l) -> a = b.
Proof. rewrite !in_numbered. intros [_ one] [_ other]. congruence. Qed.

Lemma numbered_once {A : Type} (l : list A) i j a :
  NoDup l -> In (i, a) (numbered 0 l) -> In (j, a) (numbered 0 l) -> i = j.
Proof.
  intros once. rewrite !in_numbered, !Nat.sub_0_r. intros [_ one] [_ other].
  rewrite NoDup_nth_error in once. apply once; [|congruence].
  apply nth_error_Some. now rewrite one.
Qed.

