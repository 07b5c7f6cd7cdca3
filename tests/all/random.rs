//! `nonosat make random` from outside.

use crate::folder::Folder;
use std::fs;

#[test]
fn puzzles_come_as_wished_for_the_same_on_any_number_of_threads() {
    let folder = Folder::new(&[]);
    let wish = "make random --size 12x10 --class trials --stars 2.5-3.5 --seed 7 -n 4";
    let (status, out, message) = folder.run(&format!("{wish} -o one"));
    let note = "note: the puzzles are in one; one/contact.svg shows them\n";
    assert_eq!((status, &message[..]), (0, note));
    assert!(out.starts_with("puzzle        filled  rating\nrandom-1.non  "), "{out}");
    let files = ["contact.svg", "random-1.non", "random-2.non", "random-3.non", "random-4.non"];
    assert_eq!(folder.names("one"), files);
    let (_, again, _) = folder.run(&format!("{wish} -o two -j 3"));
    assert_eq!(again, out);
    for file in files {
        assert_eq!(folder.read(&format!("one/{file}")), folder.read(&format!("two/{file}")));
    }
    let puzzles: Vec<String> = files[1..].iter().map(|file| format!("one/{file}")).collect();
    let (status, found, _) =
        folder.run(&format!("check --stored-solution --rate --class trials {}", puzzles.join(" ")));
    // "by trials, tricky" or "easy, with one trial".
    assert_eq!((status, found.matches("trial").count()), (0, 4), "{found}");
    let svg = folder.read("one/contact.svg");
    assert_eq!(svg.matches(" trial").count(), 4);
    assert!(folder.read("one/random-2.non").starts_with("title \""));
    // More puzzles of a seed begin with the same.
    folder.run("make random --size hex:5 --colors 3 --seed 2 -n 10 -o ten");
    folder.run("make random --size hex:5 --colors 3 --seed 2 -n 1 -o hex");
    assert_eq!(folder.read("hex/random-1.clues"), folder.read("ten/random-01.clues"));
}

#[test]
fn pictures_show_what_is_wished_for_and_are_called_so() {
    let folder = Folder::new(&[]);
    let (status, _, message) =
        folder.run("make random --size 10x10 --thing fish -n 2 -o pond --lang de");
    assert_eq!(status, 0, "{message}");
    for number in [1, 2] {
        let text = folder.read(&format!("pond/random-{number}.non"));
        assert!(text.starts_with("title \"Fisch\"\n"), "{text}");
    }
    let (status, _, message) = folder.run("make random --size 10x10 --thing cow -o field");
    assert!(status == 2 && message.contains("one of: anchor, apple, bird"), "{message}");
    let (status, _, message) = folder.run("make random --size hex:5 --thing fish -o sea");
    assert!(status == 2 && message.contains("only rectangles of at least 8x8"), "{message}");
}

#[test]
fn clues_say_what_is_wished_for_in_a_format_that_can_say_it() {
    let folder = Folder::new(&[]);
    for (clues, sign) in [("sums", "\n="), ("any-order", "\n{"), ("mosaic", "mosaic 8 9\n")] {
        let wish = format!("make random --size 9x8 --clues {clues} --seed 4 -n 2");
        let (status, _, message) = folder.run(&format!("{wish} -o {clues} -j 2"));
        assert_eq!(status, 0, "{clues}: {message}");
        folder.run(&format!("{wish} -o again --force"));
        let read = |from: &str| folder.read(&format!("{from}/random-2.clues"));
        assert_eq!(read(clues), read("again"));
        assert!((read(clues) + &folder.read(&format!("{clues}/random-1.clues"))).contains(sign));
        let (status, out, _) = folder.run(&format!("check {clues} --stored-solution"));
        assert!(status == 0 && out.matches("unique, by lines").count() == 2, "{out}");
    }
    let (status, _, message) = folder.run("make random --size 9x8 --clues sums -o one.non");
    assert!(status == 65 && message.contains("lines with patterns"), "{status} {message}");
    assert!(!folder.path("one.non").exists());
}

#[test]
fn what_a_folder_has_does_not_come_again() {
    let folder = Folder::new(&[]);
    folder.run("make random --size 8x8 -n 3 -o old");
    let (status, _, message) = folder.run("make random --size 8x8 -n 3 -o new --not-in old/");
    assert_eq!(status, 0, "{message}");
    let (_, _, message) = folder.run("check --duplicates old new");
    assert!(!message.contains("the same puzzle"), "{message}");
    folder.run("make random --size 1x1 -o one.non");
    let (status, _, message) = folder.run("make random --size 1x1 -o two.non --not-in one.non");
    assert!(status == 1 && message.contains("no new unique puzzle"), "{message}");
}

#[test]
fn puzzles_spread_over_the_requested_stars() {
    let folder = Folder::new(&[]);
    let (status, out, message) =
        folder.run("make random --size 12x12 --stars 1-2 -n 6 --seed 3 -o six");
    assert_eq!(status, 0, "{message}");
    for stars in [" 1 star,", " 1.5 stars,", " 2 stars,"] {
        assert!((1..=3).contains(&out.matches(stars).count()), "{stars}: {out}");
    }
}

#[test]
fn what_was_not_found_and_what_cannot_be_is_told() {
    let folder = Folder::new(&[]);
    let (status, out, message) =
        folder.run("make random --size 5x5 --class guessing --stars 5 -o small");
    assert_eq!(status, 1, "{message}");
    assert!(out.contains("random-1.non") && message.contains("closest: "), "{message}");
    for (wish, told) in [
        ("--size 20x", "expected 20x15, columns x rows, or sides: hex:7, tri:5, tri:2,1,2,2,1,2"),
        ("--size tri:2,1,2,2,1,3", "side F has 3 lines instead of 2 = C + D - A"),
        ("--size 0x5", "a board of 0x5, columns x rows, is not possible"),
        ("--size 400x400", "160000 cells, expected at most 10000"),
        ("--size 9x9 --colors 9", "9 is not in 2..=8"),
        ("--size 9x9 --stars 2.25", "expected 0.5 to 5 in halves, or as in 2-3.5"),
        ("--size 9x9 --stars 7", "expected 0.5 to 5 in halves, or as in 2-3.5"),
        ("--size 9x9 --class easy", "one of: trivial, lines"),
        ("--size 9x9 --symmetry round", "one of: none, mirror"),
        ("--size 9x8 --clues words", "one of: runs, any-order, sums, mosaic"),
        ("--size 9x8 --clues mosaic --colors 3", "help: leave out --colors, and give --size"),
        ("--size hex:3 --clues mosaic", "a mosaic is a rectangle in black and white"),
        ("--size 9x8 --clues sums --class trials", "help: --class lines"),
        ("--size 9x8 --symmetry quarter-turn", "a quarter-turn is for squares"),
    ] {
        let (status, _, message) = folder.run(&format!("make random {wish} -o out"));
        assert!(status == 2 && message.contains(told), "{wish}: {status} {message}");
        assert!(!folder.path("out").exists());
    }
}

/// Nothing is found within no time.
#[test]
fn a_time_limit_ends_the_search_and_says_what_helps() {
    let folder = Folder::new(&[]);
    let (status, _, message) = folder.run("make random --size 30x30 --time-limit 0 -o none");
    assert_eq!(status, 75);
    assert!(message.contains("puzzle 1: no new unique puzzle was found"), "{message}");
    assert!(message.contains("help: a longer --time-limit, "), "{message}");
    assert!(!folder.path("none").exists());
}

#[test]
fn only_folders_that_were_made_so_are_replaced() {
    let folder = Folder::new(&[]);
    let (status, ..) = folder.run("make random --size 6x6 -o made");
    assert_eq!(status, 0);
    let (status, _, message) = folder.run("make random --size 7x7 -o made");
    assert!(status == 2 && message.contains("made exists"), "{message}");
    assert_eq!(folder.run("make random --size 7x7 -o made --force").0, 0);
    assert!(folder.read("made/random-1.non").contains("width 7"));
    fs::create_dir(folder.path("kept")).unwrap();
    let (status, _, message) = folder.run("make random --size 7x7 -o kept --force");
    assert!(status == 2 && message.contains("does not look like an earlier result"), "{message}");
}
