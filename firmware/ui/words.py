#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs the texts of words.h, as C. Usage: words.py firmware/ui/words.h

Byte-pair encoding: what stands most often side by side becomes a code of its own, again and again."""
import collections
import re
import sys

CODES, SAVES_FROM = 256, 3  # a pair costs two bytes and saves one each time


def read(path):
    """The texts in their order, and the constants of their packing."""
    with open(path, encoding="utf-8") as file:
        source = file.read()
    first, depth = (int(number, 0) for number in re.search(r"FIRST_PAIR = (\w+), PAIR_DEPTH = (\d+)", source).groups())
    lines = re.findall(r"^    (?:WORD|NAMED)\(\w+, (.*)\)", source, re.M)
    texts = [text for line in lines for text in re.findall(r'"(.*?)"', line)]
    return [text.encode().decode("unicode_escape").encode("latin-1") for text in texts], first, depth


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


def pack(texts, first, max_depth):
    """The texts as codes, and the pairs. Ends and bars stay as they are, as the decoder looks for them."""
    codes = [code for text in texts for code in text + b"\0"]
    depths = dict.fromkeys(range(first), 0) | dict.fromkeys(b"\0|", max_depth)
    pairs = []
    for code in range(first, CODES):
        counts = count_pairs(codes, lambda pair: max(map(depths.get, pair)) < max_depth)
        pair = max(counts, key=lambda one: (counts[one], one))
        if counts[pair] < SAVES_FROM:
            break
        depths[code] = 1 + max(map(depths.get, pair))
        codes = replace(codes, pair, code)
        pairs.append(pair)
    return codes, pairs


def main():
    codes, pairs = pack(*read(sys.argv[1]))
    print("// Written by firmware/ui/words.py")
    print('#include "ui/words.h"')
    print(f"const FLASH uint8_t word_texts[] = {{{', '.join(map(str, codes))}}};")
    print(f"const FLASH uint8_t word_pairs[][2] = {{{', '.join(f'{{{a}, {b}}}' for a, b in pairs)}}};")


main()
