#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: cycles.py reply|search|sums

Turns the output of `avr-run --cycles` for this program (`id count min max total` a line) into lines for figures.py. A
row of reply.c that was measured in too few positions gets no value. Other compilers than avr-gcc 5 may need a tenth
more cycles for a reply."""
import subprocess
import sys

CYCLES_PER_MS = 16000
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
FOUR, EIGHT = 9, 13  # first id with 4 piles; first id with 8 piles
GROWTH_POSITIONS = 20000
CALL, CALLS = 5, 2  # ms: a formula, a search
SEARCHED = [  # (game, maximum ms of a reply, of each call in a reply, of each call for a hint)
    ("bnim, searched: 4 piles of 12, 5 of 9, 6 of 7, 7 of 6, 8 of 5", 250, CALLS, CALLS),
    ("bnim, formula: 8 piles <= 99", 5, CALL, CALL),
    ("poj2315, searched: 4 balls", 250, CALLS, CALLS),
    ("dag, 3 tokens, 10 vertices, 24 edges", 5, CALL, CALL),
    ("mdag, the same", 250, CALLS, CALLS),
    ("everysg, the same", 5, CALLS, CALLS),
    ("chomp, bars up to 8 x 8", 250, CALLS, CALLS),
    ("sos, 16 cells, at most one of them full", 250, CALLS, CALLS),
]
SUMS = ("take mtake sub msub subsum msubsum mixed mmixed wythoff fib dyn1 stair nimble turtle_opt turtle_man turtle_edge northcott "
        "northcottr divide").split()


def print_ms(measured, names, limits, digits):
    """Prints the worst times of the ids 1, 2, ..."""
    for number, (name, limit) in enumerate(zip(names, limits), 1):
        value = f"{measured[number][1] / CYCLES_PER_MS:.{digits}f}" if number in measured else ""
        print(f"{name}\t<= {limit}\t{value}\tms")


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
    measured = {number: (count, worst) for number, count, _, worst, _ in rows}
    if sys.argv[1] == "reply":
        print_replies(measured)
    elif sys.argv[1] == "search":
        print_ms(measured, [f"{game}: {what}" for game, *_ in SEARCHED for what in ("reply", "a call of it", "next winning move")],
                 [limit for _, *limits in SEARCHED for limit in limits], 1)
    else:
        print_ms(measured, [f"{game}: {what}" for game in SUMS for what in ("reply", "next winning move")], [CALL] * 2 * len(SUMS), 2)


main()
