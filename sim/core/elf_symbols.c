// SPDX-License-Identifier: MIT
#include "core/elf_symbols.h"

#include "core/memory.h"

#include <stdarg.h> // simavr's headers need it
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <simavr/sim_elf.h> // avr_symbol_t

struct machine_symbols {
    unsigned count;
    avr_symbol_t **symbol; // sorted by address
    uint32_t code_end;
};

struct machine_symbols *symbols_take(struct elf_firmware_t *firmware)
{
    struct machine_symbols *symbols = memory_new(sizeof *symbols);

    *symbols = (struct machine_symbols){firmware->symbolcount, firmware->symbol, firmware->flashsize};
    firmware->symbol = NULL;
    firmware->symbolcount = 0;
    return symbols;
}

void symbols_free(struct machine_symbols *symbols)
{
    for (unsigned i = 0; i < symbols->count; i++)
        free(symbols->symbol[i]);
    free(symbols->symbol);
    free(symbols);
}

long symbols_address(const struct machine_symbols *symbols, const char *name)
{
    for (unsigned i = 0; i < symbols->count; i++)
        if (!strcmp(symbols->symbol[i]->symbol, name))
            return symbols->symbol[i]->addr;
    return -1;
}

// Returns true for a constant of the linker script, such as __TEXT_REGION_LENGTH__.
static bool is_constant(const char *name)
{
    size_t length = strlen(name);

    return length > 4 && !strncmp(name, "__", 2) && !strcmp(name + length - 2, "__");
}

const char *symbols_function(const struct machine_symbols *symbols, uint32_t pc, uint32_t *offset)
{
    const char *name = NULL;

    if (pc >= symbols->code_end)
        return NULL;
    for (unsigned i = 0; i < symbols->count && symbols->symbol[i]->addr <= pc; i++) {
        if (is_constant(symbols->symbol[i]->symbol))
            continue;
        name = symbols->symbol[i]->symbol;
        *offset = pc - symbols->symbol[i]->addr;
    }
    return name;
}
