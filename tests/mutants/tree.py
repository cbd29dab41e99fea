# SPDX-License-Identifier: MIT
"""A copy of the tree in which one source at a time is changed, built and tested."""
import concurrent.futures
import os
import pathlib
import queue
import re
import shlex
import shutil
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPIED = ["Makefile", "README.md", "LICENSE", "board", "firmware", "sim", "tests"]
# folders of programs that only depend on sim/
FIXED = ("out/pins/", "out/sim/")
SIMULATOR = "sim/"
REPLACED = re.compile(r"\.[oa]$|/node_modules/")  # files that a tool replaces or that nobody writes
CPU_S = 120  # CPU time in s after which a process is considered endless
PATIENCE = 10  # timeout of a process in real seconds, per second of the CPU limit


def copy(source, path):
    """Copies a file, or links it if no tool writes into it."""
    if REPLACED.search(source):
        try:
            return os.link(source, path)
        except OSError:  # the copy is on another file system
            pass
    return shutil.copy2(source, path)


class Tree:
    def __init__(self):
        self.home = tempfile.TemporaryDirectory(prefix="bouton-mutants-")
        self.path = pathlib.Path(self.home.name)
        for name in [*COPIED, "out"]:
            source = ROOT / name
            if source.is_dir():
                unused = shutil.ignore_patterns("tap", "*.d") if name == "out" else None
                shutil.copytree(source, self.path / name, symlinks=True, ignore=unused, copy_function=copy)
            else:
                shutil.copy2(source, self.path / name)
        boards = [folder.parent.name for folder in (ROOT / "board").glob("*/board.mk")]
        # Turn off warnings and size limits, so that each changed source can be built.
        self.make = ["make", "-s", "AVR_WARNINGS=-w", "HOST_WARNINGS=-w", "CLANG_WARNINGS=-w",
                     *[f"{board}_LIMITS=" for board in boards]]
        self.changed = self.original = None  # path and original text of the changed source
        self.built = set()  # programs built from the changed source

    def change(self, file, text):
        """Gives one file this text. Restores the previously changed file and the programs built from it, because a test may
        also read programs that are not built for it. Not for headers, because their users are unknown."""
        assert not file.endswith(".h"), file
        if self.changed and self.changed != file:
            (self.path / self.changed).write_bytes(self.original)
            for program in self.built:
                shutil.copy2(ROOT / program, self.path / program)  # its time is old, so make builds it again for its tests
            self.built = set()
        if self.changed != file:
            self.changed, self.original = file, (self.path / file).read_bytes()
        (self.path / file).write_text(text, encoding="utf-8")

    def build(self, targets):
        """Returns make's output if it fails, otherwise None."""
        if not targets:
            return None
        self.built |= targets
        done = subprocess.run([*self.make, *sorted(targets)], cwd=self.path, env=environment(), stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
        return done.stdout if done.returncode else None

    def run(self, command, cpu_s=CPU_S):
        """Returns the exit status, None for a process that runs forever, and the whole output."""
        settings, program, arguments = parse(command)
        if program.startswith(FIXED) and not self.changed.startswith(SIMULATOR):
            program = str(ROOT / program)
        limited = ["sh", "-c", f'ulimit -S -t {cpu_s:.0f}; exec "$@"', "sh", program, *arguments]
        running = subprocess.Popen(limited, cwd=self.path, env={**environment(), **settings},
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   start_new_session=True)
        try:
            said, _ = running.communicate(timeout=PATIENCE * cpu_s)
            status = running.returncode if running.returncode not in (-signal.SIGXCPU, 128 + signal.SIGXCPU) else None
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            said, _ = running.communicate()
            status = None
        return status, said.decode("utf-8", "replace")


def environment():
    """Returns the environment without make's job server, but with make's other flags."""
    flags = [word for word in os.environ.get("MAKEFLAGS", "").split() if not re.match(r"-?-j", word)]
    return {**os.environ, "MAKEFLAGS": " ".join(flags)}


def parse(command):
    """Returns the settings, the program and the arguments of `NAME=value... program argument...`."""
    words = shlex.split(command)
    settings = {}
    while "=" in words[0]:
        name, value = words.pop(0).split("=", 1)
        settings[name] = value
    return settings, words[0], words[1:]


def targets(command, fixed=False):
    """Returns what make must build for a command: in the changed tree or, with fixed, in the root."""
    settings, program, arguments = parse(command)
    return {word for word in [*settings.values(), program, *arguments]
            if word.startswith("out/") and word.startswith(FIXED) == fixed}


def build_root(commands):
    """Builds everything that these commands use, from the unchanged tree."""
    wanted = set().union(*[targets(command) | targets(command, True) for command in commands])
    subprocess.run(["make", "-s", *sorted(wanted)], cwd=ROOT, env=environment(), check=True, stdin=subprocess.DEVNULL)


def try_all(mutants, attempt):
    """Yields each mutant with the result of attempt(tree, mutant), in order. Mutants of one source share a tree and run
    one after the other. Different sources run in parallel."""
    by_file = {}
    for mutant in mutants:
        by_file.setdefault(mutant.file, []).append(mutant)
    trees = queue.SimpleQueue()
    workers = min(len(os.sched_getaffinity(0)), len(by_file))
    for _ in range(workers):
        trees.put(Tree())

    def try_file(group, futures):
        tree = trees.get()
        try:
            for mutant in group:
                try:
                    futures[mutant].set_result(attempt(tree, mutant))
                except BaseException as error:
                    futures[mutant].set_exception(error)
        finally:
            trees.put(tree)

    futures = {mutant: concurrent.futures.Future() for mutant in mutants}
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        for group in sorted(by_file.values(), key=len, reverse=True):
            pool.submit(try_file, group, futures)
        for mutant in mutants:
            yield mutant, futures[mutant].result()
