#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Draws the front panel of each board from its panel.txt, as SVG, DXF and a PDF that prints 1:1 on A3.
usage: board/panel.py [folder]. Without a folder, writes to out/panels. If a table has a fault, draws nothing."""
import collections
import glob
import itertools
import math
import os
import sys

import panel_files

# Columns of panel.txt for each kind of row
COLUMNS = {
    "panel": "width height thickness floor",
    "window": "name x y width height",
    "behind": "name x y width height gap",
    "hole": "name x y diameter front",
    "arrow": "direction x y length",
    "text": "language x y height words",
}
WORDS = {"name", "direction", "language", "words"}  # columns that contain text; all other columns contain numbers
WALL_LEAST = 5         # smallest distance between two holes, or between a hole and the edge, in mm
LETTER = 0.75          # largest mean width of a letter, relative to the height of capitals
KEYS_LOWEST = 850      # height in mm above the floor; DIN 18040-1 allows 850 to 1050 for wheelchair users
KEYS_HIGHEST = 1015    # height in mm above the floor; advisory 308.1 of the 2010 ADA Standards allows 455 to 1015
VIEWING_DEGREES = 60   # assumed largest viewing angle of the LED dots, in degrees


class Panel:
    """The rows of a panel.txt, by kind. `faults` lists the error messages about these rows."""

    def __init__(self, text):
        self.faults, self.rows = [], collections.defaultdict(list)
        for number, line in enumerate(text.split("\n"), 1):
            if line.strip() and not line.startswith("#"):
                self.read(number, [cell.strip() for cell in line.split("|")])
        if not self.faults and len(self.rows["panel"]) != 1:
            self.faults.append(f"{len(self.rows['panel'])} rows of kind panel, not 1")
        if not self.faults:
            self.faults += [*self.outside(), *self.thin_walls(), *self.covered(), *self.out_of_reach(), *self.hidden()]

    def read(self, number, cells):
        columns = COLUMNS.get(cells[0], "").split()
        if len(columns) != len(cells) - 1:
            self.faults.append(f"line {number}: no kind of row {cells[0]!r} has {len(cells) - 1} columns")
            return
        try:
            row = {name: cell if name in WORDS else float(cell) for name, cell in zip(columns, cells[1:])}
            sizes = [row[name] for name in ("width", "height", "diameter", "length") if name in row]
            if row.get("direction", "up") not in panel_files.DIRECTIONS or min(sizes, default=1) <= 0:
                raise ValueError("a size is not above 0, or the direction is not left, right, up or down")
            self.rows[cells[0]].append(row | {"line": number})
        except ValueError as error:
            self.faults.append(f"line {number}: {error}")

    def size(self):
        return self.rows["panel"][0]["width"], self.rows["panel"][0]["height"]

    def cuts(self):
        """Yields (row, half width, half height, radius) of each hole and window. A hole has only a radius, a window none."""
        for row in self.rows["hole"]:
            yield row, 0, 0, row["diameter"] / 2
        for row in self.rows["window"]:
            yield row, row["width"] / 2, row["height"] / 2, 0

    def boxes_of_words(self):
        """Yields (row, left, bottom, width, height) of the box around each text and arrow."""
        for row in self.rows["text"]:
            width = LETTER * row["height"] * len(row["words"])
            yield row, row["x"] - width / 2, row["y"], width, row["height"]
        for row in self.rows["arrow"]:
            xs, ys = zip(*panel_files.arrow(row))
            yield row, min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    def outside(self):
        """Yields an error for each hole, window, text or arrow that is too close to the edge or beyond it."""
        width, height = self.size()
        for row, half_width, half_height, radius in self.cuts():
            room = min(row["x"] - half_width, row["y"] - half_height, width - row["x"] - half_width, height - row["y"] - half_height) - radius
            if room < WALL_LEAST:
                yield f"line {row['line']}: {row['name']} is {room:g} mm from the edge, not {WALL_LEAST}"
        for row, left, bottom, wide, high in self.boxes_of_words():
            if min(left, bottom, width - left - wide, height - bottom - high) < 0:
                yield f"line {row['line']}: {row.get('words', 'the arrow')} reaches over the edge"

    def thin_walls(self):
        """Yields an error for each two holes or windows that are too close."""
        for (one, *mine), (other, *theirs) in itertools.combinations(self.cuts(), 2):
            wall = distance(one, other, mine, theirs)
            if wall < WALL_LEAST:
                yield f"lines {one['line']} and {other['line']}: {one['name']} and {other['name']} are {wall:.1f} mm apart, not {WALL_LEAST}"

    def covered(self):
        """Yields an error for each text or arrow that overlaps a hole, or the part in front of a hole."""
        for words, left, bottom, width, height in self.boxes_of_words():
            centre = {"x": left + width / 2, "y": bottom + height / 2}
            for row, half_width, half_height, radius in self.cuts():
                if distance(centre, row, (width / 2, height / 2, 0), (half_width, half_height, max(radius, row.get("front", 0) / 2))) <= 0:
                    yield f"line {words['line']}: {row['name']} covers {words.get('words', 'the arrow')}"

    def out_of_reach(self):
        """Yields an error for each key that is too low or too high above the floor."""
        floor = self.rows["panel"][0]["floor"]
        for row in self.rows["hole"] if floor else ():
            if row["name"].startswith("key ") and not KEYS_LOWEST <= floor + row["y"] <= KEYS_HIGHEST:
                yield f"line {row['line']}: {row['name']} is {floor + row['y']:g} mm above the floor, not {KEYS_LOWEST} to {KEYS_HIGHEST}"

    def hidden(self):
        """Yields an error for each window that hides an edge of the part behind it, if seen from the side."""
        for part, window in itertools.product(self.rows["behind"], self.rows["window"]):
            if (part["x"], part["y"]) == (window["x"], window["y"]):
                depth = (self.rows["panel"][0]["thickness"] + part["gap"]) * math.tan(math.radians(VIEWING_DEGREES))
                margin = min(window["width"] - part["width"], window["height"] - part["height"]) / 2
                if margin < depth:
                    yield f"line {window['line']}: {window['name']} needs a margin of {depth:.1f} mm to be seen from {VIEWING_DEGREES} degrees, not {margin:g}"


def distance(one, other, mine, theirs):
    """Returns the distance between two shapes. `mine` and `theirs` are (half width, half height, radius)."""
    across = max(abs(one["x"] - other["x"]) - mine[0] - theirs[0], 0)
    along = max(abs(one["y"] - other["y"]) - mine[1] - theirs[1], 0)
    return math.hypot(across, along) - mine[2] - theirs[2]


def read(path):
    """Reads a panel.txt. If the table has faults, prints them and exits."""
    with open(path, encoding="utf-8") as file:
        panel = Panel(file.read())
    if panel.faults:
        sys.exit("\n".join(f"{path}, {fault}" for fault in panel.faults))
    return panel


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else "out/panels"
    panels = {path.split("/")[-2]: read(path) for path in sorted(glob.glob("board/*/panel.txt"))}
    os.makedirs(folder, exist_ok=True)
    for board, panel in panels.items():
        shapes = panel_files.shapes(panel.rows)
        for ending, content in (("svg", panel_files.svg(panel.size(), shapes)), ("dxf", panel_files.dxf(shapes)),
                                ("pdf", panel_files.pdf(panel.size(), shapes, board))):
            with open(os.path.join(folder, f"{board}.{ending}"), "wb") as file:
                file.write(content)


if __name__ == "__main__":
    main()
