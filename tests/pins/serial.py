#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""The host's program with a simulated board behind it, `bouton-sim --console`: every vector, random lines, matches on the glass
and streams that end; or only some files of vectors, or so many random lines. Run from the root of the repository."""
import argparse
import glob
import os
import random
import re
import subprocess
import sys

sys.path.insert(0, "tests/host")
from tap import DRAW, GAMES, VERSION, Tap, drawn, run  # noqa: E402

BOARD, ELF = "uno", "out/uno/bouton.elf"
FUZZ_LINES, FUZZ_OF_ALL = 4000, 20000
HANGS_S = 600  # many times as long as any answer takes
PROBE, PROBED = "nim - : 3 4 5", "nim - : 3 4 5 : N : 1-2"
NAMES_LIMIT = re.compile(r"error: .*(at most \d|a number \d+\.\.\d)")
SEARCHED = ("bnim", "chomp", "mdag", "poj2315", "sos")
LISTS = (b"games", b"help")
TURNS = 8  # of a match


def simulator(way, elf=None):
    return ["out/sim/bouton-sim", "--board", BOARD, way, elf or ELF]


def device(text, elf=None, timeout=6 * HANGS_S):
    """What is printed, as (lines, exit status, what the simulator says)."""
    done = subprocess.run(simulator("--console", elf), input=text, capture_output=True, timeout=timeout)
    lines = done.stdout.decode("latin-1").split("\n")
    if lines[-1] == "":
        lines.pop()
    return [line.removesuffix("\r") for line in lines], done.returncode, done.stderr.decode()


def host(lines):
    return run(b"\n".join(lines) + b"\n")[0].decode("latin-1").split("\n")


# --- vectors ---------------------------------------------------------------------------------------------------------


def fits_bounded_nim(piles, m, most):
    """Where the theory decides, 8 piles; else those of which all positions can be searched."""
    safe = m == 1 or len(piles) <= m + 1 or max(piles, default=0) <= most
    sizes = {4: 12, 5: 9, 6: 6}
    return len(piles) <= 8 and (safe or max(piles) <= sizes.get(len(piles), 0)) and max(piles, default=0) <= 99


def fits(question):
    """Whether it is within the limits of the boards."""
    game, params, position = re.fullmatch(r"(\S+) (\S+) : (.+)", question).groups()
    key = dict(pair.split("=") for pair in params.split(";") if "=" in pair)
    parts = [] if position == "." else position.split(" ")
    if game.startswith("turtle"):
        return len(parts[0]) <= 12 if parts else True
    if game == "sos":
        return int(key["n"]) <= 16
    if game.startswith("northcott"):
        return len(parts) <= 4 and int(key["W"]) <= 9
    numbers = [int(part) for part in parts]
    if game in ("dag", "mdag", "everysg"):
        return int(key["V"]) <= 10 and key["E"].count(">") <= 24 and len(parts) <= 3
    if "S" in key:
        taken = [int(t) for t in key["S"].split(",")]
        if len(taken) > 6 or max(taken) > 20:
            return False
    if game in ("take", "mtake", "sub", "msub", "fib", "dyn1"):
        return max(numbers) <= 127
    if game == "chomp":
        return len(parts) <= 8 and max(numbers, default=0) <= 8
    if game == "bnim":
        return fits_bounded_nim(numbers, int(key["m"]), int(key["K"]))
    if game == "poj2315":
        turn = 2 * 3.14159265358979 * int(key["r"])
        turns = [int(-(-s // turn)) for s in numbers]
        return max(numbers, default=0) <= 99 and fits_bounded_nim(turns, int(key["m"]), int(key["L"]) // turn)
    return len(parts) <= 8 and max(numbers, default=0) <= 99


def is_among(answer, every):
    """Whether all moves of an answer are among those of another answer to the same question."""
    (asked, moves), (other, others) = answer.rsplit(" : ", 1), every.rsplit(" : ", 1)
    return asked == other and set(moves.split(" ")) <= set(others.split(" "))


def wrong(vector, answer, hosts):
    """What is wrong with the answer of the board, or None."""
    question, verdict, moves = vector.rsplit(" : ", 2)
    if answer.startswith("error: "):
        if not fits(question) and NAMES_LIMIT.match(answer):
            return None
    elif moves == "?":
        if is_among(answer, hosts):
            return None
    elif answer.rsplit(" : ", 2)[:2] == [question, verdict] and answer.rsplit(" : ", 1)[1] in moves.split(" "):
        return None
    return f"{vector}: answered {answer}"


def check_file(tap, name):
    with open(name, encoding="ascii") as file:
        vectors = file.read().splitlines()
    questions = [vector.rsplit(" : ", 2)[0] for vector in vectors]
    answers, status, said = device("".join(question + "\n" for question in questions).encode())
    hosts = host([f"all {question}".encode() for question in questions])
    faults = list(filter(None, map(wrong, vectors, answers, hosts)))
    if len(answers) != len(questions) or status or said:
        faults.append(f"{len(answers)} answers to {len(questions)} lines, status {status}: {said}")
    errors = sum(answer.startswith("error: ") for answer in answers)
    tap.check(not faults, f"{name}: {len(questions)}, {errors} beyond the limits", *faults)


# --- random lines ----------------------------------------------------------------------------------------------------


def cheap(vector):
    """A question that takes no search worth mentioning."""
    return len(vector) < 120 and not vector.startswith(SEARCHED) or vector.startswith("sos n=6")


def random_line(rng, questions):
    """Random bytes, or a right line with a few characters changed."""
    if rng.random() < 0.1:
        return bytes(rng.choice(b"\0\r\t :-+=.09akn#\x11\x13\xff") for _ in range(rng.randrange(40)))
    question = rng.choice(questions)
    line = rng.choice([question[0]] * 12 + ["all " + question[0], "shw", "show", "play 1-1", "undo", "reply"])
    line = bytearray(line.encode())
    if rng.random() < 0.01:
        return bytes(line) * rng.randrange(2, 20)
    for _ in range(rng.choice([0, 0, 0, 0, 0, 1, 2, 5])):
        at = rng.randrange(len(line) + 1)
        line[at : at + rng.randrange(3)] = bytes(rng.choice(b" :-+=.,;>HTSO0123459ak\0\x80") for _ in range(rng.randrange(3)))
    return bytes(line)


def loosely(rng, line):
    """The same line, in other words."""
    line = re.sub(rb" : ", rng.choice([b":", b" :\t", b"  : "]), line)
    line = re.sub(rb" ", rng.choice([b"  ", b"\t", b" "]), line)
    words = 2 if line[:3] in (b"all", b"new") else 1
    line = re.sub(rb"^(\w+\s*){%d}" % words, lambda names: names[0].upper(), line)
    return rng.choice([b"", b" ", b"\t"]) + line + rng.choice([b"", b" ", b"# " + line, b"  # n"])


def asks(line):
    """Whether there is more than spaces and a comment; a byte that is damaged on its way is not lost in a comment."""
    before, _, comment = line.partition(b"#")
    return before.strip(b" \t") != b"" or b"\0" in comment


def one_by_one(lines, answers):
    """Each line that asks with its answer, without `games` and `help`, of which the answer ends with an empty line."""
    at = 0
    for line in filter(asks, lines):
        if line in LISTS:
            at = answers.index("", at) + 1
        else:
            yield line, answers[at] if at < len(answers) else "no answer"
            at += 1
    if at < len(answers):
        yield b"", f"{len(answers) - at} answers too many"


def unlike_host(lines, answers):
    """What the board answers otherwise than the host does, which knows no limits of a board, and no board."""
    answered = [pair for pair in one_by_one(lines, answers) if " : " in pair[1] and not pair[1].startswith("error: ")]
    hosts = host([line if line.strip().lower().startswith(b"all") else b"all " + line for line, _ in answered])
    return [f"{line}: {answer}, not one of {every}" for (line, answer), every in zip(answered, hosts) if not is_among(answer, every)]


def fuzz(tap, count):
    rng = random.Random(DRAW)
    vectors = [vector for name in sorted(glob.glob("tests/vectors/*.txt")) for vector in open(name, encoding="ascii")]
    questions = [(v.rsplit(" : ", 2)[0], v.rsplit(" : ", 1)[1].strip()) for v in vectors if cheap(v)]
    sent = b""
    for _ in range(count):
        line = rng.choice(LISTS) if rng.random() < 0.002 else random_line(rng, questions)
        if rng.random() < 0.2 and line not in LISTS:
            line = loosely(rng, line)
        sent += line + rng.choice([b"\n", b"\n", b"\n", b"\r\n"])
    lines = re.split(rb"\r?\n", sent)[:-1]
    answers, status, said = device(sent)
    faults = [f"status {status}: {said}"] if status or said else []
    faults += unlike_host(lines, answers)
    errors = sum(answer.startswith("error: ") for answer in answers)
    tap.check(not faults, f"{len(lines)} random lines, one answer each, no reset", *faults)
    tap.check(min(errors, len(lines) - errors) > count / 4, f"of them {errors} errors")
    silent = len(lines) - sum(map(asks, lines))
    tap.check(silent, f"and {silent} that ask nothing")


# --- streams ---------------------------------------------------------------------------------------------------------


def streams(tap):
    tap.check(device(b"") == ([], 0, ""), "no input: no answer, status 0")
    tap.check(device(PROBE.encode()) == ([PROBED], 0, ""), "a last line without an end is answered")
    answers = device(f"help\n{PROBE}\ngames\n".encode())[0]
    tap.check(answers.count("") == 2 and PROBED in answers and answers[-1] == "", "help and games come whole", *answers)

    name = os.path.basename(os.path.dirname(ELF))
    answers = device(b"version\nshow\nwatch off\n")[0]
    tap.check(answers == [f"{VERSION}, board {name} {VERSION.split()[1]}", "error: no game under way", "watch off"],
              "what runs here and on the board; no match in the menu", *answers)

    with subprocess.Popen(simulator("--console"), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as waiting:
        for _ in range(3):
            waiting.stdin.write(PROBE.encode() + b"\n")
            waiting.stdin.flush()
            answer = waiting.stdout.readline()
        waiting.stdin.close()
        tap.check(answer == PROBED.encode() + b"\n" and not waiting.wait(HANGS_S), "a line is answered before the next one")
    with open("/dev/full", "wb") as full:
        failed = subprocess.run(simulator("--console"), input=b"help\n", stdout=full, stderr=subprocess.PIPE)
    tap.check(failed.returncode == 1 and b"cannot write" in failed.stderr, "a full disk: exit status 1", failed.stderr)
    answers, status, said = device(b"help\n", "out/unit/atmega328p/tiny/test_machine.elf")
    tap.check(status == 1 and said.count("\n") == 1, "a firmware that ends: exit status 1, one line", said)


# --- matches on the glass --------------------------------------------------------------------------------------------


class Talk:
    """The program, asked a line at a time."""

    def __init__(self, command):
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()
        return self.hear()

    def hear(self):
        return self.program.stdout.readline().rstrip("\n")

    def close(self):
        self.program.stdin.close()
        return self.program.wait(HANGS_S)


TOLD = re.compile(r"@ (?P<state>\S+ \S+ : [^:]+)(?P<end> : (?:human|machine|game over, [^:]+)) : (?P<move>\S+)")


def solved(line):
    """The position, verdict and winning moves of an answer to `all`."""
    shown, verdict, moves = line.rsplit(" : ", 2)
    return shown, verdict, [] if moves == "-" else moves.split(" ")


def one_match(board, own, game):
    """Plays a match with the machine of the board. The host, which is told the same moves, comes to the same positions."""
    shown, turns = board.ask(f"new {game}"), 0
    if shown != own.ask(f"new {shown}"):
        return [f"{game}: begins with {shown}"]
    while "game over" not in shown and turns < TURNS:
        _, _, moves = solved(own.ask(f"all {shown}"))
        if moves:
            answer, expected = board.ask(f"play {moves[0]}"), own.ask(f"play {moves[0]}")
        else:  # the machine helps out
            answer = board.ask("reply")
            expected = own.ask("new " + answer.split(" : game over")[0])
        if answer.split(" : game over")[0] != expected.split(" : game over")[0]:
            return [f"{shown}: {answer}, not {expected}"]
        shown, turns = answer, turns + 1
        if "game over" not in shown:
            told = TOLD.fullmatch(board.hear())
            expected = told and own.ask(f"play {told['move']}").split(" : game over")[0]
            if not told or told["state"] != expected:
                return [f"{shown}: told {told and told[0]}, not {expected}"]
            shown = told["state"] + (told["end"] if "game over" in told["end"] else "")
    over = board.ask("play 1-1") if "game over" in shown else "error: the game is over"
    return [] if turns and over == "error: the game is over" else [f"{shown}: {turns} turns, {over}"]


def matches(tap):
    """Words begin, play and take back on the glass."""
    board, own = Talk(simulator("--console")), Talk(["out/host/bouton"])
    tap.check(board.ask("watch") == "watch", "watch")
    faults = [fault for game in drawn(GAMES, 3) for fault in one_match(board, own, game)]
    tap.check(not faults, "matches on the glass, move by move as on the host", *faults)
    board.ask("watch off")
    board.ask("new nim")
    undone = [board.ask(line) for line in ("undo", "play 1-2", "reply", "undo", "show")]
    tap.check(undone[0] == "error: nothing to take back" and undone[1] == "nim - : 1 4 5" and undone[3:] == ["nim - : 3 4 5"] * 2,
              "moves are taken back", *undone)
    board.ask("watch")
    told = [board.ask(line) for line in ("new mnim - : 1 2 3", "play 3-3")] + [board.hear()]
    tap.check(told[:2] == ["mnim - : 1 2 3", "mnim - : 1 2 0"] and TOLD.fullmatch(told[2]), "what is watched is told", *told)
    errors = [board.ask(line) for line in ("new nim - : 0", "new nim - : 255", "new nimble - : 16", "play 9-1", "show x")]
    tap.check(errors[0] == "error: the game is over" and errors[1].startswith("error: column 13: expected a number 0..") and
              errors[2] == "error: column 16: expected a number 0..15" and errors[3] == "error: column 6: expected a number 1..3" and
              errors[4] == "error: column 6: expected end of line" and board.ask("show") == TOLD.fullmatch(told[2])["state"], "errors change nothing", *errors)
    tap.check(board.close() == 0 and own.close() == 0, "and end with status 0")


def main():
    global BOARD, ELF
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("elf", nargs="?", default=ELF)
    parser.add_argument("vectors", nargs="*")
    parser.add_argument("--board", default=BOARD)
    parser.add_argument("--lines", type=int, help="random lines")
    arguments = parser.parse_args()
    BOARD, ELF = arguments.board, arguments.elf
    tap = Tap()
    every_vector = [] if arguments.lines else sorted(glob.glob("tests/vectors/**/*.txt", recursive=True))
    names = arguments.vectors or every_vector
    for name in names if arguments.vectors else drawn(names, 2):
        check_file(tap, name)
    if not arguments.vectors:
        fuzz(tap, arguments.lines or (FUZZ_OF_ALL if DRAW == "all" else FUZZ_LINES))
    if not arguments.vectors and not arguments.lines:
        streams(tap)
        matches(tap)
    tap.done()


main()
