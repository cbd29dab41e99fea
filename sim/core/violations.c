// SPDX-License-Identifier: MIT
#include "core/violations.h"

#include <stdio.h>

void violations_open(struct violations *violations, struct machine *machine, const char *summary)
{
    struct violations **last = &machine->violations;

    *violations = (struct violations){.machine = machine, .summary = summary};
    while (*last)
        last = &(*last)->next;
    *last = violations;
}

void violations_add(struct violations *violations, unsigned kind, const char *format, ...)
{
    const struct machine *machine = violations->machine;
    va_list arguments;

    violations->kinds |= UINT32_C(1) << kind;
    if (violations->count++)
        return;
    va_start(arguments, format);

    size_t length = (size_t)vsnprintf(violations->first, VIOLATION_BYTES, format, arguments);

    va_end(arguments);
    if (length < VIOLATION_BYTES)
        snprintf(violations->first + length, VIOLATION_BYTES - length, ", at PC %s, cycle %llu",
                 machine_where(machine, machine->avr->pc), (unsigned long long)machine_now(machine));
}

void violations_forget(struct violations *violations)
{
    violations->count = 0;
    violations->kinds = 0;
}

bool violations_found(const struct machine *machine, char *line, size_t size)
{
    for (const struct violations *part = machine->violations; part; part = part->next)
        if (part->count) {
            snprintf(line, size, part->summary, part->count, part->first);
            return true;
        }
    return false;
}
