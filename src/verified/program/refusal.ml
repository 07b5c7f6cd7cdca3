(* A refusal: the place in the files, and what was wanted there. *)

exception Refused of string * string

let refuse place wanted = raise (Refused (place, wanted))
let need holds place wanted = if not holds then refuse place wanted
let at file line = Printf.sprintf "%s line %d" file line
