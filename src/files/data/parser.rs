//! Parses the lists of a text into a tree.
//!
//! In: a part of a text. Out: a [`Tree`]. Invariants: the parser calls itself nowhere, and a tree
//! has at most [`MAX_NODES`] nodes and [`MAX_DEPTH`] levels. What is no list, no name and no value
//! of a name is passed over, but a bracket that stays open is an error.

use super::token::{self, OpenMarks, Token};
use super::tree::{Id, Kind, Node, Tree};
use crate::message::message;
use crate::text::Problem;
use std::ops::Range;

/// Most lists, names and words of a text.
pub(super) const MAX_NODES: usize = 6_000_000;
/// Most lists inside each other.
const MAX_DEPTH: usize = 200;

/// A list that is not yet closed.
pub(super) struct Frame {
    node: Id,
    pub opener: Opener,
    has_names: bool,
    has_comma: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Opener {
    /// A bracket, and the one that closes it.
    Bracket(u8),
    /// A row of a table between `|`.
    Row,
    /// Lines of YAML from this column on.
    Items(usize),
    Fields(usize),
}

pub(super) struct Parser<'a> {
    pub text: &'a str,
    pub at: usize,
    pub end: usize,
    pub nodes: Vec<Node>,
    pub frames: Vec<Frame>,
    /// How far right this line stands, and that of the last name.
    pub column: usize,
    pub name_column: usize,
    /// The name of this statement, and the last word before it has one.
    named: Option<Id>,
    word: Option<(Range<usize>, Id)>,
    open_marks: OpenMarks,
}

impl<'a> Tree<'a> {
    /// The lists of this part of a text.
    ///
    /// # Errors
    /// A [`Problem`] if a bracket stays open, or lists are too many or too deep.
    pub fn parse(text: &'a str, part: Range<usize>) -> Result<Tree<'a>, Problem> {
        Parser::new(text, part).parse()
    }
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a str, part: Range<usize>) -> Parser<'a> {
        let whole =
            Node { kind: Kind::List, start: part.start as u32, end: part.end as u32, next: 0 };
        let mut nodes = Vec::with_capacity((part.len() / 2 + 2).min(MAX_NODES + 1));
        nodes.push(whole);
        Parser {
            text,
            at: part.start,
            end: part.end,
            nodes,
            frames: Vec::new(),
            column: 0,
            name_column: 0,
            named: None,
            word: None,
            open_marks: OpenMarks::default(),
        }
    }

    fn parse(mut self) -> Result<Tree<'a>, Problem> {
        let mut is_line_start = true;
        while self.at < self.end {
            if is_line_start && !self.is_in_brackets() {
                self.begin_line();
            }
            if self.at == self.end {
                break;
            }
            let (token, next) = token::next(self.text, self.at, self.end, &mut self.open_marks);
            is_line_start = token == Token::LineEnd;
            let here = std::mem::replace(&mut self.at, next);
            self.take(token, here)?;
            if self.nodes.len() > MAX_NODES || self.frames.len() > MAX_DEPTH {
                let found = message!("problem-found", found = self.text[here..next].to_owned());
                return Err(Problem::new(here..next, found, "want-smaller-file"));
            }
        }
        if self.is_in_brackets() {
            return Err(Problem::new(self.end..self.end, "problem-text-ends", "want-closed-list"));
        }
        let has_names = self.nodes.iter().any(|node| node.kind == Kind::Name);
        self.nodes[0].kind = if has_names { Kind::Map } else { Kind::List };
        Ok(self.end())
    }

    /// The tree, all lists closed.
    pub(super) fn end(mut self) -> Tree<'a> {
        self.close_all();
        self.nodes[0].next = self.nodes.len() as u32;
        Tree { text: self.text, nodes: self.nodes }
    }

    pub(super) fn close_all(&mut self) {
        while !self.frames.is_empty() {
            self.close();
        }
    }

    fn take(&mut self, token: Token, here: usize) -> Result<(), Problem> {
        let span = here..self.at;
        match token {
            Token::LineEnd if self.is_in_brackets() => {}
            Token::LineEnd | Token::Semicolon => self.end_statement(),
            Token::Comma => {
                if let Some(frame) = self.frames.last_mut() {
                    frame.has_comma = true;
                }
            }
            Token::Open(closer) => self.open(span, Opener::Bracket(closer)),
            Token::OpenTable => {
                self.open(span.clone(), Opener::Bracket(b']'));
                self.open(span, Opener::Row);
            }
            Token::Bar => self.next_row(span),
            Token::Close(closer) => self.close_bracket(closer, span)?,
            Token::Assign if self.is_in_brackets() => {}
            Token::Assign => self.assign(),
            Token::Text(inside) => self.value(Kind::Text, inside),
            Token::Word => self.value(Kind::Word, span),
            Token::Other => {}
        }
        Ok(())
    }

    fn is_in_brackets(&self) -> bool {
        let opener = self.frames.last().map(|frame| frame.opener);
        matches!(opener, Some(Opener::Bracket(_) | Opener::Row))
    }

    pub(super) fn end_statement(&mut self) {
        if !self.is_in_brackets() {
            (self.named, self.word) = (None, None);
        }
    }

    pub(super) fn push(&mut self, kind: Kind, span: Range<usize>) -> Id {
        let next = self.nodes.len() as u32 + 1;
        self.nodes.push(Node { kind, start: span.start as u32, end: span.end as u32, next });
        self.nodes.len() - 1
    }

    pub(super) fn open(&mut self, span: Range<usize>, opener: Opener) {
        // `rows := [][]int{{1}}`: empty brackets before the list.
        if let [.., name, list] = &self.nodes[..]
            && !self.is_in_brackets()
            && self.frames.last().is_none_or(|frame| frame.node + 1 < self.nodes.len())
            && name.kind == Kind::Name
            && list.kind == Kind::List
        {
            self.nodes.pop();
        }
        // The name of a function: `vec![1]`, `np.array([1])`.
        if let Some(last) = self.nodes.last().filter(|last| last.kind == Kind::Word)
            && self.is_in_brackets()
            && matches!(&self.text[last.end as usize..span.start], "" | "!")
        {
            self.nodes.pop();
        }
        self.begin_list(span, opener);
    }

    pub(super) fn begin_list(&mut self, span: Range<usize>, opener: Opener) {
        let node = self.push(Kind::List, span);
        self.frames.push(Frame { node, opener, has_names: false, has_comma: false });
    }

    /// Closes the innermost list.
    pub(super) fn close(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        let count = self.nodes.len();
        let is_empty = frame.node + 1 == count;
        let first = self.nodes.get(frame.node + 1).filter(|first| first.next as usize == count);
        let is_single = first.is_some_and(|first| first.kind != Kind::Word);
        let node = &mut self.nodes[frame.node];
        (node.next, node.end) = (count as u32, self.at as u32);
        node.kind = match frame.opener {
            _ if frame.has_names => Kind::Map,
            Opener::Bracket(b'}') if is_empty => Kind::Map,
            Opener::Bracket(b')') if is_single && !frame.has_comma => Kind::Group,
            _ => Kind::List,
        };
    }

    fn close_bracket(&mut self, closer: u8, span: Range<usize>) -> Result<(), Problem> {
        let is_row = |frame: &Frame| frame.opener == Opener::Row;
        if closer == b']' && self.frames.last().is_some_and(is_row) {
            self.close();
        }
        match self.frames.last().map(|frame| frame.opener) {
            Some(Opener::Bracket(wanted)) if wanted == closer => self.close(),
            Some(Opener::Bracket(_) | Opener::Row) => {
                let found = message!("problem-found", found = char::from(closer));
                return Err(Problem::new(span, found, "want-closed-list"));
            }
            // Prose, such as `1)`.
            _ => {}
        }
        Ok(())
    }

    /// A `|`: in a table it begins another row, unless the table ends.
    fn next_row(&mut self, span: Range<usize>) {
        if self.frames.last().is_some_and(|frame| frame.opener == Opener::Row) {
            self.close();
            if !self.text[self.at..self.end].trim_start().starts_with(']') {
                self.open(span, Opener::Row);
            }
        }
    }

    /// A `=` behind a type: `rows: list[int] = [1]`, `int rows[2] = {1, 1}`.
    fn assign(&mut self) {
        if let Some(name) = self.named {
            self.nodes.truncate(name + 1);
        } else if let Some((word, first)) = self.word.clone() {
            self.nodes.truncate(first);
            self.name(word);
        }
    }

    pub(super) fn name(&mut self, span: Range<usize>) {
        let id = self.push(Kind::Name, span);
        self.name_column = self.column;
        match self.frames.last_mut() {
            Some(frame) if !matches!(frame.opener, Opener::Items(_)) => frame.has_names = true,
            _ => {}
        }
        if !self.is_in_brackets() {
            self.named = Some(id);
        }
    }

    fn value(&mut self, kind: Kind, span: Range<usize>) {
        if let Some(behind) =
            token::behind_sign(self.text, self.at, self.end, self.is_in_brackets())
        {
            self.at = behind;
            self.name(span);
            self.rest_of_line();
        } else if self.is_in_brackets() || kind == Kind::Text && self.awaits_value() {
            self.push(kind, span);
        } else if self.named.is_none() && kind == Kind::Word {
            let first = self.nodes.len();
            let first = self.word.take().map_or(first, |(_, first)| first);
            self.word = Some((span, first));
        }
    }

    /// Is the last node a name, or a list of lines that waits for an item?
    pub(super) fn awaits_value(&self) -> bool {
        let is_name = self.nodes.last().is_some_and(|node| node.kind == Kind::Name);
        let is_items = |frame: &Frame| matches!(frame.opener, Opener::Items(_));
        is_name || self.frames.last().is_some_and(is_items) || self.nodes.len() == 1
    }

    /// Words up to the end of a line are one value, unless a list is among them.
    pub(super) fn rest_of_line(&mut self) {
        if self.is_in_brackets() {
            return;
        }
        if let Some(span) = token::plain_line(self.text, self.at, self.end) {
            self.at = span.end;
            self.push(Kind::Word, span);
        }
    }
}
