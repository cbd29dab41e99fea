#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a person who reads `why` cannot play a won position to its end. A player who reads only `why` wins every
won position. The player computes each move from the printed binary numbers, columns and end, by Moore's proof that such a move
exists. The player never sees the move, the count of winning moves or the verdict.

A pupil reads the sentences of `why` for one position and applies them to other positions of the same game and parameters
(tests/model/pupil.py). The result is a grade for each game:
A  the sentences are a rule: in at least three of four other positions they give the verdict and a winning move, never a wrong
   one
B  the sentences say less about other positions, and list answers to the opponent's moves instead
C  the sentences do not help
Run from the root of the repository."""
import random
import re
import subprocess

import tap as console
from tap import Tap

import pupil
from positions import rows_of
from questions import Question, legal_moves, moves_of
from rules import GAMES

STEPS = {"theory", "parts", "binary", "columns", "end"}  # what the player may read
MINE = {"xor", "columns"}
PARAMETERS, POSITIONS = 40 if console.DRAW == "all" else 20, 8  # drawn of each game
STARTS = 300 if console.DRAW == "all" else 40


class Console:
    """The host program, asked one line at a time."""

    def __init__(self):
        self.program = subprocess.Popen([console.BOUTON], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()
        return self.program.stdout.readline().rstrip("\n")

    def steps(self, question):
        """Returns the steps of `why` that the player may read. An error has no empty line after it."""
        line = self.ask(f"why {question}")
        steps = {"error": line} if line.startswith("error") else {}
        while line and "error" not in steps:
            kind, data = line.split(": ", 1)
            if kind in STEPS:
                steps[kind] = data
            line = self.program.stdout.readline().rstrip("\n")
        return steps

    def close(self):
        self.program.stdin.close()
        self.program.wait()


def leave_columns(rows, rests, modulus):
    """Makes Moore's move: from the highest column on, the lower digits of each lowered number are free. Returns the
    rows with a multiple of the modulus of ones in each column."""
    after = [list(row) for row in rows]
    free = []
    for column, rest in enumerate(rests):
        # number of ones that the column still needs, modulo `modulus`
        rest = (rest - sum(rows[i][column] for i in free)) % modulus
        for i in free:
            after[i][column] = 0
        if modulus - rest <= len(free):
            for i in free[: modulus - rest]:
                after[i][column] = 1
        elif rest:
            lowered = [i for i in range(len(rows)) if i not in free and rows[i][column]][:rest]
            for i in lowered:
                after[i][column] = 0
            free += lowered
    return after


def leave_ones(rows, rest, modulus):
    """Leaves only ones, this many modulo the modulus. Large piles become 1 or 0; if needed, ones are taken, too."""
    large = [i for i, row in enumerate(rows) if any(row[:-1])]
    ones = [i for i, row in enumerate(rows) if row[-1] and i not in large]
    after = [list(row) for row in rows]
    more = (rest - len(ones)) % modulus
    for i in large:
        after[i][:] = [0] * len(rows[i])
    for i in large[:more] if more <= len(large) else ones[: modulus - more]:
        after[i][-1] ^= 1
    return after


def numbers_after(steps):
    """Returns the numbers now and after a winning move, from the steps alone."""
    rows = [[int(digit) for digit in row] for row in steps["binary"].split(" ")]
    modulus, rests = re.fullmatch(r"[\d ]+ mod (\d+) : ([\d ]+)", steps["columns"]).groups()
    modulus, rests = int(modulus), list(map(int, rests.split(" ")))
    ones = re.fullmatch(r"(?:leave only ones: |only ones left: leave )(\d+) mod (\d+)", steps.get("end", ""))
    if ones:
        after = leave_ones(rows, int(ones[1]), int(ones[2]))
    else:
        after = leave_columns(rows, rests, modulus)
    return [[int("".join(map(str, row)), 2) for row in numbers] for numbers in (rows, after)]


def move_of(game, steps):
    """Returns the move in the notation of the game. A part "5@7" is the number 5 of step or coin 7."""
    choices = []
    for place, (part, now, after) in enumerate(zip(steps["parts"].split(" "), *numbers_after(steps)), 1):
        if "@" in part:
            place = int(part.split("@")[1])
        if after != now and game == "nimble":
            choices.append(f"{place}>{after}")
        elif after != now and game.startswith("turtle"):
            other = after + place - now
            choices.append(f"{place},{other}" if other else f"{place}")
        elif after != now:
            choices.append(f"{place}-{now - after}")
    return "+".join(choices)


def fault(machine, question):
    """Plays the position as the first player. Returns what went wrong, or None."""
    machine.ask(f"new {question}")
    game, position = question.split(" ")[0], question
    while True:
        steps = machine.steps(position)
        if steps.get("theory", "-").split(" ")[0] not in MINE:
            return f"{position}: {steps}"
        move = move_of(game, steps)
        for line in (f"play {move}", "reply"):
            answer = machine.ask(line)
            if answer.endswith("game over, you won"):
                return None
            if "game over" in answer or answer.startswith("error"):
                return f"{question}: in {position} {move}: {answer}"
        position = answer


def random_position(game, chance):
    """Returns a question about a random position."""
    if game.startswith("turtle"):
        return f"{game} - : {''.join(chance.choice('HT') for _ in range(chance.randint(2, 12)))}"
    k = chance.randint(1, 4) if "moore" in game else 1
    largest = chance.choice([1, 2, 7, 40 if k < 3 else 9])  # with larger piles, `why` does not count the moves
    parts = " ".join(str(chance.randint(0, chance.choice([1, largest]))) for _ in range(chance.randint(1, 8)))
    return f"{game} {f'k={k}' if 'moore' in game else '-'} : {parts}"


def groups_of(name):
    """Returns drawn positions that have moves, as (question, verdict, moves), by game and parameters."""
    groups = {}
    for question, verdict, moves in rows_of(name, PARAMETERS, POSITIONS):
        if legal_moves(Question(question)):
            groups.setdefault(question.split(" : ")[0], []).append((question, verdict, moves))
    return groups.values()


def whys(questions):
    """Returns the sentences of `why` below the answer to each question."""
    out, _, _ = console.run("".join(f"why {question}\n" for question in questions).encode(), options=["--words"])
    answers = out.decode("ascii").split("\n\n")
    return {question: answer.split("\n")[1:] for question, answer in zip(questions, answers)}


def enumeration_fault(question, moves):
    """Returns None if the pupil knows exactly the legal moves, otherwise what is wrong."""
    legal = moves_of(question)
    good = len(set(legal)) == len(legal) == legal_moves(question) and (moves == ["-"] or set(moves) <= set(legal))
    return None if good else f"{question.line}: not the legal moves: {legal}"


def try_pupil(chance, group, read):
    """Yields the pupil's result for each position of the group, after reading the reason of another position."""
    for question, verdict, moves in group:
        position = Question(question)
        others = [other for other, _, _ in group if other != question]
        if not others or legal_moves(position) > pupil.TO_TRY_MAX:
            continue
        if found := enumeration_fault(position, moves):
            yield "wrong", found
            continue
        lines = read[chance.choice(others)]
        try:
            told, move = pupil.play(lines, position)
            good = told == verdict and (move or "-") in moves
            yield "right" if good else "wrong", f"{question}: {told} {move} after {lines}"
        except pupil.Unsaid as unsaid:
            yield "believed" if "has an answer" in " ".join(lines) else "unsaid", f"{question}: not told: {unsaid}"


def grade(name, read_by=whys):
    """Returns the grade of a game, the numbers of right and of all positions, and the pupil's errors."""
    chance = random.Random(console.DRAW)
    seen = []
    for group in groups_of(name):
        read = read_by([question for question, _, _ in group])
        seen += try_pupil(chance, group, read)
    kinds = [kind for kind, _ in seen]
    right, faults = kinds.count("right"), [words for kind, words in seen if kind == "wrong"]
    of = "A" if 4 * right >= 3 * len(seen) and not faults else "C" if kinds.count("unsaid") * 4 > len(seen) else "B"
    return of, right, len(seen), faults


def without_rules(questions):
    """Returns what the pupil reads if nothing says which positions are lost."""
    return {question: [line for line in lines if "lost" not in line and "SOS" not in line] for question, lines in whys(questions).items()}


def check_grades(tap):
    """Prints the table."""
    grades = {}
    for game in GAMES:
        grades[game], right, count, faults = grade(game)
        tap.check(not faults and count > 60, f"{game}: {grades[game]}, the sentences solve the next position in {right} of {count} cases", *faults)
    others = [game for game, one in grades.items() if one != "A"]
    tap.check(not others, "the sentences about each game are a rule for the next position", others)
    believing = [game for game in ("nim", "sub", "chomp", "sos") if grade(game, without_rules)[1]]
    tap.check(not believing, "control: without the rules the pupil solves no position", believing)


def main():
    tap = Tap()
    check_grades(tap)
    machine = Console()
    for game in ["nim", "mnim", "moore", "mmoore", "stair", "nimble", "turtle_opt", "turtle_man"]:
        chance = random.Random(game)
        won = []
        while len(won) < STARTS:
            question = random_position(game, chance)
            if re.search(r" : N : [^-]", machine.ask(question)):
                won.append(question)
        faults = list(filter(None, (fault(machine, question) for question in won)))
        tap.check(not faults, f"{game}: a reader of why wins {STARTS} won positions", *faults)
    machine.close()
    tap.done()


main()
