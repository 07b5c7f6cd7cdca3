//! Products of the weights in a window that slides along a line.
//!
//! Source: M. van Herk, "A fast algorithm for local minimum and maximum filters on rectangular and
//! octagonal kernels" (Pattern Recognition Letters 1992). The line is cut into blocks as long as
//! the window, so that each window is the end of a block and the beginning of the next.

/// Stores in `windows`, for each start from `first` to `last`, the product of `length` weights;
/// `length >= 1`. `heads` is scratch space as long as `weights`.
pub(super) fn products(
    weights: &[f64],
    (first, last): (usize, usize),
    length: usize,
    windows: &mut [f64],
    heads: &mut [f64],
) {
    if length <= 2 {
        let windows = &mut windows[first..=last];
        windows.copy_from_slice(&weights[first..=last]);
        if length == 2 {
            let weights = &weights[first + 1..=last + 1];
            windows.iter_mut().zip(weights).for_each(|(window, weight)| *window *= weight);
        }
        return;
    }
    let end = last + length;
    for block in (first..end).step_by(length) {
        let block_end = (block + length).min(end);
        let mut head = 1.0;
        for (own, weight) in heads[block..block_end].iter_mut().zip(&weights[block..block_end]) {
            head *= weight;
            *own = head;
        }
        let mut tail = 1.0;
        for at in (block..block_end).rev() {
            tail *= weights[at];
            if at <= last {
                windows[at] = tail;
            }
        }
    }
    for block in (first..=last).step_by(length) {
        // The first window of a block is the whole block.
        let starts = block + 1..(block + length).min(last + 1);
        let heads = &heads[starts.start + length - 1..];
        for (window, head) in windows[starts].iter_mut().zip(heads) {
            *window *= head;
        }
    }
}
