#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""Shards of make soak, make prove and the mutator: together they do everything exactly once (tests/tools/shard.py)."""
import os
import subprocess
import sys

from tap import Tap

LISTS = {
    "make soak": ["tests/tools/shard.py", "--list", "tests/soak.txt"],
    "make prove": ["tests/proof/prove.py", "--all", "--list"],
    "the mutator": ["tests/mutants/mutator.py", "--list"],
}
COUNTS = 2, 8


def lines(command, shard):
    done = subprocess.run(command, env={**os.environ, "SHARD": shard}, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()


def main():
    tap = Tap()
    with open("tests/soak.txt", encoding="utf-8") as file:
        commands = [line.strip() for line in file if line[0] not in "#\n"]
    tap.check(lines(LISTS["make soak"], "")[1] == commands, "without SHARD all commands are run", commands)
    for what, command in LISTS.items():
        status, everything = lines(command, "")
        tap.check(status == 0 and len(set(everything)) == len(everything) >= max(COUNTS),
                  f"{what}: what is to be done, each once", everything)
        for count in COUNTS:
            shards = [lines(command, f"{i}/{count}")[1] for i in range(1, count + 1)]
            together = sorted(line for shard in shards for line in shard)
            tap.check(together == sorted(everything), f"{what}: {count} shards do everything exactly once",
                      *set(together) ^ set(everything))
            sizes = sorted(map(len, shards))
            tap.check(sizes[-1] - sizes[0] <= 3, f"{what}: {count} shards have as much to do, give or take one of each list", sizes)
        for wrong in "0/8", "9/8", "8", "1/0", "a/b":
            tap.check(lines(command, wrong)[0] != 0, f"{what}: SHARD={wrong} is refused")
    with open("out/failing.txt", "w", encoding="utf-8") as file:
        file.write("false\ntrue\n")
    for shard, status in ("1/2", 1), ("2/2", 0), ("", 1):
        tap.check(lines(["tests/tools/shard.py", "out/failing.txt"], shard)[0] == status,
                  f"SHARD={shard}: status {status} where one command of two fails")
    tap.done()


if __name__ == "__main__":
    sys.exit(main())
