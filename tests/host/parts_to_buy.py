#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a person who builds a board cannot buy a part, or buys a wrong one. Compares board/parts.txt with the parts
tables of the READMEs. For each part, two shops must sell the part or a replacement."""
import collections
import re
import sys

import tap
from board_pages import COUNTS, parts_table
from tap import read

sys.path.insert(0, "board/pocket/pcb")
import table as tables  # noqa: E402

COLUMNS = "board part value count maker number digikey mouser lcsc farnell matters source"


def wanted(board, readme):
    """Counts each (board, part, value) of a README. A number word at the beginning of part or value is the count, otherwise 1."""
    found = collections.Counter()
    for name, value in parts_table(readme):
        value = re.sub(r"\[(.*?)\]\(.*?\)", r"\1", value)
        found[board, name, value] += COUNTS.get(name.split()[0], COUNTS.get(value.split()[0], 1))
    return found


def key_of(row):
    return row["board"], row["part"], row["value"]


def faults(text, readmes):
    """Lists wrong rows of parts.txt, and parts that only parts.txt or only a README has."""
    table = tables.Table(text, {"buy": COLUMNS, "or": COLUMNS})
    found, parts, instead = list(table.faults), collections.Counter(), collections.defaultdict(list)
    for board, readme in readmes.items():
        parts |= wanted(board, readme)
    listed = {key_of(row): row for row in table.all("buy")}
    for row in table.all("or"):
        instead[key_of(row)].append(row)
    found += [f"{', '.join(key)} is missing in {'parts.txt' if key in parts else 'the README'}" for key in sorted(parts.keys() ^ (listed.keys() | instead.keys()))]
    for row in table.rows["buy"] + table.rows["or"]:
        found += [f"line {row.line}: {fault}" for fault in tables.number_faults(row.cells)]
        found += [f"line {row.line}: the column {column} is empty" for column in ("maker", "number", "matters", "source") if not row.cells[column]]
        if (count := parts[key_of(row.cells)]) != row.cells["count"]:
            found.append(f"line {row.line}: {row.cells['part']}: {row.cells['count']:g}, but {count} in the README")
    for key, row in listed.items():
        shops = {shop for one in [row, *instead.get(key, [])] for shop in tables.shops_of(one)}
        if len(shops) < 2:
            found.append(f"{', '.join(key)}: order numbers of {len(shops)} shops, not of two")
    return found


def main():
    checks = tap.Tap()
    text, readmes = read("board/parts.txt"), {board: read(f"board/{board}/README.md") for board in ("exhibit", "uno")}
    found = faults(text, readmes)
    checks.check(not found, "board/parts.txt has each part of the exhibit and the Uno, with order numbers of two shops", *found)
    checks.controls("parts.txt", text, (
            (r"\nbuy \| uno \| USB cable.*", "", "uno, USB cable, with data lines is missing in parts.txt"), (r"1k \| 10", "1k | 5", "five resistors: 5, but 10 in the README"),
            (r"1050-1024-ND \| 782-A000066", "- | -", "order numbers of 0 shops"), (r"\nor \| exhibit \| piezo.*", "", "order numbers of 1 shops"),
            ("C236942", "236942", "'236942' is no order number of lcsc"), (r"\| 1 kohm, 5 %[^|]*\|", "| |", "the column matters is empty"), (r"3\.15 A, slow", "4 A, slow", "fuse, 4 A"),
            ("buy . uno . piezo", "buy | uno | speaker", "uno, speaker, disc, passive is missing in the README"), (r"\| 709-LRS35-5 \|", "|", "has 12 cells, not 11")),
                    lambda changed: faults(changed, readmes))
    found = faults(text, readmes | {"exhibit": readmes["exhibit"].replace("| supply |", "| choke | 3 A | |\n| supply |")})
    checks.check(found == ["exhibit, choke, 3 A is missing in parts.txt"], "control: a new part that only a README has", *found)
    checks.done()


main()
