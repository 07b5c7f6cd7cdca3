(* The program: nonosat-verified [FOLDER]... checks the proofs by numbers in folders, and
   nonosat-verified --formula FOLDER writes the formula of its puzzle by placements, for solvers and
   checkers of LRAT; --order-formula FOLDER writes the one by order.

   It prints `VERIFIED unique`, `VERIFIED none` or `REFUSED PLACE: wanted ...`; of several folders,
   each in a line after the folder's name. The status is 1 if something is refused. *)

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

let answer folder =
  try Judge.judge (text folder "puzzle.json") (text folder "weights.txt")
  with Refusal.Refused (place, wanted) -> Printf.sprintf "REFUSED %s: wanted %s" place wanted

let is_verified answer = String.length answer > 8 && String.sub answer 0 8 = "VERIFIED"

let write_formula way folder =
  let picture = "picture.solution" in
  let given = if Sys.file_exists (Filename.concat folder picture) then Some (text folder picture) else None in
  try Dimacs.write way (text folder "puzzle.json") given stdout
  with
  | Refusal.Refused (place, wanted) ->
      Printf.eprintf "REFUSED %s: wanted %s\n" place wanted;
      exit 1
  | Stack_overflow | Out_of_memory ->
      prerr_endline "REFUSED puzzle.json: wanted a smaller puzzle";
      exit 1

let () =
  let folders = List.tl (Array.to_list Sys.argv) in
  (match folders with
  | [ "--formula"; folder ] -> (write_formula Dimacs.By_placements folder; exit 0)
  | [ "--order-formula"; folder ] -> (write_formula Dimacs.By_order folder; exit 0)
  | _ -> ());
  if List.exists (fun folder -> folder = "" || folder.[0] = '-') folders then begin
    print_endline "usage: nonosat-verified [FOLDER]...\n       nonosat-verified --formula FOLDER\n       nonosat-verified --order-formula FOLDER";
    exit 2
  end;
  let answers =
    match folders with
    | [] | [ _ ] ->
        let answer = answer (match folders with [ folder ] -> folder | _ -> ".") in
        print_endline answer;
        [ answer ]
    | folders ->
        List.map (fun folder ->
          let answer = answer folder in
          Printf.printf "%s: %s\n%!" folder answer;
          answer) folders
  in
  if not (List.for_all is_verified answers) then exit 1
