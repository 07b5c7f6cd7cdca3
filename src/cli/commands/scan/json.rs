//! A scan as JSON.
//!
//! In: a scan. Out: one object.

use nonosat_service::report::ScanReport;
use nonosat_studio::scan::Scan;
use serde::Serialize;

#[derive(Serialize)]
struct FileReport<'a> {
    file: &'a str,
    #[serde(flatten)]
    scan: ScanReport,
}

/// The scan of a file as one line.
pub fn text(file: &str, scan: &Scan) -> serde_json::Result<String> {
    serde_json::to_string(&FileReport { file, scan: scan.into() })
}
