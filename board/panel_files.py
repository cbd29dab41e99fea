# SPDX-License-Identifier: MIT
"""Converts the shapes of a front panel to SVG, DXF (release 12) and PDF. Lengths are in mm. The y axis points up."""
import collections
import math

# Shapes on a panel. The layer is CUT, ENGRAVE or BEHIND.
Circle = collections.namedtuple("Circle", "layer x y radius")
Line = collections.namedtuple("Line", "layer points")
Text = collections.namedtuple("Text", "layer x y height words")

INKS = {"CUT": "#c00", "ENGRAVE": "#000", "BEHIND": "#888"}
CAPITALS = 0.72               # height of capital letters in Helvetica, relative to the font size
POINTS = 72 / 25.4            # points per mm
PAGE, MARGIN = (420, 297), 12  # mm, A3 landscape
TILE, OVERLAP = (390, 255), 10  # size of the panel's area on one sheet, and overlap of two sheets, in mm
BAR = 100                     # length of the scale bar in mm
CURVE = 0.5523                # length of the control lines of a Bezier quarter circle, relative to the radius
# step from the head to the tail of each arrow
DIRECTIONS = {"left": (1, 0), "right": (-1, 0), "up": (0, -1), "down": (0, 1)}


def arrow(row):
    """Returns the corners of the line that draws an arrow. The line starts at the end without a head."""
    (across, along), length = DIRECTIONS[row["direction"]], row["length"]
    place = lambda back, side: (row["x"] + across * back + along * side, row["y"] + along * back + across * side)
    return [place(length, 0), place(0, 0), place(length / 2, length / 3), place(0, 0), place(length / 2, -length / 3)]


def rectangle(x, y, width, height):
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]


def shapes(rows):
    """Returns all shapes of a panel from the rows of its table."""
    panel = rows["panel"][0]
    found = [Line("CUT", rectangle(0, 0, panel["width"], panel["height"]))]
    for kind, layer in (("window", "CUT"), ("behind", "BEHIND")):
        found += [Line(layer, rectangle(row["x"] - row["width"] / 2, row["y"] - row["height"] / 2, row["width"], row["height"])) for row in rows[kind]]
    found += [Circle("CUT", row["x"], row["y"], row["diameter"] / 2) for row in rows["hole"]]
    found += [Line("ENGRAVE", arrow(row)) for row in rows["arrow"]]
    return found + [Text("ENGRAVE", row["x"], row["y"], row["height"], row["words"]) for row in rows["text"]]


def measures(drawn):
    """Yields (x, y, words) of a label with the size of each large hole and each rectangle."""
    for shape in drawn:
        if isinstance(shape, Circle) and shape.radius > 5:
            yield shape.x, shape.y - 2, f"{2 * shape.radius:g}"
        elif isinstance(shape, Line) and len(shape.points) == 5 and shape.layer != "ENGRAVE":
            (left, bottom), (right, top) = shape.points[0], shape.points[2]
            place = (left + right) / 2, top - 5 if shape.layer == "CUT" else bottom + 2
            yield *place, f"{right - left:g} x {top - bottom:g}"


def svg(size, drawn):
    """Returns the SVG of a panel, with labels of the important sizes."""
    width, height = size
    whole = f'width="{width + 10:g}mm" height="{height + 10:g}mm"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 {width + 10:g} {height + 10:g}" {whole} role="img">',
             '<style>text { font-family: Helvetica, Arial, sans-serif; text-anchor: middle }</style>',
             f'<rect x="-5" y="-5" width="{width + 10:g}" height="{height + 10:g}" fill="#fff"/>']
    for shape in drawn:
        pen = f'fill="none" stroke="{INKS[shape.layer]}" stroke-width="0.5"' + (' stroke-dasharray="3 2"' if shape.layer == "BEHIND" else "")
        if isinstance(shape, Circle):
            lines.append(f'<circle cx="{shape.x:g}" cy="{height - shape.y:g}" r="{shape.radius:g}" {pen}/>')
        elif isinstance(shape, Line):
            points = " ".join(f"{x:g},{height - y:g}" for x, y in shape.points)
            lines.append(f'<polyline points="{points}" {pen}/>')
        else:
            lines.append(f'<text x="{shape.x:g}" y="{height - shape.y:g}" font-size="{shape.height / CAPITALS:.3g}">{shape.words}</text>')
    lines += [f'<text x="{x:g}" y="{height - y:g}" font-size="5" fill="{INKS["BEHIND"]}">{words}</text>' for x, y, words in measures(drawn)]
    return "\n".join([*lines, "</svg>\n"]).encode()


def dxf(drawn):
    """Returns the DXF of a panel: lines, circles and texts on the layers CUT, ENGRAVE and BEHIND."""
    pairs = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), (9, "$DWGCODEPAGE"), (3, "ANSI_1252"), (9, "$INSUNITS"), (70, 4), (0, "ENDSEC"),
             (0, "SECTION"), (2, "ENTITIES")]
    for shape in drawn:
        if isinstance(shape, Circle):
            pairs += [(0, "CIRCLE"), (8, shape.layer), (10, shape.x), (20, shape.y), (40, shape.radius)]
        elif isinstance(shape, Text):  # code 72 = 1 centres the text at the point in codes 11 and 21
            pairs += [(0, "TEXT"), (8, shape.layer), (10, shape.x), (20, shape.y), (40, shape.height), (1, shape.words), (72, 1), (11, shape.x), (21, shape.y)]
        else:
            for (x, y), (far_x, far_y) in zip(shape.points, shape.points[1:]):
                pairs += [(0, "LINE"), (8, shape.layer), (10, x), (20, y), (11, far_x), (21, far_y)]
    written = [(code, f"{value:.4f}" if isinstance(value, float) else str(value)) for code, value in pairs + [(0, "ENDSEC"), (0, "EOF")]]
    return "".join(f"{code:3}\r\n{value}\r\n" for code, value in written).encode("cp1252")


def tiles(size):
    """Yields (row, column, left, bottom) of each page of a panel, starting at the upper left page."""
    columns, rows = (max(1, math.ceil((length - OVERLAP) / (tile - OVERLAP))) for length, tile in zip(size, TILE))
    for row in range(rows):
        for column in range(columns):
            yield row + 1, column + 1, column * (TILE[0] - OVERLAP), size[1] - TILE[1] - row * (TILE[1] - OVERLAP)


class Page:
    """A page of a PDF, which shows one tile of the panel. `commands` draw the page, in points."""

    def __init__(self, left, bottom):
        """`left` and `bottom` are the panel's coordinates at the lower left corner of the tile."""
        self.left, self.bottom, self.commands = left, bottom, []

    def at(self, x, y):
        return f"{POINTS * (x - self.left + MARGIN):.3f} {POINTS * (y - self.bottom + MARGIN + 18):.3f}"

    def add(self, *commands):
        self.commands += commands

    def line(self, points):
        self.add(" ".join([f"{self.at(*points[0])} m"] + [f"{self.at(*point)} l" for point in points[1:]]) + " S")

    def circle(self, x, y, radius):
        corner, path = radius * CURVE, [f"{self.at(x + radius, y)} m"]
        for across, along in ((1, 0), (0, 1), (-1, 0), (0, -1)):  # direction from the centre to the start of each quarter circle
            path.append(f"{self.at(x + across * radius - along * corner, y + along * radius + across * corner)} "
                        f"{self.at(x - along * radius + across * corner, y + across * radius + along * corner)} "
                        f"{self.at(x - along * radius, y + across * radius)} c")
        self.add(" ".join(path) + " S")

    def text(self, x, y, height, words):
        """Adds a centred text. The mean width of a letter in Helvetica is half the font size."""
        size = height / CAPITALS
        place = self.at(x - size * 0.25 * len(words), y)
        escaped = words.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        self.add(f"BT /F1 {POINTS * size:.3f} Tf {place} Td ({escaped}) Tj ET")


def page_of(drawn, board, row, column, left, bottom):
    """Returns the commands of one page: a tile of the panel, the scale bar, and a line of text."""
    page = Page(left, bottom)
    clip = " ".join(f"{POINTS * length:.3f}" for length in TILE)
    page.add("0.5 w", "q", f"{page.at(left, bottom)} {clip} re W n")
    for shape in drawn:
        page.add({"CUT": "0.8 0 0 RG [] 0 d", "ENGRAVE": "0 0 0 RG [] 0 d", "BEHIND": "0.5 0.5 0.5 RG [6 4] 0 d"}[shape.layer])
        if isinstance(shape, Circle):
            page.circle(shape.x, shape.y, shape.radius)
            for across, along in ((2, 0), (0, 2)):  # a cross at the centre
                page.line([(shape.x - across, shape.y - along), (shape.x + across, shape.y + along)])
        elif isinstance(shape, Line):
            page.line(shape.points)
        else:
            page.text(*shape[1:])
    page.add("Q", "0 0 0 RG [] 0 d", "% scale bar")
    page.line([(left, bottom - 12), (left + BAR, bottom - 12)])
    page.add("% words")
    for end in (0, BAR):
        page.line([(left + end, bottom - 14), (left + end, bottom - 10)])
    page.text(left + 240, bottom - 14, 3, f"{board}: row {row}, column {column}. This bar is {BAR} mm long. Print at 100 %. Two pages overlap by {OVERLAP} mm.")
    return "\n".join(page.commands).encode("cp1252")


def pdf(size, drawn, board):
    """Returns a PDF with one page for each tile."""
    contents = [page_of(drawn, board, *tile) for tile in tiles(size)]
    media = " ".join(f"{POINTS * length:.3f}" for length in PAGE)
    kids = " ".join(f"{4 + 2 * number} 0 R" for number in range(len(contents)))
    objects = [b"<< /Type /Catalog /Pages 2 0 R >>", f"<< /Type /Pages /Kids [{kids}] /Count {len(contents)} >>".encode(),
               b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"]
    for number, content in enumerate(contents):
        objects += [f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {media}] /Resources << /Font << /F1 3 0 R >> >> /Contents {5 + 2 * number} 0 R >>".encode(),
                    f"<< /Length {len(content)} >>\nstream\n".encode() + content + b"\nendstream"]
    out, places = b"%PDF-1.4\n", []
    for number, one in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n".encode() + one + b"\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    count = len(objects) + 1
    table = f"xref\n0 {count}\n0000000000 65535 f \n{table}trailer\n<< /Size {count} /Root 1 0 R >>\n"
    return out + f"{table}startxref\n{len(out)}\n%%EOF\n".encode()
