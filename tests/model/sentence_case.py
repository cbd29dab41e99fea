# SPDX-License-Identifier: MIT
"""The rows that judge sentences of `why`, and the question that the sentences are about. Each row has a pattern and a
function, which computes the numbers and tries the claims by the rules alone."""
import math
import random
import re

import facts
import reasons
import rules
import steps
from questions import legal_moves, moves_of, play, text_of, turns

PLACES_MAX = 12  # tests each general claim after at most this many different moves
POSITIONS_MAX, MOVES_MAX = 4000, 1000
TRIES_MAX = 10**6  # maximum number of positions times moves for a search by brute force
ROWS = []


def row(pattern):
    """Adds a row. `#` stands for a number, `@` for a list, `~` for a plural s. The function returns a fault or None; True means
    none."""
    signs = {"#": r"(\d+)", "@": r"([\d, and]+|none)", "*": "(.*)", "~": "s?"}
    expression = "".join(signs.get(one, re.escape(one)) for one in pattern)

    def add(function):
        ROWS.append((expression, function))
        return function
    return add


def rows(*entries, add=row):
    """Adds rows whose functions are single expressions. Each entry has patterns, then the function."""
    for *patterns, judge in entries:
        for pattern in patterns:
            add(pattern)(judge)


def brute(question):
    """Returns the verdict by brute force. Above POSITIONS_MAX positions or TRIES_MAX moves, the theorem gives it."""
    sizes = [turns(question, part) if question.game == "poj2315" else part for part in question.parts if isinstance(part, int)]
    if question.game in ("fib", "dyn1", "divide"):  # the cap or a box may grow
        sizes = [max(sizes[:1] if question.game != "divide" else sizes)] * 2
    if question.game == "stair":  # all coins may end up on the same step
        sizes = [sum(sizes)] * len(sizes)
    positions = math.prod(size + 1 for size in sizes)
    if positions > POSITIONS_MAX or positions * legal_moves(question) > TRIES_MAX:
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
        # remainders of piles, and the piles and vertices whose moves the answer lists
        self.rests, self.explained = [], []

    def parts(self):
        return list(self.asked.parts)

    def values_after(self, part):
        """Returns the values that moves from a pile or a vertex lead to."""
        if "dag" in self.name:
            return {reasons.vertex_values(self.asked, to) for to in self.asked.edges.get(part, [])}
        values = facts.pile_values(tuple(self.asked.takes()))
        return {values[part - take] for take in self.asked.takes() if take <= part}

    def numbers(self, question):
        return steps.numbers_of(reasons.lines_of(question)[0])

    def all_moves(self, question):
        """Returns the moves, or none if there are too many to list."""
        return moves_of(question) if legal_moves(question) <= MOVES_MAX else []

    def some_after(self, question):
        """Returns positions after some of the moves."""
        moves = self.all_moves(question)
        some = random.Random(question.line).sample(moves, min(len(moves), PLACES_MAX))
        return [play(question, move) for move in some]

    def near(self):
        """Returns the position and some of those after its moves."""
        return [self.asked] + self.some_after(self.asked)

    def lost_moves(self):
        """Yields lost positions near the question, each with the positions after its moves."""
        for question in self.near():
            if brute(question) == "P":
                yield question, self.some_after(question)

    def odd_numbers(self, question):
        """Returns the numbers above 0 that remain after equal numbers cancel."""
        numbers = self.numbers(question)
        return {number for number in numbers if number and numbers.count(number) % 2}

    def changes(self, question, after):
        """Returns the old and new number, without 0, if a move changes one number."""
        return self.odd_numbers(question) ^ self.odd_numbers(after)

    def counts(self, question):
        """Returns the remainders of the counts of powers."""
        numbers = self.numbers(question)
        return [sum(number >> bit & 1 for number in numbers) % (self.together + 1) for bit in range(34)]
