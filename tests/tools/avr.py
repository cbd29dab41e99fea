# SPDX-License-Identifier: MIT
"""The processor: the effect of each instruction (AVR Instruction Set Manual, Microchip DS40002198), for any algebra.
All analyses use this model. tests/proof/compare.py compares it with simavr."""
import functools

from algebra import Unknown

C, Z, N, V, S, H, T, I = range(8)
SPL, SPH, SREG = 0x5d, 0x5e, 0x5f  # data addresses
IO = 0x20  # address of I/O register 0

# Letters: d, r registers, K number, A I/O register, b bit, q displacement, k address
FORMATS = """
add 000011rdddddrrrr  adc 000111rdddddrrrr  sub 000110rdddddrrrr  sbc 000010rdddddrrrr  and 001000rdddddrrrr
eor 001001rdddddrrrr  or 001010rdddddrrrr  mov 001011rdddddrrrr  cp 000101rdddddrrrr  cpc 000001rdddddrrrr
cpse 000100rdddddrrrr  mul 100111rdddddrrrr  movw 00000001ddddrrrr
cpi 0011KKKKddddKKKK  sbci 0100KKKKddddKKKK  subi 0101KKKKddddKKKK  ori 0110KKKKddddKKKK  andi 0111KKKKddddKKKK
ldi 1110KKKKddddKKKK  com 1001010ddddd0000  neg 1001010ddddd0001  swap 1001010ddddd0010  inc 1001010ddddd0011
asr 1001010ddddd0101  lsr 1001010ddddd0110  ror 1001010ddddd0111  dec 1001010ddddd1010  adiw 10010110KKddKKKK
sbiw 10010111KKddKKKK  bset 100101000bbb1000  bclr 100101001bbb1000  bst 1111101ddddd0bbb  bld 1111100ddddd0bbb
brbs 111100kkkkkkkbbb  brbc 111101kkkkkkkbbb  sbrc 1111110ddddd0bbb  sbrs 1111111ddddd0bbb  sbic 10011001AAAAAbbb
sbis 10011011AAAAAbbb  sbi 10011010AAAAAbbb  cbi 10011000AAAAAbbb  in 10110AAdddddAAAA  out 10111AAdddddAAAA
ldx 1001000ddddd1100  ldx+ 1001000ddddd1101  ld-x 1001000ddddd1110  stx 1001001ddddd1100  stx+ 1001001ddddd1101
st-x 1001001ddddd1110  ldy+ 1001000ddddd1001  ld-y 1001000ddddd1010  sty+ 1001001ddddd1001  st-y 1001001ddddd1010
ldz+ 1001000ddddd0001  ld-z 1001000ddddd0010  stz+ 1001001ddddd0001  st-z 1001001ddddd0010
ldy 10q0qq0ddddd1qqq  ldz 10q0qq0ddddd0qqq  sty 10q0qq1ddddd1qqq  stz 10q0qq1ddddd0qqq
lds 1001000ddddd0000  sts 1001001ddddd0000  lpm0 1001010111001000  lpm 1001000ddddd0100  lpm+ 1001000ddddd0101
push 1001001ddddd1111  pop 1001000ddddd1111  rjmp 1100kkkkkkkkkkkk  rcall 1101kkkkkkkkkkkk  jmp 1001010kkkkk110k
call 1001010kkkkk111k  ijmp 1001010000001001  icall 1001010100001001  eijmp 1001010000011001  eicall 1001010100011001
muls 00000010ddddrrrr  ret 1001010100001000  reti 1001010100011000
nop 0000000000000000  sleep 1001010110001000  wdr 1001010110101000"""
WORDS2 = {"lds", "sts", "jmp", "call"}
WITH_NUMBER = {"cpi", "sbci", "subi", "ori", "andi", "ldi"}
UPPER = {*WITH_NUMBER, "muls"}  # registers 16..31
SUMS = set("add adc sub subi sbc sbci cp cpi cpc".split())
LOGIC = {"and": "and_", "andi": "and_", "or": "or_", "ori": "or_", "eor": "xor"}
CYCLES = dict.fromkeys("mul muls adiw sbiw lds sts sbi cbi push pop rjmp ijmp eijmp".split(), 2)
CYCLES.update(dict.fromkeys("lpm0 lpm lpm+ rcall icall eicall jmp".split(), 3), call=4, ret=4, reti=4)


def places(bits, which): return [15 - i for i, bit in enumerate(bits) if bit in which]
def number(places_): return sum(1 << place for place in places_)


# Rows: name, mask and value of the fixed bits, {field: bit positions}
TABLE = [(name, number(places(bits, "01")), number(places(bits, "1")), {letter: places(bits, letter) for letter in set(bits) - {*"01"}})
         for name, bits in zip(FORMATS.split()[::2], FORMATS.split()[1::2])]


class Instruction:
    """An instruction: its address, the next address, and the fields of its format. d and r are register numbers."""

    def __init__(self, flash, address):
        word, more = (int.from_bytes(flash[at:at + 2], "little") for at in (address, address + 2))
        self.address = address
        for self.name, mask, fixed, fields in TABLE:
            if word & mask == fixed:
                break
        else:
            self.name, fields = "unknown", {}
        self.d = self.r = self.K = self.A = self.b = self.q = self.k = 0
        for letter, bits in fields.items():
            setattr(self, letter, sum((word >> at & 1) << i for i, at in enumerate(reversed(bits))))
        if self.name == "movw":
            self.d, self.r = 2 * self.d, 2 * self.r
        elif self.name in ("adiw", "sbiw"):
            self.d = 24 + 2 * self.d
        elif self.name in UPPER:
            self.d, self.r = self.d + 16, self.r + 16 * ("r" in fields)
        self.next = address + (4 if self.name in WORDS2 else 2)
        if self.name in ("jmp", "call"):
            self.k = (self.k << 16 | more) * 2
        elif self.name in WORDS2:
            self.k = more
        elif "k" in fields:
            sign = 1 << len(fields["k"]) - 1
            self.k = address + 2 + 2 * ((self.k ^ sign) - sign)
        kind = self.name[:2] if self.name[:2] in ("ld", "st") and self.name[2:] not in ("i", "s") else None
        self.does = kind or {"lpm0": "lpm", "lpm+": "lpm", "in": "in_", **dict.fromkeys(LOGIC, "logic"),
                             **dict.fromkeys(SUMS, "sums")}.get(self.name, self.name)
        self.pointer = {"x": 26, "y": 28, "z": 30}[self.name.strip("ldst+-")] if kind else 30 if self.does == "lpm" else None
        self.cycles = CYCLES.get(self.name, 2 if kind else 1)

    def __str__(self):
        operands = [f"{letter}={getattr(self, letter)}" for letter in "drKAbq" if getattr(self, letter)]
        return " ".join([self.name, *operands])


class State:
    """Registers, flags, stack pointer, program counter, data memory, and the cycles since the start. guard: the
    condition for reaching this state. calls: return addresses of the calls on the way."""

    def __init__(self, pc, registers, flags, sp, memory, guard):
        self.pc, self.registers, self.flags, self.sp, self.memory, self.guard = pc, registers, flags, sp, memory, guard
        self.cycles, self.calls = 0, ()

    def copy(self, guard):
        other = State(self.pc, list(self.registers), list(self.flags), self.sp, dict(self.memory), guard)
        other.cycles, other.calls = self.cycles, self.calls
        return other


class Processor:
    """Executes single instructions. A subclass defines the memory by read(state, address) and write(state, address,
    byte). An unknown address is a pair of bytes (high, low). pc_bytes: size of a return address."""

    def __init__(self, algebra, flash, pc_bytes=2):
        self.a, self.flash, self.pc_bytes = algebra, flash, pc_bytes
        self.decode = functools.lru_cache(None)(lambda address: Instruction(self.flash, address))

    def read(self, state, address): return state.memory.get(address, self.a.unknown)
    def write(self, state, address, byte): state.memory[address] = byte

    def step(self, state):
        """Executes an instruction and may change this state. Returns the states after the instruction."""
        at = self.decode(state.pc)
        state.pc = at.next
        state.cycles += at.cycles
        return getattr(self, at.does)(state, at) or [state]

    # --- flags

    def set_sign_zero(self, s, byte, v):
        bits = self.a.bits(byte)
        s.flags[Z] = self.a.is_zero(byte)
        s.flags[N], s.flags[V], s.flags[S] = bits[7], v, self.a.xor(bits[7], v)

    def operands(self, s, at):
        """Returns both operands. The difference and the xor of a register with itself do not depend on its value."""
        if at.d == at.r and at.name not in ("add", "adc", "and", "or"):
            return 0, 0
        return s.registers[at.d], at.K if at.name in WITH_NUMBER else s.registers[at.r]

    def sum(self, s, a, b, carry):
        total, carries = self.a.add(a, b, carry)
        s.flags[H], s.flags[C] = carries[3], carries[7]
        self.set_sign_zero(s, total, self.a.xor(carries[6], carries[7]))
        return total

    def difference(self, s, a, b, borrow):
        total = self.sum(s, a, self.a.invert(b), self.a.not_(borrow))
        s.flags[H], s.flags[C] = self.a.not_(s.flags[H]), self.a.not_(s.flags[C])
        return total

    def shift(self, s, at, top):
        """Shifts a register to the right. `top` is the new highest bit."""
        bits = self.a.bits(s.registers[at.d])
        s.registers[at.d] = byte = self.a.byte([*bits[1:], top])
        s.flags[C] = bits[0]
        self.set_sign_zero(s, byte, self.a.xor(top, bits[0]))

    def step_by(self, s, at, number, overflow):
        s.registers[at.d], _ = self.a.add(s.registers[at.d], number, self.a.FALSE)
        self.set_sign_zero(s, s.registers[at.d], self.a.is_equal(s.registers[at.d], overflow))

    # --- arithmetic

    def sums(self, s, at):
        """Adds, subtracts or compares. An operation with a borrow clears Z but never sets it."""
        carry = s.flags[C] if at.name in ("adc", "sbc", "sbci", "cpc") else self.a.FALSE
        zero = s.flags[Z] if at.name in ("sbc", "sbci", "cpc") else self.a.TRUE
        total = (self.sum if at.name in ("add", "adc") else self.difference)(s, *self.operands(s, at), carry)
        s.flags[Z] = self.a.and_(s.flags[Z], zero)
        if at.name not in ("cp", "cpi", "cpc"):
            s.registers[at.d] = total

    def logic(self, s, at):
        s.registers[at.d] = byte = self.a.bitwise(getattr(self.a, LOGIC[at.name]), *self.operands(s, at))
        self.set_sign_zero(s, byte, self.a.FALSE)

    def com(self, s, at):
        s.registers[at.d] = self.a.invert(s.registers[at.d])
        self.set_sign_zero(s, s.registers[at.d], self.a.FALSE)
        s.flags[C] = self.a.TRUE

    def neg(self, s, at): s.registers[at.d] = self.difference(s, 0, s.registers[at.d], self.a.FALSE)
    def inc(self, s, at): self.step_by(s, at, 1, 0x80)
    def dec(self, s, at): self.step_by(s, at, 0xff, 0x7f)
    def lsr(self, s, at): self.shift(s, at, self.a.FALSE)
    def ror(self, s, at): self.shift(s, at, s.flags[C])
    def asr(self, s, at): self.shift(s, at, self.a.bits(s.registers[at.d])[7])

    def swap(self, s, at):
        bits = self.a.bits(s.registers[at.d])
        s.registers[at.d] = self.a.byte([*bits[4:], *bits[:4]])

    def adiw(self, s, at): self.sums_wide(s, at.d, self.sum, at.K)
    def sbiw(self, s, at): self.sums_wide(s, at.d, self.difference, at.K)

    def sums_wide(self, s, low, operation, number):
        """Adds a number to a pair of registers, or subtracts it. H stays the same."""
        half = s.flags[H]
        s.registers[low] = operation(s, s.registers[low], number, self.a.FALSE)
        zero = s.flags[Z]
        s.registers[low + 1] = operation(s, s.registers[low + 1], 0, s.flags[C])
        s.flags[H], s.flags[Z] = half, self.a.and_(s.flags[Z], zero)

    def mul(self, s, at):
        low, high, row = 0, 0, [*self.a.bits(s.registers[at.d]), *[self.a.FALSE] * 8]
        for bit in self.a.bits(s.registers[at.r]):
            masked = [self.a.and_(bit, one) for one in row]
            low, carries = self.a.add(low, self.a.byte(masked[:8]), self.a.FALSE)
            high, carries = self.a.add(high, self.a.byte(masked[8:]), carries[7])
            row = [self.a.FALSE, *row[:15]]
        s.registers[0], s.registers[1] = low, high
        s.flags[C], s.flags[Z] = self.a.bits(high)[7], self.a.and_(self.a.is_zero(low), self.a.is_zero(high))

    def muls(self, s, at):
        """Multiplies signed numbers. A negative number is its unsigned value minus 256."""
        self.mul(s, at)
        for one, other in ((at.d, at.r), (at.r, at.d)):
            less = self.a.choose(self.a.bits(s.registers[one])[7], s.registers[other], 0)
            s.registers[1], _ = self.a.add(s.registers[1], self.a.invert(less), self.a.TRUE)
        s.flags[C] = self.a.bits(s.registers[1])[7]

    # --- moves

    def mov(self, s, at): s.registers[at.d] = s.registers[at.r]
    def movw(self, s, at): s.registers[at.d], s.registers[at.d + 1] = s.registers[at.r], s.registers[at.r + 1]
    def ldi(self, s, at): s.registers[at.d] = at.K
    def bset(self, s, at): s.flags[at.b] = self.a.TRUE
    def bclr(self, s, at): s.flags[at.b] = self.a.FALSE
    def bst(self, s, at): s.flags[T] = self.a.bits(s.registers[at.d])[at.b]
    def bld(self, s, at): s.registers[at.d] = self.with_bit(s.registers[at.d], at.b, s.flags[T])

    def with_bit(self, byte, place, bit):
        bits = self.a.bits(byte)
        return self.a.byte([*bits[:place], bit, *bits[place + 1:]])

    def move_pointer(self, s, low, step):
        s.registers[low], carries = self.a.add(s.registers[low], step & 0xff, self.a.FALSE)
        s.registers[low + 1], _ = self.a.add(s.registers[low + 1], step >> 8 & 0xff, carries[7])

    def indirect(self, s, at):
        """Returns the address in X, Y or Z. The register may step before or after."""
        if "-" in at.name:
            self.move_pointer(s, at.pointer, -1)
        low, high = s.registers[at.pointer], s.registers[at.pointer + 1]
        if at.name[-1] == "+":
            self.move_pointer(s, at.pointer, 1)
        return (high << 8 | low) + at.q & 0xffff if isinstance(low, int) and isinstance(high, int) else (high, low)

    def ld(self, s, at): s.registers[at.d] = self.read_data(s, self.indirect(s, at))
    def st(self, s, at): self.write_data(s, self.indirect(s, at), s.registers[at.d])
    def lds(self, s, at): s.registers[at.d] = self.read_data(s, at.k)
    def sts(self, s, at): self.write_data(s, at.k, s.registers[at.d])
    def in_(self, s, at): s.registers[at.d] = self.read_data(s, IO + at.A)
    def out(self, s, at): self.write_data(s, IO + at.A, s.registers[at.d])

    def sbi(self, s, at): self.write_data(s, IO + at.A, self.with_bit(self.read_data(s, IO + at.A), at.b, self.a.TRUE))
    def cbi(self, s, at): self.write_data(s, IO + at.A, self.with_bit(self.read_data(s, IO + at.A), at.b, self.a.FALSE))

    def read_data(self, s, address):
        if address in (SPL, SPH):
            return s.sp >> 8 * (address - SPL) & 0xff
        if address == SREG:
            return self.a.byte(s.flags)
        if isinstance(address, int) and address < IO:
            raise Unknown("reads a register as memory")
        return self.read(s, address)

    def write_data(self, s, address, byte):
        if address in (SPL, SPH):
            if not isinstance(byte, int):
                raise Unknown("sets the stack pointer to an unknown byte")
            s.sp = s.sp & 0xff00 | byte if address == SPL else s.sp & 0xff | byte << 8
        elif address == SREG:
            s.flags[:] = self.a.bits(byte)
        elif isinstance(address, int) and address < IO:
            raise Unknown("writes a register as memory")
        else:
            self.write(s, address, byte)

    def lpm(self, s, at):
        address = self.indirect(s, at)
        is_known = isinstance(address, int) and address < len(self.flash)
        s.registers[at.d] = self.flash[address] if is_known else self.read_flash()

    def read_flash(self): return self.a.unknown
    def push(self, s, at): self.push_byte(s, s.registers[at.d])
    def pop(self, s, at): s.registers[at.d] = self.pop_byte(s)

    def push_byte(self, s, byte):
        self.write(s, s.sp, byte)
        s.sp = s.sp - 1 & 0xffff

    def pop_byte(self, s):
        s.sp = s.sp + 1 & 0xffff
        return self.read(s, s.sp)

    # --- jumps

    def nop(self, s, at): pass
    def unknown(self, s, at): raise Unknown("meets an unknown instruction")
    sleep = wdr = nop

    def fork(self, s, condition, address, cycles):
        """If the condition is true, goes to the address in this many extra cycles."""
        away, stays = s.copy(self.a.and_(s.guard, condition)), s.copy(self.a.and_(s.guard, self.a.not_(condition)))
        away.pc, away.cycles = address, s.cycles + cycles
        return [one for one in (away, stays) if one.guard != self.a.FALSE]

    def brbs(self, s, at): return self.fork(s, s.flags[at.b], at.k, 1)
    def brbc(self, s, at): return self.fork(s, self.a.not_(s.flags[at.b]), at.k, 1)

    def skip(self, s, condition):
        over = self.decode(s.pc)
        return self.fork(s, condition, over.next, (over.next - over.address) // 2)

    def cpse(self, s, at):
        return self.skip(s, self.a.TRUE if at.d == at.r else self.a.is_equal(s.registers[at.d], s.registers[at.r]))

    def sbrs(self, s, at): return self.skip(s, self.a.bits(s.registers[at.d])[at.b])
    def sbrc(self, s, at): return self.skip(s, self.a.not_(self.a.bits(s.registers[at.d])[at.b]))
    def sbis(self, s, at): return self.skip(s, self.a.bits(self.read_data(s, IO + at.A))[at.b])
    def sbic(self, s, at): return self.skip(s, self.a.not_(self.a.bits(self.read_data(s, IO + at.A))[at.b]))
    def rjmp(self, s, at): s.pc = at.k % len(self.flash)
    def rcall(self, s, at): self.call_to(s, at.k % len(self.flash))
    def ijmp(self, s, at): self.leave_to(s, [s.registers[31], s.registers[30]])
    def icall(self, s, at): self.call_to(s, self.word_address([s.registers[31], s.registers[30]]))
    jmp, call, eijmp, eicall = rjmp, rcall, ijmp, icall  # EIND is 0 in programs of up to 128 KB

    def word_address(self, pair):
        if not all(isinstance(byte, int) for byte in pair):
            raise Unknown("goes to an unknown address")
        return 2 * int.from_bytes(bytes(pair), "big")

    def call_to(self, s, target):
        s.calls += (s.pc,)
        s.cycles += self.pc_bytes - 2
        for i in range(self.pc_bytes):
            self.push_byte(s, s.pc // 2 >> 8 * i & 0xff)
        s.pc = target

    def leave_to(self, s, address):
        """Jumps. A jump to the caller also ends a call: a shared prologue takes its return address from the stack."""
        s.pc = self.word_address(address)
        if s.calls and s.pc == s.calls[-1]:
            s.calls = s.calls[:-1]

    def ret(self, s, at):
        s.cycles += self.pc_bytes - 2
        caller = s.calls[-1:]
        self.leave_to(s, [self.pop_byte(s) for _ in range(self.pc_bytes)])
        if caller and s.pc != caller[0]:
            raise Unknown("does not return to its caller")

    def reti(self, s, at):
        s.flags[I] = self.a.TRUE
        self.ret(s, at)
