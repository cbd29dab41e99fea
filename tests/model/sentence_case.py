# SPDX-License-Identifier: MIT
"""The rows that judge sentences of `why`, and the question that the sentences are about. Each row has a pattern and a
function, which computes the numbers and tries the claims by the rules alone."""
import math
import random
import re

import reasons
import rules
import steps
from questions import moves_of, play, text_of, turns

PLACES_MAX = 12  # lost positions near the question that a general claim is tried on
POSITIONS_MAX = 4000
ROWS = []


def row(pattern):
    """Adds a row. `#` stands for a number, `@` for a list. The function returns a fault or None; True means none."""
    expression = re.escape(pattern).replace("\\#", "#").replace("#", r"(\d+)").replace("@", r"([\d, and]+|none)").replace(r"\*", "(.*)")

    def add(function):
        ROWS.append((expression, function))
        return function
    return add


def listed(words):
    return [int(word) for word in re.findall(r"\d+", words)]


def brute(question):
    """Returns the verdict by brute force. Above POSITIONS_MAX positions, the theorem gives it."""
    sizes = [turns(question, part) if question.game == "poj2315" else part for part in question.parts if isinstance(part, int)]
    sizes = sizes[:1] * 2 if question.game in ("fib", "dyn1") else sizes  # the cap may grow
    if math.prod(size + 1 for size in sizes) > POSITIONS_MAX:
        return reasons.verdict_of(reasons.lines_of(question)[0], False)
    game, position, misere = rules.read(text_of(question))
    return game.verdict(position, misere)


class Case:
    """A question with its answer, and what general claims are tried on."""

    def __init__(self, question, verdict, moves, move):
        self.asked, self.verdict, self.moves, self.move = question, verdict, moves, move
        self.after = play(question, move) if move else question
        self.name = question.game[question.misere:]
        self.number = question.number
        self.together = question.number("k" if self.name == "moore" else "m") if self.name in ("moore", "bnim", "poj2315") else 1
        self.rule, self.exception = None, None
        self.rests, self.explained = [], []  # remainders of piles; piles and vertices whose moves the answer lists

    def numbers(self, question):
        return steps.numbers_of(reasons.lines_of(question)[0])

    def near(self):
        """Returns the position and those after its moves."""
        moves = moves_of(self.asked)
        some = random.Random(self.asked.line).sample(moves, min(len(moves), PLACES_MAX))
        return [self.asked] + [play(self.asked, move) for move in some]

    def lost_moves(self):
        """Yields lost positions near the question, each with the positions after its moves."""
        for question in self.near():
            if brute(question) == "P":
                moves = moves_of(question)
                some = random.Random(question.line).sample(moves, min(len(moves), PLACES_MAX))
                yield question, [play(question, move) for move in some]

    def counts(self, question):
        """Returns the remainders of the counts of powers."""
        numbers = self.numbers(question)
        return [sum(number >> bit & 1 for number in numbers) % (self.together + 1) for bit in range(34)]
