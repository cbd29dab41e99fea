#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, `make flash` reports success although the board does not run the firmware. Runs `make flash` with the real
avrdude and bootloaders, and a simulated board. Compares the flash with the hex file, starts the firmware, and imitates faults of
real boards. Run from the root of the repository."""
import subprocess
import sys
import tempfile

from rig import Rig

sys.path.insert(0, "tests/host")
from tap import ENVIRONMENT, Tap, drawn, english  # noqa: E402

BOARDS = {"uno": "uno", "exhibit": "exhibit", "nano": "nano", "old-nano": "nano"}  # kinds of rigs
START = {"uno": 0x7E00, "exhibit": 0x3E000}  # start of the boot section; the Nanos' is at 0x7800
ONE_ATTEMPT = "-c arduino -D -x attempts=1"  # avrdude's usual ten attempts would take a minute
LATE_MAX = 20  # attempts after the first
DROPPED = 12800  # address of the page that a worn flash loses


def run(board, port, flags=""):
    """Runs `make flash`. Returns its exit status and what it printed."""
    words = ["timeout", "3600", "make", "flash", f"BOARD={board}", f"PORT={port}"] + [f"AVRDUDE_FLAGS={flags}"] * bool(flags)
    done = subprocess.run(words, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def flash(rig, board, fails_with="", flags=""):
    """Runs `make flash`, again if the result is not the wanted one and the chip was late."""
    rig.serve()
    for _ in range(1 + LATE_MAX):
        status, said = run(board, rig.port, flags)
        if rig.ask("late") == "0" or bool(status) == bool(fails_with) and fails_with in said:
            break
    return status, said


def good(tap, kind):
    board, rig = BOARDS[kind], Rig(kind)
    image = f"out/{board}/bouton.hex"
    size = int(subprocess.run(["avr-size", image], capture_output=True, text=True, check=True).stdout.split()[-3])
    tap.check(0 < size <= START.get(kind, 0x7800), f"{kind}: the image ends below the boot section", size)
    status, said = flash(rig, board)
    tap.check(status == 0, f"{kind}: make flash succeeds", said)
    tap.check(rig.ask(f"differs {image}") == "-1", f"{kind}: the flash has exactly the bytes of the hex file and the bootloader")
    starts = "attracts" if board == "exhibit" else f"starts {english('MSG_SPLASH')}"
    tap.check(rig.ask(starts) == "1", f"{kind}: the bootloader starts the firmware")
    if board == "exhibit":
        tap.check(rig.ask("renews") == "1" and rig.ask(starts) == "1",
                  f"{kind}: after a restart by the watchdog the bootloader starts the firmware again")
    found = rig.ask("faults")
    tap.check(not found, f"{kind}: no part was used wrongly", found)
    rig.unplug()


def nobody(tap):
    rig = Rig("uno").serve()
    rig.stop()
    status, said = run("uno", rig.port, ONE_ATTEMPT)
    tap.check(status and rig.port in said and "board/uno/README.md" in said,
              "nobody answers: make flash fails, and names the port and the page with help", said)
    rig.unplug()


def another_chip(tap):
    """Flashes the exhibit's firmware to an Uno."""
    rig = Rig("uno")
    status, said = flash(rig, "exhibit", "1E 98 01", "-c arduino -D")
    tap.check(status and "1E 98 01" in said and "board/exhibit/README.md" in said,
              "another chip: make flash fails, and names the signature it wants", said)
    with tempfile.NamedTemporaryFile("w") as empty:
        print(":00000001FF", file=empty, flush=True)
        tap.check(rig.ask(f"differs {empty.name}") == "-1", "another chip: nothing is written")
    rig.unplug()


def worn(tap):
    """Loses a page. avrdude and `differs` must notice."""
    rig = Rig("uno", f"drop {DROPPED}")
    status, said = flash(rig, "uno", "verif")
    tap.check(status and "verif" in said, "a page is lost: make flash fails", said)
    tap.check(rig.ask("differs out/uno/bouton.hex") == str(DROPPED), "a page is lost: found here")
    rig.unplug()


def main():
    tap = Tap()
    for kind in drawn(BOARDS, len(BOARDS)):
        good(tap, kind)
    for fault in drawn([nobody, another_chip, worn], 3):
        fault(tap)
    tap.done()


main()
