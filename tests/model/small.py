# SPDX-License-Identifier: MIT
"""Every small position of each game. The table under "What machines have checked" in firmware/game/README.md has these ranges."""
import itertools
import random

from positions import drawn_graph

# maximum number of piles; largest pile; largest pile in games whose moves may change 3 or 4 piles
PILES, PILE, PILE_OF_MANY = 4, 7, 4
MIXED_PILES, STEPS = 3, 7
TAKE_HEAP, TAKE_MAX = 59, 7
# largest heap; largest number in a set; each set is tested again with HIGH added to numbers above SET_MAX / 2
SET_HEAP, SET_MAX, HIGH = 149, 8, 23
SUM_HEAP, SUM_SET_MAX = 12, 4
PAIR, FIBONACCI, BOXES = 69, 121, 49
COINS = 12
ROWS = ((1, 9), (2, 6), (3, 5))  # rows, columns
BOUNDED = ((3, 7), (4, 4))  # piles, largest
BOUNDED_HARD = ((4, 6), (5, 4))  # (piles, largest pile) for m = 2, where the formula for bounded Nim may fail
TOKENS, VERTICES, GRAPHS = 3, 8, 20
BAR, TWO_ROWS, FOUR_ROWS = 8, 99, 12
CELLS = 9


def products(largest, counts):
    """Returns the texts of all positions with each of these counts of numbers from 0 to `largest`."""
    return [" ".join(map(str, parts)) or "." for count in counts for parts in itertools.product(range(largest + 1), repeat=count)]


def sets(largest):
    return [numbers for count in range(1, largest + 1) for numbers in itertools.combinations(range(1, largest + 1), count)]


def bars(rows, columns):
    return [" ".join(map(str, bar)) for count in range(1, rows + 1) for bar in itertools.combinations_with_replacement(range(columns, 0, -1), count)]


def boards(rows, columns):
    row = [f"{a},{b}" for a, b in itertools.permutations(range(1, columns + 1), 2)]
    return [" ".join(board) for board in itertools.product(row, repeat=rows)]


def bounded(params, reach):
    """Yields the positions of bounded Nim, or of football with `reach` distances a turn, with their parameters."""
    for count, largest in BOUNDED:
        for m, limit in itertools.product((1, 2, 3), range(largest + 2)):
            yield params(m, limit), products(reach * largest, [count]) if reach == 1 else products(reach * largest, [1, 2])
    if reach == 1:
        for count, largest in BOUNDED_HARD:
            for limit in range(1, largest):
                yield params(2, limit), products(largest, [count])


def graphs():
    chance = random.Random("graphs")
    for _ in range(GRAPHS):
        vertices = chance.randrange(1, VERTICES + 1)
        yield drawn_graph(chance, vertices), products(vertices - 1, range(TOKENS + 1))


def takes(numbers):
    return "S=" + ",".join(map(str, numbers))


def every_small(name):
    """Yields (parameters, texts of all small positions) of the game of this name without its misere `m`."""
    if name == "moore":
        yield from ((f"k={k}", products(PILE if k < 3 else PILE_OF_MANY, [PILES])) for k in range(1, PILES + 1))
    elif name == "bnim":
        yield from bounded("m={};K={}".format, 1)
    elif name == "poj2315":
        yield from bounded("m={};L={};r=1".format, 4)
    elif name == "take":
        yield from ((f"max={most}", products(TAKE_HEAP, [1])) for most in range(1, TAKE_MAX + 1))
    elif name == "sub":
        for numbers in sets(SET_MAX):
            yield takes(numbers), products(SET_HEAP, [1])
            yield takes(number + HIGH * (2 * number > SET_MAX) for number in numbers), products(SET_HEAP, [1])
    elif name == "subsum":
        yield from ((takes(numbers), products(SUM_HEAP, [0, 1, 2])) for numbers in sets(SUM_SET_MAX))
    elif name in ("dag", "everysg"):
        yield from graphs()
    elif name in ("northcott", "northcottr"):
        yield from ((f"W={columns}", boards(rows, columns)) for rows, columns in ROWS)
    elif name == "sos":
        yield from ((f"n={cells}", list(map("".join, itertools.product(".SO", repeat=cells)))) for cells in range(3, CELLS + 1))
    elif name == "chomp":
        yield "-", bars(BAR, BAR)
        yield "-", bars(2, TWO_ROWS)
        yield "-", bars(4, FOUR_ROWS)
    else:
        yield "-", {
            "nim": lambda: products(PILE, [PILES]), "mixed": lambda: products(PILE, [MIXED_PILES]),
            "stair": lambda: products(STEPS, [MIXED_PILES]), "nimble": lambda: products(STEPS, [MIXED_PILES]),
            "wythoff": lambda: products(PAIR, [2]), "fib": lambda: products(FIBONACCI, [2]), "dyn1": lambda: products(FIBONACCI, [2]),
            "divide": lambda: [f"{a} {b}" for a, b in itertools.product(range(1, BOXES + 1), repeat=2)],
        }.get(name, lambda: ["".join(coins) for count in range(1, COINS + 1) for coins in itertools.product("HT", repeat=count)])()
