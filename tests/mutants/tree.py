# SPDX-License-Identifier: MIT
"""A copy of the tree in which one source at a time is changed, built by its own Makefile, and tried."""
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPIED = ["Makefile", "README.md", "LICENSE", "board", "firmware", "sim", "tests", "out"]
# Robots and the simulator look at what is changed: they stay as they are, although they know the rules from the same sources.
FIXED = ("out/device/", "out/sim/")
TIMEOUT_S = 120


class Tree:
    def __init__(self, settings=()):
        """settings: what make is told, as in ["SANITIZE="]."""
        self.home = tempfile.TemporaryDirectory(prefix="bouton-mutants-")
        self.path = pathlib.Path(self.home.name)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, self.path / name, symlinks=True, ignore=shutil.ignore_patterns("dist", "*.d"))
            else:
                shutil.copy2(source, self.path / name)
        boards = [folder.parent.name for folder in (ROOT / "board").glob("*/board.mk")]
        # A fault may cost a warning, or a byte too many.
        self.make = ["make", "-s", "AVR_WARNINGS=-w", "HOST_WARNINGS=-w", "CLANG_WARNINGS=-w",
                     *[f"{board}_LIMITS=" for board in boards], *settings]
        self.changed = None

    def change(self, file, text):
        """Gives one source this text; the one changed before gets its own back. Only sources, as no header is tracked."""
        assert file.endswith(".c"), file
        if self.changed and self.changed != file:
            (self.path / self.changed).write_bytes((ROOT / self.changed).read_bytes())
        (self.path / file).write_text(text, encoding="utf-8")
        self.changed = file

    def build(self, targets, keep_going=False):
        """What make says when it fails, else None."""
        done = subprocess.run([*self.make, *(["-k"] if keep_going else []), *targets], cwd=self.path, env=environment(),
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              encoding="utf-8", errors="replace")
        return done.stdout if done.returncode else None

    def run(self, command, timeout=TIMEOUT_S):
        """Exit status (None after the timeout) and all that is printed."""
        settings, program, arguments = parse(command)
        if program.startswith(FIXED):
            program = str(ROOT / program)
        running = subprocess.Popen([program, *arguments], cwd=self.path, env={**environment(), **settings},
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   start_new_session=True)
        try:
            said, _ = running.communicate(timeout=timeout)
            status = running.returncode
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            said, _ = running.communicate()
            status = None
        return status, said.decode("utf-8", "replace")


def environment():
    """Nested make shares no job server; what it was told on its command line stays."""
    flags = [word for word in os.environ.get("MAKEFLAGS", "").split() if not re.match(r"-?-j", word)]
    return {**os.environ, "MAKEFLAGS": " ".join(flags)}


def parse(command):
    """Of NAME=value... program argument...: settings, program, arguments"""
    words = shlex.split(command)
    settings = {}
    while "=" in words[0]:
        name, value = words.pop(0).split("=", 1)
        settings[name] = value
    return settings, words[0], words[1:]


def targets(command, fixed=False):
    """What make has to build for a command, in the tree of what is changed or, fixed, in the root."""
    settings, program, arguments = parse(command)
    return {word for word in [*settings.values(), program, *arguments]
            if word.startswith("out/") and word.startswith(FIXED) == fixed}


def build_root(commands):
    """Everything that these commands use, as it is before anything is changed."""
    wanted = set().union(*[targets(command) | targets(command, True) for command in commands])
    subprocess.run(["make", "-s", *sorted(wanted)], cwd=ROOT, env=environment(), check=True, stdin=subprocess.DEVNULL)
