#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""tests/tools/stack.py on small programs whose worst stack can be counted by hand. Run from the root."""
import os
import subprocess
import tempfile

from tap import Tap

COMPILE = ["avr-gcc", "-mmcu=atmega328p", "-Os", "-g", "-mrelax", "-mcall-prologues", "-ffunction-sections",
           "-fdata-sections"]
START = """
#include <avr/interrupt.h>
#define NOINLINE __attribute__((noinline))
volatile unsigned char port; void keep(volatile void *p); void (*volatile pointer)(void);
"""
# Takes 10 bytes on the stack and two for Y: 14 with the return address. Being told where they are, the callee
# could write them, so they are no registers.
TEN = "NOINLINE void keep(volatile void *p) { port = *(volatile char *)p; }" \
      "NOINLINE void ten(void) { volatile char a[10]; a[9] = port; keep(a); port++; }"
KEEP = 2  # the frame of keep: its return address
PROGRAMS = {  # name: source, what the total must be, or a word of the error
    "main alone: its return address": ("int main(void) { for (;;) ; }", 2),
    "a frame with locals": (TEN + "int main(void) { for (;;) ten(); }", 2 + 14 + KEEP),
    "a jump gives the frame back": (
        TEN + "NOINLINE void jumps(void) { port = 1; ten(); } int main(void) { for (;;) jumps(); }", 2 + 14 + KEEP),
    "an interrupt comes on top: r0, r1, SREG, r24": (
        "ISR(TIMER0_OVF_vect) { port += 2; } int main(void) { sei(); for (;;) ; }", 2 + 6),
    "the deepest of two interrupts": (
        "ISR(TIMER0_OVF_vect) { port += 2; } EMPTY_INTERRUPT(INT0_vect) int main(void) { sei(); for (;;) ; }", 2 + 6),
    "a field of a table reaches what stands in that field": (
        TEN + """NOINLINE void small(void) { port = 3; }
        struct row { void (*deep)(void); void (*flat)(void); };
        const __flash struct row rows[] = {{ten, small}, {ten, small}};
        int main(void) { for (;;) rows[port].flat(); }""", 2 + 2),
    "a pointer without a field reaches what code loads": (
        TEN + """NOINLINE void small(void) { port = 3; }
        struct row { void (*deep)(void); };
        const __flash struct row rows[] = {{ten}};
        NOINLINE void call(void (*parameter)(void)) { parameter(); port++; }
        int main(void) { if (port == 1) rows[port].deep(); for (;;) call(small); }""", 2 + 14 + KEEP),
    "a pointer without a field, where code loads none, reaches all": (
        TEN + """const __flash struct { void (*deep)(void); } rows[] = {{ten}};
        int main(void) { for (;;) { pointer = rows[port].deep; pointer(); } }""", 2 + 14 + KEEP),
    "a field that no table fills reaches nothing": (
        TEN + """struct row { void (*deep)(void); void (*none)(void); };
        const __flash struct row rows[] = {{ten, 0}};
        int main(void) { for (;;) if (port) rows[port].none(); }""", 2),
    "assembler pushes": (
        """NOINLINE __attribute__((naked)) void pushes(void) {
        __asm__ volatile("push r2\\n push r3\\n push r4\\n pop r4\\n pop r3\\n pop r2\\n ret"); }
        int main(void) { for (;;) pushes(); }""", 2 + 5),
    "a shared prologue: four registers and 300 bytes": (
        """NOINLINE __attribute__((naked)) void shares(void) { __asm__ volatile(
        "ldi r26, lo8(300)\\n ldi r27, hi8(300)\\n ldi r30, lo8(gs(1f))\\n ldi r31, hi8(gs(1f))\\n"
        "rjmp __prologue_saves__ + (18 - 4) * 2\\n 1: subi r28, lo8(-300)\\n sbci r29, hi8(-300)\\n"
        "ldi r30, 4\\n rjmp __epilogue_restores__ + (18 - 4) * 2"); }
        int main(void) { for (;;) shares(); }""", 2 + 2 + 4 + 300),
    "recursion": ("NOINLINE int f(int n) { return n ? f(n - 1) * port + 1 : port; } int main(void) { return f(port); }",
                  "recursion"),
    "recursion by way of a pointer": (
        "NOINLINE void f(void) { if (port--) pointer(); port++; } int main(void) { pointer = f; for (;;) pointer(); }",
        "recursion"),
    "an interrupt that lets others in": (
        "ISR(TIMER0_OVF_vect, ISR_NOBLOCK) { port++; } int main(void) { sei(); for (;;) ; }", "nest"),
    "a frame of unknown size": (
        """NOINLINE void keep(volatile void *p) { port = *(volatile char *)p; }
        NOINLINE void any(unsigned n) { volatile char a[n]; a[0] = 1; keep(a); }
        int main(void) { for (;;) any(port); }""", "unknown size"),
}


def analyse(source):
    """What stack.py prints for a program, on either channel."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "x.c")
        with open(path, "w", encoding="ascii") as file:
            file.write(START + source)
        # GCC warns that a naked function has no figure.
        subprocess.run(COMPILE + ["-fstack-usage", "-w", "-c", "x.c", "-o", "x.o"], cwd=folder, check=True)
        subprocess.run(COMPILE + ["-Wl,--gc-sections", "x.o", "-o", "x.elf"], cwd=folder, check=True)
        done = subprocess.run(["tests/tools/stack.py", os.path.join(folder, "x.elf"), folder], capture_output=True,
                              text=True, check=False)
        return done.returncode, done.stdout + done.stderr


def main():
    tap = Tap()
    for name, (source, wanted) in PROGRAMS.items():
        status, said = analyse(source)
        if isinstance(wanted, int):
            good = status == 0 and said.startswith(f"worst stack: {wanted} bytes")
        else:
            good = status == 1 and wanted in said and "Traceback" not in said
        tap.check(good, name, f"wanted {wanted}", *said.splitlines())
    tap.done()


main()
