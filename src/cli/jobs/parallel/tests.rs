//! Tests of the order, the groups, the room and the end of parallel work.

use super::queue::MAX_WAITING_CELLS;
use super::*;
use std::sync::atomic::Ordering;
use std::sync::mpsc::channel;

fn items(count: usize, cells: usize) -> impl Iterator<Item = WorkItem<usize>> + Send {
    (0..count).map(move |what| WorkItem { name: what.to_string(), cells, value: what })
}

#[test]
fn results_come_in_the_order_of_the_items() {
    for threads in [1, 2, 7] {
        // The first one is done last: it waits for all of the others.
        let (done, is_done) = channel();
        let is_done = Mutex::new(is_done);
        let count = if threads == 1 { 1 } else { 50 };
        let work = |item: usize, _: &Stop| {
            if item == 0 {
                let is_done = is_done.lock().unwrap();
                (1..count).for_each(|_| is_done.recv().unwrap());
            } else {
                done.clone().send(()).unwrap();
            }
            item
        };
        let mut taken = Vec::new();
        ordered_map(threads, items(count, 1), work, |item| {
            taken.push(item);
            Ok(true)
        })
        .unwrap();
        assert_eq!(taken, Vec::from_iter(0..count));
    }
}

#[test]
fn results_come_as_they_are_done_if_their_order_is_not_kept() {
    // The first one waits until the last of the others was taken.
    let (taken_all, is_taken_all) = channel();
    let is_taken_all = Mutex::new(is_taken_all);
    let work = |item: usize, _: &Stop| {
        if item == 0 {
            is_taken_all.lock().unwrap().recv().unwrap();
        }
        item
    };
    let mut taken = Vec::new();
    let take = |group: Vec<usize>| {
        taken.extend(group);
        if taken.len() == 49 {
            taken_all.send(()).unwrap();
        }
        Ok(true)
    };
    parallel_map(2, ResultOrder::AsDone, items(50, 1), work, take, |_| ()).unwrap();
    assert_eq!(taken, (1..50).chain([0]).collect::<Vec<_>>());
}

#[test]
fn only_so_much_waits_for_the_first_one() {
    let most = std::sync::atomic::AtomicUsize::new(0);
    // The first one waits as long as there is room for those behind it.
    let work = |item: usize, _: &Stop| {
        most.fetch_max(item, Ordering::Relaxed);
        while item == 0 && most.load(Ordering::Relaxed) < 9 {
            std::thread::yield_now();
        }
        item
    };
    let take = |item| {
        assert!(most.load(Ordering::Relaxed) <= item + 11);
        Ok(true)
    };
    ordered_map(2, items(1000, MAX_WAITING_CELLS / 8), work, take).unwrap();
}

#[test]
fn who_has_had_enough_ends_the_work_that_goes_on() {
    let mut taken = 0;
    let work = |item: usize, stop: &Stop| {
        while item > 0 && !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
    };
    ordered_map(3, items(usize::MAX, MAX_WAITING_CELLS / 8), work, |()| {
        taken += 1;
        Ok(false)
    })
    .unwrap();
    assert_eq!(taken, 1);
}
