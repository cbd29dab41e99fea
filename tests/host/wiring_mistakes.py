# SPDX-License-Identifier: MIT
"""Mistakes in the files of each board, which wiring.py and wiring_pictures.py must find."""
import json
import re

from diagram import Diagram
from toy_table import TABLE, table_of

# Changes that must be errors on any board, or on one board: (file, text, replacement, expected error). No mistake that the
# functions below make causes these errors.
SAME_CONTROLS = (("board.mk", "MCU = ", "MCU = x", "the MCU"), ("README.md", "## Flash", "## Burn", "lacks how to flash"))
CONTROLS = {
    "uno": (("README.md", "GND   505", "GND   410", "LEFT at 1950"),
            ("README.md", "an input: light on; low: light off", "out", "PB2, high: inf mA")),
    "pocket": (("board.h", "a0>a4", "a0>a3", "the LEDs"), ("README.md", "a0>a4", "a0>a3", "the LEDs of pcb/toy.txt and README.md"),
               ("board.h", "CHARLIEPLEX B", "CHARLIEPLEX D", "the constants")),
    "exhibit": (("README.md", "5 V, 5 A", "5 V, 1 A", "the supply gives 1000"),
                ("README.md", "five transistors | BC337", "five chokes | BC337", "five chokes"),
                ("README.md", "out, high: lit", "up", "the direction of PC0 is unknown"),
                ("diagram.json", '"fuse:2", "lampok:A', '"mcu:33", "lampok:A', "PC4, high: 104 mA")),
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


def diagram_mistakes(text):
    """Yields (what, text), each with one mistake in this diagram.json: two ends exchanged, a wire left out, a part left out or
    doubled, or a wrong value."""
    diagram = json.loads(text)
    nets = lambda connections: {frozenset(net) for net in Diagram(json.dumps(diagram | {"connections": connections})).pin_net.values()}
    right = nets(diagram["connections"])
    changes = []
    for index, connection in enumerate(diagram["connections"]):
        for side in 0, 1:
            changed = other_end(diagram, index, side)
            if nets(changed) != right:
                changes.append((f"{connection[side]} exchanged", {"connections": changed}))
        changes.append((f"{connection[:2]} left out", {"connections": [one for one in diagram["connections"] if one is not connection]}))
    for part in diagram["parts"]:
        others = [other for other in diagram["parts"] if other is not part]
        changes += [(f"{part['id']} left out", {"parts": others}),
                    (f"{part['id']} twice", {"parts": diagram["parts"] + [part | {"id": "x" + part["id"]}]})]
        # the READMEs do not list the shield's potentiometer
        if (value := part["attrs"].get("value")) and part["type"] != "wokwi-potentiometer":
            changed = part | {"attrs": {"value": re.sub(r"[\d.]+", lambda number: f"{2 * float(number[0]):g}", value)}}
            changes.append((f"{part['id']} of twice the value", {"parts": others + [changed]}))
    return [(what, json.dumps(diagram | change)) for what, change in changes]


def toy_mistakes(texts):
    """Yields (what, file, text), each with a part of toy.txt left out, and each LED reversed."""
    table = texts[TABLE]
    for name in table_of(table).parts() if table else ():
        yield f"{name} left out", TABLE, re.sub(rf" {name}\.\w+", "", re.sub(rf"^part \| {name} \|.*\n", "", table, flags=re.M))
        if name.startswith("LED"):
            yield f"{name} reversed", TABLE, re.sub(rf"\b{name}\.([12])\b", lambda pin: f"{name}.{3 - int(pin[1])}", table)
