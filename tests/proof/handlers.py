# SPDX-License-Identifier: MIT
"""Interrupt handlers: from whatever state they are called in, they return with all registers and flags as they were, and write
only variables in RAM and I/O registers. Whatever they read from there is taken to be any byte."""
import avr
import contract
import elf
from algebra import Circuit
from contract import RETURN, refute
from machine import Graph, Machine

IO_END = {2: 0x60, 4: 0x100}  # by the bytes of a vector: the ATtiny2313A has 2, and fewer I/O registers
SP = {2: 0xd0, 4: 0x8f0}
READY = {0xc0: 5}  # the bit UDRE0 of UCSR0A: the UART takes a byte at once, instead of within a byte's time
ENTRY_CYCLES = 4  # until the first instruction of the vector


class Handler(Machine):
    """Precise for the stack alone."""

    def __init__(self, circuit, program, graph, io_end, sp, solvers):
        super().__init__(circuit, program.flash, graph, (), sp - 60)
        self.io_end, self.program, self.solve = io_end, program, solvers
        self.written = set()

    def read(self, state, address):
        if address in state.memory:
            return state.memory[address]
        byte = list(self.a.variables())
        if address in READY:
            byte[READY[address]] = self.a.TRUE
        return tuple(byte)

    def read_flash(self, state, high, low):
        return self.a.variables()

    def write(self, state, address, byte):
        if isinstance(address, int) and address <= self.top:
            if address < self.io_end:
                return
            if address >= self.stack_end:
                super().write(state, address, byte)
                return
        low, high = (address & 0xff, address >> 8) if isinstance(address, int) else (address[1], address[0])
        self.written.add(self.claim_in_object(state, low, high))

    def claim_in_object(self, state, low, high):
        """The name of the variable that this address is in."""
        model = self.a.find(state.guard, self.solve) or {}
        place = self.a.number(high, model) << 8 | self.a.number(low, model)
        for name, (start, size) in self.program.objects.items():
            if start >= elf.DATA and start <= elf.DATA + place < start + size:
                first, last = start & 0xffff, (start & 0xffff) + size - 1
                inside = self.a.all((self.a.not_(self.is_below(low, high, first)), self.is_below(low, high, last + 1)))
                self.claim(self.a.and_(state.guard, self.a.not_(inside)), f"writes outside of {name}")
                return name
        raise contract.Refuted(f"a handler writes to {place:#x}")

    def is_below(self, low, high, address):
        return self.a.or_(self.a.is_less(high, address >> 8),
                          self.a.and_(self.a.is_equal(high, address >> 8), self.a.is_less(low, address & 0xff)))


def prove(path, solvers):
    """Returns a text for each handler: its cycles with the entry, its stack with the return address, what it writes."""
    program = elf.Elf(path)
    size = 4 if avr.Instruction(program.flash, 0).name == "jmp" else 2
    targets = {avr.Instruction(program.flash, number * size).k for number in range(1, program.vectors_end // size)}
    stop = program.functions.get("__vector_default", (0,))[0]  # for interrupts that are never enabled
    firsts = [avr.Instruction(program.flash, target) for target in sorted(targets)]
    handled = [first.address for first in firsts if first.name not in ("jmp", "rjmp") or first.k not in (0, stop)]
    if not handled:
        raise contract.Refuted("there is no handler")
    return "; ".join(prove_one(program, entry, size, solvers) for entry in handled)


def prove_one(program, entry, size, solvers):
    circuit, sp = Circuit(), SP[size]
    registers = [circuit.variables() for _ in range(32)]
    flags = [circuit.variable() for _ in range(7)] + [circuit.FALSE]
    memory = {sp + 1: RETURN // 2 >> 8, sp + 2: RETURN // 2 & 0xff}
    machine = Handler(circuit, program, Graph(program.flash, entry), IO_END[size], sp, solvers)
    start = avr.State(entry, list(registers), list(flags), sp, memory, circuit.TRUE)
    ends = machine.run([start], lambda state: state.pc == RETURN)
    guards = [end.guard for end in ends] + [guard for guard, _ in machine.claims]
    machine.claim(circuit.not_(circuit.any(guards)), "a state is lost")
    for end in ends:
        same = [circuit.is_equal(x, y) for x, y in zip(end.registers, registers)]
        same += [circuit.not_(circuit.xor(x, y)) for x, y in zip(end.flags, flags[:7] + [circuit.TRUE])]
        if end.sp != sp + 2:
            same.append(circuit.FALSE)
        machine.claim(circuit.and_(end.guard, circuit.not_(circuit.all(same))), "a register or flag is not kept")
    refute(circuit, machine.claims, solvers)
    cycles = ENTRY_CYCLES + size // 2 + 1 + max(end.cycles for end in ends)
    name = next((name for name, (low, _) in program.functions.items() if low == entry), hex(entry))
    return f"{name} {cycles} cycles, {sp + 2 - machine.lowest_sp} bytes, writes {' '.join(sorted(machine.written))}"
