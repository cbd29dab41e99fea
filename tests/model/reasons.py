# SPDX-License-Identifier: MIT
"""Checks an answer to `why` with its own rules and theorems. The numbers must be those of the position. The theorem,
applied only to the printed numbers, must give the verdict. The counts of moves, the move and what it leaves must be
right. facts.py checks each fact and each reply."""
import copy
import functools
import re
import sys

import facts

KINDS = ["theory", "parts", "binary", "columns", "values", "remainder", "split", "end", "facts", "moves", "verdict", "move", "replies"]
COUNTED_MAX = 100000  # `why` always counts up to this many moves
PI = 3141592653589793238462643383279502884197, 10**39  # a fraction
WINS_WHEN_STUCK = {"mnim", "mmoore", "mtake", "msub", "msubsum", "mmixed", "mdag", "chomp"}


class Question:
    """A game, its parameters and a position."""

    def __init__(self, line):
        self.line = line
        self.game, params, position = re.fullmatch(r"(\S+) (\S+) : (.+)", line).groups()
        self.params = dict(pair.split("=") for pair in params.split(";") if "=" in pair)
        self.words = [] if position == "." else position.split(" ")
        self.edges = {}
        for edge in self.params.get("E", "-").split(","):
            if edge != "-":
                start, end = map(int, edge.split(">"))
                self.edges.setdefault(start, []).append(end)
        self.letters = game_of_letters(self.game)
        self.parts = list("".join(self.words)) if self.letters else [self.part(word) for word in self.words]
        self.misere = self.game in WINS_WHEN_STUCK - {"chomp"}

    def part(self, word):
        return tuple(map(int, word.split(","))) if self.game.startswith("northcott") else int(word)

    def number(self, key):
        return int(self.params[key])

    def takes(self):
        return [int(t) for t in self.params["S"].split(",")]


def game_of_letters(game):
    return game.startswith("turtle") or game == "sos"


def turns(question, distance):
    """Returns the whole turns of a ball over this distance: ceil(distance / (2 pi r))."""
    if question.game == "bnim":
        return distance
    return -(-distance * PI[1] // (2 * PI[0] * question.number("r")))


def limit(question):
    """Returns K, the stones or whole turns that a move may take from a pile."""
    if question.game == "bnim":
        return question.number("K")
    return question.number("L") * PI[1] // (2 * PI[0] * question.number("r"))


# --- the rules: how many numbers a part has --------------------------------------------------------------------------


def choices(question):
    """Returns the number of choices of each part."""
    game, parts = question.game, question.parts
    if game in ("nim", "mnim", "moore", "mmoore", "nimble", "stair", "chomp"):
        return parts
    if game in ("bnim", "poj2315"):
        return [min(turns(question, part), limit(question)) for part in parts]
    if game in ("take", "mtake"):
        return [min(parts[0], question.number("max"))]
    if game in ("fib", "dyn1"):
        return [min(parts)]
    if game in ("sub", "msub", "subsum", "msubsum"):
        return [sum(t <= part for t in question.takes()) for part in parts]
    if game in ("mixed", "mmixed"):
        return [min(part, 3) if i == 0 else (part + 1) // 2 if i == 1 else part for i, part in enumerate(parts)]
    if game in ("dag", "mdag", "everysg"):
        return [len(question.edges.get(part, [])) for part in parts]
    if game == "wythoff":
        return parts + [min(parts)]
    if game == "turtle_opt":
        return [i + 1 for i, coin in enumerate(parts) if coin == "H"]
    if game == "turtle_man":
        return [i for i, coin in enumerate(parts) if coin == "H"]
    if game == "turtle_edge":
        return [max(i, 1) for i, coin in enumerate(parts) if coin == "H"]
    if game == "northcott":
        return [abs(own - other) - 1 for own, other in parts]
    if game == "northcottr":
        return [other - 2 if own < other else question.number("W") - other - 1 for own, other in parts]
    if game == "sos":
        return [] if "SOS" in "".join(parts) else [2] * parts.count(".")
    return [parts[1] - 1, parts[0] - 1]  # divide


def legal_moves(question):
    """Returns the number of legal moves: choices of up to k parts, or of all parts that have a choice."""
    counts = [count for count in choices(question) if count]
    most = question.number("k") if "k" in question.params else question.number("m") if "m" in question.params else 1
    of_size = [1] + [0] * len(counts)
    for count in counts:
        for size in range(len(counts), 0, -1):
            of_size[size] += of_size[size - 1] * count
    if question.game == "everysg":
        return of_size[-1] if counts else 0
    return sum(of_size[1 : most + 1])


def subsets(choices, most):
    """Returns all ways to choose up to `most` parts, with one number each."""
    ways = [[]]
    for part, those in enumerate(choices, 1):
        ways += [way + [(part, number)] for way in ways if len(way) < most for number in those]
    return ways[1:]


def may_take(question, place, take):
    if "mixed" in question.game and place < 2:
        return take % 2 == 1 if place else take <= 3
    return "S" not in question.params or take in question.takes()


def moves_of(question):
    """Returns all legal moves, as legal_moves counts them."""
    game, parts = question.game, question.parts
    if game == "chomp":
        return [f"{row},{column}" for row, length in enumerate(parts, 1) for column in range(1, length + 1)]
    if game == "sos":
        return [] if "SOS" in "".join(parts) else [f"{i}{letter}" for i, now in enumerate(parts, 1) if now == "." for letter in "SO"]
    if game in ("dag", "mdag", "everysg"):
        choices = [question.edges.get(vertex, []) for vertex in parts]
        every = [sum(map(bool, choices))] if game == "everysg" else [1]
        return ["+".join(f"{part}>{to}" for part, to in way) for way in subsets(choices, max(every)) if len(way) in every]
    if game == "nimble":
        return [f"{i}>{to}" for i, cell in enumerate(parts, 1) for to in range(cell)]
    if game == "divide":
        return [f"{i}>{one},{whole - one}" for i, whole in ((1, parts[1]), (2, parts[0])) for one in range(1, whole)]
    if game.startswith("turtle"):
        heads = [place for place, coin in enumerate(parts, 1) if coin == "H"]
        alone = [str(place) for place in heads if game == "turtle_opt" or (game == "turtle_edge" and place == 1)]
        return alone + [f"{place},{other}" for place in heads for other in range(1, place)]
    if game.startswith("northcott"):
        cells = range(1, question.number("W") + 1)
        return [f"{row}>{to}" for row, (own, other) in enumerate(parts, 1) for to in cells
                if (min(own, other) < to < max(own, other) if game == "northcott" else to not in (own, other) and (to < other) == (own < other))]
    if game in ("take", "mtake", "fib", "dyn1"):
        return [str(take) for take in range(1, min(parts + ([question.number("max")] if "max" in question.params else [])) + 1)]
    if game in ("sub", "msub"):
        return [str(take) for take in question.takes() if take <= parts[0]]
    piles, most = piles_and_limit(question) if "m" in question.params else (parts, max(parts, default=0))
    choices = [[take for take in range(1, min(pile, most) + 1) if may_take(question, i, take)] for i, pile in enumerate(piles)]
    both = [f"1-{take}+2-{take}" for take in range(1, min(parts) + 1)] if game == "wythoff" else []
    of_one = question.number("k") if "k" in question.params else question.number("m") if "m" in question.params else 1
    return ["+".join(f"{part}-{take}" for part, take in way) for way in subsets(choices, of_one)] + both


def play(question, move):
    """Returns the position after a legal move, or None for an illegal move."""
    after = copy.copy(question)
    parts = after.parts = list(question.parts)
    game = question.game
    if not move_is_written_right(question, move):
        return None
    numbers = [int(n) for n in re.findall(r"\d+", move)]
    if game in ("take", "mtake", "sub", "msub", "fib", "dyn1"):
        parts[0] -= numbers[0]
        if game in ("fib", "dyn1"):
            parts[1] = numbers[0] * (2 if game == "fib" else 1)
    elif game.startswith("turtle"):
        for coin in numbers:
            parts[coin - 1] = "T" if parts[coin - 1] == "H" else "H"
    elif game == "sos":
        parts[numbers[0] - 1] = move[-1]
    elif game == "divide":
        parts[:] = numbers[1:]
    elif game == "chomp":
        for row in range(numbers[0] - 1, len(parts)):
            parts[row] = min(parts[row], numbers[1] - 1)
        after.parts = [row for row in parts if row]
    elif game.startswith("northcott"):
        row, column = numbers
        parts[row - 1] = column, parts[row - 1][1]
        after.parts = [(other, own) for own, other in parts]
    else:
        for part, number in zip(numbers[::2], numbers[1::2]):
            if ">" in move:
                parts[part - 1] = number
            elif game == "poj2315":
                left = turns(question, parts[part - 1]) - number
                parts[part - 1] = left * 2 * PI[0] * question.number("r") // PI[1]
            else:
                parts[part - 1] -= number
                if game == "stair" and part > 1:
                    parts[part - 2] += number
    return after


def move_is_written_right(question, move):
    choice = r"\d+[->]\d+"
    forms = {"sos": r"\d+[SO]", "divide": r"[12]>\d+,\d+", "chomp": r"\d+,\d+"}
    if question.game.startswith("turtle"):
        form = r"\d+(,\d+)?"
    elif question.game in ("take", "mtake", "sub", "msub", "fib", "dyn1"):
        form = r"\d+"
    else:
        form = forms.get(question.game, rf"{choice}(\+{choice})*")
    return re.fullmatch(form, move)


# --- the numbers of a position ---------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=None)
def subtraction_values(takes, largest):
    values = []
    for stones in range(largest + 1):
        seen = {values[stones - t] for t in takes if t <= stones}
        values.append(next(v for v in range(len(seen) + 1) if v not in seen))
    return values


def vertex_values(question, vertex):
    seen = {vertex_values(question, to) for to in question.edges.get(vertex, [])}
    return next(v for v in range(len(seen) + 1) if v not in seen)


def values_decide(question):
    """True if the values of the reachable vertices also decide misère play."""
    left, reached = list(question.parts), set()
    while left:
        vertex = left.pop()
        if vertex not in reached:
            reached.add(vertex)
            left += question.edges.get(vertex, [])
    after = [{vertex_values(question, to) for to in question.edges.get(vertex, [])} for vertex in reached]
    return all(0 in seen or 1 in seen or not seen for seen in after)


def vertex_steps(question, vertex):
    """Returns how long a token's game lasts if the winner prolongs it and the loser shortens it."""
    after = [vertex_steps(question, to) for to in question.edges.get(vertex, [])]
    if not after:
        return 0
    even = [steps for steps in after if steps % 2 == 0]
    return 1 + max(even) if even else 1 + min(after)


def wythoff_pair(smaller):
    """Returns the pair (a, a + n) that contains this number."""
    used, n = set(), 0
    a = 0
    while True:
        while a in used:
            a += 1
        if smaller in (a, a + n):
            return [a, a + n]
        used |= {a, a + n}
        n += 1


def wythoff_pair_of(smaller):
    """Returns the pair for large numbers, from the golden ratio as a fraction of Fibonacci numbers."""
    if smaller < 3000:
        return wythoff_pair(smaller)
    low, high = 0, smaller
    floor = lambda n: (n + isqrt(5 * n * n)) // 2  # noqa: E731
    while low < high:
        n = (low + high) // 2
        low, high = (n + 1, high) if floor(n) < smaller else (low, n)
    if floor(low) == smaller:
        return [smaller, smaller + low]
    low, high = 0, smaller
    while low < high:
        n = (low + high) // 2
        low, high = (n + 1, high) if floor(n) + n < smaller else (low, n)
    return [floor(low), smaller]


def isqrt(number):
    root = int(number**0.5)
    while root * root > number:
        root -= 1
    while (root + 1) ** 2 <= number:
        root += 1
    return root


def split(whole, fibonacci):
    numbers = [1, 2]
    while numbers[-1] <= whole:
        numbers.append(numbers[-1] + numbers[-2] if fibonacci else 2 * numbers[-1])
    parts = []
    for number in reversed(numbers):
        if number <= whole:
            parts.append(number)
            whole -= number
    return parts


def places(question):
    """Returns the numbers with places, as (number, place), of games that print places."""
    parts = question.parts
    if question.game == "stair":
        return [(coins, i + 1) for i, coins in enumerate(parts) if i % 2 == 0]
    if question.game == "sos":
        return [(" SO".index(letter), i + 1) for i, letter in enumerate(parts) if letter != "."]
    if question.game == "everysg":
        return [(vertex_steps(question, vertex), vertex) for vertex in parts]
    heads = [i + 1 for i, coin in enumerate(parts) if coin == "H"]
    value = {"turtle_opt": lambda i: i, "turtle_man": lambda i: i - 1, "turtle_edge": lambda i: [1, 0][i - 1] if i < 3 else i - 1}
    return [(value[question.game](i), i) for i in heads]


def formula_holds(question):
    """True if remainders decide bounded Nim (theory.md)."""
    piles = [turns(question, part) for part in question.parts]
    most, k = limit(question), question.number("m")
    return not most or k == 1 or max(piles, default=0) <= most or sum(pile > 0 for pile in piles) <= k + 1


def text(numbers, between=" "):
    return between.join(map(str, numbers)) or "-"


def binary(numbers):
    width = max([1] + [number.bit_length() for number in numbers])
    return text(f"{number:0{width}b}" for number in numbers)


def columns(numbers, modulus):
    width = max([1] + [number.bit_length() for number in numbers])
    ones = [sum(number >> bit & 1 for number in numbers) for bit in reversed(range(width))]
    return f"{text(ones)} mod {modulus} : {text(one % modulus for one in ones)}"


def ending(question, numbers, k):
    big = sum(number > 1 for number in numbers)
    if not question.misere:
        return {}
    if big > k:
        return {"end": "not yet"}
    return {"end": f"{'leave only ones:' if big else 'only ones left: leave'} 1 mod {k + 1}"}


def lines_of(question):
    """Returns the lines of the position by kind, and the line that `leaves` in a move repeats."""
    game, parts = question.game, question.parts
    if game in ("nim", "mnim", "nimble", "moore", "mmoore") or game.startswith("northcott") or \
            (game in ("stair",) or game.startswith("turtle")):
        k = question.number("k") if "moore" in game else 1
        with_places = places(question) if game == "stair" or game.startswith("turtle") else None
        numbers = [number for number, _ in with_places] if with_places is not None else \
            [abs(own - other) - 1 for own, other in parts] if game.startswith("northcott") else parts
        shown = text(f"{n}@{p}" for n, p in with_places) if with_places is not None else text(numbers)
        return {"theory": f"columns k={k}" if "moore" in game else "xor", "parts": shown, "binary": binary(numbers),
                "columns": columns(numbers, k + 1)} | ending(question, numbers, k), "binary"
    if game in ("bnim", "poj2315"):
        piles, m, most = [turns(question, part) for part in parts], question.number("m"), limit(question)
        if not formula_holds(question):
            return {"theory": "search", "parts": text(piles)}, "parts"
        numbers = [pile % (most + 1) for pile in piles]
        return {"theory": f"columns k={m}", "parts": text(numbers), "binary": binary(numbers), "columns": columns(numbers, m + 1),
                "remainder": f"{text(piles)} mod {most + 1} = {text(numbers)}"}, "binary"
    if game in ("take", "mtake"):
        modulus = question.number("max") + 1
        end = {"end": f"leave 1 mod {modulus}"} if question.misere else {}
        return {"theory": "remainder", "parts": text(parts),
                "remainder": f"{parts[0]} mod {modulus} = {parts[0] % modulus}"} | end, "remainder"
    if game in ("subsum", "msubsum", "mixed", "mmixed", "dag") or (game == "mdag" and values_decide(question)):
        if "dag" in game:
            values = [vertex_values(question, vertex) for vertex in parts]
        elif "mixed" in game:
            values = [part % 4 if i == 0 else part % 2 if i == 1 else part for i, part in enumerate(parts)]
        else:
            values = [subtraction_values(tuple(question.takes()), max(parts))[part] for part in parts]
        xor = functools.reduce(lambda a, b: a ^ b, values, 0)
        return {"theory": "values", "parts": text(parts), "values": f"{text(values)} = {xor}"} | ending(question, values, 1), "values"
    if game in ("fib", "dyn1"):
        return {"theory": "zeckendorf" if game == "fib" else "power", "parts": text(parts),
                "split": f"{parts[0]} = {text(split(parts[0], game == 'fib'), ' + ')}"}, "split"
    if game == "wythoff":
        pair = wythoff_pair_of(min(parts))
        return {"theory": "pairs", "parts": text(parts), "split": f"pair {pair[1] - pair[0]} = {text(pair)}"}, "split"
    if game == "divide":
        return {"theory": "parity", "parts": text(parts),
                "remainder": f"{text(parts)} mod 2 = {text(part % 2 for part in parts)}"}, "remainder"
    if game == "everysg":
        return {"theory": "steps", "parts": text(f"{n}@{p}" for n, p in places(question))}, "parts"
    shown = text(f"{n}@{p}" for n, p in places(question)) if game == "sos" else text(parts)
    return {"theory": "search", "parts": shown}, "parts"  # sub, chomp, mdag, sos


# --- the theorems, applied to what is printed ------------------------------------------------------------------------


def numbers_in(words):
    return [int(word.split("@")[0]) for word in re.findall(r"\d+@\d+|\d+", words)]


def verdict_of(lines, wins_when_stuck):
    """Returns the verdict that the named theorem gives for the printed numbers."""
    theory, end = lines["theory"].split(" ")[0], lines.get("end", "")
    if theory in ("xor", "columns"):
        numbers = [int(word, 2) for word in lines["binary"].split(" ") if word != "-"]
        modulus = int(lines["theory"].split("=")[1]) + 1 if theory == "columns" else 2
        if end.startswith("only ones left"):
            return "P" if sum(numbers) % modulus == 1 else "N"
        ones = [sum(number >> bit & 1 for number in numbers) % modulus for bit in range(40)]
        left = lines["columns"].split(" : ")[1]
        return "N" if any(ones) else "P" if not any(numbers_in(left)) else "?"
    if theory == "remainder":
        return "P" if int(lines["remainder"].split(" = ")[1]) == (1 if end else 0) else "N"
    if theory == "values":
        values = numbers_in(lines["values"].split(" = ")[0])
        xor = functools.reduce(lambda a, b: a ^ b, values, 0)
        return "P" if xor == (1 if end.startswith("only ones left") else 0) else "N"
    if theory in ("zeckendorf", "power"):
        numbers = numbers_in(lines["split"].split(" = ")[1])
        return "N" if numbers and numbers_in(lines["parts"])[1] >= numbers[-1] else "P"
    if theory == "pairs":
        return "P" if sorted(numbers_in(lines["parts"])) == numbers_in(lines["split"].split(" = ")[1]) else "N"
    if theory == "parity":
        return "P" if lines["remainder"].endswith("= 1 1") else "N"
    if theory == "steps":
        return "N" if max(numbers_in(lines["parts"]), default=0) % 2 else "P"
    legal, good, word = re.fullmatch(r"(\d+) legal, (\d+) (wins|draw)", lines["moves"]).groups()
    if word == "draw":
        return "D"
    return "N" if int(good) or (not int(legal) and wins_when_stuck) else "P"


# --- an answer -------------------------------------------------------------------------------------------------------


def fault(line, answer, verdict, moves):
    """Returns what is wrong with an answer, a list of lines, to `why <line>`, or None. moves: all winning moves, or
    None if they are unknown."""
    question = Question(line)
    lines = dict(one.split(": ", 1) for one in answer if ": " in one)
    if len(lines) != len(answer) or [kind for kind in KINDS if kind in lines] != list(lines):
        return "wrong kinds or order of lines"
    expected, repeated = lines_of(question)
    legal = legal_moves(question)
    if moves:
        good = 0 if moves == ["-"] else len(moves)
    else:
        good = int(lines["moves"].split(" ")[2]) if "moves" in lines else verdict == "N" and legal > 0
    tried = max(question.parts[:2], default=0) if "mixed" in question.game else 0  # the largest take that the rules may allow
    if "moves" in lines or max(legal, tried) <= COUNTED_MAX or expected["theory"] == "search":
        expected["moves"] = f"{legal} legal, {good} {'draw' if verdict == 'D' else 'wins'}"
    expected["verdict"] = verdict
    for kind in KINDS[: KINDS.index("move")]:
        if kind == "facts":
            continue
        if lines.get(kind) != expected.get(kind):
            return f"{kind}: {lines.get(kind)} instead of {expected.get(kind)}"
    if verdict_of(lines, question.game in WINS_WHEN_STUCK) != verdict:
        return "the theorem gives another verdict"
    if ("move" in lines) != (verdict in "ND" and good > 0):
        return "a move is missing, or there is a move too many"
    return (move_fault(question, lines["move"], moves, repeated) if "move" in lines else None) or facts.fault(
        question, lines, verdict, moves, sys.modules[__name__])


def piles_and_limit(question):
    """Returns the piles of bounded Nim, or the turns of balls, and the most that a move takes from a pile."""
    return [turns(question, part) for part in question.parts], limit(question)


def move_fault(question, words, moves, repeated):
    move, _, leaves = words.partition(" leaves ")
    after = play(question, move)
    if after is None or (moves and move not in moves):
        return f"{move} does not win"
    if repeated == "parts" and question.game in ("bnim", "poj2315"):
        expected = text(turns(question, part) for part in after.parts)
    else:
        lines = lines_of(after)[0]
        expected = lines[repeated]
        if lines["theory"] != "search" and verdict_of(lines, False) != "P":
            return f"{move} leaves no P-position"
    return None if leaves == expected else f"{move} leaves {leaves}, not {expected}"


def answers(lines):
    """Returns the answers in these lines: each a list of lines, without the empty line at its end. An error is a list
    of one line."""
    found = [[]]
    for line in lines:
        if line:
            found[-1].append(line)
        if not line or line.startswith("error: "):
            found.append([])
    return found[:-1]
