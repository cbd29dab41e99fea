# SPDX-License-Identifier: MIT
"""What the proofs read from a linked program: the bytes of its flash, its symbols, and from its debugging information the
places of fields in structs and of inlined functions."""
import functools
import re
import struct
import subprocess

DATA = 0x800000  # where the linker has the data memory


class Elf:
    def __init__(self, path):
        self.path = path
        with open(path, "rb") as file:
            image = file.read()
        table, size, count = (struct.unpack_from("<" + kind, image, at)[0] for kind, at in (("I", 32), ("H", 46), ("H", 48)))
        headers = [struct.unpack_from("<10I", image, table + i * size) for i in range(count)]
        self.functions, self.objects, self.vectors_end = {}, {}, 0
        flash = bytearray()
        for _, kind, flags, address, offset, length, link, *_ in headers:
            if kind == 1 and flags & 2 and address < DATA:  # what is loaded into flash
                flash[address:address + length] = image[offset:offset + length]
            if kind == 2:  # symbols
                strings = headers[link][4]
                for at in range(offset, offset + length, 16):
                    name, value, extent, info = struct.unpack_from("<IIIB", image, at)
                    name = image[strings + name:image.index(0, strings + name)].decode()
                    if name == "__trampolines_start":
                        self.vectors_end = value
                    if info & 15 == 2:
                        self.functions[name.split(".")[0]] = (value, extent)
                    elif info & 15 == 1:
                        self.objects[name.split(".")[0]] = (value, extent)
        self.text_end = len(flash)
        self.flash = bytes(flash) + bytes(-len(flash) % 0x800) + b"\xff" * 4
        self.compiler = re.search(rb"GCC: \([^)]*\) ([\d.]+)", image)[1].decode()

    def is_code(self, address):
        """Whether no table is there."""
        return not any(low <= address < low + size for low, size in self.objects.values())

    def dump(self, what):
        return subprocess.run(["avr-objdump", f"--dwarf={what}", self.path], check=True, capture_output=True,
                              text=True).stdout.splitlines()

    @functools.cached_property
    def entries(self):
        """The entries of the debugging information: {offset: (level, tag, {attribute: text})}."""
        found, attributes = {}, {}
        for line in self.dump("info"):
            entry = re.match(r"\s*<(\w+)><(\w+)>: .*\((DW_TAG_\w+)\)", line)
            if entry:
                attributes = {}
                found[int(entry[2], 16)] = (int(entry[1], 16), entry[3][7:], attributes)
            elif attribute := re.match(r"\s*<\w+>\s+DW_AT_(\w+)\s*: (.*)", line):
                attributes[attribute[1]] = re.sub(r"^\(.*?\): ", "", attribute[2]).strip()
        return found

    def fields(self, name):
        """The offsets of the fields of the struct of this name."""
        offsets, inside, level = {}, False, 0
        for depth, tag, attributes in self.entries.values():
            if inside and depth <= level:
                return offsets
            if tag == "structure_type" and attributes.get("name") == name and "byte_size" in attributes:
                inside, level = True, depth
            elif inside and depth == level + 1 and tag == "member" and "name" in attributes:
                place = attributes["data_member_location"]
                offsets[attributes["name"]] = int((re.search(r"plus_uconst: (\d+)", place) or re.match(r"(\d+)", place))[1])
        raise KeyError(f"{self.path}: no struct {name}")

    def enumerators(self, name):
        """The numbers of the enum of this name."""
        numbers, inside, level = {}, False, 0
        for depth, tag, attributes in self.entries.values():
            if inside and depth <= level:
                return numbers
            if tag == "enumeration_type" and attributes.get("name") == name:
                inside, level = True, depth
            elif inside and tag == "enumerator":
                numbers[attributes["name"]] = int(attributes["const_value"].split()[0])
        raise KeyError(f"{self.path}: no enum {name}")

    def extent(self, function):
        """The first address of a function and the one after its last; of an inlined one from its ranges. It must be there
        once."""
        if function in self.functions:
            return self.functions[function][0], sum(self.functions[function])
        found = []
        for _, tag, attributes in self.entries.values():
            origin = re.match(r"<0x(\w+)>", attributes.get("abstract_origin", ""))
            if tag == "inlined_subroutine" and origin and self.entries[int(origin[1], 16)][2].get("name") == function:
                if "ranges" in attributes:
                    wanted = f"{int(attributes['ranges'], 16):08x}"
                    rows = [line.split() for line in self.dump("Ranges")]
                    rows = [[int(word, 16) for word in row[1:]] for row in rows if len(row) == 3 and row[0] == wanted]
                    found.append((min(row[0] for row in rows), max(row[1] for row in rows)))
                else:
                    low = int(attributes["low_pc"], 16)
                    found.append((low, low + int(attributes["high_pc"], 16)))
        if len(found) != 1:
            raise KeyError(f"{self.path}: {function} is there {len(found)} times")
        return found[0]
