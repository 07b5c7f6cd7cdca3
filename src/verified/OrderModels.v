(** * The models of the formula by order are the pictures of its puzzle

    In: the formula of Order.v. Out:
    - [order_models]: each model is a picture that solves the puzzle; for each such picture there is a
      model, and only one, up to the values of groups of colors;
    - [order_one_model_each]: with at most six foreground colors there are no groups, so only one at all;
    - [order_refuted_only], [order_refuted_none]: the formula of a proof by LRAT, refuted, is a verdict. *)

From Coq Require Import List NArith Arith Lia Bool.
From Verified Require Import Rules Checker Formula Decoding PictureModel Facts Order Blocks OrderColors OrderLine OrderCells
  OrderPicture OrderVariables.
Import ListNotations.
Open Scope nat_scope.

Lemma value_same m m' v : value m (is_var v) = value m' (is_var v) -> m v = m' v.
Proof. now rewrite !value_var. Qed.

(** Where a run lies determines its variables. *)
Lemma place_determined p m m' q b v :
  Reads p m q b -> Reads p m' q b -> In v (place_variables p q) -> is_group v = false -> m v = m' v.
Proof.
  intros [begins ends_at colors] [begins' ends_at' colors'] among single. apply value_same.
  unfold place_variables in among. rewrite !in_app_iff in among. destruct among as [among|[among|among]].
  - apply in_map_iff in among as (t & <- & here). apply in_seq in here.
    specialize (begins t). specialize (begins' t). unfold starts, hi in *.
    destruct (Nat.leb_spec t (lo q)); [lia|]. destruct (Nat.ltb_spec (lo q + slack q) t); [lia|]. congruence.
  - destruct (is_exact (what q)) eqn:range; [easy|]. apply in_map_iff in among as (t & <- & here).
    apply in_seq in here. specialize (ends_at t). specialize (ends_at' t). unfold ends, hi in *. rewrite range in *.
    destruct (Nat.leb_spec t (lo q + size (what q))); [lia|].
    destruct (Nat.ltb_spec (lo q + slack q + size (what q)) t); [lia|]. congruence.
  - destruct (run_color (what q)) eqn:color; [easy|]. destruct (several p) eqn:some; [|easy].
    apply in_app_or in among as [among|among].
    + apply in_map_iff in among as (k & <- & here). specialize (colors k here). specialize (colors' k here).
      unfold hue in *. rewrite color, some in *. congruence.
    + apply groups_are_groups in among. congruence.
Qed.

Lemma cell_determined p m m' c k v :
  Shows p m c k -> Shows p m' c k -> In v (cell_variables p c) -> is_group v = false -> m v = m' v.
Proof.
  intros [colors paints] [colors' paints'] among single. unfold cell_variables in among.
  rewrite !in_app_iff in among. destruct among as [among|[among|among]].
  - apply in_map_iff in among as (k' & <- & here). now rewrite colors, colors'.
  - unfold painted in *. destruct (several p); [|easy]. destruct among as [<-|[]].
    apply value_same. congruence.
  - apply groups_are_groups in among. congruence.
Qed.

Theorem order_models p :
  readable p = true -> limits_on_board p ->
  (forall m, satisfies m (order_formula p) -> solves p (decode p m)) /\
  forall x, solves p x -> exists m,
    satisfies m (order_formula p) /\
    (forall c, In c (cells (board p)) -> decode p m c = x c) /\
    forall m', satisfies m' (order_formula p) ->
      (forall c, In c (cells (board p)) -> decode p m' c = x c) ->
      forall v, In v (order_variables p) -> is_group v = false -> m' v = m v.
Proof.
  intros reads on. apply readable_spec in reads as fine.
  split; [intros m is_model; now apply order_model_is_picture|].
  intros x solved. exists (order_model p x).
  assert (is_model := order_picture_is_model p fine x on solved).
  assert (same : forall c, In c (cells (board p)) -> decode p (order_model p x) c = x c).
  { intros c here. apply picture_decodes. now apply solved. }
  split; [exact is_model|]. split; [exact same|].
  intros m' is_model' same' v among single.
  apply in_app_or in among as [among|among]; apply in_flat_map in among as (part & here & among).
  - apply (cell_determined p m' (order_model p x) part (x part)); auto.
    + rewrite <- same' by auto. now apply model_shows.
    + rewrite <- same by auto. now apply model_shows.
  - destruct part as [n [line [runs|]]]; [|easy]. apply in_flat_map in among as (q & place & among).
    assert (inside : forall c, In c line -> In c (cells (board p))).
    { intros c in_line. now apply (line_cells p n line (Some runs)). }
    assert (read := line_reads p fine (order_model p x) is_model n line runs x here (fun c l => same c (inside c l))).
    assert (read' := line_reads p fine m' is_model' n line runs x here (fun c l => same' c (inside c l))).
    revert place read read'. generalize (line_places p (n, (line, Some runs))) (blocks 0 (map x line)).
    intros all bs place read. revert place. induction read as [|q' b all bs one _ IH]; intros place read'; [easy|].
    inversion read' as [|? ? ? ? one' read'']; subst. destruct place as [<-|place]; [|now apply IH].
    now apply (place_determined p m' (order_model p x) q' b).
Qed.

Theorem order_one_model_each p :
  readable p = true -> limits_on_board p -> (color_count p <= 7)%N ->
  (forall m, satisfies m (order_formula p) -> solves p (decode p m)) /\
  forall x, solves p x -> exists m,
    satisfies m (order_formula p) /\
    (forall c, In c (cells (board p)) -> decode p m c = x c) /\
    forall m', satisfies m' (order_formula p) ->
      (forall c, In c (cells (board p)) -> decode p m' c = x c) ->
      forall v, In v (order_variables p) -> m' v = m v.
Proof.
  intros reads on few. destruct (order_models p reads on) as [pictures models]. split; auto.
  intros x solved. destruct (models x solved) as (m & is_model & same & one). exists m.
  split; auto. split; auto. intros m' is_model' same' v among. apply one; auto. now apply (few_colors p).
Qed.

(** ** Refutations *)

(** Some cell differs from the picture. *)
Definition order_differs (p : puzzle) (x : picture) : list fact :=
  map (fun c => if N.eqb (x c) background then painted p c else opposite (has c (x c))) (cells (board p)).

Definition order_other_picture (p : puzzle) (x : picture) : list clause :=
  order_formula p ++ written (order_differs p x).

Theorem order_refuted_only p x :
  readable p = true -> limits_on_board p ->
  (forall m, ~ satisfies m (order_other_picture p x)) ->
  forall y, solves p y -> forall c, In c (cells (board p)) -> y c = x c.
Proof.
  intros reads on refuted y solved c here. apply readable_spec in reads as fine.
  destruct (N.eq_dec (y c) (x c)) as [|other]; auto. exfalso.
  apply (refuted (order_model p y)). intros cl among. apply in_app_or in among as [among|among].
  - now apply (order_picture_is_model p fine y on solved).
  - assert (holds_all : all_hold (order_model p y) [order_differs p x]).
    { apply all_hold_one, existsb_exists. eexists. split; [now apply in_map with (x := c)|].
      destruct (picture_shows p fine y c) as [_ paints]; [now apply solved|].
      destruct (N.eqb_spec (x c) background) as [blank|colored].
      - rewrite paints. apply negb_true_iff, N.eqb_neq. congruence.
      - rewrite value_opposite. unfold has. rewrite value_var. apply negb_true_iff, N.eqb_neq. exact other. }
    apply written_holds in holds_all. apply holds_all. simpl. now rewrite app_nil_r.
Qed.

Theorem order_refuted_none p :
  readable p = true -> limits_on_board p ->
  (forall m, ~ satisfies m (order_formula p)) -> ~ exists y, solves p y.
Proof.
  intros reads on refuted [y solved]. apply (refuted (order_model p y)).
  apply order_picture_is_model; auto. now apply readable_spec.
Qed.
