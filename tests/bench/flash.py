# SPDX-License-Identifier: MIT
"""What takes the flash of a program: bytes by the source they come from, out of the debugging information."""
import re
import subprocess

# kind: what the paths of its sources begin with; the first that fits
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
    """[(address, source)] in ascending order: where code of each source begins."""
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
    """{kind: bytes}; what has neither lines nor a source belongs to the library, as the table of vectors does."""
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
