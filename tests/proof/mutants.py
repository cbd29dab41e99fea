# SPDX-License-Identifier: MIT
"""Broken programs, of which the proofs must reject every one: an instruction left out, or one of its bits flipped."""
import random

import avr
import moore
import nim
from algebra import Unknown
from contract import PLACES, Refuted

# Mutants that do the same as the program, with the reason, for the code that COMPILER makes
COMPILER = "5.4.0"
NOT_EMPTY = "moore_reply asks for one stone only where there is one"
NOT_COUNTED = "if all piles are empty, the change is not counted"
X_IS_DONE = "X is not used any more"
MISERE_IN_R24 = "r24 has the byte `misere`, which is 1 here"
MOVE_IN_R22 = "r23:r22 still has the move, and r27 is not used any more"
NO_CARRY = "the carry is clear here"
EQUIVALENT = {
    "nim_reply": {
        "nim_take_one+0xa ldi d=18: bit 4 flipped": NOT_COUNTED,
        "nim_take_one+0xa ldi d=18: bit 3 flipped": NOT_COUNTED,
        "nim_take_one+0xa ldi d=18: bit 1 flipped": NOT_COUNTED,
        "nim_take_one+0x1c subi d=18 K=1: bit 12 flipped": NO_CARRY,
        "nim_take_one+0xa ldi d=18: bit 10 flipped": NOT_COUNTED,
        "nim_take_one+0x10 cp d=24 r=19: bit 12 flipped": NO_CARRY,
        "nim_reply+0x42 ldi d=24 K=1: left out": MISERE_IN_R24,
        "nim_reply+0x42 ldi d=24 K=1: bit 15 flipped": MISERE_IN_R24,
        "nim_reply+0x4a movw d=22 r=26: left out": MOVE_IN_R22,
        "nim_reply+0x4a movw d=22 r=26: bit 11 flipped": MOVE_IN_R22,
        "nim_reply+0x4a movw d=22 r=26: bit 13 flipped": MOVE_IN_R22,
        "nim_reply+0x72 rjmp: bit 0 flipped": "the instruction before the target sets r24 to 1, which it is",
        "nim_reply+0x7a stx d=1: bit 0 flipped": X_IS_DONE,
        "nim_reply+0x7c ldi d=24 K=1: bit 15 flipped": "only an empty position in misere play comes here, and leaves 1 in r24",
    },
    "moore_reply": {
        "nim_take_one+0x30 cpse d=24 r=1: bit 15 flipped": NOT_EMPTY,
        "nim_take_one+0x30 cpse d=24 r=1: bit 4 flipped": NOT_EMPTY,
        "nim_take_one+0x34 ldi d=25: bit 1 flipped": NOT_EMPTY,
        "moore_reply+0xb2 brbs: bit 2 flipped": "the numbers compared are below 128, so their signs do not matter",
    },
}
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
    chance.shuffle(places)
    for address, bit in places[:count]:
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
