#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Draws house.svg, beside this: the folders of the firmware, with an arrow from each folder to those that it includes. Reads the includes
from the sources. usage: firmware/house.py [file]"""
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH, HEIGHT, HALF, TALL = 760, 420, 64, 40
PLACES = {  # centre of each folder
    "line": (200, 120), "ui": (430, 120), "match": (90, 215), "storage": (512, 215), "device": (685, 240), "text": (330, 285),
    "game": (120, 390), "port": (570, 390),
}
WHAT = {"ui": "screens and drawing", "line": "sends the match", "match": "one match", "storage": "EEPROM", "device": "drivers", "text": "packed texts",
        "game": "rules, theory", "port": "the chip"}
STYLE = """<style>
rect { fill: #eef4fb; stroke: #57718f } path { stroke: #57718f; fill: none } text { font: bold 15px sans-serif; fill: #1f2328; text-anchor: middle }
.small { font: 11px sans-serif; fill: #59636e } marker path { fill: #57718f }
@media (prefers-color-scheme: dark) {
rect { fill: #1c2733; stroke: #8fa7c2 } path { stroke: #8fa7c2 } text { fill: #f0f6fc } .small { fill: #9198a1 } marker path { fill: #8fa7c2 }
}
</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>"""


def includes(root=HERE):
    """Returns the pairs (folder, folder that it includes)."""
    pairs = set()
    for path in glob.glob(os.path.join(root, "**/*.[ch]"), recursive=True):
        folder = os.path.relpath(path, root).split(os.sep)[0]
        with open(path, encoding="utf-8") as file:
            pairs.update((folder, other) for other in re.findall(r'^#include "(\w+)/', file.read(), re.M) if other != folder)
    return pairs


def folders(root=HERE):
    return {os.path.relpath(path, root).split(os.sep)[0] for path in glob.glob(os.path.join(root, "*/**/*.[ch]"), recursive=True)}


def edge(start, end):
    """Returns the points where the line between two boxes leaves the first and reaches the second."""
    points = []
    for (x, y), (to_x, to_y) in ((start, end), (end, start)):
        dx, dy = to_x - x, to_y - y
        scale = min(HALF / abs(dx) if dx else 9, TALL / 2 / abs(dy) if dy else 9)
        points.append((x + dx * scale, y + dy * scale))
    return points


def box(x, y, name, what, half=HALF):
    yield f'<rect x="{x - half}" y="{y - TALL // 2}" width="{2 * half}" height="{TALL}" rx="5"/>'
    yield f'<text x="{x}" y="{y - 2}">{name}</text>'
    yield f'<text x="{x}" y="{y + 14}" class="small">{what}</text>'


def house(pairs, known):
    """Returns the SVG. Raises KeyError for a folder that has no place in the picture."""
    parts = [STYLE, *box(WIDTH // 2, 30, "board/&lt;name&gt;/main.c", "includes every folder that its board has", 360)]
    for user, used in sorted(pairs):
        (x, y), (to_x, to_y) = edge(PLACES[user], PLACES[used])
        parts.append(f'<path d="M{x:.0f} {y:.0f} {to_x:.0f} {to_y:.0f}" marker-end="url(#head)"><title>{user} includes {used}</title></path>')
    for name in sorted(known):
        parts += box(*PLACES[name], name, WHAT[name])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img">\n'
    return head + "\n".join([*parts, "</svg>\n"])


def main():
    with open(sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "house.svg"), "w", encoding="utf-8") as file:
        file.write(house(includes(), folders()))


if __name__ == "__main__":
    main()
