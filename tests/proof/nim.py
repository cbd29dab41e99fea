# SPDX-License-Identifier: MIT
"""nim_reply, for all positions of a number of piles of 0..255."""
from algebra import Circuit
from contract import PLACES, Reply, refute


def is_p(circuit, parts, misere):
    """Bouton: the xor of the piles is 0; in misere play, if no pile is above 1, it is 1."""
    xor = 0
    for part in parts:
        xor = circuit.bitwise(circuit.xor, xor, part)
    big = circuit.any(bit for part in parts for bit in circuit.bits(part)[1:])
    wanted = circuit.and_(misere, circuit.not_(big))
    low, *high = circuit.bits(xor)
    return circuit.and_(circuit.not_(circuit.any(high)), circuit.same(low, wanted))


def claim_reply(call, end):
    """What is promised of the reply."""
    circuit, parts, misere = call.a, call.parts, call.misere
    verdict, count, changes = call.result(end)
    p = is_p(circuit, parts, misere)
    call.claim_that(end, circuit.mux(p, circuit.is_equal(verdict, 0), circuit.is_equal(verdict, 1)), "wrong verdict")
    over = circuit.not_(circuit.any(bit for part in parts for bit in circuit.bits(part)))
    call.claim_that(end, circuit.is_equal(count, circuit.choose(over, 0, 1)), "wrong number of changes")
    if not parts:
        return
    (part, becomes), playing = changes[0], circuit.not_(over)
    chosen = [circuit.and_(playing, circuit.is_equal(part, i)) for i in range(len(parts))]
    after = [circuit.choose(here, becomes, one) for here, one in zip(chosen, parts)]
    legal = circuit.any(circuit.and_(here, circuit.is_less(becomes, one)) for here, one in zip(chosen, parts))
    call.claim_that(end, circuit.or_(over, legal), "illegal move")
    call.claim_that(end, circuit.any((over, p, is_p(circuit, after, misere))), "a winning position is given away")
    claim_one_stone(call, end.copy(circuit.all((end.guard, p, playing))))


def claim_one_stone(call, end):
    """The move takes one stone of a largest pile."""
    circuit = call.a
    _, count, ((part, becomes), *_) = call.result(end)
    taken = circuit.any(
        circuit.all([circuit.is_equal(part, i), circuit.is_equal(circuit.add(becomes, 1, circuit.FALSE)[0], one),
                     circuit.is_less(becomes, one)] + [circuit.not_(circuit.is_less(one, other)) for other in call.parts])
        for i, one in enumerate(call.parts))
    call.claim_that(end, circuit.and_(taken, circuit.is_equal(count, 1)), "not one stone of a largest pile")


def prove(program, count, solvers, places=PLACES):
    """Returns (cycles, bytes of stack) of the worst case, without the call. Raises Refuted."""
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


def theorem(count, solvers):
    """No move leads from a P-position to a P-position; the end is P in normal play and N in misere play."""
    circuit, claims = Circuit(), []
    parts, misere = [circuit.variables() for _ in range(count)], circuit.variable()
    if not count:
        claims.append((circuit.same(is_p(circuit, [], misere), misere), "the end is wrong"))
    for i, pile in enumerate(parts):
        others, becomes = parts[:i] + parts[i + 1:], circuit.variables()
        claims.append((circuit.all([circuit.is_less(becomes, pile), is_p(circuit, parts, misere),
                                    is_p(circuit, others + [becomes], misere)]), f"P to P by pile {i}"))
    refute(circuit, claims, solvers)
