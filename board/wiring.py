#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Draws the wiring of each board from its diagram.json, as wiring.svg in the folder of the board.
usage: board/wiring.py [board...]. Without arguments, draws all boards. The parts are where diagram.json places them."""
import hashlib
import json
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "sim"))
import elements  # noqa: E402
from netlist import Diagram  # noqa: E402
from router import NoWay, Router  # noqa: E402

GRID, MARGIN = 10, 80  # distance between two grid points, and margin around the drawing, in pixels
EDGE = 2               # width of the margin that wires must not use, in grid points
# Scale of the drawing of each board. The pocket toy's LEDs need more space.
SCALES = {"exhibit": 1, "uno": 1, "pocket": 2}
COLORS = {"red": "#e53935", "black": "#424242", "green": "#43a047", "blue": "#1e88e5", "yellow": "#fdd835", "orange": "#fb8c00", "purple": "#8e24aa",
          "white": "#fafafa", "gray": "#9e9e9e"}
# Name of the signal between the MCU and each of these parts
NAMES = {"pullup": "keys", "rlight": "light", "rreset": "RESET"} | {f"r{line}": f"line {line}" for line in range(5)}
SUPPLY = re.compile(r"mcu:(GND|5V|VCC)|fuse:|ground:|supply:")  # pins of the supply nets


def signal(diagram, pin):
    """Returns the name of the signal at a pin of the MCU, such as "key OK", "piezo" or "CLK"."""
    near = [end.split(":") for end in diagram.joined[f"mcu:{pin}"]]
    if special := [NAMES[part] for part, _ in near if part in NAMES]:
        return special[0]
    part, far = next(end for end in near + [end.split(":") for end in diagram.driven(f"mcu:{pin}")]
                     if not re.match("wokwi-resistor|chip-|wokwi-led", diagram.kind[end[0]]) or end[0].startswith("lamp"))
    named = re.fullmatch("(key|lamp)(.*)", part)
    return f"{named[1]} {named[2].upper()}" if named else "piezo" if part == "piezo" else "LOAD" if far == "CS" else far


def kind_of(part, diagram):
    """Returns the class that draws a part."""
    name, kind = part["id"], part["type"]
    if kind not in elements.KINDS:
        raise SystemExit(f"{name}: elements.py cannot draw a {kind}")
    has_cell = not diagram.has_usb
    special = {"wokwi-led": elements.Lamp if name.startswith("lamp") else None,
               "wokwi-pushbutton": elements.ArcadeKey if f"lamp{name.removeprefix('key')}" in diagram.kind else None,
               "wokwi-vcc": elements.Cell if has_cell else None, "wokwi-gnd": elements.CellMinus if has_cell else None}
    return special.get(kind) or elements.KINDS[kind]


def placed(text, diagram, scale):
    """Returns {id: Part} of all parts in a diagram.json, with a margin around them."""
    listed = json.loads(text)["parts"]
    left, top = (min(part[side] for part in listed) for side in ("left", "top"))
    used = [end.removeprefix("mcu:") for net in diagram.nets() for end in net if end.startswith("mcu:")]
    signals = {pin: signal(diagram, pin) for pin in used if not re.match("GND|5V|VCC", pin)}
    return {part["id"]: kind_of(part, diagram)(part["id"], part["attrs"], (MARGIN + scale * (part["left"] - left), MARGIN + scale * (part["top"] - top)),
                                               part.get("rotate", 0), signals if part["id"] == "mcu" else None) for part in listed}


def points_of(box):
    """Yields the points of the grid inside a box or on its edge."""
    left, top, width, height = box
    for column in range(int(-(-left // GRID)), int((left + width) // GRID) + 1):
        for row in range(int(-(-top // GRID)), int((top + height) // GRID) + 1):
            yield column, row


def straight(path):
    """Returns the ends and corners of a path, without the points between them."""
    kept = [path[0]]
    for before, point, after in zip(path, path[1:], path[2:]):
        if (point[0] - before[0], point[1] - before[1]) != (after[0] - point[0], after[1] - point[1]):
            kept.append(point)
    return kept + [path[-1]]


def routed(nets, parts, columns, rows):
    """Returns {number of a net: its paths}. If a net finds no path, starts again and routes this net first."""
    places = {f"{name}:{pin}": (int(x / GRID), int(y / GRID)) for name, part in parts.items() for pin, (x, y) in part.pins().items()}
    if missing := [end for net in nets for end in net if end not in places]:
        raise SystemExit(f"{missing[0]}: elements.py has no such pin")
    net_at = {places[end]: number for number, net in enumerate(nets) for end in net}
    blocked = {point for part in parts.values() for point in points_of(part.box())} | set(places.values())
    blocked |= {(column, row) for column in range(columns) for row in range(rows) if min(column, row, columns - 1 - column, rows - 1 - row) < EDGE}

    def length(number):
        xs, ys = zip(*(places[end] for end in nets[number]))
        return any(SUPPLY.match(end) for end in nets[number]), max(xs) - min(xs) + max(ys) - min(ys)
    order = sorted(range(len(nets)), key=length)
    for _ in nets:
        router = Router(columns, rows, blocked - set(net_at))
        for point, number in net_at.items():
            router.pin(point, number)
        found = {}
        for number in order:
            try:
                found[number] = router.route(number, [places[end] for end in nets[number]])
            except NoWay:
                order.remove(number)
                order.insert(0, number)
                break
        else:
            return found
    raise SystemExit(f"{' '.join(nets[order[0]])}: there is no path for this wire. Move the parts apart in diagram.json")


def source(text):
    """Returns a checksum of a diagram.json and of the drawing scripts without their comments. A picture with another
    checksum is out of date."""
    folder = os.path.dirname(os.path.abspath(__file__))
    for name in "wiring.py", "router.py", "elements.py":
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            text += re.sub(r"\s*(^|  )#(?!!).*", "", file.read(), flags=re.M)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def drawing(text, scale):
    """Returns the SVG of a diagram.json."""
    diagram, colors = Diagram(text), {}
    for one, other, color, *_ in json.loads(text)["connections"]:
        colors.setdefault(one, color)
        colors.setdefault(other, color)
    parts, nets = placed(text, diagram, scale), diagram.nets()
    boxes = [part.box() for part in parts.values()]
    width = max(left + wide for left, _, wide, _ in boxes) + MARGIN
    height = max(top + high for _, top, _, high in boxes) + MARGIN
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"',
             f' role="img" data-source="{source(text)}">', elements.STYLE, f'<rect width="{width:g}" height="{height:g}" fill="#fff"/>']
    for name, part in parts.items():
        part.draw()
        left, top, wide, high = part.box()
        lines += [f'<g id="{name}" data-box="{left:g} {top:g} {wide:g} {high:g}">', *part.shapes, "</g>"]
    branches = []
    for number, paths in routed(nets, parts, int(width / GRID), int(height / GRID)).items():
        data = " ".join("M" + " L".join(f"{GRID * column:g},{GRID * row:g}" for column, row in straight(path)) for path in paths)
        color = COLORS[colors[nets[number][0]]]
        lines += [f'<path class="wire edge" d="{data}"/>', f'<path class="wire" d="{data}" stroke="{color}"/>']
        ends = {part.pins()[pin] for part, pin in ((parts[end.split(":")[0]], end.split(":")[1]) for end in nets[number])}
        starts = {(GRID * path[0][0], GRID * path[0][1]) for path in paths} - {tuple(map(int, end)) for end in ends}
        branches += [f'<circle cx="{x:g}" cy="{y:g}" r="4.5" fill="{color}" stroke="#333"/>' for x, y in sorted(starts)]
    for name, part in parts.items():
        lines += [f'<circle class="pin" data-pin="{name}:{pin}" cx="{x:g}" cy="{y:g}" r="3"/>' for pin, (x, y) in part.pins().items()]
    return "\n".join([*lines, *branches, "</svg>\n"])


def main():
    for board in sys.argv[1:] or SCALES:
        with open(f"board/{board}/diagram.json", encoding="utf-8") as file:
            svg = drawing(file.read(), SCALES[board])
        with open(f"board/{board}/wiring.svg", "w", encoding="utf-8") as file:
            file.write(svg)


if __name__ == "__main__":
    main()
