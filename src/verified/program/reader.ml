(* Reads the two files of a proof into what the checker takes.

   In: the texts of puzzle.json and weights.txt. Out: a puzzle of Rules.v; a picture, if there is one,
   and an argument of Trials.v. Limits: MAX_CELLS, MAX_DIGITS, MAX_DEPTH, MAX_TRIALS.
   The forms are those of docs/method/weights.md; what is not in form is refused with its line. Cells and
   numbers are made by functions that Coq wrote (Files.v); what this file decides itself is which
   signs of a file are which. *)

open Refusal
module C = Checker

let letters = "-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
let max_cells = 262_144
let max_digits = 10_000
let max_depth = 8
let max_trials = 10_000
(* Comparisons of states, times their items; each takes some 10 nanoseconds. *)
let max_pattern_work = 1e9

(* ---- Numbers, as Coq has them ---- *)

let rec positive i =
  if i = 1 then C.XH else if i land 1 = 1 then C.XI (positive (i lsr 1)) else C.XO (positive (i lsr 1))

let n_of_int i = if i = 0 then C.N0 else C.Npos (positive i)
let int_of_n n =
  let rec of_positive = function C.XH -> 1 | C.XO p -> 2 * of_positive p | C.XI p -> 2 * of_positive p + 1 in
  match n with C.N0 -> 0 | C.Npos p -> of_positive p
let z_of_int i = if i = 0 then C.Z0 else if i > 0 then C.Zpos (positive i) else C.Zneg (positive (-i))

let digit sign rest =
  match sign with
  | '0' -> C.D0 rest | '1' -> C.D1 rest | '2' -> C.D2 rest | '3' -> C.D3 rest | '4' -> C.D4 rest
  | '5' -> C.D5 rest | '6' -> C.D6 rest | '7' -> C.D7 rest | '8' -> C.D8 rest | '9' -> C.D9 rest
  | _ -> invalid_arg "digit"

let is_digit sign = sign >= '0' && sign <= '9'

(* `0`, or digits that do not begin with 0. *)
let is_natural word =
  word <> "" && String.length word <= max_digits
  && String.for_all is_digit word && (word.[0] <> '0' || word = "0")

let digits word =
  let all = ref C.Nil in
  for i = String.length word - 1 downto 0 do all := digit word.[i] !all done;
  !all

(* A whole number; `-` before it only if it is less than 0. *)
let whole word =
  if is_natural word then Some (C.number_of_digits (C.Pos (digits word)))
  else if word <> "" && word.[0] = '-' then
    let rest = String.sub word 1 (String.length word - 1) in
    if is_natural rest && rest <> "0" then Some (C.number_of_digits (C.Neg (digits rest))) else None
  else None

let natural word =
  if not (is_natural word) then None
  else match C.number_of_digits (C.Pos (digits word)) with
    | C.Z0 -> Some C.N0 | C.Zpos p -> Some (C.Npos p) | C.Zneg _ -> None

(* From 1, and not beyond what a board has. *)
let counted word =
  if is_natural word && word <> "0" && String.length word <= 9 then Some (int_of_string word) else None

let color_of count letter =
  match String.index_opt letters letter with Some k when k < count -> Some (n_of_int k) | _ -> None

let signs text = List.init (String.length text) (String.get text)

(* All results, if all are there. *)
let all results = if List.mem None results then None else Some (List.filter_map Fun.id results)

(* ---- puzzle.json ---- *)

let file = "puzzle.json"
let wrong (value : Json.value) wanted = refuse (at file value.line) wanted

let texts wanted (value : Json.value) =
  match value.it with
  | List values ->
      List.map (fun (v : Json.value) -> match v.it with Text t -> t | _ -> wrong v wanted) values
  | _ -> wrong value wanted

let int ~least wanted (value : Json.value) =
  match value.it with
  | Number digits when is_natural digits && String.length digits <= 9 && int_of_string digits >= least ->
      int_of_string digits
  | _ -> wrong value wanted

(* The values of some keys, in this order; each key is one of these. *)
let fields wanted keys (value : Json.value) =
  match value.it with
  | Object pairs ->
      List.iter (fun (key, v) -> if not (List.mem key keys) then wrong v (wanted ^ ", without `" ^ key ^ "`")) pairs;
      List.map (fun key -> List.assoc_opt key pairs) keys
  | _ -> wrong value wanted

let shape (value : Json.value) =
  let wanted = "a shape of at most " ^ string_of_int max_cells ^ " cells" in
  let check cells made = if cells < 1 || cells > max_cells then wrong value wanted else made in
  let six (sides : Json.value) ~least =
    match sides.it with
    | List ([ _; _; _; _; _; _ ] as sides') -> (
        match List.map (int ~least "the cells of a side") sides' with
        | [ a; b; c; d; e; f ] when a + b = d + e && b + c = e + f && List.for_all (( > ) max_cells) [ a; b; c; d; e; f ] ->
            (a, b, c, d, e, f)
        | _ -> wrong sides "sides with A + B = D + E and B + C = E + F")
    | _ -> wrong sides "six sides"
  in
  let z = z_of_int in
  match fields wanted [ "rect"; "hex"; "triangles" ] value with
  | [ Some rect; None; None ] -> (
      match fields "`height` and `width`" [ "height"; "width" ] rect with
      | [ Some height; Some width ] ->
          let height = int ~least:1 "rows" height and width = int ~least:1 "columns" width in
          check (height * width) (C.Rectangle (z height, z width))
      | _ -> wrong rect "`height` and `width`")
  | [ None; Some hex; None ] ->
      let a, b, c, d, e, f =
        match fields "`side` or `sides`" [ "side"; "sides" ] hex with
        | [ Some side; None ] ->
            let side = int ~least:1 "the cells of a side" side in
            (side, side, side, side, side, side)
        | [ None; Some sides ] -> six sides ~least:1
        | _ -> wrong hex "`side` or `sides`"
      in
      let triangle side = side * (side + 1) / 2 in
      check (triangle (a + b + c - 2) - triangle (a - 1) - triangle (c - 1) - triangle (e - 1))
        (C.Hexagons (z a, z b, z c, z d, z e, z f))
  | [ None; None; Some triangles ] -> (
      match fields "`sides`" [ "sides" ] triangles with
      | [ Some sides ] ->
          let a, b, c, d, e, f = six sides ~least:0 in
          if a + b = 0 || b + c = 0 || c + d = 0 then wrong sides wanted;
          check (((a + b + c) * (a + b + c)) - (a * a) - (c * c) - (e * e))
            (C.Triangles (z a, z b, z c, z d, z e, z f))
      | _ -> wrong triangles "`sides`")
  | _ -> wrong value "one shape"

(* Words with one blank between them; none at all are an empty clue. *)
let words text =
  match List.rev (String.split_on_char ' ' text) with
  | "" :: rest -> List.rev rest
  | words -> List.rev words

(* The least and the most cells: `3`, `2-4`, `2+` (no most), `?` (`1+`). *)
let range text =
  let some word = match natural word with Some (C.Npos _ as n) -> Some n | _ -> None in
  let plain = String.length text - 1 in
  match List.map some (String.split_on_char '-' text) with
  | [ Some n ] -> Some (n, Some n)
  | [ Some least; Some most ] when C.N.leb least most -> Some (least, Some most)
  | [ None ] when text = "?" -> Some (n_of_int 1, None)
  | [ None ] when text.[plain] = '+' -> Option.map (fun n -> (n, None)) (some (String.sub text 0 plain))
  | _ -> None

let run (value : Json.value) count word =
  let wanted = "runs such as `3a`, `2-4a`, `2+a`, `?a` or `3?`" in
  let last = String.length word - 1 in
  if last < 1 then wrong value wanted;
  let run_color =
    if word.[last] = '?' then None
    else match color_of count word.[last] with Some (C.Npos _ as k) -> Some k | _ -> wrong value wanted
  in
  match range (String.sub word 0 last) with
  | Some (least, most) -> { C.least; most; run_color }
  | None -> wrong value wanted

(* A total such as `=7a`, `=2-4a`, `=3+?`. Zeros may stand in front. *)
let total (value : Json.value) count word =
  let wanted = "totals such as `=7a`, `=2-4a`, `=3+?`" in
  let last = String.length word - 1 in
  let some word =
    if word = "" || not (String.for_all is_digit word) then wrong value wanted;
    let size = String.length word in
    let rec zeros i = if i < size - 1 && word.[i] = '0' then zeros (i + 1) else i in
    let from = zeros 0 in
    match natural (String.sub word from (size - from)) with Some n -> n | None -> wrong value wanted
  in
  if last < 2 || word.[0] <> '=' then wrong value wanted;
  let total_color =
    if word.[last] = '?' then None
    else match color_of count word.[last] with Some (C.Npos _ as k) -> Some k | _ -> wrong value wanted
  in
  let amount = String.sub word 1 (last - 1) in
  let plain = String.length amount - 1 in
  match String.split_on_char '-' amount with
  | [ least; most ] when C.N.leb (some least) (some most) ->
      { C.fewest = some least; greatest = Some (some most); total_color }
  | [ least ] when least.[plain] = '+' ->
      { C.fewest = some (String.sub least 0 plain); greatest = None; total_color }
  | [ n ] -> { C.fewest = some n; greatest = Some (some n); total_color }
  | _ -> wrong value wanted

(* A case: `0`, or items, or runs in braces; then totals. Totals alone allow any runs. *)
let case (value : Json.value) count words =
  let is_total word = word <> "" && word.[0] = '=' in
  let rec apart items = function
    | word :: rest when not (is_total word) -> apart (word :: items) rest
    | totals -> (List.rev items, totals)
  in
  let items, totals = apart [] words in
  let item word = if word = "*" then C.Any_runs else C.One (run value count word) in
  let text = String.concat " " items in
  let arranged =
    match items with
    | [] when totals = [] -> wrong value "a case, or `0` for no runs"
    | [] -> C.In_order [ C.Any_runs ]
    | [ "0" ] -> C.In_order []
    | _ when text.[0] = '{' && text.[String.length text - 1] = '}' ->
        let runs = String.split_on_char ' ' (String.sub text 1 (String.length text - 2)) in
        (* Equal runs beside each other lead to fewer states. *)
        C.Any_order (List.sort compare (List.map (run value count) runs))
    | _ ->
        (* One `*` behind another allows no more. *)
        let add item rest = match (item, rest) with C.Any_runs, C.Any_runs :: _ -> rest | _ -> item :: rest in
        C.In_order (List.fold_right (fun word rest -> add (item word) rest) items [])
  in
  { C.arranged; totals = List.map (total value count) totals }

let is_pattern text = String.exists (String.contains "{}=|*") text

let clue count (value : Json.value) =
  match value.it with
  | Null -> (None, None)
  | Text text when is_pattern text ->
      let rec cases case_words = function
        | "|" :: rest -> List.rev case_words :: cases [] rest
        | word :: rest -> cases (word :: case_words) rest
        | [] -> [ List.rev case_words ]
      in
      (None, Some (List.map (case value count) (cases [] (words text))))
  | Text text -> (Some (List.map (run value count) (words text)), None)
  | _ -> wrong value "a clue, or `null`"

(* Refuses patterns that need too many states: a step on a cell compares each with each. *)
let check_work (value : Json.value) sizes patterns =
  let small = function C.N0 -> 0 | n -> if C.N.leb n (n_of_int 100_000) then int_of_n n else 100_000 in
  let run_states (r : C.run) = 1 + small (Option.value r.most ~default:r.least) in
  let rec subsets = function
    | [] -> 1.
    | r :: rest ->
        let same, others = List.partition (( = ) r) rest in
        float (List.length same + 2) *. subsets others
  in
  let case_states size (case : C.case) =
    let arrangements, runs =
      match case.arranged with
      | In_order items ->
          (float (List.length items + 1), List.filter_map (function C.One r -> Some r | Any_runs -> None) items)
      | Any_order runs -> (subsets runs, runs)
    in
    let items = float (List.length runs + 1) in
    let longest = List.fold_left (fun most r -> max most (run_states r)) 2 runs in
    let total (t : C.total) = float (1 + min size (small (Option.value t.greatest ~default:t.fewest))) in
    let states = arrangements *. float (min (size + 1) longest) in
    (List.fold_left (fun states t -> states *. total t) states case.totals, items)
  in
  let work size = function
    | None -> 0.
    | Some cases ->
        let one case =
          let states, items = case_states size case in
          states *. states *. items *. float size
        in
        List.fold_left (fun sum case -> sum +. one case) 0. cases
  in
  if List.fold_left2 (fun sum size pattern -> sum +. work size pattern) 0. sizes patterns > max_pattern_work then
    wrong value "patterns that need fewer states"

let given rows count (value : Json.value) =
  let wanted = "`row`, `place` and `colors` of a cell" in
  match fields wanted [ "row"; "place"; "colors" ] value with
  | [ Some row; Some place; Some { it = Text colors; _ } ] when colors <> "" -> (
      let row = n_of_int (int ~least:1 wanted row) and place = n_of_int (int ~least:1 wanted place) in
      match (C.cell_at rows row place, all (List.map (color_of count) (signs colors))) with
      | Some cell, Some colors -> (cell, colors)
      | _ -> wrong value (wanted ^ " on the board, of the palette"))
  | _ -> wrong value wanted

let hollow rows (value : Json.value) =
  let wanted = "for each row `#` for a cell, `.` for a hole" in
  let row text =
    if String.for_all (String.contains "#.") text then signs text else wrong value wanted in
  match C.labels rows (List.map row (texts wanted value)) with
  | Some labels -> List.filter_map (fun (cell, sign) -> if sign = '.' then Some cell else None) labels
  | None -> wrong value wanted

let list (value : Json.value) = match value.it with List all -> all | _ -> wrong value "a list"

type board = {
  puzzle : C.puzzle;
  patterns : C.pattern option list; (* one for each line, in place of a list of runs *)
  rows : C.cell list list;
  count : int; (* of colors *)
}

let puzzle text =
  let json = Json.read file text in
  let notes = [ "title"; "author"; "copyright"; "license"; "catalogue"; "remark"; "goal"; "saved" ] in
  let keys = [ "nonosat"; "shape"; "colors"; "clues"; "holes"; "givens" ] in
  match fields "a puzzle" (keys @ notes) json with
  | Some version :: Some board :: Some colors :: Some clues :: holes :: givens :: _ ->
      if version.it <> Json.Number "1" then wrong version "version 1";
      let board = shape board in
      let rows = C.rows board in
      let count = List.length (list colors) in
      if count < 2 || count > String.length letters then wrong colors "2 to 53 colors";
      let clues' = List.map (clue count) (list clues) in
      let line_count = List.length (C.lines board) in
      if List.length clues' <> line_count then wrong clues (Printf.sprintf "%d clues, one for each line" line_count);
      let clues', patterns = List.split clues' in
      check_work clues (List.map List.length (C.lines board)) patterns;
      let holes = match holes with None -> [] | Some value -> hollow rows value in
      let givens = match givens with None -> [] | Some value -> List.map (given rows count) (list value) in
      { puzzle = { C.board; color_count = n_of_int count; holes; givens; clues = clues' }; patterns; rows; count }
  | _ -> wrong json "`nonosat`, `shape`, `colors` and `clues`"

(* ---- picture.solution ---- *)

let picture text rows count =
  let file = "picture.solution" in
  let wanted = "for each row a letter for each cell, and a line end" in
  let lines = String.split_on_char '\n' text in
  let row i line =
    match all (List.map (color_of count) (signs line)) with
    | Some colors when line <> "" -> colors
    | _ -> refuse (at file (i + 1)) wanted
  in
  match List.rev lines with
  | "" :: rest -> (
      match C.table_of_rows rows (List.mapi row (List.rev rest)) with
      | Some t -> t
      | None -> refuse file wanted)
  | _ -> refuse file wanted

(* ---- weights.txt ---- *)

type numbers = { line : int; grids : C.grid list }

(* The argument as the file has it. A trial knows its line. *)
type refutation = None_by of numbers | Trial_in of int * C.cell * C.color * refutation * refutation
type argument = Unique_by of numbers * C.z
  | Trial of int * C.cell * C.color * refutation * argument
type proof = Only of C.color C.table * argument | Nothing of refutation

let is_utf_8 text =
  let size = String.length text in
  let tail i = i < size && Char.code text.[i] land 0xC0 = 0x80 in
  let rec go i =
    if i >= size then true
    else
      let first = Char.code text.[i] in
      let second = if i + 1 < size then Char.code text.[i + 1] else 0 in
      if first < 0x80 then go (i + 1)
      else if first >= 0xC2 && first < 0xE0 then tail (i + 1) && go (i + 2)
      else if first >= 0xE0 && first < 0xF0 then
        tail (i + 1) && tail (i + 2)
        && (first <> 0xE0 || second >= 0xA0) && (first <> 0xED || second < 0xA0) && go (i + 3)
      else if first >= 0xF0 && first < 0xF5 then
        tail (i + 1) && tail (i + 2) && tail (i + 3)
        && (first <> 0xF0 || second >= 0x90) && (first <> 0xF4 || second < 0x90) && go (i + 4)
      else false
  in
  go 0

let file = "weights.txt"

(* The lines with their numbers, without comments. *)
let lines text =
  need (is_utf_8 text) file "text in UTF-8";
  if text = "" || text.[String.length text - 1] <> '\n' then
    refuse file "a line end at its end";
  let split = String.split_on_char '\n' (String.sub text 0 (String.length text - 1)) in
  List.filter (fun (_, line) -> line = "" || line.[0] <> '#') (List.mapi (fun i line -> (i + 1, line)) split)

let proof text rows family_count count =
  let rest = ref (lines text) and trials = ref 0 in
  let place () = match !rest with (line, _) :: _ -> at file line | [] -> file ^ " at its end" in
  let next wanted =
    match !rest with
    | [] -> refuse (place ()) wanted
    | line :: more -> rest := more; line
  in
  let widths = List.map List.length rows in
  let picture () =
    let wanted = "a row of letters, one for each cell" in
    let row width =
      let where = place () in
      let _, line = next wanted in
      match all (List.map (color_of count) (signs line)) with
      | Some colors when List.length colors = width -> colors
      | _ -> refuse where wanted
    in
    let signs = List.map row widths in
    match C.table_of_rows rows signs with Some t -> t | None -> refuse file wanted
  in
  let grid () =
    let where = place () in
    let family, other =
      match String.split_on_char ' ' (snd (next "numbers")) with
      | [ "numbers"; family; other ] -> (counted family, counted other)
      | _ -> (None, None)
    in
    let wanted = Printf.sprintf "`numbers` with 1 to %d, then 1 to %d" (family_count - 1) (count - 1) in
    match (family, other) with
    | Some family, Some other when family < family_count && other < count ->
        let row width =
          let where = place () in
          let _, line = next "a row of numbers" in
          let words = List.filter (( <> ) "") (String.split_on_char ' ' line) in
          match all (List.map whole words) with
          | Some [ C.Z0 ] -> List.init width (fun _ -> C.Z0)
          | Some numbers when List.length numbers = width -> numbers
          | _ -> refuse where (Printf.sprintf "%d whole numbers of at most %d digits, or 0" width max_digits)
        in
        let numbers = List.map row widths in
        (match C.table_of_rows rows numbers with
        | Some t -> (where, (family, other), t)
        | None -> refuse where wanted)
    | _ -> refuse where wanted
  in
  let grids line =
    let seen = Hashtbl.create 4 in
    let rec more before =
      match !rest with
      | (_, next) :: _ when String.length next >= 7 && String.sub next 0 7 = "numbers" ->
          let where, (family, other), t = grid () in
          if Hashtbl.mem seen (family, other) then refuse where "each grid once";
          Hashtbl.add seen (family, other) ();
          let rec nat i = if i = 0 then C.O else C.S (nat (i - 1)) in
          more (((nat (family - 1), n_of_int (other - 1)), t) :: before)
      | _ -> List.rev before
    in
    { line; grids = more [] }
  in
  let trial where words =
    incr trials;
    if !trials > max_trials then refuse where (Printf.sprintf "at most %d trials" max_trials);
    match words with
    | [ "trial"; row; at_place; letter ] when String.length letter = 1 -> (
        match (counted row, counted at_place, color_of count letter.[0]) with
        | Some row, Some at_place, Some color -> (
            match C.cell_at rows (n_of_int row) (n_of_int at_place) with
            | Some cell -> (cell, color)
            | None -> refuse where "a cell of the board")
        | _ -> refuse where "`trial` with a row, a place and a color")
    | _ -> refuse where "`trial` with a row, a place and a color"
  in
  let is_trial line = String.length line >= 5 && String.sub line 0 5 = "trial" in
  let rec refutation depth =
    let where = place () in
    if depth > max_depth then refuse where (Printf.sprintf "at most %d trials within each other" max_depth);
    match next "`none` at its end" with
    | number, "none" -> None_by (grids number)
    | number, line when is_trial line ->
        let cell, color = trial where (String.split_on_char ' ' line) in
        let inner = refutation (depth + 1) in
        let rest = refutation depth in
        Trial_in (number, cell, color, inner, rest)
    | _ -> refuse where "`none` or `trial`"
  in
  let rec argument () =
    let where = place () in
    let number, line = next "`unique` at its end" in
    match String.split_on_char ' ' line with
    | [ "unique"; scale ] -> (
        match whole scale with
        | Some scale -> Unique_by (grids number, scale)
        | None -> refuse where "`unique` with a whole number")
    | "trial" :: _ as words ->
        let cell, color = trial where words in
        let inner = refutation 1 in
        Trial (number, cell, color, inner, argument ())
    | _ -> refuse where "`unique` or `trial`"
  in
  let where = place () in
  if snd (next "`nonosat weights 1`") <> "nonosat weights 1" then refuse where "`nonosat weights 1`";
  let proof =
    match !rest with
    | (_, "picture") :: more ->
        rest := more;
        let own = picture () in
        Only (own, argument ())
    | _ -> Nothing (refutation 0)
  in
  if !rest <> [] then refuse (place ()) "nothing behind the last numbers";
  proof
