# SPDX-License-Identifier: MIT
"""Broken programs that the proofs must reject: one instruction is omitted, or one of its bits is flipped."""
import random
import re

import moore
import nim
from algebra import Unknown
from contract import PLACES, Program, Refuted

COMPILER = "5.4.0"  # equivalent.txt lists changes to the code of this compiler version
SHORT_CASES = {"nim_reply": [2, 3, 1, 0], "moore_reply": [(2, None), (3, 2), (1, None), (3, 1), (0, None), (3, None), (4, 2), (5, 1)]}


def mutants(program, count=None):
    """Yields this many random mutants, or all of them: (what is changed, flash)."""
    places = [(function, at, bit) for function in (program.function, "take_one")
              for at in program.instructions(function) for bit in range(17)]
    random.Random(program.function).shuffle(places)
    for function, at, bit in places[:count]:
        flash, change = bytearray(program.flash), f"bit {bit} flipped"
        if bit < 16:
            flash[at.address + bit // 8] ^= 1 << bit % 8
        else:
            flash[at.address:at.next], change = bytes(at.next - at.address), "left out"
        yield f"{function}+{at.address - program.elf.functions[function][0]:#x} {at}: {change}", bytes(flash)


def is_rejected(program, flash):
    try:
        broken = Program(program.elf, program.function, flash)
        for case in SHORT_CASES[program.function]:
            if program.function == "nim_reply":
                nim.prove(broken, case, ["cadical"], PLACES[:3])
                continue
            for place in PLACES[:2] if case == (3, 2) else PLACES[1:2]:
                moore.prove(broken, *case, ["cadical"], place, moore.find_head(program))
    except (Refuted, Unknown):
        return True
    return False


def reject(program, count, part):
    """Tries every fourth mutant. Returns how many were tried, and the survivors without a listed reason."""
    with open("tests/proof/equivalent.txt", encoding="utf-8") as file:
        listed = re.findall(rf"^{program.function}, (.*: .*?): ", file.read(), re.MULTILINE)
    tried = list(mutants(program, count))[part::4]
    survivors = [what for what, flash in tried if what not in listed and not is_rejected(program, flash)]
    if program.elf.compiler == COMPILER:
        unknown = set(listed) - {what for what, _ in mutants(program)}
        if unknown:
            raise Refuted("equivalent.txt lists changes that this program does not have: " + "; ".join(sorted(unknown)))
        if survivors:
            raise Refuted("accepts " + "; ".join(survivors))
    return len(tried), survivors
