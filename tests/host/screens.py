#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Every message, menu and page of rules in every language is as its stored picture, tests/screens/<language>.txt, in which a reader
sees what the displays show. usage: screens.py [--write] [programs that print them...]; --write stores what is shown now."""
import difflib
import glob
import os
import re
import subprocess
import sys

from tap import Tap

ROOM = "firmware/ui/messages"
PROGRAMS = ["out/screens/lcd/screens", "out/screens/dots/screens"]


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def check_language(tap, language, shown, stored):
    differences = list(difflib.unified_diff(stored.splitlines(), shown.splitlines(), f"stored {language}.txt", "shown", lineterm="", n=1))
    tap.check(not differences, f"{language}: {len(shown.splitlines())} lines are as stored", *differences[:40])
    faults = re.findall(r".*\n +(?:COVERED|OVERFLOW)", shown)
    tap.check(not faults, f"{language}: no text is too long or covered", *faults)
    ids = set(re.findall(r"^(\w+) +\w", read(f"{ROOM}/messages.rows"), re.M))
    tap.check(ids <= set(re.findall(r"^\w+", shown, re.M)), f"{language}: all {len(ids)} messages are shown")


def main():
    write = "--write" in sys.argv
    programs = [one for one in sys.argv[1:] if one != "--write"] or PROGRAMS
    if missing := [one for one in programs if not os.path.exists(one)]:
        sys.exit(f"screens.py: no {missing[0]}; first: make {' '.join(PROGRAMS)}")
    tap = Tap()
    every = {}
    for number, path in enumerate(sorted(glob.glob(f"{ROOM}/*.txt"))):
        language = os.path.basename(path)[:-4]
        done = [subprocess.run([one, str(number)], capture_output=True, text=True) for one in programs]
        tap.check(not any(one.returncode for one in done), f"{language}: {' '.join(programs)} come to their end", *(one.stderr for one in done))
        shown = "".join(one.stdout for one in done)
        picture = f"tests/screens/{language}.txt"
        if write:
            with open(picture, "w", encoding="utf-8") as file:
                file.write(shown.lstrip("\n"))
        stored = read(picture) if os.path.exists(picture) else ""
        check_language(tap, language, shown.lstrip("\n"), stored)
        every[language] = shown
    tap.check(len(set(every.values())) == len(every), f"languages: {' '.join(every)}")
    tap.done()


main()
