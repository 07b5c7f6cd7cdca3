(* Reads JSON.

   In: the text of a file. Out: a value; each knows its line, for errors. Limits: MAX_DEPTH. Refused,
   beside what is not JSON: a key twice, a number that is not whole, an escape beyond U+007F. *)

open Refusal

type value = { line : int; it : it }
and it =
  | Null
  | Bool of bool
  | Number of string
  | Text of string
  | List of value list
  | Object of (string * value) list

let max_depth = 16

let read file text =
  let at_byte = ref 0 and line = ref 1 in
  let fail wanted = refuse (at file !line) wanted in
  let peek () = if !at_byte < String.length text then text.[!at_byte] else '\000' in
  let next () =
    if !at_byte >= String.length text then fail "more text";
    let sign = peek () in
    incr at_byte;
    if sign = '\n' then incr line;
    sign
  in
  let rec blanks () =
    match peek () with ' ' | '\n' | '\r' | '\t' -> ignore (next ()); blanks () | _ -> ()
  in
  let expect sign = if next () <> sign then fail (Printf.sprintf "`%c`" sign) in
  let word word value = String.iter expect word; value in
  let hexadecimal () =
    let digits = String.init 4 (fun _ -> next ()) in
    match int_of_string_opt ("0x" ^ digits) with
    | Some code when not (String.contains digits '_') -> code
    | _ -> fail "four hexadecimal digits"
  in
  let quoted () =
    expect '"';
    let buffer = Buffer.create 16 in
    let rec go () =
      match next () with
      | '"' -> Buffer.contents buffer
      | '\\' ->
          (match next () with
          | ('"' | '\\' | '/') as sign -> Buffer.add_char buffer sign
          | 'b' -> Buffer.add_char buffer '\b'
          | 'f' -> Buffer.add_char buffer '\012'
          | 'n' -> Buffer.add_char buffer '\n'
          | 'r' -> Buffer.add_char buffer '\r'
          | 't' -> Buffer.add_char buffer '\t'
          | 'u' ->
              (* Signs beyond ASCII stand in notes alone, which say nothing about a puzzle. *)
              let code = hexadecimal () in
              Buffer.add_char buffer (if code < 128 then Char.chr code else '\127')
          | _ -> fail "an escape of JSON");
          go ()
      | sign when sign < ' ' -> fail "no control character in a text"
      | sign -> Buffer.add_char buffer sign; go ()
    in
    go ()
  in
  let number () =
    let start = !at_byte in
    if peek () = '-' then ignore (next ());
    while peek () >= '0' && peek () <= '9' do ignore (next ()) done;
    let digits = String.sub text start (!at_byte - start) in
    let whole = if digits <> "" && digits.[0] = '-' then String.sub digits 1 (String.length digits - 1) else digits in
    if whole = "" || (whole.[0] = '0' && whole <> "0") then fail "a value of JSON";
    if String.contains ".eE" (peek ()) then fail "a whole number";
    digits
  in
  (* What stands between two signs, with commas. *)
  let between opening closing one =
    expect opening;
    blanks ();
    if peek () = closing then (ignore (next ()); [])
    else
      let rec more before =
        let before = one () :: before in
        blanks ();
        match next () with
        | ',' -> more before
        | sign when sign = closing -> List.rev before
        | _ -> fail (Printf.sprintf "`,` or `%c`" closing)
      in
      more []
  in
  let rec value depth =
    if depth > max_depth then fail (Printf.sprintf "at most %d levels" max_depth);
    blanks ();
    let line = !line in
    let it =
      match peek () with
      | 'n' -> word "null" Null
      | 't' -> word "true" (Bool true)
      | 'f' -> word "false" (Bool false)
      | '"' -> Text (quoted ())
      | '[' -> List (between '[' ']' (fun () -> value (depth + 1)))
      | '{' ->
          let seen = Hashtbl.create 8 in
          Object (between '{' '}' (fun () ->
            blanks ();
            let key = quoted () in
            if Hashtbl.mem seen key then fail (Printf.sprintf "`%s` once" key);
            Hashtbl.add seen key ();
            blanks ();
            expect ':';
            (key, value (depth + 1))))
      | _ -> Number (number ())
    in
    { line; it }
  in
  let whole = value 1 in
  blanks ();
  if !at_byte < String.length text then fail "nothing behind the value";
  whole
