(** * Pictures and models by order

    In: a puzzle that is readable. Out:
    - [order_model_is_picture]: what a model of the formula by order says about the cells solves it;
    - [line_reads]: the cells determine where the runs lie in a model;
    - [order_picture_is_model]: a picture that solves it has a model, [order_model]. *)

From Coq Require Import List ZArith NArith Arith Lia Bool.
From Verified Require Import Rules Board Checker Placements Numbering Formula Decoding PictureModel Facts Groups Order
  Blocks OrderColors OrderLine OrderRow OrderCells.
Import ListNotations.
Open Scope nat_scope.

(** ** What is readable *)

Record Readable (p : puzzle) : Prop := {
  two_colors : (2 <= color_count p)%N;
  clue_each : length (lines (board p)) = length (clues p);
  clue_usable : forall n line runs, In (n, (line, Some runs)) (clued_lines p) ->
    Forall (usable p) runs /\ room p runs <= length line }.

Lemma readable_spec p : readable p = true -> Readable p.
Proof.
  unfold readable. rewrite !andb_true_iff, N.leb_le, forallb_forall. intros [[two match_each] all].
  split; auto; [now apply Nat.eqb_eq|].
  intros n line runs here. apply member_numbered, all in here. unfold clue_readable in here. cbn [fst snd] in here.
  rewrite andb_true_iff, forallb_forall, Nat.leb_le in here. destruct here as [each inside]. split; auto.
  apply Forall_forall. intros r among. specialize (each r among).
  unfold run_readable in each. rewrite !andb_true_iff, !N.leb_le in each. destruct each as [long hue]. split.
  - unfold size. lia.
  - intros own same. rewrite same in hue. now apply among_In.
Qed.

(** ** Cells by place *)

Definition by_place (x : picture) (line : list cell) (i : nat) : color := x (nth i line (0%Z, 0%Z)).

Lemma by_place_here x line i c : In (i, c) (numbered 0 line) -> by_place x line i = x c.
Proof.
  intros here. apply nth_numbered in here. unfold by_place. now rewrite (nth_error_nth _ _ _ here).
Qed.

Lemma behind_all x line : behind (length line) (by_place x line) 0 = map x line.
Proof.
  unfold behind, by_place. rewrite Nat.sub_0_r, <- (map_map (fun i => nth i line (0%Z, 0%Z)) x). f_equal.
  apply nth_ext with (d := (0%Z, 0%Z)) (d' := (0%Z, 0%Z)); rewrite map_length, seq_length; auto.
  intros i inside. rewrite (nth_indep _ _ (nth 0 line (0%Z, 0%Z))) by now rewrite map_length, seq_length.
  rewrite (map_nth (fun i => nth i line (0%Z, 0%Z))). now rewrite seq_nth.
Qed.

(** ** The picture of a model *)

Section Model.
Variable p : puzzle.
Hypothesis fine : Readable p.
Variable m : model.
Hypothesis is_model : satisfies m (order_formula p).

Lemma facts_hold : all_hold m (order_facts p).
Proof. apply written_holds. now rewrite <- order_formula_facts. Qed.

Lemma model_shows c : In c (cells (board p)) -> Shows p m c (decode p m c).
Proof.
  intros here. apply shows_decoded; [apply (two_colors p fine)|].
  assert (all := facts_hold). unfold order_facts in all. rewrite all_hold_app, all_hold_flat_map in all.
  now apply all.
Qed.

Lemma line_drawn n line runs : In (n, (line, Some runs)) (clued_lines p) ->
  exists all, Forall2 (Reads p m) (line_places p (n, (line, Some runs))) all /\ Forall2 suits runs all /\
    Drawn (length line) (by_place (decode p m) line) 0 background all.
Proof.
  intros here. destruct (clue_usable p fine n line runs here) as [use inside].
  apply (row_blocks p m line (by_place (decode p m) line)) with (before := None) (bb := None); auto.
  - intros i c at_i. rewrite (by_place_here _ _ _ _ at_i). apply model_shows.
    apply (line_cells p n line (Some runs)); auto. apply nth_numbered in at_i. now apply nth_error_In in at_i.
  - apply (two_colors p fine).
  - simpl. lia.
  - now split.
  - assert (all := facts_hold). unfold order_facts in all.
    rewrite !all_hold_app, !all_hold_flat_map in all. destruct all as (_ & all & _). apply (all _ here).
Qed.

Theorem line_reads n line runs x : In (n, (line, Some runs)) (clued_lines p) ->
  (forall c, In c line -> decode p m c = x c) ->
  Forall2 (Reads p m) (line_places p (n, (line, Some runs))) (blocks 0 (map x line)).
Proof.
  intros here same. destruct (line_drawn n line runs here) as (all & read & _ & drawn).
  apply drawn_blocks in drawn. rewrite behind_all in drawn.
  rewrite <- (map_ext_in _ _ _ same). now rewrite drawn.
Qed.

Theorem order_model_is_picture : limits_on_board p -> solves p (decode p m).
Proof.
  intros on. assert (two := two_colors p fine).
  assert (limited : forall c ks, In (c, ks) (limits p) -> In (decode p m c) ks).
  { intros c ks here. apply (limit_means p m (decode p m c)) with (c := c).
    - apply decode_in_palette. lia.
    - apply model_shows. now apply (on c ks).
    - assert (all := facts_hold). unfold order_facts in all.
      rewrite !all_hold_app, !all_hold_flat_map in all. now apply all. }
  repeat split.
  - intros c _. apply decode_in_palette. lia.
  - intros c hole. destruct (limited c [background]) as [same|[]]; auto.
    apply in_or_app. left. apply in_map_iff. now exists c.
  - intros c ks given. apply limited. apply in_or_app. now right.
  - apply Forall2_combine. split; [apply (clue_each p fine)|].
    intros [line [runs|]] among; simpl; auto. apply numbered_member in among as [n here].
    destruct (line_drawn n line runs here) as (all & _ & suited & drawn).
    rewrite <- behind_all. now apply drawn_fits with (all := all).
Qed.

End Model.

(** ** The model of a picture *)

Definition block_of (p : puzzle) (x : picture) (n i : nat) : block :=
  nth i (blocks 0 (map x (nth n (lines (board p)) []))) (Block 0 0 background).

Definition owned_color (p : puzzle) (x : picture) (owner : variable) : color :=
  match owner with Painted c => x c | Hue n i _ => shade (block_of p x n i) | _ => background end.

Definition order_model (p : puzzle) (x : picture) : model := fun v =>
  match v with
  | Has c k => N.eqb (x c) k
  | Painted c => negb (N.eqb (x c) background)
  | Starts n i t => t <=? start (block_of p x n i)
  | Ends n i t => t <=? finish (block_of p x n i)
  | Hue n i k => N.eqb k (shade (block_of p x n i))
  | Group owner round i => only (option_map (fun j => j / 4 ^ S round) (color_at (owned_color p x owner))) i
  | Takes _ _ => false
  end.

Section Picture.
Variable p : puzzle.
Hypothesis fine : Readable p.
Variable x : picture.

Lemma picture_shows c : (x c < color_count p)%N -> Shows p (order_model p x) c (x c).
Proof.
  intros small. split; [reflexivity|]. assert (two := two_colors p fine).
  unfold painted. destruct (several p) eqn:some; rewrite value_var; [reflexivity|]. simpl.
  unfold several in some. apply N.ltb_ge in some. apply eq_true_iff_eq.
  rewrite negb_true_iff, N.eqb_eq, N.eqb_neq. unfold background. lia.
Qed.

Lemma picture_decodes c : (x c < color_count p)%N -> decode p (order_model p x) c = x c.
Proof. exact (model_decodes p x c). Qed.

(** A run whose variables say where its block is, reads it. *)
Lemma picture_reads q b :
  block_of p x (of_line q) (of_run q) = b -> Within q b -> suits (what q) b ->
  In (shade b) (foreground p) -> start b < finish b -> Reads p (order_model p x) q b.
Proof.
  intros own [[early late] last] [hued sized] here some.
  assert (begins : forall t, value (order_model p x) (starts q t) = (t <=? start b)).
  { intros t. unfold starts. destruct (Nat.leb_spec t (lo q)).
    { symmetry. apply Nat.leb_le. lia. }
    destruct (Nat.ltb_spec (hi q) t).
    { symmetry. apply Nat.leb_gt. lia. }
    rewrite value_var. simpl. now rewrite own. }
  constructor; auto.
  - intros t. apply size_allows in sized as [enough only]. unfold ends. destruct (is_exact (what q)).
    + rewrite begins. apply eq_true_iff_eq. rewrite !Nat.leb_le. specialize (only eq_refl). lia.
    + destruct (Nat.leb_spec t (lo q + size (what q))).
      { symmetry. apply Nat.leb_le. lia. }
      destruct (Nat.ltb_spec (hi q + size (what q)) t).
      { symmetry. apply Nat.leb_gt. lia. }
      rewrite value_var. simpl. now rewrite own.
  - intros k here_k. unfold hue, allows_color in *. destruct (run_color (what q)) as [k'|]; [now subst|].
    destruct (several p) eqn:several; [rewrite value_var; simpl; now rewrite own|].
    symmetry. apply N.eqb_eq. now apply one_foreground with (p := p).
Qed.

(** The place of each run belongs to the block with its number. *)
Lemma places_blocks (R : place -> block -> Prop) n slack all : forall runs number at_cell,
  Forall2 Within (places p n number at_cell slack runs) all -> Forall2 suits runs all ->
  Forall (fun b => In (shade b) (foreground p) /\ start b < finish b) all ->
  (forall i b, nth_error all i = Some b -> block_of p x n (number + i) = b) ->
  (forall q b, block_of p x (of_line q) (of_run q) = b -> Within q b -> suits (what q) b ->
    In (shade b) (foreground p) -> start b < finish b -> R q b) ->
  Forall2 R (places p n number at_cell slack runs) all.
Proof.
  induction all as [|b rest IH]; intros runs number at_cell within suited full own reads;
    inversion suited as [|r ? runs' ? fit suited']; subst; cbn [places] in *; constructor;
    inversion within as [|? ? ? ? in_b within']; inversion full as [|? ? [here some] full']; subst.
  - apply reads; auto. specialize (own 0 b eq_refl). now rewrite Nat.add_0_r in own.
  - apply IH; auto. intros i b' at_i. specialize (own (S i) b' at_i). now rewrite <- Nat.add_succ_comm in own.
Qed.

Lemma drawn_full n xs all : forall from before, Drawn n xs from before all ->
  (forall i, i < n -> (xs i < color_count p)%N) ->
  Forall (fun b => In (shade b) (foreground p) /\ start b < finish b) all.
Proof.
  induction all as [|b rest IH]; intros from before drawn small; constructor.
  - destruct drawn as (order & (colored & _) & _ & full & _). split; [|lia].
    apply in_foreground. split; auto. rewrite <- (full (start b)) by lia. apply small. lia.
  - destruct drawn as (_ & _ & _ & _ & drawn). now apply (IH _ _ drawn).
Qed.

Hypothesis on : limits_on_board p.
Hypothesis solved : solves p x.

Lemma line_holds n line runs : In (n, (line, Some runs)) (clued_lines p) ->
  all_hold (order_model p x) (line_facts p (n, (line, Some runs))).
Proof.
  intros here. destruct solved as (colored & _ & _ & fit).
  apply Forall2_combine in fit as [_ fit]. specialize (fit _ (member_numbered _ _ _ here)). simpl in fit.
  destruct (clue_usable p fine n line runs here) as [_ inside].
  assert (small : forall c, In c line -> (x c < color_count p)%N).
  { intros c among. apply colored. now apply (line_cells p n line (Some runs)). }
  assert (shown : forall i c, In (i, c) (numbered 0 line) -> Shows p (order_model p x) c (by_place x line i)).
  { intros i c at_i. rewrite (by_place_here _ _ _ _ at_i). apply picture_shows, small.
    apply nth_numbered in at_i. now apply nth_error_In in at_i. }
  destruct (fits_drawn (length line) (by_place x line) _ _ _ fit 0) as (all & drawn & suited);
    [lia|symmetry; apply behind_all|].
  assert (full : Forall (fun b => In (shade b) (foreground p) /\ start b < finish b) all).
  { apply (drawn_full _ _ all _ _ drawn). intros i less. apply small, nth_In, less. }
  assert (hues : Forall (fun b => In (shade b) (foreground p)) all).
  { revert full. apply Forall_impl. now intros b []. }
  assert (own : forall i b, nth_error all i = Some b -> block_of p x n (0 + i) = b).
  { intros i b at_i. unfold block_of. replace (nth n (lines (board p)) []) with line.
    - rewrite <- behind_all, (drawn_blocks _ _ _ _ _ drawn). now apply nth_error_nth.
    - apply nth_numbered in here. symmetry. apply nth_error_nth.
      revert here. generalize (lines (board p)) (clues p) n. clear.
      induction l as [|line' l IH]; intros [|clue l'] [|n]; simpl; try easy; [now intros [= -> ->]|apply IH]. }
  assert (within : Forall2 Within (line_places p (n, (line, Some runs))) all).
  { apply (blocks_within p (length line) _ (by_place x line) all 0 0 0 background); auto; [lia|].
    destruct all; auto. lia. }
  apply (row_holds p (order_model p x) line (by_place x line) shown n _ runs all 0 0 None None); auto.
  - apply places_blocks; auto. apply picture_reads.
  - apply places_blocks; auto. intros q b same _ _ _ _ round i. simpl. now rewrite same.
  - now split.
Qed.

Theorem order_picture_is_model : satisfies (order_model p x) (order_formula p).
Proof.
  rewrite order_formula_facts. apply written_holds. unfold order_facts. rewrite !all_hold_app, !all_hold_flat_map.
  destruct solved as (colored & hollow & given & _). repeat split.
  - intros c here. apply (cell_holds p (order_model p x) (x c)); auto; [now apply picture_shows, colored|].
    intros round i. reflexivity.
  - intros [n [line [runs|]]] here; [now apply line_holds|now intros ?].
  - intros [c ks] here. apply (limit_means p (order_model p x) (x c)).
    + apply colored. now apply (on c ks).
    + apply picture_shows, colored. now apply (on c ks).
    + apply in_app_or in here as [here|here]; [|now apply (given c)].
      apply in_map_iff in here as (d & [= <- <-] & hole). left. symmetry. now apply hollow.
Qed.

End Picture.
