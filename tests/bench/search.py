#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""Turns what avr-run --cycles says of search.c (`id count min max total` a line) into lines for figures.py."""
import sys

CYCLES_PER_MS = 16000
GAMES = [  # game, limit of a whole reply in ms
    ("bnim, searched: 4 piles of 12, 5 of 9, 6 of 7, 7 of 6, 8 of 5", 500),
    ("bnim, formula: 8 piles <= 99", 5),
    ("poj2315, searched: 4 balls", 500),
    ("dag, 3 tokens, 10 vertices, 24 edges", 5),
    ("mdag, the same", 500),
    ("everysg, the same", 5),
    ("chomp, bars up to 8 x 8", 500),
    ("sos, 16 cells, at most one of them full", 2000),
]
CALL = 5  # ms


def main():
    worst = {int(line.split()[0]): int(line.split()[3]) for line in sys.stdin}
    for i, (game, limit) in enumerate(GAMES):
        for id_, what, most in zip(range(3 * i + 1, 3 * i + 4), ("reply", "a call of it", "next winning move"),
                                   (limit, CALL, CALL)):
            value = f"{worst[id_] / CYCLES_PER_MS:.1f}" if id_ in worst else ""
            print(f"{game}: {what}\t<= {most}\t{value}\tms")


main()
