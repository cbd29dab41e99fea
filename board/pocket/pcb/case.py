#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Computes the sizes of the case from the table and checks them. Makes the parts with OpenSCAD in the given folder."""
import json
import math
import os
import re
import subprocess
import sys

import table as tables

PARTS = ("front", "back", "door", "key")
LEAST_WALL, LEAST_GAP = 1.2, 0.3  # mm
LED_BODY = 3.0                    # mm, diameter of an LED
LEAST_THREAD = 6.0                # smallest length in mm of an M3 screw in plastic, twice the screw's diameter
KEY_OUT, KEY_TRAVEL = 1.5, 0.3    # height of a key above the lid, and travel of a key (Omron B3F-4), in mm
LEAD = 2.5                        # length of a lead below the board, in mm
COURTYARD = 3.45                  # radius that KiCad's check keeps free around a screw, in mm


def sizes(table):
    """Returns all sizes of the case, in mm."""
    board, parts, items = table.board(), table.parts(), table.items()
    highest = max(items[row["item"]]["height"] for row in parts.values() if row["side"] == "front")
    deepest = max(items[row["item"]]["height"] for row in parts.values() if row["side"] == "back")
    leds = [table.centre(name) for name in parts if name.startswith("LED")]
    keys = [name for name, row in parts.items() if row["item"] == "key"]
    nets = table.nets()
    names = [next(net for net, pins in nets.items() if f"{name}.1" in pins) for name in keys]
    plunger = items["key"]["height"]
    room, lid = round(highest + 0.4, 3), 1.6
    key_bottom = plunger - 2
    cell = [row["x"] for row in parts.values() if row["item"] == "cell"][0], table.centre("BT1")[1]
    return {"width": board["width"], "height": board["height"], "thickness": board["thickness"], "radius": board["radius"],
            "leds": leds, "keys": [table.centre(name) for name in keys], "names": names, "holes": [(row["x"], row["y"]) for row in table.all("hole")],
            "isp": table.centre("J1"), "isp_hole": [9, 14], "piezo": table.centre("BZ1"), "sound_hole": 4, "led_hole": LED_BODY + 2 * LEAST_GAP, "key_hole": 9.6, "lid": lid, "room": room,
            "floor": 2.0, "below": round(deepest + 0.6, 3), "gap": 0.5, "wall": 2.0, "post": 2 * (COURTYARD - LEAST_GAP) - 0.1, "thread": 2.6,
            "clear": 3.4, "engraved": 0.4, "loose": 0.3, "door_rim": 2.5, "door_post": round(deepest + 0.6 - LEAD - 0.5, 3),
            "door_screw": [17.2, 68.9], "cell": [cell[0] - 27.2, cell[1] - 11.9, 29.8, 23.8], "plunger": 4.1, "key_socket": 2,
            "key_flange": round(room - LEAST_GAP - KEY_TRAVEL / 3 - key_bottom, 3), "key_length": round(room + lid + KEY_OUT - key_bottom, 3)}


def faults(table, size):
    """Returns the faults of heights, gaps, walls and screws, the smallest gap, and the thinnest wall."""
    found, items = [], table.items()
    for name, row in table.parts().items():
        height = items[row["item"]]["height"]
        if row["item"] == "led":
            continue
        limit = size["room"] if row["side"] == "front" else size["below"]
        if limit - height < LEAST_GAP - 1e-9:
            found.append(f"{name} is {height:g} mm high, {limit - height:.2f} mm below the {'lid' if row['side'] == 'front' else 'back'}")
    gaps = {"the board and the wall": size["gap"], "an LED and its hole": (size["led_hole"] - LED_BODY) / 2,
            "a screw's post and a part": COURTYARD - size["post"] / 2, "a lead and the post of the door": size["below"] - size["door_post"] - LEAD,
            "a key's rim and the lid": size["room"] - size["key_flange"] - (items["key"]["height"] - size["key_socket"]),
            "a key and its hole": size["loose"] + 0.1}
    walls = {"lid": size["lid"] - size["engraved"], "wall": size["wall"], "floor": size["floor"], "post": (size["post"] - size["clear"]) / 2,
             "key": (size["key_hole"] - 2 * size["loose"] - .2 - size["plunger"] * 2 ** .5) / 2}
    length = {row["what"].split()[-1]: float(re.search(r"M3 x (\d+)", row["number"])[1]) for row in table.all("also") if row["what"].startswith("screw")}
    threads = {"case": (length["case"] - size["floor"] - size["below"] - size["thickness"], size["room"]),
               "door": (length["door"] - size["lid"], size["floor"] + size["door_post"])}
    found += [f"a screw of the {what} is {deep:.2f} mm deep in a post of {post:g} mm" for what, (deep, post) in threads.items()
              if not LEAST_THREAD <= deep <= post]
    holes = [(x, y, size["led_hole"] / 2, "LED") for x, y in size["leds"]] + [(x, y, size["key_hole"] / 2, "key") for x, y in size["keys"]]
    walls["lid between two holes"] = min(math.dist(one[:2], other[:2]) - one[2] - other[2] for one in holes for other in holes if one != other)
    found += [f"{what} are {value:.2f} mm apart, less than {LEAST_GAP}" for what, value in gaps.items() if value < LEAST_GAP - 1e-9]
    found += [f"the {what} is {value:.2f} mm thick, less than {LEAST_WALL}" for what, value in walls.items() if value < LEAST_WALL - 1e-9]
    return found, min(gaps.values()), min(walls.values())


def main(folder):
    table = tables.load()
    size = sizes(table)
    found, gap, wall = faults(table, size)
    if found:
        sys.exit("\n".join(["The case does not fit the board. No part was made:", *found]))
    print(f"case: least gap {gap:.2f} mm, least wall {wall:.2f} mm")
    os.makedirs(folder, exist_ok=True)
    scad = os.path.join(os.path.dirname(os.path.abspath(__file__)), "case.scad")
    jobs = []
    for part, kind in [*((part, "stl") for part in PARTS), ("face", "svg")]:
        values = [word for name, value in (size | {"part": part}).items() for word in ("-D", f"{name}={json.dumps(value)}")]
        jobs.append(subprocess.Popen(["openscad", "-q", "-o", os.path.join(folder, f"{part}.{kind}"), *values, scad]))
    if any(job.wait() for job in jobs):
        sys.exit("OpenSCAD failed. Its error is above.")


if __name__ == "__main__":
    main(sys.argv[1])
