#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the notation's page names a wrong game, parameter, range or move. Compares board/host/notation/README.md
with the host program and the boards: every game, its parameters, their ranges, and an example whose answer has a move.
examples.py checks the answers, readme_numbers.py the limits of a line."""
import re
import subprocess

from tap import BOUTON, GAMES, Tap, read

PAGE = "board/host/notation/README.md"
BUILDS = {"host": BOUTON, "uno": "out/worst/uno/ranges"}  # the exhibit has the same limits as the Uno


def printed(build):
    """Returns the ranges of each game from `games`, by the name of the parameter or of the position's parts."""
    answer = subprocess.run([BUILDS[build]], input="games\n", capture_output=True, text=True, timeout=3600, check=True).stdout
    ranges = {}
    for line in answer.strip().split("\n"):
        game, params, position = re.fullmatch(r"(\w+) (.*?) : (.*)", line).groups()
        found = dict(param.split("=", 1) for param in params.split(";") if param != "-")
        part, _, rest = position.partition(" ")
        ranges[game] = found | ({part: rest} if part.isalpha() else {"position": position})
    return ranges


def sections(page):
    """Yields the games in each heading, with the text below the heading."""
    for heading, text in re.findall(r"^### (`.*)\n((?:(?!^#).*\n)*)", page, re.M):
        yield re.findall(r"`(\w+)`", heading), text


def told(text, column):
    """Returns the ranges in a column of a section's table."""
    rows = re.findall(r"^\| (\S+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", text, re.M)
    return {name.strip("`"): ranges[column] for name, *ranges in rows}


def faults(page, ranges):
    found, games = [], []
    for names, text in sections(page):
        games += names
        for game in names:
            for build, known in ranges.items():
                if told(text, build == "host") != known.get(game):
                    found.append(f"{game}: {told(text, build == 'host')}, but {build} says {known.get(game)}")
            if not re.search(rf"^> (all )?{game} .*\n{game} \S+ : .* : [ND] : \S*\d", text, re.M):
                found.append(f"{game}: no example with a move")
    found += [f"{game}: in no heading, or in two" for game in GAMES if games.count(game) != 1]
    return found + [f"{game}: no game" for game in games if game not in GAMES]


def main():
    tap = Tap()
    page = read(PAGE)
    ranges = {build: printed(build) for build in BUILDS}
    found = faults(page, ranges)
    tap.check(not found, "the page has every game with its ranges and an example", *found)
    for old, new, said in (("| `k` |", "| `j` |", "moore: "), ("0..99, at most 8 |", "0..98, at most 8 |", "uno says"),
                           ("1..1000, at most 32 |", "1..999, at most 32 |", "host says"), ("### `fib`", "### `fob`", "fib: in no heading"),
                           ("### `fib`", "### `fob`", "fob: no game"), ("> all chomp", "> chop", "chomp: no example"),
                           ("`nim`, `mnim`:", "`nim`:", "mnim: in no heading"), ("| pile |", "| heap |", "mixed: ")):
        tap.finds(said, faults(page.replace(old, new), ranges), f"{old} becomes {new}")
    tap.done()


main()
