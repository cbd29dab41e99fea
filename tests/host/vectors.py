#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""Every vector through out/host/bouton: one move, and all of them. Run from the root of the repository."""
import glob

from tap import Tap, ask


def is_lost(piles, k, misere):
    """Moore's condition, here once more: the console is not asked whether its own answer is right."""
    if misere and all(pile <= 1 for pile in piles):
        return sum(piles) % (k + 1) == 1
    return all(sum(pile >> bit & 1 for pile in piles) % (k + 1) == 0 for bit in range(32))


def after(question, text):
    """The piles after a move in the notation, or None where the rules forbid it; with k and the convention."""
    game, params, _, *piles = question.split(" ")
    piles = [] if piles == ["."] else [int(pile) for pile in piles]
    k = int(params[2:]) if params.startswith("k=") else 1
    changes = [tuple(map(int, change.split("-"))) for change in text.split("+")]
    legal = len(changes) <= k and all(a[0] < b[0] for a, b in zip(changes, changes[1:]))
    for number, take in changes:
        legal = legal and 1 <= number <= len(piles) and 1 <= take <= piles[number - 1]
        if legal:
            piles[number - 1] -= take
    return (piles if legal else None), k, game in ("mnim", "mmoore")


def wins(question, text):
    piles, k, misere = after(question, text)
    return piles is not None and is_lost(piles, k, misere)


def wrong(vector, answer, every):
    """What is wrong with the answer to this vector, or None."""
    question, verdict, moves = vector.rsplit(" : ", 2)
    if answer.rsplit(" : ", 2)[:2] != [question, verdict]:
        return f"{vector}: answered {answer}"
    given = answer.rsplit(" : ", 1)[1].split(" ")
    if moves == "?":
        good = "-" not in given and len(set(given)) == len(given) and all(wins(question, move) for move in given)
    elif every:
        good = sorted(given) == sorted(moves.split(" "))
    else:
        good = given[0] in moves.split(" ")
    return None if good and (every or len(given) == 1) else f"{vector}: answered {answer}"


def main():
    tap = Tap()
    files = sorted(glob.glob("tests/vectors/**/*.txt", recursive=True))
    for name in files:
        with open(name, encoding="ascii") as file:
            vectors = file.read().splitlines()
        questions = [vector.rsplit(" : ", 2)[0] for vector in vectors]
        for every in (False, True):
            answers = ask([("all " if every else "") + question for question in questions])
            faults = filter(None, (wrong(*pair, every) for pair in zip(vectors, answers)))
            faults = list(faults) or ([] if vectors else ["no vectors"])
            tap.check(not faults, f"{name}: {len(vectors)} x {'all moves' if every else 'one move'}", *faults)
    tap.check(len(files) == 8, f"{len(files)} files of vectors")
    tap.done()


main()
