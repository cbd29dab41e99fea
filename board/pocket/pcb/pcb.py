#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""pcb.py FOLDER: makes the circuit board from the table, checks it with KiCad, and writes all files for the board maker, the assembler and
the person who solders into FOLDER. Writes the schematic and the board file beside this script."""
import csv
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

import case
import table as tables

HERE = os.path.dirname(os.path.abspath(__file__))
RELEASE = 9
FILES = ("toy.kicad_sch", "toy.kicad_pcb", "toy.kicad_pro", "fp-lib-table", "sym-lib-table")
LAYERS = "F.Cu,B.Cu,F.Mask,B.Mask,F.SilkS,B.SilkS,Edge.Cuts"
DATE = "2026-11-28T00:00:00"  # fixed date in all files for the manufacturer


def kicad(*words):
    """Runs kicad-cli and returns its output. Exits if kicad-cli fails."""
    done = subprocess.run(["kicad-cli", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"kicad-cli {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def need_kicad():
    """Exits unless KiCad RELEASE or newer is installed."""
    try:
        version = subprocess.run(["kicad-cli", "version"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        version = "none"
    if not re.match(r"\d", version) or int(version.split(".")[0]) < RELEASE:
        sys.exit(f"make pcb needs KiCad {RELEASE} or newer; here is {version}. Install kicad, kicad-symbols and kicad-footprints of Debian 13.")


def undated(path):
    """Replaces all dates in a file by DATE."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    text = re.sub(r"20\d\d-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[+-]\d\d:?\d\d)?", DATE, text)
    text = re.sub(r"\(D:\d{14}[^)]*\)", "(D:20261128000000)", text)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def check(folder):
    """Writes the reports of ERC and DRC. Exits if they have a finding."""
    for kind, words, name in (("sch", ["erc"], "toy.kicad_sch"), ("pcb", ["drc", "--schematic-parity"], "toy.kicad_pcb")):
        report = os.path.join(folder, f"{words[0]}.txt")
        said = kicad(kind, *words, "--severity-all", "-o", report, os.path.join(folder, "kicad", name))
        undated(report)
        counts = re.findall(r"Found (\d+) (.*)", said)
        print(f"{words[0].upper()}: {', '.join(f'{count} {what}' for count, what in counts)}")
        if any(int(count) for count, _ in counts):
            with open(report, encoding="utf-8") as file:
                sys.exit(file.read())


def fabrication(folder, board):
    """Writes the zip file for the board maker."""
    with tempfile.TemporaryDirectory() as scratch:
        kicad("pcb", "export", "gerbers", "--no-protel-ext", "-l", LAYERS, "-o", scratch + "/", board)
        kicad("pcb", "export", "drill", "--format", "excellon", "--excellon-separate-th", "-o", scratch + "/", board)
        with zipfile.ZipFile(os.path.join(folder, "toy-board.zip"), "w", zipfile.ZIP_DEFLATED) as archive:
            for name in sorted(os.listdir(scratch)):
                undated(os.path.join(scratch, name))
                with open(os.path.join(scratch, name), "rb") as file:
                    archive.writestr(zipfile.ZipInfo(name, (2026, 11, 28, 0, 0, 0)), file.read(), zipfile.ZIP_DEFLATED)


def lists(folder, table, board):
    """Writes the parts list and the positions in the columns that assemblers expect."""
    orders = {row["item"]: row for row in table.all("order")}
    with open(os.path.join(folder, "parts.csv"), "w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["Comment", "Designator", "Footprint", "Quantity", "Maker", "Part number", "Digi-Key", "Mouser", "LCSC", "Farnell"])
        for item in table.all("item"):
            names = [name for name, row in table.parts().items() if row["item"] == item["name"]]
            order = orders[item["name"]]
            out.writerow([item["value"], ",".join(names), item["footprint"].split(":")[1], len(names), order["maker"], order["number"],
                          *(order[shop].strip("-") for shop in tables.SHOPS)])
        for row in table.all("also"):
            out.writerow([row["what"], "", "", int(row["count"]), row["maker"], row["number"],
                          *(row[shop].strip("-") for shop in tables.SHOPS)])
    with tempfile.NamedTemporaryFile("r", encoding="utf-8", suffix=".csv") as scratch:
        kicad("pcb", "export", "pos", "--format", "csv", "--units", "mm", "--side", "both", "-o", scratch.name, board)
        rows = list(csv.DictReader(scratch))
    with open(os.path.join(folder, "positions.csv"), "w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["Designator", "Mid X", "Mid Y", "Layer", "Rotation"])
        for row in rows:
            out.writerow([row["Ref"], f"{float(row['PosX']):g}", f"{float(row['PosY']):g}", row["Side"], f"{float(row['Rot']):g}"])


def pictures(folder, board, sheet):
    """Writes the schematic, pictures of both sides of the board, and the 1:1 drawing for the assembly."""
    kicad("sch", "export", "pdf", "-o", os.path.join(folder, "schematic.pdf"), sheet)
    kicad("pcb", "export", "pdf", "--mode-single", "--black-and-white", "-l", "F.SilkS,F.Mask,Edge.Cuts", "-o",
          os.path.join(folder, "assembly.pdf"), os.path.join(folder, "kicad", "assembly.kicad_pcb"))
    jobs = [subprocess.Popen(["kicad-cli", "pcb", "render", "--side", side, "-w", "900", "-h", "1230", "--quality", "basic", "-o",
                              os.path.join(folder, f"{name}.png"), board], stdout=subprocess.DEVNULL)
            for side, name in (("top", "front"), ("bottom", "back"))]
    if any(job.wait() for job in jobs):
        sys.exit("kicad-cli pcb render failed. Its error is above.")


def main(folder):
    need_kicad()
    table = tables.load()
    shutil.rmtree(folder, ignore_errors=True)
    scratch = os.path.join(folder, "kicad")
    os.makedirs(scratch)
    if subprocess.run([os.path.join(HERE, "board.py"), scratch], check=False).returncode:
        sys.exit(1)
    check(folder)
    for name in FILES:
        shutil.copyfile(os.path.join(scratch, name), os.path.join(HERE, name))
    board, sheet = os.path.join(scratch, "toy.kicad_pcb"), os.path.join(scratch, "toy.kicad_sch")
    fabrication(folder, board)
    lists(folder, table, board)
    pictures(folder, board, sheet)
    case.main(os.path.join(folder, "case"))
    print("\n".join(sorted(os.path.relpath(os.path.join(path, name), folder) for path, _, names in os.walk(folder) for name in names)))


main(sys.argv[1])
