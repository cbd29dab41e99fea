#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""Command line options of the host program. Run from the root of the repository."""
import re
import subprocess

from tap import BOUTON, VERSION, Tap


def run(*arguments):
    done = subprocess.run([BOUTON, *arguments], input="nim - : 3 4 5\n", capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def main():
    tap = Tap()
    status, said, errors = run("--help")
    tap.check(status == 0 and said.startswith("usage: bouton ") and "--version" in said and not errors, "--help", said)
    example = re.search(r"\$ (echo .*) \| bouton\n +(.*)\n", said)
    shown = subprocess.run(f"{example[1]} | {BOUTON}", shell=True, capture_output=True, text=True).stdout
    tap.check(shown == example[2] + "\n", "the example of --help works", shown, example[2])
    tap.check(run("--version") == (0, VERSION + "\n", ""), "--version")
    for argument, kind in (("--no-such", "option"), ("-x", "option"), ("file", "argument"), ("", "argument")):
        for arguments in ([argument], ["--help", argument]):
            said = f"bouton: unknown {kind} {argument}; try bouton --help\n"
            tap.check(run(*arguments) == (2, "", said), f"unknown: {arguments}", run(*arguments))
    for arguments, said in ((["--log", "x"], "--log needs --port, as in bouton --port /dev/ttyACM0 --log FILE"), (["--port"], "no device after --port"),
                            (["--port", "x", "--log"], "no file after --log"), (["--port", ""], "no device after --port"),
                            (["--port", "x", "--log", ""], "no file after --log"), (["--port", "x", "--port", "x"], "one option too many: --port"),
                            (["--port", "x", "--log", "y", "--log", "z"], "one option too many: --log"),
                            (["--help", "--help"], "one option too many: --help"), (["--help", "--version"], "one option too many: --version"),
                            (["--port", "x", "--version"], "one option too many: --version"), (["--help", "--port", "x"], "one option too many: --port")):
        tap.check(run(*arguments) == (2, "", f"bouton: {said}; try bouton --help\n"), f"misuse: {arguments}", run(*arguments))
    tap.done()


main()
