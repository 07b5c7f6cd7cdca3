(** * The variables of the formula by order

    Out: [order_formula_variables]: the formula has no variables but [order_variables];
    [few_colors]: with at most six foreground colors there are no groups among them. *)

From Coq Require Import List NArith Arith Lia Bool.
From Verified Require Import Rules Checker Placements Numbering Formula Decoding PictureModel Facts Groups Order OrderCells.
Import ListNotations.
Open Scope nat_scope.

Section Allowed.
Variable P : variable -> Prop.

Definition allowed (f : fact) : Prop := match f with Known _ => True | Open l => P (about l) end.
Definition all_allowed (clauses : list (list fact)) : Prop := Forall (Forall allowed) clauses.

Lemma allowed_var v : P v -> allowed (is_var v).
Proof. easy. Qed.

Lemma allowed_opposite f : allowed f -> allowed (opposite f).
Proof. now destruct f. Qed.

Lemma allowed_written clauses : all_allowed clauses ->
  forall cl l, In cl (flat_map written clauses) -> In l cl -> P (about l).
Proof.
  intros all cl l among inside. apply in_flat_map in among as (facts & here & among).
  unfold written in among. destruct (existsb surely facts); [easy|]. destruct among as [<-|[]].
  apply in_flat_map in inside as ([b|l'] & in_facts & inside); [easy|]. destruct inside as [->|[]].
  unfold all_allowed in all. rewrite Forall_forall in all. specialize (all _ here).
  rewrite Forall_forall in all. apply (all _ in_facts).
Qed.

Lemma allowed_map {A : Type} (f : A -> list fact) l :
  (forall a, In a l -> Forall allowed (f a)) -> all_allowed (map f l).
Proof. intros each. apply Forall_map, Forall_forall. exact each. Qed.

Lemma allowed_flat_map {A : Type} (f : A -> list (list fact)) l :
  (forall a, In a l -> all_allowed (f a)) -> all_allowed (flat_map f l).
Proof. intros each. apply Forall_flat_map, Forall_forall. exact each. Qed.

Lemma allowed_apart facts : Forall allowed facts -> all_allowed (apart facts).
Proof.
  induction 1 as [|f rest here later IH]; [constructor|]. apply Forall_app. split; auto.
  apply allowed_map. intros g among. rewrite Forall_forall in later.
  repeat constructor; apply allowed_opposite; auto.
Qed.

Lemma pieces_inside {A : Type} fuel : forall (l : list A) piece, In piece (pieces fuel l) -> incl piece l.
Proof.
  induction fuel as [|fuel IH]; intros [|a l] piece among; try easy.
  destruct among as [<-|among].
  - intros b here. rewrite <- (firstn_skipn 4 (a :: l)). apply in_or_app. now left.
  - intros b here. apply (IH _ _ among) in here. rewrite <- (firstn_skipn 4 (a :: l)). apply in_or_app. now right.
Qed.

Lemma pieces_count {A : Type} fuel : forall l : list A, length l <= fuel ->
  length (pieces fuel l) = (length l + 3) / 4.
Proof.
  induction fuel as [|fuel IH]; intros [|a l] enough; try reflexivity; [simpl in enough; lia|].
  cbn [pieces]. cbn [length]. rewrite IH by (rewrite skipn_length; simpl in *; lia).
  rewrite skipn_length. cbn [length]. destruct (Nat.le_gt_cases 4 (S (length l))) as [many|few].
  - destruct (four_more (S (length l) - 4 + 3)) as [same _]. rewrite <- same. f_equal. lia.
  - replace (S (length l) - 4) with 0 by lia. destruct (length l) as [|[|[|more]]]; try reflexivity. lia.
Qed.

Lemma allowed_at_most_one owner fuel : forall round facts,
  Forall allowed facts -> (forall v, In v (groups_from owner fuel round (length facts)) -> P v) ->
  all_allowed (at_most_one_from owner fuel round facts).
Proof.
  induction fuel as [|fuel IH]; intros round facts all groups; cbn [at_most_one_from groups_from] in *; [now apply allowed_apart|].
  destruct (length facts <=? 6); [now apply allowed_apart|].
  assert (count := pieces_count (length facts) facts (le_n _)).
  assert (named : forall i piece, In (i, piece) (numbered 0 (pieces (length facts) facts)) -> P (Group owner round i)).
  { intros i piece here. apply groups, in_or_app. left. apply in_map, in_seq.
    rewrite <- count. apply nth_numbered in here. split; [lia|]. apply nth_error_Some. congruence. }
  apply Forall_app. split.
  - apply allowed_flat_map. intros [i piece] here. cbn [fst snd].
    assert (inside : Forall allowed piece).
    { apply Forall_forall. intros f among. rewrite Forall_forall in all. apply all.
      apply member_numbered in here. now apply (pieces_inside _ _ _ here). }
    apply Forall_app. split; [now apply allowed_apart|].
    apply allowed_map. intros f among. rewrite Forall_forall in inside.
    repeat constructor; [apply allowed_opposite; auto|]. now apply (named i piece).
  - apply IH.
    + apply Forall_map, Forall_forall. intros [i piece] here. now apply (named i piece).
    + intros v among. apply groups, in_or_app. right. rewrite map_length in among.
      replace (length (numbered 0 (pieces (length facts) facts))) with ((length facts + 3) / 4) in among; auto.
      rewrite <- count. generalize (pieces (length facts) facts), 0. induction l; simpl; auto.
Qed.

Variable p : puzzle.

Definition allows (own : list variable) : Prop := forall v, In v own -> P v.

Section Place.
Variable q : place.
Hypothesis own : allows (place_variables p q).

Lemma starts_allowed t : allowed (starts q t).
Proof.
  unfold starts. destruct (Nat.leb_spec t (lo q)) as [|after]; [exact I|].
  destruct (Nat.ltb_spec (hi q) t) as [|before]; [exact I|].
  apply allowed_var, own, in_or_app. left. apply in_map, in_seq. unfold hi in *. lia.
Qed.

Lemma ends_allowed t : allowed (ends q t).
Proof.
  unfold ends. destruct (is_exact (what q)) eqn:range; [apply starts_allowed|].
  destruct (Nat.leb_spec t (lo q + size (what q))) as [|after]; [exact I|].
  destruct (Nat.ltb_spec (hi q + size (what q)) t) as [|before]; [exact I|].
  apply allowed_var, own, in_or_app. right. apply in_or_app. left. rewrite range. apply in_map, in_seq. unfold hi in *. lia.
Qed.

Lemma hue_allowed k : In k (foreground p) -> allowed (hue p q k).
Proof.
  intros here. unfold hue. destruct (run_color (what q)) eqn:color; [exact I|].
  destruct (several p) eqn:some; [|exact I].
  apply allowed_var, own. unfold place_variables. rewrite color, some, !in_app_iff. right; right; left. now apply in_map.
Qed.

Lemma hue_facts_allowed : all_allowed (hue_facts p q).
Proof.
  unfold hue_facts. destruct (run_color (what q)) eqn:color; [constructor|].
  destruct (several p) eqn:some; [|constructor].
  assert (all : Forall allowed (map (hue p q) (foreground p))).
  { apply Forall_map, Forall_forall. apply hue_allowed. }
  constructor; auto. apply allowed_at_most_one; auto. intros v among. rewrite map_length in among.
  apply own. unfold place_variables. rewrite color, some, !in_app_iff. now right; right; right.
Qed.

End Place.

Ltac each_allowed := repeat (apply Forall_cons || apply Forall_nil);
  repeat (apply allowed_opposite); auto using starts_allowed, ends_allowed, hue_allowed.

Lemma cell_painted_allowed c : (2 <= color_count p)%N -> allows (cell_variables p c) ->
  (forall k, In k (foreground p) -> allowed (has c k)) /\ allowed (painted p c).
Proof.
  intros two own. assert (colors : forall k, In k (foreground p) -> allowed (has c k)).
  { intros k here. apply allowed_var, own, in_or_app. left. now apply in_map. }
  split; auto. unfold painted. destruct (several p) eqn:some; [|apply colors, in_foreground; unfold background; lia].
  apply allowed_var, own. unfold cell_variables. rewrite some, !in_app_iff. right; left. now left.
Qed.

Lemma row_allowed line : (2 <= color_count p)%N -> (forall c, In c line -> allows (cell_variables p c)) ->
  forall all before, (forall q, In q all -> allows (place_variables p q)) ->
  match before with None => True | Some q => allows (place_variables p q) end ->
  all_allowed (row_facts p line before all).
Proof.
  intros two cells_own.
  assert (inside : forall i c, In (i, c) (numbered 0 line) ->
    (forall k, In k (foreground p) -> allowed (has c k)) /\ allowed (painted p c)).
  { intros i c here. apply cell_painted_allowed, cells_own; auto. now apply member_numbered in here. }
  assert (gaps : forall before after,
    match before with None => True | Some q => allows (place_variables p q) end ->
    match after with None => True | Some q => allows (place_variables p q) end ->
    all_allowed (gap_facts p line before after)).
  { intros before after own own'. apply allowed_map. intros [i c] here. apply inside in here as [_ here]. cbn [fst snd].
    destruct before, after; each_allowed; exact I. }
  induction all as [|q rest IH]; intros before own own'; cbn [row_facts]; [now apply gaps|].
  assert (own_q : allows (place_variables p q)) by (apply own; now left).
  unfold all_allowed. rewrite !Forall_app. repeat split.
  - now apply gaps.
  - apply Forall_app. split; [apply allowed_map; intros; each_allowed|].
    destruct (is_exact (what q)); [constructor|]. rewrite !Forall_app.
    split; [|split; [|destruct (most (what q)); [|constructor]]]; apply allowed_map; intros; each_allowed.
  - now apply hue_facts_allowed.
  - apply allowed_flat_map. intros [i c] here. apply inside in here as [here _].
    apply allowed_map. intros k color. cbn [fst snd]. each_allowed.
  - destruct before as [q'|]; [|constructor]. apply Forall_app. split; [apply allowed_map; intros; each_allowed|].
    destruct (_ =? 0); [|constructor]. apply allowed_flat_map. intros t _. apply allowed_map. intros k color. each_allowed.
  - apply IH; auto. intros q' among. apply own. now right.
Qed.

End Allowed.

Theorem order_formula_variables p :
  (2 <= color_count p)%N -> limits_on_board p ->
  forall cl l, In cl (order_formula p) -> In l cl -> In (about l) (order_variables p).
Proof.
  intros two on cl l. rewrite order_formula_facts. apply (allowed_written (fun v => In v (order_variables p))).
  assert (own : forall c, In c (cells (board p)) -> allows (fun v => In v (order_variables p)) (cell_variables p c)).
  { intros c here v among. apply in_or_app. left. apply in_flat_map. now exists c. }
  unfold order_facts, all_allowed. rewrite !Forall_app. repeat split; apply allowed_flat_map.
  - intros c here. destruct (cell_painted_allowed _ p c two (own c here)) as [colors paints].
    assert (all : Forall (allowed (fun v => In v (order_variables p))) (map (has c) (foreground p))).
    { apply Forall_map, Forall_forall. exact colors. }
    apply Forall_app. split.
    + destruct (several p); [|constructor]. constructor; [constructor; auto; now apply allowed_opposite|].
      apply allowed_map. intros k color. repeat constructor; auto. now apply allowed_opposite, colors.
    + apply allowed_at_most_one; auto. intros v among. rewrite map_length in among.
      apply (own c here), in_or_app. right. apply in_or_app. now right.
  - intros [n [line [runs|]]] here; [|constructor]. apply row_allowed; auto.
    + intros c among. apply own. now apply (line_cells p n line (Some runs)).
    + intros q among v inside. apply in_or_app. right. apply in_flat_map. exists (n, (line, Some runs)).
      split; auto. apply in_flat_map. now exists q.
  - intros [c ks] here. assert (on_board : In c (cells (board p))) by now apply (on c ks).
    destruct (cell_painted_allowed _ p c two (own c on_board)) as [colors paints].
    apply Forall_app. split.
    + apply allowed_flat_map. intros k color. destruct (among ks k); repeat constructor. now apply allowed_opposite, colors.
    + destruct (among ks background); repeat constructor. exact paints.
Qed.

Definition is_group (v : variable) : bool := match v with Group _ _ _ => true | _ => false end.

Lemma groups_are_groups owner count v : In v (groups_of owner count) -> is_group v = true.
Proof.
  unfold groups_of. generalize count at 2. generalize count, 0. clear.
  induction count as [|fuel IH]; intros round count; cbn [groups_from]; [easy|]. destruct (count <=? 6); [easy|].
  intros among. apply in_app_or in among as [among|among]; [now apply in_map_iff in among as (i & <- & _)|].
  now apply IH in among.
Qed.

Lemma foreground_count p : length (foreground p) <= N.to_nat (color_count p) - 1.
Proof.
  unfold foreground, palette, all_colors. destruct (N.to_nat (color_count p)) as [|more]; [easy|].
  cbn [seq map filter N.of_nat]. rewrite N.eqb_refl. cbn [negb]. rewrite Nat.sub_succ, Nat.sub_0_r.
  transitivity (length (map N.of_nat (seq 1 more))); [|now rewrite map_length, seq_length].
  generalize (map N.of_nat (seq 1 more)). induction l as [|k l IH]; simpl; auto.
  destruct (negb _); simpl; lia.
Qed.

Theorem few_colors p v : (color_count p <= 7)%N -> In v (order_variables p) -> is_group v = false.
Proof.
  intros few. assert (none : forall owner, groups_of owner (length (foreground p)) = []).
  { intros owner. assert (small := foreground_count p). unfold groups_of.
    destruct (length (foreground p)) as [|count] eqn:long; [easy|]. cbn [groups_from].
    destruct (Nat.leb_spec (S count) 6); [easy|lia]. }
  intros among. apply in_app_or in among as [among|among]; apply in_flat_map in among as (part & here & among).
  - unfold cell_variables in among. rewrite none, app_nil_r in among. apply in_app_or in among as [among|among].
    + now apply in_map_iff in among as (k & <- & _).
    + destruct (several p); [|easy]. now destruct among as [<-|[]].
  - apply in_flat_map in among as (q & _ & among). unfold place_variables in among.
    rewrite !in_app_iff in among. destruct among as [among|[among|among]].
    + now apply in_map_iff in among as (t & <- & _).
    + destruct (is_exact (what q)); [easy|]. now apply in_map_iff in among as (t & <- & _).
    + destruct (run_color (what q)); [easy|]. destruct (several p); [|easy].
      rewrite none, app_nil_r in among. now apply in_map_iff in among as (k & <- & _).
Qed.
