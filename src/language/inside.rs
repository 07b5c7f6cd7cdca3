//! The part of the English catalog that a WebAssembly module has inside: without comments, and
//! without the texts of the page and of books, which begin with `## Page`. This makes the
//! download smaller.

const WHOLE: &[u8] = include_bytes!("en.ftl");
const PAGE: &[u8] = b"## Page";

/// Where the line that begins at `at` ends, its line break included.
const fn line_end(at: usize) -> usize {
    let mut end = at;
    while end < WHOLE.len() && WHOLE[end] != b'\n' {
        end += 1;
    }
    if end < WHOLE.len() { end + 1 } else { end }
}

const fn is_page(at: usize) -> bool {
    let mut place = 0;
    while place < PAGE.len() {
        if at + place >= WHOLE.len() || WHOLE[at + place] != PAGE[place] {
            return false;
        }
        place += 1;
    }
    true
}

/// Copies the lines that are inside to `out`, as far as they fit; returns how long they are.
const fn copy(out: &mut [u8]) -> usize {
    let (mut at, mut length) = (0, 0);
    while at < WHOLE.len() && !is_page(at) {
        let end = line_end(at);
        if WHOLE[at] != b'#' {
            let mut from = at;
            while from < end {
                if length < out.len() {
                    out[length] = WHOLE[from];
                }
                length += 1;
                from += 1;
            }
        }
        at = end;
    }
    length
}

const LENGTH: usize = copy(&mut []);

static BYTES: [u8; LENGTH] = {
    let mut bytes = [0; LENGTH];
    copy(&mut bytes);
    bytes
};

/// The text.
pub(super) fn english() -> &'static str {
    std::str::from_utf8(&BYTES).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_part_for_the_browser_has_explanations_and_nothing_of_the_page() {
        let text = super::english();
        assert!(text.contains("\nrule-overlap = ") && text.contains("\nhint-look = "));
        assert!(text.contains("\ncolor-red = ") && text.contains("\nlimit-time = "));
        assert!(!text.contains("page-") && !text.contains("book-") && !text.contains('#'));
    }
}
