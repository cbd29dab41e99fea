# SPDX-License-Identifier: MIT
"""A pupil who has read why one position is won or lost, and then plays another position of the same game. The pupil
knows the rules, can count, and takes each kind of reason for a rule about lost positions. The pupil sees none of the
program's answers about the other position."""
import functools
import re

import facts
import reasons
from questions import moves_of, play as position_after, turns

TO_TRY_MAX = 3000  # most moves that the pupil tries


class Unsaid(Exception):
    """The reason does not answer this question."""


# --- the numbers of a position that the pupil counts ------------------------------------------------------------------


def counted(read, question):
    """Returns the numbers that the theory is about, found in the same way as in the text."""
    printed = read["parts"]
    if "remainder" in read:
        divisor = int(re.search(r"mod (\d+)", read["remainder"])[1])
        piles = [turns(question, part) for part in question.parts] if "m" in question.params else question.parts
        few = facts_in(read, r"\d+ left at most")
        if few and sum(map(bool, piles)) > facts.numbers(few[0])[0] and max(piles) >= divisor:
            raise Unsaid("more piles that are as large")
        return [pile % divisor for pile in piles]
    if question.letters:
        return [worth_of_coin(read, place) for place, coin in enumerate(question.parts, 1) if coin == "H"]
    if "northcott" in question.game:
        return [abs(one - other) - 1 for one, other in question.parts]
    if "@" in printed:
        return question.parts[::2] if all(int(word.split("@")[1]) % 2 for word in printed.split(" ")) else question.parts
    return question.parts


def worth_of_coin(read, place):
    """Returns the value of a coin as printed. Other coins differ from their place by as much as the last printed coin."""
    told = dict(map(facts.numbers, facts_in(read, r"coin \d+: \d+")))
    last = max(told, default=1)
    less = {coin - worth for coin, worth in told.items()}
    if place not in told and (last == 1 or (last == 2 and len(less) > 1)):
        raise Unsaid("the value of a coin")
    return told.get(place, place - last + told.get(last, 0))


def facts_in(read, pattern):
    return [fact for fact in read.get("facts", "").split("; ") if re.fullmatch(pattern, fact)]


def values(read, question):
    """Returns Grundy values: that of the remainder of a long pile, otherwise the mex of its moves."""
    has_mex = bool(facts_in(read, r"\d+ to [\d ]+: \d+"))
    periods = [facts.numbers(fact)[1] for fact in facts_in(read, r"\d+ by \d+: \d+")]

    @functools.lru_cache(maxsize=None)
    def by_mex(part):
        if not has_mex:
            raise Unsaid("how the value is found")
        to = question.edges.get(part, []) if "E" in question.params else [part - take for take in question.takes() if take <= part]
        return facts.mex({by_mex(one) for one in to})

    if "mixed" in question.game:
        for place, period in enumerate((4, 2)):
            if place < len(question.parts) and period not in periods:
                raise Unsaid(f"the period of pile {place + 1}")
        return [part % (4, 2)[place] if place < 2 else part for place, part in enumerate(question.parts)]
    return [by_mex(part % periods[0] if periods else part) for part in question.parts]


# --- the positions that are lost, by a function for each theory -------------------------------------------------------


def columns_are_lost(read, question):
    theory = read["theory"].split("=")
    if facts_in(read, "each 0 leads nowhere or to 1") and not reasons.values_decide(question):
        raise Unsaid("a 0 that leads to no 1")
    numbers = values(read, question) if theory[0] == "values" else counted(read, question)
    modulus = int(theory[1]) + 1 if len(theory) > 1 else 2
    if question.misere and max(numbers, default=0) <= 1:
        end = re.search(r"(\d+) mod (\d+)", read["end"] + "; " + read.get("facts", ""))
        if not end and not facts_in(read, "1 big: leave odd"):
            raise Unsaid("the end of misere play")
        rest, by = map(int, end.groups()) if end else (1, 2)
        return sum(numbers) % by == rest
    return all(sum(number >> bit & 1 for number in numbers) % modulus == 0 for bit in range(32))


def remainder_is_lost(read, question):
    left = 1 if "end" in read else 0
    return question.parts[0] % int(re.search(r"mod (\d+)", read["remainder"])[1]) == left


def split_is_lost(read, question):
    heap, cap = question.parts
    return not heap or reasons.split(heap, read["theory"] == "zeckendorf")[-1] > cap


def pair_is_lost(read, question):
    return sorted(question.parts) == reasons.wythoff_pair_of(min(question.parts))


def parity_is_lost(read, question):
    return all(number == 1 for number in counted(read, question))


def steps_are_lost(read, question):
    """Chooses the longest or shortest path by the printed vertices."""
    told = r"\d+ to [\d ]+: \d+, "
    longest, shortest = facts_in(read, told + "the longest even and 1"), facts_in(read, told + "none even: the shortest and 1")

    @functools.lru_cache(maxsize=None)
    def steps(vertex):
        after = [steps(to) for to in question.edges.get(vertex, [])]
        even = [one for one in after if one % 2 == 0]
        if after and not (longest if even else shortest):
            raise Unsaid("how long a token can move")
        return 1 + max(even) if even else 1 + min(after) if after else 0

    return max(map(steps, question.parts), default=0) % 2 == 0


def heap_is_lost(read, question):
    heap, told = question.parts[0], read.get("facts", "").split("; ")
    late = next((facts.numbers(fact)[0] for fact in told if fact.startswith("from ")), 0)
    below = next((i for i, fact in enumerate(told) if fact.startswith("below ")), len(told))
    lost = lambda some: list(facts.residues(fact for fact in some if fact.startswith("lost ")))  # noqa: E731
    if below < len(told) and heap < facts.numbers(told[below])[0]:
        return heap in lost(told[below:])
    period = next((facts.numbers(fact)[0] for fact in told[:below] if fact.startswith("by ")), 0)
    if heap < late or not period:
        raise Unsaid("heaps of this size")
    return heap % period in lost(told[:below])


def bar_is_lost(read, question):
    """Knows only bars of the shapes that it has read about."""
    told, rows = read.get("facts", ""), [row for row in question.parts if row]
    columns = [sum(row > place for row in rows) for place in range(rows[0] if rows else 0)]
    if rows == [1] or not rows:
        return bool(rows)
    if "mirror" in told and set(rows[1:]) == {1}:
        return rows[0] == len(rows)
    for words, lines in (("top row", rows), ("right column", columns)):
        if words in told and len(lines) == 2:
            return lines[0] == lines[1] + 1
    raise Unsaid("bars of this shape")


def strip_is_drawn(read, question):
    """Knows SOS strips without traps as drawn, if the reason is about such a strip."""
    strip = "".join(question.parts)
    return "no trap can come" in read.get("facts", "") and not re.search(r"SOS|S\.S|SO\.|\.OS|[S.]\.\.[S.]", strip)


def strip_is_lost(read, question):
    """In an SOS strip with a trap, the number of free cells decides."""
    told, strip = read.get("facts", ""), "".join(question.parts)
    if "SOS" in strip:
        return True
    if re.search(r"S\.S|SO\.|\.OS", strip):
        return False
    if "trap S__S" in told and "odd wins" in told and "S..S" in strip:
        return strip.count(".") % 2 == 0
    raise Unsaid("how strips end that have no trap")


LOST = {"xor": columns_are_lost, "columns": columns_are_lost, "values": columns_are_lost, "remainder": remainder_is_lost,
        "zeckendorf": split_is_lost, "power": split_is_lost, "pairs": pair_is_lost, "parity": parity_is_lost, "steps": steps_are_lost}
SEARCHED = {"sub": heap_is_lost, "msub": heap_is_lost, "chomp": bar_is_lost, "sos": strip_is_lost}


def play(read, question):
    """Returns the verdict and a move that wins or keeps the draw, or None without such a move. Raises Unsaid if the
    reason does not decide."""
    lost = LOST.get(read["theory"].split(" ")[0]) or SEARCHED.get(question.game)
    if not lost:
        raise Unsaid("any rule")
    unsaid, moves = None, moves_of(question)
    if question.game == "sos" and strip_is_drawn(read, question):
        return "D", next((move for move in moves if strip_is_drawn(read, position_after(question, move))), None)
    for move in moves:
        try:
            if lost(read, position_after(question, move)):
                return "N", move
        except Unsaid as one:
            unsaid = one
    if unsaid and not lost(read, question):
        raise unsaid
    return "P" if lost(read, question) else "N", None
