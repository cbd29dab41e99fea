#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""usage: boards.py FOLDER...

Prints the boards in these folders as C for core/board.h, named after their folders. Reads MCU, clock, start and memory from
board.mk, parts and pins from diagram.json, and limits from board.h by the compiler CC. Skips folders without an MCU. If a diagram
cannot be simulated, skips its folder and prints a line to stderr."""
import os
import re
import subprocess
import sys

from netlist import Diagram

LADDER = ("right", "up", "down", "left", "ok")  # as enum ladder_key
LED_LINES = 5
# kind of each display, and where each pin of the display leads in the diagram
DISPLAYS = {
    "lcd": ("LCD", {"RS": "lcd:rs", "E": "lcd:e"} | {f"D{bit}": f"lcd:d{bit}" for bit in range(4, 8)}),
    "max7219": ("MATRIX", {"DIN": "max7219:din", "CLK": "max7219:clk", "LOAD": "max7219:cs"}),
    "led1": ("LEDS", {f"L{line}": f"r{line}:1" for line in range(LED_LINES)}),
}
LIMITS = ("PARTS_MAX PART_MAX PILES_MAX STONES_MAX VERTICES_MAX EDGES_MAX TOKENS_MAX TAKES_MAX TAKE_MAX SOS_MAX BAR_ROWS_MAX "
          "BAR_COLUMNS_MAX COINS_MAX MEN_ROWS_MAX COLUMNS_MAX ARENA_BYTES").split()  # as struct board_limits


class Unknown(Exception):
    """The simulator has no such board."""


def wire(name, pins, end):
    """Returns the initializer of a struct pin."""
    if end not in pins:
        raise Unknown(f"{end} is joined to no port")
    port = pins[end]
    return f'{{"{name}", \'{port[0]}\', {port[1]}}}'


def table(wires):
    return "(const struct pin[]){" + ", ".join(wires) + ", {0}}"


def keys(diagram, pins):
    """Returns the names of the keys in order, and the ADC channel of their ladder, or None if each key has a pin."""
    names = diagram.parts("key")
    wired = [end[3:-4] for end in pins if re.fullmatch(r"key\w+:1\.l", end)]
    if sorted(wired) == sorted(names):
        return wired, None
    if sorted(names) == sorted(LADDER) and pins.get("pullup:2", "").startswith("C"):
        return LADDER, pins["pullup:2"][1]
    raise Unknown("its keys are neither at ports nor the five of a ladder")


def display(diagram, pins):
    """Returns the kind of the display, and the initializers of its pins."""
    for part, (kind, ends) in DISPLAYS.items():
        if part in diagram.kind:
            return kind, [wire(name, pins, end) for name, end in ends.items()]
    raise Unknown("no display that the simulator knows")


def leds(diagram, pins):
    """Yields the initializer of a struct led for each LED."""
    if [pins[f"r{line}:1"][1:] for line in range(LED_LINES)] != [str(line) for line in range(LED_LINES)]:
        raise Unknown("the lines of its LEDs are not bits 0 to 4 of a port")
    for led in range(1, len(diagram.parts("led")) + 1):
        ends = [[far[1:-2] for far in diagram.joined[f"led{led}:{end}"] if re.fullmatch(r"r[0-4]:2", far)] for end in "AC"]
        if [len(lines) for lines in ends] != [1, 1]:
            raise Unknown(f"led{led} is not between two lines")
        yield f"{{{ends[0][0]}, {ends[1][0]}}}"


def members(board_mk, diagram):
    constant = dict(re.findall(r"^(MCU|F_CPU|BOOT_MS|RAM_BUDGET) *:?= *(\w+)", board_mk, re.M))
    languages = re.search(r"^LANGUAGES *:?= *(.+)", board_mk, re.M)
    pins = diagram.pins()
    names, ladder = keys(diagram, pins)
    kind, wires = display(diagram, pins)
    yield f'.mcu = "{constant["MCU"]}"'
    yield f".hz = {constant['F_CPU']}"
    yield f".boot_ms = {constant.get('BOOT_MS', 0)}"
    yield f".ram_budget = {constant['RAM_BUDGET']}"
    yield f".languages = {len(languages[1].split()) if languages else 1}"
    yield f".display = DISPLAY_{kind}"
    yield f".display_pins = {table(wires)}"
    if kind == "LEDS":
        yield ".leds = (const struct led[]){" + ", ".join(leds(diagram, pins)) + "}"
    if ladder:
        yield ".keys = KEYS_ON_LADDER"
        yield ".key = {" + ", ".join(f'{{"{name}"}}' for name in names) + "}"
        yield f".ladder_channel = {ladder}"
    else:
        yield ".keys = KEYS_AT_PINS"
        yield ".key = {" + ", ".join(wire(name, pins, f"key{name}:1.l") for name in names) + "}"
    if diagram.parts("lamp"):
        yield ".lamps = " + table(wire(name, pins, f"lamp{name}:c") for name in names)
    if "piezo" in diagram.kind:
        yield ".piezo = &(const struct pin)" + wire("piezo", pins, "piezo:2")
    if "rlight:2" in pins:
        yield ".backlight = &(const struct pin)" + wire("backlight", pins, "rlight:2")
    if diagram.has_usb:
        yield ".has_serial = true"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def limits(board_h):
    """Returns the initializer of a struct board_limits."""
    done = subprocess.run([*os.environ.get("CC", "gcc").split(), "-E", "-dM", board_h], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unknown(f"board.h: {done.stderr.strip()}")
    found = dict(re.findall(r"#define (\w+) (\d+)\b", done.stdout))
    return "{" + ", ".join(f".{name.lower()} = {found[name]}" for name in LIMITS if name in found) + "}"


def board(folder):
    """Returns the initializers of a board's members, or "" if the board is not simulated."""
    try:
        board_mk = read(os.path.join(folder, "board.mk"))
        if not re.search(r"^MCU", board_mk, re.M):
            return ""
        named = re.search(r"^DIAGRAM *= *(\S+)", board_mk, re.M)  # path of another board's diagram with the same wiring
        diagram = Diagram(read(named[1] if named else os.path.join(folder, "diagram.json")))
        described = [*members(board_mk, diagram), ".limits = " + limits(os.path.join(folder, "board.h"))]
        return "".join(f"        {member},\n" for member in described)
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
