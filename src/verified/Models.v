(** * The models of a formula are the pictures of its puzzle

    In: the formula of Formula.v. Out:
    - [model_is_picture]: what a model says about the cells is a picture that solves the puzzle;
    - [one_model_each]: for each such picture there is a model, and only one;
    - [formula_variables]: the formula has no other variables.
    So models can be counted instead of pictures, and a refutation of the formula shows that there is
    no picture. *)

From Coq Require Import List ZArith NArith Lia Bool.
From Verified Require Import Rules Board Fitting Checker Placements Numbering Formula.
Import ListNotations.
Open Scope nat_scope.

(** ** Cells *)

Lemma in_foreground p k : In k (foreground p) <-> (k < color_count p)%N /\ k <> background.
Proof.
  unfold foreground, palette, all_colors.
  rewrite filter_In, in_map_iff, negb_true_iff, N.eqb_neq. split.
  - intros [(i & <- & among) differs]. apply in_seq in among. split; auto. lia.
  - intros [small differs]. split; auto. exists (N.to_nat k).
    split; [apply N2Nat.id|]. apply in_seq. lia.
Qed.

Lemma in_palette p k : In k (palette p) <-> (k < color_count p)%N.
Proof.
  unfold palette, all_colors. rewrite in_map_iff. split.
  - intros (i & <- & among). apply in_seq in among. lia.
  - intros small. exists (N.to_nat k). split; [apply N2Nat.id|]. apply in_seq. lia.
Qed.

Definition one_color (p : puzzle) (m : model) (c : cell) : Prop :=
  forall k k', In k (foreground p) -> In k' (foreground p) ->
    m (Has c k) = true -> m (Has c k') = true -> k = k'.

Lemma at_most_one_holds p m c :
  (forall cl, In cl (at_most_one p c) -> holds m cl) <-> one_color p m c.
Proof.
  unfold at_most_one. split.
  - intros all.
    assert (apart : forall k k', In k (foreground p) -> In k' (foreground p) ->
              m (Has c k) = true -> m (Has c k') = true -> ~ (k < k')%N).
    { intros k k' here here' true_k true_k' less.
      destruct (all [no (Has c k); no (Has c k')]) as (l & [<-|[<-|[]]] & same).
      - apply in_flat_map. exists k. split; auto. apply in_flat_map. exists k'. split; auto.
        apply N.ltb_lt in less as ->. now left.
      - simpl in same. congruence.
      - simpl in same. congruence. }
    intros k k' here here' true_k true_k'.
    destruct (N.lt_trichotomy k k') as [less|[same|less]]; auto.
    + now destruct (apart k k').
    + now destruct (apart k' k).
  - intros one cl among. apply in_flat_map in among as (k & here & among).
    apply in_flat_map in among as (k' & here' & among).
    destruct (N.ltb_spec k k') as [less|]; [|easy]. destruct among as [<-|[]].
    destruct (m (Has c k)) eqn:true_k; [|exists (no (Has c k)); split; [now left|exact true_k]].
    destruct (m (Has c k')) eqn:true_k'; [|exists (no (Has c k')); split; [right; now left|exact true_k']].
    assert (k = k') by now apply one. lia.
Qed.

(** A color of a model is what the model decodes to. *)
Lemma decode_color p m c k :
  one_color p m c -> In k (foreground p) -> (m (Has c k) = true <-> decode p m c = k).
Proof.
  intros one here. unfold decode.
  destruct (List.find (fun k => m (Has c k)) (foreground p)) as [k'|] eqn:first.
  - apply find_some in first as [here' true_k']. split; [now intros; apply one|congruence].
  - split.
    + intros true_k. eapply find_none in first; [|exact here]. congruence.
    + intros <-. now apply in_foreground in here.
Qed.

Lemma decode_in_palette p m c : (0 < color_count p)%N -> (decode p m c < color_count p)%N.
Proof.
  intros some. unfold decode.
  destruct (List.find (fun k => m (Has c k)) (foreground p)) as [k|] eqn:first; auto.
  apply find_some in first as [here _]. now apply in_foreground in here.
Qed.

Lemma decode_blank p m c :
  (forall k, In k (foreground p) -> m (Has c k) = false) -> decode p m c = background.
Proof.
  intros none. unfold decode.
  destruct (List.find (fun k => m (Has c k)) (foreground p)) as [k|] eqn:first; auto.
  apply find_some in first as [here true_k]. rewrite none in true_k; [easy|exact here].
Qed.

Lemma decode_foreground p m c :
  decode p m c <> background -> In (decode p m c) (foreground p) /\ m (Has c (decode p m c)) = true.
Proof.
  unfold decode. destruct (List.find (fun k => m (Has c k)) (foreground p)) as [k|] eqn:first; [|easy].
  now apply find_some in first.
Qed.

Lemma limited_holds p m c ks :
  (forall cl, In cl (limited p (c, ks)) -> holds m cl) -> In (decode p m c) ks.
Proof.
  intros all. apply among_In. unfold limited in all.
  destruct (N.eq_dec (decode p m c) background) as [blank|colored].
  - rewrite blank. destruct (among ks background) eqn:may; auto. exfalso.
    destruct (all (map (fun k => yes (Has c k)) (foreground p))) as (l & here & same).
    + apply in_or_app. right. now left.
    + apply in_map_iff in here as (k & <- & here). simpl in same.
      unfold decode in blank.
      destruct (List.find (fun k => m (Has c k)) (foreground p)) as [k'|] eqn:first.
      * apply find_some in first as [here' _]. now apply in_foreground in here'.
      * eapply find_none in first; [|exact here]. congruence.
  - apply decode_foreground in colored as [here true_k].
    destruct (among ks (decode p m c)) eqn:may; auto. exfalso.
    destruct (all [no (Has c (decode p m c))]) as (l & [<-|[]] & same).
    + apply in_or_app. left. apply in_flat_map. exists (decode p m c). split; auto. rewrite may. now left.
    + simpl in same. congruence.
Qed.

(** ** Lines *)

(** The placement that a model takes is what the line's cells have. *)
Lemma effect_holds p m line : forall word placed,
  length line = length word -> m placed = true ->
  (forall c, In c line -> one_color p m c) -> incl word (palette p) ->
  (forall cl, In cl (flat_map (effect p placed) (combine line word)) -> holds m cl) ->
  map (decode p m) line = word.
Proof.
  induction line as [|c line IH]; intros [|k word] placed long taken one inside all; try discriminate; auto.
  injection long as long. simpl in *.
  assert (here : forall cl, In cl (effect p placed (c, k)) -> holds m cl).
  { intros cl among. apply all, in_or_app. now left. }
  f_equal.
  - unfold effect in here. destruct (N.eqb_spec k background) as [->|colored].
    + apply decode_blank. intros k' foreground_k.
      destruct (here [no placed; no (Has c k')]) as (l & [<-|[<-|[]]] & same).
      * apply in_map_iff. now exists k'.
      * simpl in same. congruence.
      * exact same.
    + apply decode_color.
      * apply one. now left.
      * apply in_foreground. split; auto. apply in_palette, inside. now left.
      * destruct (here [no placed; yes (Has c k)]) as (l & [<-|[<-|[]]] & same); auto; [now left|].
        simpl in same. congruence.
  - apply (IH word placed); auto.
    + intros k' later. apply inside. now right.
    + intros cl among. apply all, in_or_app. now right.
Qed.

Lemma blank_in_palette p : (0 < color_count p)%N -> In background (palette p).
Proof. intros some. now apply in_palette. Qed.

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

Lemma line_cells n line clue c :
  In (n, (line, clue)) (clued_lines p) -> In c line -> In c (cells (board p)).
Proof.
  intros among here. apply member_numbered in among. apply in_combine_l in among.
  unfold lines in among. apply in_flat_map in among as (f & family & among).
  destruct (Board.numbered (board p) f family) as [number Hn].
  apply cells_on_board, (in_lines_of (board p) f number c Hn).
  apply in_concat. now exists line.
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
  - intros c inside_line. apply model_one_color. now apply (line_cells n line (Some runs)).
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

(** ** The model of a picture *)

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

(** ** What is claimed *)

Theorem one_model_each p :
  (0 < color_count p)%N -> limits_on_board p -> clues_match p = true ->
  (forall m, satisfies m (formula p) -> solves p (decode p m)) /\
  forall x, solves p x -> exists m,
    satisfies m (formula p) /\
    (forall c, In c (cells (board p)) -> decode p m c = x c) /\
    forall m', satisfies m' (formula p) ->
      (forall c, In c (cells (board p)) -> decode p m' c = x c) ->
      forall v, In v (variables p) -> m' v = m v.
Proof.
  intros some inside matched. split; [now intros; apply model_is_picture|].
  intros x solved. exists (model_of p x).
  assert (is_model := picture_is_model p x some inside solved).
  assert (same : forall c, In c (cells (board p)) -> decode p (model_of p x) c = x c).
  { intros c here. apply model_decodes. now apply solved. }
  repeat split; auto.
  intros m' is_model' same' v among.
  assert (equal : forall a b, (a = true <-> b = true) -> a = b) by (intros [] []; intuition).
  apply equal. apply in_app_or in among as [among|among]; apply in_flat_map in among as (part & here & among).
  - apply in_map_iff in among as (k & <- & color).
    rewrite (decode_color p m' part k), (decode_color p (model_of p x) part k); auto;
      try (now apply model_one_color).
    now rewrite same, same'.
  - destruct part as [n [line [runs|]]]; [|easy]. apply in_map_iff in among as ([i word] & <- & placed).
    simpl in placed. cbn [fst].
    rewrite (taken_iff p some m' is_model' n line runs i word here placed).
    rewrite (taken_iff p some (model_of p x) is_model n line runs i word here placed).
    assert (map (decode p m') line = map (decode p (model_of p x)) line) as ->; [|easy].
    apply map_ext_in. intros c inside_line.
    assert (In c (cells (board p))) by now apply (line_cells p n line (Some runs)).
    now rewrite same, same'.
Qed.

(** Nothing but these variables stands in the formula. *)
Theorem formula_variables p :
  (0 < color_count p)%N -> limits_on_board p ->
  forall cl l, In cl (formula p) -> In l cl -> In (about l) (variables p).
Proof.
  intros some inside cl l among inside_clause.
  assert (has : forall c k, In c (cells (board p)) -> In k (foreground p) -> In (Has c k) (variables p)).
  { intros c k here color. apply in_or_app. left. apply in_flat_map. exists c. split; auto. now apply in_map. }
  unfold formula in among. apply in_app_or in among as [among|among];
    [|apply in_app_or in among as [among|among]]; apply in_flat_map in among as (part & here & among).
  - apply in_flat_map in among as (k & color & among). apply in_flat_map in among as (k' & color' & among).
    destruct (N.ltb k k'); [|easy]. destruct among as [<-|[]]. destruct inside_clause as [<-|[<-|[]]]; simpl; auto.
  - destruct part as [c ks]. assert (In c (cells (board p))) by now apply (inside c ks).
    apply in_app_or in among as [among|among].
    + apply in_flat_map in among as (k & color & among). destruct (Checker.among ks k); [easy|].
      destruct among as [<-|[]]. destruct inside_clause as [<-|[]]. simpl. auto.
    + destruct (Checker.among ks background); [easy|]. destruct among as [<-|[]].
      apply in_map_iff in inside_clause as (k & <- & color). simpl. auto.
  - destruct part as [n [line [runs|]]]; [|easy].
    assert (takes : forall iw, In iw (numbered 0 (line_placements p line (Some runs))) -> In (Takes n (fst iw)) (variables p)).
    { intros iw placed. apply in_or_app. right. apply in_flat_map. exists (n, (line, Some runs)).
      split; auto. apply in_map_iff. now exists iw. }
    destruct among as [<-|among].
    + apply in_map_iff in inside_clause as (iw & <- & placed). simpl. auto.
    + apply in_flat_map in among as ([i word] & placed & among).
      apply in_flat_map in among as ([c k] & pair & among).
      assert (In c (cells (board p))).
      { apply (line_cells p n line (Some runs)); auto. now apply in_combine_l in pair. }
      assert (In k (palette p)).
      { apply member_numbered in placed. apply in_placements in placed as (_ & _ & all); [|now apply blank_in_palette].
        apply all. now apply in_combine_r in pair. }
      unfold effect in among. destruct (N.eqb_spec k background) as [->|colored].
      * apply in_map_iff in among as (k' & <- & color). destruct inside_clause as [<-|[<-|[]]]; simpl; auto.
        now apply (takes (i, word)).
      * destruct among as [<-|[]]. destruct inside_clause as [<-|[<-|[]]]; simpl.
        -- now apply (takes (i, word)).
        -- apply has; auto. apply in_foreground. split; auto. now apply in_palette.
Qed.
