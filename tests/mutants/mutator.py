#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Generic mutants: which faults do the tests let pass? usage: [SHARD=i/n] mutator.py [-v] [--list] [count [source or folder below firmware...]]

Samples so many changes (default 300) of operators, constants and statements, tries each on the fast programs of `make test`, built
for this machine, and prints those that survive with their place. Which are sampled depends on the text of the lines alone. Those in
equivalent.txt change nothing that can be seen, each for the reason there, and are not counted. A report: its status is 0.
-v prints those that were found, too, and by which test. --list only prints which are to be tried. With SHARD one of n parts is tried.
"""
import collections
import hashlib
import re
import sys
import time

from tree import ROOT, Tree, try_all

sys.path.insert(0, str(ROOT / "tests/tools"))
import shard

COUNT = 300
GROUPS = [["game"], ["ui", "match", "console"]]
# Built without sanitizers, which cost more than they find here.
SETTINGS = ["SANITIZE="]
UNIT = [f"out/unit/gcc/{path.stem}" for path in sorted((ROOT / "tests/unit").glob("test_*.c"))]
SOLVER = [f"BOUTON=out/host/bouton tests/host/{name}.py" for name in ("vectors", "console", "console_games", "help")]
HOST = ["out/tests/" + path.stem for path in sorted((ROOT / "tests/host").glob("*.c")) if path.stem not in ("fuzz", "worst_line")]
STAGES = [UNIT, SOLVER, HOST, ["out/tests/fuzz 50000"]]
ELSEWHERE = {ROOT / "firmware/console/serial_line.c"}  # only boards have it, and none of these programs
PATIENCE = 6  # a program that takes so many times as long, and some seconds, runs for ever

OTHER = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-", "-": "+",
         "+=": "-=", "-=": "+="}
OPERATOR = re.compile(r"(?<= )(<=|>=|==|!=|<|>|&&|\|\||\+=|-=|\+|-)(?= )")
NUMBER = re.compile(r"(?<![\w.])(0x[0-9a-fA-F]+|\d+)(?![\w.])")
STATEMENT = re.compile(r"^\s+(?!\(void\)|(?:return|const|static|enum|struct|uint\d+_t|int\d+_t|bool|char|typedef|volatile)\b)[\w*(][^{}]*;\s*$"
                       r"|^\s+(?:break|continue|return);\s*$")
DATA = re.compile(r"^[\s\d{},xa-fA-F\[\]=.]*$")

Mutant = collections.namedtuple("Mutant", "file number old new text")


def without_words(text):
    """Comments, strings and what is for the preprocessor or the compiler alone as spaces; all else stays where it is."""
    blank = lambda match: re.sub(r"[^\n]", " ", match[0])
    text = re.sub(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'", blank, text, flags=re.DOTALL)
    return re.sub(r"^#(?:[^\n]*\\\n)*[^\n]*|_Static_assert[^;]*;", blank, text, flags=re.MULTILINE)


def changes_of(line, code):
    """All changes of a line, whose code stands in code."""
    for match in OPERATOR.finditer(code):
        yield line[:match.start()] + OTHER[match[0]] + line[match.end():]
    for match in NUMBER.finditer(code):
        number = int(match[0], 0)
        for other in sorted({number + 1, max(number - 1, 0), 0} - {number}):
            yield line[:match.start()] + str(other) + line[match.end():]
    if STATEMENT.match(code) and code.count("(") == code.count(")"):
        yield re.match(r"\s*", line)[0] + ";"


def order(*key):
    return hashlib.sha256("\n".join(map(str, key)).encode()).digest()


def mutants_of(path):
    """One change of each line, as if by chance; lines of numbers alone are data."""
    file = str(path.relative_to(ROOT))
    text = path.read_text(encoding="utf-8")
    lines, codes = text.split("\n"), without_words(text).split("\n")
    seen = collections.Counter()
    for i, (line, code) in enumerate(zip(lines, codes)):
        if DATA.match(code):
            continue
        seen[line] += 1
        choices = list(changes_of(line, code))
        if choices:
            new = min(choices, key=lambda choice: order(file, seen[line], line, choice))
            yield Mutant(file, i + 1, line.strip(), new.strip(), "\n".join(lines[:i] + [new] + lines[i + 1:]))


def sample(folders, count):
    paths = set()
    for folder in folders:
        path = ROOT / "firmware" / folder
        paths |= {path} if path.is_file() else set(path.rglob("*.c")) - ELSEWHERE
    mutants = [mutant for path in sorted(paths) for mutant in mutants_of(path)]
    mutants.sort(key=lambda mutant: order(mutant.file, mutant.old, mutant.new))
    return sorted(mutants[:count], key=lambda mutant: (mutant.file, mutant.number))


def read_equivalent():
    """Reason by file, old line and new line; and what no longer applies"""
    equivalent, stale = {}, []
    for paragraph in (ROOT / "tests/mutants/equivalent.txt").read_text(encoding="utf-8").split("\n\n"):
        match = re.search(r"^(\S+\.c): (.*)\n- (.*)\n\+ (.*)$", paragraph, re.MULTILINE)
        if match:
            file, reason, old, new = match.groups()
            equivalent[file, old, new] = reason
            path = ROOT / file
            if not path.exists() or old not in map(str.strip, path.read_text(encoding="utf-8").split("\n")):
                stale.append(f"{file}: {old}")
    return equivalent, stale


def targets(stage):
    return {re.search(r"out/\S+", command)[0] for command in stage}


def measure():
    """Seconds that each program may take. Unchanged, all succeed."""
    tree, limits = Tree(SETTINGS), {}
    for stage in STAGES:
        said = tree.build(targets(stage))
        assert not said, said
        for command in stage:
            start = time.monotonic()
            status, said = tree.run(command)
            assert status == 0, (command, said)
            limits[command] = 5 + PATIENCE * (time.monotonic() - start)
    return limits


def attempt(tree, mutant, limits):
    """What finds it; "" if nothing does; None if it does not compile"""
    tree.change(mutant.file, mutant.text)
    for stage in STAGES:
        if tree.build(targets(stage)):
            return None
        for command in stage:
            status, said = tree.run(command, limits[command])
            if status:
                fault = re.search(r"^not ok .*", said, re.MULTILINE)
                return f"{command}: {fault[0] if fault else f'status {status}'}"
            if status is None:
                return f"{command}: runs for ever"
    return ""


def main():
    words = [word for word in sys.argv[1:] if word[0] != "-"]
    count = int(words[0]) if words else COUNT
    groups = [words[1:]] if words[1:] else GROUPS
    samples = [sample(folders, count // len(groups)) for folders in groups]
    shares = list(map(shard.share, samples))
    if "--list" in sys.argv:
        for mutant in sum(shares, []):
            print(f"{mutant.file}:{mutant.number}: {mutant.new}")
        return 0
    equivalent, stale = read_equivalent()
    for line in stale:
        print(f"equivalent.txt no longer applies to {line}")
    limits = measure()
    for folders, everything, mutants in zip(groups, samples, shares):
        killed = alike = tried = 0
        def judge(tree, mutant):
            by = attempt(tree, mutant, limits)
            reason = equivalent.get((mutant.file, mutant.old, mutant.new))
            if by == "" and reason is None or by is not None and "-v" in sys.argv:
                print(f"{mutant.file}:{mutant.number}: {by or reason or 'survives'}\n    - {mutant.old}\n"
                      f"    + {mutant.new}", flush=True)
            return by, reason

        for mutant, (by, reason) in try_all(mutants, judge, SETTINGS):
            if by is not None:
                tried += 1
                killed += by != ""
                alike += not by and reason is not None
        others = tried - alike
        print(f"{', '.join(folders)}: {killed} of {others} killed, {100 * killed / max(others, 1):.1f} %; {alike} equivalent; "
              f"{shard.covers(mutants, everything, 'changes')}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
