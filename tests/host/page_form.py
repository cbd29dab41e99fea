#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a reader must read a page twice or search for something. Checks the lengths of pages, lines and
sentences, and how each page opens. No sentence and no description of a key may be on two pages."""
import collections
import re

import tap

FRONT, THEORY, NOTATION = "README.md", "firmware/game/README.md", "board/host/notation/README.md"
FRONT_LINES, FRONT_WORDS, PAGE_LINES, COLUMNS, SENTENCE_WORDS = 140, 1300, 250, 120, 30
KEYS = {"LEFT", "RIGHT", "UP", "DOWN", "OK", "SELECT", "NEXT", "TAKE"}
# numbers of consecutive words that two pages must not share: any words; words with two names of keys
SAME_WORDS, SAME_KEY_WORDS = 12, 7
# Texts that several pages may contain
COMMON = (
    # The page about the notation has these texts in brief, the page about theory in full.
    "whoever takes the last stone wins",
    "take 1 to 3 stones from pile 2 an odd number from",
)
# Tables of parts and pins, which wiring.py already compares
COMPARED = r"(?ms)^## Parts\n.*?(?=^## |\Z)|^\| [^|\n]+ \| \w+ \| P[A-L]\d.*?$"
FENCE = re.compile(r"(?ms)^ *```.*?^ *```")


def blocks(text):
    """Yields the paragraphs and list items of a page as (line, text). Omits examples, tables, headings and pictures."""
    text = FENCE.sub(lambda match: "\n" * match[0].count("\n"), text)
    first, lines = 0, []
    for number, line in enumerate([*text.split("\n"), ""], 1):
        prose = line.strip() and not re.match(r"\s*(\||#|<!--|!\[)", line)
        if lines and (not prose or re.match(r"\s*([*+-]|\d+\.) ", line)):
            yield first, " ".join(lines)
            lines = []
        if prose:
            first = first if lines else number
            lines.append(line.strip())


def sentences(text):
    """Yields the sentences of a page as (line, text). A link counts as its words, code as one word."""
    for number, block in blocks(text):
        block = re.sub(r"`[^`]*`", "`code`", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", block))
        for sentence in re.split(r'(?<=[.!?])[*)"]* (?=[*"(]*[A-Z`\d])', block):
            yield number, sentence


def words_of(text):
    """Returns the words of the prose and of the tables, without marks."""
    text = re.sub(r"!\[[^\n]*\n", "\n", FENCE.sub("", text))
    text = re.sub(r"\]\([^)]*\)", "]", re.sub(COMPARED, "", text))
    return re.findall(r"[\w'-]+", re.sub(r"`[^`]*`|<!--.*?-->", " ", text))


def runs(text):
    """Returns the word sequences that must not be on another page: long ones, and shorter ones that name two keys."""
    words = words_of(text)
    found = {" ".join(words[i:i + SAME_WORDS]).lower() for i in range(len(words) - SAME_WORDS + 1)}
    short = (words[i:i + SAME_KEY_WORDS] for i in range(len(words) - SAME_KEY_WORDS + 1))
    return found | {" ".join(row).lower() for row in short if len(KEYS.intersection(row)) > 1}


def width(line):
    """Returns the columns of a line. Paths in a table do not count, because a row cannot be wrapped."""
    return len(re.sub(r"`[^`]*`", "", line) if line.startswith("|") else line)


def form_faults(path, text):
    lines, count = text.rstrip("\n").split("\n"), len(text.split())
    most = FRONT_LINES if path == FRONT else PAGE_LINES
    if path not in (THEORY, NOTATION) and len(lines) > most:
        yield f"{len(lines)} lines, more than {most}"
    if path == FRONT and count > FRONT_WORDS:
        yield f"{count} words, more than {FRONT_WORDS}"
    if not re.match(r"# .+\n\n[^\n#|!<`]", text):
        yield "it does not open with a title and a sentence that says what it is and for whom"
    yield from (f"line {number}: {len(line)} columns" for number, line in enumerate(lines, 1) if width(line) > COLUMNS)
    yield from (f"line {number}: {len(sentence.split())} words: {sentence}" for number, sentence in sentences(text)
                if len(sentence.split()) > SENTENCE_WORDS)


def twice(pages):
    """Yields the word sequences that are on several pages."""
    places = collections.defaultdict(set)
    for path, text in pages.items():
        for run in runs(text):
            places[run].add(path)
    for run, found in sorted(places.items()):
        if len(found) > 1 and not any(common in run for common in COMMON):
            yield f"on {' and '.join(sorted(found))}: {run}"


GOOD = "# A page\n\nThis page is for readers. It has two short sentences.\n"
LONG_SENTENCE = "This" + " very" * SENTENCE_WORDS + " long sentence.\n"
WRONG = (
    ("a long line", GOOD + "| " + "x" * COLUMNS + " |\n", "columns"), ("a long sentence", GOOD + LONG_SENTENCE, "words: This very"),
    ("a long item", GOOD + "\n* an item\n* " + LONG_SENTENCE, "words: "), ("a long page", GOOD + "x\n" * PAGE_LINES, "lines, more than"),
    ("no first sentence", "# A page\n\n## A part\n", "does not open"),
)


def main():
    checks = tap.Tap()
    pages = {path: tap.read(path) for path in tap.pages()}
    for path, text in pages.items():
        faults = list(form_faults(path, text))
        checks.check(not faults, f"{path}: the page, its lines and its sentences are short enough", *faults)
    faults = list(twice(pages))
    checks.check(not faults, "no sentence is on two pages", *faults)
    checks.check(not list(form_faults("PAGE.md", GOOD)), "control: a short page has no faults")
    for what, text, said in WRONG:
        checks.finds(said, list(form_faults("PAGE.md", text)), f"{what} is found")
    for what, text in (("lines", GOOD + "x\n" * FRONT_LINES), ("words", GOOD + "x " * FRONT_WORDS)):
        checks.finds(what, list(form_faults(FRONT, text)), f"a front page with too many {what} is found")
    for what, text in (("key", "LEFT and RIGHT go from the one to the other."), ("sentence", "The " + "same " * SAME_WORDS)):
        checks.check(list(twice({"a.md": GOOD + text, "b.md": "Here: " + text})), f"control: a {what} on two pages is found")
    checks.done()


main()
