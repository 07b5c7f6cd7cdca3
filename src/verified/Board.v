(** * Which cells the lines of a board hold

    In: the shapes of Rules. Out:
    - [each_cell_once]: each family holds each cell exactly once ([no_cell_twice], [cells_on_board]);
    - [same_line]: two cells lie in one line of a family if they have the same number there; the
      numbers are those that Rules speaks of ([numbering]). *)

From Coq Require Import List ZArith Lia Bool Permutation.
From Verified Require Import Rules.
Import ListNotations.
Open Scope Z_scope.

Ltac Zify.zify_post_hook ::= Z.div_mod_to_equations.

(** ** Ranges *)

Lemma in_counted i count : forall first,
  In i (counted first count) <-> first <= i < first + Z.of_nat count.
Proof.
  induction count as [|count IH]; intros first; cbn [counted In].
  - lia.
  - rewrite IH. lia.
Qed.

Lemma in_range i first past : In i (range first past) <-> first <= i < past.
Proof. unfold range. rewrite in_counted. lia. Qed.

Lemma range_NoDup first past : NoDup (range first past).
Proof.
  unfold range. generalize (Z.to_nat (past - first)) as count. intros count. revert first.
  induction count as [|count IH]; intros first; simpl; constructor; auto.
  rewrite in_counted. lia.
Qed.

Lemma within_spec first i past : within first i past = true <-> first <= i < past.
Proof. unfold within. rewrite andb_true_iff, Z.leb_le, Z.ltb_lt. lia. Qed.

(** ** Each cell once *)

Lemma NoDup_flat_map {A B : Type} (f : A -> list B) (key : B -> A) l :
  NoDup l -> (forall a, In a l -> NoDup (f a)) -> (forall a b, In b (f a) -> key b = a) ->
  NoDup (flat_map f l).
Proof.
  induction 1 as [|a l fresh _ IH]; intros once keys; simpl; [constructor|].
  assert (parts : NoDup (f a) /\ NoDup (flat_map f l)).
  { split; [apply once; now left|]. apply IH; auto. intros; apply once; now right. }
  destruct parts as [here later]. clear IH once. 
  assert (apart : forall b, In b (f a) -> ~ In b (flat_map f l)).
  { intros b first again. apply in_flat_map in again as (a' & among & again).
    apply fresh. now rewrite <- (keys a b first), (keys a' b again). }
  revert here apart. generalize (f a) as front. induction front as [|b front IHf]; simpl; auto.
  inversion 1 as [|? ? fresh' front']; subst. intros apart. constructor.
  - rewrite in_app_iff. intros [same|same]; [easy|]. now apply (apart b); [left|].
  - apply IHf; auto.
Qed.

Lemma NoDup_map_injective {A B : Type} (f : A -> B) (back : B -> A) l :
  (forall a, back (f a) = a) -> NoDup l -> NoDup (map f l).
Proof.
  intros inverse. induction 1 as [|a l fresh _ IH]; simpl; constructor; auto.
  intros among. apply in_map_iff in among as (a' & same & among).
  apply fresh. now rewrite <- (inverse a), <- same, inverse.
Qed.

(** The number of the line of each family in which a cell lies. *)
Definition numbering (s : shape) : list (cell -> Z) :=
  match s with
  | Rectangle _ _ => [fst; snd]
  | Hexagons _ _ _ _ _ _ => [fst; snd; fun c => snd c + fst c]
  | Triangles _ _ _ _ _ _ => [fst; fun c => snd c / 2; fun c => (snd c + 1) / 2 - 1 - fst c]
  end.

(** These numbers tell the lines of a family apart, and no way passes a cell twice. *)
Record Numbered (s : shape) (f : family) (number : cell -> Z) : Prop := {
  numbers_once : NoDup (numbers f);
  way_once : forall n, NoDup (way f n);
  way_number : forall n c, In c (way f n) -> number c = n;
  has_number : forall c, on_board s c = true -> In (number c) (numbers f);
  has_way : forall c, on_board s c = true -> In c (way f (number c)) }.

Ltac bounds := unfold on_board in *; rewrite ?andb_true_iff, ?within_spec in *.

Lemma in_steps (g : Z -> cell) (l : list Z) c i : In i l -> g i = c -> In c (map g l).
Proof. intros among <-. now apply in_map. Qed.

(** Ways with one cell a step, and ways with two cells a row, as the strips of triangles have. *)
Lemma one_a_step s all steps number (at_step : Z -> Z -> cell) (step : cell -> Z) :
  NoDup all -> NoDup steps ->
  (forall n i, step (at_step n i) = i /\ number (at_step n i) = n) ->
  (forall c, on_board s c = true ->
    In (number c) all /\ In (step c) steps /\ at_step (number c) (step c) = c) ->
  Numbered s (Family all (fun n => map (at_step n) steps)) number.
Proof.
  intros all_once steps_once says reach. constructor; cbn [numbers way]; auto.
  - intros n. apply (NoDup_map_injective _ step); auto. intros i. apply says.
  - intros n c among. apply in_map_iff in among as (i & <- & _). apply says.
  - intros c on. now apply reach.
  - intros c on. destruct (reach c on) as (_ & among & same). apply in_map_iff. now exists (step c).
Qed.

Lemma two_a_row s all rows number (first second : Z -> Z -> Z) :
  NoDup all -> NoDup rows ->
  (forall n row, first n row <> second n row /\
    number (row, first n row) = n /\ number (row, second n row) = n) ->
  (forall row x, on_board s (row, x) = true -> let n := number (row, x) in
    In n all /\ In row rows /\ (first n row = x \/ second n row = x)) ->
  Numbered s (Family all (fun n => flat_map (fun row => [(row, first n row); (row, second n row)]) rows)) number.
Proof.
  intros all_once rows_once says reach. constructor; cbn [numbers way]; auto.
  - intros n. apply (NoDup_flat_map _ fst); auto.
    + intros row _. repeat constructor; cbn [In]; [|easy]. intros [[=]|[]]. now apply (says n row).
    + intros row c [<-|[<-|[]]]; reflexivity.
  - intros n c among. apply in_flat_map in among as (row & _ & [<-|[<-|[]]]); apply says.
  - intros [row x] on. now apply reach.
  - intros [row x] on. destruct (reach row x on) as (_ & among & side). apply in_flat_map. exists row.
    split; auto. destruct side as [same|same]; [left|right; left]; now rewrite same.
Qed.

(** Shows what these lemmas ask about a family of Rules. *)
Ltac computed :=
  first
    [ apply range_NoDup
    | apply NoDup_rev, range_NoDup
    | intros n i; cbn [fst snd]; repeat split; lia
    | (intros [row x] || intros row x); unfold on_board;
      rewrite ?andb_true_iff, ?within_spec; intros; cbn [fst snd]; rewrite <- ?in_rev, ?in_range;
      repeat split; try lia; f_equal; lia ].

Theorem families_numbered s : Forall2 (Numbered s) (families s) (numbering s).
Proof.
  destruct s as [height width|a b c d e f|a b c d e f]; cbn [families numbering];
    repeat apply Forall2_cons; try apply Forall2_nil.
  - apply (one_a_step _ _ _ fst (fun row x => (row, x)) snd); computed.
  - apply (one_a_step _ _ _ snd (fun x row => (row, x)) fst); computed.
  - apply (one_a_step _ _ _ fst (fun row q => (row, q)) snd); computed.
  - apply (one_a_step _ _ _ snd (fun q row => (row, q)) fst); computed.
  - apply (one_a_step _ _ _ _ (fun sum row => (row, sum - row)) fst); computed.
  - apply (one_a_step _ _ _ fst (fun row t => (row, t)) snd); computed.
  - apply two_a_row; computed.
  - apply two_a_row; computed.
Qed.

(** A cell of the board lies in the line with its number, and in no other of the family. *)
Theorem same_line s f number n c :
  Numbered s f number ->
  In c (filter (on_board s) (way f n)) <-> on_board s c = true /\ number c = n.
Proof.
  intros numbered. rewrite filter_In. split.
  - intros [among on]. split; auto. now apply (way_number s f number numbered).
  - intros [on <-]. split; auto. now apply (has_way s f number numbered).
Qed.

Lemma in_lines_of s f number c :
  Numbered s f number -> In c (concat (lines_of s f)) <-> on_board s c = true.
Proof.
  intros numbered. unfold lines_of. rewrite <- flat_map_concat_map, in_flat_map. split.
  - intros (n & _ & among). now apply filter_In in among.
  - intros on. exists (number c). split; [now apply (has_number s f number numbered)|].
    now apply (same_line s f number (number c) c numbered).
Qed.

Lemma lines_of_NoDup s f number : Numbered s f number -> NoDup (concat (lines_of s f)).
Proof.
  intros numbered. unfold lines_of. rewrite <- flat_map_concat_map.
  apply (NoDup_flat_map _ number).
  - apply (numbers_once s f number numbered).
  - intros n _. apply NoDup_filter, (way_once s f number numbered).
  - intros n c among. apply (same_line s f number n c numbered) in among. easy.
Qed.

Lemma Forall2_left {A B : Type} (R : A -> B -> Prop) l m a :
  Forall2 R l m -> In a l -> exists b, R a b.
Proof.
  induction 1 as [|x y l m rel _ IH]; [easy|]. intros [<-|among]; [now exists y|auto].
Qed.

Lemma numbered s f : In f (families s) -> exists number, Numbered s f number.
Proof. apply Forall2_left with (1 := families_numbered s). Qed.

Lemma rows_first s : exists f, In f (families s) /\ rows s = lines_of s f.
Proof. destruct s; simpl; eexists; (split; [left; reflexivity|reflexivity]). Qed.

Theorem no_cell_twice s : NoDup (cells s).
Proof.
  unfold cells. destruct (rows_first s) as (f & among & ->).
  destruct (numbered s f among) as [number Hn]. now apply (lines_of_NoDup s f number).
Qed.

Theorem cells_on_board s c : In c (cells s) <-> on_board s c = true.
Proof.
  unfold cells. destruct (rows_first s) as (f & among & ->).
  destruct (numbered s f among) as [number Hn]. now apply (in_lines_of s f number).
Qed.

Theorem each_cell_once s f : In f (families s) -> Permutation (cells s) (concat (lines_of s f)).
Proof.
  intros among. destruct (numbered s f among) as [number Hn].
  apply NoDup_Permutation.
  - apply no_cell_twice.
  - now apply (lines_of_NoDup s f number).
  - intros c. now rewrite cells_on_board, (in_lines_of s f number).
Qed.
