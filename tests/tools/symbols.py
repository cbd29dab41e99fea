# SPDX-License-Identifier: MIT
"""Dependencies between files, from the symbols of their objects: one file uses a function or data that another file
defines. The compiler's nm also reads objects for link-time optimisation."""
import collections
import os
import re
import subprocess

SOURCE = re.compile(r".*/obj/(?:out/[^/]+/gen/)?(?P<path>firmware/(?P<room>[^/]+)/.*)\.o$")
NM = {"host": "gcc-nm"}


def read(board, objects):
    """Returns the symbol table of a board's objects: lines "<object>: <name> <type> ...", as nm -A -P prints them."""
    command = [NM.get(board, "avr-gcc-nm"), "-A", "-P"] + objects
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def graph(table):
    """Returns, for each file below firmware/, the other files whose symbols it uses: {file: {file: a symbol}}."""
    defined, needed = {}, []
    for line in table.splitlines():
        place, name, kind = line.split()[:3]
        source = SOURCE.match(place.rstrip(":"))
        if not source:
            continue
        if kind in "Uw":
            needed.append((source["path"], name))
        elif kind.isupper():
            defined[name] = source["path"]
    edges = collections.defaultdict(dict)
    for user, name in needed:
        if name in defined and defined[name] != user:
            edges[user][defined[name]] = name
    return edges


def room(path):
    return path.split("/")[1]


def folder_of(path):
    """Returns the folder below firmware/, or below firmware/game/, whose folders also have an order."""
    return os.path.dirname(path) if room(path) == "game" else room(path)


def between_folders(edges):
    """Returns the dependencies between folders, each with a symbol and its user as the reason."""
    joined = collections.defaultdict(dict)
    for user, others in edges.items():
        for other, name in others.items():
            if folder_of(user) != folder_of(other):
                joined[folder_of(user)][folder_of(other)] = f"{name}, which {user} uses"
    return joined


def within(edges, folder):
    """Returns the dependencies between the files of one folder of firmware/."""
    return {user: {other: name for other, name in others.items() if room(other) == folder}
            for user, others in edges.items() if room(user) == folder}


def reached(edges, start):
    found, waiting = set(), [start]
    while waiting:
        for other in edges.get(waiting.pop(), ()):
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found


def circles(edges):
    """Returns each use that is part of a circle, in words."""
    reach = {user: reached(edges, user) for user in edges}
    return [f"{user} uses {other} ({name}), which uses {user}"
            for user, others in edges.items() for other, name in others.items() if user in reach.get(other, ())]


def current_objects(board, is_current):
    """Returns the objects of a board whose .d file belongs to the current sources."""
    objects = []
    for folder, _, files in os.walk(f"out/{board}/obj"):
        objects += [os.path.join(folder, file) for file in files
                    if file.endswith(".o") and is_current(os.path.join(folder, file[:-1] + "d"))]
    return sorted(one for one in objects if SOURCE.match(one))


# Rows: name, invented symbols, expected numbers of circular uses between files, and between folders
CONTROLS = [
    ("a.o calls b.o", "ui/a f T\nui/a g U\nui/b g T\n", 0, 0),
    ("two files call each other", "ui/a f T\nui/a g U\nui/b g T\nui/b f U\n", 2, 0),
    ("a circle through data", "ui/a f T\nui/a d U\nui/b d D\nui/b f U\n", 2, 0),
    ("a circle of three", "ui/a f T\nui/a g U\nui/b g B\nui/b h U\nui/c h R\nui/c f U\n", 3, 0),
    ("a circle between folders through different files", "ui/a f T\nui/a g U\ngame/b g T\ngame/c h U\nui/d h T\n", 0, 2),
    ("files of two folders of game/", "game/x/a f T\ngame/x/a g U\ngame/y/b g T\ngame/y/b f U\n", 0, 2),
    ("a static function with the same name", "ui/a f T\nui/a g U\nui/b g T\nui/b f t\n", 0, 0),
]


def control():
    """Returns the made-up tables with a wrong result."""
    wrong = []
    for what, table, among_files, among_folders in CONTROLS:
        lines = [line.split() for line in table.splitlines()]
        edges = graph("".join(f"out/x/obj/firmware/{file}.o: {name} {kind} 0 0\n" for file, name, kind in lines))
        if (len(circles(within(edges, "ui"))), len(circles(between_folders(edges)))) != (among_files, among_folders):
            wrong.append(what)
    return wrong
