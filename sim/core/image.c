// SPDX-License-Identifier: MIT
#include "core/image.h"

#include <stdio.h>

enum {
    DATA = 0,
    END = 1,
    SEGMENT = 2,
    START_SEGMENT = 3,
    LINEAR = 4,
    START_LINEAR = 5,
    RECORD_MAX = 4 + 255 + 1
};

// Reads a record of a hex file. Returns the number of bytes, or 0.
static unsigned read_record(const char *line, uint8_t record[static RECORD_MAX])
{
    unsigned count = 0, byte, sum = 0;

    if (*line++ != ':')
        return 0;
    for (; count < RECORD_MAX && sscanf(line, "%2x", &byte) == 1; line += 2) {
        record[count++] = (uint8_t)byte;
        sum += byte;
    }
    return count >= 5 && count == record[0] + 5u && sum % 256 == 0 ? count : 0;
}

static bool add(struct image *image, const uint8_t *record, uint32_t base)
{
    uint32_t at = base + ((uint32_t)record[1] << 8 | record[2]);

    if (at + record[0] > IMAGE_BYTES)
        return false;
    for (unsigned i = 0; i < record[0]; i++, at++) {
        if (image->is_used[at])
            return false;
        image->byte[at] = record[4 + i];
        image->is_used[at] = true;
    }
    if (at > image->end)
        image->end = at;
    return true;
}

bool image_read(struct image *image, const char *path, char *error, size_t size)
{
    FILE *file = fopen(path, "r");
    char line[2 * RECORD_MAX + 8];
    uint8_t record[RECORD_MAX] = {0};
    bool is_good = true, is_over = false;
    unsigned number = 0;
    uint32_t base = 0;

    *image = (struct image){0};
    if (!file) {
        snprintf(error, size, "cannot read %s: %m", path);
        return false;
    }
    while (is_good && !is_over && fgets(line, sizeof line, file)) {
        number++;
        is_good = read_record(line, record) > 0;
        is_over = is_good && record[3] == END;
        if (is_good && record[3] == DATA)
            is_good = add(image, record, base);
        else if (is_good && (record[3] == SEGMENT || record[3] == LINEAR))
            base = ((uint32_t)record[4] << 8 | record[5]) << (record[3] == SEGMENT ? 4 : 16);
        else if (is_good && !is_over)
            is_good = record[3] == START_SEGMENT || record[3] == START_LINEAR;
    }
    fclose(file);
    if (!is_good || !is_over)
        snprintf(error, size, "%s:%u: not a record of a hex file for 256 KB of flash", path, number);
    return is_good && is_over;
}

void image_load(const struct image *image, uint8_t *flash, uint32_t size)
{
    for (uint32_t at = 0; at < size; at++)
        if (image->is_used[at])
            flash[at] = image->byte[at];
}
