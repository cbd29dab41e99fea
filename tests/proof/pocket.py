# SPDX-License-Identifier: MIT
"""The pocket toy. Link-time optimisation leaves no moore_reply there to call: it is proved together with mark_move of
ui/leds/pocket.c around it, from the first instruction of that to what it leaves in the memory of the toy. What the registers
contain there is found by following the whole program from its start."""
import avr
import moore
from algebra import Circuit, Known
from contract import refute
from machine import Graph, Machine

FUNCTION = "mark_move"
HOLD, REMOVE, HINT = "POCKET_HOLD", "POCKET_REMOVE", "POCKET_HINT"
LEVEL_4 = 3 << 4
RAM_START, RAM_END = 0x60, 0xe0  # of the ATtiny2313A


class Follower(avr.Processor):
    """Follows all paths with what is known for certain on each of them. Of the memory it knows what is pushed, and takes it that
    nothing else overwrites that."""

    def __init__(self, flash):
        super().__init__(Known(), flash)

    def read(self, state, address):
        return state.memory.get(address, self.a.unknown) if isinstance(address, int) else self.a.unknown

    def write(self, state, address, byte):
        pass

    def push_byte(self, state, byte):
        state.memory[state.sp] = byte
        state.sp -= 1

    def join(self, into, other):
        """True if there is less to know now."""
        before = into.registers, into.flags, into.memory
        into.registers = [self.a.join(x, y) for x, y in zip(into.registers, other.registers)]
        into.flags = [x if x is y else None for x, y in zip(into.flags, other.flags)]
        into.memory = {address: self.a.join(byte, other.memory[address]) for address, byte in into.memory.items()
                       if address in other.memory}
        return before != (into.registers, into.flags, into.memory)

    def states_at(self, wanted):
        """The states in which an address is reached from the reset, one for each way of calls."""
        start = avr.State(0, [self.a.unknown] * 32, [None] * 8, 0, {}, True)
        seen, waiting = {(0, (), 0): start}, [(0, (), 0)]
        while waiting:
            state = seen[waiting.pop()].copy(True)
            for follow in self.step(state):
                follow.guard, key = True, (follow.pc, follow.calls, follow.sp)
                if key not in seen:
                    seen[key] = follow.copy(True)
                elif not self.join(seen[key], follow):
                    continue
                waiting.append(key)
        return [state for (pc, _, _), state in seen.items() if pc == wanted]


class Toy:
    """The linked program, and where the toy is in its memory."""

    def __init__(self, elf):
        self.flash = elf.flash
        self.entry, self.end = elf.extent(FUNCTION)
        self.address, self.size = elf.objects["toy"]
        self.address &= 0xffff
        self.fields = elf.fields("pocket")
        self.position = {name: self.address + self.fields["position"] + at for name, at in elf.fields("position").items()}
        self.states = elf.enumerators("pocket_state")
        self.graph = Graph(elf.flash, self.entry)
        self.starts = Follower(elf.flash).states_at(self.entry)

    def at(self, field):
        return self.address + self.fields[field]


def prove(toy, k, level, solvers, rows=4, height_bits=3):
    """All positions of rows of 0..7. With a level the toy is to move, otherwise it gives a hint, at any level. Returns (cycles,
    bytes of stack) of the worst case."""
    (before,) = toy.starts
    circuit = Circuit()
    parts = [circuit.variables()[:height_bits] + (0,) * (8 - height_bits) for _ in range(rows)]
    misere = circuit.variable()
    memory = {address: circuit.variables() for address in range(RAM_START, RAM_END)}
    memory.update((address, byte) for address, byte in before.memory.items() if isinstance(byte, int))
    memory.update((toy.position["part"] + i, part) for i, part in enumerate(parts))
    memory[toy.position["count"]], memory[toy.position["k"]] = rows, k
    memory[toy.position["misere"]] = (misere,) + (0,) * 7
    memory[toy.at("state")] = toy.states[HOLD if level is None else REMOVE]
    if level is not None:
        settings = memory[toy.at("settings")]
        memory[toy.at("settings")] = settings[:4] + tuple(circuit.bits(level))[4:6] + settings[6:]
    writable = {toy.at(field) for field in ("state", "wait", "left")} | {toy.at("marked") + i for i in range(rows)}
    registers = [byte if isinstance(byte, int) else circuit.variables() for byte in before.registers]
    start = avr.State(toy.entry, registers, [circuit.variable() for _ in range(8)], before.sp, memory, circuit.TRUE)
    frame = range(before.sp + 1, RAM_END)  # of main, where the move is
    machine = Machine(circuit, toy.flash, toy.graph, writable | set(frame), toy.address + toy.size, solvers)
    ends = machine.run([start], lambda state: not state.calls and not toy.entry <= state.pc < toy.end)
    guards = [end.guard for end in ends] + [guard for guard, _ in machine.claims]
    machine.claim(circuit.not_(circuit.any(guards)), "an input is lost")
    for end in ends:
        contract(toy, circuit, machine, end, parts, misere, k, level, before)
    refute(circuit, machine.claims, solvers)
    return max(end.cycles for end in ends), before.sp - machine.lowest_sp


def contract(toy, circuit, machine, end, parts, misere, k, level, before):
    def claim(condition, what):
        machine.claim(circuit.and_(end.guard, circuit.not_(condition)), what)

    marked = [end.memory[toy.at("marked") + i] for i in range(len(parts))]
    touched = [circuit.any(circuit.bits(mark)) for mark in marked]
    after = [circuit.add(part, circuit.invert(mark), 1)[0] for part, mark in zip(parts, marked)]
    k = min(k, len(parts))
    p = moore.is_p(circuit, parts, misere, k)
    over = circuit.not_(circuit.any(bit for part in parts for bit in part))
    touches = circuit.counts(touched)
    claim(circuit.all(circuit.not_(circuit.is_less(part, mark)) for part, mark in zip(parts, marked)), "takes too much")
    wins = circuit.and_(circuit.any(touches[1:k + 1]), moore.is_p(circuit, after, misere, k))
    claim(circuit.any((p, over, wins)), "a winning position is given away")
    claim(circuit.any((circuit.not_(over), touches[0])), "stones of an empty position")
    if level is None:
        claim(circuit.or_(circuit.not_(p), touches[0]), "a hint where no move wins")
        claim(circuit.is_equal(end.memory[toy.at("state")], toy.states[HINT]), "not the state of a hint")
    else:
        largest = [circuit.all(circuit.not_(circuit.is_less(part, other)) for other in parts) for part in parts]
        one = circuit.any(circuit.and_(circuit.is_equal(mark, 1), here) for mark, here in zip(marked, largest))
        claim(circuit.any((circuit.not_(p), over, circuit.and_(touches[1], one))), "not one stone of a largest row")
        claim(circuit.is_equal(end.memory[toy.at("state")], toy.states[REMOVE]), "the state changes")
    if end.sp != before.sp:
        machine.claim(end.guard, "the stack pointer is wrong")
    claim(circuit.is_equal(end.registers[1], 0), "r1 is not 0")
