#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: stack.py ELF

Computes the worst stack of a linked program in bytes, from its instructions alone: the deepest point that code can reach
from the reset vector, plus the deepest interrupt, as interrupts do not nest. Prints the total, both paths and what
indirect calls may reach. Exit status 1 for recursion and for what would make the figure untrue.

All paths through the code are followed with what is known of the registers: constants, and the stack pointer less a
constant. So pushes, frames of any form and prologues that functions share are seen as they are, whatever the compiler.

An indirect call whose target is no constant is resolved by the struct field that its source line names: it may reach
every function that stands in a field of that name in a table in flash."""
import argparse
import collections
import re
import sys

import program

RETURN_ADDRESS = 2
DEPTH_MAX = 4096  # beyond, something pushes in a loop
SPL, SPH = "0x3d", "0x3e"
SKIPS = {"cpse", "sbrc", "sbrs", "sbic", "sbis"}
READS_ONLY = {"cp", "cpc", "cpi", "cpse", "tst", "out", "sts", "push", "sbrc", "sbrs", "sbic", "sbis", "sbi", "cbi", "bst",
              "nop", "sleep", "wdr", "sei", "cli", "sec", "clc", "sez", "clz", "sen", "cln", "sev", "clv", "ses", "cls",
              "seh", "clh", "set", "clt", "jmp", "rjmp", "st", "std"}
WRITES_FIRST = {"adc", "add", "and", "andi", "asr", "bld", "cbr", "com", "dec", "eor", "in", "inc", "ld", "ldd", "lds", "lpm",
                "lsl", "lsr", "neg", "or", "ori", "pop", "rol", "ror", "sbc", "sbci", "sbr", "ser", "sub", "subi", "swap"}
MULTIPLIES = {"mul", "muls", "mulsu", "fmul", "fmuls", "fmulsu"}
CLOBBERED = [0, *range(18, 28), 30, 31]  # by a call; r1 is 0 after it
POINTERS = {"X": 26, "Y": 28, "Z": 30}
Path = collections.namedtuple("Path", "bytes places")  # names of code with the bytes below it
Stack = collections.namedtuple("Stack", "total main interrupt indirect")
Below = collections.namedtuple("Below", "depth less")  # a byte of: the stack pointer at the entry less depth; `less` is
LOW, HIGH = "low", "high"                              # what an instruction for the high byte has yet to take off


class StackError(Exception):
    pass


class Registers:
    """What is known of r0 to r31: a number, (LOW or HIGH, Below), or None."""

    def __init__(self, known=None):
        self.known = list(known) if known else [None] * 32

    def number(self, register):
        value = self.known[register]
        return value if isinstance(value, int) else None

    def below(self, register, half):
        value = self.known[register]
        return value[1] if isinstance(value, tuple) and value[0] == half else None

    def take(self, register, number, carry):
        """Subtracts a number from a register; with carry from the high byte, behind its low one."""
        low, high = self.below(register, LOW), self.below(register, HIGH)
        under = self.below(register - 1, LOW) if carry and high else None
        self.known[register] = None
        if number is None:
            return
        if low and not carry:
            self.known[register] = (LOW, Below(low.depth, low.less + number))
        elif under and under.depth == high.depth:
            depth = high.depth + signed(number * 256 + under.less, 0x8000)
            self.known[register - 1], self.known[register] = (LOW, Below(depth, 0)), (HIGH, Below(depth, 0))

    def joined(self, other):
        return [mine if mine == its else None for mine, its in zip(self.known, other.known)]


def signed(number, bound):
    """The number modulo twice the bound, from -bound to below it."""
    return (number + bound) % (2 * bound) - bound


def register(operand):
    found = re.fullmatch(r"r(\d+)", operand)
    return int(found[1]) if found else None


class Walk:
    """All paths from an entry to its returns. deepest: a Path, without the return address of the entry."""

    def __init__(self, graph, entry, above):
        self.graph, self.above = graph, above + (entry,)
        self.name = graph.name(entry)
        self.deepest = Path(0, ((self.name, 0),))
        self.lets_interrupts = False
        self.seen = {}
        self.waiting = []
        self.go(entry, 0, Registers([None, 0] + [None] * 30 if above else None))  # r1 is 0 where C calls
        while self.waiting:
            address, depth = self.waiting.pop()
            self.step(self.graph.code[address], depth, Registers(self.seen[address, depth].known))

    def go(self, address, depth, registers):
        """On to an address, unless it was passed with no more than is known now."""
        if address not in self.graph.code:
            raise StackError(f"{self.name} leaves the code, to {address:#x}")
        if not 0 <= depth <= DEPTH_MAX:
            raise StackError(f"{self.name}: the stack is {depth} bytes deep at {address:#x}")
        key = address, depth
        before = self.seen.get(key)
        joined = Registers(before.joined(registers) if before else registers.known)
        if not before or joined.known != before.known:
            self.seen[key] = joined
            self.waiting.append(key)

    def reach(self, depth, below=None):
        """Notes the depth, and that of what is called there."""
        places = ((self.name, depth),) + (below.places if below else ())
        total = depth + (RETURN_ADDRESS + below.bytes if below else 0)
        if total > self.deepest.bytes:
            self.deepest = Path(total, places)

    def call(self, target, depth):
        walked = self.graph.walk(target, self.above)
        self.lets_interrupts |= walked.lets_interrupts
        self.reach(depth, walked.deepest)

    def step(self, at, depth, registers):
        name, known = at.name, registers.known
        operands = [part.strip() for part in at.operands.split(",")]
        first = register(operands[0])
        if name == "sei":
            self.lets_interrupts = True
        if name in ("ret", "reti"):
            if depth:
                raise StackError(f"{self.name} returns at {at.address:#x} with {depth} bytes on the stack")
            return
        if name in ("ijmp", "eijmp"):
            for target in self.graph.resolve(self.name, at, registers):
                self.go(target, depth, registers)
            return
        if name in ("jmp", "rjmp"):
            self.go(at.target, depth, registers)
            return
        if name in ("rcall", "call") and at.target == at.next:  # a short way to take two bytes
            self.reach(depth + RETURN_ADDRESS)
            self.go(at.next, depth + RETURN_ADDRESS, registers)
            return
        if name in ("rcall", "call", "icall", "eicall"):
            for target in [at.target] if at.target is not None else self.graph.resolve(self.name, at, registers):
                self.call(target, depth)
            for one in CLOBBERED:
                known[one] = None
            known[1] = 0
        elif name == "push":
            depth += 1
            self.reach(depth)
        elif name == "out" and operands[0] == SPL:
            depth = self.stack_pointer(at, registers, register(operands[1]), depth)
            self.reach(depth)
        else:
            if name == "pop":
                depth -= 1
            self.compute(name, operands, first, depth, registers)
        if name in SKIPS:
            self.go(self.graph.code[at.next].next, depth, registers)
        elif name.startswith("br") and name != "break":
            self.go(at.target, depth, registers)
        self.go(at.next, depth, registers)

    def stack_pointer(self, at, registers, source, depth):
        """The depth after the low byte of the stack pointer was written; the high byte was before, if there is one."""
        below = registers.below(source, LOW)
        if below:
            return below.depth + signed(below.less, 0x80)
        if registers.number(source) is not None and depth == 0:  # the start-up code sets it to the end of the RAM
            return 0
        raise StackError(f"{self.name} has a frame of unknown size at {at.address:#x}")

    @staticmethod
    def compute(name, operands, first, depth, registers):
        """What an instruction does to registers."""
        known = registers.known
        second = register(operands[1]) if len(operands) > 1 else None
        for operand in operands:
            if re.fullmatch(r"-?[XYZ]\+?", operand) and len(operand) == 2:  # goes on by one
                pointer = POINTERS[operand.strip("+-")]
                known[pointer] = known[pointer + 1] = None
        if name == "ldi":
            known[first] = int(operands[1], 16)
        elif name == "mov":
            known[first] = known[second]
        elif name == "movw":
            known[first], known[first + 1] = known[second], known[second + 1]
        elif name == "eor" and first == second or name == "clr":
            known[first] = 0
        elif name == "in" and operands[1] in (SPL, SPH):
            known[first] = (LOW if operands[1] == SPL else HIGH, Below(depth, 0))
        elif name in ("subi", "sbci"):
            registers.take(first, int(operands[1], 16), name == "sbci")
        elif name in ("sub", "sbc"):
            registers.take(first, registers.number(second), name == "sbc")
        elif name in ("add", "adc"):
            number = registers.number(second)
            registers.take(first, None if number is None else -number, name == "adc")
        elif name in ("sbiw", "adiw"):
            number = int(operands[1], 16)
            registers.take(first, number if name == "sbiw" else -number, False)
            registers.take(first + 1, 0, True)
        elif name in MULTIPLIES:
            known[0] = known[1] = None
        elif name in WRITES_FIRST:
            known[first if first is not None else 0] = None  # lpm alone is of r0
        elif name not in READS_ONLY and not name.startswith("br"):
            known[:] = [None] * 32


class Graph:
    def __init__(self, elf):
        self.code = program.instructions(elf)
        self.names = program.names(elf)
        self.pointers = program.pointers(elf)
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

    def resolve(self, caller, at, registers):
        """The addresses that an indirect call may reach; noted in self.indirect."""
        low, high = registers.number(30), registers.number(31)
        if None not in (low, high):
            return [(high << 8 | low) * 2] if low or high else []  # null is never called
        fields = re.findall(r"(?:->|\.)(\w+)\s*\(", source_line(at.source))
        targets = sorted({target for field in fields for target in self.pointers[field]})
        if not targets:
            raise StackError(f"{caller} goes through a pointer at {at.address:#x}, which is no field of a table in flash")
        self.indirect[f"{caller} at {at.address:#x}"] = targets
        return targets

    def handlers(self):
        """The entries of interrupts, but for avr-libc's own for those not expected, which starts anew."""
        entries = {address for address, name in self.names.items() if re.match(r"__vector_(\d+|default)\b", name)}
        return {entry for entry in entries if entry and self.code[entry].target != 0}


def source_line(place):
    """The text of "file:line", empty where there is none."""
    path, _, number = (place or ":0").rpartition(":")
    try:
        with open(path, encoding="utf-8") as file:
            return file.read().splitlines()[int(number) - 1]
    except (OSError, IndexError):
        return ""


def analyse(elf):
    graph = Graph(elf)
    main = graph.walk(0).deepest
    interrupt = Path(0, ())
    for handler in graph.handlers():
        walked = graph.walk(handler)
        if walked.lets_interrupts:
            raise StackError(f"{walked.name} lets interrupts nest")
        path = Path(RETURN_ADDRESS + walked.deepest.bytes, walked.deepest.places)
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
