//! Steps, reasons, words.
