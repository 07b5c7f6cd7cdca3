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
    std::fs::write(folder.path("in/notes.md"), "no puzzle").unwrap();
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
    assert_eq!(folder.run("book in -o all.pdf"), (0, String::new(), String::new()));
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

#[test]
fn what_takes_one_puzzle_says_what_takes_a_folder() {
    let folder = folder();
    for command in ["solve in", "explain in", "mend in", "prove in", "split in", "encode in"] {
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
