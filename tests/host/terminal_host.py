#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the prompt loses keys, lines or the terminal's settings. The host program on a pseudo-terminal: greeting,
prompt, line editing, history and Ctrl-C. Run from the root of the repository."""
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
import time

from tap import ANY, BOUTON, PROBE, PROBED, VERSION, Tap, blocks, drawn

PROMPT = b"bouton> "
SAID = [PROBED, "You win: take 2 from pile 1."]
PATIENCE_S, IMPATIENCE_S = 600, 10  # timeout of a program in s, and a shorter timeout after a program has hung
TRIES = 200
CTRL_A, CTRL_C, CTRL_D, UP, LEFT = b"\x01", b"\x03", b"\x04", b"\x1b[A", b"\x1b[D"
# a question that needs a search of some tenths of a second
LONG = b"bnim m=12;K=3 : " + b" ".join([b"4"] * 13 + [b"5"] * 15)


class Terminal:
    """The program on a new pseudo-terminal. stdin or stdout may be something else."""

    def __init__(self, home, term="vt100", columns=80, **streams):
        self.port, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.modes = termios.tcgetattr(self.port)
        self.process = subprocess.Popen(
            [BOUTON], stdin=streams.get("stdin", theirs), stdout=streams.get("stdout", theirs), stderr=theirs,
            env={"TERM": term, "HOME": home, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
            preexec_fn=lambda: (os.setsid(), os.close(os.open(os.ttyname(theirs), os.O_RDWR))))
        os.close(theirs)
        self.seen = b""

    def read(self, seconds):
        if not select.select([self.port], [], [], seconds)[0]:
            return False
        try:
            self.seen += os.read(self.port, 4096)
        except OSError:  # the program has closed the terminal
            return False
        return True

    patience = PATIENCE_S  # shared by all terminals

    def wait_until(self, is_so, pause):
        """Waits until is_so(), with pauses. False after the timeout."""
        until = time.monotonic() + Terminal.patience
        while not is_so():
            if time.monotonic() >= until:
                Terminal.patience = IMPATIENCE_S
                return False
            pause()
        return True

    def wait_for(self, words):
        """Returns the output since the last call, up to these words, or None after the timeout."""
        self.wait_until(lambda: words in self.seen, lambda: self.read(0.1))
        before, found, self.seen = self.seen.partition(words)
        return before + found if found else None

    def wait_until_edits(self, edits):
        self.wait_until(lambda: bool(termios.tcgetattr(self.port)[3] & termios.ICANON) != edits, lambda: time.sleep(0.001))

    def type(self, keys):
        """Types keys after line editing starts. libedit writes the prompt before it sets up the terminal."""
        self.wait_until_edits(True)
        self.send(keys)

    def send(self, keys):
        os.write(self.port, keys)

    def ask(self, keys):
        """Types these keys and Enter. Returns the lines of the answer."""
        self.type(keys + b"\r")
        said = self.wait_for(b"\n" + PROMPT)
        return None if said is None else said.decode().replace("\r", "").split("\n")[1:-1]

    def end(self):
        """Returns the exit status, and True if the terminal has its former settings."""
        self.wait_until(lambda: self.process.poll() is not None, lambda: self.read(0.1))
        self.process.kill()
        status = self.process.wait()
        as_it_was = termios.tcgetattr(self.port) == self.modes
        while self.read(0):
            pass
        os.close(self.port)
        return status, as_it_was

    def quit(self):
        self.type(b"quit\r")
        return self.end()


def at_prompt(home, **options):
    """Returns a terminal at its first prompt."""
    terminal = Terminal(home, **options)
    terminal.wait_for(PROMPT)
    return terminal


# Sentences below an answer
SENTENCES = {
    "mnim 0": "The game is over, and you have won.",
    "heap S=2 1": "The game is over, and you have lost.",
    "mheap code=0.77 1": "You lose, if the opponent makes no mistake.",
    "mwythoff 1 2": "You win: take 2 from pile 2.",
    "hint nim 3 4 5": "You win: take 2 from pile 1.",
}


def sentences(tap, home):
    terminal = at_prompt(home)
    for question, sentence in SENTENCES.items():
        said = terminal.ask(question.encode()) or []
        tap.check(len(said) == 2 and " : " in said[0] and said[1] == sentence, f"{question}: {sentence}", said)
    terminal.type(b"mturtle_opt " + b"H" * 20 + b"\r")
    said = terminal.wait_for(b"\n" + PROMPT) or b""
    tap.check(re.search(rb"\r\[#* *\] \d+ of \d+\r\x1b\[Kerror: too many", said), "a long search shows a progress bar, which the answer removes", said)
    terminal.quit()


def conversation(tap, home):
    terminal = Terminal(home)
    greeting = terminal.wait_for(PROMPT) or b""
    tap.check(re.fullmatch(rb"Bouton .* 30 .*help.*quit.*\r\n.*bouton> ", greeting), "a greeting and a prompt", greeting)
    tap.check(terminal.ask(PROBE.encode()) == SAID, "the answer is below the line")
    tap.check(terminal.ask(UP) == SAID, "arrow up: the previous line")
    said = terminal.ask(b"NEW nim -")
    tap.check(said == ["nim - : 3 4 5"] and terminal.ask(b"play 1-2") == ["nim - : 1 4 5"], "a game", said)
    tap.check(terminal.ask(UP + UP + UP + CTRL_A + b"all ")[:1] == [PROBED], "an older line, edited at its start")
    tap.check(terminal.ask(b"vrsion" + 5 * LEFT + b"e") == [VERSION], "arrow left")
    tap.check(terminal.ask(b"verx\x7fsion") == [VERSION], "backspace")
    for line in (b"", b"   ", b"# a comment"):
        tap.check(terminal.ask(line) == [], f"{line}: only the next prompt")
    terminal.type(b"nonsense")
    terminal.wait_for(b"nonsense")
    tap.check(terminal.ask(CTRL_C + b"version") == [VERSION], "Ctrl-C empties the line")
    tap.check(terminal.ask(CTRL_C + CTRL_C + b"show") == ["nim - : 1 4 5"], "the game continues after Ctrl-C")
    tap.check(terminal.ask(b"x") == ["error: column 1: unknown game or command; try help"], "an error is printed")
    tap.check(len(terminal.ask(b"help") or []) > 10, "help")
    said = terminal.ask("nim - : \u00e9".encode())
    tap.check(said == [f"error: column 9: {ANY}"], "a letter that is not ASCII is an error", said)
    tap.check(terminal.quit() == (0, True), "quit: exit status 0, the terminal settings are restored")


# (width of the terminal in columns, question, heaps per row of the table)
TABLES = (
    (80, "table kayles 0..99", 12),  # the period
    (80, "table dawson 5..105", 34),
    (40, "table dawson 0..99", 10),  # the period does not fit
    (80, "table nim", 10),  # whole periods
    (80, "table heap code=0.6 990..1012", 20),
    (200, "table heap code=0.6", 90),
    (9, "table nim 0..5", 3),
    (12, "table nim 1000000000..1000000002", 1),
    (80, "table mheap code=0.3 0..30", 10),
    (80, "table nim 4..4", 10),
)


def stopped(tap, home):
    """Presses Ctrl-C while the terminal shows a long answer."""
    terminal = at_prompt(home)
    terminal.type(b"lost sub S=1,3,4 : 9999999\r")
    terminal.wait_for(b"\n1001\r")
    terminal.send(CTRL_C)
    said = terminal.wait_for(PROMPT) or b""
    tap.check(said.endswith(b"\nerror: interrupted\r\n" + PROMPT) and len(said) < 10000000, "Ctrl-C ends a long answer", said[-200:])
    terminal.quit()


def tables(tap, home):
    """Compares half of the tables on a terminal with those in a pipe."""
    for columns, question, row in drawn(TABLES, 2):
        terminal = at_prompt(home, columns=columns)
        terminal.type(question.encode() + b"\r")
        said = (terminal.wait_for(b"\n\r\n") or b"").decode()
        said = [line.split("\x1b[K")[-1].strip("\r") for line in said.split("\n")]  # without the progress bar
        rows = [re.fullmatch(r" *(\d+) :((?: +\w+)+)", line) for line in said]
        rows = [(int(one[1]), one[2].split(), one[0]) for one in rows if one]
        *wanted, period = blocks([question])[0]
        wanted = [line.split(" : ") for line in wanted]
        wanted = [(int(heap), verdict if value == "-" else value) for heap, verdict, value in wanted]
        tap.check([(first + i, value) for first, values, _ in rows for i, value in enumerate(values)] == wanted and period in said,
                  f"{question}: the terminal shows the values of the pipe", *said)
        tap.check(rows and all(len(values) == row for _, values, _ in rows[:-1]) and len(rows[-1][1]) <= row
                  and (row == 1 or all(len(line) <= columns for _, _, line in rows)), f"{question}: {row} heaps in a row of {columns} columns", *said)
        terminal.quit()


def narrow(tap, home):
    """Compares the sentences on a narrow terminal with those in a pipe."""
    columns, question = 40, "why moore k=2 : 1 2 3"
    terminal = at_prompt(home, columns=columns)
    terminal.type(question.encode() + b"\r")
    said = (terminal.wait_for(b"\r\n\r\n") or b"").decode().split("\r\n")[1:-2]
    wanted = subprocess.run([BOUTON, "--words"], input=question, capture_output=True, text=True, check=True).stdout
    tap.check(" ".join(said).split() == wanted.split() and max(map(len, said)) <= columns < max(map(len, wanted.split("\n"))),
              f"{question}: lines end between words within {columns} columns", *said)
    terminal.quit()


def ends(tap, home):
    for name, keys in (("Ctrl-D", CTRL_D), ("exit", b"exit\r"), ("quit and more", b" Quit # now\r")):
        terminal = at_prompt(home)
        terminal.type(keys)
        tap.check(terminal.end() == (0, True), f"{name}: exit status 0, the terminal settings are restored")
    terminal = at_prompt(home)
    tap.check(terminal.ask(b"version" + CTRL_D) == [VERSION], "Ctrl-D within a line does not end it")
    for _ in range(TRIES):  # on a busy machine, the search may end before Ctrl-C arrives
        terminal.type(LONG + b"\r")
        terminal.wait_until_edits(False)
        terminal.send(CTRL_C)
        said = terminal.wait_for(b"\n" + PROMPT) or b""
        if b"\nerror: interrupted\r\n" in said or not said:
            break
    tap.check(b"\nerror: interrupted\r\n" in said, "Ctrl-C during a search: an error", said)
    tap.check(terminal.ask(PROBE.encode()) == SAID, "after Ctrl-C the next line is answered")
    tap.check(terminal.quit() == (0, True), "after Ctrl-C the program exits as usual")


def elsewhere(tap, home):
    """Checks that the program is a filter if stdin or stdout is not a terminal."""
    terminal = Terminal(home, stdout=subprocess.PIPE)
    terminal.send(PROBE.encode() + b"\n" + CTRL_D)
    out = terminal.process.stdout.read()
    tap.check(out == PROBED.encode() + b"\n" and terminal.end()[0] == 0, "stdout is a pipe: only answers", out)
    terminal = Terminal(home, stdin=subprocess.PIPE)
    terminal.process.stdin.write(PROBE.encode() + b"\n")
    terminal.process.stdin.close()
    said = terminal.wait_for(b"\n")
    tap.check(said == PROBED.encode() + b"\r\n" and terminal.end()[0] == 0, "stdin is a pipe: only answers", said)
    for term in ("dumb", "no-such-terminal"):
        terminal = at_prompt(home, term=term)
        tap.check(terminal.ask(PROBE.encode()) == SAID, f"TERM={term}: the program still answers")
        tap.check(terminal.quit()[0] == 0, f"TERM={term}: the program exits")


def main():
    tap = Tap()
    with tempfile.TemporaryDirectory() as home:
        conversation(tap, home)
        sentences(tap, home)
        stopped(tap, home)
        tables(tap, home)
        narrow(tap, home)
        ends(tap, home)
        elsewhere(tap, home)
        tap.check(not os.listdir(home), "the program writes nothing into the home directory")
    tap.done()


main()
