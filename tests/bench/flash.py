# SPDX-License-Identifier: MIT
"""The use of a program's flash: bytes by source, from the debugging information."""
import re
import subprocess

# for each kind of code, prefixes of the paths of its sources; the first matching prefix counts
KINDS = {
    "texts": ["firmware/ui/messages/", "firmware/text/", "out/"],
    "rules, theory, match": ["firmware/game/", "firmware/match/"],
    "screens": ["firmware/ui/"],
    "serial line": ["firmware/line/"],
    "storage": ["firmware/storage/"],
    "drivers, main loop": ["firmware/device/", "firmware/port/", "board/"],
    "compiler's library": [""],
}


def lines_of(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def code_places(elf):
    """Returns [(address, source)] in ascending order: where the code of each source begins."""
    places, source = [], ""
    for line in lines_of("avr-objdump", "--dwarf=decodedline", elf):
        heading = re.fullmatch(r"(?:CU: )?(\S+\.[chS]):(?:\[\+\+\])?", line)
        row = re.match(r"\S+\s+\d+\s+(0x[0-9a-f]+)", line)
        if heading:
            source = heading[1]
        elif row:
            places.append((int(row[1], 16), source))
    return sorted(places, key=lambda place: place[0])


def kind_of(source):
    path = re.sub(r"^.*?(?=(firmware|board|out)/)", "", source)
    return next(kind for kind, starts in KINDS.items() if any(path.startswith(start) for start in starts))


def flash(elf):
    """Returns {kind: bytes}. Code without lines or a source, such as the vector table, belongs to the library."""
    places, used = code_places(elf), dict.fromkeys(KINDS, 0)
    total = int(lines_of("avr-size", elf)[1].split()[0])
    for line in lines_of("avr-nm", "-S", "-l", elf):
        symbol = re.match(r"0*([0-9a-f]+) ([0-9a-f]+) [tTdDrR] \S+(?:\t(.*):\d+)?$", line)
        if not symbol or int(symbol[1], 16) >= total:
            continue
        start, end = int(symbol[1], 16), int(symbol[1], 16) + int(symbol[2], 16)
        inside = [place for place in places if start <= place[0] < end]
        if not inside and symbol[3]:
            inside = [(start, symbol[3])]
        for (_, source), here, after in zip(inside, [start] + [at for at, _ in inside[1:]], [at for at, _ in inside[1:]] + [end]):
            used[kind_of(source)] += after - here
    used["compiler's library"] += total - sum(used.values())
    return used
