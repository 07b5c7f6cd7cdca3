(** * The models of a formula are the pictures of its puzzle

    In: the formula of Formula.v. Out:
    - [one_model_each]: each model is a picture that solves the puzzle; for each such picture there is a
      model, and only one;
    - [formula_variables]: the formula has no other variables.
    So models can be counted instead of pictures, and a refutation of the formula shows that there is
    no picture. *)

From Coq Require Import List ZArith NArith Lia Bool.
From Verified Require Import Rules Board Fitting Checker Placements Numbering Formula Decoding ModelPicture PictureModel.
Import ListNotations.
Open Scope nat_scope.

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
