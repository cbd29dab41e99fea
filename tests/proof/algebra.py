# SPDX-License-Identifier: MIT
"""Three kinds of truth values, for which one model of the processor computes: nodes of a circuit of ANDs and NOTs, rows of
cases, and values that may be unknown. A byte is a number, or a tuple of eight truth values, the lowest bit first."""
import random
import subprocess

SOLVER_SECONDS = 300
SOLVERS = {"cadical": ["cadical", "-q"], "minisat": ["minisat", "-verb=0", "/dev/stdin", "/dev/stdout"]}


class Unknown(Exception):
    """A value is used that is not known."""


class Algebra:
    """What follows from `and_`, `not_` and the constants FALSE and TRUE."""
    unknown = None  # a byte of which nothing is known

    def or_(self, a, b): return self.not_(self.and_(self.not_(a), self.not_(b)))
    def xor(self, a, b): return self.or_(self.and_(a, self.not_(b)), self.and_(self.not_(a), b))
    def same(self, a, b): return self.not_(self.xor(a, b))
    def implies(self, a, b): return self.not_(self.and_(a, self.not_(b)))

    def mux(self, condition, a, b):
        """a if the condition is true, b otherwise."""
        return a if a == b else self.or_(self.and_(condition, a), self.and_(self.not_(condition), b))

    def all(self, bits):
        result = self.TRUE
        for bit in bits:
            result = self.and_(result, bit)
        return result

    def any(self, bits): return self.not_(self.all(map(self.not_, bits)))

    def remainders(self, bits, modulus):
        """For each number below the modulus, whether it is the number of bits that are true, mod the modulus."""
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
            raise Unknown("uses a byte that is not known")
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
        """Byte a if the condition is true, b otherwise; unknown if either is."""
        if a == b or a is None or b is None:
            return a if a == b else None
        return self.byte([self.mux(condition, x, y) for x, y in zip(self.bits(a), self.bits(b))])

    def select(self, index, values):
        """The byte of this list whose number is the byte `index`; 0 if there is none."""
        result = 0
        for i, value in enumerate(values):
            result = self.choose(self.is_equal(index, i), value, result)
        return result

    def add(self, a, b, carry):
        """The sum of two bytes and a truth value, and the carries out of its bits."""
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
        """How many of the bits are true, as a byte."""
        total = 0
        for bit in bits:
            total, _ = self.add(total, 0, bit)
        return total

    def invert(self, a): return self.bitwise(self.xor, a, 0xff)
    def is_less(self, a, b): return self.not_(self.add(a, self.invert(b), self.TRUE)[1][7])
    def is_equal(self, a, b): return self.all(self.same(x, y) for x, y in zip(self.bits(a), self.bits(b)))
    def is_zero(self, a): return self.not_(self.any(self.bits(a)))
    def is_big(self, a): return self.any(self.bits(a)[1:])


class Circuit(Algebra):
    """Nodes are numbered; 2 * node is its value and 2 * node + 1 the opposite. Equal nodes have equal numbers."""
    FALSE, TRUE = 0, 1

    def __init__(self):
        self.inputs_of = [None]  # of each node: two values whose AND it is, or None for a variable
        self.known = {}

    def variable(self):
        self.inputs_of.append(None)
        return 2 * len(self.inputs_of) - 2

    def variables(self, count=8): return tuple(self.variable() for _ in range(count)) + (self.FALSE,) * (8 - count)
    def not_(self, a): return a ^ 1
    def or_(self, a, b): return self.and_(a ^ 1, b ^ 1) ^ 1

    def xor(self, a, b):
        if a < 2 or b < 2:
            return a ^ b
        sign, a, b = (a ^ b) & 1, a & -2, b & -2
        return self.and_(self.and_(a, b) ^ 1, self.and_(a ^ 1, b ^ 1) ^ 1) ^ sign

    def and_(self, a, b):
        if a > b:
            a, b = b, a
        if a < 2:
            return b if a else 0
        if a ^ b < 2:
            return a if a == b else 0
        inside = self.inputs_of[b >> 1]
        if inside and (a in inside or a ^ 1 in inside):
            if not b & 1:
                return b if a in inside else 0
            if a ^ 1 in inside:
                return a
            return self.and_(a, inside[inside[0] == a] ^ 1)
        node = self.known.get((a, b))
        if node is None:
            node = self.known[a, b] = 2 * len(self.inputs_of)
            self.inputs_of.append((a, b))
        return node

    def cone(self, values):
        """The nodes that the values depend on, in ascending order."""
        seen, waiting = set(), [value >> 1 for value in values]
        while waiting:
            node = waiting.pop()
            if node not in seen:
                seen.add(node)
                waiting += [value >> 1 for value in self.inputs_of[node] or ()]
        return sorted(seen)

    def solve(self, value, solvers):
        """None if the value is never true; otherwise the variables that make it true, {node: truth}. Every solver has to
        agree."""
        if value < 2:
            return {} if value else None
        nodes = self.cone([value])
        number = {node: place + 1 for place, node in enumerate(nodes)}

        def literal(one): return -number[one >> 1] if one & 1 else number[one >> 1]

        clauses = [f"{literal(value)} 0"]
        for node in nodes:
            if node == 0:
                clauses.append(f"-{number[0]} 0")
            elif self.inputs_of[node]:
                here, (a, b) = number[node], map(literal, self.inputs_of[node])
                clauses += [f"-{here} {a} 0", f"-{here} {b} 0", f"{here} {-a} {-b} 0"]
        text = "\n".join([f"p cnf {len(nodes)} {len(clauses)}", *clauses, ""])
        answers = [ask(solver, text) for solver in solvers]
        if len({answer is None for answer in answers}) > 1:
            raise AssertionError(f"{' and '.join(solvers)} disagree")
        if answers[0] is None:
            return None
        return {node: number[node] in answers[0] for node in nodes if self.inputs_of[node] is None}

    def evaluate(self, values, model, cases=1):
        """The truth of these values for the variables of a model {node: truth}; those left out are false. With more than
        one case a truth is a number whose bit i is the truth in case i."""
        all_true = (1 << cases) - 1
        truth = {0: 0}
        for node in self.cone(values):
            if self.inputs_of[node]:
                a, b = (truth[one >> 1] ^ (all_true if one & 1 else 0) for one in self.inputs_of[node])
                truth[node] = a & b
            elif node:
                truth[node] = int(model.get(node, 0))
        return [truth[one >> 1] ^ (all_true if one & 1 else 0) for one in values]

    def number(self, byte, model):
        return sum(bit << i for i, bit in enumerate(self.evaluate(self.bits(byte), model)))


def ask(solver, text):
    """The true variables of a solution, or None if there is none."""
    try:
        done = subprocess.run(SOLVERS[solver], input=text, capture_output=True, text=True, timeout=SOLVER_SECONDS)
    except subprocess.TimeoutExpired:
        raise AssertionError(f"{solver} takes more than {SOLVER_SECONDS} s") from None
    if done.returncode not in (10, 20):
        raise AssertionError(f"{solver} ends with status {done.returncode}: {done.stderr}")
    if done.returncode == 20:
        return None
    return {int(word) for word in done.stdout.split() if word.isdigit() and word != "0"}


class Cases(Algebra):
    """Bit i of a number is the truth in case i: all cases are computed side by side."""

    def __init__(self, count):
        self.FALSE, self.TRUE = 0, (1 << count) - 1
        self.count, self.chance = count, random.Random(1907)

    def variables(self): return tuple(self.chance.getrandbits(self.count) for _ in range(8))
    def solve(self, value, _): return {} if value else None
    def evaluate(self, values, _): return list(map(bool, values))
    def and_(self, a, b): return a & b
    def not_(self, a): return a ^ self.TRUE
    def or_(self, a, b): return a | b
    def xor(self, a, b): return a ^ b

    def column(self, numbers):
        """A byte for each case."""
        digits = [[] for _ in range(8)]
        for number in numbers:
            for i, row in enumerate(digits):
                row.append("1" if number >> i & 1 else "0")
        return self.byte([int("".join(reversed(row)), 2) for row in digits])


class Known(Algebra):
    """True, false, or None for either."""
    FALSE, TRUE = False, True
    unknown = (None,) * 8

    def and_(self, a, b):
        if a is False or b is False:
            return False
        return None if a is None or b is None else True

    def not_(self, a): return None if a is None else not a
