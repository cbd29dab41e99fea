#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, `why` says something false. tests/model/reasons.py judges the reasons of edge cases, drawn positions
and large positions. Run from the root of the repository."""
import functools
import operator
import random

from tap import DRAW, MOST, Tap, output

import facts
import reasons
from positions import LARGE_GAMES, drawn_set, large_question, rows_by_game
from questions import Question, play
from sentences_of_sums import drawn_sums

LARGE = 733  # positions
SMALL = 30 if DRAW != "all" else 1000  # of each game
HEAPS = 40 if DRAW != "all" else 1000
SUMS = 30 if DRAW != "all" else 600
TOLD = {  # for each question, the facts that `why` must print
    "sub S=2,5,10 : 40": "by 15: 10; lost 0 or 1; lost 4 or 7; lost 8",
    # no token can reach vertex 0, so `why` does not explain vertex 0
    "mdag V=4;E=2>3,1>3,1>2,0>1 : 1": "1 to 0 1: 2; each 0 leads nowhere or to 1",
}
# Of all take-away sets within 1..31, the first set here completes its first period latest.
LATEST = ["4,10,15,20,26,30", "1,4,10,13,18,21,24,27,30,31"]


def why(questions):
    return reasons.answers(output(f"why {question}" for question in questions).splitlines())


def wrong(row, answer):
    """Returns what is wrong with the answer to a question with this verdict and these winning moves, or None. moves: None if
    unknown."""
    question, verdict, moves = row
    fault = answer[0] if answer[0].startswith("error: ") else reasons.fault(question, answer, verdict, moves)
    return fault and f"{question} : {verdict}: {fault}"


def after_move(question, answer):
    """Returns the position after the move in the answer, or None."""
    if not answer[-1].startswith("move: "):
        return None
    left = play(Question(question), answer[-1].split(" ")[1])
    return left and f"{question.split(' : ')[0]} : {' '.join(map(str, left.parts))}"


def check_large(tap):
    """Checks reasons of large positions and of positions after their winning moves. None may be refused because of too
    many moves."""
    chance = random.Random(DRAW)
    questions = [large_question(chance, [*LARGE_GAMES, "mnim", "mmoore", "mmixed"]) for _ in range(LARGE)]
    answers = why(questions)
    left = list(filter(None, map(after_move, questions, answers)))
    faults = list(filter(None, map(wrong, [(one, reasons.verdict(one), None) for one in questions], answers)))
    faults += list(filter(None, map(wrong, [(one, "P", None) for one in left], why(left))))
    counted = sum(any(line.startswith("moves: ") for line in answer) for answer in answers)
    tap.check(not faults and counted < LARGE and len(left) > LARGE / 2,
              f"{LARGE} large positions and {len(left)} after a winning move: all have a reason, {counted} also the count of moves", *faults)


def check_heaps(tap):
    """Checks the facts about heaps: a period from 0 or from a later heap on, and what is lost before the period."""
    chance = random.Random(DRAW)
    questions = [f"{chance.choice(('sub', 'msub'))} S={drawn_set(chance, chance.choice((9, 20, 31)))} : {chance.randrange(chance.choice((100, 4000)))}"
                 for _ in range(HEAPS)]
    questions += [f"{game} S={takes} : {heap}" for takes in LATEST for game in ("sub", "msub") for heap in (9, 3000, MOST)]
    answers = why(questions)
    faults, late = [], 0
    for question, answer in zip(questions, answers):
        told = next((line.split(": ", 1)[1].split("; ") for line in answer if line.startswith("facts: ")), [])
        late += " ".join(told).startswith("from ")
        fault = facts.heap_fault(Question(question), told)
        if fault:
            faults.append(f"{question}: {fault}: {told}")
    tap.check(not faults and late, f"{len(questions)} heaps have the right period; {late} periods start after heap 0", *faults)


def sum_fault(case, question, answer):
    """Returns what is wrong with the reason for a sum of games, or None."""
    def values(position):
        numbers = case.numbers(position)
        return f"{' '.join(map(str, numbers))} = {functools.reduce(operator.xor, numbers)}"
    moves = dict(case.all_moves(case.asked))
    good = [move for move, after in moves.items() if values(after).endswith(" = 0")]
    right = [f"question: sum {question}", "theory: values", f"parts: {question}", f"values: {values(case.asked)}",
             f"moves: {len(moves)} legal, {len(good)} wins", f"verdict: {'P' if values(case.asked).endswith(' = 0') else 'N'}"]
    if good:
        move = answer[-1].split(" ")[1]
        right.append(f"move: {move} leaves {values(moves[move])}" if move in good else f"one of {good}")
    return None if answer == right else f"{question}: {answer}, but {right}"


def check_sums(tap):
    """Compares the reasons for sums with the mex of all options."""
    cases = drawn_sums(random.Random(DRAW), SUMS)
    faults = [sum_fault(case, question, answer) for (question, case), answer in zip(cases, why(question for question, _ in cases))]
    tap.check(len(faults) == SUMS and not any(faults), f"{SUMS} sums have the right reason", *filter(None, faults))


def check_large_sum(tap):
    """Asks about sums with so many moves that a loop over all moves would end at a limit."""
    counted, uncounted = why(["nim - : 2147483640 + nim - : 1", "nim - : 2147483640 + nimble - : 2147483640 1"])
    tap.check("moves: 2147483641 legal, 1 wins" in counted, "why counts the moves of a sum of large piles", *counted)
    tap.check("verdict: N" in uncounted and "move: 2:2>0 leaves 2147483640 2147483640 = 0" in uncounted,
              "why explains a sum with too many moves to count", *uncounted)


def check_words(tap):
    """Compares the words of some facts. One fact has two lost heaps. Only vertices that a token can reach count."""
    for answer, (question, told) in zip(why(TOLD), TOLD.items()):
        tap.check(f"facts: {told}" in answer, f"{question}: {told}", *answer)


def main():
    tap = Tap()
    games = rows_by_game(SMALL)
    questions = [question for rows in games.values() for question, _, _ in rows]
    answers = why(questions)
    tap.check(len(answers) == len(questions), "each question has one answer")
    answers = iter(answers)
    for name, rows in games.items():
        faults = list(filter(None, map(wrong, rows, answers)))
        tap.check(rows and not faults, f"{name}: {len(rows)} reasons", *faults)
    check_large(tap)
    check_heaps(tap)
    check_sums(tap)
    check_large_sum(tap)
    check_words(tap)
    tap.done()


main()
