# SPDX-License-Identifier: MIT
"""The processor: what each instruction does (AVR Instruction Set Manual, Microchip DS40002198), for any algebra. The only
place where it is written down; compare.py compares it with simavr."""
import functools

from algebra import Unknown

C, Z, N, V, S, H, T, I = range(8)
SPL, SPH, SREG = 0x5d, 0x5e, 0x5f  # as addresses of data
IO = 0x20  # address of I/O register 0

# d: register that is written; r: register; K: number; A: I/O register; b: bit; q: displacement; k: distance or address
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
call 1001010kkkkk111k  ijmp 1001010000001001  icall 1001010100001001  ret 1001010100001000  reti 1001010100011000
nop 0000000000000000  sleep 1001010110001000  wdr 1001010110101000"""
WORDS2 = {"lds", "sts", "jmp", "call"}
UPPER = {"cpi", "sbci", "subi", "ori", "andi", "ldi"}  # registers 16..31
CYCLES = dict.fromkeys("mul adiw sbiw lds sts sbi cbi push pop rjmp ijmp".split(), 2)
CYCLES.update(dict.fromkeys("lpm0 lpm lpm+ rcall icall jmp".split(), 3), call=4, ret=4, reti=4)


def compile_formats():
    words = FORMATS.split()
    for name, bits in zip(words[::2], words[1::2]):
        fixed = int("".join(bit if bit in "01" else "0" for bit in bits), 2)
        mask = int("".join("1" if bit in "01" else "0" for bit in bits), 2)
        fields = {letter: [15 - i for i, bit in enumerate(bits) if bit == letter] for letter in set(bits) - {"0", "1"}}
        yield name, mask, fixed, fields


TABLE = list(compile_formats())


class Instruction:
    """address and length in bytes; the fields of the format, d and r as numbers of registers."""

    def __init__(self, flash, address):
        word, more = (int.from_bytes(flash[at:at + 2], "little") for at in (address, address + 2))
        self.address = address
        for self.name, mask, fixed, fields in TABLE:
            if word & mask == fixed:
                break
        else:
            raise Unknown(f"meets an unknown instruction {word:04x} at {address:#x}")
        self.d = self.r = self.K = self.A = self.b = self.q = self.k = 0
        for letter, places in fields.items():
            setattr(self, letter, sum((word >> at & 1) << i for i, at in enumerate(reversed(places))))
        if self.name == "movw":
            self.d, self.r = 2 * self.d, 2 * self.r
        elif self.name in ("adiw", "sbiw"):
            self.d = 24 + 2 * self.d
        elif self.name in UPPER:
            self.d += 16
        self.length = 4 if self.name in WORDS2 else 2
        if self.name in ("jmp", "call"):
            self.k = (self.k << 16 | more) * 2
        elif self.name in WORDS2:
            self.k = more
        elif "k" in fields:
            sign = 1 << len(fields["k"]) - 1
            self.k = address + 2 + 2 * ((self.k ^ sign) - sign)
        self.next = address + self.length
        kind = self.name[:2] if self.name[:2] in ("ld", "st") and self.name[2:] not in ("i", "s") else None
        self.does = kind or {"lpm0": "lpm", "lpm+": "lpm", "and": "and_", "or": "or_", "in": "in_"}.get(self.name, self.name)
        self.pointer = {"x": 26, "y": 28, "z": 30}[self.name.strip("ldst+-")] if kind else 30 if self.does == "lpm" else None
        self.cycles = CYCLES.get(self.name, 2 if kind else 1)

    def __str__(self):
        operands = [f"{letter}={getattr(self, letter)}" for letter in "drKAbq" if getattr(self, letter)]
        return " ".join([self.name, *operands])


class State:
    """Registers, flags, stack pointer, program counter and data memory, and the cycles since the start. guard: the condition
    under which it is reached; calls: return addresses of the calls on the way."""

    def __init__(self, pc, registers, flags, sp, memory, guard):
        self.pc, self.registers, self.flags, self.sp, self.memory, self.guard = pc, registers, flags, sp, memory, guard
        self.cycles, self.calls = 0, ()

    def copy(self, guard):
        other = State(self.pc, list(self.registers), list(self.flags), self.sp, dict(self.memory), guard)
        other.cycles, other.calls = self.cycles, self.calls
        return other


class Processor:
    """Executes single instructions. A subclass says what memory there is: read(state, address) and write(state, address,
    byte) get numbers or, if the address is not a number, bytes (high, low). pc_bytes: of a return address."""

    def __init__(self, algebra, flash, pc_bytes=2):
        self.a, self.flash, self.pc_bytes = algebra, flash, pc_bytes
        self.decode = functools.lru_cache(None)(lambda address: Instruction(self.flash, address))

    def read(self, state, address): return state.memory.get(address, self.a.unknown)
    def write(self, state, address, byte): state.memory[address] = byte

    def step(self, state):
        """Executes an instruction in this state, which it may change. Returns the states after it."""
        at = self.decode(state.pc)
        state.pc = at.next
        state.cycles += at.cycles
        return getattr(self, at.does)(state, at) or [state]

    # --- flags

    def set_sign_zero(self, s, byte, v):
        bits = self.a.bits(byte)
        s.flags[Z] = self.a.not_(self.a.any(bits))
        s.flags[N], s.flags[V], s.flags[S] = bits[7], v, self.a.xor(bits[7], v)

    def sum(self, s, a, b, carry):
        total, carries = self.a.add(a, b, carry)
        s.flags[H], s.flags[C] = carries[3], carries[7]
        self.set_sign_zero(s, total, self.a.xor(carries[6], carries[7]))
        return total

    def operands(self, s, at):
        """Both registers. The difference of a register and itself does not depend on what it has."""
        return (0, 0) if at.d == at.r else (s.registers[at.d], s.registers[at.r])

    def difference(self, s, a, b, borrow=None):
        """a - b, or with a borrow a - b - borrow, which leaves Z only if it was set."""
        zero = s.flags[Z]
        total = self.sum(s, a, self.a.invert(b), self.a.TRUE if borrow is None else self.a.not_(borrow))
        s.flags[H], s.flags[C] = self.a.not_(s.flags[H]), self.a.not_(s.flags[C])
        if borrow is not None:
            s.flags[Z] = self.a.and_(s.flags[Z], zero)
        return total

    def logic(self, s, at, operation, b):
        s.registers[at.d] = byte = self.a.bitwise(operation, s.registers[at.d], b)
        self.set_sign_zero(s, byte, self.a.FALSE)

    def shift(self, s, at, top):
        """To the right, with this bit coming in."""
        bits = self.a.bits(s.registers[at.d])
        s.registers[at.d] = byte = self.a.byte(list(bits[1:]) + [top])
        s.flags[C] = bits[0]
        self.set_sign_zero(s, byte, self.a.xor(top, bits[0]))

    # --- arithmetic

    def add(self, s, at): s.registers[at.d] = self.sum(s, s.registers[at.d], s.registers[at.r], self.a.FALSE)
    def adc(self, s, at): s.registers[at.d] = self.sum(s, s.registers[at.d], s.registers[at.r], s.flags[C])
    def sub(self, s, at): s.registers[at.d] = self.difference(s, *self.operands(s, at))
    def sbc(self, s, at): s.registers[at.d] = self.difference(s, *self.operands(s, at), s.flags[C])
    def subi(self, s, at): s.registers[at.d] = self.difference(s, s.registers[at.d], at.K)
    def sbci(self, s, at): s.registers[at.d] = self.difference(s, s.registers[at.d], at.K, s.flags[C])
    def cp(self, s, at): self.difference(s, *self.operands(s, at))
    def cpc(self, s, at): self.difference(s, *self.operands(s, at), s.flags[C])
    def cpi(self, s, at): self.difference(s, s.registers[at.d], at.K)
    def neg(self, s, at): s.registers[at.d] = self.difference(s, 0, s.registers[at.d])
    def and_(self, s, at): self.logic(s, at, self.a.and_, s.registers[at.r])
    def or_(self, s, at): self.logic(s, at, self.a.or_, s.registers[at.r])

    def eor(self, s, at):
        if at.d == at.r:
            s.registers[at.d] = 0
        self.logic(s, at, self.a.xor, s.registers[at.r])

    def andi(self, s, at): self.logic(s, at, self.a.and_, at.K)
    def ori(self, s, at): self.logic(s, at, self.a.or_, at.K)

    def com(self, s, at):
        self.logic(s, at, self.a.xor, 0xff)
        s.flags[C] = self.a.TRUE

    def inc(self, s, at):
        a = s.registers[at.d]
        s.registers[at.d] = total = self.a.add(a, 1, self.a.FALSE)[0]
        self.set_sign_zero(s, total, self.a.is_equal(total, 0x80))

    def dec(self, s, at):
        a = s.registers[at.d]
        s.registers[at.d] = total = self.a.add(a, 0xff, self.a.FALSE)[0]
        self.set_sign_zero(s, total, self.a.is_equal(total, 0x7f))

    def swap(self, s, at):
        bits = self.a.bits(s.registers[at.d])
        s.registers[at.d] = self.a.byte(list(bits[4:]) + list(bits[:4]))

    def lsr(self, s, at): self.shift(s, at, self.a.FALSE)
    def ror(self, s, at): self.shift(s, at, s.flags[C])
    def asr(self, s, at): self.shift(s, at, self.a.bits(s.registers[at.d])[7])

    def wide(self, s, at, number):
        """Adds a number, -63..63, to a pair of registers."""
        low, high = s.registers[at.d], s.registers[at.d + 1]
        s.registers[at.d], carries = self.a.add(low, number & 0xff, self.a.FALSE)
        s.registers[at.d + 1], carries = self.a.add(high, number >> 8 & 0xff, carries[7])
        before, after = self.a.bits(high)[7], self.a.bits(s.registers[at.d + 1])[7]
        down = number < 0 or at.name == "sbiw"
        first, second = (before, after) if down else (after, before)
        s.flags[C] = self.a.and_(second, self.a.not_(first))
        self.set_sign_zero(s, s.registers[at.d + 1], self.a.and_(first, self.a.not_(second)))
        s.flags[Z] = self.a.and_(s.flags[Z], self.a.is_equal(s.registers[at.d], 0))

    def adiw(self, s, at): self.wide(s, at, at.K)
    def sbiw(self, s, at): self.wide(s, at, -at.K)

    def mul(self, s, at):
        low = high = 0
        row = list(self.a.bits(s.registers[at.d])) + [self.a.FALSE] * 8
        for bit in self.a.bits(s.registers[at.r]):
            masked = [self.a.and_(bit, one) for one in row]
            low, carries = self.a.add(low, self.a.byte(masked[:8]), self.a.FALSE)
            high, carries = self.a.add(high, self.a.byte(masked[8:]), carries[7])
            row = [self.a.FALSE] + row[:15]
        s.registers[0], s.registers[1] = low, high
        s.flags[C] = self.a.bits(high)[7]
        s.flags[Z] = self.a.and_(self.a.is_equal(low, 0), self.a.is_equal(high, 0))

    # --- moves

    def mov(self, s, at): s.registers[at.d] = s.registers[at.r]
    def movw(self, s, at): s.registers[at.d], s.registers[at.d + 1] = s.registers[at.r], s.registers[at.r + 1]
    def ldi(self, s, at): s.registers[at.d] = at.K
    def bset(self, s, at): s.flags[at.b] = self.a.TRUE
    def bclr(self, s, at): s.flags[at.b] = self.a.FALSE
    def bst(self, s, at): s.flags[T] = self.a.bits(s.registers[at.d])[at.b]

    def bld(self, s, at):
        bits = list(self.a.bits(s.registers[at.d]))
        bits[at.b] = s.flags[T]
        s.registers[at.d] = self.a.byte(bits)

    def indirect(self, s, at):
        """The address in X, Y or Z, which may step before or after."""
        low = at.pointer
        pair = s.registers[low], s.registers[low + 1]
        step = at.name.endswith("+") - ("-" in at.name)
        if step:
            first, carries = self.a.add(pair[0], step & 0xff, self.a.FALSE)
            stepped = first, self.a.add(pair[1], step >> 8 & 0xff, carries[7])[0]
            s.registers[low], s.registers[low + 1] = stepped
            pair = stepped if step < 0 else pair
        if all(isinstance(byte, int) for byte in pair):
            return (pair[1] << 8 | pair[0]) + at.q & 0xffff
        return pair[1], pair[0]

    def ld(self, s, at): s.registers[at.d] = self.read_data(s, self.indirect(s, at))

    def st(self, s, at):
        byte = s.registers[at.d]
        self.write_data(s, self.indirect(s, at), byte)

    def lds(self, s, at): s.registers[at.d] = self.read_data(s, at.k)
    def sts(self, s, at): self.write_data(s, at.k, s.registers[at.d])
    def in_(self, s, at): s.registers[at.d] = self.read_data(s, IO + at.A)
    def out(self, s, at): self.write_data(s, IO + at.A, s.registers[at.d])

    def sbi(self, s, at):
        self.write_data(s, IO + at.A, self.a.bitwise(self.a.or_, self.read_data(s, IO + at.A), 1 << at.b))

    def cbi(self, s, at):
        self.write_data(s, IO + at.A, self.a.bitwise(self.a.and_, self.read_data(s, IO + at.A), 0xff ^ 1 << at.b))

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
                raise Unknown("sets the stack pointer to a byte that is not known")
            s.sp = s.sp & 0xff00 | byte if address == SPL else s.sp & 0xff | byte << 8
        elif address == SREG:
            s.flags[:] = self.a.bits(byte)
        elif isinstance(address, int) and address < IO:
            raise Unknown("writes a register as memory")
        else:
            self.write(s, address, byte)

    def lpm(self, s, at):
        low, high = s.registers[30], s.registers[31]
        if not isinstance(low, int) or not isinstance(high, int):
            s.registers[at.d] = self.read_flash(s, high, low)
        else:
            s.registers[at.d] = self.flash[high << 8 | low]
        if at.name == "lpm+":
            s.registers[30], carries = self.a.add(low, 1, self.a.FALSE)
            s.registers[31] = self.a.add(high, 0, carries[7])[0]

    def read_flash(self, s, high, low): return self.a.unknown
    def push(self, s, at): self.push_byte(s, s.registers[at.d])

    def push_byte(self, s, byte):
        self.write(s, s.sp, byte)
        s.sp = s.sp - 1 & 0xffff

    def pop(self, s, at): s.registers[at.d] = self.pop_byte(s)

    def pop_byte(self, s):
        s.sp = s.sp + 1 & 0xffff
        return self.read(s, s.sp)

    # --- jumps

    def nop(self, s, at): pass

    sleep = wdr = nop

    def fork(self, s, condition, address, cycles):
        """Goes to an address, which takes so many cycles more, if the condition is true."""
        away = self.a.and_(s.guard, condition)
        stays = self.a.and_(s.guard, self.a.not_(condition))
        states = []
        if away != self.a.FALSE:
            other = s.copy(away)
            other.pc, other.cycles = address, s.cycles + cycles
            states.append(other)
        if stays != self.a.FALSE:
            s.guard = stays
            states.append(s)
        return states

    def brbs(self, s, at): return self.fork(s, s.flags[at.b], at.k, 1)
    def brbc(self, s, at): return self.fork(s, self.a.not_(s.flags[at.b]), at.k, 1)

    def skip(self, s, condition):
        over = self.decode(s.pc)
        return self.fork(s, condition, over.next, over.length // 2)

    def cpse(self, s, at):
        return self.skip(s, self.a.TRUE if at.d == at.r else self.a.is_equal(s.registers[at.d], s.registers[at.r]))

    def sbrs(self, s, at): return self.skip(s, self.a.bits(s.registers[at.d])[at.b])
    def sbrc(self, s, at): return self.skip(s, self.a.not_(self.a.bits(s.registers[at.d])[at.b]))
    def sbis(self, s, at): return self.skip(s, self.a.bits(self.read_data(s, IO + at.A))[at.b])
    def sbic(self, s, at): return self.skip(s, self.a.not_(self.a.bits(self.read_data(s, IO + at.A))[at.b]))
    def rjmp(self, s, at): s.pc = at.k % len(self.flash)

    jmp = rjmp

    def rcall(self, s, at): self.call_to(s, at.k % len(self.flash))

    call = rcall

    def call_to(self, s, target):
        s.calls += (s.pc,)
        s.cycles += self.pc_bytes - 2
        for i in range(self.pc_bytes):
            self.push_byte(s, s.pc // 2 >> 8 * i & 0xff)
        s.pc = target

    def indirect_target(self, s):
        if not isinstance(s.registers[30], int) or not isinstance(s.registers[31], int):
            raise Unknown("jumps to an address that is not known")
        return 2 * (s.registers[31] << 8 | s.registers[30])

    def ijmp(self, s, at): s.pc = self.indirect_target(s)
    def icall(self, s, at): self.call_to(s, self.indirect_target(s))

    def ret(self, s, at):
        s.cycles += self.pc_bytes - 2
        address = [self.pop_byte(s) for _ in range(self.pc_bytes)]
        if not all(isinstance(byte, int) for byte in address):
            raise Unknown("returns to an address that is not known")
        s.pc = 2 * int.from_bytes(bytes(address), "big")
        if s.calls:
            if s.pc != s.calls[-1]:
                raise Unknown("does not return to its caller")
            s.calls = s.calls[:-1]

    def reti(self, s, at):
        s.flags[I] = self.a.TRUE
        return self.ret(s, at)
