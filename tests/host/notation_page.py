#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the notation's page names a wrong game, parameter, range or move. Compares board/host/notation/README.md
with the host program and the boards: every game, its parameters, their ranges, and an example whose answer has a move.
examples.py checks the answers."""
import re
import subprocess

from tap import BOUTON, GAMES, Tap

PAGE = "board/host/notation/README.md"
BUILDS = {"host": BOUTON, "uno": "out/worst/uno/ranges"}  # the exhibit's limits equal the Uno's
LIMITS = {"characters in a line": "CONSOLE_LINE_MAX", "moves that `undo` takes back": "MATCH_UNDO_MAX",
          "moves that `all` tries": "CONSOLE_TRIES_MAX", "winning moves that `all` lists": "CONSOLE_LIST_MAX",
          "steps of a search": "CONSOLE_STEPS_MAX"}
LIMITS_IN = ("board/host/board.h", "board/host/notation/text.h", "board/host/solver/work.h")


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


def limit_faults(page):
    """Returns the limits in the table that differ from the sources."""
    source = ""
    for path in LIMITS_IN:
        with open(path, encoding="utf-8") as file:
            source += file.read()
    found = []
    for what, name in LIMITS.items():
        row = re.search(rf"^\| {what}[^|]*\| (\S+) \|", page, re.M)
        limit = int(re.search(rf"{name}(?: =)? (\d+)", source)[1])
        if not row or int(row[1].replace(",", "")) != limit:
            found.append(f"{what}: not {limit}")
    return found


def main():
    tap = Tap()
    with open(PAGE, encoding="utf-8") as file:
        page = file.read()
    ranges = {build: printed(build) for build in BUILDS}
    found = faults(page, ranges)
    tap.check(not found, "the page has every game with its ranges and an example", *found)
    tap.check(not limit_faults(page), "the page has the limits of a line and of its answer", *limit_faults(page))
    for old, new, said in (("| `k` |", "| `j` |", "moore: "), ("0..99, at most 8 |", "0..98, at most 8 |", "uno says"),
                           ("1..1000, at most 32 |", "1..999, at most 32 |", "host says"), ("### `fib`", "### `fob`", "fib: in no heading"),
                           ("### `fib`", "### `fob`", "fob: no game"), ("> all chomp", "> chop", "chomp: no example"),
                           ("`nim`, `mnim`:", "`nim`:", "mnim: in no heading"), ("| pile |", "| heap |", "mixed: ")):
        found = faults(page.replace(old, new), ranges)
        tap.check(any(said in one for one in found), f"control: {old} becomes {new}", *found)
    for old, new in (("| 1,023 |", "| 1,024 |"), ("| 100,000 |", "| 99,999 |")):
        tap.check(len(limit_faults(page.replace(old, new))) == 1, f"control: {old} becomes {new}")
    tap.done()


main()
