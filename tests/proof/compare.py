# SPDX-License-Identifier: MIT
"""Compares the model of the processor (avr.py) with simavr (simavr.c): random instructions of each kind with random
registers and flags, in CASES cases. The model runs with a circuit, whose registers except pointers are variables,
and again with numbers. Registers, flags, stack pointer, program counter, cycles and memory must agree."""
import ctypes
import random
import struct

import avr
from circuit import Circuit
from contract import Refuted

CASES = 32
CODE, RAM, DATA_END = 0x1000, 0x100, 0x900
FLASH, DATA = (bytes(address * 167 + 13 + (address >> 5) & 0xff for address in range(end)) for end in (0x8000, DATA_END))
DATA = bytes(RAM) + DATA[RAM:]
IO_REGISTERS = {"in": [0x1e, 0x2a, 0x2b, 0x3d, 0x3e, 0x3f]}  # GPIOR0..2, SPL, SPH, SREG
IO_REGISTERS["out"] = IO_REGISTERS["in"]
IO_REGISTERS.update(dict.fromkeys(("sbi", "cbi", "sbic", "sbis"), [0x1e]))
LEFT_OUT = {"sleep", "wdr", "eijmp", "eicall"}  # instructions without visible effect, or missing in the ATmega328P
SKIPS = {"cpse", "sbrc", "sbrs", "sbic", "sbis"}


def has_simavr_bug(instruction):
    """True if simavr takes this instruction for one of two words when it is skipped."""
    return instruction.name in ("adiw", "sbiw") and instruction.K & 12 == 12


def look_for_bug(elf):
    """Raises Refuted if the program has a skip that simavr executes wrongly, because then tests in simavr would be
    wrong."""
    skips = (avr.Instruction(elf.flash, address) for address in range(0, elf.text_end - 2, 2) if elf.is_code(address))
    found = [hex(skip.address) for skip in skips if skip.name in SKIPS and has_simavr_bug(avr.Instruction(elf.flash, skip.next))]
    if found:
        raise Refuted("skips at " + ", ".join(found))


def random_instruction(row):
    """Returns an instruction of this kind, and its bytes with the words after it. The manual defines its effect."""
    name = row[0]
    while True:
        words = [fixed | random.getrandbits(16) & ~mask & 0xffff for _, mask, fixed, _ in (row, random.choice(avr.TABLE))] + [0, 0]
        if name in avr.WORDS2:
            words[1] = random.randrange(RAM, DATA_END)
        if name in ("jmp", "call"):
            words[0] = row[2]
        flash = bytes(CODE) + struct.pack("<4H", *words)
        at = avr.Instruction(flash, CODE)
        steps_itself = ("+" in name or "-" in name) and at.d - at.pointer in (0, 1)
        if at.name == name and at.A in IO_REGISTERS.get(name, [at.A]) and not steps_itself \
                and not (name in SKIPS and has_simavr_bug(avr.Instruction(flash, CODE + 2))):
            return flash[CODE:], at


def random_cases(at):
    """Returns registers and flags of the cases, and the registers that are numbers in the circuit, equal in all cases:
    pointers in the manual's range, and a byte for the stack pointer."""
    numbers = {}
    if at.name in ("ijmp", "icall") or at.does == "lpm":
        numbers = {30: random.randrange(256), 31: random.randrange(0x40)}
    elif at.pointer:
        numbers = {at.pointer: random.randrange(256), at.pointer + 1: random.randrange(2, 8)}
    elif at.name == "out" and at.A in (0x3d, 0x3e):
        numbers = {at.d: random.randrange(256)}
    cases = [[random.choice((random.randrange(256), 0, 1, 0x7f, 0x80, 0xff)) for _ in range(32)] + [random.randrange(128)]
             for _ in range(CASES)]
    return [[numbers.get(place, byte) for place, byte in enumerate(case)] for case in cases], numbers


class Processor(avr.Processor):
    def read(self, state, address): return state.memory.get(address, DATA[address])


def data_memory(registers, sp, flags, memory):
    data = bytearray(DATA)
    data[:32] = registers
    for address, byte in memory.items():
        data[address] = byte
    data[avr.SPL:avr.SREG + 1] = *sp.to_bytes(2, "little"), flags
    return bytes(data)


def model(code, cases, numbers, sp):
    """Returns the model's result for each case, (program counter, cycles, data memory), by a circuit. Computes the
    first case also by numbers."""
    circuit = Circuit()
    processor = Processor(circuit, FLASH[:CODE] + code + FLASH[CODE + len(code):])
    before = [circuit.variables() for _ in range(33)]
    truths = {bit: sum((case[place] >> i & 1) << number for number, case in enumerate(cases))
              for place, byte in enumerate(before) for i, bit in enumerate(byte)}
    registers = [numbers.get(place, byte) for place, byte in enumerate(before[:32])]
    found = [None] * len(cases)
    for state in processor.step(avr.State(CODE, registers, list(before[32]), sp, {}, circuit.TRUE)):
        values = [*state.registers, circuit.byte(state.flags), *state.memory.values()]
        truth = circuit.evaluate([bit for byte in values for bit in circuit.bits(byte)] + [state.guard], truths, len(cases))
        for case in range(len(cases)):
            if truth[-1] >> case & 1:
                assert found[case] is None, "two ways"
                row = [sum((truth[8 * place + i] >> case & 1) << i for i in range(8)) for place in range(len(values))]
                data = data_memory(row[:32], state.sp, row[32], dict(zip(state.memory, row[33:])))
                found[case] = state.pc % len(FLASH), state.cycles, data
    *registers, flags = cases[0]
    (state,) = processor.step(avr.State(CODE, registers, circuit.bits(flags), sp, {}, circuit.TRUE))
    data = data_memory(state.registers, state.sp, circuit.byte(state.flags), state.memory)
    assert found[0] == (state.pc % len(FLASH), state.cycles, data), "the circuit and the numbers differ"
    return found


def compare(library, words):
    """Returns the number of cases. Raises AssertionError at the first difference."""
    random.seed(1901)  # makes each run compare the same cases
    simavr, pc, total = ctypes.CDLL(library), ctypes.c_uint32(), 0
    simavr.start.restype = ctypes.c_void_p
    simulated = ctypes.c_void_p(simavr.start(FLASH))
    assert simulated, "the simulator does not start"
    for row in (row for row in avr.TABLE if row[0] not in LEFT_OUT):
        for _ in range(words):
            code, at = random_instruction(row)
            sp, (cases, numbers) = random.randrange(0x200, 0x8f0), random_cases(at)
            for case, expected in zip(cases, model(code, cases, numbers, sp)):
                data = ctypes.create_string_buffer(data_memory(case[:32], sp, case[32], {}), DATA_END)
                cycles = simavr.execute(simulated, code, data, ctypes.byref(pc))
                assert (pc.value % len(FLASH), cycles, data.raw) == expected, f"{at} {code.hex()} of {bytes(case).hex()} with sp {sp:#x}"
                total += 1
    return total
