#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a workshop cuts a front panel with holes in wrong places, or one that breaks. Draws the front panels and
compares the DXF, PDF and SVG with the tables panel.txt. Checks that all walls are thick enough, and that board/panel.py refuses a
table with a fault."""
import glob
import itertools
import math
import os
import re
import subprocess
import sys
import tempfile

import tap
from tap import read

sys.path.insert(0, "board")
import panel  # noqa: E402

WALL = 5             # smallest distance in mm between two holes, or from a hole to the edge
SCALE_ERROR = 0.002  # largest relative error of a length in the PDF
A3 = (420, 297)      # mm
POINTS = 72 / 25.4   # points per mm


def cells(table, kind):
    """Returns the cells of each row of one kind, such as "hole"."""
    return [[cell.strip() for cell in line.split("|")][1:] for line in table.split("\n") if re.match(rf"{kind} *\|", line)]


def box(x, y, width, height):
    """Converts a box with its centre at x, y to (left, bottom, right, top)."""
    x, y, width, height = map(float, (x, y, width, height))
    return tuple(round(one, 3) for one in (x - width / 2, y - height / 2, x + width / 2, y + height / 2))


def wanted(table):
    """Returns the shapes of a table: holes (x, y, diameter), boxes to cut, and texts (x, y, height, words)."""
    (width, height, *_), = cells(table, "panel")
    return ({tuple(map(float, row[1:4])) for row in cells(table, "hole")},
            {box(float(width) / 2, float(height) / 2, width, height)} | {box(*row[1:5]) for row in cells(table, "window")},
            {(float(row[1]), float(row[2]), float(row[3]), row[4]) for row in cells(table, "text")})


def entities(dxf):
    """Yields each entity of a DXF as {group code: value}."""
    lines = dxf.decode("cp1252").split("\r\n")[:-1]
    entity = {}
    for code, value in zip(map(int, lines[::2]), lines[1::2]):
        if code == 0:
            if entity:
                yield entity
            entity = {}
        entity[code] = value
    yield entity


def of_dxf(dxf):
    """Returns the shapes of a DXF, in the form of wanted(). Four successive lines in the DXF are a box."""
    found = list(entities(dxf))
    number = lambda entity, *codes: tuple(round(float(entity[code]), 3) for code in codes)
    circles = {(*number(one, 10, 20), round(2 * float(one[40]), 3)) for one in found if one[0] == "CIRCLE" and one[8] == "CUT"}
    sides = [number(one, 10, 20, 11, 21) for one in found if one[0] == "LINE" and one[8] == "CUT"]
    boxes = set()
    for four in zip(*[iter(sides)] * 4):
        if any(one[2:] != following[:2] for one, following in zip(four, four[1:] + four[:1])):
            raise ValueError(f"these four lines are not a closed box: {four}")
        xs, ys = zip(*(side[:2] for side in four))
        boxes.add((min(xs), min(ys), max(xs), max(ys)))
    return circles, boxes, {(*number(one, 11, 21, 40), one[1]) for one in found if one[0] == "TEXT"}


def difference(one, other):
    """Lists the shapes that only the table (one) or only the file (other) has."""
    return [f"only in {name}: {sorted(mine - theirs)}" for mine, theirs, name in
            [pair for kind, written in zip(one, other) for pair in ((kind, written, "the table"), (written, kind, "the file"))] if mine - theirs]


def pages(pdf):
    """Yields (size, length of the scale bar, clip rectangle, circles) of each page, in mm. A circle is (x, y, width, height)."""
    sizes = re.findall(rb"/MediaBox \[0 0 (\S+) (\S+)\]", pdf)
    for size, stream in zip(sizes, re.findall(rb"stream\n(.*?)\nendstream", pdf, re.S)):
        words = stream.decode("cp1252")
        ends = re.search(r"% scale bar\n(\S+) (\S+) m (\S+) (\S+) l S", words).groups()
        clip = [float(one) / POINTS for one in re.search(r"^(\S+) (\S+) (\S+) (\S+) re W n", words, re.M).groups()]
        circles = []
        for path in re.findall(r"^(\S+ \S+ m (?:(?:\S+ ){6}c ?){4})S", words, re.M):
            corners = [tuple(float(one) / POINTS for one in re.split(" ", curve.strip())[-2:]) for curve in re.findall(r"(?:\S+ ){6}(?=c)", path)]
            xs, ys = zip(*corners)
            circles.append(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, max(xs) - min(xs), max(ys) - min(ys)))
        yield [float(one) / POINTS for one in size], math.dist(*[[float(one) / POINTS for one in ends[at:at + 2]] for at in (0, 2)]), clip, circles


def pdf_faults(pdf, table):
    """Lists wrong lengths on each page of a PDF, and parts of the panel that no page shows."""
    found, seen, covered = [], set(), []
    holes = [tuple(map(float, row[1:4])) for row in cells(table, "hole")]
    (width, height, *_), = cells(table, "panel")
    for size, bar, clip, circles in pages(pdf):
        if math.dist(size, A3) > 0.1 or abs(bar / 100 - 1) > SCALE_ERROR or len(circles) != len(holes):
            found.append(f"a page of {size} mm has a bar of {bar:.2f} mm and {len(circles)} holes")
            continue
        left, bottom = circles[0][0] - holes[0][0], circles[0][1] - holes[0][1]  # position of the panel on the page
        for (x, y, across, along), hole in zip(circles, holes):
            away = math.dist((x - left, y - bottom), hole[:2])
            if away > max(SCALE_ERROR * math.dist(hole[:2], holes[0][:2]), 0.01) or max(abs(across / hole[2] - 1), abs(along / hole[2] - 1)) > SCALE_ERROR:
                found.append(f"the hole for {hole[:2]} is {away:.2f} mm away from there, and {across:.2f} x {along:.2f} mm large")
            if clip[0] <= x <= clip[0] + clip[2] and clip[1] <= y <= clip[1] + clip[3]:
                seen.add(hole)
        covered.append((clip[0] - left, clip[1] - bottom, clip[0] - left + clip[2], clip[1] - bottom + clip[3]))
    found += [f"no page shows the hole at {hole[:2]}" for hole in set(holes) - seen]
    for x, y in itertools.product(range(int(float(width)) + 1), range(int(float(height)) + 1)):
        if not any(one[0] - 0.1 <= x <= one[2] + 0.1 and one[1] - 0.1 <= y <= one[3] + 0.1 for one in covered):
            return found + [f"no page shows the point {x}, {y}"]
    return found


def outline(shape):
    """Returns points along a circle (x, y, diameter) or a box (left, bottom, right, top)."""
    if len(shape) == 3:
        return [(shape[0] + shape[2] / 2 * math.cos(at * math.pi / 60), shape[1] + shape[2] / 2 * math.sin(at * math.pi / 60)) for at in range(120)]
    left, bottom, right, top = shape
    return [(left + (right - left) * at / 200, y) for at in range(201) for y in (bottom, top)] + \
        [(x, bottom + (top - bottom) * at / 200) for at in range(201) for x in (left, right)]


def thinnest(table):
    """Returns the thickness in mm of the thinnest wall between two holes, or between a hole and the edge. Measures from points
    along both outlines."""
    circles, boxes, _ = wanted(table)
    points = [outline(shape) for shape in [*circles, *boxes]]
    return min(math.dist(one, other) for mine, theirs in itertools.combinations(points, 2) for one in mine[::2] for other in theirs[::2])


# Changes that must be errors: (board, old text, new text, expected error)
CONTROLS = (
    ("exhibit", "screw 1 | 12 | 12", "screw 1 | 5 | 12", "screw 1 is 2.75 mm from the edge"), ("exhibit", "screw 3 | 468", "screw 3 | 668", "screw 3 is"),
    ("exhibit", "sound 2 | 432", "sound 2 | 428", "sound 1 and sound 2 are 3.0 mm apart"),
    ("exhibit", "pane 1 | 158 | 204", "pane 1 | 163 | 212", "pane 1 and dots are 3.4 mm apart"),
    ("exhibit", "3 | 790", "3 | 900", "key UP is 1040 mm above the floor"),
    ("exhibit", "3 | 790", "3 | 780", "key DOWN is 840 mm above the floor"), ("exhibit", "146 | 50", "140 | 50", "needs a margin of 8.7 mm"),
    ("exhibit", "Bouton", "Bouton, a game of Nim for everybody and more", "reaches over the edge"),
    ("exhibit", "340 | 124 | 8", "340 | 110 | 8", "key OK covers OK"),
    ("exhibit", "earth | 60 | 240 | 4.3", "earth | 60 | 240 | none", "could not convert"),
    ("exhibit", "arrow | left", "arrow | west", "the direction is not left, right"),
    ("exhibit", "earth | 60", "earth", "no kind of row 'hole' has"), ("exhibit", "panel | 480", "plate | 480", "no kind of row 'plate' has"),
    ("uno", "LCD | 90 | 73 | 73 | 27", "LCD | 90 | 70 | 73 | 27", "LCD and keys are 4.5 mm apart"), ("uno", "screw 4 | 172", "screw 4 | -172", "screw 4 is"))


def check_refusal(checks, table):
    """Checks that board/panel.py refuses a table with a fault: it names the line, and writes nothing."""
    with tempfile.TemporaryDirectory() as root:
        os.makedirs(os.path.join(root, "board", "exhibit"))
        with open(os.path.join(root, "board", "exhibit", "panel.txt"), "w", encoding="utf-8") as file:
            file.write(table.replace("screw 1 | 12", "screw 1 | -12"))
        done = subprocess.run([os.path.abspath("board/panel.py"), "drawn"], cwd=root, capture_output=True, text=True, check=False)
        named = re.search(r"board/exhibit/panel.txt, line \d+: screw 1 is", done.stderr)
        checks.check(done.returncode == 1 and named and not os.path.exists(os.path.join(root, "drawn")),
                     "control: board/panel.py refuses a table with a hole beyond the edge, and draws nothing", done.stderr)


def main():
    checks, languages = tap.Tap(), {os.path.basename(path)[:2] for path in glob.glob("firmware/ui/messages/??.txt")}
    tables = {path.split("/")[1]: read(path) for path in sorted(glob.glob("board/*/panel.txt"))}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["board/panel.py", folder], check=True)
        drawn = {}
        for path in glob.glob(os.path.join(folder, "*")):
            with open(path, "rb") as file:
                drawn[os.path.basename(path)] = file.read()
    for board, table in tables.items():
        right = wanted(table)
        found = difference(right, of_dxf(drawn[f"{board}.dxf"]))
        checks.check(not found, f"{board}: the DXF has the {len(right[0])} holes, the windows and the texts of the table", *found)
        found = pdf_faults(drawn[f"{board}.pdf"], table)
        checks.check(not found, f"{board}: the PDF prints 1:1 within 0.2 %, and its pages show the whole panel", *found)
        checks.check(thinnest(table) >= WALL, f"{board}: each wall is {WALL} mm or thicker", thinnest(table))
        checks.check(drawn[f"{board}.svg"].decode() == read(f"board/{board}/panel.svg"), f"board/{board}/panel.svg is up to date. If not, run make panels and copy the SVG")
        engraved = [row[0] for row in cells(table, "text") if row[0] != "-"]
        checks.check({(one, engraved.count(one)) for one in engraved} == {(one, len(engraved) // len(languages)) for one in languages},
                     f"{board}: the panel has as many texts in each language of the displays", *engraved)
    table, pdf = tables["exhibit"], drawn["exhibit.pdf"]
    checks.check(difference(wanted(table.replace("zurück", "zuruck")), of_dxf(drawn["exhibit.dxf"])), "control: a changed word in the DXF is found")
    larger = re.sub(rb"(?<=\n)[\d. -]+ (?:m|l|c|S)[^\n]*", lambda line: re.sub(rb"-?\d+\.\d+", lambda one: b"%.3f" % (1.003 * float(one[0])), line[0]), pdf)
    checks.check(pdf_faults(larger, table), "control: a PDF that is 0.3 % too large is found")
    checks.check(pdf_faults(pdf, table.replace("key UP | 140", "key UP | 141")), "control: a hole moved by 1 mm in the PDF is found")
    checks.finds("no page shows", pdf_faults(pdf[:pdf.rindex(b"stream\n0.5 w")], table), "a missing page is found")
    checks.check(thinnest(table.replace("sound 2 | 432", "sound 2 | 429")) < WALL, "control: a wall that is too thin is found")
    for board, old, new, said in CONTROLS:
        checks.finds(said, panel.Panel(tables[board].replace(old, new)).faults, f"{board}: {old} becomes {new}")
    check_refusal(checks, table)
    checks.done()


if __name__ == "__main__":
    main()
