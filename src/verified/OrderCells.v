(** * Cells by order

    In: a model. Out: [shows_decoded]: the clauses of a cell say that it shows the color that the model
    decodes to; [cell_holds]: they hold where it shows a color; [limit_means]: what those of holes and
    given cells say. *)

From Coq Require Import List NArith Arith Lia Bool.
From Verified Require Import Rules Checker Formula Decoding Facts Groups Order OrderColors OrderLine.
Import ListNotations.
Open Scope nat_scope.

(** The clauses of the formula, with all that is known beforehand. *)
Definition order_facts (p : puzzle) : list (list fact) :=
  flat_map (cell_facts p) (cells (board p)) ++ flat_map (line_facts p) (clued_lines p) ++
  flat_map (limit_facts p) (limits p).

Lemma order_formula_facts p : order_formula p = flat_map written (order_facts p).
Proof.
  assert (parts : forall parts, flat_map (flat_map written) parts = flat_map written (concat parts)).
  { induction parts as [|part parts IH]; simpl; auto. now rewrite flat_map_app, IH. }
  unfold order_formula, order_parts, order_facts. now rewrite parts, !concat_app, <- !flat_map_concat_map.
Qed.

Section Cells.
Variable p : puzzle.
Hypothesis two : (2 <= color_count p)%N.
Variable m : model.

Lemma cell_one_color c : all_hold m (cell_facts p c) -> one_color p m c.
Proof.
  intros all k k' here here' true_k true_k'.
  apply all_hold_app in all as [_ all]. apply at_most_one_sound in all.
  apply (single_map m (has c) (foreground p)); auto; unfold has; now rewrite value_var.
Qed.

Lemma decoded_color c k :
  one_color p m c -> In k (foreground p) -> m (Has c k) = N.eqb (decode p m c) k.
Proof.
  intros one here. apply eq_true_iff_eq. rewrite N.eqb_eq. now apply decode_color.
Qed.

Theorem shows_decoded c : all_hold m (cell_facts p c) -> Shows p m c (decode p m c).
Proof.
  intros all. assert (one := cell_one_color c all). split; [intros; now apply decoded_color|].
  apply eq_true_iff_eq. rewrite negb_true_iff, N.eqb_neq.
  unfold cell_facts in all. destruct (several p) eqn:some.
  - apply all_hold_app in all as [all _].
    assert (some_color := all _ (or_introl eq_refl)). rewrite implies_holds in some_color.
    assert (each : all_hold m (map (fun k => [opposite (has c k); painted p c]) (foreground p))).
    { intros facts among. apply all. now right. }
    rewrite all_hold_map in each. split.
    + intros true_c. apply some_color, existsb_exists in true_c as (f & among & true_f).
      apply in_map_iff in among as (k & <- & here). unfold has in true_f. rewrite value_var in true_f.
      rewrite decoded_color, N.eqb_eq in true_f by auto. rewrite true_f. now apply in_foreground in here.
    + intros colored. apply decode_foreground in colored as [here true_k].
      specialize (each _ here). rewrite implies_holds, one_holds in each. unfold has in each.
      rewrite value_var in each. auto.
  - assert (In 1%N (foreground p)) by (apply in_foreground; unfold background; lia).
    unfold painted. rewrite some, value_var, decoded_color, N.eqb_eq by auto.
    split; [now intros ->|]. intros colored. apply decode_foreground in colored as [here _].
    now apply one_foreground with (p := p).
Qed.

Variable k : color.
Hypothesis small : (k < color_count p)%N.

Theorem cell_holds c : Shows p m c k -> Grouped m (Painted c) k -> all_hold m (cell_facts p c).
Proof.
  intros [colors paints] groups. unfold cell_facts. apply all_hold_app. split.
  - destruct (several p); [|now intros ?]. intros facts [<-|among].
    + rewrite implies_holds, paints, negb_true_iff, N.eqb_neq. intros colored.
      apply existsb_exists. exists (has c k).
      assert (here : In k (foreground p)) by now apply in_foreground.
      split; [now apply in_map|]. unfold has. rewrite value_var, colors by auto. apply N.eqb_refl.
    + revert facts among. apply all_hold_map. intros k' here.
      rewrite implies_holds, one_holds, paints. unfold has. rewrite value_var, colors by auto.
      rewrite N.eqb_eq, negb_true_iff, N.eqb_neq. intros ->. now apply in_foreground in here.
  - apply (at_most_one_complete m _ _ (color_at k)); auto.
    apply (only_color p m). intros k' here. unfold has. rewrite value_var, N.eqb_sym. now apply colors.
Qed.

Theorem limit_means c ks : Shows p m c k -> all_hold m (limit_facts p (c, ks)) <-> In k ks.
Proof.
  intros [colors paints]. unfold limit_facts. rewrite all_hold_app, all_hold_flat_map. split.
  - intros [not_these painted_c]. apply among_In.
    destruct (N.eq_dec k background) as [->|colored].
    + destruct (among ks background); auto. rewrite all_hold_one, one_holds, paints in painted_c. easy.
    + assert (here : In k (foreground p)) by now apply in_foreground.
      specialize (not_these k here). destruct (among ks k); auto.
      rewrite all_hold_one, one_holds, value_opposite in not_these. unfold has in not_these.
      rewrite value_var, colors, N.eqb_refl in not_these by auto. easy.
  - intros inside. apply among_In in inside. split.
    + intros k' here. destruct (among ks k') eqn:may; [now intros ?|].
      rewrite all_hold_one, one_holds, value_opposite. unfold has. rewrite value_var, colors by auto.
      apply negb_true_iff, N.eqb_neq. congruence.
    + destruct (among ks background) eqn:may; [now intros ?|].
      rewrite all_hold_one, one_holds, paints. apply negb_true_iff, N.eqb_neq. congruence.
Qed.

End Cells.
