//! The recognizer against what the training script computed, bit for bit.

use super::{SIDE, Scores, last, normal, recognize};

/// Crops of fonts that were not trained on: the number, the crop, 22 scores.
static SAMPLES: &[u8] = include_bytes!("samples.bin");

#[test]
fn scores_are_those_of_the_training_script() {
    let sample = 1 + SIDE * SIDE + 4 * 22;
    assert_eq!(SAMPLES.len() % sample, 0);
    for bytes in SAMPLES.chunks(sample) {
        let (crop, scores) = bytes[1..].split_at(SIDE * SIDE);
        let words = scores.chunks(4).map(|word| i32::from_le_bytes(word.try_into().unwrap()));
        let expected: Vec<i64> = words.map(i64::from).collect();
        assert_eq!(last(crop), expected, "a crop of {}", bytes[0]);
    }
}

#[test]
fn most_samples_are_read_right() {
    let samples = SAMPLES.chunks(1 + SIDE * SIDE + 4 * 22);
    let right = samples.clone().filter(|sample| {
        let scores = recognize(&sample[1..=SIDE * SIDE]);
        scores.best().0 == sample[0]
    });
    assert!(right.count() + 1 >= samples.count());
}

#[test]
fn an_even_surface_is_blank_in_any_light() {
    for level in [0, 90, 200, 255] {
        let paper = vec![level; SIDE * SIDE];
        assert_eq!(recognize(&normal(&paper)).best().0, super::BLANK);
    }
    assert_eq!(Scores::of_plain().best(), (super::BLANK, 12 * super::NAT));
}
