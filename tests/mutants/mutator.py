#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the tests miss too many faults in the code.
usage: [N=count] [SHARD=i/n] mutator.py [-v] [--list] [source or folder...]

Draws N changes (default 300) of operators, conditions, constants and statements, others for each commit (DRAW). Tries
each on the programs of `make test` that reach the changed file, quick ones first, until one fails. Prints the survivors
with their place. Those in equivalent.txt have no visible effect, for the reason there, and do not count. TAP: one check
for each group of folders, which fails if chance cannot explain the survivors. A table gives the rate of each folder.
`mutator.py sim/web` changes the page, and tries the tests of the page. SHARD=i/n tries part i of n. -v also prints the
changes that were found, and by which test. --list only prints the changes.
"""
import collections
import functools
import hashlib
import itertools
import math
import os
import re
import subprocess
import sys

from run import Tap
from tree import ROOT, environment, try_all

sys.path.insert(0, str(ROOT / "tests/tools"))
import shard  # noqa: E402
from tap import DRAW  # noqa: E402

BOARDS = sorted(f"board/{path.parent.name}" for path in ROOT.glob("board/*/board.mk") if path.parent.name != "host")
# Percentage of changed sources that the tests must notice, for each group of folders
GROUPS = {("firmware/game", "firmware/text", "firmware/match"): 85,
          ("firmware/ui", "firmware/line", "firmware/storage", "board/host"): 75,
          ("firmware/device", "firmware/port", *BOARDS): 70}
PAGE, PAGE_GROUP = "out/web/bouton.html", {("sim/web",): 60}
# Tests that do not run here: slow tests, tests of sources or builds, and repeats
NOT_TRIED = re.compile(r"tests/(tools|mutants|proof|web)/|add_game|dist\.sh|new_board|examples|budgets|make_test|setup_test|shard|stack_test"
                       r"|messages\.py|flash|terminal\.sh|out/worst/|out/unit/atmega328p/|make_help|pictures\.py|map\.py|failures|gdb")
CHANCE_MIN = 0.001  # the check fails if the probability of finding so few changes is lower
COST_MAX_S = 120  # maximum total CPU time of the tests for one change
FINDER_MAX_S = 2  # a quick test needs at most this CPU time
IN_NODE_S, IN_BROWSER_S = 1, 3  # assumed CPU times of tests of the page

OTHER = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||", "||": "&&", "+": "-", "-": "+",
         "+=": "-=", "-=": "+=", "&": "|", "|": "&", "<<": ">>", ">>": "<<"}
OPERATOR = re.compile(r"(?<= )(<=|>=|===?|!==?|<<|>>|<|>|&&|\|\||\+=|-=|\+|-|&|\|)(?= )")
SMALLER = re.compile(r"(?:=|return) ([\w.>-]+) < ([\w.>-]+) \? \1 : \2;")  # with <=, it has the same value
NUMBER = re.compile(r"(?<![\w.])(0x[0-9a-fA-F]+|\d+)(?![\w.])")
CONDITION = re.compile(r"\b(?:if|while) \((?=.*\)[\s{]*$)")
STATEMENT = re.compile(r"^\s+(?!\(void\)|(?:return|const|let|import|export|static|enum|struct|uint\d+_t|int\d+_t|bool|char|typedef|volatile)\b)[\w*(][^{}]*;\s*$"
                       r"|^\s+(?:break|continue|return);\s*$")
DATA = re.compile(r"^[\s\d{},xa-fA-F\[\]=.]*$")

Mutant = collections.namedtuple("Mutant", "file number old new text")


def without_words(text):
    """Returns the text with spaces instead of comments, strings, and lines for the preprocessor or the compiler."""
    blank = lambda match: re.sub(r"[^\n]", " ", match[0])
    text = re.sub(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", blank, text, flags=re.DOTALL)
    return re.sub(r"^#(?:[^\n]*\\\n)*[^\n]*|_Static_assert[^;]*;", blank, text, flags=re.MULTILINE)


def changes_of(line, code):
    """Yields all changes of a line whose code is `code`."""
    for match in OPERATOR.finditer(SMALLER.sub(lambda match: match[0].replace("<", " "), code)):
        yield line[:match.start()] + OTHER[match[0]] + line[match.end():]
    for match in NUMBER.finditer(code):
        number = int(match[0], 0)
        for other in sorted({number + 1, max(number - 1, 0), 0} - {number}):
            yield line[:match.start()] + str(other) + line[match.end():]
    if (match := CONDITION.search(code)) and code.count("(") == code.count(")"):
        end = code.rindex(")")
        yield f"{line[:match.end()]}!({line[match.end():end]}){line[end:]}"
    if STATEMENT.match(code) and code.count("(") == code.count(")"):
        yield re.match(r"\s*", line)[0] + ";"


def order(*key):
    return hashlib.sha256("\n".join(map(str, (DRAW, *key))).encode()).digest()


def mutants_of(path):
    """Yields one pseudo-random change for each line. Lines of only numbers are data."""
    file = str(path.relative_to(ROOT))
    text = path.read_text(encoding="utf-8")
    lines, codes = text.split("\n"), without_words(text).split("\n")
    for i, (line, code) in enumerate(zip(lines, codes)):
        choices = [] if DATA.match(code) else list(changes_of(line, code))
        if choices:
            new = min(choices, key=lambda choice: order(file, i, choice))
            yield Mutant(file, i + 1, line.strip(), new.strip(), "\n".join(lines[:i] + [new] + lines[i + 1:]))


def sample(folders, count):
    paths = [ROOT / folder for folder in folders]
    paths = sorted({path for folder in paths for path in ([folder] if folder.is_file() else folder.rglob("*"))
                    if path.suffix in (".c", ".js")})
    mutants = [mutant for path in paths for mutant in mutants_of(path)]
    mutants.sort(key=lambda mutant: order(mutant.file, mutant.old, mutant.new))
    return sorted(mutants[:count], key=lambda mutant: (mutant.file, mutant.number))


def read_equivalent():
    """Returns the reasons by file, old line and new line, and the rows that no longer apply."""
    equivalent, stale = {}, []
    text = (ROOT / "tests/mutants/equivalent.txt").read_text(encoding="utf-8")
    for files, reason, changes in re.findall(r"^(\S+\.(?:c|js)(?: \S+)*): (.*)\n((?:- .*\n\+ .*\n)+)", text, re.MULTILINE):
        for file, (old, new) in itertools.product(files.split(), re.findall(r"- (.*)\n\+ (.*)", changes)):
            equivalent[file, old, new] = reason
            path = ROOT / file
            if not path.exists() or old not in map(str.strip, path.read_text(encoding="utf-8").split("\n")):
                stale.append(f"{file}: {old}")
    return equivalent, stale


@functools.cache
def tests():
    """Returns the tests to try, each with its CPU seconds in the last `make test` and with the programs that it tests."""
    listed = subprocess.run(["make", "-s", "list-tests"], cwd=ROOT, env=environment(), check=True, stdout=subprocess.PIPE, text=True)
    found = {}
    for test in listed.stdout.split():
        if not NOT_TRIED.search(test):
            found[test] = (cpu_seconds_of(test), subjects(test))
    for path in sorted((ROOT / "tests/web").glob("*.mjs")):
        text = path.read_text(encoding="utf-8")
        if path.stem != "together" and re.search(r"^done\(\);", text, re.MULTILINE):
            found[f"node tests/web/{path.name}"] = (IN_BROWSER_S if "browser.mjs" in text else IN_NODE_S, {PAGE})
    return dict(sorted(found.items(), key=lambda item: item[1][0]))


def cpu_seconds_of(test):
    times = ROOT / "out/tap" / (test.replace("/", "_") + ".times")  # written by exec.sh, with the test's CPU times
    if not times.exists():
        return 1
    return sum(60 * float(minutes) + float(seconds) for minutes, seconds in re.findall(r"(\d+)m([\d.]+)s", times.read_text().split("\n")[1]))


def subjects(test):
    if not test.startswith(("out/pins/", "tests/")):
        return {test}
    source = ROOT / (test if test.startswith("tests/") else test.replace("out/", "tests/") + ".c")
    text = source.read_text(encoding="utf-8")
    named = set(re.findall(r"out/[\w/-]+(?:\.elf)?", text)) - {"out/sim/bouton-sim"}
    if "/exhibit" in test:
        named.add("out/exhibit/bouton.elf")
    if re.search(r"from tap import.*\b(BOUTON|ask|blocks|outputs?|run)\b|import tap\b", text):
        named.add("out/host/bouton")
    return {f"out/{one}/bouton.elf" for one in ("uno", "exhibit")} if "out/%s/bouton" in text else named or {test}


@functools.cache
def symbols(file):
    """Returns the functions and data that other files can name."""
    said = subprocess.run(["nm", "-g", "--defined-only", file], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return {line.split()[-1] for line in said.stdout.splitlines()}


def reached(tree, source):
    """Returns the programs and firmwares that contain code of the changed source, not only an archive with it."""
    if source.endswith(".js"):
        return {PAGE}
    said = subprocess.run([*tree.make, "-n", "programs"], cwd=tree.path, env=environment(), stdout=subprocess.PIPE, text=True)
    built = set(re.findall(r"-o (out/\S+)", said.stdout))
    objects = {file for file in built if file.endswith(f"/obj/{source[:-2]}.o")}
    tried = built & set().union(*(subject for _, subject in tests().values()))
    # a board's firmware contains all objects of this board
    boards = tuple(file.split("/obj/")[0] + "/bouton" for file in objects)
    defined = set().union(*map(symbols, objects)) - {"main"}
    return {program for program in tried if program.startswith(boards) or symbols(program) & defined}


def try_test(tree, test):
    """Returns the failed check of this test, or "" if it passes."""
    status, said = tree.run(f"tests/tools/exec.sh {test}", 10 + 20 * tests()[test][0])
    fault = re.search(r"^not ok .*", said, re.MULTILINE)
    return "" if status == 0 else fault[0] if fault else "runs forever" if status is None else f"status {status}"


# For each source, the programs built from the source, and the quick tests that noticed changes in it
REACHED, FINDERS = {}, collections.defaultdict(list)


def attempt(tree, mutant):
    """Returns the test that finds the change, "" if none does, or None if the change does not compile."""
    tree.change(mutant.file, mutant.text)
    changed = REACHED[mutant.file] = REACHED.get(mutant.file) or reached(tree, mutant.file)
    subjects_of = {test: subject & changed for test, (_, subject) in tests().items() if subject & changed}
    on_board = [test for test in subjects_of if any(subject.endswith(".elf") for subject in subjects_of[test])]
    units = [test for test in subjects_of if test.startswith("out/unit/")]
    others = [test for test in subjects_of if test not in units + on_board]
    finders = FINDERS[mutant.file]
    tried, cost = set(), 0
    for stage in *([finder] for finder in finders[:2]), units, others, on_board:
        if stage and tree.build(set().union(*map(subjects_of.get, stage))):
            return None
        for test in stage:
            seconds = tests()[test][0]
            if test in tried or cost + seconds > COST_MAX_S:
                continue
            tried.add(test)
            cost += seconds
            if fault := try_test(tree, test):
                if seconds < FINDER_MAX_S:
                    finders[:] = [test] + [other for other in finders if other != test]
                return f"{test}: {fault}"
    return ""


def by_chance(found, tried, least):
    """Returns the probability that at most `found` of `tried` are found, if `least` percent of all are."""
    return sum(math.comb(tried, i) * (least / 100) ** i * (1 - least / 100) ** (tried - i) for i in range(found + 1))


def rate_table(found_in, tried_in):
    """Yields a table: how many changes in each folder the tests found, without equivalent changes."""
    yield f"# {'folder':32}  found    of     %"
    for folder, tried in sorted(tried_in.items()):
        yield f"# {folder:32} {found_in[folder]:6} {tried:5} {100 * found_in[folder] / tried:5.0f}"


def main():
    os.environ["DRAW"] = DRAW  # tests run in a copy of the sources, which has no commit hash to choose the cases
    words = [word for word in sys.argv[1:] if word[0] != "-"]
    count = int(os.environ.get("N") or 300)
    groups = {tuple(words): PAGE_GROUP.get(tuple(words), 0)} if words else GROUPS
    samples = [sample(folders, count // len(groups)) for folders in groups]
    shares = list(map(shard.share, samples))
    if "--list" in sys.argv:
        for mutant in sum(shares, []):
            print(f"{mutant.file}:{mutant.number}: {mutant.new}")
        return 0
    tap, (equivalent, stale) = Tap(), read_equivalent()
    found_in, tried_in = collections.Counter(), collections.Counter()
    tap.report("no longer applies" if stale else None, "each row of equivalent.txt applies", "\n".join(stale))
    for (folders, least), everything, mutants in zip(groups.items(), samples, shares):
        killed = alike = tried = 0
        for mutant, by in try_all(mutants, attempt):
            reason = equivalent.get((mutant.file, mutant.old, mutant.new))
            if by == "" and reason is None or "-v" in sys.argv:
                print(f"# {mutant.file}:{mutant.number}: {'does not compile' if by is None else by or reason or 'survives'}\n"
                      f"#     - {mutant.old}\n#     + {mutant.new}", file=sys.stdout if "-v" in sys.argv else sys.stderr, flush=True)
            tried += by is not None
            killed += bool(by)
            alike += by == "" and reason is not None
            if by is not None and (by or reason is None):
                folder = os.path.dirname(mutant.file)
                tried_in[folder] += 1
                found_in[folder] += bool(by)
        others = tried - alike
        few = by_chance(killed, others, least) < CHANCE_MIN
        tap.report(f"too few, if {least} % of all are found" if few else None, f"{', '.join(folders)}: {killed} of {others} found, "
                  f"{100 * killed / max(others, 1):.1f} %; {alike} equivalent; {shard.covers(mutants, everything, 'changes')}")
    print(*rate_table(found_in, tried_in), sep="\n", file=sys.stderr)
    tap.done()


if __name__ == "__main__":
    sys.exit(main())
