#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""The exhibit's pin table, diagram.json and board.h say the same, as TAP; and a wrong pin in any of them is seen."""
import json
import re
import sys

KEYS = ("LEFT", "RIGHT", "UP", "DOWN", "OK")
SIGNALS = {"matrix:DIN": "MAX7219 DIN", "matrix:CLK": "MAX7219 CLK", "matrix:CS": "MAX7219 LOAD", "piezo:2": "piezo",
           **{f"{key.lower()}:1.l": f"key {key}" for key in KEYS}, **{f"lamp{key.lower()}:A": f"lamp {key}" for key in KEYS}}


def port_of(arduino):
    """Arduino's name of a pin -> port and bit."""
    number = int(re.sub(r"\D", "", arduino))
    if arduino.startswith("A"):
        return f"PC{number}"
    return f"PD{number}" if number < 8 else f"PB{number - 8}"


def of_table(text):
    """Signal -> pin, and rows whose two names of a pin differ."""
    rows = re.findall(r"^\| ([^|]+?)(?: \(CS\))? \| ([AD]\d+) \| (P[BCD]\d)(?: \(OC1A\))? \|", text, re.M)
    return {signal: pin for signal, _, pin in rows}, [row for row in rows if port_of(row[1]) != row[2]]


def of_diagram(text):
    pairs = [connection[:2] for connection in json.loads(text)["connections"]]
    return {SIGNALS[to]: port_of(at.split(":")[1]) for at, to in pairs if at.startswith("uno:") and to in SIGNALS}


def of_header(text):
    pins = {signal: f"P{port}{bit}" for signal, port, bit in re.findall(r"#define (\w+) ([BCD]), (\d)", text)}
    found = {"MAX7219 DIN": pins["MAX7219_DIN"], "MAX7219 CLK": pins["MAX7219_CLK"], "MAX7219 LOAD": pins["MAX7219_LOAD"],
             "piezo": pins["TONE_PIN"]}
    bits = [int(bit) for bit in re.findall(r"1 << (\d)", text[text.index("#define KEY_BITS"):])[:5]]
    for name, signal in (("KEYS", "key"), ("LAMPS", "lamp")):
        port = re.search(rf"#define {name} (\w)", text)[1]
        lowest = int(re.search(rf"#define {name}_LOWEST (\d)", text)[1])
        for key, bit in zip(("RIGHT", "UP", "DOWN", "LEFT", "OK"), bits):
            found[f"{signal} {key}"] = f"P{port}{lowest + bit}"
    return found


def agree(table, diagram, header):
    pins, odd = of_table(table)
    pins = {signal: pin for signal, pin in pins.items() if signal in SIGNALS.values()}
    return len(pins) == len(SIGNALS) and not odd and pins == of_diagram(diagram) == of_header(header)


def main():
    texts = []
    for name in ("README.md", "diagram.json", "board.h"):
        with open(f"board/exhibit/{name}", encoding="utf-8") as file:
            texts.append(file.read())
    results = [("pin table, diagram and board.h agree", agree(*texts))]
    for place, old, new in ((0, "| D11 | PB3 |", "| D12 | PB4 |"), (0, "| A1 | PC1 |", "| A1 | PC2 |"),
                            (1, '"uno:A0", "left', '"uno:A5", "left'), (2, "TONE_PIN B, 1", "TONE_PIN B, 2"),
                            (2, "LAMPS_LOWEST 2", "LAMPS_LOWEST 3")):
        wrong = list(texts)
        wrong[place] = texts[place].replace(old, new)
        results.append((f"control: {new} is seen", wrong != texts and not agree(*wrong)))
    for number, (name, good) in enumerate(results, 1):
        print(f"{'ok' if good else 'not ok'} {number} - {name}")
    print(f"1..{len(results)}")
    sys.exit(not all(good for _, good in results))


main()
