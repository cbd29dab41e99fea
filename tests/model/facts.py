# SPDX-License-Identifier: MIT
"""Checks the facts in an answer to `why`, and its replies to the opponent's moves, by the rules alone. Each must be
true of the position, or of the position after the move. No required fact may be missing."""
import functools
import math
import re

import reasons
import rules
from questions import legal_moves, limit, moves_of, play, text_of, turns
from rules import mex

HEAPS = 1600  # number of piles whose values the test computes
ODD = tuple(range(1, HEAPS, 2))
LOST_HEAPS = 16000
REPLIES_MAX = 99


def numbers(words):
    return [int(word) for word in re.findall(r"\d+", words)]


def ranges(words):
    """Returns the numbers of a list such as "0 to 2, 7 and 9"."""
    return [one for first, last in re.findall(r"(\d+)(?: to (\d+))?", words) for one in range(int(first), int(last or first) + 1)]


# --- heaps and values ------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=None)
def lost_heaps(takes, misere):
    """Returns whether each heap is lost. A player who cannot take loses; in misère play, this player wins."""
    lost = []
    for heap in range(LOST_HEAPS):
        after = [lost[heap - take] for take in takes if take <= heap]
        lost.append(not any(after) if after else not misere)
    return lost


@functools.lru_cache(maxsize=None)
def pile_values(takes):
    """Returns the Grundy values of piles for these takes."""
    values = []
    for pile in range(HEAPS):
        values.append(mex({values[pile - take] for take in takes if take <= pile}))
    return values


def has_period(outcomes, period):
    return all(outcomes[i] == outcomes[i + period] for i in range(len(outcomes) - period))


@functools.lru_cache(maxsize=None)
def shortest_period(takes, misere):
    """Returns the heap from which the outcomes are periodic, and the shortest period. The upper half of the heaps must
    have it."""
    lost = lost_heaps(takes, misere)
    late = lost[LOST_HEAPS // 2:]
    period = next(period for period in range(1, LOST_HEAPS // 2) if late[period:] == late[:-period])
    return max((heap + 1 for heap in range(LOST_HEAPS - period) if lost[heap] != lost[heap + period]), default=0), period


@functools.lru_cache(maxsize=None)
def values_have_period(takes, period):
    return has_period(pile_values(takes), period)


def heap_fault(question, told):
    takes, heap = tuple(question.takes()), question.parts[0]
    if heap < min(takes):
        return told and "a fact about a game that is over"
    lost, (late, period) = lost_heaps(takes, question.misere), shortest_period(takes, question.misere)
    if late:
        end = told.index(f"below {late}") if f"below {late}" in told else len(told)
        if ranges("; ".join(told[end + 1:])) != [one for one in range(late) if lost[one]]:
            return f"below {late} these heaps are not lost"
        told = told[:end]
    if heap < late:
        return told and f"no period below {late}"
    if told[:1 + (late > 0)] != [f"from {late}"] * (late > 0) + [f"by {period}: {heap % period}"]:
        return f"from {late} on the period is {period}"
    first = -(-late // period) * period
    return ranges("; ".join(told[1 + (late > 0):])) != [rest for rest in range(period) if lost[first + rest]] and "wrong remainders"


def takes_of(question, place):
    """Returns what may be taken from the pile in this place of a sum."""
    if "mixed" in question.game:
        return [(1, 2, 3), ODD][place] if place < 2 else None
    return tuple(question.takes())


def sum_fault(question, told, vertex_values):
    """Checks facts about values. A fact names only the size of a pile, so one pile of this size must fit."""
    explained = set()
    for fact in told:
        if " by " in fact:
            pile, period, rest = numbers(fact)
            good = any(
                part == pile and pile % period == rest and values_have_period(takes_of(question, place), period)
                for place, part in enumerate(question.parts) if takes_of(question, place))
            explained.add(rest)
        else:
            pile, *seen, value = numbers(fact)
            if "dag" in question.game:
                seen_there = {vertex_values(question, to) for to in question.edges.get(pile, [])}
            else:
                values = pile_values(takes_of(question, 0))
                seen_there = {values[pile - take] for take in question.takes() if take <= pile}
            good = seen == sorted(seen_there) and mex(seen_there) == value
            explained.add(pile)
        if not good:
            return fact
    if "mixed" in question.game and len(told) != min(2, len(question.parts)):
        return "not the values of both piles with restricted takes"
    if "mixed" not in question.game:
        for fact, next_one in zip(told, told[1:] + [""]):
            if " by " in fact and (told.count(fact) > 1 or not follows(question, numbers(fact)[2], next_one)):
                return f"{fact}, and then {next_one}"
    wanted = {part for part in question.parts if part not in explained}
    if "mixed" not in question.game and any(has_moves(question, part) for part in wanted - long_piles(told)):
        return f"nothing about one of {wanted}"
    return None


def follows(question, rest, fact):
    """True if the remainder of a long pile has no moves, or if the next fact gives its value from its moves."""
    return not has_moves(question, rest) or fact.startswith(f"{rest} to ")


def long_piles(told):
    return {numbers(fact)[0] for fact in told if " by " in fact}


def has_moves(question, part):
    return bool(question.edges.get(part)) if "dag" in question.game else part >= min(question.takes())


# --- coins, tokens, the end of misere play, dynamic Nim ---------------------------------------------------------------


@functools.lru_cache(maxsize=None)
def coin_value(game, place):
    """Returns the Grundy value of a head with only tails to its left. Turning the coin leaves nothing, or one other head."""
    after = {coin_value(game, other) for other in range(1, place)}
    alone = game == "turtle_opt" or (game == "turtle_edge" and place == 1)
    return mex(after | ({0} if alone else set()))


def coins_fault(question, told):
    exceptions = 3 if question.game == "turtle_edge" else 0
    heads = [place for place, coin in enumerate(question.parts, 1) if coin == "H" or place <= exceptions]
    return told != [f"coin {place}: {coin_value(question.game, place)}" for place in heads] and "wrong coins"


def tokens_fault(question, told, verdict, vertex_steps):
    lasts = {vertex: vertex_steps(question, vertex) for vertex in question.parts}
    longest = max(lasts.values())
    vertex = next(vertex for vertex in question.parts if lasts[vertex] == longest)
    ends = "odd: the mover ends" if verdict == "N" else "even: the other ends"
    expected = []
    for token in dict.fromkeys(question.parts):
        after = sorted({vertex_steps(question, to) for to in question.edges.get(token, [])})
        by = "the longest even and 1" if any(steps % 2 == 0 for steps in after) else "none even: the shortest and 1"
        expected += [f"{token} to {' '.join(map(str, after))}: {lasts[token]}, {by}"] if after else []
    return told != expected + [f"{vertex} lasts {longest}", f"{longest} {ends}"] and f"not {expected}, or a wrong token or end"


def bounded_fault(question, told):
    """Facts are given only if remainders decide: with one pile per move always, never in positions that must be
    searched."""
    choices, most = question.number("m"), limit(question)
    holds = reasons.formula_holds(question) and choices > 1 and legal_moves(question)
    return told != ([f"{choices + 1} left at most", f"or all up to {most}"] if holds else []) and "wrong facts about remainders"


def end_facts(lines, big, k):
    """Returns the required facts about the end of misère play. big: how many numbers are above 1."""
    if lines.get("end") != "not yet":
        return []
    later = ["1 big: leave odd"] if k == 1 else [f"{k} big: leave only ones", f"1 mod {k + 1} of them"]
    return [f"{big} big: as normal"] + later


def take_fault(question, told, moves):
    stones, took = question.parts
    if told:
        lowest = took & -took
        return (told != [f"took {took}: take {lowest}"] or (moves and str(lowest) not in moves)) and told[0]
    return took and took & -took == stones & -stones and stones + took < 2**31 and "the last take tells what to take"


# --- SOS and Chomp ---------------------------------------------------------------------------------------------------


def sos_fault(question, told, after, verdict):
    strip, left = "".join(question.parts), "".join(after.parts)
    if "SOS" in strip or "." not in strip:
        return told and "a fact about a game that is over"
    completing = [f"{letter} in {place + 1} makes SOS" for place in range(len(strip)) for letter in "SO"
                  if strip[place] == "." and "SOS" in strip[:place] + letter + strip[place + 1:]]
    if completing:
        return told != completing[:1] and f"{completing[0]} is missing"
    traps = [match.start() + 1 for match in re.finditer(r"(?=S\.\.S)", left)]
    if traps:
        free = left.count(".")
        filled = [left[:place] + letter + left[place + 1:] for first in traps for place in (first, first + 1) for letter in "SO"]
        if not all(re.search(r"S\.S|SO\.|\.OS", one) for one in filled) or free % 2 or verdict == "D":
            return "the trap does not decide"
        return told != [f"trap S__S at {traps[0]}", "who fills it loses", f"free {free}: odd wins"] and "wrong trap"
    if not re.search(r"[S.]\.\.[S.]", left):
        return (told != ["no trap can come"] or verdict != "D") and "no trap can come"
    return told and (told != ["an O stops each trap"] or verdict != "D") and told[0]


def chomp_fault(question, told, after, moves):
    rows, left = question.parts, [row for row in after.parts if row]
    columns = [sum(row > place for row in left) for place in range(left[0] if left else 0)]
    true = []
    if rows and rows[0] == len(rows) > 1 and rows[1] > 1 and (moves is None or "2,2" in moves):
        true.append("bite 2,2 and mirror")
    elif len(rows) > 2 and rows[0] > 2 and len(set(rows)) == 1 and moves != ["-"]:
        true.append("the corner or a better bite wins")
    if left == [1]:
        true.append("only poison left")
    elif len(left) > 1 and left[0] == len(left) and set(left[1:]) == {1}:
        true.append(f"arms {left[0]} and {left[0]}: mirror")
    elif len(left) == 2 and left[0] == left[1] + 1:
        true.append("top row 1 less loses")
    elif len(columns) == 2 and columns[0] == columns[1] + 1:
        true.append("right column 1 less loses")
    return told != true and f"not {true}"


# --- answers to the opponent's moves ---------------------------------------------------------------------------------


def brute_verdict(asked):
    """Returns N, P or D by brute force, or None if there are too many positions."""
    parts, game = asked.parts, asked.game
    if game in ("bnim", "poj2315"):
        is_small = math.prod(turns(asked, pile) + 1 for pile in parts) < 400
    elif game == "mdag":
        is_small = asked.number("V") ** len(parts) < 20000
    else:
        is_small = parts.count(".") <= 7 if game == "sos" else len(parts) <= 8 and max(parts, default=0) <= 8
    if not is_small:
        return None
    rule, position, misere = rules.read(text_of(asked))
    return rule.verdict(position, misere)


def replies_fault(words, after, verdict):
    """Checks that each reply leaves a lost position, or keeps the draw."""
    told = dict(reply.split(": ") for reply in words.split("; ")) if words else {}
    going_on = [move for move in moves_of(after) if moves_of(play(after, move))]
    if len(told) != min(len(going_on), REPLIES_MAX) or not set(told) <= set(going_on):
        return f"{len(told)} replies, not to {len(going_on)} moves"
    for move, answer in told.items():
        now = play(after, move)
        if answer not in moves_of(now):
            return f"{answer} after {move} is not legal"
        found = brute_verdict(play(now, answer))
        if found and found != "P" and (verdict != "D" or found != "D" or brute_verdict(now) == "N"):
            return f"{answer} after {move} leaves {found}"
    return None


def fault(question, lines, verdict, moves):
    """Returns what is wrong with the facts and replies of these lines, or None."""
    told = lines["facts"].split("; ") if "facts" in lines else []
    move = lines["move"].split(" ")[0] if "move" in lines else None
    after = play(question, move) if move else question
    game = question.game
    if game in ("sub", "msub"):
        fault_found = heap_fault(question, told)
    elif game == "mdag" and lines["theory"] == "search":
        fault_found = told
    elif game in ("subsum", "msubsum", "mixed", "mmixed", "dag", "mdag", "moore", "mmoore", "nim", "mnim"):
        kind = "values" if "values" in lines else "parts"
        big = sum(number > 1 for number in numbers(lines[kind].split(" = ")[0]))
        zeros = ["each 0 leads nowhere or to 1"] if game == "mdag" and legal_moves(question) else []
        ends = zeros + end_facts(lines, big, question.number("k") if "moore" in game else 1)
        if told[len(told) - len(ends):] != ends:
            return f"facts: not {ends}"
        rest = told[: len(told) - len(ends)]
        over = not legal_moves(question)
        fault_found = rest and "facts that are not allowed here" if kind == "parts" or over else sum_fault(question, rest, reasons.vertex_values)
    elif game.startswith("turtle"):
        fault_found = coins_fault(question, told) if legal_moves(question) else told
    elif game == "everysg":
        fault_found = tokens_fault(question, told, verdict, reasons.vertex_steps) if legal_moves(question) else told
    elif game in ("bnim", "poj2315"):
        fault_found = bounded_fault(question, told)
    elif game == "dyn1":
        fault_found = take_fault(question, told, moves)
    elif game == "chomp":
        fault_found = chomp_fault(question, told, after, moves)
    elif game == "sos":
        fault_found = sos_fault(question, told, after, verdict)
    else:
        fault_found = told
    if fault_found:
        return f"facts: {told}: {fault_found}"
    searched = lines["theory"] == "search" and game not in ("sub", "msub")
    if searched and told in ([], ["the corner or a better bite wins"]):
        answers = replies_fault(lines.get("replies", ""), after, verdict)
        return answers and f"replies: {answers}"
    return "replies" in lines and "replies although a fact is enough" or None
