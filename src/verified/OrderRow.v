(** * A whole line by order

    In: a line whose cells show colors, and the places of the runs of its clue. Out:
    - [row_blocks]: where all clauses of the line hold, its cells are drawn by blocks that suit the runs;
    - [row_holds]: where its cells are drawn by such blocks, and the runs lie there, all clauses hold;
    - [blocks_within]: such blocks lie between the earliest and the latest places of the runs. *)

From Coq Require Import List NArith Arith Lia Bool.
From Verified Require Import Rules Numbering Formula Decoding Facts Order Blocks OrderColors OrderLine.
Import ListNotations.
Open Scope nat_scope.

Definition shade_of (b : option block) : color := match b with None => background | Some b => shade b end.

(** One cell or more, and a color of the palette. *)
Definition usable (p : puzzle) (r : run) : Prop :=
  1 <= size r /\ forall own, run_color r = Some own -> In own (foreground p).

(** Runs that touch differ in color, so those of one color have a gap. *)
Lemma gap_kept p r r' b b' :
  suits r b -> suits r' b' -> In (shade b) (foreground p) -> In (shade b') (foreground p) ->
  finish b <= start b' -> (start b' = finish b -> shade b' <> shade b) ->
  finish b + gap p r r' <= start b'.
Proof.
  intros [hue _] [hue' _] here here' order differs.
  assert (shade b' = shade b -> finish b + 1 <= start b').
  { intros same. destruct (Nat.eq_dec (start b') (finish b)) as [touch|]; [|lia]. now destruct (differs touch). }
  unfold gap. destruct (several p) eqn:some; [|now apply H, (one_foreground p)].
  unfold allows_color in *.
  destruct (run_color r) as [k|], (run_color r') as [k'|]; simpl in *; try lia.
  destruct (N.eqb_spec k k'); [apply H; congruence|lia].
Qed.

Section Row.
Variable p : puzzle.
Variable m : model.
Variable line : list cell.
Variable x : nat -> color.
Hypothesis shown : forall i c, In (i, c) (numbered 0 line) -> Shows p m c (x i).

(** What is known of the run in front. *)
Definition Ahead (q : option place) (b : option block) : Prop :=
  ReadsSome p m q b /\
  match q, b with
  | Some q, Some b => suits (what q) b /\ In (shade b) (foreground p) /\ finish b <= length line
  | _, _ => True
  end.

Lemma ahead_of q b : Reads p m q b -> suits (what q) b -> In (shade b) (foreground p) ->
  finish b <= length line -> Ahead (Some q) (Some b).
Proof. now split. Qed.

Lemma pair_holds_iff before q bb b :
  Ahead before bb -> Reads p m q b -> suits (what q) b -> In (shade b) (foreground p) ->
  all_hold m (pair_facts p line before q) <->
  end_of bb <= start b /\ (start b = end_of bb -> shade b <> shade_of bb).
Proof.
  intros [ahead more] reads fit here. destruct before as [q'|], bb as [b'|]; try easy.
  - destruct more as (fit' & here' & inside). rewrite (pair_means p m line x shown q' q b' b) by auto. simpl. split.
    + intros [order differs]. split; auto. lia.
    + intros [order differs]. split; auto. now apply gap_kept.
  - simpl. split; [|now intros _ ?]. intros _. split; [lia|]. intros _. now apply in_foreground in here.
Qed.

Theorem row_blocks n slack runs : (2 <= color_count p)%N -> forall number at_cell before bb,
  at_cell + slack + room p runs <= length line -> Forall (usable p) runs -> Ahead before bb ->
  all_hold m (row_facts p line before (places p n number at_cell slack runs)) ->
  exists all, Forall2 (Reads p m) (places p n number at_cell slack runs) all /\ Forall2 suits runs all /\
    Drawn (length line) x (end_of bb) (shade_of bb) all.
Proof.
  intros two. induction runs as [|r rest IH]; intros number at_cell before bb inside use ahead holds; cbn [places row_facts] in *.
  - exists []. repeat split; auto. simpl. intros i between.
    apply (proj1 (gap_means p m line x shown before None bb None (proj1 ahead) I) holds i between). lia.
  - inversion use as [|? ? [some known] use']; subst. cbn [room] in inside.
    set (q := Place n number r at_cell slack) in *.
    rewrite !all_hold_app in holds. destruct holds as (gaps & thresholds & hues & cover & pair & later).
    destruct (some_block p m line x shown q two known some) as (b & reads & fit & here & within); auto.
    { unfold hi, q. simpl. lia. }
    apply (pair_holds_iff before q bb b) in pair as [order differs]; auto.
    apply (IH _ _ (Some q) (Some b)) in later as (all & read & suited & drawn); auto; [|lia|now apply ahead_of].
    exists (b :: all). split; [now constructor|]. split; [now constructor|].
    cbn [Drawn]. split; [lia|]. split; [split; auto; now apply in_foreground in here|]. repeat split; auto.
    + intros i between. apply (proj1 (gap_means p m line x shown before (Some q) bb (Some b) (proj1 ahead) reads) gaps i between). lia.
    + intros i between. apply (proj1 (cover_means p m line x shown q b reads here) cover i between). lia.
Qed.

Theorem row_holds n slack runs all : forall number at_cell before bb,
  Forall2 (Reads p m) (places p n number at_cell slack runs) all -> Forall2 suits runs all ->
  Forall (fun b => In (shade b) (foreground p)) all ->
  Forall2 (fun q b => Grouped m (Hue (of_line q) (of_run q) background) (shade b)) (places p n number at_cell slack runs) all ->
  Ahead before bb -> Drawn (length line) x (end_of bb) (shade_of bb) all ->
  all_hold m (row_facts p line before (places p n number at_cell slack runs)).
Proof.
  revert all. induction runs as [|r rest IH]; intros all number at_cell before bb read suited colored grouped ahead drawn;
    inversion suited as [|? b ? all' fit suited']; subst; cbn [places row_facts] in *.
  - apply (gap_means p m line x shown before None bb None (proj1 ahead) I).
    intros i between _. apply drawn. exact between.
  - set (q := Place n number r at_cell slack) in *.
    inversion read as [|? ? ? ? reads read']; inversion colored as [|? ? here colored']; inversion grouped as [|? ? ? ? group grouped']; subst.
    cbn [Drawn] in drawn. destruct drawn as (order & (_ & differs) & blank & full & drawn).
    rewrite !all_hold_app. repeat split.
    + apply (gap_means p m line x shown before (Some q) bb (Some b) (proj1 ahead) reads). auto.
    + apply (block_thresholds p m line x shown q b); auto. lia.
    + now apply (block_hues p m q b).
    + apply (cover_means p m line x shown q b); auto.
    + apply (pair_holds_iff before q bb b); auto. split; auto. lia.
    + apply (IH all' _ _ (Some q) (Some b)); auto. apply ahead_of; auto. lia.
Qed.

End Row.

(** ** Earliest and latest places *)

Definition Within (q : place) (b : block) : Prop :=
  lo q <= start b <= hi q /\ finish b <= hi q + size (what q).

Lemma size_suits r b : suits r b -> size r <= finish b - start b.
Proof. intros [_ long]. exact (proj1 (size_allows _ _ long)). Qed.

Lemma latest p n x all : forall from before runs,
  Drawn n x from before all -> Forall2 suits runs all -> Forall (fun b => In (shade b) (foreground p)) all ->
  match all with [] => True | b :: _ => finish b + (room p runs - size (hd (Run 0 None None) runs)) <= n end.
Proof.
  induction all as [|b rest IH]; intros from before runs drawn suited colored; auto.
  inversion suited as [|r ? runs' ? fit suited']; inversion colored as [|? ? here colored']; subst.
  destruct drawn as (order & _ & _ & _ & drawn). cbn [room hd].
  specialize (IH _ _ runs' drawn suited' colored').
  destruct rest as [|b' rest]; inversion suited' as [|r' ? runs'' ? fit' suited'']; subst; cbn [room gap_behind hd] in *; [lia|].
  inversion colored' as [|? ? here' colored'']; subst.
  destruct drawn as (order' & (_ & differs) & _).
  assert (size r' <= finish b' - start b') by now apply size_suits.
  assert (finish b + gap p r r' <= start b') by (apply gap_kept; auto; lia). lia.
Qed.

Theorem blocks_within p n slack x all : forall number at_cell from before runs line,
  at_cell + slack + room p runs = n ->
  Drawn n x from before all -> Forall2 suits runs all -> Forall (fun b => In (shade b) (foreground p)) all ->
  match all with [] => True | b :: _ => at_cell <= start b end ->
  Forall2 Within (places p line number at_cell slack runs) all.
Proof.
  induction all as [|b rest IH]; intros number at_cell from before runs line whole drawn suited colored first.
  - inversion suited. constructor.
  - assert (late := latest p n x (b :: rest) from before runs drawn suited colored).
    inversion suited as [|r ? runs' ? fit suited']; inversion colored as [|? ? here colored']; subst.
    destruct drawn as (order & _ & _ & _ & drawn). cbn [places room hd] in *.
    assert (size r <= finish b - start b) by now apply size_suits.
    constructor.
    + unfold Within, hi. cbn [lo Order.slack what]. lia.
    + apply (IH _ _ (finish b) (shade b)); auto; [lia|].
      destruct rest as [|b' rest]; auto.
      inversion suited' as [|r' ? runs'' ? fit' suited'']; inversion colored' as [|? ? here' colored'']; subst.
      destruct drawn as (order' & (_ & differs) & _). cbn [gap_behind].
      assert (finish b + gap p r r' <= start b') by (apply gap_kept; auto; lia). lia.
Qed.
