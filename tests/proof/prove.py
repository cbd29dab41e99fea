#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: prove.py [--all] [--jobs N] [out/BOARD/bouton.elf] [WORD...]

Proves the replies of Nim and Nim_k in the linked programs, as TAP; README.md says what that means. Without --all the short
form: fewer piles and cases, one solver. With words only the statements that contain all of them; with a program only those
about it."""
import argparse
import functools
import multiprocessing
import os
import subprocess
import sys
import time

import avr
import compare
import contract
import elf
import formulas
import handlers
import moore
import mutants
import nim
import pocket
from algebra import Unknown

PROGRAM = "out/{}/bouton.elf"
SIMAVR = "out/proof/simavr"
PILES_MAX = 8
BOTH_SOLVERS = 6  # piles up to which moore_reply is given to both: minisat is slow with more
BOARDS = {"uno": contract.PLACES[1], "exhibit": contract.PLACES[2]}  # with the place where moore_reply is proved


@functools.lru_cache(None)
def program(board, function):
    return contract.Program(elf.Elf(PROGRAM.format(board)), function)


@functools.lru_cache(None)
def head(board):
    return moore.find_head(program(board, "moore_reply"))


@functools.lru_cache(None)
def toy():
    return pocket.Toy(elf.Elf(PROGRAM.format("pocket")))


# Each statement is proved by jobs, which return what the statement's line tells.

def compare_model(words):
    return compare.compare(SIMAVR, words)


def prove_nim(solvers, board, count, places):
    return nim.prove(program(board, "nim_reply"), count, solvers, contract.PLACES[:places])


def prove_moore(solvers, board, count, k):
    return moore.prove(program(board, "moore_reply"), head(board), count, k, solvers, BOARDS[board])


def prove_pocket(solvers, k, level):
    return pocket.prove(toy(), k, level, solvers)


def theorem_of_nim(solvers, count):
    nim.theorem(count, solvers)


def theorem_of_moore(solvers, count, k):
    moore.theorem(count, k, solvers)


def reject(function, count, part):
    """Tries every fourth mutant. Returns how many were tried, and which survived although no reason is listed."""
    one, survivors, tried = program("uno", function), [], 0
    for number, (what, flash) in enumerate(mutants.mutants(one, count)):
        if number % 4 == part:
            tried += 1
            if mutants.rejection(one, flash, head("uno")) is None and what not in mutants.EQUIVALENT[function]:
                survivors.append(what)
    if survivors and one.elf.compiler == mutants.COMPILER:
        raise contract.Refuted("accepts " + "; ".join(survivors))
    return tried, survivors


def tell_rejected(results):
    survivors = sum((survivors for _, survivors in results), [])
    return f"{sum(tried for tried, _ in results)}" + (f", but not {survivors}" if survivors else "")


def look_for_pairs(board):
    """simavr skips two words where a skip is before some adiw and sbiw: no program has that, or tests would be wrong."""
    one = elf.Elf(PROGRAM.format(board))
    found = []
    for address in range(0, one.text_end - 2, 2):
        try:
            first, second = (avr.Instruction(one.flash, at) for at in (address, address + 2))
        except Unknown:
            continue
        if first.name in ("cpse", "sbrc", "sbrs", "sbic", "sbis") and compare.has_simavr_bug(second) and one.is_code(address):
            found.append(f"{address:#x}")
    if found:
        raise contract.Refuted("skips at " + ", ".join(found))
    return 1


def prove_take(board, limits):
    return formulas.prove_take(program(board, "take_winning"), limits)


def prove_growing(board, function, growth, caps):
    return formulas.prove_growing(program(board, function), growth, caps)


def prove_wythoff(board):
    return formulas.prove_wythoff(program(board, "wythoff_winning"))


def worst(results):
    cycles, stack = (max(column) for column in zip(*results))
    return f"at most {cycles} cycles and {stack} bytes of stack"


def statements(everything):
    """Yields (what, function that sums up the results, jobs)."""
    solvers = ["cadical", "minisat"] if everything else ["cadical"]
    yield ("the model of the processor does what simavr does", lambda results: f"{sum(results)} cases",
           [(compare_model, 45 if everything else 4)])
    for board in ("uno", "exhibit", "pocket"):
        yield f"{board}: no instruction that simavr skips wrongly", None, [(look_for_pairs, board)]
        yield f"{board}: interrupt handlers keep all registers", "".join, [(handlers.prove, PROGRAM.format(board), solvers)]
    yield (f"no move leads from P to P in Nim, 0..{PILES_MAX} piles of 0..255", None,
           [(theorem_of_nim, solvers, count) for count in range(PILES_MAX + 1)])
    yield (f"no move leads from P to P in Nim_k, 1..{PILES_MAX} piles of 0..255, and right columns are P", None,
           [(theorem_of_moore, solvers, count, k) for count in range(1, PILES_MAX + 1) for k in range(1, count + 1)])
    for board in BOARDS:
        most = PILES_MAX if everything or board == "uno" else 4
        yield (f"{board}: nim_reply, 0..{most} piles of 0..255", worst,
               [(prove_nim, solvers, board, count, 4 if everything or count < 6 else 2) for count in range(most + 1)])
        most = PILES_MAX if everything else 4 if board == "uno" else 3
        yield (f"{board}: moore_reply, 0..{most} piles of 0..255, k 1..255", worst,
               [(prove_moore, solvers[:1 if count > BOTH_SOLVERS else 2], board, count, k)
                for count in range(most, -1, -1) for k in [*range(1, count), None]])
    most = 3 if everything else 1
    yield (f"pocket: hints at every level and moves at level 4, 4 rows of 0..7, k 1..{most}", worst,
           [(prove_pocket, solvers, k, level) for k in range(1, most + 1) for level in (None, pocket.LEVEL_4)])
    caps = [range(start, min(start + 100, 1000)) for start in range(1, 1000, 100)] if everything else [range(1, 40)]
    for board in BOARDS if everything else ["uno"]:
        yield (f"{board}: wythoff_winning, piles of 0..99, first choice", worst, [(prove_wythoff, board)])
        heaps = f"heaps of 0..999, caps 1..{caps[-1][-1]}, first choice"
        yield f"{board}: take_winning, {heaps}, both conventions", worst, [(prove_take, board, some) for some in caps]
        for function, growth in ("fib_winning", 2), ("dyn1_winning", 1):
            yield f"{board}: {function}, {heaps}", worst, [(prove_growing, board, function, growth, some) for some in caps]
    for function, count in ("nim_reply", 300), ("moore_reply", 200):
        yield (f"broken programs of {function} are rejected, all but listed ones that do the same", tell_rejected,
               [(reject, function, count if everything else 20, part) for part in range(4)])


def run(job):
    """Returns (seconds of CPU, result, error)."""
    (function, *arguments), start = job, os.times()
    result = error = None
    try:
        result = function(*arguments)
    except (contract.Refuted, Unknown, AssertionError, KeyError) as reason:
        error = f"{function.__name__}{tuple(arguments[1:])}: {reason.args[0] if reason.args else reason}"
    end = os.times()
    return end.user + end.children_user - start.user - start.children_user, result, error


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("word", nargs="*")
    options = parser.parse_args()
    words = [os.path.basename(os.path.dirname(word)) + ":" if word.endswith(".elf") else word for word in options.word]
    chosen = [one for one in statements(options.all) if all(word in one[0] for word in words)]
    failed, spent, start = 0, 0, time.time()
    with multiprocessing.Pool(options.jobs) as pool:
        waiting = [(what, sum_up, [pool.apply_async(run, (job,)) for job in jobs]) for what, sum_up, jobs in chosen]
        for number, (what, sum_up, jobs) in enumerate(waiting, 1):
            results = [job.get() for job in jobs]
            errors = [error for _, _, error in results if error]
            seconds = sum(seconds for seconds, _, _ in results)
            told = f": {sum_up([result for _, result, _ in results])}" if sum_up and not errors else ""
            print(f"{'not ok' if errors else 'ok'} {number} - {what}{told} ({seconds:.0f} s)", flush=True)
            for error in errors[:10]:
                print(f"# {error}"[:400])
            failed, spent = failed + bool(errors), spent + seconds
    compilers = ", ".join(f"{board} by gcc {elf.Elf(PROGRAM.format(board)).compiler}" for board in ("uno", "exhibit", "pocket"))
    print(f"# {compilers}; {spent:.0f} s of CPU, {time.time() - start:.0f} s in all")
    print(f"1..{len(chosen)}")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
