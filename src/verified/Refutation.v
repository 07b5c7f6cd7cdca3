(** * A refuted formula is a verdict

    In: the formula of a puzzle, and a clause that excludes a picture. Out: [refuted_only]: if they have
    no model, no other picture solves the puzzle; [refuted_none]: if the formula alone has none, no
    picture does. So a checker of LRAT that is proved, such as cake_lpr, shows with [other_picture] that
    a picture is the only one, also where no numbers are known. *)

From Coq Require Import List ZArith NArith.
From Verified Require Import Rules Checker Formula Decoding PictureModel Models.
Import ListNotations.

(** Some cell differs from the picture. *)
Definition differs (p : puzzle) (x : picture) : clause :=
  flat_map (fun c =>
    if N.eqb (x c) background then map (fun k => yes (Has c k)) (foreground p) else [no (Has c (x c))])
    (cells (board p)).

Definition other_picture (p : puzzle) (x : picture) : list clause := formula p ++ [differs p x].

Lemma differs_holds p x y c :
  In c (cells (board p)) -> (y c < color_count p)%N -> y c <> x c -> holds (model_of p y) (differs p x).
Proof.
  intros here small other. unfold differs.
  destruct (N.eqb_spec (x c) background) as [blank|colored].
  - exists (yes (Has c (y c))). split; [|apply N.eqb_refl].
    apply in_flat_map. exists c. split; auto. rewrite blank. simpl.
    apply in_map_iff. exists (y c). split; auto. apply in_foreground. split; auto. congruence.
  - exists (no (Has c (x c))). split; [|now apply N.eqb_neq].
    apply in_flat_map. exists c. split; auto.
    apply N.eqb_neq in colored as ->. now left.
Qed.

Theorem refuted_only p x :
  (0 < color_count p)%N -> limits_on_board p ->
  (forall m, ~ satisfies m (other_picture p x)) ->
  forall y, solves p y -> forall c, In c (cells (board p)) -> y c = x c.
Proof.
  intros some inside refuted y solved c here.
  destruct (N.eq_dec (y c) (x c)) as [|other]; auto. exfalso.
  apply (refuted (model_of p y)). intros cl among. apply in_app_or in among as [among|[<-|[]]].
  - now apply (picture_is_model p y some inside solved).
  - apply (differs_holds p x y c); auto. now apply solved.
Qed.

Theorem refuted_none p :
  (0 < color_count p)%N -> limits_on_board p ->
  (forall m, ~ satisfies m (formula p)) -> ~ exists y, solves p y.
Proof.
  intros some inside refuted [y solved]. apply (refuted (model_of p y)).
  now apply picture_is_model.
Qed.
