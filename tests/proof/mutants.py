# SPDX-License-Identifier: MIT
"""Broken programs, of which the proofs must reject every one: an instruction left out, or one of its bits flipped."""
import random

import avr
import moore
import nim
from algebra import Unknown
from contract import PLACES, Program, Refuted

# Mutants that do the same as the program, with the reason, for the code that COMPILER makes
COMPILER = "5.4.0"
NOT_EMPTY = "moore_reply asks for one stone only where there is one"
NO_CHANGE = "if all piles are empty, there is no change"
IS_POSITION = "r27:r26 still has the position"
BELOW_128 = "the numbers compared are below 128, so their signs do not matter"
EQUIVALENT = {
    "nim_reply": {
        "nim_take_one+0x10 ldi d=19: bit 8 flipped": NO_CHANGE,
        "nim_reply+0x12 ldx d=24: bit 0 flipped": "X is not used any more",
        "nim_reply+0x3a brbc: bit 1 flipped": BELOW_128,
        "nim_reply+0x3a brbc: bit 3 flipped": "the xor before the target is with r21, which is 0 after the loop",
        "nim_reply+0x46 ldi d=21 K=1: bit 15 flipped": "r21 has the byte `misere`, which is 1 here",
        "nim_reply+0x56 ldi d=20 K=1: bit 15 flipped": "r20 has the number of piles above 1, which is 0 here",
    },
    "moore_reply": {
        "nim_take_one+0x0 movw d=26 r=24: bit 5 flipped": IS_POSITION,
        "nim_take_one+0x0 movw d=26 r=24: bit 6 flipped": IS_POSITION,
        "nim_take_one+0x12 ldi d=18: left out": "r18 has the bit, which is 0 after the last pass",
        "nim_take_one+0x22 stz d=1 q=2: bit 5 flipped": NOT_EMPTY,
        "nim_take_one+0x26 brbs b=1: left out": NOT_EMPTY,
        "nim_take_one+0x26 brbs b=1: bit 5 flipped": NOT_EMPTY,
    },
}
SHORT_CASES = {"nim_reply": [2, 3, 1, 0], "moore_reply": [(2, None), (3, 2), (1, None), (3, 1), (0, None), (3, None), (4, 2), (5, 1)]}


def mutants(program, count):
    """So many random mutants: (what is changed, flash)."""
    chance = random.Random(program.function)
    places = [(at, bit) for function in (program.function, "nim_take_one") for at in program.instructions(function) for bit in range(17)]
    names = {low: name for name, (low, _) in program.elf.functions.items()}
    chance.shuffle(places)
    for at, bit in places[:count]:
        flash = bytearray(program.flash)
        if bit == 16:
            flash[at.address:at.next] = bytes(at.next - at.address)
        else:
            flash[at.address + bit // 8] ^= 1 << bit % 8
        change = "left out" if bit == 16 else f"bit {bit} flipped"
        start = max(low for low, _ in program.elf.functions.values() if low <= at.address)
        yield f"{names[start]}+{at.address - start:#x} {at}: {change}", bytes(flash)


def rejection(program, flash):
    """Why the proof rejects this flash, or None if it does not."""
    broken = Program(program.elf, program.function, flash)
    try:
        for case in SHORT_CASES[program.function]:
            if program.function == "nim_reply":
                nim.prove(broken, case, ["cadical"], PLACES[:3])
            else:
                for place in PLACES[:2] if case == (3, 2) else PLACES[1:2]:
                    moore.prove(broken, *case, ["cadical"], place, moore.find_head(program))
    except (Refuted, Unknown) as reason:
        return str(reason.args[0])
    return None


def reject(program, count, part):
    """Tries every fourth mutant. Returns how many were tried, and which survived although no reason is listed."""
    tried = list(mutants(program, count))[part::4]
    survivors = [what for what, flash in tried if rejection(program, flash) is None and what not in EQUIVALENT[program.function]]
    if survivors and program.elf.compiler == COMPILER:
        raise Refuted("accepts " + "; ".join(survivors))
    return len(tried), survivors
