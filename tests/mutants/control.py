#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The runner of mutants finds each way in which a row can be worthless."""
import re
import subprocess
import sys
import tempfile

import run

STORE = "firmware/storage/store.c"
NIM = "firmware/game/theory/nim.c"
FAULT = "- is_taken(kept->slot)\n+ 0"
TEST = "$ out/tests/store\n? ^not ok .*power cut"

# name, source, change, test, what is said of it (None: it is a good row)
ROWS = [
    ("good", STORE, FAULT, TEST, None),
    ("gone", STORE, "- is_borrowed(kept->slot)\n+ 0", TEST, "no longer applies: 0 times in " + STORE),
    ("twice", STORE, "- (key)\n+ (0)", TEST, r"no longer applies: \d+ times in " + STORE),
    ("moved", "firmware/store.c", FAULT, TEST, "no longer applies: there is no firmware/store.c"),
    ("same", STORE, "- is_taken(kept->slot)\n+ is_taken(kept->slot)", TEST, "changes nothing"),
    ("harmless", STORE, "- is_taken(kept->slot)\n+ is_taken(kept->slot + 0)", TEST, "ends with status 0, not 1"),
    ("in_other_words", STORE, FAULT, "$ out/tests/store\n? ^not ok .*power cat", "does not say "),
    ("says_more", STORE, FAULT, TEST + "\n! ^not ok", r"says \^not ok"),
    ("nonsense", STORE, "- is_taken(kept->slot)\n+ is_taken(", TEST, "does not build"),
]


def main():
    tap = run.Tap()
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as table:
        for name, file, change, test, _ in ROWS:
            table.write(f"{name} {file}\n# a comment\n{change}\n{test}\n\n")
        table.flush()
        done = subprocess.run([run.TABLES / "run.py", table.name], cwd=run.ROOT, stdout=subprocess.PIPE, text=True)
    tap.check(None if done.returncode == 1 else f"status {done.returncode}", "bad rows: status 1")
    for name, _, _, _, words in ROWS:
        wanted = rf"^ok \d+ - {name}: " if words is None else rf"^not ok \d+ - {name}: .*\n# \S+: {words}"
        found = re.search(wanted, done.stdout, re.MULTILINE)
        tap.check(None if found else f"not found: {wanted}", f"{name}: {words or 'is found'}", done.stdout)
    every = run.read_tables([run.TABLES / "game.txt"])
    gone = [mutant for mutant in every if mutant.file != NIM]
    found = [line for line in run.too_few(gone) if NIM in line]
    tap.check(None if found == [f"{NIM} has 0 mutants, not {run.LEAST}"] else str(found), "a source without mutants")
    tap.check("of too few" if any(NIM in line for line in run.too_few(every)) else None, "a source with enough")
    print(f"1..{tap.count}")
    return int(tap.failed)


if __name__ == "__main__":
    sys.exit(main())
