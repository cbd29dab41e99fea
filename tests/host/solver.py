#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the host program gives a wrong verdict, move or value. Compares the solver's commands with brute force over
the tests' own rules (rules.py): moves and values of every game, misère play by search, and sums of different games. Run from the
root of the repository."""
import copy
import itertools
import os
import random
import re
import sys
import tempfile
from xml.etree import ElementTree

sys.path.insert(0, "tests/model")
from positions import every_game  # noqa: E402
from rules import Bar, Boxes, Capped, Game, Men, Pair, Tokens, mex, nim_sum  # noqa: E402
from tap import DRAW, Tap, ask, blocks, drawn, outputs  # noqa: E402

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


def right_answer(question, game, position, misere=False):
    return f"{question} : {game.verdict(position, misere)} : {' '.join(game.good(position, misere)) or '-'}"


# Each function below returns what is wrong with the lines that answer a command, or None.


def moves_fault(lines, game, position, misere, _question):
    """`moves` must list every legal move once, with the verdict after the move."""
    right = sorted(f"{text} : {game.verdict(after, misere)}" for text, after in game.moves(position))
    return None if sorted(filter(None, lines)) == right else right


def all_fault(lines, game, position, misere, question):
    right = right_answer(question, game, position, misere)
    return None if [in_order(line) for line in lines] == [right] else right


def one_move_fault(lines, game, position, misere, question):
    head, _, moves = right_answer(question, game, position, misere).rpartition(" : ")
    return None if lines[0] in [f"{head} : {move}" for move in moves.split(" ")] else f"one of {moves}"


def value_fault(lines, game, position, _misere, question):
    """`value` must print the values of the parts and their xor, the Grundy value of the position."""
    parts, _, whole = lines[0].removeprefix(f"{question} : ").partition(" : ")
    right = str(value_of(game, position))
    return None if whole == right == str(nim_sum(map(int, re.findall(r"\d+", parts)))) else right


def value_of(game, position):
    """Returns the value of a position. Ignores retreats in Northcott's game, because the opponent can reverse them."""
    if isinstance(game, Men) and game.retreats:
        game = Men("northcott", width=game.width, retreats=False)
    return game.value(position)


def why_fault(lines, game, position, misere, question):
    """`why` of a searched position must print the values, the numbers of moves and winning moves, one such move, and the
    position that it leaves."""
    def numbers(one):
        parts = [game.value((part,)) for part in one]
        return f"{' '.join(map(str, parts)) or '-'} = {nim_sum(parts)}"

    legal, verdict, good = game.moves(position), game.verdict(position, misere), game.good(position, misere)
    right = [f"question: {question}", f"theory: {'search' if misere else 'values'}", f"parts: {game.text(position)}"]
    right += [] if misere else [f"values: {numbers(position)}"]
    right += [f"moves: {len(legal)} legal, {len(good)} {'draw' if verdict == 'D' else 'wins'}", f"verdict: {verdict}"]
    leaves = [f"move: {move} leaves {game.text(after) if misere else numbers(after)}" for move, after in legal if move in good]
    if verdict == "N" and good:
        right.append(lines[-1] if lines[-1] in leaves else f"one of {leaves}")
    return None if lines == right else right


def commands(tap):
    """Asks about small positions of every game: heap games, and misère play of games that only a search solves.
    theory_by_brute_force.py asks about the others."""
    asked = []
    for game, positions in every_game():
        is_heap, positions = game.name == "heap", drawn(positions, OFTEN)
        for misere in ("", "m"):
            judges = {"moves ": moves_fault, "all ": all_fault, "": one_move_fault, "why ": why_fault}
            if not (is_heap or misere and game.name not in WITH_MISERE):
                continue
            asked += [(f"{command}{misere}{game.name} {game.params}", command, judge, game, one, misere)
                      for command, judge in judges.items() for one in positions]
        if game.name not in WITHOUT_VALUES:
            game = copy.copy(game)
            if game.name == "chomp":
                game.poison, game.value_of, positions = False, {}, [one for one in positions if one]
            asked += [(f"value {game.name} {game.params}", "value ", value_fault, game, one, "") for one in positions]
    faults = {what: [] for what, *_ in asked}
    answers = outputs([f"{command}{game.question(one, misere)}".encode() for _, command, _, game, one, misere in asked])
    for (what, command, judge, game, one, misere), answer in zip(asked, answers):
        lines = (answer or b"no answer").decode().rstrip("\n").split("\n")
        question = game.question(one, misere)
        if right := judge(lines, game, one, bool(misere), question):
            faults[what].append(f"{command}{question}: {lines}, but by brute force {right}")
    for what, wrong in faults.items():
        tap.check(not wrong, what, *wrong)


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
    raising = "sum take max=3 : 5 + nim - : 3 : N : 1:2 2:1-2"
    said = ask(["all take max=3 : 5 + nim 3"])
    tap.check(said == [raising], "a winning move that raises the value of take-away", *said)


def small(choice, positions, parts):
    """Returns one of the positions. With several parts, returns one of the first, small positions."""
    return choice.choice(positions[:max(4, len(positions) // parts ** 2)])


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
    games = [(game, BOUNDS[game.name], misere) for game, _ in every_game() if game.name in BOUNDS for misere in ("", "m")]
    questions = [f"lost {game.question(most, misere)}" for game, most, misere in games]
    said = iter(blocks([line for question in questions for line in (question, question + "  --csv")]))
    for question, (game, most, misere), listed, table in zip(questions, games, said, said):
        right = [(parts, one) for parts, one in bounded(game, most) if game.verdict(one, bool(misere)) == "P"]
        head = ",".join(f"part {part + 1}" for part in range(len(most)))
        tap.check(listed == [game.text(one) for _, one in right] and table == [head] + [",".join(map(str, parts)) for parts, _ in right],
                  f"{question}: {len(right)} positions", *listed)


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
        question = game.question(position)
        wrong = value_fault(ask([f"value {question}"]), game, position, False, question)
        tap.check(not wrong, f"value {question}", wrong)
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


EDGE = "edge {} of the file: expected two vertices, such as 3>1"
# Graph files: name, text, expected error. A file may be larger than its text.
GRAPH_FILES = (
    ("cycle", "1>2 2>1", "the file has a cycle; vertex 1 leads to it"), ("half", "1>2 3", EDGE.format(2)),
    ("twice", "3>1\n2>0\n2 0\n3 1", "the file has an edge from vertex 2 twice"), ("NUL", "1>0\n\0\n2>1", EDGE.format(2)),
    ("NUL-at-the-end", "1>0\n\0", EDGE.format(2)), ("large", "#", EDGE.format(1), 100000000),
    ("too-large", "#", "the file is too large, at most 100000000 bytes", 100000001), ("words", "1>2\na>b", EDGE.format(2)),
    ("vertices", "1000000>1", "too many vertices in the file, at most 1000000"), ("empty", "", EDGE.format(1)),
    ("none", None, "cannot read the file; check its name (the page reads no files)"),
    ("edges", "1 0 " * 5000001, "too many edges in the file, at most 5000000"))


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
        for name, text, fault, *size in drawn(GRAPH_FILES, 3):
            if text is not None:
                with open(f"{folder}/{name}", "w", encoding="ascii") as file:
                    file.write(text)
                    file.truncate(*size)
            said = ask([f"dag file={folder}/{name} : 1"])
            tap.check(said == [f"error: {fault}"], f"invalid file: {name}", *said)
        said = ask(["dag file=/dev/zero : 1", "dag file= : 1"])
        tap.check(said == ["error: the file is too large, at most 100000000 bytes", "error: expected the name of a file"],
                  "errors for names that are not names of graph files", *said)
        said = ask([f"dag {game.params} : {' '.join(['1'] * tokens)}" for tokens in (32, 33)])
        tap.check(" : P : -" in said[0] and said[1].endswith(": too many, at most 32"), "the number of tokens on a graph from a file is limited", *said)


def main():
    tap = Tap()
    commands(tap)
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
