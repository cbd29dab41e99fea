#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the tables of a board's searches as C. Usage: gcc -E -dM board/<name>/board.h | tables.py

binomials and first_binomial give the rank of a position (retrograde.h). chomp_steps are the lost positions of Chomp (theories.h)."""
import itertools
import math
import re
import sys

CHOMP_SIDE = 8
SMALL_ARENA = 512  # an arena of this size in bytes is too small to search Chomp
FEWEST_PILES = 4  # a small arena must hold this many piles of the largest size


def read_limits():
    limits = dict(re.findall(r"#define (\w+) (\d+)", sys.stdin.read()))
    vertices, tokens = int(limits["VERTICES_MAX"]), int(limits["TOKENS_MAX"])
    return int(limits["PILES_MAX"]), 8 * int(limits["ARENA_BYTES"]), math.comb(vertices - 1 + tokens, tokens)


def ways(parts, rows):
    """Returns, for each part 0, 1, ..., how many rows of `parts` parts are all below that part. Ends before `rows`.
    Covers all bars up to CHOMP_SIDE."""
    most = max(rows, rows_below(parts, CHOMP_SIDE) + 1) if parts <= CHOMP_SIDE else rows
    numbers = (rows_below(parts, part) for part in itertools.count())
    return list(itertools.takewhile(lambda number: number < most, numbers))


def rows_below(parts, part):
    return math.comb(part + parts - 1, parts)


def chomp_steps():
    """Yields the numbers of chomp_steps (theories.h). Starts at the smallest bar: a bar is lost if no bite leaves a lost
    bar."""
    side = range(CHOMP_SIDE)
    bars = sorted(bar[::-1] for bar in itertools.combinations_with_replacement(range(CHOMP_SIDE + 1), CHOMP_SIDE))
    ranks = {bar: rank for rank, bar in enumerate(bars)}
    lost, larger = set(), set()
    for bar in bars[1:]:
        mirrored = tuple(sum(length > column for length in bar) for column in side)
        if ranks[mirrored] < ranks[bar]:
            larger.add(ranks[bar])
        if not any(bar[:row] + tuple(min(length, column) for length in bar[row:]) in lost
                   for row in side for column in range(bar[row])):
            lost.add(bar)
    rank = 0
    for next_rank in sorted(ranks[bar] for bar in lost if ranks[bar] not in larger):
        while next_rank - rank > 255:
            between = max(other for other in larger if other - rank <= 255)
            yield between - rank
            rank = between
        yield next_rank - rank
        rank = next_rank
    yield 0


def write(declaration, numbers):
    words = ", ".join(map(str, numbers))
    print(f"{declaration} = {{{words}}};")


def main():
    piles, rows, token_rows = read_limits()
    tables = [ways(parts, rows) for parts in range(2, piles + 1)]
    index_values = 1 << 16
    if rows <= 8 * SMALL_ARENA:
        tables = [table[:len(tables[FEWEST_PILES - 2])] for table in tables]
        index_values = 1 << 8
    longest = len(tables[0])
    print("// Written by firmware/game/search/tables.py")
    print('#include "game/theory/theories.h" // chomp_steps')
    print('#include "game/search/retrograde.h" // binomials')
    print(f'_Static_assert({longest - 1} == LARGEST_MAX, "largest part in a table");')
    print(f'_Static_assert({CHOMP_SIDE} == CHOMP_SIDE, "side of the bars of chomp_steps");')
    print(f'_Static_assert({token_rows} <= TOKEN_RANKS_MAX, "the graph is after the bits of the tokens");')
    write("const FLASH rank_t binomials[]", sum(tables, []))
    write("const FLASH binomial_index_t first_binomial[PILES_MAX + 2]",
          [first % index_values for first in itertools.accumulate([-2 * longest, longest, longest, *map(len, tables)])])
    write("const FLASH uint8_t chomp_steps[]", chomp_steps())


main()
