# SPDX-License-Identifier: MIT
"""moore_reply, for all positions of a number of piles of 0..255. Its loop is proved pass by pass, one bit a pass, from
the head of the loop to the head. README.md explains how the passes make a proof."""
import functools

import avr
from circuit import Circuit
from contract import PLACES, RETURN, Refuted, Reply, refute
from machine import merge
from nim import after_change, is_over, is_right, takes_one


def find_head(program):
    """Returns the head of the outer loop: the target of the longest jump back in the function without a return between."""
    instructions = list(program.instructions(program.function))
    returns = [at.address for at in instructions if at.name == "ret"]
    jumps = [at for at in instructions if program.entry <= at.k < at.address and not any(at.k <= one < at.address for one in returns)]
    return max(jumps, key=lambda at: at.address - at.k).k


class Proof:
    """The proof for a number of piles and a k of at most this number. None means any k that is not below the number of
    piles."""

    def __init__(self, program, head, count, k, place, solvers):
        self.a = circuit = Circuit()
        self.program, self.head, self.count, self.solvers = program, head, count, solvers
        self.k = count if k is None else k
        parts = [circuit.variables() for _ in range(count)]
        self.call = call = Reply(program, circuit, place, parts, circuit.variable(), circuit.variables() if k is None else k)
        if k is None:
            call.start.guard = circuit.not_(circuit.any((circuit.is_less(call.k, count), circuit.is_zero(call.k))))
        self.machine, self.parts, self.worst = call.machine, parts, 0
        # At the start of the loop: old piles, their indices, number of piles above 1
        self.old = [circuit.variables() for _ in range(count)]
        self.labels = [circuit.variables() for _ in range(count)]
        self.big = circuit.variables()
        self.lasting = {call.k, *call.kept.values(), circuit.choose(call.misere, 1, 0), self.big}
        # for each bit and number of changed piles, [(state at the loop's start, cycles so far)]
        self.levels = [{} for _ in range(8)]

    def prove(self):
        """Returns the worst (cycles, bytes of stack), without the call."""
        self.enter()
        for bit in range(7, -1, -1):
            for cut, heads in sorted(self.levels[bit].items()):
                # misère play only matters at the lowest bit
                for misere in (self.call.misere,) if bit else (self.a.FALSE, self.a.TRUE):
                    self.prove_pass(bit, cut, heads, misere)
        return self.worst, self.call.sp - self.machine.lowest_sp

    def run(self, start):
        """Runs to the head or the return. Only this run's claims are kept."""
        self.machine.claims.clear()
        ends = self.machine.run(start, lambda state: state.pc in (self.head, RETURN))
        return [end for end in ends if end.pc == self.head], [end for end in ends if end.pc != self.head]

    def values(self, state):
        """Returns what the loop may need from a state at the head, except the piles: registers at places 0..31, and
        bytes of memory."""
        piles = set(self.call.part_at).union(*self.call.changes_at)
        return {**{place: state.registers[place] for place in self.program.live[self.head]},
                **{place: byte for place, byte in state.memory.items() if place not in piles}}

    def enter(self):
        """Runs from the start of the function. The first head has the highest bit of any pile."""
        a, claim = self.a, self.call.claim_that
        heads, ends = self.run(self.call.start)
        for end in ends:
            self.call.claim_return(end)
            verdict, count, _ = self.call.result(end)
            claim(end, is_over(a, self.parts), "the function returns without a pass")
            claim(end, a.is_zero(count), "a move at the end of the game")
            claim(end, a.is_equal(verdict, a.choose(self.call.misere, 1, 0)), "wrong verdict at the end")
            self.worst = max(self.worst, end.cycles)
        tops, big = {}, a.sum(map(a.is_big, self.parts))
        for end in heads:
            if (model := a.solve(end.guard, self.solvers)) is not None:
                top = max(a.number(part, model) for part in self.parts).bit_length() - 1
                tops[top] = (merge(a, tops[top][0], end) if top in tops else end), model
        for top, (end, _) in tops.items():
            above = a.any(bit for part in self.parts for bit in part[top + 1:])
            claim(end, a.and_(a.any(part[top] for part in self.parts), a.not_(above)), "not the highest bit")
            self.claim_slots(end, 8, 0, self.parts, [a.FALSE] * self.count)
            self.levels[top][0] = [(end, end.cycles)]
        found = list(tops.values())
        for place in self.values(found[0][0]) if found else ():
            values = [(end, self.values(end)[place], model) for end, model in found]
            for meant, known_as in ((big, self.big), (self.k, self.k)):
                if all(self.is_same(*value, meant) for value in values):
                    for end, *_ in values:
                        (end.registers if place < 32 else end.memory)[place] = known_as
        refute(a, self.machine.claims, self.solvers)

    def is_same(self, end, value, model, other):
        """True if two bytes are always equal at this end. A model of the end is given."""
        a = self.a
        return (value is not None and a.number(value, model) == a.number(other, model)
                and a.solve(a.and_(end.guard, a.not_(a.is_equal(value, other))), self.solvers) is None)

    def head_state(self, bit, cut, heads):
        """Returns any state at the head with this many cut piles, and its piles. Values that differ between the heads
        are unknown."""
        a, first = self.a, heads[0][0]
        if any(state.sp != first.sp for state, _ in heads):
            raise Refuted("the stack pointer differs at the head of the loop")
        common = {place: value for place, value in self.values(first).items() if isinstance(value, int) or value in self.lasting}
        for state, _ in heads:
            values = self.values(state)
            common = {place: value for place, value in common.items() if values.get(place) == value}
        registers = [common.get(place) for place in range(32)]
        memory = {place: common.get(place) for place in first.memory}
        piles = [(a.FALSE,) * (bit + 1) + pile[bit + 1:] if i < cut else pile for i, pile in enumerate(self.old)] if cut else self.parts
        for i, (part, becomes) in enumerate(self.call.changes_at):
            memory[part], memory[becomes] = self.labels[i] if cut else i, a.byte(piles[i])
            if not cut:
                memory[self.call.part_at[i]] = piles[i]
        flags = [a.variable() for _ in range(7)] + [self.call.flags[avr.I]]
        return avr.State(self.head, registers, flags, first.sp, memory, a.TRUE), piles

    def assumptions(self, bit, cut, piles):
        """Yields what holds at the head."""
        a = self.a
        yield from (a.is_equal(label, i) for i, label in enumerate(self.labels))
        if not cut:
            yield a.not_(is_over(a, piles))
        if not bit:  # the higher columns are already correct, and each changed pile had more than 1 stone
            yield from (is_right(a, column, self.k, a.FALSE) for column in list(zip(*piles))[1:])
            yield a.is_equal(self.big, a.sum([a.TRUE] * cut + list(map(a.is_big, piles[cut:]))))

    def prove_pass(self, bit, cut, heads, misere):
        a, so_far = self.a, max(cycles for _, cycles in heads)
        state, piles = self.head_state(bit, cut, heads)
        state.memory[self.call.misere_at] = a.choose(misere, 1, 0)
        heads, ends = self.run(state)
        if cut:
            self.check_labels(heads + ends)
        assumed = a.all([*self.assumptions(bit, cut, piles), a.same(misere, self.call.misere)])
        for end in heads + ends:
            model = a.solve(a.and_(end.guard, assumed), self.solvers)
            if model is None:
                continue
            self.worst = max(self.worst, so_far + end.cycles)
            if (end.pc == RETURN) != (bit == 0):
                self.machine.claim(end.guard, "the loop has too few or too many passes")
            elif end.pc == RETURN:
                self.claim_end(end, cut, piles)
            else:
                after = self.cut_after(end, cut, piles, model)
                self.claim_slots(end, bit, cut, piles, [a.TRUE] * after + [a.FALSE] * (self.count - after))
                self.levels[bit - 1].setdefault(after, []).append((end, so_far + end.cycles))
        refute(a, self.machine.claims, self.solvers, assumed)

    def check_labels(self, ends):
        """Checks that old numbers of piles change only the numbers of piles in the changes, and no other result."""
        values = [guard for guard, _ in self.machine.claims]
        for end in ends:
            verdict, count, changes = self.call.result(end)
            values.append(end.guard)
            values += [bit for byte in (verdict, count) if byte is not None and end.pc == RETURN for bit in self.a.bits(byte)]
            values += [bit for _, becomes in changes for bit in self.a.bits(becomes)]
        labels = {bit for label in self.labels for bit in label}
        if labels & set(self.a.cone(values)):
            raise Refuted("the function computes with the numbers of piles")

    def cut_after(self, end, cut, piles, model):
        """Returns how many piles are cut at this end, for a model of it: those cut at the head, or changed since."""
        model.update((one, bool(i >> place & 1)) for i, label in enumerate(self.labels) for place, one in enumerate(label))
        changes = [[self.a.number(byte, model) for byte in change] for change in self.call.result(end)[2]]
        before = [self.a.number(pile, model) for pile in piles]
        return sum(part < cut or before[part:part + 1] != [becomes] for part, becomes in changes)

    def claim_slots(self, end, bit, cut, piles, is_cut):
        """Claims: the changes are all piles, cut piles first, including those cut before. The bit is right in all
        piles. A cut pile keeps its higher bits, and its lower bits are 0. A newly cut pile loses the bit. Other
        piles stay the same."""
        a, changes = self.a, self.call.result(end)[2]
        claim = functools.partial(self.call.claim_that, end)
        for i in range(self.count):
            claim(a.remainders([a.is_equal(part, i) for part, _ in changes], self.count + 1)[1], f"pile {i} is not listed exactly once")
        for (part, becomes), now_cut in zip(changes, is_cut):
            before, after = (a.bits(byte) for byte in (a.select(part, piles), becomes))
            was_cut = a.is_less(part, cut)
            good = [a.same(x, y) for x, y in zip(before[bit + 1:], after[bit + 1:])] + [a.not_(x) for x in after[:bit]]
            loses = [a.or_(was_cut, condition) for condition in (*before[bit:bit + 1], *map(a.not_, after[bit:bit + 1]))]
            claim(a.implies(now_cut, a.all(good + loses)), "a pile is not cut at its bit")
            claim(a.implies(a.not_(now_cut), a.is_equal(becomes, a.byte(before))), "an uncut pile changes")
            claim(a.implies(was_cut, now_cut), "a cut pile is lost")
        self.claim_bit(end, bit, [a.bits(becomes) for _, becomes in changes])

    def claim_bit(self, end, bit, piles):
        """Claims that the bit is right in all piles. Bit 8, on entry, is in no pile."""
        exception = self.a.FALSE if bit else self.a.and_(self.call.misere, self.a.not_(self.a.is_less(self.k, self.big)))
        if bit < 8:
            self.call.claim_that(end, is_right(self.a, [pile[bit] for pile in piles], self.k, exception), f"bit {bit} is wrong")

    def claim_end(self, end, cut, piles):
        """Claims that the function returns a move with all cut piles or, without cut piles, one stone of a largest
        pile."""
        a = self.a
        self.call.claim_return(end)
        verdict, count, _ = self.call.result(end)
        is_lost = a.is_zero(verdict)
        self.call.claim_that(end, a.or_(is_lost, a.is_equal(verdict, 1)), "wrong verdict")
        won, lost = (end.copy(a.and_(end.guard, condition)) for condition in (a.not_(is_lost), is_lost))
        self.call.claim_that(won, a.not_(a.or_(a.is_less(self.k, count), a.is_zero(count))), "too many changes, or none")
        self.claim_slots(won, 0, cut, piles, [a.is_less(i, count) for i in range(self.count)])
        if cut:
            self.machine.claim(lost.guard, "cut piles are forgotten")
            return
        self.claim_bit(lost, 0, list(map(a.bits, piles)))
        one_stone = a.and_(a.is_equal(count, 1), takes_one(a, self.parts, after_change(self.call, lost)))
        self.call.claim_that(lost, one_stone, "not one stone of a largest pile")


def prove(program, count, k, solvers, place=PLACES[1], head=None):
    return Proof(program, head or find_head(program), count, k, place, solvers).prove()
