//! Fits a curve to points, and plots both with logarithmic axes.
//!
//! In: sizes and seconds, both above 0. Out: a fitted curve; an SVG document.

use svg::Document;
use svg::node::element::{Circle, Line, Polyline, Rectangle, Text};

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 360.0;
const LEFT_MARGIN: f64 = 84.0;
const BOTTOM_MARGIN: f64 = 48.0;
const EDGE_MARGIN: f64 = 24.0;

/// A curve: `a * size ^ b`, or `a * b ^ size`.
pub struct Fit {
    a: f64,
    b: f64,
    is_power: bool,
}

impl Fit {
    fn seconds(&self, size: f64) -> f64 {
        self.a * if self.is_power { size.powf(self.b) } else { self.b.powf(size) }
    }
}

impl std::fmt::Display for Fit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.is_power {
            true => write!(f, "{:.1e} s x size^{:.2}", self.a, self.b),
            false => write!(f, "{:.1e} s x {:.3}^size", self.a, self.b),
        }
    }
}

/// Fits a power law and an exponential to the logarithms of the times by least squares. Returns
/// the one with the smaller error.
pub fn fit(points: &[(f64, f64)]) -> Fit {
    let straight = |x_of: fn(f64) -> f64| {
        let count = points.len() as f64;
        let logs: Vec<(f64, f64)> = points.iter().map(|&(x, y)| (x_of(x), y.ln())).collect();
        let mean = |of: fn(&(f64, f64)) -> f64| logs.iter().map(of).sum::<f64>() / count;
        let (x, y) = (mean(|point| point.0), mean(|point| point.1));
        let covariance: f64 = logs.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
        let variance: f64 = logs.iter().map(|point| (point.0 - x).powi(2)).sum();
        let slope = covariance / variance;
        let start = y - slope * x;
        let error: f64 = logs.iter().map(|p| (start + slope * p.0 - p.1).powi(2)).sum();
        (start, slope, error)
    };
    let (power, exponential) = (straight(f64::ln), straight(|x| x));
    if power.2 <= exponential.2 {
        Fit { a: power.0.exp(), b: power.1, is_power: true }
    } else {
        Fit { a: exponential.0.exp(), b: exponential.1.exp(), is_power: false }
    }
}

/// Draws the points and the fitted curve as an SVG document.
pub fn draw(name: &str, unit: &str, points: &[(f64, f64)], fit: &Fit) -> String {
    let (first, last) = (points[0].0, points[points.len() - 1].0);
    let all = points.iter().map(|point| point.1).chain([fit.seconds(first), fit.seconds(last)]);
    let (low, high) = all.fold((f64::MAX, f64::MIN), |(low, high), y| (low.min(y), high.max(y)));
    let (low, high) = (low.log10().floor(), high.log10().ceil());
    let x_of = |x: f64| {
        LEFT_MARGIN + (WIDTH - LEFT_MARGIN - EDGE_MARGIN) * (x / first).ln() / (last / first).ln()
    };
    let y_of = |y: f64| {
        EDGE_MARGIN + (HEIGHT - EDGE_MARGIN - BOTTOM_MARGIN) * (high - y.log10()) / (high - low)
    };
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
        let line = Line::new()
            .set("x1", LEFT_MARGIN)
            .set("x2", WIDTH - EDGE_MARGIN)
            .set("y1", y)
            .set("y2", y);
        plot = plot.add(line.set("stroke", "#dddddd"));
        plot =
            plot.add(text(format!("{} s", 10f64.powi(power)), LEFT_MARGIN - 6.0, y + 4.0, "end"));
    }
    for &(x, y) in points {
        let dot = Circle::new().set("cx", x_of(x)).set("cy", y_of(y)).set("r", 4);
        plot = plot.add(dot.set("fill", "#1f5fa8"));
        plot = plot.add(text(format!("{x}"), x_of(x), HEIGHT - BOTTOM_MARGIN + 18.0, "middle"));
    }
    let places = (0..=60).map(|step| first * (last / first).powf(f64::from(step) / 60.0));
    let points = places.map(|x| format!("{:.1},{:.1}", x_of(x), y_of(fit.seconds(x))));
    let curve = Polyline::new()
        .set("points", points.collect::<Vec<_>>().join(" "))
        .set("fill", "none")
        .set("stroke", "#b3541e")
        .set("stroke-width", 2);
    let caption = format!("{name}: {unit}; curve: {fit}");
    plot.add(curve).add(text(caption, WIDTH / 2.0, HEIGHT - 10.0, "middle")).to_string()
}
