// SPDX-License-Identifier: MIT
// Content of an Intel hex file for a flash of at most 256 KB. Shares no code with avrdude, so each checks the
// other.
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

// Reads an Intel hex file. False if it cannot be read, is damaged, or has a byte beyond 256 KB. Then error
// holds one line without a newline.
bool image_read(struct image *image, const char *path, char *error, size_t size);

// Copies the bytes of the image below `size` to a flash of this size.
void image_load(const struct image *image, uint8_t *flash, uint32_t size);
