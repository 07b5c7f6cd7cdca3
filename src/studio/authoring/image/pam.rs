//! Reads plain pixels: PAM files of the netpbm family with four bytes a pixel.
//!
//! In: bytes. Out: pixels, without any decoding. Programs that decode other formats themselves,
//! such as a browser, send their images in this form.

use super::ImportError;
use super::limits::MAX_IMAGE_SIDE;

/// Red, green, blue and opacity of each pixel, row by row.
pub struct Pixels<'a> {
    pub size: (u32, u32),
    bytes: &'a [u8],
}

impl Pixels<'_> {
    pub fn at(&self, x: u32, y: u32) -> ([u8; 3], u8) {
        let place = 4 * (y as usize * self.size.0 as usize + x as usize);
        let [red, green, blue, opacity] =
            self.bytes.get(place..).and_then(<[u8]>::first_chunk).copied().unwrap_or_default();
        ([red, green, blue], opacity)
    }
}

/// The pixels of a file; `None` if it has another format.
pub fn read(bytes: &[u8]) -> Result<Option<Pixels<'_>>, ImportError> {
    let Some((head, bytes)) = head(bytes) else { return Ok(None) };
    let value =
        |name: &str| head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let number = |name| value(name).and_then(|text| text.trim().parse::<u32>().ok());
    if (value("TUPLTYPE"), number("DEPTH"), number("MAXVAL"))
        != (Some("RGB_ALPHA"), Some(4), Some(255))
    {
        return Ok(None);
    }
    let (Some(width), Some(height)) = (number("WIDTH"), number("HEIGHT")) else { return Ok(None) };
    if width.max(height) > MAX_IMAGE_SIDE {
        return Err(ImportError::Large(width, height));
    }
    let size = 4 * u64::from(width) * u64::from(height);
    let is_whole = size > 0 && size == bytes.len() as u64;
    Ok(is_whole.then_some(Pixels { size: (width, height), bytes }))
}

/// The header lines, and the bytes of the pixels.
fn head(bytes: &[u8]) -> Option<(&str, &[u8])> {
    const END: &[u8] = b"\nENDHDR\n";
    let near = &bytes[..bytes.len().min(1024)];
    let end = near.windows(END.len()).position(|part| part == END)?;
    let head = std::str::from_utf8(&near[..end]).ok()?;
    Some((head.strip_prefix("P7\n")?, &bytes[end + END.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(head: &str, pixels: usize) -> Vec<u8> {
        let head = format!("P7\n{head}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n");
        head.bytes().chain((0..4 * pixels).map(|number| number as u8)).collect()
    }

    #[test]
    fn pixels_are_read_row_by_row() {
        let bytes = file("WIDTH 3\nHEIGHT 2", 6);
        let pixels = read(&bytes).unwrap().unwrap();
        assert_eq!((pixels.size, pixels.at(1, 1)), ((3, 2), ([16, 17, 18], 19)));
    }

    #[test]
    fn what_is_not_whole_is_no_image_and_what_is_large_is_told() {
        for bytes in [
            file("WIDTH 3\nHEIGHT 2", 5),
            file("WIDTH 0\nHEIGHT 2", 0),
            file("WIDTH 3", 6),
            b"P7\nWIDTH 1".to_vec(),
            b"P6\n1 1\n255\n...".to_vec(),
        ] {
            assert!(read(&bytes).unwrap().is_none());
        }
        let large = file("WIDTH 4000000000\nHEIGHT 4000000000", 1);
        assert!(matches!(read(&large), Err(ImportError::Large(4_000_000_000, _))));
    }
}
