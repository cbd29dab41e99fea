# SPDX-License-Identifier: MIT
"""An imitated board, and the program `bouton --port` that listens to it."""
import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import tty

sys.path.insert(0, "tests/host")
from board_lines import MACHINE, board_line, checked  # noqa: E402
from tap import BOUTON, VERSION  # noqa: E402

HANGS_S = 120  # timeout in s, longer than any answer takes
NUMBER = VERSION.split()[1]
UNO = f"uno {NUMBER}"
IDLE = checked(UNO)
START, AFTER = "nim - : 3 4 5", "nim - : 1 4 5"
STARTED = "New game. The first player is to move: nim - : 3 4 5"
MOVED = board_line(AFTER, 1 + MACHINE, START, "1-2")
MOVED_WORDS = "You: 1-2 (take 2 from pile 1). Bouton is to move: nim - : 1 4 5"


class Board:
    """An imitated board at a pseudo-terminal, or at a link to a pseudo-terminal."""

    def __init__(self, link=None):
        self.port, self.theirs = pty.openpty()
        tty.setraw(self.theirs)
        self.link = link
        self.name = link or os.ttyname(self.theirs)
        if link:
            os.symlink(os.ttyname(self.theirs), link)

    def send(self, *lines):
        for line in lines:
            os.write(self.port, line)

    def asked(self):
        """Waits for the byte that asks for a line."""
        return bool(select.select([self.port], [], [], HANGS_S)[0] and os.read(self.port, 1))

    def unplug(self):
        if self.link: # otherwise the link might later lead to another program's pseudo-terminal
            os.unlink(self.link)
        os.close(self.theirs)
        os.close(self.port)


class Listener:
    """The program, listening to the board at a port. If it hangs once, all later waits are short."""
    patience_s = HANGS_S

    def __init__(self, name, *options, **more):
        self.process = subprocess.Popen([BOUTON, "--port", name, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, **more)
        self.seen = b""

    def line(self):
        """Returns the next printed line, or None at the end of the output."""
        while b"\n" not in self.seen:
            if not select.select([self.process.stdout], [], [], Listener.patience_s)[0]:
                Listener.patience_s = 1
                return None
            more = os.read(self.process.stdout.fileno(), 65536)
            if not more:
                return None
            self.seen += more
        line, _, self.seen = self.seen.partition(b"\n")
        return line.decode()

    def lines(self, count):
        return [self.line() for _ in range(count)]

    def until_mark(self):
        """Returns the printed lines up to a line about the game mnim."""
        said = []
        while not said or said[-1] is not None and "mnim - : 77" not in said[-1]:
            said.append(self.line())
        return said

    def ask(self, text):
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()

    def end(self, number=signal.SIGTERM):
        """Returns the exit status after a signal (None if the program does not end) and the errors."""
        self.process.stdin.close()
        self.process.send_signal(number)
        try:
            status = self.process.wait(Listener.patience_s)
        except subprocess.TimeoutExpired:
            Listener.patience_s = 1
            self.process.kill()
            status = None
        return status, self.process.stderr.read().decode()


@contextlib.contextmanager
def connected(*lines, link=None, options=(), **more):
    """Yields an imitated board and the program, which has asked the board for its line and gets these lines. Finally checks its status."""
    board = Board(link)
    listener = Listener(board.name, *options, **more)
    try:
        board.asked()
        board.send(*lines)
        yield board, listener
    finally:
        status, said = listener.end()
        board.unplug()
    assert status == 0, (status, said)


def bouton(port, text="", *options):
    """Returns the output for this input, the exit status and the errors."""
    done = subprocess.run([BOUTON, "--port", port, *options], input=text, capture_output=True, text=True, timeout=HANGS_S)
    return done.stdout.splitlines(), done.returncode, done.stderr


def follow(*lines):
    """Returns what the program prints about these lines of a new board."""
    with connected(*lines, checked(UNO + " 1 1 77 0 0")) as (_, listener):  # the last line, about another game, marks the end of the output
        return listener.until_mark()[:-1]
