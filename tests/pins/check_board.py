#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, `make check-board` passes a bad board, or stops without a clear sentence. A simulated person reads what
the check prints and presses the keys of a simulated board, which has its real bootloader. Run from the root of the repository."""
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile
import threading

from listener import Board, Listener, checked
from rig import Rig

sys.path[:0] = ["board", "tests/host"]
import check_board  # noqa: E402
from tap import DRAW, VERSION, Tap, drawn  # noqa: E402

PLACES, PARTS = 100, 49  # wrong bits on each board; only some are tried unless DRAW is "all"
BOARDS = ("uno", "exhibit", "uno_service")
TOGETHER = 4             # number of boards that are checked at the same time
SPEED = 4                # speed of a simulated board relative to real time, while keys are pressed
LONG_S, SHORT_S = 60, 6  # longest wait for a line in s, from a good board and from a bad board
LATE_MAX = 20            # number of retries if this computer is too slow for avrdude
TAP_MS, HOLD_MS, GESTURE_MS = 100, 1000, 6000
SERVICE_ENTRY = 5        # number of entries in the operator's menu above the service screen
NUMBER = VERSION.split()[1]
FLASH_IS_GOOD = "The flash has every byte. Waiting for the first line."
BEGIN, OPEN = "Press OK until a game begins.", "Open the service screen: "


class Person:
    """Obeys each printed line. dead: a key that never makes contact. swapped: {key: key that makes contact instead}."""

    def __init__(self, rig, dead=None, swapped=None):
        self.rig, self.dead, self.swapped = rig, dead, swapped or {}

    def keys(self, words):
        return [self.swapped.get(key, key) for key in re.findall(r"LEFT|RIGHT|UP|DOWN|OK", words) if key != self.dead]

    def obey(self, line):
        if line == FLASH_IS_GOOD:
            self.rig.tell(f"go {SPEED}")
        elif line == BEGIN:
            press(self.rig, *self.keys("OK OK"))
        elif line.startswith(OPEN):
            self.open_service_screen()
        elif hold := re.fullmatch(r"Hold (\w+) for a second(, twice)?\.", line):
            press(self.rig, *self.keys(hold[1]) * (2 if hold[2] else 1), milliseconds=HOLD_MS)
        elif keys := re.fullmatch("(?:When it is your turn, press|Press) (.*)\\.", line):
            press(self.rig, *self.keys(keys[1]))

    def open_service_screen(self):
        press(self.rig, *self.keys("OK"))
        for pair in "LEFT RIGHT", "UP DOWN":
            press(self.rig, " ".join(self.keys(pair)), milliseconds=GESTURE_MS)
        press(self.rig, *self.keys("RIGHT") * SERVICE_ENTRY + self.keys("UP"))


def press(rig, *keys, milliseconds=TAP_MS):
    for key in keys:
        rig.tell(f"hold {milliseconds} {key.lower()}")


def command(board, port, *more, name=None, wait=LONG_S):
    with open(f"board/{board}/board.mk", encoding="ascii") as file:
        flags = dict(re.findall(r"^(MCU|AVRDUDE_FLAGS|BAUDS) = (.*)", file.read(), re.M))
    return ["board/check_board.py", "--image", f"out/{board}/bouton.hex", "--avrdude", flags["AVRDUDE_FLAGS"], "--bauds", flags["BAUDS"],
            "--wait", str(wait), *more, name or board, flags["MCU"], port]


def run(words, obey):
    """Runs a check. obey(line) gets each printed line. Returns the printed lines, and the exit status as the last one."""
    lines = []
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        for line in process.stdout:
            lines.append(line.rstrip("\n"))
            obey(lines[-1])
    return lines + [process.returncode]


def check(board, *commands, image=None, name=None, act=None, wait=LONG_S, **faults):
    """Checks a simulated board, again if this computer was too slow. The rig gets these commands first. act(rig, line) returns true
    if it obeys a line instead of the person. Returns what the check printed, and its status."""
    for _ in range(LATE_MAX):
        rig = Rig(board, *commands, f"load out/{image or board}/bouton.hex").serve()
        person = Person(rig, **faults)
        lines = run(command(board, rig.port, name=name, wait=wait), lambda line, rig=rig, person=person: act and act(rig, line) or person.obey(line))
        rig.unplug()
        if not lines[-2].startswith("No bootloader" if act else ("No bootloader", "The board sent no line")):
            break
    return lines


def good(tap):
    for board in drawn(BOARDS, len(BOARDS)):
        lines = check(board)
        tap.check(lines[-2:] == ["pass", 0], f"a good {board} passes", *lines)


def wrong_bits(tap):
    """Tries a wrong bit at many addresses, also in the first or the last byte."""
    faults = []
    with concurrent.futures.ThreadPoolExecutor(TOGETHER) as pool:
        for board in "uno", "exhibit":
            size = int(subprocess.run(["avr-size", f"out/{board}/bouton.hex"], capture_output=True, text=True, check=True).stdout.split()[-3])
            faults += [(board, at) for at in [0, size - 1] + drawn(random.Random(DRAW).sample(range(1, size - 1), PLACES - 2), PARTS)]
        faults = drawn(faults, 8)
        found = pool.map(lambda fault: check(fault[0], f"flip {fault[1]}"), faults)
        wrong = [(board, at, *lines) for (board, at), lines in zip(faults, found)
                 if not re.fullmatch(f"The flash differs at 0x{at:04x}: expected 0x[0-9a-f]+, got 0x[0-9a-f]+\\.", lines[-2]) or lines[-1] != 1]
        tap.check(not wrong, f"each of {len(faults)} wrong bits in a flash is named by its address", *wrong)


def keys(tap):
    """Tries boards with a dead key, and with two swapped keys."""
    names = list(check_board.KEYS)
    swaps = [(one, other) for at, one in enumerate(names) for other in names[at + 1:]]
    faults = drawn([(board, {"dead": key}) for board in BOARDS for key in names], 5 * len(BOARDS))
    faults += drawn([(board, {"swapped": {one: other, other: one}}) for board in BOARDS for one, other in swaps], 10 * len(BOARDS))
    sentence = r".* did not answer within .*\.|.* made a wrong move: .*\.|The service screen did not open: .*\.|A key differs: .*\."
    with concurrent.futures.ThreadPoolExecutor(TOGETHER) as pool:
        for (board, fault), lines in zip(faults, pool.map(lambda pair: check(pair[0], wait=SHORT_S, **pair[1]), faults)):
            advice = [check_board.ADVICE[board]] if board in check_board.ADVICE else []
            tap.check(FLASH_IS_GOOD in lines and lines[-1] == 1 and re.fullmatch(sentence, lines[-2 - len(advice)]) and lines[-1 - len(advice):-1] == advice,
                      f"{board} does not pass with {fault}", *lines)


def busy_port():
    """Checks a board whose port another program uses. Returns what the check printed without the port, and its status."""
    busy = Rig("uno").serve()
    listener = Listener(busy.port)
    lines = run(command("uno", busy.port), str)
    listener.end()
    busy.unplug()
    return [str(line).replace(busy.port, "PORT") for line in lines[:-1]] + lines[-1:]


def sentences(tap):
    """Each other fault ends with its sentence and with status 1."""
    faults = [
        ("another firmware", lambda: check("uno", image="uno-de"), r"The flash differs at 0x[0-9a-f]+: expected 0x.*, got 0x.*\."),
        ("another name", lambda: check("uno", name="nano"), f"The first line differs: expected nano {NUMBER}, got uno {NUMBER}\\."),
        ("unplugged while avrdude reads", lambda: check("uno", act=lambda rig, line: not threading.Timer(2, rig.unplug).start()),
         "The board at /dev/pts/[0-9]+ was unplugged\\."),
        ("unplugged later", lambda: check("uno", act=lambda rig, line: line == BEGIN and not rig.unplug()), "The board at /dev/pts/[0-9]+ was unplugged\\."),
        ("a board that sends nothing", lambda: check("uno", act=lambda rig, line: line == FLASH_IS_GOOD and not rig.stop(), wait=SHORT_S),
         f"The board sent no line within {SHORT_S} s\\."),
        ("another game in the menu", lambda: check("uno", act=lambda rig, line: line == BEGIN and not press(rig, "OK", "UP", "OK")),
         "The board has other settings than a new board: .*\\.")]
    for what, lines, sentence in [
            ("no board", lambda: run(command("uno", "/dev/no-such-board"), str), "There is no board at /dev/no-such-board: plug it in, or give another PORT\\."),
            ("a file", lambda: run(command("uno", "Makefile"), str), "Cannot open Makefile: Inappropriate ioctl for device\\."),
            ("another program", busy_port, "Another program uses PORT: end this program\\."),
            *drawn(faults, 3)]:
        printed = lines()
        tap.check(printed[-1] == 1 and re.fullmatch(sentence, printed[-2]), what, *printed)


def line_of(*numbers):
    return checked(" ".join(map(str, ["exhibit", NUMBER, *numbers])))


def service_screen(answers):
    """Checks the keys of an imitated exhibit. answers: {key: lines sent when the check asks for this key}. Other keys send what a
    good exhibit sends. Returns the sentence of the check, or None."""
    imitated = Board()

    def hear(sentence):
        key = re.fullmatch("Press (.*)\\.|Hold (OK) for a second\\.", sentence)
        name = "OPEN" if sentence.startswith(OPEN) else key[1] or key[2]
        released = line_of(check_board.SERVICE, 0, 4, 1)
        pressed = line_of(check_board.SERVICE, check_board.KEYS.get(name, 2), 4, 1)
        imitated.send(*answers.get(name, [pressed, released, released]))

    check_board.say, say = hear, check_board.say
    board = check_board.Board(imitated.name, 0.3)
    try:
        check_board.check_keys_by_screen(board)
    except check_board.Differs as sentence:
        return str(sentence)
    finally:
        check_board.say = say
        board.close()
        imitated.unplug()
    return None


def screens(tap):
    """Tries answers of the exhibit's service screen."""
    def state(*numbers):
        return line_of(check_board.SERVICE, *numbers)

    found = service_screen({})
    tap.check(found is None, "service screen: good keys pass", found)
    for key, bit in check_board.KEYS.items():
        for what, lines, sentence in [
                ("is dead", [], f"{key} did not answer within 0.3 s."),
                ("is stuck", [state(bit, 4, 1)], f"{key} stayed down for 0.3 s."),
                ("is another key", [state(bit % 31 * 2 % 31, 4, 1)], f"A key differs: expected {key}, got "),
                ("is two keys", [state(bit | bit % 31 * 2 % 31, 4, 1)], f"A key differs: expected {key}, got "),
                ("closes the screen", [line_of()], f"The service screen closed before it showed {key}."),
                ("closes the screen later", [state(bit, 4, 1), line_of()], None if key == "OK" else f"The service screen closed after {key}.")]:
            found = service_screen({key: lines})
            tap.check(found == sentence if sentence is None else found and found.startswith(sentence), f"service screen: {key} {what}", found)
    found = service_screen({"OPEN": [line_of(0, 3, 3, 4, 5, 0, 0)]})
    tap.check(found == "The service screen did not open: check LEFT, RIGHT, UP and DOWN.", "service screen: another line does not open it", found)
    found = service_screen({"OK": [state(16, 4, 0), state(16, 4, 1), line_of()]})
    tap.check(found is None, "service screen: the test of the EEPROM ends while OK is held", found)
    for eeprom in 0, 2:
        found = service_screen({"OK": [state(16, 4, eeprom), state(0, 4, eeprom)]})
        tap.check(found == f"The EEPROM differs: expected the state 1, got {eeprom}.", f"service screen: state {eeprom} of the EEPROM", found)


def several(tap):
    """Checks two boards at the same port, of which the second has a wrong bit."""
    with tempfile.TemporaryDirectory() as folder:
        link, people = os.path.join(folder, "board"), []

        def obey(line):
            if found := re.fullmatch("Board (.) of 2: plug it in\\.", line):
                rig = Rig("uno", *["flip 300"] * (found[1] == "2"), "load out/uno/bouton.hex").serve()
                people.append(Person(rig))
                os.symlink(rig.port, link)
            elif line == "Unplug this board.":
                os.unlink(link)
                people.pop().rig.unplug()
            else:
                people[-1:] and people[-1].obey(line)

        lines = run(command("uno", link, "--count", "2"), obey)
        results = [line for line in lines[:-2] if line == "pass" or line.startswith("The flash differs")]
        tap.check(results[:1] == ["pass"] and results[1].startswith("The flash differs at 0x012c: ") and lines[-2:] == ["1 of 2 boards passed.", 1],
                  "a good board and a bad board at the same port", *lines)


def main():
    tap = Tap()
    screens(tap)
    good(tap)
    wrong_bits(tap)
    keys(tap)
    sentences(tap)
    several(tap)
    tap.done()


main()
