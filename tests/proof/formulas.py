# SPDX-License-Identifier: MIT
"""Winning moves by formula. Computes the linked functions for all positions of the board at once. Compares the results
with the rules, followed upwards from the end of the game."""
import functools

from circuit import Cases
from contract import Call, Refuted

POSITION, SP = 0x2fd, 0x803
STONES_MAX, PART_MAX = 127, 99


def prove(program, kind, expected, **fields):
    """Calls the function as winning_t, for the first choice of this kind, with these bytes in the fields of each case's
    position. The result must be the expected byte. Returns the worst (cycles, bytes of stack)."""
    a = Cases(len(expected))
    memory = program.elf.position(POSITION, **{name: map(a.column, columns) for name, columns in fields.items()})
    call = Call(program, a, SP, {20: 0, 22: kind, 24: POSITION}, memory, ())
    ends = call.run()
    cost = call.cost(ends)
    call.refute(())
    if call.joined(ends).registers[24] != a.column(expected):
        raise Refuted("the result differs from the rules")
    return cost


def prove_heaps(program, rows):
    """Compares the takes from heaps. Rows: (stones, cap, misere, the least winning take or 0)."""
    stones, caps, misere, expected = zip(*rows)
    return prove(program, 0, expected, stones=[stones], cap=[caps], misere=[misere])


def prove_take(program, limits):
    """Checks take_winning with these limits for all heaps, normal and misère."""
    rows = []
    for cap in limits:
        for misere in (0, 1):
            # largest P-position so far, or None; in misère play, 0 stones are an N-position
            last_p = None if misere else 0
            for stones in range(STONES_MAX + 1):
                wins = 0 if last_p is None or stones - last_p > cap else stones - last_p
                if not wins and (stones or not misere):
                    last_p = stones
                rows.append((stones, cap, misere, wins))
    return prove_heaps(program, rows)


def prove_growing(growth, program, caps):
    """Checks fib_winning or dyn1_winning for all heaps with these caps. After a take of t, the next take is at most
    growth * t."""
    least = [1 << 8]  # smallest winning take from each heap; 256 if no take wins
    for stones in range(1, STONES_MAX + 1):
        least.append(next(take for take in range(1, stones + 1) if least[stones - take] > growth * take))
    return prove_heaps(program, [(stones, cap, 0, least[stones] if least[stones] <= cap else 0)
                                 for stones in range(STONES_MAX + 1) for cap in caps])


def prove_wythoff(program):
    """Checks wythoff_winning for each pile and for both: its take leads to a P-position if possible."""
    lost, numbers = set(), range(PART_MAX + 1)
    for first, second in sorted(((first, second) for first in numbers for second in numbers), key=sum):
        moves = [(first - i, second) for i in range(1, first + 1)] + [(first, second - i) for i in range(1, second + 1)]
        moves += [(first - i, second - i) for i in range(1, min(first, second) + 1)]
        if lost.isdisjoint(moves):
            lost.add((first, second))
    pairs, costs = [(first, second) for first in numbers for second in numbers], []
    for kind, (down, across) in enumerate([(1, 0), (0, 1), (1, 1)]):
        expected = [next((i for i in range(1, max(pair) + 1) if (pair[0] - i * down, pair[1] - i * across) in lost), 0)
                    for pair in pairs]
        costs.append(prove(program, kind, expected, part=zip(*pairs)))
    return tuple(map(max, zip(*costs)))


HEAPS = {"take_winning": prove_take, "fib_winning": functools.partial(prove_growing, 2),
         "dyn1_winning": functools.partial(prove_growing, 1)}
