//! Folders and patterns where several puzzles are taken, and where one is.

use crate::folder::Folder;

const ONE: &str = "rect 1 1\n#ffffff #000000\n1a\n1a\n";
const TWO: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";

/// Two puzzles that are unique, and one deeper down.
fn folder() -> Folder {
    let folder = Folder::new(&[]);
    std::fs::create_dir_all(folder.path("in/deep")).unwrap();
    for name in ["in/a.clues", "in/b.clues", "in/deep/c.clues"] {
        std::fs::write(folder.path(name), ONE).unwrap();
    }
    folder
}

#[test]
fn all_that_take_several_puzzles_take_folders_and_patterns() {
    let folder = folder();
    let files = ["in/a.clues", "in/b.clues", "in/deep/c.clues"];
    for (typed, count) in [("in", 3), ("'in/*.clues'", 2)] {
        for command in ["check -q", "info --json", "batch -q --ordered"] {
            let (status, out, message) = folder.run(&format!("{command} {typed}"));
            assert_eq!((status, &message[..]), (0, ""), "{command} {typed}");
            assert_eq!(out.lines().count(), count, "{command} {typed}: {out}");
            assert!(out.lines().zip(files).all(|(line, file)| line.contains(file)), "{out}");
        }
        let (status, _, message) = folder.run(&format!("convert {typed} all{count}.xml"));
        assert_eq!((status, &message[..]), (0, ""));
        assert_eq!(folder.read(&format!("all{count}.xml")).matches("<puzzle ").count(), count);
        let (status, _, message) = folder.run(&format!("convert {typed} out{count}/ --to json"));
        assert_eq!((status, &message[..]), (0, ""));
        assert_eq!(folder.names(&format!("out{count}")).len(), count);
    }
}

#[cfg(feature = "print")]
#[test]
fn a_book_is_made_of_a_folder_and_names_all_that_have_no_place_in_it() {
    let folder = folder();
    assert_eq!(folder.run("book -q in -o all.pdf"), (0, String::new(), String::new()));
    assert_eq!(folder.run("book 'in/*.clues' -o some.pdf").0, 0);
    std::fs::write(folder.path("in/two.clues"), TWO).unwrap();
    std::fs::write(folder.path("in/deep/too.clues"), TWO).unwrap();
    std::fs::write(folder.path("in/bad.clues"), "rect 1 1\n").unwrap();
    let (status, out, message) = folder.run("book in -o none.pdf");
    assert_eq!((status, &out[..]), (65, ""));
    for file in ["bad.clues", "two.clues has several", "too.clues has several"] {
        assert_eq!(message.matches(file).count(), 1, "{message}");
    }
    assert_eq!(message.matches("--allow-several").count(), 1, "{message}");
    assert!(!folder.path("none.pdf").exists());
}

/// The content counts where the name says nothing; and what is left out is told.
#[test]
fn files_of_a_folder_without_a_puzzle_are_counted() {
    let folder = folder();
    std::fs::write(folder.path("in/deep/same.txt"), ONE).unwrap();
    std::fs::write(folder.path("in/notes"), "Two puzzles, 3 x 4 cells.\n").unwrap();
    std::fs::write(folder.path("in/photo.png"), b"\x89PNG\r\n\x1a\n\0\0").unwrap();
    std::fs::write(folder.path("in/large.txt"), ONE.to_owned() + &"\n".repeat(5 << 20)).unwrap();
    let told = "note: passed over 3 files in which no puzzle can be read, such as in/large.txt\n";
    for (command, puzzles) in [("check", 4), ("info --json", 4), ("batch", 4)] {
        let (status, out, message) = folder.run(&format!("{command} in"));
        assert_eq!((status, out.lines().count()), (0, puzzles), "{command}: {message}");
        assert!(message.starts_with(told), "{command}: {message}");
        assert!(out.contains("in/deep/same.txt"), "{out}");
    }
    let (status, _, message) = folder.run("convert in all.xml");
    assert_eq!((status, message.as_str()), (0, told));
    assert_eq!(folder.read("all.xml").matches("<puzzle ").count(), 4);
    std::fs::remove_file(folder.path("in/large.txt")).unwrap();
    std::fs::remove_file(folder.path("in/notes")).unwrap();
    let (_, _, message) = folder.run("check in");
    assert!(message.starts_with("note: passed over in/photo.png: no puzzle can be read in it\n"));
    // Who names a file wants it read.
    assert_eq!(folder.run("check in/photo.png").0, 65);
}

#[test]
fn puzzles_that_are_the_same_are_named() {
    let other = "rect 2 1\n#ffffff #000000\n1a\n1a\n2a\n";
    let turned = "rect 1 2\n#eeeeee #ff0000\n2a\n1a\n1a\n";
    let files = [("a.clues", ONE), ("b.clues", other), ("c.clues", TWO), ("d.clues", turned)];
    let folder = Folder::new(&files);
    let (status, out, _) =
        folder.run("check a.clues b.clues c.clues d.clues a.clues --duplicates -j 2");
    assert_eq!(status, 1);
    let told: Vec<&str> = out.lines().skip(5).collect();
    assert_eq!(told, ["the same puzzle: a.clues, a.clues", "the same puzzle: b.clues, d.clues"]);
    let (_, out, _) = folder.run("info --json a.clues b.clues c.clues d.clues");
    let facts: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(facts.iter().all(crate::cli::is_documented));
    let of = |number: usize| facts[number]["fingerprint"].as_str().unwrap();
    assert!(of(1) == of(3) && of(0) != of(1) && of(2) != of(1));
    // It stays the same from version to version.
    assert_eq!(of(0), "d85c3f5a95facc0db0b58caf7bdc7cbe");
}

#[cfg(feature = "print")]
#[test]
fn a_book_with_the_same_puzzle_twice_is_told() {
    let folder = folder();
    let (status, _, message) = folder.run("book in/a.clues in/b.clues -o twice.pdf");
    let told = "warning: the same puzzle: in/a.clues, in/b.clues\n";
    assert_eq!((status, message.as_str()), (0, told));
}

#[test]
fn what_takes_one_puzzle_says_what_takes_a_folder() {
    let folder = folder();
    for command in ["solve in", "explain in", "mend in", "prove in", "encode in"] {
        let (status, _, message) = folder.run(command);
        let told = "error: in is a folder\nhelp: name one of its files; check, batch, info, ";
        assert!(status == 74 && message.starts_with(told), "{command}: {status} {message}");
    }
}

#[test]
fn a_folder_or_a_pattern_without_puzzles_is_told() {
    let folder = Folder::new(&[]);
    std::fs::create_dir(folder.path("empty")).unwrap();
    for command in ["check empty", "info empty", "convert empty out.xml"] {
        let (status, _, message) = folder.run(command);
        assert_eq!(status, 65, "{command}");
        assert!(message.contains("error: empty has no file of puzzles\nhelp: "), "{message}");
    }
    let (status, _, message) = folder.run("convert '*.non' out.xml");
    assert!(status == 74 && message.contains("no file fits *.non"), "{message}");
    assert!(!folder.path("out.xml").exists());
    let (status, _, message) = folder.run("check z[.non");
    assert!(status == 74 && message.contains("cannot read z[.non: No such file"), "{message}");
}
