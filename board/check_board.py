#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Checks the flash, the first line and the keys of finished boards. Prints "pass" or one sentence about what differs.
usage: board/check_board.py [options] BOARD MCU PORT. `make check-board` runs this script with the options of the board."""
import argparse
import binascii
import errno
import fcntl
import os
import re
import select
import subprocess
import sys
import termios
import time
import tty

PORT_S = 0.2  # seconds between two checks that the port exists
# avrdude's message about the first wrong byte
WRONG_BYTE = re.compile(r"device (0x\w+) != input (0x\w+) at addr (0x\w+)")
# A line of text from a board (firmware/line/README.md). Noise from a reset can precede the line.
LINE = re.compile(rb"([!-~]+ [!-~]+ (?:\d+ )*)\*(\d+)$")
NIM, SERVICE, HUMAN_IS_TO_MOVE, EEPROM_IS_GOOD = 0, 255, 0, 1  # numbers in a line
START = [3, 4, 5]  # piles of a new board's first game
# bits that stand for the keys in a line from the service screen
KEYS = {"LEFT": 8, "RIGHT": 1, "UP": 2, "DOWN": 4, "OK": 16}


class Differs(Exception):
    """The sentence about what differs."""


class KeyDiffers(Differs):
    """The sentence about a key that is dead or wrong."""


def unplugged(port):
    return Differs(f"The board at {port} was unplugged.")


def say(text):
    print(text, flush=True)


def open_port(port):
    """Opens the port for this program alone."""
    device = None
    try:
        device = os.open(port, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        fcntl.flock(device, fcntl.LOCK_EX | fcntl.LOCK_NB)
        tty.setraw(device)
        return device
    except (OSError, termios.error) as error:
        if device is not None:
            os.close(device)
        number, words = error.args[:2]
        if number == errno.ENOENT:
            raise Differs(f"There is no board at {port}: plug it in, or give another PORT.") from None
        if number in (errno.EBUSY, errno.EWOULDBLOCK):
            raise Differs(f"Another program uses {port}: end this program.") from None
        raise Differs(f"Cannot open {port}: {words}.") from None


def run_avrdude(flags, port):
    """Returns the exit status and the messages of avrdude. Ends avrdude, which would wait forever, if the port disappears."""
    with subprocess.Popen(["avrdude", "-qq", "-P", port, *flags], stderr=subprocess.PIPE, text=True) as process:
        while True:
            try:
                messages = process.communicate(timeout=PORT_S)[1]
                return process.returncode, messages
            except subprocess.TimeoutExpired:
                if not os.path.exists(port):
                    process.kill()
                    raise unplugged(port) from None


def compare_flash(options):
    """Lets avrdude compare each byte of the image, through a bootloader at one of the baud rates."""
    os.close(open_port(options.port))
    for baud in options.bauds:
        status, messages = run_avrdude(["-p", options.mcu, *options.avrdude.split(), "-b", baud, "-U", f"flash:v:{options.image}:i"], options.port)
        if not status:
            return
        if found := WRONG_BYTE.search(messages):
            got, expected, address = found.groups()
            raise Differs(f"The flash differs at {address}: expected {expected}, got {got}.")
    if not os.path.exists(options.port):
        raise unplugged(options.port)
    raise Differs(f"No bootloader answered at {options.port}: check that this is a board with an {options.mcu}.")


class Board:
    """A board that sends lines."""

    def __init__(self, port, wait):
        self.port, self.wait, self.received = port, wait, b""
        self.device = open_port(port)
        settings = termios.tcgetattr(self.device)
        settings[2] |= termios.CLOCAL | termios.CREAD
        settings[4] = settings[5] = termios.B115200
        termios.tcsetattr(self.device, termios.TCSANOW, settings)

    def close(self):
        os.close(self.device)

    def ask_for_line(self):
        try:
            os.write(self.device, b"\n")
        except OSError:
            raise unplugged(self.port) from None

    def line(self, until):
        """Returns the words of the next valid line without its checksum, or None if the time is over."""
        while True:
            line, end, rest = self.received.partition(b"\n")
            if end:
                self.received, found = rest, LINE.search(line)
                if found and int(found[2]) == binascii.crc_hqx(found[1], 0xFFFF):
                    return found[1].decode("ascii").split()
            elif not select.select([self.device], [], [], max(0, until - time.monotonic()))[0]:
                return None
            else:
                self.receive()

    def receive(self):
        try:
            more = os.read(self.device, 4096)
        except OSError:
            more = b""
        if not more:
            raise unplugged(self.port)
        self.received += more

    def numbers(self, is_wanted, sentence, waits=1):
        """Returns the numbers of the next wanted line. If none arrives, raises KeyDiffers with this sentence. Waits `waits` times as
        long as for a key."""
        until = time.monotonic() + waits * self.wait
        while words := self.line(until):
            numbers = list(map(int, words[2:]))
            if is_wanted(numbers):
                return numbers
        raise KeyDiffers(sentence)

    def answer(self, key, is_wanted):
        """Returns the numbers of the line that answers a key."""
        return self.numbers(is_wanted, f"{key} did not answer within {self.wait:g} s.")


def check_first_line(board, options):
    expected, words = f"{options.board} {options.version}", board.line(time.monotonic() + board.wait)
    if not words:
        raise Differs(f"The board sent no line within {board.wait:g} s.")
    if " ".join(words[:2]) != expected:
        raise Differs(f"The first line differs: expected {expected}, got {' '.join(words[:2])}.")


def check_move(board, keys, part, count):
    """Asks for keys that take `count` stones from the pile `part`. Returns the piles after the reply."""
    say(f"When it is your turn, press {', '.join(keys)}.")
    numbers = board.answer(keys[0], lambda numbers: numbers[-1:] != [0])
    if numbers[-2:] != [part, count]:
        got = f"{numbers[-1]} from pile {numbers[-2] + 1}" if numbers else "no game"
        raise KeyDiffers(f"The keys {', '.join(keys)} made a wrong move: expected {count} from pile {part + 1}, got {got}.")
    reply = board.numbers(lambda numbers: not numbers or numbers[2 + numbers[1]] == HUMAN_IS_TO_MOVE, "The board did not reply to a move.")
    return reply[2:2 + len(START)]


def check_keys_by_moves(board):
    """Asks for two moves in Nim, then for the menu. A dead or swapped key leads to another move."""
    say("Press OK until a game begins.")
    if board.answer("OK", bool) != [NIM, len(START), *START, HUMAN_IS_TO_MOVE, 0]:
        raise Differs("The board has other settings than a new board: choose Nim with 3, 4 and 5 stones in its menu, then check the board again.")
    piles = check_move(board, ["UP", "UP", "UP", "DOWN", "OK"], 0, 2)
    parts = [part for part, stones in enumerate(piles) if stones]
    check_move(board, ["RIGHT"] * len(parts) + ["UP", "OK"], parts[-1], 1)
    say("Hold LEFT for a second, twice.")
    board.answer("LEFT", lambda numbers: not numbers)


def check_released(board, key):
    """Waits until no key is down."""
    board.ask_for_line()
    numbers = board.numbers(lambda numbers: numbers[:1] != [SERVICE] or not numbers[1], f"{key} stayed down for {board.wait:g} s.")
    if numbers[:1] != [SERVICE]:
        raise Differs(f"The service screen closed after {key}.")


def check_key(key, numbers):
    """Compares a key with the keys in a line of the service screen."""
    if numbers[1] != KEYS[key]:
        got = " and ".join(name for name, bit in KEYS.items() if numbers[1] & bit)
        raise Differs(f"A key differs: expected {key}, got {got}.")


def check_keys_by_readings(board):
    """Asks for each key. Before the others, UP shows the kind of shield."""
    for key in ["UP", *KEYS]:
        say(f"Press {key}.")
        check_key(key, board.answer(key, lambda numbers: numbers[1]))
        check_released(board, key)


def check_keys_by_screen(board):
    """Asks for the service screen, then for each key."""
    say('Open the service screen: press OK. Hold LEFT and RIGHT for six seconds. Within 2 s hold UP and DOWN until the menu appears. '
        'Press RIGHT until it shows "Service", then press UP.')
    board.numbers(lambda numbers: numbers[:1] == [SERVICE], "The service screen did not open: check LEFT, RIGHT, UP and DOWN.", waits=4)
    check_released(board, "UP")
    for key in KEYS:
        say("Hold OK for a second." if key == "OK" else f"Press {key}.")
        numbers = board.answer(key, lambda numbers: numbers[:1] != [SERVICE] or numbers[1])
        if numbers[:1] != [SERVICE]:
            raise Differs(f"The service screen closed before it showed {key}.")
        check_key(key, numbers)
        if key != "OK":
            check_released(board, key)
    eeprom = numbers[3]
    board.ask_for_line()
    while numbers[:1] == [SERVICE] and numbers[1]:  # until OK is released; each press delays the test of the EEPROM
        numbers = board.numbers(lambda _: True, f"OK stayed down for {board.wait:g} s.")
        eeprom = numbers[3] if numbers[:1] == [SERVICE] else eeprom
    if eeprom != EEPROM_IS_GOOD:
        raise Differs(f"The EEPROM differs: expected the state {EEPROM_IS_GOOD}, got {eeprom}.")


KEY_CHECKS = {"exhibit": check_keys_by_screen, "uno_service": check_keys_by_readings}  # other boards: by moves
# Advice for boards whose keys give readings at A0
ADVICE = dict.fromkeys(("uno", "nano"), "To see the reading of each key, flash the service image: make flash BOARD=uno_service.")


def check(options):
    """Checks a board. Returns true if it passes."""
    try:
        say(f"Comparing the flash of the board at {options.port} with {options.image}.")
        compare_flash(options)
        say("The flash has every byte. Waiting for the first line.")
        board = Board(options.port, options.wait)
        try:
            check_first_line(board, options)
            KEY_CHECKS.get(options.board, check_keys_by_moves)(board)
        finally:
            board.close()
    except Differs as sentence:
        say(str(sentence))
        if isinstance(sentence, KeyDiffers) and options.board in ADVICE:
            say(ADVICE[options.board])
        return False
    say("pass")
    return True


def wait_for_port(port, is_there):
    while os.path.exists(port) != is_there:
        time.sleep(PORT_S)


def check_boards(options):
    """Checks several boards, one after the other. Returns true if all pass."""
    passed = 0
    for number in range(1, options.count + 1):
        say(f"Board {number} of {options.count}: plug it in.")
        wait_for_port(options.port, True)
        passed += check(options)
        say("Unplug this board.")
        wait_for_port(options.port, False)
    say(f"{passed} of {options.count} boards passed.")
    return passed == options.count


def main():
    parser = argparse.ArgumentParser(description="Checks the flash, the line and the keys of boards.")
    parser.add_argument("board")
    parser.add_argument("mcu")
    parser.add_argument("port")
    parser.add_argument("--image", required=True, help="hex file that the flash must contain")
    parser.add_argument("--avrdude", required=True, help="flags for avrdude")
    parser.add_argument("--bauds", required=True, type=str.split, help="baud rates of bootloaders")
    parser.add_argument("--count", type=int, default=1, help="how many boards to check, one after the other")
    parser.add_argument("--wait", type=float, default=30, help="longest wait for the first line, and for a key, in seconds")
    options = parser.parse_args()
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../firmware/line/version.h"), encoding="ascii") as file:
        options.version = re.search(r'BOUTON_VERSION "(.*)"', file.read())[1]
    try:
        sys.exit(not (check(options) if options.count == 1 else check_boards(options)))
    except KeyboardInterrupt:
        sys.exit(1)


if __name__ == "__main__":
    main()
