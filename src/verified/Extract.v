(** Writes the checker as OCaml. Only booleans, options, lists and pairs become those of OCaml. *)

From Coq Require Import Extraction ExtrOcamlBasic.
From Verified Require Import Rules Numbers Trials Checker Files Formula PictureModel Refutation Order OrderModels.

Extraction "checker.ml" verified_unique verified_none is_solution is_solution_with problem_of clues_match
  shows_none shows_only rows lines cell_at labels table_of_rows picture_of numbers_of suppose without
  number_of_digits formula variables other_picture has_limits_on_board readable order_formula
  order_variables order_other_picture.
