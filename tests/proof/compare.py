# SPDX-License-Identifier: MIT
"""Compares the model of the processor (avr.py) with simavr, which a program executes (simavr.c): random instructions of each kind,
each with random registers and flags in CASES cases. The model runs twice, once with a circuit in which all registers but
pointers are variables, once with numbers. Compared are registers, flags, stack pointer, program counter, cycles and all
bytes of memory that change."""
import random
import struct
import subprocess

import algebra
import avr

CASES = 32
CODE = 0x1000
BEFORE, AFTER = struct.Struct("<8s32sBH"), struct.Struct("<32sBHIBB12s")
IO_REGISTERS = {"in": [0x1e, 0x2a, 0x2b, 0x3d, 0x3e, 0x3f]}  # GPIOR0..2, SPL, SPH, SREG
IO_REGISTERS["out"] = IO_REGISTERS["in"]
IO_REGISTERS.update(dict.fromkeys(("sbi", "cbi", "sbic", "sbis"), [0x1e]))
LEFT_OUT = {"sleep", "wdr"}  # no effect on what is compared
SKIPS = {"cpse", "sbrc", "sbrs", "sbic", "sbis"}


def pattern(address):
    return address * 167 + 13 + (address >> 5) & 0xff


class Processor(avr.Processor):
    def read(self, state, address):
        return state.memory.get(address, pattern(address) if address >= 0x100 else 0)


def has_simavr_bug(instruction):
    """simavr takes this for an instruction of two words when it is skipped."""
    return instruction.name in ("adiw", "sbiw") and instruction.K & 12 == 12


def random_word(_, mask, fixed, __):
    return fixed | random.getrandbits(16) & ~mask & 0xffff


def random_instruction(row):
    """The bytes of an instruction of this kind and of the words after it, whose effect the manual defines; and the instruction."""
    name = row[0]
    while True:
        words = [random_word(*row), random_word(*random.choice(avr.TABLE)), 0, 0]
        if name in avr.WORDS2:
            words[1] = random.randrange(0x100, 0x900)
        if name in ("jmp", "call"):
            words[0] = row[2]
        code = struct.pack("<4H", *words)
        flash = bytes(CODE) + code
        at = avr.Instruction(flash, CODE)
        steps_itself = name[-1] == "+" and at.d - at.pointer in (0, 1) or "-" in name and at.d - at.pointer in (0, 1)
        if at.name == name and at.A in IO_REGISTERS.get(name, [at.A]) and not steps_itself \
                and not (name in SKIPS and has_simavr_bug(avr.Instruction(flash, CODE + 2))):
            return code, at


def random_cases(at):
    """Registers and flags of the cases, and the registers that are numbers in a circuit, equal in all cases: pointers, within
    what the manual allows, and a byte for the stack pointer."""
    cases = [(bytearray(random.choice((random.randrange(256), 0, 1, 0x7f, 0x80, 0xff)) for _ in range(32)), random.randrange(128))
             for _ in range(CASES)]
    numbers = {}
    if at.name in ("ijmp", "icall") or at.does == "lpm":
        numbers = {30: random.randrange(256), 31: random.randrange(0x40)}
    elif at.pointer:
        numbers = {at.pointer: random.randrange(256), at.pointer + 1: random.randrange(2, 8)}
    elif at.name == "out" and at.A in (0x3d, 0x3e):
        numbers = {at.d: random.randrange(256)}
    for registers, _ in cases:
        for register, number in numbers.items():
            registers[register] = number
    return cases, numbers


def model(code, cases, numbers, sp):
    """What the model makes of the cases: by a circuit, and of the first case by numbers, too."""
    flash = bytearray(pattern(address) for address in range(0x8000))
    flash[CODE:CODE + 8] = code
    circuit = algebra.Circuit()
    processor = Processor(circuit, flash)
    registers, flags, truths = [circuit.variables() for _ in range(32)], [circuit.variable() for _ in range(8)], {}
    for place, bits in enumerate([*registers, flags]):
        for i, bit in enumerate(bits):
            truths[bit >> 1] = sum((([*one[0], one[1]][place]) >> i & 1) << case for case, one in enumerate(cases))
    for register, number in numbers.items():
        registers[register] = number
    found = [None] * len(cases)
    for state in processor.step(avr.State(CODE, registers, flags, sp, {}, circuit.TRUE)):
        values = [*state.registers, circuit.byte(state.flags), *state.memory.values()]
        bits = [bit for byte in values for bit in circuit.bits(byte)] + [state.guard]
        truth = circuit.evaluate(bits, truths, len(cases))
        for case in range(len(cases)):
            if truth[-1] >> case & 1:
                assert found[case] is None, "two ways"
                row = [sum((truth[8 * place + i] >> case & 1) << i for i in range(8)) for place in range(len(values))]
                found[case] = (row[:32], row[32], state.sp, state.pc % 0x8000, state.cycles, dict(zip(state.memory, row[33:])))
    start = avr.State(CODE, list(cases[0][0]), [cases[0][1] >> i & 1 for i in range(8)], sp, {}, circuit.TRUE)
    (state,) = processor.step(start)
    flags = sum(bit << i for i, bit in enumerate(state.flags))
    assert found[0] == (state.registers, flags, state.sp, state.pc % 0x8000, state.cycles, state.memory), "not as with numbers"
    return found


def compare(program, words):
    """Returns the number of cases. Raises AssertionError at the first difference."""
    random.seed(1901)  # the same cases each time
    asked, expected = [], []
    for row in avr.TABLE:
        for _ in range(words if row[0] not in LEFT_OUT else 0):
            code, at = random_instruction(row)
            sp, (cases, numbers) = random.randrange(0x200, 0x8f0), random_cases(at)
            asked += [BEFORE.pack(code, bytes(registers), flags, sp) for registers, flags in cases]
            expected += [(at, one) for one in model(code, cases, numbers, sp)]
    answer = subprocess.run([program], input=b"".join(asked), capture_output=True, check=True).stdout
    assert len(answer) == len(asked) * AFTER.size, "the simulator gave up"
    for place, (at, one) in enumerate(expected):
        registers, flags, sp, pc, cycles, count, changes = AFTER.unpack_from(answer, place * AFTER.size)
        changed = {int.from_bytes(changes[3 * i:3 * i + 2], "little"): changes[3 * i + 2] for i in range(count)}
        writes = {address: byte for address, byte in one[5].items() if byte != (pattern(address) if address >= 0x100 else 0)}
        simulated, modelled = (list(registers), flags, sp, pc % 0x8000, cycles, changed), one[:5] + (writes,)
        assert simulated == modelled, f"{at}: {BEFORE.unpack(asked[place])}: simavr {simulated}, model {modelled}"
    return len(expected)
