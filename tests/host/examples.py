#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a reader who types an example of a page sees something else, or follows a dead link. Runs every example of
every page (*.md) in a copy of the tree and compares its output. Checks that the paths, links and make targets on a page exist.
tests/tools/pages.py describes the form of examples. Needs the firmwares, the simulator and the host program. Run from the root of
the repository."""
import itertools
import os
import re
import subprocess
import sys
import tempfile

import tap
from tap import ENVIRONMENT

sys.path.insert(0, "tests/tools")
import pages  # noqa: E402

COPIED = ("Makefile", "README.md", "LICENSE", "board", "firmware", "sim", "tests", "out/text", "out/host", "out/sim", "out/uno",
          "out/pocket", "out/exhibit")
TIMEOUT_S = 600
# commands that would run this test again or delete its files
OWN = re.compile(r"\bmake\b.*\b(test|check|soak|clean)\b")
HOST, DEVICE = ["out/host/bouton"], ["out/sim/bouton-sim", "--ask"]
# the simulator's error for a line that needs the host program
NOT_ASKED = "error: ask the chip"


def output(tree, command, said=""):
    """Returns the output and the exit status of a command."""
    try:
        done = subprocess.run(command, cwd=tree, env=ENVIRONMENT, input=said.encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=TIMEOUT_S)
    except subprocess.TimeoutExpired:
        return f"not finished after {TIMEOUT_S} s", 1
    return done.stdout.decode(errors="replace"), done.returncode


def shell(tree, script):
    return output(tree, ["sh", "-e", "-c", script])


def fits(shown, printed):
    """True if these lines were printed. `...` matches any lines."""
    pattern = "".join(r"(?:.*\n)*?" if line == "..." else re.escape(line) + "\n" for line in shown)
    return re.fullmatch(pattern, "".join(line + "\n" for line in printed))


def run_console(tree, example):
    if not example.lines or not example.lines[0].startswith("$ "):
        return ["the example does not begin with a command"]
    commands = []
    for line in example.lines:
        if line.startswith("$ "):
            commands.append((line[2:], []))
        else:
            commands[-1][1].append(line)
    for command, shown in commands:
        printed = shell(tree, command)[0].splitlines()
        if not fits(shown, printed):
            return [f"{command} prints"] + printed + ["instead of"] + shown
    return []


def run_sh(tree, example):
    printed, status = shell(tree, "\n".join(example.lines))
    return [f"status {status} instead of 0"] + printed.splitlines()[-8:] if status else []


def run_notation(tree, example):
    said = "".join(line[2:] + "\n" for line in example.lines if line.startswith("> "))
    shown = [line for line in example.lines if line.strip() and not line.startswith("> ")]
    on = example.attributes.get("on")
    if not said or on not in (None, "host", "device"):
        return ["no program to ask"]
    for name, program in ("host", HOST), ("device", DEVICE):
        if on in (None, name):
            printed = [line for line in output(tree, program, said)[0].splitlines() if line.strip()]
            for want, have in itertools.zip_longest(shown, printed):
                if want != have and not (on is None and (have or "").startswith(NOT_ASKED)):
                    return [f"{name} answers {have}", f"and not {want}"]
    return []


def run_play(tree, example):
    with open(os.path.join(tree, "example.play"), "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in example.lines)
    printed, status = shell(tree, f"out/sim/bouton-sim --board {example.attributes.get('board', 'uno')} --script example.play")
    return [f"status {status} instead of 0"] + printed.splitlines() if status else []


RUN = {"console": run_console, "sh": run_sh, "notation": run_notation, "play": run_play}


def run(tree, example):
    """Runs an example. Returns what is wrong, as lines."""
    if OWN.search("\n".join(example.lines)):
        return ["the example would run or break the tests; mark it as not run"]
    return RUN[example.tag](tree, example)


def is_run(example):
    return example.tag in RUN and not example.not_run


def faults(tree, path, text):
    """Returns everything that is wrong with a page, as lines."""
    page = pages.read_page(path, text)
    found = [what for _, what in page.faults + list(pages.prose_faults(tree, page))]
    return found + [line for example in page.examples if is_run(example) for line in run(tree, example)]


def check_page(checks, tree, path):
    page = pages.read_page(path, tap.read(os.path.join(tree, path)))
    wrong = [f"{path}:{line}: {what}" for line, what in page.faults + list(pages.prose_faults(tree, page))]
    for example in page.examples:
        name = f"{path}:{example.line}: {example.tag}"
        if is_run(example):
            checks.check(not (said := run(tree, example)), name, *said)
        elif example.not_run:
            checks.check(True, f"{name} # SKIP {example.not_run}")
    checks.check(not wrong, f"{path}: blocks have tags; paths, links and targets exist", *wrong)


GOOD = """Nim is in `firmware/game`, see [uno](board/uno/README.md#serial-line) and `make BOARD=<name>`, `make flash`, `board.mk`.
```console
$ printf 'a\\nb\\nc\\n'
a
...
$ echo 'nim - : 3 4 5' | out/host/bouton
nim - : 3 4 5 : N : 1-2
```
```sh
make BOARD=uno     # builds
```
```notation
> nim - : 1 1
nim - : 1 1 : P : -

> play 1-1
error: no game yet; start one with new
```
```play
press ok 2
expect piles 3 4 5
```
<!-- not run: needs a board -->
```sh
make flash
```
The [release](../../releases/latest) has [a file](../../releases/latest/download/bouton-uno.hex).
## A board
<!-- section not run: needs a board -->
```sh
make flash
```
and
```sh
make fuses
```
"""
WRONG = (  # wrong pages, each with the error that the test must report
    ("```console\n$ echo a\nb\n```", "echo a prints"), ("```console\n$ echo a\n```", "echo a prints"),
    ("```console\n$ printf 'a\\nb\\n'\n...\nc\n```", "prints"), ("```console\nmake\n```", "does not begin with"),
    ("```console\n$ echo 'nim - : 3 4 5' | out/host/bouton\nnim - : 3 4 5 : N : 1-1\n```", "prints"),
    ("```sh\ntrue\nfalse\ntrue\n```", "status 1"), ("```sh\nmake test\n```", "would run or break the tests"),
    ("```sh\nmake BOARD=abacus\n```", "status 2"),
    ("```notation\n> nim - : 1 1\nnim - : 1 1 : N : 1-1\n```", "host answers"), ("```notation\nnim\n```", "no program to ask"),
    ("```notation on=host\n> moore k=99 : 1\n```", "host answers"),
    ("```notation on=device\n> moore k=100 : 1\nmoore k=100 : 1 : N : 1-1\n```", "device answers"),
    ("```notation\n> moore k=100 : 1\nmoore k=100 : 1 : N : 1-1\n```", "device answers"),
    ("```notation on=moon\n> nim - : 1\nnim - : 1 : N : 1-1\n```", "no program to ask"),
    ("```play\nexpect now row 1 \"No such words\"\n```", "status 1"), ("```play board=pocket\npress up\n```", "status 2"),
    ("```\nmake\n```", "without a tag"), ("```bash\ntrue\n```", "unknown tag bash"), ("```sh\ntrue", "without an end"),
    ("```c\nint a;\n```", "C code without a note"), ("```text\n$ make\n```", "a command in a text"), ("So:\n\n    make run\n", "an indented block"),
    ("<!-- not run: no board -->\n\n```sh\nfalse\n```", "without a following block"),
    ("<!-- not run: see tests/none.py -->\n```sh\nfalse\n```", "no tests/none.py"),
    ("As `firmware/none.c` says", "there is no firmware/none.c"), ("As `none.c` says", "there is no none.c"),
    ("So `an end\nand` is `firmware/none.c`", "there is no firmware/none.c"), ("Now `cat\nsim/none.c` it", "there is no sim/none.c"),
    ("As `cat board/none/board.h` says", "there is no board/none"), ("See `out/none`", "there is no out/none"),
    ("Type `make all`", "make has no target or option all"), ("Type `make run BOARD=abacus`", "no board abacus"),
    ("See [it](../../none)", "no page of the repository"), ("See [it](../../releases/latest/download/none.hex)", "no file of a release"),
    ("<!-- section not run: no board -->\n## Next\n```sh\nfalse\n```", "status 1"),
    ("See [it](none.md)", "a link to the missing file none.md"), ("See [it](board/uno/README.md#none)", "a link to the missing heading board/uno/README.md#none"),
)


def check_controls(checks, tree):
    found = faults(tree, "PAGE.md", GOOD)
    checks.check(not found, "control: a good page has no faults", *found)
    for text, said in WRONG:
        checks.finds(said, faults(tree, "PAGE.md", text), text.replace("\n", " / "))


def main():
    checks = tap.Tap()
    with tempfile.TemporaryDirectory() as tree:
        subprocess.run(["cp", "-a", "--parents", *COPIED, tree], check=True)
        for path in tap.pages():
            check_page(checks, tree, path)
        check_controls(checks, tree)
    checks.done()


main()
