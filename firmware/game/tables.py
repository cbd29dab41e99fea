#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Computes the tables of the exact searches for a board, as C. Usage: tables.py board/<name>/board.h

exact_ways and exact_first number the rows of the outcome bitmap (exact.h); chomp_lost are the lost positions of Chomp
(chomp.h)."""
import itertools
import math
import re
import sys

CHOMP_SIDE = 8


def read_limits(path):
    with open(path, encoding="utf-8") as file:
        limits = dict(re.findall(r"#define (\w+) (\d+)", file.read()))
    return int(limits["PILES_MAX"]), 8 * int(limits["ARENA_BYTES"])


def ways(parts, rows):
    """For 0, 1, ... how many rows of `parts` parts have parts below it, while they are fewer than `rows`."""
    numbers = (math.comb(part + parts - 1, parts) for part in itertools.count())
    return list(itertools.takewhile(lambda number: number < rows, numbers))


def chomp_lost():
    """The outlines of the lost bars, ascending, by marking what each leads to from the smallest bar up."""
    side = range(CHOMP_SIDE)
    won = set()
    lost = []
    bars = [bar[::-1] for bar in itertools.combinations_with_replacement(range(CHOMP_SIDE + 1), CHOMP_SIDE)]
    for bar in sorted(bars)[1:]:
        if any(bar[:row] + tuple(min(length, column) for length in bar[row:]) in won
               for row in side for column in range(bar[row])):
            continue
        won.add(bar)  # for who leaves it
        lost.append(sum(1 << length + CHOMP_SIDE - 1 - row for row, length in enumerate(bar)))
    return sorted(lost)


def write(declaration, numbers):
    words = ", ".join(map(str, numbers))
    print(f"{declaration} = {{{words}}};")


def main():
    piles, rows = read_limits(sys.argv[1])
    tables = [[], []] + [ways(parts, rows) for parts in range(2, piles + 1)]
    print("// Written by firmware/game/tables.py")
    print('#include "game/chomp.h" // chomp_lost')
    print('#include "game/exact.h" // exact_ways')
    write("const FLASH exact_number_t exact_ways[]", sum(tables, []))
    write("const FLASH uint16_t exact_first[PILES_MAX + 2]",
          itertools.accumulate([0] + [len(table) for table in tables]))
    lost = chomp_lost()
    write("const FLASH uint16_t chomp_lost[CHOMP_LOST]", lost)


main()
