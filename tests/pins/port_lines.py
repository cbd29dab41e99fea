#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a class that follows a board on a projector reads a wrong move, or none. Sends the lines of an
imitated board to `bouton --port`. Run from the root of the repository."""
import random
import re
import subprocess
import termios
import threading

from listener import AFTER, HANGS_S, IDLE, MOVED, MOVED_WORDS, NUMBER, START, STARTED, UNO, Board, Listener, bouton, connected, follow

from board_lines import DRAWN, GAMES, MACHINE, WON, board_line, checked
from tap import BOUTON, PROBE, PROBED, VERSION, Tap, ask, blocks


WORDS = [
    (board_line(START, 0), STARTED),
    (MOVED, MOVED_WORDS),
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
    stream = b"".join(board_line(state, draw.randrange(4)) for state in states)[7:]  # begins within a line
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
        with connected(IDLE) as (board, listener):
            sending = threading.Thread(target=board.send, args=(*(bytes_sent[at:at + 1000] for at in range(0, len(bytes_sent), 1000)),
                                                                b"\n", board_line("mnim - : 77", 0)))
            sending.start()
            said = listener.until_mark()
            sending.join(HANGS_S)
            shown = [line.partition(" to move: ")[2] for line in said[:-1]]
            tap.check(shown == expected and said[-1], f"{what} of {len(states)} lines: {len(shown)} accepted, all of them complete; "
                      "the next complete line shows the match", *[line for line in shown if line not in expected])


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
    said = listener.lines(9)
    tap.check(said[1] == "theory: xor" and said[6:8] == ["verdict: N", "move: 1-2 leaves 001 100 101"], "why explains the position on the board", *said)
    said = listener.lines(13)
    tap.check("1-2 : P" in said and said[-1] == "", "moves lists the moves of the position on the board", *said)
    board.send(MOVED, board_line("nim - : 0 4 5", 0, AFTER, "1-1"))
    listener.lines(2)
    listener.ask("game\nnew nim\nplay 1-1\nreply\nundo")
    said = listener.lines(8)
    tap.check(said[:4] == ["New game. You are to move: nim - : 3 4 5", MOVED_WORDS,
                           "Bouton: 1-1 (take 1 from pile 1). You are to move: nim - : 0 4 5", ""], "game lists all moves of the match", *said)
    tap.check(said[4:] == ["error: the board takes no commands; play with its keys"] * 4, "commands that would play are refused", *said)
    listener.ask("help")
    tap.check(commands(iter(listener.line, "")) == commands(blocks(["help"])[0]) - {"new", "play", "reply", "undo"} | {"game"},
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
    board.send(board_line("nim - : 0 0 0", 1, "nim - : 1 0 0", "1-1"))  # ignored, because the match ends without a winner
    listener.ask("quit")
    tap.check(listener.process.wait(HANGS_S) == 0, "quit ends with status 0")
    tap.check(ask(["game", "new nim", "game"])[::2] == ["error: no board; start bouton with --port"] * 2,
              "game is refused without a board")
    board.unplug()


def main():
    tap = Tap()
    words(tap)
    every_game(tap)
    wrong(tap)
    damage(tap)
    questions(tap)
    tap.done()


main()
