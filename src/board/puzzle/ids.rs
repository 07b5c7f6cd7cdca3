//! Numbers of cells and lines.
//!
//! In: a number. Out: [`CellId`], [`LineId`]. Invariants: numbers are dense from 0. An id is valid
//! only for the board that made it; another board may lack such a cell or line. Users of the
//! library get ids from `Geometry`, which checks the number.

/// A cell, numbered densely from 0 in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellId(u32);

impl CellId {
    /// The first cell, which every board has.
    pub const FIRST: CellId = CellId(0);

    /// The cell of this number.
    pub const fn new(number: u32) -> CellId {
        CellId(number)
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A line, numbered densely from 0: the first family's lines, then the next one's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId(u32);

impl LineId {
    /// The line of this number.
    pub const fn new(number: u32) -> LineId {
        LineId(number)
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
