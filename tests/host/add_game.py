#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a person who adds a game or a shape as firmware/README.md says gets a broken build or a wrong game. Adds
the examples of "Add a game" and "Add a shape" in firmware/README.md to a copy of the tree, exactly as the page shows them. Plays
them with the host program and on a board: another board for each commit, or both with DRAW=all. Adds both at once, because either
makes nearly everything compile again. Needs the firmwares, the simulator and the host program. Run from the root of the
repository."""
import itertools
import os
import re
import subprocess
import tempfile

from tap import ENVIRONMENT, Tap, drawn, english, read, run

from rules import Game, Subtraction

OTHER = '''press down
press left
expect says won_of 0 0
press right
'''
# Turns the Uno's sound off and wins a game. Both must survive a power cycle.
UNO_PLAY = f'''
press ok
press left 2
expect says sound
press up
expect says off
press right 2
press up 3
expect says title_subtraction
press right
press down
expect says title_powers
press right 2
press down
expect says my_own
press ok
press down 2
press right
press down 4
press right
press down 5
press ok
expect says your_move
press right
press up
expect says take 1 0
press ok
expect row 1 "{english('MSG_YOU_WIN')}"
wait 5s
reset
wait 1s
press ok
expect says title_subtraction
press right
expect says title_powers
press left 2
expect says won_of 1 1
expect says best_run 1
press left
expect says off
press right 2
''' + 3 * OTHER + "press down\n" + 9 * OTHER
OPERATOR = '''
wait 300ms
push left
push right
wait 5100ms
release left
release right
wait 1s
push up
push down
wait 5100ms
release up
release down
expect says choice easily
'''
# The exhibit's operator changes settings. Then a visitor wins.
EXHIBIT_PLAY = '''
wait 100ms
press ok # the modules are set up
''' + OPERATOR + '''
press right
press up
expect says quiet
press left 12
expect says title_divide on
press up
expect says title_divide off
press ok
expect says any_key
press ok
hold left 800ms
expect says game title_nim
press up 7
press right
press down
expect says which title_powers
press right 2
wait 2s
press down
expect says start my_own
press ok
press down 4
press right
press down 8
press ok
press up
expect says last_stone_wins
wait 1s
press right
press up
press ok
expect says you_win
wait 5s
reset
''' + OPERATOR + f'''
press right
expect says quiet
press right 6
expect text "{english('MSG_TOTAL')} 1/1"
press left 19
expect text "Powers of two 1/1"
press left
expect says title_powers on
press right 2
expect says title_divide off
press right
expect text "{english('TITLE_DIVIDE')} 0/0"
''' + 4 * '''press right 2
expect text " 0/0"
''' + '''press left 10
expect says title_powers
''' + 19 * '''press left 2
expect text " 0/0"
'''
POWERS = "the game", "all powers - : 20 50", "powers - : 20 50 : P : -"
ABOVE, LAST_ROW, LAST_NAME = "above the table", "as the last row of the table", "as the last name"
ABOVE_LINE, INSTEAD = re.compile("above `([^`]+)`"), "instead of the line"
BOARDS = drawn(("uno", "exhibit"), 2)
WHOLE_FLASH = "uno_LIMITS=-Wl,--defsym=__TEXT_REGION_LENGTH__=0x8000"
COPIED = ("Makefile", "firmware", "board", "sim", "tests", "out/text", "out/host", "out/sim", *(f"out/{board}" for board in BOARDS))
TARGETS = ["out/host/bouton", "out/sim/bouton-sim", *(f"out/{board}/bouton.elf" for board in BOARDS)]
SHAPE_FILES_MAX = 7  # maximum number of files that a new shape may change
TIMEOUT_S = 600


def blocks(readme, title):
    """Returns the section's code blocks as (path, rest of the line above the block, code)."""
    section = re.search(f"^## {title}\n(.*?)^## ", readme, re.S | re.M)[1]
    return re.findall(r"^`([^`\n]+)`([^\n]*)\n```\w+\n(.*?)^```", section, re.S | re.M)


def place(copy, path, where, code):
    path = os.path.join(copy, path)
    if not os.path.exists(path):
        open(path, "w").write(code)
        return
    source = read(path)
    if ABOVE in where:
        at = source.index("const FLASH struct game games[")
    elif LAST_ROW in where:
        at = source.rindex("\n};") + 1
    elif LAST_NAME in where:
        at = source.index("    GAME_COUNT")
    elif INSTEAD in where:
        at = source.index(code.split("{")[0])
        source = source[:at] + source[source.index("\n", at) + 1:]
    elif above := ABOVE_LINE.search(where):
        at = source.rindex("\n", 0, source.index(above[1])) + 1
    source = source[:at] + code + source[at:]
    open(path, "w").write(source)


class Sweep(Game):
    """A move takes stones from a pile and empties all later piles. The player who moves last loses."""

    def moves(self, position):
        return [(f"{i + 1}-{n}", position[:i] + (position[i] - n,) + (0,) * len(position[i + 1:]))
                for i in range(len(position)) for n in range(1, position[i] + 1)]

    def ends(self, position):
        return "N"


def check_on_board(tap, copy, board, what, line, expected):
    """Compares the answer of the simulated chip."""
    elf, simulator = (os.path.join(copy, path) for path in (f"out/{board}/bouton.elf", "out/sim/bouton-sim"))
    done = subprocess.run([simulator, "--board", board, "--ask", elf], input=line + "\n", capture_output=True,
                          text=True, timeout=TIMEOUT_S, check=False)
    tap.check(done.stdout == expected + "\n", f"the chip of the {board} solves {what}", f"expected: {expected}",
              f"got: {done.stdout.strip()}", *done.stderr.splitlines())


def wrong_answers(host, game, most):
    """Returns the console's answers to `all` about up to 3 piles of less than `most` stones that differ from brute force."""
    positions = [piles for size in range(1, 4) for piles in itertools.product(range(most), repeat=size)]
    answers = run("".join(f"all {game.question(piles)}\n" for piles in positions).encode(), host)[0].decode().splitlines()
    wrong = [] if len(answers) == len(positions) else [f"{len(answers)} answers"]
    for piles, answer in zip(positions, answers):
        asked, _, moves = answer.rpartition(" : ")
        known = game.good(piles)
        if asked != f"{game.question(piles)} : {game.verdict(piles)}" or sorted(moves.split()) != (known or ["-"]):
            wrong.append(f"expected: {game.question(piles)} : {game.verdict(piles)} : {' '.join(known) or '-'}; got: {answer}")
    return wrong


def compile_quickly(rules):
    """Compiles the host program without optimization and debug information. Keeps the file's time, so that make compiles only what the game changes."""
    before, source = os.stat(rules), read(rules)
    with open(rules, "w", encoding="utf-8") as file:
        file.write(source.replace("$(HOST_CFLAGS) -O2", "$(HOST_CFLAGS) -O0 -g0"))
    os.utime(rules, ns=(before.st_atime_ns, before.st_mtime_ns))


def build(tap, copy):
    """Returns true if everything is built. Two more games need the whole flash of the Uno, without its bootloader."""
    built = subprocess.run(["make", "-C", copy, "-j2", WHOLE_FLASH, *TARGETS], capture_output=True, text=True, env=ENVIRONMENT, check=False)
    tap.check(built.returncode == 0, f"a tree with the new game and shape builds: {' '.join(TARGETS)}", *built.stderr.splitlines())
    return built.returncode == 0


def check_script(tap, copy, board, what, script):
    """Plays a script on the simulated board, whose EEPROM survives a reset."""
    with open(os.path.join(copy, "new.play"), "w") as file:
        file.write(script)
    elf, simulator = (os.path.join(copy, path) for path in (f"out/{board}/bouton.elf", "out/sim/bouton-sim"))
    words = os.path.join(copy, "firmware/ui/messages/en.txt")
    done = subprocess.run([simulator, "--board", board, "--words", words, "--script", file.name, elf], capture_output=True, text=True,
                          timeout=TIMEOUT_S, check=False)
    missed = re.search(r"new.play:(\d+)", done.stderr)
    before = script.splitlines()[max(int(missed[1]) - 4, 0):int(missed[1])] if missed else []
    tap.check(done.returncode == 0, f"the {board} {what}", *done.stderr.splitlines(), *before)


def check_game(tap, host):
    wrong = wrong_answers(host, Subtraction("powers", takes=[1 << bit for bit in range(10)]), 12)
    tap.check(not wrong, "the new game is solved", *wrong[:5])
    played = run(b"new powers -\nreply\nplay 2-4\n", host)[0].decode()
    tap.check("error" not in played and played.count("powers - : ") == 3, "the new game is played", "expected: three positions of powers",
              "got:", *played.splitlines())


def check_shape(tap, host):
    wrong = wrong_answers(host, Sweep("sweep"), 6)
    tap.check(not wrong, "the shape is solved", *wrong[:5])
    played = run(b"new sweep - : 3 4 5\nplay 2-1\nreply\n", host)[0].decode()
    tap.check("sweep - : 3 3 0" in played and "sweep - : 1 0 0" in played, "the shape is played",
              "expected: sweep - : 3 3 0, then sweep - : 1 0 0", "got:", *played.splitlines())


def check_game_on_boards(tap, copy):
    for board in BOARDS:
        check_on_board(tap, copy, board, *POWERS)
    if "uno" in BOARDS:
        check_script(tap, copy, "uno", "plays the game from the menu and stores only its result", UNO_PLAY)
    if "exhibit" in BOARDS:
        check_script(tap, copy, "exhibit", "plays the game from the menu and counts only this game", EXHIBIT_PLAY)


def check_shape_on_boards(tap, copy):
    for board in BOARDS:
        check_on_board(tap, copy, board, "the shape", "all sweep - : 3 4 5", "sweep - : 3 4 5 : N : 1-2")


def main():
    tap = Tap()
    readme = read("firmware/README.md")
    game, shape = blocks(readme, "Add a game"), blocks(readme, "Add a shape")
    tap.check(len(game) == 13 and len(shape) == 6, "the page shows 13 pieces of a game and six of a shape", f"{len(game)}, {len(shape)}")
    touched = {path for path, *_ in shape} | set(re.findall(r"`(firmware/ui/\w+/\w+_board\.c)`", readme))
    tap.check(len(touched) <= SHAPE_FILES_MAX and all(map(os.path.exists, touched - {path for path, *_ in shape})),
              f"a shape with its pictures touches at most {SHAPE_FILES_MAX} files", *sorted(touched))
    with tempfile.TemporaryDirectory() as copy:
        subprocess.run(["cp", "-a", "--parents", *COPIED, copy], check=True)
        for path, where, code in game + shape:
            place(copy, path, where, code)
        compile_quickly(os.path.join(copy, "board/rules.mk"))
        if build(tap, copy):
            check_game(tap, os.path.join(copy, "out/host/bouton"))
            check_shape(tap, os.path.join(copy, "out/host/bouton"))
            check_game_on_boards(tap, copy)
            check_shape_on_boards(tap, copy)
    tap.done()


main()
