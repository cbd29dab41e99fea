#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a factory gets faulty files for the pocket toy's circuit board or case. Checks the output of `make pcb` in
out/pcb with other programs. gerbv draws the Gerber files, and admesh reads the case. Measures the assembly drawing. Checks that
KiCad finds faults in its files."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
import zlib

sys.path[:0] = ["tests/host", "board/pocket/pcb"]
import layout  # noqa: E402
import table as tables  # noqa: E402
import tap  # noqa: E402

OUT = "out/pcb"
DPI = 300
POINT = 25.4 / 72  # mm
SAME_PICTURE = 0.02  # fraction of dots that may differ, because gerbv and KiCad draw edges differently


def run(*words):
    return subprocess.run(words, capture_output=True, text=True, check=False)


def dots(pdf, scratch):
    """Returns (width, height, rows of dots) of the first page of a PDF. A dark dot is 1."""
    run("pdftoppm", "-r", str(DPI), "-gray", "-singlefile", pdf, os.path.join(scratch, "page"))
    with open(os.path.join(scratch, "page.pgm"), "rb") as file:
        data = file.read()
    width, height = map(int, re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data).groups())
    picture = data[len(data) - width * height:]
    return width, height, [bytes(dot < 128 for dot in picture[row * width:(row + 1) * width]) for row in range(height)]


def cut(picture):
    """Returns the rows of a picture without its empty edges."""
    width, height, rows = picture
    filled = [row for row in range(height) if any(rows[row])]
    columns = [column for column in range(width) if any(rows[row][column] for row in filled)]
    return [rows[row][columns[0]:columns[-1] + 1] for row in range(filled[0], filled[-1] + 1)]


def difference(one, other):
    """Returns the fraction of dots that differ between two pictures of the same size."""
    height, width = min(len(one), len(other)), min(len(one[0]), len(other[0]))
    return sum(a != b for row in range(height) for a, b in zip(one[row][:width], other[row][:width])) / height / width


def outline(pdf):
    """Returns width and height in mm of the box around all lines in a PDF."""
    with open(pdf, "rb") as file:
        data = file.read()
    xs, ys = [], []
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", data, re.S):
        try:
            text = zlib.decompress(stream).decode("latin-1")
        except zlib.error:
            continue
        scale = float((re.search(r"([\d.]+) 0 0 [\d.]+ 0 0 cm", text) or [0, "1"])[1])
        for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+) [ml]\b", text):
            xs.append(float(x) * scale * POINT)
            ys.append(float(y) * scale * POINT)
    return max(xs) - min(xs), max(ys) - min(ys)


def check_gerbers(checks, table, board, scratch):
    with zipfile.ZipFile(f"{OUT}/toy-board.zip") as archive:
        archive.extractall(scratch)
        names = archive.namelist()
    checks.check(len(names) == 10, "the zip has 7 layers, plated and unplated holes, and the job file", *names)
    pads = board.pads()
    for name, wanted in (("PTH", sum(pad.net != "" or pad.layers == "thru_hole" for pad in pads) + len(board.vias)), ("NPTH", len(table.all("hole") + table.pegs()))):
        with open(f"{scratch}/toy-{name}.drl", encoding="ascii") as file:
            holes = len(re.findall(r"^X.*Y", file.read(), re.M))
        checks.check(holes == wanted, f"toy-{name}.drl has {wanted} holes", f"it has {holes}")
    for layer in "F_Cu", "B_Cu":
        theirs, ours = f"{scratch}/{layer}.pdf", f"{scratch}/{layer}-kicad.pdf"
        run("gerbv", "-x", "pdf", "-a", "-f", "#000000ff", "-o", theirs, f"{scratch}/toy-{layer}.gbr")
        run("kicad-cli", "pcb", "export", "pdf", "--mode-single", "--black-and-white", "--drill-shape-opt", "0", "-l", layer.replace("_", "."),
            "-o", ours, f"{OUT}/kicad/toy.kicad_pcb")
        one, other = cut(dots(theirs, scratch)), cut(dots(ours, scratch))
        checks.check(abs(len(one) - len(other)) <= 2 and abs(len(one[0]) - len(other[0])) <= 2, f"{layer}: gerbv and KiCad draw the same size",
                     f"{len(one[0])} x {len(one)} and {len(other[0])} x {len(other)} dots")
        share = difference(one, other)
        checks.check(share < SAME_PICTURE, f"{layer}: gerbv and KiCad draw the same picture, {100 * share:.2f} % of the dots differ")
        shifted = difference([row[8:] for row in one], other)
        checks.check(shifted > SAME_PICTURE, f"control, {layer}: with a shift of 0.7 mm {100 * shifted:.1f} % of the dots differ")


def check_case(checks):
    for part in "front", "back", "door", "key":
        said = run("admesh", f"{OUT}/case/{part}.stl").stdout
        parts, open_edges = re.search(r"Number of parts +: +(\d+)", said), re.search(r"Total disconnected facets +: +\d+ +(\d+)", said)
        checks.check(parts and parts[1] == "1" and open_edges and open_edges[1] == "0", f"{part}.stl is one part without open edges", said)


def check_spoilt(checks, scratch):
    """Puts one fault at a time into the KiCad files, and checks that KiCad finds it."""
    spoilt = (
        ("toy.kicad_sch", r'global_label "LINE2"', 'global_label "LINE3"', "schematic parity issues", "a label of another net"),
        ("toy.kicad_pcb", r'\t\(segment\n(?:\t\t.*\n)*?\t\)\n', "", "unconnected items", "a segment removed"),
        ("toy.kicad_pcb", r'(\(pad "2" thru_hole circle\n\t\t\t\(at )5 0', r"\g<1>6 0", "violations", "a hole moved by 1 mm"))
    for name, old, new, what, fault in spoilt:
        folder = os.path.join(scratch, "spoilt")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(f"{OUT}/kicad", folder)
        path = os.path.join(folder, name)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        changed = re.sub(old, new, text, count=1)
        with open(path, "w", encoding="utf-8") as file:
            file.write(changed)
        said = run("kicad-cli", "pcb", "drc", "--severity-all", "--schematic-parity", "-o", f"{folder}/drc.txt", f"{folder}/toy.kicad_pcb").stdout
        found = re.search(rf"Found (\d+) {what}", said)
        checks.check(changed != text and found and int(found[1]) > 0, f"control: KiCad finds {fault}", said)


def main():
    checks = tap.Tap()
    table = tables.load()
    with open(f"{OUT}/kicad/toy.kicad_pcb", encoding="utf-8") as file:
        board = layout.Layout(file.read())
    changed = run("git", "diff", "--unified=0", "board/pocket/pcb/toy.kicad_pcb", "board/pocket/pcb/toy.kicad_sch", "board/pocket/pcb/toy.kicad_pro",
                  "board/pocket/pcb/fp-lib-table", "board/pocket/pcb/sym-lib-table").stdout
    checks.check(not changed, "make pcb reproduces the committed files byte for byte", *changed.split("\n")[:9], "commit what make pcb wrote")
    with tempfile.TemporaryDirectory() as scratch:
        check_gerbers(checks, table, board, scratch)
        kicad = run("kicad-cli", "pcb", "export", "pdf", "--mode-single", "-l", "Edge.Cuts", "-o", f"{scratch}/edge.pdf", f"{OUT}/kicad/toy.kicad_pcb")
        for path, name in ((f"{scratch}/edge.pdf", "the edge of the board"), (f"{OUT}/assembly.pdf", "assembly.pdf")):
            width, height = outline(path)
            size = table.board()
            checks.check(abs(width - size["width"]) < .1 and abs(height - size["height"]) < .1,
                         f"{name}: {size['width']:g} mm are {width:.2f} mm, {size['height']:g} mm are {height:.2f} mm", kicad.stderr)
        check_case(checks)
        check_spoilt(checks, scratch)
    checks.done()


main()
