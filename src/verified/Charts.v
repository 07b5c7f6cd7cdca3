(** * Charts: the most that a run collects, for each place of a line

    In: for each cell of a line, its possible colors and what each collects. Out: [known] and
    [unknown], for a run of known and of any length that begins at each place; [known_reaches] and
    [unknown_reaches]: no cells that hold such a run collect more.

    [at_place i] of a chart is the most that the cells from place [i] on collect; [None] if there is no
    way. A run of known length is a window of the line, whose sum is a difference of two sums up to the
    end; so a run costs a few additions a place, however long it is. *)

From Coq Require Import List ZArith NArith Lia Bool.
From Verified Require Import Rules.
Import ListNotations.
Open Scope Z_scope.

(** ** Sums that may be missing *)

Definition higher (a b : option Z) : option Z :=
  match a, b with
  | Some x, Some y => Some (if x <=? y then y else x)
  | Some x, None => a
  | None, _ => b
  end.
Definition plus (a b : option Z) : option Z :=
  match a, b with Some x, Some y => Some (x + y) | _, _ => None end.

Definition reaches (bound : option Z) (sum : Z) : Prop := exists b, bound = Some b /\ sum <= b.

Lemma reaches_itself sum : reaches (Some sum) sum.
Proof. exists sum. split; [reflexivity|lia]. Qed.

Lemma reaches_left a b sum : reaches a sum -> reaches (higher a b) sum.
Proof.
  intros (x & -> & le). destruct b as [y|]; simpl; eexists; (split; [reflexivity|]); auto.
  destruct (Z.leb_spec x y); lia.
Qed.

Lemma reaches_right a b sum : reaches b sum -> reaches (higher a b) sum.
Proof.
  intros (y & -> & le). destruct a as [x|]; simpl; eexists; (split; [reflexivity|]); auto.
  destruct (Z.leb_spec x y); lia.
Qed.

Lemma reaches_plus a b s t : reaches a s -> reaches b t -> reaches (plus a b) (s + t).
Proof. intros (x & -> & le) (y & -> & le'). eexists. split; [reflexivity|lia]. Qed.

Definition chart := list (option Z).
Definition at_place (i : nat) (t : chart) : option Z := nth i t None.

Lemma at_place_inside i t sum : reaches (at_place i t) sum -> (i < length t)%nat.
Proof.
  intros (b & eq & _). destruct (Nat.lt_ge_cases i (length t)) as [|beyond]; auto.
  unfold at_place in eq. now rewrite nth_overflow in eq.
Qed.

Lemma nth_skipn {A : Type} (d : A) n : forall i l, nth i (skipn n l) d = nth (n + i) l d.
Proof. induction n as [|n IH]; intros i [|x l]; simpl; auto. now destruct i. Qed.

(** ** What the cells of a line collect *)

(** A cell: its possible colors, with what each collects. *)
Definition options := list (color * Z).

Fixpoint gain (k : color) (cell : options) : option Z :=
  match cell with
  | [] => None
  | (k', g) :: more => if N.eqb k k' then higher (Some g) (gain k more) else gain k more
  end.

Lemma gain_reaches k g cell : In (k, g) cell -> reaches (gain k cell) g.
Proof.
  induction cell as [|[k' g'] more IH]; [easy|]. cbn [gain]. intros [[= -> ->]|later].
  - rewrite N.eqb_refl. apply reaches_left, reaches_itself.
  - destruct (N.eqb k k'); [apply reaches_right|]; auto.
Qed.

(** [Collects line colors sum]: cells of these colors collect this sum. *)
Inductive Collects : list options -> list color -> Z -> Prop :=
| Collects_end : Collects [] [] 0
| Collects_cell cell line k g colors sum :
    In (k, g) cell -> Collects line colors sum ->
    Collects (cell :: line) (k :: colors) (g + sum).

Lemma Collects_app front back : forall line sum,
  Collects line (front ++ back) sum ->
  exists first rest s t, line = first ++ rest /\ sum = s + t /\
    Collects first front s /\ Collects rest back t.
Proof.
  induction front as [|k front IH]; intros line sum collects.
  - exists [], line, 0, sum. repeat split; auto. constructor.
  - inversion collects as [|cell line' k' g colors sum' here later]; subst.
    apply IH in later as (first & rest & s & t & -> & -> & front' & back').
    exists (cell :: first), rest, (g + s), t. repeat split; auto; [lia|now constructor].
Qed.

Lemma Collects_length line colors sum : Collects line colors sum -> length line = length colors.
Proof. induction 1; simpl; auto. Qed.

(** ** A run of known length *)

(** For each place: the sum to the end of the line; how many cells in a row may have the color. *)
Fixpoint sums (gains : chart) : list (Z * N) :=
  match gains with
  | [] => [(0, 0%N)]
  | g :: more =>
      let rest := sums more in
      match rest, g with
      | (s, n) :: _, Some g => (g + s, N.succ n) :: rest
      | (s, _) :: _, None => (s, 0%N) :: rest
      | [], _ => []
      end
  end.

(** For each place: the run begins there. [behind] and [after] are [sums] and the chart of what comes
    after the run, without as many places as the run has cells. *)
Fixpoint windows (wanted : N) (here behind : list (Z * N)) (after : chart) : chart :=
  match here, behind, after with
  | (s, n) :: here, (s', _) :: behind, v :: after =>
      match v with
      | Some v => if N.leb wanted n then Some (v + (s - s')) else None
      | None => None
      end :: windows wanted here behind after
  | _, _, _ => []
  end.

Definition known (wanted : N) (gains after : chart) : chart :=
  if N.ltb (N.of_nat (length gains)) wanted then [] else
  let n := N.to_nat wanted in
  let all := sums gains in
  windows wanted all (skipn n all) (skipn n after).

Lemma sums_length gains : length (sums gains) = S (length gains).
Proof.
  induction gains as [|g more IH]; auto. simpl.
  destruct (sums more) as [|[s n] rest] eqn:eq; [easy|].
  destruct g; simpl in *; now rewrite IH.
Qed.

Definition nothing : Z * N := (0, 0%N).
Definition sums_at (i : nat) (gains : chart) : Z * N := nth i (sums gains) nothing.

Lemma sums_cell i gains g :
  at_place i gains = Some g ->
  sums_at i gains = (g + fst (sums_at (S i) gains), N.succ (snd (sums_at (S i) gains))).
Proof.
  revert i. induction gains as [|first more IH]; intros i here; [now destruct i|].
  unfold sums_at in *. simpl. pose proof (sums_length more) as long.
  destruct (sums more) as [|[s n] rest] eqn:eq; [easy|].
  destruct i as [|i].
  - unfold at_place in here. simpl in here. subst first. reflexivity.
  - specialize (IH i here). simpl in IH. destruct first; exact IH.
Qed.

(** The first cells of the rest of a line may all have a color and collect [s] in it. *)
Lemma sums_run k n gains : forall i front s,
  length front = n ->
  Collects front (repeat k n) s ->
  (forall j, (j < n)%nat -> at_place (i + j) gains = gain k (nth j front [])) ->
  s <= fst (sums_at i gains) - fst (sums_at (i + n) gains) /\
  (N.of_nat n <= snd (sums_at i gains))%N.
Proof.
  induction n as [|n IH]; intros i front s long collects same.
  - inversion collects; subst. rewrite Nat.add_0_r. split; lia.
  - inversion collects as [|cell more k' g colors rest here later]; subst.
    simpl in long. injection long as long.
    destruct (gain_reaches _ _ _ here) as (b & eq & le).
    assert (first : at_place i gains = Some b).
    { rewrite <- (Nat.add_0_r i), (same 0%nat) by lia. exact eq. }
    apply sums_cell in first.
    destruct (IH (S i) more rest long later) as [sum count].
    { intros j small. specialize (same (S j)). simpl in same.
      rewrite Nat.add_succ_r in same. apply same. lia. }
    rewrite first. simpl. rewrite Nat.add_succ_r. simpl in sum. split; lia.
Qed.

Lemma windows_at wanted i : forall here behind after v,
  (i < length here)%nat -> (i < length behind)%nat ->
  nth i after None = Some v -> (wanted <= snd (nth i here nothing))%N ->
  at_place i (windows wanted here behind after) =
    Some (v + (fst (nth i here nothing) - fst (nth i behind nothing))).
Proof.
  unfold at_place.
  induction i as [|i IH]; intros [|[s n] here] [|[s' n'] behind] [|u after] v; simpl;
    intros inside inside' later enough; try lia; try discriminate.
  - subst u. now apply N.leb_le in enough as ->.
  - apply IH; auto; lia.
Qed.

Lemma known_reaches k n gains after i front s t :
  length front = n -> (i + n <= length gains)%nat ->
  Collects front (repeat k n) s ->
  (forall j, (j < n)%nat -> at_place (i + j) gains = gain k (nth j front [])) ->
  reaches (at_place (i + n) after) t ->
  reaches (at_place i (known (N.of_nat n) gains after)) (s + t).
Proof.
  intros long inside collects same (v & later & le). unfold known.
  replace (N.ltb _ _) with false by (symmetry; apply N.ltb_ge; lia).
  rewrite Nat2N.id.
  destruct (sums_run k n gains i front s long collects same) as [sum count].
  assert (many := sums_length gains).
  erewrite windows_at with (v := v).
  - eexists. split; [reflexivity|]. rewrite nth_skipn, (Nat.add_comm n i).
    unfold sums_at in sum. lia.
  - lia.
  - rewrite skipn_length. lia.
  - rewrite nth_skipn, (Nat.add_comm n i). exact later.
  - exact count.
Qed.

(** ** A run of any length *)

(** For each place: the run begins there. [after] begins one place later. *)
Fixpoint unknown (gains after : chart) : chart :=
  match gains, after with
  | g :: gains, v :: after =>
      let rest := unknown gains after in
      plus g (higher v (hd None rest)) :: rest
  | _, _ => []
  end.

Lemma unknown_at i : forall gains after g b,
  at_place i gains = Some g ->
  reaches (at_place i after) b \/ reaches (at_place (S i) (unknown gains after)) b ->
  (i < length after)%nat ->
  reaches (at_place i (unknown gains after)) (g + b).
Proof.
  unfold at_place. induction i as [|i IH]; intros [|g' gains] [|v after] g b; simpl;
    intros here later inside; try discriminate; try lia.
  - subst g'. apply (reaches_plus (Some g)); [apply reaches_itself|].
    destruct later as [later|later]; [now apply reaches_left|].
    apply reaches_right. now destruct (unknown gains after).
  - apply (IH gains after g b here later). lia.
Qed.

Lemma reaches_weaken a s t : reaches a s -> t <= s -> reaches a t.
Proof. intros (b & -> & le) less. exists b. split; [auto|lia]. Qed.

Lemma unknown_reaches k n gains after : forall i front s t,
  length front = S n ->
  Collects front (repeat k (S n)) s ->
  (forall j, (j < S n)%nat -> at_place (i + j) gains = gain k (nth j front [])) ->
  reaches (at_place (i + n) after) t ->
  reaches (at_place i (unknown gains after)) (s + t).
Proof.
  induction n as [|n IH]; intros i front s t long collects same later;
    inversion collects as [|cell more k' g colors rest here others]; subst;
    simpl in long; injection long as long;
    destruct (gain_reaches _ _ _ here) as (b & eq & le);
    (assert (first : at_place i gains = Some b);
     [rewrite <- (Nat.add_0_r i), (same 0%nat) by lia; exact eq|]).
  - inversion others; subst. rewrite Nat.add_0_r in later.
    apply reaches_weaken with (s := b + t); [|lia].
    apply unknown_at; auto. now apply at_place_inside in later.
  - apply reaches_weaken with (s := b + (rest + t)); [|lia].
    apply unknown_at; auto.
    + right. apply (IH (S i) more); auto.
      * intros j small. specialize (same (S j)). simpl in same.
        rewrite Nat.add_succ_r in same. apply same. lia.
      * now rewrite Nat.add_succ_r in later.
    + apply at_place_inside in later. lia.
Qed.
