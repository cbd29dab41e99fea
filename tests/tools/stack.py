#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: stack.py ELF

Computes the worst stack of a linked program in bytes, from its instructions alone: the deepest stack of any path from the
reset vector, plus that of the deepest interrupt, as interrupts do not nest. Prints the total, both paths, and the
functions that indirect calls may reach. Exit status 1 for recursion and for all else that could make the result wrong.

All paths through the code are followed together with the known contents of registers: constants, and the stack pointer
minus a constant. So pushes, frames of any form and shared prologues are counted, whatever the compiler makes.

An indirect call whose target is not a constant is resolved by the struct field that its source line names, or a function that
is inlined there: it may reach every function in a field of that name in a table in flash. If such a field is in RAM, too, that is an error."""
import argparse
import collections
import re
import sys

import program
from registers import SPL, Registers, Unknown, register

DEPTH_MAX = 4096  # a deeper stack means pushes in a loop
FIELD_CALL = re.compile(r"(?:->|\.)(\w+)\s*\(")
SKIPS = {"cpse", "sbrc", "sbrs", "sbic", "sbis"}
Path = collections.namedtuple("Path", "bytes places")  # places: (function, its depth) along the path
Stack = collections.namedtuple("Stack", "total main interrupt indirect")


class StackError(Exception):
    pass


class Walk:
    """Walks all paths from an entry to its returns. deepest: a Path, without the return address of the entry."""

    def __init__(self, graph, entry, above):
        self.graph, self.above = graph, above + (entry,)
        self.name = graph.name(entry)
        self.deepest = Path(0, ((self.name, 0),))
        self.lets_interrupts = self.is_handler = False
        self.seen = {}
        self.waiting = []
        registers = Registers()
        if above:
            registers.after_call()  # a function's arguments are not known
        self.go(entry, 0, registers)
        while self.waiting:
            address, depth = self.waiting.pop()
            try:
                self.step(self.graph.code[address], depth, Registers(self.seen[address, depth].known))
            except Unknown as error:
                raise StackError(f"{self.name} {error} at {address:#x}") from error

    def go(self, address, depth, registers):
        """Continues at an address, unless it was visited with the same or less knowledge of the registers."""
        if address not in self.graph.code:
            raise StackError(f"{self.name} leaves the code, to {address:#x}")
        if not 0 <= depth <= DEPTH_MAX:
            raise StackError(f"{self.name}: the stack is {depth} bytes deep at {address:#x}")
        before = self.seen.get((address, depth))
        joined = before.joined(registers) if before else registers
        if not before or joined.known != before.known:
            self.seen[address, depth] = Registers(joined.known)
            self.waiting.append((address, depth))

    def reach(self, depth, below=None):
        """Records the depth, plus that of a function called there."""
        places = ((self.name, depth),) + (below.places if below else ())
        total = depth + (self.graph.return_address + below.bytes if below else 0)
        if total > self.deepest.bytes:
            self.deepest = Path(total, places)

    def call(self, target, depth):
        walked = self.graph.walk(target, self.above)
        self.lets_interrupts |= walked.lets_interrupts or walked.is_handler
        self.reach(depth, walked.deepest)

    def step(self, at, depth, registers):
        name = at.name
        operands = [part.strip() for part in at.operands.split(",")]
        if name in ("ret", "reti"):
            self.is_handler |= name == "reti"
            if depth:
                raise StackError(f"{self.name} returns at {at.address:#x} with {depth} bytes on the stack")
            return
        if name in ("jmp", "rjmp", "ijmp", "eijmp"):
            for target in self.graph.targets(self.name, at, registers):
                self.go(target, depth, registers)
            return
        behind = self.graph.behind_return_address(at.target) if name in ("rcall", "call") else None
        if behind is not None:  # it comes back by a jump, and what it pushed stays on the stack
            registers.known[30:32] = at.next // 2 & 0xff, at.next // 2 >> 8
            self.reach(depth + self.graph.return_address)
            self.go(behind, depth, registers)
            return
        if name in ("rcall", "call") and at.target == at.next:  # rcall to the next instruction allocates bytes
            depth += self.graph.return_address
        elif name in ("rcall", "call", "icall", "eicall"):
            for target in self.graph.targets(self.name, at, registers):
                self.call(target, depth)
            registers.after_call()
        elif name == "out" and operands[0] == SPL:
            depth = registers.write_stack_pointer(register(operands[1]), depth)
        else:
            self.lets_interrupts |= name == "sei"
            depth += (name == "push") - (name == "pop")
            registers.compute(name, operands, depth)
        self.reach(depth)
        self.go(at.next, depth, registers)
        if name in SKIPS:
            self.go(self.graph.code[at.next].next, depth, registers)
        elif at.target is not None and name.startswith("br"):
            self.go(at.target, depth, registers)


class Graph:
    def __init__(self, elf):
        self.return_address = program.return_address(elf)
        self.code = program.instructions(elf)
        self.names = program.names(elf)
        self.pointers = program.pointers(elf)
        self.vectors_end = next(symbol.address for symbol in program.symbols(elf) if symbol.name == "__trampolines_start")
        self.indirect = {}
        self.walks = {}

    def name(self, address):
        return self.names.get(address, f"{address:#x}")

    def walk(self, entry, above=()):
        if entry in above:
            raise StackError("recursion: " + " -> ".join(map(self.name, above[above.index(entry):] + (entry,))))
        if entry not in self.walks:
            self.walks[entry] = Walk(self, entry, above)
        return self.walks[entry]

    def behind_return_address(self, address):
        """Where a routine goes on that begins with pops of its return address into Z, perhaps after a jump; else None."""
        at = self.code.get(address)
        if at and at.name in ("jmp", "rjmp"):
            address = at.target
        pops = [self.code.get(address + 2 * place) for place in range(self.return_address)]
        is_taken = all(at and at.name == "pop" for at in pops) and [at.operands for at in pops[-2:]] == ["r31", "r30"]
        return address + 2 * self.return_address if is_taken else None

    def targets(self, caller, at, registers):
        """The addresses that a jump or call may reach; those found by a field are recorded in self.indirect."""
        if at.target is not None:
            return [at.target]
        low, high = registers.number(30), registers.number(31)
        if None not in (low, high):
            return [(high << 8 | low) * 2] if low or high else []  # null is never called
        targets = {target for field in called_fields(at.source) for target in self.pointers[field]}
        if not targets or None in targets:
            raise StackError(f"{caller} goes through a pointer at {at.address:#x}, which is no field of tables in flash alone")
        self.indirect[f"{caller} at {at.address:#x}"] = sorted(targets)
        return targets

    def handlers(self):
        """The targets of the interrupt vectors, except avr-libc's handler of unexpected interrupts, which restarts."""
        vectors = (at for at in self.code.values() if 0 < at.address < self.vectors_end and at.target is not None)
        return {at.target for at in vectors if self.code[at.target].target != 0}


def called_fields(place):
    """The struct fields that the source line at "file:line" calls; if none, those that functions called there do, as calls of
    several lines that the compiler has made one are said to be where their function is inlined."""
    path, _, number = (place or ":0").rpartition(":")
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        line = text.splitlines()[int(number) - 1]
    except (OSError, IndexError):
        return []
    bodies = [body for name in re.findall(r"\b\w+(?=\()", line)
              for body in re.findall(rf"^\w[^;{{}}]*\b{name}\([^;{{}}]*\)\n{{\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)]
    return next((fields for fields in map(FIELD_CALL.findall, [line, "".join(bodies)]) if fields), [])


def analyse(elf):
    graph = Graph(elf)
    main = graph.walk(0).deepest
    interrupt = Path(0, ())
    for handler in graph.handlers():
        walked = graph.walk(handler)
        if walked.lets_interrupts:
            raise StackError(f"{walked.name} lets interrupts nest")
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
