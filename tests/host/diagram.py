# SPDX-License-Identifier: MIT
"""Reads a diagram.json for the tests. Finds nets, currents, and the signals at each pin of the MCU."""
import collections
import functools
import json
import re

# for each MCU, the ports of pins 1, 2, ...; "-" for no port
CHIPS = {"attiny2313a": "PA2 PD0 PD1 PA1 PA0 PD2 PD3 PD4 PD5 - PD6 PB0 PB1 PB2 PB3 PB4 PB5 PB6 PB7 -",
         "atmega328p": "PC6 PD0 PD1 PD2 PD3 PD4 - - PB6 PB7 PD5 PD6 PD7 PB0 PB1 PB2 PB3 PB4 PB5 - - - PC0 PC1 PC2 PC3 PC4 PC5"}
PORTS = {mcu: {str(pin): port for pin, port in enumerate(pins.split(), 1)} for mcu, pins in CHIPS.items()}
PORTS["atmega328p"] |= {f"D{pin}": f"PD{pin}" if pin < 8 else f"PB{pin - 8}" for pin in range(14)}
PORTS["atmega328p"] |= {f"A{pin}": f"PC{pin}" for pin in range(6)}
PORTS["atmega2560"] = {f"A{pin}": f"P{'FK'[pin // 8]}{pin % 8}" for pin in range(16)} | {f"D{pin}": f"P{port}" for pin, port in enumerate((
    "E0 E1 E4 E5 G5 E3 H3 H4 H5 H6 B4 B5 B6 B7 J1 J0 H1 H0 D3 D2 D1 D0 A0 A1 A2 A3 A4 A5 A6 A7 C7 C6 C5 C4 C3 C2 C1 C0 D7 G2 G1 G0 "
    "L7 L6 L5 L4 L3 L2 L1 L0 B3 B2 B1 B0").split())}
ARDUINOS = {"wokwi-arduino-uno": "atmega328p", "wokwi-arduino-mega": "atmega2560"}

# for each MCU, the signals that need a particular port
FIXED = {"attiny2313a": {"reset": "PA2", "mosi": "PB5", "miso": "PB6", "sck": "PB7"},
         "atmega328p": {"serialin": "PD0", "serialout": "PD1"},
         "atmega2560": {"serialin": "PE0", "serialout": "PE1"}}

# the pin table's name for each signal with another name in the diagram
SIGNALS = {"max7219cs": "max7219load", "lcda": "backlight"}
# for each supply rail, a pattern of the pins on it
RAILS = {"GND": "mcu:GND|ground:GND", "5V": "mcu:(5V|VCC)|supply:VCC"}
# (start of a part's id, pin of the part, rail or pin to which this pin must connect)
ENDS = (
    ("key", "2.l", "GND"), ("piezo", "1", "GND"), ("pullup", "1", "5V"), ("rreset", "1", "mcu:PA2"), ("rreset", "2", "5V"),
    ("lcd", "VDD", "5V"), ("lcd", "VSS", "GND"), ("lcd", "RW", "GND"), ("lcd", "K", "GND"), ("lcd", "V0", "contrast:SIG"),
    ("lcd", "A", "rlight:2"), ("rlight", "1", "5V"), ("contrast", "VCC", "5V"), ("contrast", "GND", "GND"),
    ("max7219", "V+", "5V"), ("max7219", "GND", "GND"), ("lamp", "A", "5V"), ("lamp", "C", "qNAME:C"), ("q", "E", "GND"),
    ("supply", "VCC", "fuse:1|mcu:VCC"), ("fuse", "1", "supply:VCC"), ("fuse", "2", "mcu:5V"), ("ground", "GND", "mcu:GND"),
    ("earth", "PE", "ground:GND"), ("cbulk", "1", "5V"), ("cbulk", "2", "GND"), ("ckey", "1", "keyNAME:1.l"), ("ckey", "2", "GND"),
    ("rkey", "2", "keyNAME:1.l"))

# maximum mA of a pin, minimum ohms of a pull-up, maximum mA of a USB port
PIN_MILLIAMPS, PULL_UP, USB_MILLIAMPS = 40, 20000, 500
# (pattern of a pin's direction, levels that the MCU drives, ohms inside the MCU)
LEVELS = ((r"out\b", ("high", "low"), 0), (r"an input: .*; low", ("low",), 0), (r"in, pull-up", ("high",), PULL_UP),
          (r"in\b|analog in|of the programmer", (), 0))
# voltage drops of an LED, of the backlight, and of a transistor's base
LED_VOLTS, BACKLIGHT_VOLTS, BASE_VOLTS = 1.8, 3.0, 0.7
VALUED = ("chip-capacitor", "chip-fuse")  # types for which parts with different values are counted separately
LAMP_MILLIAMPS = 100    # at 5 V
MODULE_MILLIAMPS = 200  # upper limit at 5 V; exhibit_electrics.py computes the real current


def plain(name):
    return re.sub("[^a-z0-9]", "", name.lower())


def levels(direction):
    """Returns the levels that a pin drives and the ohms inside the MCU, or None if the direction is unknown."""
    return next(((driven, inside) for form, driven, inside in LEVELS if re.match(form, direction)), None)


class Diagram:
    def __init__(self, text):
        diagram = json.loads(text)
        self.parts = {part["id"]: part for part in diagram["parts"]}
        self.pin_net = {}  # for each connected pin, all pins that are connected to it
        for one, other, *_ in diagram["connections"]:
            net = self.net(one) | self.net(other)
            self.pin_net |= dict.fromkeys(net, net)
        for rail in "mcu:GND", "mcu:5V":  # an Arduino has several pins on each supply rail
            net = frozenset().union(*(self.net(end) for end in self.pin_net if end.startswith(rail)))
            self.pin_net |= dict.fromkeys(net, net)

    def net(self, end):
        return self.pin_net.get(end, frozenset([end]))

    def has(self, net, pattern):
        return any(re.fullmatch(f"({pattern})(\\.\\d)?", end) for end in net)

    def type(self, end):
        return self.parts.get(end.split(":")[0], {}).get("type", "")

    def ohms(self, part):
        """Returns the ohms of a resistor, or 0 if the diagram has no such resistor."""
        return int(self.parts[part]["attrs"]["value"]) if part in self.parts else 0

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
        """Yields (pin, pin, ohms, voltage drop, one way) for each part that conducts a current between two pins. Logic inputs,
        capacitors and the piezo conduct no current."""
        for name, part in self.parts.items():
            kind, end = part["type"], lambda pin, name=name: f"{name}:{pin}"
            if kind == "wokwi-resistor":
                yield end("1"), end("2"), self.ohms(name), 0, False
            elif kind == "wokwi-potentiometer":
                yield end("VCC"), end("GND"), self.ohms(name), 0, False
            elif kind == "chip-fuse":
                yield end("1"), end("2"), 0, 0, False
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
        """Yields (net, ohms, voltage drop) of each net that is one part away from this net. If `high`, the current flows away
        from this net, otherwise towards it."""
        for one, other, ohms, volts, one_way in self.bridges():
            if one in net and (high or not one_way):
                yield self.net(other), ohms, volts
            if other in net and not (high and one_way):
                yield self.net(one), ohms, volts

    def milliamps(self, end, high, inside=0, others=frozenset(), volts=5):
        """Returns an upper bound of the current through this pin. The current flows to the other rail, and to the pins `others`,
        which may have the other level. Adds the currents of all paths, each computed as if it were the only path."""
        total, paths = 0, [(self.net(end), inside, volts, {self.net(end)})]
        for net, ohms, left, seen in paths:  # the loop appends to `paths`
            for far, more, lost in self.beyond(net, high):
                if far in seen or left <= lost or self.rail(far) == ("5V" if high else "GND"):
                    continue
                if self.rail(far) or far & others:
                    total += 1000 * (left - lost) / (ohms + more) if ohms + more else float("inf")
                else:
                    paths.append((far, ohms + more, left - lost, seen | {far}))
        return total

    def loads(self, end):
        """Lists (pin of a load, ohms on the way) of all loads that a pin drives, directly or through resistors and transistors."""
        found, ways, seen = [], [(self.net(end), 0)], set()
        for net, ohms in ways:  # the loop appends to `ways`
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
                elif part != "mcu" and self.type(far) != "chip-capacitor":
                    found.append((far, ohms))
        return found

    def signals(self, port, end):
        """Returns the names of the signals at a port. Several keys are "keyladder", several LEDs a line such as "line0"."""
        names = {re.sub(r"^((?!lcd|max7219)\w+):.*", r"\1", load) for load, _ in self.loads(end)}
        if len(names) > 1 and all(name.startswith("led") for name in names):
            return {f"line{port[-1]}"}
        if len(names) > 1 and all(name.startswith("key") for name in names):
            return {"keyladder"}
        if not names and self.has(self.net(end), r"rreset:\d"):
            return {"reset"}
        return {SIGNALS.get(plain(name), plain(name)) for name in names}

    def astray(self):
        """Yields each pin whose part the diagram lacks, and each pin that is not connected as ENDS requires."""
        for end in self.pin_net:
            if end.split(":")[0] not in self.parts:
                yield end
        for start, pin, wanted in ENDS:
            for part in self.parts:
                where = RAILS.get(wanted, wanted.replace("NAME", part.removeprefix(start)))
                if part.startswith(start) and not self.has(self.net(f"{part}:{pin}"), where):
                    yield f"{part}:{pin}"

    def leds(self):
        """Returns the pins of the resistors at the anode and the cathode of each LED."""
        count = sum(bool(re.fullmatch(r"led\d+", part)) for part in self.parts)
        return [tuple(far for leg in "AC" for far in self.net(f"led{led}:{leg}") if far.startswith("r")) for led in range(1, count + 1)]

    def ladder(self):
        """Lists (label of a key, ohms between the pin and this key) of the key ladder, sorted by ohms."""
        keys = [(self.parts[load.split(":")[0]], ohms) for load, ohms in self.loads("pullup:2")
                if load.startswith("key") and load.split(":")[0] in self.parts]
        return [(part["attrs"]["label"], ohms) for part, ohms in sorted(keys, key=lambda key: key[1])]

    def drawn(self):
        """Counts the parts by type. Counts resistors, capacitors and fuses by type and value. "iset" is a resistor in a module."""
        kinds = {name: part["type"] for name, part in self.parts.items()} | {"mcu": "mcu"}
        values = {name: part["attrs"].get("value") for name, part in self.parts.items()}
        inside = {("iset", int(part["attrs"]["rset"])): int(part["attrs"]["chain"]) for part in self.parts.values() if "rset" in part["attrs"]}
        return collections.Counter(inside) + collections.Counter((kind, self.ohms(name)) if kind == "wokwi-resistor" else (kind, values[name]) if kind in VALUED else kind
                                   for name, kind in kinds.items())


@functools.lru_cache(None)
def diagram_of(text):
    return Diagram(text)
