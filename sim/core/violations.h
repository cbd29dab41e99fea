// SPDX-License-Identifier: MIT
// Records what a part of a board has seen the firmware do wrong, in the same way for all parts: each
// violation is counted, the first one is kept in words, with PC and cycle.
#pragma once

#include "core/machine.h" // PC and time

enum { VIOLATION_BYTES = 240 };

struct violations {
    unsigned count;              // since they were opened or forgotten
    uint32_t kinds;              // bit n: kind n of the part is among them
    char first[VIOLATION_BYTES]; // one line

    // The rest is the recorder's own.
    struct machine *machine;
    const char *summary;
    struct violations *next; // of another part of the board
};

// A new recorder joins those of the machine. summary: a printf format of the line that violations_found
// gives, with the count as %1$u and the first violation as %2$s; it must outlive the recorder.
void violations_open(struct violations *violations, struct machine *machine, const char *summary);

// Records a violation of a kind 0..31 by the instruction under way. The words stand before its PC and cycle.
__attribute__((format(printf, 3, 4))) void violations_add(struct violations *violations, unsigned kind,
                                                          const char *format, ...);

void violations_forget(struct violations *violations);

// True if a part of the machine has recorded something; then line holds the summary of the first such part.
bool violations_found(const struct machine *machine, char *line, size_t size);
