#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Compares board/parts.txt with the parts in the READMEs. Each part and its replacements need numbers of two shops."""
import re
import sys

import tap

sys.path.insert(0, "board/pocket/pcb")
import table as tables  # noqa: E402

COLUMNS = "board part count maker number digikey mouser lcsc farnell matters source"
COUNTS = {"four": 4, "five": 5}


def wanted(board, readme):
    """Maps each (board, part) of a README to its count."""
    found = {}
    for name, value in re.findall(r"^\| ([^|]+) \| ([^|]*) \|", re.search(r"^## Parts\n\n.*\n.*\n((?:\|.*\n)*)", readme, re.M)[1], re.M):
        found[board, name] = COUNTS.get(name.split()[0], COUNTS.get(value.split()[0], 1))
    return found


def faults(text, readmes):
    """Lists rows of the table that are wrong, and parts that the table or a README lacks."""
    table = tables.Table(text, {"buy": COLUMNS, "or": COLUMNS})
    found = list(table.faults)
    parts = {key: count for board, readme in readmes.items() for key, count in wanted(board, readme).items()}
    listed = {(row["board"], row["part"]): row for row in table.all("buy")}
    instead = {}
    for row in table.all("or"):
        instead.setdefault((row["board"], row["part"]), []).append(row)
    found += [f"{' '.join(key)} is missing in {'the table' if key in parts else 'the README'}" for key in sorted(parts.keys() ^ (listed.keys() | instead.keys()))]
    for row in table.rows["buy"] + table.rows["or"]:
        found += [f"line {row.line}: {fault}" for fault in tables.number_faults(row.cells)]
        found += [f"line {row.line}: no {column}" for column in ("maker", "number", "matters", "source") if not row.cells[column]]
        if row.cells["count"] != parts.get((row.cells["board"], row.cells["part"]), row.cells["count"]):
            found.append(f"line {row.line}: {row.cells['count']:g} {row.cells['part']}, in the README {parts[row.cells['board'], row.cells['part']]}")
    for key, row in listed.items():
        shops = {shop for one in [row, *instead.get(key, [])] for shop in tables.shops_of(one)}
        if len(shops) < 2:
            found.append(f"line of {' '.join(key)}: the numbers of {len(shops)} shops")
    return found


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    checks = tap.Tap()
    text, readmes = read("board/parts.txt"), {board: read(f"board/{board}/README.md") for board in ("exhibit", "uno")}
    found = faults(text, readmes)
    checks.check(not found, "board/parts.txt has each part of the exhibit and the Uno, with the numbers of two shops", *found)
    for old, new, said in ((r"\nbuy \| uno \| USB cable.*", "", "uno USB cable is missing in the table"), (r"five resistors \| 5", "five resistors | 4", ": 4 five resistors"),
                           (r"1050-1024-ND \| 782-A000066", "- | -", "the numbers of 0 shops"), (r"\nor \| exhibit \| piezo.*", "", "the numbers of 1 shops"),
                           ("C236942", "236942", "'236942' is no number of lcsc"), (r"\| 100 ohm, 5 %[^|]*\|", "| |", "no matters"),
                           ("buy . uno . piezo", "buy | uno | speaker", "uno speaker is missing in the README"), (r"\| 485-1466 \|", "|", "has 11 cells, not 10")):
        changed = re.sub(old, new, text)
        found = faults(changed, readmes)
        checks.check(changed != text and any(said in one for one in found), f"control: {said}", *found)
    found = faults(text, readmes | {"exhibit": readmes["exhibit"].replace("| supply |", "| fuse | 3 A | |\n| supply |")})
    checks.check(found == ["exhibit fuse is missing in the table"], "control: a new part in a README", *found)
    checks.done()


main()
