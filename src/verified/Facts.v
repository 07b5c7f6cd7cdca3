(** * Clauses of which parts are known beforehand

    In: facts, each a literal or known beforehand. Out: [written], the clause that says that one of them
    is true: none where one is known to be true, and without those known to be false.
    [written_holds]: a model satisfies what is written if one of the facts is true in it. *)

From Coq Require Import List Bool Arith Lia.
From Verified Require Import Formula.
Import ListNotations.

Inductive fact := Known (b : bool) | Open (l : literal).

Definition is_var (v : variable) : fact := Open (yes v).
Definition opposite (f : fact) : fact :=
  match f with Known b => Known (negb b) | Open l => Open (Literal (negb (sign l)) (about l)) end.

Definition surely (f : fact) : bool := match f with Known b => b | Open _ => false end.
Definition open_part (f : fact) : clause := match f with Known _ => [] | Open l => [l] end.
Definition written (facts : list fact) : list clause :=
  if existsb surely facts then [] else [flat_map open_part facts].

(** No two of these facts are true. *)
Fixpoint apart (facts : list fact) : list (list fact) :=
  match facts with
  | [] => []
  | f :: rest => map (fun g => [opposite f; opposite g]) rest ++ apart rest
  end.

Definition value (m : model) (f : fact) : bool :=
  match f with Known b => b | Open l => eqb (m (about l)) (sign l) end.
Definition some_true (m : model) (facts : list fact) : Prop := existsb (value m) facts = true.
Definition all_hold (m : model) (clauses : list (list fact)) : Prop :=
  forall facts, In facts clauses -> some_true m facts.

Lemma value_opposite m f : value m (opposite f) = negb (value m f).
Proof. destruct f as [b|[s v]]; simpl; auto. now destruct (m v), s. Qed.

Lemma value_var m v : value m (is_var v) = m v.
Proof. simpl. now destruct (m v). Qed.

Lemma open_part_holds m facts :
  existsb surely facts = false -> holds m (flat_map open_part facts) <-> some_true m facts.
Proof.
  intros open. unfold some_true. rewrite existsb_exists. split.
  - intros (l & among & same). apply in_flat_map in among as ([b|l'] & here & among); [easy|].
    destruct among as [->|[]]. exists (Open l). split; auto. simpl. rewrite same. apply eqb_reflx.
  - intros ([[]|l] & here & true_f); try easy.
    + assert (existsb surely facts = true) by (apply existsb_exists; now exists (Known true)). congruence.
    + exists l. split; [apply in_flat_map; exists (Open l); split; simpl; auto|]. now apply eqb_prop.
Qed.

Theorem written_holds m clauses :
  satisfies m (flat_map written clauses) <-> all_hold m clauses.
Proof.
  split.
  - intros all facts here. destruct (existsb surely facts) eqn:sure.
    + apply existsb_exists in sure as (f & among & true_f). apply existsb_exists. exists f. split; auto.
      now destruct f.
    + apply open_part_holds; auto. apply all, in_flat_map. exists facts. split; auto.
      unfold written. rewrite sure. now left.
  - intros all cl among. apply in_flat_map in among as (facts & here & among).
    unfold written in among. destruct (existsb surely facts) eqn:sure; [easy|].
    destruct among as [<-|[]]. apply open_part_holds; auto.
Qed.

(** ** Reading short clauses *)

Lemma all_hold_app m l l' : all_hold m (l ++ l') <-> all_hold m l /\ all_hold m l'.
Proof.
  unfold all_hold. split; [|intros [one other] facts among; apply in_app_or in among as []; auto].
  intros all. split; intros facts among; apply all, in_or_app; auto.
Qed.

Lemma all_hold_map {A : Type} m (f : A -> list fact) l :
  all_hold m (map f l) <-> forall a, In a l -> some_true m (f a).
Proof.
  unfold all_hold. split; [intros all a among; now apply all, in_map|].
  intros all facts among. apply in_map_iff in among as (a & <- & among). auto.
Qed.

Lemma all_hold_flat_map {A : Type} m (f : A -> list (list fact)) l :
  all_hold m (flat_map f l) <-> forall a, In a l -> all_hold m (f a).
Proof.
  unfold all_hold. split.
  - intros all a among facts here. apply all, in_flat_map. now exists a.
  - intros all facts among. apply in_flat_map in among as (a & among & here). now apply (all a).
Qed.

Lemma all_hold_one m facts : all_hold m [facts] <-> some_true m facts.
Proof. unfold all_hold. split; [intros all; apply all; now left|]. intros one ? [<-|[]]. exact one. Qed.

Lemma some_true_cons m f facts : some_true m (f :: facts) <-> (value m f = true \/ some_true m facts).
Proof. unfold some_true. simpl. apply orb_true_iff. Qed.

(** One fact follows from another. *)
Lemma implies_holds m f facts :
  some_true m (opposite f :: facts) <-> (value m f = true -> some_true m facts).
Proof.
  rewrite some_true_cons, value_opposite. destruct (value m f); simpl; intuition congruence.
Qed.

Lemma one_holds m f : some_true m [f] <-> value m f = true.
Proof. unfold some_true. simpl. now rewrite orb_false_r. Qed.

Lemma none_holds m : ~ some_true m [].
Proof. easy. Qed.
