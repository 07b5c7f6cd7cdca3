(* Writes the proved formula of a puzzle in DIMACS, for solvers that write LRAT and checkers that read it.

   In: the texts of puzzle.json and, if there is one, of picture.solution. Out: the clauses of
   Formula.v; with a picture also the clause that another one would satisfy (Refutation.v). The
   picture must solve the puzzle. Different variables get different numbers. *)

open Refusal
module C = Checker

let rec int_of_positive = function
  | C.XH -> 1 | C.XO p -> 2 * int_of_positive p | C.XI p -> (2 * int_of_positive p) + 1

let int_of_n = function C.N0 -> 0 | C.Npos p -> int_of_positive p
let int_of_z = function C.Z0 -> 0 | C.Zpos p -> int_of_positive p | C.Zneg p -> -int_of_positive p
let rec int_of_nat before = function C.O -> before | C.S n -> int_of_nat (before + 1) n

(* Whole numbers that tell variables apart. *)
let key = function
  | C.Has ((row, place), color) -> (int_of_n color, int_of_z row, int_of_z place)
  | C.Takes (line, number) -> (-1, int_of_nat 0 line, int_of_nat 0 number)

let write puzzle_text picture_text out =
  let puzzle, rows, count = Reader.puzzle puzzle_text in
  need (C.clues_match puzzle) "puzzle.json" "a clue for each line";
  let clauses =
    match picture_text with
    | None -> C.formula puzzle
    | Some text ->
        let own = C.picture_of (Reader.picture text rows count) in
        need (C.is_solution puzzle own) "picture.solution" "one that fits the clues, holes and given cells";
        C.other_picture puzzle own
  in
  let numbers = Hashtbl.create 4096 in
  List.iter
    (fun variable ->
      let key = key variable in
      if not (Hashtbl.mem numbers key) then Hashtbl.add numbers key (Hashtbl.length numbers + 1))
    (C.variables puzzle);
  Printf.fprintf out "p cnf %d %d\n" (Hashtbl.length numbers) (List.length clauses);
  List.iter
    (fun clause ->
      List.iter
        (fun { C.sign; about } ->
          let number = Hashtbl.find numbers (key about) in
          Printf.fprintf out "%d " (if sign then number else -number))
        clause;
      output_string out "0\n")
    clauses
