# SPDX-License-Identifier: MIT
"""The words for a move, written from its notation."""
import re

FORMS = {"stair": "move {1} down from step {0}", "nimble": "move coin {0} to cell {1}", "dag": "move token {0} to vertex {1}",
         "everysg": "move token {0} to vertex {1}", "northcott": "move your man in row {0} to column {1}",
         "northcottr": "move your man in row {0} to column {1}", "chomp": "bite at row {0}, column {1}"}


def move_in_words(game, move):
    """Returns the words for a move of a game, whose name has no `m` of misère play."""
    numbers = re.findall(r"\d+", move)
    if game in ("take", "sub", "fib", "dyn1"):
        return f"take {move}"
    if game.startswith("turtle"):
        return f"turn coin{'s' * (len(numbers) > 1)} {' and '.join(numbers)}"
    if game == "sos":
        return f"write {move[-1]} into cell {numbers[0]}"
    if game == "divide":
        return f"empty box {numbers[0]} and put {numbers[int(numbers[0])]} of the other box's stones into it"
    if game == "wythoff" and "+" in move:
        return f"take {numbers[1]} from both piles"
    if game == "poj2315":
        turns = ["one turn" if count == "1" else f"{count} turns" for count in numbers[1::2]]
        return " and ".join(f"roll ball {ball} by {count}" for ball, count in zip(numbers[::2], turns))
    if game == "heap":
        heaps = " and ".join(numbers[2:])
        if numbers[1] == "0":
            return f"split heap {numbers[0]} into heaps of {heaps}"
        rest = f" and leave heaps of {heaps}" if heaps else ""
        return f"take {numbers[1]} from heap {numbers[0]}{rest}"
    form = FORMS.get(game, "take {1} from pile {0}")
    return " and ".join(form.format(*pair) for pair in zip(numbers[::2], numbers[1::2]))
