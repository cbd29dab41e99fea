#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a page has a number that differs from the sources, or a size, time or count that nobody compares. Compares
the numbers on each page with the sources. Fails for a number with a unit that is neither in readme_compared.py nor in
readme_prose.py.

Searches for numbers in digits that are no part of a word such as R5 or 1-3-5-7, and for numbers in words from three on. Skips links,
`code` and fenced examples, which examples.py runs. Searches fences with the tag `text`, such as drawings and cards."""
import ast
import fractions
import functools
import operator
import re

import readme_compared
import readme_prose
import tap

WORDS = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
         "nineteen twenty").split()
VALUES = {word: value for value, word in enumerate(WORDS)} | {"thirty": 30}
VALUES |= {word.capitalize(): value for word, value in VALUES.items()}
DIGITS = r"(?:(?<![\w.#^-])|(?<=\.\.)|(?<=[1-9]x))(?<!\d,)\d+(?:,\d{3})*(?:\.\d+)?(?=x\d|(?!\w|-\w|\.\d|,\d{3}))"
NUMBER = re.compile(rf"{DIGITS}|\b(?i:{'|'.join([*WORDS[3:], 'thirty', 'forty', 'fifty', 'hundred', 'thousand'])})\b")
UNIT = re.compile(r"\s*(KB|bytes|ms|s|seconds|hours|years|MHz|baud|cycles|columns|games|languages|lessons|levels|LEDs)\b")
IN_TEXT = rf"(\d[\d,]*\d(?:\.\d+)?|\d(?:\.\d+)?|{'|'.join(VALUES)})"
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv, ast.LShift: operator.lshift,
             ast.RShift: operator.rshift}
FENCE = r"(?ms)^ *```(\w*)[^\n]*\n(.*?)^ *```$"
NOT_SEARCHED = (r"`[^`\n]*`", r"\]\([^)\n]*\)", r"(?m)^ *\d+\. ")


read = functools.cache(tap.read)


class Sources:
    """The constants in some files: #define, enum, an array of numbers, or an assignment in make or Python."""

    FORMS = (r"#define +(\w+) +((?:\([^\n]*\))|[^\s/]+)", r"\b([A-Z]\w+) *[:?]?= *([^,;}\n#]+?) *(?:[,;}\n#]|//|$)",
             r"(\w+)\[\w*\] = \{([^}\"]*)\};")

    def __init__(self, paths):
        self.paths = paths
        text = "".join(map(read, paths))
        self.constants = {}
        for form in self.FORMS:
            for name, value in re.findall(form, text):
                self.constants.setdefault(name, set()).add(value)

    def value(self, expression):
        """Returns the value of an expression of C, Python or make: a number, or a list of numbers."""
        plain = re.sub(r"\b(0x[\da-fA-F]+|\d+)[uUlL]+\b", r"\1", expression.strip())
        return self.of(ast.parse(plain, mode="eval").body)

    def of(self, node):
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            # raises ValueError if two files give the constant different values
            (value,) = self.constants[node.id]
            return self.value(value)
        if isinstance(node, ast.Tuple):
            return [self.of(one) for one in node.elts]
        if isinstance(node, ast.Subscript):
            return self.of(node.value)[self.of(node.slice)]
        if isinstance(node, ast.BinOp):
            return OPERATORS[type(node.op)](self.of(node.left), self.of(node.right))
        if isinstance(node, ast.Call):
            return FUNCTIONS[node.func.id](self, *map(self.of, node.args))
        raise ValueError(f"{ast.dump(node)}: unknown")


@functools.cache
def sources_of(*paths):
    return Sources(paths)


def found(sources, form):
    """Returns the numbers that the groups of this form find in the sources, or none."""
    matches = [re.search(form, read(path)) for path in sources.paths]
    return [float(group.replace(",", "")) for match in matches if match for group in match.groups()]


def count(sources, form):
    """Returns how often this form matches in the sources, or the number of words in its group."""
    matches = [match for path in sources.paths for match in re.finditer(form, read(path), re.M)]
    return sum(len(match[1].split()) if match.groups() else 1 for match in matches)


def chance(_, of_256):
    """Returns the numerator and denominator, at most 10, of a chance out of 256."""
    near = fractions.Fraction(of_256, 256).limit_denominator(10)
    return [near.numerator, near.denominator]


FUNCTIONS = {"found": found, "count": count, "chance": chance, "round": lambda _, value, digits=0: round(value, digits),
             "int": lambda _, value: int(value)}


def flat(value):
    return [number for one in value for number in flat(one)] if isinstance(value, (list, tuple)) else [value]


def spread(text):
    """Returns a regular expression for this text that allows line breaks between words."""
    return r"\s+".join(map(re.escape, text.split()))


def number(text):
    return VALUES[text] if text in VALUES else float(text.replace(",", ""))


def compare(page, rows):
    """Returns the faults of the rows of a page, and the spans of the numbers that were compared."""
    faults, spans = [], []
    for text, expression, *paths in rows:
        try:
            values = flat(sources_of(*" ".join(paths).split()).value(expression))
        except (IndexError, KeyError, OSError, SyntaxError, ValueError) as error:
            faults.append(f"{expression}: {type(error).__name__} {error}")
            continue
        form = text[3:].replace("{}", IN_TEXT) if text.startswith("re:") else spread(text).replace(r"\{\}", IN_TEXT)
        matches = list(re.finditer(form, page, re.M))
        if not matches:
            faults.append(f"not on the page: {text}")
        for match in matches:
            numbers = list(map(number, match.groups()))
            spans += [match.span(group) for group in range(1, len(numbers) + 1)]
            if len(numbers) != len(values) or any(abs(one - other) > 1e-9 for one, other in zip(numbers, values)):
                said, wanted = " ".join(match[0].split()), ", ".join(f"{value:g}" for value in map(float, values))
                faults.append(f"the page says `{said}`, the sources say {wanted} ({expression} in {' '.join(paths)})")
    return faults, spans


def prose(page, rows):
    """Returns the phrases of these rows that are not on the page, and the spans of all others."""
    missing, spans = [], []
    for _, phrases in rows:
        for phrase in filter(None, map(str.strip, phrases.split("\n"))):
            form = spread(phrase)
            if phrase.startswith("#"):
                form = rf"^{re.escape(phrase)}\n(?s:.*?)(?=^#{{1,{len(phrase.split()[0])}}} |\Z)"
            matches = list(re.finditer(form, page, re.M))
            missing += [] if matches else [phrase]
            spans += [match.span() for match in matches]
    return missing, spans


def searched(page):
    """Returns the page with blanks instead of the parts that are not searched."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match[0])

    page = re.sub(FENCE, lambda match: match[0].replace("`", " ") if match[1] == "text" else blank(match), page)
    for form in NOT_SEARCHED:
        page = re.sub(form, blank, page)
    return page


def unknown(page, spans):
    """Yields the numbers with a unit outside these spans, each with its line and its context."""
    blank = searched(page)
    for match in NUMBER.finditer(blank):
        if UNIT.match(blank, match.end()) and not any(start <= match.start() and match.end() <= end for start, end in spans):
            around = " ".join(page[max(0, match.start() - 40):match.end() + 30].split())
            yield f"line {line_of(page, match.start())}: {match[0]} in `{around}`"


def line_of(page, at):
    return page.count("\n", 0, at) + 1


def faults_of(page, compared, listed):
    found_faults, spans = compare(page, compared)
    missing, phrases = prose(page, listed)
    return (found_faults + [f"listed as prose, but not on the page: {phrase}" for phrase in missing] +
            [f"compare it in readme_compared.py, or list it in readme_prose.py: {one}" for one in unknown(page, spans + phrases)])


def undetected(page, compared):
    """Yields the compared numbers that could change without a fault."""
    for start, end in compare(page, compared)[1]:
        if not compare(f"{page[:start]}7777{page[end:]}", compared)[0]:
            yield f"line {line_of(page, start)}: {page[start:end]}"


def repeated(pages):
    """Yields the sizes and times on several pages that are not compared on each page. pages: {path: (text, rows)}"""
    places = {}
    for path, (text, rows) in pages.items():
        spans, blank = compare(text, rows)[1], searched(text)
        for match in NUMBER.finditer(blank):
            if unit := UNIT.match(blank, match.end()):
                same = any(start <= match.start() and match.end() <= end for start, end in spans)
                places.setdefault(f"{match[0]} {unit[1]}", []).append((path, same))
    for what, found in places.items():
        if len({path for path, _ in found}) > 1 and not all(same for _, same in found) and what not in readme_prose.REPEATED:
            yield f"{what} is on {', '.join(sorted({path for path, _ in found}))}"


def main():
    checks = tap.Tap()
    pages = tap.pages()
    strange = (readme_compared.COMPARED.keys() | readme_prose.PROSE.keys()) - set(pages)
    checks.check(not strange, "every page in the tables exists", *strange)
    for path in pages:
        page, compared, listed = read(path), readme_compared.COMPARED.get(path, ()), readme_prose.PROSE.get(path, ())
        faults = faults_of(page, compared, listed)
        checks.check(not faults, f"{path}: each number is compared with the sources or listed as prose", *faults)
        wrong = list(undetected(page, compared))
        checks.check(not wrong, f"control, {path}: a changed number is found", *wrong)
        more = faults_of("It lasts for 4,321 s.\n" + page, compared, listed)
        checks.check(len(more) == len(faults) + 1, f"control, {path}: a number in a new sentence is found", *more)
    every = {path: (read(path), readme_compared.COMPARED.get(path, ())) for path in pages}
    found = list(repeated(every))
    checks.check(not found, "sizes and times on several pages are compared on each page", *found)
    found = list(repeated({**every, "a.md": ("It waits for 7,654 ms.\n", ()), "b.md": ("It waits for 7,654 ms.\n", ())}))
    checks.check("7,654 ms is on a.md, b.md" in found, "control: a new size on two pages is found", *found)
    page = "A level waits for 3 s.\n"
    for row, words in ((("waits for {} s", "NO_MS", "firmware/ui/screens/result.c"), "KeyError 'NO_MS'"),
                       (("stays for {} s", "END_MS / 1000", "firmware/ui/screens/result.c"), "not on the page: stays for")):
        checks.finds(words, faults_of(page, [row], ()), words)
    checks.finds("not on the page: waits for 4 s", faults_of(page, (), [("measured", "waits for 4 s")]), "a phrase that is not on the page")
    checks.done()


if __name__ == "__main__":
    main()
