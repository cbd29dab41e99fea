# SPDX-License-Identifier: MIT
"""Makes the schematic from the table. Each pin gets the label of its net. The LEDs are in the same places as on the board."""
import functools
import os
import uuid

from sexpr import Text, all_of, dump, first, parse

SYMBOLS = os.environ.get("KICAD_SYMBOLS", "/usr/share/kicad/symbols")
NAMESPACE = uuid.UUID("3f0b6f0e-6a53-4b0c-9f5e-0a1b2c3d4e5f")
GRID = 2.54
# column and row of each part except LEDs, in steps of GRID
PLACES = {"U1": (18, 57), "R0": (46, 46), "R1": (54, 46), "R2": (62, 46), "R3": (70, 46), "R4": (78, 46), "R6": (88, 46), "C1": (96, 46),
          "C2": (104, 46), "S1": (46, 57), "S2": (46, 63), "S3": (46, 69), "R5": (60, 60), "BZ1": (68, 60), "J1": (82, 60),
          "BT1": (90, 60), "Q1": (108, 60), "#FLG1": (58, 74), "#FLG2": (66, 74)}
# offsets from part to name (x, y) and from name to value (y), in steps of GRID
TEXTS = {"LED": (0, -1.3, 2.8), "R": (1, -.5, 1), "C": (1.4, -.5, 1), "S": (0, -1.8, 3), "U": (5.5, -11, 1), "BZ": (2, -.5, 1), "J": (0, -3, 6),
         "BT": (1.4, -.8, 1), "Q": (1.8, -.5, 1), "#FLG": (0, 0, 1)}
FLAGS = {"#FLG1": "VCC", "#FLG2": "GND"}
FLAG = "power:PWR_FLAG"


def identity(name):
    """Returns a uuid computed from a name."""
    return Text(uuid.uuid5(NAMESPACE, name))


ROOT = identity("sheet")


@functools.cache
def library(name):
    """Returns the symbols of one of KiCad's libraries, by name."""
    with open(f"{SYMBOLS}/{name}.kicad_sym", encoding="utf-8") as file:
        return {one[1]: one for one in all_of(parse(file.read()), "symbol")}


def symbol(name):
    """Returns a symbol of KiCad's libraries with its full name and all inherited items."""
    loaded, short = library(name.split(":")[0]), name.split(":")[1]
    own = loaded[short]
    if base := first(own, "extends"):
        parent = loaded[base[0]]
        properties = {one[1]: one for one in all_of(own, "property")}
        body = [properties.pop(one[1], one) if isinstance(one, list) and one[0] == "property" else one for one in parent[2:]]
        at = max(index for index, one in enumerate(body) if isinstance(one, list) and one[0] == "property") + 1
        own = ["symbol", own[1], *body[:at], *properties.values(), *body[at:]]
        own = [["symbol", Text(one[1].replace(base[0], short, 1)), *one[2:]] if isinstance(one, list) and one[0] == "symbol" else one
               for one in own]
    return ["symbol", Text(name), *own[2:]]


def pins(whole):
    """Returns (number, x, y, angle) of each pin of a symbol."""
    return [(first(pin, "number")[0], *(float(one) for one in first(pin, "at")))
            for unit in all_of(whole, "symbol") for pin in all_of(unit, "pin")]


def number(value):
    return f"{value:.4f}".rstrip("0").rstrip(".")


def effects(*more):
    return ["effects", ["font", ["size", "1.27", "1.27"]], *more]


def place(name, table):
    """Returns the place of a part's symbol on the sheet."""
    if name in PLACES:
        x, y = PLACES[name]
        return x * GRID, y * GRID
    x, y = table.centre(name)
    columns, rows = (x - table.board()["width"] / 2) / table.pitch(), (y - table.centre("LED1")[1]) / 8.89
    return round(58 + columns * 11) * GRID, round(9 + rows * 8) * GRID


def placed(name, library, footprint, value, table, nets):
    """Returns the symbol of a part for the sheet, with a label at each pin, or a cross if the pin is open."""
    x, y = place(name, table)
    whole = symbol(library)
    left, up, apart = TEXTS.get(name) or TEXTS[name.rstrip("0123456789")]
    texts = [("Reference", name, up), ("Value", value, up + apart)]
    side = ["justify", "left"] if left else None
    yield ["symbol", ["lib_id", Text(library)], ["at", number(x), number(y), "0"], ["unit", "1"], ["exclude_from_sim", "no"],
           ["in_bom", "no" if name[0] == "#" else "yes"], ["on_board", "yes"], ["dnp", "no"], ["uuid", identity(name)],
           *(["property", Text(kind), Text(text), ["at", number(x + left * GRID), number(y + at * GRID), "0"],
              effects(*([side] if side else []), *([["hide", "yes"]] if name[0] == "#" else []))] for kind, text, at in texts),
           ["property", Text("Footprint"), Text(footprint), ["at", number(x), number(y), "0"], effects(["hide", "yes"])],
           *(["pin", Text(pin), ["uuid", identity(f"{name}.{pin}")]] for pin, *_ in pins(whole)),
           ["instances", ["project", Text("toy"), ["path", Text(f"/{ROOT}"), ["reference", Text(name)], ["unit", "1"]]]]]
    done = set()
    for pin, at_x, at_y, angle in pins(whole):
        end = number(x + at_x), number(y - at_y)
        if end in done:
            continue
        done.add(end)
        if net := nets.get(f"{name}.{pin}"):
            turn = {0: "180", 180: "0", 90: "270", 270: "90"}[int(angle)]
            yield ["global_label", Text(net), ["shape", "passive"], ["at", *end, turn],
                   effects(["justify", "right" if turn in ("180", "270") else "left"]), ["uuid", identity(f"label {name}.{pin}")]]
        else:
            yield ["no_connect", ["at", *end], ["uuid", identity(f"open {name}.{pin}")]]


def schematic(table, title):
    """Returns the text of the schematic."""
    nets, items = table.net_of(), table.items()
    body, libraries = [], {FLAG} | {item["symbol"] for item in items.values()}
    for name, row in table.parts().items():
        item = items[row["item"]]
        body += placed(name, item["symbol"], item["footprint"], item["value"], table, nets)
    for name, net in FLAGS.items():
        body += placed(name, FLAG, "", "PWR_FLAG", table, {f"{name}.1": net})
    return dump(["kicad_sch", ["version", "20250114"], ["generator", Text("eeschema")], ["generator_version", Text("9.0")], ["uuid", ROOT],
                 ["paper", Text("A4")], ["title_block", ["title", Text(title["title"])], ["date", Text(title["date"])],
                                         ["rev", Text(title["version"])], ["company", Text(title["address"])]],
                 ["lib_symbols", *(symbol(name) for name in sorted(libraries))], *body,
                 ["sheet_instances", ["path", Text("/"), ["page", Text("1")]]], ["embedded_fonts", "no"]]) + "\n"
