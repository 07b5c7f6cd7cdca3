(* Writes the proved formula of a puzzle in DIMACS, for solvers that write LRAT and checkers that read it.

   In: the texts of puzzle.json and, if there is one, of picture.solution. Out: the clauses of
   Formula.v or, by order, of Order.v; with a picture also the clause that another one would satisfy
   (Refutation.v, OrderModels.v). The picture must solve the puzzle. Different variables get different
   numbers, in the order in which the proved lists name them. Limits: max_placements, max_clauses,
   max_line; without them a puzzle of 60 lines could fill the memory. *)

open Refusal
module C = Checker

let rec int_of_positive = function
  | C.XH -> 1 | C.XO p -> 2 * int_of_positive p | C.XI p -> (2 * int_of_positive p) + 1

let int_of_n = function C.N0 -> 0 | C.Npos p -> int_of_positive p
let int_of_z = function C.Z0 -> 0 | C.Zpos p -> int_of_positive p | C.Zneg p -> -int_of_positive p
(* At most [bound], however many digits a file has. *)
let up_to bound n = int_of_n (C.N.min (Reader.n_of_int bound) n)
let rec int_of_nat before = function C.O -> before | C.S n -> int_of_nat (before + 1) n

(* Whole numbers that tell variables apart. *)
let rec key =
  let count = int_of_nat 0 in
  function
  | C.Has ((row, place), color) -> [ 0; int_of_z row; int_of_z place; int_of_n color ]
  | C.Takes (line, number) -> [ 1; count line; count number ]
  | C.Painted (row, place) -> [ 2; int_of_z row; int_of_z place ]
  | C.Starts (line, number, at_cell) -> [ 3; count line; count number; count at_cell ]
  | C.Ends (line, number, at_cell) -> [ 4; count line; count number; count at_cell ]
  | C.Hue (line, number, color) -> [ 5; count line; count number; int_of_n color ]
  | C.Group (owner, round, number) -> 6 :: count round :: count number :: key owner

(* ---- Refusing what would be too large ---- *)

let max_placements = 20_000
let max_clauses = 4_000_000
(* Cells of a line by order: Coq's numbers there are slow beyond. *)
let max_line = 1_000
(* Cells of a line times its runs: how much there is to count. *)
let max_states = 1_000_000

(* How many placements a clue has; counted up to max_placements + 1. *)
let placement_count colors length runs =
  let known = Hashtbl.create 256 in
  let range least most = List.init (max 0 (most - least + 1)) (fun i -> least + i) in
  let rec count cells before runs run_count =
    if cells = 0 then if runs = [] then 1 else 0
    else
      match Hashtbl.find_opt known (cells, before, run_count) with
      | Some result -> result
      | None ->
          let add sum (cells, before, runs, run_count) =
            min (max_placements + 1) (sum + count cells before runs run_count) in
          let result = List.fold_left add 0 ((cells - 1, 0, runs, run_count) :: begun cells before runs run_count) in
          Hashtbl.add known (cells, before, run_count) result;
          result
  (* What is left to count behind each run that may begin here. *)
  and begun cells before runs run_count =
    match runs with
    | [] -> []
    | { C.least; most; run_color } :: rest ->
        let lengths = range (up_to (cells + 1) least) (Option.fold most ~none:cells ~some:(up_to cells)) in
        let hues = match run_color with None -> range 1 (colors - 1) | Some k -> [ int_of_n k ] in
        let behind hue size = (cells - size, hue, rest, run_count - 1) in
        List.concat_map (fun hue -> if hue = before then [] else List.map (behind hue) lengths) hues
  in
  count length 0 runs (List.length runs)

(* Refuses a puzzle of which a line or the whole formula would be too large. *)
let refuse_large puzzle colors =
  let clauses number line = function
    | None -> 0
    | Some runs ->
        let length = List.length line in
        let is_small = length * (List.length runs + 1) <= max_states in
        let placements = if is_small then placement_count colors length runs else max_placements + 1 in
        need (placements <= max_placements) (Printf.sprintf "puzzle.json, clue %d" (number + 1))
          (Printf.sprintf "a clue with at most %d placements" max_placements);
        placements * length * (colors - 1)
  in
  let sizes = List.mapi (fun i (line, clue) -> clauses i line clue) (List.combine (C.lines puzzle.C.board) puzzle.C.clues) in
  need (List.fold_left ( + ) 0 sizes <= max_clauses) "puzzle.json"
    (Printf.sprintf "clues with fewer placements, for at most %d clauses" max_clauses)

let refuse_large_order puzzle colors =
  let clauses number line runs =
    let length = List.length line in
    need (length <= max_line) (Printf.sprintf "puzzle.json, clue %d" (number + 1))
      (Printf.sprintf "a line of at most %d cells" max_line);
    length * (List.length (Option.value runs ~default:[]) + 1) * colors
  in
  let sizes = List.mapi (fun i (line, clue) -> clauses i line clue) (List.combine (C.lines puzzle.C.board) puzzle.C.clues) in
  need (List.fold_left ( + ) 0 sizes <= max_clauses) "puzzle.json"
    (Printf.sprintf "a board with fewer cells, for at most %d clauses" max_clauses);
  need (C.readable puzzle) "puzzle.json" "two colors or more, and runs that fit on their lines"

type way = By_placements | By_order

let write way puzzle_text picture_text out =
  let { Reader.puzzle; patterns; rows; count } = Reader.puzzle puzzle_text in
  need (List.for_all Option.is_none patterns) "puzzle.json" "clues without patterns, which have no formula";
  need (C.clues_match puzzle) "puzzle.json" "a clue for each line";
  need (C.has_limits_on_board puzzle) "puzzle.json" "holes and given cells on the board";
  let refuse_large, formula, other_picture, variables =
    match way with
    | By_placements -> (refuse_large, C.formula, C.other_picture, C.variables)
    | By_order -> (refuse_large_order, C.order_formula, C.order_other_picture, C.order_variables)
  in
  refuse_large puzzle count;
  let clauses =
    match picture_text with
    | None -> formula puzzle
    | Some text ->
        let own = C.picture_of (Reader.picture text rows count) in
        need (C.is_solution puzzle own) "picture.solution" "one that fits the clues, holes and given cells";
        other_picture puzzle own
  in
  let numbers = Hashtbl.create 4096 in
  List.iter
    (fun variable ->
      let key = key variable in
      if not (Hashtbl.mem numbers key) then Hashtbl.add numbers key (Hashtbl.length numbers + 1))
    (variables puzzle);
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
