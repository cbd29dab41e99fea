// SPDX-License-Identifier: MIT
// If this test fails, the tests at the pins read wrong variables from the firmware's memory. Compares two
// layouts of the firmware's data: core/layout.h reads one from debug information, and tests/parts/layout.c
// reports the compiler's.
#include "core/layout.h"

#include "core/board.h"
#include "core/machine.h"
#include "parts/layout_fields.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

// firmware image without games
static const char service_image[] = "uno_service";

enum { FIELDS_MAX = 64, LIMIT_US = 1000000 };

#define PATH(type, variable, path) #variable "." #path,
static const char *const of_games[] = {GAME_FIELDS(PATH, PATH) UI_FIELDS(PATH, PATH) NULL};
static const char *const of_toy[] = {TOY_FIELDS(PATH, PATH) NULL};

// Bytes that the test program on the chip has sent so far
static struct {
    uint8_t byte[6 * FIELDS_MAX];
    unsigned length;
} heard;

static void hear(struct machine *machine, uint8_t byte)
{
    (void)machine;
    if (heard.length < sizeof heard.byte)
        heard.byte[heard.length++] = byte;
}

static unsigned word(unsigned at)
{
    return heard.byte[2 * at] | heard.byte[2 * at + 1] << 8;
}

static bool run(const struct board *board)
{
    struct machine machine;
    char elf[64], error[512];

    snprintf(elf, sizeof elf, "out/parts/layout-%s.elf", board->name);
    heard.length = 0;
    if (!machine_open(&machine, elf, board->mcu, board->hz, error, sizeof error)) {
        tap_note(error);
        return false;
    }
    machine.on_console = hear;

    const bool ends = machine_run_us(&machine, LIMIT_US) == MACHINE_DONE;

    machine_close(&machine);
    return ends;
}

// Finds a field by its path, and returns its offset in the struct.
static bool find(const struct layout *layout, const char *path, struct field *field)
{
    struct field whole;
    char name[64];

    snprintf(name, sizeof name, "%.*s", (int)strcspn(path, "."), path);
    if (!layout_variable(layout, name, &whole))
        return layout_member(layout, path, field);
    if (!layout_variable(layout, path, field))
        return false;
    field->at -= whole.at;
    return true;
}

static void check(const struct board *board)
{
    char elf[64], error[512];
    const char *const *const paths = board->has_serial ? of_games : of_toy;
    unsigned count = 0;

    snprintf(elf, sizeof elf, "out/%s/bouton.elf", board->name);

    struct layout *const layout = layout_open(elf, error, sizeof error);

    if (!tap_check(layout && run(board), "%s: the layout can be read", board->name))
        return;
    for (; paths[count]; count++) {
        struct field field = {0};
        const bool good = find(layout, paths[count], &field) && field.at == word(3 * count) &&
                          field.size == word(3 * count + 1) && field.count == word(3 * count + 2);

        tap_check(good, "%s: %s is at %u, %u * %u bytes", board->name, paths[count], (unsigned)field.at,
                  field.count, field.size);
    }
    tap_check(heard.length == 6 * count, "%s: %u fields", board->name, count);
    layout_close(layout);
}

int main(void)
{
    for (unsigned i = 0; i < board_count; i++)
        if (strcmp(boards[i].name, service_image) != 0)
            check(&boards[i]);
    return tap_done();
}
