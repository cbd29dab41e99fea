#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a person finds no help for a command or a game, or an example that does not work. Checks that `help` and
`help <game>` are complete, and that all their examples work. Run from the root of the repository."""
import re

from tap import GAMES, Tap, ask, blocks, run

ITEMS = ("parameters", "position", "move", "example", "a move in it")
COMMANDS = "hint all why moves value mex table period lost sum new play reply show undo limit games help ? version quit exit".split()


def answer_of(line):
    return blocks([line])[0]


def help_of(topics):
    """Yields each topic and the lines of its help."""
    return zip(topics, blocks([f"help {topic}" for topic in topics]))


def wrong(game, lines, listed):
    """Returns what is missing or wrong in the help of a game: its row in `games`, its rules and its items."""
    row, rules, *others = lines
    items = dict(line.split(": ", 1) for line in others if ": " in line)
    if tuple(items) != ITEMS or len(others) != len(ITEMS):
        return [f"wrong items: {items}"]
    faults = []
    if row not in listed or not row.startswith(game + " "):
        faults.append(f"this line differs from `games`: {row}")
    if not re.match(r"[A-Z][^:]+: .*[.]$", rules):
        faults.append(f"no name in words, or no rules: {rules}")
    keys = re.findall(r"(?:^|;)([A-Za-z]+)=", row.split(" ")[1])
    if any(f"{key}=, " not in items["parameters"] for key in keys) or (not keys) != (items["parameters"] == "- (none)"):
        faults.append(f"wrong parameters: {keys}")
    example, move = items["example"], items["a move in it"]
    solved, shown, played = ask([example, f"new {example}", f"play {move}"])
    if not example.startswith(game + " ") or not solved.startswith(example + " : "):
        faults.append(f"the example: {solved}")
    if shown != example or played.startswith("error:") or played == example:
        faults.append(f"the move of the example: {played}")
    return faults


def main():
    tap = Tap()
    listed = answer_of("games")
    for game, lines in help_of(GAMES):
        faults = wrong(game, lines, listed)
        tap.check(not faults, f"help {game}", *faults)
    tap.check(answer_of("HELP  Nim # which?") == answer_of("help nim"), "help ignores case and extra spaces")
    tap.check(answer_of("?") == answer_of("help") and answer_of("? nim") == answer_of("help nim"), "a question mark is help")

    lines = answer_of("help heap")
    items = dict(line.split(": ", 1) for line in lines[2:])
    solved, all_of = ask([items["example"], f"all {items['example']}"])
    tap.check(tuple(items) == ITEMS and solved.startswith(items["example"] + " : N") and items["a move in it"] in all_of.split(" "),
              "help heap explains the game and has an example", *lines)
    tap.check(answer_of("? mheap") == lines, "help for misere heaps is the same")

    for command, (row, meaning, example, *_) in help_of(COMMANDS):
        example = example.removeprefix("example: ")
        said = run(f"new nim\nplay 1-1\n{example}\nversion\n".encode())[0].decode()
        tap.check((row + " ").startswith(command + " ") and meaning.startswith("meaning: ") and (example + " ").startswith(command + " ") and "error" not in said,
                  f"help {command} has an example that works", row, meaning, example, said)
    for name, lines in help_of("kayles dawson treblecross grundy lasker officers".split()):
        example = next(line for line in lines if line.startswith("example: ")).removeprefix("example: ")
        tap.check(lines[0].startswith(f"{name}: heap code=") and ask([example])[0].startswith("heap code="), f"help {name} has an example that works", *lines)
    for word, (meaning, *_) in help_of("misere Nimbers xor octal P verdict graph --csv jobs --words oeis".split()):
        tap.check(len(meaning) > 60, f"help {word} explains the word")

    lines = answer_of("help")
    tap.check(lines[0].startswith("<game> <params> : <position> "), "help begins with the most frequent question")
    tap.check([line.split(" ")[0] for line in lines[1:]] == COMMANDS, "help lists every command", *lines)
    tap.check(max(map(len, lines)) < 80, "the lines of help fit a terminal", *lines)
    tap.done()


main()
