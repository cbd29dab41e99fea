# SPDX-License-Identifier: MIT
"""Interrupt handlers. In any state, they preserve all registers and flags, and write only variables in RAM and I/O
registers. Bytes that they read from there may have any value."""
import avr
import program
from circuit import Circuit
from contract import Call, Program, Refuted
from elf import DATA
from machine import Machine

READY = {0xc0: 5}  # UDRE0 in UCSR0A always reads 1, so that the UART accepts bytes
ENTRY_CYCLES = 4  # cycles from an interrupt to the first instruction at its vector


class Handler(Machine):
    """Tracks only the stack exactly."""

    def __init__(self, *machine, io_end, objects, solvers):
        super().__init__(*machine)
        self.io_end, self.objects, self.solve, self.written = io_end, objects, solvers, set()

    def read(self, state, address):
        if address in state.memory:
            return state.memory[address]
        byte = self.a.variables()
        return tuple(self.a.TRUE if i == READY.get(address) else bit for i, bit in enumerate(byte))

    def read_flash(self): return self.a.variables()

    def write(self, state, address, byte):
        if isinstance(address, int) and self.stack_end <= address <= self.top:
            super().write(state, address, byte)
        elif not isinstance(address, int) or address >= self.io_end:
            high, low = divmod(address, 256) if isinstance(address, int) else address
            self.written.add(self.claim_in_object(state, low, high))

    def claim_in_object(self, state, low, high):
        """Returns the name of the variable at this address."""
        model = self.a.solve(state.guard, self.solve) or {}
        place = DATA + (self.a.number(high, model) << 8 | self.a.number(low, model))
        for name, (start, size) in self.objects.items():
            if start <= place < start + size:
                below, inside = (self.is_below(low, high, end & 0xffff) for end in (start, start + size))
                self.claim(self.a.and_(state.guard, self.a.or_(below, self.a.not_(inside))), f"writes outside of {name}")
                return name
        raise Refuted(f"a handler writes to {place:#x}")

    def is_below(self, low, high, address):
        return self.a.or_(self.a.is_less(high, address >> 8),
                          self.a.and_(self.a.is_equal(high, address >> 8), self.a.is_less(low, address & 0xff)))


def prove(elf, solvers):
    """Returns a text for each handler: its cycles with the entry, its stack with the return address, and what it
    writes."""
    # Leave out avr-libc's handler for unused interrupts.
    handled = elf.graph.handlers() - {program.value(elf.path, "__bad_interrupt")}
    if not handled:
        raise Refuted("there is no handler")
    return "; ".join(prove_one(elf, entry, solvers) for entry in sorted(handled))


def prove_one(elf, entry, solvers):
    a = Circuit()
    call = Call(Program(elf, entry), a, elf.ram[-16], {}, {}, (), Handler, range(32), 60, io_end=elf.ram.start,
                objects=elf.objects, solvers=solvers)
    call.start.flags[avr.I] = a.FALSE
    call.flags_after = dict(enumerate(call.flags[:avr.I] + (a.TRUE,)))
    ends = call.run()
    call.refute(solvers)
    cycles, stack = call.cost(ends)
    name = next((name for name, (low, _) in elf.functions.items() if low == entry), hex(entry))
    cycles += ENTRY_CYCLES + elf.pc_bytes - 2 + avr.Instruction(elf.flash, 0).cycles
    return (f"{name} {cycles} cycles, {stack + elf.pc_bytes} bytes, "
            f"writes {' '.join(sorted(call.machine.written))}")
