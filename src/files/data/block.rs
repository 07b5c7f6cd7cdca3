//! The lists that the lines of YAML begin and end by how far right they stand.
//!
//! In: a parser at the beginning of a line, outside of brackets. Out: the same, behind the marks of
//! items. Invariants: a line farther left ends what lines farther right began.

use super::parser::{Frame, Opener, Parser};
use super::token;
use super::tree::Kind;

impl Parser<'_> {
    /// Ends the lists of lines that this line does not belong to, and begins others: `- ` an item,
    /// a name farther right than the name above it the fields of that one.
    pub(super) fn begin_line(&mut self) {
        self.end_statement();
        let start = self.at;
        loop {
            let blank =
                self.text[self.at..self.end].bytes().take_while(|&byte| byte == b' ').count();
            self.at += blank;
            let column = self.at - start;
            self.column = column;
            let rest = &self.text[self.at..self.end];
            if rest.trim_start_matches(['\t', '\r']).starts_with('\n') || rest.starts_with('#') {
                return;
            }
            let is_item = rest.starts_with("- ") || rest.starts_with("-\n");
            let is_inside_item = self.at > start + blank;
            self.leave_columns(column, is_item);
            if !is_item {
                if is_inside_item && token::is_named(rest) || self.is_below_name() {
                    self.open(self.at..self.at, Opener::Fields(column));
                }
                if is_inside_item && !token::is_named(rest) {
                    self.rest_of_line();
                }
                return;
            }
            let is_here = |frame: &Frame| frame.opener == Opener::Items(column);
            if !self.frames.last().is_some_and(is_here) {
                if !is_inside_item && !self.awaits_value() {
                    return;
                }
                self.open(self.at..self.at, Opener::Items(column));
            }
            self.at += 1;
        }
    }

    /// Closes the lists of lines farther right than this one.
    fn leave_columns(&mut self, column: usize, is_item: bool) {
        while let Some(frame) = self.frames.last() {
            let is_left = match frame.opener {
                Opener::Items(own) => own > column || own == column && !is_item,
                Opener::Fields(own) => own > column,
                Opener::Bracket(_) | Opener::Row => false,
            };
            if !is_left {
                return;
            }
            self.close();
        }
    }

    /// Is the last node a name without a value, in a line that begins farther left?
    fn is_below_name(&self) -> bool {
        self.nodes.last().is_some_and(|node| node.kind == Kind::Name)
            && self.name_column < self.column
            && token::is_named(&self.text[self.at..self.end])
    }
}
