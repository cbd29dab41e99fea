#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Makes the table of the slowest replies in README.md in this folder, from the output of out/bench/replies on stdin.
Games with replies below QUICK ms share a row. Replies of levels that err also share a row."""
import collections
import pathlib
import re
import sys

README = pathlib.Path(__file__).parent / "README.md"
HEAD = ("| slowest positions found | reply on the CPU | from OK to the move | longest between two reads of the keys |\n"
        "|---|---|---|---|\n")
FIGURES = CPU, GLASS, KEYS = "CPU", "OK to the move", "between two reads of the keys"
QUICK = 10  # ms
NAMES = {"sos": "SOS", "bnim": "bounded Nim", "poj2315": "Football", "mdag": "misere token game", "chomp": "Chomp"}
Figure = collections.namedtuple("Figure", "line value")


def read_figures():
    """Returns the figures of each game, as the program prints them, and the figures of levels that err."""
    games, erring = collections.defaultdict(dict), collections.defaultdict(dict)
    for row in sys.stdin:
        name, _, value, _ = row.split("\t")
        line, what = name.rsplit(": ", 1)
        level, line = re.fullmatch(r"(level \d+ seed \d+: )?(.*)", line).groups()
        (erring if level else games)[line.split()[0]][what] = Figure(line, float(value))
    return games, erring


def row(name, cpu, glass, keys, mark="", decimals=0):
    return f"| {name} | {mark}{cpu:.{decimals}f} ms | {mark}{glass:.0f} ms | {mark}{keys:.1f} ms |"


def worst(games, what):
    """Returns the largest figure of these games."""
    return max((game[what] for game in games), key=lambda figure: figure.value)


def table(games, erring):
    slow = [game for game in games if games[game][CPU].value >= QUICK]
    for game in sorted(slow, key=lambda game: games[game][CPU].value):
        line = games[game][CPU].line
        line = line if len(line) < 60 else line.split()[0]
        yield row(f"{NAMES[game]}: `{line}`", *(games[game][what].value for what in FIGURES))
    quick = [games[game] for game in games if game not in slow]
    yield row(f"each of the other {len(quick)} games", *(worst(quick, what).value for what in FIGURES), mark="<= ", decimals=1)
    line = worst(erring.values(), GLASS).line
    yield row(f"a level that errs, all games: `{line}`", *(worst(erring.values(), what).value for what in FIGURES))


def main():
    rows = "\n".join(table(*read_figures())) + "\n"
    before, rest = README.read_text(encoding="utf-8").split(HEAD)
    README.write_text(before + HEAD + rows + rest[rest.index("\n\n") + 1:], encoding="utf-8")


main()
