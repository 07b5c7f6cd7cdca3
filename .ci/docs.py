"""The documents as a site: what .ci/docs does besides starting mkdocs, and a hook of mkdocs.

docs.py collect PROGRAM FOLDER   writes mkdocs.yml and the sources of all pages
docs.py check FOLDER             fails if a link in the built pages leads nowhere
"""

import html.parser
import json
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys
import urllib.parse

ROOT = pathlib.Path.cwd()
CHAPTERS = {
    "Play": ["PLAYING"],
    "Make and print": ["MAKING", "SCAN", "EXPLAIN"],
    "Commands": ["INSTALL", "COMMANDS", "REFERENCE", "FORMATS", "PYTHON"],
    "Research": ["RESEARCH", "BENCHMARKS"],
    "Methods": ["method/lines", "method/encoding", "method/marginals", "method/weights", "method/proofs", "method/verified",
                "method/counting", "method/making", "method/negative"],
    "Inside": ["ARCHITECTURE", "CONTRIBUTING", "SECURITY", "CHANGELOG"],
}


def collect(program, folder):
    """Writes the configuration and the sources of the pages to the folder."""
    docs = folder / "docs"
    shutil.copytree(ROOT / "docs", docs)
    listed = {name for names in CHAPTERS.values() for name in names}
    pages = [*docs.glob("*.md"), *docs.glob("method/*.md")]
    missing = {str(path.relative_to(docs).with_suffix("")) for path in pages} - listed
    if missing:
        sys.exit(f"no chapter of the site has {', '.join(sorted(missing))}")
    for path in pages:
        place = path.parent.relative_to(folder).as_posix()
        path.write_text(with_formulas(relinked(path.read_text(), place)))
    (docs / "index.md").write_text(relinked((ROOT / "README.md").read_text(), ""))
    shutil.copytree(ROOT / "puzzles", docs / "puzzles")
    (docs / "REFERENCE.md").write_text(reference(program))
    nav = [{"Start": "index.md"}, {"Play now": "play/index.html"}, {"Collection": "puzzles/README.md"}]
    nav += [{title: [f"{name}.md" for name in names]} for title, names in CHAPTERS.items()]
    config = {
        "site_name": "nonosat",
        "site_url": "",
        "use_directory_urls": False,
        "docs_dir": "docs",
        "theme": {"name": "mkdocs", "highlightjs": False, "color_mode": "auto",
                  "user_color_mode_toggle": True, "nav_style": "primary"},
        "markdown_extensions": ["tables", "fenced_code", "attr_list", "sane_lists"],
        "hooks": ["hooks.py"],
        "plugins": ["search"],
        "validation": {"nav": {"omitted_files": "info"},
                       "links": {"anchors": "warn", "unrecognized_links": "warn"}},
        "nav": nav,
    }
    # JSON is YAML, too.
    (folder / "mkdocs.yml").write_text(json.dumps(config))
    (docs / "play").mkdir()
    (docs / "play" / "index.html").write_text("")


def relinked(text, place):
    """The text of a document in this folder with the links of the site; those to files that the
    site lacks become their names."""
    folder = posixpath.relpath(place, "docs") if place else "."

    def link(found):
        label, target = found.group(1), found.group(2)
        if target.startswith(("http:", "https:", "#")):
            return found.group(0)
        path, part = (target.split("#", 1) + [""])[:2]
        part = part and "#" + part
        path = posixpath.normpath(posixpath.join(place, path))
        if path == "README.md":
            path = "index.md"
        elif path.startswith("docs/") and not (ROOT / path).is_dir():
            path = path.removeprefix("docs/")
        elif path != "puzzles/README.md":
            return label
        return f"[{label}]({posixpath.relpath(path, folder)}{part})"

    return re.sub(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)", link, text)


def with_formulas(text):
    """The text with its formulas as MathML, which browsers show without a script."""
    from latex2mathml.converter import convert

    parts = re.split(r"(?ms)^(```.*?^```$)", text)
    for number, part in enumerate(parts):
        if part.startswith("```math"):
            parts[number] = convert(part[7:-3].strip(), display="block")
        elif not part.startswith("```"):
            inline = lambda found: convert(found.group(1))
            code = re.split(r"(`[^`\n]*`)", part)
            code[::2] = [re.sub(r"\$([^$\n]+)\$", inline, plain) for plain in code[::2]]
            parts[number] = "".join(code)
    return "".join(parts)


def reference(program):
    """The help of each command."""

    def printed(*words):
        return subprocess.run([program, *words], check=True, capture_output=True, text=True).stdout

    whole = printed("--help")
    names = re.findall(r"(?m)^  ([a-z]+) ", whole.split("Options:")[0])
    text = "# Reference\n\nWhat `--help` prints, of this version.\n"
    blocks = [("nonosat", whole)]
    for name in names:
        blocks.append((name, printed(name, "--help")))
        if name == "make":
            blocks += [(f"make {what}", printed("make", what, "--help")) for what in ("image", "random")]
    for name, block in blocks:
        text += f"\n## {name}\n\n```text\n{block.rstrip()}\n```\n"
    return text


def slug(heading, _separator):
    """The anchor of a heading, as on the usual sites for repositories."""
    kept = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return kept.replace(" ", "-")


def on_config(config):
    """Called by mkdocs: gives headings these anchors."""
    config["mdx_configs"].setdefault("toc", {})["slugify"] = slug
    return config


class Page(html.parser.HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, path):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(path.read_text())

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.anchors.update(filter(None, [attrs.get("id"), attrs.get("name")]))
        self.links += [attrs[name] for name in ("href", "src") if attrs.get(name)]


def check(folder):
    """Fails if a link in the pages leads nowhere, or a page loads something from elsewhere."""
    pages = {path: Page(path) for path in folder.rglob("*.html")}
    wrong, count = [], 0
    for path, page in pages.items():
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = path if not parts.path else (path.parent / urllib.parse.unquote(parts.path)).resolve()
            target = target / "index.html" if target.is_dir() else target
            count += 1
            if not target.exists():
                wrong.append(f"{path.relative_to(folder)}: no {link}")
            elif parts.fragment and target in pages:
                # The page to play has addresses of its own behind the sign #.
                if parts.fragment not in pages[target].anchors and "play" not in target.parts:
                    wrong.append(f"{path.relative_to(folder)}: no {link}")
    loaded = [link for path in folder.glob("*.html") for link in re.findall(r'(?:src|stylesheet" href)="(https?:[^"]*)', path.read_text())]
    wrong += [f"loaded from elsewhere: {link}" for link in sorted(set(loaded))]
    if wrong:
        sys.exit("\n".join(sorted(set(wrong))))
    print(f"{len(pages)} pages, {count} links")


if __name__ == "__main__":
    if sys.argv[1] == "collect":
        collect(pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
    else:
        check(pathlib.Path(sys.argv[2]).resolve())
