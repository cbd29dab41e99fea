#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""`bouton --port` with a simulated board at a terminal device, `bouton-sim --pty`, and with boards made up here that are silent,
noisy, late, of another version, or gone. Run from the root of the repository."""
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import threading
import tty

sys.path.insert(0, "tests/host")
from tap import BOUTON, PROBE, PROBED, VERSION, Tap  # noqa: E402

HANGS_S = 600  # many times as long as anything takes
NUMBER = VERSION.split()[1]
GREETED = {"v": f"v made-up {NUMBER}"}


def bouton(port, text, **more):
    """What it prints with this input, its exit status and what it says on stderr."""
    done = subprocess.run([BOUTON, "--port", port], input=text, capture_output=True, text=True, timeout=HANGS_S, **more)
    return done.stdout.splitlines(), done.returncode, done.stderr


class Board:
    """A board that answers lines as a table says; a line that is in no table is not answered. A list is used up."""

    def __init__(self, answers, first=b""):
        self.port, theirs = pty.openpty()
        tty.setraw(theirs)
        self.name, self.theirs = os.ttyname(theirs), theirs
        self.answers, self.heard, self.first = answers, [], first
        self.thread = threading.Thread(target=self.serve, daemon=True)
        self.thread.start()

    def serve(self):
        line = b""
        while True:
            try:
                byte = os.read(self.port, 1)
            except OSError:
                return
            line += byte
            if not line.endswith(b"\n"):
                continue
            said, line = line.decode().strip(), b""
            self.heard.append(said)
            answer = self.answers.get(said)
            if isinstance(answer, list):
                answer = answer.pop(0) if answer else None
            if answer == "gone":
                os.close(self.theirs)
                os.close(self.port)
                return
            if answer is not None:
                os.write(self.port, self.first + answer.encode("latin-1") + b"\n")
                self.first = b""


def made_up(tap):
    board = Board({"v": "v made-up 99.9"})
    out, status, said = bouton(board.name, PROBE)
    tap.check((out, status) == ([], 1) and "made-up 99.9" in said and f"version {NUMBER}" in said, "another version: an error names both", said)
    board = Board({"v": "v"})
    tap.check(bouton(board.name, PROBE)[:2] == ([], 1), "no version: an error")
    board = Board(GREETED | {"q 0 3 3 4 5": "q N 0 2"}, first=b"\xff\0\x80 1 2\n\r\nm 1\ne 1 0 0\n" * 20 + b"\xfe")
    out, status, said = bouton(board.name, PROBE)
    tap.check(out[-1:] == [PROBED] and status == 0, "noise before the first answer is passed over", out, said)
    flags, _, control, _, *speeds, _ = termios.tcgetattr(board.theirs)
    tap.check(speeds == [termios.B115200] * 2 and flags & termios.IXON and not control & (termios.CSTOPB | termios.HUPCL),
              "115200 baud, one stop bit, XON and XOFF, and the board is not reset at the end", flags, control, speeds)
    board = Board(GREETED | {"q 0 3 3 4 5": ["q X 0 2", "q N 0 9", "q N 7 1", "q N 0 2 2", "q", "q N zero", "e 77 1 0", "e", "q N 0 2"],
                            "q 0 1 0": "q P 0 1"})
    out, status, said = bouton(board.name, f"{PROBE}\n" * 9 + "nim - : 0")
    tap.check(out == ["error: the board's answer is damaged"] * 6 + ["error: the board refuses number 1 of its line, fault 77"] +
              ["error: the board's answer is damaged", PROBED, "error: the board's answer is damaged"] and status == 0,
              "damaged answers are errors, not guesses", *out)
    board = Board(GREETED | dict.fromkeys(("n 0 3 3 4 5", "s", "u", "w 1", "w 0"), "e 77 1 0"))
    out, status, said = bouton(board.name, "new nim\nshow\nundo\nwatch\nwatch off\nreply\nversion\n")
    tap.check(out == ["error: the board refuses number 1 of its line, fault 77"] * 6 + [f"{VERSION}, board made-up {NUMBER}"] and
              status == 0 and board.heard == ["v", "n 0 3 3 4 5", "s", "u", "w 1", "w 0", "s"],
              "what the board refuses is not done", *out, board.heard)
    told = {
        "m 0 3 3 4 5 0 0": "@ nim - : 3 4 5 : human : -",
        "m 0 3 1 4 5 2 0 2": "@ nim - : 1 4 5 : machine : 1-2",
        "m 12 2 1 2 1 2 2": "@ wythoff - : 1 2 : human : 1-2+2-2",
        "m 23 2 3 4 3 0 3": "@ divide - : 3 4 : machine : 1>3,4",
        "m 29 3 4 2 2 0 1 2": "@ chomp - : 4 2 2 : human : 2,3",
        "m 0 3 0 0 0 5 2 1": "@ nim - : 0 0 0 : game over, the second player won : 3-1",
        "m 0 3 0 0 0 6 2 1": "@ nim - : 0 0 0 : game over, the machine won : 3-1",
    }
    board = Board(GREETED | {"w 1": "\n".join(["w 1", *told]), "w 0": "w 0"})
    out, status, said = bouton(board.name, "watch\nwatch off\n")
    tap.check(out == ["watch", *told.values(), "watch off"] and status == 0, "what a board tells of its match is said in words",
              *out, *told.values())
    board = Board({"v": [GREETED["v"], "gone"]} | {"q 0 3 3 4 5": "gone"})
    out, status, said = bouton(board.name, f"{PROBE}\n{PROBE}\n")
    tap.check(status == 1 and said == "bouton: the board is gone\n", "a board that is unplugged: an error, status 1", out, said)
    out, status, said = bouton("/dev/no-such-board", PROBE)
    tap.check((out, status) == ([], 1) and "/dev/no-such-board: No such file" in said, "no such device", said)
    out, status, said = bouton("Makefile", PROBE)
    tap.check((out, status) == ([], 1) and "cannot open Makefile" in said, "no terminal device", said)


def silent(tap):
    """All wait for some seconds, at the same time."""
    mute, late = Board({}), Board({"v": [None, None, GREETED["v"], GREETED["v"]], "q 0 3 3 4 5": [None, "q N 0 2"]})
    watched = Board(GREETED | {"w 1": ["w 1", None, "w 1", "w 1"], "w 0": "w 0", "q 0 3 3 4 5": [None, "q N 0 2"]})
    said, told = [], []
    waiting = [threading.Thread(target=lambda: said.append(bouton(mute.name, PROBE))),
               threading.Thread(target=lambda: told.append(bouton(watched.name, f"watch\n{PROBE}\n{PROBE}\n{PROBE}\nwatch off\n")))]
    for one in waiting:
        one.start()
    out, status, _ = bouton(late.name, f"{PROBE}\nall {PROBE}\n{PROBE}\n")
    for one in waiting:
        one.join(HANGS_S)
    tap.check(said and said[0][:2] == ([], 1) and "no board answers" in said[0][2], "nobody answers: an error", said)
    tap.check(len(mute.heard) <= 10, f"after {len(mute.heard)} tries")
    tap.check(out == ["error: the board does not answer", PROBED, PROBED] and status == 0,
              "a board that is silent for a while, as after a reset: an error, and the next line is answered", *out)
    tap.check(told and told[0][:2] == (["watch"] + ["error: the board does not answer"] * 2 + [PROBED, "watch off"], 0),
              "a board that is watched is so again before its next answer", *told, watched.heard)


class Terminal:
    """The program on a terminal."""

    def __init__(self, port):
        self.port, theirs = pty.openpty()
        self.program = subprocess.Popen([BOUTON, "--port", port], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
                                        env={"TERM": "vt100", "HOME": "/", "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"})
        os.close(theirs)
        self.seen = b""

    def wait_for(self, words):
        """The output since the last call, up to these words."""
        while words not in self.seen:
            if not select.select([self.port], [], [], HANGS_S)[0]:
                return None
            self.seen += os.read(self.port, 4096)
        before, found, self.seen = self.seen.partition(words)
        return before + found

    def type(self, line):
        os.write(self.port, line.encode())


def at_terminal(tap, name):
    terminal = Terminal(name)
    terminal.wait_for(b"bouton> ")
    terminal.type(f"{PROBE}\r")
    tap.check(terminal.wait_for(PROBED.encode()), "at the prompt the board answers")
    terminal.type("watch\rnew nim\r")
    terminal.wait_for(b"nim - : 3 4 5\r\n")
    terminal.type("play 1-2\r")
    terminal.wait_for(b"nim - : 1 4 5\r\n")
    terminal.type("vers")
    told = terminal.wait_for(b"@ nim - : ")
    tap.check(told is not None and terminal.wait_for(b"bouton> vers") is not None,
              "what happens on the glass is told above the line that is typed", told)
    terminal.type("ion\r")
    tap.check(terminal.wait_for(f"{VERSION}, board uno {NUMBER}\r\n".encode()) is not None, "which goes on")
    terminal.type("watch off\r\x1b[A\x1b[A\r")
    tap.check(terminal.wait_for(f"{VERSION}, board".encode()) is not None, "the history works as ever")
    terminal.type("quit\r")
    tap.check(terminal.program.wait(HANGS_S) == 0, "quit: status 0")
    os.close(terminal.port)


def log(tap, name):
    """A log goes on when its input has ended, until a signal ends it."""
    with subprocess.Popen([BOUTON, "--port", name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as logging:
        logging.stdin.write("new nim\nwatch\nplay 1-2\n")
        logging.stdin.close()
        heard = [logging.stdout.readline().strip() for _ in range(4)]
        busy = bouton(name, PROBE)
        tap.check(busy[1] == 1 and "another program uses it" in busy[2], "one program at a time", busy)
        logging.send_signal(signal.SIGTERM)
        tap.check(heard[:3] == ["nim - : 3 4 5", "watch", "nim - : 1 4 5"] and heard[3].startswith("@ nim - : ") and
                  logging.wait(HANGS_S) == -signal.SIGTERM, "watch: a log of what is played", *heard)


def simulated(tap):
    with subprocess.Popen(["out/sim/bouton-sim", "--pty"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as running:
        name = running.stdout.readline().decode().strip()
        tap.check(name.startswith("/dev/"), f"--pty prints the name of a device: {name}")
        port = os.open(name, os.O_RDWR | os.O_NOCTTY)
        os.write(port, b"q 0 3 3 4 5\n")
        answer = os.read(port, 1)
        while not answer.endswith(b"\n"):
            answer += os.read(port, 100)
        tap.check(os.isatty(port) and answer == b"q N 0 2\n", "which is the board's line: numbers", answer)
        os.close(port)
        out, status, said = bouton(name, f"version\n{PROBE}\nnim - : 3 100\nwhy nim - : 1 1\nnew mnim - : 1 2 3\nplay 3-3\nundo\nshow")
        tap.check(out[:3] == [f"{VERSION}, board uno {NUMBER}", PROBED, "error: column 11: expected a number 0..99"] and
                  "verdict: P" in out and out[-4:-2] == ["mnim - : 1 2 3", "mnim - : 1 2 0"] and (status, said) == (0, ""),
                  "words in, words out", *out, said)
        log(tap, name)
        at_terminal(tap, name)
        running.send_signal(signal.SIGINT)
        tap.check(running.wait(HANGS_S) == 0, "Ctrl-C: exit status 0")


def main():
    tap = Tap()
    made_up(tap)
    silent(tap)
    simulated(tap)
    tap.done()


main()
