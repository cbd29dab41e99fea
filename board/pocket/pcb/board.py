#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Makes toy.kicad_sch and toy.kicad_pcb for KiCad 9 from the table, in the given folder. Equal tables give equal files."""
import json
import os
import re
import subprocess
import sys
import uuid

import pcbnew

import route
import table as tables
from schematic import NAMESPACE, identity, schematic
from sexpr import Text, all_of, dump, first, parse

FOOTPRINTS = os.environ.get("KICAD_FOOTPRINTS", "/usr/share/kicad/footprints")
TITLE = {"title": "Bouton, pocket toy", "date": "2026-11-28", "version": "1", "address": "Bouton, MIT licence"}
HOLE_GAP = 0.5   # gap between a hole without copper and the copper around the hole, in mm
SHEET = 297, 210  # mm, A4
HEAD = 3.2       # radius of a screw head plus a margin, in mm
mm = pcbnew.FromMM
SILK = {"front": pcbnew.F_SilkS, "back": pcbnew.B_SilkS}
# Rules of KiCad's check, in mm
RULES = {"min_clearance": 0.2, "min_track_width": 0.25, "min_via_diameter": 0.8, "min_through_hole_diameter": 0.4, "min_hole_clearance": 0.25,
         "min_hole_to_hole": 0.25, "min_copper_edge_clearance": 0.5, "min_text_height": 0.8, "min_text_thickness": 0.1,
         "min_silk_clearance": 0.0, "min_via_annular_width": 0.15, "min_resolved_spokes": 1}


def point(x, y):
    return pcbnew.VECTOR2I(mm(x), mm(y))


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def project(items):
    """Returns the project's files with design rules and libraries, as a dictionary from name to text."""
    rows = {"fp": sorted({item["footprint"].split(":")[0] for item in items}),
            "sym": sorted({item["symbol"].split(":")[0] for item in items} | {"power"})}
    where = {"fp": ("KiCad", "${KICAD9_FOOTPRINT_DIR}/%s.pretty"), "sym": ("KiCad", "${KICAD9_SYMBOL_DIR}/%s.kicad_sym")}
    found = {f"{kind}-lib-table": dump([f"{kind}_lib_table", ["version", "7"], *(
        ["lib", ["name", Text(name)], ["type", Text(where[kind][0])], ["uri", Text(where[kind][1] % name)], ["options", Text("")],
         ["descr", Text("")]] for name in names)]) + "\n" for kind, names in rows.items()}
    nets = {"classes": [{"name": "Default", "clearance": route.CLEARANCE, "track_width": route.WIDTH, "via_diameter": route.VIA,
                         "via_drill": route.VIA_DRILL, "priority": 2147483647}], "meta": {"version": 4}}
    found["toy.kicad_pro"] = json.dumps({"board": {"design_settings": {"rules": RULES}}, "meta": {"filename": "toy.kicad_pro", "version": 3},
                                         "net_settings": nets}, indent=2) + "\n"
    return found


def netlist(folder):
    """Returns the net of each pin, with KiCad's names for the nets of the schematic."""
    out = os.path.join(folder, "toy.net")
    subprocess.run(["kicad-cli", "sch", "export", "netlist", "-o", out, os.path.join(folder, "toy.kicad_sch")], check=True, stdout=subprocess.DEVNULL)
    with open(out, encoding="utf-8") as file:
        parsed = parse(file.read())
    os.remove(out)
    return {f"{first(node, 'ref')[0]}.{first(node, 'pin')[0]}": first(net, "name")[0]
            for net in all_of(next(one for one in parsed if one[0] == "nets"), "net") for node in all_of(net, "node")}


def printed(value):
    """Returns a value in the form printed on the board, such as 10k or 100n."""
    number, unit = value.split()
    return number + unit.removesuffix("ohm").removesuffix("F")


def add_text(board, row):
    text = pcbnew.PCB_TEXT(board)
    text.SetText(row["text"])
    text.SetLayer(SILK[row["side"]])
    text.SetTextSize(pcbnew.VECTOR2I(mm(row["size"]), mm(row["size"])))
    text.SetTextThickness(mm(max(.15, row["size"] * .14)))
    text.SetMirrored(row["side"] == "back")
    text.SetHorizJustify({"left": pcbnew.GR_TEXT_H_ALIGN_LEFT, "right": pcbnew.GR_TEXT_H_ALIGN_RIGHT,
                          "centre": pcbnew.GR_TEXT_H_ALIGN_CENTER}[row["align"]])
    text.SetPosition(point(row["x"], row["y"]))
    board.Add(text)


def add_outline(board, width, height, radius):
    corners = [(0, 0), (width, 0), (width, height), (0, height)]
    for index, (x, y) in enumerate(corners):
        to_x, to_y = corners[(index + 1) % 4]
        step = ((to_x > x) - (to_x < x), (to_y > y) - (to_y < y))
        line = pcbnew.PCB_SHAPE(board, pcbnew.SHAPE_T_SEGMENT)
        line.SetStart(point(x + step[0] * radius, y + step[1] * radius))
        line.SetEnd(point(to_x - step[0] * radius, to_y - step[1] * radius))
        arc = pcbnew.PCB_SHAPE(board, pcbnew.SHAPE_T_ARC)
        inside = (x + radius if x == 0 else x - radius, y + radius if y == 0 else y - radius)
        before = {(1, 0): (x, y + radius), (0, 1): (x - radius, y), (-1, 0): (x, y - radius), (0, -1): (x + radius, y)}[step]
        middle = tuple(centre + (corner - centre) / 2 ** .5 for centre, corner in zip(inside, (x, y)))
        arc.SetArcGeometry(point(*before), point(*middle), point(x + step[0] * radius, y + step[1] * radius))
        for shape in line, arc:
            shape.SetLayer(pcbnew.Edge_Cuts)
            shape.SetWidth(mm(.1))
            board.Add(shape)


def add_part(board, name, row, item, nets):
    """Adds the footprint of a part and its printed name. Adds the printed value of a resistor or capacitor."""
    library, short = item["footprint"].split(":")
    part = pcbnew.FootprintLoad(f"{FOOTPRINTS}/{library}.pretty", short)
    part.SetFPID(pcbnew.LIB_ID(library, short))
    part.SetReference(name)
    part.SetValue(item["value"])
    part.SetPath(pcbnew.KIID_PATH("/" + identity(name)))
    part.SetPosition(point(row["x"], row["y"]))
    board.Add(part)
    part.SetOrientationDegrees(row["angle"])
    if row["side"] == "back":
        part.Flip(part.GetPosition(), pcbnew.FLIP_DIRECTION_LEFT_RIGHT)
    label = part.Reference()
    label.SetPosition(point(row["x"] + row["label_x"], row["y"] + row["label_y"]))
    label.SetTextAngleDegrees(0)
    label.SetLayer(SILK[row["side"]])
    label.SetTextSize(pcbnew.VECTOR2I(mm(1), mm(1)))
    label.SetTextThickness(mm(.15))
    part.Value().SetVisible(False)
    if name[0] in "RC":
        add_text(board, {"text": printed(item["value"]), "side": row["side"], "x": row["x"] + row["label_x"],
                         "y": row["y"] + row["label_y"] + 1.6, "size": 1, "align": "centre"})
    for pad in part.Pads():
        if net := nets.get(f"{name}.{pad.GetNumber()}"):
            pad.SetNet(board.FindNet(net))
        elif not pad.GetNumber():
            pad.SetLocalClearance(mm(HOLE_GAP))
    return part


def add_hole(board, number, row):
    hole = pcbnew.FootprintLoad(f"{FOOTPRINTS}/MountingHole.pretty", "MountingHole_3.2mm_M3")
    hole.SetFPID(pcbnew.LIB_ID("MountingHole", "MountingHole_3.2mm_M3"))
    hole.SetReference(f"H{number}")
    hole.SetValue("M3")
    hole.SetAttributes(pcbnew.FP_EXCLUDE_FROM_BOM | pcbnew.FP_EXCLUDE_FROM_POS_FILES | pcbnew.FP_BOARD_ONLY)
    hole.SetPosition(point(row["x"], row["y"]))
    hole.Reference().SetVisible(False)
    hole.Value().SetVisible(False)
    for pad in hole.Pads():
        pad.SetLocalClearance(mm(HOLE_GAP))
    board.Add(hole)


def add_ways(board, ways):
    layers = pcbnew.F_Cu, pcbnew.B_Cu
    for net, several in ways.items():
        for way in several:
            for one, other in route.segments(way):
                if one[2] != other[2]:
                    item = pcbnew.PCB_VIA(board)
                    item.SetPosition(point(one[0] * route.GRID, one[1] * route.GRID))
                    item.SetDrill(mm(route.VIA_DRILL))
                    item.SetFrontWidth(mm(route.VIA))
                else:
                    item = pcbnew.PCB_TRACK(board)
                    item.SetStart(point(one[0] * route.GRID, one[1] * route.GRID))
                    item.SetEnd(point(other[0] * route.GRID, other[1] * route.GRID))
                    item.SetWidth(mm(route.WIDTH))
                    item.SetLayer(layers[one[2]])
                item.SetNet(board.FindNet(net))
                board.Add(item)


def add_ground(board, width, height):
    for layer in pcbnew.F_Cu, pcbnew.B_Cu:
        zone = pcbnew.ZONE(board)
        zone.SetLayer(layer)
        zone.SetNet(board.FindNet("GND"))
        zone.SetLocalClearance(mm(.25))
        zone.SetMinThickness(mm(.25))
        zone.SetThermalReliefGap(mm(.4))
        zone.SetThermalReliefSpokeWidth(mm(.5))
        zone.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
        outline = zone.Outline()
        outline.NewOutline()
        for x, y in ((.6, .6), (width - .6, .6), (width - .6, height - .6), (.6, height - .6)):
            outline.Append(mm(x), mm(y))
        board.Add(zone)


def pad_shapes(board):
    """Returns the pads of all parts as rectangles, for the router."""
    found = []
    for part in board.GetFootprints():
        for pad in part.Pads():
            if pad.GetNumber():
                box = pad.GetBoundingBox()
                found.append(route.Pad(f"{part.GetReference()}.{pad.GetNumber()}", pad.GetNetname(), pcbnew.ToMM(pad.GetPosition().x),
                                       pcbnew.ToMM(pad.GetPosition().y), pcbnew.ToMM(box.GetWidth()), pcbnew.ToMM(box.GetHeight())))
    return sorted(found)


def numbered(text):
    """Returns a KiCad file in which each uuid is computed from the object that it names."""
    seen = {}

    def bare(item):
        return [bare(one) for one in item if not (isinstance(one, list) and one and one[0] in ("uuid", "tstamp"))] if isinstance(item, list) else item

    def walk(item, owner):
        for one in item:
            if isinstance(one, list) and any(isinstance(part, list) and part and part[0] == "uuid" for part in one):
                key = owner + dump(bare(one))
                seen[key] = seen.get(key, 0) + 1
                first_uuid = next(part for part in one if isinstance(part, list) and part and part[0] == "uuid")
                first_uuid[1] = Text(uuid.uuid5(NAMESPACE, f"{key} {seen[key]}"))
                walk(one, first_uuid[1])
            elif isinstance(one, list):
                walk(one, owner)
    parsed = parse(text)
    walk(parsed, "")
    return dump(parsed)


def straightened(text):
    """Makes the filled areas of a KiCad file reproducible: removes points on straight edges, and starts each area at its smallest point."""
    def points(match):
        found = [tuple(map(float, pair)) for pair in re.findall(r"\(xy (\S+) (\S+)\)", match[2])]
        kept = [at for before, at, after in zip(found[-1:] + found, found, found[1:] + found[:1])
                if abs((at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0])) > 1e-9]
        start = kept.index(min(kept))
        words = [f"(xy {x} {y})" for x, y in kept[start:] + kept[:start]]
        return match[1] + "".join("\n\t\t\t\t" + " ".join(words[at:at + 5]) for at in range(0, len(words), 5)) + "\n\t\t\t)"
    return re.sub(r"(\(filled_polygon\s+\(layer \S+\)\s+\(pts)((?:\s*\(xy \S+ \S+\))*)\s*\)", points, text)


def main(folder):
    source = tables.load()
    if found := source.all_faults():
        sys.exit("\n".join([f"{tables.PATH} has faults. No board was written. Correct these lines:", *found]))
    os.makedirs(folder, exist_ok=True)
    for name, text in project(source.items().values()).items():
        write(os.path.join(folder, name), text)
    write(os.path.join(folder, "toy.kicad_sch"), schematic(source, TITLE))
    nets = netlist(folder)
    board, size = pcbnew.BOARD(), source.board()
    block = board.GetTitleBlock()
    block.SetTitle(TITLE["title"])
    block.SetDate(TITLE["date"])
    block.SetRevision(TITLE["version"])
    block.SetCompany(TITLE["address"])
    for net in sorted(set(nets.values())):
        board.Add(pcbnew.NETINFO_ITEM(board, net))
    for name, row in source.parts().items():
        add_part(board, name, row, source.items()[row["item"]], nets)
    for number, row in enumerate(source.all("hole"), 1):
        add_hole(board, number, row)
    add_outline(board, size["width"], size["height"], size["radius"])
    for row in source.all("text"):
        add_text(board, row)
    for name in source.parts():
        if name.startswith("LED"):
            x, y = source.centre(name)
            add_text(board, {"text": "+", "side": "front", "x": x + 3.1, "y": y, "size": 1, "align": "centre"})
    holes = [(row["x"], row["y"], HEAD + route.WIDTH) for row in source.all("hole")]
    holes += [(x, y, diameter / 2 + HOLE_GAP + route.WIDTH) for _, x, y, diameter in source.pegs()]
    router = route.Router(size["width"], size["height"], pad_shapes(board), holes)
    order = sorted(source.nets(), key=lambda net: (net == "GND", -len(source.nets()[net]), net))
    try:
        ways = router.route(order, lambda line: print(line, flush=True))
    except route.NoWay as problem:
        sys.exit(f"The router found no tracks in {route.ROUNDS} rounds: {problem}. No board was written. Move a part of these nets in {tables.PATH}.")
    add_ways(board, ways)
    add_ground(board, size["width"], size["height"])
    path = os.path.join(folder, "toy.kicad_pcb")
    pcbnew.SaveBoard(path, board, True)
    with open(path, encoding="utf-8") as file:
        text = numbered(file.read())
    write(path, text)
    board = pcbnew.LoadBoard(path)
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    pcbnew.SaveBoard(path, board, True)
    with open(path, encoding="utf-8") as file:
        text = straightened(file.read())
    write(path, text)
    # Moves the board to the middle of the sheet, away from the edges.
    for item in [*board.GetFootprints(), *board.GetDrawings()]:
        item.Move(point((SHEET[0] - size["width"]) / 2, (SHEET[1] - size["height"]) / 2))
    pcbnew.SaveBoard(os.path.join(folder, "assembly.kicad_pcb"), board, True)


main(sys.argv[1])
