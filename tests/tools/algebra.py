# SPDX-License-Identifier: MIT
"""Truth values in which the model of the processor computes. A value may be unknown. A byte is a number, or a tuple of
eight truth values, the lowest bit first."""


class Unknown(Exception):
    """The program uses an unknown value."""


class Algebra:
    """Operations that follow from `and_`, `not_` and the constants FALSE and TRUE."""
    unknown = None  # a byte whose bits are all unknown

    def or_(self, a, b): return self.not_(self.and_(self.not_(a), self.not_(b)))
    def xor(self, a, b): return self.or_(self.and_(a, self.not_(b)), self.and_(self.not_(a), b))
    def same(self, a, b): return self.not_(self.xor(a, b))
    def implies(self, a, b): return self.not_(self.and_(a, self.not_(b)))

    def mux(self, condition, a, b):
        """Returns a if the condition is true, otherwise b."""
        return a if a == b else self.or_(self.and_(condition, a), self.and_(self.not_(condition), b))

    def all(self, bits):
        result = self.TRUE
        for bit in bits:
            result = self.and_(result, bit)
        return result

    def any(self, bits): return self.not_(self.all(map(self.not_, bits)))

    def remainders(self, bits, modulus):
        """Returns, for each number below the modulus, whether it is the number of true bits modulo the modulus."""
        result = [self.TRUE] + [self.FALSE] * (modulus - 1)
        for bit in bits:
            result = [self.mux(bit, result[i - 1], result[i]) for i in range(modulus)]
        return result

    def at_most(self, most, bits):
        return self.any(self.remainders(bits, len(bits) + 1)[:most + 1])

    def bits(self, byte):
        if isinstance(byte, int):
            return [self.TRUE if byte >> i & 1 else self.FALSE for i in range(8)]
        if byte is None:
            raise Unknown("uses an unknown byte")
        return byte

    def byte(self, bits):
        value = 0
        for i, bit in enumerate(bits):
            if bit == self.TRUE:
                value |= 1 << i
            elif bit != self.FALSE:
                return tuple(bits)
        return value

    def bitwise(self, operation, a, b):
        return self.byte([operation(x, y) for x, y in zip(self.bits(a), self.bits(b))])

    def choose(self, condition, a, b):
        """Returns byte a if the condition is true, otherwise byte b. Unknown if either byte is unknown."""
        if a == b or a is None or b is None:
            return a if a == b else None
        return self.byte([self.mux(condition, x, y) for x, y in zip(self.bits(a), self.bits(b))])

    def select(self, index, values):
        """Returns the byte of this list at the byte `index`, or 0 beyond its end."""
        result = 0
        for i, value in enumerate(values):
            result = self.choose(self.is_equal(index, i), value, result)
        return result

    def add(self, a, b, carry):
        """Returns the sum of two bytes and a truth value, and the carries out of its bits."""
        if isinstance(a, int) and isinstance(b, int) and carry in (self.FALSE, self.TRUE):
            total = a + b + (carry == self.TRUE) & 0xff
            return total, self.bits(a & b | (a | b) & ~total)
        total, carries = [], []
        for x, y in zip(self.bits(a), self.bits(b)):
            half = self.xor(x, y)
            total.append(self.xor(half, carry))
            carry = self.or_(self.and_(x, y), self.and_(half, carry))
            carries.append(carry)
        return self.byte(total), carries

    def sum(self, bits):
        """Returns the number of true bits as a byte."""
        total = 0
        for bit in bits:
            total, _ = self.add(total, 0, bit)
        return total

    def invert(self, a): return self.bitwise(self.xor, a, 0xff)
    def is_less(self, a, b): return self.not_(self.add(a, self.invert(b), self.TRUE)[1][7])
    def is_equal(self, a, b): return self.all(self.same(x, y) for x, y in zip(self.bits(a), self.bits(b)))
    def is_zero(self, a): return self.not_(self.any(self.bits(a)))
    def is_big(self, a): return self.any(self.bits(a)[1:])


class Known(Algebra):
    """True, False, or None if unknown."""
    FALSE, TRUE = False, True
    unknown = (None,) * 8

    def and_(self, a, b):
        if a is False or b is False:
            return False
        return None if a is None or b is None else True

    def not_(self, a): return None if a is None else not a
