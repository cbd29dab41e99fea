#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Turns the output of `avr-run --cycles` for reply.c (`id count min max total` a line) into lines for figures.py. A row
that was measured in too few positions gets no value. Other compilers than avr-gcc 5 may need a tenth more cycles."""
import subprocess
import sys

SMALL = 10**4  # positions of 4 piles <= 9
REPLIES = [  # (id, name, (maximum cycles with avr-gcc 5, maximum cycles with other versions), number of positions)
    (1, "nim, 4 piles <= 9", (152, 162), SMALL),
    (2, "mnim, 4 piles <= 9", (152, 162), SMALL),
    (17, "nim by game_reply, 4 piles <= 9", (235, 280), SMALL),
    (18, "mnim by game_reply, 4 piles <= 9", (235, 280), SMALL),
    (3, "moore, k = 2, 4 piles <= 9", (560, 610), SMALL),
    (4, "moore, k = 3, 4 piles <= 9", (600, 660), SMALL),
    (5, "mmoore, k = 2, 4 piles <= 9", (560, 610), SMALL),
    (6, "mmoore, k = 3, 4 piles <= 9", (600, 660), SMALL),
    (7, "8 random piles <= 99, any k", (1450, 1550), 100000),
    (8, "the same through games[]", (1450, 1550), 100000),
]
GROWTH = ["nim", "moore, k = 1", "moore, k = 2", "moore, k = 3"]
FOUR, EIGHT = 9, 13  # ids of the first measurement with 4 piles, and with 8 piles
GROWTH_POSITIONS = 20000


def print_replies(measured):
    version = subprocess.run(["avr-gcc", "-dumpversion"], check=True, capture_output=True, text=True).stdout
    column = 0 if version.startswith("5.") else 1

    def worst(number, positions):
        count, cycles = measured.get(number, (0, 0))
        return cycles if count >= positions else None

    for number, what, limits, positions in REPLIES:
        print(f"reply, {what}\t<= {limits[column]}\t{worst(number, positions) or ''}\tcycles")
    for i, what in enumerate(GROWTH):
        four, eight = worst(FOUR + i, GROWTH_POSITIONS), worst(EIGHT + i, GROWTH_POSITIONS)
        ratio = f"{eight / four:.2f}" if four and eight else ""
        print(f"growth, 8 piles / 4 piles, {what}\t<= 2.2\t{ratio}\ttimes")


def main():
    rows = [list(map(int, line.split())) for line in sys.stdin]
    print_replies({number: (count, worst) for number, count, _, worst, _ in rows})


main()
