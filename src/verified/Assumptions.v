(** Prints what each theorem assumes beside Coq itself: each must be "Closed under the global context". *)

From Verified Require Import Rules Board Neighbors Fitting Most Patterns Numbers Trials Checker Files Models Refutation OrderVariables OrderModels.

Print Assumptions pattern_exact.
Print Assumptions unique.
Print Assumptions none.
Print Assumptions each_cell_once.
Print Assumptions same_line.
Print Assumptions neighbors_in_lines.
Print Assumptions lines_in_order.
Print Assumptions picture_as_read.
Print Assumptions decimal_exact.
Print Assumptions one_model_each.
Print Assumptions formula_variables.
Print Assumptions refuted_only.
Print Assumptions refuted_none.
Print Assumptions order_models.
Print Assumptions order_one_model_each.
Print Assumptions order_formula_variables.
Print Assumptions order_refuted_only.
Print Assumptions order_refuted_none.
