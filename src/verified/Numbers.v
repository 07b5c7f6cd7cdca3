(** * Numbers that leave one picture, or none

    In: lines with clues, the colors that each cell may have, and a number for each family, cell and
    color (docs/method/weights.md). Out: [shows_only] and [shows_none], two programs.
    [only_picture]: if the first accepts, no other picture is possible (theorem 1 of weights.md).
    [no_picture]: if the second accepts, none is (theorem 2).

    The numbers may be any: they need not come from a file, and nothing about them is assumed. *)

From Coq Require Import List ZArith NArith Lia Bool Permutation.
From Verified Require Import Rules Charts Most Patterns Tables.
Import ListNotations.
Open Scope Z_scope.

(** Lines with their clues, family by family, and the colors that are still possible. A clue is a list of
    runs, a pattern, or neither. *)
Definition clue := (option (list run) * option pattern)%type.
Definition line := (list cell * clue)%type.
Record problem := Problem {
  places : list cell;
  line_families : list (list line);
  possible : table (list color) }.

Definition colors_of (p : problem) (c : cell) : list color :=
  match find c (possible p) with Some ks => ks | None => [] end.

Definition holds (x : picture) (l : line) : Prop :=
  line_fits x (fst l) (fst (snd l)) /\ pattern_holds x (fst l) (snd (snd l)).

Definition allowed (p : problem) (x : picture) : Prop :=
  (forall c, In c (places p) -> In (x c) (colors_of p c)) /\
  forall family, In family (line_families p) ->
    forall l, In l family -> holds x l.

(** Each cell lies once in each family, and there is a family. *)
Definition well_formed (p : problem) : Prop :=
  line_families p <> [] /\
  forall family, In family (line_families p) -> Permutation (places p) (concat (map fst family)).

(** ** Sums *)

Definition sum (l : list Z) : Z := fold_right Z.add 0 l.

Lemma sum_app a b : sum (a ++ b) = sum a + sum b.
Proof. induction a; simpl; lia. Qed.

Lemma sum_permutation a b : Permutation a b -> sum a = sum b.
Proof. induction 1; simpl; lia. Qed.

Lemma sum_zero {A : Type} (l : list A) : sum (map (fun _ => 0) l) = 0.
Proof. induction l; simpl; lia. Qed.

(** Families first or cells first: the same sum. *)
Lemma sum_swap {A B : Type} (g : A -> B -> Z) a b :
  sum (map (fun f => sum (map (g f) b)) a) = sum (map (fun c => sum (map (fun f => g f c) a)) b).
Proof.
  induction a as [|f a IH]; simpl.
  - now rewrite sum_zero.
  - rewrite IH. clear IH. induction b as [|c b IH]; simpl; lia.
Qed.

(** ** What all lines together collect *)

Section Bound.
Variable p : problem.
(** What a color of a cell collects in the line of a family. *)
Variable worth : nat -> cell -> color -> Z.

Definition options_of (f : nat) (c : cell) : options :=
  map (fun k => (k, worth f c k)) (colors_of p c).

(** The most of a line that allows everything. *)
Fixpoint most_of_options (cell : options) : option Z :=
  match cell with [] => None | (_, g) :: more => higher (Some g) (most_of_options more) end.
Definition most_of_free (line : list options) : option Z :=
  fold_right (fun cell rest => plus (most_of_options cell) rest) (Some 0) line.

Definition most_collected (f : nat) (l : line) : option Z :=
  let cells := map (options_of f) (fst l) in
  match snd l with
  | (Some runs, _) => most_of_line cells runs
  | (None, Some cases) => most_of_pattern cells cases
  | (None, None) => most_of_free cells
  end.

Definition total (f : nat) (family : list line) : option Z :=
  fold_right (fun l rest => plus (most_collected f l) rest) (Some 0) family.

Fixpoint bound (f : nat) (rest : list (list line)) : option Z :=
  match rest with
  | [] => Some 0
  | family :: rest => plus (total f family) (bound (S f) rest)
  end.

Definition below (limit : Z) : bool :=
  match bound 0 (line_families p) with Some b => b <? limit | None => true end.

Variable x : picture.
Hypothesis x_allowed : allowed p x.

Lemma most_of_options_reaches k g cell : In (k, g) cell -> reaches (most_of_options cell) g.
Proof.
  induction cell as [|[k' g'] more IH]; [easy|]. cbn [most_of_options]. intros [[= -> ->]|later].
  - apply reaches_left, reaches_itself.
  - apply reaches_right; auto.
Qed.

Lemma most_of_free_reaches line colors s : Collects line colors s -> reaches (most_of_free line) s.
Proof.
  induction 1 as [|cell line k g colors s here _ IH]; [apply reaches_itself|].
  simpl. apply reaches_plus; auto. now apply (most_of_options_reaches k).
Qed.

Definition collected (f : nat) (cs : list cell) : Z := sum (map (fun c => worth f c (x c)) cs).

Lemma picture_collects f cs :
  (forall c, In c cs -> In c (places p)) ->
  Collects (map (options_of f) cs) (map x cs) (collected f cs).
Proof.
  induction cs as [|c cs IH]; intros inside; simpl; constructor.
  - apply in_map_iff. exists (x c). split; auto. apply x_allowed, inside. now left.
  - apply IH. intros; apply inside. now right.
Qed.

Lemma most_collected_reaches f l :
  (forall c, In c (fst l) -> In c (places p)) -> holds x l ->
  reaches (most_collected f l) (collected f (fst l)).
Proof.
  intros inside [fit held]. unfold most_collected. destruct (snd l) as [[runs|] [cases|]].
  - apply (most_sound _ runs (map x (fst l))); [now apply picture_collects|exact fit].
  - apply (most_sound _ runs (map x (fst l))); [now apply picture_collects|exact fit].
  - destruct held as (c & among & held).
    apply (pattern_sound _ cases (map x (fst l)) _ c); auto. now apply picture_collects.
  - apply (most_of_free_reaches _ (map x (fst l))). now apply picture_collects.
Qed.

Lemma total_reaches f family :
  (forall l, In l family -> holds x l) ->
  (forall c, In c (concat (map fst family)) -> In c (places p)) ->
  reaches (total f family) (collected f (concat (map fst family))).
Proof.
  induction family as [|l family IH]; intros fit inside; [apply reaches_itself|].
  simpl. unfold collected. rewrite map_app, sum_app. apply reaches_plus.
  - apply most_collected_reaches; [|now apply fit; left].
    intros c among. apply inside. simpl. apply in_or_app. now left.
  - apply IH.
    + intros; apply fit; now right.
    + intros c among. apply inside. simpl. apply in_or_app. now right.
Qed.

Lemma bound_reaches rest : forall f,
  (forall family, In family rest -> Permutation (places p) (concat (map fst family))) ->
  (forall family, In family rest -> forall l, In l family -> holds x l) ->
  reaches (bound f rest) (sum (map (fun g => collected g (places p)) (seq f (length rest)))).
Proof.
  induction rest as [|family rest IH]; intros f once fit; [apply reaches_itself|].
  simpl. apply reaches_plus.
  - assert (same := once family (or_introl eq_refl)).
    unfold collected. rewrite (sum_permutation _ _ (Permutation_map _ same)).
    apply total_reaches.
    + intros l among. now apply (fit family (or_introl eq_refl)).
    + intros c among. now apply (Permutation_in c (Permutation_sym same)).
  - apply IH; intros family' among; [apply once|apply fit]; now right.
Qed.

(** What the picture collects over all families, cell by cell, is less than the limit. *)
Lemma below_sound limit :
  well_formed p -> below limit = true ->
  sum (map (fun c => sum (map (fun f => worth f c (x c)) (seq 0 (length (line_families p)))))
    (places p)) < limit.
Proof.
  intros [_ once] accepted. unfold below in accepted.
  destruct (bound_reaches (line_families p) 0) as (b & eq & le); auto.
  { apply x_allowed. }
  rewrite eq in accepted. apply Z.ltb_lt in accepted.
  rewrite <- (sum_swap (fun f c => worth f c (x c))). exact (Z.le_lt_trans _ _ _ le accepted).
Qed.

End Bound.

(** ** The numbers of all families but the last determine those of the last *)

Section Shares.
Variable p : problem.
Variable own : picture.                        (* the color of a cell that collects nothing *)
Variable numbers : nat -> cell -> color -> Z.  (* of all families but the last *)
Variable scale : Z.

Definition last : nat := pred (length (line_families p)).

Definition worth (f : nat) (c : cell) (k : color) : Z :=
  if N.eqb k (own c) then 0
  else if Nat.eqb f last then scale - sum (map (fun g => numbers g c k) (seq 0 last))
  else numbers f c k.

Definition apart (c : cell) (k : color) : Z := if N.eqb k (own c) then 0 else 1.

Lemma worth_sum c k :
  well_formed p ->
  sum (map (fun f => worth f c k) (seq 0 (length (line_families p)))) = scale * apart c k.
Proof.
  intros [some _]. unfold worth, apart. destruct (N.eqb k (own c)).
  - rewrite sum_zero. lia.
  - replace (length (line_families p)) with (S last).
    2:{ unfold last. destruct (line_families p); [easy|reflexivity]. }
    rewrite seq_S, map_app, sum_app. simpl. rewrite Nat.eqb_refl.
    rewrite (map_ext_in _ (fun g => numbers g c k)); [lia|].
    intros f among. apply in_seq in among.
    replace (f =? last)%nat with false; auto. symmetry. apply Nat.eqb_neq. lia.
Qed.

Lemma worth_all x cs :
  well_formed p ->
  sum (map (fun c => sum (map (fun f => worth f c (x c)) (seq 0 (length (line_families p))))) cs) =
  scale * sum (map (fun c => apart c (x c)) cs).
Proof.
  intros formed. induction cs as [|c cs IH]; simpl; [lia|]. rewrite IH, worth_sum by auto. lia.
Qed.

Lemma apart_counts x cs c :
  In c cs -> x c <> own c -> 1 <= sum (map (fun c => apart c (x c)) cs).
Proof.
  assert (positive : forall cs', 0 <= sum (map (fun c => apart c (x c)) cs')).
  { induction cs' as [|d cs' IH]; simpl; [lia|]. unfold apart at 1. destruct (N.eqb _ _); lia. }
  intros among differs. induction cs as [|d cs IH]; simpl; [easy|].
  destruct among as [->|among].
  - unfold apart at 1. apply N.eqb_neq in differs as ->. specialize (positive cs). lia.
  - specialize (IH among). unfold apart at 1. destruct (N.eqb _ _); lia.
Qed.

End Shares.

(** ** The two theorems *)

Definition shows_only (p : problem) (own : picture) (scale : Z) (numbers : nat -> cell -> color -> Z)
  : bool := (0 <? scale) && below p (worth p own numbers scale) scale.

Theorem only_picture p own scale numbers x :
  well_formed p -> shows_only p own scale numbers = true -> allowed p x ->
  forall c, In c (places p) -> x c = own c.
Proof.
  intros formed accepted x_allowed c among.
  apply andb_true_iff in accepted as [positive accepted]. apply Z.ltb_lt in positive.
  destruct (N.eq_dec (x c) (own c)) as [|differs]; auto. exfalso.
  apply (below_sound p _ x x_allowed scale formed) in accepted.
  rewrite worth_all in accepted by auto.
  assert (some := apart_counts own x (places p) c among differs). nia.
Qed.

(** In a refutation the background collects nothing. *)
Definition shows_none (p : problem) (numbers : nat -> cell -> color -> Z) : bool :=
  below p (worth p (fun _ => background) numbers 0) 0.

Theorem no_picture p numbers x : well_formed p -> shows_none p numbers = true -> ~ allowed p x.
Proof.
  intros formed accepted x_allowed.
  apply (below_sound p _ x x_allowed 0 formed) in accepted.
  rewrite worth_all in accepted by auto. lia.
Qed.
