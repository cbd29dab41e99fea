#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a display shows a broken or missing text in some language. Messages. Every language must pass messages.py
for each display and survive packing and unpacking, alone and with the other languages. The displays must have the letters. One
file adds a language. Wrong rows are reported. No source calculates with ids or compares their order."""
import glob
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile

from tap import ENVIRONMENT, Tap, drawn, read

ROOM = "firmware/ui/messages"
FIRST_ENDING, BLOCK = 0xf2, 32
# For each kind of display, its sets of messages
BOARDS = [("lcd", ["SCREENS", "OWNER", "LCD", "VALUE_FACTS"]), ("matrix", ["SCREENS", "VALUE_FACTS", "FACTS", "KIOSK"])]
LETTERS = {"lcd": {"ä": "[", "ö": "\\", "ü": "]", "ß": "^", "ñ": "`"},
           "matrix": {"ä": "[", "ö": "\\", "ü": "]", "ß": "^", "ñ": "`", "á": '"', "é": "$", "í": "%", "ó": "*", "ú": ";", "è": "<",
                    "à": "=", "ç": ">"}}
PLAIN = dict(zip("áéíóúèàêçîÀÉÔÚ", "aeioueaeciAEOU")) | {"¡": "", "¿": ""}

# Rows: an id, a wrong text or wrong lines for it, and the expected error
BAD_TEXTS = {
    "a line that is too long": ("MSG_SPLASH", '"of 17 characters."', 'MSG_SPLASH: "of 17 characters." has 17 columns, but 16 is'),
    "too long with its numbers": ("MSG_TAKE", '"texts # and a #" ""', "MSG_TAKE: .* has 17 columns, but 16 is"),
    "too long with a digit": ("TITLE_FOOTBALL", '"" "#" "#" "" "a long text is #."', "TITLE_FOOTBALL: .* has 17 columns"),
    "a short form": ("MSG_OK_OR_HINT", '"" "9 columns"', "MSG_OK_OR_HINT: .* has 9 columns, but 7 is"),
    "a label": ("MSG_PILES_A_MOVE", '"fifteen columns"', "MSG_PILES_A_MOVE: .* has 15 columns, but 14 is"),
    "a value": ("MSG_UP_TO", '"sixteen column #"', "MSG_UP_TO: .* has 16 columns, but 15 is"),
    "a title": ("TITLE_TURTLE_EDGE", '"sixteen columns." "" ""', "TITLE_TURTLE_EDGE: .* has 16 columns, but 15 is"),
    "a piece": ("MSG_STONES", '"8 column"', "MSG_STONES: .* has 8 columns, but 7 is"),
    "an upper line of rules": ("TITLE_CHOMP", '"" "sixteen columns." ""', "TITLE_CHOMP: .* has 16 columns, but 15 is"),
    "a lower line of rules": ("TITLE_CHOMP", '"" "" "seventeen letters"', "TITLE_CHOMP: .* has 17 columns, but 16 is"),
    "too many pages": ("TITLE_TAKE_AWAY", '"a" ' * 17, "TITLE_TAKE_AWAY: 17 texts instead of 3 to 15"),
    "a line that is too long for the kiosk": ("MSG_ANY_KEY", '"eighteen columns.."', "MSG_ANY_KEY: .* has 18 columns"),
    "no text": ("MSG_A_DRAW", "", "MSG_A_DRAW is missing"),
    "two rows": ("MSG_A_DRAW", '"a"\nMSG_A_DRAW "b"', "MSG_A_DRAW has two entries"),
    "an id that is none": ("MSG_A_DRAW", 'MSG_DRAWN "a"', "MSG_DRAWN has no row"),
    "a number less": ("MSG_TAKE_OF", '"a #"', 'MSG_TAKE_OF: "a #" does not have the numbers "33"'),
    "a number more": ("MSG_YOU_WIN", '"a #"', "MSG_YOU_WIN: .* does not have the numbers"),
    "a number more in the short form": ("MSG_I_TAKE", '"# and #" "###"', "MSG_I_TAKE: .* has more numbers than"),
    "a number more in the rules": ("TITLE_BOUNDED", '"a" "#"\n "# # b"', "TITLE_BOUNDED: .* does not have the numbers"),
    "no set": ("MSG_BY_SET", '" by"', 'MSG_BY_SET: " by" does not have the numbers "@"'),
    "a letter that no display has": ("MSG_WINS", '"Ä"', r'xx.txt:\d+: MSG_WINS: "Ä": the display has no Ä'),
    "a backslash": ("MSG_WINS", '"a\\"', r"MSG_WINS: .* has no \\"),
    "a tilde": ("MSG_WINS", '"~a"', "MSG_WINS: .* has no ~"),
    "a bar": ("MSG_WINS", '"a|"', r"MSG_WINS: .* has no \|"),
    "a line of letters that is too long": ("MSG_SPLASH", '"größer als schöne"', 'MSG_SPLASH: "größer als schöne" has 17'),
    "no short form": ("MSG_YOUR_MOVE", '"a"', "MSG_YOUR_MOVE: 1 texts, but en.txt has 2"),
    "a short form where none is shown": ("MSG_A_DRAW", '"a" "b"', "MSG_A_DRAW: 2 texts instead of 1"),
    "no rules": ("TITLE_TAKE_AWAY", '"a"', "TITLE_TAKE_AWAY: 1 texts instead of 3"),
    "half of a page": ("TITLE_NIMBLE", '"a"\n "b"\n "c" "d"', "TITLE_NIMBLE: .* a page has two lines"),
    "a line that goes on with nothing": ("# SPDX-License-Identifier:", ' "on"', r"xx.txt:1: expected an id and its texts"),
    "two rows with pages": ("TITLE_CHOMP", 'TITLE_SOS "a" "b" "c"', "TITLE_SOS has two entries|TITLE_CHOMP is missing"),
    "no quotation mark": ("MSG_A_DRAW", '"a', r"xx.txt:\d+: expected an id and its texts"),
}
BAD_ROWS = {
    "a row twice": ("MSG_A_DRAW", "MSG_PRESS_OK LINE\nMSG_A_DRAW LINE", r"messages.rows:\d+: MSG_PRESS_OK has two rows"),
    "a class that is none": ("MSG_A_DRAW", "MSG_A_DRAW LIEN", r"messages.rows:\d+: MSG_A_DRAW: unknown class LIEN"),
    "a row of one word": ("MSG_A_DRAW", "MSG_A_DRAW", r"messages.rows:\d+: expected a set in brackets, or an id"),
    "a set that is none": ("[SCREENS]", "[SCREEN]", "unknown set SCREENS; the sets are SCREEN OWNER"),
}

# ID matches a message id. HOLDER also matches a variable or field that has an id, with its path. OPERATOR
# matches arithmetic, bitwise and ordering operators.
ID = r"\b(?:(?:MSG|TITLE)_[A-Z0-9_]+|NO_MESSAGE|MESSAGES_END)\b"
HOLDER = rf"(?:\w+(?:\(\w*\))?(?:\.|->))*(?:{ID}|\b(?:message|label)\b|(?:(?<=\.)|(?<=->))(?:second|family|name)\b(?!\[))"
OPERATOR = (r"(?:[+/%^~]|-(?!>)|(?<!&)&(?!&)|(?<!\|)\|(?!\|)|<|(?<!-)>|\.\.\.|"
            r"(?<!FLASH )(?<!char )(?<!const )(?<!uint8_t )\*(?!(?:\w|\.|->)+[,);]))=?")
CALCULATION = re.compile(rf"{OPERATOR}\s*{HOLDER}|{HOLDER}\s*{OPERATOR}|\[{ID}\]")
# The only expressions that may calculate with message ids
READERS = {f"{ROOM}/messages.c": ["message >= *run", "message / MESSAGE_BLOCK", "message % MESSAGE_BLOCK"],
           f"{ROOM}/messages.h": ["MESSAGES_END <= UINT8_MAX"]}

CALCULATED = """x = MSG_HINT + verdict - N_POSITION;
if (message >= MSG_THINKING) return;
--ui.view.message;
ui.view.message++;
label += WORDS;
case MSG_HINT ... MSG_NO_HINT:
step = family_of(row)->family - from;
x = table[MSG_HINT];""".splitlines()
NOT_CALCULATED = """if (message == MSG_HINT || ui.view.message != MSG_NO_HINT) return;
[ITEM_GAME] = MSG_GAME, // MSG_GAME + 1
if (ui.item >= ITEM_GAMES && title->family == family) return;
static const FLASH char *name = "MSG_HINT - 1";""".splitlines()


def calculations(source):
    """Returns the places where ids are used in calculations or compared by order."""
    source = re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"', " ", source, flags=re.S)
    return [" ".join(match[0].split()) for match in CALCULATION.finditer(source)]


def sources():
    return sorted(glob.glob("firmware/**/*.[ch]", recursive=True) + glob.glob("board/**/*.[ch]", recursive=True))


def in_source(path):
    """Returns the calculations with ids in a file. Each reader may have one."""
    source = read(path)
    for reader in READERS.get(path, []):
        assert source.count(reader) == 1, path
        source = source.replace(reader, "")
    return calculations(source)


def pack(room, languages, display="lcd", *macros):
    """Returns the output of messages.py and the files that it writes: texts.c, pairs.c, language.h."""
    with tempfile.TemporaryDirectory() as folder:
        said = subprocess.run([sys.executable, "-B", os.path.join(room, "messages.py"), folder, f"firmware/ui/{display}/display.h",
                               *(os.path.join(room, f"{one}.txt") for one in languages), *macros], capture_output=True, text=True)
        paths = glob.glob(f"{folder}/**/*.*", recursive=True)
        return said, {os.path.basename(path): read(path) for path in paths}


def texts_of(path, display):
    """Returns the texts of each id in the display's codes, parsed independently of messages.py."""
    # joins each title with the lines below, which are the game's rules
    text = re.sub(r'\n +"', ' "', read(path))
    lines = [[line.split(" ", 1)[0], re.sub('" +"', '" "', line.split(" ", 1)[1])] for line in text.splitlines() if line and line[0] != "#"]
    codes = PLAIN | {"←": "\x7f", "→": "\x7e", "%": "{"} | LETTERS[display]
    texts = {name: ["".join(codes.get(one, one) for one in text) for text in texts.strip()[1:-1].split('" "')] for name, texts in lines}
    if display == "matrix":  # no short forms
        texts = {name: parts if name.startswith("TITLE") else parts[:1] for name, parts in texts.items()}
    return {name: "|".join(parts).encode("ascii") for name, parts in texts.items()}


def numbers_of(table, packed):
    return re.findall(r"\w+", re.search(rf"{table}\S* = {{(.*)}};", packed)[1])


def unpack(packed, pairs, table="message_texts"):
    """Returns the texts that packed.c would find in this table."""
    texts, pairs = numbers_of(table, packed), numbers_of("packed_pairs", pairs)
    pairs = [tuple(map(int, pairs[at:at + 2])) for at in range(0, len(pairs), 2)]
    shown, text = [], []
    for code in map(int, texts):
        stack = [code]
        while stack:
            code = stack.pop()
            if code and (code < ord(" ") or code >= 0x80):
                stack += reversed(pairs[(code - 0x80) % 256])
            elif code:
                text.append(code)
            else:
                shown.append(bytes(text))
                text = []
    return shown


def read_runs(packed):
    """Returns the last id of each class's runs."""
    runs = numbers_of("message_runs", packed)
    return [(int(runs[at]), runs[at + 1]) for at in range(0, len(runs), 2)]


def order_of_ids(*more):
    """Returns the ids and classes of these sets, in the order of messages.rows."""
    rows = read(f"{ROOM}/messages.rows")
    return [row for name, some in re.findall(r"^\[(\w+)\]\n((?:.+\n)+)", rows, re.M) if name in more
            for row in re.findall(r"^(\w+) +(\w+)", some, re.M)]


def check_language(tap, language, display, more):
    said, files = pack(ROOM, [language], display, *more)
    what = f"{language}, {display} with {' '.join(more)}"
    if said.returncode:
        tap.check(False, f"{what}: all rows are valid", *said.stderr.splitlines())
        return
    texts, pairs = (files[name] for name in ("texts.c", "pairs.c"))
    shown, runs_of_classes = unpack(texts, pairs), read_runs(texts)
    rows, expected = order_of_ids(*more), texts_of(f"{ROOM}/{language}.txt", display)
    tap.check(shown == [b""] + [expected[name] for name, _ in rows], f"{what}: {len(rows)} messages are the same after packing and unpacking")
    classes = [next(kind for end, kind in runs_of_classes if name < end) for name in range(1, len(rows) + 1)]
    tap.check(classes == [f"CLASS_{kind}" for _, kind in rows], f"{what}: the classes are right")
    used = {*b"".join(shown).decode()}
    letters = {letter for letter in used & {*LETTERS[display].values()} if letter >= "["}
    end = 1 + max(map(ord, letters)) if letters else ord("[")
    tap.check(f"LANGUAGES = 1, FIRST_LETTER = {ord('[')}, LETTERS_END = {end} " in files["language.h"],
              f"{what}: {len(letters)} letters from '[' on", files["language.h"])


def check_several(tap, languages):
    """Packs all languages for one board. Each has its name."""
    display, more = BOARDS[-1]
    said, files = pack(ROOM, languages, display, *more)
    if said.returncode:
        tap.check(False, "several languages", *said.stderr.splitlines())
        return
    rows = order_of_ids("LANGUAGES", *more)
    expected = [texts_of(f"{ROOM}/{language}.txt", display) for language in languages]
    every = [text for texts in expected for text in [b"", *(texts[name] for name, _ in rows)]]
    tap.check(unpack(files["texts.c"], files["pairs.c"]) == every, f"{len(languages)} languages together: {len(every)} texts")
    starts = list(map(int, numbers_of("message_starts", files["texts.c"])))
    codes = list(map(int, numbers_of("message_texts", files["texts.c"])))
    ends = [0] + [at for at, code in enumerate(codes, 1) if code == 0 or code >= FIRST_ENDING]
    count = 1 + len(rows)
    tap.check(starts == [ends[language * count + block] for language in range(len(languages)) for block in range(0, count, BLOCK)],
              f"each block of {BLOCK} texts starts at its recorded place")
    tap.check(f"LANGUAGES = {len(languages)}," in files["language.h"], "the firmware has the number of languages")
    names = [texts["MSG_LANGUAGE_NAME"].decode() for texts in expected]
    tap.check(len(set(names)) == len(languages), f"the languages have different names: {' '.join(names)}")


def check_hints(tap, language):
    """Checks that each hint says how to learn why: its text ends with the short form of the first hint."""
    hints = [texts_of(f"{ROOM}/{language}.txt", "lcd")[f"MSG_{name}"].decode() for name in ("HINT", "HINT_DRAW", "NO_HINT")]
    why = hints[0].split("|")[-1].strip()
    tap.check(all(hint.split("|")[0].endswith(why) for hint in hints), f"{language}: each hint asks to hold OK for the reason", *hints)


def check_letters(tap):
    """Checks that font and driver have the letters where messages.py says."""
    font = re.findall(r"\{0x.*\}, // (.+)", read("firmware/text/font.c"))
    font = font[font.index("space"):]
    tap.check({letter: chr(ord(" ") + font.index(letter)) for letter in LETTERS["matrix"]} == LETTERS["matrix"], "letters of the dots")
    driver = read("firmware/device/lcd_hd44780.c")
    rom = re.search(r"letters\[\] = \{(.*)\}", driver)[1].split(", ")
    in_rom = {chr(ord("[") + at): code for at, code in enumerate(rom)}
    tap.check({letter: in_rom[code] for letter, code in LETTERS["lcd"].items()} ==
              {"ä": "0xe1", "ö": "0xef", "ü": "0xf5", "ß": "0xe2", "ñ": "0xee"} and in_rom["_"] == "'_'", "letters of the LCD's ROM")


def with_entry(source, name, entry):
    """Replaces the lines of an id by these lines, or by a line with these texts in quotation marks."""
    found = re.search(rf"^{re.escape(name)}(?: .*)?\n(?: .*\n)*", source, re.M)
    return source[:found.start()] + f"{name} " * entry.startswith('"') + entry + "\n" + source[found.end():]


def check_bad(tap, copy, changed, controls):
    """Makes each control's change in the English texts, as a language xx, or in messages.rows."""
    shutil.copytree("firmware/text", os.path.join(copy, "../../text"), dirs_exist_ok=True)
    for what, (name, entry, words) in drawn(controls.items(), 4):
        shutil.copytree(ROOM, copy, dirs_exist_ok=True)
        shutil.copy(f"{ROOM}/en.txt", f"{copy}/xx.txt")
        path = os.path.join(copy, changed)
        source = read(path)
        with open(path, "w", encoding="utf-8") as file:
            file.write(with_entry(source, name, entry))
        said, _ = pack(copy, ["xx"], "lcd", *BOARDS[0][1])
        tap.check(said.returncode == 1 and re.search(words, said.stderr) and len(said.stderr.splitlines()) <= 2, f"{what} is found",
                  said.stderr)


def check_added(tap, tree):
    """Checks that one more file adds a language, and that the next build uses the requested language."""
    subprocess.run(["cp", "-r", "Makefile", "firmware", "board", "sim", "tests", tree], check=True)
    source = read(f"{tree}/{ROOM}/en.txt")
    with open(f"{tree}/{ROOM}/xx.txt", "w", encoding="utf-8") as file:
        file.write(with_entry(source, "MSG_YOU_WIN", '"Gewonnen!"'))
    texts, pairs = f"out/uno/gen/{ROOM}/texts.c", "out/uno/gen/firmware/text/pairs.c"
    built = subprocess.run(["make", "-C", tree, texts, pairs, "TEXT=xx"], capture_output=True, text=True, env=ENVIRONMENT)
    shown = unpack(*(read(os.path.join(tree, one)) for one in (texts, pairs)))
    tap.check(b"Gewonnen!" in shown, "make TEXT=xx: Gewonnen!", *built.stderr.splitlines())
    built = subprocess.run(["make", "-n", "-C", tree, texts, pairs], capture_output=True, text=True, env=ENVIRONMENT)
    tap.check(re.search(rf"{ROOM}/messages.py out/uno/gen/firmware \S+ +{ROOM}/en.txt SCREENS OWNER", re.sub(r"\\\n", "", built.stdout)),
              "make without TEXT packs en.txt again", *built.stdout.splitlines(), *built.stderr.splitlines())
    there = " ".join(sorted(os.path.basename(path)[:-4] for path in glob.glob(f"{tree}/{ROOM}/*.txt")))
    for asked, fault in ("TEXT=nn", "TEXT=nn is no language: choose one of"), ("TEXT=", "TEXT= is no language: choose one of"):
        built = subprocess.run(["make", "-C", tree, texts, asked], capture_output=True, text=True, env=ENVIRONMENT)
        tap.check(built.returncode and f"{fault} {there}" in built.stderr, f"make {asked} is refused", *built.stderr.splitlines())


def main():
    tap = Tap()
    languages = [os.path.basename(path)[:-4] for path in sorted(glob.glob(f"{ROOM}/*.txt"))]
    tap.check("en" in languages, f"languages: {' '.join(languages)}")
    for language, (display, more) in drawn(itertools.product(languages, BOARDS), 12):
        check_language(tap, language, display, more)
    for language in languages:
        check_hints(tap, language)
    check_several(tap, languages)
    check_letters(tap)
    with tempfile.TemporaryDirectory() as tree:
        copy = os.path.join(tree, ROOM)
        check_bad(tap, copy, "xx.txt", BAD_TEXTS)
        check_bad(tap, copy, "messages.rows", BAD_ROWS)
    with tempfile.TemporaryDirectory() as tree:
        check_added(tap, tree)
    missed = [line for line in CALCULATED if not calculations(line)]
    tap.check(not missed, f"{len(CALCULATED)} calculations with ids are found", *missed)
    wrong = [line for line in NOT_CALCULATED if calculations(line)]
    tap.check(not wrong, f"{len(NOT_CALCULATED)} other uses of ids are accepted", *wrong)
    found = [f"{path}: {what}" for path in sources() for what in in_source(path)]
    tap.check(not found, "no source calculates with ids of messages", *found)
    tap.done()


main()
