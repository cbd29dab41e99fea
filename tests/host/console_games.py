#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a person who plays at the prompt sees a wrong move, or loses a position. Games on the console: moves,
replies, illegal moves, undo. Run from the root of the repository."""
import random
import re
import subprocess

from tap import ANY, BOUTON, GAMES, GRAPH, MOST, PROBE, PROBED, Tap, ask, piles

BIG_FIRST_MOVE = f"new moore k=32 : {piles(*[MOST] * 32)}"
BIG_MOVE = "play " + "+".join(f"{i}-{MOST}" for i in range(1, 33))

# Lines of input and their expected answers, in order. theory_by_brute_force.py plays legal and illegal moves of every game.
GAME = [
    ("new nim -", "nim - : 3 4 5"),
    ("reply", "nim - : 1 4 5"),
    ("play 2-5", "error: column 8: expected a number 1..4"),
    ("play 2-0", "error: column 8: expected a number 1..4"),
    ("play 4-1", "error: column 6: expected a number 1..3"),
    ("play 0-1", "error: column 6: expected a number 1..3"),
    ("play 1-1+2-1", "error: column 6: this move is against the rules"),
    ("play 1", 'error: column 7: expected "-"'),
    ("play", "error: column 5: expected a number 1..3"),
    ("play 1-1 2-1", "error: column 10: expected the end of the line"),
    ("play 1 -1", 'error: column 7: expected "-"'),
    ("  play   2-5", "error: column 12: expected a number 1..4"),
    ("  play   1-1+2-1  # both", "error: column 10: this move is against the rules"),
    ("reply 1", "error: column 7: expected the end of the line"),
    ("undo 1", "error: column 6: expected the end of the line"),
    ("new nim - : 33 x", f"error: column 16: {ANY}"),
    ("new xyz -", "error: column 5: unknown game or command; try help"),
    (PROBE, PROBED),
    ("show", "nim - : 1 4 5"),
    (" Play\t2-4  # the second pile", "nim - : 1 0 5"),
    ("play 2-1", "error: column 8: expected a number 1..0"),
    ("undo", "nim - : 1 4 5"),
    ("undo", "nim - : 3 4 5"),
    ("undo", "error: no move to take back"),
    ("play 3-5", "nim - : 3 4 0"),
    ("reply", "nim - : 3 3 0"),
    ("play 1-3", "nim - : 0 3 0"),
    ("reply", "nim - : 0 0 0 : game over, the machine won"),
    ("show", "nim - : 0 0 0 : game over, the machine won"),
    ("reply", "error: the game is over"),
    ("play 1-1", "error: the game is over"),
    ("undo", "nim - : 0 3 0"),
    ("play 2-3", "nim - : 0 0 0 : game over, the second player won"),
    ("new nim - : .", "nim - : . : game over, the second player won"),
    ("undo", "error: no move to take back"),
    ("new mnim - : 0", "mnim - : 0 : game over, the first player won"),
    ("new moore k=2 : 3 3 3", "moore k=2 : 3 3 3"),
    ("play 2-1+1-1", "error: column 10: expected a number 3..3"),
    ("play 1-1+1-1", "error: column 10: expected a number 2..3"),
    ("play 1-1+2-1+3-1", "error: column 6: this move is against the rules"),
    (BIG_FIRST_MOVE, BIG_FIRST_MOVE[4:]),
    (BIG_MOVE, f"moore k=32 : {piles(*[0] * 32)} : game over, you won"),
    ("new bnim m=2;K=3 : 5 5", "bnim m=2;K=3 : 5 5"),
    ("play 1-4", "error: column 8: expected a number 1..3"),
    ("new poj2315 m=2;L=10;r=1 : 6 13", "poj2315 m=2;L=10;r=1 : 6 13"),
    ("play 2-2", "error: column 8: expected a number 1..1"),
    ("play 2-1+1-1", "error: column 10: expected a number 3..2"),
    ("play 1-1+2-1", "poj2315 m=2;L=10;r=1 : 0 12"),
    ("play 1-1", "error: column 8: expected a number 1..0"),
    ("new take max=3", "take max=3 : 21"),
    ("play 4", "error: column 6: expected a number 1..3"),
    ("new sub S=1,3,4 : 5", "sub S=1,3,4 : 5"),
    ("play 2", "error: column 6: this move is against the rules"),
    ("play 6", "error: column 6: expected a number 1..5"),
    ("new sub S=2 : 1", "sub S=2 : 1 : game over, the second player won"),
    ("new fib - : 12 11", "fib - : 12 11"),
    ("play 12", "error: column 6: expected a number 1..11"),
    ("new chomp - : 4 4 2", "chomp - : 4 4 2"),
    ("play 3,3", "error: column 8: expected a number 1..2"),
    ("play 4,1", "error: column 6: expected a number 1..3"),
    ("play 2,2+3,1", "error: column 9: expected the end of the line"),
    ("new nimble - : 5 0 5", "nimble - : 5 0 5"),
    ("play 1>5", "error: column 8: expected a number 0..4"),
    ("new turtle_opt - : HTTH", "turtle_opt - : HTTH"),
    ("play 2", "error: column 6: this move is against the rules"),
    ("play 4,5", "error: column 8: expected a number 1..3"),
    ("play 1,4", "error: column 8: expected a number 1..0"),
    ("play 4,4", "error: column 8: expected a number 1..3"),
    ("new northcott W=8 : 1,4 8,5", "northcott W=8 : 1,4 8,5"),
    ("play 1>4", "error: column 6: this move is against the rules"),
    ("play 3>1", "error: column 6: expected a number 1..2"),
    ("play 2>9", "error: column 8: expected a number 1..8"),
    ("new sos n=4", "sos n=4 : ...."),
    ("play 5S", "error: column 6: expected a number 1..4"),
    ("play 1X", "error: column 7: expected one of SO"),
    ("new sos n=1", "sos n=1 : ."),
    ("play 1S", "sos n=1 : S : game over, a draw"),
    ("new divide - : 5 8", "divide - : 5 8"),
    ("play 1>4,5", "error: column 10: expected a number 4..4"),
    ("play 1>0,8", "error: column 8: expected a number 1..7"),
    (f"new dag {GRAPH} : 3 2", f"dag {GRAPH} : 3 2"),
    ("play 1>0", "error: column 6: this move is against the rules"),
    ("play 1>4", "error: column 8: expected a number 0..3"),
    ("play 1>1+2>0", "error: column 6: this move is against the rules"),
]


def long_game(tap):
    """If a game has more moves than undo keeps, undo forgets the oldest and takes back the others in order."""
    lines = ["new nim - : 1500"] + ["play 1-1"] * 1200 + ["undo"] * 1001 + ["show"]
    expected = [f"nim - : {n}" for n in range(1500, 299, -1)] + [f"nim - : {n}" for n in range(301, 1301)]
    expected += ["error: only the latest 1000 moves can be taken back", "nim - : 1300"]
    tap.check(ask(lines) == expected, "the last 1,000 moves can be taken back")
    lines = ["new nim - : 1500"] + ["play 1-1"] * 1000 + ["undo"] * 1001 + ["play 1-1"] * 2 + ["undo"] * 3
    tap.check(ask(lines)[-7:] == ["nim - : 1500", "error: no move to take back"]
              + [f"nim - : {n}" for n in (1499, 1498, 1499, 1500)] + ["error: no move to take back"],
              "while all moves are kept, the error does not blame the limit")
    lines = ["new nim - : 1500"] + ["play 1-1"] * 1001 + ["new nim -", "undo"]
    tap.check(ask(lines)[-1] == "error: no move to take back", "the error does not blame the limit of the previous game")


class Conversation:
    def __init__(self):
        self.process = subprocess.Popen([BOUTON], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        return self.process.stdout.readline().rstrip("\n")

    def legal(self, question):
        """Returns all legal moves."""
        moves = [self.ask(f"moves {question}")]
        while moves[-1]:
            moves.append(self.process.stdout.readline().rstrip("\n"))
        return [move.split(" : ")[0] for move in moves[:-1]]

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def solved(console, shown):
    """Returns verdict and good moves of the position that `show` printed. Its line must be a valid question."""
    line, verdict, moves = console.ask("all " + shown).rsplit(" : ", 2)
    assert line == shown, (line, shown)
    return verdict, [] if moves == "-" else moves.split(" ")


def whole_game(console, start, rng):
    """Plays from `new` to the end with good moves, or with replies in lost positions. Returns the faults."""
    shown = [console.ask(start)]
    faults = []
    first, _ = solved(console, shown[0])
    verdict, moves = first, None
    while " : game over, " not in shown[-1]:
        before = verdict
        _, moves = solved(console, shown[-1])
        shown.append(console.ask(f"play {rng.choice(moves)}" if moves and rng.random() < 0.5 else "reply"))
        verdict, _ = solved(console, shown[-1].split(" : game over")[0])
        if before + verdict not in ("NP", "PN", "DD"):
            faults.append(f"{before} became {verdict}: {shown[-2:]}")
    turns = len(shown) - 1
    winner = {"N": ("first", "second"), "P": ("second", "first"), "D": ("draw", "draw")}[verdict][turns % 2]
    expected = {"N": "first", "P": "second", "D": "draw"}[first]
    named = {"first": "first|you|machine", "second": "second|you|machine", "draw": "a draw"}[winner]
    if winner != expected or not re.search(named, shown[-1].split(" : game over")[1]):
        faults.append(f"{first} at the start, {winner} at the end: {shown[-1]}")
    if [console.ask("undo") for _ in range(turns)] != shown[-2::-1] or not console.ask("undo").startswith("error:"):
        faults.append(f"undo: {shown}")
    return faults


def whole_games(tap, console):
    """Plays every game from its start position five times, each time with another mix of moves and replies."""
    rng = random.Random(1901)
    for game in GAMES:
        faults = [fault for _ in range(5) for fault in whole_game(console, f"new {game}", rng)]
        tap.check(not faults, f"{game}: 5 whole games", *faults)


def told(winner, by_user):
    """Returns the text for the winner, side 0 or 1, if the user made these moves and the machine the others."""
    users = {turn % 2 ^ (not user) for turn, user in enumerate(by_user)}
    if len(users) != 1:
        return f"the {('first', 'second')[winner]} player won"
    return "you won" if winner in users else "the machine won"


def undone_games(tap, console, games):
    """Takes back moves of the user and of the machine. Only the remaining moves decide what the console says about the
    winner."""
    rng, faults, ends = random.Random(1905), [], set()
    for _ in range(games):
        heaps = piles(*(rng.randint(1, 2) for _ in range(rng.randint(1, 3))))
        start = rng.choice([f"nim - : {heaps}", f"mnim - : {heaps}", "northcott W=4 : 1,4 4,2", "sos n=4 : S..S"])
        shown, by_user, undos = [console.ask(f"new {start}")], [], 0
        while " : game over, " not in shown[-1] or undos < 6:
            if by_user and (" : game over, " in shown[-1] or rng.random() < 0.2):
                undos += 1
                by_user.pop()
                shown.append(console.ask("undo"))
                continue
            user = rng.random() < 0.6
            move = rng.choice(console.legal(shown[-1]))
            by_user.append(user)
            shown.append(console.ask(f"play {move}" if user else "reply"))
            question, *over = shown[-1].split(" : game over, ")
            if over:
                verdict, _ = solved(console, question)
                wanted = "a draw" if verdict == "D" else told((len(by_user) + (verdict == "P")) % 2, by_user)
                ends.add(over[0])
                if over[0] != wanted:
                    faults.append(f"{wanted}, not {shown}")
    tap.check(not faults, f"{games} games with undo: only the remaining moves decide who won", *faults[:3])
    tap.check(len(ends) == 5, "games with undo end in each of five ways", *ends)


def main():
    tap = Tap()
    for (line, expected), answer in zip(GAME, ask([line for line, _ in GAME])):
        tap.check(answer == expected, line[:40], f"answered {answer}", f"expected {expected}")
    long_game(tap)
    console = Conversation()
    whole_games(tap, console)
    undone_games(tap, console, 100)
    tap.check(console.close() == 0, "the program ends without an error")
    tap.done()


main()
