#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""usage: memory.py ELF...

Where each firmware keeps what the page tells of its game, as JSON: {ELF: {fields: {name: [address, bytes of an element,
elements]}, names: {enum: [names by number]}}}, from the symbols and the debugging information of the ELF itself."""
import json
import re
import sys

from elftools.elf.elffile import ELFFile

DATA = 0x800000  # where the linker has the data memory

# What is read of the variable of this name
FIELDS = {
    "ui": ["screen", "settings.level", "start", "view.kind", "view.message", "view.second", "view.page", "view.number",
           "view.selected", "view.vertex", "match.position.part", "match.side"],
    "toy": ["position.part", "position.misere", "position.k", "marked", "state", "row", "machine", "settings"],
}
# Variables that not every board has, and what they are called here
OTHERS = {"language_set": "language"}
# Enumerators that only mark a place in their list, where another one may have the same number
MARK = re.compile("(MESSAGES|BEFORE)_")
# An enumerator by which to find an enum
ENUMS = {"message": "MSG_YOUR_MOVE", "screen": "SCREEN_MENU", "view_kind": "VIEW_BOARD", "pocket_state": "POCKET_MENU"}


def name_of(entry):
    return entry.attributes["DW_AT_name"].value.decode() if "DW_AT_name" in entry.attributes else None


def type_of(entry):
    while "DW_AT_type" in entry.attributes:
        entry = entry.get_DIE_from_attribute("DW_AT_type")
        if entry.tag not in ("DW_TAG_typedef", "DW_TAG_volatile_type", "DW_TAG_const_type"):
            break
    return entry


def member(struct, name):
    for child in struct.iter_children():
        if name_of(child) == name:
            at = child.attributes["DW_AT_data_member_location"].value
            return type_of(child), at if isinstance(at, int) else at[1]
    raise KeyError(f"no field {name}")


def place(kind, address, path):
    """[address, bytes of an element, elements] of a field"""
    for name in path.split("."):
        kind, offset = member(kind, name)
        address += offset
    count = 1
    if kind.tag == "DW_TAG_array_type":
        [bounds] = [child for child in kind.iter_children() if child.tag == "DW_TAG_subrange_type"]
        count = bounds.attributes["DW_AT_upper_bound"].value + 1
        kind = type_of(kind)
    return [address, kind.attributes["DW_AT_byte_size"].value, count]


def memory(path):
    with open(path, "rb") as file:
        elf = ELFFile(file)
        addresses = {symbol.name: symbol["st_value"] - DATA for symbol in elf.get_section_by_name(".symtab").iter_symbols()
                     if symbol["st_value"] >= DATA}
        [variable] = [name for name in FIELDS if name in addresses]
        entries = [entry for unit in elf.get_dwarf_info().iter_CUs() for entry in unit.iter_DIEs()]
        kind = next(type_of(entry) for entry in entries if entry.tag == "DW_TAG_variable" and name_of(entry) == variable
                    and "DW_AT_type" in entry.attributes)
        fields = {path: place(kind, addresses[variable], path) for path in FIELDS[variable]}
        fields.update({name: [addresses[symbol], 1, 1] for symbol, name in OTHERS.items() if symbol in addresses})
        names = {}
        for entry in entries:
            if entry.tag == "DW_TAG_enumeration_type":
                values = {name_of(child): child.attributes["DW_AT_const_value"].value for child in entry.iter_children()}
                for enum, known in ENUMS.items():
                    if known in values:
                        by_number = {number: name for name, number in values.items() if not MARK.match(name)}
                        names[enum] = [by_number.get(number) for number in range(max(by_number) + 1)]
        return {"fields": fields, "names": names}


json.dump({path: memory(path) for path in sys.argv[1:]}, sys.stdout)
