# SPDX-License-Identifier: MIT
"""A linked AVR program: its code, its symbols, and the function pointers in its tables in flash. The debugging
information (DWARF) locates these pointers. Needs pyelftools."""
import collections
import functools
import glob
import os
import re
import subprocess

from elftools.dwarf.descriptions import describe_form_class
from elftools.elf.elffile import ELFFile

Symbol = collections.namedtuple("Symbol", "address size kind binding section name file")

SYMBOL = re.compile(r"([0-9a-f]{8}) (.)(.)...(.)(.) (\S+)\s+([0-9a-f]+) (?:\.hidden |\.internal )?(.*)")
FAMILY, AVR6 = 0x7f, 6  # bits for the architecture in an ELF file's flags, and their value for AVR6
LOADED_WITHIN = 16  # largest distance in bytes between the loads of an address's two halves
QUALIFIERS = ("DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_typedef")


def tool(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


def symbols(*paths):
    """Yields all symbols that have a section, in the order of the files. Local symbols follow the name of their source."""
    file = None
    for line in tool("avr-objdump", "-t", *paths):
        found = SYMBOL.match(line)
        if not found:
            continue
        address, binding, weak, debug, kind, section, size, name = found.groups()
        if kind == "f":
            file = name
        elif section not in ("*ABS*", "*UND*") and debug != "d":
            binding = "w" if weak == "w" else binding
            yield Symbol(int(address, 16), int(size, 16), kind, binding, section, name, file if binding == "l" else None)


def return_address(elf):
    """Returns how many bytes a call pushes: 3 on MCUs of the family avr6, which have more than 128 KB of flash."""
    with open(elf, "rb") as file:
        return 3 if ELFFile(file).header["e_flags"] & FAMILY == AVR6 else 2


def names(every):
    """Returns names of code by address, from these symbols. Functions and global symbols take precedence."""
    found = {}
    for symbol in every:
        rank = (symbol.kind == "F", symbol.binding == "g")
        named = symbol.kind == "F" or symbol.kind == " " and symbol.binding != "l"
        if symbol.section == ".text" and named and rank > found.get(symbol.address, ((),))[0]:
            found[symbol.address] = (rank, f"{symbol.name} ({symbol.file})" if symbol.file else symbol.name)
    return {address: name for address, (_, name) in found.items()}


def flash(elf):
    """Returns the bytes of .text."""
    with open(elf, "rb") as file:
        return ELFFile(file).get_section_by_name(".text").data()


def value(elf, name):
    """Returns the value of a symbol."""
    with open(elf, "rb") as file:
        return ELFFile(file).get_section_by_name(".symtab").get_symbol_by_name(name)[0]["st_value"]


def source_reader(elf):
    """Returns a function that returns "file:line" of the C code at an address, or "??:0" or "??:?". Starts avr-addr2line
    once for all addresses."""
    reader = subprocess.Popen(["avr-addr2line", "-e", elf], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    @functools.cache
    def source(address):
        reader.stdin.write(f"{address:#x}\n")
        return reader.stdout.readline().split()[0]

    return source


def objects(folder):
    """Returns the objects in a folder. In out/<board>/obj, only those whose sources still exist."""
    found = sorted(glob.glob(os.path.join(folder, "**", "*.o"), recursive=True))
    if os.path.basename(os.path.normpath(folder)) == "obj":
        found = [path for path in found if os.path.exists(os.path.relpath(path, folder)[:-2] + ".c")]
    return found


def taken(elf, every):
    """Returns the functions whose addresses are used by code: two instructions load such an address into a pair of
    registers."""
    functions = {symbol.address for symbol in every if symbol.kind == "F"}
    code, found, low = flash(elf), set(), {}
    for at in range(0, len(code) - 1, 2):
        word = int.from_bytes(code[at:at + 2], "little")
        if word >> 12 != 0xe:  # ldi
            continue
        register, byte = 16 + (word >> 4 & 0xf), word >> 4 & 0xf0 | word & 0xf
        if register % 2 == 0:
            low[register] = at, byte
        elif register - 1 in low and at - low[register - 1][0] <= LOADED_WITHIN:
            found.add((byte << 8 | low[register - 1][1]) * 2)
    return found & functions


def pointers(elf, every):
    """Returns the function pointers of a program with these symbols: first the set of target addresses by name of a field
    or variable, then the signature of each function, then the signatures of the pointers of each name that a source
    knows. A set contains None if a pointer of this name is in RAM or is an argument, and may point anywhere. In a union, a value that is
    not a function of the member's type belongs to another member. GCC 5 omits the types of arrays in flash. Such a
    variable counts as an array of pointers, and of every struct whose size fits and whose pointers would all be
    functions or null."""
    found, declared = collections.defaultdict(set), collections.defaultdict(list)
    # Only symbols of kind F are functions, unlike the compiler's shared epilogues.
    functions = {symbol.address for symbol in every if symbol.kind == "F"}
    sizes = {symbol.address: symbol.size for symbol in every if symbol.kind == "O"}
    with open(elf, "rb") as file:
        image = ELFFile(file)
        text = image.get_section_by_name(".text")
        code = text.data()
        dwarf = image.get_dwarf_info()
        units = [(unit, list(unit.iter_DIEs())) for unit in dwarf.iter_CUs()]
        files = {name_of(unit.get_top_DIE()): files_of(dwarf, unit) for unit, _ in units}
        structs = [Struct(die) for _, dies in units for die in dies
                   if die.tag == "DW_TAG_structure_type" and any(function_pointers(die))]
        kinds = {die.attributes["DW_AT_low_pc"].value: signature(die) for _, dies in units for die in dies
                 if die.tag == "DW_TAG_subprogram" and "DW_AT_low_pc" in die.attributes}
        for unit, dies in units:
            files_here = files[name_of(unit.get_top_DIE())]
            for variable in dies:
                if variable.tag in ("DW_TAG_member", "DW_TAG_variable", "DW_TAG_formal_parameter"):
                    kind = pointer_kind(variable)
                    if kind:
                        # variables made by the compiler have no source file
                        place = origin(variable).attributes.get("DW_AT_decl_file")
                        if place:
                            declared[files_here[place.value], name_of(variable)].append(kind)
                        if variable.tag == "DW_TAG_formal_parameter":
                            found[name_of(variable)].add(None)
                address = location(variable, unit)
                if address is None:
                    continue
                name = name_of(variable)
                if not 0 <= address - text["sh_addr"] < len(code):
                    for _, field, _ in function_pointers(type_of(typed(variable)), name):
                        found[field].add(None)
                    continue
                table = Table(code[address - text["sh_addr"]:], sizes.get(address, 0), functions)
                kind = type_of(typed(variable))
                for offset, field, in_union in function_pointers(kind, name) if kind else table.guess(structs, name):
                    target = table.pointer(offset)
                    if table.points_to_function(offset) and (not in_union or kinds.get(target, in_union) == in_union):
                        found[field].add(target)
    return found, kinds, {(os.path.normpath(source), name): [kind for file in known for kind in declared.get((file, name), [])]
                          for source, known in files.items() if source for name in found}


class Struct:
    """A struct: its size, and the result of function_pointers for it with and without unions."""

    def __init__(self, die):
        self.size = size_of(die)
        self.pointers, self.certain = (list(function_pointers(die, unions=unions)) for unions in (True, False))


class Table:
    """The bytes of a variable in flash."""

    def __init__(self, code, size, functions):
        self.code, self.size, self.functions = code, size, functions

    def pointer(self, offset):
        return int.from_bytes(self.code[offset:][:2], "little") * 2

    def points_to_function(self, offset):
        return self.pointer(offset) != 0 and self.pointer(offset) in self.functions

    def guess(self, structs, name):
        """Yields the function pointers of each struct that the variable may be an array of, and of an array of
        pointers."""
        if all(self.points_to_function(at) or not self.pointer(at) for at in range(0, self.size, 2)):
            yield from ((at, name, None) for at in range(0, self.size, 2))
        for struct in structs:
            if not struct.size or self.size % struct.size:
                continue
            rows = range(0, self.size, struct.size)
            certain = (row + offset for row in rows for offset, *_ in struct.certain)
            if all(self.points_to_function(at) or not self.pointer(at) for at in certain):
                yield from ((row + offset, *field) for row in rows for offset, *field in struct.pointers)


def typed(die):
    """Returns the entry with the type of a variable: its own entry, or the declaration that it completes."""
    return die if "DW_AT_type" in die.attributes else origin(die)


def origin(die):
    """Returns the entry that this entry completes, or the entry itself."""
    for link in ("DW_AT_specification", "DW_AT_abstract_origin"):
        if link in die.attributes:
            return origin(die.get_DIE_from_attribute(link))
    return die


def location(die, unit):
    """Returns the fixed address of a variable, or None. Address 0, where the vectors are, means that the linker removed
    the variable."""
    where = die.attributes.get("DW_AT_location")
    if die.tag != "DW_TAG_variable" or not where or describe_form_class(where.form) not in ("exprloc", "block"):
        return None
    block = bytes(where.value)
    return int.from_bytes(block[1:1 + unit["address_size"]], "little") or None if block[0] == 3 else None  # DW_OP_addr


def files_of(dwarf, unit):
    """Returns the names of the source and its headers, numbered from 1."""
    header = dwarf.line_program_for_CU(unit).header
    folders = ["", *(folder.decode() for folder in header.include_directory)]
    return [None, *(os.path.normpath(os.path.join(folders[file.dir_index], file.name.decode())) for file in header.file_entry)]


def name_of(die):
    die = origin(die)
    return die.attributes["DW_AT_name"].value.decode() if "DW_AT_name" in die.attributes else None


def pointer_kind(die):
    """Returns the signature of the target of a function pointer or of an array of them, otherwise None."""
    kind = type_of(typed(die))
    while kind is not None and kind.tag == "DW_TAG_array_type":
        kind = type_of(kind)
    aim = type_of(kind) if kind is not None and kind.tag == "DW_TAG_pointer_type" else None
    return signature(aim) if aim is not None and aim.tag == "DW_TAG_subroutine_type" else None


def type_of(die):
    """Returns the type of a variable, field or element, without qualifiers. None for void."""
    while "DW_AT_type" in die.attributes:
        die = die.get_DIE_from_attribute("DW_AT_type")
        if die.tag not in QUALIFIERS:
            return die
    return None


def size_of(die):
    if die.tag == "DW_TAG_array_type":
        return size_of(type_of(die)) * elements(die)
    return die.attributes["DW_AT_byte_size"].value


def elements(array):
    count = 1
    for dimension in array.iter_children():
        for name, more in (("DW_AT_upper_bound", 1), ("DW_AT_count", 0)):
            if name in dimension.attributes:
                count *= dimension.attributes[name].value + more
    return count


def signature(die):
    """Returns the types of the result and the arguments of a function, or of a pointer's target."""
    die = origin(die)
    taken = [type_of(typed(child)) for child in die.iter_children() if child.tag == "DW_TAG_formal_parameter"]
    return [type_name(one) for one in [type_of(die), *taken]]


def type_name(die):
    if die is None:
        return "void"
    if die.tag == "DW_TAG_pointer_type":
        return type_name(type_of(die)) + " *"
    return die.attributes["DW_AT_name"].value.decode() if "DW_AT_name" in die.attributes else die.tag


def function_pointers(die, field=None, unions=True, in_union=None):
    """Yields for each function pointer in an object of this type: its offset, the name of its field, and in a union the
    signature of its targets, otherwise None. unions: searches unions, too."""
    if die is None:
        return
    if die.tag == "DW_TAG_pointer_type" and (aim := type_of(die)) is not None and aim.tag == "DW_TAG_subroutine_type":
        yield 0, field, in_union and signature(aim)
    elif die.tag == "DW_TAG_array_type":
        inner = list(function_pointers(type_of(die), field, unions, in_union))
        for i in range(elements(die) if inner else 0):
            yield from ((i * size_of(type_of(die)) + offset, *name) for offset, *name in inner)
    elif die.tag == "DW_TAG_structure_type" or die.tag == "DW_TAG_union_type" and unions:
        for member in die.iter_children():
            if member.tag != "DW_TAG_member":
                continue
            at = member.attributes.get("DW_AT_data_member_location")
            base = 0 if at is None else at.value if isinstance(at.value, int) else at.value[1]  # DW_OP_plus_uconst
            name = member.attributes["DW_AT_name"].value.decode() if "DW_AT_name" in member.attributes else field
            inside = in_union or die.tag == "DW_TAG_union_type"
            yield from ((base + offset, *inner) for offset, *inner in function_pointers(type_of(member), name, unions, inside))
