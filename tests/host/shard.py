#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a nightly run that is split over machines leaves cases out. Shards of make soak, make prove and the mutator
do everything exactly once together (tests/tools/shard.py). Lists of numbers test the shares. A few shards of a drawn command
test that it uses its own list."""
import os
import subprocess
import sys

from tap import Tap, drawn

sys.path.insert(0, "tests/tools")
import shard  # noqa: E402

LISTS = {
    "make soak": ["tests/tools/shard.py", "--list", "tests/soak.txt"],
    "make prove": ["tests/proof/prove.py", "--all", "--list"],
    "the mutator": ["tests/mutants/mutator.py", "--list"],
}
COUNTS = range(1, 9)
SHARDS = 2


def lines(command, number):
    done = subprocess.run(command, env={**os.environ, "SHARD": number}, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()


def share(items, number, count):
    os.environ["SHARD"] = f"{number}/{count}"
    return shard.share(items)


def check_share(tap):
    """Checks shares of lists of any length for any number of shards."""
    for count in COUNTS:
        for length in range(3 * count):
            shares = [share(list(range(length)), i, count) for i in range(1, count + 1)]
            sizes = sorted(map(len, shares))
            if sorted(sum(shares, [])) != list(range(length)) or sizes[-1] - sizes[0] > 1:
                tap.check(False, f"{length} things in {count} shards", *shares)
    tap.check(share([1, 2, 3], 1, 1) == [1, 2, 3], "up to 8 shards have equal shares, within one item, and do each item once")


def main():
    tap = Tap()
    check_share(tap)
    with open("tests/soak.txt", encoding="utf-8") as file:
        commands = [line.strip() for line in file if line[0] not in "#\n"]
    tap.check(lines(LISTS["make soak"], "")[1] == commands, "without SHARD all commands are run", commands)
    for what, command in drawn(LISTS.items(), len(LISTS)):
        status, everything = lines(command, "")
        tap.check(status == 0 and len(set(everything)) == len(everything) >= max(COUNTS),
                  f"{what}: each item is listed once", everything)
        together = sorted(line for i in range(SHARDS) for line in lines(command, f"{i + 1}/{SHARDS}")[1])
        tap.check(together == sorted(everything), f"{what}: {SHARDS} shards do everything exactly once", *set(together) ^ set(everything))
        tap.check(lines(command, "9/8")[0] != 0, f"{what}: SHARD=9/8 is refused")
    for wrong in "0/8", "8", "1/0", "a/b":
        tap.check(lines(LISTS["make soak"], wrong)[0] != 0, f"SHARD={wrong} is refused")
    with open("out/failing.txt", "w", encoding="utf-8") as file:
        file.write("false\ntrue\n")
    for number, status in ("1/2", 1), ("2/2", 0), ("", 1):
        tap.check(lines(["tests/tools/shard.py", "out/failing.txt"], number)[0] == status,
                  f"SHARD={number}: status {status} where one command of two fails")
    tap.done()


if __name__ == "__main__":
    sys.exit(main())
