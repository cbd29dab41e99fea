// SPDX-License-Identifier: MIT
#include "core/violations.h"

#include "core/machine.h" // PC and time

#include <stdlib.h>

void violations_open(struct violations *violations, struct machine *machine, const char *part)
{
    struct violations **last = &machine->violations;

    *violations = (struct violations){.machine = machine, .part = part};
    while (*last)
        last = &(*last)->next;
    *last = violations;
}

// Returns the index of a violation's kind, or violations->kinds for a new kind.
static unsigned find(const struct violations *violations, unsigned kind)
{
    unsigned i = 0;

    while (i < violations->kinds && violations->violation[i].kind != kind)
        i++;
    return i;
}

static void add(struct violations *violations, unsigned kind, uint32_t pc, const char *format,
                va_list arguments)
{
    const unsigned i = find(violations, kind);

    if (i < violations->kinds) {
        violations->violation[i].count++;
        return;
    }
    if (violations->kinds == VIOLATION_KINDS_MAX)
        abort();

    struct violation *const violation = &violations->violation[violations->kinds++];

    *violation = (struct violation){.kind = kind, .count = 1};

    const size_t length = (size_t)vsnprintf(violation->text, VIOLATION_BYTES, format, arguments);

    if (length < VIOLATION_BYTES)
        snprintf(violation->text + length, VIOLATION_BYTES - length, ", at PC %s, cycle %llu",
                 machine_where(violations->machine, pc),
                 (unsigned long long)machine_now(violations->machine));
}

void violations_add(struct violations *violations, unsigned kind, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    add(violations, kind, violations->machine->avr->pc, format, arguments);
    va_end(arguments);
}

void violations_add_at(struct violations *violations, unsigned kind, uint32_t pc, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    add(violations, kind, pc, format, arguments);
    va_end(arguments);
}

unsigned violations_count(const struct violations *violations, unsigned kind)
{
    const unsigned i = find(violations, kind);

    return i < violations->kinds ? violations->violation[i].count : 0;
}

void violations_forget(struct violations *violations)
{
    violations->kinds = 0;
}

bool violations_found(const struct machine *machine, char *line, size_t size)
{
    for (const struct violations *part = machine->violations; part; part = part->next)
        if (part->kinds) {
            unsigned count = 0;

            for (unsigned i = 0; i < part->kinds; i++)
                count += part->violation[i].count;
            snprintf(line, size, "%s: %u violation%s, the first: %s", part->part, count, count > 1 ? "s" : "",
                     part->violation[0].text);
            return true;
        }
    return false;
}

void violations_print(const struct machine *machine, FILE *file, const char *start)
{
    for (const struct violations *part = machine->violations; part; part = part->next)
        for (unsigned i = 0; i < part->kinds; i++)
            fprintf(file, "%s%s: %s; %u time%s\n", start, part->part, part->violation[i].text,
                    part->violation[i].count, part->violation[i].count > 1 ? "s" : "");
}
