# SPDX-License-Identifier: MIT
"""Reads the table of the circuit board and reports each fault with its line or part. Needs only Python."""
import collections
import math
import os
import re

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "toy.txt")

# columns of each kind of row
COLUMNS = {
    "board": "width height thickness radius",
    "hole": "x y diameter",
    "item": "name symbol footprint height value",
    "order": "item maker number digikey mouser lcsc farnell source",
    "also": "count what maker number digikey mouser lcsc farnell source",
    "lead": "item diagonal pins source",
    "peg": "item diameter places source",
    "part": "name item x y angle side label_x label_y",
    "net": "name pins",
    "open": "pins",
    "text": "side x y size align text",
}
NUMBERS = set("width height thickness radius x y diameter angle label_x label_y diagonal size count".split())
# pattern of the order numbers of each shop
SHOPS = {"digikey": r".+-ND", "mouser": r"\d{2,3}-.+", "lcsc": r"C\d+", "farnell": r"\d{7}"}
Row = collections.namedtuple("Row", "line kind cells")
TEXT_LEAST = 1     # smallest height of letters, in mm
KEY_DISTANCE = 15  # smallest distance between the centres of two keys, in mm
LED_ROWS = (1, 3, 5, 7)


def shops_of(row):
    """Returns the shops that sell the part of a row. The column `source` names a shop that has no column."""
    other = re.search(r"; (.+) sells it by the maker's number$", row["source"])
    return {shop for shop in SHOPS if row[shop] != "-"} | ({other.group(1)} if other else set())


def number_faults(row):
    """Yields an error for each order number of a row that does not match the pattern of its shop."""
    for shop, form in SHOPS.items():
        if row[shop] not in ("-", "any", row["number"]) and not re.fullmatch(form, row[shop]):
            yield f"{row['number']}: {row[shop]!r} is no order number of {shop}"


class Table:
    """The rows of a table, by kind. `faults` lists the errors of lines that cannot be read."""

    def __init__(self, text, columns=None):
        self.columns = columns or COLUMNS
        self.faults, self.rows = [], {kind: [] for kind in self.columns}
        for number, line in enumerate(text.split("\n"), 1):
            if line.strip() and not line.startswith("#"):
                self.read(number, [cell.strip() for cell in line.split("|")])

    def read(self, number, cells):
        kind, columns = cells[0], self.columns.get(cells[0], "").split()
        if not columns:
            self.faults.append(f"line {number}: there is no kind of row {kind!r}")
            return
        if len(cells) != len(columns) + 1:
            self.faults.append(f"line {number}: a row of {kind!r} has {len(columns)} cells, not {len(cells) - 1}")
            return
        row = dict(zip(columns, cells[1:]))
        try:
            row.update({name: float(value) for name, value in row.items() if name in NUMBERS})
        except ValueError as error:
            self.faults.append(f"line {number}: {row.get('name', kind)}: {error}")
            return
        if "pins" in row and kind != "lead":
            row["pins"] = row["pins"].split()
        self.rows[kind].append(Row(number, kind, row))

    def all(self, kind):
        return [row.cells for row in self.rows[kind]]

    def parts(self):
        return {row["name"]: row for row in self.all("part")}

    def items(self):
        return {row["name"]: row for row in self.all("item")}

    def board(self):
        return self.all("board")[0]

    def nets(self):
        return {row["name"]: row["pins"] for row in self.all("net")}

    def net_of(self):
        """Maps each connected pin to its net."""
        return {pin: name for name, pins in self.nets().items() for pin in pins}

    def value(self, part):
        return self.items()[self.parts()[part]["item"]]["value"]

    def leads(self, item):
        """Returns (pin, x, y) of each lead of an item, relative to pin 1, as drawn in its datasheet."""
        found = next((row["pins"] for row in self.all("lead") if row["item"] == item), "")
        return [(pin, float(x), float(y)) for pin, x, y in (lead.split() for lead in found.split(";") if lead.strip())]

    def on_board(self, part, x, y):
        """Converts a place relative to pin 1 of a part to its place on the board. Mirrors parts on the back."""
        row = self.parts()[part]
        turn, mirror = math.radians(row["angle"]), -1 if row["side"] == "back" else 1
        return (row["x"] + mirror * (x * math.cos(turn) + y * math.sin(turn)), row["y"] - x * math.sin(turn) + y * math.cos(turn))

    def places(self, part):
        """Returns (pin, x, y) of each lead of a part on the board."""
        return [(pin, *self.on_board(part, x, y)) for pin, x, y in self.leads(self.parts()[part]["item"])]

    def pegs(self):
        """Returns (part, x, y, diameter) of each hole for a plastic peg of a part. These holes have no copper."""
        return [(part, *self.on_board(part, *map(float, place.split())), peg["diameter"]) for peg in self.all("peg")
                for part, row in self.parts().items() if row["item"] == peg["item"] for place in peg["places"].split(";")]

    def centre(self, part):
        """Returns the middle of all leads of a part."""
        places = self.places(part)
        return (sum(x for _, x, _ in places) / len(places), sum(y for _, _, y in places) / len(places))

    def all_faults(self):
        """Lists the faults of the table."""
        if self.faults or len(self.rows["board"]) != 1:
            return self.faults or ["the table has no row, or several, of the board"]
        return self.name_faults() or [*self.net_faults(), *self.place_faults(), *self.order_faults()]

    def name_faults(self):
        found = []
        for kind, column in (("item", "name"), ("part", "name"), ("net", "name"), ("order", "item"), ("lead", "item")):
            seen = {}
            for row in self.rows[kind]:
                first = seen.setdefault(row.cells[column], row.line)
                if first != row.line:
                    found.append(f"line {row.line}: {row.cells[column]} is also in line {first}")
        for row in self.rows["part"]:
            if row.cells["item"] not in self.items():
                found.append(f"line {row.line}: {row.cells['name']}: there is no item {row.cells['item']!r}")
            if row.cells["side"] not in ("front", "back"):
                found.append(f"line {row.line}: {row.cells['name']}: the side is front or back, not {row.cells['side']!r}")
        for row in self.rows["item"]:
            for column in "symbol", "footprint":
                if not re.fullmatch(r"\w+:[-\w.]+|\w+(\.\w+)?_\d\.\d\dmm:[-\w.]+", row.cells[column]):
                    found.append(f"line {row.line}: {row.cells['name']} has no {column}")
            if not self.leads(row.cells["name"]):
                found.append(f"line {row.line}: {row.cells['name']} has no row with its leads")
        return found

    def net_faults(self):
        seen = {}
        pins = {f"{name}.{pin}": name for name in self.parts() for pin, *_ in self.places(name)}
        for row in self.rows["net"] + self.rows["open"]:
            name = row.cells.get("name", "open")
            if row.kind == "net" and len(row.cells["pins"]) < 2:
                yield f"line {row.line}: net {name} has only the pin {' '.join(row.cells['pins'])}"
            for pin in row.cells["pins"]:
                if pin not in pins:
                    yield f"line {row.line}: net {name}: there is no pin {pin}"
                if pin in seen:
                    yield f"line {row.line}: pin {pin} of {name} is also in line {seen[pin]}"
                seen[pin] = row.line
        lines = {row.cells["name"]: row.line for row in self.rows["part"]}
        for pin in pins:
            if pin not in seen:
                yield f"line {lines[pins[pin]]}: pin {pin} of {pins[pin]} is in no net"

    def place_faults(self):
        board = self.board()
        for row in self.rows["text"]:
            if row.cells["size"] < TEXT_LEAST:
                yield f"line {row.line}: the text {row.cells['text']!r} is {row.cells['size']:g} mm high, less than {TEXT_LEAST}"
        lines = {row.cells["name"]: row.line for row in self.rows["part"]}
        holes = {}
        for name in self.parts():
            for _, x, y in self.places(name):
                beyond = max(-x, x - board["width"], -y, y - board["height"])
                if beyond > -1:
                    yield f"line {lines[name]}: {name} is {beyond + 1:.2f} mm too close to the edge or beyond it"
                for other, (at_x, at_y) in holes.items():
                    if other.split()[0] != name and math.dist((x, y), (at_x, at_y)) < 1.8:
                        yield f"line {lines[name]}: {name} is at the place of {other.split()[0]}: {math.dist((x, y), (at_x, at_y)):.2f} mm"
                holes[f"{name} {x} {y}"] = (x, y)
        leds = sorted((int(name[3:]), name) for name in self.parts() if name.startswith("LED"))
        at = 0
        for count in LED_ROWS:
            row = [name for _, name in leds[at:at + count]]
            at += count
            middle = board["width"] / 2
            for index, name in enumerate(row):
                x, y = self.centre(name)
                wanted = middle + (index - (count - 1) / 2) * self.pitch()
                if abs(x - wanted) > .01 or abs(y - self.centre(row[0])[1]) > .01 or self.parts()[name]["angle"] % 360:
                    off = math.dist((x, y), (wanted, self.centre(row[0])[1]))
                    yield f"line {lines[name]}: {name} is {off:.2f} mm out of its row of {count}, or turned"
        keys = [name for name, row in self.parts().items() if row["item"] == "key"]
        for index, name in enumerate(keys):
            for other in keys[:index]:
                if (far := math.dist(self.centre(name), self.centre(other))) < KEY_DISTANCE:
                    yield f"line {lines[name]}: {name} is {far:.1f} mm from {other}, less than {KEY_DISTANCE}"

    def pitch(self):
        """Returns the distance between neighbours in the longest row of LEDs, in mm."""
        return (self.centre("LED16")[0] - self.centre("LED10")[0]) / 6 if {"LED10", "LED16"} <= self.parts().keys() else 0

    def order_faults(self):
        orders = {row["item"]: row for row in self.all("order")}
        for row in self.rows["order"] + self.rows["also"]:
            yield from (f"line {row.line}: {fault}" for fault in number_faults(row.cells))
        for row in self.rows["item"]:
            order = orders.get(row.cells["name"])
            if not order or not order["number"]:
                yield f"line {row.line}: {row.cells['name']} has no order number"
            elif len(self.shops(order)) < 2:
                yield f"line {row.line}: {row.cells['name']} has order numbers of {len(self.shops(order))} shops, not of two"

    def shops(self, order):
        """Returns the shops that sell this part or a replacement."""
        parts = [name for name, row in self.parts().items() if row["item"] == order["item"]]
        instead = [row for row in self.all("also") if re.match(rf"instead of ({'|'.join(parts)})\b", row["what"])]
        return {shop for row in [order, *instead] for shop in shops_of(row)}


def load(path=PATH):
    with open(path, encoding="utf-8") as file:
        return Table(file.read())
