(** * All placements of a clue

    In: a clue, the colors of the palette, and how many cells a line has. Out: [placements], a list.
    [in_placements]: it has exactly the cells that fit. *)

From Coq Require Import List ZArith NArith Lia Bool.
From Verified Require Import Rules Fitting.
Import ListNotations.
Open Scope nat_scope.

(** The lengths and colors that a run may have, with [n] cells left. *)
Definition lengths (r : run) (n : nat) : list nat :=
  filter (fun size => of_length r (N.of_nat size)) (seq 1 n).
Definition hues (palette : list color) (r : run) : list color :=
  filter (fun k => negb (N.eqb k background) && of_color r k) palette.

(** [fuel] bounds the number of runs and blank cells. *)
Fixpoint ways (palette : list color) (fuel n : nat) (before : color) (runs : list run)
  : list (list color) :=
  match fuel, n with
  | O, _ => []
  | _, O => match runs with [] => [[]] | _ => [] end
  | S fuel, S less =>
      match runs with
      | [] => []
      | r :: rest =>
          flat_map (fun k => if N.eqb k before then [] else
            flat_map (fun size => map (app (repeat k size)) (ways palette fuel (n - size) k rest))
              (lengths r n)) (hues palette r)
      end ++
      map (cons background) (ways palette fuel less background runs)
  end.

(** Each placement once. *)
Definition placements (palette : list color) (n : nat) (runs : list run) : list (list color) :=
  nodup (list_eq_dec N.eq_dec) (ways palette (S n) n background runs).

Lemma in_lengths r n size :
  In size (lengths r n) <-> 1 <= size <= n /\ allows_length r (N.of_nat size).
Proof. unfold lengths. rewrite filter_In, in_seq, of_length_allows. intuition lia. Qed.

Lemma in_hues palette r k :
  In k (hues palette r) <-> In k palette /\ k <> background /\ allows_color r k.
Proof.
  unfold hues. now rewrite filter_In, andb_true_iff, negb_true_iff, N.eqb_neq, of_color_allows.
Qed.

Lemma ways_fit palette fuel : forall n before runs cells,
  In cells (ways palette fuel n before runs) ->
  length cells = n /\ Fits before runs cells /\ (In background palette -> incl cells palette).
Proof.
  induction fuel as [|fuel IH]; intros n before runs cells among; [easy|].
  destruct n as [|less]; cbn [ways] in among.
  - destruct runs; [|easy]. destruct among as [<-|[]].
    repeat split; [constructor|]. intros _ k [].
  - apply in_app_or in among as [among|among].
    + destruct runs as [|r rest]; [easy|].
      apply in_flat_map in among as (k & hue & among). apply in_hues in hue as (known & colored & hue).
      destruct (N.eqb_spec k before) as [|differs]; [easy|].
      apply in_flat_map in among as (size & sized & among). apply in_lengths in sized as [bounds sized].
      apply in_map_iff in among as (behind & <- & among).
      apply IH in among as (long & fit & inside). repeat split.
      * rewrite app_length, repeat_length. transitivity (size + (S less - size)); [now f_equal|lia].
      * destruct size as [|size]; [lia|]. now constructor.
      * intros blank k' among. apply in_app_or in among as [among|among]; [|now apply inside].
        apply repeat_spec in among. now subst.
    + apply in_map_iff in among as (rest & <- & among).
      apply IH in among as (long & fit & inside). repeat split.
      * simpl. now rewrite long.
      * now constructor.
      * intros blank k [<-|later]; [exact blank|]. now apply inside.
Qed.

Lemma fit_ways palette before runs cells :
  Fits before runs cells -> incl cells palette ->
  forall fuel, length cells < fuel -> In cells (ways palette fuel (length cells) before runs).
Proof.
  induction 1 as [before|before runs cells _ IH|before k n r runs cells colored differs hue sized _ IH];
    intros inside [|fuel] enough; try lia.
  - now left.
  - cbn [length ways] in *. apply in_or_app. right. apply in_map. apply IH; [|lia].
    intros k later. apply inside. now right.
  - rewrite app_length, repeat_length in *. cbn [Nat.add ways]. apply in_or_app. left.
    apply in_flat_map. exists k. split.
    { apply in_hues. repeat split; auto. apply inside. now left. }
    apply N.eqb_neq in differs as ->.
    apply in_flat_map. exists (S n). split.
    { apply in_lengths. split; [lia|exact sized]. }
    apply in_map.
    replace (S (n + length cells) - S n) with (length cells) by lia. apply IH; [|lia].
    intros k' later. apply inside. apply in_or_app. now right.
Qed.

Theorem in_placements palette n runs cells :
  In background palette ->
  In cells (placements palette n runs) <->
  length cells = n /\ Fits background runs cells /\ incl cells palette.
Proof.
  intros blank. unfold placements. rewrite nodup_In. split.
  - intros among. apply ways_fit in among as (long & fit & inside). auto.
  - intros (<- & fit & inside). apply fit_ways; auto.
Qed.

Lemma placements_once palette n runs : NoDup (placements palette n runs).
Proof. apply NoDup_nodup. Qed.
