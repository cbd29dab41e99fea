#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Tests `bouton --port` with imitated boards and with a simulated Uno. Run from the root of the repository."""
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import tempfile
import termios
import threading
import time
import tty

sys.path.insert(0, "tests/host")
from board_lines import DRAWN, GAMES, MACHINE, WON, board_line, checked  # noqa: E402
from tap import BOUTON, PROBE, PROBED, VERSION, Tap, ask  # noqa: E402

HANGS_S = 120  # longer than any answer takes
SILENCE_S = 10
NUMBER = VERSION.split()[1]
UNO = f"uno {NUMBER}"
IDLE = checked(UNO)
START, AFTER = "nim - : 3 4 5", "nim - : 1 4 5"
STARTED = "New game. The first player is to move: nim - : 3 4 5"


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
        if self.link: # otherwise the link could later lead to another program's pseudo-terminal
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


def bouton(port, text="", *options):
    """Returns the output for this input, the exit status and the errors."""
    done = subprocess.run([BOUTON, "--port", port, *options], input=text, capture_output=True, text=True, timeout=HANGS_S)
    return done.stdout.splitlines(), done.returncode, done.stderr


def follow(*lines, asks="quit\n"):
    """Returns what the program prints about these lines of a new board."""
    board = Board()
    listener = Listener(board.name)
    board.asked()
    board.send(*lines, checked(UNO + " 1 1 77 0 0"))  # asks about another game; its answer follows all other answers
    said = []
    while not said or said[-1] is not None and "mnim - : 77" not in said[-1]:
        said.append(listener.line())
    listener.end()
    board.unplug()
    return said[:-1]


# Lines of a board, and what the program prints
WORDS = [
    (board_line(START, 0), STARTED),
    (board_line(AFTER, 1 + MACHINE, START, "1-2"), "You: 1-2 (take 2 from pile 1). Bouton is to move: nim - : 1 4 5"),
    (board_line("nim - : 1 4 4", 0, AFTER, "3-1"), "Bouton: 3-1 (take 1 from pile 3). You are to move: nim - : 1 4 4"),
    (board_line("nim - : 1 0 4", 1 + MACHINE, "nim - : 1 4 4", "2-4"),
     "You: 2-4 (take 4 from pile 2). Bouton is to move: nim - : 1 0 4"),
    (board_line("nim - : 1 4 4", 0), "Moves were taken back. You are to move: nim - : 1 4 4"),
    (board_line(START, 0), "Moves were taken back. You are to move: nim - : 3 4 5"),
    (board_line("nim - : 0 0 5", 0, "nim - : 0 4 5", "2-4"), "Some moves were missed. You are to move: nim - : 0 0 5"),
    (board_line("nim - : 0 0 0", WON, "nim - : 0 0 5", "3-5"), "You: 3-5 (take 5 from pile 3). You have won: nim - : 0 0 0"),
    (board_line(START, MACHINE), "New game. Bouton is to move: nim - : 3 4 5"),
    (IDLE, "The game was left."),
    (board_line("take max=3 : 5", 0), "New game. The first player is to move: take max=3 : 5"),
    (board_line("take max=3 : 4", 1, "take max=3 : 5", "1"), "Player 1: 1 (take 1). Player 2 is to move: take max=3 : 4"),
    (board_line("take max=3 : 1", 0, "take max=3 : 4", "3"), "Player 2: 3 (take 3). Player 1 is to move: take max=3 : 1"),
    (board_line("take max=3 : 0", WON, "take max=3 : 1", "1"), "Player 1: 1 (take 1). Player 1 has won: take max=3 : 0"),
    (board_line("wythoff - : 7 9", MACHINE), "New game. Bouton is to move: wythoff - : 7 9"),
    (board_line("wythoff - : 3 5", 1 + MACHINE, "wythoff - : 7 9", "1-4+2-4"),
     "Bouton 1: 1-4+2-4 (take 4 from both piles). Bouton 2 is to move: wythoff - : 3 5"),
    (board_line("sos n=3 : S.O", 0), "New game. The first player is to move: sos n=3 : S.O"),
    (board_line("sos n=3 : SSO", DRAWN, "sos n=3 : S.O", "2S"), "The first player: 2S (write S into cell 2). Nobody has won: sos n=3 : SSO"),
    (board_line("northcott W=8 : 1,4 8,3", 0), "New game. The first player is to move: northcott W=8 : 1,4 8,3"),
    (board_line("northcott W=8 : 4,1 3,5", 1, "northcott W=8 : 1,4 8,3", "2>5"),
     "Player 1: 2>5 (move your man in row 2 to column 5). Player 2 is to move: northcott W=8 : 4,1 3,5"),
    (board_line("chomp - : 4 2 2", 0, "chomp - : 4 4 4", "2,3"), "A game under way. The first player is to move: chomp - : 4 2 2"),
    (board_line("chomp - : 4", 1, "chomp - : 4 2 2", "2,1"), "Player 1: 2,1 (bite at row 2, column 1). Player 2 is to move: chomp - : 4"),
    (board_line("sub S=1,3,4 : 20", 0), "New game. The first player is to move: sub S=1,3,4 : 20"),
    (board_line("sub S=1,3,4 : 18", 1, "sub S=1,3,4 : 20", "2"), "Some moves were missed. Player 2 is to move: sub S=1,3,4 : 18"),
    (board_line("fib - : 20 19", 1 + MACHINE), "A game under way. Bouton is to move: fib - : 20 19"),
]


def words(tap):
    said = follow(*(sent for sent, _ in WORDS))
    for (_, expected), line in zip(WORDS, said + [None] * len(WORDS)):
        tap.check(line == expected, f"{expected}", line)
    tap.check(len(said) == len(WORDS), "the program prints no other line", *said)
    said = follow(board_line(START, 0), board_line(START, 0), IDLE, IDLE)
    tap.check(said == [STARTED, "The game was left."], "a repeated line prints nothing", said)
    fair = "nim - : 2 4 7"
    said = follow(board_line(START, 0), board_line(fair, 0), board_line("nim - : 2 4 6", 1, fair, "3-1"))
    tap.check(said[1:] == [STARTED.replace(START, fair), "Player 1: 3-1 (take 1 from pile 3). Player 2 is to move: nim - : 2 4 6"],
              "a second start replaces the first one", said)


def play_out(game, draw):
    """Plays a game without a board. Returns the states, the moves and the winner, as the turn of a line."""
    played = subprocess.Popen([BOUTON], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    watchdog = threading.Timer(HANGS_S, played.kill)
    watchdog.start()

    def answer(line):
        played.stdin.write(line + "\n")
        played.stdin.flush()
        return played.stdout.readline().strip()

    states, moves, turn = [answer(f"new {game}")], [], None
    while turn is None and len(moves) < 12:
        legal = [answer("moves")]
        while legal[-1]:
            legal.append(played.stdout.readline().strip())
        moves.append(draw.choice(legal[:-1]).split(" : ")[0])
        state, _, end = answer(f"play {moves[-1]}").partition(" : game over, ")
        states.append(state)
        if end:
            turn = {"the first player won": WON, "you won": WON, "a draw": DRAWN}.get(end, WON + 1)
    played.communicate()
    watchdog.cancel()
    return states, moves, turn


def every_game(tap):
    """Compares the program's reading of lines with board_lines.py, for all games."""
    draw = random.Random(1901)
    for game in GAMES:
        states, moves, end = play_out(game, draw)
        sent, expected = [board_line(states[0], 0)], []
        for at, move in enumerate(moves, 1):
            turn = at % 2 if at < len(moves) or end is None else end
            sent.append(board_line(states[at], turn, states[at - 1], move))
            who = f"{'First' if at % 2 else 'Second'} player" if len(moves) == 1 else f"Player {2 - at % 2}"
            expected.append((who, move, states[at]))
        said = follow(*sent)
        good = len(said) == len(sent) and said[0].endswith(f"to move: {states[0]}")
        for line, (who, move, state) in zip(said[1:], expected):
            good &= re.fullmatch(rf"(The )?{who}: {re.escape(move)} \([a-zA-Z0-9', ]+\)\. .* (to move|won): {re.escape(state)}", line,
                                 re.IGNORECASE) is not None
        tap.check(good, f"{game}: {len(moves)} moves are printed in words", *said, *expected)


def damage(tap):
    """Loses and changes bytes. No damaged line may be accepted, and the next complete line must be."""
    draw = random.Random(1901)
    states = [f"nim - : {draw.randrange(1, 100)} {draw.randrange(100)} {draw.randrange(100)}" for _ in range(10000)]
    stream = b"".join(board_line(state, draw.randrange(4)) for state in states)[7:]  # the stream starts within a line
    lost = bytes(byte for at, byte in enumerate(stream) if at % 10)
    noisy, whole = b"", []
    for state in states:
        line = bytearray(board_line(state, 0))
        if draw.random() < 0.5:
            at = draw.randrange(len(line) - 1)
            line[at:at + 1] = draw.choice([b"", bytes([line[at] ^ 1 << draw.randrange(7)]), bytes([line[at]] * 2)])
        else:
            whole.append(state)
        noisy += line
    for what, bytes_sent, expected in (("every tenth byte is lost", lost, []), ("a byte in every other line is damaged", noisy, whole)):
        board = Board()
        listener = Listener(board.name)
        board.asked()
        board.send(IDLE)
        sending = threading.Thread(target=board.send, args=(*(bytes_sent[at:at + 1000] for at in range(0, len(bytes_sent), 1000)),
                                                            b"\n", board_line("mnim - : 77", 0)))
        sending.start()
        said = []
        while not said or said[-1] is not None and "mnim - : 77" not in said[-1]:
            said.append(listener.line())
        sending.join(HANGS_S)
        shown = [line.partition(" to move: ")[2] for line in said[:-1]]
        tap.check(shown == expected and said[-1], f"{what} of {len(states)} lines: {len(shown)} accepted, all of them complete; "
                  "the next complete line shows the match", *[line for line in shown if line not in expected])
        listener.end()
        board.unplug()


WRONG = {
    "no checksum": f"{UNO} 0 1 5 0 0\n".encode(),
    "another checksum": board_line("nim - : 5", 0).partition(b"*")[0] + b"*1\n",
    "no digits": board_line("nim - : 5", 0).partition(b"*")[0] + b"*\n",
    "a digit too much": board_line("nim - : 5", 0)[:-1] + b"0\n",
    "CR at the end": board_line("nim - : 5", 0)[:-1] + b"\r\n",
    "no such game": checked(f"{UNO} 30 1 5 0 0"),
    "too many piles": checked(f"{UNO} 0 33{' 1' * 33} 0 0"),
    "a pile is missing": checked(f"{UNO} 0 3 4 5 0 0"),
    "the LEDs show no turn": checked(f"{UNO} 0 1 5"),
    "no move": checked(f"{UNO} 0 1 5 0"),
    "half a move": checked(f"{UNO} 0 2 5 5 1 0 1 1"),
    "a number too much": checked(f"{UNO} 0 1 5 0 0 1 1"),
    "a leading zero": checked(f"{UNO} 0 1 05 0 0"),
    "a sign": checked(f"{UNO} 0 1 -5 0 0"),
    "two spaces": checked(f"{UNO} 0 1  5 0 0"),
    "another turn": checked(f"{UNO} 0 1 5 9 0"),
    "won before the end": board_line("nim - : 5", WON),
    "no winner at the end": board_line("nim - : 0", 0),
    "a draw in Nim": board_line("nim - : 0", DRAWN),
    "a cycle": checked(f"{UNO} 26 2 2 0 1 1 0 1 0 0 0"),
    "an edge twice": checked(f"{UNO} 26 2 2 1 0 1 0 1 0 8 0"),
    "two men on a cell": board_line("northcott W=8 : 4,4", 0),
    "a man beyond the row": board_line("northcott W=8 : 4,9", 0),
    "a longer row above": board_line("chomp - : 2 3", 0),
    "a set that descends": checked(f"{UNO} 6 2 3 1 9 0 0"),
    "a control character in the name": checked(f"u\x1bo {NUMBER} 0 1 5 0 0"),
    "a long name": checked(f"{'u' * 40} {NUMBER} 0 1 5 0 0"),
    "no name": checked(f" {NUMBER} 0 1 5 0 0"),
}


def wrong(tap):
    for what, line in WRONG.items():
        tap.check(follow(board_line(START, 0), line) == [STARTED], f"a line with this fault is ignored: {what}", line)


def ask_help():
    """Returns the lines of `help` without a board."""
    done = subprocess.run([BOUTON], input="help\n", capture_output=True, text=True, timeout=HANGS_S)
    return done.stdout.splitlines()[:-1]


def commands(lines):
    """Returns the commands in these lines of help."""
    return {line.split(" ")[0] for line in lines}


def questions(tap):
    board = Board()
    settings = termios.tcgetattr(board.theirs)
    settings[0] |= termios.IXON | termios.IXOFF
    settings[2] |= termios.CRTSCTS | termios.CSTOPB | termios.HUPCL
    termios.tcsetattr(board.theirs, termios.TCSANOW, settings)
    listener = Listener(board.name)
    tap.check(board.asked(), "the program asks for the line")
    board.send(IDLE)
    listener.ask("show\nwhy\nversion\ngame")
    said = listener.lines(4)
    tap.check(said == ["error: no game on the board; start one with its keys"] * 2 + [f"{VERSION}, board {UNO}", "error: no game on the board; start one with its keys"],
              "commands about the match fail without a match", *said)
    flags, _, control, _, *speeds, _ = termios.tcgetattr(board.theirs)
    tap.check(speeds == [termios.B115200] * 2 and not flags & (termios.IXON | termios.IXOFF) and
              not control & (termios.CSTOPB | termios.HUPCL | termios.CRTSCTS),
              "115200 baud, one stop bit, no flow control, and the board is not reset at the end", flags, control, speeds)
    board.send(board_line(START, 0))
    listener.line()
    listener.ask(f"hint\nshow\nall\nvalue\n{PROBE} 0\nwhy\nmoves")
    said = listener.lines(5)
    tap.check(said == [PROBED, PROBE, PROBED, f"{PROBE} : 3 4 5 : 2", "nim - : 3 4 5 0 : N : 1-2"],
              "questions without a position are about the match on the board", *said)
    said = listener.lines(8)
    tap.check(said[0] == "theory: xor" and said[5:7] == ["verdict: N", "move: 1-2 leaves 001 100 101"], "why explains the position on the board", *said)
    said = listener.lines(13)
    tap.check("1-2 : P" in said and said[-1] == "", "moves lists the moves of the position on the board", *said)
    board.send(board_line(AFTER, 1 + MACHINE, START, "1-2"), board_line("nim - : 0 4 5", 0, AFTER, "1-1"))
    listener.lines(2)
    listener.ask("game\nnew nim\nplay 1-1\nreply\nundo")
    said = listener.lines(8)
    tap.check(said[:4] == ["New game. You are to move: nim - : 3 4 5", WORDS[1][1],
                           "Bouton: 1-1 (take 1 from pile 1). You are to move: nim - : 0 4 5", ""], "game lists all moves of the match", *said)
    tap.check(said[4:] == ["error: the board takes no commands; play with its keys"] * 4, "commands that would play are refused", *said)
    listener.ask("help")
    tap.check(commands(iter(listener.line, "")) == commands(ask_help()) - {"new", "play", "reply", "undo"} | {"game"},
              "help lists the commands that are accepted with a board")
    board.send(board_line("nim - : 0 0 5", 1 + MACHINE, "nim - : 0 4 5", "2-4"),
               board_line("nim - : 0 0 0", WON + 1 + MACHINE, "nim - : 0 0 5", "3-5"))
    listener.lines(2)
    listener.ask("show")
    said = listener.line()
    tap.check(said == "nim - : 0 0 0 : game over, the machine won", "show reports the winner", said)
    busy = bouton(board.name)
    tap.check(busy[1] == 1 and busy[2] == f"bouton: cannot open {board.name}: another program uses it. End that program.\n",
              "a second program at the port is refused", busy)
    board.send(board_line("nim - : 1 0 0", 0))
    board.send(*(board_line(f"nim - : {n} 0 0", 1, f"nim - : {n + 1} 0 0", "1-1") for n in (0,)))  # the program ignores this line, because the match is over without a winner
    listener.ask("quit")
    tap.check(listener.process.wait(HANGS_S) == 0, "quit ends with status 0")
    tap.check(ask(["game", "new nim", "game"])[::2] == ["error: no board; start bouton with --port"] * 2,
              "game is refused without a board")
    board.unplug()


def at_start(tap):
    """Tries devices that are not a board. Two of them wait at the same time."""
    out, status, said = bouton("/dev/no-such-board")
    tap.check((out, status) == ([], 1) and said == "bouton: cannot open /dev/no-such-board: No such file or directory. "
              "Plug the board in, or give another --port.\n", "a missing device is an error", said)
    out, status, said = bouton("Makefile")
    tap.check((out, status) == ([], 1) and said.startswith("bouton: cannot open Makefile: ") and
              said.endswith(". Give the port of a board, as in --port /dev/ttyACM0.\n"), "a file that is not a terminal device is an error", said)
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
    out, status, said = bouton(other.name)
    tap.check((out, status) == ([], 1) and said == f"bouton: {other.name}: this program reads only version {NUMBER}, but the board is nano 99.9. "
              "Build both from the same version.\n", "a board of another version is an error", said)
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
    board = Board()
    listener = Listener(board.name)
    board.asked()
    other = [f"{board.name}: this program reads only version {NUMBER}, but the board is uno {n}. Build both from the same version." for n in (7, 8)]
    lines = [board_line(START, 0), checked("uno 7"), checked("uno 7 0 1 5 0 0"), IDLE, board_line("nim - : 7", 0), checked("uno 8"), IDLE,
             board_line("nim - : 8", 0)]
    board.send(b"".join(lines))
    said = listener.lines(6)
    tap.check(said == [STARTED, other[0], "The game was left.", STARTED.replace("3 4 5", "7"), other[1], "The game was left."],
              "each change to another version is reported", *said)
    tap.check(listener.end()[0] == 0, "SIGTERM ends with status 0")
    board.unplug()


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
    board.send(board_line(AFTER, 1 + MACHINE, START, "1-2"))
    said = listener.line()
    tap.check(said == WORDS[1][1], "the match continues after the cable is plugged in", said)
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
    board = Board()
    listener = Listener(board.name, "--log", name, env={**os.environ, "TZ": "Europe/Berlin"})
    listener.process.stdin.close()
    board.asked()
    board.send(board_line(START, 0), board_line(AFTER, 1 + MACHINE, START, "1-2"), board_line(AFTER, 1 + MACHINE, START, "1-2"),
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
    board.unplug()


def flood(tap):
    """The program must answer questions while a device sends without pause."""
    board = Board()
    listener = Listener(board.name)
    board.asked()
    board.send(IDLE)
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
    tap.check(listener.end()[0] == 0, "SIGTERM ends with status 0")
    board.unplug()


def long_game(tap):
    """The program keeps the latest 1001 positions of a match."""
    there, back = board_line(AFTER, 1, START, "1-2"), board_line(START, 0, "nim - : 3 4 6", "3-1")
    board = Board()
    listener = Listener(board.name)
    board.asked()
    for line in [board_line(START, 0)] + [there, back] * 501 + [there]:
        board.send(line)
        listener.line()
    listener.ask("game")
    said = listener.lines(1002)
    tap.check(said[0] == f"A game under way. Player 2 is to move: {AFTER}" and said[2].startswith("Player 1: 1-2 ") and said[-1] == "",
              "the list of a long match begins with the oldest kept position", *said[:3])
    tap.check(listener.end()[0] == 0, "SIGTERM ends with status 0")
    board.unplug()


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
    terminal.type("vers")
    terminal.wait_for(b"vers")
    board.send(board_line(AFTER, 1 + MACHINE, START, "1-2"))
    told = terminal.wait_for(WORDS[1][1].encode() + b"\r\n")
    tap.check(told is not None and terminal.wait_for(b"bouton> vers") is not None, "a move is printed above the typed line", told)
    board.unplug()
    terminal.wait_for(f"The board at {link} is gone. Waiting for it.\r\n".encode())
    tap.check(terminal.wait_for(b"bouton> vers") is not None, "the message about the unplugged cable is printed above the typed line")
    board = Board(link)
    terminal.wait_for(b" is back.\r\n")
    tap.check(terminal.wait_for(b"bouton> vers") is not None and board.asked(), "the message about the plugged-in cable is printed above the typed line")
    terminal.type("ion\r")
    tap.check(terminal.wait_for(f"{VERSION}, board {UNO}\r\n".encode()) is not None, "the typed line is answered")
    terminal.type("\x1b[A\x1b[A\r")
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
        words(tap)
        every_game(tap)
        wrong(tap)
        damage(tap)
        questions(tap)
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
