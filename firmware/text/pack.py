# SPDX-License-Identifier: MIT
"""Packs texts for packed.c: a frequent string becomes a code, which means a pair of codes.

A text is written with as few codes as the chosen strings allow. `pack` first chooses the strings that save most, one
after the other. Then it replaces strings that now save little, one at a time, with strings that save more."""
import collections
import os
import re

END, BAR = 0, ord("|")  # code at the end of a text, code at the end of a part
LENGTH_MAX, TIMES_MIN = 20, 3  # a string of up to LENGTH_MAX characters with at least TIMES_MIN uses can become a code
CANDIDATES = 20  # number of frequent code pairs to try
LITTLE, SWEEPS = 4, 3  # most codes that a replaceable string saves, most sweeps over the strings

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "packed.h"), encoding="utf-8") as header:
    constants = {name: int(number, 0) for name, number in re.findall(r"(FIRST_\w+|PAIR_DEPTH) = (\w+)", header.read())}
FIRST_PAIR, FIRST_ENDING, PAIR_DEPTH = (constants[name] for name in ("FIRST_PAIR", "FIRST_ENDING", "PAIR_DEPTH"))
PLAIN, ENDING = [*range(FIRST_PAIR, FIRST_ENDING), *range(1, ord(" "))], [*range(FIRST_ENDING, 256)]  # codes for pairs


class Packing:
    """Texts, strings chosen to become codes, and the pieces of the texts: chosen strings and single characters."""

    def __init__(self, texts):
        self.times = collections.Counter(texts)
        self.texts = list(self.times)
        where = collections.defaultdict(list)
        for text in self.texts:
            for start in range(len(text)):
                # a string can contain a bar only at the end
                last = min(start + LENGTH_MAX, len(text), 1 + text.find(BAR, start) or len(text))
                for end in range(start + 2, last + 1):
                    where[text[start:end]].append((text, start))
        self.found = {string: sum(self.times[text] for text, _ in places) for string, places in where.items()}
        self.where = {}  # for each string that can become a code, the texts that contain it and its offsets in each
        for string, times in self.found.items():
            if times >= TIMES_MIN:
                starts = self.where[string] = {}
                for text, start in where[string]:
                    starts.setdefault(text, []).append(start)
        # for each index, the ends of the chosen strings that start at the index
        self.ends = {text: [[] for _ in text] for text in self.texts}
        # for each index, the fewest pieces for the rest of the text
        self.counts = {text: [0] * (len(text) + 1) for text in self.texts}
        self.chosen, self.pieces, self.length, self.neighbours = {}, {text: [] for text in self.texts}, 0, collections.Counter()
        self.write(self.texts)

    def put(self, string):
        """Allows this string as a piece of the texts. `take` forbids it again."""
        for text, starts in self.where[string].items():
            for start in starts:
                self.ends[text][start].append(start + len(string))

    def take(self, string):
        for text, starts in self.where[string].items():
            for start in starts:
                self.ends[text][start].remove(start + len(string))

    def count(self, text, last):
        """Returns how many pieces the rest of the text needs from each start. Strings have changed only up to start `last`."""
        counts, ends = self.counts[text][:], self.ends[text]
        for start in range(last, -1, -1):
            least = counts[start + 1]
            for end in ends[start]:
                if counts[end] < least:
                    least = counts[end]
            counts[start] = least + 1
        return counts

    def split(self, text):
        """Returns the fewest pieces of a text. The first pieces are as long as possible."""
        counts, ends, pieces, start = self.counts[text], self.ends[text], [], 0
        while start < len(text):
            longest = start + 1
            for end in ends[start]:
                if end > longest and counts[end] == counts[start] - 1:
                    longest = end
            pieces.append(text[start:longest])
            start = longest
        return pieces

    def write(self, texts):
        """Splits these texts again after the chosen strings have changed."""
        for text in texts:
            self.counts[text] = self.count(text, len(text) - 1)
            times, pieces = self.times[text], self.split(text)
            if pieces == self.pieces[text]:
                continue
            for one, sign in ((self.pieces[text], -times), (pieces, times)):
                for first, second in zip(one, one[1:]):
                    self.neighbours[first + second] += sign
            self.length += times * (len(pieces) - len(self.pieces[text]))
            self.pieces[text] = pieces

    def halves(self, string):
        """Returns how many codes the decoder must keep while it expands this string, and the two pieces of its pair. Returns None if there
        is no pair."""
        last = len(string) - 1
        pairs = [(string[:at], string[at:]) for at in range(1, len(string))
                 if (at == 1 or string[:at] in self.chosen) and (at == last or string[at:] in self.chosen)]
        return min(((max(1 + self.kept(first), self.kept(second)), (first, second)) for first, second in pairs), default=None)

    def kept(self, piece):
        return self.chosen[piece][0] if piece in self.chosen else 0

    def saved(self, string):
        """Returns how many codes the texts save after `put` or `take` of this string."""
        return sum(self.times[text] * (self.counts[text][0] - self.count(text, starts[-1])[0])
                   for text, starts in self.where[string].items())

    def saves(self, string):
        """Returns how many codes this string would save."""
        self.put(string)
        saved = self.saved(string)
        self.take(string)
        return saved

    def can_be(self, halves):
        return halves is not None and halves[0] <= PAIR_DEPTH

    def give_up(self, string):
        """Removes this string, and all strings that cannot be pairs without it."""
        gone = {string}
        old, self.chosen = self.chosen, {}
        for other in sorted(old, key=len):
            halves = None if other in gone else self.halves(other)
            if self.can_be(halves):
                self.chosen[other] = halves
            else:
                gone.add(other)
        for one in gone:
            self.take(one)
        self.write({text: True for string in gone for text in self.where[string]})

    def choose(self, other_than):
        """Chooses the strings that save most, one after the other, while codes are left."""
        while len(self.chosen) < len(PLAIN) + len(ENDING):
            endings = sum(string[-1] == END for string in self.chosen)
            room = {True: endings < len(ENDING), False: len(self.chosen) - endings < len(PLAIN)}
            best, most = None, TIMES_MIN - 1
            often = [(-count, string) for string, count in self.neighbours.items() if count > 1]
            for count, string in sorted(often)[:CANDIDATES]:
                if -count < most:
                    break
                # Each use of a string saves at most one code, so a rare string cannot save enough.
                if string not in self.where or self.found[string] <= most or string == other_than or not room[string[-1] == END]:
                    continue
                if self.can_be(self.halves(string)):
                    if (saved := self.saves(string)) > most:
                        best, most = string, saved
            if not best:
                return
            self.chosen[best] = self.halves(best)
            self.put(best)
            self.write(self.where[best])

    def loss(self, string):
        """Returns how many more codes the texts would need without this string."""
        self.take(string)
        lost = -self.saved(string)
        self.put(string)
        return lost

    def replace(self, string):
        """Replaces this string with others, unless the texts then need more codes."""
        chosen, counts, pieces, neighbours, length = (
            dict(self.chosen), dict(self.counts), dict(self.pieces), self.neighbours.copy(), self.length)
        self.give_up(string)
        self.choose(string)
        if self.length > length:
            for one in chosen.keys() ^ self.chosen.keys():
                (self.put if one in chosen else self.take)(one)
            self.chosen, self.counts, self.pieces, self.neighbours, self.length = chosen, counts, pieces, neighbours, length

    def improve(self):
        for string in sorted(self.chosen, key=lambda one: (self.loss(one), one)):
            if string in self.chosen and self.loss(string) <= LITTLE:
                self.replace(string)


def pack(texts):
    """Returns the texts as codes, and the pairs in the order of packed.h."""
    texts = [text + bytes([END]) for text in texts]
    packing = Packing(texts)
    packing.choose(None)
    for _ in range(SWEEPS):
        length = packing.length
        packing.improve()
        if packing.length == length:
            break
    plain, ending = iter(PLAIN), iter(ENDING)
    code_of = {string: next(ending if string[-1] == END else plain) for string in packing.chosen}

    def code(piece):
        return code_of.get(piece, piece[0])

    pair_of = {code_of[string]: tuple(map(code, pair)) for string, (_, pair) in packing.chosen.items()}
    last = max((code for code in pair_of if code < ord(" ")), default=0)
    return ([code(piece) for text in texts for piece in packing.pieces[text]],
            [pair_of.get(code, (END, END)) for code in [*range(FIRST_PAIR, 256), END, *range(1, last + 1)]])


def ends_of(codes):
    """Returns where the texts end: after each code that ends a text."""
    return [at for at, code in enumerate(codes, 1) if code == END or code >= FIRST_ENDING]
