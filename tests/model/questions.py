# SPDX-License-Identifier: MIT
"""A question about a position of any size: its parts, the number of its legal moves, and the position after a move.
rules.py has the same rules for small positions, where all moves can be listed."""
import copy
import re

import rules

PI = 3141592653589793238462643383279502884197, 10**39  # a fraction
WINS_WHEN_STUCK = {"mnim", "mmoore", "mtake", "msub", "msubsum", "mmixed", "mdag", "chomp"}


class Question:
    """A game, its parameters and a position."""

    def __init__(self, line):
        self.line = line
        self.game, params, position = re.fullmatch(r"(\S+) (\S+) : (.+)", line).groups()
        self.params = dict(pair.split("=") for pair in params.split(";") if "=" in pair)
        self.words = [] if position == "." else position.split(" ")
        self.edges = {}
        for edge in self.params.get("E", "-").split(","):
            if edge != "-":
                start, end = map(int, edge.split(">"))
                self.edges.setdefault(start, []).append(end)
        self.letters = game_of_letters(self.game)
        self.parts = list("".join(self.words)) if self.letters else [self.part(word) for word in self.words]
        self.misere = self.game in WINS_WHEN_STUCK - {"chomp"}

    def part(self, word):
        return tuple(map(int, word.split(","))) if self.game.startswith("northcott") else int(word)

    def number(self, key):
        return int(self.params[key])

    def takes(self):
        return [int(t) for t in self.params["S"].split(",")]


def game_of_letters(game):
    return game.startswith("turtle") or game == "sos"


def turns(question, distance):
    """Returns the whole turns of a ball over this distance: ceil(distance / (2 pi r))."""
    if question.game == "bnim":
        return distance
    return -(-distance * PI[1] // (2 * PI[0] * question.number("r")))


def limit(question):
    """Returns K, the stones or whole turns that a move may take from a pile."""
    if question.game == "bnim":
        return question.number("K")
    return question.number("L") * PI[1] // (2 * PI[0] * question.number("r"))


def choices(question):
    """Returns the number of choices of each part."""
    game, parts = question.game, question.parts
    if game in ("nim", "mnim", "moore", "mmoore", "nimble", "stair", "chomp"):
        return parts
    if game in ("bnim", "poj2315"):
        return [min(turns(question, part), limit(question)) for part in parts]
    if game in ("take", "mtake"):
        return [min(parts[0], question.number("max"))]
    if game in ("fib", "dyn1"):
        return [min(parts)]
    if game in ("sub", "msub", "subsum", "msubsum"):
        return [sum(t <= part for t in question.takes()) for part in parts]
    if game in ("mixed", "mmixed"):
        return [min(part, 3) if i == 0 else (part + 1) // 2 if i == 1 else part for i, part in enumerate(parts)]
    if game in ("dag", "mdag", "everysg"):
        return [len(question.edges.get(part, [])) for part in parts]
    if game == "wythoff":
        return parts + [min(parts)]
    if game == "turtle_opt":
        return [i + 1 for i, coin in enumerate(parts) if coin == "H"]
    if game == "turtle_man":
        return [i for i, coin in enumerate(parts) if coin == "H"]
    if game == "turtle_edge":
        return [max(i, 1) for i, coin in enumerate(parts) if coin == "H"]
    if game == "northcott":
        return [abs(own - other) - 1 for own, other in parts]
    if game == "northcottr":
        return [other - 2 if own < other else question.number("W") - other - 1 for own, other in parts]
    if game == "sos":
        return [] if "SOS" in "".join(parts) else [2] * parts.count(".")
    return [parts[1] - 1, parts[0] - 1]  # divide


def reachable(question):
    """Returns the vertices to which the tokens can move, and those on which they are."""
    found, more = set(), list(question.parts)
    while more:
        vertex = more.pop()
        if vertex not in found:
            found.add(vertex)
            more += question.edges.get(vertex, [])
    return found


def legal_moves(question):
    """Returns the number of legal moves: choices of up to k parts, or of all parts that have a choice."""
    counts = [count for count in choices(question) if count]
    most = question.number("k") if "k" in question.params else question.number("m") if "m" in question.params else 1
    of_size = [1] + [0] * len(counts)
    for count in counts:
        for size in range(len(counts), 0, -1):
            of_size[size] += of_size[size - 1] * count
    if question.game == "everysg":
        return of_size[-1] if counts else 0
    return sum(of_size[1 : most + 1])


def text_of(question):
    """Returns the question as text."""
    words = [",".join(map(str, part)) if isinstance(part, tuple) else str(part) for part in question.parts]
    position = ("" if question.letters else " ").join(words) or "."
    return f"{question.line.split(' : ')[0]} : {position}"


def moves_of(question):
    """Returns all legal moves of a small position."""
    game, position, _ = rules.read(text_of(question))
    return [move for move, _ in game.moves(position)]


def play(question, move):
    """Returns the position after a legal move, or None for an illegal move."""
    after = copy.copy(question)
    parts = after.parts = list(question.parts)
    game = question.game
    if not move_is_written_right(question, move):
        return None
    numbers = [int(n) for n in re.findall(r"\d+", move)]
    if game in ("take", "mtake", "sub", "msub", "fib", "dyn1"):
        parts[0] -= numbers[0]
        if game in ("fib", "dyn1"):
            parts[1] = numbers[0] * (2 if game == "fib" else 1)
    elif game.startswith("turtle"):
        for coin in numbers:
            parts[coin - 1] = "T" if parts[coin - 1] == "H" else "H"
    elif game == "sos":
        parts[numbers[0] - 1] = move[-1]
    elif game == "divide":
        parts[:] = numbers[1:]
    elif game == "chomp":
        for row in range(numbers[0] - 1, len(parts)):
            parts[row] = min(parts[row], numbers[1] - 1)
        after.parts = [row for row in parts if row]
    elif game.startswith("northcott"):
        row, column = numbers
        parts[row - 1] = column, parts[row - 1][1]
        after.parts = [(other, own) for own, other in parts]
    else:
        for part, number in zip(numbers[::2], numbers[1::2]):
            if ">" in move:
                parts[part - 1] = number
            elif game == "poj2315":
                left = turns(question, parts[part - 1]) - number
                parts[part - 1] = left * 2 * PI[0] * question.number("r") // PI[1]
            else:
                parts[part - 1] -= number
                if game == "stair" and part > 1:
                    parts[part - 2] += number
    return after


def move_is_written_right(question, move):
    choice = r"\d+[->]\d+"
    forms = {"sos": r"\d+[SO]", "divide": r"[12]>\d+,\d+", "chomp": r"\d+,\d+"}
    if question.game.startswith("turtle"):
        form = r"\d+(,\d+)?"
    elif question.game in ("take", "mtake", "sub", "msub", "fib", "dyn1"):
        form = r"\d+"
    else:
        form = forms.get(question.game, rf"{choice}(\+{choice})*")
    return re.fullmatch(form, move)
