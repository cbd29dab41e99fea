# SPDX-License-Identifier: MIT
"""nim_reply, for all positions of a number of piles of 0..255."""
from algebra import Circuit
from contract import PLACES, Call, Input, refute


def is_p(circuit, parts, misere):
    """Bouton: the xor of the piles is 0; in misere play, if no pile is above 1, it is 1."""
    xor = 0
    for part in parts:
        xor = circuit.bitwise(circuit.xor, xor, part)
    big = circuit.any(bit for part in parts for bit in circuit.bits(part)[1:])
    wanted = circuit.and_(misere, circuit.not_(big))
    low, *high = circuit.bits(xor)
    return circuit.and_(circuit.not_(circuit.any(high)), circuit.not_(circuit.xor(low, wanted)))


def contract(call, end):
    """What is promised of the reply."""
    circuit, given = call.circuit, call.given
    verdict, count, changes = call.result(end)
    p = is_p(circuit, given.parts, given.misere)
    call.claim_that(end, circuit.mux(p, circuit.is_equal(verdict, 0), circuit.is_equal(verdict, 1)), "wrong verdict")
    over = circuit.not_(circuit.any(bit for part in given.parts for bit in circuit.bits(part)))
    call.claim_that(end, circuit.is_equal(count, circuit.choose(over, 0, 1)), "wrong number of changes")
    if not given.count:
        return
    (part, becomes), playing = changes[0], circuit.not_(over)
    chosen = [circuit.and_(playing, circuit.is_equal(part, i)) for i in range(given.count)]
    after = [circuit.choose(here, becomes, one) for here, one in zip(chosen, given.parts)]
    legal = circuit.any(circuit.and_(here, circuit.is_less(becomes, one)) for here, one in zip(chosen, given.parts))
    call.claim_that(end, circuit.or_(over, legal), "illegal move")
    leads_to_p = is_p(circuit, after, given.misere)
    call.claim_that(end, circuit.any((over, p, leads_to_p)), "a winning position is given away")
    lost = end.copy(circuit.all((end.guard, p, playing)))
    claim_one_stone(call, lost, given.parts)


def claim_one_stone(call, end, parts):
    """The move takes one stone of a largest pile."""
    circuit = call.circuit
    _, count, changes = call.result(end)
    part, becomes = changes[0]
    taken = circuit.any(
        circuit.all([circuit.is_equal(part, i), circuit.is_equal(circuit.add(becomes, 1, circuit.FALSE)[0], one),
                     circuit.is_less(becomes, one)] + [circuit.not_(circuit.is_less(one, other)) for other in parts])
        for i, one in enumerate(parts))
    call.claim_that(end, circuit.and_(taken, circuit.is_equal(count, 1)), "not one stone of a largest pile")


def run(program, circuit, place, given):
    """Runs the function and returns (call, ends), with all claims made."""
    call = Call(program, circuit, place, given)
    ends = call.machine.run([call.start], call.has_ended)
    call.claim_complete(ends)
    for end in ends:
        call.claim_return(end)
        contract(call, end)
    return call, ends


def prove(program, count, solvers, places=PLACES):
    """Returns (cycles, bytes of stack) of the worst case, without the call. Raises Refuted."""
    circuit = Circuit()
    given = Input(circuit, count)
    cycles = stack = 0
    for place in places:
        call, ends = run(program, circuit, place, given)
        refute(circuit, call.machine.claims, solvers)
        cycles = max([cycles] + [end.cycles for end in ends])
        stack = max(stack, call.stack())
    return cycles, stack


def theorem(count, solvers):
    """No move leads from a P-position to a P-position; the end is P in normal play and N in misere play."""
    circuit = Circuit()
    given = Input(circuit, count)
    claims = []
    if not count:
        claims.append((circuit.xor(is_p(circuit, [], given.misere), circuit.not_(given.misere)), "the end is wrong"))
    for i, pile in enumerate(given.parts):
        others, becomes = given.parts[:i] + given.parts[i + 1:], circuit.variables()
        claims.append((circuit.all([circuit.is_less(becomes, pile), is_p(circuit, others + [pile], given.misere),
                                    is_p(circuit, others + [becomes], given.misere)]), f"P to P by pile {i}"))
    refute(circuit, claims, solvers)
