# SPDX-License-Identifier: MIT
"""The pocket toy. Link-time optimisation leaves no separate moore_reply. It is proved together with its caller
mark_move (ui/leds/pocket.c), from mark_move's first instruction to the resulting memory of the toy. stack.py, which
follows the whole program, knows the registers at the start."""
import functools

import avr
from circuit import Circuit
from contract import refute
from machine import Machine, live_registers
from nim import is_over, is_p, takes_one, wins

LEVEL_4 = 3 << 4


class Toy:
    """The linked program, and the toy's addresses in its memory."""

    def __init__(self, elf):
        self.flash, self.address = elf.flash, elf.objects["toy"][0] & 0xffff
        self.entry, self.end = elf.extent("mark_move")
        self.at = {field: self.address + at for field, at in elf.members("pocket").items()}
        self.states, self.stack_end = elf.members("pocket_state"), self.address + elf.objects["toy"][1]
        self.live = live_registers(elf.flash, self.entry)
        elf.graph.walk(0)
        (self.before,) = [walk.seen[place] for walk in elf.graph.walks.values() for place in walk.seen if place[0] == self.entry]


toy_of = functools.lru_cache(Toy)


def prove(elf, k, level, solvers, rows=4, height_bits=3):
    """Proves all positions of rows of 0..7. With a level, the toy must move; otherwise it gives a hint, at any level.
    Returns the worst (cycles, bytes of stack)."""
    toy = toy_of(elf)
    a, at, before = Circuit(), toy.at, toy.before
    parts, misere = [a.variables(height_bits) for _ in range(rows)], a.variables(1)
    memory = {address: a.variables() for address in range(elf.ram.start, toy.stack_end)}
    memory.update(elf.position(at["position"], part=parts, count=[rows], k=[k], misere=[misere]))
    memory[at["state"]] = toy.states["POCKET_HOLD" if level is None else "POCKET_REMOVE"]
    if level is not None:
        settings = memory[at["settings"]]
        memory[at["settings"]] = settings[:4] + tuple(a.bits(level))[4:6] + settings[6:]
    frame = range(before.sp + 1, elf.ram.stop)  # main()'s stack frame, which contains the move
    writable = {at["state"], at["wait"], at["left"], *(at["marked"] + i for i in range(rows)), *frame}
    registers = [byte if isinstance(byte, int) else a.variables() for byte in before.registers]
    start = avr.State(toy.entry, registers, [a.variable() for _ in range(8)], before.sp, memory, a.TRUE)
    machine = Machine(a, toy.flash, toy.live, writable, before.sp, toy.stack_end, solvers=solvers)
    ends = machine.run(start, lambda state: not state.calls and not toy.entry <= state.pc < toy.end)
    for end in ends:
        marked = [end.memory[at["marked"] + i] for i in range(rows)]
        state = toy.states["POCKET_HINT" if level is None else "POCKET_REMOVE"]
        good = [*claims(a, parts, marked, misere[0], min(k, rows), level is None),
                (a.is_equal(end.memory[at["state"]], state), "a wrong state"),
                (a.is_zero(end.registers[1]), "r1 is not 0"),
                (a.TRUE if end.sp == before.sp else a.FALSE, "the stack pointer is wrong")]
        for condition, what in good:
            machine.claim(a.and_(end.guard, a.not_(condition)), what)
    refute(a, machine.claims, solvers)
    return max(end.cycles for end in ends), before.sp - machine.lowest_sp


def claims(a, parts, marked, misere, k, is_hint):
    """Yields the claims about the marked stones."""
    after = [a.add(part, a.invert(mark), a.TRUE)[0] for part, mark in zip(parts, marked)]
    over, p, none = is_over(a, parts), is_p(a, parts, misere, k), is_over(a, marked)
    yield a.any((p, over, wins(a, parts, after, misere, k))), "a winning position is given away"
    yield a.implies(over, none), "stones marked in an empty position"
    if is_hint:
        yield a.implies(p, none), "a hint where no move wins"
    else:
        yield a.any((a.not_(p), over, takes_one(a, parts, after))), "not one stone of a largest row"
