(* The program: nonosat-verified [FOLDER]. It checks the proof by numbers in a folder.

   Last line: `VERIFIED unique` or `VERIFIED none` (status 0), or `REFUSED PLACE: wanted ...`
   (status 1). *)

let max_bytes = 1 lsl 26

let text folder name =
  let path = Filename.concat folder name in
  match open_in_bin path with
  | exception Sys_error _ -> Refusal.refuse name "a file in the folder"
  | channel ->
      Fun.protect ~finally:(fun () -> close_in_noerr channel) (fun () ->
        match in_channel_length channel with
        | size when size <= max_bytes -> really_input_string channel size
        | _ -> Refusal.refuse name (Printf.sprintf "at most %d bytes" max_bytes)
        | exception Sys_error _ -> Refusal.refuse name "a file")

let () =
  let folder =
    match Sys.argv with
    | [| _ |] -> "."
    | [| _; folder |] when folder <> "" && folder.[0] <> '-' -> folder
    | _ ->
        print_endline "usage: nonosat-verified [FOLDER]\nchecks puzzle.json and weights.txt there";
        exit 2
  in
  let answer =
    try Judge.judge (text folder "puzzle.json") (text folder "weights.txt")
    with Refusal.Refused (place, wanted) -> Printf.sprintf "REFUSED %s: wanted %s" place wanted
  in
  print_endline answer;
  if String.length answer < 8 || String.sub answer 0 8 <> "VERIFIED" then exit 1
