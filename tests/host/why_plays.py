#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a person who reads `why` cannot play the next position of the game. A pupil reads the sentences of `why` for one position and applies them to other positions of the same game and parameters
(tests/model/pupil.py). The result is a grade for each game:
A  the sentences are a rule: in at least three of four other positions they give the verdict and a winning move, never a wrong
   one
B  the sentences say less about other positions, and list answers to the opponent's moves instead
C  the sentences do not help
Run from the root of the repository."""
import random

import tap as console
from tap import Tap

import pupil
from positions import rows_of
from questions import Question, legal_moves, moves_of
from rules import GAMES

PARAMETERS, POSITIONS = 40 if console.DRAW == "all" else 20, 8  # drawn of each game


def groups_of(name):
    """Returns drawn positions that have moves, as (question, verdict, moves), by game and parameters."""
    groups = {}
    for question, verdict, moves in rows_of(name, PARAMETERS, POSITIONS):
        if legal_moves(Question(question)):
            groups.setdefault(question.split(" : ")[0], []).append((question, verdict, moves))
    return groups.values()


def whys(questions):
    """Returns the sentences of `why` below the answer to each question."""
    answers = console.output((f"why {question}" for question in questions), options=["--words"]).split("\n\n")
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
    chance, groups = random.Random(console.DRAW), groups_of(name)
    read = read_by([question for group in groups for question, _, _ in group])
    seen = [one for group in groups for one in try_pupil(chance, group, read)]
    kinds = [kind for kind, _ in seen]
    right, faults = kinds.count("right"), [words for kind, words in seen if kind == "wrong"]
    of = "A" if 4 * right >= 3 * len(seen) and not faults else "C" if kinds.count("unsaid") * 4 > len(seen) else "B"
    return of, right, len(seen), faults


def without_rules(questions):
    """Returns what the pupil reads if nothing says which positions are lost."""
    return {question: [line for line in lines if "lost" not in line and "SOS" not in line] for question, lines in whys(questions).items()}


def main():
    tap, grades = Tap(), {}
    for game in GAMES:
        grades[game], right, count, faults = grade(game)
        tap.check(not faults and count > 20, f"{game}: {grades[game]}, the sentences solve the next position in {right} of {count} cases", *faults)
    others = [game for game, one in grades.items() if one != "A"]
    tap.check(not others, "the sentences about each game are a rule for the next position", others)
    believing = [game for game in ("nim", "sub", "chomp", "sos") if grade(game, without_rules)[1]]
    tap.check(not believing, "control: without the rules the pupil solves no position", believing)
    tap.done()


main()
