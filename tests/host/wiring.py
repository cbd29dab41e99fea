#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a person wires a board as its page says, and it does not work. Compares the descriptions of each board's
wiring in board.h, README.md and diagram.json. For the pocket toy, also compares pcb/toy.txt. Ignores case, spaces and punctuation
in names of signals. Checks the maximum current of each pin and supply.

A board with the wiring of another board includes the other board.h, and names the other diagram.json in board.mk. If it has no
README.md, the page of the other board describes it."""
import collections
import os
import re
import tempfile

import tap
from board_pages import ladder_faults, leds_of, of_constants, of_header, of_parts, of_table, of_wires
from diagram import FIXED, PIN_MILLIAMPS, PORTS, USB_MILLIAMPS, Diagram, diagram_of, levels, plain
from toy_table import TABLE, pcb_faults
from wiring_mistakes import CONTROLS, SAME_CONTROLS, diagram_mistakes, toy_mistakes, wrong_numbers

FILES = ("board.mk", "board.h", "README.md", "diagram.json")
PARTS = 8  # the test tries one in PARTS mistakes
# Sections that each README must have, with search patterns
SECTIONS = {"parts with values": r"^## Parts\n\n\| part \| value \|", "a pin table": r"^## Pins\n\n\| signal \|",
            "a wiring drawing": r"^```text\n(?:(?!```).*\n)*?.*--\[", "how to flash": r"^## Flash$", "how to play": r"^## Play$"}


def mcu_of(texts):
    return "".join(re.findall(r"^MCU = (\w+)", texts["board.mk"], re.M))


def pin_faults(mcu, header, readme, diagram):
    rows, drawing, ports, at = of_table(readme), of_header(header), PORTS.get(mcu, {}), FIXED.get(mcu, {})
    table = {(signal, port) for signal, _, port, _ in rows}
    fixed = {(signal, at[signal]) for signal, _ in table if signal in at}
    connected = diagram.ports(ports)
    drawn = {(signal, port) for port, end in connected.items() for signal in diagram.signals(port, end)}
    found = [f"{signal}: pin {pin} is not {port}" for signal, pin, port, *_ in rows + drawing if ports.get(pin) != port]
    found += [f"{one} is listed twice" for one, count in collections.Counter(sum(table, ())).items() if count > 1]
    for name, pins in (("the drawing of board.h", {(signal, port) for signal, _, port in drawing if signal}),
                       ("the constants of board.h", of_constants(header) | fixed), ("diagram.json", drawn | fixed)):
        found += [f"only {name} or only the pin table has {signal} at {port}" for signal, port in pins ^ table]
    for port, resistance, name in of_wires(readme):
        if name != "base" and not any(signal.endswith(plain(name)) and port == at for signal, at in table):
            found.append(f"the drawing of README.md has {name} at {port}, the pin table has not")
        if port in connected and any(resistance != ohms for _, ohms in diagram.loads(connected[port])):
            found.append(f"the drawing of README.md and diagram.json have different resistors at {port}")
    return found + (ladder_faults(readme, diagram) if "keyladder" in dict(table) else [])


def currents(mcu, readme, diagram):
    """Yields (port, level, mA) of each level that the MCU can drive at a pin, according to the pin table."""
    ends, volts = diagram.ports(PORTS.get(mcu, {})), 3 if "CR2032" in readme else 5
    driven = {port: levels(direction) for *_, port, direction in of_table(readme) if port in ends and levels(direction)}
    outputs = {ends[port] for port, (several, _) in driven.items() if several}
    for port, (several, inside) in driven.items():
        for level in several:
            yield port, level, diagram.milliamps(ends[port], level == "high", inside, outputs - {ends[port]}, volts)


def load_faults(mcu, readme, diagram):
    """Lists pins and supplies whose current exceeds the maximum, and pins with an unknown direction."""
    found = [f"the direction of {port} is unknown" for *_, port, direction in of_table(readme) if not levels(direction)]
    found += [f"{port}, {level}: {flows:.0f} mA, but the datasheet allows {PIN_MILLIAMPS} mA"
              for port, level, flows in currents(mcu, readme, diagram) if flows > PIN_MILLIAMPS]
    supply = re.search(r"^\| supply \| 5 V, (\d+) A \|", readme, re.M)
    given = 1000 * int(supply[1]) if supply and "supply" in diagram.parts else USB_MILLIAMPS
    flows = max((diagram.milliamps(end, True) for end in diagram.pin_net if diagram.rail(diagram.net(end)) == "5V"), default=0)
    return found + ([f"5V: {flows:.0f} mA, but the supply gives {given} mA"] if flows > given else [])


def faults(texts):
    """Lists the differences between the descriptions of one board, and its missing files and sections."""
    if missing := [name for name in FILES if not texts[name]]:
        return [f"there is no {name}" for name in missing]
    mcu, header, readme, diagram = mcu_of(texts), texts["board.h"], texts["README.md"], diagram_of(texts["diagram.json"])
    found = [f"README.md lacks {what}" for what, form in SECTIONS.items() if not re.search(form, readme, re.M)]
    named = re.findall(r"^## Parts\n(?s:.*?)(ATmega\w+|ATtiny\w+)|^\| signal \| \w+ \| (\w+) \|", readme, re.M)
    if (named := [plain("".join(name)) for name in named] + [diagram.mcu()]) != [mcu] * 3:
        found.append(f"the MCU is {mcu} in board.mk, but {named} in README.md (twice) and diagram.json")
    found += pin_faults(mcu, header, readme, diagram) + [f"diagram.json: {end} is not connected as required" for end in diagram.astray()]
    found += load_faults(mcu, readme, diagram)
    listed, drawn = of_parts(readme), diagram.drawn()
    found += [f"README.md has {listed[kind]} and diagram.json {drawn[kind]} of {kind}"
              for kind in listed | drawn if listed[kind] != drawn[kind]]
    leds, count = leds_of(header), sum(map(int, re.findall(r"LED1\.\.(\d+)", readme)))
    if leds_of(readme) != leds or diagram.leds() != leds or len(set(leds)) != count:
        found.append("the LEDs of README.md, board.h and diagram.json differ")
    if texts.get(TABLE):
        found += pcb_faults(mcu, header, readme, diagram, texts[TABLE])
    return found


def read(path):
    """Returns the text of a file, or "" if the file is missing. Replaces a line that includes another board.h by its text."""
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return re.sub(r'^#include "(\.\./\w+/board\.h)"$', lambda line: read(os.path.join(os.path.dirname(path), line[1])), file.read(),
                      flags=re.M)


def boards(root):
    """Returns {board: {file: text}} of all boards with an MCU. The text of a missing file is ""."""
    found = {}
    for board in sorted(os.listdir(root)):
        texts = dict.fromkeys(FILES, "")
        for name in FILES:
            texts[name] = read(os.path.join(root, board, name))
        texts[TABLE] = read(os.path.join(root, board, TABLE))
        if named := re.search(r"^DIAGRAM *= *(\S+)", texts["board.mk"], re.M):
            texts["diagram.json"] = read(named[1])
            texts["README.md"] = texts["README.md"] or read(os.path.join(os.path.dirname(named[1]), "README.md"))
        if mcu_of(texts):
            found[board] = texts
    return found


def check_mistakes(checks, board, texts):
    """Checks that faults() finds the drawn mistakes in the files of a board with its own diagram.json."""
    drawing = [(what, "diagram.json", text) for what, text in diagram_mistakes(texts["diagram.json"])]
    mistakes = tap.drawn([*drawing, *wrong_numbers(texts), *toy_mistakes(texts)], PARTS)
    missed = [f"{file}: {what}" for what, file, text in mistakes if text == texts[file] or not faults(texts | {file: text})]
    checks.check(not missed, f"control, {board}: each of {len(mistakes)} drawn mistakes is found", *missed)


def main():
    checks = tap.Tap()
    every = boards("board")
    for board, texts in every.items():
        found = faults(texts)
        checks.check(not found, f"{board}: {', '.join(FILES)} describe the same wiring", *found)
        most = max(flows for *_, flows in currents(mcu_of(texts), texts["README.md"], Diagram(texts["diagram.json"])))
        checks.check(most <= PIN_MILLIAMPS, f"{board}: each pin drives at most {most:.0f} mA. The datasheet allows {PIN_MILLIAMPS} mA")
        for name, old, new, said in (*SAME_CONTROLS, *CONTROLS.get(board, ())):
            checks.finds(said, faults(texts | {name: texts[name].replace(old, new)}), f"{board}: {old} becomes {new}")
        if "DIAGRAM" not in texts["board.mk"]:
            check_mistakes(checks, board, texts)
    with tempfile.TemporaryDirectory() as root:
        os.mkdir(os.path.join(root, "new"))
        with open(os.path.join(root, "new", "board.mk"), "w", encoding="utf-8") as file:
            file.write(next(iter(every.values()))["board.mk"])
        checks.check([faults(texts) for texts in boards(root).values()] == [[f"there is no {name}" for name in FILES[1:]]],
                     "control: a new board without its other files is reported")
    checks.done()


main()
