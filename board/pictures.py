#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Draws a picture of each board with its keys and a picture of the simulated display, as SVG in the folder of the board.
usage: board/pictures.py [folder], after `make sim`. Without a folder, writes to board/."""
import os
import subprocess
import sys

SIMULATOR = "out/sim/bouton-sim"
SCRIPTS = {
    "uno": "press ok 2\nexpect text \"Your move\"\npress right 3\npress up 3\nshow\n",
    "exhibit": "wait 100ms\npress ok\npress ok\nhold left 800ms\npress up\npress ok 2\nexpect text \"Corner is poison\"\nwait 6s\npress right\n"
               "wait 800ms\nshow\n",
    "pocket": "press ok 2\nwait 1s\npress next 2\npress take 2\nwait 500ms\nshow\n",
}
STYLE = """<style>
text { font: 13px sans-serif; fill: #1f2328; text-anchor: middle } .small { font-size: 11px } .on { fill: #fff } .cell { fill: #3949ab }
.lcd { font: 17px monospace; fill: #e8eaf6 } .lit { fill: #ff5252 } .dim { fill: #b24a4a } .dark { fill: #40201f } .row { fill: #e8eaf6 }
</style>"""
BRAILLE = 0x2800
# bit numbers of the dots in each column of a Braille character, from top to bottom
BRAILLE_BITS = ((0, 1, 2, 6), (3, 4, 5, 7))


def shown(board, script):
    """Returns the lines that the simulator shows at the end of the script."""
    done = subprocess.run([SIMULATOR, "--board", board, "--script", "/dev/stdin"], input=script, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def text(x, y, words, kind=""):
    words = words.replace("&", "&amp;").replace("<", "&lt;")
    return f'<text x="{x:g}" y="{y:g}" class="{kind}">{words}</text>'


def box(x, y, width, height, fill, radius=4):
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius}" fill="{fill}"/>'


def dot(x, y, radius, kind):
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" class="{kind}"/>'


def glyph(x, y, code):
    """Draws a custom character of the LCD. The simulator shows it as a Braille character of 2x4 dots."""
    for column, bits in enumerate(BRAILLE_BITS):
        for row, bit in enumerate(bits):
            if code >> bit & 1:
                yield f'<rect x="{x - 5 + 5 * column:g}" y="{y + 3 + 5 * row:g}" width="4" height="4" class="row"/>'


def lcd(x, y, rows):
    """Draws the two rows of the LCD, with a cell for each character."""
    for row, line in enumerate(rows):
        for column, character in enumerate(line):
            left, top = x + 18 * column, y + 30 * row
            yield f'<rect x="{left:g}" y="{top:g}" width="16" height="27" class="cell"/>'
            if BRAILLE <= ord(character) < BRAILLE + 256:
                yield from glyph(left + 8, top, ord(character) - BRAILLE)
            elif character != " ":
                yield text(left + 8, top + 20, character, "lcd")


def key(x, y, name, below=True):
    yield box(x - 13, y - 13, 26, 26, "#555")
    yield f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="#ddd"/>'
    yield text(x, y + 28 if below else y - 19, name, "small on")


def draw_uno(lines):
    """Draws the shield on the Uno. The Uno's USB socket is at the left."""
    rows = [line[1:-1] for line in lines if line.startswith("│")]
    yield box(40, 20, 440, 270, "#00838f", 8)
    yield box(8, 50, 62, 52, "#b0bec5")
    yield text(36, 82, "USB", "small")
    yield box(60, 10, 420, 260, "#1b5e20", 8)
    yield box(96, 30, 316, 90, "#222")
    yield box(106, 40, 296, 70, "#283593")
    yield from lcd(111, 46, rows)
    yield box(430, 34, 34, 26, "#1e88e5")
    yield text(447, 76, "contrast", "small on")
    for name, x, y, below in (("SELECT = OK", 120, 190, True), ("LEFT", 200, 190, True), ("UP", 250, 165, False), ("DOWN", 250, 215, True),
                              ("RIGHT", 300, 190, True), ("RST", 400, 190, True)):
        yield from key(x, y, name, below)
    yield text(250, 315, "Arduino Uno with an LCD Keypad Shield")


def draw_exhibit(lines):
    """Draws 32x8 dots above five keys with lamps."""
    dots = [line for line in lines if set(line) <= {"#", "."} and line]
    lamps = next(line for line in lines if line.startswith("lamps:")).split()[1:]
    yield box(10, 10, 620, 330, "#37474f", 8)
    yield box(30, 30, 580, 152, "#111")
    for row, line in enumerate(dots):
        for column, one in enumerate(line):
            yield dot(40 + 18 * column + 1, 43 + 18 * row, 7, "lit" if one == "#" else "dark")
    for name, x, y in (("LEFT", 120, 265), ("RIGHT", 300, 265), ("UP", 210, 225), ("DOWN", 210, 290), ("OK", 470, 260)):
        yield f'<circle cx="{x}" cy="{y}" r="24" fill="#222"/>'
        yield f'<circle cx="{x}" cy="{y}" r="19" fill="{"#fff59d" if name.lower() in lamps else "#8d8461"}"/>'
        yield text(x, y + 5, name, "small")
    yield text(320, 365, "A lit key has an effect")


def draw_pocket(lines):
    """Draws rows of lights above three keys."""
    yield box(10, 10, 300, 330, "#37474f", 16)
    kinds = {"●": "lit", "○": "lit", "◐": "dim", "·": "dark"}
    for row, line in enumerate(lines):
        for column, one in enumerate(line):
            if one in kinds:
                yield dot(40 + 17.5 * column, 50 + 50 * row, 11, kinds[one])
    for name, x in (("NEXT", 70), ("TAKE", 160), ("OK", 250)):
        yield from key(x, 275, name)
    yield text(160, 365, "Dim lights are about to be taken")


PICTURES = {"uno": ("shield.svg", 500, 330, draw_uno), "exhibit": ("wall.svg", 640, 380, draw_exhibit), "pocket": ("toy.svg", 320, 380, draw_pocket)}


def picture(board, script=None):
    """Returns the path of a board's picture and its SVG, with the display as it is after this script."""
    name, width, height, draw = PICTURES[board]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">\n'
    paper = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return f"{board}/{name}", head + "\n".join([STYLE, paper, *draw(shown(board, script or SCRIPTS[board])), "</svg>\n"])


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else "board"
    for board in PICTURES:
        path, svg = picture(board)
        os.makedirs(os.path.join(folder, board), exist_ok=True)
        with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
            file.write(svg)


if __name__ == "__main__":
    main()
