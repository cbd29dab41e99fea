// SPDX-License-Identifier: MIT
// Recorder of a part for what the firmware does wrong: counts the violations, and keeps the first one in
// words, with PC and cycle.
#pragma once

#include "core/machine.h" // PC and time

enum { VIOLATION_BYTES = 240 };

struct violations {
    unsigned count;              // since violations_open or violations_forget
    uint32_t kinds;              // bit n is set if kind n has occurred
    char first[VIOLATION_BYTES]; // the first one, a line of text

    // Private.
    struct machine *machine;
    const char *summary;
    struct violations *next; // recorder of the next part
};

// Adds a recorder to those of the machine. summary: printf format of the line that violations_found returns,
// with the count as %1$u and the first violation as %2$s; it must outlive the recorder.
void violations_open(struct violations *violations, struct machine *machine, const char *summary);

// Records a violation of kind 0..31 by the current instruction. PC and cycle are appended to the text.
__attribute__((format(printf, 3, 4))) void violations_add(struct violations *violations, unsigned kind,
                                                          const char *format, ...);

// Clears count and kinds.
void violations_forget(struct violations *violations);

// True if any part has recorded a violation; then line holds the summary of the first such part.
bool violations_found(const struct machine *machine, char *line, size_t size);
