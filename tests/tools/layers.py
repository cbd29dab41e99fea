#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a maintainer cannot change a layer alone, because a layer below depends on it. Checks that layers include
only what they may, and that calls only go down. Prints TAP. Run from the root of the repository.

Reads includes from the compiler's .d files under out/<board>/obj. These must list system headers (-MD, not -MMD), to show
AVR headers, and list indirect includes. Reads calls from the objects, and the simulator's includes from its sources."""
import fnmatch
import glob
import os
import re
import sys
import tempfile

import symbols

BOARD = {"board.h", "atmega.h"}
ALLOWED = {  # for each layer, what the layer may include from firmware/ and board/
    "game": {"game"} | BOARD,
    "text": {"text", "game/flash.h", "game/position/position.h"} | BOARD,
    "match": {"match", "game"} | BOARD,
    "ui": {"ui", "match", "game", "text", "device/*_frame.h", "storage/record.h"} | BOARD,
    "line": {"line", "match", "game", "text", "port/port.h"} | BOARD,
    "storage": {"storage", "port", "game/flash.h", "text/codes.h"} | BOARD,
    "device": {"device", "port", "game/flash.h", "text/language.h"} | BOARD,
    "port": {"port"} | BOARD,
}
# folders of sim/; a file may include files of the same folder and of earlier folders
SIMULATOR = ("core", "parts", "front")
HOST = {  # for each folder of board/host/, which other folders its files may include
    "question": (), "notation": ("question",), "solver": ("question",), "listen": ("question", "notation"),
    "answer": ("question", "notation", "solver", "listen"),
}
WITHOUT_CIRCLES = ["game", "match", "ui", "line", "storage"]
PURE = {"game", "text", "match", "ui", "line"}
OUR_OWN = re.compile(r"(?:.*/)?(?:firmware/(?P<path>(?P<layer>[^/]+)/.*)|board/(?:[^/]+/)*(?P<board>[^/]+))$")
OF_AVR = re.compile(r".*/(?P<header>(?:avr|util)/[^/]+\.h)$")


def read_rule(path):
    """Returns the source of a .d file and its includes. Only the first rule of the file has a source."""
    with open(path, encoding="utf-8") as file:
        rule = file.read().replace("\\\n", " ").split("\n")[0]
    source, *included = rule.partition(":")[2].split()
    return source, included


def forbidden(layer, header):
    """Returns why this layer must not include this header, or None."""
    own, of_avr = OUR_OWN.match(header), OF_AVR.match(header)
    if own:
        reached = [one for one in (own["layer"], own["path"], own["board"]) if one]
        return None if any(fnmatch.filter(reached, one) for one in ALLOWED[layer]) else header
    return of_avr["header"] if of_avr and layer in PURE else None


def current(path):
    """True if the .d file belongs to the current sources, not to an earlier build."""
    source, included = read_rule(path)
    return all(os.path.exists(one) and os.path.getmtime(one) <= os.path.getmtime(path) for one in [source] + included)


def examine(paths):
    """Returns the number of .d files and the forbidden includes for each layer, and the .d files without a system
    header."""
    counts, faults, blind = dict.fromkeys(ALLOWED, 0), {layer: [] for layer in ALLOWED}, []
    for path in paths:
        source, included = read_rule(path)
        layer = OUR_OWN.match(source)["layer"]
        if layer not in ALLOWED:
            faults.setdefault(layer, []).append(f"{source} is in no known layer")
            continue
        counts[layer] += 1
        if not any(header.endswith("/stdint.h") for header in included):
            blind.append(f"{path}: compile with -MD, not -MMD")
        faults[layer] += [f"{source} includes {why}" for why in map(lambda one: forbidden(layer, one), included) if why]
    return counts, faults, blind


def of_simulator(path):
    """Returns the folders of sim/ whose files a file there may include: its folder and those before it."""
    return set(SIMULATOR[:SIMULATOR.index(path.split("/")[1]) + 1])


def of_host(path):
    """Returns the folders whose files a file of board/host/ may include. Folders outside board/host/ are not listed."""
    folder = path.split("/")[2]
    return {folder, *HOST[folder]}


def upward(path, text, allowed, known=None):
    """Returns the includes of a file from folders that its folder must not know. Without `known`, all folders count."""
    return [f"{path} includes {header}" for header in re.findall(r'^#include "([^"]+)"', text, re.M)
            if (folder := header.split("/")[0]) not in allowed(path) and (known is None or folder in known)]


def examine_includes(pattern, allowed, known=None):
    faults = []
    for path in glob.glob(pattern):
        with open(path, encoding="utf-8") as file:
            faults += upward(path, file.read(), allowed, known)
    return faults


def control():
    """Examines made-up .d files, each with one forbidden include. Returns those that were not reported."""
    includes = [("game", "firmware/ui/screens/ui.h"), ("game", "/usr/lib/avr/include/avr/io.h"), ("game", "firmware/port/port.h"),
                ("match", "firmware/ui/screens/ui.h"),
                ("match", "firmware/line/line.h"), ("ui", "/usr/lib/avr/include/util/atomic.h"), ("ui", "firmware/line/line.h"), ("ui", "firmware/device/max7219.h"),
                ("line", "firmware/ui/screens/ui.h"), ("device", "firmware/game/game.h"), ("port", "firmware/game/flash.h"),
                ("port", "firmware/device/lcd_hd44780.h"), ("game", "board/uno/../other.h"), ("line", "board/host/solver/solver.h")]
    missed = []
    for layer, header in includes:
        with tempfile.TemporaryDirectory() as root:
            folder = os.path.join(root, "uno/obj/firmware", layer)
            os.makedirs(folder)
            with open(os.path.join(folder, "x.d"), "w", encoding="utf-8") as file:
                file.write(f"x.o: firmware/{layer}/x.c board/uno/board.h \\\n firmware/{layer}/x.h {header}\n\n{header}:\n")
            if len(examine([file.name])[1][layer]) != 1:
                missed.append(f"{layer} may include {header}")
    for room, header in (("core", "parts/bench.h"), ("parts", "front/view.h"), ("front", "game/game.h")):
        if not upward(f"sim/{room}/x.c", f'#include "{header}"', of_simulator):
            missed.append(f"sim/{room}/ may include {header}")
    for folder, header in (("solver", "notation/text.h"), ("notation", "solver/solve.h"), ("question", "solver/work.h"), ("listen", "answer/answers.h")):
        if not upward(f"board/host/{folder}/x.c", f'#include "{header}"', of_host, HOST):
            missed.append(f"board/host/{folder}/ may include {header}")
    return missed


def find_circles():
    """Returns circles of calls in the boards' objects: between folders of firmware/ and firmware/game/, and inside each
    folder in WITHOUT_CIRCLES."""
    found, boards = {folder: set() for folder in [None] + WITHOUT_CIRCLES}, 0
    for board in sorted(os.path.basename(os.path.dirname(one)) for one in glob.glob("out/*/obj")):
        objects = symbols.current_objects(board, lambda path: os.path.exists(path) and current(path))
        if not objects or not os.path.exists(f"board/{board}/board.mk"):
            continue
        boards += 1
        edges = symbols.graph(symbols.read(board, objects))
        for folder, faults in found.items():
            one = symbols.within(edges, folder) if folder else symbols.between_folders(edges)
            faults.update(f"{board}: {circle}" for circle in symbols.circles(one))
    if not boards:
        found[None].add("no object: build first")
    return found


def main():
    counts, faults, blind = examine(sorted(filter(current, glob.glob("out/*/obj/firmware/*/**/*.d", recursive=True))))
    results = [(f"{layer}/ includes only {', '.join(sorted(ALLOWED.get(layer, ())))} ({counts.get(layer, 0)} objects)",
                faults[layer] if counts.get(layer) else faults[layer] + ["no object: build first"]) for layer in faults]
    results.append((f"sim/ includes downwards only: {', '.join(reversed(SIMULATOR))}", examine_includes("sim/*/*.[ch]", of_simulator)))
    results.append(("board/host/: solver/ knows no text, notation/ knows no solver, only answer/ knows both", examine_includes("board/host/*/*.[ch]", of_host, HOST)))
    results.append((".d files name system headers", blind))
    results.append(("control: forbidden includes are reported", control()))
    for folder, circles in find_circles().items():
        results.append((f"no circle of calls among the files of {folder}/" if folder else
                        "no circle of calls between the folders of firmware/ and of firmware/game/", circles))
    results.append(("control: only circles of calls are reported", symbols.control()))
    for number, (name, wrong) in enumerate(results, 1):
        print(f"{'not ok' if wrong else 'ok'} {number} - {name}")
        for fault in sorted(set(wrong)):
            print(f"# {fault}")
    print(f"1..{len(results)}")
    sys.exit(any(wrong for _, wrong in results))


if __name__ == "__main__":
    main()
