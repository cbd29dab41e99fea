#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the texts of a language and packs them, as C. Usage: messages.py texts|words|pairs packed.h words.h <language>.txt
[macro of further rows...]

The rows stand in messages.h beside this program. text/packed.h has the constants of the packing, console/words.h the texts of the
console, which are packed with them. English says which messages have a short form; the other languages have the same.
Rules have as many pages as a language needs.
Byte-pair encoding: the most frequent pair of codes becomes a new code, again and again."""
import collections
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PAGES_MAX = 7
# For each class the columns of its texts, and how many texts there must be at least. Beside the first line of a page of
# rules stands the sign that there are more pages.
TEXTS = {"LINE": ([16], 1), "PIECE": ([7], 1), "LABEL": ([14], 1), "VALUE": ([15], 1), "TITLE": ([15] + PAGES_MAX * [15, 16], 3),
         "NOTE": ([16, 7], 1), "NEWS": ([16, 7], 1), "GOAL": ([16, 7], 1), "WAITING": ([16, 7], 1)}
# Characters of both kinds of displays: ASCII up to z, with a yen sign in place of \, and arrows.
CODES_OF = {chr(code): code for code in range(ord(" "), ord("z") + 1) if chr(code) not in "\\\""} | {"→": 0x7e, "←": 0x7f}

CODES, SAVES_FROM = 256, 3  # a pair costs two bytes and saves one each time
END, BAR = 0, ord("|")

# The macros of further rows, in their order in messages.h, and when a board has them, by constants of its board.h
GROUPS = {"TEACHING_MESSAGES": "TEACHES", "SOUND_MESSAGES": "SOUNDS", "KEEPING_MESSAGES": "KEEPS && !KIOSK", "KIOSK_MESSAGES": "KIOSK",
          "LEVEL_MESSAGES": "KIOSK && RESULT_LEVELS > 1"}

LANGUAGE = re.compile(r"\w+\.txt")

Row = collections.namedtuple("Row", "id kind numbers")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def read_rows(header, macros):
    """The rows of these macros in their order, and what is wrong with any."""
    rows, faults, seen = [], [], set()
    for macro, body in re.findall(r"^#define (\w+)\(ROW\)((?:.*\\\n)*.*)", header, re.M):
        for row in map(Row._make, re.findall(r'ROW\((\w+), (\w+), "([0-9@]*)"\)', body)):
            if row.id in seen:
                faults.append(f"messages.h: {row.id} is there twice")
            if row.kind not in TEXTS:
                faults.append(f"messages.h: {row.id}: there is no class {row.kind}")
            elif macro in macros:
                rows.append(row)
            seen.add(row.id)
    return rows, faults


def read_constants(header):
    return {name: int(number, 0) for name, number in re.findall(r"(FIRST_\w+|PAIR_DEPTH) = (\w+)", header)}


def read_words(header):
    """The texts of the console in the order of their rows."""
    return [text.replace('\\"', '"').encode("ascii") for text in re.findall(r'ROW\(\w+, "((?:[^"\\]|\\.)*)"\)', header)]


def read_texts(path):
    """The texts of each id, and what is wrong with the lines. A line without an id goes on with the texts of the one above."""
    texts, faults, last = {}, [], []
    for number, line in enumerate(read(path).splitlines(), 1):
        where = f"{os.path.basename(path)}:{number}"
        found = re.fullmatch(r'(\w*)((?: +"[^"]*")+) *', line)
        if not line.strip() or line.startswith("#"):
            continue
        if not found or not (found[1] or texts):
            faults.append(f"{where}: expected an id and its texts in quotation marks")
            continue
        if found[1] in texts:
            faults.append(f"{where}: {found[1]} is there twice")
            last = []
        elif found[1]:
            last = texts[found[1]] = []
        last += re.findall('"([^"]*)"', found[2])
    return texts, faults


def columns(text, numbers):
    """Of the text with its longest numbers. How long a set is depends on the game."""
    digits = iter(numbers)
    return sum({"#": lambda: int(next(digits, 1)), "@": int}.get(one, lambda: 1)() for one in text)


def row_faults(row, texts, english):
    """What is wrong with the texts of a row, next to the English ones."""
    rooms, least = TEXTS[row.kind]
    if not least <= len(texts) <= len(rooms):
        yield f"{len(texts)} texts, not {least}" + (f" to {len(rooms)}" if len(rooms) > least else "")
        return
    if row.kind == "TITLE":
        if len(texts) % 2 == 0:
            yield f"{len(texts)} texts, but a page has two lines"
    elif len(texts) != len(english):
        yield f"{len(texts)} texts, but English has {len(english)}"
    set_wanted = row.numbers == "@"
    numbers = "" if set_wanted else row.numbers
    whole = "".join(texts) if row.kind == "TITLE" else texts[0]
    if whole.count("#") != len(numbers) or whole.count("@") != set_wanted:
        yield f"\"{whole}\" has not the numbers \"{row.numbers}\" that it is to tell"
    for text, room in zip(texts, rooms):
        if strange := sorted(set(text) - set(CODES_OF)):
            yield f"displays have no {' '.join(strange)}"
        if text.count("#") > len(numbers):
            yield f"\"{text}\" has more numbers than there are"
        if columns(text, numbers) > room:
            yield f"\"{text}\" takes {columns(text, numbers)} columns of {room}"
        if row.kind == "TITLE":
            numbers = numbers[text.count("#"):]


def check(header, path):
    """What is wrong with a language."""
    every, faults = read_rows(header, {"MESSAGES", *GROUPS})
    texts, text_faults = read_texts(path)
    english, _ = read_texts(os.path.join(HERE, "en.txt"))
    faults += text_faults
    name = os.path.basename(path)
    for row in every:
        if row.id not in texts:
            faults.append(f"{name}: {row.id} is missing")
        else:
            found = texts.pop(row.id)
            faults += [f"{name}: {row.id}: {fault}" for fault in row_faults(row, found, english.get(row.id, found))]
    return faults + [f"{name}: {left} is no message" for left in texts]


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
    """The texts as codes, and the pairs. A code ends where a text or a part of it does, as the decoder stops there."""
    codes = [code for text in texts for code in text + b"\0"]
    first, first_ending, max_depth = (constants[name] for name in ("FIRST_PAIR", "FIRST_ENDING", "PAIR_DEPTH"))
    low = range(1, ord(" "))
    free = {False: [*range(first, first_ending), *low], True: [*range(first_ending, CODES)]}  # by: ends a text
    depths, pairs, before_parts = {}, {}, {BAR}

    def ends(code):
        return code == END or code >= first_ending

    def allowed(pair):
        return not ends(pair[0]) and pair[0] not in before_parts and free[ends(pair[1])] and max(depths.get(code, 0) for code in pair) < max_depth

    while counts := count_pairs(codes, allowed):
        pair = max(counts, key=lambda one: (counts[one], one))
        if counts[pair] < SAVES_FROM:
            break
        code = free[ends(pair[1])].pop(0)
        depths[code] = 1 + max(depths.get(one, 0) for one in pair)
        if pair[1] in before_parts:
            before_parts.add(code)
        codes = replace(codes, pair, code)
        pairs[code] = pair
    while low and low[-1] not in pairs:
        low = low[:-1]
    return codes, [pairs.get(code, (END, END)) for code in [*range(first, CODES), END, *low]]


def ends_of(codes, first_ending):
    """Where the texts end: behind each code that ends one."""
    return [at for at, code in enumerate(codes, 1) if code == END or code >= first_ending]


def braced(values):
    return f"{{{', '.join(map(str, values))}}}"


def runs(rows):
    """The id behind each run of rows of one class, and the class."""
    found = []
    for behind, row in enumerate(rows, 2):  # the first id is 1
        if found and found[-1][1] == row.kind:
            found.pop()
        found.append((behind, row.kind))
    return found


def main():
    which, packing, console, path, *more = sys.argv[1:]
    if not os.path.exists(path):
        sys.exit(f"no language {os.path.basename(path)}; there are: {' '.join(sorted(filter(LANGUAGE.fullmatch, os.listdir(HERE))))}")
    header = read(os.path.join(HERE, "messages.h"))
    if faults := check(header, path):
        sys.exit("\n".join(faults))
    rows, _ = read_rows(header, {"MESSAGES", *more})
    constants = read_constants(read(packing))
    texts, _ = read_texts(path)
    packed = [b""] + [bytes(CODES_OF.get(one, BAR) for one in "|".join(texts[row.id])) for row in rows]
    codes, pairs = pack([*packed, b"", *read_words(read(console))], constants)
    end = ends_of(codes, constants["FIRST_ENDING"])[len(packed) - 1]
    tables = {
        "texts": ("ui/messages/messages.h", {
            "uint8_t message_texts[]": braced(codes[:end]),
            "uint8_t message_runs[][2]": braced(braced((behind, f"CLASS_{kind}")) for behind, kind in runs(rows)),
            "uint8_t message_count": 1 + len(rows)}),
        "words": ("console/words.h", {"uint8_t console_words[]": braced(codes[end:])}),
        "pairs": ("text/packed.h", {"uint8_t packed_pairs[][2]": braced(map(braced, pairs))})}
    include, declarations = tables[which]
    print("// Written by firmware/ui/messages/messages.py")
    print(f'#include "{include}"')
    if which == "texts":
        for macro, condition in GROUPS.items():
            print(f'_Static_assert(({condition}) == {int(macro in more)}, "board.h and board.mk: {condition}, {macro}");')
    for name, value in declarations.items():
        print(f"const FLASH {name} = {value};")


main()
