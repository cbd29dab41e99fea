#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Turns the output of `avr-run --cycles` for reply.c (`id count min max total` a line) into lines for figures.py. A row
that was measured in too few positions gets no value. Other compilers than avr-gcc 5 may need a tenth more cycles."""
import subprocess
import sys

SMALL = 10**4  # positions of 4 piles <= 9
REPLIES = [  # (id, name, (maximum cycles with avr-gcc 5, maximum cycles with other versions), number of positions)
    (73, "nim, 4 piles <= 9", (152, 162), SMALL),
    (74, "mnim, 4 piles <= 9", (152, 162), SMALL),
    (81, "nim by game_reply, 4 piles <= 9", (235, 280), SMALL),
    (82, "mnim by game_reply, 4 piles <= 9", (235, 280), SMALL),
    (75, "moore, k = 2, 4 piles <= 9", (560, 610), SMALL),
    (76, "moore, k = 3, 4 piles <= 9", (600, 660), SMALL),
    (77, "mmoore, k = 2, 4 piles <= 9", (560, 610), SMALL),
    (78, "mmoore, k = 3, 4 piles <= 9", (600, 660), SMALL),
    (79, "8 random piles <= 99, any k", (1450, 1550), 100000),
    (80, "the same through games[]", (1450, 1550), 100000),
]
FOUR, EIGHT = 29, 65  # ids of Nim with 4 and with 8 piles; Nim_k, k = 1, 2 and 3, follows
POSITIONS = 2000  # with each number of piles


def main():
    rows = (map(int, line.split()) for line in sys.stdin)
    measured = {number: (count, cycles) for number, count, _, cycles, _ in rows}
    version = subprocess.run(["avr-gcc", "-dumpversion"], check=True, capture_output=True, text=True).stdout
    column = 0 if version.startswith("5.") else 1

    def worst(number, positions):
        count, cycles = measured.get(number, (0, 0))
        return cycles if count >= positions else 0

    for number, what, limits, positions in REPLIES:
        print(f"reply, {what}\t<= {limits[column]}\t{worst(number, positions) or ''}\tcycles")
    for i, what in enumerate(["nim", "moore, k = 1", "moore, k = 2", "moore, k = 3"]):
        four, eight = worst(FOUR + i, POSITIONS), worst(EIGHT + i, POSITIONS)
        ratio = f"{eight / four:.2f}" if four and eight else ""
        print(f"growth, 8 piles / 4 piles, {what}\t<= 2.2\t{ratio}\ttimes")


main()
