(** * The picture of a model

    In: a model of the formula of a puzzle. Out:
    - [model_is_picture]: what it says about the cells is a picture that solves the puzzle;
    - [taken_iff]: the cells determine which placements it takes. *)

From Coq Require Import List ZArith NArith Lia Bool.
From Verified Require Import Rules Board Fitting Checker Placements Numbering Formula Decoding.
Import ListNotations.
Open Scope nat_scope.

Section Model.
Variable p : puzzle.
Hypothesis some_color : (0 < color_count p)%N.

Variable m : model.
Hypothesis is_model : satisfies m (formula p).

Lemma model_one_color c : In c (cells (board p)) -> one_color p m c.
Proof.
  intros here. apply at_most_one_holds. intros cl among. apply is_model.
  unfold formula. apply in_or_app. left. apply in_flat_map. now exists c.
Qed.

(** What a taken placement says is what the cells have. *)
Lemma taken n line runs i word :
  In (n, (line, Some runs)) (clued_lines p) ->
  In (i, word) (numbered 0 (line_placements p line (Some runs))) ->
  m (Takes n i) = true -> map (decode p m) line = word.
Proof.
  intros here placed true_i.
  assert (member := member_numbered _ _ _ placed).
  apply in_placements in member as (long & _ & inside); [|now apply blank_in_palette].
  apply effect_holds with (placed := Takes n i); auto.
  - intros c inside_line. apply model_one_color. now apply (line_cells p n line (Some runs)).
  - intros cl among. apply is_model. unfold formula. apply in_or_app. right. apply in_or_app. right.
    apply in_flat_map. exists (n, (line, Some runs)). split; auto. simpl. right.
    apply in_flat_map. exists (i, word). now split.
Qed.

Lemma some_taken n line runs :
  In (n, (line, Some runs)) (clued_lines p) ->
  exists i word, In (i, word) (numbered 0 (line_placements p line (Some runs))) /\ m (Takes n i) = true.
Proof.
  intros here.
  destruct (is_model (map (fun iw => yes (Takes n (fst iw)))
             (numbered 0 (line_placements p line (Some runs))))) as (l & among & same).
  - unfold formula. apply in_or_app. right. apply in_or_app. right.
    apply in_flat_map. exists (n, (line, Some runs)). split; auto. simpl. now left.
  - apply in_map_iff in among as ([i word] & <- & placed). exists i, word. now split.
Qed.

Theorem model_is_picture : clues_match p = true -> solves p (decode p m).
Proof.
  intros matched. repeat split.
  - intros c _. now apply decode_in_palette.
  - intros c hole. assert (In (decode p m c) [background]) as [same|[]]; auto.
    apply limited_holds. intros cl among. apply is_model. unfold formula.
    apply in_or_app. right. apply in_or_app. left. apply in_flat_map. exists (c, [background]).
    split; auto. apply in_or_app. left. apply in_map_iff. now exists c.
  - intros c ks given. apply limited_holds. intros cl among. apply is_model. unfold formula.
    apply in_or_app. right. apply in_or_app. left. apply in_flat_map. exists (c, ks).
    split; auto. apply in_or_app. now right.
  - apply Forall2_combine. split; [now apply Nat.eqb_eq|].
    intros [line [runs|]] among; simpl; auto.
    apply numbered_member in among as [n here].
    destruct (some_taken n line runs here) as (i & word & placed & true_i).
    rewrite (taken n line runs i word here placed true_i).
    apply member_numbered in placed.
    now apply in_placements in placed; [|now apply blank_in_palette].
Qed.

(** The cells determine which placements a model takes. *)
Lemma taken_iff n line runs i word :
  In (n, (line, Some runs)) (clued_lines p) ->
  In (i, word) (numbered 0 (line_placements p line (Some runs))) ->
  m (Takes n i) = true <-> map (decode p m) line = word.
Proof.
  intros here placed. split; [now apply taken with (runs := runs)|]. intros same.
  destruct (some_taken n line runs here) as (j & word' & placed' & true_j).
  assert (same' := taken n line runs j word' here placed' true_j).
  rewrite same in same'. subst word'.
  now rewrite (numbered_once _ i j word (placements_once _ _ _) placed placed').
Qed.

End Model.
