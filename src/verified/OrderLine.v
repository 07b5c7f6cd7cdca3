(** * What the clauses of a line by order mean

    In: a model of which each cell [i] of a line shows a color [x i] ([Shows]), and runs that have blocks
    in it ([Reads]). Out: what each family of clauses says about the blocks and the cells. *)

From Coq Require Import List NArith Arith Lia Bool.
From Verified Require Import Rules Checker Numbering Formula Decoding Facts Groups Order OrderColors Blocks.
Import ListNotations.
Open Scope nat_scope.

(** A threshold that a ladder makes false once and for all. *)
Lemma threshold (f : nat -> bool) n :
  f 0 = true -> (forall t, n < t -> f t = false) -> (forall t, t <= n -> f (S t) = true -> f t = true) ->
  exists last, last <= n /\ forall t, f t = (t <=? last).
Proof.
  intros first. induction n as [|n IH]; intros none down.
  - exists 0. split; auto. intros [|t]; auto. apply none. lia.
  - destruct (f (S n)) eqn:here.
    + exists (S n). split; auto. intros t. destruct (Nat.leb_spec t (S n)); [|now apply none].
      assert (all : forall less, f (S n - less) = true).
      { induction less as [|less IHless]; [now rewrite Nat.sub_0_r|].
        destruct (Nat.le_gt_cases (S n) less); [now replace (S n - S less) with (S n - less) by lia|].
        apply down; [lia|]. now replace (S (S n - S less)) with (S n - less) by lia. }
      specialize (all (S n - t)). now replace (S n - (S n - t)) with t in all by lia.
    + assert (none' : forall t, n < t -> f t = false).
      { intros t more. destruct (Nat.eq_dec t (S n)) as [->|]; auto. apply none. lia. }
      destruct (IH none') as (last & small & same); [intros; apply down; auto; lia|].
      exists last. split; auto.
Qed.

Lemma size_allows r n : allows_length r (N.of_nat n) -> size r <= n /\ (is_exact r = true -> n = size r).
Proof.
  intros [enough few]. unfold size, is_exact. split; [lia|].
  destruct (most r) as [limit|]; [|easy]. rewrite N.eqb_eq. lia.
Qed.

Section Line.
Variable p : puzzle.
Variable m : model.

Definition Shows (c : cell) (k : color) : Prop :=
  (forall k', In k' (foreground p) -> m (Has c k') = N.eqb k k') /\
  value m (painted p c) = negb (N.eqb k background).

(** The variables of a run say that it lies in this block. *)
Record Reads (q : place) (b : block) : Prop := {
  reads_start : forall t, value m (starts q t) = (t <=? start b);
  reads_finish : forall t, value m (ends q t) = (t <=? finish b);
  reads_shade : forall k, In k (foreground p) -> value m (hue p q k) = N.eqb k (shade b) }.

Definition in_foreground_block (b : block) : Prop := In (shade b) (foreground p).

Variable line : list cell.
Variable x : nat -> color.
Hypothesis shown : forall i c, In (i, c) (numbered 0 line) -> Shows c (x i).

Lemma in_times t : In t (times line) <-> t <= length line.
Proof. unfold times. rewrite in_seq. lia. Qed.

Lemma cell_at i : i < length line <-> exists c, In (i, c) (numbered 0 line).
Proof.
  rewrite <- nth_error_Some. split.
  - intros some. destruct (nth_error line i) as [c|] eqn:at_i; [|easy]. exists c.
    apply in_numbered. split; [lia|]. now rewrite Nat.sub_0_r.
  - intros [c here]. apply in_numbered in here as [_ here]. rewrite Nat.sub_0_r in here. congruence.
Qed.

(** ** A run alone *)

Lemma some_threshold q : hi q <= length line -> all_hold m (threshold_facts line q) ->
  exists first, first <= hi q /\ forall t, value m (starts q t) = (t <=? first).
Proof.
  intros inside all. apply threshold.
  - reflexivity.
  - intros t late. unfold starts. destruct (Nat.leb_spec t (lo q)); [unfold hi in *; lia|].
    destruct (Nat.ltb_spec (hi q) t); [easy|lia].
  - intros t early. unfold threshold_facts in all. rewrite all_hold_app, all_hold_map in all.
    destruct all as [all _]. specialize (all t). rewrite in_times, implies_holds, one_holds in all.
    apply all. lia.
Qed.

Lemma some_end q first :
  hi q + size (what q) <= length line -> is_exact (what q) = false ->
  (forall t, value m (starts q t) = (t <=? first)) -> first <= length line ->
  all_hold m (threshold_facts line q) ->
  exists last, first + size (what q) <= last <= hi q + size (what q) /\
    allows_length (what q) (N.of_nat (last - first)) /\ forall t, value m (ends q t) = (t <=? last).
Proof.
  intros inside range begins before all. unfold threshold_facts in all.
  rewrite range, !all_hold_app, !all_hold_map in all. destruct all as (_ & down & long & short).
  destruct (threshold (fun t => value m (ends q t)) (hi q + size (what q))) as (last & small & same).
  - unfold ends. rewrite range. destruct (Nat.leb_spec 0 (lo q + size (what q))); [easy|lia].
  - intros t late. unfold ends. rewrite range.
    destruct (Nat.leb_spec t (lo q + size (what q))); [unfold hi in *; lia|].
    destruct (Nat.ltb_spec (hi q + size (what q)) t); [easy|lia].
  - intros t early. specialize (down t). rewrite in_times, implies_holds, one_holds in down.
    apply down. lia.
  - specialize (long first). rewrite in_times, implies_holds, one_holds, begins, same, !Nat.leb_le in long.
    exists last. split; [lia|]. split; [|exact same]. unfold allows_length, size in *. split; [lia|].
    destruct (most (what q)) as [limit|]; [|easy]. rewrite all_hold_map in short. specialize (short last).
    rewrite in_times, implies_holds, one_holds, begins, same, !Nat.leb_le in short. lia.
Qed.

Lemma some_hue q :
  (2 <= color_count p)%N -> (forall own, run_color (what q) = Some own -> In own (foreground p)) ->
  all_hold m (hue_facts p q) ->
  exists k, In k (foreground p) /\ allows_color (what q) k /\
    forall k', In k' (foreground p) -> value m (hue p q k') = N.eqb k' k.
Proof.
  intros two known all. unfold allows_color. destruct (run_color (what q)) as [own|] eqn:color.
  { exists own. repeat split; auto. intros k' _. unfold hue. now rewrite color. }
  destruct (several p) eqn:some.
  - unfold hue_facts in all. rewrite color, some in all.
    assert (one : some_true m (map (hue p q) (foreground p))) by (apply all; now left).
    assert (others := fun cl among => all cl (or_intror among)). apply at_most_one_sound in others.
    apply existsb_exists in one as (f & among & true_f). apply in_map_iff in among as (k & <- & here).
    exists k. repeat split; auto.
    intros k' here'. destruct (N.eqb_spec k' k) as [->|other]; auto.
    destruct (value m (hue p q k')) eqn:true_k'; auto. exfalso. apply other.
    now apply (single_map m (hue p q) (foreground p)).
  - assert (In 1%N (foreground p)) by (apply in_foreground; unfold background; lia).
    exists 1%N. repeat split; auto. intros k' here'. unfold hue. rewrite color, some. simpl. symmetry.
    apply N.eqb_eq. now apply (one_foreground p).
Qed.

Theorem some_block q :
  (2 <= color_count p)%N -> (forall own, run_color (what q) = Some own -> In own (foreground p)) ->
  1 <= size (what q) -> hi q + size (what q) <= length line ->
  all_hold m (threshold_facts line q) -> all_hold m (hue_facts p q) ->
  exists b, Reads q b /\ suits (what q) b /\ in_foreground_block b /\ start b < finish b <= length line.
Proof.
  intros two known some inside all hues.
  destruct (some_threshold q) as (first & early & begins); [lia|auto|].
  destruct (some_hue q two known hues) as (k & here & agreed & colored).
  destruct (is_exact (what q)) eqn:range.
  - exists (Block first (first + size (what q)) k). split; [|split; [|split]]; simpl; try lia.
    + constructor; simpl; auto. intros t. unfold ends. rewrite range, begins.
      apply Bool.eq_true_iff_eq. rewrite !Nat.leb_le. lia.
    + split; simpl; auto. unfold is_exact, allows_length, size in *.
      destruct (most (what q)) as [limit|]; [|easy]. apply N.eqb_eq in range. lia.
    + exact here.
  - destruct (some_end q first) as (last & between & sized & finishes); auto; [lia|].
    exists (Block first last k). split; [|split; [|split]]; simpl; try lia; auto.
    + now constructor.
    + now split.
Qed.

Lemma block_thresholds q b :
  Reads q b -> suits (what q) b -> start b < finish b -> all_hold m (threshold_facts line q).
Proof.
  intros [begins finishes _] [_ [enough few]] some. unfold threshold_facts. rewrite all_hold_app, all_hold_map. split.
  - intros t _. rewrite implies_holds, one_holds, !begins, !Nat.leb_le. lia.
  - destruct (is_exact (what q)); [now intros ?|]. rewrite !all_hold_app, !all_hold_map.
    split; [|split; [|destruct (most (what q)) as [limit|]; [rewrite all_hold_map|now intros ?]]];
      intros t _; rewrite implies_holds, one_holds, ?begins, !finishes, !Nat.leb_le; unfold size; lia.
Qed.

Lemma block_hues q b :
  Reads q b -> in_foreground_block b -> Grouped m (Hue (of_line q) (of_run q) background) (shade b) ->
  all_hold m (hue_facts p q).
Proof.
  intros [_ _ colored] here groups. unfold hue_facts.
  destruct (run_color (what q)); [now intros ?|]. destruct (several p); [|now intros ?].
  intros cl [<-|among].
  - apply existsb_exists. exists (hue p q (shade b)). split; [now apply in_map|].
    rewrite colored by auto. apply N.eqb_refl.
  - revert cl among. apply (at_most_one_complete m _ _ (color_at (shade b))); auto. now apply (only_color p).
Qed.

Lemma cover_means q b : Reads q b -> in_foreground_block b ->
  all_hold m (cover_facts p line q) <->
  forall i, start b <= i < finish b -> i < length line -> x i = shade b.
Proof.
  intros [begins finishes colored] here. unfold cover_facts. rewrite all_hold_flat_map. split.
  - intros all i between inside. apply cell_at in inside as [c at_i].
    specialize (all _ at_i). rewrite all_hold_map in all. specialize (all _ here).
    rewrite some_true_cons, !implies_holds, one_holds, begins, finishes, colored, N.eqb_refl in all by auto.
    cbn [fst snd] in all. rewrite !Nat.leb_le in all. unfold has in all. rewrite value_var in all.
    rewrite (proj1 (shown i c at_i)), N.eqb_eq in all by auto. destruct all as [|all]; [lia|].
    apply all; auto; lia.
  - intros all [i c] at_i. rewrite all_hold_map. intros k here_k. cbn [fst snd].
    rewrite some_true_cons, !implies_holds, one_holds, begins, finishes, colored by auto.
    rewrite !Nat.leb_le, N.eqb_eq. unfold has. rewrite value_var.
    rewrite (proj1 (shown i c at_i)), N.eqb_eq by auto.
    destruct (Nat.le_gt_cases (S i) (start b)) as [|late]; [now left|right].
    intros early ->. apply all; [lia|]. apply cell_at. now exists c.
Qed.

(** ** Neighbors *)

Lemma pair_means q' q b' b :
  Reads q' b' -> Reads q b -> in_foreground_block b' -> in_foreground_block b -> finish b' <= length line ->
  all_hold m (pair_facts p line (Some q') q) <->
  finish b' + gap p (what q') (what q) <= start b /\ (start b = finish b' -> shade b <> shade b').
Proof.
  intros [_ finishes' colored'] [begins _ colored] here' here inside. unfold pair_facts.
  rewrite all_hold_app, all_hold_map. split.
  - intros [follow touch]. specialize (follow (finish b')).
    rewrite in_times, implies_holds, one_holds, finishes', begins, !Nat.leb_le in follow.
    specialize (follow inside (le_n _)). split; auto. intros same alike.
    destruct (Nat.eqb_spec (gap p (what q') (what q)) 0) as [none|]; [|lia].
    rewrite all_hold_flat_map in touch. specialize (touch (finish b')). rewrite in_times, all_hold_map in touch.
    specialize (touch inside _ here').
    rewrite implies_holds, some_true_cons, !implies_holds, finishes', begins, colored', colored in touch by auto.
    rewrite !Nat.leb_le, alike, N.eqb_refl in touch.
    destruct (touch (le_n _)) as [|never]; [lia|]. now apply none_holds in never.
  - intros [follow differ]. split.
    + intros t _. rewrite implies_holds, one_holds, finishes', begins, !Nat.leb_le. lia.
    + destruct (Nat.eqb_spec (gap p (what q') (what q)) 0) as [none|]; [|now intros ?].
      rewrite all_hold_flat_map. intros t _. rewrite all_hold_map. intros k here_k.
      rewrite implies_holds, some_true_cons, !implies_holds, finishes', begins, colored', colored by auto.
      rewrite !Nat.leb_le, !N.eqb_eq. intros early.
      destruct (Nat.le_gt_cases (S t) (start b)) as [|late]; [now left|right].
      intros same same'. exfalso. apply differ; [lia|congruence].
Qed.

Definition ReadsSome (q : option place) (b : option block) : Prop :=
  match q, b with None, None => True | Some q, Some b => Reads q b | _, _ => False end.
Definition end_of (b : option block) : nat := match b with None => 0 | Some b => finish b end.
Definition start_of (b : option block) : nat := match b with None => length line | Some b => start b end.

Lemma gap_means before after b b' : ReadsSome before b -> ReadsSome after b' ->
  all_hold m (gap_facts p line before after) <->
  forall i, end_of b <= i < start_of b' -> i < length line -> x i = background.
Proof.
  intros reads reads'. unfold gap_facts. rewrite all_hold_map.
  assert (each : forall i c, In (i, c) (numbered 0 line) ->
    some_true m [match before with None => Known false | Some q => ends q (S i) end;
                 match after with None => Known false | Some q => opposite (starts q (S i)) end;
                 opposite (painted p c)] <->
    (end_of b <= i < start_of b' -> x i = background)).
  { intros i c at_i. rewrite !some_true_cons, value_opposite, (proj2 (shown i c at_i)), negb_involutive, N.eqb_eq.
    assert (i < length line) by (apply cell_at; now exists c).
    assert (ended : value m match before with None => Known false | Some q => ends q (S i) end = true <-> i < end_of b).
    { destruct before as [q|], b as [b|]; try easy; simpl.
      rewrite (reads_finish q b reads), Nat.leb_le. lia. }
    assert (begun : value m match after with None => Known false | Some q => opposite (starts q (S i)) end = true <-> start_of b' <= i).
    { destruct after as [q|], b' as [b'|]; try easy; simpl; [|split; [easy|lia]].
      rewrite value_opposite, (reads_start q b' reads'), negb_true_iff, Nat.leb_gt. lia. }
    rewrite ended, begun. assert (none := none_holds m). split.
    - intros [|[|[|]]]; try lia; easy.
    - intros blank. destruct (Nat.lt_ge_cases i (end_of b)); [now left|].
      destruct (Nat.le_gt_cases (start_of b') i); [right; now left|]. right; right; left. now apply blank. }
  split.
  - intros all i between inside. apply cell_at in inside as [c at_i]. exact (proj1 (each i c at_i) (all _ at_i) between).
  - intros all [i c] at_i. cbn [fst snd]. apply (proj2 (each i c at_i)). intros between. apply all; auto.
    apply cell_at. now exists c.
Qed.

End Line.
