#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a sentence of `why` for a person says something false. tests/model/sentences*.py judge the sentences
of edge cases, drawn positions, heap games and sums. Run from the root of the repository."""
import functools
import random
import re
import tempfile

from tap import DRAW, Tap, drawn, output

import reasons
import sentences
import sentences_of_sums
from positions import LARGE_GAMES, every_game, large_question, rows_by_game
from questions import Question, legal_moves, play
from rules import Heaps
from sentences_of_sums import WITHOUT_VALUES, HeapCase, drawn_sums

COUNT = 8 if DRAW != "all" else 600  # number of random positions per game
SUMS = 15 if DRAW != "all" else 600
TABLES = 1 if DRAW != "all" else 100
HEAPS = 260  # heaps of a table
LARGE = 120
SMALL = 1000  # the test leaves out positions with this many moves or more


ask = functools.partial(output, options=["--words"])  # returns the output with sentences


def why(questions):
    """Returns the lines of each answer."""
    answers = ask(f"why {question}" for question in questions).split("\n\n")[:-1]
    assert len(answers) == len(questions), (len(answers), len(questions))
    return [answer.split("\n") for answer in answers]


def check(tap, what, judged):
    """Checks (question, judge) pairs. Each judge gets the lines of the answer and returns a fault or None."""
    answers = why([question for question, _ in judged])
    faults = [f"{question}: {fault}" for (question, judge), answer in zip(judged, answers) if (fault := judge(answer))]
    tap.check(judged and not faults, f"{what}: the sentences about {len(judged)} positions are true", *faults)


def changed(lines, chance):
    """Yields the answer with a wrong number in one sentence."""
    for i, line in enumerate(lines):
        if numbers := list(re.finditer(r"\d+", line)):
            one = chance.choice(numbers)
            yield lines[:i] + [line[:one.start()] + str(int(one[0]) + 1) + line[one.end():]] + lines[i + 1:]


def check_games(tap):
    chance, accepted, count = random.Random(DRAW), [], 0
    for name, rows in drawn(rows_by_game(COUNT).items(), 2):
        rows = [one for one in rows if legal_moves(Question(one[0])) < SMALL]
        check(tap, name, [(row[0], lambda answer, row=row: sentences.fault(row[0], answer, *row[1:])) for row in rows])
        question, verdict, moves = chance.choice(rows)
        for wrong in changed(why([question])[0], chance):
            count += 1
            accepted += [] if sentences.fault(question, wrong, verdict, moves) else [f"{question}: {wrong}"]
    tap.check(count > 5 * len(accepted), f"control: the judge refuses a wrong number in {count} sentences", *accepted)


def check_large(tap):
    """Checks sentences about large positions. Any move after which the theorem says P is good."""
    chance = random.Random(DRAW)
    rows = [(one, reasons.verdict(one)) for one in (large_question(chance, LARGE_GAMES) for _ in range(LARGE)) if legal_moves(Question(one))]

    def judge(answer, row):
        move = answer[0].rsplit(" : ", 1)[1]
        after = play(Question(row[0]), move) if move != "-" else None
        if row[1] == "N" and reasons.verdict_of(reasons.lines_of(after)[0], False) != "P":
            return f"{move} does not win"
        return sentences.fault(row[0], answer, row[1], [move])
    check(tap, "large positions", [(row[0], lambda answer, row=row: judge(answer, row)) for row in rows])


def check_sums(tap):
    sums = drawn_sums(random.Random(DRAW), SUMS)
    check(tap, "sums", [(question, lambda answer, case=case, question=question: sentences_of_sums.sum_fault(case, f"sum {question}", answer))
                        for question, case in sums])
    lines = ask(f"sum {question}" for question, _ in sums).splitlines()
    faults = [fault for i, (_, case) in enumerate(sums) if (fault := sentences_of_sums.good_moves_fault(case, lines[2 * i:2 * i + 2]))]
    tap.check(not faults and len(lines) == 2 * len(sums), "below a sum, a sentence says a winning move in each part", *faults)


def heap_judge(game, question, position):
    """Returns a question about heaps or vertices, and the judge of its answer."""
    return question, lambda answer: sentences_of_sums.sum_fault(HeapCase(game, position, answer[0].rsplit(" : ", 1)[1]), question, answer)


def check_heaps(tap):
    chance, normal, misere = random.Random(DRAW), [], []
    for game, positions in every_game():
        some = chance.sample([one for one in positions if game.moves(one)], 12)
        if isinstance(game, Heaps):
            normal += [heap_judge(game, game.question(one), one) for one in some]
        if isinstance(game, Heaps) or game.name in ("wythoff", "fib", "nimble", "stair"):
            misere += [(game.question(one, "m"), lambda answer, one=one, game=game: sentences_of_sums.search_fault(game, one, answer)) for one in some]
    check(tap, "heap games", normal)
    check(tap, "misere play by search", misere)


# For each command, the answer's last sentence and a function that checks the sentence
COMMANDS = {
    "all": ("These are all moves that win, or that keep a draw.",
            lambda game, position, lines: sorted(lines[0].split(" : ")[-1].split(" ")) == (game.good(position) or ["-"])),
    "moves": ("After a move, P means that the opponent loses, N that the opponent wins, D a draw.",
              lambda game, position, lines: dict(line.split(" : ") for line in lines if line) == {
                  move: game.verdict(after) for move, after in game.moves(position)}),
    "value": ("The last number is the xor of the values. The position is lost if it is 0.",
              lambda game, position, lines: int(lines[0].split(" : ")[-1]) == game.value(position)),
}


def check_files(tap):
    """Checks sentences about tokens on a graph from a file."""
    chance = random.Random(DRAW)
    game, positions = next((game, positions) for game, positions in every_game() if game.name == "dag")
    with tempfile.NamedTemporaryFile("w", encoding="ascii") as file:
        file.write(" ".join(f"{start}>{end}" for start, end in game.edges))
        file.flush()
        some = chance.sample([one for one in positions if game.moves(one)], 20)
        check(tap, "a graph from a file", [heap_judge(game, f"dag file={file.name} : {game.text(one)}", one) for one in some])


def check_commands(tap):
    faults, chance = [], random.Random(DRAW)
    cases = [(game, chance.choice([one for one in positions if game.moves(one)])) for game, positions in every_game()]
    for word, (sentence, claim) in COMMANDS.items():
        some = [(game, one) for game, one in cases if word != "value" or game.name not in (*WITHOUT_VALUES, "chomp")]
        *answers, rest = ask(f"{word} {game.question(one)}" for game, one in some).split(f"{sentence}\n")
        if len(answers) != len(some) or rest.strip():
            faults.append(f"{len(some)} answers to {word}, but {len(answers)} sentences: {rest}")
        faults += [f"{word} {game.question(one)}: {answer}" for (game, one), answer in zip(some, answers)
                   if not claim(game, one, answer.strip("\n").split("\n"))]
    tap.check(not faults, "all, moves and value are followed by a true sentence", *faults)


def heap_games(chance):
    """Yields games with one heap: the text to type, the rules, and whether it is misère play."""
    digits = [chance.choice((0, 4))] + [chance.randrange(8) for _ in range(chance.randrange(1, 4))]
    takes = sorted(chance.sample(range(1, 9), chance.randrange(1, 4)))
    wanted = [3 * (take in takes) for take in range(9)]
    others = [3 * (0 < take and take not in takes) for take in range(9)]
    text = ",".join(map(str, takes))
    yield f"heap code={digits[0]}.{''.join(map(str, digits[1:]))}", Heaps("heap", "", digits=digits), False
    yield f"heap not={text}", Heaps("heap", "", digits=others, beyond=3), False
    yield "nimble -", Heaps("heap", "", digits=[0], beyond=3), False
    for misere in (False, True):
        mark = "m" * misere
        for name in "heap", "sub", "subsum":
            yield f"{mark}{name} S={text}", Heaps("heap", "", digits=wanted), misere
        yield f"{mark}take max={takes[-1]}", Heaps("heap", "", digits=[0] + [3] * takes[-1]), misere
        yield f"{mark}mixed -", Heaps("heap", "", digits=[0, 3, 3, 3]), misere
        yield f"{mark}nim -", Heaps("heap", "", digits=[0], beyond=3), misere


TREBLECROSS = ("heap code=0.007", Heaps("heap", "", digits=[0, 0, 0, 7]), False)  # no period is known


class TableCase:
    """A table of heaps. `right` has the value of each heap or, in misère play, its verdict."""

    def __init__(self, line, game, misere):
        self.line, self.game, self.misere, self.right = line, game, misere, []
        for heap in range(HEAPS):
            left = [self.right[sum(heaps)] for _, heaps in game.ways(heap)] if misere else []
            self.right.append(("N" if "P" in left or not left else "P") if misere else game.value((heap,)))

    def is_row(self, row):
        heap, verdict, value = row.split(" : ")
        right = self.right[int(heap)]
        return (verdict, value) == ((right, "-") if self.misere else ("N" if right else "P", str(right)))

    def repeats(self, first, length, end, growth=0):
        ones, others = self.right[first:max(end + 1 - length, 0)], self.right[first + length:end + 1]
        return length and others == ([one + growth for one in ones] if growth and not self.misere else ones)

    def bound(self, first, length):
        """Returns the heap up to which a period must hold to hold for ever."""
        takes = [take for take, digit in enumerate(self.game.digits) if (digit == 0 if self.game.beyond else digit)]
        heaps = 2 if any(digit & 4 for digit in self.game.digits) else 1
        last = max(takes, default=0)
        return first + length + 2 * last if self.game.beyond else heaps * (max(first, 1) + length) + last - 1

    def is_least(self, first, length, end, growth):
        """Returns false if the heaps up to `end` have a shorter period, or this period from an earlier heap on."""
        return first + 2 * length > end or not (
            (first and self.repeats(first - 1, length, end, growth)) or any(not growth and self.repeats(first, one, end) for one in range(1, length)))

    def repeats_somewhere(self, end):
        return any(self.repeats(first, length, end) for first in range(end // 2 + 1)
                   for length in range(1, (end + 1 - first) // 4 + 1) if end + 1 - first - length >= 64)

    def determines(self, count):
        """Returns true if equal windows of this many verdicts have equal next verdicts."""
        windows = [(tuple(self.right[at:at + count]), self.right[at + count]) for at in range(count, HEAPS - count)]
        return len(dict(windows)) == len(set(windows))

    def fault(self, lines, heaps):
        """Returns what is false in the answer to `period`, or to `table` with these heaps, or None."""
        rows = [line for line in lines if line and line[0].isdigit()]
        meant = re.search(r"period (\d+) from (\d+)(?: plus (\d+))? \((proved|seen)", " ".join(lines))
        length, first, growth = (int(number or 0) for number in meant.groups()[:3]) if meant else (0, 0, 0)
        last = re.search(r"up to (\d+)", " ".join(lines))
        last = int(last[1]) if last else HEAPS
        what, proved = "verdict" if self.misere else "value", meant and meant[4] == "proved"
        is_beyond = rows and meant and first > heaps[-1]
        if [int(row.split(" ")[0]) for row in rows] != list(heaps):
            return "other heaps"
        if rows and not proved and (last < heaps[-1] or (last == heaps[-1]) != bool(meant or "(end of the table)" in " ".join(lines))):
            return "the search ends too early"
        if not self.is_least(first, length, min(last, HEAPS - 1), growth) if meant else last < HEAPS and self.repeats_somewhere(last):
            return "a shorter or earlier period"
        if rows and meant and not proved and last + 1 - first - length < 64:
            return "a period that is seen too rarely"
        same = self.repeats(first, length, min(last, HEAPS - 1), growth)
        right = {
            "Each line has a heap, then P if the player to move loses or N if this player wins, then the value.": rows and not self.misere,
            "Each line has a heap, then P if the player to move loses or N if this player wins. There are no values.": rows and self.misere,
            f"The table ends before heap {first}, where the period begins.": is_beyond,
            f"From heap {first} on, the heaps n and n + {length} have the same {what}.": same and not growth,
            f"From heap {first} on, the value of heap n + {length} is the value of heap n plus {growth}.": same and growth,
            f"No period is seen up to heap {last}. A longer search may find one.": not meant,
            f"This is seen in all heaps up to {last}. No theorem proves it.": meant and not proved,
            f"This is proved, because a formula gives the {what} of each heap.": proved and any(game in self.line for game in ("nim", "take", "mixed")),
            f"This is proved: by Guy and Smith, a period that holds up to heap {self.bound(first, length)} never ends.":
                proved and not self.game.beyond and not self.misere,
            "This is proved: if only a few takes are forbidden, a period that holds up to heap "
            f"{self.bound(first, length)} never ends.": proved and self.game.beyond,
            f"This is proved: the last {self.largest_take()} verdicts determine the next one, "
            "and as many repeat.": proved and self.misere and self.determines(self.largest_take()),
        }
        told = list(filter(None, lines[lines.index("") if rows else 1:]))
        false = [one for one in told if not right.get(one)] + [row for row in rows if not self.is_row(row)]
        return false if false or len(told) == bool(rows) + 1 + bool(meant) + bool(is_beyond) else "a sentence is missing"

    def largest_take(self):
        return max((take for take, digit in enumerate(self.game.digits) if digit), default=0)


def check_tables(tap):
    chance, faults, accepted, count = random.Random(DRAW), [], [], 0
    for _ in range(TABLES):
        for line, game, misere in (*heap_games(chance), TREBLECROSS):
            case = TableCase(line, game, misere)
            table = range(chance.randrange(9), chance.randrange(9, 99))
            for question, heaps in ((f"period {line}", ()), (f"table {line} : {table[0]}..{table[-1]}", table)):
                lines = ask([question]).split("\n")
                if fault := case.fault(lines, heaps):
                    faults.append(f"{question}: {fault}: {lines}")
                answer = 1 + lines.index("") if question.startswith("table ") else 1
                for wrong in changed(lines[answer:], chance):
                    count += 1
                    accepted += [] if case.fault(lines[:answer] + wrong, heaps) else [f"{question}: {wrong}"]
    tap.check(not faults, "table and period are followed by true sentences", *faults)
    tap.check(count and not accepted, f"control: the judge refuses a wrong number in {count} sentences about tables", *accepted)


def main():
    tap = Tap()
    check_tables(tap)
    check_sums(tap)
    check_heaps(tap)
    check_files(tap)
    check_commands(tap)
    check_games(tap)
    check_large(tap)
    tap.done()


main()
