# SPDX-License-Identifier: MIT
"""What the proofs read from a linked program: the bytes of its flash, its symbols, and from its debugging information the
places of fields in structs."""
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
        self.pc_bytes = 3 if image[36] & 0x7f == 6 else 2  # architecture avr6, in e_flags
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

    @functools.cached_property
    def entries(self):
        """The entries of the debugging information: [(level, tag, {attribute: text})]."""
        found = []
        for line in subprocess.run(["avr-objdump", "--dwarf=info", self.path], check=True, capture_output=True, text=True).stdout.splitlines():
            if entry := re.match(r"\s*<(\w+)><\w+>: .*\(DW_TAG_(\w+)\)", line):
                found.append((int(entry[1], 16), entry[2], {}))
            elif attribute := re.match(r"\s*<\w+>\s+DW_AT_(\w+)\s*: (.*)", line):
                found[-1][2][attribute[1]] = re.sub(r"^\(.*?\): ", "", attribute[2]).strip()
        return found

    @functools.lru_cache(None)
    def members(self, name):
        """The offsets of the fields of the struct, or the numbers of the enum, of this name."""
        numbers, level = {}, None
        for depth, tag, attributes in self.entries:
            if level is not None and depth <= level:
                return numbers
            if tag in ("structure_type", "enumeration_type") and attributes.get("name") == name and "byte_size" in attributes:
                level = depth
            elif level is not None and depth == level + 1 and "name" in attributes:
                place = attributes.get("data_member_location") or attributes["const_value"]
                numbers[attributes["name"]] = int(re.findall(r"\d+", place)[-1])
        raise KeyError(f"{self.path}: no struct or enum {name}")
