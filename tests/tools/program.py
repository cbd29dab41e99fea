# SPDX-License-Identifier: MIT
"""An AVR program as binutils show it: its functions with their instructions, its function pointers in tables,
its struct fields. The objects must be compiled with -g -ffunction-sections -fdata-sections, without LTO."""
import collections
import glob
import os
import re
import subprocess

Symbol = collections.namedtuple("Symbol", "address size kind binding section name file")
# target: address jumped to or called, or None; source: "file:line" of the C code, or None
Instruction = collections.namedtuple("Instruction", "address name operands target source")
# A function's address in a table of such structs at this offset; offset None: loaded by code
Pointer = collections.namedtuple("Pointer", "struct offset file function")
Field = collections.namedtuple("Field", "struct size offset")  # in a struct of this name and so many bytes

SYMBOL = re.compile(r"([0-9a-f]{8}) (.)(.)...(.)(.) (\S+)\s+([0-9a-f]+) (?:\.hidden |\.internal )?(.*)")
INSTRUCTION = re.compile(r"\s*([0-9a-f]+):\t(?:[0-9a-f]{2} )+\s*\t(\S+)\s*([^;]*?)\s*(?:;\s*(.*))?$")
JUMPS = re.compile(r"r?call|r?jmp|br..")


class Function:
    """Code from one entry to the next. Labels of assembler code that are neither global nor of type FUNC are
    part of the function before them."""

    def __init__(self, symbol):
        self.address, self.name, self.file = symbol.address, symbol.name, symbol.file
        self.code = []

    def __str__(self):
        return f"{self.name} ({self.file})" if self.file else self.name


def tool(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


def symbols(path):
    """All symbols with a section, in the order of the file: local ones follow the name of their source file."""
    file = None
    for line in tool("avr-objdump", "-t", path):
        found = SYMBOL.match(line)
        if not found:
            continue
        address, binding, weak, debug, kind, section, size, name = found.groups()
        if kind == "f":
            file = name
        elif section not in ("*ABS*", "*UND*") and debug != "d":
            binding = "w" if weak == "w" else binding
            yield Symbol(int(address, 16), int(size, 16), kind, binding, section, name, file if binding == "l" else None)


def functions(elf):
    """The functions in .text by address."""
    entries = {}
    for symbol in symbols(elf):
        rank = (symbol.kind != " ", symbol.binding == "g")
        if symbol.section == ".text" and (symbol.kind != " " or symbol.binding != "l"):
            if symbol.address not in entries or rank > entries[symbol.address][0]:
                entries[symbol.address] = (rank, symbol)
    found = {}
    source = current = None
    for line in tool("avr-objdump", "-dlz", "-j", ".text", elf):
        match = INSTRUCTION.match(line)
        if not match:
            located = re.match(r"(/?\S+:\d+)( \(discriminator \d+\))?$", line)
            source = located[1] if located else source
            continue
        address = int(match[1], 16)
        if address in entries:
            symbol = entries[address][1]
            current = None if symbol.kind == "O" else found.setdefault(address, Function(symbol))
        if current:
            target = re.match("0x[0-9a-f]+", f"{match[4] or ''} {match[3]}".strip()) if JUMPS.match(match[2]) else None
            current.code.append(
                Instruction(address, match[2], match[3], int(target[0], 16) if target else None, source))
    return found


def objects(folder):
    """The objects in a folder; of out/<board>/obj without those whose sources are gone."""
    found = sorted(glob.glob(os.path.join(folder, "**", "*.o"), recursive=True))
    if os.path.basename(os.path.normpath(folder)) == "obj":
        found = [path for path in found if os.path.exists(os.path.relpath(path, folder)[:-2] + ".c")]
    return found


def pointers(path):
    """The function addresses that an object takes."""
    structs, section, file = tables(path), None, os.path.basename(path)[:-2] + ".c"
    for line in tool("avr-objdump", "-r", path):
        fields = line.split()
        if line.startswith("RELOCATION RECORDS FOR"):
            section = fields[-1].strip("[]:")
        elif len(fields) == 3 and re.fullmatch(r"R_AVR_16_PM|R_AVR_(LO8|HI8)_LDI_GS", fields[1]):
            offset = None if section.startswith(".text") else int(fields[0], 16)
            static = fields[2].startswith(".text.")
            table = re.sub(r"^\.(progmem\.data|rodata|data)\.|\.\d+$", "", section)
            yield Pointer(structs.get(table), offset, file if static else None, fields[2].replace(".text.", "", 1))


def stabs(path):
    return [fields[6] for fields in (line.split(None, 6) for line in tool("avr-objdump", "-G", path)) if len(fields) == 7]


def fields(path):
    """The 16-bit struct fields an object knows, as (name, Field)."""
    for text in stabs(path):
        struct = re.match(r"(\S+):T\(\d+,\d+\)=s(\d+)(.*)", text)
        if struct:
            members = struct[3]
            for union in re.findall(r"(?<=;):\(\d+,\d+\)=u2(.*?);;,(\d+),16;", members):  # without a name
                members = members.replace(union[0], re.sub(r",0,16", f",{union[1]},16", union[0]))
            for name, bit in re.findall(r"(\w+):\([^:]*?,(\d+),16;", members):
                yield name, Field(struct[1], int(struct[2]), int(bit) // 8)


def tables(path):
    """The name of the struct that each variable of an object is, or is an array of."""
    texts = stabs(path)
    structs = {found[2]: found[1] for text in texts if (found := re.match(r"(\S+):T(\(\d+,\d+\))=s", text))}
    const = dict(pair for text in texts for pair in re.findall(r"(\(\d+,\d+\))=k(\(\d+,\d+\))", text))
    found = {}
    for text in texts:
        variable = re.match(r"(\w+):[GSV](?:\(\d+,\d+\)=ar\(\d+,\d+\);\d+;\d+;)?(\(\d+,\d+\))", text)
        if variable:
            found[variable[1]] = structs.get(const.get(variable[2], variable[2]))
    return found
