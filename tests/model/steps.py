# SPDX-License-Identifier: MIT
"""Judges the steps in which a display explains a position: the messages, their numbers, and the numbers drawn as piles.
The theorems of reasons.py give the numbers."""
import reasons
from questions import legal_moves, limit, text_of

PILES_MAX = 8
# message that names the numbers, in games whose numbers are not pile sizes
FIRST = {"stair": "WHY_STEPS", "northcott": "WHY_GAPS", "northcottr": "WHY_GAPS"}
ROWS = {  # for each theory, messages about the numbers, the calculation and lost positions
    "columns": ("", "WHY_GROUPS", "WHY_OVER_LOST"), "bounded": ("WHY_REST", "WHY_GROUPS", "WHY_OVER_LOST"),
    "values": ("WHY_WORTH", "WHY_CUT", "WHY_EVEN_LOST"), "steps": ("WHY_LASTS", "", "WHY_TOP_LOST"),
    "zeckendorf": ("WHY_FIBONACCI", "WHY_LEAST", "WHY_LEAST_LOST"), "power": ("WHY_POWERS", "WHY_LEAST", "WHY_LEAST_LOST"),
    "remainder": ("WHY_REST", "", "WHY_OVER_LOST"), "pairs": ("WHY_PAIRS", "WHY_APART", ""),
    "parity": ("WHY_ODD_BOX", "", "WHY_ODD_LOST"), "search": ("WHY_MOVES", "WHY_NONE_WINS", "")}
ON_BOARD = ("pairs", "parity", "search")  # theories whose explanation shows the board


def numbers_of(lines):
    """Returns the numbers of the theory."""
    kinds = [kind for kind in ("binary", "values", "split", "remainder") if kind in lines]
    if not kinds:
        return reasons.numbers_in(lines["parts"])
    if kinds[0] == "binary":
        return [int(word, 2) for word in lines["binary"].split(" ") if word != "-"]
    words = lines[kinds[0]].split(" = ")
    numbers = reasons.numbers_in(words[0] if kinds[0] == "values" else words[1])
    return sorted(numbers) if kinds[0] == "split" else numbers


def columns(numbers, groups):
    """Returns the steps about powers of two, from the highest: message, its numbers, and the piles."""
    found = []
    for bit in reversed(range(max(numbers, default=0).bit_length())):
        ones = [number & 1 << bit for number in numbers]
        rest = sum(map(bool, ones)) % groups
        name = "WHY_OVER" if groups > 2 else "WHY_ODD" if rest else "WHY_EVEN"
        found.append((name, [1 << bit, sum(map(bool, ones)), rest], ones))
    return found


def expected(question, after, legal_after):
    """Returns the steps after the facts: (message, its first numbers, the piles or the board after the move, or None)."""
    lines, left = reasons.lines_of(question)[0], reasons.lines_of(after)[0]
    theory, numbers = lines["theory"].split(" ")[0], numbers_of(lines)
    groups = 1 + int(lines["theory"].partition("k=")[2] or 1)
    lost = [], numbers_of(left) if left["theory"].split(" ")[0] == theory else None
    if question.game in ("bnim", "poj2315") and theory == "columns":
        theory = "bounded"
        base = limit(question) + 1
    if theory == "xor":
        first, method, rule = FIRST.get(question.game, "WHY_WORTH" if question.game == "nimble" or question.letters else ""), "WHY_CUT", "WHY_EVEN_LOST"
    else:
        first, method, rule = ROWS[theory]
    ends = "leave" in lines.get("end", "") and theory != "remainder"
    if ends and groups == 2:
        first, method, rule = first if theory == "xor" else "WHY_WORTH", "WHY_ONLY_ONES", "WHY_ONES_LOST"
    elif ends:
        first, method, rule = "WHY_ONLY_ONES", "WHY_GROUPS", "WHY_OVER_LOST"
    modulus = [base if theory == "bounded" else question.number("max") + 1] if first == "WHY_REST" else []
    found = [(first, [legal_after] if first == "WHY_MOVES" else modulus, numbers)]
    found += [(method, [groups] if method == "WHY_GROUPS" else [*numbers[:1], question.parts[1]] if method == "WHY_LEAST" else [], numbers)]
    found += columns(numbers, groups) if method in ("WHY_CUT", "WHY_GROUPS") and not ends else []
    found.append((rule, *lost))
    board = text_of(after).split(" : ")[1]
    return [(name, own, ["" if board == "." else board] if theory in ON_BOARD else piles) for name, own, piles in found if name]


def fault(question, after, steps):
    """Compares the steps on a display with the expected steps. A step has a name, numbers and the text of its piles."""
    wanted = expected(question, after, legal_moves(after))
    if [step.name for step in steps] != [name for name, _, _ in wanted]:
        return f"{[step.name for step in steps]}, not {[name for name, _, _ in wanted]}"
    for step, (name, numbers, piles) in zip(steps, wanted):
        if step.numbers[:len(numbers)] != numbers:
            return f"{name} has the numbers {step.numbers}, not {numbers}"
        if piles is not None and len(piles) <= PILES_MAX and step.piles != " ".join(map(str, piles)):
            return f"{name} shows {step.piles}, not {piles}"
    return None
