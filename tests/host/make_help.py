#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If it fails, somebody does not find a command: `make help` fits a terminal and begins with what a person types first, and board/README.md
lists every command and option of the Makefile."""
import os
import re
import subprocess

from tap import Tap

PAGE, SOURCES = "board/README.md", ("Makefile", "sim/web/rules.mk")
COLUMNS, LINES = 80, 24
FIRST = ["run", "flash", "web", "test"]


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def targets_of(text):
    """Returns the described targets of a Makefile, with their descriptions."""
    return dict(re.findall(r"^([a-z-]+):.* ## (.*)", text, re.M))


def options_of(text):
    """Returns the options that make accepts, but for patterns."""
    return {name for name in re.search(r"^OPTIONS = (.*)", text, re.M)[1].split() if "%" not in name}


def faults(page, makefile):
    """Returns the commands and options that the page and the Makefile do not share."""
    section = re.search(r"^## All commands\n(.*?)(?=^## |\Z)", page, re.S | re.M)[1]
    rows = dict(re.findall(r"^\| `make ([a-z-]+)` \| (.*) \|$", section, re.M))
    targets = targets_of(makefile)
    found = [f"not on the page: make {name}: {what}" for name, what in targets.items() if rows.get(name) != what]
    found += [f"not in the Makefile: make {name}" for name in rows if name not in targets]
    named = set(re.findall(r"`([A-Z_]+)=", section))
    return found + [f"on the page or in the Makefile only: {name}=" for name in named ^ options_of(makefile)]


def help_text():
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name not in ("MFLAGS", "BOARD")}
    return subprocess.run(["make", "--no-print-directory", "help"], env=env, capture_output=True, text=True, check=True).stdout.splitlines()


def main():
    tap = Tap()
    lines = help_text()
    tap.check(len(lines) <= LINES and max(map(len, lines)) <= COLUMNS, f"help fits {COLUMNS} columns and {LINES} lines", *lines)
    named = [line.split()[1] for line in lines if line.startswith("  make ")]
    tap.check(named[:len(FIRST)] == FIRST, f"it begins with {', '.join(FIRST)}", *named)
    tap.check(any(PAGE in line for line in lines), f"it names {PAGE}, which has the others", *lines)
    page, makefile = read(PAGE), "".join(map(read, SOURCES))
    found = faults(page, makefile)
    tap.check(not found, f"{PAGE} has every command and option", *found)
    for what, text in ("command", page.replace("| `make run` |", "| `make ran` |")), ("option", page.replace("`V=1`", "`VERBOSE=1`")):
        tap.check(faults(text, makefile), f"control: a wrong {what} on the page is found")
    tap.check(faults(page, makefile + "\nmore: ## do more\n") == ["not on the page: make more: do more"], "control: a new target is found")
    tap.done()


main()
