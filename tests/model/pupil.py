# SPDX-License-Identifier: MIT
"""A pupil who has read the sentences of `why` about one position, and then plays another position of the same game. The pupil
knows the rules of the game, can count, and believes what the sentences say. The pupil sees no notation and none of the
program's answers about the other position."""
import functools
import re

from facts import ranges
from questions import moves_of, play as position_after, reachable, turns
from rules import mex

TO_TRY_MAX = 3000  # maximum number of moves that the pupil tries
LOOKS_AHEAD_MAX = 6  # maximum number of empty cells at which the pupil looks ahead


class Unsaid(Exception):
    """The sentences do not answer this question."""


def find(text, pattern):
    """Returns what the groups of a pattern match in the text. Raises Unsaid if the text does not say this."""
    match = re.search(pattern, text)
    if not match:
        raise Unsaid(pattern)
    return match.groups()


# --- numbers in a nim-sum: the pupil counts how often each power of two occurs ----------------------------------------


def remainders(text, question):
    """Returns the remainder of each pile or ball, if remainders decide in this position."""
    piles = [turns(question, part) for part in question.parts]
    divisor, = find(text, r"Divide (?:each pile|the turns) by (\d+)")
    if "because a move changes only one of them" not in text:
        most, largest = map(int, find(text, r"decide if at most (\d+) [^.]*, or if no (?:pile|ball) [^.]* (\d+)(?: turns)?\."))
        if sum(map(bool, piles)) > most and max(piles) > largest:
            raise Unsaid("more piles that are as large")
    return [pile % int(divisor) for pile in piles]


def values_of_piles(text, question):
    @functools.lru_cache(maxsize=None)
    def value(pile):
        return mex({value(pile - take) for take in question.takes() if take <= pile})

    for pile in range(max(question.parts, default=0)):
        value(pile)
    return [value(pile) for pile in question.parts]


def values_of_vertices(text, question):
    values = ranges(find(text, r"Vertices 0, 1, \.\.\. have ([\d, and]+)\.")[0])
    if question.misere:
        find(text, "each vertex of value 0 has no move, or a move to value 1()")
        if any(not values[one] and question.edges.get(one) and 1 not in {values[end] for end in question.edges[one]} for one in reachable(question)):
            raise Unsaid("a vertex of value 0 without a move to value 1")
    return [values[vertex] for vertex in question.parts]


def mixed(text, question):
    one, two = map(int, find(text, r"Pile 1 counts mod (\d+) .*, pile 2 mod (\d+), any other pile as it is"))
    return [pile % (one, two)[place] if place < 2 else pile for place, pile in enumerate(question.parts)]


def heads(text, question):
    less = int("number of its coin minus 1" in text)
    return [coin - less for coin, side in enumerate(question.parts, 1) if side == "H"]


def heads_with_edge(text, question):
    one, two = map(int, find(text, r"Head 1 counts (\d+), head 2 counts (\d+), any other head its number minus 1"))
    return [(0, one, two)[coin] if coin < 3 else coin - 1 for coin, side in enumerate(question.parts, 1) if side == "H"]


# For each sentence that defines a position's numbers, the function that returns these numbers
NUMBERS = {"Divide each pile by ": remainders,
           "Divide the turns by ": remainders,
           "The value of a pile is the least number that is not the value after a move.": values_of_piles,
           "The value of a vertex is the least number that is not the value after a move.": values_of_vertices,
           "Pile 1 counts mod ": mixed,
           "Only coins on odd steps count.": lambda text, question: question.parts[::2],
           "The numbers are the cells of the coins": lambda text, question: question.parts,
           "A head counts as the number of its coin": heads,
           "Head 1 counts ": heads_with_edge,
           "The numbers are the empty columns between the two men of each row":
               lambda text, question: [abs(one - other) - 1 for one, other in question.parts],
           "The numbers are the piles": lambda text, question: question.parts}


def counts_are_lost(text, question):
    numbers = next((function for words, function in NUMBERS.items() if words in text), None)
    if not numbers:
        raise Unsaid("which numbers count")
    numbers = numbers(text, question)
    divisor = 2 if "if all these counts are even" in text else int(find(text, r"all these counts are multiples of (\d+)")[0])
    if question.misere and max(numbers, default=0) <= 1:
        rest, by = re.fullmatch(r"odd|(\d+) mod (\d+)", find(text, r"if no number is above 1, a position is lost if the number of ones is (.*?)\.")[0]).groups()
        return sum(numbers) % int(by or 2) == int(rest or 1)
    return all(sum(number >> bit & 1 for number in numbers) % divisor == 0 for bit in range(32))


# --- other rules ----------------------------------------------------------------------------------------------------------


def remainder_is_lost(text, question):
    divisor, = find(text, r"Divide the heap by (\d+)")
    lost, = find(text, r"a heap is lost if the remainder is (\d+)")
    return question.parts[0] % int(divisor) == int(lost)


def heap_is_lost(text, question):
    heap = question.parts[0]
    below = re.search(r"Below heap (\d+), these heaps are lost: ([^.]*)\.", text)
    if below and heap < int(below[1]):
        return heap in ranges(below[2])
    late = re.search(r"From heap (\d+) on", text)
    period, = find(text, r"The period is (\d+)")
    if late and heap < int(late[1]):
        raise Unsaid("heaps of this size")
    return heap % int(period) in ranges(find(text, r"leaves one of these remainders: ([^.]*)\.")[0])


def tokens_are_lost(text, question):
    return max(values_of_vertices(text, question), default=0) % 2 == 0


@functools.lru_cache(maxsize=None)
def pairs(largest):
    """Returns the pairs (a, a + n), where a is the least number in no earlier pair, up to this number."""
    found, used = [], set()
    while len(found) <= largest:
        one = mex(used)
        found.append((one, one + len(found)))
        used.update(found[-1])
    return set(found)


def pair_is_lost(text, question):
    find(text, r"Pair n is \(a, a \+ n\), where a is the least number in no earlier pair()")
    return tuple(sorted(question.parts)) in pairs(max(question.parts))


def part_is_lost(text, question):
    """Splits the heap into the largest numbers of the printed sequence."""
    kind, = find(text, r"Split the heap into (Fibonacci numbers|powers of two) .* each as large as possible")
    heap, cap = question.parts
    numbers, part = [1, 2], 0
    while numbers[-1] < heap:
        numbers.append(numbers[-1] * 2 if kind == "powers of two" else numbers[-1] + numbers[-2])
    while heap:
        part = max(number for number in numbers if number <= heap)
        heap -= part
    return not part or part > cap


def boxes_are_lost(text, question):
    return all(box % 2 for box in question.parts)


def bar_is_lost(text, question):
    """Knows the bars in the list, and the shapes that the sentences name."""
    rows = [row for row in question.parts if row]
    if not rows:
        return False  # the opponent has eaten the poisoned square
    columns = [sum(row > place for row in rows) for place in range(rows[0])]
    named = find(text, r"These bars are lost: ([^.]*)\.")[0]
    if "two arms of equal length" in named and len(rows) == len(columns) and set(rows[1:]) <= {1}:
        return True  # the poisoned square belongs to neither arm, so both arms may be empty
    for words, lines in (("two rows if the upper has one square less", rows), ("two columns if the right has one square less", columns)):
        if words in named and len(lines) == 2:
            return lines[0] == lines[1] + 1
    most_rows, most_columns, listed = find(text, r"All lost bars of up to (\d+) rows and (\d+) columns: ([^.]*)\.")
    if len(rows) <= int(most_rows) and len(columns) <= int(most_columns):
        return " ".join(map(str, rows)) in listed.split(", ")
    raise Unsaid("bars of this shape")


RULES = {"Rule: a position is lost if all these counts ": counts_are_lost,
         "Rule: a heap is lost if the remainder is ": remainder_is_lost,
         "A heap is lost if it leaves one of these remainders": heap_is_lost,
         "Rule: a position is lost if the largest number is even.": tokens_are_lost,
         "Rule: a position is lost if its piles are a pair.": pair_is_lost,
         "Rule: a position is lost if the smallest part is above the cap.": part_is_lost,
         "Rule: a position is lost if both boxes are odd.": boxes_are_lost,
         "These bars are lost: ": bar_is_lost}


# --- strips of SOS: a game can end in a draw ------------------------------------------------------------------------------


@functools.lru_cache(maxsize=None)
def strip_verdict(strip):
    """Returns "P", "N" or "D", by the sentences about traps, and looking ahead where they say so."""
    empty = strip.count(".")
    if "SOS" in strip:
        return "P"
    if re.search(r"S\.S|SO\.|\.OS", strip):
        return "N"
    if "S..S" in strip:
        return "N" if empty % 2 else "P"
    if not re.search(r"(?=[S.]\.\.[S.])", strip):
        return "D"
    if empty > LOOKS_AHEAD_MAX:
        raise Unsaid("how strips with so many empty cells end")
    after = {strip_verdict(strip[:place] + letter + strip[place + 1:]) for place in range(len(strip)) if strip[place] == "." for letter in "SO"}
    return "N" if "P" in after else "D" if "D" in after else "P"


def play_strip(text, question):
    for said in ("Complete SOS if you can", "A trap is S..S.", "the player to move needs an odd number of empty cells",
                 "A trap needs two empty cells with an S or an empty cell on both sides. If no trap can arise, it is a draw."):
        if said not in text:
            raise Unsaid(said)
    verdict = strip_verdict("".join(question.parts))
    wanted = {"N": "P", "D": "D"}.get(verdict)
    return verdict, next((move for move in moves_of(question) if strip_verdict("".join(position_after(question, move).parts)) == wanted), None)


def play(sentences, question):
    """Returns the verdict and a move that wins or keeps the draw, or None without such a move. Raises Unsaid if the sentences
    do not decide."""
    text = " ".join(sentences)
    if "SOS" in text:
        return play_strip(text, question)
    lost = next((function for words, function in RULES.items() if words in text), None)
    if not lost:
        raise Unsaid("any rule")
    unsaid = None
    for move in moves_of(question):
        try:
            if lost(text, position_after(question, move)):
                return "N", move
        except Unsaid as one:
            unsaid = one
    if unsaid and not lost(text, question):
        raise unsaid
    return "P" if lost(text, question) else "N", None
