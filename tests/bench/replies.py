#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Makes README's table of the slowest replies from the output of out/bench/replies on stdin, `LINE: CPU` and `LINE: OK to the
move`, with limit and value, and writes it there. The games whose replies take less than QUICK ms share a row, as do all replies of
a level that errs."""
import collections
import pathlib
import re
import sys

README = pathlib.Path(__file__).parents[2] / "README.md"
HEAD = "| slowest positions found | reply on the CPU | from OK until the move is known |\n|---|---|---|\n"
QUICK = 10  # ms
NAMES = {"sos": "SOS", "bnim": "bounded Nim", "poj2315": "Football", "mdag": "misere token game", "chomp": "Chomp"}
Figure = collections.namedtuple("Figure", "line value")


def read_figures():
    """For each game its two figures, as the program prints them, and the same for a level that errs."""
    games, erring = collections.defaultdict(dict), collections.defaultdict(dict)
    for row in sys.stdin:
        name, _, value, _ = row.split("\t")
        line, what = name.rsplit(": ", 1)
        level, line = re.fullmatch(r"(level \d+: )?(.*)", line).groups()
        (erring if level else games)[line.split()[0]][what] = Figure(line, float(value))
    return games, erring


def table(games, erring):
    slow = [game for game in games if games[game]["CPU"].value >= QUICK]
    for game in sorted(slow, key=lambda game: games[game]["CPU"].value):
        cpu, glass = games[game]["CPU"], games[game]["OK to the move"]
        line = cpu.line if len(cpu.line) < 60 else cpu.line.split()[0]
        yield f"| {NAMES[game]}: `{line}` | {cpu.value:.0f} ms | {glass.value:.0f} ms |"
    cpu, glass = (max(games[game][what].value for game in games if game not in slow) for what in ("CPU", "OK to the move"))
    yield f"| each of the other {len(games) - len(slow)} games | <= {cpu:.1f} ms | <= {glass:.0f} ms |"
    cpu, glass = (max((game[what] for game in erring.values()), key=lambda figure: figure.value)
                  for what in ("CPU", "OK to the move"))
    yield f"| a level that errs, all games: `{glass.line}` | {cpu.value:.0f} ms | {glass.value:.0f} ms |"


def main():
    rows = "\n".join(table(*read_figures())) + "\n"
    before, rest = README.read_text(encoding="utf-8").split(HEAD)
    README.write_text(before + HEAD + rows + rest[rest.index("\n\n") + 1:], encoding="utf-8")


main()
