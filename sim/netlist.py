# SPDX-License-Identifier: MIT
"""Reads a diagram.json in Wokwi's format, version 1. Finds its nets and the parts that each pin of the MCU drives."""
import collections
import json
import re

# Ports of each board's pins D0, D1, ... and A0, A1, ...
ARDUINOS = {
    "wokwi-arduino-uno": ("D0 D1 D2 D3 D4 D5 D6 D7 B0 B1 B2 B3 B4 B5", "C0 C1 C2 C3 C4 C5"),
    "wokwi-arduino-mega": (
        "E0 E1 E4 E5 G5 E3 H3 H4 H5 H6 B4 B5 B6 B7 J1 J0 H1 H0 D3 D2 D1 D0 A0 A1 A2 A3 A4 A5 A6 A7 C7 C6 C5 C4 C3 C2 C1 C0 "
        "D7 G2 G1 G0 L7 L6 L5 L4 L3 L2 L1 L0 B3 B2 B1 B0", "F0 F1 F2 F3 F4 F5 F6 F7 K0 K1 K2 K3 K4 K5 K6 K7"),
}
# Parts that conduct a signal, with the pins where the signal enters and leaves
THROUGH = {("wokwi-resistor", "1"): "2", ("wokwi-resistor", "2"): "1", ("chip-bc337", "B"): "C"}


class Diagram:
    def __init__(self, text):
        diagram = json.loads(text)
        self.kind = {part["id"]: part["type"] for part in diagram["parts"]}
        self.joined = collections.defaultdict(list)
        for one, other, *_ in diagram["connections"]:
            self.joined[one].append(other)
            self.joined[other].append(one)
        digital, analog = (ports.split() for ports in ARDUINOS.get(self.kind["mcu"], ("", "")))
        self.ports = {str(pin): port for pin, port in enumerate(digital)} | {f"A{pin}": port for pin, port in enumerate(analog)}
        self.has_usb = bool(self.ports)

    def driven(self, end):
        """Returns the pins that a pin of the MCU drives, directly or through resistors and transistors."""
        ends, found = [end], []
        for near in ends:  # the list grows while the loop runs
            for far in self.joined[near]:
                part, _, pin = far.partition(":")
                beyond = THROUGH.get((self.kind.get(part), pin))
                if beyond and far not in found:
                    ends.append(f"{part}:{beyond}")
                found.append(far)
        return found

    def pins(self):
        """Returns {pin of a part: port of the MCU that drives this pin}, such as {"keyok:1.l": "C0"}, sorted by port."""
        found = {}
        for end in list(self.joined):
            part, _, pin = end.partition(":")
            port = self.ports.get(pin) if self.has_usb else pin.removeprefix("P")
            if part == "mcu" and re.fullmatch(r"[A-L][0-7]", port or ""):
                found |= {far.lower(): port for far in self.driven(end)}
        return dict(sorted(found.items(), key=lambda pin: pin[1]))

    def nets(self):
        """Returns the nets in the order of the connections. Each net is a sorted list of pins such as "keyok:1.l"."""
        found, seen = [], set()
        for end in self.joined:
            if end not in seen:
                net = [end]
                for near in net:  # the list grows while the loop runs
                    net += [far for far in self.joined[near] if far not in net]
                seen |= set(net)
                found.append(sorted(net))
        return found

    def parts(self, start):
        return [part.removeprefix(start) for part in self.kind if part.startswith(start)]
