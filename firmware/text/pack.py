# SPDX-License-Identifier: MIT
"""Packs texts for packed.c: strings that occur often become codes, each of which stands for a pair of codes.

A text is written with as few codes as the chosen strings allow. The strings that save most are chosen, one after the other. Then
those that have come to save little are given up, one at a time, for others that now save more."""
import collections
import heapq
import os
import re

END, BAR = 0, ord("|")  # of a text, and of a part of it
LENGTH_MAX, TIMES_MIN = 20, 3  # of a string that may become a code
CANDIDATES = 20  # pairs of neighbours that are tried, the most frequent ones
LITTLE, SWEEPS = 4, 3  # codes that a string saves which may be given up; how often all of these are tried

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "packed.h"), encoding="utf-8") as header:
    constants = {name: int(number, 0) for name, number in re.findall(r"(FIRST_\w+|PAIR_DEPTH) = (\w+)", header.read())}
FIRST_PAIR, FIRST_ENDING, PAIR_DEPTH = (constants[name] for name in ("FIRST_PAIR", "FIRST_ENDING", "PAIR_DEPTH"))
PLAIN, ENDING = [*range(FIRST_PAIR, FIRST_ENDING), *range(1, ord(" "))], [*range(FIRST_ENDING, 256)]  # codes for pairs


class Packing:
    """Texts, strings chosen to become codes, and the pieces of the texts: chosen strings and single characters."""

    def __init__(self, texts):
        self.times = collections.Counter(texts)
        self.texts = list(self.times)
        found, where = collections.Counter(), collections.defaultdict(dict)
        for text in self.texts:
            for start in range(len(text)):
                for end in range(start + 2, min(start + LENGTH_MAX, len(text)) + 1):
                    if BAR in text[start:end - 1]:  # the decoder stops there, so it ends a code
                        break
                    found[text[start:end]] += self.times[text]
                    where[text[start:end]][text] = True
        self.where = {string: list(where[string]) for string in found if found[string] >= TIMES_MIN}
        self.at = {text: [[text[start:end] for end in range(start + 2, min(start + LENGTH_MAX, len(text)) + 1)
                           if text[start:end] in self.where] for start in range(len(text))] for text in self.texts}
        self.chosen, self.pieces, self.length, self.neighbours = {}, {text: [] for text in self.texts}, 0, collections.Counter()
        self.write(self.texts)

    def shortest(self, text):
        """For each start how many pieces the rest of the text takes."""
        counts = [0] * (len(text) + 1)
        for start in range(len(text) - 1, -1, -1):
            least = counts[start + 1]
            for string in self.at[text][start]:
                if string in self.chosen and counts[start + len(string)] < least:
                    least = counts[start + len(string)]
            counts[start] = least + 1
        return counts

    def split(self, text):
        """The fewest pieces of a text, the first ones as long as they can be."""
        counts, pieces, start = self.shortest(text), [], 0
        while start < len(text):
            step = 1
            for string in self.at[text][start]:
                if string in self.chosen and counts[start + len(string)] == counts[start] - 1:
                    step = len(string)
            pieces.append(text[start:start + step])
            start += step
        return pieces

    def write(self, texts):
        """Splits these texts again, after a change of the chosen strings."""
        for text in texts:
            times, pieces = self.times[text], self.split(text)
            for one, sign in ((self.pieces[text], -times), (pieces, times)):
                for pair in zip(one, one[1:]):
                    self.neighbours[pair[0] + pair[1]] += sign
            self.length += times * (len(pieces) - len(self.pieces[text]))
            self.pieces[text] = pieces

    def halves(self, string):
        """How many codes a decoder keeps for later at most while it expands this string, and the two pieces that are its pair; None
        if there is no such pair."""
        pairs = [(string[:at], string[at:]) for at in range(1, len(string))]
        kept = [(max(1 + self.kept(first), self.kept(second)), (first, second)) for first, second in pairs
                if all(len(half) == 1 or half in self.chosen for half in (first, second))]
        return min(kept, default=None)

    def kept(self, piece):
        return self.chosen[piece][0] if piece in self.chosen else 0

    def saves(self, string):
        """How many codes fewer the texts take with this string."""
        self.chosen[string] = None
        saved = sum(self.times[text] * (len(self.pieces[text]) - self.shortest(text)[0]) for text in self.where[string])
        del self.chosen[string]
        return saved

    def can_be(self, halves):
        return halves is not None and halves[0] <= PAIR_DEPTH

    def give_up(self, string):
        """Gives up this string, and those that are no pairs without it."""
        gone = {string}
        old, self.chosen = self.chosen, {}
        for other in sorted(old, key=len):
            halves = None if other in gone else self.halves(other)
            if self.can_be(halves):
                self.chosen[other] = halves
            else:
                gone.add(other)
        self.write({text: True for string in gone for text in self.where[string]})

    def choose(self, other_than):
        """Chooses the strings that save most, one after the other, as long as there are codes."""
        while len(self.chosen) < len(PLAIN) + len(ENDING):
            endings = sum(string[-1] == END for string in self.chosen)
            room = {True: endings < len(ENDING), False: len(self.chosen) - endings < len(PLAIN)}
            best, most = None, TIMES_MIN - 1
            for string, count in heapq.nsmallest(CANDIDATES, self.neighbours.items(), key=lambda one: (-one[1], one[0])):
                if count < most:
                    break
                if string in self.where and room[string[-1] == END] and string != other_than and self.can_be(self.halves(string)):
                    if (saved := self.saves(string)) > most:
                        best, most = string, saved
            if not best:
                return
            self.chosen[best] = self.halves(best)
            self.write(self.where[best])

    def loss(self, string):
        """How many codes more the texts would take without this string."""
        halves = self.chosen.pop(string)
        lost = sum(self.times[text] * (self.shortest(text)[0] - len(self.pieces[text])) for text in self.where[string])
        self.chosen[string] = halves
        return lost

    def replace(self, string):
        """Chooses others in place of this string, unless the texts take more codes then."""
        before, length = dict(self.chosen), self.length
        self.give_up(string)
        self.choose(string)
        if self.length > length:
            changed = before.keys() ^ self.chosen.keys()
            self.chosen = before
            self.write({text: True for one in changed for text in self.where[one]})

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
    """Where the texts end: behind each code that ends one."""
    return [at for at, code in enumerate(codes, 1) if code == END or code >= FIRST_ENDING]
