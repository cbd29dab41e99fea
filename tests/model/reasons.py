# SPDX-License-Identifier: MIT
"""Checks an answer to `why` with its own rules and theorems. The numbers must be those of the position. The theorem,
applied only to the printed numbers, must give the verdict. The counts of moves, the move and what it leaves must be
right. facts.py checks each fact and each reply."""
import bisect
import math
import re

import facts
from questions import WINS_WHEN_STUCK, Question, legal_moves, limit, play, reachable, turns
from rules import mex, nim_sum

KINDS = ["question", "theory", "parts", "binary", "columns", "values", "remainder", "split", "end", "facts", "moves", "verdict", "move", "replies"]
COUNTED_MAX = 100000  # up to this number of moves, `why` must always count the moves


# --- the numbers of a position ---------------------------------------------------------------------------------------


def vertex_values(question, vertex):
    return mex(vertex_values(question, to) for to in question.edges.get(vertex, []))


def values_decide(question):
    """True if the values of the reachable vertices also decide misère play."""
    after = [{vertex_values(question, to) for to in question.edges.get(vertex, [])} for vertex in reachable(question)]
    return all(0 in seen or 1 in seen or not seen for seen in after)


def vertex_steps(question, vertex):
    """Returns how long a token's game lasts if the winner prolongs it and the loser shortens it."""
    after = [vertex_steps(question, to) for to in question.edges.get(vertex, [])]
    if not after:
        return 0
    even = [steps for steps in after if steps % 2 == 0]
    return 1 + max(even) if even else 1 + min(after)


def wythoff_pair_of(number):
    """Returns the pair (a, a + n) that contains this number. a is n times the golden ratio, rounded down."""
    first = lambda n: (n + math.isqrt(5 * n * n)) // 2  # noqa: E731
    n = bisect.bisect_left(range(number + 1), number, key=first)
    if first(n) == number:
        return [number, number + n]
    n = bisect.bisect_left(range(number + 1), number, key=lambda n: first(n) + n)
    return [first(n), number]


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
            values = [facts.pile_values(tuple(question.takes()))[part] for part in parts]
        return {"theory": "values", "parts": text(parts), "values": f"{text(values)} = {nim_sum(values)}"} | ending(question, values, 1), "values"
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


# --- verdicts by the theorems, from printed reasons -------------------------------------------------------------------


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
        return "P" if nim_sum(numbers_in(lines["values"].split(" = ")[0])) == (1 if end.startswith("only ones left") else 0) else "N"
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


def verdict(question):
    """Returns the verdict by the theorem, applied to the numbers of the position."""
    asked = Question(question)
    if legal_moves(asked) == 0 and asked.misere:
        return "N"
    return verdict_of(lines_of(asked)[0], False)


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
    # largest number of stones that a move might take
    tried = max(question.parts[:2], default=0) if "mixed" in question.game else 0
    if "moves" in lines or max(legal, tried) <= COUNTED_MAX or expected["theory"] == "search":
        expected["moves"] = f"{legal} legal, {good} {'draw' if verdict == 'D' else 'wins'}"
    expected |= {"verdict": verdict, "question": line}
    for kind in KINDS[: KINDS.index("move")]:
        if kind == "facts":
            continue
        if lines.get(kind) != expected.get(kind):
            return f"{kind}: {lines.get(kind)} instead of {expected.get(kind)}"
    if verdict_of(lines, question.game in WINS_WHEN_STUCK) != verdict:
        return "the theorem gives another verdict"
    if ("move" in lines) != (verdict in "ND" and good > 0):
        return "a move is missing, or there is a move too many"
    return (move_fault(question, lines["move"], moves, repeated) if "move" in lines else None) or facts.fault(question, lines, verdict, moves)


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
