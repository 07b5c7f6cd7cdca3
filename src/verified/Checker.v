(** * The checker, and what it proves

    In: a puzzle; a picture; an argument that it is the only one, or that there is none. Out:
    [verified_unique], [verified_none]. The theorems [unique] and [none] are what is claimed: they are
    about the words of Rules alone. *)

From Coq Require Import List ZArith NArith Lia Bool Permutation.
From Verified Require Import Rules Board Fitting Patterns Tables Numbers Trials.
Import ListNotations.
Open Scope nat_scope.

(** ** Clues to their lines *)

Fixpoint with_clues {A : Type} (families : list (list (list cell))) (clues : list A)
  : list (list (list cell * A)) :=
  match families with
  | [] => []
  | lines :: rest => combine lines clues :: with_clues rest (skipn (length lines) clues)
  end.

Definition clues_match (p : puzzle) : bool :=
  Nat.eqb (length (lines (board p))) (length (clues p)).

Lemma combine_app {A B : Type} (l l' : list A) : forall m : list B,
  combine (l ++ l') m = combine l m ++ combine l' (skipn (length l) m).
Proof.
  induction l as [|a l IH]; intros [|b m]; simpl; auto.
  - now destruct l'.
  - now rewrite IH.
Qed.

Lemma concat_with_clues {A : Type} families : forall clues : list A,
  concat (with_clues families clues) = combine (concat families) clues.
Proof.
  induction families as [|lines rest IH]; intros clues; simpl; auto.
  now rewrite combine_app, IH.
Qed.

Lemma first_of_combine {A B : Type} (l : list A) : forall m : list B,
  length l <= length m -> map fst (combine l m) = l.
Proof. induction l; intros [|b m]; simpl; intros; auto; [lia|]. rewrite IHl; auto; lia. Qed.

Lemma lines_with_clues {A : Type} families : forall clues : list A,
  length (concat families) <= length clues -> map (map fst) (with_clues families clues) = families.
Proof.
  induction families as [|lines rest IH]; intros clues many; simpl in *; auto.
  rewrite app_length in many. rewrite first_of_combine by lia. f_equal. apply IH.
  rewrite skipn_length. lia.
Qed.

Lemma Forall2_combine {A B : Type} (R : A -> B -> Prop) l : forall m,
  Forall2 R l m <-> length l = length m /\ forall ab, In ab (combine l m) -> R (fst ab) (snd ab).
Proof.
  induction l as [|a l IH]; intros [|b m]; split.
  - intros _. split; [reflexivity|easy].
  - constructor.
  - inversion 1.
  - intros [long _]. discriminate.
  - inversion 1.
  - intros [long _]. discriminate.
  - inversion 1 as [|? ? ? ? here later]; subst. apply IH in later as [long later].
    split; [simpl; auto|]. intros ab [<-|among]; auto.
  - intros [long all]. constructor.
    + apply (all (a, b)). now left.
    + apply IH. split; [now injection long|]. intros ab among. apply all. now right.
Qed.

(** ** The colors that cells may have *)

Definition all_colors (count : N) : list color := map N.of_nat (seq 0 (N.to_nat count)).

Lemma in_all_colors k count : (k < count)%N -> In k (all_colors count).
Proof.
  intros small. apply in_map_iff. exists (N.to_nat k). split; [apply N2Nat.id|].
  apply in_seq. lia.
Qed.

Definition among (ks : list color) (k : color) : bool := existsb (N.eqb k) ks.

Lemma among_In ks k : among ks k = true <-> In k ks.
Proof.
  unfold among. rewrite existsb_exists. split.
  - intros (k' & inside & same). apply N.eqb_eq in same. now subst.
  - intros inside. exists k. split; auto. apply N.eqb_refl.
Qed.

Definition narrow (t : table (list color)) (limit : cell * list color) : table (list color) :=
  match find (fst limit) t with
  | None => t
  | Some ks => set (fst limit) (filter (among (snd limit)) ks) t
  end.

Definition limits (p : puzzle) : list (cell * list color) :=
  map (fun c => (c, [background])) (holes p) ++ givens p.

Definition first_colors (p : puzzle) : table (list color) :=
  let all := all_colors (color_count p) in
  fold_left narrow (limits p) (table_of (map (fun c => (c, all)) (cells (board p)))).

Definition has_colors (x : picture) (cs : list cell) (t : table (list color)) : Prop :=
  forall c, In c cs -> exists ks, find c t = Some ks /\ In (x c) ks.

Lemma narrow_keeps x cs t limit :
  In (x (fst limit)) (snd limit) -> has_colors x cs t -> has_colors x cs (narrow t limit).
Proof.
  destruct limit as [d ks]. simpl. intros inside has c here. unfold narrow. simpl.
  destruct (find d t) as [old|] eqn:found; [|auto].
  destruct (cell_eq_dec d c) as [<-|other].
  - rewrite find_set_same. eexists. split; [reflexivity|].
    destruct (has d here) as (ks' & same & inside'). rewrite found in same. injection same as <-.
    apply filter_In. split; auto. now apply among_In.
  - rewrite find_set_other by auto. auto.
Qed.

Lemma first_colors_sound p x : solves p x -> has_colors x (cells (board p)) (first_colors p).
Proof.
  intros (colored & hollow & given & _). unfold first_colors.
  assert (limited : forall limit, In limit (limits p) -> In (x (fst limit)) (snd limit)).
  { intros [c ks] inside. apply in_app_or in inside as [inside|inside]; [|now apply (given c)].
    apply in_map_iff in inside as (d & [= <- <-] & hole). left. symmetry. now apply hollow. }
  assert (begin : has_colors x (cells (board p))
            (table_of (map (fun c => (c, all_colors (color_count p))) (cells (board p))))).
  { intros c here. exists (all_colors (color_count p)). split; [|now apply in_all_colors, colored].
    apply find_table_of.
    - rewrite map_map, map_id. apply no_cell_twice.
    - apply in_map_iff. now exists c. }
  revert limited begin. generalize (limits p) as ls.
  generalize (table_of (map (fun c => (c, all_colors (color_count p))) (cells (board p)))) as t.
  intros t ls. revert t. induction ls as [|limit ls IH]; intros t limited begin; simpl; auto.
  apply IH; [now intros; apply limited; right|].
  apply narrow_keeps; auto. apply limited. now left.
Qed.

(** ** The problem of a puzzle with patterns *)

Definition all_match (patterns : list (option pattern)) (p : puzzle) : bool :=
  clues_match p && Nat.eqb (length patterns) (length (clues p)).

Definition problem_of (patterns : list (option pattern)) (p : puzzle) : problem :=
  Problem (cells (board p))
    (with_clues (map (lines_of (board p)) (families (board p))) (combine (clues p) patterns))
    (first_colors p).

Lemma concat_lines s : concat (map (lines_of s) (families s)) = lines s.
Proof. unfold lines. now rewrite flat_map_concat_map. Qed.

Lemma problem_well_formed patterns p :
  all_match patterns p = true -> well_formed (problem_of patterns p).
Proof.
  intros matched. apply andb_true_iff in matched as [matched also].
  apply Nat.eqb_eq in matched, also.
  assert (same : map (map fst) (line_families (problem_of patterns p)) = map (lines_of (board p)) (families (board p))).
  { apply (lines_with_clues _ (combine (clues p) patterns)). rewrite concat_lines, combine_length.
    rewrite matched, also. lia. }
  split.
  - simpl. now destruct (board p).
  - intros family inside. apply (in_map (map fst)) in inside. rewrite same in inside.
    apply in_map_iff in inside as (f & eq & inside). rewrite <- eq.
    now apply each_cell_once.
Qed.

Lemma in_three {A B C : Type} (l : list A) : forall (m : list B) (n : list C) a b c,
  In (a, (b, c)) (combine l (combine m n)) -> In (a, b) (combine l m) /\ In (a, c) (combine l n).
Proof.
  induction l as [|a' l IH]; intros [|b' m] [|c' n] a b c; try easy. simpl.
  intros [[= -> -> ->]|among]; [split; now left|]. apply IH in among as []. split; now right.
Qed.

Lemma solves_allowed patterns p x : solves_with patterns p x -> allowed (problem_of patterns p) x.
Proof.
  intros [solved held]. split.
  - intros c here. unfold colors_of.
    destruct (first_colors_sound p x solved c here) as (ks & eq & inside). simpl. now rewrite eq.
  - intros family inside [cs [runs cases]] inside_family.
    destruct solved as (_ & _ & _ & fit).
    apply Forall2_combine in fit as [_ fit], held as [_ held].
    assert (In (cs, (runs, cases)) (combine (lines (board p)) (combine (clues p) patterns))) as among.
    { rewrite <- concat_lines, <- concat_with_clues. apply in_concat. now exists family. }
    apply in_three in among as [with_runs with_cases]. split.
    + exact (fit _ with_runs).
    + exact (held _ with_cases).
Qed.

(** ** The picture itself *)

Definition line_is_fit (x : picture) (l : list cell * option (list run)) : bool :=
  match snd l with None => true | Some runs => fits None background runs (map x (fst l)) end.

Definition is_solution (p : puzzle) (x : picture) : bool :=
  clues_match p &&
  forallb (fun c => N.ltb (x c) (color_count p)) (cells (board p)) &&
  forallb (fun c => N.eqb (x c) background) (holes p) &&
  forallb (fun given => among (snd given) (x (fst given))) (givens p) &&
  forallb (line_is_fit x) (combine (lines (board p)) (clues p)).

Theorem is_solution_sound p x : is_solution p x = true -> solves p x.
Proof.
  unfold is_solution. rewrite !andb_true_iff, !forallb_forall.
  intros [[[[matched colored] hollow] given] fit].
  repeat split.
  - intros c here. now apply N.ltb_lt, colored.
  - intros c here. now apply N.eqb_eq, hollow.
  - intros c ks here. apply among_In. now apply (given (c, ks)).
  - apply Forall2_combine. split; [now apply Nat.eqb_eq|].
    intros [cs clue] here. specialize (fit _ here). unfold line_is_fit, line_fits in *. simpl in *.
    destruct clue; auto. now apply fits_sound.
Qed.

Definition pattern_is_held (x : picture) (l : list cell * option pattern) : bool :=
  match snd l with None => true | Some cases => has_pattern cases (map x (fst l)) end.

Definition is_solution_with (patterns : list (option pattern)) (p : puzzle) (x : picture) : bool :=
  is_solution p x && all_match patterns p &&
  forallb (pattern_is_held x) (combine (lines (board p)) patterns).

Theorem is_solution_with_sound patterns p x :
  is_solution_with patterns p x = true -> solves_with patterns p x.
Proof.
  unfold is_solution_with, all_match, clues_match. rewrite !andb_true_iff, forallb_forall.
  intros [[solution [matched also]] held]. apply Nat.eqb_eq in matched, also.
  split; [now apply is_solution_sound|].
  apply Forall2_combine. split; [congruence|].
  intros [cs cases] here. specialize (held _ here). unfold pattern_is_held, pattern_holds in *.
  simpl in *. destruct cases; auto. now apply has_pattern_sound.
Qed.

(** ** What is claimed *)

Definition verified_unique (patterns : list (option pattern)) (p : puzzle) (x : picture) (a : argument)
  : bool :=
  is_solution_with patterns p x && proves (problem_of patterns p) x a.

Definition verified_none (patterns : list (option pattern)) (p : puzzle) (r : refutation) : bool :=
  all_match patterns p && refutes (problem_of patterns p) r.

Theorem unique patterns p x a :
  verified_unique patterns p x a = true ->
  solves_with patterns p x /\
  forall y, solves_with patterns p y -> forall c, In c (cells (board p)) -> y c = x c.
Proof.
  unfold verified_unique. rewrite andb_true_iff. intros [solution proved].
  split; [now apply is_solution_with_sound|]. intros y solved.
  apply (proves_sound x a (problem_of patterns p)); auto.
  - apply problem_well_formed. unfold is_solution_with in solution. rewrite !andb_true_iff in solution.
    now destruct solution as [[_ matched] _].
  - now apply solves_allowed.
Qed.

Theorem none patterns p r :
  verified_none patterns p r = true -> ~ exists y, solves_with patterns p y.
Proof.
  unfold verified_none. rewrite andb_true_iff. intros [matched refuted] [y solved].
  apply (refutes_sound r (problem_of patterns p) y); auto.
  - now apply problem_well_formed.
  - now apply solves_allowed.
Qed.
