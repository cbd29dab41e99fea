# SPDX-License-Identifier: MIT
"""Winning moves by formula: the linked functions computed for every position of the board, all at once, and compared with the
rules of the game, followed from the end of the game up."""
import random

import avr
from algebra import Cases
from contract import KEPT, RETURN, Refuted
from machine import Machine

POSITION, SP = 0x2fd, 0x803
STONES_MAX = 999


def run(program, cases, fields, part, number=0):
    """Calls the function as winning_t, for cases of bytes {address: byte} and a part. Returns its result, two bytes, with cycles and
    stack of the worst case."""
    algebra, chance = Cases(cases), random.Random(1907)
    kept = {register: tuple(chance.getrandbits(cases) for _ in range(8)) for register in KEPT}
    registers = [None] * 32
    registers[1] = 0
    registers[20:26] = number & 0xff, number >> 8, part, 0, POSITION & 0xff, POSITION >> 8
    for register, byte in kept.items():
        registers[register] = byte
    memory = {POSITION + at: byte for at, byte in fields.items()}
    memory[SP + 1], memory[SP + 2] = RETURN // 2 >> 8, RETURN // 2 & 0xff
    machine = Machine(algebra, program.flash, program.graph, (), SP - 100)
    start = avr.State(program.entry, registers, [algebra.FALSE] * 8, SP, memory, algebra.TRUE)
    ends = machine.run([start], lambda state: state.pc == RETURN)
    for _, what in machine.claims:
        raise Refuted(what)
    end = ends[0]
    for other in ends[1:]:
        end = machine.merge(end, other)
    if end.guard != algebra.TRUE or end.sp != SP + 2 or end.registers[1] != 0 or \
            any(end.registers[register] != byte for register, byte in kept.items()):
        raise Refuted("a register is not kept, or a case is lost")
    return end.registers[24:26], end.cycles, SP - machine.lowest_sp


def compare(algebra, result, expected):
    low, high = (algebra.column(number >> shift & 0xff for number in expected) for shift in (0, 8))
    if (low, high) != tuple(result):
        raise Refuted("differs from the rules")


def prove_heaps(program, rows):
    """Rows (stones, cap, misere, the least winning take or 0): what the function takes from each heap."""
    algebra, at = Cases(len(rows)), program.position
    fields = {at["misere"]: algebra.column(row[2] for row in rows)}
    for name, place in ("stones", 0), ("cap", 1):
        for high in (0, 1):
            fields[at[name] + high] = algebra.column(row[place] >> 8 * high & 0xff for row in rows)
    result, *cost = run(program, len(rows), fields, 0)
    compare(algebra, result, [row[3] for row in rows])
    return tuple(cost)


def prove_take(program, limits):
    """take_winning with these limits and all heaps, both conventions."""
    rows = []
    for cap in limits:
        for misere in (0, 1):
            last_p = None if misere else 0  # the end is N in misere play, P in normal play
            for stones in range(STONES_MAX + 1):
                wins = 0 if last_p is None or stones - last_p > cap else stones - last_p
                if not wins and (stones or not misere):
                    last_p = stones
                rows.append((stones, cap, misere, wins))
    return prove_heaps(program, rows)


def prove_growing(program, growth, caps):
    """fib_winning or dyn1_winning, where after a take of t the next one is at most growth * t: all heaps with these caps."""
    least = [1 << 16]  # the least winning take of each heap; there is none of the empty one
    for stones in range(1, STONES_MAX + 1):
        least.append(next(take for take in range(1, stones + 1) if least[stones - take] > growth * take))
    return prove_heaps(program, [(stones, cap, 0, least[stones] if least[stones] <= cap else 0)
                                 for stones in range(STONES_MAX + 1) for cap in caps])


def prove_wythoff(program, most=99):
    """wythoff_winning for each pile, and for both at once: what it takes leads to a P-position, if that is possible."""
    lost = set()
    for total in range(2 * most + 1):
        for first in range(max(0, total - most), min(total, most) + 1):
            second = total - first
            moves = [(first - i, second) for i in range(1, first + 1)] + [(first, second - i) for i in range(1, second + 1)]
            moves += [(first - i, second - i) for i in range(1, min(first, second) + 1)]
            if lost.isdisjoint(moves):
                lost.add((first, second))
    pairs = [(first, second) for first in range(most + 1) for second in range(most + 1)]
    algebra, at = Cases(len(pairs)), program.position["part"]
    fields = {at: algebra.column(first for first, _ in pairs), at + 1: algebra.column(second for _, second in pairs)}
    worst = [0, 0]
    for part, (down, across) in enumerate([(1, 0), (0, 1), (1, 1)]):
        expected = [next((i for i in range(1, max(pair) + 1) if (pair[0] - i * down, pair[1] - i * across) in lost), 0)
                    for pair in pairs]
        result, *cost = run(program, len(pairs), fields, part)
        compare(algebra, result, expected)
        worst = [max(pair) for pair in zip(worst, cost)]
    return tuple(worst)
