# SPDX-License-Identifier: MIT
"""Known contents of an AVR's registers along a path through its code: numbers, and copies of the stack pointer."""
import collections
import re

SPL, SPH = "0x3d", "0x3e"  # as `in` and `out` name them
HIGH_BYTE = 32             # index in `known` of the value written to SPH
LOW, HIGH = "low", "high"
# A byte of the stack pointer when it is `depth` bytes below its value at the entry. `less` is subtracted from the low byte
# already, but not yet from the high byte.
Byte = collections.namedtuple("Byte", "half depth less")

FLAGS = {do + flag for do in ("se", "cl") for flag in "cznvshti"}
WRITES_NONE = {"cp", "cpc", "cpi", "cpse", "tst", "bst", "st", "std", "sts", "push", "sbrc", "sbrs", "sbic", "sbis", "sbi",
               "cbi", "out", "nop", "sleep", "wdr", "break", *FLAGS}
WRITES_FIRST = {"adc", "add", "and", "andi", "asr", "bld", "cbr", "com", "dec", "eor", "in", "inc", "ld", "ldd", "lds", "lpm",
                "lsl", "lsr", "neg", "or", "ori", "pop", "rol", "ror", "sbc", "sbci", "sbr", "ser", "sub", "subi", "swap"}
MULTIPLIES = {"mul", "muls", "mulsu", "fmul", "fmuls", "fmulsu"}
CLOBBERED = [0, *range(18, 28), 30, 31]  # registers that a C function may change; r1 is 0 before and after a call
POINTERS = {"X": 26, "Y": 28, "Z": 30}


class Unknown(Exception):
    """The effect of an instruction cannot be followed; the text says why."""


def signed(number, bound):
    """The number modulo twice the bound, from -bound to below it."""
    return (number + bound) % (2 * bound) - bound


def register(operand):
    found = re.fullmatch(r"r(\d+)", operand)
    return int(found[1]) if found else None


class Registers:
    """known: the contents of r0 to r31 and of the new SPH: a number, a Byte, or None if unknown."""

    def __init__(self, known=None):
        self.known = list(known) if known else [None] * (HIGH_BYTE + 1)

    def joined(self, other):
        """The contents that are the same on two paths that meet."""
        return Registers(mine if mine == its else None for mine, its in zip(self.known, other.known))

    def number(self, place):
        value = self.known[place]
        return value if isinstance(value, int) else None

    def after_call(self):
        for place in CLOBBERED:
            self.known[place] = None
        self.known[1] = 0

    def write_stack_pointer(self, source, depth):
        """The new depth when SPL is written from a register. If SPH is written, it was written before."""
        low, high = self.known[source], self.known[HIGH_BYTE]
        self.known[HIGH_BYTE] = None
        if isinstance(low, Byte) and low.half == LOW:
            depth = low.depth + signed(low.less, 0x80)
            if high in (None, Byte(HIGH, depth, 0)):
                return depth
        # The start-up code writes the end of the RAM.
        elif isinstance(low, int) and (high is None or isinstance(high, int)) and depth == 0:
            return 0
        raise Unknown("has a frame of unknown size")

    def take(self, place, number, carry=False):
        """Subtracts a number, or an unknown value; with carry, from the high byte after the low byte."""
        value, low, self.known[place] = self.known[place], self.known[place - 1], None
        if number is None or not isinstance(value, Byte):
            return
        if value.half == LOW and not carry:
            self.known[place] = value._replace(less=value.less + number)
        elif value.half == HIGH and carry and isinstance(low, Byte) and (low.half, low.depth) == (LOW, value.depth):
            depth = value.depth + signed(number * 256 + low.less, 0x8000)
            self.known[place - 1:place + 1] = Byte(LOW, depth, 0), Byte(HIGH, depth, 0)

    def compute(self, name, operands, depth):
        """Applies an instruction, neither a jump nor a call, to the registers; the stack pointer is at this depth."""
        known = self.known
        first, second = (register(operand) for operand in (operands + [""])[:2])
        for operand in operands:
            if re.fullmatch(r"-[XYZ]|[XYZ]\+", operand):
                pointer = POINTERS[operand.strip("+-")]
                known[pointer] = known[pointer + 1] = None
        if name == "sts" and int(operands[0], 16) in (0x5d, 0x5e):
            raise Unknown("writes the stack pointer as memory")
        if name == "out" and operands[0] == SPH:
            known[HIGH_BYTE] = known[second]
            if known[second] is None:
                raise Unknown("has a frame of unknown size")
        elif name == "ldi":
            known[first] = int(operands[1], 16)
        elif name == "mov":
            known[first] = known[second]
        elif name == "movw":
            known[first], known[first + 1] = known[second], known[second + 1]
        elif name == "eor" and first == second or name == "clr":
            known[first] = 0
        elif name == "in" and operands[1] in (SPL, SPH):
            known[first] = Byte(LOW if operands[1] == SPL else HIGH, depth, 0)
        elif name in ("subi", "sbci"):
            self.take(first, int(operands[1], 16), name == "sbci")
        elif name in ("sub", "sbc"):
            self.take(first, self.number(second), name == "sbc")
        elif name in ("add", "adc"):
            number = self.number(second)
            self.take(first, None if number is None else -number, name == "adc")
        elif name in ("sbiw", "adiw"):
            number = int(operands[1], 16)
            self.take(first, number if name == "sbiw" else -number)
            self.take(first + 1, 0, True)
        elif name in MULTIPLIES:
            known[0] = known[1] = None
        elif name in WRITES_FIRST:
            known[0 if first is None else first] = None  # lpm alone writes r0
        elif name not in WRITES_NONE and not re.fullmatch("br..", name):
            raise Unknown(f"has an unknown instruction, {name},")
