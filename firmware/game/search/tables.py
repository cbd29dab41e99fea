#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Computes the tables of the exact searches for a board, as C. Usage: gcc -E -dM board/<name>/board.h | tables.py

binomials and first_binomial number the rows of the outcome bitmap (retrograde.h); chomp_steps are the lost positions of Chomp
(chomp.h)."""
import itertools
import math
import re
import sys

CHOMP_SIDE = 8
SMALL_ARENA = 512  # bytes: up to here bars are not searched (BARS_ARE_SEARCHED)
FEWEST_PILES = 4  # that are searched; where it is small, they may be as high as the vertices of a graph


def read_limits():
    limits = dict(re.findall(r"#define (\w+) (\d+)", sys.stdin.read()))
    vertices, tokens = int(limits["VERTICES_MAX"]), int(limits["TOKENS_MAX"])
    return int(limits["PILES_MAX"]), 8 * int(limits["ARENA_BYTES"]), math.comb(vertices - 1 + tokens, tokens)


def ways(parts, rows):
    """For each part 0, 1, ... the number of rows of `parts` parts that are all below it, while that is less than `rows`."""
    numbers = (math.comb(part + parts - 1, parts) for part in itertools.count())
    return list(itertools.takewhile(lambda number: number < rows, numbers))


def chomp_lost():
    """The smaller outlines of the lost bars and their mirror images, ascending, by marking what each leads to from the
    smallest bar up."""
    side = range(CHOMP_SIDE)
    won = set()
    lost = []
    bars = [bar[::-1] for bar in itertools.combinations_with_replacement(range(CHOMP_SIDE + 1), CHOMP_SIDE)]
    for bar in sorted(bars)[1:]:
        if any(bar[:row] + tuple(min(length, column) for length in bar[row:]) in won
               for row in side for column in range(bar[row])):
            continue
        won.add(bar)  # a player who leaves this bar wins
        mirrored = [sum(length > column for length in bar) for column in side]
        lost.append(min(outline(bar), outline(mirrored)))
    return sorted(set(lost))


def outline(bar):
    return sum(1 << length + CHOMP_SIDE - 1 - row for row, length in enumerate(bar))


def steps(numbers):
    """The differences of ascending numbers, each a byte; a larger one is three, 0 and then its low and high byte."""
    for before, number in zip([0] + numbers, numbers):
        step = number - before
        yield from [step] if step < 256 else [0, step % 256, step // 256]


def write(declaration, numbers):
    words = ", ".join(map(str, numbers))
    print(f"{declaration} = {{{words}}};")


def main():
    piles, rows, token_rows = read_limits()
    tables = [[], []] + [ways(parts, rows) for parts in range(2, piles + 1)]
    if rows <= 8 * SMALL_ARENA:
        tables = [table[:len(tables[FEWEST_PILES])] for table in tables]
    print("// Written by firmware/game/search/tables.py")
    print('#include "game/theory/chomp.h" // chomp_steps')
    print('#include "game/search/retrograde.h" // binomials')
    print(f'_Static_assert({token_rows} <= TOKEN_RANKS_MAX, "the graph lies behind the bits of the tokens");')
    write("const FLASH rank_t binomials[]", sum(tables, []))
    write("const FLASH binomial_index_t first_binomial[PILES_MAX + 2]",
          itertools.accumulate([0] + [len(table) for table in tables]))
    write("const FLASH uint8_t chomp_steps[]", steps(chomp_lost() + [0xFFFF]))


main()
