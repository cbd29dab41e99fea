#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If it fails, the maps in tests/README.md mislead a maintainer: a file of tests/ is in no row, in two rows, or a row names no file."""
import itertools
import re
import subprocess

from tap import Tap

PAGE = "tests/README.md"


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


def main():
    tap = Tap()
    with open(PAGE, encoding="utf-8") as file:
        rows = rows_of(file.read())
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "tests"], capture_output=True, text=True, check=True)
    paths = [path.removeprefix("tests/") for path in listed.stdout.split()]
    found = faults(rows, paths)
    tap.check(not found, "each file of tests/ is in exactly one row", *found)
    tap.check(faults(rows, paths + ["pins/new.c"]), "control: a new test without a row is found")
    tap.check(faults(rows, [path for path in paths if path != "pins/seen.c"]), "control: a row without its file is found")
    tap.check(faults(rows + [("twice", ["pins/seen.c"])], paths), "control: a test in two rows is found")
    tap.done()


if __name__ == "__main__":
    main()
