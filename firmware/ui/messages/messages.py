#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the texts of languages and writes them to a folder as packed C tables.

usage: messages.py <folder> <display.h> <language>.txt... <set>...

messages.rows lists the messages of each set. display.h lists the letters of the display. All languages have the same
short forms as en.txt, but each can have a different number of pages of rules. If there are several languages, the set
LANGUAGES is added."""
import collections
import functools
import os
import re
import sys
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "text"))
sys.dont_write_bytecode = True
from pack import BAR, ends_of, pack

PAGES_MAX = 7
BLOCK = 32  # the start of every 32nd text is stored, so finding a text takes 0.3 ms
# Largest width of each text of a message, and smallest number of texts, per class
TEXTS = {"LINE": ([16], 1), "PIECE": ([7], 1), "LABEL": ([14], 1), "VALUE": ([15], 1), "TITLE": ([15] + PAGES_MAX * [15, 16], 3),
         "NOTE": ([16, 7], 1), "NEWS": ([16, 7], 1), "GOAL": ([16, 7], 1), "WAITING": ([16, 7], 1)}
# Characters of every display. % stands for a long number.
EVERY = {chr(code): code for code in range(ord(" "), ord("z") + 1) if chr(code) not in "\\\"$*;<=>[]^`"} | {"→": 0x7e, "←": 0x7f, "%": ord("{")}
# Accented letters have the codes of ASCII characters that no text needs.
LETTERS = dict(zip("äöüßñáéíóúèàç", b"[\\]^`\"$%*;<=>"))
FIRST_LETTER = ord("[")  # codes from FIRST_LETTER to below LETTERS_END are accented letters
# A letter that a display lacks loses its accent. Capital umlauts are errors.
UMLAUTS, OPENING = set("ÄÖÜ"), "¡¿"

LANGUAGE = re.compile(r"\w+\.txt")

Row = collections.namedtuple("Row", "id kind numbers")
Display = collections.namedtuple("Display", "codes short_forms")  # codes of its letters


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


@functools.cache
def read_rows():
    """Returns the rows of each set in order, and the errors in messages.rows."""
    sets, faults, seen = {}, [], set()
    for number, line in enumerate(read(os.path.join(HERE, "messages.rows")).splitlines(), 1):
        where = f"messages.rows:{number}"
        if not line.strip() or line.startswith("#"):
            continue
        if begun := re.fullmatch(r"\[(\w+)\]", line):
            rows = sets.setdefault(begun[1], [])
        elif not sets or not (found := re.fullmatch(r"(\w+) +(\w+)(?: +([0-9@]+))?", line)):
            faults.append(f"{where}: expected a set in brackets, or an id, its class and its numbers")
        elif found[1] in seen:
            faults.append(f"{where}: {found[1]} has two rows; delete one")
        elif found[2] not in TEXTS:
            faults.append(f"{where}: {found[1]}: unknown class {found[2]}; the classes are {' '.join(TEXTS)}")
        else:
            rows.append(Row(found[1], found[2], found[3] or ""))
            seen.add(found[1])
    return sets, faults


@functools.cache
def read_texts(path):
    """Returns the texts of each id, the number of their first line, and the errors in the file."""
    texts, lines, faults, last = {}, {}, [], []
    for number, line in enumerate(read(path).splitlines(), 1):
        where = f"{os.path.basename(path)}:{number}"
        found = re.fullmatch(r'(\w*)((?: +"[^"]*")+) *', line)
        if not line.strip() or line.startswith("#"):
            continue
        if not found or not (found[1] or texts):
            faults.append(f"{where}: expected an id and its texts in quotation marks")
            continue
        if found[1] in texts:
            faults.append(f"{where}: {found[1]} has two entries; delete one")
            last = []
        elif found[1]:
            last = texts[found[1]] = []
            lines[found[1]] = number
        last += re.findall('"([^"]*)"', found[2])
    return texts, lines, faults


def read_display(path, sets):
    letters = re.search(r'^#define DISPLAY_LETTERS "(.+)"', read(path), re.M)[1]
    return Display({one: LETTERS.get(one, ord(one)) for one in letters}, "LCD" in sets)


def shown(text, display):
    """Returns the text as the display shows it."""
    has = EVERY.keys() | display.codes | UMLAUTS
    plain = {one: unicodedata.normalize("NFD", one)[0] for one in text if one not in has}
    return "".join("" if one in OPENING else plain.get(one, one) for one in text)


def seen_parts(row, texts, display):
    """Returns the texts that the display shows."""
    return texts if display.short_forms or row.kind == "TITLE" else texts[:1]


def columns(text, numbers):
    """Returns the columns of the text with its longest numbers. The set of `@` counts as 0, because its length depends on the game."""
    digits = iter(numbers)
    number = lambda: int(next(digits, 1))
    return sum({"#": number, "%": number, "@": int}.get(one, lambda: 1)() for one in text)


def count_numbers(text):
    return text.count("#") + text.count("%")


def text_faults_of(row, texts, english, display):
    """Yields the errors in the texts of a row, which are compared with the English texts."""
    rooms, least = TEXTS[row.kind]
    if not least <= len(texts) <= len(rooms):
        yield f"{len(texts)} texts instead of {least}" + (f" to {len(rooms)}" if len(rooms) > least else "")
        return
    if row.kind == "TITLE":
        if len(texts) % 2 == 0:
            yield f"{len(texts)} texts, but a page has two lines; add or remove a line"
    elif len(texts) != len(english):
        yield f"{len(texts)} texts, but en.txt has {len(english)}; add or remove the short form"
    set_wanted = row.numbers == "@"
    numbers = "" if set_wanted else row.numbers
    whole = "".join(texts) if row.kind == "TITLE" else texts[0]
    if count_numbers(whole) != len(numbers) or whole.count("@") != set_wanted:
        yield f"\"{whole}\" does not have the numbers \"{row.numbers}\" of messages.rows"
    for text, room in zip(texts, rooms):
        if text in seen_parts(row, texts, display) and (strange := sorted(set(shown(text, display)) - EVERY.keys() - display.codes.keys())):
            yield f"\"{text}\": the display has no {' '.join(strange)}; use other characters"
        if count_numbers(text) > len(numbers):
            yield f"\"{text}\" has more numbers than messages.rows"
        if columns(text, numbers) > room:
            yield f"\"{text}\" has {columns(text, numbers)} columns, but {room} is the limit; shorten it"
        if row.kind == "TITLE":
            numbers = numbers[count_numbers(text):]


def check(path, display):
    """Returns the errors in messages.rows and in a language."""
    sets, row_faults = read_rows()
    every = [row for rows in sets.values() for row in rows]
    texts, lines, text_faults = read_texts(path)
    english, _, _ = read_texts(os.path.join(HERE, "en.txt"))
    faults = row_faults + text_faults
    name, known = os.path.basename(path), {row.id for row in every}
    for row in every:
        if row.id not in texts:
            faults.append(f"{name}: {row.id} is missing; add its text")
        else:
            found = texts[row.id]
            faults += [f"{name}:{lines[row.id]}: {row.id}: {fault}" for fault in text_faults_of(row, found, english.get(row.id, found), display)]
    return faults + [f"{name}:{lines[left]}: {left} has no row in messages.rows" for left in texts if left not in known]


def codes_of(row, texts, display):
    """Returns the texts of a row in the codes of the display."""
    codes = EVERY | display.codes
    return bytes([BAR]).join(bytes(codes[one] for one in shown(text, display)) for text in seen_parts(row, texts, display))


def braced(values):
    return f"{{{', '.join(map(str, values))}}}"


def runs(rows):
    """Returns the id after each run of rows of one class, and the class."""
    found = []
    for behind, row in enumerate(rows, 2):  # the first id is 1
        if found and found[-1][1] == row.kind:
            found.pop()
        found.append((behind, row.kind))
    return found


def as_macro(name, rows):
    """Returns rows as a C macro, which applies another macro to each row."""
    return f"#define {name}(ROW)" + "".join(f' \\\n    ROW({row.id}, {row.kind}, "{row.numbers}")' for row in rows) + "\n"


def write(folder, path, include, declarations, macro=""):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"// Written by firmware/ui/messages/messages.py\n{include}\n")
        file.write("".join(f"{declaration};\n" for declaration in declarations) + macro)


def main():
    folder, facts, *more = sys.argv[1:]
    languages = [one for one in more if one.endswith(".txt")]
    wanted = {*more} - {*languages} | ({"LANGUAGES"} if len(languages) > 1 else set())
    display = read_display(facts, wanted)
    there = f"the languages are {' '.join(sorted(filter(LANGUAGE.fullmatch, os.listdir(HERE))))}"
    if not languages:
        sys.exit(f"no language given; {there}")
    for path in languages:
        if not os.path.exists(path):
            sys.exit(f"unknown language {os.path.basename(path)}; {there}")
        if faults := check(path, display):
            sys.exit("\n".join(faults))
    sets, _ = read_rows()
    if strange := wanted - sets.keys():
        sys.exit(f"unknown set {min(strange)}; the sets are {' '.join(sets)}")
    rows = [row for name, some in sets.items() if name in wanted for row in some]
    texts = []
    for path in languages:
        texts += [b"", *(codes_of(row, read_texts(path)[0][row.id], display) for row in rows)]
    codes, pairs = pack(texts)
    ends = [0, *ends_of(codes)]
    starts = [ends[language + block] for language in range(0, len(texts), 1 + len(rows)) for block in range(0, 1 + len(rows), BLOCK)]
    used = {*b"".join(texts)}
    letters_end = 1 + max({code for code in display.codes.values() if code in used and code >= FIRST_LETTER} | {FIRST_LETTER - 1})
    write(folder, "ui/messages/texts.c", '#include "ui/messages/messages.h"', [
        f"const FLASH uint8_t message_texts[] = {braced(codes)}",
        f"const FLASH uint16_t message_starts[] = {braced(starts)}",
        f"const FLASH uint8_t message_runs[][2] = {braced(braced((behind, f'CLASS_{kind}')) for behind, kind in runs(rows))}",
        f"const FLASH uint8_t message_count = {1 + len(rows)}"])
    write(folder, "text/pairs.c", '#include "text/packed.h"', [
        f"const FLASH uint8_t packed_pairs[][2] = {braced(map(braced, pairs))}"])
    others = [row for name, some in sets.items() if name not in wanted for row in some]
    write(folder, "ui/messages/rows.h", "#pragma once", [
        "// The board has texts for the messages before MESSAGES_END.\n"
        f"enum message {{ NO_MESSAGE, {', '.join([row.id for row in rows] + ['MESSAGES_END'] + [row.id for row in others])} }}"],
        as_macro("MESSAGES", rows))
    write(folder, "text/language.h", "#pragma once", [
        f"enum {{ LANGUAGES = {len(languages)}, FIRST_LETTER = {FIRST_LETTER}, LETTERS_END = {letters_end} }}",
        f"enum {{ MESSAGE_BLOCK = {BLOCK}, MESSAGE_BLOCKS = {len(starts) // len(languages)} }}"])


main()
