# SPDX-License-Identifier: MIT
"""Compares toy.txt, the table of the pocket toy's circuit board, with board.h, README.md and diagram.json."""
import functools
import re
import sys

from board_pages import leds_of, of_constants, of_table, ohms, parts_table
from diagram import FIXED, PORTS, plain

sys.path.insert(0, "board/pocket/pcb")
import table as tables  # noqa: E402

TABLE = "pcb/toy.txt"  # path of the table of the circuit board's parts

# (start of a part's id in diagram.json, name in the circuit board's table)
PCB_PARTS = (("mcu", "U1"), ("led", "LED"), ("rreset", "R6"), ("r", "R"), ("piezo", "BZ1"), ("keynext", "S1"), ("keytake", "S2"), ("keyok", "S3"))
# pins in diagram.json with their numbers in the circuit board's table
PCB_PINS = {"led:A": "2", "led:C": "1", "piezo:2": "1", "piezo:1": "2"}
# nets of the circuit board, and the signals on them
PCB_SIGNALS = {"next": "keynext", "take": "keytake", "ok": "keyok"}


def pcb_pin(end, pins):
    """Converts a pin of diagram.json to its name in the table, such as R0.1. Returns None if the table lacks the part."""
    part, pin = end.split(":")
    start, name = next(((start, name) for start, name in PCB_PARTS if part.startswith(start)), ("", ""))
    if not name:
        return None
    name += part.removeprefix(start)
    return f"{name}.{pins.get(pin, pin) if part == 'mcu' else PCB_PINS.get(f'{start}:{pin}', pin.partition('.')[0])}"


def values_of(readme):
    """Returns {part: value} from the parts table of the README. Cuts a value at its first comma."""
    listed = {}
    for names, value in parts_table(readme):
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
    """Lists the faults of toy.txt, or if it has none, its differences from board.h, README.md and diagram.json."""
    if found := table_faults(text):
        return found
    table, ports, at = table_of(text), PORTS.get(mcu, {}), FIXED.get(mcu, {})
    nets = table.net_of()
    signals = {pin.removeprefix("U1."): plain(net) for pin, net in nets.items() if pin.startswith("U1.")}
    mine = {(PCB_SIGNALS.get(signal, signal), ports.get(pin)) for pin, signal in signals.items() if signal not in ("gnd", "vcc")}
    theirs = {(signal, port) for signal, _, port, _ in of_table(readme)}
    found = [f"only {TABLE} or only the pin table has {signal} at {port}" for signal, port in mine ^ theirs]
    found += [f"only {TABLE} or only board.h has {signal} at {port}" for signal, port in mine ^ (of_constants(header) | set(at.items()))]
    found += [f"{TABLE}: U1.{pin} is not in the net {name}" for name, pin in re.findall(r"(GND|VCC)(?: is)? pin (\d+)", readme)
              if nets.get(f"U1.{pin}") != name]
    # for each net of LEDs, the MCU side of the net's resistor
    line = {nets.get(f"{part}.2"): f"r{nets.get(f'{part}.1', '')[4:]}:2" for part, row in table.parts().items() if row["item"] == "line"}
    pairs = [tuple(line.get(nets.get(f"LED{led}.{pin}")) for pin in "21")
             for led in range(1, sum(part.startswith("LED") for part in table.parts()) + 1)]
    if pairs != leds_of(header):
        found.append(f"the LEDs of {TABLE} and board.h differ")
    if pairs != leds_of(readme):
        found.append(f"the LEDs of {TABLE} and README.md differ")
    # Compare the nets. Ignore pins that only the table or only diagram.json has.
    numbers = {port: pin for pin, port in ports.items()}
    there = {frozenset(pins) for net in set(diagram.pin_net.values()) if len(pins := [pin for end in net if (pin := pcb_pin(end, numbers)) and
                                                                                     not end.startswith(("mcu:GND", "mcu:VCC"))]) > 1}
    drawn = {pin for net in there for pin in net}
    here = {frozenset(pins) for net in table.nets().values() if len(pins := [pin for pin in net if pin in drawn]) > 1}
    found += [f"only {TABLE} or only diagram.json has the net {' '.join(sorted(net))}" for net in here ^ there]
    for name in diagram.parts:
        part = (pcb_pin(f"{name}:", {}) or "").partition(".")[0]
        if part and part not in table.parts():
            found.append(f"{TABLE} lacks {part} of diagram.json")
        elif part and diagram.type(f"{name}:") == "wokwi-resistor" and ohms(re.sub(" ?(k?)ohm", r"\1", table.value(part))) != diagram.ohms(name):
            found.append(f"{part} has {table.value(part)} in {TABLE}, but {diagram.ohms(name)} ohm in diagram.json")
    listed = values_of(readme)
    values = {name: table.value(name).removesuffix("s") for name in table.parts()}
    found += [f"{name} is {values.get(name)} in {TABLE}, but {listed.get(name)} in the parts of README.md"
              for name in sorted(values.keys() | listed) if values.get(name) != listed.get(name)]
    for start, resistance in re.findall(r"(PB\d|PD\d|RESET) -+(?:\(line \d\)-+)?\[(\d\w*)\]", readme):
        pin = numbers.get(at.get(plain(start), start))
        part = next((other.partition(".")[0] for other in table.nets().get(nets.get(f"U1.{pin}"), ()) if re.fullmatch(r"R\d\.\d", other)), None)
        if not part or ohms(re.sub(" ?(k?)ohm", r"\1", table.value(part))) != ohms(resistance):
            found.append(f"the drawing of README.md has {resistance} at {start}, but {TABLE} has {part}")
    return found
