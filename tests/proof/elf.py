# SPDX-License-Identifier: MIT
"""What the proofs read from a linked program: its flash, its symbols, and from its debugging information the offsets of
fields and the places of inlined functions."""
import functools
import io
import re

from elftools.elf.elffile import ELFFile

import program
import stack

DATA = 0x800000  # address of the data memory in ELF files
KINDS = "DW_TAG_structure_type", "DW_TAG_enumeration_type"


class Elf:
    def __init__(self, path):
        self.path, symbols = path, list(program.symbols(path))
        self.functions, self.objects = ({symbol.name.split(".")[0]: (symbol.address, symbol.size) for symbol in symbols
                                         if symbol.kind == kind} for kind in "FO")
        self.pc_bytes = program.return_address(path)
        self.ram = range(program.value(path, "__DATA_REGION_ORIGIN__") - DATA, program.value(path, "__stack") + 1)
        with open(path, "rb") as file:
            self.image = ELFFile(io.BytesIO(file.read()))
        code = program.flash(path)
        self.text_end = len(code)
        self.flash = code + bytes(-len(code) % 0x800) + b"\xff" * 4
        self.compiler = re.search(rb"GCC: \([^)]*\) ([\d.]+)", self.image.get_section_by_name(".comment").data())[1].decode()

    def is_code(self, address):
        """True if no table is at this address."""
        return not any(low <= address < low + size for low, size in self.objects.values())

    def word(self, address): return int.from_bytes(self.flash[address:address + 2], "little")

    @functools.cached_property
    def graph(self): return stack.Graph(self.path)

    def position(self, address, **fields):
        """Returns the memory {address: byte} of a position with these fields, given as lists of bytes."""
        offset = self.members("position")
        return {address + offset[name] + i: byte for name, bytes_ in fields.items() for i, byte in enumerate(bytes_)}

    @functools.cached_property
    def debugging(self):
        """Returns all entries of the debugging information with a name, or with the name of an inlined function."""
        self.information = self.image.get_dwarf_info()
        entries = [entry for unit in self.information.iter_CUs() for entry in unit.iter_DIEs()]
        return [(program.origin(entry).attributes["DW_AT_name"].value.decode(), entry) for entry in entries
                if "DW_AT_name" in program.origin(entry).attributes]

    @functools.lru_cache(None)
    def members(self, name):
        """Returns the offsets of the fields of this struct, or the numbers of this enum."""
        for one, entry in self.debugging:
            if one == name and entry.tag in KINDS and entry.has_children:
                return dict(self.fields(entry, 0))
        raise KeyError(f"{self.path}: no struct or enum {name}")

    def fields(self, entry, start):
        """Yields the fields of a struct, and of unnamed structs and unions inside it, each with its offset from
        `start`."""
        for child in entry.iter_children():
            at = child.attributes.get("DW_AT_data_member_location", child.attributes.get("DW_AT_const_value"))
            at = 0 if at is None else at.value if isinstance(at.value, int) else at.value[1]  # [DW_OP_plus_uconst, at]
            if "DW_AT_name" in child.attributes:
                yield child.attributes["DW_AT_name"].value.decode(), start + at
            elif child.tag == "DW_TAG_member":
                yield from self.fields(child.get_DIE_from_attribute("DW_AT_type"), start + at)

    @functools.lru_cache(None)
    def size(self, enum):
        """Returns the bytes of a value of this enum."""
        return next(entry.attributes["DW_AT_byte_size"].value for name, entry in self.debugging
                    if name == enum and entry.tag == "DW_TAG_enumeration_type")

    def extent(self, function):
        """Returns the first address of a function that was inlined once, and the address after its end."""
        found = [entry.attributes for name, entry in self.debugging
                 if name == function and entry.tag == "DW_TAG_inlined_subroutine"]
        if len(found) != 1:
            raise KeyError(f"{self.path}: {function} is inlined {len(found)} times")
        if "DW_AT_ranges" in found[0]:
            ranges = self.information.range_lists().get_range_list_at_offset(found[0]["DW_AT_ranges"].value)
            return min(one.begin_offset for one in ranges), max(one.end_offset for one in ranges)
        low = found[0]["DW_AT_low_pc"].value
        return low, low + found[0]["DW_AT_high_pc"].value
