#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Turns the output of avr-run --cycles for search.c (`id count min max total` a line) into lines for figures.py."""
import sys

CYCLES_PER_MS = 16000
CALL, CALLS = 5, 2  # ms: a formula, a search
GAMES = [  # (game, maximum ms of a reply, of each call in a reply, of each call for a hint)
    ("bnim, searched: 4 piles of 12, 5 of 9, 6 of 7, 7 of 6, 8 of 5", 250, CALLS, CALLS),
    ("bnim, formula: 8 piles <= 99", 5, CALL, CALL),
    ("poj2315, searched: 4 balls", 250, CALLS, CALLS),
    ("dag, 3 tokens, 10 vertices, 24 edges", 5, CALL, CALL),
    ("mdag, the same", 250, CALLS, CALLS),
    ("everysg, the same", 5, CALLS, CALLS),
    ("chomp, bars up to 8 x 8", 250, CALLS, CALLS),
    ("sos, 16 cells, at most one of them full", 250, CALLS, CALLS),
]


def main():
    worst = {int(line.split()[0]): int(line.split()[3]) for line in sys.stdin}
    for i, (game, limit, call, move) in enumerate(GAMES):
        for id_, what, most in zip(range(3 * i + 1, 3 * i + 4), ("reply", "a call of it", "next winning move"),
                                   (limit, call, move)):
            value = f"{worst[id_] / CYCLES_PER_MS:.1f}" if id_ in worst else ""
            print(f"{game}: {what}\t<= {most}\t{value}\tms")


main()
