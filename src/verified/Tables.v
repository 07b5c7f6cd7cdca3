(** * Tables: a value for each cell

    In: cells and values. Out: [find], [set], [table_of]. A table is a tree of rows, and each row a
    tree, so looking up takes a few steps for each binary digit of the row and of the place. *)

From Coq Require Import List ZArith Lia FMapPositive.
From Verified Require Import Rules.
Import ListNotations.

Definition key (i : Z) : positive :=
  match i with Z0 => xH | Zpos p => xO p | Zneg p => xI p end.

Lemma key_injective i j : key i = key j -> i = j.
Proof. destruct i, j; simpl; congruence. Qed.

Definition table (A : Type) := PositiveMap.t (PositiveMap.t A).
Definition empty {A : Type} : table A := PositiveMap.empty _.

Definition row_of {A : Type} (row : Z) (t : table A) : PositiveMap.t A :=
  match PositiveMap.find (key row) t with Some cells => cells | None => PositiveMap.empty A end.

Definition find {A : Type} (c : cell) (t : table A) : option A :=
  PositiveMap.find (key (snd c)) (row_of (fst c) t).

Definition set {A : Type} (c : cell) (v : A) (t : table A) : table A :=
  PositiveMap.add (key (fst c)) (PositiveMap.add (key (snd c)) v (row_of (fst c) t)) t.

Lemma find_set_same {A : Type} c (v : A) t : find c (set c v t) = Some v.
Proof.
  unfold find, set, row_of at 1. rewrite PositiveMap.gss. apply PositiveMap.gss.
Qed.

Lemma find_set_other {A : Type} c d (v : A) t : c <> d -> find d (set c v t) = find d t.
Proof.
  destruct c as [row x], d as [row' x']. intros differ. unfold find, set, row_of at 1. simpl.
  destruct (Z.eq_dec row row') as [<-|other].
  - rewrite PositiveMap.gss. apply PositiveMap.gso.
    intros same. apply key_injective in same. congruence.
  - rewrite PositiveMap.gso; [reflexivity|].
    intros same. apply key_injective in same. congruence.
Qed.

Lemma cell_eq_dec (c d : cell) : {c = d} + {c <> d}.
Proof. repeat decide equality. Defined.

Definition table_of {A : Type} (l : list (cell * A)) : table A :=
  fold_right (fun cv t => set (fst cv) (snd cv) t) empty l.

Lemma find_table_of {A : Type} c (v : A) l :
  NoDup (map fst l) -> In (c, v) l -> find c (table_of l) = Some v.
Proof.
  induction l as [|[d w] l IH]; [easy|]. simpl. inversion 1 as [|? ? fresh later]; subst.
  intros [[= -> ->]|among]; [apply find_set_same|].
  rewrite find_set_other; auto. intros ->. apply fresh. now apply (in_map fst) in among.
Qed.
