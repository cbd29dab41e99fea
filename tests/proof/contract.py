# SPDX-License-Identifier: MIT
"""Calls of a reply: how it is called, what it may touch, and what is to be proved of its result."""
import algebra
import avr
from machine import Graph, Machine

RETURN = 0x1fffe  # where the call returns to: no address of the program
KEPT = [*range(2, 18), 28, 29]  # registers that a function keeps


class Refuted(Exception):
    """What was to be proved is false, or was not shown."""


class Place:
    """Addresses of the position and the move, and the stack pointer before the call."""

    def __init__(self, position, move, sp):
        self.position, self.move, self.sp = position, move, sp


# On the ATmega328P, whose RAM is 0x100..0x8ff: inside of pages; parts and changes, or the stack, across the end of a page
PLACES = [Place(0x120, 0x250, 0x8f0), Place(0x2fd, 0x4f9, 0x803), Place(0x1fb, 0x1cf, 0x4ff), Place(0x6fe, 0x5f6, 0x7fe)]


class Program:
    """A function of a linked program, with the layout of the structs and the code that can be reached from it."""

    def __init__(self, elf, function):
        self.elf, self.function, self.flash = elf, function, elf.flash
        self.entry = elf.extent(function)[0]
        self.position, self.move, self.change = (elf.fields(name) for name in ("position", "move", "change"))
        self.change_size = self.change["becomes"] - self.change["part"] + 1
        self.graph = Graph(elf.flash, self.entry)

    def with_flash(self, flash):
        """The same with other code."""
        other = Program.__new__(Program)
        other.__dict__.update(self.__dict__)
        other.flash, other.graph = flash, Graph(flash, self.entry)
        return other


class Input:
    """A position of a number of piles, all of whose bytes are variables unless they are given."""

    def __init__(self, circuit, count, k=None, parts=None):
        self.count = count
        self.parts = parts or [circuit.variables() for _ in range(count)]
        self.misere = circuit.variable()
        self.k = k if k is not None else 0


class Call:
    def __init__(self, program, circuit, place, given):
        self.program, self.circuit, self.place, self.given = program, circuit, place, given
        self.kept = {register: circuit.variables() for register in KEPT}
        position, move = place.position, place.move
        registers = [None] * 32
        registers[1] = 0
        registers[22], registers[23] = move & 0xff, move >> 8
        registers[24], registers[25] = position & 0xff, position >> 8
        for register, byte in self.kept.items():
            registers[register] = byte
        self.flags = [circuit.variable() for _ in range(8)]
        memory = {position + program.position["part"] + i: byte for i, byte in enumerate(given.parts)}
        memory[position + program.position["count"]] = given.count
        memory[position + program.position["misere"]] = circuit.byte([given.misere] + [circuit.FALSE] * 7)
        memory[position + program.position["k"]] = given.k
        memory[place.sp + 1], memory[place.sp + 2] = RETURN // 2 >> 8, RETURN // 2 & 0xff
        writable = {move + program.move["count"]}
        writable.update(self.change_at(i, field) for i in range(given.count) for field in ("part", "becomes"))
        memory.update((address, circuit.variables()) for address in writable)  # anything
        self.machine = Machine(circuit, program.flash, program.graph, writable, place.sp - 100)
        self.start = avr.State(program.entry, registers, self.flags, place.sp, memory, circuit.TRUE)

    def change_at(self, number, field):
        return self.place.move + self.program.move["change"] + number * self.program.change_size + self.program.change[field]

    def has_ended(self, state):
        return state.pc == RETURN

    def claim_return(self, end):
        """The function has returned as a function must."""
        circuit, claim = self.circuit, self.machine.claim
        if end.sp != self.place.sp + 2:
            claim(end.guard, "the stack pointer is wrong")
        for register, byte in [*self.kept.items(), (1, 0)]:
            self.claim_that(end, circuit.is_equal(end.registers[register], byte), f"r{register} is not kept")
        self.claim_that(end, circuit.not_(circuit.xor(end.flags[avr.I], self.flags[avr.I])), "the interrupt flag is not kept")

    def claim_that(self, state, condition, what):
        self.machine.claim(self.circuit.and_(state.guard, self.circuit.not_(condition)), what)

    def claim_complete(self, ends):
        """Every input is in one of the ends, or in a claim."""
        guards = [end.guard for end in ends] + [guard for guard, _ in self.machine.claims]
        self.machine.claim(self.circuit.not_(self.circuit.any(guards)), "an input is lost")

    def result(self, end):
        """The verdict, the number of changes, and the changes (part, becomes)."""
        count = end.memory.get(self.place.move + self.program.move["count"])
        changes = [(end.memory.get(self.change_at(i, "part")), end.memory.get(self.change_at(i, "becomes")))
                   for i in range(self.given.count)]
        return end.registers[24], count, changes

    def stack(self):
        """Bytes of stack below the stack pointer before the call instruction, which pushes two bytes itself."""
        return self.place.sp - self.machine.lowest_sp


def refute(circuit, claims, solvers, assume=None):
    """Raises Refuted if a guard of the claims can be true, where the assumption holds."""
    bad = circuit.any(guard for guard, _ in claims)
    if assume is not None:
        bad = circuit.and_(bad, assume)
    model = circuit.solve(bad, solvers)
    if model is not None:
        truths = circuit.evaluate([guard for guard, _ in claims], model)
        raise Refuted(next(what for (_, what), truth in zip(claims, truths) if truth), model)
