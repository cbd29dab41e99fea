#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: [SHARD=i/n] shard.py [--list] FILE

Runs the commands in FILE, one a line, and prints those that failed. The exit status is 1 if any failed. Shard i of n
runs every n-th command from the i-th on. Together, all shards run each command once. --list only prints the commands of
the shard. tests/proof/prove.py and tests/mutants/mutator.py share their work in the same way."""
import os
import re
import subprocess
import sys


def number_and_count():
    """Returns i and n of SHARD; without SHARD, 1 and 1."""
    shard = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", os.environ.get("SHARD") or "1/1")
    if not shard or int(shard[1]) > int(shard[2]):
        sys.exit(f"SHARD={os.environ['SHARD']}: write SHARD=i/n with 1 <= i <= n")
    return int(shard[1]), int(shard[2])


def share(items):
    """Returns the items that this shard must do."""
    number, count = number_and_count()
    return items[number - 1::count]


def covers(some, items, what):
    """Returns a line that says how much this shard covers."""
    return f"shard {'/'.join(map(str, number_and_count()))} covers {len(some)} of {len(items)} {what}"


def main():
    with open(sys.argv[-1], encoding="utf-8") as file:
        lines = [line.strip() for line in file if line.strip() and line[0] != "#"]
    mine, failed = share(lines), []
    if "--list" in sys.argv:
        print("\n".join(mine))
        return
    for command in mine:
        print(f"# {command}", flush=True)
        if subprocess.run(command, shell=True, check=False).returncode:
            failed.append(command)
    print(covers(mine, lines, "commands"))
    for command in failed:
        print(f"failed: {command}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
