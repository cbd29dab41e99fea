#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, `make check-board` passes a bad board, or stops without a clear sentence. A simulated person reads what
the check prints and presses the keys of a simulated board, which has its real bootloader. Run from the root of the repository."""
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, "tests/host")
from tap import Tap, drawn  # noqa: E402

PLACES = 200   # wrong bits that DRAW=all tries on each board
WAIT_S = 8     # longest wait of the check for a key. The board runs SPEED times as fast, so this is enough for a reply
SPEED = 4
LATE_MAX = 20  # repetitions if this computer is too slow for avrdude
TAP_MS, HOLD_MS = 100, 1000
MAKE = ["make", "-s", "NO_INSTALL=1", "check-board"]
BOARDS = ["uno", "exhibit"]
SILENT = re.compile(r"The bootloader of the board at .* did not answer: check that this is an .*\.")


class Rig:
    """A simulated board with its bootloader (tests/flash/rig.c)."""

    def __init__(self, kind, *commands):
        self.process = subprocess.Popen(["out/flash/rig", kind], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for command in commands:
            self.tell(command)
        self.port = self.ask("serve")

    def tell(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()

    def ask(self, command):
        self.tell(command)
        return self.process.stdout.readline().strip("=\n")

    def unplug(self):
        self.process.kill()
        self.process.wait()


def press(rig, keys, milliseconds=TAP_MS):
    rig.tell(f"hold {milliseconds} {keys}".lower())


class Person:
    """Obeys each printed line. dead: a key that never makes contact. swapped: {key: key that makes contact instead}."""

    def __init__(self, rig, dead=None, swapped=None):
        self.rig, self.dead, self.swapped = rig, dead, swapped or {}

    def keys(self, words):
        return [self.swapped.get(key, key) for key in re.findall(r"\b(?:LEFT|RIGHT|UP|DOWN|OK)\b", words) if key != self.dead]

    def obey(self, line):
        if line.startswith("The flash has every byte"):
            self.rig.tell(f"go {SPEED}")
        elif line == "Press OK until a game begins.":
            for key in self.keys("OK OK"):
                press(self.rig, key)
        elif hold := re.fullmatch(r"Hold (\w+) for a second(, twice)?\.", line):
            for key in self.keys(hold[1]) * (2 if hold[2] else 1):
                press(self.rig, key, HOLD_MS)
        elif keys := re.fullmatch(r"(?:When it is your turn, press|Press) (.*)\.", line):
            for key in self.keys(keys[1]):
                press(self.rig, key)


def command(board, port, *more):
    with open(f"board/{board}/board.mk", encoding="ascii") as file:
        flags = dict(re.findall(r"^(MCU|AVRDUDE_FLAGS|BAUDS) = (.*)", file.read(), re.M))
    return ["board/check_board.py", "--image", f"out/{board}/bouton.hex", "--avrdude", flags["AVRDUDE_FLAGS"], "--bauds", flags["BAUDS"],
            "--wait", str(WAIT_S), *more, board, flags["MCU"], port]


def run(words, obey):
    """Runs the check. obey(line) gets each printed line. Returns (printed lines, exit status)."""
    lines = []
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        for line in process.stdout:
            lines.append(line.rstrip("\n"))
            obey(lines[-1])
    return lines, process.returncode


def checked(board, *commands, obey=None, image=None, **faults):
    """Checks a board with the image in its flash, again if this computer was too slow. Returns (printed lines, exit status)."""
    for _ in range(LATE_MAX):
        rig = Rig(board, *commands, f"load out/{image or board}/bouton.hex")
        person = Person(rig, **faults)
        lines, status = run(command(board, rig.port), lambda line, rig=rig, person=person: (obey or Person.obey)(person, line))
        rig.unplug()
        if not SILENT.fullmatch(lines[-1]):
            break
    return lines, status


def main():
    tap = Tap()
    lines, status = checked("uno")
    tap.check(status == 0 and lines[-1] == "pass", "a good board passes", *lines)
    tap.done()


main()
