#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: ask.py [BOARD]

If this test fails, a flashed board gives a wrong verdict or plays a losing move in a won position. Asks the functions of each
flashed board through `bouton-sim --ask`: edge cases, drawn positions of each game, all positions of the pocket toy, all winning
moves, random lines and odd streams. Compares the answers with the model of the rules. Run from the root of the repository."""
import itertools
import random
import re
import subprocess
import sys
import tempfile

sys.path[:0] = ["tests/host", "tests/model"]
from positions import rows_by_game, verdict_and_moves  # noqa: E402
from tap import DRAW, PROBE, PROBED, Tap, drawn, run  # noqa: E402

BOARDS = ("uno", "exhibit", "pocket")
POCKET_GAMES = ("nim", "mnim", "moore", "mmoore")
TOY_KS = (1, 2, 3)
POSITIONS = 60 if DRAW != "all" else 600  # of each game
FUZZ_LINES, FUZZ_OF_ALL = 2000, 100000
HANGS_S = 600  # timeout in s, longer than any answer takes
NAMES_LIMIT = re.compile(r"error: .*(at most \d|a number \d+\.\.\d)")
SEARCHED = ("bnim", "chomp", "mdag", "poj2315", "sos")
CANNOT = "error: ask the chip <game> <params> : <position>, also after all or moves"


def simulator(board, elf=None):
    return ["out/sim/bouton-sim", "--board", board, "--ask", elf or f"out/{board}/bouton.elf"]


def chip(board, text, elf=None):
    """Returns the printed lines, the exit status and the errors of the simulator."""
    done = subprocess.run(simulator(board, elf), input=text, capture_output=True, timeout=HANGS_S)
    lines = done.stdout.decode("latin-1").split("\n")
    if lines[-1] == "":
        lines.pop()
    return lines, done.returncode, done.stderr.decode()


def host(lines):
    return run(b"\n".join(lines) + b"\n")[0].decode("latin-1").split("\n")[:-1]


# --- verdicts and moves ----------------------------------------------------------------------------------------------


def fits_bounded_nim(piles, m, most):
    """Returns whether the board can answer: the theory decides up to 8 piles, other positions must be small enough to search."""
    safe = m == 1 or len(piles) <= m + 1 or max(piles, default=0) <= most
    sizes = {4: 12, 5: 9, 6: 6}
    return len(piles) <= 8 and (safe or max(piles) <= sizes.get(len(piles), 0)) and max(piles, default=0) <= 99


def fits(board, question):
    """Returns whether the question is within the limits of the board."""
    game, params, position = re.fullmatch(r"(\S+) (\S+) : (.+)", question).groups()
    key = dict(pair.split("=") for pair in params.split(";") if "=" in pair)
    parts = [] if position == "." else position.split(" ")
    if board == "pocket":
        return game in POCKET_GAMES and int(key.get("k", 1)) <= 7 and len(parts) <= 4 and max(map(int, parts), default=0) <= 7
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
    """Returns whether all moves of an answer are in another answer to the same question."""
    (asked, moves), (other, others) = answer.rsplit(" : ", 1), every.rsplit(" : ", 1)
    return asked == other and set(moves.split(" ")) <= set(others.split(" "))


def is_refused(board, question, answer):
    """Returns whether the answer rightly reports a limit, or a game that the board does not have."""
    game = question.split(" ")[0]
    if board == "pocket" and game not in POCKET_GAMES:
        return answer == f"error: the pocket toy does not have the game {game}"
    return not fits(board, question) and NAMES_LIMIT.match(answer)


def wrong(board, row, answer):
    """Returns the fault of the board's answer, or None. row: the question, its verdict and its winning moves."""
    question, verdict, moves = row
    if answer.startswith("error: "):
        if is_refused(board, question, answer):
            return None
    elif answer in [f"{question} : {verdict} : {move}" for move in moves]:
        return None
    return f"{question} : {verdict} : {' '.join(moves)}: answered {answer}"


def check_answers(tap, board, rows):
    """Compares the answers to all questions. `rows` maps a game to its positions."""
    questions = [question for of_game in rows.values() for question, _, _ in of_game]
    answers, status, said = chip(board, "".join(question + "\n" for question in questions).encode())
    tap.check(len(answers) == len(questions) and not status and not said,
              f"{board}: {len(questions)} questions get one answer each", len(answers), status, said)
    answer = iter(answers)
    for name, of_game in rows.items():
        found = [(row, next(answer, "")) for row in of_game]
        faults = [wrong(board, row, one) for row, one in found]
        errors = sum(one.startswith("error: ") for _, one in found)
        tap.check(not any(faults), f"{board}, {name}: {len(found)} answers are right, {errors} of them refuse", *filter(None, faults))


def every_position_of_toy():
    """Returns all positions of 1-3-5-7 in each game of the pocket toy, by game."""
    positions = [" ".join(map(str, parts)) for parts in itertools.product(range(2), range(4), range(6), range(8))]
    games = [(name, f"k={k}" if "moore" in name else "-") for name in POCKET_GAMES for k in TOY_KS]
    questions = {f"{name} {params}": [f"{name} {params} : {parts}" for parts in reversed(positions)] for name, params in games}
    return {game: [(one, *verdict_and_moves(one)) for one in some] for game, some in questions.items()}


def sorted_words(lines):
    """Sorts the words of each answer to `all`. An error remains whole."""
    return [[line] if line.startswith("error: ") else sorted(line.split(" ")) for line in lines]


def lists(lines):
    """Splits and sorts the answers to `moves`: each ends with an empty line or an error, which is kept."""
    found = [[]]
    for line in lines:
        if line and not line.startswith("error: "):
            found[-1].append(line)
        else:
            found[-1] = sorted(found[-1]) + [line]
            found.append([])
    return found[:-1]


def check_moves(tap, board, questions):
    """Compares all winning and all legal moves with the host's."""
    for command, what, answers_of in (("all", "winning", sorted_words), ("moves", "legal", lists)):
        lines = [f"{command} {question}".encode() for question in questions]
        own, found = answers_of(host(lines)), answers_of(chip(board, b"\n".join(lines))[0])
        answered = [row for row in zip(lines, found, own) if not row[1][0].startswith("error: ")]
        faults = [f"{line}: {one}, not {other}" for line, one, other in answered if one != other]
        tap.check(len(found) == len(own) and not faults and len(answered) > len(lines) / 2,
                  f"{board}: all {what} moves of {len(answered)} positions agree with the host", *faults)


LIMITS = (  # questions slightly above a limit, with their expected errors
    ("uno", "nim - : 3 100", "column 11: expected a number 0..99"),
    ("uno", "nim - : 1 1 1 1 1 1 1 1 1", "column 24: too many, at most 8"),
    ("uno", "moore k=100 : 1", "column 9: expected a number 1..99"),
    ("uno", "bnim m=2;K=100 : 1", "column 12: expected a number 0..99"),
    ("uno", "poj2315 m=1;L=128;r=1 : 1", "column 15: expected a number 0..127"),
    ("uno", "poj2315 m=1;L=9;r=128 : 1", "column 19: expected a number 1..127"),
    ("uno", "take max=128 : 1", "column 10: expected a number 1..127"),
    ("uno", "take max=3 : 128", "column 14: expected a number 0..127"),
    ("uno", "fib - : 127 255", "column 13: expected a number 0..254"),
    ("uno", "dyn1 - : 127 128", "column 14: expected a number 0..127"),
    ("uno", "sub S=1,2,21 : 5", "column 11: expected a number 3..20"),
    ("uno", "sub S=1,2,3,4,5,6,7 : 5", "column 19: too many, at most 6"),
    ("uno", "dag V=11;E=1>0 : 1", "column 7: expected a number 1..10"),
    ("uno", "dag V=3;E=1>0 : 1 1 1 1", "column 22: too many, at most 3"),
    ("uno", "wythoff - : 1 100", "column 15: expected a number 0..99"),
    ("uno", "divide - : 100 1", "column 12: expected a number 1..99"),
    ("uno", "nimble - : 100", "column 12: expected a number 0..99"),
    ("uno", "stair - : 60 40", "column 14: expected a number 0..39"),
    ("uno", "chomp - : 9", "column 11: expected a number 1..8"),
    ("uno", "chomp - : 1 1 1 1 1 1 1 1 1", "column 26: too many, at most 8"),
    ("uno", "turtle_opt - : HHHHHHHHHHHHH", "column 28: too many, at most 12"),
    ("uno", "northcott W=10 : 1,2", "column 13: expected a number 2..9"),
    ("uno", "northcott W=9 : 1,2 1,2 1,2 1,2 1,2", "column 32: too many, at most 8"),
    ("uno", "sos n=17 : .................", "column 7: expected a number 1..16"),
    ("uno", "bnim m=2;K=3 : 99 99 99 99", "too many positions, at most 2048; use smaller numbers"),
    ("uno", "all moore k=8 : 9 9 9 9 9 9 9 9", "too many calls for an answer of game_next_winning"),
    ("uno", "moves moore k=8 : 9 9 9 9 9 9 9 9", "too many calls for an answer of game_next"),
    ("exhibit", "nim - : 3 100", "column 11: expected a number 0..99"),
    ("pocket", "nim - : 3 8", "column 11: expected a number 0..7"),
    ("pocket", "nim - : 1 1 1 1 1", "column 16: too many, at most 4"),
    ("pocket", "all nim - : 1", "the pocket toy answers only questions about a position"),
    ("pocket", "moore k=8 : 1", "column 9: expected a number 1..7"),
)


def check_limits(tap):
    for board, line, error in LIMITS:
        answers = chip(board, line.encode())
        tap.check(answers == ([f"error: {error}"], 0, ""), f"{board} refuses {line}", answers)


# --- random lines ----------------------------------------------------------------------------------------------------


def cheap(question):
    """Returns whether the question needs little or no search."""
    return len(question) < 100 and not question.startswith(SEARCHED) or question.startswith("sos n=6")


def random_line(rng, questions):
    """Returns random bytes, or a valid line with a few changed characters."""
    if rng.random() < 0.1:
        return bytes(rng.choice(b"\0\r\t :-+=.09akn#\x11\x13\xff") for _ in range(rng.randrange(40)))
    question = rng.choice(questions)
    line = rng.choice([question] * 12 + ["all " + question, "shw", "show", "play 1-1", "new nim", "watch", "why nim 3"])
    line = bytearray(line.encode())
    if rng.random() < 0.01:
        return bytes(line) * rng.randrange(2, 20)
    for _ in range(rng.choice([0, 0, 0, 0, 0, 1, 2, 5])):
        at = rng.randrange(len(line) + 1)
        line[at : at + rng.randrange(3)] = bytes(rng.choice(b" :-+=.,;>HTSO0123459ak\0\x80") for _ in range(rng.randrange(3)))
    return bytes(line)


def loosely(rng, line):
    """Returns the same line with other spaces, capitals and comments."""
    line = re.sub(rb" : ", rng.choice([b":", b" :\t", b"  : "]), line)
    line = re.sub(rb" ", rng.choice([b"  ", b"\t", b" "]), line)
    words = 2 if line[:3] in (b"all", b"new") else 1
    line = re.sub(rb"^(\w+\s*){%d}" % words, lambda names: names[0].upper(), line)
    return rng.choice([b"", b" ", b"\t"]) + line + rng.choice([b"", b" ", b"# " + line, b"  # n"])


def asks(line):
    """Returns whether the line needs an answer: it has more than spaces and a comment, or a NUL in its comment."""
    before, _, comment = line.partition(b"#")
    return before.strip(b" \t") != b"" or b"\0" in comment


def unlike_host(lines, answers):
    """Returns the differences between the answers of the board and of the host, which has no limits."""
    asked = list(filter(asks, lines))
    if len(asked) != len(answers):
        return [f"{len(answers)} answers to {len(asked)} lines"]
    answered = [pair for pair in zip(asked, answers) if not pair[1].startswith("error: ")]
    hosts = host([line if line.strip().lower().startswith(b"all") else b"all " + line for line, _ in answered])
    return [f"{line}: {answer}, not one of {every}" for (line, answer), every in zip(answered, hosts) if not is_among(answer, every)]


def fuzz(tap, board, questions, count):
    rng = random.Random(DRAW)
    questions = list(filter(cheap, questions))
    sent = b""
    for _ in range(count):
        line = random_line(rng, questions)
        if rng.random() < 0.2:
            line = loosely(rng, line)
        sent += line + rng.choice([b"\n", b"\n", b"\n", b"\r\n"])
    lines = re.split(rb"\r?\n", sent)[:-1]
    answers, status, said = chip(board, sent)
    faults = [f"status {status}: {said}"] if status or said else []
    faults += unlike_host(lines, answers)
    errors = sum(answer.startswith("error: ") for answer in answers)
    silent = len(lines) - sum(map(asks, lines))
    tap.check(not faults, f"{board}: {len(lines)} random lines get one right answer each", *faults)
    tap.check(silent and min(errors, len(answers) - errors) > count / (100 if board == "pocket" else 4),
              f"{board}: {errors} random lines are refused, {silent} ask nothing")


# --- streams ---------------------------------------------------------------------------------------------------------


def streams(tap):
    tap.check(chip("uno", b"") == ([], 0, ""), "no input gives no answer and status 0")
    tap.check(chip("uno", PROBE.encode()) == ([PROBED], 0, ""), "a last line without newline is answered")
    for line in ("new nim", "play 1-1", "watch", "undo", "show", "help", "games", "why nim 3 4 5", "heap code=0.77 : 3"):
        answers = chip("uno", line.encode())
        tap.check(answers == ([CANNOT], 0, ""), f"the chip cannot be asked: {line}", answers)
    with subprocess.Popen(simulator("uno"), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as waiting:
        for _ in range(3):
            waiting.stdin.write(PROBE.encode() + b"\n")
            waiting.stdin.flush()
            answer = waiting.stdout.readline()
        waiting.stdin.close()
        tap.check(answer == PROBED.encode() + b"\n" and not waiting.wait(HANGS_S), "a line is answered before the next line arrives")
    with open("/dev/full", "wb") as full:
        failed = subprocess.run(simulator("uno"), input=PROBE.encode(), stdout=full, stderr=subprocess.PIPE)
    tap.check(failed.returncode == 1 and b"cannot write" in failed.stderr, "a full disk gives exit status 1", failed.stderr)
    with tempfile.NamedTemporaryFile(suffix=".elf") as other:
        subprocess.run(["avr-gcc", "-g", "-mmcu=attiny2313a", "-xc", "-", "-o", other.name], input=b"int main(void) { return 0; }", check=True)
        for board, elf in ("uno", "out/unit/atmega328p/test_keys.elf"), ("pocket", other.name):
            answers, status, said = chip(board, PROBE.encode(), elf)
            tap.check(status == 1 and not answers and said.count("\n") == 1, f"another program for {board} cannot be asked: exit status 1, one line", said)


def main():
    tap = Tap()
    rows = rows_by_game(POSITIONS)
    questions = [question for of_game in rows.values() for question, _, _ in of_game]
    boards = sys.argv[1:] or BOARDS
    for board in boards:
        check_answers(tap, board, rows)
        fuzz(tap, board, questions, FUZZ_OF_ALL if DRAW == "all" else FUZZ_LINES)
        if board == "pocket":
            check_answers(tap, board, every_position_of_toy())
        else:
            check_moves(tap, board, [question for question in drawn(questions, 5) if fits(board, question)])
    check_limits(tap)
    streams(tap)
    tap.done()


main()
