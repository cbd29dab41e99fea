# SPDX-License-Identifier: MIT
"""moore_reply, for all positions of a number of piles of 0..255. Its loop is proved pass by pass, one bit a pass, from the
head of the loop to the head: README.md says how the passes make a proof."""
import collections
import random

import avr
import nim
from algebra import Circuit
from contract import PLACES, RETURN, Call, Input, Refuted, refute


def find_head(program):
    """The head of the loop: of the addresses that every run passes once for each bit of the largest pile, the first one that is
    passed again after all of them. (Those before are of the loop that finds the largest bit.)"""
    chance, found = random.Random(1910), None
    for bits in list(range(1, 9)) * 8:
        circuit = Circuit()
        count = chance.randint(1, 6)
        parts = [1 << bits - 1] + [chance.getrandbits(bits) for _ in range(count - 1)]
        given = Input(circuit, count, chance.randint(1, 4), parts)
        given.misere = chance.randint(0, 1)
        call, trace = Call(program, circuit, PLACES[0], given), []
        state = call.start
        call.machine.top = call.machine.lowest_sp = state.sp
        while state.pc != RETURN:
            trace.append(state.pc)
            (state,) = call.machine.step(state)
        times = collections.Counter(trace)
        found = [pc for pc in times if times[pc] == bits and (found is None or pc in found)]
    last = max(map(trace.index, found))
    return min((trace.index(pc), pc) for pc in found if pc in trace[last + 1:])[1]


def is_p(circuit, parts, misere, k):
    """Moore: for every bit, the number of piles that have it is 0 mod (k+1); in misere play, if no pile is above 1, the
    number of ones is 1 mod (k+1)."""
    columns = [circuit.counts(column) for column in zip(*map(circuit.bits, parts))] or [[circuit.TRUE]] * 8
    rest = [circuit.any(column[i] for i in range(len(column)) if i % (k + 1) == remainder)
            for remainder in (0, 1) for column in columns]
    big = circuit.any(bit for part in parts for bit in circuit.bits(part)[1:])
    low = circuit.mux(circuit.and_(misere, circuit.not_(big)), rest[8], rest[0])
    return circuit.all([low] + rest[1:8])


class Proof:
    """For a number of piles and a k, with which no move touches more piles than there are; k None: any k that is not below
    the number of piles."""

    def __init__(self, program, head, count, k, place, solvers):
        self.circuit = circuit = Circuit()
        self.program, self.head, self.count, self.solvers = program, head, count, solvers
        self.k = count if k is None else k
        given = Input(circuit, count, circuit.variables() if k is None else k)
        self.call = call = Call(program, circuit, place, given)
        if k is None:
            call.start.guard = circuit.not_(circuit.any((circuit.is_less(given.k, count), circuit.is_equal(given.k, 0))))
        self.given, self.machine = given, call.machine
        self.old = [circuit.variables() for _ in range(count)]  # what piles are at the head, once some are cut
        self.labels = [circuit.variables() for _ in range(count)]  # their numbers then
        self.flags = [circuit.variable() for _ in range(8)]
        self.stand_in = {}  # for numbers that depend on the number of big piles: {place: variables}
        self.of_big = {}  # the numbers: {number of big piles: {place: number}}
        self.lasting = {given.k, *call.kept.values(), call.start.memory[place.position + program.position["misere"]]}
        self.changes = {call.change_at(i, field) for i in range(count) for field in ("part", "becomes")}
        self.parts = [place.position + program.position["part"] + i for i in range(count)]
        self.levels = [{} for _ in range(8)]  # for each bit: {number of cut piles: [(state at the head, cycles so far)]}

    def prove(self):
        """Returns (cycles, bytes of stack) of the worst case, without the call."""
        worst = self.enter()
        for bit in range(7, -1, -1):
            for cut, heads in sorted(self.levels[bit].items()):
                worst = self.prove_head(bit, cut, heads, worst)
        return worst, self.call.stack()

    def run(self, start):
        """Runs to the head or the return. The claims are those of this run."""
        self.machine.claims.clear()
        ends = self.machine.run([start], lambda state: state.pc in (self.head, RETURN))
        guards = [end.guard for end in ends] + [guard for guard, _ in self.machine.claims]
        self.machine.claim(self.circuit.and_(start.guard, self.circuit.not_(self.circuit.any(guards))), "an input is lost")
        return [end for end in ends if end.pc == self.head], [end for end in ends if end.pc != self.head]

    @staticmethod
    def at(state, place):
        """A register, place 0..31, or a byte of memory."""
        return state.registers[place] if place < 32 else state.memory.get(place)

    def places(self, state):
        """Where a state at the head may have what the loop needs."""
        return self.program.graph.live[self.head] + sorted(set(state.memory) - self.changes - set(self.parts))

    def enter(self):
        """From the start of the function. Returns the worst cycles of the runs that end without the loop."""
        circuit, claim = self.circuit, self.call.claim_that
        heads, ends = self.run(self.call.start)
        over = circuit.not_(circuit.any(bit for part in self.given.parts for bit in circuit.bits(part)))
        for end in ends:
            self.call.claim_return(end)
            verdict, count, _ = self.call.result(end)
            claim(end, over, "no pass at all")
            claim(end, circuit.is_equal(count, 0), "a move at the end of the game")
            claim(end, circuit.is_equal(verdict, circuit.byte([self.given.misere] + [0] * 7)), "wrong verdict at the end")
        found = []
        for end in heads:
            model = circuit.find(end.guard, self.solvers)
            if model is None:
                continue
            numbers = [circuit.number(part, model) for part in self.given.parts]
            top, big = max(numbers).bit_length() - 1, sum(number > 1 for number in numbers)
            at_top = circuit.any(part[top] for part in self.given.parts)
            above = circuit.any(bit for part in self.given.parts for bit in part[top + 1:])
            claim(end, circuit.and_(at_top, circuit.not_(above)), "not the top bit")
            claim(end, circuit.counts([circuit.any(part[1:]) for part in self.given.parts])[big], "a wrong count of big piles")
            self.claim_uncut(end)
            self.levels[top].setdefault(0, []).append((end, end.cycles))
            found.append((big, end))
        refute(circuit, self.machine.claims, self.solvers)
        self.generalise(found)
        return max([end.cycles for end in ends], default=0)

    def generalise(self, found):
        """Puts variables for the numbers at the head that depend on the number of big piles, and on nothing else."""
        self.of_big = {big: {} for big, _ in found}
        for place in {place for _, end in found for place in self.places(end)}:
            values = {(big, self.at(end, place)) for big, end in found}
            if all(isinstance(value, int) for _, value in values) and len({value for _, value in values}) > 1 \
                    and len(values) == len(self.of_big):
                variables = self.circuit.variables()
                self.lasting.add(variables)
                self.stand_in[place] = variables
                for big, value in values:
                    self.of_big[big][place] = value
                for _, end in found:
                    (end.registers if place < 32 else end.memory)[place] = variables

    def claim_uncut(self, end):
        """The changes are all piles as they are, in order."""
        for i, (part, becomes) in enumerate(self.call.result(end)[2]):
            self.call.claim_that(end, self.circuit.is_equal(part, i), "piles change places")
            self.call.claim_that(end, self.circuit.is_equal(becomes, self.given.parts[i]), "an uncut pile changes")

    def common(self, place, heads):
        """What all these states have there; if they differ, nothing is known."""
        values = {self.at(state, place) for state, _ in heads}
        value = values.pop()
        return value if not values and (isinstance(value, int) or value in self.lasting) else None

    def prove_head(self, bit, cut, heads, worst):
        """One pass from the head, where so many piles are cut. Returns the worst cycles of a whole run that are known so far."""
        pairs = heads[0][0]
        if any(state.sp != pairs.sp for state, _ in heads):
            raise Refuted("the stack pointer differs at the head of the loop")
        so_far = max(cycles for _, cycles in heads)
        registers = [self.common(place, heads) for place in range(32)]
        memory = {place: self.common(place, heads) for place in self.places(pairs) if place >= 32}
        old = self.given.parts if not cut else [
            (self.circuit.FALSE,) * (bit + 1) + pile[bit + 1:] if i < cut else pile for i, pile in enumerate(self.old)]
        for i, pile in enumerate(old):
            memory[self.call.change_at(i, "part")] = self.labels[i] if cut else i
            memory[self.call.change_at(i, "becomes")] = self.circuit.byte(pile)
            if not cut:
                memory[self.parts[i]] = pile
        for big, numbers in self.of_big.items() if bit == 0 else [(None, {})]:
            if big is not None and not cut <= big <= self.count:
                continue
            stands = {self.stand_in[place]: number for place, number in numbers.items()}
            state = avr.State(self.head, [stands.get(byte, byte) for byte in registers],
                              self.flags[:7] + [self.call.flags[avr.I]], pairs.sp,
                              {place: stands.get(byte, byte) for place, byte in memory.items()}, self.circuit.TRUE)
            worst = self.prove_pass(state, bit, cut, old, big, so_far, worst)
        return worst

    def prove_pass(self, start, bit, cut, old, big, so_far, worst):
        circuit = self.circuit
        heads, ends = self.run(start)
        if cut:
            assumed = [circuit.is_equal(label, i) for i, label in enumerate(self.labels)]
            self.check_labels(heads + ends)
        else:
            assumed = [circuit.any(one for pile in old for one in circuit.bits(pile))]
        if not bit:  # piles that were cut at a higher bit are big, and all higher bits are right
            assumed += [self.is_right(column, circuit.FALSE) for column in list(zip(*map(circuit.bits, old)))[1:]]
            assumed.append(circuit.counts([circuit.any(circuit.bits(pile)[1:]) for pile in old[cut:]])[big - cut])
        assumed = circuit.all(assumed)
        for end in heads:
            if not bit:
                self.machine.claim(end.guard, "a pass too many")
                continue
            model = circuit.find(end.guard, self.solvers)
            if model is None:
                continue
            model.update((one >> 1, bool(i >> place & 1)) for i, label in enumerate(self.labels) for place, one in enumerate(label))
            after = self.cut_after(end, cut, old, model)
            self.claim_pass(end, bit, cut, old, [circuit.TRUE if i < after else circuit.FALSE for i in range(self.count)], None)
            if not after:
                self.claim_uncut(end)
            self.levels[bit - 1].setdefault(after, []).append((end, so_far + end.cycles))
        for end in ends:
            if bit:
                self.machine.claim(end.guard, "a pass too few")
            else:
                self.claim_end(end, cut, old, big)
        refute(circuit, self.machine.claims, self.solvers, assumed)
        while slower := [end for end in ends if so_far + end.cycles > worst]:
            model = circuit.find(circuit.and_(circuit.any(end.guard for end in slower), assumed), self.solvers)
            if model is None:
                break
            truths = circuit.evaluate([end.guard for end in slower], model)
            worst = max(so_far + end.cycles for end, truth in zip(slower, truths) if truth)
        return worst

    def check_labels(self, ends):
        """Nothing but the numbers of piles in changes depends on those numbers."""
        values = [guard for guard, _ in self.machine.claims]
        for end in ends:
            verdict, count, changes = self.call.result(end)
            values.append(end.guard)
            values += [bit for byte in (verdict, count) if byte is not None and end.pc == RETURN for bit in self.circuit.bits(byte)]
            values += [bit for _, becomes in changes for bit in self.circuit.bits(becomes)]
        labels = {bit >> 1 for label in self.labels for bit in label}
        if labels & set(self.circuit.cone(values)):
            raise Refuted("the numbers of piles are computed with")

    def cut_after(self, end, cut, old, model):
        """How many piles are cut at this end, for a model of it: those that were cut at the head, or have changed since."""
        changes = [(self.circuit.number(part, model), self.circuit.number(becomes, model))
                   for part, becomes in self.call.result(end)[2]]
        numbers = dict(enumerate(self.circuit.number(pile, model) for pile in old))
        return sum(part < cut or becomes != numbers.get(part) for part, becomes in changes)

    def claim_pass(self, end, bit, cut, old, is_cut, big):
        """After the pass: the cut piles are the first changes, those cut before among them; the bit of all piles is right, higher
        ones are as they were, lower ones of cut piles are 0; piles newly cut had the bit, and lose it. At the head the changes
        are all piles, and the uncut ones are as they were."""
        circuit, changes = self.circuit, self.call.result(end)[2]
        whole = end.pc == self.head
        claim = lambda condition, what: self.call.claim_that(end, condition, what)
        column = []
        chosen = [[circuit.is_equal(part, i) for i in range(self.count)] for part, _ in changes]
        for i, pile in enumerate(old):
            pile = circuit.bits(pile)
            ways = [circuit.and_(row[i], one) for row, one in zip(chosen, is_cut)]
            counts = circuit.counts(ways)
            now_cut = circuit.not_(counts[0])
            claim(circuit.any(counts[:2]), f"pile {i} is cut twice")
            lower = 0
            for way, (_, becomes) in zip(ways, changes):
                lower = circuit.bitwise(circuit.or_, lower, circuit.choose(way, becomes, 0))
            lower = circuit.bits(lower)
            same = circuit.all(circuit.not_(circuit.xor(x, y)) for x, y in zip(lower[bit + 1:], pile[bit + 1:]))
            zero = circuit.not_(circuit.any(lower[:bit]))
            good = circuit.and_(same, zero)
            if i >= cut:
                good = circuit.all([good, pile[bit], circuit.not_(lower[bit])])
                claim(circuit.or_(circuit.not_(now_cut), good), f"pile {i} is not cut at its bit")
            else:
                claim(circuit.and_(now_cut, good), f"cut pile {i} is lost")
            column.append(circuit.mux(now_cut, lower[bit], pile[bit]))
            if whole:
                rest = [circuit.and_(row[i], circuit.not_(one)) for row, one in zip(chosen, is_cut)]
                kept = circuit.any(circuit.and_(way, circuit.is_equal(becomes, old[i])) for way, (_, becomes) in zip(rest, changes))
                claim(circuit.or_(now_cut, kept), f"uncut pile {i} changes")
        self.claim_column(end, column, bit, big)

    def is_right(self, column, exception):
        """The number of piles that have a bit is that of a P-position."""
        circuit, counts = self.circuit, self.circuit.counts(column)
        right = [circuit.any(one for i, one in enumerate(counts) if i % (self.k + 1) == remainder) for remainder in (0, 1)]
        return circuit.mux(exception, right[1], right[0])

    def claim_column(self, end, column, bit, big):
        exception = self.given.misere if bit == 0 and big <= self.k else self.circuit.FALSE
        self.call.claim_that(end, self.is_right(column, exception), f"bit {bit} is wrong")

    def claim_end(self, end, cut, old, big):
        """The function returns a move with all cut piles or, if there are none, one stone of a largest pile."""
        circuit, claim = self.circuit, lambda condition, what: self.call.claim_that(end, condition, what)
        self.call.claim_return(end)
        verdict, count, changes = self.call.result(end)
        lost = circuit.is_equal(verdict, 0)
        claim(circuit.or_(lost, circuit.is_equal(verdict, 1)), "wrong verdict")
        won = end.copy(circuit.and_(end.guard, circuit.not_(lost)))
        within = circuit.not_(circuit.any((circuit.is_less(self.k, count), circuit.is_equal(count, 0))))
        self.call.claim_that(won, within, "too many changes, or none")
        self.call.claim_that(won, circuit.not_(circuit.any(
            circuit.all([circuit.is_less(i, count)] + [circuit.not_(circuit.is_equal(part, j)) for j in range(self.count)])
            for i, (part, _) in enumerate(changes))), "a change of a pile that is not there")
        self.claim_pass(won, 0, cut, old, [circuit.is_less(i, count) for i in range(self.count)], big)
        lost = end.copy(circuit.and_(end.guard, lost))
        if cut:
            self.machine.claim(lost.guard, "cut piles are forgotten")
            return
        self.claim_column(lost, [circuit.bits(pile)[0] for pile in old], 0, big)
        nim.claim_one_stone(self.call, lost, self.given.parts)


def prove(program, head, count, k, solvers, place=PLACES[1]):
    return Proof(program, head, count, k, place, solvers).prove()


def theorem(count, k, solvers):
    """Two things about positions, with k at most the number of piles: no move leads from a P-position to a P-position; and if
    the loop has made all columns right, the position is a P-position."""
    circuit = Circuit()
    before, after = ([circuit.variables() for _ in range(count)] for _ in range(2))
    misere = circuit.variable()
    changed = [circuit.not_(circuit.is_equal(x, y)) for x, y in zip(before, after)]
    lower = [circuit.or_(circuit.not_(one), circuit.is_less(y, x)) for x, y, one in zip(before, after, changed)]
    few = circuit.any(circuit.counts(changed)[:k + 1])
    moves = circuit.all([few, *lower])
    claims = [(circuit.all([moves, circuit.any(changed), is_p(circuit, before, misere, k), is_p(circuit, after, misere, k)]),
               "a move leads from P to P")]
    big = circuit.any(circuit.counts([circuit.any(part[1:]) for part in before])[:k + 1])
    columns = [circuit.counts(column) for column in zip(*after)]
    exception = circuit.and_(misere, big)
    right = [circuit.any(one for i, one in enumerate(column) if i % (k + 1) == 0) for column in columns]
    right[0] = circuit.mux(exception, circuit.any(columns[0][1::k + 1]), right[0])
    claims.append((circuit.all([moves, circuit.not_(is_p(circuit, after, misere, k))] + right), "right columns, but not P"))
    for claim in claims:
        refute(circuit, [claim], solvers)
