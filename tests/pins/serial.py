#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""The serial console of a simulated board: every vector, random lines, streams that end, and a terminal device; or
only some files of vectors, or so many random lines. Run from the root of the repository."""
import argparse
import glob
import itertools
import os
import random
import re
import select
import signal
import subprocess
import sys

sys.path.insert(0, "tests/host")
from tap import DRAW, Tap, drawn, run  # noqa: E402

BOARD, ELF = "uno", "out/uno/bouton.elf"
FUZZ_LINES, FUZZ_OF_ALL = 4000, 20000
LIST_MAX, TRIES_MAX = 100, 900
HANGS_S = 600  # many times as long as any answer takes
PROBE, PROBED = "nim - : 3 4 5", "nim - : 3 4 5 : N : 1-2"
NAMES_LIMIT = re.compile(r"error: .*(at most \d|a number \d+\.\.\d)")
SEARCHED = ("bnim", "chomp", "mdag", "poj2315", "sos")
LISTS = (b"games", b"help")
REASONS_EACH = 60  # questions of each file of vectors


def simulator(way, elf=None):
    return ["out/sim/bouton-sim", "--board", BOARD, way, elf or ELF]


def device(text, elf=None, timeout=6 * HANGS_S):
    """What the console of the device prints, as (lines, exit status, what the simulator says)."""
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
        return max(numbers) <= 999
    if game == "chomp":
        return len(parts) <= 8 and max(numbers, default=0) <= 8
    if game == "bnim":
        return fits_bounded_nim(numbers, int(key["m"]), int(key["K"]))
    if game == "poj2315":
        turn = 2 * 3.14159265358979 * int(key["r"])
        turns = [int(-(-s // turn)) for s in numbers]
        return max(numbers, default=0) <= 99 and fits_bounded_nim(turns, int(key["m"]), int(key["L"]) // turn)
    return len(parts) <= 8 and max(numbers, default=0) <= 99


def legal_moves(question):
    """How many moves are legal in Nim_k or bounded Nim: up to k piles are chosen, each with one of its numbers of stones."""
    game, params, position = re.fullmatch(r"(\S+) (\S+) : (.+)", question).groups()
    limits = dict(pair.split("=") for pair in params.split(";") if "=" in pair)
    ways = [1]  # to choose so many piles
    for pile in map(int, position.split(" ")):
        numbers = min(pile, int(limits.get("K", pile)))
        ways = [a + b * numbers for a, b in zip(ways + [0], [0] + ways)]
    return sum(ways[1 : 1 + int(limits["k" if "k" in limits else "m"])])


def same_moves(answer, other):
    """Whether two answers are the same, but for the order of the moves."""
    return sorted(answer.split(" ")) == sorted(other.split(" "))


def wrong(vector, answer, hosts, every):
    """What is wrong with the answer of the device, or None."""
    question, verdict, moves = vector.rsplit(" : ", 2)
    if answer == f"error: too many moves to list, at most {LIST_MAX}":
        if every and hosts.rsplit(" : ", 1)[1].count(" ") >= LIST_MAX:
            return None
    elif every and answer == f"error: too many moves to try, at most {TRIES_MAX}":
        if legal_moves(question) > TRIES_MAX:
            return None
    elif answer.startswith("error: "):
        if not fits(question) and NAMES_LIMIT.match(answer):
            return None
    elif moves == "?":
        if same_moves(answer, hosts):
            return None
    elif answer.rsplit(" : ", 2)[:2] == [question, verdict]:
        given, wanted = answer.rsplit(" : ", 1)[1].split(" "), moves.split(" ")
        if sorted(given) == sorted(wanted) if every else len(given) == 1 and given[0] in wanted:
            return None
    return f"{vector}: answered {answer}"


def check_file(tap, name, every):
    with open(name, encoding="ascii") as file:
        vectors = file.read().splitlines()
    lines = [("all " if every else "") + vector.rsplit(" : ", 2)[0] for vector in vectors]
    answers, status, said = device("".join(line + "\n" for line in lines).encode())
    hosts = host([line.encode() for line in lines])
    faults = [wrong(*three, every) for three in zip(vectors, answers, hosts)]
    faults = list(filter(None, faults))
    if len(answers) != len(lines) or status or said:
        faults.append(f"{len(answers)} answers to {len(lines)} lines, status {status}: {said}")
    errors = sum(answer.startswith("error: ") for answer in answers)
    what = f"{name}: {len(lines)} x {'all moves' if every else 'one move'}, {errors} beyond the limits"
    tap.check(not faults, what, *faults)


def paragraphs(lines):
    """The answers to `why`: lines up to an empty one, or an error."""
    found, answer = [], []
    for line in lines:
        if line and not line.startswith("error: "):
            answer.append(line)
        elif answer or line:
            found.append(answer or [line])
            answer = []
    return found


def is_refused(question, answer):
    """Whether the answer is an error, and it is right that there is one."""
    if answer == f"error: too many moves to try, at most {TRIES_MAX}":
        return legal_moves(question) > TRIES_MAX
    return not fits(question) and NAMES_LIMIT.match(answer)


def check_reasons(tap, names):
    """A board with the command `why` tells the same reasons as the host."""
    questions = [vector.rsplit(" : ", 2)[0] for name in names for vector in open(name, encoding="ascii").read().splitlines()[:REASONS_EACH]]
    lines = [f"why {question}".encode() for question in questions]
    answers, hosts = paragraphs(device(b"\n".join(lines) + b"\n")[0]), paragraphs(host(lines))
    faults = [f"why {question}: answered {answer}" for question, answer, other in zip(questions, answers, hosts)
              if answer != other and not is_refused(question, answer[0])]
    tap.check(len(answers) == len(hosts) == len(questions) and not faults, f"{len(questions)} reasons, as on the host", *faults[:5])


# --- random lines ----------------------------------------------------------------------------------------------------


def cheap(vector):
    """A question that takes no search worth mentioning."""
    return len(vector) < 120 and not vector.startswith(SEARCHED) or vector.startswith("sos n=6")


def random_line(rng, questions):
    """Random bytes, or a right line with a few characters changed."""
    if rng.random() < 0.1:
        return bytes(rng.choice(b"\0\r\t :-+=.09akn#\x11\x13\xff") for _ in range(rng.randrange(40)))
    question = rng.choice(questions)
    moves = [rng.choice(question[1].split(" ")), f"{rng.randrange(5)}-{rng.randrange(4)}", str(rng.randrange(4))]
    line = rng.choice(
        [question[0]] * 5
        + ["all " + question[0], "new " + question[0], "new " + " ".join(question[0].split(" ")[:2])]
        + ["reply", "show", "undo", "version"]
        + ["play " + rng.choice(moves)] * 6
    )
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
    """What the device answers otherwise than the host does. Where it refuses, the game under way stays as it was, so the
    host is not asked."""
    answered = [pair for pair in one_by_one(lines, answers) if not pair[1].startswith("error: ")]
    hosts = host([line for line, _ in answered])
    return [f"{line}: {answer}, not {hosts}" for (line, answer), hosts in zip(answered, hosts)
            if not same_moves(answer, hosts)]


def fuzz(tap, count):
    rng = random.Random(DRAW)
    vectors = [vector for name in sorted(glob.glob("tests/vectors/*.txt")) for vector in open(name, encoding="ascii")]
    questions = [(v.rsplit(" : ", 2)[0], v.rsplit(" : ", 1)[1].strip()) for v in vectors if cheap(v)]
    sent = b""
    for _ in range(count):
        line = rng.choice(LISTS) if rng.random() < 0.002 else random_line(rng, questions)
        if rng.random() < 0.2 and line not in LISTS:
            line = loosely(rng, line)
        sent += line + rng.choice([b"\n", b"\n", b"\n", b"\r\n", b"\r"])
    lines = re.split(rb"\r\n|\r|\n", sent)[:-1]
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

    answers = device(b"new nim - : 9\nundo\nplay 1-1\nplay 1-1\nundo\nundo\n")[0]
    tap.check(answers[1] == "error: nothing to take back", "undo: nothing to take back", *answers)
    tap.check(answers[4:] == ["nim - : 8", "error: too many moves back, at most 1"], "undo: no more is kept", *answers)

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


def ask(port, line):
    os.write(port, line)
    answer = b""
    while not answer.endswith(b"\n") and select.select([port], [], [], HANGS_S)[0]:
        answer += os.read(port, 4096)
    return answer


def terminal_device(tap):
    with subprocess.Popen(simulator("--pty"), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as running:
        name = running.stdout.readline().decode().strip()
        tap.check(name.startswith("/dev/"), f"--pty prints the name of a device: {name}")
        for user in ("one user", "the next one"):
            port = os.open(name, os.O_RDWR | os.O_NOCTTY)
            tap.check(os.isatty(port) and ask(port, PROBE.encode() + b"\n") == PROBED.encode() + b"\n", f"{user} is answered")
            tap.check(ask(port, b"version\r").endswith(b"\r\n"), f"{user} may press Enter")
            os.close(port)
        running.send_signal(signal.SIGINT)
        tap.check(running.wait(HANGS_S) == 0, "Ctrl-C: exit status 0")


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
    for name, every in drawn(itertools.product(names, (False, True)), 4 if arguments.vectors else 2):
        check_file(tap, name, every)
    if "why <the same>" in device(b"help\n")[0]:
        check_reasons(tap, drawn(names, 4 if arguments.vectors else 2))
    if not arguments.vectors:
        fuzz(tap, arguments.lines or (FUZZ_OF_ALL if DRAW == "all" else FUZZ_LINES))
    if not arguments.vectors and not arguments.lines:
        streams(tap)
        terminal_device(tap)
    tap.done()


main()
