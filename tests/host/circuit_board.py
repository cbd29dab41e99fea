#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the pocket toy's circuit board that a person orders does not match its schematic, case or page. Compares
the committed board and schematic of the pocket toy with toy.txt, without KiCad. Checks the error messages of `make pcb`, the
sizes of the case, and the print on the board. wiring.py compares toy.txt with the other files."""
import os
import re
import subprocess
import sys
import tempfile
import time

import tap
from tap import read

PCB = "board/pocket/pcb"
sys.path.insert(0, PCB)
import case  # noqa: E402
import layout  # noqa: E402
import route  # noqa: E402
import schematic  # noqa: E402
import table as tables  # noqa: E402


# Changes to toy.txt that must cause an error: (pattern, replacement, expected error)
TABLE_CONTROLS = (
    (r"net \| TONE \| R5\.2 BZ1\.1", "net | TONE | R5.2", r"line \d+: net TONE has only the pin R5\.2"),
    (r"net \| OK \| U1\.8", "net | OK | U1.7 U1.8", r"line \d+: pin U1\.7 of OK is also in line \d+"),
    (r"(?m)^(item \| led \| [\w:]+ \|) [^|]+", r"\1 - ", r"line \d+: led has no footprint"),
    (r"(?m)^(part \| C1 \| bypass \|) [\d.]+", r"\1 -", r"line \d+: C1: could not convert"),
    (r"(?m)^order \| key .*\n", "", r"line \d+: key has no order number"),
    (r"SW413-ND \| 653-B3F-4050", "- | -", r"line \d+: key has order numbers of 1 shops, not of two"),
    (r"; Xon Electronics sells it.*", "", r"line \d+: guard has order numbers of 1 shops, not of two"),
    (r"(?m)^also .*instead of C2.*\n", "", r"line \d+: reservoir has order numbers of 1 shops, not of two"),
    (r"C86707", "86707", r"line \d+: B3F-4050: '86707' is no order number of lcsc"),
    (r"(?m)^(part \| R1 \| line \| [\d.]+) \| [\d.]+", r"\1 | 60.96", r"line \d+: R\d is at the place of R\d"),
    (r"(?m)^(part \| R6 \| reset) \| [\d.]+", r"\1 | 66.5", r"line \d+: R6 is 1\.46 mm too close to the edge or beyond it"),
    (r"(?m)^(part \| LED7 \| led) \| [\d.]+", r"\1 | 32.75", r"line \d+: LED7 is 1\.00 mm out of its row of 5"),
    (r"(?m)^(part \| LED12 \|.*\|) 0 \| front", r"\1 180 | front", r"line \d+: LED12 is \d\.\d+ mm out of its row of 7, or turned"),
    (r"(?m)^(part \| S2 \| key) \| [\d.]+", r"\1 | 22.99", r"line \d+: S2 is 14\.0 mm from S1, less than 15"),
    (r"(?m)^(part \| Q1 \|) guard", r"\1 choke", r"line \d+: Q1: there is no item 'choke'"),
    (r"(?m)^(text \| front \| [\d.]+ \| [\d.]+) \| 1 ", r"\1 | 0.8 ", r"line \d+: the text '.*' is 0.8 mm high, less than 1"),
    (r"(?m)^(hole \| 3.81)", r"hole | 1 | 3.81", r"line \d+: a row of 'hole' has 3 cells, not 4"),
)
# Changes to toy.kicad_pcb that must cause an error: (pattern, replacement, expected error)
LAYOUT_CONTROLS = (
    (r'\t\(segment\n(?:\t\t.*\n)*?\t\)\n', "", "do not connect"),
    (r'(\(property "Reference" "C1".*)', '(property "Reference" "C9"', "C1 is missing"),
    (r"\(drill 0\.4\)", "(drill 0.3)", "a hole of 0.3 mm"),
    (r"(\(segment\n\t\t\(start )[\d.]+ [\d.]+", r"\g<1>33 50", "mm apart, less than 0.2"),
    (r"\(drill 1\.2\)", "(drill 1.0)", "does not fit a lead"),
    (r"\(drill 1\.8\)", "(drill 1.6)", "has the unplated holes"),
    (r"\(gr_text \"NEXT\"", '(gr_text "NEST"', "the text 'NEXT' is missing on the front"),
    (r"\(width 0\.3\)", "(width 0.2)", "0.2 mm wide"),
    (r'(?s)(\(property "Reference" "LED3".*?\(net \d+) "A\d"', r'\1 "A4"', "LED3: the pad 1 is in net A4, not A2"),
    (r'(\(gr_text "Take lights of one row,"\n\t\t\(at) [\d.]+ [\d.]+', r"\1 40 50", "under U1"),
    (r'(?s)(\(footprint "Package_DIP.*?\(at) [\d.]+', r"\1 37.83", "U1: the pad 1 at 37.83"),
)


def routed(*enclosing):
    """Routes a net of two pads. The pads `enclosing` of another net are around the second pad. Returns the router's result."""
    pads = [route.Pad("X1.1", "A", 6.35, 12.7, 1, 1), route.Pad("X2.1", "A", 19.05, 12.7, 1, 1)]
    pads += [route.Pad(f"X3.{number}", "B", *place) for number, place in enumerate(enclosing)]
    try:
        return [len(ways) for ways in route.Router(25.4, 25.4, pads, []).route(["A"], lambda line: None).values()]
    except route.NoWay as problem:
        return str(problem)


def check_make(checks):
    """Checks that make pcb refuses to run without KiCad 9, and that the router names a pad that it cannot reach."""
    for version, said in (("6.0.11", "here is 6.0.11"), (None, "here is none")):
        with tempfile.TemporaryDirectory() as folder:
            if version:
                with open(f"{folder}/kicad-cli", "w", encoding="ascii") as file:
                    file.write(f"#!/bin/sh\necho {version}\n")
                os.chmod(f"{folder}/kicad-cli", 0o755)
            done = subprocess.run([sys.executable, "-B", f"{PCB}/pcb.py", f"{folder}/out"], capture_output=True, text=True, check=False,
                                  env={"PATH": f"{folder}:{os.environ['PATH'] if version else '/nowhere'}"})
            checks.check(done.returncode == 1 and "make pcb needs KiCad 9" in done.stderr and said in done.stderr and not os.path.exists(f"{folder}/out"),
                         f"make pcb names the KiCad release that it needs: {said}", done.stderr)
    checks.check(routed() == [1], "the router connects two pads", routed())
    ring = [(19.05 + x, 12.7 + y, *size) for x, y, size in ((0, 2, (5, 1)), (0, -2, (5, 1)), (2, 0, (1, 5)), (-2, 0, (1, 5)))]
    checks.check("net A: no way to pad X2.1" in routed(*ring), "control: the router names the net and the pad that it cannot reach", routed(*ring))


# Wrong sizes of the case: (sizes, expected error)
CASE_CONTROLS = (
    ({"room": 10.4}, "U1 is 10.2 mm high, 0.20 mm below the lid"), ({"below": 7.6}, "BT1 is 7.6 mm high, 0.00 mm below the back"),
    ({"lid": 1.5}, "the lid is 1.10 mm thick"), ({"led_hole": 6.6}, "the lid between two holes is 1.02 mm thick"), ({"gap": .2}, "the board and the wall"),
    ({"post": 6.8}, "a screw's post and a part"),
    ({"below": 11}, "a screw of the case is 5.40 mm deep"), ({"door_post": 4}, "a screw of the door is 6.40 mm deep in a post of 6 mm"), ({"key_flange": 5.2}, "a key's rim and the lid"))


def check_case(checks, table):
    """Checks heights, gaps and walls of the case, without OpenSCAD."""
    size = case.sizes(table)
    found, gap, wall = case.faults(table, size)
    checks.check(not found, f"pocket: each gap in the case has {gap:.2f} mm or more, each wall {wall:.2f} mm or more", *found)
    for change, said in CASE_CONTROLS:
        found, _, _ = case.faults(table, size | change)
        checks.finds(said, found, f"case with {change}: {said}")


# Patterns of facts that the toy's card and the board's print must state
CARD = (
    r"take lights of one row, one or more\. (who takes )?the last light wins", r"next +chooses another row", r"take\b.* marks one more light, dim",
    r"\bok\b.* takes the mark", r"without marks, at[\w ]+: the toy begins", r"ok held:? +(a )?hint", r"all three keys (held: )?back to the menu",
    r"\btake\b.* changes the row", r"ok (menu: )?begins", r"row 1:? +blinks fast: (the )?last light loses", r"row 2:? +k, rows (that )?a move may touch",
    r"row 3:? .*1-3-5-7.* 3-5-7.* 3-4-5.* always another", r"row 4:? +level 1 to 4\b", r"\b4 (.* )?never", r"fast: no sound", r"asleep after a minute: any key wakes it",
    r"how to win\b.* see each row as 4s, 2s and 1s: 3 = 2\+1", r"7 = 4\+2\+1", r"leave an even number of 4s, of 2s and of 1s",
    r"if the last light loses: of rows of 1 alone leave an odd number")


def flat(lines):
    """Joins lines and converts them to lower case with single spaces."""
    return re.sub(r"\s+", " ", " ".join(lines).lower())


def card_of(readme):
    """Returns the text of the card in the README. Puts the two columns KEYS and MENU one after the other."""
    lines = re.search(r"## A card to cut out\n.*?```text\n(.*?)```", readme, re.S)[1].replace("|", " ").split("\n")
    first, last = (next(index for index, line in enumerate(lines) if word in line) for word in ("KEYS", "HOW TO WIN"))
    column = lines[first].index("MENU")
    return flat([*lines[:first], *(line[:column] for line in lines[first:last]), *(line[column:] for line in lines[first:last]), *lines[last:]])


def card_faults(table, readme, title, licence):
    """Lists facts that the card in the README lacks, and facts that the print on the board lacks."""
    card = card_of(readme)
    back = flat(row["text"] for row in table.all("text") if row["side"] == "back")
    front = {row["text"] for row in table.all("text") if row["side"] == "front"}
    found = [f"{where} lacks: {fact}" for fact in CARD for where, text in (("the card", card), ("the back", back)) if not re.search(fact, text)]
    year, version = (re.search(rf'"{name}": "(\w+)', title)[1] for name in ("date", "version"))
    found += [f"the back lacks: {words}" for words in (f"board {version}, {year}, {licence.split()[0].lower()} licence", "sources: project bouton")
              if words not in back]
    return found + [f"the front lacks {key}" for key in ("NEXT", "TAKE", "OK", "1", "3", "5", "7") if key not in front]


def check_card(checks, text_of_table):
    readme, licence, title = read("board/pocket/README.md"), read("LICENSE"), read(f"{PCB}/board.py")
    found = card_faults(tables.Table(text_of_table), readme, title, licence)
    checks.check(not found, "pocket: the print on the board has the facts of the card in the README, version, year, licence and name", *found)
    for old, new, said in (("3-4-5", "3-4-6", "the back lacks: row 3"), ("2026, MIT", "2025, MIT", "the back lacks: board"),
                           ("centre | TAKE", "centre | TAK", "the front lacks TAKE")):
        found = card_faults(tables.Table(text_of_table.replace(old, new)), readme, title, licence)
        checks.finds(said, found, f"card: {old} becomes {new} in toy.txt")
    checks.finds("the card lacks: row 3", card_faults(tables.Table(text_of_table), readme.replace("3: 3-4-5", "3: 3-4-6"), title, licence), "card: another row 3")


def check_files(checks, text_of_table):
    """Compares the KiCad files with toy.txt, and checks that drawn faults in these files and every fault in toy.txt are found."""
    begun = time.process_time()
    table = tables.Table(text_of_table)
    files = {name: read(f"{PCB}/{name}") for name in ("toy.kicad_pcb", "toy.kicad_sch")}
    remake = "run make pcb to write both files again"
    found = layout.layout_faults(table, files["toy.kicad_pcb"])
    checks.check(not found, "pocket: toy.kicad_pcb agrees with toy.txt", *found[:1], remake)
    found = layout.schematic_faults(table, files["toy.kicad_sch"], schematic.pins)
    checks.check(not found, "pocket: toy.kicad_sch agrees with toy.txt", *found[:1], remake)
    checked = time.process_time() - begun
    checks.check(checked <= 2, f"pocket: comparing the committed files takes {checked:.2f} s, at most 2 s")
    checks.controls("board file", files["toy.kicad_pcb"], tap.drawn(LAYOUT_CONTROLS, 4), lambda text: layout.layout_faults(table, text))
    text = files["toy.kicad_sch"].replace('(global_label "LINE2"', '(global_label "LINE3"', 1)
    found = layout.schematic_faults(table, text, schematic.pins)
    checks.check(found == ["U1.14 is in net LINE3 in the schematic, not LINE2"], "control, schematic: a pin with the label of another net is found", *found)
    checks.controls("table", text_of_table, TABLE_CONTROLS, lambda text: tables.Table(text).all_faults())


def main():
    checks = tap.Tap()
    text = read(f"{PCB}/toy.txt")
    check_files(checks, text)
    check_make(checks)
    check_case(checks, tables.Table(text))
    check_card(checks, text)
    checks.done()


main()
