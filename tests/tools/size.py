#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: size.py [BOARD...] [--tap]

Prints how much of the budgets in board/BOARD/board.mk out/BOARD/bouton.elf uses: flash, and static RAM with the worst
computed stack. Then prints the code size of the nim-sum family and of each object. Without BOARD, checks all boards with
budgets. --tap prints the budgets as TAP. Exit status 1 if a budget is exceeded. Run from the root of the repository after
the firmware is built."""
import argparse
import collections
import os
import re
import sys

import program
import stack

NIM_FAMILY = ("nim", "moore")  # files in game/ with the theory of Nim and Nim_k
NIM_FAMILY_BUDGET = 700
Budget = collections.namedtuple("Budget", "what used limit")
Sizes = collections.namedtuple("Sizes", "board budgets rest rest_linked folder")


def sections(*paths):
    """Returns the bytes of each file in flash and in RAM. .data needs both."""
    every = []
    for line in program.tool("avr-size", "-A", *paths):
        fields = line.split()
        if line.endswith(":"):
            flash = ram = 0
        elif fields[:1] == ["Total"]:
            every.append((flash, ram))
        elif len(fields) == 3 and fields[1].isdigit():
            name, size = fields[0], int(fields[1])
            flash += size if re.match(r"\.(text|progmem|data|rodata|init\d|fini\d|vectors)", name) else 0
            ram += size if re.match(r"\.(data|rodata|bss|noinit)", name) else 0
    return every


def limits(board):
    """Returns the values of *_BUDGET in board.mk."""
    path = f"board/{board}/board.mk"
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        return {name: int(value) for name, value in re.findall(r"^(\w+)_BUDGET\s*:?=\s*(\d+)", file.read(), re.M)}


def code(symbols):
    return sum(symbol.size for symbol in symbols if symbol.kind == "F")


def family(elf, folder):
    """Returns bytes of code: of the nim-sum family in the program, of all other functions in game/, and of the linked
    ones among these."""
    linked = {(symbol.file, symbol.name) for symbol in program.symbols(elf)}
    games = [path for path in program.objects(folder) if path.startswith(os.path.join(folder, "firmware/game/"))]
    of_family = [path for path in games if os.path.basename(path).removesuffix(".o") in NIM_FAMILY]
    ours, rest = (list(program.symbols(*paths)) for paths in (of_family, sorted({*games} - {*of_family})))
    in_program = [code(one for one in every if (one.file, one.name) in linked) for every in (ours, rest)]
    return in_program[0], code(rest), in_program[1]


def is_optimised_as_a_whole(folder):
    """True with link-time optimisation, which mixes the code of the objects."""
    return any(".gnu.lto_" in line for path in program.objects(folder)[:1] for line in program.tool("avr-objdump", "-h", path))


def budgets(board, elf, worst_stack):
    (flash, ram), = sections(elf)
    limit = limits(board)
    return [Budget("flash", flash, limit["FLASH"]),
            Budget(f"RAM: {ram} static + {worst_stack} stack", ram + worst_stack, limit["RAM"])]


def is_kept(budget):
    return 0 < budget.used <= budget.limit


def sizes(board):
    elf, folder = f"out/{board}/bouton.elf", f"out/{board}/obj"
    if not os.path.exists(elf):
        sys.exit(f"size: no {elf}: build it first")
    try:
        every = budgets(board, elf, stack.analyse(elf).total)
    except stack.StackError as error:
        sys.exit(f"size: {error}")
    if is_optimised_as_a_whole(folder):
        return Sizes(board, every, None, None, folder)
    ours, rest, rest_linked = family(elf, folder)
    return Sizes(board, every + [Budget("nim-sum family in game/", ours, NIM_FAMILY_BUDGET)], rest, rest_linked, folder)


def print_tap(every):
    lines = [(one.board, budget) for one in every for budget in one.budgets]
    for number, (board, budget) in enumerate(lines, 1):
        print(f"{'ok' if is_kept(budget) else 'not ok'} {number} - {board}, {budget.what}: {budget.used} of {budget.limit} bytes")
    print(f"1..{len(lines)}")


def print_tables(one):
    print(f"{one.board + ', bytes':<32}{'used':>8}{'budget':>8}{'left':>8}")
    for budget in one.budgets:
        print(f"{budget.what:<32}{budget.used:>8}{budget.limit:>8}{budget.limit - budget.used:>8}"
              f"{'' if is_kept(budget) else '  EXCEEDED'}")
    if one.rest is None:
        print("optimised at link time: the objects have no separate sizes")
        return
    print(f"{'other code in game/':<32}{one.rest:>8}  of which {one.rest_linked} in this program")
    print(f"\n{'object, before linking':<48}{'flash':>8}{'RAM':>8}")
    paths = program.objects(one.folder)
    for path, (flash, ram) in zip(paths, sections(*paths), strict=True):
        print(f"{os.path.relpath(path, one.folder):<48}{flash:>8}{ram:>8}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boards", nargs="*")
    parser.add_argument("--tap", action="store_true")
    arguments = parser.parse_args()
    boards = arguments.boards or [board for board in sorted(os.listdir("board")) if limits(board)]
    every = [sizes(board) for board in boards]
    if arguments.tap:
        print_tap(every)
    else:
        for one in every:
            print_tables(one)
    sys.exit(not all(is_kept(budget) for one in every for budget in one.budgets))


main()
