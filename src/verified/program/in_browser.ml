(* The checker in a browser: a worker.

   In: messages with the texts of `puzzle.json` and `weights.txt`. Out: for each the answer of judge.ml. *)

open Js_of_ocaml

class type files = object
  method puzzle : Js.js_string Js.t Js.readonly_prop
  method numbers : Js.js_string Js.t Js.readonly_prop
end

let () =
  Worker.set_onmessage (fun (files : files Js.t) ->
    Worker.post_message (Js.string (Judge.judge (Js.to_string files##.puzzle) (Js.to_string files##.numbers))))
