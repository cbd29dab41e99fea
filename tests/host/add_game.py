#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""Adds the example game of README's "Add a game" to a copy of the sources, exactly as it says there, and plays it."""
import functools
import itertools
import operator
import os
import re
import subprocess
import tempfile

from tap import Tap, run

MENU = '''expect row 1 "Bouton plays Nim"
press ok
expect text "Nim"
press down
expect text "More"
press right
expect text "Which"
expect text "powers"
press ok
expect text "Your move"
'''
ABOVE, LAST_ROW, LAST_NAME = "above the table", "as the last row of the table", "as the last name"


def blocks(readme):
    """The section's code blocks as (path, what the line before says after it, code)."""
    section = re.search(r"^## Add a game\n(.*?)^## ", readme, re.S | re.M)[1]
    return re.findall(r"^`([^`\n]+)`(.*?)\n\n(?:<!--[^\n]*-->\n)?```c\n(.*?)^```", section, re.S | re.M)


def place(copy, path, where, code):
    path = os.path.join(copy, path)
    if not os.path.exists(path):
        open(path, "w").write(code)
        return
    source = open(path).read()
    table = "const FLASH struct game games["
    if ABOVE in where:
        at = source.index(table)
    elif LAST_ROW in where:
        at = source.index("\n};", source.index(table)) + 1
    elif LAST_NAME in where:
        at = source.index("    GAME_COUNT")
    source = source[:at] + code + source[at:]
    open(path, "w").write(source)


def winning_moves(piles):
    """Every move after which the values by mex cancel out."""
    return sorted(f"{i + 1}-{1 << bit}" for i, stones in enumerate(piles) for bit in range(10) if 1 << bit <= stones
                  and not is_won([n - (1 << bit) * (i == at) for at, n in enumerate(piles)]))


@functools.cache
def grundy(stones):
    below = {grundy(stones - (1 << bit)) for bit in range(10) if 1 << bit <= stones}
    return next(value for value in itertools.count() if value not in below)


def is_won(piles):
    return functools.reduce(operator.xor, map(grundy, piles), 0) != 0


def on_board(board, elf, line):
    """What the simulated board answers on its serial line."""
    return subprocess.run(["out/sim/bouton-sim", "--board", board, "--console", elf], input=line, capture_output=True, text=True,
                          timeout=60).stdout


def main():
    tap = Tap()
    found = blocks(open("README.md").read())
    tap.check(len(found) == 5, "README shows five pieces of code", str(len(found)))
    with tempfile.TemporaryDirectory() as copy:
        subprocess.run(["cp", "-r", "Makefile", "firmware", "board", "sim", "tests", copy], check=True)
        for path, where, code in found:
            place(copy, path, where, code)
        env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}
        built = subprocess.run(["make", "-C", copy, "-j2", "out/host/bouton", "firmwares"], capture_output=True, text=True,
                               env=env)
        tap.check(built.returncode == 0, "it builds for the host and for every board", *built.stderr.splitlines())
        if built.returncode == 0:
            positions = [piles for size in range(1, 4) for piles in itertools.product(range(12), repeat=size)]
            lines = "".join(f"all powers - : {' '.join(map(str, piles))}\n" for piles in positions)
            answers = run(lines.encode(), os.path.join(copy, "out/host/bouton"))[0].decode().splitlines()
            wrong = []
            for piles, answer in zip(positions, answers):
                fields = answer.split(" : ")
                moves = [] if fields[-1] == "-" else sorted(fields[-1].split())
                verdict = "N" if is_won(piles) else "P"
                if fields[:-1] != ["powers -", " ".join(map(str, piles)), verdict] or moves != winning_moves(piles):
                    wrong.append(answer)
            tap.check(len(answers) == len(positions) and not wrong, "it is solved", *wrong[:5])
            played = run(b"new powers -\nreply\nplay 2-4\n", os.path.join(copy, "out/host/bouton"))[0].decode()
            tap.check("error" not in played and played.count("powers - : ") == 3, "it is played", played)
            with open(os.path.join(copy, "menu.play"), "w") as script:
                script.write(MENU)
            menu = subprocess.run(["out/sim/bouton-sim", "--script", script.name, os.path.join(copy, "out/uno/bouton.elf")],
                                  capture_output=True, text=True)
            tap.check(menu.returncode == 0, "the Uno has it in its menu", *menu.stderr.splitlines())
            for board in ("uno", "exhibit"):
                said = on_board(board, os.path.join(copy, f"out/{board}/bouton.elf"), "all powers - : 20 50\n")
                tap.check(said == "powers - : 20 50 : P : -\n", f"the console of the {board} solves it", said)
    tap.done()


main()
