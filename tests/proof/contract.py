# SPDX-License-Identifier: MIT
"""Calls of functions: the arguments, the memory that they may change, and what must hold when they return."""
import collections
import functools

import avr
from machine import Machine, live_registers, merge

RETURN = 0x1fffe  # return address of the call, outside the program
KEPT = [*range(2, 18), 28, 29]  # registers that a function must preserve


class Refuted(Exception):
    """The statement is false or was not proved."""


# Addresses of position and move, and the stack pointer before the call
Place = collections.namedtuple("Place", "position move sp")
# Addresses to test. Some let a position or a move cross a multiple of 256.
PLACES = [Place(0x120, 0x250, 0x8f0), Place(0x2fd, 0x4f9, 0x803), Place(0x1fb, 0x1cf, 0x4ff), Place(0x6fe, 0x5f6, 0x7fe)]


class Program:
    """A function of a linked program, by name or address, and the code that it can reach. `flash` replaces the
    program's flash."""

    def __init__(self, elf, function, flash=None):
        self.elf, self.function, self.flash = elf, function, flash or elf.flash
        self.entry = function if isinstance(function, int) else elf.functions[function][0]
        self.live = live_registers(self.flash, self.entry)

    def instructions(self, function):
        """Yields the instructions of a function in the order of their addresses."""
        address, size = self.elf.functions[function]
        end = address + size
        while address < end:
            yield (at := avr.Instruction(self.flash, address))
            address = at.next


class Call:
    """A call with these words {first register: number} as arguments and these bytes of memory. Registers that the
    function must preserve have any value before the call. All others are unknown."""

    def __init__(self, program, algebra, sp, arguments, memory, writable, make=Machine, kept=KEPT, stack=100, **options):
        self.program, self.a, self.sp = program, algebra, sp
        self.kept = {1: 0, **{register: algebra.variables() for register in kept}}
        registers = [self.kept.get(register) for register in range(32)]
        for register, word in arguments.items():
            registers[register:register + 2] = word & 0xff, word >> 8
        self.flags = algebra.variables()
        self.flags_after = {avr.I: self.flags[avr.I]}
        self.pc_bytes = program.elf.pc_bytes
        memory = {**memory, **dict(enumerate((RETURN // 2).to_bytes(self.pc_bytes, "big"), sp + 1))}
        self.machine = make(algebra, program.flash, program.live, writable, sp, sp - stack, self.pc_bytes, **options)
        self.start = avr.State(program.entry, registers, list(self.flags), sp, memory, algebra.TRUE)

    def run(self):
        """Runs the function. Claims that it returns correctly."""
        ends = self.machine.run(self.start, lambda state: state.pc == RETURN)
        for end in ends:
            self.claim_return(end)
        return ends

    def claim_return(self, end):
        if end.sp != self.sp + self.pc_bytes:
            self.machine.claim(end.guard, "the stack pointer is wrong")
        for register, byte in self.kept.items():
            self.claim_that(end, self.a.is_equal(end.registers[register], byte), f"r{register} is not preserved")
        for flag, bit in self.flags_after.items():
            self.claim_that(end, self.a.same(end.flags[flag], bit), f"flag {flag} is not preserved")

    def claim_upper_byte(self, end, enum):
        """Claims that the upper byte of a returned enum is 0, if the enum has two bytes."""
        if self.program.elf.size(enum) == 2:
            self.claim_that(end, self.a.is_zero(end.registers[25]), f"the upper byte of the {enum} is wrong")

    def claim_that(self, state, condition, what):
        self.machine.claim(self.a.and_(state.guard, self.a.not_(condition)), what)

    def refute(self, solvers):
        refute(self.a, self.machine.claims, solvers)

    def joined(self, ends):
        """Returns the ends as one state."""
        return functools.reduce(functools.partial(merge, self.a), ends)

    def cost(self, ends):
        """Returns the most cycles and the most bytes of stack, without the call instruction."""
        return max(end.cycles for end in ends), self.sp - self.machine.lowest_sp


class Reply(Call):
    """A call of a reply function for a position with these parts as piles."""

    def __init__(self, program, circuit, place, parts, misere, k=0):
        move, change = (program.elf.members(name) for name in ("move", "change"))
        self.parts, self.misere, self.k = parts, misere, k
        self.count_at, first_change = place.move + move["count"], place.move + move["change"]
        self.changes_at = [tuple(first_change + i * (change["becomes"] - change["part"] + 1) + change[field]
                                 for field in ("part", "becomes")) for i in range(len(parts))]
        self.part_at = list(program.elf.position(place.position, part=parts))
        (self.misere_at,) = program.elf.position(place.position, misere=[misere])
        memory = program.elf.position(place.position, part=parts, count=[len(parts)], misere=[circuit.choose(misere, 1, 0)], k=[k])
        writable = {self.count_at}.union(*self.changes_at)
        memory.update((address, circuit.variables()) for address in writable)  # any value
        super().__init__(program, circuit, place.sp, {22: place.move, 24: place.position}, memory, writable)

    def claim_return(self, end):
        super().claim_return(end)
        self.claim_upper_byte(end, "verdict")

    def result(self, end):
        """Returns the verdict, the number of changes, and the changes (part, becomes)."""
        changes = [(end.memory.get(part), end.memory.get(becomes)) for part, becomes in self.changes_at]
        return end.registers[24], end.memory.get(self.count_at), changes


def refute(circuit, claims, solvers, assume=None):
    """Raises Refuted if the guard of a claim can be true under the assumption."""
    bad = circuit.any(guard for guard, _ in claims)
    if assume is not None:
        bad = circuit.and_(bad, assume)
    model = circuit.solve(bad, solvers)
    if model is not None:
        truths = circuit.evaluate([guard for guard, _ in claims], model)
        raise Refuted(next(what for (_, what), truth in zip(claims, truths) if truth), model)
