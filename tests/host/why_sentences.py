#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a sentence of `why` for a person says something false. tests/model/sentences.py judges the sentences
of edge cases and drawn positions. Run from the root of the repository."""
import subprocess

from tap import BOUTON, DRAW, Tap

import sentences
from positions import rows_by_game
from questions import Question, legal_moves

COUNT = 16 if DRAW != "all" else 600  # drawn positions of each game
SMALL = 1000  # most moves of a position that is judged


def why(questions):
    """Returns the lines of each answer."""
    asked = "".join(f"why {question}\n" for question in questions)
    done = subprocess.run([BOUTON, "--words"], input=asked, capture_output=True, text=True, timeout=3600, check=True)
    answers = done.stdout.split("\n\n")[:-1]
    assert len(answers) == len(questions) and not done.stderr, (len(answers), len(questions), done.stderr)
    return [answer.split("\n") for answer in answers]


def main():
    tap = Tap()
    for name, rows in rows_by_game(COUNT).items():
        rows = [one for one in rows if legal_moves(Question(one[0])) < SMALL]
        faults = []
        for (question, verdict, moves), answer in zip(rows, why([question for question, _, _ in rows])):
            fault = sentences.fault(question, answer, verdict, moves)
            faults += [f"{question}: {fault}"] if fault else []
        tap.check(rows and not faults, f"{name}: the sentences about {len(rows)} positions are true", *faults)
    tap.done()


main()
