# SPDX-License-Identifier: MIT
"""Two kinds of truth values: nodes of a circuit of ANDs and NOTs, and rows of cases."""
import random
import subprocess

from algebra import Algebra

SOLVER_SECONDS = 300
SOLVERS = {"cadical": ["cadical", "-q"], "minisat": ["minisat", "-verb=0", "/dev/stdin", "/dev/stdout"]}


class Circuit(Algebra):
    """A value is the number of a node, negative for its negation, as in the input of solvers. Equal nodes have equal
    numbers."""
    FALSE, TRUE = -1, 1

    def __init__(self):
        self.inputs_of = [None, None]  # inputs of each AND node; None for variables and TRUE
        self.known = {}

    def variable(self):
        self.inputs_of.append(None)
        return len(self.inputs_of) - 1

    def variables(self, count=8): return tuple(self.variable() for _ in range(count)) + (self.FALSE,) * (8 - count)
    def not_(self, a): return -a

    def xor(self, a, b):
        if abs(a) == 1 or abs(b) == 1:
            return -a * b
        x, y = abs(a), abs(b)
        return self.and_(-self.and_(x, y), -self.and_(-x, -y)) * (1 if (a < 0) == (b < 0) else -1)

    def and_(self, a, b):
        if abs(a) > abs(b):
            a, b = b, a
        if abs(a) == 1:
            return b if a == 1 else -1
        if abs(a) == abs(b):
            return a if a == b else -1
        inside = self.inputs_of[abs(b)]
        if inside and (a in inside or -a in inside):
            if b > 0:
                return b if a in inside else -1
            return a if -a in inside else self.and_(a, -inside[inside[0] == a])
        node = self.known.get((a, b))
        if node is None:
            node = self.known[a, b] = len(self.inputs_of)
            self.inputs_of.append((a, b))
        return node

    def cone(self, values):
        """Returns the nodes that the values depend on, in ascending order."""
        seen, waiting = set(), list(values)
        while waiting:
            node = abs(waiting.pop())
            if node not in seen:
                seen.add(node)
                waiting += self.inputs_of[node] or ()
        return sorted(seen)

    def solve(self, value, solvers):
        """Returns None if the value is never true, otherwise variables {node: truth} that make it true. All solvers
        must agree."""
        if abs(value) == 1:
            return {} if value == 1 else None
        nodes, number = self.cone([value]), {}
        for place, node in enumerate(nodes, 1):
            number[node], number[-node] = place, -place
        clauses = [f"{number[value]} 0"]
        for node in nodes:
            if self.inputs_of[node]:
                here, a, b = (number[one] for one in (node, *self.inputs_of[node]))
                clauses += [f"{-here} {a} 0", f"{-here} {b} 0", f"{here} {-a} {-b} 0"]
        answers = [ask(solver, "\n".join([f"p cnf {len(nodes)} {len(clauses)}", *clauses, ""])) for solver in solvers]
        if len({answer is None for answer in answers}) > 1:
            raise AssertionError(f"{' and '.join(solvers)} disagree")
        return None if answers[0] is None else {node: number[node] in answers[0] for node in nodes if not self.inputs_of[node]}

    def evaluate(self, values, model, cases=1):
        """Returns the truth of these values for a model {node: truth}. Missing variables are false. With several cases,
        bit i of a truth belongs to case i."""
        all_true = (1 << cases) - 1
        truth = {}
        for node in self.cone(values):
            if self.inputs_of[node]:
                a, b = (truth[one] if one > 0 else truth[-one] ^ all_true for one in self.inputs_of[node])
                truth[node] = a & b
            else:
                truth[node] = all_true if node == 1 else int(model.get(node, 0))
        return [truth[one] if one > 0 else truth[-one] ^ all_true for one in values]

    def number(self, byte, model):
        return sum(bit << i for i, bit in enumerate(self.evaluate(self.bits(byte), model)))


def ask(solver, text):
    """Returns the true variables of a solution, or None if there is no solution."""
    try:
        done = subprocess.run(SOLVERS[solver], input=text, capture_output=True, text=True, timeout=SOLVER_SECONDS)
    except subprocess.TimeoutExpired:
        raise AssertionError(f"{solver} needs more than {SOLVER_SECONDS} s") from None
    if done.returncode not in (10, 20):
        raise AssertionError(f"{solver} ends with status {done.returncode}: {done.stderr}")
    if done.returncode == 20:
        return None
    return {int(word) for word in done.stdout.split() if word.isdigit() and word != "0"}


class Cases(Algebra):
    """Bit i of a number is the truth in case i. All cases are computed at once."""

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
        """Returns a byte with one number for each case."""
        digits = [[] for _ in range(8)]
        for number in numbers:
            for i, row in enumerate(digits):
                row.append("1" if number >> i & 1 else "0")
        return self.byte([int("".join(reversed(row)), 2) for row in digits])
