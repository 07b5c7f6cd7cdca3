(** * Lines go straight on, and have no gap

    In: the shapes of Rules. Out:
    - [neighbors_in_lines]: a cell and the next one of a line touch, and the next one lies to the right,
      above or below, as the family is read;
    - [lines_in_order]: the next line of a family lies below, to the right or to the left. *)

From Coq Require Import List ZArith Lia Bool.
From Verified Require Import Rules Board.
Import ListNotations.
Open Scope Z_scope.

(** Each member and the next one. *)
Fixpoint chain {A : Type} (next : A -> A -> Prop) (l : list A) : Prop :=
  match l with
  | a :: (b :: _) as rest => next a b /\ chain next rest
  | _ => True
  end.

(** The center of a cell: how far down (rows; of triangles, thirds of rows), how far to the right
    (squares; half cells of hexagons; half sides of triangles). *)
Definition center (s : shape) (c : cell) : Z * Z :=
  let (row, x) := c in
  match s with
  | Rectangle _ _ => (row, x)
  | Hexagons _ _ _ _ _ _ => (row, 2 * x + row)
  | Triangles _ _ _ _ _ _ => (3 * row + 2 - x mod 2, x - row + 1)
  end.

(** The corners of a triangle: how far down, and how far to the right in half sides. *)
Definition corners (c : cell) : list (Z * Z) :=
  let (row, t) := c in
  let left := t - row in
  if Z.even t then [(row, left + 1); (row + 1, left); (row + 1, left + 2)]
  else [(row, left); (row, left + 2); (row + 1, left + 1)].

(** Cells touch at a side: squares whose centers have distance 1; hexagons, too (with rows a half of
    the square root of 3 apart, the square of the distance is the sum below); triangles with two common
    corners. *)
Definition touch (s : shape) (c d : cell) : Prop :=
  let down := fst d - fst c in
  let x := snd d - snd c in
  match s with
  | Rectangle _ _ => x * x + down * down = 1
  | Hexagons _ _ _ _ _ _ => x * x + x * down + down * down = 1
  | Triangles _ _ _ _ _ _ =>
      exists a b, a <> b /\ (In a (corners c) /\ In a (corners d)) /\ In b (corners c) /\ In b (corners d)
  end.

Definition right (c d : Z * Z) : Prop := snd c < snd d.
Definition above (c d : Z * Z) : Prop := fst d < fst c.
Definition under (c d : Z * Z) : Prop := fst c < fst d.

(** Where the next cell lies, for each family. *)
Definition reading (s : shape) : list (Z * Z -> Z * Z -> Prop) :=
  match s with
  | Rectangle _ _ => [right; under]
  | Hexagons _ _ _ _ _ _ => [right; above; under]
  | Triangles _ _ _ _ _ _ => [right; under; under]
  end.

Definition next (s : shape) (towards : Z * Z -> Z * Z -> Prop) (c d : cell) : Prop :=
  touch s c d /\ towards (center s c) (center s d).

(** What a board keeps of a way is one piece, if cells between cells of the board are on the board. *)
Lemma kept_in_one_piece (keep : cell -> bool) (way : Z -> cell) (R : cell -> cell -> Prop) :
  (forall i j k, i < j < k -> keep (way i) = true -> keep (way k) = true -> keep (way j) = true) ->
  (forall i, R (way i) (way (i + 1))) ->
  forall n first, chain R (filter keep (map way (counted first n))).
Proof.
  intros convex step. induction n as [|n IH]; intros first; cbn [counted map filter]; [easy|].
  destruct (keep (way first)) eqn:here; [|apply IH].
  destruct n as [|n]; [easy|]. specialize (IH (first + 1)). cbn [counted map filter] in *.
  destruct (keep (way (first + 1))) eqn:later; [now split|].
  assert (none : forall k, In k (counted (first + 1 + 1) n) -> keep (way k) = false).
  { intros k among. apply in_counted in among. destruct (keep (way k)) eqn:kept; auto.
    rewrite (convex first (first + 1) k) in later; auto; lia. }
  destruct (filter keep (map way (counted (first + 1 + 1) n))) as [|c rest] eqn:kept; [easy|].
  assert (among : In c (filter keep (map way (counted (first + 1 + 1) n)))).
  { rewrite kept. now left. }
  apply filter_In in among as [among true_kept]. apply in_map_iff in among as (k & <- & among).
  now rewrite (none k among) in true_kept.
Qed.

Lemma counted_last n : forall first, counted first (S n) = counted first n ++ [first + Z.of_nat n].
Proof.
  induction n as [|n IH]; intros first.
  - simpl. now rewrite Z.add_0_r.
  - change (counted first (S (S n))) with (first :: counted (first + 1) (S n)).
    rewrite IH. cbn [counted app].
    now replace (first + Z.of_nat (S n)) with (first + 1 + Z.of_nat n) by lia.
Qed.

Lemma counted_backwards n : forall first,
  rev (counted first n) = map Z.opp (counted (1 - first - Z.of_nat n) n).
Proof.
  induction n as [|n IH]; intros first; [reflexivity|].
  change (counted first (S n)) with (first :: counted (first + 1) n).
  rewrite counted_last, map_app. cbn [rev map]. rewrite IH.
  apply f_equal2; [|apply f_equal2; [lia|reflexivity]].
  replace (1 - first - Z.of_nat (S n)) with (1 - (first + 1) - Z.of_nat n) by lia. reflexivity.
Qed.

(** Two cells of each row, one after the other. *)
Lemma pairs_in_rows (h : Z -> cell) n : forall first,
  flat_map (fun row => [h (2 * row); h (2 * row + 1)]) (counted first n) =
  map h (counted (2 * first) (2 * n)).
Proof.
  induction n as [|n IH]; intros first; [reflexivity|].
  replace (2 * S n)%nat with (S (S (2 * n))) by lia. cbn [counted flat_map app map].
  rewrite IH. now replace (2 * first + 1 + 1) with (2 * (first + 1)) by lia.
Qed.

Definition down_slash (strip j : Z) : cell := (j / 2, 2 * strip + 1 - j mod 2).
Definition down_backslash (strip j : Z) : cell := (j / 2, 2 * (strip + j / 2) + 1 + j mod 2).

Lemma flat_map_same {A B : Type} (f g : A -> list B) l :
  (forall a, f a = g a) -> flat_map f l = flat_map g l.
Proof. intros same. induction l; simpl; auto. now rewrite same, IHl. Qed.

Ltac same_cell := apply f_equal2; lia.

Lemma slash_way strip rows :
  flat_map (fun row => [(row, 2 * strip + 1); (row, 2 * strip)]) (range 0 rows) =
  map (down_slash strip) (counted 0 (2 * Z.to_nat (rows - 0))).
Proof.
  unfold range. change 0 with (2 * 0) at 3. rewrite <- pairs_in_rows. apply flat_map_same.
  intros row. unfold down_slash. f_equal; [same_cell|f_equal; same_cell].
Qed.

Lemma backslash_way strip rows :
  flat_map (fun row => [(row, 2 * (strip + row) + 1); (row, 2 * (strip + row) + 2)]) (range 0 rows) =
  map (down_backslash strip) (counted 0 (2 * Z.to_nat (rows - 0))).
Proof.
  unfold range. change 0 with (2 * 0) at 3. rewrite <- pairs_in_rows. apply flat_map_same.
  intros row. unfold down_backslash. f_equal; [same_cell|f_equal; same_cell].
Qed.

(** Two triangles of a row share a slanted side. *)
Lemma touch_row a b c d e f row t : touch (Triangles a b c d e f) (row, t) (row, t + 1).
Proof.
  unfold touch, corners. rewrite Z.even_add. simpl. destruct (Z.even t); simpl.
  - exists (row, t - row + 1), (row + 1, t - row + 2). repeat split; auto.
    + intros [=]. lia.
    + left. same_cell.
    + right. right. left. same_cell.
  - exists (row, t - row + 2), (row + 1, t - row + 1). repeat split; auto.
    + intros [=]. lia.
    + left. same_cell.
    + right. left. same_cell.
Qed.

(** A triangle that points up shares its lower side with one of the next row. *)
Lemma touch_below a b c d e f row t :
  Z.even t = true -> touch (Triangles a b c d e f) (row, t) (row + 1, t + 1).
Proof.
  intros up. unfold touch, corners. rewrite Z.even_add, up. simpl.
  exists (row + 1, t - row), (row + 1, t - row + 2). repeat split; auto.
  - intros [=]. lia.
  - left. same_cell.
  - right. left. same_cell.
Qed.

Lemma touch_back a b c d e f x y :
  touch (Triangles a b c d e f) x y -> touch (Triangles a b c d e f) y x.
Proof. intros (p & q & differ & [] & []). exists p, q. auto. Qed.

Lemma even_twice i : Z.even (2 * i) = true.
Proof. now rewrite Z.even_mul. Qed.

Lemma slash_next a b c d e f strip j :
  next (Triangles a b c d e f) under (down_slash strip j) (down_slash strip (j + 1)).
Proof.
  unfold next, down_slash. split; [|unfold under, center; cbn [fst]; lia].
  destruct (Z.eq_dec (j mod 2) 0).
  - replace (2 * strip + 1 - j mod 2) with (2 * strip + 1) by lia.
    replace (2 * strip + 1 - (j + 1) mod 2) with (2 * strip) by lia.
    replace ((j + 1) / 2) with (j / 2) by lia. apply touch_back, touch_row.
  - replace (2 * strip + 1 - j mod 2) with (2 * strip) by lia.
    replace (2 * strip + 1 - (j + 1) mod 2) with (2 * strip + 1) by lia.
    replace ((j + 1) / 2) with (j / 2 + 1) by lia. apply touch_below, even_twice.
Qed.

Lemma backslash_next a b c d e f strip j :
  next (Triangles a b c d e f) under (down_backslash strip j) (down_backslash strip (j + 1)).
Proof.
  unfold next, down_backslash. split; [|unfold under, center; cbn [fst]; lia].
  destruct (Z.eq_dec (j mod 2) 0).
  - replace ((j + 1) / 2) with (j / 2) by lia.
    replace (2 * (strip + j / 2) + 1 + (j + 1) mod 2) with (2 * (strip + j / 2) + 1 + j mod 2 + 1) by lia.
    apply touch_row.
  - replace ((j + 1) / 2) with (j / 2 + 1) by lia.
    replace (2 * (strip + (j / 2 + 1)) + 1 + (j + 1) mod 2)
      with (2 * (strip + j / 2) + 1 + j mod 2 + 1) by lia.
    apply touch_below.
    replace (2 * (strip + j / 2) + 1 + j mod 2) with (2 * (strip + j / 2 + 1)) by lia.
    apply even_twice.
Qed.

Lemma lines_chained s f (R : cell -> cell -> Prop) (step : Z -> Z -> cell) first count :
  (forall n, way f n = map (step n) (counted (first n) (count n))) ->
  (forall n i j k, i < j < k -> on_board s (step n i) = true -> on_board s (step n k) = true ->
     on_board s (step n j) = true) ->
  (forall n i, R (step n i) (step n (i + 1))) ->
  forall l, In l (lines_of s f) -> chain R l.
Proof.
  intros ways convex steps l among. apply in_map_iff in among as (n & <- & _).
  rewrite ways. apply kept_in_one_piece; [apply convex|apply steps].
Qed.

Ltac between := intros n i j k order one other; bounds; lia.

Theorem neighbors_in_lines s :
  Forall2 (fun f towards => forall l, In l (lines_of s f) -> chain (next s towards) l)
    (families s) (reading s).
Proof.
  destruct s as [height width|a b c d e f|a b c d e f]; cbn [families reading].
  - constructor; [|constructor; [|constructor]].
    + apply lines_chained with (step := fun row x => (row, x)) (first := fun _ => 0) (count := fun _ => Z.to_nat (width - 0)).
      * reflexivity.
      * between.
      * intros row x. unfold next, touch, right, center. cbn [fst snd]. lia.
    + apply lines_chained with (step := fun x row => (row, x)) (first := fun _ => 0) (count := fun _ => Z.to_nat (height - 0)).
      * reflexivity.
      * between.
      * intros x row. unfold next, touch, under, center. cbn [fst snd]. lia.
  - set (rows := Z.to_nat (a + b - 1 - 0)).
    constructor; [|constructor; [|constructor; [|constructor]]].
    + apply lines_chained with (step := fun row q => (row, q)) (first := fun _ => 1 - a) (count := fun _ => Z.to_nat (f - (1 - a))).
      * reflexivity.
      * between.
      * intros row q. unfold next, touch, right, center. cbn [fst snd]. lia.
    + apply lines_chained with (step := fun q i => (- i, q)) (first := fun _ => 1 - 0 - Z.of_nat rows) (count := fun _ => rows).
      * intros q. cbn [way]. unfold range. fold rows. rewrite counted_backwards. now rewrite map_map.
      * between.
      * intros q i. unfold next, touch, above, center. cbn [fst snd]. lia.
    + apply lines_chained with (step := fun sum row => (row, sum - row)) (first := fun _ => 0) (count := fun _ => rows).
      * reflexivity.
      * between.
      * intros sum row. unfold next, touch, under, center. cbn [fst snd]. lia.
  - constructor; [|constructor; [|constructor; [|constructor]]].
    + apply lines_chained with (step := fun row t => (row, t)) (first := fun _ => 2 * a)
        (count := fun _ => Z.to_nat (2 * (a + b + c) - 2 * a)).
      * reflexivity.
      * between.
      * intros row t. unfold next, right, center. split; [apply touch_row|]. cbn [fst snd]. lia.
    + apply lines_chained with (step := down_slash) (first := fun _ => 0) (count := fun _ => (2 * Z.to_nat (a + b - 0))%nat).
      * intros strip. apply slash_way.
      * unfold down_slash. between.
      * intros strip j. apply slash_next.
    + apply lines_chained with (step := down_backslash) (first := fun _ => 0) (count := fun _ => (2 * Z.to_nat (a + b - 0))%nat).
      * intros strip. apply backslash_way.
      * unfold down_backslash. between.
      * intros strip j. apply backslash_next.
Qed.

(** ** The order of the lines *)

Definition left (c d : Z * Z) : Prop := snd d < snd c.

(** Where the next line lies, for each family: a row below; another line beside the one before it, in
    each row. *)
Definition following (s : shape) : list (cell -> cell -> Prop) :=
  let below c d := under (center s c) (center s d) in
  let beside (towards : Z * Z -> Z * Z -> Prop) (c d : cell) :=
    fst c = fst d -> towards (center s c) (center s d) in
  match s with
  | Rectangle _ _ => [below; beside right]
  | Hexagons _ _ _ _ _ _ => [below; beside right; beside left]
  | Triangles _ _ _ _ _ _ => [below; beside right; beside right]
  end.

Lemma chain_counted {A : Type} (R : A -> A -> Prop) (f : Z -> A) n :
  (forall i, R (f i) (f (i + 1))) -> forall first, chain R (map f (counted first n)).
Proof.
  intros step. induction n as [|n IH]; intros first; [easy|].
  specialize (IH (first + 1)). destruct n; [easy|]. now split.
Qed.

Lemma chain_upwards (R : Z -> Z -> Prop) first past :
  (forall n, R n (n + 1)) -> chain R (range first past).
Proof. intros step. unfold range. rewrite <- map_id. now apply chain_counted. Qed.

Lemma chain_downwards (R : Z -> Z -> Prop) first past :
  (forall n, R n (n - 1)) -> chain R (rev (range first past)).
Proof.
  intros step. unfold range. rewrite counted_backwards. apply chain_counted. intros i.
  replace (- (i + 1)) with (- i - 1) by lia. apply step.
Qed.

(** A cell of a way, as Rules writes it. *)
Ltac on_way among :=
  cbn [way] in among;
  (apply in_map_iff in among as (? & <- & _)) ||
  (apply in_flat_map in among as (? & _ & [<-|[<-|[]]])).

Theorem lines_in_order s :
  Forall2 (fun f (follows : cell -> cell -> Prop) =>
    chain (fun n m => forall c d, In c (way f n) -> In d (way f m) -> follows c d) (numbers f))
    (families s) (following s).
Proof.
  destruct s; cbn [families following numbers]; repeat apply Forall2_cons; try apply Forall2_nil;
    (apply chain_upwards || apply chain_downwards); intros n ? ? one other;
    on_way one; on_way other; unfold under, right, left, center; cbn [fst snd]; lia.
Qed.
