#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, an option or exit status of the host program misleads a script. Command line options of the host program.
Run from the root of the repository."""
import csv
import json
import os
import pty
import re
import subprocess
import tempfile

from tap import BOUTON, VERSION, Tap, drawn, read


def run(*arguments, line="nim - : 3 4 5"):
    done = subprocess.run([BOUTON, *arguments], input=line + "\n", capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


# questions with their answers in JSON; each line of an answer is a JSON value
IN_JSON = {
    "nim - : 3 4 5": [{"question": "nim - : 3 4 5", "verdict": "N", "moves": ["1-2"]}],
    "nim - : 1 1": [{"question": "nim - : 1 1", "verdict": "P", "moves": []}],
    "value nim 3 4": [{"question": "nim - : 3 4", "values": [3, 4], "value": 7}],
    "moves nim 2": [{"move": "1-1", "verdict": "N"}, {"move": "1-2", "verdict": "P"}],
    "table nim : 0..1": [{"heap": 0, "verdict": "P", "value": 0}, {"heap": 1, "verdict": "N", "value": 1}, {"period": "period 1 from 0 plus 1 (proved)"}],
    "table mnim : 1..1": [{"heap": 1, "verdict": "P", "value": None}, {"period": "no period seen up to 1 (end of the table)"}],
    "lost wythoff : 1 2": [{"position": "0 0"}, {"position": "1 2"}],
    "version": [{"text": VERSION + "\n"}],
    'dag file="\\ : 0': [{"error": "cannot read the file; check its name (the page reads no files)"}],
    "nim x": [{"error": 'column 5: expected parameters, then ":"; here they are -'}],
}
IN_OEIS = {
    "table kayles 11..14": "11 6\n12 4\n13 1\n14 2\n# period 12 from 71 (proved)\n\n",
    "table mnim 0..2": "0 1\n1 0\n2 1\n# no period seen up to 2 (end of the table)\n\n",
    "nim 3 4 5": "nim - : 3 4 5 : N : 1-2\n",
}
IN_CSV = {
    "nim - : 3 4 5": [["question", "verdict", "moves"], ["nim - : 3 4 5", "N", "1-2"]],
    "value nim 3 4": [["question", "values", "value"], ["nim - : 3 4", "3 4", "7"]],
    "moves nim 2": [["move", "verdict"], ["1-1", "N"], ["1-2", "P"], []],
    "lost wythoff : 1 2": [["part 1", "part 2"], ["0", "0"], ["1", "2"], []],
}


def read_json(said):
    """Returns the value on each line, or None if a line is not JSON."""
    try:
        return [json.loads(line) for line in said.splitlines()]
    except ValueError:
        return None


def read_csv(said):
    return list(csv.reader(said.splitlines()))


def formats(tap):
    for option, rows, parse in (("--json", IN_JSON, read_json), ("--oeis", IN_OEIS, str), ("--csv", IN_CSV, read_csv)):
        for line, wanted in rows.items():
            said = run(option, line=line)[1]
            tap.check(parse(said) == wanted, f"{option}: {line}", said, wanted)


def installed(tap):
    """Installs the program below a folder and removes it."""
    with tempfile.TemporaryDirectory() as prefix:
        def make(target):
            subprocess.run(["make", "NO_INSTALL=1", target, f"PREFIX={prefix}"], env=os.environ | {"MAKEFLAGS": ""}, capture_output=True, check=True)
            return sorted(os.path.relpath(os.path.join(folder, name), prefix) for folder, _, names in os.walk(prefix) for name in names)

        files = make("install")
        completion = f"{prefix}/share/bash-completion/completions/bouton"
        tap.check(files == ["bin/bouton", os.path.relpath(completion, prefix), "share/man/man1/bouton.1"], "make install", files)
        said = subprocess.run([f"{prefix}/bin/bouton", "--version"], capture_output=True, text=True, check=False).stdout
        tap.check(said == VERSION + "\n", "the installed program runs", said)
        with tempfile.TemporaryDirectory() as home:
            completes(tap, prefix, completion, home)
        tap.check(make("uninstall") == [], "make uninstall")


def completes(tap, prefix, completion, home):
    """Presses Tab in bash. Each row has the typed words, and what bash then runs."""
    log = f"{home}/games.log"
    open(log, "w", encoding="ascii").close()
    for typed, wanted in (("--ver", VERSION), ("--version --he", "bouton: one option too many: --help; try bouton --help"),
                          ("--time 2 --js", '{"text":"' + VERSION + '\\n"}'), (f"--log {log[:-5]}", "bouton: --log needs --port"),
                          ("--port /dev/nul", "bouton: cannot open /dev/null")):
        keys = f"PS1=; source {completion}; echo version >~/lines\nbouton {typed}\t <~/lines\nexit\n"
        ours, theirs = pty.openpty()
        with subprocess.Popen(["bash", "--norc", "--noprofile", "-i"], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
                              env={"PATH": f"{prefix}/bin:{os.environ['PATH']}", "HOME": home, "TERM": "dumb"}) as bash:
            os.close(theirs)
            os.write(ours, keys.encode())
            said = b""
            try:
                while more := os.read(ours, 4096):
                    said += more
            except OSError:  # bash has closed the terminal
                pass
            bash.wait(60)
        os.close(ours)
        tap.check(f"\n{wanted}".encode() in said, f"bash completes bouton {typed}", said)


def manual(tap):
    with open("board/host/bouton.1", encoding="ascii") as file:
        page = file.read().replace("\\-", "-")
    options = re.findall(r"--[a-z]+", run("--help")[1])
    tap.check(len(set(options)) > 7 and all(option in page for option in options), "the manual page has every option", *options)


def jobs(tap):
    """Compares the answers of several processes with those of one."""
    lines = "\n".join(f"all nim {n} {n + 1} 7\n# {n}\n{'moves' if n % 10 else 'lost'} nim {n} 3" for n in range(200))
    wanted = run(line=lines)
    for count in drawn(("1", "2", "3", "64", "1e1"), 2):
        tap.check(run("--jobs", count, line=lines) == wanted, f"--jobs {count} gives the same answers")
    tap.check(run("--jobs", "2", line="nim 1\nquit\nnim 2") == (0, "nim - : 1 : N : 1-1\n", ""), "--jobs: quit ends the answers")


def limits(tap):
    code, last = re.search(r"table for `(0\.\w+)` ends at heap\s+([\d,]+\d)", read("board/host/notation/README.md")).groups()
    seen = run(line=f"period {code}")[1]
    tap.check(f"no period seen up to {last.replace(',', '')} (limit of pairs; limit time=60 raises it)" in seen,
              "a search for a period says what ended it, at the heap that the page names", seen, last)
    for one in drawn(("0.106", code, "0.354", "0.A=", "4.8F", "0.B="), 6):
        largest = int(re.search(r"known up to (\d+)", run(line=f"value {one} : 99999999")[1])[1])
        first, second = run(line=f"value {one} : {largest}\nvalue {one} : {largest + 1}")[1].splitlines()
        tap.check(first.startswith(f"heap code={one} : {largest} : ") and f"known up to {largest}." in second,
                  f"{one}: the largest heap that the error names is answered, and no larger heap", first, second)
    later = run("--time", "1", line="period 0.376")[1]
    tap.check(re.search(r"no period seen up to \d+ \(limit of time\)", later), "--time ends a search", later)
    line = "period 4.6!6=\ntable 4.6!6= : 0..3"
    short, later = (run("--time", "1", line=f"{before}{line}")[1] for before in ("limit default\n", ""))
    tap.check("up to 1000 (end of the search; limit time=60 prolongs it)" in short and "period 4 from 541 (proved)" in later,
              "a time limit prolongs the search for a period", short, later)
    tap.check("up to 3 (end of the table)" in later, "a time limit does not prolong a table", later)
    tap.check(run("--time", "60", "--memory", "64M", line="limit")[1] == "limit time=60 memory=64M\n", "--time and --memory are the limits")


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
                            (["--help", "--help"], "one option too many: --help"), (["--csv", "--json"], "one option too many: --json"),
                            (["--port", "x", "--version"], "one option too many: --version"), (["--help", "--port", "x"], "one option too many: --port")):
        tap.check(run(*arguments) == (2, "", f"bouton: {said}; try bouton --help\n"), f"misuse: {arguments}", run(*arguments))
    for arguments in ("--time x", "--memory 2X", "--time 0", "--oeis --json", "--jobs 0", "--jobs 65", "--jobs x", "--jobs 2x", "--jobs 2 --port x"):
        tap.check(run(*arguments.split())[0] == 2, f"misuse: {arguments}")
    formats(tap)
    limits(tap)
    jobs(tap)
    manual(tap)
    installed(tap)
    tap.done()


main()
