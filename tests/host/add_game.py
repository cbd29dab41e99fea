#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""Adds the examples in README's "Add a game" and "Add a shape" to a copy of the tree, exactly as described there, and plays
them. What does not depend on the table of games is not built anew. Run from the root after firmwares, simulator and the program
for this machine are built."""
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
POWERS = "the game", "all powers - : 20 50", "powers - : 20 50 : P : -"
ABOVE, LAST_ROW, LAST_NAME = "above the table", "as the last row of the table", "as the last name"
COPIED = ("Makefile", "firmware", "board", "sim", "tests", "out/text", "out/host", "out/sim", "out/uno", "out/exhibit")
# The exhibit has the game alone, the Uno has the shape, too.
GAME_TARGETS = ["out/sim/bouton-sim", "out/host/bouton", "out/exhibit/bouton.elf"]
SHAPE_TARGETS = ["out/sim/bouton-sim", "out/host/bouton", "out/uno/bouton.elf"]
SHAPE_FILES_MAX = 6  # two of them draw its boards
TIMEOUT_S = 600


def blocks(readme, title):
    """The section's code blocks as (path, rest of the line above the block, code)."""
    section = re.search(f"^## {title}\n(.*?)^## ", readme, re.S | re.M)[1]
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
    """Every move that makes the nim-sum of the Grundy values 0."""
    return sorted(f"{i + 1}-{1 << bit}" for i, stones in enumerate(piles) for bit in range(10) if 1 << bit <= stones
                  and not is_won([n - (1 << bit) * (i == at) for at, n in enumerate(piles)]))


@functools.cache
def grundy(stones):
    below = {grundy(stones - (1 << bit)) for bit in range(10) if 1 << bit <= stones}
    return next(value for value in itertools.count() if value not in below)


def is_won(piles):
    return functools.reduce(operator.xor, map(grundy, piles), 0) != 0


def check_on_board(tap, copy, board, what, line, expected):
    """Checks the answer of the simulated board on its serial line."""
    elf, simulator = (os.path.join(copy, path) for path in (f"out/{board}/bouton.elf", "out/sim/bouton-sim"))
    done = subprocess.run([simulator, "--board", board, "--console", elf], input=line + "\n", capture_output=True,
                          text=True, timeout=TIMEOUT_S, check=False)
    tap.check(done.stdout == expected + "\n", f"the console of the {board} solves {what}", f"expected: {expected}",
              f"came: {done.stdout.strip()}", *done.stderr.splitlines())


def sweeps(piles):
    """The positions after each move of sweep, by the move's notation."""
    return {f"{i + 1}-{n}": piles[:i] + (piles[i] - n,) + (0,) * len(piles[i + 1:])
            for i in range(len(piles)) for n in range(1, piles[i] + 1)}


@functools.cache
def sweep_is_won(piles):
    after = sweeps(piles).values()
    return not after or not all(map(sweep_is_won, after))


def winning_sweeps(piles):
    return sorted(choice for choice, after in sweeps(piles).items() if not sweep_is_won(after))


def wrong_answers(host, name, positions, wins, winning):
    """The console's answers to `all` that differ from brute force."""
    lines = "".join(f"all {name} - : {' '.join(map(str, piles))}\n" for piles in positions)
    answers = run(lines.encode(), host)[0].decode().splitlines()
    wrong = [] if len(answers) == len(positions) else [f"{len(answers)} answers"]
    for piles, answer in zip(positions, answers):
        fields = answer.split(" : ")
        moves = [] if fields[-1] == "-" else sorted(fields[-1].split())
        said, known = [f"{name} -", " ".join(map(str, piles)), "N" if wins(piles) else "P"], winning(piles)
        if fields[:-1] != said or moves != known:
            wrong.append(f"expected: {' : '.join(said)} : {' '.join(known) or '-'}; came: {answer}")
    return wrong


def build(copy, *targets):
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}
    return subprocess.run(["make", "-C", copy, "-j2", *targets], capture_output=True, text=True, env=env, check=False)


def check_game(tap, copy, host):
    positions = [piles for size in range(1, 4) for piles in itertools.product(range(12), repeat=size)]
    wrong = wrong_answers(host, "powers", positions, is_won, winning_moves)
    tap.check(not wrong, "it is solved", *wrong[:5])
    played = run(b"new powers -\nreply\nplay 2-4\n", host)[0].decode()
    tap.check("error" not in played and played.count("powers - : ") == 3, "it is played", "expected: three positions of powers",
              "came:", *played.splitlines())
    check_on_board(tap, copy, "exhibit", *POWERS)


def check_shape(tap, copy, host):
    positions = [piles for size in range(1, 4) for piles in itertools.product(range(6), repeat=size)]
    wrong = wrong_answers(host, "sweep", positions, sweep_is_won, winning_sweeps)
    tap.check(not wrong, "the shape is solved", *wrong[:5])
    played = run(b"new sweep - : 3 4 5\nplay 2-1\nreply\n", host)[0].decode()
    tap.check("sweep - : 3 3 0" in played and "sweep - : 1 0 0" in played, "the shape is played",
              "expected: sweep - : 3 3 0, then sweep - : 1 0 0", "came:", *played.splitlines())
    check_on_board(tap, copy, "uno", *POWERS)
    with open(os.path.join(copy, "menu.play"), "w") as script:
        script.write(MENU)
    menu = subprocess.run(["out/sim/bouton-sim", "--script", script.name, os.path.join(copy, "out/uno/bouton.elf")],
                          capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    tap.check(menu.returncode == 0, "the Uno has the game in its menu", *menu.stderr.splitlines())
    check_on_board(tap, copy, "uno", "the shape", "all sweep - : 3 4 5", "sweep - : 3 4 5 : N : 1-2")


def main():
    tap = Tap()
    readme = open("README.md").read()
    game, shape = blocks(readme, "Add a game"), blocks(readme, "Add a shape")
    tap.check(len(game) == 5 and len(shape) == 5, "README shows five pieces of code for each", f"{len(game)}, {len(shape)}")
    touched = {path for path, *_ in shape} | set(re.findall(r"`(firmware/ui/\w+/\w+_board\.c)`", readme))
    tap.check(len(touched) <= SHAPE_FILES_MAX and all(map(os.path.exists, touched - {path for path, *_ in shape})),
              f"a shape with its pictures touches at most {SHAPE_FILES_MAX} files", *sorted(touched))
    with tempfile.TemporaryDirectory() as copy:
        os.mkdir(os.path.join(copy, "out"))
        for path in COPIED:
            subprocess.run(["cp", "-a", path, os.path.join(copy, path)], check=True)
        host = os.path.join(copy, "out/host/bouton")
        for what, pieces, targets, check in (("game", game, GAME_TARGETS, check_game), ("shape", shape, SHAPE_TARGETS, check_shape)):
            for path, where, code in pieces:
                place(copy, path, where, code)
            built = build(copy, *targets)
            tap.check(built.returncode == 0, f"with the {what} it builds", *built.stderr.splitlines())
            if built.returncode == 0:
                check(tap, copy, host)
    tap.done()


main()
