#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs the texts of words.h, as C, with those of headers for more. Usage: messages.py firmware/ui/messages/messages.h [MORE.h...]

Byte-pair encoding: what stands most often side by side becomes a code of its own, again and again."""
import collections
import re
import sys

CODES, SAVES_FROM = 256, 3  # a pair costs two bytes and saves one each time
END, BAR = 0, ord("|")


def read(paths):
    """The texts in their order, and the constants of their packing."""
    source = ""
    for path in paths:
        with open(path, encoding="utf-8") as file:
            source += file.read()
    constants = {name: int(number, 0) for name, number in re.findall(r"(FIRST_\w+|PAIR_DEPTH) = (\w+)", source)}
    lines = re.findall(r"^    (?:ROW|ROW_3)\(\w+, (.*)\)", source, re.M)
    texts = [text for line in lines for text in re.findall(r'"(.*?)"', line)]
    return [text.encode().decode("unicode_escape").encode("latin-1") for text in texts], constants


def count_pairs(codes, allowed):
    """How often each pair stands there; of three of a kind side by side only the first two are one."""
    counts, last = collections.Counter(), None
    for pair in zip(codes, codes[1:]):
        last = pair if pair != last and allowed(pair) else None
        if last:
            counts[pair] += 1
    return counts


def replace(codes, pair, code):
    replaced = []
    for one in codes:
        replaced.append(one)
        if tuple(replaced[-2:]) == pair:
            replaced[-2:] = [code]
    return replaced


def pack(texts, constants):
    """The texts as codes, and the pairs. Bars stay as they are, as the decoder looks for them."""
    codes = [code for text in texts for code in text + b"\0"]
    first, first_ending, max_depth = (constants[name] for name in ("FIRST_PAIR", "FIRST_ENDING", "PAIR_DEPTH"))
    low = range(1, ord(" "))
    free = {False: [*range(first, first_ending), *low], True: [*range(first_ending, CODES)]}  # by: ends a text
    depths = {END: 0, BAR: max_depth}
    pairs = {}

    def ends(code):
        return code == END or code >= first_ending

    def allowed(pair):
        return not ends(pair[0]) and free[ends(pair[1])] and max(depths.get(code, 0) for code in pair) < max_depth

    while counts := count_pairs(codes, allowed):
        pair = max(counts, key=lambda one: (counts[one], one))
        if counts[pair] < SAVES_FROM:
            break
        code = free[ends(pair[1])].pop(0)
        depths[code] = 1 + max(depths.get(one, 0) for one in pair)
        codes = replace(codes, pair, code)
        pairs[code] = pair
    while low and low[-1] not in pairs:
        low = low[:-1]
    return codes, [pairs.get(code, (END, END)) for code in [*range(first, CODES), END, *low]]


def main():
    codes, pairs = pack(*read(sys.argv[1:]))
    print("// Written by firmware/ui/messages/messages.py")
    print('#include "ui/messages/messages.h"')
    print(f"const FLASH uint8_t message_texts[] = {{{', '.join(map(str, codes))}}};")
    print(f"const FLASH uint8_t message_pairs[][2] = {{{', '.join(f'{{{a}, {b}}}' for a, b in pairs)}}};")


main()
