(* What the proved checker says about two files.

   In: the texts of puzzle.json and weights.txt. Out: `VERIFIED unique`, `VERIFIED none`, or
   `REFUSED PLACE: wanted ...`. The verdicts come from `verified_unique` and `verified_none` alone;
   after a refusal this file looks for the place. *)

open Refusal
module C = Checker

let nothing _ = C.N0

let rec refutation : Reader.refutation -> C.refutation = function
  | None_by { grids; _ } -> Numbers_refute (C.numbers_of grids nothing)
  | Trial_in (_, cell, color, inner, rest) -> Trial_within (cell, color, refutation inner, refutation rest)

let rec argument own : Reader.argument -> C.argument = function
  | Unique_by ({ grids; _ }, scale) -> Numbers_show (scale, C.numbers_of grids own)
  | Trial (_, cell, color, inner, rest) -> Trial (cell, color, refutation inner, argument own rest)

(* The line of the first numbers that do not show what they should. *)
let rec blame_refutation problem : Reader.refutation -> int option = function
  | None_by { line; grids } ->
      if C.shows_none problem (C.numbers_of grids nothing) then None else Some line
  | Trial_in (_, cell, color, inner, rest) -> (
      match blame_refutation (C.suppose problem cell color) inner with
      | None -> blame_refutation (C.without problem cell color) rest
      | line -> line)

let rec blame_argument problem own : Reader.argument -> int option = function
  | Unique_by ({ line; grids }, scale) ->
      if C.shows_only problem own scale (C.numbers_of grids own) then None else Some line
  | Trial (_, cell, color, inner, rest) -> (
      match blame_refutation (C.suppose problem cell color) inner with
      | None -> blame_argument (C.without problem cell color) own rest
      | line -> line)

let refuse_numbers line =
  let line = Option.value line ~default:0 in
  refuse (at "weights.txt" line) "lines that collect less than the scale, or less than 0"

let verdict puzzle_text proof_text =
  let { Reader.puzzle; patterns; rows; count } = Reader.puzzle puzzle_text in
  let families = match puzzle.C.board with C.Rectangle _ -> 2 | _ -> 3 in
  match Reader.proof proof_text rows families count with
  | Nothing reasons ->
      if C.verified_none patterns puzzle (refutation reasons) then "none"
      else refuse_numbers (blame_refutation (C.problem_of patterns puzzle) reasons)
  | Only (picture, reasons) ->
      let own = C.picture_of picture in
      if C.verified_unique patterns puzzle own (argument own reasons) then "unique"
      else if not (C.is_solution_with patterns puzzle own) then
        refuse "weights.txt, its picture" "one that fits the clues, holes and given cells"
      else refuse_numbers (blame_argument (C.problem_of patterns puzzle) own reasons)

let judge puzzle_text proof_text =
  try "VERIFIED " ^ verdict puzzle_text proof_text with
  | Refused (place, wanted) -> Printf.sprintf "REFUSED %s: wanted %s" place wanted
  | Stack_overflow | Out_of_memory -> "REFUSED the files: wanted smaller ones"
