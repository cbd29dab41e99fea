#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""The console beyond right answers: bad lines, whole games, random bytes. Run from the root of the repository."""
import os
import random
import re
import subprocess

from tap import BOUTON, Tap, ask, run

SANITIZED = BOUTON + "-asan"
LIMIT = 1023  # characters a line
MOST = 2**31 - 1
PROBE, PROBED = "nim - : 3 4 5", "nim - : 3 4 5 : N : 1-2"
NO_GAME = "error: no game under way; new <game> <params> starts one"


def piles(*sizes):
    return " ".join(map(str, sizes))


# What goes wrong -> the line and what the answer has to say: the fault, and the limit where there is one
BAD = {
    "unknown game": (b"xyz - : 1", 'column 1: unknown game or command "xyz"; games: nim mnim moore mmoore'),
    "game of another case": (b"Nim - : 1", "unknown game"),
    "only the start of a name": (b"ni - : 1", "unknown game"),
    "more than a name": (b"nim2 - : 1", "unknown game"),
    "k = 0": (b"moore k=0 : 1", f"column 9: k too small, a number 1..{MOST}"),
    "k = 2^31": (b"moore k=2147483648 : 1", f"column 9: k too large, a number 1..{MOST}"),
    "k = -1": (b"moore k=-1 : 1", "column 9: k expected"),
    "no k": (b"moore - : 1", 'column 7: expected "k="'),
    "k twice": (b"moore k=1;k=2 : 1", 'column 10: expected " : "'),
    "a k for nim": (b"nim k=1 : 1", 'column 5: expected "-"'),
    "33 piles": (f"nim - : {piles(*[1] * 33)}".encode(), "column 73: too many piles, at most 32"),
    "2^31": (b"nim - : 1 2147483648", f"column 11: pile too large, a number 0..{MOST}"),
    "2^32": (b"nim - : 4294967296", "pile too large"),
    "2^64 + 3": (b"nim - : 18446744073709551619", "pile too large"),
    "a number of 1,000 digits": (b"nim - : " + b"9" * 1000, "pile too large"),
    "letters": (b"nim - : 3 x 5", f"column 11: pile expected, a number 0..{MOST}"),
    "letters in a number": (b"nim - : 3x 5", 'column 10: expected " "'),
    "negative pile": (b"nim - : -3", "column 9: pile expected"),
    "leading zeros": (b"nim - : 03", "column 9: pile with leading zeros"),
    "empty line": (b"", "empty line, 1..1023 characters expected"),
    "spaces only": (b"   ", "unknown game"),
    "leading space": (b" nim - : 3", "unknown game"),
    "two spaces": (b"nim - : 3  4", "column 11: pile expected"),
    "space at the end": (b"nim - : 3 ", "column 11: pile expected"),
    "tab": (b"nim\t- : 3", "column 4: byte 9 is no printable ASCII, 32..126"),
    "only a game": (b"nim", 'column 4: expected " "'),
    "no position": (b"nim -", 'column 6: expected " : "'),
    "empty position": (b"nim - : ", "column 9: pile expected"),
    "the empty list and more": (b"nim - : . 1", "column 10: expected the end of the line"),
    "a whole vector": (b"nim - : 3 : N : 1-3", "column 11: pile expected"),
    "10,000 characters": (b"a" * 10000, f"line too long, at most {LIMIT} characters"),
    "10,000 good characters": (b"nim - : " + b"1 " * 4996, "line too long"),
    "one character too many": (b"a" * (LIMIT + 1), "line too long"),
    "too long, ends with CR": (b"a" * (LIMIT + 1) + b"\r", "line too long"),
    "CR just past the limit": (b"a" * LIMIT + b"\rx", "line too long"),
    "the longest line": (b"a" * LIMIT, "unknown game"),
    "the longest line with CR": (b"a" * LIMIT + b"\r", "unknown game"),
    "NUL bytes": (b"nim - : 3\0 4", "column 10: byte 0 is no printable ASCII, 32..126"),
    "only a NUL byte": (b"\0", "column 1: byte 0"),
    "CR in the line": (b"nim - : 3\r 4", "column 10: byte 13"),
    "two CRs": (b"nim - : 3\r\r", "column 10: byte 13"),
    "bytes above 127": (b"nim - : \xc3\xa9", "column 9: byte 195"),
    "all alone": (b"all", 'column 4: expected " "'),
    "all of a command": (b"all games", "unknown game"),
    "too many moves to list": (f"all moore k=9 : {piles(*range(100, 132))}".encode(), "at most 100000"),
    "games with more": (b"games x", "column 6: expected the end of the line"),
    "help with more": (b"help x", "column 5: expected the end of the line"),
    "version with more": (b"version ", "column 8: expected the end of the line"),
    "new alone": (b"new", 'column 4: expected " "'),
    "new of nothing known": (b"new chess -", "unknown game"),
    "new without position": (b"new nim - : ", "column 13: pile expected"),
    "play before new": (b"play 1-1", NO_GAME[7:]),
    "reply before new": (b"reply", NO_GAME[7:]),
    "show before new": (b"show", NO_GAME[7:]),
    "undo before new": (b"undo", NO_GAME[7:]),
}

GOOD = {
    "CRLF": (b"nim - : 3 4 5\r", PROBED),
    "k above the number of piles": (b"moore k=9 : 1 0 2", "moore k=9 : 1 0 2 : N : 1-1+3-2"),
    "the largest k": (f"moore k={MOST} : 3".encode(), f"moore k={MOST} : 3 : N : 1-3"),
    "the largest pile": (f"nim - : {MOST} 1".encode(), f"nim - : {MOST} 1 : N : 1-{MOST - 1}"),
    "32 of the largest": (
        f"nim - : {piles(*[MOST] * 32)}".encode(),
        f"nim - : {piles(*[MOST] * 32)} : P : -",
    ),
    "no piles": (b"nim - : .", "nim - : . : P : -"),
    "no piles, misere": (b"mmoore k=3 : .", "mmoore k=3 : . : N : -"),
    "only empty piles, misere": (b"all mnim - : 0 0", "mnim - : 0 0 : N : -"),
    "all": (b"all nim - : 3 4 5", PROBED),
    "version": (b"version", "bouton 0.1"),
}

BIG_FIRST_MOVE = f"new moore k=32 : {piles(*[MOST] * 32)}"
BIG_MOVE = "play " + "+".join(f"{i}-{MOST}" for i in range(1, 33))

# Lines and answers, in order, as one conversation
GAME = [
    ("new nim -", "nim - : 3 4 5"),
    ("reply", "nim - : 1 4 5"),
    ("play 2-5", "error: column 8: stones too large, a number 1..4"),
    ("play 2-0", "error: column 8: stones too small, a number 1..4"),
    ("play 4-1", "error: column 6: pile number too large, a number 1..3"),
    ("play 0-1", "error: column 6: pile number too small, a number 1..3"),
    ("play 1-1+2-1", "error: column 10: too many piles in one move, at most 1"),
    ("play 1", 'error: column 7: expected "-"'),
    ("play", 'error: column 5: expected " "'),
    ("play 1-1 ", "error: column 9: expected the end of the line"),
    ("reply 1", "error: column 6: expected the end of the line"),
    ("new nim - : 33 x", f"error: column 16: pile expected, a number 0..{MOST}"),
    ("new xyz -", 'error: column 5: unknown game or command "xyz"; games: nim mnim moore mmoore; commands: help'),
    (PROBE, PROBED),
    ("show", "nim - : 1 4 5"),
    ("play 2-4", "nim - : 1 0 5"),
    ("play 2-1", "error: column 6: this pile is empty"),
    ("undo", "nim - : 1 4 5"),
    ("undo", "nim - : 3 4 5"),
    ("undo", "error: nothing to take back; the last 1000 moves are kept"),
    ("play 3-5", "nim - : 3 4 0"),
    ("reply", "nim - : 3 3 0"),
    ("play 1-3", "nim - : 0 3 0"),
    ("reply", "nim - : 0 0 0 : game over, the machine won"),
    ("show", "nim - : 0 0 0 : game over, the machine won"),
    ("reply", "error: the game is over: no move is left"),
    ("play 1-1", "error: the game is over: no move is left"),
    ("undo", "nim - : 0 3 0"),
    ("play 2-3", "nim - : 0 0 0 : game over, you won"),
    ("new nim - : 1 1", "nim - : 1 1"),
    ("play 1-1", "nim - : 0 1"),
    ("play 2-1", "nim - : 0 0 : game over, the second player won"),
    ("new mnim - : 1 2", "mnim - : 1 2"),
    ("play 2-2", "mnim - : 1 0"),
    ("reply", "mnim - : 0 0 : game over, you won"),
    ("new mnim - : 1", "mnim - : 1"),
    ("play 1-1", "mnim - : 0 : game over, the machine won"),
    ("new mnim - : 1", "mnim - : 1"),
    ("reply", "mnim - : 0 : game over, you won"),
    ("new nim - : 1", "nim - : 1"),
    ("play 1-1", "nim - : 0 : game over, you won"),
    ("new nim - : .", "nim - : . : game over, the second player won"),
    ("undo", "error: nothing to take back; the last 1000 moves are kept"),
    ("new mnim - : 0", "mnim - : 0 : game over, the first player won"),
    ("new moore k=2 : 3 3 3", "moore k=2 : 3 3 3"),
    ("play 2-1+1-1", "error: column 10: pile numbers must ascend"),
    ("play 1-1+1-1", "error: column 10: pile numbers must ascend"),
    ("play 1-1+2-1+3-1", "error: column 14: too many piles in one move, at most 2"),
    ("play 1-1+3-2", "moore k=2 : 2 3 1"),
    ("show", "moore k=2 : 2 3 1"),
    (BIG_FIRST_MOVE, BIG_FIRST_MOVE[4:]),
    (BIG_MOVE, f"moore k=32 : {piles(*[0] * 32)} : game over, you won"),
]


def one_line(tap, name, line, expected):
    """The line is answered as expected, and the next one as if nothing had been."""
    out, status, errors = run(line + b"\n" + PROBE.encode() + b"\n")
    good = out == f"{expected}\n{PROBED}\n".encode() and status == 0 and not errors
    tap.check(good, name, out[:300], expected)


def bad_line(tap, name, line, fault):
    out, status, errors = run(line + b"\n" + PROBE.encode() + b"\n")
    answers = out.decode("ascii").split("\n")
    good = len(answers) == 3 and answers[0].startswith("error: ") and fault in answers[0]
    tap.check(good and answers[1] == PROBED and status == 0 and not errors, name, out[:300], fault)


def streams(tap):
    tap.check(run(b"") == (b"", 0, b""), "no input, no answer")
    tap.check(run(PROBE.encode())[0] == PROBED.encode() + b"\n", "a last line without an end is answered")
    tap.check(run(b"a" * 10000)[0].startswith(b"error: line too long"), "and one that is too long")
    games = run(b"games\n")[0].decode()
    rows = [row.split(" ")[0] for row in games.split("\n")]
    tap.check(rows == ["nim", "mnim", "moore", "mmoore", "", ""] and games.count(str(MOST)) == 6, "games", games)
    tap.check(re.fullmatch(rb"(.+\n)+\n", run(b"help\n")[0]) is not None, "help ends with an empty line")

    with open("/dev/full", "wb") as full:
        failed = subprocess.run([BOUTON], input=b"help\n", stdout=full, stderr=subprocess.PIPE, check=False)
    tap.check(failed.returncode == 1 and b"cannot write" in failed.stderr, "a full disk: exit status 1")
    reading, writing = os.pipe()
    os.close(reading)
    failed = subprocess.run([BOUTON], input=b"help\n", stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    tap.check(failed.returncode == 1 and b"cannot write" in failed.stderr, "a closed pipe: exit status 1")

    with subprocess.Popen([BOUTON], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as waiting:
        waiting.stdin.write(PROBE.encode() + b"\n")
        waiting.stdin.flush()
        tap.check(waiting.stdout.readline() == PROBED.encode() + b"\n", "a line is answered before the next one")


def long_game(tap):
    """More moves than undo keeps: the oldest are forgotten, the others come back in order."""
    lines = ["new nim - : 1500"] + ["play 1-1"] * 1200 + ["undo"] * 1001 + ["show"]
    expected = [f"nim - : {n}" for n in range(1500, 299, -1)] + [f"nim - : {n}" for n in range(301, 1301)]
    expected += ["error: nothing to take back; the last 1000 moves are kept", "nim - : 1300"]
    tap.check(ask(lines) == expected, "the last 1,000 moves can be taken back")


def random_line(rng):
    """Random bytes, or a right line with a few characters changed."""
    if rng.random() < 0.1:
        return bytes(rng.choice(b"\0\r\t :-+=.09akn\xff") for _ in range(rng.randrange(40)))
    game = rng.choice(["nim -", "mnim -"] + [f"{m}moore k={rng.choice([1, 2, 3, 9, MOST])}" for m in ("", "m")])
    count = rng.choice([0, 1, 2, 3, 4, 5, 32, 33]) if rng.random() < 0.3 else rng.randrange(1, 6)
    sizes = [rng.choice([0, 1, 2, 3, 7, MOST, MOST + 1]) if rng.random() < 0.2 else rng.randrange(9) for _ in range(count)]
    position = piles(*sizes) or "."
    move = "+".join(f"{rng.randrange(1, 5)}-{rng.randrange(1, 4)}" for _ in range(rng.choice([1, 1, 1, 2])))
    line = rng.choice(
        [f"{game} : {position}"] * 4
        + [f"all {game} : {position}"] * (2 if count < 6 and max(sizes, default=0) < 9 else 0)
        + [f"new {game} : {position}", f"new {game}", "reply", "show", "undo", "undo", "version"]
        + [f"play {move}"] * 8
    )
    line = bytearray(line.encode())
    for _ in range(rng.choice([0, 0, 0, 1, 1, 2, 5])):
        at = rng.randrange(len(line) + 1)
        line[at : at + rng.randrange(3)] = bytes(rng.choice(b" :-+=.,;0123459ak\0\x80") for _ in range(rng.randrange(3)))
    return bytes(line)


def fuzz(tap, rounds, lines):
    """One answer a line from the sanitized build. A solve line that is answered is answered with itself before."""
    rng = random.Random(1901)
    faults = []
    errors = answered = 0
    for _ in range(rounds):
        sent = [random_line(rng) for _ in range(lines)]
        out, status, complaint = run(b"\n".join(sent) + b"\n", SANITIZED)
        answers = out.decode("ascii").split("\n")
        if status or complaint or len(answers) != lines + 1:
            faults.append(f"{len(answers) - 1} answers, status {status}: {complaint.decode()[:300]}")
        shown = NO_GAME
        for line, answer in zip(sent, answers):
            text = line.decode("latin-1").removesuffix("\r")
            if answer.startswith("error: "):
                errors += 1
                continue
            answered += 1
            command = text.split(" ")[0]
            if command in ("new", "play", "reply", "undo"):
                shown = answer
            elif command == "show":
                if answer != shown:
                    faults.append(f"game {shown} became {answer}")
            elif command != "version" and not re.fullmatch(
                re.escape(text.removeprefix("all ")) + " : (P : -|N : (-|[0-9+ -]+))", answer
            ):
                faults.append(f"{line}: {answer}")
    tap.check(not faults, f"{rounds * lines} random lines, one answer each", *faults)
    tap.check(errors > 5000 and answered > 5000, f"of them {errors} errors and {answered} answers")


def main():
    tap = Tap()
    for name, (line, fault) in BAD.items():
        bad_line(tap, name, line, fault)
    for name, (line, expected) in GOOD.items():
        one_line(tap, name, line, expected)
    for (line, expected), answer in zip(GAME, ask([line for line, _ in GAME])):
        tap.check(answer == expected, line[:40], f"answered {answer}", f"expected {expected}")
    long_game(tap)
    streams(tap)
    fuzz(tap, 40, 1000)
    tap.done()


main()
