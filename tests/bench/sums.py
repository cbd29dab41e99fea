#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Turns the output of avr-run --cycles for sums.c (`id count min max total` a line) into lines for figures.py."""
import sys

CYCLES_PER_MS = 16000
LIMIT = 5  # ms
GAMES = ["take", "mtake", "sub", "msub", "subsum", "msubsum", "mixed", "mmixed", "wythoff", "fib", "dyn1", "stair",
         "nimble", "turtle_opt", "turtle_man", "turtle_edge", "northcott", "northcottr", "divide"]


def main():
    worst = {int(line.split()[0]): int(line.split()[3]) for line in sys.stdin}
    for i, game in enumerate(GAMES):
        for number, what in ((2 * i + 1, "reply"), (2 * i + 2, "next winning move")):
            value = f"{worst[number] / CYCLES_PER_MS:.2f}" if number in worst else ""
            print(f"{game}: {what}\t<= {LIMIT}\t{value}\tms")


main()
