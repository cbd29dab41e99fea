#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a part of the exhibit can break, because it is used beyond 80 % of a rating. Computes the currents,
voltages and power of the exhibit's parts from its diagram.json and datasheets. building.md must list the results. No part may use
more than 80 % of a rating."""
import collections
import json
import re

import tap
from diagram import Diagram

DIAGRAM, README, PAGE = (f"board/exhibit/{name}" for name in ("diagram.json", "README.md", "building.md"))
KEYS_H = "firmware/ui/input/keys.h"
SHARE_MOST = 0.8  # largest permitted load of a part, as a fraction of its rating

# Values with their sources, in volts, amperes, ohms, watts, farads and seconds
SUPPLY_VOLTS, SUPPLY_TOLERANCE = 5, 0.02  # from the parts table
RESISTOR_TOLERANCE, RESISTOR_WATTS = 0.05, 0.25  # from the parts table
CAPACITOR_TOLERANCE = 0.2                # from the parts table
LEAD_OHMS = 2 * 0.0245                   # two 1 m wires of 0.75 mm2 with 24.5 milliohm/m (IEC 60228)
FUSE_DROP, CONTACTS_DROP = 0.10, 0.05    # assumed: voltage drops of a 5 x 20 mm fuse and of the plugs
MEGA_AMPERES = 0.1                       # assumed: current of the Mega with its USB chip and LEDs
MCU_AMPERES = 0.025                      # supply current of the MCU at 16 MHz and 5 V (ATmega2560 2549Q, 32)
PIN_AMPERES, CHIP_AMPERES = 0.04, 0.2    # maximum currents of a pin and of the MCU (ATmega2560 2549Q, 31)
PIN_DROP = 0.3                           # voltage drop of a high output at a few mA (ATmega2560 2549Q, 32)
PULL_UP = (20e3, 50e3)                   # lowest and highest pull-up resistance (ATmega2560 2549Q, 31.1)
# Highest low input and lowest high input, as fractions of VCC (ATmega2560 2549Q, 31.1)
LOW_MOST, HIGH_LEAST = 0.3, 0.6
# Permitted VCC at 16 MHz (ATmega2560 2549Q, 31.3)
MCU_VOLTS = (4.5, 5.5)
LAMP_AMPERES = 0.1                       # current of a lamp at 5 V (parts table)
BASE_VOLTS = (0.6, 0.9)                  # base-emitter voltage up to 100 mA (onsemi BC337/D)
SATURATION_VOLTS, GAIN_LEAST = 0.7, 100  # highest saturation voltage and lowest current gain (onsemi BC337/D)
COLLECTOR_AMPERES = 0.8                  # highest permitted collector current (onsemi BC337/D)
COLLECTOR_WATTS = 0.625 - 25 * 0.005     # highest permitted power at 50 degrees Celsius (onsemi BC337/D)
# (ISET resistor, segment current) for LEDs of 2.0 V (MAX7219 19-4452, table 11)
ISET = ((10e3, 0.0472), (11.8e3, 0.04), (17.1e3, 0.03), (28e3, 0.02), (63.7e3, 0.01))
SEGMENT_SPREAD = 45 / 40                 # highest segment current divided by the typical one (MAX7219 19-4452)
# Highest recommended segment current and highest permitted digit current (MAX7219 19-4452)
SEGMENT_AMPERES, DIGIT_AMPERES = 0.04, 0.5
MODULE_QUIET = 0.008                     # current of a module without LEDs (MAX7219 19-4452)
# permitted power of a wide SO package at 70 degrees Celsius (MAX7219 19-4452)
MODULE_WATTS = 0.941
MODULE_VOLTS = (4.0, 5.5)                # permitted supply voltage (MAX7219 19-4452)
DOT_VOLTS = 1.8                          # lowest forward voltage of a red LED
DUTY, DUTY_3, DOTS_IN_ROW = 31 / 32, 9 / 32, 8  # duty cycles at brightness 4 and 3 (operating.md), and LEDs per row
BODY_VOLTS, BODY_FARADS = 8000, 150e-12  # voltage and capacitance of a level 4 contact discharge (IEC 61000-4-2)
DIODE_VOLTS = 0.5                        # assumed: voltage drop of the diode from a pin to VCC
LINE_FARADS, INPUT_FARADS = 50e-12, 10e-12  # capacitance of a 50 cm cable (assumed) and of an input (MAX7219 19-4452)
PULSE = 2 / 16e6                         # shortest CLK pulse, because sbi and cbi take 2 cycles each

# Quantities that no part of diagram.json can make too large
FIXED = ("transistor: collector", "transistor: dissipation", "module", "current from the supply", "voltage at the bulk", "Mega: VCC",
         "last module", "Mega and modules")

Row = collections.namedtuple("Row", "what value limit unit")
UNITS = {"A": 1, "mA": 1e3, "V": 1, "mW": 1e3, "ms": 1e3, "ns": 1e9, "": 1}


def quantity(text):
    """Converts the value of a part, such as 1000, 3.15 A, 100 nF or 1000 uF, to ohms, amperes or farads."""
    number, _, unit = text.partition(" ")
    return float(number) * {"n": 1e-9, "u": 1e-6}.get(unit[:1], 1)


class Circuit:
    def __init__(self, text, readme):
        self.parts = Diagram(text).parts
        # rated voltage of each capacitor in the parts table
        self.rating = {name: float(volts) for name, volts in re.findall(r"^\| (\w+ capacitors?) \| \w+ \w+, (\d+) V", readme, re.M)}
        self.supply = float(re.search(r"^\| supply \| 5 V, (\d+) A", readme, re.M)[1])

    def ids(self, start):
        """Lists the five parts whose ids are this word and the name of a key, such as lampok."""
        return [name for name in self.parts if name.startswith(start) and name.removeprefix(start) in ("left", "right", "up", "down", "ok")]

    def values(self, names):
        """Returns the lowest and the highest nominal value of these parts."""
        found = [quantity(self.parts[name]["attrs"]["value"]) for name in names]
        return min(found), max(found)

    def segment(self, ohms=None):
        """Returns the highest segment current of any MAX7219 with this resistor at ISET."""
        ohms = ohms or float(self.parts["max7219"]["attrs"]["rset"])
        for (less, more_current), (more, less_current) in zip(ISET, ISET[1:]):
            if less <= ohms <= more:  # interpolates, because the current is nearly proportional to 1 / ohms
                share = (1 / less - 1 / ohms) / (1 / less - 1 / more)
                return SEGMENT_SPREAD * (more_current - share * (more_current - less_current))
        raise ValueError(f"{ohms:.0f} ohms at ISET are outside the table of the MAX7219's datasheet")


def rows(circuit):
    """Yields a Row for each quantity that has a rating."""
    high, low = SUPPLY_VOLTS * (1 + SUPPLY_TOLERANCE), SUPPLY_VOLTS * (1 - SUPPLY_TOLERANCE)
    above, below = 1 + RESISTOR_TOLERANCE, 1 - RESISTOR_TOLERANCE
    base_least, base_most = circuit.values(circuit.ids("r"))
    series, _ = circuit.values(["rpiezo", "rdin", "rclk", "rload"])
    key_least_ohms, key = circuit.values(circuit.ids("rkey"))
    _, line = circuit.values(["rdin", "rclk", "rload"])
    modules = int(circuit.parts["max7219"]["attrs"]["chain"])
    key_least, key_most = circuit.values(circuit.ids("ckey"))
    lamp = LAMP_AMPERES * high / SUPPLY_VOLTS
    segment = circuit.segment()
    module = MODULE_QUIET + DUTY * DOTS_IN_ROW * segment
    total = modules * module + len(circuit.ids("lamp")) * lamp + MEGA_AMPERES
    mega = low - FUSE_DROP - CONTACTS_DROP
    last = mega - total * LEAD_OHMS
    base = (high - BASE_VOLTS[0]) / (base_least * below)
    edge = high / (series * below)
    weakest_base = (mega - PIN_DROP - BASE_VOLTS[1]) / (base_most * above)
    discharge = high + BODY_VOLTS * BODY_FARADS / key_least
    fuse, _ = circuit.values(["fuse"])
    yield Row("Mega: pin of a lamp", base, PIN_AMPERES, "mA")
    yield Row("Mega: pin of the piezo, DIN, CLK or LOAD, at an edge or a short circuit", edge, PIN_AMPERES, "mA")
    yield Row("Mega: MCU with all its pins, all lamps lit, one pin short-circuited", len(circuit.ids("q")) * base + edge + MCU_AMPERES, CHIP_AMPERES, "mA")
    yield Row("Mega: voltage at the pin of a pressed key", high * key * above / (key * above + PULL_UP[0]), LOW_MOST * mega, "V")
    yield Row("released key: time until the pin is high", 0.92 * (PULL_UP[1] + key * above) * key_most * (1 + CAPACITOR_TOLERANCE),
              debounce(), "ms")
    yield Row("Mega: pin of a key, at a discharge of 8 kV into its cable", (discharge - high - DIODE_VOLTS) / (key_least_ohms * below), PIN_AMPERES, "mA")
    yield Row("DIN, CLK and LOAD: rise time", 2.2 * line * above * (LINE_FARADS + modules * INPUT_FARADS), PULSE, "ns")
    yield Row("resistor at a base: dissipation", base ** 2 * base_most, RESISTOR_WATTS, "mW")
    yield Row("resistor of the piezo, DIN, CLK or LOAD: dissipation at a short circuit", high ** 2 / (series * below), RESISTOR_WATTS, "mW")
    yield Row("transistor: collector current", lamp, COLLECTOR_AMPERES, "mA")
    yield Row("transistor: gain that a lamp needs", lamp / weakest_base, GAIN_LEAST, "")
    yield Row("transistor: dissipation at 50 degrees", SATURATION_VOLTS * lamp + base * BASE_VOLTS[1], COLLECTOR_WATTS, "mW")
    yield Row("module: current of a segment", segment, SEGMENT_AMPERES, "mA")
    yield Row("module: current of a digit", DOTS_IN_ROW * segment, DIGIT_AMPERES, "mA")
    yield Row("module: dissipation of its chip", losses(high, segment, DUTY), MODULE_WATTS, "mW")
    yield Row("module with 10k at ISET, at brightness 3: dissipation of its chip", losses(high, circuit.segment(10e3), DUTY_3), MODULE_WATTS, "mW")
    yield Row("current from the supply", total, circuit.supply, "A")
    yield Row("current through the fuse", total, fuse, "A")
    yield Row("rating of the fuse, below the current of the supply", fuse, circuit.supply, "A")
    yield Row("voltage at the bulk capacitor", high, circuit.rating["bulk capacitor"], "V")
    yield Row("capacitor of a key, at a discharge of 8 kV", discharge, circuit.rating["five capacitors"], "V")
    yield Row("Mega: VCC that it needs, and lowest VCC that it gets", MCU_VOLTS[0], mega, "range")
    yield Row("last module: V+ that it needs, and lowest V+ that it gets", MODULE_VOLTS[0], last, "range")
    yield Row("Mega and modules: highest voltage", high, min(MCU_VOLTS[1], MODULE_VOLTS[1]), "range")


def losses(volts, segment, duty):
    """Returns the dissipation of a MAX7219 with all dots lit (MAX7219 19-4452, "Computing Power Dissipation")."""
    return volts * MODULE_QUIET + (volts - DOT_VOLTS) * duty * DOTS_IN_ROW * segment


def debounce():
    return int(re.search(r"DEBOUNCE_MS = (\d+)", tap.read(KEYS_H))[1]) / 1000


def printed(row):
    """Returns the row in the form that building.md must contain. A row of unit "range" has no share."""
    scale, unit = UNITS.get(row.unit, 1), row.unit.replace("range", "V")
    number = lambda value: f"{scale * value:.3g} {unit}".strip()
    share = "" if row.unit == "range" else f"{100 * row.value / row.limit:.0f} %"
    return f"| {row.what} | {number(row.value)} | {number(row.limit)} | {share} |".replace("|  |", "| |")


def faults(text, readme):
    """Lists the exceeded ratings, and the rows that building.md lacks."""
    try:
        found = list(rows(Circuit(text, readme)))
    except (KeyError, TypeError, ValueError) as error:
        return [f"diagram.json or README.md lacks a value: {error}"]
    most = lambda row: 1 if row.unit == "range" else SHARE_MOST
    return [f"{row.what}: more than {100 * most(row):.0f} % of the rating: {printed(row)}" for row in found if row.value > most(row) * row.limit] + \
        [f"building.md lacks: {printed(row)}" for row in found if printed(row) not in readme]


def check_controls(checks, text, readme):
    checks.controls("diagram.json", text, (
        ('"rset": "27000"', '"rset": "10000"', "dissipation of its chip: more than"),
        ('"chain": "4"', '"chain": "8"', "building.md lacks: . current from the supply")), lambda changed: faults(changed, readme))
    checks.controls("page", readme, ((r"\| supply \| 5 V, 5 A", "| supply | 5 V, 1 A", "current from the supply: more than"),
                                     ("1000 uF, 10 V", "1000 uF, 6 V", "bulk capacitor: more than")), lambda changed: faults(text, changed))
    missed, exceeded = [], set()
    for part in json.loads(text)["parts"]:
        if (value := part["attrs"].get("value")) and part["type"] != "chip-earth":
            for factor in (0.1, 10):
                number, _, unit = value.partition(" ")
                other = json.dumps({**part, "attrs": {"value": f"{float(number) * factor:g} {unit}".strip()}})
                changed = re.sub(rf'\{{ "type": "[\w-]+", "id": "{part["id"]}".*\}}(?=,?\n)', other, text)
                found = faults(changed, readme)
                exceeded |= {one.split(": more than")[0] for one in found if ": more than" in one}
                if changed == text or not found:
                    missed.append(f"{part['id']} times {factor}")
    checks.check(missed == ["rpiezo times 10", "cbulk times 0.1", "cbulk times 10"],
                 "control: 10 times and 0.1 times each value is found. The three exceptions are found by wiring.py", *missed)
    never = [row.what for row in rows(Circuit(text, readme)) if row.what not in exceeded and not row.what.startswith(FIXED)]
    checks.check(not never, "control: each of the other quantities can exceed its rating", *never)


def main():
    checks = tap.Tap()
    readme, text = tap.read(README) + tap.read(PAGE), tap.read(DIAGRAM)
    found = faults(text, readme)
    checks.check(not found, "building.md has the computed currents, voltages and power. None is above 80 % of its rating", *found)
    check_controls(checks, text, readme)
    checks.done()


if __name__ == "__main__":
    main()
