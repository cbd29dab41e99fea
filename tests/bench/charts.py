#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Draws the two charts of README.md in this folder as SVG, for light and dark pages. cycles.svg has the cycles of
reply.c from stdin, and the bounds that `make prove` proved. bounds.txt keeps these bounds: the number of piles, then the
cycles for Nim and for Nim_k with k = 1, 2, ... flash.svg has the bytes of each board."""
import collections
import fileinput
import itertools
import os
import re
import sys

import flash

HERE = os.path.dirname(__file__)
PROVED, KEPT = ["out/proof/nim.txt", "out/proof/moore.txt"], os.path.join(HERE, "bounds.txt")
PILES, ROWS = 8, 9
BOARDS = ["pocket", "uno", "exhibit"]
STYLE = """<style>
text { font: 12px sans-serif; fill: #1f2328 } .grid { stroke: #d0d7de; stroke-width: 1 }
.small { font-size: 11px; fill: #59636e } .bound { fill: none; stroke: #59636e; stroke-width: 1 } .free { fill: none; stroke: #8c959f }
%s
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc } .small { fill: #9198a1 } .grid { stroke: #30363d } .bound { stroke: #9198a1 }
%s
}
</style>"""
# Bar colours: grey, orange, and blues for k = 1 to 7
CYCLES = ["#8c959f", "#d9822b", "#c6dbef", "#9ecae1", "#6baed6", "#4292c6", "#2171b5", "#08519c", "#08306b"]
CYCLES_DARK = ["#656c76", "#e3a008", "#0b3d78", "#14539a", "#2171b5", "#4292c6", "#6baed6", "#9ecae1", "#deebf7"]
FLASH = ["#d9822b", "#2171b5", "#7b5aa6", "#2a9d8f", "#b5465b", "#6b8e23", "#8c959f"]
FLASH_DARK = ["#e3a008", "#4292c6", "#a78bda", "#3fc1b0", "#e0707f", "#9bbf4d", "#656c76"]


def text(x, y, words, anchor="start", kind=""):
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" class="{kind}">{words}</text>'


class Bars:
    """Bars of a chart: one path for each kind of bar."""
    def __init__(self):
        self.kinds = collections.defaultdict(str)

    def add(self, x, y, width, height, kind):
        self.kinds[kind] += f"M{x:.1f} {y:.1f}h{width:.1f}v{height:.1f}h{-width:.1f}z"

    def paths(self):
        return [f'<path class="{kind}" d="{places}"/>' for kind, places in self.kinds.items()]


def legend(bars, x, y, names):
    for i, name in enumerate(names):
        bars.add(x, y - 10, 11, 11, f"c{i}")
        yield text(x + 15, y, name, kind="small")
        x += 38 + 6 * len(name)


def write(name, width, height, colours, dark, parts):
    rules = [" ".join(f".c{i} {{ fill: {colour} }}" for i, colour in enumerate(some)) for some in (colours, dark)]
    with open(os.path.join(HERE, name), "w", encoding="utf-8") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">\n')
        file.write("\n".join([STYLE % tuple(rules), *parts, "</svg>\n"]))


def cycles_chart(worst, bounds):
    """worst: {row of reply.c: cycles}. bounds: {(piles, k): cycles}; k = 0 is Nim."""
    left, top, width, height, slot = 50, 50, 830, 300, 9
    most = 200 * (max([*worst.values(), *bounds.values()]) // 200 + 1)
    parts = [text(left, 18, "Cycles of a reply on the Uno: worst of 2,000 random positions of piles of 0..99, and proved bounds")]
    bars = Bars()
    parts += legend(bars, left, 38, ["a textbook's Nim", "Nim"])
    parts += legend_of_k(bars, left + 220, 38)
    bars.add(left + 600, 28, 11, 11, "bound")
    parts.append(text(left + 615, 38, "proved for all piles of 0..255", kind="small"))
    grid = ""
    for cycles in range(0, most + 1, 200):
        y = top + height - cycles * height / most
        grid += f"M{left} {y:.1f}h{width}"
        parts.append(text(left - 6, y + 4, f"{cycles:,}", "end", "small"))
    parts.append(f'<path class="grid" d="{grid}"/>')
    group = width / PILES
    for piles in range(1, PILES + 1):
        count = min(piles, 7) + 2
        x = left + (piles - 0.5) * group - count * slot / 2
        for i in range(count):
            measured, bound = worst[(piles - 1) * ROWS + 1 + i], i and bounds.get((piles, i - 1))
            for cycles, kind in (bound, "bound"), (measured, f"c{i}"):
                if cycles:
                    tall = cycles * height / most
                    bars.add(x + i * slot, top + height - tall, slot - 2, tall, kind)
        parts.append(text(left + (piles - 0.5) * group, top + height + 16, f"{piles} pile{'s' * (piles > 1)}", "middle"))
    write("cycles.svg", 900, top + height + 28, CYCLES, CYCLES_DARK, parts + bars.paths())


def legend_of_k(bars, x, y):
    """Yields Nim_k, k = 1..7, as one row of colours."""
    yield text(x, y, "Nim_k, k =", kind="small")
    for k in range(1, 8):
        bars.add(x + 40 + k * 28, y - 10, 11, 11, f"c{k + 1}")
        yield text(x + 54 + k * 28, y, str(k), kind="small")


def flash_budget(board):
    with open(f"board/{board}/board.mk", encoding="utf-8") as file:
        return int(re.search(r"^FLASH_BUDGET\s*:?=\s*(\d+)", file.read(), re.M)[1])


def flash_chart():
    left, top, width, row = 100, 64, 690, 34
    kinds, largest = list(flash.KINDS), max(map(flash_budget, BOARDS))
    parts = [text(left, 18, "Bytes of flash, and what is free of the budget")]
    bars = Bars()
    parts += legend(bars, left, 42, kinds)
    for i, board in enumerate(BOARDS):
        x, y, used, budget = left, top + i * row, flash.flash(f"out/{board}/bouton.elf"), flash_budget(board)
        bars.add(x, y, budget * width / largest, row - 10, "free")
        for place, kind in enumerate(kinds):
            wide = used[kind] * width / largest
            bars.add(x, y, wide, row - 10, f"c{place}")
            x += wide
        parts.append(text(left - 6, y + 16, board, "end"))
        parts.append(text(left + budget * width / largest + 6, y + 16, f"{sum(used.values()):,} of {budget:,}", kind="small"))
    write("flash.svg", 920, top + len(BOARDS) * row, FLASH, FLASH_DARK, parts + bars.paths())


def main():
    worst = {int(row[0]): int(row[3]) for row in map(str.split, sys.stdin)}
    if all(map(os.path.exists, PROVED)):
        proved = sorted(list(map(int, line.split())) for line in fileinput.input(PROVED, encoding="ascii"))
        with open(KEPT, "w", encoding="ascii") as file:
            for piles, row in itertools.groupby(proved, key=lambda bound: bound[0]):
                print(piles, *(cycles for _, _, cycles in row), file=file)
    with open(KEPT, encoding="ascii") as file:
        bounds = [list(map(int, line.split())) for line in file]
    call = 4  # cycles of the call instruction, which the bounds leave out
    cycles_chart(worst, {(piles, k): cycles + call for piles, *row in bounds for k, cycles in enumerate(row)})
    flash_chart()


main()
