#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: compare.py PROGRAM [WORDS]

Compares the model of the processor (avr.py) with simavr, which PROGRAM (simavr.c) executes: for each kind of instruction
WORDS random ones, each with random registers and flags in CASES cases. The model runs twice, once with a circuit in which
all registers but pointers are variables, once with numbers. Compared are registers, flags, stack pointer, program counter,
cycles and all bytes of memory that change."""
import random
import struct
import subprocess
import sys

import algebra
import avr

CASES = 32
CODE = 0x1000
BEFORE, AFTER = struct.Struct("<8s32sBH"), struct.Struct("<32sBHIBB12s")
IO_REGISTERS = [0x1e, 0x2a, 0x2b, 0x3d, 0x3e, 0x3f]  # GPIOR0..2, SPL, SPH, SREG
POINTERS = {"x": 26, "y": 28, "z": 30}
LEFT_OUT = {"sleep", "wdr"}  # no effect on what is compared


def pattern(address):
    return address * 167 + 13 + (address >> 5) & 0xff


class Processor(avr.Processor):
    def read(self, state, address):
        return state.memory.get(address, pattern(address) if address >= 0x100 else 0)


def has_simavr_bug(instruction):
    """simavr takes this for an instruction of two words when it is skipped."""
    return instruction.name in ("adiw", "sbiw") and instruction.K & 12 == 12


def random_word(mask, fixed):
    return fixed | random.getrandbits(16) & ~mask & 0xffff


def random_instruction(name):
    """The bytes of an instruction of this kind and of the words after it, whose effect the manual defines."""
    mask, fixed = next((mask, fixed) for one, mask, fixed, _ in avr.TABLE if one == name)
    while True:
        following = random_word(*random.choice(avr.TABLE)[1:3])
        code = struct.pack("<HHHH", random_word(mask, fixed), following, 0, 0)
        if name in ("lds", "sts"):
            code = code[:2] + struct.pack("<H", random.randrange(0x100, 0x900)) + code[4:]
        if name in ("jmp", "call"):
            code = struct.pack("<HH", fixed, random.randrange(0x4000)) + code[4:]
        padded = bytes(CODE) + code
        at = avr.Instruction(padded, CODE)
        pointer = POINTERS.get(name.strip("lpdst+-"), 32)
        if name == "lpm+":
            pointer = 30
        if at.name != name or "in" == name and at.A not in IO_REGISTERS or name == "out" and at.A not in IO_REGISTERS:
            continue
        if name in ("sbi", "cbi", "sbic", "sbis") and at.A != 0x1e or ("+" in name or "-" in name) and at.d in (pointer, pointer + 1):
            continue
        if name in ("cpse", "sbrc", "sbrs", "sbic", "sbis") and has_simavr_bug(avr.Instruction(padded, CODE + 2)):
            continue
        return code, at


def random_registers(name):
    registers = bytearray(random.choice((random.randrange(256), 0, 1, 0x7f, 0x80, 0xff)) for _ in range(32))
    return registers


def pinned(name):
    """Registers that are numbers in a circuit: pointers, with numbers that the manual allows."""
    found = {}
    if name in ("ijmp", "icall", "lpm", "lpm0", "lpm+"):
        found[30], found[31] = random.randrange(256), random.randrange(0x40)
    elif name[:2] in ("ld", "st") and name.strip("ldst+-") in POINTERS:
        low = POINTERS[name.strip("ldst+-")]
        found[low], found[low + 1] = random.randrange(256), random.randrange(2, 8)
    return found


def start(circuit, flash, registers, flags, sp, pins):
    state = avr.State(CODE, registers, flags, sp, {}, circuit.TRUE)
    for register, number in pins.items():
        state.registers[register] = number
    return Processor(circuit, flash).step(state)


def results(name, code, at, cases, pins, sp):
    """What the model makes of the cases, each (registers, flags): by a circuit, and the first one by numbers."""
    flash = bytearray(pattern(address) for address in range(0x8000))
    flash[CODE:CODE + 8] = code
    circuit = algebra.Circuit()
    registers, flags, model = [], [circuit.variable() for _ in range(8)], {}
    needs_numbers = name in ("out",) and at.A in (0x3d, 0x3e)
    for number in range(32):
        registers.append(circuit.variables())
        for i, bit in enumerate(registers[-1]):
            model[bit >> 1] = sum((one[0][number] >> i & 1) << case for case, one in enumerate(cases))
    for i, bit in enumerate(flags):
        model[bit >> 1] = sum((one[1] >> i & 1) << case for case, one in enumerate(cases))
    if needs_numbers:
        pins = {**pins, at.d: cases[0][0][at.d]}
    found = [None] * len(cases)
    for state in start(circuit, flash, registers, flags, sp, pins):
        bytes_ = state.registers + [circuit.byte(state.flags)] + list(state.memory.values())
        bits = [bit for byte in bytes_ for bit in circuit.bits(byte)] + [state.guard]
        truth = circuit.evaluate(bits, model, len(cases))
        for case in range(len(cases)):
            if truth[-1] >> case & 1:
                assert found[case] is None, f"{name}: two ways"
                numbers = [sum((truth[8 * place + i] >> case & 1) << i for i in range(8)) for place in range(len(bytes_))]
                found[case] = (numbers[:32], numbers[32], state.sp, state.pc % 0x8000, state.cycles,
                               dict(zip(state.memory, numbers[33:])))
    (state,) = start(algebra.Circuit(), flash, list(cases[0][0]), [cases[0][1] >> i & 1 for i in range(8)], sp, pins)
    assert found[0] == (state.registers, sum(bit << i for i, bit in enumerate(state.flags)), state.sp, state.pc % 0x8000,
                        state.cycles, state.memory), f"{name}: a circuit and numbers differ"
    return found


def compare(program, words):
    """Returns the number of cases. Raises AssertionError at the first difference."""
    asked, expected = [], []
    for name in (name for name, *_ in avr.TABLE if name not in LEFT_OUT):
        for _ in range(words):
            code, at = random_instruction(name)
            pins, sp = pinned(name), random.randrange(0x200, 0x8f0)
            cases = [(random_registers(name), random.randrange(128)) for _ in range(CASES)]
            if name == "out" and at.A in (0x3d, 0x3e):
                for registers, _ in cases:
                    registers[at.d] = cases[0][0][at.d]
            for registers, flags in cases:
                for register, number in pins.items():
                    registers[register] = number
                asked.append(BEFORE.pack(code, bytes(registers), flags, sp))
            expected += [(name, at, code, one) for one in results(name, code, at, cases, pins, sp)]
    answer = subprocess.run([program], input=b"".join(asked), capture_output=True, check=True).stdout
    assert len(answer) == len(asked) * AFTER.size, "the simulator gave up"
    for place, (name, at, code, one) in enumerate(expected):
        registers, flags, sp, pc, cycles, count, changes = AFTER.unpack_from(answer, place * AFTER.size)
        changed = {}
        for change in range(count):
            changed[int.from_bytes(changes[3 * change:3 * change + 2], "little")] = changes[3 * change + 2]
        writes = {address: byte for address, byte in one[5].items() if byte != (pattern(address) if address >= 0x100 else 0)}
        simulated = (list(registers), flags, sp, pc % 0x8000, cycles, changed)
        assert simulated == one[:5] + (writes,), \
            f"{name} {code.hex()}: {BEFORE.unpack(asked[place])}\nsimavr {simulated}\nmodel  {one}"
    return len(expected)


if __name__ == "__main__":
    random.seed(sys.argv[3] if len(sys.argv) > 3 else 1901)
    print(compare(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 45), "cases agree")
