(** * The most that a line collects if a pattern holds

    In: a pattern; for each cell of a line, its possible colors and what each collects. Out:
    [most_of_pattern], the greatest sum of all cells for which it holds; [None] if there are none.
    [pattern_sound]: no such cells collect more. [pattern_exact]: if there is a sum, there are such cells.

    From the first cell to the last, a table says which states the cells so far may lead to, and what
    they collect at most. A state knows the runs that are to come, the run that is begun, and what is
    left of the totals. *)

From Coq Require Import List ZArith NArith Lia Bool Permutation.
From Verified Require Import Rules Charts Fitting.
Import ListNotations.
Open Scope Z_scope.

(** ** Quotas: how many cells are still wanted, and how many may still come *)

Definition quota := (N * option N)%type.

Definition within_quota (q : quota) (n : N) : Prop :=
  (fst q <= n)%N /\ match snd q with None => True | Some m => (n <= m)%N end.
Definition is_met (q : quota) : bool := N.eqb (fst q) 0.
Definition use (q : quota) : option quota :=
  match snd q with
  | None => Some (N.pred (fst q), None)
  | Some 0%N => None
  | Some m => Some (N.pred (fst q), Some (N.pred m))
  end.

Lemma within_none q : within_quota q 0 <-> is_met q = true.
Proof.
  destruct q as [n [m|]]; unfold within_quota, is_met; simpl; rewrite N.eqb_eq; lia.
Qed.

Lemma within_more q n :
  within_quota q (N.succ n) <-> exists q', use q = Some q' /\ within_quota q' n.
Proof.
  destruct q as [w [m|]]; unfold within_quota, use; simpl.
  - destruct m as [|m].
    + split; [lia|]. now intros (q' & ? & _).
    + split.
      * intros []. eexists. split; [reflexivity|]. simpl. lia.
      * intros (q' & [= <-] & H). simpl in H. lia.
  - split.
    + intros []. eexists. split; [reflexivity|]. simpl. lia.
    + intros (q' & [= <-] & H). simpl in H. lia.
Qed.

(** ** Totals *)

Definition dues := list (option color * quota).

Definition count_of (own : option color) (cells : list color) : N :=
  N.of_nat (length (filter (counts own) cells)).
Definition paid (due : dues) (cells : list color) : Prop :=
  Forall (fun d => within_quota (snd d) (count_of (fst d) cells)) due.

Fixpoint charge (k : color) (due : dues) : option dues :=
  match due with
  | [] => Some []
  | (own, q) :: rest =>
      match (if counts own k then use q else Some q), charge k rest with
      | Some q, Some rest => Some ((own, q) :: rest)
      | _, _ => None
      end
  end.

Lemma paid_none due : paid due [] <-> forallb (fun d => is_met (snd d)) due = true.
Proof.
  unfold paid. rewrite Forall_forall, forallb_forall.
  split; intros all d among; apply within_none; now apply all.
Qed.

Lemma count_more own k cells :
  count_of own (k :: cells) = if counts own k then N.succ (count_of own cells) else count_of own cells.
Proof. unfold count_of. simpl. destruct (counts own k); simpl length; lia. Qed.

Lemma paid_more k cells : forall due,
  paid due (k :: cells) <-> exists due', charge k due = Some due' /\ paid due' cells.
Proof.
  unfold paid. induction due as [|[own q] due IH]; cbn [charge].
  - split; [exists []; split; auto; constructor|constructor].
  - rewrite Forall_cons_iff, IH. cbn [fst snd]. rewrite count_more. destruct (counts own k).
    + rewrite within_more. split.
      * intros [(q' & -> & one) (due' & -> & all)]. eexists. split; [reflexivity|]. now constructor.
      * destruct (use q) as [q'|], (charge k due) as [due'|]; intros (all & eq & holds); try easy.
        injection eq as <-. apply Forall_cons_iff in holds as [one rest]. split; eauto.
    + split.
      * intros [one (due' & -> & all)]. eexists. split; [reflexivity|]. now constructor.
      * destruct (charge k due) as [due'|]; intros (all & eq & holds); try easy.
        injection eq as <-. apply Forall_cons_iff in holds as [one rest]. split; eauto.
Qed.

(** ** Arrangements *)

Definition option_eq {A : Type} (eq : forall a b : A, {a = b} + {a <> b}) (a b : option A) : {a = b} + {a <> b}.
Proof. decide equality. Defined.
Definition run_eq (a b : run) : {a = b} + {a <> b}.
Proof. decide equality; auto using N.eq_dec, option_eq. Defined.

Definition is_any (i : item) : bool := match i with One _ => false | Any_runs => true end.
Definition may_stop (a : arrangement) : bool :=
  match a with
  | In_order items => forallb is_any items
  | Any_order runs => match runs with [] => true | _ => false end
  end.

(** A run that may come next, and what is arranged behind it. *)
Fixpoint next_items (items : list item) : list (run * list item) :=
  match items with
  | [] => []
  | One r :: rest => [(r, rest)]
  | Any_runs :: rest => (any_run, items) :: next_items rest
  end.
(** Of equal runs the first one. *)
Fixpoint next_runs (runs : list run) : list (run * list run) :=
  match runs with
  | [] => []
  | r :: rest =>
      (r, rest) :: map (fun next => (fst next, r :: snd next))
        (filter (fun next => if run_eq (fst next) r then false else true) (next_runs rest))
  end.
Definition next (a : arrangement) : list (run * arrangement) :=
  match a with
  | In_order items => map (fun b => (fst b, In_order (snd b))) (next_items items)
  | Any_order runs => map (fun b => (fst b, Any_order (snd b))) (next_runs runs)
  end.

Lemma spells_none items : Spells items [] <-> forallb is_any items = true.
Proof.
  split.
  - intros spelled. remember (@nil run) as runs. induction spelled; subst; simpl; auto; discriminate.
  - induction items as [|[r|] items IH]; simpl; intros all; [constructor|discriminate|].
    constructor. auto.
Qed.

Lemma spells_more items r runs :
  Spells items (r :: runs) <-> exists rest, In (r, rest) (next_items items) /\ Spells rest runs.
Proof.
  split.
  - intros spelled. remember (r :: runs) as all. revert r runs Heqall.
    induction spelled as [|r' items runs' spelled _|items runs' spelled IH|items runs' spelled IH];
      intros r runs eq; try discriminate.
    + injection eq as -> ->. exists items. split; auto. now left.
    + destruct (IH r runs eq) as (rest & among & follows). exists rest. split; auto. now right.
    + injection eq as <- <-. exists (Any_runs :: items). split; auto. now left.
  - induction items as [|[r'|] items IH]; intros (rest & among & spelled); [easy| |].
    + destruct among as [[= -> ->]|[]]. now constructor.
    + destruct among as [[= <- <-]|among].
      * now constructor.
      * constructor. apply IH. eauto.
Qed.

Lemma next_runs_spec runs : forall r rest,
  In (r, rest) (next_runs runs) -> Permutation runs (r :: rest).
Proof.
  induction runs as [|r' runs IH]; intros r rest; [easy|].
  intros [[= <- <-]|among]; [reflexivity|].
  apply in_map_iff in among as ([one more] & [= <- <-] & among).
  apply filter_In in among as [among _]. apply IH in among. now rewrite among, perm_swap.
Qed.

Lemma next_runs_in runs r : In r runs -> exists rest, In (r, rest) (next_runs runs).
Proof.
  induction runs as [|r' runs IH]; [easy|]. intros among.
  destruct (run_eq r r') as [->|other].
  - exists runs. now left.
  - destruct among as [<-|among]; [easy|]. destruct (IH among) as (rest & here).
    exists (r' :: rest). right. apply in_map_iff. exists (r, rest). split; auto.
    apply filter_In. split; auto. simpl. now destruct (run_eq r r').
Qed.

Lemma arranged_none a : Arranged a [] <-> may_stop a = true.
Proof.
  destruct a as [items|runs]; simpl; [apply spells_none|]. split.
  - intros same. apply Permutation_sym, Permutation_nil in same. now subst.
  - now destruct runs.
Qed.

Lemma arranged_more a r runs :
  Arranged a (r :: runs) <-> exists rest, In (r, rest) (next a) /\ Arranged rest runs.
Proof.
  destruct a as [items|all]; simpl.
  - rewrite spells_more. split.
    + intros (rest & among & spelled). exists (In_order rest). split; auto.
      apply in_map_iff. now exists (r, rest).
    + intros (rest & among & spelled). apply in_map_iff in among as ([r' rest'] & [= -> <-] & among).
      now exists rest'.
  - split.
    + intros same. destruct (next_runs_in all r) as (rest & among).
      { apply (Permutation_in r (Permutation_sym same)). now left. }
      exists (Any_order rest). split; [apply in_map_iff; now exists (r, rest)|]. simpl.
      apply next_runs_spec in among. rewrite same in among. symmetry.
      now apply Permutation_cons_inv in among.
    + intros (rest & among & same). apply in_map_iff in among as ([r' rest'] & [= -> <-] & among).
      simpl in same. apply next_runs_spec in among. now rewrite among, same.
Qed.

(** ** States *)

(** [begun]: the color of the run that the last cell is in, and what this run needs. *)
Record state := State { left : arrangement; begun : option (color * quota); due : dues }.

Definition may_end (st : state) : bool :=
  match begun st with None => true | Some (_, q) => is_met q end.
Definition is_final (st : state) : bool :=
  may_end st && may_stop (left st) && forallb (fun d => is_met (snd d)) (due st).

Definition begin_run (k : color) (due : dues) (b : run * arrangement) : list state :=
  if of_color (fst b) k then
    match use (least (fst b), most (fst b)) with
    | Some q => [State (snd b) (Some (k, q)) due]
    | None => []
    end
  else [].

(** The states behind a cell of color [k]. *)
Definition steps (st : state) (k : color) : list state :=
  match charge k (due st) with
  | None => []
  | Some due =>
      if N.eqb k background then
        if may_end st then [State (left st) None due] else []
      else
        let starts := if may_end st then flat_map (begin_run k due) (next (left st)) else [] in
        match begun st with
        | Some (own, q) =>
            if N.eqb k own then
              match use q with Some q => [State (left st) (Some (own, q)) due] | None => [] end
            else starts
        | None => starts
        end
  end.

(** The cells that a state allows. *)
Definition Follows (st : state) (cells : list color) : Prop :=
  paid (due st) cells /\
  exists runs, Arranged (left st) runs /\
    match begun st with
    | None => Fits background runs cells
    | Some (own, q) => exists n rest,
        cells = repeat own n ++ rest /\ within_quota q (N.of_nat n) /\ Fits own runs rest
    end.

(** The run that is begun has a color. *)
Definition sane (st : state) : Prop :=
  match begun st with None => True | Some (own, _) => own <> background end.

Lemma repeat_succ {A : Type} (a : A) n : repeat a (S n) = a :: repeat a n.
Proof. reflexivity. Qed.

Lemma final_follows st : is_final st = true <-> Follows st [].
Proof.
  destruct st as [a b d]. unfold is_final, Follows, may_end. simpl.
  rewrite !andb_true_iff, <- arranged_none, <- paid_none. split.
  - intros [[ends stops] pays]. split; auto. exists []. split; auto.
    destruct b as [[own q]|]; [|constructor].
    exists 0%nat, []. split; [reflexivity|]. split; [now apply within_none|constructor].
  - intros (pays & runs & arranged & fit). destruct b as [[own q]|].
    + destruct fit as (n & rest & eq & some & fit). symmetry in eq. apply app_eq_nil in eq as [eq ->].
      destruct n; [|discriminate]. inversion fit; subst. repeat split; auto. now apply within_none.
    + inversion fit; subst. repeat split; auto.
Qed.

(** What the first cell of some cells that fit may be. *)
Lemma fits_first before runs k cells :
  Fits before runs (k :: cells) <->
  (k = background /\ Fits background runs cells) \/
  (k <> background /\ k <> before /\ exists r runs' n rest,
     runs = r :: runs' /\ allows_color r k /\ allows_length r (N.of_nat (S n)) /\
     cells = repeat k n ++ rest /\ Fits k runs' rest).
Proof.
  split.
  - intros fit. remember (k :: cells) as all eqn:eq.
    destruct fit as [|before runs cells' fit|before k' n r runs rest colored differs hue long fit];
      [discriminate| |].
    + injection eq as <- <-. left. auto.
    + injection eq as <- <-. right. split; [auto|]. split; [auto|]. exists r, runs, n, rest. auto.
  - intros [[-> fit]|(colored & differs & r & runs' & n & rest & -> & hue & long & -> & fit)].
    + now constructor.
    + change (k :: repeat k n ++ rest) with (repeat k (S n) ++ rest). now constructor.
Qed.

Lemma starts_follow st k cells d :
  k <> background ->
  (exists st', In st' (flat_map (begin_run k d) (next (left st))) /\ Follows st' cells) <->
  paid d cells /\ exists r runs' n rest,
     Arranged (left st) (r :: runs') /\ allows_color r k /\ allows_length r (N.of_nat (S n)) /\
     cells = repeat k n ++ rest /\ Fits k runs' rest.
Proof.
  intros colored. split.
  - intros (st' & among & pays & runs' & arranged & fit).
    apply in_flat_map in among as ([r rest'] & here & among). unfold begin_run in among. simpl in among.
    destruct (of_color r k) eqn:hue; [|easy]. destruct (use _) as [q|] eqn:used; [|easy].
    destruct among as [<-|[]]. simpl in *. destruct fit as (n & rest & -> & some & fit).
    split; auto. exists r, runs', n, rest.
    assert (allows_length r (N.of_nat (S n))) as long.
    { rewrite Nat2N.inj_succ. apply (within_more (least r, most r)). eauto. }
    split; [apply arranged_more; eauto|]. split; [now apply of_color_allows|]. auto.
  - intros (pays & r & runs' & n & rest & arranged & hue & long & -> & fit).
    apply arranged_more in arranged as (a & among & arranged).
    assert (within_quota (least r, most r) (N.succ (N.of_nat n))) as some.
    { rewrite <- Nat2N.inj_succ. exact long. }
    apply within_more in some as (q & used & some).
    exists (State a (Some (k, q)) d). split.
    + apply in_flat_map. exists (r, a). split; auto. unfold begin_run. simpl.
      apply of_color_allows in hue as ->. rewrite used. now left.
    + split; auto. exists runs'. split; auto. simpl. exists n, rest. auto.
Qed.

Lemma follows_more st k cells :
  sane st ->
  Follows st (k :: cells) <-> exists st', In st' (steps st k) /\ Follows st' cells.
Proof.
  destruct st as [a b d]. unfold sane, Follows at 1, steps. simpl. intros is_sane.
  rewrite paid_more. destruct (charge k d) as [d'|] eqn:charged.
  2:{ split; [now intros [(? & ? & _) _]|now intros (? & [] & _)]. }
  assert (pays : (exists due', Some d' = Some due' /\ paid due' cells) <-> paid d' cells).
  { split; [now intros (? & [= <-] & ?)|eauto]. }
  rewrite pays. clear pays charged.
  destruct (N.eqb_spec k background) as [->|colored].
  - (* a blank cell *)
    unfold may_end. simpl. split.
    + intros (pays & runs & arranged & fit). destruct b as [[own q]|].
      * destruct fit as (n & rest & eq & some & fit). destruct n as [|n].
        -- simpl in eq. subst rest. apply within_none in some as ->.
           apply fits_first in fit as [[_ fit]|[bad _]]; [|easy].
           eexists. split; [now left|]. split; auto. exists runs. auto.
        -- simpl in eq. injection eq as <- _. easy.
      * apply fits_first in fit as [[_ fit]|[bad _]]; [|easy].
        eexists. split; [now left|]. split; auto. exists runs. auto.
    + intros (st' & among & pays & runs & arranged & fit).
      destruct b as [[own q]|].
      * destruct (is_met q) eqn:met; [|easy]. destruct among as [<-|[]]. simpl in *. split; auto.
        exists runs. split; auto. exists 0%nat, (background :: cells). split; [reflexivity|].
        split; [now apply within_none|]. now constructor.
      * destruct among as [<-|[]]. simpl in *. split; auto. exists runs. split; auto. now constructor.
  - destruct b as [[own q]|].
    + destruct (N.eqb_spec k own) as [->|differs].
      * (* another cell of the run *)
        split.
        -- intros (pays & runs & arranged & n & rest & eq & some & fit). destruct n as [|n].
           ++ simpl in eq. subst rest. apply fits_first in fit as [[-> _]|(_ & bad & _)]; easy.
           ++ simpl in eq. injection eq as ->. rewrite Nat2N.inj_succ in some.
              apply within_more in some as (q' & -> & some).
              eexists. split; [now left|]. split; auto. exists runs. split; auto. simpl.
              exists n, rest. auto.
        -- intros (st' & among & pays & runs & arranged & fit). destruct (use q) as [q'|] eqn:used; [|easy].
           destruct among as [<-|[]]. simpl in *. destruct fit as (n & rest & -> & some & fit).
           split; auto. exists runs. split; auto. exists (S n), rest. split; [reflexivity|].
           split; auto. rewrite Nat2N.inj_succ. apply within_more. eauto.
      * (* the run ends, and another one begins *)
        unfold may_end. simpl. split.
        -- intros (pays & runs & arranged & n & rest & eq & some & fit). destruct n as [|n].
           ++ simpl in eq. subst rest. apply within_none in some as ->.
              apply (starts_follow (State a (Some (own, q)) d)); auto. split; auto.
              apply fits_first in fit as [[-> _]|(_ & _ & r & runs' & n & rest & -> & hue & long & -> & fit)]; [easy|].
              exists r, runs', n, rest. auto.
           ++ simpl in eq. injection eq as -> _. easy.
        -- destruct (is_met q) eqn:met; [|now intros (? & [] & _)]. intros some.
           apply (starts_follow (State a (Some (own, q)) d)) in some; auto.
           destruct some as (pays & r & runs' & n & rest & arranged & hue & long & -> & fit).
           split; auto. exists (r :: runs'). split; auto. exists 0%nat, (k :: repeat k n ++ rest).
           split; [reflexivity|]. split; [now apply within_none|].
           apply fits_first. right. split; [auto|]. split; [easy|]. exists r, runs', n, rest. auto.
    + (* the first run, or one behind a blank cell *)
      unfold may_end. simpl. split.
      * intros (pays & runs & arranged & fit).
        apply (starts_follow (State a None d)); auto. split; auto.
        apply fits_first in fit as [[-> _]|(_ & _ & r & runs' & n & rest & -> & hue & long & -> & fit)]; [easy|].
        exists r, runs', n, rest. auto.
      * intros some. apply (starts_follow (State a None d)) in some; auto.
        destruct some as (pays & r & runs' & n & rest & arranged & hue & long & -> & fit).
        split; auto. exists (r :: runs'). split; auto.
        apply fits_first. right. split; [auto|]. split; [easy|]. exists r, runs', n, rest. auto.
Qed.

Lemma steps_sane st k st' : sane st -> In st' (steps st k) -> sane st'.
Proof.
  destruct st as [a b d]. unfold sane, steps, may_end. simpl. intros is_sane.
  destruct (charge k d) as [d'|]; [|easy].
  assert (started : k <> background -> In st' (flat_map (begin_run k d') (next a)) ->
            match begun st' with None => True | Some (own, _) => own <> background end).
  { intros colored among. apply in_flat_map in among as (next & _ & among). unfold begin_run in among.
    destruct (of_color _ k); [|easy]. destruct (use _); [|easy]. now destruct among as [<-|[]]. }
  destruct (N.eqb_spec k background) as [->|colored].
  - destruct b as [[own q]|]; [destruct (is_met q)|]; simpl; intros among; try easy;
      now destruct among as [<-|[]].
  - destruct b as [[own q]|].
    + destruct (N.eqb k own); [|destruct (is_met q); [exact (started colored)|easy]].
      destruct (use q); [|easy]. now intros [<-|[]].
    + exact (started colored).
Qed.

(** ** Tables: each state once, with the most that its cells collect *)

Definition item_eq (a b : item) : {a = b} + {a <> b}.
Proof. decide equality; auto using run_eq. Defined.
Definition arrangement_eq (a b : arrangement) : {a = b} + {a <> b}.
Proof. decide equality; auto using list_eq_dec, run_eq, item_eq. Defined.
Definition quota_eq (a b : quota) : {a = b} + {a <> b}.
Proof. decide equality; auto using N.eq_dec, option_eq. Defined.
Definition state_eq (a b : state) : {a = b} + {a <> b}.
Proof.
  decide equality.
  - apply list_eq_dec. decide equality; auto using quota_eq, N.eq_dec, option_eq.
  - apply option_eq. decide equality; auto using quota_eq, N.eq_dec.
  - apply arrangement_eq.
Defined.

Definition entries := list (state * Z).

Fixpoint put (e : state * Z) (t : entries) : entries :=
  match t with
  | [] => [e]
  | (st, v) :: rest =>
      if state_eq (fst e) st then (st, if v <=? snd e then snd e else v) :: rest else (st, v) :: put e rest
  end.
Definition merged (all : entries) : entries := fold_right put [] all.

Lemma put_keeps e t st v : In (st, v) t -> exists v', In (st, v') (put e t) /\ v <= v'.
Proof.
  induction t as [|[st' w] t IH]; [easy|]. simpl. intros among. destruct (state_eq (fst e) st').
  - destruct among as [[= -> ->]|among].
    + eexists. split; [now left|]. destruct (Z.leb_spec v (snd e)); lia.
    + exists v. split; [now right|lia].
  - destruct among as [[= -> ->]|among].
    + exists v. split; [now left|lia].
    + destruct (IH among) as (v' & here & le). exists v'. split; auto. now right.
Qed.

Lemma put_adds e t : exists v', In (fst e, v') (put e t) /\ snd e <= v'.
Proof.
  induction t as [|[st w] t IH].
  - exists (snd e). split; [left; now destruct e|lia].
  - simpl. destruct (state_eq (fst e) st) as [->|].
    + eexists. split; [now left|]. destruct (Z.leb_spec w (snd e)); lia.
    + destruct IH as (v' & here & le). exists v'. split; auto. now right.
Qed.

Lemma put_from e t st v : In (st, v) (put e t) -> st = fst e \/ exists w, In (st, w) t.
Proof.
  induction t as [|[st' w] t IH]; simpl.
  - intros [->|[]]. now left.
  - destruct (state_eq (fst e) st') as [->|].
    + intros [[= <- <-]|among]; [now left|]. right. exists v. now right.
    + intros [[= <- <-]|among]; [right; exists w; now left|].
      destruct (IH among) as [|(w' & here)]; auto. right. exists w'. now right.
Qed.

Lemma merged_keeps all st v : In (st, v) all -> exists v', In (st, v') (merged all) /\ v <= v'.
Proof.
  induction all as [|e all IH]; [easy|]. simpl. intros [->|among].
  - destruct (put_adds (st, v) (merged all)) as (v' & here & le). exists v'. auto.
  - destruct (IH among) as (v' & here & le). destruct (put_keeps e _ _ _ here) as (v'' & there & le').
    exists v''. split; auto. lia.
Qed.

Lemma merged_from all st v : In (st, v) (merged all) -> exists w, In (st, w) all.
Proof.
  revert v. induction all as [|[st' w] all IH]; intros v; [easy|]. simpl. intros among.
  apply put_from in among as [->|(w' & among)].
  - exists w. now left.
  - destruct (IH _ among) as (w'' & here).
    exists w''. now right.
Qed.

Definition advance (t : entries) (cell : options) : entries :=
  flat_map (fun e => flat_map (fun kg => map (fun st => (st, snd e + snd kg)) (steps (fst e) (fst kg))) cell) t.

Lemma in_advance t cell st v :
  In (st, v) (advance t cell) <->
  exists st' v' k g, In (st', v') t /\ In (k, g) cell /\ In st (steps st' k) /\ v = v' + g.
Proof.
  unfold advance. rewrite in_flat_map. split.
  - intros ([st' v'] & here & among). apply in_flat_map in among as ([k g] & one & among).
    apply in_map_iff in among as (st'' & [= -> <-] & among). simpl in *. exists st', v', k, g. auto.
  - intros (st' & v' & k & g & here & one & among & ->). exists (st', v'). split; auto.
    apply in_flat_map. exists (k, g). split; auto. apply in_map_iff. now exists st.
Qed.

(** The highest of what final states collected. *)
Fixpoint closed_most (t : entries) : option Z :=
  match t with
  | [] => None
  | (st, v) :: rest => if is_final st then higher (Some v) (closed_most rest) else closed_most rest
  end.

Fixpoint most_from (t : entries) (line : list options) : option Z :=
  match line with
  | [] => closed_most t
  | cell :: line => most_from (merged (advance t cell)) line
  end.

Lemma closed_most_reaches t st v : In (st, v) t -> is_final st = true -> reaches (closed_most t) v.
Proof.
  induction t as [|[st' w] t IH]; [easy|]. cbn [closed_most]. intros [[= -> ->]|among] final.
  - rewrite final. apply reaches_left, reaches_itself.
  - destruct (is_final st'); [apply (reaches_right (Some w))|]; auto.
Qed.

Lemma closed_most_from t v : closed_most t = Some v -> exists st u, In (st, u) t /\ is_final st = true.
Proof.
  induction t as [|[st w] t IH]; [easy|]. cbn [closed_most]. destruct (is_final st) eqn:final.
  - intros _. exists st, w. split; auto. now left.
  - intros eq. destruct (IH eq) as (st' & u & among & final'). exists st', u. split; auto. now right.
Qed.

Lemma most_from_reaches line colors s : Collects line colors s ->
  forall t st v, In (st, v) t -> sane st -> Follows st colors -> reaches (most_from t line) (v + s).
Proof.
  induction 1 as [|cell line k g colors s here _ IH]; intros t st v among is_sane follows; simpl.
  - apply final_follows in follows. rewrite Z.add_0_r. now apply (closed_most_reaches t st).
  - apply follows_more in follows as (st' & step & follows); auto.
    assert (In (st', v + g) (advance t cell)) as reached.
    { apply in_advance. exists st, v, k, g. auto. }
    apply merged_keeps in reached as (u & reached & le).
    apply reaches_weaken with (s := u + s); [|lia].
    apply (IH _ st'); auto. now apply (steps_sane st k).
Qed.

Lemma most_from_exact line : forall t v, most_from t line = Some v ->
  (forall st u, In (st, u) t -> sane st) ->
  exists st u colors s, In (st, u) t /\ Collects line colors s /\ Follows st colors.
Proof.
  induction line as [|cell line IH]; intros t v eq all_sane; simpl in eq.
  - apply closed_most_from in eq as (st & u & among & final). exists st, u, [], 0.
    split; auto. split; [constructor|]. now apply final_follows.
  - apply IH in eq as (st & u & colors & s & among & collects & follows).
    + apply merged_from in among as (w & among).
      apply in_advance in among as (st' & v' & k & g & here & one & step & ->).
      exists st', v', (k :: colors), (g + s). split; auto. split; [now constructor|].
      apply follows_more; [now apply (all_sane st' v')|]. eauto.
    + intros st u among. apply merged_from in among as (w & among).
      apply in_advance in among as (st' & v' & k & g & here & _ & step & _).
      apply (steps_sane st' k); eauto.
Qed.

(** ** Cases and patterns *)

Definition start (c : case) : state :=
  State (arranged c) None
    (map (fun t => (total_color t, (fewest t, greatest t))) (totals c)).

Lemma start_follows c cells : Follows (start c) cells <-> case_holds cells c.
Proof.
  unfold Follows, case_holds, start, paid. simpl.
  rewrite Forall_map. split; intros []; split; auto.
Qed.

Fixpoint most_of_pattern (line : list options) (cases : pattern) : option Z :=
  match cases with
  | [] => None
  | c :: cases => higher (most_from [(start c, 0)] line) (most_of_pattern line cases)
  end.

Theorem pattern_sound line cases colors sum c :
  Collects line colors sum -> In c cases -> case_holds colors c ->
  reaches (most_of_pattern line cases) sum.
Proof.
  intros collects among holds. induction cases as [|c' cases IH]; [easy|].
  cbn [most_of_pattern]. destruct among as [->|among]; [apply reaches_left|now apply reaches_right, IH].
  apply (most_from_reaches line colors sum collects _ (start c) 0); [now left|exact I|].
  now apply start_follows.
Qed.

Theorem pattern_exact line cases most :
  most_of_pattern line cases = Some most ->
  exists colors sum c, Collects line colors sum /\ In c cases /\ case_holds colors c.
Proof.
  revert most. induction cases as [|c cases IH]; intros most; [easy|]. cbn [most_of_pattern].
  destruct (most_from [(start c, 0)] line) as [m|] eqn:here.
  - intros _. apply most_from_exact in here as (st & u & colors & s & [[= <- _]|[]] & collects & follows).
    + apply start_follows in follows. exists colors, s, c. split; auto. split; auto. now left.
    + intros st u [[= <- _]|[]]. exact I.
  - simpl. intros eq. destruct (IH _ eq) as (colors & sum & c' & collects & among & holds).
    exists colors, sum, c'. auto using in_cons.
Qed.

(** ** Does a line of a picture hold a pattern? *)

Definition has_pattern (cases : pattern) (cells : list color) : bool :=
  match most_of_pattern (map (fun k => [(k, 0)]) cells) cases with Some _ => true | None => false end.

Lemma collects_one cells : forall colors sum,
  Collects (map (fun k => [(k, 0)]) cells) colors sum -> colors = cells.
Proof.
  induction cells as [|k cells IH]; intros colors sum collects; inversion collects; subst; auto.
  destruct H1 as [[= <- <-]|[]]. f_equal. eauto.
Qed.

Theorem has_pattern_sound cases cells :
  has_pattern cases cells = true -> exists c, In c cases /\ case_holds cells c.
Proof.
  unfold has_pattern. destruct (most_of_pattern _ cases) as [most|] eqn:eq; [|easy]. intros _.
  apply pattern_exact in eq as (colors & sum & c & collects & among & holds).
  apply collects_one in collects. subst. eauto.
Qed.
