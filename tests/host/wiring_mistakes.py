# SPDX-License-Identifier: MIT
"""Mistakes in the files of each board, which wiring.py must find."""
import itertools
import json
import re

from diagram import Diagram
from toy_table import TABLE, table_of

# Changes that must be errors on any board: (text, replacement, expected error)
SAME_CONTROLS = {
    "board.mk": (("MCU = ", "MCU = x", "the MCU"),),
    "README.md": (
        ("| part | value |", "| part |", "lacks parts"), ("| signal |", "| role |", "lacks a pin table"),
        ("--[", "--(", "lacks a wiring"), ("## Flash", "## Burn", "lacks how to flash"),
        ("## Play", "## Use", "lacks how to play"), ("| signal | ", "| signal | x | ", "the MCU")),
    "diagram.json": (('"id": "mcu"', '"id": "chip"', "not connected as required"),),
}
# Wrong replacements in files of one board, for errors that the mistakes generated below do not cause
CONTROLS = {
    "uno": {
        "README.md": (
            ("| ATmega328P, 16", "| ATmega168, 16", "the MCU"), ("| D8 | PB0 |", "| D4 | PD4 |", "PD4 is listed twice"),
            ("[620]", "[680]", "the ladders"), ("[2k]", "[3k]", "UP at 330"), ("GND   505", "GND   410", "LEFT at 1950"),
            ("an input: light on; low: light off", "out", "PB2, high: inf mA")),
        "diagram.json": (("arduino-uno", "arduino-mega", "the MCU"), ('RW", "mcu:GND.1', 'RW", "mcu:5V', "lcd:RW")),
    },
    "pocket": {
        "board.h": (("KEYS D", "KEYS B", "the constants"), ("LINES 0x1f", "LINES 0x0f", "the constants"),
                    ("CHARLIEPLEX B", "CHARLIEPLEX D", "the constants"), ("a0>a4", "a0>a3", "the LEDs")),
        "README.md": (("LED1..16", "LED1..15", "the LEDs"), ("PB2 --(line", "PB3 --(line", "line 2 at PB3")),
        "diagram.json": (("piezo:2", "piezo:1", "piezo at PD5"),),
    },
    "exhibit": {
        "README.md": (
            ("--[220R]--[piezo", "--[100R]--[piezo", "different resistors at PB5"), ("5 V, 5 A", "5 V, 1 A", "the supply gives 1000"),
            ("five transistors | BC337", "five chokes | BC337", "five chokes"), ("out, high: lit", "up", "the direction of PC0 is unknown")),
        "diagram.json": (
            ('"mcu:33", "rok:1', '"mcu:33", "qok:B', "PC4, high: inf mA"), ('"mcu:33", "rok:1', '"mcu:33", "lampok:C', "PC4, low: 100 mA"),
            ('"fuse:2", "lampok:A', '"mcu:33", "lampok:A', "PC4, high: 104 mA"), ('"id": "supply"', '"id": "vcc"', "the supply gives 500"),
            ("chip-bc337", "chip-2n3904", "chip-2n3904")),
    },
}
# The comparison must notice a change of any of these numbers of pins, ports and resistors.
NUMBERS = {"board.h": r"(?<=\bP[A-L])\d\b|(?<= [A-L], )\d\b|(?<=_LOWEST )\d|(?<=KEYS_COUNT )\d|\d+(?= \| P[A-L]\d)",
           "README.md": r"(?<=\| P[A-L])\d\b|(?<=^P[A-L])\d(?= -(?!.*base))|\d+(?= \| P[A-L]\d)|(?<=\[)\d+(?=[kR]?\])"}


def wrong_numbers(texts):
    """Yields (what, file, text), each with one wrong number in the wiring that a file describes."""
    for file, form in NUMBERS.items():
        text = texts[file]
        for number in re.finditer(form, text, re.M):
            yield f"{number[0]} at {number.start()}", file, text[:number.start()] + str(int(number[0]) ^ 1) + text[number.end():]


def other_end(diagram, index, side):
    """Returns the connections of a diagram. Exchanges one end of the connection `index` with the same end of the next connection."""
    changed = [list(connection) for connection in diagram["connections"]]
    following = (index + 1) % len(changed)
    changed[index][side], changed[following][side] = changed[following][side], changed[index][side]
    return changed


def circuit_mistakes(texts):
    """Yields (what, file, text), each with one mistake in the diagram.json or in the parts table of a board: two ends exchanged, a
    wire left out, a part left out or doubled, or a wrong value."""
    diagram, readme = json.loads(texts["diagram.json"]), texts["README.md"]
    nets = lambda connections: {frozenset(net) for net in Diagram(json.dumps(diagram | {"connections": connections})).pin_net.values()}
    right = nets(diagram["connections"])
    for index, connection in enumerate(diagram["connections"]):
        for side in 0, 1:
            changed = other_end(diagram, index, side)
            if nets(changed) != right:
                yield f"{connection[side]} exchanged", "diagram.json", json.dumps(diagram | {"connections": changed})
        others = [other for other in diagram["connections"] if other is not connection]
        yield f"{connection[:2]} left out", "diagram.json", json.dumps(diagram | {"connections": others})
    for part in diagram["parts"]:
        others = [other for other in diagram["parts"] if other is not part]
        yield f"{part['id']} left out", "diagram.json", json.dumps(diagram | {"parts": others})
        yield f"{part['id']} twice", "diagram.json", json.dumps(diagram | {"parts": diagram["parts"] + [part | {"id": "x" + part["id"]}]})
        # the READMEs do not list the shield's potentiometer
        if (value := part["attrs"].get("value")) and part["type"] != "wokwi-potentiometer":
            changed = part | {"attrs": {"value": re.sub(r"[\d.]+", lambda number: f"{2 * float(number[0]):g}", value)}}
            yield f"{part['id']} of twice the value", "diagram.json", json.dumps(diagram | {"parts": others + [changed]})
    table = re.search(r"^## Parts\n\n.*\n.*\n((?:\|.*\n)*)", readme, re.M)[1]
    for row in re.findall(r"^\|.*\n", table, re.M):
        if row.startswith("| USB"):  # no diagram.json contains a USB cable
            continue
        yield f"without {row.split('|')[1]}", "README.md", readme.replace(row, "", 1)
        if not re.match(r"\| [CQJ]\d", row):  # these parts of the pocket toy are in toy.txt, not in diagram.json
            yield f"with {row.split('|')[1]} twice", "README.md", readme.replace(row, 2 * row, 1)


def swapped(text, one, other):
    """Returns the text with two words exchanged everywhere."""
    return re.sub(rf"(?<![\w]){re.escape(one)}(?![\w])|(?<![\w]){re.escape(other)}(?![\w])", lambda match: other if match[0] == one else one, text)


def without_part(table, name):
    """Returns toy.txt without a part: removes its row and its pins."""
    return re.sub(rf" {name}\.\w+", "", re.sub(rf"^part \| {name} \|.*\n", "", table, flags=re.M))


def toy_mistakes(texts):
    """Yields (what, file, text), each with one mistake in a file of a board with a toy.txt: two LEDs or keys swapped, a wrong
    resistor, or a part left out."""
    if not texts[TABLE]:
        return
    parts = table_of(texts[TABLE]).parts()
    for one, other in itertools.combinations([name for name in parts if re.match(r"LED|S\d", name)], 2):
        if parts[one]["item"] == parts[other]["item"]:
            pins = "1 2".split()
            net_rows = texts[TABLE]
            for pin in pins:
                net_rows = swapped(net_rows, f"{one}.{pin}", f"{other}.{pin}")
            yield f"{one} and {other} swapped", TABLE, net_rows
    for led in (name for name in parts if name.startswith("LED")):
        yield f"{led} reversed", TABLE, swapped(texts[TABLE], f"{led}.1", f"{led}.2")
    for name in parts:
        yield f"{name} left out", TABLE, without_part(texts[TABLE], name)
        if name.startswith("R"):
            for item in {"line", "tone", "reset"} - {parts[name]["item"]}:
                yield f"{name} as {item}", TABLE, re.sub(rf"^(part \| {name} \|) \w+", rf"\1 {item}", texts[TABLE], flags=re.M)
    for file in "board.h", "README.md":
        places = [match.span() for match in re.finditer(r"a\d>a\d", texts[file])]
        for (start, end), (later, last) in itertools.combinations(places, 2):
            text = texts[file]
            yield f"pairs {start} and {later} swapped", file, text[:start] + text[later:last] + text[end:later] + text[start:end] + text[last:]
        for one, other in itertools.combinations(("NEXT", "TAKE", "OK"), 2):
            # Swap key names only in rows with a port. Other rows describe no wiring.
            rows = [swapped(row, one, other) if re.search(r"\bPD\d", row) else row for row in texts[file].split("\n")]
            yield f"keys {one} and {other} swapped", file, "\n".join(rows)
    for old, new in re.findall(r"^\| R[^|]*\| ((\d+) k?ohm)", texts["README.md"], re.M):
        yield f"{old} with an additional zero", "README.md", texts["README.md"].replace(f"| {old} ", f"| {new}0 ohm ", 1)
