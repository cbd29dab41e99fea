#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a program of tests/ misses a fault that it must find. Each row of rows.txt breaks something in a way that no
generated change (mutator.py) does. The program must end with status 1 and print the words of the row.
usage: run.py [--check] [table, word of a row's first line, or file]...
--check only prints the rows that no longer apply.

A row is a paragraph of these lines:
    name: the test, a shell command at the root of the tree
    ? words: a regular expression for its output; each of several must match
    file: what is wrong with it; not a header, because its users would not be built again
    - old text, which occurs once in the file; several lines are one text
    + new text, if any. More pairs of - and + may follow.
Files below out/ in the command are built from the changed file, robots and the simulator only if the file is in sim/.
"""
import os
import pathlib
import re
import sys

from tree import ROOT, SIMULATOR, build_root, targets, try_all

sys.path.insert(0, str(ROOT / "tests/host"))
import tap  # noqa: E402

TABLES = [ROOT / "tests/mutants/rows.txt"]
ROW = re.compile(r"(?P<name>\w+): (?P<command>.+)\n(?P<words>(?:\? .+\n)+)(?P<file>\S+): .+\n(?P<edits>(?:- .*\n(?:- .*\n|\+ .*\n)*)+)")


class Row:
    def __init__(self, paragraph, place):
        match = ROW.fullmatch(paragraph)
        if not match:
            raise ValueError(f"{place}: not a row: {paragraph}")
        self.name, self.command, words, self.file, edits = match.groups()
        self.place = place
        self.words = [line[2:] for line in words.splitlines()]
        self.edits = []  # old text, new text
        for old, new in re.findall(r"((?:- .*\n)+)((?:\+ .*\n)*)", edits):
            self.edits.append(tuple("\n".join(line[2:] for line in text.splitlines()) for text in (old, new)))

    def is_wanted(self, wanted):
        return not wanted or self.file in wanted or any(word in f"{self.name}: {self.command}" for word in wanted)

    def targets(self):
        """Returns what must be built from the changed file."""
        if self.file.startswith(SIMULATOR):
            return targets(self.command) | targets(self.command, True) | {"out/sim/bouton-sim"}
        return targets(self.command)

    def apply(self):
        """Returns the changed text. Raises ValueError if the row does not apply."""
        if self.file.endswith(".h"):
            raise ValueError(f"changes a header, and what includes {self.file} is not built again")
        try:
            text = (ROOT / self.file).read_text(encoding="utf-8")
        except FileNotFoundError:
            raise ValueError(f"no longer applies: there is no {self.file}") from None
        changed = text
        for old, new in self.edits:
            if changed.count(old) != 1:
                raise ValueError(f"no longer applies: {changed.count(old)} times in {self.file}: {old}")
            changed = changed.replace(old, new)
        if changed == text:
            raise ValueError("changes nothing")
        return changed


def read_tables(paths):
    rows = []
    for path in paths:
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(r"(?:^(?!$).*\n)+", text, re.MULTILINE):
            if not match[0].startswith("#"):
                rows.append(Row(match[0], f"{path.name}:{text.count(chr(10), 0, match.start()) + 1}"))
    return rows


def judge(row, status, said):
    """Returns None if the test finds the fault and prints the words, otherwise the reason."""
    if status != 1:
        return "runs forever" if status is None else f"ends with status {status} instead of 1"
    return next((f"does not say {words}" for words in row.words if not re.search(words, said, re.MULTILINE)), None)


def try_row(tree, row):
    """Returns why the test does not find the fault, or None, and its output."""
    try:
        tree.change(row.file, row.apply())
    except ValueError as error:
        return str(error), ""
    said = tree.build(row.targets())
    if said:
        return "does not build", said
    status, said = tree.run(row.command)
    return judge(row, status, said), said


class Tap(tap.Tap):
    def report(self, why, what, said=""):
        """Reports `why` a check fails, with the end of the output. None means that the check passes."""
        shown = [line for line in said.split("\n") if line and not line.startswith("ok")]
        self.check(why is None, what, why, *shown[-9:])


def is_stale(row):
    try:
        row.apply()
    except ValueError as error:
        print(f"{row.place}: {row.name} {error}")
        return True
    return False


def main():
    os.environ["DRAW"] = "1901"  # makes all runs try the same cases, at every commit
    wanted = [word for word in sys.argv[1:] if word != "--check"]
    tables = [pathlib.Path(word) for word in wanted if word.endswith(".txt")]
    rows = read_tables(tables or TABLES)
    names = [row.name for row in rows]
    rows = [row for row in rows if tables or row.is_wanted(wanted)]
    if "--check" in sys.argv:
        return int(any([is_stale(row) for row in rows]))
    checks = Tap()
    twice = {name for name in names if names.count(name) > 1}
    checks.report(f"twice: {' '.join(sorted(twice))}" if twice else None, "each row has its own name")
    build_root([row.command for row in rows])
    for row, (why, said) in try_all(rows, try_row):
        checks.report(why and f"{row.place}: {why}", f"{row.name}: {row.command}: {row.words[0]}".replace("#", "\\#"), said)
    checks.done()


if __name__ == "__main__":
    sys.exit(main())
