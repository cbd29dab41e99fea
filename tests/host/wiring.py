#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""The wiring of the pocket toy stands in board.h (a drawing and constants), in its README (a table and a drawing) and in
diagram.json: all of them say the same."""
import json
import re

import tap

FOLDER = "board/pocket/"
LEDS, LINES = 16, 5
ROLES = ["line 0", "line 1", "line 2", "line 3", "line 4", "NEXT", "TAKE", "OK", "piezo"]


def in_header(text):
    """Port pin and number by role, from the drawing; and the constants."""
    pins = {}
    for left, left_pin, right_pin, right in re.findall(r"^// (.*?)\| *(\d+) +(\d+) *\|(.*)$", text, re.M):
        for label, pin in ((left, left_pin), (right, right_pin)):
            role = next((one for one in ROLES if re.search(rf"\b{one}\b", label)), None)
            port = re.search(r"\bP[A-D]\d\b", label)
            if role:
                pins[role] = (port and port[0], int(pin))
    for role, pcint in re.findall(r"(NEXT|TAKE|OK) \(PCINT(\d+)\)", text):
        pins[role] = (f"PD{int(pcint) - 11}", pins[role][1])  # PCINT11 is PD0
    if re.search(r"piezo \(OC0B\)", text):
        pins["piezo"] = ("PD5", pins["piezo"][1])
    return pins


def constants(text):
    """The same without numbers, from what is compiled."""
    value = dict(re.findall(r"^#define (\w+) ([^/\n]+?) *(?://.*)?$", text, re.M))
    keys, lowest = value["KEYS"], int(value["KEYS_LOWEST"])
    pins = {f"line {bit}": f"P{value['CHARLIEPLEX']}{bit}" for bit in range(8) if int(value["CHARLIEPLEX_LINES"], 16) >> bit & 1}
    pins |= {role: f"P{keys}{lowest + at}" for at, role in enumerate(ROLES[LINES:LINES + int(value["KEYS_COUNT"])])}
    return pins | {"piezo": "P" + value["PIEZO"].replace(", ", "")}


def in_table(text):
    rows = re.findall(r"^\| ([^|]+?) \| (\d+) \| (P[A-D]\d)\b[^|]*\|", text, re.M)
    return {role: (port, int(pin)) for role, pin, port in rows}


def pairs(text):
    """Anode and cathode of the LEDs in reading order, written (a,c) or a>c."""
    return [(int(a), int(c)) for a, c in re.findall(r"\((\d),(\d)\)", text)] if "(0,1)" in text else \
        [(int(a), int(c)) for a, c in re.findall(r"a(\d)>a(\d)", text)]


def in_diagram(text):
    """Port pin by role, and the pairs of the LEDs."""
    diagram = json.loads(text)
    ids = {part["id"] for part in diagram["parts"]}
    joined = {}
    for one, other, *_ in diagram["connections"]:
        for end, far in ((one, other), (other, one)):
            if end.split(":")[0] not in ids:
                return {}, [f"no part {end}"]
            joined.setdefault(end, set()).add(far)

    def port(end):
        return next((far[4:] for far in joined.get(end, ()) if re.match(r"mcu:P", far)), None)

    pins = {f"line {at}": port(f"r{at}:1") for at in range(LINES)}
    pins |= {key.upper(): port(f"{key}:1.l") for key in ("next", "take", "ok") if joined.get(f"{key}:2.l") == {"mcu:GND"}}
    if joined.get("piezo:1") == {"r5:2"} and joined.get("piezo:2") == {"mcu:GND"}:
        pins["piezo"] = port("r5:1")
    line = {f"r{at}:2": at for at in range(LINES)}
    leds = [tuple(line.get(far) for leg in "AC" for far in joined.get(f"led{led}:{leg}", ())) for led in range(LEDS)]
    return pins, leds


def faults(header, readme, diagram):
    drawing, table = in_header(header), in_table(readme)
    pins, leds = in_diagram(diagram)
    found = []
    if sorted(drawing) != sorted(ROLES):
        found.append(f"the drawing in board.h has {sorted(drawing)}")
    found += [f"{role}: {drawing.get(role)} in board.h, {table.get(role)} in README.md" for role in ROLES
              if drawing.get(role, 0) != table.get(role, 1)]
    if (compiled := constants(header)) != {role: port for role, (port, _) in drawing.items()}:
        found.append(f"the constants of board.h say {compiled}")
    if pins != compiled:
        found.append(f"diagram.json says {pins}")
    wanted = pairs(header)
    if len(set(wanted)) != LEDS:
        found.append(f"board.h names {len(set(wanted))} LEDs")
    if pairs(readme) != wanted:
        found.append("the LEDs of README.md are not those of board.h")
    if leds != wanted:
        found.append("the LEDs of diagram.json are not those of board.h")
    return found


def main():
    texts = []
    for name in ("board.h", "README.md", "diagram.json"):
        with open(FOLDER + name, encoding="utf-8") as file:
            texts.append(file.read())
    checks = tap.Tap()
    found = faults(*texts)
    checks.check(not found, "board.h, README.md and diagram.json agree", *found)
    for at, old, new in ((0, "KEYS_LOWEST 2", "KEYS_LOWEST 3"), (0, "| 9    12 | PB0", "| 9    11 | PB0"), (0, "(0,4)", "(0,3)"),
                         (0, "TAKE (PCINT14)", "TAKE (PCINT15)"), (0, "PIEZO D, 5", "PIEZO D, 6"), (0, "LINES 0x1f", "LINES 0x0f"),
                         (1, "| 6 | PD2", "| 7 | PD2"), (1, "| 13 | PB1", "| 13 | PB2"), (1, "a2>a0", "a0>a2"),
                         (2, '"mcu:PB3"', '"mcu:PB5"'), (2, '"led7:A"', '"led8:A"'), (2, '"mcu:PD5"', '"mcu:PD6"'),
                         (2, '["take:2.l", "mcu:GND"', '["take:2.l", "mcu:PD0"')):
        broken = list(texts)
        broken[at] = texts[at].replace(old, new, 1)
        checks.check(broken[at] != texts[at] and faults(*broken), f"control: {old} becomes {new}")
    checks.done()


main()
