(** * Does a line of a picture fit its clue?

    In: runs, and the colors of the cells of a line. Out: [fits], a program that answers.
    [fits_sound]: whatever it accepts fits by the definition. *)

From Coq Require Import List ZArith NArith Lia Bool.
From Verified Require Import Rules.
Import ListNotations.
Open Scope N_scope.

Definition of_length (r : run) (n : N) : bool :=
  (least r <=? n) && match most r with None => true | Some m => n <=? m end.
Definition of_color (r : run) (k : color) : bool :=
  match run_color r with None => true | Some own => own =? k end.

Lemma of_length_allows r n : of_length r n = true <-> allows_length r n.
Proof.
  unfold of_length, allows_length. rewrite andb_true_iff, N.leb_le. destruct (most r); [now rewrite N.leb_le|easy].
Qed.

Lemma of_color_allows r k : of_color r k = true <-> allows_color r k.
Proof. unfold of_color, allows_color. destruct (run_color r); [apply N.eqb_eq|easy]. Qed.

(** [open]: the run that the cell in front belongs to, and how many of its cells have come. *)
Definition may_end (opened : option (run * N)) : bool :=
  match opened with None => true | Some (r, begun) => of_length r begun end.

Fixpoint fits (opened : option (run * N)) (before : color) (runs : list run) (cells : list color) : bool :=
  match cells with
  | [] => may_end opened && match runs with [] => true | _ => false end
  | k :: cells =>
      if k =? background then may_end opened && fits None background runs cells
      else match opened, k =? before with
      | Some (r, begun), true => fits (Some (r, N.succ begun)) k runs cells
      | _, true => false
      | _, false =>
          may_end opened &&
          match runs with
          | [] => false
          | r :: runs => of_color r k && fits (Some (r, 1)) k runs cells
          end
      end
  end.

(** With an open run, the first cells belong to it, and the others fit. *)
Lemma fits_continues cells : forall opened before runs,
  fits opened before runs cells = true ->
  match opened with
  | None => Fits before runs cells
  | Some (r, begun) => exists more rest,
      cells = repeat before more ++ rest /\
      allows_length r (begun + N.of_nat more) /\
      Fits before runs rest
  end.
Proof.
  assert (ended : forall r begun, may_end (Some (r, begun)) = true ->
            allows_length r (begun + N.of_nat 0)).
  { intros r begun H. simpl N.of_nat. rewrite N.add_0_r. now apply of_length_allows. }
  induction cells as [|k cells IH]; intros opened before runs accepted; cbn [fits] in accepted.
  - apply andb_true_iff in accepted as [ends none].
    destruct runs; [|discriminate].
    destruct opened as [[r begun]|]; [|constructor].
    exists 0%nat, []. split; [|split]; auto. constructor.
  - destruct (N.eqb_spec k background) as [->|colored].
    + apply andb_true_iff in accepted as [ends rest]. apply IH in rest.
      destruct opened as [[r begun]|]; [|now constructor].
      exists 0%nat, (background :: cells). split; [|split]; auto. now constructor.
    + assert (begins : forall r runs',
                k <> before -> of_color r k = true ->
                fits (Some (r, 1)) k runs' cells = true -> Fits before (r :: runs') (k :: cells)).
      { intros r runs' differs hue rest. apply IH in rest as (more & rest & -> & long & fit).
        change (k :: repeat k more ++ rest) with (repeat k (S more) ++ rest).
        assert (allows_length r (N.of_nat (S more))).
        { now replace (N.of_nat (S more)) with (1 + N.of_nat more) by lia. }
        apply of_color_allows in hue. now constructor. }
      destruct (N.eqb_spec k before) as [<-|differs].
      * destruct opened as [[r begun]|]; [|discriminate].
        apply IH in accepted as (more & rest & -> & long & fit).
        exists (S more), rest. split; [|split]; auto.
        now replace (begun + N.of_nat (S more)) with (N.succ begun + N.of_nat more) by lia.
      * assert (split : may_end opened = true /\ Fits before runs (k :: cells)).
        { destruct opened as [[r begun]|]; apply andb_true_iff in accepted as [ends accepted];
            (destruct runs as [|r' runs]; [discriminate|]);
            apply andb_true_iff in accepted as [hue rest]; split; auto. }
        destruct split as [ends fit]. destruct opened as [[r begun]|]; auto.
        exists 0%nat, (k :: cells). auto.
Qed.

Theorem fits_sound runs cells : fits None background runs cells = true -> Fits background runs cells.
Proof. apply fits_continues. Qed.
