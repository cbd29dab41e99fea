# SPDX-License-Identifier: MIT
"""The rules of all games, written from the notation's page alone. Brute force over these rules gives verdicts, Grundy
values and misère play.

A position is a tuple, a move is its text. Tests of the host program and of the boards compare answers with this model."""
import functools
import itertools
import math
import operator
import re


def replaced(position, *changes):
    after = list(position)
    for place, value in changes:
        after[place] = value
    return tuple(after)


class Game:
    """A game with its parameters. The player who moves last wins, unless `ends` says otherwise."""

    def __init__(self, name, params="-", **values):
        self.name, self.params = name, params
        self.__dict__.update(values)
        self.known, self.value_of = {}, {}

    def text(self, position):
        return " ".join(map(str, position)) or "."

    def question(self, position, misere=""):
        return f"{misere}{self.name} {self.params} : {self.text(position)}"

    def moves(self, position):
        raise NotImplementedError

    def ends(self, position):
        """Returns the verdict of a position without a move."""
        return "P"

    def same(self, position):
        """Returns the position in a form that many positions share, such as ascending piles without empty ones."""
        return position

    def verdict(self, position, misere=False):
        """Returns N, P or D. D also means that the game can last forever and neither side can force an end."""
        position = self.same(position)
        if (position, misere) not in self.known:
            self.solve(position, misere)
        return self.known[position, misere]

    def solve(self, start, misere):
        after, before, queue, found = {}, {}, [start], {}
        for position in queue:  # the queue grows
            if position in after:
                continue
            known = self.known.get((position, misere))
            after[position] = set() if known else {self.same(to) for _, to in self.moves(position)}
            for to in after[position]:
                before.setdefault(to, set()).add(position)
            queue += after[position]
            if known or not after[position]:
                end = self.ends(position)
                found[position] = known or ({"N": "P", "P": "N"}.get(end, end) if misere else end)
        left = {position: len(to) for position, to in after.items()}
        queue = [position for position, verdict in found.items() if verdict != "D"]
        for position in queue:  # the queue grows
            for one in before.get(position, ()):
                left[one] -= found[position] == "N"
                if one not in found and (found[position] == "P" or not left[one]):
                    found[one] = "N" if found[position] == "P" else "P"
                    queue.append(one)
        for position in after:
            self.known[position, misere] = found.get(position, "D")

    def good(self, position, misere=False):
        """Returns the texts of the moves that win, or that keep a draw."""
        verdict = self.verdict(position, misere)
        wanted = {"N": "P", "D": "D"}.get(verdict)
        return sorted(text for text, after in self.moves(position) if self.verdict(after, misere) == wanted)

    def value(self, position):
        """Returns the Grundy value, if the game ends."""
        stack = [self.same(position)]
        while stack:
            now = stack[-1]
            after = {self.same(to) for _, to in self.moves(now)}
            later = [to for to in after if to not in self.value_of]
            if not later:
                self.value_of[now] = mex(self.value_of[to] for to in after)
                stack.pop()
            stack += later
        return self.value_of[self.same(position)]


def mex(values):
    values = set(values)
    return next(n for n in itertools.count() if n not in values)


def nim_sum(numbers):
    return functools.reduce(operator.xor, numbers, 0)


def ascending(_game, position):
    return tuple(sorted(filter(None, position)))


def choices(piles, most, numbers):
    """Yields the ways to choose one number for each of 1 to `most` piles. numbers(place) lists the numbers."""
    for count in range(1, min(most, len(piles)) + 1):
        for places in itertools.combinations(range(len(piles)), count):
            yield from (list(zip(places, takes)) for takes in itertools.product(*map(numbers, places)))


class Piles(Game):
    most, same = 1, ascending

    def numbers(self, position, place):
        return range(1, position[place] + 1)

    def moves(self, position):
        return [("+".join(f"{place + 1}-{take}" for place, take in move),
                 replaced(position, *((place, position[place] - take) for place, take in move)))
                for move in choices(position, self.most, lambda place: self.numbers(position, place))]


class Subtraction(Piles):
    def numbers(self, position, place):
        return [take for take in self.takes if take <= position[place]]


class Mixed(Piles):
    same = Game.same  # the first two piles have their own rules

    def numbers(self, position, place):
        pile = position[place]
        return range(1, min(pile, 3) + 1) if place == 0 else range(1, pile + 1, 2 if place == 1 else 1)


class Bounded(Piles):
    def numbers(self, position, place):
        return range(1, min(self.longest, position[place]) + 1)


class Balls(Game):
    same = ascending

    def turns(self, distance):
        return math.ceil(distance / (2 * math.pi * self.radius))

    def moves(self, position):
        longest = int(self.length / (2 * math.pi * self.radius))
        turns = [self.turns(distance) for distance in position]
        return [("+".join(f"{place + 1}-{take}" for place, take in move),
                 replaced(position, *((place, int((turns[place] - take) * 2 * math.pi * self.radius)) for place, take in move)))
                for move in choices(position, self.most, lambda place: range(1, min(longest, turns[place]) + 1))]


class Heap(Game):
    def moves(self, position):
        # the range of takes may be much longer than the heap
        takes = itertools.takewhile(lambda take: take <= position[0], self.takes)
        return [(str(take), (position[0] - take,)) for take in takes]


class Capped(Game):
    def moves(self, position):
        return [(str(take), (position[0] - take, self.growth * take)) for take in range(1, min(position) + 1)]


class Stairs(Game):
    def moves(self, position):
        return [(f"{step + 1}-{coins}", replaced(position, (step, position[step] - coins),
                                                *([(step - 1, position[step - 1] + coins)] if step else [])))
                for step in range(len(position)) for coins in range(1, position[step] + 1)]


class Pair(Game):
    def moves(self, position):
        one, other = position
        return ([(f"1-{take}", (one - take, other)) for take in range(1, one + 1)] +
                [(f"2-{take}", (one, other - take)) for take in range(1, other + 1)] +
                [(f"1-{take}+2-{take}", (one - take, other - take)) for take in range(1, min(position) + 1)])


class Strip(Game):
    same = ascending

    def moves(self, position):
        return [(f"{coin + 1}>{cell}", replaced(position, (coin, cell))) for coin in range(len(position)) for cell in range(position[coin])]


class Bar(Game):
    poison = True  # the poison may be eaten

    def moves(self, position):
        return [(f"{row + 1},{column + 1}", tuple(length for length in position[:row] + tuple(min(above, column) for above in position[row:])
                                                 if length))
                for row in range(len(position)) for column in range(position[row]) if self.poison or row or column]

    def ends(self, position):
        return "P" if position else "N"


class Turtles(Game):
    def text(self, position):
        return "".join("TH"[coin] for coin in position) or "."

    def moves(self, position):
        found = []
        for i, coin in enumerate(position):
            if not coin:
                continue
            if self.alone == "any" or (self.alone == "first" and i == 0):
                found.append((f"{i + 1}", replaced(position, (i, 0))))
            found += [(f"{i + 1},{j + 1}", replaced(position, (i, 0), (j, 1 - position[j]))) for j in range(i)]
        return found


class Tokens(Game):
    def same(self, position):
        return tuple(sorted(position))

    def after(self, vertex):
        return [to for start, to in self.edges if start == vertex]

    def moves(self, position):
        if not self.all_move:
            return [(f"{token + 1}>{to}", replaced(position, (token, to))) for token, vertex in enumerate(position) for to in self.after(vertex)]
        movable = [token for token, vertex in enumerate(position) if self.after(vertex)]
        return [("+".join(f"{token + 1}>{to}" for token, to in zip(movable, goals)), replaced(position, *zip(movable, goals)))
                for goals in itertools.product(*(self.after(position[token]) for token in movable)) if movable]


class Men(Game):
    """Rows with the man of the player to move and the opponent's man. Each move swaps them."""
    same = ascending

    def text(self, position):
        return " ".join(f"{mine},{theirs}" for mine, theirs in position) or "."

    def moves(self, position):
        found = []
        for row, (mine, theirs) in enumerate(position):
            for column in range(1, self.width + 1):
                toward, jumps = (column > mine) == (theirs > mine), min(mine, column) <= theirs <= max(mine, column)
                if column != mine and not jumps and (toward or self.retreats):
                    found.append((f"{row + 1}>{column}", tuple((b, a) for a, b in replaced(position, (row, (column, theirs))))))
        return found


class Letters(Game):
    def text(self, position):
        return "".join(position)

    def moves(self, position):
        if "SOS" in self.text(position):
            return []
        return [(f"{cell + 1}{letter}", replaced(position, (cell, letter))) for cell, old in enumerate(position) if old == "." for letter in "SO"]

    def ends(self, position):
        return "P" if "SOS" in self.text(position) else "D"


class Boxes(Game):
    def moves(self, position):
        return [(f"{box + 1}>{part},{position[1 - box] - part}", (part, position[1 - box] - part))
                for box in (0, 1) for part in range(1, position[1 - box])]


class Heaps(Game):
    """Heaps with the digits of a code. digits[t] says what may remain after taking t, `beyond` for all larger t."""
    beyond, same = 0, ascending

    def ways(self, stones):
        """Yields how many can be taken from a heap, with the heaps that remain."""
        for take in range(stones + 1):
            digit, rest = self.digits[take] if take < len(self.digits) else self.beyond, stones - take
            if rest == 0 and digit & 1:
                yield take, ()
            if rest and digit & 2:
                yield take, (rest,)
            if digit & 4:
                yield from ((take, (a, rest - a)) for a in range(1, rest // 2 + 1))
            if digit & 8:
                yield from ((take, (a, b, rest - a - b)) for a in range(1, rest // 3 + 1) for b in range(a, (rest - a) // 2 + 1))

    def moves(self, position):
        return [(f"{heap + 1}-{take}" + (">" + ",".join(map(str, left)) if len(left) > 1 else ""),
                 position[:heap] + (left or (0,)) + position[heap + 1:])
                for heap, stones in enumerate(position) for take, left in self.ways(stones)]

    def value(self, position):
        """Returns the xor of the heaps' values, each computed by mex."""
        for heap in range(len(self.value_of), max(position, default=-1) + 1):
            self.value_of[heap] = mex(self.value(left) for _, left in self.ways(heap))
        return nim_sum(self.value_of[stones] for stones in position)


GAMES = """nim mnim moore mmoore bnim poj2315 take mtake sub msub subsum msubsum mixed mmixed dag mdag everysg wythoff
    fib dyn1 stair chomp nimble turtle_opt turtle_man turtle_edge northcott northcottr sos divide""".split()
MISERE = [name for name in GAMES if name[0] == "m" and name[1:] in GAMES]


@functools.lru_cache(maxsize=None)
def game_of(name, params):
    """Returns the game with these parameters. Games with the same parameters share their verdicts."""
    keys = dict(pair.split("=") for pair in params.split(";") if "=" in pair)
    number = lambda key: int(keys[key])  # noqa: E731
    takes = lambda: tuple(map(int, keys["S"].split(",")))  # noqa: E731
    edges = [tuple(map(int, edge.split(">"))) for edge in keys.get("E", "-").split(",") if edge != "-"]
    return {
        "nim": lambda: Piles(name),
        "moore": lambda: Piles(name, params, most=number("k")),
        "bnim": lambda: Bounded(name, params, most=number("m"), longest=number("K")),
        "poj2315": lambda: Balls(name, params, most=number("m"), length=number("L"), radius=number("r")),
        "take": lambda: Heap(name, params, takes=range(1, number("max") + 1)),
        "sub": lambda: Heap(name, params, takes=takes()),
        "subsum": lambda: Subtraction(name, params, takes=takes()),
        "mixed": lambda: Mixed(name),
        "dag": lambda: Tokens(name, params, edges=edges, all_move=False),
        "everysg": lambda: Tokens(name, params, edges=edges, all_move=True),
        "wythoff": lambda: Pair(name),
        "fib": lambda: Capped(name, growth=2),
        "dyn1": lambda: Capped(name, growth=1),
        "stair": lambda: Stairs(name),
        "chomp": lambda: Bar(name),
        "nimble": lambda: Strip(name),
        "turtle_opt": lambda: Turtles(name, alone="any"),
        "turtle_man": lambda: Turtles(name, alone="none"),
        "turtle_edge": lambda: Turtles(name, alone="first"),
        "northcott": lambda: Men(name, params, width=number("W"), retreats=False),
        "northcottr": lambda: Men(name, params, width=number("W"), retreats=True),
        "sos": lambda: Letters(name, params),
        "divide": lambda: Boxes(name),
    }[name]()


def read(question):
    """Returns the game of a question, its position, and whether play is misère."""
    name, params, text = re.fullmatch(r"(\S+) (\S+) : (.+)", question).groups()
    misere = name in MISERE
    game = game_of(name[misere:], params)
    if isinstance(game, Turtles):
        return game, tuple(coin == "H" for coin in text if coin != "."), misere
    if isinstance(game, Letters):
        return game, tuple(text), misere
    number = (lambda word: tuple(map(int, word.split(",")))) if isinstance(game, Men) else int
    return game, tuple(map(number, [] if text == "." else text.split(" "))), misere
