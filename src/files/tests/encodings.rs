//! Bytes become text in their encoding; an image is refused with its kind.

use crate::Advice;
use crate::text::decode;

#[track_caller]
fn check(bytes: &[u8], want: &str) {
    assert_eq!(decode(bytes, 100).unwrap().0, want);
}

#[track_caller]
fn assert_refused(bytes: &[u8], want: &str, advice: Advice) {
    let error = decode(bytes, 100).unwrap_err();
    assert!(error.to_string().contains(want), "{error}");
    assert_eq!(error.problems()[0].advice, Some(advice));
}

#[test]
fn text_of_other_systems_is_read() {
    check(b"\xef\xbb\xbfa\nb", "a\nb");
    check(b"\xff\xfea\0\xfc\0\n\0", "a\u{fc}\n");
    check(b"\xfe\xff\0a\0\xfc", "a\u{fc}");
    check(b"rows\r1\r", "rows\n1\n");
    check(b"rows\r\n1\r\n", "rows\r\n1\r\n");
    check(
        b"<?xml version='1.0' encoding='ISO-8859-1'?>\xfc",
        "<?xml version='1.0' encoding='ISO-8859-1'?>\u{fc}",
    );
    check(b"by M\xfcller \x96 Caf\xe9", "by M\u{fc}ller \u{2013} Caf\u{e9}");
    let utf8 = "<?xml version='1.0' encoding='ISO-8859-1'?>\u{fc}";
    check(utf8.as_bytes(), utf8);
}

#[test]
fn what_is_no_text_is_told() {
    let cyrillic = b"rows\nby \xcf\xf3\xf8\xea\xe8\xed\n";
    assert_refused(cyrillic, "byte 8 (0xcf) is not UTF-8", "advice-save-utf8".into());
    assert_refused(b"\x01\x02\xff", "byte 2 (0xff) is not UTF-8", "advice-save-utf8".into());
    assert_refused(b"\xff\xfea\0\0\xd8", "marked as UTF-16", "advice-save-utf8".into());
    assert!(decode(b"\xff\xfea", 100).is_err());
    assert!(decode(b"\xff\xfe", 100).unwrap_err().to_string().contains("empty"));
}

#[test]
fn images_are_told_what_they_are() {
    assert_refused(b"\x89PNG\r\n\x1a\n", "this is a PNG image", Advice::MakeFromImage);
    assert_refused(b"GIF89a", "this is a GIF image", Advice::MakeFromImage);
    assert_refused(b"\xff\xd8\xff\xe0", "this is a JPEG image", Advice::MakeFromImage);
    assert_refused(b"BM\x10\0\0\0\0\0\0\0", "this is a BMP image", Advice::MakeFromImage);
    assert_refused(b"RIFF\x10\0\0\0WEBPVP8 ", "this is a WebP image", Advice::MakeFromImage);
    assert_refused(b"PK\x03\x04", "this is a ZIP archive", "advice-unpack".into());
    assert_refused(b"%PDF-1.7", "this is a PDF document", Advice::ConvertImage);
    assert_refused(b"P2\n1 1\n", "this is a graymap", Advice::MakeFromImage);
    assert_refused(b"P6 1 1 255 ", "this is a pixmap", Advice::MakeFromImage);
    check(b"BM A\nC B", "BM A\nC B");
}
