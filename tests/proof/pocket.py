# SPDX-License-Identifier: MIT
"""The pocket toy. Link-time optimisation leaves no moore_reply there to call: mark_move of ui/leds/pocket.c has it inside, and is
proved as a whole, by what it leaves in the memory of the toy."""
import moore
from algebra import Circuit
from contract import Call

SP, STACK = 0xd0, 0x40  # on the ATtiny2313A, whose RAM is 0x60..0xdf
LEVEL_4 = 3 << 4


def prove(program, k, level, solvers, rows=4, height_bits=3):
    """All positions of rows of 0..7. With a level the toy is to move, otherwise it gives a hint, at any level. Returns (cycles,
    bytes of stack) of the worst case."""
    circuit, elf = Circuit(), program.elf
    start, size = elf.objects["toy"]
    at = {name: (start & 0xffff) + offset for name, offset in elf.members("pocket").items()}
    position = {name: at["position"] + offset for name, offset in elf.members("position").items()}
    states = elf.members("pocket_state")
    parts = [circuit.variables()[:height_bits] + (0,) * (8 - height_bits) for _ in range(rows)]
    misere = circuit.variable()
    memory = {(start & 0xffff) + i: circuit.variables() for i in range(size)}
    memory.update((position["part"] + i, part) for i, part in enumerate(parts))
    memory.update({position["count"]: rows, position["k"]: k, position["misere"]: (misere,) + (0,) * 7,
                   at["state"]: states["POCKET_HOLD" if level is None else "POCKET_REMOVE"]})
    if level is not None:
        settings = memory[at["settings"]]
        memory[at["settings"]] = settings[:4] + tuple(circuit.bits(level))[4:6] + settings[6:]
    writable = {at[field] for field in ("state", "wait", "left")} | {at["marked"] + i for i in range(rows)}
    call = Call(program, circuit, SP, {}, memory, writable, stack=STACK, solvers=solvers)
    ends = call.run()
    for end in ends:
        marked = [end.memory[at["marked"] + i] for i in range(rows)]
        claim_marks(call, end, parts, marked, misere, k, level is None)
        state = states["POCKET_HINT" if level is None else "POCKET_REMOVE"]
        call.claim_that(end, circuit.is_equal(end.memory[at["state"]], state), "a wrong state")
    call.refute(solvers)
    return call.cost(ends)


def claim_marks(call, end, parts, marked, misere, k, is_hint):
    circuit = call.a
    touched = [circuit.any(circuit.bits(mark)) for mark in marked]
    after = [circuit.add(part, circuit.invert(mark), 1)[0] for part, mark in zip(parts, marked)]
    k = min(k, len(parts))
    p = moore.is_p(circuit, parts, misere, k)
    over = circuit.not_(circuit.any(bit for part in parts for bit in part))
    touches = circuit.counts(touched)
    too_much = circuit.any(circuit.is_less(part, mark) for part, mark in zip(parts, marked))
    call.claim_that(end, circuit.not_(too_much), "takes too much")
    wins = circuit.and_(circuit.any(touches[1:k + 1]), moore.is_p(circuit, after, misere, k))
    call.claim_that(end, circuit.any((p, over, wins)), "a winning position is given away")
    call.claim_that(end, circuit.any((circuit.not_(over), touches[0])), "stones of an empty position")
    if is_hint:
        call.claim_that(end, circuit.or_(circuit.not_(p), touches[0]), "a hint where no move wins")
        return
    largest = [circuit.all(circuit.not_(circuit.is_less(part, other)) for other in parts) for part in parts]
    one = circuit.any(circuit.and_(circuit.is_equal(mark, 1), here) for mark, here in zip(marked, largest))
    call.claim_that(end, circuit.any((circuit.not_(p), over, circuit.and_(touches[1], one))), "not one stone of a largest row")
