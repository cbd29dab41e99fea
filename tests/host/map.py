#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a maintainer cannot find a test: tests/README.md lists a file in no row or in two, a row names no file, or a test does
not say what is broken when it fails."""
import itertools
import re
import subprocess

from tap import Tap, read

PAGE = "tests/README.md"
OPENING = "If this test fails, "
# matches the end of a test's main program, or a table of checks
IS_TEST = re.compile(r"^(done\(\);|tap_done$|int main\(.*return tap_done|const struct robot_check exhibit_checks| *(tap|checks)\.done\(\)$)", re.M | re.S)
SHARED = ("pins/exhibit/checks.c",)  # main programs that several tests share
TOP = 1000  # a test's first comment must start within this many characters


def spelled_out(pattern):
    """Returns the patterns that braces stand for: a{b,c} is ab and ac."""
    parts = [part[1:-1].split(",") if part.startswith("{") else [part] for part in re.split(r"(\{[^}]*\})", pattern)]
    return ["".join(choice) for choice in itertools.product(*parts)]


def matches(pattern, path):
    """True if the path matches. `*` alone as a folder's files includes subfolders; elsewhere it stops at a slash."""
    wild = ".*" if pattern.endswith("/*") else "[^/]*"
    return re.fullmatch(re.escape(pattern).replace(r"\*", wild), path) is not None


def rows_of(page):
    """Returns (first cell, patterns) of each row whose last cell consists of paths only."""
    section = re.search(r"^## Which truth is tested where\n(.*?)(?=^## |\Z)", page, re.S | re.M)[1]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")]
    return [(row[0], re.findall(r"`([^`]+)`", row[-1])) for row in cells if row[-1].startswith("`")]


def faults(rows, paths):
    found = []
    for title, patterns in rows:
        for pattern in itertools.chain.from_iterable(map(spelled_out, patterns)):
            if not any(matches(pattern, path) for path in paths):
                found.append(f"no file matches {pattern} in the row \"{title}\"")
    for path in paths:
        titles = [title for title, patterns in rows if any(matches(one, path) for pattern in patterns for one in spelled_out(pattern))]
        if len(titles) != 1:
            found.append(f"{path} is in {len(titles)} rows: {', '.join(titles) or 'add it to one'}")
    return found


def without_opening(texts):
    """Returns the paths of tests whose first comment does not say what is broken when they fail. texts: {path: source}."""
    return [path for path, text in texts.items() if path not in SHARED and IS_TEST.search(text) and OPENING not in " ".join(text[:TOP].split())]


def main():
    tap = Tap()
    rows = rows_of(read(PAGE))
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "tests"], capture_output=True, text=True, check=True)
    paths = [path.removeprefix("tests/") for path in listed.stdout.split()]
    found = faults(rows, paths)
    tap.check(not found, "each file of tests/ is in exactly one row", *found)
    texts = {path: read(f"tests/{path}") for path in paths if path.endswith((".c", ".py", ".sh", ".mjs"))}
    silent = without_opening(texts)
    tap.check(not silent, f"each test begins with \"{OPENING.strip()}\"", *silent)
    tap.check(without_opening({"new.c": "// Tests keys.\nint main(void)\n{\n    return tap_done();\n}\n"}), "control: a test without this beginning is found")
    tap.check(faults(rows, paths + ["pins/new.c"]), "control: a new test without a row is found")
    tap.check(faults(rows, [path for path in paths if path != "pins/exhibit.c"]), "control: a row without its file is found")
    tap.check(faults(rows + [("twice", ["pins/exhibit.c"])], paths), "control: a test in two rows is found")
    tap.done()


if __name__ == "__main__":
    main()
