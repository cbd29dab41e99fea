#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""Adds the example game of README's "Add a game" to a copy of the sources, exactly as it says there, and plays it."""
import os
import re
import subprocess
import tempfile

from tap import Tap, run

ABOVE, LAST_ROW = "above the table", "as the last row of the table"


def blocks(readme):
    """The section's code blocks as (path, what the line before says after it, code)."""
    section = re.search(r"^## Add a game\n(.*?)^## ", readme, re.S | re.M)[1]
    return re.findall(r"^`([^`\n]+)`(.*?)\n\n```c\n(.*?)^```", section, re.S | re.M)


def place(copy, path, where, code):
    path = os.path.join(copy, path)
    if not os.path.exists(path):
        open(path, "w").write(code)
        return
    source = open(path).read()
    table = source.index("const FLASH struct game games[")
    if ABOVE in where:
        source = source[:table] + code + source[table:]
    elif LAST_ROW in where:
        end = source.index("\n};", table) + 1
        source = source[:end] + code + source[end:]
    open(path, "w").write(source)


def expected(stones):
    winning = [1 << i for i in range(10) if 1 << i <= stones and (stones - (1 << i)) % 3 == 0]
    return "N" if stones % 3 else "P", winning


def main():
    tap = Tap()
    found = blocks(open("README.md").read())
    tap.check(len(found) == 4, "README shows four pieces of code", str(len(found)))
    with tempfile.TemporaryDirectory() as copy:
        subprocess.run(["cp", "-r", "Makefile", "firmware", "board", "sim", "tests", copy], check=True)
        for path, where, code in found:
            place(copy, path, where, code)
        env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}
        built = subprocess.run(["make", "-C", copy, "out/host/bouton", "out/uno/bouton.elf"], capture_output=True,
                               text=True, env=env)
        tap.check(built.returncode == 0, "it builds for the host and for the Uno", *built.stderr.splitlines())
        if built.returncode == 0:
            lines = "".join(f"all powers - : {stones}\n" for stones in range(41))
            answers = run(lines.encode(), os.path.join(copy, "out/host/bouton"))[0].decode().splitlines()
            wrong = []
            for stones, answer in enumerate(answers):
                verdict, winning = expected(stones)
                fields = answer.split(" : ")
                moves = [] if fields[-1] == "-" else sorted(map(int, fields[-1].split()))
                if fields[:-1] != ["powers -", str(stones), verdict] or moves != winning:
                    wrong.append(answer)
            tap.check(len(answers) == 41 and not wrong, "it is solved", *wrong)
            played = run(b"new powers -\nreply\nplay 16\n", os.path.join(copy, "out/host/bouton"))[0].decode()
            tap.check("error" not in played and played.count("powers - : ") == 3, "it is played", played)
    tap.done()


main()
