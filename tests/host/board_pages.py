# SPDX-License-Identifier: MIT
"""Reads the wiring of a board from its board.h and README.md."""
import collections
import re

from diagram import VALUED, plain

# names of the keys in the order of their pins
KEYS = {3: ("next", "take", "ok"), 5: ("left", "right", "up", "down", "ok")}
# Parts of the Uno's shield in diagram.json
SHIELD = ["wokwi-lcd1602", "wokwi-potentiometer", *["wokwi-pushbutton"] * 5,
          *[("wokwi-resistor", value) for value in (220, 2000, 330, 620, 1000, 3300)]]
# (pattern of a row in a README's parts table, parts in diagram.json)
DRAWN = (
    (r"Arduino|AT(mega|tiny)", ["mcu"]), (r"LCD Keypad Shield", SHIELD), (r"LCD", ["wokwi-lcd1602"]),
    (r"trimmer", ["wokwi-potentiometer"]), (r"arcade keys", ["wokwi-pushbutton", "wokwi-led"]), (r"push buttons", ["wokwi-pushbutton"]),
    (r"piezo", ["wokwi-buzzer"]), (r"dot matrix", ["wokwi-max7219-matrix"]), (r"transistors", ["chip-bc337"]), (r"fuse", ["chip-fuse"]), (r"capacitor", ["chip-capacitor"]), (r"earth", ["chip-earth"]), (r"LED", ["wokwi-led"]),
    (r"resistors of modules", ["iset"]), (r"supply|CR2032", ["wokwi-vcc", "wokwi-gnd"]), (r"[Rr]esistor|R\d", ["wokwi-resistor"]), (r"^(USB|C\d|J\d|Q\d \| LP)", []))
COUNTS = {"four": 4, "five": 5}


def of_table(readme):
    """Returns (signal, pin, port, direction) of each row of the pin table."""
    rows = re.findall(r"^\| ([^|]+) \| (\w+) \| (P[A-L]\d)\b[^|]*\| ([^|]*) \|", readme, re.M)
    return [(plain(signal), *rest) for signal, *rest in rows]


def of_header(header):
    """Returns (signal, pin, port) of each pin in the drawing of a board.h. A pin without a signal has an empty signal."""
    left = re.findall(r"^// *(.*?) *(P[A-L]\d) \| (\w+)", header, re.M)
    right = re.findall(r"(\w+) \| (P[A-L]\d) *(.*)$", header, re.M)
    return [(plain(signal), pin, port) for signal, port, pin in left + [row[::-1] for row in right]]


def of_wires(readme):
    """Returns (port, ohms, words at the other end) of each wire in the drawings of a README. In a drawing, the resistor is before
    or after the words."""
    wires = re.findall(r"(P[A-L]\d) -+(?:\[(\d\w*)\]-+)?[\[(> ] ?([A-Za-z]\w*(?: \w+)*)(?:\)-+\[(\d\w*)\])?", readme)
    return [(port, ohms(before or after or "0"), words) for port, before, words, after in wires]


def of_constants(header):
    """Returns {(signal, port)} from the constants of a board.h."""
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


def parts_table(readme):
    """Returns the (part, value) cells of each row of a README's parts table."""
    table = re.search(r"^## Parts\n\n.*\n.*\n((?:\|.*\n)*)", readme, re.M)
    return re.findall(r"^\| ([^|]+) \| ([^|]*?) ?\|", table[1] if table else "", re.M)


def of_parts(readme):
    """Counts the parts in a README's parts table, in the form of Diagram.drawn. A part that DRAWN lacks is counted by name."""
    found = collections.Counter()
    for name, value in parts_table(readme):
        kinds = next((kinds for form, kinds in DRAWN if re.search(form, f"{name} | {value}")), [name])
        if kinds in (["wokwi-resistor"], ["iset"]):
            values = value.partition(";")[0].strip().split(", ")
            kinds = [(kinds[0], ohms(re.sub(" ?(k?)ohm", r"\1", one))) for one in values]
        if kinds and kinds[0] in VALUED:
            kinds = [(kinds[0], value.partition(",")[0].strip())]
        several = re.search(r"(\d+)\.\.\D*(\d+)$", name)
        count = int(several[2]) - int(several[1]) + 1 if several else COUNTS.get(name.split()[0], 1)
        found.update({kind: count * kinds.count(kind) for kind in kinds})
    return found


def leds_of(text):
    """Returns the pins of the resistors at the anode and the cathode of each LED, from pairs such as a0>a1."""
    return [(f"r{anode}:2", f"r{cathode}:2") for anode, cathode in re.findall(r"a(\d)>a(\d)", text)]


def ohms(value):
    """Converts a resistance such as 330, 100R, 1k or 3k3 to ohms."""
    whole, kilo, rest = value.removesuffix("R").partition("k")
    return int(whole) * (1000 if kilo else 1) + 100 * int(rest or 0)


def ladder_faults(readme, diagram):
    """Lists faults of the key ladder in the README's drawing: wrong ADC readings, and differences from diagram.json."""
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
