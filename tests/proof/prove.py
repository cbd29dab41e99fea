#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: [SHARD=i/n] prove.py [--all] [--list] [--jobs N] [out/BOARD/bouton.elf] [WORD...]

Proves the replies of Nim and Nim_k in the linked programs, as TAP; README.md says what that means. Without --all the short
form: fewer piles and cases, one solver. With words only the statements that contain all of them; with a program only those
about it. With SHARD one of n parts of the jobs. --list only prints the jobs."""
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

sys.path.insert(0, "tests/tools")
import shard

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
        if first.name in compare.SKIPS and compare.has_simavr_bug(second) and one.is_code(address):
            found.append(f"{address:#x}")
    if found:
        raise contract.Refuted("skips at " + ", ".join(found))
    return 1


def worst(results):
    cycles, stack = (max(column) for column in zip(*results))
    return f"at most {cycles} cycles and {stack} bytes of stack"


def keep_bounds(name, cases, results):
    """As worst. The bounds for these cases (piles, k) are written to a file, for the chart of make bench."""
    if len(results) == len(cases):
        with open(f"out/proof/{name}.txt", "w", encoding="ascii") as file:
            file.writelines(f"{count} {k} {cycles}\n" for (count, k), (cycles, _) in sorted(zip(cases, results)) if count)
    return worst(results)


def statements(everything):
    """Yields (what, function that sums up the results, jobs)."""
    solvers = ["cadical", "minisat"] if everything else ["cadical"]
    is_known = elf.Elf(PROGRAM.format("uno")).compiler == mutants.COMPILER
    yield ("the model of the processor does what simavr does", lambda results: f"{sum(results)} cases",
           [lambda: compare.compare(SIMAVR, 45 if everything else 4)])
    for board in ("uno", "exhibit", "pocket"):
        path = PROGRAM.format(board)
        yield f"{board}: no instruction that simavr skips wrongly", None, [lambda board=board: look_for_pairs(board)]
        yield f"{board}: interrupt handlers keep all registers", "".join, [lambda path=path: handlers.prove(path, solvers)]
    yield (f"no move leads from P to P in Nim, 0..{PILES_MAX} piles of 0..255", None,
           [lambda count=count: nim.theorem(count, solvers) for count in range(PILES_MAX + 1)])
    yield (f"no move leads from P to P in Nim_k, 1..{PILES_MAX} piles of 0..255, and right columns are P", None,
           [lambda count=count, k=k: moore.theorem(count, k, solvers)
            for count in range(1, PILES_MAX + 1) for k in range(1, count + 1)])
    for board, place in BOARDS.items():
        is_drawn = everything and board == "uno"
        most = PILES_MAX if everything or board == "uno" else 4
        cases = [(count, 0) for count in range(most, -1, -1)]
        yield (f"{board}: nim_reply, 0..{most} piles of 0..255", functools.partial(keep_bounds, "nim", cases) if is_drawn else worst,
               [lambda board=board, count=count: nim.prove(program(board, "nim_reply"), count, solvers,
                                                           contract.PLACES[:4 if everything or count < 6 else 2])
                for count, _ in cases])
        most = PILES_MAX if everything else 4 if board == "uno" else 3
        cases = [(count, k) for count in range(most, -1, -1) for k in [*range(1, count), max(count, 1)]]
        yield (f"{board}: moore_reply, 0..{most} piles of 0..255, k 1..255",
               functools.partial(keep_bounds, "moore", cases) if is_drawn else worst,
               [lambda board=board, place=place, count=count, k=k:
                moore.prove(program(board, "moore_reply"), head(board), count, k if k < count else None,
                            solvers[:1 if count > BOTH_SOLVERS else 2], place)
                for count, k in cases if is_known])
    most = 3 if everything else 1
    yield (f"pocket: hints at every level and moves at level 4, 4 rows of 0..7, k 1..{most}", worst,
           [lambda k=k, level=level: pocket.prove(toy(), k, level, solvers)
            for k in range(1, most + 1) for level in (None, pocket.LEVEL_4) if is_known])
    caps = [range(start, min(start + 100, 1000)) for start in range(1, 1000, 100)] if everything else [range(1, 40)]
    heaps = f"heaps of 0..999, caps 1..{caps[-1][-1]}, first choice"
    for board in BOARDS if everything else ["uno"]:
        yield (f"{board}: wythoff_winning, piles of 0..99, first choice", worst,
               [lambda board=board: formulas.prove_wythoff(program(board, "wythoff_winning"))])
        yield (f"{board}: take_winning, {heaps}, both conventions", worst,
               [lambda board=board, some=some: formulas.prove_take(program(board, "take_winning"), some) for some in caps])
        for function, growth in ("fib_winning", 2), ("dyn1_winning", 1):
            yield (f"{board}: {function}, {heaps}", worst,
                   [lambda board=board, function=function, growth=growth, some=some:
                    formulas.prove_growing(program(board, function), growth, some) for some in caps])
    for function, count in ("nim_reply", 300), ("moore_reply", 200):
        yield (f"broken programs of {function} are rejected, all but listed ones that do the same", tell_rejected,
               [lambda function=function, count=count, part=part: reject(function, count if everything else 20, part)
                for part in range(4) if is_known or function == "nim_reply"])


def run(statement, job):
    """Returns (seconds of CPU, result, error)."""
    start, result, error = os.times(), None, None
    try:
        result = CHOSEN[statement][2][job]()
    except (contract.Refuted, Unknown, AssertionError, KeyError) as reason:
        error = f"job {job + 1}: {reason.args[0] if reason.args else reason}"
    end = os.times()
    return end.user + end.children_user - start.user - start.children_user, result, error


CHOSEN = []  # statements, known to the processes that are forked


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("word", nargs="*")
    options = parser.parse_args()
    words = [os.path.basename(os.path.dirname(word)) + ":" if word.endswith(".elf") else word for word in options.word]
    CHOSEN[:] = (one for one in statements(options.all) if all(word in one[0] for word in words))
    everything = [(place, job) for place, (_, _, jobs) in enumerate(CHOSEN) for job in range(len(jobs))]
    mine = shard.share(everything)
    if options.list:
        sys.exit(print("\n".join(f"{CHOSEN[place][0]}, job {job + 1}" for place, job in mine)))
    failed, spent, start, places = 0, 0, time.time(), sorted({place for place, _ in mine})
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
        waiting = {one: pool.apply_async(run, one) for one in mine}
        for number, place in enumerate(places, 1):
            what, sum_up, jobs = CHOSEN[place]
            results = [waiting[one].get() for one in mine if one[0] == place]
            errors = [error for _, _, error in results if error]
            seconds = sum(seconds for seconds, _, _ in results)
            part = f", {len(results)} of {len(jobs)} jobs" if len(results) < len(jobs) else ""
            told = f": {sum_up([result for _, result, _ in results])}" if sum_up and not errors else ""
            print(f"{'not ok' if errors else 'ok'} {number} - {what}{part}{told} ({seconds:.0f} s)", flush=True)
            for error in errors[:10]:
                print(f"# {error}"[:400])
            failed, spent = failed + bool(errors), spent + seconds
    skipped = [what for what, _, jobs in CHOSEN if not jobs]
    for number, what in enumerate(skipped, len(places) + 1):
        print(f"ok {number} - {what} # SKIP the code of gcc {mutants.COMPILER} alone is followed this far")
    compilers = ", ".join(f"{board} by gcc {elf.Elf(PROGRAM.format(board)).compiler}" for board in ("uno", "exhibit", "pocket"))
    print(f"# {compilers}; {spent:.0f} s of CPU, {time.time() - start:.0f} s in all")
    print(f"# {shard.covers(mine, everything, 'jobs')}\n1..{len(places) + len(skipped)}")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
