# SPDX-License-Identifier: MIT
"""Broken programs, of which the proofs must reject every one: an instruction left out, or one of its bits flipped."""
import random

import avr
import moore
import nim
from algebra import Unknown
from contract import PLACES, Refuted

# Mutants that do the same as the program, by function and mutant, with the reason
EQUIVALENT = {}
SHORT_CASES = {"nim_reply": [2, 3, 1, 0], "moore_reply": [(2, None), (3, 2), (1, None), (3, 1), (0, None), (3, None), (4, 2), (5, 1)]}


def addresses(program, callees):
    """The addresses of the instructions of a function and those that it calls."""
    found = []
    for function in (program.function, *callees):
        address, size = program.elf.functions[function]
        end = address + size
        while address < end:
            found.append(address)
            address = avr.Instruction(program.flash, address).next
    return found


def mutants(program, count):
    """So many random mutants: (what is changed, flash)."""
    chance = random.Random(program.function)
    places = [(address, bit) for address in addresses(program, ["nim_take_one"]) for bit in range(17)]
    names = {low: name for name, (low, _) in program.elf.functions.items()}
    for address, bit in chance.sample(places, count):
        flash = bytearray(program.flash)
        before = avr.Instruction(flash, address)
        if bit == 16:
            flash[address:before.next] = bytes(before.length)
        else:
            flash[address + bit // 8] ^= 1 << bit % 8
        change = "left out" if bit == 16 else f"bit {bit} flipped"
        start = max(low for low, _ in program.elf.functions.values() if low <= address)
        yield f"{names[start]}+{address - start:#x} {before}: {change}", bytes(flash)


def rejection(program, flash, head):
    """Why the proof rejects this flash, or None if it does not."""
    broken = program.with_flash(flash)
    try:
        for case in SHORT_CASES[program.function]:
            if program.function == "nim_reply":
                nim.prove(broken, case, ["cadical"], PLACES[:3])
            else:
                for place in PLACES[:2] if case == (3, 2) else PLACES[1:2]:
                    moore.prove(broken, head, *case, ["cadical"], place)
    except (Refuted, Unknown) as reason:
        return str(reason.args[0])
    return None
