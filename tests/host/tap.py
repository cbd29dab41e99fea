# SPDX-License-Identifier: MIT
"""TAP for the tests in this folder, and functions that ask the console."""
import glob
import os
import random
import re
import subprocess
import sys

sys.path.insert(0, "tests/model")
from rules import GAMES  # noqa: E402,F401

BOUTON = os.environ.get("BOUTON", "out/host/bouton")  # mutants set BOUTON
with open("firmware/line/version.h", encoding="ascii") as header:
    VERSION = "bouton " + re.search(r'BOUTON_VERSION "(.*)"', header.read())[1]

MOST = 2**31 - 1
ANY = f"expected a number 0..{MOST}"
GRAPH = "V=4;E=3>1,2>0"
EVERY_EDGE = ",".join(f"{a}>{b}" for a in range(15) for b in range(a))
PROBE, PROBED = "nim - : 3 4 5", "nim - : 3 4 5 : N : 1-2"


# decides which cases a run tries (see tests/draw.h)
DRAW = os.environ.get("DRAW") or "1901"


def drawn(items, parts):
    """Returns one of each `parts` consecutive items, different for each commit, or all of them with DRAW=all."""
    items, choice = list(items), random.Random(DRAW)
    return items if DRAW == "all" else [choice.choice(items[at:at + parts]) for at in range(0, len(items), parts)]


# The environment without the settings of the `make` that runs this test
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name not in ("MFLAGS", "BOARD")}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def english(message):
    """Returns the English text of this message, such as MSG_YOU_WIN."""
    return re.search(f'^{message} +"(.*?)"', read("firmware/ui/messages/en.txt"), re.M)[1]


def pages():
    """Returns the paths of all pages (*.md)."""
    return sorted(path for path in glob.glob("**/*.md", recursive=True) if not path.startswith("out/"))


def piles(*sizes):
    return " ".join(map(str, sizes))


class Tap:
    def __init__(self):
        self.count = 0
        self.failed = 0

    def check(self, good, what, *details):
        self.count += 1
        self.failed += not good
        print(f"{'ok' if good else 'not ok'} {self.count} - {what}", flush=True)
        if not good:
            for detail in details[:10]:
                print(f"# {detail}"[:400])

    def finds(self, said, found, control):
        """Checks that the faults found in a control contain these words."""
        self.check(any(said in one for one in found), f"control: {control}", *found)

    def controls(self, what, text, changes, faults):
        """Checks that faults() finds each change of the text: (pattern, replacement, pattern of the expected fault)."""
        for old, new, said in changes:
            changed = re.sub(old, new, text, count=1)
            found = faults(changed)
            self.check(changed != text and any(re.search(said, one) for one in found), f"control, {what}: {said}", *found)

    def done(self):
        print(f"1..{self.count}")
        sys.exit(self.failed > 0)


def run(text, program=BOUTON, timeout=3600, options=()):
    """Runs the program with these bytes as input. Returns (stdout, exit status, stderr)."""
    done = subprocess.run([program, *options], input=text, capture_output=True, timeout=timeout)
    return done.stdout, done.returncode, done.stderr


def outputs(lines):
    """Asks one program all lines, each followed by a question. Returns the output for each line, or None if it ended before."""
    question, answer = b"nim - : 7 7 9\n", b"nim - : 7 7 9 : N : 3-9\n"
    out, status, errors = run(b"".join(line + b"\n" + question for line in lines))
    *found, rest = out.split(answer)
    assert len(found) < len(lines) or (status == 0 and not errors and not rest), (status, errors, rest)
    return found + [None] * (len(lines) - len(found))


def selected(rows):
    """Returns the rows, or only those whose names contain the argument of the test."""
    return {name: row for name, row in rows.items() if len(sys.argv) < 2 or sys.argv[1] in name}


def output(lines, program=BOUTON, options=()):
    """Returns the output for these lines. The program must succeed without errors."""
    out, status, errors = run("".join(f"{line}\n" for line in lines).encode(), program, options=options)
    assert status == 0 and not errors, (status, errors)
    return out.decode("ascii")


def ask(lines, program=BOUTON):
    """Asks these lines. Returns one answer for each."""
    answers = output(lines, program).split("\n")
    assert answers.pop() == "" and len(answers) == len(lines), f"{len(lines)} lines, {len(answers)} answers"
    return answers


def blocks(lines, program=BOUTON):
    """Asks these lines. Returns the lines of each answer. An answer ends with an empty line, or is an error."""
    answers, now = [], []
    for line in output(lines, program).split("\n")[:-1]:
        now += [line] * bool(line)
        if not line or line.startswith("error:"):
            answers.append(now)
            now = []
    assert len(answers) == len(lines) and not now, (len(lines), len(answers))
    return answers
