#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: theory_by_brute_force.py [edge-cases]

If this test fails, boards and page teach a game wrongly. Compares the answers of the host program with brute force over
the rules (tests/model/rules.py): edge cases, drawn positions of all games, and every small position of one game.
The program has sanitizers. Each commit draws other positions and games, DRAW=all every game. BOUTON names another program.
Run from the root."""
import itertools
import os
import random
import re
import sys

os.environ.setdefault("BOUTON", "out/tests/bouton")
sys.path.insert(0, "tests/model")
from positions import drawn_params, drawn_questions, edge_cases  # noqa: E402
from rules import GAMES, MISERE, game_of, read  # noqa: E402
from small import every_small  # noqa: E402
from tap import DRAW, Tap, ask, blocks, drawn  # noqa: E402

ROUNDS = 10 if DRAW == "all" else 1
# numbers of parameter sets, of positions per set, and of positions in a game without parameters
PARAMETERS, POSITIONS, OF_ONE = (16, 12, 160) if DRAW == "all" else (8, 12, 80)
SMALL_OF = 30  # tests all small positions of one in SMALL_OF games
LISTED, PLAYED = 4, 3  # lists the moves of every fourth position, and plays a move in every third
ONE_STONE = ("nim", "mnim", "moore", "mmoore")  # games in which a losing machine takes a single stone
COMPLETES = re.compile(r"S\.S|SO\.|\.OS")


def questions_of(choice, name):
    """Returns drawn positions, and the lost positions after their first good moves, because lost positions are rare."""
    some = (PARAMETERS, POSITIONS) if drawn_params(choice, name[name in MISERE:]) != "-" else (1, OF_ONE)
    found = drawn_questions(choice, name, *some)
    for question in list(found):
        game, position, misere = read(question)
        good = game.good(position, misere)[:1]
        found += [game.question(after, "m" * misere) for text, after in game.moves(position) if text in good]
    return list(dict.fromkeys(found))


def answer_fault(question, verdict, good, one, every):
    """Returns what is wrong with the answers to a question and to `all` with this question, or None. good: the right moves."""
    head, good = f"{question} : {verdict} : ", good or ["-"]
    right = one in [head + move for move in good] and every.startswith(head) and sorted(every[len(head):].split(" ")) == sorted(good)
    return None if right else f"{one} | {every}, but {head}{' '.join(good)}"


class Answer:
    """The result of brute force for a question."""

    def __init__(self, question):
        self.question = question
        self.game, self.position, self.misere = read(question)
        self.verdict = self.game.verdict(self.position, self.misere)
        self.moves = dict(self.game.moves(self.position))
        self.good = self.game.good(self.position, self.misere)
        self.faults = []

    def note(self, fault):
        self.faults += [fault] * bool(fault)

    def after(self, move):
        return self.game.question(self.moves[move], "m" * self.misere)

    def verdict_fault(self, said):
        return answer_fault(self.question, self.verdict, self.good, *said)

    def list_fault(self, lines):
        right = sorted(f"{move} : {self.game.verdict(after, self.misere)}" for move, after in self.moves.items())
        return None if sorted(lines) == right else f"moves {self.question}: {lines}, but {right}"

    def reply_fault(self, said):
        """Returns what is wrong with a reply, or None. It must win or keep the draw if possible. In a lost position of Nim it
        takes one stone. In SOS it avoids an immediate loss."""
        wanted = [move for move in (self.good or self.moves) if said.split(" : game over")[0] == self.after(move)]
        if self.question.split(" ")[0] in ONE_STONE and not self.good:
            wanted = [move for move in wanted if move.endswith("-1") and "+" not in move]
        if self.game.name == "sos" and wanted:
            strip, left = (self.game.text(one) for one in (self.position, self.moves[wanted[0]]))
            safe = [move for move, after in self.moves.items() if not COMPLETES.search(self.game.text(after))]
            wanted = "SOS" in left if COMPLETES.search(strip) else not COMPLETES.search(left) or not safe
        return None if wanted else f"reply in {self.question}: {said}"

    def play_fault(self, move, said):
        right = said.split(" : game over")[0] == self.after(move) if move in self.moves else said.startswith("error: ")
        return None if right else f"play {move} in {self.question}: {said}"


def near(choice, move):
    """Returns the move with one number changed by one, which is mostly illegal."""
    places = list(re.finditer(r"\d+", move))
    place = choice.choice(places)
    return f"{move[:place.start()]}{max(int(place[0]) + choice.choice((-1, 1)), 0)}{move[place.end():]}"


def check(tap, choice):
    """Asks about all games at once, because the program with sanitizers starts slowly."""
    of_game = {name: [Answer(question) for question in questions_of(choice, name)] for name in GAMES}
    answers = list(itertools.chain.from_iterable(of_game.values()))
    said = ask([line for answer in answers for line in (answer.question, f"all {answer.question}")])
    for answer, pair in zip(answers, zip(said[::2], said[1::2])):
        answer.note(answer.verdict_fault(pair))
    listed = answers[::LISTED]
    for answer, lines in zip(listed, blocks([f"moves {answer.question}" for answer in listed])):
        answer.note(answer.list_fault(lines))
    played = [answer for answer in answers[::PLAYED] if answer.moves]
    tried = [choice.choice(list(answer.moves)) for answer in played]
    tried = [move if choice.random() < 0.3 else near(choice, move) for move in tried]
    said = ask([line for answer, move in zip(played, tried)
                for line in (f"new {answer.question}", "reply", f"new {answer.question}", f"play {move}")])
    for answer, move, reply, play in zip(played, tried, said[1::4], said[3::4]):
        answer.note(answer.reply_fault(reply))
        answer.note(answer.play_fault(move, play))
    for name, some in of_game.items():
        lost = sum(answer.verdict == "P" for answer in some)
        faults = [fault for answer in some for fault in answer.faults]
        tap.check(lost and not faults, f"{name}: {len(some)} positions, {lost} of them lost", *faults)
    game_of.cache_clear()


def check_edge_cases(tap):
    cases = edge_cases()
    said = ask([line for question, _, _ in cases for line in (question, f"all {question}")])
    faults = [answer_fault(*case, *pair) for case, *pair in zip(cases, said[::2], said[1::2])]
    faults = list(filter(None, faults))
    tap.check(len(cases) == 10 * len(GAMES) and not faults, f"{len(cases)} edge cases", *faults)


def check_every_small(tap, name):
    """Compares all winning moves of every small position. The drawn positions test the other answers."""
    faults, sets = [], [[f"{name} {params} : {text}" for text in sorted(texts, key=len, reverse=True)]
                        for params, texts in every_small(name[name in MISERE:])]
    answers = iter(ask([f"all {question}" for questions in sets for question in questions]))
    for questions in sets:
        for question, said in zip(questions, answers):
            game, position, misere = read(question)
            right = f"{question} : {game.verdict(position, misere)} : "
            good = game.good(position, misere) or ["-"]
            if not said.startswith(right) or sorted(said[len(right):].split(" ")) != good:
                faults.append(f"{said}, but {right}{' '.join(good)}")
        game_of.cache_clear()
    count = sum(map(len, sets))
    tap.check(count and not faults, f"{name}: all {count} small positions", *faults)


def main():
    tap, choice = Tap(), random.Random(DRAW)
    check_edge_cases(tap)
    if sys.argv[1:] == ["edge-cases"]:
        tap.done()
    for name in drawn(GAMES, SMALL_OF):
        check_every_small(tap, name)
    for _ in range(ROUNDS):
        check(tap, choice)
    tap.done()


main()
