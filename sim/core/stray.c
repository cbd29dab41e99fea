// SPDX-License-Identifier: MIT
#include "core/stray.h"

#include "core/machine.h"

#include <stdio.h>
#include <string.h>

static char heard[160]; // simavr's latest error message about a file

// Records an access outside the memory. An error without an address means a jump.
static void note(struct avr_t *avr, const char *error)
{
    struct machine *const machine = avr->custom.data;
    const char *const address = strstr(error, "Address ");
    unsigned number;

    if (address && sscanf(address, "Address %x", &number) == 1) {
        const enum stray_kind kind = strstr(error, "write") ? STRAY_WRITE : STRAY_READ;

        machine->stray = (struct stray){kind, avr->pc, number};
        if (!avr->gdb)
            avr->state = cpu_Crashed;
    } else if (avr->pc >= avr->flashend) {
        machine->stray = (struct stray){STRAY_JUMP, avr->pc, avr->pc};
    }
}

static void hear(struct avr_t *avr, const int level, const char *format, va_list arguments)
{
    char error[sizeof heard];

    if (level > LOG_WARNING)
        return;
    vsnprintf(error, sizeof error, format, arguments);
    error[strcspn(error, "\n")] = '\0';
    if (avr && avr->custom.data)
        note(avr, error);
    else if (level <= LOG_ERROR)
        strcpy(heard, error);
}

void stray_listen(void)
{
    heard[0] = '\0';
    avr_global_logger_set(hear);
}

const char *stray_heard(void)
{
    return heard;
}

const char *stray_text(const struct stray *stray)
{
    static const char *const texts[] = {
        [STRAY_READ] = "reads address 0x%04x, where it has no memory",
        [STRAY_WRITE] = "writes to address 0x%04x, where it has no memory",
        [STRAY_JUMP] = "runs on to 0x%04x, beyond its flash",
    };
    static char text[80];

    snprintf(text, sizeof text, texts[stray->kind], (unsigned)stray->address);
    return text;
}

// Continues after an access outside the memory. A jump wraps the PC around.
void stray_continue(struct machine *machine)
{
    struct avr_t *const avr = machine->avr;

    if (machine->stray.kind == STRAY_JUMP)
        avr->pc = machine->stray.pc & avr->flashend;
    avr->state = cpu_Running;
}
