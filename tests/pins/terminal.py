#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, a person who plays in a terminal sees a broken screen, or cannot leave it. Uses the terminal
front end like a person, in a separate tmux: a game, reset, quit, Ctrl-C, windows of many sizes, ASCII, the operator's
gesture. Run from the root of the repository."""
import os
import re
import shlex
import subprocess
import sys
import tempfile
import termios
import time

sys.path.insert(0, "tests/host")
from tap import Tap  # noqa: E402

LOOK_S = 0.15  # between two looks at the screen
KEYS = {"My turn": "Right", "I take": "Right", "Wins! Hold": "Enter", "Lost. Hold": "Up", "from one pile:": "Left",
        "or even all": "Left", "Your move": "h Enter", "How many": "h Enter", "Choose, then OK": "h Enter",
        "Good moves": "h Enter", "Hint: look": "h Enter"}  # which keys answer a message
MESSAGES = re.compile("(?:You win|Bouton wins)!|Take [0-9]|OK  .hold|" + "|".join(KEYS))
FREE = "h, then a key"  # shown while no key is held


class Tmux:
    """A tmux server with one window, which runs a shell command. All requests use one connection."""

    def __init__(self, socket, width, height, command):
        words = ["tmux", "-u", "-S", socket, "-f", "/dev/null", "-C", "new-session", "-x", width, "-y", height, command]
        self.process = subprocess.Popen(words, env={**os.environ, "LC_ALL": "C.UTF-8"}, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.ask("refresh-client", "-f", "no-output")

    def ask(self, *words):
        """Returns the lines of tmux's answer to a command. tmux marks answers to this connection with a 1."""
        self.process.stdin.write(shlex.join(words) + "\n")
        self.process.stdin.flush()
        lines = iter(self.process.stdout.readline, "")
        while not re.fullmatch("%begin .* 1\n", next(lines)):
            pass
        found = []
        while not (line := next(lines)).startswith(("%end ", "%error ")):
            found.append(line.rstrip("\n"))
        return found

    def screen(self):
        return self.ask("capture-pane", "-p")

    def value(self, name):
        return self.ask("display-message", "-p", f"#{{{name}}}")[0]


class Person:
    """A person at the shell of a terminal with 80x24 characters. Prints checks."""

    def __init__(self, tap, folder):
        self.tap, self.patience_s = tap, 600
        self.tmux = Tmux(os.path.join(folder, "socket"), "80", "24", "PS1='prompt: ' exec sh")
        self.tty = os.open(self.tmux.value("pane_tty"), os.O_RDWR | os.O_NOCTTY)
        self.sees("", "a shell in a terminal of 80x24", "prompt:")
        self.title, self.settings = self.tmux.value("pane_title"), termios.tcgetattr(self.tty)

    def check(self, good, what):
        self.tap.check(good, what)
        for line in [] if good else self.tmux.screen():
            print(f"# {line}")

    def waits(self, condition, *words):
        """Waits until the condition holds. Waits less long after the first timeout."""
        until = time.monotonic() + self.patience_s
        while not condition(*words):
            if time.monotonic() > until:
                self.patience_s = 10
                return False
            time.sleep(LOOK_S)
        return True

    def is_there(self, pattern):
        return any(re.search(pattern, line) for line in self.tmux.screen())

    def finds(self, *patterns):
        """Waits until lines on the screen match these patterns, one after the other."""
        return all(self.waits(self.is_there, pattern) for pattern in patterns)

    def has_title(self, pattern):
        return self.waits(lambda: re.fullmatch(pattern, self.tmux.value("pane_title")))

    def is_ascii(self):
        return all(" " <= character <= "~" for line in self.tmux.screen() for character in line)

    def does(self, action):
        """Presses keys, or gives the window a size (width, height)."""
        if isinstance(action, str):
            self.tmux.ask("send-keys", *action.split())
        else:
            self.tmux.ask("resize-window", "-x", str(action[0]), "-y", str(action[1]))
            self.waits(lambda: os.get_terminal_size(self.tty) == action)

    def sees(self, action, what, *patterns, ascii_only=False):
        """Checks that lines on the screen match these patterns soon after an action."""
        if action:
            self.does(action)
        self.check(self.finds(*patterns) and (not ascii_only or self.is_ascii()), what)

    def start(self, variables, options, *patterns):
        """Runs the simulator with environment variables and options. Waits until lines match these patterns."""
        self.tmux.ask("send-keys", "-l", f"clear; {variables} out/sim/bouton-sim {options}; echo status=$?")
        self.does("Enter")
        return self.finds(*patterns)

    def has_ended(self, status):
        """Returns true if the simulator has ended with this status and has restored the terminal."""
        return (self.finds("^status=[0-9]+$") and self.has_title(re.escape(self.title)) and
                self.is_there(f"^status={status}$") and not self.is_there("press OK") and
                termios.tcgetattr(self.tty) == self.settings)

    def leave(self):
        self.does((80, 24))
        self.does("q")
        self.has_ended(0)

    def messages(self):
        return "\n".join(MESSAGES.findall("\n".join(self.tmux.screen())))

    def plays_to_the_end(self):
        """Plays a match by following the messages on the screen. Presses ineffective keys again."""
        until = time.monotonic() + self.patience_s
        while time.monotonic() < until and self.finds(FREE):
            seen = self.messages()
            if re.fullmatch("(?s).*win.*!", seen):
                return True
            if key := "Enter" if seen.startswith("Take") else KEYS.get(seen):
                self.does(key)
            again = time.monotonic() + 1.2
            while self.messages() == seen and time.monotonic() < again:
                time.sleep(LOOK_S)
        return False


def uno(person):
    person.start("", "")
    person.sees("", "the simulator starts with the splash screen", "press OK to play")
    person.check(person.has_title("Bouton uno: simulated time 0:00:[0-9][0-9]") and
                 person.finds("^ Bouton, board uno   simulated time 0:00:[0-9]{2}$"),
                 "the window's title and the first line show simulated time")
    for step in [
            ("Enter", "Enter leads to the menu", "OK:play"),
            ("Right Right Right Right", "arrows lead to the start position", "Start .*", "3-4-5"),
            ("Enter", "Enter starts the game", "Last stone wins|Your move"),
            ("Right", "right chooses a pile", "How many of 3?"),
            ("Up Up", "arrows choose 2 of the first pile", "Take 2 leave 1"),
            ("h", "h asks which key to hold", "Hold which key"),
            ("Enter", "h, then Enter gives a hint", "Good moves", FREE),
            ("h Enter", "h, then Enter gives the next hint", "Hint: look at", FREE),
            ("h Enter", "h, then Enter gives the last hint and releases the key", "Wins! Hold: why?", FREE),
            ("h Left", "h, then left leads to the menu", "Game .*", "OK:play", FREE),
            ("Enter", "Enter starts another game", "Last stone wins|Your move"),
            ("Right Up Up", "arrows choose 2 again", "Take 2 leave 1")]:
        person.sees(*step)
    person.does("Enter")
    person.check(person.plays_to_the_end() and person.finds("You win!", "OK:again"), "arrows and Enter win the game")
    for step in [
            ((50, 12), "a small window shows the size that is needed", "Please enlarge this window to 68x21"),
            ((7, 2), "a tiny window shows at least the start of this message", "^Please$|^Please "),
            ((80, 24), "an enlarged window shows the display again", "You win!"),
            ("r", "r is the reset button", "press OK to play"),
            ("", "80x24: a dot of the display is half a character wide", "^ ┌─{48}┐$", "^ │▛▀▖      ▐   "),
            ((200, 60), "200x60: a dot of the display is two characters wide",
             "^ ┌─{192}┐$", "^ │█{8} {30}██ ", "^ │Bouton plays Nim│$"),
            ((120, 30), "120x30: a dot is one character wide and half a character high",
             "^ ┌─{96}┐$", "^ │█▀▀▀▄ {14}█ "),
            ((80, 24), "80x24 again: a dot is half a character wide", "^ ┌─{48}┐$")]:
        person.sees(*step)
    person.check(not person.is_there("─{49}"), "80x24 again: no part of the larger frame remains")
    person.does("q")
    person.check(person.has_ended(0), "q ends with status 0 and restores the terminal and its title")
    person.start("", "", "press OK to play")
    person.does("C-c")
    person.check(person.has_ended(0), "Ctrl-C ends with status 0 and restores the terminal")
    person.start("env --block-signal=WINCH", "", "press OK to play")
    person.sees((50, 12), "the simulator follows the window's size even if it gets no SIGWINCH",
                "Please enlarge this window to 68x21")
    person.leave()


def pocket(person):
    def clicks():
        """Presses NEXT. Returns true if the screen shows the pitch of a click."""
        person.does("n")
        time.sleep(0.1)
        return person.is_there("♪ [0-9]+ Hz")

    person.start("", "--board pocket")
    person.sees("", "the pocket toy shows its menu as LEDs and as letters", "^ O o.. o.... oo.....")
    person.sees("", "the screen explains the letters and names the README",
                r"O lit +o dim +[*] blinks", "board/pocket/README.md")
    person.check(person.waits(clicks), "n is NEXT, and the screen shows a click")
    person.sees("o", "o is OK, and the chosen row blinks", "^ O OOO OOOOO [*]{7}", "●   ●   ●   ●   ●")
    person.sees("t", "t is TAKE, and an LED is dim", "^ O OOO OOOOO [*]{6}o")
    person.sees((160, 50), "160x50: LEDs are large, also the dim one", "(▟█{5}▙ +){5}", "(▜█{5}▛ +){5}", "▒{7}")
    person.leave()


def start_exhibit(person, variables):
    person.start(variables, "--board exhibit", r"^ lamps   left   \[right\]")
    person.does("Enter")  # the modules are right


def exhibit(person):
    start_exhibit(person, "")
    person.sees("", "the exhibit begins attract mode with all lamps lit",
                "^ Nim press", r"^ lamps  \[left\]  \[right\]  \[up\]  \[down\]  \[ok\]$")
    person.check(not person.is_there("^ Opponent"), "attract mode does not show the operator's menu")
    for step in [
            ("h Left Right", "h, left, right holds two keys", "held down: left right   for [67] s"),
            ("h h Up Down", "h, h, up, down releases them and holds two others", "held down: up down   for [67] s"),
            ("h", "h opens the operator's menu", FREE, "^ Opponent"),
            ((200, 60), "the operator's menu in a large window", "^ Opponent"),
            ("Right Right Right Right Right", "right leads to the service screen", "^ Service"),
            ("Up", "the service screen lights all dots, which are large in a large window",
             "^ │(▟███▙ ){32}│$", "^ │(▜███▛ ){32}│$"),
            ("h Left Up", "on the service screen two held keys light their lamps, and lines below their signs",
             r"^ lamps  \[left\]   right   \[up\]   down    ok ", "^ │(  ·   )(█████ ){3}(  ·   ){7}(█████ ){3}")]:
        person.sees(*step)
    person.leave()


def characters(person):
    def sees(action, what, *patterns):
        person.sees(action, f"ASCII: {what}", *patterns, ascii_only=True)

    person.start("LC_ALL=C", "")
    sees("", "frame and letters", "^ [+]-{48}[+]$", "^ [|]B  o  u  t  o  n     p", "^ [|]Bouton plays Nim[|]$")
    sees("Enter", "the menu", "OK:play")
    sees("Enter", "a position", "Your move")
    sees("Right Up", "piles and arrows", "^ [|]>#[.] ## ##:", "^ [|]>  ##       ## ##    ## ## # ")
    sees((200, 60), "large dots", "^ [+]-{192}[+]$", "^ [|]#{10} {14}##")
    person.leave()
    person.start("LC_ALL=C", "--board pocket")
    sees("", "the pocket toy", "^ [+]-{29}[+]$", "^ [|] {10}o   [.]   [.] {10}[|]$")
    person.leave()
    start_exhibit(person, "LC_ALL=C")
    sees("", "the exhibit", "^ [+]-{64}[+]$", "^ [|](([.#] ){32})[|]$", "^ Nim press")
    person.leave()
    person.start("LC_ALL=C", "</dev/null")
    sees("", "the demonstration on a terminal", "^Winner: ", "^[|]Wins! Hold: why[?][|]$")
    starts = person.start("", "", "press OK to play")
    person.check(starts and not person.is_ascii(), "control: with UTF-8 the check for ASCII fails")
    person.leave()


def poor_terminals(person):
    starts = person.start("TERM=vt220", "", "press OK to play")
    person.check(starts and person.has_title(re.escape(person.title)), "a terminal without titles gets no title")
    person.leave()
    says = person.start("TERM=dumb", "", r"this terminal \(TERM=dumb\) cannot be used")
    person.check(says and person.has_ended(1), "a terminal that cannot be used: a message and status 1")


def closed(person, folder):
    """Closes the window of a simulator whose shell ignores SIGHUP as in a make recipe."""
    name = os.path.join(folder, "pid")
    other = Tmux(os.path.join(folder, "closed"), "90", "30",
                 f"trap : HUP; sh -c 'echo $$ >{name}; exec out/sim/bouton-sim'; :")
    starts = person.waits(lambda: any("press OK" in line for line in other.screen()))
    with open(name, encoding="ascii") as file:
        process = file.read().strip()
    other.ask("kill-server")
    person.check(starts and person.waits(lambda: not os.path.exists(f"/proc/{process}")),
                 "the simulator ends when its window is closed")


def main():
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        person = Person(tap, folder)
        try:
            for part in uno, pocket, exhibit, characters, poor_terminals:
                part(person)
            closed(person, folder)
        finally:
            person.tmux.ask("kill-server")
    tap.done()


main()
