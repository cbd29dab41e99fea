# SPDX-License-Identifier: MIT
"""Interrupt handlers: from whatever state they are called in, they return with all registers and flags as they were, and write
only variables in RAM and I/O registers. Whatever they read from there is taken to be any byte."""
import avr
from circuit import Circuit
from contract import Call, Program, Refuted
from elf import DATA
from machine import Machine

IO_END = {2: 0x60, 4: 0x100}  # by the bytes of a vector: the ATtiny2313A has 2, and fewer I/O registers
SP = {2: 0xd0, 4: 0x8f0}
READY = {0xc0: 5}  # the bit UDRE0 of UCSR0A: the UART takes a byte at once, instead of within a byte's time
ENTRY_CYCLES = 4  # until the first instruction of the vector


class Handler(Machine):
    """Precise for the stack alone."""

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
        """The name of the variable that this address is in."""
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
    """Returns a text for each handler: its cycles with the entry, its stack with the return address, what it writes."""
    size = 4 if avr.Instruction(elf.flash, 0).name == "jmp" else 2
    targets = {avr.Instruction(elf.flash, vector).k for vector in range(size, elf.vectors_end, size)}
    stop = elf.functions.get("__vector_default", (0,))[0]  # for interrupts that are never enabled
    firsts = [avr.Instruction(elf.flash, target) for target in sorted(targets)]
    handled = [first.address for first in firsts if first.name not in ("jmp", "rjmp") or first.k not in (0, stop)]
    if not handled:
        raise Refuted("there is no handler")
    return "; ".join(prove_one(elf, entry, size, solvers) for entry in handled)


def prove_one(elf, entry, size, solvers):
    a = Circuit()
    call = Call(Program(elf, entry), a, SP[size], {}, {}, (), Handler, range(32), 60, io_end=IO_END[size],
                objects=elf.objects, solvers=solvers)
    call.start.flags[avr.I] = a.FALSE
    call.flags_after = dict(enumerate(call.flags[:avr.I] + (a.TRUE,)))
    ends = call.run()
    call.refute(solvers)
    cycles, stack = call.cost(ends)
    name = next((name for name, (low, _) in elf.functions.items() if low == entry), hex(entry))
    return (f"{name} {ENTRY_CYCLES + elf.pc_bytes - 2 + size // 2 + 1 + cycles} cycles, {stack + elf.pc_bytes} bytes, "
            f"writes {' '.join(sorted(call.machine.written))}")
