(** * At most one of many facts

    In: a list of facts. Out: [at_most_one_of], clauses that no two of them are true. More than six are
    cut into pieces of four, each with a variable that its members imply; at most one of these variables
    is true, by the same construction (docs/method/encoding.md, "At most one").
    - [at_most_one_sound]: the clauses say so;
    - [at_most_one_complete]: they hold where one fact at most is true and the groups of this one are. *)

From Coq Require Import List NArith Arith Lia Bool.
From Verified Require Import Rules Numbering Formula Facts.
Import ListNotations.
Open Scope nat_scope.

Fixpoint pieces {A : Type} (fuel : nat) (l : list A) : list (list A) :=
  match fuel, l with
  | S fuel, _ :: _ => firstn 4 l :: pieces fuel (skipn 4 l)
  | _, _ => []
  end.

(** A list of [n] members has less than [n] rounds. *)
Fixpoint at_most_one_from (owner : variable) (fuel round : nat) (facts : list fact) : list (list fact) :=
  match fuel with
  | O => apart facts
  | S fuel =>
      if length facts <=? 6 then apart facts else
      let all := numbered 0 (pieces (length facts) facts) in
      let group (ip : nat * list fact) := is_var (Group owner round (fst ip)) in
      flat_map (fun ip => apart (snd ip) ++ map (fun f => [opposite f; group ip]) (snd ip)) all ++
      at_most_one_from owner fuel (S round) (map group all)
  end.
Definition at_most_one_of (owner : variable) (facts : list fact) : list (list fact) :=
  at_most_one_from owner (length facts) 0 facts.

Fixpoint groups_from (owner : variable) (fuel round count : nat) : list variable :=
  match fuel with
  | O => []
  | S fuel =>
      if count <=? 6 then [] else
      let fewer := (count + 3) / 4 in
      map (Group owner round) (seq 0 fewer) ++ groups_from owner fuel (S round) fewer
  end.
Definition groups_of (owner : variable) (count : nat) : list variable := groups_from owner count 0 count.

(** ** Pairs *)

Definition single (m : model) (facts : list fact) : Prop :=
  forall i j f g, nth_error facts i = Some f -> nth_error facts j = Some g ->
    value m f = true -> value m g = true -> i = j.

Lemma apart_single m facts : all_hold m (apart facts) <-> single m facts.
Proof.
  induction facts as [|f rest IH]; simpl.
  - split; [intros _ [|i] j ? ? [=]|now intros _ ?].
  - rewrite all_hold_app, all_hold_map, IH. clear IH. split.
    + intros [first later] [|i] [|j] a b at_i at_j true_a true_b; simpl in *; auto.
      * injection at_i as <-. apply nth_error_In in at_j. specialize (first b at_j).
        rewrite !implies_holds in first. now destruct (none_holds m (first true_a true_b)).
      * injection at_j as <-. apply nth_error_In in at_i. specialize (first a at_i).
        rewrite !implies_holds in first. now destruct (none_holds m (first true_b true_a)).
      * f_equal. now apply (later i j a b).
    + intros all. split.
      * intros g among. rewrite !implies_holds. intros true_f true_g.
        apply In_nth_error in among as [j at_j]. now specialize (all 0 (S j) f g eq_refl at_j true_f true_g).
      * intros i j a b at_i at_j true_a true_b.
        specialize (all (S i) (S j) a b at_i at_j true_a true_b). lia.
Qed.

Lemma single_map {A : Type} m (f : A -> fact) l a b :
  single m (map f l) -> In a l -> In b l -> value m (f a) = true -> value m (f b) = true -> a = b.
Proof.
  intros one here here' true_a true_b.
  apply In_nth_error in here as [i at_i], here' as [j at_j].
  assert (i = j); [|congruence].
  apply (one i j (f a) (f b)); auto; rewrite nth_error_map; [now rewrite at_i|now rewrite at_j].
Qed.

(** ** Pieces *)

Lemma four_more j : (4 + j) / 4 = S (j / 4) /\ (4 + j) mod 4 = j mod 4.
Proof.
  replace (4 + j) with (j + 1 * 4) by lia. rewrite Nat.div_add, Nat.mod_add by lia. lia.
Qed.

Lemma in_piece {A : Type} fuel : forall (l : list A) i a, length l <= fuel -> nth_error l i = Some a ->
  exists piece, nth_error (pieces fuel l) (i / 4) = Some piece /\ nth_error piece (i mod 4) = Some a.
Proof.
  induction fuel as [|fuel IH]; intros l i a enough at_i.
  - destruct l; [now destruct i|simpl in enough; lia].
  - destruct l as [|first l]; [now destruct i|]. destruct (Nat.lt_ge_cases i 4) as [small|large].
    + exists (firstn 4 (first :: l)). rewrite Nat.div_small, Nat.mod_small by exact small. split; auto.
      rewrite <- at_i. destruct i as [|[|[|[|i]]]]; [| | | |lia]; now destruct l as [|? [|? [|? l]]].
    + replace i with (4 + (i - 4)) in * by lia. destruct (four_more (i - 4)) as [-> ->].
      apply IH; [|].
      * rewrite skipn_length. simpl in *. lia.
      * rewrite <- at_i. generalize (i - 4). intros j. now destruct l as [|? [|? [|? l]]]; destruct j.
Qed.

Lemma piece_in {A : Type} fuel : forall (l : list A) i piece j a,
  nth_error (pieces fuel l) i = Some piece -> nth_error piece j = Some a ->
  j < 4 /\ nth_error l (4 * i + j) = Some a.
Proof.
  induction fuel as [|fuel IH]; intros l i piece j a at_i at_j; [now destruct i|].
  destruct l as [|first l]; [now destruct i|]. destruct i as [|i].
  - assert (piece = firstn 4 (first :: l)) as -> by (now injection at_i). assert (j < 4).
    { assert (j < length (firstn 4 (first :: l))) by (apply nth_error_Some; now rewrite at_j).
      rewrite firstn_length in *. lia. }
    split; auto. rewrite <- at_j. destruct j as [|[|[|[|j]]]]; [| | | |lia]; now destruct l as [|? [|? [|? l]]].
  - apply (IH (skipn 4 (first :: l)) i piece j a at_i) in at_j as [small at_j]. split; auto.
    replace (4 * S i + j) with (4 + (4 * i + j)) by lia. rewrite <- at_j.
    generalize (4 * i + j). intros n. now destruct l as [|? [|? [|? l]]]; destruct n.
Qed.

(** ** Both directions *)

Lemma nth_group {A : Type} owner round (l : list A) i f :
  nth_error (map (fun ip => is_var (Group owner round (fst ip))) (numbered 0 l)) i = Some f <->
  i < length l /\ f = is_var (Group owner round i).
Proof.
  assert (all : forall from, nth_error (map (fun ip => is_var (Group owner round (fst ip))) (numbered from l)) i = Some f <->
    i < length l /\ f = is_var (Group owner round (from + i))); [|apply all].
  revert i. induction l as [|a l IH]; intros i from; simpl.
  - destruct i; simpl; split; try easy; lia.
  - destruct i as [|i]; simpl.
    + rewrite Nat.add_0_r. split; [intros [= <-]; split; auto; lia|now intros [_ ->]].
    + rewrite IH. replace (S from + i) with (from + S i) by lia. intuition lia.
Qed.

Lemma at_most_one_sound_from m owner fuel : forall round facts,
  all_hold m (at_most_one_from owner fuel round facts) -> single m facts.
Proof.
  induction fuel as [|fuel IH]; intros round facts all; simpl in all; [now apply apart_single|].
  destruct (length facts <=? 6); [now apply apart_single|].
  rewrite all_hold_app, all_hold_flat_map in all. destruct all as [own next]. apply IH in next.
  intros i j f g at_i at_j true_f true_g.
  assert (named : forall i f, nth_error facts i = Some f -> value m f = true -> exists piece,
    nth_error (pieces (length facts) facts) (i / 4) = Some piece /\ nth_error piece (i mod 4) = Some f /\
    single m piece /\ m (Group owner round (i / 4)) = true).
  { intros i' f' at_i' true_f'. destruct (in_piece (length facts) facts i' f' (le_n _) at_i') as (piece & here & at_piece).
    exists piece. repeat split; auto; specialize (own _ (proj1 (nth_numbered _ _ _) here));
      rewrite all_hold_app, all_hold_map in own; destruct own as [pairs up].
    - now apply apart_single.
    - apply nth_error_In in at_piece. specialize (up f' at_piece).
      rewrite implies_holds, one_holds, value_var in up. now apply up. }
  destruct (named i f at_i true_f) as (piece & here & at_piece & one & group).
  destruct (named j g at_j true_g) as (piece' & here' & at_piece' & _ & group').
  assert (same : i / 4 = j / 4).
  { apply (next _ _ (is_var (Group owner round (i / 4))) (is_var (Group owner round (j / 4))));
      rewrite ?value_var; auto; apply nth_group; split; auto; apply nth_error_Some; congruence. }
  rewrite same, here' in here. injection here as ->.
  assert (i mod 4 = j mod 4) by now apply (one _ _ f g).
  rewrite (Nat.div_mod i 4), (Nat.div_mod j 4) by lia. congruence.
Qed.

(** The fact at [j], and no other, is true. *)
Definition only (j : option nat) (i : nat) : bool := match j with None => false | Some j => i =? j end.

Lemma at_most_one_complete_from m owner fuel : forall round facts j,
  (forall i f, nth_error facts i = Some f -> value m f = only j i) ->
  (forall more i, m (Group owner (round + more) i) = only (option_map (fun j => j / 4 ^ S more) j) i) ->
  all_hold m (at_most_one_from owner fuel round facts).
Proof.
  assert (pairs : forall facts j, (forall i f, nth_error facts i = Some f -> value m f = only j i) ->
    all_hold m (apart facts)).
  { intros facts j says. apply apart_single. intros i i' f g at_i at_i' true_f true_g.
    rewrite (says i f at_i) in true_f. rewrite (says i' g at_i') in true_g.
    destruct j as [j|]; simpl in *; [|easy]. apply Nat.eqb_eq in true_f, true_g. congruence. }
  induction fuel as [|fuel IH]; intros round facts j says groups; simpl; [now apply (pairs facts j)|].
  destruct (length facts <=? 6); [now apply (pairs facts j)|].
  assert (own : forall i, m (Group owner round i) = only (option_map (fun j => j / 4) j) i).
  { intros i. specialize (groups 0 i). rewrite Nat.add_0_r in groups. exact groups. }
  rewrite all_hold_app, all_hold_flat_map. split.
  - intros [i piece] here. apply nth_numbered in here. cbn [fst snd]. rewrite all_hold_app, all_hold_map. split.
    + apply (pairs piece (match j with None => None | Some j => if j / 4 =? i then Some (j mod 4) else None end)).
      intros a f at_a. destruct (piece_in _ _ _ _ _ _ here at_a) as [small at_all].
      rewrite (says _ f at_all). destruct j as [j|]; cbn [only]; auto.
      assert (parts := Nat.div_mod j 4 ltac:(easy)). assert (less := Nat.mod_upper_bound j 4 ltac:(easy)).
      destruct (Nat.eqb_spec (j / 4) i); cbn [only]; apply eq_true_iff_eq; rewrite ?Nat.eqb_eq; split; intros; try easy; lia.
    + intros f among. apply In_nth_error in among as [a at_a].
      destruct (piece_in _ _ _ _ _ _ here at_a) as [small at_all].
      rewrite implies_holds, one_holds, value_var, (says _ f at_all), own.
      destruct j as [j|]; cbn [only option_map]; [|easy]. rewrite !Nat.eqb_eq. intros <-.
      replace (4 * i + a) with (a + i * 4) by lia. rewrite Nat.div_add, Nat.div_small by lia. lia.
  - apply (IH (S round) _ (option_map (fun j => j / 4) j)).
    + intros i f at_i. apply nth_group in at_i as [_ ->]. now rewrite value_var, own.
    + intros more i. replace (S round + more) with (round + S more) by lia. rewrite groups.
      destruct j as [j|]; cbn [only option_map]; auto. rewrite Nat.div_div by (try apply Nat.pow_nonzero; lia).
      now replace (4 ^ S (S more)) with (4 * 4 ^ S more) by reflexivity.
Qed.

Theorem at_most_one_sound m owner facts : all_hold m (at_most_one_of owner facts) -> single m facts.
Proof. apply at_most_one_sound_from. Qed.

Theorem at_most_one_complete m owner facts j :
  (forall i f, nth_error facts i = Some f -> value m f = only j i) ->
  (forall round i, m (Group owner round i) = only (option_map (fun j => j / 4 ^ S round) j) i) ->
  all_hold m (at_most_one_of owner facts).
Proof. intros says groups. apply (at_most_one_complete_from m owner _ 0 facts j); auto. Qed.
