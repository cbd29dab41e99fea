#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Compares the descriptions of each board's wiring: board.h (a drawing and constants), README.md (a table and drawings)
and diagram.json (for Wokwi). The pocket toy also has the table in pcb/. Only letters and digits of signal names
count, in lower case. A board with another board's wiring includes its board.h and names its diagram in board.mk. No
pin and no supply may exceed its maximum current."""
import collections
import functools
import itertools
import json
import os
import re
import sys
import tempfile

import tap

sys.path.insert(0, "board/pocket/pcb")
import table as tables  # noqa: E402

FILES = ("board.mk", "board.h", "README.md", "diagram.json")
TABLE = "pcb/toy.txt"  # path of the circuit board's table, for boards that have one

# Ports of the pins of each chip and of an Arduino
CHIPS = {"attiny2313a": "PA2 PD0 PD1 PA1 PA0 PD2 PD3 PD4 PD5 - PD6 PB0 PB1 PB2 PB3 PB4 PB5 PB6 PB7 -",
         "atmega328p": "PC6 PD0 PD1 PD2 PD3 PD4 - - PB6 PB7 PD5 PD6 PD7 PB0 PB1 PB2 PB3 PB4 PB5 - - - PC0 PC1 PC2 PC3 PC4 PC5"}
PORTS = {mcu: {str(pin): port for pin, port in enumerate(pins.split(), 1)} for mcu, pins in CHIPS.items()}
PORTS["atmega328p"] |= {f"D{pin}": f"PD{pin}" if pin < 8 else f"PB{pin - 8}" for pin in range(14)}
PORTS["atmega328p"] |= {f"A{pin}": f"PC{pin}" for pin in range(6)}
PORTS["atmega2560"] = {f"A{pin}": f"P{'FK'[pin // 8]}{pin % 8}" for pin in range(16)} | {f"D{pin}": f"P{port}" for pin, port in enumerate((
    "E0 E1 E4 E5 G5 E3 H3 H4 H5 H6 B4 B5 B6 B7 J1 J0 H1 H0 D3 D2 D1 D0 A0 A1 A2 A3 A4 A5 A6 A7 C7 C6 C5 C4 C3 C2 C1 C0 D7 G2 G1 G0 "
    "L7 L6 L5 L4 L3 L2 L1 L0 B3 B2 B1 B0").split())}
ARDUINOS = {"wokwi-arduino-uno": "atmega328p", "wokwi-arduino-mega": "atmega2560"}

# Signals whose pins the chip or the shield fixes
FIXED = {"attiny2313a": {"reset": "PA2", "mosi": "PB5", "miso": "PB6", "sck": "PB7"},
         "atmega328p": {"serialin": "PD0", "serialout": "PD1"},
         "atmega2560": {"serialin": "PE0", "serialout": "PE1"}}
KEYS = {3: ("next", "take", "ok"), 5: ("left", "right", "up", "down", "ok")}  # keys of a board with 3 or 5 keys, in the order of their pins

# Signals whose pins have other names in the diagram
SIGNALS = {"max7219cs": "max7219load", "lcda": "backlight"}
RAILS = {"GND": "mcu:GND|ground:GND", "5V": "mcu:(5V|VCC)|supply:VCC"}
# Required connections: (first letters of a part, its pin, the other end)
ENDS = (
    ("key", "2.l", "GND"), ("piezo", "1", "GND"), ("pullup", "1", "5V"), ("rreset", "1", "mcu:PA2"), ("rreset", "2", "5V"),
    ("lcd", "VDD", "5V"), ("lcd", "VSS", "GND"), ("lcd", "RW", "GND"), ("lcd", "K", "GND"), ("lcd", "V0", "contrast:SIG"),
    ("lcd", "A", "rlight:2"), ("rlight", "1", "5V"), ("contrast", "VCC", "5V"), ("contrast", "GND", "GND"),
    ("max7219", "V+", "5V"), ("max7219", "GND", "GND"), ("lamp", "A", "5V"), ("lamp", "C", "qNAME:C"), ("q", "E", "GND"),
    ("supply", "VCC", "mcu:5V|mcu:VCC"), ("ground", "GND", "mcu:GND"))

# Maximum mA of a pin, minimum ohms of a pull-up, maximum mA of a USB port
PIN_MILLIAMPS, PULL_UP, USB_MILLIAMPS = 40, 20000, 500
# (pattern of a pin's direction in the table, possible levels, internal ohms of the MCU)
LEVELS = ((r"out\b", ("high", "low"), 0), (r"an input: .*; low", ("low",), 0), (r"in, pull-up", ("high",), PULL_UP),
          (r"in\b|analog in|of the programmer", (), 0))
LED_VOLTS, BACKLIGHT_VOLTS, BASE_VOLTS = 1.8, 3.0, 0.7  # voltage drops of an LED, the backlight, and a transistor's base
LAMP_MILLIAMPS = 100    # at 5 V
MODULE_MILLIAMPS = 250  # at 5 V, with all dots at full brightness

# (pattern of a row in a README's parts table, parts that diagram.json has for this row)
SHIELD = ["wokwi-lcd1602", "wokwi-potentiometer", *["wokwi-pushbutton"] * 5,
          *[("wokwi-resistor", value) for value in (220, 2000, 330, 620, 1000, 3300)]]
DRAWN = (
    (r"Arduino|AT(mega|tiny)", ["mcu"]), (r"LCD Keypad Shield", SHIELD), (r"LCD", ["wokwi-lcd1602"]),
    (r"trimmer", ["wokwi-potentiometer"]), (r"arcade keys", ["wokwi-pushbutton", "wokwi-led"]), (r"push buttons", ["wokwi-pushbutton"]),
    (r"piezo", ["wokwi-buzzer"]), (r"dot matrix", ["wokwi-max7219-matrix"]), (r"transistors", ["chip-bc337"]), (r"LED", ["wokwi-led"]),
    (r"supply|CR2032", ["wokwi-vcc", "wokwi-gnd"]), (r"[Rr]esistor|R\d", ["wokwi-resistor"]), (r"^(USB cable|C\d|J\d|Q\d \| LP)", []))
COUNTS = {"five": 5}

SECTIONS = {"parts with values": r"^## Parts\n\n\| part \| value \|", "a pin table": r"^## Pins\n\n\| signal \|",
            "a wiring drawing": r"^```text\n(?:(?!```).*\n)*?.*--\[", "how to flash": r"^## Flash$", "how to play": r"^## Play$"}


def plain(name):
    return re.sub("[^a-z0-9]", "", name.lower())


def mcu_of(texts):
    return "".join(re.findall(r"^MCU = (\w+)", texts["board.mk"], re.M))


def of_table(readme):
    """Returns (signal, pin, port, direction) of each row of the pin table."""
    rows = re.findall(r"^\| ([^|]+) \| (\w+) \| (P[A-L]\d)\b[^|]*\| ([^|]*) \|", readme, re.M)
    return [(plain(signal), *rest) for signal, *rest in rows]


def levels(direction):
    """Returns the levels that a pin drives and the ohms inside the MCU, or None if the direction is unknown."""
    return next(((driven, inside) for form, driven, inside in LEVELS if re.match(form, direction)), None)


def of_header(header):
    """Returns (signal, pin, port) of each pin in the drawing, even of pins without a signal."""
    left = re.findall(r"^// *(.*?) *(P[A-L]\d) \| (\w+)", header, re.M)
    right = re.findall(r"(\w+) \| (P[A-L]\d) *(.*)$", header, re.M)
    return [(plain(signal), pin, port) for signal, port, pin in left + [row[::-1] for row in right]]


def of_wires(readme):
    """Returns (port, ohms in the wire, words at the other end) of each wire in the drawings. A resistor is before or
    after the words."""
    wires = re.findall(r"(P[A-L]\d) -+(?:\[(\d\w*)\]-+)?[\[(> ] ?([A-Za-z]\w*(?: \w+)*)(?:\)-+\[(\d\w*)\])?", readme)
    return [(port, ohms(before or after or "0"), words) for port, before, words, after in wires]


def of_constants(header):
    """Maps signals to ports, from the constants."""
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
        self.pin_net = {}  # for each connected pin, all pins on its net
        for one, other, *_ in diagram["connections"]:
            net = self.net(one) | self.net(other)
            self.pin_net |= dict.fromkeys(net, net)
        for rail in "mcu:GND", "mcu:5V":  # an Arduino has each of these rails at several pins
            net = frozenset().union(*(self.net(end) for end in self.pin_net if end.startswith(rail)))
            self.pin_net |= dict.fromkeys(net, net)

    def net(self, end):
        return self.pin_net.get(end, frozenset([end]))

    def has(self, net, pattern):
        return any(re.fullmatch(f"({pattern})(\\.\\d)?", end) for end in net)

    def type(self, end):
        return self.parts.get(end.split(":")[0], {}).get("type", "")

    def ohms(self, part):
        return int(self.parts[part]["attrs"]["value"])

    def mcu(self):
        kind = self.parts.get("mcu", {}).get("type", "")
        return ARDUINOS.get(kind, kind.removeprefix("chip-"))

    def ports(self, ports):
        """Maps each connected port of the MCU to its pin in the diagram."""
        ends = [end for end in self.pin_net if end.startswith("mcu:") and not self.rail(self.net(end))]
        names = {end: re.sub(r"^(?=\d)", "D", end.removeprefix("mcu:")) for end in ends}
        return {ports.get(name, name): end for end, name in names.items()}

    def rail(self, net):
        return next((name for name, ends in RAILS.items() if self.has(net, ends)), None)

    def bridges(self):
        """Yields (pin, pin, ohms, volts, one way) for each part that conducts between two of its pins. Logic inputs and
        the piezo, a capacitor, conduct nothing and need neither resistor nor transistor."""
        for name, part in self.parts.items():
            kind, end = part["type"], lambda pin, name=name: f"{name}:{pin}"
            if kind == "wokwi-resistor":
                yield end("1"), end("2"), self.ohms(name), 0, False
            elif kind == "wokwi-potentiometer":
                yield end("VCC"), end("GND"), self.ohms(name), 0, False
            elif kind == "wokwi-pushbutton":
                yield end("1.l"), end("2.l"), 0, 0, False
            elif kind == "wokwi-led":
                yield end("A"), end("C"), *((5000 / LAMP_MILLIAMPS, 0) if name.startswith("lamp") else (0, LED_VOLTS)), True
            elif kind == "wokwi-lcd1602":
                yield end("A"), end("K"), 0, BACKLIGHT_VOLTS, True
            elif kind == "wokwi-max7219-matrix":
                yield end("V+"), end("GND"), 5000 / MODULE_MILLIAMPS / int(part["attrs"]["chain"]), 0, True
            elif kind == "chip-bc337":
                yield end("B"), end("E"), 0, BASE_VOLTS, True
                yield end("C"), end("E"), 0, 0, True

    def beyond(self, net, high):
        """Yields (net, ohms, volts) of the nets that a current reaches through one part, from this net if `high`,
        otherwise to it."""
        for one, other, ohms, volts, one_way in self.bridges():
            if one in net and (high or not one_way):
                yield self.net(other), ohms, volts
            if other in net and not (high and one_way):
                yield self.net(one), ohms, volts

    def milliamps(self, end, high, inside=0, others=frozenset(), volts=5):
        """Returns an upper bound of the current from this pin, or into it if it is low. The current flows to the other
        rail and to other pins, which may have the other level. Each path counts as if it were the only one."""
        total, paths = 0, [(self.net(end), inside, volts, {self.net(end)})]
        for net, ohms, left, seen in paths:  # the list grows
            for far, more, lost in self.beyond(net, high):
                if far in seen or left <= lost or self.rail(far) == ("5V" if high else "GND"):
                    continue
                if self.rail(far) or far & others:
                    total += 1000 * (left - lost) / (ohms + more) if ohms + more else float("inf")
                else:
                    paths.append((far, ohms + more, left - lost, seen | {far}))
        return total

    def loads(self, end):
        """Lists (pin of a load, ohms to it) of all loads that a pin reaches, directly or through resistors and
        transistors."""
        found, ways, seen = [], [(self.net(end), 0)], set()
        for net, ohms in ways:  # the list grows
            if self.rail(net) or net in seen:
                continue
            seen.add(net)
            for far in net:
                part, pin = far.split(":")
                if self.type(far) == "wokwi-resistor":
                    ways.append((self.net(f"{part}:{'12'.replace(pin, '')}"), ohms + self.ohms(part)))
                elif self.type(far) == "chip-bc337":
                    if pin == "B":
                        found += [(load, ohms) for load in self.net(f"{part}:C") if self.type(load) != "chip-bc337"]
                elif part != "mcu":
                    found.append((far, ohms))
        return found

    def signals(self, port, end):
        """Returns the signals at this port: the names of its loads, a key ladder, or a line of LEDs."""
        names = {re.sub(r"^((?!lcd|max7219)\w+):.*", r"\1", load) for load, _ in self.loads(end)}
        if len(names) > 1 and all(name.startswith("led") for name in names):
            return {f"line{port[-1]}"}
        if len(names) > 1 and all(name.startswith("key") for name in names):
            return {"keyladder"}
        if not names and self.has(self.net(end), r"rreset:\d"):
            return {"reset"}
        return {SIGNALS.get(plain(name), plain(name)) for name in names}

    def astray(self):
        """Yields the pins of parts that do not exist, and the pins that are not connected as in ENDS."""
        for end in self.pin_net:
            if end.split(":")[0] not in self.parts:
                yield end
        for start, pin, wanted in ENDS:
            for part in self.parts:
                where = RAILS.get(wanted, wanted.replace("NAME", part.removeprefix(start)))
                if part.startswith(start) and not self.has(self.net(f"{part}:{pin}"), where):
                    yield f"{part}:{pin}"

    def leds(self):
        """Returns the resistors at the anode and the cathode of each LED."""
        count = sum(bool(re.fullmatch(r"led\d+", part)) for part in self.parts)
        return [tuple(far for leg in "AC" for far in self.net(f"led{led}:{leg}") if far.startswith("r")) for led in range(1, count + 1)]

    def ladder(self):
        """Lists each key of the ladder with the ohms between it and the pin, in ascending order."""
        keys = [(self.parts[load.split(":")[0]], ohms) for load, ohms in self.loads("pullup:2") if load.startswith("key")]
        return [(part["attrs"]["label"], ohms) for part, ohms in sorted(keys, key=lambda key: key[1])]

    def drawn(self):
        """Counts the parts, resistors by their ohms."""
        kinds = {name: part["type"] for name, part in self.parts.items()} | {"mcu": "mcu"}
        return collections.Counter((kind, self.ohms(name)) if kind == "wokwi-resistor" else kind for name, kind in kinds.items())


@functools.lru_cache(None)
def diagram_of(text):
    return Diagram(text)


def of_parts(readme):
    """Counts the parts of the table, as Diagram.drawn. A part that DRAWN lacks counts by its name."""
    found = collections.Counter()
    table = re.search(r"^## Parts\n\n.*\n.*\n((?:\|.*\n)*)", readme, re.M)
    for name, value in re.findall(r"^\| ([^|]+) \| ([^|]*)\|", table[1] if table else "", re.M):
        kinds = next((kinds for form, kinds in DRAWN if re.search(form, f"{name} | {value}")), [name])
        if kinds == ["wokwi-resistor"]:
            values = value.partition(";")[0].strip().split(", ")
            kinds = [("wokwi-resistor", ohms(re.sub(" ?(k?)ohm", r"\1", one))) for one in values]
        several = re.search(r"(\d+)\.\.\D*(\d+)$", name)
        count = int(several[2]) - int(several[1]) + 1 if several else COUNTS.get(name.split()[0], 1)
        found.update({kind: count * kinds.count(kind) for kind in kinds})
    return found


def leds_of(text):
    return [(f"r{anode}:2", f"r{cathode}:2") for anode, cathode in re.findall(r"a(\d)>a(\d)", text)]


def ohms(value):
    """Returns the ohms of 330, 100R, 1k or 3k3."""
    whole, kilo, rest = value.removesuffix("R").partition("k")
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
    table = {(signal, port) for signal, _, port, _ in rows}
    fixed = {(signal, at[signal]) for signal, _ in table if signal in at}
    connected = diagram.ports(ports)
    drawn = {(signal, port) for port, end in connected.items() for signal in diagram.signals(port, end)}
    found = [f"{signal}: pin {pin} is not {port}" for signal, pin, port, *_ in rows + drawing if ports.get(pin) != port]
    found += [f"{one} is listed twice" for one, count in collections.Counter(sum(table, ())).items() if count > 1]
    for name, pins in (("the drawing of board.h", {(signal, port) for signal, _, port in drawing if signal}),
                       ("the constants of board.h", of_constants(header) | fixed), ("diagram.json", drawn | fixed)):
        found += [f"{name} or the pin table: {signal} at {port}" for signal, port in pins ^ table]
    for port, resistance, name in of_wires(readme):
        if name != "base" and not any(signal.endswith(plain(name)) and port == at for signal, at in table):
            found.append(f"the drawing of README.md: {name} at {port}")
        if port in connected and any(resistance != ohms for _, ohms in diagram.loads(connected[port])):
            found.append(f"the drawing of README.md and diagram.json: other ohms at {port}")
    return found + (ladder_faults(readme, diagram) if "keyladder" in dict(table) else [])


def currents(mcu, readme, diagram):
    """Yields (port, level, mA) of each level that a pin drives, according to the pin table."""
    ends, volts = diagram.ports(PORTS.get(mcu, {})), 3 if "CR2032" in readme else 5
    driven = {port: levels(direction) for *_, port, direction in of_table(readme) if port in ends and levels(direction)}
    outputs = {ends[port] for port, (several, _) in driven.items() if several}
    for port, (several, inside) in driven.items():
        for level in several:
            yield port, level, diagram.milliamps(ends[port], level == "high", inside, outputs - {ends[port]}, volts)


def load_faults(mcu, readme, diagram):
    """Lists pins and supplies that exceed their maximum current."""
    found = [f"the direction of {port} is unknown" for *_, port, direction in of_table(readme) if not levels(direction)]
    found += [f"{port}, {level}: {flows:.0f} mA, the datasheet allows {PIN_MILLIAMPS}"
              for port, level, flows in currents(mcu, readme, diagram) if flows > PIN_MILLIAMPS]
    supply = re.search(r"^\| supply \| 5 V, (\d+) A \|", readme, re.M)
    given = 1000 * int(supply[1]) if supply and "supply" in diagram.parts else USB_MILLIAMPS
    flows = max((diagram.milliamps(end, True) for end in diagram.pin_net if diagram.rail(diagram.net(end)) == "5V"), default=0)
    return found + ([f"5V: {flows:.0f} mA, the supply gives {given}"] if flows > given else [])


# (name in the diagram, name in the board's table)
PCB_PARTS = (("mcu", "U1"), ("led", "LED"), ("rreset", "R6"), ("r", "R"), ("piezo", "BZ1"), ("keynext", "S1"), ("keytake", "S2"), ("keyok", "S3"))
PCB_PINS = {"led:A": "2", "led:C": "1", "piezo:2": "1", "piezo:1": "2"}
PCB_SIGNALS = {"next": "keynext", "take": "keytake", "ok": "keyok"}


def pcb_pin(end, pins):
    """Returns the table's name of a pin of the diagram, such as R0.1, or None if the table lacks the part."""
    part, pin = end.split(":")
    start, name = next(((start, name) for start, name in PCB_PARTS if part.startswith(start)), ("", ""))
    if not name:
        return None
    name += part.removeprefix(start)
    return f"{name}.{pins.get(pin, pin) if part == 'mcu' else PCB_PINS.get(f'{start}:{pin}', pin.partition('.')[0])}"


def values_of(readme):
    """Maps each part of the README's table to its value, up to the first comma."""
    listed = {}
    table = re.search(r"^## Parts\n\n.*\n.*\n((?:\|.*\n)*)", readme, re.M)
    for names, value in re.findall(r"^\| ([^|]+) \| ([^|]*) \|", table[1] if table else "", re.M):
        letters, lowest, highest = re.fullmatch(r"([A-Z]+)(\d+)(?:\.\.[A-Z]*(\d+))?", names).groups()
        listed |= {f"{letters}{number}": value.partition(",")[0].removesuffix("s") for number in range(int(lowest), int(highest or lowest) + 1)}
    return listed


@functools.lru_cache(None)
def table_of(text):
    return tables.Table(text)


@functools.lru_cache(None)
def table_faults(text):
    return table_of(text).all_faults()


def pcb_faults(mcu, header, readme, diagram, text):
    """Compares the table of the circuit board with board.h, README.md and diagram.json."""
    if found := table_faults(text):
        return found
    table, ports, at = table_of(text), PORTS.get(mcu, {}), FIXED.get(mcu, {})
    nets = table.net_of()
    signals = {pin.removeprefix("U1."): plain(net) for pin, net in nets.items() if pin.startswith("U1.")}
    mine = {(PCB_SIGNALS.get(signal, signal), ports.get(pin)) for pin, signal in signals.items() if signal not in ("gnd", "vcc")}
    theirs = {(signal, port) for signal, _, port, _ in of_table(readme)}
    found = [f"{TABLE} or the pin table: {signal} at {port}" for signal, port in mine ^ theirs]
    found += [f"{TABLE} or board.h: {signal} at {port}" for signal, port in mine ^ (of_constants(header) | set(at.items()))]
    found += [f"{TABLE}: U1.{pin} is not in {name}" for name, pin in re.findall(r"(GND|VCC)(?: is)? pin (\d+)", readme)
              if nets.get(f"U1.{pin}") != name]
    # A resistor connects each end of an LED to a line of the MCU.
    line = {nets.get(f"{part}.2"): f"r{nets.get(f'{part}.1', '')[4:]}:2" for part, row in table.parts().items() if row["item"] == "line"}
    pairs = [tuple(line.get(nets.get(f"LED{led}.{pin}")) for pin in "21")
             for led in range(1, sum(part.startswith("LED") for part in table.parts()) + 1)]
    if pairs != leds_of(header):
        found.append(f"the LEDs of {TABLE} and board.h differ")
    if pairs != leds_of(readme):
        found.append(f"the LEDs of {TABLE} and README.md differ")
    # Parts that are in diagram and table must have the same nets in both.
    numbers = {port: pin for pin, port in ports.items()}
    there = {frozenset(pins) for net in set(diagram.pin_net.values()) if len(pins := [pin for end in net if (pin := pcb_pin(end, numbers)) and
                                                                                     not end.startswith(("mcu:GND", "mcu:VCC"))]) > 1}
    drawn = {pin for net in there for pin in net}
    here = {frozenset(pins) for net in table.nets().values() if len(pins := [pin for pin in net if pin in drawn]) > 1}
    found += [f"{TABLE} or diagram.json: {' '.join(sorted(net))}" for net in here ^ there]
    for name in diagram.parts:
        part = (pcb_pin(f"{name}:", {}) or "").partition(".")[0]
        if part and part not in table.parts():
            found.append(f"{TABLE} has no {part}, diagram.json has")
        elif part and diagram.type(f"{name}:") == "wokwi-resistor" and ohms(re.sub(" ?(k?)ohm", r"\1", table.value(part))) != diagram.ohms(name):
            found.append(f"{TABLE} and diagram.json: {part} has {table.value(part)} and {diagram.ohms(name)}")
    listed = values_of(readme)
    values = {name: table.value(name).removesuffix("s") for name in table.parts()}
    found += [f"{TABLE} and the parts of README.md: {name} is {values.get(name)} and {listed.get(name)}"
              for name in sorted(values.keys() | listed) if values.get(name) != listed.get(name)]
    for start, resistance in re.findall(r"(PB\d|PD\d|RESET) -+(?:\(line \d\)-+)?\[(\d\w*)\]", readme):
        pin = numbers.get(at.get(plain(start), start))
        part = next((other.partition(".")[0] for other in table.nets().get(nets.get(f"U1.{pin}"), ()) if re.fullmatch(r"R\d\.\d", other)), None)
        if not part or ohms(re.sub(" ?(k?)ohm", r"\1", table.value(part))) != ohms(resistance):
            found.append(f"{TABLE} and the drawing of README.md: {start} through {resistance}, {part}")
    return found


def faults(texts):
    if missing := [name for name in FILES if not texts[name]]:
        return [f"there is no {name}" for name in missing]
    mcu, header, readme, diagram = mcu_of(texts), texts["board.h"], texts["README.md"], diagram_of(texts["diagram.json"])
    found = [f"README.md lacks {what}" for what, form in SECTIONS.items() if not re.search(form, readme, re.M)]
    named = re.findall(r"^## Parts\n(?s:.*?)(ATmega\w+|ATtiny\w+)|^\| signal \| \w+ \| (\w+) \|", readme, re.M)
    if (named := [plain("".join(name)) for name in named] + [diagram.mcu()]) != [mcu] * 3:
        found.append(f"the MCU is {mcu}, but in README.md and diagram.json {named}")
    found += pin_faults(mcu, header, readme, diagram) + [f"diagram.json: {end} is not connected as required" for end in diagram.astray()]
    found += load_faults(mcu, readme, diagram)
    listed, drawn = of_parts(readme), diagram.drawn()
    found += [f"the parts of README.md and diagram.json: {listed[kind]} and {drawn[kind]} of {kind}"
              for kind in listed | drawn if listed[kind] != drawn[kind]]
    leds, count = leds_of(header), sum(map(int, re.findall(r"LED1\.\.(\d+)", readme)))
    if leds_of(readme) != leds or diagram.leds() != leds or len(set(leds)) != count:
        found.append("the LEDs of README.md, board.h and diagram.json differ")
    if texts.get(TABLE):
        found += pcb_faults(mcu, header, readme, diagram, texts[TABLE])
    return found


def read(path):
    """Returns the text of a file, including the board.h of another board. "" if the file is missing."""
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return re.sub(r'^#include "(\.\./\w+/board\.h)"$', lambda line: read(os.path.join(os.path.dirname(path), line[1])), file.read(),
                      flags=re.M)


def boards(root):
    """Returns the texts of each board with an MCU. "" is a missing file."""
    found = {}
    for board in sorted(os.listdir(root)):
        texts = dict.fromkeys(FILES, "")
        for name in FILES:
            texts[name] = read(os.path.join(root, board, name))
        texts[TABLE] = read(os.path.join(root, board, TABLE))
        if named := re.search(r"^DIAGRAM *= *(\S+)", texts["board.mk"], re.M):
            texts["diagram.json"] = read(named[1])
        if mcu_of(texts):
            found[board] = texts
    return found


# Faults in the files of every board: (text, replacement, expected error)
SAME_CONTROLS = {
    "board.mk": (("MCU = ", "MCU = x", "the MCU"),),
    "README.md": (
        ("| part | value |", "| part |", "lacks parts"), ("| signal |", "| role |", "lacks a pin table"),
        ("--[", "--(", "lacks a wiring"), ("## Flash", "## Burn", "lacks how to flash"),
        ("## Play", "## Use", "lacks how to play"), ("| signal | ", "| signal | x | ", "the MCU")),
    "diagram.json": (('"id": "mcu"', '"id": "chip"', "not connected as required"),),
}
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
            ("| 9 | PD5", "| 8 | PD4", "PD4 is listed twice"), ("| 13 | PB1", "| 11 | PD6", "the drawing of board.h"),
            ("a2>a0", "a0>a2", "the LEDs"), ("LED1..16", "LED1..15", "the LEDs"),
            ("PB2 --(line", "PB3 --(line", "line 2 at PB3")),
        "diagram.json": (
            ("chip-attiny2313a", "chip-attiny85", "the MCU"), ("mcu:PB3", "mcu:PB5", "diagram.json or"),
            ("mcu:PD5", "mcu:PD6", "diagram.json or"), ('mcu:PD2", "keynext', 'mcu:PD2", "keyok', "diagram.json or"),
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
            ("PB1 ---", "PB4 ---", "CLK at PB4"),
            ("--[100R]--", "--[220R]--", "other ohms at PB5"), ("PC0 --[1k]-- base", "PC0 ------- base", "other ohms"),
            ("5 V, 2 A", "5 V, 1 A", "the supply gives 1000"), ("five transistors | BC337", "five chokes | BC337", "five chokes"),
            ("out, high: lit", "up", "the direction of PC0 is unknown")),
        "diagram.json": (
            ("arduino-mega", "arduino-uno", "the MCU"), ('mcu:22", "key', 'mcu:27", "key', "diagram.json or"),
            ("max7219:CS", "max7219:CLK", "diagram.json or"), ('"mcu:36"', '"mcu:30"', "diagram.json or"),
            ('lampok:C", "qok:C', 'lampok:C", "mcu:5V', "lampok:C"), ('supply:VCC", "max', 'ground:GND", "max', "max7219:V+"),
            ('piezo:1", "mcu:GND.3', 'piezo:1", "mcu:5V', "piezo:1"), ('rok:2", "qok:B', 'rok:2", "lampok:A', "PC4"),
            ('"lampup:C", "qup:C', '"rup:1", "qup:C', "lampup:C"), ('"mcu:33", "rok:1', '"mcu:33", "qok:B', "PC4, high: inf mA"),
            ('"mcu:33", "rok:1', '"mcu:33", "lampok:C', "PC4, low: 100 mA"),
            ('"supply:VCC", "lampok:A', '"mcu:33", "lampok:A', "PC4, high: 104 mA"),
            ('"mcu:11", "rpiezo:1', '"mcu:11", "piezo:2', "other ohms at PB5"), ('"1000"', '"220"', "5 and 0 of ('wokwi-resistor', 1000)"),
            ('"id": "supply"', '"id": "vcc"', "the supply gives 500"), ("chip-bc337", "chip-2n3904", "chip-2n3904")),
    },
}


def swapped(text, one, other):
    """Returns the text with all occurrences of two words exchanged."""
    return re.sub(rf"(?<![\w]){re.escape(one)}(?![\w])|(?<![\w]){re.escape(other)}(?![\w])", lambda match: other if match[0] == one else one, text)


def without_part(table, name):
    """Returns the table without a part: its row, and its pins."""
    return re.sub(rf" {name}\.\w+", "", re.sub(rf"^part \| {name} \|.*\n", "", table, flags=re.M))


def single_swaps(texts):
    """Yields (what, file, text) of single mistakes in each file: two LEDs or keys swapped, a resistor with another
    value, a part left out."""
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
            # Only rows that name a key and its port describe its wiring.
            rows = [swapped(row, one, other) if re.search(r"\bPD\d", row) else row for row in texts[file].split("\n")]
            yield f"keys {one} and {other} swapped", file, "\n".join(rows)
    for row in re.findall(r"^\| (?:U|LED|R|BZ|S|C|BT|J|Q)\d[^|]*\|.*\n", texts["README.md"], re.M):
        yield f"without {row.split('|')[1]}", "README.md", texts["README.md"].replace(row, "", 1)
    for old, new in re.findall(r"^\| R[^|]*\| ((\d+) k?ohm)", texts["README.md"], re.M):
        yield f"{old} with a zero more", "README.md", texts["README.md"].replace(f"| {old} ", f"| {new}0 ohm ", 1)
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


def check_swaps(checks, texts):
    """Checks that each single mistake is found, whichever file has it."""
    swaps = list(single_swaps(texts))
    missed = [f"{file}: {what}" for what, file, text in swaps if text == texts[file] or not faults(texts | {file: text})]
    checks.check(not missed, f"control, pocket: each of {len(swaps)} single mistakes in the table, board.h, README.md and diagram.json is found",
                 *missed)


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
        most = max(flows for *_, flows in currents(mcu_of(texts), texts["README.md"], Diagram(texts["diagram.json"])))
        checks.check(most <= PIN_MILLIAMPS, f"{board}: each pin drives at most {most:.0f} mA, of {PIN_MILLIAMPS}")
        control(checks, board, texts, SAME_CONTROLS)
        control(checks, board, texts, CONTROLS.get(board, {}))
        wires = json.loads(texts["diagram.json"])
        idle = [wire for wire in wires["connections"] if not faults(texts | {"diagram.json": json.dumps(
            wires | {"connections": [other for other in wires["connections"] if other != wire]})})]
        checks.check(not idle, f"control, {board}: the diagram is wrong without any single wire", *idle)
    check_swaps(checks, every["pocket"])
    with tempfile.TemporaryDirectory() as root:
        os.mkdir(os.path.join(root, "new"))
        with open(os.path.join(root, "new", "board.mk"), "w", encoding="utf-8") as file:
            file.write(every["uno"]["board.mk"])
        checks.check([faults(texts) for texts in boards(root).values()] == [[f"there is no {name}" for name in FILES[1:]]],
                     "control: a new board without its other files is reported")
    checks.done()


main()
