# SPDX-License-Identifier: MIT
"""Mistakes in the files of each board, which wiring.py must find."""
import itertools
import json
import re

from diagram import Diagram
from toy_table import TABLE, table_of

# Replacements that make a file of any board wrong: {file: (text, replacement, expected error)}
SAME_CONTROLS = {
    "board.mk": (("MCU = ", "MCU = x", "the MCU"),),
    "README.md": (
        ("| part | value |", "| part |", "lacks parts"), ("| signal |", "| role |", "lacks a pin table"),
        ("--[", "--(", "lacks a wiring"), ("## Flash", "## Burn", "lacks how to flash"),
        ("## Play", "## Use", "lacks how to play"), ("| signal | ", "| signal | x | ", "the MCU")),
    "diagram.json": (('"id": "mcu"', '"id": "chip"', "not connected as required"),),
}
# Replacements that make a file of one board wrong
CONTROLS = {
    "uno": {
        "board.h": (
            ("D6 | PD6", "D6 | PD5", "pin D6 is not PD5"), ("LCD D6\n", "LCD D8\n", "the drawing of board.h"),
            ("LCD_E B, 1", "LCD_E B, 2", "the constants"), ("CHANNEL 0", "CHANNEL 1", "the constants")),
        "README.md": (
            ("| ATmega328P, 16", "| ATmega168, 16", "the MCU"), ("| D9 | PB1 |", "| D9 | PB2 |", "pin D9 is not PB2"),
            ("| D8 | PB0 |", "| D4 | PD4 |", "PD4 is listed twice"),
            ("| serial in | D0 | PD0", "| serial in | D2 | PD2", "the drawing of board.h"), ("[620]", "[680]", "the ladders"),
            ("[DOWN]", "[LEFT]", "the ladders"), ("[2k]", "[3k]", "UP at 330"),
            ("GND   505", "GND   410", "LEFT at 1950"), ("an input: light on; low: light off", "out", "PB2, high: inf mA")),
        "diagram.json": (
            ("arduino-uno", "arduino-mega", "the MCU"), ("mcu:A0", "mcu:A1", "only diagram.json or"),
            ("mcu:9", "mcu:14", "only diagram.json or"), ("mcu:10", "mcu:12", "only diagram.json or"), ("lcd:D5", "lcd:D3", "only diagram.json or"),
            ('RW", "mcu:GND.1', 'RW", "mcu:5V', "lcd:RW"), ('"pullup:1"', '"pullup:3"', "pullup:1"),
            ('keyup:2.l", "mcu:GND.2', 'keyup:2.l", "mcu:5V', "keyup:2.l"), ('"620"', '"680"', "the ladders"),
            ('"2000"', '"3000"', "the ladders"), ('"rup:2", "keyup', '"rdown:2", "keyup', "the ladders")),
    },
    "pocket": {
        "board.h": (
            ("| 9    12 |", "| 9    11 |", "pin 11 is not PB0"), ("key TAKE  PD3", "key TAKE  PD4", "pin 7 is not PD4"),
            ("PB7  SCK", "PB7", "the drawing of board.h"), ("PIEZO D, 5", "PIEZO D, 6", "the constants"),
            ("KEYS D", "KEYS B", "the constants"), ("KEYS_LOWEST 2", "KEYS_LOWEST 3", "the constants"),
            ("KEYS_COUNT 3", "KEYS_COUNT 2", "the constants"), ("LINES 0x1f", "LINES 0x0f", "the constants"),
            ("CHARLIEPLEX B", "CHARLIEPLEX D", "the constants"), ("a0>a4", "a0>a3", "the LEDs")),
        "README.md": (
            ("| ATtiny2313A, ", "| ATtiny2313, ", "the MCU"), ("| 6 | PD2", "| 7 | PD2", "pin 7 is not PD2"),
            ("| 9 | PD5", "| 8 | PD4", "PD4 is listed twice"), ("| 13 | PB1", "| 11 | PD6", "the drawing of board.h"),
            ("a2>a0", "a0>a2", "the LEDs"), ("LED1..16", "LED1..15", "the LEDs"),
            ("PB2 --(line", "PB3 --(line", "line 2 at PB3")),
        "diagram.json": (
            ("chip-attiny2313a", "chip-attiny85", "the MCU"), ("mcu:PB3", "mcu:PB5", "only diagram.json or"),
            ("mcu:PD5", "mcu:PD6", "only diagram.json or"), ('mcu:PD2", "keynext', 'mcu:PD2", "keyok', "only diagram.json or"),
            ('keytake:2.l", "mcu:GND', 'keytake:2.l", "mcu:PD0', "keytake:2.l"), ("piezo:2", "piezo:1", "piezo at PD5"),
            ("led7:A", "led8:A", "the LEDs")),
    },
    "exhibit": {
        "board.h": (
            ("| D22     D23 |", "| D22     D25 |", "pin D25 is not PA1"), ("PA1  key RIGHT", "PA1  key UP", "the drawing of board.h"),
            ("PIEZO B, 5", "PIEZO B, 6", "the constants"), ("CLK B, 1", "CLK B, 4", "the constants"),
            ("KEYS A", "KEYS C", "the constants"), ("LAMPS_LOWEST 0", "LAMPS_LOWEST 3", "the constants"),
            ("KEYS_LOWEST 0", "KEYS_LOWEST 1", "the constants")),
        "README.md": (
            ("| ATmega2560, 16", "| ATmega1280, 16", "the MCU"), ("| D37 | PC0 |", "| D36 | PC0 |", "pin D36 is not PC0"),
            ("| D0 | PE0", "| D19 | PD2", "the drawing of board.h"), ("| D11 | PB5", "| D53 | PB0", "PB0 is listed twice"),
            ("PB1 --[", "PB4 --[", "CLK at PB4"),
            ("--[220R]--[piezo", "--[100R]--[piezo", "different resistors at PB5"), ("PC0 --[1k]-- base", "PC0 ------- base", "different resistors at PC0"),
            ("5 V, 5 A", "5 V, 1 A", "the supply gives 1000"), ("five transistors | BC337", "five chokes | BC337", "five chokes"),
            ("out, high: lit", "up", "the direction of PC0 is unknown")),
        "diagram.json": (
            ("arduino-mega", "arduino-uno", "the MCU"), ('mcu:22", "rkey', 'mcu:27", "rkey', "only diagram.json or"),
            ("max7219:CS", "max7219:CLK", "only diagram.json or"), ('"mcu:36"', '"mcu:30"', "only diagram.json or"),
            ('lampok:C", "qok:C', 'lampok:C", "mcu:5V', "lampok:C"), ('fuse:2", "max', 'ground:GND", "max', "max7219:V+"),
            ('piezo:1", "mcu:GND.1', 'piezo:1", "mcu:5V', "piezo:1"), ('rok:2", "qok:B', 'rok:2", "lampok:A', "PC4"),
            ('"lampup:C", "qup:C', '"rup:1", "qup:C', "lampup:C"), ('"mcu:33", "rok:1', '"mcu:33", "qok:B', "PC4, high: inf mA"),
            ('"mcu:33", "rok:1', '"mcu:33", "lampok:C', "PC4, low: 100 mA"),
            ('"fuse:2", "lampok:A', '"mcu:33", "lampok:A', "PC4, high: 104 mA"),
            ('"mcu:11", "rpiezo:1', '"mcu:11", "piezo:2', "different resistors at PB5"), ('"1000"', '"220"', "README.md has 10 and diagram.json 0 of ('wokwi-resistor', 1000)"),
            ('"id": "supply"', '"id": "vcc"', "the supply gives 500"), ("chip-bc337", "chip-2n3904", "chip-2n3904")),
    },
}


def other_end(diagram, index, side):
    """Returns the connections of a diagram. Exchanges one end of the connection `index` with the same end of the next connection."""
    changed = [list(connection) for connection in diagram["connections"]]
    following = (index + 1) % len(changed)
    changed[index][side], changed[following][side] = changed[following][side], changed[index][side]
    return changed


def circuit_mistakes(texts):
    """Yields (what, file, text), each with one mistake in the diagram.json or in the parts table of a board: two ends exchanged, a
    part left out or doubled, or a wrong value."""
    diagram, readme = json.loads(texts["diagram.json"]), texts["README.md"]
    nets = lambda connections: {frozenset(net) for net in Diagram(json.dumps(diagram | {"connections": connections})).pin_net.values()}
    right = nets(diagram["connections"])
    for index, connection in enumerate(diagram["connections"]):
        for side in 0, 1:
            changed = other_end(diagram, index, side)
            if nets(changed) != right:
                yield f"{connection[side]} exchanged", "diagram.json", json.dumps(diagram | {"connections": changed})
    for part in diagram["parts"]:
        others = [other for other in diagram["parts"] if other is not part]
        yield f"{part['id']} left out", "diagram.json", json.dumps(diagram | {"parts": others})
        yield f"{part['id']} twice", "diagram.json", json.dumps(diagram | {"parts": diagram["parts"] + [part | {"id": "x" + part["id"]}]})
        # no README lists the shield's trimmer
        if (value := part["attrs"].get("value")) and part["type"] != "wokwi-potentiometer":
            changed = part | {"attrs": {"value": re.sub(r"[\d.]+", lambda number: f"{2 * float(number[0]):g}", value)}}
            yield f"{part['id']} of twice the value", "diagram.json", json.dumps(diagram | {"parts": others + [changed]})
    table = re.search(r"^## Parts\n\n.*\n.*\n((?:\|.*\n)*)", readme, re.M)[1]
    for row in re.findall(r"^\|.*\n", table, re.M):
        if not row.startswith("| USB"):  # no diagram.json contains a USB cable
            yield f"without {row.split('|')[1]}", "README.md", readme.replace(row, "", 1)
            yield f"with {row.split('|')[1]} twice", "README.md", readme.replace(row, 2 * row, 1)


def swapped(text, one, other):
    """Returns the text with two words exchanged everywhere."""
    return re.sub(rf"(?<![\w]){re.escape(one)}(?![\w])|(?<![\w]){re.escape(other)}(?![\w])", lambda match: other if match[0] == one else one, text)


def without_part(table, name):
    """Returns toy.txt without a part: removes its row and its pins."""
    return re.sub(rf" {name}\.\w+", "", re.sub(rf"^part \| {name} \|.*\n", "", table, flags=re.M))


def single_swaps(texts):
    """Yields (what, file, text), each with one mistake in a file of the pocket toy: two LEDs or keys swapped, a wrong resistor, or a
    part left out."""
    table, diagram = table_of(texts[TABLE]), json.loads(texts["diagram.json"])
    parts = table.parts()
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
            # Swaps the keys' names only in rows with a port, because only these rows describe the wiring.
            rows = [swapped(row, one, other) if re.search(r"\bPD\d", row) else row for row in texts[file].split("\n")]
            yield f"keys {one} and {other} swapped", file, "\n".join(rows)
    for row in re.findall(r"^\| (?:U|LED|R|BZ|S|C|BT|J|Q)\d[^|]*\|.*\n", texts["README.md"], re.M):
        yield f"without {row.split('|')[1]}", "README.md", texts["README.md"].replace(row, "", 1)
    for old, new in re.findall(r"^\| R[^|]*\| ((\d+) k?ohm)", texts["README.md"], re.M):
        yield f"{old} with an additional zero", "README.md", texts["README.md"].replace(f"| {old} ", f"| {new}0 ohm ", 1)
    for match in re.finditer(r"\[(1\d*k?|2\d*)\]", texts["README.md"]):
        yield f"{match[0]} in the drawing", "README.md", texts["README.md"][:match.start()] + "[330]" + texts["README.md"][match.end():]
    ids = [part["id"] for part in diagram["parts"]]
    for one, other in itertools.combinations([name for name in ids if re.match(r"led|key", name)], 2):
        if one[:3] == other[:3]:
            ends = json.dumps(diagram["connections"])
            for pin in ("A", "C") if one.startswith("led") else ("1.l", "2.l"):
                ends = ends.replace(f'"{one}:{pin}"', '"?"').replace(f'"{other}:{pin}"', f'"{one}:{pin}"').replace('"?"', f'"{other}:{pin}"')
            yield f"{one} and {other} swapped", "diagram.json", json.dumps(diagram | {"connections": json.loads(ends)})
    for part in diagram["parts"]:
        others = [other for other in diagram["parts"] if other is not part]
        yield f"{part['id']} left out", "diagram.json", json.dumps(diagram | {"parts": others})
        if part["type"] == "wokwi-resistor":
            changed = part | {"attrs": {"value": "330"}}
            yield f"{part['id']} of 330 ohm", "diagram.json", json.dumps(diagram | {"parts": others + [changed]})
