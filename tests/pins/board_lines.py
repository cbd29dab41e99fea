# SPDX-License-Identifier: MIT
"""Converts the notation into the lines of a board, independently of the host's program (board/host/notation/README.md, "The line of
a board")."""
import binascii
import re

# names of the games in the order of enum game_id
GAMES = """nim mnim moore mmoore take mtake sub msub subsum msubsum mixed mmixed wythoff fib dyn1 stair nimble turtle_opt turtle_man
    turtle_edge northcott northcottr sos divide bnim poj2315 dag mdag everysg chomp""".split()
HEAPS = {"take", "mtake", "sub", "msub", "fib", "dyn1"}
GRAPHS = {"dag", "mdag", "everysg"}
FIRST_TO_MOVE, SECOND_TO_MOVE, MACHINE, WON, DRAWN = 0, 1, 2, 4, 8


def ints(text):
    return [int(number) for number in re.findall(r"\d+", text)]


def checked(text):
    """Returns the bytes of a line: the text, its checksum and LF."""
    assert binascii.crc_hqx(b"123456789", 0xFFFF) == 0x29B1
    text += " "
    return f"{text}*{binascii.crc_hqx(text.encode('latin-1'), 0xFFFF)}\n".encode("latin-1")


def parameters(text):
    for one in () if text == "-" else text.split(";"):
        key, value = one.split("=")
        numbers = ints(value)
        if key in "SE":
            yield len(numbers) // (1 + (key == "E"))
        yield from numbers


def parts(game, text):
    if game in HEAPS:
        return ints(text)
    if game == "sos" or game.startswith("turtle"):
        numbers = [(".SO" if game == "sos" else "TH").index(letter) for letter in text if game == "sos" or text != "."]
    else:
        numbers = ints(text)
    return [len(numbers), *numbers]


def numbers_of(state):
    head, position = state.split(" : ")
    game, params = head.split(" ")
    return [GAMES.index(game), *parameters(params), *parts(game, position)]


def choice(game, position, text):
    """Returns the part and number of a choice."""
    first, *rest = ints(text)
    part = first - 1
    if game in HEAPS:
        return [0, first]
    if game == "nimble":
        return [part, ints(position)[part] - rest[0]]
    if game in GRAPHS:
        return [part, rest[0] + 1]
    if game.startswith("northcott"):
        return [2 * part, rest[0]]
    if game == "chomp":
        return [part, ints(position)[part] - rest[0] + 1]
    if game.startswith("turtle"):
        return [part, *(rest or [first])]
    if game == "sos":
        return [part, ".SO".index(text[-1])]
    if game == "divide":
        return [part, rest[part]]
    return [part, rest[0]]


def move_numbers(state, move):
    """Returns the numbers of a move in this state, or 0 for no move."""
    if not move:
        return [0]
    game, position = state.split(" ")[0], state.split(" : ")[1]
    if game == "wythoff" and "+" in move:
        return [2, ints(move)[1]]
    return [number for one in move.split("+") for number in choice(game, position, one)]


def board_line(state, turn, before="", move="", board="uno 0.1"):
    """Returns the bytes of the line for this state, after `move` in the state `before`."""
    return checked(" ".join(map(str, [board, *numbers_of(state), turn, *move_numbers(before, move)])))
