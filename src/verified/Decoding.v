(** * What a model of a formula says about cells and lines

    In: a model of some clauses of Formula.v. Out: what [decode] makes of it: [decode_color] for a cell,
    [limited_holds] for one whose colors are limited, [effect_holds] for a line whose placement is taken. *)

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

Lemma foreground_once p : NoDup (foreground p).
Proof.
  apply NoDup_filter. unfold palette, all_colors. generalize (seq_NoDup (N.to_nat (color_count p)) 0).
  induction 1 as [|i l fresh _ IH]; simpl; constructor; auto.
  intros among. apply in_map_iff in among as (j & same & among). apply Nat2N.inj in same. now subst.
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

Lemma line_cells p n line clue c :
  In (n, (line, clue)) (clued_lines p) -> In c line -> In c (cells (board p)).
Proof.
  intros among here. apply member_numbered in among. apply in_combine_l in among.
  unfold lines in among. apply in_flat_map in among as (f & family & among).
  destruct (Board.numbered (board p) f family) as [number Hn].
  apply cells_on_board, (in_lines_of (board p) f number c Hn).
  apply in_concat. now exists line.
Qed.
