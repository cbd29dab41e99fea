# SPDX-License-Identifier: MIT
"""Reads a page: its examples, and the names in it of things that have to exist.

An example is a fenced block. Its tag says how it is tested:

  console   lines that begin with `$ ` are commands, the lines below are their exact output; `...` matches any lines
  sh        commands that must succeed
  notation  lines that begin with `> ` are sent to the console, the others are its answers. Blank lines do not count.
            The host program and the simulated Uno must answer like this, or only one: on=host, on=device
  play      a script for the simulator; board=<name>, by default the Uno
  text      nothing to run: a picture, a drawing
  c, ebnf   nothing to run

`<!-- not run: why -->` in the line above a fence excludes an example. `<!-- section not run: why -->` excludes all examples up to the
next heading. C code needs it, because other tests compile the code."""
import functools
import glob
import os
import re
import subprocess
from dataclasses import dataclass, field

TAGS = {"console", "sh", "notation", "play", "text", "ebnf", "c"}
FENCE = re.compile(r"( *)```+ *(.*?) *$")
NOT_RUN = re.compile(r"<!-- not run: (.+) -->$")
SECTION_NOT_RUN = re.compile(r"<!-- section not run: (.+) -->$")
# pages of the repository's web site to which our pages may link
REPOSITORY = re.compile(r"releases/latest(?:/download/(?P<file>[^/]+))?|issues/new")
COMMAND = re.compile(r" *(\$ |> |make |\./|out/|git |sudo |apt)")
PATH = re.compile(r"(?:[\w.*-]+/)+[\w.*-]*|[\w-]+\.(?:c|h|py|sh|mk|md|json|play|txt|yml)")


@dataclass
class Example:
    line: int
    tag: str
    attributes: dict
    not_run: str
    lines: list = field(default_factory=list)


@dataclass
class Page:
    path: str
    examples: list = field(default_factory=list)
    faults: list = field(default_factory=list)  # line, what
    prose: list = field(default_factory=list)  # line, text
    makes: set = field(default_factory=set)  # files whose code the page's C examples show

    def fault(self, line, what):
        self.faults.append((line, what))


def begin_example(page, number, info, not_run):
    tag, *attributes = info.split() or [""]
    if not tag:
        page.fault(number, "a block without a tag")
    elif tag not in TAGS:
        page.fault(number, f"a block with the unknown tag {tag}")
    elif tag == "c" and not not_run:
        page.fault(number, "C code without a note about what compiles it")
    example = Example(number, tag, dict(one.partition("=")[::2] for one in attributes), not_run)
    page.examples.append(example)
    return example


def label_above(page):
    """Returns the file named at the beginning of the last line above the example."""
    lines = [text for _, text in page.prose if text.strip() and not NOT_RUN.match(text.strip())]
    return re.findall(r"^`([^`]+)`", lines[-1])[:1] if lines else []


def read_page(path, text):
    page, example, in_list, above, section = Page(path), None, False, "", None
    for number, line in enumerate(text.split("\n"), 1):
        fence = FENCE.match(line)
        if fence and example:
            example = None
        elif fence:
            marker = NOT_RUN.match(above.strip()) or section
            example, indent = begin_example(page, number, fence[2], marker[1] if marker else ""), len(fence[1])
            if example.tag == "c":
                page.makes.update(label_above(page))
        elif example:
            example.lines.append(line[indent:] if line[:indent].isspace() else line)
            if example.tag == "text" and COMMAND.match(line):
                page.fault(number, "a command in a text")
        else:
            if re.match(r" *([*+-]|\d+\.) ", line):
                in_list = True
            elif line[:1].strip():
                in_list = False
            if re.match(r"    |\t", line) and line.strip() and not in_list and not above.strip():
                page.fault(number, "an indented block; use a fence with a tag")
            if NOT_RUN.match(above.strip()):
                page.fault(number - 1, "a not-run comment without a following block")
            section = SECTION_NOT_RUN.match(line.strip()) or (None if re.match("#+ ", line) else section)
            page.prose.append((number, line))
        above = "" if fence else line
    if example:
        page.fault(example.line, "a block without an end")
    return page


def spans(page):
    """Yields the code spans in the prose as (line, text). A span may continue on the next line of its paragraph."""
    text = "".join(line + "\n" for _, line in page.prose)
    for span in re.finditer(r"(`+)((?:(?!\n\n).)+?)\1", text, re.S):
        yield page.prose[text.count("\n", 0, span.start())][0], span[2].replace("\n", " ")


def links(page):
    found = [(number, link) for number, line in page.prose for link in re.findall(r"\]\(([^)\s]+)\)", line)]
    return [(number, link) for number, link in found if not re.match("https?:", link)]


def anchors(text):
    """Returns the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ +(.*)", text, re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def exists(root, page, path):
    """True if the path exists beside the page or in the root, or, for a bare name, anywhere. <name> matches any name."""
    path = re.sub("<[^>]*>", "*", path)
    places = [os.path.join(root, os.path.dirname(page.path), path), os.path.join(root, path)]
    if "/" not in path:
        places.append(os.path.join(root, "**", path))
    return any(glob.glob(place, recursive=True) for place in places)


@functools.cache
def release_files(root):
    """Returns the names of the files of a release."""
    script = os.path.join(root, "tests/tools/dist.sh")
    return subprocess.run([script, "--names"], cwd=root, capture_output=True, text=True, check=True).stdout.split()


def make_faults(words, makefile, boards):
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    for word in words:
        name, is_set, value = word.partition("=")
        if name == "BOARD" and is_set and "<" not in value and value not in boards:
            yield f"no board {value}"
        elif not is_set and word not in targets and not word.startswith("out/"):
            yield f"make has no target or option {word}"


def span_faults(root, page, span, makefile, boards):
    if re.match("make( |$)", span):
        words = re.sub("'[^']*'|\"[^\"]*\"", "", re.split(" [#|<>]", span)[0]).split()[1:]
        yield from make_faults([word for word in words if not word.startswith("-")], makefile, boards)
        return
    folders = {entry.name for entry in os.scandir(root) if entry.is_dir()}
    words = span.split()
    for word in words:
        plain = re.sub("<[^>]*>", "*", word)
        ours = len(words) == 1 or plain.split("/")[0] in folders
        built = plain.startswith("out/") and plain.rstrip("/") in makefile
        if ours and PATH.fullmatch(plain) and not built and word not in page.makes and not exists(root, page, word):
            yield f"there is no {word}"


def prose_faults(root, page):
    """Yields names in the page of things that do not exist, as (line, message)."""
    makefile = ""
    for path in ("Makefile", "tests/tests.mk", "sim/web/rules.mk"):
        with open(os.path.join(root, path), encoding="utf-8") as file:
            makefile += file.read()
    boards = {os.path.basename(os.path.dirname(path)) for path in glob.glob(os.path.join(root, "board/*/board.mk"))}
    for number, span in spans(page):
        yield from ((number, fault) for fault in span_faults(root, page, span, makefile, boards))
    for example in page.examples:
        for word in example.not_run.split():
            if "/" in word and not exists(root, page, word.strip(",;:")):
                yield example.line, f"there is no {word}"
    files = release_files(root)
    for number, link in links(page):
        path, _, anchor = link.partition("#")
        outside = os.path.normpath(os.path.join(os.path.dirname(page.path), path))
        if outside.startswith(".."):
            known = REPOSITORY.fullmatch(outside.removeprefix("../../"))
            if not known or known["file"] and known["file"] not in files:
                yield number, f"a link to {outside}, which is no page of the repository and no file of a release"
            continue
        target = os.path.join(root, os.path.dirname(page.path), path) if path else os.path.join(root, page.path)
        if not os.path.exists(target):
            yield number, f"a link to the missing file {path}"
        elif anchor and target.endswith(".md"):
            with open(target, encoding="utf-8") as file:
                if anchor not in anchors(file.read()):
                    yield number, f"a link to the missing heading {link}"
