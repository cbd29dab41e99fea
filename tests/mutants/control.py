#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the mutation tests hide a fault that no test finds. The runner must report each way in which a row is
worthless. A sample of generated changes must fail if chance cannot explain it."""
import re
import subprocess
import sys
import tempfile

import mutator
import run
import tree

PAGE, STORE = "board/uno/README.md", "firmware/storage/store.c"
BOUGHT, BUILT = "tests/host/parts_to_buy.py", "out/kiosk/uno/store"
FOUND, FAULT = "^# uno, USB cable", "- | USB cable |\n+ | USB lead |\n"

# Rows: name, test, words, file, change, expected report or None
STALE = [
    ("gone", BOUGHT, FOUND, PAGE, "- | LCD F |\n+ | LCD E |\n", "no longer applies: 0 times in " + PAGE),
    ("twice", BOUGHT, FOUND, PAGE, "- LCD\n+ OLED\n", r"no longer applies: \d+ times in " + PAGE),
    ("moved", BOUGHT, FOUND, "board/uno.md", FAULT, "no longer applies: there is no board/uno.md"),
    ("same", BOUGHT, FOUND, PAGE, "- | LCD E |\n+ | LCD E |\n", "changes nothing"),
]
TRIED = [
    ("good", BOUGHT, FOUND, PAGE, FAULT, None),
    ("harmless", BOUGHT, FOUND, PAGE, "- | LCD E |\n+ | LCD-E |\n", "ends with status 0 instead of 1"),
    ("in_other_words", BOUGHT, "^# nano", PAGE, FAULT, "does not say "),
    ("nonsense", BUILT, "^not ok", STORE, "- is_taken(store.slot)\n+ is_taken(\n", "does not build"),
]


def say(rows, *arguments):
    """Returns what the runner prints for these rows, and its status."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as table:
        for name, test, words, file, change, _ in rows:
            table.write(f"{name}: {test}\n? {words}\n{file}: a fault\n{change}\n")
        table.flush()
        done = subprocess.run([run.TABLES[0].parent / "run.py", *arguments, table.name], cwd=run.ROOT, stdout=subprocess.PIPE, text=True)
    return done.stdout, done.returncode


def is_restored():
    """Returns whether a program built from one change is the original again while another file is changed."""
    one = tree.Tree()
    text = (run.ROOT / STORE).read_text(encoding="utf-8")
    one.change(STORE, text.replace("is_taken(store.slot)", "true"))
    one.build({BUILT})
    mutant, good = (one.path / BUILT).read_bytes(), (run.ROOT / BUILT).read_bytes()
    one.change(PAGE, "")
    return mutant != good and (one.path / BUILT).read_bytes() == good


def main():
    tap = run.Tap()
    for rows, form, arguments in (STALE, r"^\S+: {} {}", ["--check"]), (TRIED, r"^not ok \d+ - {}: .*\n# \S+: {}", []):
        said, status = say(rows, *arguments)
        tap.report(None if status == 1 else f"status {status}", f"bad rows: status 1 {' '.join(arguments)}", said)
        for name, *_, words in rows:
            wanted = rf"^ok \d+ - {name}: " if words is None else form.format(name, words)
            tap.report(None if re.search(wanted, said, re.MULTILINE) else f"not found: {wanted}", f"{name}: {words or 'is found'}", said)
    tap.report(None if is_restored() else BUILT, "a program built from one change is gone when another file is changed")
    aimless = [test for test, (_, subjects) in mutator.tests().items() if subjects == {test} and test.startswith("tests/")]
    tap.report(", ".join(aimless) or None, "the programs of each test are known")
    stale = mutator.read_equivalent()[1]
    tap.report("no longer applies" if stale else None, "each row of equivalent.txt applies", "\n".join(stale))
    for found, tried, least, chance in (8, 10, 80, 0.6242), (25, 30, 85, 0.4755), (13, 20, 90, 0.0024), (0, 0, 85, 1):
        came = mutator.by_chance(found, tried, least)
        tap.report(None if abs(came - chance) < 0.0001 else f"{came:.4f}", f"{found} of {tried} found, or fewer: {chance}")
    print(f"1..{tap.count}")
    return int(tap.failed)


if __name__ == "__main__":
    sys.exit(main())
