#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Reads lines of name<TAB>limit<TAB>value<TAB>unit from stdin or files and prints them as a table. A limit looks like
`<= 162` or `>= 97`. Exit status 1 if a limit is missed, a line is invalid, or there is no line."""
import fileinput
import re
import sys

LIMITS = {"<=": lambda value, bound: value <= bound, ">=": lambda value, bound: value >= bound}
TITLES = ("what", "limit", "measured", "", "")


def judge(line):
    """Returns the table's row for a line. Any value except a number within its limit is a miss."""
    name, limit, value, unit = (line.rstrip("\n").split("\t") + [""] * 4)[:4]
    bound = re.fullmatch(r"(<=|>=) (\d+(?:\.\d+)?)", limit)
    measured = re.fullmatch(r"-?\d+(?:\.\d+)?", value)
    good = bound and measured and LIMITS[bound[1]](float(value), float(bound[2]))
    return name, limit or "no limit", value or "nothing", unit, "ok" if good else "MISSED"


def print_table(rows):
    widths = [max(map(len, column)) for column in zip(TITLES, *rows)]
    for name, limit, value, unit, verdict in (TITLES, *rows):
        print(f"{name:<{widths[0]}}  {limit:>{widths[1]}}  {value:>{widths[2]}} {unit:<{widths[3]}}  {verdict}".rstrip())


def main():
    rows = [judge(line) for line in fileinput.input() if line.strip()]
    if not rows:
        sys.exit("figures: nothing was measured")
    print_table(rows)
    sys.exit(any(row[-1] != "ok" for row in rows))


main()
