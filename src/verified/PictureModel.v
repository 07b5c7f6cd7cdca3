(** * The model of a picture

    In: a picture that solves a puzzle. Out: [model_of], a model of the formula ([picture_is_model]) that
    says about the cells what the picture says ([model_decodes]). *)

From Coq Require Import List ZArith NArith Lia Bool.
From Verified Require Import Rules Board Fitting Checker Placements Numbering Formula Decoding.
Import ListNotations.
Open Scope nat_scope.

Definition model_of (p : puzzle) (x : picture) : model := fun v =>
  match v with
  | Has c k => N.eqb (x c) k
  | Takes n i =>
      match nth_error (combine (lines (board p)) (clues p)) n with
      | Some (line, clue) =>
          match nth_error (line_placements p line clue) i with
          | Some word => if list_eq_dec N.eq_dec (map x line) word then true else false
          | None => false
          end
      | None => false
      end
  | _ => false
  end.

Lemma model_takes p x n line clue i word :
  In (n, (line, clue)) (clued_lines p) ->
  In (i, word) (numbered 0 (line_placements p line clue)) ->
  model_of p x (Takes n i) = true <-> map x line = word.
Proof.
  intros here placed. apply in_numbered in here as [_ here], placed as [_ placed].
  rewrite Nat.sub_0_r in *. simpl. rewrite here, placed.
  destruct (list_eq_dec N.eq_dec (map x line) word); now split.
Qed.

Lemma model_decodes p x c : (x c < color_count p)%N -> decode p (model_of p x) c = x c.
Proof.
  intros small. destruct (N.eq_dec (x c) background) as [blank|colored].
  - rewrite blank. apply decode_blank. intros k here. simpl. rewrite blank.
    apply in_foreground in here as [_ differs]. apply N.eqb_neq. congruence.
  - apply decode_color.
    + intros k k' _ _. simpl. rewrite !N.eqb_eq. congruence.
    + now apply in_foreground.
    + simpl. apply N.eqb_refl.
Qed.

Lemma effect_of_picture p x line : forall word placed,
  (model_of p x placed = true -> map x line = word) ->
  forall cl, In cl (flat_map (effect p placed) (combine line word)) -> holds (model_of p x) cl.
Proof.
  intros word placed says cl among.
  destruct (model_of p x placed) eqn:true_placed.
  2:{ apply in_flat_map in among as ([c k] & _ & among). unfold effect in among.
      exists (no placed). split; [|exact true_placed].
      destruct (N.eqb k background); [apply in_map_iff in among as (k' & <- & _)|destruct among as [<-|[]]]; now left. }
  specialize (says eq_refl). subst word.
  apply in_flat_map in among as ([c k] & here & among).
  assert (k = x c) as ->.
  { clear -here. induction line as [|d line IH]; [easy|]. destruct here as [[= -> ->]|later]; auto. }
  unfold effect in among. destruct (N.eqb_spec (x c) background) as [blank|colored].
  - apply in_map_iff in among as (k' & <- & here'). exists (no (Has c k')). split; [right; now left|].
    simpl. apply in_foreground in here' as [_ differs]. apply N.eqb_neq. congruence.
  - destruct among as [<-|[]]. exists (yes (Has c (x c))). split; [right; now left|].
    simpl. apply N.eqb_refl.
Qed.

Lemma limits_hold p x c ks :
  (x c < color_count p)%N -> In (x c) ks -> forall cl, In cl (limited p (c, ks)) -> holds (model_of p x) cl.
Proof.
  intros small inside cl among. apply in_app_or in among as [among|among].
  - apply in_flat_map in among as (k & here & among).
    destruct (Checker.among ks k) eqn:may; [easy|]. destruct among as [<-|[]].
    exists (no (Has c k)). split; [now left|]. simpl. apply N.eqb_neq. intros <-.
    apply among_In in inside. congruence.
  - destruct (Checker.among ks background) eqn:may; [easy|]. destruct among as [<-|[]].
    exists (yes (Has c (x c))). split; [|simpl; apply N.eqb_refl].
    apply in_map_iff. exists (x c). split; auto. apply in_foreground. split; auto.
    intros blank. rewrite blank in inside. apply among_In in inside. congruence.
Qed.

(** Holes and given cells are cells of the board. *)
Definition limits_on_board (p : puzzle) : Prop :=
  forall c ks, In (c, ks) (limits p) -> In c (cells (board p)).

(** The program that writes formulas asks this. *)
Definition has_limits_on_board (p : puzzle) : bool :=
  forallb (fun limit => on_board (board p) (fst limit)) (limits p).

Lemma has_limits_on_board_sound p : has_limits_on_board p = true -> limits_on_board p.
Proof.
  unfold has_limits_on_board. rewrite forallb_forall. intros all c ks among.
  apply cells_on_board. exact (all (c, ks) among).
Qed.

Theorem picture_is_model p x :
  (0 < color_count p)%N -> limits_on_board p -> solves p x -> satisfies (model_of p x) (formula p).
Proof.
  intros some inside (colored & hollow & given & fit) cl among.
  unfold formula in among. apply in_app_or in among as [among|among];
    [|apply in_app_or in among as [among|among]]; apply in_flat_map in among as (part & here & among).
  - revert cl among. apply at_most_one_holds. intros k k' _ _. simpl. rewrite !N.eqb_eq. congruence.
  - destruct part as [c ks]. revert cl among. apply limits_hold.
    + apply colored. now apply (inside c ks).
    + apply in_app_or in here as [here|here]; [|now apply (given c)].
      apply in_map_iff in here as (d & [= <- <-] & hole). left. symmetry. now apply hollow.
  - destruct part as [n [line [runs|]]]; [|easy]. destruct among as [<-|among].
    + assert (member := member_numbered _ _ _ here).
      apply Forall2_combine in fit as [_ fit]. specialize (fit _ member). simpl in fit.
      assert (In (map x line) (line_placements p line (Some runs))) as placed.
      { apply in_placements; [now apply blank_in_palette|]. rewrite map_length. repeat split; auto.
        intros k among. apply in_map_iff in among as (c & <- & inside_line).
        apply in_palette, colored. now apply (line_cells p n line (Some runs)). }
      apply numbered_member in placed as [i placed].
      exists (yes (Takes n i)). split.
      * apply in_map_iff. now exists (i, map x line).
      * apply (model_takes p x n line (Some runs) i (map x line)); auto.
    + apply in_flat_map in among as ([i word] & placed & among).
      revert cl among. apply effect_of_picture. intros true_i.
      now apply (model_takes p x n line (Some runs) i word).
Qed.
