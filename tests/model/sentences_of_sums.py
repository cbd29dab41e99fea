# SPDX-License-Identifier: MIT
"""Judges the sentences of `why` about heap games, sums of games, and misère play that only a search solves."""
import re

import sentences
from move_words import move_in_words
from positions import every_game
from rules import nim_sum
from sentence_case import Case, row

WITHOUT_VALUES = ("sos", "northcottr")


class SumCase(Case):
    """A sum of games. Its position has a position of each game. A heap game with several heaps is a sum of heaps."""

    def __init__(self, games, position, move):
        self.games, self.asked, self.move = games, position, move
        self.name, self.together, self.verdict, self.rule, self.exception = "sum", 1, None, None, None
        self.rests, self.explained = [], []
        self.after = position

    def all_moves(self, position):
        """Yields the moves, in the notation of a sum, each with the position after it."""
        for i, (game, one) in enumerate(zip(self.games, position)):
            for text, after in game.moves(one):
                yield f"{i + 1}:{text}", position[:i] + (after,) + position[i + 1:]

    def numbers(self, position):
        return [game.value(one) for game, one in zip(self.games, position)]

    def lost_moves(self):
        for position in [self.asked] + [after for _, after in self.all_moves(self.asked)][:20]:
            if not nim_sum(self.numbers(position)):
                yield position, [after for _, after in self.all_moves(position)]

    def near(self):
        return [self.asked]

    def parts_with_values(self):
        """Returns the parts whose values the answer must explain."""
        return range(1, len(self.games) + 1)


def drawn_sums(choice, count):
    """Returns random sums of two or three games, each as its question and its case."""
    games, found = [(game, positions) for game, positions in every_game() if game.name not in WITHOUT_VALUES], []
    for game, _ in games:
        game.poison = False  # in a sum, no player may eat the poisoned square
    while len(found) < count:
        some = [(game, choice.choice(positions)) for game, positions in choice.choices(games, k=choice.randrange(2, 4))]
        if not any(game.name == "chomp" and not position for game, position in some):
            found.append((" + ".join(game.question(position) for game, position in some),
                          SumCase([game for game, _ in some], tuple(position for _, position in some), None)))
    return found


class HeapCase(SumCase):
    """Heaps of one game. A move may replace a heap by several."""

    def __init__(self, game, position, move):
        super().__init__([game], (position,), f"1:{move}")

    def parts(self):
        return list(self.asked[0])

    def values_after(self, part):
        return {self.games[0].value(after) for _, after in self.games[0].moves((part,))}

    def parts_with_values(self):
        return [heap for heap in self.parts() if 0 < len(self.values_after(heap)) <= 32]

    def numbers(self, position):
        return [self.games[0].value((heap,)) for heap in position[0]]

    def changes(self, question, after):
        """Returns the value of the heap that the move changes, and the value of the heaps that it leaves."""
        left, new = list(question[0]), list(after[0])
        for heap in list(new):
            if heap in left:
                left.remove(heap)
                new.remove(heap)
        return {self.games[0].value(tuple(left)), self.games[0].value(tuple(new))} - {0}


@row("If a move splits a heap, only the powers in an odd number of the new values count.")
def split_heap(case):
    return isinstance(case, HeapCase)


@row("Part #, *, has the value #.")
def part_value(case, number, words, value):
    case.explained.append(int(number))
    game, position = case.games[int(number) - 1], case.asked[int(number) - 1]
    return words == game.question(position) and int(value) == game.value(position)


def sentence_faults(case, lines):
    """Returns the faults of the sentences after the first two lines."""
    faults = [sentences.sentence_fault(case, sentence) for sentence in lines] + [None if case.rule else "no rule"]
    return list(filter(None, faults))


def verdict_in_words(case, moves):
    """Returns the sentence for these good moves in a sum. It says the first move in each part."""
    first = {}
    for part, move in (move.split(":") for move in moves):
        place = f"in part {part}, " if len(case.games) > 1 else ""
        first.setdefault(part, place + move_in_words(case.games[int(part) - 1].name, move))
    return f"You win: {'; or '.join(first.values())}." if moves else "You lose, if the opponent makes no mistake."


def good_moves_fault(case, lines):
    """Returns what is wrong with the answer to a sum without `why`, or None."""
    first, second = lines
    winning = [move for move, after in case.all_moves(case.asked) if not nim_sum(case.numbers(after))]
    moves = [move for move in first.rsplit(" : ", 1)[1].split(" ") if move != "-"]
    return None if sorted(moves) == sorted(winning) and second == verdict_in_words(case, moves) else f"{winning}: {lines}"


def sum_fault(case, question, lines):
    """Returns what is wrong with an answer about a sum or about heaps, or None."""
    first, second, *others = lines
    verdict = "N" if nim_sum(case.numbers(case.asked)) else "P"
    case.verdict = verdict
    move = first.rsplit(" : ", 1)[1].split(" ")[0]
    case.after = dict(case.all_moves(case.asked)).get(case.move or move, case.asked)
    if not first.startswith(f"{question} : {verdict} : ") or second != verdict_in_words(case, [case.move or move] if verdict == "N" else []):
        return f"{first}, {second}"
    faults = sentence_faults(case, others)
    return next(iter(faults + [f"nothing about {part}" for part in case.parts_with_values() if part not in case.explained]), None)


def search_fault(game, position, lines):
    """Returns what is wrong with an answer about misère play that a search solves, or None."""
    first, second, *others = lines
    verdict, move = first.split(" : ")[-2:]
    outcome = f"You win: {move_in_words(game.name, move)}." if verdict == "N" else "You lose, if the opponent makes no mistake."
    if verdict != game.verdict(position, True) or move not in (game.good(position, True) or ["-"]) or second != outcome:
        return f"{first}, {second}"
    if others[0] != "No rule is known for this game, so a search over all positions decides.":
        return others
    after = dict(game.moves(position)).get(move, position)
    told = re.fullmatch("(Each reply|Each of your moves) has an answer: (.*)\\.", others[1])[2].split("; ") if len(others) > 1 else []
    answers = {reply: answer for answer, reply in (one.split(" after ") for one in told)}
    wanted = {text: to for text, to in game.moves(after) if game.moves(to)}
    if set(answers) != set(wanted) and len(answers) != 99:
        return f"answers to {set(answers)} instead of {set(wanted)}"
    for reply, answer in answers.items():
        if game.verdict(dict(game.moves(wanted[reply]))[answer], True) != "P":
            return f"{answer} after {reply}"
    return None
