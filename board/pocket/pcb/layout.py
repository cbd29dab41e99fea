# SPDX-License-Identifier: MIT
"""Reads the KiCad files and compares them with the table. Needs only Python."""
import collections
import itertools
import math
import os

from sexpr import all_of, first, parse

FOLDER = os.path.dirname(os.path.abspath(__file__))
NEAR = 0.02         # largest difference between positions that count as equal, in mm
WIDTH, CLEARANCE, DRILL = 0.3, 0.2, 0.4  # smallest track, gap between nets, and hole of a via, in mm
HOLE_SLACK = 0.05, 0.75  # smallest and largest difference between a hole and its lead, in mm
WIDE = 0.8          # average width of a letter, relative to the height
SILK_OVER = 0.3     # largest overlap of a text with a part's courtyard, in mm
LARGEST = 100       # longest side of the board, in mm
LAYERS = ("F.Cu", "B.Cu")

Pad = collections.namedtuple("Pad", "part number net x y width height turn drill shape layers")
Track = collections.namedtuple("Track", "net layer x y to_x to_y width")
Via = collections.namedtuple("Via", "net x y width drill")
Part = collections.namedtuple("Part", "name footprint x y angle side pads box")
Words = collections.namedtuple("Words", "text x y size align side")


def numbers(item, name, default="0 0"):
    return [float(one) for one in first(item, name, default.split())]


def property_of(item, name):
    return next((str(one[2]) for one in all_of(item, "property") if one[1] == name), "")


class Layout:
    """Parts, tracks, vias, texts and outline of a board file."""

    def __init__(self, text):
        board = parse(text)
        self.parts = {part.name: part for part in map(self.part, all_of(board, "footprint"))}
        net_names = {one[1]: str(one[2]) for one in all_of(board, "net")}
        name = lambda item: net_names.get(first(item, "net", [""])[0], "")
        self.tracks = [Track(name(one), str(first(one, "layer")[0]), *numbers(one, "start"), *numbers(one, "end"), *numbers(one, "width"))
                       for one in all_of(board, "segment")]
        self.vias = [Via(name(one), *numbers(one, "at"), *numbers(one, "size"), *numbers(one, "drill")) for one in all_of(board, "via")]
        self.words = [self.printed(str(one[1]), one, ["0", "0"]) for one in all_of(board, "gr_text")]
        self.words += [self.printed(property_of(item, "Reference"), one, first(item, "at")) for item in all_of(board, "footprint")
                       for one in all_of(item, "property") if one[1] == "Reference" and not all_of(one, "hide")]
        self.texts = collections.Counter((str(one[1]), *numbers(one, "at")[:2], str(first(one, "layer")[0])) for one in all_of(board, "gr_text"))
        edges = [tuple(numbers(one, end)) for one in board if isinstance(one, list) and one[0] in ("gr_line", "gr_arc")
                 and first(one, "layer") == ["Edge.Cuts"] for end in ("start", "end")]
        self.edges = edges and [min(x for x, _ in edges), min(y for _, y in edges), max(x for x, _ in edges), max(y for _, y in edges)]

    @staticmethod
    def part(item):
        x, y, angle = (numbers(item, "at") + [0])[:3]
        turn = math.radians(angle)
        name, pads = property_of(item, "Reference"), []
        box = [Layout.turned(x, y, turn, *numbers(one, end)) for kind in ("line", "rect", "arc") for one in all_of(item, f"fp_{kind}")
               if str(first(one, "layer")[0]).endswith("CrtYd") for end in ("start", "mid", "end") if all_of(one, end)]
        for one in all_of(item, "fp_circle"):
            if str(first(one, "layer")[0]).endswith("CrtYd"):
                (at_x, at_y), radius = numbers(one, "center"), math.dist(numbers(one, "center"), numbers(one, "end"))
                box += [Layout.turned(x, y, turn, at_x + dx * radius, at_y + dy * radius) for dx in (-1, 1) for dy in (-1, 1)]
        for pad in all_of(item, "pad"):
            at = numbers(pad, "at") + [0]
            place = Layout.turned(x, y, turn, *at[:2])
            size = numbers(pad, "size")
            pads.append(Pad(name, str(pad[1]), str(first(pad, "net", ["", ""])[1]), *place, *size, math.radians(at[2]),
                            float(first(pad, "drill", ["0"])[0]), pad[3], pad[2]))
        return Part(name, str(item[1]), x, y, angle, "back" if first(item, "layer") == ["B.Cu"] else "front", pads, box)

    @staticmethod
    def turned(x, y, turn, dx, dy):
        return x + dx * math.cos(turn) + dy * math.sin(turn), y - dx * math.sin(turn) + dy * math.cos(turn)

    @staticmethod
    def printed(text, item, part):
        """Returns a text with its place on the board, from its place in a part at x, y and an angle."""
        x, y, angle = ([float(one) for one in part] + [0])[:3]
        x, y = Layout.turned(x, y, math.radians(angle), *numbers(item, "at")[:2])
        font = all_of(all_of(item, "effects")[0], "font")[0]
        justify = first(all_of(item, "effects")[0], "justify", [])
        align = next((word for word in justify if word in ("left", "right")), "centre")
        side = "back" if first(item, "layer") == ["B.SilkS"] else "front"
        return Words(text, x, y, numbers(font, "size")[0], align, side)

    def pads(self):
        return [pad for part in self.parts.values() for pad in part.pads]


def to_segment(x, y, track):
    """Returns the distance from a point to the middle of a track."""
    dx, dy = track.to_x - track.x, track.to_y - track.y
    along = max(0, min(1, ((x - track.x) * dx + (y - track.y) * dy) / (dx * dx + dy * dy or 1)))
    return math.hypot(x - track.x - along * dx, y - track.y - along * dy)


def between(one, other):
    """Returns the distance between the middles of two tracks, 0 if they cross."""
    def side(track, x, y):
        return (track.to_x - track.x) * (y - track.y) - (track.to_y - track.y) * (x - track.x)
    if side(one, other.x, other.y) * side(one, other.to_x, other.to_y) < 0 and side(other, one.x, one.y) * side(other, one.to_x, one.to_y) < 0:
        return 0
    return min(to_segment(one.x, one.y, other), to_segment(one.to_x, one.to_y, other), to_segment(other.x, other.y, one),
               to_segment(other.to_x, other.to_y, one))


def copper(layout):
    """Yields (net, name, layers, track in the middle, half width) of all copper except the ground areas. An oval pad counts as a track."""
    for pad in layout.pads():
        if pad.net:
            radius = min(pad.width, pad.height) / 2
            reach = max(pad.width, pad.height) / 2 - radius
            turn = pad.turn + (0 if pad.width > pad.height else math.pi / 2)
            dx, dy = reach * math.cos(turn), -reach * math.sin(turn)
            yield pad.net, f"{pad.part}.{pad.number}", LAYERS, Track(pad.net, "", pad.x - dx, pad.y - dy, pad.x + dx, pad.y + dy, 0), radius
    for via in layout.vias:
        yield via.net, f"via at {via.x:g}, {via.y:g}", LAYERS, Track(via.net, "", via.x, via.y, via.x, via.y, 0), via.width / 2
    for track in layout.tracks:
        yield track.net, f"track at {track.x:g}, {track.y:g}", (track.layer,), track, track.width / 2


def copper_faults(layout):
    """Yields each pair of nets that come too close, and each net whose pads the tracks do not connect."""
    pieces = list(copper(layout))
    group = list(range(len(pieces)))

    def root(index):
        while group[index] != index:
            index = group[index]
        return index
    cells = collections.defaultdict(list)
    for index, (_, _, _, track, half) in enumerate(pieces):
        reach = half + CLEARANCE
        for column in range(int((min(track.x, track.to_x) - reach) // 4), int((max(track.x, track.to_x) + reach) // 4) + 1):
            for row in range(int((min(track.y, track.to_y) - reach) // 4), int((max(track.y, track.to_y) + reach) // 4) + 1):
                cells[column, row].append(index)
    for one, other in sorted({pair for members in cells.values() for pair in itertools.combinations(members, 2)}):
        net, name, layers, track, half = pieces[one]
        other_net, other_name, other_layers, other_track, other_half = pieces[other]
        if not set(layers) & set(other_layers):
            continue
        apart = between(track, other_track) - half - other_half
        if net != other_net and apart < CLEARANCE - 1e-6:
            yield f"{name} of {net} and {other_name} of {other_net} are {apart:.2f} mm apart, less than {CLEARANCE}"
        elif net == other_net and apart < -1e-6:
            group[root(one)] = root(other)
    nets = collections.defaultdict(dict)
    for index, (net, name, *_) in enumerate(pieces):
        nets[net].setdefault(root(index), name)
    for net, parts in nets.items():
        if len(parts) > 1:
            yield f"the tracks of net {net} do not connect {' with '.join(list(parts.values())[:2])}"


def hidden_words(layout):
    """Yields each text that a soldered part would cover."""
    for words in layout.words:
        half = WIDE * words.size * len(words.text) / 2
        middle = words.x + {"left": half, "centre": 0, "right": -half}[words.align] * (-1 if words.side == "back" else 1)
        for part in layout.parts.values():
            if part.side == words.side and part.box:
                xs, ys = [x for x, _ in part.box], [y for _, y in part.box]
                over = min(middle + half - min(xs), max(xs) - middle + half), min(words.y + words.size / 2 - min(ys), max(ys) - words.y + words.size / 2)
                if min(over) > SILK_OVER:
                    yield f"the text {words.text!r} on the {words.side} is {min(over):.2f} mm under {part.name}"


def layout_faults(table, text):
    """Lists differences between the board file and the table, and faults of the board file."""
    layout, found = Layout(text), []
    board, items, nets = table.board(), table.items(), table.net_of()
    holes = {f"H{number}": row for number, row in enumerate(table.all("hole"), 1)}
    for name in sorted((table.parts().keys() | holes) ^ layout.parts.keys()):
        found.append(f"{name} is {'not in the table' if name in layout.parts else 'missing'}")
    for name, row in table.parts().items():
        part = layout.parts.get(name)
        if not part:
            continue
        if part.footprint != items[row["item"]]["footprint"] or part.side != row["side"]:
            found.append(f"{name} is a {part.footprint} on the {part.side}")
        places = table.places(name)
        for pad in (pad for pad in part.pads if pad.number):
            if not any(pin == pad.number and math.dist((x, y), (pad.x, pad.y)) < NEAR for pin, x, y in places):
                found.append(f"{name}: the pad {pad.number} at {pad.x:g}, {pad.y:g} is not where the datasheet and the place have it")
            if nets.get(f"{name}.{pad.number}", "") != ("" if pad.net.startswith("unconnected-") else pad.net):
                found.append(f"{name}: the pad {pad.number} is in net {pad.net or 'none'}, not {nets.get(f'{name}.{pad.number}', 'none')}")
            diagonal = next((row["diagonal"] for row in table.all("lead") if row["item"] == table.parts()[name]["item"]), 0)
            if not HOLE_SLACK[0] - 1e-6 <= pad.drill - diagonal <= HOLE_SLACK[1] or pad.layers != "thru_hole":
                found.append(f"{name}: the hole {pad.number} of {pad.drill:g} mm does not fit a lead of {diagonal:g} mm")
        if (count := sum(pad.number != "" for pad in part.pads)) != len(places):
            found.append(f"{name} has {count} pads, but {len(places)} leads in the table")
        pegs = sorted((round(x, 2), round(y, 2), diameter) for peg, x, y, diameter in table.pegs() if peg == name)
        if (drilled := sorted((round(pad.x, 2), round(pad.y, 2), pad.drill) for pad in part.pads if not pad.number)) != pegs:
            found.append(f"{name} has the unplated holes {drilled}, but {pegs} in the table")
    for name, row in holes.items():
        if name in layout.parts and not any(math.dist((pad.x, pad.y), (row["x"], row["y"])) < NEAR and pad.drill == row["diameter"]
                                            for pad in layout.parts[name].pads):
            found.append(f"{name} is not at {row['x']:g}, {row['y']:g}, or has another diameter")
    found += [f"track at {track.x:g}, {track.y:g}: {track.width:g} mm wide" for track in layout.tracks if track.width < WIDTH]
    found += [f"via at {via.x:g}, {via.y:g}: a hole of {via.drill:g} mm" for via in layout.vias if via.drill < DRILL]
    if layout.edges != [0, 0, board["width"], board["height"]] or max(layout.edges) > LARGEST:
        found.append(f"the outline is {layout.edges}")
    layer = {"front": "F.SilkS", "back": "B.SilkS"}
    for row in table.all("text"):
        if not layout.texts[row["text"], row["x"], row["y"], layer[row["side"]]]:
            found.append(f"the text {row['text']!r} is missing on the {row['side']}")
    return found + list(hidden_words(layout)) + list(copper_faults(layout))


def schematic_faults(table, text, pins):
    """Lists differences between the schematic and the table: parts, values, footprints, and the label at each pin."""
    sheet, found = parse(text), []
    symbols = {str(one[1]): one for one in all_of(next(one for one in sheet if one[0] == "lib_symbols"), "symbol")}
    labels = {tuple(numbers(one, "at")[:2]): str(one[1]) for one in all_of(sheet, "global_label")}
    drawn = {property_of(one, "Reference"): one for one in all_of(sheet, "symbol")}
    nets, items = table.net_of(), table.items()
    found += [f"{name} is {'not in the table' if name in drawn else 'missing'} in the schematic"
              for name in sorted(table.parts().keys() ^ {name for name in drawn if name[0] != "#"})]
    for name, row in table.parts().items():
        if name not in drawn:
            continue
        one, item = drawn[name], items[row["item"]]
        if (property_of(one, "Value"), property_of(one, "Footprint"), first(one, "lib_id")[0]) != (item["value"], item["footprint"], item["symbol"]):
            found.append(f"{name} is {property_of(one, 'Value')}, {property_of(one, 'Footprint')} in the schematic")
        x, y, _ = numbers(one, "at")
        for pin, at_x, at_y, _ in pins(symbols[item["symbol"]]):
            label = labels.get((round(x + at_x, 4), round(y - at_y, 4)))
            if label != nets.get(f"{name}.{pin}"):
                found.append(f"{name}.{pin} is in net {label or 'none'} in the schematic, not {nets.get(f'{name}.{pin}', 'none')}")
    return found
