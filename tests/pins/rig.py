# SPDX-License-Identifier: MIT
"""A simulated board with its bootloader (tests/flash/rig.c)."""
import signal
import subprocess


class Rig:
    def __init__(self, kind, *commands):
        self.process = subprocess.Popen(["out/flash/rig", kind], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for command in commands:
            self.tell(command)
        self.port = None  # name of the terminal device

    def tell(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()

    def ask(self, command):
        """Returns the answer, without the bytes that the board has sent before."""
        self.tell(command)
        return next(line for line in self.process.stdout if line.startswith("="))[1:-1]

    def serve(self):
        """Connects the board to a terminal device from now on."""
        self.port = self.ask("serve")
        return self

    def stop(self):
        """Stops the chip. The port stays open."""
        self.process.send_signal(signal.SIGSTOP)

    def unplug(self):
        self.process.kill()
        self.process.wait()
