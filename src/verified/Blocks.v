(** * The blocks of a line of cells

    In: the colors [x] of the cells of a line of [n] cells, by place. A block is where a run lies:
    start, end (exclusive), color. Out:
    - [Drawn]: these blocks, and blank cells between them, are the cells;
    - [drawn_fits], [fits_drawn]: cells fit a clue if they are drawn by blocks that suit it;
    - [drawn_blocks]: cells have only one list of blocks, [blocks]. *)

From Coq Require Import List NArith Arith Lia Bool.
From Verified Require Import Rules.
Import ListNotations.
Open Scope nat_scope.

Record block := Block { start : nat; finish : nat; shade : color }.

(** From the cell [from] on; the cell in front of it has the color [before]. *)
Fixpoint Drawn (n : nat) (x : nat -> color) (from : nat) (before : color) (all : list block) : Prop :=
  match all with
  | [] => forall i, from <= i < n -> x i = background
  | b :: rest =>
      (from <= start b < finish b /\ finish b <= n) /\
      (shade b <> background /\ (start b = from -> shade b <> before)) /\
      (forall i, from <= i < start b -> x i = background) /\
      (forall i, start b <= i < finish b -> x i = shade b) /\
      Drawn n x (finish b) (shade b) rest
  end.

Definition suits (r : run) (b : block) : Prop :=
  allows_color r (shade b) /\ allows_length r (N.of_nat (finish b - start b)).

(** The cells from [from] on. *)
Definition behind (n : nat) (x : nat -> color) (from : nat) : list color := map x (seq from (n - from)).

Lemma behind_split n (x : nat -> color) from to :
  from <= to <= n -> behind n x from = map x (seq from (to - from)) ++ behind n x to.
Proof.
  intros inside. unfold behind. replace (n - from) with ((to - from) + (n - to)) by lia.
  rewrite seq_app, map_app. now replace (from + (to - from)) with to by lia.
Qed.

Lemma map_one_color (x : nat -> color) k count : forall from,
  (forall i, from <= i < from + count -> x i = k) -> map x (seq from count) = repeat k count.
Proof.
  induction count as [|count IH]; intros from all; simpl; auto.
  rewrite all by lia. f_equal. apply IH. intros. apply all. lia.
Qed.

Lemma one_color_map (x : nat -> color) k count : forall from,
  map x (seq from count) = repeat k count -> forall i, from <= i < from + count -> x i = k.
Proof.
  induction count as [|count IH]; intros from same i inside; simpl in *; [lia|].
  injection same as first later. destruct (Nat.eq_dec i from) as [->|]; auto.
  apply (IH (S from)); auto. lia.
Qed.

Lemma drawn_behind n x from before b rest :
  Drawn n x from before (b :: rest) ->
  behind n x from = repeat background (start b - from) ++ repeat (shade b) (finish b - start b) ++ behind n x (finish b).
Proof.
  intros (order & _ & blank & full & _).
  rewrite (behind_split n x from (start b)), (behind_split n x (start b) (finish b)) by lia.
  rewrite (map_one_color x background), (map_one_color x (shade b)); auto; intros; [apply full|apply blank]; lia.
Qed.

(** ** Blocks and clues *)

Lemma fits_blank before count runs cells :
  Fits (if count =? 0 then before else background) runs cells -> Fits before runs (repeat background count ++ cells).
Proof.
  revert before. induction count as [|count IH]; intros before fit; simpl in *; auto.
  constructor. apply IH. now destruct (count =? 0).
Qed.

Theorem drawn_fits n x all : forall from before runs,
  Drawn n x from before all -> Forall2 suits runs all -> Fits before runs (behind n x from).
Proof.
  induction all as [|b rest IH]; intros from before runs drawn suited; inversion suited as [|r ? runs' ? fit suited']; subst.
  - simpl in drawn. unfold behind.
    rewrite (map_one_color x background) by (intros; apply drawn; lia).
    rewrite <- app_nil_r. apply fits_blank. constructor.
  - rewrite (drawn_behind n x from before b rest drawn).
    destruct drawn as (order & (colored & differs) & _ & _ & drawn). destruct fit as [hue sized].
    apply fits_blank.
    replace (finish b - start b) with (S (finish b - start b - 1)) in * by lia.
    constructor; auto.
    destruct (start b - from) eqn:none; simpl; auto. apply differs. lia.
Qed.

Lemma drawn_earlier n x from before all :
  x from = background -> Drawn n x (S from) background all -> Drawn n x from before all.
Proof.
  intros blank. assert (first : forall i past, (forall i, S from <= i < past -> x i = background) -> from <= i < past -> x i = background).
  { intros i past later inside. destruct (Nat.eq_dec i from) as [->|]; auto. apply later. lia. }
  destruct all as [|b rest]; simpl.
  - intros drawn i. now apply first.
  - intros (order & (colored & _) & gone & full & drawn). repeat split; auto; try lia.
    intros i. now apply first.
Qed.

Theorem fits_drawn n x before runs cells :
  Fits before runs cells -> forall from, from <= n -> cells = behind n x from ->
  exists all, Drawn n x from before all /\ Forall2 suits runs all.
Proof.
  induction 1 as [before|before runs cells _ IH|before k j r runs cells colored differs hue sized _ IH];
    intros from inside same.
  - exists []. split; [|constructor]. intros i between. unfold behind in same.
    destruct (n - from) eqn:none; [lia|discriminate].
  - destruct (Nat.eq_dec from n) as [->|].
    { unfold behind in same. now rewrite Nat.sub_diag in same. }
    unfold behind in same. replace (n - from) with (S (n - S from)) in same by lia.
    injection same as first later.
    destruct (IH (S from)) as (all & drawn & suited); auto; [lia|].
    exists all. split; auto. now apply drawn_earlier.
  - assert (long := f_equal (@length _) same). unfold behind in long.
    rewrite app_length, repeat_length, map_length, seq_length in long.
    rewrite (behind_split n x from (from + S j)) in same by lia.
    replace (from + S j - from) with (S j) in same by lia.
    assert (parts : repeat k (S j) = map x (seq from (S j)) /\ cells = behind n x (from + S j)).
    { clear - same. assert (long : length (repeat k (S j)) = length (map x (seq from (S j)))).
      { now rewrite repeat_length, map_length, seq_length. }
      revert same long. generalize (repeat k (S j)) (map x (seq from (S j))).
      induction l as [|a l IHl]; intros [|b l']; simpl; intros same long; try easy.
      injection same as -> same. destruct (IHl l'); auto. now subst. }
    destruct parts as [own later].
    destruct (IH (from + S j)) as (all & drawn & suited); auto; [lia|].
    exists (Block from (from + S j) k :: all). split.
    + cbn [Drawn start finish shade]. repeat split; auto; try lia.
      intros i between. now apply (one_color_map x k (S j) from).
    + constructor; auto. split; cbn [start finish shade]; auto.
      now replace (from + S j - from) with (S j) by lia.
Qed.

(** ** The blocks of given cells *)

Fixpoint blocks (from : nat) (cells : list color) : list block :=
  match cells with
  | [] => []
  | k :: cells =>
      let later := blocks (S from) cells in
      if N.eqb k background then later else
      match later with
      | b :: rest =>
          if (start b =? S from) && N.eqb (shade b) k then Block from (finish b) k :: rest
          else Block from (S from) k :: later
      | [] => [Block from (S from) k]
      end
  end.

Lemma blocks_blank count cells : forall from,
  blocks from (repeat background count ++ cells) = blocks (from + count) cells.
Proof.
  induction count as [|count IH]; intros from; simpl; [now rewrite Nat.add_0_r|].
  rewrite IH. now replace (S from + count) with (from + S count) by lia.
Qed.

Lemma blocks_run k count cells : k <> background -> forall from,
  match blocks (from + S count) cells with b :: _ => start b = from + S count -> shade b <> k | [] => True end ->
  blocks from (repeat k (S count) ++ cells) = Block from (from + S count) k :: blocks (from + S count) cells.
Proof.
  intros colored. apply N.eqb_neq in colored.
  induction count as [|count IH]; intros from apart.
  - cbn [repeat app blocks]. rewrite colored. rewrite Nat.add_1_r in *.
    destruct (blocks (S from) cells) as [|b rest]; auto.
    destruct (Nat.eqb_spec (start b) (S from)) as [same|]; auto.
    apply apart, N.eqb_neq in same. now rewrite same.
  - change (repeat k (S (S count)) ++ cells) with (k :: (repeat k (S count) ++ cells)).
    replace (from + S (S count)) with (S from + S count) in * by lia.
    cbn [blocks]. rewrite colored, IH by exact apart. cbn [start shade finish].
    now rewrite Nat.eqb_refl, N.eqb_refl.
Qed.

Theorem drawn_blocks n x all : forall from before,
  Drawn n x from before all -> blocks from (behind n x from) = all.
Proof.
  induction all as [|b rest IH]; intros from before drawn.
  - unfold behind. rewrite (map_one_color x background) by (intros; apply drawn; lia).
    rewrite <- (app_nil_r (repeat _ _)). now rewrite blocks_blank.
  - rewrite (drawn_behind n x from before b rest drawn).
    destruct drawn as (order & (colored & _) & _ & _ & drawn).
    specialize (IH _ _ drawn).
    rewrite blocks_blank. replace (from + (start b - from)) with (start b) by lia.
    replace (finish b - start b) with (S (finish b - start b - 1)) by lia.
    assert (same : start b + S (finish b - start b - 1) = finish b) by lia.
    rewrite blocks_run; auto; rewrite same, IH.
    + now destruct b.
    + destruct rest as [|b' rest]; auto. now destruct drawn as (_ & (_ & differs) & _).
Qed.
