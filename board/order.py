#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: order.py BOARD...

Improves board/order.txt, the order in which modules are linked, so that fewer calls in the firmwares in out/ go farther than
4 KB, which needs the long instruction: by simulated annealing, from the order as it is. Worth a try when code was added or has
moved; it may be called again as long as it finds something."""
import bisect
import collections
import math
import random
import re
import subprocess
import sys

REACH = 4094  # bytes
STEPS = 30000
HOT = 0.5     # calls: what a move may cost in the beginning
SECTION = re.compile(r"^ \.text\S*\s+0x([0-9a-f]+)\s+0x([0-9a-f]+) (\S+)$", re.MULTILINE)
CALL = re.compile(r"^ *([0-9a-f]+):\t[0-9a-f ]+\tr?(?:call|jmp)\t.*; 0x([0-9a-f]+)", re.MULTILINE)
ORDER = "board/order.txt"
LIBRARIES = "firmware/port/atmega/saves"  # after which the libraries are linked


def module_of(path):
    return LIBRARIES if ".a(" in path else re.sub(r"^out/\w+/obj/(board/\w+/(?=main\.o$))?|\.o$", "", path)


def read(board):
    """The size of each module with code, and how often one calls another: (module, offset, module, offset): times. The
    compiler's start-up code, which comes first, does not matter."""
    with open(f"out/{board}/bouton.map", encoding="ascii") as file:
        sections = sorted((int(address, 16), int(size, 16), module_of(path)) for address, size, path in SECTION.findall(file.read()))
    sections = [one for one in sections if one[0] and one[1] and "/crt" not in one[2]]  # those at 0 were removed
    starts = [address for address, _, _ in sections]
    sizes, begins = collections.Counter(), []
    for _, size, module in sections:
        begins.append(sizes[module])
        sizes[module] += size

    def place(address):
        at = bisect.bisect_right(starts, address) - 1
        return sections[at][2], begins[at] + address - starts[at]

    code = subprocess.run(["avr-objdump", "-d", f"out/{board}/bouton.elf"], capture_output=True, text=True, check=True).stdout
    calls = collections.Counter((*place(int(one, 16)), *place(int(other, 16))) for one, other in CALL.findall(code)
                                if min(int(one, 16), int(other, 16)) >= starts[0])
    return sizes, {call: times for call, times in calls.items() if call[0] != call[2]}


def far_calls(order, firmwares):
    """Calls that need the long instruction in this order."""
    far = 0
    for sizes, calls in firmwares:
        starts, at = {}, 0
        for module in order:
            starts[module] = at
            at += sizes[module]
        far += sum(times for (one, offset, other, target), times in calls.items()
                   if not -REACH < starts[other] + target - starts[one] - offset < REACH)
    return far


def moved(order):
    """Another order, in which some modules that follow each other stand elsewhere."""
    count = random.choice((1, 1, 1, 2, 4, 8, 16, 32))
    begin = random.randrange(len(order) - count)
    rest = order[:begin] + order[begin + count:]
    at = random.randrange(len(rest))
    return rest[:at] + order[begin:begin + count] + rest[at:]


def main():
    firmwares = [read(board) for board in sys.argv[1:]]
    with open(ORDER, encoding="ascii") as file:
        known = file.read().split()
    used = list(dict.fromkeys(module for sizes, _ in firmwares for module in sizes))
    order = [module for module in known if module in used] + [module for module in used if module not in known]
    far = first = far_calls(order, firmwares)
    best = far, order
    for step in range(STEPS):
        other = moved(order)
        far_then = far_calls(other, firmwares)
        heat = HOT * (1 - step / STEPS)
        if far_then <= far or random.random() < math.exp((far - far_then) / heat):
            order, far = other, far_then
            best = min(best, (far, order))
    print(f"far calls: {first}, now {best[0]}")
    with open(ORDER, "w", encoding="ascii") as file:
        file.write("\n".join(best[1]) + "\n")


if __name__ == "__main__":
    main()
