#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""usage: stack.py ELF OBJDIR [--roots FUNCTION...]

Computes the worst stack in bytes: the deepest path from the reset vector (or the roots) plus the deepest
interrupt; interrupts do not nest. Prints the total, both paths and what indirect calls may reach. Exit status
1 for recursion and for what would make the figure untrue.

A frame holds the return address, saved registers and locals. It is the larger of GCC's figure (-fstack-usage,
.su beside the objects in OBJDIR) and what the code pushes and takes, which also covers assembler functions and
arguments on the stack. A prologue that functions share (-mcall-prologues) is part of each of them, not a function.
A jump to another function gives the frame back first, except from assembler code.
An indirect call is resolved by the struct field its source line names: it may reach every function standing
in that field in any table, none if no table fills it. Where the line names no such field, a parameter is called:
every function whose address is loaded by code, or in any way if none is."""
import argparse
import collections
import glob
import os
import re
import sys

import program

RETURN_ADDRESS = 2
PROLOGUE, EPILOGUE = "__prologue_saves__", "__epilogue_restores__"  # of libgcc
SKIPS = {"cpse", "sbrc", "sbrs", "sbic", "sbis"}
Path = collections.namedtuple("Path", "bytes functions")  # the functions with their frames
Stack = collections.namedtuple("Stack", "total main interrupt indirect")


class StackError(Exception):
    pass


def usage_figures(folder):
    """GCC's figures by (source file, function)."""
    figures = {}
    for path in glob.glob(os.path.join(folder, "**", "*.su"), recursive=True):
        with open(path, encoding="utf-8") as file:
            for line in file:
                place, size, kind = line.rstrip("\n").split("\t")
                source, _, _, name = place.split(":")
                if "dynamic" in kind and "bounded" not in kind:
                    raise StackError(f"{name} in {source} has a frame of unknown size")
                figures[source, name] = max(int(size), figures.get((source, name), 0))
    return figures


def frame_in_code(function, prologue):
    """Return address, pushes, and what the prologue takes from the stack pointer by way of Y. A shared prologue is
    entered at the first register to push, with the size of the locals in X."""
    pushed = RETURN_ADDRESS
    x = {}  # halves of X that are known
    taken = [0]
    size = None  # being taken from Y, between reading the stack pointer into Y and writing it back
    for at in function.code:
        if at.name == "push":
            pushed += 1
        elif at.name == "rcall" and at.target == at.address + 2:
            pushed += 2  # a short way to take two bytes
        elif at.name == "ldi" and at.operands[:3] in ("r26", "r27"):
            x[at.operands[:3]] = int(at.operands.split()[1], 16)
        elif at.target is not None and prologue not in (None, function) and Graph.inside(prologue, at.target):
            if len(x) < 2:
                raise StackError(f"{function} shares a prologue, but the size of its locals is not to be seen")
            pushed += sum(save.name == "push" for save in prologue.code if save.address >= at.target)
            taken.append(x["r26"] | x["r27"] << 8)
        elif at.name == "in" and at.operands == "r28, 0x3d":
            size = 0
        elif size is not None and at.name in ("sbiw", "subi") and at.operands.startswith("r28"):
            size |= int(at.operands.split()[1], 16)
        elif size is not None and at.name == "sbci" and at.operands.startswith("r29"):
            size |= int(at.operands.split()[1], 16) << 8
        elif size is not None and at.name == "out" and at.operands.startswith("0x3d"):
            taken.append(size if size < 0x8000 else 0)
            size = None
    return pushed + max(taken)


class Graph:
    def __init__(self, elf, folder):
        self.functions = program.functions(elf)
        objects = program.objects(folder)
        if not objects:
            raise StackError(f"no objects in {folder}")
        self.pointers = {pointer for path in objects for pointer in program.pointers(path)}
        self.fields = collections.defaultdict(set)
        for path in objects:
            for name, field in program.fields(path):
                self.fields[name].add(field)
        self.indirect = {}
        self.frames, self.calls, self.jumps, self.compiled = {}, {}, {}, {}
        self.reset = self.entry(self.functions[0].code[0])
        prologue = next((one for one in self.functions.values() if one.name == PROLOGUE), None)
        figures = usage_figures(folder)
        if not figures:
            raise StackError(f"no .su files in {folder}")
        by_name = collections.defaultdict(int)
        for (_, name), size in figures.items():
            by_name[name] = max(by_name[name], size)
        for function in self.functions.values():
            name = function.name.split(".")[0]  # without .constprop and the like
            figure = figures.get((function.file, name), 0) if function.file else by_name[name]
            self.compiled[function] = figure > 0
            self.frames[function] = max(figure, frame_in_code(function, prologue))
            self.link(function)
        function = self.reset
        while function and function.name != "main":  # nobody called the start-up code
            self.frames[function] -= RETURN_ADDRESS
            function = next(iter(self.jumps[function]), None)

    def link(self, function):
        self.calls[function], self.jumps[function] = [], []
        inner = 0
        if function.name in (PROLOGUE, EPILOGUE):
            return
        for at in function.code:
            if at.name in ("icall", "eicall"):
                self.calls[function] += self.resolve(function, at)
            elif at.name in ("ijmp", "eijmp") and "tablejump" not in function.name:
                self.jumps[function] += self.resolve(function, at)
            elif at.name in ("call", "rcall") and at.target != at.address + 2:
                if at.target != function.address and self.inside(function, at.target):
                    inner = RETURN_ADDRESS  # a local label of assembler code, which calls no further
                else:
                    self.calls[function].append(self.entry(at))
            elif at.target is not None and not self.inside(function, at.target):
                entered = self.entry(at)
                if entered.name not in (PROLOGUE, EPILOGUE):
                    self.jumps[function].append(entered)
        self.frames[function] += inner
        last = function.code[-1]
        ends = last.name in ("ret", "reti", "jmp", "rjmp", "ijmp", "eijmp")
        if len(function.code) > 1 and function.code[-2].name in SKIPS:
            ends = False
        following = last.address + (4 if last.name in ("jmp", "call", "lds", "sts") else 2)
        if not ends and following in self.functions:
            self.jumps[function].append(self.functions[following])

    @staticmethod
    def inside(function, address):
        return function.code[0].address <= address <= function.code[-1].address

    def entry(self, at):
        for function in self.functions.values():
            if self.inside(function, at.target):
                return function
        raise StackError(f"the code at {at.address:#x} goes to {at.target:#x}, where there is no function")

    def resolve(self, function, at):
        """The functions that an indirect call may reach; noted in self.indirect."""
        places = {place for name in re.findall(r"(?:->|\.)(\w+)\s*\(", source_line(at.source))
                  for place in self.fields.get(name, ())}
        reached = {pointer for pointer in self.pointers for place in places
                   if pointer.offset is None or
                   pointer.struct in (place.struct, None) and pointer.offset % place.size == place.offset}
        if not places:
            reached = {pointer for pointer in self.pointers if pointer.offset is None} or self.pointers
        targets = sorted((one for one in self.functions.values() for pointer in reached
                          if (one.file, one.name) == (pointer.file, pointer.function) or
                          pointer.file and one.name == pointer.function and one.file is None), key=str)
        targets = list(dict.fromkeys(targets))
        if not targets and not places:
            raise StackError(f"{function} calls through a pointer, but no function's address is taken")
        self.indirect[f"{function} at {at.address:#x}"] = targets
        return targets

    def deepest(self, function, above=()):
        """The deepest Path that begins here."""
        if function in above:
            raise StackError("recursion: " + " -> ".join(map(str, above[above.index(function):] + (function,))))
        frame = self.frames[function]
        best = Path(frame, ((function, frame),))
        for called in self.calls[function]:
            below = self.deepest(called, above + (function,))
            best = max(best, Path(frame + below.bytes, ((function, frame),) + below.functions), key=lambda p: p.bytes)
        kept = 0 if self.compiled[function] else max(0, frame - RETURN_ADDRESS)
        for jumped in self.jumps[function]:
            below = self.deepest(jumped, above + (function,))
            best = max(best, Path(kept + below.bytes, ((function, kept),) + below.functions), key=lambda p: p.bytes)
        return best

    def interrupts(self):
        """The handlers that the vectors name, without the one for what is not expected, which starts anew."""
        vectors = [self.entry(at) for at in self.functions[0].code[1:] if at.target is not None]
        return {handler for handler in vectors if handler.name != "__bad_interrupt"}


def source_line(place):
    """The text of "file:line", empty where there is none."""
    path, _, number = (place or ":0").rpartition(":")
    try:
        with open(path, encoding="utf-8") as file:
            return file.read().splitlines()[int(number) - 1]
    except (OSError, IndexError):
        return ""


def analyse(elf, folder, roots=()):
    graph = Graph(elf, folder)
    if roots:
        starts = [one for one in graph.functions.values() if one.name in roots]
        if {one.name for one in starts} != set(roots):
            raise StackError("no such function: " + ", ".join(sorted(set(roots) - {one.name for one in starts})))
        main = max((graph.deepest(one) for one in starts), key=lambda path: path.bytes)
    else:
        main = graph.deepest(graph.reset)
    handlers = graph.interrupts()
    for handler in handlers:
        for function, _ in graph.deepest(handler).functions:
            if any(at.name == "sei" for at in function.code):
                raise StackError(f"{function} lets interrupts nest")
    interrupt = max((graph.deepest(one) for one in handlers), key=lambda path: path.bytes, default=Path(0, ()))
    return Stack(main.bytes + interrupt.bytes, main, interrupt, graph.indirect)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("elf")
    parser.add_argument("objdir")
    parser.add_argument("--roots", nargs="+", default=())
    arguments = parser.parse_args()
    try:
        stack = analyse(arguments.elf, arguments.objdir, arguments.roots)
    except StackError as error:
        sys.exit(f"stack: {error}")
    print(f"worst stack: {stack.total} bytes = {stack.main.bytes} + {stack.interrupt.bytes} for an interrupt")
    for path in (stack.main, stack.interrupt):
        for function, frame in path.functions:
            print(f"{frame:6} {function}")
        print(f"{path.bytes:6} total")
    for place, targets in stack.indirect.items():
        print(f"{place} may call: " + ", ".join(map(str, targets)))


if __name__ == "__main__":
    main()
