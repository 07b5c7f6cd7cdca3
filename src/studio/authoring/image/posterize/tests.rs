//! Colors of small images, made here pixel by pixel.

use super::*;
use crate::authoring::image::raster::linear;

fn raster(width: u32, levels: &[[u8; 3]]) -> Raster {
    let height = levels.len() as u32 / width;
    Raster::new((width, height), |x, y| levels[(y * width + x) as usize].map(linear))
}

fn inks(raster: &Raster, count: u8) -> Vec<Rgb> {
    let width = raster.size().0 as usize;
    in_order(posterize(raster, raster.size(), &Inks::Count(count)), width).inks
}

const WHITE: [u8; 3] = [255, 255, 255];
const RED: [u8; 3] = [200, 20, 30];
const BLUE: [u8; 3] = [10, 30, 160];

#[test]
fn few_colors_stay_as_they_are() {
    let raster = raster(4, &[WHITE, RED, BLUE, WHITE]);
    let drawing = in_order(posterize(&raster, (4, 1), &Inks::Count(5)), 4);
    assert_eq!(drawing.inks, [WHITE, RED, BLUE].map(|[r, g, b]| Rgb(r, g, b)));
    assert_eq!((drawing.cells, drawing.sureness), (vec![0, 1, 2, 0], vec![255; 4]));
}

#[test]
fn the_background_is_the_commonest_color_at_the_rim() {
    let mut levels = vec![BLUE; 25];
    levels[6..9].fill(WHITE);
    levels[11..14].fill(WHITE);
    levels[16..19].fill(WHITE);
    assert_eq!(inks(&raster(5, &levels), 2), [Rgb(10, 30, 160), Rgb(255, 255, 255)]);
}

#[test]
fn where_two_colors_meet_no_third_comes_between() {
    let levels: Vec<[u8; 3]> = (0..360 * 60)
        .map(|at| match at % 360 {
            0..117 => WHITE,
            117..238 => BLUE,
            _ => RED,
        })
        .collect();
    let drawing = in_order(posterize(&raster(360, &levels), (30, 5), &Inks::Count(3)), 30);
    assert_eq!(drawing.inks, [WHITE, RED, BLUE].map(|[r, g, b]| Rgb(r, g, b)));
    let row: Vec<u8> = [vec![0; 10], vec![2; 10], vec![1; 10]].concat();
    assert!(drawing.cells.chunks(30).all(|found| found == row), "{:?}", &drawing.cells[..30]);
}

#[test]
fn given_inks_are_printed_on_white_whatever_the_rim_is() {
    let raster = raster(3, &[BLUE, BLUE, BLUE, [240, 230, 220], RED, BLUE]);
    let given = [Rgb(0, 0, 0), Rgb(0, 0, 255), Rgb(220, 40, 40)].to_vec();
    let drawing = used(posterize(&raster, (3, 2), &Inks::Given(given)));
    assert_eq!(drawing.inks, [WHITE, [0, 0, 255], [220, 40, 40]].map(|[r, g, b]| Rgb(r, g, b)));
    assert_eq!(drawing.cells, [1, 1, 1, 0, 2, 1]);
}

#[test]
fn each_color_is_the_mean_of_the_cells_that_are_nearest_to_it() {
    let labs: Vec<Lab> = (0..40).map(|at| [at * at * 100, 0, 0]).collect();
    let mut means = [[0; 3], [100, 0, 0]];
    let cells = k_means(&labs, &mut means);
    assert_eq!(cells, nearest(&labs, &means));
    for (at, center) in means.into_iter().enumerate() {
        let members = labs.iter().zip(&cells).filter(|(_, cell)| usize::from(**cell) == at);
        assert_eq!(center, mean(members.map(|(&lab, _)| lab)), "{at}");
    }
}

#[test]
fn colors_that_look_alike_are_one() {
    let near = [205, 25, 36];
    assert_eq!(inks(&raster(4, &[WHITE, RED, near, BLUE]), 4).len(), 3);
    assert_eq!(inks(&raster(2, &[RED, RED]), 6).len(), 2);
}

#[test]
fn many_colors_become_a_few_that_are_apart() {
    let levels: Vec<[u8; 3]> = (0..10_000_u32)
        .map(|at| [at % 100 * 2, at / 100 * 2, at % 37 * 6].map(|x| x as u8))
        .collect();
    let drawing = posterize(&raster(100, &levels), (50, 50), &Inks::Count(6));
    assert!(drawing.inks.len() > 3, "{:?}", drawing.inks);
    let labs: Vec<Lab> =
        drawing.inks.iter().map(|&Rgb(r, g, b)| lab([r, g, b].map(linear))).collect();
    let pairs = (0..labs.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    // The inks are not the means, but near to them.
    assert!(
        pairs.map(|(one, other)| distance(labs[one], labs[other])).min()
            > Some(MIN_DISTANCE * MIN_DISTANCE / 2)
    );
    assert!(sizes(&drawing.cells, drawing.inks.len()).iter().all(|&size| size >= 20));
}
