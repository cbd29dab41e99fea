#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Compares the lines in the picture of each board's wiring with its diagram.json. If this test fails, a person wires a
board from a wrong picture. Then run board/wiring.py to draw the pictures again."""
import collections
import glob
import json
import os
import re
import sys
import xml.etree.ElementTree as tree

import tap
from tap import read
from wiring_mistakes import diagram_mistakes

sys.path.insert(0, "board")
import wiring  # noqa: E402

PARTS = 8  # the test tries one in PARTS mistakes
HEADER = 30  # largest distance between a pin and the box of its part
SVG = "{http://www.w3.org/2000/svg}"
# `wires` is a list of wires, each a list of lines between points
Picture = collections.namedtuple("Picture", "boxes words pins wires")


def picture(svg):
    """Reads an SVG. Returns the box and the words of each part, the place of each pin, and the wires."""
    boxes, words, pins, wires = {}, {}, {}, []
    for shape in tree.fromstring(svg):
        if box := shape.get("data-box"):
            boxes[shape.get("id")] = tuple(map(float, box.split()))
            words[shape.get("id")] = [text.text for text in shape.iter(SVG + "text")]
        elif end := shape.get("data-pin"):
            pins[end] = (float(shape.get("cx")), float(shape.get("cy")))
        elif shape.get("class") == "wire":
            wires.append([[tuple(map(float, point.split(","))) for point in line.split(" L")] for line in shape.get("d").strip("M").split(" M")])
    return Picture(boxes, words, pins, wires)


def segments(wire):
    """Yields each straight piece of a wire as (axis, place, lowest, highest). Axis 0 is a vertical piece: its place is x, and
    lowest and highest are y. Axis 1 is a horizontal piece."""
    for line in wire:
        for (x, y), (far_x, far_y) in zip(line, line[1:]):
            if x != far_x and y != far_y:
                raise ValueError(f"a slanting wire at {x:g}, {y:g}")
            yield (0, x, min(y, far_y), max(y, far_y)) if x == far_x else (1, y, min(x, far_x), max(x, far_x))


def lies_on(point, piece):
    axis, place, lowest, highest = piece
    return point[axis] == place and lowest <= point[1 - axis] <= highest


def cuts(piece, box):
    """Returns true if the piece passes through the inside of the box."""
    axis, place, lowest, highest = piece
    start, size = (box[axis], box[1 - axis]), (box[2 + axis], box[3 - axis])
    return start[0] < place < start[0] + size[0] and lowest < start[1] + size[1] and highest > start[1]


def is_near(place, box):
    return all(box[axis] - HEADER <= place[axis] <= box[axis] + box[2 + axis] + HEADER for axis in (0, 1))


def joined(wire):
    """Returns true if all lines of the wire are connected."""
    groups = []
    for line in wire:
        pieces = list(segments([line]))
        touching = [group for group in groups if any(lies_on(point, piece) for point in line for piece in group[1]) or
                    any(lies_on(point, piece) for point in group[0] for piece in pieces)]
        groups = [group for group in groups if group not in touching]
        groups.append((line + [point for group in touching for point in group[0]], pieces + [piece for group in touching for piece in group[1]]))
    return len(groups) == 1


def loose(wire, pins):
    """Yields each end of a line that touches neither a pin nor another line of the wire."""
    for number, line in enumerate(wire):
        others = list(segments(wire[:number] + wire[number + 1:]))
        yield from (point for point in (line[0], line[-1]) if point not in pins and not any(lies_on(point, piece) for piece in others))


def clashes(one, other):
    """Yields the places where two wires run along the same line, and the corners and ends of one wire that lie on the other."""
    mine, theirs = list(segments(one)), list(segments(other))
    for axis, place, lowest, highest in mine:
        yield from ((place, low) for way, where, low, high in theirs if (way, where) == (axis, place) and low < highest and high > lowest)
    for lines, pieces in ((one, theirs), (other, mine)):
        yield from (point for line in lines for point in line if any(lies_on(point, piece) for piece in pieces))


def wanted_words(part):
    """Returns the words that the picture must show in a part: its value or its label."""
    value = part["attrs"].get("value")
    if part["type"] == "wokwi-resistor":
        return f"{int(value) / 1000:g}k" if int(value) >= 1000 else f"{value} ohm"
    if part["type"] == "wokwi-potentiometer":
        return f"{int(value) // 1000}k"
    return value or (part["attrs"].get("label", "") if part["type"] == "wokwi-pushbutton" else "")


def faults(svg, text):
    diagram = json.loads(text)
    parts = {part["id"]: part for part in diagram["parts"]}
    try:
        boxes, words, pins, wires = picture(svg)
        pieces = [list(segments(wire)) for wire in wires]
    except (ValueError, tree.ParseError) as error:
        return [str(error)]
    found = [f"only the picture or only the diagram has {name}" for name in boxes.keys() ^ parts.keys()]
    for name in boxes.keys() & parts.keys():
        shown = " ".join(words[name])
        if not shown or wanted_words(parts[name]) not in shown:
            found.append(f"{name} has the words {shown!r}, not {wanted_words(parts[name])!r}")
    found += [f"the pin {end} is too far from its part" for end, place in pins.items() if not is_near(place, boxes.get(end.split(":")[0], (0, 0, 0, 0)))]
    right = wires_of(diagram)
    drawn = [frozenset(end for end, place in pins.items() if any(lies_on(place, piece) for piece in wire)) for wire in pieces]
    found += [f"the diagram has no such wire: {' '.join(sorted(net))}" for net in drawn if net not in right]
    found += [f"the picture has no such wire, or has it twice: {' '.join(sorted(net))}" for net in right if drawn.count(net) != 1]
    for net in right:
        used = [end.partition(":")[2].partition(".")[0] for end in net if end.startswith("mcu:")]
        found += [f"the MCU has no label for its pin {pin}" for pin in used if not re.search(rf"\b{pin}\b", " ".join(words.get("mcu", [])))]
    places = set(pins.values())
    for number, wire in enumerate(wires):
        found += [] if joined(wire) else [f"the lines of a wire are not connected: {' '.join(sorted(drawn[number]))}"]
        found += [f"a loose end at {point}" for point in loose(wire, places)]
        found += [f"a wire crosses the part {name}: {' '.join(sorted(drawn[number]))}" for piece in pieces[number] for name, box in boxes.items() if cuts(piece, box)]
        found += [f"two wires touch at {point}" for other in wires[:number] for point in clashes(wire, other)]
    return found


def wires_of(diagram):
    """Returns the wires of a diagram, each as the set of its pins. Connections inside an Arduino do not count."""
    nets = {}
    for one, other, *_ in diagram["connections"]:
        net = nets.get(one, frozenset([one])) | nets.get(other, frozenset([other]))
        nets |= dict.fromkeys(net, net)
    return set(nets.values())


def mistakes(svg, text):
    """Yields (what, svg, text), each with one mistake in the picture or in the diagram."""
    paths = re.findall(r'<path class="wire" .*/>\n', svg)
    for number, path in enumerate(paths):
        moved = re.sub(r"(\d+),(\d+)", lambda point: f"{int(point[1]) + 10},{point[2]}", path)
        yield f"wire {number} moved", svg.replace(path, moved), text
        corners = re.findall(r"\d+,\d+", path)
        yield f"wire {number} cut", svg.replace(path, re.sub(r"[ML] ?" + corners[0], "M10,10 M" + corners[-1], path, count=1)), text
    for match in re.finditer(r'id="(\w+)" data-box="(.*?)"', svg):
        left, top, width, height = map(float, match[2].split())
        yield f"{match[1]} enlarged over its wires", svg.replace(match[0], f'id="{match[1]}" data-box="{left - 15} {top - 15} {width + 30} {height + 30}"'), text
        yield f"{match[1]} moved away from its pins", svg.replace(match[0], f'id="{match[1]}" data-box="{left + 3000} {top} {width} {height}"'), text
    yield from ((what, svg, changed) for what, changed in diagram_mistakes(text))


def main():
    checks = tap.Tap()
    for path in sorted(glob.glob("board/*/diagram.json")):
        folder, text = os.path.dirname(path), read(path)
        svg = read(f"{folder}/wiring.svg")
        checks.check(wiring.source(text) in svg, f"{folder}/wiring.svg is up to date with diagram.json and the drawing scripts")
        found = faults(svg, text)
        checks.check(not found, f"{folder}/wiring.svg has the {len(wires_of(json.loads(text)))} wires of the diagram, and no wire crosses a part", *found)
        every = tap.drawn(mistakes(svg, text), PARTS)
        missed = [what for what, other_svg, other_text in every if not faults(other_svg, other_text)]
        checks.check(not missed, f"control, {folder}: each of {len(every)} drawn mistakes is found", *missed)
    checks.done()


if __name__ == "__main__":
    main()
