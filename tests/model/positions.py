#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Positions of all games with their verdicts and winning moves, for tests that compare answers.

usage: positions.py [COUNT]

Prints the edge cases and COUNT drawn positions of each game. Each commit draws other positions (DRAW)."""
import itertools
import os
import random
import re
import sys

from rules import (GAMES, MISERE, Balls, Bar, Bounded, Boxes, Capped, Heap, Heaps, Letters, Men, Mixed, Pair, Piles, Stairs, Strip,
                   Subtraction, Tokens, Turtles, game_of, read)

MOST = 2**31 - 1  # largest number of stones
GRAPH = "V=6;E=1>0,2>1,3>1,3>2,4>0,4>3,5>2,5>3"
EDGES = [(1, 0), (2, 1), (3, 1), (3, 2), (4, 0), (4, 3), (5, 2), (5, 3)]


def every_game():
    """Yields a game and small positions of it for each rule of the notation."""
    piles = [tuple(one) for count in range(4) for one in itertools.product(range(4), repeat=count)]
    pairs = list(itertools.product(range(7), repeat=2))
    yield Piles("nim"), piles
    yield Piles("moore", "k=2", most=2), piles
    yield Bounded("bnim", "m=2;K=2", most=2, longest=2), piles
    yield Balls("poj2315", "m=2;L=13;r=1", most=2, length=13, radius=1), list(itertools.product((0, 3, 7, 13, 20, 27), repeat=2))
    yield Heap("take", "max=3", takes=(1, 2, 3)), [(n,) for n in range(30)]
    yield Heap("sub", "S=2,3,5", takes=(2, 3, 5)), [(n,) for n in range(40)]
    yield Subtraction("subsum", "S=1,3,4", takes=(1, 3, 4)), list(itertools.product(range(8), repeat=2))
    yield Mixed("mixed"), piles
    yield Tokens("dag", GRAPH, edges=EDGES, all_move=False), list(itertools.product(range(6), repeat=2))
    yield Tokens("everysg", GRAPH, edges=EDGES, all_move=True), list(itertools.product(range(6), repeat=2))
    yield Pair("wythoff"), pairs
    yield Capped("fib", growth=2), [(n, cap) for n in range(16) for cap in range(17)]
    yield Capped("dyn1", growth=1), [(n, cap) for n in range(16) for cap in range(17)]
    yield Stairs("stair"), piles
    yield Bar("chomp"), [bar for count in range(5) for bar in itertools.combinations_with_replacement(range(4, 0, -1), count)]
    yield Strip("nimble"), piles
    for name, alone in ("turtle_opt", "any"), ("turtle_man", "none"), ("turtle_edge", "first"):
        yield Turtles(name, alone=alone), [coins for count in range(1, 7) for coins in itertools.product((0, 1), repeat=count)]
    rows = [row for row in itertools.product(range(1, 5), repeat=2) if row[0] != row[1]]
    boards = [board for count in range(3) for board in itertools.product(rows, repeat=count)]
    yield Men("northcott", "W=4", width=4, retreats=False), boards
    yield Men("northcottr", "W=4", width=4, retreats=True), boards
    for cells in 3, 5:
        yield Letters("sos", f"n={cells}"), list(itertools.product(".SO", repeat=cells))
    yield Boxes("divide"), [(a, b) for a in range(1, 12) for b in range(1, 12)]
    for code in "0.77", "0.137", "4.07", "0.35", "0.8F":
        digits = [int(digit, 16) for digit in code if digit != "."]
        yield Heaps("heap", f"code={code}", digits=digits), [one for count in range(4) for one in itertools.product(range(6), repeat=count)]
    yield Heaps("heap", "S=1,3,4", digits=[0, 3, 0, 3, 3]), list(itertools.product(range(8), repeat=2))
    yield Heaps("heap", "not=2,3", digits=[0, 3, 0, 0], beyond=3), list(itertools.product(range(8), repeat=2))


def drawn_set(choice, largest):
    return ",".join(map(str, sorted(choice.sample(range(1, largest + 1), choice.randrange(1, 6)))))


def drawn_graph(choice, vertices):
    """Returns a graph without cycles, whose edges go down in a random order of the vertices."""
    names = choice.sample(range(vertices), vertices)
    pairs = list(itertools.combinations(range(vertices), 2))
    edges = choice.sample(pairs, min(len(pairs), choice.randrange(2 * vertices)))
    return f"V={vertices};E={','.join(f'{names[b]}>{names[a]}' for a, b in edges) or '-'}"


def drawn_params(choice, name):
    """Returns random parameters of a game."""
    some = choice.randrange
    return {"moore": lambda: f"k={some(1, 5)}", "bnim": lambda: f"m={some(1, 5)};K={some(8)}",
            "poj2315": lambda: f"m={some(1, 4)};L={some(5, 30)};r={some(1, 3)}", "take": lambda: f"max={some(1, 12)}",
            "sub": lambda: f"S={drawn_set(choice, choice.choice((8, 20, 31)))}", "subsum": lambda: f"S={drawn_set(choice, choice.choice((8, 20, 31)))}",
            "dag": lambda: drawn_graph(choice, some(1, 9)), "everysg": lambda: drawn_graph(choice, some(1, 9)),
            "northcott": lambda: f"W={some(3, 8)}", "northcottr": lambda: f"W={some(3, 8)}",
            "sos": lambda: f"n={some(3, 17)}"}.get(name, lambda: "-")()


LARGEST = {"nim": (80, 20, 9, 7), "moore": (40, 12, 6, 4), "bnim": (40, 14, 9, 5), "poj2315": (90, 40, 20), "subsum": (99, 30, 9), "mixed": (60, 20, 9, 5),
           # largest part in positions with one part, with two parts, and so on
           "stair": (40, 12, 6, 3), "nimble": (60, 20, 9, 5)}
HEAPS = {"take": 127, "sub": 127, "wythoff": 24, "fib": 60, "dyn1": 60, "divide": 24}


def drawn_position(choice, name, params):
    """Returns a random small position of the game as a text."""
    some = choice.randrange
    if name in LARGEST:
        count = some(len(LARGEST[name]) + 1)
        parts = [some(LARGEST[name][count - 1] + 1) for _ in range(count)]
    elif name in HEAPS:
        parts = [some(name == "divide", HEAPS[name] + 1) for _ in range(1 if name in ("take", "sub") else 2)]
    elif name in ("dag", "everysg"):
        parts = [some(int(re.search(r"V=(\d+)", params)[1])) for _ in range(some(4))]
    elif name == "chomp":
        parts = sorted((some(1, 7) for _ in range(some(7))), reverse=True)
    elif name.startswith("turtle"):
        return "".join(choice.choice("HT") for _ in range(some(1, 11)))
    elif name.startswith("northcott"):
        width = int(params[2:])
        rows = [choice.sample(range(1, width + 1), 2) for _ in range(some(1, 4 if width < 5 else 3))]
        return " ".join(f"{own},{other}" for own, other in rows)
    else:  # sos
        cells = int(params[2:])
        free = choice.sample(range(cells), some(min(cells, 6) + 1))
        return "".join("." if cell in free else choice.choice("SOO") for cell in range(cells))
    return " ".join(map(str, parts)) or "."


def drawn_questions(choice, name, parameters, positions):
    """Returns questions about this game: random parameters, each with random positions. Large positions come first, because
    brute force also solves the smaller ones."""
    base, found = name[name in MISERE:], []
    for _ in range(parameters):
        params = drawn_params(choice, base)
        found += [f"{name} {params} : {drawn_position(choice, base, params)}" for _ in range(positions)]
    return sorted(set(found), key=lambda one: (-sum(map(int, re.findall(r"\d+", one.split(" : ")[1]))), one))


def verdict_and_moves(question):
    """Returns the verdict and all winning moves of a question, by brute force."""
    game, position, misere = read(question)
    return game.verdict(position, misere), game.good(position, misere) or ["-"]


LARGE_GAMES = "nim moore bnim poj2315 take mtake mixed wythoff fib dyn1 stair nimble divide".split()  # without tables


def large_question(choice, games):
    """Returns a question about piles or a heap of up to 2^31 - 1."""
    some = lambda least=0: max(least, choice.randrange(2 ** choice.randrange(1, 32)) % MOST)  # noqa: E731
    piles = [some() for _ in range(choice.randrange(2, 9))]
    game = choice.choice(games)
    params = "-"
    if "moore" in game:
        params = f"k={choice.randrange(1, 6)}"
    elif game == "bnim":
        params = f"m={choice.choice((1, len(piles) - 1, len(piles)))};K={some()}"
    elif game == "poj2315":
        params = f"m=1;L={some()};r={some(1)}"
    elif game in ("take", "mtake"):
        params, piles = f"max={some(1)}", piles[:1]
    elif game in ("wythoff", "fib", "dyn1"):
        piles = piles[:2]
    elif game == "stair":
        piles = [pile // 8 for pile in piles]
    elif game == "divide":
        piles = [some(1), some(1)]
    return f"{game} {params} : {' '.join(map(str, piles))}"


def edge_cases():
    """Returns the edge cases as (question, verdict, winning moves)."""
    with open("tests/model/edge_cases.txt", encoding="ascii") as file:
        rows = [line.rstrip("\n").rsplit(" : ", 2) for line in file if line[0] != "#"]
    return [(question, verdict, moves.split(" ")) for question, verdict, moves in rows]


def rows_of(name, parameters, positions):
    """Returns drawn positions of this game as (question, verdict, winning moves), with `positions` for each of `parameters`."""
    choice = random.Random((os.environ.get("DRAW") or "1901") + name)
    rows = [(question, *verdict_and_moves(question)) for question in drawn_questions(choice, name, parameters, positions)]
    game_of.cache_clear()
    return rows


def rows_by_game(count):
    """Returns {game: rows} with the edge cases of each game and `count` drawn positions."""
    edges = edge_cases()
    return {name: [row for row in edges if row[0].startswith(f"{name} ")] + rows_of(name, count, 1) for name in GAMES}


def main():
    for rows in rows_by_game(int((sys.argv + [8])[1])).values():
        for question, verdict, moves in rows:
            print(f"{question} : {verdict} : {' '.join(moves)}")


if __name__ == "__main__":
    main()
