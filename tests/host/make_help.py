#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a person who types `make help` does not find a command. `make help` must fit a terminal and begin
with what a person types first. board/README.md must list every command and option of the Makefile."""
import re
import subprocess

from tap import ENVIRONMENT, Tap, read

PAGE, SOURCES = "board/README.md", ("Makefile", "sim/web/rules.mk")
COLUMNS, LINES = 80, 24
FIRST = ["run", "flash", "web", "test"]


def targets_of(text):
    """Returns the described targets of a Makefile, with their descriptions."""
    return dict(re.findall(r"^([a-z-]+):.* ## (.*)", text, re.M))


def options_of(text):
    """Returns the options that make accepts, except patterns."""
    return {name for name in re.search(r"^OPTIONS = (.*)", text, re.M)[1].split() if "%" not in name}


def faults(page, makefile):
    """Returns the commands and options that are only on the page or only in the Makefile."""
    section = re.search(r"^## All commands\n(.*?)(?=^## |\Z)", page, re.S | re.M)[1]
    rows = dict(re.findall(r"^\| `make ([a-z-]+)` \| (.*) \|$", section, re.M))
    targets = targets_of(makefile)
    found = [f"not on the page: make {name}: {what}" for name, what in targets.items() if rows.get(name) != what]
    found += [f"not in the Makefile: make {name}" for name in rows if name not in targets]
    named = set(re.findall(r"`([A-Z_]+)=", section))
    return found + [f"on the page or in the Makefile only: {name}=" for name in sorted(named ^ options_of(makefile))]


def help_text():
    return subprocess.run(["make", "--no-print-directory", "help"], env=ENVIRONMENT, capture_output=True, text=True, check=True).stdout.splitlines()


def main():
    tap = Tap()
    lines = help_text()
    tap.check(len(lines) <= LINES and max(map(len, lines)) <= COLUMNS, f"help fits {COLUMNS} columns and {LINES} lines", *lines)
    named = [line.split()[1] for line in lines if line.startswith("  make ")]
    tap.check(named[:len(FIRST)] == FIRST, f"help begins with {', '.join(FIRST)}", *named)
    tap.check(any(PAGE in line for line in lines), f"help names {PAGE}, which lists all commands", *lines)
    page, makefile = read(PAGE), "".join(map(read, SOURCES))
    found = faults(page, makefile)
    tap.check(not found, f"{PAGE} has every command and option", *found)
    changed = page.replace("`V=1`", "`VERBOSE=1`").replace("| `make run` |", "| `make ran` |")
    tap.check(faults(changed, makefile + "\nmore: ## do more\n") == [
        f"not on the page: make run: {targets_of(makefile)['run']}", "not on the page: make more: do more", "not in the Makefile: make ran",
        *(f"on the page or in the Makefile only: {name}=" for name in ("V", "VERBOSE"))],
        "control: a new target, a wrong target and a wrong option are found")
    tap.done()


main()
