// SPDX-License-Identifier: MIT
// Content of an Intel hex file for a flash of at most 256 KB. This reader shares no code with avrdude, so
// tests can check one against the other.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { IMAGE_BYTES = 0x40000 };

struct image {
    uint8_t byte[IMAGE_BYTES];
    bool is_used[IMAGE_BYTES]; // the file has this byte
    uint32_t end;              // address after the last byte of the file
};

// Reads an Intel hex file. On false, it is unreadable, damaged or too large, and error holds a line without a
// newline.
bool image_read(struct image *image, const char *path, char *error, size_t size);

// Copies the image to a flash of `size` bytes.
void image_load(const struct image *image, uint8_t *flash, uint32_t size);
