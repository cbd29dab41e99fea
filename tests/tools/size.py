#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""usage: size.py BOARD [--tap]

Prints what out/BOARD/bouton.elf takes of the budgets in board/BOARD/board.mk: flash, static RAM and the worst
computed stack; then the code of the nim-sum family and what each object adds. With --tap the budgets as TAP. Exit
status 1 if a budget is exceeded. Run from the root of the repository after the firmware is built."""
import argparse
import collections
import os
import re
import sys

import program
import stack

NIM_FAMILY = ("nim", "moore")  # objects of game/: verdict and reply; its rules are those that all games share
NIM_FAMILY_BUDGET = 700
Budget = collections.namedtuple("Budget", "what used limit")


def sections(path):
    """Bytes in flash and in RAM. Initial values of .data take both."""
    flash = ram = 0
    for line in program.tool("avr-size", "-A", path):
        fields = line.split()
        if len(fields) == 3 and fields[1].isdigit():
            name, size = fields[0], int(fields[1])
            flash += size if re.match(r"\.(text|progmem|data|rodata|init\d|fini\d|vectors)", name) else 0
            ram += size if re.match(r"\.(data|rodata|bss|noinit)", name) else 0
    return flash, ram


def limits(board):
    """The *_BUDGET lines of board.mk."""
    with open(f"board/{board}/board.mk", encoding="utf-8") as file:
        return {name: int(value) for name, value in re.findall(r"^(\w+)_BUDGET\s*:?=\s*(\d+)", file.read(), re.M)}


def code(symbols):
    return sum(symbol.size for symbol in symbols if symbol.kind == "F")


def family(elf, folder):
    """Bytes of code: of the nim-sum family in the program, of all other functions in game/, and those of them linked."""
    linked = {(symbol.file, symbol.name) for symbol in program.symbols(elf)}
    ours, rest = [], []
    for path in program.objects(folder):
        if os.path.dirname(path) != os.path.join(folder, "firmware/game"):
            continue
        is_ours = os.path.basename(path).removesuffix(".o") in NIM_FAMILY
        (ours if is_ours else rest).extend(program.symbols(path))
    in_program = [code(one for one in every if (one.file, one.name) in linked) for every in (ours, rest)]
    return in_program[0], code(rest), in_program[1]


def budgets(board, elf, worst_stack):
    flash, ram = sections(elf)
    used = {"FLASH": ("flash", flash), "RAM": ("static RAM", ram), "STACK": ("worst stack", worst_stack)}
    limit = limits(board)
    return [Budget(*used[name], limit[name]) for name in used]


def print_tap(every):
    for number, budget in enumerate(every, 1):
        good = 0 < budget.used <= budget.limit
        print(f"{'ok' if good else 'not ok'} {number} - {budget.what}: {budget.used} of {budget.limit} bytes")
    print(f"1..{len(every)}")


def print_tables(board, every, family_budget, rest, rest_linked, folder):
    print(f"{board + ', bytes':<24}{'used':>8}{'budget':>8}{'left':>8}")
    for what, used, limit in every + [family_budget]:
        print(f"{what:<24}{used:>8}{limit:>8}{limit - used:>8}{'' if used <= limit else '  EXCEEDED'}")
    print(f"{'other code in game/':<24}{rest:>8}  of which {rest_linked} in this program")
    print(f"\n{'object, before linking':<40}{'flash':>8}{'RAM':>8}")
    for path in program.objects(folder):
        flash, ram = sections(path)
        print(f"{os.path.relpath(path, folder):<40}{flash:>8}{ram:>8}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("board")
    parser.add_argument("--tap", action="store_true")
    arguments = parser.parse_args()
    elf, folder = f"out/{arguments.board}/bouton.elf", f"out/{arguments.board}/obj"
    if not os.path.exists(elf):
        sys.exit(f"size: no {elf}: build it first")
    try:
        every = budgets(arguments.board, elf, stack.analyse(elf, folder).total)
    except stack.StackError as error:
        sys.exit(f"size: {error}")
    ours, rest, rest_linked = family(elf, folder)
    family_budget = Budget("nim-sum family in game/", ours, NIM_FAMILY_BUDGET)
    if arguments.tap:
        print_tap(every + [family_budget])
    else:
        print_tables(arguments.board, every, family_budget, rest, rest_linked, folder)
    sys.exit(any(budget.used > budget.limit for budget in every + [family_budget]))


main()
