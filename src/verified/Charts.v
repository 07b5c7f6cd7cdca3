(** * Charts: the most that a run collects, for each place of a line

    In: for each cell of a line, its possible colors and what each collects. Out: [ranging], for a run
    that begins at each place; [ranging_reaches]: no cells that hold such a run collect more.

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

Lemma reaches_weaken a s t : reaches a s -> t <= s -> reaches a t.
Proof. intros (b & -> & le) less. exists b. split; [auto|lia]. Qed.

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

(** What [n] cells from place [i] on collect. *)
Fixpoint stretch (gains : chart) (i n : nat) : option Z :=
  match n with O => Some 0 | S n => plus (at_place i gains) (stretch gains (S i) n) end.

Lemma stretch_collects k gains n : forall i front s,
  length front = n ->
  Collects front (repeat k n) s ->
  (forall j, (j < n)%nat -> at_place (i + j) gains = gain k (nth j front [])) ->
  reaches (stretch gains i n) s.
Proof.
  induction n as [|n IH]; intros i front s long collects same;
    inversion collects as [|cell more k' g colors rest here later]; subst.
  - apply reaches_itself.
  - injection long as long. cbn [stretch]. apply reaches_plus.
    + rewrite <- (Nat.add_0_r i), (same 0%nat) by lia. now apply gain_reaches.
    + apply (IH (S i) more); auto. intros j small.
      specialize (same (S j)). rewrite Nat.add_succ_r in same. apply same. lia.
Qed.

Lemma stretch_sums gains n : forall i b, stretch gains i n = Some b ->
  b = fst (sums_at i gains) - fst (sums_at (i + n) gains) /\
  (N.of_nat n <= snd (sums_at i gains))%N.
Proof.
  induction n as [|n IH]; intros i b; cbn [stretch].
  - intros [= <-]. rewrite Nat.add_0_r. split; lia.
  - destruct (at_place i gains) as [g|] eqn:here; [|easy].
    destruct (stretch gains (S i) n) as [rest|] eqn:later; [|easy]. intros [= <-].
    apply IH in later as [-> count]. apply sums_cell in here. rewrite here, Nat.add_succ_r. simpl. split; lia.
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

(** What [n] cells from place [i] on collect, and then what [after] says. *)
Definition leads (gains after : chart) (i n : nat) : option Z :=
  plus (stretch gains i n) (at_place (i + n) after).

Lemma known_leads gains after i n v :
  (i + n <= length gains)%nat -> reaches (leads gains after i n) v ->
  reaches (at_place i (known (N.of_nat n) gains after)) v.
Proof.
  intros inside. unfold leads. destruct (stretch gains i n) as [s|] eqn:run; [|now intros (? & ? & _)].
  destruct (at_place (i + n) after) as [t|] eqn:later; [|now intros (? & ? & _)]. intros (b & [= <-] & le).
  unfold known. replace (N.ltb _ _) with false by (symmetry; apply N.ltb_ge; lia). rewrite Nat2N.id.
  apply stretch_sums in run as [sum count]. assert (many := sums_length gains).
  erewrite windows_at with (v := t).
  - eexists. split; [reflexivity|]. rewrite nth_skipn, (Nat.add_comm n i).
    unfold sums_at in sum. lia.
  - lia.
  - rewrite skipn_length. lia.
  - rewrite nth_skipn, (Nat.add_comm n i). exact later.
  - exact count.
Qed.

(** The first [n] cells, and then what [t] says of the others. *)
Lemma leads_split gains after t m v n : forall i,
  (forall w, reaches (leads gains after (i + n) m) w -> reaches (at_place (i + n) t) w) ->
  reaches (leads gains after i (n + m)) v -> reaches (leads gains t i n) v.
Proof.
  intros i others. unfold leads.
  replace (plus (stretch gains i (n + m)) (at_place (i + (n + m)) after))
    with (plus (stretch gains i n) (leads gains after (i + n) m)).
  - destruct (stretch gains i n) as [s|]; [|now intros (? & ? & _)].
    destruct (leads gains after (i + n) m) as [w|]; [|now intros (? & ? & _)].
    intros (b & [= <-] & le). destruct (others w (reaches_itself w)) as (b & -> & le').
    exists (s + b). split; [reflexivity|lia].
  - unfold leads. rewrite Nat.add_assoc. generalize (at_place (i + n + m) after) as u. clear. revert i.
    induction n as [|n IH]; intros i u; cbn [stretch Nat.add].
    + rewrite Nat.add_0_r. now destruct (stretch gains i m), u.
    + rewrite <- (Nat.add_succ_comm i n). specialize (IH (S i) u).
      destruct (at_place i gains), (stretch gains (S i) n), (stretch gains (S i) (n + m)),
        (stretch gains (S i + n) m), u; simpl in *; try easy.
      injection IH as IH. f_equal. lia.
Qed.

(** ** A run of some lengths *)

Fixpoint higher_of (a b : chart) : chart :=
  match a, b with
  | x :: a, y :: b => higher x y :: higher_of a b
  | [], _ => b
  | _, [] => a
  end.

Lemma higher_of_reaches i : forall a b s,
  reaches (at_place i a) s \/ reaches (at_place i b) s -> reaches (at_place i (higher_of a b)) s.
Proof.
  unfold at_place. induction i as [|i IH]; intros [|x a] [|y b] s; simpl; intros [h|h]; auto;
    try (now destruct h as (? & ? & _)).
  - now apply reaches_left.
  - now apply reaches_right.
Qed.

(** For each place: up to [count] cells there, and then what [after] says. Twice as many are up to
    [count] cells, behind none or behind [count]. *)
Fixpoint up_to (count : positive) (gains after : chart) : chart :=
  let further n t := higher_of after (known n gains t) in
  match count with
  | xH => further 1%N after
  | xO half => let t := up_to half gains after in higher_of t (known (Npos half) gains t)
  | xI half => let t := up_to half gains after in further 1%N (higher_of t (known (Npos half) gains t))
  end.

(** At least [least] cells, and up to [more] others. *)
Definition ranging (least more : N) (gains after : chart) : chart :=
  known least gains match more with N0 => after | Npos count => up_to count gains after end.

(** The chart [t] says the most of up to [count] cells, and then what [after] says. *)
Definition Covers (gains after t : chart) (count : nat) : Prop := forall i n v,
  (n <= count)%nat -> (i + n <= length gains)%nat ->
  reaches (leads gains after i n) v -> reaches (at_place i t) v.

Lemma covers_none gains after : Covers gains after after 0.
Proof.
  intros i [|n] v none _; [|lia]. unfold leads. cbn [stretch]. rewrite Nat.add_0_r. now destruct (at_place i after).
Qed.

Lemma covers_joined gains after t u a b c :
  Covers gains after t a -> Covers gains after u b -> (c <= S a)%nat ->
  Covers gains after (higher_of t (known (N.of_nat c) gains u)) (c + b).
Proof.
  intros few others joined i n v enough inside leading. apply higher_of_reaches.
  destruct (Nat.le_gt_cases n a) as [small|large]; [left; now apply (few i n)|right].
  apply known_leads; [lia|]. apply (leads_split gains after u (n - c) v c i).
  - intros w. apply others; lia.
  - now replace (c + (n - c))%nat with n by lia.
Qed.

Lemma up_to_covers gains after count : Covers gains after (up_to count gains after) (Pos.to_nat count).
Proof.
  assert (none := covers_none gains after).
  assert (twice : forall half t, Covers gains after t (Pos.to_nat half) ->
    Covers gains after (higher_of t (known (Npos half) gains t)) (Pos.to_nat half + Pos.to_nat half)).
  { intros half t here. rewrite <- (positive_nat_N half). now apply (covers_joined _ _ t t _ _ _ here here), Nat.le_succ_diag_r. }
  induction count as [half IH|half IH|]; cbn [up_to].
  - replace (Pos.to_nat half~1) with (1 + (Pos.to_nat half + Pos.to_nat half))%nat by lia.
    apply (covers_joined _ _ _ _ 0 _ 1 none); auto.
  - replace (Pos.to_nat half~0) with (Pos.to_nat half + Pos.to_nat half)%nat by lia. auto.
  - exact (covers_joined _ _ _ _ 0 0 1 none none (le_n _)).
Qed.

Lemma ranging_reaches least more gains after i n v :
  (least <= N.of_nat n <= least + more)%N -> (i + n <= length gains)%nat ->
  reaches (leads gains after i n) v -> reaches (at_place i (ranging least more gains after)) v.
Proof.
  intros between inside leading. unfold ranging. rewrite <- (N2Nat.id least). apply known_leads; [lia|].
  apply (leads_split gains after _ (n - N.to_nat least) v).
  - intros w. destruct more as [|count]; [apply covers_none|apply up_to_covers]; lia.
  - now replace (N.to_nat least + (n - N.to_nat least))%nat with n by lia.
Qed.
