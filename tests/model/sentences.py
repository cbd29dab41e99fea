# SPDX-License-Identifier: MIT
"""Judges the sentences of `why`. Each sentence must match a row. The rule must be right in the position and after each
of its moves. No required sentence may be missing."""
import itertools
import re

import facts
import reasons
import rules
from facts import numbers
from move_words import move_in_words
from questions import Question, legal_moves, moves_of, play
from sentence_case import ROWS, Case, brute, row, rows
import sentences_of_numbers  # noqa: F401 adds rows
import sentences_of_rules  # noqa: F401

# --- Chomp and SOS -----------------------------------------------------------------------------------------------------


def shape_is_lost(rows):
    """Returns whether a bar has one of the named shapes."""
    columns = [sum(length > place for length in rows) for place in range(rows[0] if rows else 0)]
    is_two = lambda lines: len(lines) == 2 and lines[0] == lines[1] + 1  # noqa: E731
    return rows == [1] or (len(rows) > 1 and rows[0] == len(rows) and set(rows[1:]) == {1}) or is_two(rows) or is_two(columns)


@row("No rule is known for all bars, so a search decides. These bars are lost: the poison alone, two arms of equal length, "
     "two rows if the upper has one square less, two columns if the right has one square less.")
def lost_shapes(case):
    for question in case.near():
        if shape_is_lost(question.parts) and brute(question) != "P":
            return f"{question.parts} is not lost"
    return None


@row("All lost bars of up to 6 rows and 6 columns: *.")
def lost_bars(_case, words):
    told = {tuple(numbers(bar)) for bar in words.split(", ")}
    game = rules.game_of("chomp", "-")
    bars = (bar for rows in range(1, 7) for bar in itertools.combinations_with_replacement(range(6, 0, -1), rows))
    return told == {bar for bar in bars if game.verdict(bar) == "P"} and len(told) == len(words.split(", "))


@row("A whole bar is won: bite off the corner, or make the bite that would answer it.")
def whole_bar(case):
    rows = case.asked.parts
    corner = play(case.asked, f"{len(rows)},{rows[0]}")
    answers = [move for move in moves_of(corner) if brute(play(corner, move)) == "P"]
    return len(set(rows)) == 1 and case.verdict == "N" and all(move in case.moves for move in answers or [f"{len(rows)},{rows[0]}"])


rows(
    ("The bottom row and the left column are equally long, so bite at row 2, column 2.",
     lambda case: case.asked.parts[0] == len(case.asked.parts) and "2,2" in case.moves),
    ("The upper of two rows has one square less.",
     "The move leaves two rows. The upper row has one square less.",
     lambda case: len(case.after.parts) == 2 and case.after.parts[0] == case.after.parts[1] + 1),
    ("Only the poisoned square is left.", "The move leaves only the poisoned square.", lambda case: case.after.parts == [1]),
    ("An S in cell # completes SOS.", lambda case, cell: f"{cell}S" in moves_of(case.asked) and "SOS" in strip(play(case.asked, f"{cell}S"))),
    ("An O in cell # completes SOS.", lambda case, cell: f"{cell}O" in moves_of(case.asked) and "SOS" in strip(play(case.asked, f"{cell}O"))),
    ("A trap begins at cell #.",
     "After the move, a trap begins at cell #.",
     lambda case, cell: strip(case.after)[int(cell) - 1:int(cell) + 3] == "S..S"),
    ("# cells are empty. This is even, so the player to move loses.",
     "After the move, # cells are empty. This is even, so the opponent loses.",
     lambda case, count: strip(case.after).count(".") == int(count) and int(count) % 2 == 0 and brute(case.after) == "P"),
    ("No trap can arise any more, so the game is a draw.",
     "After the move, no trap can arise any more, so the game is a draw.",
     lambda case: not re.search(r"[S.]\.\.[S.]", strip(case.after)) and case.verdict == "D" == brute(case.after)),
    ("An O can stop each trap in time, so the game is a draw.",
     "After the move, an O can stop each trap in time, so the game is a draw.",
     lambda case: case.verdict == "D" == brute(case.after)),
    ("Complete SOS if you can, and leave no S.S, SO. or .OS to the opponent.",
     lambda case: all(bool(can_complete(one)) == any("SOS" in strip(play(one, move)) for move in moves_of(one)) for one in case.near()
        if "SOS" not in strip(one))),
    ("A trap is S..S. With a trap and no SOS to complete, the player to move needs an odd number of empty cells.",
     lambda case: all(brute(one) == ("P" if strip(one).count(".") % 2 == 0 else "N") for one in case.near()
        if "SOS" not in strip(one) and "S..S" in strip(one) and not can_complete(one))),
    ("A trap needs two empty cells with an S or an empty cell on both sides. If no trap can arise, it is a draw.",
     lambda case: all(brute(one) == "D" for one in case.near()
        if "SOS" not in strip(one) and not can_complete(one) and not re.search(r"[S.]\.\.[S.]", strip(one)))),
    ("Otherwise look ahead: the player to move with an odd number of empty cells tries to make a trap.",
     lambda case: all(brute(one) in ("ND" if strip(one).count(".") % 2 else "PD") for one in case.near()
        if "SOS" not in strip(one) and not can_complete(one))))


@row("The bar has two arms of # squares.")
@row("The move leaves two arms of # squares. Copy each bite on the other arm.")
def arms(case, length):
    rows = case.after.parts
    return rows[0] == len(rows) == int(length) > 1 and set(rows[1:]) == {1}


@row("The right of two columns has one square less.")
@row("The move leaves two columns. The right column has one square less.")
def two_columns(case):
    rows = case.after.parts
    return set(rows) == {1, 2} and rows.count(1) == 1


def strip(question):
    return "".join(question.parts)


@row("Anyone who writes into a trap loses.")
def fills(case):
    for first in re.finditer(r"(?=S\.\.S)", strip(case.after)):
        for move in (f"{first.start() + place}{letter}" for place in (2, 3) for letter in "SO"):
            if brute(play(case.after, move)) != "N":
                return f"{move} does not lose"
    return None


def can_complete(question):
    return re.search(r"S\.S|SO\.|\.OS", strip(question))


@row("This strip has traps: #. Empty cells: #.")
def strip_counts(case, count, empty):
    found = len(re.findall(r"(?=S\.\.S)", strip(case.asked)))
    return [int(count), int(empty)] == [found, strip(case.asked).count(".")]


# --- the answer --------------------------------------------------------------------------------------------------------


@row("Each of your moves has an answer: *.")
@row("Each reply has an answer: *.")
def replies(case, words):
    told = "; ".join(f"{move}: {answer}" for answer, move in (one.split(" after ") for one in words.removesuffix("; and so on").split("; ")))
    return facts.replies_fault(told, case.after, case.verdict)


def outcome(case):
    """Returns the sentence about the verdict and the move."""
    move = f": {move_in_words(case.name, case.move)}" if case.move else ""
    if not legal_moves(case.asked):
        ends = {"P": "and you have lost", "N": "and you have won", "D": "a draw"}
        return f"The game is over, {ends[case.verdict]}."
    return {"N": f"You win{move}.", "P": "You lose, if the opponent makes no mistake.", "D": f"It is a draw{move}."}[case.verdict]


def needed(case):
    """Yields what is missing: a rule, or the values of a part that has moves."""
    is_searched = reasons.lines_of(case.asked)[0]["theory"] == "search"
    if not case.rule and (not is_searched or case.name == "sub"):
        yield "no rule"
    if case.name in ("subsum", "dag") and not is_searched:
        values = facts.pile_values(tuple(case.asked.takes())) if case.name == "subsum" else None
        for part in case.asked.parts + case.rests:
            same = {one for one in case.rests if values[one] == values[part]} if values else set()
            if facts.has_moves(case.asked, part) and part not in case.explained and (not same or part in case.rests):
                yield f"nothing about {part}"


def rule_fault(case):
    """Tries the rule on the position and those after its moves."""
    if not case.rule:
        return None
    for question in case.near():
        numbers = case.numbers(question) if case.exception else []
        told = case.exception(question) if case.exception and max(numbers, default=0) <= 1 else case.rule(question)
        if told != (brute(question) == "P"):
            return f"the rule is wrong about {question.parts}"
    return None


def judged(judge, case, words):
    """Returns what the row says. Numbers without a meaning in this position are a fault."""
    try:
        return judge(case, *words)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        return f"{type(error).__name__}: {error}"


def sentence_fault(case, sentence):
    """Returns what the rows that fit the sentence say, unless one of them accepts it."""
    told = [judged(judge, case, match.groups()) for pattern, judge in ROWS if (match := re.fullmatch(pattern, sentence))]
    return None if any(one in (None, True) for one in told) else f"{sentence}: {told}"


def fault(line, lines, verdict, moves):
    """Returns what is wrong with an answer, a list of lines, to `why <line>`, or None."""
    first, second, *others = lines
    move = first.rsplit(" : ", 1)[1]
    if first != f"{line} : {verdict} : {move}" or move not in moves:
        return f"{first} instead of {verdict} and one of {moves}"
    case = Case(Question(line), verdict, moves, None if move == "-" else move)
    if second != outcome(case):
        return f"{second} instead of {outcome(case)}"
    if not legal_moves(case.asked):
        return others and "a game that is over has reasons"
    faults = (sentence_fault(case, sentence) for sentence in others)
    return next(filter(None, faults), None) or rule_fault(case) or next(needed(case), None)
