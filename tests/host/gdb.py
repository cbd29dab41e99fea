#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, an engineer who follows sim/README.md cannot debug a simulated Uno. Types the avr-gdb session of
sim/README.md on a simulated Uno, and compares the answers with the page."""
import re
import socket
import subprocess

from tap import Tap

HANGS_S = 600


def free_port():
    with socket.socket() as asked:
        asked.bind(("localhost", 0))
        return str(asked.getsockname()[1])


def session(readme):
    """Returns the command, what is typed, and the lines of the answers."""
    block = re.search(r"```console\n\$ (avr-gdb .*)\n((?:.*\n)*?)```", readme)
    lines = block[2].splitlines()
    typed = [line.removeprefix("(gdb) ") for line in lines if line.startswith("(gdb) ")]
    return block[1].split(), typed, [line for line in lines if not line.startswith("(gdb) ")]


def main():
    tap = Tap()
    command, typed, answers = session(open("sim/README.md", encoding="utf-8").read())
    port = free_port()
    typed = [line.replace(":1234", f":{port}") for line in typed]
    with subprocess.Popen(["out/sim/bouton-sim", "--gdb", port, command[-1]], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, text=True) as simulator:
        simulator.stderr.readline()  # waits until the simulator listens
        debugger = [command[0], "-batch", "-nx", *(word for line in typed for word in ("-ex", line)), *command[1:]]
        said = subprocess.run(debugger, capture_output=True, text=True, timeout=HANGS_S, check=False)
        simulator.kill()
    tap.check(len(typed) > 4 and len(answers) > 2, "the page shows a session", *typed, *answers)
    at = 0
    for answer in answers:
        found = said.stdout.find(answer, at)
        tap.check(found >= 0, f"gdb answers {answer}", *said.stdout.splitlines(), *said.stderr.splitlines())
        at = max(found, at)
    tap.done()


main()
