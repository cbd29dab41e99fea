#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""tests/tools/stack.py on small programs whose worst stack can be counted by hand. Run from the root."""
import subprocess
import tempfile

from tap import Tap

COMPILE = ["avr-gcc", "-mmcu=atmega328p", "-Os", "-gdwarf-4", "-mrelax", "-mcall-prologues", "-ffunction-sections",
           "-fdata-sections", "-fno-eliminate-unused-debug-types"]
START = """
#include <avr/interrupt.h>
#define NOINLINE __attribute__((noinline))
volatile unsigned char port; void keep(volatile void *p); void (*volatile pointer)(void);
"""
# Takes 10 bytes on the stack and two for Y: 14 with the return address. Being told where they are, the callee
# could write them, so they are no registers.
TEN = "NOINLINE void keep(volatile void *p) { port = *(volatile char *)p; }" \
      "NOINLINE void ten(void) { volatile char a[10]; a[9] = port; keep(a); port++; }"
PUSHING = """ISR(TIMER0_OVF_vect, ISR_NAKED) { __asm__ volatile(
          "push r2\\n push r3\\n push r4\\n pop r4\\n pop r3\\n pop r2\\n reti"); }"""
KEEP = 2  # the frame of keep: its return address
PROGRAMS = {  # name: source, what the total must be, or a word of the error
    "main alone: its return address": ("int main(void) { for (;;) ; }", 2),
    "a frame with locals": (TEN + "int main(void) { for (;;) ten(); }", 2 + 14 + KEEP),
    "a jump gives the frame back": (
        TEN + "NOINLINE void jumps(void) { port = 1; ten(); } int main(void) { for (;;) jumps(); }", 2 + 14 + KEEP),
    "an interrupt comes on top": (PUSHING + "int main(void) { sei(); for (;;) ; }", 2 + 5),
    "the deepest of two interrupts": (
        PUSHING + "EMPTY_INTERRUPT(INT0_vect) int main(void) { sei(); for (;;) ; }", 2 + 5),
    "a field of a table reaches what stands in that field": (
        TEN + """NOINLINE void small(void) { port = 3; }
        struct row { void (*deep)(void); void (*flat)(void); };
        const __flash struct row rows[] = {{ten, small}, {ten, small}};
        int main(void) { for (;;) rows[port].flat(); }""", 2 + 2),
    "a pointer that is no field of a struct": (
        TEN + """const __flash struct { void (*deep)(void); } rows[] = {{ten}};
        int main(void) { for (;;) { pointer = rows[port].deep; pointer(); } }""", "through a pointer"),
    "a pointer that is known": (
        TEN + """int main(void) { void (*known)(void); __asm__ volatile("" ::: "memory");
        for (;;) { known = ten; __asm__ volatile("ldi r30, lo8(gs(ten))\\n ldi r31, hi8(gs(ten))\\n icall" ::: "r30", "r31",
        "memory"); } }""", 2 + 14 + KEEP),
    "an array of structs in a table": (
        TEN + """NOINLINE void small(void) { port = 3; }
        struct inner { char name[3]; void (*deep)(void); };
        struct row { struct inner inner[2]; void (*flat)(void); };
        const __flash struct row rows[] = {{{{"a", small}, {"b", ten}}, small}};
        int main(void) { for (;;) rows[0].inner[port & 1].deep(); }""", 2 + 14 + KEEP),
    "null is never called": (
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
        """struct row { void (*deep)(void); }; NOINLINE void f(void); const __flash struct row rows[] = {{f}};
        void f(void) { if (port--) rows[port].deep(); port++; } int main(void) { for (;;) f(); }""", "recursion"),
    "an interrupt that lets others in": (
        "ISR(TIMER0_OVF_vect, ISR_NOBLOCK) { port++; } int main(void) { sei(); for (;;) ; }", "nest"),
    "a frame of unknown size": (
        """NOINLINE void keep(volatile void *p) { port = *(volatile char *)p; }
        NOINLINE void any(unsigned n) { volatile char a[n]; a[0] = 1; keep(a); }
        int main(void) { for (;;) any(port); }""", "unknown size"),
}


def analyse(source, *more):
    """What stack.py prints for a program compiled with more flags, on either channel."""
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/x.c", "w", encoding="ascii") as file:
            file.write(START + source)
        # GCC may warn of what the source does on purpose.
        subprocess.run([*COMPILE, *more, "-w", "-Wl,--gc-sections", f"{folder}/x.c", "-o", f"{folder}/x.elf"], check=True)
        done = subprocess.run(["tests/tools/stack.py", f"{folder}/x.elf"], capture_output=True, text=True, check=False)
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
