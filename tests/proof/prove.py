#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: [SHARD=i/n] prove.py [--all] [--list] [--jobs N] [out/BOARD/bouton.elf] [WORD...]

If this test fails, the flashed program of a board can answer a position of Nim or Nim_k wrongly. Proves the replies of Nim and
Nim_k in the linked programs and prints TAP. README.md explains the proofs. Without --all, runs the short form: fewer piles and
cases, one solver, and one job in twelve (tests/draw.h). With words, only the statements that contain all of them. With a program,
only those about it. SHARD=i/n runs part i of n. --list only prints the jobs."""
import argparse
import functools
import itertools
import multiprocessing
import os
import sys
import time

sys.path[:0] = ["tests/tools", "tests/host"]
import compare
import contract
import elf
import formulas
import handlers
import moore
import mutants
import nim
import pocket
import shard
import sums
from algebra import Unknown
from tap import Tap, drawn

PILES_MAX = 8
BOTH_SOLVERS = 6  # with this many piles or more, only cadical can prove moore_reply
BOARDS = ["uno", "pocket"]
MUTANTS = {"nim_reply": 300, "moore_reply": 200}
# Compilers whose code the proofs can handle. With other compilers, a proof may never end.
COMPILERS = {"moore_reply": ["5.4.0", "14.2.0"], "mark_move": ["5.4.0"], "mutants of moore_reply": ["5.4.0"]}

def path_of(board): return f"out/{board}/bouton.elf"


load = functools.lru_cache(lambda board: elf.Elf(path_of(board)))
program = functools.lru_cache(lambda board, function: contract.Program(load(board), function))


def is_known(what):
    """True if the proof can follow this compiler's code."""
    return load("uno").compiler in COMPILERS[what]


def job(board, function, prove, *arguments):
    """Returns a job about a program, or about one of its functions."""
    return lambda: prove(program(board, function) if function else load(board), *arguments)


def worst(results):
    cycles, stack = (max(column) for column in zip(*results))
    return f"at most {cycles} cycles and {stack} bytes of stack"


def keep_bounds(name, cases, results):
    """Returns the worst result. Writes the bounds of these cases (piles, k) to a file for the chart of make bench."""
    if len(results) == len(cases):
        with open(f"out/proof/{name}.txt", "w", encoding="ascii") as file:
            file.writelines(f"{count} {k} {cycles}\n" for (count, k), (cycles, _) in sorted(zip(cases, results)) if count)
    return worst(results)


def tell_rejected(results):
    survivors = sum((survivors for _, survivors in results), [])
    return f"{sum(tried for tried, _ in results)}" + (f", but not {survivors}" if survivors else "")


def replies(everything, solvers):
    """Yields the statements about nim_reply and moore_reply of the Uno."""
    def sum_up(name, cases):
        return functools.partial(keep_bounds, name, cases) if everything else worst

    cases = [(count, 0) for count in range(PILES_MAX, -1, -1)]
    yield (f"uno: nim_reply, 0..{PILES_MAX} piles of 0..255", sum_up("nim", cases),
           [job("uno", "nim_reply", nim.prove, count, solvers, contract.PLACES[:4 if everything or count < 6 else 2])
            for count, _ in cases])
    most = PILES_MAX if everything else 4
    cases = [(count, k) for count in range(most, -1, -1) for k in [*range(1, count), max(count, 1)]]
    yield (f"uno: moore_reply, 0..{most} piles of 0..255, k 1..255", sum_up("moore", cases),
           [job("uno", "moore_reply", moore.prove, count, k if k < count else None,
                solvers[:1 if count > BOTH_SOLVERS else 2]) for count, k in cases if is_known("moore_reply")])


def other_games(everything, solvers):
    """Yields the statements about the other games of the Uno."""
    caps = [range(1, 2 * formulas.STONES_MAX + 1)] if everything else [range(1, 40)]
    for function, prove in formulas.HEAPS.items():
        yield (f"uno: {function}, heaps of 0..{formulas.STONES_MAX}, caps 1..{caps[-1][-1]}, first choice", worst,
               [job("uno", function, prove, some) for some in caps])
    yield (f"uno: wythoff_winning, piles of 0..{formulas.PART_MAX}, first choice", worst,
           [job("uno", "wythoff_winning", formulas.prove_wythoff)])
    for name, (count, bits) in sums.RANGES.items():
        yield (f"uno: verdict of {name}, 0..{count} parts of {bits} bits", worst,
               [job("uno", None, sums.prove_verdicts, name, solvers)])
    most = PILES_MAX if everything else 4
    yield (f"uno: choices of stair, 1..{most} steps with up to {sums.STAIRS_MAX} coins", worst,
           [job("uno", None, sums.prove_stairs, count, step, solvers) for count in range(1, most + 1) for step in range(count)])
    yield "uno: nimble is played as nim", None, [job("uno", None, sums.check_nimble)]


def statements(everything):
    """Yields (what, function that sums up the results, jobs)."""
    solvers = ["cadical", "minisat"] if everything else ["cadical"]
    yield ("the model of the processor does what simavr does", lambda results: f"{sum(results)} cases",
           [lambda: compare.compare("out/proof/simavr.so", 45 if everything else 4)])
    for board in BOARDS:
        yield f"{board}: no instruction that simavr skips wrongly", None, [job(board, None, compare.look_for_bug)]
        yield f"{board}: interrupt handlers keep all registers", "".join, [job(board, None, handlers.prove, solvers)]
    yield (f"no move leads from P to P in Nim and Nim_k, 1..{PILES_MAX} piles of 0..255, and right bits are P", None,
           [functools.partial(nim.theorem, count, k, solvers) for count in range(1, PILES_MAX + 1) for k in range(1, count + 1)])
    yield from replies(everything, solvers)
    most = 3 if everything else 1
    yield (f"pocket: hints at every level and moves at level 4, 4 rows of 0..7, k 1..{most}", worst,
           [job("pocket", None, pocket.prove, k, level, solvers)
            for k in range(1, most + 1) for level in (None, pocket.LEVEL_4) if is_known("mark_move")])
    yield from other_games(everything, solvers)
    for function, count in MUTANTS.items():
        yield (f"broken programs of {function} are rejected, except listed ones that do the same", tell_rejected,
               [job("uno", function, mutants.reject, count if everything else 20, part)
                for part in range(4) if function == "nim_reply" or is_known("mutants of moore_reply")])


def run(place):
    """Returns (CPU seconds, result, error) of the job (statement, number)."""
    start, result, error = sum(os.times()[:4]), None, None
    try:
        result = CHOSEN[place[0]][2][place[1]]()
    except (contract.Refuted, Unknown, AssertionError, KeyError) as reason:
        error = f"job {place[1] + 1}: {reason.args[0] if reason.args else reason}"
    return sum(os.times()[:4]) - start, result, error


def boards_of(chosen):
    """Returns the boards that the statements are about. The compiler of the Uno's program decides which of them can be
    followed."""
    return [board for board in BOARDS if board == BOARDS[0] or any(one[0].startswith(f"{board}:") for one in chosen)]


def require(boards):
    """Exits if a program is missing."""
    if missing := [path_of(board) for board in boards if not os.path.exists(path_of(board))]:
        sys.exit(f"prove.py: no {missing[0]}; run: make {' '.join(missing)}")


CHOSEN = []  # statements to prove, inherited by forked processes


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("word", nargs="*")
    options = parser.parse_args()
    words = [os.path.basename(os.path.dirname(word)) + ":" if word.endswith(".elf") else word for word in options.word]
    require(BOARDS[:1])
    CHOSEN[:] = (one for one in statements(options.all) if all(word in one[0] for word in words))
    boards = boards_of(CHOSEN)
    require(boards)
    everything = [(place, number) for place, (_, _, jobs) in enumerate(CHOSEN) for number in range(len(jobs))]
    mine = shard.share(everything)
    if not options.all and not words:
        mine = drawn(mine, 24)
    if options.list:
        sys.exit(print("\n".join(f"{CHOSEN[place][0]}, job {number + 1}" for place, number in mine)))
    tap, spent, start = Tap(), 0, time.time()
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
        outcomes = pool.imap(run, mine)
        for place, own in itertools.groupby(mine, key=lambda one: one[0]):
            what, sum_up, jobs = CHOSEN[place]
            seconds, results, errors = zip(*(next(outcomes) for _ in own))
            errors, spent = list(filter(None, errors)), spent + sum(seconds)
            part = f", {len(results)} of {len(jobs)} jobs" if len(results) < len(jobs) else ""
            told = f": {sum_up(results)}" if sum_up and not errors else ""
            tap.check(not errors, f"{what}{part}{told} ({sum(seconds):.0f} s)", *errors)
    for what, _, jobs in CHOSEN:
        if not jobs:
            tap.check(True, f"{what} # SKIP the proof cannot follow the code of gcc {load('uno').compiler}")
    compilers = ", ".join(f"{board} by gcc {load(board).compiler}" for board in boards)
    print(f"# {compilers}; {spent:.0f} s of CPU, {time.time() - start:.0f} s in all\n# {shard.covers(mine, everything, 'jobs')}")
    tap.done()


if __name__ == "__main__":
    main()
