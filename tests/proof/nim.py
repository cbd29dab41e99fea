# SPDX-License-Identifier: MIT
"""What is to be proved about Nim and Nim_k: the P-positions and the moves. Proves nim_reply for all positions of a
number of piles of 0..255."""
from circuit import Circuit
from contract import PLACES, Reply, refute


def is_right(a, column, k, exception):
    """The number of piles that have a bit is 0 mod (k+1), or 1 with the exception."""
    right = a.remainders(column, k + 1)
    return a.mux(exception, right[1], right[0])


def is_p(a, parts, misere, k):
    """Bouton's and Moore's theorems: every bit is right. In misère play without piles above 1, the lowest bit has the
    exception."""
    low, *high = zip(*map(a.bits, parts))
    exception = a.and_(misere, a.not_(a.any(map(a.is_big, parts))))
    return a.all([is_right(a, low, k, exception)] + [is_right(a, column, k, a.FALSE) for column in high])


def is_over(a, parts): return a.all(map(a.is_zero, parts))


def takes_one(a, parts, after):
    """The move takes one stone of a largest pile."""
    changes = []
    for one, then in zip(parts, after):
        is_largest = a.not_(a.any(a.is_less(one, other) for other in parts))
        changes.append(a.all([is_largest, a.is_less(then, one), a.is_equal(a.add(then, 1, a.FALSE)[0], one)]))
    return a.all([a.remainders(changes, len(parts) + 1)[1]] +
                 [a.or_(change, a.is_equal(one, then)) for change, one, then in zip(changes, parts, after)])


def wins(a, parts, after, misere, k):
    """The move takes from 1..k piles and leads to a P-position."""
    changed = [a.not_(a.is_equal(one, then)) for one, then in zip(parts, after)]
    lower = [a.not_(a.is_less(one, then)) for one, then in zip(parts, after)]
    return a.all(lower + [a.any(changed), a.at_most(k, changed), is_p(a, after, misere, k)])


def after_change(call, end):
    """Returns the piles after the first change of the move."""
    _, _, ((part, becomes), *_) = call.result(end)
    return [call.a.choose(call.a.is_equal(part, i), becomes, one) for i, one in enumerate(call.parts)]


def claim_reply(call, end):
    """Claims the contract of nim_reply."""
    a, parts, misere = call.a, call.parts, call.misere
    p = is_p(a, parts, misere, 1) if parts else a.not_(misere)
    over = is_over(a, parts)
    verdict, count, _ = call.result(end)
    call.claim_that(end, a.is_equal(verdict, a.choose(p, 0, 1)), "wrong verdict")
    call.claim_that(end, a.is_equal(count, a.choose(over, 0, 1)), "wrong number of changes")
    if parts:
        after = after_change(call, end)
        call.claim_that(end, a.any([over, p, wins(a, parts, after, misere, 1)]), "a winning position is given away")
        call.claim_that(end, a.any([over, a.not_(p), takes_one(a, parts, after)]), "not one stone of a largest pile")


def prove(program, count, solvers, places=PLACES):
    """Returns the worst (cycles, bytes of stack), without the call. Raises Refuted."""
    circuit, costs = Circuit(), []
    parts, misere = [circuit.variables() for _ in range(count)], circuit.variable()
    for place in places:
        call = Reply(program, circuit, place, parts, misere)
        ends = call.run()
        for end in ends:
            claim_reply(call, end)
        call.refute(solvers)
        costs.append(call.cost(ends))
    return tuple(map(max, zip(*costs)))


def theorem(count, k, solvers):
    """Proves three statements about positions, for k up to the number of piles. No move leads from a P-position to a
    P-position. The end is P in normal play and N in misère play. A move that leaves all bits right, seen from before
    the move, leads to a P-position."""
    a = Circuit()
    before, after = ([a.variables() for _ in range(count)] for _ in range(2))
    misere = a.variable()
    refute(a, [(a.and_(is_p(a, before, misere, k), wins(a, before, after, misere, k)), "a move leads from P to P")], solvers)
    refute(a, [(a.and_(is_over(a, before), a.same(misere, is_p(a, before, misere, k))), "the end is wrong")], solvers)
    low, *high = zip(*after)
    changed = [a.not_(a.is_equal(one, then)) for one, then in zip(before, after)]
    lower = [a.not_(a.is_less(one, then)) for one, then in zip(before, after)]
    exception = a.and_(misere, a.at_most(k, list(map(a.is_big, before))))
    right = [is_right(a, low, k, exception)] + [is_right(a, column, k, a.FALSE) for column in high]
    wrong = a.not_(is_p(a, after, misere, k))
    refute(a, [(a.all([a.at_most(k, changed), wrong] + lower + right), "right bits, but not P")], solvers)
