#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the exhibit tells a visitor something false about a position, or leaves a fact out. A program
of tests/kiosk plays the why screen for drawn positions and prints each step. tests/model judges the steps.
Run from the root of the repository."""
import random
import re

from tap import DRAW, Tap, output

import facts
import reasons
import steps as shown_steps
from positions import drawn_set, rows_by_game, verdict_and_moves
from questions import Question, moves_of, play, text_of

SCREEN = "out/kiosk/exhibit/answer/why_screen"
POSITIONS = 15 if DRAW != "all" else 600  # of each game
HEAPS = 200 if DRAW != "all" else 30000
SUMS = 40 if DRAW != "all" else 30000
# positions with facts that random positions rarely have
RARE = {"sos": ["sos n=6 : ......", "sos n=6 : S.S...", "sos n=4 : S..S"], "chomp": ["chomp - : 3 1 1", "chomp - : 5 3", "chomp - : 8 8 8"],
        "everysg": ["everysg V=4;E=1>0,2>1,3>0 : 3 2"], "dyn1": ["dyn1 - : 12 4"], "mmoore": ["mmoore k=2 : 3 3 3 3"]}
# heaps of games whose period begins late; some of these heaps are below the period
RARE_HEAPS = ["sub S=2,4,7 : 57", "msub S=2,4,7 : 125", "sub S=3,18,20 : 37", "msub S=1,6,9 : 4"]
STONES_MAX, PART_MAX, TAKE_MAX = 127, 99, 31  # of the exhibit

# Facts as the host program writes them. {0} is a number, {piles} are the piles.
WORDS = {
    "FACT_FROM": "from {0}", "FACT_BELOW": "below {0}", "WHY_REST": "by {0}: {piles}", "FACT_LOST": "lost {0}",
    "FACT_LOST_TWO": "lost {0} or {1}", "FACT_LOST_RUN": "lost {0} to {1}", "FACT_BY": "{0} by {1}: {2}",
    "FACT_MISSING": "{0} to {piles}: {1}", "FACT_ZEROS": "each 0 leads nowhere or to 1", "FACT_COIN": "coin {0}: {1}",
    "FACT_PROLONGS": "{0} to {steps}: {1}, the longest even and 1",
    "FACT_SHORTENS": "{0} to {steps}: {1}, none even: the shortest and 1", "FACT_LASTS": "{0} lasts {1}",
    "FACT_MOVER_ENDS": "{0} odd: the mover ends", "FACT_OTHER_ENDS": "{0} even: the other ends",
    "FACT_FEW": "{0} left at most", "FACT_UP_TO": "or all up to {0}", "FACT_BIG": "{0} big: as normal",
    "FACT_LATER_ODD": "1 big: leave odd", "FACT_LATER_ONES": "{0} big: leave only ones", "FACT_LATER_COUNT": "{0} mod {1} of them",
    "FACT_TOOK": "took {0}: take {1}", "FACT_COMPLETES_S": "S in {0} makes SOS", "FACT_COMPLETES_O": "O in {0} makes SOS",
    "FACT_TRAP": "trap S__S at {0}", "FACT_FILLS": "who fills it loses", "FACT_FREE": "free {0}: odd wins",
    "FACT_NO_TRAP": "no trap can come", "FACT_O_STOPS": "an O stops each trap", "FACT_MIRROR": "bite 2,2 and mirror",
    "FACT_ARMS": "arms {0} and {0}: mirror", "FACT_TWO_ROWS": "top row 1 less loses",
    "FACT_TWO_COLUMNS": "right column 1 less loses", "FACT_POISON": "only poison left",
    "FACT_CORNER": "the corner or a better bite wins"}
# facts that describe the position after the move
AFTER = "TRAP FILLS FREE NO_TRAP O_STOPS ARMS TWO_ROWS TWO_COLUMNS POISON".split()


class Step:
    """A step on the screen: its message, its numbers, and the board before and after the shown changes."""

    def __init__(self, line):
        words, self.before, self.after = line.split("|")
        name, *numbers = words.split(" ")
        self.name, self.numbers = name.removeprefix("MSG_"), list(map(int, numbers))
        self.piles = "" if self.after == "." else self.after.removeprefix("piles").strip()


def asked(questions):
    """Returns the answers of the screen: (verdict, move, steps, fault), or None if the exhibit cannot play a position."""
    found, lines = [], iter(output(questions, SCREEN).splitlines())
    for line in lines:
        steps = []
        found.append(None)
        if line != "refused":
            verdict, move = line.split(" ")
            while not (step := next(lines)).startswith("end"):
                steps.append(Step(step))
            found[-1] = verdict, move, steps, step[len("end "):]
    assert len(found) == len(questions), (len(found), len(questions))
    return found


def board(question):
    """Returns the position in the notation."""
    return text_of(question).split(" : ")[1]


def is_fact(question, step):
    return step.name in WORDS and (step.name != "WHY_REST" or question.game in ("sub", "msub"))


def words_of(question, step):
    """Returns a fact as the host program writes it. The screen does not show how long the successors of a token last."""
    after = {reasons.vertex_steps(question, to) for to in question.edges.get(step.numbers[0], [])}
    return WORDS[step.name].format(*step.numbers, piles=step.piles, steps=" ".join(map(str, sorted(after))))


def picture_fault(question, after, step, is_below):
    """Compares the picture of a fact with its board. is_below: the fact is one of those below a heap, without a period."""
    is_lost = step.name.startswith("FACT_LOST")
    if step.name in ("WHY_REST", "FACT_MISSING") or (is_lost and not is_below):
        return None  # the display draws this fact's numbers as piles
    position = after if step.name.removeprefix("FACT_") in AFTER or is_lost else question
    return step.after != board(position) and f"{step.name} shows {step.after}"


def pictures_fault(question, after, steps):
    below = [step.name for step in steps].index("FACT_BELOW") if any(step.name == "FACT_BELOW" for step in steps) else len(steps)
    faults = [picture_fault(question, after, step, at > below) for at, step in enumerate(steps) if is_fact(question, step)]
    return next(filter(None, faults), None)


def heap_fault(question, told):
    """Checks that the facts name exactly the lost heaps, up to the largest heap of the exhibit."""
    lost = facts.lost_heaps(tuple(question.takes()), question.misere)[:STONES_MAX + 1]
    named, start, below, period, heap = set(), 0, 0, 0, question.parts[0]
    for fact in told:
        numbers = facts.numbers(fact)
        if fact.startswith("from "):
            start = numbers[0]
        elif fact.startswith("by "):
            period, rest = numbers
            if rest != heap % period:
                return fact
        elif fact.startswith("below "):
            below = numbers[0]
        else:
            rests = set(facts.ranges(fact))
            named |= rests if below else {one for one in range(start, STONES_MAX + 1) if one % period in rests}
    if below != start if period else heap >= below:
        return "no period"
    told_heaps = range(STONES_MAX + 1 if period else below)
    return named != {one for one in told_heaps if lost[one]} and "these heaps are not the lost heaps"


def periods_fault(question, told):
    """Checks that each long pile of a sum has its shortest period, if the exhibit has piles enough to see the period."""
    takes = tuple(question.takes())
    values = facts.pile_values(takes)[:PART_MAX + 1]
    most = max(takes)
    period = next((period for period in range(1, PART_MAX + 2 - most) if values[:most] == values[period:period + most]), None)
    wanted = [pile for pile in question.parts if period and pile >= period]
    return [pile for pile in wanted if f"{pile} by {period}: {pile % period}" not in told]


def moves_fit(question, step):
    """Yields the opponent's moves and answers that lead to the pictures of this step, and have its numbers."""
    for move in moves_of(question):
        now = play(question, move)
        if board(now) != step.before:
            continue
        for answer in moves_of(now):
            if board(play(now, answer)) == step.after and numbers_fit(question, now, move, answer, step):
                yield f"{move}: {answer}"


def numbers_fit(question, now, move, answer, step):
    one, other = [list(map(int, re.findall(r"\d+", words))) for words in (move, answer)]
    if question.game == "chomp":
        return step.name == "REPLY_BITE" and step.numbers == one + other
    if question.game == "sos":
        return step.name == f"REPLY_{move[-1]}_{answer[-1]}" and step.numbers[:2] == one + other
    if question.game == "mdag":
        return step.name == "REPLY_GO" and step.numbers == [question.parts[one[0] - 1], one[1], now.parts[other[0] - 1], other[1]]
    return step.name == "REPLY"


def fault(question, answer, host, verdict, moves):
    """Returns what is wrong with the steps on the screen, or None. host: the lines of the host program's reason."""
    found, move, steps, screen_fault = answer
    position = Question(question)
    if screen_fault or found != verdict or (moves and move not in moves):
        return screen_fault or f"{found} {move}"
    after = play(position, move) if move != "-" else position
    told = [words_of(position, step) for step in steps if is_fact(position, step)]
    if picture := pictures_fault(position, after, steps):
        return picture
    others = [step for step in steps if not is_fact(position, step) and not step.name.startswith("REPLY")]
    if wrong := shown_steps.fault(position, after, others):
        return wrong
    if position.game in ("sub", "msub"):
        return heap_fault(position, told)
    if position.game in ("subsum", "msubsum") and (periods := periods_fault(position, told)):
        return f"no period of {periods}"
    replies = [next(moves_fit(after, step), None) for step in steps if step.name.startswith("REPLY")]
    if None in replies:
        return "a reply is not legal, or has other numbers"
    lines = {kind: host[kind] for kind in ("theory", "parts", "values", "end") if kind in host}
    lines |= {"facts": "; ".join(told)} if told else {}
    lines |= {"move": move} if move != "-" else {}
    lines |= {"replies": "; ".join(replies)} if replies else {}
    return facts.fault(position, lines, verdict, moves)


def host_reasons(questions):
    lines = output(f"why {question}" for question in questions).splitlines()
    return [dict(line.split(": ", 1) for line in answer) for answer in reasons.answers(lines)]


def check_games(tap, seen):
    """Asks about all games at once, because the program with sanitizers starts slowly."""
    games = {name: rows + [(question, *verdict_and_moves(question)) for question in RARE.get(name, [])]
             for name, rows in rows_by_game(POSITIONS).items()}
    questions = [row[0] for rows in games.values() for row in rows]
    answers = zip(asked(questions), host_reasons(questions))
    for name, rows in games.items():
        faults, count = [], 0
        for (question, verdict, moves), (answer, host) in zip(rows, answers):
            if answer:
                count += 1
                seen |= {step.name for step in answer[2]}
                found = fault(question, answer, host, verdict, moves)
                faults += [f"{question}: {found}"] if found else []
        tap.check(not faults and count > POSITIONS / 3, f"{name}: the facts and replies of {count} positions are true", *faults)


def check_heaps(tap, seen):
    chance = random.Random(DRAW)
    questions = [f"{chance.choice(('sub', 'msub'))} S={drawn_set(chance, chance.choice((9, TAKE_MAX)))} : {chance.randrange(STONES_MAX + 1)}" for _ in range(HEAPS)]
    questions += RARE_HEAPS
    faults, kinds = [], {"late": 0, "without": 0}
    for question, answer in zip(questions, asked(questions)):
        told = [words_of(Question(question), step) for step in answer[2] if is_fact(Question(question), step)] if answer else []
        seen |= {step.name for step in answer[2]} if answer else set()
        starts = [fact.split(" ")[0] for fact in told]
        kinds["late"] += "from" in starts
        kinds["without"] += "below" in starts and "by" not in starts
        if answer and (found := heap_fault(Question(question), told)):
            faults.append(f"{question}: {found}: {told}")
    tap.check(not faults and all(kinds.values()), f"{len(questions)} heaps: the facts name exactly the lost heaps; {kinds}", *faults)


def check_sums(tap):
    chance = random.Random(DRAW)
    questions = [f"{chance.choice(('subsum', 'msubsum'))} S={drawn_set(chance, chance.choice((9, TAKE_MAX)))} : {PART_MAX} {chance.randrange(PART_MAX + 1)}" for _ in range(SUMS)]
    faults = []
    for question, answer in zip(questions, asked(questions)):
        position = Question(question)
        told = [words_of(position, step) for step in answer[2] if is_fact(position, step)] if answer else []
        found = answer and (answer[3] or periods_fault(position, told))
        faults += [f"{question}: {found}: {told}"] if found else []
    tap.check(not faults, f"{SUMS} sums: each long pile has its period", *faults)


def main():
    tap, seen = Tap(), set()
    check_games(tap, seen)
    check_heaps(tap, seen)
    check_sums(tap)
    missing = set(WORDS) - seen
    tap.check(not missing, "each fact was shown", *missing)
    tap.done()


main()
