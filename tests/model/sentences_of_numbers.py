# SPDX-License-Identifier: MIT
"""Judges the sentences of `why` about the numbers of a position."""
import re

import facts
import reasons
from questions import limit, turns
from sentence_case import listed, row


# --- the numbers ---------------------------------------------------------------------------------------------------------


@row("The numbers are the piles: @.")
@row("The numbers are the cells of the coins: @.")
def parts_are(case, words):
    return listed(words) == list(case.asked.parts)


@row("Only coins on odd steps count. The numbers are those on steps 1, 3, 5, ...: @.")
@row("A head counts as the number of its coin. The numbers of the heads are @.")
@row("A head counts as the number of its coin minus 1. The numbers are @.")
@row("Head 1 counts 1, head 2 counts 0, any other head its number minus 1. The numbers are @.")
@row("The numbers are the empty columns between the two men of each row: @.")
@row("Pile 1 counts mod 4 (divide by 4, keep the remainder), pile 2 mod 2, any other pile as it is: @.")
@row("The value of a pile is the least number that is not the value after a move. The values are @.")
@row("The value of a heap is the least number that is not the value after a move. The values are @.")
@row("The value of a vertex is the least number that is not the value after a move. The values are @.")
@row("A sum is decided by the values of its parts: @.")
@row("The tokens have the values @.")
@row("The tokens have the numbers @.")
def numbers_are(case, words):
    return listed(words) == case.numbers(case.asked)


@row("Divide each pile by #, which is K + 1. The remainders are @.")
@row("Divide the turns by #. The remainders are @.")
def remainders_are(case, divisor, words):
    return int(divisor) == limit(case.asked) + 1 and listed(words) == [turns(case.asked, one) % int(divisor) for one in case.asked.parts]


@row("The balls need these turns to the goal: @. A ball rolls at most # turns in a move.")
def turns_are(case, words, most):
    return listed(words) == [turns(case.asked, one) for one in case.asked.parts] and int(most) == limit(case.asked)


@row("Remainders decide, because a move changes only one of them.")
def alone(case):
    return case.together == 1 and reasons.formula_holds(case.asked)


@row("Remainders decide if at most # piles are not empty, or if no pile is above #.")
@row("Remainders decide if at most # balls are away from the goal, or if no ball needs more than # turns.")
def formula(case, few, most):
    return int(few) == case.together + 1 and int(most) == limit(case.asked) and reasons.formula_holds(case.asked)


@row("More than # piles are not empty and a pile is above #. Remainders do not decide, so a search does.")
@row("More than # balls are away from the goal and one needs more than # turns. Remainders do not decide, so a search does.")
def no_formula(case, few, most):
    return int(few) == case.together + 1 and int(most) == limit(case.asked) and not reasons.formula_holds(case.asked)


@row("The values repeat with period #: a pile of # has the value of a pile of #.")
def values_repeat(case, period, pile, rest):
    values = facts.pile_values(tuple(case.asked.takes()))
    case.rests.append(int(rest))
    return int(pile) in case.asked.parts and int(pile) % int(period) == int(rest) and facts.has_period(values, int(period))


@row("The moves from # lead to value @. The least missing value is #.")
@row("The moves from # lead to values @. The least missing value is #.")
def least_missing(case, part, words, value):
    found = case.values_after(int(part))
    case.explained.append(int(part))
    return int(part) in case.rests + case.parts() and listed(words) == sorted(found) and facts.mex(found) == int(value)


@row("Values decide misere play here: each vertex of value 0 has no move, or a move to value 1.")
def values_decide(case):
    return case.asked.misere and reasons.values_decide(case.asked)


@row("Values do not decide misere play here: a vertex of value 0 has moves, but none to value 1. A search does.")
def values_do_not_decide(case):
    return case.asked.misere and not reasons.values_decide(case.asked)


@row("The value of a vertex is the least number that is not the value after a move. Vertices 0, 1, ... have @.")
def vertices_have(case, words):
    return listed(words) == [reasons.vertex_values(case.asked, vertex) for vertex in range(case.number("V"))]


@row("A vertex without moves has the number 0. If a move leads to an even number, take the largest plus 1.")
def first_half(_case):
    return True


@row("Otherwise take the smallest number plus 1. Vertices 0, 1, ... have @.")
def lasting(case, words):
    told, edges = listed(words), case.asked.edges
    for vertex, number in enumerate(told):
        after = [told[to] for to in edges.get(vertex, [])]
        even = [one for one in after if one % 2 == 0]
        if number != (1 + max(even) if even else 1 + min(after) if after else 0):
            return f"vertex {vertex}"
    return len(told) == case.number("V")


@row("The moves from vertex # lead to number @. The largest even one plus 1 is #.")
@row("The moves from vertex # lead to numbers @. The largest even one plus 1 is #.")
def prolongs(case, vertex, words, number):
    found = {reasons.vertex_steps(case.asked, to) for to in case.asked.edges.get(int(vertex), [])}
    return (int(vertex) in case.asked.parts and listed(words) == sorted(found)
            and int(number) == 1 + max(one for one in found if one % 2 == 0))


@row("The moves from vertex # lead to number @. None is even. The smallest plus 1 is #.")
@row("The moves from vertex # lead to numbers @. None is even. The smallest plus 1 is #.")
def shortens(case, vertex, words, number):
    found = {reasons.vertex_steps(case.asked, to) for to in case.asked.edges.get(int(vertex), [])}
    return int(vertex) in case.asked.parts and listed(words) == sorted(found) and all(one % 2 for one in found) and int(number) == 1 + min(found)


@row("The token on vertex # lasts longest. Its number is #.")
def longest(case, vertex, number):
    lasts = {one: reasons.vertex_steps(case.asked, one) for one in case.asked.parts}
    return lasts[int(vertex)] == int(number) == max(lasts.values())


@row("# is odd, so the player to move makes the last move.")
@row("# is even, so the opponent makes the last move.")
def parity_of_longest(case, number):
    return int(number) == max(case.numbers(case.asked)) and (int(number) % 2 == 1) == (case.verdict == "N")


@row("Divide the heap by #, which is max + 1. Heap # leaves the remainder #.")
def heap_rest(case, divisor, heap, rest):
    return int(divisor) == case.number("max") + 1 and [int(heap)] == case.asked.parts and int(heap) % int(divisor) == int(rest)


@row("Split the heap into Fibonacci numbers 1, 2, 3, 5, 8, ..., each as large as possible: # = *.")
@row("Split the heap into powers of two 1, 2, 4, 8, ..., each as large as possible: # = *.")
def split(case, heap, words):
    return int(heap) == case.asked.parts[0] and listed(words) == reasons.split(int(heap), case.name == "fib")


@row("The smallest part is #, and the cap is #.")
def smallest(case, part, cap):
    heap, allowed = case.asked.parts
    return [int(part), int(cap)] == [reasons.split(heap, case.name == "fib")[-1], allowed]


@row("If the last take was #, its smallest power of two is that of the heap: #.")
def last_take(case, took, power):
    heap, cap = case.asked.parts
    return int(took) == cap and cap & -cap == int(power) == heap & -heap


@row("Pair 0 is (0, 0). Pair n is (a, a + n), where a is the least number in no earlier pair.")
def pairs_are_made(_case):
    return True


@row("The pairs up to the larger pile are *.")
def pairs(case, words):
    told, used = re.findall(r"\((\d+), (\d+)\)", words), set()
    for n, (a, b) in enumerate(told):
        least = next(one for one in range(10 ** 6) if one not in used)
        if [int(a), int(b)] != [least, least + n]:
            return f"pair {n}"
        used |= {least, least + n}
    least = next(one for one in range(10 ** 6) if one not in used)
    return max(used, default=0) <= max(case.asked.parts) and (words.endswith("...") or least + len(told) > max(case.asked.parts))


@row("The smaller pile, #, is in pair #: # and #.")
def pair_of_smaller(case, pile, number, one, other):
    return int(pile) == min(case.asked.parts) and int(other) - int(one) == int(number) and reasons.wythoff_pair_of(int(pile)) == [int(one), int(other)]


@row("Divide both boxes by 2. The remainders are # and #.")
def boxes(case, one, other):
    return [int(one), int(other)] == [box % 2 for box in case.asked.parts]


# --- one heap ------------------------------------------------------------------------------------------------------------


def heap_outcomes(case):
    return facts.lost_heaps(tuple(case.asked.takes()), case.asked.misere), *facts.shortest_period(tuple(case.asked.takes()), case.asked.misere)


@row("From heap # on, the lost heaps repeat with a period.")
def late(case, heap):
    return int(heap) == heap_outcomes(case)[1]


@row("The period is #: divide the heap by #. Heap # leaves the remainder #.")
def period(case, by, again, heap, rest):
    return by == again and int(by) == heap_outcomes(case)[2] and [int(heap)] == case.asked.parts and int(heap) % int(by) == int(rest)


def ranges(words):
    for first, last in re.findall(r"(\d+)(?: to (\d+))?", words):
        yield from range(int(first), int(last or first) + 1)


@row("A heap is lost if it leaves one of these remainders: *.")
def lost_remainders(case, words):
    lost, start, by = heap_outcomes(case)
    first = -(-start // by) * by
    case.rule = lambda question: lost[question.parts[0]] if question.parts[0] < start else question.parts[0] % by in ranges(words)
    return list(ranges(words)) == [rest for rest in range(by) if lost[first + rest]]


@row("Below heap #, these heaps are lost: *.")
def lost_below(case, heap, words):
    lost, start, _ = heap_outcomes(case)
    case.rule = case.rule or (lambda question: question.parts[0] in ranges(words))
    return int(heap) == start and list(ranges(words)) == [one for one in range(start) if lost[one]]
