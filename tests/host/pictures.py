#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a picture on a page is out of date. Compares the drawings of the boards with their simulated
displays, and the house with the includes. Each picture must have a description. Run from the root after `make sim`."""
import os
import re
import sys
import tempfile

from tap import Tap, pages, read

sys.path[:0] = ["board", "firmware", "tests/tools"]
import house  # noqa: E402
import layers  # noqa: E402
import pictures  # noqa: E402

ALT_WORDS_MIN = 5
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")


def check_boards(tap):
    drawn = {board: pictures.picture(board) for board in pictures.PICTURES}
    for board, (path, svg) in drawn.items():
        tap.check(svg == read(f"board/{path}"), f"board/{path} is what board/pictures.py draws")
    other = pictures.picture("uno", pictures.SCRIPTS["uno"].replace("press up 3", "press up 2"))[1]
    tap.check(other != drawn["uno"][1], "control: another move gives another picture")


def may(user, used):
    """True if layers.py allows the folder, or one of its files."""
    return any(one.split("/")[0] == used for one in layers.ALLOWED[user])


def check_house(tap):
    pairs = house.includes()
    tap.check(house.house(pairs, house.folders()) == read("firmware/house.svg"), "firmware/house.svg is what firmware/house.py draws")
    wrong = [f"{user} includes {used}" for user, used in pairs if not may(user, used)]
    tap.check(len(pairs) > 8 and not wrong, "layers.py allows each arrow of the house", *wrong)
    tap.check(house.folders() == set(layers.ALLOWED), "the house has the folders of layers.py", *house.folders() ^ set(layers.ALLOWED))
    with tempfile.TemporaryDirectory() as root:
        os.makedirs(os.path.join(root, "game"))
        with open(os.path.join(root, "game", "x.c"), "w", encoding="utf-8") as file:
            file.write('#include "game/x.h"\n#include "ui/x.h"\n')
        found = house.includes(root)
        tap.check(found == {("game", "ui")} and not may("game", "ui"), "control: a forbidden include is drawn and reported", *found)


def check_words(tap):
    images = [(path, *image) for path in pages() for image in IMAGE.findall(read(path))]
    for path, words, name in images:
        there = os.path.exists(os.path.join(os.path.dirname(path), name))
        tap.check(there and len(words.split()) >= ALT_WORDS_MIN, f"{path}: {name} exists and has a description", words)
    shown = {os.path.normpath(os.path.join(os.path.dirname(path), name)) for path, _, name in images}
    drawn = {f"board/{board}/{name}" for board, (name, *_) in pictures.PICTURES.items()} | {"firmware/house.svg"}
    tap.check(drawn <= shown, "each drawing is on a page", *drawn - shown)


def main():
    tap = Tap()
    check_boards(tap)
    check_house(tap)
    check_words(tap)
    tap.done()


main()
