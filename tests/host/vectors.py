#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Compares the answers of out/host/bouton with every vector: one move, and all moves. Run from the root of the
repository."""
import glob
import re

from tap import Tap, ask

GAMES, BIG_GAMES = 30, 12  # numbers of files


def is_lost(piles, k, most, misere):
    """Returns whether Moore's condition holds, written again to be independent of the console. With a limit of stones
    per pile, it is used only where theory.md says that it holds."""
    if misere and all(pile <= 1 for pile in piles):
        return sum(piles) % (k + 1) == 1
    assert not most or k == 1 or len(piles) <= k + 1, (piles, k, most)
    values = [pile % (most + 1) if most else pile for pile in piles]
    return all(sum(value >> bit & 1 for value in values) % (k + 1) == 0 for bit in range(32))


def wins(question, move):
    """True if a move of moore, mmoore or bnim is legal and leads to a P-position."""
    game, params, _, *piles = question.split(" ")
    piles = [] if piles == ["."] else [int(pile) for pile in piles]
    k, most = (int(number) for number in re.fullmatch(r"[km]=(\d+)(?:;K=(\d+))?", params).groups("0"))
    changes = [tuple(map(int, change.split("-"))) for change in move.split("+")]
    if len(changes) > k or not all(a[0] < b[0] for a, b in zip(changes, changes[1:])):
        return False
    for number, take in changes:
        if not 1 <= number <= len(piles) or not 1 <= take <= min(piles[number - 1], most or take):
            return False
        piles[number - 1] -= take
    return is_lost(piles, k, most, game.startswith("mm"))


def wrong(vector, answer, every):
    """Returns what is wrong with the answer to this vector, or None."""
    question, verdict, moves = vector.rsplit(" : ", 2)
    if answer.rsplit(" : ", 2)[:2] != [question, verdict]:
        return f"{vector}: answered {answer}"
    given = answer.rsplit(" : ", 1)[1].split(" ")
    if moves == "?":
        good = len(set(given)) == len(given) and all(wins(question, move) for move in given)
    elif every:
        good = sorted(given) == sorted(moves.split(" "))
    else:
        good = given[0] in moves.split(" ")
    return None if good and (every or len(given) == 1) else f"{vector}: answered {answer}"


def main():
    tap = Tap()
    files = sorted(glob.glob("tests/vectors/*.txt")), sorted(glob.glob("tests/vectors/big/*.txt"))
    tap.check([len(group) for group in files] == [GAMES, BIG_GAMES], "each game has a file of vectors", *files)
    vectors_of = {}
    for name in files[0] + files[1]:
        with open(name, encoding="ascii") as file:
            vectors_of[name] = file.read().splitlines()
    # All in one run, because the program in the page needs long to start
    questions = [[("all " if every else "") + vector.rsplit(" : ", 2)[0] for vector in vectors]
                 for vectors in vectors_of.values() for every in (False, True)]
    answers = iter(ask(sum(questions, [])))
    for name, vectors in vectors_of.items():
        for every in (False, True):
            faults = filter(None, [wrong(vector, next(answers), every) for vector in vectors])
            faults = list(faults) or ([] if vectors else ["no vectors"])
            tap.check(not faults, f"{name}: {len(vectors)} x {'all moves' if every else 'one move'}", *faults)
    tap.done()


main()
