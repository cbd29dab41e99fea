#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""usage: boards.py FOLDER...

Prints, as C for core/board.h, the boards in these folders, named like them: MCU and clock as board.mk has them, parts and pins
as diagram.json has them. A folder without a chip, or whose diagram shows no display that can be simulated, is left out,
the latter with a line on stderr."""
import collections
import json
import os
import re
import sys

# Ports of an Arduino's pins; its USB chip is at the MCU's serial line. The ends of a bare chip are called by their ports.
ARDUINO = {str(pin): f"D{pin}" if pin < 8 else f"B{pin - 8}" for pin in range(14)} | {f"A{pin}": f"C{pin}" for pin in range(6)}
LADDER = ("right", "up", "down", "left", "ok")  # as enum ladder_key
LCD = ("rs", "e", "d4", "d5", "d6", "d7")
MATRIX = {"din": "din", "clk": "clk", "load": "cs"}


class Unknown(Exception):
    """The simulator has no such board."""


class Diagram:
    def __init__(self, text):
        diagram = json.loads(text)
        self.kind = {part["id"]: part["type"] for part in diagram["parts"]}
        self.joined = collections.defaultdict(list)
        for one, other, *_ in diagram["connections"]:
            self.joined[one].append(other)
            self.joined[other].append(one)
        self.has_usb = self.kind["mcu"].startswith("wokwi-arduino-")

    def pins(self):
        """Ports of the MCU, such as C0, by the end of a part that is joined to them, such as keyok:1.l, in order."""
        found = {}
        for end, fars in self.joined.items():
            part, _, pin = end.partition(":")
            port = ARDUINO.get(pin) if self.has_usb else pin.removeprefix("P")
            if part == "mcu" and re.fullmatch(r"[A-L][0-7]", port or ""):
                found |= {far.lower(): port for far in fars}
        return dict(sorted(found.items(), key=lambda pin: pin[1]))

    def parts(self, start):
        return [part.removeprefix(start) for part in self.kind if part.startswith(start)]


def pin(port):
    return f"{{'{port[0]}', {port[1]}}}"


def only(pins, end):
    if end not in pins:
        raise Unknown(f"{end} is joined to no port")
    return pin(pins[end])


def keys(diagram, pins):
    """Names of the keys with their pins, and the channel of the ladder that they may be on instead."""
    names = diagram.parts("key")
    wired = [end[3:-4] for end in pins if re.fullmatch(r"key\w+:1\.l", end)]
    if sorted(wired) == sorted(names):
        return {name: ", " + only(pins, f"key{name}:1.l")[1:-1] for name in wired}, None
    if sorted(names) == sorted(LADDER) and pins.get("pullup:2", "").startswith("C"):
        return dict.fromkeys(LADDER, ""), pins["pullup:2"][1]
    raise Unknown("its keys are neither at ports nor the five of a ladder")


def display(diagram, pins):
    if "lcd" in diagram.kind:
        wires = ", ".join(f".{wire} = {only(pins, f'lcd:{wire}')}" for wire in LCD)
        return f".lcd = &(const struct lcd_wiring){{{wires}}}"
    if "max7219" in diagram.kind:
        wires = ", ".join(f".{wire} = {only(pins, f'max7219:{end}')}" for wire, end in MATRIX.items())
        return f".matrix = &(const struct max7219_wiring){{{wires}}}"
    if "led1" in diagram.kind:
        return f".leds = &(const struct led_wiring){{.port = '{only(pins, 'r0:1')[2]}'}}"
    raise Unknown("no display that the simulator knows")


def members(board_mk, diagram):
    constant = dict(re.findall(r"^(MCU|F_CPU) *:?= *(\w+)", board_mk, re.M))
    pins = diagram.pins()
    names, ladder = keys(diagram, pins)
    yield f'.mcu = "{constant["MCU"]}"'
    yield f".hz = {constant['F_CPU']}"
    yield ".key = {" + ", ".join(f'{{"{name}"{at}}}' for name, at in names.items()) + "}"
    if ladder:
        yield f".key_ladder_channel = &(const unsigned){{{ladder}}}"
    yield display(diagram, pins)
    if diagram.parts("lamp"):
        yield ".lamps = (const struct max7219_pin[]){" + ", ".join(only(pins, f"lamp{name}:a") for name in names) + "}"
    if "piezo" in diagram.kind:
        end = "r5:1" if "r5:1" in pins else "piezo:2"  # behind a resistor, or not
        yield f".piezo = &(const struct piezo_wiring){only(pins, end)}"
    if diagram.has_usb:
        yield ".has_serial = true"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def board(folder):
    """The row of a board, "" where there is none."""
    try:
        board_mk = read(os.path.join(folder, "board.mk"))
        if not re.search(r"^MCU", board_mk, re.M):
            return ""
        diagram = Diagram(read(os.path.join(folder, "diagram.json")))
        return "".join(f"        {member},\n" for member in members(board_mk, diagram))
    except (OSError, ValueError, KeyError, Unknown) as error:
        print(f"{folder} is not simulated: {error}", file=sys.stderr)
        return ""


def main():
    rows = [(os.path.basename(folder.rstrip("/")), board(folder)) for folder in sys.argv[1:]]
    print('#include "core/board.h"\n\nconst struct board boards[] = {')
    for name, row in rows:
        if row:
            print(f'    {{\n        .name = "{name}",\n{row}    }},')
    print("};\nconst unsigned board_count = sizeof boards / sizeof boards[0];")


main()
