#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""The commands of the solver against brute force of the tests' own (rules.py): moves and values of every game, misere play by
search, sums of unlike games. Run from the root of the repository."""
import random

from rules import Game, Men, every_game, mex
from tap import DRAW, Tap, ask, drawn, run

WITH_MISERE = "nim moore take sub subsum mixed dag heap".split()  # the game has a theory, or a name, for it
WITHOUT_VALUES = "sos".split()
OFTEN = 20  # one of so many positions is drawn


def blocks(lines):
    """The answers of several lines each, which end with an empty one, or are errors."""
    out, status, errors = run("".join(line + "\n" for line in lines).encode(), timeout=3600)
    assert status == 0 and not errors, (status, errors)
    answers, now = [], []
    for line in out.decode("ascii").split("\n")[:-1]:
        if line and not line.startswith("error:"):
            now.append(line)
        else:
            answers.append(now + [line] * bool(line))
            now = []
    assert len(answers) == len(lines) and not now, (len(lines), len(answers))
    return answers


def check(tap, what, questions, answers, expected):
    """One check for many answers: compares each with what is expected."""
    wrong = [f"{question}: {answer}, but by brute force {right}"
             for question, answer, right in zip(questions, answers, expected) if answer != right]
    tap.check(questions and not wrong, f"{what}: {len(questions)} positions", *wrong)


def tail(question, answer):
    """The verdict and the sorted moves behind a question; the whole answer if it is something else."""
    return answer[len(question) + 3:] if answer.startswith(question + " : ") else answer


def sorted_tail(question, answer):
    verdict, found, moves = tail(question, answer).partition(" : ")
    return (verdict, sorted(moves.split(" "))) if found else answer


def answered(verdict, moves):
    return verdict, moves or ["-"]


def moves(tap, game, positions, misere):
    """`moves`: every legal move once, with the verdict it leads to."""
    questions = [game.question(one, misere) for one in positions]
    answers = [sorted(lines) for lines in blocks([f"moves {one}" for one in questions])]
    check(tap, f"moves {misere}{game.name} {game.params}", questions, answers,
          [sorted(f"{text} : {game.verdict(after, bool(misere))}" for text, after in game.moves(one)) for one in positions])


def verdicts(tap, game, positions, misere):
    """The verdict and all winning moves, and one of them."""
    questions = [game.question(one, misere) for one in positions]
    right = [answered(game.verdict(one, bool(misere)), game.good(one, bool(misere))) for one in positions]
    answers = [sorted_tail(question, answer) for question, answer in zip(questions, ask([f"all {one}" for one in questions]))]
    check(tap, f"all {misere}{game.name} {game.params}", questions, answers, right)
    answers = [sorted_tail(question, answer) for question, answer in zip(questions, ask(questions))]
    check(tap, f"one of them, {misere}{game.name} {game.params}", questions,
          [isinstance(answer, tuple) and answer[0] == verdict and answer[1][0] in all_of
           for answer, (verdict, all_of) in zip(answers, right)], [True] * len(questions))


def values(tap, game, positions):
    """`value`: of the position, which is the xor of those of its parts."""
    if game.name == "chomp":
        game.poison, positions = False, [one for one in positions if one]
    questions = [game.question(one) for one in positions]
    answers = []
    for question, answer in zip(questions, ask([f"value {one}" for one in questions])):
        parts, _, whole = tail(question, answer).partition(" : ")
        nim_sum = 0
        for part in parts.split(" ") if parts != "-" and whole.isdigit() else []:
            nim_sum ^= int(part)
        answers.append(whole if whole == str(nim_sum) else answer)
    right = [str(value_of(game, one)) for one in positions]
    check(tap, f"value {game.name} {game.params}", questions, answers, right)


def value_of(game, position):
    """With retreats a game may go on for ever; they are reversed, and without them the values are the same."""
    if isinstance(game, Men) and game.retreats:
        game = Men("northcott", width=game.width, retreats=False)
    return game.value(position)


class Sum(Game):
    """The sum of games: a position is one of each."""

    def moves(self, position):
        return [(f"{part + 1}:{text}", position[:part] + (after,) + position[part + 1:])
                for part, game in enumerate(self.games) for text, after in game.moves(position[part])]


def sums(tap):
    """Sums of up to four unlike games: the verdict and every winning move, without the theory of sums. Chomp's poison stays."""
    choice = random.Random(DRAW)
    pool = [(game, positions) for game, positions in every_game() if game.name not in WITHOUT_VALUES + ["northcottr"]]
    for game, positions in pool:
        if game.name == "chomp":
            game.poison, positions[:] = False, [one for one in positions if one]
    questions, right = [], []
    for _ in range(10000 if DRAW == "all" else 200):
        parts = [choice.choice(pool) for _ in range(choice.choice((1, 2, 2, 3, 3, 4)))]
        position = tuple(small(choice, positions, len(parts)) for _, positions in parts)
        one = Sum("sum", games=[game for game, _ in parts])
        verdict, good = sum_by_force(one, position)
        questions.append("sum " + " + ".join(game.question(part) for (game, _), part in zip(parts, position)))
        right.append(answered(verdict, good))
    answers = [sorted_tail(question, answer) for question, answer in zip(questions, ask(questions))]
    check(tap, "sums of unlike games", questions, answers, right)


def small(choice, positions, parts):
    """One of the positions; of the first ones, which are small, if there are several parts."""
    return choice.choice(positions[:max(4, len(positions) // parts ** 2)])


def sum_by_force(game, position):
    """The verdict and the winning moves of a sum, from its positions alone."""
    lost = {}

    def is_lost(now):
        stack = [now]
        while stack:
            top = stack[-1]
            later = [to for _, to in game.moves(top)]
            if any(lost.get(to) for to in later):
                lost[top] = False
            unknown = [to for to in later if to not in lost]
            if top not in lost and not unknown:
                lost[top] = True
            if top in lost:
                stack.pop()
            else:
                stack.append(unknown[0])
        return lost[now]

    good = sorted(text for text, after in game.moves(position) if is_lost(after))
    return ("N" if good else "P"), good


def tables(tap):
    """`table`: verdicts and values of one heap, and a period that they have; none that begins earlier."""
    for game, positions in every_game():
        if game.name not in "nim take sub subsum mixed nimble heap".split() or game.params == "code=0.8F":
            continue
        for misere in ("", "m") if game.name in WITH_MISERE else ("",):
            last = 18 if misere and game.name == "heap" else 60
            lines = blocks([f"table {misere}{game.name} {game.params} : 7..{last}"])[0]
            heaps = [game.question((n,)) for n in range(7, last + 1)]
            right = [f"{n} : {game.verdict((n,), True)} : -" if misere else f"{n} : {'PN'[game.value((n,)) > 0]} : {game.value((n,))}"
                     for n in range(7, last + 1)]
            check(tap, f"table {misere}{game.name} {game.params}", heaps, lines[:-1], right)
            column = [game.verdict((n,), True) if misere else game.value((n,)) for n in range((last if misere else 200) + 1)]
            tap.check(period_is_right(lines[-1], column, last), f"and {lines[-1]}", *lines)


def period_is_right(line, column, last):
    """True if the period is one of the column, as far as it goes, and neither an earlier start nor a divisor would do."""
    if line == "no period seen":
        return not any(column[n:] == column[n - p:-p] for p in range(1, 10) for n in range(p, len(column) // 2 - p))
    length, start = (int(word) for word in line.split(" ")[1:4:2])
    same = [one == other for one, other in zip(column[start:], column[start + length:])]
    earlier = start == 0 or column[start - 1] != column[start - 1 + length]
    shorter = [p for p in range(1, length) if column[start + p:] == column[start:-p]]
    return all(same) and earlier and not shorter and line.endswith(("(proved)", f"(seen up to {last})"))


def main():
    tap = Tap()
    for game, positions in every_game():
        positions = drawn(positions, OFTEN)
        moves(tap, game, positions, "")
        if game.name == "heap":
            verdicts(tap, game, positions, "")
        moves(tap, game, positions, "m")
        verdicts(tap, game, positions, "m")
        if game.name not in WITHOUT_VALUES:
            values(tap, game, positions)
    tables(tap)
    sums(tap)
    numbers = [sorted(random.Random(one).choices(range(9), k=one % 9)) for one in range(60)]
    lines = ["mex " + (" ".join(map(str, one)) or ".") for one in numbers]
    check(tap, "mex", lines, ask(lines), [f"{line} : {mex(one)}" for line, one in zip(lines, numbers)])
    tap.done()


main()
