// SPDX-License-Identifier: MIT
#include "core/layout.h"

#include "core/memory.h"

#include <dwarf.h>
#include <elfutils/libdw.h>
#include <fcntl.h>
#include <gelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NAME_BYTES = 64, KNOWN = 16 };

// Cache of recently used symbols, because an ELF may have 20,000 symbols
struct known {
    struct {
        char name[NAME_BYTES];
        long address;
    } symbol[KNOWN];
    unsigned next;
};

struct layout {
    int file;
    Elf *elf;
    Dwarf *dwarf;
    struct known *known;
};

void layout_close(struct layout *layout)
{
    if (layout->dwarf)
        dwarf_end(layout->dwarf);
    if (layout->elf)
        elf_end(layout->elf);
    if (layout->file >= 0)
        close(layout->file);
    free(layout->known);
    free(layout);
}

struct layout *layout_open(const char *elf, char *error, size_t size)
{
    struct layout *const layout = memory_new(sizeof *layout);

    layout->known = memory_new(sizeof *layout->known);
    elf_version(EV_CURRENT);
    layout->file = open(elf, O_RDONLY);
    layout->elf = layout->file < 0 ? NULL : elf_begin(layout->file, ELF_C_READ, NULL);
    layout->dwarf = layout->elf ? dwarf_begin_elf(layout->elf, DWARF_C_READ, NULL) : NULL;
    if (layout->dwarf)
        return layout;
    snprintf(error, size, "%s has no debug information", elf);
    layout_close(layout);
    return NULL;
}

// Returns the length of the name before the next dot.
static size_t name_length(const char *path)
{
    return strcspn(path, ".");
}

static bool is_named(Dwarf_Die *entry, const char *name, size_t length)
{
    const char *const own = dwarf_diename(entry);

    return own && strlen(own) == length && !strncmp(own, name, length);
}

// Finds the first child of a DWARF entry for which fits(child, name) is true.
static bool find_child(Dwarf_Die *parent, Dwarf_Die *child, bool (*fits)(Dwarf_Die *, const char *),
                       const char *name)
{
    if (dwarf_child(parent, child))
        return false;
    do
        if (fits(child, name))
            return true;
    while (!dwarf_siblingof(child, child));
    return false;
}

// Finds an entry at the top level of any compilation unit.
static bool find(const struct layout *layout, Dwarf_Die *entry, bool (*fits)(Dwarf_Die *, const char *),
                 const char *name)
{
    Dwarf_Off at = 0, next;
    size_t header;
    Dwarf_Die unit;

    for (; !dwarf_nextcu(layout->dwarf, at, &next, &header, NULL, NULL, NULL); at = next)
        if (dwarf_offdie(layout->dwarf, at + header, &unit) && find_child(&unit, entry, fits, name))
            return true;
    return false;
}

// Sets *type to an entry's type, without typedefs and qualifiers such as const.
static bool type_of(Dwarf_Die *entry, Dwarf_Die *type)
{
    Dwarf_Attribute attribute;

    return dwarf_attr_integrate(entry, DW_AT_type, &attribute) && dwarf_formref_die(&attribute, type) &&
           !dwarf_peel_type(type, type);
}

static bool is_variable(Dwarf_Die *entry, const char *path)
{
    Dwarf_Die type;

    return dwarf_tag(entry) == DW_TAG_variable && is_named(entry, path, name_length(path)) &&
           type_of(entry, &type);
}

static bool is_struct(Dwarf_Die *entry, const char *path)
{
    return dwarf_tag(entry) == DW_TAG_structure_type && dwarf_bytesize(entry) > 0 &&
           is_named(entry, path, name_length(path));
}

// Adds a member's offset to *at. Members of a union have offset 0.
static void add_offset(Dwarf_Die *member, uint32_t *at)
{
    Dwarf_Attribute attribute;
    Dwarf_Op *operation;
    size_t length;

    if (dwarf_attr(member, DW_AT_data_member_location, &attribute) &&
        !dwarf_getlocation(&attribute, &operation, &length) && length == 1)
        *at += (uint32_t)operation->number;
}

// Finds a member, also in unnamed structs and unions. Adds the member's offset to *at.
static bool find_member(Dwarf_Die *parent, const char *name, Dwarf_Die *type, uint32_t *at)
{
    Dwarf_Die child, own;

    if (dwarf_child(parent, &child))
        return false;
    do {
        uint32_t offset = *at;

        if (dwarf_tag(&child) != DW_TAG_member || !type_of(&child, &own))
            continue;
        add_offset(&child, &offset);
        if (is_named(&child, name, name_length(name)))
            *type = own;
        else if (dwarf_diename(&child) || !find_member(&own, name, type, &offset))
            continue;
        *at = offset;
        return true;
    } while (!dwarf_siblingof(&child, &child));
    return false;
}

// Replaces an array type by the type of the elements. Sets *count.
static bool enter_array(Dwarf_Die *type, unsigned *count)
{
    Dwarf_Die bounds;
    Dwarf_Attribute attribute;
    Dwarf_Word last;

    *count = 1;
    if (dwarf_tag(type) != DW_TAG_array_type)
        return true;
    if (dwarf_child(type, &bounds) || !dwarf_attr(&bounds, DW_AT_upper_bound, &attribute) ||
        dwarf_formudata(&attribute, &last))
        return false;
    *count = (unsigned)last + 1;
    return type_of(type, type);
}

// Finds the member whose name follows the first dot of a path.
static bool follow(const char *path, Dwarf_Die *type, struct field *field)
{
    Dwarf_Word size;

    while (path += name_length(path), *path == '.')
        if (!find_member(type, ++path, type, &field->at))
            return false;
    if (!enter_array(type, &field->count) || dwarf_aggregate_size(type, &size))
        return false;
    field->size = (unsigned)size;
    return true;
}

bool layout_variable(const struct layout *layout, const char *path, struct field *field)
{
    char name[NAME_BYTES];
    Dwarf_Die entry, type;

    snprintf(name, sizeof name, "%.*s", (int)name_length(path), path);
    const long at = layout_symbol(layout, name) - LAYOUT_DATA;
    if (at < 0 || !find(layout, &entry, is_variable, path) || !type_of(&entry, &type))
        return false;
    field->at = (uint32_t)at;
    return follow(path, &type, field);
}

bool layout_member(const struct layout *layout, const char *path, struct field *field)
{
    Dwarf_Die type;

    field->at = 0;
    return find(layout, &type, is_struct, path) && follow(path, &type, field);
}

// Returns true if a symbol has this name, with or without a suffix from the linker.
static bool is_symbol(const char *symbol, const char *name)
{
    const size_t length = strlen(name);

    return !strncmp(symbol, name, length) && (!symbol[length] || symbol[length] == '.');
}

static long find_symbol(const struct layout *layout, const char *name)
{
    Elf_Scn *section = NULL;
    GElf_Shdr header;
    GElf_Sym symbol;

    while ((section = elf_nextscn(layout->elf, section))) {
        if (!gelf_getshdr(section, &header) || header.sh_type != SHT_SYMTAB)
            continue;
        Elf_Data *const data = elf_getdata(section, NULL);
        for (int i = 0; gelf_getsym(data, i, &symbol); i++)
            if (GELF_ST_TYPE(symbol.st_info) != STT_FILE &&
                is_symbol(elf_strptr(layout->elf, header.sh_link, symbol.st_name), name))
                return (long)symbol.st_value;
    }
    return -1;
}

long layout_symbol(const struct layout *layout, const char *name)
{
    struct known *const known = layout->known;

    for (unsigned i = 0; i < KNOWN; i++)
        if (!strcmp(known->symbol[i].name, name))
            return known->symbol[i].address;

    const unsigned at = known->next++ % KNOWN;

    snprintf(known->symbol[at].name, NAME_BYTES, "%s", name);
    known->symbol[at].address = find_symbol(layout, name);
    return known->symbol[at].address;
}

static bool is_enumerator(Dwarf_Die *entry, const char *name)
{
    return is_named(entry, name, strlen(name));
}

static bool has_enumerator(Dwarf_Die *entry, const char *name)
{
    Dwarf_Die child;

    return dwarf_tag(entry) == DW_TAG_enumeration_type && find_child(entry, &child, is_enumerator, name);
}

bool layout_enum(const struct layout *layout, const char *enumerator,
                 void (*found)(void *user, const char *name, unsigned number), void *user)
{
    Dwarf_Die entry, child;
    Dwarf_Attribute attribute;
    Dwarf_Word number;

    if (!find(layout, &entry, has_enumerator, enumerator) || dwarf_child(&entry, &child))
        return false;
    do
        if (dwarf_attr(&child, DW_AT_const_value, &attribute) && !dwarf_formudata(&attribute, &number))
            found(user, dwarf_diename(&child), (unsigned)number);
    while (!dwarf_siblingof(&child, &child));
    return true;
}
