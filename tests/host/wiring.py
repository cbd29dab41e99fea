#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""The wiring of each board with an MCU is in board.h (a drawing and constants), in README.md (a table and drawings) and in
diagram.json (for Wokwi), and all of them agree. Signals are compared by their letters and digits, in lower case. A board that is
wired as another includes its board.h and names its diagram in board.mk."""
import collections
import json
import os
import re
import tempfile

import tap

FILES = ("board.mk", "board.h", "README.md", "diagram.json")

# Ports of the pins of a chip, from pin 1 on, and of the pins of an Arduino
CHIPS = {"attiny2313a": "PA2 PD0 PD1 PA1 PA0 PD2 PD3 PD4 PD5 - PD6 PB0 PB1 PB2 PB3 PB4 PB5 PB6 PB7 -",
         "atmega328p": "PC6 PD0 PD1 PD2 PD3 PD4 - - PB6 PB7 PD5 PD6 PD7 PB0 PB1 PB2 PB3 PB4 PB5 - - - PC0 PC1 PC2 PC3 PC4 PC5"}
PORTS = {mcu: {str(pin): port for pin, port in enumerate(pins.split(), 1)} for mcu, pins in CHIPS.items()}
PORTS["atmega328p"] |= {f"D{pin}": f"PD{pin}" if pin < 8 else f"PB{pin - 8}" for pin in range(14)}
PORTS["atmega328p"] |= {f"A{pin}": f"PC{pin}" for pin in range(6)}
PORTS["atmega2560"] = {f"A{pin}": f"P{'FK'[pin // 8]}{pin % 8}" for pin in range(16)} | {f"D{pin}": f"P{port}" for pin, port in enumerate((
    "E0 E1 E4 E5 G5 E3 H3 H4 H5 H6 B4 B5 B6 B7 J1 J0 H1 H0 D3 D2 D1 D0 A0 A1 A2 A3 A4 A5 A6 A7 C7 C6 C5 C4 C3 C2 C1 C0 D7 G2 G1 G0 "
    "L7 L6 L5 L4 L3 L2 L1 L0 B3 B2 B1 B0").split())}
ARDUINOS = {"wokwi-arduino-uno": "atmega328p", "wokwi-arduino-mega": "atmega2560"}

# Signals that the chip or the shield has at these ports; neither constants nor diagrams have them.
FIXED = {"attiny2313a": {"reset": "PA2", "mosi": "PB5", "miso": "PB6", "sck": "PB7"},
         "atmega328p": {"serialin": "PD0", "serialout": "PD1"},
         "atmega2560": {"serialin": "PE0", "serialout": "PE1"}}
KEYS = {3: ("next", "take", "ok"), 5: ("left", "right", "up", "down", "ok")}  # in the order of their pins

# MANY: parts of a diagram with more than one signal. SIGNALS: the signal of a part's pin if its name differs. FAR_ENDS: the start
# of a part's name, its other pin, and what that pin is connected to.
MANY = ("lcd", "max7219")
SIGNALS = {"max7219cs": "max7219load", "r5": "piezo", "pullup": "keyladder", "rlight": "backlight"} | {f"r{line}": f"line{line}" for line in range(5)}
FAR_ENDS = (
    ("key", "2.l", "mcu:GND"), ("lamp", "C", "mcu:GND"), ("r5", "2", "piezo:2"), ("piezo", "1", "mcu:GND"),
    ("pullup", "1", "mcu:5V"), ("lcd", "VDD", "mcu:5V"), ("lcd", "VSS", "mcu:GND"), ("lcd", "RW", "mcu:GND"),
    ("lcd", "V0", "contrast:SIG"), ("contrast", "VCC", "mcu:5V"), ("contrast", "GND", "mcu:GND"), ("lcd", "K", "mcu:GND"),
    ("lcd", "A", "rlight:2"), ("rlight", "1", "mcu:5V"), ("max7219", "V+", "mcu:5V"), ("max7219", "GND", "mcu:GND"))

SECTIONS = {"parts with values": r"^## Parts\n\n\| part \| value \|", "a pin table": r"^## Pins\n\n\| signal \|",
            "a wiring drawing": r"^```text\n(?:(?!```).*\n)*?.*--\[", "how to flash": r"^## Flash$", "how to play": r"^## Play$"}


def plain(name):
    return re.sub("[^a-z0-9]", "", name.lower())


def mcu_of(texts):
    return "".join(re.findall(r"^MCU = (\w+)", texts["board.mk"], re.M))


def of_table(readme):
    """(signal, pin, port) of each row of the pin table."""
    rows = re.findall(r"^\| ([^|]+) \| (\w+) \| (P[A-L]\d)\b[^|]*\|", readme, re.M)
    return [(plain(signal), pin, port) for signal, pin, port in rows]


def of_header(header):
    """(signal, pin, port) of each pin in the drawing, also of pins without a signal."""
    left = re.findall(r"^// *(.*?) *(P[A-L]\d) \| (\w+)", header, re.M)
    right = re.findall(r"(\w+) \| (P[A-L]\d) *(.*)$", header, re.M)
    return [(plain(signal), pin, port) for signal, port, pin in left + [row[::-1] for row in right]]


def of_wires(readme):
    """(port, words at the other end) of each wire in the drawings."""
    return re.findall(r"(P[A-L]\d) -+(?:\[\d+R?\]-+)?[\[(>] ?([A-Za-z]\w*(?: \w+)*)", readme)


def of_constants(header):
    """Maps signals to ports, by the constants."""
    value = dict(re.findall(r"^#define (\w+) +(.*?)(?: *//.*)?$", header.replace("\\\n", ""), re.M))
    pins = {(plain(name), f"P{pin[0]}{pin[3]}") for name, pin in value.items() if re.fullmatch(r"[A-L], \d", pin)}
    if "KEY_LADDER_ADC_CHANNEL" in value:
        pins.add(("keyladder", f"PC{value['KEY_LADDER_ADC_CHANNEL']}"))
    lines = int(value.get("CHARLIEPLEX_LINES", "0"), 16)
    pins |= {(f"line{bit}", f"P{value['CHARLIEPLEX']}{bit}") for bit in range(8) if lines >> bit & 1}
    for kind in {"KEY", "LAMP"} & {name.removesuffix("S") for name in value}:
        port, lowest, count = value[f"{kind}S"], int(value[f"{kind}S_LOWEST"]), int(value.get("KEYS_COUNT", 5))
        pins |= {(plain(kind + key), f"P{port}{bit}") for bit, key in enumerate(KEYS.get(count, ()), lowest)}
    return pins


class Diagram:
    def __init__(self, text):
        diagram = json.loads(text)
        self.parts = {part["id"]: part for part in diagram["parts"]}
        self.joined = collections.defaultdict(list)
        for one, other, *_ in diagram["connections"]:
            self.joined[one].append(other)
            self.joined[other].append(one)

    def mcu(self):
        kind = self.parts.get("mcu", {}).get("type", "")
        return ARDUINOS.get(kind, kind.removeprefix("chip-"))

    def pins(self, ports):
        """(signal, port) of all connected pins of the MCU but those of the supply."""
        found = set()
        for end, fars in self.joined.items():
            if end.startswith("mcu:") and not re.match(r"mcu:(GND|5V|VCC)", end):
                pin = end.removeprefix("mcu:")
                pin = f"D{pin}" if pin.isdigit() else pin
                ends = {plain(far) if far.startswith(MANY) else far.split(":")[0] for far in fars}
                found |= {(SIGNALS.get(signal, signal), ports.get(pin, pin)) for signal in ends}
        return found

    def astray(self):
        """Wires to parts that do not exist, and pins whose far end is not connected as in FAR_ENDS."""
        ends = {f"{part}:{pin}": wanted for start, pin, wanted in FAR_ENDS for part in self.parts if part.startswith(start)}
        return [end for end in self.joined if end.split(":")[0] not in self.parts] + \
            [end for end, wanted in ends.items() if [far.split(".")[0] for far in self.joined[end]] != [wanted]]

    def leds(self):
        """The resistors at the anode and at the cathode of each LED."""
        count = sum(bool(re.fullmatch(r"led\d+", part)) for part in self.parts)
        return [tuple(far for leg in "AC" for far in self.joined[f"led{led}:{leg}"]) for led in range(1, count + 1)]

    def ladder(self, at="pullup:2", above=0):
        """Each key of the ladder with the ohms between it and the pin."""
        fars = [far.split(":") for far in self.joined[at]]
        keys = [(self.parts[part]["attrs"]["label"], above) for part, pin in fars if pin == "1.l"]
        return keys + [key for part, pin in fars if pin == "1" for key in self.ladder(f"{part}:2", above + self.ohms(part))]

    def ohms(self, part):
        return int(self.parts[part]["attrs"]["value"])


def leds_of(text):
    return [(f"r{anode}:2", f"r{cathode}:2") for anode, cathode in re.findall(r"a(\d)>a(\d)", text)]


def ohms(value):
    """The number of ohms in 330, 1k or 3k3."""
    whole, kilo, rest = value.partition("k")
    return int(whole) * (1000 if kilo else 1) + 100 * int(rest or 0)


def ladder_faults(readme, diagram):
    found, keys, above = [], [], 0
    pull_up = sum(map(ohms, re.findall(r"5V --\[(\w+)\]--\+-- A0", readme)))
    for resistor, key, reading in re.findall(r"^ +\+--(?:\[(\w+)\][-+]+)?\[([A-Z]+)\b.* GND +(\d+)", readme, re.M):
        above += ohms(resistor or "0")
        keys.append((key, above))
        if int(reading) != round(1023 * above / (above + pull_up)):
            found.append(f"{key} at {above} ohms does not read {reading}")
    if keys != diagram.ladder() or pull_up != diagram.ohms("pullup"):
        found.append("the ladders of README.md and diagram.json differ")
    return found


def pin_faults(mcu, header, readme, diagram):
    rows, drawing, ports, at = of_table(readme), of_header(header), PORTS.get(mcu, {}), FIXED.get(mcu, {})
    table = {(signal, port) for signal, _, port in rows}
    fixed = {(signal, at[signal]) for signal, _ in table if signal in at}
    found = [f"{signal}: pin {pin} is not {port}" for signal, pin, port in rows + drawing if ports.get(pin) != port]
    found += [f"{one} stands for two" for one, count in collections.Counter(sum(table, ())).items() if count > 1]
    for name, pins in (("the drawing of board.h", {(signal, port) for signal, _, port in drawing if signal}),
                       ("the constants of board.h", of_constants(header) | fixed),
                       ("diagram.json", diagram.pins(ports) | fixed)):
        found += [f"{name} or the pin table: {signal} at {port}" for signal, port in pins ^ table]
    found += [f"the drawing of README.md: {name} at {port}" for port, name in of_wires(readme)
              if not any(signal.endswith(plain(name)) and port == at for signal, at in table)]
    return found + (ladder_faults(readme, diagram) if "keyladder" in dict(table) else [])


def faults(texts):
    if missing := [name for name in FILES if not texts[name]]:
        return [f"there is no {name}" for name in missing]
    mcu, header, readme, diagram = mcu_of(texts), texts["board.h"], texts["README.md"], Diagram(texts["diagram.json"])
    found = [f"README.md lacks {what}" for what, form in SECTIONS.items() if not re.search(form, readme, re.M)]
    named = re.findall(r"^## Parts\n(?s:.*?)(ATmega\w+|ATtiny\w+)|^\| signal \| \w+ \| (\w+) \|", readme, re.M)
    if (named := [plain("".join(name)) for name in named] + [diagram.mcu()]) != [mcu] * 3:
        found.append(f"the MCU is {mcu}, but in README.md and diagram.json {named}")
    found += pin_faults(mcu, header, readme, diagram) + [f"diagram.json: {end} is astray" for end in diagram.astray()]
    leds, count = leds_of(header), sum(map(int, re.findall(r"LED1\.\.(\d+)", readme)))
    if leds_of(readme) != leds or diagram.leds() != leds or len(set(leds)) != count:
        found.append("the LEDs of README.md, board.h and diagram.json differ")
    return found


def read(path):
    """Returns the text of a file, with the board.h of another board that it includes; "" if there is none."""
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return re.sub(r'^#include "(\.\./\w+/board\.h)"$', lambda line: read(os.path.join(os.path.dirname(path), line[1])), file.read(),
                      flags=re.M)


def boards(root):
    """The texts of each board with an MCU; "" for a missing file."""
    found = {}
    for board in sorted(os.listdir(root)):
        texts = dict.fromkeys(FILES, "")
        for name in FILES:
            texts[name] = read(os.path.join(root, board, name))
        if named := re.search(r"^DIAGRAM *= *(\S+)", texts["board.mk"], re.M):
            texts["diagram.json"] = read(named[1])
        if mcu_of(texts):
            found[board] = texts
    return found


# Controls by file: (text, replacement, words of the fault it causes); for every board, and for one board
SAME_CONTROLS = {
    "board.mk": (("MCU = ", "MCU = x", "the MCU"),),
    "README.md": (
        ("| part | value |", "| part |", "lacks parts"), ("| signal |", "| role |", "lacks a pin table"),
        ("--[", "--(", "lacks a wiring"), ("## Flash", "## Burn", "lacks how to flash"),
        ("## Play", "## Use", "lacks how to play"), ("| signal | ", "| signal | x | ", "the MCU")),
    "diagram.json": (('"id": "mcu"', '"id": "chip"', "astray"),),
}
CONTROLS = {
    "uno": {
        "board.h": (
            ("D6 | PD6", "D6 | PD5", "pin D6 is not PD5"), ("LCD D6\n", "LCD D8\n", "the drawing of board.h"),
            ("LCD_E B, 1", "LCD_E B, 2", "the constants"), ("CHANNEL 0", "CHANNEL 1", "the constants")),
        "README.md": (
            ("| ATmega328P, 16", "| ATmega168, 16", "the MCU"), ("| D9 | PB1 |", "| D9 | PB2 |", "pin D9 is not PB2"),
            ("| D8 | PB0 |", "| D4 | PD4 |", "PD4 stands"),
            ("| serial in | D0 | PD0", "| serial in | D2 | PD2", "the drawing of board.h"), ("[620]", "[680]", "the ladders"),
            ("[DOWN]", "[LEFT]", "the ladders"), ("[2k]", "[3k]", "UP at 330"), ("GND   505", "GND   410", "LEFT at 1950")),
        "diagram.json": (
            ("arduino-uno", "arduino-mega", "the MCU"), ("mcu:A0", "mcu:A1", "diagram.json or"),
            ("mcu:9", "mcu:14", "diagram.json or"), ("mcu:10", "mcu:12", "diagram.json or"), ("lcd:D5", "lcd:D3", "diagram.json or"),
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
            ("| 9 | PD5", "| 8 | PD4", "PD4 stands"), ("| 13 | PB1", "| 11 | PD6", "the drawing of board.h"),
            ("a2>a0", "a0>a2", "the LEDs"), ("LED1..16", "LED1..15", "the LEDs"),
            ("PB2 --(line", "PB3 --(line", "line 2 at PB3")),
        "diagram.json": (
            ("chip-attiny2313a", "chip-attiny85", "the MCU"), ("mcu:PB3", "mcu:PB5", "diagram.json or"),
            ("mcu:PD5", "mcu:PD6", "diagram.json or"), ('mcu:PD2", "keynext', 'mcu:PD2", "keyok', "diagram.json or"),
            ('keytake:2.l", "mcu:GND', 'keytake:2.l", "mcu:PD0', "keytake:2.l"), ("piezo:2", "piezo:1", "r5:2"),
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
            ("| D0 | PE0", "| D19 | PD2", "the drawing of board.h"), ("| D11 | PB5", "| D53 | PB0", "PB0 stands"),
            ("PB1 ---", "PB4 ---", "CLK at PB4")),
        "diagram.json": (
            ("arduino-mega", "arduino-uno", "the MCU"), ('mcu:22", "key', 'mcu:27", "key', "diagram.json or"),
            ("max7219:CS", "max7219:CLK", "diagram.json or"), ('"mcu:36"', '"mcu:30"', "diagram.json or"),
            ('lampok:C", "mcu:GND.3', 'lampok:C", "mcu:5V', "lampok:C"), ('mcu:5V", "max', 'mcu:GND.1", "max', "max7219:V+"),
            ('piezo:1", "mcu:GND.3', 'piezo:1", "mcu:5V', "piezo:1")),
    },
}


def control(checks, board, texts, changes):
    for name, several in changes.items():
        for old, new, said in several:
            found = faults(texts | {name: texts[name].replace(old, new)})
            checks.check(any(said in one for one in found), f"control, {board}: {old.strip()} becomes {new.strip()}", *found)


def main():
    checks = tap.Tap()
    every = boards("board")
    for board, texts in every.items():
        found = faults(texts)
        checks.check(not found, f"{board}: {', '.join(FILES)} agree", *found)
        control(checks, board, texts, SAME_CONTROLS)
        control(checks, board, texts, CONTROLS.get(board, {}))
    with tempfile.TemporaryDirectory() as root:
        os.mkdir(os.path.join(root, "new"))
        with open(os.path.join(root, "new", "board.mk"), "w", encoding="utf-8") as file:
            file.write(every["uno"]["board.mk"])
        checks.check([faults(texts) for texts in boards(root).values()] == [[f"there is no {name}" for name in FILES[1:]]],
                     "control: a new board without the rest is seen")
    checks.done()


main()
