#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: theory_by_brute_force.py [edge-cases]

If this test fails, boards and page teach a game wrongly. Compares the answers of the host program with brute force over
the rules (tests/model/rules.py): edge cases, drawn positions of all games, and every small position of one game.
The program has sanitizers. Each commit draws other positions and games, DRAW=all every game. BOUTON names another program.
Run from the root."""
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
# numbers of parameter sets, of positions per set, and of positions without parameters
PARAMETERS, POSITIONS, OF_ONE = (16, 12, 160) if DRAW == "all" else (8, 12, 80)
SMALL_OF = 30  # number of games of which one has all its small positions tested
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


class Answer:
    """The result of brute force for a question."""

    def __init__(self, question):
        self.question = question
        self.game, self.position, self.misere = read(question)
        self.verdict = self.game.verdict(self.position, self.misere)
        self.moves = dict(self.game.moves(self.position))
        self.good = self.game.good(self.position, self.misere)

    def after(self, move):
        return self.game.question(self.moves[move], "m" * self.misere)

    def verdict_fault(self, said):
        one, every = said
        head = f"{self.question} : {self.verdict} : "
        right = sorted(every[len(head):].split(" ")) == (self.good or ["-"]) and one[len(head):] in (self.good or ["-"])
        return None if one.startswith(head) and every.startswith(head) and right else f"{one} | {every}, but {head}{' '.join(self.good)}"

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


def check(tap, choice, name):
    answers = [Answer(question) for question in questions_of(choice, name)]
    said = ask([line for answer in answers for line in (answer.question, f"all {answer.question}")])
    faults = [answer.verdict_fault(pair) for answer, pair in zip(answers, zip(said[::2], said[1::2]))]
    listed = answers[::LISTED]
    faults += [answer.list_fault(lines) for answer, lines in zip(listed, blocks([f"moves {answer.question}" for answer in listed]))]
    played = [answer for answer in answers[::PLAYED] if answer.moves]
    said = ask([line for answer in played for line in (f"new {answer.question}", "reply")])
    faults += [answer.reply_fault(one) for answer, one in zip(played, said[1::2])]
    tried = [(answer, choice.choice(list(answer.moves))) for answer in played]
    tried = [(answer, move if choice.random() < 0.3 else near(choice, move)) for answer, move in tried]
    said = ask([line for answer, move in tried for line in (f"new {answer.question}", f"play {move}")])
    faults += [answer.play_fault(move, one) for (answer, move), one in zip(tried, said[1::2])]
    lost = sum(answer.verdict == "P" for answer in answers)
    tap.check(lost and not any(faults), f"{name}: {len(answers)} positions, {lost} of them lost", *filter(None, faults))


def check_edge_cases(tap):
    cases = edge_cases()
    said = ask([line for question, _, _ in cases for line in (question, f"all {question}")])
    faults = []
    for (question, verdict, moves), one, every in zip(cases, said[::2], said[1::2]):
        head = f"{question} : {verdict} : "
        if one not in [head + move for move in moves] or sorted(every[len(head):].split(" ")) != sorted(moves):
            faults.append(f"{one} | {every}, but {head}{' '.join(moves)}")
    tap.check(len(cases) == 10 * len(GAMES) and not faults, f"{len(cases)} edge cases", *faults)


def check_every_small(tap, name):
    """Compares all winning moves of every small position. The drawn positions test the other answers."""
    count, faults = 0, []
    for params, texts in every_small(name[name in MISERE:]):
        questions = [f"{name} {params} : {text}" for text in sorted(texts, key=len, reverse=True)]
        answers = ask([f"all {question}" for question in questions])
        count += len(questions)
        for question, said in zip(questions, answers):
            game, position, misere = read(question)
            right = f"{question} : {game.verdict(position, misere)} : "
            good = game.good(position, misere) or ["-"]
            if not said.startswith(right) or sorted(said[len(right):].split(" ")) != good:
                faults.append(f"{said}, but {right}{' '.join(good)}")
        game_of.cache_clear()
    tap.check(count and not faults, f"{name}: all {count} small positions", *faults)


def main():
    tap, choice = Tap(), random.Random(DRAW)
    check_edge_cases(tap)
    if sys.argv[1:] == ["edge-cases"]:
        tap.done()
    for name in drawn(GAMES, SMALL_OF):
        check_every_small(tap, name)
    for name in GAMES:
        for _ in range(ROUNDS):
            check(tap, choice, name)
            game_of.cache_clear()
    tap.done()


main()
