#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""If this test fails, the computed worst stack is wrong, and a board can overwrite its data. Runs tests/tools/stack.py on a quarter
of these programs, whose worst stack can be counted by hand. Run from the root."""
import subprocess
import sys
import tempfile

from tap import Tap, drawn

sys.path.insert(0, "tests/tools")
import stack  # noqa: E402

COMPILE = ["avr-gcc", "-Os", "-gdwarf-4", "-mrelax", "-mcall-prologues", "-ffunction-sections",
           "-fdata-sections", "-fno-eliminate-unused-debug-types"]
START = """
#include <avr/interrupt.h>
#define NOINLINE __attribute__((noinline))
volatile unsigned char port; void (*volatile pointer)(void);
#ifdef __AVR_3_BYTE_PC__
#define POP_HIGH "pop r31\\n"
#else
#define POP_HIGH
#endif
NOINLINE void keep(volatile void *p) { port = *(volatile char *)p; }
NOINLINE void ten(void) { volatile char a[10]; a[9] = port; keep(a); port++; }
NOINLINE void small(void) { port = 3; }
"""  # ten() uses 14 bytes of stack: 10 for the array, 2 for Y, 2 to return. The linker drops unused functions.
PUSHING = """ISR(TIMER0_OVF_vect, ISR_NAKED) { __asm__ volatile(
          "push r2\\n push r3\\n push r4\\n pop r4\\n pop r3\\n pop r2\\n reti"); }"""
KEEP = 2  # bytes of stack that keep() uses for its return address


def assembler(*lines):
    """Returns a program whose main calls these instructions."""
    return """NOINLINE __attribute__((naked)) void made(void) { __asm__ volatile("%s"); }
        int main(void) { for (;;) made(); }""" % "\\n ".join(lines)


def frame(*lines):
    """Returns a program whose main calls a function that makes a stack frame with these instructions."""
    return assembler("push r28", "push r29", "in r28, 0x3d", "in r29, 0x3e", *lines, "out 0x3e, r29", "out 0x3d, r28", "1: rjmp 1b")


PROGRAMS = {  # name: (source, expected bytes of stack or a word of the expected error)
    "main alone: its return address": ("int main(void) { for (;;) ; }", 2),
    "a frame with locals": ("int main(void) { for (;;) ten(); }", 2 + 14 + KEEP),
    "a jump gives the frame back": (
        "NOINLINE void jumps(void) { port = 1; ten(); } int main(void) { for (;;) jumps(); }", 2 + 14 + KEEP),
    "an interrupt adds its own stack": (PUSHING + "int main(void) { sei(); for (;;) ; }", 2 + 5),
    "the deepest of two interrupts": (
        PUSHING + "EMPTY_INTERRUPT(INT0_vect) int main(void) { sei(); for (;;) ; }", 2 + 5),
    "a field of a table reaches the functions stored in this field": (
        """struct row { void (*deep)(void); void (*flat)(void); };
        const __flash struct row rows[] = {{ten, small}, {ten, small}};
        int main(void) { for (;;) rows[port].flat(); }""", 2 + 2),
    "a field that an inlined function calls": (
        """struct row { void (*deep)(void); }; const __flash struct row rows[] = {{ten}, {0}};
static inline void through(void)
{
#line %d // gives the next line the same number as main()
    rows[port].deep();
}
int main(void) { for (;;) through(); }""" % (START.count("\n") + 7), 2 + 14 + KEEP),
    "a field that is called on the second line of a statement": (
        """struct row { void (*deep)(void); }; const __flash struct row rows[] = {{ten}, {0}};
int main(void)
{
    for (;;)
        port ? (void)0
             : rows[port].deep();
}""", 2 + 14 + KEEP),
    "a pointer in RAM reaches functions of its type in tables": (
        """const __flash struct { void (*deep)(void); } rows[] = {{ten}};
        int main(void) { for (;;) { pointer = rows[port].deep; pointer(); } }""", 2 + 14 + KEEP),
    "a pointer in RAM reaches functions whose address the code uses": (
        """int main(void) { for (;;) { pointer = port ? ten : small; pointer(); } }""", 2 + 14 + KEEP),
    "a pointer in RAM does not reach functions of another type": (
        """volatile char (*other)(void);
        NOINLINE char deep(void) { ten(); return port; }
        int main(void) { for (;;) { other = deep; pointer = small; pointer(); } }""", 2 + 2),
    "a field of a struct in RAM reaches all functions of its type": (
        """struct row { void (*deep)(void); } other;
        struct last { void (*flat)(void); }; const __flash struct last lasts[] = {{ten}, {ten}};
        const __flash struct row rows[] = {{small}, {small}};
        int main(void) { for (;;) { keep(&other); keep((void *)lasts[port].flat); rows[port].deep(); } }""", 2 + 14 + KEEP),
    "a function passed as an argument": (
        """NOINLINE void twice(void (*call)(void)) { call(); port = 1; call(); port = 2; }
        int main(void) { for (;;) { twice(small); } (void)ten; }""", 2 + 4 + 2),
    "two passed functions are not recursion": (
        """NOINLINE void each(void (*call)(void)) { call(); port++; }
        NOINLINE void inner(void) { port = 3; } NOINLINE void outer(void) { port = 4; inner(); port++; }
        int main(void) { for (;;) { each(outer); each(inner); } }""", 2 + 2 + 2 + 2),
    "an array of pointers": (
        """typedef void row(void);
        static row *const __flash rows[] = {small, ten, small};
        int main(void) { for (;;) rows[port](); }""", 2 + 14 + KEEP),
    "a pointer without a name": (
        "int main(void) { for (;;) ((void (*)(void))((unsigned)port * 2))(); }", "does not name"),
    "a pointer with a constant value": (
        """int main(void) { void (*known)(void); __asm__ volatile("" ::: "memory");
        for (;;) { known = ten; __asm__ volatile("ldi r30, lo8(gs(ten))\\n ldi r31, hi8(gs(ten))\\n icall" ::: "r30", "r31",
        "memory"); } }""", 2 + 14 + KEEP),
    "an array of structs in a table": (
        """struct inner { char name[3]; void (*deep)(void); };
        struct row { struct inner inner[2]; void (*flat)(void); };
        const __flash struct row rows[] = {{{{"a", small}, {"b", ten}}, small}};
        int main(void) { for (;;) rows[0].inner[port & 1].deep(); }""", 2 + 14 + KEEP),
    "null is never called": (
        """struct row { void (*deep)(void); void (*none)(void); };
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
    "a prologue that is called: two registers and 20 bytes": (
        """NOINLINE __attribute__((naked)) void save(void) { __asm__ volatile(
        POP_HIGH "pop r31\\n pop r30\\n push r29\\n push r28\\n movw r28, r24\\n in r28, 0x3d\\n in r29, 0x3e\\n sbiw r28, 20\\n"
        "out 0x3e, r29\\n out 0x3d, r28\\n ijmp"); }
        NOINLINE __attribute__((naked)) void far_save(void) { __asm__ volatile("jmp save"); }
        NOINLINE __attribute__((naked)) void saves(void) { __asm__ volatile(
        "call far_save\\n adiw r28, 20\\n out 0x3e, r29\\n out 0x3d, r28\\n pop r28\\n pop r29\\n ret"); }
        int main(void) { for (;;) saves(); }""", 2 + 2 + 2 + 20),
    "recursion": ("NOINLINE int f(int n) { return n ? f(n - 1) * port + 1 : port; } int main(void) { return f(port); }",
                  "recursion"),
    "recursion through a pointer": (
        """struct row { void (*deep)(void); }; NOINLINE void f(void); const __flash struct row rows[] = {{f}};
        void f(void) { if (port--) rows[port].deep(); port++; } int main(void) { for (;;) f(); }""", "recursion"),
    "an interrupt handler that enables interrupts": (
        "ISR(TIMER0_OVF_vect, ISR_NOBLOCK) { port++; } int main(void) { sei(); for (;;) ; }", "nest"),
    "an interrupt handler that calls another handler": (
        """ISR(INT0_vect) { port++; } ISR(TIMER0_OVF_vect) { INT0_vect(); } int main(void) { sei(); for (;;) ; }""", "nest"),
    "the handler of unexpected interrupts counts": (
        PUSHING.replace("TIMER0_OVF_vect", "BADISR_vect") + "int main(void) { sei(); for (;;) ; }", 2 + 5),
    "code reached only by a skip": (
        assembler("sbrs r24, 0", "rjmp 1f", "push r2", "push r3", "pop r3", "pop r2", "1: ret"), 2 + 2 + 2),
    "a skip over two words": (assembler("sbrs r24, 0", "lds r24, port", "push r2", "pop r2", "ret"), 2 + 2 + 1),
    "a frame": (frame("sbiw r28, 20"), 2 + 2 + 2 + 20),
    "a frame, after the frame pointer was used": (frame("std Y+1, r24", "ldd r24, Y+2", "sbiw r28, 20"), 2 + 2 + 2 + 20),
    "a frame computed in other registers": (frame("movw r24, r28", "sbiw r24, 20", "movw r28, r24"), 2 + 2 + 2 + 20),
    "a frame whose size was added": (frame("subi r28, lo8(276)", "sbci r29, hi8(276)"), 2 + 2 + 2 + 256 + 20),
    "the frame pointer was incremented by a load": (frame("ld r24, Y+", "sbiw r28, 20"), 2 + 2 + 2 + 20 - 1),
    "the frame pointer was incremented by a store": (frame("st Y+, r24", "sbiw r28, 20"), 2 + 2 + 2 + 20 - 1),
    "the frame pointer was decremented": (frame("ld r24, -Y", "sbiw r28, 20"), 2 + 2 + 2 + 20 + 1),
    "the frame pointer was overwritten": (frame("movw r28, r24"), "unknown byte"),
    "half the frame pointer was overwritten": (frame("lpm r29, Z"), "unknown byte"),
    "the size of a frame was overwritten by a product": (frame("mul r2, r3", "sub r28, r1", "sbc r29, r1"), "unknown byte"),
    "the high byte does not fit the low one": (
        assembler("push r28", "in r28, 0x3d", "in r29, 0x3e", "subi r28, 255", "out 0x3e, r29", "out 0x3d, r28", "pop r28", "ret"),
        "bytes deep"),
    "the stack pointer as memory": (assembler("sts 0x5d, r24", "ret"), "unknown byte"),
    "an unknown instruction": (assembler(".word 0xffff", "ret"), "unknown instruction"),
    "what was pushed is not popped": (assembler("push r2", "ret"), "1 bytes on the stack"),
    "more is popped than was pushed": (assembler("pop r2", "ret"), "-1 bytes deep"),
    "pushes in a loop": (assembler("1: push r2", "rjmp 1b"), "bytes deep"),
    "a frame of unknown size": (
        """NOINLINE void any(unsigned n) { volatile char a[n]; a[0] = 1; keep(a); }
        int main(void) { for (;;) any(port); }""", "unknown byte"),
}

# Expected bytes of stack on chips with return addresses of 3 bytes
LARGE = {
    "main alone: its return address": 3,
    "a frame with locals": 3 + 15 + 3,
    "an interrupt adds its own stack": 3 + 6,
    "a field of a table reaches the functions stored in this field": 3 + 3,
    "a shared prologue: four registers and 300 bytes": 3 + 3 + 4 + 300,
    "a prologue that is called: two registers and 20 bytes": 3 + 3 + 2 + 20,
}


def program(folder, source, mcu):
    """Compiles this program for this MCU and returns the path of its ELF file."""
    with open(f"{folder}/x.c", "w", encoding="ascii") as file:
        file.write(START + source)
    # -w turns off warnings, because the sources contain warnings on purpose.
    subprocess.run([*COMPILE, f"-mmcu={mcu}", "-w", "-Wl,--gc-sections", f"{folder}/x.c", "-o", f"{folder}/x.elf"], check=True)
    return f"{folder}/x.elf"


def worst(elf):
    """Returns the bytes of the worst stack, or the error."""
    try:
        return stack.analyse(elf).total
    except stack.StackError as error:
        return str(error)


def check_printed(tap, folder, name, status, words):
    """Checks the output and the status of stack.py for this program."""
    done = subprocess.run(["tests/tools/stack.py", program(folder, PROGRAMS[name][0], "atmega328p")], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False)
    tap.check(done.returncode == status and done.stdout.startswith(words), f"printed, {name}", f"expected: status {status}, {words}",
              f"got: status {done.returncode}", *done.stdout.splitlines())


def main():
    tap = Tap()
    programs = [(name, source, wanted, "atmega328p") for name, (source, wanted) in PROGRAMS.items()] + \
        [(f"large: {name}", PROGRAMS[name][0], wanted, "atmega2560") for name, wanted in LARGE.items()]
    with tempfile.TemporaryDirectory() as folder:
        for name, source, wanted, mcu in drawn(programs, 4):
            came = worst(program(folder, source, mcu))
            good = isinstance(came, str) and wanted in came if isinstance(wanted, str) else came == wanted
            tap.check(good, name, f"expected: {wanted}", f"got: {came}")
        check_printed(tap, folder, "a frame with locals", 0, f"worst stack: {2 + 14 + KEEP} bytes")
        check_printed(tap, folder, "recursion", 1, "stack: recursion")
    tap.done()


main()
