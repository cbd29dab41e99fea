#!/usr/bin/env -S python3 -B
# SPDX-License-Identifier: MIT
"""What saves.py makes of functions as avr-gcc writes them; those of other forms stay as they are."""
import subprocess
import sys
import tempfile

from tap import Tap

SAVES = "firmware/port/atmega/saves.py"
START = "\t.type\tf, @function\nf:\n"
BODY = "/* prologue: function */\n/* frame size = 0 */\n.L__stack_usage = 5\n\trcall g\n/* epilogue start */\n"
SET_STACK = ["in __tmp_reg__,__SREG__", "cli", "out __SP_H__,r29", "out __SREG__,__tmp_reg__", "out __SP_L__,r28"]
END = "\t.size\tf, .-f\n"


def code(*instructions):
    return "".join(f"\t{one}\n" for one in instructions)


def framed(size):
    return BODY.replace("frame size = 0", f"frame size = {size}")


CALL_PROLOGUE = code("ldi r26,lo8({frame})", "ldi r27,0", "ldi r30,lo8(gs(1f))", "ldi r31,hi8(gs(1f))",
                     "jmp __prologue_saves__+((18 - {count}) * 2)") + "1:\n"
CALL_EPILOGUE = code("ldi r30, lo8({count})", "jmp __epilogue_restores__ + ((18 - {count}) * 2)")
THREE = code("push r17", "push r28", "push r29") + BODY
CASES = {  # what: (a function, its region, what it becomes; None: it stays)
    "pushes and pops": (
        THREE + code("pop r29", "pop r28", "pop r17", "ret"), "near", code("call __save_3") + BODY + code("jmp __restore_3")),
    "lines for the debugger between them": (
        "\t.loc 1 5 0\n" + code("push r28") + "\t.cfi_offset 28, -2\n" + code("push r29") + BODY
        + "\t.loc 1 6 0\n" + code("pop r29") + ".LVL7:\n" + code("pop r28", "ret"), "near",
        "\t.loc 1 5 0\n\t.cfi_offset 28, -2\n" + code("call __save_2") + BODY + ".LVL7:\n" + code("jmp __restore_2")),
    "a count between two of saves.S": (
        code("push r15", "push r16", "push r17", "push r28", "push r29") + BODY
        + code("pop r29", "pop r28", "pop r17", "pop r16", "pop r15", "ret"), "near",
        code("call __save_6") + BODY + code("jmp __restore_6")),
    "registers with a gap": (
        code("push r16", "push r28") + BODY + code("pop r28", "pop r16", "ret"), "near",
        code("call __save_4") + BODY + code("jmp __restore_4")),
    "far away": (THREE + code("pop r29", "pop r28", "pop r17", "ret"), "screens",
                 code("call __screens_save_3") + BODY + code("jmp __screens_restore_3")),
    "a shared prologue of libgcc": (
        CALL_PROLOGUE.format(frame=0, count=9).replace("lo8(0)", "0") + BODY
        + code("in r28,__SP_L__", "in r29,__SP_H__") + CALL_EPILOGUE.format(count=9), "near",
        code("call __save_9") + BODY + code("jmp __restore_9")),
    "one with a frame": (
        CALL_PROLOGUE.format(frame=-108, count=10) + framed(148) + code("subi r28,-108", "sbci r29,-1")
        + CALL_EPILOGUE.format(count=10), "near",
        code("call __save_18", "ldi r26,148", "call __open_frame") + framed(148)
        + code("subi r28,-108", "sbci r29,-1", "call __close_frame", "jmp __restore_18")),
    "pushes, a frame and pops": (
        code("push r17", "push r28", "push r29", "in r28,__SP_L__", "in r29,__SP_H__", "sbiw r28,10", *SET_STACK) + framed(10)
        + code("adiw r28,10", *SET_STACK, "pop r29", "pop r28", "pop r17", "ret"), "near",
        code("call __save_3", "ldi r26,10", "call __open_frame") + framed(10)
        + code("adiw r28,10", "call __close_frame", "jmp __restore_3")),
    "a frame taken by calls, three bytes each on a large MCU": (
        code("push r28", "push r29", "rcall .", "push __tmp_reg__", "in r28,__SP_L__", "in r29,__SP_H__") + framed(4)
        + code("adiw r28,4", *SET_STACK, "pop r29", "pop r28", "ret"), "near",
        code("call __save_2", "ldi r26,4", "call __open_frame") + framed(4)
        + code("adiw r28,4", "call __close_frame", "jmp __restore_2")),
    "Y points to arguments on the stack, without a frame": (
        code("push r17", "push r29", "in r28,__SP_L__", "in r29,__SP_H__") + BODY + code("pop r29", "pop r17", "ret"), "near", None),
    "a frame that a byte does not count": (
        CALL_PROLOGUE.format(frame=256, count=10) + framed(256) + CALL_EPILOGUE.format(count=10), "near", None),
    "one register": (code("push r17") + BODY + code("pop r17", "ret"), "near", None),
    "the register that is often the only one": (
        code("push r28") + BODY + code("pop r28", "ret"), "near", code("push r28") + BODY + code("jmp __restore_r28")),
    "one of two ends is a jump to another function": (
        THREE + code("pop r29", "pop r28", "pop r17", "ret") + ".L2:\n/* epilogue start */\n"
        + code("pop r29", "pop r28", "pop r17", "jmp g"), "near", None),
    "saved registers pushed as arguments": (
        THREE.replace("\trcall g\n", code("push r17", "rcall g")) + code("pop r29", "pop r28", "pop r17", "ret"), "near", None),
    "an interrupt handler": (
        THREE.replace("prologue: function", "prologue: Signal") + code("pop r29", "pop r28", "pop r17", "reti"), "near", None),
    "one that is noted as the function's end": (
        BODY.replace("/* epilogue", code("ldi r24,0") + "/* epilogue") + code("ret"), "near", BODY + code("jmp __return_0")),
    "a repeated sequence": (
        BODY + code("lpm r0,Z+") + ".LVL3:\n" + code("lpm r31,Z", "mov r30,r0", "ldi r24,0", "ret"), "near",
        BODY + ".LVL3:\n" + code("call __load_pointer", "jmp __return_0")),
    "the first argument is copied to Y": (
        "".join([code("push r28", "push r29"), BODY.split("\trcall")[0], code("movw r16,r22"), "\t.loc 1 5 0\n.LVL1:\n",
                 code("movw r28,r24", "rcall g"), "/* epilogue start */\n", code("pop r29", "pop r28", "ret")]), "near",
        "".join([code("call __save_2"), BODY.split("\trcall")[0], code("movw r16,r22"), "\t.loc 1 5 0\n.LVL1:\n",
                 code("rcall g"), "/* epilogue start */\n", code("jmp __restore_2")])),
    "its low byte is, far away": (
        THREE.replace("\trcall g", "\tmov r28,r24\n\trcall g") + code("pop r29", "pop r28", "pop r17", "ret"), "screens",
        code("call __screens_save_3") + BODY + code("jmp __screens_restore_3")),
    "another value is copied to Y": (
        THREE.replace("\trcall g", "\tmov r24,r22\n\tmovw r28,r24\n\trcall g") + code("pop r29", "pop r28", "pop r17", "ret"), "near",
        code("call __save_3") + BODY.replace("\trcall g", "\tmov r24,r22\n\tmovw r28,r24\n\trcall g") + code("jmp __restore_3")),
    "the first argument is copied to Y in a loop": (
        THREE.replace("\trcall g", ".L2:\n\tmovw r28,r24\n\trcall g") + code("pop r29", "pop r28", "pop r17", "ret"), "near",
        code("call __save_3") + BODY.replace("\trcall g", ".L2:\n\tmovw r28,r24\n\trcall g") + code("jmp __restore_3")),
    "structs are copied": (
        BODY + code("0:", "ld r0,Z+", "st X+,r0", "dec r24", "brne 0b", "0:", "ld r0,Z+", "st X+,r0", "dec r18", "brne 0b"), "near",
        BODY + code("call __copy_r24", "mov r0,r18", "call __copy_r0")),
    "another loop copies bytes": (
        BODY + code("0:", "ld r0,Z+", "st X+,r0", "dec r24", "brne 1b"), "near", None),
    "a sequence with a label in it": (BODY + code("ldi r24,0") + ".L4:\n" + code("ret"), "near", None),
    "a sequence whose beginning may be skipped": (BODY + code("sbrs r18,0") + "\t.loc 1 7 0\n" + code("ldi r24,0", "ret"), "near", None),
    "a line number between the last call and the return": (
        BODY + code("call h") + "\t.loc 1 8 0\n" + code("ret"), "near", BODY + code("call h", "ret")),
    "one that others refer to": (BODY + code("call h") + "\t.loc 1 8 0 view .LVU3\n" + code("ret"), "near", None),
}


LONG = START + BODY + code("lds r24,x", "lds r25,y", "rjmp g") + END
SHORT = START + BODY + code("mov r24,r18", "mov r25,r19", "sbiw r24,1", "rjmp g") + ".L2:\n.L3:\n" + END  # of more lines


def shared(region, *texts):
    """What saves.py prints for files with these texts."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [f"{folder}/{number}.s" for number, _ in enumerate(texts)]
        for path, text in zip(paths, texts):
            with open(path, "w", encoding="ascii") as file:
                file.write(text)
        done = subprocess.run([SAVES, region, *paths], capture_output=True, text=True, check=False)
        return done.stdout + done.stderr


def main():
    tap = Tap()
    for what, (function, region, becomes) in CASES.items():
        printed = shared(region, START + function + END)
        tap.check(printed == START + (function if becomes is None else becomes) + END, what, [printed])
    tap.check(shared("near", LONG, SHORT) == shared("near", SHORT, LONG) == SHORT, "the file with the least code is taken")
    tap.done()


if __name__ == "__main__":
    sys.exit(main())
