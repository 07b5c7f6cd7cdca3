//! Against trying all assignments.
