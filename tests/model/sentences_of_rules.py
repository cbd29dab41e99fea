# SPDX-License-Identifier: MIT
"""Judges the sentences of `why` about lost positions, how to win, replies that fail."""
import reasons
from facts import numbers
from questions import moves_of, play
from rules import nim_sum
from sentence_case import brute, row, rows


# --- which positions are lost ----------------------------------------------------------------------------------------


@row("Write each number as a sum of different powers of two: *.")
def powers(case, words):
    told = [part.split(" = ") for part in words.split(", ")] if words != "none" else []
    for number, parts in told:
        found = numbers(parts)
        if sum(found) != int(number) or len(set(found)) != len(found) or any(one & (one - 1) for one in found):
            return f"{number} = {parts}"
    return [int(number) for number, _ in told] == list(dict.fromkeys(case.numbers(case.asked)))


@row("Count the numbers that contain each power: *.")
@row("Count the numbers that contain each power, and divide each count by #: *.")
def counts(case, *words):
    if len(words) > 1 and int(words[0]) != case.together + 1 or (len(words) == 1) != (case.together == 1):
        return "another divisor"
    numbers, told = case.numbers(case.asked), []
    for bit in reversed(range(max(numbers, default=0).bit_length())):
        count = sum(number >> bit & 1 for number in numbers)
        rest = ["even", "odd"][count % 2] if case.together == 1 else f"remainder {count % (case.together + 1)}"
        told.append(f"{1 << bit} is in {count} of them ({rest})")
    return (", ".join(told) or "none") == words[-1]


def rule(pattern):
    """Adds a row about lost positions. The function says whether a position is lost."""
    def add(function):
        def take(case, *words):
            function(case, case.asked, *words)  # fails if a number in the sentence is wrong
            case.rule = lambda question: function(case, question, *words)
        row(pattern)(take)
        return function
    return add


rows(
    ("Rule: a position is lost if all these counts are even.",
     lambda case, question: case.together == 1 and not any(case.counts(question))),
    ("Rule: a heap is lost if the remainder is #.", lambda case, question, rest: question.parts[0] % (case.number("max") + 1) == int(rest)), add=rule
     )


@rule("Rule: a position is lost if all these counts are multiples of #.")
def all_multiples(case, question, divisor):
    assert int(divisor) == case.together + 1, "another divisor"
    return not any(case.counts(question))


@rule("Rule: a position is lost if the smallest part is above the cap.")
def above_cap(case, question):
    heap, cap = question.parts
    return not heap or reasons.split(heap, case.name == "fib")[-1] > cap


@rule("Rule: a position is lost if its piles are a pair.")
def is_pair(_case, question):
    return sorted(question.parts) == reasons.wythoff_pair_of(min(question.parts))


@rule("Rule: a position is lost if both boxes are odd.")
def both_odd(_case, question):
    return all(box % 2 for box in question.parts)


@rule("Rule: a position is lost if the largest number is even.")
def largest_even(case, question):
    return max(case.numbers(question), default=0) % 2 == 0


@row("Exception in misere play: if no number is above 1, a position is lost if the number of ones is odd.")
@row("Exception in misere play: if no number is above 1, a position is lost if the number of ones is 1 mod #.")
def exception(case, divisor=2):
    case.exception = lambda question: sum(case.numbers(question)) % int(divisor) == 1
    return case.asked.misere and int(divisor) == case.together + 1


# --- the end of misere play ------------------------------------------------------------------------------------------


def big(case):
    return sum(number > 1 for number in case.numbers(case.asked))


rows(
    ("Numbers above 1 in this position: #. Play as in normal play for now.", lambda case, number: int(number) == big(case) > case.together),
    ("If only one number is above 1, leave only ones, an odd number of them.", lambda case: case.together == 1 < big(case)),
    ("If at most # numbers are above 1, leave only ones.", lambda case, number: int(number) == case.together < big(case)),
    ("The number of ones divided by # must leave the remainder 1.", lambda case, divisor: int(divisor) == case.together + 1),
    ("Here a move can leave only ones.",
     lambda case: 0 < big(case) <= case.together and any(max(case.numbers(play(case.asked, move)), default=0) <= 1 for move
      in moves_of(case.asked))))


# --- how to win ------------------------------------------------------------------------------------------------------


@row("The odd powers add up to #. To win, change a number: remove the odd powers that it has, add those that it lacks.")
def odd_powers(case, total):
    odd = nim_sum(case.numbers(case.asked))
    wanted = [{number, number ^ odd} - {0} for number in [0] + case.numbers(case.asked)]
    return odd == int(total) > 0 and case.changes(case.asked, case.after) in wanted


rows(
    ("Turn a head, and the coin with its new number. Two equal numbers cancel.",
     lambda case: "turtle" in case.name and case.verdict == "N"),
    ("A move from an even step raises the number of the step below.",
     lambda case: all(case.numbers(play(case.asked, move))[int(move.split("-")[0]) // 2 - 1] > case.numbers(case.asked)[int(move.split("-")[0]) // 2 - 1
     ]
        for move in case.all_moves(case.asked) if int(move.split("-")[0]) % 2 == 0)),
    ("You may then choose the smaller powers of these numbers freely, to correct the smaller counts.", lambda case: case.together > 1),
    ("To win, take the remainder.", lambda case: int(case.move) == case.asked.parts[0] % (case.number("max") + 1)),
    ("To win, leave the remainder 1.", lambda case: case.after.parts[0] % (case.number("max") + 1) == 1),
    ("To win, take the smallest part.", lambda case: int(case.move) == reasons.split(case.asked.parts[0], case.name == "fib")[-1]),
    ("To win, split an even box into two odd numbers.",
     lambda case: both_odd(case, case.after) and sum(case.after.parts) in case.asked.parts),
    ("To win, leave a lost heap.", lambda case: case.rule(case.after)),
    ("After the move the numbers are @, and all counts are even.",
     "After the move the numbers are @, and all counts are multiples of #.",
     lambda case, words, divisor=2: numbers(words) == case.numbers(case.after) and int(divisor) == case.together + 1
      and not any(case.counts(case.after))),
    ("After the move the numbers are @.", lambda case, words: numbers(words) == case.numbers(case.after)),
    ("After the move the piles are pair #: # and #.",
     lambda case, number, one, other: sorted(case.after.parts) == [int(one), int(other)] == reasons.wythoff_pair_of(int(one))
      and int(other) - int(one) == int(number)),
    ("After the move # = *, and the cap is #.",
     lambda case, heap, words, cap: [int(heap), int(cap)] == case.after.parts
      and words == (" + ".join(map(str, reasons.split(int(heap), case.name == "fib"))) or "0")))


@row("To win, begin with the largest power whose count leaves a remainder. Remove it from that many numbers.")
def begin_with(case):
    rests = case.counts(case.asked)
    bit = max(bit for bit, rest in enumerate(rests) if rest)
    return any(sum((a ^ b) >> bit == 1 and a > b for a, b in zip(case.numbers(case.asked), case.numbers(play(case.asked, move)))) == rests[bit]
               for move in case.moves)


@row("To win, leave a pair. Look for one that contains a pile, or whose numbers differ as much as the piles.")
def leave_pair(case):
    (a, b), (c, d) = case.asked.parts, case.after.parts
    return is_pair(case, case.after) and (bool({a, b} & {c, d}) or abs(a - b) == abs(c - d))


@row("To win, move each odd token to the largest even number, and each even token to the smallest number.")
def move_each(case):
    for start, end in zip(case.asked.parts, case.after.parts):
        after = [reasons.vertex_steps(case.asked, to) for to in case.asked.edges.get(start, [])]
        even = [one for one in after if one % 2 == 0]
        if after and reasons.vertex_steps(case.asked, end) != (max(even) if even else min(after)):
            return f"from {start} to {end}"
    return case.verdict == "N"


# --- why each reply fails --------------------------------------------------------------------------------------------


def claim(words):
    """Adds rows for `No reply helps` and `No move helps`. The function judges a lost position and the position after a move."""
    def add(function):
        def judge(case, *numbers):
            if [int(number) for number in numbers] != [case.together + 1] * len(numbers):
                return "another divisor"
            for lost, after in case.lost_moves():
                for one in after:
                    if not function(case, lost, one):
                        return f"from {lost.parts} to {one.parts}"
            return None
        for verdict, who in (("N", "reply"), ("P", "move")):
            row(f"No {who} helps: {words}")(lambda case, *numbers, verdict=verdict:
                                                judge(case, *numbers) if case.verdict == verdict else "another verdict")
        return function
    return add


rows(
    ("a move from a lost position makes a count odd, because it changes one number.",
     lambda case, lost, after: 1 <= len(case.changes(lost, after)) <= 2 and any(case.counts(after))),
    ("a move from a lost position leaves a count that is no multiple of #.", lambda case, _lost, after: any(case.counts(after))),
    ("a take below the smallest part leaves a smallest part that is at most the new cap.",
     lambda case, _lost, after: not above_cap(case, after) or not after.parts[0]),
    ("two pairs share no number above 0 and no difference.", lambda case, _lost, after: not is_pair(case, after)),
    ("an odd box splits into an even and an odd number.", lambda _case, _lost, after: sum(box % 2 for box in after.parts) == 1),
    ("after any move from a lost position, the largest number is odd.", lambda case, _lost, after: not largest_even(case, after)),
    ("from a lost heap, no move leads to a lost heap.",
     "from a lost position, no move leads to a lost position.",
     lambda _case, _lost, after: brute(after) != "P"), add=claim)


@row("No reply helps: if the opponent takes t and the game goes on, take # - t.")
@row("No move helps: if you take t and the game goes on, the opponent takes # - t.")
def complement(case, divisor):
    if int(divisor) != case.number("max") + 1:
        return "another divisor"
    for lost, after in case.lost_moves():
        for one in after:
            if moves_of(one) and brute(play(one, str(int(divisor) - lost.parts[0] + one.parts[0]))) != "P":
                return f"from {lost.parts} to {one.parts}"
    return None
