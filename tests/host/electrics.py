#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a part of the pocket toy is used beyond its ratings, or the page gives a wrong current or voltage. Computes
the currents and voltages of the pocket toy from datasheets and the table of its circuit board. The board's README must have these
rows, and no limit may be exceeded."""
import sys

import tap

sys.path.insert(0, "board/pocket/pcb")
import table as tables  # noqa: E402

# Values with their sources, in ohms, volts, amperes, farads and seconds
CELL_OHMS = {3.0: 20, 2.2: 100}  # assumed: internal resistance of a CR2032 cell when new and when nearly empty
LED_VOLTS = 1.8                  # assumed at a few mA; 2.0 V at 20 mA in the datasheet (Wurth 151031SS04000)
PIN_OHMS = 35                    # resistance of an output pin at 3 V (curves in ATtiny2313A 8246B)
Q1_OHMS = {3.0: 2.0, 2.2: 4.0}   # highest on-resistance at 3 V and at 2 V (LP0701 DS20005447A)
Q1_LEAK = 100e-9                 # drain leakage when off, at 15 V (LP0701)
PIN_MOST, CHIP_MOST = 40e-3, 200e-3  # ATtiny2313A 8246B, 22.1
BROWN_OUT = 2.0                  # highest brown-out voltage for BODLEVEL 110 (ATtiny2313A 8246B, 22.5)
PULL_UP_OHMS = 20e3              # lowest pull-up resistance (ATtiny2313A 8246B, 22.2)
MCU_AWAKE = 0.15e-3              # average current of the MCU without LEDs (README)
MCU_ASLEEP, MCU_ASLEEP_MOST = 0.15e-6, 2e-6  # ATtiny2313A 8246B, 22.2
C2_LEAST = 0.8                   # lowest capacitance relative to the nominal value, for 20 % tolerance
C2_OHM_FARADS = 100              # minimum of insulation resistance times capacitance (TDK C series)
PULSE, FRAME, LEDS = 456e-6, 8e-3, 16  # on-time of an LED per frame, duration of a frame, number of LEDs
PROGRAMMER_VOLTS = 5
CELL_COULOMBS = 0.22 * 3600      # 220 mAh


def ohms(value):
    number, unit = value.split()
    return float(number) * (1000 if unit.startswith("k") else 1)


def farads(value):
    number, unit = value.split()
    return float(number) * {"u": 1e-6, "n": 1e-9}[unit[0]]


def figures(table, volts):
    """Returns {name: current or voltage} at this cell voltage."""
    line, tone, c2 = ohms(table.value("R0")), ohms(table.value("R5")), farads(table.value("C2"))
    led = (volts - LED_VOLTS) / (2 * line + 2 * PIN_OHMS + Q1_OHMS[volts])
    edge = volts / (tone + PIN_OHMS)
    keys = 3 * volts / PULL_UP_OHMS
    mean = led * PULSE * LEDS / FRAME + MCU_AWAKE
    step = led * PULSE / (c2 * C2_LEAST)
    return {"led": led, "edge": edge, "chip": led + edge + keys + MCU_AWAKE, "q1": led * Q1_OHMS[volts], "step": step,
            "bare": led * CELL_OHMS[volts], "mean": mean * CELL_OHMS[volts], "least": volts - mean * (CELL_OHMS[volts] + Q1_OHMS[volts]) - step}


def rows(table):
    """Returns the computed rows that the README must contain."""
    new, old = figures(table, 3.0), figures(table, 2.2)
    c2 = farads(table.value("C2"))
    leak = 3.0 / (C2_OHM_FARADS / (c2 * 1e6) * 1e6)
    asleep = MCU_ASLEEP_MOST + leak + Q1_LEAK
    milli = lambda name, digits=1: f"{1000 * new[name]:.{digits}f} | {1000 * old[name]:.{digits}f}"
    return [
        f"| a lit LED, and each of its two pins: mA | {milli('led')} | {1000 * PIN_MOST:.0f} |",
        f"| the piezo's pin, at an edge of a tone: mA | {milli('edge')} | {1000 * PIN_MOST:.0f} |",
        f"| the chip with an LED, the piezo and three keys held: mA | {milli('chip')} | {1000 * CHIP_MOST:.0f} |",
        f"| voltage drop in Q1: mV | {milli('q1', 0)} | |",
        f"| voltage drop at C2 by one pulse of an LED: mV | {milli('step', 0)} | |",
        f"| the same pulse without C2, at a cell of {CELL_OHMS[3.0]} and {CELL_OHMS[2.2]} ohm: mV | {milli('bare', 0)} | |",
        f"| voltage drop in the cell with all 16 lit: mV | {milli('mean', 0)} | |",
        f"| lowest voltage at U1 then; the limit is where U1 may reset: V | {new['least']:.2f} | {old['least']:.2f} | {BROWN_OUT:.1f} |",
        f"| asleep: U1 {MCU_ASLEEP * 1e6:.2f} uA typically. At the limits of the datasheets U1 {MCU_ASLEEP_MOST * 1e6:.0f}, C2 {leak * 1e6:.1f}, "
        f"Q1 {Q1_LEAK * 1e6:.1f} uA: {CELL_COULOMBS / asleep / 86400 / 365:.0f} years |",
        f"| a reversed cell drives at most {Q1_LEAK * 1e6:.1f} uA through Q1 |",
        f"| a programmer of {PROGRAMMER_VOLTS} V pulls RESET down through R6: {1000 * PROGRAMMER_VOLTS / ohms(table.value('R6')):.1f} mA |"]


def faults(table, readme):
    """Lists the exceeded limits, and the rows that the README lacks."""
    found = [f"the README lacks: {row}" for row in rows(table) if row not in readme]
    for volts in (3.0, 2.2):
        values = figures(table, volts)
        found += [f"{name} gives {1000 * values[name]:.1f} mA at {volts} V" for name, most in (("led", PIN_MOST), ("edge", PIN_MOST), ("chip", CHIP_MOST))
                  if values[name] > most]
        if values["least"] <= BROWN_OUT:
            found.append(f"with a cell of {volts} V only {values['least']:.2f} V reach U1")
    nets = table.nets()
    for signal, others in (("MOSI", {"U1", "J1"}), ("MISO", {"U1", "J1"}), ("SCK", {"U1", "J1"}), ("RESET", {"U1", "J1", "R6"})):
        if (parts := {pin.partition(".")[0] for pin in nets[signal]}) != others:
            found.append(f"{signal} of the programmer leads to {', '.join(sorted(parts))}")
    # Q1's pins: drain to the cell, source to the circuit, gate to ground
    path = [("BT1.1", "Q1.3"), ("Q1.1", "U1.20"), ("Q1.2", "BT1.2")]
    found += [f"Q1 does not block a reversed cell: {one} and {other} are not in one net" for one, other in path
              if not any({one, other} <= set(pins) for pins in nets.values())]
    return found


def main():
    checks = tap.Tap()
    readme, text = tap.read("board/pocket/README.md"), tap.read(tables.PATH)
    found = faults(tables.Table(text), readme)
    checks.check(not found, "the README has the computed currents and voltages, and no limit is exceeded", *found)
    checks.controls("toy.txt", text, (
        (r"\| 100 ohm", "| 10 ohm", "the README lacks: . a lit LED"), (r"\| 220 ohm", "| 22 ohm", "edge gives 52.6 mA"), (r"\| 47 uF", "| 4 uF", "reach U1"),
        (r"MISO \| U1.18 J1.1", "MISO | U1.18 J1.1 LED1.1", "MISO of the programmer leads to"),
        (r"CELL \| BT1.1 Q1.3", "CELL | BT1.1 Q1.1", "Q1 does not block a reversed cell")), lambda changed: faults(tables.Table(changed), readme))
    checks.done()


if __name__ == "__main__":
    main()
