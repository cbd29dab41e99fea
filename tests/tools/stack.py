#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: stack.py ELF

Computes the worst stack of a linked program in bytes from its instructions alone: the deepest stack of any path from the
reset vector, plus the deepest interrupt. Interrupts do not nest. Prints the total, both paths, and the functions that
indirect calls may reach. Exit status 1 for recursion, and for anything else that could make the result wrong.

Follows all paths through each function with the known values of registers, in the proofs' model of the processor (avr.py).
This counts pushes, all forms of frames, and shared prologues.

A function that gets a function's address is followed for each such address. Other indirect calls are resolved by the
pointer that the source line, or a function inlined there, names. A field or an array in flash reaches every function
stored under this name. Any other pointer reaches every function of its type whose address is in flash or used by code."""
import argparse
import collections
import functools
import os
import re
import sys

import avr
import program
from algebra import Known, Unknown

DEPTH_MAX = 4096  # largest stack in bytes; a deeper stack would mean an endless loop
CALLED = re.compile(r"\b(\w+)(?:\[[^\[\]]*\])*\s*\(")
STATEMENT = re.compile(r"(?:.*[^;{}\n]\n)*.*")  # matches a statement, which may span several lines
CLOBBERED = [0, *range(18, 28), 30, 31]  # registers that a C function may change; r1 must be 0 again afterwards
ARGUMENTS = range(8, 26, 2)              # lower register of each argument; an argument needs two registers
ENDED = None  # placeholder for the return address
# `places` lists (function, bytes of stack) along the deepest path
Path = collections.namedtuple("Path", "bytes places")
Stack = collections.namedtuple("Stack", "total main interrupt indirect")


class StackError(Exception):
    pass


class Walk(avr.Processor):
    """Walks all paths from an entry to its returns, as if the RAM ended with its return address. A pop gives an unknown
    byte. deepest: a Path without the entry's return address. handed: registers that hold function addresses at the
    entry. seen: the knowledge at an address and a stack pointer."""

    def __init__(self, graph, entry, above, handed):
        super().__init__(Known(), graph.flash, graph.return_address)
        self.graph, self.above, self.decode = graph, above + (entry,), graph.decode
        self.name = graph.name(entry)
        self.deepest = Path(0, ((self.name, 0),))
        self.lets_interrupts = self.is_handler = False
        self.seen, self.waiting = {}, []
        self.top = graph.ram_end - graph.return_address if above else graph.ram_end
        state = avr.State(entry, [Known.unknown] * 32, [None] * 8, self.top, {}, None)
        if above:
            state.registers[1] = 0
        for place, byte in handed:
            state.registers[place] = byte
        self.go(state)
        while self.waiting:
            place = self.waiting.pop()
            try:
                self.follow(self.seen[place].copy(None))
            except Unknown as error:
                raise StackError(f"{self.name} {error} at {place[0]:#x}") from error

    def follow(self, state):
        """Executes an instruction. Between writing the two halves of the stack pointer, the depth is undefined."""
        at = self.decode(state.pc)
        for after in self.step(state):
            if at.name != "out" or avr.IO + at.A != avr.SPH:
                self.reach(self.depth(after))
            self.go(after)

    def depth(self, state):
        depth = self.top - state.sp
        if not 0 <= depth <= DEPTH_MAX:
            raise StackError(f"{self.name}: the stack is {depth} bytes deep at {state.pc:#x}")
        return depth

    def go(self, state):
        """Continues in a state, unless its address was visited with the same or less knowledge."""
        if state.pc is ENDED:
            return
        if not 0 <= state.pc < len(self.flash):
            raise StackError(f"{self.name} leaves the code, to {state.pc:#x}")
        place = state.pc, state.sp
        before = self.seen.get(place, state)
        state.registers = [x if x == y else Known.unknown for x, y in zip(before.registers, state.registers)]
        state.flags = [x if x == y else None for x, y in zip(before.flags, state.flags)]
        if place not in self.seen or (state.registers, state.flags) != (before.registers, before.flags):
            self.seen[place] = state
            self.waiting.append(place)

    def reach(self, depth, below=None):
        """Records the depth, plus the depth of a function called there."""
        places = ((self.name, depth),) + (below.places if below else ())
        total = depth + (self.pc_bytes + below.bytes if below else 0)
        if total > self.deepest.bytes:
            self.deepest = Path(total, places)

    def read(self, state, address): return Known.unknown
    def write(self, state, address, byte): pass

    def read_data(self, state, address):
        """Reads data. Null pointers, which some paths seem to use, are no error here."""
        return Known.unknown if address in range(avr.IO) else super().read_data(state, address)

    def write_data(self, state, address, byte):
        if address not in range(avr.IO):
            super().write_data(state, address, byte)

    def call_to(self, state, target):
        """Calls a function, which is walked separately. A call of the next instruction only uses stack, and a shared
        prologue returns by a jump."""
        behind = self.graph.behind_return_address(target)
        if target == state.pc:
            state.sp -= self.pc_bytes
        elif behind is not None:
            state.registers[30:32] = state.pc // 2 & 0xff, state.pc // 2 >> 8
            self.reach(self.depth(state) + self.pc_bytes)
            state.pc = behind
        else:
            self.call_function(state, target)

    def call_function(self, state, target):
        walked = self.graph.walk(target, self.above, self.graph.handed(state.registers))
        self.lets_interrupts |= walked.lets_interrupts or walked.is_handler
        self.reach(self.depth(state), walked.deepest)
        for place in CLOBBERED:
            state.registers[place] = Known.unknown
        state.registers[1], state.flags = 0, [None] * 8

    def icall(self, state, at):
        for target in self.graph.targets(self.name, at, state.registers):
            self.call_function(state, target)

    def ijmp(self, state, at):
        targets = self.graph.targets(self.name, at, state.registers)
        states = [state.copy(None) for _ in targets]
        for one, target in zip(states, targets):
            one.pc = target
        state.pc = ENDED
        return [state, *states]

    eicall, eijmp = icall, ijmp

    def ret(self, state, at):
        state.pc = ENDED
        if self.depth(state):
            raise StackError(f"{self.name} returns at {at.address:#x} with {self.depth(state)} bytes on the stack")

    def reti(self, state, at):
        self.is_handler = True
        self.ret(state, at)

    def bset(self, state, at):
        super().bset(state, at)
        self.lets_interrupts |= at.b == avr.I


class Graph:
    def __init__(self, elf):
        self.elf, self.return_address = elf, program.return_address(elf)
        self.flash, self.ram_end = program.flash(elf), program.value(elf, "__stack")
        self.decode = functools.lru_cache(None)(lambda address: avr.Instruction(self.flash, address))
        symbols = list(program.symbols(elf))
        self.names, self.source = program.names(symbols), program.source_reader(elf)
        self.pointers, self.kinds, self.kinds_of_pointers = program.pointers(elf, symbols)
        self.taken = set.union(program.taken(elf, symbols), *self.pointers.values()) - {None}
        self.vectors_end = next(symbol.address for symbol in symbols if symbol.name == "__trampolines_start")
        self.indirect = {}
        self.walks = {}

    def name(self, address):
        return self.names.get(address, f"{address:#x}")

    def walk(self, entry, above=(), handed=()):
        if entry in above:
            raise StackError("recursion: " + " -> ".join(map(self.name, above[above.index(entry):] + (entry,))))
        if (entry, handed) not in self.walks:
            self.walks[entry, handed] = Walk(self, entry, above, handed)
        return self.walks[entry, handed]

    def handed(self, registers):
        """Returns the argument registers that hold function addresses, with their values."""
        pairs = ((place, registers[place:place + 2]) for place in ARGUMENTS)
        return tuple((place + i, byte) for place, pair in pairs
                     if all(isinstance(byte, int) for byte in pair) and (pair[1] << 8 | pair[0]) * 2 in self.taken
                     for i, byte in enumerate(pair))

    def behind_return_address(self, address):
        """Returns where a routine continues that pops its return address into Z, perhaps after a jump; otherwise None."""
        if self.decode(address).name in ("jmp", "rjmp"):
            address = self.decode(address).k
        pops = [self.decode(address + 2 * place) for place in range(self.return_address)]
        is_taken = all(at.name == "pop" for at in pops) and [at.d for at in pops[-2:]] == [31, 30]
        return address + 2 * self.return_address if is_taken else None

    def targets(self, caller, at, registers):
        """Returns the addresses that an indirect jump or call may reach. Records those found by a name in
        self.indirect."""
        low, high = registers[30:32]
        if isinstance(low, int) and isinstance(high, int):
            return [(high << 8 | low) * 2] if low or high else []  # null is never called
        # The linker of binutils 2.26 may assign a call to the following line.
        lines = (self.source(address) for address in (at.address, at.address - 2))
        source, names = next((found for found in map(self.called_pointers, lines) if found[1]), (None, []))
        targets = {target for name in names for target in self.pointers[name]}
        if None in targets:
            targets = targets - {None} | self.taken
        kinds = [kind for name in names for kind in self.kinds_of_pointers.get((source, name), [])]
        targets = {target for target in targets if not kinds or self.kinds.get(target) in kinds}
        if not targets:
            raise StackError(f"{caller} goes through a pointer at {at.address:#x} that its source line does not name")
        self.indirect[f"{caller} at {at.address:#x}"] = sorted(targets)
        return targets

    def called_pointers(self, place):
        """Returns the source, and the pointers that the statement at "file:line" calls. If there are none, returns
        those that the functions called there call: the compiler attributes merged calls to the place of inlining."""
        path, _, number = (place or ":0").rpartition(":")
        try:
            with open(path, encoding="utf-8") as file:
                text = file.read()
        except OSError:
            return path, []
        line = STATEMENT.match("\n".join(text.splitlines()[max(int(number), 1) - 1:]))[0]
        bodies = [body for name in re.findall(r"\b\w+(?=\()", line)
                  for body in re.findall(rf"^\w[^;{{}}]*\b{name}\([^;{{}}]*\)\n{{\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)]
        called = ([name for name in CALLED.findall(where) if name in self.pointers] for where in (line, "".join(bodies)))
        return os.path.normpath(path), next(filter(None, called), [])

    def handlers(self):
        """Returns the targets of the interrupt vectors, except avr-libc's handler of unexpected interrupts, which
        restarts."""
        at, found = self.decode(0), set()
        while at.next < self.vectors_end:
            at = self.decode(at.next)
            if at.name in ("jmp", "rjmp") and (self.decode(at.k).name not in ("jmp", "rjmp") or self.decode(at.k).k):
                found.add(at.k)
        return found


def analyse(elf):
    graph = Graph(elf)
    main = graph.walk(0).deepest
    interrupt = Path(0, ())
    for handler in graph.handlers():
        walked = graph.walk(handler)
        if walked.lets_interrupts:
            raise StackError(f"{walked.name} enables nested interrupts")
        path = Path(graph.return_address + walked.deepest.bytes, walked.deepest.places)
        interrupt = max(interrupt, path, key=lambda one: one.bytes)
    return Stack(main.bytes + interrupt.bytes, main, interrupt,
                 {place: [graph.name(one) for one in targets] for place, targets in graph.indirect.items()})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("elf")
    try:
        stack = analyse(parser.parse_args().elf)
    except StackError as error:
        sys.exit(f"stack: {error}")
    print(f"worst stack: {stack.total} bytes = {stack.main.bytes} + {stack.interrupt.bytes} for an interrupt")
    for path in (stack.main, stack.interrupt):
        for place, depth in path.places:
            print(f"{depth:6} {place}")
        print(f"{path.bytes:6} total")
    for place, targets in stack.indirect.items():
        print(f"{place} may call: " + ", ".join(targets))


if __name__ == "__main__":
    main()
