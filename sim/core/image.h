// SPDX-License-Identifier: MIT
// Content of an Intel hex file of at most 256 KB. This reader shares no code with avrdude, so tests compare
// it with avrdude.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { IMAGE_BYTES = 0x40000 };

struct image {
    uint8_t byte[IMAGE_BYTES];
    bool is_used[IMAGE_BYTES]; // the file has this byte
    uint32_t end;              // address after the final byte of the file
};

// Reads an Intel hex file. On failure sets error and returns false.
bool image_read(struct image *image, const char *path, char *error, size_t size);

// Copies the image to a flash of `size` bytes.
void image_load(const struct image *image, uint8_t *flash, uint32_t size);
