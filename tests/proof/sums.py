# SPDX-License-Identifier: MIT
"""Sums of games whose value is a xor of numbers: sum_verdict with each formula, the choices of staircase Nim, and
Nimble, which is Nim with coins as piles."""
import functools

from circuit import Circuit
from contract import PLACES, Call, Program, Refuted

PLACE = PLACES[1]
P, N, BEYOND_LIMIT = 0, 1, 4  # enum verdict
STAIRS_MAX = 99  # coins
# (maximum number of parts, bits per part) for each game; Northcott's parts are gaps
RANGES = {"stair": (8, 8), "mixed": (8, 8), "northcott": (8, 4), "turtle_opt": (12, 1), "turtle_must": (12, 1), "turtle_edge": (12, 1)}
EDGE = [1, 0, *range(2, 12)]


def value(a, name, parts, i, white):
    if name == "stair":
        return 0 if i % 2 else parts[i]
    if name == "mixed":
        return a.bitwise(a.and_, parts[i], {0: 3, 1: 1}.get(i, 255))
    if name == "northcott":
        gaps = [a.add(x, a.invert(y), a.FALSE)[0] for x, y in ((parts[i ^ 1], parts[i]), (parts[i], parts[i ^ 1]))]
        return a.choose(white if i % 2 else a.not_(white), a.choose(a.is_less(parts[i], parts[i ^ 1]), *gaps), 0)
    return a.choose(parts[i][0], {"turtle_opt": i + 1, "turtle_must": i, "turtle_edge": EDGE[i]}[name], 0)


def xor(a, values): return functools.reduce(functools.partial(a.bitwise, a.xor), values, 0)


def too_many(a, parts):
    """True if there are more coins than the stairs may have."""
    total, carries = 0, []
    for part in parts:
        total, carry = a.add(total, part, a.FALSE)
        carries.append(carry[7])
    return a.or_(a.any(carries), a.is_less(STAIRS_MAX, total))


def any_position(elf, name, count, misere):
    """Returns a position of this many parts: the circuit, the parts, misere, white and the memory."""
    a = Circuit()
    parts, misere, white = [a.variables(RANGES[name][1]) for _ in range(count)], a.variables(misere), a.variables(1)
    return a, parts, misere, white, elf.position(PLACE.position, part=parts, count=[count], misere=[a.byte(misere)], white=[white])


def verdict(elf, name, count, solvers):
    """Proves sum_verdict. Returns cycles and bytes of stack."""
    a, parts, misere, white, memory = any_position(elf, name, count, 1)
    call = Call(Program(elf, "sum_verdict"), a, PLACE.sp, {24: elf.objects[name + "_sum"][0], 22: PLACE.position}, memory, ())
    if name == "northcott":
        call.start.guard = a.not_(a.any(a.is_equal(x, y) for x, y in zip(parts[::2], parts[1::2])))
    ends = call.run()
    values = [value(a, name, parts, i, white[0]) for i in range(count)]
    is_p = a.is_equal(xor(a, values), a.choose(a.any(map(a.is_big, values)), 0, a.byte(misere)))
    is_beyond = too_many(a, parts) if name == "stair" else a.FALSE
    expected = a.choose(is_beyond, BEYOND_LIMIT, a.choose(is_p, P, N))
    for end in ends:
        call.claim_that(end, a.is_equal(end.registers[24], expected), "wrong verdict")
        call.claim_upper_byte(end, "verdict")
    call.refute(solvers)
    return call.cost(ends)


def prove_verdicts(elf, name, solvers):
    """Proves all numbers of parts, normal and misère, both players. Returns (cycles, bytes of stack)."""
    counts = range(0, RANGES[name][0] + 1, 2 if name == "northcott" else 1)
    return tuple(map(max, zip(*(verdict(elf, name, count, solvers) for count in counts))))


def game(elf, name):
    """Returns the address of a row in the table of games, and its size in bytes."""
    row = elf.members("game")["rules"] + 4  # size of a row; `rules` and the last member need 2 bytes each
    return elf.objects["games"][0] + row * elf.members("game_id")[f"GAME_{name.upper()}"], row


def prove_stairs(elf, count, step, solvers):
    """Proves sum_winning for a step of an N-position: it returns the next winning number of coins above the given one,
    or 0. With only_down, steps that do not count give 0. Returns (cycles, bytes of stack)."""
    a, parts, _, _, memory = any_position(elf, "stair", count, 0)
    is_beyond, costs = too_many(a, parts), []
    number, other = a.variables(), a.variables()

    def is_winning(taken):
        after = list(parts)
        after[step] = a.add(parts[step], a.invert(taken), a.TRUE)[0]
        if step:
            after[step - 1] = a.add(parts[step - 1], taken, a.FALSE)[0]
        left = xor(a, after[::2])
        return a.all([a.not_(a.is_less(parts[step], taken)), a.is_less(number, taken), a.is_zero(left)])

    for only_down in (0, 1):
        arguments = {24: game(elf, "stair")[0], 22: PLACE.position, 20: step, 16: only_down}
        call = Call(Program(elf, "sum_winning"), a, PLACE.sp, arguments, memory, ())
        call.kept.update({16: only_down, 17: 0})
        call.start.registers[18] = number
        call.start.guard = a.not_(a.or_(is_beyond, a.is_zero(xor(a, parts[::2]))))
        found = call.run()
        for one in found:
            took = one.registers[24]
            none = a.is_zero(took)
            call.claim_that(one, a.or_(none, is_winning(took)), "a choice that does not win")
            missed = a.and_(is_winning(other), a.or_(none, a.is_less(other, took)))
            if only_down and step % 2:
                missed = a.not_(none)
            call.claim_that(one, a.not_(missed), "a winning choice is missed")
        call.refute(solvers)
        costs.append(call.cost(found))
    return tuple(map(max, zip(*costs)))


def check_nimble(elf):
    """Checks that Nimble has the rules and the theory of Nim, whose reply is proved."""
    rows = [elf.flash[at + size - 4:at + size] for at, size in (game(elf, name) for name in ("nim", "nimble"))]
    theory = elf.objects["nim_outcomes"][0]
    reply = 2 * elf.word(theory + elf.members("outcomes")["reply"])
    if rows[0] != rows[1] or int.from_bytes(rows[0][2:], "little") != theory or reply != elf.functions["nim_reply"][0]:
        raise Refuted("Nimble is not played as Nim")
