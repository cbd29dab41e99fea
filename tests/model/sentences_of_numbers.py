# SPDX-License-Identifier: MIT
"""Judges the sentences of `why` about the numbers of a position."""
import re

import facts
import reasons
from facts import numbers, ranges
from questions import limit, turns
from sentence_case import row, rows


# --- the numbers ---------------------------------------------------------------------------------------------------------


rows(
    ("The numbers are the piles: @.",
     "The numbers are the cells of the coins: @.",
     lambda case, words: numbers(words) == list(case.asked.parts)),
    ("Only coins on odd steps count. The numbers are those on steps 1, 3, 5, ...: @.",
     "A head counts as the number of its coin. The numbers of the heads are @.",
     "A head counts as the number of its coin minus 1. The numbers are @.",
     "Head 1 counts 1, head 2 counts 0, any other head its number minus 1. The numbers are @.",
     "The numbers are the empty columns between the two men of each row: @.",
     "Pile 1 counts mod 4 (divide by 4, keep the remainder), pile 2 mod 2, any other pile as it is: @.",
     "The value of a pile is the least number that is not the value after a move. The values are @.",
     "The value of a heap is the least number that is not the value after a move. The values are @.",
     "The value of a vertex is the least number that is not the value after a move. The values are @.",
     "A sum is decided by the values of its parts: @.",
     "The tokens have the values @.",
     "The tokens have the numbers @.",
     lambda case, words: numbers(words) == case.numbers(case.asked)),
    ("Divide each pile by #, which is K + 1. The remainders are @.",
     "Divide the turns by #. The remainders are @.",
     lambda case, divisor, words: int(divisor) == limit(case.asked) + 1
      and numbers(words) == [turns(case.asked, one) % int(divisor) for one in case.asked.parts]),
    ("The balls need these turns to the goal: @. A ball rolls at most # turns in a move.",
     lambda case, words, most: numbers(words) == [turns(case.asked, one) for one in case.asked.parts] and int(most) == limit(case.asked)),
    ("Remainders decide, because a move changes only one of them.", lambda case: case.together == 1 and reasons.formula_holds(case.asked)),
    ("Remainders decide if at most # piles are not empty, or if no pile is above #.",
     "Remainders decide if at most # balls are away from the goal, or if no ball needs more than # turns.",
     lambda case, few, most: int(few) == case.together + 1 and int(most) == limit(case.asked) and reasons.formula_holds(case.asked)),
    ("More than # piles are not empty and a pile is above #. Remainders do not decide, so a search does.",
     "More than # balls are away from the goal and one needs more than # turns. Remainders do not decide, so a search does.",
     lambda case, few, most: int(few) == case.together + 1 and int(most) == limit(case.asked) and not reasons.formula_holds(case.asked)),
    ("Values decide misere play here: each vertex of value 0 has no move, or a move to value 1.",
     lambda case: case.asked.misere and reasons.values_decide(case.asked)),
    ("Values do not decide misere play here: a vertex of value 0 has moves, but none to value 1. A search does.",
     lambda case: case.asked.misere and not reasons.values_decide(case.asked)),
    ("The value of a vertex is the least number that is not the value after a move. Vertices 0, 1, ... have @.",
     lambda case, words: numbers(words) == [reasons.vertex_values(case.asked, vertex) for vertex in range(case.number("V"))]),
    ("A vertex without moves has the number 0. If a move leads to an even number, take the largest plus 1.", lambda _case: True),
    ("# is odd, so the player to move makes the last move.",
     "# is even, so the opponent makes the last move.",
     lambda case, number: int(number) == max(case.numbers(case.asked)) and (int(number) % 2 == 1) == (case.verdict == "N")),
    ("Divide the heap by #, which is max + 1. Heap # leaves the remainder #.",
     lambda case, divisor, heap, rest: int(divisor) == case.number("max") + 1 and [int(heap)] == case.asked.parts
      and int(heap) % int(divisor) == int(rest)),
    ("Split the heap into Fibonacci numbers 1, 2, 3, 5, 8, ..., each as large as possible: # = *.",
     "Split the heap into powers of two 1, 2, 4, 8, ..., each as large as possible: # = *.",
     lambda case, heap, words: int(heap) == case.asked.parts[0] and numbers(words) == reasons.split(int(heap), case.name == "fib")),
    ("Pair 0 is (0, 0). Pair n is (a, a + n), where a is the least number in no earlier pair.", lambda _case: True),
    ("The smaller pile, #, is in pair #: # and #.",
     lambda case, pile, number, one, other: int(pile) == min(case.asked.parts) and int(other) - int(one) == int(number)
      and reasons.wythoff_pair_of(int(pile)) == [int(one), int(other)]),
    ("Divide both boxes by 2. The remainders are # and #.",
     lambda case, one, other: [int(one), int(other)] == [box % 2 for box in case.asked.parts]))


@row("The values repeat with period #: a pile of # has the value of a pile of #.")
def values_repeat(case, period, pile, rest):
    values = facts.pile_values(tuple(case.asked.takes()))
    case.rests.append(int(rest))
    return int(pile) in case.asked.parts and int(pile) % int(period) == int(rest) and facts.has_period(values, int(period))


@row("The moves from # lead to value~ @. The least missing value is #.")
def least_missing(case, part, words, value):
    found = case.values_after(int(part))
    case.explained.append(int(part))
    return int(part) in case.rests + case.parts() and numbers(words) == sorted(found) and facts.mex(found) == int(value)


@row("Otherwise take the smallest number plus 1. Vertices 0, 1, ... have @.")
def lasting(case, words):
    told, edges = numbers(words), case.asked.edges
    for vertex, number in enumerate(told):
        after = [told[to] for to in edges.get(vertex, [])]
        even = [one for one in after if one % 2 == 0]
        if number != (1 + max(even) if even else 1 + min(after) if after else 0):
            return f"vertex {vertex}"
    return len(told) == case.number("V")


@row("The moves from vertex # lead to number~ @. * plus 1 is #.")
def plus_one(case, vertex, words, taken, number):
    found = {reasons.vertex_steps(case.asked, to) for to in case.asked.edges.get(int(vertex), [])}
    even = [one for one in found if one % 2 == 0]
    right = ("The largest even one", max(even) + 1) if even else ("None is even. The smallest", min(found) + 1)
    return int(vertex) in case.asked.parts and numbers(words) == sorted(found) and (taken, int(number)) == right


@row("The token on vertex # lasts longest. Its number is #.")
def longest(case, vertex, number):
    lasts = {one: reasons.vertex_steps(case.asked, one) for one in case.asked.parts}
    return lasts[int(vertex)] == int(number) == max(lasts.values())


@row("The smallest part is #, and the cap is #.")
def smallest(case, part, cap):
    heap, allowed = case.asked.parts
    return [int(part), int(cap)] == [reasons.split(heap, case.name == "fib")[-1], allowed]


@row("If the last take was #, its smallest power of two is that of the heap: #.")
def last_take(case, took, power):
    heap, cap = case.asked.parts
    return int(took) == cap and cap & -cap == int(power) == heap & -heap


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


# --- one heap ------------------------------------------------------------------------------------------------------------


def heap_outcomes(case):
    return facts.lost_heaps(tuple(case.asked.takes()), case.asked.misere), *facts.shortest_period(tuple(case.asked.takes()), case.asked.misere)


rows(
    ("From heap # on, the lost heaps repeat with a period.", lambda case, heap: int(heap) == heap_outcomes(case)[1]))


@row("The period is #: divide the heap by #. Heap # leaves the remainder #.")
def period(case, by, again, heap, rest):
    return by == again and int(by) == heap_outcomes(case)[2] and [int(heap)] == case.asked.parts and int(heap) % int(by) == int(rest)


@row("A heap is lost if it leaves one of these remainders: *.")
def lost_remainders(case, words):
    lost, start, by = heap_outcomes(case)
    first = -(-start // by) * by
    case.rule = lambda question: lost[question.parts[0]] if question.parts[0] < start else question.parts[0] % by in ranges(words)
    return ranges(words) == [rest for rest in range(by) if lost[first + rest]]


@row("Below heap #, these heaps are lost: *.")
def lost_below(case, heap, words):
    lost, start, _ = heap_outcomes(case)
    case.rule = case.rule or (lambda question: question.parts[0] in ranges(words))
    return int(heap) == start and ranges(words) == [one for one in range(start) if lost[one]]
