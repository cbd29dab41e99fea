#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, `bouton --port` hangs, loses its log or does not come back after a cable was unplugged. Tries ports
without a board, several terminals, and a simulated Uno. Run from the root of the repository."""
import os
import pty
import re
import select
import signal
import subprocess
import tempfile
import termios
import threading
import time

from listener import AFTER, HANGS_S, IDLE, MOVED, MOVED_WORDS, NUMBER, START, STARTED, UNO, Board, Listener, bouton, connected

from board_lines import MACHINE, WON, board_line, checked
from tap import BOUTON, PROBE, PROBED, VERSION, Tap

SILENCE_S = 10


def at_start(tap):
    """Tries devices that are not a board. Two of them wait at the same time."""
    def error(what, name, expected):
        """Checks that the program prints nothing but this error."""
        out, status, said = bouton(name)
        tap.check((out, status) == ([], 1) and re.fullmatch(f"bouton: {expected}\n", said), f"{what} is an error", said)

    error("a missing device", "/dev/no-such-board",
          r"cannot open /dev/no-such-board: No such file or directory\. Plug the board in, or give another --port\.")
    error("a file that is not a terminal device", "Makefile", r"cannot open Makefile: .*\. Give the port of a board, as in --port /dev/ttyACM0\.")
    gone = Board()
    listener = Listener(gone.name)
    gone.asked()
    gone.unplug()
    status = listener.process.wait(HANGS_S)
    said = listener.process.stderr.read().decode()
    tap.check(status == 1 and listener.line() is None and
              said == f"bouton: {gone.name} is gone. Plug the board in, then start bouton again.\n",
              "a device that disappears before its first line is an error", said)
    other = Board()
    other.send(checked("nano 99.9 0 1 5 0 0"))
    error("a board of another version", other.name,
          rf"{other.name}: this program reads only version {NUMBER}, but the board is nano 99.9\. Build both from the same version\.")
    mute, gps = Board(), Board()
    started = time.monotonic()
    waiting = [Listener(one.name) for one in (mute, gps)]
    ended = {}
    while len(ended) < 2 and time.monotonic() < started + 60:
        gps.send(b"$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47\r\n")
        time.sleep(0.01)
        for at, one in enumerate(waiting):
            if at not in ended and one.process.poll() is not None:
                ended[at] = time.monotonic() - started
    for at, (name, one) in enumerate((("silence", mute), ("a GPS that sends continuously", gps))):
        waiting[at].process.kill()  # if still running
        said = waiting[at].process.stderr.read().decode()
        tap.check(SILENCE_S <= ended.get(at, 0) < SILENCE_S + 1.5 and waiting[at].process.wait() == 1 and waiting[at].line() is None and
                  said == f"bouton: {one.name} has sent no line of a Bouton for 10 seconds. Flash the board with `make flash`, "
                  "or give another --port.\n", f"{name} is an error after {SILENCE_S} s", ended, said)


def versions(tap):
    """Each change to another version must be reported in the order of the lines, even if the lines arrive together."""
    with connected() as (board, listener):
        other = [f"{board.name}: this program reads only version {NUMBER}, but the board is uno {n}. Build both from the same version." for n in (7, 8)]
        lines = [board_line(START, 0), checked("uno 7"), checked("uno 7 0 1 5 0 0"), IDLE, board_line("nim - : 7", 0), checked("uno 8"), IDLE,
                 board_line("nim - : 8", 0)]
        board.send(b"".join(lines))
        said = listener.lines(6)
        tap.check(said == [STARTED, other[0], "The game was left.", STARTED.replace("3 4 5", "7"), other[1], "The game was left."],
                  "each change to another version is reported", *said)


def cable(tap, folder):
    link = os.path.join(folder, "board")
    board = Board(link)
    listener = Listener(link)
    board.asked()
    board.send(board_line(START, 0))
    listener.line()
    board.unplug()
    said = listener.line()
    tap.check(said == f"The board at {link} is gone. Waiting for it.", "an unplugged cable is reported", said)
    listener.ask(f"hint\n{PROBE} 1")
    said = listener.lines(2)
    tap.check(said == [PROBED, "nim - : 3 4 5 1 : N : 1-3"], "questions are answered without the board", *said)
    with open(f"/proc/{listener.process.pid}/stat", encoding="ascii") as stat:
        before = sum(map(int, stat.read().split()[13:15]))
    time.sleep(2)
    with open(f"/proc/{listener.process.pid}/stat", encoding="ascii") as stat:
        ticks = sum(map(int, stat.read().split()[13:15])) - before
    tap.check(ticks <= 10, f"waiting for the cable needs {ticks} clock ticks in 2 s")
    board = Board(link)
    said = listener.line()
    tap.check(said == f"The board at {link} is back." and board.asked(), "the program reports the plugged-in cable and asks for a line", said)
    board.send(MOVED)
    said = listener.line()
    tap.check(said == MOVED_WORDS, "the match continues after the cable is plugged in", said)
    board.unplug()
    listener.line()
    board = Board(link)
    listener.line()
    board.send(checked("uno 9"))
    said = listener.line()
    tap.check(said == f"{link}: this program reads only version {NUMBER}, but the board is uno 9. Build both from the same version.",
              "another version at the same port is reported", said)
    tap.check(listener.end() == (0, ""), "SIGTERM ends with status 0")
    board.unplug()


def log(tap, folder):
    name = os.path.join(folder, "log")
    with open(name, "w", encoding="ascii") as file:
        file.write("earlier\n")
    with connected(options=("--log", name), env={**os.environ, "TZ": "Europe/Berlin"}) as (board, listener):
        listener.process.stdin.close()
        board.send(board_line(START, 0), MOVED, MOVED,
                   board_line(START, 0), board_line("nim - : 3 0 0", WON + 1 + MACHINE), IDLE,
                   board_line("take max=3 : 2", 1), board_line("take max=3 : 0", WON + 1 + MACHINE, "take max=3 : 2", "2"),
                   IDLE, board_line("take max=3 : 2", 1), board_line("take max=3 : 0", WON + 1, "take max=3 : 2", "2"))
        listener.lines(9)
        with open(name, encoding="ascii") as file:
            lines = file.read().splitlines()
        expected = [f"{START} : human : -", f"{AFTER} : machine : 1-2", f"{START} : human : undo", "-", "take max=3 : 2 : human : -",
                    "take max=3 : 0 : game over, the machine won : 2", "-", "take max=3 : 2 : human : -",
                    "take max=3 : 0 : game over, the second player won : 2"]
        good = lines[0] == "earlier" and len(lines) == 1 + len(expected)
        for line, record in zip(lines[1:], expected):
            match = re.fullmatch(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\+0[12]:00 uno (.*)", line)
            good &= match is not None and match[2] == record and abs(
                time.mktime(time.strptime(match[1], "%Y-%m-%dT%H:%M:%S")) - time.time()) < 15 * 3600
        tap.check(good, "the log has a line with the time for each change, and keeps earlier lines", *lines)
        tap.check(listener.process.poll() is None, "without input the program follows the board")
        tap.check(listener.end(signal.SIGINT) == (0, ""), "SIGINT ends with status 0")
        out, status, said = bouton(board.name, "", "--log", folder)
        tap.check((out, status, said) == ([], 1, f"bouton: cannot write {folder}: Is a directory. Give another --log.\n"),
                  "a log that cannot be opened is an error", said)
        none = os.path.join(folder, "none")
        status = bouton("/dev/no-such-board", "", "--log", none)[1]
        tap.check(status == 1 and not os.path.exists(none), "no log is created if the port cannot be opened")
        board.send(board_line(START, 0))
        out, status, said = bouton(board.name, "", "--log", "/dev/full")
        tap.check(status == 1 and said == "bouton: cannot write the log: No space left on device\n", "a log that cannot be written is an error", said)


def flood(tap):
    """The program must answer questions while a device sends without pause."""
    with connected(IDLE) as (board, listener):
        os.set_blocking(board.port, False)
        listener.ask(PROBE)
        noise, said = b"\xff*\0 9 9 9 \n" * 5 + b"0" * 5000, None
        until = time.monotonic() + HANGS_S
        while said is None and time.monotonic() < until:
            try:
                os.write(board.port, noise)
            except BlockingIOError:
                time.sleep(0.0001)
            if select.select([listener.process.stdout], [], [], 0)[0]:
                said = listener.line()
        tap.check(said == PROBED, "a question is answered during a flood", said)
        os.set_blocking(board.port, True)
        board.send(b"\n", board_line(START, 0))
        tap.check(listener.line() == STARTED, "the next complete line after a flood is read")


def long_game(tap):
    """The program keeps the latest 1001 positions of a match."""
    there, back = board_line(AFTER, 1, START, "1-2"), board_line(START, 0, "nim - : 3 4 6", "3-1")
    with connected() as (board, listener):
        for line in [board_line(START, 0)] + [there, back] * 501 + [there]:
            board.send(line)
            listener.line()
        listener.ask("game")
        said = listener.lines(1002)
        tap.check(said[0] == f"A game under way. Player 2 is to move: {AFTER}" and said[2].startswith("Player 1: 1-2 ") and said[-1] == "",
                  "the list of a long match begins with the oldest kept position", *said[:3])


class Terminal:
    """The program at a terminal."""

    def __init__(self, port):
        self.port, theirs = pty.openpty()
        self.program = subprocess.Popen([BOUTON, "--port", port], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
                                        env={"TERM": "vt100", "HOME": "/", "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"})
        os.close(theirs)
        self.seen = b""

    def wait_for(self, words):
        """Returns the output since the last call, up to these words."""
        while words not in self.seen:
            if not select.select([self.port], [], [], HANGS_S)[0]:
                return None
            self.seen += os.read(self.port, 4096)
        before, found, self.seen = self.seen.partition(words)
        return before + found

    def type(self, line):
        os.write(self.port, line.encode())


def at_terminal(tap, folder):
    link = os.path.join(folder, "prompt")
    board = Board(link)
    terminal = Terminal(link)
    board.asked()
    board.send(board_line(START, 0))
    tap.check(terminal.wait_for(STARTED.encode() + b"\r\n") and terminal.wait_for(b"bouton> "), "at a terminal the match is followed by the prompt")
    terminal.type("hint\r")
    tap.check(terminal.wait_for(f"{PROBED}\r\nThe first player wins: take 2 from pile 1.\r\n".encode()), "hint is about the position on the board")
    terminal.wait_for(b"bouton> ")
    terminal.type("lost sub S=1,3,4 : 9999999\r")
    terminal.wait_for(b"\n1001\r")
    terminal.program.send_signal(signal.SIGINT)
    tap.check(terminal.wait_for(b"error: interrupted\r\n") is not None and terminal.wait_for(b"bouton> "), "Ctrl-C ends a long answer")
    terminal.type("vers")
    terminal.wait_for(b"vers")
    board.send(MOVED)
    told = terminal.wait_for(MOVED_WORDS.encode() + b"\r\n")
    tap.check(told is not None and terminal.wait_for(b"bouton> vers") is not None, "a move is printed above the typed line", told)
    board.unplug()
    terminal.wait_for(f"The board at {link} is gone. Waiting for it.\r\n".encode())
    tap.check(terminal.wait_for(b"bouton> vers") is not None, "the message about the unplugged cable is printed above the typed line")
    board = Board(link)
    terminal.wait_for(b" is back.\r\n")
    tap.check(terminal.wait_for(b"bouton> vers") is not None and board.asked(), "the message about the plugged-in cable is printed above the typed line")
    terminal.type("ion\r")
    tap.check(terminal.wait_for(f"{VERSION}, board {UNO}\r\n".encode()) is not None, "the typed line is answered")
    terminal.type("\x1b[A\x1b[A\x1b[A\r")
    told = terminal.wait_for(b"nim - : 1 4 5 : P : -\r\nBouton loses, if the opponent makes no mistake.")
    tap.check(told is not None, "the history works, and a hint names the player", terminal.seen)
    terminal.type("quit\r")
    tap.check(terminal.program.wait(HANGS_S) == 0, "quit ends with status 0")
    os.close(terminal.port)
    board.unplug()


class Toy:
    """A simulated Uno: its line at one terminal device, its keys at another."""
    KEYS = {"ok": b"\r", "up": b"\x1bOA", "right": b"\x1bOC"}

    def __init__(self):
        self.port, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (30, 110))
        self.process = subprocess.Popen(["out/sim/bouton-sim", "--pty"], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
                                        env={"TERM": "vt100", "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"})
        os.close(theirs)
        seen = b""
        while not (found := re.search(rb"(/dev/pts/\d+)\r\n", seen)):
            seen += os.read(self.port, 65536)
        self.name = found[1].decode()
        threading.Thread(target=self.drain, daemon=True).start()

    def drain(self):
        while True:
            try:
                os.read(self.port, 65536)
            except OSError:
                return

    def press(self, *keys):
        for key in keys:
            os.write(self.port, self.KEYS[key])
            time.sleep(0.3)


def simulated(tap):
    """Follows a match of the simulated firmware: a person moves and the machine replies."""
    toy = Toy()
    listener = Listener(toy.name)
    said = []
    thread = threading.Thread(target=lambda: said.extend(iter(listener.line, None)), daemon=True)
    thread.start()

    def play_until(pattern, *keys):
        until = time.monotonic() + 120
        while not any(re.search(pattern, line) for line in said) and time.monotonic() < until:
            toy.press(*keys)
        return any(re.search(pattern, line) for line in said)

    tap.check(play_until("^New game. The first player is to move: nim - : 3 4 5$", "ok"), "a match on the simulated board is reported", *said)
    move = r"\d-\d \(take \d from pile \d\)\."
    tap.check(play_until(f"^You: {move} Bouton is to move: nim - : ", "right", "up", "ok"), "the person's move is reported", *said)
    tap.check(play_until(f"^Bouton: {move} You are to move: nim - : ", "right"), "the machine's reply is reported", *said)
    tap.check(listener.end() == (0, "") and not [line for line in said if "missed" in line], "no move was missed", *said)
    os.write(toy.port, b"q")
    tap.check(toy.process.wait(HANGS_S) == 0, "the simulator ends")


def main():
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        at_start(tap)
        versions(tap)
        cable(tap, folder)
        log(tap, folder)
        flood(tap)
        long_game(tap)
        at_terminal(tap, folder)
        simulated(tap)
    tap.done()


main()
