#!/usr/bin/python3 -B
# SPDX-License-Identifier: MIT
"""usage: saves.py REGION FILE.s...

Prints the shortest of assembler files that do the same, as avr-gcc -mcall-prologues writes them; its functions share the
prologues and epilogues of saves.S, and some sequences. REGION: near, where short calls reach saves.S, or the name of a relay. A
function of a form that is not known keeps its own prologue."""
import re
import sys

SAVED = [*range(2, 18), 28, 29]  # what a function must leave as it was, in the order in which it is pushed
COUNTS = [2, 3, 4, 6, 9, 18]     # so many of the last ones does saves.S save
PREFIX = "__" if sys.argv[1] == "near" else f"__{sys.argv[1]}_"
OTHER = r"\t?\.(?!size).*\n"     # a line that is no instruction: a label or a directive
PROLOGUE = rf"(?:\t.*\n|1:\n|{OTHER})+?(?=/\* prologue: function \*/)"
EPILOGUE = rf"(?<=/\* epilogue start \*/\n)(?:\t(?!ret|r?jmp).*\n|{OTHER})*\t(?:ret|r?jmp .*)\n"
SET_STACK = r"\tin __tmp_reg__,__SREG__\n\tcli\n\tout __SP_H__,r29\n\tout __SREG__,__tmp_reg__\n\tout __SP_L__,r28\n"
# Perhaps with a frame
PUSHES = (r"((?:\tpush r\d+\n){2,})((?:\trcall \.\n|\tpush __tmp_reg__\n)*\tin r28,__SP_L__\n\tin r29,__SP_H__\n"
          rf"(?:\tsbiw r28,\d+\n{SET_STACK})?)?")
POPS = rf"(?:(\tadiw r28,\d+\n){SET_STACK})?((?:\tpop r\d+\n){{2,}})\tret\n"
# The shared prologue of libgcc, of so many registers
CALL_PROLOGUE = (r"(?:\tldi r26,(?:lo8\(-?\d+\)|0)\n\tldi r27,0\n|\tldi r27,0\n\tldi r26,0\n)"
                 r"\tldi r30,lo8\(gs\(1f\)\)\n\tldi r31,hi8\(gs\(1f\)\)\n"
                 r"\tr?jmp __prologue_saves__\+\(\(18 - (\d+)\) \* 2\)\n1:\n")
CALL_EPILOGUE = (r"(?:\tin r28,__SP_L__\n\tin r29,__SP_H__\n|((?:\t(?:adiw|subi|sbci) .*\n)*))\tldi r30, lo8\((\d+)\)\n"
                 r"\tr?jmp __epilogue_restores__ \+ \(\(18 - \d+\) \* 2\)\n")
NOTE = r"(?:\t\.loc .*\n|\.L(?:VL|BB|BE|M)\d+:\n|/\*.*\n)*"  # for the debugger or a reader, between two instructions
# A copy of the first argument to Y, which __save_<n> has made; behind copies between other registers
COPY_TO_Y = re.compile(rf"(\tcall {PREFIX}save_\d+\n(?:\.L__.*\n|{NOTE[:-1]}|\tmovw? r(?!2[4589],)\d+,r\d+\n)*)"
                       r"\tmovw? r28,r24\n")
# What stands for a sequence of instructions
SEQUENCES = {
    "call {}load_pointer": ["lpm r0,Z+", "lpm r31,Z", "mov r30,r0"],
    "call {}add_to_pointer": ["movw r30,r24", "add r30,r22", "adc r31,__zero_reg__"],
    "call {}double_pointer": ["ldi r31,0", "lsl r30", "rol r31"],
    "jmp {}restore_r28": ["pop r28", "ret"],
    "jmp {}return_byte": ["ldi r25,0", "ret"],
    "jmp {}return_0": ["ldi r24,0", "ret"],
    "jmp {}return_1": ["ldi r24,lo8(1)", "ret"],
}
# The loop that copies a struct; its counter, one of the upper registers, is not used behind it
SEQUENCES |= {"call {}copy_r24" if counter == 24 else f"mov r0,r{counter}\n\tcall {{}}copy_r0":
              ["0:", "ld r0,Z+", "st X+,r0", f"dec r{counter}", "brne 0b"] for counter in range(16, 32)}
SEQUENCE_FORMS = [(re.compile("".join(rf"\t{re.escape(line)}\n({NOTE})" for line in lines)), instruction.format(PREFIX))
                  for instruction, lines in SEQUENCES.items()]


def split(text):
    """The instructions, and the other lines."""
    lines = text.splitlines(True)
    return ("".join(line for line in lines if not re.match(OTHER, line)),
            "".join(line for line in lines if re.match(OTHER, line)))


def count_from(code):
    """The count of saves.S that includes all registers which are pushed or popped."""
    lowest = min(SAVED.index(int(number)) for number in re.findall(r" r(\d+)", code))
    return count_of(len(SAVED) - lowest)


def count_of(registers):
    return next(count for count in COUNTS if count >= registers)


def prologue(found):
    code, others = split(found[0])
    size = int(re.search(r"/\* frame size = (\d+) \*/", found.string)[1])
    own, call = re.fullmatch(PUSHES, code), re.fullmatch(CALL_PROLOGUE, code)
    if size > 255 or (own and bool(own[2]) != bool(size)) or not (own or call):
        return found[0]
    frame = f"\tldi r26,{size}\n\tcall {PREFIX}open_frame\n" if size else ""
    return f"{others}\tcall {PREFIX}save_{count_from(own[1]) if own else count_of(int(call[1]))}\n{frame}"


def epilogue(found):
    """Without a plain line number: the linker of binutils 2.26 moves it to the instruction before."""
    code, others = split(found[0])
    labels = re.sub(r"\t\.loc (?!.*\bview\b).*\n", "", others)
    own, call = re.fullmatch(POPS, code), re.fullmatch(CALL_EPILOGUE, code)
    if not (own or call):
        return found[0]
    frame = f"{(own or call)[1]}\tcall {PREFIX}close_frame\n" if (own or call)[1] is not None else ""
    return f"{labels}{frame}\tjmp {PREFIX}restore_{count_from(own[2]) if own else count_of(int(call[2]))}\n"


def function(text):
    """text: of a function, from the line after its label."""
    begins = re.match(PROLOGUE, text)
    changed = re.sub(EPILOGUE, epilogue, prologue(begins) + text[begins.end():]) if begins else text
    is_half = re.search(r"\t(?:push|pop) r(?:[2-9]|1[0-7]|28|29)\n|__prologue_saves__|__epilogue_restores__", changed)
    return text if is_half else COPY_TO_Y.sub(r"\1", changed, count=1)


def sequence(found, shared):
    """Unless its first instruction may be skipped."""
    lines = found.string[:found.start()].splitlines()
    before = next((line for line in reversed(lines) if re.match(r"\t[a-z]|[A-Za-z_][\w.]*:", line)), "")
    if re.match(r"\t(?:cpse|sb[ri][cs])\b", before):
        return found[0]
    return "".join(found.groups()[:-1]) + f"\t{shared}\n{found.groups()[-1]}"


def last_call(text):
    """A call before a return becomes a jump: the linker deletes the return then, but not if it has a line number of its own."""
    return re.sub(r"(\tcall .*\n)\t\.loc (?!.*\bview\b).*\n(?=\tret\n)", r"\1", text)


def share(text):
    text = "".join(map(function, re.split(r"(?<=, @function\n)([\w.]+:\n)", text)))
    for form, instruction in SEQUENCE_FORMS:
        text = form.sub(lambda found, shared=instruction: sequence(found, shared), text)
    return last_call(text)


def size(text):
    """Bytes of code: most jumps and calls are short."""
    return sum(4 if name in ("lds", "sts") else 2 for name in re.findall(r"^\t([a-z]\w*)", text, re.MULTILINE))


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    sys.stdout.write(min((share(read(path)) for path in sys.argv[2:]), key=size))


main()
