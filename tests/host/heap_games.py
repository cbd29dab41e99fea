#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the host program computes wrong values of heap games. Compares heap games with brute force: repeating
digits, equal or unequal heaps, and many heaps. Compares games with names, such as Kayles, with published values. Run from the
root of the repository."""
import random
import re
import sys

sys.path.insert(0, "tests/model")
from rules import Heaps  # noqa: E402
from tap import DRAW, Tap, ask, blocks  # noqa: E402

ANY, UNEQUAL, EQUAL = "", "!", "="
NAMES = "board/host/notation/heaps.c"  # file with names, codes, sources and published values of heap games


def partitions(stones, heaps, least, kind):
    """Yields each split of the stones into this number of ascending heaps."""
    if heaps == 1:
        if stones >= least:
            yield (stones,)
        return
    for first in range(least, stones // heaps + 1):
        for rest in partitions(stones - first, heaps - 1, first + (kind == UNEQUAL), kind):
            if kind != EQUAL or rest[-1] == first:
                yield (first,) + rest


class CodeHeaps(Heaps):
    """Heap games with a code. A digit has a set of numbers of heaps and a kind: ANY, UNEQUAL or EQUAL. The last
    `repeated` digits repeat without end."""

    def ways(self, stones):
        for take in range(stones + 1):
            place = take
            while self.repeated and place >= len(self.digits):
                place -= self.repeated
            counts, kind = self.digits[place] if place < len(self.digits) else ((), ANY)
            rest = stones - take
            if rest == 0 and 0 in counts:
                yield take, ()
            for heaps in range(1, rest + 1):
                if heaps in counts:
                    yield from ((take, left) for left in partitions(rest, heaps, 1, kind))


def digit_text(counts, kind):
    """Returns the text of a digit. A digit that allows 5 heaps also allows more."""
    if max(counts, default=0) < 4:
        return f"{sum(1 << heaps for heaps in counts):X}{kind}"
    few = [heaps for heaps in counts if heaps < 5]
    if 5 not in counts:
        return "{" + ",".join(map(str, few)) + "}" + kind
    last = next(heaps for heaps in range(6) if all(more in counts for more in range(heaps, 6)))
    return "{" + ",".join([str(heaps) for heaps in few if heaps < last] + [f"{last}+"]) + "}" + kind


def random_game(choice):
    """Draws a game. Moves of its first digit take nothing, so they must split the heap."""
    digits = []
    for take in range(choice.randrange(1, 5)):
        counts = {heaps for heaps in range(6) if choice.random() < (0.5 if heaps < 3 else 0.15)}
        counts -= {0, 1} if take == 0 else set()
        counts |= set(range(5, 20)) if 5 in counts else set()
        digits.append((counts, choice.choice((ANY, ANY, UNEQUAL, EQUAL))))
    repeated = choice.randrange(len(digits))
    texts = [digit_text(*digit) for digit in digits]
    end = len(texts) - repeated
    code = texts[0] + "." + "".join(texts[1:end]) + ("[" + "".join(texts[end:]) + "]" if repeated else "")
    return CodeHeaps("heap", f"code={code}", digits=digits, repeated=repeated)


def check(tap, what, wrong):
    tap.check(not wrong, what, *wrong[:5])


def check_game(tap, game):
    """Compares moves, values and misère verdicts of small positions with brute force."""
    positions = [(n,) for n in range(10)] + [(4, 5), (3, 0, 6)]
    wrong = []
    for one, lines in zip(positions, blocks([f"moves {game.question(one)}" for one in positions])):
        right = sorted(f"{text} : {'N' if game.value(after) else 'P'}" for text, after in game.moves(one))
        wrong += [] if sorted(lines) == right else [f"{one}: {lines}, but {right}"]
    for one, answer in zip(positions, ask([f"value {game.question(one)}" for one in positions])):
        wrong += [] if answer.startswith(game.question(one) + " : ") and answer.endswith(f" : {game.value(one)}") else [answer]
    for one, answer in zip(positions, ask([game.question(one, "m") for one in positions])):
        wrong += [] if answer.split(" : ")[2] == game.verdict(one, True) else [answer]
    check(tap, f"heap {game.params}: {len(positions)} positions", wrong)


def check_names(tap):
    """Checks that each name means its code and that the values are the published values."""
    with open(NAMES, encoding="ascii") as file:
        rows = re.findall(r'\{"(\w+)", "([^"]+)", "[^"]*",\s*"([^"]*)"\}', file.read())
    published = [(name, values.split(" ")) for name, _, values in rows if values]
    published.append(("lasker", [str(n + {3: 1, 0: -1}.get(n % 4, 0) * (n > 0)) for n in range(300)]))  # Winning Ways, chapter 4
    for name, right in published:
        lines = blocks([f"table {name} : 0..{len(right) - 1}"])[0][:-1]
        check(tap, f"{name}: {len(right)} published values", [line for line, value in zip(lines, right) if line.split(" : ")[2] != value])
    said = ask([f"{name} 10" for name, _, _ in rows] + ["mkayles - : 7", "sum treblecross 9 + nim 3"])
    right = [f"heap {code} : 10 : " for _, code, _ in rows] + ["mheap code=0.77 : 7 : ", "sum heap code=0.007 : 9 + nim - : 3 : "]
    tap.check(len(rows) == 6 and len(said) == len(right) and all(map(str.startswith, said, right)), "the answer shows the code of each game with a name", *said)


def main():
    tap = Tap()
    choice = random.Random(DRAW)
    for _ in range(200 if DRAW == "all" else 12):
        check_game(tap, random_game(choice))
    check_names(tap)
    tap.done()


main()
