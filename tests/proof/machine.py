# SPDX-License-Identifier: MIT
"""Runs code on all inputs at once. Paths meet if the numbers in the registers still needed are equal. Then their other
values depend on the path. A forbidden operation ends its path and becomes a claim that no input reaches it."""
import heapq

import avr
from algebra import Known, Unknown

STEPS_MAX = 1000000
CYCLES_MAX = 10000
# instructions that overwrite a register without reading its old value
OVERWRITING = {"ldi", "mov", "movw", "ld", "lds", "lpm", "in_", "pop"}
RETURNED = {1, *range(2, 18), 24, 25, 28, 29}  # registers that a caller may read after the function returns
SPLITS_MAX = 8  # maximum number of values that an unknown address can have


def needed(at, after):
    """Returns the registers needed before an instruction if these are needed after it."""
    if at.does in ("ret", "reti", "ijmp", "icall"):
        return RETURNED if "ret" in at.name else set(range(32))
    written, read = ({place, place + (at.name in ("movw", "adiw", "sbiw"))} for place in (at.d, at.r))
    if at.pointer:
        read |= {at.pointer, at.pointer + 1}
    return after - written | read if at.does in OVERWRITING else after | written | read


def live_registers(flash, entry):
    """Returns, for each address reachable from the entry, the registers that may still be read. Errors here make a
    proof slow, not wrong."""
    processor, after, waiting = avr.Processor(Known(), flash), {}, [entry]
    while waiting:
        pc = waiting.pop()
        at, after[pc] = processor.decode(pc), []
        try:
            after[pc] = [one.pc for one in processor.step(avr.State(pc, [Known.unknown] * 32, [None] * 8, 0, {}, None))]
        except Unknown:  # the jump target, return address or stack pointer is unknown
            pass
        if "call" in at.name or not after[pc] and at.name not in ("ret", "reti", "ijmp", "unknown"):
            after[pc].append(at.next)
        waiting += [one for one in after[pc] if one not in after]
    live, before = dict.fromkeys(after, set()), None
    while live != before:
        before = dict(live)
        for pc in sorted(after, reverse=True):
            live[pc] = needed(processor.decode(pc), set().union(*(live[one] for one in after[pc])))
    return {pc: sorted(places) for pc, places in live.items()}


def merge(a, into, other):
    """Merges two states into one, whose values depend on their guards, and returns it."""
    if into.guard == a.FALSE:
        return other
    guard = other.guard
    into.registers = [x if x == y else a.choose(guard, y, x) for x, y in zip(into.registers, other.registers)]
    into.flags = [x if x == y else a.mux(guard, y, x) for x, y in zip(into.flags, other.flags)]
    ours, theirs = into.memory, other.memory
    if ours != theirs:
        into.memory = {address: byte if byte == theirs[address] else a.choose(guard, theirs[address], byte)
                       for address, byte in ours.items() if address in theirs}
    into.guard = a.or_(into.guard, guard)
    into.cycles = max(into.cycles, other.cycles)
    return into


class Machine(avr.Processor):
    """writable: addresses that may be written, in addition to the stack from the initial stack pointer down to
    stack_end. With solvers, a path splits if an address can be one of several numbers."""

    def __init__(self, algebra, flash, live, writable, top, stack_end, pc_bytes=2, solvers=()):
        super().__init__(algebra, flash, pc_bytes)
        self.live, self.writable, self.stack_end, self.solvers = live, frozenset(writable), stack_end, solvers
        self.claims = []  # (guard, forbidden event)
        self.lowest_sp = self.top = top

    def claim(self, guard, what):
        if guard != self.a.FALSE:
            self.claims.append((guard, what))

    def read(self, state, address):
        if not isinstance(address, int):
            raise Unknown("reads from an unknown address")
        return state.memory.get(address, self.a.unknown)

    def write(self, state, address, byte):
        if not isinstance(address, int):
            raise Unknown("writes to an unknown address")
        if self.stack_end <= address <= self.top:
            self.lowest_sp = min(self.lowest_sp, address - 1)
        elif address not in self.writable:
            raise Unknown(f"writes to {address:#x}")
        state.memory[address] = byte

    def key(self, state):
        """Returns the key of a state. States with equal keys are merged."""
        live = self.live.get(state.pc, range(32))
        numbers = tuple(byte if byte.__class__ is int else None for byte in map(state.registers.__getitem__, live))
        return state.sp, state.pc, state.calls, numbers

    def run(self, start, is_end):
        """Runs a state until is_end holds and returns the end states, merged by their numbers. Claims that every input
        reaches one of them or a claim."""
        waiting, ended, heap, steps, guard = {(): start}, {}, [(start.sp, start.pc, 0, 0, ())], 0, start.guard
        while heap:
            state = waiting.pop(heapq.heappop(heap)[-1])
            steps += 1
            if steps > STEPS_MAX or state.cycles > CYCLES_MAX:
                self.claim(state.guard, "runs forever")
                continue
            for one in self.follow(state):
                key, some = self.key(one), ended if is_end(one) else waiting
                if key in some:
                    some[key] = merge(self.a, some[key], one)
                    continue
                some[key] = one
                if some is waiting:
                    heapq.heappush(heap, (one.sp, one.pc, steps, len(heap), key))
        guards = [end.guard for end in ended.values()] + [guard for guard, _ in self.claims]
        self.claim(self.a.and_(guard, self.a.not_(self.a.any(guards))), "an input is lost")
        return list(ended.values())

    def follow(self, state):
        """Returns the states after the next instruction: none if it does something forbidden, otherwise one or more."""
        pc, guard = state.pc, state.guard
        try:
            low = self.solvers and self.decode(pc).pointer
            if low and not all(isinstance(byte, int) for byte in state.registers[low:low + 2]):
                return self.split(state, low)
            return self.step(state)
        except Unknown as error:
            self.claim(guard, f"{error} at {pc:#x}")
            return []

    def split(self, state, low):
        """Returns a state for each number that this register pair can have."""
        states, rest = [], state.guard
        pair = state.registers[low], state.registers[low + 1]
        while len(states) < SPLITS_MAX and (model := self.a.solve(rest, self.solvers)) is not None:
            numbers = [self.a.number(byte, model) for byte in pair]
            here = self.a.all(self.a.is_equal(byte, number) for byte, number in zip(pair, numbers))
            states.append(state.copy(self.a.and_(rest, here)))
            states[-1].registers[low:low + 2] = numbers
            rest = self.a.and_(rest, self.a.not_(here))
        self.claim(rest, f"uses an address with too many numbers at {state.pc:#x}")
        return states
