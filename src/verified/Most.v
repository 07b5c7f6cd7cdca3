(** * The most that a line can collect

    In: the runs of a clue; for each cell of a line, its possible colors and what each collects.
    Out: [most_of_line], the greatest sum over all ways to fit; [None] if there is none.
    [most_sound]: no cells that fit collect more. (That some collect as much is tested, not proved:
    a bound too high makes the checker refuse.)

    From the last run to the first, a chart says for each place of the line what the cells from there on
    collect with the runs from this one on. *)

From Coq Require Import List ZArith NArith Lia Bool.
From Verified Require Import Rules Charts.
Import ListNotations.
Open Scope Z_scope.

(** ** Background, and the chart of a run *)

(** For each place: the most from there on, if runs begin as [starts] says. At the end of the line
    stands [ending]. *)
Fixpoint opened (ending : option Z) (blanks starts : chart) : chart :=
  match blanks, starts with
  | g :: blanks, v :: starts =>
      let rest := opened ending blanks starts in
      higher (plus g (hd None rest)) v :: rest
  | g :: blanks, [] =>
      let rest := opened ending blanks [] in
      plus g (hd None rest) :: rest
  | [], _ => [ending]
  end.

Lemma opened_length ending blanks : forall starts,
  length (opened ending blanks starts) = S (length blanks).
Proof. induction blanks as [|g blanks IH]; intros [|v starts]; simpl; auto. Qed.

Lemma opened_ending ending blanks : forall starts,
  at_place (length blanks) (opened ending blanks starts) = ending.
Proof. unfold at_place. induction blanks as [|g blanks IH]; intros [|v starts]; simpl; auto. Qed.

Lemma hd_at (t : chart) : hd None t = at_place 0 t.
Proof. now destruct t. Qed.

Lemma opened_blank ending i : forall blanks starts g b,
  at_place i blanks = Some g ->
  reaches (at_place (S i) (opened ending blanks starts)) b ->
  reaches (at_place i (opened ending blanks starts)) (g + b).
Proof.
  unfold at_place. induction i as [|i IH]; intros [|g' blanks] [|v starts] g b;
    simpl; intros here later; try discriminate.
  - subst g'. apply (reaches_plus (Some g)); [apply reaches_itself|]. now rewrite hd_at.
  - subst g'. apply reaches_left, (reaches_plus (Some g)); [apply reaches_itself|].
    now rewrite hd_at.
  - now apply IH.
  - now apply IH.
Qed.

Lemma opened_start ending i : forall blanks starts b,
  (i < length blanks)%nat ->
  reaches (at_place i starts) b ->
  reaches (at_place i (opened ending blanks starts)) b.
Proof.
  unfold at_place. induction i as [|i IH]; intros [|g blanks] [|v starts] b;
    simpl; intros inside later; try lia; try (now destruct later as (? & ? & _)).
  - now apply reaches_right.
  - apply IH; auto; lia.
Qed.

(** The same, with a color in front that no run may begin with: a blank cell, or one of [starts];
    [anywhere] begins one place later and says what follows the blank cell. *)
Fixpoint closed (blanks anywhere starts : chart) : chart :=
  match blanks, anywhere with
  | g :: blanks, v :: anywhere =>
      higher (plus g v) (hd None starts) :: closed blanks anywhere (tl starts)
  | _, _ => [None]
  end.

Lemma closed_blank i : forall blanks anywhere starts g b,
  at_place i blanks = Some g -> reaches (at_place i anywhere) b ->
  reaches (at_place i (closed blanks anywhere starts)) (g + b).
Proof.
  unfold at_place. induction i as [|i IH]; intros [|g' blanks] [|v anywhere] starts g b; simpl;
    intros here later; try discriminate; try (now destruct later as (? & ? & _)).
  - subst g'. apply reaches_left, reaches_plus; auto. apply reaches_itself.
  - now apply IH.
Qed.

Lemma closed_start i : forall blanks anywhere starts b,
  (i < length blanks)%nat -> (i < length anywhere)%nat ->
  reaches (at_place i starts) b ->
  reaches (at_place i (closed blanks anywhere starts)) b.
Proof.
  unfold at_place. induction i as [|i IH]; intros [|g blanks] [|v anywhere] starts b; simpl;
    intros inside inside' later; try lia; destruct starts as [|w starts];
    try (now destruct later as (? & ? & _)).
  - now apply reaches_right.
  - apply IH; auto; lia.
Qed.

(** The highest of the charts of all colors but [before]. *)
Definition all_but (before : color) (begins : list (color * chart)) : chart :=
  fold_right (fun b rest => if N.eqb (fst b) before then rest else higher_of (snd b) rest) [] begins.

Lemma all_but_reaches before k t begins i s :
  In (k, t) begins -> k <> before -> reaches (at_place i t) s ->
  reaches (at_place i (all_but before begins)) s.
Proof.
  intros among differs reached. induction begins as [|[k' t'] more IH]; [easy|].
  simpl. destruct among as [[= -> ->]|among].
  - apply N.eqb_neq in differs as ->. apply higher_of_reaches. auto.
  - destruct (N.eqb k' before); [|apply higher_of_reaches; right]; auto.
Qed.

Section Line.
Variable line : list options.

Definition gains (k : color) : chart := map (gain k) line.

(** The colors that a run may have. *)
Definition hues (r : run) : list color :=
  match run_color r with
  | Some k => [k]
  | None => nodup N.eq_dec (filter (fun k => negb (N.eqb k background)) (map fst (concat line)))
  end.

Definition begin_with (r : run) (k : color) (after : chart) : chart :=
  let all := N.of_nat (length line) in
  ranging (least r) match most r with None => all | Some m => N.min all (m - least r) end (gains k) after.

(** The chart of some runs, for each color in front. *)
Fixpoint charts (blanks : chart) (runs : list run) : color -> chart :=
  match runs with
  | [] => let all := opened (Some 0) blanks [] in fun _ => all
  | r :: runs =>
      let after := charts blanks runs in
      let begins := map (fun k => (k, begin_with r k (after k))) (hues r) in
      let anywhere := opened None blanks (all_but background begins) in
      fun before =>
        if negb (N.eqb before background) && existsb (fun b => N.eqb (fst b) before) begins
        then closed blanks (tl anywhere) (all_but before begins)
        else anywhere
  end.

Definition most_of_line (runs : list run) : option Z :=
  hd None (charts (gains background) runs background).

Lemma at_tail i (t : chart) : at_place i (tl t) = at_place (S i) t.
Proof. unfold at_place. destruct t; simpl; auto. now destruct i. Qed.

Lemma tail_length (t : chart) : length (tl t) = pred (length t).
Proof. now destruct t. Qed.

Lemma gains_at front k cell rest :
  line = front ++ cell :: rest -> at_place (length front) (gains k) = gain k cell.
Proof.
  intros eq. unfold at_place, gains. rewrite eq, map_app, app_nth2; rewrite map_length; auto.
  now rewrite Nat.sub_diag.
Qed.

Lemma gains_along front some rest k :
  line = front ++ some ++ rest ->
  forall j, (j < length some)%nat -> at_place (length front + j) (gains k) = gain k (nth j some []).
Proof.
  intros eq j small. unfold at_place, gains.
  rewrite nth_indep with (d' := gain k []).
  - rewrite map_nth. f_equal. rewrite eq, app_nth2_plus. now apply app_nth1.
  - rewrite map_length, eq, !app_length. lia.
Qed.

(** What the rest of the line collects while it fits is at most what the chart says. *)
Lemma charts_reach before runs colors :
  Fits before runs colors -> forall front rest sum,
  line = front ++ rest -> Collects rest colors sum ->
  reaches (at_place (length front) (charts (gains background) runs before)) sum.
Proof.
  induction 1 as [before|before runs colors _ IH|before k n r runs colors colored differs hue long _ IH];
    intros front rest sum eq collects.
  - inversion collects; subst rest. simpl.
    replace (length front) with (length (gains background)).
    + rewrite opened_ending. subst. apply reaches_itself.
    + unfold gains. now rewrite map_length, eq, app_nil_r.
  - inversion collects as [|cell more k g others s here later]; subst rest k others sum.
    destruct (gain_reaches _ _ _ here) as (b & first & le).
    assert (blank := gains_at front background cell more eq). rewrite first in blank.
    specialize (IH (front ++ [cell]) more s).
    rewrite <- app_assoc, app_length, Nat.add_1_r in IH. specialize (IH eq later).
    apply reaches_weaken with (s := b + s); [|lia].
    destruct runs as [|r runs]; cbn [charts] in *; [now apply opened_blank|].
    rewrite N.eqb_refl in IH. cbn [negb andb] in IH.
    destruct (negb _ && _).
    + apply closed_blank; auto. now rewrite at_tail.
    + now apply opened_blank.
  - apply Collects_app in collects as (first & others & s & t & -> & -> & painted & later).
    rewrite app_assoc in eq. specialize (IH (front ++ first) others t eq later).
    assert (many := Collects_length _ _ _ painted). rewrite repeat_length in many.
    rewrite <- app_assoc in eq. rewrite app_length, many in IH.
    assert (same := gains_along front first others k eq). rewrite many in same.
    assert (inside : (length front + S n <= length (gains k))%nat).
    { unfold gains. rewrite map_length, eq, !app_length. lia. }
    assert (same_length : length (gains background) = length (gains k)).
    { unfold gains. now rewrite !map_length. }
    assert (among : In k (hues r)).
    { unfold hues, allows_color in *. destruct (run_color r) as [k'|]; [now left|].
      apply nodup_In, filter_In. split; [|now apply negb_true_iff, N.eqb_neq].
      destruct first as [|cell first]; [easy|].
      inversion painted as [|cell' more k' g colors' sum' here others']; subst.
      apply in_map_iff. exists (k, g). split; auto.
      rewrite eq, concat_app. apply in_or_app. right. simpl. apply in_or_app. now left. }
    set (after := charts (gains background) runs k) in *.
    assert (begun : reaches (at_place (length front) (begin_with r k after)) (s + t)).
    { destruct long as [enough few]. apply ranging_reaches with (n := S n); auto.
      - unfold gains in inside. rewrite map_length in inside. destruct (most r); lia.
      - apply reaches_plus; auto. now apply (stretch_collects k) with (front := first). }
    cbn [charts]. set (begins := map _ _).
    assert (In (k, begin_with r k after) begins).
    { apply in_map_iff. now exists k. }
    destruct (negb _ && _).
    + apply closed_start; [lia| |].
      * rewrite tail_length, opened_length. lia.
      * now apply (all_but_reaches _ k (begin_with r k after)).
    + apply opened_start; [lia|].
      now apply (all_but_reaches _ k (begin_with r k after)).
Qed.

Theorem most_sound runs colors sum :
  Collects line colors sum -> Fits background runs colors -> reaches (most_of_line runs) sum.
Proof.
  intros collects fit. unfold most_of_line. rewrite hd_at.
  exact (charts_reach _ _ _ fit [] line sum eq_refl collects).
Qed.

End Line.
