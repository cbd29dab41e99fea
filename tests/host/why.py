#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""The reason of every vector is true (tests/tools/reasons.py). Run from the root of the repository."""
import glob
import sys

from tap import Tap, run

sys.path.insert(0, "tests/tools")
import reasons  # noqa: E402

TOO_MANY = "error: too many moves to try, at most 100000"


def why(questions):
    out, status, errors = run("".join(f"why {question}\n" for question in questions).encode())
    assert status == 0 and not errors, (status, errors)
    return reasons.answers(out.decode("ascii").split("\n")[:-1])


def wrong(vector, answer):
    """What is wrong with the answer to a vector, or None."""
    question, verdict, moves = vector.rsplit(" : ", 2)
    if answer == [TOO_MANY]:
        count = reasons.legal_moves(reasons.Question(question))
        fault = None if count > 100000 or moves == "?" else f"refused, with {count} moves"
    elif answer[0].startswith("error: "):
        fault = answer[0]
    else:
        fault = reasons.fault(question, answer, verdict, None if moves == "?" else moves.split(" "))
    return fault and f"{vector}: {fault}"


def main():
    tap = Tap()
    for name in sorted(glob.glob("tests/vectors/*.txt")) + sorted(glob.glob("tests/vectors/big/*.txt")):
        with open(name, encoding="ascii") as file:
            vectors = file.read().splitlines()
        answers = why([vector.rsplit(" : ", 2)[0] for vector in vectors])
        faults = [wrong(*pair) for pair in zip(vectors, answers)]
        faults = list(filter(None, faults))
        if len(answers) != len(vectors):
            faults.append(f"{len(answers)} answers to {len(vectors)} questions")
        refused = sum(answer[0].startswith("error: ") for answer in answers)
        tap.check(vectors and not faults and refused < len(vectors), f"{name}: {len(vectors)} reasons, {refused} refused", *faults)
    tap.done()


main()
