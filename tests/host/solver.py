#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the host program gives a wrong verdict, move or value. Compares the solver's commands with brute force over
the tests' own rules (rules.py): moves and values of every game, misère play by search, and sums of different games. Run from the
root of the repository."""
import functools
import itertools
import operator
import os
import random
import re
import sys
import tempfile
from xml.etree import ElementTree

sys.path.insert(0, "tests/model")
from positions import every_game  # noqa: E402
from rules import Bar, Boxes, Capped, Game, Men, Pair, Tokens, mex  # noqa: E402
from tap import DRAW, Tap, ask, blocks, drawn  # noqa: E402

# games whose names may begin with m, for misère play
WITH_MISERE = "nim moore take sub subsum mixed dag heap".split()
WITHOUT_VALUES = "sos".split()
SVG = "{http://www.w3.org/2000/svg}"
OFTEN = 20  # the test tries one in OFTEN positions


def check(tap, what, questions, answers, expected):
    """Compares many answers with the expected ones in one check."""
    wrong = [f"{question}: {answer}, but by brute force {right}"
             for question, answer, right in zip(questions, answers, expected) if answer != right]
    tap.check(questions and not wrong, f"{what}: {len(questions)} positions", *wrong)


def in_order(answer):
    """Returns the answer with its moves in order."""
    head, _, moves = answer.rpartition(" : ")
    return f"{head} : {' '.join(sorted(moves.split(' ')))}"


def with_one_move(every):
    """Returns the answers that have one of these moves."""
    head, _, moves = every.rpartition(" : ")
    return [f"{head} : {move}" for move in moves.split(" ")]


def right_answer(question, game, position, misere=False):
    return f"{question} : {game.verdict(position, misere)} : {' '.join(game.good(position, misere)) or '-'}"


def moves(tap, game, positions, misere):
    """Checks that `moves` lists every legal move once, with the verdict after the move."""
    questions = [game.question(one, misere) for one in positions]
    answers = [sorted(lines) for lines in blocks([f"moves {one}" for one in questions])]
    check(tap, f"moves {misere}{game.name} {game.params}", questions, answers,
          [sorted(f"{text} : {game.verdict(after, bool(misere))}" for text, after in game.moves(one)) for one in positions])


def verdicts(tap, game, positions, misere):
    """Checks the verdict and all winning moves, then the verdict and one winning move."""
    questions = [game.question(one, misere) for one in positions]
    right = [right_answer(question, game, one, bool(misere)) for question, one in zip(questions, positions)]
    answers = ask([f"all {one}" for one in questions])
    check(tap, f"all {misere}{game.name} {game.params}", questions, map(in_order, answers), right)
    wrong = [answer for answer, every in zip(ask(questions), right) if answer not in with_one_move(every)]
    tap.check(not wrong, f"one winning move, {misere}{game.name} {game.params}", *wrong)


def values(tap, game, positions):
    """Checks that `value` prints the values of the parts and their xor, the Grundy value of the position."""
    if game.name == "chomp":
        game.poison, positions = False, [one for one in positions if one]
    questions = [game.question(one) for one in positions]
    answers = []
    for question, answer in zip(questions, ask([f"value {one}" for one in questions])):
        parts, _, whole = answer.removeprefix(f"{question} : ").partition(" : ")
        nim_sum = 0
        for part in parts.split(" ") if parts != "-" and whole.isdigit() else []:
            nim_sum ^= int(part)
        answers.append(whole if whole == str(nim_sum) else answer)
    right = [str(value_of(game, one)) for one in positions]
    check(tap, f"value {game.name} {game.params}", questions, answers, right)


def value_of(game, position):
    """Returns the value of a position. Ignores retreats in Northcott's game, because the opponent can reverse them."""
    if isinstance(game, Men) and game.retreats:
        game = Men("northcott", width=game.width, retreats=False)
    return game.value(position)


def reasons(tap, game, positions, misere):
    """Checks `why` of searched positions: the values, the numbers of moves and winning moves, one such move, and the
    position that it leaves."""
    def numbers(one):
        parts = [game.value((part,)) for part in one]
        return f"{' '.join(map(str, parts)) or '-'} = {functools.reduce(operator.xor, parts, 0)}"

    def right(one, chosen):
        legal, verdict = game.moves(one), game.verdict(one, bool(misere))
        good = game.good(one, bool(misere))
        lines = [f"question: {game.question(one, misere)}", f"theory: {'search' if misere else 'values'}", f"parts: {game.text(one)}"]
        lines += [] if misere else [f"values: {numbers(one)}"]
        lines += [f"moves: {len(legal)} legal, {len(good)} {'draw' if verdict == 'D' else 'wins'}", f"verdict: {verdict}"]
        leaves = [f"move: {move} leaves {game.text(after) if misere else numbers(after)}" for move, after in legal if move in good]
        return lines + ([chosen if chosen in leaves else f"one of {leaves}"] if verdict == "N" and good else [])

    questions = [game.question(one, misere) for one in positions]
    answers = blocks([f"why {one}" for one in questions])
    check(tap, f"why {misere}{game.name} {game.params}", questions, answers, [right(one, lines[-1]) for one, lines in zip(positions, answers)])


class Sum(Game):
    """The sum of games. A position has one position of each game."""

    def moves(self, position):
        return [(f"{part + 1}:{text}", position[:part] + (after,) + position[part + 1:])
                for part, game in enumerate(self.games) for text, after in game.moves(position[part])]


def sums(tap):
    """Compares the verdict and every winning move of sums of up to four different games with brute force."""
    choice = random.Random(DRAW)
    pool = [(game, positions) for game, positions in every_game() if game.name not in WITHOUT_VALUES + ["northcottr"]]
    for game, positions in pool:
        if game.name == "chomp":
            game.poison, positions[:] = False, [one for one in positions if one]
    questions, right = [], []
    for _ in range(10000 if DRAW == "all" else 80):
        parts = [choice.choice(pool) for _ in range(choice.choice((1, 2, 2, 3, 3, 4)))]
        position = tuple(small(choice, positions, len(parts)) for _, positions in parts)
        one = Sum("sum", games=[game for game, _ in parts])
        questions.append("sum " + " + ".join(game.question(part) for (game, _), part in zip(parts, position)))
        right.append(right_answer(questions[-1], one, position))
    answers = ask([one.replace(" + ", "  +  ") for one in questions])
    check(tap, "sums of different games", questions, map(in_order, answers), right)


def small(choice, positions, parts):
    """Returns one of the positions. With several parts, returns one of the first, small positions."""
    return choice.choice(positions[:max(4, len(positions) // parts ** 2)])


def tables(tap):
    """Checks that `table` prints the verdict and value of each heap, and the period with its earliest start."""
    for game, positions in every_game():
        if game.name not in "nim take sub subsum mixed nimble heap".split() or game.params == "code=0.8F":
            continue
        for misere in ("", "m") if game.name in WITH_MISERE else ("",):
            last = 18 if misere and game.name == "heap" else 60
            lines = blocks([f"table {misere}{game.name} {game.params} : 7..{last}"])[0]
            heaps = [game.question((n,)) for n in range(7, last + 1)]
            right = [f"{n} : {game.verdict((n,), True)} : -" if misere else f"{n} : {'PN'[game.value((n,)) > 0]} : {game.value((n,))}"
                     for n in range(7, last + 1)]
            check(tap, f"table {misere}{game.name} {game.params}", heaps, lines[:-1], right)
            column = [game.verdict((n,), True) if misere else game.value((n,)) for n in range((last if misere else 200) + 1)]
            tap.check(period_is_right(lines[-1], column, last), f"table {misere}{game.name} {game.params}: {lines[-1]}", *lines)


def period_is_right(line, column, last):
    """Returns true if the column has the period of the line, and no shorter period or earlier start."""
    if line.startswith("no period"):
        end = re.fullmatch(r"no period seen up to (\d+) \((end of the table|limit of (heaps|pairs|values))\)", line)
        some = column[:int(end[1]) + 1]
        return int(end[1]) >= last and (int(end[1]) == last) == (end[2] == "end of the table") and not any(
            some[n + p:] == some[n:-p] for n in range(len(some) // 2 + 1) for p in range(1, (len(some) - n) // 4 + 1) if len(some) - n - p >= 64)
    form = re.fullmatch(r"period (\d+) from (\d+)(?: plus (\d+))? \((proved|seen up to (\d+))\)", line)
    length, start, growth = int(form[1]), int(form[2]), int(form[3] or 0)
    if form[5] and (int(form[5]) != last or last + 1 - start - length < 64):
        return False

    def repeats(n, p):
        return [value + growth for value in column[n:-p]] == column[n + p:] if growth else column[n:-p] == column[n + p:]

    earlier = start == 0 or not repeats(start - 1, length)
    return repeats(start, length) and earlier and not any(repeats(start, p) for p in range(1, length) if not growth)


BOUNDS = {"nim": (3, 4), "moore": (2, 2, 3), "bnim": (3, 3), "poj2315": (9, 20), "take": (20,), "sub": (25,), "subsum": (6, 5), "mixed": (3, 4),
          "dag": (5, 3), "everysg": (4, 5), "wythoff": (8, 6), "fib": (10, 7), "dyn1": (9, 9), "stair": (2, 2, 2), "chomp": (4, 3, 3),
          "nimble": (3, 3), "turtle_opt": (1,) * 5, "turtle_man": (1,) * 5, "turtle_edge": (1,) * 4, "divide": (6, 7), "heap": (5, 4)}


def bounded(game, most):
    """Yields all positions up to these bounds in order, each in two forms: the parts that `lost` prints, and the parts
    that the rules need."""
    least = 1 if game.name == "divide" else 0
    for one in itertools.product(*(range(least, part + 1) for part in most)):
        if game.name != "chomp":
            yield one, one
        elif all(a >= b for a, b in zip(one, one[1:])):
            yield one, tuple(filter(None, one))


def lost(tap):
    """Checks that `lost` lists all P-positions up to a bound in order, as positions and as CSV."""
    for game, _ in every_game():
        most = BOUNDS.get(game.name)
        for misere in ("", "m") if most else ():
            question = f"lost {game.question(most, misere)}"
            right = [(parts, one) for parts, one in bounded(game, most) if game.verdict(one, bool(misere)) == "P"]
            head = ",".join(f"part {part + 1}" for part in range(len(most)))
            said = blocks([question, question + "  --csv"])
            tap.check(said[0] == [game.text(one) for _, one in right] and
                      said[1] == [head] + [",".join(map(str, parts)) for parts, _ in right], f"{question}: {len(right)} positions", *said[0])


def large(tap):
    """Compares tables with all positions of larger games with brute force. A search of each position would exceed its limits."""
    games = ((Pair("wythoff"), (70, 60), "m"), (Bar("chomp"), (14, 14, 9), ""), (Bar("chomp"), (8, 8, 8, 8), "m"),
             (Capped("fib", growth=2), (60, 59), "m"), (Capped("dyn1", growth=1), (60, 59), "m"), (Boxes("divide"), (50, 40), "m"))
    for game, most, misere in drawn(games, 3):
        right = [one for _, one in bounded(game, most) if game.verdict(one, bool(misere)) == "P"]
        question = f"lost {game.question(most, misere)}"
        said = blocks([question])[0]
        tap.check(said == [game.text(one) for one in right], f"{question}: {len(right)} positions", *said)
    # row 10 of the Grundy values of Wythoff's game, from CGSuite's tests
    row = "10 11 9 8 13 12 0 15 16 17 14 18 7 6 2 3 1 4 5 23 28".split()
    said = [answer.rsplit(" ", 1)[1] for answer in ask([f"value wythoff - : 10 {n}" for n in range(21)])]
    tap.check(said == row, "the published values of Wythoff's Nim", *said)
    positions = [(Pair("wythoff"), (90, 80)), (Pair("wythoff"), (64, 100)), (Capped("fib", growth=2), (150, 149)),
                 (Capped("fib", growth=2), (100, 40)), (Boxes("divide"), (70, 60))]
    for game, position in drawn(positions, len(positions)):
        values(tap, game, [position])
    said = ask(["value wythoff - : 3000 3000", "chomp - : 20 20 20 20 20 20 20 20", "value wythoff - : 9000 9000"])
    tap.check(said[0].endswith(" : 4501") and said[1].endswith(" : N : 4,13") and said[2].startswith("error: too many"), "tables at their limits, and an error above the limit", *said)


def charts(tap):
    """Checks that a chart has a title, labels, and a point for each lost position. A small chart also shows values."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "chart.svg")
        graph = os.path.join(folder, "a<b&c$d")
        with open(graph, "w", encoding="ascii") as file:
            file.write("1>0 2>0 2>1 3>1 3>2")
        for question, cells in (f"dag file={graph} : 3 2", 12), ("wythoff - : 100 90", 0), ("nim - : 31 31", 1024), ("take max=3 : 30", 31), ("sub S=1,3,4 : 30", 31), ("chomp - : 9 9", 54), ("mnim - : 9 9", 0):
            said = blocks([f"lost {question}", f"lost {question} --plot {path}"])
            root = ElementTree.parse(path).getroot()
            points = [one[0].text for one in root.iter(f"{SVG}circle")]
            texts = [one.text for one in root.iter(f"{SVG}text")]
            quilt = [one for one in root.iter(f"{SVG}rect") if len(one)]
            game, most = question.split(" : ")
            padded = [one + " 0" * (game == "chomp -" and " " not in one) for one in said[0]]  # a row that is eaten
            tap.check(said[0] == said[1] and points == padded and
                      len(points) == len(said[0]) and len(quilt) == cells and texts[0] == f"P-positions of {game}" and "0" in texts and
                      "part 1" in texts and ("part 2" in texts) == (" " in most), f"the chart of {question} has all lost positions, cells and labels", len(points), len(quilt), *texts)
        blocks([f"lost dag file={graph} : 3 2 --plot {path}", f"lost nim 3 3 --plot {path}"])
        title = next(ElementTree.parse(path).getroot().iter(f"{SVG}text")).text
        tap.check(title == "P-positions of nim -", "a second chart has its own title", title)
        said = blocks([f"lost nim 3 3 --plot {folder}/none/chart.svg"])[0]
        tap.check(said[-1] == "error: cannot write the file; check its name", "an error for a chart in a folder that does not exist", *said)


def large_graph(tap):
    """Compares tokens on a graph from a file with brute force, and checks the errors for invalid files."""
    choice = random.Random(DRAW)
    edges = list({(a, choice.randrange(a)) for a in (choice.randrange(1, 3000) for _ in range(12000))})
    game = Tokens("dag", edges=(), all_move=False)
    after = {}
    for a, b in edges:
        after.setdefault(a, []).append(b)
    game.after = lambda vertex: after.get(vertex, [])
    with tempfile.TemporaryDirectory() as folder:
        game.params = f"file={folder}/graph"
        with open(f"{folder}/graph", "w", encoding="ascii") as file:
            file.write("# edges\n" + "".join(f"{a}{choice.choice(('>', ' '))}{b}\n" for a, b in edges))
        tokens = [tuple(choice.randrange(max(after)) for _ in range(3)) for _ in range(20)]
        single = {vertex: game.value((vertex,)) for position in tokens for vertex in position}
        questions = [game.question(one) for one in tokens]
        check(tap, "values on a graph from a file", questions, ask([f"value {one}" for one in questions]),
              [f"{question} : {' '.join(str(single[one]) for one in position)} : {single[position[0]] ^ single[position[1]] ^ single[position[2]]}"
               for question, position in zip(questions, tokens)])
        questions = [game.question(one[:1], "m") for one in tokens[:5]]
        check(tap, "misere play on a graph from a file", questions, [answer.split(" : ")[2] for answer in ask(questions)],
              [game.verdict(one[:1], True) for one in tokens[:5]])
        for name, text, fault in drawn((("cycle", "1>2 2>1", "the file has a cycle; vertex 1 leads to it"),
                                  ("half", "1>2 3", "edge 2 of the file: expected two vertices, such as 3>1"),
                                  ("twice", "3>1\n2>1\n2>0\n2 1", "the file has an edge from vertex 2 twice"),
                                  ("NUL", "1>0\n\0\n2>1", "edge 2 of the file: expected two vertices, such as 3>1"),
                                  ("NUL-at-the-end", "1>0\n\0", "edge 2 of the file: expected two vertices, such as 3>1"),
                                  ("large", ("#", 100000000), "edge 1 of the file: expected two vertices, such as 3>1"),
                                  ("too-large", ("#", 100000001), "the file is too large, at most 100000000 bytes"),
                                  ("words", "1>2\na>b", "edge 2 of the file: expected two vertices, such as 3>1"),
                                  ("vertices", "1000000>1", "too many vertices in the file, at most 1000000"), ("empty", "", "edge 1 of the file: expected two vertices, such as 3>1"),
                                  ("none", None, "cannot read the file; check its name (the page reads no files)"),
                                  ("edges", ("1 0 ", 5000001), "too many edges in the file, at most 5000000")), 3):
            if text is not None:
                with open(f"{folder}/{name}", "w", encoding="ascii") as file:
                    file.write(text if isinstance(text, str) else text[0] * text[1])
            said = ask([f"dag file={folder}/{name} : 1"])
            tap.check(said == [f"error: {fault}"], f"invalid file: {name}", *said)
        said = ask(["dag file=/dev/zero : 1", "dag file= : 1"])
        tap.check(said == ["error: the file is too large, at most 100000000 bytes", "error: expected the name of a file"],
                  "errors for names that are not names of graph files", *said)
        said = ask([f"dag {game.params} : {' '.join(['1'] * tokens)}" for tokens in (32, 33)])
        tap.check(" : P : -" in said[0] and said[1].endswith(": too many, at most 32"), "the number of tokens on a graph from a file is limited", *said)


def main():
    tap = Tap()
    for game, positions in every_game():
        positions = drawn(positions, OFTEN)
        moves(tap, game, positions, "")
        if game.name == "heap":
            verdicts(tap, game, positions, "")
            reasons(tap, game, positions, "")
        if game.name not in WITH_MISERE or game.name == "heap":
            reasons(tap, game, positions, "m")
        moves(tap, game, positions, "m")
        verdicts(tap, game, positions, "m")
        if game.name not in WITHOUT_VALUES:
            values(tap, game, positions)
    tables(tap)
    lost(tap)
    large(tap)
    charts(tap)
    large_graph(tap)
    sums(tap)
    numbers = [sorted(random.Random(one).choices(range(9), k=one % 9)) for one in range(60)]
    lines = ["mex " + (" ".join(map(str, one)) or ".") for one in numbers]
    check(tap, "mex", lines, ask(lines), [f"{line} : {mex(one)}" for line, one in zip(lines, numbers)])
    tap.done()


main()
