//! A power law through points, and a plot of both with logarithmic axes.
//!
//! In: sizes and seconds, both above 0. Out: `a` and `b` of `a * size ^ b`; an SVG document.

use svg::Document;
use svg::node::element::{Circle, Line, Rectangle, Text};

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const BOTTOM: f64 = 48.0;
const EDGE: f64 = 24.0;

/// The least squares of the logarithms.
pub fn fit(points: &[(f64, f64)]) -> (f64, f64) {
    let count = points.len() as f64;
    let logs: Vec<(f64, f64)> = points.iter().map(|&(x, y)| (x.ln(), y.ln())).collect();
    let mean = |of: fn(&(f64, f64)) -> f64| logs.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let covariance: f64 = logs.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
    let variance: f64 = logs.iter().map(|point| (point.0 - x).powi(2)).sum();
    let slope = covariance / variance;
    ((y - slope * x).exp(), slope)
}

/// The points and the fitted line.
pub fn draw(name: &str, unit: &str, points: &[(f64, f64)], fit: (f64, f64)) -> String {
    let (first, last) = (points[0].0, points[points.len() - 1].0);
    let seconds = |x: f64| fit.0 * x.powf(fit.1);
    let all = points.iter().map(|point| point.1).chain([seconds(first), seconds(last)]);
    let (low, high) = all.fold((f64::MAX, f64::MIN), |(low, high), y| (low.min(y), high.max(y)));
    let (low, high) = (low.log10().floor(), high.log10().ceil());
    let x_of = |x: f64| LEFT + (WIDTH - LEFT - EDGE) * (x / first).ln() / (last / first).ln();
    let y_of = |y: f64| EDGE + (HEIGHT - EDGE - BOTTOM) * (high - y.log10()) / (high - low);
    let text = |words: String, x: f64, y: f64, anchor: &str| {
        Text::new(words).set("x", x).set("y", y).set("text-anchor", anchor)
    };
    let mut plot = Document::new()
        .set("viewBox", (0.0, 0.0, WIDTH, HEIGHT))
        .set("width", WIDTH)
        .set("height", HEIGHT)
        .set("font-family", "DejaVu Sans, Verdana, sans-serif")
        .set("font-size", 12)
        .add(Rectangle::new().set("width", WIDTH).set("height", HEIGHT).set("fill", "#ffffff"));
    for power in low as i32..=high as i32 {
        let y = y_of(10f64.powi(power));
        let line = Line::new().set("x1", LEFT).set("x2", WIDTH - EDGE).set("y1", y).set("y2", y);
        plot = plot.add(line.set("stroke", "#dddddd"));
        plot = plot.add(text(format!("{} s", 10f64.powi(power)), LEFT - 6.0, y + 4.0, "end"));
    }
    for &(x, y) in points {
        let dot = Circle::new().set("cx", x_of(x)).set("cy", y_of(y)).set("r", 4);
        plot = plot.add(dot.set("fill", "#1f5fa8"));
        plot = plot.add(text(format!("{x}"), x_of(x), HEIGHT - BOTTOM + 18.0, "middle"));
    }
    let line = Line::new()
        .set("x1", x_of(first))
        .set("x2", x_of(last))
        .set("y1", y_of(seconds(first)))
        .set("y2", y_of(seconds(last)));
    let caption = format!("{name}: {unit}; line: {:.1e} s x size^{:.2}", fit.0, fit.1);
    plot.add(line.set("stroke", "#b3541e").set("stroke-width", 2))
        .add(text(caption, WIDTH / 2.0, HEIGHT - 10.0, "middle"))
        .to_string()
}
