// SPDX-License-Identifier: MIT
// What a hex file wants in a flash of at most 256 KB: read here by other code than avrdude's, so that each
// checks the other.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { IMAGE_BYTES = 0x40000, IMAGE_PAGE = 128 };

struct image {
    uint8_t byte[IMAGE_BYTES];
    bool is_used[IMAGE_BYTES]; // the file has this byte
    uint32_t end;              // behind the last one it has
};

// Reads an Intel hex file. False where it cannot be read, is damaged, or has a byte beyond 256 KB; error then
// holds one line without a newline.
bool image_read(struct image *image, const char *path, char *error, size_t size);

// Puts the bytes that the image has into a flash of this size, which must have room for them.
void image_load(const struct image *image, uint8_t *flash, uint32_t size);
