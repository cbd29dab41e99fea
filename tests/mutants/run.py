#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Negative controls: a test is worth what it finds. Each row of the tables beside this is a fault in one source, and each of its
tests has to end with status 1 and say the words for it. usage: run.py [--check] [name, source or table]...
--check only says which rows no longer apply, and which sources have too few.

A row is a paragraph; its parts are lines:
    name file
    # what is wrong
    - old text, which occurs exactly once in the file; several lines: one text of several lines
    + new text; may be missing. More pairs of - and + may follow.
    $ a test: a command, as in a shell at the root of the tree
    ? words: a regular expression for what it prints; more of them, each has to be found
    ! words that it must not print
More tests may follow. What the command has below out/ is built from the changed source; but robots and the simulator are not.
Where a line of a script is named, as in x.play:12:, that line counts as printed, too.
"""
import collections
import pathlib
import re
import sys

from tree import ROOT, build_root, targets, try_all

TABLES = ROOT / "tests/mutants"
OTHERS = ["exempt.txt", "equivalent.txt"]  # no tables of mutants
ROOMS = ["game", "text", "match", "ui", "console", "storage", "device"]
LEAST = 2  # mutants of each source of these rooms


class Test:
    def __init__(self, command):
        self.command = command
        self.words = []
        self.unwanted = []


class Mutant:
    def __init__(self, paragraph, place):
        lines = paragraph.split("\n")
        self.name, self.file = lines[0].split()
        self.place = place
        self.edits = []  # old text, new text
        self.tests = []
        previous = None
        for line in lines[1:]:
            kind, text = line[0], line[2:]
            if kind == "-":
                if previous != "-":
                    self.edits.append([None, None])
                self.edits[-1][0] = text if previous != "-" else self.edits[-1][0] + "\n" + text
            elif kind == "+":
                self.edits[-1][1] = text if previous != "+" else self.edits[-1][1] + "\n" + text
            elif kind == "$":
                self.tests.append(Test(text))
            elif kind == "?":
                self.tests[-1].words.append(text)
            elif kind == "!":
                self.tests[-1].unwanted.append(text)
            elif kind != "#":
                raise ValueError(f"{place}: {line}")
            previous = kind
        if not self.edits or not self.tests or not all(test.words for test in self.tests):
            raise ValueError(f"{place}: {self.name} has no change, no test or no words")

    def apply(self):
        """The changed text; raises ValueError where the row no longer applies."""
        try:
            text = (ROOT / self.file).read_text(encoding="utf-8")
        except FileNotFoundError:
            raise ValueError(f"no longer applies: there is no {self.file}") from None
        changed = text
        for old, new in self.edits:
            if changed.count(old) != 1:
                raise ValueError(f"no longer applies: {changed.count(old)} times in {self.file}: {old}")
            changed = changed.replace(old, new or "")
        if changed == text:
            raise ValueError("changes nothing")
        return changed


def read_tables(paths):
    mutants = []
    for path in paths:
        for match in re.finditer(r"(?:^(?!$).*\n)+", path.read_text(encoding="utf-8"), re.MULTILINE):
            if not all(line.startswith("# ") for line in match[0].splitlines()):
                place = f"{path.name}:{path.read_text(encoding='utf-8').count(chr(10), 0, match.start()) + 1}"
                mutants.append(Mutant(match[0].rstrip("\n"), place))
    return mutants


def with_lines(said):
    """Lines of scripts that are named, behind where they are."""
    def look_up(match):
        lines = (ROOT / match[1]).read_text(encoding="utf-8").split("\n")
        return f"{match[0]} {lines[int(match[2]) - 1]}"
    return re.sub(r"^(tests/\S+\.play):(\d+):.*$", look_up, said, flags=re.MULTILINE)


def judge(test, status, said):
    """None if the test finds the fault and says so, else why not."""
    said = with_lines(said)
    if status != 1:
        return "runs for ever" if status is None else f"ends with status {status}, not 1"
    for words in test.words:
        if not re.search(words, said, re.MULTILINE):
            return f"does not say {words}"
    for words in test.unwanted:
        if re.search(words, said, re.MULTILINE):
            return f"says {words}"
    return None


def try_mutant(tree, mutant):
    """A pair for each test: why it does not find the fault, or None; and what it printed."""
    try:
        tree.change(mutant.file, mutant.apply())
    except ValueError as error:
        return [(str(error), "")] * len(mutant.tests)
    said = tree.build(set().union(*[targets(test.command) for test in mutant.tests]))
    if said:
        return [("does not build", said)] * len(mutant.tests)
    results = []
    for test in mutant.tests:
        status, said = tree.run(test.command)
        results.append((judge(test, status, said), said))
    return results


class Tap:
    def __init__(self):
        self.count = 0
        self.failed = False

    def check(self, why, what, said=""):
        self.count += 1
        self.failed |= why is not None
        print(f"{'ok' if why is None else 'not ok'} {self.count} - {what}", flush=True)
        if why is not None:
            shown = [line for line in said.split("\n") if line and not line.startswith("ok")]
            for line in [why, *shown[-20:]]:
                print(f"# {line}"[:300])


def too_few(mutants):
    """The sources with fewer mutants than LEAST and without a reason in exempt.txt; and reasons for what is not there."""
    lines = (TABLES / "exempt.txt").read_text(encoding="utf-8").splitlines()
    exempt = [line.split(": ", 1)[0] for line in lines if line and not line.startswith("#")]
    counts = collections.Counter(mutant.file for mutant in mutants)
    sources = [str(path.relative_to(ROOT)) for room in ROOMS for path in sorted((ROOT / "firmware" / room).rglob("*.c"))]
    few = [f"{source} has {counts[source]} mutants, not {LEAST}" for source in sources
           if counts[source] < LEAST and source not in exempt]
    return few + [f"exempt.txt: there is no {source}" for source in exempt if source not in sources]


def stale(mutant):
    try:
        mutant.apply()
    except ValueError as error:
        print(f"{mutant.place}: {mutant.name} {error}")
        return True
    return False


def main():
    wanted = [word for word in sys.argv[1:] if word != "--check"]
    tables = [pathlib.Path(word) for word in wanted if word.endswith(".txt")]
    all_tables = sorted(path for path in TABLES.glob("*.txt") if path.name not in OTHERS)
    every = read_tables(tables or all_tables)
    mutants = [mutant for mutant in every if not wanted or tables or {mutant.name, mutant.file} & set(wanted)]
    if "--check" in sys.argv:
        few = [] if wanted else too_few(every)
        print("".join(f"{line}\n" for line in few), end="")
        return int(any([*few, *[stale(mutant) for mutant in mutants]]))
    tap = Tap()
    names = [mutant.name for mutant in every]
    twice = {name for name in names if names.count(name) > 1}
    tap.check(f"twice: {' '.join(sorted(twice))}" if twice else None, "each mutant has a name of its own")
    build_root([test.command for mutant in mutants for test in mutant.tests])
    for mutant, results in try_all(mutants, try_mutant):
        for test, (why, said) in zip(mutant.tests, results):
            tap.check(why and f"{mutant.place}: {why}", f"{mutant.name}: {test.command}: {test.words[0]}".replace("#", "\\#"),
                      said)
    if not wanted:
        few = too_few(every)
        tap.check("too few" if few else None, f"each source has {LEAST} mutants, or a reason to have none", "\n".join(few))
    print(f"1..{tap.count}")
    return int(tap.failed)


if __name__ == "__main__":
    sys.exit(main())
