//! What the names of lists and fields mean: `rows`, `colHints`, `topHeader`, `spalten`, `solution`.
//!
//! In: a name. Out: its [`Role`]. Invariants: the case of letters and signs such as `_` mean
//! nothing; a list of clues is named by its side, in singular or plural, and a word that goes with
//! it, the same for both sides.

/// The lines that a list has clues for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Rows,
    Columns,
}

/// What a field means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Clues, or with a number how many lines there are.
    Lines(Side),
    Height,
    Width,
    /// Both numbers, in either order.
    Size,
    /// The length of all clues in a list without inner lists.
    ClueLength(Side),
    /// `solution`, `goal`: the picture.
    Goal,
    /// `content`: a state of play of nonogram-solver: 1 black, -1 blank, 0 open.
    Content,
    /// `grid`: a picture or a state of play.
    Grid,
    /// Colors by number, letter or name.
    Palette,
    Title,
    /// The title if there is no other.
    Name,
    Author,
    Copyright,
    License,
    Source,
    Description,
}

/// The words for the sides, as they begin in eight languages.
const ROWS: &str = "rows row horizontals horizontal horiz hor left sides side across zeilen zeile reihen \
    reihe links waagrecht waagerecht lignes ligne rangées rangée rangees gauche filas fila \
    renglones izquierda wiersze wiersz rzędy rzedy poziomo строки строка горизонтали \
    горизонталь 行 横 ヨコ よこ 左";
const COLUMNS: &str = "columns column cols col verticals vertical vert ver top down up spalten spalte oben \
    senkrecht colonnes colonne haut columnas columna arriba kolumny kolumna pionowo \
    столбцы столбец вертикали вертикаль 列 縦 竖 タテ たて 上";
/// The words that go with a side, in the singular.
const CLUES: &str = "clue hint rule number num constraint def definition run group input spec label header \
    data list value block length desc description segment key count info hinweise zahlen \
    indices pistas wskazówki подсказки 提示 ヒント";

/// How well a name says that its list has clues; the first kinds go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Certainty {
    /// `rowClues`: nothing else.
    Clues,
    /// `rows`: or their number.
    Alone,
    /// `row_states`: if the other list has the same word.
    Other,
}

/// A name of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lines {
    pub side: Side,
    pub certainty: Certainty,
    /// The name without the word for the side.
    pub rest: String,
}

impl Lines {
    /// The side that a name is of, if it is one.
    pub fn of(name: &str) -> Option<Lines> {
        if name.len() > 60 {
            return None;
        }
        let words = words(name);
        let (at, side, behind) = words.iter().enumerate().find_map(|(at, word)| {
            let (side, behind) = side_of(word)?;
            Some((at, side, behind))
        })?;
        let mut rest: Vec<&str> = words[..at].iter().map(String::as_str).collect();
        rest.push(singular(behind));
        rest.extend(words[at + 1..].iter().map(|word| singular(word)));
        rest.retain(|word| !word.is_empty());
        let certainty = match rest.iter().all(|word| is_clues(word) || word.parse::<u32>().is_ok())
        {
            _ if rest.is_empty() => Certainty::Alone,
            true => Certainty::Clues,
            false => Certainty::Other,
        };
        Some(Lines { side, certainty, rest: rest.join(" ") })
    }
}

/// Is it a side alone or with a word for clues, so that it can be a heading?
pub(super) fn is_heading(name: &str) -> bool {
    Lines::of(name).is_some_and(|lines| lines.certainty != Certainty::Other)
}

fn is_clues(word: &str) -> bool {
    CLUES.split(' ').any(|name| name == word)
}

fn singular(word: &str) -> &str {
    word.strip_suffix('s').filter(|word| is_clues(word)).unwrap_or(word)
}

/// The side of a word, and what follows it there: `rowclues`.
fn side_of(word: &str) -> Option<(Side, &str)> {
    let sides = [(Side::Rows, ROWS), (Side::Columns, COLUMNS)];
    let all = sides.iter().flat_map(|(side, names)| names.split(' ').map(|name| (*side, name)));
    all.filter_map(|(side, name)| Some((side, word.strip_prefix(name)?)))
        .find(|(_, rest)| rest.is_empty() || is_clues(singular(rest)) || !rest.is_ascii())
}

/// The words of a name, in small letters: `rowInputs`, `row_inputs`, `Row-Inputs`, `row2`.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let (mut was_small, mut was_digit) = (false, false);
    for sign in name.chars() {
        let is_border = !sign.is_alphanumeric()
            || was_small && sign.is_uppercase()
            || was_digit != sign.is_ascii_digit();
        (was_small, was_digit) = (sign.is_lowercase(), sign.is_ascii_digit());
        if is_border {
            words.push(String::new());
        }
        if sign.is_alphanumeric()
            && let Some(word) = words.last_mut()
        {
            word.extend(sign.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Is it two numbers, `8x11`?
pub(super) fn is_size(text: &str) -> bool {
    let is_number = |part: &str| part.parse::<u32>().is_ok();
    text.split_once('x').is_some_and(|(one, other)| is_number(one) && is_number(other))
}

impl Role {
    /// The meaning of a name.
    pub fn of(name: &str) -> Option<Role> {
        Role::of_other(name).or_else(|| Lines::of(name).map(|lines| Role::Lines(lines.side)))
    }

    /// The meaning of a name that is not of lines.
    pub fn of_other(name: &str) -> Option<Role> {
        if name.len() > 60 {
            return None;
        }
        // `GRID NAME` of picross-solver.
        if name.ends_with(' ') {
            return Some(Role::Title);
        }
        Some(match &*words(name).concat() {
            "dimensions" => Role::Size,
            size if is_size(size) => Role::Size,
            "height" | "numrows" | "rowcount" | "nrows" => Role::Height,
            "width" | "numcols" | "numcolumns" | "colcount" | "columncount" | "ncols" => {
                Role::Width
            }
            "rowrulelen" => Role::ClueLength(Side::Rows),
            "colrulelen" => Role::ClueLength(Side::Columns),
            "solution" | "solutiongrid" | "goal" => Role::Goal,
            "content" => Role::Content,
            "grid" | "workinggrid" => Role::Grid,
            "colors" | "colours" | "palette" | "colormap" => Role::Palette,
            "title" => Role::Title,
            "name" => Role::Name,
            "author" => Role::Author,
            "copyright" => Role::Copyright,
            "license" | "licence" => Role::License,
            "source" => Role::Source,
            "description" => Role::Description,
            _ => return None,
        })
    }
}

/// Do the names differ by one letter, or by two neighbors that one of them lacks?
pub(super) fn is_near(one: &str, other: &str) -> bool {
    let same = |(one, other): &(u8, u8)| one == other;
    let ahead = one.bytes().zip(other.bytes()).take_while(same).count();
    let (one, other) = (&one.as_bytes()[ahead..], &other.as_bytes()[ahead..]);
    let pairs = one.iter().rev().zip(other.iter().rev());
    let behind = pairs.take_while(|(one, other)| one == other).count();
    one.len() + other.len() - 2 * behind <= 2
}
